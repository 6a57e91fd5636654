"""Questions and doors the rules share, and the steps by which cards are lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.hera_zeus import state as table
from theomachy.games.hera_zeus import tell
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.state import State
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import About, Frame, ScriptMaker, Step
from theomachy.kernel.seats import NOBODY

script: Final[ScriptMaker] = ScriptMaker()
SCRIPTS: Final = script.made
DECK: Final = 34  # cards in a draw pile after the opening


class Asking(About):
    """What a question is about: a card that a player has, a place, a lane; as far as it applies."""

    def __init__(
        self, card: i64 = v.NO_CARD, player: i64 = NOBODY, place: i64 = v.NOWHERE, lane: i64 = v.NOWHERE
    ) -> None:
        self.card = card
        self.player = player
        self.place = place
        self.lane = lane


def place(lane: i64, row: i64) -> i64:
    """0 for A1, 1 for A2, … 11 for C4, as in AT and FROM."""
    return v.ROWS * lane + row - 1


def lane_of(place: i64) -> i64:
    return place // v.ROWS


def row_of(place: i64) -> i64:
    return place % v.ROWS + 1


# --- questions ----------------------------------------------------------------------------------------------------


def first_turn(s: State) -> bool:
    """HZ-CHAL-02: is it the first turn of the player to move?"""
    return s.turns < 2


def has_room(s: State, seat: i64) -> bool:
    """HZ-PLAY-05: can another piece come into any column?"""
    at = table.FIELD * seat
    return s.field[at] < v.ROWS or s.field[at + table.COLUMN] < v.ROWS or s.field[at + 2 * table.COLUMN] < v.ROWS


def may_lay_at(s: State, seat: i64, lane: i64, row: i64) -> bool:
    """HZ-PLAY-03, -05, -08: from the first row, or behind the figure, to the row behind the last card."""
    top = table.height(s, seat, lane)
    return top < v.ROWS and row <= top + 1 and (row > 1 or not table.has_figure(s, seat, lane))


def offer_rows(s: State, seat: i64, lane: i64, found: Choices) -> None:
    """HZ-PLAY-03, -05, -08: the rows of one column that `may_lay_at` allows, in order."""
    top = table.height(s, seat, lane)
    if top < v.ROWS:
        act = v.AT + v.ROWS * lane
        last = act + top
        if table.has_figure(s, seat, lane):
            act += 1
        while act <= last:
            found.offer(act)
            act += 1


def face_down_in(s: State, seat: i64, lane: i64) -> bool:
    at = table.column(seat, lane)
    row: i64 = 1
    while row <= s.field[at]:
        if s.field[at + row] & table.UP == 0:
            return True
        row += 1
    return False


# --- doors --------------------------------------------------------------------------------------------------------


def win(s: State, seat: i64, how: i64) -> None:
    """HZ-END-06: at once; whatever would have followed is dropped, so that only one can win."""
    s.winner = seat
    s.ending = how
    tell.won(s, seat, how)
    s.end()


def leave_hand(s: State, seat: i64, code: i64) -> None:
    """A card leaves a hand for all to see."""
    table.add_held(s.hand, seat, code, -1)
    s.remember(table.LEFT, seat, code)


def lay_face_down(s: State, seat: i64, lane: i64, row: i64, code: i64) -> None:
    """HZ-PLAY-02: out of the hand, face down, unseen."""
    table.add_held(s.hand, seat, code, -1)
    piece = code
    if table.cards_in_draw_pile(s, seat) == DECK:
        piece += table.EARLY
    if s.remembers:
        piece += table.LIFE * len(s.memory)
        s.remember(table.LAID, seat, code)
    table.insert_piece(s, seat, lane, row, piece)


def turn_up(s: State, seat: i64, lane: i64, row: i64) -> None:
    """HZ-PLAY-10: face up, and so it stays: nobody has to remember what he has seen there."""
    at = table.column(seat, lane) + row
    piece = s.field[at]
    if piece & table.UP == 0:
        s.field[at] = piece + table.UP
        if s.remembers:
            s.memory[piece // table.LIFE] = table.entry(table.SHOWN, seat, table.code_of(piece))
        tell.turned_up(s, seat, table.code_of(piece), place(lane, row))


def put_on_pile(s: State, seat: i64, code: i64) -> i64:
    """HZ-SIRENS-05: on the controller's pile, or a won card on the pile of its own deck; says on whose."""
    if v.is_won(code) and s.options.won_cards_go_home:
        table.add_to_pile(s, 1 - seat, v.in_other_hands(code))
        return 1 - seat
    table.add_to_pile(s, seat, code)
    return seat


def lose(s: State, seat: i64, code: i64, at: i64) -> None:
    """HZ-CHAL-07: a card is lost, face up; it lay at a place, IN_HAND, or was DRAWN_OUT."""
    tell.lost(s, seat, code, at, put_on_pile(s, seat, code))


def spend_card(s: State, seat: i64, code: i64) -> None:
    """HZ-TURN-11: a mythology card goes to the pile first, so that its own effect never finds it in the hand."""
    leave_hand(s, seat, code)
    tell.used(s, seat, code, put_on_pile(s, seat, code))


def lose_front(s: State, seat: i64, lane: i64) -> None:
    """HZ-CHAL-07: the card of row 1 is lost and its column closes up."""
    lose_piece(s, seat, lane, 1)


def lose_piece(s: State, seat: i64, lane: i64, row: i64) -> None:
    lose(s, seat, table.code_of(table.remove_piece(s, seat, lane, row)), place(lane, row))


