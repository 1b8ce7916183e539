"""Writes what Schema/gestures.toml says of kinds and their settings, in all languages."""

import re

import profile
from writing import amount, banner, c_enum, c_name, number, rows, snake, swift_banner, tables, wrapped

BANNER = banner("gestures")
INTERFACE = tables("interface")
# Where the readings begin in a record.
FIRST = list(INTERFACE["record"]).index("values")
WORDS = INTERFACE["words"]
SETS = {
    # The set in Swift, all of it, and the type in TypeScript, by the word for it.
    "directions": ("SwipeGestureRecognizer.Direction", "255", "Direction"),
    "edges": ("RectEdge", "RectEdge.all.rawValue", "Edge"),
    "axes": ("TransformAxes", "TransformAxes.all.rawValue", "Axis"),
    "touchKinds": ("TouchKindSet", "TouchKindSet.all.rawValue", "TouchKind"),
}
CHOICES = {
    # One of some words: the enum in Swift, its cases, the words in the interface, and the type in TypeScript.
    "panAxis": ("PanGestureRecognizer.Axis", ["any", "horizontal", "vertical"], "panAxes", "PanAxis"),
}


NUMBERS = ("number", "duration", "angle")


class Setting:
    """A setting of one kind: what holds for all, and what the kind says otherwise."""

    def __init__(self, name, shared, own):
        entry = shared | (own if isinstance(own, dict) else {"default": own})
        self.name, self.code, self.type = name, entry["code"], entry["type"]
        self.unit, self.doc = entry.get("unit", ""), entry.get("doc", "")
        self.default, self.least, self.most = entry.get("default"), entry.get("least", 1), entry.get("most")
        self.slider, self.title = entry.get("slider"), entry.get("title")
        self.path, self.profile, self.entry = entry.get("path"), entry.get("profile"), entry


class Kind:
    def __init__(self, name, entry, settings):
        self.name, self.code, self.swift = name, entry["code"], entry["class"]
        self.readings = [(reading + [""])[:3] for reading in entry.get("readings", [])]
        self.is_of_strokes, self.is_in_scenes = entry.get("isOfStrokes", False), entry.get("isInScenes", True)
        # The builds that have it; all without one.
        self.condition = "Shown" if name == "shown" else "Strokes" if self.is_of_strokes else "!Core" if name == "custom" else None
        self.parent, self.has_values = entry.get("parent"), entry.get("hasValues", False)
        self.path = entry.get("path", "")
        self.values = entry.get("values", [name for name, _, _ in self.readings])
        self.settings = [Setting(name, settings[name], own) for name, own in entry.get("settings", {}).items()]
        for setting in self.settings:
            setting.path = (self.path if setting.path is None else setting.path) + setting.name
            # Numbers of touches stand in the profile, too.
            if setting.type in NUMBERS and not self.is_of_strokes:
                setting.profile = setting.profile or f"{name}.{setting.name}"
        self.title = name[0].upper() + name[1:]


def read(schema):
    return [Kind(name, entry, schema["setting"]) for name, entry in schema["kind"].items()]


def codes(schema):
    """All properties with their numbers, in groups with a comment."""
    setting = schema["setting"]
    kinds = read(schema)
    touches = {one.name for kind in kinds if not kind.is_of_strokes for one in kind.settings}
    strokes = {one.name for kind in kinds if kind.is_of_strokes for one in kind.settings} - touches
    groups = [(entry["doc"], entry["codes"]) for entry in schema["properties"].values()]
    groups.append(("Of every recogniser, to be set.", {name: entry["code"] for name, entry in schema["common"].items()}))
    groups.append(("Of recognisers that have them.", {name: setting[name]["code"] for name in setting if name not in strokes}))
    # A setting may share name and number with a property of something else.
    named = {name: code for _, group in groups for name, code in group.items()}
    assert all(setting[name]["code"] == named[name] for name in setting if name in named), "one name has two numbers"
    groups.append(("Of recognisers of strokes.", {
        name: setting[name]["code"] for name in setting if name in strokes and name not in named}))
    groups = [(doc, dict(sorted(group.items(), key=lambda item: item[1]))) for doc, group in groups]
    groups.sort(key=lambda group: min(group[1].values()))
    numbers = [code for _, group in groups for code in group.values()]
    assert len(numbers) == len(set(numbers)), "two properties have one number"
    return groups


