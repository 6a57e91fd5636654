"""Ships against ships, the Hydra, relocation."""

import pytest

from tests.deukalion.table import Table
from tests.rule import rule
from theomachy.games.deukalion.events import Honour, Revealed, Stole, Threw


@rule("DK-DUEL-03", "DK-DUEL-04", "DK-DUEL-05", "DK-DUEL-12")
@pytest.mark.parametrize(
    ("ours", "theirs", "won"),
    [("{1,3,1}", "{2,3,0}", True), ("{2,3,0}", "{2,3,0}", False), ("{0,0,5}", "{2,3,0}", False)],
)
def test_the_higher_score_wins_and_a_tie_is_the_defenders(ours: str, theirs: str, won: bool) -> None:
    table = Table("A sails 1    A: d3 5h u5    B: d4 5h u5").do(f"DIR(s) {ours} {theirs}")
    assert [event.seat for event in table.seen_events(Threw)] == [0, 1]
    table.asks("A" if won else "B", "relocate-ship").do("SQ(c6)")
    v = table.view("A")
    assert [player.ship for player in v.players] == (["d4", "c6"] if won else ["c6", "d4"])
    assert v.players[1].below == 7


@rule("DK-DUEL-06", "DK-DUEL-08", "DK-DUEL-09")
def test_the_winner_takes_a_chest_or_a_card_or_nothing() -> None:
    position = "A sails 1    A: d3 9h {blue} u1    B: d4 5h {red green} u5 | hand (2)"
    table = Table(position).do("DIR(s) {0,9,0} {5,0,0}")
    table.asks("A", "steal", "CHEST(red) CHEST(green) STEAL_CARD PASS")
    table.do("CHEST(red)").asks("A", "make-room", "BELOW CHEST(blue)").do("BELOW SQ(c6)")
    table.shows("A acts    A: d4 8h {red blue} u2    B: c6 0h {green} u10 | hand (2)")
    Table(position).do("DIR(s) {0,9,0} {5,0,0} PASS SQ(c6)").shows(
        "A acts    A: d4 9h {blue}    B: c6 0h {red green} u10 | hand (2)"
    )


@rule("DK-DUEL-07", "DK-ACTION-01")
def test_a_stolen_card_is_drawn_unseen_and_known_to_both() -> None:
    table = Table("A sails 1    A: d3 9h u1    B: d4 5h u5 | hand zephyr zephyr ares    C: f1")
    table.do("DIR(s) {0,9,0} {5,0,0} STEAL_CARD")
    assert table.odds() == {"{zephyr}": 2, "{ares}": 1}
    table.do("{ares} SQ(c6)").shows("A acts    A: d4 | hand ares    B: c6 0h u10 | hand zephyr zephyr")
    assert [event.card == "" for event in table.seen_events(Stole, by="C")] == [True]
    assert [event.card == "" for event in table.seen_events(Stole, by="B")] == [False]
    assert table.view("B").known[0] == ("ares",)
    assert table.view("C").known[0] == table.view("watcher").known[0] == ()


@rule("DK-DUEL-11", "DK-PURSUIT-25", "DK-PURSUIT-26")
def test_claims_follow_relocation_and_go_on_until_nothing_is_left() -> None:
    table = Table("A sails 1 | open P06 P07    A: d3 9h p0    B: d4 5h u5").do("DIR(s) {0,9,0} {5,0,0} SQ(c6)")
    table.asks("A", "claim-now", "CLAIM(open1_b) CLAIM(open2_b) PASS").do("CLAIM(open1_b) {P02}")
    table.asks("A", "claim-now", "CLAIM(open2_b) PASS").do("CLAIM(open2_b) {P10}")
    table.shows("A acts | open P02 P10    A: d4 p4 | won P06 P07    B: c6 0h u10")


@rule("DK-PURSUIT-17", "DK-DUEL-06")
def test_a_successful_defence_is_no_victory_for_a_card() -> None:
    table = Table("A sails 1 | open P06 -    A: d3 9h    B: d4 5h u5 | secret P07").do("DIR(s) {9,0,0} {0,5,0} SQ(c6)")
    table.shows("A acts | open P06 -    A: c6 0h u10    B: d4 5h | secret P07")


@rule("DK-PURSUIT-25", "DK-PURSUIT-24")
def test_a_victor_with_a_secret_card_is_asked_whatever_it_bears() -> None:
    for secret, legal in (("P07", "CLAIM(secret_b) PASS"), ("P05", "PASS"), ("P01", "CLAIM(secret_a) PASS")):
        table = Table(f"A sails 1    A: d3 9h | secret {secret}    B: d4 5h u5").do("DIR(s) {0,9,0} {5,0,0} SQ(c6)")
        table.asks("A", "claim-now", legal)


