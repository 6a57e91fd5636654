"""The doors of the table: only these write what lies on it, and what happens together happens here together.

Those of hands are in `state`."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.deukalion import state, tell
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.box import COPIES, POINTS
from theomachy.games.deukalion.state import State

# --- ships and hoplites -------------------------------------------------------------------------------------------


def put_whirlpool(s: State, number: i64, square: i64) -> None:
    s.table[state.WHIRLPOOL + number] = square


def put_ship(s: State, seat: i64, square: i64) -> None:
    s.table[state.PLAYER_CELLS * seat + state.SHIP] = square


def go_below(s: State, seat: i64, count: i64) -> None:
    """Hoplites leave the ship for the Underworld."""
    if count > 0:
        s.table[state.PLAYER_CELLS * seat + state.ABOARD] -= count
        s.table[state.PLAYER_CELLS * seat + state.BELOW] += count
        tell.went_below(s, seat, count)


def come_back(s: State, seat: i64, count: i64) -> None:
    """Hoplites leave the Underworld for the ship."""
    if count > 0:
        s.table[state.PLAYER_CELLS * seat + state.ABOARD] += count
        s.table[state.PLAYER_CELLS * seat + state.BELOW] -= count
        tell.reclaimed(s, seat, count)


def settle_hoplites(s: State, seat: i64, settlement: i64) -> None:
    """DK-SETTLE-03, -05: as many as it has marks stay there, as long as it is theirs."""
    s.table[state.PLAYER_CELLS * seat + state.ABOARD] -= state.marks_of(s, settlement)
    s.table[state.OWNER + settlement] = seat


def drive_out(s: State, settlement: i64) -> None:
    """DK-SETTLE-09: the hoplites of its owner go below, not back aboard."""
    owner = state.owner_of(s, settlement)
    s.table[state.PLAYER_CELLS * owner + state.BELOW] += state.marks_of(s, settlement)
    s.table[state.OWNER + settlement] = v.VACANT


# --- chests -------------------------------------------------------------------------------------------------------


def lay_chest(s: State, city: i64, colour: i64) -> None:
    """Out of the box."""
    s.table[state.CHEST_IN + v.CHEST_COLOURS * city + colour] += 1
    tell.laid(s, city, colour)


def load_chest(s: State, seat: i64, colour: i64, city: i64) -> None:
    """From a city onto a ship."""
    s.table[state.CHEST_IN + v.CHEST_COLOURS * city + colour] -= 1
    s.table[state.PLAYER_CELLS * seat + state.CHEST_ABOARD + colour] += 1
    tell.took_chest(s, seat, colour, city)


def rob_chest(s: State, seat: i64, colour: i64, loser: i64) -> None:
    """From ship to ship."""
    s.table[state.PLAYER_CELLS * loser + state.CHEST_ABOARD + colour] -= 1
    s.table[state.PLAYER_CELLS * seat + state.CHEST_ABOARD + colour] += 1
    tell.robbed_chest(s, seat, colour, loser)


def unload_chest(s: State, seat: i64, colour: i64, city: i64, delivered: i64) -> None:
    """From a ship to a city."""
    s.table[state.PLAYER_CELLS * seat + state.CHEST_ABOARD + colour] -= 1
    s.table[state.CHEST_IN + v.CHEST_COLOURS * city + colour] += 1
    tell.put_chest(s, seat, colour, city, delivered)


# --- dice and throws ----------------------------------------------------------------------------------------------


def roll_dice(s: State, result: i64) -> None:
    """The centre die, then the outer ones, out of one number."""
    left = result
    die: i64 = v.DICE - 1
    while die >= 0:
        s.table[state.DIE_CENTRE + die] = left % v.FACES + 1
        left //= v.FACES
        die -= 1


def clear_kylix(s: State) -> None:
    position: i64 = 0
    while position < v.DICE - 1:
        s.table[state.DIE_ON + position] = 0
        position += 1


def lay_die(s: State, slot: i64, position: i64) -> None:
    s.table[state.DIE_ON + position] = s.table[state.DIE_OUTER + slot]


def swap_dice(s: State, first: i64, second: i64) -> None:
    die = s.table[state.DIE_ON + first]
    s.table[state.DIE_ON + first] = s.table[state.DIE_ON + second]
    s.table[state.DIE_ON + second] = die


def clear_throws(s: State) -> None:
    s.table[state.THROW] = -1
    s.table[state.THROW + 1] = -1
    s.table[state.ATHENAS] = 0
    s.table[state.SPARED] = 0


def set_throw(s: State, side: i64, throw: i64) -> None:
    s.table[state.THROW + side] = throw


def add_counsel(s: State) -> None:
    """Of Athena, for the throw to come."""
    s.table[state.ATHENAS] += 1


def spare_losses(s: State) -> None:
    """By Ajax, in the throw that was made."""
    s.table[state.SPARED] = 1


# --- piles of Action cards ----------------------------------------------------------------------------------------


def fill_pile(s: State) -> None:
    """DK-SETUP-04: the whole box."""
    kind: i64 = 0
    while kind < v.KINDS:
        s.hidden[state.PILE + kind] = COPIES[kind]
        s.hidden[state.PILE_SIZE] += COPIES[kind]
        kind += 1


def take_from_pile(s: State, kind: i64) -> None:
    s.hidden[state.PILE + kind] -= 1
    s.hidden[state.PILE_SIZE] -= 1


def take_from_under(s: State) -> None:
    size = s.table[state.UNDER]
    i: i64 = 1
    while i < size:
        s.table[state.UNDER + i] = s.table[state.UNDER + i + 1]
        i += 1
    s.table[state.UNDER + size] = 0
    s.table[state.UNDER] = size - 1


def put_under(s: State, kind: i64) -> None:
    """DK-PURSUIT-21: to the very bottom of the pile, for all to see: there alone the pile has an order."""
    s.table[state.UNDER] += 1
    s.table[state.UNDER + s.table[state.UNDER]] = kind


def discard(s: State, kind: i64) -> None:
    s.table[state.DISCARDED + kind] += 1


def shuffle_discard(s: State) -> None:
    """It becomes the pile, in no order."""
    size: i64 = 0
    kind: i64 = 0
    while kind < v.KINDS:
        size += s.table[state.DISCARDED + kind]
        s.hidden[state.PILE + kind] += s.table[state.DISCARDED + kind]
        s.table[state.DISCARDED + kind] = 0
        kind += 1
    s.hidden[state.PILE_SIZE] += size
    if size > 0:
        tell.reshuffled(s, size)


# --- Pursuit cards ------------------------------------------------------------------------------------------------


def fill_pursuit_pile(s: State) -> None:
    """DK-SETUP-05: the whole box."""
    s.hidden[state.PURSUIT_PILE] = (1 << v.PURSUITS) - 1


def open_pursuit(s: State, slot: i64, card: i64) -> None:
    s.table[state.OPEN_CARD + slot] = card
    tell.turned(s, card, slot)


def take_open(s: State, slot: i64) -> i64:
    """Whatever becomes of it."""
    card = s.table[state.OPEN_CARD + slot]
    s.table[state.OPEN_CARD + slot] = v.NO_CARD
    return card


def put_under_pursuits(s: State, card: i64) -> None:
    """To the very bottom of the pile, for all to see."""
    s.table[state.UNDER_PURSUITS] += 1
    s.table[state.UNDER_PURSUITS + s.table[state.UNDER_PURSUITS]] = card


def take_from_pursuit_pile(s: State, card: i64) -> None:
    """From the cards in no order; when these are gone, the one laid under the pile first."""
    one: i64 = 1
    if s.hidden[state.PURSUIT_PILE] != 0:
        s.hidden[state.PURSUIT_PILE] &= ~(one << card)
        return
    size = s.table[state.UNDER_PURSUITS]
    i: i64 = 1
    while i < size:
        s.table[state.UNDER_PURSUITS + i] = s.table[state.UNDER_PURSUITS + i + 1]
        i += 1
    s.table[state.UNDER_PURSUITS + size] = 0
    s.table[state.UNDER_PURSUITS] = size - 1


def remove_pursuit(s: State, card: i64) -> None:
    one: i64 = 1
    s.removed |= one << card


def give_secret(s: State, seat: i64, card: i64) -> None:
    s.hidden[state.SECRET + seat] = card
    s.table[state.PLAYER_CELLS * seat + state.HAS_SECRET] = 1
    tell.secret(s, seat, card)


def reveal_secret(s: State, seat: i64) -> None:
    """Once: it stays open."""
    at = state.PLAYER_CELLS * seat + state.REVEALED
    if s.table[at] == 0:
        card = s.hidden[state.SECRET + seat]
        s.table[at] = card + 1
        tell.revealed(s, seat, card)


def take_secret(s: State, seat: i64) -> None:
    """It is completed, and no secret any more."""
    s.hidden[state.SECRET + seat] = v.NO_CARD
    s.table[state.PLAYER_CELLS * seat + state.HAS_SECRET] = 0
    s.table[state.PLAYER_CELLS * seat + state.REVEALED] = 0


def complete_pursuit(s: State, seat: i64, card: i64) -> None:
    one: i64 = 1
    s.table[state.PLAYER_CELLS * seat + state.COMPLETED] |= one << card
    s.table[state.PLAYER_CELLS * seat + state.PURSUIT_POINTS] += POINTS[card]


# --- what lies before a player ------------------------------------------------------------------------------------


def add_honour(s: State, seat: i64, cards: i64, why: i64) -> None:
    """DK-HONOUR-02, -03, -06: without looking at totals, for events that give Honour to several."""
    s.table[state.PLAYER_CELLS * seat + state.HONOUR] += cards
    tell.honour(s, seat, cards, why)


def lay_out(s: State, seat: i64, kind: i64) -> None:
    """An Action card that stays."""
    one: i64 = 1
    s.table[state.PLAYER_CELLS * seat + state.PERMANENT] |= one << kind
