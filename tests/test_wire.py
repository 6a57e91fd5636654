"""Views, events and options go over the wire and come back the same; what does not fit is refused in a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bad_input import sentence_of
from tests.laws.play import GAMES, law, now_and_then, played
from tests.played import at_random, shorter
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.kernel.state import State
from theomachy.table.wire import Packed, Wire, pack_options, unpack_options

EXAMPLES = Path(__file__).parents[1] / "docs" / "examples"
every_game = pytest.mark.parametrize("key", GAMES)


def over_the_wire(packed: Any) -> Any:
    return json.loads(json.dumps(packed))


def as_sent(wire: Wire, s: State, seat: int) -> str:
    game = wire.game
    return json.dumps([wire.pack(game.view(s, seat)), wire.pack_recall(game.recall(s, seat))])


# --- nothing is lost --------------------------------------------------------------------------------------------------


@law
def test_a_view_comes_back_as_it_was(key: str, data: st.DataObject, play: bytes) -> None:
    of, game = played(key), played(key).game
    options = data.draw(of.some_options)
    read = unpack_options(game, over_the_wire(pack_options(options)))
    assert read == options
    wire = Wire(game, read)
    for at, s in enumerate(of.positions(options, play)):
        if now_and_then(play, at, 4) or game.to_move(s) == NOBODY:
            for seat in of.audience(play):
                view = game.view(s, seat)
                back = wire.unpack(over_the_wire(wire.pack(view)))
                assert back == view
                assert repr(back) == repr(view)  # a 1 is no true


@law
def test_a_guess_from_a_view_that_was_sent_fits(key: str, data: st.DataObject, play: bytes) -> None:
    of, game = played(key), played(key).game
    options = data.draw(of.some_options)
    everything, wire = of.everything(options, of.seats(play)), Wire(game, options)
    for at, s in enumerate(of.positions(options, play)):
        if now_and_then(play, at, 8) and at >= of.dealt and game.to_move(s) != NOBODY:
            for seat in of.guessing(play):
                view, recall = game.view(s, seat), game.recall(s, seat)
                assert wire.unpack_recall(over_the_wire(wire.pack_recall(recall))) == recall
                guessed = game.guess(wire.unpack(over_the_wire(wire.pack(view))), recall, Rng(at))
                assert game.view(guessed, seat) == view
                assert game.recall(guessed, seat) == recall
                assert of.cards(guessed) == everything
                assert guessed.save() == game.guess(view, recall, Rng(at)).save()


@law
def test_what_you_cannot_see_cannot_change_what_you_are_sent(key: str, data: st.DataObject, play: bytes) -> None:
    of, game = played(key), played(key).game
    rng, options = Rng(len(play)), data.draw(of.some_options)
    wire = Wire(game, options)
    for at, s in enumerate(of.positions(options, play)):
        if now_and_then(play, at, 8) and game.to_move(s) != NOBODY:
            for seat in of.guessing(play):
                sent = as_sent(wire, s, seat)
                other = s.copy()
                game.resample(other, seat, rng)
                assert as_sent(wire, other, seat) == sent


@every_game
def test_events_come_back_as_they_were_and_do_not_say_who_else_saw_them(key: str) -> None:
    game = game_named(key)
    wire = Wire(game, game.options(changes=shorter(key)))
    for s, happened in at_random(game, wire.options, 5, game.players[1]):
        for seat in (*range(s.seats), WATCHER):
            for event in filter(None, (game.seen(wire.options, entry, seat) for entry in happened)):
                packed = over_the_wire(wire.pack_event(event))
                assert wire.unpack_event(packed) == event
                assert "audience" not in packed
                assert packed["event"] == event.name


@every_game
def test_every_view_and_event_has_the_form_that_is_documented(key: str) -> None:
    game = game_named(key)
    wire = Wire(game, game.options(changes=shorter(key)))
    form = jsonschema_rs.validator_for(wire.schema())
    for s, happened in at_random(game, wire.options, 6, game.players[0]):
        for seat in (*range(s.seats), WATCHER):
            form.validate({"view": wire.pack(game.view(s, seat))})
        for entry in happened:
            form.validate({"event": wire.pack_event(game.named(wire.options, entry))})


@pytest.mark.parametrize(
    ("key", "option", "file"),
    [("olympus", "custom_cards", "my-cards.toml"), ("deukalion", "map", "my-map.txt")],
)
def test_own_cards_and_maps_go_with_the_options_and_not_with_a_view(key: str, option: str, file: str) -> None:
    game = game_named(key)
    options = game.options(changes={option: (EXAMPLES / file).read_text(encoding="utf-8")})
    packed = over_the_wire(pack_options(options))
    view = game.view(game.new(2, options), 0)
    wire = Wire(game, unpack_options(game, packed))
    assert wire.unpack(over_the_wire(wire.pack(view))) == view
    assert "options" not in wire.pack(view)


# --- what does not fit is refused -------------------------------------------------------------------------------------


@cache
def wire_of(key: str) -> Wire:
    game = game_named(key)
    return Wire(game, game.options(changes=shorter(key)))


@cache
def some_view(key: str) -> Packed:
    """Of the middle of a game."""
    wire, game = wire_of(key), game_named(key)
    states = at_random(game, wire.options, 1, game.players[1])
    views = [game.view(s, 0) for s, _ in islice(states, 80) if game.to_move(s) == 0]
    view = views[-1]
    return wire.pack(view)


@cache
def some_event(key: str) -> Packed:
    """The one with the most to tell."""
    wire, game = wire_of(key), game_named(key)
    states = at_random(game, wire.options, 1, game.players[1])
    return max((wire.pack_event(game.named(wire.options, entry)) for _, log in states for entry in log), key=len)


def refused(read: Callable[[], object]) -> str:
    """In one sentence."""
    with pytest.raises(BadInput) as error:
        read()
    sentence = sentence_of(error.value)
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
@settings(deadline=None)  # the first example plays a game
@given(data=st.data())
def test_a_changed_view_is_refused_or_read_as_it_stands(key: str, data: st.DataObject) -> None:
    wire = wire_of(key)
    sent = changed(some_view(key), data.draw)
    refused_or_the_same(lambda: wire.pack(wire.unpack(sent)), sent)


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


@every_game
@settings(deadline=None)  # the first example plays a game
@given(data=st.data())
def test_a_changed_event_is_refused_or_read_as_it_stands(key: str, data: st.DataObject) -> None:
    wire = wire_of(key)
    sent = changed(some_event(key), data.draw)
    refused_or_the_same(lambda: wire.pack_event(wire.unpack_event(sent)), sent)


@every_game
def test_what_another_build_recalls_is_refused(key: str) -> None:
    wire = wire_of(key)
    assert "another build" in refused(lambda: wire.unpack_recall({"build": "0123456789abcdef", "numbers": []}))


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
    packed = some_view(key)
    for data in (wrong, {**packed, "turns": wrong}, {**packed, "legal": [wrong]}):
        refused(partial(wire_of(key).unpack, data))


def test_half_a_character_is_no_text() -> None:
    """JSON can say it, and nobody could write it down."""
    half = json.loads('"\\ud800"')
    refused(lambda: wire_of("hera-zeus").unpack({**some_view("hera-zeus"), "question": half}))
    refused(lambda: unpack_options(game_named("olympus"), {"edition": "mayfair", "changes": {"custom_cards": half}}))


def test_the_sentence_says_what_is_wrong_and_where() -> None:
    wire, packed = wire_of("deukalion"), some_view("deukalion")

    def sentence(**changes: object) -> str:
        return refused(lambda: wire.unpack({**packed, **changes}))

    first, *_ = packed["players"]
    ship = {**packed["players"], first: {**packed["players"][first], "ship": 7}}
    assert sentence(turns="3") == "It should be a whole number, not text: view.turns."
    assert sentence(players=ship) == "It should be text, not a whole number: view.players.ship."
    wrong_way = dict(reversed(packed["players"].items()))
    assert sentence(players=wrong_way) == "There should be one for each seat, in order: view.players."
    assert sentence(gold=1) == "There is more than there should be: in view."
    assert refused(lambda: wire.unpack({})) == "It is missing: view.seat."
