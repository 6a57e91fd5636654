"""Hades, Persephone, Sirens, Dionysus."""

import pytest

from tests.hera_zeus.table import Table, tokens
from tests.rule import rule
from theomachy.games.hera_zeus.events import Fetched, Moved, TookPegasus

# --- Hades -----------------------------------------------------------------------------------------------------------


@rule("HZ-HADES-01", "HZ-HADES-02", "HZ-HADES-03", "HZ-TURN-11")
def test_hades_fetches_a_card_that_may_be_used_at_once() -> None:
    table = Table("""
        Hera 3/3    H A 5- | B 3- | C 4- | hand H 3 | pile 3 P 6
                    Z A 6- | B 4- | C 2- | hand (4)
    """)
    assert table.after("USE(H)") == tokens("TAKE(3) TAKE(P) TAKE(6)")
    table.do("USE(H) TAKE(6)").shows("Hera 2/3  H hand 3 6 | pile 3 P H")
    table.do("LAY(6) AT(B,1)").shows("Hera 1/3  H B 6- 3- | hand 3 | pile 3 P H")


@rule("HZ-HADES-01")
@pytest.mark.parametrize("card", "7 6 5 4 3 2 P Y M X G D E S *7 *6 *5 *4 *3 *2 *P".split())
def test_hades_fetches_any_card_native_or_won(card: str) -> None:
    Table(f"""
        Hera 2/2    H A F 5- | hand H | pile {card} 3 3
                    Z A 6- | hand 0
    """).do(f"USE(H) TAKE({card})").shows(f"Hera 1/2  H hand {card} | pile 3 3 H")


@rule("HZ-HADES-01", "HZ-TURN-10")
def test_hades_offers_each_different_card_once() -> None:
    table = Table("""
        Hera 2/2    H A 5- | hand H | pile 3 3 *3 P P M
                    Z A 6- | hand 0 | pile 7
    """).begin("USE(H)")
    assert table.legal() == tokens("TAKE(3) TAKE(*3) TAKE(P) TAKE(M)"), "only of his own pile"
    table.refuses("TAKE(7)", "HZ-HADES-01", "not-in-pile")


@rule("HZ-HADES-02")
def test_of_equal_cards_hades_takes_the_topmost() -> None:
    Table("""
        Hera 2/2    H A 5- | hand H | pile 3 6 3 4
                    Z A 6- | hand 0
    """).do("USE(H) TAKE(3)").shows("Hera 1/2  H hand 3 | pile 3 6 4 H")


@rule("HZ-HADES-02")
def test_the_choice_of_hades_is_secret_but_for_the_back_of_the_card() -> None:
    position = """
        Hera 2/2    H A 5- | hand H | pile 3 6 *3 *P 4
                    Z A 6- | hand 0
    """
    native = [Table(position).do(f"USE(H) TAKE({card})") for card in ("3", "6", "4")]
    won = [Table(position).do(f"USE(H) TAKE({card})") for card in ("*3", "*P")]
    for seat in ("zeus", "watcher"):
        assert native[0].knows(seat) == native[1].knows(seat) == native[2].knows(seat)
        assert won[0].knows(seat) == won[1].knows(seat)
        assert native[0].view(seat) != won[0].view(seat)
    view = native[0].view("zeus")
    assert view.cards_in_hand == (1, 0)
    assert view.won_cards_in_hand == (0, 0)
    assert view.cards_in_pile == (5, 0)
    assert view.top_of_pile == ("H", "")
    assert won[0].view("zeus").won_cards_in_hand == (1, 0)


@rule("HZ-HADES-02")
@pytest.mark.parametrize(("card", "back"), [("3", "?"), ("*3", "*?")])
def test_the_event_of_hades_tells_others_only_the_back(card: str, back: str) -> None:
    position = "Hera 2/2  H A 5- | hand H | pile 3 *3   Z A 6- | hand 0"
    for seat in ("zeus", "watcher"):
        events = Table(position).events(f"USE(H) TAKE({card})", seat)
        assert Fetched(0, back) in events


