"""The worked examples of docs/protocol.md, played at a real server: a view, choices, a command, an update."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from tests.server.service import FRIEND, ME, Visitor, service
from theomachy.server.protocol import VERSION
from theomachy.table.dealer import SECRET_BYTES

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
SECRET = bytes(range(SECRET_BYTES))
CHOICES_SHOWN = 3
AT = 1767222000000  # in the page; the time of the server is never the same


VERBS = {"hera-zeus": "CHALLENGE", "olympus": "OWN", "deukalion": "DIR"}  # of the first choice that is shown


@dataclass(frozen=True)
class Move:
    view: dict[str, Any]
    choices: list[dict[str, Any]]
    command: dict[str, Any]
    update: dict[str, Any]


async def played(folder: Path, game: str) -> Move:
    """The move of the example; everything that chance brings follows from the secret and the nonces."""
    async with service(folder) as server:
        table, keys = await server.set_table(ME, FRIEND, game=game)
        async with server.visit(table, keys[0], name="Anna") as a, server.visit(table, keys[1], name="Bruno") as b:
            for number, player in enumerate((a, b)):
                await player.until_seq(3)
                reply = await player.ask("nonce", nonce=f"{number:032x}")
                assert reply["type"] == "reply", reply
            await server.catch_up(table, a, b)
            number = 0
            while not (choice := wanted(VERBS[game], a, b)):
                await (a if a.now["choices"] else b).choose(number)
                await server.catch_up(table, a, b)
                number += 1
            asked = a if a.now["choices"] else b
            now, shown = asked.now, len(asked.updates)
            command = {"type": "choose", "id": asked.ids + 1, "at": asked.seq, "choice": choice}
            reply = await asked.ask("choose", at=asked.seq, choice=choice)
            assert reply["type"] == "reply", reply
            await asked.until_seq(reply["seq"])
            update = next(one for one in asked.updates[shown:] if one["seq"] == reply["seq"])
            return Move(now["view"], now["choices"], command, update)


def wanted(verb: str, *players: Visitor) -> str:
    offered = [one["choice"] for player in players for one in player.now["choices"]]
    return next((choice for choice in offered if choice.startswith(verb)), "")


def shown_in(game: str) -> Move:
    """The blocks of the page, in their order."""
    section = PAGE.split(f"\n### A move in {game}\n")[1].split("\n### ")[0].split("\n## ")[0]
    return Move(*(json.loads(block) for block in re.findall(r"```json\n(.*?)```", section, re.DOTALL)))


@pytest.mark.parametrize("game", VERBS)
def test_the_example_is_what_happens(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    random = secrets.token_bytes
    monkeypatch.setattr(secrets, "token_bytes", lambda count: SECRET if count == SECRET_BYTES else random(count))
    shown, real = shown_in(game), asyncio.run(played(tmp_path, game))
    assert shown.view == {name: real.view[name] for name in shown.view}
    assert shown.choices == real.choices[:CHOICES_SHOWN]
    assert shown.command == real.command
    assert shown.update == {**real.update, "at": AT}


@pytest.mark.parametrize("game", VERBS)
def test_the_example_fits_the_schemas(game: str) -> None:
    shown = shown_in(game)
    messages = json.loads((DOCS / "protocol.schema.json").read_text(encoding="utf-8"))
    message = jsonschema_rs.validator_for(messages)
    message.validate({"hello": {"type": "hello", "version": VERSION}, "command": shown.command})
    update = {"type": "update", "seq": shown.update["seq"], "updates": [shown.update], "present": [], "now": None}
    message.validate({"message": update})
    forms = json.loads((DOCS / f"{game}.schema.json").read_text(encoding="utf-8"))
    known = forms["$defs"]["View"]["properties"]
    for name, value in shown.view.items():
        jsonschema_rs.validator_for({**known[name], "$defs": forms["$defs"]}).validate(value)
    of_game = jsonschema_rs.validator_for(forms)
    assert shown.update["events"]
    for event in shown.update["events"]:
        of_game.validate({"event": {name: value for name, value in event.items() if name != "text"}})
