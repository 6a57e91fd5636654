"""Bots against bots: contests in which each deal is played with every bot in every seat."""

from theomachy.arena.contest import Contest, Played, new_contest
from theomachy.arena.score import Score, hold
from theomachy.arena.tally import Tally

__all__ = ["Contest", "Played", "Score", "Tally", "hold", "new_contest"]
