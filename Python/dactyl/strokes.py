"""Gestures that are drawn: libraries of templates, and what recognisers of strokes have in common."""

from __future__ import annotations

import json
import os
import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import _words
from ._library import buffer_lock, call, number_of, read, set_number, write
from .errors import DactylError, reason_of
from .recognizer import Recognizer

Stroke = Sequence[tuple[float, float]]
Drawing = Sequence[Stroke]
FORGIVES = ("size", "rotation", "proportions", "direction", "start", "speed")
_CONTINUOUS = 64
# How many numbers a stretch of a demonstration has.
_STRETCH = 13


@dataclass(frozen=True, slots=True)
class Match:
    """What a drawing is nearest to.

    `score` is 1 for the same drawing; `margin` says how much nearer this class is than `runner_up`; `distance` is in
    thresholds, so that above 1 it is not recognised.
    """

    name: str
    is_recognized: bool
    score: float
    margin: float
    runner_up: str | None
    distance: float


@dataclass(frozen=True)
class Evaluation:
    """How a library did: how often it took a drawing of a class, or `"other"`, for which class, or for none."""

    counts: dict[tuple[str, str | None], int]

    def _share(self, of: Callable[[str, str | None], bool], among: Callable[[str], bool]) -> float:
        total = sum(count for (meant, _), count in self.counts.items() if among(meant))
        return sum(count for (meant, found), count in self.counts.items() if among(meant) and of(meant, found)) / total if total else float("nan")

    @property
    def accuracy(self) -> float:
        """The share of gestures that were recognised as what they are, 0…1; not a number where there were none."""
        return self._share(lambda meant, found: meant == found, lambda meant: meant != "other")

    @property
    def false_accepts(self) -> float:
        """The share of other drawings that were taken for a gesture, 0…1; not a number where there were none."""
        return self._share(lambda _, found: found is not None, lambda meant: meant == "other")

    def __str__(self) -> str:
        wrong = sorted((key for key in self.counts if key[0] != (key[1] or "other")), key=lambda key: -self.counts[key])
        lines = [f"{self.accuracy:.1%} of the gestures are right, {self.false_accepts:.1%} of the others are taken for one"]
        lines += [f"  {meant} taken for {found or 'none'}: {self.counts[meant, found]}" for meant, found in wrong[:8]]
        return "\n".join(lines)


