/* Two fingers pan, pinch and rotate at once with six recognisers attached, as Benchmarks/Web/benchmark.mjs has them:
 * two-fingers GESTURES RECOGNISERS [MERGED]. Run under callgrind, what more gestures cost more is what a frame costs.
 * MERGED is how many samples of each finger are merged into each move, as browsers do: 0, the default, or 1.
 *
 * With WASM2C defined it drives the WebAssembly module, which wasm2c has translated to C, instead of the C library. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dactyl.h"
#ifdef WASM2C
#include "wasm2c.h"
#endif

enum { MOVES = 120, MOST_WORDS = DACTYL_FRAME_WORDS(2, 2, 0) };

int main(int count, char **arguments) {
  if (count != 3 && count != 4) return 2;
  int gestures = atoi(arguments[1]), recognizers = atoi(arguments[2]), merged = count > 3 ? 2 * atoi(arguments[3]) : 0;
  if (merged < 0 || merged > 2) return 2;
  int32_t window = dactyl_window_create(0, 0, 1000, 1000);
  int32_t view = dactyl_view_create(window);
  dactyl_view_set_frame(view, 0, 0, 1000, 1000);
  static const int32_t kinds[] = {DACTYL_KIND_TAP, DACTYL_KIND_LONG_PRESS, DACTYL_KIND_SWIPE, DACTYL_KIND_PAN,
                                  DACTYL_KIND_PINCH, DACTYL_KIND_ROTATION};
  for (int i = 0; i < recognizers; i++) {
    int32_t recognizer = dactyl_recognizer_create(view, kinds[i]);
    if (i >= 3) dactyl_allow_simultaneous(recognizer, 0);
  }
  static double frames[MOVES + 2][MOST_WORDS];
  for (int move = 0; move <= MOVES + 1; move++) {
    double *frame = frames[move], angle = 0.01 * move, radius = 40 + 0.5 * move;
    frame[1] = 2;
    for (int i = 0; i < 2; i++) {
      double *contact = frame + DACTYL_FRAME_HEAD + DACTYL_FRAME_STRIDE * i, side = i ? -1 : 1;
      contact[0] = i + 1;
      contact[1] = move == 0 ? DACTYL_CONTACT_BEGAN : move > MOVES ? DACTYL_CONTACT_ENDED : DACTYL_CONTACT_MOVED;
      contact[2] = 100 + move + side * radius * cos(angle);
      contact[3] = 150 + 0.5 * move + side * radius * sin(angle);
      contact[15] = 2;
    }
    if (merged == 0 || move == 0 || move > MOVES) continue;
    frame[2] = merged;
    for (int i = 0; i < merged; i++) {
      const double *contact = frame + DACTYL_FRAME_HEAD + DACTYL_FRAME_STRIDE * i;
      const double *before = frames[move - 1] + DACTYL_FRAME_HEAD + DACTYL_FRAME_STRIDE * i;
      double *sample = frame + DACTYL_FRAME_HEAD + DACTYL_FRAME_STRIDE * (2 + i);
      memcpy(sample, contact, DACTYL_FRAME_STRIDE * sizeof *sample);
      for (int axis = 2; axis < 4; axis++) sample[axis] = (contact[axis] + before[axis]) / 2;
    }
  }
  int changes[6] = {0};
  double time = 0, sum = 0;
  for (int gesture = 0; gesture < gestures; gesture++, time += 1) {
    for (int move = 0; move <= MOVES + 1; move++) {
      int words = DACTYL_FRAME_WORDS(2, (int)frames[move][2], 0);
      double *frame = dactyl_frame(words);
      time += 1 / 120.0;
      memcpy(frame, frames[move], words * sizeof *frame);
      frame[0] = time;
      for (int i = 0; i < (int)frame[2]; i++) {
        frame[DACTYL_FRAME_HEAD + DACTYL_FRAME_STRIDE * (2 + i) + 14] = time - 1 / 240.0;
      }
      int32_t pending = dactyl_send(window, words);
      if (pending < 0) return 1;
      if (pending == 0) continue;
      const double *record;
      while ((record = dactyl_next_record(window))) {
        const dactyl_change *change = (const dactyl_change *)record;
        changes[(int)change->to]++;
        if (change->to == DACTYL_CHANGED) sum += change->values.numbers[0];
      }
    }
  }
  printf("%d frames, %d began, %d changed, %d ended, %.3f\n", gestures * (MOVES + 2), changes[1], changes[2], changes[3], sum);
  int isRight = recognizers < 6 || (changes[1] == 3 * gestures && changes[3] == 3 * gestures && changes[2] >= 240 * gestures);
  return isRight ? 0 : 1;
}
