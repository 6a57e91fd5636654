"""Drawing cards and the end of the game: FO-DRAW, FO-END."""

import random

import pytest

from tests.olympus.table import GAME, Box, Position, Table, own_card, with_cards
from tests.rule import rule
from theomachy.games.olympus import events as fo
from theomachy.games.olympus.options import EDITIONS
from theomachy.games.olympus.vocabulary import BOARD_FULL, PILE_EMPTY, SEVEN_POINTS, SPACES
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY

FULL = "O1 carians, O2 dardani, O3 lapiths, D1 danaans, D2 argonauts, T1 cicones"

# --- drawing ---------------------------------------------------------------------------------------------------------


@rule("FO-DRAW-01", "FO-DRAW-02")
def test_two_cards_are_drawn_one_at_a_time() -> None:
    table = Table(hand_b="carians", phase="draw")
    pile = table.s.pile
    assert table.question() == "chance drawn"
    table.do("{hector}")
    assert (table.hand("a"), table.s.pile) == (["hector"], pile - 1)
    assert table.question() == "chance drawn"
    table.do("{jason}")
    assert (table.hand("a"), table.s.pile) == (["hector", "jason"], pile - 2)
    assert table.question() == "b main"


@rule("FO-DRAW-02")
def test_every_card_nobody_has_seen_is_equally_likely_on_top() -> None:
    table = Table(
        a="O1 hector", b="T1 dardani", hand_a="jason", hand_b="carians", discard="carians sword_red", phase="draw"
    )
    odds = table.odds()
    seen = {"hector", "jason", "sword_red"}
    assert all(f"{{{id}}}" not in odds for id in seen)
    assert odds["{dardani}"] == 1
    assert "{carians}" not in odds
    assert odds["{lapiths}"] == 2
    assert sum(odds.values()) == 96 - 6
    assert sum(table.do("{lapiths}").odds().values()) == 96 - 7


@rule("FO-DRAW-03")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    hand = "hector jason medea ajax achilles heracles perseus theseus chiron odysseus helen penelope laodice priam leda"
    table = Table(hand_a=hand, hand_b="myrmidons", phase="draw").do("{circe} {calypso}")
    assert len(table.hand("a")) == 17
    assert table.question() == "b main"


