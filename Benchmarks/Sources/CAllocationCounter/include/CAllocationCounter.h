#ifndef CALLOCATIONCOUNTER_H
#define CALLOCATIONCOUNTER_H

/// How often the calling thread has asked for memory since it began, reallocations included.
long allocation_count(void);

/// How many bytes of the heap the calling thread has taken and not given back.
long allocated_bytes(void);

#endif
