"""Who asks for much gets no more than his share: of bots, of proofs, of processes."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.server.service import FRIEND, ME, Service, Visitor, bot, service
from tests.server.test_workers import ENDLESS, choice, started, with_workers
from theomachy.kernel.seats import CHANCE
from theomachy.server import live_table, live_tables
from theomachy.server.live_tables import LiveTables
from theomachy.server.shares import Busy, Shares, Turns
from theomachy.server.table import Table
from theomachy.server.workers import Workers

__all__ = ["started"]  # a fixture
FEW = 10  # processes: two, but on a busy machine some do not stop in time
SLACK = 5.0  # seconds; a second is the promise, on a machine that does nothing else
ELSEWHERE = "127.0.0.2"  # on Linux this is also this machine
SLOW = "search:seconds=9.9"
FAIR = Path("docs/examples/fair.record").read_text(encoding="utf-8")


# --- who is next ------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Wish:
    asker: str


def shares(places: int = 1, at_once: int = 9, waiting: int = 1000, waiting_each: int = 100) -> Shares[Wish]:
    return Shares(places, at_once, waiting, waiting_each)


def served(line: Shares[Wish]) -> Iterator[str]:
    """Those who wait, one after the other."""
    while (job := line.next()) is not None:
        yield job.asker
        line.done(job)


def test_addresses_take_turns_however_much_each_asks_for() -> None:
    line = shares()
    for asker in "aaaaaabbbc":
        line.add(Wish(asker))
    assert "".join(served(line)) == "abcababaaa"


def test_next_is_for_whom_least_is_done() -> None:
    line = shares(places=3)
    for asker in "aa":
        line.add(Wish(asker))
    assert [line.next(), line.next()] != [None, None]
    for asker in "ab":
        line.add(Wish(asker))
    found = line.next()
    assert found is not None
    assert found.asker == "b"
    assert line.next() is None


def test_for_one_address_so_much_is_done_at_once() -> None:
    line = shares(places=5, at_once=2)
    wishes = [Wish("a") for _ in range(4)]
    for wish in wishes:
        line.add(wish)
    assert [line.next() for _ in range(3)] == [*wishes[:2], None]
    line.done(wishes[0])
    assert line.next() is wishes[2]


def test_who_has_two_places_gives_one_to_who_has_none() -> None:
    line = shares(places=2)
    first, second, new = Wish("a"), Wish("a"), Wish("b")
    for wish in (first, second):
        line.add(wish)
        assert line.next() is wish
    line.add(Wish("a"))
    assert line.to_give_way() is None
    line.add(new)
    assert line.to_give_way() is second
    line.done(second)
    line.add_again(second)
    assert line.next() is new
    assert line.to_give_way() is None
    line.done(first)
    assert line.next() is second  # before the third of its address


def test_no_more_wait_than_may() -> None:
    line = shares(places=0, waiting=5, waiting_each=2)
    for asker in "aabbc":
        line.add(Wish(asker))
    with pytest.raises(Busy):
        line.add(Wish("c"))  # in all
    new = Wish("d")
    line.add(new)  # who has nothing here is never kept out by others
    with pytest.raises(Busy):
        line.add(Wish("d"))
    assert line.leave(new)
    gone = line.waiting["a"][0]
    assert line.leave(gone)
    assert not line.leave(gone)
    with pytest.raises(Busy):
        line.add(Wish("b"))  # of one address
    line.add(Wish("c"))


def test_after_long_work_others_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("theomachy.server.shares.time.monotonic", lambda: now)
    line = shares()
    for asker in "aaabcb":
        line.add(Wish(asker))
    order = ""
    while (job := line.next()) is not None:
        order += job.asker
        now += 10 if job.asker == "a" else 0.1
        line.done(job)
    assert order == "abcbaa"
    for number in range(10_000):
        now += 1
        line.add(Wish(str(number)))
        wish = line.next()
        assert wish is not None
        line.done(wish)
    assert len(line.lately) < 1_000  # what is long ago is forgotten


def test_turns_are_shared_and_left() -> None:
    """Who has many to come, or gives up while he waits or works, holds up no other."""

    async def test() -> None:
        turns, order = Turns(1, 1, 100, 100), list[str]()

        async def take(asker: str, seconds: float = 0.0) -> None:
            async with turns.of(asker):
                order.append(asker)
                await asyncio.sleep(seconds)

        first = asyncio.create_task(take("a", 60))
        await asyncio.sleep(0)
        others = [asyncio.create_task(take(asker)) for asker in "aaab"]
        await asyncio.sleep(0)
        others[0].cancel()
        first.cancel()
        await asyncio.gather(first, *others, return_exceptions=True)
        assert "".join(order) in ("aaba", "abaa")
        assert not turns.shares.running
        assert not turns.shares.waiting

    asyncio.run(test())


# --- processes --------------------------------------------------------------------------------------------------------


def test_an_address_that_asks_for_everything_holds_up_no_other(started: list[Any]) -> None:
    async def test(workers: Workers) -> None:
        greed = [asyncio.create_task(choice(workers, ENDLESS, asker="a")) for _ in range(20)]
        while len(workers.shares.running) < 2 or not all(job.worker for job in workers.shares.running):
            await asyncio.sleep(0.01)
        for _ in range(3):
            await choice(workers, "search:iterations=50", asker="b")
        assert len(started) == 2
        assert not any(task.done() for task in greed)
        for task in greed:
            task.cancel()
        await choice(workers, asker="a")
        assert len(started) == 2

    with_workers(2, test)


# --- bots at tables ---------------------------------------------------------------------------------------------------


def at_server(folder: Path, visit: Callable[[Service], Any], **more: Any) -> None:
    async def run() -> None:
        async with service(folder, **more) as server:
            await visit(server)

    asyncio.run(run())


async def until(true: Callable[[], object]) -> None:
    """The bound is for what hangs, not for what is slow."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


