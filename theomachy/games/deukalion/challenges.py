"""Challenges: throwing hoplites; cities and settlements, ships, the Hydra."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion.box import TASK_KIND
from theomachy.games.deukalion.cards import (
    AFTER_FAIL,
    AFTER_THROW,
    ATHENA_HALVES,
    BEFORE_THROW,
    may_be_asked,
    offer_cards,
    play_card,
)
from theomachy.games.deukalion.pursuits import VICTORY, CheckPursuits, take_without_cost
from theomachy.games.deukalion.relocation import RELOCATE_HYDRA, RELOCATE_SHIP, land
from theomachy.games.deukalion.state import (
    ABOARD,
    ATHENAS,
    BELOW,
    COMPLETED,
    OWNER,
    PLAYER_CELLS,
    SPARED,
    THROW,
    State,
    aboard,
    cards_in_hand,
    chests_aboard,
    chests_in,
    chests_of,
    has_permanent,
    has_secret,
    marks_of,
    owner_of,
    seat_after,
    ship_of,
)
from theomachy.games.deukalion.steps import (
    NO_CITY,
    STEAL,
    WIN_CHEST,
    PickChest,
    can_make_room,
    check_totals,
    go_below,
    script,
    take_honour,
)
from theomachy.games.deukalion.tasks import cards_seen, open_card, task_bearing, was_seen
from theomachy.games.deukalion.vocabulary import (
    AEGIS,
    ARES,
    BEAT_HYDRA,
    BEAT_SHIP,
    CARD,
    CHEST,
    CHEST_COLOURS,
    CITIES,
    EV_CHALLENGED_PLACE,
    EV_CONQUERED,
    EV_LOST_CHALLENGE,
    EV_THREW,
    EV_WON_CHALLENGE,
    FIRST_THROW,
    FOR_HYDRA,
    HALF_IN,
    HYDRA,
    LOST_IN,
    NO_CARD,
    ONE_IN,
    PASS,
    PURSUITS,
    SLOTS,
    STEAL_CARD,
    THROWN,
    TYCHE,
    VACANT,
)
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import ChanceStep, Frame, Step
from theomachy.kernel.seats import CHANCE, NOBODY

CHALLENGER: Final = 0
CHALLENGED: Final = 1
HYDRA_HALVES: Final = 10  # DK-HYDRA-07: 5 points

LOST: Final = 0
WON: Final = 1


# --- throwing -----------------------------------------------------------------------------------------------------


def score_of(s: State, seat: i64, side: i64) -> i64:
    """DK-HOPLITE-10 to -14: in halves.  Who threw nobody has no bonus either."""
    throw = s.table[THROW + side]
    if throw <= 0:
        return 0
    score = 2 * ONE_IN[throw] + HALF_IN[throw]
    if side == CHALLENGER:
        score += ATHENA_HALVES * s.table[ATHENAS]
    if has_permanent(s, seat, AEGIS):
        score += 1
    return score


class BeginChallenge(Step[State]):
    def do(self, s: State, f: Frame) -> None:
        s.table[THROW] = -1
        s.table[THROW + 1] = -1
        s.table[ATHENAS] = 0
        s.table[SPARED] = 0
        f.next()


class AskForCards(Step[State]):
    """DK-ACTION-21: who has cards is asked at each of their moments, until he passes."""

    def __init__(self, moment: i64) -> None:
        self.moment: Final = moment

    def asks(self, s: State, f: Frame) -> i64:
        if may_be_asked(s, f.seat):
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_cards(s, f.seat, self.moment, found)
        found.offer(PASS)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == PASS:
            f.next()
        else:
            play_card(s, f.seat, act - CARD)


class BeforeThrow(AskForCards):
    """DK-ACTION-11, -21."""

    def question(self) -> str:
        return "before-throw"


class ThrowHoplites(ChanceStep[State]):
    """DK-HOPLITE-07 to -09: all hoplites aboard, in one throw.  The challenged player is the frame's card."""

    def __init__(self, side: i64) -> None:
        self.side: Final = side

    def question(self) -> str:
        return "thrown"

    def seat(self, f: Frame) -> i64:
        if self.side == CHALLENGER:
            return f.seat
        return f.card

    def asks(self, s: State, f: Frame) -> i64:
        if aboard(s, self.seat(f)) > 0:
            return CHANCE
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        self.take(s, f, THROWN)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        hoplites = aboard(s, self.seat(f))
        throw = FIRST_THROW[hoplites]
        end = FIRST_THROW[hoplites + 1]
        weights = s.options.throws
        while throw < end:
            if weights[throw] > 0:
                found.weigh(THROWN + throw, weights[throw])
            throw += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        seat = self.seat(f)
        s.table[THROW + self.side] = act - THROWN
        s.tell(EV_THREW, seat, NO_CARD, score_of(s, seat, self.side), 0, act - THROWN)


