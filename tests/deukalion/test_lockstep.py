"""Both engines side by side: the same question to the same seat, the same answers, the same table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.deukalion.second_engine import SecondEngine, public_summary
from tests.deukalion.table import GAME
from theomachy.games.deukalion.notation import found_position, going_on
from theomachy.games.deukalion.options import ODDS, OPTIONS, Options
from theomachy.games.deukalion.state import REVEALED, State, pursuit_pile_size
from theomachy.games.deukalion.view import view
from theomachy.games.deukalion.vocabulary import (
    ALL_THROWS,
    DICE,
    DRAWN,
    LAID,
    SHAKEN,
    STARTS,
    THROWN,
    TURNED,
    WHIRLED,
)
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER

# What a question is called here and there; a trade is a chest placed there.
DECISIONS = {"trade-city": "place_chest"}
CHANCES = {
    "first-player": "first",
    "laid": "chest",
    "turned-up": "pursuit",
    "dealt": "draw",
    "drawn": "draw",
    "secret": "secret",
    "shaken": "die",
    "thrown": "throw",
    "whirled": "whirlpool",
    "stolen": "steal",
}
FIRSTS = {
    "first": STARTS,
    "chest": LAID,
    "pursuit": TURNED,
    "draw": DRAWN,
    "secret": TURNED,
    "steal": DRAWN,
    "whirlpool": WHIRLED,
}


def outcome(decision: str, there: int, hoplites: int) -> int:
    """What chance brought in the second engine, as the first calls it."""
    if decision == "throw":
        lost, one = divmod(there, 11)
        return THROWN + ALL_THROWS.index((lost, one, hoplites - lost - one))
    return FIRSTS[decision] + there


def same_table(s: State, e: SecondEngine) -> None:
    p, there, v = found_position(s), public_summary(e), view(s, WATCHER)
    sides = [p.sides[seat] for seat in range(s.seats)]
    assert [player.ship or None for player in v.players] == there["ships"]
    assert [side.aboard for side in sides] == there["aboard"]
    assert [side.below for side in sides] == there["below"]
    assert [2 * (side.total or 0) for side in sides] == there["scores"]
    assert [sorted(player.chests) for player in v.players] == there["chests_aboard"]
    assert [sorted(player.completed) for player in v.players] == there["completed"]
    assert [sorted(player.permanents) for player in v.players] == there["permanents"]
    assert [player.honour for player in v.players] == there["honour"]
    if there["won_chest"] is None:
        assert [sorted(chests) for chests in v.cities.values()] == list(there["cities"].values())
    assert sorted(v.discard) == there["discard"]
    assert v.pile == there["action_pile"]
    assert list(v.under) == there["action_bottom"]
    assert [card or None for card in v.open] == there["open"]
    assert sorted(v.removed) == there["removed"]
    assert pursuit_pile_size(s) == there["pursuit_pile"]
    assert list(v.under_pursuits) == there["pursuit_bottom"]
    assert v.hydra == there["hydra"]
    assert (s.first, s.active) == (there["first"], there["active"])
    for seat in range(s.seats):
        own = view(s, seat)
        assert sorted(own.hand) == there["hands"][seat]
        assert (own.secret or None) == there["secret"][seat]
        assert bool(s.table[15 * seat + REVEALED]) >= there["revealed"][seat]
    assert going_on(s).phase in ("setup", "over", "shakes", "sails", "swift", "places", "acts", "hydra")


def put_forced(s: State, e: SecondEngine) -> str:
    """Answer in the second engine what the first did not ask; says what both ask now."""
    f = s.frame
    question = f.step().question() if f is not None else "over"
    wanted = CHANCES[question] if s.asked == CHANCE else DECISIONS.get(question, question.replace("-", "_"))
    who: Any = {CHANCE: "chance", NOBODY: None}.get(s.asked, s.asked)
    while (e.decider(), e.decision()) != (who, wanted) or (
        question != "over" and s.asked >= 0 and e.legal() != sorted(GAME.legal(s)) and len(e.legal()) == 1
    ):
        assert len(e.legal()) == 1, (who, wanted, e.decider(), e.decision(), e.legal())
        assert e.decider() != "chance"
        e.apply(e.legal()[0])
    return wanted


def play_both(seats: int, changes: dict[str, Any], seed: int) -> None:
    rng, picked = Rng(seed), random.Random(seed)
    s = GAME.new(seats, Options(changes=changes))
    e = SecondEngine(seats, changes, auto=False)
    odds = ODDS[str(changes.get("hoplite_odds", "standard"))]
    number = 0
    while s.asked != NOBODY:
        wanted = put_forced(s, e)
        if number % 7 == 0:
            same_table(s, e)
        number += 1
        if s.asked != CHANCE:
            legal = sorted(GAME.legal(s))
            assert legal == e.legal(), (wanted, legal, e.legal())
            liked = [act for act in legal if act not in (70, 71, 72, 73) or picked.random() < 0.3] or legal
            action = liked[rng.below(len(liked))]
            GAME.apply(s, action)
            e.apply(action)
        elif wanted == "die":
            result = rng.below(243)
            GAME.apply(s, SHAKEN + result)
            for die in range(DICE):
                e.apply(result // 3 ** (DICE - 1 - die) % 3 + 1)
        else:
            assert e.question is not None
            hoplites = int(str(e.question.about[1])) if wanted == "throw" else 0
            outcomes = [outcome(wanted, there, hoplites) for there in e.legal()]
            assert sorted(GAME.legal(s)) == sorted(outcomes)
            if sum(odds) ** hoplites < 1 << 31:
                weights = dict(zip(GAME.legal(s), GAME.weights(s), strict=True))
                assert [weights[o] for o in outcomes] == e.weights()
            there = picked.choices(e.legal(), e.weights())[0]
            GAME.apply(s, outcome(wanted, there, hoplites))
            e.apply(there)
    put_forced(s, e)
    same_table(s, e)
    assert e.table.winners == [seat for seat in range(seats) if s.winners >> seat & 1]
    assert e.table.reason == ("goal" if s.ending == 1 else "rounds")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_both_engines_play_the_same_game(seats: int, seed: int) -> None:
    play_both(seats, {}, seed)


@pytest.mark.parametrize("seed", range(10))
def test_both_engines_agree_under_all_options(seed: int) -> None:
    choose = random.Random(seed)
    changes = {
        name: choose.choice(values)
        for name, (values, _) in OPTIONS.items()
        if isinstance(values, tuple) and choose.random() < 0.6 and name != "round_limit"
    }
    play_both(choose.choice((2, 3, 4)), {**changes, "round_limit": 30}, seed)
