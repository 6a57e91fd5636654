"""What a selector reaches, whether a condition holds, and what always effects make of the values."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.olympus import state
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.cards import (
    FIXED,
    FROM_ABILITY,
    FROM_STRIKE,
    PER_MARKER,
    RADIATES,
    SILENCES,
    SOURCES_ATTACK,
    Amount,
    CardFilter,
    Condition,
    Effect,
    Operation,
    Selector,
)
from theomachy.games.olympus.state import State

EVERYWHERE: Final = 4095  # all twelve places as bits
OWN_SIDE: Final = 63

# --- selectors and conditions -------------------------------------------------------------------------------------


def beside(place: i64) -> i64:
    """The neighbouring spaces of the same side, as bits."""
    space = place % v.SIDE
    found: i64 = 0
    if space > 0:
        found |= 1 << (place - 1)
    if space < v.SIDE - 1:
        found |= 1 << (place + 1)
    return found


def side_of(seat: i64) -> i64:
    return OWN_SIDE << (v.SIDE * seat)


def turned_round(places: i64) -> i64:
    """The two sides exchanged."""
    return (places >> v.SIDE) | ((places & OWN_SIDE) << v.SIDE)


def reach(s: State, selector: Selector, source: i64, present: bool = True, subject: i64 = -1) -> i64:
    """The places of the units a selector means, seen from a source that stands there, or did last; `same` is known to
    the effect only."""
    unit = selector.unit
    found: i64 = 0
    if unit == v.SELF:
        if present:
            found = 1 << source
    elif unit == v.SUBJECT:
        if subject >= 0:
            found = 1 << subject
    elif unit == v.OPPOSING:
        found = 1 << state.opposite(source)
    elif unit == v.ADJACENT:
        found = beside(source)
    elif unit == v.FLANK:
        found = beside(state.opposite(source))
    elif unit == v.OWN_UNITS:
        found = side_of(state.seat_of(source))
    elif unit == v.ENEMY_UNITS:
        found = side_of(1 - state.seat_of(source))
    elif unit == v.ANY_UNITS:
        found = EVERYWHERE
    found &= s.occupied
    if selector.other and present:
        found &= ~(1 << source)
    if selector.filters:
        found = filtered(s, selector, found)
    return found


def filtered(s: State, selector: Selector, places: i64) -> i64:
    found: i64 = 0
    place: i64 = 0
    while places != 0:
        if places & 1 == 1 and passes(s, selector, place):
            found |= 1 << place
        places >>= 1
        place += 1
    return found


def passes(s: State, selector: Selector, place: i64) -> bool:
    """FO-COLOUR-03: a multicolour hero passes every colour."""
    cards = s.options.cards
    at = state.UNIT * place
    card = s.units[at]
    if selector.kind >= 0 and cards.kind[card] != selector.kind:
        return False
    if selector.colour >= 0 and (cards.colours[card] >> selector.colour) & 1 == 0:
        return False
    if selector.area >= 0 and v.AREA_OF[place] != selector.area:
        return False
    if selector.card >= 0 and card != selector.card:
        return False
    if selector.max_cost >= 0 and cards.total_cost[card] > selector.max_cost:
        return False
    if selector.damaged and s.units[at + state.DAMAGE] == 0:
        return False
    if selector.equipped and s.units[at + state.WORN] == v.NO_CARD:
        return False
    return not (selector.attacked and s.units[at + state.ATTACKS] == 0)


def card_passes(s: State, wanted: CardFilter, card: i64) -> bool:
    cards = s.options.cards
    if wanted.kind >= 0 and cards.kind[card] != wanted.kind:
        return False
    if wanted.colour >= 0 and (cards.colours[card] >> wanted.colour) & 1 == 0:
        return False
    if wanted.max_cost >= 0 and cards.total_cost[card] > wanted.max_cost:
        return False
    return wanted.card < 0 or card == wanted.card


def count_places(places: i64) -> i64:
    count: i64 = 0
    while places != 0:
        places &= places - 1
        count += 1
    return count


def holds(s: State, condition: Condition | None, source: i64, result: i64 = 0, subject: i64 = -1) -> bool:
    """At an event with the place of its subject."""
    if condition is None:
        return True
    wanted = condition.subject
    if wanted is not None and (reach(s, wanted, source, True, subject) >> subject) & 1 == 0:
        return False
    opposing = condition.opposing
    if opposing is not None and filtered(s, opposing, (1 << state.opposite(source)) & s.occupied) == 0:
        return False
    if condition.unopposed and state.is_occupied(s, state.opposite(source)):
        return False
    if condition.area >= 0 and v.AREA_OF[source] != condition.area:
        return False
    counted = condition.count
    if counted is not None and count_places(reach(s, counted, source, True, subject)) < condition.at_least:
        return False
    if condition.markers >= 0 and state.markers_of(s, state.seat_of(source)) < condition.markers:
        return False
    if condition.strike == v.HIT:  # "defeated" implies "hit"
        return result == v.HIT or result == v.DEFEATED
    if condition.strike == v.DEFEATED or condition.strike == v.BONUS:
        return result == condition.strike
    return True


def amount_of(s: State, amount: Amount, source: i64) -> i64:
    """An amount as a number.  The source's attack needs a source in play."""
    if amount.sort == FIXED:
        return amount.number
    if amount.sort == SOURCES_ATTACK:
        return attack_of(s, source)
    if amount.sort == PER_MARKER:
        return amount.number * state.markers_of(s, state.seat_of(source))
    of = amount.of
    assert of is not None
    return amount.number * count_places(reach(s, of, source))


