"""Shapes of values in a card file.  Each finds what does not fit, and describes itself as JSON Schema."""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from theomachy.games.olympus.card_text import Path
from theomachy.kernel.errors import Wording

Found = Iterator[tuple[Path, Wording]]  # where; and what is wrong, and what to write instead
Wanted = Wording | str | tuple[str, ...]  # what to write: words, or as it is in the file
Json = dict[str, Any]
TABLE_IN_BRACES = Wording("cards-write-table")


class Shape(ABC):
    """A shape says either what fits or what is wrong; the other follows."""

    @abstractmethod
    def wanted(self) -> Wanted:
        """What to write: the end of a sentence."""

    def fits(self, value: Any) -> bool:
        return not any(self.troubles(value))

    def troubles(self, value: Any) -> Found:
        if not self.fits(value):
            yield (), self.unfit(value)

    def unfit(self, value: Any) -> Wording:
        return Wording("cards-unfit", value=shown(value), wanted=self.wanted())

    @abstractmethod
    def schema(self, named: Json) -> Json:
        """Shapes that have a name put themselves into `named` and answer with a reference."""


# --- single values ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Number(Shape):
    low: int
    high: int
    about: str = ""

    def wanted(self) -> Wanted:
        return Wording("cards-write-number", low=self.low, high=self.high)

    def fits(self, value: Any) -> bool:
        return type(value) is int and self.low <= value <= self.high  # true is no number

    def schema(self, named: Json) -> Json:
        return described(self.about, type="integer", minimum=self.low, maximum=self.high)


@dataclass(frozen=True)
class Flag(Shape):
    about: str
    values: tuple[bool, ...] = (True,)

    def wanted(self) -> Wanted:
        return Wording("cards-write-true") if self.values == (True,) else ("true", "false")

    def fits(self, value: Any) -> bool:
        return type(value) is bool and value in self.values

    def schema(self, named: Json) -> Json:
        return described(self.about, type="boolean", enum=list(self.values))


@dataclass(frozen=True)
class Text(Shape):
    about: str
    least: int = 0
    most: int = 600
    pattern: str = r"[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*"  # nothing that moves a cursor
    signs: str = "any"

    def wanted(self) -> Wanted:
        return Wording("cards-write-text", least=self.least, most=self.most, signs=self.signs)

    def fits(self, value: Any) -> bool:
        long = isinstance(value, str) and self.least <= len(value) <= self.most
        return long and re.fullmatch(self.pattern, value) is not None

    def schema(self, named: Json) -> Json:
        sizes = {"minLength": self.least, "maxLength": self.most}
        return described(self.about, type="string", **sizes, pattern=f"^{self.pattern}$")


@dataclass(frozen=True)
class Word(Shape):
    words: Mapping[str, str]  # each with what it means
    about: str = ""

    def wanted(self) -> Wanted:
        return quoted(self.words)

    def fits(self, value: Any) -> bool:
        return isinstance(value, str) and value in self.words

    def troubles(self, value: Any) -> Found:
        return ((path, or_meant(wrong, value, self.words)) for path, wrong in super().troubles(value))

    def schema(self, named: Json) -> Json:
        docs = {"x-taplo": {"docs": {"enumValues": list(self.words.values())}}}
        return described(self.about, type="string", enum=list(self.words), **(docs if any(self.words.values()) else {}))


@dataclass(frozen=True)
class Exactly(Shape):
    value: str | int
    about: str = ""

    def wanted(self) -> Wanted:
        return shown(self.value)

    def fits(self, value: Any) -> bool:
        return type(value) is type(self.value) and value == self.value

    def schema(self, named: Json) -> Json:
        return described(self.about, const=self.value)


# --- tables and lists ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ListOf(Shape):
    item: Shape
    least: int
    most: int
    write: Wording
    about: str = ""

    def wanted(self) -> Wanted:
        return self.write

    def troubles(self, value: Any) -> Found:
        if not isinstance(value, list):
            yield (), self.unfit(value)
            return
        if not self.least <= len(value) <= self.most:
            yield (), Wording("cards-count", count=len(value), wanted=self.write)
        for number, item in enumerate(value):
            yield from under(number, self.item.troubles(item))

    def schema(self, named: Json) -> Json:
        sizes = {"minItems": self.least, "maxItems": self.most}
        return described(self.about, type="array", items=self.item.schema(named), **sizes)


