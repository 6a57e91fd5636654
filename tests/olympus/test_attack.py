"""Attacking: FO-ATTACK."""

import pytest

from tests.olympus.table import Position, Table, own_card, tokens, with_cards
from tests.rule import rule
from theomachy.games.olympus import events as fo
from theomachy.games.olympus.state import PLUS_ATTACK
from theomachy.games.olympus.vocabulary import SPACES

# --- who attacks -----------------------------------------------------------------------------------------------------


def attackers(table: Table) -> list[str]:
    return [spot.split()[-1] for spot in table.places_of(fo.Attacked)]


@rule("FO-ATTACK-01")
def test_every_unit_attacks_once_and_nobody_is_asked_whether() -> None:
    """Also where it hurts: the Lapiths strike Hector."""
    table = Table(a="O1 lapiths, O3 carians, T1 danaans", b="O1 hector, O3 dardani, T1 dardani", phase="attack")
    table.shows(a="O1 lapiths*2, O3 carians, T1 danaans", b="O1 hector*1, O3 dardani*1, T1 dardani*2")
    assert attackers(table) == ["O1", "O3", "T1"]
    assert [table.unit(f"a {space}").attacks for space in ("O1", "O3", "T1")] == [1, 1, 1]
    assert table.question() == "chance drawn"


@rule("FO-ATTACK-01")
def test_only_the_active_players_units_attack() -> None:
    for active, counter in (("a", 1), ("b", -2)):
        table = Table(a="O1 carians", b="O2 danaans, O3 argonauts", active=active, phase="attack")
        assert table.counter == counter
        assert {event.seat for event in table.seen_events(fo.Attacked)} == {0 if active == "a" else 1}


@rule("FO-ATTACK-02")
def test_a_unit_attacks_in_the_turn_it_was_played_and_in_the_next() -> None:
    table = Table(hand_a="carians", hand_b="phaeacians").do("PLAY(carians) OWN(O1) DONE")
    assert table.counter == 1
    table.do("{hector} {jason} DONE {} {} DONE")
    assert table.counter == 2


@rule("FO-ATTACK-03", "FO-EQUIP-04", "FO-BONUS-02", "FO-BONUS-03")
def test_a_unit_with_attack_0_does_nothing() -> None:
    """Unless equipment helps: Dardani 0/4 rest, Penelope 0/5 with the Red Sword gains a point (S4)."""
    table = Table(a="O1 dardani, O2 penelope+sword_red", phase="attack")
    assert table.counter == 1
    assert attackers(table) == ["O2"]
    assert table.question() == "chance drawn"


@rule("FO-ATTACK-03")
def test_a_unit_with_attack_0_uses_no_on_attack_effect() -> None:
    """Calypso leaves Teucer 0 of his 2: he neither shoots nor strikes.  With Achilles he does both."""
    b = "O1 calypso, O2 dardani"
    weak = Table(a="O1 teucer", b=b, phase="attack")
    weak.shows(b=b)
    assert weak.question() == "chance drawn"
    strong = Table(a="O1 teucer, T1 achilles", b=b, phase="attack").do("YES")
    strong.shows(b="O1 calypso*1, O2 dardani*1")


@rule("FO-ATTACK-04")
def test_attacks_go_from_o1_to_t1() -> None:
    for active in ("a", "b"):
        sides: Position = {active: ", ".join(f"{space} carians" for space in reversed(SPACES))}
        table = Table(**sides, phase="attack", active=active).do("NO NO")
        assert attackers(table) == list(SPACES)


# --- the attack value ------------------------------------------------------------------------------------------------


@rule("FO-ATTACK-05")
def test_the_attack_value_is_read_when_the_space_comes_up() -> None:
    """Penthesilea gives soldiers 1 attack; she dies at O1, so the Dardani at O2 have none left."""
    fatal = Table(a="O1 penthesilea*2, O2 dardani", b="O1 hector", phase="attack")
    assert attackers(fatal) == ["O1"]
    assert fatal.counter == 0
    before = Table(a="O1 dardani, O2 penthesilea*2", b="O2 hector", phase="attack")
    assert attackers(before) == ["O1", "O2"]
    assert before.counter == 1


