"""Bots see views only, play by the rules, and play the same for the same seed."""

from __future__ import annotations

import pytest

from tests.bad_input import sentence_of
from tests.hera_zeus.table import Table
from theomachy.bots import BOTS, make_bot
from theomachy.bots.search import Search
from theomachy.games import Recall, View
from theomachy.games.hera_zeus.game import HeraZeus
from theomachy.games.hera_zeus.heuristics import prior, prospect, value
from theomachy.games.hera_zeus.state import State
from theomachy.kernel.errors import BadInput
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match

GAME = HeraZeus()
WRITE = GAME.notation.write_action

SEARCHES = ("search:iterations=5", "search-1:iterations=5", "ismcts:iterations=5")
every_bot = pytest.mark.parametrize("spec", ["random", "greedy:worlds=1", *SEARCHES])


def random_position(seed: int, choices: int) -> State:
    """A state in which somebody is asked, after so many random choices."""
    rng, dealer = Rng(seed), Dealer(seed)
    s = GAME.new(2, GAME.options())
    while choices > 0 or GAME.to_move(s) == CHANCE:
        legal = GAME.legal(s)
        if GAME.to_move(s) == CHANCE:
            GAME.apply(s, dealer.draw(legal, GAME.weights(s)))
        else:
            GAME.apply(s, legal[rng.below(len(legal))])
            choices -= 1
        if GAME.to_move(s) == NOBODY:
            return random_position(seed + 1000, choices)
    return s


def sight(s: State, seat: int) -> tuple[View, Recall]:
    return GAME.view(s, seat), GAME.recall(s, seat)


def choice(spec: str, position: str) -> str:
    s = Table(position).s
    return WRITE(make_bot(spec, GAME, 1).choose(*sight(s, GAME.to_move(s)), []))


# --- what they see, and whether they keep to it -----------------------------------------------------------------------


@every_bot
@pytest.mark.parametrize("edition", GAME.editions)
def test_bots_play_whole_legal_games_in_every_edition(spec: str, edition: str) -> None:
    options = GAME.options(edition, {"turn_limit": 0 if spec == "random" else 8})
    match = Match(GAME, options, [spec, spec], Dealer(3))
    players = [make_bot(spec, GAME, seat) for seat in (0, 1)]
    while not match.over:
        seat = match.to_move()
        match.choose(seat, players[seat].choose(match.view(seat), match.recall(seat), match.events(seat)))
    assert match.record().result


@every_bot
def test_a_bot_chooses_alike_whatever_it_cannot_see(spec: str) -> None:
    for seed in range(6):
        s = random_position(seed, 4 + 9 * seed)
        seat = GAME.to_move(s)
        other = s.copy()
        GAME.resample(other, seat, Rng(seed))
        assert sight(other, seat) == sight(s, seat)
        one, two = (make_bot(spec, GAME, 5).choose(*sight(world, seat), []) for world in (s, other))
        assert one == two


@every_bot
def test_the_same_seed_plays_the_same(spec: str) -> None:
    s = random_position(2, 20)
    seat = GAME.to_move(s)
    assert len({make_bot(spec, GAME, 9).choose(*sight(s, seat), []) for _ in range(3)}) == 1


def test_random_gives_every_legal_choice_its_turn() -> None:
    s = random_position(1, 12)
    view, recall = sight(s, GAME.to_move(s))
    bot = make_bot("random", GAME, 1)
    assert {bot.choose(view, recall, []) for _ in range(50 * len(view.legal))} == set(view.legal)


# --- greedy -----------------------------------------------------------------------------------------------------------


def test_greedy_frees_a_captive_it_sees() -> None:
    assert choice("greedy", """
        Hera 2/3    H A 5+ | B 3- | C 4- | hand 7 6 M
                    Z A C+ 3- | B 4- | C 6- | hand (4)
    """) == "CHALLENGE(A)"  # fmt: skip


def test_with_short_sight_greedy_overlooks_the_best() -> None:
    position = """
        Hera 2/3    H A 5+ | B 3- | C 4- | hand 7 6 M
                    Z A C+ 3- | B 4- | C 6- | hand (4)
    """
    seen = sight(Table(position).s, 0)
    chosen = [make_bot("greedy:sight=2", GAME, seed).choose(*seen, []) for seed in range(20)]
    best = make_bot("greedy", GAME, 1).choose(*seen, [])
    assert 0 < chosen.count(best) < 20
    assert len({make_bot("greedy:sight=50", GAME, seed).choose(*seen, []) for seed in range(5)}) == 1


def test_greedy_strikes_a_captive_it_cannot_challenge() -> None:
    assert choice("greedy", """
        Hera 1/2    H A M- | B 5- | C . | hand P 6 5
                    Z A 4+ | B 6+ | C C+ | hand (4)
    """) == "USE(P)"  # fmt: skip


