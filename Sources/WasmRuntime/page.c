// How a page answers what the engine asks: through the one function that the module imports.
#ifdef __wasm__
#include <stdint.h>

__attribute__((import_module("dactyl"), import_name("ask")))
int32_t dactyl_page_ask(int32_t question, int32_t recognizer, int32_t subject);

// What to give to dactyl_set_callback.
__attribute__((export_name("dactyl_page_callback")))
void *dactyl_page_callback(void) { return (void *)dactyl_page_ask; }
#endif
