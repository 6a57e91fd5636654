"""The end of the game."""

import pytest

from tests.hera_zeus.table import GAME, Table, tokens
from tests.rule import rule
from theomachy.games.hera_zeus import notation
from theomachy.games.hera_zeus.vocabulary import (
    BARE_FIELD,
    CAPTIVE_IN_FRONT,
    CAPTIVE_IN_HAND,
    CAPTIVE_IN_LANE,
    NO_ACTION,
    TURN_LIMIT,
)


@rule("HZ-END-01", "HZ-END-07", "HZ-PEGASUS-06")
def test_a_bare_field_is_lost_only_when_the_turn_begins() -> None:
    position = """
        Zeus 1/2    H A 5+ | B 6+ | C . | hand (4)
                    Z A . | B . | C . | hand 3 5
    """
    Table(position).do("LAY(3) AT(C,1)").shows("Hera 2/2  Z C 3- | hand 5")
    Table(position).do("DRAW; DRAW; DRAW").wins("hera", BARE_FIELD)


@rule("HZ-END-01")
def test_a_player_may_bare_his_own_field_and_lose_by_it() -> None:
    Table("""
        Hera 1/1    H A 2- | hand 0
                    Z A 5- | B 3- | hand 0
    """).do("CHALLENGE(A); DRAW; DRAW").wins("zeus", BARE_FIELD)


FULL = "A M- 2- 2- 2- | B X- 3- 3- 3- | C C- 4- 4- 4-"
DEADLOCKS = {  # both sides, Hera to move
    "no card anywhere and Medusa in front": ("A M- | hand 0 | draw 0", "A 4- | hand 0"),
    "Pandora and the captive in front": ("A X- 5- | B C- 5- | hand 0 | draw 0", "A 4- | B 3- | hand 0"),
    "nobody stands opposite": ("A 5- | hand 0 | draw 0", "B 4- | hand 0"),
    "figures close the lanes": ("A 5- | hand 0 | draw 0", "A F 4- | hand 0"),
    "only cards without a target": ("A M- | hand S H | draw 0", "A . | B . | hand 0"),
    "twelve cards and no place to lay them": (f"{FULL} | hand {'5 ' * 12}", "A 4- | hand 0"),
    "the god card has no column": ("A M- 2- 2- 2- | hand G | draw 0", "A 4- | hand 0"),
}


@rule("HZ-END-02", "HZ-TURN-08")
@pytest.mark.parametrize("why", DEADLOCKS)
def test_deadlocks(why: str) -> None:
    hera, zeus = DEADLOCKS[why]
    Table(f"Hera 1/1  H {hera}   Z {zeus}").wins("zeus", NO_ACTION)


@rule("HZ-END-02", "HZ-TURN-10")
def test_pegasus_and_pythia_without_a_target_do_not_help() -> None:
    table = Table("""
        Hera 1/1    H A M- 2- 2- 2- | B M- 3- 3- 3- | C M- 4- 4- 4- | hand P Y S H | draw 0
                    Z A . | B . | C . | hand 0
    """)
    table.wins("zeus", NO_ACTION)


@rule("HZ-END-02", "HZ-DIONYSUS-02")
def test_dionysus_keeps_a_player_alive() -> None:
    table = Table("""
        Hera 1/1    H A M- 2- 2- 2- | B M- 3- 3- 3- | C M- 4- 4- 4- | hand D | draw 0
                    Z A 5- | hand 0
    """)
    assert table.legal() == tokens("USE(D)")


@rule("HZ-END-02", "HZ-FIGURE-12")
def test_a_standing_figure_always_yields_one_more_action() -> None:
    position = """
        Hera 2/4    H A F M- | hand 0 | draw 0
                    Z A 5- | hand 0
    """
    table = Table(position)
    assert table.legal() == tokens("REMOVE_FIGURE")
    table.do("REMOVE_FIGURE").wins("zeus", NO_ACTION)
    Table(position, edition="kosmos").wins("zeus", NO_ACTION)


