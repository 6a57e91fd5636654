"""A bot in a process of its own: however long it thinks, the connection stays alive."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from multiprocessing.connection import Connection

from theomachy.bots import make_bot
from theomachy.games import GameRules
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput
from theomachy.kernel.options import Options
from theomachy.table.wire import Packed, Wire, pack_options, unpack_options


class Thinker:
    def __init__(self, spec: str, game: GameRules, options: Options, seed: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.spec = spec
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(
            target=think, args=(theirs, spec, game.key, pack_options(options), seed), daemon=True
        )
        self.process.start()
        theirs.close()

    async def choose(self, view: Packed, recall: Packed, events: list[Packed]) -> str:
        """In notation."""
        try:
            self.pipe.send((view, recall, events))
            choice: str = await asyncio.to_thread(self.pipe.recv)
        except (EOFError, OSError):
            raise BadInput("bot-died", bot=self.spec) from None
        return choice

    def end(self) -> None:
        self.process.kill()
        self.process.join()


def think(pipe: Connection, spec: str, key: str, packed: Packed, seed: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks
    game = game_named(key)
    wire = Wire(game, unpack_options(game, packed))
    bot = make_bot(spec, game, seed)
    while True:
        try:
            view, recall, events = pipe.recv()
        except EOFError:
            return
        pipe.send(
            wire.write_action(
                bot.choose(
                    wire.unpack(view), wire.unpack_recall(recall), [wire.unpack_event(event) for event in events]
                )
            )
        )
