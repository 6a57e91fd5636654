"""What somebody may have meant who mistyped a word."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from theomachy.kernel.errors import BadInput

ALIKE = 0.6  # from 0, nothing in common, to 1


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that is most like it, or "" if none is."""
    by_lower = {one.casefold(): one for one in known}
    found = get_close_matches(word.casefold(), by_lower, 1, ALIKE)
    return by_lower[found[0]] if found else ""


def did_you_mean(wrong: BadInput, word: str, known: Iterable[str]) -> BadInput:
    """The error that a word is not known, and which one it may have been."""
    meant = nearest(word, known)
    return BadInput("meant", wrong=wrong, word=meant) if meant else wrong
