/* What Swift cannot call of the kernel's input interface: requests made by macros with sizes in them. */
#ifndef CDACTYLINPUT_H
#define CDACTYLINPUT_H
#include <linux/input.h>

/* The device's name; negative where it tells none. */
int dactyl_evdev_name(int device, char *name, int length);
/* Extent, resolution and present value of an axis; negative where the device has no such axis. */
int dactyl_evdev_axis(int device, int axis, struct input_absinfo *info);
/* The present values of an axis in all slots; negative where the kernel does not tell. */
int dactyl_evdev_slots(int device, int axis, int *values, int slots);
/* Whether the device has a key or button. */
int dactyl_evdev_has_key(int device, int key);
/* Whether a key or button is down. */
int dactyl_evdev_is_down(int device, int key);
/* The device's properties as bits. */
unsigned long dactyl_evdev_properties(int device);
/* Has events stamped by the monotonic clock; negative where that cannot be had. */
int dactyl_evdev_use_monotonic_clock(int device);

/* A keyboard and mouse of this program's, by the file of uinput, with some keys and buttons; -1 with errno where it cannot be had. Closing it
 * removes the device, and the kernel lets go of the keys that are down. */
int dactyl_uinput_create(const char *path, const char *name, const unsigned short *keys, int count);
/* Sends an event of the device. */
void dactyl_uinput_send(int device, int type, int code, int value);

/* Touch screens by libinput. The library is looked for when it is asked for, so that programs run where there is none. */
typedef struct dactyl_libinput dactyl_libinput;

enum {
  DACTYL_LIBINPUT_ADDED,
  DACTYL_LIBINPUT_REMOVED,
  DACTYL_LIBINPUT_DOWN,
  DACTYL_LIBINPUT_MOTION,
  DACTYL_LIBINPUT_UP,
  DACTYL_LIBINPUT_CANCEL,
  DACTYL_LIBINPUT_FRAME,
};

typedef struct {
  int kind;
  /* The device, numbered from 0 as they come. */
  int device;
  /* With ADDED: what it is called, and its size in millimetres or 0. */
  const char *name;
  double width, height;
  /* With DOWN, MOTION, UP, CANCEL: which contact of the device. */
  int slot;
  /* With DOWN and MOTION: where, in shares of the surface. */
  double x, y;
  /* Seconds of the monotonic clock, except with ADDED and REMOVED. */
  double time;
} dactyl_libinput_event;

/* All touch screens of this seat, or none yet where `is_seat` is 0; NULL where there is no libinput. */
dactyl_libinput *dactyl_libinput_open(int is_seat);
void dactyl_libinput_close(dactyl_libinput *input);
/* Takes a device; 0 where it cannot be had. */
int dactyl_libinput_add(dactyl_libinput *input, const char *path);
/* Lets go of it. */
void dactyl_libinput_remove(dactyl_libinput *input);
/* What to wait for. */
int dactyl_libinput_descriptor(dactyl_libinput *input);
/* The next of what has come; 0 where nothing has. */
int dactyl_libinput_next(dactyl_libinput *input, dactyl_libinput_event *event);
#endif
