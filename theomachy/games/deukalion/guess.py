"""Full states that fit what a seat knows, drawn at random: every deal of the unseen cards is equally likely."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.contract import Recall
from theomachy.games.deukalion import state
from theomachy.games.deukalion.accounts import Account, Group, loaded_accounts
from theomachy.games.deukalion.box import COPIES
from theomachy.games.deukalion.memory import accounts_of, forget_all_but, remember
from theomachy.games.deukalion.state import State
from theomachy.games.deukalion.steps import SCRIPTS
from theomachy.games.deukalion.view import View
from theomachy.games.deukalion.vocabulary import ACTION_CARDS, KINDS, NO_CARD, PURSUIT_NAMES, PURSUITS
from theomachy.kernel.frames import loaded_frames
from theomachy.kernel.game import Sampler
from theomachy.kernel.rng import Rng
from theomachy.kernel.state import State as KernelState
from theomachy.kernel.state import check_audience


def resample(s: State, seat: i64, rng: Rng) -> None:
    """Redraw in place all that a seat cannot see.  Who is asked what depends on nothing hidden (section 4)."""
    gather_hands(s, seat)
    deal(s, seat, rng)


def gather_hands(s: State, seat: i64) -> None:
    """All cards in the hands of others go to the pile."""
    hidden = s.hidden
    holder: i64 = 0
    while holder < s.seats:
        if holder != seat:
            left = s.table[state.PLAYER_CELLS * holder + state.CARDS_IN_HAND]
            hidden[state.PILE_SIZE] += left
            at = state.HAND + KINDS * holder
            kind: i64 = 0
            while left > 0:
                copies = hidden[at + kind]
                if copies > 0:
                    hidden[state.PILE + kind] += copies
                    hidden[at + kind] = 0
                    left -= copies
                kind += 1
        holder += 1


def deal(s: State, seat: i64, rng: Rng) -> None:
    """The hands of others are empty: what is known to be there goes there, all else at random."""
    groups = likely_groups(accounts_of(s, seat), rng)
    deal_groups(s, groups, rng)
    deal_hands(s, seat, groups, rng)
    deal_secrets(s, seat, rng)
    forget_all_but(s, seat)
    s.listed = False


def likely_groups(accounts: tuple[Account, ...], rng: Rng) -> tuple[Group, ...]:
    """What is known by one of the accounts, each as likely as its weight says."""
    if len(accounts) == 1:
        return accounts[0][1]
    left = rng.below(sum([weight for weight, _ in accounts]))
    at = 0
    while left >= accounts[at][0]:
        left -= accounts[at][0]
        at += 1
    return accounts[at][1]


def deal_groups(s: State, groups: tuple[Group, ...], rng: Rng) -> None:
    """The cards of a group go to its places, in any order."""
    hidden = s.hidden
    for places, kinds in groups:
        hidden[state.PILE_SIZE] -= len(kinds)
        holder: i64 = 0
        while places[holder] == 0:
            holder += 1
        if places[holder] == len(kinds):  # all in one hand
            for kind in kinds:
                deal_card(s, holder, kind)
            continue
        left = list(kinds)
        while left:
            for _ in range(places[holder]):
                deal_card(s, holder, left.pop(rng.below(len(left))))
            holder += 1


def deal_card(s: State, holder: i64, kind: i64) -> None:
    """From the pile, whose size is counted apart."""
    hidden = s.hidden
    hidden[state.PILE + kind] -= 1
    hidden[state.HAND + KINDS * holder + kind] += 1


def deal_hands(s: State, seat: i64, groups: tuple[Group, ...], rng: Rng) -> None:
    """All other places hold any of the rest."""
    hidden = s.hidden
    size = hidden[state.PILE_SIZE]
    holder: i64 = 0
    while holder < s.seats:
        if holder != seat:
            missing = s.table[state.PLAYER_CELLS * holder + state.CARDS_IN_HAND]
            for places, _ in groups:
                missing -= places[holder]
            while missing > 0:
                left = rng.below(size)
                kind: i64 = 0
                copies = hidden[state.PILE]
                while left >= copies:
                    left -= copies
                    kind += 1
                    copies = hidden[state.PILE + kind]
                deal_card(s, holder, kind)
                size -= 1
                missing -= 1
        holder += 1
    hidden[state.PILE_SIZE] = size


def is_hidden_secret(s: State, holder: i64, seat: i64) -> bool:
    at = state.PLAYER_CELLS * holder
    return holder != seat and s.table[at + state.HAS_SECRET] == 1 and s.table[at + state.REVEALED] == 0


def deal_secrets(s: State, seat: i64, rng: Rng) -> None:
    one: i64 = 1
    pool = s.hidden[state.PURSUIT_PILE]
    holder: i64 = 0
    while holder < s.seats:
        if is_hidden_secret(s, holder, seat) and s.hidden[state.SECRET + holder] != NO_CARD:
            pool |= one << s.hidden[state.SECRET + holder]
        holder += 1
    s.hidden[state.PURSUIT_PILE] = pool
    cards = state.pursuits_unseen(s)
    holder = 0
    while holder < s.seats:
        if is_hidden_secret(s, holder, seat):
            left = rng.below(cards)
            card: i64 = 0
            while (pool >> card) & 1 == 0 or left > 0:
                left -= (pool >> card) & 1
                card += 1
            s.hidden[state.SECRET + holder] = card
            pool &= ~(one << card)
            cards -= 1
        holder += 1
    s.hidden[state.PURSUIT_PILE] = pool


class Hidden(Sampler):
    """What one seat cannot see."""

    def __init__(self, seat: int) -> None:
        self.seat: i64 = seat

    def redraw(self, s: KernelState, rng: Rng) -> None:
        assert isinstance(s, State)
        resample(s, self.seat, rng)


def guess(view: View, recall: Recall, rng: Rng) -> State:
    """A state from which `view.seat` would have just this view."""
    numbers, table, memory, frames = recall.numbers
    s = state.empty_table(view.options, numbers[0])
    check_audience(s, view.seat)
    s.table = vec[i64](list(table))
    s.chart = state.chart_of(view.options, s.table)
    state.set_numbers(s, list(numbers))
    remember(s, view.seat, loaded_accounts(list(memory)))
    for name in view.hand:
        s.hidden[state.HAND + KINDS * view.seat + ACTION_CARDS.index(name)] += 1
    s.frame = loaded_frames(list(frames[1:]), SCRIPTS)
    if view.over:
        for holder, hand in enumerate(view.open_hands):
            for kind, name in enumerate(ACTION_CARDS):
                s.hidden[state.HAND + KINDS * holder + kind] = hand.count(name)
    pile_unseen_cards(s)
    pile_unseen_pursuits(s, view)
    if not view.over:
        deal(s, view.seat, rng)
    return s


def pile_unseen_cards(s: State) -> None:
    """Every Action card that is not seen lies in the pile, until hands are dealt from it."""
    for kind in range(KINDS):
        left = COPIES[kind] - s.table[state.DISCARDED + kind]
        left -= sum(s.table[state.UNDER + i + 1] == kind for i in range(s.table[state.UNDER]))
        for seat in range(s.seats):
            left -= s.hidden[state.HAND + KINDS * seat + kind]
            left -= s.table[state.PLAYER_CELLS * seat + state.PERMANENT] >> kind & 1
        s.hidden[state.PILE + kind] = left
        s.hidden[state.PILE_SIZE] += left


def pile_unseen_pursuits(s: State, view: View) -> None:
    seen = s.removed
    for slot in (0, 1):
        if s.table[state.OPEN_CARD + slot] != NO_CARD:
            seen |= 1 << s.table[state.OPEN_CARD + slot]
    for i in range(s.table[state.UNDER_PURSUITS]):
        seen |= 1 << s.table[state.UNDER_PURSUITS + i + 1]
    for seat in range(s.seats):
        at = state.PLAYER_CELLS * seat
        seen |= s.table[at + state.COMPLETED]
        secret = s.table[at + state.REVEALED] - 1
        if view.laid_open and view.open_secrets[seat]:
            secret = PURSUIT_NAMES.index(view.open_secrets[seat])
        elif seat == view.seat and view.secret:
            secret = PURSUIT_NAMES.index(view.secret)
        if secret >= 0:
            s.hidden[state.SECRET + seat] = secret
            seen |= 1 << secret
    s.hidden[state.PURSUIT_PILE] = ((1 << PURSUITS) - 1) & ~seen
