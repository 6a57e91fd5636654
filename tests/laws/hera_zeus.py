"""What the laws have to know of Hera and Zeus."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import strategies as st

from tests.laws.play import Played, some_changes
from theomachy.games import Event
from theomachy.games.hera_zeus import state as table
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.cards import COPIES
from theomachy.games.hera_zeus.events import (
    Challenged,
    DrawnOut,
    Lost,
    PandoraHand,
    Saw,
    Seduced,
    TookPegasus,
    TurnedUp,
    Won,
)
from theomachy.games.hera_zeus.game import HeraZeus
from theomachy.games.hera_zeus.guess import PRIVATE
from theomachy.games.hera_zeus.notation import CODES, hand_of, pile_of
from theomachy.games.hera_zeus.options import OPTIONS, Options
from theomachy.games.hera_zeus.recall import could_have_happened, remembers_pegasus
from theomachy.games.hera_zeus.state import State
from theomachy.games.hera_zeus.steps import LOSE_COLUMN, LOSE_HAND
from theomachy.games.hera_zeus.view import drawn_out

GAME = HeraZeus()


def is_mythology(action: int) -> bool:
    return v.USE <= action < v.USE + 8 or action == v.TARGET_HAND or v.TAKE <= action < v.TAKE + 21


def all_cards(s: State) -> Counter[str]:
    """How often each kind of each deck is somewhere."""
    counts: Counter[str] = Counter()
    for seat in (0, 1):
        cards = hand_of(s, seat) + pile_of(s, seat)
        cards += [kind for kind in range(len(COPIES)) for _ in range(s.draw_pile[table.HELD * seat + kind])]
        for lane in range(3):
            cards += [
                table.code_of(s.field[table.column(seat, lane) + row])
                for row in range(1, table.height(s, seat, lane) + 1)
            ]
        cards += [CODES[text] for text in [drawn_out(s, seat)] if text]  # a view may be held back
        for code in cards:
            if code != v.FIGURE:
                counts[named(1 - seat if v.is_won(code) else seat, code - v.WON if v.is_won(code) else code)] += 1
    check_tallies(s)
    return counts


def check_tallies(s: State) -> None:
    """Each hand and draw pile keeps its number of cards and which kinds there are."""
    for zone in (s.hand, s.draw_pile):
        for seat in (0, 1):
            counts = [zone[table.HELD * seat + code] for code in range(table.SUM)]
            assert sum(counts) == zone[table.HELD * seat + table.SUM]
            assert (
                sum(1 << code for code, copies in enumerate(counts) if copies) == zone[table.HELD * seat + table.BITS]
            )


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


def natives(zone: Any, side: int, but: int, kinds: int = v.KINDS) -> list[int]:
    """The kinds of a hand or draw pile that are not won from the other."""
    return [kind for kind in range(kinds) if zone[table.HELD * side + kind] > 0 and kind != but]


def hand_with_pile(s: State, side: int, rng: Random) -> bool:
    held = natives(s.hand, side, v.NO_CARD)
    card = rng.choice(held) if held else v.NO_CARD
    drawn = natives(s.draw_pile, side, card)
    if not held or not drawn:
        return False
    other = rng.choice(drawn)
    if v.CAPTIVE in (card, other) and not len(s.memory):  # none is dealt
        return False
    for zone, leaves, comes in ((s.hand, card, other), (s.draw_pile, other, card)):
        table.add_held(zone, side, leaves, -1)
        table.add_held(zone, side, comes, 1)
    return True


def piece_with_pile(s: State, side: int, rng: Random) -> bool:
    return piece_with(s, side, s.draw_pile, rng)


def piece_with_hand(s: State, side: int, rng: Random) -> bool:
    return piece_with(s, side, s.hand, rng)


def piece_with(s: State, side: int, zone: Any, rng: Random) -> bool:
    places = [table.column(side, lane) + row for lane in range(3) for row in range(1, table.height(s, side, lane) + 1)]
    places = [at for at in places if s.field[at] & table.UP == 0 and table.code_of(s.field[at]) < v.KINDS]
    if not places or not len(s.memory):
        return False
    at = rng.choice(places)
    card = table.code_of(s.field[at])
    others = natives(zone, side, card, v.GOD)
    if not others:
        return False
    other = rng.choice(others)
    if other == v.CAPTIVE and s.field[at] & table.EARLY:
        return False
    s.field[at] += other - card
    s.memory[s.field[at] // table.LIFE] = table.entry(table.LAID, side, other)
    table.add_held(zone, side, other, -1)
    table.add_held(zone, side, card, 1)
    return True


def fetched_card(s: State, side: int, rng: Random) -> bool:
    """One of the cards that lay beneath."""
    card = table.fetched_by(s, side)
    written = [
        i
        for i in range(len(s.memory))
        if table.what_in(s.memory[i]) == table.FETCHED and table.seat_in(s.memory[i]) == side
    ]
    beneath = range(table.PILE * side + 1, table.PILE * side + table.hades_at(s, side))
    places = [
        at for at in beneath if v.TAKE_OF[s.pile[at]] >= 0 and v.is_won(s.pile[at]) == v.is_won(card) != v.NO_CARD
    ]
    places = [at for at in places if s.pile[at] != card]
    if card == v.NO_CARD or table.in_hand(s, side, card) == 0 or not places or remembers_pegasus(s, side):
        return False
    at = rng.choice(places)
    other = s.pile[at]
    s.pile[at] = card
    s.memory[written[0]] = table.entry(table.FETCHED, side, other)
    table.add_held(s.hand, side, card, -1)
    table.add_held(s.hand, side, other, 1)
    return True


SHOWS = (Challenged, TurnedUp, Lost, DrawnOut, Saw, Seduced, TookPegasus)


def reveals(event: Event) -> bool:
    """Cards are turned up, pulled out, looked at; who cannot act, or has a captive in an open hand, has lost."""
    return isinstance(event, SHOWS) or (isinstance(event, Won) and event.ending in ("no-action", "captive-in-hand"))


PLAYED = Played(
    game=GAME,
    some_options=st.builds(Options, st.sampled_from(GAME.editions), some_changes(OPTIONS, {"turn_limit": (0, 0, 7)})),
    likes=is_mythology,
    everything=lambda options, seats: Counter(
        {named(seat, kind): n for seat in range(seats) for kind, n in enumerate(COPIES)}
    ),
    cards=all_cards,
    dealt=25,
    actions=v.STARTS + 2,
    clauses="HZ-",
    watcher_guesses=False,
    change_hidden=change_hidden,
    reveals=reveals,
    lays_open=lambda event: isinstance(event, PandoraHand),
    is_quiet=lambda action: action == v.END_TURN,
    tells_all=lambda s, seat: s.held_back is None or seat != s.active,
)
