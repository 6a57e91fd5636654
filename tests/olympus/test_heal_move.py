"""Healing, moving and returning: FO-HEAL, FO-MOVE."""

import pytest

from tests.olympus.table import Table, own_card, place, tokens, with_cards
from tests.rule import rule
from theomachy.games.olympus import events as fo
from theomachy.games.olympus.state import ATTACKS, PLUS_ATTACK, PLUS_DEFENCE, SERIAL, UNIT, VISITED
from theomachy.games.olympus.vocabulary import SPACES

# --- healing ---------------------------------------------------------------------------------------------------------


@rule("FO-HEAL-01", "FO-HEAL-02")
def test_healing_removes_so_much_damage_or_all_there_is() -> None:
    """Asclepius heals 2 of each of his player's units: of 4, 3, 2, 1 and 0 damage."""
    table = Table(
        a="O1 asclepius, O2 penthesilea*3, O3 dardani*2, D1 andromeda*4, D2 hector*1, T1 carians",
        b="O1 hector*3",
        hand_b="carians",
        phase="end",
    )
    table.shows(a="O1 asclepius, O2 penthesilea*1, O3 dardani, D1 andromeda*2, D2 hector, T1 carians", b="O1 hector*3")
    assert [event.damage for event in table.seen_events(fo.Healed)] == [2, 2, 2, 1]  # nobody heals what is not hurt


@rule("FO-HEAL-01")
def test_healing_all_of_it() -> None:
    Table(a="O1 penelope*4", hand_b="carians", phase="end").shows(a="O1 penelope")


@rule("FO-HEAL-02")
def test_an_undamaged_unit_cannot_be_chosen_for_healing() -> None:
    table = Table(a="O1 antigone, O2 hector*1, O3 carians, D1 dardani*2", phase="attack").do("YES")
    assert table.legal() == tokens("OWN(O2) OWN(D1)")
    table.do("OWN(O2)").shows(a="O1 antigone, O2 hector, O3 carians, D1 dardani*2")


@rule("FO-HEAL-03", "FO-DEFEAT-05")
def test_healing_comes_too_late_for_a_defeated_unit() -> None:
    """Without Ajax beside them, Alcestis and Penelope are defeated in one check.  Alcestis heals whoever is left."""
    table = Table(
        a="O2 heracles*2", b="O1 alcestis*3, O2 ajax*1, O3 penelope*6, D1 hector*5, T1 lapiths*1", phase="attack"
    )
    table.shows(b="D1 hector*3, T1 lapiths")
    assert table.discard() == "ajax alcestis penelope"


@rule("FO-HEAL-03")
def test_a_healer_does_not_save_himself_from_a_defeat_in_the_same_check() -> None:
    """Tydeus heals when an enemy unit is defeated; but he is found defeated in the same check."""
    everybody = '{ unit = "any", other = true, pick = "all" }'
    both = own_card("quake", f'when = "before_strike"\ndo = [{{ op = "damage", to = {everybody}, amount = 3 }}]')
    table = Table(a="O1 quake, O2 tydeus*1", b="O1 hector, O2 carians", own=with_cards(both), phase="attack")
    table.shows(a="O1 quake*2", b="O1 hector*5")
    assert table.discard() == "tydeus carians"


# --- moving ----------------------------------------------------------------------------------------------------------


@rule("FO-MOVE-01")
def test_a_unit_never_moves_to_the_other_side() -> None:
    """Palamedes moves an enemy unit: only spaces of its own side are offered.  The Achaeans move one of theirs."""
    table = Table(b="O1 hector, O3 carians", hand_a="palamedes phaeacians").do("PLAY(palamedes) OWN(O1) YES ENEMY(O1)")
    assert table.legal() == {f"ENEMY({space})" for space in SPACES if space != "O1"}
    table = Table(b="O1 hector, O3 carians", hand_a="achaeans phaeacians").do("PLAY(achaeans) OWN(O1) YES")
    assert table.legal() == {f"OWN({space})" for space in SPACES if space != "O1"}


