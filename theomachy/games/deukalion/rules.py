"""The turn in the order of the book: shaking, the others, the Kylix, the dice; the scripts at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion import doors, pursuits, setup, state, tell
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.cards import IN_HYDRA_MOVE, IN_MAIN, may_be_asked, offer_cards, play_card
from theomachy.games.deukalion.challenges import HYDRA_FIGHT
from theomachy.games.deukalion.deliveries import may_deliver_now, offer_deliveries, take_delivery
from theomachy.games.deukalion.hoplites import RECLAIM
from theomachy.games.deukalion.map import SEA
from theomachy.games.deukalion.options import Options
from theomachy.games.deukalion.ships import begin_ship_move, might_claim_secret
from theomachy.games.deukalion.state import State
from theomachy.games.deukalion.steps import DRAW, Asking, HydraMove, script
from theomachy.games.deukalion.tasks import begin_event, positions_of
from theomachy.kernel.choices import Choices
from theomachy.kernel.events import Log
from theomachy.kernel.frames import ChanceStep, Frame, Step
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY
from theomachy.kernel.state import settle

# --- the turn -----------------------------------------------------------------------------------------------------


class PlayTurns(Step[State]):
    """DK-ROUND-01: one turn after the other; the script of the turn goes round by itself."""

    def do(self, s: State, f: Frame) -> None:
        s.push(TURN, s.active, v.NO_CARD, 0)


class BeginTurn(Step[State]):
    """DK-ROUND-01, DK-SETUP-13: nothing of the turn before is left, neither dice nor steps that cards added."""

    def do(self, s: State, f: Frame) -> None:
        f.seat = s.active
        f.count = 0
        f.place = 0
        s.phase = v.SHAKING
        s.used = 0
        doors.clear_kylix(s)
        tell.turn(s, s.active, s.turns + 1)
        f.next()


class Shake(ChanceStep[State]):
    """DK-KYLIX-01, -02, -09: five dice at once, open to everybody: only where they will lie is still undecided."""

    def question(self) -> str:
        return "shaken"

    def options(self, s: State, f: Frame, found: Choices) -> None:
        result: i64 = 0
        while result < v.SHAKES:
            found.weigh(v.SHAKEN + result, 1)
            result += 1

    def random(self, s: State, f: Frame, scratch: Choices, rng: Rng) -> i64:
        return v.SHAKEN + rng.below(v.SHAKES)

    def take(self, s: State, f: Frame, act: i64) -> None:
        doors.roll_dice(s, act - v.SHAKEN)
        tell.shaken(s, f.seat, act - v.SHAKEN)
        f.count = 1
        f.next()


class OthersMove(Step[State]):
    """DK-OTHERS-01, -02, -07, DK-ROUND-03, -10, DK-KYLIX-03: one after the other, clockwise."""

    def do(self, s: State, f: Frame) -> None:
        s.phase = v.OTHERS
        if f.count < s.seats:
            seat = state.seat_after(s, s.active, f.count)
            f.count += 1
            begin_ship_move(s, seat, s.table[state.DIE_CENTRE])
        else:
            f.count = 0
            s.phase = v.PLACING
            f.next()


class TurnKylix(Step[State]):
    """DK-KYLIX-04 to -08: the cup is turned; or die by die, for Hoplites, Move and Card.  The frame counts the dice
    laid and keeps the slots used."""

    def question(self) -> str:
        return "kylix"

    def about(self, s: State, f: Frame) -> Asking:
        it = Asking()
        if s.options.assigns_dice:
            it.position = f.count
        return it

    def asks(self, s: State, f: Frame) -> i64:
        return f.seat

    def options(self, s: State, f: Frame, found: Choices) -> None:
        i: i64 = 0
        while i < 4:
            if not s.options.assigns_dice:
                found.offer(v.ROT + i)
            elif (f.place >> i) & 1 == 0:
                found.offer(v.SLOT + i)
            i += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act < v.SLOT:
            slot: i64 = 0
            while slot < 4:
                doors.lay_die(s, slot, (slot + act - v.ROT) % 4)
                slot += 1
        else:
            self.lay(s, f, act - v.SLOT)
            if f.count < 3:
                return
            last: i64 = 0
            while (f.place >> last) & 1 == 1:
                last += 1
            self.lay(s, f, last)
        f.count = 0
        f.place = 0
        f.next()
        table = s.table
        dice = (
            1000 * table[state.DIE_ON]
            + 100 * table[state.DIE_ON + 1]
            + 10 * table[state.DIE_ON + 2]
            + table[state.DIE_ON + 3]
        )
        tell.kylix(s, f.seat, dice)
        s.phase = v.MAIN

    def lay(self, s: State, f: Frame, slot: i64) -> None:
        one: i64 = 1
        doors.lay_die(s, slot, f.count)
        f.place |= one << slot
        f.count += 1


# --- MAIN ---------------------------------------------------------------------------------------------------------


def die_of(s: State, position: i64) -> i64:
    """DK-ACTION-19: with what permanent cards add."""
    die = s.table[state.DIE_ON + position]
    if position == v.MOVE_DIE and state.has_permanent(s, s.active, v.ARGO):
        die += 1
    if position == v.HOPLITE_DIE and state.has_permanent(s, s.active, v.ASKLEPIOS):
        die += 1
    return die


def is_used(s: State, position: i64) -> bool:
    return (s.used >> position) & 1 == 1


def can_begin(s: State, position: i64) -> bool:
    """DK-ROUND-04, DK-CARDDIE-02: each die once; the Card die only if it says something."""
    if is_used(s, position):
        return False
    if position == v.CARD_DIE:
        return s.table[state.DIE_ON + v.CARD_DIE] != 2
    return position != v.HOPLITE_DIE or state.below(s, s.active) > 0


def can_end(s: State) -> bool:
    """DK-ROUND-06: the Card die is for others too, so it may not be left out if it says something."""
    return not can_begin(s, v.CARD_DIE)


class ChooseAction(Step[State]):
    """DK-ROUND-04 to -08, DK-PURSUIT-10: die actions in any order, and between them cards, claims, deliveries."""

    def question(self) -> str:
        return "main"

    def asks(self, s: State, f: Frame) -> i64:
        if self.has_choice(s, f.seat) or may_be_asked(s, f.seat) or might_claim_secret(s, f.seat):
            return f.seat
        return NOBODY

    def has_choice(self, s: State, seat: i64) -> bool:
        position: i64 = 0
        while position < 4:
            if can_begin(s, position):
                return True
            position += 1
        return positions_of(s, seat) != 0 or may_deliver_now(s, seat)

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        position: i64 = 0
        while position < 4:
            if can_begin(s, position):
                found.offer(v.DIE + position)
            position += 1
        offer_cards(s, f.seat, IN_MAIN, found)
        pursuits.offer_positions(s, f.seat, found)
        pursuits.offer_secret_positions(s, f.seat, found)
        if may_deliver_now(s, f.seat):
            offer_deliveries(s, f.seat, found)
        if can_end(s):
            found.offer(v.END)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == v.END:
            f.next()
        elif v.DIE <= act < v.NUMBER:
            begin_die(s, f, act - v.DIE)
        elif v.CARD <= act < v.DISCARD:
            play_card(s, f, act - v.CARD)
        else:
            take_delivery(s, f.seat, act)


def begin_die(s: State, f: Frame, position: i64) -> None:
    """The frame of the turn holds the steps that cards added before: those of the ship in its count, those of the Hydra
    in its place."""
    one: i64 = 1
    s.used |= one << position
    if position == v.MOVE_DIE:
        steps = die_of(s, v.MOVE_DIE) + f.count
        f.count = 0
        begin_ship_move(s, f.seat, steps)
    elif position == v.HYDRA_DIE:
        s.push(HYDRA_MOVE, f.seat, 0, die_of(s, v.HYDRA_DIE) + f.place)
        f.place = 0
    elif position == v.HOPLITE_DIE:
        begin_event(s)
        s.push(RECLAIM, f.seat, 0, die_of(s, v.HOPLITE_DIE))
    else:
        begin_event(s)
        s.push(CARD_ACTION, f.seat, 0, 0)


class DrawByDie(Step[State]):
    """DK-CARDDIE-01, -03, DK-ACTION-01: 1 for every other player, one event for all; 3 for the active player."""

    def do(self, s: State, f: Frame) -> None:
        if s.table[state.DIE_ON + v.CARD_DIE] == 3:
            f.next()
            s.push(DRAW, f.seat, 0, 0)
            return
        f.count += 1
        if f.count == s.seats:
            f.next()
        else:
            s.push(DRAW, state.seat_after(s, f.seat, f.count), 0, 0)


class MoveHydra(HydraMove):
    """DK-HYDRA-01 to -06, DK-STYX-09, DK-CHARY-07: step by step, over the sea, not onto one's own ship."""

    def question(self) -> str:
        return "hydra"

    def to(self, s: State, direction: i64) -> i64:
        """Where it comes, or NO_SQUARE."""
        square = s.options.map.neighbour[4 * s.hydra + direction]
        if (
            square < 0
            or s.options.map.ground[square] != SEA
            or s.table[state.PLAYER_CELLS * s.active + state.SHIP] == square
        ):
            return v.NO_SQUARE
        return square

    def asks(self, s: State, f: Frame) -> i64:
        if may_be_asked(s, f.seat):
            return f.seat
        direction: i64 = 0
        while direction < 4 and f.place > 0:
            if self.to(s, direction) != v.NO_SQUARE:
                return f.seat
            direction += 1
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        self.take(s, f, v.STOP)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        direction: i64 = 0
        while direction < 4 and f.place > 0:
            if self.to(s, direction) != v.NO_SQUARE:
                found.offer(v.DIR + direction)
            direction += 1
        offer_cards(s, f.seat, IN_HYDRA_MOVE, found)
        found.offer(v.STOP)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == v.STOP:
            f.next()
        elif act < v.STOP:
            f.place -= 1
            s.hydra = self.to(s, act - v.DIR)
            tell.hydra_moved(s, f.seat, s.hydra)
            other = state.ship_at(s, s.hydra, f.seat)
            if other != NOBODY:
                f.place = 0
                f.next()
                begin_event(s)
                tell.hydra_challenged(s, other, f.seat, s.hydra)
                s.push(HYDRA_CHALLENGE, other, 0, 0)
        else:
            play_card(s, f, act - v.CARD)


