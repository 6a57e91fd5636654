"""The rules in the order of the book: setting up, the turn, the actions, the challenge; the scripts at the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.hera_zeus import state as table
from theomachy.games.hera_zeus import steps, tell
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.cards import CARDS, FIGURE_POINTS, HAND_LIMIT, can_play, play_card
from theomachy.games.hera_zeus.options import Options
from theomachy.games.hera_zeus.state import State
from theomachy.games.hera_zeus.steps import Asking
from theomachy.kernel.choices import Choices
from theomachy.kernel.events import Log
from theomachy.kernel.frames import ChanceStep, Frame, Step, position_of
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.kernel.state import settle

OPENING_HAND: Final = 9
USE_GOD: Final[i64] = v.USE_OF[v.GOD]

# --- preparation ---------------------------------------------------------------------------------------------------


def offer_cards_of(s: State, seat: i64, found: Choices) -> None:
    """HZ-SETUP-05, HZ-DRAW-01: every card left in the draw pile is equally likely."""
    pile = s.draw_pile
    base = table.HELD * seat
    code: i64 = 0
    while code <= v.UNKNOWN:
        copies = pile[base + code]
        if copies > 0:
            found.weigh(v.OUTCOME + code, copies)
        code += 1


class DecideStartPlayer(ChanceStep[State]):
    """HZ-SETUP-09: an option or chance names the start player; what the book asks about restaurants, a table cannot."""

    def question(self) -> str:
        return "start-player"

    def asks(self, s: State, f: Frame) -> i64:
        return CHANCE if s.options.random_start else NOBODY

    def do(self, s: State, f: Frame) -> None:
        self.begin(s, f, v.ZEUS if s.options.zeus_starts else v.HERA)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        found.weigh(v.STARTS + v.HERA, 1)
        found.weigh(v.STARTS + v.ZEUS, 1)

    def take(self, s: State, f: Frame, act: i64) -> None:
        self.begin(s, f, act - v.STARTS)

    def begin(self, s: State, f: Frame, seat: i64) -> None:
        s.active = seat
        tell.starts(s, seat)
        f.next()


class DealNine(ChanceStep[State]):
    """HZ-SETUP-03: nine cards of the shuffled deck."""

    def question(self) -> str:
        return "dealt"

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def asks(self, s: State, f: Frame) -> i64:
        return CHANCE if table.cards_in_hand(s, self.seat) < OPENING_HAND else NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_cards_of(s, self.seat, found)

    def random(self, s: State, f: Frame, scratch: Choices, rng: Rng) -> i64:
        return v.OUTCOME + random_card(s, self.seat, rng)

    def take(self, s: State, f: Frame, act: i64) -> None:
        deal(s, self.seat, act - v.OUTCOME)


def deal(s: State, seat: i64, code: i64) -> None:
    table.add_held(s.draw_pile, seat, code, -1)
    table.add_held(s.hand, seat, code, 1)
    if s.log is not None:
        tell.dealt(s, seat, code)


class ReplaceCaptive(ChanceStep[State]):
    """HZ-SETUP-04: a captive among the nine is shown, replaced, and shuffled into the rest."""

    def question(self) -> str:
        return "replacement"

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def asks(self, s: State, f: Frame) -> i64:
        return CHANCE if table.in_hand(s, self.seat, v.CAPTIVE) > 0 else NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_cards_of(s, self.seat, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        tell.captive_shown(s, self.seat)
        deal(s, self.seat, act - v.OUTCOME)
        table.add_held(s.hand, self.seat, v.CAPTIVE, -1)
        table.add_held(s.draw_pile, self.seat, v.CAPTIVE, 1)
        f.next()


class LayOpeningRow(Step[State]):
    """HZ-SETUP-06: three number cards, one per lane; HZ-SETUP-07: shown to the other only when both rows lie."""

    def question(self) -> str:
        return "opening-row"

    def about(self, s: State, f: Frame) -> Asking:
        return Asking(lane=f.count)

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def asks(self, s: State, f: Frame) -> i64:
        return self.seat if f.count < 3 else NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.count = 0
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_cards(s.hand[table.HELD * self.seat + table.BITS] & LAYABLE, v.LAY_OF, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        code = v.LAID_BY[act - v.LAY]
        table.add_held(s.hand, self.seat, code, -1)
        table.insert_piece(s, self.seat, f.count, 1, code + table.EARLY)
        f.count += 1


class ShowOpeningRows(Step[State]):
    """HZ-SETUP-07, -08: both rows are told together, since they are laid at the same moment and nobody may react."""

    def do(self, s: State, f: Frame) -> None:
        seat: i64 = 0
        while seat < 2:
            s.remember(table.DEALT, seat, 0)
            lane: i64 = 0
            while lane < 3 and s.remembers:
                at = table.column(seat, lane) + 1
                s.field[at] += table.LIFE * len(s.memory)
                s.remember(table.LAID, seat, table.code_of(s.field[at]))
                lane += 1
            tell.opening_row(s, seat)
            seat += 1
        f.next()


class PlayTurns(Step[State]):
    """HZ-TURN-01: one turn after the other; the script of the turn goes round by itself."""

    def do(self, s: State, f: Frame) -> None:
        s.push(TURN, s.active, v.NO_CARD, 0)


# --- the turn -----------------------------------------------------------------------------------------------------


class LoseWithBareField(Step[State]):
    """HZ-TURN-02, HZ-END-01: no card on the field at the start of the turn."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if table.cards_on_field(s, f.seat) == 0:
            steps.win(s, 1 - f.seat, v.BARE_FIELD)


