"""`python -m benchmarks.server`: our table server under load, beside that of boardgame.io, in one run.

Both run on this machine with as many tables, two playing clients at each, over real sockets.  Ours plays Hera and Zeus
and writes every move to the disk before it tells anybody; theirs counts, in memory.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).parent
BOARDGAME = HERE / "boardgame"
GAME = "hera-zeus"
SETTLED = 3.0  # seconds after all are seated


@dataclass
class Load:
    """What clients saw."""

    moves: int
    seconds: float
    took: list[float]  # milliseconds from sending a move until both clients had it

    def row(self) -> dict[str, float]:
        cuts = statistics.quantiles(self.took, n=100) if len(self.took) > 1 else [0.0] * 99
        return {"moves/s": round(self.moves / self.seconds), "p50 ms": round(cuts[49], 1), "p99 ms": round(cuts[98], 1)}


def main() -> int:
    parser = ArgumentParser(prog="python -m benchmarks.server", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each measurement")
    parser.add_argument(
        "--think", type=float, default=2.0, help="seconds before a move, in the measurement with thought"
    )
    parser.add_argument("--stored", type=int, default=10_000, help="games in the store before a restart")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--client", nargs=4, metavar=("PORT", "TABLES", "SECONDS", "THINK"), help="play at a server")
    wanted = parser.parse_args()
    if wanted.client:
        port, tables, seconds, think = wanted.client
        print(json.dumps(asyncio.run(play_at(int(port), int(tables), float(seconds), float(think)))))
        return 0
    rows = compare(wanted.tables, wanted.seconds, wanted.think, wanted.stored)
    print(json.dumps(rows, indent=2) if wanted.json else "\n".join(f"{name:48} {row}" for name, row in rows.items()))
    return 0


def compare(tables: int, seconds: float, think: float, stored: int) -> dict[str, Any]:
    rows: dict[str, Any] = {}
    with ours() as (port, process, _):
        before = memory(process)
        rows["theomachy, no thought"] = load_of(our_clients(port, tables, seconds, 0.0)).row()
        rows["theomachy, with thought"] = load_of(our_clients(port, tables, seconds, think)).row()
        rows["theomachy, KiB a table"] = round((memory(process) - before) / (2 * tables), 1)
    with theirs() as port:
        rows["boardgame.io, no thought"] = load_of(their_clients(port, tables, seconds, 0.0)).row()
        rows["boardgame.io, with thought"] = load_of(their_clients(port, tables, seconds, think)).row()
    ratio = rows["theomachy, no thought"]["moves/s"] / max(1, rows["boardgame.io, no thought"]["moves/s"])
    rows["moves/s, ours to theirs"] = round(ratio, 2)
    rows["restart, seconds"] = restart(stored)
    return rows


# --- servers ----------------------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def ours(folder: Path | None = None) -> Iterator[tuple[int, subprocess.Popen[str], float]]:
    """Our server, its process, and how long it took to answer."""
    with tempfile.TemporaryDirectory() as spare:
        port, start = free_port(), time.monotonic()
        call = [sys.executable, "-m", "theomachy", "serve", "--port", str(port), "--data", str(folder or spare)]
        more = [
            f"--limit={name}=100000" for name in ("connections", "tables", "table_burst", "messages", "message_burst")
        ]
        process = subprocess.Popen([*call, *more], text=True, stdout=subprocess.DEVNULL)
        try:
            wait_for(port)
            yield port, process, time.monotonic() - start
        finally:
            process.terminate()
            process.wait(30)


@contextmanager
def theirs() -> Iterator[int]:
    if not (BOARDGAME / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=BOARDGAME, check=True, stdout=subprocess.DEVNULL)
    port = free_port()
    process = subprocess.Popen(["node", "server.js", str(port)], cwd=BOARDGAME, stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield port
    finally:
        process.terminate()
        process.wait(30)


def wait_for(port: int) -> None:
    for _ in range(600):
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"no server answers on port {port}")


def memory(process: subprocess.Popen[str]) -> float:
    """KiB."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def restart(stored: int) -> dict[str, float]:
    """How long until a server with so many stored games answers, and an empty one."""
    with tempfile.TemporaryDirectory() as empty, tempfile.TemporaryDirectory() as full:
        fill(Path(full), stored)
        with ours(Path(empty)) as (_, _, nothing), ours(Path(full)) as (_, _, games):
            return {"empty": round(nothing, 2), f"{stored} games": round(games, 2)}