class FightForHydra(Step[State]):
    """DK-HYDRA-05: whoever has the Hydra on his square fights, though it is not his turn."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        s.push(HYDRA_FIGHT, f.seat, 0, 0)


# --- the end of the turn ------------------------------------------------------------------------------------------


class SwiftMove(Step[State]):
    """DK-ROUND-09: with two players only one other moves by the centre die, so the active player does so too."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if s.options.swift and s.seats == 2:
            s.phase = v.SWIFT
            begin_ship_move(s, f.seat, s.table[state.DIE_CENTRE])


class NextTurn(Step[State]):
    """DK-ROUND-01, -02, DK-END-06: the limit counts complete rounds, so that everybody has had as many turns."""

    def do(self, s: State, f: Frame) -> None:
        s.turns += 1
        s.active = state.seat_after(s, s.active, 1)
        f.at = 0
        limit = s.options.round_limit
        if limit > 0 and s.turns == limit * s.seats:
            end_by_rounds(s)


def end_by_rounds(s: State) -> None:
    """DK-END-06: the highest total; then more Pursuit points, more chests aboard; then the victory is shared."""
    one: i64 = 1
    best: i64 = -1
    seat: i64 = 0
    while seat < s.seats:
        worth = (state.total_of(s, seat) * 100 + s.table[state.PLAYER_CELLS * seat + state.PURSUIT_POINTS]) * 100
        worth += state.chests_aboard(s, seat)
        if worth > best:
            best = worth
            s.winners = 0
        if worth == best:
            s.winners |= one << seat
        seat += 1
    s.ending = v.ROUNDS_OVER
    if s.winners & (s.winners - 1) == 0:
        s.winner = 0
        while (s.winners >> s.winner) & 1 == 0:
            s.winner += 1
        tell.won(s, s.winner, v.ROUNDS_OVER)
    else:
        tell.shared(s, s.winners)
    s.end()


# --- the scripts --------------------------------------------------------------------------------------------------

GAME: Final = script(
    setup.DrawFirstPlayer(),
    setup.LayChests(),
    setup.TurnUpFirst(),
    setup.DealActionCards(),
    setup.DealSecrets(),
    setup.PlaceWhirlpools(),
    setup.ChooseAnchor(),
    PlayTurns(),
)
TURN: Final = script(BeginTurn(), Shake(), OthersMove(), TurnKylix(), ChooseAction(), SwiftMove(), NextTurn())
CARD_ACTION: Final = script(DrawByDie(), pursuits.CheckPursuits())
HYDRA_MOVE: Final = script(MoveHydra())
HYDRA_CHALLENGE: Final = script(FightForHydra(), pursuits.CheckPursuits())


def begin(seats: int, options: Options, log: Log | None = None) -> State:
    """DK-SETUP-03 to -08: all that is random is still ahead."""
    s = state.empty_table(options, seats)
    s.log = log
    doors.fill_pile(s)
    doors.fill_pursuit_pile(s)
    s.push(GAME, 0, v.NO_CARD, 0)
    settle(s)
    return s
