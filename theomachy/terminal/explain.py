"""Why: a choice, a card, a clause or a section of the rules, in the words of the rules page."""

from __future__ import annotations

import re
from dataclasses import dataclass

from theomachy.games.hera_zeus.cards import CARDS, Card
from theomachy.games.hera_zeus.view import View
from theomachy.games.hera_zeus.vocabulary import SIDES
from theomachy.kernel.errors import BadInput, Refused
from theomachy.table.match import Match
from theomachy.terminal.prompt import numbered
from theomachy.words import LANGUAGES, Words, rules_page
from theomachy.words.pages import PAGES

CLAUSE = re.compile(r"(?:HZ-)?([A-Z]+-\d{2})")


@dataclass(frozen=True)
class Note:
    title: str  # or "", above a piece of the rules page in Markdown
    text: str


def at_the_table(topic: str, v: View, match: Match, w: Words) -> list[Note]:
    """`3`, `LAY(4)`, or anything out of the rules."""
    if topic.isdecimal():
        return of_choice(v, numbered(int(topic), v.legal, w), match, w)
    try:
        action = match.game.notation.read_action(topic)
    except BadInput:
        return out_of_the_rules(topic, w)
    return of_choice(v, action, match, w)


def of_choice(v: View, action: int, match: Match, w: Words) -> list[Note]:
    """What it means and the clauses behind it; or why it is not legal now."""
    token = match.game.notation.write_action(action)
    if action in v.legal:
        clauses = w.clauses_of(v, action)
        return [Note(token, w.choice(v, action)), *(Note(clause, w.clause(clause)) for clause in clauses)]
    try:
        match.try_out(v.seat, [action])
    except Refused as refused:
        notes = [Note(token, w.refused(refused))]
        return [*notes, Note(refused.clause, w.clause(refused.clause))] if refused.clause else notes
    return []


def out_of_the_rules(topic: str, w: Words) -> list[Note]:
    """A clause, a section (PEGASUS), a card by any of its names (Pegasus), or a section by its heading."""
    sections = rules_page(w.game, w.language).sections
    if found := CLAUSE.fullmatch(topic.upper()):
        clause = f"HZ-{found[1]}"
        return [Note(clause, w.clause(clause))]
    for section in sections:
        if topic.removeprefix("HZ-") == section.id:
            return [of_section(section.id, w)]
    for card in CARDS:
        if topic.casefold() in names(card):
            return of_card(card, w)
    for section in sections:
        if topic.casefold() in (section.id.casefold(), section.heading.casefold()):
            return [of_section(section.id, w)]
    raise BadInput(w.say("term-no-such-topic", topic=topic, sections=", ".join(section.id for section in sections)))


def of_section(section: str, w: Words) -> Note:
    """As it stands on the rules page, tables included."""
    found = re.search(rf"^## [^\n]* \[{section}\]\n.*?(?=^## |\Z)", page_text(w), re.MULTILINE | re.DOTALL)
    assert found is not None
    return Note("", found[0].strip())


def page_text(w: Words) -> str:
    """The whole rules page; a section's key, by which it can be asked for, stands in brackets."""
    text = (PAGES / f"{w.game}.{w.language}.md").read_text(encoding="utf-8")
    return re.sub(r" \{#(\w+)\}$", r" [\1]", text, flags=re.MULTILINE)


def names(card: Card) -> set[str]:
    """How a card may be called: by letter, key, or name, on either side, in any language."""
    called = [words.in_language(language) for words in card.names for language in LANGUAGES]
    return {name.casefold() for name in (card.letter, card.key, *called)}


def of_card(card: Card, w: Words) -> list[Note]:
    both = list(dict.fromkeys(w.card(card.kind, side) for side in range(len(SIDES))))
    help = w.say("term-card-help", help=w.card_help(card.kind, 0), copies=card.copies, letter=card.letter)
    return [Note(" / ".join(both), help), *(Note(clause, w.clause(clause)) for clause in card.clauses)]
