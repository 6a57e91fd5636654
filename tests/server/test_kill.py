"""Killed again and again in the middle of everything: what was acknowledged is there, and everybody just goes on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.service import FRIEND, ME
from theomachy.server.hall import folded
from theomachy.server.sqlite_store import SQLiteStore

KILLS = 10
TABLES = ["hera-zeus"] * 5 + ["olympus"] * 5 + ["deukalion"] * 2
BOT = {"kind": "bot", "bot": "random"}


class Client:
    """Plays at a table, and comes back by itself; knows nothing but its key and what it was told."""

    def __init__(self, table: str, key: str, seed: int) -> None:
        self.table = table
        self.key = key
        self.rng = random.Random(seed)
        self.updates: list[dict[str, Any]] = []
        self.acknowledged: list[tuple[int, str]] = []
        self.over = False
        self.comings = 0  # after as many starts

    async def play(self, port: int) -> None:
        while not self.over:
            with suppress(OSError, WebSocketException, EOFError, TimeoutError):
                await self.visit(port)
            await asyncio.sleep(0.02)

    async def visit(self, port: int) -> None:
        url = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
        async with connect(url, max_size=None, open_timeout=5) as line:
            await line.send(json.dumps({"type": "hello", "key": self.key, "since": len(self.updates)}))
            welcome = json.loads(await line.recv())
            assert (welcome["type"], welcome["seq"]) == ("welcome", len(self.updates)), welcome
            self.comings += 1  # an answer comes only from a server that lives
            now, asked = welcome["now"], ""
            while not self.over:
                if not asked and (command := self.command(now, welcome["seat"])):
                    await line.send(json.dumps(command | {"id": len(self.acknowledged)}))
                    asked = command.get("choice", command["type"])
                message = json.loads(await line.recv())
                if message["type"] == "update":
                    self.take(message["updates"])
                    now = message["now"] or now
                    self.over = now["status"] == "over"
                elif message["type"] == "reply":
                    self.acknowledged.append((message["seq"], asked))
                    asked = ""
                else:
                    assert message["code"] in ("too-late", "not-your-turn"), message
                    asked = ""

    def command(self, now: dict[str, Any], seat: int) -> dict[str, Any] | None:
        if now["status"] == "waiting":
            mine = now["commitment"] and not now["seats"][seat]["nonce"]
            return {"type": "nonce", "nonce": self.rng.randbytes(16).hex()} if mine else None
        if now["choices"]:
            choice = self.rng.choice(now["choices"])["choice"]
            return {"type": "choose", "at": len(self.updates), "choice": choice}
        return None

    def take(self, updates: list[dict[str, Any]]) -> None:
        """Each comes once, in order, and nothing is left out."""
        for update in updates:
            assert update["seq"] == len(self.updates) + 1
            self.updates.append(update)


class Starter:
    """Starts the server, as often as need be."""

    def __init__(self, process: Process, port: int) -> None:
        self.process = process
        self.port = port
        self.server = 0

    async def start(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(b"\n")
        self.server = int(await self.line())
        async with asyncio.timeout(20):
            while True:
                with suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
                await asyncio.sleep(0.01)

    async def kill(self) -> None:
        os.kill(self.server, signal.SIGKILL)
        assert await self.line() == b"gone\n"

    async def line(self) -> bytes:
        assert self.process.stdout is not None
        return await self.process.stdout.readline()


@asynccontextmanager
async def starter(folder: Path, port: int) -> AsyncIterator[Starter]:
    call = (sys.executable, "-m", "tests.server.serving", str(folder), str(port))
    process = await asyncio.create_subprocess_exec(*call, stdin=PIPE, stdout=PIPE)
    starter = Starter(process, port)
    try:
        await starter.start()
        yield starter
        await starter.kill()
    finally:
        process.kill()
        await process.wait()


async def seated(port: int) -> list[Client]:
    found = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20) as http:
        for number, game in enumerate(TABLES):
            setting = {"game": game, "seats": [ME, BOT if number % 5 == 4 else FRIEND]}
            made = (await http.post("/api/tables", json={"setting": setting})).json()
            found += [Client(made["table"], seat["key"], 10 * number + seat["seat"]) for seat in made["seats"]]
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def all_back(clients: list[Client], players: list[asyncio.Task[None]], kills: int) -> None:
    """After so many."""
    async with asyncio.timeout(20):
        while not all(client.over or client.comings > kills for client in clients):
            await asyncio.sleep(0.01)
            assert not any(player.done() and player.exception() for player in players)


def test_killed_ten_times_under_load(tmp_path: Path) -> None:
    rng, port = random.Random(9), free_port()

    async def play() -> list[Client]:
        async with starter(tmp_path, port) as server:
            clients = await seated(port)
            players = [asyncio.create_task(client.play(port)) for client in clients]
            for number in range(KILLS):
                await all_back(clients, players, number)
                await asyncio.sleep(rng.uniform(0.1, 0.7))
                await server.kill()
                await server.start()
            await all_back(clients, players, KILLS)
        broken = [player.exception() for player in players if player.done()]
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        assert [error for error in broken if error is not None] == []
        return clients

    clients = asyncio.run(play())
    store = SQLiteStore(tmp_path)
    for client in clients:
        row = store.table(client.table)
        assert row is not None
        table = folded(row, store.entries(client.table))
        seat = table.seat_of(client.key)
        kept = [(told.entry.kind, told.entry.at) for told in table.updates[seat]]
        assert [(update["kind"], update["at"]) for update in client.updates] == kept[: len(client.updates)]
        for seq, choice in client.acknowledged:
            entry = table.updates[seat][seq - 1].entry
            assert choice in (entry.body.get("action"), entry.kind)
    store.close()
    assert sum(len(client.acknowledged) for client in clients) > 10 * KILLS
