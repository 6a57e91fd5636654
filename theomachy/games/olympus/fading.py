"""What is left in the mind of somebody who forgets."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from theomachy.games.contract import Recall
from theomachy.games.olympus.view import View
from theomachy.kernel.rng import Rng


def faded(view: View, recall: Recall, keeps: int, rng: Rng) -> tuple[View, Recall]:
    """With so many of the cards known in the other's hand, and so many discarded last.  Nobody notes when a card of a
    hand was seen, so any of them stay; deeper in the discard pile lies any card that could lie there."""
    known = list(view.known)
    for side in range(len(known)):
        if side != view.seat:
            cards = list(known[side])
            while len(cards) > keeps:
                cards.pop(rng.below(len(cards)))
            known[side] = tuple(cards)
    kept = replace(view, known=tuple(known))
    deep = max(0, len(view.discard) - keeps)
    pool = [*unseen(kept), *view.discard[:deep]]
    thought = tuple(pool.pop(rng.below(len(pool))) for _ in range(deep))
    return replace(kept, discard=thought + view.discard[deep:]), recall


def unseen(view: View) -> list[str]:
    """Every card that may be in the draw pile or in the other's hand, each copy once."""
    left = Counter({card.id: card.copies for card in view.options.cards.cards})
    left.subtract([*view.discard, *view.hand])
    left.subtract(card for side, cards in enumerate(view.known) if side != view.seat for card in cards)
    left.subtract(card for unit in view.units.values() for card in (unit.card, unit.equipment) if card)
    if view.announced is not None:
        left.subtract([view.announced.card])
    return list(left.elements())
