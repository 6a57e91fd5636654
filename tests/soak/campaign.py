"""People play, in calm and under attack, while the server is killed again and again: what was held?"""

from __future__ import annotations

import asyncio
import json
import random
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import httpx

from tests.server.coming_back import Client, lost
from tests.server.service import FRIEND, ME, bot
from theomachy.server.sqlite_store import SQLiteStore

GAMES = ("hera-zeus", "olympus", "deukalion")
OTHERS = (FRIEND, FRIEND, bot("greedy"), bot("search:seconds=1"))  # against whom honest people play
CALM, UNDER_ATTACK = "calm", "under attack"
SECONDS_TO_START = 60.0
SETTLING = 5.0  # seconds after a start that no window begins with


@dataclass(frozen=True)
class Plan:
    minutes: float = 60.0
    people: int = 40  # honest ones, each at a table of his own; at half of the tables two of them
    think: float = 0.5  # seconds before a choice
    foes: int = 2  # of each kind
    rounds: int = 6  # of calm and attack
    calm: float = 0.2  # of each round
    kills: int = 4  # in each attack
    seed: int = 1


@dataclass
class Window:
    """A stretch of calm or of attack."""

    kind: str
    start: float
    end: float = 0.0


@dataclass
class Held:
    """All that was seen."""

    windows: list[Window] = field(default_factory=list)
    clients: list[Client] = field(default_factory=list)
    answers: Counter[str] = field(default_factory=Counter)
    kills: int = 0
    crashes: list[str] = field(default_factory=list)
    recoveries: list[float] = field(default_factory=list)  # seconds from a kill to the next answer
    memory: int = 0  # KiB, the most that was seen
    complaints: list[str] = field(default_factory=list)  # of the server's log
    lost: list[str] = field(default_factory=list)

    def moves(self, kind: str) -> float:
        """A second."""
        windows = [window for window in self.windows if window.kind == kind]
        return len(self.took(kind)) / max(1.0, sum(window.end - window.start for window in windows))

    def took(self, kind: str) -> list[float]:
        """Seconds from sending a choice to its acknowledgement."""
        windows = [window for window in self.windows if window.kind == kind]
        return sorted(
            seconds
            for client in self.clients
            for sent, seconds in client.took
            if any(window.start <= sent < window.end for window in windows)
        )

    def p99(self, kind: str) -> float:
        took = self.took(kind)
        return took[int(0.99 * len(took))] if took else 0.0

    def faults(self) -> list[str]:
        """What was promised and not held, but for the figures."""
        faults = [answer for answer in self.answers if answer.startswith("FAULT")]
        return [*self.crashes, *self.complaints, *faults, *self.lost]

    def slow(self) -> list[str]:
        """The figures that were not held: on a machine with other work they say nothing."""
        calm, attack = self.moves(CALM), self.moves(UNDER_ATTACK)
        found = [] if attack >= calm / 2 else [f"{attack:.1f} moves a second under attack, {calm:.1f} in calm"]
        return found if self.p99(UNDER_ATTACK) < 0.5 else [*found, f"p99 {1000 * self.p99(UNDER_ATTACK):.0f} ms"]


class Server:
    """`theomachy serve`, started as often as need be."""

    def __init__(self, folder: Path, held: Held) -> None:
        self.folder = folder
        self.held = held
        self.port = free_port()
        self.log = (folder / "log").open("w+")
        self.process: subprocess.Popen[str] | None = None
        self.stopping = False

    async def start(self) -> None:
        call = [sys.executable, "-m", "theomachy", "serve", "--port", str(self.port), "--data", str(self.folder)]
        self.process = subprocess.Popen(call, stdout=subprocess.DEVNULL, stderr=self.log, text=True)
        self.stopping = False
        async with asyncio.timeout(SECONDS_TO_START):
            while True:
                with suppress(OSError):
                    there = asyncio.open_connection("127.0.0.1", self.port, local_addr=("127.77.0.1", 0))
                    reader, writer = await there
                    writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
                    answered = await reader.read(1)
                    writer.close()
                    if answered:
                        return
                await asyncio.sleep(0.02)

    async def stop(self, sign: signal.Signals) -> int:
        assert self.process is not None
        self.stopping = True
        self.process.send_signal(sign)
        return await asyncio.to_thread(self.process.wait)

    async def kill_and_start(self) -> None:
        killed = time.monotonic()
        await self.stop(signal.SIGKILL)
        self.held.kills += 1
        await self.start()
        self.held.recoveries.append(time.monotonic() - killed)

    async def watch(self) -> None:
        """Nobody but us ends it; and how large it gets."""
        while True:
            process = self.process
            if process is not None and not self.stopping and process.poll() is not None:
                self.held.crashes.append(f"the server ended by itself with {process.returncode}")
                await self.start()
            elif process is not None and not self.stopping:
                with suppress(OSError, StopIteration):
                    status = Path(f"/proc/{process.pid}/status").read_text().splitlines()
                    size = next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
                    self.held.memory = max(self.held.memory, size)
            await asyncio.sleep(0.5)

    def complaints(self) -> list[str]:
        self.log.seek(0)
        return [line.strip() for line in self.log if "Traceback" in line or "Error" in line][:20]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# --- honest people ----------------------------------------------------------------------------------------------------