def points_of(s: State, seat: i64) -> i64:
    """HZ-TURN-03: as many as columns with a card, or four with the figure."""
    if table.figure_lane(s, seat) >= 0:
        return FIGURE_POINTS
    at = table.FIELD * seat
    points: i64 = 0
    if s.field[at] > 0:
        points += 1
    if s.field[at + table.COLUMN] > 0:
        points += 1
    if s.field[at + 2 * table.COLUMN] > 0:
        points += 1
    return points


class GetPoints(Step[State]):
    """HZ-TURN-03, -04: fixed for the turn, whatever happens to the columns in it."""

    def do(self, s: State, f: Frame) -> None:
        get_points(s, f.seat)
        f.next()


def get_points(s: State, seat: i64) -> None:
    """HZ-TURN-14: perhaps one less in the first turn of the game."""
    s.points = points_of(s, seat)
    if s.turns == 0 and s.options.short_first_turn:
        s.points -= 1
    s.total = s.points
    tell.turn(s, seat, s.points)


class ChooseAction(Step[State]):
    """HZ-TURN-05 to -07: any legal action; HZ-TURN-08, HZ-END-02: without one the game is lost."""

    def question(self) -> str:
        return "action"

    def asks(self, s: State, f: Frame) -> i64:
        if can_act(s, f.seat):
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        steps.win(s, 1 - f.seat, v.NO_ACTION)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        if can_draw(s, f.seat):
            found.offer(v.DRAW)
        lane: i64 = 3 if steps.first_turn(s) else 0
        while lane < 3:
            if can_challenge(s, f.seat, lane):
                found.offer(v.CHALLENGE + lane)
            lane += 1
        if may_remove_figure(s, f.seat):
            found.offer(v.REMOVE_FIGURE)
        bits = s.hand[table.HELD * f.seat + table.BITS]
        if bits & LAYABLE != 0 and steps.has_room(s, f.seat):
            offer_cards(bits & LAYABLE, v.LAY_OF, found)
        bits &= USABLE
        while bits != 0:
            code = lowest_bit(bits)
            if can_play(s, f.seat, code):
                found.offer(v.USE_OF[code])
            bits &= bits - 1

    def random(self, s: State, f: Frame, scratch: Choices, rng: Rng) -> i64:
        bits = s.hand[table.HELD * f.seat + table.BITS]
        cards_to_lay = count_bits(bits & LAYABLE)
        cards_to_use = count_bits(bits & USABLE)
        while True:
            n = rng.below(OTHER_ACTIONS + cards_to_lay + cards_to_use)
            if n < OTHER_ACTIONS:
                act = OTHER_ACTIONS_BY[n]
            elif n < OTHER_ACTIONS + cards_to_lay:
                act = v.LAY_OF[nth_bit(bits & LAYABLE, n - OTHER_ACTIONS)]
            else:
                act = v.USE_OF[nth_bit(bits & USABLE, n - OTHER_ACTIONS - cards_to_lay)]
            if may(s, f.seat, act):
                return act

    def play_random(self, s: State, f: Frame, scratch: Choices, rng: Rng) -> i64:
        taken: i64 = 0
        while True:
            act = self.random(s, f, scratch, rng)
            taken += 1
            if act == v.DRAW:
                draw_card(s, f.seat, random_card(s, f.seat, rng))
                taken += 1
            elif act < v.CHALLENGE:
                lay_card(s, f.seat, random_place(s, f.seat, rng), v.LAID_BY[act - v.LAY])
                taken += 1
            else:
                self.take(s, f, act)
                if act >= v.USE or s.frame is not f:
                    return taken
            pay_point(s, f)
            if s.points == 0:
                if god_card_is_late(s, f.seat):
                    return taken
                end_turn(s, f)
                if s.frame is None or table.cards_on_field(s, f.seat) == 0:
                    return taken
                get_points(s, f.seat)
                f.at = CHOOSE_ACTION
            if not can_act(s, f.seat):
                return taken

    def take(self, s: State, f: Frame, act: i64) -> None:
        seat = f.seat
        if act != USE_GOD:  # HZ-FIGURE-01: the god card costs nothing
            f.next()
        if act == v.DRAW:
            s.push(DRAW_CARD, seat, v.NO_CARD, 0)
        elif act < v.CHALLENGE:
            s.push(LAY_CARD, seat, v.LAID_BY[act - v.LAY], 0)
        elif act < v.USE:
            challenge(s, seat, act - v.CHALLENGE)
        elif act < v.REMOVE_FIGURE:
            play_card(s, seat, v.USED_BY[act - v.USE])
        else:
            steps.take_figure_off(s, seat, table.figure_lane(s, seat))


