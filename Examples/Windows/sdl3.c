/* The photo in an SDL 3 window.
 *   cc sdl3.c photo.c -I../../Include ../../.build-c/libDactylC.a $(pkg-config --cflags --libs sdl3) -lm -o sdl3
 */
#include "dactyl.h"
#include "photo.h"

#include <SDL3/SDL.h>
#include <math.h>
#include <stdio.h>

#define MOUSE 1
#define FIRST_FINGER 2

/* How long a press of the mouse waits for a finger, in seconds. */
#define FINGER_AFTER_MOUSE 0.005

/* X11 tells the mouse that it makes of the first finger before that finger, and SDL tells it as a real one. It would keep
 * all fingers out, because a recogniser follows touches of one kind; so a press waits until no finger has come. */
static SDL_Event press;
static bool is_press_waiting, is_mouse_down;
static int fingers;

/* Seconds of the clock of the events' timestamps. */
static double now(void) { return SDL_GetTicksNS() / 1e9; }

static double time_of(const SDL_Event *event) { return event->common.timestamp / 1e9; }

static void take_finger(const SDL_Event *event, SDL_Window *window) {
  const SDL_TouchFingerEvent *finger = &event->tfinger;
  int width, height, phase = DACTYL_CONTACT_MOVED;
  SDL_GetWindowSize(window, &width, &height);
  if (event->type == SDL_EVENT_FINGER_DOWN) {
    phase = DACTYL_CONTACT_BEGAN;
    fingers++;
    is_press_waiting = false;
  } else if (event->type != SDL_EVENT_FINGER_MOTION) {
    phase = event->type == SDL_EVENT_FINGER_UP ? DACTYL_CONTACT_ENDED : DACTYL_CONTACT_CANCELLED;
    fingers--;
  }
  dactyl_touch(photo_window, FIRST_FINGER + finger->fingerID, phase, finger->x * width, finger->y * height, DACTYL_DIRECT, time_of(event));
}

/* A press that was no finger's. */
static void pass_press(void) {
  if (!is_press_waiting) return;
  is_press_waiting = false, is_mouse_down = true;
  dactyl_touch(photo_window, MOUSE, DACTYL_CONTACT_BEGAN, press.button.x, press.button.y, DACTYL_INDIRECT_POINTER, time_of(&press));
}

static void take_mouse(const SDL_Event *event) {
  if (event->type == SDL_EVENT_MOUSE_MOTION) {
    if (event->motion.which == SDL_TOUCH_MOUSEID || !is_mouse_down) return;
    dactyl_touch(photo_window, MOUSE, DACTYL_CONTACT_MOVED, event->motion.x, event->motion.y, DACTYL_INDIRECT_POINTER, time_of(event));
    return;
  }
  const SDL_MouseButtonEvent *button = &event->button;
  if (button->which == SDL_TOUCH_MOUSEID || button->which == SDL_PEN_MOUSEID || button->button != SDL_BUTTON_LEFT) return;
  if (button->down) {
    if (fingers == 0) press = *event, is_press_waiting = true;
    return;
  }
  pass_press();
  if (is_mouse_down) dactyl_touch(photo_window, MOUSE, DACTYL_CONTACT_ENDED, button->x, button->y, DACTYL_INDIRECT_POINTER, time_of(event));
  is_mouse_down = false;
}

static void take(const SDL_Event *event, SDL_Window *window) {
  switch (event->type) {
    case SDL_EVENT_FINGER_DOWN:
    case SDL_EVENT_FINGER_MOTION:
    case SDL_EVENT_FINGER_UP:
    case SDL_EVENT_FINGER_CANCELED: take_finger(event, window); break;
    case SDL_EVENT_MOUSE_BUTTON_DOWN:
    case SDL_EVENT_MOUSE_BUTTON_UP:
    case SDL_EVENT_MOUSE_MOTION: take_mouse(event); break;
    case SDL_EVENT_WINDOW_RESIZED: photo_resize(event->window.data1, event->window.data2); break;
  }
}

/* A sky, a sun and a hill. */
static SDL_Texture *paint(SDL_Renderer *renderer) {
  SDL_Surface *surface = SDL_CreateSurface(PHOTO_WIDTH, PHOTO_HEIGHT, SDL_PIXELFORMAT_RGBA32);
  SDL_FillSurfaceRect(surface, NULL, SDL_MapSurfaceRGB(surface, 60, 110, 160));
  SDL_FillSurfaceRect(surface, &(SDL_Rect){170, 25, 40, 40}, SDL_MapSurfaceRGB(surface, 200, 170, 60));
  for (int y = 60; y < 160; y++)
    SDL_FillSurfaceRect(surface, &(SDL_Rect){100 - (y - 60), y, 2 * (y - 60), 1}, SDL_MapSurfaceRGB(surface, 40, 90, 60));
  SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, surface);
  SDL_DestroySurface(surface);
  return texture;
}

static void draw(SDL_Renderer *renderer, SDL_Texture *picture) {
  double width = PHOTO_WIDTH * photo.scale, height = PHOTO_HEIGHT * photo.scale;
  SDL_SetRenderDrawColor(renderer, 245, 245, 245, 255);
  SDL_RenderClear(renderer);
  SDL_RenderTextureRotated(renderer, picture, NULL, &(SDL_FRect){photo.x - width / 2, photo.y - height / 2, width, height},
                           photo.angle * 180 / M_PI, NULL, SDL_FLIP_NONE);
  if (photo.has_menu) {
    SDL_FRect menu = {photo.menu_x, photo.menu_y, MENU_WIDTH, MENU_HEIGHT};
    SDL_SetRenderDrawColor(renderer, 255, 255, 255, 255);
    SDL_RenderFillRect(renderer, &menu);
    SDL_SetRenderDrawColor(renderer, 120, 60, 60, 255);
    SDL_RenderRect(renderer, &menu);
  }
  SDL_RenderPresent(renderer);
}

int main(void) {
  if (!SDL_Init(SDL_INIT_VIDEO)) return fprintf(stderr, "%s\n", SDL_GetError()), 1;
  SDL_Window *window = SDL_CreateWindow("Photo", 800, 600, SDL_WINDOW_RESIZABLE);
  SDL_Renderer *renderer = window ? SDL_CreateRenderer(window, SDL_SOFTWARE_RENDERER) : NULL;
  if (!renderer) return fprintf(stderr, "%s\n", SDL_GetError()), 1;
  SDL_Texture *picture = paint(renderer);
  photo_open(800, 600);
  for (;;) {
    draw(renderer, picture);
    SDL_Event event;
    int wait = photo_wait(now());
    if (is_press_waiting && (wait < 0 || wait > FINGER_AFTER_MOUSE * 1000)) wait = FINGER_AFTER_MOUSE * 1000;
    bool has_event = wait < 0 ? SDL_WaitEvent(&event) : SDL_WaitEventTimeout(&event, wait);
    for (; has_event; has_event = SDL_PollEvent(&event)) {
      if (event.type == SDL_EVENT_QUIT) return 0;
      take(&event, window);
    }
    if (now() - time_of(&press) >= FINGER_AFTER_MOUSE) pass_press();
    photo_advance(now());
  }
}