class People:
    """Sit down at a new table as soon as a game is over."""

    def __init__(self, plan: Plan, server: Server, held: Held, tables: Path) -> None:
        self.plan = plan
        self.server = server
        self.held = held
        self.tables = tables
        self.seeds = count(1000 * plan.seed)

    async def one(self, number: int) -> None:
        address = f"127.1.{number // 250}.{number % 250 + 1}"
        while True:
            clients = await self.seated(number, address)
            self.held.clients += clients
            with self.tables.open("a") as known:
                print(clients[0].table, file=known)
            await asyncio.gather(*(client.play(self.server.port) for client in clients))

    async def seated(self, number: int, address: str) -> list[Client]:
        """However often that has to be tried while the server is down."""
        game, other = GAMES[number % len(GAMES)], OTHERS[number % len(OTHERS)]
        way = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.server.port}", transport=way) as http:
            while True:
                with suppress(httpx.HTTPError, KeyError):
                    setting = {"setting": {"game": game, "seats": [ME, other]}}
                    made = (await http.post("/api/tables", json=setting, timeout=20)).json()
                    return [
                        Client(made["table"], seat["key"], next(self.seeds), address, self.plan.think)
                        for seat in made["seats"]
                    ]
                await asyncio.sleep(0.5)


# --- the campaign -----------------------------------------------------------------------------------------------------


async def campaign(plan: Plan, folder: Path, tell: Callable[[str], None]) -> Held:
    held, rng, tables = Held(), random.Random(plan.seed), folder / "known"
    server = Server(folder, held)
    await server.start()
    people = People(plan, server, held, tables)
    work = [asyncio.create_task(people.one(number)) for number in range(plan.people)]
    work.append(asyncio.create_task(server.watch()))
    try:
        await asyncio.sleep(SETTLING)
        for number in range(plan.rounds):
            seconds = 60 * plan.minutes / plan.rounds
            async with Stretch(held, CALM):
                await resting(seconds * plan.calm, work)
            foes = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.soak.hostile", str(server.port), str(seconds * (1 - plan.calm))),
                *(str(plan.foes), str(tables), str(plan.seed + number)),
                stdout=subprocess.PIPE,
            )
            async with Stretch(held, UNDER_ATTACK):
                for _ in range(plan.kills):
                    await resting(seconds * (1 - plan.calm) / (plan.kills + 1) * rng.uniform(0.7, 1.0), work)
                    await server.kill_and_start()
                out, _ = await foes.communicate()
            held.answers.update(json.loads(out))
            tell(so_far(held, number + 1, plan.rounds))
            await asyncio.sleep(SETTLING)
    finally:
        for task in work:
            task.cancel()
        ended = await asyncio.gather(*work, return_exceptions=True)
    held.crashes += [f"an honest player: {error!r}" for error in ended if isinstance(error, Exception)]
    await server.stop(signal.SIGTERM)
    held.complaints = server.complaints()
    store = SQLiteStore(folder)
    held.lost = [missing for client in held.clients for missing in lost(store, client)]
    store.close()
    return held


class Stretch:
    def __init__(self, held: Held, kind: str) -> None:
        self.held = held
        self.kind = kind

    async def __aenter__(self) -> None:
        self.held.windows.append(Window(self.kind, time.monotonic(), float("inf")))

    async def __aexit__(self, *_: object) -> None:
        self.held.windows[-1].end = time.monotonic()


async def resting(seconds: float, work: list[asyncio.Task[None]]) -> None:
    """But not if something has gone wrong: an honest player never gives up by himself."""
    await asyncio.wait(work, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in work:
        if task.done():
            task.result()


def so_far(held: Held, number: int, rounds: int) -> str:
    moves, p99 = held.moves(UNDER_ATTACK), 1000 * held.p99(UNDER_ATTACK)
    return (
        f"round {number} of {rounds}: {held.moves(CALM):.1f} moves/s in calm, {moves:.1f} under attack, "
        f"p99 {p99:.0f} ms, {held.kills} kills, {len(held.crashes)} crashes, {held.memory // 1024} MiB"
    )


def report(held: Held) -> str:
    """What was held, a line each."""
    acknowledged = sum(len(client.acknowledged) for client in held.clients)
    lines = [
        f"honest people: {len(held.clients)} sat down, {acknowledged} commands acknowledged, {len(held.lost)} lost",
        f"in calm: {held.moves(CALM):.1f} moves/s, p99 {1000 * held.p99(CALM):.0f} ms",
        f"under attack: {held.moves(UNDER_ATTACK):.1f} moves/s, p99 {1000 * held.p99(UNDER_ATTACK):.0f} ms",
        f"kills: {held.kills}, back after {statistics.median(held.recoveries or [0.0]):.1f} s in the median",
        f"crashes: {len(held.crashes)}; complaints in the log: {len(held.complaints)}",
        f"memory: {held.memory // 1024} MiB at the most",
        "attacks and answers: " + ", ".join(f"{name} {times}" for name, times in sorted(held.answers.items())),
    ]
    return "\n".join([*lines, *(f"NOT HELD: {fault}" for fault in [*held.faults(), *held.slow()])])
