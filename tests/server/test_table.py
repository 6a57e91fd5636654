"""A table is a fold over its entries."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from tests.server.sitting import ANYONE, BOT, FRIEND, ME, Sitting
from theomachy.games import GAMES
from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.proof import proof
from theomachy.server.setting import Setting
from theomachy.server.table import OVER, PLAYING, WAITING, Denied, Table, key_hash

DAYS = {"kind": "days", "days": 1}


def same(one: Table, other: Table) -> None:
    assert [each.events for each in one.applied] == [each.events for each in other.applied]
    assert (one.status, one.over_by, one.names, one.hashes, one.request) == (
        other.status,
        other.over_by,
        other.names,
        other.hashes,
        other.request,
    )
    assert (one.clock.left, one.clock.asked, one.clock.since) == (
        other.clock.left,
        other.clock.asked,
        other.clock.since,
    )
    if one.match is not None:
        assert all(repr(one.view(seat)) == repr(other.view(seat)) for seat in one.audience)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_folded_again_is_the_same(game: str) -> None:
    sitting = Sitting(game=game).begin().play_out()
    assert sitting.table.status == OVER
    same(sitting.table, sitting.folded_again())


def test_a_table_folded_again_in_the_middle_is_the_same() -> None:
    sitting = Sitting(ME, FRIEND, ANYONE, game="deukalion", clock={"kind": "fischer", "minutes": 5, "bonus": 3}).begin()
    for number in range(60):
        sitting.now += 700
        sitting.choose(number)
        if number % 20 == 19:
            seat = sitting.table.to_move()
            asker = next(other for other in sitting.table.seats if other != seat)
            sitting.write(sitting.table.ask_undo(asker))
        if number % 10 == 0:
            same(sitting.table, sitting.folded_again())


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_game_is_proved(game: str) -> None:
    table = Sitting(game=game).begin().play_out(3).table
    assert proof(table.record().write(), "the record", "en").chance


def test_nothing_is_dealt_before_all_nonces_are_there() -> None:
    sitting = Sitting()
    table = sitting.table
    assert table.commitment == ""
    with pytest.raises(Denied, match="not-all-seated"):
        table.give_nonce(0, "00" * 16)
    for seat in (0, 1):
        sitting.write(table.sit(seat, "somebody"))
    assert len(table.commitment) == 64
    sitting.write(table.give_nonce(1, "11" * 16))
    assert table.status == WAITING
    with pytest.raises(Denied, match="nonce-twice"):
        table.give_nonce(1, "22" * 16)
    with pytest.raises(BadInput):
        table.give_nonce(0, "xyz")
    sitting.write(table.give_nonce(0, "22" * 16))
    assert table.status == PLAYING
    assert table.record().commitment == table.commitment


def test_keys_open_their_own_seats_only() -> None:
    table = Sitting().begin().table
    assert [table.seat_of(f"key {seat}") for seat in (0, 1)] == [0, 1]
    for key in ("key 2", "", "key 0 ", key_hash("key 0")):
        with pytest.raises(Denied, match="wrong-key"):
            table.seat_of(key)


def test_a_rotated_key_opens_no_more() -> None:
    sitting = Sitting().begin()
    sitting.write(sitting.table.rotate(1, "another key"))
    assert sitting.table.seat_of("another key") == 1
    with pytest.raises(Denied, match="wrong-key"):
        sitting.table.seat_of("key 1")


def test_a_choice_names_the_position_it_answers() -> None:
    sitting = Sitting().begin()
    table = sitting.table
    seat = sitting.choose()
    before = table.update_count(seat) - 1
    assert table.to_move() == seat
    assert table.match is not None
    choice = table.match.notation.write_action(table.view(seat).legal[0])
    with pytest.raises(Denied, match="too-late"):
        table.choose(seat, before, choice)
    with pytest.raises(Denied, match="not-your-turn"):
        table.choose(1 - seat, table.update_count(1 - seat), choice)
    with pytest.raises(Denied, match="too-late"):
        table.choose(seat, table.update_count(seat) + 1, choice)  # nobody has seen that yet
    sitting.write(table.say(seat, "let me think"))
    table.choose(seat, table.update_count(seat) - 1, choice)  # chat changes no position


def test_what_the_rules_forbid_is_refused_with_its_clause() -> None:
    table = Sitting().begin().table
    seat = table.to_move()
    with pytest.raises(Refused) as refused:
        table.choose(seat, table.update_count(seat), "DRAW")
    assert refused.value.clause.startswith("HZ-")
    with pytest.raises(BadInput):
        table.choose(seat, table.update_count(seat), "what is this")


def test_undo_is_free_while_nobody_has_learnt_anything() -> None:
    sitting = Sitting().begin()
    table = sitting.table
    before = repr(table.view(0))
    seat = sitting.choose()
    body = table.ask_undo(seat)
    assert body == {"kind": "undo", "seat": seat, "count": 1}
    sitting.write(body)
    assert repr(table.view(0)) == before


def played_on() -> tuple[Sitting, int]:
    """Somebody has made a choice from which others have learnt."""
    sitting = Sitting().begin()
    rng = Rng(2)
    while True:
        seat = sitting.choose(rng.below(1000))
        match = sitting.table.match
        assert match is not None
        if not match.can_undo(seat) and len(match.choices) > 40:
            return sitting, seat


def test_else_the_others_are_asked_and_may_agree() -> None:
    sitting, seat = played_on()
    table = sitting.table
    assert table.match is not None
    choices = len(table.match.choices)
    sitting.write(table.ask_undo(seat))
    assert table.request is not None
    asked_at = table.update_count(1 - seat)
    with pytest.raises(Denied, match="already-asked"):
        table.ask_undo(seat)
    with pytest.raises(Denied, match="nothing-asked"):
        table.answer(seat, asked_at, True)
    with pytest.raises(Denied, match="nothing-asked"):
        table.answer(1 - seat, asked_at - 1, True)
    sitting.write(table.answer(1 - seat, asked_at, True))
    assert table.request is None
    assert len(table.match.choices) < choices
    assert table.to_move() == seat
    same(table, sitting.folded_again())


def test_who_is_denied_cannot_ask_again_before_a_choice() -> None:
    sitting, seat = played_on()
    table = sitting.table
    sitting.write(table.ask_undo(seat))
    sitting.write(table.answer(1 - seat, table.update_count(1 - seat), False))
    with pytest.raises(Denied, match="denied-before"):
        table.ask_undo(seat)
    sitting.choose()
    assert table.ask_undo(seat)


def test_a_bot_agrees_to_undo_and_to_no_draw() -> None:
    sitting = Sitting(ME, BOT).begin()
    table = sitting.table
    rng = Rng(1)
    while True:
        seat = sitting.choose(rng.below(99))
        assert table.match is not None
        if seat == 0 and not table.match.can_undo(0) and len(table.match.choices) > 40:
            break
    assert table.ask_undo(0)["kind"] == "undo"
    with pytest.raises(Denied, match="bots-agree-to-nothing"):
        table.offer_draw(0)


def test_a_draw_is_agreed() -> None:
    sitting = Sitting().begin()
    table = sitting.table
    sitting.choose()
    sitting.write(table.offer_draw(0))
    sitting.write(table.answer(1, table.update_count(1), True))
    assert (table.status, table.over_by) == (OVER, "agreed")
    record = table.record()
    assert record.result == "draw, agreed"
    assert proof(record.write(), "it", "en").chance
    for command in (table.resign, table.ask_undo, table.offer_draw):
        with pytest.raises(Denied, match="game-over"):
            command(0)


def test_who_resigns_loses() -> None:
    sitting = Sitting().begin()
    table = sitting.table
    sitting.write(table.resign(0))
    assert (table.status, table.over_by) == (OVER, "resigned")
    record = table.record()
    assert record.result == "zeus wins, hera resigned"
    assert record.secret
    assert proof(record.write(), "it", "en").chance


def test_of_more_than_two_a_bot_plays_on_for_who_resigns() -> None:
    sitting = Sitting(ME, FRIEND, FRIEND, game="deukalion").begin()
    table = sitting.table
    sitting.write(table.resign(1))
    assert table.status == PLAYING
    assert table.thinks_for(1) == "greedy"
    assert table.come_back(1) is None


def test_time_runs_for_who_is_asked_and_survives() -> None:
    sitting = Sitting(game="olympus", clock={"kind": "fischer", "minutes": 1, "bonus": 2}).begin()
    table = sitting.table
    seat = table.to_move()
    sitting.now += 10_000
    sitting.choose()
    assert table.clock.left[seat] == 52_000
    assert table.clock.left[1 - seat] == 60_000
    same(table, sitting.folded_again())


def test_agreed_undo_gives_the_time_back() -> None:
    sitting = Sitting(game="olympus", clock={"kind": "fischer", "minutes": 1, "bonus": 0}).begin()
    table = sitting.table
    left: list[int] = []
    seat = NOBODY
    while seat == NOBODY or table.can_undo(seat):
        left = list(table.clock.left)
        sitting.now += 3_000
        seat = sitting.choose()
    sitting.write(table.ask_undo(seat))
    sitting.now += 3_000
    sitting.write(table.answer(1 - seat, table.update_count(1 - seat), True))
    assert table.clock.left == left
    assert (table.clock.asked, table.clock.since) == (seat, sitting.now)


@pytest.mark.parametrize("clock", [{"kind": "fischer", "minutes": 1, "bonus": 5}, {"kind": "days", "days": 1}])
def test_who_takes_back_at_will_wins_no_time(clock: dict[str, Any]) -> None:
    sitting = Sitting(game="olympus", clock=clock).begin()
    table = sitting.table
    before = (list(table.clock.left), table.clock.since)
    for _ in range(5):
        sitting.now += 10_000
        seat = sitting.choose()
        if table.can_undo(seat):
            sitting.write(table.ask_undo(seat))
            assert (list(table.clock.left), table.clock.since) == before
        before = (list(table.clock.left), table.clock.since)
    same(table, sitting.folded_again())


@pytest.mark.parametrize("clock", [{"kind": "fischer", "minutes": 1, "bonus": 0}, {"kind": "days", "days": 1}])
def test_running_out_of_time_loses(clock: dict[str, Any]) -> None:
    sitting = Sitting(clock=clock).begin()
    table = sitting.table
    seat, ends = table.to_move(), table.clock.ends()
    assert ends is not None
    assert table.flag(ends - 1) is None
    sitting.now = ends
    flag = table.flag(ends)
    assert flag == {"kind": "flagged", "seat": seat}
    sitting.write(flag)
    assert table.record().result.endswith("ran out of time")
    assert table.match is not None
    assert table.match.result()[seat] == -1.0


def test_or_lets_a_bot_go_on() -> None:
    sitting = Sitting(clock={"kind": "fischer", "minutes": 1, "bonus": 0, "out": "bot"}).begin()
    table = sitting.table
    seat = table.to_move()
    sitting.now += 60_000
    sitting.write(table.flag(sitting.now) or {})
    assert table.status == PLAYING
    assert table.thinks_for(seat) == "greedy"
    sitting.play_out()
    assert table.over_by == "rules"


def test_who_was_away_gets_his_seat_back() -> None:
    sitting = Sitting(absence={"after": 60, "bot": "random"}).begin()
    table = sitting.table
    sitting.write(table.leave_to_bot(1))
    assert table.thinks_for(1) == "random"
    sitting.write(table.come_back(1) or {})
    assert table.thinks_for(1) == ""
    assert table.come_back(1) is None


@pytest.mark.parametrize(
    ("clock", "left"), [({"kind": "fischer", "minutes": 1, "bonus": 5}, 50_000), (DAYS, 86_400_000)]
)
def test_no_time_runs_while_a_bot_keeps_a_seat(clock: dict[str, Any], left: int) -> None:
    sitting = Sitting(game="olympus", clock=clock, absence={"after": 60, "bot": "random"}).begin()
    table = sitting.table
    seat = table.to_move()
    sitting.now += 10_000
    sitting.write(table.leave_to_bot(seat))
    assert (table.clock.asked, table.clock.left[seat], table.clock.ends()) == (NOBODY, left, None)
    sitting.now += 10**9
    while table.to_move() == seat:
        sitting.choose()
    assert (table.clock.asked, table.clock.left[seat]) == (1 - seat, left)
    while table.to_move() != seat:
        sitting.choose()
    assert table.clock.asked == NOBODY
    sitting.write(table.come_back(seat) or {})
    assert (table.clock.asked, table.clock.left[seat], table.clock.since) == (seat, left, sitting.now)
    same(table, sitting.folded_again())


def test_chat_is_short_printable_and_may_be_off() -> None:
    sitting = Sitting()
    table = sitting.table
    assert table.say(0, "  well   played ")["text"] == "well played"
    for text in ("", "  ", "x" * 301, "a\x07b"):
        with pytest.raises(Denied, match="bad-chat"):
            table.say(0, text)
    with pytest.raises(Denied, match="no-such-reaction"):
        table.react(0, "insult")
    silent = Sitting(chat=False).table
    with pytest.raises(Denied, match="no-chat"):
        silent.say(0, "hello")
    with pytest.raises(Denied, match="no-chat"):
        silent.react(0, "bravo")


def test_a_seat_is_taken_once() -> None:
    sitting = Sitting(ME, ANYONE)
    table = sitting.table
    table.hashes.pop(1)
    assert table.free_seats() == [1]
    sitting.write(table.sit(1, "a stranger", key_hash("his key")))
    assert table.seat_of("his key") == 1
    with pytest.raises(Denied, match="seat-taken"):
        table.sit(1, "another", key_hash("another key"))


@pytest.mark.parametrize(
    "setting",
    [
        {"game": "chess", "seats": [ME, BOT]},
        {"game": "hera-zeus", "seats": [ME, BOT, BOT]},
        {"game": "hera-zeus", "seats": [BOT, BOT]},
        {"game": "hera-zeus", "seats": [ME, ME]},
        {"game": "hera-zeus", "seats": [ME, {"kind": "bot", "bot": "oracle"}]},
        {"game": "hera-zeus", "seats": [ME, {"kind": "bot", "bot": "search:seconds=3600"}]},
        {"game": "hera-zeus", "seats": [ME, BOT], "edition": "none"},
        {"game": "hera-zeus", "seats": [ME, BOT], "options": {"turn_limit": "many"}},
        {"game": "hera-zeus", "seats": [ME, FRIEND], "absence": {"after": 60, "bot": "oracle"}},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(setting: dict[str, Any]) -> None:
    with pytest.raises((BadInput, ValidationError)):
        Setting.model_validate(setting).check()


def test_watchers_are_told_of_every_entry_too() -> None:
    table = Sitting().begin().play_out().table
    assert all(set(applied.events) == {0, 1, WATCHER} for applied in table.applied if applied.entry.kind == "choice")
