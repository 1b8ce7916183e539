"""Writes what Schema/recording.toml says: the fields of a contact and of a hovering pointer in a line of a recording."""

from writing import banner, swift_banner

BANNER = banner("recording")
NEUTRAL = {"swift": {"0": "0", "π/2": ".pi / 2"}, "javascript": {"0": "0", "π/2": "Math.PI / 2"}, "python": {"0": "0.0", "π/2": "math.pi / 2"}}


def files(schema):
    return {
        "Sources/DactylRecordings/DactylFormat/LineFields.swift": swift(schema),
        "Web/src/fields.js": javascript(schema["contact"]),
        "Python/dactyl/_fields.py": python(schema),
    }


def swift(schema):
    def fields(kind, entries):
        rows = "".join(
            f'    .init("\\"{key}\\"", \\.{entry["swift"]}'
            + (f', neutral: {NEUTRAL["swift"][entry["neutral"]]}' if entry["neutral"] != "0" else "") + "),\n"
            for key, entry in entries.items())
        return f"extension {kind} {{\n  static let lineFields: [FrameLineField<{kind}>] = [\n{rows}  ]\n}}\n"

    return f"{swift_banner('recording')}\nimport Dactyl\n\n{fields('Contact', schema['contact'])}\n{fields('HoverSample', schema['hover'])}"


def javascript(entries):
    rows = "".join(f'  ["{key}", "{entry["javascript"]}", {NEUTRAL["javascript"][entry["neutral"]]}],\n' for key, entry in entries.items())
    return f"// {BANNER}\n\n// What a contact has beside its place: keys, names, and the values that are not written.\nexport const FIELDS = [\n{rows}];\n"


def python(schema):
    def fields(name, entries):
        rows = "".join(f'    "{key}": ("{entry["python"]}", {NEUTRAL["python"][entry["neutral"]]}),\n' for key, entry in entries.items())
        return f"{name} = {{\n{rows}}}\n"

    return (f'"""What a line of a recording says beside places: by key, names and the values that are not written."""\n\n# {BANNER}\n\nimport math\n\n'
            + fields("FIELDS", schema["contact"]) + fields("HOVER_FIELDS", schema["hover"]))
