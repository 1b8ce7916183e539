"""What all recognisers have."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from . import _words
from ._causes import CAUSES
from ._library import call, number_of
from ._words import State
from .cause import Cause, Transition
from .errors import did_you_mean

if TYPE_CHECKING:
    from .view import View

Action = Callable[[Any], object]
# Causes of a program's own, whose numbers begin at 1000.
OWN_CAUSES: list[str] = []
_ACTS = ("began", "changed", "ended", "cancelled")


class Recognizer:
    """Watches the touches of a view. Made by `View.add`, with settings as keywords.

    Actions run when the state becomes `began`, `changed`, `ended` (also of gestures that are recognised at once, as a
    tap) or `cancelled`, after the frame that brought it and before `Window.send` returns.
    """

    kind: ClassVar[str]
    _code: ClassVar[int]
    _is_own: ClassVar[bool] = False
    _handle: int

    def __init__(self, view: View, action: Action | None, name: str | None, settings: dict[str, Any]) -> None:
        if action is not None and not callable(action):
            raise TypeError(f"an action is a function, not {action!r}")
        self.view = view
        self.name = name or self.kind
        self.actions: list[Action] = [action] if action else []
        known = {**type(self)._settings(), **_words.RELATIONS}
        known |= {"library": None} if hasattr(type(self), "library") else {}
        known |= dict.fromkeys(dir(type(self)) if self._is_own else ())
        for setting in settings:
            if setting not in known:
                raise TypeError(self._unknown(setting, known))
        self._record = [0.0] * 64
        self._handle = call("recognizer_create", view._handle, self._code)
        view.window._recognizers[self._handle] = self
        try:
            for setting, value in settings.items():
                if setting in _words.RELATIONS:
                    self._relate(setting, value)
                else:
                    setattr(self, setting, value)
        except Exception:
            self.remove()
            raise

    def __setattr__(self, name: str, value: Any) -> None:
        # A program's own class has attributes of its own.
        if not (name.startswith("_") or hasattr(type(self), name) or name in ("view", "name", "actions") or self._is_own):
            raise AttributeError(self._unknown(name, [one for one in dir(type(self)) if not one.startswith("_")]))
        super().__setattr__(name, value)

    def _unknown(self, name: str, known: Iterable[str]) -> str:
        return f"a {self.kind} has no setting {name}{did_you_mean(name, known)}"

    @classmethod
    def _settings(cls) -> dict[str, Any]:
        from ._settings import Setting

        return {name: value for one in cls.__mro__ for name, value in vars(one).items() if isinstance(value, Setting)}

    def _relate(self, setting: str, others: Any) -> None:
        """Says what a setting says of this recogniser and another, several, or all."""
        function, allows_all = _words.RELATIONS[setting]
        if allows_all and others == "*":
            call(function, self._handle, 0)
            return
        several = list(others) if isinstance(others, Iterable) and not isinstance(others, str) else [others]
        for other in several:
            if not isinstance(other, Recognizer):
                what = f"a recogniser{', several or ' + repr('*') if allows_all else ' or several'}"
                # A word is no value of it; a class is not even of its type.
                raise (ValueError if isinstance(other, str) else TypeError)(f"{setting} is {what}, not {other!r}")
        for other in several:
            call(function, self._handle, other._handle)

    def remove(self) -> None:
        """Takes the recogniser from its view; what it has under way is cancelled."""
        call("release", self._handle)
        self.view.window._recognizers.pop(self._handle, None)

    # ------------------------------------------------------------------------------------------ what it measures

    @property
    def state(self) -> State:
        """The state; in an action, the one that the action is about."""
        return _words.STATES[int(self._record[_words.RECORD_TO])]  # type: ignore[return-value]

    @property
    def time(self) -> float:
        """When it came to that."""
        return self._record[_words.RECORD_TIME]

    @property
    def location(self) -> tuple[float, float]:
        """The centre of the fingers, in the view."""
        return self._record[_words.RECORD_X], self._record[_words.RECORD_Y]

    @property
    def window_location(self) -> tuple[float, float]:
        """The centre of the fingers, in the window."""
        return self._record[_words.RECORD_WINDOW_X], self._record[_words.RECORD_WINDOW_Y]

    @property
    def number_of_touches(self) -> int:
        """How many fingers take part."""
        return int(self._record[_words.RECORD_TOUCHES])

    @property
    def is_waiting(self) -> bool:
        """Whether it would be recognised, if another had failed."""
        return number_of(self._handle, _words.PROPERTIES["is_waiting"]) == 1

    @property
    def cause(self) -> Cause:
        """Why it came to its state."""
        code = int(self._record[_words.RECORD_CAUSE])
        label, words, _ = CAUSES.get(code, ("custom", "", ""))
        if 0 <= code - 1000 < len(OWN_CAUSES):
            label = OWN_CAUSES[code - 1000]
        number = self._record[_words.RECORD_CAUSE_NUMBER]
        other = self.view.window._recognizers.get(int(number)) if "@" in words and not math.isnan(number) else None
        sense = _words.SENSES[int(self._record[_words.RECORD_CAUSE_SENSE])]
        return Cause(code, label, number, self._record[_words.RECORD_CAUSE_LIMIT], sense, other)  # type: ignore[arg-type]

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}: {self.state}>"

    def _reading(self, index: int) -> float:
        at = _words.RECORD_VALUES + index
        return self._record[at] if at < len(self._record) else math.nan

    def _set_reading(self, index: int, number: float) -> None:
        self._record[_words.RECORD_VALUES + index] = number

    def _take(self, record: list[float]) -> Transition:
        self._record = record
        before = _words.STATES[int(record[_words.RECORD_FROM])]
        return Transition(self, before, self.state, self.time, self.cause)  # type: ignore[arg-type]

    def _act(self) -> None:
        if self.state in _ACTS:
            for action in list(self.actions):
                action(self)
