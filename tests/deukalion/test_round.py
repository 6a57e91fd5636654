"""The turn: phases, the others, the Kylix, the Card die."""

import pytest

from tests.deukalion.table import Table
from tests.rule import rule
from theomachy.games.deukalion.events import Dice, Drew, Kylix, Shaken


@rule("DK-ROUND-01", "DK-ROUND-10", "DK-OTHERS-01", "DK-OTHERS-02", "DK-KYLIX-03")
def test_shake_then_the_others_clockwise_then_the_kylix_then_the_dice() -> None:
    table = Table("B shakes    A: c3    B: d3    C: e3")
    assert table.question() == "chance shaken"
    table.do("{2-1231}").shows("C sails 2 in B's turn").do("STOP").shows("A sails 2 in B's turn").do("STOP")
    table.shows("B places").do("ROT(0)").shows("B acts | kylix 1 2 3 1").do("DIE(card) {?} END").shows("C shakes")


@rule("DK-ROUND-02")
def test_a_round_is_over_when_everybody_was_active() -> None:
    table = Table("B acts | round 4").do("END").shows("A shakes | round 5")
    assert table.view("A").turns == 8


@rule("DK-ROUND-03", "DK-ROUND-04", "DK-HYDRA-06")
def test_four_dice_in_any_order_each_once() -> None:
    table = Table("A acts | kylix 1 2 3 1    A: d3 5h u5    B: f3")
    table.asks("A", "main", "DIE(hoplites) DIE(move) DIE(card) DIE(hydra)")
    table.do("DIE(hydra) STOP DIE(move) STOP").refuses("DIE(move)", "die-is-used", "DK-ROUND-04")
    table.do("DIE(card) {charon} DIE(hoplites) N(1)").asks("A", "main", "CARD(charon) END")


@rule("DK-ROUND-05", "DK-HYDRA-02")
def test_a_die_action_is_finished_before_the_next() -> None:
    table = Table("A acts    A: d3").do("DIE(hydra)").asks("A", "hydra", "DIR(e) DIR(w) STOP")
    table.refuses("DIE(move)", "another-question", "DK-HYDRA-01").refuses("PASS", "no-declining", "DK-HYDRA-01")


@rule("DK-ROUND-06", "DK-CARDDIE-02")
def test_only_a_card_die_that_says_something_must_be_used() -> None:
    Table("A acts | kylix 2 2 3 2").refuses("END", "card-die-first", "DK-ROUND-06")
    table = Table("A acts | kylix 2 2 2 2").refuses("DIE(card)", "nobody-draws", "DK-CARDDIE-02")
    table.refuses("DIE(hoplites)", "nobody-below", "DK-HOPLITE-01").do("END").shows("B shakes")


@rule("DK-ROUND-07", "DK-MOVE-13")
def test_a_ship_move_ends_with_one_founding_or_challenge() -> None:
    Table("A sails 3    A: b5 9h u1").do("FOUND(argos)").shows("A acts    A: 8h | on argos")


@rule("DK-ROUND-08", "DK-PURSUIT-10")
def test_the_active_player_may_claim_between_the_dice() -> None:
    table = Table("A acts | open P01 -    A: c3 6h u4 p0")
    table.do("CLAIM(open1_a) {P02}").shows("A acts | open P02 -    A: p1 | won P01").do("DIE(move) DIR(e) STOP")


@rule("DK-ROUND-09")
def test_with_two_players_a_swift_move_may_follow() -> None:
    table = Table("A acts | dice 3-1111    A: d3 8h u2 | hand zephyr", two_player_help="swift")
    table.do("END").shows("A sails 3 swiftly").asks("A", "ship", "DIR(n) DIR(e) DIR(s) DIR(w) STOP SACRIFICE")
    table.do("SACRIFICE").shows("B shakes    A: 10h u0")
    Table("A acts | players 3", two_player_help="swift").do("END").shows("B shakes")


@rule("DK-OTHERS-03", "DK-MOVE-01")
def test_nobody_has_to_move() -> None:
    Table("B sails 3 in A's turn    B: d3").do("STOP").shows("A places    B: d3")
    Table("B sails 3 in A's turn    B: d3").do("DIR(e) STOP").shows("A places    B: e3")


@rule("DK-OTHERS-04", "DK-OTHERS-05")
def test_a_sacrifice_takes_the_place_of_the_whole_move() -> None:
    Table("B sails 1 in A's turn    B: d3 9h u1").do("SACRIFICE").shows("A places    B: d3 10h u0")
    table = Table("B sails 2 in A's turn    B: d3 9h u1").do("DIR(e)")
    table.refuses("SACRIFICE", "no-sacrifice-now", "DK-OTHERS-05")
    Table("B sails 2 in A's turn    B: d3 10h").refuses("SACRIFICE", "nobody-below", "DK-OTHERS-05")
    Table("A sails 2    A: d3 9h").refuses("SACRIFICE", "no-sacrifice-now", "DK-OTHERS-05")


