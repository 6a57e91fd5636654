"""`theomachy table new`: a table on a server, and the links of its seats."""

from __future__ import annotations

import argparse
import re
import shlex

from theomachy.bots import make_bot
from theomachy.commands import read_options
from theomachy.games import GameRules
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput
from theomachy.remote.new_table import ANYONE, FRIEND, ME, new_table
from theomachy.terminal.play import others_named, seat_named
from theomachy.words import Speech, house_words, words
from theomachy.words.nearest import did_you_mean

NEW = "new"
SERVER = "http://localhost:8080"


def run(args: argparse.Namespace) -> int:
    w = house_words(args.language)
    if args.what != NEW:
        raise did_you_mean(BadInput("new-table-which", what=args.what), args.what, [NEW])
    if not re.fullmatch(r"https?://[^\s?#]+", args.server):
        raise BadInput("new-table-bad-server", server=args.server[:80], example=SERVER)
    game = game_named(args.game)
    who = sitters(args, game)
    options = read_options(args, game)
    edition, changes = options.edition, options.changes()
    tell(game, who, new_table(args.server, game.key, who, edition, args.name, w.language, **changes), w)
    return 0


def sitters(args: argparse.Namespace, game: GameRules) -> list[str]:
    """Who sits where: me, a friend, anyone, or a bot."""
    args.against = args.against or [FRIEND]
    seats = others_named(args, game)
    for who in seats:
        if who not in (FRIEND, ANYONE):
            make_bot(who, game, 0)  # found wrong before anybody is asked
    seats.insert(seat_named(args.seat, game.seat_names[: len(seats) + 1]), ME)
    return seats


def tell(game: GameRules, who: list[str], links: list[str], w: Speech) -> None:
    """A link for each seat of which the server gave a key: those of whoever asked, and of friends."""
    sides = words(w.language, game.key)
    mine = links[who.index(ME)]
    print(w.say("new-table-made", game=sides.say("game-name"), table=mine.partition("#")[0]))
    for seat, (one, link) in enumerate(zip(who, links, strict=True)):
        kind = one if one in (ME, FRIEND, ANYONE) else "bot"
        print(w.say("new-table-seat", side=sides.side(seat), who=kind, link=link, bot=one))
    print(w.say("new-table-how", command=f"theomachy join {shlex.quote(mine)}"))
