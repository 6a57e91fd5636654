"""Your turn."""

import pytest

from tests.hera_zeus.table import Table, tokens
from tests.rule import rule
from theomachy.games.hera_zeus.vocabulary import BARE_FIELD, NO_ACTION


@rule("HZ-TURN-01")
def test_turns_pass_back_and_forth() -> None:
    Table("""
        Hera 3/3    H A 5- | B 3- | C 2- | hand 0
                    Z A 4- | B M- | C . | hand 0
    """).do("DRAW; DRAW; DRAW").shows("Zeus 2/2  H hand ? ? ?").do("DRAW; DRAW").shows("""
        Hera 3/3    H hand ? ? ?   Z hand ? ?
    """)


@rule("HZ-TURN-02", "HZ-END-01")
def test_a_player_without_a_card_at_the_start_of_his_turn_loses() -> None:
    table = Table("""
        Hera 1/1    H A 5- | hand 0
                    Z A . | B . | C . | hand 3 5
    """)
    table.do("DRAW").wins("hera", BARE_FIELD)


@rule("HZ-TURN-02", "HZ-FIGURE-08")
def test_a_lonely_figure_does_not_save_a_bare_field() -> None:
    Table("""
        Zeus 1/1    H A F | hand G 3 5
                    Z A 4- | hand 0
    """).do("DRAW").wins("zeus", BARE_FIELD)


@rule("HZ-TURN-02", "HZ-END-07")
def test_a_bare_field_in_mid_turn_is_no_loss() -> None:
    table = Table("""
        Hera 2/2    H A 4- | hand 3
                    Z A 4- | B 3- | hand 0
    """)
    table.do("CHALLENGE(A)").shows("Hera 1/2  H A . | pile 4   Z A . | pile 4")
    table.do("LAY(3) AT(B,1)").shows("Zeus 1/1  H A . | B 3- | hand 0 | pile 4   Z A . | pile 4")


@rule("HZ-TURN-03")
@pytest.mark.parametrize(
    ("field", "points"),
    [
        ("A 5- | B . | C .", 1),
        ("A . | B . | C 5- 4- 3- 2-", 1),
        ("A 5- | B . | C 3-", 2),
        ("A 5- 5- | B 4- | C M-", 3),
        ("A F 5- | B . | C .", 4),
        ("A F 5- | B 4- | C 3-", 4),
        ("A F | B . | C 3-", 4),
    ],
)
def test_a_turn_has_as_many_points_as_columns_and_four_with_the_figure(field: str, points: int) -> None:
    Table(f"""
        Zeus 1/1    H {field} | hand 3
                    Z A 4- | hand 0
    """).do("DRAW").shows(f"Hera {points}/{points}  Z hand ?")


@rule("HZ-TURN-04")
def test_a_column_opened_in_this_turn_gives_its_point_in_the_next() -> None:
    table = Table("""
        Hera 2/2    H A 6+ 2- | B M- | C . | hand 3 4
                    Z A 5- | B 3- | C 4- | hand (6)
    """)
    table.do("LAY(4) AT(A,2); LAY(3) AT(C,1)").shows("Zeus 3/3  H A 6+ 4- 2- | C 3- | hand 0")
    table.do("DRAW; DRAW; DRAW").shows("Hera 3/3  H A 6+ 4- 2- | C 3- | hand 0   Z hand (9)")


@rule("HZ-TURN-04")
def test_a_column_lost_in_this_turn_still_gave_its_point() -> None:
    Table("""
        Hera 3/3    H A 2- | B 3- | C 4- | hand 0
                    Z A 5- | B 6- | C 7- | hand 0
    """).do("CHALLENGE(A); CHALLENGE(B)").shows("Hera 1/3  H A . | B . | pile 2 3   Z A 5+ | B 6+")


@rule("HZ-TURN-04", "HZ-FIGURE-12")
def test_the_four_points_stay_when_the_figure_goes() -> None:
    table = Table("""
        Hera 4/4    H A F 5- 3- | B M- | C . | hand 4
                    Z A 2- | B 6- | C 4- | hand 0
    """)
    table.do("REMOVE_FIGURE").shows("Hera 3/4  H A 5- 3-")
    table.do("DRAW; DRAW; DRAW").shows("Zeus 3/3  H A 5- 3- | hand 4 ? ? ?")
    table.do("DRAW; DRAW; DRAW").shows("Hera 2/2  H A 5- 3- | hand 4 ? ? ?   Z hand ? ? ?")


