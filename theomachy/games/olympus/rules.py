"""The rules in the order of the book: setting up, the turn and its three phases; the scripts at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.olympus import doors, state, steps, tell
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.cards import has_timing
from theomachy.games.olympus.operations import write_scripts
from theomachy.games.olympus.options import Options
from theomachy.games.olympus.state import State
from theomachy.kernel.choices import Choices
from theomachy.kernel.events import Log
from theomachy.kernel.frames import ChanceStep, Frame, Script, Step
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.kernel.state import settle

OPENING_HAND: Final = 6
CARDS_TO_DRAW: Final = 2


# --- preparation --------------------------------------------------------------------------------------------------


class DecideStartPlayer(ChanceStep[State]):
    """FO-SETUP-09: by chance, for to start is not the same as to follow."""

    def question(self) -> str:
        return "start-player"

    def options(self, s: State, f: Frame, found: Choices) -> None:
        found.weigh(v.STARTS, 1)
        found.weigh(v.STARTS + 1, 1)

    def take(self, s: State, f: Frame, act: i64) -> None:
        s.active = act - v.STARTS
        tell.started(s, s.active)
        f.next()


class DealSix(ChanceStep[State]):
    """FO-SETUP-05 to -07: nobody sees what was put aside, so every card not dealt yet is equally likely."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def question(self) -> str:
        return "dealt"

    def asks(self, s: State, f: Frame) -> i64:
        return CHANCE if state.cards_in_hand(s, self.seat) < OPENING_HAND else NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        doors.offer_draws(s, found)

    def random(self, s: State, f: Frame, scratch: Choices, rng: Rng) -> i64:
        return doors.random_draw(s, rng)

    def take(self, s: State, f: Frame, act: i64) -> None:
        card = act - v.OUTCOME
        doors.take_from_deck(s, card)
        state.add_to_hand(s, self.seat, card, s.options.cards.colours[card])
        tell.dealt(s, self.seat, card)


class PlayTurns(Step[State]):
    """FO-TURN-01: one turn after the other; the script of the turn goes round by itself."""

    def do(self, s: State, f: Frame) -> None:
        s.push(TURN, s.active, v.NO_CARD, 0)


# --- the turn -----------------------------------------------------------------------------------------------------


class BeginTurn(Step[State]):
    """FO-TURN-03, FO-END-02: whoever still has all spaces occupied after the other's attacks has won.  Attacks are
    counted for a turn; a defence value may hang on those that count no more (FO-DEFEAT-04)."""

    def do(self, s: State, f: Frame) -> None:
        f.seat = s.active
        s.effects = 0
        tell.turn_began(s)
        f.next()
        if state.empty_places(s, s.active) == 0:
            doors.win(s, s.active, v.BOARD_FULL)
            return
        if s.turns == 1 and s.options.second_player_bonus >= 0:
            s.push(SECOND_PLAYER, s.active, v.NO_CARD, 0)
        units = s.units
        at: i64 = 0
        place: i64 = 1
        while place <= s.occupied:
            units[at + state.ATTACKS] = 0
            units[at + state.VISITED] = 0
            at += state.UNIT
            place <<= 1
        if s.options.cards.restless:
            s.stale = True
            steps.check_state(s)


