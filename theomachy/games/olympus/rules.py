"""The rules in the order of the book: setting up, the turn and its three phases; the scripts at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.olympus.cards import has_timing
from theomachy.games.olympus.doors import (
    Draw,
    can_be_placed,
    end_by_pile,
    leave_hand,
    offer_draws,
    random_draw,
    script,
    take_from_deck,
    win,
)
from theomachy.games.olympus.operations import write_scripts
from theomachy.games.olympus.options import Options
from theomachy.games.olympus.state import (
    ATTACKS,
    DEFINITION,
    HAND,
    OF_COLOUR,
    PLUS_ATTACK,
    PLUS_DEFENCE,
    SERIAL,
    UNIT,
    VISITED,
    WILD,
    State,
    add_to_discard,
    add_to_hand,
    cards_in_hand,
    empty_places,
    empty_table,
    give_marker,
    hand_start,
    is_occupied,
)
from theomachy.games.olympus.steps import (
    ATTACK_OF_UNIT,
    CHECK,
    CHOOSE_SPACE,
    END_OF_ATTACKS,
    END_OF_TURN,
    UseOnPlay,
    check_state,
    count_attack,
    defeated_places,
    is_plain_attack,
    may_attack,
    push_use_of_each,
    strike_or_bonus,
)
from theomachy.games.olympus.vocabulary import (
    ALL_COLOURS,
    ATTACK_PHASE_END,
    ATTACKING,
    BOARD_FULL,
    DONE,
    DRAWING,
    ENDING,
    EV_ANNOUNCED,
    EV_DEALT,
    EV_PAID,
    EV_PAID_MARKER,
    EV_PHASE,
    EV_SKIPPED,
    EV_STARTS,
    EV_TURN,
    KEEP,
    MARKER,
    NO_CARD,
    ON_BOARD,
    OUTCOME,
    PAY,
    PLAY,
    PLAY_TIME,
    PLAYING,
    SIDE,
    SKIP,
    STARTS,
    TURN_END,
)
from theomachy.kernel.choices import Choices
from theomachy.kernel.events import Log
from theomachy.kernel.frames import ChanceStep, Frame, Step
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.kernel.state import settle

OPENING_HAND: Final = 6
CARDS_TO_DRAW: Final = 2


# --- preparation --------------------------------------------------------------------------------------------------


class DecideStartPlayer(ChanceStep[State]):
    """FO-SETUP-09."""

    def question(self) -> str:
        return "start-player"

    def options(self, s: State, f: Frame, found: Choices) -> None:
        found.weigh(STARTS, 1)
        found.weigh(STARTS + 1, 1)

    def take(self, s: State, f: Frame, act: i64) -> None:
        s.active = act - STARTS
        s.tell(EV_STARTS, s.active, NO_CARD, 0, 0, 0)
        f.next()


class DealSix(ChanceStep[State]):
    """FO-SETUP-05 to -07: nobody sees what was put aside, so every card not dealt yet is equally likely."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def question(self) -> str:
        return "dealt"

    def asks(self, s: State, f: Frame) -> i64:
        return CHANCE if cards_in_hand(s, self.seat) < OPENING_HAND else NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_draws(s, found)

    def random(self, s: State, f: Frame, scratch: Choices, rng: Rng) -> i64:
        return random_draw(s, rng)

    def take(self, s: State, f: Frame, act: i64) -> None:
        card = act - OUTCOME
        take_from_deck(s, card)
        add_to_hand(s, self.seat, card, s.options.cards.colours[card])
        if s.log is not None:
            s.tell(EV_DEALT, self.seat, card, 0, 0, 0, 1 << self.seat)


class PlayTurns(Step[State]):
    """FO-TURN-01: one turn after the other; the script of the turn goes round by itself."""

    def do(self, s: State, f: Frame) -> None:
        s.push(TURN, s.active, NO_CARD, 0)


# --- the turn -----------------------------------------------------------------------------------------------------


