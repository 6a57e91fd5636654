"""The bots, made from a name and settings: `random`, `level:3`, `search:iterations=1000`."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable
from inspect import Parameter
from typing import Final

from theomachy.bots.base import Bot
from theomachy.bots.greedy import Greedy
from theomachy.bots.levels import Level
from theomachy.bots.random_bot import Random
from theomachy.bots.search import FirstSearch, Ismcts, Search
from theomachy.games import GameRules
from theomachy.kernel.errors import BadInput

__all__ = ["BOTS", "Bot", "Greedy", "Level", "Random", "Search", "is_bot", "make_bot"]

# Bots by their names.  What one is made with after the game and the seed are its settings, those without a name first;
# whoever adds one can name it wherever bots are named.
BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    "search": Search,
    "search-1": FirstSearch,
    "ismcts": Ismcts,
    "level": Level,
}


def is_bot(name: str) -> bool:
    """Is this in a record the name of a bot?  People do not have such names."""
    return name.partition(":")[0] in BOTS


def make_bot(spec: str, game: GameRules, seed: int) -> Bot:
    """A bot from its name, or from `name:setting=value,setting=value`; of a level the number comes first: `level:3`.

    Raises:
        BadInput: If there is no such bot or setting.

    Examples:
        >>> from theomachy.games import game
        >>> make_bot("search:iterations=200", game("olympus"), seed=1).iterations
        200
    """
    name, colon, rest = spec.partition(":")
    if name not in BOTS:
        raise BadInput("bot-unknown", bot=name, bots=", ".join(BOTS))
    parts = rest.split(",") if colon else []
    first = [whole_number(setting, parts.pop(0) if parts else "") for setting in unnamed(name)]
    allowed = settings_of(name)
    given: dict[str, float] = {}
    for part in parts:
        setting, _, text = part.partition("=")
        if setting not in allowed:
            if not allowed:
                raise BadInput("bot-no-settings", bot=name, setting=setting)
            raise BadInput("bot-no-setting", bot=name, setting=setting, settings=", ".join(allowed))
        if setting in given:
            raise BadInput("bot-setting-twice", bot=name, setting=setting)
        given[setting] = READERS[allowed[setting]](setting, text)
    return BOTS[name](game, seed, *first, **given)


def unnamed(name: str) -> list[str]:
    """What a bot is told without a name, before its settings."""
    return [p.name for p in parameters(name) if p.kind is Parameter.POSITIONAL_ONLY]


def settings_of(name: str) -> dict[str, type]:
    """The settings of a bot, and whether each is yes or no, a whole number or any number."""
    named = [p for p in parameters(name) if p.kind is not Parameter.POSITIONAL_ONLY]
    return {p.name: next(kind for kind in READERS if kind.__name__ in str(p.annotation)) for p in named}


def parameters(name: str) -> list[Parameter]:
    """After the game and the seed."""
    return list(inspect.signature(BOTS[name]).parameters.values())[2:]


def yes_or_no(setting: str, text: str) -> bool:
    if text not in ("0", "1"):
        raise BadInput("number-0-or-1", name=setting, text=text)
    return text == "1"


def whole_number(setting: str, text: str) -> int:
    if not (text.isdecimal() and text.isascii() and 0 < int(text) < 1 << 40):
        raise BadInput("number-from", name=setting, least=1, text=text)
    return int(text)


def number(setting: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not (value > 0 and math.isfinite(value)):
        raise BadInput("number-above-0", name=setting, text=text)
    return value


READERS: Final[dict[type, Callable[[str, str], float]]] = {bool: yes_or_no, int: whole_number, float: number}
