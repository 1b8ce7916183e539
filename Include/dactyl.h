/* Dactyl in C: touches in, gestures out.
 *
 * Everything is made by and named with handles: numbers above 0 that are checked at every call. A handle that is
 * stale, wrong or of another kind of object is answered with DACTYL_ERROR_HANDLE (or NaN, or a null pointer) and
 * changes nothing. Lengths are in points, times in seconds, angles in radians; y grows downward. The library reads
 * no clock, starts no thread and allocates nothing for a finger that moves; all of it is used from one thread at a
 * time. It needs nothing but libc and libm.
 *
 *   int32_t window = dactyl_window_create(0, 0, 400, 300);
 *   int32_t tap = dactyl_recognizer_create(window, DACTYL_KIND_TAP);
 *   dactyl_touch(window, 1, DACTYL_CONTACT_BEGAN, 50, 50, DACTYL_DIRECT, 0.00);
 *   dactyl_touch(window, 1, DACTYL_CONTACT_ENDED, 50, 50, DACTYL_DIRECT, 0.06);
 *   dactyl_flush(window, 0.06);
 *   const dactyl_change *change;
 *   while ((change = dactyl_next(window)))
 *     if (change->object == tap && change->to == DACTYL_ENDED) puts("tapped");
 */
#ifndef DACTYL_H
#define DACTYL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this list: what dactyl_version answers. */
/* Generated from Schema/interface.toml: version */
#define DACTYL_VERSION 4
/* End: version */

/* What functions answer that answer an int32_t: 0 or more where they worked, else one of these. */
/* Generated from Schema/interface.toml: statuses */
enum {
  DACTYL_OK = 0,
  DACTYL_ERROR_HANDLE = -1, /* removed, or of another window */
  DACTYL_ERROR_UNKNOWN = -2, /* unknown, or not to be set */
  DACTYL_ERROR_VALUE = -3, /* not finite, not whole, or out of range */
  DACTYL_ERROR_FRAME = -4, /* not a frame */
  DACTYL_ERROR_CYCLE = -5, /* recognisers would wait for each other */
  DACTYL_ERROR_LIMIT = -6, /* too many objects, or too deep */
  DACTYL_ERROR_BUSY = -7, /* not while the engine asks */
  /* Frames that make no sense after those before; nothing has changed. */
  DACTYL_ERROR_TIME_WENT_BACK = -10, /* time went back */
  DACTYL_ERROR_NOT_FINITE = -11, /* a number is not finite */
  DACTYL_ERROR_UNKNOWN_CONTACT = -12, /* a contact is not down */
  DACTYL_ERROR_BEGAN_TWICE = -13, /* a contact began twice */
  DACTYL_ERROR_NAMED_TWICE = -14, /* a contact is named twice */
  DACTYL_ERROR_STRAY_SAMPLE = -15, /* a merged sample is of no contact that moves */
  DACTYL_ERROR_SAMPLE_OUT_OF_TIME = -16, /* a merged sample is out of time */
  DACTYL_ERROR_UNKNOWN_HOVER = -17, /* a pointer has not entered */
  DACTYL_ERROR_ENTERED_TWICE = -18, /* a pointer entered twice */
  /* Drawings that cannot be compared. */
  DACTYL_ERROR_EMPTY = -20, /* a drawing without points */
  DACTYL_ERROR_NO_EXTENT = -21, /* a drawing all of whose points lie in one place */
  DACTYL_ERROR_OUTSIDE_GRID = -22, /* not an outline as dactyl_library_outline gives them */
  DACTYL_ERROR_NOTHING_TO_COMPARE = -23 /* the library has no template of this size or number of strokes */
};
/* End: statuses */

/* Kinds of recognisers. */
/* Generated from Schema/gestures.toml: kinds */
enum {
  DACTYL_KIND_TAP = 1,
  DACTYL_KIND_LONG_PRESS = 2,
  DACTYL_KIND_PAN = 3,
  DACTYL_KIND_SWIPE = 4,
  DACTYL_KIND_PINCH = 5,
  DACTYL_KIND_ROTATION = 6,
  DACTYL_KIND_SCREEN_EDGE_PAN = 7,
  DACTYL_KIND_HOVER = 8,
  DACTYL_KIND_TRANSFORM = 9,
  /* Of strokes; a build without them answers DACTYL_ERROR_UNKNOWN. */
  DACTYL_KIND_CHECK_MARK = 10,
  DACTYL_KIND_CIRCLE = 11,
  DACTYL_KIND_SCRATCH_OUT = 12,
  DACTYL_KIND_STROKE = 13,
  DACTYL_KIND_CUSTOM = 14,
  DACTYL_KIND_SHOWN = 15
};
/* End: kinds */

/* States of recognisers. */
/* Generated from Schema/interface.toml: states */
enum {
  DACTYL_POSSIBLE = 0,
  DACTYL_BEGAN = 1,
  DACTYL_CHANGED = 2,
  DACTYL_ENDED = 3, /* and recognized */
  DACTYL_CANCELLED = 4,
  DACTYL_FAILED = 5
};
/* End: states */

