"""`./dev bench store [--seconds S] [--data DIR]`: how many entries a second the store makes durable.

Each writer has a table of its own and hands in its next entry when the last one is durable, as the server does. Beside
it stands what the disk can do: the same entries in a plain file, each followed by a sync.
"""

from __future__ import annotations

import asyncio
import os
from argparse import ArgumentParser
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.store import TableRow

WRITERS: Final = (1, 200)
ENTRY: Final = b'{"kind":"choice","seat":0,"action":"CHALLENGE(A)"}'


def main() -> None:
    parser = ArgumentParser(prog="./dev bench store", description="Durable entries a second.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each line; 3 if nothing is said")
    parser.add_argument("--data", type=Path, help="a folder on the disk to be measured")
    wanted = parser.parse_args()
    with TemporaryDirectory(dir=wanted.data) as folder:
        print(f"plain file, a sync for each entry  {synced(Path(folder) / 'plain', wanted.seconds):10,.0f} entries/s")
        for writers in WRITERS:
            with closing(SQLiteStore(Path(folder) / str(writers))) as store:
                rate, slowest = asyncio.run(appended(store, writers, wanted.seconds))
            name = f"store, {writers} writer{'s' if writers > 1 else ''}"
            print(f"{name:33}  {rate:10,.0f} entries/s   p99 {slowest * 1000:.1f} ms")


def synced(path: Path, seconds: float) -> float:
    entries, start = 0, perf_counter()
    with path.open("wb", buffering=0) as file:
        while perf_counter() < start + seconds:
            file.write(ENTRY)
            os.fsync(file.fileno())
            entries += 1
    return entries / (perf_counter() - start)


async def appended(store: SQLiteStore, writers: int, seconds: float) -> tuple[float, float]:
    """Entries a second, and how long all but one in a hundred took at most."""
    waits: list[float] = []
    names = [f"table-{number}" for number in range(writers)]
    await asyncio.gather(*(asyncio.wrap_future(store.create(TableRow(name, "hera-zeus", b"", 0))) for name in names))
    start = perf_counter()

    async def write(name: str) -> None:
        seq = 0
        while (now := perf_counter()) < start + seconds:
            seq += 1
            await asyncio.wrap_future(store.append(name, seq, 0, ENTRY, "running", seq))
            waits.append(perf_counter() - now)

    await asyncio.gather(*map(write, names))
    return len(waits) / (perf_counter() - start), sorted(waits)[len(waits) * 99 // 100]


if __name__ == "__main__":
    main()