@rule("HZ-TURN-04", "HZ-FIGURE-04")
def test_only_the_god_card_changes_the_total() -> None:
    Table("""
        Hera 1/2    H A 5- | B 3- | C . | hand G 4
                    Z A 4- | B M- | C 6- | hand 0
    """).do("USE(G) TARGET_LANE(B)").shows("Hera 3/4  H B F 3- | hand 4 | pile G")


@rule("HZ-TURN-05")
@pytest.mark.parametrize(
    "action",
    [
        "DRAW",
        "LAY(4) AT(A,1)",
        "CHALLENGE(A)",
        "USE(P) TARGET_HAND {5} TARGET_LANE(A)",
        "USE(P) TARGET_LANE(C)",
        "USE(Y) TARGET_HAND",
        "USE(Y) TARGET_LANE(A)",
        "USE(D) FROM(A,1) AT(C,1)",
        "USE(H) TAKE(3)",
        "USE(E)",
        "USE(S)",
        "REMOVE_FIGURE",
    ],
)
def test_each_action_costs_one_point(action: str) -> None:
    table = Table("""
        Hera 4/4    H A 6- | B F 3- | C 2- | hand P Y D H E S 4 | pile 3
                    Z A 4- | B M- | C 6- | hand 5 5 | pile 3
    """)
    table.do(action)
    assert (table.s.active, table.s.points, table.s.total) == (0, 3, 4)


@rule("HZ-TURN-05", "HZ-FIGURE-01")
def test_the_god_card_costs_nothing() -> None:
    table = Table("""
        Hera 3/3    H A 6- | B 3- | C 2- | hand G
                    Z A 4- | B M- | C 6- | hand 5
    """).do("USE(G) TARGET_LANE(A)")
    table.shows("Hera 4/4  H A F 6- | hand 0 | pile G")


@rule("HZ-TURN-05", "HZ-FIGURE-12")
def test_taking_off_the_figure_is_an_action_only_where_the_table_says_so() -> None:
    position = """
        Hera 4/4    H A F 5- | hand 4
                    Z A 2- | hand 0
    """
    assert Table(position).may("REMOVE_FIGURE")
    Table(position, edition="kosmos").refuses("REMOVE_FIGURE", "HZ-FIGURE-12", "figure-needs-pegasus")
    Table(position, edition="designer").refuses("REMOVE_FIGURE", "HZ-FIGURE-12", "figure-needs-pegasus")


@rule("HZ-TURN-05")
def test_all_that_can_be_done_is_offered_at_once() -> None:
    table = Table("""
        Hera 4/4    H A 6- | B F 3- | C M- | hand P Y D H E S 4 4 *5 G | pile 3
                    Z A 4- | B M- | C 6- | hand 5 5 | pile 3
    """)
    assert table.legal() == tokens(
        "DRAW LAY(4) LAY(*5) LAY(P) LAY(Y) CHALLENGE(A) USE(P) USE(Y) USE(D) USE(H) USE(E) USE(S) REMOVE_FIGURE"
    )


@rule("HZ-TURN-06")
def test_actions_come_in_any_order_and_may_be_repeated() -> None:
    position = """
        Hera 3/3    H A 6- | B 3- | C 2- | hand 4
                    Z A 4- | B 5- | C 3- | hand 0
    """
    Table(position).do("DRAW; CHALLENGE(A); DRAW").shows("Zeus 2/2  H A 6+ | hand 4 ? ?   Z A . | pile 4")
    Table(position).do("CHALLENGE(A); DRAW; DRAW").shows("Zeus 2/2  H A 6+ | hand 4 ? ?   Z A . | pile 4")
    Table(position).do("DRAW; DRAW; DRAW").shows("Zeus 3/3  H hand 4 ? ? ?")
    Table(position).do("CHALLENGE(B); CHALLENGE(C); CHALLENGE(A)").shows("""
        Zeus 2/2    H A 6+ | B . | C . | pile 3 2    Z A . | B 5+ | C 3+ | pile 4
    """)


@rule("HZ-TURN-07")
def test_a_turn_cannot_be_ended_while_points_are_left() -> None:
    table = Table("""
        Hera 1/3    H A 6- | B 3- | C 2- | hand 4 G
                    Z A 4- | B 5- | C 3- | hand 0
    """)
    table.refuses("END_TURN", "HZ-TURN-07", "points-left")


@rule("HZ-TURN-07", "HZ-CHAL-09")
def test_a_losing_challenge_must_be_made_when_it_is_all_that_is_left() -> None:
    table = Table("""
        Hera 1/1    H A 2- | hand 0 | draw 0
                    Z A 7+ | hand 0
    """)
    assert table.legal() == tokens("CHALLENGE(A)")
    table.do("CHALLENGE(A)").shows("Zeus 1/1  H A . | pile 2")


