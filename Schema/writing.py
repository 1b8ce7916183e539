"""What the writers of all languages share."""

import math
import pathlib
import re
import textwrap
import tomllib


def tables(schema):
    """What a file of this folder says; that of the interface has the words for contacts, too."""
    found = tomllib.loads((pathlib.Path(__file__).parent / f"{schema}.toml").read_text())
    if schema == "interface":
        found["words"] |= tables("recording")["words"]
    return found


def banner(schema):
    return f"Generated from Schema/{schema}.toml by Scripts/generate; do not edit."


def swift_banner(schema):
    """The first lines of a Swift file, whose lines are as long as they come."""
    return f"// {banner(schema)}\n// swift-format-ignore-file"


def c_name(prefix, name):
    """A name as dactyl.h spells it."""
    return f"DACTYL_{prefix}" + re.sub(r"([A-Z])", r"_\1", name).upper()


def c_function(name):
    """A function's name as dactyl.h spells it."""
    return c_name("", name).lower()


def snake(name):
    """A name with underscores, as C and Python spell it."""
    return re.sub(r"([A-Z])", r"_\1", name).lower()


def camel(name):
    """A name with underscores as Swift spells it."""
    return re.sub(r"_(.)", lambda match: match[1].upper(), name)


def wrapped(items, start, indent, width=98, comma=","):
    """Items with commas between them, in lines of the width; all but the first line are indented."""
    lines, line = [], start
    for index, item in enumerate(items):
        piece = item + (comma if index + 1 < len(items) else "")
        if len(line) + len(piece) + 1 > width and line.strip():
            lines.append(line.rstrip())
            line = " " * indent
        line += piece + " "
    return "\n".join(lines + [line.rstrip()])


def rows(items, start, comma=","):
    """The lines of a long list."""
    return wrapped(items, start, len(start), 118, comma) + "\n"


def c_enum(entries, comments={}):
    """An enum of dactyl.h of (name, number, remark); a comment stands before the entry of its name."""
    lines = ["enum {"]
    for index, (name, number, remark) in enumerate(entries):
        if name in comments:
            lines.append(f"  /* {comments[name]} */")
        comma = "," if index + 1 < len(entries) else ""
        lines.append(f"  {name} = {number}{comma}" + (f" /* {remark} */" if remark else ""))
    return "\n".join(lines + ["};"])


def number(value):
    """A default as people write it."""
    if isinstance(value, str):
        return value
    if isinstance(value, float) and math.isinf(value):
        return "∞"
    return f"{value:g}"


def amount(value):
    """A default as the engine has it: angles are written in degrees."""
    return float(value[:-1]) * math.pi / 180 if isinstance(value, str) else float(value)


def doc_comment(text, indent, details=None):
    """A comment of Swift's documentation; `details` are further paragraphs, with an empty line between two."""
    paragraphs = [text] + (details.strip().split("\n\n") if details else [])
    # The number of a rule stays beside its "SPEC".
    words = [" ".join(paragraph.split()).replace("SPEC ", "SPEC\0") for paragraph in paragraphs]
    lines = [line for paragraph in words
             for line in ["", *textwrap.wrap(paragraph, 96 - len(indent), break_long_words=False, break_on_hyphens=False)]]
    return "".join(f"{indent}/// {line}".rstrip() + "\n" for line in lines[1:]).replace("\0", " ")
