/* What runs on a Cortex-M4 before main: the processor begins at reset, with nothing in RAM. */
#include <stdint.h>
#include <stdlib.h>

extern uint32_t data_in_flash[], data_begin[], data_end[], bss_begin[], bss_end[], stack_top[];
extern void initialise_monitor_handles(void), __libc_init_array(void);
extern int main(void);

void reset(void) {
  /* Swift uses the registers of the FPU, which is off at first: without this its first instruction is a fault. */
  *(volatile uint32_t *)0xE000ED88 |= 0xF << 20;
  __asm__ volatile("dsb; isb");
  for (uint32_t *to = data_begin, *from = data_in_flash; to < data_end;) *to++ = *from++;
  for (uint32_t *to = bss_begin; to < bss_end;) *to++ = 0;
  initialise_monitor_handles(); /* printf and files by semihosting; leave it out on a board without a debugger */
  __libc_init_array();
  exit(main());
}

/* A fault in the engine or the program; the debugger, or the emulator, stops here. */
static void fault(void) {
  for (;;) __asm__("bkpt 0");
}

__attribute__((section(".vectors"), used)) static void *const vectors[16] = {
    stack_top, reset, fault, fault, fault, fault, fault, 0, 0, 0, 0, fault, fault, 0, fault, fault};

/* newlib calls these for languages that have constructors of another kind. */
void _init(void) {}
void _fini(void) {}
