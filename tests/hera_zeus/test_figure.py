"""The god card and its figure."""

import pytest

from tests.hera_zeus.table import Table, tokens
from tests.rule import rule
from theomachy.games.hera_zeus.vocabulary import NO_ACTION


@rule("HZ-FIGURE-01", "HZ-FIGURE-02", "HZ-FIGURE-03", "HZ-FIGURE-04", "HZ-FIGURE-09", "HZ-PLAY-08")
def test_the_god_card_puts_the_figure_in_front() -> None:
    table = Table("""
        Hera 1/1    H A 3- C- | B . | C . | hand G 4 P
                    Z A 4- | B 6- | C 2- | hand (4)
    """)
    assert table.after("USE(G)") == tokens("TARGET_LANE(A)")
    table.do("USE(G) TARGET_LANE(A)").shows("Hera 4/4  H A F 3- C- | hand 4 P | pile G")
    assert table.places("LAY(4)") == {"A2", "A3", "A4", "B1", "C1"}
    table.refuses("CHALLENGE(A)", "HZ-CHAL-04", "figure-in-lane")
    assert table.after("USE(P)") == tokens("TARGET_HAND TARGET_LANE(B) TARGET_LANE(C)")
    table.do("LAY(4) AT(A,2)").shows("Hera 3/4  H A F 4- 3- C- | hand P | pile G")


@rule("HZ-FIGURE-01")
def test_the_god_card_may_be_played_in_the_first_turn() -> None:
    Table("""
        Hera 3/3 first turn    H A 5- | B 3- | C M- | hand G
                               Z A 4- | B M- | C 6- | hand 0
    """).do("USE(G) TARGET_LANE(B)").shows("Hera 4/4  H B F 3- | hand 0 | pile G")


@rule("HZ-FIGURE-01")
def test_the_god_card_may_be_all_that_is_done_with_points_left() -> None:
    """It is offered with points left, and costs none of them."""
    table = Table("""
        Hera 2/3    H A 5- | B 3- | C M- | hand G
                    Z A 4- | B M- | C 6- | hand 0
    """)
    assert table.may("USE(G)")
    table.do("USE(G) TARGET_LANE(A)").shows("Hera 3/4  H A F 5- | hand 0 | pile G")


@rule("HZ-FIGURE-02")
@pytest.mark.parametrize(
    ("column", "after"),
    [("5-", "F 5-"), ("5- 4+", "F 5- 4+"), ("5- 4+ *3-", "F 5- 4+ *3-"), (".", None), ("5- 4- 3- 2-", None)],
)
def test_the_figure_needs_a_column_of_one_to_three_cards(column: str, after: str | None) -> None:
    table = Table(f"""
        Hera 2/2    H A {column} | B 3- | C . | hand G
                    Z A 4- | hand 0
    """)
    lanes = {"TARGET_LANE(A)", "TARGET_LANE(B)"} if after else {"TARGET_LANE(B)"}
    assert table.after("USE(G)") == lanes
    if after:
        table.do("USE(G) TARGET_LANE(A)").shows(f"Hera 4/4  H A {after} | hand 0 | pile G")
    else:
        table.begin("USE(G)").refuses("TARGET_LANE(A)", "HZ-FIGURE-02", "no-figure-column")


@rule("HZ-FIGURE-03")
@pytest.mark.parametrize(
    ("field", "clause", "code"),
    [
        ("A 5- 4- 3- 2- | B 3- 3- 3- 2- | C M- M- M- M-", "HZ-FIGURE-02", "no-figure-column"),
        ("A 5- 4- 3- 2- | B . | C .", "HZ-FIGURE-02", "no-figure-column"),
        ("A . | B . | C .", "HZ-FIGURE-02", "no-figure-column"),
        ("A F 5- | B 3- | C .", "HZ-FIGURE-03", "figure-stands"),
        ("A F | B 3- | C .", "HZ-FIGURE-03", "figure-stands"),
    ],
)
def test_when_the_god_card_cannot_be_played(field: str, clause: str, code: str) -> None:
    Table(f"""
        Hera 2/4    H {field} | hand G 3
                    Z A 4- | hand 0
    """).refuses("USE(G)", clause, code)


@rule("HZ-FIGURE-03")
def test_the_enemy_figure_is_no_hindrance() -> None:
    Table("""
        Hera 2/2    H A 5- | B 3- | hand G
                    Z A F 4- | hand 0
    """).do("USE(G) TARGET_LANE(A)").shows("Hera 4/4  H A F 5- | hand 0 | pile G")


