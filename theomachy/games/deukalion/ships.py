"""The ship move: sailing step by step, founding, arriving, whirlpools, and when it is over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion import challenges, doors, pursuits, state, tell
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.cards import IN_SHIP_MOVE, may_be_asked, offer_cards, play_card
from theomachy.games.deukalion.deliveries import DELIVERY, may_deliver_now, offer_deliveries, take_delivery
from theomachy.games.deukalion.hoplites import SACRIFICE_MOVE, SACRIFICED, visit_styx
from theomachy.games.deukalion.map import ANCHOR, BARRED, SEA, STYX
from theomachy.games.deukalion.state import State
from theomachy.games.deukalion.steps import ShipMove, check_totals, end_ship_move, script
from theomachy.games.deukalion.tasks import begin_event, open_with, positions_of, secret_bears
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import ChanceStep, Frame, Step
from theomachy.kernel.seats import CHANCE, NOBODY

WHIRLED_HOPLITES: Final = 2  # DK-CHARY-04
TO_JUMP_AT_SOMEBODY: Final = 3  # DK-CHARY-05

NOT_MOVED: Final = 0
MOVED: Final = 1


def begin_ship_move(s: State, seat: i64, allowance: i64) -> None:
    """DK-MOVE-01, DK-OTHERS-02: with the Move die, or as one of the others with the centre die."""
    s.push(SHIP_MOVE, seat, NOT_MOVED, 0)
    f = s.frame
    assert f is not None
    f.count = allowance


# --- questions ----------------------------------------------------------------------------------------------------


def may_challenge_hydra(s: State, seat: i64) -> bool:
    """DK-HYDRA-13, -19, -20: there has to be a card to win; by option a secret one will do, which the step reveals."""
    if open_with(s, v.BEAT_HYDRA) != 0:
        return True
    return s.options.reveals and secret_bears(s, seat, v.BEAT_HYDRA)


def can_enter(s: State, seat: i64, square: i64, crew: i64) -> bool:
    """DK-MOVE-02 to -07, DK-HOPLITE-14, DK-STYX-08, DK-ANCHOR-02 to -04: `crew` hoplites are needed to challenge."""
    if square < 0:
        return False
    ground = s.options.map.ground[square]
    if ground == BARRED:
        return False
    if ground != SEA:
        return True
    if square == s.hydra:
        return state.aboard(s, seat) >= crew and may_challenge_hydra(s, seat)
    return state.aboard(s, seat) >= crew or state.ship_at(s, square, seat) == NOBODY


def can_jump(s: State, seat: i64, number: i64) -> bool:
    """DK-CHARY-03, -05, -06: with so many hoplites that one is left to fight, whatever the whirlpool takes."""
    ship = state.ship_of(s, seat)
    square = s.table[state.WHIRLPOOL + number]
    if square < 0 or square == ship or not s.chart.whirls(ship):
        return False
    return can_enter(s, seat, square, TO_JUMP_AT_SOMEBODY)


def can_found(s: State, seat: i64, settlement: i64) -> bool:
    """DK-SETTLE-01 to -03, DK-ANCHOR-03: vacant, near (an anchor is near nothing), enough hoplites to leave there."""
    near = s.options.map.near[state.ship_of(s, seat)]
    if (near >> (v.CITIES + settlement)) & 1 == 0 or state.owner_of(s, settlement) != v.VACANT:
        return False
    return state.aboard(s, seat) >= state.marks_of(s, settlement)


def can_sacrifice(s: State, f: Frame) -> bool:
    """DK-OTHERS-05, DK-ROUND-09: not with the Move die, and instead of the move, not after a part of it."""
    return s.phase != v.MAIN and f.card == NOT_MOVED and state.below(s, f.seat) > 0


def lies_off_city(s: State, seat: i64) -> bool:
    """Next to a city, where a secret card might be claimed."""
    cities: i64 = (1 << v.CITIES) - 1
    return s.options.map.near[state.ship_of(s, seat)] & cities != 0


def might_claim_secret(s: State, seat: i64) -> bool:
    """Section 3.1: as far as everybody can see."""
    return state.has_secret(s, seat) and lies_off_city(s, seat)


def might_reveal(s: State, f: Frame) -> bool:
    """DK-HYDRA-20: might he go for the Hydra, as far as everybody can see?  Then he is asked, whatever he holds."""
    if not s.options.reveals or not state.has_secret(s, f.seat) or f.count == 0 or state.aboard(s, f.seat) == 0:
        return False
    ship = state.ship_of(s, f.seat)
    to: i64 = 0
    while to < 4 + v.WHIRLPOOLS:
        if s.chart.beside(ship, to) == s.hydra:
            return True
        to += 1
    return False


# --- sailing ------------------------------------------------------------------------------------------------------


class SailOn(ShipMove):
    """DK-MOVE-01, -05, -09, -12 to -14, DK-OTHERS-03 to -06: before the first step and after each, until it is over."""

    def question(self) -> str:
        return "ship"

    def asks(self, s: State, f: Frame) -> i64:
        if may_be_asked(s, f.seat) or might_claim_secret(s, f.seat) or might_reveal(s, f):
            return f.seat
        if self.has_choice(s, f):
            return f.seat
        return NOBODY

    def has_choice(self, s: State, f: Frame) -> bool:
        """Is there anything but to stop, for all to see?"""
        seat = f.seat
        if can_sacrifice(s, f) or positions_of(s, seat) != 0 or may_deliver_now(s, seat):
            return True
        if f.count > 0:
            to: i64 = 0
            while to < 4:
                if self.can_sail(s, seat, to):
                    return True
                to += 1
            number: i64 = 0
            while number < v.WHIRLPOOLS:
                if can_jump(s, seat, number):
                    return True
                number += 1
        place: i64 = 0
        while place < v.PLACES:
            if challenges.can_challenge(s, seat, place) or (place >= v.CITIES and can_found(s, seat, place - v.CITIES)):
                return True
            place += 1
        return False

    def can_sail(self, s: State, seat: i64, to: i64) -> bool:
        return can_enter(s, seat, s.options.map.neighbour[4 * state.ship_of(s, seat) + to], 1)

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        seat = f.seat
        self.offer_moves(s, f, found)
        pursuits.offer_positions(s, seat, found)
        pursuits.offer_secret_positions(s, seat, found)
        if may_deliver_now(s, seat):
            offer_deliveries(s, seat, found)
        found.offer(v.STOP)
        if can_sacrifice(s, f):
            found.offer(v.SACRIFICE)

    def offer_moves(self, s: State, f: Frame, found: Choices) -> None:
        seat = f.seat
        if f.count > 0:
            to: i64 = 0
            while to < 4:
                if self.can_sail(s, seat, to):
                    found.offer(v.DIR + to)
                to += 1
            number: i64 = 0
            while number < v.WHIRLPOOLS:
                if can_jump(s, seat, number):
                    found.offer(v.JUMP + number)
                number += 1
        settlement: i64 = 0
        while settlement < v.SETTLEMENTS:
            if can_found(s, seat, settlement):
                found.offer(v.FOUND + settlement)
            settlement += 1
        place: i64 = 0
        while place < v.PLACES:
            if challenges.can_challenge(s, seat, place):
                found.offer(v.ATTACK + place)
            place += 1
        offer_cards(s, seat, IN_SHIP_MOVE, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        seat = f.seat
        f.card = MOVED
        if act == v.STOP:
            f.next()
        elif act == v.SACRIFICE:
            f.next()
            tell.sacrificed(s, seat)
            begin_event(s)
            s.push(SACRIFICE_MOVE, seat, 0, SACRIFICED)
        elif act < v.JUMP:
            f.count -= 1
            begin_event(s)
            s.push(ARRIVAL, seat, 0, s.options.map.neighbour[4 * state.ship_of(s, seat) + act - v.DIR])
        elif act < v.STOP:
            f.count -= 1
            begin_event(s)
            s.push(WHIRL, seat, act - v.JUMP, s.table[state.WHIRLPOOL + act - v.JUMP])
        elif act < v.ATTACK:
            f.next()
            found_settlement(s, seat, act - v.FOUND)
        elif act < v.CHEST:
            f.next()
            begin_event(s)
            challenges.challenge_place(s, seat, act - v.ATTACK)
        elif v.CARD <= act < v.DISCARD:
            play_card(s, f, act - v.CARD)
        else:
            take_delivery(s, seat, act)


def found_settlement(s: State, seat: i64, settlement: i64) -> None:
    """DK-SETTLE-04, -05: no throw, and no Honour cards."""
    doors.settle_hoplites(s, seat, settlement)
    tell.founded(s, seat, v.CITIES + settlement)
    check_totals(s)


class Whirl(ChanceStep[State]):
    """DK-CHARY-04: two hoplites are thrown, or as many as there are; the frame holds the whirlpool."""

    def question(self) -> str:
        return "whirled"

    def thrown(self, s: State, f: Frame) -> i64:
        if state.aboard(s, f.seat) > WHIRLED_HOPLITES:
            return WHIRLED_HOPLITES
        return state.aboard(s, f.seat)

    def asks(self, s: State, f: Frame) -> i64:
        if state.aboard(s, f.seat) > 0:
            return CHANCE
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        self.take(s, f, v.WHIRLED)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        lost = s.options.lost_weight
        kept = s.options.kept_weight
        if self.thrown(s, f) == 1:
            found.weigh(v.WHIRLED, kept)
            found.weigh(v.WHIRLED + 1, lost)
        else:
            found.weigh(v.WHIRLED, kept * kept)
            found.weigh(v.WHIRLED + 1, 2 * kept * lost)
            found.weigh(v.WHIRLED + 2, lost * lost)

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        tell.jumped(s, f.seat, f.card, state.ship_of(s, f.seat), f.place, act - v.WHIRLED)
        doors.go_below(s, f.seat, act - v.WHIRLED)


class Arrive(Step[State]):
    """DK-MOVE-06 to -08, -10, -16, DK-DUEL-01, -02, -10, DK-HYDRA-14, -20, DK-STYX-02, -10, -11, DK-DELIVER-01: what is
    on the square decides what follows."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        seat = f.seat
        square = f.place
        tell.sailed(s, seat, state.ship_of(s, seat), square)
        doors.put_ship(s, seat, square)
        ground = s.options.map.ground[square]
        if ground == ANCHOR:
            if state.chests_aboard(s, seat) > 0:
                s.push(DELIVERY, seat, 0, 0)
        elif ground == STYX:
            end_ship_move(s, seat)
            visit_styx(s, seat)
        elif square == s.hydra:
            end_ship_move(s, seat)
            if open_with(s, v.BEAT_HYDRA) == 0:
                doors.reveal_secret(s, seat)
            tell.challenged_hydra(s, seat, square)
            s.push(challenges.HYDRA_FIGHT, seat, 0, 0)
        else:
            other = state.ship_at(s, square, seat)
            if other != NOBODY:
                end_ship_move(s, seat)
                tell.challenged_ship(s, seat, other, square)
                s.push(challenges.DUEL, seat, other, square)


class EndShipMove(Step[State]):
    """DK-OTHERS-07: all that came of the move is done, and the next player may act."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        tell.stayed(s, f.seat, state.ship_of(s, f.seat))


# --- the scripts --------------------------------------------------------------------------------------------------

SHIP_MOVE: Final = script(SailOn(), EndShipMove())
ARRIVAL: Final = script(Arrive(), pursuits.CheckPursuits())
WHIRL: Final = script(Whirl(), Arrive(), pursuits.CheckPursuits())