/* Phases of contacts. */
/* Generated from Schema/interface.toml: phases */
enum {
  DACTYL_CONTACT_BEGAN = 0,
  DACTYL_CONTACT_MOVED = 1,
  DACTYL_CONTACT_STATIONARY = 2,
  DACTYL_CONTACT_ENDED = 3,
  DACTYL_CONTACT_CANCELLED = 4
};
/* End: phases */

/* Kinds of contacts; DACTYL_ALLOWED_TOUCH_KINDS takes 1 << kind. */
/* Generated from Schema/interface.toml: touch kinds */
enum {
  DACTYL_DIRECT = 0,
  DACTYL_INDIRECT = 1,
  DACTYL_PENCIL = 2,
  DACTYL_INDIRECT_POINTER = 3
};
/* End: touch kinds */

/* Properties. Flags are 0 and 1. DACTYL_DIRECTION is a sum of right 1, left 2, up 4, down 8; DACTYL_EDGES of top 1,
 * left 2, bottom 4, right 8; DACTYL_AXES of translation 1, scale 2, rotation 4. DACTYL_GESTURE_PROFILE sets all
 * numbers of a window: 0 dactyl, 1 android, 2 flutter, 3 chromium, 4 gtk; it reads as 0. Counts may be infinite where
 * they are unlimited, durations where they are endless. DACTYL_CURRENT_TIME, states, waiting, touches and velocities
 * are read only; what a gesture measures can be written, which rebases it.
 * DACTYL_LIBRARY is the handle of the library that a recogniser of strokes compares with, or 0. Its thresholds are
 * either learned (scaled by DACTYL_GENEROSITY, default 1) or fixed: setting one fixes both and reads generosity as 0,
 * setting the generosity returns to learned ones. */
/* Generated from Schema/gestures.toml: properties */
enum {
  /* Of views and windows. */
  DACTYL_ALPHA = 1,
  DACTYL_IS_HIDDEN = 2,
  DACTYL_IS_USER_INTERACTION_ENABLED = 3,
  DACTYL_IS_MULTIPLE_TOUCH_ENABLED = 4,
  DACTYL_IS_EXCLUSIVE_TOUCH = 5,
  DACTYL_BOUNDS_X = 6,
  DACTYL_BOUNDS_Y = 7,
  /* Of windows. */
  DACTYL_GESTURE_PROFILE = 20,
  DACTYL_TAP_INTERVAL = 21,
  DACTYL_TAP_DISTANCE = 22,
  DACTYL_RECORDS_TOUCHES = 23,
  DACTYL_RECORDS_DETAILS = 24,
  DACTYL_CURRENT_TIME = 25,
  DACTYL_REJECTS_PALMS = 26,
  DACTYL_PALM_RADIUS = 27,
  DACTYL_PALM_EDGES = 28,
  DACTYL_PALM_EDGE_WIDTH = 29,
  DACTYL_PALM_EDGE_WIDTH_BESIDE_PALM = 30,
  DACTYL_PALM_TRAVEL = 31,
  DACTYL_PALM_MEMORY = 32,
  DACTYL_PALM_LANDING_INTERVAL = 33,
  DACTYL_PALM_EXTENT = 34,
  DACTYL_PALM_EDGES_BESIDE_PALM = 35,
  DACTYL_PREDICTED_TOUCH_COUNT = 36,
  /* Of every recogniser, to be set. */
  DACTYL_IS_ENABLED = 40,
  DACTYL_CANCELS_TOUCHES_IN_VIEW = 41,
  DACTYL_DELAYS_TOUCHES_BEGAN = 42,
  DACTYL_DELAYS_TOUCHES_ENDED = 43,
  DACTYL_REQUIRES_EXCLUSIVE_TOUCH_KIND = 44,
  DACTYL_ALLOWED_TOUCH_KINDS = 45, /* a sum of 1 << number */
  /* Of every recogniser, to be read. */
  DACTYL_STATE = 46,
  DACTYL_IS_WAITING = 47,
  DACTYL_NUMBER_OF_TOUCHES = 48,
  DACTYL_TOUCH_TIME = 49,
  DACTYL_WINDOW_LOCATION_X = 50,
  DACTYL_WINDOW_LOCATION_Y = 51,
  DACTYL_LOCATION_X = 52,
  DACTYL_LOCATION_Y = 53,
  /* Of recognisers that have them. */
  DACTYL_NUMBER_OF_TAPS_REQUIRED = 60, /* a whole number */
  DACTYL_NUMBER_OF_TOUCHES_REQUIRED = 61, /* a whole number */
  DACTYL_ALLOWABLE_MOVEMENT = 62, /* points */
  DACTYL_MAXIMUM_PRESS_DURATION = 63, /* seconds, may be infinite */
  DACTYL_MAXIMUM_TAP_INTERVAL = 64, /* seconds, may be infinite */
  DACTYL_MAXIMUM_TAP_DISTANCE = 65, /* points */
  DACTYL_MINIMUM_PRESS_DURATION = 66, /* seconds, may be infinite */
  DACTYL_MINIMUM_NUMBER_OF_TOUCHES = 67, /* a whole number */
  DACTYL_MAXIMUM_NUMBER_OF_TOUCHES = 68, /* a whole number */
  DACTYL_MINIMUM_DISTANCE = 69, /* points */
  DACTYL_DIRECTION = 70, /* a sum of 1 << number */
  DACTYL_MAXIMUM_DURATION = 71, /* seconds, may be infinite */
  DACTYL_MAXIMUM_DIRECTION_DEVIATION = 72, /* radians, 0...pi */
  DACTYL_MINIMUM_SPAN_CHANGE = 73, /* points */
  DACTYL_MINIMUM_ARC = 74, /* points */
  DACTYL_EDGES = 75, /* a sum of 1 << number */
  DACTYL_EDGE_WIDTH = 76, /* points */
  DACTYL_AXES = 77, /* a sum of 1 << number */
  DACTYL_UNLOCKS_AXES_TOGETHER = 78,
  DACTYL_MINIMUM_TAP_INTERVAL = 79, /* seconds, may be infinite */
  DACTYL_MAXIMUM_TAP_DURATION = 80, /* seconds, may be infinite */
  DACTYL_AXIS = 81, /* 0 any, 1 x, 2 y */
  DACTYL_MINIMUM_DISTANCE_BESIDE_TAP = 82, /* points */
  DACTYL_MINIMUM_FINGER_SHARE = 83, /* share */
  DACTYL_MINIMUM_VELOCITY = 84, /* a number */
  DACTYL_RECOGNIZES_AT_LIFT = 85,
  DACTYL_OUTLASTS_TOUCHES = 88,
  DACTYL_LANDING_INTERVAL = 89, /* seconds, may be infinite */
  DACTYL_ALLOWS_REST = 90,
  /* The values of a gesture. */
  DACTYL_TRANSLATION_X = 100,
  DACTYL_TRANSLATION_Y = 101,
  DACTYL_VELOCITY_X = 102,
  DACTYL_VELOCITY_Y = 103,
  DACTYL_SCALE = 104,
  DACTYL_SCALE_VELOCITY = 105,
  DACTYL_ROTATION = 106,
  DACTYL_ROTATION_VELOCITY = 107,
  DACTYL_TRANSFORM_A = 108,
  DACTYL_TRANSFORM_B = 109,
  DACTYL_TRANSFORM_C = 110,
  DACTYL_TRANSFORM_D = 111,
  DACTYL_TRANSFORM_X = 112,
  DACTYL_TRANSFORM_Y = 113,
  /* Of recognisers of strokes. */
  DACTYL_MAXIMUM_ANGLE = 201, /* radians, 0...pi */
  DACTYL_MINIMUM_LENGTH = 202, /* points */
  DACTYL_MAXIMUM_TILT = 203, /* radians, 0...pi */
  DACTYL_MAXIMUM_LEG_RATIO = 205, /* share */
  DACTYL_RECOGNIZES_EARLY = 209,
  DACTYL_EARLY_LEG_RATIO = 210, /* share */
  DACTYL_MINIMUM_RADIUS = 213, /* points */
  DACTYL_MINIMUM_SWEEP = 214, /* radians */
  DACTYL_MAXIMUM_SWEEP = 215, /* radians */
  DACTYL_MINIMUM_REVERSALS = 218, /* a whole number */
  DACTYL_MINIMUM_LEG_LENGTH = 219, /* points */
  DACTYL_MAXIMUM_STROKE_INTERVAL = 224, /* seconds, may be infinite */
  DACTYL_LIBRARY = 225, /* a handle, or 0 */
  DACTYL_MAXIMUM_INTERVAL = 226, /* seconds, may be infinite */
  /* Of libraries; generosity of shapes, too. */
  DACTYL_GENEROSITY = 240, /* above 0 */
  DACTYL_PATH_THRESHOLD = 241,
  DACTYL_CLOUD_THRESHOLD = 242,
  DACTYL_NUMBER_OF_TEMPLATES = 243
};
/* End: properties */

