"""What a seat may know.  A view is built up from what that seat sees and remembers, never stripped from a state."""

from __future__ import annotations

from dataclasses import dataclass

from theomachy.games.hera_zeus.cards import CARDS, STRIKE_HAND
from theomachy.games.hera_zeus.notation import CODE_TEXT, hand_of, held, pile_of
from theomachy.games.hera_zeus.options import Options
from theomachy.games.hera_zeus.rules import CHOOSE_ACTION, GAME, LATE_GOD_CARD, LAY_CARD, TURN
from theomachy.games.hera_zeus.state import (
    EARLY,
    FETCHED,
    HELD,
    LAID,
    LIFE,
    LOOKED,
    OPENED,
    SEEN,
    UP,
    State,
    cards_in_draw_pile,
    cards_in_hand,
    cards_in_pile,
    code_in,
    code_of,
    column,
    entry,
    fetched_by,
    hades_at,
    height,
    in_hand,
    seat_in,
    top_of_pile,
    what_in,
)
from theomachy.games.hera_zeus.steps import LOSE_HAND
from theomachy.games.hera_zeus.vocabulary import NO_CARD, UNKNOWN, UNKNOWN_WON, WON_CODES, is_won
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import Frame, saved_frames
from theomachy.kernel.seats import NOBODY, WATCHER


@dataclass(frozen=True)
class Piece:
    """A piece on the field; face down for this seat its card is `?` or, with the other deck's back, `*?`."""

    card: str
    face_up: bool
    early: bool = False  # laid before its owner had drawn a card
    laid: int = -1  # which entry of the memory tells of its laying

    def __str__(self) -> str:
        return "F" if self.card == "F" else self.card + ("+" if self.face_up else "-")


@dataclass(frozen=True)
class View:
    seat: int
    options: Options
    to_move: int
    active: int
    points: int
    total: int
    turns: int
    field: tuple[tuple[tuple[Piece, ...], ...], ...]  # side, lane, row
    hand: tuple[str, ...]  # one's own
    cards_in_hand: tuple[int, int]
    won_cards_in_hand: tuple[int, int]
    shown_hand: tuple[str, ...]  # a hand lost to Pandora while it is put down, open to all
    drawn_out: str  # a card drawn out of a hand, until it is placed
    draw_pile: tuple[str, ...]  # one's own, in no order
    cards_in_draw_pile: tuple[int, int]
    piles: tuple[tuple[str, ...], ...]  # bottom to top; one's own, and the other's as it is remembered
    cards_in_pile: tuple[int, int]
    top_of_pile: tuple[str, str]
    memory: tuple[int, ...]  # how cards came into hands and left them, as this seat saw it
    frames: tuple[int, ...]  # how far the game is, as far as this seat was told
    question: str  # what this seat is asked
    legal: tuple[int, ...]  # and what it may answer
    winner: int
    ending: int
    everything: tuple[tuple[str, ...], ...] = ()  # after the end: both hands

    @property
    def over(self) -> bool:
        return self.to_move == NOBODY


def view(s: State, seat: int, laid_open: bool = False) -> View:
    """After the end, by the rules or not, nothing is hidden any more."""
    if (
        s.held_back is not None and seat != s.active and not laid_open
    ):  # HZ-FIGURE-05 is being asked: nobody may see that
        return view(s.held_back, seat)
    over = s.asked == NOBODY or laid_open
    frame = told_frame(s, seat)
    opening = s.frame is not None and s.frame.script is GAME and not laid_open  # the rows do not lie yet
    asked = s.asked == seat and s.frame is not None
    own = seat != WATCHER
    return View(
        seat=seat,
        options=s.options,
        to_move=s.asked,
        active=s.active,
        points=s.points,
        total=s.total,
        turns=s.turns,
        field=tuple(tuple(seen_column(s, side, lane, seat, over, opening) for lane in range(3)) for side in (0, 1)),
        hand=texts(hand_of(s, seat)) if own else (),
        cards_in_hand=(hand_size(s, 0, seat, opening), hand_size(s, 1, seat, opening)),
        won_cards_in_hand=(won_in_hand(s, 0), won_in_hand(s, 1)),
        shown_hand=shown_hand(s),
        drawn_out=drawn_out(s),
        draw_pile=texts(draw_pile_of(s, seat)) if own else (),
        cards_in_draw_pile=(cards_in_draw_pile(s, 0), cards_in_draw_pile(s, 1)),
        piles=tuple(texts(pile_of(s, side) if side == seat or over else remembered_pile(s, side)) for side in (0, 1)),
        cards_in_pile=(cards_in_pile(s, 0), cards_in_pile(s, 1)),
        top_of_pile=(seen_top(s, 0), seen_top(s, 1)),
        memory=tuple(remembered(s, seat, over)),
        frames=tuple(saved_frames(frame)),
        question=s.frame.step().question() if asked and s.frame is not None else "",
        legal=tuple(legal(s)) if asked else (),
        winner=s.winner,
        ending=s.ending,
        everything=(texts(hand_of(s, 0)), texts(hand_of(s, 1))) if over else (),
    )