@rule("FO-MOVE-02")
def test_a_moved_unit_keeps_all_it_has() -> None:
    """Equipment, damage, temporary bonuses, the attacks it has made."""
    cells = {("a O1", PLUS_ATTACK): 2, ("a O1", PLUS_DEFENCE): 1, ("a O1", ATTACKS): 1, ("a O1", VISITED): 1}
    table = Table(a="O1 hector+helmet_red*3", hand_a="achaeans phaeacians myrmidons", cells=cells)
    assert table.values("a O1") == (8, 8)
    table.do("PLAY(achaeans) OWN(O2) YES OWN(O1) OWN(T1)").shows(a="O2 achaeans, T1 hector+helmet_red*3")
    assert table.values("a T1") == (8, 8)
    assert table.unit("a T1").attacks == 1
    table.do("DONE")
    assert [event.place for event in table.seen_events(fo.Attacked)] == ["a:O2"]  # his attack is made


@rule("FO-MOVE-02", "FO-TURN-10")
def test_hippolytas_bonus_moves_along() -> None:
    table = Table(a="O1 carians", hand_a="hippolyta teucer achaeans phaeacians myrmidons")
    table.do("PLAY(hippolyta) PAY(teucer) OWN(O2)")
    assert table.values("a O1") == (2, 2)
    table.do("PLAY(achaeans) OWN(O3) YES OWN(O1) OWN(T1)")
    assert table.values("a T1") == (2, 2)


WANDERER = own_card(
    "wanderer", 'when = "before_strike"\ndo = [{ op = "move", to = { unit = "self" }, dest = "empty" }]', defence=9
)


@rule("FO-MOVE-02", "FO-ATTACK-08")
def test_a_unit_that_moves_on_does_not_attack_again() -> None:
    table = Table(a="O1 wanderer", own=with_cards(WANDERER), phase="attack").do("OWN(O3)")
    assert table.counter == 1
    assert len(table.seen_events(fo.Attacked)) == 1
    assert table.question() == "chance drawn"


@rule("FO-MOVE-03")
def test_a_move_to_an_empty_space() -> None:
    table = Table(a="O1 hector, O3 carians, T1 dardani", hand_a="achaeans phaeacians").do("PLAY(achaeans) OWN(D1) YES")
    assert table.legal() == tokens("OWN(O1) OWN(O3) OWN(D1) OWN(T1)")
    table.do("OWN(O3)")
    assert table.legal() == tokens("OWN(O2) OWN(D2)")
    table.do("OWN(D2)").shows(a="O1 hector, D1 achaeans, D2 carians, T1 dardani")


@rule("FO-MOVE-03")
def test_a_move_to_any_space_changes_places_with_who_stands_there() -> None:
    table = Table(b="O1 hector*2, O3 carians+shield_red", hand_a="palamedes phaeacians dardani")
    table.do("PLAY(palamedes) OWN(D1) YES ENEMY(O1) ENEMY(O3)").shows(b="O1 carians+shield_red, O3 hector*2")
    assert len(table.seen_events(fo.Moved)) == 2
    table = Table(b="O1 hector*2, O3 carians", hand_a="palamedes phaeacians dardani")
    table.do("PLAY(palamedes) OWN(D1) YES ENEMY(O1) ENEMY(T1)").shows(b="O3 carians, T1 hector*2")


@rule("FO-MOVE-04", "FO-MOVE-01", "FO-MOVE-02", "FO-EQUIP-07", "FO-PAY-07")
def test_agamemnon_moves_everybody_at_once() -> None:
    """S7: the units change places although no space is free for a moment."""
    table = Table(
        a="O1 tydeus+sword_yellow*1, O2 penelope*2, D1 antigone",
        hand_a="agamemnon argonauts nausicaa ariadne dardani myrmidons",
    ).do("PLAY(agamemnon)")
    assert table.legal() == tokens("PAY(argonauts) PAY(nausicaa)")  # blue twice, then yellow and green by themselves
    table.do("PAY(argonauts) OWN(O3) YES")
    assert table.discard() == "argonauts nausicaa ariadne dardani"
    assert table.question() == "a rearrange"
    assert table.legal() == {f"OWN({space})" for space in SPACES}
    table.do("OWN(O2)")
    assert table.legal() == {f"OWN({space})" for space in SPACES if space != "O2"}
    table.do("OWN(O1) OWN(D1) OWN(O3)")
    table.shows(a="O1 penelope*2, O2 tydeus+sword_yellow*1, O3 antigone, D1 agamemnon", b="")
    assert table.seen_events(fo.Discarded) == []


