"""What a seat may know.  A view is built up from what that seat sees and remembers, never stripped from a state."""

from __future__ import annotations

from dataclasses import dataclass

from theomachy import build
from theomachy.games.contract import Action, BySeat, Recall, Seat
from theomachy.games.olympus import events, state
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.doors import NOWHERE, Asking
from theomachy.games.olympus.options import Options
from theomachy.games.olympus.rules import PLAY_CARD, Pay
from theomachy.games.olympus.state import State
from theomachy.games.olympus.values import refresh
from theomachy.kernel.frames import saved_frames
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.kernel.state import legal


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
class Announcement:
    """A card that is being played and does not lie on the board yet."""

    card: str
    cost: tuple[str, ...]  # the symbols by colour, in the order in which they are paid; none if an effect plays it
    paid: int  # so many of them


@dataclass(frozen=True)
class About:
    """What the question is about; what does not apply is empty, nobody or 0."""

    card: str = ""  # that is played
    colour: str = ""  # of the symbol that is to be paid
    phase: str = ""  # that may be skipped
    place: str = ""  # of the unit that is to move
    area: str = ""  # whose bonus is given
    player: Seat = NOBODY  # out of whose hand
    source: str = ""  # the card whose effect asks,
    source_place: str = ""  # where it is, or was last,
    effect: int = 0  # which of its effects, from 1,
    operation: int = 0  # and which operation of it, from 1; 0 while the effect as a whole is asked for


@dataclass(frozen=True)
class View:
    seat: Seat
    options: Options
    to_move: Seat
    active: Seat
    turns: int
    phase: str  # playing, attacking, drawing, ending
    points: BySeat[int]  # where the counter is
    markers: BySeat[tuple[str, ...]]  # the colours that each player holds
    markers_on_board: tuple[str, ...]
    units: dict[str, Unit]  # by place: the side and its space, such as a:O1
    hand: tuple[str, ...]  # one's own
    cards_in_hand: BySeat[int]
    known: BySeat[tuple[str, ...]]  # what this seat knows to be in each hand; after the end all of it
    announced: Announcement | None
    discard: tuple[str, ...]  # bottom to top, as one could remember it
    pile: int
    question: str  # what this seat is asked
    about: About | None
    legal: tuple[Action, ...]  # and what it may answer
    winner: Seat
    ending: str  # board-full, seven-points, pile-empty
    laid_open: bool  # the game is over: nothing is hidden any more

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
        phase=v.PHASES[s.phase],
        points=events.points(s.counter),
        markers=(markers_of(s, 0), markers_of(s, 1)),
        markers_on_board=markers_of(s, v.ON_BOARD),
        units={v.PLACE_NAMES[place]: seen_unit(s, place) for place in range(v.PLACES) if state.is_occupied(s, place)},
        hand=hands[seat] if seat != WATCHER else (),
        cards_in_hand=(state.cards_in_hand(s, 0), state.cards_in_hand(s, 1)),
        known=tuple(hands[side] if over else names(s, known_in_hand(s, side, seat)) for side in (0, 1)),
        announced=announcement(s),
        discard=tuple(name(s, s.discard[i]) for i in range(1, s.discard[0] + 1)),
        pile=s.pile,
        question=s.frame.step().question() if asked and s.frame is not None else "",
        about=about(s) if asked else None,
        legal=tuple(legal(s)) if asked else (),
        winner=s.winner,
        ending=v.ENDINGS[s.ending],
        laid_open=over,
    )


def name(s: State, card: int) -> str:
    return "" if card == v.NO_CARD else s.options.cards.cards[card].id


def names(s: State, cards: list[int]) -> tuple[str, ...]:
    return tuple(name(s, card) for card in sorted(cards))


def hand_of(s: State, side: int) -> list[int]:
    return [entry & state.DEFINITION for entry in entries_of(s, side)]


def entries_of(s: State, side: int) -> tuple[int, ...]:
    """The cards of a hand, with who knows them and which effect drew them."""
    start = state.hand_start(s, side) + state.HAND
    return tuple(s.hand[start + i] for i in range(state.cards_in_hand(s, side)))


def known_in_hand(s: State, side: int, seat: int) -> list[int]:
    """What a seat saw coming to a hand, or in it."""
    if side == seat:
        return hand_of(s, side)
    flag = state.OPEN if seat == WATCHER else state.KNOWN
    return [entry & state.DEFINITION for entry in entries_of(s, side) if entry & flag]


def markers_of(s: State, holder: int) -> tuple[str, ...]:
    return tuple(colour for i, colour in enumerate(v.COLOURS) if s.markers[i] == holder)


def seen_unit(s: State, place: int) -> Unit:
    at = state.UNIT * place
    return Unit(
        card=name(s, s.units[at]),
        equipment=name(s, s.units[at + state.WORN]),
        attack=s.units[at + state.ATTACK],
        defence=s.units[at + state.DEFENCE],
        damage=s.units[at + state.DAMAGE],
        attacks=s.units[at + state.ATTACKS],
        silenced=s.units[at + state.SILENCED] == 1,
    )


def announcement(s: State) -> Announcement | None:
    """Between announcing and placing nothing else goes on: the frame on top is that of the card."""
    f = s.frame
    if s.announced == v.NO_CARD or f is None:
        return None
    cost: tuple[str, ...] = ()
    if f.script is PLAY_CARD:
        symbols = zip(v.COLOURS, s.options.cards.cards[s.announced].cost, strict=True)
        cost = tuple(colour for colour, count in symbols for _ in range(count))
    return Announcement(name(s, s.announced), cost, f.count if isinstance(f.step(), Pay) else len(cost))


def about(s: State) -> About | None:
    """What the open step says of its question, in names."""
    f = s.frame
    it = f.step().about(s, f) if f is not None else None
    if not isinstance(it, Asking):
        return None
    return About(
        card=name(s, it.card),
        colour=named(v.COLOURS, it.colour),
        phase=v.PHASES[it.phase],
        place=named(v.PLACE_NAMES, it.place),
        area=named(v.AREAS, it.area),
        player=it.player,
        source=name(s, it.source),
        source_place=named(v.PLACE_NAMES, it.source_place),
        effect=it.effect,
        operation=it.operation,
    )


def named(among: tuple[str, ...], number: int) -> str:
    return "" if number == NOWHERE else among[number]


def recall(s: State, seat: int) -> Recall:
    """How far the game is, and what of the table has no name: which entry into play each unit is, what waits.  None of
    it is hidden, but for what one's own hand is known to hold."""
    if s.stale:
        refresh(s)
    return Recall(
        build.mark(),
        (
            tuple(s.units[i] for i in range(len(s.units))),
            tuple(s.agenda[i] for i in range(s.depth)),
            tuple(s.triggers[i] for i in range(len(s.triggers))),
            tuple(s.fleeting[i] for i in range(len(s.fleeting))),
            (s.occupied, s.skipped, s.effects, s.resolved, s.serials, int(s.last_turn), int(s.replacing)),
            entries_of(s, seat) if seat != WATCHER else (),
            tuple(saved_frames(s.frame)),
        ),
    )
