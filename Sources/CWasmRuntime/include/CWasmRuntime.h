// What Embedded Swift needs of a C library, for WebAssembly without one; empty elsewhere.
#ifndef CWasmRuntime_h
#define CWasmRuntime_h
#endif
