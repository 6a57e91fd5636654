"""What the tests of words and board share: a table to read from, and ways to play."""

from __future__ import annotations

from functools import cache

from theomachy.games import Event
from theomachy.games.deukalion.game import Deukalion
from theomachy.games.deukalion.notation import make_state, read_action, read_position
from theomachy.games.deukalion.options import OPTIONS, Options
from theomachy.games.deukalion.state import State
from theomachy.games.deukalion.view import View
from theomachy.kernel.events import Log, LogEntry
from theomachy.kernel.options import Value
from theomachy.words.deukalion import DeukalionWords

GAME = Deukalion()

# Ways to play that say everything there is to say: the defaults, and each option once.
UNUSUAL: dict[str, Value] = {name: values[-1] for name, (values, _) in OPTIONS.items() if isinstance(values, tuple)}
WAYS: tuple[tuple[int, dict[str, Value]], ...] = (
    (2, {}),
    (4, {"goal_override": 8}),
    (3, {**UNUSUAL, "round_limit": 30, "goal_override": 0}),
    (2, {"charybdis": "on", "two_player_help": "swift", "delivery": "voluntary", "chest_counts": "shared"}),
)


@cache
def words(language: str) -> DeukalionWords:
    return DeukalionWords(language, "deukalion")


class Reading:
    """A position, the choices made from there, and what is read of them."""

    def __init__(self, position: str, **changes: Value) -> None:
        self.options = Options("standard", changes)
        self.s: State = make_state(read_position(position), self.options)
        self.log = self.s.log = Log()

    def do(self, tokens: str) -> Reading:
        for token in tokens.split():
            GAME.apply(self.s, read_action(token))
        return self

    def view(self, seat: int = 0) -> View:
        return GAME.view(self.s, seat)

    def story(self, seat: int, language: str = "en") -> list[str]:
        """The story since it was told last."""
        seen = seen_by(self.options, self.log.drain(), seat)
        return [text for _, text in words(language).story(seen, seat)]

    def asked(self, language: str = "en") -> list[str]:
        """The question to whoever is asked, and what can be chosen."""
        v, w = self.view(self.s.asked), words(language)
        return [w.question(v), *(w.choice(v, action) for action in v.legal)]


def seen_by(options: Options, entries: list[LogEntry], seat: int) -> list[Event]:
    return [event for entry in entries if (event := GAME.seen(options, entry, seat)) is not None]
