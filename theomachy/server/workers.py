"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, cast

from theomachy.bots.kept import PLACES
from theomachy.kernel.errors import BadInput, Wording
from theomachy.kernel.options import Options
from theomachy.server.answers import Verified
from theomachy.server.shares import ASKER, Shares
from theomachy.server.table import Denied
from theomachy.server.thinking import STOP, STOPPED, unpack_wording
from theomachy.table.wire import Packed, pack_options

SECONDS: Final = 60.0  # to think about one choice
SECONDS_TO_START: Final = 60.0
TRIES: Final = 3  # with as many processes
LONGEST: Final = 1 << 25  # bytes of an answer
CLOSED: Final = "The server is closing."
KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)  # on Windows the one is as deadly as the other
SIGNALS, SECONDS_BETWEEN_SIGNALS = 30, 0.1  # for who shall stop
PATIENCE: Final = 3  # times as many seconds for what takes long: a busy machine may give it little time
SHORT: Final = 2.0  # seconds, for what strangers ask; what takes longer is begun again where it keeps nobody waiting
TO_LOAD: Final = 8.0  # seconds more for the first request of a process: it has to load what it needs for it

# Ctrl-C is for the server; and whatever lies in the folder it was started in is none of our modules.
PROGRAM: Final = """
import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
from theomachy.server.thinking import main
main()
"""
COMMAND: Final = (sys.executable, "-P", "-c", PROGRAM)


class BotFailed(Exception):
    """There is no answer; the sentence says why."""


class Unusable(BotFailed):
    """It was asked with something that cannot be used."""

    def __init__(self, wording: Wording) -> None:
        super().__init__(wording)
        self.wording = wording


class NoAnswer(BotFailed):
    """Whatever was asked, the processes were lost over it."""


class TooLong(BotFailed):
    """It would take longer than it may here."""


class Lost(Exception):
    """A process is gone, or as good as gone."""


