"""Weights that explain the results of games, and what searches found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from learning.rows import MOST_ODDS, Rows
from theomachy.kernel.net import HIDDEN, LARGEST, STEP, Layout
from theomachy.kernel.weights import MOST_STEPS

BATCH: Final = 512
EPOCHS: Final = 4
RATE: Final = 0.002
DECAY: Final = 0.3
PRIOR: Final = 0.5  # how much the prior counts beside the value
MOMENTUM: Final = (0.9, 0.999)
TINY: Final = 1e-8


@dataclass
class Weights:
    """As numbers that are not rounded yet."""

    rows: Any  # by feature and unit
    value: Any  # by unit, and one more
    actions: Any  # by action, as many each
    trust: Any
    urge: Any

    def all(self) -> list[Any]:
        return [self.rows, self.value, self.actions, self.trust, self.urge]


def untrained(layout: Layout, seed: int) -> Weights:
    """They add nothing to what is done by hand."""
    rng = np.random.default_rng(seed)
    return Weights(
        rng.normal(0, 0.1, (layout.features, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN + 1, np.float32),
        np.zeros((layout.actions, HIDDEN + 1), np.float32),
        np.ones(1, np.float32),
        np.ones(1, np.float32),
    )


class Batch:
    """Some rows, and what the net makes of them."""

    def __init__(self, rows: Rows, which: Any, weights: Weights) -> None:
        self.rows, self.which, self.weights = rows, which, weights
        count, features = len(which), len(weights.rows)
        at, lengths = spans(rows.features_at, which)
        owner: Any = np.repeat(np.arange(count), lengths)
        flat = owner * features + rows.features[at]
        self.seen = np.bincount(flat, minlength=count * features).reshape(count, features).astype(np.float32)
        self.hidden = np.maximum(self.seen @ weights.rows, 0)
        self.odds = rows.odds[which]
        self.more = self.hidden @ weights.value[:-1] + weights.value[-1]
        self.open = np.abs(self.odds) < np.float32(MOST_ODDS)
        self.chance = sigmoid(np.where(self.open, weights.trust[0] * self.odds + self.more, self.odds))
        self.at, self.lengths = spans(rows.actions_at, which)
        self.starts = np.cumsum(self.lengths) - self.lengths
        self.owner: Any = np.repeat(np.arange(count), self.lengths)
        self.actions = rows.actions[self.at]
        self.half = rows.priors[self.at] / 2
        chosen = weights.actions[self.actions]
        logits = weights.urge[0] * self.half + (chosen[:, :-1] * self.hidden[self.owner]).sum(1) + chosen[:, -1]
        self.shares = softmax(logits, self.starts, self.owner)

    def gradients(self) -> list[Any]:
        """By all weights, of the mean loss.  What the hidden units stand for is learned from the prior alone, of which
        every choice tells something: results of a thousand games would only be learned by heart."""
        rows, weights, count = self.rows, self.weights, len(self.which)
        wrong = np.where(self.open, self.chance - rows.won[self.which], 0).astype(np.float32) / count
        missed = ((self.shares - rows.shares[self.at]) * (PRIOR / count)).astype(np.float32)
        by_value: Any = np.append(wrong @ self.hidden, wrong.sum())
        parts = np.hstack([missed[:, None] * self.hidden[self.owner], missed[:, None]])
        by_actions = np.zeros_like(weights.actions)
        order = np.argsort(self.actions, kind="stable")
        kinds, first = np.unique(self.actions[order], return_index=True)
        by_actions[kinds] = np.add.reduceat(parts[order], first)
        by_hidden = np.add.reduceat(missed[:, None] * weights.actions[self.actions][:, :-1], self.starts)
        by_rows = self.seen.T @ np.where(self.hidden > 0, by_hidden, 0)
        return [by_rows, by_value, by_actions, np.array([wrong @ self.odds]), np.array([missed @ self.half])]

    def losses(self) -> Any:
        """Of each row: value by hand and by the net, prior by hand and by the net."""
        rows = self.rows
        won, shares = rows.won[self.which], rows.shares[self.at]
        by_hand = softmax(self.half, self.starts, self.owner)
        return np.stack(
            [
                *(log_loss(chance, won) for chance in (sigmoid(self.odds), self.chance)),
                *(np.add.reduceat(-shares * np.log(np.maximum(p, TINY)), self.starts) for p in (by_hand, self.shares)),
            ]
        )


def spans(begins: Any, which: Any) -> tuple[Any, Any]:
    """Where all that some rows have lies, and how much each has."""
    lengths = begins[which + 1] - begins[which]
    ends = np.cumsum(lengths)
    return np.arange(ends[-1]) + np.repeat(begins[which] - (ends - lengths), lengths), lengths


def sigmoid(odds: Any) -> Any:
    return 1 / (1 + np.exp(-odds))


def softmax(logits: Any, starts: Any, owner: Any) -> Any:
    highest = np.maximum.reduceat(logits, starts)
    powers = np.exp(logits - highest[owner])
    return powers / np.add.reduceat(powers, starts)[owner]


def log_loss(chance: Any, won: Any) -> Any:
    return -won * np.log(np.maximum(chance, TINY)) - (1 - won) * np.log(np.maximum(1 - chance, TINY))


def fit(rows: Rows, layout: Layout, seed: int, show: Callable[[int], None] = lambda epoch: None) -> Weights:
    """With Adam, and a rate that falls to nothing."""
    rng = np.random.default_rng(seed)
    weights = untrained(layout, seed)
    means = [np.zeros_like(each) for each in weights.all()]
    squares = [np.zeros_like(each) for each in weights.all()]
    steps = EPOCHS * -(-len(rows) // BATCH)
    step = 0
    for epoch in range(EPOCHS):
        order = rng.permutation(len(rows))
        for begin in range(0, len(rows), BATCH):
            gradients = Batch(rows, order[begin : begin + BATCH], weights).gradients()
            rate = RATE * (1 - step / steps)
            step += 1
            for number, each in enumerate(weights.all()):
                change, mean, square = gradients[number], means[number], squares[number]
                mean += (1 - MOMENTUM[0]) * (change - mean)
                square += (1 - MOMENTUM[1]) * (change * change - square)
                size = np.sqrt(square / (1 - MOMENTUM[1] ** step)) + TINY
                each -= rate * mean / (1 - MOMENTUM[0] ** step) / size
                if number < 3:
                    each -= rate * DECAY * each
            np.clip(weights.rows, -LARGEST * STEP, LARGEST * STEP, out=weights.rows)
        show(epoch + 1)
    return weights


def without_value(weights: Weights) -> Weights:
    """They leave it to what is done by hand."""
    return replace(weights, value=np.zeros_like(weights.value), trust=np.ones_like(weights.trust))


def losses(rows: Rows, weights: Weights) -> tuple[float, float, float, float]:
    """On average: value by hand and by the net, prior by hand and by the net."""
    parts = [Batch(rows, which, weights).losses() for which in pieces(len(rows))]
    a, b, c, d = np.concatenate(parts, axis=1).mean(1)
    return float(a), float(b), float(c), float(d)


def pieces(count: int) -> list[Any]:
    return [np.arange(begin, min(begin + BATCH, count)) for begin in range(0, count, BATCH)]


def in_steps(numbers: Any) -> tuple[list[int], float]:
    """Rounded to sixteen bits, and how much a step is."""
    step = float(np.abs(numbers).max()) / MOST_STEPS or 1.0
    return [int(number) for number in np.rint(numbers / step).ravel()], step
