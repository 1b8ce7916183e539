#include "CUIKitHost.h"

// Defined by the product that shows windows. Linking it is all that a program does to be shown.
extern void dactyl_stage_main(void) __attribute__((weak));

// Defined by the product that measures texts by real fonts.
extern void dactyl_fonts_main(void) __attribute__((weak));

void uikit_measure_texts(void) {
  if (dactyl_fonts_main) dactyl_fonts_main();
}

// Defined by the product that draws pictures.
extern void dactyl_pictures_main(void) __attribute__((weak));

void uikit_write_pictures(void) {
  if (dactyl_pictures_main) dactyl_pictures_main();
}
bool uikit_has_host(void) { return dactyl_stage_main != 0; }
void uikit_run_host(void) {
  if (dactyl_stage_main) dactyl_stage_main();
}
