"""The store: nothing that was acknowledged is ever lost, and what fails says why and harms nobody else."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.bad_input import bad_input, sentence_of
from tests.server.appending import TABLES, body_of
from tests.server.service import service
from theomachy.server.database import APPLICATION, FILE, MIGRATIONS, copy, number
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.store import LARGEST_ENTRY, Entry, Status, Store, StoreError, TableRow, checksum

ADVICE = "restore a backup, or see with “theomachy tables export” what is left of it."

TABLE = TableRow("delphi", "hera-zeus", b"secret", 1000)

NOBODY = 65534  # the user of this name


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SQLiteStore]:
    with closing(SQLiteStore(tmp_path / "data")) as opened:
        yield opened


def refused(done: Future[None]) -> str:
    """The sentence."""
    error = done.exception(timeout=10)
    assert isinstance(error, StoreError), error
    return sentence_of(error)


class Held:
    """Holds the writer up, so that all that is handed in meanwhile is committed together; then counts commits."""

    def __init__(self, store: SQLiteStore) -> None:
        self.store = store
        self.there, self.go = Event(), Event()
        self.statements: list[str] = []

    def __enter__(self) -> Held:
        self.store.write(self.wait)
        self.there.wait()
        return self

    def wait(self, db: sqlite3.Connection) -> None:
        self.there.set()
        self.go.wait()
        db.set_trace_callback(self.statements.append)

    def __exit__(self, *_: object) -> None:
        last = self.store.write(lambda db: None)
        self.go.set()
        last.result()

    def commits(self) -> int:
        return self.statements.count("COMMIT") - 1  # without the one of `wait`


# --- rows and entries -------------------------------------------------------------------------------------------------


def test_what_is_written_can_be_read(store: SQLiteStore) -> None:
    kept: Store = store
    kept.create(TABLE, Entry(1, 1000, b"created")).result()
    kept.append("delphi", 2, 1001, b"seated").result()
    kept.append("delphi", 3, 1002, b"choice", "running", 5000).result()
    assert kept.table("delphi") == TableRow("delphi", "hera-zeus", b"secret", 1000, "running", 5000)
    assert kept.entries("delphi") == [(1, 1000, b"created"), (2, 1001, b"seated"), (3, 1002, b"choice")]
    assert kept.entries("delphi", after=2) == [(3, 1002, b"choice")]
    assert kept.table("dodona") is None
    assert kept.entries("dodona") == []


def test_tables_by_status_come_newest_first(store: SQLiteStore) -> None:
    for created, name in enumerate(("delphi", "dodona", "delos")):
        store.create(TableRow(name, "olympus", b"", created)).result()
    store.set_status("dodona", "over").result()
    assert [row.id for row in store.tables("open")] == ["delos", "delphi"]
    assert [row.id for row in store.tables("open", limit=1)] == ["delos"]
    assert [row.id for row in store.tables("over")] == ["dodona"]
    assert store.tables("running") == []


def test_tables_wake_when_their_time_has_come(store: SQLiteStore) -> None:
    for name, wakes in (("delphi", 300), ("dodona", 200), ("delos", None), ("ephyra", 301)):
        store.create(TableRow(name, "olympus", b"", 0, "running", wakes)).result()
    assert [row.id for row in store.due(300)] == ["dodona", "delphi"]
    store.append("dodona", 1, 0, b"choice", "running", 900).result()
    store.set_status("delphi", "over").result()
    assert store.due(300) == []


def test_only_tables_at_which_no_game_has_begun_can_be_forgotten(store: SQLiteStore) -> None:
    for name, last in (("delphi", 5), ("dodona", 9), ("delos", 5), ("ephyra", 5)):
        row = TableRow(name, "olympus", b"", 5, "running" if name == "delos" else "open")
        store.create(row, Entry(1, 5, b"created"), Entry(2, last, b"seated")).result()
    assert [row.id for row in store.unbegun(9, 10)] == ["delphi", "ephyra"]
    assert [row.id for row in store.unbegun(9, 1)] == ["delphi"]
    assert store.unbegun(5, 10) == []
    store.forget(["delphi", "delos"]).result()
    assert store.table("delphi") is None
    assert store.entries("delphi") == []
    assert [len(store.entries(name)) for name in ("dodona", "delos", "ephyra")] == [2, 2, 2]
    store.forget([]).result()


def test_a_secret_is_not_printed() -> None:
    assert "secret" not in repr(TABLE)


def test_only_the_owner_can_read_the_files(store: SQLiteStore) -> None:
    store.create(TABLE).result()
    assert store.path.parent.stat().st_mode & 0o777 == 0o700
    assert [file.name for file in store.path.parent.glob(f"{FILE}*") if file.stat().st_mode & 0o077] == []


def test_every_commit_goes_to_the_disk(store: SQLiteStore) -> None:
    found: list[object] = []
    for pragma in ("synchronous", "journal_mode", "foreign_keys"):
        store.write(lambda db, pragma=pragma: found.extend(db.execute(f"PRAGMA {pragma}").fetchone())).result()  # type: ignore[misc]
    assert found == [2, "wal", 1]


@pytest.mark.parametrize("statement", ["DELETE FROM entries", "UPDATE entries SET at = 0"])
def test_entries_stay_as_they_are(store: SQLiteStore, statement: str) -> None:
    store.create(TABLE, Entry(1, 1000, b"created")).result()
    assert "entries are only added" in refused(store.write(lambda db: db.execute(statement).close()))
    assert store.entries("delphi") == [(1, 1000, b"created")]


# --- damage -----------------------------------------------------------------------------------------------------------

DAMAGE = {
    "a bit of what was done": ("UPDATE entries SET body = 'chojce' WHERE table_id = 'delphi' AND seq = 2", "Entry 2"),
    "the time": ("UPDATE entries SET at = at + 1 WHERE table_id = 'delphi' AND seq = 2", "Entry 2"),
    "the checksum": ("UPDATE entries SET checksum = 0 WHERE table_id = 'delphi' AND seq = 3", "Entry 3"),
    "the place": (
        "UPDATE entries SET (at, body, checksum) = (SELECT at, body, checksum FROM entries WHERE table_id = 'delphi'"
        " AND seq = 1) WHERE table_id = 'delphi' AND seq = 2",
        "Entry 2",
    ),
    "the table": ("UPDATE entries SET table_id = 'delphi', seq = 4 WHERE table_id = 'delos' AND seq = 4", "Entry 4"),
    "a hole": ("DELETE FROM entries WHERE table_id = 'delphi' AND seq = 2", "Entry 2"),
    "the beginning": ("DELETE FROM entries WHERE table_id = 'delphi' AND seq = 1", "Entry 1"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_entry_closes_its_table_and_no_other(tmp_path: Path, damage: str) -> None:
    statement, entry = DAMAGE[damage]
    with closing(SQLiteStore(tmp_path / "data")) as store:
        for name in ("delphi", "dodona", "delos"):
            entries = [Entry(seq, 1000 * seq, b"choice") for seq in range(1, 4 + (name == "delos"))]
            store.create(TableRow(name, "hera-zeus", b"", 0), *entries).result()
        store.backup(tmp_path / "copy.db")
    before = (tmp_path / "copy.db").read_bytes()
    change(tmp_path / "data" / FILE, statement.replace("'chojce'", "CAST('chojce' AS BLOB)"))
    sentence = f"{entry} of table delphi is {'missing' if 'DELETE' in statement else 'damaged'}; {ADVICE}"
    with closing(SQLiteStore(tmp_path / "data")) as store:
        with pytest.raises(StoreError) as refusal:
            store.entries("delphi")
        assert sentence_of(refusal.value) == sentence
        assert len(store.entries("dodona")) == 3
        store.append("dodona", 4, 0, b"choice").result()
        with pytest.raises(StoreError) as refusal:
            store.backup(tmp_path / "copy.db")
        assert sentence_of(refusal.value) == sentence
    assert (tmp_path / "copy.db").read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "data"]


def change(path: Path, statement: str) -> None:
    """As only a failing disk could."""
    with closing(sqlite3.connect(path)) as db:
        for (trigger,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
            db.execute(f"DROP TRIGGER {trigger}")
        assert db.execute(statement).rowcount > 0
        db.commit()


@pytest.mark.logs
def test_a_server_does_not_open_a_damaged_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            (damaged, _), (whole, _) = [await server.set_table() for _ in range(2)]
        change(tmp_path / FILE, f"UPDATE entries SET at = at + 1 WHERE table_id = '{damaged}'")
        async with service(tmp_path) as server:
            assert (await server.http.get(f"/api/tables/{damaged}")).status_code == 503
            assert (await server.http.get(f"/api/tables/{whole}")).status_code == 200
            async with server.visit(damaged) as watcher:
                assert await watcher.refusal() == "store-fails"

    asyncio.run(play())


def test_the_same_entry_has_another_checksum_elsewhere() -> None:
    sums = {
        checksum(*entry) for entry in (("a", 1, 2, b"x"), ("b", 1, 2, b"x"), ("a", 12, 2, b"x"), ("a", 1, 22, b"x"))
    }
    assert len(sums) == 4
    assert checksum("delphi", 1, 1000, b"created") == 0x3DD9A565  # kept for ever: stores are full of them


# --- writes that fail -------------------------------------------------------------------------------------------------


def test_bad_writes_fail_alone(store: SQLiteStore) -> None:
    with Held(store):
        created = store.create(TABLE)
        again = store.create(TABLE)
        first = store.append("delphi", 1, 0, b"1")
        twice = store.append("delphi", 1, 0, b"twice")
        gap = store.append("delphi", 3, 0, b"3")
        unknown = store.append("dodona", 1, 0, b"1")
        nowhere = store.set_status("dodona", "over")
        large = store.append("delphi", 2, 0, bytes(LARGEST_ENTRY + 1))
        no_such_status = store.append("delphi", 2, 0, b"2", "won")  # type: ignore[arg-type]
        no_time = store.append("delphi", 2, 1 << 70, b"2")
        second = store.append("delphi", 2, 0, b"2")
    assert refused(again) == "There is already a table delphi."
    assert refused(twice) == "Entry 1 of table delphi does not follow the last one."
    assert refused(gap) == "Entry 3 of table delphi does not follow the last one."
    assert refused(unknown) == refused(nowhere) == "There is no table dodona."
    assert refused(large) == "An entry of table delphi is too large: 1048577 bytes, with a limit of 1048576."
    assert "status" in refused(no_such_status)
    assert isinstance(no_time.exception(), OverflowError)
    assert [done.exception() for done in (created, first, second)] == [None, None, None]
    assert store.entries("delphi") == [(1, 0, b"1"), (2, 0, b"2")]
    assert store.tables("open") == [TABLE]


def test_one_bad_write_among_many_costs_few_commits(store: SQLiteStore) -> None:
    store.create(TABLE).result()
    with Held(store) as held:
        writes = [store.append("delphi", seq, 0, b"") for seq in range(1, 501)]
        bad = store.append("dodona", 1, 0, b"")
        writes += [store.append("delphi", seq, 0, b"") for seq in range(501, 601)]
    assert refused(bad) == "There is no table dodona."
    assert all(done.exception() is None for done in writes)
    assert held.commits() < 15


def test_a_table_is_created_with_all_its_entries_or_not_at_all(store: SQLiteStore) -> None:
    assert "does not follow" in refused(store.create(TABLE, Entry(1, 0, b""), Entry(3, 0, b"")))
    assert store.table("delphi") is None
    assert store.entries("delphi") == []


def test_nothing_is_read_before_it_is_durable(store: SQLiteStore) -> None:
    store.create(TABLE).result()
    with Held(store):
        done = store.append("delphi", 1, 0, b"1")
        assert store.entries("delphi") == []
        assert not done.done()
    assert len(store.entries("delphi")) == 1


def test_a_write_cannot_be_called_back(store: SQLiteStore) -> None:
    with Held(store):
        done = store.create(TABLE)
        assert not done.cancel()
    assert store.table("delphi") == TABLE


def test_a_closed_store_has_written_everything_and_says_that_it_is_closed(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path)
    writes = [store.create(TABLE), *(store.append("delphi", seq, 0, b"") for seq in range(1, 101))]
    store.close()
    store.close()
    assert all(done.done() and done.exception() is None for done in writes)
    assert refused(store.append("delphi", 101, 0, b"")) == f"{store.path} is closed."
    with bad_input("closed database", StoreError):
        store.entries("delphi")
    with closing(SQLiteStore(tmp_path)) as again:
        assert len(again.entries("delphi")) == 100


# --- one commit for many ----------------------------------------------------------------------------------------------


def test_writes_that_wait_share_a_commit(store: SQLiteStore) -> None:
    names = [f"table-{number}" for number in range(50)]
    for name in names:
        store.create(TableRow(name, "olympus", b"", 0)).result()

    def play(name: str) -> None:
        for first in range(1, 21, 5):
            for done in [store.append(name, seq, 0, b"choice") for seq in range(first, first + 5)]:
                done.result()

    with Held(store) as held:
        pass
    with ThreadPoolExecutor(50) as players:
        list(players.map(play, names))
    assert sum(len(store.entries(name)) for name in names) == 1000
    assert held.commits() < 250


# --- anything, in any order -------------------------------------------------------------------------------------------

names = st.sampled_from(TABLES)
statuses = st.sampled_from(("open", "running", "over"))
times = st.none() | st.integers(0, 100)
steps = st.one_of(
    st.tuples(st.just("create"), names, st.integers(0, 3), statuses, times),
    st.tuples(st.just("append"), names, st.integers(-1, 1), st.none() | statuses, times),
    st.tuples(st.just("status"), names, st.just(0), statuses, times),
    st.tuples(st.just("reopen"), st.just(""), st.just(0), st.none(), st.none()),
)
Step = tuple[str, str, int, Status, int | None]
Model = dict[str, tuple[TableRow, list[Entry]]]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(steps, max_size=30))
def test_a_store_is_a_dictionary_that_survives(plan: list[Step]) -> None:
    model: Model = {}
    with TemporaryDirectory() as folder:
        store = SQLiteStore(Path(folder))
        handed_in: list[tuple[Future[None], bool]] = []
        for step in plan:
            if step[0] == "reopen":
                store.close()
                store = SQLiteStore(Path(folder))
            else:
                handed_in.append((take(store, model, step), done_in(model, step)))
        store.close()
        assert all((done.exception() is None) == well for done, well in handed_in)
        with closing(SQLiteStore(Path(folder))) as again:
            for name in TABLES:
                row, entries = model.get(name, (None, []))
                assert (again.table(name), again.entries(name)) == (row, entries)
            for status in ("open", "running", "over"):
                expected = {row.id for row, _ in model.values() if row.status == status}
                assert {row.id for row in again.tables(status)} == expected
            expected = {row.id for row, _ in model.values() if row.wakes is not None and row.wakes <= 50}
            assert {row.id for row in again.due(50)} == expected


def entry_of(seq: int) -> Entry:
    return Entry(seq, seq * 10, b"%d" % seq)


def take(store: SQLiteStore, model: Model, step: Step) -> Future[None]:
    what, name, amount, status, wakes = step
    if what == "create":
        return store.create(TableRow(name, "olympus", b"", 0, status, wakes), *map(entry_of, range(1, amount + 1)))
    if what == "append":
        return store.append(name, *entry_of(next_of(model, name) + amount), status, wakes)
    return store.set_status(name, status, wakes)


def done_in(model: Model, step: Step) -> bool:
    """Is it well?  If so, the model follows."""
    what, name, amount, status, wakes = step
    if (what == "create") == (name in model) or (what == "append" and amount != 0):
        return False
    if what == "create":
        model[name] = TableRow(name, "olympus", b"", 0, status, wakes), [entry_of(n) for n in range(1, amount + 1)]
        return True
    _, entries = model[name]
    if what == "append":
        entries.append(entry_of(next_of(model, name)))
    if status is not None:
        model[name] = TableRow(name, "olympus", b"", 0, status, wakes), entries
    return True


def next_of(model: Model, name: str) -> int:
    return len(model[name][1]) + 1 if name in model else 1


# --- killed -----------------------------------------------------------------------------------------------------------


def test_what_was_acknowledged_survives_kill_nine(tmp_path: Path) -> None:
    luck = random.Random(9)
    acknowledged = dict.fromkeys(TABLES, 0)
    for round in range(10):
        server = subprocess.Popen(
            [sys.executable, "-m", "tests.server.appending", str(tmp_path)], stdout=subprocess.PIPE, text=True
        )
        assert server.stdout is not None
        if round > 0:  # the first one may be killed before there is a database
            server.stdout.readline()
        time.sleep(luck.uniform(0.0, 0.3))
        server.send_signal(signal.SIGKILL)
        lines = server.stdout.read().split("\n")[:-1]
        assert server.wait() == -signal.SIGKILL
        for table, seq in map(str.split, lines):
            acknowledged[table] = max(acknowledged[table], int(seq))
        with closing(SQLiteStore(tmp_path)) as store:
            for table in TABLES:
                entries = store.entries(table)
                assert len(entries) >= acknowledged[table]
                assert entries == [Entry(seq, seq, body_of(table, seq)) for seq in range(1, len(entries) + 1)]
            assert store.rows("PRAGMA integrity_check") == [("ok",)]
    assert min(acknowledged.values()) > 100


# --- no room ----------------------------------------------------------------------------------------------------------


def test_a_full_disk_loses_nothing_and_is_over_when_there_is_room(store: SQLiteStore) -> None:
    store.create(TABLE, Entry(1, 0, b"1")).result()
    store.create(TableRow("dodona", "olympus", b"", 0)).result()
    store.write(lambda db: limit_pages(db, number(db, "page_count") + 2)).result()
    with Held(store):
        fits = store.append("dodona", 1, 0, b"1")
        too_much = store.append("delphi", 2, 0, bytes(100_000))
        behind_it = store.append("delphi", 3, 0, b"3")
        fits_too = store.append("dodona", 2, 0, b"2")
    assert refused(too_much) == f"{store.path} cannot be written: there is no space left on the disk."
    assert "does not follow" in refused(behind_it)
    assert fits.exception() is None
    assert fits_too.exception() is None
    assert [entry.body for entry in store.entries("delphi")] == [b"1"]
    assert [entry.body for entry in store.entries("dodona")] == [b"1", b"2"]
    store.write(lambda db: limit_pages(db, 1_000_000)).result()
    store.append("delphi", 2, 0, bytes(100_000)).result()
    assert len(store.entries("delphi")) == 2
    assert store.rows("PRAGMA integrity_check") == [("ok",)]


def limit_pages(db: sqlite3.Connection, pages: int) -> None:
    db.execute(f"PRAGMA max_page_count = {pages}")


def test_a_failed_commit_leaves_nothing_behind(tmp_path: Path) -> None:
    """Here the system itself refuses to let the files grow, when the commit is written."""
    assert python("tests.server.no_room", tmp_path).splitlines() == [
        "48 of 48 failed",
        f"{tmp_path / FILE} cannot be read or written: the disk is full or failing (SQLITE_IOERR_WRITE).",
        "1 entry is there",
        "2 entries are there",
    ]
    with closing(SQLiteStore(tmp_path)) as store:
        assert [entry.body for entry in store.entries("delphi")] == [b"1", b"2"]
        assert store.rows("PRAGMA integrity_check") == [("ok",)]


def python(module: str, folder: Path) -> str:
    return subprocess.run([sys.executable, "-m", module, folder], capture_output=True, text=True, check=True).stdout


# --- folders and files that cannot be used ----------------------------------------------------------------------------


def not_opened(folder: Path) -> str:
    """The sentence."""
    with pytest.raises(StoreError) as error:
        SQLiteStore(folder)
    return sentence_of(error.value)


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    elsewhere = "stop that one, or keep games in another folder: theomachy serve --data FOLDER."
    refusal = f"{tmp_path} is in use by another server; {elsewhere}"
    with closing(SQLiteStore(tmp_path)):
        assert not_opened(tmp_path) == refusal
        other = [sys.executable, "-m", "tests.server.appending", str(tmp_path)]
        run = subprocess.run(other, capture_output=True, text=True, check=False)
        assert run.stderr.endswith(f"StoreError: store-in-use(folder='{tmp_path}')\n")
    SQLiteStore(tmp_path).close()


def test_no_link_leads_past_the_lock(tmp_path: Path) -> None:
    true, other = tmp_path / "true", tmp_path / "other"
    other.mkdir()
    with closing(SQLiteStore(true)) as store:
        store.create(TABLE, Entry(1, 0, b"1")).result()
        (tmp_path / "folder").symlink_to(true)
        (other / FILE).symlink_to(true / FILE)
        for folder in (tmp_path / "folder", other):
            assert not_opened(folder).startswith(f"{folder} is in use by another server; stop that one")
        (other / FILE).unlink()
        (true / FILE).rename(other / FILE)  # the same file, in a folder with a lock of its own
        assert not_opened(other).startswith(f"{other} is in use by another server; stop that one")
        (other / FILE).rename(true / FILE)
        store.append("delphi", 2, 0, b"2").result()
    (other / FILE).symlink_to(true / FILE)
    with closing(SQLiteStore(other)) as store:
        assert store.path == true / FILE
        assert len(store.entries("delphi")) == 2
        assert not_opened(true).startswith(f"{true} is in use by another server; stop that one")


def test_a_second_name_is_refused(tmp_path: Path) -> None:
    true, other = tmp_path / "true", tmp_path / "other"
    other.mkdir()
    with closing(SQLiteStore(true)) as store:
        store.create(TABLE, Entry(1, 0, b"1")).result()
        (other / FILE).hardlink_to(true / FILE)
        refusal = f"{other / FILE} has a second name (a hard link) without the files next to it; remove one of the two."
        assert not_opened(other) == refusal
        with bad_input("has a second name", StoreError):
            copy(other / FILE, tmp_path / "copy.db")
        store.append("delphi", 2, 0, b"2").result()
        (other / FILE).unlink()
        copy(true / FILE, tmp_path / "copy.db")
    assert sorted(path.name for path in other.iterdir()) == ["lock"]


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    assert not_opened(tmp_path / "data") == f"{tmp_path / 'data'} cannot be used: a file of that name exists."
    assert not_opened(tmp_path / "data" / "deeper").endswith("cannot be used: it is not a folder.")


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    superuser = os.geteuid() == 0  # he may write everywhere; for a moment he is somebody else
    if superuser:
        os.seteuid(NOBODY)
    try:
        assert not_opened(tmp_path) == f"{tmp_path} cannot be used: permission denied."
    finally:
        if superuser:
            os.seteuid(0)


def test_a_file_of_others_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text("Sing, goddess, the anger of Peleus' son Achilleus" * 100)
    either = "is not a database of Theomachy, or its beginning is damaged; restore a backup, or name another folder."
    assert not_opened(tmp_path) == f"{path} {either}"
    path.unlink()
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE songs (name TEXT)")
    before = path.read_bytes()
    assert not_opened(tmp_path) == f"{path} is not a database of Theomachy; name another folder or file."
    assert path.read_bytes() == before


def test_broken_pages_harm_only_the_tables_on_them(tmp_path: Path) -> None:
    names = [f"table-{number:03}" for number in range(100)]
    with closing(SQLiteStore(tmp_path)) as store:
        for name in names:
            entries = [Entry(seq, 0, bytes(200)) for seq in range(1, 21)]
            store.create(TableRow(name, "olympus", b"", 0, "running"), *entries)
        root, size = store.rows(
            "SELECT rootpage, (SELECT * FROM pragma_page_size) FROM sqlite_schema WHERE name = 'entries'"
        )[0]
    path = tmp_path / FILE
    data = bytearray(path.read_bytes())
    page = len(data) // size // 2
    assert page > root
    data[page * size : (page + 2) * size] = b"\xa5" * 2 * size  # on one of two the last entry of some table stands
    path.write_bytes(data)

    with closing(SQLiteStore(tmp_path)) as store:
        whole = [name for name in names if can_be_read(store, name)]
        assert 90 < len(whole) < 100
        assert store.latest() == 0
        lost = next(name for name in names if name not in whole)
        with Held(store):
            bad = store.append(lost, 21, 0, b"21")
            good = store.append(whole[0], 21, 0, b"21")
        assert refused(bad) == f"{path} is damaged; restore a backup."
        assert good.exception() is None
        assert len(store.entries(whole[0])) == 21
        with bad_input("is damaged; restore a backup", StoreError):
            store.backup(tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


def can_be_read(store: SQLiteStore, table: str) -> bool:
    try:
        return len(store.entries(table)) == 20
    except StoreError as error:
        return sentence_of(error) != f"{store.path} is damaged; restore a backup."


# --- versions ---------------------------------------------------------------------------------------------------------

NOW = len(MIGRATIONS)
NEXT = (
    *MIGRATIONS,
    ("ALTER TABLE tables ADD COLUMN watched INTEGER NOT NULL DEFAULT 7", "CREATE TABLE more (x)"),
)
WRONG = (*MIGRATIONS, ("ALTER TABLE tables ADD COLUMN watched INTEGER NOT NULL DEFAULT 7", "CREATE TABLE tables (x)"))


def test_an_old_database_is_brought_up_to_date(tmp_path: Path) -> None:
    with closing(SQLiteStore(tmp_path)) as store:
        store.create(TABLE, Entry(1, 0, b"1")).result()
        assert store.rows("PRAGMA user_version") == [(NOW,)]
    for _ in range(2):
        with closing(SQLiteStore(tmp_path, NEXT)) as store:
            assert store.rows("PRAGMA user_version") == [(NOW + 1,)]
            assert store.rows("SELECT id, watched FROM tables") == [("delphi", 7)]
            assert store.table("delphi") == TABLE
            assert store.entries("delphi") == [(1, 0, b"1")]


def test_entries_of_an_old_database_get_their_checksums(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        for statement in MIGRATIONS[0]:
            db.execute(statement)
        db.execute("INSERT INTO tables VALUES ('delphi', 'hera-zeus', x'00', 1000, 'running', NULL)")
        for seq, at in ((1, 1000), (2, 3000)):
            db.execute("INSERT INTO entries VALUES ('delphi', ?, ?, ?)", (seq, at, b"%d" % seq))
        db.execute("PRAGMA user_version = 1")
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.commit()
    copy(tmp_path / FILE, tmp_path / "copy.db")  # as it is
    with closing(SQLiteStore(tmp_path)) as store:
        store.append("delphi", 3, 4000, b"3").result()
        assert store.entries("delphi") == [(1, 1000, b"1"), (2, 3000, b"2"), (3, 4000, b"3")]
        assert store.runs() == [(1000, 3000)]
        assert "entries are only added" in refused(
            store.write(lambda db: db.execute("UPDATE entries SET at = 0").close())
        )
    (tmp_path / "copy.db").replace(tmp_path / FILE)
    with closing(SQLiteStore(tmp_path)) as store:
        assert len(store.entries("delphi")) == 2


def test_a_new_database_has_all_versions_behind_it(tmp_path: Path) -> None:
    with closing(SQLiteStore(tmp_path, NEXT)) as store:
        assert store.rows("PRAGMA user_version") == [(NOW + 1,)]
        store.create(TABLE).result()
        assert store.table("delphi") == TABLE


def test_a_migration_that_fails_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    with closing(SQLiteStore(tmp_path)) as store:
        store.create(TABLE).result()
    with bad_input("table tables already exists", StoreError):
        SQLiteStore(tmp_path, WRONG)
    with closing(SQLiteStore(tmp_path)) as store:
        assert store.rows("PRAGMA user_version") == [(NOW,)]
        assert store.table("delphi") == TABLE


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    SQLiteStore(tmp_path, NEXT).close()
    assert not_opened(tmp_path) == (
        f"{tmp_path / FILE} was written by a newer Theomachy "
        f"(schema {NOW + 1}, known here up to {NOW}); install the newest version."
    )
