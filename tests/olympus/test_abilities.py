"""Abilities: FO-ABILITY."""

import pytest

from tests.olympus.table import Position, Table, own_card, tokens, with_cards
from tests.rule import rule
from theomachy.games.olympus import events as fo
from theomachy.games.olympus.card_file import standard
from theomachy.games.olympus.options import EDITIONS
from theomachy.games.olympus.vocabulary import SEVEN_POINTS, TIMINGS

# --- when ------------------------------------------------------------------------------------------------------------

ON_PLAY, ON_ATTACK = ("play",), ("before_strike", "after_strike")


@rule("FO-ABILITY-01")
def test_a_text_says_by_its_beginning_which_of_the_three_symbols_it_has() -> None:
    used = set()
    for card in standard():
        for effect in card["effect"]:
            used.add(effect["when"])
            text = card["text"]["en"]
            assert ("On play:" in text) == (effect["when"] in ON_PLAY), card["id"]
            assert ("On attack, " in text) == (effect["when"] in ON_ATTACK), card["id"]
    assert used == set(TIMINGS)  # three symbols, eleven moments


@rule("FO-ABILITY-02")
def test_an_on_play_effect_happens_once_when_the_card_is_played() -> None:
    table = Table(hand_a="ariadne carians myrmidons", hand_b="phaeacians")
    table.do("PLAY(ariadne) OWN(O1) MARKER(red)")
    assert table.markers("a") == {"red"}
    table.do("DONE").draw_all()  # she attacks, and the turns of b and a go by
    table.do("DONE").draw_all()
    assert table.question() == "a main"
    assert table.markers("a") == {"red"}


@rule("FO-ABILITY-02", "FO-PLAY-09")
def test_an_on_play_effect_happens_when_a_card_is_played_for_free() -> None:
    """Peleus plays soldiers from the hand: the Pleiades take a marker."""
    table = Table(hand_a="peleus phaeacians pleiades myrmidons").do("PLAY(peleus) OWN(O1) YES CARD(pleiades) OWN(O2)")
    table.do("MARKER(green)")
    assert table.markers("a") == {"green"}


@rule("FO-ABILITY-02", "FO-PLAY-11")
def test_an_on_play_effect_does_not_happen_when_a_unit_is_put_into_play() -> None:
    table = Table(a="D1 medea", b="D1 pleiades*1", phase="attack").do("YES OWN(O1)")
    table.shows(a="O1 pleiades, D1 medea", b="")
    assert table.question() == "chance drawn"  # nobody is asked which marker the Pleiades take
    assert table.markers("a") == set()


@rule("FO-ABILITY-03")
def test_an_on_attack_effect_happens_in_a_second_attack_too() -> None:
    table = Table(a="O1 chiron, O2 nestor", b="D1 lapiths, D2 dardani", phase="attack")
    table.do("YES ENEMY(D1)").shows(b="D1 lapiths*2, D2 dardani")
    assert table.question() == "a option"  # Nestor
    table.do("YES")
    assert table.question() == "a option"  # Chiron again
    table.do("YES ENEMY(D1)").shows(b="D1 lapiths*4, D2 dardani")


@rule("FO-ABILITY-04", "FO-ATTACK-03", "FO-ATTACK-11", "FO-ATTACK-14", "FO-BONUS-08")
def test_achilles_in_troy_helps_nestor_at_olympus() -> None:
    """Achilles gives Nestor, who attacks long before him, the attack he needs (S5)."""
    table = Table(a="O1 nestor, T1 achilles", b="T1 lapiths", phase="attack")
    assert table.counter == 1
    table.shows(b="")
    assert table.question() == "a option"
    table.do("YES")  # Achilles is the only other unit
    assert table.question() == "chance drawn"


# --- whether ---------------------------------------------------------------------------------------------------------


