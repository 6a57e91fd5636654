"""What the laws have to know of Hera and Zeus."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import strategies as st

from tests.laws.play import Played, some_changes
from theomachy.games import game as game_named
from theomachy.games.hera_zeus.cards import COPIES
from theomachy.games.hera_zeus.guess import PRIVATE
from theomachy.games.hera_zeus.notation import CODE_TEXT, hand_of, pile_of
from theomachy.games.hera_zeus.options import OPTIONS, Options
from theomachy.games.hera_zeus.recall import could_have_happened, remembers_pegasus
from theomachy.games.hera_zeus.state import (
    BITS,
    EARLY,
    FETCHED,
    HELD,
    LAID,
    LIFE,
    PILE,
    SUM,
    UP,
    State,
    add_held,
    code_of,
    column,
    entry,
    fetched_by,
    hades_at,
    height,
    in_hand,
    seat_in,
    what_in,
)
from theomachy.games.hera_zeus.steps import LOSE_COLUMN, LOSE_HAND
from theomachy.games.hera_zeus.view import drawn_out
from theomachy.games.hera_zeus.vocabulary import (
    CAPTIVE,
    CAPTIVE_IN_HAND,
    END_TURN,
    EV_CHALLENGED,
    EV_DRAWN_OUT,
    EV_LOST,
    EV_PANDORA_HAND,
    EV_SAW,
    EV_SEDUCED,
    EV_TOOK_PEGASUS,
    EV_TURNED_UP,
    EV_WON,
    FIGURE,
    GOD,
    KINDS,
    NO_ACTION,
    NO_CARD,
    STARTS,
    TAKE,
    TAKE_OF,
    TARGET_HAND,
    USE,
    WON,
    is_won,
)
from theomachy.kernel.events import Event

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


# --- what is hidden -------------------------------------------------------------------------------------------------


def change_hidden(s: State, audience: int, rng: Random) -> bool:
    """A card of the hand or face down on the field is one of the draw pile, or one of the field is one of the hand, or
    Hades has brought another card; as far as the memory allows it."""
    f = s.frame
    side = rng.choice([side for side in (0, 1) if side != audience])
    if (
        s.held_back is not None
        or f is None
        or f.script.number in PRIVATE
        or f.script is LOSE_HAND
        or f.script is LOSE_COLUMN
    ):
        return False
    trial = s.copy()
    if not rng.choice((hand_with_pile, hand_with_pile, piece_with_pile, piece_with_hand, fetched_card))(
        trial, side, rng
    ):
        return False
    if len(s.memory) and not could_have_happened(trial, side):
        return False
    s.field, s.hand, s.draw_pile, s.pile, s.memory = trial.field, trial.hand, trial.draw_pile, trial.pile, trial.memory
    return True


def natives(zone: Any, side: int, but: int, kinds: int = KINDS) -> list[int]:
    """The kinds of a hand or draw pile that are not won from the other."""
    return [kind for kind in range(kinds) if zone[HELD * side + kind] > 0 and kind != but]


def hand_with_pile(s: State, side: int, rng: Random) -> bool:
    held = natives(s.hand, side, NO_CARD)
    card = rng.choice(held) if held else NO_CARD
    drawn = natives(s.draw_pile, side, card)
    if not held or not drawn:
        return False
    other = rng.choice(drawn)
    if CAPTIVE in (card, other) and not len(s.memory):  # none is dealt
        return False
    for zone, leaves, comes in ((s.hand, card, other), (s.draw_pile, other, card)):
        add_held(zone, side, leaves, -1)
        add_held(zone, side, comes, 1)
    return True


def piece_with_pile(s: State, side: int, rng: Random) -> bool:
    return piece_with(s, side, s.draw_pile, rng)


def piece_with_hand(s: State, side: int, rng: Random) -> bool:
    return piece_with(s, side, s.hand, rng)


def piece_with(s: State, side: int, zone: Any, rng: Random) -> bool:
    places = [column(side, lane) + row for lane in range(3) for row in range(1, height(s, side, lane) + 1)]
    places = [at for at in places if s.field[at] & UP == 0 and code_of(s.field[at]) < KINDS]
    if not places or not len(s.memory):
        return False
    at = rng.choice(places)
    card = code_of(s.field[at])
    others = natives(zone, side, card, GOD)
    if not others:
        return False
    other = rng.choice(others)
    if other == CAPTIVE and s.field[at] & EARLY:
        return False
    s.field[at] += other - card
    s.memory[s.field[at] // LIFE] = entry(LAID, side, other)
    add_held(zone, side, other, -1)
    add_held(zone, side, card, 1)
    return True


def fetched_card(s: State, side: int, rng: Random) -> bool:
    """One of the cards that lay beneath."""
    card = fetched_by(s, side)
    written = [i for i in range(len(s.memory)) if what_in(s.memory[i]) == FETCHED and seat_in(s.memory[i]) == side]
    beneath = range(PILE * side + 1, PILE * side + hades_at(s, side))
    places = [at for at in beneath if TAKE_OF[s.pile[at]] >= 0 and is_won(s.pile[at]) == is_won(card) != NO_CARD]
    places = [at for at in places if s.pile[at] != card]
    if card == NO_CARD or in_hand(s, side, card) == 0 or not places or remembers_pegasus(s, side):
        return False
    at = rng.choice(places)
    other = s.pile[at]
    s.pile[at] = card
    s.memory[written[0]] = entry(FETCHED, side, other)
    add_held(s.hand, side, card, -1)
    add_held(s.hand, side, other, 1)
    return True


SHOWS = (
    EV_CHALLENGED,
    EV_TURNED_UP,
    EV_LOST,
    EV_DRAWN_OUT,
    EV_SAW,
    EV_SEDUCED,
    EV_TOOK_PEGASUS,
)


def reveals(event: Event) -> bool:
    """Cards are turned up, pulled out, looked at; who cannot act, or has a captive in an open hand, has lost."""
    return event.kind in SHOWS or (event.kind == EV_WON and event.count in (NO_ACTION, CAPTIVE_IN_HAND))


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
    change_hidden=change_hidden,
    reveals=reveals,
    lays_open=lambda event: event.kind == EV_PANDORA_HAND,
    is_quiet=lambda action: action == END_TURN,
    tells_all=lambda s, seat: s.held_back is None or seat != s.active,
)
