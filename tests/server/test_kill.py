"""Killed again and again in the middle of everything: what was acknowledged is there, and everybody just goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx

from tests.server.coming_back import Client, lost
from tests.server.service import FRIEND, ME
from theomachy.server.sqlite_store import SQLiteStore

KILLS = 10
PATIENCE = 60  # seconds; the machine may be busy
TABLES = ["hera-zeus"] * 5 + ["olympus"] * 5 + ["deukalion"] * 2
BOT = {"kind": "bot", "bot": "random"}


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
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
                await asyncio.sleep(0.01)

    async def kill(self) -> None:
        self.stop()
        assert await self.line() == b"gone\n"

    def stop(self) -> None:
        if self.server:
            os.kill(self.server, signal.SIGKILL)
            self.server = 0

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
        starter.stop()
        process.kill()
        await process.wait()


async def seated(port: int) -> list[Client]:
    found = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20) as http:
        for number, game in enumerate(TABLES):
            setting = {"game": game, "seats": [ME, BOT if number % 5 == 4 else FRIEND]}
            made = (await http.post("/api/tables", json={"setting": setting})).json()
            found += [Client(made["table"], seat["key"], 10 * number + at) for at, seat in enumerate(made["seats"])]
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def all_back(clients: list[Client], players: list[asyncio.Task[None]], kills: int) -> None:
    """After so many."""
    async with asyncio.timeout(PATIENCE):
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
        assert lost(store, client) == []
    store.close()
    assert sum(len(client.acknowledged) for client in clients) > 10 * KILLS
