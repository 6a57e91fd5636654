"""Deukalion in words: it reads well in all languages, and tells nobody more than he saw."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from itertools import product

import pytest

from tests.deukalion.reading import GAME, WAYS, Reading, seen_by, words
from tests.played import at_random
from tests.test_words import MESSAGES, in_every_language, well_said
from theomachy.games import Event
from theomachy.games.deukalion import events as dk
from theomachy.games.deukalion import refusals, tell
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.box import ACTIONS, BOX, PURSUIT_CARDS
from theomachy.games.deukalion.drawing import packaged_map
from theomachy.games.deukalion.events import EVENTS, shaken
from theomachy.games.deukalion.options import Options
from theomachy.games.deukalion.refusals import QUESTIONS
from theomachy.games.deukalion.steps import SCRIPTS
from theomachy.games.deukalion.view import View
from theomachy.kernel.errors import Refused
from theomachy.kernel.events import LogEntry
from theomachy.kernel.seats import CHANCE, EVERYBODY, NOBODY, WATCHER
from theomachy.words import LANGUAGES, rules_page
from theomachy.words.deukalion import DeukalionWords
from theomachy.words.deukalion.choices import split
from theomachy.words.deukalion.clauses import (
    CLAUSES,
    CLAUSES_OF_ACTIONS,
    CLAUSES_OF_DICE,
    CLAUSES_OF_ENDINGS,
    CLAUSES_OF_PLACES,
    CLAUSES_OF_SQUARES,
    CLAUSES_OF_TASKS,
)
from theomachy.words.deukalion.story import score

DEUKALION, PERSEUS, HERCULES, ACHILLES = range(4)
SENTENCES = MESSAGES["en", "table"] | MESSAGES["en", "deukalion"]

# A ship move of Perseus in the turn of Deukalion, and a fight with Hercules at hand: W10 of the specification.
NEAR_HERCULES = """B sails 3 in A's turn | hydra e5 | open P06 P01 | thera blue yellow
                   A: d2 9h {} u1   B: f4 8h {} u2 p2 | hand zephyr (2)   C: f6 6h {yellow} u4"""


# --- cards and places -------------------------------------------------------------------------------------------------


@in_every_language
def test_every_card_has_a_name_and_can_be_asked_for_in_every_language(language: str) -> None:
    w = words(language)
    names = [*(well_said(w.action(card)) for card in v.ACTION_CARDS), *map(w.pursuit, v.PURSUIT_NAMES)]
    assert len(set(names)) == len(names)
    for entry in (*ACTIONS, *PURSUIT_CARDS):
        notes = w.notes_on_card(entry["id"])
        assert notes[0].title == entry["name"][language]
        assert all(well_said(note.text) for note in notes)
        assert all(w.notes_on_card(entry["name"][other].upper()) == notes for other in LANGUAGES)
    assert w.notes_on_card("Medusa") == []


@in_every_language
def test_places_colours_and_players_are_called_as_in_the_box(language: str) -> None:
    w = words(language)
    assert [w.place(place) for place in v.PLACE_NAMES] == [e["name"][language] for e in BOX["place"][1:]]
    assert [w.colour(colour) for colour in v.COLOURS] == [e["name"][language] for e in BOX["colour"]]
    assert [w.side(seat) for seat in range(4)] == [e["name"][language] for e in BOX["hero"]]


def test_a_card_is_told_with_all_that_is_printed_on_it() -> None:
    assert words("en").notes_on_card("argo")[0].text == (
        "Action card, permanent; one copy; in notation argo. Stays in play: your Move die counts 1 more."
    )
    assert words("de").notes_on_card("Zephyr")[0].text.startswith("Aktionskarte; 6-mal im Spiel; in Notation zephyr. ")
    assert words("it").notes_on_card("P03")[0].text == (
        "Carta Impresa, 2 punti; in notazione P03. Consegna ad Atene un forziere rosso. "
        "Oppure: Sosta accanto a Sparta con 9 o più opliti a bordo."
    )


@pytest.mark.parametrize(("halves", "text"), [(0, "0"), (1, "½"), (2, "1"), (5, "2½"), (20, "10")])
def test_scores_are_said_in_halves(halves: int, text: str) -> None:
    assert score(halves) == text


def test_dice_are_read_as_they_were_shaken() -> None:
    assert shaken(0) == [1, 1, 1, 1, 1]
    assert shaken(242) == [3, 3, 3, 3, 3]
    assert shaken(81) == [2, 1, 1, 1, 1]  # the centre comes first


# --- events -----------------------------------------------------------------------------------------------------------

# What the fields of events may hold.
HIDDEN = (dk.Dealt, dk.Secret, dk.Drew, dk.Stole)
OF_PURSUITS = (dk.Turned, dk.Secret, dk.Claimed, dk.Completed, dk.Removed, dk.PutUnder, dk.Revealed)
FIELDS: dict[str, Sequence[object]] = {
    "seat": (0, 3),
    "other": (0, 1, 2, 3),
    "place": v.PLACE_NAMES,
    "colour": v.COLOURS,
    "slot": v.SLOT_NAMES,
    "task": v.TASK_NAMES,
    "square": ("a3", "f4"),
    "origin": ("b1", "i7"),
    "centre": (1, 2, 3),
    "outer": ((1, 2, 3, 1), (2, 2, 2, 2)),
    "dice": (dk.Dice(1, 1, 1, 1), dk.Dice(2, 3, 1, 3)),
    "throw": [dk.Throw(*throw) for throw in v.ALL_THROWS[::7]],
    "half_points": (0, 1, 5, 20),
    "value": (2, 6),
    "reason": v.REASONS,
    "ending": v.ENDINGS[1:],
    "winners": ((0, 1), (1, 3), (0, 1, 2, 3)),
    "first": v.POSITIONS,
    "second": v.POSITIONS,
    **dict.fromkeys(("number", "hoplites", "lost", "cards", "points"), (0, 1, 2, 30)),
    **dict.fromkeys(("held", "delivered", "permanent"), (True, False)),
}


def values_of(kind: type[Event], field: str) -> Sequence[object]:
    """All that a field may hold in an event of a kind, or enough of it."""
    if field == "card":
        seen = ("P01", "P08") if kind in OF_PURSUITS else ("zephyr", "argo")
        return (*seen, "") if kind in HIDDEN else seen
    return FIELDS[field]


def every_event() -> Iterator[Event]:
    for kind in EVENTS:
        names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
        for values in product(*(values_of(kind, name) for name in names)):
            event = kind(*values)
            if isinstance(event, dk.TookChest):  # either from a city or from a ship
                yield replace(event, other=NOBODY)
                yield replace(event, place="")
            else:
                yield event


@in_every_language
def test_every_event_has_a_sentence_for_every_reader(language: str) -> None:
    w = words(language)
    met = set()
    for event in dict.fromkeys(every_event()):
        met.add(type(event))
        sees_card = {getattr(event, "seat", NOBODY), event.other if isinstance(event, dk.Stole) else NOBODY}
        for reader in {0, 1, WATCHER} - (sees_card if getattr(event, "card", None) == "" else set()):
            sentence = well_said(w.event(event, reader))
            assert sentence[-1] == ".", sentence
            assert not sentence[0].islower(), sentence
    assert met == set(EVENTS)


def test_the_same_event_told_to_all() -> None:
    stole, unseen = dk.Stole(PERSEUS, HERCULES, "zephyr"), dk.Stole(PERSEUS, HERCULES, "")
    assert words("en").event(stole, PERSEUS) == "You take a card from the hand of Hercules: “Zephyr”."
    assert words("en").event(stole, HERCULES) == "Perseus takes a card from your hand: “Zephyr”."
    assert words("en").event(unseen, ACHILLES) == "Perseus takes a card from the hand of Hercules."
    assert words("de").event(stole, HERCULES) == "Perseus zieht eine Karte aus deiner Hand: „Zephyr“."
    assert words("it").event(unseen, WATCHER) == "Perseo prende una carta dalla mano di Ercole."


def test_a_secret_card_is_told_to_its_owner_alone() -> None:
    entry = LogEntry(tell.EV_SECRET, ACHILLES, v.PURSUIT_NAMES.index("P03"), 0, 0, 0, 0b1000)
    (mine,), (others,) = (seen_by(Options(), [entry], seat) for seat in (ACHILLES, DEUKALION))
    assert words("en").event(mine, ACHILLES).startswith("Your secret Pursuit card: “Helen's Ransom” (2 points): ")
    assert words("de").event(others, DEUKALION) == "Achilles bekommt eine geheime Auftragskarte."


def test_the_hydra_comes_for_somebody() -> None:
    came = dk.HydraChallenged(HERCULES, PERSEUS, "f2")
    assert words("en").event(came, HERCULES) == "Perseus challenges you with the Hydra on f2."
    assert words("de").event(came, PERSEUS) == "Du forderst Herkules auf f2 mit der Hydra heraus."
    assert words("it").event(came, ACHILLES) == "Perseo sfida Ercole con l'Idra in f2."


def test_a_settlement_changes_hands() -> None:
    taken = dk.Conquered(PERSEUS, HERCULES, "lindos", held=True)
    lost = dk.Conquered(PERSEUS, HERCULES, "lindos", held=False)
    assert words("en").event(taken, HERCULES) == "Perseus conquers Lindos from you."
    assert words("it").event(taken, PERSEUS) == "Conquisti la colonia di Lindo, che era di Ercole."
    assert words("de").event(lost, WATCHER) == (
        "Perseus vertreibt Herkules aus der Siedlung Lindos, "
        "hat aber zu wenige Hopliten, um sie zu halten: Sie ist unbesiedelt."
    )


def test_a_victory_says_how() -> None:
    won = dk.Won(PERSEUS, "goal-reached")
    assert words("en").event(won, PERSEUS) == "You have reached the goal: you win."
    assert words("de").event(won, HERCULES) == "Perseus hat das Ziel erreicht und gewinnt."
    rounds = dk.Won(PERSEUS, "rounds-over")
    assert words("it").event(rounds, WATCHER) == "I giri sono finiti; Perseo ha più punti di tutti e vince."
    shared = dk.Shared((DEUKALION, HERCULES))
    assert words("en").event(shared, 0) == "The rounds are over, and the victory is shared: Deukalion, Hercules."


# --- stories ----------------------------------------------------------------------------------------------------------


def test_steps_in_a_row_are_one_way() -> None:
    scene = Reading(NEAR_HERCULES).do("DIR(n) DIR(w) STOP")
    assert scene.story(HERCULES) == ["Perseus sails from f4 via f3 to e3."]
    scene = Reading(NEAR_HERCULES).do("STOP")
    assert scene.story(PERSEUS, "de") == ["Deine Schiffsbewegung endet auf f4."]


def test_a_fight_is_told_blow_by_blow_without_saying_losses_twice() -> None:
    scene = Reading(NEAR_HERCULES).do("DIR(s) DIR(s) {2,5,1} {3,2,1}")
    assert scene.story(HERCULES) == [
        "Perseus sails from f4 via f5 to f6.",
        "Perseus challenges your ship on f6.",
        "Perseus throws 8 hoplites: 2 lost, 5 worth 1 point, 1 worth ½; score 5½.",
        "You throw 6 hoplites: 3 lost, 2 worth 1 point, 1 worth ½; score 2½.",
        "Perseus wins the challenge.",
    ]
    assert scene.do("CHEST(yellow) SQ(i6)").story(HERCULES, "it") == [
        "Perseo prende un forziere giallo dalla tua nave.",
        "Perseo sposta la tua nave in i6.",
    ]
    story = scene.do("CLAIM(open1_b) {P08}").story(PERSEUS, "de")
    assert story[:2] == [
        "Du beanspruchst die Karte „Das Goldene Vlies“: Fordere ein Schiff heraus und besiege es.",
        "Du schließt „Das Goldene Vlies“ ab: 2 Punkte.",
    ]
    assert story[2].startswith("Auf Platz 1 wird aufgedeckt: „Die zweite Arbeit“ (3 Punkte): Liefere ")


def test_losses_without_a_throw_are_told() -> None:
    scene = Reading("B sails 1 in A's turn | open P02 P01  A: d2 9h  B: f4 8h u2").do("DIR(s) CLAIM(open1_a)")
    assert "You send 3 hoplites to the Underworld." in scene.story(PERSEUS)


def test_a_payment_is_told_as_a_whole() -> None:
    scene = Reading("B sails 3 in A's turn | open P04 P01  A: d2  B: b4 | hand zephyr charon trident athena")
    scene.do("DIR(s) CLAIM(open1_b) DISCARD(trident) DISCARD(zephyr) DISCARD(charon)")
    assert "Perseus pays with 3 Action cards: Poseidon's Trident, Zephyr, Charon's Debt." in scene.story(DEUKALION)


def test_a_jump_is_told_with_where_it_leads_and_what_it_costs() -> None:
    jump = "A sails 3 | kylix 1 3! 2 1  A: a3 6h {green} u4"
    assert Reading(jump, charybdis="on").do("JUMP(3) {lost1}").story(PERSEUS) == [
        "Deukalion jumps through the whirlpool from a3 to g7 at the cost of 1 hoplite."
    ]
    assert Reading(jump, charybdis="on").do("JUMP(3) {lost0}").story(DEUKALION, "de") == [
        "Du springst durch den Strudel von a3 nach g7, ohne Hopliten zu verlieren."
    ]


def test_a_secret_card_that_is_claimed_is_not_laid_open_in_a_sentence_of_its_own() -> None:
    scene = Reading("B sails 2 in A's turn | open P10 P11  A: d2  B: b6 9h u1 | secret P03").do("CLAIM(secret_b)")
    assert scene.story(DEUKALION)[:2] == [
        "Perseus claims a secret card, “Helen's Ransom”: Lie next to Sparta with 9 or more hoplites aboard.",
        "Perseus completes “Helen's Ransom”: 2 points.",
    ]


def test_the_beginning_is_short() -> None:
    states = zip(range(40), at_random(GAME, Options(), 1), strict=False)
    entries = [entry for _, (_, entries) in states for entry in entries]
    story = [text for _, text in words("en").story(seen_by(Options(), entries, 0), 0)]
    assert story[1].startswith("The chests are laid in the cities: Corinth ")
    assert story[1].count(";") == 7
    assert sum(text.startswith("You are dealt 3 cards: ") for text in story) == 1
    assert "Perseus is dealt 3 cards." in story


# --- questions and choices --------------------------------------------------------------------------------------------


def test_a_step_is_chosen_by_what_one_meets() -> None:
    scene = Reading(NEAR_HERCULES.replace("thera blue yellow", "rhodes red")).do("DIR(s)")
    assert scene.asked() == [
        "Your ship on f5: 2 steps left. What do you do?",
        "North to f4",
        "South to f6: challenge the ship of Hercules",
        "Challenge Rhodes: value 4, 1 chest (red)",
        "End your ship move",
    ]


def test_the_hydra_and_the_styx_lie_ahead() -> None:
    scene = Reading("B sails 2 in A's turn | hydra b3 | open P08 P01  A: d2  B: b2 5h u5")
    asked = scene.asked("it")
    assert "A sud in b3: sfida l'Idra" in asked
    assert "A ovest in a2, il fiume Stige" in asked
    assert "Sacrifica questo movimento della nave e riprendi fino a 2 opliti" in asked


def test_the_kylix_shows_what_each_turn_of_it_brings() -> None:
    scene = Reading("A places | dice 2-3123")
    assert scene.asked() == [
        "Centre 2; around it 3, 1, 2, 3. How do you turn the Kylix?",
        "As it is: Hoplites 3, Move 1, Card 2, Hydra 3",
        "1 clockwise: Hoplites 3, Move 3, Card 1, Hydra 2",
        "2 clockwise: Hoplites 2, Move 3, Card 3, Hydra 1",
        "3 clockwise: Hoplites 1, Move 2, Card 3, Hydra 3",
    ]
    assert scene.do("ROT(2)").story(PERSEUS) == ["Deukalion sets the Kylix down: Hoplites 2, Move 3, Card 3, Hydra 1."]


def test_dice_can_be_laid_one_by_one() -> None:
    scene = Reading("A places | dice 2-3123", kylix="assign")
    assert scene.asked()[:2] == ["Which die do you put on Hoplites?", "Outer die 1: a 3"]
    assert scene.do("SLOT(0)").asked("de") == [
        "Welchen Würfel legst du auf Bewegung?",
        "Äußerer Würfel 2: eine 1",
        "Äußerer Würfel 3: eine 2",
        "Äußerer Würfel 4: eine 3",
    ]


def test_the_dice_are_told_with_what_permanent_cards_add() -> None:
    scene = Reading("A acts | kylix 2 1 3 1  A: d3 6h u4 | hand charon | has argo")
    assert scene.asked() == [
        "What do you do? Dice left: Hoplites 2, Move 2, Card 3, Hydra 1.",
        "Hoplite die 2: take hoplites back",
        "Move die 2: move your ship",
        "Card die 3: draw an Action card",
        "Hydra die 1: move the Hydra",
        "Play “Charon's Debt”",
    ]
    scene.do("DIE(hoplites)")
    assert scene.asked("de") == [
        "In der Unterwelt: 4; Platz für 4. Wie viele Hopliten holst du zurück?",
        "Keine Hopliten zurückholen",
        "Einen Hopliten zurückholen",
        "2 Hopliten zurückholen",
    ]


def test_a_chest_has_a_verb_of_its_own_wherever_it_is_asked_for() -> None:
    scene = Reading("A acts | kylix 3 1 2 1  A: d3 6h {red red yellow} u4").do("DIE(hoplites)")
    assert scene.asked()[3:] == ["Dump a red chest", "Dump a yellow chest"]
    assert scene.do("CHEST(red)").asked("it")[0] == "In quale città va un forziere rosso?"
    scene = Reading("A sails 2 | kylix 1 2! 2 1 | thera blue yellow  A: d6 7h u3").do("ATTACK(thera) {1,6,0}")
    assert scene.asked() == ["Which chest do you take?", "Take a blue chest", "Take a yellow chest"]
    deliver = "B sails 1 in A's turn | open P10 P01  A: d1  B: d3 5h {red green blue} u5"
    scene = Reading(deliver).do("DIR(n)")
    assert (
        scene.asked("de")[0] == "Dein Schiff liegt vor Athen; an Bord: 3 Truhen (rot, grün, blau). Was lieferst du ab?"
    )
    assert "Eine rote Truhe für 1 Ehrenkarte abliefern" in scene.asked("de")
    assert scene.do("CLAIM(open1_a)").asked()[:2] == ["Which chest do you deliver?", "Deliver a red chest"]
    trade = "A acts | kylix 1 1 2 1 | thera blue yellow  A: d3 6h {red green} u4 | hand trader"
    scene = Reading(trade).do("CARD(trader)")
    assert scene.asked()[:2] == ["Which chest do you give?", "Give a red chest"]
    assert scene.do("CHEST(red)").asked()[0] == "With which city do you trade a red chest?"
    assert scene.do("CITY(thera)").asked("it") == [
        "Quale forziere prendi?",
        "Prendi un forziere blu",
        "Prendi un forziere giallo",
    ]


def test_a_winner_is_told_whom_he_has_beaten() -> None:
    scene = Reading(NEAR_HERCULES).do("DIR(s) DIR(s) {2,5,1} {3,2,1}")
    assert scene.asked() == ["You have beaten Hercules. What do you take?", "Take a yellow chest", "Take nothing"]
    assert scene.do("PASS").asked("it")[0] == "Dove sposti la nave di Ercole?"


def test_cards_round_a_throw() -> None:
    scene = Reading("A sails 2 | kylix 1 2! 2 1  A: d6 7h u3 | hand athena tyche").do("ATTACK(thera)")
    assert scene.asked() == [
        "You are about to throw 7 hoplites. Do you play a card?",
        "Play “Athena's Counsel”",
        "Throw without a card",
    ]
    assert scene.do("PASS {5,1,1}").asked("de") == [
        "Dein Wurf: 5 verloren, 1 zu 1 Punkt, 1 zu ½. Spielst du eine Karte?",
        "„Tyches Lächeln“ spielen",
        "Den Wurf so lassen",
    ]
    assert scene.do("PASS").asked() == ["The challenge has failed. Do you play a card?", "Leave it at that"]


def test_a_settlement_is_told_with_its_owner() -> None:
    scene = Reading("A sails 2 | kylix 1 2! 2 1  A: h4 9h u1  C: d2 4h u4 | on lindos")
    assert "Challenge Lindos: value 4, 2 points, owner Hercules" in scene.asked()
    scene = Reading("A sails 2 | kylix 1 2! 2 1  A: h4 9h u1")
    assert "Die Siedlung Lindos mit 2 Hopliten gründen: 2 Punkte" in scene.asked("de")


def test_payments_are_counted() -> None:
    scene = Reading("B sails 3 in A's turn | open P04 P01  A: d2  B: b4 | hand zephyr charon trident athena")
    scene.do("DIR(s) CLAIM(open1_b)")
    assert scene.asked()[0] == "“Cunning of Sisyphus”: which Action card do you pay with (1 of 3)?"
    assert scene.do("DISCARD(trident)").asked("de")[:2] == [
        "„List des Sisyphos“: Mit welcher Aktionskarte bezahlst du (2 von 3)?",
        "Mit „Zephyr“ bezahlen",
    ]


def test_a_choice_is_explained_with_the_text_of_its_card() -> None:
    view = Reading("A acts | kylix 2 1 3 1  A: d3 6h u4 | hand charon").view()
    assert words("en").at_length(view, v.CARD + v.CHARON) == (
        "Play “Charon's Debt”. Take up to 2 of your hoplites back from the Underworld."
    )
    assert words("en").at_length(view, v.END) == "End your turn"


def test_where_a_step_leads_is_explained() -> None:
    scene = Reading(NEAR_HERCULES).do("DIR(s)")
    view = scene.view(PERSEUS)
    assert "DK-DUEL-04" in words("en").clauses_of(view, v.DIR + v.SOUTH)
    assert "DK-DUEL-04" not in words("en").clauses_of(view, v.DIR + v.NORTH)
    assert "DK-PURSUIT-17" in words("en").clauses_of(view, v.CLAIM + 1)
    assert "DK-CITY-04" in words("en").clauses_of(view, v.ATTACK + v.RHODES)


def test_who_is_not_asked_reads_whose_choice_it_is() -> None:
    scene = Reading(NEAR_HERCULES)
    assert words("de").question(scene.view(HERCULES)) == "Perseus hat die Wahl."
    assert words("it").question(scene.view(WATCHER)) == "La scelta spetta a Perseo."


def test_a_map_of_ones_own_has_values_of_its_own() -> None:
    text = packaged_map().replace("T  thera          3  2", "T  thera          6  2")
    own = Options("standard", {"map": text})
    w = words("en").with_options(own)
    assert isinstance(w, DeukalionWords)
    assert [place["value"] for place in w.map_info()["places"] if place["place"] == "thera"] == [6]
    challenged = LogEntry(tell.EV_CHALLENGED_PLACE, 0, v.NO_CARD, 0, v.THERA, 0, EVERYBODY)
    assert w.event(GAME.named(own, challenged), 1) == "Deukalion challenges Thera (value 6)."
    assert words("en").event(GAME.named(Options(), challenged), 1) == "Deukalion challenges Thera (value 3)."
    assert words("en").with_options(Options()) is words("en")


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_a_refusal_says_why_and_by_which_clause() -> None:
    s = Reading("A sails 2 | hydra d5 | kylix 1 2! 2 1  A: d6 7h u3 | hand athena").s
    for action, sentence in {
        v.DIR + v.EAST: "Ships sail only to water squares next to them. (DK-MOVE-03)",
        v.DIR + v.NORTH: "The Hydra is there, and no open Pursuit card lets you challenge it. (DK-MOVE-07)",
        v.ATTACK + v.CRETE: "Your ship does not lie next to it. (DK-CITY-01)",
        v.CARD + v.ZEPHYR: "You do not have this card in your hand. (DK-ACTION-02)",
        v.ROT: "This does not answer the question. (DK-MOVE-01)",
    }.items():
        assert words("en").refused(GAME.refusal(s, action)) == sentence
    assert "(" not in words("it").refused(Refused("cannot-undo", "", -1))


def test_every_question_has_a_sentence_and_none_is_left_over() -> None:
    asked = {step.question() for script in SCRIPTS for step in script.steps} - {""}
    keys = {key.removeprefix("ask-") for key in MESSAGES["en", "deukalion"] if key.startswith("ask-")}
    assert keys - {"kylix-slot"} == asked
    assert set(QUESTIONS) <= asked


def test_every_refusal_has_a_sentence_and_none_is_left_over() -> None:
    """Some reasons are met in a thousand games once: so they are looked up where they are given."""
    codes = {key.removeprefix("refused-") for key in MESSAGES["en", "deukalion"] if key.startswith("refused-")}
    by_question = {f"not-{question}" for question in QUESTIONS}
    given = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)", (?:"DK-|clause)', inspect.getsource(refusals)))
    assert {f"refused-{code}" for code in given | by_question} <= set(SENTENCES)
    assert codes == {code for code in given | by_question if f"refused-{code}" in MESSAGES["en", "deukalion"]}
    for seed, (seats, changes) in enumerate(WAYS):
        for number, (s, _) in enumerate(at_random(GAME, Options("standard", changes), seed, seats)):
            if number % 20 == 0:
                legal = GAME.legal(s)
                met = {GAME.refusal(s, action).code for action in range(-1, v.TOKENS + 2) if action not in legal}
                assert met <= given | by_question


# --- whole games ------------------------------------------------------------------------------------------------------


@in_every_language
@pytest.mark.parametrize("way", range(len(WAYS)))
def test_whole_games_can_be_told_to_everybody(language: str, way: int) -> None:
    """Every event to somebody, every question, every choice with a sentence of its own and a clause."""
    w = words(language)
    seats, changes = WAYS[way]
    options = Options("standard", changes)
    for number, (s, entries) in enumerate(at_random(GAME, options, 10 + way, seats)):
        reader = (0, 1, WATCHER)[number % 3]
        seen = seen_by(options, entries, reader)
        assert all(well_said(w.event(event, reader))[-1] == "." for event in seen)
        assert all(well_said(text)[-1] == "." for _, text in w.story(seen, reader))
        if s.asked >= 0:
            view = GAME.view(s, s.asked)
            assert well_said(w.question(view))[-1] in "?."
            sentences = [well_said(w.choice(view, action)) for action in view.legal]
            assert len(set(sentences)) == len(sentences)
            assert all(w.clauses_of(view, action) for action in view.legal)
        elif s.asked != CHANCE:
            assert w.clause_of_end(GAME.view(s, WATCHER)) in CLAUSES_OF_ENDINGS.values()


@in_every_language
def test_nobody_reads_the_name_of_a_card_he_did_not_see(language: str) -> None:
    w = words(language)
    hidden = 0
    for seats, changes in WAYS[::2]:
        options = Options("standard", changes)
        for _, entries in at_random(GAME, options, 7, seats):
            for reader in (*range(seats), WATCHER):
                story = " ".join(text for _, text in w.story(seen_by(options, entries, reader), reader))
                for entry in entries:
                    if not entry.seen_whole_by(reader):
                        hidden += 1
                        assert w.card_shown(GAME.named(options, entry)) not in story
    assert hidden > 100


@in_every_language
def test_every_choice_can_be_explained_at_any_time(language: str) -> None:
    """All 173, also those that are not allowed now, as a player may type them."""
    w = words(language)
    seats, changes = WAYS[2]
    for number, (s, _) in enumerate(at_random(GAME, Options("standard", changes), 5, seats)):
        if number % 150 == 0 or s.asked == NOBODY:
            for seat in range(seats):
                explain_all(w, GAME.view(s, seat))


def explain_all(w: DeukalionWords, view: View) -> None:
    for action in range(v.TOKENS):
        well_said(w.choice(view, action))
        well_said(w.at_length(view, action))
        assert w.clauses_of(view, action)


def test_chance_does_not_choose() -> None:
    view = GAME.view(GAME.new(2, Options()), 0)
    with pytest.raises(ValueError, match="nothing a player chooses"):
        words("en").choice(view, v.DRAWN)


# --- clauses ----------------------------------------------------------------------------------------------------------


def named_clauses() -> set[str]:
    tables = (
        CLAUSES,
        CLAUSES_OF_ACTIONS,
        CLAUSES_OF_DICE,
        CLAUSES_OF_PLACES,
        CLAUSES_OF_SQUARES,
        CLAUSES_OF_TASKS,
    )
    named = [clause for table in tables for clauses in table.values() for clause in clauses]
    return {*named, *CLAUSES_OF_ENDINGS.values()}


def test_every_clause_that_explains_something_exists() -> None:
    assert named_clauses() <= set(rules_page("deukalion", "en").clauses)


def test_every_verb_card_and_task_is_explained_by_a_clause() -> None:
    verbs = {split(action)[0] for action in range(v.TOKENS)}
    assert {verb for verb, _ in CLAUSES} == verbs
    assert all((verb, "") in CLAUSES for verb in verbs)
    assert set(CLAUSES_OF_ACTIONS) == set(v.ACTION_CARDS)
    assert set(CLAUSES_OF_TASKS) == set(v.TASKS)
    assert set(CLAUSES_OF_DICE) == set(v.POSITIONS)
