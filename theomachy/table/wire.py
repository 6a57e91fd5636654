"""Views, events and options as plain JSON and back, with nothing lost: what a table sends, and a bot outside reads.

A view is an object with its fields by name; tuples become lists.  Its options are left out: they never change at a
table and may hold a whole file of cards, so they are sent once, and given back when a view is read.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import fields
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Protocol, get_args, get_origin, get_type_hints

from theomachy.games import VIEWS, GameRules, View
from theomachy.kernel.errors import BadInput
from theomachy.kernel.events import Event
from theomachy.kernel.options import Options
from theomachy.kernel.seats import EVERYBODY

Packed = dict[str, Any]  # only str, int, bool, None, list and dict, all the way down

LARGEST: Final = (1 << 63) - 1  # no number of a game is beyond
HALF: Final = re.compile("[\ud800-\udfff]")  # JSON can say it, but nobody can write it down
NAMES: Final[dict[type, str]] = {
    int: "a whole number",
    str: "a text",
    bool: "true or false",
    list: "a list",
    dict: "an object",
    NoneType: "nothing",
}


def pack(view: View) -> Packed:
    return thing(type(view)).pack(view)


def unpack(game: GameRules, data: object, options: Options) -> View:
    """The view of a table that plays with these options."""
    whole = thing(VIEWS[game.key])
    view: View = whole.kind(**whole.read(data, "the view"), options=options)
    return view


def pack_event(event: Event) -> Packed:
    return dict(zip(EVENT, event.key(), strict=True))


def unpack_event(data: object) -> Event:
    """As it was seen; who else saw it is not told."""
    found = members(data, EVENT, "the event")
    kind, seat, card, other, place, count = (form.unpack(found[name], name) for name, form in EVENT.items())
    return Event(kind, seat, card, other, place, count, EVERYBODY)


def pack_options(options: Options) -> Packed:
    return {"edition": options.edition, "changes": options.changes()}


def unpack_options(game: GameRules, data: object) -> Options:
    found = members(data, OPTIONS, "the options")
    edition = Plain(str).unpack(found["edition"], "the edition")
    changes = of_type(dict, found["changes"], "what is changed in the edition")
    for name, value in changes.items():
        Plain(str).unpack(name, "the name of an option")
        Plain(type(value) if type(value) in (str, bool) else int).unpack(value, "the value of an option")
    return game.options(edition, changes)


# --- the form of every type that occurs ---------------------------------------------------------------------------


class Form(Protocol):
    """How values of a type are packed, and read again from what anybody may have sent."""

    def pack(self, value: Any) -> Any: ...
    def unpack(self, data: object, where: str) -> Any: ...


class Plain:
    """A number, a text, or a truth."""

    def __init__(self, sort: type) -> None:
        self.sort = sort

    def pack(self, value: Any) -> Any:
        return value

    def unpack(self, data: object, where: str) -> Any:
        found = of_type(self.sort, data, where)
        if self.sort is int and abs(found) > LARGEST:
            raise BadInput(f"The number is too large: {where}.")
        if self.sort is str and not found.isascii() and HALF.search(found):
            raise BadInput(f"The text has half a character in it: {where}.")
        return found


class Perhaps:
    """Something, or nothing."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def pack(self, value: Any) -> Any:
        return None if value is None else self.form.pack(value)

    def unpack(self, data: object, where: str) -> Any:
        return None if data is None else self.form.unpack(data, where)


class Many:
    """However many of the same."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def pack(self, value: Any) -> Any:
        return list(value) if isinstance(self.form, Plain) else [self.form.pack(each) for each in value]

    def unpack(self, data: object, where: str) -> Any:
        return tuple([self.form.unpack(each, where) for each in of_type(list, data, where)])


class Few:
    """So many, each with a form of its own."""

    def __init__(self, forms: list[Form]) -> None:
        self.forms = forms

    def pack(self, value: Any) -> Any:
        return [form.pack(each) for form, each in zip(self.forms, value, strict=True)]

    def unpack(self, data: object, where: str) -> Any:
        found = of_type(list, data, where)
        if len(found) != len(self.forms):
            raise BadInput(f"There should be {len(self.forms)} of them, not {len(found)}: {where}.")
        return tuple([form.unpack(each, where) for form, each in zip(self.forms, found, strict=True)])


class Thing:
    """A dataclass: a view, or a part of one."""

    def __init__(self, kind: type[Any]) -> None:
        self.kind = kind
        hints = get_type_hints(kind)
        self.forms = {field.name: form(hints[field.name]) for field in fields(kind) if field.name != "options"}

    def pack(self, value: Any) -> Packed:
        return {name: form.pack(getattr(value, name)) for name, form in self.forms.items()}

    def read(self, data: object, where: str) -> dict[str, Any]:
        found = members(data, self.forms, where)
        return {name: form.unpack(found[name], f"{name} of {where}") for name, form in self.forms.items()}

    def unpack(self, data: object, where: str) -> Any:
        return self.kind(**self.read(data, where))


thing = cache(Thing)


def form(hint: Any) -> Form:
    """By the type that a field is declared with."""
    if hint in (int, str, bool):
        return Plain(hint)
    inner = get_args(hint)
    if get_origin(hint) is UnionType and inner[1] is NoneType:
        return Perhaps(form(inner[0]))
    if get_origin(hint) is tuple:
        return Many(form(inner[0])) if inner[-1] is Ellipsis else Few([form(each) for each in inner])
    return thing(hint)


EVENT: Final = dict.fromkeys(("kind", "seat", "card", "other", "place", "count"), Plain(int))
OPTIONS: Final = ("edition", "changes")


def of_type(sort: type, data: Any, where: str) -> Any:
    if type(data) is not sort:
        raise BadInput(f"It should be {NAMES[sort]}, not {NAMES.get(type(data), 'something else')}: {where}.")
    return data


def members(data: object, names: Collection[str], where: str) -> Packed:
    """An object with just these members."""
    found: Packed = of_type(dict, data, where)
    if missing := [name for name in names if name not in found]:
        raise BadInput(f"Something is missing: {missing[0]} of {where}.")
    if len(found) > len(names):
        raise BadInput(f"There is more than there should be: in {where}.")
    return found
