"""What lies where; copy, save, load.  No rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from theomachy.games.deukalion.accounts import BLANK, Account, loaded_accounts, saved_accounts
from theomachy.games.deukalion.vocabulary import (
    CHEST_COLOURS,
    CITIES,
    HOPLITES,
    KINDS,
    MOST_SEATS,
    NO_CARD,
    NO_SQUARE,
    SHIPBOARD,
    VACANT,
)
from theomachy.kernel.frames import Script, loaded_frames, saved_frames
from theomachy.kernel.seats import NOBODY
from theomachy.kernel.state import State as KernelState

if TYPE_CHECKING:
    from theomachy.games.deukalion.map import Chart
    from theomachy.games.deukalion.options import Options

# --- the table: all that everybody sees ---------------------------------------------------------------------------

# A player: what lies before him.
PLAYER_CELLS: Final = 15
SHIP: Final = 0  # the square
ABOARD: Final = 1  # hoplites
BELOW: Final = 2
HONOUR: Final = 3  # Honour cards, or points counted on without cards
PURSUIT_POINTS: Final = 4
COMPLETED: Final = 5  # Pursuit cards, as bits
PERMANENT: Final = 6  # Action cards that stay, as bits
CARDS_IN_HAND: Final = 7
HAS_SECRET: Final = 8  # is the secret card not completed yet?
REVEALED: Final = 9  # the secret card is to be seen: its number + 1
CHEST_ABOARD: Final = 10  # + colour

CHEST_IN: Final = MOST_SEATS * PLAYER_CELLS  # + CHEST_COLOURS * city + colour
OWNER: Final = CHEST_IN + CITIES * CHEST_COLOURS  # + settlement
DIE_CENTRE: Final = OWNER + 4
DIE_OUTER: Final = DIE_CENTRE + 1  # + slot
DIE_ON: Final = DIE_OUTER + 4  # + position
THROW: Final = DIE_ON + 4  # + 0 for the challenger, + 1 for the challenged: which throw, or -1
ATHENAS: Final = THROW + 2  # played on this throw
SPARED: Final = ATHENAS + 1  # by Ajax
OPEN_CARD: Final = SPARED + 1  # + slot
DISCARDED: Final = OPEN_CARD + 2  # + kind
UNDER: Final = DISCARDED + KINDS  # Action cards that everybody knows to be at the bottom: how many, then from above
UNDER_PURSUITS: Final = UNDER + 31  # the same with Pursuit cards
WHIRLPOOL: Final = UNDER_PURSUITS + 17  # + number: the square it touches
TABLE: Final = WHIRLPOOL + 3

# --- what is hidden -----------------------------------------------------------------------------------------------

HAND: Final = 0  # + KINDS * seat + kind
SECRET: Final = MOST_SEATS * KINDS  # + seat
PILE: Final = SECRET + MOST_SEATS  # + kind: Action cards in no order, above those of UNDER
PILE_SIZE: Final = PILE + KINDS
PURSUIT_PILE: Final = PILE_SIZE + 1  # in no order, as bits
HIDDEN: Final = PURSUIT_PILE + 1

# --- what could be remembered: memory.py says how ------------------------------------------------------------------

MOST_ACCOUNTS: Final = 128
WATCHING: Final = 4  # the watcher's place after the seats


@mypyc_attr(acyclic=True)
class Note:
    """What happened to a card, as a number, and what was noted before it; never changed, so that copies share it."""

    def __init__(self, entry: i64, before: Note | None) -> None:
        self.entry: Final[i64] = entry
        self.before: Final = before


@mypyc_attr(acyclic=True)
class Memory:
    """What one observer could remember: the accounts after some of the notes.  Never changed, only replaced."""

    def __init__(
        self,
        since: Note | None,
        first: tuple[Account, ...],
        upto: Note | None,
        accounts: tuple[Account, ...],
        most: int = MOST_ACCOUNTS,
    ) -> None:
        self.since: Final = since  # the last note when it began
        self.first: Final = first  # what was known then
        self.upto: Final = upto  # the last note that is worked out
        self.accounts: Final = accounts  # what is known by that
        self.most: Final = most  # how many accounts are kept


NO_MEMORY: Final = (Memory(None, BLANK, None, BLANK),) * (WATCHING + 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class State(KernelState):
    def __init__(self, options: Options, chart: Chart, seats: i64, table: vec[i64], hidden: vec[i64]) -> None:
        super().__init__()
        self.options = options
        self.chart = chart
        self.seats = seats
        self.table = table
        self.hidden = hidden
        self.notes: Note | None = None  # the last one
        self.memories: tuple[Memory, ...] = NO_MEMORY  # by seat, and the watcher
        self.hydra: i64 = NO_SQUARE
        self.removed: i64 = 0  # Pursuit cards that have left the game, as bits
        self.first: i64 = 0  # who took the first turn
        self.active: i64 = 0
        self.turns: i64 = 0  # completed
        self.phase: i64 = 0
        self.used: i64 = 0  # dice whose action has begun, as bits
        self.before: i64 = 0  # position tasks that were fulfilled before the event that is going on, as bits
        self.winners: i64 = 0  # several in a shared victory, as bits
        self.ending: i64 = 0

    def copy(self) -> State:
        s = State(self.options, self.chart, self.seats, self.table[:], self.hidden[:])
        s.notes = self.notes
        s.memories = self.memories
        f = self.frame
        s.frame = f.copy() if f is not None else None
        s.asked = self.asked
        s.remembers = self.remembers
        s.hydra = self.hydra
        s.removed = self.removed
        s.first = self.first
        s.active = self.active
        s.turns = self.turns
        s.phase = self.phase
        s.used = self.used
        s.before = self.before
        s.winner = self.winner
        s.winners = self.winners
        s.ending = self.ending
        return s

    def numbers(self) -> list[int]:
        """What everybody knows besides the table."""
        return [
            self.seats,
            self.asked,
            self.hydra,
            self.removed,
            self.first,
            self.active,
            self.turns,
            self.phase,
            self.used,
            self.before,
            self.winner,
            self.winners,
            self.ending,
        ]

    def save(self) -> list[int]:
        """All of it as numbers, for the same build; what is kept for years is the record."""
        out = self.numbers()
        out.append(int(self.remembers))
        for zone in (self.table, self.hidden):
            out.extend([zone[i] for i in range(len(zone))])
        out.extend(saved_memory(self))
        out.extend(saved_frames(self.frame))
        return out


NUMBERS: Final = 13


def load(saved: list[int], options: Options, scripts: list[Script]) -> State:
    at = NUMBERS + 1
    table = vec[i64](saved[at : at + TABLE])
    at += TABLE
    hidden = vec[i64](saved[at : at + HIDDEN])
    at += HIDDEN
    s = State(options, chart_of(options, table), saved[0], table, hidden)
    at = load_memory(s, saved, at)
    set_numbers(s, saved[:NUMBERS])
    s.remembers = saved[NUMBERS] == 1
    s.frame = loaded_frames(saved[at + 1 : at + 1 + 6 * saved[at]], scripts)
    return s


def set_numbers(s: State, numbers: list[int]) -> None:
    s.seats, s.asked, s.hydra, s.removed, s.first, s.active, s.turns = numbers[:7]
    s.phase, s.used, s.before, s.winner, s.winners, s.ending = numbers[7:]


def saved_memory(s: State) -> list[int]:
    """The notes in order; then of each observer how many were made since he began, and what he knew then."""
    entries = [note.entry for note in notes_since(s, None)]
    out = [len(entries), *reversed(entries)]
    for memory in s.memories:
        first = saved_accounts(memory.first)
        out.extend([len(notes_since(s, memory.since)), len(first), *first])
    return out


def load_memory(s: State, saved: list[int], at: int) -> int:
    """Says where it ends."""
    notes: list[Note | None] = [None]
    for entry in saved[at + 1 : at + 1 + saved[at]]:
        s.notes = Note(entry, s.notes)
        notes.append(s.notes)
    at += 1 + saved[at]
    memories: list[Memory] = []
    for _ in range(WATCHING + 1):
        since = notes[len(notes) - 1 - saved[at]]
        first = loaded_accounts(saved[at + 2 : at + 2 + saved[at + 1]])
        memories.append(Memory(since, first, since, first))
        at += 2 + saved[at + 1]
    s.memories = tuple(memories)
    return at


def chart_of(options: Options, table: vec[i64]) -> Chart:
    return options.map.chart(table[WHIRLPOOL], table[WHIRLPOOL + 1], table[WHIRLPOOL + 2])


def empty_table(options: Options, seats: int) -> State:
    """DK-SETUP-03, DK-SETUP-07, DK-SETUP-08: the Hydra at its start, all hoplites aboard, nothing else anywhere."""
    table = vec[i64]([0] * TABLE)
    for seat in range(MOST_SEATS):
        table[PLAYER_CELLS * seat + SHIP] = NO_SQUARE
        table[PLAYER_CELLS * seat + ABOARD] = HOPLITES if seat < seats else 0
        table[OWNER + seat] = VACANT
    table[THROW] = table[THROW + 1] = -1
    table[OPEN_CARD] = table[OPEN_CARD + 1] = NO_CARD
    for number in range(3):
        table[WHIRLPOOL + number] = NO_SQUARE
    hidden = vec[i64]([0] * HIDDEN)
    for seat in range(MOST_SEATS):
        hidden[SECRET + seat] = NO_CARD
    s = State(options, chart_of(options, table), seats, table, hidden)
    s.hydra = options.map.hydra_start
    return s


# --- questions ----------------------------------------------------------------------------------------------------


def notes_since(s: State, since: Note | None) -> list[Note]:
    """The last one first."""
    found: list[Note] = []
    at = s.notes
    while at is not since:
        assert at is not None
        found.append(at)
        at = at.before
    return found


def ship_of(s: State, seat: i64) -> i64:
    return s.table[PLAYER_CELLS * seat + SHIP]


def aboard(s: State, seat: i64) -> i64:
    """Hoplites on the shipboard."""
    return s.table[PLAYER_CELLS * seat + ABOARD]


def below(s: State, seat: i64) -> i64:
    """Hoplites in the Underworld."""
    return s.table[PLAYER_CELLS * seat + BELOW]


def chests_of(s: State, seat: i64, colour: i64) -> i64:
    return s.table[PLAYER_CELLS * seat + CHEST_ABOARD + colour]


def chests_aboard(s: State, seat: i64) -> i64:
    at = PLAYER_CELLS * seat + CHEST_ABOARD
    table = s.table
    return table[at] + table[at + 1] + table[at + 2] + table[at + 3] + table[at + 4]


def room_aboard(s: State, seat: i64) -> i64:
    return SHIPBOARD - aboard(s, seat) - chests_aboard(s, seat)


def cards_in_hand(s: State, seat: i64) -> i64:
    return s.table[PLAYER_CELLS * seat + CARDS_IN_HAND]


def in_hand(s: State, seat: i64, kind: i64) -> i64:
    return s.hidden[HAND + KINDS * seat + kind]


def has_secret(s: State, seat: i64) -> bool:
    """Is his secret card not completed yet?  Everybody knows that."""
    return s.table[PLAYER_CELLS * seat + HAS_SECRET] == 1


def has_permanent(s: State, seat: i64, kind: i64) -> bool:
    return (s.table[PLAYER_CELLS * seat + PERMANENT] >> kind) & 1 == 1


def chests_in(s: State, city: i64, colour: i64) -> i64:
    return s.table[CHEST_IN + CHEST_COLOURS * city + colour]


def chests_in_city(s: State, city: i64) -> i64:
    at = CHEST_IN + CHEST_COLOURS * city
    table = s.table
    return table[at] + table[at + 1] + table[at + 2] + table[at + 3] + table[at + 4]


def free_spaces(s: State, city: i64) -> i64:
    return s.options.map.room[city] - chests_in_city(s, city)


def owner_of(s: State, settlement: i64) -> i64:
    return s.table[OWNER + settlement]


def marks_of(s: State, settlement: i64) -> i64:
    return s.options.map.room[CITIES + settlement]


def total_of(s: State, seat: i64) -> i64:
    """DK-HONOUR-01, -04, -05: Honour cards, completed Pursuits, marks of settlements as long as they are his."""
    at = PLAYER_CELLS * seat
    total = s.table[at + HONOUR] + s.table[at + PURSUIT_POINTS]
    settlement: i64 = 0
    while settlement < 4:
        if s.table[OWNER + settlement] == seat:
            total += marks_of(s, settlement)
        settlement += 1
    return total


def ship_at(s: State, square: i64, but: i64) -> i64:
    """Whose ship lies there, but for one player's; NOBODY if none does."""
    seat: i64 = 0
    while seat < s.seats:
        if seat != but and s.table[PLAYER_CELLS * seat + SHIP] == square:
            return seat
        seat += 1
    return NOBODY


