"""Card files: the cards of the box, what a file may hold, and where a mistake is found."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.bad_input import bad_input, sentence_of
from tests.rule import rule
from theomachy.games.olympus.card_file import (
    Entry,
    Trouble,
    check_cards,
    count_cards,
    inside,
    read_cards,
    standard,
    standard_ids,
)
from theomachy.games.olympus.card_text import lines, packaged
from theomachy.games.olympus.reading import LANGUAGES
from theomachy.games.olympus.vocabulary import COLOURS, KINDS, TIMINGS

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "my-cards.toml"


def of_kind(kind: str) -> list[Entry]:
    return [card for card in standard() if card["kind"] == kind]


# --- the box ----------------------------------------------------------------------------------------------------------


def test_the_file_of_the_box_has_no_mistake() -> None:
    cards, troubles = check_cards(packaged(), "cards.toml", taken=())
    assert troubles == []
    assert cards == standard()


@rule("FO-CARD-01")
def test_84_definitions_make_96_cards_of_three_kinds() -> None:
    assert len(standard()) == 84
    assert sum(card["copies"] for card in standard()) == 96
    assert Counter(card["kind"] for card in standard()) == {"hero": 60, "soldier": 12, "equipment": 12}
    assert len(set(standard_ids())) == 84


@rule("FO-CARD-05")
def test_each_hero_is_there_once() -> None:
    assert {card["copies"] for card in of_kind("hero")} == {1}


@rule("FO-CARD-06")
def test_each_soldier_is_there_twice() -> None:
    assert {card["copies"] for card in of_kind("soldier")} == {2}
    assert sum(card["copies"] for card in of_kind("soldier")) == 24


@rule("FO-CARD-07")
def test_every_hero_has_an_ability_and_some_others_have() -> None:
    assert all(card["effect"] for card in of_kind("hero"))
    assert sum(bool(card["effect"]) for card in of_kind("soldier")) == 4
    assert sum(bool(card["effect"]) for card in of_kind("equipment")) == 7


@rule("FO-CARD-04")
def test_a_card_has_at_most_one_effect() -> None:
    assert max(len(card["effect"]) for card in standard()) == 1


@rule("FO-CARD-08")
def test_heroines_are_heroes_and_amazons_are_soldiers() -> None:
    kinds = {card["id"]: card["kind"] for card in standard()}
    assert kinds["penthesilea"] == kinds["medea"] == "hero"
    assert kinds["amazons"] == "soldier"


@rule("FO-CARD-09")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_15_heroes_6_soldier_cards_and_3_pieces_of_equipment(colour: str) -> None:
    cards = [card for card in standard() if card["colour"] == colour]
    assert Counter(card["kind"] for card in cards for _ in range(card["copies"])) == {
        "hero": 15,
        "soldier": 6,
        "equipment": 3,
    }
    assert sum(card["multicolour"] for card in cards) == 3


@rule("FO-CARD-09")
def test_a_helmet_a_shield_and_a_sword_in_each_colour() -> None:
    ids = {card["id"] for card in of_kind("equipment")}
    assert ids == {f"{thing}_{colour}" for thing in ("helmet", "shield", "sword") for colour in COLOURS}


@rule("FO-CARD-11")
def test_a_soldier_may_cost_nothing() -> None:
    assert Counter(sum(card["cost"].values()) for card in of_kind("soldier")) == {0: 4, 1: 8}


@rule("FO-COLOUR-01")
def test_there_are_four_colours_and_no_others() -> None:
    assert {card["colour"] for card in standard()} == {*COLOURS} == {"red", "blue", "yellow", "green"}
    assert {colour for card in standard() for colour in card["cost"]} == {*COLOURS}


def test_the_multicolour_heroes() -> None:
    assert [card["id"] for card in standard() if card["multicolour"]] == (
        "achilles heracles hector odysseus agamemnon perseus jason helen theseus chiron medea ajax".split()
    )


def test_costs() -> None:
    units = [card for card in standard() if card["kind"] != "equipment"]
    assert Counter(sum(card["cost"].values()) for card in units) == {0: 8, 1: 34, 2: 16, 3: 6, 4: 6, 5: 2}
    assert [card["id"] for card in of_kind("equipment") if card["cost"]] == ["helmet_blue", "helmet_yellow"]
    symbols = Counter[str]()
    for card in standard():
        for _ in range(card["copies"]):
            symbols.update(card["cost"])
    assert symbols == {"red": 33, "blue": 32, "yellow": 33, "green": 30}
    dear = [card for card in of_kind("hero") if sum(card["cost"].values()) >= 4]
    assert all(card["multicolour"] for card in dear)


def test_values() -> None:
    for cost, attack, defence in (
        (0, 1.5, 2.0),
        (1, 1.8, 3.1),
        (2, 2.0, 3.6),
        (3, 1.8, 4.2),
        (4, 3.8, 5.7),
        (5, 5.5, 6.5),
    ):
        units = [card for card in standard() if card["kind"] != "equipment" and sum(card["cost"].values()) == cost]
        assert round(sum(card["attack"] for card in units) / len(units), 1) == attack
        assert round(sum(card["defence"] for card in units) / len(units), 1) == defence
    assert {card["attack"] + card["defence"] for card in of_kind("equipment")} == {2, 3, 4}


def test_every_card_of_the_box_has_names_texts_and_a_source() -> None:
    raw = tomllib.loads(packaged())["card"]
    for card in raw:
        assert [*card["name"]] == [*card["text"]] == [*LANGUAGES]
        assert card["source"]
        says_something = bool(card.get("effect")) or card["kind"] == "equipment"
        assert all(bool(text) == says_something for text in card["text"].values()), card["id"]
    for language in LANGUAGES:
        assert len({card["name"][language] for card in raw}) == 84


def test_the_cards_of_the_box_use_every_moment_and_operation() -> None:
    effects = [effect for card in standard() for effect in card["effect"]]
    assert {effect["when"] for effect in effects} == {*TIMINGS}
    assert len({operation["op"] for effect in effects for operation in effect["do"]}) == 20


# --- what may be left out ---------------------------------------------------------------------------------------------

SMALL = """\
format = "fight-for-olympus-cards"
version = 1
[[card]]
id = "lokrians"
kind = "soldier"
colour = "yellow"
cost = {}
attack = 1
defence = 2
name.de = "Lokrer"
"""


def test_what_is_left_out_is_filled_in() -> None:
    assert read_cards(SMALL, "my.toml") == [
        {
            "id": "lokrians",
            "kind": "soldier",
            "colour": "yellow",
            "multicolour": False,
            "copies": 2,
            "cost": {},
            "attack": 1,
            "defence": 2,
            "name": {"en": "Lokrer", "de": "Lokrer", "it": "Lokrer"},
            "text": {"en": "", "de": "", "it": ""},
            "source": "",
            "effect": [],
        }
    ]


def test_a_missing_text_is_made_from_the_effects_language_by_language() -> None:
    effect = 'text.en = "Look!"\n[[card.effect]]\nwhen = "play"\ndo = [{ op = "draw", who = "you", amount = 1 }]\n'
    (card,) = read_cards(SMALL + effect, "my.toml")
    assert card["effect"] == [
        {"when": "play", "mode": "do", "if": {}, "do": [{"op": "draw", "who": "you", "amount": 1}]}
    ]
    assert card["text"] == {
        "en": "Look!",
        "de": "Beim Ausspielen: Ziehe 1 Karte.",
        "it": "Quando la giochi: pesca 1 carta.",
    }


@pytest.mark.parametrize("kind", KINDS)
def test_a_soldier_is_there_twice_unless_it_says_otherwise(kind: str) -> None:
    effect = '[[card.effect]]\nwhen = "play"\ndo = [{ op = "rearrange", side = "own" }]\n'
    (card,) = read_cards(SMALL.replace("soldier", kind) + effect, "my.toml")
    assert card["copies"] == (2 if kind == "soldier" else 1)
    (card,) = read_cards(SMALL.replace("soldier", kind) + "copies = 1\n" + effect, "my.toml")
    assert card["copies"] == 1


def test_the_examples_are_fine() -> None:
    cards, troubles = check_cards(EXAMPLES.read_text(encoding="utf-8"), EXAMPLES.name)
    assert troubles == []
    assert [card["kind"] for card in cards] == [*KINDS]
    assert cards[2]["replaces"] == "helmet_blue"


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm() -> None:
    text = "\ufeff" + SMALL.replace("\n", "\r\n")
    assert read_cards(text, "my.toml") == read_cards(SMALL, "my.toml")
    (trouble,) = check_cards(text.replace("defence = 2", "defence = 0"), "my.toml")[1]
    assert trouble.line == 9


# --- mistakes: what, and where ----------------------------------------------------------------------------------------

HERO = """\
format = "fight-for-olympus-cards"
version = 1

