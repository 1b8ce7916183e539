"""Recognisers of a program's own."""

from __future__ import annotations

import ctypes
import math
import weakref
from dataclasses import dataclass
from typing import Any, ClassVar

from . import _library, _words
from ._library import call, number_of, touches
from ._settings import Flag
from ._words import Phase, Sense, State, TouchKind
from .kinds import CommonSettings
from .recognizer import OWN_CAUSES, Recognizer

_OWNERS: weakref.WeakValueDictionary[int, Recognizer] = weakref.WeakValueDictionary()
_CODE = 14
_FIRST_CAUSE = 1000


@dataclass(frozen=True, slots=True)
class Touch:
    """A finger that a recogniser follows, in points of the recogniser's view."""

    id: int
    phase: Phase
    kind: TouchKind
    time: float
    x: float
    y: float
    window_location: tuple[float, float]
    previous: tuple[float, float]
    """Where it was before."""
    down: tuple[float, float]
    """Where it came down."""
    down_time: float
    force: float
    radius: float
    tap_count: int


class Custom(CommonSettings):
    """A recogniser of a program's own: override what it is told, and say what it makes of that with `transition` or `fail`.

    >>> class Steady(dactyl.Custom):
    ...     kind = "steady"
    ...     tolerance = 4.0                       # a setting: window.add(Steady, tolerance=6)
    ...     def reset(self):
    ...         self.moves = 0
    ...     def touches_moved(self, touches):
    ...         way = math.dist((touches[0].x, touches[0].y), touches[0].down)
    ...         if way > self.tolerance:
    ...             self.fail("wandered", way, self.tolerance, "maximum")
    ...         else:
    ...             self.moves += 1
    ...             if self.moves == 2:
    ...                 self.transition("ended", "steady")

    While it is told something it can neither send frames nor add or remove recognisers.
    """

    kind = "custom"
    _code = _CODE
    _is_own: ClassVar[bool] = True
    outlasts_touches = Flag(_words.PROPERTIES["outlasts_touches"], "Whether an attempt goes on without fingers until the recogniser ends it; default False.")
    _told = False

    def __init__(self, view: Any, action: Any, name: str | None, settings: dict[str, Any]) -> None:
        call("set_callback", _CALLBACK)
        super().__init__(view, action, name, settings)
        _OWNERS[self._handle] = self
        self.reset()

    # ------------------------------------------------------------------------------------------ what it is told

    def touches_began(self, touches: list[Touch]) -> None:
        """Fingers came down."""

    def touches_moved(self, touches: list[Touch]) -> None:
        """Fingers moved."""

    def touches_ended(self, touches: list[Touch]) -> None:
        """Fingers lifted. One that is still possible when the last lifts fails by itself."""

    def touches_cancelled(self, touches: list[Touch]) -> None:
        """Fingers were taken away."""

    def deadline_reached(self, time: float) -> None:
        """The time that `deadline` was set to has come."""

    def reset(self) -> None:
        """The attempt is over: forget all about it. Called once at the beginning, too."""

    def can_prevent(self, other: Recognizer) -> bool:
        """Whether another recogniser fails when this one recognises."""
        return True

    def can_be_prevented(self, other: Recognizer) -> bool:
        """Whether this one fails when another recognises."""
        return True

    # ------------------------------------------------------------------------------------------ what it says

    @property
    def touches(self) -> list[Touch]:
        """The fingers that it follows."""
        return [_touch(numbers) for numbers in touches(self._handle)]

    @property
    def state(self) -> State:
        """The state; in an action, the one that the action is about."""
        if self._told:
            return _words.STATES[int(number_of(self._handle, _words.PROPERTIES["state"]))]  # type: ignore[return-value]
        return super().state

    def transition(
        self, state: State, cause: str = "", number: float = math.nan, limit: float = math.nan, sense: Sense = "none",
    ) -> None:
        """Sets the state: `began`, `changed`, `ended` (also of a gesture that happens at once), `cancelled` or `failed`.

        The cause is a name of your own, with the number that decided, its limit, and whether that is a `minimum` or a `maximum`.
        """
        call("transition", self._handle, _words.STATES.index(state), *_cause(state, cause, number, limit, sense), what=f"transition to {state}")

    def fail(self, cause: str = "", number: float = math.nan, limit: float = math.nan, sense: Sense = "none") -> None:
        """Fails what is possible, and cancels what has begun."""
        self.transition("failed" if self.state == "possible" else "cancelled", cause, number, limit, sense)

    def cross(
        self, threshold: float, before: float, after: float, state: State = "began", cause: str = "", number: float = math.nan,
        limit: float = math.nan, sense: Sense = "minimum",
    ) -> None:
        """The same as `transition`, because a threshold was crossed in this event: of several recognisers the one comes first that
        crossed its own sooner on the way from `before` to `after`. It compares nothing; see that `after` has reached the threshold."""
        code, *rest = _cause(state, cause, number, limit, sense)
        call("cross", self._handle, threshold, before, after, _words.STATES.index(state), code, *rest, what=f"transition to {state}")

    def set_deadline(self, time: float | None) -> None:
        """When `deadline_reached` is called if nothing comes before; None for never."""
        call("set_deadline", self._handle, math.inf if time is None else time)

    def ignore(self, touch: Touch) -> None:
        """Follows a finger no longer; its view and other recognisers keep it."""
        call("ignore_touch", self._handle, touch.id)


def _cause(state: str, cause: str, number: float, limit: float, sense: str) -> tuple[int, float, float, int]:
    if not cause:
        return 3 if state == "changed" else 0, math.nan, math.nan, 0
    if cause not in OWN_CAUSES:
        OWN_CAUSES.append(cause)
    return _FIRST_CAUSE + OWN_CAUSES.index(cause), number, limit, _words.SENSES.index(sense)


def _touch(n: list[float]) -> Touch:
    return Touch(
        int(n[0]), _words.PHASES[int(n[1])], _words.TOUCH_KINDS[int(n[2])], n[3], n[4], n[5], (n[6], n[7]),  # type: ignore[arg-type]
        (n[8], n[9]), (n[10], n[11]), n[12], n[13], n[14], int(n[15]))


def _answer(question: int, handle: int, subject: int) -> int:
    recognizer = _OWNERS.get(handle)
    if not isinstance(recognizer, Custom):
        return 1
    name = _words.QUESTIONS[question]
    recognizer._told = True
    try:
        if name in ("canPrevent", "canBePrevented"):
            other = recognizer.view.window._recognizers.get(subject)
            method = recognizer.can_prevent if name == "canPrevent" else recognizer.can_be_prevented
            return 1 if other is None or method(other) else 0
        if name == "reset":
            recognizer.reset()
        elif name == "deadlineReached":
            recognizer.deadline_reached(recognizer.view.window.time)
        elif name.startswith("touches"):
            phase = name.removeprefix("touches").lower()
            told = [touch for touch in recognizer.touches if touch.phase == phase]
            getattr(recognizer, f"touches_{phase}")(told)
    except BaseException as error:  # Raised where the frame was sent.
        _library.pending.append(error)
    finally:
        recognizer._told = False
    return 1


_CALLBACK = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32, ctypes.c_int32, ctypes.c_int32)(_answer)