@rule("HZ-HADES-02", "HZ-HAND-05")
def test_with_open_piles_the_choice_of_hades_can_be_read_off() -> None:
    position = "Hera 2/2  H A 5- | hand H | pile 3 6   Z A 6- | hand 0"
    one = Table(position, discard_view="open").do("USE(H) TAKE(3)")
    another = Table(position, discard_view="open").do("USE(H) TAKE(6)")
    assert one.view("zeus") != another.view("zeus")
    assert one.view("zeus").piles[0] == ("6", "H")
    assert another.view("watcher").piles[0] == ("3", "H")


@rule("HZ-HADES-03")
def test_hades_never_comes_back() -> None:
    table = Table("""
        Hera 3/3    H A 5- | hand H | pile 3 6
                    Z A 6- | hand 0
    """).do("USE(H) TAKE(6)")
    assert table.view("hera").piles[0] == ("3", "H")
    table.refuses("USE(H)", "HZ-TURN-05", "not-in-hand")


@rule("HZ-HADES-03", "HZ-SIRENS-01")
def test_what_lies_beneath_hades_is_safe_from_sirens() -> None:
    Table("""
        Zeus 2/2    H A 5- | hand 3 | pile 7 6 H
                    Z A 6- | hand S
    """).refuses("USE(S)", "HZ-SIRENS-01", "nothing-to-seduce")


@rule("HZ-HADES-01", "HZ-HAND-01")
def test_hades_has_left_a_full_hand_when_his_card_comes() -> None:
    Table("""
        Hera 2/2    H A 5- | hand H (11) | pile 3
                    Z A 6- | hand 0
    """).do("USE(H)").shows("Hera 1/2  H hand 3 (11) | pile H")


# --- Persephone -----------------------------------------------------------------------------------------------------


@rule("HZ-PERSEPHONE-01", "HZ-PERSEPHONE-02", "HZ-TURN-10", "HZ-TURN-11")
@pytest.mark.parametrize(
    ("pile", "after"),
    [
        ("P 3 P 6", "Hera 2/3  H hand 4 4 P P | pile 3 6 E"),
        ("3 6", "Hera 2/3  H hand 4 4 | pile 3 6 E"),
        ("0", "Hera 2/3  H hand 4 4 | pile E"),
        ("P", "Hera 2/3  H hand 4 4 P | pile E"),
        ("P P P P 3 P", "Hera 2/3  H hand 4 4 P P P | pile P P 3 E"),
    ],
)
def test_persephone_brings_up_to_three_pegasus(pile: str, after: str) -> None:
    Table(f"""
        Hera 3/3    H A 5- | B 3- | C 2- | hand E 4 4 | pile {pile}
                    Z A 4- | B M- | C 6- | hand (6)
    """).do("USE(E)").shows(after)


@rule("HZ-PERSEPHONE-01")
def test_persephone_may_be_all_that_is_left_to_do() -> None:
    table = Table("""
        Hera 1/1    H A M- | hand E | draw 0
                    Z A 4- | hand 0
    """)
    assert table.legal() == tokens("USE(E)")
    table.do("USE(E)").shows("Zeus 1/1  H hand 0 | pile E")


@rule("HZ-PERSEPHONE-02", "HZ-HAND-01")
@pytest.mark.parametrize(("others", "brought"), [(8, 3), (9, 3), (10, 2), (11, 1)])
def test_persephone_stops_at_twelve_cards(others: int, brought: int) -> None:
    Table(f"""
        Hera 3/3    H A 5- | hand E ({others}) | pile P P P P
                    Z A 4- | hand 0
    """).do("USE(E)").shows(
        f"Hera 2/3  H hand ({others}) {' '.join('P' * brought)} | pile {' '.join('P' * (4 - brought))} E"
    )