@rule("HZ-FIGURE-04")
@pytest.mark.parametrize(
    ("left", "total", "after"),
    [(1, 1, 4), (2, 2, 4), (1, 2, 3), (3, 3, 4), (2, 3, 3), (1, 3, 2), (4, 4, 4), (2, 4, 2), (1, 4, 1)],
)
def test_the_god_card_makes_the_total_four(left: int, total: int, after: int) -> None:
    Table(f"""
        Hera {left}/{total}    H A 5- | hand G
                               Z A 4- | hand 0
    """).do("USE(G)").shows(f"Hera {after}/4  H A F 5- | hand 0 | pile G")


@rule("HZ-FIGURE-05", "HZ-TURN-09")
@pytest.mark.parametrize("total", [1, 2, 3])
def test_a_late_god_card_goes_on_with_four_less_the_points_spent(total: int) -> None:
    table = Table(f"""
        Hera 1/{total}    H A 5- | B 3- | hand G
                          Z A 4- | hand 0
    """).begin("DRAW {3}")
    assert table.legal() == tokens("END_TURN USE(G)")
    table.begin("USE(G)")
    assert table.legal() == tokens("TARGET_LANE(A) TARGET_LANE(B)")
    table.begin("TARGET_LANE(A)").shows(f"Hera {4 - total}/4  H A F 5- | hand 3 | pile G")
    assert table.asked() == "hera"


@rule("HZ-FIGURE-05")
def test_after_four_points_a_late_figure_is_placed_and_the_turn_ends() -> None:
    table = Table("""
        Hera 1/4    H A 5- | B 3- | hand G
                    Z A 4- | hand 0
    """).begin("DRAW {3}")
    assert table.legal() == tokens("END_TURN USE(G)")
    table.begin("USE(G) TARGET_LANE(B)").shows("Zeus 1/1  H B F 3- | hand 3 | pile G")


@rule("HZ-FIGURE-05")
def test_a_late_god_card_may_have_just_been_drawn() -> None:
    table = Table("""
        Hera 1/1    H A 5- | hand 0
                    Z A 4- | hand 0
    """).begin("DRAW {G}")
    assert table.legal() == tokens("END_TURN USE(G)")
    table.do("USE(G)").shows("Hera 3/4  H A F 5- | hand 0 | pile G")


@rule("HZ-FIGURE-05", "HZ-HADES-01", "HZ-FIGURE-11")
def test_a_late_god_card_may_have_just_been_fetched_by_hades() -> None:
    table = Table("""
        Hera 1/1    H A 5- | hand H | pile G
                    Z A 4- | hand 0
    """).begin("USE(H) TAKE(G)")
    assert table.legal() == tokens("END_TURN USE(G)")
    table.do("USE(G)").shows("Hera 3/4  H A F 5- | hand 0 | pile H G")


@rule("HZ-FIGURE-05", "HZ-FIGURE-12")
def test_the_figure_may_go_and_come_back_in_one_turn_with_the_help_of_hades() -> None:
    table = Table("""
        Hera 3/4    H A F 5- | B 3- | hand H | pile G
                    Z A 4- | hand 0
    """)
    table.do("REMOVE_FIGURE; DRAW {2}; USE(H) TAKE(G)")
    assert table.legal() == tokens("END_TURN USE(G)")
    table.do("USE(G) TARGET_LANE(B)").shows("Zeus 1/1  H A 5- | B F 3- | hand 2 | pile H G")


@rule("HZ-FIGURE-05", "HZ-TURN-07")
def test_the_points_of_a_late_god_card_must_be_spent() -> None:
    """Going on with nothing to do loses the game, so ending the turn was the better choice."""
    position = """
        Hera 1/1    H A M- | hand G | draw 1
                    Z A 4- | hand 0
    """
    Table(position, edition="kosmos").do("DRAW {S}; USE(G)").wins("zeus", NO_ACTION)
    Table(position, edition="kosmos").do("DRAW {S}; END_TURN").shows("Zeus 1/1  H hand G S | draw 0")


@rule("HZ-FIGURE-05")
def test_without_late_god_the_turn_simply_ends() -> None:
    table = Table(
        """
        Hera 1/1    H A 5- | hand G
                    Z A 4- | hand 0
    """,
        late_god=False,
    )
    assert table.may("USE(G)"), "with points left it may be played"
    table.do("DRAW {3}").shows("Zeus 1/1  H hand G 3")


