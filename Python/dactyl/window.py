"""Where touches come in."""

from __future__ import annotations

import math
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TextIO

from . import _words
from ._library import buffer_lock, call, deadline, next_record, number_of, set_number, write
from ._words import PROPERTIES, Profile
from .cause import Transition
from .errors import DactylError, InputError
from .frame import Frame
from .recognizer import Recognizer
from .view import View

if TYPE_CHECKING:
    from .recording import Recording


def _release(handle: int) -> None:
    try:
        call("release", handle)
    except DactylError:
        pass  # It was removed before.


class Window(View):
    """The root of a tree of views. It reads no clock: time comes with frames and with `advance`.

    `gesture_profile` gives all thresholds as another system has them: dactyl, android, flutter, chromium or gtk. All
    windows are used from one thread at a time.
    """

    _settings = View._settings | {"gesture_profile"}

    def __init__(self, width: float, height: float, *, gesture_profile: Profile = "dactyl", **settings: Any) -> None:
        self.window = self
        self._recognizers: dict[int, Recognizer] = {}
        self._observers: list[Callable[[Transition], object]] = []
        self._handle = call("window_create", 0.0, 0.0, float(width), float(height))
        self._finalizer = weakref.finalize(self, _release, self._handle)
        set_number(self._handle, PROPERTIES["records_details"], 1, "records_details", True)
        self.gesture_profile = gesture_profile
        self._set_all(settings)

    @property
    def gesture_profile(self) -> Profile:
        """The system whose thresholds the recognisers have."""
        return self._profile

    @gesture_profile.setter
    def gesture_profile(self, name: Profile) -> None:
        if name not in _words.PROFILES:
            raise ValueError(f"gesture_profile cannot be {name!r}; there are {', '.join(_words.PROFILES)}")
        set_number(self._handle, PROPERTIES["gesture_profile"], _words.PROFILES.index(name), "gesture_profile", name)
        self._profile = name

    # ------------------------------------------------------------------------------------------ input

    def send(self, frame: Frame) -> None:
        """Takes what a device said at one instant, and runs the actions of what follows from it.

        Deadlines that come before the frame are met first. An `InputError` says why a frame makes no sense after those
        before it; nothing has changed then. If what was lost may have been a lift, call `cancel_all_touches`.
        """
        self._meet_deadlines(frame.time)
        with buffer_lock:
            status = call("send", self._handle, write(frame._words()), what=f"frame at {frame.time:g} s")
        if status > 0:
            self._read()

    def advance(self, time: float) -> None:
        """Lets time pass without input: a long press begins, a tap that waited is recognised."""
        if time < self.time:
            raise InputError(f"time went back from {self.time:g} s to {time:g} s")
        self._meet_deadlines(time)
        if call("advance", self._handle, time) > 0:
            self._read()

    def cancel_all_touches(self) -> None:
        """Takes all touches away, as a system does that takes over."""
        if call("cancel_all_touches", self._handle) > 0:
            self._read()

    def finish(self) -> None:
        """Meets all deadlines there are, as after a recording."""
        self._meet_deadlines(math.inf)

    def play(self, recording: Recording) -> None:
        """Sends all frames of a recording, and finishes."""
        for frame in recording.frames:
            self.send(frame)
        self.finish()

    @property
    def time(self) -> float:
        """The time of the last frame or deadline, in seconds."""
        return number_of(self._handle, PROPERTIES["current_time"])

    @property
    def next_deadline(self) -> float:
        """When to call `advance` if no frame comes before; infinite for never."""
        return deadline(self._handle)

    # ------------------------------------------------------------------------------------------ output

    def observe(self, observer: Callable[[Transition], object]) -> None:
        """Calls a function with every change of every recogniser and its cause."""
        self._observers.append(observer)

    def explain(self, file: TextIO | None = None) -> None:
        """Prints every change of every recogniser and why, but for changes of a gesture that goes on."""
        self.observe(lambda transition: transition.after != "changed" and print(transition, file=file))

    def resize(self, width: float, height: float) -> None:
        """Follows the surface that the window covers."""
        self.set_frame(0, 0, width, height)

    def remove(self) -> None:
        """Ends the window with all that is in it. A window that nobody has any more ends by itself."""
        self._finalizer()

    def __repr__(self) -> str:
        return f"<Window at {self.time:g} s with {len(self._recognizers)} recognisers>"

    def __enter__(self) -> Window:
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()

    def _meet_deadlines(self, time: float, after_each: Callable[[], object] = lambda: None) -> None:
        # Bounded, because a recogniser may go on asking for ever.
        for _ in range(1000):
            due = self.next_deadline
            if due == math.inf or due > time:
                return
            if call("advance", self._handle, max(due, self.time)) > 0:
                self._read()
            after_each()

    def _read(self) -> None:
        while record := next_record(self._handle):
            recognizer = self._recognizers.get(int(record[_words.RECORD_OBJECT]))
            if record[_words.RECORD_TYPE] or recognizer is None:
                continue
            transition = recognizer._take(record)
            for observer in list(self._observers):
                observer(transition)
            recognizer._act()
