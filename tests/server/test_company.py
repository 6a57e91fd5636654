"""Who comes and goes: the lobby, watchers, clocks, absence, rematch."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.service import ANYONE, FRIEND, ME, Service, Visitor, bot, service
from theomachy.kernel.seats import WATCHER
from theomachy.server import clock, live_table
from theomachy.server import socket as sockets
from theomachy.server.render import position
from theomachy.server.store import StoreError


def at_server(folder: Path, visit: Callable[[Service], Awaitable[None]]) -> None:
    async def run() -> None:
        async with service(folder) as server:
            await visit(server)

    asyncio.run(run())


async def begin(*visitors: Visitor) -> None:
    await asyncio.gather(*(visitor.give_nonce() for visitor in visitors))
    for visitor in visitors:
        await visitor.until("playing")


def test_a_stranger_sits_down_from_the_lobby(tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        table, (mine,) = await server.set_table(ME, ANYONE, game="olympus")
        (open_table,) = (await server.http.get("/api/tables")).json()["tables"]
        assert (open_table["table"], open_table["seats"][1]["free"]) == (table, True)
        seat = (await server.http.post(f"/api/tables/{table}/seats", json={"name": "Iris"})).json()
        assert seat["seat"] == "b"
        late = await server.http.post(f"/api/tables/{table}/seats", json={})
        assert (late.status_code, late.json()["code"]) == (409, "no-free-seat")
        while (await server.http.get("/api/tables")).json() != {"tables": [], "more": ""}:
            await asyncio.sleep(0.01)  # it is said a moment later
        async with server.visit(table, mine) as me, server.visit(table, seat["key"]) as stranger:
            await begin(me, stranger)
            assert [sitter["name"] for sitter in me.now["seats"]] == ["guest", "Iris"]

    at_server(tmp_path, visit)


def test_watchers_see_the_public_view_unless_the_table_is_closed(tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        for watchers in (True, False):
            table, keys = await server.set_table(watchers=watchers)
            async with server.visit(table, keys[0]) as me, server.visit(table, keys[1]) as friend:
                await begin(me, friend)
                async with server.visit(table) as watcher:
                    if watchers:
                        assert watcher.seat == "watcher"
                        assert watcher.now["choices"] == []
                        assert (await watcher.ask("resign"))["code"] == "only-watching"
                    else:
                        assert watcher.now == {}
                        assert '"no-watchers"' in watcher.received[0]

    at_server(tmp_path, visit)


def test_everybody_sees_who_is_there(tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        table, keys = await server.set_table()
        async with server.visit(table, keys[0]) as me:
            async with server.visit(table, keys[1]):
                while (message := await me.receive()).get("present") != ["hera", "zeus"]:
                    assert message["type"] == "update"
            while (await me.receive()).get("present") != ["hera"]:
                pass

    at_server(tmp_path, visit)


def test_a_crowd_that_comes_and_goes_is_told_in_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what all of it is told alike is made once."""
    made = []

    def counted(table: Any, seat: int, language: str, with_recall: bool) -> Any:
        made.append(seat)
        return position(table, seat, language, with_recall)

    monkeypatch.setattr(sockets, "position", counted)
    monkeypatch.setattr(live_table, "SECONDS_OF_CALM", 60.0)

    async def visit(server: Service) -> None:
        table, keys = await server.set_table()
        async with AsyncExitStack() as stack:
            me = await stack.enter_async_context(server.visit(table, keys[0]))
            crowd = [await stack.enter_async_context(server.visit(table)) for _ in range(30)]
            for _ in range(20):
                async with server.visit(table):
                    pass
            made.clear()
            await me.ask("chat", text="so many")
            await server.catch_up(table, *crowd)
            assert made.count(WATCHER) == 1
            assert max(len(watcher.received) for watcher in crowd) <= 3  # welcome, who is there, chat

    at_server(tmp_path, visit)


def test_a_rematch_is_played_with_the_same_keys_and_seats_exchanged(tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        table, keys = await server.set_table()
        async with server.visit(table, keys[0]) as me, server.visit(table, keys[1], name="Eris") as friend:
            assert (await me.ask("rematch"))["code"] == "not-over"
            await begin(me, friend)
            await me.ask("resign")
            await friend.until("over")
            again = (await friend.ask("rematch"))["table"]
            assert (await me.ask("rematch"))["table"] == again
        async with server.visit(again, keys[0]) as me, server.visit(again, keys[1]) as friend:
            assert (me.seat, friend.seat) == ("zeus", "hera")
            await begin(me, friend)
            assert [sitter["name"] for sitter in me.now["seats"]] == ["Eris", "guest"]

    at_server(tmp_path, visit)


def test_time_runs_out_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "MINUTE", 400)

    async def visit(server: Service) -> None:
        table, keys = await server.set_table(clock={"kind": "fischer", "minutes": 1, "bonus": 0})
        async with server.visit(table, keys[0]) as me, server.visit(table, keys[1]) as friend:
            await begin(me, friend)
            await me.until("over")
            assert me.now["result"]["by"] == "out-of-time"

    at_server(tmp_path, visit)


def test_time_runs_out_also_while_the_server_was_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "MINUTE", 3000)

    async def run() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table(clock={"kind": "fischer", "minutes": 1, "bonus": 0})
            async with server.visit(table, keys[0]) as me, server.visit(table, keys[1]) as friend:
                await begin(me, friend)
        await asyncio.sleep(3.1)
        async with service(tmp_path) as server:
            for _ in range(100):
                if (await server.http.get(f"/api/tables/{table}")).json()["status"] == "over":
                    return
                await asyncio.sleep(0.05)
            raise AssertionError("the clock has stopped")

    asyncio.run(run())


def test_a_bot_keeps_the_seat_of_the_absent_warm(tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        table, keys = await server.set_table(absence={"after": 1, "bot": "random"})
        async with server.visit(table, keys[0]) as me:
            async with server.visit(table, keys[1]) as friend:
                await begin(me, friend)
            await me.play(itertools.count(1, 3), 8)  # the other seat answers although nobody is there
            assert me.now["seats"][1]["bot"] == "random"
            async with server.visit(table, keys[1]) as friend:
                while me.now["seats"][1]["bot"]:
                    me.take(await me.receive())

    at_server(tmp_path, visit)


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(server: Service) -> None:
        table, keys = await server.set_table(ME, FRIEND)
        async with server.visit(table, keys[0]) as me, server.visit(table, keys[1]) as friend:
            await begin(me, friend)
            asked = me if me.now["choices"] else friend
            before, append = asked.now, server.tables.store.append

            def full(*_: object) -> None:
                raise StoreError("store-full", file="tables.db")

            monkeypatch.setattr(server.tables.store, "append", full)
            assert (await asked.choose(0))["code"] == "store-fails"
            monkeypatch.setattr(server.tables.store, "append", append)
            assert asked.now == before
            assert (await asked.choose(0))["type"] == "reply"

    at_server(tmp_path, visit)


def test_a_bot_of_each_kind_takes_its_seat(tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        table, (mine,) = await server.set_table(ME, bot("greedy"), bot("search:iterations=5"), game="deukalion")
        async with server.visit(table, mine) as me:
            await me.give_nonce()
            await me.play(itertools.count(1, 3), 6)

    at_server(tmp_path, visit)
