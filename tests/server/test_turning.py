"""Turning points: found in the background, once a game is over."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.bad_input import bad_input
from tests.server.service import FRIEND, ME, bot, service
from tests.server.sitting import Sitting
from tests.server.test_finished import record_of
from tests.server.test_leaks import bearer
from theomachy.bots.judging import Judge
from theomachy.kernel.records import read_record
from theomachy.server import turning
from theomachy.server.finished import replay
from theomachy.server.render import position, story
from theomachy.server.turning import coarse_first, turning_points
from theomachy.table import new_match
from theomachy.table.match import from_record

RECORDS = Path(__file__).parents[1] / "records"
WON = {"hera-zeus": "random-random-designer", "olympus": "olympus-random-random-mayfair"}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few iterations, and time enough for them on any machine."""
    monkeypatch.setattr(turning, "ITERATIONS", 100)
    monkeypatch.setattr(turning, "FEWEST", 3)
    monkeypatch.setattr(turning, "SECONDS", 600.0)


def written(name: str) -> str:
    return (RECORDS / f"{name}.record").read_text(encoding="utf-8")


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("game", WON)
def test_three_turns_in_their_order_each_with_what_happened(game: str) -> None:
    record = written(WON[game])
    found = turning_points(record, "en")
    assert found == turning_points(record, "en")
    frames = {frame["seq"]: frame for frame in replay(record, "en", "all", "", 0, 10_000)["frames"]}
    watched = found["swings"]["watcher"]
    assert replay(record, "en", "all", "", 0, 1)["points"][watched["seat"]] == 1
    points = watched["points"]
    assert len(points) == 3
    assert [point["turn"] for point in points] == sorted({point["turn"] for point in points})
    for point in points:
        last = point["text"].split("… ")[-1]
        told = " ".join(event["text"] for at in range(point["at"] + 1) for event in frames[at]["events"])
        assert last in told or last.split(". ")[-1] in told
        assert abs(point["after"] - point["before"]) >= turning.LEAST
        assert min(point["before"], point["after"]) >= 0
        assert max(point["before"], point["after"]) <= 1
        assert point["actor"] in {frame["actor"] for frame in frames.values()}


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", [*WON.values(), "deukalion-greedy-search-swift"])
def test_of_two_each_is_told_of_their_own_chances(name: str) -> None:
    swings = turning_points(written(name), "en")["swings"]
    watched = swings.pop("watcher")
    assert len(swings) == 2
    for seat, one in swings.items():
        assert one["seat"] == seat
        assert [point["at"] for point in one["points"]] == [point["at"] for point in watched["points"]]
        for point, winners in zip(one["points"], watched["points"], strict=True):
            same = seat == watched["seat"]
            for when in (point["before"], winners["before"]), (point["after"], winners["after"]):
                assert when[0] == pytest.approx(when[1] if same else 1 - when[1], abs=0.0015)
    assert len({one["points"][0]["text"] for one in [watched, *swings.values()]}) > 1


@pytest.mark.usefixtures("quick")
def test_they_are_told_in_the_language_of_the_reader() -> None:
    told = [turning_points(written(WON["hera-zeus"]), language)["swings"] for language in ("en", "de", "it")]
    assert len({one["watcher"]["points"][0]["text"] for one in told}) == 3
    assert len({str([(p["at"], p["before"], p["after"]) for p in one["hera"]["points"]]) for one in told}) == 1


@pytest.mark.usefixtures("quick")
def test_each_of_four_has_turns_of_their_own() -> None:
    record = written("deukalion-greedy-search-random-search-standard")
    swings = turning_points(record, "en")["swings"]
    assert f"\nresult: {swings['watcher']['seat']} wins" in record
    assert len({one["seat"] for one in swings.values()}) == 4
    assert all(len(one["points"]) <= 3 for one in swings.values())
    assert len({str([point["at"] for point in one["points"]]) for one in swings.values()}) > 1


@pytest.mark.usefixtures("quick")
def test_of_a_game_given_up_a_watcher_sees_the_chances_of_the_other() -> None:
    record = record_of("olympus")
    one = turning_points(record, "en")["swings"]["watcher"]
    assert f"\nresult: {one['seat']} wins" in record
    assert 1 <= len(one["points"]) <= 3


