/* A touch screen or touchpad of the kernel's own, made by uinput, that does what each line of the standard input says:
 *   plug screen | plug pad | unplug | down FINGER X Y | move FINGER X Y | up FINGER | report | wait MILLISECONDS | say WORDS
 * Places are in millimetres of 200 x 150. What was said since the last report happens with the next. */
#include <fcntl.h>
#include <linux/uinput.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#define UNITS 10

static int device = -1;

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static void tell(int type, int code, int value) {
  struct input_event event = {.type = type, .code = code, .value = value};
  if (write(device, &event, sizeof event) != sizeof event) fail("event");
}

static void axis(int code, int most, int units) {
  struct uinput_abs_setup setup = {.code = code, .absinfo = {.maximum = most, .resolution = units}};
  if (ioctl(device, UI_ABS_SETUP, &setup)) fail("axis");
}

static void plug(int is_pad) {
  device = open("/dev/uinput", O_WRONLY);
  if (device < 0) fail("/dev/uinput");
  ioctl(device, UI_SET_EVBIT, EV_ABS), ioctl(device, UI_SET_EVBIT, EV_KEY);
  ioctl(device, UI_SET_KEYBIT, BTN_TOUCH), ioctl(device, UI_SET_PROPBIT, is_pad ? INPUT_PROP_POINTER : INPUT_PROP_DIRECT);
  if (is_pad) ioctl(device, UI_SET_KEYBIT, BTN_TOOL_FINGER);
  axis(ABS_MT_SLOT, 9, 0), axis(ABS_MT_TRACKING_ID, 65535, 0);
  axis(ABS_MT_POSITION_X, 200 * UNITS, UNITS), axis(ABS_MT_POSITION_Y, 150 * UNITS, UNITS);
  struct uinput_setup setup = {.id = {.bustype = BUS_VIRTUAL}};
  strcpy(setup.name, is_pad ? "Pad of uinput" : "Screen of uinput");
  if (ioctl(device, UI_DEV_SETUP, &setup) || ioctl(device, UI_DEV_CREATE)) fail("create");
}

static void place(int finger, double x, double y) {
  tell(EV_ABS, ABS_MT_SLOT, finger);
  tell(EV_ABS, ABS_MT_POSITION_X, x * UNITS), tell(EV_ABS, ABS_MT_POSITION_Y, y * UNITS);
}

int main(void) {
  static int contacts;
  char line[256];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    int finger, milliseconds;
    double x, y;
    if (!strcmp(line, "plug screen")) {
      plug(0);
    } else if (!strcmp(line, "plug pad")) {
      plug(1);
    } else if (!strcmp(line, "unplug")) {
      ioctl(device, UI_DEV_DESTROY), close(device);
    } else if (sscanf(line, "down %d %lf %lf", &finger, &x, &y) == 3) {
      tell(EV_ABS, ABS_MT_SLOT, finger), tell(EV_ABS, ABS_MT_TRACKING_ID, ++contacts);
      place(finger, x, y);
    } else if (sscanf(line, "move %d %lf %lf", &finger, &x, &y) == 3) {
      place(finger, x, y);
    } else if (sscanf(line, "up %d", &finger) == 1) {
      tell(EV_ABS, ABS_MT_SLOT, finger), tell(EV_ABS, ABS_MT_TRACKING_ID, -1);
    } else if (!strcmp(line, "report")) {
      tell(EV_SYN, SYN_REPORT, 0);
    } else if (sscanf(line, "wait %d", &milliseconds) == 1) {
      usleep(milliseconds * 1000);
    } else if (!strncmp(line, "say ", 4)) {
      puts(line + 4), fflush(stdout);
    } else {
      fprintf(stderr, "what is \"%s\"?\n", line);
      return 1;
    }
  }
  return 0;
}
