"""What was searched at one place, kept for the next choice there, though each choice is made by a new bot."""

from __future__ import annotations

from typing import Final

from theomachy.bots.base import Bot
from theomachy.bots.search import Search
from theomachy.games import View

PLACES: Final = 16  # of which something is kept
NODES: Final = 500_000  # of all trees together, of 96 bytes each


class Kept:
    """Searches by the place where they were made: the latest, as long as they are few and small.  Whoever finds none,
    or one that does not fit, begins anew."""

    def __init__(self) -> None:
        self.searches: dict[str, Search] = {}  # the latest last

    def hand_over(self, place: str, bot: Bot, view: View) -> None:
        """To a bot that is about to choose there."""
        before = self.searches.pop(place, None)
        if before is None or not isinstance(bot, Search) or type(bot) is not type(before):
            return
        bot.worlds = before.worlds
        bot.search.root, bot.search.nodes = before.search.root, before.search.nodes
        go_past_what_was_no_choice(bot, view)

    def keep(self, place: str, bot: Bot) -> None:
        """What it has searched, once it has chosen."""
        if isinstance(bot, Search) and bot.worlds:
            self.searches[place] = bot
        while len(self.searches) > PLACES or sum(int(each.search.nodes) for each in self.searches.values()) > NODES:
            del self.searches[next(iter(self.searches))]


def go_past_what_was_no_choice(bot: Search, view: View) -> None:
    """Where there was one answer nobody has asked for it: it was given in the worlds of the bot, too."""
    while not all(bot.looks_like(world, view) for world in bot.worlds):
        answers = {tuple(bot.game.legal(world)) for world in bot.worlds if bot.game.to_move(world) == view.seat}
        answer = answers.pop() if len(answers) == 1 else ()
        if len(answer) != 1 or any(bot.game.to_move(world) != view.seat for world in bot.worlds):
            return
        for world in bot.worlds:
            bot.game.apply(world, answer[0])
        bot.search.go_on(answer[0])
