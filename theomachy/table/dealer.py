"""Who answers for chance at a table."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import replace
from itertools import count

from theomachy.kernel.errors import BadInput
from theomachy.kernel.records import FIRST_LINE_IF_FAIR, Record
from theomachy.kernel.rng import Rng

SECRET_BYTES = 32
NUMBERS = 1 << 64  # a fair dealer draws numbers below this, from which an outcome is worked out


class Dealer:
    """Draws outcomes by their weights from a seeded generator; what it drew stands in the record, the seed does not."""

    commitment = ""  # it is bound to nothing

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def at(self) -> tuple[int, ...]:
        """How far it has drawn: it can be brought back to there, and will draw the same again."""
        return self.rng.a, self.rng.b, self.rng.c, self.rng.d

    def go_to(self, at: tuple[int, ...]) -> None:
        """Back to where it was."""
        self.rng.a, self.rng.b, self.rng.c, self.rng.d = at

    def draw(self, outcomes: list[int], weights: list[int]) -> int:
        """One of the outcomes."""
        return outcome_at(self.rng.below(sum(weights)), outcomes, weights)


class FairDealer:
    """Is bound to a secret before the players give their nonces; once the secret is told, anybody can check what it
    drew.  It draws from the beginning: a match that goes on by its record brings it where it was."""

    def __init__(self, table: Record, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise BadInput("dealer-secret", bytes=SECRET_BYTES)
        if not table.nonces:
            raise BadInput("dealer-no-nonce")
        self.secret = secret
        self.nonces = dict(table.nonces)
        self.commitment = commitment(table, secret)
        settled = replace(table, commitment=self.commitment).fair_head()
        self.key = hmac.digest(secret, settled.encode(), "sha256")
        self.drawn = 0

    def at(self) -> tuple[int, ...]:
        """How far it has drawn."""
        return (self.drawn,)

    def go_to(self, at: tuple[int, ...]) -> None:
        """Back to where it was."""
        (self.drawn,) = at

    def draw(self, outcomes: list[int], weights: list[int]) -> int:
        """One of the outcomes."""
        return outcome_at(self.below(sum(weights)), outcomes, weights)

    def below(self, n: int) -> int:
        """From 0 to n - 1, all alike: a number with which the low ones would come up more often is drawn again."""
        for attempt in count():
            message = f"{self.drawn}.{attempt}".encode()
            number = int.from_bytes(hmac.digest(self.key, message, "sha256")[:8], "big")
            if number < NUMBERS - NUMBERS % n:
                break
        self.drawn += 1
        return number % n


def commitment(table: Record, secret: bytes) -> str:
    """What a fair dealer shows before it is given any nonce: it can no longer take another secret or another table."""
    bound = f"{FIRST_LINE_IF_FAIR}\n{table.table()}secret: {secret.hex()}\n"
    return hashlib.sha256(bound.encode()).hexdigest()


def outcome_at(number: int, outcomes: list[int], weights: list[int]) -> int:
    """Each outcome has as many numbers as its weight, in this order."""
    for outcome, weight in zip(outcomes, weights, strict=True):
        if number < weight:
            return outcome
        number -= weight
    raise ValueError("chance without an outcome")
