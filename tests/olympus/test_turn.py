"""The turn: FO-TURN."""

import pytest

from tests.olympus.table import Box, Position, Table, tokens
from tests.rule import rule
from theomachy.games.olympus import events as fo
from theomachy.games.olympus.options import EDITIONS
from theomachy.games.olympus.state import ATTACKS, PLUS_ATTACK, PLUS_DEFENCE
from theomachy.games.olympus.vocabulary import BOARD_FULL, PHASES

HAND_A = "carians phaeacians hector jason penelope sword_red"
HAND_B = "dardani medea circe icarus shield_red tydeus"
FULL = "O1 carians, O2 dardani, O3 lapiths, D1 danaans, D2 argonauts, T1 cicones"


def phases(table: Table) -> list[tuple[int, int]]:
    """Who began which phase."""
    return [(event.seat, PHASES.index(event.phase)) for event in table.seen_events(fo.PhaseBegan)]


@rule("FO-TURN-01", "FO-TURN-02", "FO-TURN-11")
def test_turns_alternate_and_have_three_phases_in_order() -> None:
    table = Box("a", HAND_A, HAND_B).do("KEEP DONE KEEP")
    assert table.question() == "b main"  # b is not asked whether to skip anything
    table.do("DONE {} {}")
    assert table.question() == "a main"
    table.do("DONE {} {}")
    assert table.question() == "b main"
    assert phases(table) == [(0, 1), (0, 2), (1, 1), (1, 2), (1, 3), (0, 1), (0, 2), (0, 3), (1, 1)]
    assert [(event.seat, event.turn) for event in table.seen_events(fo.TurnBegan)] == [(0, 1), (1, 2), (0, 3), (1, 4)]


@rule("FO-TURN-02")
def test_play_then_attack_then_draw() -> None:
    """The Carians come into play in phase 1, attack in phase 2, and only then cards are drawn."""
    table = Table(hand_a="carians", hand_b="dardani").do("PLAY(carians) OWN(O1) DONE")
    kinds = [type(event) for event in table.seen_events(fo.PhaseBegan, fo.Attacked, fo.GainedPoint)]
    assert kinds == [fo.PhaseBegan, fo.PhaseBegan, fo.Attacked, fo.GainedPoint, fo.PhaseBegan]
    assert table.question() == "chance drawn"


@rule("FO-TURN-03", "FO-END-02")
def test_a_full_board_is_looked_for_before_phase_1() -> None:
    table = Table(a=FULL, hand_a="hector", phase="turn").wins("a", BOARD_FULL)
    assert phases(table) == []


@rule("FO-TURN-03")
def test_attacks_are_counted_anew_in_every_turn() -> None:
    cells = {("a O1", ATTACKS): 2, ("b O1", ATTACKS): 2}
    table = Table(a="O1 lapiths", b="O1 dardani", hand_a="myrmidons", cells=cells, phase="turn")
    assert (table.unit("a O1").attacks, table.unit("b O1").attacks) == (0, 0)
    assert table.do("DONE").unit("a O1").attacks == 1
    table = Table(a="O1 lapiths", b="O1 lapiths", hand_a="myrmidons", hand_b="myrmidons")
    table.do("DONE {} {} DONE {} {} DONE").shows(a="O1 lapiths*1", b="O1 lapiths*2")


# --- the first turn --------------------------------------------------------------------------------------------------


@rule("FO-TURN-04", "FO-TURN-05", "FO-TURN-06")
@pytest.mark.parametrize(
    ("answers", "skipped", "kept"),
    [("SKIP", 1, [2, 3]), ("KEEP DONE SKIP", 2, [1, 3]), ("KEEP DONE KEEP", 3, [1, 2])],
)
@pytest.mark.parametrize("starts", ["a", "b"])
def test_one_phase_of_the_first_turn_is_skipped(starts: str, answers: str, skipped: int, kept: list[int]) -> None:
    table = Box(starts, HAND_A, HAND_B)
    seat = table.s.active
    table.do(answers).draw_all()
    assert table.seen_events(fo.PhaseSkipped) == [fo.PhaseSkipped(seat, PHASES[skipped])]
    assert [phase for who, phase in phases(table) if who == seat] == kept
    assert table.question() == ("b main" if starts == "a" else "a main")
    assert len(table.hand(starts)) == (6 if skipped == 3 else 8)


@rule("FO-TURN-06")
def test_the_choice_is_made_as_late_as_possible() -> None:
    table = Box("a", HAND_A, HAND_B)
    assert table.question() == "a skip"
    assert table.legal() == tokens("KEEP SKIP")
    table.do("KEEP PLAY(carians) OWN(O1) DONE")
    assert table.question() == "a skip"  # a knows by now what stands on the board
    assert table.legal() == tokens("KEEP SKIP")
    table.do("KEEP")
    assert table.counter == 1
    assert table.question() == "b main"  # phase 3 is left out without a question


@rule("FO-TURN-06")
def test_who_has_skipped_phase_1_is_not_asked_again() -> None:
    assert Box("a", HAND_A, HAND_B).do("SKIP").question() == "chance drawn"


