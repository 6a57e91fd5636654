"""Finished games once more: frame by frame, with their odds, and with nothing hidden; and hints in those that go on."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.service import FRIEND, ME, Remote, bot, in_thread, service
from tests.server.sitting import BOT, Sitting
from tests.server.test_leaks import bearer
from tests.server.worlds import pair_of_worlds, sitting_in
from theomachy.games import GAMES, OURS
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER
from theomachy.server import live_table
from theomachy.server.finished import proof_of, replay
from theomachy.server.render import position
from theomachy.server.table import Denied, Table

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
FAIR = (EXAMPLES / "fair.record").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Remote]:
    with in_thread(tmp_path_factory.mktemp("finished")) as remote:
        yield remote


def finished(game: str, seats: int = 2, choices: int = 60) -> Sitting:
    """A game that somebody gives up, or that ends before."""
    sitting = Sitting(*[ME, *[BOT] * (seats - 1)], game=game).begin()
    for number in range(choices):
        if sitting.table.to_move() != NOBODY:
            sitting.choose(number * 7)
    if sitting.table.to_move() != NOBODY:
        sitting.write(sitting.table.resign(0))
    return sitting


def record_of(game: str) -> str:
    return finished(game).table.record().write()


# --- replay -----------------------------------------------------------------------------------------------------------


def test_a_record_is_replayed_on_its_own_map(server: Remote) -> None:
    own = (EXAMPLES / "my-map.txt").read_text(encoding="utf-8")
    for options in ({}, {"map": own}):
        game = Sitting(ME, BOT, game="deukalion", options=options).begin()
        game.write(game.table.resign(0))
        asked = server.http.post("/api/replay/box", json={"record": game.table.record().write()})
        assert len(asked.json()["cards"]) > 0
        in_the_box = server.http.get("/api/games/deukalion/map").json()
        assert (asked.json()["map"] == in_the_box) == (not options)


@pytest.mark.parametrize("game", OURS)
def test_a_seat_sees_again_what_it_saw(game: str) -> None:
    table = finished(game).table
    assert table.match is not None
    for seat in (0, WATCHER):
        name = table.wire.names[seat]
        shown = replay(table.record().write(), "en", name, "", 0, 10_000)
        assert shown["total"] == len(table.match.choices)
        assert [frame["seq"] for frame in shown["frames"]] == list(range(shown["total"] + 1))
        assert [event for frame in shown["frames"] for event in frame["events"]] == events_of(table, seat)
        assert shown["frames"][-1]["view"] == table.wire.pack(table.view(seat))
        assert shown["frames"][-1]["to_move"] == "nobody"
        assert list(shown["points"].values()) == table.match.result()
        hidden = {bool(frame["choice"]) for frame in shown["frames"] if frame["actor"] != name}
        assert hidden == {False}
        assert all(frame["text"] and frame["choice"] for frame in shown["frames"] if frame["actor"] == name)


def events_of(table: Table, seat: int) -> list[Any]:
    from theomachy.server.render import story

    return list(story(table, seat, "en"))


@pytest.mark.parametrize("game", OURS)
def test_with_all_open_nothing_is_hidden(game: str) -> None:
    record = record_of(game)
    shown = replay(record, "de", "all", GAMES[game].seat_names[1], 0, 10_000)
    for frame in shown["frames"]:
        assert frame["view"]["seat"] == GAMES[game].seat_names[1]
        assert len(open_hands(game, frame["view"])) == 2
        assert "?" not in json.dumps(frame["view"].get("field", ""))
    chosen = [frame["choice"] for frame in shown["frames"][1:]]
    lines = [line.split(" ", 1)[1] for line in record.splitlines() if line.split(" ")[0] in ("chance", *sides(game))]
    assert chosen == lines


def open_hands(game: str, view: dict[str, Any]) -> dict[str, list[str]]:
    """All of them, if nothing is hidden any more; else none."""
    if not view["laid_open"]:
        return {}
    return dict(view["known" if game == "olympus" else "open_hands"])


def sides(game: str) -> tuple[str, ...]:
    return GAMES[game].seat_names


def test_frames_come_in_pieces(server: Remote) -> None:
    whole = replay(FAIR, "en", "all", "", 0, 1000)
    pieces: list[Any] = []
    while len(pieces) <= whole["total"]:
        answer = server.http.post("/api/replay", json={"record": FAIR, "from": len(pieces), "count": 20})
        assert answer.status_code == 200, answer.text
        assert answer.json()["total"] == whole["total"]
        pieces += answer.json()["frames"]
    assert pieces == whole["frames"]


def test_what_was_taken_back_is_left_out() -> None:
    assert "\nundo " in FAIR
    shown = replay(FAIR, "en", "all", "", 0, 1000)
    assert shown["total"] < FAIR.count("\nchance ") + FAIR.count("\nhera ") + FAIR.count("\nzeus ")
    assert shown["result"]
    assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Bruno"]


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"record": "nothing"}, 422),
        ({"record": FAIR.replace("hera LAY", "hera TAKE", 1)}, 422),
        ({"seat": 1}, 422),
        ({"seat": "zeus"}, 200),
        ({"seat": "theseus"}, 422),
        ({"seat": "nobody"}, 422),
        ({"near": "watcher"}, 422),
        ({"count": 51}, 422),
        ({"from": -1}, 422),
        ({"from": 99_999}, 200),
    ],
)
def test_what_cannot_be_replayed(server: Remote, change: dict[str, Any], status: int) -> None:
    answer = server.http.post("/api/replay", json={"record": FAIR, **change})
    assert answer.status_code == status
    assert bool(answer.json().get("frames")) == (change == {"seat": "zeus"})
    assert "Traceback" not in answer.text


def test_a_table_is_replayed_after_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            for watchers in (True, False):
                id, keys = await server.set_table(ME, FRIEND, watchers=watchers)
                path = f"/api/tables/{id}/replay?seat=watcher&from=0&count=5"
                async with server.visit(id, keys[0]) as me, server.visit(id, keys[1]) as friend:
                    await server.begin(id, me, friend)
                    early = await server.http.get(path, headers=bearer(keys[0]))
                    assert (early.status_code, early.json()["code"]) == (409, "not-over")
                    await me.ask("resign")
                answer = await server.http.get(path)
                assert answer.status_code == (200 if watchers else 403)
                answer = await server.http.get(path, headers=bearer(keys[1]))
                assert answer.status_code == 200
                assert len(answer.json()["frames"]) == 5

    asyncio.run(play())


# --- proof ------------------------------------------------------------------------------------------------------------


def drawn_again(proof: Any) -> list[str]:
    """As a browser would: without a rule of any game."""
    key = hmac.digest(bytes.fromhex(proof["secret"]), proof["head"].encode(), "sha256")
    found = []
    for number, outcome in enumerate(proof["outcomes"]):
        odds = proof["odds"][outcome["odds"]]
        weights = sum(weight for _, weight in odds)
        for attempt in itertools.count():
            drawn = int.from_bytes(hmac.digest(key, f"{number}.{attempt}".encode(), "sha256")[:8], "big")
            if drawn < (1 << 64) - (1 << 64) % weights:
                break
        place = drawn % weights
        for text, weight in odds:
            if place < weight:
                found.append(text)
                break
            place -= weight
    return found


@pytest.mark.parametrize("game", OURS)
def test_every_outcome_can_be_worked_out_from_the_proof(server: Remote, game: str) -> None:
    record = record_of(game)
    answer = server.http.post("/api/proof", json={"record": record})
    assert answer.status_code == 200, answer.text
    proof = answer.json()
    assert hashlib.sha256(proof["bound"].encode()).hexdigest() == proof["commitment"]
    assert drawn_again(proof) == [outcome["recorded"] for outcome in proof["outcomes"]]
    assert len(proof["outcomes"]) == record.count("\nchance ")


def test_another_outcome_is_found_out() -> None:
    proof = proof_of(FAIR, "en")
    assert drawn_again(proof) == [outcome["recorded"] for outcome in proof["outcomes"]]
    proof["outcomes"][3]["recorded"] = "{2}"
    assert drawn_again(proof) != [outcome["recorded"] for outcome in proof["outcomes"]]


def test_what_has_no_dealer_has_no_proof(server: Remote) -> None:
    unfinished = "\n".join(line for line in FAIR.splitlines() if not line.startswith("secret"))
    for record in (unfinished, "theomachy record 1\ngame: olympus\nrules: 1\nedition: x\nto be continued\n"):
        answer = server.http.post("/api/proof", json={"record": record})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-input")


# --- laid open --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("end", ["resigned", "agreed", "out-of-time"])
def test_after_any_end_all_is_laid_open(game: str, end: str) -> None:
    sitting = Sitting(game=game, clock={"kind": "fischer", "minutes": 10, "bonus": 0}).begin()
    table = sitting.table
    for number in range(25):
        sitting.choose(number * 3)
    for seat in table.audience:
        assert not open_hands(game, position(table, seat, "en")["view"])
    if end == "resigned":
        sitting.write(table.resign(1))
    elif end == "agreed":
        sitting.write(table.offer_draw(0))
        sitting.write(table.answer(1, table.update_count(1), True))
    else:
        sitting.now += 11 * 60_000
        flag = table.flag(sitting.now)
        assert flag is not None
        sitting.write(flag)
    for seat in table.audience:
        now = position(table, seat, "en")
        view = now["view"]
        assert now["result"] is not None
        assert now["result"]["by"] == end
        assert (now["to_move"], view["to_move"], view["legal"], now["shortcut"]) == ("nobody", "nobody", [], None)
        hands = open_hands(game, view)
        assert len(hands) == 2
        if game == "hera-zeus":
            assert {side: len(hand) for side, hand in hands.items()} == view["cards_in_hand"]
            lanes = [lane for side in view["field"].values() for lane in side.values()]
            assert not [piece for lane in lanes for piece in lane if "?" in piece["card"]]
        elif game == "deukalion":
            assert [len(hand) for hand in hands.values()] == [
                player["cards_in_hand"] for player in view["players"].values()
            ]
            assert len(view["open_secrets"]) == 2
    assert sitting.folded_again().view(WATCHER) == table.view(WATCHER)


def test_nothing_is_laid_open_while_others_play_on() -> None:
    sitting = Sitting(ME, FRIEND, FRIEND, game="deukalion").begin()
    sitting.write(sitting.table.resign(1))
    for seat in sitting.table.audience:
        view = position(sitting.table, seat, "en")["view"]
        assert not view["laid_open"]
        assert not any(view["open_hands"].values())
        assert not any(view["open_secrets"].values())


# --- hints ------------------------------------------------------------------------------------------------------------


def test_a_hint_is_a_choice_that_can_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "HINTS", 0.0)  # none comes back, however long it takes

    async def play() -> None:
        async with service(tmp_path) as server:
            id, (mine,) = await server.set_table(ME, bot("random"), game="olympus")
            path = f"/api/tables/{id}/hint"
            german = {**bearer(mine), "Accept-Language": "de"}
            assert (await server.http.post(path, headers=german)).json()["code"] == "not-begun"
            async with server.visit(id, mine) as me:
                await me.give_nonce()
                await me.until("playing")
                while not me.now["choices"]:
                    me.take(await me.receive())
                answer = await server.http.post(path, headers=german)
                assert answer.status_code == 200, answer.text
                hint = answer.json()
                assert hint["choice"] in [choice["choice"] for choice in me.now["choices"]]
                assert hint["seq"] == me.seq
                assert hint["text"]
                assert (await server.http.post(path)).status_code == 403
                codes = [(await server.http.post(path, headers=german)).json().get("code") for _ in range(6)]
                assert codes[-1] == "too-many-hints"
                await me.ask("resign")
            assert (await server.http.post(path, headers=german)).json()["code"] == "game-over"

    asyncio.run(play())


def test_there_are_no_hints_against_people() -> None:
    for seats in ((ME, FRIEND), (ME, FRIEND, BOT)):
        table = Sitting(*seats, game="deukalion").begin().table
        with pytest.raises(Denied, match="hint-only-against-bots"):
            table.may_have_hint(0)
    table = Sitting(ME, BOT, game="olympus").begin().table
    if table.to_move() == 1:
        with pytest.raises(Denied, match="not-your-turn"):
            table.may_have_hint(0)


def test_what_is_hidden_changes_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is found from the view, and from nothing else; that is the same in both worlds."""
    compared = 0
    for seed in range(40):
        pair = pair_of_worlds("olympus", 2, 0, seed)
        if not pair.meetings or not pair.differs(-1):
            continue
        asked = []
        for number in (0, 1):
            sitting = sitting_in(pair, number)
            for seat, action in pair.moves[number][: pair.meetings[-1][number]]:
                if seat != CHANCE:
                    assert sitting.table.match is not None
                    choice = sitting.table.match.notation.write_action(action)
                    sitting.write(sitting.table.choose(seat, sitting.table.update_count(seat), choice))
            monkeypatch.setattr(sitting.table, "is_bot", lambda seat: seat == 1)
            try:
                asked.append(sitting.table.wire.pack(sitting.table.may_have_hint(0)))
            except Denied as denied:
                asked.append({"code": denied.code})
            asked[-1]["shortcut"] = position(sitting.table, 0, "en")["shortcut"]
        assert asked[0] == asked[1]
        compared += "legal" in asked[0]
        if compared == 5:
            return
    assert compared
