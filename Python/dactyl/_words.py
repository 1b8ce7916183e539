# Generated from Schema/interface.toml by Scripts/generate; do not edit.
"""Words that are numbers in the C library, what it answers, and where things lie in a record."""

from typing import Literal

VERSION = 4

State = Literal['possible', 'began', 'changed', 'ended', 'cancelled', 'failed']
Phase = Literal['began', 'moved', 'stationary', 'ended', 'cancelled']
HoverPhase = Literal['entered', 'moved', 'exited']
Sense = Literal['none', 'minimum', 'maximum']
TouchKind = Literal['direct', 'indirect', 'pencil', 'indirectPointer']
Profile = Literal['dactyl', 'android', 'flutter', 'chromium', 'gtk']
Direction = Literal['right', 'left', 'up', 'down', 'upLeft', 'upRight', 'downLeft', 'downRight']
Edge = Literal['top', 'left', 'bottom', 'right']
Axis = Literal['translation', 'scale', 'rotation']

STATES = ('possible', 'began', 'changed', 'ended', 'cancelled', 'failed')
SENSES = ('none', 'minimum', 'maximum')
PROFILES = ('dactyl', 'android', 'flutter', 'chromium', 'gtk')
DIRECTIONS = ('right', 'left', 'up', 'down', 'upLeft', 'upRight', 'downLeft', 'downRight')
EDGES = ('top', 'left', 'bottom', 'right')
AXES = ('translation', 'scale', 'rotation')
PAN_AXES = ('any', 'x', 'y')
QUESTIONS = ('shouldBegin', 'shouldReceive', 'canPrevent', 'canBePrevented', 'touchesBegan', 'touchesMoved', 'touchesEnded', 'touchesCancelled', 'deadlineReached', 'reset')
PHASES = ('began', 'moved', 'stationary', 'ended', 'cancelled')
HOVER_PHASES = ('entered', 'moved', 'exited')
TOUCH_KINDS = ('direct', 'indirect', 'pencil', 'indirectPointer')

# What functions answer that do not work.
REASONS = {
    -1: 'removed, or of another window',
    -2: 'unknown, or not to be set',
    -3: 'not finite, not whole, or out of range',
    -4: 'not a frame',
    -5: 'recognisers would wait for each other',
    -6: 'too many objects, or too deep',
    -7: 'not while the engine asks',
    -10: 'time went back',
    -11: 'a number is not finite',
    -12: 'a contact is not down',
    -13: 'a contact began twice',
    -14: 'a contact is named twice',
    -15: 'a merged sample is of no contact that moves',
    -16: 'a merged sample is out of time',
    -17: 'a pointer has not entered',
    -18: 'a pointer entered twice',
    -20: 'a drawing without points',
    -21: 'a drawing all of whose points lie in one place',
    -22: 'not an outline as dactyl_library_outline gives them',
    -23: 'the library has no template of this size or number of strokes',
}

RECORD_LENGTH = 0
RECORD_TYPE = 1
RECORD_OBJECT = 2
RECORD_FROM = 3
RECORD_TO = 4
RECORD_TIME = 5
RECORD_CAUSE = 6
RECORD_CAUSE_NUMBER = 7
RECORD_CAUSE_LIMIT = 8
RECORD_CAUSE_SENSE = 9
RECORD_TOUCHES = 10
RECORD_WINDOW_X = 11
RECORD_WINDOW_Y = 12
RECORD_X = 13
RECORD_Y = 14
RECORD_VALUES = 15

PROPERTIES = {
    'alpha': 1, 'is_hidden': 2, 'is_user_interaction_enabled': 3, 'is_multiple_touch_enabled': 4,
    'is_exclusive_touch': 5, 'bounds_x': 6, 'bounds_y': 7, 'gesture_profile': 20, 'tap_interval': 21,
    'tap_distance': 22, 'records_touches': 23, 'records_details': 24, 'current_time': 25, 'rejects_palms': 26,
    'palm_radius': 27, 'palm_edges': 28, 'palm_edge_width': 29, 'palm_edge_width_beside_palm': 30, 'palm_travel': 31,
    'palm_memory': 32, 'palm_landing_interval': 33, 'palm_extent': 34, 'palm_edges_beside_palm': 35,
    'predicted_touch_count': 36, 'is_enabled': 40, 'cancels_touches_in_view': 41, 'delays_touches_began': 42,
    'delays_touches_ended': 43, 'requires_exclusive_touch_kind': 44, 'allowed_touch_kinds': 45, 'state': 46,
    'is_waiting': 47, 'number_of_touches': 48, 'touch_time': 49, 'window_location_x': 50, 'window_location_y': 51,
    'location_x': 52, 'location_y': 53, 'number_of_taps_required': 60, 'number_of_touches_required': 61,
    'allowable_movement': 62, 'maximum_press_duration': 63, 'maximum_tap_interval': 64, 'maximum_tap_distance': 65,
    'minimum_press_duration': 66, 'minimum_number_of_touches': 67, 'maximum_number_of_touches': 68,
    'minimum_distance': 69, 'direction': 70, 'maximum_duration': 71, 'maximum_direction_deviation': 72,
    'minimum_span_change': 73, 'minimum_arc': 74, 'edges': 75, 'edge_width': 76, 'axes': 77,
    'unlocks_axes_together': 78, 'minimum_tap_interval': 79, 'maximum_tap_duration': 80, 'axis': 81,
    'minimum_distance_beside_tap': 82, 'minimum_finger_share': 83, 'minimum_velocity': 84, 'recognizes_at_lift': 85,
    'outlasts_touches': 88, 'landing_interval': 89, 'allows_rest': 90, 'translation_x': 100, 'translation_y': 101,
    'velocity_x': 102, 'velocity_y': 103, 'scale': 104, 'scale_velocity': 105, 'rotation': 106,
    'rotation_velocity': 107, 'transform_a': 108, 'transform_b': 109, 'transform_c': 110, 'transform_d': 111,
    'transform_x': 112, 'transform_y': 113, 'maximum_angle': 201, 'minimum_length': 202, 'maximum_tilt': 203,
    'maximum_leg_ratio': 205, 'recognizes_early': 209, 'early_leg_ratio': 210, 'minimum_radius': 213,
    'minimum_sweep': 214, 'maximum_sweep': 215, 'minimum_reversals': 218, 'minimum_leg_length': 219,
    'maximum_stroke_interval': 224, 'library': 225, 'maximum_interval': 226, 'generosity': 240,
    'path_threshold': 241, 'cloud_threshold': 242, 'number_of_templates': 243
}

# What can be said of a recogniser and another: the function, and whether it can be said of all others.
RELATIONS = {
    'requires_failure_of': ('require_to_fail', False),
    'simultaneous_with': ('allow_simultaneous', True),
}

# Words of settings, by the type in the schema.
SETS = {
    'directions': DIRECTIONS,
    'edges': EDGES,
    'axes': AXES,
    'touchKinds': TOUCH_KINDS,
}
CHOICES = {
    'panAxes': PAN_AXES,
}
