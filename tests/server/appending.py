"""`python -m tests.server.appending FOLDER`: appends to a store until it is killed, and prints what is durable."""

from __future__ import annotations

import sys
from concurrent.futures import Future
from pathlib import Path
from threading import Semaphore

from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.store import TableRow

TABLES = ("delphi", "dodona", "delos")


def body_of(table: str, seq: int) -> bytes:
    return f"{table} {seq} ".encode() * (1 + seq % 40)


def main(folder: Path) -> None:
    store = SQLiteStore(folder)
    room = Semaphore(100)

    def acknowledge(done: Future[None], table: str, seq: int) -> None:
        done.result()
        sys.stdout.write(f"{table} {seq}\n")
        sys.stdout.flush()
        room.release()

    last = {}
    for table in TABLES:
        if store.table(table) is None:
            store.create(TableRow(table, "hera-zeus", b"secret", 0)).result()
        last[table] = len(store.entries(table))
    while True:
        for table in TABLES:
            room.acquire()
            last[table] = seq = last[table] + 1
            done = store.append(table, seq, seq, body_of(table, seq))
            done.add_done_callback(lambda done, table=table, seq=seq: acknowledge(done, table, seq))  # type: ignore[misc]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