class Worker:
    """A process in which one bot thinks at a time."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.patience: asyncio.TimerHandle | None = None  # with who was told to stop
        self.places: dict[str, None] = {}  # at which it thought last, the latest last

    def remember(self, place: str) -> None:
        self.places.pop(place, None)
        self.places[place] = None
        if len(self.places) > PLACES:
            del self.places[next(iter(self.places))]

    async def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        try:
            self.process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, env=environment, limit=LONGEST
            )
        except OSError as error:
            raise Lost(f"No process could be started for it: {error.strerror}.") from None
        await self.line(SECONDS_TO_START)

    async def ask(self, request: Packed, seconds: float) -> Any:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        try:
            return json.loads(await self.line(seconds))
        finally:
            if self.patience is not None:
                self.patience.cancel()
                self.patience = None

    def stop(self, signals: int = SIGNALS) -> None:
        """It answers soon that it was stopped, and can be asked again.  It may not have begun yet, so it is told more
        than once; if that does not help it is ended."""
        assert self.process is not None
        if STOP is None or signals == 0:
            self.kill()
            return
        self.send(STOP)
        self.patience = asyncio.get_running_loop().call_later(SECONDS_BETWEEN_SIGNALS, self.stop, signals - 1)

    async def line(self, seconds: float) -> bytes:
        """What the process says next."""
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                line = await self.process.stdout.readline()
        except TimeoutError:
            raise Lost(f"It took longer than {seconds:g} seconds.") from None
        if not line.endswith(b"\n"):
            raise Lost("The process it thought in has died.")
        return line

    def kill(self) -> None:
        self.send(KILL)

    def send(self, sign: signal.Signals) -> None:
        """Past asyncio, which would look whether it is gone, and take its end from whoever waits for it."""
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, sign)

    async def end(self) -> None:
        self.kill()
        if self.process is not None:
            await self.process.communicate()


class Job:
    """A request, until it is answered or nobody waits for it any more."""

    def __init__(self, asker: str, request: Packed) -> None:
        self.asker = asker
        self.request = request
        self.answer: asyncio.Future[Packed] = asyncio.get_running_loop().create_future()
        self.worker: Worker | None = None  # that is asked now
        self.stopped = False  # it was told to stop
        self.too_long = False  # and is not to be begun again here


class Workers:
    """So many processes, each started when it is first needed.  They are shared by those who ask (`Shares`)."""

    at_once = 256  # processes that work for one address
    most_waiting = 1000  # requests; a table asks for one choice at a time
    most_waiting_each = 100
    short: float | None = None  # seconds that a request may take at the most

    def __init__(self, count: int, seconds: float = SECONDS, tries: int = TRIES) -> None:
        self.seconds = seconds
        self.tries = tries
        self.shares: Shares[Job] = Shares(count, self.at_once, self.most_waiting, self.most_waiting_each)
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    async def choose(
        self,
        game: str,
        options: Options,
        spec: str,
        seed: int,
        view: Packed,
        recall: Packed,
        asker: str | None = None,
        place: str = "",
    ) -> int:
        """What a bot, made anew, chooses from `view["legal"]`; the same for the same seed, unless it goes by time, or
        goes on with what was searched before at the same `place`: whatever that stands for is of no matter here."""
        request = {"game": game, "options": pack_options(options), "spec": spec, "seed": seed, "place": place}
        answer = await self.answer({**request, "view": view, "recall": recall}, asker)
        choice: int = answer["choice"]
        return choice

    async def answer(self, request: Packed, asker: str | None = None) -> Packed:
        """For an address: that of the request which is answered now, if no other is named.  Whoever is cancelled while
        he waits is worked for no longer."""
        if self.closed:
            raise BotFailed(CLOSED)
        job = Job(ASKER.get() if asker is None else asker, request)
        self.shares.add(job)
        self._deal()
        try:
            answer = await job.answer
        except asyncio.CancelledError:
            if not self.shares.leave(job):
                self._stop(job)
            raise
        if "refused" in answer:
            raise Unusable(unpack_wording(answer["refused"]))
        if "failed" in answer:
            raise BotFailed(answer["failed"])
        return answer

    def _deal(self) -> None:
        """Places that are free are given away, and who has too many gives one back."""
        while (job := self.shares.next()) is not None:
            task = asyncio.get_running_loop().create_task(self._work(job))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        if (job := self.shares.to_give_way()) is not None:
            self._stop(job)

    def _stop(self, job: Job) -> None:
        if not job.stopped:
            job.stopped = True
            if job.worker is not None:
                job.worker.stop()

    def _cut_short(self, job: Job) -> None:
        job.too_long = True
        self._stop(job)

    async def _work(self, job: Job) -> None:
        """To its end, or until it is stopped; then it waits again, if anybody still waits for it."""
        reason = ""
        answer: Packed | None = None
        try:
            for _ in range(self.tries):
                try:
                    answer = await self._ask(job)
                except Lost as lost:
                    reason = str(lost)
                if answer is not None or job.stopped or self.closed:
                    break
        finally:
            self.shares.done(job)
            if not job.answer.done():
                if self.closed:
                    job.answer.set_exception(BotFailed(CLOSED))
                elif job.too_long and (answer is None or answer == STOPPED):
                    job.answer.set_exception(TooLong())
                elif job.stopped and (answer is None or answer == STOPPED):
                    job.stopped = False
                    self.shares.add_again(job)
                elif answer is None:
                    job.answer.set_exception(NoAnswer(reason))
                else:
                    job.answer.set_result(answer)
            self._deal()

    async def _ask(self, job: Job) -> Packed:
        """One try.  A process that has not answered, whatever the cause, is not asked again."""
        worker = self._worker_for(job.request.get("place", ""))
        self.busy.add(worker)
        ready = False
        cut: asyncio.TimerHandle | None = None
        loads = worker.process is None
        try:
            if loads:
                await worker.start()
            ready = True
            if self.closed or job.stopped:
                return STOPPED
            ready, job.worker = False, worker
            if self.short is not None:
                cut = asyncio.get_running_loop().call_later(self.short + TO_LOAD * loads, self._cut_short, job)
            answer: Packed = await worker.ask(job.request, self.seconds)
            ready = True
            return answer
        finally:
            if cut is not None:
                cut.cancel()
            job.worker = None
            self.busy.discard(worker)
            if ready and not self.closed:
                self.idle.append(worker)
            else:
                await worker.end()

    def _worker_for(self, place: str) -> Worker:
        """One that is free, if there is one that which thought there last."""
        known = next((worker for worker in self.idle if place in worker.places), None) if place else None
        worker = known or (self.idle[-1] if self.idle else Worker())
        if worker in self.idle:
            self.idle.remove(worker)
        if place:
            for other in (*self.idle, *self.busy):
                other.places.pop(place, None)
            worker.remember(place)
        return worker

    async def close(self) -> None:
        """Leaves no process behind; who still waits for a bot is told that it failed."""
        self.closed = True
        for job in self.shares.clear():
            job.answer.set_exception(BotFailed(CLOSED))
        for worker in self.busy:
            worker.kill()
        while self.tasks:
            await asyncio.wait(self.tasks)
        while self.idle:
            await self.idle.pop().end()


class Patient(Workers):
    """For what strangers ask: so much of it at once for one address, and the rest has to be asked again."""

    at_once = 2
    most_waiting = 64
    most_waiting_each = 8


class Provers(Patient):
    """What is wrong with what strangers send is for them.  What takes long goes to a process where only such things
    wait for each other.  Most answers are JSON already."""

    def __init__(self, count: int, seconds: float, tries: int, short: float = SHORT) -> None:
        super().__init__(count, seconds, tries)
        self.short = short
        self.long = Patient(1, PATIENCE * seconds, tries)

    async def prove(self, record: str, language: str, keys: dict[str, int | None]) -> Verified:
        """What it proves, also by its signature if it is of one of these keys: a long record takes its time."""
        return cast(Verified, json.loads(await self.ask_text("proved", language, record=record, keys=keys)))

    async def replay(self, record: str, language: str, seat: str, near: str, first: int, count: int) -> str:
        return await self.ask_text("replay", language, record=record, seat=seat, near=near, first=first, count=count)

    async def box(self, record: str, language: str) -> str:
        return await self.ask_text("box", language, record=record)

    async def outcomes(self, record: str, language: str) -> str:
        """Every outcome of chance with its odds."""
        return await self.ask_text("outcomes", language, record=record)

    async def turning_points(self, record: str, language: str) -> str:
        """That takes seconds, so it waits where all do."""
        request = {"about": "turning-points", "record": record, "language": language}
        with for_strangers():
            answer: str = (await self.long.answer(request))["turning-points"]
        return answer

    async def review(self, record: str, language: str, first: int) -> str:
        """A piece of it; that, too, takes seconds."""
        request = {"about": "review", "record": record, "language": language, "first": first}
        with for_strangers():
            answer: str = (await self.long.answer(request))["review"]
        return answer

    async def lesson(self, game: str, number: int, choices: list[str], language: str) -> str:
        """A step, or a refusal: that has a code, and no step has."""
        return await self.ask_text("lesson", language, game=game, number=number, choices=choices)

    async def puzzle(self, game: str, puzzle: str, language: str) -> str:
        return await self.ask_text("puzzle", language, game=game, puzzle=puzzle)

    async def puzzle_answer(self, game: str, puzzle: str, choice: str, language: str) -> str:
        """What is said of it, or a refusal, as with a lesson."""
        return await self.ask_text("puzzle-answer", language, game=game, puzzle=puzzle, choice=choice)

    async def check(self, game: str, text: str, language: str) -> str:
        """What is wrong with cards or a map, and how they look."""
        return await self.ask_text("own", language, game=game, text=text)

    async def first_played(self, setting: Packed, language: str) -> None:
        """Before a table stands with somebody's own cards or map."""
        await self.answer({"about": "setting", "setting": setting, "language": language})

    async def ask_text(self, about: str, language: str, **more: Any) -> str:
        answer: str = (await self.answer({"about": about, "language": language, **more}))[about]
        return answer

    async def answer(self, request: Packed, asker: str | None = None) -> Packed:
        with for_strangers():
            try:
                return await super().answer(request, asker)
            except TooLong:
                return await self.long.answer(request, asker)

    async def close(self) -> None:
        await super().close()
        await self.long.close()


@contextmanager
def for_strangers() -> Iterator[None]:
    """What went wrong, as it is said to who asked."""
    try:
        yield
    except NoAnswer:
        raise Denied("too-hard") from None
    except Unusable as refused:
        raise BadInput(refused.wording) from None
    except BotFailed:
        raise BadInput("worker-failed") from None
