"""The lobby: short whatever stands there, page by page, and without opening a table."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.service import ANYONE, FRIEND, GENEROUS, ME, Service, bot, service
from tests.server.sitting import Sitting
from tests.server.stored import keep
from theomachy.server import live_tables
from theomachy.server.database import FILE, MIGRATIONS, open_for_writing
from theomachy.server.limits import Limits
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.steady import now

MOST = 20_000  # bytes
CARDS = (Path(__file__).parents[2] / "docs" / "examples" / "my-cards.toml").read_text(encoding="utf-8")


def visited(folder: Path, visit: Callable[[Service], Awaitable[None]], limits: Limits = GENEROUS) -> None:
    async def run() -> None:
        async with service(folder, limits) as server:
            await visit(server)

    asyncio.run(run())


async def pages(server: Service) -> list[list[dict[str, Any]]]:
    found, more = [], ""
    while True:
        answer = await server.http.get("/api/tables", params={"before": more} if more else {})
        assert answer.status_code == 200, answer.text
        assert len(answer.content) <= MOST
        found.append(answer.json()["tables"])
        more = answer.json()["more"]
        if not more:
            return found


def test_every_page_is_short_and_together_they_have_all(tmp_path: Path) -> None:
    """Names as long as they may be, four seats each; and all of them made in one millisecond."""
    ids = [f"table-{number:03}" for number in range(120)]

    async def visit(server: Service) -> None:
        found = await pages(server)
        assert len(found) > 2
        assert [offer["table"] for page in found for offer in page] == ids[::-1]
        offer = found[0][0]
        assert [seat["free"] for seat in offer["seats"]] == [False, False, True, True]

    sitting = Sitting(ME, FRIEND, ANYONE, ANYONE, game="deukalion", absence={"after": 60})
    for seat in range(2):
        sitting.write(sitting.table.sit(seat, "𐎠" * 40))
    del sitting.table.hashes[2], sitting.table.hashes[3]
    with closing(SQLiteStore(tmp_path)) as store:
        keep(store, *ids, sitting=sitting)
    visited(tmp_path, visit)


def test_private_tables_hide_no_open_one(tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        (page,) = await pages(server)
        assert [offer["table"] for offer in page] == ["open"]

    with closing(SQLiteStore(tmp_path)) as store:
        waiting = Sitting(ME, ANYONE)
        del waiting.table.hashes[1]
        keep(store, "open", sitting=waiting, created=now() - 1000)
        keep(store, *(f"private-{n}" for n in range(60)), sitting=Sitting(ME, FRIEND))
    visited(tmp_path, visit)


def test_cards_of_ones_own_are_named_and_never_sent(tmp_path: Path) -> None:
    options = {"custom_cards": "# a comment by Eris\n" + CARDS, "attack_cap": 3}

    async def visit(server: Service) -> None:
        table, _ = await server.set_table(ME, ANYONE, game="olympus", options=options)
        for path in ("/api/tables", f"/api/tables/{table}"):
            answer = await server.http.get(path)
            assert "Eris" not in answer.text
            assert len(answer.content) < 1500
            offer = answer.json()["tables"][0] if path == "/api/tables" else answer.json()
            assert offer["own"] == ["custom_cards"]
            assert offer["setting"]["options"] == {"attack_cap": 3}

    visited(tmp_path, visit)


def test_no_table_is_opened_to_be_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def set_up(server: Service) -> None:
        for _ in range(3):
            await server.set_table(ME, ANYONE)

    async def visit(server: Service) -> None:
        monkeypatch.setattr(live_tables, "folded", None)
        (page,) = await pages(server)
        assert len(page) == 3
        assert server.tables.by_id == {}

    visited(tmp_path, set_up)
    visited(tmp_path, visit)


def test_tables_of_an_older_server_come_to_the_lobby_by_themselves(tmp_path: Path) -> None:
    """They have no summary yet; it is written when they first wake."""
    sitting = Sitting(ME, ANYONE)
    hashes = sitting.table.applied[0].entry.body["hashes"]
    del hashes["1"]
    (tmp_path / FILE).touch()
    with closing(open_for_writing(tmp_path / FILE, MIGRATIONS[:1])) as db:
        insert_old(db, "old", sitting)

    async def visit(server: Service) -> None:
        async with asyncio.timeout(60):
            while not (await pages(server))[0]:
                await asyncio.sleep(0.05)
        assert [offer["table"] for offer in (await pages(server))[0]] == ["old"]
        assert server.tables.store.due(now()) == []

    visited(tmp_path, visit)


def insert_old(db: sqlite3.Connection, id: str, sitting: Sitting) -> None:
    db.execute("INSERT INTO tables VALUES (?, 'hera-zeus', ?, 5, 'open', NULL)", (id, sitting.table.secret))
    for applied in sitting.table.applied:
        entry = applied.entry
        db.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", (id, entry.seq, entry.at, entry.write()))


@pytest.mark.parametrize("before", ["1", "x.y", "1.", f"{10**20}.a", "1.a b"])
def test_a_place_that_is_none_is_refused(tmp_path: Path, before: str) -> None:
    async def visit(server: Service) -> None:
        assert (await server.http.get("/api/tables", params={"before": before})).status_code == 422

    visited(tmp_path, visit)


# --- rematches --------------------------------------------------------------------------------------------------------


def test_a_rematch_counts_as_a_new_table(tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        table, (key,) = await server.set_table(ME, bot("random"))
        for code in ("", "too-many-tables"):
            async with server.visit(table, key) as me:
                await me.give_nonce()
                await me.until("playing")
                await me.ask("resign")
                await me.until("over")
                answer = await me.ask("rematch")
                assert answer.get("code", "") == code
                if not code:
                    again = await me.ask("rematch")  # it is set already, and costs nothing
                    assert again["table"] == answer["table"]
                    table = answer["table"]

    few = Limits(tables=0.0001, table_burst=2)
    visited(tmp_path, visit, few)


def test_long_texts_count_as_more_tables(tmp_path: Path) -> None:
    long = CARDS + "# ours\n" * (20_000 // 7)  # as many as three

    async def set_tables(*wanted: tuple[str, int], server: Service) -> None:
        for cards, status in wanted:
            setting = {"game": "olympus", "seats": [ME, FRIEND], "options": {"custom_cards": cards}}
            assert (await server.http.post("/api/tables", json={"setting": setting})).status_code == status

    assert len(CARDS) < 10_000
    some = partial(set_tables, (long, 201), (CARDS, 201), (CARDS, 201), (long, 429), (CARDS, 429))
    visited(tmp_path, lambda server: some(server=server), Limits(tables=0.0001, table_burst=5))
    one = partial(set_tables, (long, 201), (CARDS, 429))  # at the most as many as can be set at once
    visited(tmp_path, lambda server: one(server=server), Limits(tables=0.0001, table_burst=2))


def test_nobody_has_the_name_of_a_bot(tmp_path: Path) -> None:
    """In a record nobody could tell them apart."""

    async def visit(server: Service) -> None:
        for name, status in (("search:seconds=1", 422), ("greedy", 422), ("Greedy Anna", 201)):
            new = {"setting": {"game": "hera-zeus", "seats": [ME, FRIEND]}, "name": name}
            answer = await server.http.post("/api/tables", json=new)
            assert answer.status_code == status
            assert ("choose another" in answer.text) == (status == 422)

    visited(tmp_path, visit)