/* Causes: Docs/causes.md lists their numbers, limits and words. DACTYL_CAUSE_PREVENTED and
 * DACTYL_CAUSE_REQUIREMENT_RECOGNIZED have the handle of the other recogniser as their number. */
/* Generated from Schema/causes.toml: causes */
enum {
  DACTYL_CAUSE_MOVED_ENOUGH = 1,
  DACTYL_CAUSE_MOVED_TOO_FAR = 31,
  DACTYL_CAUSE_MOVED_TOO_LITTLE = 2,
  DACTYL_CAUSE_FINGER_MOVED_TOO_LITTLE = 32,
  DACTYL_CAUSE_UPDATED = 3,
  DACTYL_CAUSE_HELD = 4,
  DACTYL_CAUSE_HELD_TOO_LONG = 5,
  DACTYL_CAUSE_LIFTED_TOO_SOON = 6,
  DACTYL_CAUSE_LIFTED = 7,
  DACTYL_CAUSE_TOO_MANY_TOUCHES = 8,
  DACTYL_CAUSE_TOO_FEW_TOUCHES = 9,
  DACTYL_CAUSE_TAPPED = 10,
  DACTYL_CAUSE_NEXT_TAP_LATE = 11,
  DACTYL_CAUSE_BOUNCED = 33,
  DACTYL_CAUSE_NEXT_TAP_FAR = 12,
  DACTYL_CAUSE_SPAN_CHANGED = 13,
  DACTYL_CAUSE_TURNED = 14,
  DACTYL_CAUSE_TOO_SLOW = 15,
  DACTYL_CAUSE_LIFTED_TOO_SLOW = 34,
  DACTYL_CAUSE_DIRECTION_MISMATCH = 16,
  DACTYL_CAUSE_OUTSIDE_EDGE_ZONE = 17,
  DACTYL_CAUSE_CONTACT_TOO_LARGE = 35,
  DACTYL_CAUSE_BEGAN_AT_EDGE = 36,
  DACTYL_CAUSE_BESIDE_PALM = 37,
  DACTYL_CAUSE_POINTER_ENTERED = 18,
  DACTYL_CAUSE_POINTER_EXITED = 19,
  DACTYL_CAUSE_PREVENTED = 20,
  DACTYL_CAUSE_REQUIREMENT_RECOGNIZED = 21,
  DACTYL_CAUSE_REFUSED_BY_VIEW = 22,
  DACTYL_CAUSE_REFUSED_BY_DELEGATE = 23,
  DACTYL_CAUSE_TOUCHES_CANCELLED = 24,
  DACTYL_CAUSE_DISABLED = 25,
  DACTYL_CAUSE_REMOVED = 26,
  DACTYL_CAUSE_SEQUENCE_ENDED = 27,
  DACTYL_CAUSE_RESET = 28,
  DACTYL_CAUSE_UNSTATED = 29,
  DACTYL_CAUSE_CUSTOM = 30,
  DACTYL_CAUSE_CHECK_MARK = 100,
  DACTYL_CAUSE_CHECK_MARK_STRANGE = 117,
  DACTYL_CAUSE_CHECK_MARK_NOT_MEASURABLE = 101,
  DACTYL_CAUSE_CHECK_MARK_TOO_SHORT = 102,
  DACTYL_CAUSE_CHECK_MARK_ROUNDED = 111,
  DACTYL_CAUSE_CHECK_MARK_TILTED = 106,
  DACTYL_CAUSE_CHECK_MARK_FIRST_LEG_TOO_LONG = 108,
  DACTYL_CAUSE_CIRCLE = 120,
  DACTYL_CAUSE_CIRCLE_NOT_MEASURABLE = 121,
  DACTYL_CAUSE_CIRCLE_STRAIGHT = 122,
  DACTYL_CAUSE_CIRCLE_TOO_SMALL = 123,
  DACTYL_CAUSE_CIRCLE_TOO_LITTLE_SWEEP = 124,
  DACTYL_CAUSE_CIRCLE_TOO_MUCH_SWEEP = 125,
  DACTYL_CAUSE_CIRCLE_ANGULAR = 129,
  DACTYL_CAUSE_CIRCLE_DEVIATING_ON_AVERAGE = 128,
  DACTYL_CAUSE_CIRCLE_FLAT = 130,
  DACTYL_CAUSE_CIRCLE_TOO_LITTLE_TURN = 131,
  DACTYL_CAUSE_CIRCLE_TOO_MUCH_TURN = 132,
  DACTYL_CAUSE_SCRATCH_OUT = 140,
  DACTYL_CAUSE_SCRATCH_OUT_NOT_MEASURABLE = 141,
  DACTYL_CAUSE_SCRATCH_OUT_TOO_FEW_REVERSALS = 142,
  DACTYL_CAUSE_SCRATCH_OUT_TOO_SHORT = 143,
  DACTYL_CAUSE_SCRATCH_OUT_TOO_WIDE = 144,
  DACTYL_CAUSE_SCRATCH_OUT_DIVERGENT = 146,
  DACTYL_CAUSE_SCRATCH_OUT_CROOKED = 147,
  DACTYL_CAUSE_SCRATCH_OUT_WANDERING = 151,
  DACTYL_CAUSE_DRAWN_AS_ARROW = 200,
  DACTYL_CAUSE_DRAWN_AS_CARET = 201,
  DACTYL_CAUSE_DRAWN_AS_CHECK_MARK = 202,
  DACTYL_CAUSE_DRAWN_AS_CIRCLE = 203,
  DACTYL_CAUSE_DRAWN_AS_DELETE_MARK = 204,
  DACTYL_CAUSE_DRAWN_AS_BRACE = 205,
  DACTYL_CAUSE_DRAWN_AS_BRACKET = 206,
  DACTYL_CAUSE_DRAWN_AS_PIGTAIL = 207,
  DACTYL_CAUSE_DRAWN_AS_RECTANGLE = 208,
  DACTYL_CAUSE_DRAWN_AS_STAR = 209,
  DACTYL_CAUSE_DRAWN_AS_TRIANGLE = 210,
  DACTYL_CAUSE_DRAWN_AS_V = 211,
  DACTYL_CAUSE_DRAWN_AS_X = 212,
  DACTYL_CAUSE_DRAWN_AS_ZIG_ZAG = 213,
  DACTYL_CAUSE_GESTURE = 160,
  DACTYL_CAUSE_GESTURE_TOO_FAR = 161,
  DACTYL_CAUSE_GESTURE_UNUSABLE = 162,
  DACTYL_CAUSE_GESTURE_NOTHING_TO_COMPARE = 163,
  DACTYL_CAUSE_SHOWN = 170,
  DACTYL_CAUSE_SHOWN_TOO_FAR = 171,
  DACTYL_CAUSE_SHOWN_ALIKE = 172,
  DACTYL_CAUSE_SHOWN_TOO_MANY_FINGERS = 173,
  DACTYL_CAUSE_SHOWN_TOO_FEW_FINGERS = 174,
  DACTYL_CAUSE_SHOWN_TOO_LONG = 175,
  DACTYL_CAUSE_SHOWN_TOO_SHORT = 176,
  DACTYL_CAUSE_SHOWN_OFF_COURSE = 177,
  DACTYL_CAUSE_SHOWN_TOO_MUCH_TRAVEL = 178,
  DACTYL_CAUSE_SHOWN_TOO_LITTLE_TRAVEL = 179,
  DACTYL_CAUSE_SHOWN_OPENED = 180,
  DACTYL_CAUSE_SHOWN_CLOSED = 181,
  DACTYL_CAUSE_SHOWN_TURNED_CLOCKWISE = 182,
  DACTYL_CAUSE_SHOWN_TURNED_BACK = 183,
  DACTYL_CAUSE_SHOWN_UNEVEN = 184,
  DACTYL_CAUSE_SHOWN_EVEN = 185,
  DACTYL_CAUSE_SHOWN_CROOKED = 186,
  DACTYL_CAUSE_SHOWN_STRAIGHT = 187,
  DACTYL_CAUSE_SHOWN_LATE = 188,
  DACTYL_CAUSE_SHOWN_LEFT_EARLY = 189,
  DACTYL_CAUSE_SHOWN_APART = 190,
  DACTYL_CAUSE_SHOWN_TOGETHER = 191,
  DACTYL_CAUSE_SHOWN_PAUSE_TOO_LONG = 192,
  DACTYL_CAUSE_SHOWN_PAUSE_TOO_SHORT = 193
};
/* End: causes */

