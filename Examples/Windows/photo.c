#include "photo.h"

#include "dactyl.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define MOST_FINGERS 16
/* How much of its speed a flung photo keeps in a second: the 0.998 a millisecond of scroll views. */
#define KEPT_A_SECOND 0.135
/* Fingers of one report of a device are told within so many seconds. */
#define ONE_REPORT 0.003
/* Below so many points a second it lies still. */
#define STILL 20.0

Photo photo;

typedef struct {
  int64_t id;
  int phase, kind;
  double x, y;
} Finger;

static Finger fingers[MOST_FINGERS];
static int count;
static int32_t window, pan, pinch, rotation, press, double_tap;
static double home_x, home_y, clock_now, time_of_fingers;
/* What was measured when the last record was read: values count from the beginning of the gesture. */
static double panned_x, panned_y, pinched, turned;

static int32_t add(int32_t kind) { return dactyl_recognizer_create(window, kind); }

static void go_home(void) {
  photo.x = home_x, photo.y = home_y, photo.scale = 1, photo.angle = 0;
  photo.velocity_x = photo.velocity_y = 0, photo.has_menu = false;
}

void photo_open(double width, double height) {
  window = dactyl_window_create(0, 0, width, height);
  dactyl_set_number(window, DACTYL_IS_MULTIPLE_TOUCH_ENABLED, 1);
  dactyl_set_number(window, DACTYL_RECORDS_DETAILS, 1);
  pan = add(DACTYL_KIND_PAN), pinch = add(DACTYL_KIND_PINCH), rotation = add(DACTYL_KIND_ROTATION);
  press = add(DACTYL_KIND_LONG_PRESS), double_tap = add(DACTYL_KIND_TAP);
  dactyl_set_number(double_tap, DACTYL_NUMBER_OF_TAPS_REQUIRED, 2);
  dactyl_allow_simultaneous(pan, pinch);
  dactyl_allow_simultaneous(pan, rotation);
  dactyl_allow_simultaneous(pinch, rotation);
  home_x = width / 2, home_y = height / 2;
  go_home();
}

void photo_resize(double width, double height) {
  bool is_home = photo.x == home_x && photo.y == home_y && photo.scale == 1 && photo.angle == 0;
  dactyl_view_set_frame(window, 0, 0, width, height);
  home_x = width / 2, home_y = height / 2;
  if (is_home) photo.x = home_x, photo.y = home_y;
}

static void tell(const char *what, int state) {
  printf("%s %s\n", what, state == DACTYL_BEGAN ? "began" : state == DACTYL_ENDED ? "ended" : "cancelled");
  fflush(stdout);
}

static void act(const double *record) {
  int32_t recognizer = record[DACTYL_RECORD_OBJECT];
  int state = record[DACTYL_RECORD_TO];
  const double *values = record + DACTYL_RECORD_VALUES;
  if (state == DACTYL_POSSIBLE || state == DACTYL_FAILED) return;
  const char *name = recognizer == pan        ? "pan"
                     : recognizer == pinch    ? "pinch"
                     : recognizer == rotation ? "rotation"
                     : recognizer == press    ? "press"
                                              : "double tap";
  if (state != DACTYL_CHANGED) tell(name, state);
  if (state == DACTYL_BEGAN) {
    photo.velocity_x = photo.velocity_y = 0, photo.has_menu = false;
    if (recognizer == pan) panned_x = panned_y = 0;
    if (recognizer == pinch) pinched = 1;
    if (recognizer == rotation) turned = 0;
  }
  if (recognizer == pan) {
    photo.x += values[0] - panned_x, photo.y += values[1] - panned_y;
    panned_x = values[0], panned_y = values[1];
    if (state == DACTYL_ENDED) photo.velocity_x = values[2], photo.velocity_y = values[3];
  }
  if (recognizer == pinch) photo.scale *= values[0] / pinched, pinched = values[0];
  if (recognizer == rotation) photo.angle += values[0] - turned, turned = values[0];
  if (recognizer == press && state == DACTYL_BEGAN)
    photo.has_menu = true, photo.menu_x = record[DACTYL_RECORD_X], photo.menu_y = record[DACTYL_RECORD_Y];
  if (recognizer == double_tap) go_home();
}

static void read_records(void) {
  const double *record;
  while ((record = dactyl_next_record(window))) act(record);
}

void photo_touch(int64_t id, int phase, double x, double y, int kind, double time) {
  bool is_next = count > 0 && time - time_of_fingers > ONE_REPORT;
  for (int i = 0; i < count; i++) is_next |= fingers[i].id == id;
  if (is_next) photo_flush();
  if (!count) time_of_fingers = time;
  if (count < MOST_FINGERS) fingers[count++] = (Finger){id, phase, kind, x, y};
}

void photo_flush(void) {
  if (!count) return;
  /* Also sets the clock: a frame may be older than a deadline that was met, and time must not go back. */
  photo_advance(time_of_fingers);
  int32_t words = DACTYL_FRAME_WORDS(count, 0, 0);
  double *frame = dactyl_frame(words);
  frame[0] = clock_now, frame[1] = count, frame[2] = frame[3] = 0;
  for (int i = 0; i < count; i++) {
    double *contact = frame + DACTYL_FRAME_HEAD + i * DACTYL_FRAME_STRIDE;
    for (int j = 0; j < DACTYL_FRAME_STRIDE; j++) contact[j] = NAN;
    contact[0] = fingers[i].id, contact[1] = fingers[i].phase, contact[2] = fingers[i].x, contact[3] = fingers[i].y;
    contact[4] = fingers[i].kind;
  }
  count = 0;
  /* A frame that is refused may have had a lift: nothing may stay down for ever. */
  if (dactyl_send(window, words) < 0) dactyl_cancel_all_touches(window);
  read_records();
}

void photo_advance(double now) {
  static double last;
  if (now > clock_now) clock_now = now;
  if (dactyl_next_deadline(window) <= clock_now && dactyl_advance(window, clock_now) > 0) read_records();
  double passed = clock_now - last;
  last = clock_now;
  if (photo.velocity_x == 0 && photo.velocity_y == 0) return;
  double kept = pow(KEPT_A_SECOND, passed), way = (kept - 1) / log(KEPT_A_SECOND);
  photo.x += photo.velocity_x * way, photo.y += photo.velocity_y * way;
  photo.velocity_x *= kept, photo.velocity_y *= kept;
  if (hypot(photo.velocity_x, photo.velocity_y) < STILL) photo.velocity_x = photo.velocity_y = 0;
}

int photo_wait(double now) {
  if (photo.velocity_x != 0 || photo.velocity_y != 0) return 16;
  double deadline = dactyl_next_deadline(window);
  /* Rounded up: a millisecond too early, and the loop would spin until it is due. */
  return isinf(deadline) ? -1 : (int)fmax(0, ceil((deadline - now) * 1000));
}
