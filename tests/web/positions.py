"""Positions of played games, as the tests of the web client read them: every question, event and ending is there.

    python -m tests.web.positions olympus > web/src/games/olympus/positions.jsonl

One a line, as a seat is sent it: the view, the view before it, and what happened in between.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.played import at_random, shorter
from theomachy.games import game as game_named
from theomachy.table.wire import Wire
from theomachy.words import words

GAMES = 60
EACH = 2  # samples at least of whatever there is


def positions(key: str) -> Iterator[dict[str, Any]]:
    """Whatever comes up in random games and did not come up often enough before."""
    game, seen = game_named(key), Counter[str]()
    wire, w = Wire(game, game.options(changes=shorter(key))), words("en", key)
    for seed in range(GAMES):
        before: dict[int, dict[str, Any]] = {}
        for s, entries in at_random(game, wire.options, seed, game.players[0]):
            for seat in range(s.seats):
                view = wire.pack(game.view(s, seat))
                told = [event for entry in entries if (event := game.seen(wire.options, entry, seat)) is not None]
                events = [{**wire.pack_event(event), "text": w.event(event, seat)} for event in told]
                new = {*(event["event"] for event in events), *verbs(view), view["question"], view["ending"]}
                if any(seen[name] < EACH for name in new):
                    seen.update(new)
                    yield {"before": before.get(seat), "view": view, "events": events}
                before[seat] = view


def verbs(view: dict[str, Any]) -> set[str]:
    """Of the choices, each with its question."""
    return {f"{view['question']} {choice.partition('(')[0]}" for choice in view["legal"]}


if __name__ == "__main__":
    for position in positions(sys.argv[1]):
        print(json.dumps(position, separators=(",", ":"), ensure_ascii=False))
