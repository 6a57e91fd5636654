"""What there is to learn from games: each is played again, and every thought of a search becomes a row."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from theomachy.games import GameRules
from theomachy.kernel import game as kernel
from theomachy.kernel.choices import Choices
from theomachy.kernel.learned import CERTAIN
from theomachy.kernel.net import Features
from theomachy.self_play import SEATS, Game

MOST_ODDS: Final = math.log((1 + CERTAIN) / (1 - CERTAIN))


class Rows:
    """Of some games.  What a row has several of lies one after the other; `…_at` says where those of a row begin."""

    def __init__(self, rules: GameRules, games: Iterable[Game]) -> None:
        assert isinstance(rules, kernel.Game)
        self._rules = rules
        self._found = Features()
        self._features, self._features_at = array("i"), array("q")
        self._actions, self._actions_at = array("i"), array("q")
        self._shares, self._priors = array("f"), array("f")
        self._odds, self._won = array("f"), array("f")
        self._game = array("i")
        for game in games:
            self._add(game)
        self.features: Any = np.array(self._features)
        self.features_at: Any = np.array([*self._features_at, len(self._features)])
        self.actions: Any = np.array(self._actions)
        self.actions_at: Any = np.array([*self._actions_at, len(self._actions)])
        self.shares: Any = np.array(self._shares)  # of the visits, by action
        self.priors: Any = np.array(self._priors)  # logarithm of the prior by hand
        self.odds: Any = np.array(self._odds)  # logarithm of the odds by hand
        self.won: Any = np.array(self._won)  # 1, or 0 for a defeat
        self.game: Any = np.array(self._game)  # its number

    def __len__(self) -> int:
        return len(self.odds)

    def _add(self, game: Game) -> None:
        rules = self._rules
        s = rules.new(SEATS, rules.options())
        at = 0
        for thought in game.thoughts:
            for action in game.choices[at : thought.at]:
                rules.apply(s, action)
            at = thought.at
            side = rules.features(s, self._found)
            self._features_at.append(len(self._features))
            self._features.extend(self._found.numbers())
            found = Choices()
            legal = rules.legal(s)
            for action in legal:
                found.offer(action)
            rules.weigh(s, side, found)
            visits = sum(thought.visits.values())
            self._actions_at.append(len(self._actions))
            self._actions.extend(legal)
            self._shares.extend(thought.visits.get(action, 0) / visits for action in legal)
            self._priors.extend(math.log(weight) for weight in found.weights())
            worth = rules.value(s.copy(), side)
            odds = math.log((1 + worth) / (1 - worth)) if abs(worth) < CERTAIN else math.copysign(MOST_ODDS, worth)
            self._odds.append(odds)
            self._won.append(0.5 + game.result[side] / 2)
            self._game.append(game.number)
