"""Challenging with a card on the field."""

import re

import pytest

from tests.hera_zeus.table import Table, tokens
from tests.rule import rule
from tests.rules_report import LANGUAGES, ROOT
from theomachy.games.hera_zeus.events import Challenged, Lost, TurnedUp
from theomachy.games.hera_zeus.vocabulary import CAPTIVE_IN_FRONT


@rule("HZ-CHAL-01")
def test_a_front_card_challenges_the_front_card_of_its_own_lane() -> None:
    table = Table("""
        Hera 3/3    H A 5- 3- | B 4- | C . | hand 0
                    Z A 4- 7- | B . | C 2- | hand 0
    """)
    assert table.legal() == tokens("DRAW CHALLENGE(A)"), "no card stands opposite in B, none of ours in C"
    table.refuses("CHALLENGE(B)", "HZ-CHAL-01", "nobody-opposite")
    table.refuses("CHALLENGE(C)", "HZ-CHAL-01", "no-challenger")
    table.do("CHALLENGE(A)").shows("Hera 2/3  H A 5+ 3-   Z A 7- | pile 4")


@rule("HZ-CHAL-01", "HZ-CHAL-05", "HZ-CHAL-06", "HZ-CHAL-07", "HZ-CHAL-08")
def test_a_winner_challenges_again_until_nobody_is_left() -> None:
    table = Table("""
        Hera 3/3    H A 5- 3- | B M- | C 2- | hand (4) | pile 3
                    Z A 4- 5- | B 3- | C 6- | hand (4) | pile P
    """)
    table.do("CHALLENGE(A); CHALLENGE(A)").shows("Hera 1/3  H A 3- | pile 3 5    Z A . | pile P 4 5")
    table.refuses("CHALLENGE(A)", "HZ-CHAL-01", "nobody-opposite")


@rule("HZ-CHAL-02")
@pytest.mark.parametrize("who", ["Hera", "Zeus"])
def test_nobody_challenges_in_his_own_first_turn(who: str) -> None:
    table = Table(f"""
        {who} 3/3 first turn    H A 5- | B 3- | C M- | hand P 4
                                Z A 4- | B M- | C 6- | hand P 4
    """)
    for lane in "ABC":
        table.refuses(f"CHALLENGE({lane})", "HZ-CHAL-02", "first-turn")
    table.refuses("USE(P)", "HZ-CHAL-02", "first-turn")


@rule("HZ-CHAL-02")
def test_the_second_player_has_a_first_turn_of_his_own() -> None:
    table = Table("""
        Hera 1/3 first turn    H A 5- | B 3- | C M- | hand P 4
                               Z A 4- | B M- | C 6- | hand P 4
    """).do("DRAW")
    table.refuses("CHALLENGE(A)", "HZ-CHAL-02", "first-turn").refuses("USE(P)", "HZ-CHAL-02", "first-turn")
    table.do("DRAW; DRAW; DRAW")
    assert {"CHALLENGE(A)", "USE(P)"} <= table.legal()
    table.do("DRAW; DRAW; DRAW")
    assert {"CHALLENGE(A)", "USE(P)"} <= table.legal()


@rule("HZ-CHAL-02", "HZ-PYTHIA-03")
def test_pythia_and_sirens_are_no_challenges() -> None:
    table = Table("""
        Hera 3/3 first turn    H A 5- | B 3- | C M- | hand P Y D H 4 4 S
                               Z A 4- | B M- | C 6- | hand (6) | pile 3
    """)
    assert table.legal() == tokens("DRAW LAY(P) LAY(Y) LAY(4) USE(Y) USE(D) USE(S)")
    assert table.after("USE(Y)") == tokens("TARGET_HAND TARGET_LANE(A) TARGET_LANE(B) TARGET_LANE(C)")


@rule("HZ-CHAL-02", "HZ-TURN-10", "HZ-PYTHIA-03", "HZ-PEGASUS-01")
def test_what_the_very_first_turn_offers() -> None:
    table = Table("""
        Hera 3/3 first turn    H A 5- | B 3- | C M- | hand P Y D H 4 4
                               Z A 4- | B M- | C 6- | hand (6)
    """)
    assert table.legal() == tokens("DRAW LAY(P) LAY(Y) LAY(4) USE(Y) USE(D)")
    for card in ("P", "Y", "4"):
        assert table.places(f"LAY({card})") == {"A1", "A2", "B1", "B2", "C1", "C2"}
    moves = {(start, end) for start in table.after("USE(D)") for end in table.after(f"USE(D) {start}")}
    assert len(moves) == 12
    assert all(start[5] != end[3] and end[5] in "12" for start, end in moves)
    table.do("USE(Y) TARGET_LANE(C)").shows("Hera 2/3  H hand P D H 4 4 | pile Y   Z C 6+")


@rule("HZ-CHAL-02", "HZ-FIGURE-12")
def test_taking_off_the_own_figure_by_pegasus_is_no_challenge() -> None:
    table = Table(
        """
        Hera 3/4 first turn    H A F 5- | B 3- | C M- | hand P 4
                               Z A 4- | B M- | C 6- | hand P 4
    """,
        edition="kosmos",
    )
    assert table.after("USE(P)") == tokens("TARGET_OWN_FIGURE")
    table.do("USE(P)").shows("Hera 2/4  H A 5- | hand 4 | pile P")


