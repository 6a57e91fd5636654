"""Hera and Zeus keeps two of its tables as bits, too."""

from theomachy.games.hera_zeus.rules import LAYABLE, USABLE
from theomachy.games.hera_zeus.vocabulary import LAY_CODES, USE_CODES


def test_the_bits_of_layable_and_usable_cards() -> None:
    assert sum(1 << code for code in LAY_CODES) == LAYABLE
    assert sum(1 << code for code in USE_CODES) == USABLE
