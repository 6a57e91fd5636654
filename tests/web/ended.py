"""Games that people have played, and ended as a test wants it, without a browser."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.web.house import House
from theomachy.server.protocol import VERSION


@dataclass(frozen=True)
class Ended:
    table: str
    keys: list[str]

    def seen_by(self, seat: int) -> str:
        """Where this player looks at it."""
        return f"/t/{self.table}#{self.keys[seat]}"

    @property
    def watched(self) -> str:
        return f"/t/{self.table}"


class Sitter:
    """Somebody at a table, who hears what he is told."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.seq = 0
        self.ids = 0
        self.now: dict[str, Any] = {}

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.line.recv(60))
        if message["type"] in ("welcome", "update"):
            self.seq, self.now = message["seq"], message["now"] or self.now
        return message

    def ask(self, type: str, **fields: Any) -> None:
        self.ids += 1
        self.line.send(json.dumps({"type": type, "id": self.ids, **fields}))
        while (answer := self.hear())["type"] not in ("reply", "refused"):
            pass
        assert answer["type"] == "reply", answer
        while self.seq < answer.get("seq", 0):
            self.hear()


@contextmanager
def seated(house: House, table: str, *keys: str) -> Iterator[list[Sitter]]:
    with ExitStack() as stack:
        sitters = []
        for name, key in zip(("Ann", "Bob", "Cem", "Dia"), keys, strict=False):
            address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
            sitter = Sitter(stack.enter_context(connect(address, max_size=None)))
            sitter.line.send(json.dumps({"type": "hello", "version": VERSION, "key": key, "name": name}))
            assert sitter.hear()["type"] == "welcome"
            sitters.append(sitter)
        yield sitters


def set_up(house: House, setting: dict[str, Any]) -> Ended:
    """A new table, with the keys of those who sit there."""
    made = httpx.post(f"{house.url}/api/tables", json={"setting": setting, "name": "Ann"}).json()
    return Ended(made["table"], [seat["key"] for seat in made["seats"]])


def ended(house: House, game: str, by: str, choices: int = 24, seats: int = 2, **more: Any) -> Ended:
    """So many choices, then the second seat gives up (`resigned`), or all agree on a draw (`agreed`)."""
    over = set_up(house, {"game": game, "seats": [{"kind": "me"}, *[{"kind": "friend"}] * (seats - 1)], **more})
    chance = random.Random(1)
    with seated(house, over.table, *over.keys) as sitters:
        for sitter in sitters:
            sitter.ask("nonce", nonce=secrets.token_hex(32))
        for _ in range(choices):
            asked = told(sitters, "choices")
            asked.ask("choose", at=asked.seq, choice=chance.choice(asked.now["choices"])["choice"])
        if by == "resigned":
            sitters[1].ask("resign")
            return over
        sitters[0].ask("draw")
        for sitter in sitters[1:]:
            told([sitter], "request").ask("answer", at=sitter.now["request"]["seq"], yes=True)
    return over


def told(sitters: list[Sitter], what: str) -> Sitter:
    """The first whose position has this, as soon as he hears of it."""
    while True:
        for sitter in sitters:
            if sitter.now.get(what):
                return sitter
            sitter.ask("ping")