@rule("FO-ATTACK-05", "FO-STRIKE-02")
def test_the_attack_value_is_read_when_it_strikes() -> None:
    table = Table(a="O1 neoptolemus", b="O1 laodice", hand_a="carians", phase="attack")
    assert table.values("a O1") == (3, 3)
    table.do("YES")
    assert table.unit("b O1").damage == 6
    assert table.values("a O1") == (3, 3)  # for this attack only


@rule("FO-ATTACK-05", "FO-STRIKE-07")
def test_an_attack_value_that_falls_to_0_before_the_strike() -> None:
    """Menelaus has 1 attack: 2, less Calypso's 2, with Achilles' 1.  His arrow defeats Patroclus, who takes Achilles
    with him: Menelaus strikes nobody."""
    table = Table(a="O1 menelaus, T1 achilles*4", b="O1 calypso, D2 patroclus*1", phase="attack").do("YES")
    table.shows(b="O1 calypso")
    assert table.question() == "b target"
    table.do("ENEMY(T1)").shows(a="O1 menelaus", b="O1 calypso")
    assert table.seen_events(fo.Struck, fo.GainedBonus) == []


@rule("FO-ATTACK-05")
def test_an_attack_value_that_falls_to_0_before_the_effect_after_the_strike() -> None:
    """Cycnus has 1 attack, all of it from Achilles, whom Patroclus takes with him."""
    position: Position = {"a": "O1 carians, O2 cycnus, T1 achilles*4", "b": "O2 patroclus*1", "phase": "attack"}
    weak = Table(**position, cells={("a O2", PLUS_ATTACK): -2}).do("ENEMY(T1)")
    weak.shows(a="O1 carians, O2 cycnus", b="")
    assert weak.question() == "chance drawn"
    strong = Table(**position, cells={("a O2", PLUS_ATTACK): -1}).do("ENEMY(T1)")
    assert strong.question() == "a option"


@rule("FO-ATTACK-05")
def test_the_attack_value_is_read_before_each_effect() -> None:
    tired = own_card(
        "tired",
        'when = "before_strike"\ndo = [{ op = "modify", to = { unit = "self" }, attack = -7, until = "attack" }]',
        'when = "before_strike"\ndo = [{ op = "point", who = "you", amount = 1 }]',
    )
    table = Table(a="O1 tired", b="O1 dardani", own=with_cards(tired), phase="attack")
    assert table.counter == 0
    assert table.unit("b O1").damage == 0
    assert table.values("a O1") == (2, 3)  # the attack is over


# --- an attack -------------------------------------------------------------------------------------------------------


@rule("FO-ATTACK-06")
def test_one_attack_is_completed_before_the_next() -> None:
    table = Table(a="O1 chiron, O2 lapiths", b="O1 hector, O2 hector", phase="attack").do("YES ENEMY(O1)")
    assert table.places_of(fo.Attacked, fo.Damaged, fo.Struck) == [
        "attacked a O1", "damaged b O1", "struck b O1", "damaged a O1",
        "attacked a O2", "struck b O2", "damaged a O2"]  # fmt: skip


@rule("FO-ATTACK-07", "FO-STRIKE-05", "FO-BONUS-01", "FO-DAMAGE-03")
def test_chiron_empties_the_space_before_he_strikes() -> None:
    """S9: then there is nobody opposite, and he earns the area bonus."""
    table = Table(a="O3 chiron", b="O3 carians, D1 tydeus", phase="attack").do("YES")
    assert table.legal() == tokens("ENEMY(O3) ENEMY(D1)")
    other = table.copy().do("ENEMY(D1)").shows(b="D1 tydeus*2")
    assert other.counter == 0
    table.do("ENEMY(O3)").shows(b="D1 tydeus")
    assert table.counter == 1


@rule("FO-ATTACK-07")
def test_effects_after_the_strike_come_last() -> None:
    """Heracles: the strike, and for a defeated unit the bonus of his space.  Helen: the bonus, and another point."""
    table = Table(a="O1 heracles", b="O1 carians", phase="attack")
    kinds = (fo.Attacked, fo.Struck, fo.Discarded, fo.GainedPoint)
    assert [type(event) for event in table.seen_events(*kinds)] == list(kinds)
    table = Table(a="O1 helen", phase="attack")
    names = [event.name for event in table.seen_events(fo.GainedBonus, fo.GainedPoint, fo.Used)]
    assert names == ["gained-bonus", "gained-point", "used", "gained-point"]


