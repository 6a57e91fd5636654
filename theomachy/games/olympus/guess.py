"""Full states that fit what a seat knows, drawn at random: every split of the unseen cards is equally likely."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.contract import Recall
from theomachy.games.olympus import state
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.cards import CardSet
from theomachy.games.olympus.doors import random_draw
from theomachy.games.olympus.operations import numbered_scripts
from theomachy.games.olympus.rules import PLAY_CARD
from theomachy.games.olympus.state import State
from theomachy.games.olympus.view import View
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
    flag: i64 = state.KNOWN
    if seat == WATCHER:
        flag = state.OPEN
    start = state.hand_start(s, side)
    stash = start + (len(s.hand) >> 1)
    last = len(s.deck) - 1
    hidden: i64 = 0
    i = s.hand[start]
    while i > 0:
        i -= 1
        entry = s.hand[start + state.HAND + i]
        if entry & flag == 0:
            card = entry & state.DEFINITION
            state.take_from_hand(s, side, i, s.options.cards.colours[card])
            s.deck[card] += 1
            s.deck[last] += 1
            hidden += 1
            s.hand[stash - hidden] = entry - card
    return hidden


def draw_again(s: State, side: i64, hidden: i64, rng: Rng) -> None:
    stash = state.hand_start(s, side) + (len(s.hand) >> 1)
    last = len(s.deck) - 1
    while hidden > 0:
        card = random_draw(s, rng) - v.OUTCOME
        s.deck[card] -= 1
        s.deck[last] -= 1
        kept = s.hand[stash - hidden]
        s.hand[stash - hidden] = 0
        hidden -= 1
        state.add_to_hand(s, side, card + kept, s.options.cards.colours[card])


class Hidden(Sampler):
    """What one seat cannot see."""

    def __init__(self, seat: int) -> None:
        self.seat: i64 = seat

    def redraw(self, s: KernelState, rng: Rng) -> None:
        assert isinstance(s, State)
        resample(s, self.seat, rng)


def guess(view: View, recall: Recall, rng: Rng) -> State:
    """A state from which `view.seat` would have just this view."""
    cards = view.options.cards
    s = state.empty_table(view.options, len(cards.cards), cards.size())
    check_audience(s, view.seat)
    units, agenda, triggers, fleeting, numbers, own_hand, frames = recall.numbers
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
    s.asked, s.active, s.turns, s.pile = view.to_move, view.active, view.turns, view.pile
    s.phase = v.PHASES.index(view.phase)
    s.counter = view.points[0] - view.points[1]
    s.winner, s.ending = view.winner, v.ENDINGS.index(view.ending)
    lay_markers(s, view)
    if view.announced is not None:
        s.announced = cards.ids[view.announced.card]
    for card in view.discard:
        state.add_to_discard(s, cards.ids[card])
    for entry in own_hand:
        state.add_to_hand(s, view.seat, entry, cards.colours[entry & state.DEFINITION])
    s.frame = loaded_frames(list(frames[1:]), numbered_scripts(cards))
    hide_rest(s, view, cards)
    resample(s, view.seat, rng)
    return s


def lay_markers(s: State, view: View) -> None:
    for seat, colours in enumerate(view.markers):
        for colour in colours:
            s.markers[v.COLOURS.index(colour)] = seat


def hide_rest(s: State, view: View, cards: CardSet) -> None:
    """The deck is what is not seen; out of it come the hands, to be redrawn."""
    left = [card.copies for card in cards.cards]
    seen = [cards.ids[card] for card in (*view.discard, *view.hand)]
    seen += [cards.ids[card] for unit in view.units.values() for card in (unit.card, unit.equipment) if card]
    if view.announced is not None:
        seen.append(cards.ids[view.announced.card])
    others = [side for side in (0, 1) if side != view.seat]
    for side in others:
        seen += [cards.ids[card] for card in view.known[side]]
    for d in seen:
        left[d] -= 1
    for side in others:
        for name in view.known[side]:
            d = cards.ids[name]
            known = state.KNOWN + (state.OPEN if view.seat == WATCHER else 0)
            state.add_to_hand(s, side, d + known, cards.colours[d])
        for _ in range(view.cards_in_hand[side] - len(view.known[side])):
            d = next(d for d, copies in enumerate(left) if copies)
            left[d] -= 1
            state.add_to_hand(s, side, d, cards.colours[d])
    for d, copies in enumerate(left):
        s.deck[d] = copies
    s.deck[len(left)] = sum(left)


def paying(view: View) -> State:
    """So much of a game as it takes to pay for the card announced: one's own hand, markers and spaces."""
    card = view.announced
    assert card is not None
    cards = view.options.cards
    s = state.empty_table(view.options, len(cards.cards), cards.size())
    s.asked = view.seat
    lay_markers(s, view)
    for place in view.units:
        s.occupied |= 1 << v.PLACE_NAMES.index(place)
    for held in view.hand:
        d = cards.ids[held]
        state.add_to_hand(s, view.seat, d, cards.colours[d])
    s.push(PLAY_CARD, view.seat, cards.ids[card.card], 0)
    f = s.frame
    assert f is not None
    f.count = card.paid
    return s