@rule("HZ-FIGURE-05", "HZ-TURN-08")
def test_without_late_god_the_card_still_rescues_who_is_stuck() -> None:
    table = Table(
        """
        Hera 1/1    H A M- | hand G | draw 0
                    Z A 4- | hand 0
    """,
        late_god=False,
    )
    assert table.legal() == tokens("USE(G)")


@rule("HZ-FIGURE-05")
def test_the_late_question_takes_no_other_answer() -> None:
    table = Table("""
        Hera 1/1    H A 5- | hand G 4
                    Z A 4- | hand 0
    """).begin("DRAW {3}")
    for token in ("DRAW", "LAY(4)", "CHALLENGE(A)"):
        table.refuses(token, "HZ-FIGURE-05", "another-question")


@rule("HZ-FIGURE-06", "HZ-TURN-03")
def test_the_figure_gives_four_points_every_turn() -> None:
    table = Table("""
        Zeus 1/1    H A F 5- | B . | C . | hand 0
                    Z A 4- | hand 0
    """)
    table.do("DRAW").shows("Hera 4/4  Z hand ?")
    table.do("DRAW; DRAW; DRAW; DRAW; DRAW").shows("Hera 4/4  H hand ? ? ? ?   Z hand ? ?")


@rule("HZ-FIGURE-07")
def test_the_figure_never_moves() -> None:
    table = Table("""
        Hera 4/4    H A F 5- | B 3- | hand D 4
                    Z A 4- | hand 0
    """)
    assert "FROM(A,1)" not in table.after("USE(D)")
    assert "A1" not in table.places("LAY(4)")
    assert "A1" not in table.places("USE(D) FROM(B,1)")
    table.do("LAY(4) AT(A,2); USE(D) FROM(B,1) AT(A,2)").shows("Hera 2/4  H A F 3- 4- 5- | B . | hand 0 | pile D")


@rule("HZ-FIGURE-08")
def test_the_figure_is_no_card() -> None:
    """No strength, no challenge; as the only piece it neither counts as a card nor as a column to lose."""
    table = Table("""
        Hera 4/4    H A F | B 3- | hand 0
                    Z A 4- | hand 0
    """)
    assert table.legal() == tokens("DRAW REMOVE_FIGURE")
    table.do("REMOVE_FIGURE; DRAW; DRAW; DRAW; DRAW").shows("Hera 1/1  H A . | hand ? ? ?   Z hand ?")


@rule("HZ-FIGURE-09", "HZ-CHAL-04")
@pytest.mark.parametrize("who", ["Hera", "Zeus"])
def test_in_the_lane_of_a_figure_only_the_figure_can_be_struck(who: str) -> None:
    table = Table(f"""
        {who} 3/4    H A F 5- | B 3- | hand P
                     Z A 4- | B 2- | hand P
    """)
    table.refuses("CHALLENGE(A)", "HZ-CHAL-04", "figure-in-lane")
    targets = {"Hera": "TARGET_HAND TARGET_LANE(B)", "Zeus": "TARGET_HAND TARGET_LANE(A) TARGET_LANE(B)"}[who]
    assert table.after("USE(P)") == tokens(targets)
    if who == "Zeus":
        table.do("USE(P) TARGET_LANE(A)").shows("Zeus 2/4  H A 5-   Z hand 0 | pile P")


@rule("HZ-FIGURE-10")
@pytest.mark.parametrize(
    ("theirs", "past", "allowed"),
    [("4-", True, True), ("4-", False, False), ("F 4-", True, True), ("F 4-", False, True), (".", True, False)],
)
def test_striking_past_the_own_figure(theirs: str, past: bool, allowed: bool) -> None:
    table = Table(
        f"""
        Hera 3/4    H A F 5- | B 3- | hand P
                    Z A {theirs} | B 2- | hand 0
    """,
        pegasus_past_own_figure=past,
    )
    assert ("TARGET_LANE(A)" in table.after("USE(P)")) == allowed


@rule("HZ-FIGURE-10")
@pytest.mark.parametrize(
    ("theirs", "after"),
    [
        ("3- 2-", "Hera 2/4  H hand 0 | pile P   Z A 3+ 2-"),
        ("Y- 2-", "Hera 2/4  H hand 0 | pile P   Z A 2- | pile Y"),
        ("M- 2-", "Hera 2/4  H hand 0 | pile P   Z A M+ 2-"),
        ("X-", "Hera 2/4  H A F | hand 0 | pile P 5   Z A . | pile X"),
    ],
)
def test_a_strike_past_the_own_figure_has_its_usual_effect(theirs: str, after: str) -> None:
    Table(
        f"""
        Hera 3/4    H A F 5- | B 3- | hand P
                    Z A {theirs} | B 2- | hand 0
    """,
        pegasus_past_own_figure=True,
    ).begin("USE(P) TARGET_LANE(A)").shows(after)


