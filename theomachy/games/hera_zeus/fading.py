"""What is left in the mind of somebody who forgets."""

from __future__ import annotations

from typing import Final

from theomachy.games.contract import Recall
from theomachy.games.hera_zeus import state as table
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.view import View
from theomachy.kernel.rng import Rng

FORGOTTEN: Final = 15  # an entry of the memory for which nobody looks: the places of the others stay the same


def faded(view: View, recall: Recall, keeps: int, rng: Rng) -> tuple[View, Recall]:
    """With the cards of the other's hand that were seen last, so many of them: a look at the hand stays whole or goes,
    and a card that came openly becomes any card.  A won card stays, for its back is seen."""
    memory, *rest = recall.numbers
    other, left = 1 - view.seat, list(memory)
    since = 0  # cards seen since the entry that is looked at
    for at in reversed(range(len(memory))):
        what, side, code = table.what_in(memory[at]), table.seat_in(memory[at]), table.code_in(memory[at])
        if side != other:
            continue
        if what in (table.SEEN, table.GAINED) and code not in (v.UNKNOWN, v.UNKNOWN_WON):
            since += 1
        if since <= keeps:
            continue
        if what == table.GAINED and code < v.KINDS:
            left[at] = table.entry(table.DREW, other, v.UNKNOWN)
        elif what in (table.LOOKED, table.OPENED):
            left[at] = table.entry(FORGOTTEN, other, 0)
            while at + 1 < len(left) and table.what_in(left[at + 1]) == table.SEEN:
                at += 1
                left[at] = table.entry(FORGOTTEN, other, 0)
    return view, Recall(recall.build, (tuple(left), *rest))
