"""What is believed of hidden cards: it goes by what everybody can see, and knows how the game is played."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from tests.features import positions
from tests.hera_zeus.table import GAME
from tests.laws.hera_zeus import PLAYED
from tests.test_records import FOLDER
from theomachy.games.hera_zeus import state as table
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.beliefs import (
    EVEN,
    HELD_SIGNS,
    LAID_SIGNS,
    Believer,
    signs_of_hand,
    signs_of_laid,
)
from theomachy.games.hera_zeus.believed import HELD, LAID
from theomachy.games.hera_zeus.guess import Hidden, forget_untold
from theomachy.games.hera_zeus.notation import read_action
from theomachy.games.hera_zeus.state import State
from theomachy.kernel.net import Features
from theomachy.kernel.records import read_record_file
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE

RECORD = FOLDER / "hera-zeus-search-1-rio-grande.record"  # nothing was learned from it


def signs(s: State, side: int) -> list[list[int]]:
    """Of the hand, and of every hidden card on the field."""
    hidden, seen = Hidden(s, side), Features()
    signs_of_hand(s, side, seen)
    found = [seen.numbers()]
    assert max(found[0]) < HELD_SIGNS
    for i in range(hidden.count):
        if hidden.at[i] >= 0:
            signs_of_laid(s, side, hidden.at[i], seen)
            found.append(seen.numbers())
            assert max(found[-1]) < LAID_SIGNS
    return found


def weights(s: State, side: int) -> list[int]:
    weight = Believer(s, side).weight
    return [weight[i] for i in range(len(weight))]


@pytest.mark.parametrize("edition", GAME.editions)
def test_beliefs_go_by_what_a_seat_can_see(edition: str) -> None:
    """In a world that is guessed from its view they are those of the real one, whatever is hidden."""
    compared, rng = 0, Rng(1)
    for seed in range(3):
        for at, s in enumerate(positions(GAME, GAME.options(edition), seed, PLAYED.likes)):
            seat = s.asked
            if at % 3 or seat == CHANCE or len(s.memory) == 0:
                continue
            world, real = GAME.guess(GAME.view(s, seat), GAME.recall(s, seat), rng), s.copy()
            forget_untold(real, seat)
            assert signs(world, 1 - seat) == signs(real, 1 - seat)
            if not knows(
                s, 1 - seat
            ):  # then the cards are not the same: what Hades brought is known to his owner alone
                assert weights(world, 1 - seat) == weights(real, 1 - seat)
            compared += 1
    assert compared > 50


def knows(s: State, side: int) -> bool:
    return bool((s.knows >> side) & 1)


def test_every_sign_has_a_weight_for_every_kind() -> None:
    assert len(LAID) == LAID_SIGNS * v.GOD
    assert len(HELD) == HELD_SIGNS * v.KINDS


# --- what is believed -------------------------------------------------------------------------------------------------


def decisions() -> Iterator[tuple[State, Believer]]:
    """Of a recorded game, with what whoever is asked believes of the other."""
    s = GAME.new(2, GAME.options())
    for _, text in read_record_file(RECORD).choices:
        if s.asked != CHANCE and len(s.memory) > 0 and not knows(s, 1 - s.asked):
            yield s, Believer(s, 1 - s.asked)
        GAME.apply(s, read_action(text))


def likelier(believer: Believer, place: int, code: int) -> float:
    """Than without any belief."""
    return int(believer.weight[place * v.CODES + code]) / EVEN


def test_what_really_lies_there_is_believed_sooner_than_guessed() -> None:
    gained = [
        math.log(likelier(believer, i, table.code_of(s.field[believer.at[i]])))
        for s, believer in decisions()
        for i in range(believer.count)
        if believer.at[i] >= 0
    ]
    assert sum(gained) > 0.2 * len(gained) > 20


def test_what_is_really_held_is_believed_sooner_than_guessed() -> None:
    gained = [
        math.log(likelier(believer, i, code))
        for s, believer in decisions()
        for i in range(believer.count)
        if believer.at[i] < 0
        for code in range(v.KINDS)
        for _ in range(s.hand[table.HELD * believer.side + code])
    ]
    assert sum(gained) > 0 < len(gained)


def test_a_captive_is_sought_behind_others() -> None:
    in_front, behind = list[float](), list[float]()
    for _, believer in decisions():
        fronts = [table.column(believer.side, lane) + 1 for lane in range(3)]
        for i in range(believer.count):
            if believer.at[i] >= 0:
                (in_front if believer.at[i] in fronts else behind).append(likelier(believer, i, v.CAPTIVE))
    assert max(in_front) < 1
    assert sum(behind) > 5 * len(behind) > 0
