"""Setting up."""

import re
from fractions import Fraction
from math import comb

import pytest

from tests.bad_input import bad_input
from tests.hera_zeus.table import GAME, Box, Table, tokens
from tests.rule import rule
from tests.rules_report import LANGUAGES, ROOT
from theomachy.games.hera_zeus.options import EDITIONS
from theomachy.kernel.options import Value

HERA = "5 4 4 3 P P M H Y"
ZEUS = "6 5 3 3 2 P M D G"
COPIES = {"7": 1, "6": 2, "5": 3, "4": 4, "3": 5, "2": 5, "P": 9, "Y": 2, "M": 4, "X": 1, "C": 1} | {
    "G": 1, "D": 2, "H": 1, "E": 1, "S": 1}  # fmt: skip


@rule("HZ-SETUP-01")
def test_both_decks_hold_the_same_43_cards() -> None:
    for seat in ("hera", "zeus"):
        deck = Box().view(seat).draw_pile
        assert len(deck) == 43
        assert {card: deck.count(card) for card in deck} == COPIES


@rule("HZ-SETUP-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_print_the_same_deck(language: str) -> None:
    page = (ROOT / "docs" / "rules" / f"hera-zeus.{language}.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([2-7A-Z]) \| .+? \| .+? \| ([0-7–]) \| (\d) \| .+ \|$", page, re.MULTILINE)
    assert {code: int(copies) for code, _, copies in rows} == COPIES
    strengths = {code: strength for code, strength, _ in rows}
    assert "".join(strengths.values()) == "7654321" + "0000" + "–––––"
    assert sum(COPIES[code] for code in COPIES if strengths[code] != "–") == 37


@rule("HZ-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 3])
def test_the_game_is_for_two(seats: int) -> None:
    with bad_input("2 players"):
        GAME.new(seats, GAME.options())


@rule("HZ-SETUP-02")
def test_the_figures_wait_beside_the_field_and_the_piles_are_empty() -> None:
    table = Box(HERA, ZEUS).begin("LAY(5) LAY(4) LAY(4) LAY(6) LAY(5) LAY(3)")
    view = table.view("watcher")
    assert view.cards_in_pile == (0, 0)
    assert view.top_of_pile == ("", "")
    assert all(piece.card != "F" for side in view.field for column in side.values() for piece in column)


@rule("HZ-SETUP-03")
def test_the_first_nine_cards_are_the_hand() -> None:
    table = Box(HERA, ZEUS)
    assert sorted(table.view("hera").hand) == sorted(HERA.split())
    assert sorted(table.view("zeus").hand) == sorted(ZEUS.split())


@rule("HZ-SETUP-03")
def test_each_card_is_dealt_with_the_odds_of_what_is_left_of_the_deck() -> None:
    table = Box("5 4 4")
    assert table.asked() == "chance"
    assert table.odds() == {f"{{{card}}}": n - {"5": 1, "4": 2}.get(card, 0) for card, n in COPIES.items()}


@rule("HZ-SETUP-03")
def test_nobody_else_sees_the_dealt_hand() -> None:
    one, another = Box(HERA, ZEUS), Box("7 6 6 5 P P X E S", ZEUS)
    for seat in ("zeus", "watcher"):
        assert one.view(seat) == another.view(seat)


@rule("HZ-SETUP-04", "HZ-SETUP-06")
def test_a_captive_among_the_nine_is_replaced_and_goes_back_into_the_deck() -> None:
    table = Box(HERA, "5 4 4 3 P P M H C")
    assert table.asked() == "chance"
    table.begin("{6}")
    assert sorted(table.view("zeus").hand) == sorted("5 4 4 3 P P M H 6".split())
    assert table.view("zeus").draw_pile.count("C") == 1
    table.begin("LAY(5) LAY(4) LAY(4)")
    assert table.legal() == tokens("LAY(6) LAY(5) LAY(4) LAY(3) LAY(P) LAY(M)")
    table.begin("LAY(4) LAY(M) LAY(6)").shows("""
        Hera 3/3    H A 5- | B 4- | C 4- | hand 3 P P M H Y | draw 34
                    Z A 4- | B M- | C 6- | hand 5 4 3 P P H | draw 34
    """)


@rule("HZ-SETUP-04")
@pytest.mark.parametrize("place", range(9))
def test_a_captive_is_replaced_wherever_it_lies_among_the_nine(place: int) -> None:
    cards = "5 4 4 3 P P M H".split()
    cards.insert(place, "C")
    table = Box(" ".join(cards))
    assert "{C}" not in table.odds()
    assert sum(table.odds().values()) == 34
    table.begin("{7}")
    assert "C" not in table.view("hera").hand
    assert len(table.view("hera").hand) == 9
    assert table.odds() == Box().odds(), "now Zeus is dealt his first card"


@rule("HZ-SETUP-04")
def test_both_captives_may_have_to_be_replaced() -> None:
    table = Box("5 4 4 3 P P M H C Y", "C 5 4 4 3 P P M H Y")
    for seat in ("hera", "zeus"):
        view = table.view(seat)
        assert "C" not in view.hand
        assert len(view.hand) == 9
        assert view.draw_pile.count("C") == 1
    assert table.asked() == "hera"


@rule("HZ-SETUP-05")
@pytest.mark.parametrize("hera", ["5 4 4 3 P P M H Y", "5 4 4 3 P P M H C Y"])
def test_the_captive_is_as_likely_as_any_other_card_of_the_draw_pile(hera: str) -> None:
    table = Box(hera, ZEUS).begin("LAY(5) LAY(4) LAY(4) LAY(6) LAY(5) LAY(3) DRAW")
    assert sum(table.odds().values()) == 34
    assert table.odds()["{C}"] == 1


@rule("HZ-SETUP-05")
def test_a_hand_is_a_fair_pick_of_the_42_other_cards() -> None:
    """All nine Pegasus, dealt at once or with the captive exchanged at any place: once in all picks of 9 from 42."""
    ways = [["P"] * 9, *(["P"] * place + ["C"] + ["P"] * (9 - place) for place in range(9))]
    chance = Fraction(0)
    for cards in ways:
        table, likely = Box(), Fraction(1)
        for card in cards:
            odds = table.odds()
            likely *= Fraction(odds[f"{{{card}}}"], sum(odds.values()))
            table.begin(f"{{{card}}}")
        assert table.view("hera").hand == ("P",) * 9
        chance += likely
    assert chance == Fraction(1, comb(42, 9))


@rule("HZ-SETUP-06")
def test_the_opening_row_is_three_number_cards_one_in_each_lane() -> None:
    table = Box("7 Y X G D D H E S", ZEUS)
    assert table.legal() == tokens("LAY(7) LAY(Y) LAY(X)"), "six cards have no number, three always have one"
    table.begin("LAY(X) LAY(7)")
    assert table.legal() == tokens("LAY(Y)")
    table.begin("LAY(Y)")
    assert table.asked() == "zeus"
    table.begin("LAY(3) LAY(3) LAY(2)").shows("""
        Hera 3/3    H A X- | B 7- | C Y- | hand G D D H E S
                    Z A 3- | B 3- | C 2- | hand 6 5 P M D G
    """)


@rule("HZ-SETUP-06")
def test_a_card_without_a_number_cannot_open() -> None:
    table = Box("5 4 4 3 P G D H S", ZEUS)
    for code in "GDHS":
        assert f"LAY({code})" not in table.legal()
    table.refuses("LAY(6)", "HZ-SETUP-06", "not-in-hand")
    table.refuses("LAY(C)", "HZ-SETUP-06", "not-in-hand")
    table.refuses("DRAW", "HZ-SETUP-06", "another-question")
    table.refuses("AT(B,1)", "HZ-SETUP-06", "card-first")
    table.refuses("USE(D)", "HZ-PLAY-01", "not-for-the-field")


@rule("HZ-SETUP-07")
def test_nothing_of_an_opening_row_is_seen_before_both_lie() -> None:
    table = Box(HERA, ZEUS)
    unlaid = {seat: table.view(seat) for seat in ("zeus", "watcher")}
    for token in ("LAY(5)", "LAY(4)"):
        table.begin(token)
        for seat, view in unlaid.items():
            assert table.view(seat) == view
    table.begin("LAY(4)")
    for seat in ("zeus", "watcher"):
        assert table.view(seat).field[0] == {"A": (), "B": (), "C": ()}
        assert table.view(seat).cards_in_hand == (9, 9)
    hera = table.view("hera")
    table.begin("LAY(6)")
    assert table.view("hera") == hera
    table.begin("LAY(5)")
    assert table.view("hera") == hera
    assert table.view("watcher").field == ({"A": (), "B": (), "C": ()}, {"A": (), "B": (), "C": ()})


@rule("HZ-SETUP-07")
def test_zeus_cannot_react_to_the_row_of_hera() -> None:
    one = Box(HERA, ZEUS).begin("LAY(5) LAY(4) LAY(4)")
    another = Box(HERA, ZEUS).begin("LAY(M) LAY(P) LAY(Y)")
    for seat in ("zeus", "watcher"):
        assert one.view(seat) == another.view(seat)
    for table in (one, another):
        table.begin("LAY(6) LAY(5) LAY(3)")
    for seat in ("zeus", "watcher"):
        assert one.view(seat) == another.view(seat)
        assert [str(column[0]) for column in one.view(seat).field[0].values()] == ["?-", "?-", "?-"]


@rule("HZ-SETUP-08")
def test_both_begin_with_six_cards_in_hand_and_three_columns_of_one() -> None:
    table = Box(HERA, ZEUS).begin("LAY(5) LAY(P) LAY(Y) LAY(M) LAY(6) LAY(2)")
    view = table.view("watcher")
    assert view.cards_in_hand == (6, 6)
    assert view.cards_in_draw_pile == (34, 34)
    assert [[len(column) for column in side] for side in view.field] == [[1, 1, 1], [1, 1, 1]]
    table.shows("""
        Hera 3/3    H A 5- | B P- | C Y- | hand 4 4 3 P M H | draw 34
                    Z A M- | B 6- | C 2- | hand 5 3 3 P D G | draw 34
    """)


def opened(edition: str = "rio-grande", **options: Value) -> Table:
    table = Box("", "", edition, **options)
    if options.get("start_player") == "random":
        return table
    return after_opening(table)


def after_opening(table: Table) -> Table:
    for card in (HERA + " " + ZEUS).split():
        table.begin(f"{{{card}}}")
    return table.begin("LAY(5) LAY(4) LAY(4) LAY(6) LAY(5) LAY(3)")


@rule("HZ-SETUP-09")
def test_hera_begins_unless_the_table_says_otherwise() -> None:
    assert opened().asked() == "hera"
    assert opened(start_player="hera").asked() == "hera"


@rule("HZ-SETUP-09")
def test_zeus_may_begin() -> None:
    table = opened(start_player="zeus")
    assert table.asked() == "zeus"
    table.shows("""
        Zeus 3/3    H A 5- | B 4- | C 4- | hand 3 P P M H Y
                    Z A 6- | B 5- | C 3- | hand 3 2 P M D G
    """)


@rule("HZ-SETUP-09")
@pytest.mark.parametrize("who", ["hera", "zeus"])
def test_chance_may_decide_who_begins(who: str) -> None:
    table = opened(start_player="random")
    assert table.odds() == {"{hera}": 1, "{zeus}": 1}
    assert after_opening(table.begin(f"{{{who}}}")).asked() == who


@rule("HZ-TURN-14")
@pytest.mark.parametrize("start", ["hera", "zeus"])
def test_the_first_turn_of_the_game_may_have_a_point_less(start: str) -> None:
    table = opened(start_player=start, short_first_turn=True, late_god=False)
    first, second = ("Hera", "Zeus") if start == "hera" else ("Zeus", "Hera")
    assert str(table).startswith(f"{first} 2/2")
    table.do("DRAW {3}; DRAW {3}")
    assert f"{second} 3/3" in str(table)
    table.do("DRAW {2}; DRAW {2}; DRAW {2}")
    assert f"{first} 3/3" in str(table)  # the second turn of whoever began is like any other


@rule("HZ-TURN-14", "HZ-FIGURE-04")
def test_the_god_card_makes_the_total_four_in_a_short_first_turn_too() -> None:
    table = opened(start_player="zeus", short_first_turn=True).do("DRAW {3}; USE(G) TARGET_LANE(A)")
    assert "Zeus 3/4" in str(table)


@rule("HZ-TURN-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_edition_has_a_short_first_turn(edition: str) -> None:
    assert opened(edition=edition).view("hera").points == 3
