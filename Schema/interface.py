"""Writes what Schema/interface.toml says: answers, words that are numbers, and the layout of a record."""

from writing import banner, c_enum, c_function, c_name, snake, swift_banner

BANNER = banner("interface")


def files(schema):
    return {
        "Sources/DactylC/Status.swift": swift(schema),
        "Web/src/words.js": javascript(schema),
        "Sources/DactylC/HostQuestion.swift": questions(schema["words"]["questions"]),
        "Sources/DactylC/Exports+Relations.swift": exports(schema["relations"]),
        "Sources/Dactyl/Gestures/GestureRelation.swift": relations(schema["relations"]),
    }


def parts(schema):
    words, status, record = schema["words"], schema["status"], schema["record"]

    def numbered(prefix, names, remarks={}):
        return c_enum([(c_name(prefix, name), i, remarks.get(name, "")) for i, name in enumerate(names)])

    answers = [(c_name("ERROR_", name), entry["code"], entry["doc"]) for name, entry in status.items()]
    comments = {
        "DACTYL_ERROR_TIME_WENT_BACK": "Frames that make no sense after those before; nothing has changed.",
        "DACTYL_ERROR_EMPTY": "Drawings that cannot be compared.",
    }
    def union(name, key):
        return f"export type {name} = " + " | ".join(f'"{word}"' for word in words[key]) + ";"

    types = [union(*pair) for pair in (
        ("State", "states"), ("Phase", "phases"), ("Sense", "senses"), ("TouchKind", "touchKinds"), ("Profile", "profiles"),
        ("Direction", "directions"), ("Edge", "edges"), ("Axis", "axes"), ("PanAxis", "panAxes"))]
    return {"Web/dactyl.d.ts": {"words": "\n".join(types)} | typescript_relations(schema["relations"]), "Include/dactyl.h": {
        "version": f"#define DACTYL_VERSION {schema['version']}",
        "statuses": c_enum([("DACTYL_OK", 0, "")] + answers, comments),
        "states": numbered("", words["states"], {"ended": "and recognized"}),
        "phases": numbered("CONTACT_", words["phases"]),
        "touch kinds": numbered("", words["touchKinds"]),
        "senses": numbered("SENSE_", words["senses"], {
            "none": "not at all: there is none, or the limit is that of something else",
            "minimum": "it had to be at least the limit", "maximum": "it had to be at most the limit"}),
        "record": c_record(record),
        "questions": numbered("QUESTION_", words["questions"]),
        "relations": "\n\n".join(
            f"/* {entry['doc']}. */\nint32_t {c_function(name)}(int32_t recognizer, int32_t other);"
            for name, entry in schema["relations"].items()),
        "touch": numbered("TOUCHES_", schema["touch"], schema["touch"]),
    }}


def c_record(record):
    """The struct of a record: doubles in their order, and the readings."""
    fields = "".join(
        f"  double {snake(name)};" + (f" /* {doc} */" if doc else "") + "\n" for name, doc in record.items() if name != "values")
    return f"typedef struct dactyl_change {{\n{fields}  dactyl_readings values; /* {record['values']} */\n}} dactyl_change;"


def texts(schema, causes):
    """Include/dactyl_text.h: errors and causes in words."""
    errors = "".join(f"    case {c_name('ERROR_', name)}: return \"{entry['doc']}\";\n" for name, entry in schema["status"].items())
    units = "".join(f"    case {cause.code}: words = \"{cause.words}\", unit = '{UNITS[cause.unit]}'; break;\n"
                    for cause in causes if cause.name != "custom")
    return TEXTS.replace("@ERRORS", errors.rstrip("\n")).replace("@CAUSES", units.rstrip("\n"))


UNITS = {"number": "n", "points": "p", "seconds": "s", "time": "s", "radians": "r", "share": "%", "radii": "R", "thresholds": "t",
         "fingers": "f", "taps": "T", "times": "t", "": "n", None: "n"}