@rule("HZ-PERSEPHONE-02")
@pytest.mark.parametrize(
    ("pile", "after"),
    [
        ("*P P *P P", "Hera 2/3  H hand P P *P | pile *P E"),
        ("*P 3 P *P 4", "Hera 2/3  H hand P *P *P | pile 3 4 E"),
        ("P *P P *P P P", "Hera 2/3  H hand P P P | pile P *P *P E"),
    ],
)
def test_native_pegasus_come_before_won_ones_and_the_topmost_first(pile: str, after: str) -> None:
    Table(f"""
        Hera 3/3    H A 5- | hand E | pile {pile}
                    Z A 4- | hand 0
    """).do("USE(E)").shows(after)


@rule("HZ-PERSEPHONE-02")
def test_the_pegasus_that_came_may_be_used_in_the_same_turn() -> None:
    Table("""
        Hera 3/3    H A 5- | hand E | pile P
                    Z A 4- | hand M 3
    """).do("USE(E); USE(P) TARGET_LANE(A)").shows("Hera 1/3  H hand 0 | pile E P   Z A 4+")


@rule("HZ-PERSEPHONE-02")
@pytest.mark.parametrize(
    ("number", "after"),
    [
        (0, "Hera 2/3  H hand 4 | pile P *P P 3 E"),
        (1, "Hera 2/3  H hand 4 P | pile P *P 3 E"),
        (2, "Hera 2/3  H hand 4 P P | pile *P 3 E"),
        (3, "Hera 2/3  H hand 4 P P *P | pile 3 E"),
    ],
)
def test_where_the_table_says_so_persephone_may_bring_fewer(number: int, after: str) -> None:
    table = Table(
        """
        Hera 3/3    H A 5- | hand E 4 | pile P *P P 3
                    Z A 4- | hand 0
    """,
        persephone_count="choose",
    ).begin("USE(E)")
    assert table.legal() == tokens("COUNT(0) COUNT(1) COUNT(2) COUNT(3)")
    table.begin(f"COUNT({number})").shows(after)


@rule("HZ-PERSEPHONE-02", "HZ-HAND-01")
@pytest.mark.parametrize(
    ("others", "pile", "counts"), [(11, "P P P", "01"), (3, "P P", "012"), (3, "0", "0"), (10, "P *P P", "012")]
)
def test_persephone_chooses_within_the_same_limits(others: int, pile: str, counts: str) -> None:
    table = Table(
        f"""
        Hera 3/3    H A 5- | hand E ({others}) | pile {pile}
                    Z A 4- | hand 0
    """,
        persephone_count="choose",
    ).begin("USE(E)")
    assert table.legal() == {f"COUNT({n})" for n in counts}
    if "3" not in counts:
        table.refuses("COUNT(3)", "HZ-PERSEPHONE-02", "not-so-many")


@rule("HZ-PERSEPHONE-02")
def test_everybody_learns_how_many_pegasus_came_native_and_won() -> None:
    for seat in ("hera", "zeus", "watcher"):
        events = Table("""
            Hera 3/3    H A 5- | hand E P | pile P *P *P
                        Z A 4- | hand 0
        """).events("USE(E)", seat)
        assert TookPegasus(0, native=1, won=2) in events


# --- Sirens ---------------------------------------------------------------------------------------------------------


@rule("HZ-SIRENS-01")
@pytest.mark.parametrize("top", ["7", "6", "5", "4", "3", "2", "P"])
def test_sirens_lure_strengths_one_to_seven(top: str) -> None:
    Table(f"""
        Hera 3/3    H A 3- | hand S 2 | pile 4
                    Z A 4- | hand (4) | pile M {top}
    """).do("USE(S)").shows(f"Hera 2/3  H hand 2 *{top} | pile 4 S   Z pile M")


