"""The examples of the rules pages: a position, a choice, and what comes of it, as one seat sees them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from theomachy.games import game as game_named
from theomachy.games.registry import home
from theomachy.kernel.scenarios import knowing
from theomachy.kernel.seats import NOBODY
from theomachy.server.answers import Example, Examples, Frame
from theomachy.server.lessons import Scene, seats_in, tokens
from theomachy.server.render import event_message
from theomachy.words import GameWords, Speech, words


@dataclass(frozen=True)
class Told:
    """An example, as its file has it."""

    game: str
    id: str
    clause: str
    position: str
    do: str  # choices and chance, of whoever is asked
    seat: int = 0
    edition: str = ""
    options: dict[str, Any] = field(default_factory=dict)

    def scene(self) -> Scene:
        game = game_named(self.game)
        options = game.options(self.edition or game.options().edition, dict(self.options))
        notation = knowing(game.notation, options)
        seats = seats_in(notation.make_state(notation.read_position(self.position), options))
        return Scene(game, options, seats, self.position)


@cache
def told(game: str) -> tuple[Told, ...]:
    """None, if the game has no file of them."""
    found = home(game)
    file = found.folder / "examples.toml" if found.outside else Path(__file__).parents[1] / "examples" / f"{game}.toml"
    if not file.is_file():
        return ()
    return tuple(Told(game, **entry) for entry in tomllib.loads(file.read_text(encoding="utf-8"))["example"])


@cache
def examples(game: str, language: str) -> Examples:
    w = words(language, game)
    found = w.map_info()
    speech = Speech(language, "examples", *([game] if home(game).outside else []))
    return {
        "game": game,
        "map": None if found is None else dict(found),
        "examples": [shown(one, speech, w) for one in told(game)],
    }


def shown(one: Told, speech: Speech, w: GameWords) -> Example:
    scene = one.scene()
    w = w.with_options(scene.options)
    before = frame(scene, one.seat, w)
    first = scene.notation.read_action(tokens(one.do)[0])
    text = w.choice(scene.view(scene.to_move()), first)
    for token in tokens(one.do):
        scene.reply(token)
    return {
        "id": one.id,
        "clause": one.clause,
        "caption": speech.say(f"example-{one.game}-{one.id}"),
        "setting": {"game": one.game, "edition": scene.options.edition, "options": scene.options.changes()},
        "seats": list(scene.seat_names),
        "frames": [before, {**frame(scene, one.seat, w), "seq": 1, "choice": one.do, "text": text}],
    }


def frame(scene: Scene, seat: int, w: GameWords) -> Frame:
    """How things stand, and what has happened so far; nobody is asked."""
    return {
        "seq": 0,
        "actor": scene.wire.names[NOBODY],
        "choice": "",
        "text": "",
        "events": [event_message(event, seat, scene.wire, w) for event in scene.logs[seat]],
        "view": scene.wire.pack(scene.view(seat)),
        "to_move": scene.wire.names[NOBODY],
        "question": "",
    }
