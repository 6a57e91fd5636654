"""A choice and a position as text: `RISE`, `{3}`, `Icarus    D 2 5 | I 6 glides`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from theomachy.kernel.errors import BadInput
from theomachy.kernel.seats import CHANCE
from theomachy.kernel.state import settle
from wings.options import Options
from wings.rules import GAME, TURNS, is_over
from wings.state import State
from wings.vocabulary import COPIES, DRAWN, GLIDE, HEIGHTS, RISE, SEATS

CHOICES: Final = {"RISE": RISE, "GLIDE": GLIDE, **{f"{{{feather}}}": DRAWN + feather for feather in HEIGHTS}}
TEXTS: Final = {number: text for text, number in CHOICES.items()}
POSITION: Final = re.compile(r"(Daedalus|Icarus|End)\s+D([ 1-6]*)( glides)?\s*\|\s*I([ 1-6]*)( glides)?")


@dataclass(frozen=True)
class Position:
    """Whose turn it is, and the feathers of both; all others are in the pile."""

    turn: str  # Daedalus, Icarus, or End
    wings: tuple[tuple[int, ...], tuple[int, ...]]
    glides: tuple[bool, bool]

    def __str__(self) -> str:
        sides = zip("DI", self.wings, self.glides, strict=True)
        sides_text = [" ".join([name, *map(str, feathers), *["glides"] * glides]) for name, feathers, glides in sides]
        return f"{self.turn:12}{' | '.join(sides_text)}"


def read_action(text: str) -> int:
    if text.upper() not in CHOICES:
        raise BadInput("notation-no-choice", text=text[:20])
    return CHOICES[text.upper()]


def write_action(action: int) -> str:
    return TEXTS[action]


def read_position(text: str) -> Position:
    found = POSITION.fullmatch(text.strip())
    if found is None:
        raise BadInput("wings-position")
    mine, other = (tuple(sorted(map(int, found[part].split()))) for part in (2, 4))
    if any((mine + other).count(feather) > COPIES for feather in HEIGHTS):
        raise BadInput("position-too-many-cards")
    return Position(found[1], (mine, other), (found[3] is not None, found[5] is not None))


def make_state(position: Position, options: Options) -> State:
    s = State(options)
    s.wings = [list(feathers) for feathers in position.wings]
    s.glides = list(position.glides)
    if position.turn != "End":
        s.active = SEATS.index(position.turn.lower())
        if s.glides[s.active]:
            raise BadInput("wings-turn-of-glider")
    elif not all(s.glides):
        raise BadInput("wings-not-over")
    s.push(GAME, 0, 0, 0)
    assert s.frame is not None
    s.frame.at = TURNS + all(s.glides)
    settle(s)
    return s


def position_of(s: State) -> Position:
    turn = "End" if is_over(s) else SEATS[s.active].capitalize()
    mine, other = map(tuple, s.wings)
    return Position(turn, (mine, other), (s.glides[0], s.glides[1]))


def write_position(s: State) -> str:
    return str(position_of(s))


def differs(s: State, start: Position, after: Position) -> bool:
    return position_of(s) != after


def write_expected(start: Position, after: Position) -> str:
    return str(after)


def begins_action(s: State) -> bool:
    return s.asked != CHANCE


def unwritten(s: State) -> tuple[str, ...]:
    """How many turns were played."""
    return ("turns",)


def make_possible(s: State, outcome: int) -> None:
    """Nothing has to be made possible: a position says where every feather is."""


def read_before(text: str, options: Options) -> tuple[Position, State]:
    raise BadInput("position-no-word", word="before")


def read_after(text: str) -> Position:
    raise BadInput("position-no-word", word="after")