class HelpSecondPlayer(Step[State]):
    """FO-TURN-13: the bonus of an area, for not being the one who starts."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        doors.give_bonus(s, f.seat, s.options.second_player_bonus)


class KeepOrSkip(Step[State]):
    """FO-TURN-04 to -07: in the first turn of the game one phase is skipped; FO-TURN-12: which one may be fixed."""

    def __init__(self, phase: i64, steps: i64) -> None:
        self.phase: Final = phase
        self.steps: Final = steps  # of the phase, which follow

    def question(self) -> str:
        return "skip"

    def about(self, s: State, f: Frame) -> doors.Asking:
        it = doors.Asking()
        it.phase = self.phase
        return it

    def asks(self, s: State, f: Frame) -> i64:
        return f.seat if s.turns == 0 and s.skipped == 0 and s.options.skipped_phase == 0 else NOBODY

    def do(self, s: State, f: Frame) -> None:
        if s.turns == 0 and s.options.skipped_phase == self.phase:
            self.leave_out(s, f)
        else:
            self.begin(s, f)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        found.offer(v.KEEP)
        found.offer(v.SKIP)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == v.SKIP:
            self.leave_out(s, f)
        else:
            self.begin(s, f)

    def leave_out(self, s: State, f: Frame) -> None:
        skip(s, self.phase)
        f.at += 1 + self.steps

    def begin(self, s: State, f: Frame) -> None:
        s.phase = self.phase
        f.count = 0
        tell.phase_began(s, self.phase)
        f.next()


def may_be_skipped(phase: int, *steps: Step[State]) -> tuple[Step[State], ...]:
    """A phase, and before it the question whether it is left out."""
    return KeepOrSkip(phase, len(steps)), *steps


def skip(s: State, phase: i64) -> None:
    s.skipped = phase
    tell.phase_skipped(s, phase)


# --- phase 1: playing cards ---------------------------------------------------------------------------------------


def can_pay(s: State, seat: i64, card: i64) -> bool:
    """FO-PAY-01 to -07: with the other cards of the hand and the markers held."""
    cards = s.options.cards
    if cards.total_cost[card] == 0:
        return True
    colours = cards.colours[card]
    hand = s.hand
    markers = s.markers
    start = state.hand_start(s, seat)
    wild = hand[start + state.WILD]
    if colours == v.ALL_COLOURS:
        wild -= 1
    colour: i64 = 0
    while colour < 4:
        lacking = cards.cost[4 * card + colour] - hand[start + state.OF_COLOUR + colour]
        if colours == 1 << colour:
            lacking += 1
        if markers[colour] == seat:
            lacking -= 1
        if lacking > 0:
            wild -= lacking
        colour += 1
    return wild >= 0


def can_play(s: State, seat: i64, card: i64) -> bool:
    """FO-PLAY-08: what is announced can be carried through, so nobody has to take it back."""
    return can_pay(s, seat, card) and doors.can_be_placed(s, seat, card)


class ChooseCard(Step[State]):
    """FO-PLAY-01, -02, -12: the player says when the phase is over, also if nothing can be played."""

    def question(self) -> str:
        return "main"

    def asks(self, s: State, f: Frame) -> i64:
        return f.seat

    def options(self, s: State, f: Frame, found: Choices) -> None:
        start = state.hand_start(s, f.seat)
        i: i64 = 0
        while i < s.hand[start]:
            card = s.hand[start + state.HAND + i] & state.DEFINITION
            if not found.has(v.PLAY + card) and can_play(s, f.seat, card):
                found.offer(v.PLAY + card)
            i += 1
        found.offer(v.DONE)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == v.DONE:
            f.next()
        else:
            card = act - v.PLAY
            doors.leave_hand(s, f.seat, card, 0)
            s.announced = card
            tell.announced(s, f.seat, card, False)
            s.push(PLAY_CARD, f.seat, card, 0)

    def random(self, s: State, f: Frame, scratch: Choices, rng: Rng) -> i64:
        start = state.hand_start(s, f.seat)
        size = s.hand[start]
        while True:
            i = rng.below(size + 1)
            if i == size:
                return v.DONE
            card = s.hand[start + state.HAND + i] & state.DEFINITION
            if (i == 0 or s.hand[start + state.HAND + i - 1] & state.DEFINITION != card) and can_play(s, f.seat, card):
                return v.PLAY + card

    def play_random(self, s: State, f: Frame, scratch: Choices, rng: Rng) -> i64:
        taken: i64 = 0
        while True:
            act = self.random(s, f, scratch, rng)
            self.take(s, f, act)
            taken += 1
            if act == v.DONE:
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
            if steps.CHOOSE_SPACE.asks(s, played) == NOBODY:
                steps.CHOOSE_SPACE.do(s, played)
            else:
                steps.CHOOSE_SPACE.take(s, played, steps.CHOOSE_SPACE.random(s, played, scratch, rng))
                taken += 1
            if steps.defeated_places(s) != 0 or has_timing(s.options.cards, act - v.PLAY, v.PLAY_TIME):
                return taken
            s.pop()


SEVERAL: Final = -1
NOTHING_PAYS: Final = -2


class Pay(Step[State]):
    """FO-PAY-01 to -09: symbol by symbol, the frame counts those paid."""

    def question(self) -> str:
        return "pay"

    def about(self, s: State, f: Frame) -> doors.Asking:
        it = doors.Asking()
        it.card = f.card
        it.colour = self.colour(s, f)
        return it

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
        start = state.hand_start(s, f.seat)
        wild = hand[start + state.WILD]
        colour: i64 = 0
        while colour < 4:
            due = cost[4 * f.card + colour] - paid
            paid = 0
            if due > 0:
                lacking = due - hand[start + state.OF_COLOUR + colour]
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
        at = state.hand_start(s, f.seat)
        end = at + state.HAND + hand[at]
        at += state.HAND
        only: i64 = NOTHING_PAYS
        if s.markers[colour] == f.seat:
            only = v.MARKER + colour
        while at < end:
            card = hand[at] & state.DEFINITION
            colours = cards.colours[card]
            if v.PAY + card != only and (colours == 1 << colour or (wild and colours == v.ALL_COLOURS)):
                if only != NOTHING_PAYS:
                    return SEVERAL
                only = v.PAY + card
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
        start = state.hand_start(s, f.seat)
        i: i64 = 0
        while i < s.hand[start]:
            card = s.hand[start + state.HAND + i] & state.DEFINITION
            colours = cards.colours[card]
            if (colours == bits or (wild and colours == v.ALL_COLOURS)) and not found.has(v.PAY + card):
                found.offer(v.PAY + card)
            i += 1
        if s.markers[colour] == f.seat:
            found.offer(v.MARKER + colour)

    def take(self, s: State, f: Frame, act: i64) -> None:
        colour = self.colour(s, f)
        f.count += 1
        if act >= v.MARKER:
            state.give_marker(s, colour, v.ON_BOARD)
            tell.paid_marker(s, f.seat, colour)
        else:
            doors.leave_hand(s, f.seat, act - v.PAY, 0)
            state.add_to_discard(s, act - v.PAY)
            tell.paid(s, f.seat, act - v.PAY, colour)


# --- phase 2: attacking -------------------------------------------------------------------------------------------


class VisitSpaces(Step[State]):
    """FO-ATTACK-01 to -08: from O1 to T1; the frame counts the spaces visited."""

    def do(self, s: State, f: Frame) -> None:
        steps.check_state(s)
        top = s.frame
        while top is f and f.count < v.SIDE:
            place = v.SIDE * s.active + f.count
            f.count += 1
            if (
                state.is_occupied(s, place)
                and s.units[state.UNIT * place + state.VISITED] == 0
                and steps.may_attack(s, place)
            ):
                s.units[state.UNIT * place + state.VISITED] = 1
                if steps.is_plain_attack(s, place):
                    steps.count_attack(s, place)
                    steps.strike_or_bonus(s, place)
                else:
                    s.push(steps.ATTACK_OF_UNIT, s.active, s.units[state.UNIT * place + state.SERIAL], 0)
                top = s.frame
        if top is f:
            f.count = 0
            f.next()


class EndAttacks(Step[State]):
    """FO-ATTACK-14: when all have attacked; who skips the phase skips this as well (FO-TURN-08)."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        steps.push_use_of_each(s, steps.END_OF_ATTACKS, v.ATTACK_PHASE_END)


