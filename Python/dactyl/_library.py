"""The C library: its functions, and its answers as errors."""

from __future__ import annotations

import ctypes
import pathlib
import struct
import threading
from collections.abc import Sequence
from typing import Any

from ._functions import FUNCTIONS
from ._words import REASONS, VERSION
from .errors import DactylError, InputError

def _load() -> ctypes.PyDLL:
    # PyDLL keeps the interpreter's lock during a call: the library is for one thread at a time, and calls are short.
    path = pathlib.Path(__file__).with_name("libdactyl.so")
    try:
        library = ctypes.PyDLL(str(path))
    except OSError as error:
        raise ImportError(f"the C library beside this package cannot be loaded: {error}") from None
    for name, (answer, *takes) in FUNCTIONS.items():
        function = getattr(library, f"dactyl_{name}")
        function.restype, function.argtypes = answer, takes
    if library.dactyl_version() != VERSION:
        raise ImportError(f"{path} has version {library.dactyl_version()} of the interface, not {VERSION}")
    return library


_c = _load()
# The one buffer for frames and drawings is filled, used and read in one go.
buffer_lock = threading.RLock()
# What handlers of a program's own recognisers raised during a call, which raises it when it is over.
pending: list[BaseException] = []


def call(name: str, *arguments: Any, what: str = "") -> int:
    """Calls a function that answers a status; an error where it is below 0, which says what was tried."""
    status = getattr(_c, f"dactyl_{name}")(*arguments)
    if pending:
        error = pending[0]
        pending.clear()
        raise error
    return check(status, what or name.replace("_", " "))


def check(status: int, what: str) -> int:
    """The status, where it is not an error."""
    if status >= 0:
        return status
    reason = REASONS.get(status, f"error {status}")
    if status == -1:
        reason = "it was removed, or belongs to something else"
    raise (InputError if -20 < status <= -10 or status == -4 else DactylError)(f"{what}: {reason}")


def number_of(handle: int, code: int) -> float:
    """Reads a property."""
    value: float = _c.dactyl_get_number(handle, code)
    return value


def set_number(handle: int, code: int, number: float, what: str, value: object) -> None:
    """Sets a property; the error says which, and what it was to become."""
    status = _c.dactyl_set_number(handle, code, number)
    if status == -3:
        raise ValueError(f"{what} cannot be {value!r}: {REASONS[status]}")
    check(status, what)


def deadline(handle: int) -> float:
    """When to call `advance`."""
    time: float = _c.dactyl_next_deadline(handle)
    return time


def write(words: Sequence[float]) -> int:
    """Writes into the buffer, which the caller has locked; answers how many doubles there are."""
    place = _c.dactyl_frame(len(words))
    if not place:
        raise InputError(f"{len(words)} numbers are too many")
    ctypes.memmove(place, struct.pack(f"={len(words)}d", *words), 8 * len(words))
    return len(words)


def read(count: int) -> list[float]:
    """What lies in the buffer."""
    words: list[float] = _c.dactyl_frame(count)[:count]
    return words


def touches(handle: int) -> list[list[float]]:
    """The numbers of each touch that a recogniser follows."""
    numbers = _c.dactyl_touches(handle, 0, 0)
    if not numbers:
        return []
    return [numbers[1 + 16 * i : 17 + 16 * i] for i in range(int(numbers[0]))]


def next_record(window: int) -> list[float] | None:
    """The next record that was not read."""
    record = _c.dactyl_next_record(window)
    return record[: int(record[0])] if record else None

