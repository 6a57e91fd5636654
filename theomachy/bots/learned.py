"""What was learned of a game: it lies beside its rules, in `weights.bin`."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from theomachy.games import GameRules
from theomachy.games.registry import homes
from theomachy.kernel.game import Game
from theomachy.kernel.learned import Learned
from theomachy.kernel.net import Net
from theomachy.kernel.state import State
from theomachy.kernel.weights import Head, NotWeights, read_net

FILE: Final = "weights.bin"


class Lesson:
    """A game with a net, and for which states it is good."""

    def __init__(self, game: Game, head: Head, net: Net) -> None:
        self.game = Learned(game, net)
        self.head = head

    def fits(self, s: State) -> bool:
        """Was it trained for what is played?"""
        return self.game.game.scene(s) == self.head.scene


def lesson_of(game: GameRules, content: bytes | None = None) -> Lesson | None:
    """From the file of the game, or from another; nothing if there is none, or if its features meant something else."""
    assert isinstance(game, Game)
    if game.layout is None:
        return None
    found = packaged(game.key) if content is None else read_net(content)
    if found is None:
        return None
    head, net = found
    return Lesson(game, head, net) if head.fits(game.key, game.layout) else None


@cache
def packaged(key: str) -> tuple[Head, Net] | None:
    with suppress(OSError, NotWeights):
        return read_net(weights_file(key).read_bytes())
    return None


def weights_file(key: str) -> Path:
    """Where it is if there is one."""
    return homes()[key].folder / FILE
