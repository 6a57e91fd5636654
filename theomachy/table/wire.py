"""Views, events and options as plain JSON and back, with nothing lost: what a table sends, and a bot outside reads.

A view is an object with its fields by name, an event an object that has its name as `event`; both hold words, no
numbers of an engine: seats are called by name, choices are in notation.  The options of a view are left out: they never
change at a table and may hold a whole file of cards, so they are sent once, and given back when a view is read.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Collection
from dataclasses import fields
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Protocol, get_args, get_origin, get_type_hints

from theomachy import build
from theomachy.games import EVENTS, VIEWS, Event, GameRules, Recall, View
from theomachy.games.contract import ACTION, BY_SEAT, SEAT
from theomachy.games.registry import outside
from theomachy.kernel.errors import BadInput
from theomachy.kernel.options import Options
from theomachy.kernel.scenarios import knowing
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER

Packed = dict[str, Any]  # only str, int, bool, None, list and dict, all the way down

LARGEST: Final = (1 << 63) - 1  # no number of a game is beyond
HALF: Final = re.compile("[\ud800-\udfff]")  # JSON can say it, but nobody can write it down
NOT_PLAYERS: Final = {CHANCE: "chance", NOBODY: "nobody", WATCHER: "watcher"}
JSON_TYPES: Final[dict[type, str]] = {int: "integer", str: "string", bool: "boolean"}


class Wire:
    """How one game with its options goes over the wire."""

    def __init__(self, game: GameRules, options: Options) -> None:
        self.game = game
        self.options = options
        self.notation = knowing(game.notation, options)
        self.seat_names = game.seat_names
        self.seats = {name: seat for seat, name in [*enumerate(game.seat_names), *NOT_PLAYERS.items()]}
        self.names = {seat: name for name, seat in self.seats.items()}
        self.written: dict[int, str] = {}  # actions in notation; they come up again and again

    def pack(self, view: View) -> Packed:
        return thing(type(view)).pack(view, self)

    def unpack(self, data: object) -> View:
        whole = thing(VIEWS[self.game.key])
        view: View = whole.kind(**whole.read(data, "view", self), options=self.options)
        return view

    def pack_event(self, event: Event) -> Packed:
        return {"event": event.name, **thing(type(event)).pack(event, self)}

    def unpack_event(self, data: object) -> Event:
        found = dict(of_type(dict, data, "event"))
        name = found.pop("event", None)
        kind = next((kind for kind in EVENTS[self.game.key] if kind.name == name), None)
        if kind is None:
            raise BadInput("wire-no-event", event=str(name)[:40])
        event: Event = thing(kind).unpack(found, "event", self)
        return event

    def pack_recall(self, recall: Recall) -> Packed:
        return thing(Recall).pack(recall, self)

    def unpack_recall(self, data: object) -> Recall:
        recall: Recall = thing(Recall).unpack(data, "recall", self)
        if recall.build != build.mark(outside(self.game.key)):
            raise BadInput("wire-other-build")
        return recall

    def schema(self) -> Packed:
        """The forms of a view and of all events, as JSON Schema."""
        parts: Packed = {}
        view = thing(VIEWS[self.game.key]).schema(self, parts)
        events = [thing(kind).schema(self, parts) for kind in EVENTS[self.game.key]]
        return {"type": "object", "properties": {"view": view, "event": {"oneOf": events}}, "$defs": parts}

    def write_action(self, action: int) -> str:
        if action not in self.written:
            self.written[action] = self.notation.write_action(action)
        return self.written[action]


def pack_options(options: Options) -> Packed:
    return {"edition": options.edition, "changes": options.changes()}


def unpack_options(game: GameRules, data: object) -> Options:
    found = members(data, OPTIONS, "the options")
    edition = checked(str, found["edition"], "the edition")
    changes = of_type(dict, found["changes"], "what is changed in the edition")
    for name, value in changes.items():
        checked(str, name, "the name of an option")
        checked(type(value) if type(value) in (str, bool) else int, value, "the value of an option")
    return game.options(edition, changes)


# --- the form of every type that occurs ---------------------------------------------------------------------------


class Form(Protocol):
    """How values of a type are packed, and read again from what anybody may have sent."""

    def pack(self, value: Any, wire: Wire) -> Any: ...
    def unpack(self, data: object, where: str, wire: Wire) -> Any: ...
    def schema(self, wire: Wire, parts: Packed) -> Packed:
        """As JSON Schema; dataclasses are described in `parts`, by their names."""
        ...


class Plain:
    """A number, a text, or a truth."""

    def __init__(self, sort: type) -> None:
        self.sort = sort

    def pack(self, value: Any, wire: Wire) -> Any:
        return value

    def unpack(self, data: object, where: str, wire: Wire) -> Any:
        return checked(self.sort, data, where)

    def schema(self, wire: Wire, parts: Packed) -> Packed:
        return {"type": JSON_TYPES[self.sort]}


class SeatName:
    """A seat, or whoever else can be asked or look on."""

    def pack(self, value: int, wire: Wire) -> str:
        return wire.names[value]

    def unpack(self, data: object, where: str, wire: Wire) -> int:
        name = of_type(str, data, where)
        if name not in wire.seats:
            raise BadInput("wire-no-seat", where=where)
        return wire.seats[name]

    def schema(self, wire: Wire, parts: Packed) -> Packed:
        return {"enum": list(wire.seats)}


class InNotation:
    """A choice."""

    def pack(self, value: int, wire: Wire) -> str:
        return wire.write_action(value)

    def unpack(self, data: object, where: str, wire: Wire) -> int:
        text = checked(str, data, where)
        try:
            return wire.notation.read_action(text)
        except BadInput as error:
            raise BadInput("wire-no-choice", where=where) from error

    def schema(self, wire: Wire, parts: Packed) -> Packed:
        return {"type": "string"}


class ForEachSeat:
    """As many of the same as there are seats, by their names."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def pack(self, value: Any, wire: Wire) -> Packed:
        return {name: self.form.pack(each, wire) for name, each in zip(wire.seat_names, value, strict=False)}

    def unpack(self, data: object, where: str, wire: Wire) -> Any:
        found = of_type(dict, data, where)
        if tuple(found) != wire.seat_names[: len(found)]:
            raise BadInput("wire-each-seat", where=where)
        return tuple([self.form.unpack(each, where, wire) for each in found.values()])

    def schema(self, wire: Wire, parts: Packed) -> Packed:
        some = dict.fromkeys(wire.seat_names, self.form.schema(wire, parts))
        fewest = list(wire.seat_names[: wire.game.players[0]])
        return {"type": "object", "properties": some, "required": fewest, "additionalProperties": False}


