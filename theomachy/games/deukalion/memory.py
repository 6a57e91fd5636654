"""What each seat could remember of the hands of others.

Until somebody steals, every card that a seat does not see is equally likely to be anywhere.  A theft between two others
or a new draw pile leaves knowledge behind: "one of these three went from here to there", "these five are in those two
hands".  A memory is therefore a few *accounts* of what may have happened, each with its weight.  An account is a set of
*groups*: so many places in each hand hold just these cards, in any order.  All other places hold any of the rest.

Every course of events that fits what a seat was told counts once, each card told apart.  So the weights are exact, and
given an account all arrangements are equally likely.  When there are more than MOST_ACCOUNTS, after many thefts and new
piles, the least likely are given up.  Then one account without weight keeps what they all agree on: no guess is made
from it, unless it should be the only one left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from theomachy.games.deukalion.state import (
    BLANK,
    NO_MEMORY,
    PILE,
    WATCHING,
    WEIGHT,
    Account,
    Group,
    State,
    cards_in_hand,
    in_hand,
)
from theomachy.games.deukalion.vocabulary import ALL_ACTION_CARDS, KINDS, MOST_SEATS
from theomachy.kernel.seats import WATCHER

FINE: Final = 1 << 20  # weights are divided only after they were multiplied by this
MOST_ACCOUNTS: Final = 128
NO_PLACES: Final = (0,) * MOST_SEATS

# --- questions ----------------------------------------------------------------------------------------------------


def observers(s: State) -> list[int]:
    """The seats, and the watcher."""
    return [*range(s.seats), WATCHING]


def unseen_by(s: State, observer: int) -> list[int]:
    """By kind: how many cards lie in the pile and in hands where this observer does not see them."""
    unseen = [s.hidden[PILE + kind] for kind in range(KINDS)]
    for holder in range(s.seats):
        if holder != observer:
            for kind in range(KINDS):
                unseen[kind] += in_hand(s, holder, kind)
    return unseen


def without_groups(unseen: list[int], groups: tuple[Group, ...]) -> list[int]:
    """By kind: the cards of which this account says nothing."""
    rest = unseen[:]
    for _, kinds in groups:
        for kind in kinds:
            rest[kind] -= 1
    return rest


def other_places(s: State, holder: int, groups: tuple[Group, ...]) -> int:
    """How many cards of a hand belong to no group."""
    return cards_in_hand(s, holder) - sum([places[holder] for places, _ in groups])


def accounts_of(s: State, observer: int) -> tuple[Account, ...]:
    """What a seat, or the watcher, remembers."""
    return s.memory[WATCHING if observer == WATCHER else observer]


def known_in_hand(s: State, holder: int, kind: int, observer: int) -> int:
    """How many cards of a kind in a hand another seat, or the watcher, knows to be there."""
    return least(accounts_of(s, observer), holder, kind)


def least(accounts: Sequence[Account], holder: int, kind: int) -> int:
    fewest = ALL_ACTION_CARDS
    for _, groups in accounts:
        fewest = min(fewest, least_of_groups(groups, holder, kind))
        if fewest == 0:
            break
    return fewest


def least_of_groups(groups: tuple[Group, ...], holder: int, kind: int) -> int:
    """More copies than there are places in other hands."""
    found = 0
    for places, kinds in groups:
        if kind in kinds:
            found += max(0, kinds.count(kind) - len(kinds) + places[holder])
    return found


# --- doors --------------------------------------------------------------------------------------------------------


def card_shown(s: State, holder: int, kind: int) -> None:
    """A card is about to leave a hand before everybody's eyes."""
    for observer in observers(s):
        if observer != holder:
            card_seen(s, holder, kind, observer)


