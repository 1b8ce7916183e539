"""Areas that can be touched."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from . import kinds
from ._library import call, number_of, set_number
from ._words import PROPERTIES
from .errors import did_you_mean
from .recognizer import Action, Recognizer

if TYPE_CHECKING:
    from .window import Window

R = TypeVar("R", bound=Recognizer)
Call = TypeVar("Call", bound=Callable[..., object])
_FLAGS = {"is_hidden", "is_user_interaction_enabled", "is_multiple_touch_enabled", "is_exclusive_touch"}
_NUMBERS = {"alpha", "bounds_x", "bounds_y"}
# The kinds of recognisers, by their names without spaces.
_KINDS = {one.kind.replace("_", ""): one.__name__ for one in vars(kinds).values()
          if isinstance(one, type) and issubclass(one, Recognizer) and hasattr(one, "_code")}
_KINDS["hover"] = "HoverRecognizer"


class View:
    """An area, with areas on top of it and recognisers attached.

    `alpha`, `bounds_x`, `bounds_y`, `is_hidden`, `is_user_interaction_enabled`, `is_multiple_touch_enabled` and
    `is_exclusive_touch` are as in UIKit. `is_multiple_touch_enabled` is false at first in UIKit; here it is true, since a
    pinch on a view that takes one finger never happens.
    """

    _handle: int

    _settings = frozenset(_FLAGS | _NUMBERS)

    def __init__(self, parent: View, x: float, y: float, width: float, height: float, **settings: Any) -> None:
        self.window: Window = parent.window
        self._handle = call("view_create", parent._handle)
        self.set_frame(x, y, width, height)
        self._set_all(settings)

    def _set_all(self, settings: dict[str, Any]) -> None:
        self.is_multiple_touch_enabled = True
        for name, value in settings.items():
            if name not in self._settings:
                raise TypeError(self._unknown(name))
            setattr(self, name, value)

    def _unknown(self, name: str) -> str:
        what = "window" if self.window is self else "view"
        return f"a {what} has no setting {name}{did_you_mean(name, self._settings)}"

    def __getattr__(self, name: str) -> Any:
        if name not in _FLAGS | _NUMBERS:
            raise AttributeError(f"a {type(self).__name__.lower()} has no {name}{did_you_mean(name, self._settings)}")
        number = number_of(self._handle, PROPERTIES[name])
        return number == 1 if name in _FLAGS else number

    def __setattr__(self, name: str, value: Any) -> None:
        if name in _FLAGS | _NUMBERS:
            set_number(self._handle, PROPERTIES[name], float(value), name, value)
            return
        # A program's own class has attributes of its own.
        is_own = type(self).__module__.partition(".")[0] != __package__
        if not (name.startswith("_") or hasattr(type(self), name) or name == "window" or is_own):
            raise AttributeError(self._unknown(name))
        super().__setattr__(name, value)

    def add_view(self, x: float, y: float, width: float, height: float, **settings: Any) -> View:
        """Puts a new view in front of those on this one."""
        return View(self, x, y, width, height, **settings)

    def set_frame(self, x: float, y: float, width: float, height: float) -> None:
        """Places it in its parent."""
        call("view_set_frame", self._handle, x, y, width, height)

    def set_transform(self, a: float, b: float, c: float, d: float, tx: float, ty: float) -> None:
        """Turns, stretches or shifts it about its middle."""
        call("view_set_transform", self._handle, a, b, c, d, tx, ty)

    def add(self, kind: type[R], action: Action | None = None, *, name: str | None = None, **settings: Any) -> R:
        """Attaches a recogniser: `view.add(dactyl.Tap, zoom, number_of_taps_required=2)`.

        `simultaneous_with` is a recogniser, several, or `"*"`; `requires_failure_of` a recogniser or several.
        """
        if not (isinstance(kind, type) and issubclass(kind, Recognizer) and hasattr(kind, "_code")):
            word = kind if isinstance(kind, str) else getattr(kind, "__name__", type(kind).__name__)
            near = difflib.get_close_matches(word.lower().replace("_", "").replace(" ", ""), _KINDS, 1)
            shown = f"the class {word}" if isinstance(kind, type) else repr(kind)
            raise TypeError(f"add takes a kind of recogniser, such as dactyl.{_KINDS[near[0]] if near else 'Tap'}, not {shown}")
        return kind(self, action, name, settings)

    def on(self, kind: type[Recognizer], **settings: Any) -> Callable[[Call], Call]:
        """The same as a decorator: `@view.on(dactyl.Tap)`."""

        def attach(action: Call) -> Call:
            self.add(kind, action, **settings)
            return action

        return attach

    def __repr__(self) -> str:
        names = [one.name for one in self.window._recognizers.values() if one.view is self]
        return f"<View with {', '.join(names) or 'no recogniser'}>"

    def remove(self) -> None:
        """Takes the view away with all that is on it; touches on it are cancelled."""
        call("release", self._handle)
