"""Dactyl: touches in, gestures out.

>>> import dactyl
>>> window = dactyl.Window(400, 300)
>>> tap = window.add(dactyl.Tap, lambda tap: print("tap at", tap.location))
>>> window.send(dactyl.Frame(0.0, [dactyl.Contact(1, "began", 10, 20)]))
>>> window.send(dactyl.Frame(0.1, [dactyl.Contact(1, "ended", 10, 20)]))
tap at (10.0, 20.0)

Lengths are in points, times in seconds, angles in radians; `y` grows downward. Nothing reads a clock: the same touches
always give the same gestures.
"""

from .cause import Cause, Transition
from .errors import DactylError, InputError, RecordingError
from .frame import Contact, Frame, Hover
from .kinds import (
    CheckMark,
    Circle,
    Hover as HoverRecognizer,
    LongPress,
    Pan,
    Pinch,
    Rotation,
    ScratchOut,
    ScreenEdgePan,
    Stroke,
    Swipe,
    Tap,
    Transform,
)
from .recognizer import Recognizer
from .recording import Recording
from .strokes import Library, Match
from .view import View
from .window import Window

__all__ = [
    "Cause", "CheckMark", "Circle", "Contact", "DactylError", "Frame", "Hover", "HoverRecognizer", "InputError", "Library",
    "LongPress", "Match", "Pan", "Pinch", "Recognizer", "Recording", "RecordingError", "Rotation", "ScratchOut",
    "ScreenEdgePan", "Stroke", "Swipe", "Tap", "Transform", "Transition", "View", "Window",
]