@rule("DK-OTHERS-04", "DK-PURSUIT-11")
def test_a_sacrifice_can_fulfil_a_task() -> None:
    table = Table("B sails 1 in A's turn | open P01 -    B: c3 4h u6").do("SACRIFICE")
    table.asks("B", "claim-now", "CLAIM(open1_a) PASS")


@rule("DK-OTHERS-06", "DK-OTHERS-07", "DK-HYDRA-14")
def test_others_do_all_a_ship_can_do_before_the_next_one_acts() -> None:
    table = Table("B sails 2 in A's turn    A: d4 5h u5    B: d3 10h    C: e3")
    table.do("DIR(s) {2,6,2} {5,0,0} SQ(d7)").shows("C sails 2 in A's turn    A: d7 0h u10    B: d4 8h u2")


@rule("DK-OTHERS-08", "DK-ACTION-06")
def test_nobody_plays_cards_while_the_others_move() -> None:
    table = Table(
        "B sails 1 in A's turn | thera red red    B: d6 9h u1 | hand zephyr athena tyche ares charon    A: hand (2)"
    )
    table.refuses("CARD(zephyr)", "not-the-moment", "DK-ACTION-20").do("ATTACK(thera) {8,0,1}").shows(
        "A places    B: 1h u9"
    )


@rule("DK-KYLIX-01", "DK-KYLIX-02", "DK-KYLIX-09")
def test_five_dice_are_thrown_at_once_for_all_to_see() -> None:
    table = Table("A shakes")
    odds = table.odds()
    assert len(odds) == 243
    assert set(odds.values()) == {1}
    table.do("{3-1123}")
    assert (table.view("watcher").centre, table.view("watcher").outer) == (3, (1, 1, 2, 3))
    assert table.seen_events(Shaken) == [Shaken(0, 3, (1, 1, 2, 3))]


@rule("DK-KYLIX-04", "DK-KYLIX-05", "DK-KYLIX-06", "DK-KYLIX-08")
def test_the_cup_is_turned_once() -> None:
    table = Table("A places | dice 1-3321").do("ROT(1)").shows("A acts | kylix 1 3 3 2")
    table.refuses("ROT(0)", "another-question", "DK-ROUND-04")
    assert [event.dice for event in table.seen_events(Kylix)] == [Dice(hoplites=1, move=3, card=3, hydra=2)]


@rule("DK-KYLIX-07")
def test_the_dice_may_be_laid_one_by_one() -> None:
    table = Table("A places | dice 1-1233", kylix="assign").do("SLOT(3)").asks("A", "kylix", "SLOT(0) SLOT(1) SLOT(2)")
    table.do("SLOT(0) SLOT(1)").shows("A acts | kylix 3 1 2 3")


@rule("DK-CARDDIE-01", "DK-CARDDIE-05", "DK-ACTION-01")
def test_on_a_one_all_the_others_draw() -> None:
    table = Table("B acts | kylix 2 2 1 2    A: hand (2)    B: hand (9)    C: hand (1)").do("DIE(card)")
    table.do("{athena} {zephyr}").shows("B acts    A: hand zephyr (2)    B: hand (9)    C: hand athena (1)")
    assert [event.card == "" for event in table.seen_events(Drew, by="A")] == [True, False]


@rule("DK-CARDDIE-01", "DK-PURSUIT-11")
def test_all_these_draws_are_one_event() -> None:
    table = Table("A acts | kylix 2 2 1 2 | open P01 -    B: i2    C: i4").do("DIE(card) {?} {?}")
    table.asks("B", "claim-now", "CLAIM(open1_b) PASS").do("PASS").asks("C", "claim-now", "CLAIM(open1_b) PASS")


@rule("DK-CARDDIE-03")
def test_on_a_three_the_active_player_draws() -> None:
    Table("A acts | kylix 2 2 3 2").do("DIE(card) {ares}").shows("A acts    A: hand ares    B: hand 0")


@rule("DK-CARDDIE-04", "DK-PURSUIT-21")
def test_what_lies_under_the_pile_is_drawn_last_and_known() -> None:
    table = Table("A acts | kylix 2 2 3 2 | pile 1 | under charon | discard (5)    A: hand (12)    B: hand (12)")
    assert table.do("DIE(card)").odds() == {"{charon}": 1}
    table.do("{charon}").shows("A acts | pile 0 | under 0 | discard (5)    A: hand charon (12)    B: hand (12)")
    assert table.view("B").known[0] == ("charon",)
    assert table.view("watcher").known[0] == ("charon",)


@rule("DK-CARDDIE-04")
def test_without_any_card_nobody_draws() -> None:
    table = Table("A acts | kylix 2 2 3 2 | pile 0    A: hand (15)    B: hand (15)").do("DIE(card)")
    table.shows("A acts | kylix 2 2 3! 2    A: hand (15)")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_is_asked_in_every_turn(seats: int) -> None:
    table = Table(f"A shakes | players {seats}").do("{1-1111}")
    asked = []
    while table.question().endswith("ship"):
        asked.append(table.asked())
        table.do("STOP")
    assert asked == list("BCD")[: seats - 1]
