"""Why: a choice, a card, a clause or a section of the rules, in the words of the rules page."""

from __future__ import annotations

import re

from theomachy.games import View
from theomachy.kernel.errors import BadInput, Refused
from theomachy.terminal.playable import Playable
from theomachy.terminal.prompt import numbered
from theomachy.words import GameWords, Note, pages, rules_page
from theomachy.words.nearest import did_you_mean

MOST_CLAUSES = 8  # at once


def at_the_table(topic: str, v: View, match: Playable, w: GameWords) -> list[Note]:
    """`3`, `LAY(4)`, or anything out of the rules."""
    if topic.isdecimal():
        return of_choice(v, numbered(int(topic), v.legal), match, w)
    try:
        action = match.notation.read_action(topic)
    except BadInput:
        return out_of_the_rules(topic, w)
    return of_choice(v, action, match, w)


def of_choice(v: View, action: int, match: Playable, w: GameWords) -> list[Note]:
    """What it means and the clauses behind it; or why it is not legal now."""
    token = match.notation.write_action(action)
    if action in v.legal:
        return w.notes(token, w.at_length(v, action), w.clauses_of(v, action))
    try:
        match.try_out(v.seat, [action])
    except Refused as refused:
        return w.notes(token, w.refused(refused), [refused.clause] if refused.clause else [])
    return []


def out_of_the_rules(topic: str, w: GameWords) -> list[Note]:
    """A clause, a section (PEGASUS), a card by any of its names (Pegasus), a section by its heading, or the clauses in
    which a word stands."""
    page = rules_page(w.game, w.language)
    prefix, sections = f"{page.prefix}-", page.sections
    if found := re.fullmatch(rf"(?:{prefix})?([A-Z]+-\d{{2}})", topic.upper()):
        clause = prefix + found[1]
        return [Note(clause, w.clause(clause))]
    for section in sections:
        if topic.removeprefix(prefix) == section.id:
            return [of_section(section.id, w)]
    if notes := w.notes_on_card(topic):
        return notes
    for section in sections:
        if topic.casefold() in (section.id.casefold(), section.heading.casefold()):
            return [of_section(section.id, w)]
    if notes := clauses_with(topic, w):
        return notes
    ids = ", ".join(section.id for section in sections)
    examples = {"card": w.say("example-card"), "clause": w.say("example-clause")}
    wrong = BadInput("term-no-such-topic", topic=topic, sections=ids, **examples)
    names = [card["name"] for card in w.card_infos()]
    raise did_you_mean(wrong, topic, [*names, *(section.heading for section in sections)])


def clauses_with(word: str, w: GameWords) -> list[Note]:
    """Those in which a word, or several in a row, stand; of many only the first."""
    wanted = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
    found = [clause for clause in rules_page(w.game, w.language).clauses if wanted.search(w.clause(clause))]
    notes = [Note(clause, w.clause(clause)) for clause in found[:MOST_CLAUSES]]
    if len(found) > MOST_CLAUSES:
        notes.append(Note("…", w.say("term-more-clauses", clauses=", ".join(found[MOST_CLAUSES:]))))
    return notes


def contents(w: GameWords) -> list[str]:
    """The sections of the rules, by their keys."""
    return [f"{section.id}: {section.heading}" for section in rules_page(w.game, w.language).sections]


def of_section(section: str, w: GameWords) -> Note:
    """As it stands on the rules page, tables included."""
    found = re.search(rf"^## [^\n]* \[{section}\]\n.*?(?=^## |\Z)", page_text(w), re.MULTILINE | re.DOTALL)
    assert found is not None
    return Note("", found[0].strip())


def page_text(w: GameWords) -> str:
    """The whole rules page; a section's key, by which it can be asked for, stands in brackets."""
    text = pages.page_text(w.game, w.language)
    return re.sub(r" \{#(\w+)\}$", r" [\1]", text, flags=re.MULTILINE)
