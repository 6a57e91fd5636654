"""The review that teaches: what each choice of a game was worth, and what was luck.  See docs/review.md."""
