"""Recordings in Dactyl's own format, as Docs/recordings.md describes it."""

from __future__ import annotations

import json
import math
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import _words
from .errors import RecordingError
from .frame import Contact, Frame, Hover

if TYPE_CHECKING:
    import numpy
    import pandas

_PHASES = dict(zip("bmsec", _words.PHASES))
_HOVER_PHASES = dict(zip("emx", _words.HOVER_PHASES))
_LETTERS = {word: letter for letter, word in _PHASES.items()}
_HOVER_LETTERS = {word: letter for letter, word in _HOVER_PHASES.items()}
# Fields of a contact, with the value that is not written.
_FIELDS = {
    "f": ("force", 0.0), "fm": ("maximum_force", 0.0), "r": ("radius", 0.0), "rt": ("radius_tolerance", 0.0),
    "al": ("altitude", math.pi / 2), "az": ("azimuth", 0.0), "ro": ("roll", 0.0),
}
_HOVER_FIELDS = {"z": ("height", 0.0), **{key: _FIELDS[key] for key in ("al", "az", "ro")}}
_HEADER = ("name", "device", "kind", "size", "units", "source")


@dataclass
class Recording:
    """What a touch device said, frame by frame.

    >>> recording = Recording.read("pinch.jsonl")
    >>> table = recording.to_pandas()
    """

    frames: list[Frame] = field(default_factory=list)
    size: tuple[float, float] | None = None
    name: str | None = None
    device: str | None = None
    kind: str = "direct"
    units: dict[str, Any] | None = None
    source: str | None = None

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Recording:
        """Reads the one recording that a file holds. A `RecordingError` names the file and the line."""
        recordings = cls.read_all(path)
        if len(recordings) != 1:
            raise RecordingError(f"{path}: holds {len(recordings)} recordings; Recording.read_all reads them all")
        return recordings[0]

    @classmethod
    def read_all(cls, path: str | os.PathLike[str]) -> list[Recording]:
        """Reads the recordings of a file one after the other, as `cat` puts them together."""
        recordings: list[Recording] = []
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                if not line.strip():
                    continue
                try:
                    value = json.loads(line.rstrip())
                    if not isinstance(value, dict):
                        raise ValueError("not an object")
                    if "dactyl" in value:
                        recordings.append(cls._of_header(value))
                    elif not recordings:
                        raise ValueError("no header comes before it: {\"dactyl\":\"recording\",\"version\":1}")
                    else:
                        frames = recordings[-1].frames
                        frame = _frame(value, recordings[-1].kind)
                        if frames and frame.time < frames[-1].time:
                            raise ValueError(f"time goes back from {frames[-1].time:g} s to {frame.time:g} s")
                        frames.append(frame)
                except (ValueError, KeyError, TypeError) as error:
                    raise RecordingError(f"{path}, line {number}: {_reason(error)}") from None
        return recordings

    @classmethod
    def _of_header(cls, header: dict[str, Any]) -> Recording:
        if header["dactyl"] != "recording":
            raise ValueError(f"a {header['dactyl']}, not a recording")
        if header.get("version") != 1:
            raise ValueError(f"version {header.get('version')}, not 1")
        given = {key: header[key] for key in _HEADER if key in header}
        if "size" in given:
            width, height = given["size"]
            given["size"] = (float(width), float(height))
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

    def to_numpy(self) -> numpy.ndarray[Any, Any]:
        """One row for each contact of each frame: time, id, phase, x, y, force, radius, kind. Needs numpy."""
        import numpy

        columns = [
            ("time", "f8"), ("id", "i8"), ("phase", "U10"), ("x", "f8"), ("y", "f8"), ("force", "f8"), ("radius", "f8"),
            ("kind", "U15"),
        ]
        rows = [
            (frame.time, one.id, one.phase, one.x, one.y, one.force, one.radius, one.kind)
            for frame in self.frames
            for one in frame.contacts
        ]
        return numpy.array(rows, dtype=columns)

    def to_pandas(self) -> pandas.DataFrame:
        """The table of `to_numpy` as a data frame. Needs pandas."""
        import pandas

        return pandas.DataFrame(self.to_numpy())


def _reason(error: Exception) -> str:
    if isinstance(error, json.JSONDecodeError):
        return f"not JSON: {error.msg} at column {error.colno}"
    if isinstance(error, KeyError):
        return f"{error.args[0]!r} is missing or not known"
    return str(error)


def _frame(value: dict[str, Any], kind: str) -> Frame:
    for key in value:
        if key not in ("t", "c", "s", "h"):
            raise ValueError(f"a frame has no field {key!r}")
    samples = []
    for time, *rest in value.get("s", []):
        sample = _contact(rest, kind)
        sample.time = _number(time)
        samples.append(sample)
    return Frame(
        _number(value["t"]), [_contact(one, kind) for one in value["c"]], samples, [_hover(one) for one in value.get("h", [])]
    )


def _number(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
        raise ValueError(f"{value!r} is not a finite number")
    return float(value)


def _parts(value: list[Any]) -> tuple[int, str, float, float, dict[str, Any]]:
    if not isinstance(value, list) or len(value) not in (4, 5) or not isinstance(value[0], int):
        raise ValueError(f"{value!r} is not [number, phase, x, y] or [number, phase, x, y, {{more}}]")
    return value[0], value[1], _number(value[2]), _number(value[3]), dict(value[4]) if len(value) == 5 else {}


def _contact(value: list[Any], kind: str) -> Contact:
    number, letter, x, y, more = _parts(value)
    contact = Contact(number, _PHASES[letter], x, y, more.pop("k", kind))  # type: ignore[arg-type]
    if "p" in more:
        px, py = more.pop("p")
        contact.precise = (_number(px), _number(py))
    if more.pop("es", None) == 1:
        contact.is_estimated = True
    for key, (attribute, neutral) in _FIELDS.items():
        setattr(contact, attribute, _number(more.pop(key, neutral)))
    if more:
        raise ValueError(f"a contact has no field {next(iter(more))!r}")
    return contact


def _hover(value: list[Any]) -> Hover:
    number, letter, x, y, more = _parts(value)
    hover = Hover(number, _HOVER_PHASES[letter], x, y, more.pop("k", "indirectPointer"))  # type: ignore[arg-type]
    for key, (attribute, neutral) in _HOVER_FIELDS.items():
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
    value: dict[str, Any] = {"t": _short(frame.time), "c": [_written(one, _LETTERS[one.phase], _FIELDS, kind) for one in frame.contacts]}
    if frame.samples:
        value["s"] = [[_short(one.time), *_written(one, _LETTERS[one.phase], _FIELDS, kind)] for one in frame.samples]
    if frame.hovers:
        value["h"] = [_written(one, _HOVER_LETTERS[one.phase], _HOVER_FIELDS, "indirectPointer") for one in frame.hovers]
    return value
