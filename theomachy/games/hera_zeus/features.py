"""What a net sees of a game: numbers for what is there, from the side of whoever is to move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.hera_zeus import state as table
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.heuristics import pieces
from theomachy.games.hera_zeus.rules import GAME, TURN
from theomachy.games.hera_zeus.state import State
from theomachy.kernel.net import ALWAYS, Features, Layout

# What is counted is counted up to a number; ours comes first, then the same of the other side.
CODES: Final = 26  # of pieces: the figure is one, too
FACES: Final = 2
FRONTS: Final = 18  # kinds, then the figure, then nothing
COPIES: Final = 3
HELD_MOST: Final = 12
PILE_MOST: Final = 8
DRAWS: Final = 9  # fours of cards in a draw pile
POINTS: Final = 6
AGES: Final = 8  # eights of turns

PIECE: Final = ALWAYS + 1  # + side, row, code, face up: in any lane
FRONT: Final = PIECE + 2 * v.ROWS * CODES * FACES  # + side, lane, kind
PAIR: Final = FRONT + 2 * 3 * FRONTS  # + our kind, their kind: in any lane
SHOWN_PAIR: Final = PAIR + FRONTS * FRONTS  # the same, if theirs is face up
CAPTIVE: Final = SHOWN_PAIR + FRONTS * FRONTS  # + side, row, the kind that faces its lane
HEIGHT: Final = CAPTIVE + 2 * v.ROWS * FRONTS  # + side, lane, pieces
HELD: Final = HEIGHT + 2 * 3 * (v.ROWS + 1)  # + side, code, copies
HAND: Final = HELD + 2 * v.CODES * COPIES  # + side, cards
TO_DRAW: Final = HAND + 2 * (HELD_MOST + 1)  # + side, fours of cards
DRAWN: Final = TO_DRAW + 2 * DRAWS  # + side, kind above the numbers, copies: still in the draw pile
LOST: Final = DRAWN + 2 * (v.KINDS - v.PEGASUS) * COPIES  # + side, kind above the numbers, copies: in the pile
FIELD: Final = LOST + 2 * (v.KINDS - v.PEGASUS) * COPIES  # + side, pieces
LEFT: Final = FIELD + 2 * (v.PLACES + 1)  # + points, if it is our turn; else as many further on
AGE: Final = LEFT + 2 * POINTS
OPENING: Final = AGE + AGES
IN_PLAY: Final = OPENING + 1  # + the code of a card with which something is being done
FEATURES: Final = IN_PLAY + CODES

LAYOUT: Final = Layout(1, FEATURES, v.TOKENS)


def features(s: State, found: Features) -> i64:
    side = s.asked
    if side < 0:
        side = s.active
    found.begin()
    add_side(s, found, side, 0)
    add_side(s, found, 1 - side, 1)
    lane: i64 = 0
    while lane < 3:
        ours = front_kind(s, side, lane)
        theirs = front_kind(s, 1 - side, lane)
        found.add(FRONT + FRONTS * lane + ours)
        found.add(FRONT + FRONTS * (3 + lane) + theirs)
        found.add(PAIR + FRONTS * ours + theirs)
        if theirs < v.KINDS and s.field[table.column(1 - side, lane) + 1] & table.UP != 0:
            found.add(SHOWN_PAIR + FRONTS * ours + theirs)
        lane += 1
    add_moment(s, found, side)
    return side


def front_kind(s: State, seat: i64, lane: i64) -> i64:
    front = table.front(s, seat, lane)
    if front == v.NO_CARD:
        return FRONTS - 1
    if front == v.FIGURE:
        return v.KINDS
    return v.kind_of(front)


def add_side(s: State, found: Features, seat: i64, other: i64) -> None:
    """What lies before a seat and in its hand; `other` is 1 for the side that is not to move."""
    lane: i64 = 0
    while lane < 3:
        at = table.column(seat, lane)
        found.add(HEIGHT + (v.ROWS + 1) * (3 * other + lane) + s.field[at])
        row: i64 = 1
        while row <= s.field[at]:
            piece = s.field[at + row]
            code = table.code_of(piece)
            up: i64 = 0
            if piece & table.UP != 0:
                up = 1
            found.add(PIECE + FACES * (CODES * (v.ROWS * other + row - 1) + code) + up)
            if code == v.CAPTIVE:
                found.add(CAPTIVE + FRONTS * (v.ROWS * other + row - 1) + front_kind(s, 1 - seat, lane))
            row += 1
        lane += 1
    found.add(FIELD + (v.PLACES + 1) * other + pieces(s, seat))
    base = table.HELD * seat
    code = 0
    while code < v.CODES:
        copies = s.hand[base + code]
        if copies > 0:
            found.add(HELD + COPIES * (v.CODES * other + code) + min(copies, COPIES) - 1)
        code += 1
    found.add(HAND + (HELD_MOST + 1) * other + min(table.cards_in_hand(s, seat), HELD_MOST))
    found.add(TO_DRAW + DRAWS * other + min(table.cards_in_draw_pile(s, seat) // 4, DRAWS - 1))
    add_piles(s, found, seat, other)


def add_piles(s: State, found: Features, seat: i64, other: i64) -> None:
    """What is still to come, and what Persephone and Hades may bring back."""
    kind: i64 = v.PEGASUS
    while kind < v.KINDS:
        at = COPIES * ((v.KINDS - v.PEGASUS) * other + kind - v.PEGASUS)
        copies = s.draw_pile[table.HELD * seat + kind]
        if copies > 0:
            found.add(DRAWN + at + min(copies, COPIES) - 1)
        copies = 0
        i: i64 = 1
        while i <= table.cards_in_pile(s, seat):
            if s.pile[table.PILE * seat + i] == kind:
                copies += 1
            i += 1
        if copies > 0:
            found.add(LOST + at + min(copies, COPIES) - 1)
        kind += 1


def add_moment(s: State, found: Features, side: i64) -> None:
    """Whose turn it is, and what is being done."""
    points = min(s.points, POINTS - 1)
    if s.active != side:
        points += POINTS
    found.add(LEFT + points)
    found.add(AGE + min(s.turns // 8, AGES - 1))
    f = s.frame
    if f is None:
        return
    if f.script is GAME:
        found.add(OPENING)
    elif f.script is not TURN and 0 <= f.card < CODES:
        found.add(IN_PLAY + f.card)
