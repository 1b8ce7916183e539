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

/* Puts fingers into the frame; NaN stands for what the chip does not tell. */
static int32_t send(int32_t window, double time, const Finger fingers[2]) {
  int32_t words = DACTYL_FRAME_WORDS(2, 0, 0);
  double *frame = dactyl_frame(words);
  frame[0] = time, frame[1] = 2, frame[2] = frame[3] = 0;
  for (int i = 0; i < 2; i++) {
    double *contact = frame + DACTYL_FRAME_HEAD + i * DACTYL_FRAME_STRIDE;
    for (int j = 0; j < DACTYL_FRAME_STRIDE; j++) contact[j] = NAN;
    contact[0] = i + 1, contact[1] = fingers[i].phase, contact[2] = fingers[i].x, contact[3] = fingers[i].y;
    contact[4] = DACTYL_DIRECT;
  }
  return dactyl_send(window, words);
}

static void print_records(int32_t window, int32_t pinch) {
  static const char *const states[] = {"possible", "began", "changed", "ended", "cancelled", "failed"};
  const double *record;
  while ((record = dactyl_next_record(window))) {
    if (record[DACTYL_RECORD_TO] != DACTYL_BEGAN && record[DACTYL_RECORD_TO] != DACTYL_ENDED) continue;
    printf("%.3f s: %s %s, %s %.2f\n", record[DACTYL_RECORD_TIME],
           record[DACTYL_RECORD_OBJECT] == pinch ? "pinch" : "rotation", states[(int)record[DACTYL_RECORD_TO]],
           record[DACTYL_RECORD_OBJECT] == pinch ? "scale" : "angle", record[DACTYL_RECORD_VALUES]);
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
    if (dactyl_next_deadline(window) <= seconds(report)) dactyl_advance(window, seconds(report));
    int32_t answer = send(window, seconds(report), fingers);
    /* A frame that was lost could leave a finger down for ever. */
    if (answer < 0) answer = dactyl_cancel_all_touches(window);
    if (answer > 0) print_records(window, pinch);
  }
  return 0;
}