@rule("FO-MOVE-04")
@pytest.mark.parametrize(
    "order", ["O1 O2 O3", "O2 O3 O1", "O3 O1 O2", "D1 O1 O2", "O2 O1 T1", "T1 D2 D1", "O3 O2 O1", "D2 O3 O2"]
)
def test_any_new_order_will_do(order: str) -> None:
    table = Table(
        a="O1 hector*1, O2 carians+sword_red", hand_a="agamemnon argonauts nausicaa ariadne dardani myrmidons"
    )
    table.do("PLAY(agamemnon) PAY(argonauts) OWN(O3) YES")
    table.do(" ".join(f"OWN({space})" for space in order.split()))
    units = dict(zip(order.split(), ("hector*1", "carians+sword_red", "agamemnon"), strict=True))
    table.shows(a=", ".join(f"{space} {units[space]}" for space in SPACES if space in units))


@rule("FO-MOVE-04")
def test_a_full_side_rearranges_too() -> None:
    """The last unit has one space left and is not asked."""
    table = Table(
        a="O1 hector, O2 carians, O3 dardani, D1 danaans, D2 lapiths",
        hand_a="agamemnon argonauts nausicaa ariadne tauri sword_red",
    ).do("PLAY(agamemnon) PAY(argonauts) YES OWN(T1) OWN(D2) OWN(D1) OWN(O3) OWN(O2)")
    table.shows(a="O1 agamemnon, O2 lapiths, O3 danaans, D1 dardani, D2 carians, T1 hector")


@rule("FO-MOVE-05")
def test_a_move_is_neither_a_discard_nor_an_entry() -> None:
    """Andromeda feels nothing; the Pleiades take no second marker; the unit is still the same one."""
    table = Table(a="O1 pleiades, T1 andromeda", hand_a="achaeans phaeacians myrmidons")
    serial = table.s.units[UNIT * place("a O1") + SERIAL]
    table.do("PLAY(achaeans) OWN(O2) YES OWN(O1) OWN(D1)").shows(a="O2 achaeans, D1 pleiades, T1 andromeda")
    assert table.question() == "a main"
    assert table.markers("a") == set()
    assert table.s.units[UNIT * place("a D1") + SERIAL] == serial
    assert [event.card for event in table.seen_events(fo.Placed)] == ["achaeans"]
    assert table.seen_events(fo.Discarded) == []


# --- returning -------------------------------------------------------------------------------------------------------


@rule("FO-MOVE-06")
def test_a_unit_returns_to_the_hand_of_its_side_without_its_damage() -> None:
    europa = "europa argonauts priam myrmidons"
    table = Table(a="O2 carians*1", b="O3 penelope*3", hand_a=europa).do("PLAY(europa) OWN(O1) YES")
    assert table.legal() == tokens("OWN(O2) ENEMY(O3)")  # another unit, not Europa herself
    own = table.copy().do("OWN(O2)")
    assert own.hand("a") == ["carians", "myrmidons"]
    own.do("PLAY(carians) OWN(O2)").shows(a="O1 europa, O2 carians", b="O3 penelope*3")
    other = table.do("ENEMY(O3)")
    assert other.hand("b") == ["penelope"]
    other.shows(a="O1 europa, O2 carians*1", b="")


@rule("FO-MOVE-06")
def test_a_claimed_unit_returns_to_its_new_player() -> None:
    """Cards have no owners: what Medea took over goes back to her player's hand."""
    table = Table(a="O1 medea", b="O1 carians*1", hand_b="europa argonauts priam", phase="attack").do("YES OWN(O2)")
    table.do("{hector} {jason} PLAY(europa) OWN(O1) YES ENEMY(O2)")
    assert table.hand("a") == ["carians", "hector", "jason"]
    assert table.hand("b") == []


@rule("FO-MOVE-07", "FO-EQUIP-08", "FO-DEFEAT-07")
def test_a_return_is_neither_a_defeat_nor_a_discard() -> None:
    """Neither Andromeda nor the returned Iphigenia notices anything (S16)."""
    table = Table(a="D2 andromeda", b="O1 iphigenia+shield_blue, O2 hecuba", hand_a="europa argonauts priam myrmidons")
    table.do("PLAY(europa) OWN(O1) YES ENEMY(O1)")
    assert table.question() == "a main"
    assert table.counter == 0
    assert table.unit("a D2").damage == 0
    assert table.discard() == "argonauts priam shield_blue"
    assert table.seen_events(fo.Defeated, fo.Discarded) == []
    assert len(table.seen_events(fo.Returned)) == 1