def texts(codes: list[int]) -> tuple[str, ...]:
    return tuple(CODE_TEXT[code] for code in codes)


def back_of(code: int) -> int:
    """HZ-SIRENS-04: a hidden card shows from which deck it comes, and nothing else."""
    return UNKNOWN_WON if is_won(code) else UNKNOWN


def legal(s: State) -> list[int]:
    found = Choices()
    if s.frame is not None:
        s.frame.step().options(s, s.frame, found)
    return found.actions()


def seen_column(s: State, side: int, lane: int, seat: int, over: bool, opening: bool) -> tuple[Piece, ...]:
    if opening and side != seat:  # HZ-SETUP-07
        return ()
    at = column(side, lane)
    return tuple(seen_piece(s.field[at + row], side == seat or over) for row in range(1, height(s, side, lane) + 1))


def seen_piece(piece: int, known: bool) -> Piece:
    up = piece & UP != 0
    code = code_of(piece)
    card = CODE_TEXT[code if up or known else back_of(code)]
    return Piece(card, True) if up else Piece(card, False, piece & EARLY != 0, piece // LIFE)


def hand_size(s: State, side: int, seat: int, opening: bool) -> int:
    laid = sum(height(s, side, lane) for lane in range(3)) if opening and side != seat else 0
    return cards_in_hand(s, side) + laid


def won_in_hand(s: State, side: int) -> int:
    return sum(in_hand(s, side, code) for code in WON_CODES)


def draw_pile_of(s: State, seat: int) -> list[int]:
    return held([s.draw_pile[HELD * seat + code] for code in range(UNKNOWN + 1)])


def seen_top(s: State, side: int) -> str:
    top = top_of_pile(s, side)
    return "" if top == NO_CARD else CODE_TEXT[top]


def remembered_pile(s: State, side: int) -> list[int]:
    """HZ-HAND-05: every card was seen on its way in; what Hades took is still thought to lie there, and the order
    beneath Hades, where it no longer matters, is not told."""
    pile = pile_of(s, side)
    fetched = fetched_by(s, side)
    if fetched == NO_CARD:
        return pile
    hades = hades_at(s, side) - 1
    return [*sorted([*pile[:hades], fetched]), *pile[hades:]]


def remembered(s: State, seat: int, over: bool) -> list[int]:
    """The memory as this seat has it."""
    seen: list[int] = []
    looked = OPENED
    for i in range(len(s.memory)):
        what, side, code = what_in(s.memory[i]), seat_in(s.memory[i]), code_in(s.memory[i])
        if what in (LOOKED, OPENED):
            looked = what
        hidden = what in (LAID, FETCHED) if side != seat else False
        if what == SEEN and looked == LOOKED and seat == WATCHER:
            hidden = True
        seen.append(entry(what, side, back_of(code)) if hidden and not over else s.memory[i])
    return seen


def told_frame(s: State, seat: int) -> Frame | None:
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


def shown_hand(s: State) -> tuple[str, ...]:
    f = s.frame
    return texts(hand_of(s, f.seat)) if f is not None and f.script is LOSE_HAND else ()


def drawn_out(s: State) -> str:
    f = s.frame
    return CODE_TEXT[f.card] if f is not None and f.script is STRIKE_HAND and f.card != NO_CARD else ""