async def leave_to_bot(server: Service, table: str, me: Visitor) -> None:
    """Until the bot is asked."""
    await server.catch_up(table, me)
    while me.now["choices"]:
        assert (await me.choose(0))["type"] == "reply"
        await server.catch_up(table, me)


@asynccontextmanager
async def against(server: Service, spec: str) -> AsyncIterator[tuple[str, Visitor]]:
    """A player who has begun, and whose bot is asked."""
    while True:
        table, (mine,) = await server.set_table(ME, bot(spec), game="olympus")
        async with server.visit(table, mine) as me:
            await me.give_nonce()
            await server.catch_up(table, me)
            if me.now["choices"]:
                await leave_to_bot(server, table, me)
                yield table, me
                return


async def answered(server: Service, spec: str = "greedy") -> None:
    """A bot at a new table has made its turn."""
    async with asyncio.timeout(60), against(server, spec) as (_, me):
        while not me.now["choices"]:
            me.take(await me.receive())


def test_a_table_where_nobody_is_does_not_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "SECONDS_ALONE", 0.0)

    async def visit(server: Service) -> None:
        left = []
        for _ in range(20):
            async with against(server, SLOW) as (table, _):
                left.append(table)
        live_ones = [server.tables.by_id[table] for table in left]
        await until(lambda: not any(live.listeners for live in live_ones))
        await until(lambda: not any(live.thinking for live in live_ones))
        await until(lambda: not server.tables.slow.shares.running)
        assert not server.tables.slow.shares.waiting
        assert all(live.wakes() is None for live in live_ones)
        await answered(server, "search:iterations=5")

    at_server(tmp_path, visit)


def test_it_thinks_again_when_its_player_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "SECONDS_ALONE", 0.0)

    async def run() -> None:
        async with service(tmp_path) as server:
            table, (mine,) = await server.set_table(ME, bot("search:iterations=100"), game="olympus")
            monkeypatch.setattr(server.tables.workers, "choose", forever)
            async with server.visit(table, mine) as me:
                await me.give_nonce()
                await leave_to_bot(server, table, me)
        async with service(tmp_path) as server:  # it was the bot's turn, and the server has forgotten who was here
            await asyncio.sleep(1.2)  # time to look for what is due
            assert table not in server.tables.by_id
            async with server.visit(table) as watcher:
                assert not server.tables.by_id[table].thinking
                assert watcher.now["to_move"] == "b"
                async with server.visit(table, mine) as me:
                    while not me.now["choices"]:
                        me.take(await me.receive())

    asyncio.run(run())


async def forever(*_: Any) -> int:
    await asyncio.Event().wait()
    return 0