@rule("FO-TURN-07")
@pytest.mark.parametrize("hand", [HAND_A, "sword_red shield_blue helmet_red sword_green shield_green helmet_green"])
def test_playing_no_card_is_not_skipping(hand: str) -> None:
    """Whether a wants to play none, or can play none."""
    table = Box("a", hand, HAND_B).do("KEEP DONE")
    assert table.question() == "a skip"
    assert table.seen_events(fo.PhaseSkipped) == []


@rule("FO-TURN-08")
def test_without_phase_2_nobody_attacks_and_nothing_follows_the_attacks() -> None:
    """The Carians have attacked in this turn, so to speak: Nestor could let them attack again."""
    position: Position = {"a": "O1 carians, T1 nestor", "hand_a": "myrmidons"}
    cells = {("a O1", ATTACKS): 1}
    skipped = Table(**position, cells=cells, turns=0).do("KEEP DONE SKIP")
    assert skipped.question() == "chance drawn"
    assert skipped.counter == 0
    assert skipped.seen_events(fo.Attacked) == []
    kept = Table(**position, cells=cells, turns=0).do("KEEP DONE KEEP")
    assert kept.counter == 1
    kept = Table(**position, turns=0).do("KEEP DONE KEEP")
    assert kept.question() == "a option"


@rule("FO-TURN-08")
def test_without_phase_3_nothing_is_drawn() -> None:
    table = Box("a", HAND_A, HAND_B).do("KEEP DONE KEEP")
    assert table.hand("a") == sorted(HAND_A.split())
    assert table.s.pile == 64
    assert table.seen_events(fo.Drew) == []


@rule("FO-TURN-11")
def test_the_second_player_skips_nothing() -> None:
    table = Table(hand_a="myrmidons", hand_b="carians", active="b", turns=1)
    assert table.question() == "b main"
    table.do("DONE")
    assert table.question() == "chance drawn"
    assert phases(table) == [(1, 1), (1, 2), (1, 3)]


@rule("FO-TURN-12")
@pytest.mark.parametrize("starts", ["a", "b"])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("skipped", "answers"), [("playing", ""), ("attacking", "DONE"), ("drawing", "DONE")])
def test_the_phase_that_is_left_out_may_be_fixed(starts: str, edition: str, skipped: str, answers: str) -> None:
    table = Box(starts, HAND_A, HAND_B, edition, skipped_phase=skipped)
    seat = table.s.active
    table.do(answers).draw_all()
    assert table.question() == ("b main" if starts == "a" else "a main")
    assert table.seen_events(fo.PhaseSkipped) == [fo.PhaseSkipped(seat, skipped)]
    began = [event.phase for event in table.seen_events(fo.PhaseBegan) if event.seat == seat]
    assert began == [phase for phase in ("playing", "attacking", "drawing") if phase != skipped]
    assert len(table.hand(starts)) == (6 if skipped == "drawing" else 8)
    table.do("DONE {} {}")
    assert len(table.seen_events(fo.PhaseSkipped)) == 1  # of the first turn, and of no other


@rule("FO-TURN-13")
def test_the_second_player_may_begin_with_a_point() -> None:
    table = Box("a", HAND_A, HAND_B, second_player_bonus="olympus").do("KEEP DONE KEEP")
    assert table.question() == "b main"
    assert table.counter == -1
    table.do("DONE {} {}")
    assert table.question() == "a main"
    assert table.counter == -1  # only once, and only one of them


@rule("FO-TURN-13", "FO-BONUS-04", "FO-BONUS-05")
def test_the_second_player_may_begin_with_a_marker() -> None:
    table = Box("b", HAND_A, HAND_B, second_player_bonus="delphi").do("KEEP DONE KEEP")
    assert table.question() == "a marker"
    assert table.legal() == tokens("MARKER(red) MARKER(blue) MARKER(yellow) MARKER(green) NO")
    table.do("MARKER(blue)")
    assert table.markers("a") == {"blue"}
    assert table.question() == "a main"
    table = Box("b", HAND_A, HAND_B, "lookout", second_player_bonus="delphi").do("KEEP DONE KEEP")
    assert "NO" not in table.legal()


@rule("FO-TURN-13")
def test_the_second_player_may_begin_with_a_card_more() -> None:
    table = Box("a", HAND_A, HAND_B, second_player_bonus="troy").do("KEEP DONE KEEP")
    assert table.question() == "chance drawn"
    assert phases(table) == [(0, 1), (0, 2)]  # before phase 1 of the second player
    table.do("{teucer}")
    assert table.hand("b") == sorted([*HAND_B.split(), "teucer"])
    assert table.question() == "b main"


