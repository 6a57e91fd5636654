"""A contest: bots, so many games, each deal played with every bot in every seat; on as many processes as are wanted."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
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

    def numbers(self) -> range:
        """Of its games."""
        return range(1, self.games + 1)

    def deal(self, number: int) -> int:
        """Of two bots, games 1 and 2 are the same deal, games 3 and 4 the next."""
        return (number - 1) // len(self.bots)

    def seating(self, number: int) -> tuple[int, ...]:
        """The bots by seat: in each game of a deal they move up one seat."""
        count = len(self.bots)
        return tuple((seat - (number - 1)) % count for seat in range(count))


@dataclass(frozen=True)
class Played:
    """One game; what is a tuple is by seat."""

    number: int  # from 1
    bots: tuple[int, ...]
    points: tuple[float, ...]  # 1 for a win, -1 for a loss, between them for a draw or a shared victory
    first: int  # the seat that had the first turn
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
    """One game, which depends on nothing but the contest and its number."""
    game = game_named(contest.game)
    bots = contest.seating(number)
    options = game.options(contest.edition, contest.changes)
    match = DuplicateMatch(game, options, [contest.bots[bot] for bot in bots], luck(contest.seed, contest.deal(number)))
    first = match.view(WATCHER).active
    fault = None
    try:
        play_on(match, [luck(contest.seed, number, bot) for bot in bots])
        points = tuple(match.result())
    except Fault as crash:
        fault = crash.reason
        points = lost_by(crash.seat, len(bots))
    if contest.records is not None:
        write_file(contest.records / f"{number:0{len(str(contest.games))}}.txt", match.record().write())
    counted = STATISTICS.get(contest.game) if match.over else None
    summary = counted.summary(match.open_log()) if counted else None
    return Played(number, bots, points, first, match.view(WATCHER).turns, fault, summary)


def lost_by(loser: int, seats: int) -> tuple[float, ...]:
    """The others share the victory."""
    return tuple(-1.0 if seat == loser else 2 / (seats - 1) - 1 for seat in range(seats))


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


def play_all(contest: Contest, jobs: int = 0, numbers: Iterable[int] | None = None) -> Generator[Played]:
    """All games, or those of these numbers, as they end."""
    numbers = contest.numbers() if numbers is None else numbers
    if jobs <= 1:
        yield from (play(contest, number) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as processes:
        try:
            for done in as_completed([processes.submit(play, contest, number) for number in numbers]):
                yield done.result()
        except BrokenProcessPool:
            raise BadInput("arena-process-lost") from None
        finally:
            processes.shutdown(wait=False, cancel_futures=True)


def all_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
