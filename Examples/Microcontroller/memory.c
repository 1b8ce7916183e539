/* The one function that Embedded Swift asks of the C library and that newlib does not have. */
#include <errno.h>
#include <malloc.h>

int posix_memalign(void **place, size_t alignment, size_t size) {
  *place = alignment <= 8 ? malloc(size) : memalign(alignment, size);
  return *place ? 0 : ENOMEM;
}
