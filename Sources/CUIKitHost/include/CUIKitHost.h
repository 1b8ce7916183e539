#include <stdbool.h>

// Whether something is linked that shows windows.
bool uikit_has_host(void);
// Gives it the program; returns when it is over.
void uikit_run_host(void);
