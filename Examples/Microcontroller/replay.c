/* Examples/C/replay.c on the emulated board, which gets the recordings it is to play by semihosting. */
#include <stdint.h>
#include <string.h>

#define MOST_ARGUMENTS 32

int replay_main(int count, char **arguments);

/* Asks the debugger for the program's command line (SYS_GET_CMDLINE). */
static int read_command_line(char *line, uint32_t room) {
  struct {
    char *line;
    uint32_t room;
  } block = {line, room};
  register int operation __asm__("r0") = 0x15;
  register void *parameter __asm__("r1") = &block;
  __asm__ volatile("bkpt 0xAB" : "+r"(operation) : "r"(parameter) : "memory");
  return operation;
}

int main(void) {
  static char line[4096];
  static char *arguments[MOST_ARGUMENTS];
  int count = 0;
  if (read_command_line(line, sizeof line)) return 2;
  for (char *word = strtok(line, " "); word && count < MOST_ARGUMENTS; word = strtok(0, " ")) arguments[count++] = word;
  return replay_main(count, arguments);
}
