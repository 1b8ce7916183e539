"""What can go wrong."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable


class DactylError(Exception):
    """Something was asked of the engine that it cannot do; nothing has changed."""


class InputError(DactylError):
    """A frame or a drawing makes no sense; nothing has changed."""


class RecordingError(DactylError):
    """A recording cannot be read; the message begins with the file, and the line where one is wrong."""


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The end of an error about a name that is not known; empty where no other is near."""
    near = difflib.get_close_matches(name, known, 1)
    return f"; did you mean {near[0]}?" if near else ""


def reason_of(error: Exception) -> str:
    """Why the text of a file cannot be read."""
    if isinstance(error, UnicodeDecodeError):
        return f"not text: the byte 0x{error.object[error.start]:02x}"
    if isinstance(error, json.JSONDecodeError):
        line = f"line {error.lineno}, " if error.lineno > 1 else ""
        return f"not JSON: {error.msg} at {line}column {error.colno}"
    if isinstance(error, RecursionError):
        return "not JSON: nested too deep"
    if isinstance(error, KeyError):
        return f"{error.args[0]!r} is missing or not known"
    return str(error)
