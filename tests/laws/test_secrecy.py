"""Whatever is hidden from an audience may be something else: not a byte that it gets changes, now or later."""

from __future__ import annotations

import json
import os
import random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.laws.play import GAMES, Played, played
from tests.laws.secrets import IN_SECRET, any_move, changed, common_move, is_shown, secret_moves
from tests.server.worlds import Move, twin
from theomachy.build import compiled
from theomachy.games.registry import OURS
from theomachy.kernel.seats import CHANCE, WATCHER
from theomachy.table.match import Match
from theomachy.words import words

# For a campaign: THEOMACHY_WORLDS=2000 pytest tests/laws/test_secrecy.py
WORLDS = int(os.environ.get("THEOMACHY_WORLDS", "40" if compiled() else "8"))
LONGEST = 400  # choices of a game
EVERY = 12  # positions, and about one of them is changed
APART = 15  # choices at the most that both worlds are followed


def sent(match: Match, audience: int, known: int) -> bytes:
    events = [match.wire.pack_event(event) for event in match.logs[audience][known:]]
    can_undo = audience != WATCHER and match.can_undo(audience)
    sight = match.wire.pack(match.view(audience)), match.wire.pack_recall(match.recall(audience))
    return json.dumps([*sight, events, len(match.logs[audience]), can_undo]).encode()


def refusals(of: Played, match: Match, audience: int) -> list[tuple[str, str]]:
    """Why this audience may not do what it may not do, if it is asked."""
    if match.to_move() != audience:
        return []
    legal = of.game.legal(match._state)
    reasons = [of.game.refusal(match._state, action) for action in range(of.actions) if action not in legal]
    return [(reason.code, reason.clause) for reason in reasons]


def follow(of: Played, one: Match, other: Match, audience: int, rng: random.Random) -> int:
    """Go on in both with the same choices, as long as there are any; says how often they were compared."""
    known = len(one.logs[audience])
    assert sent(one, audience, known) == sent(other, audience, known)
    assert refusals(of, one, audience) == refusals(of, other, audience)
    for made in range(APART):
        move = common_move(of, one, other, rng)
        if move is None:
            return made
        make(one, move)
        make(other, move)
        secret_moves(of, one, other, make, rng)
        if is_shown(of, one.logs[audience][known:], other.logs[audience][known:]) or (one.over and other.over):
            return made
        assert sent(one, audience, known) == sent(other, audience, known), (one.choices[-3:], other.choices[-3:])
    return APART


def make(match: Match, move: Move) -> None:
    match._apply(*move)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_hidden_changes_no_byte_to_the_others(key: str) -> None:
    """Neither where it was changed nor as long as both worlds are played on alike."""
    of = played(key)
    compared = 0

    @settings(max_examples=WORLDS, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
    @given(data=st.data(), seed=st.integers(0, 2**32))
    def compare(data: st.DataObject, seed: int) -> None:
        nonlocal compared
        rng = random.Random(seed)
        seats = rng.randint(*of.game.players)
        match = Match(of.game, data.draw(of.some_options), ["somebody"] * seats, None)
        while not match.over and len(match.choices) < LONGEST:
            if rng.randrange(EVERY) == 0:
                audience = rng.choice(match.audience)
                other = changed(of, match, audience, rng)
                if other is not None:
                    compared += follow(of, twin(match), other, audience, rng)
            make(match, any_move(of, match, rng))

    compare()
    assert compared > (5 if key in OURS else 2) * WORLDS  # the fourth game is short


def test_everybody_can_see_the_answers_to_an_open_question() -> None:
    """So whoever gives the only one at once, among people, tells nobody anything by that."""
    of, asked = played("hera-zeus"), words("en", "hera-zeus").open_questions
    assert all(not words("en", key).open_questions for key in ("olympus", "deukalion"))
    compared: set[str] = set()
    rng = random.Random(16)
    for number in range(2 * WORLDS):
        match = Match(of.game, of.game.options(of.game.editions[number % 3]), ["somebody"] * 2, None)
        while not match.over and len(match.choices) < LONGEST:
            if rng.randrange(EVERY // 3) == 0 and match.to_move() != CHANCE:
                seat = match.to_move()
                other = changed(of, match, 1 - seat, rng)
                if other is not None:
                    compared |= answers_compared(of, twin(match), other, seat, rng)
            make(match, any_move(of, match, rng))
    assert compared == asked


def answers_compared(of: Played, one: Match, other: Match, seat: int, rng: random.Random) -> set[str]:
    """Go on in both until the opponent could tell them apart; says which open questions came up on the way."""
    asked, found, known = words("en", of.game.key).open_questions, set(), len(one.logs[1 - seat])
    for _ in range(IN_SECRET):
        if one.to_move() == other.to_move() == seat and (question := one.view(seat).question) in asked:
            assert other.view(seat).question == question
            assert other.view(seat).legal == one.view(seat).legal
            found.add(question)
        move = common_move(of, one, other, rng)
        if move is None or len(one.logs[1 - seat]) > known:
            break
        make(one, move)
        make(other, move)
    return found
