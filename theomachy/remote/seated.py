"""A bot sits at a table elsewhere: it sees what its seat sees, and nothing else."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from theomachy.remote.client import Client, Declined
from theomachy.remote.thinker import Thinker

MEANWHILE: Final = ("too-late", "not-your-turn", "game-over")  # the position has changed while it thought


async def play(client: Client, spec: str, seed: int) -> None:
    """Until the game is over."""
    await client.until(lambda: client.begun)
    bot = Thinker(spec, client.game, client.options, seed)
    agreeing = asyncio.create_task(agree(client))
    seen = 0
    try:
        while True:
            await client.until(lambda: client.asked or client.over)
            if client.over:
                return
            seq, view = client.seq, client.position["view"]
            fresh, seen = [client.wire.pack_event(event) for event in client.story[seen:]], len(client.story)
            legal = view["legal"]
            choice = legal[0] if len(legal) == 1 else await bot.choose(view, client.position["recall"], fresh)
            try:
                await client.choose(choice, seq)
            except Declined as error:
                if error.code not in MEANWHILE:
                    raise
                await client.until(lambda: client.seq > seq or client.over)  # noqa: B023
            seen = min(seen, len(client.story))
    finally:
        agreeing.cancel()
        with suppress(asyncio.CancelledError):
            await agreeing
        bot.end()


async def agree(client: Client) -> None:
    """To whoever wants to take something back; not to a draw."""
    while True:
        await client.until(lambda: client.request is not None)
        request = client.request
        assert request is not None
        seq = client.seq
        with suppress(Declined):
            await client.do("answer", at=request["seq"], yes=request["kind"] == "undo")
        await client.until(lambda: client.seq > seq)  # noqa: B023
