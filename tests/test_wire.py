"""Views, events and options go over the wire and come back the same; what does not fit is refused in a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.play import GAMES, law, now_and_then, played
from tests.played import at_random, shorter
from theomachy.games import View
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput
from theomachy.kernel.events import LogEntry
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import EVERYBODY, NOBODY, WATCHER
from theomachy.table.wire import pack, pack_event, pack_options, unpack, unpack_event, unpack_options

EXAMPLES = Path(__file__).parents[1] / "docs" / "examples"
every_game = pytest.mark.parametrize("key", GAMES)


def over_the_wire(packed: Any) -> Any:
    return json.loads(json.dumps(packed))


def as_sent(view: View) -> str:
    return json.dumps(pack(view))


# --- nothing is lost --------------------------------------------------------------------------------------------------


@law
def test_a_view_comes_back_as_it_was(key: str, data: st.DataObject, play: bytes) -> None:
    of, game = played(key), played(key).game
    options = data.draw(of.some_options)
    read = unpack_options(game, over_the_wire(pack_options(options)))
    assert read == options
    for at, s in enumerate(of.positions(options, play)):
        if now_and_then(play, at, 4) or game.to_move(s) == NOBODY:
            for seat in of.audience(play):
                view = game.view(s, seat)
                back = unpack(game, over_the_wire(pack(view)), read)
                assert back == view
                assert repr(back) == repr(view)  # a 1 is no true


@law
def test_a_guess_from_a_view_that_was_sent_fits(key: str, data: st.DataObject, play: bytes) -> None:
    of, game = played(key), played(key).game
    options = data.draw(of.some_options)
    everything = of.everything(options, of.seats(play))
    for at, s in enumerate(of.positions(options, play)):
        if now_and_then(play, at, 8) and at >= of.dealt and game.to_move(s) != NOBODY:
            for seat in of.guessing(play):
                view = game.view(s, seat)
                guessed = game.guess(unpack(game, over_the_wire(pack(view)), options), Rng(at))
                assert game.view(guessed, seat) == view
                assert of.cards(guessed) == everything
                assert guessed.save() == game.guess(view, Rng(at)).save()


@law
def test_what_you_cannot_see_cannot_change_what_you_are_sent(key: str, data: st.DataObject, play: bytes) -> None:
    of, game = played(key), played(key).game
    rng = Rng(len(play))
    for at, s in enumerate(of.positions(data.draw(of.some_options), play)):
        if now_and_then(play, at, 8) and game.to_move(s) != NOBODY:
            for seat in of.guessing(play):
                sent = as_sent(game.view(s, seat))
                other = s.copy()
                game.resample(other, seat, rng)
                assert as_sent(game.view(other, seat)) == sent


@every_game
def test_events_come_back_as_they_were_and_do_not_say_who_else_saw_them(key: str) -> None:
    game = game_named(key)
    for s, happened in at_random(game, game.options(changes=shorter(key)), 5, game.players[1]):
        for seat in (*range(s.seats), WATCHER):
            for event in filter(None, (game.seen(OPTIONS_TODO, event, seat) for event in happened)):
                packed = over_the_wire(pack_event(event))
                back = unpack_event(packed)
                assert back == event
                assert back.audience == EVERYBODY
                assert list(packed) == ["kind", "seat", "card", "other", "place", "count"]


@pytest.mark.parametrize(
    ("key", "option", "file"),
    [("olympus", "custom_cards", "my-cards.toml"), ("deukalion", "map", "my-map.txt")],
)
def test_own_cards_and_maps_go_with_the_options_and_not_with_a_view(key: str, option: str, file: str) -> None:
    game = game_named(key)
    options = game.options(changes={option: (EXAMPLES / file).read_text(encoding="utf-8")})
    packed = over_the_wire(pack_options(options))
    view = game.view(game.new(2, options), 0)
    assert unpack(game, over_the_wire(pack(view)), unpack_options(game, packed)) == view
    assert "options" not in pack(view)


# --- what does not fit is refused -------------------------------------------------------------------------------------


@cache
def some_view(key: str) -> View:
    """Of the middle of a game."""
    game = game_named(key)
    states = at_random(game, game.options(changes=shorter(key)), 1, game.players[1])
    return next(game.view(s, 0) for at, (s, _) in enumerate(states) if at > 60 and game.to_move(s) == 0)


def refused(read: Callable[[], object]) -> str:
    """In one sentence."""
    with pytest.raises(BadInput) as error:
        read()
    sentence = str(error.value)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert len(sentence.splitlines()) == 1
    assert len(sentence) < 300
    return sentence


def refused_or_the_same(read: Callable[[], Any], sent: Any) -> None:
    """Whatever is accepted is packed as it was sent, in the usual order."""
    try:
        packed = read()
    except BadInput:
        refused(read)
    else:
        assert json.dumps(packed) == json.dumps({name: sent[name] for name in packed})


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.just(1 << 63),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def changed(data: Any, draw: Callable[[st.SearchStrategy[Any]], Any]) -> Any:
    """The same, but for one thing in it, however deep: another, one missing, or one more."""
    if not isinstance(data, dict | list) or not data or draw(st.integers(0, 3)) == 0:
        return draw(anything)
    places: list[Any] = list(data) if isinstance(data, dict) else list(range(len(data)))
    at = draw(st.sampled_from(places))
    copy = data.copy()
    match draw(st.sampled_from(["within", "within", "missing", "more"])):
        case "within":
            copy[at] = changed(data[at], draw)
        case "missing":
            del copy[at]
        case _ if isinstance(copy, dict):
            copy[draw(st.text(max_size=50))] = draw(anything)
        case _:
            copy.insert(at, draw(anything))
    return copy


@every_game
@given(data=st.data())
def test_a_changed_view_is_refused_or_read_as_it_stands(key: str, data: st.DataObject) -> None:
    game = game_named(key)
    sent = changed(pack(some_view(key)), data.draw)
    refused_or_the_same(lambda: pack(unpack(game, sent, game.options())), sent)


@every_game
@given(data=st.data())
def test_changed_options_are_refused_or_read(key: str, data: st.DataObject) -> None:
    game = game_named(key)
    options = data.draw(played(key).some_options)
    sent = changed(pack_options(options), data.draw)
    try:
        read = unpack_options(game, sent)
    except BadInput:
        refused(lambda: unpack_options(game, sent))
    else:
        assert read == game.options(sent["edition"], sent["changes"])


@given(data=st.data())
def test_a_changed_event_is_refused_or_read_as_it_stands(data: st.DataObject) -> None:
    sent = changed(pack_event(LogEntry(1, 0, 2, 3, 4, 5, EVERYBODY)), data.draw)
    refused_or_the_same(lambda: pack_event(unpack_event(sent)), sent)


def nested(depth: int) -> Any:
    data: Any = []
    for _ in range(depth):
        data = [data]
    return data


TOO_MUCH: dict[str, Any] = {
    "deep": nested(100_000),
    "long": [None] * 100_000,
    "wide": "x" * 1_000_000,
    "large": 1 << 63,
    "low": -(1 << 63),
    "a fraction": 1.0,
}


@pytest.mark.parametrize("wrong", TOO_MUCH.values(), ids=list(TOO_MUCH))
@every_game
def test_views_too_deep_too_long_or_too_large_are_refused(key: str, wrong: Any) -> None:
    game, packed, options = game_named(key), pack(some_view(key)), game_named(key).options()
    for data in (wrong, {**packed, "turns": wrong}, {**packed, "legal": [wrong]}):
        refused(partial(unpack, game, data, options))


def test_half_a_character_is_no_text() -> None:
    """JSON can say it, and nobody could write it down."""
    game = game_named("hera-zeus")
    half = json.loads('"\\ud800"')
    refused(lambda: unpack(game, {**pack(some_view("hera-zeus")), "question": half}, game.options()))
    refused(lambda: unpack_options(game_named("olympus"), {"edition": "mayfair", "changes": {"custom_cards": half}}))


def test_the_sentence_says_what_is_wrong_and_where() -> None:
    game, packed = game_named("deukalion"), pack(some_view("deukalion"))

    def sentence(**changes: object) -> str:
        return refused(lambda: unpack(game, {**packed, **changes}, game.options()))

    ship = [{**packed["players"][0], "ship": 7}, *packed["players"][1:]]
    assert sentence(turns="3") == "It should be a whole number, not a text: turns of the view."
    assert sentence(players=ship) == "It should be a text, not a whole number: ship of players of the view."
    assert sentence(throws=[[1, 2], None]) == "There should be 3 of them, not 2: throws of the view."
    assert sentence(gold=1) == "There is more than there should be: in the view."
    assert refused(lambda: unpack(game, {}, game.options())) == "Something is missing: seat of the view."
