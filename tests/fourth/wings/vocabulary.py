"""What is in the box, and every choice and event as a number."""

from typing import Final

SEATS: Final = ("daedalus", "icarus")
HEIGHTS: Final = (1, 2, 3, 4, 5, 6)  # of the feathers
COPIES: Final = 2  # of each

# Choices of a player; what chance draws is DRAWN and the height of the feather.
RISE: Final = 0
GLIDE: Final = 1
DRAWN: Final = 2

EV_DEALT: Final = 0  # seat, card
EV_TURN: Final = 1  # seat
EV_ROSE: Final = 2  # seat, card
EV_GLIDED: Final = 3  # seat
EV_LANDED: Final = 4  # seat, count: how high
EV_WON: Final = 5  # seat
EV_LEVEL: Final = 6
