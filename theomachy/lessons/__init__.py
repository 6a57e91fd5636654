"""The lessons of the guided first game, one file for each game."""
