"""A bot of the server is made anew for each choice, and goes on with what was searched before at its place."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.test_workers import choice, packed, position
from theomachy.bots import make_bot
from theomachy.bots.kept import PLACES, Kept
from theomachy.games import GAMES, OURS
from theomachy.server import thinking
from theomachy.server.workers import Workers
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match
from theomachy.table.wire import Wire, pack_options, unpack_options

of_every_game = pytest.mark.parametrize("key", OURS)


class Remembering(Kept):
    """Notes how often what was handed over had been visited, of each choice that is one."""

    def __init__(self) -> None:
        super().__init__()
        self.visits: list[int] = []

    def hand_over(self, place: str, bot: Any, view: Any) -> None:
        super().hand_over(place, bot, view)
        fits = bool(bot.worlds) and all(bot.looks_like(world, view) for world in bot.worlds)
        self.visits.append(int(bot.search.root.visits) if fits else 0)


def played_at_a_server(key: str, spec: str, choices: int, kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is asked there: by messages, and not where there is one answer."""
    monkeypatch.setattr(thinking, "KEPT", kept)
    game = GAMES[key]
    match = Match(game, game.options(), ["a bot"] * 2, Dealer(4))
    wire = Wire(game, unpack_options(game, pack_options(match.options)))
    for number in range(choices):
        if match.over:
            break
        seat = match.to_move()
        view, recall = match.view(seat), match.recall(seat)
        action = view.legal[0]
        if len(view.legal) > 1:
            asked = [
                pack_options(match.options),
                spec,
                number,
                wire.pack(view),
                wire.pack_recall(recall),
                f"place {seat}",
            ]
            action = thinking.chosen(key, *json.loads(json.dumps(asked)))
        match.choose(seat, action)


@of_every_game
def test_a_search_goes_on_where_the_one_before_stopped(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Remembering()
    played_at_a_server(key, "search:iterations=60", 60, kept, monkeypatch)
    found = [visits for visits in kept.visits if visits > 0]
    assert len(found) > len(kept.visits) / 5
    assert max(found) >= 10


def test_what_does_not_fit_is_not_used() -> None:
    """The tree of another position, or of another kind of bot."""
    game, (_, view, recall) = GAMES["hera-zeus"], position("hera-zeus")
    match = Match(game, game.options(), ["a", "b"], Dealer(1))
    seat = match.to_move()
    other: Any = make_bot("search:iterations=20", game, 1)
    other.choose(match.view(seat), match.recall(seat), [])
    for spec in ("search:iterations=20", "level:1,iterations=20", "search-1:iterations=20"):
        kept = Kept()
        kept.keep("here", other)
        bot = make_bot(spec, game, 3)
        kept.hand_over("here", bot, view)
        assert bot.choose(view, recall, []) == make_bot(spec, game, 3).choose(view, recall, [])
        assert not kept.searches


def test_few_and_small_trees_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    game, (_, view, recall) = GAMES["olympus"], position("olympus")
    bots: list[Any] = [make_bot("search:iterations=20", game, seed) for seed in range(PLACES + 2)]
    kept = Kept()
    for number, bot in enumerate(bots):
        bot.choose(view, recall, [])
        kept.keep(str(number), bot)
    assert [*kept.searches] == [str(number) for number in range(2, PLACES + 2)]
    monkeypatch.setattr("theomachy.bots.kept.NODES", bots[-1].search.nodes)
    kept.keep(str(PLACES + 1), bots[-1])
    assert [*kept.searches] == [str(PLACES + 1)]
    monkeypatch.setattr("theomachy.bots.kept.NODES", bots[-1].search.nodes - 1)
    kept.keep(str(PLACES + 1), bots[-1])
    assert not kept.searches
    kept.keep("greedy", make_bot("greedy", game, 1))
    assert not kept.searches


def test_a_place_is_thought_about_where_it_was_before() -> None:
    async def test() -> None:
        workers = Workers(2)
        try:
            options, spec = position("hera-zeus")[0], "search:iterations=20"

            def at(place: str) -> Any:
                return workers.choose("hera-zeus", options, spec, 1, *packed("hera-zeus"), "", place)

            await asyncio.gather(at("one"), at("two"))
            one, two = (next(each for each in workers.idle if place in each.places) for place in ("one", "two"))
            assert one is not two
            for place, worker in (("one", one), ("two", two), ("one", one)):
                await at(place)
                assert workers.idle[-1] is worker
            await asyncio.gather(at("one"), at("one"))  # its process is busy: the other takes it
            assert sum("one" in each.places for each in workers.idle) == 1
            await choice(workers)
        finally:
            await workers.close()

    asyncio.run(test())
