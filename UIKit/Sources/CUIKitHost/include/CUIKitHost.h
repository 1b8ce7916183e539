#include <stdbool.h>

// Has texts measured by real fonts, where something is linked that does.
void uikit_measure_texts(void);
// Lets drawn images be written as files, if a product for pictures is linked.
void uikit_write_pictures(void);
// Whether something is linked that shows windows.
bool uikit_has_host(void);
// Gives it the program; returns when it is over.
void uikit_run_host(void);
