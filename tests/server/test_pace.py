"""What others can see of a bot's pace, and of any moment, tells nothing about what it did in secret."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import selectors
from collections.abc import Coroutine
from concurrent.futures import Future
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.service import GENEROUS, service
from tests.server.sitting import ME, Sitting
from tests.server.test_secrecy import sent
from tests.server.worlds import Pair, World, pair_of_worlds
from theomachy.bots import make_bot
from theomachy.build import compiled
from theomachy.games import GAMES
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import WATCHER
from theomachy.server import live_table
from theomachy.server.limits import Limits
from theomachy.server.live_table import Listener, LiveTable
from theomachy.server.live_tables import LiveTables
from theomachy.server.pace import TURN, due_at, for_choice, is_quick, part_of, seconds_of
from theomachy.server.protocol import Choose, GiveNonce, Hello
from theomachy.server.render import position, update
from theomachy.server.setting import LEVELS
from theomachy.server.store import Run, Store, TableRow
from theomachy.server.table import Table
from theomachy.server.workers import Workers

TABLES = [("hera-zeus", 2), ("olympus", 2), ("deukalion", 3)]
PACE = 0.4
THINKS = 2.0  # seconds a person takes for each choice

# --- a step -----------------------------------------------------------------------------------------------------------


def test_a_step_is_told_when_all_the_time_to_think_is_over_and_on_a_grid() -> None:
    assert due_at(100, 100, 0, 1) == due_at(100, 100.9, 0, 1) == due_at(100, 101, 0, 1) == 101
    assert due_at(100, 101.1, 0, 1) == 102
    assert due_at(100, 100.1, 5, 1) == due_at(100, 105.9, 5, 1) == 106
    assert due_at(100, 106.1, 5, 1) == 107


@pytest.mark.parametrize("whole", [0.4, 1.4, 9.9])
def test_a_turn_ends_soon_however_many_steps_it_has(whole: float) -> None:
    spent, parts = 0.0, []
    for _ in range(60):
        parts.append(part_of(whole, spent))
        spent += whole * parts[-1]
    assert parts[0] == 1
    assert parts == sorted(parts, reverse=True)
    assert min(5 * whole, TURN) < spent <= max(5 * whole, TURN)
    assert [seconds_of(for_choice("search:seconds=2", 0, part)) for part in (1, 0.5)] == [1.5, 0.75]


@pytest.mark.parametrize(
    "bot", ["search", "search:seconds=9.9", "search:seconds=0.1", "search:iterations=9999", *LEVELS.values()]
)
def test_the_choices_of_a_step_share_its_time(bot: str) -> None:
    parts = [for_choice(bot, number) for number in range(4)]
    assert seconds_of(bot) * 0.7 < sum(map(seconds_of, parts)) < seconds_of(bot) + 0.04
    for part in parts:
        make_bot(part, GAMES["olympus"], 1)


def test_quick_bots_are_those_that_do_not_search() -> None:
    assert [is_quick(bot) for bot in ("random", "greedy", "search", LEVELS["1"])] == [True, True, False, False]
    assert [for_choice(bot, 3) for bot in ("random", "greedy:sight=2")] == ["random", "greedy:sight=2"]


# --- two worlds, by a clock that only goes on while nobody does anything ----------------------------------------------


class Hurried(selectors.DefaultSelector):
    """Waits for nothing: it says that the time is over."""

    now = 1000.0

    def select(self, timeout: float | None = None) -> list[Any]:
        found = super().select(0)
        if not found and timeout:
            self.now += timeout
        return found


class Hurry(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.hurried = Hurried()
        super().__init__(self.hurried)

    def time(self) -> float:
        return self.hurried.now


class Forgetful:
    """A store that keeps nothing."""

    def runs(self) -> list[Run]:
        return []

    def latest(self) -> int:
        return 0

    def subscribed(self, _: object) -> set[int]:
        return set()

    def append(self, *_: object) -> Future[None]:
        done: Future[None] = Future()
        done.set_result(None)
        return done

    def set_status(self, *_: object) -> None: ...


class Scripted(Workers):
    """Bots that do as in the world they are in, and take their time, which is another in each world."""

    def __init__(self, pair: Pair, number: int, table: Table) -> None:
        super().__init__(0)
        self.moves, self.table, self.rng = pair.moves[number], table, random.Random(number)

    async def choose(self, game: str, options: Any, spec: str, *_: Any) -> int:
        await asyncio.sleep(seconds_of(spec) + self.rng.random() * PACE / 32)
        assert self.table.match is not None
        seat, action = self.moves[len(self.table.match.choices)]
        assert seat == self.table.to_move()
        return action


async def watched(pair: Pair, number: int, bot: str, pace: float) -> bytes:
    """All that the player at seat 0 is told in a world in which all others are bots, and when."""
    table = World(pair.moves[number])
    seats = [ME, *[{"kind": "bot", "bot": bot}] * (pair.seats - 1)]
    sitting = Sitting(*seats, game=pair.game, table=table, clock={"kind": "fischer", "minutes": 600, "bonus": 7})
    sitting.write(table.sit(0, "somebody"))
    tables = LiveTables(cast(Store, Forgetful()), Scripted(pair, number, table), Limits(pace=round(1000 * pace)))
    tables.quick = tables.workers
    live = LiveTable(tables, table, TableRow(table.id, pair.game, table.secret, table.created))
    listener = Listener(live, 0, 0, Hello(type="hello", version=2))
    live.join(listener)
    await live.submit(0, GiveNonce(type="nonce", id=1, nonce="00" * 16))
    end, positions = pair.meetings[-1][number], []
    assert table.match is not None
    while len(table.match.choices) < end:
        if table.to_move() == 0:
            await asyncio.sleep(THINKS)
            _, action = pair.moves[number][len(table.match.choices)]
            choice = table.match.notation.write_action(action)
            await live.submit(0, Choose(type="choose", id=2, at=table.update_count(0), choice=choice))
        else:
            listener.wake.clear()
            await listener.wake.wait()
        positions.append(position(table, 0, "en"))
    live.stop_thinking()
    live.put_away()
    updates = [update(table, each, 0, "en") for each in table.updates[0]]
    noticed = [now for before, now in zip([None, *positions], positions, strict=False) if now != before]
    return json.dumps([updates, noticed]).encode()


def hurry(work: Coroutine[Any, Any, bytes], monkeypatch: pytest.MonkeyPatch) -> bytes:
    loop = Hurry()
    monkeypatch.setattr(live_table, "now", lambda: 1_700_000_000_000 + round(1000 * loop.time()))
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()


@cache
def pairs_of(game: str, seats: int) -> list[Pair]:
    """First some in which a different number of choices was made, if the rules know secret ones."""
    pairs = [pair_of_worlds(game, seats, 0, seed) for seed in range(20 if compiled() else 12)]
    differ = [pair for pair in pairs if pair.meetings and pair.differs(-1)]
    differ.sort(key=lambda pair: pair.meetings[-1][0] == pair.meetings[-1][1])
    return differ[:3]


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("bot", ["greedy", "level:4"])
def test_a_bot_takes_as_long_whatever_it_does_in_secret(
    game: str, seats: int, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = pairs_of(game, seats)
    assert game == "deukalion" or len({*pairs[0].meetings[-1]}) == 2
    for pair in pairs:
        one, other = (hurry(watched(pair, number, bot, PACE), monkeypatch) for number in (0, 1))
        assert one == other


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_without_a_pace_the_test_above_would_fail(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = pairs_of(game, seats)[0]
    one, other = (hurry(watched(pair, number, "greedy", 0.0), monkeypatch) for number in (0, 1))
    assert one != other


def test_at_a_server_no_step_of_a_bot_comes_sooner(tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path, replace(GENEROUS, pace=200)) as server:
            table, (mine,) = await server.set_table(ME, {"kind": "bot", "bot": "random"})
            async with server.visit(table, mine) as me:
                await me.give_nonce()
                await me.play(itertools.count(1, 3), 12)
                moves = [each for each in me.updates if each["kind"] in ("nonce", "choice")]
            waited = [b["at"] - a["at"] for a, b in itertools.pairwise(moves) if b.get("seat") == "zeus"]
            assert len(waited) > 3
            assert min(waited) >= 190  # by another clock

    asyncio.run(play())


# --- who changes his mind in secret -----------------------------------------------------------------------------------


def in_secret(table: Table) -> list[int]:
    """Choices that nobody else would notice.  Where something is learnt, though in secret, none can be taken back."""
    match = table.match
    assert match is not None
    learnt = ("DRAW", "CHALLENGE")
    written = [(n, act, match.notation.write_action(act)) for n, act in enumerate(table.view(0).legal)]
    return [n for n, act, text in written if not text.startswith(learnt) and not match.would_show(0, act)]


@pytest.mark.parametrize("game", ["hera-zeus", "olympus"])
def test_a_change_of_mind_in_secret_leaves_no_trace(game: str) -> None:
    """One player tries something that nobody notices, and takes it back, at moments of which nobody learns."""
    clock = {"kind": "fischer", "minutes": 600, "bonus": 7}
    plain, doubting = (Sitting(game=game, clock=clock).begin() for _ in "ab")
    rng, doubts, seen = Rng(6), 0, {1: 0, WATCHER: 0}
    for _ in range(150):
        seat, now = plain.table.to_move(), plain.now + 10_000
        if seat < 0:
            break
        table, number = doubting.table, rng.below(1000)
        if seat == 0 and (secret := in_secret(table)):
            doubting.now += 1_000 + rng.below(1_000)
            doubting.choose(secret[rng.below(len(secret))])
            doubting.now += 1_000 + rng.below(1_000)
            doubting.write(table.ask_undo(0))
            doubts += 1
        for sitting in (plain, doubting):
            sitting.now = now
            sitting.choose(number)
        for audience in seen:
            assert sent(plain.table, audience, seen[audience]) == sent(table, audience, seen[audience])
            seen[audience] = table.update_count(audience)
    assert doubts > 10
