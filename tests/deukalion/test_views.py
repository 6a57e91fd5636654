"""What a seat may know: views, guesses, and the public schedule."""

from __future__ import annotations

import random

import pytest

from tests.deukalion.table import GAME, Table
from tests.rule import rule
from theomachy.games import Recall
from theomachy.games.deukalion.options import OPTIONS, Options
from theomachy.games.deukalion.state import State
from theomachy.games.deukalion.view import View
from theomachy.games.deukalion.vocabulary import OUTCOMES, PASS, STOP
from theomachy.kernel.events import Log
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER


def some_options(seed: int) -> Options:
    choose = random.Random(seed)
    changes = {
        name: choose.choice(values)
        for name, (values, _) in OPTIONS.items()
        if isinstance(values, tuple) and choose.random() < 0.5
    }
    return Options(changes={**changes, "round_limit": 30})


def any_action(s: State, rng: Rng) -> int:
    """Rather not to stop or to pass: that makes longer stories."""
    found = GAME.choices(s)
    if s.asked == CHANCE:
        return found.draw(rng)
    action = found.pick(rng)
    return found.pick(rng) if action in (STOP, PASS) else action


def question_of(s: State) -> str:
    return s.frame.step().question() if s.frame is not None else "over"


def sight(s: State, seat: int) -> tuple[View, Recall]:
    return GAME.view(s, seat), GAME.recall(s, seat)


@rule("DK-PURSUIT-24", "DK-PURSUIT-25", "DK-ACTION-21")
@pytest.mark.parametrize("seed", range(8))
def test_what_a_seat_cannot_see_changes_nothing_for_it(seed: int) -> None:
    """Two worlds that look alike to a seat: with the same choices, all that reaches it is the same."""
    rng = Rng(seed)
    seats = 2 + seed % 3
    s = GAME.new(seats, some_options(seed), Log())
    seat, compared = seed % seats, 0
    world: State | None = None
    while GAME.to_move(s) != NOBODY:
        if world is None:
            world = s.copy()
            world.log = Log()
            GAME.resample(world, seat, rng)
            assert sight(world, seat) == sight(s, seat)
        action = any_action(s, rng)
        if action not in GAME.legal(world):
            world = None
            GAME.take(s, action)
            continue
        assert s.log is not None
        assert world.log is not None
        s.log.drain()
        world.log.drain()
        GAME.take(s, action)
        GAME.take(world, action)
        assert (world.asked, question_of(world)) == (s.asked, question_of(s))
        assert [GAME.seen(s.options, entry, seat) for entry in world.log.events] == [
            GAME.seen(s.options, entry, seat) for entry in s.log.events
        ]
        if s.asked != NOBODY:
            assert sight(world, seat) == sight(s, seat)
        compared += 1
    assert compared > 300


def test_what_was_stolen_is_remembered_until_it_is_played() -> None:
    table = Table("A acts    A: d3 9h u1 | hand hermes    B: d4 | hand charon zephyr").do("CARD(hermes) {charon}")
    assert table.view("B").known == (("charon",), ())
    rng = Rng(1)
    for _ in range(20):
        assert "charon" in GAME.view(GAME.guess(table.view("B"), table.recall("B"), rng), 0).hand
    table.do("CARD(charon) N(1)")
    assert table.view("B").known == ((), ())


def test_a_theft_between_others_blurs_what_one_knew_of_the_victims_hand() -> None:
    """Whether the card C lost to B is still there nobody can say any more but B and the new thief."""
    table = Table("B acts    A: d3 | hand hermes    B: d4 | hand hermes ares    C: f1 | hand charon")
    table.do("CARD(hermes) PLAYER(C) {charon}")
    assert table.view("C").known == ((), ("charon",), ())
    table.do("END {1-2222} STOP STOP ROT(0) END {1-2222} STOP STOP ROT(0) CARD(hermes) {ares}")
    assert table.view("C").known == ((), (), ())
    assert table.view("B").known == (("ares",), (), ())


@rule("DK-HONOUR-05", "DK-SETUP-10")
def test_a_secret_card_and_a_hand_are_no_part_of_anothers_view() -> None:
    one = Table("A acts    A: d3 | hand charon zephyr | secret P01    B: d4 | hand ares").view("B")
    two = Table("A acts    A: d3 | hand athena tyche | secret P02    B: d4 | hand ares").view("B")
    assert one == two
    assert one.players[0].has_secret
    assert (one.hand, one.secret, one.players[0].cards_in_hand) == (("ares",), "", 2)


def test_after_the_end_everything_is_shown() -> None:
    table = Table("A sails 1    A: d3 {blue} 9h p15 | secret P01    B: hand ares").do("DIR(n) DELIVER(blue)")
    shown = table.view("watcher")
    assert shown.over
    assert shown.open_hands == ((), ("ares",))
    assert shown.open_secrets == ("P01", "")
    assert GAME.view(GAME.guess(shown, table.recall("watcher"), Rng(1)), WATCHER) == shown


def test_a_question_is_shown_only_to_whom_it_is_put() -> None:
    table = Table("B sails 1 in A's turn    B: d3")
    assert table.view("B").question == "ship"
    assert table.view("A").question == ""
    assert table.view("A").legal == ()
    assert all(action < OUTCOMES for action in table.view("B").legal)
