"""The file of a store: its schema and the versions of it, its lock, its copies, and what is said when it fails."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

from theomachy.server.store import StoreError

FILE: Final = "tables.db"
APPLICATION: Final = int.from_bytes(b"Theo", "big")

Migration = tuple[str, ...]
MIGRATIONS: Final[tuple[Migration, ...]] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY NOT NULL,
            game TEXT NOT NULL,
            secret BLOB NOT NULL,
            created INTEGER NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over')),
            wakes INTEGER
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX tables_by_status ON tables (status, created)",
        "CREATE INDEX tables_by_wakes ON tables (wakes) WHERE wakes IS NOT NULL",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seq INTEGER NOT NULL,
            at INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TRIGGER entries_follow_each_other BEFORE INSERT ON entries
            WHEN NEW.seq <> 1 + coalesce((SELECT max(seq) FROM entries WHERE table_id = NEW.table_id), 0)
            BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END""",
        """CREATE TRIGGER entries_stay BEFORE DELETE ON entries
            BEGIN SELECT RAISE(ABORT, 'entries are only added'); END""",
        """CREATE TRIGGER entries_stay_as_they_are BEFORE UPDATE ON entries
            BEGIN SELECT RAISE(ABORT, 'entries are only added'); END""",
    ),
    (
        """CREATE TABLE keys (
            n INTEGER PRIMARY KEY NOT NULL,
            public TEXT NOT NULL UNIQUE,
            since INTEGER NOT NULL,
            by_before TEXT NOT NULL,
            by_itself TEXT NOT NULL,
            private BLOB
        ) STRICT""",
        """CREATE TRIGGER keys_stay BEFORE DELETE ON keys
            BEGIN SELECT RAISE(ABORT, 'keys are only added'); END""",
    ),
)


# --- opening ----------------------------------------------------------------------------------------------------------


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """One server to a folder; the system lifts the lock of one that was killed."""
    with (folder / "lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreError(
                f"{folder} is in use by another server; stop that one, or name another folder with --data."
            ) from None
        yield


def open_for_writing(path: Path, migrations: tuple[Migration, ...]) -> sqlite3.Connection:
    path.touch(mode=0o600)  # the secrets of the dealers are in it
    db = connect(path, "rw")
    try:
        version = version_of(db, path)
        if version > len(migrations):
            raise StoreError(
                f"{path} was written by a newer Theomachy: its schema is version {version}, "
                f"and only versions up to {len(migrations)} are known here."
            )
        db.execute("PRAGMA synchronous = FULL")
        migrate(db, version, migrations)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        db.close()
        raise
    return db


def connect(path: Path, mode: Literal["ro", "rw"]) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, check_same_thread=False
    )


def version_of(db: sqlite3.Connection, path: Path) -> int:
    """Of the schema; 0 if nothing was ever written."""
    version = number(db, "user_version")
    if number(db, "page_count") > 0 and number(db, "application_id") != APPLICATION:
        raise StoreError(f"{path} is not a database of Theomachy.")
    return version


def migrate(db: sqlite3.Connection, version: int, migrations: tuple[Migration, ...]) -> None:
    """All or nothing, also when the file is new: before the end it is empty."""
    if version == len(migrations):
        return
    db.execute("BEGIN IMMEDIATE")
    for migration in migrations[version:]:
        for statement in migration:
            db.execute(statement)
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    db.execute(f"PRAGMA user_version = {len(migrations)}")
    db.execute("COMMIT")


def number(db: sqlite3.Connection, pragma: str) -> int:
    return int(db.execute(f"PRAGMA {pragma}").fetchone()[0])


# --- copying ----------------------------------------------------------------------------------------------------------


def copy(path: Path, to: Path) -> None:
    """One file with all that is durable now.  It appears under its name when it is whole, checked and durable; only
    then is one that was there replaced."""
    if to.resolve().parent == path.resolve().parent and to.name.startswith(path.name):
        raise StoreError(f"{to} belongs to the tables themselves; name another file.")
    with told(to), TemporaryDirectory(dir=to.parent, prefix=f".{to.name}.") as folder:
        copied = Path(folder) / to.name
        copied.touch(mode=0o600)
        with told(path), closing(connect(path, "ro")) as source:
            version_of(source, path)
            with closing(connect(copied, "rw")) as db:
                fill(db, source, to)
                if db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                    raise StoreError(broken(path))
        with copied.open("rb") as file:
            os.fsync(file.fileno())
        copied.replace(to)
        sync_folder(to.parent)


def fill(db: sqlite3.Connection, source: sqlite3.Connection, to: Path) -> None:
    try:
        source.backup(db)  # in one step: others go on writing, and it does not begin anew
        db.execute("PRAGMA journal_mode = DELETE")  # no second file beside it
    except sqlite3.Error as error:
        if code_of(error) == sqlite3.SQLITE_CORRUPT:
            raise
        raise in_words(error, to) from error


def sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# --- what is said when it fails ---------------------------------------------------------------------------------------


@contextmanager
def told(path: Path) -> Iterator[None]:
    """What SQLite or the system reports about this path becomes one sentence."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise in_words(error, path) from error


def in_words(error: Exception, path: Path) -> Exception:
    if isinstance(error, sqlite3.Error):
        return StoreError(sentence(error, path))
    if isinstance(error, OSError):
        return StoreError(f"{path} cannot be used: {error.strerror}.")
    return error


def sentence(error: sqlite3.Error, path: Path) -> str:
    match code_of(error):
        case sqlite3.SQLITE_FULL:
            return f"{path} cannot be written: there is no room left on the disk."
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return f"{path} cannot be written: that is not permitted."
        case sqlite3.SQLITE_CANTOPEN:
            return f"{path} cannot be opened: it is not there, or that is not permitted."
        case sqlite3.SQLITE_BUSY:
            return f"{path} cannot be written: another program has locked it."
        case sqlite3.SQLITE_IOERR:
            return f"{path} cannot be read or written: the disk is full, or fails ({error.sqlite_errorname})."
        case sqlite3.SQLITE_CORRUPT:
            return broken(path)
        case sqlite3.SQLITE_NOTADB:
            return f"{path} is not a database of Theomachy, or its beginning is broken."
    return f"{path} cannot be used: {str(error).removesuffix('.')}."


def broken(path: Path) -> str:
    return f"{path} is broken; go back to a backup."


def code_of(error: sqlite3.Error) -> int:
    """Without the details; 0 if it is Python that complains."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
