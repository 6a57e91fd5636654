"""Readings: what a card does, said in three languages; and the texts of the box agree with them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.olympus.made_up import some_effect
from tests.rule import rule
from theomachy.games.olympus.card_file import Entry, effect_troubles, read_cards, standard
from theomachy.games.olympus.card_grammar import EFFECT, OPERATION_TABLES
from theomachy.games.olympus.card_shapes import Word
from theomachy.games.olympus.reading import LANGUAGES, VARIANTS, reading, values, words_of
from theomachy.games.olympus.vocabulary import TIMINGS

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
CARDS = {card["id"]: card for card in standard()}

# Texts that say in their own way what the card does: the reading, and why the text is better.
FREE = {
    "diomedes": "On play: discard the equipment of 1 enemy unit; then the same unit takes 2 damage.",  # choose first
    "odysseus": "On play: draw 1 card; then you may play a card just drawn for free.",  # as it is known
    "bellerophon": (  # instead of striking
        "On attack, before the strike: if there is an opposing unit, you may receive the area bonus of this space; "
        "if you do, leave out the strike of this attack."
    ),
    "icarus": (  # instead of striking
        "On attack, before the strike: if there is an opposing unit, you may receive the area bonus of this space; "
        "if you do, leave out the strike of this attack; then discard this unit."
    ),
    "medea": (  # it
        "Whenever the opposing unit is discarded: you may put the discarded unit into play on your side for free, "
        "without equipment and without its on-play effect."
    ),
    "priam": "Always: your units in Troy have +1 attack and +2 defence.",  # there is one space in Troy
    "andromeda": "Whenever another unit is discarded: this unit takes 1 damage.",  # as it is known: yours or not
}


# --- the box ----------------------------------------------------------------------------------------------------------


@in_every_language
@pytest.mark.parametrize("id", [id for id in CARDS if id not in FREE])
def test_a_text_says_what_the_card_does(id: str, language: str) -> None:
    assert CARDS[id]["text"][language] == reading(CARDS[id], language)


@pytest.mark.parametrize("id", FREE)
def test_a_free_text_stands_beside_its_reading(id: str) -> None:
    assert reading(CARDS[id], "en") == FREE[id] != CARDS[id]["text"]["en"]


# Words for numbers, may and must, in every language alike.
MAY = re.compile(r"\byou may\b|\b[dD]u kannst\b|\bkannst du\b|\bpuoi\b")
MUST = re.compile(r"\bmust\b|\b[dD]u musst\b|\bmuss\b|\bdevi\b|\bdeve\b")


@rule("FO-ABILITY-05")
@in_every_language
@pytest.mark.parametrize("id", CARDS)
def test_a_text_says_whether_it_is_a_choice(id: str, language: str) -> None:
    text = CARDS[id]["text"][language]
    effects = CARDS[id]["effect"]
    operations = [operation for effect in effects for operation in effect["do"]]
    optional = any(effect["mode"] == "may" for effect in effects) or any(op.get("may") for op in operations)
    assert bool(MAY.search(text)) == optional
    if any(effect["when"] == "play" for effect in effects):  # at other times what is no choice is an order anyway
        assert bool(MUST.search(text)) == (effects[0]["mode"] == "must")


@pytest.mark.parametrize("id", CARDS)
def test_a_text_has_the_same_numbers_in_every_language(id: str) -> None:
    numbers = [re.findall(r"[-+]?\d", CARDS[id]["text"][language]) for language in LANGUAGES]
    assert sorted(numbers[0]) == sorted(numbers[1]) == sorted(numbers[2])


@in_every_language
def test_no_text_calls_a_space_anything_else(language: str) -> None:
    for card in standard():
        assert not re.search(r"\bslots?\b", card["text"][language], re.IGNORECASE)


def test_values_are_said_too() -> None:
    assert [values(CARDS["hector"], language) for language in LANGUAGES] == [
        "Attack 4, defence 6.",
        "Angriff 4, Verteidigung 6.",
        "Attacco 4, difesa 6.",
    ]
    assert [values(CARDS["helmet_red"], language) for language in LANGUAGES] == [
        "The bearer has +2 attack and +1 defence.",
        "Der Träger hat +2 Angriff und +1 Verteidigung.",
        "Il portatore ha +2 attacco e +1 difesa.",
    ]
    assert values({"kind": "equipment", "attack": 0, "defence": 0}, "en") == ""
    assert values({"kind": "equipment", "attack": -3, "defence": 0}, "en") == "The bearer has -3 attack."


# --- any card ---------------------------------------------------------------------------------------------------------


def hero(*effects: dict[str, Any], kind: str = "hero") -> Entry:
    return {"kind": kind, "attack": 0, "defence": 0, "effect": list(effects)}


# An effect, and how it reads.
EFFECTS: tuple[tuple[dict[str, Any], tuple[str, str, str]], ...] = (
    (
        {
            "when": "play",
            "mode": "may",
            "do": [{"op": "damage", "to": {"unit": "enemy", "kind": "hero", "pick": 2, "upto": True}, "amount": 1}],
        },
        (
            "On play: you may deal 1 damage to up to 2 enemy heroes.",
            "Beim Ausspielen: Du kannst bis zu 2 gegnerischen Helden 1 Schaden zufügen.",
            "Quando la giochi: puoi infliggere 1 danno a un massimo di 2 eroi nemici.",
        ),
    ),
    (
        {
            "when": "unit_defeated",
            "mode": "must",
            "if": {"subject": {"unit": "own", "kind": "soldier", "other": True}, "markers": 1},
            "do": [
                {"op": "drop", "who": "you", "amount": 2, "by": "random", "require": True},
                {"op": "point", "who": "opponent", "amount": 1},
            ],
        },
        (
            "Whenever another of your soldiers is defeated: if you hold at least 1 colour marker, "
            "you must discard 2 random cards from your hand; if that happens, your opponent gains 1 point.",
            "Jedes Mal, wenn einer deiner anderen Soldaten geschlagen wird: Wenn du mindestens 1 Farbmarker besitzt, "
            "musst du 2 zufällige Handkarten ablegen; wenn das geschieht, erhält dein Gegner 1 Siegpunkt.",
            "Ogni volta che uno dei tuoi altri soldati viene sconfitto: se possiedi almeno 1 segnalino colorato, "
            "devi scartare 2 carte a caso dalla mano; se succede, il tuo avversario ottiene 1 punto vittoria.",
        ),
    ),
    (
        {
            "when": "struck",
            "if": {"subject": {"unit": "enemy", "kind": "hero"}, "area": "delphi"},
            "do": [
                {"op": "return", "to": {"unit": "subject", "damaged": True}, "may": True, "require": True},
                {"op": "play", "from": ["discard", "hand"], "kind": "soldier", "colour": "red", "max_cost": 1},
            ],
        },
        (
            "When this unit is struck: if the attacker is an enemy hero and this unit stands in Delphi, "
            "you may return the attacker (if it is damaged) to its controller's hand; if you do, "
            "play 1 red soldier of cost 1 or less from the discard pile or from your hand for free.",
            "Wenn diese Einheit getroffen wird: Wenn der Angreifer ein gegnerischer Held ist und diese Einheit in "
            "Delphi steht, kannst du den Angreifer (falls er verwundet ist) auf die Hand seines Spielers zurückgeben; "
            "wenn du das tust, spiele 1 roten Soldaten (Kosten höchstens 1) vom Ablagestapel oder aus deiner "
            "Hand kostenlos aus.",
            "Quando questa unità viene colpita: se l'attaccante è un eroe nemico e questa unità sta a Delfi, "
            "puoi far tornare l'attaccante (se è danneggiato) nella mano di chi lo controlla; se lo fai, "
            "gioca gratis 1 soldato rosso di costo massimo 1 dalla pila degli scarti o dalla tua mano.",
        ),
    ),
    (
        {
            "when": "always",
            "if": {"opposing": {"kind": "soldier", "equipped": True}},
            "do": [
                {"op": "prevent", "to": {"unit": "adjacent", "pick": "all"}, "from": "ability", "amount": "all"},
                {
                    "op": "modify",
                    "to": {"unit": "self"},
                    "attack": {"per": {"unit": "enemy"}, "times": 1},
                    "defence": -1,
                },
            ],
        },
        (
            "Always: each ability deals no damage to your units beside this unit; this unit has +1 attack for each "
            "enemy unit and -1 defence while the opposing unit is a soldier and has equipment.",
            "Immer: Jede Sonderfähigkeit fügt deinen Einheiten neben dieser Einheit keinen Schaden zu; diese Einheit "
            "hat +1 Angriff für jede gegnerische Einheit und -1 Verteidigung, solange die gegenüberliegende Einheit "
            "ein Soldat ist und Ausrüstung trägt.",
            "Sempre: ogni abilità speciale non infligge danni alle tue unità accanto a questa unità; questa unità ha "
            "+1 attacco per ogni unità nemica e -1 difesa finché l'unità avversaria è un soldato e ha un "
            "equipaggiamento.",
        ),
    ),
    (
        {
            "when": "before_strike",
            "do": [
                {"op": "strip", "to": {"unit": "any", "other": True, "pick": "all"}},
                {"op": "heal", "to": {"unit": "same"}, "amount": "attack"},
                {"op": "skip_strike", "may": True},
            ],
        },
        (
            "On attack, before the strike: discard the equipment of all other units; then heal X damage on the same "
            "units (X is the attack of this unit); then you may leave out the strike or area bonus of this attack.",
            "Beim Angriff, vor dem Schlag: Lege die Ausrüstung von allen anderen Einheiten ab; dann heile X Schaden "
            "(X ist der Angriff von dieser Einheit) bei denselben Einheiten; dann kannst du bei diesem Angriff "
            "den Schlag oder den Bonus des Kampfgebiets auslassen.",
            "Quando attacca, prima del colpo: scarta l'equipaggiamento di tutte le altre unità; poi guarisci le stesse "
            "unità di X danni (X è l'attacco di questa unità); poi puoi rinunciare al colpo o al bonus area di questo "
            "attacco.",
        ),
    ),
)


@pytest.mark.parametrize(("effect", "text"), EFFECTS)
def test_an_effect_of_any_card_reads_well(effect: dict[str, Any], text: tuple[str, str, str]) -> None:
    assert EFFECT.fits(effect)
    assert tuple(reading(hero(effect), language) for language in LANGUAGES) == text


def test_equipment_speaks_of_its_bearer() -> None:
    effect = {"when": "struck", "do": [{"op": "heal", "to": {"unit": "self"}, "amount": "all"}]}
    assert [reading(hero(effect, kind="equipment"), language) for language in LANGUAGES] == [
        "When the bearer is struck: heal all damage on the bearer.",
        "Wenn der Träger getroffen wird: Heile allen Schaden beim Träger.",
        "Quando il portatore viene colpito: guarisci il portatore da tutti i danni.",
    ]


@rule("FO-ABILITY-05")
def test_what_must_happen_on_play_says_so() -> None:
    effect = {"when": "play", "mode": "must", "do": [{"op": "damage", "to": {"unit": "self"}, "amount": 1}]}
    assert [reading(hero(effect), language) for language in LANGUAGES] == [
        "On play (this must happen): this unit takes 1 damage.",
        "Beim Ausspielen (das muss geschehen): Diese Einheit erhält 1 Schaden.",
        "Quando la giochi (deve accadere): questa unità subisce 1 danno.",
    ]
    effect["do"] = [{"op": "draw", "who": "opponent", "amount": 2}]
    assert reading(hero(effect), "de") == "Beim Ausspielen: Dein Gegner muss 2 Karten ziehen."


def test_several_effects_are_several_sentences() -> None:
    draw = {"op": "draw", "who": "you", "amount": 1}
    card = hero({"when": "play", "do": [draw]}, {"when": "turn_end", "mode": "may", "do": [draw]})
    assert reading(card, "en") == "On play: draw 1 card. At the end of your turn: you may draw 1 card."


def test_a_card_may_speak_of_another_card_of_its_file() -> None:
    text = """
        format = "fight-for-olympus-cards"
        version = 1
        [[card]]
        id = "amphion"
        kind = "hero"
        colour = "red"
        cost = {}
        attack = 1
        defence = 1
        name = { en = "Amphion", it = "Anfione" }
        effect = [{ when = "play", do = [{ op = "take", amount = 1, id = "zethus" }] }]
        [[card]]
        id = "zethus"
        kind = "hero"
        colour = "red"
        cost = {}
        attack = 1
        defence = 1
        name = { en = "Zethus", it = "Zeto" }
        effect = [{ when = "play", do = [{ op = "take", amount = 2, id = "tauri" }] }]
    """
    amphion, zethus = read_cards(text, "twins.toml")
    assert amphion["text"]["it"] == "Quando la giochi: prendi in mano Zeto dalla pila degli scarti."
    assert amphion["text"]["de"] == "Beim Ausspielen: Nimm Zethus vom Ablagestapel auf die Hand."
    assert zethus["text"]["en"] == "On play: take 2 × Tauri from the discard pile into your hand."


UNWELL = re.compile(r"[{}|/]|None|  | [.,;:]|,[.;:]|\b(\w+) \1\b|\b(a|di) (il|la|le|i) |\b(von|bei) dem Träger")


@given(st.one_of(*map(some_effect, TIMINGS)), st.sampled_from(("hero", "equipment")))
def test_every_effect_the_vocabulary_allows_can_be_said(effect: dict[str, Any], kind: str) -> None:
    assume(not any(effect_troubles(effect)))
    for language in LANGUAGES:
        text = reading(hero(effect, kind=kind), language)
        assert text.endswith(".")
        assert not UNWELL.search(text), text


# --- the words of each language ---------------------------------------------------------------------------------------


def shape_of(value: Any) -> Any:
    return {key: shape_of(inner) for key, inner in value.items()} if isinstance(value, dict) else type(value)


@in_every_language
def test_every_language_has_the_same_words(language: str) -> None:
    english, other = shape_of(words_of("en")), shape_of(words_of(language))
    for table in ("phrases", "words", "areas", "colours", "from", "when", "if", "predicates", "suffixes", "forms"):
        assert other[table].keys() == english[table].keys(), table


@in_every_language
def test_there_are_words_for_every_moment_condition_and_operation(language: str) -> None:
    table = words_of(language)
    assert [*table["when"]] == [*TIMINGS]
    forms = set(table["forms"])
    for op, shape in OPERATION_TABLES.items():
        ways = {op}
        for field in VARIANTS.get(op, ()):
            inner = shape.required[field]
            assert isinstance(inner, Word)
            ways = {f"{way} {word}" for way in ways for word in inner.words}
        assert ways - {"drop you you"} <= forms
