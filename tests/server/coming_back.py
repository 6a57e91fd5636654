"""Players who come back by themselves, and check that nothing they were told was taken from them."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from theomachy.server.live_tables import folded
from theomachy.server.store import Store


class Client:
    """Plays at a table, and comes back by itself; knows nothing but its key and what it was told."""

    def __init__(self, table: str, key: str, seed: int, address: str = "127.0.0.1", think: float = 0.0) -> None:
        self.table = table
        self.key = key
        self.rng = random.Random(seed)
        self.address = address
        self.think = think  # seconds before a choice, on average
        self.updates: list[str] = []  # the kind of each
        self.acknowledged: list[tuple[int, str]] = []
        self.took: list[tuple[float, float]] = []  # of each choice that was answered: when, and after how many seconds
        self.over = False
        self.comings = 0  # after as many starts

    async def play(self, port: int) -> None:
        while not self.over:
            with suppress(OSError, WebSocketException, EOFError, TimeoutError):
                await self.visit(port)
            await asyncio.sleep(0.02)

    async def visit(self, port: int) -> None:
        url = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
        async with connect(url, max_size=None, open_timeout=5, local_addr=(self.address, 0)) as line:
            await line.send(json.dumps({"type": "hello", "version": 2, "key": self.key, "since": len(self.updates)}))
            welcome = json.loads(await line.recv())
            assert (welcome["type"], welcome["seq"]) == ("welcome", len(self.updates)), welcome
            self.comings += 1  # an answer comes only from a server that lives
            now, asked, sent = welcome["now"], "", 0.0
            self.over = now["status"] == "over"
            while not self.over:
                if not asked and (command := self.command(now, welcome["seat"])):
                    if self.think:
                        await asyncio.sleep(self.think * self.rng.uniform(0.5, 1.5))
                    sent = time.monotonic()
                    await line.send(json.dumps(command | {"id": len(self.acknowledged)}))
                    asked = command.get("choice", command["type"])
                message = json.loads(await line.recv())
                if message["type"] == "update":
                    self.take(message["updates"])
                    now = message["now"] or now
                    self.over = now["status"] == "over"
                elif message["type"] == "reply":
                    self.acknowledged.append((message["seq"], asked))
                    self.took.append((sent, time.monotonic() - sent))
                    asked = ""
                else:
                    assert message["code"] in ("too-late", "not-your-turn", "nonce-twice"), message
                    asked = ""

    def command(self, now: dict[str, Any], seat: str) -> dict[str, Any] | None:
        if now["status"] == "waiting":
            mine = now["commitment"] and not all(each["nonce"] for each in now["seats"] if each["seat"] == seat)
            return {"type": "nonce", "nonce": self.rng.randbytes(16).hex()} if mine else None
        if now["choices"]:
            choice = self.rng.choice(now["choices"])["choice"]
            return {"type": "choose", "at": len(self.updates), "choice": choice}
        return None

    def take(self, updates: list[dict[str, Any]]) -> None:
        """Each comes once, in order, and nothing is left out."""
        for update in updates:
            assert update["seq"] == len(self.updates) + 1
            self.updates.append(update["kind"])


def lost(store: Store, client: Client) -> list[str]:
    """What a client was told, or had acknowledged, and the store does not have."""
    row = store.table(client.table)
    if row is None:
        return [f"table {client.table}"]
    table = folded(row, store.entries(client.table))
    seat = table.seat_of(client.key)
    kept = [applied.entry for applied in table.updates[seat]]
    missing = [
        f"update {seq} of table {client.table}"
        for seq, kind in enumerate(client.updates, 1)
        if seq > len(kept) or kind != kept[seq - 1].kind
    ]
    for seq, choice in client.acknowledged:
        if seq > len(kept) or choice not in (kept[seq - 1].body.get("action"), kept[seq - 1].kind):
            missing.append(f"{choice} at table {client.table}")
    return missing