def can_draw(s: State, seat: i64) -> bool:
    """HZ-DRAW-02, -03: the hand has a limit, and the draw pile is never made up again."""
    return table.cards_in_hand(s, seat) < HAND_LIMIT and table.cards_in_draw_pile(s, seat) > 0


OTHER_ACTIONS: Final = 5
OTHER_ACTIONS_BY: Final = vec[i64]([v.DRAW, v.CHALLENGE, v.CHALLENGE + 1, v.CHALLENGE + 2, v.REMOVE_FIGURE])
LAYABLE: Final = 0x7F07FF  # LAY_CODES as bits
USABLE: Final = 0x40F8C0  # USE_CODES as bits


def offer_cards(bits: i64, token_of: vec[i64], found: Choices) -> None:
    while bits != 0:
        found.offer(token_of[lowest_bit(bits)])
        bits &= bits - 1


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def nth_bit(bits: i64, n: i64) -> i64:
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest_bit(bits)


# The powers of two up to 2 ** 35 all leave different rests when divided by 37.
REST_OF_BIT: Final = [(1 << bit) % 37 for bit in range(36)]
BIT_OF_REST: Final = vec[i64]([REST_OF_BIT.index(rest) if rest in REST_OF_BIT else 0 for rest in range(37)])


def lowest_bit(bits: i64) -> i64:
    return BIT_OF_REST[(bits & -bits) % 37]


def can_act(s: State, seat: i64) -> bool:
    if can_draw(s, seat):
        return True
    act: i64 = v.LAY
    while act <= v.REMOVE_FIGURE:
        if may(s, seat, act):
            return True
        act += 1
    return False


def may(s: State, seat: i64, act: i64) -> bool:
    """HZ-TURN-05: the actions, DRAW to REMOVE_FIGURE."""
    if act == v.DRAW:
        return can_draw(s, seat)
    if act < v.CHALLENGE:  # HZ-PLAY-01
        return table.in_hand(s, seat, v.LAID_BY[act - v.LAY]) > 0 and steps.has_room(s, seat)
    if act < v.USE:  # HZ-CHAL-02
        return not steps.first_turn(s) and can_challenge(s, seat, act - v.CHALLENGE)
    if act < v.REMOVE_FIGURE:
        code = v.USED_BY[act - v.USE]
        return table.in_hand(s, seat, code) > 0 and can_play(s, seat, code)
    return may_remove_figure(s, seat)


def may_remove_figure(s: State, seat: i64) -> bool:
    """HZ-FIGURE-12: for a point, unless the edition demands a Pegasus (`AimPegasus`)."""
    return not s.options.figure_off_by_pegasus and table.figure_lane(s, seat) >= 0


class PayPoint(Step[State]):
    """HZ-TURN-05 to -07: every action costs one, and all must be spent."""

    def do(self, s: State, f: Frame) -> None:
        pay_point(s, f)


def pay_point(s: State, f: Frame) -> None:
    s.points -= 1
    if s.points > 0:
        f.at = CHOOSE_ACTION
        f.count = 0
    else:
        f.at = LATE_GOD_CARD


