"""What a device said at one instant."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

from . import _words
from ._words import HoverPhase, Phase, TouchKind

_PHASES = {word: i for i, word in enumerate(_words.PHASES)}
_HOVER_PHASES = {word: i for i, word in enumerate(_words.HOVER_PHASES)}
_KINDS = {word: i for i, word in enumerate(_words.TOUCH_KINDS)}
_NAN = math.nan


def _index(words: dict[str, int], word: str, what: str) -> int:
    try:
        return words[word]
    except KeyError:
        raise ValueError(f"{what} cannot be {word!r}; there are {', '.join(words)}") from None


@dataclass(slots=True)
class Contact:
    """A finger, pen or pressed pointer. Places are in points of the window; `y` grows downward.

    `force` is 1 for an ordinary touch; `radius` is half the length of the ellipse that touches. Angles are in radians.
    What is not known is not a number, and takes part in nothing.
    """

    id: int
    phase: Phase
    x: float
    y: float
    kind: TouchKind = "direct"
    force: float = _NAN
    maximum_force: float = _NAN
    radius: float = _NAN
    radius_tolerance: float = _NAN
    altitude: float = _NAN
    azimuth: float = _NAN
    roll: float = _NAN
    precise: tuple[float, float] | None = None
    time: float = _NAN
    """Of a sample that was merged into the frame."""
    is_estimated: bool = False

    def _words(self) -> list[float]:
        precise = self.precise or (_NAN, _NAN)
        return [
            self.id, _index(_PHASES, self.phase, "phase"), self.x, self.y, _index(_KINDS, self.kind, "kind"), self.force,
            self.maximum_force, self.radius, self.radius_tolerance, self.altitude, self.azimuth, self.roll, *precise,
            self.time, 1 if self.is_estimated else 0,
        ]


@dataclass(slots=True)
class Hover:
    """A pointer over the window that does not touch. `height` is 1 at the greatest height at which it is noticed."""

    id: int
    phase: HoverPhase
    x: float
    y: float
    kind: TouchKind = "indirectPointer"
    height: float = 0
    altitude: float = _NAN
    azimuth: float = _NAN
    roll: float = _NAN

    def _words(self) -> list[float]:
        return [
            self.id, _index(_HOVER_PHASES, self.phase, "phase"), self.x, self.y, _index(_KINDS, self.kind, "kind"), self.height,
            _NAN, _NAN, _NAN, self.altitude, self.azimuth, self.roll, _NAN, _NAN, _NAN, _NAN,
        ]


@dataclass(slots=True)
class Frame:
    """All contacts of a device at one time, in seconds. `samples` were merged into the frame, oldest first."""

    time: float
    contacts: list[Contact] = field(default_factory=list)
    samples: list[Contact] = field(default_factory=list)
    hovers: list[Hover] = field(default_factory=list)

    def _words(self) -> list[float]:
        words = [self.time, float(len(self.contacts)), float(len(self.samples)), float(len(self.hovers))]
        parts: Iterable[Contact | Hover] = (*self.contacts, *self.samples, *self.hovers)
        for part in parts:
            words += part._words()
        return words
