/* A square that two fingers drag and zoom, and the mouse drags, in a window of SDL 3.
 *   cc zoom.c -I../../Include ../../.build-c/libDactylC.a $(pkg-config --cflags --libs sdl3) -lm -o zoom
 */
#include "dactyl.h"

#include <SDL3/SDL.h>
#include <math.h>

static int32_t window, pan, pinch;
static double x = 400, y = 300, side = 120;
static double now(void) { return (double)SDL_GetTicksNS() / 1e9; }

static void take(const SDL_Event *event, double width, double height) {
  double time = (double)event->common.timestamp / 1e9;
  const SDL_TouchFingerEvent *finger = &event->tfinger;
  if (event->type == SDL_EVENT_FINGER_DOWN || event->type == SDL_EVENT_FINGER_MOTION || event->type == SDL_EVENT_FINGER_UP) {
    int phase = event->type == SDL_EVENT_FINGER_DOWN ? DACTYL_CONTACT_BEGAN
                : event->type == SDL_EVENT_FINGER_UP ? DACTYL_CONTACT_ENDED : DACTYL_CONTACT_MOVED;
    dactyl_touch(window, (int64_t)finger->fingerID, phase, finger->x * width, finger->y * height, DACTYL_DIRECT, time);
  } else if (event->type == SDL_EVENT_MOUSE_BUTTON_DOWN || event->type == SDL_EVENT_MOUSE_BUTTON_UP) {
    int phase = event->button.down ? DACTYL_CONTACT_BEGAN : DACTYL_CONTACT_ENDED;
    dactyl_touch(window, -1, phase, event->button.x, event->button.y, DACTYL_INDIRECT_POINTER, time);
  } else if (event->type == SDL_EVENT_MOUSE_MOTION) {
    dactyl_touch(window, -1, DACTYL_CONTACT_MOVED, event->motion.x, event->motion.y, DACTYL_INDIRECT_POINTER, time);
  }
}

static void act(const dactyl_change *change) {
  if (change->to != DACTYL_BEGAN && change->to != DACTYL_CHANGED) return;
  /* Read and set back, so that each change says what came new. */
  if (change->object == pan) {
    x += dactyl_get_number(pan, DACTYL_TRANSLATION_X), y += dactyl_get_number(pan, DACTYL_TRANSLATION_Y);
    dactyl_set_number(pan, DACTYL_TRANSLATION_X, 0), dactyl_set_number(pan, DACTYL_TRANSLATION_Y, 0);
  } else {
    side *= dactyl_get_number(pinch, DACTYL_SCALE);
    dactyl_set_number(pinch, DACTYL_SCALE, 1);
  }
}

int main(int count, char **words) {
  (void)count, (void)words;
  if (!SDL_Init(SDL_INIT_VIDEO)) return 1;
  SDL_Renderer *renderer = SDL_CreateRenderer(SDL_CreateWindow("Zoom", 800, 600, 0), "software");
  window = dactyl_window_create(0, 0, 800, 600);
  pan = dactyl_recognizer_create(window, DACTYL_KIND_PAN), pinch = dactyl_recognizer_create(window, DACTYL_KIND_PINCH);
  dactyl_allow_simultaneous(pan, pinch);
  for (;;) {
    SDL_SetRenderDrawColor(renderer, 245, 245, 245, 255), SDL_RenderClear(renderer);
    SDL_SetRenderDrawColor(renderer, 60, 110, 160, 255);
    SDL_RenderFillRect(renderer, &(SDL_FRect){(float)(x - side / 2), (float)(y - side / 2), (float)side, (float)side});
    SDL_RenderPresent(renderer);
    double wait = ceil((dactyl_next_deadline(window) - now()) * 1000);
    SDL_Event event;
    for (bool has = SDL_WaitEventTimeout(&event, isinf(wait) ? -1 : (int)fmax(0, wait)); has; has = SDL_PollEvent(&event))
      if (event.type == SDL_EVENT_QUIT) return 0;
      else take(&event, 800, 600);
    dactyl_flush(window, now());
    for (const dactyl_change *change; (change = dactyl_next(window));) act(change);
  }
}