def test_greedy_does_not_leave_its_field_bare() -> None:
    assert choice("greedy", """
        Zeus 1/2    H A 5+ | B 6+ | C . | hand (4)
                    Z A . | B . | C . | hand 3 5
    """).startswith("LAY")  # fmt: skip


def test_greedy_does_not_challenge_what_it_knows_to_be_stronger() -> None:
    assert choice("greedy", """
        Hera 1/3    H A 3- | B 3+ | C 2- | hand 6 5 4 | draw 30
                    Z A 7+ | B 6+ | C 5+ | hand (4) | draw 30
    """) not in ("CHALLENGE(A)", "CHALLENGE(B)", "CHALLENGE(C)")  # fmt: skip


def test_greedy_lays_a_sound_opening_row_in_no_fixed_order() -> None:
    rows: set[tuple[str, ...]] = set()
    for seed in range(20):
        s = random_position(0, 0)
        bot = make_bot("greedy", GAME, seed)
        while GAME.view(s, 0).question == "opening-row":
            GAME.apply(s, bot.choose(*sight(s, 0), []))
        rows.add(tuple(column[0].card for column in GAME.view(s, 0).field[0].values()))
    assert len(rows) > 3


# --- search -----------------------------------------------------------------------------------------------------------


def test_search_forgets_what_it_searched_when_another_position_begins() -> None:
    bot = make_bot("search:iterations=200", GAME, 1)
    assert isinstance(bot, Search)
    s = random_position(2, 20)
    bot.choose(*sight(s, GAME.to_move(s)), [])
    assert bot.search.root.child is not None  # kept for the next choice
    bot.begin()
    assert bot.search.root.child is None


# --- heuristics -------------------------------------------------------------------------------------------------------


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    for seed in range(12):
        s = random_position(seed, 6 + 5 * seed)
        assert value(s, 0) == pytest.approx(-value(s, 1))
        assert -1 < value(s, 0) < 1


def test_the_value_of_a_finished_game_is_its_result() -> None:
    s = GAME.new(2, GAME.options())
    GAME.playout(s, Rng(1))
    assert [value(s, 0), value(s, 1)] == GAME.result(s)
    drawn = GAME.new(2, GAME.options("rio-grande", {"turn_limit": 1}))
    GAME.playout(drawn, Rng(1))
    assert [value(drawn, 0), value(drawn, 1)] == [0, 0]


def test_every_legal_choice_has_a_weight_and_a_prospect() -> None:
    for seed in range(12):
        s = random_position(seed, 5 * seed)
        seat = GAME.to_move(s)
        before = s.save()
        for action in GAME.legal(s):
            assert prior(s, seat, action) > 0
            assert -1 <= prospect(s, seat, action) <= 1
        assert s.save() == before


# --- how bots are named -----------------------------------------------------------------------------------------------


def test_settings_are_read() -> None:
    bot = make_bot("search:iterations=1000,seconds=0.5", GAME, 1)
    assert (getattr(bot, "iterations", 0), getattr(bot, "seconds", 0)) == (1000, 0.5)
    assert getattr(make_bot("greedy:worlds=3", GAME, 1), "worlds", 0) == 3


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("clever", f"There is no bot “clever”; the bots are {', '.join(BOTS)}."),
        ("", "There is no bot “”; the bots are"),
        ("random:luck=1", "The bot random has no setting “luck”; it has no settings."),
        ("greedy:depth=1", "The bot greedy has no setting “depth”; its settings are worlds, sight."),
        ("search:depth=1", "The bot search has no setting “depth”; its settings are iterations, seconds, cpu"),
        ("search:", "The bot search has no setting “”"),
        ("search:iterations", "iterations takes a whole number from 1, not “”."),
        ("search:iterations=0", "iterations takes a whole number from 1, not “0”."),
        ("search:iterations=1.5", "iterations takes a whole number from 1, not “1.5”."),
        ("search:iterations=²", "iterations takes a whole number from 1, not “²”."),
        ("search:seconds=-1", "seconds takes a number above 0, such as 10 or 0.5, not “-1”."),
        ("search:seconds=nan", "seconds takes a number above 0, such as 10 or 0.5, not “nan”."),
        ("search:seconds=inf", "seconds takes a number above 0, such as 10 or 0.5, not “inf”."),
        ("search:cpu=0", "cpu takes a number above 0, such as 10 or 0.5, not “0”."),
        ("search-1:guided=1", "The bot search-1 has no setting “guided”; its settings are iterations, seconds, cpu."),
        ("search:iterations=5,iterations=6", "For the bot search, iterations is given twice; leave one out."),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_in_one_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        make_bot(spec, GAME, 1)
    assert sentence in sentence_of(refused.value)
