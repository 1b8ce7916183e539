"""Writes what Scenes/gestures.json says, the gestures that people make, where Swift and Python find it."""

import json

from writing import snake

BANNER = "Generated from Scenes/gestures.json by Scripts/generate; do not edit."


def files(text):
    return {"Sources/DactylFiles/Scenes/Scene+GesturesFile.swift": swift(text), "Python/dactyl/_scene.py": python(json.loads(text))}


def swift(text):
    lines = "".join(f"    {line}\n" if line else "\n" for line in text.splitlines())
    return f'// {BANNER}\n// swift-format-ignore-file\n\nextension Scene {{\n  static let gesturesFile = #"""\n{lines}    """#\n}}\n'


def python(scene):
    """The recognisers as Python calls their kinds and settings."""
    rows = "".join(f"    {row(**recognizer)},\n" for recognizer in scene["views"][0]["recognizers"])
    return (f'''"""The gestures that people make, each a recogniser: its kind, name, settings and relations to others."""

# {BANNER}

from math import inf
from typing import Any, NamedTuple

from . import kinds
from .recognizer import Recognizer


class Entry(NamedTuple):
    kind: type[Recognizer]
    name: str
    settings: dict[str, Any]
    requires_failure_of: list[str] = []
    simultaneous_with: list[str] = []
    # Those that end when this one begins, and those for whose gestures it stands.
    ends: list[str] = []
    replaces: list[str] = []
    keeps_off_edges: bool = False


RECOGNIZERS = [
{rows}]
''')


def row(kind, name, requireToFail=(), simultaneousWith=(), ends=(), replaces=(), keepsOffEdges=False, **settings):
    relations = {"requires_failure_of": requireToFail, "simultaneous_with": simultaneousWith, "ends": ends, "replaces": replaces}
    more = [f"{key}={list(names)!r}" for key, names in relations.items() if names] + ["keeps_off_edges=True"] * keepsOffEdges
    values = ", ".join(f"{snake(key)!r}: {'inf' if value is None else repr(value)}" for key, value in settings.items())
    return f"Entry({', '.join([f'kinds.{kind[0].upper()}{kind[1:]}', repr(name), '{' + values + '}', *more])})"