class BeginTurn(Step[State]):
    """FO-TURN-03, FO-END-02; FO-DEFEAT-04: a defence value may hang on attacks that count no more."""

    def do(self, s: State, f: Frame) -> None:
        f.seat = s.active
        s.effects = 0
        s.tell(EV_TURN, s.active, NO_CARD, 0, 0, s.turns + 1)
        f.next()
        if empty_places(s, s.active) == 0:
            win(s, s.active, BOARD_FULL)
            return
        units = s.units
        at: i64 = 0
        place: i64 = 1
        while place <= s.occupied:
            units[at + ATTACKS] = 0
            units[at + VISITED] = 0
            at += UNIT
            place <<= 1
        if s.options.cards.restless:
            s.stale = True
            check_state(s)


class KeepOrSkip(Step[State]):
    """FO-TURN-04 to -07: in the first turn of the game one phase is skipped."""

    def __init__(self, phase: i64, then: i64) -> None:
        self.phase: Final = phase
        self.then: Final = then

    def question(self) -> str:
        return "skip"

    def asks(self, s: State, f: Frame) -> i64:
        return f.seat if s.turns == 0 and s.skipped == 0 else NOBODY

    def do(self, s: State, f: Frame) -> None:
        self.begin(s, f)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        found.offer(KEEP)
        found.offer(SKIP)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == SKIP:
            skip(s, self.phase)
            f.at = self.then
        else:
            self.begin(s, f)

    def begin(self, s: State, f: Frame) -> None:
        s.phase = self.phase
        f.count = 0
        s.tell(EV_PHASE, f.seat, NO_CARD, 0, 0, self.phase)
        f.next()


def skip(s: State, phase: i64) -> None:
    s.skipped = phase
    s.tell(EV_SKIPPED, s.active, NO_CARD, 0, 0, phase)


# --- phase 1: playing cards ---------------------------------------------------------------------------------------


def can_pay(s: State, seat: i64, card: i64) -> bool:
    """FO-PAY-01 to -07: with the other cards of the hand and the markers held."""
    cards = s.options.cards
    if cards.total_cost[card] == 0:
        return True
    colours = cards.colours[card]
    hand = s.hand
    markers = s.markers
    start = hand_start(s, seat)
    wild = hand[start + WILD]
    if colours == ALL_COLOURS:
        wild -= 1
    colour: i64 = 0
    while colour < 4:
        lacking = cards.cost[4 * card + colour] - hand[start + OF_COLOUR + colour]
        if colours == 1 << colour:
            lacking += 1
        if markers[colour] == seat:
            lacking -= 1
        if lacking > 0:
            wild -= lacking
        colour += 1
    return wild >= 0


def can_play(s: State, seat: i64, card: i64) -> bool:
    """FO-PLAY-08."""
    return can_pay(s, seat, card) and can_be_placed(s, seat, card)


class ChooseCard(Step[State]):
    """FO-PLAY-01, -02, -12: the player says when the phase is over, also if nothing can be played."""

    def question(self) -> str:
        return "main"

    def asks(self, s: State, f: Frame) -> i64:
        return f.seat

    def options(self, s: State, f: Frame, found: Choices) -> None:
        start = hand_start(s, f.seat)
        i: i64 = 0
        while i < s.hand[start]:
            card = s.hand[start + HAND + i] & DEFINITION
            if not found.has(PLAY + card) and can_play(s, f.seat, card):
                found.offer(PLAY + card)
            i += 1
        found.offer(DONE)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == DONE:
            f.next()
        else:
            card = act - PLAY
            leave_hand(s, f.seat, card, 0)
            s.announced = card
            s.tell(EV_ANNOUNCED, f.seat, card, 0, 0, 0)
            s.push(PLAY_CARD, f.seat, card, 0)

    def random(self, s: State, f: Frame, scratch: Choices, rng: Rng) -> i64:
        start = hand_start(s, f.seat)
        size = s.hand[start]
        while True:
            i = rng.below(size + 1)
            if i == size:
                return DONE
            card = s.hand[start + HAND + i] & DEFINITION
            if (i == 0 or s.hand[start + HAND + i - 1] & DEFINITION != card) and can_play(s, f.seat, card):
                return PLAY + card

    def play_random(self, s: State, f: Frame, scratch: Choices, rng: Rng) -> i64:
        taken: i64 = 0
        while True:
            act = self.random(s, f, scratch, rng)
            self.take(s, f, act)
            taken += 1
            if act == DONE:
                return taken
            played = s.frame
            assert played is not None
            while PAY_CARD.colour(s, played) < 4:
                if PAY_CARD.asks(s, played) == NOBODY:
                    PAY_CARD.do(s, played)
                else:
                    PAY_CARD.take(s, played, PAY_CARD.random(s, played, scratch, rng))
                    taken += 1
            PAY_CARD.do(s, played)
            if CHOOSE_SPACE.asks(s, played) == NOBODY:
                CHOOSE_SPACE.do(s, played)
            else:
                CHOOSE_SPACE.take(s, played, CHOOSE_SPACE.random(s, played, scratch, rng))
                taken += 1
            if defeated_places(s) != 0 or has_timing(s.options.cards, act - PLAY, PLAY_TIME):
                return taken
            s.pop()


