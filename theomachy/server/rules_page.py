"""The rules pages for browsers: HTML with an anchor for each section and each clause, and the clauses to search in."""

from __future__ import annotations

import itertools
import re
from functools import cache
from html import escape
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from theomachy.server.answers import Rules
from theomachy.words import rules_page
from theomachy.words.game_words import MARKS
from theomachy.words.pages import page_text

HEADING: Final = re.compile(r"^(.+?) \{#(\w+)\}$")
CLAUSE: Final = re.compile(r"^\*\*([A-Z]+-[A-Z]+-\d+)\*\* ")
MENTIONED: Final = re.compile(r"[A-Z]{2}-[A-Z]+-\d{2}")


@cache
def rules_info(game: str, language: str) -> Rules:
    page = rules_page(game, language)
    return {
        "game": game,
        "title": page.title,
        "html": html(page_text(game, language), set(page.clauses)),
        "sections": [{"id": section.id, "heading": section.heading} for section in page.sections],
        "clauses": [
            {"clause": clause, "section": clause.split("-")[1], "text": MARKS.sub("", text)}
            for clause, text in page.clauses.items()
        ],
    }


def html(text: str, clauses: set[str]) -> str:
    """Where a clause is mentioned, a link leads to it."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(text)
    for opening, inline in itertools.pairwise(tokens):
        if inline.type != "inline":
            continue
        if opening.type == "heading_open" and (heading := HEADING.match(inline.content)):
            opening.attrSet("id", heading[2])
            assert inline.children
            last = inline.children[-1]
            last.content = re.sub(r" \{#\w+\}$", "", last.content)
        elif opening.type == "paragraph_open" and (clause := CLAUSE.match(inline.content)):
            opening.attrSet("id", clause[1])
        if opening.type != "heading_open":
            inline.children = linked(inline.children or [], clauses)
        for cell in (opening, *(inline.children or [])):
            cell.attrs.pop("style", None)
    for opening, inline, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if opening.type == "th_open" and not inline.content:
            opening.tag = closing.tag = "td"  # the corner of a table heads nothing
    return str(reader.renderer.render(tokens, reader.options, {}))


def linked(parts: list[Token], clauses: set[str]) -> list[Token]:
    found: list[Token] = []
    inside = False  # of the id of a clause itself, or of another link
    for part in parts:
        if part.nesting:
            inside = part.nesting > 0 and part.type in ("strong_open", "link_open")
        if part.type == "text" and not inside and MENTIONED.search(part.content):
            part = Token("html_inline", "", 0, content=with_links(part.content, clauses))
        found.append(part)
    return found


def with_links(text: str, clauses: set[str]) -> str:
    def link(mention: re.Match[str]) -> str:
        clause = mention[0]
        return f'<a href="#{clause}">{clause}</a>' if clause in clauses else clause

    return MENTIONED.sub(link, escape(text, quote=False))
