/* Replays recordings in Dactyl's own format (Docs/recordings.md) and prints what happened, every number as the
 * sixteen digits of its bits, so that traces of different builds can be compared byte for byte.
 *
 *   cc -IInclude Examples/C/replay.c .build-c/libDactylC.a -lm -o replay
 *   ./replay Examples/Recordings/tap.jsonl
 */
#include "dactyl.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Room for a frame and for a line of a recording; a machine with little memory is content with less. */
#ifndef MOST_FINGERS
#define MOST_FINGERS 256
#endif
#ifndef LONGEST_LINE
#define LONGEST_LINE (1 << 20)
#endif

static const char *const states[] = {"possible", "began", "changed", "ended", "cancelled", "failed"};

/* ------------------------------------------------------------------------------------------- the stages */

typedef struct {
  int32_t handle;
  const char *name;
} Named;

typedef struct {
  int32_t window;
  Named recognizers[16];
  int count;
  int32_t libraries[2];
} Stage;

static int32_t add(Stage *stage, int32_t view, int32_t kind, const char *name) {
  int32_t handle = dactyl_recognizer_create(view, kind);
  stage->recognizers[stage->count].handle = handle;
  stage->recognizers[stage->count++].name = name;
  return handle;
}

static const char *name_of(const Stage *stage, double handle) {
  for (int i = 0; i < stage->count; i++)
    if (stage->recognizers[i].handle == handle) return stage->recognizers[i].name;
  return "-";
}

/* Every kind of recogniser on one view, all at the same time. */
static void set_everything(Stage *stage, double width, double height) {
  stage->window = dactyl_window_create(0, 0, width, height);
  int32_t view = dactyl_view_create(stage->window);
  dactyl_view_set_frame(view, 0, 0, width, height);
  static const struct { int32_t kind; const char *name; } kinds[] = {
      {DACTYL_KIND_TAP, "tap"}, {DACTYL_KIND_LONG_PRESS, "longPress"}, {DACTYL_KIND_PAN, "pan"}, {DACTYL_KIND_SWIPE, "swipe"},
      {DACTYL_KIND_PINCH, "pinch"}, {DACTYL_KIND_ROTATION, "rotation"}, {DACTYL_KIND_SCREEN_EDGE_PAN, "screenEdgePan"},
      {DACTYL_KIND_TRANSFORM, "transform"}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    int32_t recognizer = add(stage, view, kinds[i].kind, kinds[i].name);
    dactyl_allow_simultaneous(recognizer, 0);
    if (kinds[i].kind == DACTYL_KIND_SCREEN_EDGE_PAN) dactyl_set_number(recognizer, DACTYL_EDGES, 15);
  }
}

/* Recognisers that wait for each other and get in each other's way, on a view and on a turned one upon it. */
static void set_rivals(Stage *stage, double width, double height) {
  stage->window = dactyl_window_create(0, 0, width, height);
  int32_t table = dactyl_view_create(stage->window), photo = dactyl_view_create(table);
  dactyl_view_set_frame(table, 0, 0, width, height);
  dactyl_view_set_frame(photo, width / 4, height / 4, width / 2, height / 2);
  dactyl_view_set_transform(photo, 0.8, 0.6, -0.6, 0.8, 3, -2);
  int32_t doubleTap = add(stage, table, DACTYL_KIND_TAP, "doubleTap");
  int32_t tap = add(stage, table, DACTYL_KIND_TAP, "tap");
  int32_t swipe = add(stage, table, DACTYL_KIND_SWIPE, "swipe");
  int32_t pan = add(stage, table, DACTYL_KIND_PAN, "pan");
  int32_t pinch = add(stage, photo, DACTYL_KIND_PINCH, "pinch");
  add(stage, photo, DACTYL_KIND_ROTATION, "rotation");
  int32_t transform = add(stage, photo, DACTYL_KIND_TRANSFORM, "transform");
  int32_t press = add(stage, photo, DACTYL_KIND_LONG_PRESS, "press");
  int32_t twoFingerTap = add(stage, photo, DACTYL_KIND_TAP, "twoFingerTap");
  dactyl_set_number(doubleTap, DACTYL_NUMBER_OF_TAPS_REQUIRED, 2);
  dactyl_set_number(swipe, DACTYL_DIRECTION, 15);
  dactyl_set_number(press, DACTYL_MINIMUM_PRESS_DURATION, 0.3);
  dactyl_set_number(twoFingerTap, DACTYL_NUMBER_OF_TOUCHES_REQUIRED, 2);
  dactyl_require_to_fail(tap, doubleTap);
  dactyl_require_to_fail(pan, swipe);
  dactyl_allow_simultaneous(pinch, transform);
}

