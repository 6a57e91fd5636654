"""The games of a contest in processes of their own, so that no bot takes the arena down.

A process is ended when a bot in it thinks for too long, and its game is lost for that bot; so is the game of a process
that has ended by itself.  The next game gets a new one."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from theomachy.arena.contest import Contest
from theomachy.arena.playing import (
    SEAT,
    THOUGHTS,
    TURNS,
    Game,
    Played,
    forfeited,
    keep_record,
    new_slate,
    play,
    too_slow,
)
from theomachy.cluster import spread
from theomachy.games.registry import outside
from theomachy.kernel.errors import BadInput, Wording
from theomachy.kernel.seats import NOBODY
from theomachy.processes import CONTEXT, end_all_of, stand_alone, uninterrupted

TICK: Final = 0.5  # seconds between two looks at those who think
TRIES: Final = 3  # at a game whose process is lost though no bot was thinking
MOST_HEARD: Final = 1000  # bytes


def play_all(contest: Contest, jobs: int = 0, numbers: Iterable[int] | None = None, ray: str = "") -> Generator[Played]:
    """All games, or those of these numbers, as they end: in so many processes, with 0 in this one, where a bot that
    hangs cannot be ended; or on the Ray cluster at this address, so many at a time, with 0 on all its processors."""
    to_play = contest.numbers if numbers is None else numbers
    with closing(games_of(contest, jobs, to_play, ray)) as games:
        for played, record in games:
            keep_record(contest, played, record)
            yield played


def games_of(contest: Contest, jobs: int, numbers: Iterable[int], ray: str) -> Generator[Game]:
    if ray:
        with closing(spread(ray, Worker(contest).play, numbers, jobs, outside(contest.game))) as pairs:
            yield from (game for _, game in pairs)
    elif jobs:
        yield from games_of_workers(contest, jobs, iter(numbers))
    else:
        yield from (play(contest, number) for number in numbers)


def games_of_workers(contest: Contest, jobs: int, to_play: Iterator[int]) -> Generator[Game]:
    workers: list[Worker] = []
    try:
        for number in islice(to_play, jobs):
            workers.append(Worker(contest))
            workers[-1].begin(number)
        while workers:
            for worker in look_at(workers):
                number, game = worker.number, worker.game()
                if game is not None:
                    yield game
                    number = next(to_play, 0)
                if number:
                    worker.begin(number)
                else:
                    workers.remove(worker)
                    worker.end()
    finally:
        for worker in workers:
            worker.end()


class Worker:
    """A process in which one game is played at a time.  Before its first game it can be sent elsewhere."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.process: SpawnProcess | None = None
        self.number = 0  # of its game
        self.tries = 0
        self.seen, self.waited = 0, 0.0  # how many thoughts, and how long for the end of the last

    def begin(self, number: int) -> None:
        """The next game, or the same again."""
        if self.process is None:
            self.slate = CONTEXT.RawArray("q", new_slate())
            self.pipe, theirs = CONTEXT.Pipe()
            self.process = CONTEXT.Process(target=work, args=(theirs, self.contest, self.slate))
            with uninterrupted():
                self.process.start()
            theirs.close()
        self.number = number
        with suppress(OSError):  # it is gone, and will be found so
            self.pipe.send(number)

    def play(self, number: int) -> Game:
        """A game to its end, whatever becomes of the process."""
        self.begin(number)
        while True:
            for _ in look_at([self]):
                if (game := self.game()) is not None:
                    return game
                self.begin(number)

    def end(self) -> int | None:
        """With all that it has started; how it had ended, if it had."""
        process, self.process = self.process, None
        if process is None:
            return None
        code = end_all_of(process)
        self.pipe.close()
        return code

    def signs(self) -> tuple[Connection, int]:
        """One of them is ready when something has happened."""
        assert self.process is not None
        return self.pipe, self.process.sentinel

    def look(self, elapsed: float) -> bool:
        """Does its bot still think of the same thing, for longer than it may?"""
        seat, thoughts = self.slate[SEAT], self.slate[THOUGHTS]
        self.waited = 0.0 if seat == NOBODY or thoughts != self.seen else self.waited + elapsed
        self.seen = thoughts
        return self.waited > self.contest.hang

    def game(self) -> Game | None:
        """Its game, which has come to an end in one way or another; nothing if it is to be played again."""
        try:
            game: Game | None = self.pipe.recv() if self.pipe.poll() else None
        except (EOFError, OSError):
            game = None
        if game is None:
            return self.left_behind()
        self.tries = 0
        played, _ = game
        if played.fault is not None:  # what else may such a bot have left here?
            self.end()
        return game

    def left_behind(self) -> Game | None:
        """What becomes of a game whose process has ended, or has to be ended."""
        assert self.process is not None
        slow = self.waited > self.contest.hang
        if not slow:
            self.process.join(TICK)
        seat, turns, code = self.slate[SEAT], self.slate[TURNS], self.end()
        self.waited = 0.0
        if seat == NOBODY:
            self.tries += 1
            if self.tries == TRIES:
                raise BadInput("arena-process-lost", game=self.number)
            return None
        reason = too_slow(self.contest.hang) if slow else Wording("bot-ended", how=ending(code))
        return forfeited(self.contest, self.number, seat, turns, reason), ""


def look_at(workers: list[Worker]) -> list[Worker]:
    """Waits until something happens, and says to whom.  Only time that has passed for us counts: after a pause of all
    of us nobody has thought for too long."""
    tick = min(TICK, workers[0].contest.hang / 4)
    begun = time.monotonic()
    ready = wait([each for worker in workers for each in worker.signs()], tick)
    elapsed = min(time.monotonic() - begun, 2 * tick)
    return [worker for worker in workers if worker.look(elapsed) or any(each in ready for each in worker.signs())]


def ending(code: int | None) -> str:
    """How a process has ended, in a word of the system."""
    try:
        return signal.Signals(-(code or 0)).name
    except ValueError:
        return f"exit {code}"


# --- in the process ---------------------------------------------------------------------------------------------------


def work(pipe: Connection, contest: Contest, slate: list[int]) -> None:
    """Plays the games whose numbers come in."""
    stand_alone()
    heard = Ear().heard if hasattr(os, "set_blocking") else lambda: ""  # not on Windows with Python 3.11
    with suppress(EOFError, ConnectionError):  # the arena is gone
        while True:
            pipe.send(play(contest, pipe.recv(), slate, heard))


class Ear:
    """What is printed in this process does not get out, and is heard."""

    def __init__(self) -> None:
        self.end, write = os.pipe()
        for end in (self.end, write):
            os.set_blocking(end, False)  # whoever prints too much is refused, and does not wait
        os.dup2(write, 1)
        self.stdout = sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115

    def heard(self) -> str:
        """What was printed since the last time."""
        with suppress(BlockingIOError, ValueError):  # too much, or closed
            self.stdout.flush()
        try:
            return os.read(self.end, MOST_HEARD).decode(errors="replace")
        except BlockingIOError:
            return ""
