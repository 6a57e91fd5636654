"""Card files: the cards of the box, and cards people make themselves; what is wrong with them, and on which line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, islice
from typing import Any, Literal

from theomachy.games.olympus.card_grammar import (
    ANY_NUMBER,
    ANYTHING,
    BUT_ALWAYS,
    COST,
    EFFECT,
    FILE,
    ID,
    MOST_COST,
    ONLY_AT,
)
from theomachy.games.olympus.card_shapes import Found, or_meant, quoted, shown, under
from theomachy.games.olympus.card_text import LONGEST_KEY, Path, lines, packaged, too_much
from theomachy.games.olympus.reading import LANGUAGES, reading
from theomachy.kernel.errors import BadInput, Wording
from theomachy.kernel.records import Source

Entry = dict[str, Any]  # a card as its file has it, with what may be left out filled in

# --- words in the wrong place -------------------------------------------------------------------------------------

CHOSEN = ("adjacent", "flank", "own", "enemy", "any")  # may be several units: say which
SINGLE = ("self", "opposing", "subject")
LEAVES_NO_UNITS = "draw drop take marker point bonus skip_strike discard return".split()


def effect_troubles(effect: Entry) -> Found:
    """An effect whose words are all known, but not all in their places."""
    for path, value in inside(effect):
        yield from moment_troubles(path, value, effect["when"])
        if path[:1] == ("if",) and path[-1] == "unit" and value == "same":
            yield path, Wording("cards-same-in-condition")
    for number, do in enumerate(effect["do"]):
        yield from under("do", under(number, operation_troubles(do, effect["do"][:number], effect["when"])))


def moment_troubles(path: Path, value: object, when: str) -> Found:
    named = [part for part in path if isinstance(part, str)][-1]
    for field, wanted, timings in ONLY_AT:
        number = wanted is ANY_NUMBER and isinstance(value, int)
        if field == named and when not in timings and (wanted is ANYTHING or number or wanted == value):
            what = f"{named} = {shown(value)}" if isinstance(value, str | int) else named
            if timings is BUT_ALWAYS:
                yield path, Wording("cards-not-always", what=what)
            else:
                yield path, Wording("cards-only-when", what=what, timings=quoted(timings))


def operation_troubles(do: Entry, before: Sequence[Entry], when: str) -> Found:
    for path, value in inside(do):
        if path[-1] == "unit" and value == "same" and not before:
            yield path, Wording("cards-same-at-first")
    if to := do.get("to"):
        if to["unit"] in CHOSEN and "pick" not in to:
            yield ("to", "pick"), Wording("cards-no-pick", unit=to["unit"])
        if "upto" in to and not isinstance(to.get("pick"), int):
            yield ("to", "upto"), Wording("cards-upto")
        if do["op"] == "move" and not single(to, before):
            yield ("to",), Wording("cards-move-one")
    if do["op"] == "modify" and not {"attack", "defence"} & do.keys():
        yield ("attack",), Wording("cards-no-change")
    if do["op"] == "modify" and when != "always" and "until" not in do:
        yield ("until",), Wording("cards-until")
    if "drawn" in do.get("from", ()) and not any(op["op"] == "draw" and op["who"] == "you" for op in before):
        yield ("from",), Wording("cards-nothing-drawn")


def single(to: Entry, before: Sequence[Entry]) -> bool:
    """Can it be only one unit?"""
    if to["unit"] == "same" and "pick" not in to:
        return bool(before) and "to" in before[-1] and single(before[-1]["to"], before[:-1])
    return to["unit"] in SINGLE or to.get("pick") == 1


def inside(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything in a table, tables and lists included."""
    if path:
        yield path, value
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in pairs:
        yield from inside(part, (*path, key))


# --- what cards may be together -----------------------------------------------------------------------------------

BUDGET = (3.5, 5, 5.5, 6, 9.5, 12)  # attack and defence together of a unit with one ordinary ability, by cost
EQUIPMENT_BUDGET = 4  # the same of free equipment
FAR_OVER = 2


def card_troubles(card: Entry) -> Found:
    """Of a card whatever else is wrong with it."""
    symbols = sum(card["cost"].values()) if COST.fits(card.get("cost")) else 0
    if symbols > MOST_COST:
        yield ("cost",), Wording("cards-symbols", count=symbols, most=MOST_COST)
    effects = card.get("effect")
    for number, effect in enumerate(effects if isinstance(effects, list) else []):
        if EFFECT.fits(effect):
            yield from under("effect", under(number, effect_troubles(effect)))


