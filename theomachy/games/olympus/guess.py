"""Full states that fit what a seat knows, drawn at random: every split of the unseen cards is equally likely."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.olympus.cards import CardSet
from theomachy.games.olympus.doors import random_draw
from theomachy.games.olympus.operations import numbered_scripts
from theomachy.games.olympus.state import (
    DEFINITION,
    HAND,
    KNOWN,
    OPEN,
    State,
    add_to_discard,
    add_to_hand,
    empty_table,
    hand_start,
    take_from_hand,
)
from theomachy.games.olympus.view import View
from theomachy.games.olympus.vocabulary import OUTCOME
from theomachy.kernel.frames import loaded_frames
from theomachy.kernel.game import Sampler
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import WATCHER
from theomachy.kernel.state import State as KernelState
from theomachy.kernel.state import check_audience

TRIES: Final = 1000  # hands until one can pay what was announced, or has a card that is about to be played for free


def resample(s: State, seat: i64, rng: Rng) -> None:
    """Redraw in place all that a seat cannot see; whoever is asked something must still have the choice."""
    f = s.frame
    tries: i64 = 0
    while True:
        tries += 1
        first: i64 = 0 if seat == 0 else hide(s, 0, seat)
        second: i64 = 0 if seat == 1 else hide(s, 1, seat)
        draw_again(s, 0, first, rng)
        draw_again(s, 1, second, rng)
        if f is None or s.asked < 0 or s.asked == seat or f.step().asks(s, f) == s.asked or tries > TRIES:
            s.listed = False
            return


def hide(s: State, side: i64, seat: i64) -> i64:
    """Put the cards of a hand that `seat` does not know back among the unseen; says how many.  The free end of the
    hand keeps which effects drew them, and what else is known of them."""
    flag: i64 = KNOWN
    if seat == WATCHER:
        flag = OPEN
    start = hand_start(s, side)
    stash = start + (len(s.hand) >> 1)
    last = len(s.deck) - 1
    hidden: i64 = 0
    i = s.hand[start]
    while i > 0:
        i -= 1
        entry = s.hand[start + HAND + i]
        if entry & flag == 0:
            card = entry & DEFINITION
            take_from_hand(s, side, i, s.options.cards.colours[card])
            s.deck[card] += 1
            s.deck[last] += 1
            hidden += 1
            s.hand[stash - hidden] = entry - card
    return hidden


def draw_again(s: State, side: i64, hidden: i64, rng: Rng) -> None:
    stash = hand_start(s, side) + (len(s.hand) >> 1)
    last = len(s.deck) - 1
    while hidden > 0:
        card = random_draw(s, rng) - OUTCOME
        s.deck[card] -= 1
        s.deck[last] -= 1
        kept = s.hand[stash - hidden]
        s.hand[stash - hidden] = 0
        hidden -= 1
        add_to_hand(s, side, card + kept, s.options.cards.colours[card])


class Hidden(Sampler):
    """What one seat cannot see."""

    def __init__(self, seat: int) -> None:
        self.seat: i64 = seat

    def redraw(self, s: KernelState, rng: Rng) -> None:
        assert isinstance(s, State)
        resample(s, self.seat, rng)


def guess(v: View, rng: Rng) -> State:
    """A state from which `v.seat` would have just this view."""
    cards = v.options.cards
    s = empty_table(v.options, len(cards.cards), cards.size())
    check_audience(s, v.seat)
    units, agenda, triggers, fleeting, numbers, own_hand, frames = v.cells
    s.units, s.agenda, s.triggers, s.fleeting = (
        vec[i64](list(units)),
        vec[i64](list(agenda)),
        vec[i64](list(triggers)),
        vec[i64](list(fleeting)),
    )
    s.depth = len(agenda)
    s.occupied, s.skipped, s.effects, s.resolved, s.serials = numbers[:5]
    s.last_turn = numbers[5] == 1
    s.replacing = numbers[6] == 1
    s.asked, s.active, s.turns, s.phase, s.counter, s.pile = v.to_move, v.active, v.turns, v.phase, v.counter, v.pile
    s.winner, s.ending = v.winner, v.ending
    for colour, holder in enumerate(v.markers):
        s.markers[colour] = holder
    if v.announced:
        s.announced = cards.ids[v.announced]
    for card in v.discard:
        add_to_discard(s, cards.ids[card])
    for entry in own_hand:
        add_to_hand(s, v.seat, entry, cards.colours[entry & DEFINITION])
    s.frame = loaded_frames(list(frames[1:]), numbered_scripts(cards))
    hide_rest(s, v, cards)
    resample(s, v.seat, rng)
    return s


def hide_rest(s: State, v: View, cards: CardSet) -> None:
    """The deck is what is not seen; out of it come the hands, to be redrawn."""
    left = [card.copies for card in cards.cards]
    seen = [cards.ids[card] for card in (*v.discard, v.announced, *v.hand) if card]
    seen += [cards.ids[card] for unit in v.units if unit is not None for card in (unit.card, unit.equipment) if card]
    for side in (0, 1):
        if side != v.seat:
            seen += [cards.ids[card] for card in v.known[side]]
    for d in seen:
        left[d] -= 1
    for side in (0, 1):
        if side == v.seat:
            continue
        for name in v.known[side]:
            d = cards.ids[name]
            add_to_hand(s, side, d + KNOWN + (OPEN if v.seat == WATCHER else 0), cards.colours[d])
        for _ in range(v.cards_in_hand[side] - len(v.known[side])):
            d = next(d for d, copies in enumerate(left) if copies)
            left[d] -= 1
            add_to_hand(s, side, d, cards.colours[d])
    for d, copies in enumerate(left):
        s.deck[d] = copies
    s.deck[len(left)] = sum(left)