/* Adds a drawing of one stroke, x and y in turn, to a class of a library. */
static void add_sample(int32_t library, int32_t number, int count, const double *numbers) {
  double *drawing = dactyl_frame(1 + count);
  drawing[0] = count / 2;
  memcpy(drawing + 1, numbers, count * sizeof *numbers);
  dactyl_library_add(library, number, 1 + count);
}

/* Recognisers of strokes, one of them with a library of three samples in two classes, one with so many of each that
   what is refused gets a second look. */
static void set_strokes(Stage *stage, double width, double height) {
  stage->window = dactyl_window_create(0, 0, width, height);
  int32_t view = dactyl_view_create(stage->window);
  dactyl_view_set_frame(view, 0, 0, width, height);
  int32_t library = stage->libraries[0] = dactyl_library_create();
  dactyl_library_define(library, 1, 1);
  dactyl_library_define(library, 2, 1);
  add_sample(library, 1, 10, (const double[]){0, 30, 10, 40, 20, 50, 40, 25, 60, 0});
  add_sample(library, 2, 6, (const double[]){0, 0, 50, 3, 100, 0});
  dactyl_library_define(library, 1, 3);
  add_sample(library, 1, 10, (const double[]){0, 25, 12, 45, 20, 55, 45, 25, 70, 5});
  int32_t many = stage->libraries[1] = dactyl_library_create();
  dactyl_library_define(many, 1, 1);
  dactyl_library_define(many, 2, 1);
  for (int by = 0; by < 5; by++) {
    add_sample(many, 1, 6, (const double[]){0, 30 + by, 20, 50, 60, 5 * by});
    add_sample(many, 2, 8, (const double[]){50, 5 * by, 0, 80 + by, 100, 80, 50 + by, 0});
  }
  const struct { int32_t kind; const char *name; int32_t library; } kinds[] = {
      {DACTYL_KIND_CHECK_MARK, "checkMark", 0}, {DACTYL_KIND_CIRCLE, "circle", 0},
      {DACTYL_KIND_SCRATCH_OUT, "scratchOut", 0}, {DACTYL_KIND_STROKE, "stroke", library},
      {DACTYL_KIND_STROKE, "stroke", many}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    int32_t recognizer = add(stage, view, kinds[i].kind, kinds[i].name);
    dactyl_allow_simultaneous(recognizer, 0);
    if (kinds[i].library) dactyl_set_number(recognizer, DACTYL_LIBRARY, kinds[i].library);
  }
}

/* Shows a library one gesture of so many stretches, of thirteen numbers each. */
static void show(int32_t library, int32_t number, int stretches, const double *numbers) {
  int count = 1 + 13 * stretches + 1;
  double *shown = dactyl_frame(count);
  shown[0] = stretches;
  memcpy(shown + 1, numbers, 13 * stretches * sizeof *numbers);
  shown[count - 1] = 0;
  dactyl_library_show(library, number, count);
}