def card_warnings(card: Entry) -> Found:
    """Of a card that may be played, though perhaps it should not."""
    cost, values = sum(card["cost"].values()), card["attack"] + card["defence"]
    budget = EQUIPMENT_BUDGET + cost if card["kind"] == "equipment" else BUDGET[cost]
    drawback = any(effect.get("mode") == "must" for effect in card.get("effect", []))  # may make up for any values
    if values > budget + FAR_OVER and not drawback:
        yield ("attack",), Wording("cards-strong", values=values, cost=cost, fair=f"{budget:g}")
    for path, value in inside(card.get("effect", []), ("effect",)):
        if path[-1] == "unit" and value == "same":
            _, effect, _, number, *_ = path
            last = card["effect"][effect]["do"][int(number) - 1]["op"]
            if last in LEAVES_NO_UNITS:
                yield path, Wording("cards-no-same", op=last)


def company_troubles(cards: Sequence[Entry], taken: Sequence[str]) -> Found:
    """Ids that are there twice, or not at all."""
    box = {card["id"]: card["kind"] for card in standard_cards()}
    ids = [str(card.get("id", "")) for card in cards]
    known = dict.fromkeys((*taken, *ids))
    used, replaced = set(taken), set[str]()
    for number, (id, card) in enumerate(zip(ids, cards, strict=True)):
        old = card.get("replaces")
        if id in used:
            yield (number, "id"), Wording("cards-id-twice", id=shown(id))
        if isinstance(old, str) and box.get(old) != card.get("kind"):
            yield (number, "replaces"), Wording("cards-not-in-box", id=shown(old), kind=str(card.get("kind"))[:40])
        elif isinstance(old, str) and old in replaced:
            yield (number, "replaces"), Wording("cards-replaced-twice", id=shown(old))
        used.add(id)
        replaced.update([old] if isinstance(old, str) else [])
        for path, value in inside(card.get("effect", []), (number, "effect")):
            if path[-1] == "id" and isinstance(value, str) and value not in known:
                yield path, or_meant(Wording("cards-no-card", id=shown(value)), value, known)


# --- reading a file -----------------------------------------------------------------------------------------------

MOST_TROUBLES = 100  # are told; nobody reads more
Severity = Literal["error", "warning"]  # a warning keeps nobody from playing


@dataclass(frozen=True)
class Trouble:
    source: Source
    line: int
    card: str  # its id, or "" where it concerns the whole file
    field: str
    wrong: Wording
    severity: Severity = "error"

    def wording(self) -> Wording:
        place = ", ".join(filter(None, (self.card, self.field)))
        if not place:
            return Wording("at-line", source=self.source, line=self.line, wrong=self.wrong)
        return Wording("cards-at", source=self.source, line=self.line, place=place, wrong=self.wrong)


def read_cards(text: str, source: Source, taken: Sequence[str] | None = None) -> list[Entry]:
    """The cards of a file; its first mistake is refused.  `taken` are the ids of other cards, else those of the box."""
    cards, troubles = check_cards(text, source, taken)
    for trouble in troubles:
        if trouble.severity == "error":
            raise BadInput(trouble.wording())
    return cards


def check_cards(text: str, source: Source, taken: Sequence[str] | None = None) -> tuple[list[Entry], list[Trouble]]:
    """The cards of a file that are fine, and all that is wrong in it, by line."""
    text = text.removeprefix("\ufeff")
    if (much := too_much(text)) is not None:
        return [], [Trouble(source, much[0], "", "", much[1])]
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return [], [syntax_trouble(text, source, error)]
    cards = data.get("card")
    cards = [card if isinstance(card, dict) else {} for card in cards] if isinstance(cards, list) else []
    company = under("card", company_troubles(cards, standard_ids() if taken is None else taken))
    each = (under("card", under(number, card_troubles(card))) for number, card in enumerate(cards))
    errors = list(islice(chain(FILE.troubles(data), company, chain.from_iterable(each)), MOST_TROUBLES))
    bad = {path[1] for path, _ in errors if path[0] == "card" and len(path) > 1}
    fine = {number: card for number, card in enumerate(cards) if number not in bad}
    if len(errors) == MOST_TROUBLES:
        fine = {}  # what was not looked at may be no better
    warnings = [
        (("card", number, *path), wrong) for number, card in fine.items() for path, wrong in card_warnings(card)
    ]
    where = lines(text) if errors or warnings else {}
    both: tuple[tuple[Severity, list[tuple[Path, Wording]]], ...] = (("error", errors), ("warning", warnings))
    troubles = [
        Trouble(source, line_of(path, where), card_at(path, cards), field_at(path), wrong, severity)
        for severity, found in both
        for path, wrong in found
    ]
    names = {card["id"]: card["name"] for card in fine.values()}
    return [complete(card, names) for card in fine.values()], sorted(troubles, key=lambda trouble: trouble.line)


