"""`python -m learning.beliefs FOLDER`: what do the signs of a hidden card say of it?  From records of *Hera and Zeus*,
as `theomachy arena … --records FOLDER` writes them, to the tables of `theomachy/games/hera_zeus/believed.py`.

A card is one of those that a guess could deal to its place: the chance of each is that of the guess, times the weights
of its signs, divided by their sum.  The weights are those that make the cards likeliest that were really there, but
small ones sooner than large ones.  From every tenth record nothing is learned: the log-loss of a card there, by the
guess and by the weights, says what they are worth.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from array import array
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from theomachy.games import game as game_named
from theomachy.games.hera_zeus import beliefs, believed
from theomachy.games.hera_zeus import state as table
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.guess import Hidden
from theomachy.games.hera_zeus.state import State
from theomachy.kernel.errors import BadInput
from theomachy.kernel.net import Features
from theomachy.kernel.records import Record, read_record_file, write_file
from theomachy.kernel.seats import CHANCE
from theomachy.table.match import begun
from theomachy.words import house_words

GAME: Final = "hera-zeus"
HELD_OUT: Final = 10  # one record of so many is not learned from
SHARE: Final = 0.25  # of the decisions of a game
STEPS: Final = 200
RATE: Final = 0.05
DECAY: Final = 2e-4  # of a weight, by its square, in the loss of a card
MOMENTUM: Final = (0.9, 0.999)
TINY: Final = 1e-8
HUNDREDTHS: Final = 100


class Cards:
    """Hidden cards, on the field or in hands: each with its signs, the cards it could be, and which it is."""

    def __init__(self, signs: int, kinds: int) -> None:
        self.kinds = kinds
        self.signs = signs
        self._seen, self._pool, self._card, self._game = array("i"), array("b"), array("b"), array("i")
        self._at = array("q", [0])

    def add(self, signs: Sequence[int], pool: Sequence[int], card: int, game: int) -> None:
        self._seen.extend(signs)
        self._at.append(len(self._seen))
        self._pool.extend(pool[: self.kinds])
        self._card.append(card)
        self._game.append(game)

    def rows(self, part: Callable[[Any], Any]) -> Rows:
        """Those of some games."""
        game = np.array(self._game)
        which = part(game)
        seen: Any = np.zeros((len(game), self.signs), np.float32)
        at = np.array(self._at)
        seen[np.repeat(np.arange(len(game)), np.diff(at)), np.array(self._seen)] = 1
        pool = np.array(self._pool, np.float32).reshape(len(game), self.kinds)
        return Rows(seen[which], pool[which], np.array(self._card)[which], game[which])


class Rows:
    """The same as matrices."""

    def __init__(self, seen: Any, pool: Any, card: Any, game: Any) -> None:
        self.seen, self.pool, self.card, self.game = seen, pool, card, game

    def __len__(self) -> int:
        return len(self.card)

    def shares(self, weights: Any) -> Any:
        """How likely each kind is for each card."""
        found = self.pool * np.exp(self.seen @ weights)
        return found / found.sum(1, keepdims=True)

    def losses(self, weights: Any) -> Any:
        return -np.log(np.maximum(self.shares(weights)[np.arange(len(self)), self.card], TINY))


def to_learn_from(game: Any) -> Any:
    return game % HELD_OUT > 0


def held_out(game: Any) -> Any:
    return game % HELD_OUT == 0


def every(game: Any) -> Any:
    return game >= 0


def main(*arguments: str) -> int:
    parser = ArgumentParser(prog="python -m learning.beliefs", description="What do signs say of hidden cards?")
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="with records of Hera and Zeus")
    parser.add_argument("--check", action="store_true", help="learn nothing: what do the weights say that there are?")
    parser.add_argument("--out", metavar="FILE", type=Path, default=Path(believed.__file__), help="for the weights")
    wanted = parser.parse_args(arguments or None)
    laid, held = Cards(beliefs.LAID_SIGNS, v.GOD), Cards(beliefs.HELD_SIGNS, v.KINDS)
    files = sorted(wanted.folder.glob("*"))
    if len(files) <= HELD_OUT:
        parser.error(f"there are {len(files)} records in {wanted.folder}; it takes more than {HELD_OUT}")
    try:
        for number, path in enumerate(files):
            look_at(read_record_file(path), number, laid, held)
    except BadInput as error:
        print(house_words("en").say_error(error), file=sys.stderr)
        return 2
    found = []
    for name, cards, now in (("on the field", laid, believed.LAID), ("in the hand", held, believed.HELD)):
        found.append(in_logarithms(now, cards.kinds) if wanted.check else fitted(cards.rows(to_learn_from)))
        tested = cards.rows(every if wanted.check else held_out)
        print(f"{name}: {report(tested, found[-1])}", flush=True)
    if not wanted.check:
        write_file(wanted.out, written(*found))
    return 0


def look_at(record: Record, number: int, laid: Cards, held: Cards) -> None:
    """Some decisions of a game, as long as the cards of the other side are known to nobody else: after a look at a hand
    a guess is more than a deal."""
    game: Any = game_named(GAME)
    pick, s = Random(number), begun(record).true_state()
    assert isinstance(s, State)
    for _, text in record.choices:
        if s.asked != CHANCE and len(s.memory) > 0 and pick.random() < SHARE and not (s.knows >> 1 - s.asked) & 1:
            add_hidden(s, 1 - s.asked, number, pick, laid, held)
        game.apply(s, game.notation.read_action(text))


def add_hidden(s: State, side: int, number: int, pick: Random, laid: Cards, held: Cards) -> None:
    """Card by card, as they are dealt: the pool of each is what those before it have left."""
    hidden, seen = Hidden(s, side), Features()
    pool = [int(hidden.pool[code]) for code in range(v.KINDS)]
    captive, pool[v.CAPTIVE] = pool[v.CAPTIVE], 0
    places = [i for i in range(hidden.count) if hidden.at[i] >= 0 and not hidden.won[i]]
    for early in (1, 0):
        for i in places:
            if hidden.early[i] == early:
                beliefs.signs_of_laid(s, side, hidden.at[i], seen)
                card = int(table.code_of(s.field[hidden.at[i]]))
                laid.add(seen.numbers(), pool, card, number)
                pool[card] -= 1
        if early and hidden.drawn:
            pool[v.CAPTIVE] = captive
    beliefs.signs_of_hand(s, side, seen)
    cards = [kind for kind in range(v.KINDS) for _ in range(s.hand[table.HELD * side + kind])]
    pick.shuffle(cards)
    for card in cards:
        held.add(seen.numbers(), pool, card, number)
        pool[card] -= 1


def fitted(rows: Rows) -> Any:
    """With Adam, all rows at once, and a rate that falls to nothing."""
    weights = np.zeros((rows.seen.shape[1], rows.pool.shape[1]), np.float32)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    there = np.zeros_like(rows.pool)
    there[np.arange(len(rows)), rows.card] = 1
    for step in range(1, STEPS + 1):
        gradient = rows.seen.T @ (rows.shares(weights) - there) / len(rows) + 2 * DECAY * weights
        mean += (1 - MOMENTUM[0]) * (gradient - mean)
        square += (1 - MOMENTUM[1]) * (gradient * gradient - square)
        size = np.sqrt(square / (1 - MOMENTUM[1] ** step)) + TINY
        weights -= RATE * (1 - step / STEPS) * mean / (1 - MOMENTUM[0] ** step) / size
    return weights


def report(rows: Rows, weights: Any) -> str:
    """The error is that of games, of which all cards belong together."""
    guess, belief = rows.losses(np.zeros_like(weights)), rows.losses(weights)
    games = np.unique(rows.game)
    less = np.array([(guess - belief)[rows.game == game].sum() for game in games])
    counts = np.array([(rows.game == game).sum() for game in games])
    gain = less.sum() / counts.sum()
    error = np.sqrt(((less - gain * counts) ** 2).sum()) / counts.sum()
    return (
        f"log-loss of {len(rows)} cards in {len(games)} games from which nothing was learned: "
        f"by the guess {guess.mean():.4f}, by belief {belief.mean():.4f} ({-gain:+.4f} ± {1.96 * error:.4f})"
    )


def in_logarithms(table: Any, kinds: int) -> Any:
    """A table as it is in use."""
    return np.array([table[i] for i in range(len(table))], np.float32).reshape(-1, kinds) / HUNDREDTHS


def written(laid: Any, held: Any) -> str:
    """The module with the tables."""
    lines = [
        f'"""{believed.__doc__}"""',
        "",
        "from typing import Final",
        "",
        "from librt.vecs import vec",
        "from mypy_extensions import i64",
        "",
        *in_lines("LAID", laid, "7 6 5 4 3 2 P Y M X C"),
        "",
        *in_lines("HELD", held, "7 6 5 4 3 2 P Y M X C G D H E S"),
    ]
    return "\n".join(lines) + "\n"


def in_lines(name: str, weights: Any, kinds: str) -> Iterable[str]:
    yield f"{name}: Final = vec[i64]([  # {kinds}"
    for line in np.rint(HUNDREDTHS * weights).astype(int).tolist():
        yield f"    {', '.join(map(str, line))},"
    yield "])  # fmt: skip"


if __name__ == "__main__":
    sys.exit(main())
