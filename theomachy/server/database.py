"""The file of a store: its schema and the versions of it, its lock, its copies, and what is said when it fails."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from itertools import groupby
from pathlib import Path
from typing import IO, Any, Final, Literal

from theomachy.kernel.errors import system
from theomachy.server.store import StoreError, checksum, sound

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]

FILE: Final = "tables.db"
APPLICATION: Final = int.from_bytes(b"Theo", "big")
OWN_FILES: Final = Path("/proc/self/fd")
NEW: Final = os.O_RDWR | os.O_CREAT | os.O_EXCL

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
        "ALTER TABLE entries ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0",
        "DROP TRIGGER entries_stay_as_they_are",
        "UPDATE entries SET checksum = checksum(table_id, seq, at, body)",
        """CREATE TRIGGER entries_stay_as_they_are BEFORE UPDATE ON entries
            BEGIN SELECT RAISE(ABORT, 'entries are only added'); END""",
    ),
    (
        """CREATE TABLE runs (
            number INTEGER PRIMARY KEY,
            started INTEGER NOT NULL,
            seen INTEGER NOT NULL
        ) STRICT""",
        "INSERT INTO runs SELECT 1, min(at), max(at) FROM entries HAVING count(*) > 0",
    ),
    (
        # What the lobby says of a table; only one at which a seat is free for anyone has it.
        "ALTER TABLE tables ADD COLUMN offer TEXT",
        "CREATE INDEX tables_by_offer ON tables (created, id) WHERE offer IS NOT NULL",
        "UPDATE tables SET wakes = created WHERE status = 'open'",  # so that theirs is written
        # How often it was begun to open the table since that last succeeded.
        "ALTER TABLE tables ADD COLUMN tries INTEGER NOT NULL DEFAULT 0",
        "DROP TRIGGER entries_stay",
        """CREATE TRIGGER entries_stay BEFORE DELETE ON entries
            WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id)
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
    (
        # Offers as the second version of the protocol writes them.
        """UPDATE tables SET offer = replace(offer, '"side":', '"seat":') WHERE offer IS NOT NULL""",
    ),
    (
        # The key by which push services know this server, if it has one; and which browsers want to be told what.
        """CREATE TABLE push_key (
            n INTEGER PRIMARY KEY NOT NULL CHECK (n = 1),
            private BLOB NOT NULL,
            contact TEXT NOT NULL
        ) STRICT""",
        """CREATE TABLE subscriptions (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            endpoint TEXT NOT NULL,
            public BLOB NOT NULL,
            auth BLOB NOT NULL,
            language TEXT NOT NULL,
            since INTEGER NOT NULL,
            due INTEGER,
            told INTEGER NOT NULL DEFAULT 0,
            tries INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (table_id, seat, endpoint)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX subscriptions_by_due ON subscriptions (due) WHERE due IS NOT NULL",
    ),
)


# --- opening ----------------------------------------------------------------------------------------------------------


@contextmanager
def locked(folder: Path) -> Iterator[Path]:
    """One server to a folder and to a file, whatever leads there; the system lifts the locks of one that was killed.
    Says where the file really is."""
    with holding(folder):
        path = (folder / FILE).resolve()
        refuse_second_name(path)
        path.touch(mode=0o600)  # the secrets of the dealers are in it
        with path.open("rb") as file:  # open as long as SQLite has it: closing it lifts the locks of SQLite too
            if sys.platform == "linux" and fcntl:  # elsewhere this lock would stand in the way of those of SQLite
                hold(file, folder)
            yield path


@contextmanager
def holding(folder: Path) -> Iterator[None]:
    lock = folder / "lock"
    if fcntl is not None:
        with lock.open("w") as file:
            hold(file, folder)
            yield
        return
    with closing(sqlite3.connect(lock.with_suffix(".db"), timeout=0, isolation_level=None)) as db:  # locks everywhere
        try:
            db.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise StoreError("store-in-use", folder=str(folder)) from None
        yield


def hold(file: IO[Any], folder: Path) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise StoreError("store-in-use", folder=str(folder)) from None


def refuse_second_name(path: Path) -> None:
    """What was written last stands in a file beside it, which is found by the name."""
    if path.exists() and path.stat().st_nlink > 1:
        raise StoreError("store-second-name", file=str(path))


def open_for_writing(path: Path, migrations: tuple[Migration, ...]) -> sqlite3.Connection:
    db = connect(path, "rw")
    try:
        db.create_function("checksum", 4, checksum, deterministic=True)  # for migrations
        version = version_of(db, path)
        if version > len(migrations):
            raise StoreError("store-newer", file=str(path), version=version, known=len(migrations))
        db.execute("PRAGMA synchronous = FULL")
        migrate(db, version, migrations)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        db.close()
        raise
    return db


def connect(path: Path, mode: Literal["ro", "rw"]) -> sqlite3.Connection:
    return sqlite3.connect(uri(path, mode), uri=True, isolation_level=None, check_same_thread=False)


def uri(path: Path, mode: Literal["ro", "rw"]) -> str:
    return f"{path.absolute().as_uri()}?mode={mode}"


def version_of(db: sqlite3.Connection, path: Path, schema: str = "main") -> int:
    """Of the schema; 0 if nothing was ever written."""
    version = number(db, f"{schema}.user_version")
    if number(db, f"{schema}.page_count") > 0 and number(db, f"{schema}.application_id") != APPLICATION:
        raise StoreError("store-another", file=str(path))
    return version


def migrate(db: sqlite3.Connection, version: int, migrations: tuple[Migration, ...]) -> None:
    """All or nothing, also when the file is new: before the end it is empty."""
    if version == len(migrations):
        return
    db.execute("BEGIN IMMEDIATE")
    for migration in migrations[version:]:
        for statement in migration:
            db.execute(statement)
    stamp(db, len(migrations))
    db.execute("COMMIT")


def stamp(db: sqlite3.Connection, version: int) -> None:
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    db.execute(f"PRAGMA user_version = {version}")


def number(db: sqlite3.Connection, pragma: str) -> int:
    return int(db.execute(f"PRAGMA {pragma}").fetchone()[0])


# --- copying ----------------------------------------------------------------------------------------------------------


def copy(path: Path, to: Path) -> None:
    """One file with all that is durable now, checked.  While it is made it has no name, so that nothing stays behind if
    that is cut short.  It gets one when it is whole and durable; only then is one that was there replaced."""
    if fcntl is None:
        raise StoreError("store-no-copies", folder=str(path.parent))
    path = path.resolve()
    if to.resolve().parent == path.parent and to.name.startswith(path.name):
        raise StoreError("store-itself", file=str(to))
    passing = to.with_name(f".{to.name}.part")  # for moments; another may have been killed in one
    with as_store_errors(to), ExitStack() as done:
        folder = os.open(to.parent, os.O_RDONLY)
        done.callback(os.close, folder)
        passing.unlink(missing_ok=True)
        done.callback(passing.unlink, missing_ok=True)
        file, db = new_database(passing)
        made = done.enter_context(os.fdopen(file, "rb"))
        with closing(db):
            fill(db, path, to)
            check(db, path)
        whole = done.enter_context(os.fdopen(new_file(passing), "wb"))
        shutil.copyfileobj(made, whole)
        whole.flush()
        os.fsync(whole.fileno())
        give_name(whole.fileno(), to, passing, folder)
        os.fsync(folder)


def fill(db: sqlite3.Connection, path: Path, to: Path) -> None:
    """Table by table as they are at one moment; others go on writing."""
    db.execute("PRAGMA journal_mode = OFF")  # nobody will ever see it half done
    db.execute("PRAGMA synchronous = OFF")
    with as_store_errors(path):
        refuse_second_name(path)
        db.execute("ATTACH ? AS source", (uri(path, "ro"),))
        db.execute("BEGIN")
        version = version_of(db, path, "source")
        if version == 0:
            raise StoreError("store-empty", file=str(path))
        schema = "SELECT type = 'table', name, sql FROM source.sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid"
        parts = db.execute(schema).fetchall()
    try:
        for is_table, name, sql in sorted(parts, key=lambda part: not part[0]):
            db.execute(sql)
            if is_table:
                db.execute(f"INSERT INTO main.{name} SELECT * FROM source.{name}")
        stamp(db, version)
        db.execute("COMMIT")
    except sqlite3.Error as error:
        raise event_messages(error, path if code_of(error) == sqlite3.SQLITE_CORRUPT else to) from error


def check(db: sqlite3.Connection, path: Path) -> None:
    """The file, and every entry in it."""
    sums = "checksum"
    if not db.execute("SELECT 1 FROM pragma_table_info('entries') WHERE name = 'checksum'").fetchone():
        db.create_function("checksum", 4, checksum)  # from before they were kept
        sums = "checksum(table_id, seq, at, body)"
    if db.execute("PRAGMA main.integrity_check(1)").fetchone()[0] != "ok":
        raise StoreError("store-broken", file=str(path))
    if db.execute("PRAGMA main.foreign_key_check").fetchone():
        raise StoreError("store-broken", file=str(path))
    entries = db.execute(f"SELECT table_id, seq, at, body, {sums} FROM main.entries ORDER BY table_id, seq")
    for table, rows in groupby(entries, lambda row: row[0]):
        for _ in sound(table, 0, (row[1:] for row in rows)):
            pass


def new_database(passing: Path) -> tuple[int, sqlite3.Connection]:
    """Without a name, for what is open stays; SQLite itself opens nothing but names."""
    name = uri(passing, "rw")
    file = os.open(passing, NEW, 0o600)
    try:
        return file, sqlite3.connect(name, uri=True, isolation_level=None)
    finally:
        passing.unlink()


def new_file(passing: Path) -> int:
    """Without a name, where the system has such files that can be given one later."""
    if hasattr(os, "O_TMPFILE") and OWN_FILES.is_dir():
        with suppress(OSError):
            return os.open(passing.parent, os.O_TMPFILE | os.O_RDWR, 0o600)
    return os.open(passing, NEW, 0o600)


def give_name(file: int, to: Path, passing: Path, folder: int) -> None:
    """To replace another one it needs the passing name for a moment."""
    if os.fstat(file).st_nlink == 0:
        try:
            os.link(OWN_FILES / str(file), to.name, dst_dir_fd=folder)
            return
        except FileExistsError:
            os.link(OWN_FILES / str(file), passing.name, dst_dir_fd=folder)
    passing.replace(to)


# --- what is said when it fails ---------------------------------------------------------------------------------------


@contextmanager
def as_store_errors(path: Path) -> Iterator[None]:
    """What SQLite or the system reports about this path becomes one sentence."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise event_messages(error, path) from error


def event_messages(error: Exception, path: Path) -> Exception:
    if isinstance(error, sqlite3.Error):
        return in_our_words(error, str(path))
    if isinstance(error, OSError):
        return StoreError("store-unusable", file=str(path), why=system(error))
    return error


def in_our_words(error: sqlite3.Error, file: str) -> StoreError:
    match code_of(error):
        case sqlite3.SQLITE_FULL:
            return StoreError("store-full", file=file)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return StoreError("store-read-only", file=file)
        case sqlite3.SQLITE_CANTOPEN:
            return StoreError("store-closed-to-us", file=file)
        case sqlite3.SQLITE_BUSY:
            return StoreError("store-locked", file=file)
        case sqlite3.SQLITE_IOERR:
            return StoreError("store-fails", file=file, code=error.sqlite_errorname)
        case sqlite3.SQLITE_CORRUPT:
            return StoreError("store-broken", file=file)
        case sqlite3.SQLITE_NOTADB:
            return StoreError("store-another-or-broken", file=file)
    return StoreError("store-unusable", file=file, why=str(error).removesuffix("."))


def code_of(error: sqlite3.Error) -> int:
    """Without the details; 0 if it is Python that complains."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