@rule("HZ-TURN-07")
def test_the_captive_must_be_laid_when_nothing_else_is_left() -> None:
    table = Table("""
        Hera 1/1    H A M- | hand C | draw 0
                    Z A 7- | hand 0
    """)
    assert table.legal() == tokens("LAY(C)")
    assert table.places("LAY(C)") == {"A1", "A2", "B1", "C1"}


@rule("HZ-TURN-07", "HZ-MEDUSA-04")
def test_a_pegasus_must_be_spent_on_a_medusa_when_nothing_else_is_left() -> None:
    table = Table("""
        Hera 1/1    H A M- M- M- M- | B X- 3- 3- 3- | C M- 2- 2- 2- | hand P | draw 0
                    Z A M+ | hand 0
    """)
    assert table.legal() == tokens("USE(P)")
    assert table.after("USE(P)") == tokens("TARGET_LANE(A)")


@rule("HZ-TURN-08", "HZ-END-02")
def test_who_has_points_left_and_nothing_to_do_loses() -> None:
    Table("""
        Hera 2/2    H A M- | B . | C . | hand 0 | draw 1
                    Z A 4- | hand 3
    """).do("DRAW {S}").wins("zeus", NO_ACTION)


@rule("HZ-TURN-08", "HZ-END-02")
def test_a_player_who_begins_his_turn_stuck_loses() -> None:
    Table("""
        Zeus 1/1    H A M- | hand S H | draw 0
                    Z A 4- | hand 0
    """).do("DRAW").wins("zeus", NO_ACTION)


@rule("HZ-TURN-08", "HZ-FIGURE-01")
def test_the_free_god_card_is_a_way_out() -> None:
    table = Table("""
        Hera 1/1    H A M- | hand G | draw 0
                    Z A 4- | hand 0
    """)
    assert table.legal() == tokens("USE(G)")
    table.do("USE(G) TARGET_LANE(A)").shows("Hera 4/4  H A F M- | hand 0 | pile G").goes_on()


@rule("HZ-TURN-08", "HZ-FIGURE-04")
def test_the_god_card_may_rescue_and_then_raise_a_debt_that_cannot_be_paid() -> None:
    position = """
        Hera 1/1    H A M- | hand G | draw 0
                    Z A 4- | hand 0
    """
    Table(position).do("USE(G); REMOVE_FIGURE").wins("zeus", NO_ACTION)
    Table(position, edition="kosmos").do("USE(G)").wins("zeus", NO_ACTION)


@rule("HZ-TURN-09")
def test_the_turn_ends_by_itself_when_no_points_are_left() -> None:
    Table("""
        Hera 1/1    H A 5- | hand 4
                    Z A 4- | hand 0
    """).do("LAY(4) AT(A,1)").shows("Zeus 1/1  H A 4- 5- | hand 0")


@rule("HZ-TURN-09", "HZ-FIGURE-05")
def test_with_a_playable_god_card_the_player_says_whether_his_turn_is_over() -> None:
    table = Table("""
        Hera 1/1    H A 5- | hand G 4
                    Z A 4- | hand 0
    """).do("LAY(4) AT(A,1)")
    assert table.asked() == "hera"
    assert table.legal() == tokens("END_TURN USE(G)")
    table.do("END_TURN").shows("Zeus 1/1  H A 4- 5- | hand G")


@rule("HZ-TURN-09", "HZ-FIGURE-03")
@pytest.mark.parametrize("field", ["A F 5- | B .", "A 5- 5- 4- 4- | B M- M- M- M-"])
def test_a_god_card_that_cannot_be_played_does_not_delay_the_end_of_the_turn(field: str) -> None:
    Table(f"""
        Hera 1/2    H {field} | C . | hand G
                    Z A 4- | hand 0
    """).do("DRAW").shows("Zeus 1/1  H hand G ?")


# --- HZ-TURN-10: cards that would do nothing ------------------------------------------------------------------------

BARREN = """
    Hera 3/3    H A 5- | B . | C . | hand P Y D H E S 4
                Z A M+ | B . | C . | hand 0
"""


@rule("HZ-TURN-10", "HZ-HADES-01")
def test_hades_needs_a_card_in_the_pile() -> None:
    Table(BARREN).refuses("USE(H)", "HZ-TURN-10", "pile-empty")


@rule("HZ-TURN-10")
def test_pythia_needs_something_to_see() -> None:
    Table(BARREN).refuses("USE(Y)", "HZ-TURN-10", "nothing-to-see")


