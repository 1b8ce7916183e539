/* What goes on in a window of libdactyl as lines for a viewer: Docs/inspector.md says what they say.
 *
 * In libdactyl-inspect, which is libdactyl and this; a program is linked with the one or the other. It has the Swift
 * runtime inside, so it is for the machine on which one develops, not for a microcontroller.
 *
 *   static void write_line(const char *line, void *file) { fputs(line, file); }
 *   ...
 *   dactyl_inspect(window, "photo", write_line, fopen("photo.lines", "w"));
 */
#ifndef DACTYL_INSPECT_H
#define DACTYL_INSPECT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Hands out what goes on in a window from now on: each line, which ends with a line break and a zero, and context. The
 * first two come within this call. The function must not send frames, let time pass or make and remove objects. Null
 * hands out no more; another function takes the place of the one before. program is what it is called, or null. */
int32_t dactyl_inspect(
  int32_t window, const char *program, void (*take)(const char *line, void *context), void *context);

/* Does what a viewer says in a line: changes settings, or sends its fingers to the window. What is not understood
 * changes nothing and is told. Records may wait to be read then. DACTYL_ERROR_HANDLE where nobody takes lines. */
int32_t dactyl_inspect_receive(int32_t window, const char *line);

/* Says what the program calls a view, window or recogniser; null takes it back. A viewer learns the name of a view with
 * the next tree. */
int32_t dactyl_inspect_name(int32_t handle, const char *name);

#ifdef __cplusplus
}
#endif

#endif
