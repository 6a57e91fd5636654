"""Puzzles: decisions with one answer, as records up to there.  See docs/puzzles.md."""
