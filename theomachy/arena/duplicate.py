"""Duplicate deals: played twice with the bots exchanged, a deal has the same cards in the same order in each pile."""

from __future__ import annotations

from hashlib import blake2b

from theomachy.games import GameRules
from theomachy.kernel.options import Options
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match


def luck(*of: object) -> int:
    """A seed of its own for everything that needs one."""
    return int.from_bytes(blake2b(repr(of).encode(), digest_size=7).digest())


class ShuffledPile(Dealer):
    """A draw pile that has an order before anybody draws."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.order: list[int] = []

    def draw(self, outcomes: list[int], weights: list[int]) -> int:
        """The first card; what has come to the pile, in the beginning all of it, is shuffled in before."""
        for card, copies in zip(outcomes, weights, strict=True):
            for _ in range(copies - self.order.count(card)):
                self.order.insert(self.rng.below(len(self.order) + 1), card)
        return self.order.pop(next(i for i, card in enumerate(self.order) if card in outcomes))


class DuplicateMatch(Match):
    """Every draw pile, and every hand that is struck at, has its own luck, whatever happens elsewhere."""

    def __init__(self, game: GameRules, options: Options, seats: list[str], deal: int) -> None:
        self.deal = deal
        self.dealers: dict[tuple[str, int], Dealer] = {}
        super().__init__(game, options, seats, None)

    def _deal(self) -> None:
        while self.to_move() == CHANCE:
            dealer = self._dealer()
            self._apply(CHANCE, dealer.draw(self.game.legal(self._state), self.game.weights(self._state)))

    def _dealer(self) -> Dealer:
        frame = self._state.frame
        assert frame is not None
        pile = self.game.draws_from(self._state)
        source = (frame.step().question(), frame.seat) if pile == NOBODY else ("draw-pile", pile)
        if source not in self.dealers:
            self.dealers[source] = (Dealer if pile == NOBODY else ShuffledPile)(luck(self.deal, *source))
        return self.dealers[source]