/* How the number of a cause was compared with its limit. */
/* Generated from Schema/interface.toml: senses */
enum {
  DACTYL_SENSE_NONE = 0, /* not at all: there is none, or the limit is that of something else */
  DACTYL_SENSE_MINIMUM = 1, /* it had to be at least the limit */
  DACTYL_SENSE_MAXIMUM = 2 /* it had to be at most the limit */
};
/* End: senses */

/* A frame, everything a device said at one instant: four doubles
 *   0 time   1 how many contacts   2 how many merged samples   3 how many hovering pointers
 * and sixteen for each of these, in that order. NaN stands for what is not known. A contact:
 *   0 number   1 phase   2, 3 place in the window   4 kind   5 force, where 1 is an ordinary touch   6 maximum force
 *   7 half the length of its ellipse   8 by how much that may be wrong   9 altitude, pi/2 is upright   10 azimuth
 *   11 roll   12, 13 precise place   14 for one that begins: the handle of the view it hit; 0 or NaN have it found by
 *   the frames of the views   15: 1 where the place was made up; 2 where 4 to 13 are not known and were not written, 3 where
 *   8 to 13 are not; else 0
 * A merged sample, oldest first: the same with its time at 14. A hovering pointer:
 *   0 number   1 phase: 0 entered, 1 moved, 2 exited   2, 3 place   4 kind   5 height, 0...1   9 altitude   10 azimuth
 *   11 roll
 */