TEXTS = f"""/* {BANNER}
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
static inline const char *dactyl_error_text(int32_t status) {{
  switch (status) {{
@ERRORS
    default: return status < 0 ? "unknown error" : "";
  }}
}}

/* Writes a number with its unit behind a text. */
static inline void dactyl_text_add(char *text, double number, char unit) {{
  char digits[32];
  const char *name = unit == 'p' ? " pt" : unit == 's' ? " s" : unit == 'r' ? "\u00b0" : unit == '%' ? " %" : unit == 'R' ? " radii"
                     : unit == 't' ? " times" : unit == 'f' ? (number == 1 ? " finger" : " fingers")
                     : unit == 'T' ? (number == 1 ? " tap" : " taps") : "";
  size_t length;
  number *= unit == 'r' ? 180 / 3.14159265358979323846 : unit == '%' ? 100 : 1;
  snprintf(digits, sizeof digits, "%.2f", number);
  length = strlen(digits);
  if (strchr(digits, '.')) {{
    while (digits[length - 1] == '0') digits[--length] = 0;
    if (digits[length - 1] == '.') digits[--length] = 0;
  }}
  strncat(text, digits, DACTYL_TEXT_SIZE - 1 - strlen(text));
  strncat(text, name, DACTYL_TEXT_SIZE - 1 - strlen(text));
}}

/* Writes why a recogniser came to its state, with the numbers of a change, into a text of DACTYL_TEXT_SIZE characters, and answers it;
 * "" where there is no cause. Another recogniser is called by its handle. */
static inline const char *dactyl_cause_text(const dactyl_change *change, char *text) {{
  const char *words = "";
  char unit = 'n', letter[2] = {{0, 0}};
  text[0] = 0;
  switch ((int)change->cause) {{
@CAUSES
    default: break;
  }}
  for (; *words; words++) {{
    if (*words == '#') dactyl_text_add(text, change->cause_number, unit);
    /* A limit does not repeat what is counted. */
    else if (*words == '~') dactyl_text_add(text, change->cause_limit, unit == 'f' || unit == 'T' ? 'n' : unit);
    else if (*words == '@') dactyl_text_add(text, change->cause_number, 'n');
    else letter[0] = *words, strncat(text, letter, DACTYL_TEXT_SIZE - 1 - strlen(text));
  }}
  return text;
}}

#endif
"""


def swift(schema):
    answers = "".join(
        f"  /// {entry['doc'][0].upper()}{entry['doc'][1:]}.\n  static let {entry['swift']}: Int32 = {entry['code']}\n"
        for entry in schema["status"].values() if "swift" in entry)

    def cases(error):
        found = [(entry["reason"].split(".")[1], entry["code"]) for entry in schema["status"].values()
                 if entry.get("reason", "").startswith(error)]
        return [f"    case .{name}: {code}\n" for name, code in found]

    outline = "".join("  " + case for case in ["    case .notFinite: -11\n"] + cases("StrokeOutlineError"))
    return f"""{swift_banner("interface")}
import Dactyl

#if Strokes
  import DactylStrokes
#endif

/// What an export answers: 0 or more where it worked, less than 0 where it did not and changed nothing.
enum Status {{
  /// What `dactyl_version` answers.
  static let version: Int32 = {schema['version']}
  /// It worked.
  static let done: Int32 = 0
{answers}}}

extension InputError.Reason {{
  /// Why the frame was refused, as a number of `dactyl.h`.
  var status: Int32 {{
    switch self {{
{"".join(cases("InputError"))}    }}
  }}
}}

#if Strokes
  extension StrokeOutlineError {{
    /// Why the drawing cannot be compared, as a number of `dactyl.h`.
    var status: Int32 {{
      switch self {{
{outline}      }}
    }}
  }}
#endif
"""


