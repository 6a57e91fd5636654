"""Bots against bots: contests in which each deal is played with every bot in every seat."""

from theomachy.arena.contest import Contest, new_contest
from theomachy.arena.playing import Played
from theomachy.arena.score import Interrupted, Score, hold
from theomachy.arena.tally import Tally

__all__ = ["Contest", "Interrupted", "Played", "Score", "Tally", "hold", "new_contest"]
