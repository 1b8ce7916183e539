/* A finger drags in a window whose lines go to the standard output, for the inspector (Docs/inspector.md).
 *
 *   Scripts/build/c-library --inspect .build-c-inspect
 *   cc -IInclude Examples/C/inspected.c -L.build-c-inspect -ldactyl-inspect -Wl,-rpath,.build-c-inspect -o inspected
 *   ./inspected > drag.lines
 */
#include "dactyl.h"
#include "dactyl_inspect.h"

#include <math.h>
#include <stdio.h>

static void write_line(const char *line, void *file) { fputs(line, file); }

/* One finger at one instant. */
static void finger(int32_t window, double time, int32_t phase, double x, double y) {
  double *frame = dactyl_frame(DACTYL_FRAME_WORDS(1, 0, 0));
  frame[0] = time;
  frame[1] = 1; /* one contact, no merged samples, no pointers */
  frame[2] = frame[3] = 0;
  double *contact = frame + DACTYL_FRAME_HEAD;
  contact[0] = 1; /* its number */
  contact[1] = phase;
  contact[2] = x;
  contact[3] = y;
  contact[14] = NAN; /* the view it hits is looked up */
  contact[15] = 2;   /* nothing else is known of it */
  dactyl_send(window, DACTYL_FRAME_WORDS(1, 0, 0));
}

int main(void) {
  int32_t window = dactyl_window_create(0, 0, 400, 300), card = dactyl_view_create(window);
  dactyl_view_set_frame(card, 50, 50, 300, 200);
  int32_t pan = dactyl_recognizer_create(card, DACTYL_KIND_PAN), swipe = dactyl_recognizer_create(card, DACTYL_KIND_SWIPE);
  dactyl_require_to_fail(pan, swipe);
  dactyl_inspect_name(card, "card");
  dactyl_inspect_name(pan, "drag");
  dactyl_inspect(window, "inspected.c", write_line, stdout);

  finger(window, 0, DACTYL_CONTACT_BEGAN, 100, 80);
  for (int step = 1; step <= 8; step++)
    finger(window, 0.1 * step, DACTYL_CONTACT_MOVED, 100 + 6 * step, 80);
  finger(window, 0.9, DACTYL_CONTACT_ENDED, 148, 80);

  dactyl_release(window);
  return 0;
}