# --- the Hydra ------------------------------------------------------------------------------------------------------


@rule("DK-HYDRA-01", "DK-HYDRA-03", "DK-HYDRA-04", "DK-CHARY-07")
def test_the_hydra_swims_on_the_sea_and_not_onto_ones_own_ship() -> None:
    table = Table("A moves Hydra 2 | hydra d3    A: c3    B: f1").asks("A", "hydra", "DIR(e) DIR(s) STOP")
    table.refuses("DIR(n)", "hydra-barred", "DK-HYDRA-03").do("DIR(e) DIR(e)").shows("A acts | hydra f3")
    Table("A moves Hydra 1 | hydra b1    A: d3").asks("A", "hydra", "DIR(e) DIR(s) STOP")


@rule("DK-HYDRA-02", "DK-HYDRA-06")
def test_the_hydra_need_not_move() -> None:
    Table("A acts    A: d3").do("DIE(hydra) STOP").shows("A acts | kylix 2 2 2 2! | hydra e5")


@rule("DK-HYDRA-05", "DK-HYDRA-12", "DK-RELOCATE-06")
def test_with_two_players_the_other_one_relocates() -> None:
    table = Table("A moves Hydra 3 | hydra e5    A: d3    B: f5 10h").do("DIR(e) {6,4,0}")
    table.asks("A", "relocate-ship")
    assert table.view("A").players[1].below == 6
    assert table.view("A").hydra == "f5"


@rule("DK-HYDRA-07", "DK-HYDRA-08", "DK-HYDRA-11", "DK-HONOUR-03")
def test_a_victory_over_the_hydra_is_worth_an_honour_card() -> None:
    table = Table("A moves Hydra 3 | hydra e5    A: d3    B: f5 10h p0").do("DIR(e) {5,5,0}")
    assert [(event.seat, event.cards) for event in table.seen_events(Honour)] == [(1, 1)]
    table.asks("B", "relocate-hydra")


@rule("DK-HYDRA-09", "DK-HYDRA-18", "DK-PURSUIT-18")
def test_both_cards_are_taken_instead_the_first_slot_first() -> None:
    table = Table("A moves Hydra 3 | hydra e5 | open P09 P08    A: d3    B: f5 10h p0").do("DIR(e) {5,5,0} {P01} {P04}")
    table.asks("B", "relocate-hydra")
    v = table.view("A")
    assert (v.players[1].total, v.players[1].completed, v.players[1].honour) == (6, ("P08", "P09"), 0)
    assert v.open == ("P01", "P04")


@rule("DK-PURSUIT-22")
def test_a_card_turned_up_after_the_victory_does_not_count() -> None:
    table = Table("A moves Hydra 3 | hydra e5 | open P09 -    A: d3    B: f5 10h p0").do("DIR(e) {5,5,0} {P08}")
    table.asks("B", "relocate-hydra")
    assert table.view("A").players[1].completed == ("P09",)
    duel = Table("A sails 1 | open P06 -    A: d3 9h p0    B: d4 5h u5").do("DIR(s) {0,9,0} {5,0,0} SQ(c6)")
    duel.do("CLAIM(open1_b) {P07}").shows("A acts | open P07 -    A: d4 p2 | won P06    B: c6 0h u10")


@rule("DK-HYDRA-10", "DK-HYDRA-19")
def test_a_secret_card_may_be_completed_instead_of_taking_honour() -> None:
    position = "A moves Hydra 3 | hydra e5    A: d3    B: f5 10h p0 | secret P08"
    table = Table(position).do("DIR(e) {5,5,0}").asks("B", "claim-now", "CLAIM(secret_b) PASS")
    table.do("CLAIM(secret_b)").asks("B", "relocate-hydra")
    assert (table.view("A").players[1].total, table.view("A").players[1].honour) == (3, 0)
    table = Table(position).do("DIR(e) {5,5,0} PASS")
    assert (table.view("A").players[1].total, table.view("A").players[1].honour) == (1, 1)
    Table("B sails 1 in A's turn | hydra e5    B: f5 10h | secret P08").refuses(
        "DIR(w)", "hydra-in-the-way", "DK-MOVE-07"
    )


