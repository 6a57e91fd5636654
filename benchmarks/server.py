"""`./dev bench server`, or `python -m benchmarks.server`: our table server under load, beside that of boardgame.io.

Both run on this machine with as many tables, two playing clients at each, over real sockets.  Ours plays Hera and Zeus
and writes every move to the disk before it tells anybody; theirs counts, in memory and then in files.
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
from dataclasses import dataclass, replace
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

HERE = Path(__file__).parent
BOARDGAME = HERE / "boardgame"
GAME = "hera-zeus"
SETTLED = 3.0  # seconds after all are seated
LIFTED = (
    *("connections", "tables", "table_burst", "messages", "message_burst", "address_messages", "address_burst"),
    *("requests", "request_burst"),
)


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
    parser.add_argument("--soak", nargs="?", type=int, const=5000, metavar="TABLES", help="played to the end; 5000")
    wanted = parser.parse_args()
    if wanted.client:
        port, tables, seconds, think = wanted.client
        print(json.dumps(asyncio.run(play_at(int(port), int(tables), float(seconds), float(think)))))
        return 0
    from benchmarks import soak

    rows = {}
    load = measured(wanted.tables, wanted.seconds, wanted.think, wanted.stored)
    for name, row in soak.measured(wanted.soak) if wanted.soak else load:
        rows[name] = row
        print(f"{name:36} {row}", file=sys.stderr if wanted.json else sys.stdout, flush=True)
    if wanted.json:
        print(json.dumps(rows, indent=2))
    return 0


def measured(tables: int, seconds: float, think: float, stored: int) -> Iterator[tuple[str, Any]]:
    with tempfile.TemporaryDirectory() as folder:
        with ours(Path(folder)) as (port, process, _):
            before = memory(process)
            clients = our_clients(port, tables, seconds, think)
            yield "theomachy, KiB a table", round((memory(process) - before) / tables, 1)
            yield "theomachy, with thought", load_of(clients).row()
        with ours(Path(folder)) as (port, process, _):
            our_load = load_of(our_clients(port, tables, seconds, 0.0)).row()
            yield "theomachy, no thought", our_load
        yield "theomachy, restart, seconds", restart(Path(folder), stored)
    with theirs() as port:
        yield "boardgame.io, with thought", load_of(their_clients(port, tables, seconds, think)).row()
    for where in ("in memory", "in files"):
        with tempfile.TemporaryDirectory() as folder, theirs(folder if where == "in files" else "") as port:
            load = load_of(their_clients(port, tables, seconds, 0.0)).row()
            yield f"boardgame.io {where}, no thought", load
            yield f"moves/s, ours to theirs {where}", round(our_load["moves/s"] / max(1, load["moves/s"]), 2)


# --- servers ----------------------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def ours(folder: Path, *program: str) -> Iterator[tuple[int, subprocess.Popen[str], float]]:
    """Our server, its process, and how long it took to answer."""
    port, start = free_port(), time.monotonic()
    theomachy = program or ("-m", "theomachy")
    call = [sys.executable, *theomachy, "serve", "--port", str(port), "--data", str(folder)]
    more = [f"--limit={name}=100000" for name in LIFTED]
    process = subprocess.Popen([*call, *more], text=True, stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield port, process, time.monotonic() - start
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def theirs(folder: str = "") -> Iterator[int]:
    """In memory, or in the files of a folder."""
    if not (BOARDGAME / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=BOARDGAME, check=True, stdout=subprocess.DEVNULL)
    port = free_port()
    process = subprocess.Popen(["node", "server.js", str(port), folder], cwd=BOARDGAME, stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield port
    finally:
        process.terminate()
        process.wait(30)


def wait_for(port: int) -> None:
    """Until it answers, whatever it says."""
    for _ in range(600):
        try:
            urlopen(f"http://127.0.0.1:{port}/", timeout=30).close()
        except HTTPError:
            return
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError(f"no server answers on port {port}")


def memory(process: subprocess.Popen[str]) -> float:
    """KiB."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def restart(folder: Path, stored: int) -> dict[str, float]:
    """How long until a server with so many stored games answers, until it has shown one of them, and an empty one."""
    game = multiply(folder, stored)
    with tempfile.TemporaryDirectory() as empty, ours(Path(empty)) as (_, _, nothing):
        pass
    with ours(folder) as (port, _, games):
        start = time.monotonic()
        urlopen(f"http://127.0.0.1:{port}/api/tables/{game}").read()
        shown = time.monotonic() - start
    return {"empty": round(nothing, 2), f"{stored} games": round(games, 2), "one of them shown": round(shown, 3)}


