"""Everything a player reads, in English, German and Italian."""

from __future__ import annotations

import re
from functools import cache

from theomachy.kernel.errors import BadInput
from theomachy.words.hera_zeus import HeraZeusWords
from theomachy.words.pages import RulesPage, Section, rules_page
from theomachy.words.speech import WordsMissing

__all__ = ["LANGUAGES", "RulesPage", "Section", "Words", "WordsMissing", "language_of", "rules_page", "words"]

LANGUAGES = ("en", "de", "it")

# Each game has a module here and a file of its name in each language; until there is a second, all words are these.
Words = HeraZeusWords
WORDS = {"hera-zeus": HeraZeusWords}


@cache
def words(language: str, game: str = "hera-zeus") -> Words:
    if language not in LANGUAGES:
        raise BadInput(f"There is no language {language!r}; the languages are {', '.join(LANGUAGES)}.")
    if game not in WORDS:
        raise BadInput(f"There are no words for a game {game!r}; the games are {', '.join(WORDS)}.")
    return WORDS[game](language, game, set(WORDS) - {game})


def language_of(locale: str | None) -> str:
    """`de_AT.UTF-8` is German; what we do not speak is English."""
    language = re.split(r"[_.@:-]", (locale or "").lower())[0]
    return language if language in LANGUAGES else "en"