@rule("HZ-FIGURE-10", "HZ-FIGURE-09")
def test_the_enemy_gains_nothing_from_striking_past_a_figure() -> None:
    """In the lane of her figure Zeus hits the figure, never the card behind it."""
    Table(
        """
        Zeus 2/2    H A F C- | B 3- | hand 0
                    Z A 4- | B 2- | hand P
    """,
        edition="designer",
    ).do("USE(P) TARGET_LANE(A)").shows("Zeus 1/2  H A C-   Z hand 0 | pile P")


@rule("HZ-FIGURE-11")
def test_a_struck_figure_may_come_back_with_the_god_card() -> None:
    table = Table("""
        Zeus 1/1    H A F 5- 3- | hand H | pile G
                    Z A 4- | hand P
    """)
    table.do("USE(P) TARGET_LANE(A)").shows("Hera 1/1  H A 5- 3-   Z hand 0 | pile P")
    table.do("USE(H) TAKE(G); USE(G)").shows("Hera 3/4  H A F 5- 3- | hand 0 | pile H G   Z hand 0 | pile P")


@rule("HZ-FIGURE-11")
@pytest.mark.parametrize("action", ["DRAW", "USE(Y) TARGET_LANE(A)", "USE(D) FROM(A,1) AT(B,1)"])
def test_nothing_but_pegasus_moves_the_enemy_figure(action: str) -> None:
    table = Table("""
        Zeus 2/2    H A F 5- | hand 0
                    Z A 4- | B 2- | hand Y D
    """).do(action)
    assert str(table.view("zeus").field[0]["A"][0]) == "F"


@rule("HZ-FIGURE-12", "HZ-TURN-04")
def test_the_own_figure_is_taken_off_for_a_point() -> None:
    table = Table("""
        Hera 4/4    H A F 5- 3- | B M- | C . | hand (4) | pile G
                    Z A 2- | B 6- | C 4- | hand (4)
    """).do("REMOVE_FIGURE; CHALLENGE(A)")
    table.shows("Hera 2/4  H A 5+ 3-    Z A . | pile 2").refuses("REMOVE_FIGURE", "HZ-FIGURE-12", "no-own-figure")


@rule("HZ-FIGURE-12")
def test_the_own_figure_may_leave_in_the_turn_it_came() -> None:
    Table("""
        Hera 1/1    H A 5- | hand G
                    Z A 2- | hand 0
    """).do("USE(G); REMOVE_FIGURE; CHALLENGE(A)").shows("Hera 2/4  H A 5+ | hand 0 | pile G   Z A . | pile 2")


@rule("HZ-FIGURE-12")
@pytest.mark.parametrize("edition", ["kosmos", "designer"])
@pytest.mark.parametrize("pegasus", ["P", "*P"])
def test_in_other_editions_the_own_figure_leaves_only_by_pegasus(edition: str, pegasus: str) -> None:
    table = Table(
        f"""
        Hera 4/4    H A F 5- 3- | B M- | hand {pegasus}
                    Z A 2- | B . | hand 0
    """,
        edition=edition,
    )
    table.refuses("REMOVE_FIGURE", "HZ-FIGURE-12", "figure-needs-pegasus")
    table.do(f"USE({pegasus}) TARGET_OWN_FIGURE").shows(f"Hera 3/4  H A 5- 3- | hand 0 | pile {pegasus}")


@rule("HZ-FIGURE-12")
def test_where_it_is_an_action_pegasus_does_not_strike_the_own_figure() -> None:
    table = Table("""
        Hera 4/4    H A F 5- 3- | B M- | hand P
                    Z A 2- | B 4- | hand 0
    """).begin("USE(P)")
    assert table.legal() == tokens("TARGET_LANE(B)")
    table.refuses("TARGET_OWN_FIGURE", "HZ-PEGASUS-08", "no-target")


@rule("HZ-FIGURE-13", "HZ-TURN-03")
def test_a_figure_left_alone_still_gives_four_points() -> None:
    table = Table("""
        Hera 1/4    H A F 7- | B . | C . | hand D 3
                    Z A 4- | hand 0
    """).do("USE(D) FROM(A,2) AT(B,1); DRAW")
    table.shows("Hera 4/4  H A F | B 7- | hand 3 | pile D   Z hand ?")
    table.do("LAY(3) AT(A,2)").shows("Hera 3/4  H A F 3- | B 7- | hand 0 | pile D   Z hand ?")
