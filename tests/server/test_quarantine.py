"""A table that cannot be opened, or takes the server with it, does so twice and no more; its host has the last word."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.service import Service, service
from tests.server.sitting import Sitting
from tests.server.stored import keep
from tests.server.test_kill import free_port
from theomachy.cli import main
from theomachy.server import live_tables, tables
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.store import StoreError
from theomachy.server.table import Denied
from theomachy.words import LANGUAGES, house_words

DUE = 1


@contextmanager
def serving(folder: Path, port: int, deadly: str) -> Iterator[subprocess.Popen[str]]:
    call = [sys.executable, "-m", "tests.server.serving", str(folder), str(port), deadly]
    pipe = subprocess.PIPE
    with subprocess.Popen(call, stdin=pipe, stdout=pipe, text=True, start_new_session=True) as starter:
        try:
            yield starter
        finally:
            os.killpg(starter.pid, signal.SIGKILL)  # and the server


def start(starter: subprocess.Popen[str]) -> int:
    assert starter.stdin is not None
    starter.stdin.write("\n")
    starter.stdin.flush()
    return int(line(starter))


def line(starter: subprocess.Popen[str]) -> str:
    assert starter.stdout is not None
    return starter.stdout.readline()


def when_it_stands(http: httpx.Client, path: str) -> httpx.Response:
    for _ in range(600):
        try:
            return http.get(path)
        except httpx.TransportError:
            time.sleep(0.05)
    raise TimeoutError(path)


def test_a_table_that_kills_the_server_kills_it_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its clock runs, so that it is opened at every start; the others are due before and after it."""
    with closing(SQLiteStore(tmp_path)) as store:
        sitting = Sitting(clock={"kind": "days", "days": 1, "out": "bot"}).begin()
        keep(store, "before", "deadly", "after", sitting=sitting, wakes=DUE)
    port = free_port()
    with serving(tmp_path, port, "deadly") as starter:
        for _ in range(2):
            start(starter)
            assert line(starter) == "gone\n"
        server = start(starter)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
            for language in LANGUAGES:
                http.headers["Accept-Language"] = language
                refused = when_it_stands(http, "/api/tables/deadly")
                assert (refused.status_code, refused.json()["code"]) == (409, "quarantined")
                assert refused.json()["text"] == house_words(language).say("denied-quarantined")
            for other in ("before", "after"):
                assert http.get(f"/api/tables/{other}").status_code == 200

            assert of_host(capsys, tmp_path, "--quarantined") == [1, "deadly"]  # while the server runs
            assert of_host(capsys, tmp_path)[0] == 3
            assert main(["tables", "delete", "after", f"--data={tmp_path}"]) == 2
            assert "may be in use" in capsys.readouterr().err
            assert main(["tables", "delete", "deadly", f"--data={tmp_path}"]) == 0
            assert http.get("/api/tables/deadly").status_code == 404
        os.kill(server, signal.SIGKILL)
        assert line(starter) == "gone\n"
    with closing(SQLiteStore(tmp_path)) as store:
        assert store.entries("deadly") == []
        assert [row.tries for id in ("before", "after") if (row := store.table(id))] == [0, 0]


def of_host(capsys: pytest.CaptureFixture[str], folder: Path, *args: str) -> list[object]:
    """How many tables are listed, and the first."""
    capsys.readouterr()
    assert main(["tables", *args, f"--data={folder}"]) == 0
    lines = capsys.readouterr().out.splitlines()
    return [len(lines), lines[0].split()[0]]


# --- opening ----------------------------------------------------------------------------------------------------------


def test_two_who_come_at_once_share_one_opening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is folded in another thread, so that nobody else waits."""
    folded, threads = live_tables.folded, []

    def counted(*args: Any) -> Any:
        threads.append(threading.current_thread())
        return folded(*args)

    monkeypatch.setattr(live_tables, "folded", counted)

    async def visit(server: Service) -> None:
        live_ones = await asyncio.gather(*(server.tables.get("delphi") for _ in range(5)))
        assert len({id(live) for live in live_ones}) == 1
        assert len(threads) == 1
        assert threads[0] is not threading.current_thread()
        with pytest.raises(Denied, match="no-such-table"):
            await server.tables.get("dodona")
        assert server.tables.opening == {}

    visited(tmp_path, visit, "delphi")


def test_a_table_that_has_failed_before_is_opened_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If it ends the process again, no other table was being opened that would be blamed with it."""

    async def visit(server: Service) -> None:
        store, events = server.tables.store, []
        store.count_try("suspect").result()

        def noted(write: Callable[[str], Future[None]], id: str) -> Future[None]:
            events.append(id)
            return write(id)

        for name in ("count_try", "forget_tries"):
            monkeypatch.setattr(store, name, partial(noted, getattr(store, name)))
        ids = ["a", "b", "suspect", "c", "d"]
        await asyncio.gather(*map(server.tables.get, ids))
        assert sorted(events) == sorted(2 * ids)
        first = events.index("suspect")
        assert events[first + 1] == "suspect"
        assert sorted(events[:first]) == ["a", "a", "b", "b"]

    visited(tmp_path, visit, "a", "b", "c", "d", "suspect")


