/* Compares doubles.c with this machine's own roots, quotients and comparisons, at random bits and at the edges.
 *   cc -O2 -ffp-contract=off check-doubles.c -lm && ./a.out
 */
#include <math.h>

#define sqrt board_sqrt
#include "doubles.c"
#undef sqrt
#include <stdio.h>

double sqrt(double);

#define COUNT 2000000

/* xorshift64*, from a fixed seed. */
static uint64_t next_random(void) {
  static uint64_t state = 0x9E3779B97F4A7C15;
  state ^= state >> 12, state ^= state << 25, state ^= state >> 27;
  return state * 0x2545F4914F6CDD1D;
}

static double double_of(uint64_t bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static int agree(uint64_t x, uint64_t y) {
  double a = double_of(x), b = double_of(y), expected = sqrt(a), found = board_sqrt(a);
  if (isnan(expected) ? !isnan(found) : bits_of(expected) != bits_of(found))
    return printf("sqrt(%a) is %a, not %a\n", a, expected, found), 0;
  expected = a / b, found = double_of(__aeabi_ddiv(x, y));
  if (isnan(expected) ? !isnan(found) : bits_of(expected) != bits_of(found))
    return printf("%a / %a is %a, not %a\n", a, b, expected, found), 0;
  if (__aeabi_dcmpeq(x, y) != (a == b) || __aeabi_dcmplt(x, y) != (a < b) || __aeabi_dcmple(x, y) != (a <= b) ||
      __aeabi_dcmpge(x, y) != (a >= b) || __aeabi_dcmpgt(x, y) != (a > b))
    return printf("%a and %a compare wrongly\n", a, b), 0;
  return 1;
}

int main(void) {
  static const uint64_t edges[] = {0, 1, 2, 0x000FFFFFFFFFFFFF, 0x0010000000000000, 0x3FEFFFFFFFFFFFFF, 0x3FF0000000000000,
                                   0x3FF0000000000001, 0x3FFFFFFFFFFFFFFF, 0x4000000000000000, 0x400FFFFFFFFFFFFF,
                                   0x7FEFFFFFFFFFFFFF, INFINITE, INFINITE + 1, MAGNITUDE};
  int count = sizeof edges / sizeof *edges;
  for (int i = 0; i < 4 * count * count; i++) {
    uint64_t a = edges[i % count], b = edges[i / count % count];
    if (!agree(i / count / count & 1 ? a : ~MAGNITUDE | a, i / count / count & 2 ? b : ~MAGNITUDE | b)) return 1;
  }
  for (int i = 0; i < COUNT; i++) {
    uint64_t a = next_random(), b = next_random();
    /* Of two numbers in three the sign and the exponent are near those of lengths on a screen, and some are squares. */
    if (i % 3) a = (a & 0x003FFFFFFFFFFFFF) | 0x4000000000000000;
    if (i % 3 == 2) a = bits_of(floor(double_of(a) * 1e7) * floor(double_of(a) * 1e7));
    if (!agree(a, i % 5 ? b : a + b % 3 - 1)) return 1;
  }
  printf("%d roots, quotients and comparisons are those of this machine\n", COUNT + 4 * count * count);
  return 0;
}
