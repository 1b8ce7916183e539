"""Writes the causes of Schema/causes.toml in Swift, C, JavaScript and prose."""

from writing import banner, c_enum, c_name, rows, swift_banner, wrapped

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
        "Sources/Dactyl/Gestures/Cause.swift": swift_enum(engine),
        "Sources/Dactyl/Gestures/Cause+Numbers.swift": swift_numbers(engine),
        "Sources/Dactyl/Gestures/Cause+Names.swift": swift_names(engine),
        "Sources/Dactyl/Gestures/Cause+Phrase.swift": swift_phrases(engine),
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


def swift_arguments(cause, other, value, limit):
    """What stands in brackets behind a case, in its declaration and where one is made."""
    if cause.has_other:
        label = "" if cause.argument == "_" else f"{cause.argument}: "
        return f"({label}{other})"
    if cause.value:
        rest = f", {cause.limit_name}: {limit}" if cause.limit else ""
        return f"({cause.value}: {value}{rest})"
    return ""


def swift_enum(engine):
    cases = []
    for cause in engine:
        arguments = swift_arguments(cause, "RecognizerID", cause.number_type, cause.number_type)
        cases.append(f"  /// {cause.doc}\n  case {cause.name}{arguments}\n")
    return f"""{swift_banner("causes")}

/// What decided a recogniser's change of state, with the numbers that did (SPEC E3).
///
/// Lengths are in points, durations and times in seconds, angles in radians.
public enum Cause: Hashable, Sendable {{
{"".join(cases)}  /// The recogniser's own reason, with the number that decided and its limit.
  case custom(CustomCause)
}}
"""


def swift_numbers(engine):
    cases, makers = [], []
    for cause in engine:
        pattern, value, limit = f".{cause.name}", ".nan", ".nan"
        convert = "Double({})" if cause.number_type == "Int" else "{}"
        if cause.has_other:
            pattern, value = pattern + "(let other)", "Double(other.number)"
        elif cause.value:
            pattern += "(let value, let limit)" if cause.limit else "(let value)"
            value = convert.format("value")
            limit = convert.format("limit") if cause.limit else limit
        cases.append(f"    case {pattern}: ({cause.code}, {value}, {limit}, .{cause.sense})\n")
        number = "Int({})" if cause.number_type == "Int" else "{}"
        arguments = swift_arguments(cause, "naming(Int(value))", number.format("value"), number.format("limit"))
        makers.append(f"      case {cause.code}: .{cause.name}{arguments}\n")
    return f"""{swift_banner("causes")}

extension Cause {{
  /// The cause as numbers: which, what decided, and what that was compared with.
  ///
  /// The code is that of `dactyl.h` and of JavaScript. NaN stands where a cause has no number; a recogniser stands
  /// as its number in the window. An own cause has its own code, or 30 where that is 0.
  // Inlined where a microcontroller or a page keeps the numbers alone: see `KeptCause`.
  #if hasFeature(Embedded)
    @inline(__always)
  #endif
  public var numbers: (code: Int32, value: Double, limit: Double, sense: Sense) {{
    switch self {{
{"".join(cases)}    case .custom(let own): own.numbers
    }}
  }}

  /// The recogniser it is about.
  public var other: RecognizerID? {{
    switch self {{
    case {", ".join(f".{cause.name}(let other)" for cause in engine if cause.has_other)}: other
    default: nil
    }}
  }}
}}

extension Cause {{
  /// Whether the causes of a code are about a recogniser.
  @inline(__always)
  static func names(_ code: Int32) -> Bool {{ {" || ".join(f"code == {cause.code}" for cause in engine if cause.has_other)} }}

  /// The cause that has these numbers, as `numbers` has them; `naming` tells the recogniser of a number.
  ///
  /// An own cause is called `custom`.
  package init(
    code: Int32, value: Double, limit: Double, sense: Sense, naming: (Int) -> RecognizerID
  ) {{
    self =
      switch code {{
{"".join(makers)}      default:
        sense == .none
          ? .custom(CustomCause("custom", code: code == 30 ? 0 : code))
          : .custom(CustomCause("custom", code: code == 30 ? 0 : code, value: value, limit: limit, sense: sense))
      }}
  }}
}}
"""


def swift_names(engine):
    labels = rows([f'case .{cause.name}: "{cause.name}"' for cause in engine], "    ", ";")
    values = {}
    for cause in engine:
        values.setdefault("number" if cause.has_other else cause.value or "", []).append("." + cause.name)
    names = ""
    for value, cases in values.items():
        pattern = wrapped(cases, "    case ", 6)
        names += f'{pattern}:{" " if len(pattern) < 80 else chr(10) + " " * 6}"{value}"\n'
    return f"""{swift_banner("causes")}

extension Cause {{
  /// The name of the case, such as `movedTooLittle`, or an own cause's label, for logs that programs read.
  public var label: StaticString {{
    switch self {{
{labels}    case .custom(let own): own.label
    }}
  }}

  /// What the number that decided is called, such as `distance`; empty where there is none.
  public var valueName: StaticString {{
    switch self {{
{names}    case .custom(let own): own.valueName
    }}
  }}
}}
"""


def swift_phrases(engine):
    cases = "".join(f'    case .{cause.name}: ("{cause.words}", .{cause.unit})\n' for cause in engine)
    return f"""{swift_banner("causes")}

extension Cause {{
  /// The cause in words, with `#` for the number, `~` for the limit and `@` for another recogniser.
  var phrase: (words: StaticString, unit: CauseUnit) {{
    switch self {{
{cases}    case .custom(let own): (own.words, own.unit)
    }}
  }}
}}
"""


def swift_strokes(strokes):
    cases = "".join(f"  /// {cause.doc}\n  case {cause.name} = {cause.code}\n" for cause in strokes)
    sense = lambda limit: wrapped([f".{cause.name}" for cause in strokes if cause.limit == limit], "    case ", 6)
    labels = rows([f'case .{cause.name}: "{cause.name}"' for cause in strokes], "      ", ";")
    phrases = "".join(
        f'      case .{cause.name}: ("{cause.value or ""}", "{cause.words}", .{cause.unit})\n'
        for cause in strokes)
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

  #if !hasFeature(Embedded)
    /// The name of the case, for logs that programs read.
    public var label: StaticString {{
      switch self {{
{labels}      }}
    }}

    /// What the number is called, and the cause in words, with `#` for the number and `~` for the limit.
    var phrase: (valueName: StaticString, words: StaticString, unit: CauseUnit) {{
      switch self {{
{phrases}      }}
    }}
  #endif
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