def ranges(schema):
    """Which properties may have the numbers of which case of `NumberRange`, by the case."""
    setting, kinds = schema["setting"], read(schema)
    named = {}
    for entry in schema["properties"].values():
        named |= {name: range_of(kind) for name, kind in entry["types"].items()}
    named |= {name: range_of(entry["type"]) for name, entry in schema["common"].items()}
    for name, entry in setting.items():
        named[name] = range_of(entry["type"], entry.get("most"), least(kinds, name))
    cases = {}
    for _, group in codes(schema):
        for name in group:
            cases.setdefault(named[name], []).append(name)
    return cases


def range_of(kind, most=None, least=1):
    if kind in SETS:
        return {"axes": "threeBits", "directions": "eightBits"}.get(kind, "fourBits")
    if kind in CHOICES:
        assert len(CHOICES[kind][1]) == 3
        return "three"
    if kind == "number" and most == 1:
        return "share"
    return "countOrNone" if kind == "count" and least == 0 else kind


def least(kinds, name):
    """The least that any kind allows."""
    return min((one.least for kind in kinds for one in kind.settings if one.name == name), default=1)


def files(schema):
    kinds = read(schema)
    return profile.files(kinds, schema["profile"]) | {
        "Sources/DactylC/Property.swift": swift_properties(codes(schema), ranges(schema)),
        "Sources/DactylC/RecognizerKind.swift": swift_kinds(sorted(kinds, key=lambda kind: kind.code), schema["properties"]["values"]["codes"]),
        "Sources/DactylC/RecognizerSettings.swift": swift_settings(kinds),
        "Sources/DactylFiles/Scenes/RecognizerKind+All.swift": swift_scenes(kinds, schema["common"]),
        "Tests/DactylCTests/SchemaTable.swift": swift_table(kinds),
        "Web/src/kinds.js": javascript(
            [kind for kind in kinds if not kind.is_of_strokes], codes(schema), lambda name, code: code < 200 and "palm" not in name.lower(), readings(schema)),
        "Web/src/palm-properties.js": javascript([], codes(schema), lambda name, code: "palm" in name.lower(), {}),
        "Web/src/stroke-kinds.js": javascript([kind for kind in kinds if kind.is_of_strokes], codes(schema), lambda name, code: code >= 200, {}),
        "Web/src/studio/ranges.js": javascript_ranges(kinds, schema["setting"]),
    }


def parts(schema):
    kinds = read(schema)
    touches = [kind for kind in kinds if not kind.is_of_strokes]
    strokes = [kind for kind in kinds if kind.is_of_strokes]

    units = {name: c_remark(entry) for name, entry in (schema["setting"] | schema["common"]).items()}
    by_code = sorted(kinds, key=lambda kind: kind.code)
    groups = codes(schema)
    # `Hover` is a name of what hovers, in Python.
    titles = [kind.title for kind in kinds if kind.name not in ("custom", "hover")]
    properties = [(c_name("", name), code, units.get(name, "")) for _, group in groups for name, code in group.items()]
    return {
        "Include/dactyl.h": {
            "kinds": c_enum([(c_name("KIND_", kind.name), kind.code, "") for kind in by_code], {
                "DACTYL_KIND_CHECK_MARK": "Of strokes; a build without them answers DACTYL_ERROR_UNKNOWN."}),
            "properties": c_enum(properties, {c_name("", next(iter(group))): doc for doc, group in groups}),
            "readings": "typedef union dactyl_readings {\n  double numbers[41];\n"
                        + "".join(c_readings(kind) for kind in by_code if kind.readings) + "} dactyl_readings;",
        },
        # Hovering is in desktop.d.ts.
        "Web/dactyl.d.ts": {"settings": "\n\n".join(map(typescript, touches)), "kinds": typescript_kinds([kind for kind in touches if kind.name != "hover"])},
        "Web/strokes.d.ts": {"settings": "\n\n".join(map(typescript, strokes))},
        "Python/dactyl/__init__.py": {
            "imports": f"from .kinds import {', '.join(titles)}", "names": "    " + ", ".join(f'"{title}"' for title in titles) + ","},
        "Docs/web.md": {"kinds of touches": docs(touches), "kinds of strokes": docs(strokes)},
        "Docs/scenes.md": {"settings": docs([kind for kind in kinds if kind.is_in_scenes], False)},
    }


