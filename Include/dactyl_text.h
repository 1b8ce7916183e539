/* Generated from Schema/interface.toml by Scripts/generate; do not edit.
 *
 * Errors and causes of dactyl.h in words, for people:
 *
 *   char text[DACTYL_TEXT_SIZE];
 *   puts(dactyl_cause_text(change, text));     moved 50.18 pt, limit 45 pt
 */
#ifndef DACTYL_TEXT_H
#define DACTYL_TEXT_H

#include "dactyl.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* How many characters a text has at most, with its zero. */
#define DACTYL_TEXT_SIZE 160

/* What is wrong, by the answer of a function; "" where nothing is. */
static inline const char *dactyl_error_text(int32_t status) {
  switch (status) {
    case DACTYL_ERROR_HANDLE: return "removed, or of another window";
    case DACTYL_ERROR_UNKNOWN: return "unknown, or not to be set";
    case DACTYL_ERROR_VALUE: return "not finite, not whole, or out of range";
    case DACTYL_ERROR_FRAME: return "not a frame";
    case DACTYL_ERROR_CYCLE: return "recognisers would wait for each other";
    case DACTYL_ERROR_LIMIT: return "too many objects, or too deep";
    case DACTYL_ERROR_BUSY: return "not while the engine asks";
    case DACTYL_ERROR_TIME_WENT_BACK: return "time went back";
    case DACTYL_ERROR_NOT_FINITE: return "a number is not finite";
    case DACTYL_ERROR_UNKNOWN_CONTACT: return "a contact is not down";
    case DACTYL_ERROR_BEGAN_TWICE: return "a contact began twice";
    case DACTYL_ERROR_NAMED_TWICE: return "a contact is named twice";
    case DACTYL_ERROR_STRAY_SAMPLE: return "a merged sample is of no contact that moves";
    case DACTYL_ERROR_SAMPLE_OUT_OF_TIME: return "a merged sample is out of time";
    case DACTYL_ERROR_UNKNOWN_HOVER: return "a pointer has not entered";
    case DACTYL_ERROR_ENTERED_TWICE: return "a pointer entered twice";
    case DACTYL_ERROR_EMPTY: return "a drawing without points";
    case DACTYL_ERROR_NO_EXTENT: return "a drawing all of whose points lie in one place";
    case DACTYL_ERROR_OUTSIDE_GRID: return "not an outline as dactyl_library_outline gives them";
    case DACTYL_ERROR_NOTHING_TO_COMPARE: return "the library has no template of this size or number of strokes";
    default: return status < 0 ? "unknown error" : "";
  }
}

/* Writes a number with its unit behind a text. */
static inline void dactyl_text_add(char *text, double number, char unit) {
  char digits[32];
  const char *name = unit == 'p' ? " pt" : unit == 's' ? " s" : unit == 'r' ? "°" : unit == '%' ? " %" : unit == 'R' ? " radii"
                     : unit == 't' ? " times" : unit == 'f' ? (number == 1 ? " finger" : " fingers")
                     : unit == 'T' ? (number == 1 ? " tap" : " taps") : "";
  size_t length;
  number *= unit == 'r' ? 180 / 3.14159265358979323846 : unit == '%' ? 100 : 1;
  snprintf(digits, sizeof digits, "%.2f", number);
  length = strlen(digits);
  if (strchr(digits, '.')) {
    while (digits[length - 1] == '0') digits[--length] = 0;
    if (digits[length - 1] == '.') digits[--length] = 0;
  }
  strncat(text, digits, DACTYL_TEXT_SIZE - 1 - strlen(text));
  strncat(text, name, DACTYL_TEXT_SIZE - 1 - strlen(text));
}

/* Writes why a recogniser came to its state, with the numbers of a change, into a text of DACTYL_TEXT_SIZE characters, and answers it;
 * "" where there is no cause. Another recogniser is called by its handle. */
