"""What a net sees of a game: numbers for what is there, from the side of whoever is to move."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from theomachy.games.olympus import state
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.options import STANDARD
from theomachy.games.olympus.rules import Pay
from theomachy.games.olympus.state import State
from theomachy.games.olympus.values import refresh
from theomachy.kernel.net import ALWAYS, Features, Layout

# What is counted is counted up to a number; ours comes first, then the same of the other side.
CARDS: Final = 84  # of the box
AREAS: Final = 3
ATTACK_MOST: Final = 6
LEFT_MOST: Final = 8  # defence that is not damaged yet
HAND_MOST: Final = 14
COLOUR_MOST: Final = 5
PILE_MOST: Final = 16  # fours of cards
MOMENTS: Final = 5  # phases, and none
PAID_MOST: Final = 4

UNIT: Final = ALWAYS + 1  # + side, area, card
WORN: Final = UNIT + 2 * AREAS * CARDS  # + side, card
ATTACK: Final = WORN + 2 * CARDS  # + side, space, attack
LEFT: Final = ATTACK + 2 * v.SIDE * (ATTACK_MOST + 1)  # + side, space, defence
FREE: Final = LEFT + 2 * v.SIDE * (LEFT_MOST + 1)  # + side, space: no unit there
BLOW: Final = FREE + 2 * v.SIDE  # + side, attack, defence opposite
UNANSWERED: Final = BLOW + 2 * (ATTACK_MOST + 1) * (LEFT_MOST + 1)  # + side, area, attack: nobody is opposite
TO_ATTACK: Final = UNANSWERED + 2 * AREAS * (ATTACK_MOST + 1)  # + space of the active player: not in this turn yet
UNITS: Final = TO_ATTACK + 2 * v.SIDE  # + side, how many
HELD: Final = UNITS + 2 * (v.SIDE + 1)  # + side, card, for each copy
HAND: Final = HELD + 2 * CARDS  # + side, cards
OF_COLOUR: Final = HAND + 2 * (HAND_MOST + 1)  # + side, colour, cards
WILD: Final = OF_COLOUR + 2 * 4 * (COLOUR_MOST + 1)  # + side, cards of all colours
MARKER: Final = WILD + 2 * (COLOUR_MOST + 1)  # + whose: ours, theirs, the board's; colour
MARKERS: Final = MARKER + 3 * 4  # + side, how many
POINTS: Final = MARKERS + 2 * 5  # + how far the counter is, from our defeat
PILE: Final = POINTS + 2 * v.POINTS_TO_WIN + 1  # + fours of cards
PHASE: Final = PILE + PILE_MOST + 1  # + side whose turn it is, phase
FIRST_TURN: Final = PHASE + 2 * MOMENTS  # + the phase that is skipped
LAST_TURN: Final = FIRST_TURN + MOMENTS
IN_PLAY: Final = LAST_TURN + 1  # + card that is being played
PAID: Final = IN_PLAY + CARDS  # + symbols of its cost that are still to be paid
FEATURES: Final = PAID + PAID_MOST + 1

LAYOUT: Final = Layout(1, FEATURES, v.TOKENS)


def features(s: State, found: Features) -> i64:
    if s.stale:
        refresh(s)
    side = s.asked
    if side < 0:
        side = s.active
    found.begin()
    space: i64 = 0
    while space < v.SIDE:
        here = v.SIDE * side + space
        there = v.SIDE - v.SIDE * side + space
        add_space(s, found, 0, space, state.UNIT * here, state.UNIT * there)
        add_space(s, found, 1, space, state.UNIT * there, state.UNIT * here)
        space += 1
    add_hand(s, found, side, 0)
    add_hand(s, found, 1 - side, 1)
    add_markers(s, found, side)
    add_moment(s, found, side)
    return side


def add_space(s: State, found: Features, other: i64, space: i64, at: i64, opposite: i64) -> None:
    """A unit, and what it can do to whoever faces it; `other` is 1 for the side that is not to move."""
    units = s.units
    card = units[at]
    spaces = v.SIDE * other + space
    if card == v.NO_CARD:
        found.add(FREE + spaces)
        return
    area = v.AREA_OF[space]
    attack = max(0, min(units[at + state.ATTACK], ATTACK_MOST))
    found.add(UNIT + CARDS * (AREAS * other + area) + card)
    found.add(ATTACK + (ATTACK_MOST + 1) * spaces + attack)
    found.add(LEFT + (LEFT_MOST + 1) * spaces + left_of(s, at))
    if units[at + state.WORN] != v.NO_CARD:
        found.add(WORN + CARDS * other + units[at + state.WORN])
    if units[opposite] == v.NO_CARD:
        found.add(UNANSWERED + (ATTACK_MOST + 1) * (AREAS * other + area) + attack)
    else:
        found.add(BLOW + (LEFT_MOST + 1) * ((ATTACK_MOST + 1) * other + attack) + left_of(s, opposite))
    if units[at + state.VISITED] == 0 and s.phase < v.DRAWING and at // (state.UNIT * v.SIDE) == s.active:
        found.add(TO_ATTACK + spaces)


def left_of(s: State, at: i64) -> i64:
    return max(0, min(s.units[at + state.DEFENCE] - s.units[at + state.DAMAGE], LEFT_MOST))


def add_hand(s: State, found: Features, seat: i64, other: i64) -> None:
    start = state.hand_start(s, seat)
    hand = s.hand
    found.add(HAND + (HAND_MOST + 1) * other + min(hand[start], HAND_MOST))
    colour: i64 = 0
    while colour < 4:
        cards = min(hand[start + state.OF_COLOUR + colour], COLOUR_MOST)
        found.add(OF_COLOUR + (COLOUR_MOST + 1) * (4 * other + colour) + cards)
        colour += 1
    found.add(WILD + (COLOUR_MOST + 1) * other + min(hand[start + state.WILD], COLOUR_MOST))
    at = start + state.HAND
    end = at + hand[start]
    while at < end:
        found.add(HELD + CARDS * other + (hand[at] & state.DEFINITION))
        at += 1
    units: i64 = 0
    space: i64 = 0
    while space < v.SIDE:
        units += (s.occupied >> (v.SIDE * seat + space)) & 1
        space += 1
    found.add(UNITS + (v.SIDE + 1) * other + units)


def add_markers(s: State, found: Features, side: i64) -> None:
    colour: i64 = 0
    while colour < 4:
        holder = s.markers[colour]
        if holder == v.ON_BOARD:
            found.add(MARKER + 8 + colour)
        elif holder == side:
            found.add(MARKER + colour)
        else:
            found.add(MARKER + 4 + colour)
        colour += 1
    found.add(MARKERS + state.markers_of(s, side))
    found.add(MARKERS + 5 + state.markers_of(s, 1 - side))


def add_moment(s: State, found: Features, side: i64) -> None:
    """How far the game and the turn are, and what is being played."""
    points = state.points_of(s, side) + v.POINTS_TO_WIN
    found.add(POINTS + max(0, min(points, 2 * v.POINTS_TO_WIN)))
    found.add(PILE + min(s.pile // 4, PILE_MOST))
    phase = s.phase
    if s.active != side:
        phase += MOMENTS
    found.add(PHASE + phase)
    if s.turns == 0:
        found.add(FIRST_TURN + s.skipped)
    if s.last_turn:
        found.add(LAST_TURN)
    f = s.frame
    if s.announced == v.NO_CARD or f is None:
        return
    found.add(IN_PLAY + s.announced)
    if isinstance(f.script.steps[f.at], Pay):
        due = s.options.cards.total_cost[s.announced] - f.count
        found.add(PAID + max(0, min(due, PAID_MOST)))


def digest_of_box() -> str:
    """Stands for all that the cards of the box do."""
    entries = [
        [card.entry[part] for part in ("id", "kind", "cost", "attack", "defence", "effect")] for card in STANDARD.cards
    ]
    return hashlib.sha256(repr(entries).encode()).hexdigest()[:16]


BOX: Final = digest_of_box()


def scene(s: State) -> str:
    cards = BOX if s.options.cards is STANDARD else "own"
    return f"{s.options.edition}, cards {cards}"
