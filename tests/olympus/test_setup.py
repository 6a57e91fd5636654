"""Setting up: FO-SETUP."""

import pytest

from tests.bad_input import bad_input
from tests.olympus.table import GAME, Box, Table, with_cards
from tests.rule import rule
from theomachy.games.olympus.card_file import standard
from theomachy.games.olympus.options import EDITIONS

HAND_A = "hector jason carians carians penelope sword_red"
HAND_B = "dardani medea circe icarus shield_red tydeus"


@rule("FO-SETUP-01")
def test_each_player_has_the_six_spaces_of_one_side() -> None:
    for active in ("a", "b"):
        table = Table(hand_a="carians", hand_b="dardani", active=active)
        table.do("PLAY(carians)" if active == "a" else "PLAY(dardani)")
        assert table.legal() == {f"OWN({space})" for space in ("O1", "O2", "O3", "D1", "D2", "T1")}
        table.do("OWN(D2)")
        assert table.side(active)[:2] == "D2"
        assert table.side("b" if active == "a" else "a") == ""


@rule("FO-SETUP-01")
def test_it_is_a_game_for_two() -> None:
    for seats in (1, 3):
        with bad_input("2 players"):
            GAME.new(seats, GAME.options())


@rule("FO-SETUP-01", "FO-SETUP-02", "FO-SETUP-03", "FO-SETUP-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_board_at_the_beginning(edition: str) -> None:
    table = Box("b", HAND_A, HAND_B, edition)
    table.shows(a="", b="")
    assert table.counter == 0
    assert table.markers("board") == {"red", "blue", "yellow", "green"}
    assert table.discard() == ""


@rule("FO-SETUP-04")
def test_damage_tokens_never_run_out() -> None:
    table = Table(
        a="O1 cicones, O2 ajax*6, O3 heracles*6, D1 penelope*4, D2 laodice*6",
        b="O1 laodice*3, O2 andromeda*5, O3 penelope*4, D1 lapiths*4, D2 dardani*3",
        phase="attack",
    )
    assert table.unit("b O1").damage == 6  # the tokens 42, 43 and 44 of 20


@rule("FO-SETUP-05", "FO-CARD-10")
def test_all_96_playing_cards_are_shuffled_together_and_nothing_else() -> None:
    odds = Box("a").odds()
    assert sum(odds.values()) == 96
    assert odds == {f"{{{card['id']}}}": card["copies"] for card in standard()}


OWN_CARD = """
[[card]]
id = "nobody"
kind = "soldier"
colour = "blue"
copies = 2
cost = {}
attack = 1
defence = 1
name = { en = "Nobody" }
"""


@rule("FO-SETUP-05", "FO-CARD-10")
def test_a_card_of_ones_own_is_shuffled_in() -> None:
    options = with_cards(OWN_CARD)
    s = GAME.new(2, options)
    GAME.apply(s, GAME.legal(s)[0])
    assert sum(GAME.weights(s)) == 98
    assert s.pile == 98 - 20
    assert Table(own=options, hand_a="nobody").do("PLAY(nobody) OWN(O1)").side("a") == "O1 nobody"


@rule("FO-SETUP-06")
@pytest.mark.parametrize(("removed", "left"), [(0, 84), (20, 64), (40, 44)])
def test_removed_cards_are_missing_in_the_pile(removed: int, left: int) -> None:
    assert Box("a", HAND_A, HAND_B, removed_cards=removed).s.pile == left


@rule("FO-SETUP-06")
def test_nobody_knows_which_cards_were_removed() -> None:
    """After 64 draws 20 cards are left that nobody has seen; until the last draw any of them might come."""
    table = Box("a", HAND_A, HAND_B)
    seen = len((HAND_A + " " + HAND_B).split())
    table.do("SKIP")  # phase 1; nobody is there to attack
    assert table.asked() == "chance"
    assert sum(table.odds().values()) == 96 - seen == 64 + 20


@rule("FO-SETUP-06")
def test_more_than_forty_cards_cannot_be_removed() -> None:
    for removed in (-1, 41):
        with bad_input("removed_cards"):
            GAME.options("mayfair", {"removed_cards": removed})


@rule("FO-SETUP-07", "FO-SETUP-08")
def test_six_cards_each_and_64_in_the_pile() -> None:
    table = Box("a")
    for number in range(12):
        assert len(table.hand("a")) == min(number, 6)
        assert len(table.hand("b")) == max(number - 6, 0)
        assert table.asked() == "chance"
        table.do("{}")
    assert (len(table.hand("a")), len(table.hand("b")), table.s.pile) == (6, 6, 64)
    assert table.asked() == "a"


@rule("FO-SETUP-09")
def test_chance_decides_who_starts_with_even_odds() -> None:
    assert Box().odds() == {"{a}": 1, "{b}": 1}
    for side in ("a", "b"):
        assert Box(side, HAND_A, HAND_B).asked() == side


@rule("FO-SETUP-10")
def test_hands_are_kept_as_dealt() -> None:
    table = Box("b", HAND_A, HAND_B)
    assert table.question() == "b skip"  # nobody is asked anything about the hand
    assert table.legal() == {"KEEP", "SKIP"}
    assert (table.hand("a"), table.hand("b")) == (sorted(HAND_A.split()), sorted(HAND_B.split()))
