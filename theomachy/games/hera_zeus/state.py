"""What lies where, and what each player could remember; copy, save, load.  No rule."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from theomachy.games.hera_zeus.options import Options
from theomachy.games.hera_zeus.vocabulary import FIGURE, HADES, NO_CARD
from theomachy.kernel.frames import Script, loaded_frames, saved_frames
from theomachy.kernel.state import State as KernelState

# Cards held (hand, draw pile) are counted by code; then come their sum, and the codes that are there as bits.
HELD: Final = 26
SUM: Final = 24
BITS: Final = 25

# A column is its height and then its pieces from row 1 to row 4; a seat has three.
COLUMN: Final = 5
FIELD: Final = 15

# A pile is its size and then its cards from the bottom to the top.
PILE: Final = 64

# A piece on the field: the code, whether it is face up, whether it was laid before its owner's first draw,
# and where in the memory its laying is written.
UP: Final = 32
EARLY: Final = 64
LIFE: Final = 128


def code_of(piece: i64) -> i64:
    return piece & 31


# The memory: how cards came into a hand and left it, as the other player saw it.
# An entry is seat + 2 * code + 64 * what.
DEALT: Final = 0  # the hand was dealt; no captive was in it
DREW: Final = 1  # an unknown card of the draw pile came
GAINED: Final = 2  # a known card came (Persephone, Sirens; Hades from an open pile)
FETCHED: Final = 3  # Hades brought a card that only its owner knows
WAS_PEGASUS: Final = 4  # … but Persephone's number betrayed that it was a Pegasus
LAID: Final = 5  # a card was laid face down; only its owner knows which
SHOWN: Final = 6  # … until it is turned up
LEFT: Final = 7  # a card left the hand for all to see
LOOKED: Final = 8  # the other player saw the whole hand; SEEN entries follow
OPENED: Final = 9  # everybody saw the whole hand; SEEN entries follow
SEEN: Final = 10


def entry(what: i64, seat: i64, code: i64) -> i64:
    return seat + 2 * code + 64 * what


def seat_in(entry: i64) -> i64:
    return entry & 1


def code_in(entry: i64) -> i64:
    return (entry >> 1) & 31


def what_in(entry: i64) -> i64:
    return entry >> 6


@mypyc_attr(acyclic=True, free_list_len=1)
class State(KernelState):
    def __init__(
        self, options: Options, field: vec[i64], hand: vec[i64], draw_pile: vec[i64], pile: vec[i64], memory: vec[i64]
    ) -> None:
        super().__init__()
        self.options = options
        self.field = field
        self.hand = hand
        self.draw_pile = draw_pile
        self.pile = pile
        self.memory = memory
        self.knows: i64 = 0  # + 1 << seat once the memory holds a card known to have come to that seat's hand
        self.active: i64 = 0  # whose turn it is
        self.points: i64 = 0
        self.total: i64 = 0
        self.turns: i64 = 0  # completed, by both together
        self.ending: i64 = 0
        self.held_back: State | None = None  # what the other seat is shown while the late god card is asked

    def copy(self) -> State:
        s = State(self.options, self.field[:], self.hand[:], self.draw_pile[:], self.pile[:], self.memory[:])
        f = self.frame
        s.frame = f.copy() if f is not None else None
        s.asked = self.asked
        s.remembers = self.remembers
        s.knows = self.knows
        s.active = self.active
        s.points = self.points
        s.total = self.total
        s.turns = self.turns
        s.winner = self.winner
        s.ending = self.ending
        s.held_back = self.held_back
        return s

    def become(self, other: State) -> None:
        """Be a copy of another state."""
        s = other.copy()
        self.field, self.hand, self.draw_pile, self.pile, self.memory = s.field, s.hand, s.draw_pile, s.pile, s.memory
        self.frame, self.asked, self.knows, self.active = s.frame, s.asked, s.knows, s.active
        self.points, self.total, self.turns = s.points, s.total, s.turns
        self.winner, self.ending, self.held_back = s.winner, s.ending, s.held_back

    def remember(self, what: i64, seat: i64, code: i64) -> None:
        if self.remembers:
            self.memory = append(self.memory, entry(what, seat, code))
            if what == GAINED or what == FETCHED or what == LOOKED or what == OPENED:
                self.knows |= 1 << seat

    def save(self) -> list[int]:
        """All of it as numbers, for the same build; what is kept for years is the record."""
        out: list[int] = [
            self.asked,
            self.knows,
            self.active,
            self.points,
            self.total,
            self.turns,
            self.winner,
            self.ending,
            int(self.remembers),
        ]
        for zone in (self.field, self.hand, self.draw_pile, self.pile, self.memory):
            out.append(len(zone))
            out.extend([zone[i] for i in range(len(zone))])
        out.extend(saved_frames(self.frame))
        held = self.held_back
        return [*out, 0] if held is None else [*out, 1, *held.save()]


def load(saved: list[int], options: Options, scripts: list[Script]) -> State:
    at = 9
    zones: list[vec[i64]] = []
    for _ in range(5):
        size = saved[at]
        zones.append(vec[i64](saved[at + 1 : at + 1 + size]))
        at += 1 + size
    s = State(options, zones[0], zones[1], zones[2], zones[3], zones[4])
    s.asked, s.knows, s.active, s.points, s.total, s.turns, s.winner, s.ending = saved[:8]
    s.remembers = saved[8] == 1
    frames = saved[at]
    s.frame = loaded_frames(saved[at + 1 : at + 1 + 6 * frames], scripts)
    at += 1 + 6 * frames
    if saved[at] == 1:
        s.held_back = load(saved[at + 1 :], options, scripts)
    return s


def empty_table(options: Options) -> State:
    return State(
        options,
        vec[i64]([0] * (2 * FIELD)),
        vec[i64]([0] * (2 * HELD)),
        vec[i64]([0] * (2 * HELD)),
        vec[i64]([0] * (2 * PILE)),
        vec[i64](),
    )


# --- questions ----------------------------------------------------------------------------------------------------


def column(seat: i64, lane: i64) -> i64:
    """Where a column begins in the field: its height; the piece of row r lies at column + r."""
    return FIELD * seat + COLUMN * lane


def height(s: State, seat: i64, lane: i64) -> i64:
    return s.field[FIELD * seat + COLUMN * lane]


def front(s: State, seat: i64, lane: i64) -> i64:
    """The code in row 1, FIGURE or NO_CARD."""
    at = FIELD * seat + COLUMN * lane
    if s.field[at] == 0:  # a conditional expression would make an object of the number
        return NO_CARD
    return s.field[at + 1] & 31


def has_figure(s: State, seat: i64, lane: i64) -> bool:
    return s.field[FIELD * seat + COLUMN * lane + 1] == FIGURE + UP


def figure_lane(s: State, seat: i64) -> i64:
    """The lane in which the seat's figure stands, or -1."""
    field = s.field
    at = FIELD * seat + 1
    if field[at] == FIGURE + UP:
        return 0
    if field[at + COLUMN] == FIGURE + UP:
        return 1
    if field[at + 2 * COLUMN] == FIGURE + UP:
        return 2
    return -1


