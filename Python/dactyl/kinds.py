# Generated from Schema/gestures.toml by Scripts/generate; do not edit.
"""The kinds of recognisers, with their settings and what they measure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ._settings import Angle, Choice, Count, Direction, Flag, Number, Place, PlaceReading, Reading, Rectangle, Value, Words
from .recognizer import Recognizer
from .strokes import Compared, Drawn, Seen

class CommonSettings(Recognizer):
    """Settings and relations of every kind."""

    is_enabled = Flag(40, '')
    cancels_touches_in_view = Flag(41, '')
    delays_touches_began = Flag(42, '')
    delays_touches_ended = Flag(43, '')
    requires_exclusive_touch_kind = Flag(44, '')
    allowed_touch_kinds = Words(45, 'touchKinds', '')

    def require_to_fail(self, others: Recognizer | Iterable[Recognizer]) -> None:
        """Has a recogniser wait until another has failed."""
        self._relate('requires_failure_of', others)

    def allow_simultaneous(self, others: Recognizer | Iterable[Recognizer] | Literal["*"]) -> None:
        """Lets a recogniser and another recognise at the same time; `"*"` stands for all."""
        self._relate('simultaneous_with', others)


class Tap(CommonSettings):
    """Recognises a tap."""

    kind = 'tap'
    _code = 1
    number_of_taps_required = Count(60, 'How many taps; default 1.')
    number_of_touches_required = Count(61, 'How many fingers; default 1.')
    allowable_movement = Number(62, 'How far the centroid of the fingers may go, in points; default 45.')
    maximum_press_duration = Number(63, 'How long a tap may be held, in seconds; default 1.5.')
    maximum_tap_interval = Number(64, 'The longest time from the end of a tap to the next touch-down, in seconds; default 0.35.')
    minimum_tap_interval = Number(79, 'The shortest time from the end of a tap to a touch-down that is no bounce of the panel, in seconds; default 0.')
    maximum_tap_distance = Number(65, 'The farthest from one touch-down to the next, in points; default 45.')


class LongPress(CommonSettings):
    """Recognises a long press."""

    kind = 'long_press'
    _code = 2
    minimum_press_duration = Number(66, 'How long the fingers must rest, in seconds; default 0.5.')
    allowable_movement = Number(62, 'How far the centroid of the fingers may go until it begins, in points; default 10.')
    number_of_taps_required = Count(60, 'How many taps before the press; default 0.')
    number_of_touches_required = Count(61, 'How many fingers; default 1.')
    maximum_tap_duration = Number(80, 'How long a tap before the press may be held, in seconds; default 0.5.')
    maximum_tap_interval = Number(64, 'The longest time from the end of a tap to the next touch-down, in seconds; default 0.35.')
    maximum_tap_distance = Number(65, 'The farthest from one touch-down to the next, in points; default 45.')


class Pan(CommonSettings):
    """Recognises a drag."""

    kind = 'pan'
    _code = 3
    minimum_number_of_touches = Count(67, 'The fewest fingers; default 1.')
    maximum_number_of_touches = Count(68, 'The most fingers; default ∞.')
    minimum_distance = Number(69, 'How far the fingers must go along either axis, in points; default 10.')
    minimum_distance_beside_tap = Number(82, 'How far they must go while a tap is possible that the drag would prevent, in points; default 24.')
    axis = Choice(81, 'panAxes', 'Along which axis they must go; across it the gesture fails, so that a page may scroll; default any.')
    translation = Place(0, 100, doc='x, y')
    velocity = Place(2, 102, doc='x, y')


class Pinch(CommonSettings):
    """Recognises a pinch."""

    kind = 'pinch'
    _code = 5
    minimum_number_of_touches = Count(67, 'The fewest fingers with which it begins; default 2.')
    maximum_number_of_touches = Count(68, 'The most fingers with which it begins; default ∞.')
    minimum_span_change = Number(73, 'By how much the distance between the fingers must change, in points; default 16.')
    scale = Value(0, 104, doc='')
    scale_velocity = Value(1, 105, doc='')


class Rotation(CommonSettings):
    """Recognises two fingers that turn."""

    kind = 'rotation'
    _code = 6
    minimum_number_of_touches = Count(67, 'The fewest fingers with which it begins; default 2.')
    maximum_number_of_touches = Count(68, 'The most fingers with which it begins; default ∞.')
    minimum_arc = Number(74, 'How far the fingers must travel about their centroid, in points; default 10.')
    rotation = Value(0, 106, doc='')
    rotation_velocity = Value(1, 107, doc='')


class Swipe(CommonSettings):
    """Recognises a swipe."""

    kind = 'swipe'
    _code = 4
    direction = Words(70, 'directions', 'The directions that are recognised; default right.')
    number_of_touches_required = Count(61, 'How many fingers; default 1.')
    maximum_duration = Number(71, 'How long it may take, in seconds; default 0.5.')
    allows_rest = Flag(90, 'Whether the fingers may rest before they set off; the longest duration then counts from there; default False.')
    landing_interval = Number(89, 'For how long after the first finger another may come down, which makes it a gesture of more; until then it is recognised only if one is lifted, in seconds; default 0.')
    minimum_distance = Number(69, 'How far the fingers must go, in points; default 50.')
    maximum_direction_deviation = Angle(72, 'How far the displacement may point away from the direction, in radians; default 30°.')
    minimum_finger_share = Number(83, 'How far each of several fingers must go the way, as a share of the distance, as a share of 1; default 0.5.')
    minimum_velocity = Number(84, 'How fast, per second, the fingers must be when it is recognised (300 is a flick); default 0.')
    recognizes_at_lift = Flag(85, 'Whether it is recognised when a finger is lifted; by itself it is where a drag may go on beside it; default False.')
    recognized_direction = Direction(0, doc='')


class ScreenEdgePan(CommonSettings):
    """Recognises a drag from an edge."""

    kind = 'screen_edge_pan'
    _code = 7
    edges = Words(75, 'edges', 'The edges from which it starts; default none.')
    edge_width = Number(76, 'How near to the edge the finger must come down, in points; default 20.')
    minimum_distance = Number(69, 'How far the fingers must go, in points; default 10.')
    minimum_number_of_touches = Count(67, 'The fewest fingers; default 1.')
    maximum_number_of_touches = Count(68, 'The most fingers; default 1.')
    translation = PlaceReading(0, doc='x, y')
    velocity = PlaceReading(2, doc='x, y')


class CheckMark(CommonSettings, Drawn):
    """Recognises a check mark."""

    kind = 'check_mark'
    _code = 10
    minimum_length = Number(202, 'The least length of the whole stroke, in points; default 10.')
    maximum_tilt = Angle(203, 'How far the corner may point from straight down, to either side; π accepts any orientation, in radians; default 40°.')
    maximum_leg_ratio = Number(205, 'The first leg as a share of the second, at most, as a share of 1; default 1.')
    generosity = Number(240, 'How far a drawing may be from how people draw the gesture, as a factor; below 1 is stricter; default 1.')
    recognizes_early = Flag(209, 'Whether to recognise before the lift, once the first leg is short enough; default False.')
    early_leg_ratio = Number(210, 'How short: the first leg as a share of the second, as a share of 1; default 0.5.')
    number_of_touches_required = Count(61, 'How many fingers; default 1.')
    start = PlaceReading(0, doc='x, y')
    corner = PlaceReading(2, doc='x, y')
    end = PlaceReading(4, doc='x, y')
    hand = Reading(6, doc='0 right, 1 left')
    angle = Reading(7, doc='')
    tilt = Reading(8, doc='')
    leg_ratio = Reading(9, doc='the first leg as a share of the second')


class Circle(CommonSettings, Drawn):
    """Recognises a circle."""

    kind = 'circle'
    _code = 11
    minimum_radius = Number(213, 'The least radius, in points; default 10.')
    minimum_sweep = Number(214, 'How far to go round at least, in radians; default 240°.')
    maximum_sweep = Number(215, 'How far to go round at most, in radians; default 560°.')
    generosity = Number(240, 'How far a drawing may be from how people draw the gesture, as a factor; below 1 is stricter; default 1.')
    number_of_touches_required = Count(61, 'How many fingers; default 1.')
    center = PlaceReading(0, doc='x, y')
    radius = Reading(2, doc='')
    sweep = Reading(3, doc='positive clockwise on screen')
    deviation = Reading(4, doc='the largest, as a share of the radius')
    mean_deviation = Reading(5, doc='')


class ScratchOut(CommonSettings, Drawn):
    """Recognises a scratch-out."""

    kind = 'scratch_out'
    _code = 12
    minimum_reversals = Count(218, 'How often the finger turns back at least; default 3.')
    minimum_leg_length = Number(219, 'The least mean length of the legs, in points; default 10.')
    maximum_angle = Angle(201, 'The largest mean angle between neighbouring legs, in radians; default 100°.')
    generosity = Number(240, 'How far a drawing may be from how people draw the gesture, as a factor; below 1 is stricter; default 1.')
    number_of_touches_required = Count(61, 'How many fingers; default 1.')
    bounds = Rectangle(0, doc='x, y, width, height of what was drawn over')
    reversals = Reading(4, doc='')
    leg_length = Reading(5, doc='the mean')
    angle = Reading(6, doc='the mean between legs')
    view_to_delete = Reading(7, doc='the handle of the view under most of it, or 0')


class Stroke(CommonSettings, Compared):
    """Recognises what was drawn, by a library of strokes."""

    kind = 'stroke'
    _code = 13
    maximum_stroke_interval = Number(224, 'The longest time to the next stroke of the same drawing, in seconds; default 0.5.')
    number_of_touches_required = Count(61, 'How many fingers; default 1.')
    nearest = Reading(0, doc='the number of the nearest class')
    score = Reading(1, doc='')
    margin = Reading(2, doc='')
    runner_up = Reading(3, doc='its number')
    distance = Reading(4, doc='in thresholds')
    strokes = Reading(5, doc='how many were drawn')


class Shown(CommonSettings, Seen):
    """Recognises what any number of fingers have shown."""

    kind = 'shown'
    _code = 15
    maximum_interval = Number(226, 'The longest pause between touches of one gesture, in seconds; default 0.4.')
    nearest = Reading(0, doc='the number of the nearest class')
    score = Reading(1, doc='')
    margin = Reading(2, doc='')
    runner_up = Reading(3, doc='its number')
    distance = Reading(4, doc='in thresholds')
    translation = PlaceReading(5, doc='')
    scale = Reading(7, doc='')
    rotation = Reading(8, doc='')


class Hover(CommonSettings):
    """Recognises a pointer that hovers."""

    kind = 'hover'
    _code = 8
    height = Reading(0, doc='')
    altitude = Reading(1, doc='')
    azimuth = Reading(2, doc='')
    roll = Reading(3, doc='')


class Transform(CommonSettings):
    """Recognises dragging, pinching and turning as one."""

    kind = 'transform'
    _code = 9
    axes = Words(77, 'axes', 'What the fingers may change; default translation, scale, rotation.')
    unlocks_axes_together = Flag(78, 'Whether the first axis over its threshold frees the others; default False.')
    minimum_number_of_touches = Count(67, 'The fewest fingers; default 1.')
    minimum_distance = Number(69, 'How far the fingers must go along either axis, in points; default 10.')
    minimum_distance_beside_tap = Number(82, 'How far they must go while a tap is possible that the drag would prevent, in points; default 24.')
    minimum_span_change = Number(73, 'By how much the distance between the fingers must change, in points; default 16.')
    minimum_arc = Number(74, 'How far the fingers must travel about their centroid, in points; default 10.')
    translation = Place(0, 100, doc='x, y')
    velocity = Place(2, 102, doc='x, y')
    scale = Value(4, 104, doc='')
    scale_velocity = Value(5, 105, doc='')
    rotation = Value(6, 106, doc='')
    rotation_velocity = Value(7, 107, doc='')
    matrix = Value(8, 108, count=6, doc='the numbers of the transform')
