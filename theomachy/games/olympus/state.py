"""What lies where; copy, save, load.  No rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from theomachy.games.olympus.vocabulary import ALWAYS, NO_CARD, ON_BOARD, PLACES, SIDE
from theomachy.kernel.frames import Script, loaded_frames, saved_frames
from theomachy.kernel.state import State as KernelState

if TYPE_CHECKING:
    from theomachy.games.olympus.options import Options

# A unit: what lies on a place.  The last cells are worked out by `values.refresh`.
UNIT: Final = 13
UNIT_CARD: Final = 0
WORN: Final = 1  # its equipment
DAMAGE: Final = 2
SERIAL: Final = 3  # every entry into play makes a new unit
ATTACKS: Final = 4  # made in this turn
VISITED: Final = 5  # its regular attack was made in this turn
PLUS_ATTACK: Final = 6  # temporary
PLUS_DEFENCE: Final = 7
ATTACK: Final = 8
DEFENCE: Final = 9
STRIKE_LESS: Final = 10  # prevented of each strike, of each ability damage
ABILITY_LESS: Final = 11
SILENCED: Final = 12

# A hand: how many cards, how many of each single colour, how many multicolour, then the cards.
HAND: Final = 6
OF_COLOUR: Final = 1
WILD: Final = 5

# A card in a hand: who knows it is there besides its owner, and which effect drew it.
DEFINITION: Final = 255
KNOWN: Final = 256  # to the other player
OPEN: Final = 512  # to everybody
DRAWN_BY: Final = 1024

# A context of the agenda: what an effect, or a state check, has to remember.
CONTEXT: Final = 21
SOURCE: Final = 0  # a serial
SOURCE_PLACE: Final = 1  # where it is, or was last
SUBJECT_UNIT: Final = 2  # a serial
SUBJECT_CARD: Final = 3
RESULT: Final = 4  # of the attack it belongs to
NUMBER: Final = 5  # of the effect, counted through the game
DID: Final = 6  # did the operation do anything?
CHOSEN: Final = 7  # how many units follow, as serials: those affected, or those being defeated
FIRST_CHOSEN: Final = 8
LEVEL: Final = 20  # inside how many other effects this one is

# A trigger that waits: its effect, source and where that is, subject and its card, and its turn.
TRIGGER: Final = 6

# A bonus until the end of an attack.
FLEETING: Final = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class State(KernelState):
    def __init__(
        self,
        options: Options,
        units: vec[i64],
        hand: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        markers: vec[i64],
        agenda: vec[i64],
        triggers: vec[i64],
        fleeting: vec[i64],
    ) -> None:
        super().__init__()
        self.options = options
        self.units = units
        self.hand = hand
        self.deck = deck  # how many of each definition are in the pile or out of the game; the last cell is their sum
        self.discard = discard  # how many, and then the cards from the bottom to the top
        self.markers = markers  # whose each colour is
        self.agenda = agenda
        self.triggers = triggers
        self.fleeting = fleeting
        self.depth: i64 = 0  # cells of the agenda in use
        self.occupied: i64 = 0  # places with a unit, as bits
        self.timings: i64 = 0  # of all effects in play, as bits
        self.stale = True  # must these and the values be worked out anew?
        self.hurt = True  # was damage dealt since the last state check?
        self.replacing = False  # does a replacement effect run?  Then the state check that goes on waits for it
        self.announced: i64 = NO_CARD  # between announcing and placing
        self.pile: i64 = 0
        self.counter: i64 = 0  # on the side of the first seat when positive
        self.active: i64 = 0
        self.turns: i64 = 0  # completed
        self.phase: i64 = 0
        self.skipped: i64 = 0  # the phase the starting player skipped
        self.effects: i64 = 0  # resolved in this turn
        self.resolved: i64 = 0  # in the game
        self.serials: i64 = 0
        self.last_turn = False  # FO-END-07: the pile is empty
        self.ending: i64 = 0

    def copy(self) -> State:
        s = State(
            self.options,
            self.units[:],
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.markers[:],
            self.agenda[: self.depth],
            self.triggers[:],
            self.fleeting[:],
        )
        f = self.frame
        s.frame = f.copy() if f is not None else None
        s.asked = self.asked
        s.remembers = self.remembers
        s.depth = self.depth
        s.occupied = self.occupied
        s.timings = self.timings
        s.stale = self.stale
        s.hurt = self.hurt
        s.replacing = self.replacing
        s.announced = self.announced
        s.pile = self.pile
        s.counter = self.counter
        s.active = self.active
        s.turns = self.turns
        s.phase = self.phase
        s.skipped = self.skipped
        s.effects = self.effects
        s.resolved = self.resolved
        s.serials = self.serials
        s.last_turn = self.last_turn
        s.winner = self.winner
        s.ending = self.ending
        return s

    def save(self) -> list[int]:
        """All of it as numbers, for the same build; what is kept for years is the record."""
        out: list[int] = [
            self.asked,
            self.depth,
            self.occupied,
            self.announced,
            self.pile,
            self.counter,
            self.active,
            self.turns,
            self.phase,
            self.skipped,
            self.effects,
            self.resolved,
            self.serials,
            self.winner,
            self.ending,
            int(self.last_turn),
            int(self.remembers),
            int(self.replacing),
        ]
        units = vec[i64]([self.units[UNIT * place + cell] for place in range(PLACES) for cell in range(ATTACK)])
        agenda = self.agenda[: self.depth]
        zones = (units, self.hand, self.deck, self.discard, self.markers, agenda, self.triggers, self.fleeting)
        for zone in zones:
            out.append(len(zone))
            out.extend([zone[i] for i in range(len(zone))])
        out.extend(saved_frames(self.frame))
        return out


NUMBERS: Final = 18  # saved before the zones
EMPTY_SPACES: Final[list[i64]] = PLACES * [NO_CARD, NO_CARD, *[0] * (UNIT - 2)]


def load(saved: list[int], options: Options, scripts: dict[int, Script]) -> State:
    at = NUMBERS
    zones: list[vec[i64]] = []
    for _ in range(8):
        size = saved[at]
        zones.append(vec[i64](saved[at + 1 : at + 1 + size]))
        at += 1 + size
    units = vec[i64](EMPTY_SPACES)
    for place in range(PLACES):
        for cell in range(ATTACK):
            units[UNIT * place + cell] = zones[0][ATTACK * place + cell]
    s = State(options, units, zones[1], zones[2], zones[3], zones[4], zones[5], zones[6], zones[7])
    s.asked, s.depth, s.occupied, s.announced, s.pile, s.counter, s.active, s.turns = saved[:8]
    s.phase, s.skipped, s.effects, s.resolved, s.serials, s.winner, s.ending = saved[8:15]
    s.last_turn = saved[15] == 1
    s.remembers = saved[16] == 1
    s.replacing = saved[17] == 1
    s.frame = loaded_frames(saved[at + 1 : at + 1 + 6 * saved[at]], scripts)
    return s


def empty_table(options: Options, definitions: int, cards: int) -> State:
    return State(
        options,
        vec[i64](EMPTY_SPACES),
        vec[i64]([0] * (2 * (HAND + cards))),
        vec[i64]([0] * (definitions + 1)),
        vec[i64]([0] * (cards + 1)),
        vec[i64]([ON_BOARD] * 4),
        vec[i64](),
        vec[i64](),
        vec[i64](),
    )


# --- questions ----------------------------------------------------------------------------------------------------


def card_at(s: State, place: i64) -> i64:
    return s.units[UNIT * place]


def worn_at(s: State, place: i64) -> i64:
    return s.units[UNIT * place + WORN]


def is_occupied(s: State, place: i64) -> bool:
    return (s.occupied >> place) & 1 == 1


def empty_places(s: State, seat: i64) -> i64:
    """As bits."""
    return ~s.occupied & (63 << (SIDE * seat))


def opposite(place: i64) -> i64:
    """The space with the same index on the other side."""
    if place < SIDE:
        return place + SIDE
    return place - SIDE


def seat_of(place: i64) -> i64:
    if place < SIDE:
        return 0
    return 1


def place_of(s: State, serial: i64) -> i64:
    """Where a unit stands, or -1 if it has left play."""
    units = s.units
    at: i64 = SERIAL
    place: i64 = 0
    while place < PLACES:
        if units[at] == serial:
            return place
        at += UNIT
        place += 1
    return -1


def hand_start(s: State, seat: i64) -> i64:
    """Where a hand begins: its size; its first card lies at hand_start + HAND."""
    return seat * (len(s.hand) >> 1)


def cards_in_hand(s: State, seat: i64) -> i64:
    return s.hand[hand_start(s, seat)]


def markers_of(s: State, seat: i64) -> i64:
    """How many colour markers a player holds, or with ON_BOARD how many lie there."""
    count: i64 = 0
    colour: i64 = 0
    while colour < 4:
        if s.markers[colour] == seat:
            count += 1
        colour += 1
    return count


def points_of(s: State, seat: i64) -> i64:
    """Steps of the counter on the player's side; negative on the other."""
    if seat == 0:
        return s.counter
    return -s.counter


