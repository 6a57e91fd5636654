"""What a seat may know.  A view is built up from what that seat sees and remembers, never stripped from a state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from theomachy.games.contract import Action, BySeat, Seat
from theomachy.games.hera_zeus import state as table
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.cards import CARDS, STRIKE_HAND
from theomachy.games.hera_zeus.notation import CODE_TEXT, PLACE_TEXT, hand_of, held, pile_of
from theomachy.games.hera_zeus.options import Options
from theomachy.games.hera_zeus.recall import known_in_hand, remembered
from theomachy.games.hera_zeus.rules import CHOOSE_ACTION, GAME, LATE_GOD_CARD, LAY_CARD, TURN
from theomachy.games.hera_zeus.state import State
from theomachy.games.hera_zeus.steps import LOSE_HAND, Asking
from theomachy.kernel.frames import Frame, saved_frames
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.kernel.state import legal

# Everybody sees how the columns lie, where the figures stand and whether there is a hand: so everybody can tell the
# answers to these, whatever card is meant.
OPEN_QUESTIONS: Final = frozenset(
    ("place", "new-place", "figure-lane", "drawn-card-lane", "pegasus-target", "pythia-target")
)


@dataclass(frozen=True)
class Piece:
    """A piece on the field; face down for this seat its card is `?` or, with the other deck's back, `*?`."""

    card: str
    face_up: bool

    def __str__(self) -> str:
        return "F" if self.card == "F" else self.card + ("+" if self.face_up else "-")


@dataclass(frozen=True)
class About:
    """What the open question is about, as far as it applies."""

    card: str  # "" if it is about none
    player: Seat  # who has the card, or loses cards
    place: str  # of the card, "" if it lies at none
    lane: str  # where something is laid or lost, or ""


@dataclass(frozen=True)
class View:
    """What a seat knows; cards, places and lanes are written as in notation."""

    seat: Seat
    options: Options
    to_move: Seat
    active: Seat
    points: int
    total: int
    turns: int
    field: BySeat[dict[str, tuple[Piece, ...]]]  # by lane, from the first row on
    hand: tuple[str, ...]  # one's own
    cards_in_hand: BySeat[int]
    won_cards_in_hand: BySeat[int]
    open_hands: BySeat[tuple[str, ...]]  # a hand lost to Pandora while it is put down; after the end both
    known: BySeat[tuple[str, ...]]  # cards that were seen to come to a hand and must still be there; of one's own too
    perhaps: BySeat[tuple[str, ...]]  # those that may have been laid face down since
    drawn_out: BySeat[str]  # the card drawn out of a hand, until it is placed
    draw_pile: tuple[str, ...]  # one's own, in no order
    cards_in_draw_pile: BySeat[int]
    piles: BySeat[tuple[str, ...]]  # bottom to top; one's own, and the other's as it is remembered
    cards_in_pile: BySeat[int]
    top_of_pile: BySeat[str]
    question: str  # what this seat is asked
    about: About | None  # what that is about
    legal: tuple[Action, ...]  # and what it may answer
    winner: Seat
    ending: str
    laid_open: bool = False  # the game is over: nothing is hidden any more

    @property
    def over(self) -> bool:
        return self.to_move == NOBODY


def view(s: State, seat: int, laid_open: bool = False) -> View:
    """After the end, by the rules or not, nothing is hidden any more."""
    if keeps_from(s, seat) and not laid_open:
        assert s.held_back is not None
        return view(s.held_back, seat)
    over = s.asked == NOBODY or laid_open
    opening = is_opening(s) and not laid_open
    asked = s.asked == seat and s.frame is not None
    own = seat != WATCHER
    memory = remembered(s, seat, over)
    known = [known_in_hand(memory, side) for side in (0, 1)]
    return View(
        seat=seat,
        options=s.options,
        to_move=s.asked,
        active=s.active,
        points=s.points,
        total=s.total,
        turns=s.turns,
        field=tuple(seen_field(s, side, seat, over, opening) for side in (0, 1)),
        hand=texts(hand_of(s, seat)) if own else (),
        cards_in_hand=(hand_size(s, 0, seat, opening), hand_size(s, 1, seat, opening)),
        won_cards_in_hand=(won_in_hand(s, 0), won_in_hand(s, 1)),
        open_hands=tuple(texts(hand_of(s, side)) if over or lies_open(s, side) else () for side in (0, 1)),
        known=tuple(texts(sure) for sure, _ in known),
        perhaps=tuple(texts(perhaps) for _, perhaps in known),
        drawn_out=(drawn_out(s, 0), drawn_out(s, 1)),
        draw_pile=texts(draw_pile_of(s, seat)) if own else (),
        cards_in_draw_pile=(table.cards_in_draw_pile(s, 0), table.cards_in_draw_pile(s, 1)),
        piles=tuple(texts(pile_of(s, side) if side == seat or over else remembered_pile(s, side)) for side in (0, 1)),
        cards_in_pile=(table.cards_in_pile(s, 0), table.cards_in_pile(s, 1)),
        top_of_pile=(seen_top(s, 0), seen_top(s, 1)),
        question=s.frame.step().question() if asked and s.frame is not None else "",
        about=about(s) if asked else None,
        legal=tuple(legal(s)) if asked else (),
        winner=s.winner,
        ending=v.ENDINGS[s.ending],
        laid_open=over,
    )


