"""What can be played at a table, and how, as the lobby of a client needs it."""

from __future__ import annotations

from typing import Any, cast

from theomachy.games import GAMES
from theomachy.kernel.options import Range, Text, Values
from theomachy.server.answers import GameInfo, OptionInfo
from theomachy.server.setting import LEVELS
from theomachy.words import rules_page, words


def game_info(key: str, language: str) -> GameInfo:
    game, w = GAMES[key], words(language, key)
    plain = game.options()
    return {
        "game": key,
        "name": rules_page(key, language).title,
        "editions": list(game.editions),
        "players": list(game.players),
        "seats": [{"seat": name, "name": w.side(seat)} for seat, name in enumerate(game.seat_names)],
        "levels": [{"level": level, "bot": bot} for level, bot in LEVELS.items()],
        "options": {
            name: cast(OptionInfo, {**allowed(values), "default": plain.values[name], "clause": clause})
            for name, (values, clause) in plain.table.items()
        },
    }


def allowed(values: Values) -> dict[str, Any]:
    """One of some values, a whole number, or a text."""
    if isinstance(values, Range):
        return {"least": values.low, "most": values.high}
    return {} if isinstance(values, Text) else {"values": values}
