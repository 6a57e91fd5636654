"""What of a board may soon decide the game: made from the view alone, marked on its things, and said in a sentence."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.deukalion.table import Table as Deukalion
from tests.hera_zeus.table import Table as HeraZeus
from tests.laws.play import played
from tests.laws.secrets import any_move, changed
from tests.olympus.table import Table as Olympus
from tests.rule import rule
from theomachy.games import OURS
from theomachy.games import game as game_named
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match
from theomachy.words import LANGUAGES, words

SIX = "O1 menelaus, O2 hector, O3 jason, D1 tydeus, D2 castor, T1 carians"


def said(game: str, view: Any, language: str = "en") -> list[tuple[tuple[str, ...], str]]:
    w = words(language, game)
    return [(threat.marks, w.threat(threat, view.seat)) for threat in w.threats(view)]


# --- Fight for Olympus ------------------------------------------------------------------------------------------------


@rule("FO-END-02")
def test_a_full_side_is_a_threat_to_the_other() -> None:
    table = Olympus(a=SIX, b="O1 paris", phase="still", active="b")
    marks = tuple(f"a:{space}" for space in ("O1", "O2", "O3", "D1", "D2", "T1"))
    begins = "if they still are when"
    assert said("olympus", table.view("b")) == [
        (marks, f"All six enemy spaces are taken: {begins} your opponent's turn begins, you lose.")
    ]
    assert said("olympus", table.view("a")) == [
        (marks, f"All six of your spaces are taken: {begins} your turn begins, you win.")
    ]
    assert "Player A wins" in said("olympus", table.view("watcher"))[0][1]
    assert said("olympus", Olympus(a=SIX.rpartition(",")[0], phase="still").view("a")) == []


@rule("FO-END-03", "FO-END-08")
def test_the_counter_at_five_and_a_low_pile_are_threats() -> None:
    near = Olympus(counter=5, pile=20, phase="still")
    assert said("olympus", near.view("a")) == [(("counter",), "You are 2 points from winning.")]
    assert said("olympus", near.view("b")) == [(("counter",), "Your opponent is 2 points from winning.")]
    assert said("olympus", Olympus(counter=4, pile=20, phase="still").view("a")) == []
    low = Olympus(counter=-1, pile=6, phase="still")
    sentence = "Only 6 cards are left in the draw pile: when it is empty, your opponent wins as things stand."
    assert said("olympus", low.view("a")) == [(("pile",), sentence)]
    last = said("olympus", Olympus(pile=1, phase="still").view("a"))
    assert last == [
        (("pile",), "Only one card is left in the draw pile: when it is empty, the game is a tie as things stand.")
    ]


# --- Hera and Zeus ----------------------------------------------------------------------------------------------------

BEFORE = "Hera 3/3    H A {} | B 5- 3- | hand {}    Z A 3- | B 4- | C 2- | hand (4)"


@rule("HZ-END-03", "HZ-END-04")
def test_only_its_owner_is_told_of_a_captive_that_lies_open_to_a_challenge() -> None:
    table = HeraZeus(BEFORE.format("C- 5-", "4 M"))
    table.s.turns = 4
    assert said("hera-zeus", table.view("hera")) == [
        (("hera:A1",), "Io lies in your first row: if Zeus challenges it, you lose.")
    ]
    assert said("hera-zeus", table.view("zeus")) == said("hera-zeus", table.view("watcher")) == []
    shown = HeraZeus(BEFORE.format("C+ 5-", "4 M"))
    assert said("hera-zeus", shown.view("zeus")) == [
        (("hera:A1",), "Io lies in the first row of Hera: challenge it, and you win.")
    ]
    alone = HeraZeus(BEFORE.format("5-", "C"))
    alone.s.turns = 4
    assert said("hera-zeus", alone.view("hera")) == [
        (("hand:C",), "Io is your only card in hand: a Pegasus aimed at your hand wins the game.")
    ]
    assert said("hera-zeus", alone.view("zeus")) == [(("hera:hand",), "Hera has only one card left in hand.")]


@rule("HZ-END-01", "HZ-END-02", "HZ-END-10")
def test_a_bare_field_an_empty_pile_and_the_last_turns_are_threats() -> None:
    table = HeraZeus("Hera 1/1    H A 5- | hand (3) | draw 2    Z A 3- | B 4- | hand (4) | draw 9", turn_limit=20)
    table.s.turns = 17
    assert said("hera-zeus", table.view("hera")) == [
        (("hera:A1",), "You have only one card on your field: if none is left when your turn begins, you lose."),
        (("hera:draw",), "Only 2 cards are in your draw pile: if you have points left and can do nothing, you lose."),
        ((), "Only 3 turns are left: after that the game is a draw."),
    ]
    assert "you win" in said("hera-zeus", table.view("zeus"))[0][1]


# --- Deukalion --------------------------------------------------------------------------------------------------------


@rule("DK-END-01")
def test_whoever_is_one_pursuit_from_the_goal_is_a_threat() -> None:
    table = Deukalion("A acts | open P11 P01    A: d3 p12    B: p14 | secret P16")
    assert said("deukalion", table.view("A")) == [
        (("board:perseus",), "Perseus needs 2 more points: one Pursuit card may be enough to win."),
        (("board:deukalion",), "You need 4 more points: one Pursuit card may be enough to win."),
    ]
    assert said("deukalion", Deukalion("A acts | open P01 P02    A: d3 p12    B: p14").view("watcher")) == []


def test_only_its_holder_is_told_what_a_secret_card_makes_possible() -> None:
    table = Deukalion("A acts | open P01 P02    A: d3 p3    B: p12 | secret P16")
    assert [marks for marks, _ in said("deukalion", table.view("B"))] == [("board:perseus",)]
    assert said("deukalion", table.view("A")) == said("deukalion", table.view("watcher")) == []


@rule("DK-END-06")
def test_the_last_rounds_are_a_threat() -> None:
    assert said("deukalion", Deukalion("B acts | round 60    A: p5    B: p6").view("A")) == [
        (("kylix",), "This is the last round: Perseus wins as things stand.")
    ]
    assert said("deukalion", Deukalion("B acts | round 57    A: p5    B: p6").view("A")) == []


# --- every game -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OURS)
def test_what_a_seat_cannot_see_changes_no_threat_of_it_and_nothing_that_it_may_plan(game: str) -> None:
    """The same view, the same threats and plans: also where the rest of the world is another."""
    of, rng, rules = played(game), random.Random(5), game_named(game)
    w, compared = words("en", game), 0
    for seed in range(3):
        match = Match(rules, rules.options(), ["somebody"] * rules.players[0], Dealer(seed))
        for at in range(400):
            if match.over:
                break
            match.choose(*any_move(of, match, rng))
            if at % 20 or match.over or match.to_move() == CHANCE:
                continue
            for seat in match.audience:
                other = changed(of, match, seat, rng)
                if other is not None:
                    compared += 1
                    assert w.threats(other.view(seat)) == w.threats(match.view(seat))
                    assert w.ahead(other.view(seat)) == w.ahead(match.view(seat))
    assert compared


@pytest.mark.parametrize("game", OURS)
def test_every_threat_of_a_whole_game_can_be_said(game: str) -> None:
    rules, said_in, rng = game_named(game), [words(language, game) for language in LANGUAGES], Rng(3)
    options = rules.options(rules.editions[0], {"goal_override": 8} if game == "deukalion" else {})
    match = Match(rules, options, ["somebody"] * rules.players[0], Dealer(1))
    found = set()
    while not match.over:
        legal = match.view(match.to_move()).legal
        match.choose(match.to_move(), legal[rng.below(len(legal))])
        for reader in () if match.over else match.audience:
            found |= {(threat, reader) for threat in said_in[0].threats(match.view(reader))}
    assert found
    for threat, reader in found:
        sentences = {w.threat(threat, reader) for w in said_in}
        assert len(sentences) == len(LANGUAGES)
        assert all(text[0].isupper() and text.endswith(".") and "{" not in text for text in sentences), sentences
