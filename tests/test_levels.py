"""The levels of bots: weak ones err as people do, none knows more than its seat, and the ladder is as measured."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.bad_input import sentence_of
from tests.hera_zeus.table import Table
from theomachy.bots import make_bot
from theomachy.bots.ladder import ITS_RATING, MIDDLE, ladder, read
from theomachy.bots.levels import COUNT, FADED, LOST, PARTS, SECONDS, Level, Memory, minds
from theomachy.cli import main
from theomachy.games import GAMES, OURS
from theomachy.games.hera_zeus import state as table
from theomachy.games.hera_zeus.notation import CODES
from theomachy.kernel.errors import BadInput
from theomachy.kernel.rng import Rng
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match

TABLES = [("hera-zeus", 2), ("olympus", 2), ("deukalion", 3)]
LEVELS = range(1, COUNT + 1)
ERRING = [(key, level) for key in OURS for level in LEVELS if minds(key)[level - 1].haste > 0]
at_every_table = pytest.mark.parametrize(("key", "seats"), TABLES)
NAMES = ("Epimetheus", "Midas", "Echo", "Ariadne", "Tiresias", "Prometheus")
of_every_game = pytest.mark.parametrize("key", OURS)


def positions(
    key: str, seats: int, seed: int, many: int, apart: int = 5, bot: str = "greedy:worlds=1"
) -> Iterator[Match]:
    """Of a game between bots, each where somebody has a choice."""
    game = GAMES[key]
    match = Match(game, game.options(), ["greedy"] * seats, Dealer(seed))
    bots = [make_bot(bot, game, seat) for seat in range(seats)]
    number = 0
    while not match.over and many > 0:
        seat = match.to_move()
        view = match.view(seat)
        if len(view.legal) > 1:
            number += 1
            if number % apart == 0:
                many -= 1
                yield match
        match.choose(seat, bots[seat].choose(view, match.recall(seat), match.events(seat)))


def seen(match: Match) -> Memory:
    return match.view(match.to_move()), match.recall(match.to_move())


# --- what they may know -----------------------------------------------------------------------------------------------


@at_every_table
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_chooses_alike_whatever_it_cannot_see(key: str, seats: int, level: int) -> None:
    rng = Rng(level)
    for match in positions(key, seats, level, 6):
        view, recall = seen(match)
        world = match.game.guess(view, recall, rng)
        other = match.game.view(world, view.seat), match.game.recall(world, view.seat)
        assert other == (view, recall)
        spec = f"level:{level},iterations=8"
        one, two = (make_bot(spec, match.game, 7).choose(*each, []) for each in ((view, recall), other))
        assert one == two
        assert one in view.legal


@at_every_table
def test_who_forgets_guesses_worlds_in_which_the_question_is_the_same(key: str, seats: int) -> None:
    rng, forgotten = Rng(1), 0
    bot = "random" if key == "deukalion" else "greedy:worlds=1"
    for match in positions(key, seats, 1, 40, apart=4, bot=bot):
        view, recall = seen(match)
        for keeps in (0, 3):
            kept = FADED[key](view, recall, keeps, rng)
            forgotten += kept != (view, recall)
            world: Any = match.game.guess(kept[0], kept[1], rng)
            assert match.game.to_move(world) == view.seat
    assert forgotten > 0


def test_who_forgets_a_look_at_the_hand_takes_any_card_to_be_there() -> None:
    s = Table("""
        Hera 2/3    H A 5+ | B 3- | C 4- | hand 7 6 M | draw 20
                    Z A 4+ | B 4+ | C 6+ | hand 2 3 | draw 20
    """).s
    written = [(table.DEALT, 0), (table.LOOKED, 0), (table.SEEN, CODES["2"]), (table.SEEN, CODES["3"])]
    s.memory, s.knows = vec[i64]([table.entry(what, 1, code) for what, code in written]), 2
    game = GAMES["hera-zeus"]
    view, recall = game.view(s, 0), game.recall(s, 0)
    hands = {}
    for keeps in (1, 2):
        kept = FADED["hera-zeus"](view, recall, keeps, Rng(1))
        worlds = [game.guess(kept[0], kept[1], Rng(seed)) for seed in range(20)]
        views: list[Any] = [game.view(world, 1) for world in worlds]
        hands[keeps] = {"".join(sorted(each.hand)) for each in views}
    assert hands[2] == {"23"}
    assert len(hands[1]) > 5


# --- how they err -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "level"), ERRING)
def test_no_error_costs_more_than_its_level_allows(key: str, level: int) -> None:
    """By the estimates of its own search."""
    errors = 0
    for match in positions(key, 2, level, 10):
        for seed in range(4):
            bot = make_bot(f"level:{level},iterations=24", match.game, seed)
            assert isinstance(bot, Level)
            view, recall = seen(match)
            chosen = bot.choose(view, recall, [])
            worths = bot.worths()
            if worths:  # it was not in the book
                right = bot.search.best(view.legal)
                errors += chosen != right
                assert worths.get(chosen, LOST) >= worths[right] - bot.mind.bound
    assert errors > 0


def test_an_error_is_likelier_where_search_came_late_to_the_right_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    match = next(positions("olympus", 2, 3, 1))
    view, recall = seen(match)
    right, other = view.legal[:2]
    errors = {}
    for part in (1, PARTS // 2, PARTS):
        monkeypatch.setattr(Level, "searched", lambda *_, late=part / PARTS: (right, late))
        monkeypatch.setattr(Level, "at_once", lambda *_: other)
        bots: list[Any] = [make_bot("level:3", match.game, seed) for seed in range(200)]
        for bot in bots:
            bot.mind = replace(bot.mind, haste=0.9)
        errors[part] = sum(bot.choose(view, recall, []) == other for bot in bots)
    assert 0 < errors[1] < errors[PARTS // 2] < errors[PARTS]


@of_every_game
def test_what_strikes_first_is_what_suggests_itself(key: str) -> None:
    match = next(positions(key, 2, 5, 1, apart=9))
    view, recall = seen(match)
    game: Any = match.game
    world = game.guess(view, recall, Rng(1))
    weights = {action: game.prior(world, view.seat, action) for action in view.legal}
    first = []
    for seed in range(100):
        bot = make_bot("level:1", match.game, seed)
        assert isinstance(bot, Level)
        found = bot.striking(world, view)
        assert len(found) == min(bot.mind.notices, len(view.legal))
        first.append(weights[found[0]])
    assert sum(first) / len(first) >= sum(weights.values()) / len(weights)


# --- the ladder -------------------------------------------------------------------------------------------------------


@of_every_game
def test_the_ladder_was_measured_with_the_levels_as_they_are(key: str) -> None:
    found = ladder(key)
    assert found is not None
    assert tuple(rung.mind for rung in found.rungs) == minds(key)
    assert found.rungs[MIDDLE - 1].rating == ITS_RATING
    assert all(one.rating < other.rating for one, other in pairwise(found.rungs))
    assert all(0.6 <= step.rate <= 0.75 for step in found.steps)
    assert all(rung.low <= rung.rating <= rung.high for rung in found.rungs)
    assert all(rung.longest < seconds for rung, seconds in zip(found.rungs, SECONDS, strict=True))


@of_every_game
def test_the_arena_prints_the_ladder(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = ladder(key)
    assert found is not None
    assert main(["arena", "--levels", key]) == 0
    out = capsys.readouterr().out
    assert all(str(rung.rating) in out for rung in found.rungs)
    assert [out.index(name) for name in NAMES] == sorted(out.index(name) for name in NAMES)
    assert all(f" level:{level} " in out for level in LEVELS)
    assert max(map(len, out.splitlines())) <= 80
    assert main(["arena", "--levels", key, "--json"]) == 0
    assert read(capsys.readouterr().out) == found
    assert main(["arena", "--levels", key, "random"]) == 2
    assert "takes no bots" in capsys.readouterr().err


def test_nobody_has_measured_other_games() -> None:
    assert ladder("wings") is None
    assert len(minds("wings")) == COUNT


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("level", "level takes a whole number from 1, not “”."),
        ("level:0", "level takes a whole number from 1, not “0”."),
        ("level:7", "There is no level 7; there are 1 to 6."),
        ("level:3,haste=2", "The bot level has no setting “haste”; its settings are iterations, seconds."),
    ],
)
def test_a_level_that_is_none_is_refused(spec: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        make_bot(spec, GAMES["olympus"], 1)
    assert sentence_of(refused.value) == sentence
