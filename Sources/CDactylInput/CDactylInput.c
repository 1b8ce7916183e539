#include "CDactylInput.h"

#include <string.h>
#include <sys/ioctl.h>
#include <time.h>

enum { most_slots = 256, bits_in_long = 8 * sizeof(unsigned long) };

static int has_bit(const unsigned long *bits, int bit) {
  return bits[bit / bits_in_long] >> (bit % bits_in_long) & 1;
}

int dactyl_evdev_name(int device, char *name, int length) {
  return ioctl(device, EVIOCGNAME(length), name);
}

int dactyl_evdev_axis(int device, int axis, struct input_absinfo *info) {
  return ioctl(device, EVIOCGABS(axis), info);
}

int dactyl_evdev_slots(int device, int axis, int *values, int slots) {
  int request[1 + most_slots] = {axis};
  if (slots > most_slots) slots = most_slots;
  int answer = ioctl(device, EVIOCGMTSLOTS(sizeof(int) * (1 + slots)), request);
  if (answer >= 0) memcpy(values, request + 1, sizeof(int) * slots);
  return answer;
}

int dactyl_evdev_has_key(int device, int key) {
  unsigned long bits[KEY_CNT / bits_in_long + 1] = {0};
  return ioctl(device, EVIOCGBIT(EV_KEY, sizeof bits), bits) >= 0 && has_bit(bits, key);
}

int dactyl_evdev_is_down(int device, int key) {
  unsigned long bits[KEY_CNT / bits_in_long + 1] = {0};
  return ioctl(device, EVIOCGKEY(sizeof bits), bits) >= 0 && has_bit(bits, key);
}

unsigned long dactyl_evdev_properties(int device) {
  unsigned long bits = 0;
  return ioctl(device, EVIOCGPROP(sizeof bits), &bits) < 0 ? 0 : bits;
}

int dactyl_evdev_use_monotonic_clock(int device) {
  int clock = CLOCK_MONOTONIC;
  return ioctl(device, EVIOCSCLOCKID, &clock);
}
