"""The bots that search: one of them never changes, another keeps its tree, and all keep to their budget."""

from __future__ import annotations

import sys
import time
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.played import shorter
from tests.test_records import FOLDER
from theomachy.bots import make_bot
from theomachy.bots.mcts import MOST_NODES, RIVALS, ROUND, Node, size_below
from theomachy.bots.search import FOREVER, Search
from theomachy.build import compiled
from theomachy.games import OURS, Event, Recall, View, game
from theomachy.kernel.records import read_record_file
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match, begun, go_on

of_every_game = pytest.mark.parametrize("key", OURS)


def new_match(key: str, seed: int = 1, seats: int = 2) -> Match:
    rules = game(key)
    return Match(rules, rules.options(changes=shorter(key)), ["search"] * seats, Dealer(seed))


def choose(match: Match, bot: Any) -> int:
    seat = match.to_move()
    action: int = bot.choose(match.view(seat), match.recall(seat), match.events(seat))
    match.choose(seat, action)
    return action


# --- search-1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*-search-1-*.record")), ids=lambda path: path.stem)
def test_search_1_plays_as_it_once_did(path: Path) -> None:
    """These records were made by `search` before anything in it was changed.  Whoever improves the value or the prior
    of a game leaves the old one to `for_search_1`."""
    record = read_record_file(path)
    match = begun(record)
    bots = [make_bot("search-1:iterations=20", match.game, seat + 1) for seat in range(len(record.seats))]
    for number, (who, text) in enumerate(record.choices[: None if compiled() else 120], 1):
        seat = match.to_move()
        if who != "chance":
            chosen = bots[seat].choose(match.view(seat), match.recall(seat), match.events(seat))
            assert match.notation.write_action(chosen) == text, number
        go_on(match, record, number)


