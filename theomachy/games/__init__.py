"""The games, found by their key."""

from typing import Final

from theomachy.games.contract import Event, GameRules, Recall, Threat, View
from theomachy.games.registry import OURS, ByGame, home
from theomachy.kernel.rng import Rng

__all__ = ["EVENTS", "GAMES", "OURS", "VIEWS", "Event", "GameRules", "Recall", "Rng", "Threat", "View", "game"]

GAMES: Final = ByGame[GameRules](lambda home: home.own("game", "")())
VIEWS: Final = ByGame[type[View]](lambda home: home.named("view", "View"))
EVENTS: Final = ByGame[tuple[type[Event], ...]](lambda home: home.named("events", "EVENTS"))


def game(key: str) -> GameRules:
    """The rules of a game by its key.

    Raises:
        BadInput: If no game has this key.

    Examples:
        >>> game("olympus").seat_names
        ('a', 'b')
        >>> "hera-zeus" in GAMES
        True
    """
    return GAMES[home(key).key]