class LateGodCard(Step[State]):
    """HZ-FIGURE-05: after the last point the god card may still be played, and the turn goes on.  HZ-TURN-13: if others
    took part in the last action, which the frame counts, it is asked whether there is such a card or not."""

    def question(self) -> str:
        return "late-god"

    def about(self, s: State, f: Frame) -> Asking:
        return Asking(card=v.GOD, player=f.seat)

    def asks(self, s: State, f: Frame) -> i64:
        if s.points == 0 and (god_card_is_late(s, f.seat) or (f.count == 1 and god_card_might_be_late(s, f.seat))):
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        if s.points > 0:
            f.at = CHOOSE_ACTION
            f.count = 0
        else:
            f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        found.offer(v.END_TURN)
        if god_card_is_late(s, f.seat):
            found.offer(USE_GOD)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == USE_GOD:
            play_card(s, f.seat, v.GOD)
        else:
            f.next()


def god_card_is_late(s: State, seat: i64) -> bool:
    return table.in_hand(s, seat, v.GOD) > 0 and god_card_might_be_late(s, seat)


def god_card_might_be_late(s: State, seat: i64) -> bool:
    """As far as everybody can see."""
    return s.options.late_god and table.cards_in_hand(s, seat) > 0 and can_play(s, seat, v.GOD)


class EndTurn(Step[State]):
    """HZ-TURN-09, HZ-TURN-01: the other begins the same script, since points are counted as the columns then lie.
    HZ-END-10: a turn limit makes a draw, for two who only wait would never end."""

    def do(self, s: State, f: Frame) -> None:
        end_turn(s, f)


def end_turn(s: State, f: Frame) -> None:
    s.turns += 1
    s.active = 1 - f.seat
    if s.options.turn_limit > 0 and s.turns >= s.options.turn_limit:
        s.ending = v.TURN_LIMIT
        tell.drawn(s)
        s.end()
    else:
        f.seat = s.active
        f.at = 0
        f.count = 0


# --- draw one card ------------------------------------------------------------------------------------------------


class DrawCard(ChanceStep[State]):
    """HZ-DRAW-01: unseen by the opponent, so for him it is any card that he has not seen."""

    def question(self) -> str:
        return "drawn"

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_cards_of(s, f.seat, found)

    def random(self, s: State, f: Frame, scratch: Choices, rng: Rng) -> i64:
        return v.OUTCOME + random_card(s, f.seat, rng)

    def take(self, s: State, f: Frame, act: i64) -> None:
        draw_card(s, f.seat, act - v.OUTCOME)
        f.next()


def random_card(s: State, seat: i64, rng: Rng) -> i64:
    left = rng.below(table.cards_in_draw_pile(s, seat))
    code: i64 = 0
    while left >= s.draw_pile[table.HELD * seat + code]:
        left -= s.draw_pile[table.HELD * seat + code]
        code += 1
    return code


def draw_card(s: State, seat: i64, code: i64) -> None:
    table.add_held(s.draw_pile, seat, code, -1)
    table.add_held(s.hand, seat, code, 1)
    s.remember(table.DREW, seat, v.UNKNOWN)
    if s.log is not None:
        tell.drew(s, seat, code)


# --- play a card on the playing field -----------------------------------------------------------------------------


class ChoosePlace(Step[State]):
    """HZ-PLAY-01 to -08: any column with room and any row of it, so that a card can be put before or behind others."""

    def question(self) -> str:
        return "place"

    def about(self, s: State, f: Frame) -> Asking:
        return Asking(card=f.card, player=f.seat)

    def asks(self, s: State, f: Frame) -> i64:
        return f.seat

    def options(self, s: State, f: Frame, found: Choices) -> None:
        steps.offer_rows(s, f.seat, 0, found)
        steps.offer_rows(s, f.seat, 1, found)
        steps.offer_rows(s, f.seat, 2, found)

    def random(self, s: State, f: Frame, scratch: Choices, rng: Rng) -> i64:
        return v.AT + random_place(s, f.seat, rng)

    def take(self, s: State, f: Frame, act: i64) -> None:
        lay_card(s, f.seat, act - v.AT, f.card)
        f.next()


def random_place(s: State, seat: i64, rng: Rng) -> i64:
    while True:
        at = rng.below(v.PLACES)
        if steps.may_lay_at(s, seat, steps.lane_of(at), steps.row_of(at)):
            return at


def lay_card(s: State, seat: i64, at: i64, code: i64) -> None:
    steps.lay_face_down(s, seat, steps.lane_of(at), steps.row_of(at), code)
    if s.log is not None:
        tell.laid(s, seat, code, at)


# --- the challenge ------------------------------------------------------------------------------------------------

