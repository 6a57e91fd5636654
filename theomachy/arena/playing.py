"""One game of a contest: what becomes of it depends on nothing but the contest and its number."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, MutableSequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from theomachy.arena.contest import Contest
from theomachy.arena.duplicate import DuplicateMatch, luck
from theomachy.arena.statistics import STATISTICS
from theomachy.arena.times import Times
from theomachy.bots import Bot, make_bot
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput, Wording
from theomachy.kernel.records import write_file
from theomachy.kernel.seats import NOBODY, WATCHER

MOST_SHOWN: Final = 60  # characters of a choice that is none, or of what was printed


@dataclass(frozen=True)
class Played:
    """One game; what is a tuple is by seat."""

    number: int  # from 1
    bots: tuple[int, ...]
    points: tuple[float, ...]  # 1 for a win, -1 for a loss, between them for a draw or a shared victory
    first: int  # the seat that had the first turn
    turns: int
    fault: Wording | None = None  # why the loser lost, if it was not by the rules
    summary: object = None  # for the statistics of the game, if it has any and came to its end
    times: tuple[Times, ...] = ()


Game = tuple[Played, str]  # and its record, if they are kept


class Fault(Exception):
    """A bot did what none may do: the game is lost for it."""

    def __init__(self, seat: int, reason: Wording) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason


SEAT, THOUGHTS, TURNS = range(3)  # of a slate


def new_slate() -> list[int]:
    """Who is thinking, how many thoughts there were, and how many turns have been completed."""
    return [NOBODY, 0, 0]


class Watch:
    """Looks on while bots think, and knows whose fault it is if something happens.  What stands on its slate can be
    read elsewhere, whatever becomes of this process; `heard` says what was printed."""

    def __init__(self, hang: float, slate: MutableSequence[int], heard: Callable[[], str]) -> None:
        self.hang = hang
        self.slate = slate
        self.heard = heard

    @contextmanager
    def over(self, seat: int, times: Times | None = None) -> Iterator[None]:
        """While it thinks."""
        self.slate[THOUGHTS] += 1
        self.slate[SEAT] = seat
        reason: Wording | None = None
        wall, cpu = time.perf_counter(), time.process_time()
        try:
            yield
        except BadInput as error:
            reason = error.wording
        except (Exception, SystemExit) as error:
            reason = Wording("bot-crashed", error=f"{type(error).__name__}: {error}".removesuffix(": "))
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
        if printed := self.heard():
            reason = Wording("bot-printed", text=printed.strip()[:MOST_SHOWN])
        elif wall > self.hang:
            reason = too_slow(self.hang)
        self.slate[SEAT] = NOBODY
        if reason is not None:
            raise Fault(seat, reason)
        if times is not None:
            times.add(wall, cpu)


def too_slow(hang: float) -> Wording:
    return Wording("bot-slow", seconds=f"{hang:g}")


def play(
    contest: Contest, number: int, slate: MutableSequence[int] | None = None, heard: Callable[[], str] = lambda: ""
) -> Game:
    """A game, in this process."""
    match = new_match(contest, number)
    bots = contest.seating(number)
    times = tuple(Times() for _ in bots)
    first = match.view(WATCHER).active
    fault = None
    try:
        watch = Watch(contest.hang, new_slate() if slate is None else slate, heard)
        play_on(match, [luck(contest.seed, number, bot) for bot in bots], times, watch)
        points = tuple(match.result())
    except Fault as found:
        fault = found.reason
        points = lost_by(found.seat, len(bots))
    counted = STATISTICS.get(contest.game) if match.over else None
    summary = counted.summary(match.open_log()) if counted else None
    played = Played(number, bots, points, first, match.view(WATCHER).turns, fault, summary, times)
    return played, match.record().write() if contest.records is not None else ""


def keep_record(contest: Contest, played: Played, record: str) -> None:
    """In the folder for records; of a game that was lost with its process there is none."""
    if contest.records is not None and record:
        write_file(contest.records / f"{played.number:0{len(str(contest.numbers[-1]))}}.txt", record)


def new_match(contest: Contest, number: int) -> DuplicateMatch:
    game = game_named(contest.game)
    options = game.options(contest.edition, contest.changes)
    specs = [contest.bots[bot] for bot in contest.seating(number)]
    return DuplicateMatch(game, options, specs, luck(contest.seed, contest.deal(number)))


def play_on(match: DuplicateMatch, seeds: list[int], times: tuple[Times, ...], watch: Watch) -> None:
    """To the end of the game."""
    bots: list[Bot] = []
    for seat, spec in enumerate(match.seats):
        with watch.over(seat):
            bots.append(make_bot(spec, match.game, seeds[seat]))
            bots[seat].begin()
    while not match.over:
        seat = match.to_move()
        view, recall, events = match.view(seat), match.recall(seat), match.events(seat)
        watch.slate[TURNS] = view.turns
        with watch.over(seat, times[seat] if len(view.legal) > 1 else None):
            action = bots[seat].choose(view, recall, events)
            if not isinstance(action, int) or action not in view.legal:
                raise BadInput("bot-illegal", choice=repr(action)[:MOST_SHOWN])
        match.choose(seat, action)


def forfeited(contest: Contest, number: int, seat: int, turns: int, reason: Wording) -> Played:
    """A game that a bot has lost together with the process in which it was played."""
    bots, first = contest.seating(number), new_match(contest, number).view(WATCHER).active
    return Played(number, bots, lost_by(seat, len(bots)), first, turns, reason)


def lost_by(loser: int, seats: int) -> tuple[float, ...]:
    """The others share the victory."""
    return tuple(-1.0 if seat == loser else 2 / (seats - 1) - 1 for seat in range(seats))
