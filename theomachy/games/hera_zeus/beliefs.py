"""What is hidden, as likely as players put it there.

To a guess all placements of the hidden cards are alike.  But in front of a 5 players lay what beats it, in front of a 7
sooner a Medusa, a captive lies behind others, and the god card seldom stays in the hand.  So each hidden place has
*signs*: what everybody can see of it, of the kind that tells something of the card.  `believed.py` says how much each
sign makes each kind likelier, as found in games of search against itself (`python -m learning.beliefs`).  A believer
deals as a sampler does, place by place, only that it draws by these weights.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.hera_zeus import state as table
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.believed import HELD, LAID
from theomachy.games.hera_zeus.guess import Hidden
from theomachy.games.hera_zeus.heuristics import pieces
from theomachy.games.hera_zeus.recall import MOST, Plan
from theomachy.games.hera_zeus.state import State
from theomachy.kernel.net import ALWAYS, Features
from theomachy.kernel.rng import Rng

TRUST: Final = 0.01  # in a weight, which is a hundredth of a logarithm
EVEN: Final = 1024.0  # the weight of a card that is there as likely as not knowing anything
MOST_LIKELY: Final = 1048576.0  # so that no sum leaves the range of `Rng.below`

# --- the signs of a card on the field ------------------------------------------------------------------------------

BETWEEN: Final = ALWAYS + 1  # + what lies directly before it, what directly behind
NOTHING: Final = 0
SHOWN: Final = 1
NEWER: Final = 2  # face down, and laid later
OLDER: Final = 3
FIGURE: Final = 4
FACING: Final = BETWEEN + 5 * 4  # in front: + for how long it lies (2), what is opposite
FACED: Final = 14  # nothing, a figure, a card face down, or the kind face up
BEHIND: Final = FACING + 2 * FACED  # behind: + what is opposite the front
ROW: Final = BEHIND + 5  # + row
AGE: Final = ROW + v.ROWS  # + behind, how long ago it was laid
AGES: Final = 6
EARLY: Final = AGE + 2 * AGES  # + behind: of the opening row
LAID_AT: Final = EARLY + 2  # + moment of the game
MOMENTS: Final = 5
FIELD: Final = LAID_AT + MOMENTS  # + cards of its side on the field
HAND: Final = FIELD + 5  # + cards of its side in the hand
STANDING: Final = HAND + 4  # + whose figures stand
LAID_SIGNS: Final = STANDING + 4

# --- and of a hand -------------------------------------------------------------------------------------------------

HELD_AT: Final = ALWAYS + 1
HELD_FIELD: Final = HELD_AT + MOMENTS
HELD_HAND: Final = HELD_FIELD + 5
HELD_STANDING: Final = HELD_HAND + 4
STRUCK: Final = HELD_STANDING + 4  # + cards in the other hand, for a Pegasus to strike
LURED: Final = STRUCK + 4  # the Sirens can lure the top card of the other pile
SUNK: Final = LURED + 1  # there is something that Hades can bring
WAYS: Final = SUNK + 1  # the god card could be played
HELD_SIGNS: Final = WAYS + 1


def signs_of_laid(s: State, side: i64, at: i64, seen: Features) -> None:
    """Of a card face down, which lies there in the field."""
    seen.begin()
    lane = (at - table.FIELD * side) // table.COLUMN
    base = table.column(side, lane)
    row = at - base
    seen.add(BETWEEN + 4 * neighbour(s, at, row - 1, -1) + neighbour(s, at, s.field[base] - row, 1))
    seen.add(ROW + row - 1)
    age = age_of(s, side, s.field[at] // table.LIFE)
    behind: i64 = 0
    if row == 1:
        old: i64 = 1 if age >= 3 else 0
        seen.add(FACING + FACED * old + opposite(s, side, lane))
    else:
        behind = 1
        faced = opposite(s, side, lane)
        seen.add(BEHIND + (faced if faced < 3 else 3 if faced < 6 else 4))
    seen.add(AGE + AGES * behind + age)
    if s.field[at] & table.EARLY != 0:
        seen.add(EARLY + behind)
    seen.add(LAID_AT + moment(s))
    seen.add(FIELD + many_laid(s, side))
    seen.add(HAND + many_held(s, side))
    seen.add(STANDING + figures(s, side))


def neighbour(s: State, at: i64, pieces: i64, step: i64) -> i64:
    """What lies next to a card in its column, where there are so many pieces in that direction.

    When a card was laid that is face up now, nobody has to remember, so it is neither older nor newer."""
    if pieces == 0:
        return NOTHING
    piece = s.field[at + step]
    if table.code_of(piece) == v.FIGURE:
        return FIGURE
    if piece & table.UP != 0:
        return SHOWN
    return NEWER if piece // table.LIFE > s.field[at] // table.LIFE else OLDER


def opposite(s: State, side: i64, lane: i64) -> i64:
    """What stands in front on the other side, as everybody sees it."""
    enemy = table.column(1 - side, lane)
    if s.field[enemy] == 0:
        return 0
    piece = s.field[enemy + 1]
    if table.code_of(piece) == v.FIGURE:
        return 1
    kind = v.kind_of(table.code_of(piece))
    return 3 + kind if piece & table.UP != 0 and kind < v.GOD else 2


def age_of(s: State, side: i64, life: i64) -> i64:
    """How often a card has come to that hand or left it since: 0, 1, 2 or 3, 4 to 7, 8 to 15, more."""
    since: i64 = 0
    i = life + 1
    while i < len(s.memory):
        if table.seat_in(s.memory[i]) == side and table.what_in(s.memory[i]) < table.LOOKED:
            since += 1
        i += 1
    return halvings(since, AGES - 1)


def halvings(count: i64, most: i64) -> i64:
    """0 for 0, 1 for 1, 2 from 2, 3 from 4, 4 from 8 …"""
    found: i64 = 0
    while count > 0 and found < most:
        count //= 2
        found += 1
    return found


def moment(s: State) -> i64:
    """Fewer than 4, 8, 16, 32 completed turns, or more."""
    return halvings(s.turns // 4, MOMENTS - 1)


def many_laid(s: State, side: i64) -> i64:
    return min(pieces(s, side) // 2, 4)


def many_held(s: State, side: i64) -> i64:
    return min(table.cards_in_hand(s, side) // 3, 3)


def figures(s: State, side: i64) -> i64:
    found: i64 = 1 if table.figure_lane(s, side) >= 0 else 0
    return found + 2 if table.figure_lane(s, 1 - side) >= 0 else found


def signs_of_hand(s: State, side: i64, seen: Features) -> None:
    """All cards of a hand have the same."""
    seen.begin()
    seen.add(HELD_AT + moment(s))
    seen.add(HELD_FIELD + many_laid(s, side))
    seen.add(HELD_HAND + many_held(s, side))
    seen.add(HELD_STANDING + figures(s, side))
    seen.add(STRUCK + many_held(s, 1 - side))
    top = table.top_of_pile(s, 1 - side)
    if top != v.NO_CARD and v.kind_of(top) <= v.PEGASUS:
        seen.add(LURED)
    if table.cards_in_pile(s, side) > 0:
        seen.add(SUNK)
    if table.figure_lane(s, side) < 0 and finds_column(s, side):
        seen.add(WAYS)


def finds_column(s: State, side: i64) -> bool:
    """HZ-FIGURE-02: one to three cards before which the figure can be placed."""
    lane: i64 = 0
    while lane < 3:
        if 0 < table.height(s, side, lane) < v.ROWS:
            return True
        lane += 1
    return False


class Believer(Hidden):
    """Deals what is hidden as it is likely to lie."""

    def __init__(self, s: State, side: i64) -> None:
        super().__init__(s, side)
        self.weight: vec[i64] = vec[i64]([0] * (MOST * v.CODES))  # by place and code
        self.likely: vec[float] = vec[float]([0.0] * v.CODES)
        seen = Features()
        i: i64 = 0
        while i < self.count:
            if self.at[i] >= 0:
                signs_of_laid(s, side, self.at[i], seen)
                self.believe(i, seen, LAID, v.GOD)
            else:
                signs_of_hand(s, side, seen)
                self.believe(i, seen, HELD, v.KINDS)
            i += 1

    def believe(self, place: i64, seen: Features, weights: vec[i64], kinds: i64) -> None:
        """How much likelier its signs make each card there; EVEN, on average over the cards."""
        first: i64 = v.WON if self.won[place] == 1 else 0
        end: i64 = v.CODES if self.won[place] == 1 else kinds
        copies: i64 = 0
        mass = 0.0
        code = first
        while code < end:
            said: i64 = 0
            n: i64 = 0
            while n < seen.count:
                said += weights[kinds * seen.buffer[n] + code - first]
                n += 1
            self.likely[code] = math.exp(TRUST * float(said))
            copies += self.pool[code]
            mass += float(self.pool[code]) * self.likely[code]
            code += 1
        even = EVEN * float(copies) / mass
        code = first
        while code < end:
            self.weight[place * v.CODES + code] = i64(min(max(1.0, even * self.likely[code]), MOST_LIKELY))
            code += 1

    def draw(self, place: i64, total: i64, first: i64, rng: Rng) -> i64:
        pool = self.pool
        weight = self.weight
        at = place * v.CODES
        mass: i64 = 0
        code = first
        while total > 0:
            total -= pool[code]
            mass += pool[code] * weight[at + code]
            code += 1
        left = rng.below(mass)
        code = first
        while left >= pool[code] * weight[at + code]:
            left -= pool[code] * weight[at + code]
            code += 1
        self.take_out(code)
        return code

    def place_for(self, plan: Plan, n: i64, rng: Rng) -> i64:
        mass: i64 = 0
        i: i64 = 0
        while i < self.count:
            mass += self.pull(plan, n, i)
            i += 1
        left = rng.below(mass)
        i = 0
        while left >= self.pull(plan, n, i):
            left -= self.pull(plan, n, i)
            i += 1
        return i

    def pull(self, plan: Plan, n: i64, i: i64) -> i64:
        """How much a place attracts a pin."""
        if self.card[i] != v.NO_CARD or not self.suits(plan, n, i):
            return 0
        return self.weight[i * v.CODES + plan.card[n]]