@rule("DK-HYDRA-15", "DK-HYDRA-16")
def test_the_hunter_stays_where_the_hydra_was() -> None:
    table = Table("A sails 1 | hydra e5 | open P09 -    A: f5 10h p0 | secret P08").do("DIR(w) {5,5,0} {P01}")
    table.asks("A", "claim-now", "CLAIM(secret_b) PASS").do("CLAIM(secret_b)").asks("A", "relocate-hydra")
    table.do(min(table.legal())).shows("A acts | open P01 - | hydra c6    A: e5 5h u5 p6 | won P08 P09 | secret 0")


@rule("DK-HYDRA-20")
def test_a_secret_hunter_shows_the_card() -> None:
    table = Table("A sails 1 | hydra e5    A: f5 10h p0 | secret P08    C: f1", secret_hydra="reveal").do("DIR(w)")
    assert table.view("C").players[0].revealed == "P08"
    assert len(table.seen_events(Revealed)) == 1
    table.do("{9,1,0}").asks("C", "relocate-ship").do(min(table.legal()))
    assert table.view("C").players[0].revealed == "P08"
    assert table.view("C").players[0].has_secret
    other = Table("A sails 1 | hydra e5    A: f5 10h | secret P07", secret_hydra="reveal")
    other.refuses("DIR(w)", "hydra-in-the-way", "DK-MOVE-07")


# --- relocation -----------------------------------------------------------------------------------------------------


@rule("DK-RELOCATE-01", "DK-RELOCATE-02", "DK-RELOCATE-07")
def test_three_steps_over_different_squares_through_whatever_swims_there() -> None:
    table = Table("A sails 1 | hydra e3    A: c3 10h    B: d3 1h    C: d4").do("DIR(e) {0,9,1} {1,0,0}")
    table.asks("A", "relocate-ship", "SQ(a3) SQ(b2) SQ(b4) SQ(c1) SQ(d6) SQ(e5) SQ(f4) SQ(g3)")
    table.refuses("PASS", "no-declining", "DK-RELOCATE-04").refuses("SQ(c3)", "not-relocate-ship", "DK-RELOCATE-04")


@rule("DK-RELOCATE-04", "DK-RELOCATE-05", "DK-RELOCATE-10")
def test_by_option_a_ship_may_end_at_anchor_and_deliver() -> None:
    position = "A sails 1    A: c3 10h    B: d3 1h {red} p0 | secret P01"
    assert not Table(position).do("DIR(e) {0,9,1} {1,0,0} PASS").may("SQ(d1)")
    table = Table(position, relocation="any_free").do("DIR(e) {0,9,1} {1,0,0} PASS")
    assert table.may("SQ(f2)")
    table.do("SQ(f2)").asks("B", "deliver", "DELIVER(red)").do("DELIVER(red)")
    assert table.view("A").players[1].total == 1
    assert table.question() == "A main"


@rule("DK-RELOCATE-10")
def test_by_option_a_ship_may_end_in_the_styx_and_bathe() -> None:
    table = Table("A sails 1    A: c1 10h    B: b1 4h u6 p0    C: f1 10h", relocation="any_free")
    table.do("DIR(w) {0,9,1} {4,0,0} SQ(a1)").shows("A acts    A: b1    B: a1 10h u0 p2")


@rule("DK-RELOCATE-03")
def test_the_hydra_is_driven_over_the_sea_only() -> None:
    table = Table("A moves Hydra 1 | hydra c3    A: f1    B: b3 10h").do("DIR(w) {0,10,0}")
    table.asks("B", "relocate-hydra", "SQ(b6) SQ(c1) SQ(d4) SQ(e3)")


@rule("DK-RELOCATE-08")
def test_if_three_steps_are_impossible_fewer_are_tried() -> None:
    table = Table("A moves Hydra 1 | hydra b1    A: b3    B: c1 10h").do("DIR(e) {0,10,0}")
    table.shows("A acts | hydra b2    B: c1 p1")  # b3, three steps away, is taken; two steps lead to b2


@rule("DK-RELOCATE-09", "DK-PURSUIT-11")
def test_a_relocated_ship_may_fulfil_a_task() -> None:
    table = Table("A sails 1 | open P01 -    A: e3 10h    B: d3 10h").do("DIR(w) {0,10,0} {0,1,9}")
    table.do("SQ(b4)").asks("B", "claim-now", "CLAIM(open1_a) PASS").do("CLAIM(open1_a) {P02}")
    table.shows("A acts | open P02 -    A: d3    B: b4 10h p1 | won P01")
