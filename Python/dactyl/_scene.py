"""The gestures that people make, each a recogniser: its kind, name, settings and relations to others."""

# Generated from Scenes/gestures.json by Scripts/generate; do not edit.

from math import inf
from typing import Any, NamedTuple

from . import kinds
from .recognizer import Recognizer


class Entry(NamedTuple):
    kind: type[Recognizer]
    name: str
    settings: dict[str, Any]
    requires_failure_of: list[str] = []
    simultaneous_with: list[str] = []
    # Those that end when this one begins, and those for whose gestures it stands.
    ends: list[str] = []
    replaces: list[str] = []
    keeps_off_edges: bool = False


RECOGNIZERS = [
    Entry(kinds.Tap, 'tap', {'number_of_taps_required': 1, 'number_of_touches_required': 1}, requires_failure_of=['double tap', 'check mark', 'circle', 'scratch-out', 'swipe']),
    Entry(kinds.Tap, 'double tap', {'number_of_taps_required': 2, 'number_of_touches_required': 1}, requires_failure_of=['triple tap', 'check mark', 'circle', 'scratch-out', 'swipe']),
    Entry(kinds.Tap, 'triple tap', {'number_of_taps_required': 3, 'number_of_touches_required': 1}, requires_failure_of=['check mark', 'circle', 'scratch-out', 'swipe']),
    Entry(kinds.LongPress, 'long press', {'number_of_touches_required': 1}, simultaneous_with=['check mark', 'circle', 'scratch-out']),
    Entry(kinds.Tap, 'tap with 2 fingers', {'number_of_taps_required': 1, 'number_of_touches_required': 2}, requires_failure_of=['double tap with 2 fingers']),
    Entry(kinds.Tap, 'double tap with 2 fingers', {'number_of_taps_required': 2, 'number_of_touches_required': 2}, requires_failure_of=['triple tap with 2 fingers']),
    Entry(kinds.Tap, 'triple tap with 2 fingers', {'number_of_taps_required': 3, 'number_of_touches_required': 2}),
    Entry(kinds.LongPress, 'long press with 2 fingers', {'number_of_touches_required': 2}, simultaneous_with=['circle with 2 fingers']),
    Entry(kinds.Tap, 'tap with 3 fingers', {'number_of_taps_required': 1, 'number_of_touches_required': 3}, requires_failure_of=['double tap with 3 fingers']),
    Entry(kinds.Tap, 'double tap with 3 fingers', {'number_of_taps_required': 2, 'number_of_touches_required': 3}, requires_failure_of=['triple tap with 3 fingers']),
    Entry(kinds.Tap, 'triple tap with 3 fingers', {'number_of_taps_required': 3, 'number_of_touches_required': 3}),
    Entry(kinds.LongPress, 'long press with 3 fingers', {'number_of_touches_required': 3}, simultaneous_with=['circle with 3 fingers']),
    Entry(kinds.Tap, 'tap with 4 fingers', {'number_of_taps_required': 1, 'number_of_touches_required': 4}, requires_failure_of=['double tap with 4 fingers']),
    Entry(kinds.Tap, 'double tap with 4 fingers', {'number_of_taps_required': 2, 'number_of_touches_required': 4}, requires_failure_of=['triple tap with 4 fingers']),
    Entry(kinds.Tap, 'triple tap with 4 fingers', {'number_of_taps_required': 3, 'number_of_touches_required': 4}),
    Entry(kinds.LongPress, 'long press with 4 fingers', {'number_of_touches_required': 4}, simultaneous_with=['circle with 4 fingers']),
    Entry(kinds.Tap, 'click', {'number_of_touches_required': 1, 'allowed_touch_kinds': ['indirectPointer']}, requires_failure_of=['tap']),
    Entry(kinds.Tap, 'click with 2 fingers', {'number_of_touches_required': 2, 'allowed_touch_kinds': ['indirectPointer']}, requires_failure_of=['tap with 2 fingers']),
    Entry(kinds.Tap, 'click with 3 fingers', {'number_of_touches_required': 3, 'allowed_touch_kinds': ['indirectPointer']}, requires_failure_of=['tap with 3 fingers']),
    Entry(kinds.CheckMark, 'check mark', {'minimum_length': 24}, replaces=['drag', 'edge drag', 'long press']),
    Entry(kinds.Circle, 'circle', {'number_of_touches_required': 1, 'maximum_sweep': 1000}, replaces=['drag', 'edge drag', 'drag with fingers', 'long press']),
    Entry(kinds.Circle, 'circle with 2 fingers', {'number_of_touches_required': 2, 'maximum_sweep': 1000}, replaces=['drag', 'edge drag', 'drag with fingers', 'long press with 2 fingers']),
    Entry(kinds.Circle, 'circle with 3 fingers', {'number_of_touches_required': 3, 'maximum_sweep': 1000}, replaces=['drag', 'edge drag', 'drag with fingers', 'long press with 3 fingers']),
    Entry(kinds.Circle, 'circle with 4 fingers', {'number_of_touches_required': 4, 'maximum_sweep': 1000}, replaces=['drag', 'edge drag', 'drag with fingers', 'long press with 4 fingers']),
    Entry(kinds.ScratchOut, 'scratch-out', {}, replaces=['drag', 'edge drag', 'long press'], keeps_off_edges=True),
    Entry(kinds.Swipe, 'swipe', {'direction': ['right', 'left', 'up', 'down'], 'recognizes_at_lift': True, 'number_of_touches_required': 1}, requires_failure_of=['check mark', 'circle', 'scratch-out', 'edge drag'], replaces=['drag']),
    Entry(kinds.Swipe, 'swipe with 2 fingers', {'direction': ['right', 'left', 'up', 'down'], 'recognizes_at_lift': True, 'number_of_touches_required': 2, 'allows_rest': True, 'maximum_direction_deviation': 0.7853981633974483, 'minimum_velocity': 600}, requires_failure_of=['circle with 2 fingers'], replaces=['drag with fingers']),
    Entry(kinds.Swipe, 'swipe with 3 fingers', {'direction': ['right', 'left', 'up', 'down'], 'recognizes_at_lift': True, 'number_of_touches_required': 3, 'allows_rest': True, 'maximum_direction_deviation': 0.7853981633974483, 'maximum_duration': inf}, requires_failure_of=['circle with 3 fingers'], replaces=['drag with fingers']),
    Entry(kinds.Swipe, 'swipe with 4 fingers', {'direction': ['right', 'left', 'up', 'down'], 'recognizes_at_lift': True, 'number_of_touches_required': 4, 'allows_rest': True, 'maximum_direction_deviation': 0.7853981633974483, 'maximum_duration': inf}, requires_failure_of=['circle with 4 fingers'], replaces=['drag with fingers']),
    Entry(kinds.ScreenEdgePan, 'edge drag', {'edges': ['top', 'left', 'bottom', 'right']}, simultaneous_with=['check mark', 'circle', 'scratch-out']),
    Entry(kinds.Pan, 'drag', {'maximum_number_of_touches': 1}, requires_failure_of=['edge drag'], simultaneous_with=['check mark', 'circle', 'scratch-out', 'circle with 2 fingers', 'circle with 3 fingers', 'circle with 4 fingers', 'swipe', 'drag with fingers', 'pinch', 'rotation']),
    Entry(kinds.Pan, 'drag with fingers', {'minimum_number_of_touches': 2}, simultaneous_with=['check mark', 'circle', 'scratch-out', 'circle with 2 fingers', 'circle with 3 fingers', 'circle with 4 fingers', 'swipe with 2 fingers', 'swipe with 3 fingers', 'swipe with 4 fingers'], ends=['drag']),
    Entry(kinds.Pinch, 'pinch', {}, ends=['drag']),
    Entry(kinds.Rotation, 'rotation', {}, ends=['drag']),
]
