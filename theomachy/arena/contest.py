"""A contest: bots, so many games, each deal played with every bot in every seat; on as many processes as are wanted."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from theomachy.arena.duplicate import DuplicateMatch, luck
from theomachy.arena.statistics import STATISTICS
from theomachy.bots import Bot, make_bot
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput, Wording
from theomachy.kernel.options import Value
from theomachy.kernel.records import write_file
from theomachy.kernel.seats import WATCHER


@dataclass(frozen=True)
class Contest:
    """What is played in a contest, by whom and how often; `new_contest` makes one."""

    game: str
    edition: str
    changes: dict[str, Value]
    bots: tuple[str, ...]
    games: int
    seed: int
    records: Path | None = None


@dataclass(frozen=True)
class Played:
    """One game; what is a tuple is in the order of the contest's bots."""

    number: int  # from 1
    seats: tuple[int, ...]
    points: tuple[float, ...]  # 1 for a win, -1 for a loss, between them for a draw or a shared victory
    first: int  # the bot that had the first turn
    turns: int
    fault: Wording | None = None  # why the loser lost, if it crashed or made an illegal choice
    summary: object = None  # for the statistics of the game, if it has any and came to its end


def new_contest(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    edition: str = "",
    records: Path | None = None,
    **options: Value,
) -> Contest:
    """A contest in which no mistake is left to be found during its games.

    Args:
        game: The key of the game.
        bots: As `make_bot` takes them, one for each seat.
        games: How many; a multiple of the number of bots plays every deal with every bot in every seat.
        seed: For all deals and all bots.
        edition: The first of the game by default.
        records: A folder for the record of each game.
        options: What differs from the edition.

    Raises:
        BadInput: If there is no such game, bot, edition or option, or if so many cannot play.
    """
    rules = game_named(game)
    chosen = rules.options(edition or rules.editions[0], options)
    for bot in bots:
        make_bot(bot, rules, 0)
    rules.new(len(bots), chosen)
    return Contest(game, chosen.edition, chosen.changes(), tuple(bots), games, seed, records)


MOST_SHOWN = 60  # characters of a choice that is none


class Fault(Exception):
    """A bot crashed or chose what is not legal."""

    def __init__(self, seat: int, reason: Wording) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason


def play(contest: Contest, number: int) -> Played:
    """With two bots game 1 and game 2 are the same deal, games 3 and 4 the next; in each the bots move up one seat."""
    game = game_named(contest.game)
    count = len(contest.bots)
    deal, moved = divmod(number - 1, count)
    seats = tuple((bot + moved) % count for bot in range(count))  # of the bots
    at = [seats.index(seat) for seat in range(count)]  # the bot in each seat
    specs = [contest.bots[bot] for bot in at]
    options = game.options(contest.edition, contest.changes)
    match = DuplicateMatch(game, options, specs, luck(contest.seed, deal))
    first = match.view(WATCHER).active
    fault = None
    try:
        play_on(match, [luck(contest.seed, number, bot) for bot in at])
        result = match.result()
    except Fault as crash:
        fault = crash.reason
        others = 1.0 if count == 2 else 0.0
        result = [-1.0 if seat == crash.seat else others for seat in range(count)]
    if contest.records is not None:
        write_file(contest.records / f"{number:0{len(str(contest.games))}}.txt", match.record().write())
    points = tuple(result[seat] for seat in seats)
    counted = STATISTICS.get(contest.game) if match.over else None
    summary = counted.summary(match.open_log()) if counted else None
    return Played(number, seats, points, at[first], match.view(WATCHER).turns, fault, summary)


def play_on(match: DuplicateMatch, seeds: list[int]) -> None:
    """To the end of the game."""
    bots: list[Bot] = []
    for seat, spec in enumerate(match.seats):
        with blame(seat):
            bots.append(make_bot(spec, match.game, seeds[seat]))
            bots[seat].begin()
    while not match.over:
        seat = match.to_move()
        view = match.view(seat)
        with blame(seat):
            action = bots[seat].choose(view, match.recall(seat), match.events(seat))
        if not isinstance(action, int) or action not in view.legal:
            raise Fault(seat, Wording("bot-illegal", choice=repr(action)[:MOST_SHOWN]))
        match.choose(seat, action)


@contextmanager
def blame(seat: int) -> Iterator[None]:
    try:
        yield
    except BadInput as error:
        raise Fault(seat, error.wording) from error
    except Exception as error:
        reason = f"{type(error).__name__}: {error}".removesuffix(": ")
        raise Fault(seat, Wording("bot-crashed", error=reason)) from error


def play_all(contest: Contest, jobs: int) -> Iterator[Played]:
    """In order, whoever plays them."""
    numbers = range(1, contest.games + 1)
    if jobs == 1:
        yield from (play(contest, number) for number in numbers)
        return
    with ProcessPoolExecutor(min(jobs, contest.games), get_context("spawn")) as processes:
        try:
            yield from processes.map(partial(play, contest), numbers)
        except BrokenProcessPool:
            raise BadInput("arena-process-lost") from None
        finally:
            processes.shutdown(wait=False, cancel_futures=True)


def all_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
