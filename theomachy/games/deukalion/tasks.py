"""Pursuit tasks: what a card asks for, and whether it is fulfilled.  Questions only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion import state
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.box import TASK_COLOURS, TASK_COUNT, TASK_KIND, TASK_LEAST, TASK_MOST, TASK_PLACE
from theomachy.games.deukalion.state import State

# A group of chests: four bits for each colour.
GROUP_BITS: Final = 4
OF_GROUP: Final = 15


def open_card(s: State, slot: i64) -> i64:
    return s.table[state.OPEN_CARD + slot]


def card_in(s: State, seat: i64, slot: i64) -> i64:
    """The Pursuit card a claim means: an open one, or the own secret card while it is not completed."""
    if slot < v.SLOTS:
        return s.table[state.OPEN_CARD + slot]
    return s.hidden[state.SECRET + seat]


def is_delivery(task: i64) -> bool:
    """A task by its number: 2 * card + task."""
    return TASK_KIND[task] <= v.DELIVER_DISTINCT


def serves(task: i64, colour: i64) -> bool:
    return (TASK_COLOURS[task] >> colour) & 1 == 1


def fulfils_delivery(s: State, seat: i64, card: i64, task: i64) -> bool:
    """DK-PURSUIT-15, -16, DK-DELIVER-08: are the chests aboard?"""
    at = 2 * card + task
    if not is_delivery(at):
        return False
    found: i64 = 0
    colour: i64 = 0
    while colour < v.CHEST_COLOURS:
        chests = state.chests_of(s, seat, colour)
        if chests >= TASK_LEAST[at] and serves(at, colour):
            found += min(chests, TASK_MOST[at])
        colour += 1
    return found >= TASK_COUNT[at]


def in_group(group: i64, colour: i64) -> i64:
    return (group >> (GROUP_BITS * colour)) & OF_GROUP


def size_of(group: i64) -> i64:
    size: i64 = 0
    colour: i64 = 0
    while colour < v.CHEST_COLOURS:
        size += in_group(group, colour)
        colour += 1
    return size


def fits(group: i64, card: i64, task: i64) -> bool:
    """DK-DELIVER-03, -12: is this group exactly what the task asks for?"""
    at = 2 * card + task
    if not is_delivery(at) or size_of(group) != TASK_COUNT[at]:
        return False
    colour: i64 = 0
    while colour < v.CHEST_COLOURS:
        chests = in_group(group, colour)
        if chests > 0 and not (serves(at, colour) and TASK_LEAST[at] <= chests <= TASK_MOST[at]):
            return False
        colour += 1
    return True


def task_bearing(card: i64, kind: i64) -> i64:
    """Which task of a card is of a kind, or -1."""
    if card == v.NO_CARD:
        return -1
    if TASK_KIND[2 * card] == kind:
        return 0
    if TASK_KIND[2 * card + 1] == kind:
        return 1
    return -1


def open_with(s: State, kind: i64) -> i64:
    """The slots whose card bears a task of a kind, as bits."""
    one: i64 = 1
    slots: i64 = 0
    slot: i64 = 0
    while slot < v.SLOTS:
        if task_bearing(open_card(s, slot), kind) >= 0:
            slots |= one << slot
        slot += 1
    return slots


def secret_bears(s: State, seat: i64, kind: i64) -> bool:
    return task_bearing(s.hidden[state.SECRET + seat], kind) >= 0


# What a player's position tasks depend on, packed: where the ship lies, hoplites aboard, Action cards in hand.
FACT_BITS: Final = 15
FACT: Final = (1 << 15) - 1


def fact_of(s: State, seat: i64) -> i64:
    return (state.ship_of(s, seat) + 1) | (state.aboard(s, seat) << 6) | (state.cards_in_hand(s, seat) << 10)


def fulfilled_by(s: State, fact: i64, card: i64, task: i64) -> bool:
    """DK-PURSUIT-19 to -21: does a ship lie next to the city, with what the task asks for?"""
    at = 2 * card + task
    kind = TASK_KIND[at]
    ship = (fact & 63) - 1
    if kind < v.SAIL_WITH or ship < 0 or (s.options.map.near[ship] >> TASK_PLACE[at]) & 1 == 0:
        return False
    if kind == v.PAY:
        return (fact >> 10) & 31 >= TASK_COUNT[at]
    return (fact >> 6) & 15 >= TASK_COUNT[at]


def fulfils_position(s: State, seat: i64, card: i64, task: i64) -> bool:
    return fulfilled_by(s, fact_of(s, seat), card, task)


def positions_with(s: State, fact: i64) -> i64:
    """The position tasks of open cards that are fulfilled, as bits: 2 * slot + task."""
    one: i64 = 1
    found: i64 = 0
    claim: i64 = 0
    while claim < 4:
        card = open_card(s, claim >> 1)
        if card != v.NO_CARD and fulfilled_by(s, fact, card, claim & 1):
            found |= one << claim
        claim += 1
    return found


def positions_of(s: State, seat: i64) -> i64:
    return positions_with(s, fact_of(s, seat))


def newly_fulfilled(s: State, seat: i64) -> i64:
    """DK-PURSUIT-11: fulfilled now, and not before the event that is going on."""
    return positions_of(s, seat) & ~positions_with(s, (s.before >> (FACT_BITS * seat)) & FACT)


def begin_event(s: State) -> None:
    """DK-PURSUIT-11, -23: what is fulfilled before the event is not asked about after it."""
    before: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        before |= fact_of(s, seat) << (FACT_BITS * seat)
        seat += 1
    s.before = before


# The two open cards as somebody saw them, packed: their numbers + 1.
CARD_BITS: Final = 5
OF_CARD: Final = 31


def cards_seen(s: State) -> i64:
    return (open_card(s, 0) + 1) | ((open_card(s, 1) + 1) << CARD_BITS)


def was_seen(s: State, seen: i64, slot: i64) -> bool:
    """Is the card in a slot the same as then?"""
    card = open_card(s, slot)
    return card != v.NO_CARD and card + 1 == (seen >> (CARD_BITS * slot)) & OF_CARD
