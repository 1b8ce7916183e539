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
#endif
