"""Why a choice is refused: a code, for which there is a sentence, and the clause."""

from theomachy.kernel.seats import CHANCE
from wings.rules import is_over
from wings.state import State
from wings.vocabulary import DRAWN, GLIDE, HEIGHTS, RISE


def why_not(s: State, action: int) -> tuple[str, str]:
    if is_over(s):
        return "game-over", "WI-END-01"
    if s.asked == CHANCE:
        return "chance-is-asked", "WI-TURN-01"
    if action == RISE:
        return "pile-empty", "WI-TURN-04"
    if DRAWN + HEIGHTS[0] <= action <= DRAWN + HEIGHTS[-1]:
        return "not-for-players", "WI-TURN-01"
    assert action != GLIDE
    return "no-such-choice", "WI-TURN-01"
