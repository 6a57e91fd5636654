"""Tables that nobody needs leave the memory by themselves, and those that wake leave room for whoever comes."""

from __future__ import annotations

import asyncio
import gc
import json
from asyncio.selector_events import _SelectorSocketTransport  # type: ignore[attr-defined]
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from weakref import ref

import pytest
from websockets.server import ServerProtocol

from tests.server.service import FRIEND, GENEROUS, ME, Service, Visitor, bot, service
from tests.server.sitting import Sitting
from tests.server.stored import keep
from theomachy.games.deukalion.drawing import packaged_map
from theomachy.server import live_table, live_tables
from theomachy.server.limits import Limits
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.steady import now

OPTIONS = {"hera-zeus": {"turn_limit": 1}, "olympus": {}, "deukalion": {}}  # the first is soon over


def visited(folder: Path, visit: Callable[[Service], Awaitable[None]], limits: Limits = GENEROUS) -> None:
    async def run() -> None:
        async with service(folder, limits) as server:
            await visit(server)

    asyncio.run(run())


# --- memory -----------------------------------------------------------------------------------------------------------


@contextmanager
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def ours() -> Counter[str]:
    """What there is in memory of tables, but for the last commit, which is kept until the next, and for how events are
    written, which is kept for each kind of event from the first on."""
    kinds = (f"{type(thing).__module__}.{type(thing).__name__}" for thing in gc.get_objects())
    found = Counter(kind for kind in kinds if kind.startswith(("theomachy.server", "theomachy.table")))
    return Counter(
        {
            kind: count
            for kind, count in found.items()
            if not kind.endswith((".Write", ".Change", ".store.Entry"))
            and (not kind.startswith("theomachy.table.wire.") or kind.endswith(".Wire"))
        }
    )


async def left(server: Service, refs: list[ref[Any]]) -> None:
    """Until the server has noticed that all are gone."""
    async with asyncio.timeout(60):
        while server.tables.by_id:
            await asyncio.sleep(0.01)
        while any(one() is not None for one in refs):
            await asyncio.sleep(0.01)


def parts(server: Service, table: str) -> list[ref[Any]]:
    live = server.tables.by_id[table]
    return [ref(live), ref(live.table), ref(live.table.match), *map(ref, live.listeners)]


async def play_out(server: Service, game: str, refs: list[ref[Any]]) -> None:
    table, keys = await server.set_table(ME, FRIEND, game=game, options=OPTIONS[game])
    async with server.visit(table, keys[0]) as one, server.visit(table, keys[1]) as two, server.visit(table):
        await server.begin(table, one, two)
        refs += parts(server, table)
        if OPTIONS[game]:
            choices = iter(partial(Random(1).randrange, 1000), None)
            await asyncio.gather(one.play(choices), two.play(choices))
        else:
            await server.choose(table, 5, one, two)
            await one.ask("resign")


