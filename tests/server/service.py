"""A server on this machine, and clients at its tables through real sockets."""

from __future__ import annotations

import asyncio
import json
import secrets
import threading
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from theomachy.server.app import make_app
from theomachy.server.connections import server_config
from theomachy.server.limits import Limits
from theomachy.server.protocol import VERSION
from theomachy.server.proxies import Proxies
from theomachy.server.push_post import PushPost
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.workers import Workers

GENEROUS = Limits(
    messages=10_000.0,
    message_burst=10_000,
    address_messages=100_000.0,
    address_burst=100_000,
    requests=10_000.0,
    request_burst=10_000,
    tables=1000.0,
    table_burst=1000,
    connections=1000,
    pace=0,
)
ME, FRIEND, ANYONE = {"kind": "me"}, {"kind": "friend"}, {"kind": "anyone"}


def bot(spec: str) -> dict[str, str]:
    return {"kind": "bot", "bot": spec}


class Service:
    """The server, as its visitors see it."""

    def __init__(self, port: int, http: httpx.AsyncClient, app: Any) -> None:
        self.port = port
        self.http = http
        self.app = app
        self.tables = app.state.tables

    def url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    async def set_table(self, *seats: dict[str, str], game: str = "hera-zeus", **more: Any) -> tuple[str, list[str]]:
        """A new table, and the keys that its maker got."""
        setting = {"game": game, "seats": list(seats or (ME, FRIEND)), **more}
        answer = await self.http.post("/api/tables", json={"setting": setting})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["table"], [seat["key"] for seat in made["seats"]]

    async def catch_up(self, table: str, *visitors: Visitor) -> None:
        """Until each of them has heard all that he will hear of what has happened so far."""
        for visitor in visitors:
            there = (await self.tables.get(table)).table
            await visitor.until_seq(there.update_count(there.wire.seats[visitor.seat]))

    async def begin(self, table: str, *players: Visitor) -> None:
        await asyncio.gather(*(player.give_nonce() for player in players))
        await self.catch_up(table, *players)

    async def choose(self, table: str, count: int, *players: Visitor) -> None:
        """So many choices, one after the other, by whoever is asked: always the last that is offered, for by others
        a game of *Hera and Zeus* may be over after twenty."""
        for _ in range(count):
            asked = next(player for player in players if player.now["choices"])
            reply = await asked.choose(-1)
            assert reply["type"] == "reply", reply
            await self.catch_up(table, *players)

    @asynccontextmanager
    async def visit(
        self, table: str, key: str | None = None, local: str | None = None, **hello: Any
    ) -> AsyncIterator[Visitor]:
        """Perhaps from another of our addresses."""
        async with connect(self.url(table), max_size=None, local_addr=local and (local, 0)) as socket:
            visitor = Visitor(socket)
            await visitor.send({"type": "hello", "version": VERSION, **({"key": key} if key else {}), **hello})
            visitor.take(await visitor.receive())
            yield visitor


class Visitor:
    """Somebody at a table: keeps what he is told, and answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []  # every message, as it came
        self.seq = 0
        self.seat = "watcher"
        self.now: dict[str, Any] = {}
        self.updates: list[dict[str, Any]] = []
        self.present: list[str] = []
        self.ids = 0

    async def send(self, message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(30):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        return message

    def take(self, message: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "welcome":
            self.seat, self.seq, self.now = message["seat"], message["seq"], message["now"]
        elif message["type"] == "update":
            self.seq = message["seq"]
            self.updates += message["updates"]
            self.present = message["present"]
            self.now = message["now"] or self.now
        return message

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command, and wait for its reply or refusal."""
        self.ids += 1
        await self.send({"type": type, "id": self.ids, **fields})
        while True:
            message = self.take(await self.receive())
            if message["type"] in ("reply", "refused") and message["id"] in (self.ids, None):
                return message

    async def until(self, *statuses: str) -> None:
        while self.now["status"] not in statuses:
            self.take(await self.receive())

    async def refusal(self) -> str:
        """The code with which he was shown out, if he was told one."""
        with suppress(ConnectionClosed):
            while True:
                self.take(await self.receive())
        return str(json.loads(self.received[-1]).get("code", ""))

    async def until_present(self, count: int) -> None:
        while len(self.present) != count:
            self.take(await self.receive())

    async def until_seq(self, seq: int) -> None:
        while self.seq < seq:
            self.take(await self.receive())

    async def give_nonce(self) -> None:
        while not self.now["commitment"]:
            self.take(await self.receive())
        answer = await self.ask("nonce", nonce=secrets.token_hex(16))
        assert answer["type"] == "reply", answer

    async def choose(self, number: int) -> dict[str, Any]:
        choices = self.now["choices"]
        return await self.ask("choose", at=self.seq, choice=choices[number % len(choices)]["choice"])

    async def play(self, numbers: Any, most: int = 1 << 30) -> int:
        """To the end of the game, or so many choices."""
        made = 0
        await self.until("playing", "over")
        while self.now["status"] == "playing" and made < most:
            if self.now["choices"]:
                reply = await self.choose(next(numbers))
                if reply["type"] == "reply":
                    made += 1
                    await self.until_seq(reply["seq"])
                else:
                    assert reply["code"] in ("too-late", "game-over"), reply  # the other was quicker
            else:
                self.take(await self.receive())
        return made


@asynccontextmanager
async def service(
    folder: Path,
    limits: Limits = GENEROUS,
    workers: int = 1,
    trust: tuple[str, ...] = (),
    post: PushPost | None = None,
) -> AsyncIterator[Service]:
    app = make_app(SQLiteStore(folder), Workers(workers), limits, post=post)
    server = uvicorn.Server(server_config(app, limits, "127.0.0.1", 0, Proxies(trust)))
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if running.done():
            running.result()
    port = server.servers[0].sockets[0].getsockname()[1]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        try:
            yield Service(port, http, app)
        finally:
            server.should_exit = True
            await running


class Remote:
    """A server that runs beside the test."""

    def __init__(self, port: int, http: httpx.Client) -> None:
        self.port = port
        self.http = http

    def url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"


@contextmanager
def in_thread(folder: Path, limits: Limits = GENEROUS, post: PushPost | None = None) -> Iterator[Remote]:
    started: Future[int] = Future()
    done = threading.Event()

    async def run() -> None:
        async with service(folder, limits, post=post) as server:
            started.set_result(server.port)
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=[run()])
    thread.start()
    try:
        port = started.result(30)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
            yield Remote(port, http)
    finally:
        done.set()
        thread.join()


def routes_of(app: FastAPI) -> Iterator[Any]:
    """Those of its routers, too."""
    for route in app.routes:
        router = getattr(route, "original_router", None)
        yield from [route] if router is None else router.routes