# ---------------------------------------------------------------------------- C

def c_remark(entry):
    kind = {"flag": "", "count": "a whole number", "angle": "radians, 0...pi", "handle": "a handle, or 0",
            "factor": "above 0"}
    text = kind.get(entry["type"], entry.get("unit", "a number"))
    if entry["type"] in SETS:
        text = "a sum of 1 << number"
    if entry["type"] in CHOICES:
        text = ", ".join(f"{i} {word}" for i, word in enumerate(WORDS[CHOICES[entry["type"]][2]]))
    return text + (", may be infinite" if entry["type"] == "duration" else "")


def c_readings(kind):
    """The readings of a kind as a struct of doubles."""
    parts = {1: [""], 2: ["_x", "_y"], 4: ["_x", "_y", "_width", "_height"], 6: ["_a", "_b", "_c", "_d", "_tx", "_ty"]}
    lines = ""
    for name, count, remark in kind.readings:
        names = ", ".join(snake(name) + part for part in parts[count])
        lines += f"    double {names};" + (f" /* {remark} */" if remark and count == 1 else "") + "\n"
    return f"  struct {{\n{lines}  }} {snake(kind.name)};\n"


# ---------------------------------------------------------------------------- Swift

def swift_properties(groups, ranges):
    cases = ""
    for doc, group in groups:
        cases += f"\n  // {doc}\n" + rows([f"{name} = {code}" for name, code in group.items()], "  case ")
    names = rows([f'case .{name}: "{name}"' for _, group in groups for name in group], "    ", ";")
    numbers = "".join(
        wrapped([f".{name}" for name in names], "    case ", 6, 118) + f": .{case}\n" for case, names in ranges.items())
    return f"""{swift_banner("gestures")}

/// The numbers of windows, views and recognisers that `dactyl_set_number` and `dactyl_get_number` know.
///
/// The names of the cases are the names in Swift, in JavaScript and, written with underscores, in `dactyl.h`;
/// the raw values are part of the binary interface and never change.
enum Property: Int32 {{
{cases[1:]}
  /// The name, for hosts that set properties by it.
  var name: StaticString {{
    switch self {{
{names}    }}
  }}

  /// Which numbers it may have.
  var range: NumberRange {{
    switch self {{
{numbers}    }}
  }}
}}
"""


def on_condition(lines, condition):
    """Lines that only builds with a condition have, indented as they are then."""
    if not condition:
        return "".join(lines)
    lines = "".join(lines).splitlines(keepends=True)
    indent = lines[0][:len(lines[0]) - len(lines[0].lstrip())]
    return f"{indent}#if {condition}\n" + "".join("  " + line if line.strip() else line for line in lines) + f"{indent}#endif\n"


def own_settings(kind, kinds):
    """The settings of a kind that are numbers, without those that its class inherits."""
    inherited = {one.name for other in kinds if other.name == kind.parent for one in other.settings}
    return [one for one in kind.settings if one.type != "handle" and one.name not in inherited]


