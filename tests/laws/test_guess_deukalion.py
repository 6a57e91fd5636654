"""Guesses of Deukalion are uniform over the deals of the unseen cards: counted out on small positions."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations, product

import pytest

from tests.deukalion.table import GAME, NAMES, SEATS, Table
from theomachy.build import compiled
from theomachy.games.deukalion.box import COPIES
from theomachy.games.deukalion.state import PURSUIT_PILE, SECRET, State, in_hand
from theomachy.games.deukalion.vocabulary import ACTION_CARDS, NO_CARD, PURSUIT_NAMES
from theomachy.kernel.options import Value
from theomachy.kernel.rng import Rng

SAMPLES = 20_000 if compiled() else 1500
Hands = tuple[tuple[str, ...], ...]
Secrets = tuple[str, ...]
Deal = tuple[Hands, Secrets]


@dataclass
class Small:
    """A table with a few unseen cards; other Action cards are discarded, other Pursuit cards are out of the game."""

    name: str
    seat: str
    hands: str  # of A, B and so on, with bars between them
    pile: str
    secrets: str  # 0 for none
    pursuits: str  # in the pile
    head: str = "A acts"
    does: str = ""
    knows: dict[str, str] = field(default_factory=dict)  # after that: cards in the hands of others
    sees: str = ""  # and whose secret card was laid open
    options: dict[str, Value] = field(default_factory=dict)

    def table(self) -> Table:
        hands, secrets = self.hands.split("|"), self.secrets.split()
        named = Counter(f"{self.hands} {self.pile} {self.head}".split())
        rest = " ".join(c for kind, c in enumerate(ACTION_CARDS) for _ in range(COPIES[kind] - named[c]))
        sides = "    ".join(
            f"{NAMES[seat]}: hand {hand.strip() or 0} | secret {secret}"
            for seat, (hand, secret) in enumerate(zip(hands, secrets, strict=True))
        )
        table = Table(f"{self.head} | discard {rest}    {sides}", **self.options)
        pile = sum(1 << PURSUIT_NAMES.index(card) for card in self.pursuits.split())
        table.s.removed = table.s.hidden[PURSUIT_PILE] & ~pile
        table.s.hidden[PURSUIT_PILE] = pile
        return table.do(self.does)

    def deals(self, s: State) -> dict[Deal, float]:
        """Every deal that fits, with its part of all; every card of the unseen is told apart."""
        hands, secrets = deal_of(s)
        seat = SEATS[self.seat]
        known = [list(hands[p]) if p == seat else self.knows.get(NAMES[p], "").split() for p in range(s.seats)]
        hidden = [sorted((Counter(hands[p]) - Counter(known[p])).elements()) for p in range(s.seats)]
        unseen = [*enumerate(self.pile.split() + [card for cards in hidden for card in cards])]
        holders = [p for p in range(s.seats) if secrets[p] and p != seat and NAMES[p] not in self.sees]
        pursuits = [*self.pursuits.split(), *(secrets[p] for p in holders)]
        counts: Counter[Deal] = Counter()
        for split, cards in product(
            splits(unseen, [len(cards) for cards in hidden]), permutations(pursuits, len(holders))
        ):
            guessed = list(secrets)
            for holder, card in zip(holders, cards, strict=True):
                guessed[holder] = card
            full = tuple(tuple(sorted(own + got)) for own, got in zip(known, split, strict=True))
            counts[full, tuple(guessed)] += 1
        return {deal: count / counts.total() for deal, count in counts.items()}


def splits(unseen: list[tuple[int, str]], sizes: list[int]) -> Iterator[list[list[str]]]:
    """All ways to deal hands of these sizes; what is left is the pile."""
    if not sizes:
        yield []
        return
    for hand in combinations(unseen, sizes[0]):
        for others in splits([card for card in unseen if card not in hand], sizes[1:]):
            yield [[name for _, name in hand], *others]


def deal_of(s: State) -> Deal:
    hands = tuple(
        tuple(sorted(card for kind, card in enumerate(ACTION_CARDS) for _ in range(in_hand(s, seat, kind))))
        for seat in range(s.seats)
    )
    cards = (s.hidden[SECRET + seat] for seat in range(s.seats))
    return hands, tuple("" if card == NO_CARD else PURSUIT_NAMES[card] for card in cards)


STOLEN = "CARD(hermes) PLAYER(B) {charon}"
SMALL = [
    Small("two", "A", "ares | zephyr charon", "zephyr tyche athena", "P01 P02", "P03 P04"),
    Small("a secret card is completed", "A", "ares | zephyr zephyr ajax", "zephyr charon tyche", "P01 0", "P03 P04"),
    Small("three", "A", "ares | zephyr charon | tyche", "zephyr athena", "P01 P02 P03", "P04 P05"),
    Small("three, and it is another's turn", "C", "ares | zephyr charon | tyche", "zephyr", "P01 P02 0", "P04 P05"),
    Small("the thief", "A", "hermes | zephyr charon ajax | tyche", "zephyr athena", "P01 P02 P03", "P04", does=STOLEN),
    Small("the victim", "B", "hermes zephyr | zephyr charon ajax | tyche", "zephyr athena", "P01 P02 P03", "P04",
          does=STOLEN, knows={"A": "charon"}),
    Small("another sees a theft", "C", "hermes zephyr | charon ajax | tyche", "zephyr", "P01 P02 P03", "P04",
          does=STOLEN),
    Small("a watcher", "watcher", "hermes zephyr | charon ajax | tyche", "charon", "P01 P02 0", "P04", does=STOLEN),
    Small("cards known to be under the pile", "B", "ares | zephyr charon | tyche tyche", "ajax", "0 P02 P03", "P04",
          head="A acts | under pythia hermes"),
    Small("a secret card is laid open", "B", "ares | zephyr charon | tyche", "zephyr ajax", "P01 P02 P08", "P04 P05",
          head="C sails 1 | hydra d3", does="DIR(s)", sees="C", options={"secret_hydra": "reveal"}),
]  # fmt: skip


def too_far(drawn: Counter[Deal], parts: dict[Deal, float]) -> bool:
    total = drawn.total()
    chi = sum((drawn[deal] - total * part) ** 2 / (total * part) for deal, part in parts.items())
    free = len(parts) - 1
    return (chi - free) / math.sqrt(2 * free) > 6


@pytest.mark.parametrize("small", SMALL, ids=[small.name for small in SMALL])
def test_guesses_are_uniform(small: Small) -> None:
    """And so is what is resampled, from the same state again and again."""
    table = small.table()
    parts = small.deals(table.s)
    assert deal_of(table.s) in parts
    view, recall, rng = table.view(small.seat), table.recall(small.seat), Rng(len(small.name))
    guessed: Counter[Deal] = Counter()
    resampled: Counter[Deal] = Counter()
    for _ in range(SAMPLES):
        guessed[deal_of(GAME.guess(view, recall, rng))] += 1
        other = table.s.copy()
        GAME.resample(other, SEATS[small.seat], rng)
        resampled[deal_of(other)] += 1
    for drawn in (guessed, resampled):
        assert set(drawn) <= set(parts)
        assert not too_far(drawn, parts)
