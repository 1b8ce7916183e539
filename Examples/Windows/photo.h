/* A photo on a table: dragged, pinched, turned and flung, brought back by a double tap, with a menu after a long press.
 * It knows Dactyl and no toolkit; sdl3.c brings fingers to it, and draws it.
 */
#ifndef PHOTO_H
#define PHOTO_H

#include <stdbool.h>
#include <stdint.h>

#define PHOTO_WIDTH 240.0
#define PHOTO_HEIGHT 160.0
#define MENU_WIDTH 140.0
#define MENU_HEIGHT 90.0

typedef struct {
  double x, y, scale, angle; /* its middle, in the window */
  double velocity_x, velocity_y; /* after a fling, points a second */
  bool has_menu;
  double menu_x, menu_y;
} Photo;

extern Photo photo;

void photo_open(double width, double height);
void photo_resize(double width, double height);

/* Takes the fingers, by dactyl_touch. */
extern int32_t photo_window;

/* Sends what has come, where no more waits, and lets time pass, for gestures that are due and for a photo that flies. */
void photo_advance(double now);
/* In how many milliseconds to call it at the latest; below 0 for never. */
int photo_wait(double now);

#endif