@rule("HZ-END-02")
def test_the_enemy_may_be_stuck_although_it_is_the_other_who_emptied_his_field() -> None:
    """Zeus strikes away Hera's last hand card; she begins her turn with nothing to do."""
    Table("""
        Zeus 1/1    H A M- | hand M | draw 0
                    Z A 5- | hand P
    """).do("USE(P) TARGET_HAND {M}").wins("zeus", NO_ACTION)


@rule("HZ-END-03")
@pytest.mark.parametrize("card", ["7", "6", "5", "4", "3", "2", "P", "Y", "*7", "*P"])
def test_any_card_frees_a_captive_in_front(card: str) -> None:
    Table(f"""
        Zeus 1/1    H A C- 7- | hand 0
                    Z A {card}- | hand 0
    """).begin("CHALLENGE(A)").wins("zeus", CAPTIVE_IN_FRONT)


@rule("HZ-END-03", "HZ-PEGASUS-08")
@pytest.mark.parametrize("facing", "+-")
def test_a_pegasus_from_the_hand_frees_a_captive_in_front(facing: str) -> None:
    Table(f"""
        Zeus 1/1    H A C{facing} 7- | hand 0
                    Z B 5- | hand P
    """).begin("USE(P) TARGET_LANE(A)").wins("zeus", CAPTIVE_IN_FRONT)


@rule("HZ-END-03", "HZ-FIGURE-10")
def test_a_captive_opposite_the_own_figure_is_freed_where_the_table_allows_the_strike() -> None:
    position = """
        Hera 2/4    H A F 5- | B 3- | hand P
                    Z A C- | B M- | hand 0
    """
    Table(position, edition="designer").begin("USE(P) TARGET_LANE(A)").wins("hera", CAPTIVE_IN_FRONT)
    assert Table(position, edition="kosmos").after("USE(P)") == tokens("TARGET_LANE(B) TARGET_OWN_FIGURE")


@rule("HZ-END-04", "HZ-PEGASUS-03", "HZ-PANDORA-04")
@pytest.mark.parametrize("drawn", ["C", "X"])
def test_a_captive_struck_in_the_hand_or_lost_with_it_decides_the_game(drawn: str) -> None:
    Table("""
        Hera 1/1    H A 5- | hand P
                    Z A 4- | hand C X 3
    """).begin(f"USE(P) TARGET_HAND {{{drawn}}}").wins("hera", CAPTIVE_IN_HAND)


@rule("HZ-END-04")
def test_another_card_drawn_beside_the_captive_changes_nothing() -> None:
    Table("""
        Hera 1/2    H A 5- | hand P
                    Z A 4- | hand C X M
    """).begin("USE(P) TARGET_HAND {M}").goes_on()


@rule("HZ-END-05", "HZ-PANDORA-02")
@pytest.mark.parametrize(
    ("hera", "zeus", "winner"),
    [("5- 3-", "X- C-", "hera"), ("5- C-", "X- 3-", "zeus"), ("5- C-", "X- C-", "zeus"), ("5-", "X- 3- 2- C-", "hera")],
)
@pytest.mark.parametrize("swap", [False, True])
def test_captives_in_the_lane_of_pandora(hera: str, zeus: str, winner: str, swap: bool) -> None:
    sides = f"Zeus 1/1  H A {zeus} | hand 0   Z A {hera}" if swap else f"Hera 1/1  H A {hera} | hand 0   Z A {zeus}"
    expected = winner if not swap else {"hera": "zeus", "zeus": "hera"}[winner]
    Table(sides + " | hand 0").begin("CHALLENGE(A)").wins(expected, CAPTIVE_IN_LANE)


@rule("HZ-END-06")
def test_nothing_more_is_carried_out_or_accepted_after_the_end() -> None:
    table = Table("""
        Zeus 3/3    H A C- 7- | hand 3
                    Z A 5- | B 3- | hand P G
    """).begin("CHALLENGE(A)")
    table.wins("zeus", CAPTIVE_IN_FRONT)
    assert table.legal() == set()
    table.refuses("DRAW", "HZ-END-06", "game-over").refuses("END_TURN", "HZ-END-06", "game-over")
    assert str(table).startswith("Zeus wins")
    assert "H A C+ 7- |" in str(table), "the captive still lies there, and no point was paid"
    assert table.s.points == 3


