"""Bots think in processes of their own: the choices are the same, and whatever befalls a process, tables go on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Callable, Coroutine, Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from tests.laws.play import GAMES
from tests.played import at_random, shorter
from theomachy.bots import BOTS, make_bot
from theomachy.games import Event, Recall, View
from theomachy.games import game as game_named
from theomachy.server import thinking
from theomachy.server import workers as house
from theomachy.server.workers import BotFailed, Worker, Workers
from theomachy.table.wire import Packed, Wire, pack_options

ENDLESS = "search:seconds=1000"
every_game = pytest.mark.parametrize("key", GAMES)


class Watched(Worker):
    started: list[Process]

    async def start(self) -> None:
        try:
            await super().start()
        finally:
            if self.process is not None:
                self.started.append(self.process)


@pytest.fixture(autouse=True)
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Process]]:
    """All processes of a test; none of them is left when it ends."""
    Watched.started = []
    monkeypatch.setattr(house, "Worker", Watched)
    yield Watched.started
    for process in Watched.started:
        assert process.returncode is not None
        with pytest.raises(ProcessLookupError):
            os.kill(process.pid, 0)


def with_workers(count: int, test: Callable[[Workers], Coroutine[Any, Any, None]], **limits: Any) -> None:
    async def run() -> None:
        workers = Workers(count, **limits)
        try:
            await asyncio.wait_for(test(workers), 120)
        finally:
            await asyncio.wait_for(workers.close(), 60)

    asyncio.run(run())


@cache
def position(key: str) -> tuple[Any, View, Recall]:
    """Of the middle of a game: its options, and what a seat sees and recalls that has something to choose."""
    game = game_named(key)
    options = game.options(changes=shorter(key))
    seen = [
        (game.view(s, game.to_move(s)), game.recall(s, game.to_move(s)))
        for s, _ in islice(at_random(game, options, 7, game.players[1]), 80)
        if game.to_move(s) >= 0 and len(game.legal(s)) > 1
    ]
    return options, *seen[-1]


def packed(key: str) -> tuple[Packed, Packed]:
    options, view, recall = position(key)
    wire = Wire(game_named(key), options)
    return wire.pack(view), wire.pack_recall(recall)


def choice(
    workers: Workers, spec: str = "random", seed: int = 1, key: str = "hera-zeus", asker: str = ""
) -> Coroutine[Any, Any, int]:
    return workers.choose(key, position(key)[0], spec, seed, *packed(key), asker)


async def begun(workers: Workers, spec: str) -> tuple[asyncio.Task[int], int]:
    """A choice that a bot is thinking about, and the process in which it does."""
    await choice(workers)  # a process is there, and waits
    pid = number_of(workers.idle[-1])
    task = asyncio.create_task(choice(workers, spec))
    await asyncio.sleep(0.3)
    assert pid in map(number_of, workers.busy)
    return task, pid


def number_of(worker: Worker) -> int:
    assert worker.process is not None
    return worker.process.pid


# --- choices ----------------------------------------------------------------------------------------------------------


@every_game
def test_a_bot_chooses_as_it_would_without_a_process_of_its_own(key: str) -> None:
    options, view, recall = position(key)

    async def test(workers: Workers) -> None:
        for spec in ("random", "greedy:worlds=1", "search:iterations=20"):
            for seed in (1, 2):
                chosen = await workers.choose(key, options, spec, seed, *packed(key))
                assert chosen == make_bot(spec, game_named(key), seed).choose(view, recall, [])

    with_workers(1, test)


def test_eight_requests_are_answered_by_two_processes(started: list[Process]) -> None:
    async def test(workers: Workers) -> None:
        game, (_, view, recall) = game_named("hera-zeus"), position("hera-zeus")
        chosen = await asyncio.gather(*(choice(workers, "search:iterations=10", seed) for seed in range(8)))
        assert chosen == [make_bot("search:iterations=10", game, seed).choose(view, recall, []) for seed in range(8)]
        assert len(started) == 2

    with_workers(2, test)


def test_who_asks_first_is_answered_first() -> None:
    async def test(workers: Workers) -> None:
        order: list[int] = []

        async def ask(number: int) -> None:
            await choice(workers)
            order.append(number)

        await asyncio.gather(*(ask(number) for number in range(6)))
        assert order == list(range(6))

    with_workers(1, test)


def test_no_process_is_started_before_it_is_needed(started: list[Process]) -> None:
    async def test(workers: Workers) -> None:
        assert not started
        for _ in range(3):
            await choice(workers)
        assert len(started) == 1

    with_workers(4, test)


def test_tables_go_on_while_bots_think() -> None:
    async def test(workers: Workers) -> None:
        gaps: list[float] = []

        async def tick() -> None:
            while True:
                before = time.monotonic()
                await asyncio.sleep(0.01)
                gaps.append(time.monotonic() - before)

        ticking = asyncio.create_task(tick())
        await asyncio.gather(*(choice(workers, "search:seconds=0.5", key=key) for key in GAMES for _ in range(2)))
        ticking.cancel()
        assert len(gaps) > 20
        assert sorted(gaps)[-3] < 0.2  # a busy machine may hold us up now and then; a bot would every time

    with_workers(2, test)


# --- bots that fail ---------------------------------------------------------------------------------------------------


def test_why_a_bot_failed_is_said() -> None:
    async def test(workers: Workers) -> None:
        options, (view, recall) = position("olympus")[0], packed("olympus")
        with pytest.raises(BotFailed, match=r"bot-unknown.*hydra"):
            await choice(workers, "hydra")
        with pytest.raises(BotFailed, match=r"game-unknown.*chess"):
            await workers.choose("chess", options, "random", 1, view, recall)
        with pytest.raises(BotFailed, match=r"view\.legal"):
            await workers.choose("olympus", options, "random", 1, {**view, "legal": "all"}, recall)
        with pytest.raises(BotFailed, match="wire-other-build"):
            await workers.choose("olympus", options, "search", 1, view, {**recall, "build": "another"})
        assert await choice(workers) in position("hera-zeus")[1].legal

    with_workers(1, test)


def asked_of(bot: Callable[[View], Any], monkeypatch: pytest.MonkeyPatch) -> Packed:
    """What a process answers when such a bot is asked."""

    class Made:
        def __init__(self, game: Any, seed: int) -> None: ...

        def choose(self, view: View, recall: Recall, events: list[Event]) -> Any:
            return bot(view)

    monkeypatch.setitem(BOTS, "made", Made)
    view, recall = packed("hera-zeus")
    request = {"game": "hera-zeus", "options": pack_options(position("hera-zeus")[0]), "spec": "made", "seed": 1}
    return thinking.answer({**request, "view": view, "recall": recall})


def refused(key: str, **args: str) -> Packed:
    return {"refused": {"key": key, "args": args}}


def test_an_illegal_choice_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked_of(lambda view: view.legal[-1], monkeypatch) == {"choice": position("hera-zeus")[1].legal[-1]}
    assert asked_of(lambda view: -7, monkeypatch) == refused("bot-illegal", choice="-7")
    assert asked_of(lambda view: None, monkeypatch) == refused("bot-illegal", choice="None")
    assert asked_of(lambda view: 1 // 0, monkeypatch)["failed"].startswith("ZeroDivisionError: ")
    assert len(asked_of(lambda view: "x" * 100_000, monkeypatch)["refused"]["args"]["choice"]) == thinking.LONGEST


# --- processes that die or think for ever -----------------------------------------------------------------------------


def test_a_process_killed_while_it_thinks_is_replaced_and_the_choice_asked_again(started: list[Process]) -> None:
    async def test(workers: Workers) -> None:
        task, pid = await begun(workers, "search:seconds=2")
        os.kill(pid, signal.SIGKILL)
        assert await task in position("hera-zeus")[1].legal
        assert len(started) == 2

    with_workers(1, test)


def test_a_process_killed_while_it_waits_is_replaced(started: list[Process]) -> None:
    async def test(workers: Workers) -> None:
        first = await choice(workers)
        os.kill(number_of(workers.idle[0]), signal.SIGKILL)
        assert await choice(workers) == first
        assert len(started) == 2

    with_workers(1, test)


def test_after_so_many_dead_processes_the_bot_has_failed(started: list[Process]) -> None:
    async def test(workers: Workers) -> None:
        task, _ = await begun(workers, ENDLESS)
        while not task.done():
            for worker in workers.busy:
                worker.kill()
            await asyncio.sleep(0.05)
        with pytest.raises(BotFailed, match=r"The process it thought in has died\."):
            await task
        assert len(started) == 3

    with_workers(1, test)


def test_a_process_that_cannot_be_started_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(workers: Workers) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(house, "COMMAND", ("/nowhere/python",))
            with pytest.raises(BotFailed, match="No process could be started for it: No such file"):
                await choice(workers)
        await choice(workers)

    with_workers(1, test)


def test_who_thinks_too_long_is_stopped_and_asked_again(started: list[Process]) -> None:
    async def test(workers: Workers) -> None:
        with pytest.raises(BotFailed, match=r"It took longer than 0\.5 seconds\."):
            await choice(workers, ENDLESS)
        assert len(started) == 2

    with_workers(1, test, seconds=0.5, tries=2)


def test_a_request_taken_back_stops_the_bot_and_keeps_the_process(started: list[Process]) -> None:
    async def test(workers: Workers) -> None:
        task, _ = await begun(workers, ENDLESS)
        waiting = [asyncio.create_task(choice(workers, ENDLESS)), asyncio.create_task(choice(workers, "random"))]
        await asyncio.sleep(0)
        waiting[0].cancel()
        task.cancel()
        assert await waiting[1] in position("hera-zeus")[1].legal
        assert task.cancelled()
        assert len(started) == 1

    with_workers(1, test)


def test_ctrl_c_is_not_for_the_workers(started: list[Process]) -> None:
    async def test(workers: Workers) -> None:
        task, pid = await begun(workers, "search:seconds=1")
        os.kill(pid, signal.SIGINT)
        await task
        os.kill(pid, signal.SIGINT)
        await choice(workers)
        assert len(started) == 1

    with_workers(1, test)


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("after", [0.0, 0.02, 1.0], ids=["at once", "while it starts", "while it thinks"])
def test_closing_ends_what_was_begun(after: float) -> None:
    async def test(workers: Workers) -> None:
        tasks = [asyncio.create_task(choice(workers, ENDLESS)) for _ in range(3)]
        await asyncio.sleep(after)
        await workers.close()
        for task in tasks:
            with pytest.raises(BotFailed):
                await task
        with pytest.raises(BotFailed, match=r"The server is closing\."):
            await choice(workers)

    with_workers(2, test)


ORPHANS = f"""
import asyncio
from tests.server.test_workers import Workers, choice

