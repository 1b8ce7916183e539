"""Recordings in Dactyl's own format, as Docs/recordings.md describes it."""

from __future__ import annotations

import bisect
import ctypes
import html
import importlib
import json
import math
import os
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, overload

from . import _words
from ._fields import FIELDS, HOVER_FIELDS
from ._gestures import gestures
from .errors import DactylError, RecordingError, reason_of
from .frame import Contact, Frame, Hover
from .window import Window

if TYPE_CHECKING:
    import numpy
    import pandas

_PHASES = dict(zip("bmsec", _words.PHASES))
_HOVER_PHASES = dict(zip("emx", _words.HOVER_PHASES))
_LETTERS = {word: letter for letter, word in _PHASES.items()}
_HOVER_LETTERS = {word: letter for letter, word in _HOVER_PHASES.items()}
_START = '{"dactyl":"recording","version":1}'
_HEADER = ("name", "device", "kind", "size", "units", "source")


@dataclass(repr=False)
class Recording:
    """What a touch device said, frame by frame.

    >>> recording = Recording.read("pinch.jsonl")
    >>> table = recording.to_pandas()
    >>> for frame in recording[0.2:0.5]:      # by seconds; recording[3] is a frame
    ...     print(frame.time, len(frame.contacts))
    """

    frames: list[Frame] = field(default_factory=list)
    size: tuple[float, float] | None = None
    name: str | None = None
    device: str | None = None
    kind: str = "direct"
    units: dict[str, Any] | None = None
    source: str | None = None

    # ------------------------------------------------------------------------------------------ as a sequence of frames

    def __len__(self) -> int:
        return len(self.frames)

    def __iter__(self) -> Iterator[Frame]:
        return iter(self.frames)

    @overload
    def __getitem__(self, which: int) -> Frame: ...
    @overload
    def __getitem__(self, which: slice) -> Recording: ...
    def __getitem__(self, which: int | slice) -> Frame | Recording:
        if isinstance(which, int):
            return self.frames[which]
        if which.step is not None:
            raise ValueError("a slice of a recording is two times, without a step")
        times = [frame.time for frame in self.frames]
        first = 0 if which.start is None else bisect.bisect_left(times, which.start)
        last = len(times) if which.stop is None else bisect.bisect_left(times, which.stop)
        return replace(self, frames=self.frames[first:last])

    @property
    def duration(self) -> float:
        """Seconds from the first frame to the last."""
        return self.frames[-1].time - self.frames[0].time if self.frames else 0.0

    @property
    def number_of_fingers(self) -> int:
        """The most contacts that are down at the same time."""
        return max((len(frame.contacts) for frame in self.frames), default=0)

    def __repr__(self) -> str:
        count = self.number_of_fingers
        size = f", {self.size[0]:g}×{self.size[1]:g}" if self.size else ""
        name = f" {self.name!r}" if self.name else ""
        return f"<Recording{name} {len(self)} frames, {self.duration:.2f} s, {count} {'finger' if count == 1 else 'fingers'}{size}>"

    def _repr_html_(self) -> str:
        """The fingers' ways as a picture, for notebooks."""
        ways: dict[tuple[int, int], list[tuple[float, float]]] = {}
        downs: dict[int, int] = {}
        for frame in self.frames:
            for one in frame.contacts:
                downs[one.id] = downs.get(one.id, 0) + (one.phase == "began")
                ways.setdefault((one.id, downs[one.id]), []).append((one.x, one.y))
        places = [place for way in ways.values() for place in way] or [(0.0, 0.0)]
        width, height = self.size or (max(x for x, _ in places) + 10, max(y for _, y in places) + 10)
        colors = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")
        lines = "".join(
            f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in way)}" fill="none" stroke="{color}" stroke-width="2"/>'
            f'<circle cx="{way[0][0]:.1f}" cy="{way[0][1]:.1f}" r="4" fill="{color}"/>'
            for (number, _), way in ways.items() for color in [colors[number % len(colors)]])
        return (f'<figure><svg viewBox="0 0 {width:g} {height:g}" width="{min(width, 480):g}" style="border:1px solid #ccc">{lines}</svg>'
                f"<figcaption>{html.escape(repr(self)[1:-1])}</figcaption></figure>")

    # ------------------------------------------------------------------------------------------ gestures

    def gestures(self) -> list[dict[str, Any]]:
        """The gestures that a person made, each a dict, as the command `dactyl replay --format json` prints them.

        >>> for gesture in recording.gestures():
        ...     print(gesture["words"])           # pinch ×2.69
        >>> table = pandas.DataFrame(recording.gestures())

        Every gesture has `recognizer` (its name), `words`, `kind`, `state` (ended or cancelled), `ended` (when the last finger
        lifted, even if it had to wait for others), `location` (the fingers' centre, `[x, y]`) and `touches` (the most fingers).
        One that goes on for a while has `began`. What it measured comes next, such as `translation`, `scale`, `rotation` in radians,
        `direction`, `radius` or `hand`.
        """
        return gestures(self.frames, self.size)

    # ------------------------------------------------------------------------------------------ files

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Recording:
        """Reads the one recording that a file holds. A `RecordingError` names the file and the line.

        Recordings of evemu, evtest, getevent and `libinput record` are read, too, as lines of Dactyl's own.
        """
        recordings = cls.read_all(path)
        if len(recordings) != 1:
            raise RecordingError(f"{path}: holds {len(recordings)} recordings; Recording.read_all reads them all")
        return recordings[0]

    @classmethod
    def read_all(cls, path: str | os.PathLike[str]) -> list[Recording]:
        """Reads the recordings of a file one after the other, as `cat` puts them together."""
        recordings: list[Recording] = []
        data = Path(path).read_bytes().removeprefix(b"\xef\xbb\xbf")
        if not data.strip():
            raise RecordingError(f"{path}: the file is empty; a recording begins with {_START}")
        if not data.lstrip().startswith(b"{"):
            data = _converted(path, data)
        for number, line in enumerate(data.split(b"\n"), 1):
            if not line.strip():
                continue
            try:
                value = json.loads(line.decode("utf-8"))
                if not isinstance(value, dict):
                    raise ValueError("not an object")
                if "dactyl" in value:
                    recordings.append(cls._of_header(value))
                    engine = Window(1, 1)  # It refuses frames that make no sense.
                elif not recordings:
                    raise ValueError(f"no header comes before it: {_START}")
                else:
                    frames = recordings[-1].frames
                    frame = _frame(value, recordings[-1].kind)
                    if frames and frame.time < frames[-1].time:
                        raise ValueError(f"time goes back from {frames[-1].time:g} s to {frame.time:g} s")
                    engine.send(frame)
                    frames.append(frame)
            except (ValueError, KeyError, TypeError, ArithmeticError, RecursionError, DactylError) as error:
                raise RecordingError(f"{path}, line {number}: {reason_of(error)}") from None
        return recordings

    @classmethod
    def _of_header(cls, header: dict[str, Any]) -> Recording:
        if header["dactyl"] != "recording":
            raise ValueError(f"a {header['dactyl']}, not a recording")
        if header.get("version") != 1:
            raise ValueError(f"version {header.get('version')}, not 1")
        given = {key: header[key] for key in _HEADER if key in header}
        if "size" in given:
            if not isinstance(given["size"], list) or len(given["size"]) != 2:
                raise ValueError(f"size {_brief(given['size'])} is not [width, height]")
            given["size"] = tuple(_number(number) for number in given["size"])
        if given.get("kind", "direct") not in _words.TOUCH_KINDS:
            raise ValueError(f"kind cannot be {given['kind']!r}")
        return cls(**given)

    def write(self, path: str | os.PathLike[str]) -> None:
        """Writes a file that reads back as the same recording."""
        header: dict[str, Any] = {"dactyl": "recording", "version": 1}
        for key in _HEADER:
            value = getattr(self, key)
            if value is not None and (key, value) != ("kind", "direct"):
                header[key] = [_short(number) for number in value] if key == "size" else value
        lines = [header] + [_frame_value(frame, self.kind) for frame in self.frames]
        text = "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False, allow_nan=False) + "\n" for line in lines)
        Path(path).write_text(text, encoding="utf-8")

    @classmethod
    def from_numpy(cls, table: numpy.ndarray[Any, Any], **about: Any) -> Recording:
        """Makes a recording of such a table as `to_numpy` gives; `force`, `radius` and `kind` may be missing.

        Rows of one time are one frame. What is told about it, such as `size=(360, 240)`, becomes attributes.
        """
        frames: list[Frame] = []
        more = [name for name in ("force", "radius", "kind") if name in (table.dtype.names or ())]
        names = ["time", "id", "phase", "x", "y", *more]
        for time, number, phase, x, y, *rest in zip(*(table[name].tolist() for name in names)):
            if not frames or frames[-1].time != time:
                frames.append(Frame(time))
            frames[-1].contacts.append(Contact(number, phase, x, y, **dict(zip(more, rest))))
        return cls(frames, **about)

    def to_numpy(self) -> numpy.ndarray[Any, Any]:
        """One row for each contact of each frame: time, id, phase, x, y, force, radius, kind. Needs numpy."""
        numpy = _extra("numpy")
        columns = [
            ("time", "f8"), ("id", "i8"), ("phase", "U10"), ("x", "f8"), ("y", "f8"), ("force", "f8"), ("radius", "f8"),
            ("kind", "U15"),
        ]
        rows = [
            (frame.time, one.id, one.phase, one.x, one.y, one.force, one.radius, one.kind)
            for frame in self.frames
            for one in frame.contacts
        ]
        return numpy.array(rows, dtype=columns)  # type: ignore[no-any-return]

    def to_pandas(self) -> pandas.DataFrame:
        """The table of `to_numpy` as a data frame. Needs pandas."""
        pandas = _extra("pandas")
        return pandas.DataFrame(self.to_numpy())  # type: ignore[no-any-return]


