"""Why a recogniser decided."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ._causes import CAUSES
from ._words import Sense, State

if TYPE_CHECKING:
    from .recognizer import Recognizer

_UNITS = {
    "points": " pt", "seconds": " s", "time": " s", "radians": "°", "share": " %", "radii": " radii", "thresholds": " times",
    "fingers": " fingers", "taps": " taps", "times": " times",
}
_ONE = {"fingers": "1 finger", "taps": "1 tap", "times": "once", "radii": "1 radius"}


def _text(number: float, unit: str) -> str:
    if number == 1 and unit in _ONE:
        return _ONE[unit]
    factor = {"radians": 180 / math.pi, "share": 100}.get(unit, 1)
    return f"{round(number * factor, 2):g}{_UNITS.get(unit, '')}"


@dataclass(frozen=True, slots=True)
class Cause:
    """The number that decided, and what it was compared with. As text: `moved 3 pt, needs 10 pt`.

    `label` is the name in Docs/causes.md; `sense` says whether the number had to be at least (`minimum`) or at most
    (`maximum`) the limit. `other` is the recogniser that prevented, where one did.
    """

    code: int
    label: str
    number: float
    limit: float
    sense: Sense
    other: Recognizer | None = None

    @property
    def _own(self) -> str:
        """What a cause of a program's own is in words."""
        if math.isnan(self.number):
            return self.label
        return f"{self.label} #" + {"minimum": ", needs ~", "maximum": ", limit ~"}.get(self.sense, "")

    def __str__(self) -> str:
        _, words, unit = CAUSES.get(self.code, ("", self._own, ""))
        limit = f"{self.limit:g}" if unit in ("fingers", "taps") else _text(self.limit, unit)
        other = self.other.name if self.other else "another"
        return words.replace("#", _text(self.number, unit)).replace("~", limit).replace("@", other)


@dataclass(frozen=True, slots=True)
class Transition:
    """A change of a recogniser's state. As text: `0.500 s  long_press: possible → began (held 0.5 s, needs 0.5 s)`."""

    recognizer: Recognizer
    before: State
    after: State
    time: float
    cause: Cause

    def __str__(self) -> str:
        return f"{self.time:.3f} s  {self.recognizer.name}: {self.before} → {self.after} ({self.cause})"
