"""Two games that tell a seat the same story must show it the same table, whatever is hidden from it."""

from __future__ import annotations

import random

import pytest

from tests.laws.olympus import OWN_CARDS
from tests.olympus.table import GAME
from tests.rule import rule
from theomachy.build import compiled
from theomachy.games import Event
from theomachy.games.olympus.options import EDITIONS, Options
from theomachy.games.olympus.rules import DealSix
from theomachy.games.olympus.vocabulary import PLAY, YES
from theomachy.kernel.events import Log
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER

PAIRS = 600 if compiled() else 200


class World:
    """A game, and what the others were told of it."""

    def __init__(self, options: Options, others: tuple[int, ...]) -> None:
        self.log = Log()
        self.s = GAME.new(2, options, self.log)
        self.logs: dict[int, list[Event]] = {seat: [] for seat in others}

    def take(self, action: int) -> None:
        GAME.apply(self.s, action)
        for entry in self.log.drain():
            for seat, log in self.logs.items():
                if (seen := GAME.seen(self.s.options, entry, seat)) is not None:
                    log.append(seen)

    def asked(self) -> tuple[int, str]:
        return GAME.to_move(self.s), self.s.frame.step().question() if self.s.frame is not None else ""

    def brings_a_hidden_card(self, seat: int) -> bool:
        """Is chance about to bring this seat a card that nobody else sees?"""
        f = self.s.frame
        assert f is not None
        step = f.step()
        if isinstance(step, DealSix):
            return step.seat == seat
        return step.question() == "drawn" and self.drawer() == seat

    def drawer(self) -> int:
        """Who draws: tried out."""
        trial = self.s.copy()
        before = [GAME.view(trial, WATCHER).cards_in_hand[seat] for seat in (0, 1)]
        GAME.apply(trial, GAME.legal(trial)[0])
        after = GAME.view(trial, WATCHER).cards_in_hand
        return 0 if after[0] > before[0] else 1


def choices(one: World, two: World, hidden: int, rng: random.Random) -> tuple[int, int] | None:
    """What to do in each world so that it looks alike to all but the hidden seat; None if there is nothing."""
    if one.asked() != two.asked():  # paying is told when it is over
        return None
    legal, legal_there = GAME.legal(one.s), GAME.legal(two.s)
    common = [action for action in legal if action in legal_there]
    if GAME.to_move(one.s) == CHANCE and one.brings_a_hidden_card(hidden) and rng.random() < 0.6:
        return rng.choice(legal), rng.choice(legal_there)
    if not common:
        return None
    if rng.random() < 0.7:
        common = [action for action in common if PLAY <= action < PLAY + 200 or action == YES] or common
    action = rng.choice(common)
    return action, action


def compare(seed: int) -> int:
    """How often two worlds that had told the same story were compared."""
    rng = random.Random(seed)
    custom = {"custom_cards": OWN_CARDS} if seed % 3 == 0 else {}
    options = Options(rng.choice(list(EDITIONS)), {"removed_cards": rng.choice((0, 20)), **custom})
    hidden = rng.randrange(2)
    others = (1 - hidden, WATCHER)
    one, two = World(options, others), World(options, others)
    compared = 0
    while NOBODY not in (GAME.to_move(one.s), GAME.to_move(two.s)):
        alike = [seat for seat in others if one.logs[seat] == two.logs[seat]]
        if not alike:
            break
        for seat in alike:
            assert GAME.view(one.s, seat) == GAME.view(two.s, seat), (seed, seat)
            assert GAME.recall(one.s, seat) == GAME.recall(two.s, seat), (seed, seat)
        compared += 1
        actions = choices(one, two, hidden, rng)
        if actions is None:
            break
        for world, action in zip((one, two), actions, strict=True):
            world.take(action)
    return compared


@rule("FO-SETUP-07", "FO-DRAW-02", "FO-ABILITY-13", "FO-MOVE-06")
@pytest.mark.parametrize("part", range(4))
def test_what_cannot_be_seen_cannot_change_a_view(part: int) -> None:
    assert sum(compare(seed) for seed in range(part, PAIRS, 4)) > 5 * PAIRS
