"""`./dev bench server --soak`: thousands of tables, each played to its end by two clients; and what stays of them.

Most are of Hera and Zeus and end with their last turn soon, every twentieth is a whole game of Fight for Olympus.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from benchmarks import server

FIRST: Final = 500  # tables, after which memory is to stay as it is
AT_ONCE: Final = 40
SETTLED: Final = 4.0  # seconds
SHORT: Final = {"game": "hera-zeus", "options": {"turn_limit": 5}}
LONG: Final = {"game": "olympus"}


def measured(tables: int) -> Iterator[tuple[str, Any]]:
    with tempfile.TemporaryDirectory() as folder:
        watch = Path(folder) / "longest"
        with server.ours(Path(folder) / "data", "-m", "benchmarks.watched", str(watch)) as (port, process, _):
            start = time.monotonic()
            first, last = 0.0, 0.0
            for number in finished(port, tables):
                now = server.memory(process) / 1024
                first = max(first, now) if number <= FIRST else first
                last = max(last, now) if number > tables - FIRST else last
                if number % 50 == 0:
                    rate = number / (time.monotonic() - start)
                    progress = f"{number:6} of {tables} tables  {now:7.1f} MiB  {rate:6.1f} a second"
                    print(progress, end="\r" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)
            took = time.monotonic() - start
            time.sleep(SETTLED)  # when all are gone garbage is looked for
        yield f"tables, MiB until the {FIRST}th", round(first, 1)
        yield f"tables, MiB in the last {FIRST} of {tables}", round(last, 1)
        yield "ratio, at most 1.2", round(last / first, 3)
        yield "longest garbage collection, ms", json.loads(watch.read_text())
        yield "tables/s", round(tables / took, 1)


def finished(port: int, tables: int) -> Iterator[int]:
    """How many are, whenever one more is."""
    call = [sys.executable, "-m", "benchmarks.soak", str(port), str(tables)]
    with subprocess.Popen(call, stdout=subprocess.PIPE, text=True) as clients:
        assert clients.stdout is not None
        yield from map(int, clients.stdout)
    if clients.returncode != 0:
        raise RuntimeError("the clients have failed")


async def play(port: int, tables: int) -> None:
    numbers = iter(range(tables))
    over = 0

    async def visit() -> None:
        nonlocal over
        for number in numbers:
            made = await asyncio.to_thread(server.set_table, port, LONG if number % 20 == 19 else SHORT)
            await server.Pair(port, made, asyncio.Event(), 0.0, number).play()
            over += 1
            print(over, flush=True)

    await asyncio.gather(*(visit() for _ in range(AT_ONCE)))


if __name__ == "__main__":
    asyncio.run(play(*map(int, sys.argv[1:])))