def swift_kinds(kinds, schema_values):
    def each(line):
        groups = [(condition, [kind for kind in kinds if kind.condition == condition]) for condition in (None, "!Core", "Strokes", "Shown")]
        return "".join(on_condition(map(line, group), condition) for condition, group in groups)

    def access(kind):
        if kind.parent:
            method = "accessOwnSetting"
        elif own_settings(kind, kinds):
            method = "accessSetting"
        else:
            return f"    case .{kind.name}: recognizer.accessCommonSetting(&access)\n"
        return f"    case .{kind.name}:\n      cast(recognizer, {kind.swift}.self).{method}(&access)\n"

    measuring = {}
    for kind in kinds:
        if kind.has_values or any(other.name == kind.parent and other.has_values for other in kinds):
            count = sum(count for _, count, _ in kind.readings)
            name = kind.readings[0][0]
            code = schema_values[name if name in schema_values else name + "X"]
            measuring.setdefault((code, count), []).append(kind.name)
    values = "".join(
        f"    case {', '.join('.' + name for name in names)}: {code}..<{code + count}\n" for (code, count), names in measuring.items())

    return f"""{swift_banner("gestures")}
import Dactyl

#if Strokes
  import DactylStrokes
#endif

/// The kinds of recognisers that hosts can make.
///
/// The names of the cases are the kinds' names in JavaScript; the raw values are those of `dactyl.h`.
enum RecognizerKind: Int32 {{
{each(lambda kind: f"  case {kind.name} = {kind.code}" + chr(10))}
  /// Makes one with its defaults.
  func make() -> GestureRecognizer {{
    switch self {{
{each(lambda kind: f"    case .{kind.name}: {kind.swift}()" + chr(10))}    }}
  }}

  /// Reads or sets a setting of a recogniser of this kind, or what every recogniser has.
  func accessSetting(_ access: inout PropertyAccess, of recognizer: GestureRecognizer) {{
    switch self {{
{each(access)}    }}
  }}

  /// The codes of what can be read of a gesture of this kind between records, and set, in the order of its readings.
  var values: Range<Int32> {{
    switch self {{
{values}    default: 0..<0
    }}
  }}

  // Embedded Swift has no `as?`; `make` alone decides what class a kind has.
  func cast<R: GestureRecognizer>(_ recognizer: GestureRecognizer, _ type: R.Type) -> R {{
    unsafeDowncast(recognizer, to: R.self)
  }}
}}
"""


def swift_access(setting, least):
    """The statement that sets a setting, or reads it: one that is computed must not be written where it is read."""
    path, is_setting = setting.path, "isSetting"
    if setting.type == "count" and setting.least > least:
        is_setting = f"isSetting(atLeast: {setting.least})"
    elif "." in path or setting.type in SETS or setting.type == "count":
        return f"access.exchange(&{path})\n"
    value = {"flag": "flag", "count": "count"}.get(setting.type, "number")
    new, present = f"access.{value}", path
    if setting.type in CHOICES:
        value, present, new = "bits", f"{path}.rawValue", f"{CHOICES[setting.type][0]}(rawValue: access.bits) ?? {path}"
    return f"if access.{is_setting} {{ {path} = {new} }} else {{ access.{value} = {present} }}\n"


def swift_settings(kinds):
    texts = []
    for kind in kinds:
        settings = own_settings(kind, kinds)
        if not settings:
            continue
        rest = "accessSetting(&access)" if kind.parent else "accessCommonSetting(&access)"
        if any(one.type == "handle" for one in kind.settings):
            rest = "accessHandle(&access)"
        cases = "".join(f"    case .{one.name}: {swift_access(one, least(kinds, one.name))}" for one in settings)
        texts.append(on_condition(f"""extension {kind.swift} {{
  /// Reads or sets a setting of its own, or one that all have.
  func {"accessOwnSetting" if kind.parent else "accessSetting"}(_ access: inout PropertyAccess) {{
    switch access.property {{
{cases}    default: {rest}
    }}
  }}
}}
""".splitlines(keepends=True), kind.condition))
    return f"""{swift_banner("gestures")}
import Dactyl

#if Strokes
  import DactylStrokes
#endif

""" + "\n".join(texts)