def fill(folder: Path, stored: int) -> None:
    from theomachy.server.sqlite_store import SQLiteStore
    from theomachy.server.store import Entry, TableRow

    store = SQLiteStore(folder)
    body = json.dumps({"kind": "chat", "seat": 0, "text": "x" * 60}).encode()
    entries = [Entry(seq, seq, body) for seq in range(1, 81)]
    done = [store.create(TableRow(f"game-{i}", GAME, secrets.token_bytes(32), i), *entries) for i in range(stored)]
    for future in done:
        future.result()
    store.close()


# --- clients ----------------------------------------------------------------------------------------------------------


def load_of(processes: list[subprocess.Popen[str]]) -> Load:
    loads = []
    for process in processes:
        out, _ = process.communicate()
        loads.append(json.loads(out.strip().splitlines()[-1]))
    took = [each for load in loads for each in load["took"]]
    return Load(sum(load["moves"] for load in loads), loads[0]["seconds"], took)


def our_clients(port: int, tables: int, seconds: float, think: float) -> list[subprocess.Popen[str]]:
    call = [sys.executable, "-m", "benchmarks.server", "--client", str(port), str(tables), str(seconds), str(think)]
    return [subprocess.Popen(call, stdout=subprocess.PIPE, text=True)]


def their_clients(port: int, tables: int, seconds: float, think: float) -> list[subprocess.Popen[str]]:
    call = ["node", "clients.js", str(port), str(tables), str(seconds), str(think)]
    return [subprocess.Popen(call, cwd=BOARDGAME, stdout=subprocess.PIPE, text=True)]


async def play_at(port: int, tables: int, seconds: float, think: float) -> dict[str, Any]:
    """Plays at so many tables at once."""
    import httpx

    load = Load(0, seconds, [])
    measuring = asyncio.Event()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        made = []
        for _ in range(tables):
            setting = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "friend"}]}
            made.append((await http.post("/api/tables", json={"setting": setting})).json())
    pairs = [Pair(port, table, load, measuring, think, number) for number, table in enumerate(made)]
    work = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.gather(*(pair.seated.wait() for pair in pairs))
    await asyncio.sleep(SETTLED)
    measuring.set()
    await asyncio.sleep(seconds)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    return {"moves": load.moves, "seconds": seconds, "took": load.took}


class Pair:
    """The two clients of a table."""

    def __init__(
        self, port: int, made: dict[str, Any], load: Load, measuring: asyncio.Event, think: float, number: int
    ) -> None:
        self.url = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/socket"
        self.keys = [seat["key"] for seat in made["seats"]]
        self.load = load
        self.measuring = measuring
        self.think = think
        self.random = Random(number)
        self.seated = asyncio.Event()
        self.seqs = [0, 0]
        self.sent = 0.0
        self.at = 0

    async def play(self) -> None:
        from websockets.asyncio.client import connect

        async with connect(self.url, max_size=None) as first, connect(self.url, max_size=None) as second:
            await asyncio.gather(self.client(first, 0), self.client(second, 1))

    async def client(self, connection: Any, seat: int) -> None:
        await connection.send(json.dumps({"type": "hello", "key": self.keys[seat]}))
        nonce_given = False
        async for text in connection:
            message = json.loads(text)
            now = message.get("now")
            if message["type"] in ("welcome", "update"):
                self.seqs[seat] = message["seq"]
                self.count()
            if not now:
                continue
            if now["status"] == "waiting":
                if now["commitment"] and not nonce_given:
                    nonce_given = True
                    await connection.send(json.dumps({"type": "nonce", "id": 1, "nonce": secrets.token_hex(16)}))
                continue
            self.seated.set()
            if now["status"] == "over":
                return
            if now["choices"] and now["to_move"] == seat:
                if self.think:
                    await asyncio.sleep(self.think * self.random.uniform(0.5, 1.5))
                choice = self.random.choice(now["choices"])["choice"]
                self.sent, self.at = time.perf_counter(), message["seq"]
                await connection.send(json.dumps({"type": "choose", "id": 2, "at": message["seq"], "choice": choice}))

    def count(self) -> None:
        if self.sent and min(self.seqs) > self.at:
            if self.measuring.is_set():
                self.load.moves += 1
                self.load.took.append(1000 * (time.perf_counter() - self.sent))
            self.sent = 0.0


if __name__ == "__main__":
    os.chdir(HERE.parent)
    sys.exit(main())
