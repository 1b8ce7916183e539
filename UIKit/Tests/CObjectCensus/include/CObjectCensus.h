#pragma once
#include <stddef.h>

// Notes the objects that Swift code linked into this program makes, and tells
// which of them are still there. Objects are held weakly.

// Says whether objects of a class are noted; called by one thread at a time.
typedef _Bool (*CensusFilter)(const void *kind);

// Begins to note objects, and forgets those noted before.
void census_begin(CensusFilter filter);
// Ends; returns how many objects were noted.
size_t census_end(void);
// An object that was noted, retained; null once it is freed.
void *census_object(size_t index);