@rule("HZ-END-07")
def test_nothing_else_ends_the_game() -> None:
    """Empty draw piles, empty hands, a bare field in mid-turn, all at once."""
    Table("""
        Hera 2/2    H A 3- | hand 5 | draw 0
                    Z A 3- | B 2- | hand 0 | draw 0
    """).do("CHALLENGE(A)").goes_on().shows("Hera 1/2  H A . | pile 3   Z A . | pile 3").do("LAY(5) AT(B,1)").goes_on()


@rule("HZ-END-07")
def test_baring_the_enemy_field_wins_only_when_his_turn_begins() -> None:
    table = Table("""
        Hera 2/2    H A 5- | hand 0
                    Z A 3- | hand 0
    """)
    table.do("CHALLENGE(A)").goes_on().shows("Hera 1/2  H A 5+   Z A . | pile 3")
    table.do("DRAW").wins("hera", BARE_FIELD)


@rule("HZ-END-08")
def test_one_wins_and_the_other_loses() -> None:
    table = Table("Hera 1/1  H A 5- | hand 0   Z A C- | hand 0")
    assert GAME.result(table.s) == [0, 0]
    table.do("CHALLENGE(A)")
    assert GAME.result(table.s) == [1, -1]


@rule("HZ-END-09")
def test_resigning_is_no_action_of_the_rules() -> None:
    """None of the 108 tokens is a resignation: whoever leaves is the table's business."""
    assert not [text for text in notation.TOKEN_TEXT.values() if "RESIGN" in text or "PASS" in text]
    Table("Hera 1/1  H A 5- | hand 0   Z A C- | hand 0").refuses("END_TURN", "HZ-TURN-07")


@rule("HZ-END-10")
@pytest.mark.parametrize("limit", [3, 4, 5])
def test_the_game_is_drawn_after_the_agreed_number_of_turns(limit: int) -> None:
    table = Table(
        """
        Hera 1/1    H A 5- | hand 0
                    Z A 4- | hand 0
    """,
        turn_limit=limit,
    )
    for _ in range(limit - 3):  # two turns lie behind them
        table.do("DRAW").goes_on()
    table.do("DRAW").is_drawn()
    assert table.s.ending == TURN_LIMIT
    assert str(table).startswith("draw")


@rule("HZ-END-10")
def test_the_limit_comes_before_the_next_player_could_lose() -> None:
    table = Table("Hera 1/1  H A 5- | hand 0   Z A . | hand 3", turn_limit=3)
    table.do("DRAW").is_drawn()


@rule("HZ-END-10", "HZ-END-08")
def test_a_win_in_the_last_turn_counts() -> None:
    Table("Hera 1/1  H A 5- | hand 0   Z A C- | hand 3", turn_limit=3).do("CHALLENGE(A)").wins("hera")


@rule("HZ-END-10", "HZ-END-02")
def test_a_deadlock_in_the_last_turn_counts() -> None:
    Table("Hera 2/2  H A M- | hand 0 | draw 1   Z A C- | hand 3", turn_limit=3).do("DRAW {S}").wins("zeus", NO_ACTION)


@rule("HZ-END-10", "HZ-FIGURE-05")
def test_a_late_god_card_delays_the_limit() -> None:
    table = Table("Hera 1/1  H A 5- | hand G   Z A 4- | hand 3", turn_limit=3).begin("DRAW {3}")
    table.goes_on()
    table.copy().do("END_TURN").is_drawn()
    table.do("USE(G)").shows("Hera 3/4  H A F 5- | hand 3 | pile G")


@rule("HZ-END-10")
def test_without_a_limit_no_number_of_turns_draws_the_game() -> None:
    table = Table("Hera 1/1  H A 5- | hand 0 | draw 9   Z A 4- | hand 0 | draw 9")
    for _ in range(18):
        table.goes_on().do("DRAW")
    table.goes_on()
