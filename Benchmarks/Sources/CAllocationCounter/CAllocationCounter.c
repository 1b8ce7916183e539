// Takes the place of the C library's allocator in every program that links this, and counts.
//
// Only glibc has the functions behind its allocator under names of their own; elsewhere both counts stay 0.
#include "CAllocationCounter.h"

static _Thread_local long count;
static _Thread_local long bytes;

long allocation_count(void) { return count; }
long allocated_bytes(void) { return bytes; }

#ifdef __linux__
#include <errno.h>
#include <malloc.h>
#include <stddef.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

static void *taken(void *memory) {
  count += 1;
  bytes += malloc_usable_size(memory);
  return memory;
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return taken(__libc_calloc(number, size)); }

void *realloc(void *memory, size_t size) {
  bytes -= malloc_usable_size(memory);
  return taken(__libc_realloc(memory, size));
}

void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (!memory) return ENOMEM;
  *result = memory;
  return 0;
}

void free(void *memory) {
  bytes -= malloc_usable_size(memory);
  __libc_free(memory);
}
#endif