#define DACTYL_FRAME_HEAD 4
#define DACTYL_FRAME_STRIDE 16
#define DACTYL_FRAME_WORDS(contacts, samples, hovers) \
  (DACTYL_FRAME_HEAD + DACTYL_FRAME_STRIDE * ((contacts) + (samples) + (hovers)))

/* What a recogniser measures, by its kind; lengths of strokes are in points of the window, what there is none of is NaN. */
/* Generated from Schema/gestures.toml: readings */
typedef union dactyl_readings {
  double numbers[41];
  struct {
    double translation_x, translation_y;
    double velocity_x, velocity_y;
  } pan;
  struct {
    double direction;
  } swipe;
  struct {
    double scale;
    double scale_velocity;
  } pinch;
  struct {
    double rotation;
    double rotation_velocity;
  } rotation;
  struct {
    double translation_x, translation_y;
    double velocity_x, velocity_y;
  } screen_edge_pan;
  struct {
    double height;
    double altitude;
    double azimuth;
    double roll;
  } hover;
  struct {
    double translation_x, translation_y;
    double velocity_x, velocity_y;
    double scale;
    double scale_velocity;
    double rotation;
    double rotation_velocity;
    double matrix_a, matrix_b, matrix_c, matrix_d, matrix_tx, matrix_ty;
  } transform;
  struct {
    double start_x, start_y;
    double corner_x, corner_y;
    double end_x, end_y;
    double hand; /* 0 right, 1 left */
    double angle;
    double tilt;
    double leg_ratio; /* the first leg as a share of the second */
  } check_mark;
  struct {
    double center_x, center_y;
    double radius;
    double sweep; /* positive clockwise on screen */
    double deviation; /* the largest, as a share of the radius */
    double mean_deviation;
  } circle;
  struct {
    double bounds_x, bounds_y, bounds_width, bounds_height;
    double reversals;
    double leg_length; /* the mean */
    double angle; /* the mean between legs */
    double view_to_delete; /* the handle of the view under most of it, or 0 */
  } scratch_out;
  struct {
    double nearest; /* the number of the nearest class */
    double score;
    double margin;
    double runner_up; /* its number */
    double distance; /* in thresholds */
    double strokes; /* how many were drawn */
  } stroke;
  struct {
    double nearest; /* the number of the nearest class */
    double score;
    double margin;
    double runner_up; /* its number */
    double distance; /* in thresholds */
    double translation_x, translation_y;
    double scale;
    double rotation;
  } shown;
} dactyl_readings;
/* End: readings */

