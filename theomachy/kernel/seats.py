"""Who can be asked.  Seats of players are 0, 1, …; these are the others."""

from typing import Final

CHANCE: Final = -1
NOBODY: Final = -2
WATCHER: Final = -3

EVERYBODY: Final = -1  # an audience; otherwise it is the sum of 1 << seat over the seats that see it
