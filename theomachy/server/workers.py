"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Any, Final

from theomachy.kernel.errors import BadInput
from theomachy.kernel.options import Options
from theomachy.server.table import Denied
from theomachy.table.wire import Packed, pack_options

SECONDS: Final = 60.0  # to think about one choice
SECONDS_TO_START: Final = 60.0
TRIES: Final = 3  # with as many processes
LONGEST: Final = 1 << 25  # bytes of an answer
CLOSED: Final = "The server is closing."

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


class NoAnswer(BotFailed):
    """Whatever was asked, the processes were lost over it."""


class Lost(Exception):
    """A process is gone, or as good as gone."""


class Worker:
    """A process in which one bot thinks at a time."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        try:
            self.process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, env=environment, limit=LONGEST
            )
        except OSError as error:
            raise Lost(f"No process could be started for it: {error.strerror}.") from None
        await self.line(SECONDS_TO_START)

    async def ask(self, request: bytes, seconds: float) -> Any:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(request)
        return json.loads(await self.line(seconds))

    async def line(self, seconds: float) -> bytes:
        """What the process says next."""
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                said = await self.process.stdout.readline()
        except TimeoutError:
            raise Lost(f"It took longer than {seconds:g} seconds.") from None
        if not said.endswith(b"\n"):
            raise Lost("The process it thought in has died.")
        return said

    def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()

    async def end(self) -> None:
        self.kill()
        if self.process is not None:
            await self.process.communicate()


class Workers:
    """So many processes, each started when it is first needed; who asks first is served first."""

    def __init__(self, count: int, seconds: float = SECONDS, tries: int = TRIES) -> None:
        self.count = count
        self.seconds = seconds
        self.tries = tries
        self.turns = asyncio.Semaphore(count)
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.closed = False

    async def choose(
        self, game: str, options: Options, spec: str, seed: int, view: Packed, events: Sequence[Packed] = ()
    ) -> int:
        """What a bot, made anew, chooses from `view["legal"]`; the same for the same seed, unless it goes by time."""
        request = {"game": game, "options": pack_options(options), "spec": spec, "seed": seed}
        answer = await self.answer({**request, "view": view, "events": list(events)})
        choice: int = answer["choice"]
        return choice

    async def answer(self, request: Packed) -> Packed:
        line = json.dumps(request).encode() + b"\n"
        async with self.turns:
            answer: Packed = await self._answer(line)
        if "failed" in answer:
            raise BotFailed(answer["failed"])
        return answer

    async def _answer(self, line: bytes) -> Any:
        reason = ""
        for _ in range(self.tries):
            try:
                return await self._ask(line)
            except Lost as lost:
                reason = str(lost)
        raise NoAnswer(reason)

    async def _ask(self, line: bytes) -> Any:
        """One try.  A process that has not answered, whatever the cause, is not asked again."""
        if self.closed:
            raise BotFailed(CLOSED)
        worker = self.idle.pop() if self.idle else Worker()
        self.busy.add(worker)
        answered = False
        try:
            if worker.process is None:
                await worker.start()
            if self.closed:
                raise BotFailed(CLOSED)
            answer = await worker.ask(line, self.seconds)
            answered = True
            return answer
        finally:
            self.busy.discard(worker)
            if answered and not self.closed:
                self.idle.append(worker)
            else:
                await worker.end()

    async def close(self) -> None:
        """Leaves no process behind; who still waits for a bot is told that it failed."""
        self.closed = True
        for worker in self.busy:
            worker.kill()
        while self.idle:
            await self.idle.pop().end()
        for _ in range(self.count):  # when all turns are here nobody is thinking
            await self.turns.acquire()
        for _ in range(self.count):
            self.turns.release()


class Provers(Workers):
    """The same for what strangers send; what is wrong with it is for them.  Most answers are JSON already."""

    async def prove(self, record: str, language: str) -> Packed:
        """Is it `proved`, and a `text` that says so: a long record takes its time."""
        return await self.answer({"about": "proved", "record": record, "language": language})

    async def replay(self, record: str, language: str, seat: int | str, near: int, first: int, count: int) -> str:
        return await self.told("replay", language, record=record, seat=seat, near=near, first=first, count=count)

    async def box(self, record: str, language: str) -> str:
        return await self.told("box", language, record=record)

    async def outcomes(self, record: str, language: str) -> str:
        """Every outcome of chance with its odds."""
        return await self.told("outcomes", language, record=record)

    async def lesson(self, game: str, number: int, choices: list[str], language: str) -> str:
        """A step, or a refusal: that has a code, and no step has."""
        return await self.told("lesson", language, game=game, number=number, choices=choices)

    async def first_played(self, setting: Packed, language: str) -> None:
        """Before a table stands with somebody's own cards or map."""
        await self.answer({"about": "setting", "setting": setting, "language": language})

    async def told(self, about: str, language: str, **more: Any) -> str:
        answer: str = (await self.answer({"about": about, "language": language, **more}))[about]
        return answer

    async def answer(self, request: Packed) -> Packed:
        try:
            return await super().answer(request)
        except NoAnswer:
            raise Denied("too-hard") from None
        except BotFailed as failed:
            raise BadInput(str(failed)) from None