@pytest.mark.parametrize("seconds", [0.0, 0.5])
def test_when_the_time_is_up_it_ends_with_what_is_found(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    monkeypatch.setattr(turning, "SECONDS", seconds)
    monkeypatch.setattr(turning, "ITERATIONS", 10**9)
    monkeypatch.setattr(turning, "MOST", 10**9)
    began = time.process_time()
    found = turning_points(written("deukalion-greedy-search-swift"), "en")
    assert time.process_time() - began < seconds + 10  # interpreted: to play it, and some rounds for each of three
    assert all(len(one["points"]) <= 3 for one in found["swings"].values())


def test_on_a_machine_that_has_no_time_for_it_it_ends_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turning, "SECONDS", 0.1)
    monkeypatch.setattr(turning, "ITERATIONS", 10**9)
    monkeypatch.setattr(turning, "MOST", 10**9)
    monkeypatch.setattr(time, "process_time", lambda: 0.0)
    assert turning_points(written(WON["hera-zeus"]), "en")["swings"]["watcher"]["points"]


def test_what_has_no_end_has_none() -> None:
    match = new_match("olympus", seed=3)
    with bad_input("The game is not over: turning points can be found once it has ended."):
        turning_points(match.record().write(), "en")


@pytest.mark.parametrize("name", [*WON.values(), "deukalion-greedy-search-swift"])
def test_a_judge_knows_who_has_won(name: str) -> None:
    match = from_record(read_record(written(name)))
    judge = Judge(match.game, 1, 60.0)
    chances = judge.chances(match.true_state(), 3)
    assert list(chances) == [(1 + points) / 2 for points in match.result()]
    assert sorted(chances) == [0, 1]


def test_the_ends_come_first_and_each_comes_once() -> None:
    for count in range(2, 70):
        order = list(coarse_first(count))
        assert sorted(order) == list(range(count))
        assert order[:2] == [0, count - 1]


def test_nobody_learns_them_before_the_end(tmp_path: Path) -> None:
    """As with the replay: after the end, and of a table that is closed to watchers with a key."""

    async def play() -> None:
        async with service(tmp_path) as server:
            for watchers in (True, False):
                id, keys = await server.set_table(ME, FRIEND, game="olympus", watchers=watchers)
                path = f"/api/tables/{id}/turning-points"
                assert (await server.http.get(path, headers=bearer(keys[0]))).json()["code"] == "not-over"
                async with server.visit(id, keys[0]) as me, server.visit(id, keys[1]) as friend:
                    await server.begin(id, me, friend)
                    await server.choose(id, 12, me, friend)
                    early = await server.http.get(path, headers=bearer(keys[0]))
                    assert (early.status_code, early.json()["code"]) == (409, "not-over")
                    await me.ask("resign")
                    assert (await server.http.get(path)).status_code == (200 if watchers else 403)
                    live_table = await server.tables.get(id)
                    answers = await asyncio.gather(*(server.http.get(path, headers=bearer(keys[1])) for _ in "123"))
                    assert {answer.status_code for answer in answers} == {200}
                    assert len({answer.text for answer in answers}) == 1
                    assert set(live_table.turning) == {"en"}  # worked out once, and kept
                    swings = answers[0].json()["swings"]
                    assert swings["watcher"]["seat"] == friend.seat
                    assert swings[me.seat]["seat"] == me.seat

    asyncio.run(play())


def test_a_record_is_asked_about_without_a_table(tmp_path: Path) -> None:
    async def ask() -> Any:
        async with service(tmp_path) as server:
            answer = await server.http.post("/api/turning-points", json={"record": record_of("hera-zeus")})
            assert answer.status_code == 200, answer.text
            refused = await server.http.post("/api/turning-points", json={"record": "nothing"})
            assert (refused.status_code, refused.json()["code"]) == (422, "bad-input")
            return answer.json()

    assert asyncio.run(ask())["swings"].keys() == {"hera", "zeus", "watcher"}


def test_a_failure_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with service(tmp_path) as server:
            id, (mine,) = await server.set_table(ME, bot("random"))
            async with server.visit(id, mine) as me:
                await me.give_nonce()
                await me.until("playing")
                await me.ask("resign")
                path = f"/api/tables/{id}/turning-points"
                with monkeypatch.context() as patch:
                    patch.setattr(server.tables.provers.long, "closed", True)
                    assert (await server.http.get(path)).status_code == 422
                assert (await server.http.get(path)).status_code == 200

    asyncio.run(ask())


def test_a_position_says_how_long_the_game_was() -> None:
    sitting = Sitting(game="olympus").begin()
    for _ in range(12):
        sitting.choose()
    sitting.now += 90_000
    sitting.write(sitting.table.resign(0))
    result = position(sitting.table, 0, "en")["result"]
    assert result is not None
    turns = [event for event in story(sitting.table, 0, "en") if event["event"] == "turn-began"]
    assert result["length"] == {"turns": len(turns), "began": 1_000_000, "ended": 1_090_000}
