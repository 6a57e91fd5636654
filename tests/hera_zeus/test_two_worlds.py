"""Two games that tell a seat the same story must show it the same table, whatever is hidden from it."""

from __future__ import annotations

import random

import pytest

from tests.hera_zeus.lockstep import random_options
from tests.hera_zeus.table import GAME
from tests.rule import rule
from theomachy.build import compiled
from theomachy.games.contract import Event
from theomachy.games.hera_zeus import notation
from theomachy.games.hera_zeus.options import Options
from theomachy.games.hera_zeus.rules import DealNine
from theomachy.kernel.events import Log, LogEntry
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER

PAIRS = 800 if compiled() else 120
QUIET = ("DRAW", "LAY", "USE(D", "USE(H", "USE(E", "USE(S", "USE(G", "REMOVE", "TAKE", "END")  # betrays little


class World:
    """A game, and what the others were told of it."""

    def __init__(self, options: Options, others: tuple[int, ...]) -> None:
        self.log = Log()
        self.s = GAME.new(2, options)
        self.s.log = self.log
        self.held: list[LogEntry] = []
        self.logs: dict[int, list[Event]] = {seat: [] for seat in others}

    def take(self, action: int) -> None:
        GAME.apply(self.s, action)
        self.held += self.log.drain()
        if not GAME.holds_back(self.s):
            for seat, log in self.logs.items():
                seen = [GAME.seen(self.s.options, entry, seat) for entry in self.held]
                log += [event for event in seen if event is not None]
            self.held = []

    def question(self) -> str:
        return self.s.frame.step().question() if self.s.frame is not None else ""

    def draws_for(self, seat: int) -> bool:
        """Does chance bring this seat a card that nobody else sees?"""
        f = self.s.frame
        assert f is not None
        step = f.step()
        return step.seat == seat if isinstance(step, DealNine) else self.question() == "drawn" and f.seat == seat


def alike(text: str) -> str:
    """What of a choice others see, once it is told: not which card was laid or taken, but its back."""
    return text[:4] + "*" * ("*" in text) if text.startswith(("LAY(", "TAKE(")) else text


def choices(one: World, two: World, hidden: int, rng: random.Random) -> tuple[int, int] | None:
    """Something to do in both worlds that looks alike to all but the hidden seat; None if there is nothing."""
    legal, legal_there = GAME.legal(one.s), GAME.legal(two.s)
    if GAME.to_move(one.s) == CHANCE:
        action = rng.choices(legal, GAME.weights(one.s))[0]
        if one.draws_for(hidden):
            other = rng.choices(legal_there, GAME.weights(two.s))[0]
            captive = notation.read_action("{C}")
            if captive not in (action, other):
                return action, other
    else:
        quiet = [action for action in legal if notation.write_action(action).startswith(QUIET)]
        action = rng.choice(quiet if quiet and rng.random() < 0.85 else legal)
        if GAME.to_move(one.s) == hidden:
            looks = alike(notation.write_action(action))
            same = [other for other in legal_there if alike(notation.write_action(other)) == looks]
            return (action, rng.choice(same)) if same else None
    return (action, action) if action in legal_there else None


def compare(seed: int) -> int:
    """How often two worlds that had told the same story were compared."""
    rng = random.Random(seed)
    options = random_options(rng)
    hidden = rng.randrange(2)
    others = (1 - hidden, WATCHER)
    one, two = World(options, others), World(options, others)
    compared = 0
    while NOBODY not in (GAME.to_move(one.s), GAME.to_move(two.s)):
        held = [world for world in (one, two) if GAME.holds_back(world.s)]
        if len(held) == 1 and held[0].question() == "late-god":  # only in one world is there a god card
            held[0].take(notation.read_action("END_TURN"))
            continue
        if not held:
            if one.logs != two.logs:
                break
            for seat in others:
                assert GAME.view(one.s, seat) == GAME.view(two.s, seat), (seed, options.edition, options.changes())
                assert GAME.recall(one.s, seat) == GAME.recall(two.s, seat), (seed, options.edition, options.changes())
            compared += 1
        if GAME.to_move(one.s) != GAME.to_move(two.s) or one.question() != two.question():
            break
        actions = choices(one, two, hidden, rng)
        if actions is None:
            break
        one.take(actions[0])
        two.take(actions[1])
    return compared


@rule("HZ-HAND-02", "HZ-PLAY-02", "HZ-DRAW-01", "HZ-SETUP-07", "HZ-HADES-02", "HZ-TURN-09")
@pytest.mark.parametrize("part", range(4))
def test_what_cannot_be_seen_cannot_change_a_view(part: int) -> None:
    assert sum(compare(seed) for seed in range(part, PAIRS, 4)) > 5 * PAIRS
