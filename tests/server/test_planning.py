"""What a table says so that less has to be clicked: answers given ahead, once for all, or by themselves; what bots let
one take back; and why a hint is given."""

from __future__ import annotations

import json

import pytest

from tests.server.sitting import BOT, FRIEND, ME, Sitting
from theomachy.games import EVENTS, OURS
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.server.advice import advice
from theomachy.server.render import position
from theomachy.server.table import Denied, Table
from theomachy.table.messages import Position
from theomachy.table.wire import pack_options
from theomachy.words import LANGUAGES, words

CHOICES = 300  # of a game that are looked at


def legal(now: Position) -> list[str]:
    return [offered["choice"] for offered in now["choices"]]


def make(sitting: Sitting, choice: str) -> None:
    seat = sitting.table.to_move()
    sitting.write(sitting.table.choose(seat, sitting.table.update_count(seat), choice))


def test_a_place_is_chosen_before_the_card_is_paid_for() -> None:
    sitting = Sitting(game="olympus").begin()
    table, placed, rng = sitting.table, 0, Rng(11)
    for _ in range(CHOICES):
        seat = table.to_move()
        if seat < 0 or placed == 4:
            break
        now = position(table, seat, "en")
        assert all(position(table, other, "en")["ahead"] == [] for other in (1 - seat, WATCHER))
        if not now["ahead"]:
            sitting.choose(rng.below(1000))
            continue
        way = now["ahead"][rng.below(len(now["ahead"]))]
        assert way["choice"] == way["choices"][-1]
        assert "Paid as suggested" in way["text"]
        for choice in way["choices"]:
            assert choice in legal(position(table, seat, "en"))
            make(sitting, choice)
        placed += 1
    assert placed == 4


def test_equipment_is_given_ahead_only_to_who_wears_none() -> None:
    sitting = Sitting(game="olympus").begin()
    table, compared, rng = sitting.table, 0, Rng(4)
    for _ in range(4 * CHOICES):
        seat = table.to_move()
        if seat < 0:
            break
        now = position(table, seat, "en")
        if now["ahead"]:
            for choice in now["ahead"][0]["choices"][:-1]:
                make(sitting, choice)
            after = position(table, seat, "en")
            assert legal(after) == [way["choice"] for way in now["ahead"]]
            compared += 1
        sitting.choose(rng.below(1000))
    assert compared > 5


def test_which_phase_is_given_up_is_asked_once() -> None:
    sitting = Sitting(game="olympus").begin()
    table = sitting.table
    seat = table.to_move()
    now = position(table, seat, "en")
    assert now["at_once"] is not None
    assert now["at_once"]["question"] == "Which phase of this first turn do you give up?"
    ways = [(way["text"], way["choice"], way["again"]) for way in now["at_once"]["answers"]]
    assert ways == [("Playing", "SKIP", ""), ("Attacking", "KEEP", "SKIP"), ("Drawing", "KEEP", "KEEP")]
    assert position(table, 1 - seat, "en")["at_once"] is None
    make(sitting, "KEEP")
    make(sitting, "DONE")
    now = position(table, seat, "en")
    assert (now["at_once"], legal(now)) == (None, ["KEEP", "SKIP"])


@pytest.mark.parametrize("game", OURS)
def test_among_people_only_open_questions_are_answered_by_themselves(game: str) -> None:
    """What is hidden does not change the answers to these: tests/laws/test_secrecy.py."""
    for others in (FRIEND, BOT):
        sitting, rng, found = Sitting(ME, others, game=game).begin(), Rng(3), 0
        table = sitting.table
        for _ in range(CHOICES):
            seat = table.to_move()
            if seat == NOBODY:
                break
            view, now = table.view(seat), position(table, seat, "en")
            is_open = view.question in words("en", game).open_questions
            may = len(view.legal) == 1 and (is_open or (others == BOT and seat == 0))
            assert now["by_itself"] == (legal(now)[0] if may else "")
            found += may
            sitting.choose(rng.below(1000))
        assert found > 0 or others == FRIEND


def some_of_a_game(game: str) -> Sitting:
    sitting, rng = Sitting(ME, BOT, game=game).begin(), Rng(5)
    while len([who for who, _ in match_choices(sitting.table) if who == 0]) < 12:
        sitting.choose(rng.below(1000))
    return sitting


def match_choices(table: Table) -> list[tuple[int, int]]:
    assert table.match is not None
    return table.match.choices


def test_against_bots_every_choice_is_taken_back_and_the_game_is_marked() -> None:
    for game in OURS:
        sitting = some_of_a_game(game)
        table, undone = sitting.table, 0
        while position(table, 0, "en")["bots_agree"]:
            sitting.write(table.ask_undo(0))
            undone += 1
        assert undone >= 12
        assert all(who != 0 for who, _ in match_choices(table))
        assert position(table, 0, "en")["taken_back"]
        assert sitting.folded_again().taken_back
        with pytest.raises(Denied, match="nothing-to-undo"):
            table.ask_undo(0)


def test_stepping_back_before_anybody_learns_does_not_mark_a_game() -> None:
    for others in (BOT, FRIEND):
        sitting = Sitting(ME, others).begin()
        table = sitting.table
        assert table.to_move() == 0
        sitting.choose()
        assert position(table, 0, "en")["bots_agree"] == (others == BOT)
        sitting.write(table.ask_undo(0))
        assert not position(table, 0, "en")["taken_back"]


@pytest.mark.parametrize("game", OURS)
def test_a_hint_has_a_reason_in_every_language(game: str) -> None:
    sitting = some_of_a_game(game)
    while sitting.table.to_move() != 0 or len(sitting.table.view(0).legal) == 1:
        sitting.choose()
    view, recall = sitting.table.sight(0)
    asked = json.loads(json.dumps({"game": game, "options": pack_options(sitting.table.options), "view": view}))
    for language in LANGUAGES:
        found = advice(language, seed=2, recall=recall, **asked)
        assert found["choice"] in sitting.table.view(0).legal
        assert found["why"].endswith(".")
        assert found == advice(language, seed=2, recall=recall, **asked)


def test_every_gain_is_an_event_that_has_words() -> None:
    for game in OURS:
        names = {event.name for event in EVENTS[game]}
        for language in LANGUAGES:
            w = words(language, game)
            assert w.gains
            assert all(name in names and w.say(f"gain-{name}") for name, _ in w.gains)