def multiply(folder: Path, stored: int) -> str:
    """Fills a store up with copies of the games in it; the id of a long one."""
    from theomachy.server.sqlite_store import SQLiteStore

    store = SQLiteStore(folder)
    games = [(row, store.entries(row.id)) for row in store.tables("running")]
    copies = zip(range(stored - len(games)), cycle(games), strict=False)
    for future in [store.create(replace(row, id=f"copy-{i}"), *entries) for i, (row, entries) in copies]:
        future.result()
    store.close()
    return max(games, key=lambda game: len(game[1]))[0].id


# --- clients ----------------------------------------------------------------------------------------------------------


def load_of(clients: subprocess.Popen[str]) -> Load:
    out, _ = clients.communicate()
    return Load(**json.loads(out))


def our_clients(port: int, tables: int, seconds: float, think: float) -> subprocess.Popen[str]:
    call = [sys.executable, "-m", "benchmarks.server", "--client", str(port), str(tables), str(seconds), str(think)]
    return seated(subprocess.Popen(call, stdout=subprocess.PIPE, text=True))


def their_clients(port: int, tables: int, seconds: float, think: float) -> subprocess.Popen[str]:
    call = ["node", "clients.js", str(port), str(tables), str(seconds), str(think)]
    return seated(subprocess.Popen(call, cwd=BOARDGAME, stdout=subprocess.PIPE, text=True))


def seated(clients: subprocess.Popen[str]) -> subprocess.Popen[str]:
    assert clients.stdout is not None
    assert clients.stdout.readline() == "seated\n"
    return clients


async def play_at(port: int, tables: int, seconds: float, think: float) -> dict[str, Any]:
    """Plays at so many tables at once."""
    measuring = asyncio.Event()
    made = [set_table(port) for _ in range(tables)]
    pairs = [Pair(port, table, measuring, think, number) for number, table in enumerate(made)]
    work = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.gather(*(pair.seated.wait() for pair in pairs))
    print("seated", flush=True)
    await asyncio.sleep(SETTLED)
    measuring.set()
    await asyncio.sleep(seconds)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    took = [1000 * (pair.had[at] - sent) for pair in pairs for at, sent in pair.sent.items()]
    return {"moves": len(took), "seconds": seconds, "took": took}


def set_table(port: int, what: dict[str, Any] | None = None) -> Any:
    setting = {"game": GAME, **(what or {}), "seats": [{"kind": "me"}, {"kind": "friend"}]}
    body, headers = json.dumps({"setting": setting}).encode(), {"Content-Type": "application/json"}
    with urlopen(Request(f"http://127.0.0.1:{port}/api/tables", body, headers)) as answer:
        return json.load(answer)


class Pair:
    """The two clients of a table."""

    def __init__(self, port: int, made: dict[str, Any], measuring: asyncio.Event, think: float, number: int) -> None:
        self.url = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/socket"
        self.keys = [seat["key"] for seat in made["seats"]]
        self.measuring = measuring
        self.think = think
        self.random = Random(number)
        self.seated = asyncio.Event()
        self.sent: dict[int, float] = {}  # by the time of the server at which a move was made
        self.had: dict[int, float] = {}  # when the last client that hears of it had it

    async def play(self) -> None:
        from websockets.asyncio.client import connect

        async with connect(self.url, max_size=None) as first, connect(self.url, max_size=None) as second:
            await asyncio.gather(self.client(first, 0), self.client(second, 1))

    async def client(self, connection: Any, seat: int) -> None:
        await connection.send(json.dumps({"type": "hello", "version": 2, "key": self.keys[seat]}))
        nonce_given, chosen, name = False, 0.0, ""
        async for text in connection:
            message = json.loads(text)
            now, name = message.get("now"), message.get("seat", name)
            for update in message.get("updates", ()):
                if update["kind"] == "choice":
                    self.had[update["at"]] = time.perf_counter()
                    if update["seat"] == name and self.measuring.is_set():
                        self.sent[update["at"]] = chosen
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
            if now["choices"] and now["to_move"] == name:
                if self.think:
                    await asyncio.sleep(self.think * self.random.uniform(0.5, 1.5))
                choice = self.random.choice(now["choices"])["choice"]
                chosen = time.perf_counter()
                await connection.send(json.dumps({"type": "choose", "id": 2, "at": message["seq"], "choice": choice}))


if __name__ == "__main__":
    os.chdir(HERE.parent)
    sys.exit(main())
