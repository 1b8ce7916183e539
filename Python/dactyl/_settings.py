"""Settings and readings of recognisers, as attributes of their classes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from . import _words
from ._library import number_of, set_number

if TYPE_CHECKING:
    from .recognizer import Recognizer

T = TypeVar("T")


class _Attribute(Generic[T]):
    name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, recognizer: Recognizer | None, owner: type) -> T:
        return self if recognizer is None else self.read(recognizer)  # type: ignore[return-value]

    def __set__(self, recognizer: Recognizer, value: T) -> None:
        raise AttributeError(f"{self.name} is measured and cannot be set")

    def read(self, recognizer: Recognizer) -> T:
        raise NotImplementedError


class Setting(_Attribute[T]):
    """A setting: its number in the C library, and what it is."""

    def __init__(self, code: int, doc: str = "") -> None:
        self.code = code
        self.__doc__ = doc

    def read(self, recognizer: Recognizer) -> T:
        return self.decode(number_of(recognizer._handle, self.code))

    def __set__(self, recognizer: Recognizer, value: T) -> None:
        what = f"{self.name} of a {recognizer.kind}"
        try:
            number = self.encode(value)
        except TypeError:
            raise TypeError(f"{what} cannot be {value!r}") from None
        except ValueError as error:
            raise ValueError(f"{what} cannot be {value!r}" if "could not convert" in str(error) else str(error)) from None
        set_number(recognizer._handle, self.code, number, what, value)

    def decode(self, number: float) -> T:
        return number  # type: ignore[return-value]

    def encode(self, value: T) -> float:
        return float(value)  # type: ignore[arg-type]


class Number(Setting[float]):
    """A length, a duration or a share."""


class Angle(Setting[float]):
    """An angle in radians."""


class Count(Setting[float]):
    """A whole number; a limit may be infinite."""

    def decode(self, number: float) -> float:
        return int(number) if number.is_integer() else number


class Flag(Setting[bool]):
    """True or false."""

    def decode(self, number: float) -> bool:
        return number == 1


class Choice(Setting[str]):
    """One word of several."""

    def __init__(self, code: int, words: str, doc: str = "") -> None:
        super().__init__(code, doc)
        self.words: tuple[str, ...] = _words.CHOICES[words]

    def decode(self, number: float) -> str:
        return self.words[int(number)]

    def encode(self, value: str) -> float:
        if value not in self.words:
            raise ValueError(f"{self.name} cannot be {value!r}; there are {', '.join(self.words)}")
        return self.words.index(value)


class Words(Setting["frozenset[str]"]):
    """A set of words; one word alone may be given as it is."""

    def __init__(self, code: int, words: str, doc: str = "") -> None:
        super().__init__(code, doc)
        self.words: tuple[str, ...] = _words.SETS[words]

    def decode(self, number: float) -> frozenset[str]:
        return frozenset(word for i, word in enumerate(self.words) if int(number) & 1 << i)

    def encode(self, value: frozenset[str]) -> float:
        given = {value} if isinstance(value, str) else set(value)
        for word in given - set(self.words):
            raise ValueError(f"{self.name} cannot be {word!r}; there are {', '.join(self.words)}")
        return sum(1 << i for i, word in enumerate(self.words) if word in given)


class Reading(_Attribute[float]):
    """A number that a recogniser measures; not a number where it has none."""

    def __init__(self, index: int, doc: str = "") -> None:
        self.index = index
        self.__doc__ = doc

    def read(self, recognizer: Recognizer) -> float:
        return recognizer._reading(self.index)


class Direction(_Attribute["str | None"]):
    """The direction that was recognised, as a word."""

    def __init__(self, index: int, doc: str = "") -> None:
        self.index = index
        self.__doc__ = doc

    def read(self, recognizer: Recognizer) -> str | None:
        number = recognizer._reading(self.index)
        found = [word for i, word in enumerate(_words.DIRECTIONS) if number == 1 << i]
        return found[0] if found else None


class PlaceReading(_Attribute["tuple[float, float]"]):
    """A place or a vector that a recogniser measures."""

    def __init__(self, index: int, doc: str = "") -> None:
        self.index = index
        self.__doc__ = doc

    def read(self, recognizer: Recognizer) -> tuple[float, float]:
        return recognizer._reading(self.index), recognizer._reading(self.index + 1)


class Rectangle(_Attribute["tuple[float, float, float, float]"]):
    """x, y, width and height."""

    def __init__(self, index: int, doc: str = "") -> None:
        self.index = index
        self.__doc__ = doc

    def read(self, recognizer: Recognizer) -> tuple[float, float, float, float]:
        x, y, width, height = (recognizer._reading(self.index + i) for i in range(4))
        return x, y, width, height


class Value(_Attribute[float]):
    """A number that a recogniser measures, and that can be set: it goes on from there."""

    def __init__(self, index: int, code: int = 0, count: int = 1, doc: str = "") -> None:
        self.index, self.code, self.count = index, code, count
        self.__doc__ = doc

    def read(self, recognizer: Recognizer) -> float:
        if self.count == 1:
            return recognizer._reading(self.index)
        return tuple(recognizer._reading(self.index + i) for i in range(self.count))  # type: ignore[return-value]

    def __set__(self, recognizer: Recognizer, value: float) -> None:
        numbers = [value] if self.count == 1 else list(value)  # type: ignore[call-overload]
        if len(numbers) != self.count:
            raise ValueError(f"{self.name} has {self.count} numbers, not {len(numbers)}")
        for i, number in enumerate(numbers):
            set_number(recognizer._handle, self.code + i, float(number), f"{self.name} of a {recognizer.kind}", value)
            recognizer._set_reading(self.index + i, float(number))


class Place(_Attribute["tuple[float, float]"]):
    """A vector that a recogniser measures, and that can be set: it goes on from there."""

    def __init__(self, index: int, code: int, doc: str = "") -> None:
        self.index, self.code = index, code
        self.__doc__ = doc

    def read(self, recognizer: Recognizer) -> tuple[float, float]:
        return recognizer._reading(self.index), recognizer._reading(self.index + 1)

    def __set__(self, recognizer: Recognizer, value: tuple[float, float]) -> None:
        x, y = value
        for i, number in enumerate((x, y)):
            set_number(recognizer._handle, self.code + i, float(number), f"{self.name} of a {recognizer.kind}", value)
            recognizer._set_reading(self.index + i, float(number))


__all__ = ["Angle", "Choice", "Count", "Direction", "Flag", "Number", "Place", "PlaceReading", "Reading", "Rectangle", "Setting", "Value", "Words"]
