"""Writes the causes of Schema/causes.toml in Swift, C, JavaScript and prose."""

from writing import banner, c_enum, c_name, swift_banner, wrapped

BANNER = banner("causes")
COUNTS = {"fingers", "taps", "times"}


class Cause:
    def __init__(self, name, entry):
        self.name = name
        self.code = entry["code"]
        self.value = entry.get("value")
        self.unit = entry.get("unit", "number")
        self.limit = entry.get("limit")
        self.words = entry["words"]
        self.doc = entry["doc"]
        self.settings = entry.get("settings")
        self.argument = entry.get("argument", "_")
        self.has_other = self.value == "other"
        self.sense = self.limit or "none"
        # What the limit is called: it is needed, or it is a limit.
        self.limit_name = "needed" if self.limit == "minimum" else "limit"

    @property
    def number_type(self):
        return "Int" if self.unit in COUNTS else "Double"


def read(schema):
    engine, strokes = ([Cause(*item) for item in schema[part].items()] for part in ("engine", "strokes"))
    codes = [cause.code for cause in engine + strokes]
    assert len(codes) == len(set(codes)) and 30 not in codes, "two causes have one code, or the code of own causes"
    assert all(cause.code < 100 for cause in engine) and all(100 <= cause.code < 1000 for cause in strokes)
    return engine, strokes


def files(schema):
    engine, strokes = read(schema)
    return {
        "Sources/Dactyl/Gestures/Cause+Table.swift": swift_table(engine, strokes),
        "Sources/DactylStrokes/Recognizers/StrokeCause.swift": swift_strokes(strokes),
        "Web/src/causes.js": javascript(engine, strokes),
        "Web/src/studio/cause-settings.js": javascript_settings(engine + strokes),
        "Docs/causes.md": docs(engine, strokes),
    }


def parts(schema):
    engine, strokes = read(schema)
    entries = [(c_name("CAUSE_", cause.name), cause.code, "") for cause in engine]
    entries.append(("DACTYL_CAUSE_CUSTOM", 30, ""))
    entries += [(c_name("CAUSE_", cause.name), cause.code, "") for cause in strokes]
    return {"Include/dactyl.h": {"causes": c_enum(entries)}}


def swift_factory(cause):
    """What makes a cause with its numbers, named as they are called."""
    if cause.has_other:
        label = "_ other" if cause.argument == "_" else f"{cause.argument} other"
        signature = f"func {cause.name}({label}: RecognizerID)"
        arguments = f".{cause.name}, about: other"
    elif cause.value:
        number = "Double({})" if cause.number_type == "Int" else "{}"
        limit = f", {cause.limit_name}: {cause.number_type}" if cause.limit else ""
        signature = f"func {cause.name}({cause.value}: {cause.number_type}{limit})"
        arguments = f".{cause.name}, {number.format(cause.value)}"
        if cause.limit:
            arguments += f", {number.format(cause.limit_name)}, .{cause.sense}"
    else:
        signature, arguments = f"var {cause.name}:", f".{cause.name}"
    arrow = " Cause" if signature.endswith(":") else " -> Cause"
    return f"  /// {cause.doc}\n  public static {signature}{arrow} {{ Cause({arguments}) }}\n"


def swift_table(engine, strokes):
    codes = "".join(f"  /// {cause.doc}\n  public static var {cause.name}: Self {{ {cause.code} }}\n" for cause in engine)
    rows = ""
    for cause in engine + strokes:
        value = "number" if cause.has_other else cause.value or ""
        rows += f'    case {cause.code}: ("{cause.name}", "{value}", "{cause.words}", .{cause.unit})\n'
    return f"""{swift_banner("causes")}

extension Cause {{
{"".join(map(swift_factory, engine))}}}

extension Cause.Code {{
{codes}  /// A recogniser's own reason without a code.
  public static var custom: Self {{ 30 }}

  /// What is known of a cause of Dactyl's: label, what the number is called, words with `#` for the number, `~` for the
  /// limit and `@` for another recogniser, and what the number counts; nil for one of a client's.
  var wording: (label: StaticString, valueName: StaticString, words: StaticString, unit: Cause.Unit)? {{
    switch rawValue {{
{rows}    default: nil
    }}
  }}
}}
"""


def swift_strokes(strokes):
    cases = "".join(f"  /// {cause.doc}\n  case {cause.name} = {cause.code}\n" for cause in strokes)
    sense = lambda limit: wrapped([f".{cause.name}" for cause in strokes if cause.limit == limit], "    case ", 6)
    return f"""{swift_banner("causes")}
import Dactyl

/// Why the recognisers of shapes and drawn gestures decide.
public enum StrokeCause: Int32, Sendable {{
{cases}
  /// What the number was compared with.
  public var sense: Cause.Sense {{
    switch self {{
{sense("minimum")}:
      .minimum
{sense("maximum")}:
      .maximum
    default: .none
    }}
  }}
}}
"""


def javascript(engine, strokes):
    lines = []
    for cause in engine + strokes:
        fields = [cause.name, cause.words, cause.unit if "#" in cause.words else ""]
        if cause.limit:
            fields.append({"minimum": "1", "maximum": "2", "none": ""}[cause.limit])
        text = "|".join(fields).rstrip("|")
        lines.append(f'  {cause.code}: "{text}",')
    return f"""// {BANNER}

// By code: label, words with the number that decided, its limit and the other recogniser, and the unit.
export const CAUSES = {{
{chr(10).join(lines)}
}};
"""


def javascript_settings(causes):
    lines = "".join(f'  {cause.name}: "{" ".join(cause.settings)}",\n' for cause in causes if cause.settings)
    return f"""// {BANNER}

// By the label of a cause: the settings that may be its limit.
export const CAUSE_SETTINGS = {{
{lines}}};
"""


def docs(engine, strokes):
    def table(causes):
        lines = ["| Label | Code | Number | Limit | In words |", "|---|---|---|---|---|"]
        for cause in causes:
            unit = "" if cause.unit in ("number", cause.value) else f", {cause.unit}"
            number = "the other recogniser" if cause.has_other else f"{cause.value}{unit}" if cause.value else ""
            limit = {"minimum": "at least", "maximum": "at most", "none": "told beside it", None: ""}[cause.limit]
            words = cause.words.replace("~", "…").replace("#", "…").replace("@", "…")
            lines.append(f"| `{cause.name}` | {cause.code} | {number} | {limit} | {words} |")
        return "\n".join(lines)
    return f"""<!-- {BANNER} -->
# Causes

Every change of a recogniser's state has a cause with the number that decided and, mostly, the limit it was compared
with: the number was at least, or at most, that much, or should have been. Numbers are in points, seconds, radians and
shares of 1; words for people show degrees and per cent. Code 30 is a cause of a recogniser of your own.

## Of touches

{table(engine)}

## Of strokes

{table(strokes)}
"""
