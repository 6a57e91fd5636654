"""The laws of the kernel, over games of every edition and option."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings

from tests.laws.play import EXAMPLES, GAME, chosen, positions, some_options, some_play
from theomachy.build import compiled
from theomachy.games.hera_zeus.cards import COPIES
from theomachy.games.hera_zeus.notation import CODE_TEXT, hand_of, pile_of
from theomachy.games.hera_zeus.options import Options
from theomachy.games.hera_zeus.rules import LAYABLE, USABLE
from theomachy.games.hera_zeus.state import BITS, HELD, SUM, State, code_of, column, height
from theomachy.games.hera_zeus.vocabulary import FIGURE, LAY_CODES, STARTS, USE_CODES, WON, is_won
from theomachy.kernel.choices import Choices
from theomachy.kernel.errors import Refused
from theomachy.kernel.records import read_record
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.kernel.state import settle
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match, from_record

LAW = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))


@LAW
@given(options=some_options(), play=some_play())
def test_a_saved_game_goes_on_as_if_nothing_had_happened(options: Options, play: bytes) -> None:
    s = GAME.new(2, options)
    at = 0
    while GAME.to_move(s) != NOBODY:
        loaded = GAME.load(s.save(), options)
        assert loaded.save() == s.save()
        action = chosen(s, play, at)
        assert GAME.legal(loaded) == GAME.legal(s)
        GAME.apply(loaded, action)
        GAME.apply(s, action)
        assert loaded.save() == s.save()
        at += 1


@LAW
@given(options=some_options(), play=some_play())
def test_a_copy_is_equal_and_leads_a_life_of_its_own(options: Options, play: bytes) -> None:
    for at, s in enumerate(positions(options, play)):
        if GAME.to_move(s) != NOBODY:
            before = s.save()
            copy = s.copy()
            assert copy.save() == before
            GAME.apply(copy, chosen(copy, play, at + 1))
            assert s.save() == before


@LAW
@given(options=some_options(), play=some_play())
def test_a_record_replays_to_the_same_state(options: Options, play: bytes) -> None:
    match = Match(GAME, options, ["one", "two"], Dealer(len(play)))
    at = 0
    while not match.over and at < 40 + len(play):
        match.choose(match.to_move(), chosen(match._state, play, at))
        at += 1
    text = match.record().write()
    again = from_record(read_record(text))
    assert again._state.save() == match._state.save()
    assert again.record().write() == text


@LAW
@given(options=some_options(), play=some_play())
def test_no_card_is_lost_or_doubled(options: Options, play: bytes) -> None:
    for s in positions(options, play):
        assert all_cards(s) == [[*COPIES], [*COPIES]]
        for zone in (s.hand, s.draw_pile):
            for seat in (0, 1):
                counts = [zone[HELD * seat + code] for code in range(SUM)]
                assert sum(counts) == zone[HELD * seat + SUM]
                assert sum(1 << code for code, copies in enumerate(counts) if copies) == zone[HELD * seat + BITS]


def all_cards(s: State) -> list[list[int]]:
    """How often each kind of each deck is somewhere."""
    counts = [[0] * len(COPIES), [0] * len(COPIES)]
    for seat in (0, 1):
        cards = hand_of(s, seat) + pile_of(s, seat)
        cards += [kind for kind in range(len(COPIES)) for _ in range(s.draw_pile[HELD * seat + kind])]
        for lane in range(3):
            cards += [code_of(s.field[column(seat, lane) + row]) for row in range(1, height(s, seat, lane) + 1)]
        cards += [CODES[text] for text in [GAME.view(s, seat).drawn_out] if text and seat != s.active]
        for code in cards:
            if code != FIGURE:
                counts[1 - seat if is_won(code) else seat][code - WON if is_won(code) else code] += 1
    return counts


CODES = {text: code for code, text in CODE_TEXT.items()}


@LAW
@given(options=some_options(), play=some_play())
def test_what_you_cannot_see_cannot_change_your_view(options: Options, play: bytes) -> None:
    """Nor what you may choose, nor why you are refused; and a watcher sees less than anybody."""
    rng = Rng(len(play))
    for at, s in enumerate(positions(options, play)):
        if at % 4 != 0 or GAME.to_move(s) == NOBODY:
            continue
        for seat in (0, 1):
            seen, watched = repr(GAME.view(s, seat)), repr(GAME.view(s, WATCHER))
            other = s.copy()
            GAME.resample(other, seat, rng)
            assert repr(GAME.view(other, seat)) == seen
            assert repr(GAME.view(other, WATCHER)) == watched or (s.held_back is not None and seat == s.active)
            if GAME.to_move(s) == seat:
                assert refusals(other) == refusals(s)


def refusals(s: State) -> list[tuple[str, str]]:
    legal = GAME.legal(s)
    reasons = [GAME.refusal(s, action) for action in range(STARTS + 2) if action not in legal]
    return [(reason.code, reason.clause) for reason in reasons]


@LAW
@given(options=some_options(), play=some_play())
def test_a_guess_fits_its_view(options: Options, play: bytes) -> None:
    rng = Rng(len(play))
    for at, s in enumerate(positions(options, play)):
        if at % 5 == 0 and at > 24 and GAME.to_move(s) != NOBODY:
            for seat in (0, 1):
                view = GAME.view(s, seat)
                assert GAME.view(GAME.guess(view, rng), seat) == view


@LAW
@given(options=some_options(), play=some_play())
def test_every_legal_action_applies_and_every_other_is_refused_without_a_change(options: Options, play: bytes) -> None:
    for at, s in enumerate(positions(options, play)):
        if at % 6 != 0:
            continue
        before = s.save()
        legal = GAME.legal(s)
        assert len(set(legal)) == len(legal)
        for action in [*range(-2, STARTS + 4), 1 << 70, -(1 << 70)]:
            if action in legal:
                copy = s.copy()
                GAME.apply(copy, action)
                assert copy.save() != before
            else:
                with pytest.raises(Refused) as refused:
                    GAME.apply(s, action)
                assert refused.value.code
                assert refused.value.clause.startswith("HZ-")
            assert s.save() == before


@LAW
@given(options=some_options(), one=some_play(), two=some_play())
def test_steps_remember_nothing(options: Options, one: bytes, two: bytes) -> None:
    """Two games taken in turns go as if each had been played alone."""
    alone = [[s.save() for s in positions(options, play)] for play in (one, two)]
    together: list[list[list[int]]] = [[], []]
    games = [positions(options, one), positions(options, two)]
    while len(together[0]) < len(alone[0]) or len(together[1]) < len(alone[1]):
        for number in (0, 1):
            if (s := next(games[number], None)) is not None:
                together[number].append(s.save())
    assert together == alone


@LAW
@given(options=some_options(), play=some_play())
def test_an_undone_choice_leaves_no_trace(options: Options, play: bytes) -> None:
    match = Match(GAME, options, ["one", "two"], Dealer(len(play)))
    at = 0
    while not match.over and at < 60:
        seat = match.to_move()
        before = (match._state.save(), [repr(match.view(who)) for who in (0, 1, WATCHER)], list(match.choices))
        action = chosen(match._state, play, at)
        match.choose(seat, action)
        after = match._state.save()
        if match.can_undo(seat):
            match.undo(seat)
            assert (
                match._state.save(),
                [repr(match.view(who)) for who in (0, 1, WATCHER)],
                list(match.choices),
            ) == before
            match.choose(seat, action)
            assert match._state.save() == after
        at += 1


def test_a_quick_playout_is_the_same_as_one_asked_choice_by_choice() -> None:
    for seed in range(40):
        quick, slow = GAME.new(2, GAME.options()), GAME.new(2, GAME.options())
        slow.remembers = False
        decisions = GAME.playout(quick, Rng(seed))
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


def test_the_bits_of_layable_and_usable_cards() -> None:
    assert sum(1 << code for code in LAY_CODES) == LAYABLE
    assert sum(1 << code for code in USE_CODES) == USABLE


def game_hash() -> str:
    """Of everything that happens in some games: states, views, guesses."""
    digest = hashlib.sha256()
    for number, edition in enumerate(GAME.editions * 2):
        rng = Rng(number)
        play = hashlib.sha512(edition.encode() * (number + 1)).digest()
        for at, s in enumerate(positions(GAME.options(edition), play)):
            digest.update(repr(s.save()).encode())
            if at % 10 == 0 and GAME.to_move(s) >= 0:
                digest.update(repr(GAME.view(s, at // 10 % 2)).encode())
                GAME.resample(copy := s.copy(), 0, rng)
                digest.update(repr(copy.save()).encode())
                GAME.playout(copy, rng)
                digest.update(repr(copy.save()).encode())
    return digest.hexdigest()


def test_interpreted_and_compiled_play_the_same_game() -> None:
    """The other way of running, in a process of its own, comes to the same hash."""
    other = {**os.environ, "THEOMACHY_PURE": "1" if compiled() else "0"}
    program = "import theomachy.build, tests.laws.test_laws as t; print(theomachy.build.compiled(), t.game_hash())"
    done = subprocess.run([sys.executable, "-P", "-c", program], env=other, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(not compiled()), game_hash()]


def test_this_run_is_compiled_unless_asked_otherwise() -> None:
    assert compiled() == (os.environ.get("THEOMACHY_PURE") != "1")
