"""Two engines that share no line agree on every choice, every chance and every table."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from dataclasses import astuple
from typing import Any

import pytest

from tests.olympus.random_cards import CardMaker, card_file
from tests.olympus.second_engine import BOARD, CHANCE, COLOURS, NO, NOBODY, WATCHER, Entry, SecondEngine, Unit
from theomachy.games.olympus.card_text import packaged
from theomachy.games.olympus.game import Olympus
from theomachy.games.olympus.options import EDITIONS, OPTIONS, Options
from theomachy.games.olympus.state import State
from theomachy.games.olympus.view import View, known_in_hand, names
from theomachy.games.olympus.vocabulary import PLACE_NAMES
from theomachy.kernel.options import Range, Value

GAME = Olympus()
BOX: list[Entry] = tomllib.loads(packaged())["card"]
REASONS = {"board-full": "board", "seven-points": "points", "pile-empty": "pile"}
GAMES, CUSTOM_GAMES = 48, 12  # many more were played while the rules were written

# What a player likes to do, by ranges of actions; the rest of the time he does anything.
PLAYING, SAYING_YES, SAYING_NO = [range(600)], [range(NO)], [range(200), range(NO, NO + 1)]
LEANINGS = [[], PLAYING, SAYING_YES, SAYING_YES, SAYING_NO]


def random_options(rng: random.Random, **changes: Value) -> Options:
    """An edition, and half of the options changed at random."""
    for name, (values, _) in OPTIONS.items():
        if isinstance(values, Range) and rng.random() < 0.5:
            low, high = values.low, values.high
            changes[name] = rng.choice([low, low, high, rng.randint(low, high)])
        elif isinstance(values, tuple) and rng.random() < 0.5:
            changes[name] = rng.choice(values)
    return Options(rng.choice(list(EDITIONS)), changes)


def seen_in(s: State) -> dict[str, Any]:
    """The whole table, as `seen_by_second` has it."""
    views: list[View] = [GAME.view(s, 0), GAME.view(s, 1), GAME.view(s, WATCHER)]
    v = views[0]
    return {
        "turn": (v.active, v.turns),
        "counter": v.points[0] - v.points[1],
        "markers": [next((side for side in (0, 1) if colour in v.markers[side]), BOARD) for colour in COLOURS],
        "units": [astuple(unit) if (unit := v.units.get(place)) else None for place in PLACE_NAMES],
        "hands": [sorted(view.hand) for view in views[:2]],
        "known": [[sorted(known(s, view, side)) for view in views if view.seat != side] for side in (0, 1)],
        "sizes": list(v.cards_in_hand),
        "announced": v.announced.card if v.announced else "",
        "discard": list(v.discard),
        "pile": v.pile,
    }  # fmt: skip


def known(s: State, view: View, side: int) -> tuple[str, ...]:
    """As it was before all was laid open."""
    return names(s, known_in_hand(s, side, view.seat)) if view.laid_open else view.known[side]


def seen_by_second(e: SecondEngine) -> dict[str, Any]:
    def shown(u: Unit | None) -> tuple[object, ...] | None:
        if u is None:
            return None
        values = e.attack(u), e.defence(u), u.damage, u.attacks, e.silenced(u)
        return (u.card.id, u.worn.id if u.worn else "", *values)

    ids = [entry["id"] for entry in e.entries]
    return {
        "turn": (e.active, e.turns),
        "counter": e.counter,
        "markers": [e.markers[colour] for colour in COLOURS],
        "units": [shown(u) for side in e.board for u in side],
        "hands": [sorted(card.id for card in hand) for hand in e.hands],
        "known": [[sorted(ids[d] for d in seen.elements()) for seen in known.values()] for known in e.known],
        "sizes": [len(hand) for hand in e.hands],
        "announced": e.announced.id if e.announced else "",
        "discard": [card.id for card in e.discard],
        "pile": e.pile,
    }


class Pair:
    """A game of both engines; `moments` plays it at random and stops at every question, where both must agree."""

    every_table = False  # look at the table also when chance is asked?

    def __init__(self, seed: int, options: Options, entries: list[Entry]) -> None:
        self.rng = random.Random(seed)
        self.options = options
        self.entries = entries
        self.s = GAME.new(2, options)
        self.second = SecondEngine(entries, dict(options.values))
        changes = {name: value for name, value in options.changes().items() if name != "custom_cards"}
        self.where = f"seed {seed}, {options.edition}, {changes}"
        self.story: list[int] = []

    def moments(self) -> Iterator[int]:
        leanings = [self.rng.choice(LEANINGS), self.rng.choice(LEANINGS)]
        while self.second.to_move() != NOBODY:
            who = self.second.to_move()
            self.agree()
            yield who
            action = self.answer(leanings[who] if who != CHANCE else [])
            self.story.append(action)
            GAME.apply(self.s, action)
            self.second.apply(action)
        self.agree_on_the_end()

    def agree(self) -> None:
        e, s = self.second, self.s
        assert e.to_move() == GAME.to_move(s), self.where
        assert e.legal() == sorted(GAME.legal(s)), self.where
        if e.to_move() == CHANCE:
            assert e.question is not None
            assert e.question.answers == dict(zip(GAME.legal(s), GAME.weights(s), strict=True)), self.where
        if e.to_move() != CHANCE or self.every_table:
            assert seen_by_second(e) == seen_in(s), self.where

    def agree_on_the_end(self) -> None:
        assert GAME.to_move(self.s) == NOBODY, self.where
        v = GAME.view(self.s, 0)
        assert (self.second.winner, self.second.reason) == (v.winner, REASONS[v.ending]), self.where
        assert seen_by_second(self.second) == seen_in(self.s), self.where

    def answer(self, leaning: list[range]) -> int:
        assert self.second.question is not None
        answers = self.second.question.answers
        if self.second.to_move() == CHANCE:
            return self.rng.choices(list(answers), list(answers.values()))[0]
        liked = [action for action in answers if any(action in actions for actions in leaning)]
        return self.rng.choice(liked if liked and self.rng.random() < 0.8 else list(answers))


def box_game(seed: int) -> Pair:
    return Pair(seed, random_options(random.Random(-1 - seed)), BOX)


def custom_game(seed: int) -> Pair:
    """With random cards beside those of the box, or in their place."""
    rng = random.Random(-1 - seed)
    own = CardMaker(seed, BOX, replacing=rng.choice([0, 0.5, 1])).cards(rng.choice([1, 20, 60, 116]))
    replaced = [card.get("replaces") for card in own]
    left = [{**card, "copies": 0} if card["id"] in replaced else card for card in BOX]
    return Pair(seed, random_options(rng, custom_cards=card_file(own)), left + own)


@pytest.mark.parametrize("part", range(4))
def test_both_engines_play_the_same_games(part: int) -> None:
    for seed in range(part, GAMES, 4):
        for _ in box_game(seed).moments():
            pass


@pytest.mark.parametrize("part", range(4))
def test_both_engines_play_the_same_games_with_cards_nobody_would_print(part: int) -> None:
    """And no text of any card goes round in circles: the bounds of a turn and of a game hold."""
    for seed in range(part, CUSTOM_GAMES, 4):
        pair = custom_game(seed)
        pile, limit, cap = pair.second.pile - 12, pair.options.effect_limit, pair.options.attack_cap
        for _ in pair.moments():
            assert pair.s.effects <= limit, pair.where
            assert all(unit.attacks <= cap for unit in pair.second.all_units()), pair.where
        assert pair.second.most_effects <= limit, pair.where
        assert pair.second.turns <= (pile + 1) // 2 + 1, pair.where  # all turns but the first draw two cards
