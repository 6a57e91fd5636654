"""The forms of all that is said, as TypeScript: from JSON schemas, and from the views and vocabularies of the games."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from importlib.resources import files
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict

from theomachy.games import EVENTS, GAMES, VIEWS
from theomachy.games.contract import ACTION, SEAT, Event
from theomachy.table.wire import description
from theomachy.words import WORDS, words

MADE: Final = "// Made by `python -m theomachy.server.schema`; not to be edited.\n"
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
PYTHON: Final[dict[Any, str]] = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
FIELD: Final = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)
CONSTANT: Final = re.compile(r"^([A-Z_0-9]+): Final = .*?(?:  # (.+))?$", re.MULTILINE)
LINE: Final = 100  # characters, if it can be broken


# --- from JSON schemas ------------------------------------------------------------------------------------------------


def declared(schemas: Mapping[str, Any], notes: Mapping[str, Mapping[str, str]]) -> str:
    """An interface for each object, a type for all else; in the order of their names."""
    return "\n".join(declaration(name, schemas[name], notes.get(name, {})) for name in sorted(schemas))


def declaration(name: str, schema: Any, notes: Mapping[str, str]) -> str:
    head = comment(schema.get("description", ""))
    if "properties" not in schema and schema.get("type") != "object":
        return f"{head}export type {name} = {of_schema(schema)};\n"
    required = schema.get("required", [])
    lines = [
        member(key, of_schema(inner), notes.get(key, ""), optional=key not in required)
        for key, inner in schema.get("properties", {}).items()
    ]
    return interface(head, name, lines)


def of_schema(schema: Any) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(literal, schema["enum"]))
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(map(of_schema, schema[several])))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(map(of_schema, schema['prefixItems']))}]"
        return many(of_schema(schema.get("items", {})))
    if kind == "object":
        more = schema.get("additionalProperties", {})
        return f"Record<string, {of_schema(more) if isinstance(more, dict) else 'unknown'}>"
    return PLAIN.get(kind, "unknown")


def literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else "null" if value is None else str(value).lower()


# --- from Python's types ----------------------------------------------------------------------------------------------


def of_game(key: str) -> str:
    """The view of a game, what is on its cards, and what the numbers in its events mean."""
    view = VIEWS[key]
    vocabulary = import_module(view.__module__.removesuffix(".view") + ".vocabulary")
    worded = import_module(WORDS[key].__module__)
    infos = [
        kind for kind in vars(worded).values() if is_typeddict(kind) and kind.__module__.startswith(worded.__name__)
    ]
    found: dict[str, str] = {}
    for kind in (view, *EVENTS[key], *infos):
        add_interface(kind, found)
    found["Seat"] = names_of_seats(key)
    found["Event"] = f"export type Event = {' | '.join(kind.__name__ for kind in EVENTS[key])};\n"
    return "\n".join((MADE, *found.values(), constants(vocabulary), cards(key)))


def add_interface(kind: type[Any], found: dict[str, str]) -> None:
    """Parts come before the whole."""
    if kind.__name__ in found:
        return
    hints = get_type_hints(kind, include_extras=True)
    names = [field.name for field in fields(kind) if field.name != "options"] if is_dataclass(kind) else list(hints)
    notes = notes_on(kind)
    lines = [member(name, of_hint(hints[name], found), notes.get(name, "")) for name in names]
    if issubclass(kind, Event):
        lines.insert(0, member("event", literal(kind.name), ""))
    found[kind.__name__] = interface(comment(description(kind)), kind.__name__, lines)


def names_of_seats(key: str) -> str:
    names = list(GAMES[key].seat_names)
    return f"export const SEATS = {valued(names)} as const;\nexport type Seat = (typeof SEATS)[number];\n"


def of_hint(hint: Any, found: dict[str, str]) -> str:
    if hint in PYTHON:
        return PYTHON[hint]
    inner = get_args(hint)
    if get_origin(hint) is Annotated:
        if inner[1] == SEAT:
            return 'Seat | "chance" | "nobody" | "watcher"'
        return "string" if inner[1] == ACTION else f"Record<Seat, {of_hint(get_args(inner[0])[0], found)}>"
    if get_origin(hint) is UnionType:
        return " | ".join(of_hint(each, found) for each in inner)
    if get_origin(hint) is tuple and inner[-1] is not Ellipsis:
        return f"[{', '.join(of_hint(each, found) for each in inner)}]"
    if get_origin(hint) in (tuple, list):
        return many(of_hint(inner[0], found))
    if get_origin(hint) is dict:
        return f"Record<string, {of_hint(inner[1], found)}>"
    add_interface(hint, found)
    return str(hint.__name__)


def notes_on(kind: type[Any]) -> dict[str, str]:
    """What is said of its fields in the code."""
    return dict(FIELD.findall(inspect.getsource(kind)))


def constants(vocabulary: ModuleType) -> str:
    """What a client may have to know of a vocabulary, with what is said of it in the code."""
    lines = []
    source = files(vocabulary.__package__ or "").joinpath("vocabulary.py")  # it lies beside the compiled module, too
    notes = dict(CONSTANT.findall(source.read_text(encoding="utf-8")))
    for name in vocabulary.FOR_CLIENTS:
        value = getattr(vocabulary, name)
        fixed = " as const" if isinstance(value, tuple) else ""
        lines.append(f"{comment(notes.get(name, ''))}export const {name} = {valued(value)}{fixed};\n")
    return "".join(lines)


def cards(key: str) -> str:
    """Of each card in the box the numbers on it and how often it is there; names and texts come from the server."""
    infos = words("en", key).card_infos()
    facts = [
        {name: fact for name, fact in info["facts"].items() if fact is None or isinstance(fact, int)} for info in infos
    ]
    members = "".join(
        f" {name}{'' if all(name in each for each in facts) else '?'}: {' | '.join(sorted(kinds))};"
        for name in dict.fromkeys(name for each in facts for name in each)
        if (kinds := {PYTHON[type(each[name])] for each in facts if name in each})
    )
    entries = "".join(
        f"  {{ id: {literal(info['id'])}{''.join(f', {name}: {literal(fact)}' for name, fact in each.items())} }},\n"
        for info, each in zip(infos, facts, strict=True)
    )
    about = comment("The cards in the box, with what is the same in every language.")
    return f"{about}export const CARDS: readonly {{ id: string;{members} }}[] = [\n{entries}];\n"


def valued(value: object) -> str:
    if isinstance(value, dict):  # names by their numbers
        return valued(tuple(value.values()))
    if isinstance(value, (tuple, list)):
        items = [valued(each) for each in value]
        short = f"[{', '.join(items)}]"
        return short if len(short) < LINE and not isinstance(value[0], tuple) else broken(items)
    return literal(value)


def broken(items: list[str]) -> str:
    lines = [""]
    for item in items:
        if len(lines[-1]) + len(item) > LINE:
            lines.append("")
        lines[-1] += f" {item},"
    return "[\n" + "".join(f" {line}\n" for line in lines) + "]"


# --- how it is written ------------------------------------------------------------------------------------------------


def interface(head: str, name: str, lines: Iterable[str]) -> str:
    return f"{head}export interface {name} {{\n{''.join(lines)}}}\n"


def member(name: str, kind: str, note: str, optional: bool = False) -> str:
    return comment(note, "  ") + f"  {name}{'?' if optional else ''}: {kind};\n"


def many(kind: str) -> str:
    return f"({kind})[]" if "|" in kind else f"{kind}[]"


def comment(text: str, indent: str = "") -> str:
    text = " ".join(text.split())
    return f"{indent}/** {text} */\n" if text else ""