@rule("FO-TURN-12", "FO-TURN-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_edition_helps_the_second_player(edition: str) -> None:
    table = Box("a", HAND_A, HAND_B, edition)
    assert table.question() == "a skip"
    table.do("KEEP DONE KEEP")
    assert table.question() == "b main"
    assert table.seen_events(fo.GainedBonus) == []


# --- the end of a turn -----------------------------------------------------------------------------------------------


@rule("FO-TURN-09", "FO-ABILITY-05", "FO-DEFEAT-03", "FO-DEFEAT-07", "FO-STRIKE-08")
def test_laodices_one_day() -> None:
    """She strikes before Hector can answer, is discarded after phase 3, and Hecuba draws for her (S13)."""
    table = Table(a="D1 hecuba", b="O1 hector", hand_a="laodice dardani").do("PLAY(laodice) OWN(O1) DONE")
    table.shows(a="O1 laodice, D1 hecuba", b="")
    table.do("{} {}")
    assert table.question() == "a option"
    table.do("YES {}").shows(a="D1 hecuba")
    assert len(table.hand("a")) == 3
    assert [event.place for event in table.seen_events(fo.Defeated)] == ["b:O1"]  # she was discarded, not defeated


@rule("FO-TURN-09")
def test_end_of_turn_effects_come_after_a_skipped_phase_3_too() -> None:
    table = Table(a="O1 laodice", b="O1 hector", hand_a="myrmidons", hand_b="carians", turns=0).do("KEEP DONE KEEP")
    assert table.question() == "b main"
    table.shows(a="")


@rule("FO-TURN-09")
def test_end_of_turn_effects_go_from_o1_to_t1() -> None:
    """Asclepius heals 2, Meleager takes 1: who comes first decides whether Meleager lives."""
    Table(a="O1 meleager*3, O2 asclepius", hand_b="carians", phase="end").shows(a="O2 asclepius")
    Table(a="O1 asclepius, O2 meleager*3", hand_b="carians", phase="end").shows(a="O1 asclepius, O2 meleager*2")


@rule("FO-TURN-09", "FO-EQUIP-09")
def test_a_units_own_effect_comes_before_that_of_its_equipment() -> None:
    """Meleager takes his fifth damage before the Green Helmet could heal him."""
    Table(a="O1 meleager+helmet_green*4", hand_b="carians", phase="end").shows(a="")
    Table(a="O1 meleager+helmet_green*3", hand_b="carians", phase="end").shows(a="O1 meleager+helmet_green*3")


@rule("FO-TURN-09")
def test_only_the_units_of_who_ends_the_turn_have_end_of_turn_effects() -> None:
    Table(b="O1 penelope*3, O2 laodice", hand_b="carians", phase="end").shows(b="O1 penelope*3, O2 laodice")


@rule("FO-TURN-09")
def test_a_unit_that_has_left_has_no_end_of_turn_effect_any_more() -> None:
    """Meleager is defeated at O1 by his own effect; nothing else of him happens, and the others go on."""
    table = Table(a="O1 meleager*3, O2 penelope*2", hand_b="carians", phase="end").shows(a="O2 penelope")
    assert len(table.seen_events(fo.Defeated)) == 1


@rule("FO-TURN-10")
def test_bonuses_of_the_turn_outlast_the_end_of_turn_effects() -> None:
    """With 1 defence more Meleager survives his own effect, and Asclepius heals him before the bonus is over."""
    position: Position = {"a": "O1 meleager*3, O2 asclepius", "hand_b": "carians"}
    Table(**position, phase="end").shows(a="O2 asclepius")
    bonus = {("a O1", PLUS_DEFENCE): 1}
    table = Table(**position, phase="end", cells=bonus).shows(a="O1 meleager*2, O2 asclepius")
    assert table.values("a O1") == (4, 4)


@rule("FO-TURN-10", "FO-DEFEAT-04")
def test_the_end_of_a_bonus_can_defeat() -> None:
    cells = {("a O1", PLUS_DEFENCE): 2, ("b O1", PLUS_DEFENCE): 1, ("b O2", PLUS_DEFENCE): 2}
    position: Position = {"a": "O1 carians*2, O2 iphigenia", "b": "O1 carians*2, O2 lapiths*4", "hand_b": "dardani"}
    table = Table(**position, cells=cells, phase="end").shows(a="O2 iphigenia", b="O2 lapiths*4")
    assert table.question() == "b main"


@rule("FO-TURN-10")
def test_attack_bonuses_end_with_the_turn() -> None:
    table = Table(a="O1 hector", b="O1 laodice", hand_b="carians", phase="end", cells={("a O1", PLUS_ATTACK): 3})
    assert table.values("a O1") == (4, 6)
    table = Table(a="O1 carians", hand_a="hippolyta teucer myrmidons", hand_b="carians")
    assert table.do("PLAY(hippolyta) PAY(teucer) OWN(T1)").values("a O1") == (2, 2)
    table.do("DONE {} {} {}")
    assert table.question() == "b main"
    assert table.values("a O1") == (1, 2)


@rule("FO-TURN-01")
def test_each_player_attacks_in_turn() -> None:
    table = Table(a="O1 lapiths", b="O1 lapiths, O2 carians", hand_a="myrmidons", hand_b="phaeacians")
    table.do("DONE {} {}").shows(a="O1 lapiths", b="O1 lapiths*1, O2 carians")
    table.do("DONE {} {}").shows(a="O1 lapiths*1", b="O1 lapiths*1, O2 carians")
    assert table.counter == -1
    assert table.question() == "a main"
