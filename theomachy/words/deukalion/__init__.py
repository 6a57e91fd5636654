"""Deukalion in words: cards, the sea, what happened, what is asked, what can be chosen and by which clauses."""

from __future__ import annotations

from theomachy.games import Threat
from theomachy.games.deukalion.options import Options as DeukalionOptions
from theomachy.games.deukalion.threats import threats
from theomachy.games.deukalion.view import View
from theomachy.kernel.options import Options
from theomachy.words.deukalion.choices import ChoiceWords
from theomachy.words.deukalion.sea import Place, SeaMap, SeaWords, Square
from theomachy.words.deukalion.story import StoryWords
from theomachy.words.deukalion.things import ActionFacts, PursuitFacts
from theomachy.words.game_words import GameWords

__all__ = ["ActionFacts", "DeukalionWords", "Place", "PursuitFacts", "SeaMap", "Square"]


class DeukalionWords(StoryWords, ChoiceWords, SeaWords):
    def with_options(self, options: Options) -> GameWords:
        """A map of one's own has other values."""
        assert isinstance(options, DeukalionOptions)
        return self if options.map is self.map else DeukalionWords(self.language, self.game, options.map)

    def threats(self, view: View) -> list[Threat]:
        return threats(view)
