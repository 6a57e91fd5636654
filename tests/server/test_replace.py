"""A server takes over from another while everybody plays: nothing is lost, nobody is turned away."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import httpx

from tests.bad_input import bad_input
from tests.server.behind_a_socket import INTERPRETED, PATIENCE, BehindASocket
from tests.server.coming_back import Client, lost
from tests.server.service import FRIEND, ME, bot
from tests.server.test_client import Notes
from theomachy.build import compiled
from theomachy.remote.client import at_table
from theomachy.remote.link import read_link
from theomachy.server.command import inherited
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.words import house_words

TABLES = (
    ("hera-zeus", FRIEND),
    ("olympus", FRIEND),
    ("deukalion", FRIEND),
    ("olympus", bot("greedy")),
    ("hera-zeus", bot("search:seconds=0.2")),
)


async def seated(http: httpx.AsyncClient) -> list[Client]:
    found = []
    for number, (game, other) in enumerate(TABLES):
        made = (await http.post("/api/tables", json={"setting": {"game": game, "seats": [ME, other]}})).json()
        found += [
            Client(made["table"], seat["key"], 10 * number + at, think=0.05) for at, seat in enumerate(made["seats"])
        ]
    return found


async def knock(url: str, done: asyncio.Event) -> list[int | str]:
    """As a newcomer does, again and again, through a new connection each time; how each was answered."""
    answers: list[int | str] = []
    while not done.is_set():
        try:
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as newcomer:
                answers.append((await newcomer.get("/api/tables")).status_code)
        except httpx.HTTPError as error:
            answers.append(repr(error))
    return answers


async def until_more_is_played(clients: list[Client]) -> None:
    """At every table, since now."""
    before = [len(client.updates) for client in clients]
    async with asyncio.timeout(PATIENCE):
        while not all(
            client.over or len(client.updates) > seen + 2 for client, seen in zip(clients, before, strict=True)
        ):
            await asyncio.sleep(0.02)


def test_from_the_sources_to_machine_code_in_the_middle_of_games(tmp_path: Path) -> None:
    async def play(service: BehindASocket) -> list[Client]:
        notes, done = Notes(), asyncio.Event()
        async with httpx.AsyncClient(base_url=service.url, timeout=PATIENCE) as http:
            clients = await seated(http)
        link = read_link(f"{service.url}/t/{clients[0].table}", None)
        players = [asyncio.create_task(client.play(service.port)) for client in clients]
        newcomer = asyncio.create_task(knock(service.url, done))
        async with at_table(link, house_words("en"), callbacks=notes) as watcher:
            await until_more_is_played(clients)
            await asyncio.to_thread(service.replace, THEOMACHY_PURE="0")
            await until_more_is_played(clients)
            heard = len(clients[0].updates)
            async with asyncio.timeout(PATIENCE):
                await watcher.until(lambda: watcher.seq >= heard)
        done.set()
        answers = await newcomer
        assert set(answers) == {200}
        assert len(answers) > 10
        assert (notes.losses, notes.returns) == (0, 0)  # he was told of no loss
        assert not any(player.done() and player.exception() for player in players)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        return clients

    with BehindASocket(tmp_path) as service:
        service.start(**INTERPRETED)
        assert json.loads(service.get("/api/build")) == {"rules": "sources"}
        clients = asyncio.run(play(service))
        rules = "compiled" if compiled() else "sources"
        assert json.loads(service.get("/api/build")) == {"rules": rules}
        assert service.log.read_text().count("\n") == 1  # where it serves, and no complaint
    store = SQLiteStore(tmp_path)
    for client in clients:
        assert lost(store, client) == []
        assert client.comings == 2 or client.over
    store.close()


def test_who_cannot_load_replaces_nobody_and_the_lobby_hears_of_the_compilation(tmp_path: Path) -> None:
    status = tmp_path / "build.json"
    with BehindASocket(tmp_path) as service:
        service.start(**INTERPRETED, THEOMACHY_BUILD=str(status))
        for said in ("compiling", "no-compiler", "failed"):
            status.write_text(json.dumps({"rules": said, "seconds": 90}))
            assert json.loads(service.get("/api/build")) == {"rules": said, "seconds": 90}
        old = service.servers[0]
        service.start("--replace", str(old.pid), "--limit", "none=1")
        assert service.servers[1].wait(PATIENCE) == 2
        assert old.poll() is None
        status.write_text("half a li")
        assert json.loads(service.get("/api/build")) == {"rules": "sources"}


def test_only_a_socket_that_listens_is_served_from(tmp_path: Path) -> None:
    with socket.socket() as silent, (tmp_path / "file").open("w") as file:
        for number in (silent.fileno(), file.fileno(), 99):
            with bad_input(f"File {number} is not an open TCP socket"):
                inherited(number)
