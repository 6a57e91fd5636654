"""Examples to the rules: positions and what comes of a choice, one file for each game."""