@rule("FO-ATTACK-07", "FO-EQUIP-09")
def test_the_effects_of_the_unit_come_before_those_of_its_equipment() -> None:
    """Cycnus lets the Carians attack again before his Yellow Sword takes a marker for the defeated Dardani."""
    table = Table(a="O1 carians, O2 cycnus+sword_yellow", b="O2 dardani", phase="attack")
    assert table.source("a") == "cycnus"
    table.do("YES")
    assert table.counter == 2
    assert table.source("a") == "sword_yellow"
    table.do("YES MARKER(red)")
    assert table.markers("a") == {"red"}


CLAIM: Position = {"a": "O1 chiron, D1 medea", "b": "O1 lapiths, D1 danaans*2", "phase": "attack"}


@rule("FO-ATTACK-08", "FO-ATTACK-02", "FO-DEFEAT-09", "FO-BONUS-03", "FO-BONUS-04")
def test_a_unit_that_arrives_on_a_space_still_to_come_attacks() -> None:
    """S20."""
    table = Table(**CLAIM).do("YES ENEMY(D1) YES OWN(O2) MARKER(red)")
    table.shows(a="O1 chiron, O2 danaans, D1 medea", b="O1 lapiths*3")
    assert table.counter == 1
    assert table.markers("a") == {"red"}


@rule("FO-ATTACK-08")
def test_a_unit_that_arrives_on_a_space_already_passed_does_not_attack() -> None:
    table = Table(a="O2 chiron, D1 medea", b="O2 lapiths, D1 danaans*2", phase="attack").do("YES ENEMY(D1) YES OWN(O1)")
    table.shows(a="O1 danaans, O2 chiron, D1 medea")
    table.do("NO")
    assert attackers(table) == ["O2", "D1"]
    assert table.counter == 0
    assert table.question() == "chance drawn"


@rule("FO-ATTACK-09", "FO-EQUIP-06", "FO-STRIKE-08", "FO-STRIKE-04")
def test_the_attack_of_a_unit_that_leaves_play_is_over() -> None:
    """Hector's answer defeats Tydeus; the Yellow Sword's effect does not come up (S17)."""
    table = Table(a="O1 tydeus+sword_yellow*2", b="O1 hector", phase="attack")
    table.shows(a="", b="O1 hector*5")
    assert table.discard() == "tydeus sword_yellow"
    assert table.question() == "chance drawn"


@rule("FO-ATTACK-09")
def test_a_unit_that_leaves_before_the_strike_neither_strikes_nor_earns_a_bonus() -> None:
    """Icarus replaces his strike and is discarded.  Patroclus takes Menelaus with him before he strikes."""
    table = Table(a="O1 menelaus*2", b="O2 patroclus*1", phase="attack").do("YES").shows(a="", b="")
    assert table.counter == 0
    table = (
        Table(a="O1 menelaus*2", b="O1 dardani, O2 patroclus*1", phase="attack").do("YES").shows(a="", b="O1 dardani")
    )


@rule("FO-ATTACK-10")
def test_always_effects_of_both_sides_count() -> None:
    """The Carians' 1, with Achilles, Penthesilea and Leda each 1 more; Calypso opposite takes 2."""
    position: Position = {"a": "O1 carians, D1 achilles, D2 penthesilea, T1 leda", "phase": "attack"}
    assert Table(**position, b="O1 laodice").unit("b O1").damage == 4
    assert Table(**position, b="O1 calypso+shield_green").unit("b O1").damage == 2


# --- extra attacks ---------------------------------------------------------------------------------------------------


@rule("FO-ATTACK-11")
def test_an_extra_attack_is_complete_and_made_at_once() -> None:
    """Cycnus at O2 lets Teucer attack again: effect, strike; only then comes the Carians' space."""
    table = Table(a="O1 teucer, O2 cycnus, O3 carians", b="O1 dardani, O2 lapiths", phase="attack")
    table.do("YES").shows(b="O1 dardani*2, O2 lapiths*3")
    assert table.question() == "a option"
    table.do("YES")
    assert table.source("a") == "teucer"
    table.do("YES").shows(b="O2 lapiths*4")
    assert attackers(table) == ["O1", "O2", "O1", "O3"]
    assert table.counter == 1  # the Carians' point