# --- phase 3: drawing, and the end of the turn --------------------------------------------------------------------


class BeginDrawing(Step[State]):
    """FO-DRAW-01, FO-TURN-06, -08: nobody is asked about the last phase, for whoever kept the others has to skip it."""

    def do(self, s: State, f: Frame) -> None:
        s.phase = v.DRAWING
        f.next()
        if s.turns == 0 and s.skipped == 0:
            skip(s, v.DRAWING)
            f.count = 0
        else:
            tell.phase_began(s, v.DRAWING)
            f.count = CARDS_TO_DRAW


class UseAtTurnEnd(Step[State]):
    """FO-TURN-09: no phase of its own: it happens also when drawing was skipped."""

    def do(self, s: State, f: Frame) -> None:
        s.phase = v.ENDING
        f.next()
        steps.push_use_of_each(s, steps.END_OF_TURN, v.TURN_END)


class EndBonuses(Step[State]):
    """FO-TURN-10: a unit that lived only by a bonus is defeated now."""

    def do(self, s: State, f: Frame) -> None:
        units = s.units
        at: i64 = 0
        place: i64 = 1
        while place <= s.occupied:
            if units[at + state.PLUS_ATTACK] != 0 or units[at + state.PLUS_DEFENCE] != 0:
                units[at + state.PLUS_ATTACK] = 0
                units[at + state.PLUS_DEFENCE] = 0
                s.stale = True
            at += state.UNIT
            place <<= 1
        f.next()
        steps.check_state(s)


class NextTurn(Step[State]):
    """FO-TURN-01, FO-END-07: unless the pile ran out in a turn that was to be finished."""

    def do(self, s: State, f: Frame) -> None:
        if s.last_turn:
            doors.end_by_pile(s)
            return
        s.turns += 1
        s.active = 1 - s.active
        f.at = 0


# --- the scripts --------------------------------------------------------------------------------------------------

GAME: Final = doors.script(DecideStartPlayer(), DealSix(0), DealSix(1), PlayTurns())
TURN: Final[Script] = doors.script(
    BeginTurn(),
    *may_be_skipped(v.PLAYING, ChooseCard()),
    *may_be_skipped(v.ATTACKING, VisitSpaces(), EndAttacks()),
    BeginDrawing(),
    doors.Draw(),
    UseAtTurnEnd(),
    EndBonuses(),
    NextTurn(),
)
PAY_CARD: Final = Pay()
PLAY_CARD: Final = doors.script(PAY_CARD, steps.CHOOSE_SPACE, steps.CHECK, steps.UseOnPlay())
SECOND_PLAYER: Final = doors.script(HelpSecondPlayer())


def begin(options: Options, log: Log | None = None) -> State:
    """FO-SETUP-01 to -05: all that is random is still ahead."""
    cards = options.cards
    write_scripts(cards)
    s = state.empty_table(options, len(cards.cards), cards.size())
    s.log = log
    for d in range(len(cards.cards)):
        s.deck[d] = cards.copies[d]
    s.deck[len(cards.cards)] = cards.size()
    s.pile = cards.size() - options.removed_cards
    s.push(GAME, 0, v.NO_CARD, 0)
    settle(s)
    return s
