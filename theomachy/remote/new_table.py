"""A new table on a server."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, build_opener

from theomachy.bots import is_bot
from theomachy.kernel.errors import BadInput
from theomachy.kernel.options import Value
from theomachy.remote.client import NowhereElse

ME, FRIEND, ANYONE = "me", "friend", "anyone"
SECONDS = 20  # to wait for an answer: cards of one's own are tried out first
LARGEST = 100_000  # bytes of an answer


def new_table(
    server: str,
    game: str,
    seats: Sequence[str],
    edition: str = "",
    name: str | None = None,
    language: str = "en",
    **options: Value,
) -> list[str]:
    """Sets up a table on a server.

    Args:
        server: Such as `http://localhost:8080`.
        game: The key of the game.
        seats: Who sits where: `ME`, `FRIEND`, `ANYONE`, or a bot of the server, such as `search:seconds=2`.
        edition: The first of the game by default.
        name: Of whoever plays the seat `ME`.
        language: In which the server refuses, if it does.
        options: What differs from the edition.

    Returns:
        A link for each seat that is `ME` or `FRIEND`, with the key that opens it, and "" for each other seat.

    Raises:
        BadInput: If the server refuses, or cannot be reached.
    """
    sitters = [{"kind": "bot", "bot": who} if is_bot(who) else {"kind": who} for who in seats]
    setting = {"game": game, "options": options, "seats": sitters, **({"edition": edition} if edition else {})}
    made = ask(server.rstrip("/"), {"setting": setting, **({"name": name} if name else {})}, language)
    keys = iter(made["keys"])
    page = f"{server.rstrip('/')}/t/{made['table']}"
    return [f"{page}#{next(keys)}" if who in (ME, FRIEND) else "" for who in seats]


def ask(server: str, body: dict[str, Any], language: str) -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Accept-Language": language}
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