@rule("HZ-TURN-10", "HZ-PYTHIA-02")
def test_pythia_is_offered_only_columns_with_a_face_down_card() -> None:
    table = Table("""
        Hera 3/3    H A 5- | hand Y
                    Z A M+ 3+ | B 4+ 2- | C . | hand 0
    """)
    assert table.after("USE(Y)") == tokens("TARGET_LANE(B)")
    table.begin("USE(Y)").refuses("TARGET_HAND", "HZ-TURN-10", "nothing-to-see")
    table.refuses("TARGET_LANE(A)", "HZ-TURN-10", "nothing-to-see")


@rule("HZ-TURN-10", "HZ-PEGASUS-02")
def test_pegasus_cannot_strike_an_empty_hand() -> None:
    table = Table(BARREN)
    assert table.after("USE(P)") == tokens("TARGET_LANE(A)")


@rule("HZ-TURN-10", "HZ-SIRENS-01")
def test_sirens_need_a_card_to_lure() -> None:
    Table(BARREN).refuses("USE(S)", "HZ-SIRENS-01", "nothing-to-seduce")


@rule("HZ-TURN-10", "HZ-PERSEPHONE-01")
def test_persephone_is_always_legal() -> None:
    Table(BARREN).do("USE(E)").shows("Hera 2/3  H hand P Y D H S 4 | pile E")


@rule("HZ-TURN-10", "HZ-DIONYSUS-02")
def test_dionysus_must_change_a_place() -> None:
    table = Table(BARREN)
    assert table.after("USE(D) FROM(A,1)") == tokens("AT(B,1) AT(C,1)")
    bare = Table("""
        Hera 1/2    H A . | B . | C . | hand D 4
                    Z A 5- | hand 0
    """)
    bare.refuses("USE(D)", "HZ-TURN-10", "nothing-to-move")


@rule("HZ-TURN-10")
@pytest.mark.parametrize("card", ["P", "Y", "D", "H", "E"])
def test_where_empty_plays_are_allowed_a_card_may_be_wasted(card: str) -> None:
    assert Table(BARREN, empty_plays="allowed").may(f"USE({card})")


@rule("HZ-TURN-10", "HZ-SIRENS-01")
def test_sirens_are_never_wasted() -> None:
    Table(BARREN, empty_plays="allowed").refuses("USE(S)", "HZ-SIRENS-01", "nothing-to-seduce")


@rule("HZ-TURN-10")
def test_an_empty_play_of_hades_takes_nothing() -> None:
    Table(BARREN, empty_plays="allowed").do("USE(H)").shows("Hera 2/3  H hand P Y D E S 4 | pile H")


@rule("HZ-TURN-10")
def test_an_empty_play_of_pythia_looks_at_no_card() -> None:
    table = Table(BARREN, empty_plays="allowed")
    assert table.after("USE(Y)") == tokens("TARGET_HAND TARGET_LANE(A) TARGET_LANE(B) TARGET_LANE(C)")
    for target in ("TARGET_HAND", "TARGET_LANE(A)", "TARGET_LANE(B)"):
        table.copy().do(f"USE(Y) {target}").shows("Hera 2/3  H hand P D H E S 4 | pile Y")


@rule("HZ-TURN-10")
def test_an_empty_play_of_pegasus_strikes_an_empty_hand_but_never_an_empty_lane() -> None:
    table = Table(BARREN, empty_plays="allowed")
    assert table.after("USE(P)") == tokens("TARGET_HAND TARGET_LANE(A)")
    table.do("USE(P) TARGET_HAND").shows("Hera 2/3  H hand Y D H E S 4 | pile P")


@rule("HZ-TURN-10")
def test_an_empty_play_of_dionysus_names_the_same_place_twice() -> None:
    table = Table(BARREN, empty_plays="allowed")
    assert table.after("USE(D) FROM(A,1)") == tokens("AT(A,1) AT(B,1) AT(C,1)")
    table.do("USE(D) FROM(A,1) AT(A,1)").shows("Hera 2/3  H hand P Y H E S 4 | pile D")


@rule("HZ-TURN-10")
def test_an_empty_play_of_dionysus_on_a_bare_field_moves_nothing() -> None:
    Table(
        """
        Hera 2/2    H A . | B . | C . | hand D 4
                    Z A 5- | hand 0
    """,
        empty_plays="allowed",
    ).do("USE(D)").shows("Hera 1/2  H hand 4 | pile D")


