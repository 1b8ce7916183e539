"""Writes what Python has of the schema: a class for each kind of recogniser, causes, and words that are numbers."""

import re

import causes
import gestures
from writing import banner, number, rows, snake


def files(interface, cause_tables, gesture_tables):
    return {
        "Python/dactyl/_words.py": words(interface, gesture_tables),
        "Python/dactyl/_causes.py": cause_table(cause_tables),
        "Python/dactyl/kinds.py": kinds(gesture_tables, interface["relations"]),
    }


def words(interface, tables):
    lists = "".join(f"{snake(name).upper()} = {tuple(values)!r}\n" for name, values in interface["words"].items())
    statuses = "".join(f"    {entry['code']}: {entry['doc']!r},\n" for entry in interface["status"].values())
    places = "".join(f"RECORD_{snake(name).upper()} = {i}\n" for i, name in enumerate(interface["record"]))
    codes = rows([f"{snake(name)!r}: {code}" for _, group in gestures.codes(tables) for name, code in group.items()], "    ")
    relations = "".join(
        f"    {relation_setting(entry)!r}: ({snake(name)!r}, {entry.get('all', False)}),\n" for name, entry in interface["relations"].items())
    sets = "".join(f"    {name!r}: {snake(name).upper()},\n" for name in gestures.SETS)
    choices = "".join(f"    {one[2]!r}: {snake(one[2]).upper()},\n" for one in gestures.CHOICES.values())
    literals = "".join(
        f"{title} = Literal[{', '.join(repr(word) for word in interface['words'][key])}]\n" for title, key in (
            ("State", "states"), ("Phase", "phases"), ("HoverPhase", "hoverPhases"), ("Sense", "senses"), ("TouchKind", "touchKinds"),
            ("Profile", "profiles"), ("Direction", "directions"), ("Edge", "edges"), ("Axis", "axes")))
    return f'''# {banner("interface")}
"""Words that are numbers in the C library, what it answers, and where things lie in a record."""

from typing import Literal

VERSION = {interface["version"]}

{literals}
{lists}
# What functions answer that do not work.
REASONS = {{
{statuses}}}

{places}
PROPERTIES = {{
{codes}}}

# What can be said of a recogniser and another: the function, and whether it can be said of all others.
RELATIONS = {{
{relations}}}

# Words of settings, by the type in the schema.
SETS = {{
{sets}}}
CHOICES = {{
{choices}}}
'''


def cause_table(tables):
    engine, strokes = causes.read(tables)
    lines = "".join(f"    {cause.code}: ({cause.name!r}, {cause.words!r}, {cause.unit!r}),\n" for cause in engine + strokes)
    return f'''# {banner("causes")}
"""Causes by their numbers: label, words (# the number, ~ the limit, @ the other recogniser), unit of the number."""

CAUSES = {{
{lines}}}
'''


def relation_setting(entry):
    return entry.get("python", snake(entry["setting"]))


def relation(name, entry):
    """The method that says something of a recogniser and others."""
    star = ' | Literal["*"]' if entry.get("all") else ""
    doc = entry["doc"].split(";")[0] + ("; `\"*\"` stands for all." if star else ".")
    return f'''
    def {snake(name)}(self, others: Recognizer | Iterable[Recognizer]{star}) -> None:
        """{doc}"""
        self._relate({relation_setting(entry)!r}, others)
'''


def kinds(tables, relations):
    # Kinds of a program's own need answers while the engine asks, which C alone gives.
    common = [gestures.Setting(name, entry, {}) for name, entry in tables["common"].items()]
    base = "".join(f"    {snake(one.name)} = {descriptor(one)}\n" for one in common)
    methods = "".join(relation(*item) for item in relations.items())
    classes = "".join(python_class(kind) for kind in gestures.read(tables) if kind.name != "custom")
    return f'''# {banner("gestures")}
"""The kinds of recognisers, with their settings and what they measure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ._settings import Angle, Choice, Count, Direction, Flag, Number, Place, PlaceReading, Reading, Rectangle, Value, Words
from .recognizer import Recognizer
from .strokes import Compared, Drawn, Seen

class CommonSettings(Recognizer):
    """Settings and relations of every kind."""

{base}{methods}{classes}'''


def descriptor(one):
    """The descriptor of a setting."""
    unit = f", in {one.unit}" if one.unit in ("points", "seconds", "radians", "radii") else ""
    unit = unit or (", as a share of 1" if one.unit == "share" else "")
    default = "" if one.default is None else f"; default {text_of(one)}"
    doc = f"{one.doc}{unit}{default}." if one.doc else ""
    made = {"flag": "Flag", "count": "Count", "angle": "Angle"}.get(one.type, "Number")
    if one.type in gestures.CHOICES:
        return f"Choice({one.code}, {gestures.CHOICES[one.type][2]!r}, {doc!r})"
    if one.type in gestures.SETS:
        return f"Words({one.code}, {one.type!r}, {doc!r})"
    return f"{made}({one.code}, {doc!r})"


def text_of(one):
    if isinstance(one.default, list):
        return ", ".join(one.default) or "none"
    if isinstance(one.default, bool):
        return str(one.default)
    return number(one.default)


def python_class(kind):
    lines = [f"    {snake(one.name)} = {descriptor(one)}" for one in kind.settings if one.type != "handle"]
    at = 0
    for name, count, remark in kind.readings:
        code = gesture_code(name) if kind.has_values else None
        made = {1: "Reading", 2: "PlaceReading", 4: "Rectangle", 6: "Value"}[count]
        if kind.has_values:
            made = {1: "Value", 2: "Place", 6: "Value"}[count]
        arguments = [str(at)] + ([str(code)] if made in ("Value", "Place") else [])
        if count == 6:
            arguments.append("count=6")
        if name == "direction":
            made = "Direction"
        # What is set and what is measured may have one name.
        is_set = any(one.name == name for one in kind.settings)
        lines.append(f"    {'recognized_' if is_set else ''}{snake(name)} = {made}({', '.join(arguments)}, doc={remark!r})")
        at += count
    body = "\n".join(lines)
    base = "CommonSettings"
    if kind.is_of_strokes:
        base += {"stroke": ", Compared", "shown": ", Seen"}.get(kind.name, ", Drawn")
    return f'''

class {kind.title}({base}):
    """Recognises {article(kind.name)}."""

    kind = {snake(kind.name)!r}
    _code = {kind.code}
{body}
'''


def gesture_code(name):
    """The number of the property by which what is measured can be set; of several the first."""
    return {"translation": 100, "velocity": 102, "scale": 104, "scaleVelocity": 105, "rotation": 106, "rotationVelocity": 107, "matrix": 108}[name]


def article(name):
    spoken = {"shown": "what any number of fingers have shown", "longPress": "a long press", "screenEdgePan": "a drag from an edge", "checkMark": "a check mark", "scratchOut": "a scratch-out",
              "stroke": "what was drawn, by a library of strokes", "hover": "a pointer that hovers", "pan": "a drag", "rotation": "two fingers that turn",
              "transform": "dragging, pinching and turning as one"}
    return spoken.get(name, f"a {name}")