@dataclass(frozen=True)
class Table(Shape):
    who: str  # has these fields: a word for what it is
    required: Mapping[str, Shape]
    optional: Mapping[str, Shape] = field(default_factory=dict)
    write: Wording = TABLE_IN_BRACES
    about: str = ""
    least: int = 0  # how many fields there have to be

    def wanted(self) -> Wanted:
        return self.write

    def troubles(self, value: Any) -> Found:
        if not isinstance(value, dict):
            yield (), self.unfit(value)
            return
        if len(value) < self.least:
            yield (), Wording("cards-empty", wanted=self.write)
        fields = {**self.required, **self.optional}
        for key, inside in value.items():
            if key in fields:
                yield from under(key, fields[key].troubles(inside))
            else:
                yield (key,), or_meant(Wording("cards-no-field", who=self.who, wanted=quoted(fields)), key, fields)
        for key, shape in self.required.items():
            if key not in value:
                yield (key,), missing(shape)

    def schema(self, named: Json) -> Json:
        fields = {key: shape.schema(named) for key, shape in {**self.required, **self.optional}.items()}
        required = {"required": list(self.required)} if self.required else {}
        least = {"minProperties": self.least} if self.least else {}
        rest = {"properties": fields, **required, **least, "additionalProperties": False}
        return described(self.about, type="object", **rest)


@dataclass(frozen=True)
class ByWord(Shape):
    """A table whose other fields depend on a word in it."""

    key: str
    tables: Mapping[str, Table]
    write: Wording

    def wanted(self) -> Wanted:
        return self.write

    def troubles(self, value: Any) -> Found:
        if not isinstance(value, dict):
            yield (), self.unfit(value)
            return
        known = Word(dict.fromkeys(self.tables, ""))
        if self.key not in value:
            yield (self.key,), missing(known)
        elif known.fits(value[self.key]):
            yield from self.tables[value[self.key]].troubles(value)
        else:
            yield from under(self.key, known.troubles(value[self.key]))

    def schema(self, named: Json) -> Json:
        return {"anyOf": [table.schema(named) for table in self.tables.values()]}


@dataclass(frozen=True)
class OneOf(Shape):
    """Shapes for values of different kinds."""

    shapes: tuple[Shape, ...]
    about: str = ""

    def wanted(self) -> Wanted:
        first, *rest = (shape.wanted() for shape in self.shapes)
        for other in rest:
            first = Wording("cards-write-or", first=first, other=other)
        return first

    def troubles(self, value: Any) -> Found:
        tables = [shape for shape in self.shapes if isinstance(shape, Table | Named)]
        if isinstance(value, dict) and tables:
            yield from tables[0].troubles(value)
        elif not any(shape.fits(value) for shape in self.shapes):
            yield (), self.unfit(value)

    def schema(self, named: Json) -> Json:
        return described(self.about, anyOf=[shape.schema(named) for shape in self.shapes])


@dataclass(frozen=True)
class Named(Shape):
    """A shape used in several places."""

    name: str
    shape: Shape

    def wanted(self) -> Wanted:
        return self.shape.wanted()

    def troubles(self, value: Any) -> Found:
        return self.shape.troubles(value)

    def schema(self, named: Json) -> Json:
        if self.name not in named:
            named[self.name] = self.shape.schema(named)
        return {"$ref": f"#/definitions/{self.name}"}


# --- pieces of sentences ------------------------------------------------------------------------------------------


def under(key: str | int, found: Found) -> Found:
    return (((key, *path), wrong) for path, wrong in found)


def described(about: str, **schema: Any) -> Json:
    return {"description": about, **schema} if about else schema


def shown(value: Any) -> str | Wording:
    """As it stands in the file, if it is short."""
    if isinstance(value, dict | list):
        return Wording("cards-a-table") if isinstance(value, dict) else Wording("cards-a-list")
    text = json.dumps(value, ensure_ascii=False) if isinstance(value, str | bool | int) else str(value)
    return text if len(text) <= 40 else f"{text[:40]}…"


def missing(shape: Shape) -> Wording:
    return Wording("cards-missing", wanted=shape.wanted())


def or_meant(wrong: Wording, word: Any, known: Iterable[str]) -> Wording:
    """With a proposal, if one of the known words is close."""
    close = get_close_matches(word, known, 1, 0.75) if isinstance(word, str) else []
    return Wording("meant", wrong=wrong, word=f'"{close[0]}"') if close else wrong


def quoted(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(f'"{word}"' for word in words)
