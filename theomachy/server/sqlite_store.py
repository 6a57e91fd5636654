"""The store in one file: SQLite with a write-ahead log, one thread that writes, and a commit for all who wait."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import ExitStack, closing, suppress
from dataclasses import astuple
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, NamedTuple

from theomachy.server.database import (
    MIGRATIONS,
    Migration,
    as_store_errors,
    connect,
    copy,
    event_messages,
    locked,
    open_for_writing,
)
from theomachy.server.keys import add_key, kept_keys
from theomachy.server.push_message import PushKey
from theomachy.server.store import (
    ALL,
    LARGEST_ENTRY,
    MOST_TRIES,
    Entry,
    KeyRow,
    Place,
    Run,
    Status,
    StoreError,
    TableRow,
    checksum,
    sound,
)
from theomachy.server.subscriptions import (
    Alert,
    Subscription,
    kept_push_key,
    note_alert,
    set_alert,
    set_push_key,
    subscribe,
    unsubscribe,
)

COLUMNS: Final = "id, game, secret, created, status, wakes, offer, tries"
AT_ONCE: Final = 1000  # writes in a transaction


class Change(NamedTuple):
    """What becomes of a table that is there; without a status, that and what is noted with it stay as they are."""

    table: str
    entry: Entry | None
    status: Status | None
    wakes: int | None
    offer: str | None = None


Task = Change | Callable[[sqlite3.Connection], None]


class Write(NamedTuple):
    task: Task
    done: Future[None]


class SQLiteStore:
    def __init__(self, folder: Path, migrations: tuple[Migration, ...] = MIGRATIONS) -> None:
        self.queue: SimpleQueue[Write | None] = SimpleQueue()
        self.closed = False
        self.handing_in = Lock()
        self.reading = Lock()
        with ExitStack() as opened:
            with as_store_errors(folder):
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                self.path = opened.enter_context(locked(folder))
            with as_store_errors(self.path):
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
        return self.tables_where("wakes <= ? AND tries < ? ORDER BY wakes", now, MOST_TRIES)

    def offers(self, limit: int, before: Place | None = None) -> list[TableRow]:
        wanted = "offer IS NOT NULL AND tries < ?" + (" AND (created, id) < (?, ?)" if before is not None else "")
        query = f"{wanted} ORDER BY created DESC, id DESC LIMIT ?"
        return self.tables_where(query, MOST_TRIES, *(before or ()), limit)

    def unbegun(self, before: int, limit: int) -> list[TableRow]:
        quiet = "created < ? AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = id AND at >= ?)"
        return self.tables_where(f"status = 'open' AND {quiet} ORDER BY created LIMIT ?", before, before, limit)

    def tables_where(self, condition: str, *values: str | int) -> list[TableRow]:
        return [TableRow(*row) for row in self.rows(f"SELECT {COLUMNS} FROM tables WHERE {condition}", *values)]

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = "SELECT seq, at, body, checksum FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
        return list(sound(table, after, self.rows(query, table, after)))

    def runs(self) -> list[Run]:
        return [Run(*row) for row in self.rows("SELECT started, seen FROM runs ORDER BY number")]

    def latest(self) -> int:
        """Elsewhere than at running tables no clock runs; and what is damaged tells nothing."""
        times = [run.seen for run in self.runs()[-1:]]
        last = "SELECT max(seq) FROM entries WHERE table_id = id"
        query = f"""SELECT id, seq, at, body, checksum FROM tables JOIN entries ON table_id = id AND seq = ({last})
            WHERE status = 'running'"""
        with suppress(StoreError):
            times += [row[2] for row in self.rows(query) if row[4] == checksum(*row[:4])]
        return max(times, default=0)

    def keys(self) -> list[KeyRow]:
        with self.reading, as_store_errors(self.path):
            return kept_keys(self.reader)

    def push_key(self) -> PushKey | None:
        with self.reading, as_store_errors(self.path):
            return kept_push_key(self.reader)

    def subscribed(self, table: str) -> set[int]:
        return {seat for (seat,) in self.rows("SELECT seat FROM subscriptions WHERE table_id = ?", table)}

    def alerts(self, now: int, limit: int) -> list[Alert]:
        query = """SELECT s.table_id, s.seat, s.endpoint, s.public, s.auth, s.language, t.game, s.tries
            FROM subscriptions s JOIN tables t ON t.id = s.table_id WHERE s.due <= ? ORDER BY s.due LIMIT ?"""
        return [Alert(Subscription(*row[:6]), *row[6:]) for row in self.rows(query, now, limit)]

    def rows(self, query: str, *values: str | int) -> list[Any]:
        with self.reading, as_store_errors(self.path):
            return self.reader.execute(query, values).fetchall()

    def backup(self, to: Path) -> None:
        copy(self.path, to)

    # --- writing ------------------------------------------------------------------------------------------------------

    def create(self, row: TableRow, *entries: Entry) -> Future[None]:
        return self.write(lambda db: add_table(db, row, entries))

    def append(
        self, table: str, seq: int, at: int, body: bytes, status: Status | None = None, wakes: int | None = None
    ) -> Future[None]:
        return self.write(Change(table, Entry(seq, at, body), status, wakes))

    def set_status(
        self, table: str, status: Status, wakes: int | None = None, offer: str | None = None
    ) -> Future[None]:
        return self.write(Change(table, None, status, wakes, offer))

    def count_try(self, table: str) -> Future[None]:
        return self.write(lambda db: count_tries(db, table, "tries + 1"))

    def forget_tries(self, table: str) -> Future[None]:
        return self.write(lambda db: count_tries(db, table, "0"))

    def forget(self, tables: list[str]) -> Future[None]:
        return self.write(lambda db: forget(db, tables))

    def note_run(self, number: int, started: int, seen: int) -> Future[None]:
        note = f"INSERT OR REPLACE INTO runs (number, started, seen) {values(3, 1)}"
        return self.write(lambda db: db.execute(note, (number, started, seen)).close())

    def next_key(self, at: int) -> Future[None]:
        return self.write(lambda db: add_key(db, at))

    def set_push_key(self, contact: str | None) -> Future[None]:
        return self.write(lambda db: set_push_key(db, contact))

    def subscribe(self, new: Subscription, at: int) -> Future[None]:
        return self.write(lambda db: subscribe(db, new, at))

    def unsubscribe(self, table: str, seat: int | None = None, endpoint: str | None = None) -> Future[None]:
        return self.write(lambda db: unsubscribe(db, table, seat, endpoint))

    def set_alert(self, table: str, seat: int, at: int | None, pause: int = 0) -> Future[None]:
        return self.write(lambda db: set_alert(db, table, seat, at, pause))

    def note_alert(
        self, to: Subscription, told: int | None = None, due: int | None = None, tries: int = 0
    ) -> Future[None]:
        return self.write(lambda db: note_alert(db, to, told, due, tries))

    def write(self, task: Task) -> Future[None]:
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()
        with self.handing_in:
            if self.closed:
                done.set_exception(StoreError("store-closed", file=str(self.path)))
            else:
                self.queue.put(Write(task, done))
        return done

    # --- the thread that writes ---------------------------------------------------------------------------------------

    def write_all(self) -> None:
        last = False
        while not last:
            waiting = [self.queue.get()]
            while len(waiting) < AT_ONCE and not self.queue.empty():
                waiting.append(self.queue.get())
            last = waiting[-1] is None
            self.commit([write for write in waiting if write is not None])

    def commit(self, writes: list[Write]) -> None:
        """All in one transaction; if that fails, each half in its own, down to the writes that are to blame."""
        try:
            self.db.execute("BEGIN IMMEDIATE")
        except Exception as error:
            self.refuse(writes, error)
            return
        try:
            make(self.db, [write.task for write in writes])
            self.db.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                self.db.rollback()
            if len(writes) > 1:
                self.commit(writes[: len(writes) // 2])
                self.commit(writes[len(writes) // 2 :])
            else:
                self.refuse(writes, error)
        else:
            for write in writes:
                write.done.set_result(None)

    def refuse(self, writes: list[Write], error: Exception) -> None:
        for write in writes:
            write.done.set_exception(event_messages(error, self.path))


# --- changes ----------------------------------------------------------------------------------------------------------


def make(db: sqlite3.Connection, tasks: list[Task]) -> None:
    """In their order, but changes that stand side by side are made together.  After each statement the thread has to
    wait for its turn again, so that with one or two for each of them a commit takes twice as long."""
    changes: list[Change] = []
    for task in tasks:
        if isinstance(task, Change):
            changes.append(task)
        else:
            change_tables(db, changes)
            changes = []
            task(db)
    change_tables(db, changes)


def change_tables(db: sqlite3.Connection, changes: list[Change]) -> None:
    add_entries(db, [(change.table, *change.entry) for change in changes if change.entry is not None])
    latest = {c.table: (c.table, c.status, c.wakes, c.offer) for c in changes if c.status is not None}
    if latest:
        update = f"""UPDATE tables SET status = new.column2, wakes = new.column3, offer = new.column4
            FROM ({values(4, len(latest))}) AS new WHERE id = new.column1"""
        if db.execute(update, list(chain(*latest.values()))).rowcount != len(latest):
            raise StoreError("store-no-table", table=changes[0].table)


def add_entries(db: sqlite3.Connection, rows: list[tuple[str, int, int, bytes]]) -> None:
    if not rows:
        return
    for table, _, _, body in rows:
        if len(body) > LARGEST_ENTRY:
            raise StoreError("store-large-entry", table=table, bytes=len(body), most=LARGEST_ENTRY)
    summed = chain.from_iterable((*row, checksum(*row)) for row in rows)
    try:
        db.execute(f"INSERT INTO entries (table_id, seq, at, body, checksum) {values(5, len(rows))}", list(summed))
    except sqlite3.IntegrityError:
        table, seq = rows[0][:2]
        if not is_there(db, table):
            raise StoreError("store-no-table", table=table) from None
        raise StoreError("store-entry-gap", entry=seq, table=table) from None


def add_table(db: sqlite3.Connection, row: TableRow, entries: tuple[Entry, ...]) -> None:
    if is_there(db, row.id):
        raise StoreError("store-table-twice", table=row.id)
    db.execute(f"INSERT INTO tables ({COLUMNS}) {values(8, 1)}", astuple(row))
    add_entries(db, [(row.id, *entry) for entry in entries])


def count_tries(db: sqlite3.Connection, table: str, tries: str) -> None:
    db.execute(f"UPDATE tables SET tries = {tries} WHERE id = ?", (table,))


def forget(db: sqlite3.Connection, tables: list[str]) -> None:
    """Entries stay as long as their table does."""
    among = f"IN ({', '.join('?' * len(tables))})"
    db.execute("PRAGMA defer_foreign_keys = ON")
    db.execute(f"DELETE FROM tables WHERE id {among} AND status = 'open'", tables)
    db.execute(f"DELETE FROM entries WHERE table_id {among} AND table_id NOT IN (SELECT id FROM tables)", tables)


def is_there(db: sqlite3.Connection, table: str) -> bool:
    return db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is not None


def values(columns: int, rows: int) -> str:
    return "VALUES " + ", ".join([f"({', '.join('?' * columns)})"] * rows)