@rule("HZ-CHAL-03", "HZ-MEDUSA-03", "HZ-PANDORA-05")
@pytest.mark.parametrize("card", ["M", "X", "C"])
@pytest.mark.parametrize("facing", "+-")
def test_captive_medusa_and_pandora_never_challenge(card: str, facing: str) -> None:
    Table(f"""
        Hera 1/1    H A {card}{facing} 5- | hand 0
                    Z A 4- | hand 0
    """).refuses("CHALLENGE(A)", "HZ-CHAL-03", "never-challenges")


@rule("HZ-CHAL-03", "HZ-CHAL-04", "HZ-FIGURE-08", "HZ-FIGURE-09")
@pytest.mark.parametrize(("hera", "zeus"), [("F 5-", "4-"), ("5-", "F 4-"), ("F 5-", "F 4-"), ("F", "4-"), ("5-", "F")])
def test_nobody_challenges_in_the_lane_of_a_figure(hera: str, zeus: str) -> None:
    table = Table(f"""
        Hera 2/4    H A {hera} | B 3- | hand 0
                    Z A {zeus} | B 3- | hand 0
    """)
    table.refuses("CHALLENGE(A)", "HZ-CHAL-04", "figure-in-lane")
    assert table.may("CHALLENGE(B)")


@rule("HZ-CHAL-05")
def test_the_challenger_is_turned_up_first() -> None:
    table = Table("""
        Hera 2/2    H A 5- | B 3+ | hand 0
                    Z A 6- | B 4+ | hand 0
    """)
    events = table.copy().events("CHALLENGE(A)", "watcher")
    assert events[:3] == [Challenged(0, "A", "5", "6"), TurnedUp(0, "5", "A,1"), TurnedUp(1, "6", "A,1")]
    assert not [e for e in table.events("CHALLENGE(B)", "watcher") if isinstance(e, TurnedUp)], "they lay open already"


CHALLENGED = "765432PYMXC"
RESULTS = {  # the challenger, and what comes of it against each of CHALLENGED
    "7": "=+++++++-XW",
    "6": "-=++++++-XW",
    "5": "--=+++++-XW",
    "4": "---=++++-XW",
    "3": "----=+++-XW",
    "2": "-----=+++XW",
    "P": "------=+-XW",
    "Y": "+------=-XW",
    "hand": "ssssssllsXW",
}
PICTURES = {
    "+": "Hera 1/2  H A {mine}+ 3-   Z A 2- | pile {theirs}",
    "-": "Hera 1/2  H A 3- | pile {mine}   Z A {theirs}+ 2-",
    "=": "Hera 1/2  H A 3- | pile {mine}   Z A 2- | pile {theirs}",
    "s": "Hera 1/2  H hand 0 | pile P   Z A {theirs}+ 2-",
    "l": "Hera 1/2  H hand 0 | pile P   Z A 2- | pile {theirs}",
}


def also_won(kind: str) -> list[str]:
    """A card fights alike whichever deck it comes from; strengths 1 to 7 can be won."""
    return [kind, f"*{kind}"] if kind in "765432P" else [kind]


CASES = [
    (mine, theirs, result)
    for row, results in RESULTS.items()
    for kind, result in zip(CHALLENGED, results, strict=True)
    for mine in also_won(row)
    for theirs in also_won(kind)
]


@rule("HZ-CHAL-06", "HZ-MEDUSA-01", "HZ-MEDUSA-02", "HZ-PYTHIA-04", "HZ-HERO-01", "HZ-PEGASUS-08", "HZ-PEGASUS-10")
@pytest.mark.parametrize(("mine", "theirs", "result"), CASES)
def test_the_result_table(mine: str, theirs: str, result: str) -> None:
    front = "4" if mine == "hand" else mine
    table = Table(f"""
        Hera 2/2    H A {front}- 3- | B 6- | hand {"P" if mine == "hand" else "0"}
                    Z A {theirs}- 2- | B 6- | hand 0
    """).begin("USE(P) TARGET_LANE(A)" if mine == "hand" else "CHALLENGE(A)")
    if result == "W":
        table.wins("hera", CAPTIVE_IN_FRONT)
    elif result == "X":
        while not table.may("DRAW"):  # whoever is asked puts his cards down in any order
            table.begin(min(table.legal()))
        field = table.view("watcher").field
        assert field[0]["A"] == field[1]["A"] == ()
        assert sorted(table.view("hera").piles[0]) == sorted([front, "3"] + ["P"] * (mine == "hand"))
        assert sorted(table.view("zeus").piles[1]) == ["2", "X"]
    else:
        table.shows(PICTURES[result].format(mine=mine, theirs=theirs))


