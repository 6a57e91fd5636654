"""Options of a game: named answers where its books disagree or are silent; an edition bundles them."""

from __future__ import annotations

import json
import re
from typing import Final

from mypy_extensions import mypyc_attr

from theomachy.kernel.errors import BadInput, Wording

Value = str | bool | int
LONG: Final = 10**18  # no option takes such a number, for `read_value` reads 18 digits


class Range:
    """An option that takes a whole number from `low` to `high`.  There is always an end: a record has to hold it."""

    def __init__(self, low: int, high: int, default: int | None = None) -> None:
        self.low: Final = low
        self.high: Final = high
        self.default: Final = low if default is None else default

    def has(self, value: Value) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


class Text:
    """An option that takes a text, which the game reads; without one it is empty."""

    def has(self, value: Value) -> bool:
        return isinstance(value, str)


Values = tuple[Value, ...] | Range | Text  # what an option can be; the first is the default
Table = dict[str, tuple[Values, str]]  # option: its values, and the clause it belongs to
Editions = dict[str, dict[str, Value]]  # edition: where it differs from the defaults


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """An edition and what was changed in it.  A game adds what its rules read, ready for them."""

    def __init__(
        self, game: str, table: Table, editions: Editions, edition: str, changes: dict[str, Value] | None
    ) -> None:
        if edition not in editions:
            raise BadInput("option-no-edition", edition=edition[:40], game=game, editions=", ".join(editions))
        values: dict[str, Value] = {name: default(choices) for name, (choices, _) in table.items()}
        values.update(editions[edition])
        self.table: Final = table
        self.editions: Final = editions
        self.edition: Final = edition
        self.base: Final = dict(values)
        for name, value in (changes or {}).items():
            if name not in table:
                raise BadInput("option-unknown", game=game, option=name[:40], options=", ".join(table))
            values[name] = checked(name, table[name][0], value)
        self.values: Final = values

    def number(self, name: str) -> int:
        """The value of an option that takes a whole number."""
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def changes(self) -> dict[str, Value]:
        """What differs from the edition."""
        return {name: value for name, value in self.values.items() if value != self.base[name]}

    def changed(self, name: str, value: Value) -> Options:
        raise TypeError("a game makes its own options")

    def read_value(self, text: str) -> Value:
        """A value as written in a record; quotes may be left out."""
        text = text.strip()
        if text in ("true", "false"):
            return text == "true"
        if re.fullmatch(r"-?[0-9]{1,18}", text):
            return int(text)
        if len(text) > 1 and text.startswith('"') and text.endswith('"'):
            try:
                value = str(json.loads(text))
                value.encode()  # JSON can also write half a character
                return value
            except ValueError:
                raise BadInput("option-bad-text", text=text[:40]) from None
        return text.strip("\"'")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.edition == other.edition and self.values == other.values

    def __repr__(self) -> str:
        return f"Options({self.edition!r}, {self.changes()!r})"

    def __hash__(self) -> int:
        return hash((self.edition, tuple(self.values.values())))


def default(values: Values) -> Value:
    if isinstance(values, Range):
        return values.default
    return "" if isinstance(values, Text) else values[0]


def checked(name: str, values: Values, value: Value) -> Value:
    if isinstance(values, Range):
        if values.has(value):
            return value
        raise BadInput("option-takes-number", option=name, low=values.low, high=values.high, value=cut(value))
    if isinstance(values, Text):
        if values.has(value):
            return value
        raise BadInput("option-takes-text", option=name, value=cut(value))
    for choice in values:
        if value == choice and isinstance(value, bool) == isinstance(choice, bool):
            return choice
    allowed = tuple(written(choice) for choice in values)
    raise BadInput("option-takes", option=name, values=allowed, value=cut(value))


def cut(value: Value) -> str | Wording:
    """For a sentence: whoever sent it knows the rest."""
    if isinstance(value, int) and not -LONG < value < LONG:
        return Wording("option-long-number")
    text = written(value)
    return text if len(text) <= 40 else f"{text[:40]}…"


def written(value: Value) -> str:
    """As in a record: "hera", true, 12."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value, ensure_ascii=False)
