"""Accounts of what may lie in the hands of others, each with its weight.

Until somebody steals, every card that a seat does not see is equally likely to be anywhere.  A theft between two others
or a new draw pile leaves knowledge behind: "one of these three went from here to there", "these five are in those two
hands".  An account is one course of events that fits what was told, as a set of *groups*: so many places in each hand
hold just these cards, in any order.  All other places hold any of the rest.

Every course of events counts once, each card told apart.  So the weights are exact, and given an account all
arrangements are equally likely.  Where there are too many accounts some are given up (`thinned`).  Then one without
weight, always the first, keeps what they all agreed on: no guess is made from it, but nothing beyond it is known for
certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from theomachy.games.deukalion.vocabulary import ALL_ACTION_CARDS, KINDS, MOST_SEATS

Group = tuple[tuple[int, ...], tuple[int, ...]]  # how many places in each hand; which kinds of cards lie there
Account = tuple[int, tuple[Group, ...]]  # how likely it is; what would be known then

WEIGHT: Final = 1 << 30  # of all accounts together
FINE: Final = 1 << 20  # weights are divided only after they were multiplied by this
BLANK: Final[tuple[Account, ...]] = ((WEIGHT, ()),)  # nothing
NO_PLACES: Final = (0,) * MOST_SEATS


class Found:
    """Accounts that are being worked out."""

    def __init__(self) -> None:
        self.weights: dict[tuple[Group, ...], int] = {}
        self.agreed: list[Account] = []  # the one without weight, if there is one

    def add(self, groups: tuple[Group, ...], weight: int) -> None:
        """An account with other groups than before."""
        self.keep(in_order(groups), weight)

    def keep(self, groups: tuple[Group, ...], weight: int) -> None:
        if weight == 0:
            self.agreed.append((0, groups))
        else:
            self.weights[groups] = self.weights.get(groups, 0) + weight


# --- questions ----------------------------------------------------------------------------------------------------


def least(accounts: Sequence[Account], holder: int, kind: int) -> int:
    """How many cards of a kind are in a hand for certain."""
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


def without_groups(unseen: list[int], groups: tuple[Group, ...]) -> list[int]:
    """By kind: the cards of which this account says nothing."""
    rest = unseen[:]
    for _, kinds in groups:
        for kind in kinds:
            rest[kind] -= 1
    return rest


def other_places(sizes: list[int], holder: int, groups: tuple[Group, ...]) -> int:
    """How many cards of a hand belong to no group."""
    return sizes[holder] - sum([places[holder] for places, _ in groups])


# --- what happens to them -----------------------------------------------------------------------------------------
# `unseen` is by kind how many cards the observer does not see, `sizes` how many cards are in each hand, both before it.


def seen(accounts: tuple[Account, ...], unseen: list[int], sizes: list[int], holder: int, kind: int) -> Found:
    """A card that leaves a hand is seen: it may have been any of that hand."""
    found = Found()
    for weight, groups in accounts:
        if weight == 0:
            found.add(tuple([without_card(group, holder, kind) for group in groups]), 0)
            continue
        for i, (places, kinds) in enumerate(groups):
            chances = places[holder] * kinds.count(kind)
            if chances > 0:
                rest = (*groups[:i], without_card(groups[i], holder, kind), *groups[i + 1 :])
                found.add(rest, weight * chances * FINE // len(kinds))
        others = without_groups(unseen, groups)
        chances = other_places(sizes, holder, groups) * others[kind]
        if chances > 0:
            found.keep(groups, weight * chances * FINE // sum(others))
    return found


def drawn(accounts: tuple[Account, ...], unseen: list[int], kind: int) -> Found:
    """The observer draws a card from the pile, which tells what is not there any more."""
    found = Found()
    for weight, groups in accounts:
        others = without_groups(unseen, groups)
        if others[kind] > 0 or weight == 0:
            found.keep(groups, weight * others[kind] * FINE // sum(others))
    return found


def known(accounts: tuple[Account, ...], holder: int, kind: int) -> Found:
    """The observer sees which card comes to a hand."""
    found = Found()
    for weight, groups in accounts:
        found.add((*groups, (moved(NO_PLACES, holder, 1), (kind,))), weight)
    return found


def stolen(accounts: tuple[Account, ...], sizes: list[int], thief: int, victim: int) -> Found:
    """Any card of one hand goes to another."""
    found = Found()
    for weight, groups in accounts:
        if weight == 0:
            found.add(tuple([group for group in groups if group[0][victim] == 0]), 0)
            continue
        for i, (places, kinds) in enumerate(groups):
            if places[victim] > 0:
                there = moved(moved(places, victim, -1), thief, 1)
                found.add((*groups[:i], (there, kinds), *groups[i + 1 :]), weight * places[victim])
        others = other_places(sizes, victim, groups)
        if others > 0:
            found.keep(groups, weight * others)
    return found


def all_in_hands(accounts: tuple[Account, ...], unseen: list[int], sizes: list[int], observer: int) -> Found:
    """The draw pile is used up: whatever is not seen is in the hands of others."""
    found = Found()
    for weight, groups in accounts:
        others = without_groups(unseen, groups)
        places = [0] * MOST_SEATS
        for holder in range(MOST_SEATS):
            if holder != observer:
                places[holder] = other_places(sizes, holder, groups)
        kinds = tuple([kind for kind in range(KINDS) for _ in range(others[kind])])
        found.add((*groups, (tuple(places), kinds)) if weight > 0 else groups, weight)
    return found


# --- groups -------------------------------------------------------------------------------------------------------


def without_card(group: Group, holder: int, kind: int) -> Group:
    """One card less, if it can have been of this group."""
    places, kinds = group
    if places[holder] == 0 or kind not in kinds:
        return group
    at = kinds.index(kind)
    return moved(places, holder, -1), (*kinds[:at], *kinds[at + 1 :])


def moved(places: tuple[int, ...], holder: int, by: int) -> tuple[int, ...]:
    return (*places[:holder], places[holder] + by, *places[holder + 1 :])


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


# --- weights ------------------------------------------------------------------------------------------------------


def weighed(found: Found, most: int) -> tuple[Account, ...]:
    """So many accounts at the most, and before them the one without weight; none if nothing that was found has any."""
    total = sum(found.weights.values())
    agreed = found.agreed
    accounts = [(max(1, found.weights[groups] * WEIGHT // total), groups) for groups in sorted(found.weights)]
    if len(accounts) > most:
        agreed = [(0, surely(agreed + accounts))]
        accounts = thinned(accounts, most)
    if not agreed and accounts == [BLANK[0]]:
        return BLANK
    return tuple(agreed + accounts) if accounts else ()


def thinned(accounts: list[Account], most: int) -> list[Account]:
    """The heavy ones stay as they are.  Of the light ones, which lie in order so that neighbours are alike, one stays
    for every `share` of weight and stands for the others."""
    weights = sorted([weight for weight, _ in accounts], reverse=True)
    light, heavy = sum(weights), 0
    while weights[heavy] * (most - heavy) > light:
        light -= weights[heavy]
        heavy += 1
    share = light // (most - heavy) + 1
    found: list[Account] = []
    left = share // 2
    for weight, groups in accounts:
        if weight >= share:
            found.append((weight, groups))
            continue
        left -= weight
        if left < 0:
            found.append((share, groups))
            left += share
    return found


def surely(accounts: list[Account]) -> tuple[Group, ...]:
    """What all accounts agree on: the cards that are in a hand for certain."""
    groups: list[Group] = []
    for holder in range(MOST_SEATS):
        kinds = [kind for kind in range(KINDS) for _ in range(least(accounts, holder, kind))]
        if kinds:
            groups.append((moved(NO_PLACES, holder, len(kinds)), tuple(kinds)))
    return in_order(tuple(groups))


# --- numbers ------------------------------------------------------------------------------------------------------


def saved_accounts(accounts: tuple[Account, ...]) -> list[int]:
    """Of each account its weight and the number of its groups; of each group its places, how many cards, and which."""
    out: list[int] = []
    for weight, groups in accounts:
        out.extend([weight, len(groups)])
        for places, kinds in groups:
            out.extend([*places, len(kinds), *kinds])
    return out


def loaded_accounts(saved: list[int]) -> tuple[Account, ...]:
    accounts: list[Account] = []
    at = 0
    while at < len(saved):
        weight, count = saved[at], saved[at + 1]
        at += 2
        groups: list[Group] = []
        for _ in range(count):
            places = tuple(saved[at : at + MOST_SEATS])
            at += MOST_SEATS
            groups.append((places, tuple(saved[at + 1 : at + 1 + saved[at]])))
            at += 1 + saved[at]
        accounts.append((weight, tuple(groups)))
    return BLANK if tuple(accounts) == BLANK else tuple(accounts)
