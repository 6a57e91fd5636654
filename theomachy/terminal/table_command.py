"""`theomachy table new`: a table on a server, and the links of its seats."""

from __future__ import annotations

import argparse
import json
import re
import shlex
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, build_opener

from theomachy.bots import is_bot, make_bot
from theomachy.commands import read_options
from theomachy.games import GameRules
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput
from theomachy.remote.client import NowhereElse
from theomachy.terminal.play import others_named, seat_named
from theomachy.words import Speech, house_words, words
from theomachy.words.nearest import did_you_mean

NEW = "new"
SERVER = "http://localhost:8080"
ME, FRIEND, ANYONE = "me", "friend", "anyone"
SECONDS = 20  # to wait for an answer: cards of one's own are tried out first
LARGEST = 100_000  # bytes of an answer


def run(args: argparse.Namespace) -> int:
    w = house_words(args.language)
    if args.what != NEW:
        raise did_you_mean(BadInput("new-table-which", what=args.what), args.what, [NEW])
    if not re.fullmatch(r"https?://[^\s?#]+", args.server):
        raise BadInput("new-table-bad-server", server=args.server[:80], example=SERVER)
    game = game_named(args.game)
    who = sitters(args, game)
    made = ask(args.server.rstrip("/"), setting(args, game, who), args.name, w)
    tell(args.server.rstrip("/"), game, who, made, w)
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


def setting(args: argparse.Namespace, game: GameRules, who: list[str]) -> dict[str, Any]:
    options = read_options(args, game)
    seats = [{"kind": "bot", "bot": one} if is_bot(one) else {"kind": one} for one in who]
    return {"game": game.key, "edition": options.edition, "options": options.changes(), "seats": seats}


def ask(server: str, setting: dict[str, Any], name: str | None, w: Speech) -> dict[str, Any]:
    body = {"setting": setting, **({"name": name} if name else {})}
    headers = {"Content-Type": "application/json", "Accept-Language": w.language}
    request = Request(f"{server}/api/tables", json.dumps(body).encode(), headers, method="POST")
    try:
        with build_opener(NowhereElse).open(request, timeout=SECONDS) as answer:
            made: dict[str, Any] = json.loads(answer.read(LARGEST))
            return {"table": str(made["table"]), "keys": [str(seat["key"]) for seat in made["seats"]]}
    except HTTPError as error:
        text = refusal(error)
        raise (BadInput("declined", text=text) if text else BadInput("remote-no-connection", server=server)) from None
    except (OSError, ValueError, KeyError, TypeError):
        raise BadInput("remote-no-connection", server=server) from None


def refusal(error: HTTPError) -> str:
    """What the server says; it has sentences for all it refuses."""
    try:
        return str(json.loads(error.read(LARGEST))["text"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def tell(server: str, game: GameRules, who: list[str], made: dict[str, Any], w: Speech) -> None:
    """A link for each seat of which the server gave a key: those of whoever asked, and of friends."""
    sides, table = words(w.language, game.key), f"{server}/t/{made['table']}"
    keys = iter(made["keys"])
    print(w.say("new-table-made", game=sides.say("game-name"), table=table))
    mine = ""
    for seat, one in enumerate(who):
        link = f"{table}#{next(keys)}" if one in (ME, FRIEND) else ""
        mine = link if one == ME else mine
        kind = one if one in (ME, FRIEND, ANYONE) else "bot"
        print(w.say("new-table-seat", side=sides.side(seat), who=kind, link=link, bot=one))
    print(w.say("new-table-how", command=f"theomachy join {shlex.quote(mine)}"))
