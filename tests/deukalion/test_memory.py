"""What could be remembered of hands: the same whenever it is asked, and never nothing, however little is kept."""

from __future__ import annotations

import random

import pytest

from tests.deukalion.table import GAME, Table
from tests.deukalion.test_views import any_action, some_options
from tests.laws.deukalion import fits_memory
from tests.laws.small_deukalion import Story
from theomachy.build import compiled
from theomachy.games import Recall
from theomachy.games.deukalion.accounts import BLANK, WEIGHT, Account, thinned
from theomachy.games.deukalion.memory import accounts_of, known_in_hand
from theomachy.games.deukalion.state import WATCHING, Memory, State, in_hand
from theomachy.games.deukalion.vocabulary import KINDS
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY, WATCHER

GAMES = 12 if compiled() else 3
STORIES = 100 if compiled() else 20
FEW = (1, 2, 4)  # accounts


def remember_little(s: State, most: int) -> None:
    """At first so many accounts are kept."""
    s.memories = (Memory(None, BLANK, None, BLANK, most),) * (WATCHING + 1)


def recalls(s: State) -> list[Recall]:
    return [GAME.recall(s, observer) for observer in (*range(s.seats), WATCHER)]


@pytest.mark.parametrize("most", [2, 128])
@pytest.mark.parametrize("seed", range(GAMES))
def test_whoever_asks_seldom_remembers_the_same(seed: int, most: int) -> None:
    """As after every choice, or in a copy that was made before, or after a game was saved."""
    rng = Rng(seed)
    often = GAME.new(2 + seed % 3, some_options(seed))
    remember_little(often, most)
    seldom = often.copy()
    for at in range(600):
        action = any_action(often, rng)
        GAME.take(often, action)
        GAME.take(seldom, action)
        if often.asked == NOBODY:
            break
        asked = recalls(often)
        if at % 100 == 99:
            assert recalls(seldom.copy()) == asked
            assert most < 128 or recalls(GAME.load(often.save(), often.options)) == asked
    assert often.notes is not None
    assert seldom.memories[0].upto is None  # nobody has asked


@pytest.mark.parametrize("most", [3, 128])
@pytest.mark.parametrize("seed", range(GAMES))
def test_what_is_known_is_so(seed: int, most: int) -> None:
    """There is always an account; as long as none is given up, what is so fits one; and nobody is ever sure of a card
    that is not there.  (Once, what the accounts agreed on was lost when one of them said no more than that.)"""
    rng = Rng(seed)
    s = GAME.new(4, some_options(seed))
    remember_little(s, most)
    fitted = given_up = 0
    while s.asked != NOBODY:
        for observer in (*range(4), WATCHER):
            accounts = accounts_of(s, observer)
            assert max(weight for weight, _ in accounts) > 0
            for holder in set(range(4)) - {observer}:
                for kind in range(KINDS):
                    assert known_in_hand(s, holder, kind, observer) <= in_hand(s, holder, kind)
            given_up += accounts[0][0] == 0
            if accounts[0][0] > 0 and accounts is not BLANK and rng.below(20) == 0:
                assert fits_memory(s, observer)
                fitted += 1
        GAME.take(s, any_action(s, rng))
    assert fitted > 10
    assert given_up > 0 or most == 128


# --- few accounts ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guesses_fit_all_that_was_told_however_few_accounts_are_kept(seats: int) -> None:
    """After everything that happens to cards, what is guessed is one of all the worlds that fit, counted out; also if
    those accounts that were kept turned out wrong."""
    rng = Rng(seats)
    doubled = dict.fromkeys(FEW, 0)
    for number in range(STORIES):
        story = Story(seats, random.Random(number))
        for _ in range(40):
            story.goes_on()
            for observer, worlds in story.worlds.items():
                most = FEW[rng.below(len(FEW))]
                s = story.s.copy()
                remember_little(s, most)
                accounts_of(s, observer)
                doubled[most] += max(memory.most for memory in s.memories) > most
                GAME.resample(s, observer, rng)
                assert story.hidden(s) in worlds, (number, observer)
    assert doubled[1] > 0


def test_if_the_only_account_was_wrong_another_is_found() -> None:
    """C knows that B has Charon.  A steals a card from B: it may have been Charon or not, and one account is kept.
    Whichever it is, it turns out wrong when A plays the other card; before, nothing would have been left."""
    grown = []
    for stolen, played in (("charon", "CARD(charon) N(1)"), ("asklepios", "CARD(asklepios)")):
        table = Table("B acts    A: d3 9h u1 | hand hermes    B: d4 | hand hermes asklepios    C: f1 | hand charon")
        remember_little(table.s, 1)
        table.do("CARD(hermes) PLAYER(C) {charon}")
        table.do("END {1-2222} STOP STOP ROT(0) END {1-2222} STOP STOP ROT(0)")
        table.do(f"CARD(hermes) {{{stolen}}}")
        assert [weight > 0 for weight, _ in accounts_of(table.s, 2)] == [False, True]
        assert table.view("C").known == ((), (), ())
        table.do(played)
        assert table.view("C").known == ((), () if stolen == "charon" else ("charon",), ())
        grown.append(table.s.memories[2].most)
    assert sorted(grown) == [1, 2]


def test_of_many_accounts_the_heavy_ones_stay_and_of_the_light_ones_a_fair_part() -> None:
    light: list[Account] = [(WEIGHT >> 10, (((0, 0, 0, i), ()),)) for i in range(512)]
    heavy: list[Account] = [(WEIGHT >> 2, (((0, 0, i, 0), ()),)) for i in range(2)]
    found = thinned([*light, *heavy], 10)
    assert found[-2:] == heavy
    assert len(found) == 10
    assert abs(sum(weight for weight, _ in found) - WEIGHT) < 16
    assert [groups[0][0][3] for _, groups in found[:-2]] == [32 + 64 * i for i in range(8)]
