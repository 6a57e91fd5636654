"""How a game lies on the table of the terminal; a game without a board of its own has the plain one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from theomachy.games.registry import ByGame, Home
from theomachy.terminal.boards.board import FAINT, Board
from theomachy.terminal.boards.plain import PlainBoard
from theomachy.words import GameWords

__all__ = ["BOARDS", "FAINT", "Board", "board"]


def maker(home: Home) -> Callable[[Any], Board]:
    found: Callable[[Any], Board] = home.own("board", "Board") if home.has("board") else PlainBoard
    return found


BOARDS: Final = ByGame[Callable[[Any], Board]](maker)  # each is made with the words of the game


def board(w: GameWords) -> Board:
    """For the game whose words these are."""
    return BOARDS[w.game](w)