@rule("FO-DRAW-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_pile_only_gets_smaller(edition: str) -> None:
    """By one with every card drawn, and never by anything else."""
    dice = random.Random(edition)
    for _ in range(12):
        s = GAME.new(2, GAME.options(edition))
        while GAME.to_move(s) != NOBODY:
            before, step = s.pile, s.frame.step().question() if s.frame is not None else ""
            GAME.apply(s, dice.choice(GAME.legal(s)))
            assert s.pile == before - (step in ("dealt", "drawn"))
        assert s.pile >= 0


@rule("FO-DRAW-05")
def test_an_empty_pile_gives_nothing() -> None:
    """The turn is played to its end after the last card: Troy, Hecuba and phase 3 give nothing any more."""
    table = Table(a="O1 hecuba, T1 carians", hand_a="nausicaa phaeacians myrmidons", pile=1, edition="lookout")
    table.do("PLAY(nausicaa) OWN(O2) YES {hector}")
    assert table.s.pile == 0
    table.do("DONE")
    assert table.hand("a") == ["hector", "myrmidons"]
    table.wins("a", PILE_EMPTY)  # Nausicaa has made a point
    assert [type(event) for event in table.seen_events(fo.Drew)] == [fo.Drew]


# --- the end ---------------------------------------------------------------------------------------------------------


@rule("FO-END-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_games_end_in_three_ways_and_no_others(edition: str) -> None:
    endings = set()
    for seed in range(60):
        s = GAME.new(2, GAME.options(edition))
        GAME.playout(s, Rng(seed))
        endings.add(s.ending)
        assert s.winner in (0, 1) or (s.winner == NOBODY and s.ending == PILE_EMPTY)
        full = 63 << 6 * max(s.winner, 0)
        holds = {
            BOARD_FULL: s.occupied & full == full and s.active == s.winner,
            SEVEN_POINTS: s.counter in (-7, 7),
            PILE_EMPTY: s.pile == 0,
        }
        assert holds[s.ending]
    assert endings == {BOARD_FULL, SEVEN_POINTS, PILE_EMPTY}


@rule("FO-END-01")
def test_no_unit_and_no_card_is_no_end() -> None:
    Table(pile=10, phase="draw").do("{hector} {jason}").goes_on()


@rule("FO-END-02")
def test_all_six_spaces_occupied_at_the_start_of_the_own_turn_win() -> None:
    for side in ("a", "b"):
        sides: Position = {side: FULL}
        table = Table(**sides, active=side, phase="turn").wins(side, BOARD_FULL)
        assert [type(event) for event in table.seen_events(fo.Won)] == [fo.Won]
    five = Table(a=FULL.replace("D1 danaans, ", ""), hand_a="myrmidons", phase="turn")
    assert five.question() == "a main"


@rule("FO-END-02")
def test_a_full_board_is_nothing_before_the_own_turn() -> None:
    """Filled in phase 1, it has to last through the opponent's turn; the opponent's full board is not mine."""
    table = Table(a=FULL.replace(", T1 cicones", ""), b="T1 laodice", hand_a="carians sword_red", hand_b="phaeacians")
    table.do("PLAY(carians)").goes_on()
    assert len(table.side("a").split(",")) == 6
    assert table.question() == "a main"
    table.do("DONE NO NO {} {}")
    assert table.question() == "b main"
    table.do("DONE")
    assert "T1" not in table.side("a")  # Laodice has made room
    table.do("{} {}").goes_on()


@rule("FO-END-02")
def test_how_the_board_was_filled_does_not_matter() -> None:
    """Medea fills the last space with an enemy unit, in the opponent's turn."""
    table = Table(
        a="O1 medea, O2 dardani, O3 lapiths, D1 danaans, D2 argonauts",
        b="O1 meleager*3",
        active="b",
        phase="end",
    ).do("YES")
    table.wins("a", BOARD_FULL)


@rule("FO-END-02", "FO-TURN-03", "FO-END-09")
def test_a_full_board_beats_a_coming_seventh_point() -> None:
    """S12."""
    Table(a="O1 hector", b=FULL, counter=6, hand_a="carians", phase="end").wins("b", BOARD_FULL)
    gap = Table(a="O1 hector", b=FULL.replace("D2 argonauts, ", ""), counter=6, hand_b="myrmidons", phase="end")
    assert gap.question() == "b main"


@rule("FO-END-03", "FO-END-09", "FO-ATTACK-04")
def test_seven_points_win_at_once() -> None:
    """S11: Troy is not attacked any more, and the last card stays in the pile."""
    table = Table(a="O2 carians, T1 danaans", counter=6, pile=1, phase="attack").wins("a", SEVEN_POINTS)
    assert (table.counter, table.s.pile) == (7, 1)
    Table(b="O2 carians, T1 danaans", counter=-6, pile=1, phase="attack", active="b").wins("b", SEVEN_POINTS)


@rule("FO-END-03")
def test_seven_points_win_in_any_phase_and_in_the_opponents_turn() -> None:
    """Phase 1: Theseus' point.  The opponent's turn: Iphigenia is discarded."""
    theseus = "theseus teucer phaeacians carians carians myrmidons"
    table = Table(hand_a=theseus, counter=6).do("PLAY(theseus) PAY(teucer) OWN(O1)").wins("a", SEVEN_POINTS)
    assert table.hand("a") == ["myrmidons"]
    Table(a="O1 cicones, O2 carians", b="O1 iphigenia", counter=-6, phase="attack").wins("b", SEVEN_POINTS)
    point = own_card("last", 'when = "turn_end"\ndo = [{ op = "point", who = "you", amount = 1 }]')
    Table(a="D1 last", counter=6, own=with_cards(point), phase="end").wins("a", SEVEN_POINTS)


@rule("FO-END-03")
def test_six_points_win_nothing() -> None:
    for counter, after in ((5, 6), (-7 + 1, -5)):
        table = Table(a="O1 carians", counter=counter, phase="attack").goes_on()
        assert table.counter == after


@rule("FO-END-04")
def test_a_point_moves_the_counter_one_step_towards_who_gains_it() -> None:
    assert Table(a="O1 carians", counter=-3, phase="attack").counter == -2
    assert Table(b="O1 carians", counter=2, active="b", phase="attack").counter == 1
    assert Table(a="O1 carians", phase="attack").counter == 1


@rule("FO-END-04")
def test_several_points_are_single_steps() -> None:
    """A hero of one's own gains two points with the counter at 6: the first wins, the second is never gained."""
    own = with_cards(own_card("bringer", 'when = "play"\ndo = [{ op = "point", who = "you", amount = 2 }]'))
    table = Table(hand_a="bringer", counter=6, own=own).do("PLAY(bringer) OWN(O1)").wins("a", SEVEN_POINTS)
    assert [max(event.points) for event in table.seen_events(fo.GainedPoint)] == [7]
    assert table.counter == 7
    two = Table(hand_a="bringer carians", counter=1, own=own).do("PLAY(bringer) OWN(O1)")
    assert [max(event.points) for event in two.seen_events(fo.GainedPoint)] == [2, 3]


@rule("FO-END-05", "FO-DRAW-01", "FO-DRAW-02", "FO-END-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_card_in_phase_3_ends_the_game_at_once(edition: str) -> None:
    """S15: no second draw, and Laodice is not discarded any more."""
    table = Table(a="O1 laodice", b="O1 penelope+shield_green*7", pile=1, phase="draw", edition=edition).do("{hector}")
    table.ties(PILE_EMPTY).shows(a="O1 laodice")
    assert table.hand("a") == ["hector"]
    assert [type(event) for event in table.seen_events(fo.Tied)] == [fo.Tied]
    exactly = Table(a="O1 laodice", pile=2, phase="draw", edition=edition).do("{hector}").goes_on()
    exactly.do("{jason}").ties(PILE_EMPTY).shows(a="O1 laodice")


LAST_CARD: Position = {"a": "O1 laodice, D1 carians", "hand_a": "nausicaa phaeacians myrmidons", "pile": 1}


@rule("FO-END-06")
def test_at_once_the_last_card_ends_the_game_in_any_phase() -> None:
    lookout: Position = {"edition": "lookout", "pile_end": "at_once", "on_play": "by_card"}
    for options in ({}, lookout):
        table = Table(**LAST_CARD, **options, counter=-1).do("PLAY(nausicaa) OWN(O2) {hector}").wins("b", PILE_EMPTY)
        table.shows(a="O1 laodice, O2 nausicaa, D1 carians")
        assert table.counter == -1
    Table(a="O1 carians, T1 danaans", pile=1, phase="attack").do("{hector}").wins("a", PILE_EMPTY)


@rule("FO-END-06")
def test_at_once_whoever_draws_the_last_card() -> None:
    """Alcmene makes the opponent draw; the Blue Shield draws in the opponent's turn."""
    Table(hand_a="alcmene", pile=1, counter=2).do("PLAY(alcmene) OWN(O1) {hector}").wins("a", PILE_EMPTY)
    table = Table(a="O1 heracles", b="O1 carians+shield_blue", pile=1, phase="attack").do("{hector}")
    table.ties(PILE_EMPTY)  # Heracles' bonus would have come after
    assert table.counter == 0


@rule("FO-END-06", "FO-PLAY-10")
def test_at_once_odysseus_cannot_play_the_last_card() -> None:
    table = Table(hand_a="odysseus phaeacians argonauts carians", pile=1).do("PLAY(odysseus) PAY(argonauts) OWN(O1)")
    table.do("{myrmidons}").ties(PILE_EMPTY)
    assert table.hand("a") == ["myrmidons"]


@rule("FO-END-07", "FO-END-08")
@pytest.mark.parametrize(
    "options", [{"edition": "lookout", "on_play": "by_card", "delphi": "may"}, {"pile_end": "finish_turn"}]
)
def test_finish_turn_the_turn_goes_on_to_its_end(options: Position) -> None:
    """The attacks are made, Laodice leaves at the end of the turn, and b's turn does not begin."""
    table = Table(**LAST_CARD, **options, counter=-1, hand_b="dardani").do("PLAY(nausicaa) OWN(O2) {hector}").goes_on()
    assert table.question() == "a main"
    table.do("PLAY(myrmidons) OWN(O3) DONE MARKER(red)")
    table.wins("a", PILE_EMPTY).shows(a="O2 nausicaa, O3 myrmidons, D1 carians")
    assert table.counter == 2
    assert table.markers("a") == {"red"}
    assert {event.seat for event in table.seen_events(fo.PhaseBegan)} == {0}


@rule("FO-END-07")
def test_finish_turn_a_full_board_of_the_next_player_comes_too_late() -> None:
    table = Table(a="D1 carians", b=FULL, hand_a="nausicaa phaeacians", pile=1, pile_end="finish_turn", counter=1)
    table.do("PLAY(nausicaa) OWN(O1) {hector} DONE").wins("a", PILE_EMPTY)


@rule("FO-END-07")
def test_finish_turn_also_when_the_opponent_drew_the_last_card() -> None:
    table = Table(hand_a="alcmene myrmidons", pile=1, pile_end="finish_turn").do("PLAY(alcmene) OWN(O1) {hector}")
    assert table.question() == "a main"
    table.do("DONE").wins("a", PILE_EMPTY)


@rule("FO-END-08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("counter", [-6, -1, 0, 1, 6])
def test_after_an_empty_pile_the_counter_decides(edition: str, counter: int) -> None:
    for active in ("a", "b"):
        table = Table(pile=1, counter=counter, phase="draw", active=active, edition=edition).do("{hector}")
        if counter == 0:
            table.ties(PILE_EMPTY)
        else:
            table.wins("a" if counter > 0 else "b", PILE_EMPTY)


@rule("FO-END-09")
def test_nothing_is_carried_out_after_the_end() -> None:
    """The seventh point is made at O1: the other five attacks, the draw and Laodice's end are not."""
    table = Table(a=", ".join(f"{space} carians" for space in SPACES), counter=6, phase="attack").wins(
        "a", SEVEN_POINTS
    )
    assert len(table.seen_events(fo.GainedPoint)) == 1
    assert table.legal() == set()
    assert table.markers("a") == set()
    table.refuses("DONE", "game-over", "FO-END-09")


@rule("FO-END-10")
def test_seven_points_still_win_in_a_turn_that_is_being_finished() -> None:
    table = Table(a="O3 carians", hand_a="nausicaa phaeacians myrmidons", pile=1, pile_end="finish_turn", counter=6)
    table.do("PLAY(nausicaa) OWN(T1) {hector}").goes_on()
    table.do("DONE").wins("a", SEVEN_POINTS)
    loses = Table(
        a="O1 cicones",
        b="O1 iphigenia",
        hand_a="nausicaa phaeacians myrmidons",
        pile=1,
        pile_end="finish_turn",
        counter=-6,
    )
    loses.do("PLAY(nausicaa) OWN(O2) {hector} DONE").wins("b", SEVEN_POINTS)


@rule("FO-END-01", "FO-END-05")
def test_a_whole_game_without_a_card_played_ends_with_the_pile() -> None:
    """64 cards, two a turn, none in the first: 33 turns."""
    table = Box("a", "hector jason medea ajax achilles heracles", "perseus theseus chiron odysseus helen agamemnon").do(
        "KEEP"
    )
    while table.asked() != "nobody":
        word = "DONE" if table.question().endswith("main") else "KEEP" if table.question().endswith("skip") else "{}"
        table.do(word)
    table.ties(PILE_EMPTY)
    assert table.s.turns + 1 == 33