def count_cards(text: str) -> int:
    """However many of them are fine."""
    if too_much(text) is not None:
        return 0
    try:
        cards = tomllib.loads(text.removeprefix("\ufeff")).get("card")
    except (ValueError, RecursionError):
        return 0
    return len(cards) if isinstance(cards, list) else 0


# What `tomllib` says of a mistake, and how we call it.
TOML_MISTAKES = {
    "Expected '=' after a key": "equals",
    "key part": "key",
    "Unterminated string": "string",
    "Illegal character": "string",
    "Unescaped": "backslash",
    "Unclosed array": "list",
    "Unclosed inline table": "table",
    "Expected newline or end of document": "statement",
    "Expected ']": "header",
    "Invalid value": "value",
    "Invalid statement": "statement",
    "Cannot overwrite": "twice",
    "Cannot declare": "twice",
    "Duplicate": "twice",
}


def syntax_trouble(text: str, source: Source, error: Exception) -> Trouble:
    if isinstance(error, RecursionError):
        return Trouble(source, 1, "", "", Wording("cards-nested"))
    found = re.fullmatch(r"(.*?)(?: \(at (?:line (\d+), column \d+|end of document)\))?", str(error), re.DOTALL)
    assert found is not None
    line = int(found[2]) if found[2] else text.count("\n") + 1
    mistake = next((mistake for words, mistake in TOML_MISTAKES.items() if words in found[1]), "other")
    return Trouble(source, line, "", "", Wording("cards-no-toml", mistake=mistake))


def line_of(path: Path, where: Mapping[Path, int]) -> int:
    """Of what is missing, where it should be."""
    while path and path not in where:
        path = path[:-1]
    return where.get(path, 1)


def card_at(path: Path, cards: Sequence[Entry]) -> str:
    if len(path) < 2 or path[0] != "card":
        return ""
    number = int(path[1])
    id = cards[number].get("id", "")
    return str(id) if ID.fits(id) else f"card {number + 1}"


def field_at(path: Path) -> str:
    """`effect 2, do 1, amount`: the way to it, as the file has it."""
    words: list[str] = []
    for part in path[2:] if len(path) > 1 and path[0] == "card" else path:
        if isinstance(part, str):
            words.append(part if len(part) <= LONGEST_KEY else f"{part[:LONGEST_KEY]}…")
        else:
            words[-1] = f"{words[-1]} {part + 1}"
    return ", ".join(words)


# --- what may be left out -----------------------------------------------------------------------------------------


@cache
def standard_cards() -> list[Entry]:
    cards: list[Entry] = tomllib.loads(packaged())["card"]
    return cards


@cache
def standard() -> list[Entry]:
    """The 84 cards of the box, in their order."""
    return [complete(card, {}) for card in standard_cards()]


def standard_ids() -> list[str]:
    return [card["id"] for card in standard_cards()]


def complete(card: Entry, names: Mapping[str, Mapping[str, str]]) -> Entry:
    effects = [{"mode": "do", "if": {}, **effect} for effect in card.get("effect", [])]
    copies = 2 if card["kind"] == "soldier" else 1
    entry = {"multicolour": False, "copies": copies, "source": "", **card, "effect": effects}
    entry["name"] = {language: in_language(card["name"], language) for language in LANGUAGES}
    text = card.get("text", {})
    entry["text"] = {
        language: text[language] if language in text else reading(entry, language, names) for language in LANGUAGES
    }
    return entry


def in_language(words: Mapping[str, str], language: str) -> str:
    return next(words[choice] for choice in (language, *LANGUAGES) if choice in words)


# --- for editors --------------------------------------------------------------------------------------------------


def schema() -> dict[str, Any]:
    """All of this as JSON Schema, for editors; `cards.schema.json` holds it."""
    named: dict[str, Any] = {}
    file = FILE.schema(named)
    named["effect"]["allOf"] = [
        {
            "if": {"properties": {"do": {"contains": {"properties": {"op": {"const": value}}, "required": ["op"]}}}},
            "then": {"properties": {"when": {"enum": list(timings)}}},
        }
        for field, value, timings in ONLY_AT
        if field == "op"
    ]
    title = {"$schema": "http://json-schema.org/draft-07/schema#", "title": "Cards for Fight for Olympus"}
    return {**title, **file, "definitions": named}
