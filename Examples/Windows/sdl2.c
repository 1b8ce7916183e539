/* The photo in an SDL 2 window.
 *   cc sdl2.c photo.c -I../../Include ../../.build-c/libDactylC.a $(pkg-config --cflags --libs sdl2) -lm -o sdl2
 */
#include "dactyl.h"
#include "photo.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>

#define MOUSE 1
/* SDL's ids begin at 0. */
#define FIRST_FINGER 2

/* The clock of the events' timestamps. */
static double now(void) { return SDL_GetTicks() / 1000.; }

static void take(const SDL_Event *event, SDL_Window *window) {
  int width, height;
  SDL_GetWindowSize(window, &width, &height);
  switch (event->type) {
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP: {
      int phase = event->type == SDL_FINGERDOWN     ? DACTYL_CONTACT_BEGAN
                  : event->type == SDL_FINGERMOTION ? DACTYL_CONTACT_MOVED
                                                    : DACTYL_CONTACT_ENDED;
      photo_touch(FIRST_FINGER + event->tfinger.fingerId, phase, event->tfinger.x * width, event->tfinger.y * height, DACTYL_DIRECT,
                  event->tfinger.timestamp / 1000.);
      break;
    }
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      /* The system makes a mouse of the first finger; that finger has come already. */
      if (event->button.which == SDL_TOUCH_MOUSEID || event->button.button != SDL_BUTTON_LEFT) break;
      photo_touch(MOUSE, event->type == SDL_MOUSEBUTTONDOWN ? DACTYL_CONTACT_BEGAN : DACTYL_CONTACT_ENDED, event->button.x,
                  event->button.y, DACTYL_INDIRECT_POINTER, event->button.timestamp / 1000.);
      break;
    case SDL_MOUSEMOTION:
      if (event->motion.which == SDL_TOUCH_MOUSEID || !(event->motion.state & SDL_BUTTON_LMASK)) break;
      photo_touch(MOUSE, DACTYL_CONTACT_MOVED, event->motion.x, event->motion.y, DACTYL_INDIRECT_POINTER,
                  event->motion.timestamp / 1000.);
      break;
    case SDL_WINDOWEVENT:
      if (event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED) photo_resize(event->window.data1, event->window.data2);
      break;
  }
}

/* A sky, a sun and a hill. */
static SDL_Texture *paint(SDL_Renderer *renderer) {
  SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, PHOTO_WIDTH, PHOTO_HEIGHT, 32, SDL_PIXELFORMAT_RGBA32);
  SDL_FillRect(surface, NULL, SDL_MapRGB(surface->format, 60, 110, 160));
  SDL_FillRect(surface, &(SDL_Rect){170, 25, 40, 40}, SDL_MapRGB(surface->format, 200, 170, 60));
  for (int y = 60; y < 160; y++)
    SDL_FillRect(surface, &(SDL_Rect){100 - (y - 60), y, 2 * (y - 60), 1}, SDL_MapRGB(surface->format, 40, 90, 60));
  SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, surface);
  SDL_FreeSurface(surface);
  return texture;
}

static void draw(SDL_Renderer *renderer, SDL_Texture *picture) {
  double width = PHOTO_WIDTH * photo.scale, height = PHOTO_HEIGHT * photo.scale;
  SDL_SetRenderDrawColor(renderer, 245, 245, 245, 255);
  SDL_RenderClear(renderer);
  SDL_RenderCopyExF(renderer, picture, NULL, &(SDL_FRect){photo.x - width / 2, photo.y - height / 2, width, height},
                    photo.angle * 180 / M_PI, NULL, SDL_FLIP_NONE);
  if (photo.has_menu) {
    SDL_FRect menu = {photo.menu_x, photo.menu_y, MENU_WIDTH, MENU_HEIGHT};
    SDL_SetRenderDrawColor(renderer, 255, 255, 255, 255);
    SDL_RenderFillRectF(renderer, &menu);
    SDL_SetRenderDrawColor(renderer, 120, 60, 60, 255);
    SDL_RenderDrawRectF(renderer, &menu);
  }
  SDL_RenderPresent(renderer);
}

int main(int count, char **words) {
  (void)count, (void)words;
  if (SDL_Init(SDL_INIT_VIDEO)) return fprintf(stderr, "%s\n", SDL_GetError()), 1;
  SDL_Window *window = SDL_CreateWindow("Photo", 0, 0, 800, 600, SDL_WINDOW_RESIZABLE);
  SDL_Renderer *renderer = window ? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE) : NULL;
  if (!renderer) return fprintf(stderr, "%s\n", SDL_GetError()), 1;
  SDL_Texture *picture = paint(renderer);
  photo_open(800, 600);
  for (;;) {
    draw(renderer, picture);
    SDL_Event event;
    int wait = photo_wait(now());
    bool has_event = wait < 0 ? SDL_WaitEvent(&event) : SDL_WaitEventTimeout(&event, wait);
    for (; has_event; has_event = SDL_PollEvent(&event)) {
      if (event.type == SDL_QUIT) return 0;
      take(&event, window);
    }
    photo_flush();
    photo_advance(now());
  }
}
