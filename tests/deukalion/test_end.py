"""Honour, the end of the game, and the whirlpools."""

from tests.deukalion.table import GAME, Box, Table
from tests.rule import rule
from theomachy.games.deukalion.events import Won
from theomachy.kernel.seats import NOBODY


@rule("DK-HONOUR-01", "DK-HONOUR-02", "DK-HONOUR-05")
def test_a_total_is_cards_pursuits_and_settlements() -> None:
    v = Table("A acts    A: d3 p9 | on lindos argos | won P11 P01 | secret P16").view("B")
    assert (v.players[0].honour, v.players[0].pursuit_points, v.players[0].total) == (1, 5, 9)


@rule("DK-HONOUR-06")
def test_points_are_counted_on_without_cards() -> None:
    table = Table("A sails 1 | sparta red    A: d3 {blue} 9h p14    B: p7", goal_override=20).do("DIR(n)")
    assert table.view("A").players[0].honour == 15


@rule("DK-END-01", "DK-END-02", "DK-END-03")
def test_the_goal_ends_the_game_in_any_turn() -> None:
    table = Table("B sails 1 in A's turn    B: b2 5h u5 p15").do("DIR(w)").shows("B wins by goal    B: a2 10h u0 p16")
    assert GAME.result(table.s) == [-1.0, 1.0]
    assert [(event.seat, event.ending) for event in table.seen_events(Won)] == [(1, "goal-reached")]
    table.refuses("STOP", "game-over", "DK-END-01")


@rule("DK-END-03")
def test_whatever_was_still_to_be_done_is_dropped() -> None:
    table = Table("A moves Hydra 1 | hydra e5    A: d3    B: f5 10h p15").do("DIR(e) {5,5,0}")
    table.shows("B wins by goal | hydra f5    B: f5 5h u5 p16")


@rule("DK-END-04")
def test_of_several_at_the_goal_the_higher_then_the_next_in_turn_wins() -> None:
    position = "B sails 1 | open P02 -    A: c3 6h u4 p{}    B: f5 5h u5 p0    C: d4 9h u1 p{}"
    for ours, theirs, winner in ((13, 13, "C"), (13, 12, "A"), (12, 13, "C")):
        table = Table(position.format(ours, theirs)).do("CLAIM(open1_a) {P01} CLAIM(open1_a) CLAIM(open1_a)")
        table.shows(f"{winner} wins by goal")


@rule("DK-END-05")
def test_a_total_at_the_goal_is_never_lost_again() -> None:
    table = Table("A sails 1    A: h4 9h u1 p14    C: u3 p13 | on lindos", goal_override=16).do(
        "ATTACK(lindos) {3,4,2}"
    )
    table.shows("A wins by goal    A: p16    C: p11")


@rule("DK-END-06")
def test_after_the_last_round_the_highest_total_wins() -> None:
    table = Table("B acts | round 60    A: p5    B: p6").do("END").shows("B wins by rounds")
    assert table.view("A").ending == "rounds-over"
    Table("B acts | round 60    A: p3 | won P03    B: p3 | won P02").do("END").shows("A wins by rounds")
    Table("B acts | round 60    A: p3    B: d3 9h {red} p3").do("END").shows("B wins by rounds")
    Table("A acts | round 60    A: p3").do("END").shows("B shakes")
    Table("B acts | round 60    A: p3", round_limit=0).do("END").shows("A shakes")
    Table("B acts | round 30    A: p3", round_limit=30).do("END").shows("A wins by rounds")


@rule("DK-END-06")
def test_a_victory_may_be_shared() -> None:
    table = Table("C acts | round 60    A: p3    B: p2    C: p3").do("END").shows("A C share")
    assert table.s.winner == NOBODY
    assert table.view("A").winners == (0, 2)
    assert GAME.result(table.s) == [0.0, -1.0, 0.0]


# --- the whirlpools -------------------------------------------------------------------------------------------------


@rule("DK-CHARY-01", "DK-CHARY-03")
def test_three_whirlpools_where_the_map_has_them() -> None:
    assert Box(charybdis="on").set_up().view("A").whirlpools == ("a3", "i2", "g7")
    assert Box().set_up().view("A").whirlpools == ()
    table = Table("A sails 1    A: i2 10h", charybdis="on")
    table.asks("A", "ship", "DIR(w) JUMP(1) JUMP(3) STOP FOUND(ephesus) ATTACK(halicarnassus)")
    assert not Table("A sails 1    A: i2 10h").may("JUMP(1)")
    Table("A sails 1    A: h2", charybdis="on").refuses("JUMP(1)", "no-whirlpool", "DK-CHARY-03")


@rule("DK-CHARY-02")
def test_players_may_place_the_whirlpools() -> None:
    box = Box(2, charybdis="free", first_player="seat0")
    while box.asked() == "chance":
        box.do("{?}")
    box.asks("A", "whirl-place").refuses("SQ(e3)", "not-whirl-place", "DK-CHARY-02").do("SQ(b1)")
    box.asks("B", "whirl-place").refuses("SQ(b1)", "not-whirl-place", "DK-CHARY-02").do("SQ(i4)")
    box.asks("A", "whirl-place").do("SQ(c7)").asks("A", "start-anchor")
    assert box.view("A").whirlpools == ("b1", "i4", "c7")


@rule("DK-CHARY-04")
def test_two_hoplites_are_thrown_for_a_jump() -> None:
    table = Table("A sails 1    A: a3 5h u5", charybdis="on").do("JUMP(2)")
    assert table.odds() == {"{lost 0}": 9, "{lost 1}": 12, "{lost 2}": 4}
    table.do("{lost 2}").shows("A sails 0    A: i2 3h u7")
    one = Table("A sails 1    A: a3 1h u9", charybdis="on").do("JUMP(2)")
    assert one.odds() == {"{lost 0}": 3, "{lost 1}": 2}
    Table("A sails 2    A: a3 0h u10", charybdis="on").do("JUMP(2)").shows("A sails 1    A: i2")


@rule("DK-CHARY-05")
def test_a_jump_at_somebody_needs_three_hoplites() -> None:
    assert not Table("A sails 1    A: a3 2h    B: i2", charybdis="on").may("JUMP(2)")
    table = Table("A sails 1    A: a3 3h u7    B: i2 5h u5", charybdis="on").do("JUMP(2) {lost 2} {0,1,0} {5,0,0}")
    table.asks("A", "relocate-ship")


@rule("DK-CHARY-06")
def test_others_jump_too() -> None:
    Table("B sails 1 in A's turn    B: g7 9h", charybdis="on").do("JUMP(1) {lost 0}").shows("A places    B: a3")


@rule("DK-CHARY-08")
def test_a_relocation_may_lead_through_a_whirlpool() -> None:
    position = "A sails 1    A: b3 10h    B: a3 5h u5"
    far = Table(position, charybdis="on").do("DIR(w) {0,10,0} {5,0,0}").legal()
    near = Table(position).do("DIR(w) {0,10,0} {5,0,0}").legal()
    assert near < far
    assert "SQ(h1)" in far


@rule("DK-CHARY-07", "DK-CHARY-09")
def test_whirlpools_join_nothing_else() -> None:
    table = Table("A moves Hydra 1 | hydra a3    A: d3", charybdis="on").asks("A", "hydra", "DIR(e) STOP")
    table.refuses("JUMP(2)", "another-question", "DK-HYDRA-01")
    assert not Table("A sails 1 | open P01 -    A: a3 | hand (1)", charybdis="on").may("CLAIM(open1_b)")
