#include <errno.h>
#include <fcntl.h>
#include <linux/uinput.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "CDactylInput.h"

static int describe(int device, const char *name, const unsigned short *keys, int count) {
  struct uinput_setup setup = {.id = {.bustype = BUS_VIRTUAL, .version = 1}};
  snprintf(setup.name, sizeof setup.name, "%s", name);
  if (ioctl(device, UI_SET_EVBIT, EV_KEY) < 0 || ioctl(device, UI_SET_EVBIT, EV_REL) < 0) return -1;
  if (ioctl(device, UI_SET_RELBIT, REL_X) < 0 || ioctl(device, UI_SET_RELBIT, REL_Y) < 0) return -1;
  for (int i = 0; i < count; i++) {
    if (ioctl(device, UI_SET_KEYBIT, keys[i]) < 0) return -1;
  }
  return ioctl(device, UI_DEV_SETUP, &setup) < 0 ? -1 : ioctl(device, UI_DEV_CREATE);
}

int dactyl_uinput_create(const char *path, const char *name, const unsigned short *keys, int count) {
  int device = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC);
  if (device < 0) return -1;
  if (describe(device, name, keys, count) == 0) return device;
  int why = errno;
  close(device);
  errno = why;
  return -1;
}

void dactyl_uinput_send(int device, int type, int code, int value) {
  struct input_event event = {.type = type, .code = code, .value = value};
  // The kernel takes whole events or none, and never blocks.
  ssize_t written = write(device, &event, sizeof event);
  (void)written;
}
