"""A game as search plays it once something was learned: a net corrects value and prior."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.kernel.choices import MOST, Choices
from theomachy.kernel.game import Game, Sampler
from theomachy.kernel.net import Features, Net
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY
from theomachy.kernel.state import State

CERTAIN: Final = 0.9995  # what the value by hand knows better
GREATEST: Final = 1000000.0  # weight of an action


class Learned(Game):
    """For two seats: what one of them wins, the other loses."""

    def __init__(self, game: Game, net: Net) -> None:
        self.game: Final = game
        self.net: Final = net
        self.found: Final = Features()
        self.urges: vec[float] = vec[float]([0.0] * MOST)  # of the actions weighed last

    def take(self, s: State, action: i64) -> None:
        self.game.take(s, action)

    def playout(self, s: State, rng: Rng) -> int:
        return self.game.playout(s, rng)

    def sampler(self, s: State, seat: int) -> Sampler:
        return self.game.sampler(s, seat)

    def believer(self, s: State, seat: int) -> Sampler:
        return self.game.believer(s, seat)

    def prior(self, s: State, seat: i64, action: i64) -> i64:
        """By hand, and quick."""
        return self.game.prior(s, seat, action)

    def value(self, s: State, seat: i64) -> float:
        if s.asked == NOBODY:
            return self.game.value(s, seat)
        side = self.game.features(s, self.found)
        self.net.look(self.found)
        worth = self.game.value(s, side)
        if -CERTAIN < worth < CERTAIN:
            odds = self.net.trust * math.log((1.0 + worth) / (1.0 - worth)) + self.net.value()
            worth = 1.0 - 2.0 / (1.0 + math.exp(odds))
        return worth if side == seat else -worth

    def weigh(self, s: State, seat: i64, found: Choices) -> None:
        """The square of how likely an action is, as searching takes the root; compared with the likeliest."""
        game = self.game
        net = self.net
        game.features(s, self.found)
        net.look(self.found)
        buffer = found.buffer
        urges = self.urges
        highest = -1e9
        i: i64 = 0
        while i < found.count:
            urge = net.urge * math.log(float(game.prior(s, seat, buffer[i]))) + 2.0 * net.action(buffer[i])
            urges[i] = urge
            if urge > highest:
                highest = urge
            i += 1
        i = 0
        while i < found.count:
            share = GREATEST * math.exp(urges[i] - highest)
            buffer[i + MOST] = 1 + i64(share)
            i += 1