/* What happened: a change of state, as dactyl_next answers it. Places are those of the middle of the fingers. Places and
 * velocities are NaN in records of DACTYL_CHANGED unless DACTYL_RECORDS_DETAILS is set on the window; read them with
 * dactyl_get_number: DACTYL_LOCATION_X, DACTYL_VELOCITY_X and so on.
 * Where DACTYL_RECORDS_TOUCHES is set on the window, a record of type 1 tells of a touch that a view was told of; touches of one
 * call follow each other. It is an array of doubles:
 *   1: 1   2 view   3 phase   4 time   5 which of the call's touches   6 how many   7 contact   8 tap count
 *   9, 10 place in the window   11, 12 place in the view
 */
/* Generated from Schema/interface.toml: record */
typedef struct dactyl_change {
  double length; /* how many doubles the record has, with this one */
  double type; /* 0 for a change of state */
  double object; /* the recogniser */
  double from; /* the state before */
  double to; /* the state after */
  double time; /* seconds */
  double cause; /* DACTYL_CAUSE_... */
  double cause_number; /* the number that decided */
  double cause_limit; /* what it was compared with */
  double cause_sense; /* how: DACTYL_SENSE_... */
  double touches; /* how many touches */
  double window_x; /* the place in the window */
  double window_y;
  double x; /* the place in the view */
  double y;
  dactyl_readings values; /* the first of the readings */
} dactyl_change;
/* End: record */

/* The version of this list of exports; changes when something in it does. */
int32_t dactyl_version(void);

/* Makes a window that covers a rectangle; answers its handle. */
int32_t dactyl_window_create(double x, double y, double width, double height);

/* Puts a new view in front of those on a view or window; answers its handle. */
int32_t dactyl_view_create(int32_t parent);

/* Attaches a new recogniser of a kind to a view or window; answers its handle. */
int32_t dactyl_recognizer_create(int32_t view, int32_t kind);

/* Removes a window, view or recogniser with all that is on it; all their handles are stale from now on. */
int32_t dactyl_release(int32_t handle);

/* Places a view in its superview. */
int32_t dactyl_view_set_frame(int32_t view, double x, double y, double width, double height);

/* Turns, stretches or shifts a view about its middle. */
int32_t dactyl_view_set_transform(int32_t view, double a, double b, double c, double d, double tx, double ty);

/* Puts a view on another of the same window, at a place from 0, the rearmost; -1 is in front of all. */
int32_t dactyl_view_move(int32_t view, int32_t parent, int32_t index);

/* Sets a property. */
int32_t dactyl_set_number(int32_t handle, int32_t property, double value);

/* Reads a property; NaN where the handle is wrong or the object has no such property. */
double dactyl_get_number(int32_t handle, int32_t property);

/* The name of a property, as JavaScript has it; null where there is none of the number. Not in the WebAssembly module. */
const char *dactyl_property_name(int32_t property);

/* Generated from Schema/interface.toml: relations */
/* Has a recogniser wait until another has failed. */
int32_t dactyl_require_to_fail(int32_t recognizer, int32_t other);

/* Lets a recogniser and another recognise at the same time; 0 as the other stands for all. */
int32_t dactyl_allow_simultaneous(int32_t recognizer, int32_t other);
/* End: relations */

/* Takes back what was said about two recognisers; 0 as the other takes back that all may recognise beside it. */
int32_t dactyl_forget_relation(int32_t recognizer, int32_t other);

/* Tells of one finger, as toolkits do: its number, DACTYL_CONTACT_..., its place in the window, its kind (DACTYL_DIRECT for a finger,
 * DACTYL_INDIRECT_POINTER for the mouse), and the time of the event in seconds. What is not down and lifts is dropped, what is
 * down and begins is cancelled first, and a mouse that only echoes a finger is dropped. Not in the WebAssembly module. */
int32_t dactyl_touch(int32_t window, int64_t finger, int32_t phase, double x, double y, int32_t kind, double time);

/* Sends the fingers that dactyl_touch told of, and lets time pass until now: call it where no more events wait, and at
 * dactyl_next_deadline. Fingers of one instant are one frame. Answers above 0 where records wait to be read, below 0 why a frame was
 * refused; all touches are cancelled then, because a lift may be lost. Not in the WebAssembly module. */
int32_t dactyl_flush(int32_t window, double now);

/* For hosts that know more of their fingers than dactyl_touch takes. Makes room for so many doubles and tells where to write them; null where that is too many, more than 1 << 20. The one
 * buffer for the frames of all windows, and for drawings; its place may change with every call that asks for more than
 * before, and with calls that answer through it: ask again, with as many doubles as they answered. */
double *dactyl_frame(int32_t words);

/* Sends the frame in the buffer; answers above 0 where records wait to be read. */
int32_t dactyl_send(int32_t window, int32_t words);

/* Lets time pass; answers above 0 where records wait to be read. */
int32_t dactyl_advance(int32_t window, double time);

