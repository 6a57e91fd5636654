"""What a net sees of a game of two: numbers for what is there, from the side of whoever is to move."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion import state
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.drawing import packaged_map
from theomachy.games.deukalion.heuristics import at_hand
from theomachy.games.deukalion.options import BOX
from theomachy.games.deukalion.state import State
from theomachy.games.deukalion.steps import ship_move
from theomachy.kernel.net import ALWAYS, Features, Layout

# What is counted is counted up to a number; ours comes first, then the same of the other player.
HONOUR_MOST: Final = 24
AHEAD_MOST: Final = 12
CHESTS_MOST: Final = 4
STEPS_MOST: Final = 9  # to sail
HAND_MOST: Final = 8
COPIES: Final = 2
PIPS: Final = 6  # of dice, with what cards add; 0 before they are thrown
ROUNDS: Final = 8  # eights of turns
OWNERS: Final = 3  # us, them, nobody

SHIP: Final = ALWAYS + 1  # + side, square
ABOARD: Final = SHIP + 2 * v.SQUARES  # + side, hoplites
BELOW: Final = ABOARD + 2 * (v.HOPLITES + 1)  # + side, hoplites
HONOUR: Final = BELOW + 2 * (v.HOPLITES + 1)  # + side, points of all sorts
AHEAD: Final = HONOUR + 2 * (HONOUR_MOST + 1)  # + points from as far behind as counts
HOME: Final = AHEAD + 2 * AHEAD_MOST + 1  # + side, chests aboard, steps to an anchor of Athens
STYX: Final = HOME + 2 * (CHESTS_MOST + 1) * (STEPS_MOST + 1)  # + side, steps, are there hoplites below?
NEXT: Final = STYX + 2 * (STEPS_MOST + 1) * 2  # + side, place, is it near?: not farther than a ship may sail soon
ABOARD_CHEST: Final = NEXT + 2 * v.PLACES * 2  # + side, colour, for each chest
PERMANENT: Final = ABOARD_CHEST + 2 * v.CHEST_COLOURS  # + side, kind
HELD: Final = PERMANENT + 2 * v.KINDS  # + side, kind, copies
HAND: Final = HELD + 2 * v.KINDS * COPIES  # + side, cards
SECRET: Final = HAND + 2 * (HAND_MOST + 1)  # + side, Pursuit card
OPEN: Final = SECRET + 2 * v.PURSUITS  # + Pursuit card
CHEST: Final = OPEN + v.PURSUITS  # + city, colour
OWNER: Final = CHEST + v.CITIES * v.CHEST_COLOURS  # + settlement, whose
HYDRA: Final = OWNER + v.SETTLEMENTS * OWNERS  # + square
PHASE: Final = HYDRA + v.SQUARES  # + side whose turn it is, phase
DIE: Final = PHASE + 2 * len(v.PHASES)  # + position, pips: not used yet
CENTRE: Final = DIE + len(v.POSITIONS) * PIPS  # + pips
STEPS: Final = CENTRE + PIPS  # + side, steps left in this turn
SAILING: Final = STEPS + 2 * PIPS  # + whose ship move it is
AGE: Final = SAILING + 2
FEATURES: Final = AGE + ROUNDS

NEAR: Final = 4  # steps
LAYOUT: Final = Layout(1, FEATURES, v.TOKENS)


def features(s: State, found: Features) -> i64:
    side = s.asked
    if side < 0:
        side = s.active
    found.begin()
    add_player(s, found, side, 0)
    add_player(s, found, 1 - side, 1)
    ahead = state.total_of(s, side) - state.total_of(s, 1 - side)
    found.add(AHEAD + AHEAD_MOST + max(-AHEAD_MOST, min(ahead, AHEAD_MOST)))
    add_board(s, found, side)
    add_moment(s, found, side)
    return side


def add_player(s: State, found: Features, seat: i64, other: i64) -> None:
    """What lies before a player, and what is in the hand; `other` is 1 for the one who is not to move."""
    at = state.PLAYER_CELLS * seat
    table = s.table
    found.add(ABOARD + (v.HOPLITES + 1) * other + table[at + state.ABOARD])
    found.add(BELOW + (v.HOPLITES + 1) * other + table[at + state.BELOW])
    found.add(HONOUR + (HONOUR_MOST + 1) * other + max(0, min(state.total_of(s, seat), HONOUR_MOST)))
    colour: i64 = 0
    while colour < v.CHEST_COLOURS:
        chests = table[at + state.CHEST_ABOARD + colour]
        while chests > 0:
            found.add(ABOARD_CHEST + v.CHEST_COLOURS * other + colour)
            chests -= 1
        colour += 1
    kind: i64 = 0
    while kind < v.KINDS:
        if (table[at + state.PERMANENT] >> kind) & 1 == 1:
            found.add(PERMANENT + v.KINDS * other + kind)
        copies = s.hidden[state.HAND + v.KINDS * seat + kind]
        if copies > 0:
            found.add(HELD + COPIES * (v.KINDS * other + kind) + min(copies, COPIES) - 1)
        kind += 1
    found.add(HAND + (HAND_MOST + 1) * other + min(table[at + state.CARDS_IN_HAND], HAND_MOST))
    if s.hidden[state.SECRET + seat] != v.NO_CARD:
        found.add(SECRET + v.PURSUITS * other + s.hidden[state.SECRET + seat])
    found.add(STEPS + PIPS * other + max(0, min(1 + at_hand(s, seat), PIPS - 1)))
    if table[at + state.SHIP] >= 0:
        add_ship(s, found, seat, other, table[at + state.SHIP])


def add_ship(s: State, found: Features, seat: i64, other: i64, square: i64) -> None:
    """Where it lies, and how far it has to go."""
    found.add(SHIP + v.SQUARES * other + square)
    chests = min(state.chests_aboard(s, seat), CHESTS_MOST)
    steps = min(s.chart.to_anchor[square], STEPS_MOST)
    found.add(HOME + (STEPS_MOST + 1) * ((CHESTS_MOST + 1) * other + chests) + steps)
    steps = min(s.chart.to_styx[square], STEPS_MOST)
    below = min(state.below(s, seat), 1)
    found.add(STYX + 2 * ((STEPS_MOST + 1) * other + steps) + below)
    place: i64 = 0
    while place < v.PLACES:
        steps = s.chart.to_place[v.PLACES * square + place]
        if steps <= 1:
            found.add(NEXT + 2 * (v.PLACES * other + place))
        elif steps <= NEAR:
            found.add(NEXT + 2 * (v.PLACES * other + place) + 1)
        place += 1


def add_board(s: State, found: Features, side: i64) -> None:
    """What is to be had."""
    i: i64 = 0
    while i < v.CITIES * v.CHEST_COLOURS:
        if s.table[state.CHEST_IN + i] > 0:
            found.add(CHEST + i)
        i += 1
    settlement: i64 = 0
    while settlement < v.SETTLEMENTS:
        owner = s.table[state.OWNER + settlement]
        if owner == v.VACANT:
            found.add(OWNER + OWNERS * settlement + 2)
        elif owner == side:
            found.add(OWNER + OWNERS * settlement)
        else:
            found.add(OWNER + OWNERS * settlement + 1)
        settlement += 1
    slot: i64 = 0
    while slot < v.SLOTS:
        if s.table[state.OPEN_CARD + slot] != v.NO_CARD:
            found.add(OPEN + s.table[state.OPEN_CARD + slot])
        slot += 1
    found.add(HYDRA + s.hydra)


def add_moment(s: State, found: Features, side: i64) -> None:
    """Whose turn it is, which dice are left, whose ship sails."""
    phase = s.phase
    if s.active != side:
        phase += len(v.PHASES)
    found.add(PHASE + phase)
    position: i64 = 0
    while position < len(v.POSITIONS):
        if (s.used >> position) & 1 == 0:
            found.add(DIE + PIPS * position + min(s.table[state.DIE_ON + position], PIPS - 1))
        position += 1
    found.add(CENTRE + min(s.table[state.DIE_CENTRE], PIPS - 1))
    f = ship_move(s)
    if f is not None:
        if f.seat == side:
            found.add(SAILING)
        else:
            found.add(SAILING + 1)
    found.add(AGE + min(s.turns // 8, ROUNDS - 1))


MAP: Final = hashlib.sha256(packaged_map().encode()).hexdigest()[:16]


def scene(s: State) -> str:
    map = MAP if s.options.map is BOX else "own"
    return f"{s.options.edition}, map {map}, {s.seats} seats"