def javascript(schema):
    words = schema["words"]
    phases = [f"{name}: {i}" for i, name in enumerate(words["phases"])]
    phases += [f"{name}: {i}" for i, name in enumerate(words["hoverPhases"]) if name not in words["phases"]]
    lists = "".join(
        f'export const {name} = /* @__PURE__ */ list("{" ".join(words[key])}");\n' for name, key in (
            ("STATES", "states"), ("TOUCH_PHASES", "phases"), ("SENSES", "senses"), ("TOUCH_KINDS", "touchKinds"),
            ("PROFILES", "profiles"), ("QUESTIONS", "questions"), ("DIRECTIONS", "directions"), ("EDGES", "edges"), ("AXES", "axes")))
    places = "".join(
        f"export const {prefix}_{c_name('', name)[7:]} = {i};\n"
        for prefix, names in (("RECORD", schema["record"]), ("TOUCH", [*schema["touch"], "length"])) for i, name in enumerate(names))
    reasons = {-entry["code"]: entry["doc"] for entry in schema["status"].values()
               if "StrokeOutlineError" not in entry.get("reason", "") and entry["code"] not in (-5, -23)}
    methods = ", ".join(f'{entry["setting"]}: "{name}"' for name, entry in schema["relations"].items())
    return f"""// {BANNER}

export const VERSION = {schema["version"]};

// Places in a record, and in the numbers of a touch.
{places}
export const list = (text) => text.split(" ");

{lists}// By name; of contacts, and of hovering pointers.
export const PHASES = {{ {", ".join(phases)} }};

// Settings that are words here and a sum of bits there.
export const words = {{
  allowedTouchKinds: TOUCH_KINDS, direction: DIRECTIONS, edges: EDGES, palmEdges: EDGES, palmEdgesBesidePalm: EDGES, axes: AXES,
}};

// Settings that are one of some words here and its number there.
export const choices = {{ axis: /* @__PURE__ */ list("{" ".join(words["panAxes"])}"), gestureProfile: PROFILES }};

// The methods that say something of a recogniser and another, by the option of a new recogniser.
export const RELATIONS = {{ {methods} }};

// What is wrong, by the answer of the engine without its sign.
export const REASONS = /* @__PURE__ */ "{"|".join(reasons.get(i, "") for i in range(max(reasons) + 1))}".split("|");
"""


def typescript_relations(entries):
    options, methods = "", ""
    for name, entry in entries.items():
        star = '; `"*"` for all' if entry.get("all") else ""
        options += f"  /** {entry['option']}{star}. A name stands for all who are called so. */\n  {entry['setting']}?: Others;\n"
        answer = "" if entry.get("isMutual") else " Returns false, with nothing changed, where they would wait for each other."
        methods += f"  /** {entry['doc'].split(';')[0]}{star}.{answer} */\n"
        methods += f"  {name}(other: Recognizer | string): {'this' if entry.get('isMutual') else 'boolean'};\n"
    return {"relations": "export interface Relations {\n" + options + "}", "methods": methods.rstrip("\n")}


def questions(names):
    cases = "".join(f"  case {name} = {i}\n" for i, name in enumerate(names))
    return f"""{swift_banner("interface")}

/// What the engine asks or tells the host while it decides.
enum HostQuestion: Int32 {{
{cases}}}
"""


def relations(entries):
    cases = "".join(f"  /// {entry['doc'].split(';')[0]}.\n  case {name}\n" for name, entry in entries.items())

    def those(key):
        return " || ".join(f"self == .{name}" for name, entry in entries.items() if entry.get(key))

    settings = "".join(f'    case .{name}: "{entry["setting"]}"\n' for name, entry in entries.items())
    return f"""{swift_banner("interface")}

/// What can be said of a recogniser and another.
package enum GestureRelation: CaseIterable {{
{cases}
  /// Whether it can be said of all others at once.
  package var allowsAll: Bool {{ {those("all")} }}

  /// Whether it holds of both.
  package var isMutual: Bool {{ {those("isMutual")} }}

  /// What a recogniser's description calls it.
  package var setting: StaticString {{
    switch self {{
{settings}    }}
  }}
}}
"""


def exports(entries):
    functions = "".join(f"""
/// {entry['doc']}.
@_expose(wasm, "{c_function(name)}")
@c({c_function(name)})
public func {c_function(name)}(_ recognizer: Int32, _ other: Int32) -> Int32 {{
  relate(recognizer, other, .{name})
}}
""" for name, entry in entries.items())
    return f"{swift_banner('interface')}\nimport Dactyl\n{functions}"
