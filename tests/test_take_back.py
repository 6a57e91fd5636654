"""What is taken back is as if it had never been, however far the way back, and the way back is short."""

from __future__ import annotations

import pytest

from theomachy.games import GAMES
from theomachy.kernel.rng import Rng
from theomachy.table import match as matches
from theomachy.table.dealer import Dealer
from theomachy.table.match import EVERY, Match

every_game = pytest.mark.parametrize("key", GAMES)


def match_of(key: str, dealer: Dealer | None) -> Match:
    game = GAMES[key]
    return Match(game, game.options(), ["one", "other"], dealer)


def choose(match: Match, rng: Rng) -> None:
    seat = match.to_move()
    legal = match.view(seat).legal
    match.choose(seat, legal[rng.below(len(legal))])


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_match_that_went_back_is_like_one_that_never_went_there(
    key: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "EVERY", 7)
    rng, match = Rng(seed), match_of(key, Dealer(seed))
    for number in range(150):
        if number % 6 == 5:
            match.take_back(1 + rng.below(min(len(match.choices), 25)))
        else:
            choose(match, rng)
        if match.over:
            break
        anew = match_of(key, None)
        for who, action in match.choices:
            anew._apply(who, action)
        for name in ("choices", "happened", "logs", "held", "holder", "held_reveals", "last_reveal"):
            assert getattr(match, name) == getattr(anew, name), name
        assert match._state.save() == anew._state.save()
        assert [match.view(seat) for seat in match.audience] == [anew.view(seat) for seat in anew.audience]


def test_the_way_back_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    rng, match = Rng(1), match_of("deukalion", Dealer(1))
    while len(match.choices) < 3 * EVERY + EVERY // 2:
        choose(match, rng)
    applied: list[int] = []
    apply = Match._apply

    def counted(match: Match, who: int, action: int) -> None:
        applied.append(action)
        apply(match, who, action)

    monkeypatch.setattr(Match, "_apply", counted)
    for count in (1, 2, EVERY, EVERY // 2):
        applied.clear()
        match.take_back(count)
        assert len(applied) < EVERY + 20  # what chance brings anew is among them
