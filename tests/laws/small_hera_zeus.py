"""Small positions of Hera and Zeus, out of random play."""

from __future__ import annotations

import random
from functools import partial

from librt.vecs import vec
from mypy_extensions import i64

from tests.laws.enumeration import all_placements, face_down, placement
from tests.laws.hera_zeus import GAME, PLAYED
from tests.laws.small import Small
from theomachy.build import compiled
from theomachy.games.hera_zeus.notation import make_state, read_code, read_position
from theomachy.games.hera_zeus.state import DEALT, LIFE, State, add_held, entry
from theomachy.games.hera_zeus.vocabulary import UNKNOWN
from theomachy.kernel.seats import NOBODY

POSITIONS = 150 if compiled() else 12
WITH_ALL_CARDS = 0

# Hera's draw pile, Zeus's draw pile, the rest; random play from there brings looks, Hades, Persephone and Sirens.
STARTS = [
    ("3 4", "5 C", "H A 5- | B 3- | C M- | hand Y P Y | pile P 3", "Z A 4- | B 2- | C 6+ | hand P 5 H | pile 3 P 6"),
    ("3 P", "P 5 3", "H A 5+ | B 3- | C M- | hand Y E S | pile P P", "Z A 4- | B . | C 6+ | hand P E H | pile 4 P P"),
    ("2", "3 C G", "H A 5- | B P- | C M- | hand H 4 | pile 6 P", "Z A 4- | B 2- | C 6+ | hand S H 3 | pile 7"),
    ("2 2", "3 M", "H A 5- | B P- | C M- | hand Y Y | pile 6 5", "Z A *4- | B 2- | C 6+ | hand S *5 H | pile *3 3"),
    ("2 2", "3 M 3 C", "H A 5- | B P- | C M- | hand Y Y | pile 6 5", "Z A 4- | B 2+ | C 6+ | hand 3 3 M P"),
]


def small_table(start: tuple[str, str, str, str], dealt: bool) -> State:
    hera, zeus, *sides = start
    s = make_state(read_position(f"Hera 3/3  {sides[0]}   {sides[1]}"), GAME.options())
    for seat, pile in enumerate((hera, zeus)):
        add_held(s.draw_pile, seat, UNKNOWN, -10)
        for code in pile.split():
            add_held(s.draw_pile, seat, read_code(code), 1)
    if dealt:
        say_that_hands_were_dealt(s)
    return s


def say_that_hands_were_dealt(s: State) -> None:
    """At the beginning of the memory, so that no captive has been in a hand; a small draw pile does not tell."""
    s.memory = vec[i64]([entry(DEALT, 0, 0), entry(DEALT, 1, 0), *s.memory])
    s.knows = 3
    for side in (0, 1):
        for at in face_down(s, side):
            s.field[at] += 2 * LIFE


def small_positions() -> list[Small]:
    """With few enough hidden cards to count out all placements."""
    found: list[Small] = []
    dice = random.Random(5)
    while len(found) < POSITIONS:
        s = small_table(dice.choice(STARTS), dealt=dice.random() < 0.3)
        play = dice.randbytes(30)
        for at in range(dice.randrange(3, 26)):
            if GAME.to_move(s) != NOBODY:
                GAME.apply(s, PLAYED.chosen(s, play, at))
        seat = GAME.to_move(s)
        if seat >= 0:
            down, hand, pile, _ = placement(s, 1 - seat)
            if down + hand and len(down + hand + pile) <= 7:
                hidden = partial(placement, side=1 - seat)
                found.append(Small(f"number {len(found)}", s, seat, all_placements(s, seat), hidden))
    return found