CHALLENGER_WINS: Final = 0
CHALLENGER_LOSES: Final = 1
BOTH_LOST: Final = 2
LANE_IS_LOST: Final = 3
CAPTIVE_IS_FREED: Final = 4

ANY: Final = frozenset(range(v.KINDS))

# HZ-CHAL-06.  Who challenges, who is challenged, what happens.  The first line that fits decides.
CHALLENGES: Final[list[tuple[frozenset[int], int, int]]] = [
    (ANY, v.CAPTIVE, CAPTIVE_IS_FREED),
    (ANY, v.PANDORA, LANE_IS_LOST),
    (frozenset([v.TWO]), v.MEDUSA, CHALLENGER_WINS),
    (ANY, v.MEDUSA, CHALLENGER_LOSES),
    (frozenset([v.PYTHIA]), v.SEVEN, CHALLENGER_WINS),
]


def result_of(challenger: int, challenged: int) -> int:
    for who, whom, what in CHALLENGES:
        if challenger in who and challenged == whom:
            return what
    difference = v.strength(challenger) - v.strength(challenged)
    return CHALLENGER_WINS if difference > 0 else CHALLENGER_LOSES if difference < 0 else BOTH_LOST


RESULTS: Final = vec[i64]([result_of(a, b) for a in range(v.KINDS) for b in range(v.KINDS)])


def never_challenges(code: i64) -> bool:
    """HZ-CHAL-03: Medusa, Pandora and the captive, who only wait.  None of them can be won, so code is kind."""
    return v.MEDUSA <= code <= v.CAPTIVE


def can_challenge(s: State, seat: i64, lane: i64) -> bool:
    """HZ-CHAL-01, -03, -04: two cards face each other, no figure in the lane; not the first turn."""
    ours = table.front(s, seat, lane)
    if ours == v.NO_CARD or ours >= v.UNKNOWN or never_challenges(ours):
        return False
    theirs = table.front(s, 1 - seat, lane)
    return theirs != v.NO_CARD and theirs < v.UNKNOWN


def challenge(s: State, seat: i64, lane: i64) -> None:
    """HZ-CHAL-05 to -08: both are turned face up, and the table decides."""
    ours = table.front(s, seat, lane)
    theirs = table.front(s, 1 - seat, lane)
    tell.challenged(s, seat, lane, ours, theirs)
    steps.turn_up(s, seat, lane, 1)
    steps.turn_up(s, 1 - seat, lane, 1)
    result = RESULTS[v.kind_of(ours) * v.KINDS + v.kind_of(theirs)]
    if result == CAPTIVE_IS_FREED:
        steps.win(s, seat, v.CAPTIVE_IN_FRONT)
    elif result == LANE_IS_LOST:
        steps.open_pandora(s, seat, lane, True)
    else:
        if result != CHALLENGER_WINS:  # HZ-CHAL-10: the challenger's card is put down first
            steps.lose_front(s, seat, lane)
        if result != CHALLENGER_LOSES:
            steps.lose_front(s, 1 - seat, lane)


# --- the scripts --------------------------------------------------------------------------------------------------


GAME: Final = steps.script(
    DecideStartPlayer(),
    DealNine(v.HERA),
    ReplaceCaptive(v.HERA),
    DealNine(v.ZEUS),
    ReplaceCaptive(v.ZEUS),
    LayOpeningRow(v.HERA),
    LayOpeningRow(v.ZEUS),
    ShowOpeningRows(),
    PlayTurns(),
)
TURN: Final = steps.script(
    LoseWithBareField(),
    GetPoints(),
    ChooseAction(),
    PayPoint(),
    LateGodCard(),
    EndTurn(),
)
DRAW_CARD: Final = steps.script(DrawCard())
LAY_CARD: Final = steps.script(ChoosePlace())

# Where a game or a turn goes on.
LAY_ROWS: Final[i64] = position_of(GAME, LayOpeningRow)
PLAY_TURNS: Final[i64] = position_of(GAME, PlayTurns)
CHOOSE_ACTION: Final[i64] = position_of(TURN, ChooseAction)
LATE_GOD_CARD: Final[i64] = position_of(TURN, LateGodCard)


def begin(options: Options, log: Log | None = None) -> State:
    """HZ-SETUP-01, -02: two decks of 43; all that is random is still ahead."""
    s = table.empty_table(options)
    s.log = log
    for seat in range(2):
        for card in CARDS:
            table.add_held(s.draw_pile, seat, card.kind, card.copies)
    s.push(GAME, 0, v.NO_CARD, 0)
    settle(s)
    return s
