"""`python -m tests.server.backing_up FOLDER`: backups that are killed, at every step of the way and at any time.

Prints a line for each: how it was killed, what of the backup was there afterwards (`none`, `old`, `new`), and what else
lay beside it.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from types import FrameType

from theomachy.server.database import FILE, copy
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.store import TableRow

OLD, SMALL, LARGE = 5, 6, 20_000  # entries
TIMED = 40


class Killing:
    def __init__(self, folder: Path) -> None:
        self.data = {entries: store_with(folder / f"data-{entries}", entries) for entries in (OLD, SMALL, LARGE)}
        self.old = folder / "old.db"
        self.folder = folder / "backups"
        self.target = self.folder / "copy.db"
        self.folder.mkdir()
        copy(self.data[OLD], self.old)

    def at_each_step(self) -> None:
        for step in count(1):
            if not self.killed("step", SMALL, True, partial(die_at, step)):
                return

    def at_any_time(self) -> None:
        luck = random.Random(9)
        for number in range(TIMED):
            self.killed("time", LARGE, number % 2 == 1, lambda: None, luck.uniform(0, 0.2))

    def killed(self, how: str, entries: int, replaces: bool, plan: Callable[[], None], after: float = 0.0) -> bool:
        """Was it, or did it come to its end?"""
        if replaces:
            shutil.copyfile(self.old, self.target)
        process = os.fork()
        if process == 0:
            plan()
            copy(self.data[entries], self.target)
            sys.setprofile(None)
            os._exit(0)
        if after:
            time.sleep(after)
            os.kill(process, signal.SIGKILL)
        killed = os.WIFSIGNALED(os.waitpid(process, 0)[1])
        names = sorted(path.name for path in self.folder.iterdir() if path != self.target)
        print(how, "finished" if not killed else found(self.target, entries), *names, flush=True)
        if names:  # the next one clears it away
            copy(self.data[OLD], self.target)
        assert {path.name for path in self.folder.iterdir()} <= {"copy.db"}
        self.target.unlink(missing_ok=True)
        return killed


def store_with(folder: Path, entries: int) -> Path:
    with closing(SQLiteStore(folder)) as store:
        store.create(TableRow("delphi", "hera-zeus", b"secret", 0)).result()
        for done in [store.append("delphi", seq, 0, bytes(100)) for seq in range(1, entries + 1)]:
            done.result()
    return folder / FILE


def found(target: Path, entries: int) -> str:
    if not target.exists():
        return "none"
    with closing(sqlite3.connect(f"file:{target}?mode=ro", uri=True)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return {OLD: "old", entries: "new"}[db.execute("SELECT count(*) FROM entries").fetchone()[0]]


def die_at(step: int) -> None:
    """When Python leaves its own code for the so-manieth time: it can do nothing to files elsewhere."""
    left = step

    def watch(frame: FrameType, event: str, arg: object) -> None:
        nonlocal left
        left -= event == "c_call"
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    sys.setprofile(watch)


if __name__ == "__main__":
    killing = Killing(Path(sys.argv[1]))
    killing.at_each_step()
    killing.at_any_time()
