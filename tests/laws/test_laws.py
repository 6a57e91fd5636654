"""The laws of the kernel, over games of every edition and option."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from time import process_time

import pytest
from hypothesis import strategies as st

from tests.laws.play import GAMES, law, now_and_then, played
from theomachy.build import compiled
from theomachy.kernel.choices import Choices
from theomachy.kernel.errors import Refused
from theomachy.kernel.records import read_record
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER
from theomachy.kernel.state import settle
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match, from_record

SOON = 5  # seconds; no value takes a hundredth of it


@law
def test_a_saved_game_goes_on_as_if_nothing_had_happened(key: str, data: st.DataObject, play: bytes) -> None:
    of, game = played(key), played(key).game
    options = data.draw(of.some_options)
    for at, s in enumerate(of.positions(options, play)):
        saved = s.save()
        loaded = game.load(saved, options)
        assert loaded.save() == saved
        assert game.legal(loaded) == game.legal(s)
        if game.to_move(s) != NOBODY:
            copy, action = s.copy(), of.chosen(s, play, at)
            game.apply(loaded, action)
            game.apply(copy, action)
            assert loaded.save() == copy.save()


@law
def test_a_copy_is_equal_and_leads_a_life_of_its_own(key: str, data: st.DataObject, play: bytes) -> None:
    of, game = played(key), played(key).game
    for at, s in enumerate(of.positions(data.draw(of.some_options), play)):
        if game.to_move(s) != NOBODY:
            before = s.save()
            copy = s.copy()
            assert copy.save() == before
            game.apply(copy, of.chosen(copy, play, at + 1))
            assert s.save() == before


@law
def test_looking_changes_nothing(key: str, data: st.DataObject, play: bytes) -> None:
    of, game = played(key), played(key).game
    for at, s in enumerate(of.positions(data.draw(of.some_options), play)):
        if now_and_then(play, at, 4):
            before = s.save()
            views = [repr(game.view(s, seat)) for seat in of.audience(play)]
            game.legal(s)
            game.weights(s)
            game.result(s)
            if game.to_move(s) >= 0:
                [game.prior(s, game.to_move(s), action) for action in game.legal(s)]
            assert s.save() == before
            assert [repr(game.view(s, seat)) for seat in of.audience(play)] == views


@law
def test_a_record_replays_to_the_same_state(key: str, data: st.DataObject, play: bytes) -> None:
    of, game = played(key), played(key).game
    match = Match(game, data.draw(of.some_options), ["somebody"] * of.seats(play), Dealer(len(play)))
    at = 0
    while not match.over and at < 40 + len(play):
        match.choose(match.to_move(), of.chosen(match._state, play, at))
        at += 1
    text = match.record().write()
    again = from_record(read_record(text))
    assert again._state.save() == match._state.save()
    assert again.record().write() == text


@law
def test_no_card_is_lost_or_doubled(key: str, data: st.DataObject, play: bytes) -> None:
    of = played(key)
    options = data.draw(of.some_options)
    everything = of.everything(options, of.seats(play))
    for s in of.positions(options, play):
        assert of.cards(s) == everything


@law
def test_what_you_cannot_see_cannot_change_your_view(key: str, data: st.DataObject, play: bytes) -> None:
    """Nor what you may choose, nor why you are refused; and a watcher sees less than anybody."""
    of, game = played(key), played(key).game
    options = data.draw(of.some_options)
    everything = of.everything(options, of.seats(play))
    rng = Rng(len(play))
    for at, s in enumerate(of.positions(options, play)):
        if not now_and_then(play, at, 8) or game.to_move(s) == NOBODY:
            continue
        watched = repr(game.view(s, WATCHER))
        for seat in of.guessing(play):
            seen = repr(game.view(s, seat))
            other = s.copy()
            game.resample(other, seat, rng)
            assert repr(game.view(other, seat)) == seen
            assert repr(game.view(other, WATCHER)) == watched or not of.tells_all(s, seat)
            assert of.cards(other) == everything
            if game.to_move(s) == seat:
                assert refusals(key, other) == refusals(key, s)
            assert game.legal(other)


def refusals(key: str, s: object) -> list[tuple[str, str]]:
    of, game = played(key), played(key).game
    legal = game.legal(s)
    reasons = [game.refusal(s, action) for action in range(of.actions) if action not in legal]
    return [(reason.code, reason.clause) for reason in reasons]


@law
def test_a_guess_fits_its_view(key: str, data: st.DataObject, play: bytes) -> None:
    of, game = played(key), played(key).game
    options = data.draw(of.some_options)
    everything = of.everything(options, of.seats(play))
    rng = Rng(len(play))
    for at, s in enumerate(of.positions(options, play)):
        if now_and_then(play, at, 6) and at >= of.dealt and game.to_move(s) != NOBODY:
            for seat in of.guessing(play):
                view, recall = game.view(s, seat), game.recall(s, seat)
                guessed = game.guess(view, recall, rng)
                assert game.view(guessed, seat) == view
                assert game.recall(guessed, seat) == recall
                assert of.cards(guessed) == everything


@law
def test_a_guess_can_be_played_on(key: str, data: st.DataObject, play: bytes) -> None:
    """Whatever the other has begun, with the cards he is guessed to have he can finish it."""
    of, game = played(key), played(key).game
    options = data.draw(of.some_options)
    rng = Rng(len(play))
    for at, s in enumerate(of.positions(options, play)):
        if now_and_then(play, at, 12 * of.parts) and at >= of.dealt and game.to_move(s) != NOBODY:
            others = [seat for seat in range(of.seats(play)) if seat != s.asked]
            seat = others[at % len(others)]
            game.resample(resampled := s.copy(), seat, rng)
            for world in (game.guess(game.view(s, seat), game.recall(s, seat), rng), resampled):
                game.playout(world, rng)
                assert game.to_move(world) == NOBODY
                assert of.cards(world) == of.everything(options, of.seats(play))


@law
def test_a_value_is_known_at_every_decision(key: str, data: st.DataObject, play: bytes) -> None:
    """Of chance too, and soon: no course of the game is followed farther than the action that is under way."""
    of, game = played(key), played(key).game
    for at, s in enumerate(of.positions(data.draw(of.some_options), play)):
        if at < of.dealt + 2 or now_and_then(play, at, 6):
            for seat in range(of.seats(play)):
                other = s.copy()
                began = process_time()
                assert -1 <= game.value(other, seat) <= 1
                assert process_time() - began < SOON


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seat", [-4, CHANCE, NOBODY, 2])
def test_nobody_sits_where_there_is_no_seat(key: str, seat: int) -> None:
    of, game, rng = played(key), played(key).game, Rng(1)
    s = next(islice(of.positions(game.options(), bytes(1)), of.dealt, None))
    assert s.seats == 2
    stranger = replace(game.view(s, 0), seat=seat)
    asking: list[Callable[[], object]] = [
        lambda: game.view(s, seat),
        lambda: game.recall(s, seat),
        lambda: game.guess(stranger, game.recall(s, 0), rng),
        lambda: game.resample(s, seat, rng),
        lambda: game.sampler(s, seat),
        lambda: game.believer(s, seat),
        lambda: game.value(s, seat),
        lambda: game.prospect(s, seat, game.legal(s)[0]),
    ]
    for asked in asking:
        with pytest.raises(ValueError, match=f"A game of 2 has no seat {seat}."):
            asked()


@law
def test_every_legal_action_applies_and_every_other_is_refused_without_a_change(
    key: str, data: st.DataObject, play: bytes
) -> None:
    of, game = played(key), played(key).game
    for at, s in enumerate(of.positions(data.draw(of.some_options), play)):
        if not now_and_then(play, at, 16):
            continue
        before = s.save()
        legal = game.legal(s)
        assert len(set(legal)) == len(legal)
        for action in legal:
            copy = s.copy()
            game.apply(copy, action)
            assert copy.save() != before
        for action in [*range(-2, of.actions + 2), 1 << 70, -(1 << 70)]:
            if action not in legal:
                refused = refusal_of(key, s, action)
                assert refused is not None, action
                assert refused.code
                assert refused.clause.startswith(of.clauses)
        assert s.save() == before


def refusal_of(key: str, s: object, action: int) -> Refused | None:
    try:
        played(key).game.apply(s, action)
    except Refused as refused:
        return refused
    return None


@law
def test_a_decision_has_answers(key: str, data: st.DataObject, play: bytes) -> None:
    of, game = played(key), played(key).game
    for s in of.positions(data.draw(of.some_options), play):
        assert (game.legal(s) == []) == (game.to_move(s) == NOBODY)


@law
def test_steps_remember_nothing(key: str, data: st.DataObject, play: bytes) -> None:
    """Two games taken in turns go as if each had been played alone."""
    of = played(key)
    options = data.draw(of.some_options)
    plays = (play, play[::-1] + play)
    alone = [[s.save() for s in of.positions(options, bytes)] for bytes in plays]
    together: list[list[list[int]]] = [[], []]
    games = [of.positions(options, bytes) for bytes in plays]
    while len(together[0]) < len(alone[0]) or len(together[1]) < len(alone[1]):
        for number in (0, 1):
            if (s := next(games[number], None)) is not None:
                together[number].append(s.save())
    assert together == alone


@law
def test_an_undone_choice_leaves_no_trace(key: str, data: st.DataObject, play: bytes) -> None:
    of, match = played(key), some_match(key, data, play)
    at = 0
    while not match.over and at < 60:
        seat = match.to_move()
        before = everything_in(match, seat)
        action = of.chosen(match._state, play, at)
        match.choose(seat, action)
        after = match._state.save()
        if match.can_undo(seat):
            match.undo(seat)
            assert everything_in(match, seat) == before
            match.choose(seat, action)
            assert match._state.save() == after
        at += 1


@law
def test_what_is_held_back_only_its_holder_sees(key: str, data: st.DataObject, play: bytes) -> None:
    of, match = played(key), some_match(key, data, play)
    at = 0
    while not match.over and at < 60:
        before = {who: (repr(match.view(who)), match.log(who)) for who in match.audience}
        seat = match.to_move()
        assert sorted(match.view(seat).legal) == sorted(match.game.legal(match._state))  # who is asked sees it
        match.choose(seat, of.chosen(match._state, play, at))
        if match.holder != NOBODY:
            assert all(
                before[who] == (repr(match.view(who)), match.log(who)) for who in match.audience if who != match.holder
            )
        at += 1


def some_match(key: str, data: st.DataObject, play: bytes) -> Match:
    of = played(key)
    return Match(of.game, data.draw(of.some_options), ["somebody"] * of.seats(play), Dealer(len(play)))


def everything_in(match: Match, seat: int) -> tuple[object, ...]:
    views = [repr(match.view(who)) for who in (seat, WATCHER)]
    return match._state.save(), views, list(match.choices), {who: match.log(who) for who in match.audience}


@pytest.mark.parametrize("key", GAMES)
def test_a_quick_playout_is_the_same_as_one_asked_choice_by_choice(key: str) -> None:
    of, game = played(key), played(key).game
    for seed in range(40 // of.parts):
        options, seats = game.options(game.editions[seed % len(game.editions)]), of.seats(bytes([seed]))
        quick, slow = game.new(seats, options), game.new(seats, options)
        slow.remembers = False
        decisions = game.playout(quick, Rng(seed))
        rng, scratch = Rng(seed), Choices()
        asked = 0
        while slow.frame is not None:
            f = slow.frame
            step = f.step()
            scratch.count = 0
            step.options(slow, f, scratch)
            legal = scratch.actions()
            action = step.random(slow, f, scratch, rng)
            assert action in legal
            step.take(slow, f, action)
            settle(slow)
            asked += 1
        assert asked == decisions
        assert slow.save() == quick.save()


def test_this_run_is_compiled_unless_asked_otherwise() -> None:
    assert compiled() == (os.environ.get("THEOMACHY_PURE") != "1")
