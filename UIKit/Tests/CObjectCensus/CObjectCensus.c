#define _GNU_SOURCE
#include "CObjectCensus.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

// Functions of Swift's runtime.
typedef void *Allocate(const void *kind, size_t size, size_t alignment);
extern void *swift_weakInit(void **place, void *object);
extern void *swift_weakLoadStrong(void **place);
extern void swift_weakDestroy(void **place);

static _Atomic(CensusFilter) wanted;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
// More objects than any test makes.
static void *places[1 << 20];
static size_t count;

// In place of the runtime's function of this name, which it calls.
void *swift_allocObject(const void *kind, size_t size, size_t alignment) {
  static Allocate *runtime;
  if (!runtime) runtime = (Allocate *)dlsym(RTLD_NEXT, "swift_allocObject");
  void *object = runtime(kind, size, alignment);
  CensusFilter filter = wanted;
  // What the filter itself makes is not noted.
  static _Thread_local _Bool is_asking;
  // 0 says that it is an object of a class, and not a closure's or a box.
  if (!filter || is_asking || *(const uintptr_t *)kind != 0) return object;
  is_asking = 1;
  pthread_mutex_lock(&lock);
  if (filter(kind)) {
    if (count == sizeof places / sizeof *places) abort();
    swift_weakInit(&places[count++], object);
  }
  pthread_mutex_unlock(&lock);
  is_asking = 0;
  return object;
}

void census_begin(CensusFilter filter) {
  pthread_mutex_lock(&lock);
  while (count > 0) swift_weakDestroy(&places[--count]);
  pthread_mutex_unlock(&lock);
  wanted = filter;
}

size_t census_end(void) {
  wanted = NULL;
  pthread_mutex_lock(&lock);
  size_t noted = count;
  pthread_mutex_unlock(&lock);
  return noted;
}

void *census_object(size_t index) { return swift_weakLoadStrong(&places[index]); }
