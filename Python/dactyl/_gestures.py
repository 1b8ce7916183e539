"""The gestures that a person made, found as the command `dactyl replay` finds them (Scene.gestures, GesturePicker in Swift)."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from . import _settings
from ._library import number_of
from ._scene import RECOGNIZERS
from ._words import PROPERTIES
from .cause import Transition
from .frame import Contact, Frame
from .recognizer import Recognizer
from .view import View
from .window import Window

_SEVERAL = "drag with fingers"
"""The recogniser of drags of two and more fingers; people call it a drag."""
# What fingers do at most that roll as they tap: points or degrees, a share, and seconds.
_ROLL_WAY, _ROLL_SCALE, _ROLL_DURATION = 10, 0.05, 0.2
# How wide the edges are at which no scratch-out begins: libinput scrolls in 7 mm of older touchpads, whose size is guessed.
_EDGE = 50


def _with(fingers: int) -> str:
    return "" if fingers == 1 else f" with {fingers} fingers"


_ENTRIES = {one.name: one for one in RECOGNIZERS}
_MEASURED = (_settings.Reading, _settings.Direction, _settings.PlaceReading, _settings.Rectangle, _settings.Value, _settings.Place)


def gestures(frames: Iterable[Frame], size: tuple[float, float] | None) -> list[dict[str, Any]]:
    """Sends frames through a window with the gestures that people make. Fingers that are down at the end are cancelled."""
    # Devices report places on the far edges, too.
    x, y, width, height = (-1.0, -1.0, size[0] + 2, size[1] + 2) if size else (-1e6, -1e6, 2e6, 2e6)
    with Window(width, height) as window:
        window.set_frame(x, y, width, height)
        window.bounds_x, window.bounds_y = x, y
        view = window.add_view(x, y, width, height, bounds_x=x, bounds_y=y)
        # Its places are those of the window.
        edges = {"bounds_x": x + _EDGE, "bounds_y": y + _EDGE}
        inner = view.add_view(x + _EDGE, y + _EDGE, max(0, width - 2 * _EDGE), max(0, height - 2 * _EDGE), **edges)
        picker = _Picker(_attach(view, inner))
        window.observe(picker.note)
        down: dict[int, Contact] = {}
        time = 0.0
        for frame in frames:
            time = frame.time
            # A part of a recording may begin with fingers that are down already; they are left out.
            contacts = [one for one in frame.contacts if one.phase == "began" or one.id in down]
            for one in contacts:
                down[one.id] = one
                if one.phase in ("ended", "cancelled"):
                    del down[one.id]
                    if one.phase == "ended":
                        picker.lift = time
            known = {one.id for one in contacts}
            window.send(Frame(time, contacts, [one for one in frame.samples if one.id in known]))
            if any(one.phase == "began" for one in contacts):
                picker.count_fingers()
            picker.settle()
        if down:
            window.send(Frame(time, [replace(one, phase="cancelled") for one in down.values()]))
            picker.settle()
        window._meet_deadlines(math.inf, picker.settle)
        return picker.gestures


def _attach(view: View, inner: View) -> list[Recognizer]:
    """Attaches the recognisers, each under the name of its gesture; the first to begin excludes the others, but for drags.

    `inner` is the view without the edges.
    """
    found: dict[str, Recognizer] = {}
    for one in RECOGNIZERS:
        to = inner if one.keeps_off_edges else view
        found[one.name] = to.add(one.kind, name=one.name, cancels_touches_in_view=False, delays_touches_ended=False, **one.settings)
    for one in RECOGNIZERS:
        found[one.name]._relate("requires_failure_of", [found[other] for other in one.requires_failure_of])
        found[one.name]._relate("simultaneous_with", [found[other] for other in one.simultaneous_with])
    return list(found.values())


class _Picker:
    """Picks the gestures from the changes of recognisers: a gesture counts when it ends or is cancelled."""

    def __init__(self, recognizers: list[Recognizer]) -> None:
        self.gestures: list[dict[str, Any]] = []
        self.lift = math.inf
        """When a finger lifted last."""
        self._fresh: list[tuple[Any, dict[str, Any]]] = []
        self._begun: dict[Recognizer, tuple[float, float, float]] = {}
        # Drags that go on with some fingers after what they were on their way to was recognised.
        self._outlived: set[Recognizer] = set()
        # The most fingers of each one's attempt.
        self._fingers = dict.fromkeys(recognizers, 0)

    def count_fingers(self) -> None:
        """Counts fingers that no change shows, as those of a gesture that is known at the lift."""
        for one, most in self._fingers.items():
            self._fingers[one] = max(most, int(number_of(one._handle, PROPERTIES["number_of_touches"])))

    def note(self, transition: Transition) -> None:
        one, time = transition.recognizer, transition.time
        fingers = max(self._fingers[one], one.number_of_touches)
        self._fingers[one] = 0 if transition.after == "possible" else fingers
        if transition.after == "began":
            self._begun[one] = (time, *one.window_location)
            self._outlived.discard(one)
            for other in [other for other in self._begun if other.name in _ENTRIES[one.name].ends]:
                # The drag of one finger ends where others join it.
                self._end(other, time, "ended")
                self._outlived.add(other)
        elif transition.after in ("ended", "cancelled"):
            if one in self._outlived:
                self._outlived.discard(one)
            else:
                self._end(one, time, one.state)

    def _end(self, one: Recognizer, time: float, state: str) -> None:
        began = self._begun.pop(one, None)
        ended = min(self.lift, time) if began is None else time
        self._fresh.append((_ENTRIES[one.name], _gesture(one, began, ended, self._fingers[one], state)))
        self._outlived |= {other for other in self._begun if other.name in _ENTRIES[one.name].replaces}

    def settle(self) -> None:
        """Takes the gestures of one moment, but for those that others stand for."""
        replaced = {name for entry, _ in self._fresh for name in entry.replaces}
        self.gestures += [gesture for entry, gesture in self._fresh if entry.name not in replaced]
        self._fresh = []


def _gesture(one: Recognizer, began: tuple[float, float, float] | None, ended: float, fingers: int, state: str) -> dict[str, Any]:
    x, y = one.window_location
    readings = _readings(one)
    name = "drag" if one.name == _SEVERAL else one.name
    direction = readings.get("direction")
    words = (f"swipe {direction}" + name.removeprefix("swipe") if direction else name) + _details(one.kind, x, y, fingers, readings)
    start = None if began is None else began[0]
    if began and one.kind == "long_press" and math.dist((x, y), began[1:]) >= _ROLL_WAY:
        words = f"hold, then drag{_with(max(1, fingers))} by ({_whole(x - began[1])}, {_whole(y - began[2])})"
    elif began and state == "ended" and ended - began[0] < _ROLL_DURATION and _is_roll(readings):
        name, start = "tap" + _with(max(1, fingers)), None
        words = name + ("" if fingers > 1 else f" at ({_whole(x)}, {_whole(y)})")
    gesture: dict[str, Any] = {"recognizer": name, "words": words + (", cancelled" if state == "cancelled" else ""), "kind": _camel(one.kind), "state": state}
    if start is not None:
        gesture["began"] = start
    return {**gesture, "ended": ended, "location": [x, y], "touches": fingers, **readings}


def _camel(name: str) -> str:
    """A name as it is in JSON: `longPress`."""
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def _is_roll(readings: dict[str, Any]) -> bool:
    """Whether a gesture did no more than fingers that roll as they tap."""
    if "translation" in readings:
        return math.hypot(*readings["translation"]) < _ROLL_WAY
    if "scale" in readings:
        return bool(abs(readings["scale"] - 1) < _ROLL_SCALE)
    return "rotation" in readings and bool(abs(math.degrees(readings["rotation"])) < _ROLL_WAY)


def _readings(one: Recognizer) -> dict[str, Any]:
    """What it measured; what it has not measured is left out."""
    found: dict[str, Any] = {}
    for name, attribute in vars(type(one)).items():
        # The handle of a view says nothing outside of its window.
        if not isinstance(attribute, _MEASURED) or name == "view_to_delete":
            continue
        value: Any = getattr(one, name)
        numbers = value if isinstance(value, tuple) else (value,)
        if any(number is None or number != number for number in numbers):
            continue
        if name == "hand":
            value = "left" if value == 1 else "right"
        found[_camel(name.removeprefix("recognized_"))] = list(value) if isinstance(value, tuple) else value
    return found


def _details(kind: str, x: float, y: float, fingers: int, readings: dict[str, Any]) -> str:
    """The numbers that people ask for, in the words of `dactyl replay`."""
    if kind in ("tap", "long_press"):
        # The name says how many fingers there are.
        return "" if fingers > 1 else f" at ({_whole(x)}, {_whole(y)})"
    if kind in ("pan", "screen_edge_pan"):
        with_fingers = f" with {fingers} fingers" if fingers > 1 else ""
        return with_fingers + (" by ({}, {})".format(*map(_whole, readings["translation"])) if "translation" in readings else "")
    if kind == "pinch" and "scale" in readings:
        return f" ×{readings['scale']:.2f}"
    if kind == "rotation" and "rotation" in readings:
        return f" by {_whole(math.degrees(readings['rotation']))}°"
    if kind == "check_mark" and "hand" in readings:
        return f", {readings['hand']} hand"
    if kind == "circle" and "sweep" in readings:
        return f", radius {_whole(readings['radius'])} pt, {'counterclockwise' if readings['sweep'] < 0 else 'clockwise'}"
    if kind == "scratch_out" and "reversals" in readings:
        return f", turned back {_whole(readings['reversals'])} times"
    return ""


def _whole(number: float) -> str:
    """A number without decimals; halves go away from 0."""
    rounded = math.floor(abs(number) + 0.5)
    return f"-{rounded}" if number < 0 and rounded else str(rounded)