def swift_scenes(kinds, common):
    def setting(one, swift):
        path = f"\\{swift}.{one.path}"
        method = {"count": "count", "flag": "flag"}.get(one.type, "number")
        least = {"factor": ", atLeast: 1e-6", "signed": ", atLeast: -.infinity"}.get(one.type, "")
        if one.least == 0:
            least = ", atLeast: 0"
        if one.type in SETS:
            elements = [f'("{word}", .{word})' for word in WORDS[one.type]]
            return f'.names("{one.name}", {path}, among: [{", ".join(elements)}])'
        if one.type in CHOICES:
            _, cases, words_of, _ = CHOICES[one.type]
            elements = [f'("{word}", .{case})' for word, case in zip(WORDS[words_of], cases)]
            return f'.choice("{one.name}", {path}, among: [{", ".join(elements)}])'
        return f'.{method}("{one.name}", {path}{least})'

    texts = ""
    for kind in kinds:
        if not kind.is_in_scenes:
            continue
        lines = "".join(f"        {setting(one, kind.swift)},\n" for one in kind.settings)
        inner = f"[\n{lines}      ]" if lines else "[]"
        texts += f"""    RecognizerKind(
      name: "{kind.name}", settings: {inner}, make: {{ {kind.swift}() }}, includes: {{ $0 is {kind.swift} }}),
"""
    lines = ""
    for name, entry in common.items():
        one = Setting(name, entry, {})
        one.path = name
        lines += f"    {setting(one, 'GestureRecognizer')},\n"
    return f"""{swift_banner("gestures")}
import Dactyl
import DactylStrokes

extension RecognizerKind {{
  /// Every kind there is, in the order in which the scene without a file attaches them.
  public static let all: [RecognizerKind] = [
{texts}  ]

  /// What can be set on a recogniser of any kind.
  public static let commonSettings: [RecognizerSetting] = [
{lines}  ]
}}
"""


def index(setting):
    """The default of a setting, with its number for a word."""
    return WORDS[CHOICES[setting.type][2]].index(setting.default) if setting.type in CHOICES else setting.default


def swift_table(kinds):
    table = ""
    for kind in kinds:
        numbers = [(one.code, amount(index(one))) for one in kind.settings if one.type not in SETS]
        defaults = [f"({code}, {'.infinity' if value == float('inf') else repr(value)})" for code, value in numbers]
        readings = [f'"{name} {count}"' for name, count, _ in kind.readings]
        table += f"""  SchemaKind(
    name: "{kind.name}", code: {kind.code}, readings: [{", ".join(readings)}],
{wrapped(defaults, "    defaults: [", 6, 118)}]),
"""
    return f"""{swift_banner("gestures")}

/// A kind as the schema has it: its readings with how many numbers each has, and the defaults of its settings.
struct SchemaKind {{
  var name: String
  var code: Int32
  var readings: [String]
  var defaults: [(property: Int32, value: Double)]
}}

let schemaKinds = [
{table}]
"""


# ---------------------------------------------------------------------------- JavaScript, TypeScript and prose

def readings(schema):
    """What dactyl.js reads under names of its own, which nobody sets by name."""
    properties = schema["properties"]
    return {"currentTime": properties["windows"]["codes"]["currentTime"]} | properties["recognizers"]["codes"] | properties["values"]["codes"]


def properties_by_run(named):
    """Names by the number of the first of those that follow each other."""
    runs = []
    for name, code in sorted(named.items(), key=lambda item: item[1]):
        if not runs or runs[-1][0] + len(runs[-1][1]) != code:
            runs.append((code, []))
        runs[-1][1].append(name)
    return runs


def javascript(kinds, groups, is_wanted, readings):
    def entry(kind):
        at, places = FIRST, []
        for name, count, _ in kind.readings:
            # Of touches dactyl.js knows those alone that it shows.
            if kind.is_of_strokes or name in kind.values:
                places.append(f"{name}: {at}")
            at += count
        return f"[{kind.code}, {{ {', '.join(places)} }}]".replace("{  }", "{}")

    # Numbers that belong together are named by the first of them.
    firsts = {name: code for name, code in readings.items() if name == "transformA" or name[-1] not in "YABCD" and name != "transformX"}
    # The modules that have these kinds write them into no table here.
    beside = {f"{kind.name.upper()}_KIND": kind.code for kind in kinds if kind.name in ("custom", "hover")}
    kinds = [kind for kind in kinds if kind.code not in beside.values()]
    constants = "".join(f"export const {name} = {code};\n" for name, code in ({
        c_name("", name).removeprefix("DACTYL_"): code for name, code in firsts.items()} | beside).items())
    if constants:
        constants = f"// Properties that have no names here, and kinds of the modules beside. First, so that esbuild inlines them.\n{constants}\n"
    named = {name: code for _, group in groups for name, code in group.items() if is_wanted(name, code) and name not in readings}
    names = "".join(f'  {code}: "{" ".join(names)}",\n' for code, names in properties_by_run(named))
    lines = "".join(f"  {kind.name}: {entry(kind)},\n" for kind in sorted(kinds, key=lambda kind: kind.code))
    if lines:
        constants += f"// By name: the number of a kind, and where its readings lie in a record.\nexport const KINDS = {{\n{lines}}};\n\n"
    return f"""// {BANNER}

{constants}// The names of consecutive properties, by the number of the first.
export const PROPERTIES = {{
{names}}};
"""


