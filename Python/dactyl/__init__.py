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

import importlib.metadata

from .cause import Cause, Transition
from .custom import Custom, Touch
from .errors import DactylError, InputError, RecordingError
from .frame import Contact, Frame, Hover
from .kinds import Hover as HoverRecognizer
# Generated from Schema/gestures.toml: imports
from .kinds import Tap, LongPress, Pan, Pinch, Rotation, Swipe, ScreenEdgePan, CheckMark, Circle, ScratchOut, Stroke, Shown, Transform
# End: imports
from .recognizer import Recognizer
from .recording import Recording
from .strokes import Evaluation, Library, Match
from .view import View
from .window import Window

try:
    __version__ = importlib.metadata.version("dactyl")
except importlib.metadata.PackageNotFoundError:  # In a checkout.
    __version__ = "unknown"

__all__ = [
    "Cause", "Contact", "Custom", "DactylError", "Evaluation", "Frame", "Hover", "HoverRecognizer", "InputError", "Library", "Match", "Recognizer",
    "Recording", "RecordingError", "Touch", "Transition", "View", "Window",
    # Generated from Schema/gestures.toml: names
    "Tap", "LongPress", "Pan", "Pinch", "Rotation", "Swipe", "ScreenEdgePan", "CheckMark", "Circle", "ScratchOut", "Stroke", "Shown", "Transform",
    # End: names
]
