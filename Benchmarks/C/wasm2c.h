/* The functions of dactyl.h, as wasm2c gives them: for Benchmarks/C/two-fingers.c. */
#include "module.h"

static Z_m_instance_t instance;

/* What the module asks its page, and nobody does here. */
struct Z_dactyl_instance_t { int none; };
static struct Z_dactyl_instance_t page;
u32 Z_dactylZ_ask(struct Z_dactyl_instance_t *asked, u32 question, u32 recognizer, u32 other) {
  (void)asked, (void)question, (void)recognizer, (void)other;
  return 1;
}

static double *at(uint32_t address) { return address ? (double *)(Z_mZ_memory(&instance)->data + address) : 0; }

__attribute__((constructor)) static void begin(void) {
  wasm_rt_init();
  Z_m_init_module();
  Z_m_instantiate(&instance, &page);
}

#define dactyl_window_create(x, y, width, height) Z_mZ_dactyl_window_create(&instance, x, y, width, height)
#define dactyl_view_create(parent) Z_mZ_dactyl_view_create(&instance, parent)
#define dactyl_view_set_frame(view, x, y, width, height) Z_mZ_dactyl_view_set_frame(&instance, view, x, y, width, height)
#define dactyl_recognizer_create(view, kind) Z_mZ_dactyl_recognizer_create(&instance, view, kind)
#define dactyl_allow_simultaneous(one, other) Z_mZ_dactyl_allow_simultaneous(&instance, one, other)
#define dactyl_frame(words) at(Z_mZ_dactyl_frame(&instance, words))
#define dactyl_send(window, words) (int32_t) Z_mZ_dactyl_send(&instance, window, words)
#define dactyl_next_record(window) at(Z_mZ_dactyl_next_record(&instance, window))
