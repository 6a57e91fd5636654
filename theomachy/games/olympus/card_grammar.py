"""The language of card files: every field, every word, and where each may stand.

What is checked, what is said about mistakes, and the schema for editors all come from these tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from theomachy.games.olympus.card_shapes import (
    ByWord,
    Exactly,
    Flag,
    ListOf,
    Named,
    Number,
    OneOf,
    Shape,
    Table,
    Text,
    Word,
)
from theomachy.games.olympus.reading import LANGUAGES
from theomachy.games.olympus.vocabulary import AREAS, COLOURS, KINDS, MODES, TIMINGS, UNITS
from theomachy.kernel.errors import Wording

FORMAT = "fight-for-olympus-cards"
VERSION = 1
CUSTOM_CARDS = 116  # definitions of one's own in a game
EFFECTS, OPERATIONS_OF_AN_EFFECT = 3, 4
MOST_COST = 5

# --- words --------------------------------------------------------------------------------------------------------


def explained(words: Sequence[str], *meanings: str) -> dict[str, str]:
    return dict(zip(words, meanings, strict=True))


TIMING_WORDS = explained(
    TIMINGS,
    "when the card has been played and placed, paid for or free",
    "the first step of each attack of this unit",
    "the last step of each attack of this unit",
    "after the last attack in your turn",
    "at the end of your turn",
    "all the time: modify, prevent and silence only",
    "when an attacker has struck this unit; the subject is the attacker",
    "whenever another unit is defeated; the subject is that unit",
    "whenever another unit is discarded from play; the subject is that unit",
    "when this unit is defeated, before it is discarded; the subject is this unit",
    "when this unit is discarded from play; the subject is this unit",
)
MODE_WORDS = explained(
    MODES,
    "you are asked whether you want it",
    "it happens; where the rules say so, an on-play effect may be declined",
    "it happens, whatever the rules say: a drawback, an order",
)
UNIT_WORDS = explained(
    UNITS,
    "this unit; of equipment, its bearer",
    "the enemy unit on the space opposite",
    "your units on the spaces beside this unit",
    "the enemy units beside the space opposite",
    "your units",
    "the enemy units",
    "all units",
    "the unit of the event: the attacker, the defeated or the discarded unit",
    "the units of the operation before, as far as they are still in play",
)
PLACES_TO_PLAY_FROM = explained(
    "drawn hand discard subject".split(),
    "the cards drawn before in this effect",
    "your hand",
    "the discard pile",
    "the unit that has just been discarded",
)

# --- selectors and amounts ----------------------------------------------------------------------------------------


def such(example: str) -> Wording:
    return Wording("cards-write-such", example=example)


def word(text: str, about: str = "") -> Word:
    return Word(dict.fromkeys(text.split(), ""), about)


ID = Named("id", Text("the key of a card: small letters, digits and _", 1, 40, "[a-z][a-z0-9_]*", "id"))
COLOUR = Named("colour", word(" ".join(COLOURS), "a colour"))
AREA = Named("area", word(" ".join(AREAS), "an area of the board"))
WHO = word("you opponent", "whom it concerns")

CARD_FILTERS: dict[str, Shape] = {
    "kind": word(" ".join(KINDS), "only cards of this kind"),
    "colour": COLOUR,
    "id": ID,
    "max_cost": Number(0, MOST_COST, "only what costs this many symbols or fewer"),
}
FILTERS: dict[str, Shape] = {
    **CARD_FILTERS,
    "kind": word("hero soldier", "only units of this kind"),
    "area": AREA,
    "other": Flag("not this unit itself"),
    "damaged": Flag("only damaged units"),
    "equipped": Flag("only units with equipment"),
    "attacked": Flag("only units that have attacked this turn"),
}
PICK = OneOf((Number(1, 12), word("all")), "how many units you choose; all: every unit that fits")
UNIT = {"unit": Word(UNIT_WORDS, "where the units stand, seen from this unit")}
EXAMPLE = such('{ unit = "enemy" }')
SELECTOR = Named("selector", Table("selector", UNIT, FILTERS, EXAMPLE, "which units; nobody chooses"))
TARGET = Named(
    "target",
    Table(
        "selector",
        UNIT,
        {**FILTERS, "pick": PICK, "upto": Flag("fewer than pick may be chosen")},
        such('{ unit = "enemy", pick = 1 }'),
        "which units, and how many of them",
    ),
)


def amount(low: int, high: int, *words: str) -> Shape:
    """So many; so many for each of something; or a word."""
    per = OneOf((SELECTOR, word("markers")), "for each of these units, or for each colour marker you hold")
    times = Number(low, high, "how many for each; default: 1")
    for_each = Table("amount", {"per": per}, {"times": times}, such('{ per = "markers", times = 1 }'))
    return OneOf((Number(low, high), word(" ".join((*words, "attack"))), for_each), "how many")


AMOUNT = Named("amount", amount(0, 7))
AMOUNT_OR_ALL = Named("amount_or_all", amount(0, 7, "all"))
BONUS = Named("bonus", amount(-7, 7))

# --- operations ---------------------------------------------------------------------------------------------------

EVERY_OPERATION: dict[str, Shape] = {
    "may": Flag("you are asked whether you want this operation"),
    "require": Flag("if this does nothing, the rest of the effect is left out"),
}


def operation(name: str, about: str, required: Mapping[str, Shape], optional: Mapping[str, Shape]) -> Table:
    op = {"op": Exactly(name, about)}
    return Table(name, op | dict(required), {**optional, **EVERY_OPERATION}, about=about)


TO = {"to": TARGET}
DEST = word("empty any", "an empty space; or any other, changing places with a unit there")
FROM_PLACES = ListOf(
    Word(PLACES_TO_PLAY_FROM),
    1,
    4,
    Wording("cards-write-list", example='["hand", "discard"]'),
    "where the card may come from",
)
OPERATION_TABLES = {
    name: operation(name, about, required, optional)
    for name, about, required, optional in (
        ("damage", "units take damage", {**TO, "amount": AMOUNT}, {}),
        ("heal", "damage is removed from units", {**TO, "amount": AMOUNT_OR_ALL}, {}),
        (
            "modify",
            "units have more or less attack and defence; say until when, except in always",
            TO,
            {"attack": BONUS, "defence": BONUS, "until": word("turn attack", "until when")},
        ),
        (
            "prevent",
            "units take less damage",
            {**TO, "from": word("strike ability any", "what damage"), "amount": AMOUNT_OR_ALL},
            {},
        ),
        ("silence", "units have no abilities", TO, {}),
        ("draw", "cards are drawn", {"who": WHO, "amount": AMOUNT}, {}),
        (
            "drop",
            "cards are discarded from a hand",
            {"who": WHO, "amount": AMOUNT, "by": word("owner random you", "who chooses the cards")},
            {},
        ),
        ("take", "you take cards from the discard pile into your hand", {"amount": AMOUNT}, CARD_FILTERS),
        (
            "marker",
            "you take colour markers",
            {"from": word("board opponent board_or_opponent", "where they come from"), "amount": AMOUNT},
            {},
        ),
        ("point", "somebody gains points", {"who": WHO, "amount": AMOUNT}, {}),
        (
            "bonus",
            "you receive an area bonus",
            {"area": word(f"here {' '.join(AREAS)} choice", "of this unit's area, of a named one, or of your choice")},
            {},
        ),
        ("discard", "units are discarded from play", TO, {}),
        ("return", "units go to the hands of their players", TO, {}),
        ("strip", "the equipment of units is discarded", TO, {}),
        ("move", "one unit moves to another space on its side", {**TO, "dest": DEST}, {}),
        ("rearrange", "you move as many of your units as you like, all at once", {"side": word("own")}, {}),
        ("attack", "units make an extra attack", TO, {}),
        ("skip_strike", "this attack has no strike and no area bonus", {}, {}),
        (
            "play",
            "you play one card for free",
            {"from": FROM_PLACES},
            {**CARD_FILTERS, "silent": Flag("a unit is put into play without its on-play effect")},
        ),
        ("survive", "this unit loses all damage and stays in play", {}, {}),
    )
}

# --- effects ------------------------------------------------------------------------------------------------------

CONDITIONS: dict[str, Shape] = {
    "opposing": Table(
        "filter", {}, FILTERS, Wording("cards-write-filters", none="{}"), "there is such an opposing unit"
    ),
    "unopposed": Flag("there is no opposing unit"),
    "area": AREA,
    "count": Table(
        "count",
        {"of": SELECTOR, "at_least": Number(0, 12, "so many units or more")},
        write=such('{ of = { unit = "own" }, at_least = 2 }'),
        about="so many units fit",
    ),
    "markers": Number(0, 4, "you hold so many colour markers or more"),
    "strike": word("hit defeated bonus", "what the strike of this attack has led to"),
    "subject": SELECTOR,
}
OPERATION = ByWord("op", OPERATION_TABLES, Wording("cards-write-operation", example='{ op = "survive" }'))
EFFECT = Named(
    "effect",
    Table(
        "effect",
        {
            "when": Word(TIMING_WORDS, "when it happens"),
            "do": ListOf(
                Named("operation", OPERATION),
                1,
                OPERATIONS_OF_AN_EFFECT,
                Wording("cards-write-operations", most=OPERATIONS_OF_AN_EFFECT),
                "what happens, in this order",
            ),
        },
        {
            "mode": Word(MODE_WORDS, "whether it has to happen; default: do"),
            "if": Table("if", {}, CONDITIONS, Wording("cards-write-conditions"), "all of this must hold"),
        },
        Wording("cards-write-effect"),
        "something the card does",
    ),
)

# --- cards --------------------------------------------------------------------------------------------------------

COST = Named(
    "cost",
    Table(
        "cost",
        {},
        {colour: Number(0, MOST_COST) for colour in COLOURS},
        Wording("cards-write-cost", example="{ red = 1 }", none="{}"),
        f"how many symbols of each colour, {MOST_COST} together at most",
    ),
)


def card(kind: str, attack: Number, defence: Number, least_effects: int, optional: Mapping[str, Shape]) -> Table:
    effects = ListOf(
        EFFECT,
        least_effects,
        EFFECTS,
        Wording("cards-write-effects", least=least_effects, most=EFFECTS),
        "what the card does",
    )
    required: dict[str, Shape] = {
        "id": ID,
        "kind": Exactly(kind),
        "colour": COLOUR,
        "cost": COST,
        "attack": attack,
        "defence": defence,
        "name": Named("name", in_languages("the name", 1, 1, 40)),
    }
    anyhow: dict[str, Shape] = {
        "copies": Number(1, 2, "how many of it are in the deck; default: 2 of a soldier, else 1"),
        "text": Named("text", in_languages("the text on the card", 0, 0, 600)),
        "source": Text("where the card comes from"),
        "replaces": ID,  # a card of the box that makes room for this one
    }
    effect = {"effect": effects}
    both = (required | effect, anyhow) if least_effects else (required, anyhow | effect)
    name = {"equipment": "Equipment"}.get(kind, f"A {kind}")
    return Table(kind, both[0], {**both[1], **optional}, about=f"one card: {name.lower()}")


def in_languages(about: str, languages: int, least: int, most: int) -> Table:
    texts = {language: Text(f"{about} in {language}", least, most) for language in LANGUAGES}
    write = Wording("cards-write-languages", example='{ en = "Hector" }')
    return Table("languages", {}, texts, write, about, languages)


CARD_TABLES = {
    "hero": card("hero", Number(0, 7), Number(1, 9), 1, {"multicolour": Flag("it has all colours", (True, False))}),
    "soldier": card("soldier", Number(0, 7), Number(1, 9), 0, {}),
    "equipment": card("equipment", Number(-3, 5), Number(-3, 5), 0, {}),
}
FILE = Table(
    "file",
    {
        "format": Exactly(FORMAT, "what file this is"),
        "version": Exactly(VERSION, "the version of the format"),
        "card": ListOf(
            Named("card", ByWord("kind", CARD_TABLES, Wording("cards-write-card"))),
            1,
            CUSTOM_CARDS,
            Wording("cards-write-cards", most=CUSTOM_CARDS),
            "the cards",
        ),
    },
)

# --- what belongs where -------------------------------------------------------------------------------------------

EVENTS_WITH_SUBJECT = ("struck", "unit_defeated", "unit_discarded", "self_defeated", "self_discarded")
BUT_ALWAYS = tuple(timing for timing in TIMINGS if timing != "always")
ANYTHING, ANY_NUMBER = object(), object()
MOMENTS_OF_OPERATIONS = {
    "prevent": ("always",),
    "silence": ("always",),
    "skip_strike": ("before_strike",),
    "survive": ("self_defeated",),
}

# A field, its value, and the only moments at which it makes sense.
ONLY_AT: tuple[tuple[str, object, tuple[str, ...]], ...] = (
    *(("op", op, MOMENTS_OF_OPERATIONS.get(op, BUT_ALWAYS)) for op in OPERATION_TABLES if op != "modify"),
    ("until", "attack", ("before_strike", "after_strike")),
    ("until", "turn", BUT_ALWAYS),
    ("strike", ANYTHING, ("after_strike",)),
    ("subject", ANYTHING, EVENTS_WITH_SUBJECT),
    ("unit", "subject", EVENTS_WITH_SUBJECT),
    ("from", "subject", ("unit_discarded",)),
    ("pick", ANY_NUMBER, BUT_ALWAYS),
    *((field, "attack", BUT_ALWAYS) for field in ("amount", "attack", "defence")),
    ("unit", "same", BUT_ALWAYS),  # nothing comes before or after in what holds all the time
    ("mode", "may", BUT_ALWAYS),
    ("may", ANYTHING, BUT_ALWAYS),
    ("require", ANYTHING, BUT_ALWAYS),
)