/* A library of four gestures that were shown, of which one begins under way. */
static void set_shown(Stage *stage, double width, double height) {
  stage->window = dactyl_window_create(0, 0, width, height);
  int32_t view = dactyl_view_create(stage->window);
  dactyl_view_set_frame(view, 0, 0, width, height);
  int32_t library = stage->libraries[0] = dactyl_library_create();
  dactyl_library_define(library, 1, 64);
  show(library, 1, 1, (const double[13]){2, 0.4, 0, 0, 3, 8, 120, 260, 0, 72, 68, 0, 0});
  dactyl_library_define(library, 2, 0);
  show(library, 2, 1, (const double[13]){2, 0.09, 0, 0, 1, 1, 120, 120, 0, 1, 1, 0.01, 0.01});
  dactyl_library_define(library, 3, 0);
  show(library, 3, 3, (const double[39]){[0] = 1, [1] = 0.09, [14] = 0.15, [15] = 100, [26] = 1, [27] = 0.09});
  dactyl_library_define(library, 4, 1 + 2 + 32);
  show(library, 4, 1, (const double[13]){2, 0.3, 0, 150, 150, 152, 110, 112, 0, 155, 150, 0.02, 0.02});
  int32_t recognizer = add(stage, view, DACTYL_KIND_SHOWN, "shown");
  dactyl_allow_simultaneous(recognizer, 0);
  dactyl_set_number(recognizer, DACTYL_LIBRARY, library);
}

/* ---------------------------------------------------------------------------------------------- the trace */

static void print_number(double number) {
  uint64_t bits;
  memcpy(&bits, &number, sizeof bits);
  if (isnan(number)) fputs(" nan", stdout);
  else printf(" %016llx", (unsigned long long)bits);
}

static void print_records(const Stage *stage) {
  const dactyl_change *change;
  while ((change = dactyl_next(stage->window))) {
    int cause = (int)change->cause;
    int isAboutOther = cause == DACTYL_CAUSE_PREVENTED || cause == DACTYL_CAUSE_REQUIREMENT_RECOGNIZED;
    printf("%s %s %s %d %s", name_of(stage, change->object), states[(int)change->from],
           states[(int)change->to], cause, isAboutOther ? name_of(stage, change->cause_number) : "-");
    print_number(change->time);
    print_number(isAboutOther ? NAN : change->cause_number);
    print_number(change->cause_limit);
    for (const double *at = &change->touches; at < &change->length + (int)change->length; at++) print_number(*at);
    putchar('\n');
  }
}

/* ------------------------------------------------------------------------------------- reading recordings */

/* Lines that our own writer wrote; Docs/recordings.md says what they hold. */
typedef struct {
  const char *at;
  int failed;
} Line;

static int take(Line *line, char c) {
  while (isspace((unsigned char)*line->at)) line->at++;
  if (*line->at != c) return 0;
  line->at++;
  return 1;
}

static void expect(Line *line, char c) {
  if (!take(line, c)) line->failed = 1;
}

static double number(Line *line) {
  char *end;
  double value = strtod(line->at, &end);
  if (end == line->at) line->failed = 1;
  line->at = end;
  return value;
}

/* A word between quotation marks. */
static int word(Line *line, char *into, size_t room) {
  size_t count = 0;
  expect(line, '"');
  while (*line->at && *line->at != '"' && count + 1 < room) into[count++] = *line->at++;
  into[count] = 0;
  expect(line, '"');
  return !line->failed;
}

static int index_of(const char *text, const char *const *texts, int count) {
  for (int i = 0; i < count; i++)
    if (!strcmp(text, texts[i])) return i;
  return -1;
}

/* The fields of a contact up to its closing bracket. */
static void contact(Line *line, double *into, double kind) {
  static const char *const phases[] = {"b", "m", "s", "e", "c"};
  static const char *const kinds[] = {"direct", "indirect", "pencil", "indirectPointer"};
  static const char *const keys[] = {"f", "fm", "r", "rt", "al", "az", "ro"};
  char text[32];
  memset(into, 0, DACTYL_FRAME_STRIDE * sizeof *into);
  into[4] = kind;
  into[9] = into[12] = into[13] = NAN;
  into[0] = number(line);
  expect(line, ',');
  if (word(line, text, sizeof text)) into[1] = index_of(text, phases, 5);
  expect(line, ',');
  into[2] = number(line);
  expect(line, ',');
  into[3] = number(line);
  if (take(line, ',')) {
    expect(line, '{');
    do {
      word(line, text, sizeof text);
      expect(line, ':');
      int key = index_of(text, keys, 7);
      if (key >= 0) {
        into[5 + key] = number(line);
      } else if (!strcmp(text, "k")) {
        if (word(line, text, sizeof text)) into[4] = index_of(text, kinds, 4);
      } else if (!strcmp(text, "p")) {
        expect(line, '[');
        into[12] = number(line);
        expect(line, ',');
        into[13] = number(line);
        expect(line, ']');
      } else {
        line->failed = 1;
      }
    } while (!line->failed && take(line, ','));
    expect(line, '}');
  }
  expect(line, ']');
}

