"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Any, Final, cast

from theomachy.kernel.errors import BadInput
from theomachy.kernel.options import Options
from theomachy.server.answers import Box, Proof, Replay, Verified
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
        raise BotFailed(reason)

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
    """The same for records; what is wrong with one is for its reader."""

    async def prove(self, record: str, language: str, keys: dict[str, int | None]) -> Verified:
        """What it proves, also by its signature if it is of one of these keys: a long record takes its time."""
        return cast(Verified, await self.told("proved", record, language, keys=keys))

    async def replay(self, record: str, language: str, seat: int | str, near: int, first: int, count: int) -> Replay:
        answer = await self.told("replay", record, language, seat=seat, near=near, first=first, count=count)
        return cast(Replay, answer)

    async def box(self, record: str, language: str) -> Box:
        return cast(Box, await self.told("box", record, language))

    async def outcomes(self, record: str, language: str) -> Proof:
        """Every outcome of chance with its odds."""
        return cast(Proof, await self.told("outcomes", record, language))

    async def told(self, about: str, record: str, language: str, **more: int | str | dict[str, int | None]) -> Any:
        return (await self.answer({"about": about, "record": record, "language": language, **more}))[about]

    async def answer(self, request: Packed) -> Packed:
        try:
            return await super().answer(request)
        except BotFailed as failed:
            raise BadInput(str(failed)) from None
