"""Positions of played games as the server sends them, for the tests of the boards in the browser.

    python -m tests.web.positions hera-zeus

plays at random and keeps, in `web/src/games/KEY/positions.jsonl`, every position that shows something new: a question,
a verb, an event for an audience, an ending, a field of the view that is not empty.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from theomachy.games import GAMES
from theomachy.kernel.options import Value
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match
from theomachy.words import words

GAMES_PLAYED = 240
CLIENTS = Path(__file__).parents[2] / "web" / "src" / "games"
# What else than the editions is played, so that every choice comes up.
CHANGES: dict[str, tuple[dict[str, Value], ...]] = {
    "hera-zeus": ({"persephone_count": "choose"}, {"own_figure_removal": "pegasus"}, {"turn_limit": 7}),
    "deukalion": (
        {"charybdis": "on", "kylix": "assign", "goal_override": 8},
        {"charybdis": "free", "goal_override": 8, "delivery": "voluntary"},
    ),
}

Sample = dict[str, Any]


def samples(key: str) -> Iterator[Sample]:
    """Every position of every audience, with what it was told on the way to it."""
    game = GAMES[key]
    w = words("en", key)
    settings = [game.options(edition) for edition in game.editions]
    settings += [game.options(game.editions[0], changes) for changes in CHANGES.get(key, ())]
    for seed in range(GAMES_PLAYED):
        match = Match(game, settings[seed % len(settings)], ["a"] * game.players[seed % 2], Dealer(seed))
        in_words = w.with_options(match.options)
        before: dict[int, Sample | None] = dict.fromkeys(match.audience)
        rng = Random(seed)
        while True:
            for seat in match.audience:
                view = match.wire.pack(match.view(seat))
                events = [
                    match.wire.pack_event(event) | {"text": in_words.event(event, seat)} for event in match.events(seat)
                ]
                yield {"before": before[seat] if events else None, "view": view, "events": events}
                before[seat] = view
            if match.over:
                break
            match.choose(match.to_move(), rng.choice(match.view(match.to_move()).legal))


def shown(sample: Sample) -> set[tuple[str, ...]]:
    """What a position has that a board must be able to show."""
    view = sample["view"]
    audience = "watcher" if view["seat"] == "watcher" else "player"
    found = {("question", view["question"]), ("ending", str(view["ending"]), audience)}
    found |= {("verb", choice.split("(")[0]) for choice in view["legal"]}
    found |= {("event", event["event"], audience, str(event.get("seat") == view["seat"])) for event in sample["events"]}
    found |= {("event", event["event"], str(event.get("where", ""))[:4]) for event in sample["events"]}
    return found | {("field", name, audience) for name, value in view.items() if value}


def main(key: str) -> None:
    kept: list[str] = []
    seen: set[tuple[str, ...]] = set()
    for sample in samples(key):
        if new := shown(sample) - seen:
            seen |= new
            kept.append(json.dumps(sample, separators=(",", ":"), ensure_ascii=False))
    (CLIENTS / key / "positions.jsonl").write_text("\n".join(kept) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