# --- doors: only these touch the zones ----------------------------------------------------------------------------


def enter_play(s: State, place: i64, card: i64) -> None:
    """A new unit, undamaged and without equipment: all cells of an empty place are 0."""
    at = UNIT * place
    s.serials += 1
    s.units[at] = card
    s.units[at + SERIAL] = s.serials
    s.occupied |= 1 << place
    s.stale = True


def give_marker(s: State, colour: i64, holder: i64) -> None:
    """To a player, or ON_BOARD.  Always effects may count markers."""
    s.markers[colour] = holder
    if (s.timings >> ALWAYS) & 1 == 1:
        s.stale = True


def leave_play(s: State, place: i64) -> None:
    """FO-DAMAGE-05; where the cards go is the caller's.  Its effects keep where it stood last."""
    at = UNIT * place
    context: i64 = 0
    while context < s.depth:
        if s.agenda[context + SOURCE] == s.units[at + SERIAL]:
            s.agenda[context + SOURCE_PLACE] = place
        context += CONTEXT
    s.units[at] = NO_CARD
    s.units[at + WORN] = NO_CARD
    i: i64 = 2
    while i < UNIT:
        s.units[at + i] = 0
        i += 1
    s.occupied &= ~(1 << place)
    s.stale = True


def swap_units(s: State, place: i64, other: i64) -> None:
    """FO-MOVE-02: all that belongs to a unit goes with it."""
    units = s.units
    i: i64 = 0
    while i < UNIT:
        cell = units[UNIT * place + i]
        units[UNIT * place + i] = units[UNIT * other + i]
        units[UNIT * other + i] = cell
        i += 1
    here = (s.occupied >> place) & 1
    there = (s.occupied >> other) & 1
    if here != there:
        s.occupied ^= (1 << place) | (1 << other)
    s.stale = True