[[card]]
id = "arion"  # a comment with [[card]] in it
kind = "hero"
colour = "blue"
multicolour = true
copies = 1
cost = { blue = 1, yellow = 1 }
attack = 2
defence = 3
name = { en = "Arion" }
text.en = '''[[card]] "quoted" # no comment'''
source = "our own"
replaces = "circe"
[[card.effect]]
when = "after_strike"
mode = "may"
if = { markers = 2, opposing = { colour = "red" }, count = { of = { unit = "own" }, at_least = 2 }, strike = "hit" }
do = [
  { op = "draw", who = "you", amount = 1, require = true }, { op = "play", from = ["drawn"], may = true },
  # a comment, { op = "nothing" }
  # another
  { op = "damage", amount = { per = { unit = "own" }}, to = { unit = "enemy", kind = "soldier", pick = 2, upto = true}},

  { op = "modify", to = { unit = "same" }, attack = 1, until = "attack" },
]

[[card.effect]]
when = "struck"
if = { subject = { unit = "enemy" } }
do = [{ op = "damage", to = { unit = "subject" }, amount = "attack" }]


[[card]]
id = "aegis"
kind = "equipment"
colour = "red"
cost = {}
attack = 0
defence = 2
name = { it = "Egida" }
[[card.effect]]
when = "always"
do = [
  { op = "modify", to = { unit = "adjacent", pick = "all" }, defence = 1 },
]
"""


def found(old: str, new: str, text: str = HERO) -> list[Trouble]:
    assert text.count(old) == 1, old
    return check_cards(text.replace(old, new), "my.toml")[1]


def test_the_hero_is_fine() -> None:
    cards, troubles = check_cards(HERO, "my.toml")
    assert troubles == []
    assert [card["id"] for card in cards] == ["arion", "aegis"]


# What is written instead of what; where that is found; a piece of the sentence.
MISTAKES = {
    # The file
    "format": ('"fight-for-olympus-cards"', '"cards"', 1, "format", 'write "fight-for-olympus-cards"'),
    "version": ("version = 1", "version = 2", 2, "version", "2 does not fit here: write 1."),
    "version is no yes": ("version = 1", "version = true", 2, "version", "write 1."),
    "unknown field of the file": ("version = 1", "version = 1\nauthor = 1", 3, "author", "A card file has no such"),
    # 1. ids, names, texts
    "id of the box": ('"arion"', '"hector"', 5, "id", "There is already a card"),
    "id twice": ('"aegis"', '"arion"', 37, "id", "There is already a card"),
    "id with capitals": ('"arion"', '"Arion"', 5, "id", "small letters, digits and _"),
    "no id": ('id = "arion"', "", 4, "id", "It is missing"),
    "no name": ('{ en = "Arion" }', "{}", 13, "name", "It is empty: write a table such as"),
    "name in no language of ours": ("{ en = ", "{ fr = ", 13, "name, fr", 'write "en", "de" or "it"'),
    "name empty": ('"Arion"', '""', 13, "name, en", "1 to 40 characters"),
    "name with an escape": ('"Arion"', r'"\u001b[2J"', 13, "name, en", "on one line"),
    "name is a number": ('"Arion"', "7", 13, "name, en", "7 does not fit here"),
    "text too long": ('"our own"', f'"{"x" * 601}"', 15, "source", "0 to 600 characters"),
    # 2. numbers
    "kind": ('"hero"', '"heroe"', 6, "kind", 'Did you mean "hero"?'),
    "colour": ('"blue"', '"bleu"', 7, "colour", '"bleu" does not fit here: write "red", "blue", "yellow"'),
    "cost of 6": ("blue = 1, yellow = 1", "blue = 3, red = 3", 10, "cost", "There are 6 symbols"),
    "cost of a colour": ("blue = 1,", "blue = 6,", 10, "cost, blue", "from 0 to 5"),
    "cost in an unknown colour": ("yellow = 1 }", "gold = 1 }", 10, "cost, gold", "A cost has no such field"),
    "attack": ("attack = 2", "attack = 8", 11, "attack", "8 does not fit here: write a whole number from 0 to 7"),
    "attack below 0": ("attack = 2", "attack = -1", 11, "attack", "from 0 to 7"),
    "attack true": ("attack = 2", "attack = true", 11, "attack", "true does not fit here"),
    "attack with a point": ("attack = 2", "attack = 2.0", 11, "attack", "2.0 does not fit here"),
    "defence": ("defence = 3", "defence = 0", 12, "defence", "from 1 to 9"),
    "defence missing": ("defence = 3", "", 4, "defence", "It is missing: write a whole number from 1 to 9"),
    "equipment's attack": ("attack = 0", "attack = 6", 41, "attack", "from -3 to 5"),
    "equipment's defence": ("defence = 2", "defence = -4", 42, "defence", "from -3 to 5"),
    "copies": ("copies = 1", "copies = 3", 9, "copies", "from 1 to 2"),
    "multicolour": ("multicolour = true", "multicolour = 1", 8, "multicolour", "write true or false"),
    "multicolour equipment": (
        "defence = 2",
        "defence = 2\nmulticolour = true",
        43, "multicolour",
        "Equipment has no such field",
    ),
    "unknown field": ("copies = 1", "copy = 1", 9, "copy", "A hero has no such field: write "),
    # 3. how many effects and operations, how much
    "amount": ("amount = 1, require", "amount = 8, require", 22, "effect 1, do 1, amount", "0 to 7"),
    "amount below 0": ("amount = 1, require", "amount = -1, require", 22, "effect 1, do 1, amount", ""),
    "modify": ("attack = 1, until", "attack = -8, until", 27, "effect 1, do 4, attack", "-7 to 7"),
    "times": ('"own" }}', '"own" }, times = 8 }', 25, "effect 1, do 3, amount, times", "from 0 to 7"),
    "no operation": ('[{ op = "damage", to', '[] #[{ op = "damage", to', 33, "effect 2, do", "There are 0"),
    # 4. every word
    "when": ('"struck"', '"struk"', 31, "effect 2, when", 'Did you mean "struck"?'),
    "no when": ('when = "struck"', "", 30, "effect 2, when", 'It is missing: write "play", '),
    "mode": ('"may"', '"can"', 19, "effect 1, mode", 'write "may", "do" or "must"'),
    "condition": ("markers = 2", "marker = 2", 20, "effect 1, if, marker", 'Did you mean "markers"?'),
    "condition's number": ("markers = 2", "markers = 5", 20, "effect 1, if, markers", "from 0 to 4"),
    "filter": ('{ colour = "red" }', '{ color = "red" }', 20, "effect 1, if, opposing, color", '"colour"?'),
    "count": ("at_least = 2", "least = 2", 20, "effect 1, if, count, least", "A count has no such field"),
    "strike": ('"hit"', '"miss"', 20, "effect 1, if, strike", 'write "hit", "defeated" or "bonus"'),
    "operation": ('op = "draw"', 'op = "drwa"', 22, "effect 1, do 1, op", 'Did you mean "draw"?'),
    "no operation's name": ('op = "play", ', "", 22, "effect 1, do 2, op", "It is missing"),
    "operation's field": ('who = "you", ', 'whom = "you", ', 22, "effect 1, do 1, whom", '"who"?'),
    "field of another operation": (
        "may = true }",
        "may = true, amount = 1 }",
        22, "effect 1, do 2, amount",
        '"play" has no such field',
    ),
    "may is true": ("may = true }", "may = false }", 22, "effect 1, do 2, may", "leave the field out"),
    "from": ('["drawn"]', '["deck"]', 22, "effect 1, do 2, from 1", 'write "drawn", "hand"'),
    "from is a list": ('["drawn"]', '"drawn"', 22, "effect 1, do 2, from", "write a list such as"),
    "unit": ('"enemy", kind', '"foe", kind', 25, "effect 1, do 3, to, unit", 'write "self", '),
    "kind of unit": ('"soldier"', '"equipment"', 25, "effect 1, do 3, to, kind", '"hero" or "soldier"'),
    "pick": ("pick = 2", 'pick = "any"', 25, "effect 1, do 3, to, pick", 'from 1 to 12, or "all"'),
    "pick 0": ("pick = 2", "pick = 0", 25, "effect 1, do 3, to, pick", "from 1 to 12"),
    "pick missing": ("pick = 2, upto = true", "other = true", 25, "effect 1, do 3, to, pick", '"enemy"'),
    "upto without a number": (
        "pick = 2, upto",
        'pick = "all", upto',
        25, "effect 1, do 3, to, upto",
        "write pick with a number",
    ),
    "all is for heal and prevent": ('amount = "attack"', 'amount = "all"', 33, "effect 2, do 1, amount", ""),
    "per": ("per = { unit", "per = { units", 25, "effect 1, do 3, amount, per, units", '"unit"?'),
    "pick in per": (
        'per = { unit = "own" }',
        'per = { unit = "own", pick = 1 }',
        25, "effect 1, do 3, amount, per, pick",
        "A selector has no such field",
    ),
    "modify nothing": ("attack = 1, until", "until", 27, "effect 1, do 4, attack", "It changes nothing"),
    "unknown id": ('colour = "red" }', 'id = "hectr" }', 20, "effect 1, if, opposing, id", '"hector"?'),
    # 4. where a word may stand
    "modify without until": (', until = "attack"', "", 27, "effect 1, do 4, until", "It is missing"),
    "until in always": ("defence = 1 }", 'until = "turn", defence = 1 }', 47, "effect 1, do 1, until", "always"),
    "until attack": ('"struck"', '"turn_end"', 32, "effect 2, if, subject", "can be used only with when = "),
    "pick a number in always": ('pick = "all"', "pick = 1", 47, "effect 1, do 1, to, pick", '"always"'),
    "attack in always": ("defence = 1 }", 'defence = "attack" }', 47, "effect 1, do 1, defence", '"always"'),
    "may in always": ("defence = 1 }", "defence = 1, may = true }", 47, "effect 1, do 1, may", ""),
    "require in always": ("defence = 1 }", "defence = 1, require = true }", 47, "effect 1, do 1, require", ""),
    "mode may in always": ('when = "always"', 'when = "always"\nmode = "may"', 46, "effect 1, mode", ""),
    "same first": ('{ unit = "subject" }', '{ unit = "same" }', 33, "effect 2, do 1, to, unit", "none before"),
    "same in a condition": (
        'of = { unit = "own" }',
        'of = { unit = "same" }',
        20, "effect 1, if, count, of, unit",
        "no operation before a condition",
    ),
    "drawn by nobody": ('who = "you"', 'who = "opponent"', 22, "effect 1, do 2, from", "Nothing was drawn"),
    # replaces
    "replaces nothing": ('"circe"', '"kirke"', 16, "replaces", 'The box has no card "kirke" of the kind "hero"'),
    "replaces another kind": ('"circe"', '"tauri"', 16, "replaces", 'The box has no card "tauri" of the kind "hero"'),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "line", "field", "sentence"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_found_at_its_line_and_field(old: str, new: str, line: int, field: str, sentence: str) -> None:
    troubles = found(old, new)
    errors = [trouble for trouble in troubles if (trouble.line, trouble.field) == (line, field)]
    assert len(errors) == 1, [*map(str, troubles)]
    assert sentence in sentence_of(errors[0].wrong)
    assert errors[0].severity == "error"
    assert sentence_of(errors[0].wrong)[-1] in ".?"
    with bad_input(r"my\.toml, line \d+, "):
        read_cards(HERO.replace(old, new), "my.toml")


def with_effect(when: str, do: str, before: str = "") -> str:
    """The operation stands on line 14."""
    return f'{SMALL}[[card.effect]]\nwhen = "{when}"\ndo = [{before}\n  {{ {do} }},\n]\n'


# An operation, and the only moments at which it may stand.
PLACES = {
    'op = "prevent", to = { unit = "self" }, from = "any", amount = 1': {"always"},
    'op = "silence", to = { unit = "opposing" }': {"always"},
    'op = "modify", to = { unit = "self" }, attack = 1': {"always"},
    'op = "modify", to = { unit = "self" }, attack = 1, until = "turn"': {*TIMINGS} - {"always"},
    'op = "modify", to = { unit = "self" }, attack = 1, until = "attack"': {"before_strike", "after_strike"},
    'op = "skip_strike"': {"before_strike"},
    'op = "survive"': {"self_defeated"},
    'op = "play", from = ["hand", "subject"]': {"unit_discarded"},
    'op = "heal", to = { unit = "subject" }, amount = 1': {
        "struck", "unit_defeated", "unit_discarded", "self_defeated", "self_discarded"
    },
    'op = "draw", who = "you", amount = { per = { unit = "subject" } }': {
        "struck", "unit_defeated", "unit_discarded", "self_defeated", "self_discarded"
    },
    'op = "draw", who = "you", amount = 1': {*TIMINGS} - {"always"},
    'op = "damage", to = { unit = "enemy", pick = 1 }, amount = "attack"': {*TIMINGS} - {"always"},
}  # fmt: skip


@pytest.mark.parametrize(("do", "moments"), PLACES.items())
@pytest.mark.parametrize("when", TIMINGS)
def test_an_operation_stands_only_where_it_makes_sense(do: str, moments: set[str], when: str) -> None:
    text = with_effect(when, do)
    troubles = check_cards(text, "my.toml")[1]
    assert bool(troubles) == (when not in moments)
    assert all(trouble.line == 14 for trouble in troubles)
    assert all(trouble.field.startswith("effect 1, do 1, ") for trouble in troubles)


@pytest.mark.parametrize(
    ("condition", "moments"),
    [
        ('strike = "bonus"', {"after_strike"}),
        (
            'subject = { unit = "own" }',
            {"struck", "unit_defeated", "unit_discarded", "self_defeated", "self_discarded"},
        ),
        ("unopposed = true", {*TIMINGS}),
    ],
)
@pytest.mark.parametrize("when", TIMINGS)
def test_a_condition_stands_only_where_it_makes_sense(condition: str, moments: set[str], when: str) -> None:
    do = 'op = "modify", to = { unit = "self" }, attack = 1' + ("" if when == "always" else ', until = "turn"')
    text = with_effect(when, do).replace("do =", f"if = {{ {condition} }}\ndo =")
    troubles = check_cards(text, "my.toml")[1]
    assert [(trouble.line, trouble.field) for trouble in troubles] == (
        [] if when in moments else [(13, f"effect 1, if, {condition.split()[0]}")]
    )


@pytest.mark.parametrize(
    ("before", "to", "fine"),
    [
        ("", '{ unit = "self" }', True),
        ("", '{ unit = "opposing" }', True),
        ("", '{ unit = "own", pick = 1 }', True),
        ("", '{ unit = "own", pick = 1, upto = true }', True),
        ("", '{ unit = "own", pick = 2 }', False),
        ("", '{ unit = "own", pick = "all" }', False),
        ('{ op = "strip", to = { unit = "enemy", pick = 1 } },', '{ unit = "same" }', True),
        ('{ op = "strip", to = { unit = "enemy", pick = 2 } },', '{ unit = "same" }', False),
        ('{ op = "strip", to = { unit = "enemy", pick = 2 } },', '{ unit = "same", pick = 1 }', True),
        ('{ op = "rearrange", side = "own" },', '{ unit = "same" }', False),
    ],
)
def test_one_unit_moves(before: str, to: str, fine: bool) -> None:
    text = with_effect("play", before=before, do=f'op = "move", to = {to}, dest = "any"')
    troubles = check_cards(text, "my.toml")[1]
    number = 2 if before else 1
    where = (14, f"effect 1, do {number}, to")
    assert [(trouble.line, trouble.field) for trouble in troubles] == ([] if fine else [where])


def test_no_more_than_3_effects_of_4_operations() -> None:
    do = '{ op = "rearrange", side = "own" }'
    effect = f'[[card.effect]]\nwhen = "play"\ndo = [{", ".join([do] * 4)}]\n'
    assert check_cards(SMALL + 3 * effect, "my.toml")[1] == []
    (trouble,) = check_cards(SMALL + 4 * effect, "my.toml")[1]
    assert (trouble.line, trouble.field) == (11, "effect")
    assert "There are 4: write 0 to 3 effects" in sentence_of(trouble.wrong)
    (trouble,) = check_cards(SMALL + effect.replace("}]", f"}}, {do}]"), "my.toml")[1]
    assert (trouble.line, trouble.field) == (13, "effect 1, do")


@rule("FO-CARD-07")
def test_a_hero_has_an_effect() -> None:
    (trouble,) = check_cards(SMALL.replace("soldier", "hero"), "my.toml")[1]
    assert (trouble.line, trouble.field) == (3, "effect")
    assert "write 1 to 3 effects, each under [[card.effect]]" in sentence_of(trouble.wrong)


def test_no_more_than_116_cards() -> None:
    head, card = SMALL.split("[[card]]")
    file = head + "".join(f"[[card]]{card}".replace("lokrians", f"lokrians_{number}") for number in range(117))
    (trouble,) = check_cards(file, "my.toml")[1]
    assert (trouble.line, trouble.card, trouble.field) == (3, "", "card")
    assert count_cards(file) == 117


def test_a_file_without_cards() -> None:
    (trouble,) = check_cards("\n".join(SMALL.splitlines()[:2]), "my.toml")[1]
    assert (
        sentence_of(trouble.wording())
        == "my.toml, line 1, card: It is missing: write 1 to 116 cards, each under [[card]]."
    )
    assert {trouble.field for trouble in check_cards("", "my.toml")[1]} == {"format", "version", "card"}


def test_a_card_is_replaced_once() -> None:
    card = SMALL.partition("[[card]]")[2].replace("lokrians", "leleges")
    text = f'{SMALL}replaces = "tauri"\n[[card]]{card}replaces = "tauri"\n'
    (trouble,) = check_cards(text, "my.toml")[1]
    assert sentence_of(trouble.wording()) == (
        'my.toml, line 20, leleges, replaces: "tauri" is replaced already: write another id, or leave it out.'
    )


def test_ids_taken_by_others_are_taken() -> None:
    assert "already" in sentence_of(check_cards(SMALL, "my.toml", [*standard_ids(), "lokrians"])[1][0].wrong)
    assert check_cards(SMALL.replace("lokrians", "hector"), "my.toml", taken=())[1] == []


def test_all_mistakes_are_found_and_good_cards_are_kept() -> None:
    text = HERO.replace("attack = 2", "attack = 20").replace('"struck"', '"strike"').replace('"red" }', '"pink" }')
    cards, troubles = check_cards(text, "my.toml")
    assert [(trouble.line, trouble.card, trouble.field) for trouble in troubles] == [
        (11, "arion", "attack"),
        (20, "arion", "effect 1, if, opposing, colour"),
        (31, "arion", "effect 2, when"),
    ]
    assert [card["id"] for card in cards] == ["aegis"]
    assert count_cards(text) == 2


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("version = 1\nformat = ", 2, "this is not a value"),
        ("version = 1\nversion = 2\n", 2, "this key or table is there already"),
        ("\n\n[[card]\n", 3, "a header is not closed"),
        ("x = [1,\n2,\n", 3, ""),
        ("x = { a = 1,\n  b = 2 }", 1, "a table in braces has to be on one line."),
        ("x = " + "[" * 9999, 1, ""),
        ("x = " + "1" * 9999, 1, ""),
    ],
)
def test_a_file_that_is_not_toml_says_where(text: str, line: int, sentence: str) -> None:
    cards, (trouble,) = check_cards(text, "my.toml")
    assert cards == []
    assert (trouble.line, trouble.card, trouble.field) == (line, "", "")
    assert sentence in sentence_of(trouble.wrong)
    assert count_cards(text) == 0


@pytest.mark.parametrize("text", ["card = 1", "[card]\nid = 1", "card = [1]", "card = [[]]", "[[card]]\neffect = 3"])
def test_a_file_of_another_build_is_refused_and_nothing_breaks(text: str) -> None:
    cards, troubles = check_cards(text, "my.toml")
    assert cards == []
    assert any(trouble.field.startswith("card") or trouble.card for trouble in troubles)


# --- warnings ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cost", "attack", "defence", "warned"),
    [("", 1, 4, False), ("", 1, 5, True), ("red = 1", 3, 4, False), ("red = 1", 3, 5, True), ("red = 5", 7, 7, False)],
)
def test_a_card_far_above_its_budget_is_warned_of(cost: str, attack: int, defence: int, warned: bool) -> None:
    text = SMALL.replace("{}", f"{{ {cost} }}").replace("attack = 1", f"attack = {attack}")
    text = text.replace("defence = 2", f"defence = {defence}")
    cards, troubles = check_cards(text, "my.toml")
    assert [(trouble.severity, trouble.line, trouble.field) for trouble in troubles] == [
        ("warning", 8, "attack")
    ] * warned
    assert len(cards) == len(read_cards(text, "my.toml")) == 1


def test_equipment_has_a_budget_of_its_own() -> None:
    text = SMALL.replace("soldier", "equipment").replace("attack = 1", "attack = 4")
    assert check_cards(text, "my.toml")[1] == []
    (trouble,) = check_cards(text.replace("defence = 2", "defence = 3"), "my.toml")[1]
    assert sentence_of(trouble.wrong) == "Attack and defence are 7 together: for a cost of 0, about 4 would be fair."


def test_a_drawback_may_make_up_for_anything() -> None:
    text = SMALL.replace("attack = 1", "attack = 7")
    effect = '[[card.effect]]\nwhen = "turn_end"\nmode = "must"\ndo = [{ op = "discard", to = { unit = "self" } }]\n'
    assert check_cards(text + effect, "my.toml")[1] == []
    assert [trouble.severity for trouble in check_cards(text + effect.replace("must", "do"), "my.toml")[1]] == [
        "warning"
    ]


def test_same_units_that_are_gone_are_warned_of() -> None:
    before = '{ op = "discard", to = { unit = "enemy", pick = 1 } },'
    text = with_effect("play", before=before, do='op = "damage", to = { unit = "same" }, amount = 1')
    (trouble,) = check_cards(text, "my.toml")[1]
    assert (trouble.severity, trouble.line, trouble.field) == ("warning", 14, "effect 1, do 2, to, unit")


# --- lines ------------------------------------------------------------------------------------------------------------

TRICKY = r"""
# [[card]]
a.b . "c.d" = 1 # = 2
"e # f" = [ # [
  [1, 2,
  3], # ]
  { g = "}", h = [ { i = 1979-05-27 07:32:00 } ] },
]
text = ***
[[card]]
"" quoted \*** and ****
[[ card ]]
'single' = 'x # "'
[[card . effect]]
do = []
[[card.effect]]
[card.effect.deep]
x = '''
y = 1
'''''
z = 1.5e3
[[card]]
[other]
""".replace("****", '""""').replace("***", '"""')