@rule("HZ-SIRENS-01")
@pytest.mark.parametrize("top", ["Y", "M", "X", "G", "D", "H", "E", "S"])
def test_sirens_lure_nothing_else(top: str) -> None:
    Table(f"""
        Hera 3/3    H A 3- | hand S 2
                    Z A 4- | hand (4) | pile 7 {top}
    """).refuses("USE(S)", "HZ-SIRENS-01", "nothing-to-seduce")


@rule("HZ-SIRENS-01")
def test_sirens_look_at_the_enemy_pile_alone() -> None:
    Table("""
        Hera 3/3    H A 3- | hand S 2 | pile 7
                    Z A 4- | hand (4)
    """).refuses("USE(S)", "HZ-SIRENS-01", "nothing-to-seduce")


@rule("HZ-SIRENS-01", "HZ-SIRENS-02", "HZ-SIRENS-03", "HZ-SIRENS-04", "HZ-SIRENS-05")
@pytest.mark.parametrize(
    ("pile", "after"),
    [
        ("controller", "Zeus 3/3  H hand 2 | pile S *5    Z B 6+ | pile M"),
        ("owner", "Zeus 3/3  H hand 2 | pile S    Z B 6+ | pile M 5"),
    ],
)
def test_the_way_of_a_won_card(pile: str, after: str) -> None:
    table = Table(
        """
        Hera 3/3    H A 3- | B 3- | C 4- | hand S 2
                    Z A 4- | B 6- | C 2- | hand (4) | pile M 5
    """,
        won_card_pile=pile,
    ).do("USE(S)")
    table.shows("Hera 2/3  H hand 2 *5 | pile S   Z pile M")
    table.do("LAY(*5) AT(B,1)").shows("Hera 1/3  H B *5- 3- | hand 2 | pile S   Z pile M")
    assert str(table.view("zeus").field[0]["B"][0]) == "*?-"
    table.do("CHALLENGE(B)").shows(after)


@rule("HZ-SIRENS-02", "HZ-SIRENS-03")
def test_a_card_won_back_is_native_again() -> None:
    table = Table("""
        Hera 3/3    H A 3- | hand S
                    Z A 4- | hand 0 | pile M *5
    """).do("USE(S)")
    table.shows("Hera 2/3  H hand 5 | pile S   Z pile M")
    assert table.view("zeus").won_cards_in_hand == (0, 0)


@rule("HZ-SIRENS-02", "HZ-HAND-01")
def test_sirens_have_left_a_full_hand_when_their_card_comes() -> None:
    table = Table("""
        Hera 3/3    H A 3- | hand S (11)
                    Z A 4- | hand 0 | pile M 5
    """)
    table.do("USE(S)").shows("Hera 2/3  H hand *5 (11) | pile S   Z pile M")


@rule("HZ-SIRENS-03")
@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("USE(*P) TARGET_LANE(A)", "Hera 1/3  H hand 0 | pile S *P   Z A 4+ | pile M"),
        ("LAY(*P) AT(A,1)", "Hera 1/3  H A *P- 3- | hand 0 | pile S   Z pile M"),
    ],
)
def test_a_won_pegasus_flies_like_any_other(line: str, after: str) -> None:
    Table("""
        Hera 3/3    H A 3- | hand S
                    Z A 4- | hand 0 | pile M P
    """).do(f"USE(S); {line}").shows(after)


@rule("HZ-SIRENS-03", "HZ-HADES-01", "HZ-SIRENS-05")
def test_with_hades_sirens_sing_twice_and_two_won_cards_are_held() -> None:
    table = Table("""
        Hera 4/4    H A F 3- | hand S H
                    Z A 4- | hand 0 | pile 6 5
    """)
    table.do("USE(S); USE(H) TAKE(S); USE(S)").shows("Hera 1/4  H hand *5 *6 | pile H S   Z pile 0")
    view = table.view("zeus")
    assert view.won_cards_in_hand == (2, 0)
    table.do("LAY(*6) AT(B,1)")
    assert str(table.view("zeus").field[0]["B"][0]) == "*?-", "it is one of the two, and the back does not say which"


