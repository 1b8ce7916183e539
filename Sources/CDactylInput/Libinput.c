#include "CDactylInput.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

/* What is used of the interface of libinput.so.10 and libudev.so.1, which have kept it since 2014. */
enum { device_added = 1, device_removed = 2, touch_down = 500, touch_up, touch_motion, touch_cancel, touch_frame };
enum { capability_touch = 2, silent = 1000 };

struct opening {
  int (*open_restricted)(const char *path, int flags, void *data);
  void (*close_restricted)(int file, void *data);
};

struct dactyl_libinput {
  void *libraries[2];
  void *udev, *context;
  /* What was taken by its path. */
  void *device;
  intptr_t devices;
  void *event;
  void *(*udev_new)(void);
  void *(*udev_unref)(void *);
  void *(*udev_create_context)(const struct opening *, void *, void *udev);
  int (*udev_assign_seat)(void *, const char *);
  void *(*path_create_context)(const struct opening *, void *);
  void *(*path_add_device)(void *, const char *);
  void (*path_remove_device)(void *);
  void (*log_set_priority)(void *, int);
  void *(*unref)(void *);
  int (*get_fd)(void *);
  int (*dispatch)(void *);
  void *(*get_event)(void *);
  void (*event_destroy)(void *);
  int (*event_get_type)(void *);
  void *(*event_get_device)(void *);
  void *(*event_get_touch_event)(void *);
  int32_t (*event_touch_get_slot)(void *);
  double (*event_touch_get_x_transformed)(void *, uint32_t width);
  double (*event_touch_get_y_transformed)(void *, uint32_t height);
  uint64_t (*event_touch_get_time_usec)(void *);
  int (*device_has_capability)(void *, int);
  const char *(*device_get_name)(void *);
  int (*device_get_size)(void *, double *width, double *height);
  void *(*device_get_user_data)(void *);
  void (*device_set_user_data)(void *, void *);
};

static int open_file(const char *path, int flags, void *data) {
  (void)data;
  int file = open(path, flags | O_CLOEXEC);
  return file < 0 ? -errno : file;
}

static void close_file(int file, void *data) {
  (void)data;
  close(file);
}

static const struct opening opening = {open_file, close_file};

/* Finds all functions; 0 where one is missing. */
static int find(dactyl_libinput *input) {
  void *libinput = input->libraries[0], *libudev = input->libraries[1];
  if (!libinput || !libudev) return 0;
#define FIND(library, prefix, name) (*(void **)&input->name = dlsym(library, prefix #name))
  return FIND(libudev, "", udev_new) && FIND(libudev, "", udev_unref) &&
         FIND(libinput, "libinput_", udev_create_context) && FIND(libinput, "libinput_", udev_assign_seat) &&
         FIND(libinput, "libinput_", path_create_context) && FIND(libinput, "libinput_", path_add_device) &&
         FIND(libinput, "libinput_", path_remove_device) &&
         FIND(libinput, "libinput_", log_set_priority) && FIND(libinput, "libinput_", unref) && FIND(libinput, "libinput_", get_fd) &&
         FIND(libinput, "libinput_", dispatch) && FIND(libinput, "libinput_", get_event) && FIND(libinput, "libinput_", event_destroy) &&
         FIND(libinput, "libinput_", event_get_type) && FIND(libinput, "libinput_", event_get_device) &&
         FIND(libinput, "libinput_", event_get_touch_event) && FIND(libinput, "libinput_", event_touch_get_slot) &&
         FIND(libinput, "libinput_", event_touch_get_x_transformed) && FIND(libinput, "libinput_", event_touch_get_y_transformed) &&
         FIND(libinput, "libinput_", event_touch_get_time_usec) && FIND(libinput, "libinput_", device_has_capability) &&
         FIND(libinput, "libinput_", device_get_name) && FIND(libinput, "libinput_", device_get_size) &&
         FIND(libinput, "libinput_", device_get_user_data) && FIND(libinput, "libinput_", device_set_user_data);
#undef FIND
}

dactyl_libinput *dactyl_libinput_open(int is_seat) {
  dactyl_libinput *input = calloc(1, sizeof *input);
  if (!input) return NULL;
  input->libraries[0] = dlopen("libinput.so.10", RTLD_NOW | RTLD_LOCAL);
  input->libraries[1] = dlopen("libudev.so.1", RTLD_NOW | RTLD_LOCAL);
  if (find(input)) {
    if (is_seat && (input->udev = input->udev_new())) input->context = input->udev_create_context(&opening, NULL, input->udev);
    if (!is_seat) input->context = input->path_create_context(&opening, NULL);
  }
  if (input->context) {
    /* Whoever asks is told in words of ours. */
    input->log_set_priority(input->context, silent);
    if (!is_seat || input->udev_assign_seat(input->context, "seat0") == 0) return input;
  }
  dactyl_libinput_close(input);
  return NULL;
}

void dactyl_libinput_close(dactyl_libinput *input) {
  if (input->event) input->event_destroy(input->event);
  if (input->context) input->unref(input->context);
  if (input->udev) input->udev_unref(input->udev);
  for (int i = 0; i < 2; i++)
    if (input->libraries[i]) dlclose(input->libraries[i]);
  free(input);
}

int dactyl_libinput_add(dactyl_libinput *input, const char *path) {
  input->device = input->path_add_device(input->context, path);
  return input->device != NULL;
}

void dactyl_libinput_remove(dactyl_libinput *input) {
  if (input->device) input->path_remove_device(input->device);
  input->device = NULL;
}

int dactyl_libinput_descriptor(dactyl_libinput *input) { return input->get_fd(input->context); }

static int read_event(dactyl_libinput *input, dactyl_libinput_event *event) {
  void *device = input->event_get_device(input->event);
  if (!input->device_has_capability(device, capability_touch)) return 0;
  int type = input->event_get_type(input->event);
  if (type == device_added) input->device_set_user_data(device, (void *)++input->devices);
  *event = (dactyl_libinput_event){.device = (int)(intptr_t)input->device_get_user_data(device) - 1};
  if (type == device_added || type == device_removed) {
    event->kind = type == device_added ? DACTYL_LIBINPUT_ADDED : DACTYL_LIBINPUT_REMOVED;
    event->name = input->device_get_name(device);
    if (input->device_get_size(device, &event->width, &event->height)) event->width = event->height = 0;
    return 1;
  }
  if (type < touch_down || type > touch_frame) return 0;
  static const int kinds[] = {DACTYL_LIBINPUT_DOWN, DACTYL_LIBINPUT_UP, DACTYL_LIBINPUT_MOTION, DACTYL_LIBINPUT_CANCEL, DACTYL_LIBINPUT_FRAME};
  event->kind = kinds[type - touch_down];
  void *touch = input->event_get_touch_event(input->event);
  event->time = input->event_touch_get_time_usec(touch) / 1e6;
  if (type != touch_frame) event->slot = input->event_touch_get_slot(touch);
  if (type == touch_down || type == touch_motion) {
    event->x = input->event_touch_get_x_transformed(touch, 1);
    event->y = input->event_touch_get_y_transformed(touch, 1);
  }
  return 1;
}

int dactyl_libinput_next(dactyl_libinput *input, dactyl_libinput_event *event) {
  input->dispatch(input->context);
  /* An event lives until the next is asked for, because the name of its device does. */
  for (;;) {
    if (input->event) input->event_destroy(input->event);
    input->event = input->get_event(input->context);
    if (!input->event) return 0;
    if (read_event(input, event)) return 1;
  }
}
