/* Square roots, quotients and comparisons of doubles, which a Cortex-M4 has no instructions for: the same results to the
 * bit as the compiler's and newlib's, in a fifth, a fourth and half of the instructions. Optional. check-doubles.c compares
 * them.
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

/* The mantissa of a number that is finite and not 0, with its leading bit, and the exponent that belongs to it. */
static inline uint64_t mantissa_of(uint64_t bits, int *exponent) {
  *exponent = (int)(bits >> 52) & 0x7FF;
  uint64_t mantissa = bits & (((uint64_t)1 << 52) - 1);
  if (*exponent) return mantissa | (uint64_t)1 << 52;
  int missing = __builtin_clzll(mantissa) - 11;
  *exponent = 1 - missing;
  return mantissa << missing;
}

/* The quotient of two magnitudes of which one is 0 or not finite. */
static uint64_t odd_quotient(uint64_t a, uint64_t b, uint64_t sign) {
  if (a > INFINITE || b > INFINITE || a == b) return (uint64_t)0xFFF << 51;
  return a == INFINITE || b == 0 ? sign | INFINITE : sign;
}

/* A quotient too small for all its bits: as many as there is room for, rounded to the nearest, to even in the middle. */
static uint64_t small_quotient(uint64_t quotient, int surplus, int is_inexact) {
  if (surplus > 55) return 0;
  uint64_t kept = quotient >> surplus, rest = quotient - (kept << surplus), half = (uint64_t)1 << (surplus - 1);
  return kept + (rest > half || (rest == half && (is_inexact || kept & 1)));
}

/* What the compiler calls for a quotient; it passes doubles as pairs of registers, the same as whole numbers. Twice 22 bits
 * and then 9 are estimated by the FPU from what is left of the dividend, which is always known exactly. */
uint64_t __aeabi_ddiv(uint64_t a, uint64_t b) {
  uint64_t sign = (a ^ b) & ~(uint64_t)MAGNITUDE;
  a &= MAGNITUDE, b &= MAGNITUDE;
  if (a - 1 >= INFINITE - 1 || b - 1 >= INFINITE - 1) return odd_quotient(a, b, sign);
  int exponent, less;
  uint64_t dividend = mantissa_of(a, &exponent), divisor = mantissa_of(b, &less);
  exponent += 1023 - less;
  if (dividend < divisor) dividend <<= 1, exponent--;
  /* It is 1...2 now, and 53 bits are wanted after the leading one: 52 for the result, and one to round by. */
  float scale = 0x1p25f / (float)(uint32_t)(divisor >> 21);
  int64_t rest = (int64_t)(dividend - divisor);
  int32_t first = (int32_t)((float)(int32_t)(rest >> 24) * scale);
  rest = (int64_t)(((uint64_t)rest << 22) - (uint64_t)(int64_t)first * divisor);
  int32_t second = (int32_t)((float)(int32_t)(rest >> 24) * scale);
  rest = (int64_t)(((uint64_t)rest << 22) - (uint64_t)(int64_t)second * divisor);
  int32_t third = (int32_t)((float)(int32_t)(rest >> 24) * scale * 0x1p-13f);
  rest = (int64_t)(((uint64_t)rest << 9) - (uint64_t)(int64_t)third * divisor);
  uint64_t quotient = ((uint64_t)(0x400000 + first) << 31) + (uint64_t)((int64_t)second * 512 + third);
  while (rest < 0) quotient--, rest += (int64_t)divisor;
  while (rest >= (int64_t)divisor) quotient++, rest -= (int64_t)divisor;
  if (exponent < 1) return sign | small_quotient(quotient, 2 - exponent, rest != 0);
  if (exponent > 2046) return sign | INFINITE;
  /* Never in the middle between two doubles: that would be a divisor of a number that has too few bits for it. */
  return sign | (((uint64_t)(exponent - 1) << 52) + ((quotient + 1) >> 1));
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