def test_finished_tables_leave_the_memory_without_the_garbage_collector(tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        async def play(times: int) -> Counter[str]:
            refs: list[ref[Any]] = []
            for _ in range(times):
                await asyncio.gather(*(play_out(server, game, refs) for game in OPTIONS))
            await left(server, refs)
            assert len(refs) == times * 6 * len(OPTIONS)
            return ours()

        await play(1)  # what is kept for all tables is there now
        with without_collector():
            assert await play(1) == await play(2)

    visited(tmp_path, visit)


def test_nothing_keeps_the_table_of_who_was_refused_shown_out_or_cut_off(tmp_path: Path) -> None:
    async def offend(visitor: Visitor, how: str) -> None:
        if how == "cut off":
            visitor.socket.transport.abort()
            return
        assert (await visitor.ask("nonsense"))["code"] == "bad-message"
        if how == "rotated":
            assert (await visitor.ask("rotate"))["type"] == "reply"
        elif how == "over":
            assert (await visitor.ask("undo"))["code"] == "game-over"
        elif how == "binary":
            await visitor.socket.send(b"\0")
            assert await visitor.refusal() == "bad-message"
        else:
            await visitor.socket.close()

    async def visit(server: Service) -> None:
        refs: list[ref[Any]] = []
        with without_collector():
            for how in ("cut off", "rotated", "over", "binary", "closed"):
                table, keys = await server.set_table(ME, bot("random"), absence={"after": 3600})
                async with server.visit(table, keys[0]) as me, server.visit(table, keys[0]) as too:
                    await me.give_nonce()
                    await me.until("playing")
                    await me.play(count(), 3)
                    refs += parts(server, table)
                    assert (await too.ask("resign"))["type"] == "reply"
                    await offend(me, how)
            await left(server, refs)
            async with asyncio.timeout(60):
                while transports(server) > 1:  # that of the requests stays
                    await asyncio.sleep(0.05)

    visited(tmp_path, visit)


def transports(server: Service) -> int:
    return sum(
        type(thing) is _SelectorSocketTransport and thing.get_extra_info("sockname")[1:2] == (server.port,)
        for thing in gc.get_objects()
    )


def test_a_table_where_nobody_is_lingers_and_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(server: Service) -> None:
        tables = server.tables
        for id in ("delphi", "warm"):
            await tables.get(id)
        tables.rest()
        assert set(tables.by_id) == {"delphi", "warm"}
        monkeypatch.setattr(live_table, "SECONDS_TO_LINGER", 0.0)
        tables.rest()
        assert set(tables.by_id) == {"warm"}  # there it is counted how long somebody is away
        emptied = asyncio.Event()
        tables.when_empty = emptied.set
        monkeypatch.setattr(live_tables, "IDLE_TABLES", 0)
        await asyncio.wait_for(emptied.wait(), 20)
        assert tables.by_id == {}

    with closing(SQLiteStore(tmp_path)) as store:
        keep(store, "delphi", sitting=Sitting().begin())
        warm = Sitting(absence={"after": 3600})
        warm.now = now()
        keep(store, "warm", sitting=warm.begin())
    visited(tmp_path, visit)


def test_of_tables_with_cards_of_their_own_fewer_linger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a table takes some megabytes: whoever looks at many of them fills the memory."""
    monkeypatch.setattr(live_tables, "IDLE_WITH_OWN", 2)
    ids = [f"own {number}" for number in range(5)]

    async def visit(server: Service) -> None:
        for id in (*ids, "delphi"):
            await server.tables.get(id)
        server.tables.rest()
        assert set(server.tables.by_id) == {*ids[-2:], "delphi"}

    with closing(SQLiteStore(tmp_path)) as store:
        keep(store, "delphi", sitting=Sitting().begin())
        for id in ids:
            keep(store, id, sitting=Sitting(game="olympus", options={"custom_cards": ""}).begin())
    visited(tmp_path, visit)


def test_who_was_away_long_enough_is_not_waited_for_as_long_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And meanwhile the table stays, however many there are: it would only wake again."""
    monkeypatch.setattr(live_tables, "IDLE_TABLES", 0)
    monkeypatch.setattr(live_table, "SECONDS_TO_LINGER", 2.0)

    async def visit(server: Service) -> None:
        live = await server.tables.get("warm")
        async with asyncio.timeout(60):
            while not live.table.substitutes:
                assert server.tables.by_id["warm"] is live
                await asyncio.sleep(0.05)

    with closing(SQLiteStore(tmp_path)) as store:
        keep(store, "warm", sitting=Sitting(absence={"after": 3600, "bot": "random"}).begin(), wakes=1)
    visited(tmp_path, visit)


# --- waking up --------------------------------------------------------------------------------------------------------


def test_two_thousand_due_tables_keep_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They wake one after the other, the longest overdue first, and the first request is answered between them."""
    ids = [f"table-{number:04}" for number in range(2000)]
    with closing(SQLiteStore(tmp_path)) as store:
        keep(store, *ids, sitting=Sitting(clock={"kind": "days", "days": 1}).begin(), wakes=1)
    opened: list[str] = []
    count_try = SQLiteStore.count_try

    def noted(store: SQLiteStore, id: str) -> Future[None]:
        opened.append(id)
        return count_try(store, id)

    monkeypatch.setattr(SQLiteStore, "count_try", noted)

    async def visit(server: Service) -> None:
        assert (await server.http.get("/api/tables/table-1999")).status_code == 200
        assert len(opened) < 500
        async with asyncio.timeout(30):
            while len(opened) < 100:
                await asyncio.sleep(0.01)
        opened.remove("table-1999")
        assert opened == ids[: len(opened)]

    visited(tmp_path, visit)


def test_a_socket_leaves_nothing_behind(tmp_path: Path) -> None:
    def open_sockets() -> int:
        return sum(type(thing) is ServerProtocol for thing in gc.get_objects())

    async def visit(server: Service) -> None:
        table, keys = await server.set_table(ME, FRIEND)
        with without_collector():
            before = open_sockets()
            for key in (*keys, None, "wrong"):
                async with server.visit(table, key):
                    assert open_sockets() == before + 1
                async with asyncio.timeout(60):
                    while open_sockets() > before:
                        await asyncio.sleep(0.01)

    visited(tmp_path, visit)


# --- the disk ---------------------------------------------------------------------------------------------------------


def test_a_table_at_which_no_game_begins_goes_after_a_month(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables, "SECONDS_BETWEEN_CLEANINGS", 0.05)
    monkeypatch.setattr(live_tables, "DAYS_TO_BEGIN", 1000)
    day = 24 * 3600 * 1000
    unbegun, begun = Sitting(ME, FRIEND), Sitting(ME, FRIEND)
    begun.begin()
    with closing(SQLiteStore(tmp_path)) as store:
        keep(store, *(f"old-{n}" for n in range(250)), "visited", sitting=unbegun, created=now() - 31 * day)
        keep(store, "new", sitting=unbegun, created=now() - 29 * day)
        keep(store, "begun", sitting=begun, created=now() - 99 * day)

    async def visit(server: Service) -> None:
        store = server.tables.store
        await server.tables.get("visited")
        monkeypatch.setattr(live_tables, "DAYS_TO_BEGIN", 30)
        async with asyncio.timeout(60):
            while len(store.tables("open")) > 2:
                await asyncio.sleep(0.05)
        assert {row.id for row in store.tables("open")} == {"visited", "new"}
        assert [row.id for row in store.tables("running")] == ["begun"]
        answer = await server.http.get("/api/tables/old-1")
        assert answer.status_code == 404

    visited(tmp_path, visit)


# --- tables with cards of their own -----------------------------------------------------------------------------------


def test_one_address_keeps_only_so_many_tables_with_cards_of_their_own_open(tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        own = [await server.set_table(ME, FRIEND, game="deukalion", options={"map": packaged_map()}) for _ in range(3)]
        (one, keys), (two, _), (three, _) = own
        plain, _ = await server.set_table(ME, FRIEND)
        async with server.visit(one, keys[0]), server.visit(one, keys[1]), server.visit(two), server.visit(plain):
            async with server.visit(three) as third:
                assert json.loads(third.received[0])["code"] == "too-many-connections"
            async with server.visit(three, local="127.0.0.9") as from_elsewhere:
                assert json.loads(from_elsewhere.received[0])["type"] == "welcome"
        async with asyncio.timeout(60):
            while any(live.listeners for live in server.tables.by_id.values()):
                await asyncio.sleep(0.01)
        async with server.visit(three) as third:
            assert json.loads(third.received[0])["type"] == "welcome"

    visited(tmp_path, visit, replace(GENEROUS, own_tables=2))
