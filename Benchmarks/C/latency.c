/* Tells, of a program of the C library that knows nothing of it, where each pan was and when its action was reached: the linker
 * puts this in the place of dactyl_next_record (-Wl,--wrap=dactyl_next_record). Lines go to the file that LATENCY names. */
#include "dactyl.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

const double *__real_dactyl_next_record(int32_t window);

const double *__wrap_dactyl_next_record(int32_t window) {
  static FILE *file;
  const double *record = __real_dactyl_next_record(window);
  if (!record || record[DACTYL_RECORD_TO] != DACTYL_CHANGED) return record;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (!file && (file = fopen(getenv("LATENCY"), "w"))) setvbuf(file, NULL, _IOLBF, BUFSIZ);
  if (file) fprintf(file, "%.6f %.9f\n", record[DACTYL_RECORD_X], now.tv_sec + now.tv_nsec / 1e9);
  return record;
}