@rule("HZ-SIRENS-04")
def test_the_back_of_a_won_card_is_seen_in_the_hand_and_face_down_on_the_field() -> None:
    table = Table("""
        Hera 3/3    H A *3- 3- | B *6+ | hand *5 *P 2
                    Z A 4- | hand *2 4
    """)
    for seat in ("hera", "zeus", "watcher"):
        assert table.view(seat).won_cards_in_hand == (2, 1)
    for seat in ("zeus", "watcher"):
        shown = [[str(piece) for piece in column] for column in table.view(seat).field[0].values()]
        assert shown == [["*?-", "?-"], ["*6+"], []]


@rule("HZ-SIRENS-05")
@pytest.mark.parametrize(
    ("pile", "after"),
    [
        ("controller", "Hera 2/3  H hand 0 | pile 2 *P   Z A 4+"),
        ("owner", "Hera 2/3  H hand 0   Z A 4+ | pile 3 P"),
    ],
)
def test_a_won_pegasus_that_is_used_goes_where_won_cards_go(pile: str, after: str) -> None:
    Table(
        """
        Hera 3/3    H A 3- | hand *P | pile 2
                    Z A 4- | hand 0 | pile 3
    """,
        won_card_pile=pile,
    ).do("USE(*P) TARGET_LANE(A)").shows(after)


@rule("HZ-SIRENS-05")
def test_a_won_card_that_went_home_can_be_lured_again() -> None:
    Table(
        """
        Hera 3/3    H A *3- | B . | hand S
                    Z A 4- | hand 0
    """,
        won_card_pile="owner",
    ).do("CHALLENGE(A); USE(S)").shows("Hera 1/3  H A . | hand *3 | pile S   Z A 4+")


# --- Dionysus -------------------------------------------------------------------------------------------------------


@rule("HZ-DIONYSUS-01", "HZ-DIONYSUS-02", "HZ-DIONYSUS-03", "HZ-DIONYSUS-04")
def test_dionysus_moves_one_card() -> None:
    table = Table("""
        Hera 2/2    H A 6+ C- | B M- | C . | hand D 3
                    Z A 4- | B 6- | C 2- | hand (4)
    """)
    assert table.after("USE(D)") == tokens("FROM(A,1) FROM(A,2) FROM(B,1)")
    assert table.places("USE(D) FROM(A,1)") == {"A2", "B1", "B2", "C1"}
    assert table.places("USE(D) FROM(A,2)") == {"A1", "B1", "B2", "C1"}
    assert table.places("USE(D) FROM(B,1)") == {"A1", "A2", "A3", "C1"}
    table.do("USE(D) FROM(A,2) AT(B,2)").shows("Hera 1/2  H A 6+ | B M- C- | hand 3 | pile D")


@rule("HZ-DIONYSUS-01", "HZ-DIONYSUS-02")
@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("FROM(A,1) AT(A,4)", "6+ 5- 4- 7-"),
        ("FROM(A,4) AT(A,1)", "4- 7- 6+ 5-"),
        ("FROM(A,2) AT(A,3)", "7- 5- 6+ 4-"),
        ("FROM(A,3) AT(A,2)", "7- 5- 6+ 4-"),
    ],
)
def test_dionysus_moves_a_card_within_a_full_column(move: str, after: str) -> None:
    table = Table("""
        Hera 2/2    H A 7- 6+ 5- 4- | B M- | C . | hand D
                    Z A 4- | hand 0
    """)
    assert table.places("USE(D) FROM(A,1)") == {"A2", "A3", "A4", "B1", "B2", "C1"}
    table.do(f"USE(D) {move}").shows(f"Hera 1/2  H A {after} | hand 0 | pile D")