class Library:
    """A library of drawn gestures: classes with names, each with templates.

    `generosity` widens (above 1) or narrows what is recognised. What any number of fingers do is added by `show`, for the recogniser
    `Shown`.
    """

    def __init__(self, generosity: float | None = None) -> None:
        self._handle = call("library_create")
        self._finalizer = weakref.finalize(self, _release, self._handle)
        self._numbers: dict[str, int] = {}
        self._forgives: dict[str, tuple[str, ...]] = {}
        self._templates: dict[int, str] = {}
        self._continuous: set[str] = set()
        self._shown: dict[int, tuple[str, list[float]]] = {}
        if generosity is not None:
            self.generosity = generosity

    @property
    def generosity(self) -> float:
        return number_of(self._handle, _words.PROPERTIES["generosity"])

    @generosity.setter
    def generosity(self, value: float) -> None:
        set_number(self._handle, _words.PROPERTIES["generosity"], value, "generosity", value)

    @property
    def names(self) -> list[str]:
        """The classes, in the order in which they were defined."""
        return list(self._numbers)

    def __len__(self) -> int:
        """How many templates there are."""
        return len(self._templates)

    def __repr__(self) -> str:
        return f"<Library of {len(self._numbers)} classes, {len(self)} templates: {', '.join(self._numbers)}>"

    def __iter__(self) -> Iterator[str]:
        return iter(self._numbers)

    def __contains__(self, name: object) -> bool:
        return name in self._numbers

    def define(self, name: str, forgives: Iterable[str] = ("size",), *, continuous: bool = False) -> None:
        """Adds a class, or changes what it forgives: size, rotation, proportions, direction, start, and speed of what fingers show.

        What fingers show and travels begins under way if it is continuous.
        """
        self._define(name, tuple(forgives), self._numbers.get(name, max(self._numbers.values(), default=0) + 1), continuous)

    def _define(self, name: str, forgives: tuple[str, ...], number: int, continuous: bool = False) -> None:
        for word in forgives:
            if word not in FORGIVES:
                raise ValueError(f"forgives cannot be {word!r}; there are {', '.join(FORGIVES)}")
        call("library_define", self._handle, number, sum(1 << FORGIVES.index(word) for word in set(forgives)) + _CONTINUOUS * continuous)
        self._continuous = self._continuous | {name} if continuous else self._continuous - {name}
        self._numbers[name] = number
        self._forgives[name] = tuple(word for word in FORGIVES if word in forgives)

    def add(self, name: str, drawing: Drawing) -> int:
        """Adds a drawing, a list of strokes, to a class as a template; answers the template's number."""
        if name not in self._numbers:
            self.define(name)
        with buffer_lock:
            template = call("library_add", self._handle, self._numbers[name], _write(drawing), what=f"template of {name}")
        self._templates[template] = name
        return template

    def show(self, name: str, demonstration: Sequence[float]) -> int:
        """Adds what any number of fingers did, the `demonstration` of a recogniser `Shown`, to a class; answers its number."""
        if name not in self._numbers:
            self.define(name, ())
        with buffer_lock:
            number = call("library_show", self._handle, self._numbers[name], write(list(demonstration)), what=f"demonstration of {name}")
        self._shown[number] = (name, list(demonstration))
        return number

    def hide(self, demonstration: int) -> None:
        """Removes what was shown by its number."""
        call("library_hide", self._handle, demonstration)
        del self._shown[demonstration]

    def recognize_shown(self, demonstration: Sequence[float]) -> Match:
        """Says what fingers did is nearest to. A `DactylError` where nothing was shown."""
        with buffer_lock:
            status = call("library_recognize_shown", self._handle, write(list(demonstration)), what="demonstration")
            return self._match(status == 1, read(5))

    def remove(self, what: str | int) -> None:
        """Removes a class by its name, or a template by its number."""
        if isinstance(what, str):
            call("library_remove_class", self._handle, self._numbers.pop(what))
            self._templates = {number: name for number, name in self._templates.items() if name != what}
            self._shown = {number: one for number, one in self._shown.items() if one[0] != what}
        else:
            call("library_remove", self._handle, what)
            del self._templates[what]

    def recognize(self, drawing: Drawing) -> Match:
        """Says what a drawing is nearest to. A `DactylError` where there is nothing to compare."""
        with buffer_lock:
            status = call("library_recognize", self._handle, _write(drawing), what="drawing")
            return self._match(status == 1, read(5))

    def _match(self, is_recognized: bool, words: list[float]) -> Match:
        names = {number: name for name, number in self._numbers.items()}
        nearest, score, margin, runner_up, distance = words
        other = None if runner_up != runner_up else names.get(int(runner_up))
        return Match(names[int(nearest)], is_recognized, score, margin, other, distance)

    # ------------------------------------------------------------------------------------------ training

    @classmethod
    def train(
        cls, drawings: Mapping[str, Sequence[Drawing]], *, templates: int = 10, forgives: Iterable[str] = ("size",),
        generosity: float = 1,
    ) -> Library:
        """Makes a library of people's drawings by their names: of each class the drawings that stand best for all others become
        templates, at most so many. `dactyl train` does the same with files, and faster.

        >>> library = Library.train({"star": stars, "hook": hooks})
        >>> print(library.evaluate({"star": other_stars, "hook": other_hooks}))
        """
        if templates < 1:
            raise ValueError(f"templates cannot be {templates}; at least 1")
        forgives = tuple(forgives)
        library = cls()
        for name, samples in drawings.items():
            if not samples:
                raise ValueError(f"there is no drawing of {name}")
            library.define(name, forgives)
            for index in _medoids(_distances(name, samples, forgives), templates):
                library.add(name, samples[index])
        library.generosity = generosity
        return library

    def evaluate(self, drawings: Mapping[str, Sequence[Drawing]]) -> Evaluation:
        """Measures the library on drawings that it was not made of, by their names; what it has no class for should be refused."""
        counts: dict[tuple[str, str | None], int] = {}
        for name, samples in drawings.items():
            for sample in samples:
                match = self.recognize(sample)
                found = (name if name in self else "other", match.name if match.is_recognized else None)
                counts[found] = counts.get(found, 0) + 1
        return Evaluation(counts)

    # ------------------------------------------------------------------------------------------ files

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Library:
        """Reads a file as `dactyl train` writes it."""
        data = Path(path).read_bytes()
        if not data.strip():
            raise DactylError(f"{path}: the file is empty")
        try:
            value = json.loads(data.decode("utf-8"))
            if not isinstance(value, dict) or value.get("version") != 1:
                raise ValueError("not a library of strokes of version 1")
            if value.get("format") == "dactyl-gestures":
                return cls._of_shown(value)
            if value.get("format") != "dactyl-strokes":
                raise ValueError("not a library of strokes or shown gestures")
            return cls._of(value)
        except (ValueError, KeyError, TypeError, ArithmeticError, RecursionError, DactylError) as error:
            raise DactylError(f"{path}: {reason_of(error)}") from None

    @classmethod
    def _of(cls, value: dict[str, Any]) -> Library:
        library = cls()
        names = {}
        # What is learnt is learnt once, after the last template.
        for name in ("path_threshold", "cloud_threshold"):
            set_number(library._handle, _words.PROPERTIES[name], 1, name, 1)
        for one in value["classes"]:
            library._define(one["name"], tuple(one["forgives"]), one["id"])
            names[one["id"]] = one["name"]
        for one in value["templates"]:
            strokes = [list(zip(stroke[::2], stroke[1::2])) for stroke in one["strokes"]]
            with buffer_lock:
                words = _write(strokes)
                template = call("library_add_outline", library._handle, one["class"], float(one["diagonal"]), words)
            library._templates[template] = names[one["class"]]
        rejection = value["rejection"]
        for key, name in (("generosity", "generosity"), ("path", "path_threshold"), ("cloud", "cloud_threshold")):
            if key in rejection:
                set_number(library._handle, _words.PROPERTIES[name], rejection[key], name, rejection[key])
        return library

    @classmethod
    def _of_shown(cls, value: dict[str, Any]) -> Library:
        library = cls(value["generosity"])
        names = {}
        for one in value["classes"]:
            if one["id"] in names:
                raise ValueError(f"two classes {one['id']}")
            names[one["id"]] = one["name"]
            library._define(one["name"], tuple(one["forgives"]), one["id"], one["continuous"])
        for one in value["demonstrations"]:
            stroke = one.get("stroke") or {"diagonal": 0, "strokes": []}
            drawn = [number for line in stroke["strokes"] for number in (len(line) // 2, *line)]
            numbers = [number for stretch in one["stretches"] for number in stretch]
            library.show(names[one["class"]], [len(one["stretches"]), *numbers, stroke["diagonal"], *drawn])
        return library

    def _as_shown(self) -> dict[str, Any]:
        classes = [{"continuous": name in self._continuous, "forgives": self._forgives[name], "id": number, "name": name}
                   for name, number in self._numbers.items()]
        rows: list[dict[str, Any]] = []
        for _, (name, (count, *numbers)) in sorted(self._shown.items()):
            rest = int(count) * _STRETCH
            row: dict[str, Any] = {"class": self._numbers[name], "stretches": [numbers[at:at + _STRETCH] for at in range(0, rest, _STRETCH)]}
            if numbers[rest]:
                strokes = [[int(number) for point in stroke for number in point] for stroke in _strokes(numbers[rest + 1:])]
                row["stroke"] = {"diagonal": numbers[rest], "strokes": strokes}
            rows.append(row)
        return {"classes": classes, "demonstrations": rows, "format": "dactyl-gestures", "generosity": self.generosity, "version": 1}

    def write(self, path: str | os.PathLike[str]) -> None:
        """Writes a file that `dactyl` and `read` read as the same library: what fingers have shown, or what was drawn.

        A `DactylError` if the library holds both.
        """
        if self._shown:
            if self._templates or not self.generosity:
                raise DactylError(f"{path}: the library holds drawings and what several fingers showed; keep these in two libraries")
            Path(path).write_text(json.dumps(self._as_shown(), separators=(",", ":")), encoding="utf-8")
            return
        templates: list[dict[str, Any]] = []
        for template, name in sorted(self._templates.items()):
            with buffer_lock:
                *words, diagonal = read(call("library_outline", self._handle, template))
            strokes = [[int(number) for point in stroke for number in point] for stroke in _strokes(words)]
            templates.append({"class": self._numbers[name], "diagonal": diagonal, "strokes": strokes})
        rejection = {"generosity": self.generosity}
        if not self.generosity:
            rejection = {key: number_of(self._handle, _words.PROPERTIES[f"{key}_threshold"]) for key in ("cloud", "path")}
        classes = [{"forgives": self._forgives[name], "id": number, "name": name} for name, number in self._numbers.items()]
        value = {"classes": classes, "format": "dactyl-strokes", "rejection": rejection, "templates": templates, "version": 1}
        Path(path).write_text(json.dumps(value, separators=(",", ":")), encoding="utf-8")


def _distances(name: str, samples: Sequence[Drawing], forgives: tuple[str, ...]) -> list[list[float]]:
    """How far each drawing is from each other one, with the size forgiven, because people's drawings of one thing differ in it."""
    rows = []
    for template in samples:
        one = Library()
        one.define(name, {*forgives, "size"})
        for threshold in ("path_threshold", "cloud_threshold"):
            set_number(one._handle, _words.PROPERTIES[threshold], 1, threshold, 1)
        one.add(name, template)
        rows.append([_distance(one, other) for other in samples])
    return rows


def _distance(library: Library, drawing: Drawing) -> float:
    try:
        return library.recognize(drawing).distance
    except DactylError:  # Another number of strokes, or another size.
        return 1e6


def _medoids(distances: list[list[float]], most: int) -> list[int]:
    """The drawings from which all others are least far: added one by one, then each group's middle until nothing changes."""
    everyone = range(len(distances))
    if len(distances) <= most:
        return list(everyone)
    chosen: list[int] = []
    while len(chosen) < most:
        rest = [one for one in everyone if one not in chosen]
        chosen.append(min(rest, key=lambda new: sum(min(distances[c][one] for c in [*chosen, new]) for one in everyone)))
    for _ in range(30):
        groups: dict[int, list[int]] = {one: [] for one in chosen}
        for one in everyone:
            groups[min(chosen, key=lambda center: distances[center][one])].append(one)
        middles = [min(group, key=lambda center: sum(distances[center][one] for one in group)) for group in groups.values() if group]
        if middles == chosen:
            break
        chosen = middles
    return sorted(chosen)


class Drawn(Recognizer):
    """What all recognisers of strokes have."""

    @property
    def drawing(self) -> list[list[tuple[float, float]]]:
        """What was drawn last, in points of the window."""
        with buffer_lock:
            return _strokes(read(call("drawing", self._handle)))


class Compared(Drawn):
    """A recogniser that compares with a library."""

    _library: Library | None = None

    @property
    def library(self) -> Library | None:
        """What it compares with; what the library holds when a finger comes down counts."""
        return self._library

    @library.setter
    def library(self, library: Library | None) -> None:
        handle = library._handle if library is not None else 0
        set_number(self._handle, _words.PROPERTIES["library"], handle, "library", library)
        self._library = library

    @property
    def match(self) -> Match | None:
        """What the drawing is nearest to; nothing before one was drawn."""
        words = [self._reading(i) for i in range(5)]
        if self._library is None or words[0] != words[0] or not words[0]:
            return None
        return self._library._match(self.state == "ended", words)

    @property
    def class_name(self) -> str | None:
        """The name of what was recognised."""
        match = self.match
        return match.name if match and match.is_recognized else None


class Seen(Compared):
    """A recogniser that compares what any number of fingers do with a library."""

    @property
    def demonstration(self) -> list[float]:
        """What the fingers did last, or so far, in numbers; `Library.show` takes them."""
        with buffer_lock:
            return read(call("shown", self._handle))


def _release(handle: int) -> None:
    call("release", handle)


def _write(drawing: Drawing) -> int:
    words: list[float] = []
    for stroke in drawing:
        words.append(len(stroke))
        for x, y in stroke:
            words += (x, y)
    return write(words)


def _strokes(words: list[float]) -> list[list[tuple[float, float]]]:
    strokes, at = [], 0
    while at < len(words):
        count = int(words[at])
        numbers = words[at + 1 : at + 1 + 2 * count]
        strokes.append(list(zip(numbers[::2], numbers[1::2])))
        at += 1 + 2 * count
    return strokes
