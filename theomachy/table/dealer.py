"""Who answers for chance at a table."""

from __future__ import annotations

from theomachy.kernel.rng import Rng


class Dealer:
    """Draws outcomes by their weights from a seeded generator; what it drew stands in the record, the seed does not."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def draw(self, outcomes: list[int], weights: list[int]) -> int:
        left = self.rng.below(sum(weights))
        for outcome, weight in zip(outcomes, weights, strict=True):
            if left < weight:
                return outcome
            left -= weight
        raise ValueError("chance without an outcome")