# --- continuous values --------------------------------------------------------------------------------------------


def attack_of(s: State, place: i64) -> i64:
    if s.stale:
        refresh(s)
    return s.units[state.UNIT * place + state.ATTACK]


def defence_of(s: State, place: i64) -> i64:
    if s.stale:
        refresh(s)
    return s.units[state.UNIT * place + state.DEFENCE]


def is_silenced(s: State, place: i64) -> bool:
    if s.stale:
        refresh(s)
    return s.units[state.UNIT * place + state.SILENCED] == 1


def prevented(s: State, place: i64, strike: bool) -> i64:
    if s.stale:
        refresh(s)
    return s.units[state.UNIT * place + (state.STRIKE_LESS if strike else state.ABILITY_LESS)]


def timings_at(s: State, place: i64) -> i64:
    """Of the effects of a unit and of its equipment, as bits."""
    cards = s.options.cards
    worn = s.units[state.UNIT * place + state.WORN]
    if worn == v.NO_CARD:
        return cards.timings[s.units[state.UNIT * place]]
    return cards.timings[s.units[state.UNIT * place]] | cards.timings[worn]


def is_in_play(s: State, when: i64) -> bool:
    """Is there any effect with this timing?"""
    if s.stale:
        refresh(s)
    return (s.timings >> when) & 1 == 1


def refresh(s: State) -> i64:
    """Work all values out from scratch: silence first, then attack, defence and prevention (FO-ABILITY-16).  Says where
    units have as much damage as defence now, as bits."""
    s.stale = False
    s.hurt = True  # a unit's defence may have sunk to its damage
    cards = s.options.cards
    units = s.units
    occupied = s.occupied
    sources: i64 = 0
    silencers: i64 = 0
    timings: i64 = 0
    at: i64 = 0
    place: i64 = 1
    while place <= occupied:
        card = units[at]
        if card != v.NO_CARD:
            attack = cards.attack[card] + units[at + state.PLUS_ATTACK]
            defence = cards.defence[card] + units[at + state.PLUS_DEFENCE]
            timings |= cards.timings[card]
            always = cards.always[card]
            worn = units[at + state.WORN]
            if worn != v.NO_CARD:
                attack += cards.attack[worn]
                defence += cards.defence[worn]
                timings |= cards.timings[worn]
                always |= cards.always[worn]
            if always & RADIATES != 0:
                sources |= place
            if always & SILENCES != 0:
                silencers |= place
            units[at + state.ATTACK] = attack
            units[at + state.DEFENCE] = defence
            units[at + state.STRIKE_LESS] = 0
            units[at + state.ABILITY_LESS] = 0
            units[at + state.SILENCED] = 0
        at += state.UNIT
        place <<= 1
    s.timings = timings
    if silencers != 0:
        radiate(s, silencers, True)
    if sources != 0:
        radiate(s, sources, False)
    defeated: i64 = 0
    at = 0
    place = 1
    while place <= occupied:
        if units[at] != v.NO_CARD:
            if units[at + state.ATTACK] < 0:
                units[at + state.ATTACK] = 0
            if units[at + state.DEFENCE] < 0:
                units[at + state.DEFENCE] = 0
            if units[at + state.DAMAGE] >= units[at + state.DEFENCE]:
                defeated |= place
        at += state.UNIT
        place <<= 1
    return defeated


def radiate(s: State, sources: i64, silence: bool) -> None:
    """Apply the always effects of the sources: those that silence, or the others."""
    cards = s.options.cards
    place: i64 = 0
    while place < v.PLACES:
        if (sources >> place) & 1 == 1 and (silence or s.units[state.UNIT * place + state.SILENCED] == 0):
            for effect in cards.at(s.units[state.UNIT * place], v.ALWAYS):
                apply_always(s, effect, place, silence)
            worn = s.units[state.UNIT * place + state.WORN]
            if worn != v.NO_CARD:
                for effect in cards.at(worn, v.ALWAYS):
                    apply_always(s, effect, place, silence)
        place += 1


def apply_always(s: State, effect: Effect, source: i64, silence: bool) -> None:
    if not holds(s, effect.condition, source):
        return
    for operation in effect.operations:
        if operation.silences == silence:
            to = operation.to
            assert to is not None
            places = reach(s, to, source)
            place: i64 = 0
            while places != 0:
                if places & 1 == 1:
                    change_values(s, operation, source, place)
                places >>= 1
                place += 1


def change_values(s: State, operation: Operation, source: i64, place: i64) -> None:
    at = state.UNIT * place
    if operation.silences:
        s.units[at + state.SILENCED] = 1
    elif operation.modifies:
        s.units[at + state.ATTACK] += amount_of(s, operation.attack, source)
        s.units[at + state.DEFENCE] += amount_of(s, operation.defence, source)
    else:
        less = amount_of(s, operation.amount, source)
        if operation.prevents != FROM_ABILITY:
            s.units[at + state.STRIKE_LESS] += less
        if operation.prevents != FROM_STRIKE:
            s.units[at + state.ABILITY_LESS] += less