async def main():
    workers = Workers(2)
    await asyncio.gather(choice(workers, "search:iterations=10"), choice(workers, "search:iterations=10"))
    task = asyncio.create_task(choice(workers, "{ENDLESS}"))
    await asyncio.sleep(1)
    print(len(workers.busy), len(workers.idle), flush=True)
    await task

asyncio.run(main())
"""


def test_processes_leave_when_the_server_is_killed() -> None:
    """One that thinks and one that waits: when both are gone, nobody holds the pipe any more that all of them write
    their errors to."""
    with subprocess.Popen(
        [sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        assert server.stdout.readline() == "1 1\n", server.stderr.read()
        server.kill()
        began = time.monotonic()
        assert server.stderr.read() == ""
        assert time.monotonic() - began < 60


def test_a_process_knows_the_games_and_the_bots_and_nothing_else() -> None:
    program = (
        "import sys, theomachy.server.thinking; print(*(name for name in sys.modules if name[:10] == 'theomachy.'))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    known = {name.split(".")[1] for name in done.stdout.split()}
    assert known - {"_sources"} == {"kernel", "games", "bots", "table", "server", "build"}
    assert {name for name in done.stdout.split() if name.startswith(("theomachy.table.", "theomachy.server."))} == {
        "theomachy.table.wire",
        "theomachy.server.thinking",
    }
