"""The forms of all requests and messages, for who writes a client: JSON schemas, and types for ours."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, TypeAdapter
from typing_extensions import is_typeddict

from theomachy.bots import BOTS
from theomachy.games import OURS
from theomachy.games import game as game_named
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER
from theomachy.server import answers
from theomachy.server.app import make_app
from theomachy.server.protocol import COMMAND, HELLO, VERSION
from theomachy.server.setting import LEVELS
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.typescript import MADE, comment, declared, notes_on, of_game, of_schema, valued
from theomachy.server.workers import Workers
from theomachy.table import messages
from theomachy.table.messages import Message, Offer
from theomachy.table.wire import NOT_PLAYERS, Wire
from theomachy.words import LANGUAGES
from theomachy.words.speech import HERE as WORDS
from theomachy.words.speech import messages as messages_in

KINDS: dict[str, Any] = {
    "Status": messages.Status,
    "RequestKind": messages.RequestKind,
    "UpdateKind": messages.UpdateKind,
    "Reaction": messages.Reaction,
    "Level": messages.Level,
    "EndedBy": messages.EndedBy,
}
CODE = "export type Code = (typeof CODES)[number];\n"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
MESSAGE: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])
OFFER: TypeAdapter[Offer] = TypeAdapter(Offer)


def protocol() -> dict[str, Any]:
    """A client sends a hello, then commands; the server sends messages."""
    parts, whole = TypeAdapter.json_schemas(
        [
            ("hello", "validation", HELLO),
            ("command", "validation", COMMAND),
            ("message", "serialization", MESSAGE),
        ],
        title=f"Theomachy: what is said at a table, version {VERSION}",
    )
    return {
        "$schema": DIALECT,
        **whole,
        "type": "object",
        "properties": {name: schema for (name, _), schema in parts.items()},
    }


def of_play(game: str) -> dict[str, Any]:
    """The views and events of a game, as they are in messages."""
    rules = game_named(game)
    return {
        "$schema": DIALECT,
        "title": f"Theomachy: views and events of {game}",
        **Wire(rules, rules.options()).schema(),
    }


def requests() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        store = SQLiteStore(Path(folder))
        try:
            return make_app(store, Workers(1)).openapi()
        finally:
            store.close()


# --- types of our client ----------------------------------------------------------------------------------------------


def protocol_types() -> str:
    """What goes through the socket, and what everybody may know of a table."""
    whole = protocol()
    schemas = {**whole["$defs"], "Offer": OFFER.json_schema(mode="serialization")}
    unions = "".join(
        f"\nexport type {name} = {of_schema(whole['properties'][name.lower()])};\n" for name in ("Command", "Message")
    )
    setting = (
        'import type { Setting as NewSetting } from "./requests";\n\n'
        "/** As the table was set; nothing, before it is known. */\nexport type Setting = Partial<NewSetting>;\n"
    )
    named = "".join(f"\n{comment(about)}export const {name} = {value};\n" for name, about, value in vocabularies())
    kinds = "".join(f"export type {name} = {kind_of(kind)};\n" for name, kind in KINDS.items())
    types = declared(schemas, notes_in_messages()).replace("setting: Record<string, unknown>", "setting: Setting")
    return f"{MADE}\n{setting}\n{types}{unions}\n{kinds}{CODE}{named}"


def kind_of(kind: Any) -> str:
    return of_schema(TypeAdapter(kind).json_schema())


def vocabularies() -> list[tuple[str, str, str]]:
    """Words that clients compare with or offer: no client writes them down once more."""
    sentences = messages_in(WORDS / "en" / "server.ftl")
    codes = sorted(key.removeprefix("denied-") for key in sentences if key.startswith("denied-"))
    most_players = {game: game_named(game).players[-1] for game in OURS}
    return [
        ("VERSION", "Of the protocol.", valued(VERSION)),
        ("WATCHER", "Instead of a seat: whoever only watches.", valued(NOT_PLAYERS[WATCHER])),
        ("NOBODY", "Instead of a seat: nobody is asked.", valued(NOT_PLAYERS[NOBODY])),
        ("CHANCE", "Instead of a seat: chance is asked.", valued(NOT_PLAYERS[CHANCE])),
        ("GAMES", "Those of the house, in the order of the lobby.", valued(OURS)),
        ("LANGUAGES", "Of all that is shown.", f"{valued(LANGUAGES)} as const"),
        ("MOST_PLAYERS", "How many can play each of them.", json.dumps(most_players)),
        ("BOTS", "Their names begin so; those of people do not.", valued(list(BOTS))),
        ("LEVELS", "How strong bots are, and which they are.", json.dumps(LEVELS)),
        ("REACTIONS", "What can be said with one click.", f"{valued(messages.REACTIONS)} as const"),
        ("CODES", "Why something is refused, if not by the rules of a game.", f"{valued(codes)} as const"),
        ("FINAL", "Refusals after which coming again does not help.", valued(messages.FINAL)),
        ("DONE_BEFORE", "Why a command is refused that was carried out before.", valued(messages.DONE_BEFORE)),
    ]


def request_types() -> str:
    """What is asked for without a socket.  What is said through one as well has its form there."""
    shared = {*protocol()["$defs"], "Offer"}
    schemas = {name: schema for name, schema in requests()["components"]["schemas"].items() if name in shared}
    own = {name: schema for name, schema in requests()["components"]["schemas"].items() if name not in shared}
    own = {name: schema for name, schema in own.items() if name not in ("HTTPValidationError", "ValidationError")}
    names = ", ".join(sorted(schemas))
    both = f'import type {{ {names} }} from "./messages";\nexport type {{ {names} }};\n'
    return f"{MADE}\n{both}\n{declared(own, notes_in_messages())}"


def notes_in_messages() -> dict[str, dict[str, str]]:
    named = {**vars(messages), **vars(answers)}
    return {name: notes_on(kind) for name, kind in named.items() if is_typeddict(kind)}


def written(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


FILES: dict[str, Callable[[], str]] = {
    "docs/protocol.schema.json": lambda: written(protocol()),
    "docs/openapi.json": lambda: written(requests()),
    "web/src/protocol/messages.ts": protocol_types,
    "web/src/protocol/requests.ts": request_types,
    **{f"docs/{game}.schema.json": partial(lambda game: written(of_play(game)), game) for game in OURS},
    **{f"web/src/protocol/{game}.ts": partial(of_game, game) for game in OURS},
}


if __name__ == "__main__":
    for name, text in FILES.items():
        Path(name).write_text(text(), encoding="utf-8")
