#include "photo.h"

#include "dactyl.h"

#include <math.h>
#include <stdio.h>

/* How much of its speed a flung photo keeps in a second: the 0.998 a millisecond of scroll views. */
#define KEPT_A_SECOND 0.135
/* Below so many points a second it lies still. */
#define STILL 20.0

Photo photo;
int32_t photo_window;
static int32_t pan, pinch, rotation, press, double_tap;
static double home_x, home_y;
/* What was measured when the last record was read: values count from the beginning of the gesture. */
static double panned_x, panned_y, pinched, turned;

static int32_t add(int32_t kind) { return dactyl_recognizer_create(photo_window, kind); }

static void go_home(void) {
  photo.x = home_x, photo.y = home_y, photo.scale = 1, photo.angle = 0;
  photo.velocity_x = photo.velocity_y = 0, photo.has_menu = false;
}

void photo_open(double width, double height) {
  photo_window = dactyl_window_create(0, 0, width, height);
  dactyl_set_number(photo_window, DACTYL_IS_MULTIPLE_TOUCH_ENABLED, 1);
  dactyl_set_number(photo_window, DACTYL_RECORDS_DETAILS, 1);
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
  dactyl_view_set_frame(photo_window, 0, 0, width, height);
  home_x = width / 2, home_y = height / 2;
  if (is_home) photo.x = home_x, photo.y = home_y;
}

static void tell(const char *what, int state) {
  printf("%s %s\n", what, state == DACTYL_BEGAN ? "began" : state == DACTYL_ENDED ? "ended" : "cancelled");
  fflush(stdout);
}

static void act(const dactyl_change *change) {
  int32_t recognizer = change->object;
  int state = change->to;
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
    double x = change->values.pan.translation_x, y = change->values.pan.translation_y;
    photo.x += x - panned_x, photo.y += y - panned_y;
    panned_x = x, panned_y = y;
    if (state == DACTYL_ENDED) photo.velocity_x = change->values.pan.velocity_x, photo.velocity_y = change->values.pan.velocity_y;
  }
  if (recognizer == pinch) photo.scale *= change->values.pinch.scale / pinched, pinched = change->values.pinch.scale;
  if (recognizer == rotation) photo.angle += change->values.rotation.rotation - turned, turned = change->values.rotation.rotation;
  if (recognizer == press && state == DACTYL_BEGAN)
    photo.has_menu = true, photo.menu_x = change->x, photo.menu_y = change->y;
  if (recognizer == double_tap) go_home();
}

void photo_advance(double now) {
  static double last;
  dactyl_flush(photo_window, now);
  const dactyl_change *change;
  while ((change = dactyl_next(photo_window))) act(change);
  double passed = fmax(0, now - last);
  last = fmax(now, last);
  if (photo.velocity_x == 0 && photo.velocity_y == 0) return;
  double kept = pow(KEPT_A_SECOND, passed), way = (kept - 1) / log(KEPT_A_SECOND);
  photo.x += photo.velocity_x * way, photo.y += photo.velocity_y * way;
  photo.velocity_x *= kept, photo.velocity_y *= kept;
  if (hypot(photo.velocity_x, photo.velocity_y) < STILL) photo.velocity_x = photo.velocity_y = 0;
}

int photo_wait(double now) {
  if (photo.velocity_x != 0 || photo.velocity_y != 0) return 16;
  double deadline = dactyl_next_deadline(photo_window);
  /* Rounded up: a millisecond too early, and the loop would spin until it is due. */
  return isinf(deadline) ? -1 : (int)fmax(0, ceil((deadline - now) * 1000));
}
