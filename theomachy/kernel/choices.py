"""What can be answered to a question, collected without making a list for each."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from theomachy.kernel.rng import Rng

MOST: Final = 256  # no question of any game has more answers
ACTIONS: Final = 1024  # more than any game has
NUMBERS: Final[list[Any]] = list(range(ACTIONS))  # made once, not for every list of answers
BLANK: Final = vec[i64]([0] * (2 * MOST))


@mypyc_attr(acyclic=True)
class Choices:
    """Legal actions; for chance each with its weight, MOST cells further on."""

    def __init__(self) -> None:
        self.buffer: vec[i64] = BLANK[:]
        self.count: i64 = 0

    def offer(self, action: i64) -> None:
        self.buffer[self.count] = action
        self.count += 1

    def weigh(self, action: i64, weight: i64) -> None:
        self.buffer[self.count] = action
        self.buffer[self.count + MOST] = weight
        self.count += 1

    def weigh_more(self, action: i64, weight: i64) -> None:
        """`weigh`, but what is there already only gets heavier."""
        i: i64 = 0
        while i < self.count:
            if self.buffer[i] == action:
                self.buffer[i + MOST] += weight
                return
            i += 1
        self.weigh(action, weight)

    def actions(self) -> list[int]:
        buffer = self.buffer
        return [NUMBERS[buffer[i]] for i in range(self.count)]

    def weights(self) -> list[int]:
        buffer = self.buffer
        return [buffer[i + MOST] for i in range(self.count)]

    def has(self, action: i64) -> bool:
        buffer = self.buffer
        for i in range(self.count):  # noqa: SIM110 - compiled, any() would be a generator
            if buffer[i] == action:
                return True
        return False

    def pick(self, rng: Rng) -> i64:
        """One of the actions, all alike."""
        return self.buffer[rng.below(self.count)]

    def draw(self, rng: Rng) -> i64:
        """One of the outcomes, by weight."""
        buffer = self.buffer
        total: i64 = 0
        i: i64 = MOST
        end = MOST + self.count
        while i < end:
            total += buffer[i]
            i += 1
        left = rng.below(total)
        i = MOST
        while left >= buffer[i]:
            left -= buffer[i]
            i += 1
        return buffer[i - MOST]