/* Reads a frame into the buffer; its length in doubles, or 0 where the line is not a frame. */
static int32_t read_frame(const char *text, double kind) {
  Line line = {text, 0};
  double *frame = dactyl_frame(DACTYL_FRAME_WORDS(MOST_FINGERS, MOST_FINGERS, 0));
  int counts[2] = {0, 0};
  int32_t at = DACTYL_FRAME_HEAD;
  char key[8];
  expect(&line, '{');
  do {
    word(&line, key, sizeof key);
    expect(&line, ':');
    if (!strcmp(key, "t")) {
      frame[0] = number(&line);
      continue;
    }
    int samples = !strcmp(key, "s");
    expect(&line, '[');
    if (take(&line, ']')) continue;
    do {
      double time = 0;
      expect(&line, '[');
      if (samples) {
        time = number(&line);
        expect(&line, ',');
      }
      if (line.failed || counts[samples] == MOST_FINGERS) return 0;
      contact(&line, frame + at, kind);
      if (samples) frame[at + 14] = time;
      at += DACTYL_FRAME_STRIDE;
      counts[samples]++;
    } while (!line.failed && take(&line, ','));
    expect(&line, ']');
  } while (!line.failed && take(&line, ','));
  expect(&line, '}');
  frame[1] = counts[0];
  frame[2] = counts[1];
  frame[3] = 0;
  return line.failed ? 0 : at;
}

/* ------------------------------------------------------------------------------------------------ replaying */

static int play(const char *path, void (*set)(Stage *, double, double), const char *title) {
  static char text[LONGEST_LINE];
  FILE *file = fopen(path, "r");
  if (!file || !fgets(text, sizeof text, file) || !strstr(text, "\"recording\"")) {
    fprintf(stderr, "%s: not a recording\n", path);
    if (file) fclose(file);
    return 1;
  }
  double width = 1000, height = 1000;
  const char *size = strstr(text, "\"size\":[");
  if (size) {
    Line line = {size + 8, 0};
    width = number(&line);
    expect(&line, ',');
    height = number(&line);
  }
  const char *name = strrchr(path, '/');
  printf("%s %s\n", name ? name + 1 : path, title);
  Stage stage = {0};
  set(&stage, width, height);
  dactyl_set_number(stage.window, DACTYL_RECORDS_DETAILS, 1);
  int status = 0;
  for (int number = 2; !status && fgets(text, sizeof text, file); number++) {
    if (!*text || *text == '\n') continue;
    int32_t words = read_frame(text, DACTYL_DIRECT);
    int32_t answer = words ? dactyl_send(stage.window, words) : DACTYL_ERROR_FRAME;
    if (answer < 0) {
      fprintf(stderr, "%s:%d: refused with %d\n", path, number, (int)answer);
      status = 1;
    }
    print_records(&stage);
  }
  /* What waits for a deadline is decided after the last frame. */
  for (int i = 0; i < 1000 && dactyl_next_deadline(stage.window) < INFINITY; i++) {
    double deadline = dactyl_next_deadline(stage.window);
    double now = dactyl_get_number(stage.window, DACTYL_CURRENT_TIME);
    dactyl_advance(stage.window, deadline > now ? deadline : now);
    print_records(&stage);
  }
  dactyl_release(stage.window);
  for (int i = 0; i < 2; i++) {
    if (stage.libraries[i]) dactyl_release(stage.libraries[i]);
  }
  fclose(file);
  return status;
}

int main(int count, char **arguments) {
  int status = 0;
  for (int i = 1; i < count; i++) {
    status |= play(arguments[i], set_everything, "everything");
    status |= play(arguments[i], set_rivals, "rivals");
    status |= play(arguments[i], set_strokes, "strokes");
    status |= play(arguments[i], set_shown, "shown");
  }
  return status;
}
