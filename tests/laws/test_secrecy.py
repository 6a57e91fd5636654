"""Whatever is hidden from an audience may be something else: not a byte that it gets changes, now or later."""

from __future__ import annotations

import json
import os
import random
from itertools import zip_longest

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.laws.play import GAMES, Played, played
from tests.server.worlds import Move, twin
from theomachy.build import compiled
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER
from theomachy.table.match import Match
from theomachy.table.wire import pack, pack_event

# For a campaign: THEOMACHY_WORLDS=2000 pytest tests/laws/test_secrecy.py
EXAMPLES = int(os.environ.get("THEOMACHY_WORLDS", "40" if compiled() else "8"))
APART = 15  # choices at the most that two worlds are followed, after the one in which they differ
EVERY = 12  # positions of a game, and one of them is changed
IN_SECRET = 6  # choices at the most that one seat makes before the others are told


class Told(Exception):
    """The worlds differ, and the rules say so to this audience."""


def same_bytes(of: Played, one: Match, other: Match, audience: int, heard: int) -> None:
    """All that this audience is sent, and what it would be answered; unless a rule has shown it what was hidden."""
    fresh = [match.told[audience][heard:] for match in (one, other)]
    for told, told_there in zip_longest(*map(list, fresh)):
        if told != told_there:
            assert any(event is not None and of.reveals(event) for event in (told, told_there)), (told, told_there)
            raise Told
    if (one.over and other.over) or any(of.lays_open(event) for event in fresh[0]):
        raise Told
    if sent(one, audience, heard) != sent(other, audience, heard):
        a, b = pack(one.view(audience)), pack(other.view(audience))
        print(
            {k: (a[k], b[k]) for k in a if a[k] != b[k]},
            one.choices[-3:],
            fresh[0][-3:],
            one.can_undo(max(0, audience)),
            other.can_undo(max(0, audience)),
        )
    assert sent(one, audience, heard) == sent(other, audience, heard)


def sent(match: Match, audience: int, heard: int) -> bytes:
    view = match.view(audience)
    told = [pack_event(event) for event in match.told[audience][heard:]]
    can_undo = audience != WATCHER and match.can_undo(audience)
    return json.dumps([pack(view), told, len(match.told[audience]), can_undo]).encode()


def refusals(of: Played, match: Match, audience: int) -> list[tuple[str, str]]:
    """Why this audience may not do what it may not do, if it is asked."""
    s = match._state
    if match.to_move() != audience:
        return []
    legal = of.game.legal(s)
    reasons = [of.game.refusal(s, action) for action in range(of.actions) if action not in legal]
    return [(reason.code, reason.clause) for reason in reasons]


def changed(of: Played, match: Match, audience: int, rng: random.Random) -> Match | None:
    """The same match, but for one thing that this audience cannot see; None if there is no such thing."""
    if match.holder != NOBODY or match.over:
        return None
    other = twin(match)
    if not of.change_hidden(other._state, audience, rng):
        return None
    other._state.listed = False
    other._views = {}
    return other if of.game.legal(other._state) else None


def follow(of: Played, one: Match, other: Match, audience: int, rng: random.Random) -> int:
    """Go on in both with the same choices, as long as there are any; says how many were made."""
    heard = len(one.told[audience])
    for made in range(APART):
        move = common_move(of, one, other, rng)
        if move is None:
            return made
        for match in (one, other):
            match._apply(*move)
        try:
            finish_in_secret(of, one, other, audience, heard, rng)
        except Told:
            return made
    return APART


def common_move(of: Played, one: Match, other: Match, rng: random.Random) -> Move | None:
    who = one.to_move()
    if one.over or other.over or who != other.to_move():
        return None
    there = of.game.legal(other._state)
    legal = [action for action in of.game.legal(one._state) if action in there]
    if rng.random() < 0.5:
        legal = [action for action in legal if of.likes(action)] or legal
    return (who, rng.choice(legal)) if legal else None


def finish_in_secret(of: Played, one: Match, other: Match, audience: int, heard: int, rng: random.Random) -> None:
    """What is held back in one world only is carried to its end there; then the two look alike."""
    for match, beside in ((one, other), (other, one)):
        left = IN_SECRET
        while match.holder not in (NOBODY, audience) and beside.holder == NOBODY and left > 0:
            quiet = [action for action in of.game.legal(match._state) if of.is_quiet(action)]
            match._apply(match.to_move(), rng.choice(quiet or of.game.legal(match._state)))
            left -= 1
    same_bytes(of, one, other, audience, heard)


def any_action(of: Played, match: Match, rng: random.Random) -> int:
    legal: list[int] = of.game.legal(match._state)
    if rng.random() < 0.3 and match.to_move() != CHANCE:
        legal = [action for action in legal if of.likes(action)] or legal
    return rng.choice(legal)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_hidden_changes_no_byte_to_the_others(key: str) -> None:
    """Neither where it was changed nor as long as both worlds are played on alike."""
    of = played(key)
    followed = 0

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
    @given(data=st.data(), seed=st.integers(0, 2**32))
    def compare(data: st.DataObject, seed: int) -> None:
        nonlocal followed
        rng = random.Random(seed)
        seats = rng.randint(*of.game.players)
        match = Match(of.game, data.draw(of.some_options), ["somebody"] * seats, None)
        while not match.over and len(match.choices) < 400:
            if rng.randrange(EVERY) == 0:
                audience = rng.choice(match.audience)
                other = changed(of, match, audience, rng)
                if other is not None:
                    same_bytes(of, match, other, audience, len(match.told[audience]))
                    assert refusals(of, match, audience) == refusals(of, other, audience)
                    followed += follow(of, twin(match), other, audience, rng)
            match._apply(match.to_move(), any_action(of, match, rng))

    compare()
    assert followed > 5 * EXAMPLES
