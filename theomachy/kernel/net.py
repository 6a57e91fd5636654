"""A small net: features of a state -> 32 hidden units -> how good the state is, and how good each action.

A state has some sixty features out of a thousand or two, so only what is there is added up.  Four hidden units share
one i64, sixteen bits each: a feature costs eight additions instead of thirty-two.  A sum of MOST weights of at most
LARGEST steps stays inside its bits, so that no unit ever reaches into the next.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

HIDDEN: Final = 32
SHARING: Final = 4  # units in a word
WORDS: Final = 8
MOST: Final = 160  # features of a state that count; no game has more
LARGEST: Final = 200  # steps of a weight
STEP: Final = 1.0 / 200.0
ALWAYS: Final = 0  # the feature that every state has


class Layout:
    """What the features of a game mean: weights are good for the layout that they were trained with."""

    def __init__(self, number: int, features: int, actions: int) -> None:
        self.number: Final = number  # goes up whenever a feature comes to mean something else
        self.features: Final = features
        self.actions: Final = actions


@mypyc_attr(acyclic=True)
class Features:
    """What a net sees of a state: the numbers of its features, each as often as it is there."""

    def __init__(self) -> None:
        self.buffer: vec[i64] = vec[i64]([0] * MOST)
        self.count: i64 = 0

    def begin(self) -> None:
        self.buffer[0] = ALWAYS
        self.count = 1

    def add(self, feature: i64) -> None:
        if self.count < MOST:
            self.buffer[self.count] = feature
            self.count += 1

    def numbers(self) -> list[int]:
        return [self.buffer[i] for i in range(self.count)]


class Net:
    """Weights, and the hidden units of the state looked at last."""

    def __init__(self, rows: vec[i64], value: vec[float], trust: float, actions: vec[float], urge: float) -> None:
        self.rows: Final = rows  # by feature, WORDS each
        self.of_value: Final = value  # by unit, and what is added to it
        self.trust: Final = trust  # in the value by hand
        self.of_action: Final = actions  # by action, as many each
        self.urge: Final = urge  # how much the prior by hand counts
        self.hidden: vec[float] = vec[float]([0.0] * HIDDEN)

    def look(self, found: Features) -> None:
        """Work out the hidden units; below zero they are silent."""
        rows = self.rows
        seen = found.buffer
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        e: i64 = 0
        f: i64 = 0
        g: i64 = 0
        h: i64 = 0
        i: i64 = 0
        while i < found.count:
            at = WORDS * seen[i]
            a += rows[at]
            b += rows[at + 1]
            c += rows[at + 2]
            d += rows[at + 3]
            e += rows[at + 4]
            f += rows[at + 5]
            g += rows[at + 6]
            h += rows[at + 7]
            i += 1
        self.part(a, 0)
        self.part(b, 4)
        self.part(c, 8)
        self.part(d, 12)
        self.part(e, 16)
        self.part(f, 20)
        self.part(g, 24)
        self.part(h, 28)

    def part(self, word: i64, unit: i64) -> None:
        """The four units of a word."""
        hidden = self.hidden
        end = unit + SHARING
        while unit < end:
            low = ((word + 32768) & 65535) - 32768
            word = (word - low) >> 16
            hidden[unit] = STEP * float(low) if low > 0 else 0.0
            unit += 1

    def value(self) -> float:
        """Of the state looked at: what is added to the logarithm of the odds by hand."""
        weights = self.of_value
        hidden = self.hidden
        total = weights[HIDDEN]
        unit: i64 = 0
        while unit < HIDDEN:
            total += weights[unit] * hidden[unit]
            unit += 1
        return total

    def action(self, action: i64) -> float:
        """The same for an action there, and the logarithm of how likely it is chosen."""
        weights = self.of_action
        hidden = self.hidden
        at = (HIDDEN + 1) * action
        total = weights[at + HIDDEN]
        unit: i64 = 0
        while unit < HIDDEN:
            total += weights[at + unit] * hidden[unit]
            unit += 1
        return total


def packed(weights: list[int]) -> list[int]:
    """Rows of HIDDEN weights, in steps, as words."""
    words = []
    for at in range(0, len(weights), SHARING):
        word = 0
        for unit in range(SHARING - 1, -1, -1):
            word = word * 65536 + weights[at + unit]
        words.append(word)
    return words