def cards_on_field(s: State, seat: i64) -> i64:
    at = FIELD * seat
    pieces = s.field[at] + s.field[at + COLUMN] + s.field[at + 2 * COLUMN]
    return pieces - 1 if pieces > 0 and figure_lane(s, seat) >= 0 else pieces


def cards_in_hand(s: State, seat: i64) -> i64:
    return s.hand[HELD * seat + SUM]


def in_hand(s: State, seat: i64, code: i64) -> i64:
    return s.hand[HELD * seat + code]


def cards_in_draw_pile(s: State, seat: i64) -> i64:
    return s.draw_pile[HELD * seat + SUM]


def cards_in_pile(s: State, seat: i64) -> i64:
    return s.pile[PILE * seat]


def top_of_pile(s: State, seat: i64) -> i64:
    size = s.pile[PILE * seat]
    if size == 0:
        return NO_CARD
    return s.pile[PILE * seat + size]


# --- doors: only these touch the zones ----------------------------------------------------------------------------


def add_held(zone: vec[i64], seat: i64, code: i64, number: i64) -> None:
    """Put cards into a hand or draw pile, or with a negative number take them out."""
    base = HELD * seat
    copies = zone[base + code] + number
    zone[base + code] = copies
    zone[base + SUM] += number
    if copies > 0:
        zone[base + BITS] |= 1 << code
    else:
        zone[base + BITS] &= ~(1 << code)


def insert_piece(s: State, seat: i64, lane: i64, row: i64, piece: i64) -> None:
    """HZ-PLAY-03: the pieces from that row on move one row back."""
    at = column(seat, lane)
    r = s.field[at]
    while r >= row:
        s.field[at + r + 1] = s.field[at + r]
        r -= 1
    s.field[at + row] = piece
    s.field[at] += 1


def remove_piece(s: State, seat: i64, lane: i64, row: i64) -> i64:
    """HZ-PLAY-04: the pieces behind it move one row forward."""
    at = column(seat, lane)
    piece = s.field[at + row]
    top = s.field[at]
    r = row
    while r < top:
        s.field[at + r] = s.field[at + r + 1]
        r += 1
    s.field[at + top] = 0
    s.field[at] = top - 1
    return piece


def add_to_pile(s: State, seat: i64, code: i64) -> None:
    size = s.pile[PILE * seat] + 1
    s.pile[PILE * seat] = size
    s.pile[PILE * seat + size] = code


def take_from_pile(s: State, seat: i64, code: i64) -> bool:
    """The topmost card of that code; the rest keeps its order."""
    base = PILE * seat
    size = s.pile[base]
    i = size
    while i > 0 and s.pile[base + i] != code:
        i -= 1
    if i == 0:
        return False
    while i < size:
        s.pile[base + i] = s.pile[base + i + 1]
        i += 1
    s.pile[base + size] = 0
    s.pile[base] = size - 1
    return True


def hades_at(s: State, seat: i64) -> i64:
    """Where in a pile Hades lies; 0 if nowhere."""
    i = s.pile[PILE * seat]
    while i > 0 and s.pile[PILE * seat + i] != HADES:
        i -= 1
    return i


def fetched_by(s: State, seat: i64) -> i64:
    """The card that Hades brought unseen, or NO_CARD."""
    i: i64 = 0
    while i < len(s.memory):
        if what_in(s.memory[i]) == FETCHED and seat_in(s.memory[i]) == seat:
            return code_in(s.memory[i])
        i += 1
    return NO_CARD