static inline const char *dactyl_cause_text(const dactyl_change *change, char *text) {
  const char *words = "";
  char unit = 'n', letter[2] = {0, 0};
  text[0] = 0;
  switch ((int)change->cause) {
    case 1: words = "moved #, needs ~", unit = 'p'; break;
    case 31: words = "moved #, limit ~", unit = 'p'; break;
    case 2: words = "moved #, needs ~", unit = 'p'; break;
    case 32: words = "a finger moved #, needs ~", unit = 'p'; break;
    case 3: words = "fingers moved on", unit = 'n'; break;
    case 4: words = "held #, needs ~", unit = 's'; break;
    case 5: words = "held #, limit ~", unit = 's'; break;
    case 6: words = "lifted after #, needs ~", unit = 's'; break;
    case 7: words = "lifted", unit = 'n'; break;
    case 8: words = "#, limit ~", unit = 'f'; break;
    case 9: words = "#, needs ~", unit = 'f'; break;
    case 10: words = "#", unit = 'T'; break;
    case 11: words = "no tap within ~ of the lift at #", unit = 's'; break;
    case 33: words = "touched again after #, needs ~", unit = 's'; break;
    case 12: words = "next tap # away, limit ~", unit = 'p'; break;
    case 13: words = "span changed by #, needs ~", unit = 'p'; break;
    case 14: words = "turned along #, needs ~", unit = 'p'; break;
    case 15: words = "took #, limit ~", unit = 's'; break;
    case 34: words = "lifted at # pt/s, needs ~ pt/s", unit = 'n'; break;
    case 16: words = "off course by #, limit ~", unit = 'r'; break;
    case 17: words = "# from the edge, limit ~", unit = 'p'; break;
    case 35: words = "radius #, limit ~", unit = 'p'; break;
    case 36: words = "began # from the edge, needs ~", unit = 'p'; break;
    case 37: words = "came down # from a palm, needs ~", unit = 'p'; break;
    case 18: words = "pointer came in", unit = 'n'; break;
    case 19: words = "pointer left", unit = 'n'; break;
    case 20: words = "prevented by @", unit = 'n'; break;
    case 21: words = "@ had to fail and recognized", unit = 'n'; break;
    case 22: words = "refused by the view", unit = 'n'; break;
    case 23: words = "refused by the delegate", unit = 'n'; break;
    case 24: words = "touches cancelled by the system", unit = 'n'; break;
    case 25: words = "disabled", unit = 'n'; break;
    case 26: words = "removed", unit = 'n'; break;
    case 27: words = "all touches lifted", unit = 'n'; break;
    case 28: words = "reset", unit = 'n'; break;
    case 29: words = "no cause stated", unit = 'n'; break;
    case 100: words = "# from how people draw check marks, limit ~", unit = 'n'; break;
    case 117: words = "# from how people draw check marks, limit ~", unit = 'n'; break;
    case 101: words = "drawn beyond what can be measured", unit = 'n'; break;
    case 102: words = "# long, needs ~", unit = 'p'; break;
    case 111: words = "no corner: the bend is spread over # of the length, limit ~", unit = '%'; break;
    case 106: words = "the corner points # away from down, limit ~", unit = 'r'; break;
    case 108: words = "first leg # of the second, limit ~", unit = '%'; break;
    case 120: words = "# from a circle, limit ~", unit = 'n'; break;
    case 121: words = "drawn beyond what can be measured", unit = 'n'; break;
    case 122: words = "straight", unit = 'n'; break;
    case 123: words = "radius #, needs ~", unit = 'p'; break;
    case 124: words = "went round by #, needs ~", unit = 'r'; break;
    case 125: words = "went round by #, limit ~", unit = 'r'; break;
    case 129: words = "has corners: its turn varies by #, limit ~", unit = 'r'; break;
    case 128: words = "off by # of the radius on average, limit ~", unit = '%'; break;
    case 130: words = "# as wide as long, needs ~", unit = '%'; break;
    case 131: words = "turns by #, needs ~", unit = 'r'; break;
    case 132: words = "turns by #, limit ~", unit = 'r'; break;
    case 140: words = "turned back #, needs ~", unit = 't'; break;
    case 141: words = "drawn beyond what can be measured", unit = 'n'; break;
    case 142: words = "turned back #, needs ~", unit = 't'; break;
    case 143: words = "legs of # on average, needs ~", unit = 'p'; break;
    case 144: words = "the legs open by #, limit ~", unit = 'r'; break;
    case 146: words = "legs off by # from parallel, limit ~", unit = 'r'; break;
    case 147: words = "legs crooked by # of their length, limit ~", unit = '%'; break;
    case 151: words = "the legs advance to and fro: # wandering, limit ~", unit = '%'; break;
    case 200: words = "nearest an arrow: the shape is # as far, limit ~", unit = 't'; break;
    case 201: words = "nearest a caret: the shape is # as far, limit ~", unit = 't'; break;
    case 202: words = "nearest a check mark: the shape is # as far, limit ~", unit = 't'; break;
    case 203: words = "nearest a circle: the shape is # as far, limit ~", unit = 't'; break;
    case 204: words = "nearest a delete mark: the shape is # as far, limit ~", unit = 't'; break;
    case 205: words = "nearest a curly brace: the shape is # as far, limit ~", unit = 't'; break;
    case 206: words = "nearest a square bracket: the shape is # as far, limit ~", unit = 't'; break;
    case 207: words = "nearest a pigtail: the shape is # as far, limit ~", unit = 't'; break;
    case 208: words = "nearest a rectangle: the shape is # as far, limit ~", unit = 't'; break;
    case 209: words = "nearest a star: the shape is # as far, limit ~", unit = 't'; break;
    case 210: words = "nearest a triangle: the shape is # as far, limit ~", unit = 't'; break;
    case 211: words = "nearest a v: the shape is # as far, limit ~", unit = 't'; break;
    case 212: words = "nearest an x: the shape is # as far, limit ~", unit = 't'; break;
    case 213: words = "nearest a zig-zag: the shape is # as far, limit ~", unit = 't'; break;
    case 160: words = "nearest gesture at # the distance allowed", unit = 't'; break;
    case 161: words = "nearest gesture at # the distance allowed", unit = 't'; break;
    case 162: words = "too little was drawn", unit = 'n'; break;
    case 163: words = "nothing in the library to compare with", unit = 'n'; break;
    case 170: words = "as shown: # the distance allowed", unit = 't'; break;
    case 171: words = "# the distance allowed from what was shown", unit = 't'; break;
    case 172: words = "another gesture is # as far, needs ~", unit = 't'; break;
    case 173: words = "#, shown ~", unit = 'f'; break;
    case 174: words = "#, shown ~", unit = 'f'; break;
    case 175: words = "lasted #, shown ~", unit = 's'; break;
    case 176: words = "lasted #, shown ~", unit = 's'; break;
    case 177: words = "off the shown course by #", unit = 'r'; break;
    case 178: words = "went #, shown ~", unit = 'p'; break;
    case 179: words = "went #, shown ~", unit = 'p'; break;
    case 180: words = "opened to # of their distance, shown ~", unit = '%'; break;
    case 181: words = "closed to # of their distance, shown ~", unit = '%'; break;
    case 182: words = "turned by #, shown ~", unit = 'r'; break;
    case 183: words = "turned by #, shown ~", unit = 'r'; break;
    case 184: words = "one finger went # farther than another, shown ~", unit = '%'; break;
    case 185: words = "one finger went # farther than another, shown ~", unit = '%'; break;
    case 186: words = "a path of # of the way, shown ~", unit = '%'; break;
    case 187: words = "a path of # of the way, shown ~", unit = '%'; break;
    case 188: words = "the last finger came # late, shown ~", unit = 's'; break;
    case 189: words = "the first finger left # early, shown ~", unit = 's'; break;
    case 190: words = "fingers # apart, shown ~", unit = 'p'; break;
    case 191: words = "fingers # apart, shown ~", unit = 'p'; break;
    case 192: words = "paused for #, shown ~", unit = 's'; break;
    case 193: words = "paused for #, shown ~", unit = 's'; break;
    default: break;
  }
  for (; *words; words++) {
    if (*words == '#') dactyl_text_add(text, change->cause_number, unit);
    /* A limit does not repeat what is counted. */
    else if (*words == '~') dactyl_text_add(text, change->cause_limit, unit == 'f' || unit == 'T' ? 'n' : unit);
    else if (*words == '@') dactyl_text_add(text, change->cause_number, 'n');
    else letter[0] = *words, strncat(text, letter, DACTYL_TEXT_SIZE - 1 - strlen(text));
  }
  return text;
}

#endif
