"""The store in one file: SQLite with a write-ahead log, one thread that writes, and a commit for all who wait."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, NamedTuple

from theomachy.server.database import (
    FILE,
    MIGRATIONS,
    Migration,
    connect,
    copy,
    in_words,
    locked,
    open_for_writing,
    told,
)
from theomachy.server.store import ALL, LARGEST_ENTRY, Entry, Status, StoreError, TableRow

COLUMNS: Final = "id, game, secret, created, status, wakes"

Change = Callable[[sqlite3.Connection], None]


class Write(NamedTuple):
    change: Change
    done: Future[None]


class SQLiteStore:
    def __init__(self, folder: Path, migrations: tuple[Migration, ...] = MIGRATIONS) -> None:
        self.path = folder / FILE
        self.queue: SimpleQueue[Write | None] = SimpleQueue()
        self.closed = False
        self.handing_in = Lock()
        self.reading = Lock()
        with ExitStack() as opened:
            with told(folder):
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                opened.enter_context(locked(folder))
            with told(self.path):
                self.db = opened.enter_context(closing(open_for_writing(self.path, migrations)))
                self.reader = opened.enter_context(closing(connect(self.path, "ro")))
            self.opened = opened.pop_all()
        self.writer = Thread(target=self.write_all, name="store", daemon=True)
        self.writer.start()

    def close(self) -> None:
        with self.handing_in:
            if self.closed:
                return
            self.closed = True
            self.queue.put(None)
        self.writer.join()
        with self.reading:
            self.opened.close()

    # --- reading ------------------------------------------------------------------------------------------------------

    def table(self, table: str) -> TableRow | None:
        return next(iter(self.tables_where("id = ?", table)), None)

    def tables(self, status: Status, limit: int = ALL) -> list[TableRow]:
        return self.tables_where("status = ? ORDER BY created DESC LIMIT ?", status, limit)

    def due(self, now: int) -> list[TableRow]:
        return self.tables_where("wakes <= ? ORDER BY wakes", now)

    def tables_where(self, condition: str, *values: str | int) -> list[TableRow]:
        return [TableRow(*row) for row in self.rows(f"SELECT {COLUMNS} FROM tables WHERE {condition}", *values)]

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = "SELECT seq, at, body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [Entry(*row) for row in self.rows(query, table, after)]

    def rows(self, query: str, *values: str | int) -> list[Any]:
        with self.reading, told(self.path):
            return self.reader.execute(query, values).fetchall()

    def backup(self, to: Path) -> None:
        copy(self.path, to)

    # --- writing ------------------------------------------------------------------------------------------------------

    def create(self, row: TableRow, *entries: Entry) -> Future[None]:
        return self.write(lambda db: add_table(db, row, entries))

    def append(
        self, table: str, seq: int, at: int, body: bytes, status: Status | None = None, wakes: int | None = None
    ) -> Future[None]:
        def change(db: sqlite3.Connection) -> None:
            add_entry(db, table, Entry(seq, at, body))
            if status is not None:
                change_status(db, table, status, wakes)

        return self.write(change)

    def set_status(self, table: str, status: Status, wakes: int | None = None) -> Future[None]:
        return self.write(lambda db: change_status(db, table, status, wakes))

    def write(self, change: Change) -> Future[None]:
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()
        with self.handing_in:
            if self.closed:
                done.set_exception(StoreError(f"{self.path} is closed."))
            else:
                self.queue.put(Write(change, done))
        return done

    # --- the thread that writes ---------------------------------------------------------------------------------------

    def write_all(self) -> None:
        last = False
        while not last:
            waiting = [self.queue.get()]
            while not self.queue.empty():
                waiting.append(self.queue.get())
            last = waiting[-1] is None
            self.commit([write for write in waiting if write is not None])

    def commit(self, writes: list[Write]) -> None:
        """All in one transaction, or else each in its own: perhaps there is no room for one of them only."""
        try:
            self.db.execute("BEGIN IMMEDIATE")
        except Exception as error:
            self.answer(writes, [error] * len(writes))
            return
        try:
            failed = self.make(writes)
            self.db.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                self.db.rollback()
            if len(writes) == 1:
                self.answer(writes, [error])
            else:
                for write in writes:
                    self.commit([write])
        else:
            self.answer(writes, failed)

    def make(self, writes: list[Write]) -> list[Exception | None]:
        """Makes the changes, without those that fail alone; what failed, write by write."""
        failed: list[Exception | None] = []
        for write in writes:
            self.db.execute("SAVEPOINT one")
            try:
                write.change(self.db)
                failed.append(None)
            except Exception as error:
                if not self.db.in_transaction:  # SQLite gave all of it up
                    raise
                failed.append(error)
                self.db.execute("ROLLBACK TO one")
            self.db.execute("RELEASE one")
        return failed

    def answer(self, writes: list[Write], failed: Sequence[Exception | None]) -> None:
        for write, error in zip(writes, failed, strict=True):
            if error is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(in_words(error, self.path))


# --- changes ----------------------------------------------------------------------------------------------------------


def add_table(db: sqlite3.Connection, row: TableRow, entries: tuple[Entry, ...]) -> None:
    if is_there(db, row.id):
        raise StoreError(f"There is a table {row.id} already.")
    values = (row.id, row.game, row.secret, row.created, row.status, row.wakes)
    db.execute(f"INSERT INTO tables ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)", values)
    for entry in entries:
        add_entry(db, row.id, entry)


def add_entry(db: sqlite3.Connection, table: str, entry: Entry) -> None:
    if len(entry.body) > LARGEST_ENTRY:
        raise StoreError(f"An entry of table {table} is too large: {len(entry.body)} bytes, not {LARGEST_ENTRY}.")
    try:
        db.execute("INSERT INTO entries (table_id, seq, at, body) VALUES (?, ?, ?, ?)", (table, *entry))
    except sqlite3.IntegrityError:
        if not is_there(db, table):
            raise StoreError(f"There is no table {table}.") from None
        raise StoreError(f"Entry {entry.seq} of table {table} does not follow the last one.") from None


def change_status(db: sqlite3.Connection, table: str, status: Status, wakes: int | None) -> None:
    if db.execute("UPDATE tables SET status = ?, wakes = ? WHERE id = ?", (status, wakes, table)).rowcount == 0:
        raise StoreError(f"There is no table {table}.")


def is_there(db: sqlite3.Connection, table: str) -> bool:
    return db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is not None