def card_seen(s: State, holder: int, kind: int, observer: int) -> None:
    """Somebody is about to see a card that leaves a hand: it may have been any of that hand."""
    if s.memory[observer] is BLANK:
        return
    unseen = unseen_by(s, observer)
    found: dict[tuple[Group, ...], int] = {}
    for weight, groups in s.memory[observer]:
        if weight == 0:
            add(found, tuple([without_card(group, holder, kind) for group in groups]), 0)
            continue
        for i, (places, kinds) in enumerate(groups):
            chances = places[holder] * kinds.count(kind)
            if chances > 0:
                rest = (*groups[:i], without_card(groups[i], holder, kind), *groups[i + 1 :])
                add(found, rest, weight * chances * FINE // len(kinds))
        others = without_groups(unseen, groups)
        chances = other_places(s, holder, groups) * others[kind]
        if chances > 0:
            keep(found, groups, weight * chances * FINE // sum(others))
    remember(s, observer, found)


def card_drawn(s: State, seat: int, kind: int) -> None:
    """Somebody is about to draw a card from the pile, which tells what is not there any more."""
    if s.memory[seat] is BLANK:
        return
    unseen = unseen_by(s, seat)
    found: dict[tuple[Group, ...], int] = {}
    for weight, groups in s.memory[seat]:
        others = without_groups(unseen, groups)
        if others[kind] > 0 or weight == 0:
            keep(found, groups, weight * others[kind] * FINE // sum(others))
    remember(s, seat, found)


def card_came(s: State, holder: int, kind: int) -> None:
    """Everybody sees which card comes to a hand."""
    for observer in observers(s):
        if observer != holder:
            card_known(s, holder, kind, observer)


def card_known(s: State, holder: int, kind: int, observer: int) -> None:
    found: dict[tuple[Group, ...], int] = {}
    for weight, groups in s.memory[observer]:
        add(found, (*groups, (moved(NO_PLACES, holder, 1), (kind,))), weight)
    remember(s, observer, found)


def card_stolen(s: State, thief: int, victim: int, kind: int) -> None:
    """A card is about to be stolen: thief and victim see it; to others it may be any card of that hand."""
    for observer in observers(s):
        if observer == thief:
            card_seen(s, victim, kind, observer)
        elif observer == victim:
            card_known(s, thief, kind, observer)
        elif s.memory[observer] is not BLANK:
            any_stolen(s, thief, victim, observer)


def any_stolen(s: State, thief: int, victim: int, observer: int) -> None:
    found: dict[tuple[Group, ...], int] = {}
    for weight, groups in s.memory[observer]:
        if weight == 0:
            add(found, tuple([group for group in groups if group[0][victim] == 0]), 0)
            continue
        for i, (places, kinds) in enumerate(groups):
            if places[victim] > 0:
                there = moved(moved(places, victim, -1), thief, 1)
                add(found, (*groups[:i], (there, kinds), *groups[i + 1 :]), weight * places[victim])
        others = other_places(s, victim, groups)
        if others > 0:
            keep(found, groups, weight * others)
    remember(s, observer, found)


def pile_used_up(s: State) -> None:
    """The discard pile is about to become the draw pile: all cards that are not in it are in hands."""
    for observer in observers(s):
        unseen = unseen_by(s, observer)
        found: dict[tuple[Group, ...], int] = {}
        for weight, groups in s.memory[observer]:
            others = without_groups(unseen, groups)
            places = [0] * MOST_SEATS
            for holder in range(s.seats):
                if holder != observer:
                    places[holder] = other_places(s, holder, groups)
            kinds = tuple([kind for kind in range(KINDS) for _ in range(others[kind])])
            add(found, (*groups, (tuple(places), kinds)) if weight > 0 else groups, weight)
        remember(s, observer, found)


def forget_all_but(s: State, observer: int) -> None:
    """What other seats remember does not fit every world in which this one could be; what a watcher knows, all know."""
    if s.memory is not NO_MEMORY:
        watched = s.memory[WATCHING]
        s.memory = (*memory_of(observer, accounts_of(s, observer))[:WATCHING], watched)


def memory_of(observer: int, accounts: tuple[Account, ...]) -> tuple[tuple[Account, ...], ...]:
    """One remembers, the others do not."""
    at = WATCHING if observer == WATCHER else observer
    return tuple([accounts if i == at else BLANK for i in range(WATCHING + 1)])


# --- accounts -----------------------------------------------------------------------------------------------------


def without_card(group: Group, holder: int, kind: int) -> Group:
    """One card less, if it can have been of this group."""
    places, kinds = group
    if places[holder] == 0 or kind not in kinds:
        return group
    at = kinds.index(kind)
    return moved(places, holder, -1), (*kinds[:at], *kinds[at + 1 :])


def moved(places: tuple[int, ...], holder: int, by: int) -> tuple[int, ...]:
    return (*places[:holder], places[holder] + by, *places[holder + 1 :])


def add(found: dict[tuple[Group, ...], int], groups: tuple[Group, ...], weight: int) -> None:
    """An account with other groups than before."""
    keep(found, in_order(groups), weight)


def keep(found: dict[tuple[Group, ...], int], groups: tuple[Group, ...], weight: int) -> None:
    found[groups] = found.get(groups, 0) + weight


def in_order(groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """The same said in one way only: cards of one hand, or of one kind, are known there."""
    known: list[list[int]] = [[] for _ in range(MOST_SEATS)]
    mixed: list[Group] = []
    for places, kinds in groups:
        if len(kinds) == 0:
            continue
        if max(places) == len(kinds):
            known[places.index(len(kinds))].extend(kinds)
        elif kinds.count(kinds[0]) == len(kinds):
            for holder in range(MOST_SEATS):
                known[holder].extend(kinds[: places[holder]])
        else:
            mixed.append((places, kinds))
    for holder in range(MOST_SEATS):
        if known[holder]:
            mixed.append((moved(NO_PLACES, holder, len(known[holder])), tuple(sorted(known[holder]))))
    return tuple(sorted(mixed))


def remember(s: State, observer: int, found: dict[tuple[Group, ...], int]) -> None:
    total = sum(found.values())
    accounts: list[Account] = []
    for groups in sorted(found):
        weight = found[groups] * WEIGHT // total if total > 0 else WEIGHT
        accounts.append((max(1, weight) if found[groups] > 0 or total == 0 else 0, groups))
    if len(accounts) > MOST_ACCOUNTS:
        accounts = [(0, surely(accounts)), *sorted(accounts, reverse=True)[:MOST_ACCOUNTS]]
    kept = BLANK if accounts == [BLANK[0]] else tuple(accounts)
    s.memory = tuple([kept if i == observer else s.memory[i] for i in range(WATCHING + 1)])


def surely(accounts: list[Account]) -> tuple[Group, ...]:
    """What all accounts agree on: the cards that are in a hand for certain."""
    groups: list[Group] = []
    for holder in range(MOST_SEATS):
        kinds = [kind for kind in range(KINDS) for _ in range(least(accounts, holder, kind))]
        if kinds:
            groups.append((moved(NO_PLACES, holder, len(kinds)), tuple(kinds)))
    return in_order(tuple(groups))
