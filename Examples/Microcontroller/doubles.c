/* Square roots and comparisons of doubles, which a Cortex-M4 has no instructions for: the same results to the bit as the
 * compiler's and newlib's, in a fifth and in half of the instructions. Optional. check-doubles.c compares them.
 */
#include <math.h>
#include <stdint.h>
#include <string.h>

#define MAGNITUDE 0x7FFFFFFFFFFFFFFF
#define INFINITE 0x7FF0000000000000

static uint64_t bits_of(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

/* The FPU's root of 24 bits is improved twice by what is missing to the square, in whole numbers. At the end a remainder
 * that is exact says whether the 54 bits are right: 53 for the result, and one to round by. */
double sqrt(double value) {
  uint64_t bits = bits_of(value);
  int exponent = (int)(bits >> 52);
  if (exponent == 0 && bits) return sqrt(value * 0x1p54) * 0x1p-27;
  if (bits << 1 == 0 || exponent == 0x7FF) return value;
  if (exponent > 0x7FF) return (bits & MAGNITUDE) > INFINITE ? value : NAN;
  /* The value is the radicand times 4 to the power of half - 31. */
  int half = (exponent - 1023) >> 1;
  uint64_t mantissa = (bits & (((uint64_t)1 << 52) - 1)) | (uint64_t)1 << 52;
  uint64_t radicand = mantissa << (exponent & 1 ? 10 : 11);
  float estimate = sqrtf((float)(uint32_t)(radicand >> 32));
  uint64_t root = estimate < 65536 ? (uint32_t)(estimate * 65536) : 0xFFFFFFFF;
  int64_t rest = (int64_t)(radicand - root * root);
  root += (int32_t)((float)(int32_t)(rest >> 12) * 2048 / (float)(uint32_t)root);
  rest = (int64_t)(radicand - root * root);
  int32_t more = (int32_t)((float)(int32_t)(rest >> 4) * 0x1p25f / (float)(root >> 16) * 0x1p-16f);
  root = (root << 22) + more;
  rest = (int64_t)((radicand << 44) - root * root);
  while (rest < 0) root--, rest += 2 * root + 1;
  while (rest > (int64_t)(2 * root)) rest -= 2 * root + 1, root++;
  bits = ((uint64_t)(half + 1022) << 52) + ((root + 1) >> 1);
  memcpy(&value, &bits, sizeof value);
  return value;
}

/* Whole numbers in the order of the doubles, both zeros as 0. */
static inline int64_t rank(uint64_t bits) {
  return (int64_t)bits < 0 ? -(int64_t)(bits & MAGNITUDE) : (int64_t)bits;
}

static inline int is_number(uint64_t bits) { return (bits & MAGNITUDE) <= INFINITE; }

/* What the compiler calls for ==, <, <=, >= and >. It passes doubles as pairs of registers: the same as whole numbers. */
#define COMPARISON(name, operator) \
  int name(uint64_t a, uint64_t b) { return is_number(a) && is_number(b) && rank(a) operator rank(b); }
COMPARISON(__aeabi_dcmpeq, ==)
COMPARISON(__aeabi_dcmplt, <)
COMPARISON(__aeabi_dcmple, <=)
COMPARISON(__aeabi_dcmpge, >=)
COMPARISON(__aeabi_dcmpgt, >)