def recalled(s: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """What a guess needs besides the view: how cards came into hands and left them, as this seat saw it; how far the
    game is, as far as it was told; and of each face-down piece that it sees when that was laid."""
    if keeps_from(s, seat):
        assert s.held_back is not None
        return recalled(s.held_back, seat)
    opening = is_opening(s)
    pieces = [
        s.field[table.column(side, lane) + row]
        for side in (0, 1)
        if side == seat or not opening
        for lane in range(len(v.LANES))
        for row in range(1, table.height(s, side, lane) + 1)
    ]
    return (
        tuple(remembered(s, seat, s.asked == NOBODY)),
        tuple(saved_frames(known_frame(s, seat))),
        tuple(0 if piece & table.UP else piece - table.code_of(piece) for piece in pieces),
    )


def keeps_from(s: State, seat: int) -> bool:
    """HZ-FIGURE-05 is being asked: nobody else may see that."""
    return s.held_back is not None and seat != s.active


def is_opening(s: State) -> bool:
    """HZ-SETUP-07: the opening rows are not shown yet."""
    return s.frame is not None and s.frame.script is GAME


def about(s: State) -> About | None:
    f = s.frame
    assert f is not None
    asking = f.step().about(s, f)
    if not isinstance(asking, Asking):
        return None
    return About(
        card="" if asking.card == v.NO_CARD else CODE_TEXT[asking.card],
        player=asking.player,
        place="" if asking.place == v.NOWHERE else PLACE_TEXT[asking.place],
        lane="" if asking.lane == v.NOWHERE else v.LANES[asking.lane],
    )


def texts(codes: list[int]) -> tuple[str, ...]:
    return tuple(CODE_TEXT[code] for code in codes)


def seen_field(s: State, side: int, seat: int, over: bool, opening: bool) -> dict[str, tuple[Piece, ...]]:
    hidden = opening and side != seat  # HZ-SETUP-07
    return {
        name: () if hidden else seen_column(s, side, lane, side == seat or over) for lane, name in enumerate(v.LANES)
    }


def seen_column(s: State, side: int, lane: int, known: bool) -> tuple[Piece, ...]:
    at = table.column(side, lane)
    return tuple(seen_piece(s.field[at + row], known) for row in range(1, table.height(s, side, lane) + 1))


def seen_piece(piece: int, known: bool) -> Piece:
    up = piece & table.UP != 0
    code = table.code_of(piece)
    return Piece(CODE_TEXT[code if up or known else v.back_of(code)], up)


def hand_size(s: State, side: int, seat: int, opening: bool) -> int:
    laid = sum(table.height(s, side, lane) for lane in range(3)) if opening and side != seat else 0
    return table.cards_in_hand(s, side) + laid


def won_in_hand(s: State, side: int) -> int:
    return sum(table.in_hand(s, side, code) for code in v.WON_CODES)


def draw_pile_of(s: State, seat: int) -> list[int]:
    return held([s.draw_pile[table.HELD * seat + code] for code in range(v.UNKNOWN + 1)])


def seen_top(s: State, side: int) -> str:
    top = table.top_of_pile(s, side)
    return "" if top == v.NO_CARD else CODE_TEXT[top]


def remembered_pile(s: State, side: int) -> list[int]:
    """HZ-HAND-05: every card was seen on its way in; what Hades took is still thought to lie there, and the order
    beneath Hades, where it no longer matters, is not told."""
    pile = pile_of(s, side)
    fetched = table.fetched_by(s, side)
    if fetched == v.NO_CARD:
        return pile
    hades = table.hades_at(s, side) - 1
    return [*sorted([*pile[:hades], fetched]), *pile[hades:]]


def known_frame(s: State, seat: int) -> Frame | None:
    """What this seat was told of how far the game is: another's action is told only when its last token is in."""
    if s.frame is None:
        return None
    f = s.frame.copy()
    if s.asked == seat:
        return f
    if f.script in PRIVATE:
        while f.script is not TURN:
            assert f.under is not None
            f = f.under
        f.at = CHOOSE_ACTION if s.points > 0 else LATE_GOD_CARD
    elif f.script is GAME:
        f.count = 0
    return f


PRIVATE = [LAY_CARD, *(card.script for card in CARDS if card.script is not None)]


def lies_open(s: State, side: int) -> bool:
    """HZ-PANDORA-04: a hand that is lost is put down card by card, for all to see."""
    f = s.frame
    return f is not None and f.script is LOSE_HAND and f.seat == side


def drawn_out(s: State, side: int) -> str:
    """HZ-PEGASUS-06: what was drawn out of that side's hand, and is not placed yet."""
    f = s.frame
    if f is None or f.script is not STRIKE_HAND or f.card == v.NO_CARD or f.seat == side:
        return ""
    return CODE_TEXT[f.card]