@rule("FO-ATTACK-11")
def test_an_extra_attack_needs_attack_1() -> None:
    """Penthesilea has died meanwhile, so the Dardani, who did attack, cannot attack again: Cycnus is not asked."""
    table = Table(a="O1 dardani, O2 penthesilea*2, O3 cycnus", b="O2 hector", phase="attack")
    assert attackers(table) == ["O1", "O2", "O3"]
    assert table.question() == "chance drawn"
    alive = Table(a="O1 dardani, O2 penthesilea, O3 cycnus", b="O2 hector", phase="attack").do("YES")
    assert alive.legal() == tokens("OWN(O1) OWN(O2)")


@rule("FO-ATTACK-11", "FO-ATTACK-14")
def test_nestor_lets_another_unit_that_attacked_attack_again() -> None:
    table = Table(a="O1 carians, O2 dardani, O3 danaans, T1 nestor", phase="attack").do("YES")
    assert table.legal() == tokens("OWN(O1) OWN(O3)")  # not the Dardani, who did not attack, and not himself
    assert table.do("OWN(O3)").counter == 3


@rule("FO-ATTACK-11")
def test_an_extra_attack_belongs_to_the_own_turn() -> None:
    angry = own_card("angry", 'when = "struck"\ndo = [{ op = "attack", to = { unit = "self" } }]', defence=9)
    table = Table(a="O1 carians", b="O1 angry", own=with_cards(angry), phase="attack")
    table.shows(a="O1 carians", b="O1 angry*1")
    assert attackers(table) == ["O1"]


@rule("FO-ATTACK-12")
@pytest.mark.parametrize(("cap", "answers"), [(1, ""), (2, "YES NO"), (3, "YES YES OWN(O1)")])
def test_nobody_attacks_more_often_than_the_cap(cap: int, answers: str) -> None:
    """Cycnus and then Nestor may choose the Carians, if these may attack once more."""
    table = Table(a="O1 carians, O2 cycnus, T1 nestor", b="O2 laodice", attack_cap=cap, phase="attack").do(answers)
    assert table.unit("a O1").attacks == table.counter == cap
    assert table.question() == "chance drawn"


@rule("FO-ATTACK-13", "FO-ATTACK-11", "FO-ATTACK-12", "FO-ABILITY-03", "FO-STRIKE-06")
def test_a_conditional_bonus_does_not_add_up() -> None:
    """Andromache strikes the green Lapiths twice, each time for 3 (S8)."""
    table = Table(a="O1 andromache, D1 cycnus", b="O1 lapiths", phase="attack")
    table.shows(b="O1 lapiths*3")
    table.do("MARKER(green) YES").shows(b="")
    assert [event.damage for event in table.seen_events(fo.Struck)] == [3, 3]
    assert table.counter == 0
    assert table.unit("a O1").attacks == 2
    assert table.values("a O1") == (2, 3)  # nobody green stands opposite any more


@rule("FO-ATTACK-14")
def test_end_of_attacks_effects_come_after_the_last_space() -> None:
    """Nestor stands at O1; still the unit in Troy has attacked when he is asked."""
    table = Table(a="O1 nestor, T1 danaans", b="T1 dardani", phase="attack")
    assert table.question() == "a option"
    table.shows(b="T1 dardani*2")
    table.do("YES").shows(b="")


@rule("FO-ATTACK-14")
def test_end_of_attacks_effects_go_from_o1_to_t1_and_come_though_nobody_attacked() -> None:
    herald = own_card(
        "herald", 'when = "attack_phase_end"\nmode = "may"\ndo = [{ op = "point", who = "you", amount = 1 }]', attack=0
    )  # fmt: skip
    table = Table(a="O3 herald, T1 herald", b="O1 herald", own=with_cards(herald), phase="attack")
    for space in ("O3", "T1"):
        assert table.question() == "a option"
        table.do("YES")
        assert table.places_of(fo.Used)[-1] == f"used a {space}"
    assert table.counter == 2
    assert table.question() == "chance drawn"