def pile_size(s: State) -> i64:
    """Action cards to draw."""
    return s.hidden[PILE_SIZE] + s.table[UNDER]


def discard_size(s: State) -> i64:
    size: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        size += s.table[DISCARDED + kind]
        kind += 1
    return size


def pursuits_unseen(s: State) -> i64:
    """Pursuit cards in the pile whose place nobody knows."""
    left = s.hidden[PURSUIT_PILE]
    count: i64 = 0
    while left != 0:
        left &= left - 1
        count += 1
    return count


def pursuit_pile_size(s: State) -> i64:
    return pursuits_unseen(s) + s.table[UNDER_PURSUITS]


def seat_after(s: State, seat: i64, by: i64) -> i64:
    """Clockwise; to the right it is -1."""
    return (seat + by + s.seats) % s.seats


# --- doors: only these touch the zones ----------------------------------------------------------------------------


def add_to_hand(s: State, seat: i64, kind: i64) -> None:
    s.hidden[HAND + KINDS * seat + kind] += 1
    s.table[PLAYER_CELLS * seat + CARDS_IN_HAND] += 1


def take_from_hand(s: State, seat: i64, kind: i64) -> None:
    s.hidden[HAND + KINDS * seat + kind] -= 1
    s.table[PLAYER_CELLS * seat + CARDS_IN_HAND] -= 1