def _extra(name: str) -> Any:
    """A package that is needed here alone."""
    try:
        return importlib.import_module(name)
    except ImportError:
        raise ImportError(f"this needs {name}: pip install 'dactyl[{name}]'") from None


def _converted(path: str | os.PathLike[str], data: bytes) -> bytes:
    """A recording of another tool as lines of Dactyl's own."""
    if b"\0" in data[:4096]:
        raise RecordingError(f"{path}: not text, so not a recording")
    pieces: list[bytes] = []
    taker = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_void_p)
    library = ctypes.CDLL(str(Path(__file__).with_name("libdactyl-recordings.so")))
    if library.dactyl_convert(os.fsencode(path), taker(lambda text, _: pieces.append(text)), None):
        raise RecordingError(f"{path}: {pieces[-1].decode('utf-8', 'replace')}")
    return b"".join(pieces)


def _brief(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."


def _frame(value: dict[str, Any], kind: str) -> Frame:
    for key in value:
        if key not in ("t", "c", "s", "h"):
            raise ValueError(f"a frame has no field {key!r}")
        if key != "t" and not isinstance(value[key], list):
            raise ValueError(f"{key!r} is not a list")
    samples = []
    for one in value.get("s", []):
        if not isinstance(one, list) or not one:
            raise ValueError(f"{_brief(one)} is not [time, number, phase, x, y]")
        sample = _contact(one[1:], kind)
        sample.time = _number(one[0])
        samples.append(sample)
    return Frame(
        _number(value["t"]), [_contact(one, kind) for one in value["c"]], samples, [_hover(one) for one in value.get("h", [])]
    )


def _number(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
        raise ValueError(f"{_brief(value)} is not a finite number")
    return float(value)


def _parts(value: list[Any]) -> tuple[int, str, float, float, dict[str, Any]]:
    if not (isinstance(value, list) and len(value) in (4, 5) and isinstance(value[0], int) and abs(value[0]) < 2**63
            and isinstance(value[1], str) and isinstance(value[-1], dict) == (len(value) == 5)):
        raise ValueError(f"{_brief(value)} is not [number, phase, x, y] or [number, phase, x, y, {{more}}]")
    return value[0], value[1], _number(value[2]), _number(value[3]), dict(value[4]) if len(value) == 5 else {}


def _contact(value: list[Any], kind: str) -> Contact:
    number, letter, x, y, more = _parts(value)
    contact = Contact(number, _PHASES[letter], x, y, more.pop("k", kind))  # type: ignore[arg-type]
    if "p" in more:
        px, py = more.pop("p")
        contact.precise = (_number(px), _number(py))
    if more.pop("es", None) == 1:
        contact.is_estimated = True
    for key, (attribute, neutral) in FIELDS.items():
        setattr(contact, attribute, _number(more.pop(key, neutral)))
    if more:
        raise ValueError(f"a contact has no field {next(iter(more))!r}")
    return contact


def _hover(value: list[Any]) -> Hover:
    number, letter, x, y, more = _parts(value)
    hover = Hover(number, _HOVER_PHASES[letter], x, y, more.pop("k", "indirectPointer"))  # type: ignore[arg-type]
    for key, (attribute, neutral) in HOVER_FIELDS.items():
        setattr(hover, attribute, _number(more.pop(key, neutral)))
    if more:
        raise ValueError(f"a hovering pointer has no field {next(iter(more))!r}")
    return hover


def _short(number: float) -> float | int:
    return int(number) if float(number).is_integer() and abs(number) < 2**53 else number


def _written(one: Contact | Hover, letter: str, fields: dict[str, tuple[str, float]], kind: str) -> list[Any]:
    more: dict[str, Any] = {}
    for key, (attribute, neutral) in fields.items():
        number = getattr(one, attribute)
        if not math.isnan(number) and number != neutral:
            more[key] = _short(number)
    if one.kind != kind:
        more["k"] = one.kind
    if isinstance(one, Contact) and one.precise:
        more["p"] = [_short(number) for number in one.precise]
    if isinstance(one, Contact) and one.is_estimated:
        more["es"] = 1
    return [one.id, letter, _short(one.x), _short(one.y)] + ([more] if more else [])


def _frame_value(frame: Frame, kind: str) -> dict[str, Any]:
    value: dict[str, Any] = {"t": _short(frame.time), "c": [_written(one, _LETTERS[one.phase], FIELDS, kind) for one in frame.contacts]}
    if frame.samples:
        value["s"] = [[_short(one.time), *_written(one, _LETTERS[one.phase], FIELDS, kind)] for one in frame.samples]
    if frame.hovers:
        value["h"] = [_written(one, _HOVER_LETTERS[one.phase], HOVER_FIELDS, "indirectPointer") for one in frame.hovers]
    return value
