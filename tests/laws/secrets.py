"""Two worlds that differ in one hidden thing, played on alike: what an audience is sent may not differ, unless a rule
has shown it the difference."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import zip_longest

from tests.laws.play import Played
from tests.server.worlds import Move, twin
from theomachy.games import Event
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.table.match import Match

IN_SECRET = 6  # choices at the most that a seat makes before the others are told


def changed(of: Played, match: Match, audience: int, rng: random.Random) -> Match | None:
    """The same match, but for one thing that this audience cannot see; None if there is no such thing."""
    if match.holder != NOBODY or match.over:
        return None
    other = twin(match)
    other._views = {}
    found = of.change_hidden(other._state, audience, rng) and of.game.legal(other._state)
    return other if found else None


def any_move(of: Played, match: Match, rng: random.Random) -> Move:
    legal: list[int] = of.game.legal(match._state)
    if match.to_move() != CHANCE and rng.random() < 0.3:
        legal = [action for action in legal if of.likes(action)] or legal
    return match.to_move(), rng.choice(legal)


def common_move(of: Played, one: Match, other: Match, rng: random.Random) -> Move | None:
    """Something that can be done in both."""
    if one.over or other.over or one.to_move() != other.to_move():
        return None
    there = of.game.legal(other._state)
    legal = [action for action in of.game.legal(one._state) if action in there]
    if rng.random() < 0.5:
        legal = [action for action in legal if of.likes(action)] or legal
    return (one.to_move(), rng.choice(legal)) if legal else None


def secret_moves(of: Played, one: Match, other: Match, make: Callable[[Match, Move], None], rng: random.Random) -> None:
    """What is held back in one world only is carried to its end there."""
    for match, beside in ((one, other), (other, one)):
        for _ in range(IN_SECRET):
            if match.holder == NOBODY or beside.holder != NOBODY:
                break
            legal = of.game.legal(match._state)
            quiet = [action for action in legal if of.is_quiet(action)]
            make(match, (match.to_move(), rng.choice(quiet or legal)))


def is_shown(of: Played, one: list[Event], other: list[Event]) -> bool:
    """Do the rules tell the two worlds apart?  If what is told differs for another reason, that is a leak."""
    for event, there in zip_longest(one, other):
        if event != there:
            events = [event for event in (event, there) if event is not None]
            assert any(of.reveals(event) for event in events), (event, there)
            return True
    return any(of.lays_open(event) for event in one)