@rule("FO-ABILITY-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_may_is_optional_and_must_is_compulsory_in_every_edition(edition: str) -> None:
    table = Table(b="O2 lapiths*1", hand_a="clytemnestra teucer dardani myrmidons alcmene", edition=edition)
    table.do("PLAY(clytemnestra) PAY(teucer) OWN(O1)")
    assert table.question() == "a option"
    table.do("NO").shows(b="O2 lapiths*1")
    table.do("PLAY(alcmene) OWN(O3)")
    assert table.question() == "chance drawn"  # the opponent has to get a card
    table.do("{hector}")
    assert table.hand("b") == ["hector"]


@rule("FO-ABILITY-05", "FO-PLAY-10")
def test_a_may_inside_an_effect_covers_only_that_step() -> None:
    """Odysseus draws without being asked; only playing the card is up to him."""
    table = Table(hand_a="odysseus phaeacians argonauts carians").do("PLAY(odysseus) PAY(argonauts) OWN(O1)")
    assert table.question() == "chance drawn"
    table.do("{danaans}")
    assert table.question() == "a option"
    table.do("NO")
    assert table.hand("a") == ["danaans"]


AENEAS: Position = {"a": "O1 andromeda*5", "b": "D1 carians", "hand_a": "aeneas teucer paris alcmene"}


@rule("FO-ABILITY-06", "FO-DEFEAT-01", "FO-DEFEAT-07")
def test_by_card_an_effect_that_says_neither_is_compulsory() -> None:
    """Aeneas has to discard the Carians, and Andromeda pays for it (S14)."""
    table = Table(**AENEAS).do("PLAY(aeneas) PAY(paris) OWN(O2)")
    table.shows(a="O2 aeneas", b="")
    assert table.discard() == "teucer paris carians andromeda"
    assert table.question() == "a main"


@rule("FO-ABILITY-07")
def test_declinable_such_an_effect_may_be_declined_on_play() -> None:
    table = Table(**AENEAS, edition="lookout").do("PLAY(aeneas) PAY(paris) OWN(O2)")
    assert table.legal() == {"YES", "NO"}
    table.do("NO").shows(a="O1 andromeda*5, O2 aeneas", b="D1 carians")
    table = Table(**AENEAS, edition="lookout").do("PLAY(aeneas) PAY(paris) OWN(O2) YES").shows(a="O2 aeneas", b="")
    table = Table(**AENEAS, on_play="declinable").do(
        "PLAY(aeneas) PAY(paris) OWN(O2)"
    )  # the option does it, not the edition
    assert table.legal() == {"YES", "NO"}


@rule("FO-ABILITY-08")
def test_a_card_may_be_played_although_its_ability_does_nothing() -> None:
    table = Table(b="O1 hector", hand_a="aeneas teucer paris myrmidons").do("PLAY(aeneas) PAY(teucer) OWN(O2)")
    table.shows(a="O2 aeneas", b="O1 hector")
    assert table.question() == "a main"
    assert table.seen_events(fo.Used) == []


@rule("FO-ABILITY-09")
def test_as_much_as_possible_is_done() -> None:
    """Jason takes two markers from the board; there is one, or none."""
    jason = "jason carians danaans phaeacians myrmidons"
    for held, taken in (("red blue yellow green", set()), ("red blue yellow", {"green"})):
        table = Table(hand_a=jason, markers={"b": held}).do("PLAY(jason) PAY(carians) OWN(O1)")
        assert table.question() == "a main"
        assert table.markers("a") == taken


@rule("FO-ABILITY-10", "FO-CARD-02")
def test_heroes_are_no_soldiers_and_both_are_units() -> None:
    b = "O1 carians, O2 hector, O3 dardani, D1 penelope"
    hand = "philoctetes aeneas teucer cicones hippolyta paris myrmidons"
    table = Table(b=b, hand_a=hand).do("PLAY(philoctetes) PAY(teucer) PAY(cicones) OWN(T1)")
    assert table.legal() == tokens("ENEMY(O2) ENEMY(D1)")
    table.do("ENEMY(D1) PLAY(aeneas) PAY(hippolyta) OWN(D2)")
    assert table.legal() == tokens("ENEMY(O1) ENEMY(O3)")
    table = Table(a="D2 chiron", b=b, phase="attack").do("YES")
    assert table.legal() == tokens("ENEMY(O1) ENEMY(O2) ENEMY(O3) ENEMY(D1)")


@rule("FO-ABILITY-11")
def test_the_player_of_the_unit_chooses_also_in_the_opponents_turn() -> None:
    """Patroclus is discarded in a's turn: b chooses whom he hurts."""
    table = Table(a="O1 hector, O2 penelope", b="O1 patroclus", phase="attack")
    assert table.question() == "b target"
    assert table.legal() == tokens("ENEMY(O1) ENEMY(O2)")
    table.do("ENEMY(O2)").shows(a="O1 hector, O2 penelope*2", b="")


@rule("FO-ABILITY-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_effects_that_say_neither_are_compulsory_at_all_other_times(edition: str) -> None:
    assert Table(a="O1 helen", phase="attack", edition=edition).counter == 2
    table = Table(a="O1 asclepius, O2 penelope*4", phase="end", edition=edition, pile=9)
    assert table.side("a") == "O1 asclepius, O2 penelope"
    Table(a="O1 lapiths", b="O1 hector", phase="attack", edition=edition).shows(a="O1 lapiths*2")


@rule("FO-ABILITY-13")
@pytest.mark.parametrize(
    "position",
    [
        {"a": "O1 menelaus", "b": "O2 carians"},  # no red enemy unit
        {"a": "O1 antigone", "b": "O2 carians*1"},  # no damaged unit of her own
        {"a": "O1 teucer", "b": "O1 dardani, O3 carians"},  # nobody beside the opposing space
        {"a": "O1 bellerophon", "b": "O2 carians"},  # no opposing unit
        {"a": "O1 neoptolemus"},  # no card in hand
        {"a": "T1 nestor"},  # nobody has attacked
    ],
)
def test_what_could_do_nothing_is_not_asked(position: Position) -> None:
    """The attacks are over, and the first card of phase 3 is drawn, without any question."""
    table = Table(**position, phase="attack")
    assert table.question() == "chance drawn"
    assert table.s.phase == 3


@rule("FO-ABILITY-13")
def test_a_first_step_that_could_do_something_is_asked() -> None:
    positions: list[Position] = [
        {"a": "O1 menelaus", "b": "O2 cicones"},
        {"a": "O1 antigone*1"},
        {"a": "O1 teucer", "b": "O1 dardani, O2 carians"},
        {"a": "O1 bellerophon", "b": "O1 carians"},
        {"a": "O1 neoptolemus", "hand_a": "carians"},
        {"a": "O1 carians, T1 nestor"},
    ]
    for position in positions:
        assert Table(**position, phase="attack").legal() == {"YES", "NO"}


@rule("FO-ABILITY-13")
def test_on_play_effects_that_could_do_nothing_are_not_asked() -> None:
    """A full side has no empty space to move to; the board has no marker; the discard pile no hero, no soldier."""
    full = Table(a="O1 carians, O2 dardani, O3 hector, D1 jason, D2 penelope", hand_a="achaeans phaeacians sword_red")
    assert full.do("PLAY(achaeans)").question() == "a main"
    danae = Table(a="O1 danae", markers={"b": "red blue yellow green"}, phase="end", hand_b="carians")
    assert danae.question() == "b main"
    orpheus = Table(hand_a="orpheus dardani phaeacians myrmidons").do("PLAY(orpheus) OWN(O1)")
    assert orpheus.question() == "a main"
    cadmus = Table(hand_a="cadmus penelope priam myrmidons").do("PLAY(cadmus) PAY(priam) OWN(O1)")
    assert cadmus.question() == "a main"


# --- how -------------------------------------------------------------------------------------------------------------


@rule("FO-ABILITY-14", "FO-BONUS-09", "FO-STRIKE-07", "FO-ATTACK-09", "FO-DEFEAT-07")
def test_icarus_step_by_step() -> None:
    """A point, no strike, and he is gone; each discarded unit hurts Andromeda (S18)."""
    table = Table(a="O1 icarus, O2 andromeda", b="O1 penelope, O2 dardani*2", phase="attack")
    assert table.legal() == {"YES", "NO"}
    table.do("YES").shows(a="O2 andromeda*2", b="O1 penelope")
    assert table.counter == 1


@rule("FO-ABILITY-14", "FO-END-09")
def test_the_steps_of_an_effect_come_in_their_order() -> None:
    """The seventh point is the first step: Icarus is never discarded."""
    table = Table(a="O1 icarus", b="O1 penelope", counter=6, phase="attack").do("YES")
    table.wins("a", SEVEN_POINTS).shows(a="O1 icarus")


@rule("FO-ABILITY-14", "FO-DEFEAT-04")
def test_defeated_units_are_looked_for_after_each_step() -> None:
    """Diomedes strips the Lapiths; that defeats them, Andromeda is hurt, and nobody is left for his 2 damage."""
    table = Table(a="T1 andromeda", b="O1 lapiths+shield_green*5", hand_a="diomedes teucer phaeacians myrmidons")
    table.do("PLAY(diomedes) PAY(teucer) OWN(O2)")
    steps = [type(event) for event in table.seen_events(fo.Stripped, fo.Discarded, fo.Damaged)]
    assert steps == [fo.Stripped, fo.Discarded, fo.Damaged]
    assert table.unit("a T1").damage == 1


@rule("FO-ABILITY-14", "FO-HEAL-03", "FO-DEFEAT-02")
def test_inside_a_when_defeated_effect_nothing_is_checked() -> None:
    """Eurydice's discarded card comes first and then she stays: she was never found defeated a second time."""
    table = Table(a="O1 cicones", b="O1 eurydice", hand_b="carians hector", phase="attack").do("YES CARD(hector)")
    table.shows(b="O1 eurydice")
    assert table.discard() == "hector"


IF_YOU_DO = own_card(
    "asker", 'when = "play"\nmode = "must"\ndo = [{ op = "heal", to = { unit = "own", damaged = true, pick = 1 }, '
    'amount = 1, may = true, require = true }, { op = "point", who = "you", amount = 1 }]'
)  # fmt: skip


@rule("FO-ABILITY-15")
@pytest.mark.parametrize(
    ("a", "answer", "points"), [("O1 lapiths*2", "YES", 1), ("O1 lapiths*2", "NO", 0), ("", "", 0)]
)
def test_if_you_do(a: str, answer: str, points: int) -> None:
    """`Heal one of your units; if you do, gain a point`: done, declined, impossible."""
    table = Table(a=a, hand_a="asker myrmidons", own=with_cards(IF_YOU_DO)).do("PLAY(asker) OWN(T1)").do(answer)
    assert table.question() == "a main"
    assert table.counter == points


@rule("FO-ABILITY-15")
def test_neoptolemus_strikes_harder_if_he_discards_a_card() -> None:
    table = Table(a="O1 neoptolemus", b="O1 laodice", hand_a="carians", phase="attack").do("YES")
    table.shows(b="O1 laodice*6")
    assert table.discard() == "carians"
    assert Table(a="O1 neoptolemus", b="O1 laodice", phase="attack").unit("b O1").damage == 3
    table = Table(a="O1 neoptolemus", b="O1 laodice", hand_a="carians", phase="attack").do("NO")
    assert table.unit("b O1").damage == 3


@rule("FO-ABILITY-16")
def test_circe_takes_the_abilities_of_unit_and_equipment_away() -> None:
    """Hector and the Red Shield would both hurt her; but she stands opposite."""
    table = Table(a="O1 circe", b="O1 hector+shield_red", phase="attack")
    table.shows(a="O1 circe", b="O1 hector+shield_red*2")
    assert table.unit("b O1").silenced
    assert table.values("b O1") == (4, 8)  # his values and those of the shield stay


@rule("FO-ABILITY-16")
def test_a_silenced_unit_keeps_its_colour() -> None:
    table = Table(a="O1 circe, O2 menelaus", b="O1 tydeus, O2 dardani", phase="attack")
    assert table.legal() == {"YES", "NO"}  # Tydeus is still red


@rule("FO-ABILITY-16")
def test_silence_at_every_moment() -> None:
    """Always: Achilles helps nobody.  On attack: Chiron is not asked.  At the end: Meleager is not hurt.  When
    discarded: Iphigenia gains nothing.  When defeated: Eurydice is not asked."""
    assert Table(a="O1 achilles, O2 carians", b="O1 circe", phase="still").values("a O2") == (1, 2)
    Table(a="O1 chiron", b="O1 circe, O2 dardani", phase="attack").shows(b="O1 circe*3, O2 dardani")
    Table(a="O1 meleager", b="O1 circe", hand_b="carians", phase="end").shows(a="O1 meleager")
    assert Table(a="O1 circe", b="O1 iphigenia", phase="attack").counter == 0
    Table(a="O1 circe", b="O1 eurydice*1", hand_b="carians", phase="attack").shows(b="")
    table = Table(b="O1 circe", hand_a="ariadne carians myrmidons").do("PLAY(ariadne) OWN(O1)")  # on play
    assert table.question() == "a main"


@rule("FO-ABILITY-16")
def test_silence_cannot_be_silenced() -> None:
    other = own_card("sorceress", 'when = "always"\ndo = [{ op = "silence", to = { unit = "opposing" } }]', defence=9)
    table = Table(a="O1 circe", b="O1 sorceress", own=with_cards(other), phase="still")
    assert table.unit("a O1").silenced
    assert table.unit("b O1").silenced


@rule("FO-ABILITY-17")
def test_after_the_effect_limit_only_effects_stop() -> None:
    """Chiron and Nestor are not asked, Helen gains no second point, Hector does not answer a blow; attacks, strikes,
    bonuses and phases go on."""
    table = Table(
        a="O1 chiron, O2 helen, O3 lapiths, D1 carians, T1 nestor",
        b="O1 hector, O3 hector",
        effects=20,
        effect_limit=20,
        phase="attack",
    )
    assert table.question() == "a marker"
    table.do("MARKER(red)").shows(b="O1 hector*3, O3 hector*1")
    assert table.counter == 1
    assert table.question() == "chance drawn"
    assert table.s.phase == 3


@rule("FO-ABILITY-17")
def test_the_effect_limit_counts_effects_that_happen() -> None:
    """Nineteen have happened: Teucer's is the twentieth, Helen's would be one too many; without his, hers happens."""
    helen = Table(a="O2 helen", effects=19, effect_limit=20, phase="attack")
    assert (helen.counter, helen.s.effects) == (2, 20)
    both = Table(a="O1 teucer, O2 helen", b="O1 dardani, O2 dardani*3", effects=19, effect_limit=20, phase="attack")
    both.do("YES").shows(b="O1 dardani*2")
    assert (both.counter, both.s.effects) == (1, 20)
    declined = Table(a="O1 teucer, O3 helen", b="O1 dardani, O2 dardani*3", effects=19, effect_limit=20, phase="attack")
    assert declined.do("NO").counter == 2


@rule("FO-ABILITY-17")
def test_a_new_turn_has_a_new_limit() -> None:
    table = Table(a="O1 carians", b="O1 helen", hand_b="carians", effects=100, phase="end")
    assert table.question() == "b main"
    assert table.s.effects == 0


@rule("FO-ABILITY-17")
def test_the_limit_ends_what_would_go_on_for_ever() -> None:
    """Two units that answer each other's damage without end: only cards of one's own can do that."""
    endless = own_card(
        "echo",
        'when = "self_defeated"\ndo = [{ op = "point", who = "you", amount = 0 }, { op = "survive" }]',
        'when = "unit_defeated"\ndo = [{ op = "damage", to = { unit = "subject" }, amount = 7 }]',
        attack=0,
    )
    table = Table(a="O1 carians, O2 echo", b="O1 echo*2", own=with_cards(endless, effect_limit=50), phase="attack")
    assert table.s.effects == 50
    assert table.question() == "chance drawn"  # phase 3 comes all the same


WAVE = own_card(
    "wave",
    'when = "play"\nmode = "must"\ndo = [\n  { op = "return", to = { unit = "own", other = true, pick = "all" } },\n'
    '  { op = "play", from = ["hand"], id = "wave" },\n'
    '  { op = "modify", to = { unit = "enemy", pick = "all" }, attack = 1, until = "turn" },\n]',
    attack=0,
)


@rule("FO-ABILITY-18")
def test_twenty_effects_lie_inside_each_other_and_no_more() -> None:
    """Each wave plays the next before it goes on; the twenty-first only lands, and then all twenty go on."""
    table = Table(b="O1 hector", hand_a="wave wave carians", own=with_cards(WAVE))
    attack, _ = table.values("b O1")
    table.do("PLAY(wave) OWN(O1)")
    for number in range(20):
        assert table.question() == "a place"
        assert table.s.effects == number + 1
        table.do("OWN(O2)" if number % 2 == 0 else "OWN(O1)")
    assert table.s.effects == 20
    assert table.values("b O1")[0] == attack + 20
    assert table.question() == "a main"
    table.shows(a="O1 wave, O2 wave")  # the last one has sent nobody back


@rule("FO-ABILITY-18")
def test_out_of_the_depth_effects_happen_again() -> None:
    herald = own_card(
        "herald", 'when = "play"\nmode = "must"\ndo = [{ op = "point", who = "you", amount = 1 }]', attack=0
    )
    table = Table(b="O1 hector", hand_a="wave wave herald", own=with_cards(WAVE + herald))
    table.do("PLAY(wave) OWN(O1)" + " OWN(O2) OWN(O1)" * 10 + " PLAY(herald) OWN(O3)")
    assert (table.counter, table.s.effects) == (1, 21)


@rule("FO-ABILITY-18")
def test_an_effect_whose_last_step_is_done_does_not_count() -> None:
    """Each defeated unit hurts the next as its only step: one after the other, however many."""
    domino = own_card(
        "domino",
        'when = "unit_defeated"\ndo = [{ op = "damage", to = { unit = "any", pick = "all" }, amount = 1 }]',
        'when = "self_defeated"\ndo = [{ op = "survive" }]',
        attack=0,
        defence=1,
    )
    row = "O1 domino, O2 domino, O3 domino"
    table = Table(a="T1 carians", b=f"{row}, T1 domino", own=with_cards(domino, effect_limit=60), phase="attack")
    assert table.s.effects == 60


@rule("FO-ABILITY-19")
def test_a_hundred_effects_wait_and_no_more() -> None:
    """Six mourners with three effects each see five units fall, or six: 90 effects, or 100 of 108."""
    mourning = 'when = "unit_discarded"\ndo = [{ op = "point", who = "you", amount = 0 }]'
    mourner = own_card("mourner", mourning, mourning, mourning, attack=0)
    doom = 'when = "turn_end"\ndo = [{ op = "discard", to = { unit = "enemy", pick = "all" } }]'
    own = with_cards(mourner + own_card("doom", doom, kind="equipment", attack=0, defence=0), effect_limit=1000)
    row = ", ".join(f"{space} mourner" for space in "O2 O3 D1 D2 T1".split())
    for fallen, happened in (("O1 O2 O3 D1 D2", 90), ("O1 O2 O3 D1 D2 T1", 100)):
        victims = ", ".join(f"{space} carians" for space in fallen.split())
        table = Table(a=f"O1 mourner+doom, {row}", b=victims, own=own, phase="end")
        table.shows(b="")
        assert table.s.resolved == 1 + happened