def add_to_hand(s: State, seat: i64, entry: i64, colours: i64) -> None:
    """In the order of the definitions, so that no order tells when a card came."""
    hand = s.hand
    start = hand_start(s, seat)
    at = start + HAND + hand[start]
    while at > start + HAND and hand[at - 1] & DEFINITION > entry & DEFINITION:
        hand[at] = hand[at - 1]
        at -= 1
    hand[at] = entry
    hand[start] += 1
    hand[start + tally_of(colours)] += 1


def take_from_hand(s: State, seat: i64, index: i64, colours: i64) -> None:
    """The rest keeps its order."""
    start = hand_start(s, seat)
    last = start + HAND + s.hand[start] - 1
    at = start + HAND + index
    while at < last:
        s.hand[at] = s.hand[at + 1]
        at += 1
    s.hand[last] = 0
    s.hand[start] -= 1
    s.hand[start + tally_of(colours)] -= 1


def tally_of(colours: i64) -> i64:
    """The cell of a hand that counts cards of these colours, given as bits."""
    if colours == 1:
        return OF_COLOUR
    if colours == 2:
        return OF_COLOUR + 1
    if colours == 4:
        return OF_COLOUR + 2
    if colours == 8:
        return OF_COLOUR + 3
    return WILD


def add_to_discard(s: State, card: i64) -> None:
    size = s.discard[0] + 1
    s.discard[0] = size
    s.discard[size] = card


def in_discard(s: State, card: i64) -> bool:
    i = s.discard[0]
    while i > 0 and s.discard[i] != card:
        i -= 1
    return i > 0


def take_from_discard(s: State, card: i64) -> None:
    """The topmost of that definition; the rest keeps its order."""
    size = s.discard[0]
    i = size
    while s.discard[i] != card:
        i -= 1
    while i < size:
        s.discard[i] = s.discard[i + 1]
        i += 1
    s.discard[size] = 0
    s.discard[0] = size - 1


def open_context(s: State) -> i64:
    """A new context on the agenda, all cells 0; says where it begins."""
    at = s.depth
    s.depth += CONTEXT
    while len(s.agenda) < s.depth:
        s.agenda = append(s.agenda, 0)
    i = at
    while i < s.depth:
        s.agenda[i] = 0
        i += 1
    return at


def close_context(s: State) -> None:
    s.depth -= CONTEXT
