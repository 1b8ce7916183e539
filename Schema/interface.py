"""Writes what Schema/interface.toml says: answers, words that are numbers, and the layout of a record."""

from writing import banner, c_enum, c_function, c_name, swift_banner

BANNER = banner("interface")


def files(schema):
    return {
        "Sources/DactylC/Status.swift": swift(schema),
        "Web/src/words.js": javascript(schema),
        "Web/src/reasons.js": reasons(schema["status"]),
        "Web/src/touch-places.js": touch_places(schema["touch"]),
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
    return {"Web/dactyl.d.ts": {"words": "\n".join(types)}, "Include/dactyl.h": {
        "version": f"#define DACTYL_VERSION {schema['version']}",
        "statuses": c_enum([("DACTYL_OK", 0, "")] + answers, comments),
        "states": numbered("", words["states"], {"ended": "and recognized"}),
        "phases": numbered("CONTACT_", words["phases"]),
        "touch kinds": numbered("", words["touchKinds"]),
        "senses": numbered("SENSE_", words["senses"], {
            "none": "not at all: there is none, or the limit is that of something else",
            "minimum": "it had to be at least the limit", "maximum": "it had to be at most the limit"}),
        "record": numbered("RECORD_", record, record),
        "questions": numbered("QUESTION_", words["questions"]),
        "relations": "\n\n".join(
            f"/* {entry['doc']}. */\nint32_t {c_function(name)}(int32_t recognizer, int32_t other);"
            for name, entry in schema["relations"].items()),
        "touch": numbered("TOUCHES_", schema["touch"], schema["touch"]),
    }}


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

extension InputFault.Rule {{
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
    record = "".join(
        f"export const RECORD_{c_name('', name)[7:]} = {i};\n" for i, name in enumerate(schema["record"]))
    causes = "export const VERSION = " + str(schema["version"]) + ";\n"
    return f"""// {BANNER}

{causes}
// Places in a record.
{record}
export const list = (text) => text.split(" ");

{lists}// By name; of contacts, and of hovering pointers.
export const PHASES = {{ {", ".join(phases)} }};

// Settings that are words here and a sum of bits there.
export const words = {{
  allowedTouchKinds: TOUCH_KINDS, direction: DIRECTIONS, edges: EDGES, palmEdges: EDGES, palmEdgesBesidePalm: EDGES, axes: AXES,
}};

// Settings that are one of some words here and its number there.
export const choices = {{ axis: list("{" ".join(words["panAxes"])}"), gestureProfile: PROFILES }};
"""


def reasons(status):
    words = {-entry["code"]: entry["doc"] for entry in status.values()
             if "StrokeOutlineError" not in entry.get("reason", "") and entry["code"] not in (-5, -23)}
    return f"""// {BANNER}

// What is wrong, by the answer of the engine without its sign.
export const REASONS = "{"|".join(words.get(i, "") for i in range(max(words) + 1))}".split("|");
"""


def touch_places(touch):
    places = "".join(f"export const TOUCH_{c_name('', name)[7:]} = {i};\n" for i, name in enumerate(touch))
    return f"""// {BANNER}

// Places in the numbers of a touch.
{places}export const TOUCH_LENGTH = {len(touch)};
"""


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
