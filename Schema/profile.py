"""Writes what Schema/gestures.toml says of thresholds: GestureProfile, and the recognisers' properties."""

from writing import amount, doc_comment, number, rows, swift_banner


def files(kinds, entries):
    """`entries` are the numbers of a profile that are no settings, and groups of such."""
    kinds = [kind for kind in kinds if any(one.profile for one in kind.settings)]
    return {
        "Sources/Dactyl/Gestures/GestureProfile.swift": profile(kinds, entries),
        "Sources/Dactyl/Recognizers/Thresholds.swift": "\n".join(
            [f"{swift_banner('gestures')}\n"] + [thresholds(kind, kinds) for kind in kinds]),
    }


def sentence(entry):
    """What a number is, in which unit, with its default and its range."""
    unit = f", in {entry['unit']}" if entry.get("unit") in ("points", "seconds", "radians") else ""
    usual = {"duration": "at least 0, may be infinite", "angle": "0…π"}.get(entry.get("type"), "at least 0")
    limits = entry.get("range") or ("0…1" if entry.get("most") == 1 else usual)
    return f"{entry['doc']}{unit}; default {number(entry['default'])}, {limits}."


def value(default):
    """A default in Swift."""
    return f"{default[:-1]} * Double.pi / 180" if isinstance(default, str) else repr(amount(default))


def declaration(name, entry, indent):
    doc = doc_comment(sentence(entry), indent, entry.get("details") if "type" not in entry else None)
    return f"{doc}{indent}public var {name} = {value(entry['default'])}\n"


def profile(kinds, entries):
    groups = [(kind.name, f"The numbers of `{kind.swift}`.",
               {one.name: one.entry for one in kind.settings if one.profile == f"{kind.name}.{one.name}"})
              for kind in kinds]
    groups += [(name, entry["doc"] + ".", entry["numbers"]) for name, entry in entries.items() if "numbers" in entry]
    single = {name: entry for name, entry in entries.items() if "numbers" not in entry}
    members = "".join(declaration(name, entry, "  ") for name, entry in single.items())
    structs = ""
    for name, doc, numbers in groups:
        title = name[0].upper() + name[1:]
        members += f"{doc_comment(doc, '  ')}  public var {name} = {title}()\n"
        lines = "".join(declaration(*item, "    ") for item in numbers.items())
        structs += f"""
{doc_comment(doc, "  ")}  public struct {title}: Hashable, Sendable {{
{lines}
    /// Dactyl's own numbers.
    public init() {{}}
  }}
"""
    return f"""{swift_banner("gestures")}

/// Every distance and time by which recognisers decide, in one value.
///
/// Set it on a window; it holds for each number of each recogniser there that was not set on the
/// recogniser itself. A change acts at once, also on gestures under way.
///
/// ```swift
/// window.gestureProfile = .android
/// window.gestureProfile.longPress.minimumPressDuration = 0.6
/// drawingPan.minimumDistance = 2  // this one has its own
/// ```
///
/// The initial value is `dactyl`. The properties of the recognisers of the same names say more
/// about each number.
public struct GestureProfile: Hashable, Sendable {{
  /// Dactyl's own numbers, the defaults of all recognisers.
  public static var dactyl: GestureProfile {{ GestureProfile() }}

{members}
  /// Dactyl's own numbers.
  public init() {{}}
{structs}}}
"""


def thresholds(kind, kinds):
    """The numbers of a kind: those set on a recogniser, and the properties that answer them or the profile's."""
    parent = next((other for other in kinds if other.name == kind.parent), None)
    inherited = {one.name for one in parent.settings} if parent else set()
    children = {one.name for other in kinds if other.parent == kind.name for one in other.settings}
    own = f"own{kind.title}" if parent else "own"
    numbers = [one for one in kind.settings if one.profile and one.name not in inherited]
    stored = rows([f"{one.name} = Double.nan" for one in numbers], "    var ")
    properties = ""
    for one in numbers:
        # A kind that inherits it has a default of its own.
        title = one.name[0].upper() + one.name[1:]
        usual = f"_ in usual{title}" if one.name in children else f"$0.{one.profile}"
        properties += f"""
{doc_comment(sentence(one.entry), "  ", one.entry.get("details"))}  public final var {one.name}: Double {{
    get {{ number({own}.{one.name}) {{ {usual} }} }} set {{ {own}.{one.name} = newValue }}
  }}
"""
    return f"""extension {kind.swift} {{
  /// The numbers that were set on a recogniser; where one is NaN, that of the window's profile holds.
  struct Thresholds {{
{stored}  }}
{properties}}}
"""