class ByKey:
    """However many of the same, each with a name."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def pack(self, value: dict[str, Any], wire: Wire) -> Packed:
        return {name: self.form.pack(each, wire) for name, each in value.items()}

    def unpack(self, data: object, where: str, wire: Wire) -> Any:
        found = of_type(dict, data, where)
        return {checked(str, name, where): self.form.unpack(each, where, wire) for name, each in found.items()}

    def schema(self, wire: Wire, parts: Packed) -> Packed:
        return {"type": "object", "additionalProperties": self.form.schema(wire, parts)}


class Perhaps:
    """Something, or nothing."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def pack(self, value: Any, wire: Wire) -> Any:
        return None if value is None else self.form.pack(value, wire)

    def unpack(self, data: object, where: str, wire: Wire) -> Any:
        return None if data is None else self.form.unpack(data, where, wire)

    def schema(self, wire: Wire, parts: Packed) -> Packed:
        return {"anyOf": [self.form.schema(wire, parts), {"type": "null"}]}


class Many:
    """However many of the same."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def pack(self, value: Any, wire: Wire) -> Any:
        return list(value) if isinstance(self.form, Plain) else [self.form.pack(each, wire) for each in value]

    def unpack(self, data: object, where: str, wire: Wire) -> Any:
        return tuple([self.form.unpack(each, where, wire) for each in of_type(list, data, where)])

    def schema(self, wire: Wire, parts: Packed) -> Packed:
        return {"type": "array", "items": self.form.schema(wire, parts)}


class Few:
    """So many, each with a form of its own."""

    def __init__(self, forms: list[Form]) -> None:
        self.forms = forms

    def pack(self, value: Any, wire: Wire) -> Any:
        return [form.pack(each, wire) for form, each in zip(self.forms, value, strict=True)]

    def unpack(self, data: object, where: str, wire: Wire) -> Any:
        found = of_type(list, data, where)
        if len(found) != len(self.forms):
            raise BadInput("wire-count", due=len(self.forms), count=len(found), where=where)
        return tuple([form.unpack(each, where, wire) for form, each in zip(self.forms, found, strict=True)])

    def schema(self, wire: Wire, parts: Packed) -> Packed:
        several = [form.schema(wire, parts) for form in self.forms]
        return {"type": "array", "prefixItems": several, "minItems": len(several), "maxItems": len(several)}


class Thing:
    """A dataclass: a view, or a part of one."""

    def __init__(self, kind: type[Any]) -> None:
        self.kind = kind
        hints = get_type_hints(kind, include_extras=True)
        self.forms = {field.name: form(hints[field.name]) for field in fields(kind) if field.name != "options"}

    def pack(self, value: Any, wire: Wire) -> Packed:
        return {name: form.pack(getattr(value, name), wire) for name, form in self.forms.items()}

    def read(self, data: object, where: str, wire: Wire) -> dict[str, Any]:
        found = members(data, self.forms, where)
        return {name: form.unpack(found[name], f"{where}.{name}", wire) for name, form in self.forms.items()}

    def unpack(self, data: object, where: str, wire: Wire) -> Any:
        return self.kind(**self.read(data, where, wire))

    def schema(self, wire: Wire, parts: Packed) -> Packed:
        name = self.kind.__name__
        if name not in parts:
            parts[name] = {}  # in case it occurs within itself
            named = {"event": {"const": self.kind.name}} if issubclass(self.kind, Event) else {}
            members = named | {name: form.schema(wire, parts) for name, form in self.forms.items()}
            parts[name] = {
                "type": "object",
                "description": description(self.kind),
                "properties": members,
                "required": list(members),
                "additionalProperties": False,
            }
        return {"$ref": f"#/$defs/{name}"}


def thing(kind: type[Any]) -> Thing:
    if kind not in THINGS:
        THINGS[kind] = Thing(kind)
    return THINGS[kind]


THINGS: Final[dict[type[Any], Thing]] = {}  # of the types that have occurred


def form(hint: Any) -> Form:
    """By the type that a field is declared with."""
    if hint in (int, str, bool):
        return Plain(hint)
    inner = get_args(hint)
    if get_origin(hint) is Annotated:
        return MARKED[inner[1]](inner[0])
    if get_origin(hint) is UnionType and inner[1] is NoneType:
        return Perhaps(form(inner[0]))
    if get_origin(hint) is dict:
        return ByKey(form(inner[1]))
    if get_origin(hint) is tuple:
        return Many(form(inner[0])) if inner[-1] is Ellipsis else Few([form(each) for each in inner])
    return thing(hint)


MARKED: Final[dict[str, Callable[[Any], Form]]] = {
    SEAT: lambda hint: SeatName(),
    ACTION: lambda hint: InNotation(),
    BY_SEAT: lambda hint: ForEachSeat(form(get_args(hint)[0])),
}


def description(kind: type[Any]) -> str:
    """What its docstring says; not what Python says where there is none."""
    doc = " ".join((inspect.getdoc(kind) or "").split())
    return "" if doc.startswith(kind.__name__ + "(") else doc


OPTIONS: Final = ("edition", "changes")


def checked(sort: type, data: object, where: str) -> Any:
    """A number, a text, or a truth, as anybody may have sent it."""
    found = of_type(sort, data, where)
    if sort is int and abs(found) > LARGEST:
        raise BadInput("wire-large-number", where=where)
    if sort is str and not found.isascii() and HALF.search(found):
        raise BadInput("wire-half-character", where=where)
    return found


def of_type(sort: type, data: Any, where: str) -> Any:
    if type(data) is not sort:
        raise BadInput("wire-type", due=sort.__name__, type=type(data).__name__, where=where)
    return data


def members(data: object, names: Collection[str], where: str) -> Packed:
    """An object with just these members."""
    found: Packed = of_type(dict, data, where)
    if missing := [name for name in names if name not in found]:
        raise BadInput("wire-missing", where=f"{where}.{missing[0]}")
    if len(found) > len(names):
        raise BadInput("wire-more", where=where)
    return found
