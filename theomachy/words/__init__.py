"""Everything a player reads, in English, German and Italian."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from theomachy.games.registry import ByGame, home
from theomachy.words.game_words import CardInfo, Checked, GameWords, Mistake, Note
from theomachy.words.pages import RulesPage, Section, rules_page
from theomachy.words.speech import LANGUAGES, Speech, WordsMissing

__all__ = [
    "LANGUAGES",
    "WORDS",
    "CardInfo",
    "Checked",
    "GameWords",
    "Mistake",
    "Note",
    "RulesPage",
    "Section",
    "Speech",
    "WordsMissing",
    "house_words",
    "language_of",
    "rules_page",
    "words",
]

WORDS: Final = ByGame[type[GameWords]](lambda home: home.own("words", "Words"))


@cache
def house_words(language: str) -> Speech:
    """What is said whatever is played."""
    return Speech(language)


@cache
def words(language: str, game: str) -> GameWords:
    """The words of a game, and those of the house."""
    return WORDS[home(game).key](language, game)


def language_of(locale: str | None) -> str:
    """`de_AT.UTF-8` is German; what we do not speak is English."""
    language = re.split(r"[_.@:-]", (locale or "")[:40].lower(), maxsplit=1)[0]
    return language if language in LANGUAGES else "en"
