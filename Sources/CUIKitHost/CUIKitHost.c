#include "CUIKitHost.h"

// Defined by the product that shows windows. Linking it is all that a program does to be shown.
extern void dactyl_stage_main(void) __attribute__((weak));

bool uikit_has_host(void) { return dactyl_stage_main != 0; }
void uikit_run_host(void) {
  if (dactyl_stage_main) dactyl_stage_main();
}