SEVERAL: Final = -1
NOTHING_PAYS: Final = -2


class Pay(Step[State]):
    """FO-PAY-01 to -09: symbol by symbol, the frame counts those paid."""

    def question(self) -> str:
        return "pay"

    def colour(self, s: State, f: Frame) -> i64:
        """The colour of the symbol to be paid now; past the last one if all are paid."""
        cards = s.options.cards
        paid = f.count
        colour: i64 = 0
        while colour < 4:
            paid -= cards.cost[4 * f.card + colour]
            if paid < 0:
                return colour
            colour += 1
        return colour

    def wild_left(self, s: State, f: Frame, paid: i64) -> i64:
        """How many multicolour cards are not needed once so many symbols are paid; negative if the rest is too much."""
        cost = s.options.cards.cost
        hand = s.hand
        markers = s.markers
        start = hand_start(s, f.seat)
        wild = hand[start + WILD]
        colour: i64 = 0
        while colour < 4:
            due = cost[4 * f.card + colour] - paid
            paid = 0
            if due > 0:
                lacking = due - hand[start + OF_COLOUR + colour]
                if markers[colour] == f.seat:
                    lacking -= 1
                if lacking > 0:
                    wild -= lacking
            else:
                paid = -due
            colour += 1
        return wild

    def asks(self, s: State, f: Frame) -> i64:
        colour = self.colour(s, f)
        if colour == 4 or self.wild_left(s, f, f.count) < 0:  # a guessed hand may be too small
            return NOBODY
        if self.only_way(s, f, colour) == SEVERAL:
            return f.seat
        return NOBODY

    def only_way(self, s: State, f: Frame, colour: i64) -> i64:
        """What alone can pay the symbol."""
        cards = s.options.cards
        wild = self.wild_left(s, f, f.count + 1) > 0
        hand = s.hand
        at = hand_start(s, f.seat)
        end = at + HAND + hand[at]
        at += HAND
        only: i64 = NOTHING_PAYS
        if s.markers[colour] == f.seat:
            only = MARKER + colour
        while at < end:
            card = hand[at] & DEFINITION
            colours = cards.colours[card]
            if PAY + card != only and (colours == 1 << colour or (wild and colours == ALL_COLOURS)):
                if only != NOTHING_PAYS:
                    return SEVERAL
                only = PAY + card
            at += 1
        return only

    def do(self, s: State, f: Frame) -> None:
        colour = self.colour(s, f)
        if colour == 4:
            f.count = 0
            f.next()
        else:
            self.take(s, f, self.only_way(s, f, colour))

    def options(self, s: State, f: Frame, found: Choices) -> None:
        colour = self.colour(s, f)
        bits: i64 = 1 << colour
        cards = s.options.cards
        wild = self.wild_left(s, f, f.count + 1) > 0
        start = hand_start(s, f.seat)
        i: i64 = 0
        while i < s.hand[start]:
            card = s.hand[start + HAND + i] & DEFINITION
            colours = cards.colours[card]
            if (colours == bits or (wild and colours == ALL_COLOURS)) and not found.has(PAY + card):
                found.offer(PAY + card)
            i += 1
        if s.markers[colour] == f.seat:
            found.offer(MARKER + colour)

    def take(self, s: State, f: Frame, act: i64) -> None:
        colour = self.colour(s, f)
        f.count += 1
        if act >= MARKER:
            give_marker(s, colour, ON_BOARD)
            s.tell(EV_PAID_MARKER, f.seat, NO_CARD, 0, 0, colour)
        else:
            leave_hand(s, f.seat, act - PAY, 0)
            add_to_discard(s, act - PAY)
            s.tell(EV_PAID, f.seat, act - PAY, 0, 0, colour)


