"""The games, found by their key."""

from typing import TYPE_CHECKING, Final, Literal, overload

from theomachy.games.contract import Event, GameRules, NumberedEvent, Recall, View
from theomachy.games.registry import OURS, ByGame, Home, home

if TYPE_CHECKING:
    from theomachy.games.deukalion.game import Deukalion
    from theomachy.games.hera_zeus.game import HeraZeus
    from theomachy.games.olympus.game import Olympus

__all__ = ["EVENTS", "GAMES", "OURS", "VIEWS", "Event", "GameRules", "Recall", "View", "game"]


def events_of(home: Home) -> tuple[type[Event], ...]:
    found: tuple[type[Event], ...] = home.named("events", "EVENTS") if home.has("events") else (NumberedEvent,)
    return found


GAMES: Final = ByGame[GameRules](lambda home: home.own("game", "")())
VIEWS: Final = ByGame[type[View]](lambda home: home.named("view", "View"))
EVENTS: Final = ByGame[tuple[type[Event], ...]](events_of)


@overload
def game(key: Literal["hera-zeus"]) -> "HeraZeus": ...
@overload
def game(key: Literal["olympus"]) -> "Olympus": ...
@overload
def game(key: Literal["deukalion"]) -> "Deukalion": ...
@overload
def game(key: str) -> GameRules: ...
def game(key: str) -> GameRules:
    return GAMES[home(key).key]