# --- the budget -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["search", "search-1", "ismcts"])
def test_every_search_has_a_budget_of_processor_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look at the clock takes a second here, so it is not the machine that decides."""
    match = new_match("olympus")
    rounds = []
    for cpu in (3, 30):
        ticks = count()
        monkeypatch.setattr(time, "thread_time", lambda ticks=ticks: next(ticks))
        bot: Any = make_bot(f"{name}:cpu={cpu}", match.game, 1)
        assert (bot.iterations, bot.seconds) == (None, FOREVER)
        view = match.view(match.to_move())
        bot.think(view, match.recall(view.seat))
        rounds.append(sum(node.visits for node in children(bot.search.root)) // ROUND)
    assert 0 < rounds[0] < rounds[1] <= 30


# --- whom it compares -------------------------------------------------------------------------------------------------


@of_every_game
def test_every_so_often_the_worse_half_drops_out(key: str) -> None:
    match = new_match(key)
    while len((view := match.view(match.to_move())).legal) < 5:
        choose(match, make_bot("random", match.game, 1))
    bot: Any = make_bot("search:iterations=600,net=0", match.game, 1)
    bot.think(view, match.recall(view.seat))
    rivals = min(len(view.legal), RIVALS)
    rounds = (rivals - 1).bit_length()
    tried = sorted((int(child.visits) for child in children(bot.search.root) if child.visits), reverse=True)
    assert len(tried) == rivals
    assert sum(tried) == 600
    assert all(abs(visits - 600 / rounds / rivals) <= 1 for visits in tried[(rivals + 1) // 2 :])
    assert tried[0] - tried[1] <= 1  # the last two shared what was left
    assert tried[1] >= 600 / rounds / 2
    assert bot.search.best(view.legal) in {int(c.action) for c in children(bot.search.root) if c.visits >= tried[1]}


@of_every_game
def test_of_what_is_tried_the_better_is_chosen(key: str) -> None:
    """And what suggests itself only counts as long as little was tried."""
    match = new_match(key)
    while len((view := match.view(match.to_move())).legal) < 2:
        choose(match, make_bot("random", match.game, 1))
    bot: Any = make_bot("search:iterations=1", match.game, 1)
    search, world = bot.search, match.game.guess(view, match.recall(view.seat), bot.rng)
    search.compete(world, view.seat)
    last = search.rivals[-1]
    for rival in search.rivals:
        rival.visits, rival.total = 10_000, 9_000.0 if rival is last else 8_000.0
    while len(search.rivals) > 1:
        search.halve()
    assert search.best(view.legal) == last.action


# --- what it believes -------------------------------------------------------------------------------------------------


def test_search_believes_unless_it_is_told_not_to() -> None:
    """`search-1` and `ismcts` take everything that is hidden as equally likely, as they always did."""
    believes = {
        name: any_bot(name).search.believes
        for name in ("search", "search:beliefs=0", "search-1", "ismcts", "level:1", "level:6")
    }
    assert believes == {
        **dict.fromkeys(("search", "level:1", "level:6"), True),
        **dict.fromkeys(("search:beliefs=0", "search-1", "ismcts"), False),
    }


def any_bot(name: str) -> Any:
    return make_bot(name, game("hera-zeus"), 1)


def test_what_is_believed_changes_what_is_searched() -> None:
    """In Hera and Zeus; in a game that has no beliefs of its own all is as before."""
    for key in OURS:
        match = new_match(key)
        for _ in range(40):
            choose(match, make_bot("random", match.game, 1))
        while len((view := match.view(match.to_move())).legal) < 3:
            choose(match, make_bot("random", match.game, 1))
        totals = []
        for beliefs in ("", ",beliefs=0"):
            bot: Any = make_bot(f"search:iterations=60{beliefs}", match.game, 1)
            bot.think(view, match.recall(view.seat))
            totals.append([(node.visits, node.total) for node in children(bot.search.root)])
        assert (totals[0] == totals[1]) == (key != "hera-zeus")


# --- the tree is kept -------------------------------------------------------------------------------------------------


def children(node: Node) -> list[Node]:
    found, child = [], node.child
    while child is not None:
        found.append(child)
        child = child.after
    return found


class Watched(Search):
    """Notes at each of its choices how much of its search it still has, and what it was told since the last one."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.told: list[Event] = []
        self.kept: list[tuple[int, list[Event]]] = []

    def choose(self, view: View, recall: Recall, events: list[Event]) -> int:
        self.told = events
        return super().choose(view, recall, events)

    def answer(self, view: View, recall: Recall) -> int:
        self.kept.append((sum(child.visits for child in children(self.search.root)), self.told))
        return super().answer(view, recall)


@of_every_game
def test_what_was_searched_is_kept_until_something_is_learnt(key: str) -> None:
    match = new_match(key)
    bots = [Watched(match.game, seat, 8) for seat in range(2)]
    while not match.over:
        choose(match, bots[match.to_move()])
    kept = [choice for bot in bots for choice in bot.kept]
    assert sum(visits > 0 for visits, _ in kept) > len(kept) / 4
    by_chance = {"drew", "shaken", "threw"}
    assert not any(visits for visits, told in kept if by_chance & {event.name for event in told})


@of_every_game
def test_search_plays_the_same_for_the_same_seed_in_a_whole_game(key: str) -> None:
    games = []
    for _ in range(2):
        match = new_match(key)
        bots = [make_bot("search:iterations=8", match.game, seat) for seat in range(2)]
        games.append([choose(match, bots[match.to_move()]) for _ in range(60) if not match.over])
    assert games[0] == games[1]


# --- and does not grow for ever ---------------------------------------------------------------------------------------


@of_every_game
def test_a_tree_that_is_full_stops_growing_and_is_still_searched(key: str) -> None:
    match = new_match(key, seed=4)
    bot: Any = make_bot("search:iterations=300", match.game, 1)
    bot.search.most_nodes = 40
    for _ in range(30):
        choose(match, bot)
        assert bot.search.nodes == size_below(bot.search.root) <= 40


def test_a_full_tree_takes_less_than_200_mib() -> None:
    """Compiled; interpreted no search comes so far."""
    assert MOST_NODES * (sys.getsizeof(Node(1, 0, 1, None)) + 16) < 200 << 20
