"""Guesses are uniform over the states that fit a view: counted out on small positions (HZ, 4.3: K1 to K7)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.laws.enumeration import all_placements, placement
from theomachy.build import compiled
from theomachy.games import game as game_named
from theomachy.games.hera_zeus.notation import make_state, read_code, read_position
from theomachy.games.hera_zeus.state import DEALT, State, add_held
from theomachy.kernel.choices import Choices
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE

GAME = game_named("hera-zeus")
SAMPLES = 6000 if compiled() else 600

# Hera's draw pile, Zeus's draw pile, and the rest as in scenarios; random play from there makes looks, Hades, Persephone.
STARTS = [
    ("3 4", "5 C", "Hera 3/3  H A 5- | B 3- | C M- | hand Y P Y | pile P 3   Z A 4- | B 2- | C 6+ | hand P 5 H | pile 3 P 6"),
    ("3 P", "P 5 3", "Hera 2/3  H A 5+ | B 3- | C M- | hand Y E S | pile P P   Z A 4- | B . | C 6+ | hand P E H | pile 4 P P"),
    ("2", "3 C G", "Zeus 3/3  H A 5- | B P- | C M- | hand H 4 | pile 6 P   Z A 4- | B 2- | C 6+ | hand S H 3 | pile 7"),
    ("2 2", "3 M", "Zeus 3/3  H A 5- | B P- | C M- | hand Y Y | pile 6 5   Z A *4- | B 2- | C 6+ | hand S *5 H | pile *3 3"),
]


def small_table(hera: str, zeus: str, position: str, dealt: bool) -> State:
    s = make_state(read_position(position + " | draw 0"), GAME.options())
    for seat, pile in enumerate((hera, zeus)):
        add_held(s.draw_pile, seat, 23, -s.draw_pile[25 * seat + 23])
        for code in pile.split():
            add_held(s.draw_pile, seat, read_code(code), 1)
        if dealt:
            s.remember(DEALT, seat, 0)
    s.found = None
    return s
