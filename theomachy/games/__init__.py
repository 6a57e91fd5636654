"""The games, found by their key."""

from typing import Final, Literal, overload

from theomachy.games.contract import Event, GameRules, Recall, View
from theomachy.games.deukalion.events import EVENTS as DEUKALION_EVENTS
from theomachy.games.deukalion.game import Deukalion
from theomachy.games.deukalion.view import View as DeukalionView
from theomachy.games.hera_zeus.events import EVENTS as HERA_ZEUS_EVENTS
from theomachy.games.hera_zeus.game import HeraZeus
from theomachy.games.hera_zeus.view import View as HeraZeusView
from theomachy.games.olympus.events import EVENTS as OLYMPUS_EVENTS
from theomachy.games.olympus.game import Olympus
from theomachy.games.olympus.view import View as OlympusView
from theomachy.kernel.errors import BadInput

__all__ = ["EVENTS", "GAMES", "VIEWS", "Event", "GameRules", "Recall", "View", "game"]

# The first is played when nobody says which.
GAMES: Final[dict[str, GameRules]] = {"hera-zeus": HeraZeus(), "olympus": Olympus(), "deukalion": Deukalion()}
VIEWS: Final[dict[str, type[View]]] = {"hera-zeus": HeraZeusView, "olympus": OlympusView, "deukalion": DeukalionView}
EVENTS: Final[dict[str, tuple[type[Event], ...]]] = {
    "hera-zeus": HERA_ZEUS_EVENTS,
    "olympus": OLYMPUS_EVENTS,
    "deukalion": DEUKALION_EVENTS,
}


@overload
def game(key: Literal["hera-zeus"]) -> HeraZeus: ...
@overload
def game(key: Literal["olympus"]) -> Olympus: ...
@overload
def game(key: Literal["deukalion"]) -> Deukalion: ...
@overload
def game(key: str) -> GameRules: ...
def game(key: str) -> GameRules:
    if key not in GAMES:
        raise BadInput("game-unknown", game=key, games=", ".join(GAMES))
    return GAMES[key]
