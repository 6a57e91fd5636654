"""What the laws have to know of Wings of Wax, the fourth game."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import strategies as st
from wings.events import Landed
from wings.game import Wings
from wings.options import OPTIONS, Options
from wings.state import State, left
from wings.vocabulary import COPIES, DRAWN, HEIGHTS, RISE

from tests.laws.play import Played, some_changes

GAME = Wings()


def all_feathers(s: State) -> Counter[str]:
    found = Counter(str(feather) for feathers in s.wings for feather in feathers)
    return found + Counter({str(feather): left(s, feather) for feather in HEIGHTS})


def change_hidden(s: State, audience: int, rng: Random) -> bool:
    """A feather that this audience does not see is another one of the pile."""
    hidden = [(seat, i) for seat in (0, 1) if seat != audience for i in range(len(s.wings[seat]))]
    if not hidden:
        return False
    seat, i = rng.choice(hidden)
    others = [feather for feather in HEIGHTS if left(s, feather) and feather != s.wings[seat][i]]
    if not others:
        return False
    s.wings[seat][i] = rng.choice(others)
    s.wings[seat].sort()
    s.listed = False
    return True


PLAYED = Played(
    game=GAME,
    some_options=st.builds(Options, st.sampled_from(GAME.editions), some_changes(OPTIONS, {"sun": (6, 11, 20)})),
    likes=lambda action: action == RISE,
    everything=lambda options, seats: Counter({str(feather): COPIES for feather in HEIGHTS}),
    cards=all_feathers,
    dealt=2,
    actions=DRAWN + 7,
    clauses="WI-",
    change_hidden=change_hidden,
    reveals=lambda event: isinstance(event, Landed),
)
