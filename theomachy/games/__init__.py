"""The games, found by their key."""

from theomachy.games.hera_zeus.game import HeraZeus
from theomachy.kernel.errors import BadInput

GAMES = {"hera-zeus": HeraZeus()}


def game(key: str) -> HeraZeus:
    if key not in GAMES:
        raise BadInput(f"There is no game {key!r}; the games are {', '.join(GAMES)}.")
    return GAMES[key]
