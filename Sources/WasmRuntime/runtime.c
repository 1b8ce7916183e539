// The few functions that Embedded Swift calls, for WebAssembly without a C library.
#ifdef __wasm__
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Blocks have sizes of powers of two, with the class in the 16 bytes before them; freed ones are kept in a
// list per class and never split, so that what a program needs again and again costs memory once.
typedef struct Block { uint32_t class; struct Block *next; uint64_t padding; } Block;
static Block *spare[32];
static uintptr_t top, limit;

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16 || size > 0x3fffffff) return 12;
  uint32_t class = size <= 16 ? 5 : 32 - __builtin_clz((uint32_t)size + 15);
  Block *block = spare[class];
  if (block) {
    spare[class] = block->next;
  } else {
    size_t whole = (size_t)1 << class;
    if (!top) {
      top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
      limit = __builtin_wasm_memory_size(0) << 16;
    }
    if (limit - top < whole) {
      size_t pages = (whole - (limit - top) + 0xffff) >> 16;
      if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 12;
      limit += pages << 16;
    }
    block = (Block *)top;
    block->class = class;
    top += whole;
  }
  *result = block + 1;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)pointer - 1;
  block->next = spare[block->class];
  spare[block->class] = block;
}

// Nothing in the engine is random; hashing alone asks for a seed, and no result depends on it.
void arc4random_buf(void *bytes, size_t count) {
  for (unsigned char *byte = bytes; count--; byte++) *byte = 0x2a;
}

// Eight bytes at a time: what is copied here are structures of a few dozen bytes.
typedef uint64_t Word __attribute__((aligned(1), may_alias));

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  for (; count >= 8; count -= 8, target += 8, source += 8) *(Word *)target = *(const Word *)source;
  for (; count; count--) *target++ = *source++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target <= source || target >= source + count) return memcpy(to, from, count);
  for (; count >= 8; count -= 8) *(Word *)(target + count - 8) = *(const Word *)(source + count - 8);
  for (; count; count--) target[count - 1] = source[count - 1];
  return to;
}

void *memset(void *to, int value, size_t count) {
  unsigned char *target = to;
  uint64_t word = 0x0101010101010101u * (unsigned char)value;
  for (; count >= 8; count -= 8, target += 8) *(Word *)target = word;
  for (; count; count--) *target++ = (unsigned char)value;
  return to;
}

// With -assume-single-threaded the compiler calls these, which Embedded Swift's own runtime lacks. As functions of
// another module they are not copied to every place that counts a reference, which saves much code. The common
// case is done here, without the runtime's layers of calls; when the last reference goes, that is left to it.
typedef struct { void *type; uint32_t references; } Object;
#define COUNT 0x7fffffffu // all ones stands for an object that is never freed

void swift_release(void *object);

void *swift_nonatomic_retain_n(Object *object, uint32_t count) {
  if (object && (object->references & COUNT) != COUNT) object->references += count;
  return object;
}

void *swift_nonatomic_retain(Object *object) { return swift_nonatomic_retain_n(object, 1); }

void swift_nonatomic_release(Object *object) {
  if (!object || (object->references & COUNT) == COUNT) return;
  if ((object->references & COUNT) > 1) object->references--;
  else swift_release(object);
}

void swift_nonatomic_release_n(Object *object, uint32_t count) {
  while (count--) swift_nonatomic_release(object);
}
#endif
