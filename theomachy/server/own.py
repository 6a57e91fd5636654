"""Cards and maps that people make themselves, looked at before anybody plays with them."""

from __future__ import annotations

from theomachy.games import GAMES
from theomachy.kernel.options import Text
from theomachy.words import Checked, words


def takes_texts(game: str) -> bool:
    """Has it an option for cards or a map of one's own, which it can check?"""
    return any(isinstance(values, Text) for values, _ in GAMES[game].options().table.values())


def checked(game: str, text: str, language: str) -> Checked:
    """For the process apart: reading this may take long."""
    found = words(language, game).checked(text)
    return found or {"mistakes": [], "cards": [], "map": None}
