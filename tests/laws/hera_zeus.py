"""What the laws have to know of Hera and Zeus."""

from __future__ import annotations

from collections import Counter

from hypothesis import strategies as st

from tests.laws.play import Played, some_changes
from theomachy.games import game as game_named
from theomachy.games.hera_zeus.cards import COPIES
from theomachy.games.hera_zeus.notation import CODE_TEXT, hand_of, pile_of
from theomachy.games.hera_zeus.options import OPTIONS, Options
from theomachy.games.hera_zeus.state import BITS, HELD, SUM, State, code_of, column, height
from theomachy.games.hera_zeus.view import drawn_out
from theomachy.games.hera_zeus.vocabulary import FIGURE, STARTS, TAKE, TARGET_HAND, USE, WON, is_won

GAME = game_named("hera-zeus")
CODES = {text: code for code, text in CODE_TEXT.items()}


def is_mythology(action: int) -> bool:
    return USE <= action < USE + 8 or action == TARGET_HAND or TAKE <= action < TAKE + 21


def all_cards(s: State) -> Counter[str]:
    """How often each kind of each deck is somewhere."""
    counts: Counter[str] = Counter()
    for seat in (0, 1):
        cards = hand_of(s, seat) + pile_of(s, seat)
        cards += [kind for kind in range(len(COPIES)) for _ in range(s.draw_pile[HELD * seat + kind])]
        for lane in range(3):
            cards += [code_of(s.field[column(seat, lane) + row]) for row in range(1, height(s, seat, lane) + 1)]
        cards += [CODES[text] for text in [drawn_out(s)] if text and seat != s.active]  # a view may be held back
        for code in cards:
            if code != FIGURE:
                counts[named(1 - seat if is_won(code) else seat, code - WON if is_won(code) else code)] += 1
    check_tallies(s)
    return counts


def check_tallies(s: State) -> None:
    """Each hand and draw pile keeps its number of cards and which kinds there are."""
    for zone in (s.hand, s.draw_pile):
        for seat in (0, 1):
            counts = [zone[HELD * seat + code] for code in range(SUM)]
            assert sum(counts) == zone[HELD * seat + SUM]
            assert sum(1 << code for code, copies in enumerate(counts) if copies) == zone[HELD * seat + BITS]


def named(seat: int, kind: int) -> str:
    return f"{seat} {kind}"


PLAYED = Played(
    game=GAME,
    some_options=st.builds(Options, st.sampled_from(GAME.editions), some_changes(OPTIONS, {"turn_limit": (0, 0, 7)})),
    likes=is_mythology,
    everything=lambda options, seats: Counter(
        {named(seat, kind): n for seat in range(seats) for kind, n in enumerate(COPIES)}
    ),
    cards=all_cards,
    dealt=25,
    actions=STARTS + 2,
    clauses="HZ-",
    watcher_guesses=False,
    tells_all=lambda s, seat: s.held_back is None or seat != s.active,
)