/* When to call dactyl_flush or dactyl_advance if no finger comes before; infinite for never, NaN for a wrong handle. */
double dactyl_next_deadline(int32_t window);

/* Takes all touches away; answers above 0 where records wait to be read. */
int32_t dactyl_cancel_all_touches(int32_t window);

/* The next record that was not read yet; null where there is none, or for a wrong handle. A recogniser's stays until
 * all are read and something else happens to it; others, until the next call about the window. */
const double *dactyl_next_record(int32_t window);

/* The same by names. */
static inline const dactyl_change *dactyl_next(int32_t window) { return (const dactyl_change *)dactyl_next_record(window); }

/* The records of a window in their order, for hosts that read them where they lie instead of calling dactyl_next_record
 * for each. Those from `taken` to `count` have still to be read. Where `place` is below 0, the record is where
 * dactyl_record says: raise `taken` by one and look. Else dactyl_next_record copies it there and raises `taken` itself.
 * After the last set both to 0. */
struct dactyl_entry {
  int32_t handle, place;
};
struct dactyl_queue {
  int32_t count, taken;
  const struct dactyl_entry *entries; /* may move whenever something happens */
};

/* Where the struct dactyl_queue of a window lies, as long as there is the window; null for a wrong handle. */
void *dactyl_queue(int32_t window);

/* Where the last record of a recogniser lies, zeros before the first, with room for 56 doubles; null for a
 * wrong handle. What is written there stays until something else happens to it. */
double *dactyl_record(int32_t recognizer);

/* Questions: a host that wants to be asked while the engine decides gives a function. It gets the number of the question,
 * the recogniser it is about and, for DACTYL_QUESTION_CAN_PREVENT and DACTYL_QUESTION_CAN_BE_PREVENTED, the other one;
 * 0 is no. From DACTYL_QUESTION_TOUCHES_BEGAN on nothing is asked: a recogniser of DACTYL_KIND_CUSTOM is told what
 * happens, and says what it makes of that with dactyl_transition or dactyl_cross. Which touches are meant their phases
 * say. The function must not send frames, let time pass or make and remove objects. */
/* Generated from Schema/interface.toml: questions */
enum {
  DACTYL_QUESTION_SHOULD_BEGIN = 0,
  DACTYL_QUESTION_SHOULD_RECEIVE = 1,
  DACTYL_QUESTION_CAN_PREVENT = 2,
  DACTYL_QUESTION_CAN_BE_PREVENTED = 3,
  DACTYL_QUESTION_TOUCHES_BEGAN = 4,
  DACTYL_QUESTION_TOUCHES_MOVED = 5,
  DACTYL_QUESTION_TOUCHES_ENDED = 6,
  DACTYL_QUESTION_TOUCHES_CANCELLED = 7,
  DACTYL_QUESTION_DEADLINE_REACHED = 8,
  DACTYL_QUESTION_RESET = 9
};
/* End: questions */

/* The numbers of a touch, as dactyl_touches gives them. */
/* Generated from Schema/interface.toml: touch */
enum {
  DACTYL_TOUCHES_ID = 0, /* the contact's number */
  DACTYL_TOUCHES_PHASE = 1, /* DACTYL_CONTACT_... */
  DACTYL_TOUCHES_KIND = 2, /* DACTYL_DIRECT and so on */
  DACTYL_TOUCHES_TIME = 3, /* seconds */
  DACTYL_TOUCHES_X = 4, /* the place in the view of the recogniser */
  DACTYL_TOUCHES_Y = 5,
  DACTYL_TOUCHES_WINDOW_X = 6, /* the place in the window */
  DACTYL_TOUCHES_WINDOW_Y = 7,
  DACTYL_TOUCHES_PREVIOUS_X = 8, /* the place before, in the view */
  DACTYL_TOUCHES_PREVIOUS_Y = 9,
  DACTYL_TOUCHES_DOWN_X = 10, /* where it came down, in the view */
  DACTYL_TOUCHES_DOWN_Y = 11,
  DACTYL_TOUCHES_DOWN_TIME = 12, /* seconds */
  DACTYL_TOUCHES_FORCE = 13,
  DACTYL_TOUCHES_MAJOR_RADIUS = 14, /* points */
  DACTYL_TOUCHES_TAP_COUNT = 15
};
/* End: touch */

/* Has the engine ask the host while it decides; null has it ask nobody. */
int32_t dactyl_set_callback(int32_t (*callback)(int32_t question, int32_t recognizer, int32_t subject));

/* What a recogniser measures at this moment, as a record; null for a wrong handle. For answers, while which the last
 * record is that of an earlier change. Good until the next call. */
const double *dactyl_present(int32_t recognizer);

/* Touches of a recogniser: how many, and the numbers of each; null for a wrong handle. 0 are those it follows, 1 the merged
 * samples of a contact that moved, 2 where it is likely to be next, 3 the touch that DACTYL_QUESTION_SHOULD_RECEIVE is
 * about. Good until the next call. */
const double *dactyl_touches(int32_t recognizer, int32_t which, int32_t contact);

/* Sets the state of a recogniser of DACTYL_KIND_CUSTOM, with a cause: its number, which is 0 for none,
 * DACTYL_CAUSE_UPDATED, or one of your own from 1000 on; what decided, its limit and sense. */