# --- phase 2: attacking -------------------------------------------------------------------------------------------


class VisitSpaces(Step[State]):
    """FO-ATTACK-01 to -08: from O1 to T1; the frame counts the spaces visited."""

    def do(self, s: State, f: Frame) -> None:
        check_state(s)
        top = s.frame
        while top is f and f.count < SIDE:
            place = SIDE * s.active + f.count
            f.count += 1
            if is_occupied(s, place) and s.units[UNIT * place + VISITED] == 0 and may_attack(s, place):
                s.units[UNIT * place + VISITED] = 1
                if is_plain_attack(s, place):
                    count_attack(s, place)
                    strike_or_bonus(s, place)
                else:
                    s.push(ATTACK_OF_UNIT, s.active, s.units[UNIT * place + SERIAL], 0)
                top = s.frame
        if top is f:
            f.count = 0
            f.next()


class EndAttacks(Step[State]):
    """FO-ATTACK-14."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        push_use_of_each(s, END_OF_ATTACKS, ATTACK_PHASE_END)


# --- phase 3: drawing, and the end of the turn --------------------------------------------------------------------


class BeginDrawing(Step[State]):
    """FO-DRAW-01, FO-TURN-06, -08."""

    def do(self, s: State, f: Frame) -> None:
        s.phase = DRAWING
        f.next()
        if s.turns == 0 and s.skipped == 0:
            skip(s, DRAWING)
            f.count = 0
        else:
            s.tell(EV_PHASE, f.seat, NO_CARD, 0, 0, DRAWING)
            f.count = CARDS_TO_DRAW


class UseAtTurnEnd(Step[State]):
    """FO-TURN-09."""

    def do(self, s: State, f: Frame) -> None:
        s.phase = ENDING
        f.next()
        push_use_of_each(s, END_OF_TURN, TURN_END)


class EndBonuses(Step[State]):
    """FO-TURN-10."""

    def do(self, s: State, f: Frame) -> None:
        units = s.units
        at: i64 = 0
        place: i64 = 1
        while place <= s.occupied:
            if units[at + PLUS_ATTACK] != 0 or units[at + PLUS_DEFENCE] != 0:
                units[at + PLUS_ATTACK] = 0
                units[at + PLUS_DEFENCE] = 0
                s.stale = True
            at += UNIT
            place <<= 1
        f.next()
        check_state(s)


class NextTurn(Step[State]):
    """FO-TURN-01, FO-END-07."""

    def do(self, s: State, f: Frame) -> None:
        if s.last_turn:
            end_by_pile(s)
            return
        s.turns += 1
        s.active = 1 - s.active
        f.at = 0


# --- the scripts --------------------------------------------------------------------------------------------------

GAME: Final = script(DecideStartPlayer(), DealSix(0), DealSix(1), PlayTurns())
TURN: Final = script(
    BeginTurn(),
    KeepOrSkip(PLAYING, 3),
    ChooseCard(),
    KeepOrSkip(ATTACKING, 6),
    VisitSpaces(),
    EndAttacks(),
    BeginDrawing(),
    Draw(),
    UseAtTurnEnd(),
    EndBonuses(),
    NextTurn(),
)
PAY_CARD: Final = Pay()
PLAY_CARD: Final = script(PAY_CARD, CHOOSE_SPACE, CHECK, UseOnPlay())


def begin(options: Options, log: Log | None = None) -> State:
    """FO-SETUP-01 to -05: all that is random is still ahead."""
    cards = options.cards
    write_scripts(cards)
    s = empty_table(options, len(cards.cards), cards.size())
    s.log = log
    for d in range(len(cards.cards)):
        s.deck[d] = cards.copies[d]
    s.deck[len(cards.cards)] = cards.size()
    s.pile = cards.size() - options.removed_cards
    s.push(GAME, 0, NO_CARD, 0)
    settle(s)
    return s
