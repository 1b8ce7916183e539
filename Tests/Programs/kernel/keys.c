/* Prints what a keyboard or mouse does, a line an event, until the device goes away: keys DEVICE */
#include <fcntl.h>
#include <linux/input.h>
#include <stdio.h>
#include <unistd.h>

int main(int count, char **words) {
  int device = count == 2 ? open(words[1], O_RDONLY) : -1;
  struct input_event event;
  if (device < 0) return 1;
  while (read(device, &event, sizeof event) == sizeof event) {
    if (event.type == EV_KEY) printf("key %d %s\n", event.code, event.value ? "down" : "up");
    if (event.type == EV_REL) printf("%s by %d\n", event.code == REL_X ? "right" : "down", event.value);
    fflush(stdout);
  }
  puts("the keyboard is gone");
  return 0;
}
