"""A server in a process of its own, to be killed.  For every line that comes in it is started, without loading anything
again; its process id goes out, and another line when it is gone."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import uvicorn

from tests.server.service import GENEROUS
from theomachy.server.app import make_app, read_words
from theomachy.server.lines import lines
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.workers import Workers


def serve(folder: Path, port: int) -> None:
    app = make_app(SQLiteStore(folder), Workers(1), GENEROUS)
    uvicorn.Server(lines(app, GENEROUS, "127.0.0.1", port)).run()


if __name__ == "__main__":
    read_words()
    for _ in sys.stdin:
        process = os.fork()
        if process == 0:
            serve(Path(sys.argv[1]), int(sys.argv[2]))
            os._exit(0)
        print(process, flush=True)
        os.waitpid(process, 0)
        print("gone", flush=True)
