"""`theomachy bot`: a bot sits at a table of a server, until the game is over."""

from __future__ import annotations

import argparse
import asyncio
import secrets

from theomachy.bots import make_bot
from theomachy.games import GAMES
from theomachy.kernel.errors import BadInput
from theomachy.remote.client import Callbacks, Client, at_table
from theomachy.remote.link import Link, read_link
from theomachy.remote.seated import play
from theomachy.terminal import transcript
from theomachy.words import Speech, house_words, words


class ConnectionNotes(Callbacks):
    """Says when the connection is lost, and when it is there again."""

    def __init__(self, w: Speech) -> None:
        self.w = w

    def lost(self) -> None:
        print(self.w.say("remote-lost"), flush=True)

    def back(self) -> None:
        print(self.w.say("remote-back"), flush=True)


def run(args: argparse.Namespace) -> int:
    w = house_words(args.language)
    if not args.link and not args.server:
        raise BadInput("remote-which-link")
    link = read_link(args.link or args.server, args.key)
    if link.key is None:
        raise BadInput("remote-no-key")
    make_bot(args.bot, next(iter(GAMES.values())), 0)  # found wrong before it sits down
    asyncio.run(sit(link, args, w))
    return 0


async def sit(link: Link, args: argparse.Namespace, w: Speech) -> None:
    table = link.table
    while table:
        name = args.name or f"{args.bot.partition(':')[0]} (bot)"  # its name alone is for bots of the house
        async with at_table(link.to(table), w, name, ConnectionNotes(w), recall="always") as client:
            side = words(w.language, client.game.key).side(client.seat)
            print(w.say("bot-sits", bot=args.bot, side=side), flush=True)
            await play(client, args.bot, secrets.randbits(62))
            print(result(client, w), flush=True)
            table = await next_table(client) if args.stay else ""
        if table:
            print(w.say("bot-next", table=table), flush=True)


async def next_table(client: Client) -> str:
    await client.until(lambda: bool(client.position["rematch"]))
    return client.position["rematch"]


def result(client: Client, w: Speech) -> str:
    found = client.position.get("result")
    assert found is not None
    return transcript.of_points(list(found["points"].values()), client.seat, words(w.language, client.game.key))