class AfterThrow(AskForCards):
    """DK-ACTION-12, -13, -21: all throws are known, no loss is moved yet."""

    def question(self) -> str:
        return "after-throw"

    def take(self, s: State, f: Frame, act: i64) -> None:
        super().take(s, f, act)
        if act == CARD + TYCHE:
            s.push(THROW_AGAIN, f.seat, f.card, f.place)


class MoveLosses(Step[State]):
    """DK-HOPLITE-10, -15, DK-DUEL-05, DK-ACTION-13: before any prize is taken."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if s.table[SPARED] == 0:
            go_below(s, f.seat, LOST_IN[s.table[THROW]])
        if s.table[THROW + 1] >= 0:
            go_below(s, f.card, LOST_IN[s.table[THROW + 1]])


def tell_outcome(s: State, seat: i64, won: bool) -> None:
    kind: i64 = EV_LOST_CHALLENGE
    if won:
        kind = EV_WON_CHALLENGE
    s.tell(kind, seat, NO_CARD, 0, 0, 0)


# --- cities and settlements ---------------------------------------------------------------------------------------


def can_challenge(s: State, seat: i64, place: i64) -> bool:
    """DK-CITY-01, -02, DK-SETTLE-07, DK-HOPLITE-14: from an approach; there must be something to win."""
    ship = ship_of(s, seat)
    if (s.options.map.near[ship] >> place) & 1 == 0 or aboard(s, seat) == 0:
        return False
    if place < CITIES:
        colour: i64 = 0
        while colour < CHEST_COLOURS:
            if chests_in(s, place, colour) > 0:
                return True
            colour += 1
        return False
    owner = owner_of(s, place - CITIES)
    return owner != VACANT and owner != seat


def challenge_place(s: State, seat: i64, place: i64) -> None:
    s.tell(EV_CHALLENGED_PLACE, seat, NO_CARD, 0, place, 0)
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
        if f.count == LOST and aboard(s, f.seat) > 0 and may_be_asked(s, f.seat):
            return f.seat
        return NOBODY

    def take(self, s: State, f: Frame, act: i64) -> None:
        super().take(s, f, act)
        if act == CARD + ARES:
            s.tell(EV_CHALLENGED_PLACE, f.seat, NO_CARD, 0, f.card, 0)
            f.at = 0


class PickPrize(PickChest):
    """DK-CHEST-04, DK-CITY-06."""

    def fits(self, s: State, f: Frame, colour: i64) -> bool:
        return chests_in(s, f.card, colour) > 0

    def asks(self, s: State, f: Frame) -> i64:
        if f.count == LOST or f.card >= CITIES or self.only_colour(s, f) >= 0:
            return NOBODY
        return f.seat

    def do(self, s: State, f: Frame) -> None:
        if f.count == LOST or f.card >= CITIES:
            f.next()
        else:
            self.take(s, f, CHEST + self.only_colour(s, f))

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        s.push(WIN_CHEST, f.seat, act - CHEST, f.card)


class Conquer(Step[State]):
    """DK-SETTLE-06, -09 to -12: the former hoplites go below, new ones take their marks, the points change hands."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if f.count == LOST or f.card < CITIES:
            return
        settlement = f.card - CITIES
        marks = marks_of(s, settlement)
        short = aboard(s, f.seat) < marks
        if short and s.options.short_fails:
            return
        owner = owner_of(s, settlement)
        s.table[PLAYER_CELLS * owner + BELOW] += marks
        s.table[OWNER + settlement] = VACANT
        if not short:
            s.table[PLAYER_CELLS * f.seat + ABOARD] -= marks
            s.table[OWNER + settlement] = f.seat
            s.tell(EV_CONQUERED, f.seat, NO_CARD, owner, f.card, 1)
            check_totals(s)
        else:
            s.tell(EV_CONQUERED, f.seat, NO_CARD, owner, f.card, 0)


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

    def asks(self, s: State, f: Frame) -> i64:
        loser = loser_of(f)
        if cards_in_hand(s, loser) > 0 or (chests_aboard(s, loser) > 0 and can_make_room(s, f.count)):
            return f.count
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        loser = loser_of(f)
        if can_make_room(s, f.count):
            colour: i64 = 0
            while colour < CHEST_COLOURS:
                if chests_of(s, loser, colour) > 0:
                    found.offer(CHEST + colour)
                colour += 1
        if cards_in_hand(s, loser) > 0:
            found.offer(STEAL_CARD)
        found.offer(PASS)

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        loser = loser_of(f)
        if act == STEAL_CARD:
            s.push(STEAL, f.count, loser, 0)
        elif act != PASS:
            s.push(WIN_CHEST, f.count, act - CHEST, NO_CITY)
            theft = s.frame
            assert theft is not None
            theft.count = loser