def test_who_only_watches_keeps_no_bot_awake(tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        table, keys = await server.set_table(ME, FRIEND)
        live = await server.tables.get(table)
        for key, attended in ((None, False), (keys[1], True), (None, True)):
            async with server.visit(table, key):
                assert live.attended() == attended
            await until(lambda: not live.listeners)
            assert live.attended() == attended
        live.left_at -= live_table.SECONDS_ALONE
        async with server.visit(table):
            assert not live.attended()
        await until(lambda: not live.listeners)
        assert not live.attended()

    at_server(tmp_path, visit)


def test_who_is_away_for_a_moment_finds_that_the_bot_has_played(tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        async with against(server, "search:seconds=0.3") as (table, _):
            live = server.tables.by_id[table]
        await until(lambda: live.table.to_move() == 0)

    at_server(tmp_path, visit)


def test_a_bot_that_keeps_a_seat_warm_goes_on_for_who_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "SECONDS_ALONE", 0.0)

    async def visit(server: Service) -> None:
        table, keys = await server.set_table(absence={"after": 1, "bot": "random"}, clock={"kind": "days", "days": 1})
        async with server.visit(table, keys[0]) as me:
            async with server.visit(table, keys[1]) as friend:
                await server.begin(table, me, friend)
            while not me.now["seats"][1]["bot"]:
                me.take(await me.receive())
            for _ in range(3):
                await leave_to_bot(server, table, me)
                assert me.now["clock"]["asked"] == "nobody"  # nobody's time runs while a bot thinks for him
                while not me.now["choices"]:
                    me.take(await me.receive())

    at_server(tmp_path, visit)


@pytest.mark.parametrize("spec", ["greedy", "search:seconds=0.1"])
def test_other_bots_do_not_wait_for_slow_ones(spec: str, tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        async with AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(against(server, SLOW)) for _ in range(20)]
            await until(lambda: server.tables.slow.busy)
            began = time.monotonic()
            await answered(server, spec)
            took = time.monotonic() - began
            print(f"{spec} among 20 slow bots: {took:.2f} s")
            assert took < 30  # the slow ones have 198 s to think
            moved = [table for table, _ in tables if server.tables.by_id[table].table.to_move() == 0]
            assert len(moved) < 10

    at_server(tmp_path, visit)


def test_whoever_takes_back_starts_no_process(started: list[Any], tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        async with against(server, SLOW) as (table, me):
            for _ in range(40):
                await until(lambda: server.tables.slow.busy or server.tables.workers.busy)
                await asyncio.sleep(0.05)
                answer = await me.ask("undo")
                assert answer["type"] == "reply", answer
                await leave_to_bot(server, table, me)
            print(f"processes for 40 choices taken back: {len(started)}")
            assert len(started) <= 2  # what is left of its time for a later choice of a step is short

    at_server(tmp_path, visit)


# --- requests ---------------------------------------------------------------------------------------------------------


async def endless(server: Service) -> str:
    """A record that takes longer than anybody waits."""
    table, keys = await server.set_table(ME, FRIEND)
    async with server.visit(table, keys[0]) as one, server.visit(table, keys[1]) as other:
        await server.begin(table, one, other)
        await server.choose(table, 20, one, other)
        while server.tables.by_id[table].table.match.choices[-1][0] == CHANCE:
            await server.choose(table, 1, one, other)
        await one.ask("resign")
    head, _, tail = (await server.http.get(f"/api/tables/{table}/record")).text.partition("secret: ")
    again = [line for line in head.splitlines() if line.startswith(("hera ", "zeus "))][-1]
    return head + f"undo 1\n{again}\n" * 8_000 + "secret: " + tail


async def post(
    server: Service, path: str, body: object, local: str = ELSEWHERE
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A request from another address, of which the answer is not read."""
    content = json.dumps(body).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(local, 0))
    head = (
        f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
    )
    writer.write(head.encode() + content)
    await writer.drain()
    return reader, writer


async def warmed_up(server: Service) -> None:
    """Both processes are there, and have loaded all that they need."""
    for path in ("/api/verify", "/api/replay"):
        await asyncio.gather(*(server.http.post(path, json={"record": FAIR}) for _ in "ab"))


async def seconds_to_verify(server: Service) -> float:
    began = time.monotonic()
    answer = await server.http.post("/api/verify", json={"record": FAIR})
    assert answer.json()["chance"], answer.text
    return time.monotonic() - began


@pytest.mark.parametrize("path", ["/api/verify", "/api/replay"])
def test_nobody_waits_for_requests_that_were_given_up(path: str, started: list[Any], tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        await warmed_up(server)
        alone = min([await seconds_to_verify(server) for _ in range(3)])
        record, took = await endless(server), []
        for _ in range(3):
            lines = [await post(server, path, {"record": record}) for _ in range(160 // 3 + 1)]
            await until(lambda: server.tables.provers.shares.running)
            for _, writer in lines:
                writer.transport.abort()
            took.append(await seconds_to_verify(server))
        print(f"{path}: {alone:.2f} s alone, {sorted(took)} after 160 that hung up")
        await until(lambda: not server.tables.provers.shares.running)
        assert not server.tables.provers.shares.waiting
        assert len(started) <= FEW
        assert min(took) < alone + SLACK

    at_server(tmp_path, visit)


def test_nor_for_who_asks_for_more_than_his_share(started: list[Any], tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        await warmed_up(server)
        alone = min([await seconds_to_verify(server) for _ in range(3)])
        record = await endless(server)
        lines = [await post(server, "/api/verify", {"record": record}) for _ in range(40)]
        refused = [await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30) for reader, _ in lines[10:]]
        assert all(head.startswith(b"HTTP/1.1 503 ") for head in refused)
        assert all(b"\r\nretry-after: 5\r\n" in head.lower() for head in refused)
        shares = server.tables.provers.shares
        took = [await seconds_to_verify(server) for _ in range(3)]
        print(f"{alone:.2f} s alone, {sorted(took)} beside 10 that wait")
        assert min(took) < alone + SLACK
        assert len(started) <= FEW
        for _, writer in lines:
            writer.transport.abort()
        await until(lambda: not shares.running and not shares.waiting)

    at_server(tmp_path, visit)


def test_nor_for_many_who_ask_for_long_things(tmp_path: Path) -> None:
    """Ten addresses, with all that each may ask for: what they want takes longer than an honest request may wait."""

    async def visit(server: Service) -> None:
        await warmed_up(server)
        record = await endless(server)
        lines = [await post(server, "/api/verify", {"record": record}, f"127.0.1.{who}") for who in range(1, 11)]
        lines += [await post(server, "/api/replay", {"record": record}, f"127.0.1.{n % 10 + 1}") for n in range(80)]
        await until(lambda: server.tables.provers.long.shares.running)
        assert await seconds_to_verify(server) < 20  # each of theirs takes that long, and there are ninety
        for _, writer in lines:
            writer.transport.abort()
        await until(lambda: not server.tables.provers.long.shares.running)

    at_server(tmp_path, visit)


def test_who_has_many_tables_opened_keeps_nobody_from_his_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folded, order = live_tables.folded, list[str]()

    def slow(row: Any, *args: Any) -> Any:
        order.append(row.id)
        time.sleep(0.02)
        return folded(row, *args)

    monkeypatch.setattr(live_tables, "folded", slow)

    async def visit(server: Service) -> None:
        tables = [(await server.set_table())[0] for _ in range(41)]
        for live in list(server.tables.by_id.values()):
            server.tables.put_away(live)
        *theirs, mine = tables

        async def come(table: str, local: str) -> None:
            async with server.visit(table, None, local):
                pass

        visits = [asyncio.create_task(come(table, ELSEWHERE)) for table in theirs]
        visits.append(asyncio.create_task(come(mine, ELSEWHERE)))  # nor does it help to have it in the queue
        await until(lambda: len(order) > 2)
        await come(mine, "127.0.0.1")
        assert order.index(mine) < 30
        await asyncio.gather(*visits)
        assert sorted(order) == sorted(tables)

    at_server(tmp_path, visit)


def test_a_hint_that_nobody_waits_for_is_not_thought_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advice(tables: LiveTables, table: Table, seat: int, _: str) -> tuple[int, str]:
        """It never comes to an end by itself."""
        game, options = table.setting.game, table.options
        return await tables.provers.choose(game, options, ENDLESS, 1, *table.sight(seat)), ""

    monkeypatch.setattr(LiveTables, "advice", advice)

    async def visit(server: Service) -> None:
        table, (mine,) = await server.set_table(ME, bot("random"), game="olympus")
        async with server.visit(table, mine) as me:
            await me.give_nonce()
            while not me.now["choices"]:
                me.take(await me.receive())
            header = {"Authorization": f"Bearer {mine}"}
            asked = [asyncio.create_task(server.http.post(f"/api/tables/{table}/hint", headers=header)) for _ in "ab"]
            await until(lambda: len(server.tables.provers.shares.running) == 2)
            for each in asked:
                each.cancel()
            await until(lambda: not server.tables.provers.shares.running)

    at_server(tmp_path, visit)