def test_every_value_has_its_line() -> None:
    where = lines(TRICKY)
    expected = {path for path, _ in inside(tomllib.loads(TRICKY))}
    assert where.keys() == expected
    assert {path: line for path, line in where.items() if path[-1] in ("c.d", "i", "z", "x", "single", "do")} == {
        ("a", "b", "c.d"): 3,
        ("e # f", 1, "h", 0, "i"): 7,
        ("card", 0, "single"): 13,
        ("card", 0, "effect", 0, "do"): 15,
        ("card", 0, "effect", 1, "deep", "x"): 18,
        ("card", 0, "effect", 1, "deep", "z"): 21,
    }
    assert where["card", 1] == 22
    assert where["other",] == 23


def test_every_value_of_the_box_has_its_line() -> None:
    where = lines(packaged())
    assert where.keys() == {path for path, _ in inside(tomllib.loads(packaged()))}
    text = packaged().splitlines()
    for path, line in where.items():
        assert isinstance(path[-1], int) or path[-1] in text[line - 1]


@given(st.text(alphabet="[]{}=#\"'\n\\,. ab1-"))
def test_whatever_is_toml_can_be_scanned(text: str) -> None:
    try:
        data = tomllib.loads(text)
    except ValueError:
        return
    assert lines(text).keys() >= {path for path, _ in inside(data)}