@rule("HZ-DIONYSUS-02", "HZ-PLAY-06")
def test_dionysus_may_open_an_empty_lane_and_empty_another() -> None:
    Table("""
        Hera 1/1    H A 7- | B . | C . | hand D
                    Z A 4- | hand 0
    """).do("USE(D) FROM(A,1) AT(C,1)").shows("Zeus 1/1  H A . | C 7- | hand 0 | pile D")


@rule("HZ-DIONYSUS-02")
def test_the_place_must_differ_from_before() -> None:
    Table("""
        Hera 2/2    H A 7- 6+ | B M- | C . | hand D
                    Z A 4- | hand 0
    """).begin("USE(D) FROM(A,2)").refuses("AT(A,2)", "HZ-DIONYSUS-02", "no-such-place")


@rule("HZ-DIONYSUS-03")
def test_dionysus_puts_no_card_into_a_full_column() -> None:
    table = Table("""
        Hera 2/2    H A 7- | B M- 2- 2- 2- | C F 3- 3- 3- | hand D
                    Z A 4- | hand 0
    """)
    table.copy().begin("USE(D)").refuses("FROM(A,1)", "HZ-DIONYSUS-02", "cannot-move")
    assert table.after("USE(D)") == {f"FROM({lane},{row})" for lane in "BC" for row in (1, 2, 3, 4)} - {"FROM(C,1)"}
    assert table.places("USE(D) FROM(B,1)") == {"A1", "A2", "B2", "B3", "B4"}
    assert table.places("USE(D) FROM(C,3)") == {"A1", "A2", "C2", "C4"}


@rule("HZ-DIONYSUS-03", "HZ-FIGURE-07")
def test_dionysus_moves_no_figure_and_nothing_in_front_of_it() -> None:
    table = Table("""
        Hera 2/4    H A F 7- 6- | B M- | C . | hand D
                    Z A 4- | hand 0
    """)
    assert table.after("USE(D)") == tokens("FROM(A,2) FROM(A,3) FROM(B,1)")
    assert table.places("USE(D) FROM(A,2)") == {"A3", "B1", "B2", "C1"}
    assert table.places("USE(D) FROM(B,1)") == {"A2", "A3", "A4", "C1"}
    table.do("USE(D) FROM(B,1) AT(A,2)").shows("Hera 1/4  H A F M- 7- 6- | B . | hand 0 | pile D")


@rule("HZ-DIONYSUS-03", "HZ-FIGURE-13")
def test_the_last_card_behind_a_figure_may_be_led_away() -> None:
    table = Table("""
        Hera 2/4    H A F 7- | B . | C . | hand D 3
                    Z A 4- | hand 0
    """)
    assert table.places("USE(D) FROM(A,2)") == {"B1", "C1"}
    table.do("USE(D) FROM(A,2) AT(B,1)").shows("Hera 1/4  H A F | B 7- | hand 3 | pile D")
    assert table.places("LAY(3)") == {"A2", "B1", "B2", "C1"}


@rule("HZ-DIONYSUS-04")
def test_everybody_sees_from_where_to_where_and_the_facing_stays() -> None:
    position = """
        Hera 2/2    H A 7- 6+ | B *5- | C . | hand D
                    Z A 4- | hand 0
    """
    for seat in ("hera", "zeus", "watcher"):
        events = Table(position).events("USE(D) FROM(A,1) AT(C,1)", seat)
        assert Moved(0, "A,1", "C,1") in events
    Table(position).do("USE(D) FROM(A,1) AT(C,1)").shows("Hera 1/2  H A 6+ | C 7- | hand 0 | pile D")
    Table(position).do("USE(D) FROM(A,2) AT(B,2)").shows("Hera 1/2  H A 7- | B *5- 6+ | hand 0 | pile D")
    Table(position).do("USE(D) FROM(B,1) AT(A,1)").shows("Hera 1/2  H A *5- 7- 6+ | B . | hand 0 | pile D")
