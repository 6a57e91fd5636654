"""A server in a process of its own, to be killed.  For every line that comes in it is started, without loading anything
again; its process id goes out, and another line when it is gone.  The last argument may name a table that kills it."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import uvicorn

from tests.server.service import GENEROUS
from theomachy.server import live_tables
from theomachy.server.app import make_app, read_words
from theomachy.server.clock import Outage
from theomachy.server.connections import server_config
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.store import Entry, TableRow
from theomachy.server.table import Table
from theomachy.server.workers import Workers


def deadly(
    row: TableRow,
    entries: list[Entry],
    outages: Sequence[Outage] = (),
    folded: Callable[..., Table] = live_tables.folded,
) -> Table:
    if row.id in sys.argv[3:]:
        os.kill(os.getpid(), signal.SIGKILL)
    return folded(row, entries, outages)


def serve(folder: Path, port: int) -> None:
    app = make_app(SQLiteStore(folder), Workers(1), GENEROUS)
    uvicorn.Server(server_config(app, GENEROUS, "127.0.0.1", port)).run()


if __name__ == "__main__":
    live_tables.folded = deadly
    read_words()
    for _ in sys.stdin:
        process = os.fork()
        if process == 0:
            serve(Path(sys.argv[1]), int(sys.argv[2]))
            os._exit(0)
        print(process, flush=True)
        os.waitpid(process, 0)
        print("gone", flush=True)
