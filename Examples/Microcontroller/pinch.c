/* Dactyl on a microcontroller: a touch controller's reports in, gestures out.
 *
 * The touch controller is made up: two fingers that spread and turn, a report each 8 ms. On a board, read_report asks the
 * chip by I2C, and seconds is a timer.
 */
#include "dactyl.h"

#include <math.h>
#include <stdio.h>

#define REPORTS 60

typedef struct {
  int phase;
  double x, y;
} Finger;

static double seconds(int report) { return report * 0.008; }

static void read_report(int report, Finger fingers[2]) {
  double half = 40 + report, angle = report * 0.01;
  for (int i = 0; i < 2; i++) {
    int side = i ? 1 : -1;
    fingers[i].phase = report == 0 ? DACTYL_CONTACT_BEGAN : report == REPORTS ? DACTYL_CONTACT_ENDED : DACTYL_CONTACT_MOVED;
    fingers[i].x = 160 + side * half * cos(angle);
    fingers[i].y = 120 + side * half * sin(angle);
  }
}

static void print_changes(int32_t window, int32_t pinch) {
  const dactyl_change *change;
  while ((change = dactyl_next(window))) {
    if (change->to != DACTYL_BEGAN && change->to != DACTYL_ENDED) continue;
    const char *state = change->to == DACTYL_BEGAN ? "began" : "ended";
    if (change->object == pinch) printf("%.3f s: pinch %s, scale %.2f\n", change->time, state, change->values.pinch.scale);
    else printf("%.3f s: rotation %s, angle %.2f\n", change->time, state, change->values.rotation.rotation);
  }
}

int main(void) {
  int32_t window = dactyl_window_create(0, 0, 320, 240);
  dactyl_set_number(window, DACTYL_IS_MULTIPLE_TOUCH_ENABLED, 1);
  int32_t pinch = dactyl_recognizer_create(window, DACTYL_KIND_PINCH);
  int32_t rotation = dactyl_recognizer_create(window, DACTYL_KIND_ROTATION);
  dactyl_allow_simultaneous(pinch, rotation);
  for (int report = 0; report <= REPORTS; report++) {
    Finger fingers[2];
    read_report(report, fingers);
    for (int i = 0; i < 2; i++)
      dactyl_touch(window, i + 1, fingers[i].phase, fingers[i].x, fingers[i].y, DACTYL_DIRECT, seconds(report));
    dactyl_flush(window, seconds(report));
    print_changes(window, pinch);
  }
  return 0;
}