def lose_from_hand(s: State, seat: i64, code: i64) -> None:
    leave_hand(s, seat, code)
    lose(s, seat, code, v.IN_HAND)


def take_figure_off(s: State, seat: i64, lane: i64) -> None:
    """HZ-FIGURE-11, -12: beside the field again; the cards behind it move forward."""
    table.remove_piece(s, seat, lane, 1)
    tell.figure_off(s, seat, lane)


def open_hand(s: State, seat: i64) -> None:
    """All see the whole hand."""
    s.remember(table.OPENED, seat, 0)
    remember_hand(s, seat)


def remember_hand(s: State, seat: i64) -> None:
    code: i64 = 0
    while code <= v.UNKNOWN:
        copies = table.in_hand(s, seat, code)
        while copies > 0:
            s.remember(table.SEEN, seat, code)
            copies -= 1
        code += 1


# --- losing several cards at once: Pandora ------------------------------------------------------------------------


def captive_in(s: State, seat: i64, lane: i64) -> bool:
    at = table.column(seat, lane)
    row: i64 = 1
    while row <= s.field[at]:
        if table.code_of(s.field[at + row]) == v.CAPTIVE:
            return True
        row += 1
    return False


def show_column(s: State, seat: i64, lane: i64) -> None:
    row: i64 = 1
    while row <= table.height(s, seat, lane):
        turn_up(s, seat, lane, row)
        row += 1


def open_pandora(s: State, challenger: i64, lane: i64, both_sides: bool) -> None:
    """HZ-PANDORA-01 to -03: the cards are shown, captives are checked, then the owners order what is lost."""
    defender = 1 - challenger
    tell.pandora_lane(s, defender, lane)
    if both_sides:
        show_column(s, challenger, lane)
    show_column(s, defender, lane)
    if both_sides and captive_in(s, challenger, lane):  # HZ-END-05: also when both captives are lost
        win(s, defender, v.CAPTIVE_IN_LANE)
    elif captive_in(s, defender, lane):
        win(s, challenger, v.CAPTIVE_IN_LANE)
    else:
        s.push(LOSE_COLUMN, defender, v.NO_CARD, lane)
        if both_sides:
            s.push(LOSE_COLUMN, challenger, v.NO_CARD, lane)


def others_take_part(s: State) -> None:
    """HZ-TURN-13: in the action that goes on; the frame of the turn, above that of the game, counts it."""
    f = s.frame
    assert f is not None
    under = f.under
    while under is not None and under.under is not None:
        f = under
        under = f.under
    f.count = 1


class LoseColumn(Step[State]):
    """HZ-PANDORA-02: one after the other in the order their owner likes; the figure stays (HZ-PANDORA-06)."""

    def question(self) -> str:
        return "order"

    def about(self, s: State, f: Frame) -> Asking:
        return Asking(lane=f.place, player=f.seat)

    def asks(self, s: State, f: Frame) -> i64:
        return f.seat if different_in_column(s, f.seat, f.place) > 1 else NOBODY

    def options(self, s: State, f: Frame, found: Choices) -> None:
        at = table.column(f.seat, f.place)
        row: i64 = 1
        while row <= s.field[at]:
            code = table.code_of(s.field[at + row])
            if code < v.CODES and not found.has(v.NEXT_OF[code]):
                found.offer(v.NEXT_OF[code])
            row += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        if f.seat != s.active:
            others_take_part(s)
        lose_from_column(s, f.seat, f.place, v.NEXT_BY[act - v.NEXT])

    def do(self, s: State, f: Frame) -> None:
        row: i64 = 2 if table.has_figure(s, f.seat, f.place) else 1
        while table.height(s, f.seat, f.place) >= row:
            lose_piece(s, f.seat, f.place, row)
        f.next()


def different_in_column(s: State, seat: i64, lane: i64) -> i64:
    """How many different codes lie there: 0, 1 or 2 for more."""
    at = table.column(seat, lane)
    first: i64 = v.NO_CARD
    row: i64 = 1
    while row <= s.field[at]:
        code = table.code_of(s.field[at + row])
        if code < v.CODES:
            if first == v.NO_CARD:
                first = code
            elif code != first:
                return 2
        row += 1
    return 0 if first == v.NO_CARD else 1


def lose_from_column(s: State, seat: i64, lane: i64, code: i64) -> None:
    at = table.column(seat, lane)
    row: i64 = 1
    while table.code_of(s.field[at + row]) != code:
        row += 1
    lose_piece(s, seat, lane, row)


class LoseHand(Step[State]):
    """HZ-PANDORA-04: the whole hand, in the order its owner likes."""

    def question(self) -> str:
        return "order"

    def about(self, s: State, f: Frame) -> Asking:
        return Asking(player=f.seat)

    def asks(self, s: State, f: Frame) -> i64:
        different: i64 = 0
        code: i64 = 0
        while code < v.CODES:
            if table.in_hand(s, f.seat, code) > 0:
                different += 1
            code += 1
        return f.seat if different > 1 else NOBODY

    def options(self, s: State, f: Frame, found: Choices) -> None:
        code: i64 = 0
        while code < v.CODES:
            if table.in_hand(s, f.seat, code) > 0:
                found.offer(v.NEXT_OF[code])
            code += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        lose_from_hand(s, f.seat, v.NEXT_BY[act - v.NEXT])

    def do(self, s: State, f: Frame) -> None:
        code: i64 = 0
        while code <= v.UNKNOWN:
            while table.in_hand(s, f.seat, code) > 0:
                lose_from_hand(s, f.seat, code)
            code += 1
        f.next()


LOSE_COLUMN: Final = script(LoseColumn())
LOSE_HAND: Final = script(LoseHand())
