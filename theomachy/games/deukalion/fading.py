"""What is left in the mind of somebody who forgets."""

from __future__ import annotations

from theomachy.games.contract import Recall
from theomachy.games.deukalion.accounts import BLANK, Account, Group, loaded_accounts, saved_accounts
from theomachy.games.deukalion.view import View
from theomachy.kernel.rng import Rng


def faded(view: View, recall: Recall, keeps: int, rng: Rng) -> tuple[View, Recall]:
    """With so many of the cards known in the hands of others, those first of which it is known in which hand they are.
    Accounts do not say when a card was seen."""
    numbers, table, memory, frames = recall.numbers
    weights: dict[tuple[Group, ...], int] = {}
    for weight, groups in loaded_accounts(list(memory)):
        if weight > 0:
            kept = simplest(groups, keeps)
            weights[kept] = weights.get(kept, 0) + weight
    accounts: tuple[Account, ...] = tuple((weight, groups) for groups, weight in weights.items())
    if len(weights) == 1 and () in weights:
        accounts = BLANK
    return view, Recall(recall.build, (numbers, table, tuple(saved_accounts(accounts)), frames))


def simplest(groups: tuple[Group, ...], keeps: int) -> tuple[Group, ...]:
    """Of groups of cards, as many as can be kept in mind; out of one hand also a part."""
    kept: list[Group] = []
    for places, kinds in groups:
        if max(places) == len(kinds):
            kinds = kinds[:keeps]
            places = tuple(min(each, keeps) for each in places)
        if 0 < len(kinds) <= keeps:
            kept.append((places, kinds))
            keeps -= len(kinds)
    return tuple(kept)
