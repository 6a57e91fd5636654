"""What can be played at a table, and how, as the lobby of a client needs it."""

from __future__ import annotations

from typing import Any, cast

from theomachy.bots.ladder import ladder
from theomachy.games import GAMES
from theomachy.kernel.options import Range, Text, Values
from theomachy.puzzles.puzzle import puzzles
from theomachy.server.answers import BotLevel, GameInfo, OptionInfo
from theomachy.server.lessons import lessons
from theomachy.server.setting import LEVELS
from theomachy.words import GameWords, rules_page, words


def game_info(key: str, language: str) -> GameInfo:
    game, w = GAMES[key], words(language, key)
    plain = game.options()
    return {
        "game": key,
        "name": rules_page(key, language).title,
        "editions": list(game.editions),
        "players": list(game.players),
        "seats": [{"seat": name, "name": w.side(seat)} for seat, name in enumerate(game.seat_names)],
        "levels": levels(key, w),
        "options": {
            name: cast(
                OptionInfo, {**allowed(values), **label(name, w), "default": plain.values[name], "clause": clause}
            )
            for name, (values, clause) in plain.table.items()
        },
        "lessons": len(lessons(key)),
        "puzzles": len(puzzles(key)),
    }


def levels(key: str, w: GameWords) -> list[BotLevel]:
    found = ladder(key)
    infos: list[BotLevel] = []
    for at, (level, bot) in enumerate(LEVELS.items()):
        info: BotLevel = {"level": level, "bot": bot, "name": w.say(f"level-{level}")}
        if found is not None:
            rung = found.rungs[at]
            info |= {"rating": rung.rating, "low": rung.low, "high": rung.high}
        infos.append(info)
    return infos


def label(name: str, w: GameWords) -> dict[str, str]:
    """What an option is called, if the game says so itself; of ours the client knows."""
    key = f"option-{name.replace('_', '-')}"
    return {"label": w.say(key)} if w.knows(key) else {}


def allowed(values: Values) -> dict[str, Any]:
    """One of some values, a whole number, or a text."""
    if isinstance(values, Range):
        return {"least": values.low, "most": values.high}
    return {} if isinstance(values, Text) else {"values": values}
