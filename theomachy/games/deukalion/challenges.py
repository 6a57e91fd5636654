"""Challenges: throwing hoplites; cities and settlements, ships, the Hydra."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion import cards, doors, state, steps, tell
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.box import TASK_KIND
from theomachy.games.deukalion.pursuits import VICTORY, CheckPursuits, take_without_cost
from theomachy.games.deukalion.relocation import RELOCATE_HYDRA, RELOCATE_SHIP, land
from theomachy.games.deukalion.state import State
from theomachy.games.deukalion.tasks import cards_seen, open_card, task_bearing, was_seen
from theomachy.games.deukalion.throws import CHALLENGED, CHALLENGER, ThrowHoplites, score_of
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import Frame, Step
from theomachy.kernel.seats import NOBODY

HYDRA_HALVES: Final = 10  # DK-HYDRA-07: 5 points

LOST: Final = 0
WON: Final = 1

# Whom a challenge is against; the frame's card is the place, or the seat of the other ship.
A_PLACE: Final = 0
A_SHIP: Final = 1
THE_HYDRA: Final = 2


# --- throwing -----------------------------------------------------------------------------------------------------


class BeginChallenge(Step[State]):
    """What was thrown in the last challenge has been on show until now."""

    def do(self, s: State, f: Frame) -> None:
        doors.clear_throws(s)
        f.next()


class AskForCards(Step[State]):
    """DK-ACTION-21: who has cards is asked at each of their moments, until he passes."""

    def __init__(self, moment: i64, against: i64) -> None:
        self.moment: Final = moment
        self.against: Final = against

    def about(self, s: State, f: Frame) -> steps.Asking:
        it = steps.Asking()
        if self.against == A_PLACE:
            it.place = f.card
        elif self.against == A_SHIP:
            it.other = f.card
        return it

    def asks(self, s: State, f: Frame) -> i64:
        if cards.may_be_asked(s, f.seat):
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        cards.offer_cards(s, f.seat, self.moment, found)
        found.offer(v.PASS)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == v.PASS:
            f.next()
        else:
            cards.play_card(s, f, act - v.CARD)


class BeforeThrow(AskForCards):
    """DK-ACTION-11, -21: while a card can still change what the throw scores."""

    def question(self) -> str:
        return "before-throw"


class AfterThrow(AskForCards):
    """DK-ACTION-12, -13, -21: all throws are known, no loss is moved yet."""

    def question(self) -> str:
        return "after-throw"


class MoveLosses(Step[State]):
    """DK-HOPLITE-10, -15, DK-DUEL-05, DK-ACTION-13: before any prize is taken."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if s.table[state.SPARED] == 0:
            doors.go_below(s, f.seat, v.LOST_IN[s.table[state.THROW]])
        if s.table[state.THROW + 1] >= 0:
            doors.go_below(s, f.card, v.LOST_IN[s.table[state.THROW + 1]])


def tell_outcome(s: State, seat: i64, won: bool) -> None:
    if won:
        tell.won_challenge(s, seat)
    else:
        tell.lost_challenge(s, seat)


# --- cities and settlements ---------------------------------------------------------------------------------------


def can_challenge(s: State, seat: i64, place: i64) -> bool:
    """DK-CITY-01, -02, DK-SETTLE-07, DK-HOPLITE-14: from an approach; there must be something to win."""
    ship = state.ship_of(s, seat)
    if (s.options.map.near[ship] >> place) & 1 == 0 or state.aboard(s, seat) == 0:
        return False
    if place < v.CITIES:
        colour: i64 = 0
        while colour < v.CHEST_COLOURS:
            if state.chests_in(s, place, colour) > 0:
                return True
            colour += 1
        return False
    owner = state.owner_of(s, place - v.CITIES)
    return owner != v.VACANT and owner != seat


def challenge_place(s: State, seat: i64, place: i64) -> None:
    tell.challenged_place(s, seat, place)
    s.push(PLACE_CHALLENGE, seat, place, 0)