int32_t dactyl_transition(
  int32_t recognizer, int32_t state, int32_t cause, double number, double limit, int32_t sense);

/* The same, because the fingers have crossed a threshold in this event: of those that do, the one wins that crossed its
 * own sooner on the way from before to after. */
int32_t dactyl_cross(
  int32_t recognizer, double threshold, double before, double after, int32_t state, int32_t cause, double number,
  double limit, int32_t sense);

/* When a recogniser of DACTYL_KIND_CUSTOM wants to be woken; infinite for never. */
int32_t dactyl_set_deadline(int32_t recognizer, double time);

/* Has a recogniser follow a touch no longer, which goes on elsewhere. */
int32_t dactyl_ignore_touch(int32_t recognizer, int32_t contact);

/* Recognisers that can want the same touches without anything being said about them; null for a wrong handle. How many,
 * and for each six numbers: both handles, whether they are on different views, why, and what that says more:
 *   0 the same taps: how many, of how many fingers   1 taps within taps: how many, of how many   2 the same press: fingers
 *   3 the same drag   4 a drag begins before a swipe is complete   5 the same swipe: directions   6 the same pinch
 *   7 the same rotation   8 the same transform   9 the other begins before a shown gesture is complete
 *   10 a shown gesture is complete before the last tap
 * Good until the next call. */
const double *dactyl_conflicts(int32_t window);

/* How near a recogniser is to deciding; null for a wrong handle. How many measurements, and for each three numbers: the
 * cause that it would give if it were decided now, what was measured, and the limit, NaN where there is none. A drag of
 * 4 pt out of 10 is DACTYL_CAUSE_MOVED_TOO_LITTLE, 4, 10. None for one that follows no touch, has decided, or waits for
 * others. Good until the next call. */
const double *dactyl_progress(int32_t recognizer);

/* Libraries of drawn gestures; not in a build without strokes. A drawing lies in the buffer: for each stroke the number
 * of its points, then x and y of each; its length in doubles is told to the function. What a class forgives is a sum of
 * size 1, rotation 2, proportions 4, direction 8, starting point 16, of shown gestures also speed 32; with 64 one that
 * travels begins under way. Classes have numbers of the host's choice. */

/* Makes a library without classes and templates; answers its handle. dactyl_release removes it; recognisers that use it
 * have nothing to compare with then. What it holds when a finger comes down counts for a stroke. */
int32_t dactyl_library_create(void);

/* Adds a class by its number, or changes what the class of that number forgives. */
int32_t dactyl_library_define(int32_t library, int32_t number, int32_t forgives);

/* A gesture of any number of fingers is shown to the same library, for recognisers of the kind DACTYL_KIND_SHOWN. In the
 * buffer stand the number of its stretches, thirteen numbers of each (Docs/showing-gestures.md), and the diagonal of what
 * one finger drew with its strokes as dactyl_library_outline gives them, or 0. Adds such a demonstration to a class;
 * answers its number. */
int32_t dactyl_library_show(int32_t library, int32_t number, int32_t words);

/* Removes a demonstration by its number. */
int32_t dactyl_library_hide(int32_t library, int32_t number_of_demonstration);

/* Says what the demonstration in the buffer is nearest to; answers as dactyl_library_recognize. */
int32_t dactyl_library_recognize_shown(int32_t library, int32_t words);

/* Writes what the fingers of a recogniser of the kind DACTYL_KIND_SHOWN did last, or so far, into the buffer; answers the
 * count of doubles. */
int32_t dactyl_shown(int32_t recognizer);

/* Adds the drawing in the buffer to a class as a template; answers the template's number. */
int32_t dactyl_library_add(int32_t library, int32_t number, int32_t words);

/* Adds a template as dactyl_library_outline gave it, its diagonal left out of the buffer; answers the template's
 * number. */
int32_t dactyl_library_add_outline(int32_t library, int32_t number, double diagonal, int32_t words);

/* Adds a stroke that is no gesture, as dactyl_library_outline gives them, its diagonal left out of the buffer: a drawing
 * as near to it as to a class is refused. */
int32_t dactyl_library_add_other(int32_t library, double diagonal, int32_t words);

/* Writes the outline of a template into the buffer, as a drawing in whole numbers, and its diagonal after it; answers
 * how many doubles there are. Exact: added again, it is the same template. */
int32_t dactyl_library_outline(int32_t library, int32_t number_of_template);

/* Removes a template. */
int32_t dactyl_library_remove(int32_t library, int32_t number_of_template);

/* Removes a class with all its templates. */
int32_t dactyl_library_remove_class(int32_t library, int32_t number);

/* Says what the drawing in the buffer is: 1 where it is recognised, 0 where even the nearest class is too far. Then the
 * buffer has of the nearest class: number, score, margin, the runner-up's number or NaN, distance in thresholds. */
int32_t dactyl_library_recognize(int32_t library, int32_t words);

/* Says what the library would take a template for if it were not in it; answers as dactyl_library_recognize. */
int32_t dactyl_library_recognize_template(int32_t library, int32_t number_of_template);

/* Writes what a recogniser of strokes was shown last into the buffer, in points of the window; answers how many doubles
 * there are. */
int32_t dactyl_drawing(int32_t recognizer);

#ifdef __cplusplus
}
#endif

#endif
