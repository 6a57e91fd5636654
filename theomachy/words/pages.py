"""The rules pages, clause by clause, as every client shows them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from theomachy.games.registry import homes
from theomachy.kernel.errors import BadInput

INSTALLED = Path(__file__).parent / "rules"
PAGES = INSTALLED if INSTALLED.is_dir() else Path(__file__).parents[2] / "docs" / "rules"

TITLE = re.compile(r"^# (.+)$", re.MULTILINE)
SECTION = re.compile(r"^## (.+?) \{#(\w+)\}$", re.MULTILINE)
CLAUSE = re.compile(r"^\*\*([A-Z]+-[A-Z]+-\d+)\*\* (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    id: str
    heading: str


@dataclass(frozen=True)
class RulesPage:
    """Sections and clauses in the order of the page; the clauses of section PLAY are HZ-PLAY-01, …"""

    title: str
    sections: tuple[Section, ...]
    clauses: dict[str, str]

    @property
    def prefix(self) -> str:
        """What the ids of all its clauses begin with: HZ."""
        return next(iter(self.clauses)).split("-")[0]

    def clauses_in(self, section: str) -> dict[str, str]:
        return {clause: text for clause, text in self.clauses.items() if clause.split("-")[1] == section}


def page_file(game: str, language: str) -> Path:
    """A game of somebody else has its pages with it."""
    home = homes().get(game)
    if home is not None and home.outside:
        return home.folder / "rules" / f"{language}.md"
    return PAGES / f"{game}.{language}.md"


def page_text(game: str, language: str) -> str:
    """In English where a game of somebody else lacks a language."""
    path = page_file(game, language)
    if not path.is_file() and path.name == f"{language}.md":
        path = path.with_name("en.md")
    if not path.is_file():
        raise BadInput("rules-no-page", game=game, language=language)
    return path.read_text(encoding="utf-8")


@cache
def rules_page(game: str, language: str) -> RulesPage:
    text = page_text(game, language)
    title = TITLE.search(text)
    assert title is not None
    return RulesPage(
        title=title[1],
        sections=tuple(Section(id, heading) for heading, id in SECTION.findall(text)),
        clauses=dict(CLAUSE.findall(text)),
    )
