"""A server signs finished records with a key of its own, which can be changed for another while it runs."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.service import FRIEND, ME, Service, service
from tests.server.test_leaks import bearer
from tests.test_signing import PRIVATE, cut
from theomachy.cli import main
from theomachy.server.database import FILE, MIGRATIONS
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.signing import is_chain, signature_in, signed
from theomachy.words import LANGUAGES

Answers = list[dict[str, Any]]


async def resigned(server: Service, choices: int = 6, **more: Any) -> tuple[str, list[str]]:
    """A table at which somebody has given up, and the keys of its seats."""
    id, keys = await server.set_table(ME, FRIEND, **more)
    async with server.visit(id, keys[0]) as me, server.visit(id, keys[1]) as friend:
        await server.begin(id, me, friend)
        await server.choose(id, choices, me, friend)
        await me.ask("resign")
    return id, keys


async def record_of(server: Service, id: str) -> str:
    answer = await server.http.get(f"/api/tables/{id}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


async def verified(server: Service, record: str, language: str = "en") -> Any:
    answer = await server.http.post("/api/verify", json={"record": record}, headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_finished_record_is_signed_and_always_alike(tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path) as server:
            id, _ = await resigned(server)
            record = await record_of(server, id)
            found = signature_in(record)
            (key,) = (await server.http.get("/api/keys")).json()
            assert found is not None
            assert (found.genuine, found.public, found.fingerprint) == (True, key["public"], key["fingerprint"])
            assert f"result: zeus wins, hera resigned\ntable: {id}\nsigned: {key['public']} " in record
            assert await record_of(server, id) == record
            verdict = await verified(server, record)
            assert (verdict["chance"], verdict["end"], verdict["key"]) == (True, "signed", key["fingerprint"])
            (private,) = private_keys(tmp_path)
            assert private is not None
            for path in ("/api/keys", "/verify/plain", f"/api/tables/{id}", f"/api/tables/{id}/record"):
                answer = await server.http.get(path)
                assert private not in answer.content
                assert private.hex() not in answer.text
            assert verdict["text"].endswith("It is a key of this server.")
        async with service(tmp_path) as server:
            assert await record_of(server, id) == record

    asyncio.run(run())


def test_a_record_that_was_cut_or_comes_from_elsewhere_is_not_proved(tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path / "here") as server, service(tmp_path / "there") as other:
            id, _ = await resigned(server)
            record = await record_of(server, id)
            *_, signature = record.splitlines()
            broken_off = cut(record, 2, 1)
            assert (await verified(server, broken_off))["end"] == "unsigned"
            assert (await verified(server, f"{broken_off}{signature}\n"))["end"] == "forged"
            verdict = await verified(server, signed(broken_off, PRIVATE))
            assert (verdict["chance"], verdict["end"]) == (True, "other-key")
            assert "which this server does not know" in verdict["text"]
            for language in LANGUAGES:
                assert (await verified(other, record, language))["end"] == "other-key"
            assert (await verified(other, record.replace("resigned", "ran out of time")))["end"] == "forged"
            plain = await other.http.post("/verify/plain", data={"record": record})
            assert "which this server does not know" in plain.text
            assert (await other.http.get("/api/keys")).json()[0]["fingerprint"] in plain.text

    asyncio.run(run())


def test_a_record_is_signed_for_who_may_have_it_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path) as server:
            id, keys = await server.set_table(ME, FRIEND, watchers=False)
            path = f"/api/tables/{id}/record"
            async with server.visit(id, keys[0]) as me, server.visit(id, keys[1]) as friend:
                await server.begin(id, me, friend)
                early = await server.http.get(path, headers=bearer(keys[0]))
                assert (early.status_code, early.json()["code"]) == (409, "not-over")
                await me.ask("resign")
            assert (await server.http.get(path)).status_code == 403
            assert signature_in((await server.http.get(path, headers=bearer(keys[1]))).text) is not None

    asyncio.run(run())


def test_a_new_key_while_the_server_runs(tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path) as server:
            id, _ = await resigned(server)
            before = await record_of(server, id)
            old = private_keys(tmp_path)[-1]
            assert old is not None
            for _ in range(2):
                assert await asyncio.to_thread(main, ["keys", "rotate", "--data", str(tmp_path)]) == 0
            after = await record_of(server, id)
            keys: Answers = (await server.http.get("/api/keys")).json()
            assert (len(keys), is_chain(keys)) == (3, True)  # type: ignore[arg-type]
            assert [key["until"] for key in keys] == [keys[1]["since"], keys[2]["since"], None]
            assert before.splitlines()[:-1] == after.splitlines()[:-1]
            for record, key in ((before, keys[0]), (after, keys[2])):
                verdict = await verified(server, record)
                assert (verdict["end"], verdict["key"]) == ("signed", key["fingerprint"])
                assert ("It was a key of this server until " in verdict["text"]) == (key is keys[0])
            assert [private is None for private in private_keys(tmp_path)] == [True, True, False]
            for file in tmp_path.iterdir():  # no thief finds it, neither in the tables nor in the log
                assert old not in file.read_bytes()

    asyncio.run(run())


def private_keys(folder: Path) -> list[bytes | None]:
    with closing(sqlite3.connect(folder / FILE)) as db:
        return [row[0] for row in db.execute("SELECT private FROM keys ORDER BY n")]


def test_a_key_outlives_the_clock_being_put_back(tmp_path: Path) -> None:
    with closing(SQLiteStore(tmp_path)) as store:
        for at in (5000, 4000, 4000):
            store.next_key(at).result()
        rows = store.keys()
        assert [row.since for row in rows] == [5000, 5001, 5002]
        assert "private" not in repr(rows)


def test_a_backup_holds_the_keys_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    with closing(SQLiteStore(tmp_path / "data")) as store:
        store.next_key(0).result()
        store.backup(tmp_path / "copy.db")
        (tmp_path / "again").mkdir()
        (tmp_path / "copy.db").rename(tmp_path / "again" / FILE)
        with closing(SQLiteStore(tmp_path / "again")) as copy:
            assert copy.keys() == store.keys()
        for folder in ("data", "again"):
            assert (tmp_path / folder / FILE).stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_lists_the_keys(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["keys", "--data", str(tmp_path), "--language", language]
    with closing(SQLiteStore(tmp_path)):
        pass
    assert main(command) == 2
    assert "tables.db" in capsys.readouterr().err
    with closing(SQLiteStore(tmp_path)) as store:
        store.next_key(time.time_ns() // 1_000_000).result()
    assert main([*command, "rotate"]) == 0
    title, first, second = capsys.readouterr().out.splitlines()
    assert main([*command, "--json"]) == 0
    keys = json.loads(capsys.readouterr().out)
    assert is_chain(keys)
    assert title
    assert first.startswith(keys[0]["fingerprint"])
    assert second.startswith(keys[1]["fingerprint"])
    assert main([*command, "turn"]) == 2
    assert "“" in (error := capsys.readouterr().err) or "„" in error or "«" in error


def test_a_database_of_another_version_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    SQLiteStore(tmp_path, MIGRATIONS[:-1]).close()
    before = (tmp_path / FILE).read_bytes()
    assert main(["keys", "rotate", "--data", str(tmp_path), "--language", "en"]) == 2
    assert "start the server with it once" in capsys.readouterr().err
    assert (tmp_path / FILE).read_bytes() == before
    assert main(["keys", "--data", str(tmp_path / "nowhere"), "--language", "en"]) == 2