class DecidePlace(Step[State]):
    """DK-CITY-03 to -05, -08, DK-SETTLE-08, -13: the value is enough."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        won = score_of(s, f.seat, CHALLENGER) >= 2 * s.options.map.value[f.card]
        f.count = LOST
        if won:
            f.count = WON
        tell_outcome(s, f.seat, won)


class AfterFail(AskForCards):
    """DK-ACTION-14, -21: with Ares the same place is challenged again."""

    def question(self) -> str:
        return "after-fail"

    def asks(self, s: State, f: Frame) -> i64:
        if f.count == LOST and state.aboard(s, f.seat) > 0 and cards.may_be_asked(s, f.seat):
            return f.seat
        return NOBODY


class PickPrize(steps.PickChest):
    """DK-CHEST-04, DK-CITY-06: the prize of a city; a settlement is conquered instead."""

    def about(self, s: State, f: Frame) -> steps.Asking:
        it = steps.about_picking("take")
        it.place = f.card
        return it

    def fits(self, s: State, f: Frame, colour: i64) -> bool:
        return state.chests_in(s, f.card, colour) > 0

    def asks(self, s: State, f: Frame) -> i64:
        if f.count == LOST or f.card >= v.CITIES or self.only_colour(s, f) >= 0:
            return NOBODY
        return f.seat

    def do(self, s: State, f: Frame) -> None:
        if f.count == LOST or f.card >= v.CITIES:
            f.next()
        else:
            self.take(s, f, v.CHEST + self.only_colour(s, f))

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        s.push(steps.WIN_CHEST, f.seat, act - v.CHEST, f.card)


class Conquer(Step[State]):
    """DK-SETTLE-06, -09 to -12: the former hoplites go below, new ones take their marks, the points change hands."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if f.count == LOST or f.card < v.CITIES:
            return
        settlement = f.card - v.CITIES
        short = state.aboard(s, f.seat) < state.marks_of(s, settlement)
        if short and s.options.short_fails:
            return
        owner = state.owner_of(s, settlement)
        doors.drive_out(s, settlement)
        if not short:
            doors.settle_hoplites(s, f.seat, settlement)
            tell.conquered(s, f.seat, owner, f.card, 1)
            steps.check_totals(s)
        else:
            tell.conquered(s, f.seat, owner, f.card, 0)


# --- ships --------------------------------------------------------------------------------------------------------


class DecideDuel(Step[State]):
    """DK-DUEL-03, -04: a tie goes to the defender.  The frame counts the winner's seat from here on."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        f.count = f.card
        if score_of(s, f.seat, CHALLENGER) > score_of(s, f.card, CHALLENGED):
            f.count = f.seat
        tell_outcome(s, f.seat, f.count == f.seat)


def loser_of(f: Frame) -> i64:
    return f.seat + f.card - f.count


class StealFromLoser(Step[State]):
    """DK-DUEL-06 to -08, DK-CHEST-04: a chest of his choice, or a card unseen, or nothing."""

    def question(self) -> str:
        return "steal"

    def about(self, s: State, f: Frame) -> steps.Asking:
        it = steps.about_picking("take")
        it.other = loser_of(f)
        return it

    def asks(self, s: State, f: Frame) -> i64:
        loser = loser_of(f)
        if state.cards_in_hand(s, loser) > 0 or (state.chests_aboard(s, loser) > 0 and steps.can_make_room(s, f.count)):
            return f.count
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        loser = loser_of(f)
        if steps.can_make_room(s, f.count):
            colour: i64 = 0
            while colour < v.CHEST_COLOURS:
                if state.chests_of(s, loser, colour) > 0:
                    found.offer(v.CHEST + colour)
                colour += 1
        if state.cards_in_hand(s, loser) > 0:
            found.offer(v.STEAL_CARD)
        found.offer(v.PASS)

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        loser = loser_of(f)
        if act == v.STEAL_CARD:
            s.push(steps.STEAL, f.count, loser, 0)
        elif act != v.PASS:
            s.push(steps.WIN_CHEST, f.count, act - v.CHEST, steps.NO_CITY)
            theft = s.frame
            assert theft is not None
            theft.count = loser


class RelocateLoser(Step[State]):
    """DK-DUEL-09, -12, DK-RELOCATE-06: by the winner, whose own ship stays: there is room for one."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        s.push(RELOCATE_SHIP, f.count, loser_of(f), 0)


class ClaimVictory(Step[State]):
    """DK-DUEL-11, DK-PURSUIT-17: only the challenger's victory counts."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if f.count == f.seat:
            s.push(VICTORY, f.seat, v.BEAT_SHIP, cards_seen(s))


class LandLoser(Step[State]):
    """DK-RELOCATE-09, -10: after the claims of the winner, whose victory comes first."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        land(s, loser_of(f))