class RelocateLoser(Step[State]):
    """DK-DUEL-09, -12, DK-RELOCATE-06."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        s.push(RELOCATE_SHIP, f.count, loser_of(f), 0)


class ClaimVictory(Step[State]):
    """DK-DUEL-11, DK-PURSUIT-17: only the challenger's victory counts."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if f.count == f.seat:
            s.push(VICTORY, f.seat, BEAT_SHIP, cards_seen(s))


class LandLoser(Step[State]):
    """DK-RELOCATE-09, -10."""

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
        f.place = s.table[PLAYER_CELLS * f.seat + COMPLETED]
        tell_outcome(s, f.seat, won)


class TakeHydraCards(Step[State]):
    """DK-HYDRA-09, -15, -18: every open card with beat_hydra, the first slot before the second."""

    def do(self, s: State, f: Frame) -> None:
        seen = f.count >> 1
        slot: i64 = 0
        while slot < SLOTS:
            task = task_bearing(open_card(s, slot), BEAT_HYDRA)
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
        if f.count == WON and has_secret(s, f.seat):
            s.push(VICTORY, f.seat, BEAT_HYDRA, 0)


class HonourForHydra(Step[State]):
    """DK-HYDRA-08, -18: unless the victory earned a Pursuit card."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if f.count == LOST:
            return
        earned = s.table[PLAYER_CELLS * f.seat + COMPLETED] & ~f.place
        card: i64 = 0
        while card < PURSUITS:
            if (earned >> card) & 1 == 1 and (
                TASK_KIND[2 * card] == BEAT_HYDRA or TASK_KIND[2 * card + 1] == BEAT_HYDRA
            ):
                return
            card += 1
        take_honour(s, f.seat, 1, FOR_HYDRA)


class RelocateAfterHydra(Step[State]):
    """DK-HYDRA-11, -12, -16, -17, DK-RELOCATE-06: the victor moves the Hydra; else the right neighbour his ship."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if f.count == WON:
            s.push(RELOCATE_HYDRA, f.seat, HYDRA, 0)
        else:
            s.push(RELOCATE_SHIP, seat_after(s, f.seat, -1), f.seat, 0)


class LandBeaten(Step[State]):
    """DK-RELOCATE-10."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if f.count == LOST:
            land(s, f.seat)


# --- the scripts --------------------------------------------------------------------------------------------------

THROW_AGAIN: Final = script(ThrowHoplites(CHALLENGER))
PLACE_CHALLENGE: Final = script(
    BeginChallenge(),
    BeforeThrow(BEFORE_THROW),
    ThrowHoplites(CHALLENGER),
    AfterThrow(AFTER_THROW),
    MoveLosses(),
    DecidePlace(),
    AfterFail(AFTER_FAIL),
    PickPrize(),
    Conquer(),
    CheckPursuits(),
)
DUEL: Final = script(
    BeginChallenge(),
    BeforeThrow(BEFORE_THROW),
    ThrowHoplites(CHALLENGER),
    ThrowHoplites(CHALLENGED),
    AfterThrow(AFTER_THROW),
    MoveLosses(),
    DecideDuel(),
    StealFromLoser(),
    RelocateLoser(),
    ClaimVictory(),
    LandLoser(),
)
HYDRA_FIGHT: Final = script(
    BeginChallenge(),
    BeforeThrow(BEFORE_THROW),
    ThrowHoplites(CHALLENGER),
    AfterThrow(AFTER_THROW),
    MoveLosses(),
    DecideHydra(),
    TakeHydraCards(),
    ClaimHydraVictory(),
    HonourForHydra(),
    RelocateAfterHydra(),
    LandBeaten(),
)
