"""Games played by bytes: hypothesis chooses them, and shrinks them when a law is broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from theomachy.build import compiled
from theomachy.games import GAMES as REGISTERED
from theomachy.kernel.options import Table, Value
from theomachy.kernel.seats import NOBODY, WATCHER

GAMES = tuple(REGISTERED)
EXAMPLES = 100 if compiled() else 25
PART = 100  # positions of a long game that a law looks at


@dataclass(frozen=True)
class Played:
    """A game, and what the laws have to know of it."""

    game: Any
    some_options: st.SearchStrategy[Any]
    likes: Callable[[int], bool]  # choices that make interesting positions
    everything: Callable[[Any, int], Counter[str]]  # all cards of a game with these options and seats
    cards: Callable[[Any], Counter[str]]  # all cards of a state, wherever they are; pieces, too
    dealt: int  # as many choices deal the first hands
    actions: int  # all choices and outcomes are below
    clauses: str  # how ids of clauses begin
    parts: int = 1  # a long game has so many, and a law looks at one
    watcher_guesses: bool = True
    tells_all: Callable[[Any, int], bool] = lambda s, seat: True  # has a watcher been told all that this seat has done?
    # Make another of one thing that an audience cannot see, if there is one; both states could be those of its view.
    change_hidden: Callable[[Any, int, Random], bool] = lambda s, audience, rng: False
    reveals: Callable[[Any], bool] = lambda event: False  # does a rule show with it what was hidden?
    lays_open: Callable[[Any], bool] = lambda event: False  # or does it show a whole hand, card by card later on?
    is_quiet: Callable[[int], bool] = lambda action: False  # does it end what is done in secret?

    def seats(self, play: bytes) -> int:
        fewest, most = self.game.players
        return int(fewest + sum(play) % (most - fewest + 1))

    def audience(self, play: bytes) -> tuple[int, ...]:
        return (*range(self.seats(play)), WATCHER)

    def guessing(self, play: bytes) -> tuple[int, ...]:
        return self.audience(play) if self.watcher_guesses else self.audience(play)[:-1]

    def chosen(self, s: Any, play: bytes, at: int) -> int:
        """A legal action; every third time rather one that makes interesting positions."""
        legal: list[int] = self.game.legal(s)
        byte = play[at % len(play)] + at // len(play)
        if byte % 3 == 0 and s.asked >= 0:
            legal = [action for action in legal if self.likes(action)] or legal
        return legal[(byte // 3 + at) % len(legal)]

    def positions(self, options: Any, play: bytes) -> Iterator[Any]:
        """The same state again and again, one choice further each time, to the end of the game or of a part of it."""
        s = self.game.new(self.seats(play), options)
        first = PART * (play[0] % self.parts)
        at = 0
        while self.game.to_move(s) != NOBODY and (at < first + PART or self.parts == 1):
            if at >= first:
                yield s
            self.game.apply(s, self.chosen(s, play, at))
            at += 1
        yield s


@cache
def played(key: str) -> Played:
    """Each game has a module of its own here, loaded only when it is wanted."""
    found: Played = import_module(f"tests.laws.{key.replace('-', '_')}").PLAYED
    return found


def some_changes(table: Table, few: dict[str, tuple[Value, ...]]) -> st.SearchStrategy[dict[str, Value]]:
    """Any options, changed to anything; those that take a number or a text to one of a few."""
    values = {name: few.get(name, choices) for name, (choices, _) in table.items()}
    changes = {name: st.sampled_from(choices) for name, choices in values.items() if isinstance(choices, tuple)}
    return st.fixed_dictionaries({}, optional=changes)


def some_play() -> st.SearchStrategy[bytes]:
    return st.binary(min_size=1, max_size=400)


def now_and_then(play: bytes, at: int, every: int) -> bool:
    """For what takes long: at some of the positions of a game, not always the same."""
    return (at + len(play)) % every == 0


def law(test: Callable[[str, st.DataObject, bytes], None]) -> Any:
    """A test that holds in every game, with every edition and option, whatever is played."""
    tried = given(data=st.data(), play=some_play())(test)
    quietly = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))(tried)
    return pytest.mark.parametrize("key", GAMES)(quietly)
