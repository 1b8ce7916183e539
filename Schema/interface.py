"""Writes what Schema/interface.toml says: answers, words that are numbers, and the layout of a record."""

from writing import banner, c_enum, c_name, swift_banner

BANNER = banner("interface")


def files(schema):
    return {
        "Sources/DactylC/Status.swift": swift(schema),
        "Web/src/words.js": javascript(schema),
        "Web/src/reasons.js": reasons(schema["status"]),
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
        ("Direction", "directions"), ("Edge", "edges"), ("Axis", "axes"))]
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

extension InputError {{
  /// Why the frame was refused, as a number of `dactyl.h`.
  var status: Int32 {{
    switch reason {{
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
        f'export const {name} = list("{" ".join(words[key])}");\n' for name, key in (
            ("STATES", "states"), ("TOUCH_PHASES", "phases"), ("SENSES", "senses"), ("TOUCH_KINDS", "touchKinds"),
            ("PROFILES", "profiles")))
    record = "".join(
        f"export const RECORD_{c_name('', name)[7:]} = {i};\n" for i, name in enumerate(schema["record"]))
    causes = "export const VERSION = " + str(schema["version"]) + ";\n"
    return f"""// {BANNER}

export const list = (text) => text.split(" ");

{causes}
{lists}// By name; of contacts, and of hovering pointers.
export const PHASES = {{ {", ".join(phases)} }};

// Settings that are words here and numbers there.
export const words = {{
  allowedTouchKinds: TOUCH_KINDS,
  direction: list("{" ".join(words["directions"])}"),
  edges: list("{" ".join(words["edges"])}"),
  axes: list("{" ".join(words["axes"])}"),
  gestureProfile: PROFILES,
  palmEdges: list("{" ".join(words["edges"])}"),
  palmEdgesBesidePalm: list("{" ".join(words["edges"])}"),
}};

// Places in a record.
{record}"""


def reasons(status):
    lines = "".join(
        f'  [{entry["code"]}]: "{entry["doc"]}",\n' for entry in status.values()
        if entry.get("reason", "").startswith("InputError"))
    return f"""// {BANNER}

// Why a frame was refused, by the code of the error.
export const REASONS = {{
{lists_negative(lines)}}};
"""


def lists_negative(lines):
    # A negative number is a key only as text.
    return lines.replace("[", '"').replace("]", '"')
