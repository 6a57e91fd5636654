"""Backups: a whole moment of a store that goes on, by the server or by a command beside it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from tests.bad_input import bad_input
from theomachy.cli import main
from theomachy.server.database import FILE
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.store import Entry, StoreError, TableRow
from theomachy.words import LANGUAGES

TABLE = TableRow("delphi", "hera-zeus", b"secret", 1000)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SQLiteStore]:
    with closing(SQLiteStore(tmp_path / "data")) as opened:
        yield opened


def test_a_backup_is_a_moment_of_a_store_that_goes_on(store: SQLiteStore, tmp_path: Path) -> None:
    store.create(TABLE).result()
    writes: list[Future[None]] = []
    stop = Event()

    def play() -> None:
        while not stop.is_set():
            writes.append(store.append("delphi", len(writes) + 1, 0, bytes(1000)))
            writes[-1].result()

    with ThreadPoolExecutor(1) as players:
        playing = players.submit(play)
        for number in range(5):
            before = len(store.entries("delphi"))
            store.backup(tmp_path / "copy.db")
            with restored(tmp_path / "copy.db", tmp_path / f"restored-{number}") as copy:
                entries = copy.entries("delphi")
            assert before <= len(entries) <= len(store.entries("delphi"))
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        stop.set()
        playing.result()
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "data", *(f"restored-{n}" for n in range(5))]


def restored(backup: Path, folder: Path) -> closing[SQLiteStore]:
    folder.mkdir()
    (folder / FILE).write_bytes(backup.read_bytes())
    return closing(SQLiteStore(folder))


def test_a_backup_never_overwrites_the_tables_themselves(store: SQLiteStore, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(store.path.parent)
    for to in (store.path, Path(f"{store.path}-wal"), tmp_path / "link" / FILE):
        with bad_input("belongs to the tables themselves; name another file", StoreError):
            store.backup(to)
    store.create(TABLE).result()


def test_a_backup_that_cannot_be_written_leaves_the_old_one(store: SQLiteStore, tmp_path: Path) -> None:
    with bad_input(r"nowhere/copy.db cannot be used: no such file or folder\.$", StoreError):
        store.backup(tmp_path / "nowhere" / "copy.db")
    (tmp_path / "copy.db").mkdir()
    with bad_input(r"copy.db cannot be used: it is a folder\.$", StoreError):
        store.backup(tmp_path / "copy.db")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "data"]


def test_a_backup_that_is_killed_leaves_nothing_behind(tmp_path: Path) -> None:
    """At each step, and at any time; only for a moment there is one passing name, which the next backup clears away."""
    call = [sys.executable, "-m", "tests.server.backing_up", str(tmp_path)]
    run = subprocess.run(call, capture_output=True, text=True, check=True)
    lines = [line.split() for line in run.stdout.splitlines()]
    assert {name for line in lines for name in line[2:]} <= {".copy.db.part"}
    steps = [line for line in lines if line[0] == "step"]
    assert {line[1] for line in steps} == {"old", "new", "finished"}
    assert len(steps) > 100
    assert sum(len(line) > 2 for line in steps) < len(steps) / 10
    assert sum(line[:2] in (["time", "old"], ["time", "none"]) for line in lines) > 5


# --- the command ------------------------------------------------------------------------------------------------------


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An English-speaking operator; the default folder of a server."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home" / "theomachy" / "server"


def test_the_command_copies_while_a_server_runs(at_home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(SQLiteStore(at_home)) as store:
        store.create(TABLE, Entry(1, 0, b"1")).result()
        assert main(["backup", "copy.db"]) == 0
        store.append("delphi", 2, 0, b"2").result()
    assert capsys.readouterr().out == "The tables are safe in copy.db.\n"
    with restored(Path("copy.db"), Path("restored")) as copy:
        assert copy.table("delphi") == TABLE
        assert copy.entries("delphi") == [(1, 0, b"1")]


def test_the_command_copies_when_no_server_runs(store: SQLiteStore, at_home: Path) -> None:
    store.create(TABLE).result()
    store.close()
    assert main(["backup", "copy.db", "--data", str(store.path.parent)]) == 0
    with restored(Path("copy.db"), Path("restored")) as copy:
        assert copy.table("delphi") == TABLE
    SQLiteStore(store.path.parent).close()


def test_the_command_overwrites_only_when_told_to(
    store: SQLiteStore, at_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store.create(TABLE).result()
    Path("copy.db").write_text("precious")
    data = ["--data", str(store.path.parent)]
    assert main(["backup", "copy.db", *data]) == 2
    refusal = "theomachy: copy.db exists already; name another file, or overwrite it with --force.\n"
    assert capsys.readouterr().err == refusal
    assert Path("copy.db").read_text() == "precious"
    assert main(["backup", "copy.db", "--force", *data]) == 0
    with restored(Path("copy.db"), Path("restored")) as copy:
        assert copy.table("delphi") == TABLE


def test_the_command_says_when_there_are_no_tables(at_home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "copy.db"]) == 2
    assert capsys.readouterr().err == (
        f"theomachy: {at_home / FILE} cannot be opened: it is not there, or that is not permitted.\n"
    )
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_speaks_every_language(
    store: SQLiteStore, at_home: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", "copy.db", "--data", str(store.path.parent), "--language", language]) == 0
    printed = {
        "en": "The tables are safe in copy.db.\n",
        "de": "Die Tische sind in copy.db gesichert.\n",
        "it": "I tavoli sono al sicuro in copy.db.\n",
    }
    assert capsys.readouterr().out == printed[language]