# --- the Hydra ----------------------------------------------------------------------------------------------------


class DecideHydra(Step[State]):
    """DK-HYDRA-07, -09, -15, DK-PURSUIT-22: the frame keeps the open cards at the moment of victory (in its count,
    above WON), and which cards the victor had completed before (in its place)."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        won = score_of(s, f.seat, CHALLENGER) >= HYDRA_HALVES
        f.count = LOST
        if won:
            f.count = WON + 2 * cards_seen(s)
        f.place = s.table[state.PLAYER_CELLS * f.seat + state.COMPLETED]
        tell_outcome(s, f.seat, won)


class TakeHydraCards(Step[State]):
    """DK-HYDRA-09, -15, -18: every open card with beat_hydra, the first slot before the second."""

    def do(self, s: State, f: Frame) -> None:
        seen = f.count >> 1
        slot: i64 = 0
        while slot < v.SLOTS:
            task = task_bearing(open_card(s, slot), v.BEAT_HYDRA)
            if task >= 0 and was_seen(s, seen, slot):
                take_without_cost(s, f.seat, 2 * slot + task)
                return
            slot += 1
        f.count &= WON
        f.next()


class ClaimHydraVictory(Step[State]):
    """DK-HYDRA-10, -19, DK-PURSUIT-25: is there a secret card to complete?"""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if f.count == WON and state.has_secret(s, f.seat):
            s.push(VICTORY, f.seat, v.BEAT_HYDRA, 0)


class HonourForHydra(Step[State]):
    """DK-HYDRA-08, -18: unless the victory earned a Pursuit card."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if f.count == LOST:
            return
        earned = s.table[state.PLAYER_CELLS * f.seat + state.COMPLETED] & ~f.place
        card: i64 = 0
        while card < v.PURSUITS:
            if (earned >> card) & 1 == 1 and (
                TASK_KIND[2 * card] == v.BEAT_HYDRA or TASK_KIND[2 * card + 1] == v.BEAT_HYDRA
            ):
                return
            card += 1
        steps.take_honour(s, f.seat, 1, v.FOR_HYDRA)


class RelocateAfterHydra(Step[State]):
    """DK-HYDRA-11, -12, -16, -17, DK-RELOCATE-06: the victor moves the Hydra; else the right neighbour his ship."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if f.count == WON:
            s.push(RELOCATE_HYDRA, f.seat, v.HYDRA, 0)
        else:
            s.push(RELOCATE_SHIP, state.seat_after(s, f.seat, -1), f.seat, 0)


class LandBeaten(Step[State]):
    """DK-RELOCATE-10: only whoever lost was relocated; else it was the Hydra."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if f.count == LOST:
            land(s, f.seat)


# --- the scripts --------------------------------------------------------------------------------------------------

PLACE_CHALLENGE: Final = steps.script(
    BeginChallenge(),
    BeforeThrow(cards.BEFORE_THROW, A_PLACE),
    ThrowHoplites(CHALLENGER),
    AfterThrow(cards.AFTER_THROW, A_PLACE),
    MoveLosses(),
    DecidePlace(),
    AfterFail(cards.AFTER_FAIL, A_PLACE),
    PickPrize(),
    Conquer(),
    CheckPursuits(),
)
DUEL: Final = steps.script(
    BeginChallenge(),
    BeforeThrow(cards.BEFORE_THROW, A_SHIP),
    ThrowHoplites(CHALLENGER),
    ThrowHoplites(CHALLENGED),
    AfterThrow(cards.AFTER_THROW, A_SHIP),
    MoveLosses(),
    DecideDuel(),
    StealFromLoser(),
    RelocateLoser(),
    ClaimVictory(),
    LandLoser(),
)
HYDRA_FIGHT: Final = steps.script(
    BeginChallenge(),
    BeforeThrow(cards.BEFORE_THROW, THE_HYDRA),
    ThrowHoplites(CHALLENGER),
    AfterThrow(cards.AFTER_THROW, THE_HYDRA),
    MoveLosses(),
    DecideHydra(),
    TakeHydraCards(),
    ClaimHydraVictory(),
    HonourForHydra(),
    RelocateAfterHydra(),
    LandBeaten(),
)
