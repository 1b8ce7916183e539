"""Writes the lists of the C library's functions from Include/dactyl.h, where they are declared."""

import re

from writing import camel

BANNER = "Generated from Include/dactyl.h by Scripts/generate; do not edit."
CTYPES = {"int32_t": "c_int32", "double": "c_double", "double *": "POINTER(c_double)", "char *": "c_char_p", "int64_t": "c_int64"}


def functions(header):
    """The functions by their names without `dactyl_`: the types of what each answers and takes."""
    text = re.sub(r"/\*.*?\*/", "", header, flags=re.S)
    found = re.findall(r"^((?:const )?\w+(?: \w+)? \*?)dactyl_(\w+)\((.*?)\);", text, re.S | re.M)
    return {name: [type_of(answer)] + [type_of(one) for one in split(takes)] for answer, name, takes in found}


def split(parameters):
    """The parameters of a declaration; a pointer to a function has commas of its own."""
    return [] if parameters == "void" else re.split(r",(?![^()]*\))", parameters)


def type_of(declared):
    """The type of a parameter or an answer, without its name."""
    declared = re.sub(r"\s*\b(const|dactyl_\w+)\b", "", declared).strip()
    return re.match(r"(?:unsigned )?\w+(?: \*)?", declared)[0] if "(" not in declared else "function"


def files(header):
    found = functions(header)
    rows = "".join(
        f'    "{name}": [{", ".join(CTYPES.get(one, "c_void_p") for one in types)}],\n' for name, types in found.items())
    cases = "".join(f'  case {camel(name)} = "dactyl_{name}"\n' for name in found)
    return {
        "Python/dactyl/_functions.py": f'''# {BANNER}
"""The functions of the C library."""

from ctypes import POINTER, c_char_p, c_double, c_int32, c_int64, c_void_p
from typing import Any

# What each function answers, and what it takes.
FUNCTIONS: dict[str, list[Any]] = {{
{rows}}}
''',
        "Adversary/Sources/Adversary/Fuzzing/Export.swift": f"""// {BANNER}

/// The functions of the C library.
enum Export: String, CaseIterable {{
{cases}}}
""",
    }
