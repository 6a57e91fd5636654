"""What a seat may know.  A view is built up from what that seat sees and remembers, never stripped from a state."""

from __future__ import annotations

from dataclasses import dataclass

from theomachy.games.olympus.doors import SCRIPTS
from theomachy.games.olympus.effects import OpenEffect
from theomachy.games.olympus.options import Options
from theomachy.games.olympus.rules import TURN
from theomachy.games.olympus.state import (
    ATTACK,
    ATTACKS,
    DAMAGE,
    DEFENCE,
    DEFINITION,
    HAND,
    KNOWN,
    OPEN,
    SILENCED,
    UNIT,
    WORN,
    State,
    cards_in_hand,
    hand_start,
)
from theomachy.games.olympus.values import refresh
from theomachy.games.olympus.vocabulary import NO_CARD, PLACES
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import saved_frames
from theomachy.kernel.seats import NOBODY, WATCHER


@dataclass(frozen=True)
class Unit:
    """A unit in play, with its values as they count now."""

    card: str
    equipment: str
    attack: int
    defence: int
    damage: int
    attacks: int  # made in this turn
    silenced: bool


@dataclass(frozen=True)
class View:
    seat: int
    options: Options
    to_move: int
    active: int
    turns: int
    phase: int
    counter: int  # on the side of the first seat when positive
    markers: tuple[int, ...]  # whose each colour is
    units: tuple[Unit | None, ...]  # by place
    hand: tuple[str, ...]  # one's own
    cards_in_hand: tuple[int, int]
    known: tuple[tuple[str, ...], ...]  # what this seat knows to be in each hand
    announced: str
    discard: tuple[str, ...]  # bottom to top, as one could remember it
    pile: int
    question: str  # what this seat is asked
    source: str  # the card whose effect asks
    legal: tuple[int, ...]  # and what it may answer
    winner: int
    ending: int
    cells: tuple[tuple[int, ...], ...]  # for guesses: all on the table as numbers, and how far the game is
    everything: tuple[tuple[str, ...], ...] = ()  # after the end: both hands

    @property
    def over(self) -> bool:
        return self.to_move == NOBODY


def view(s: State, seat: int, laid_open: bool = False) -> View:
    """After the end, by the rules or not, nothing is hidden any more."""
    if s.stale:
        refresh(s)
    over = s.asked == NOBODY or laid_open
    asked = s.asked == seat and s.frame is not None
    hands = tuple(names(s, hand_of(s, side)) for side in (0, 1))
    return View(
        seat=seat,
        options=s.options,
        to_move=s.asked,
        active=s.active,
        turns=s.turns,
        phase=s.phase,
        counter=s.counter,
        markers=tuple(s.markers[colour] for colour in range(4)),
        units=tuple(seen_unit(s, place) for place in range(PLACES)),
        hand=hands[seat] if seat != WATCHER else (),
        cards_in_hand=(cards_in_hand(s, 0), cards_in_hand(s, 1)),
        known=tuple(names(s, known_in_hand(s, side, seat)) for side in (0, 1)),
        announced=name(s, s.announced),
        discard=tuple(name(s, s.discard[i]) for i in range(1, s.discard[0] + 1)),
        pile=s.pile,
        question=s.frame.step().question() if asked and s.frame is not None else "",
        source=asking_card(s) if asked else "",
        legal=tuple(legal(s)) if asked else (),
        winner=s.winner,
        ending=s.ending,
        cells=(
            tuple(s.units[i] for i in range(len(s.units))),
            tuple(s.agenda[i] for i in range(s.depth)),
            tuple(s.triggers[i] for i in range(len(s.triggers))),
            tuple(s.fleeting[i] for i in range(len(s.fleeting))),
            (s.occupied, s.skipped, s.effects, s.resolved, s.serials, int(s.last_turn), int(s.replacing)),
            tuple(s.hand[hand_start(s, seat) + HAND + i] for i in range(cards_in_hand(s, seat))) if seat >= 0 else (),
            tuple(saved_frames(s.frame)),
        ),
        everything=hands if over else (),
    )


def name(s: State, card: int) -> str:
    return "" if card == NO_CARD else s.options.cards.cards[card].id


def names(s: State, cards: list[int]) -> tuple[str, ...]:
    return tuple(name(s, card) for card in sorted(cards))


def hand_of(s: State, side: int) -> list[int]:
    start = hand_start(s, side) + HAND
    return [s.hand[start + i] & DEFINITION for i in range(cards_in_hand(s, side))]


def known_in_hand(s: State, side: int, seat: int) -> list[int]:
    """What a seat saw coming to a hand, or in it."""
    if side == seat:
        return hand_of(s, side)
    flag = OPEN if seat == WATCHER else KNOWN
    start = hand_start(s, side) + HAND
    entries = [s.hand[start + i] for i in range(cards_in_hand(s, side))]
    return [entry & DEFINITION for entry in entries if entry & flag]


def seen_unit(s: State, place: int) -> Unit | None:
    at = UNIT * place
    if s.units[at] == NO_CARD:
        return None
    return Unit(
        card=name(s, s.units[at]),
        equipment=name(s, s.units[at + WORN]),
        attack=s.units[at + ATTACK],
        defence=s.units[at + DEFENCE],
        damage=s.units[at + DAMAGE],
        attacks=s.units[at + ATTACKS],
        silenced=s.units[at + SILENCED] == 1,
    )


def legal(s: State) -> list[int]:
    found = Choices()
    if s.frame is not None:
        s.frame.step().options(s, s.frame, found)
    return found.actions()


def asking_card(s: State) -> str:
    """The card whose effect is being carried out, or the card being played."""
    f = s.frame
    while f is not None and f.script.number < len(SCRIPTS):
        if f.script is TURN:
            return name(s, s.announced)
        f = f.under
    if f is None:
        return ""
    opened = f.script.steps[0]
    assert isinstance(opened, OpenEffect)
    return name(s, opened.effect.card)
