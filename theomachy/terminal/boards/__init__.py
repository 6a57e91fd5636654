"""How a game lies on the table of the terminal: each game has a module here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from theomachy.terminal.boards.board import FAINT, Board
from theomachy.terminal.boards.deukalion import DeukalionBoard
from theomachy.terminal.boards.hera_zeus import HeraZeusBoard
from theomachy.terminal.boards.olympus import OlympusBoard
from theomachy.words import GameWords

__all__ = ["BOARDS", "FAINT", "Board", "board"]

# Made with the words of the game.
BOARDS: dict[str, Callable[[Any], Board]] = {
    "hera-zeus": HeraZeusBoard,
    "olympus": OlympusBoard,
    "deukalion": DeukalionBoard,
}


def board(w: GameWords) -> Board:
    """For the game whose words these are."""
    return BOARDS[w.game](w)
