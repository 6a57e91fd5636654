"""The review of a finished game: piece by piece, for whoever may see its record."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.few import look_at_little
from tests.server.service import FRIEND, ME, service
from tests.server.test_leaks import bearer
from tests.test_records import FOLDER
from theomachy.build import compiled
from theomachy.review import equity, reviewing
from theomachy.server import reviewed
from theomachy.server.reviewed import review_part
from theomachy.words import LANGUAGES

RECORD = (FOLDER / "greedy-random-kosmos.record").read_text(encoding="utf-8")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few worlds, and a new piece after every choice."""
    monkeypatch.setattr(equity, "FIRST", 32 if compiled() else 4)
    look_at_little(monkeypatch)
    monkeypatch.setattr(reviewing, "ITERATIONS", 10)
    monkeypatch.setattr(reviewed, "SECONDS", 0.0)


@pytest.mark.usefixtures("quick")
def test_pieces_make_the_whole_and_add_up_to_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    pieces: list[Any] = []
    first: int | None = 0
    while first is not None:
        pieces.append(review_part(RECORD, "en", first))
        assert pieces[-1]["next"] is None or pieces[-1]["next"] > first
        first = pieces[-1]["next"]
    assert len(pieces) > 10
    monkeypatch.setattr(reviewed, "SECONDS", 600.0)
    whole = review_part(RECORD, "en", 0)
    nodes = [node for piece in pieces for node in piece["nodes"]]
    assert nodes == whole["nodes"]
    assert whole["next"] is None
    assert whole["total"] == RECORD.count("\nhera ") + RECORD.count("\nzeus ") + RECORD.count("\nchance ")
    assert sorted(whole["result"].values()) == [0, 10_000]
    for node in nodes:
        assert sum(node["before"].values()) == sum(node["after"].values()) == 10_000
        lost = node["before"][node["seat"]] - node["after"][node["seat"]]
        if node["kind"] == "loss":
            assert lost == 0 or lost > node["error"] - 2
            assert (node["named"] is not None) == (lost >= 300) or abs(lost - 300) <= 1
        if node["named"] is not None:
            assert node["named"]["why"].endswith(".")


@pytest.mark.usefixtures("quick")
def test_it_is_told_in_the_language_of_the_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewed, "SECONDS", 600.0)
    told = [review_part(RECORD, language, 0)["nodes"] for language in LANGUAGES]
    named = [[node["named"] for node in nodes if node["named"]] for nodes in told]
    assert named[0]
    assert len({str(one) for one in named}) == 3
    assert len({str([(node["at"], node["before"]) for node in nodes]) for nodes in told}) == 1


def test_nobody_reviews_a_game_before_its_end(tmp_path: Path) -> None:
    """As with the replay: after the end, and of a table that is closed to watchers with a key."""

    async def play() -> None:
        async with service(tmp_path) as server:
            id, keys = await server.set_table(ME, FRIEND, game="hera-zeus", watchers=False)
            path = f"/api/tables/{id}/review?from=20"
            assert (await server.http.get(path, headers=bearer(keys[0]))).json()["code"] == "not-over"
            async with server.visit(id, keys[0]) as me, server.visit(id, keys[1]) as friend:
                await server.begin(id, me, friend)
                assert (await server.http.get(path, headers=bearer(keys[0]))).status_code == 409
                await me.ask("resign")
                assert (await server.http.get(path)).status_code == 403
                live_table = await server.tables.get(id)
                answers = await asyncio.gather(*(server.http.get(path, headers=bearer(keys[1])) for _ in "12"))
                assert {answer.status_code for answer in answers} == {200}
                assert len({answer.text for answer in answers}) == 1
                assert set(live_table.reviews) == {("en", 20)}  # worked out once, and kept

    asyncio.run(play())


def test_a_record_is_reviewed_without_a_table(tmp_path: Path) -> None:
    async def ask() -> None:
        async with service(tmp_path) as server:
            answer = await server.http.post("/api/review", json={"record": RECORD, "from": RECORD.count("\n") - 12})
            assert answer.status_code == 200, answer.text
            assert answer.json().keys() == {"nodes", "next", "total", "result"}
            refused = await server.http.post("/api/review", json={"record": "nothing"})
            assert (refused.status_code, refused.json()["code"]) == (422, "bad-input")

    asyncio.run(ask())