def javascript_ranges(kinds, settings):
    units = {"points": "px", "seconds": "s", "radians": "°", "share": "%", "radii": "radii"}
    ranges = "".join(
        f'  {name}: [{", ".join(map(number, entry["slider"][:3]))}, "{units.get(entry.get("unit"), "")}", "{entry["slider"][3]}"],\n'
        for name, entry in settings.items() if "slider" in entry)
    titles = "".join(
        f'  "{kind.name} {one.name}": "{one.title}",\n' for kind in kinds for one in kind.settings if one.title)
    return f"""// {BANNER}

// Least, greatest, step, unit and title of each number that can be tuned.
export const RANGES = {{
{ranges}}};

// Where a kind calls a number otherwise.
export const TITLES = {{
{titles}}};
"""


def typescript(kind):
    units = {"points": "pixels", "seconds": "seconds", "radians": "radians"}
    lines = ""
    for one in kind.settings:
        unit = f", in {units[one.unit]}" if one.unit in units else ""
        default = "" if one.type == "handle" else f"; default {words(one.default, '`Infinity`')}"
        kinds = {"flag": "boolean", "handle": "StrokeLibrary"}
        kind_of = f"readonly {SETS[one.type][2]}[]" if one.type in SETS else kinds.get(one.type, "number")
        if one.type in CHOICES:
            kind_of = CHOICES[one.type][3]
        lines += f"  /** {one.doc}{unit}{default}. */ {one.name}?: {kind_of};\n"
    body = f"{{\n{lines}}}" if lines else "{}"
    return f"export interface {kind.title}Settings extends CommonSettings {body}"


def typescript_kinds(kinds):
    """What can be set on which kind, and what its recogniser measures."""
    def measured(kind):
        if kind.parent:
            return f'{kind.parent[0].upper()}{kind.parent[1:]}<"{kind.name}">'
        return kind.title if kind.values else f'Recognizer<"{kind.name}">'
    kinds = [kind for kind in kinds if kind.name != "custom"]
    return "".join(f"export interface {name} {{\n" + "".join(f"  {kind.name}: {of(kind)};\n" for kind in kinds) + "}\n" for name, of in (
        ("Settings", lambda kind: f"{kind.title}Settings"), ("Recognizers", measured))).rstrip("\n")


def words(default, infinity="∞"):
    if isinstance(default, bool):
        return "true" if default else "false"
    if isinstance(default, list):
        return "none" if not default else "`" + str(default).replace("'", '"') + "`"
    if isinstance(default, str) and not default.endswith("°"):
        return f'`"{default}"`'
    return infinity if default == float("inf") else number(default)


def docs(kinds, has_values=True):
    lines = ["| kind | values | settings and their defaults |", "|---|---|---|"] if has_values else [
        "| kind | settings and their defaults |", "|---|---|"]
    for kind in kinds:
        settings = ", ".join(
            f"`{one.name}`" + ("" if one.type == "handle" else f" {words(one.default)}") for one in kind.settings)
        values = ", ".join(f"`{name}`" for name in kind.values)
        lines.append(f"| `{kind.name}` | {values + ' | ' if has_values else ''}{settings} |")
    return "\n".join(lines)