def test_who_stops_the_server_blames_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be stopped again and again while the same table is opened."""
    begun, go_on = threading.Event(), threading.Event()

    def slow(*args: Any) -> Any:
        begun.set()
        go_on.wait(10)
        raise StoreError("store-closed", file="tables.db")

    monkeypatch.setattr(live_tables, "folded", slow)

    async def visit(server: Service) -> None:
        opening = asyncio.create_task(server.tables.get("delphi"))
        await asyncio.to_thread(begun.wait, 10)
        for task in server.tables.opening.values():
            task.cancel()
        await asyncio.gather(opening, return_exceptions=True)
        go_on.set()
        server.tables.store.note_run(1, 0, 0).result()  # after what was written before
        row = server.tables.store.table("delphi")
        assert row is not None
        assert row.tries == 0

    visited(tmp_path, visit, "delphi")


def test_the_try_is_durable_before_a_table_is_folded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folded, tries = live_tables.folded, []

    async def visit(server: Service) -> None:
        def looked(row: Any, *more: Any) -> Any:
            tries.append(server.tables.store.table(row.id).tries)
            return folded(row, *more)

        monkeypatch.setattr(live_tables, "folded", looked)
        await server.tables.get("delphi")
        while server.tables.store.table("delphi").tries:
            await asyncio.sleep(0.01)
        assert tries == [1]

    visited(tmp_path, visit, "delphi")


@pytest.mark.logs
def test_a_released_table_is_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def visit(server: Service) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(live_tables, "read_entry", None)
            for _ in range(2):
                assert (await server.http.get("/api/tables/delphi")).status_code == 503
        async with server.visit("delphi") as late:
            assert await late.refusal() == "quarantined"
        link = f"http://127.0.0.1:{server.port}/t/delphi"
        assert await asyncio.to_thread(main, ["join", link, "--plain", "--language=en"]) == 2
        assert "This table is no longer opened" in capsys.readouterr().err
        assert await asyncio.to_thread(main, ["tables", "release", "delphi", f"--data={tmp_path}"]) == 0
        assert (await server.http.get("/api/tables/delphi")).status_code == 200

    visited(tmp_path, visit, "delphi")


def visited(folder: Path, visit: Any, *ids: str) -> None:
    with closing(SQLiteStore(folder)) as store:
        keep(store, *ids, sitting=Sitting().begin())

    async def run() -> None:
        async with service(folder) as server:
            await visit(server)

    asyncio.run(run())


# --- the host ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with closing(SQLiteStore(tmp_path / "data")) as store:
        keep(store, "delphi", sitting=Sitting().begin().play_out())
        keep(store, "-dodona", sitting=Sitting())
    return tmp_path / "data"


def test_the_host_looks_at_a_table_and_learns_no_secret(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "show", "delphi", f"--data={folder}"]) == 0
    printed = capsys.readouterr().out
    assert "player 0, player 1" in printed
    assert "2 nonce" in printed
    assert "CHALLENGE" not in printed
    assert main(["tables", "show", "http://127.0.0.1/t/-dodona#key", f"--data={folder}"]) == 0
    assert "waiting for players" in capsys.readouterr().out


def test_an_export_holds_every_entry_and_the_record(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "delphi.jsonl"
    assert main(["tables", "export", "delphi", str(file), f"--data={folder}"]) == 0
    head, *entries, last = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    assert head["table"] == "delphi"
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    assert entries[0]["body"]["kind"] == "created"
    assert last["record"].startswith("theomachy record 2\n")
    assert file.stat().st_mode & 0o777 == 0o600
    assert main(["tables", "export", "delphi", str(file), f"--data={folder}"]) == 2  # it is there already


def test_a_table_without_a_record_is_exported_all_the_same(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for program, why in (
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "the process was ended by SIGKILL"),
        ("raise SystemExit('Table delphi cannot be read.')", "Table delphi cannot be read."),
    ):
        monkeypatch.setattr(tables, "PROGRAM", program)
        file = tmp_path / "delphi.jsonl"
        assert main(["tables", "export", "delphi", str(file), "--force", f"--data={folder}"]) == 0
        assert json.loads(file.read_text(encoding="utf-8").splitlines()[-1]) == {"record": "", "why": why}


def test_without_a_server_every_table_can_be_deleted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "delete", "delphi", f"--data={folder}"]) == 0
    assert of_host(capsys, folder) == [1, "-dodona"]
    with closing(SQLiteStore(folder)) as store:
        assert store.rows("SELECT count(*) FROM entries WHERE table_id = 'delphi'") == [(0,)]
        assert store.rows("PRAGMA foreign_key_check") == []


@pytest.mark.parametrize("args", [["burn", "delphi"], ["show"], ["export", "delphi"], ["show", "nowhere"]])
def test_the_host_is_told_what_is_wrong(folder: Path, capsys: pytest.CaptureFixture[str], args: list[str]) -> None:
    for language in LANGUAGES:
        assert main(["tables", *args, f"--data={folder}", f"--language={language}"]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_where_there_are_no_tables_none_are_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", f"--data={tmp_path}"]) == 2
    assert "it is not there" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
