/* What the engine costs on a Cortex-M4: heap, and instructions of a frame in which two fingers move, with a tap, a long
 * press, a pan, a swipe, a pinch and a rotation on one view. Prints a name and a number a line.
 *
 * Instructions are those of qemu's `-icount shift=0`: one takes a nanosecond of the emulated clock, by which the SysTick
 * timer of this 25 MHz board counts down once in 40.
 */
#include "dactyl.h"

#include <malloc.h>
#include <stdio.h>

#ifndef MOVES
#define MOVES 120
#endif

static volatile uint32_t *const systick = (uint32_t *)0xE000E010; /* control, reload, value */

static void start_clock(void) { systick[1] = 0xFFFFFF, systick[2] = 0, systick[0] = 5; }
static uint32_t ticks(void) { return 0xFFFFFF - systick[2]; }
static uint32_t instructions(uint32_t since) { return ((ticks() - since) & 0xFFFFFF) * 40; }
static int heap(void) { return mallinfo().uordblks; }

/* Two fingers that drag, spread and turn at once: by 0.01 radians a report, whose cosine and sine stand here, because those of the
 * library would count as the engine's flash. */
static void fill(double *frame, int report, int phase, double start) {
  static double cosine, sine;
  double turned = cosine * 0.99995000041666528 - sine * 0.0099998333341666645;
  sine = report == 0 ? 0 : sine * 0.99995000041666528 + cosine * 0.0099998333341666645;
  cosine = report == 0 ? 1 : turned;
  frame[0] = start + report * 0.008, frame[1] = 2, frame[2] = frame[3] = 0;
  for (int i = 0; i < 2; i++) {
    double *contact = frame + DACTYL_FRAME_HEAD + i * DACTYL_FRAME_STRIDE;
    double half = (i ? 1 : -1) * (40 + report * 0.25);
    /* Only number, phase and place are known, which the last number says. */
    contact[0] = i + 1, contact[1] = phase, contact[DACTYL_FRAME_STRIDE - 1] = 2;
    contact[2] = 160 - report * 0.5 + half * cosine, contact[3] = 120 + half * sine;
  }
}

int main(void) {
  static const int kinds[] = {DACTYL_KIND_TAP,   DACTYL_KIND_LONG_PRESS, DACTYL_KIND_PAN,
                              DACTYL_KIND_SWIPE, DACTYL_KIND_PINCH,      DACTYL_KIND_ROTATION};
  int empty = heap(), most = 0, records = 0;
  int32_t window = dactyl_window_create(0, 0, 320, 240), view = dactyl_view_create(window);
  dactyl_view_set_frame(view, 0, 0, 320, 240);
  dactyl_set_number(view, DACTYL_IS_MULTIPLE_TOUCH_ENABLED, 1);
  for (int i = 0; i < 6; i++) dactyl_allow_simultaneous(dactyl_recognizer_create(view, kinds[i]), 0);
  printf("heapOfScene %d\n", heap() - empty);
  start_clock();
  uint32_t spent = 0, dearest = 0;
  /* The second gesture counts: the first one has made what is kept. */
  for (int gesture = 0; gesture < 2; gesture++) {
    spent = dearest = records = 0;
    for (int report = 0; report <= MOVES + 1; report++) {
      int phase = report == 0 ? DACTYL_CONTACT_BEGAN : report > MOVES ? DACTYL_CONTACT_ENDED : DACTYL_CONTACT_MOVED;
      fill(dactyl_frame(DACTYL_FRAME_WORDS(2, 0, 0)), report, phase, gesture * 10);
      uint32_t begin = ticks();
      int answer = dactyl_send(window, DACTYL_FRAME_WORDS(2, 0, 0));
      uint32_t took = instructions(begin);
      if (answer < 0) return printf("refused %d\n", answer), 1;
      if (phase == DACTYL_CONTACT_MOVED) spent += took;
      if (took > dearest) dearest = took;
      while (dactyl_next_record(window)) records++;
      if (heap() - empty > most) most = heap() - empty;
    }
  }
  printf("heapAtMost %d\n", most);
  printf("instructionsOfMove %lu\n", (unsigned long)spent / MOVES);
  printf("instructionsAtMost %lu\n", (unsigned long)dearest);
  printf("records %d\n", records);
  return 0;
}