@rule("HZ-TURN-10")
def test_an_empty_play_of_dionysus_beside_a_lonely_figure_moves_nothing() -> None:
    position = """
        Hera 2/4    H A F | B . | C . | hand D 4
                    Z A 5- | hand 0
    """
    Table(position).refuses("USE(D)", "HZ-TURN-10", "nothing-to-move")
    Table(position, empty_plays="allowed").do("USE(D)").shows("Hera 1/4  H hand 4 | pile D")


@rule("HZ-TURN-10", "HZ-CHAL-02")
def test_empty_plays_do_not_bring_pegasus_into_the_first_turn() -> None:
    Table(
        """
        Hera 3/3 first turn    H A 5- | B 3- | C M- | hand P 4
                               Z A 4- | B M- | C 6- | hand 0
    """,
        empty_plays="allowed",
    ).refuses("USE(P)", "HZ-CHAL-02", "first-turn")


@rule("HZ-TURN-10")
def test_an_empty_play_counts_as_a_way_to_spend_a_point() -> None:
    position = """
        Hera 2/2    H A M- | hand H | draw 1
                    Z A 4- | hand 0
    """
    Table(position).do("DRAW {G}").goes_on()
    Table(position).do("DRAW {S}").wins("zeus", NO_ACTION)
    Table(position, empty_plays="allowed").do("DRAW {S}").goes_on()


# --- HZ-TURN-11, HZ-TURN-12 -----------------------------------------------------------------------------------------


@rule("HZ-TURN-11")
def test_a_played_card_lies_under_what_it_brings_down() -> None:
    """A won Pegasus goes home to the pile of Zeus before the card that it strikes."""
    Table(
        """
        Hera 2/2    H A 5- | B 4- | hand *P
                    Z A Y- | B 3- | hand 0 | pile 4
    """,
        won_card_pile="owner",
    ).do("USE(*P) TARGET_LANE(A)").shows("Hera 1/2  H hand 0   Z A . | pile 4 P Y")


@rule("HZ-TURN-11", "HZ-HADES-01", "HZ-HADES-02")
def test_hades_lies_on_the_pile_and_cannot_be_his_own_target() -> None:
    table = Table("""
        Hera 2/2    H A 5- | B 4- | hand H | pile 3
                    Z A Y- | B 3- | hand 0
    """)
    assert table.after("USE(H)") == tokens("TAKE(3)")
    table.do("USE(H)").shows("Hera 1/2  H hand 3 | pile H")


@rule("HZ-TURN-11", "HZ-PERSEPHONE-02")
def test_persephone_has_left_the_hand_when_she_counts_it() -> None:
    Table("""
        Hera 2/2    H A 5- | B 4- | hand E 2 2 2 2 2 3 3 3 3 3 4 | pile P P P
                    Z A Y- | B 3- | hand 0
    """).do("USE(E)").shows("Hera 1/2  H hand 2 2 2 2 2 3 3 3 3 3 4 P | pile P P E")


@rule("HZ-TURN-12")
@pytest.mark.parametrize(
    ("begun", "answers"),
    [
        ("LAY(4)", "AT(A,1) AT(A,2) AT(B,1) AT(B,2) AT(C,1)"),
        ("USE(P)", "TARGET_HAND TARGET_LANE(A) TARGET_LANE(B)"),
        ("USE(Y)", "TARGET_HAND TARGET_LANE(A) TARGET_LANE(B)"),
        ("USE(G)", "TARGET_LANE(A) TARGET_LANE(B)"),
        ("USE(D)", "FROM(A,1) FROM(B,1)"),
        ("USE(D) FROM(A,1)", "AT(B,1) AT(B,2) AT(C,1)"),
        ("USE(H)", "TAKE(3) TAKE(M)"),
    ],
)
def test_what_is_begun_is_carried_through(begun: str, answers: str) -> None:
    table = Table("""
        Hera 2/2    H A 5- | B 4- | C . | hand P Y G D H 4 | pile 3 M 3
                    Z A Y- | B 3- | C . | hand 5
    """).begin(begun)
    assert table.legal() == tokens(answers)
    assert table.asked() == "hera"


@rule("HZ-TURN-12", "HZ-PLAY-05")
def test_a_card_is_offered_only_if_there_is_a_place_for_it() -> None:
    table = Table("""
        Hera 3/3    H A 5- 5- 4- 4- | B M- 2- 2- 2- | C F 3- 3- 3- | hand 6 D
                    Z A Y- | B 3- | hand 0
    """)
    table.refuses("LAY(6)", "HZ-PLAY-05", "field-full")
    assert table.may("USE(D)"), "within a full column a card may still move"
