"""When a bot's answers are told: what others can see of its pace depends on nothing that they may not know.

A step is all that a bot chooses up to the next choice that anybody else notices.  It takes the same time whether it was
one choice out of one or five out of fifty: the first has most of the time to think, each later one a part of what is
left, and the step is told at the end, at a moment on a grid that begins with the step before.  Of a turn with many
steps the later ones are shorter: how many there were everybody has seen.
"""

from __future__ import annotations

import math
from typing import Final

from theomachy.bots.levels import SECONDS as LEVEL_SECONDS
from theomachy.bots.search import SECONDS

LEVEL: Final = "level:"
FIRST: Final = 0.75  # of what is left to think has the next choice
SHORTEST: Final = 0.01  # seconds
LONG: Final = 2.0  # seconds
STEPS: Final = 5  # a step takes at most this part of what is left of its turn
FINEST: Final = 0.25  # of the grid, so that it still hides how many choices a quick bot made
TURN: Final = 5.0  # seconds at most, or as long as so many steps would take
ITERATIONS: Final = 5000  # a second, in the slowest positions with room to spare


def is_quick(bot: str) -> bool:
    """Does it answer at once, whatever it is asked?"""
    return not bot.startswith(("search", "level"))


def seconds_of(bot: str) -> float:
    """To think about a step; a bot that goes by iterations will be done by then, unless the machine is slow."""
    if is_quick(bot):
        return 0.0
    if "iterations=" in bot:
        return int(bot.partition("iterations=")[2]) / ITERATIONS
    if "seconds=" in bot:
        return float(bot.partition("seconds=")[2])
    return LEVEL_SECONDS[int(bot[len(LEVEL) :]) - 1] if bot.startswith(LEVEL) else SECONDS


def is_long(bot: str) -> bool:
    """Does it think so long that one who asks for an ordinary bot would notice?"""
    return seconds_of(bot) > LONG


def for_choice(bot: str, number: int, step: float = 1.0) -> str:
    """The bot with the part of its budget that it has for a choice of a step, counted from 0; the step itself may have
    only a part of its own."""
    part = step * FIRST * (1 - FIRST) ** number
    if is_quick(bot):
        return bot
    if "iterations=" in bot:
        return f"search:iterations={max(1, round(part * int(bot.partition('iterations=')[2])))}"
    seconds = f"seconds={max(SHORTEST, part * seconds_of(bot)):.3f}"
    return f"{bot},{seconds}" if bot.startswith(LEVEL) else f"search:{seconds}"


def part_of(whole: float, spent: float) -> float:
    """How much of the time that it would have alone a step has, if those before it in the same turn took so long."""
    return min(1.0, (max(TURN, STEPS * whole) - spent) / (STEPS * whole)) if whole else 1.0


def due_at(began: float, ready: float, thought: float, grid: float) -> float:
    """The moment to tell a step that began with what was told before, and is ready: after all the time to think, and on
    the grid."""
    late = ready - began - thought
    return began + thought + grid * max(1, math.ceil(late / grid))