@rule("HZ-CHAL-06")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_print_the_same_table(language: str) -> None:
    page = (ROOT / "docs" / "rules" / f"hera-zeus.{language}.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in re.findall(r"^\| \*\*.+$", page, re.MULTILINE)]
    *fights, strike = rows
    assert [name.strip("*")[0] for name, *_ in fights] == [*RESULTS][:-1]
    signs = str.maketrans({"–": "-", "!": "X", "★": "W"})
    assert ["".join(results).translate(signs) for _, *results in fights] == [*RESULTS.values()][:-1]
    stays, lost = strike[1], strike[7]
    assert strike[1:] == [{"s": stays, "l": lost, "X": "!", "W": "★"}[result] for result in RESULTS["hand"]]


@rule("HZ-CHAL-06")
def test_the_captive_is_freed_even_by_the_weakest_card() -> None:
    Table("""
        Hera 1/1    H A Y- | hand 0
                    Z A C- | hand 0
    """).do("CHALLENGE(A)").wins("hera", CAPTIVE_IN_FRONT)


@rule("HZ-CHAL-07", "HZ-SIRENS-05")
@pytest.mark.parametrize(
    ("pile", "after"),
    [
        ("controller", "Hera 1/2  H A 2- | pile 3 *4   Z A 6+"),
        ("owner", "Hera 1/2  H A 2-   Z A 6+ | pile P 4"),
    ],
)
def test_a_lost_won_card_goes_to_the_pile_the_table_names(pile: str, after: str) -> None:
    Table(
        """
        Hera 2/2    H A *4- 2- | B M- | hand 0 | pile 3
                    Z A 6- | B 3- | hand 0 | pile P
    """,
        won_card_pile=pile,
    ).do("CHALLENGE(A)").shows(after)


@rule("HZ-CHAL-08")
def test_a_winner_stays_face_up_and_each_further_challenge_costs_a_point() -> None:
    table = Table("""
        Hera 3/3    H A 7- | B M- | C 2- | hand 0
                    Z A 4- 5- 6- C- | B 3- | C 6- | hand 0
    """)
    table.do("CHALLENGE(A)").shows("Hera 2/3  H A 7+   Z A 5- 6- C- | pile 4")
    table.do("CHALLENGE(A)").shows("Hera 1/3  H A 7+   Z A 6- C- | pile 4 5")
    table.do("CHALLENGE(A)").shows("Zeus 3/3  H A 7+   Z A C- | pile 4 5 6")


@rule("HZ-CHAL-08")
def test_a_defender_who_wins_stays_face_up_too() -> None:
    Table("""
        Hera 2/2    H A 2- | B M- | hand 0
                    Z A 4- 5- | B 3- | hand 0
    """).do("CHALLENGE(A)").shows("Hera 1/2  H A . | pile 2   Z A 4+ 5-")


@rule("HZ-CHAL-09")
def test_nobody_has_to_challenge_while_something_else_is_legal() -> None:
    assert Table("""
        Hera 1/1    H A 2- | hand 0 | draw 1
                    Z A 4- | hand 0
    """).legal() == tokens("DRAW CHALLENGE(A)")


@rule("HZ-CHAL-10")
@pytest.mark.parametrize(
    ("who", "after"),
    [
        # both are cards of Zeus's deck: the challenger's lies under the other
        ("Hera", "Hera 1/2  H A . | pile 3   Z A . | pile P 5 5"),
        ("Zeus", "Zeus 1/2  H A . | pile 3   Z A . | pile P 5 5"),
    ],
)
def test_two_lost_cards_of_one_deck_go_to_one_pile(who: str, after: str) -> None:
    Table(
        f"""
        {who} 2/2    H A *5- | B M- | hand 0 | pile 3
                     Z A 5- | B 3- | hand 0 | pile P
    """,
        won_card_pile="owner",
    ).do("CHALLENGE(A)").shows(after)


@rule("HZ-CHAL-10")
def test_with_two_lost_cards_on_one_pile_the_challengers_lies_deeper() -> None:
    """Equal cards cannot show the order, so the events must: the challenger's card is put down first."""
    table = Table(
        """
        Zeus 2/2    H A 3- | B M- | hand 0
                    Z A *3- | B 3- | hand 0
    """,
        won_card_pile="owner",
    )
    lost = [e.seat for e in table.events("CHALLENGE(A)", "watcher") if isinstance(e, Lost)]
    assert lost == [1, 0]
    table.shows("Zeus 1/2  H A . | pile 3 3   Z A .")


@rule("HZ-CHAL-10")
def test_without_that_option_each_lost_card_goes_to_its_players_pile() -> None:
    Table("""
        Hera 2/2    H A *5- | B M- | hand 0 | pile 3
                    Z A 5- | B 3- | hand 0 | pile P
    """).do("CHALLENGE(A)").shows("Hera 1/2  H A . | pile 3 *5   Z A . | pile P 5")


@rule("HZ-CHAL-10")
def test_two_won_cards_that_tie_change_piles() -> None:
    Table(
        """
        Hera 2/2    H A *5- | B M- | hand 0 | pile 3
                    Z A *5- | B 3- | hand 0 | pile P
    """,
        won_card_pile="owner",
    ).do("CHALLENGE(A)").shows("Hera 1/2  H A . | pile 3 5   Z A . | pile P 5")
