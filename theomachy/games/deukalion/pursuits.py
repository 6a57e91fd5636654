"""Pursuit cards: what claiming one costs, turning up the next, and who is asked when."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion import doors, state, steps, tasks, tell
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.box import POINTS, TASK_COUNT, TASK_KIND, TASK_LEAST, TASK_MOST
from theomachy.games.deukalion.map import ANCHOR
from theomachy.games.deukalion.state import State
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import ChanceStep, Frame, Step
from theomachy.kernel.seats import CHANCE, NOBODY

# --- claiming -----------------------------------------------------------------------------------------------------


def offer_positions(s: State, seat: i64, found: Choices) -> None:
    """DK-PURSUIT-10: open cards whose position tasks are fulfilled."""
    bits = tasks.positions_of(s, seat)
    claim: i64 = 0
    while claim < 4:
        if (bits >> claim) & 1 == 1:
            found.offer(v.CLAIM + claim)
        claim += 1


def offer_secret_positions(s: State, seat: i64, found: Choices) -> None:
    """DK-PURSUIT-24: of his own accord, in a decision he has anyway."""
    card = s.hidden[state.SECRET + seat]
    if card != v.NO_CARD:
        task: i64 = 0
        while task < 2:
            if tasks.fulfils_position(s, seat, card, task):
                found.offer(v.CLAIM + 2 * v.SECRET_SLOT + task)
            task += 1


def begin_claim(s: State, seat: i64, claim: i64) -> None:
    """DK-PURSUIT-09, -26: a claim is carried out to its end before anybody is asked anything else."""
    card = tasks.card_in(s, seat, claim >> 1)
    tell_claim(s, seat, claim, card)
    s.push(CLAIM_CARD, seat, claim, card)


def tell_claim(s: State, seat: i64, claim: i64, card: i64) -> None:
    """DK-PURSUIT-03: a secret card is revealed with the claim."""
    if claim >> 1 == v.SECRET_SLOT:
        doors.reveal_secret(s, seat)
    tell.claimed(s, seat, card, claim >> 1, claim & 1)


def task_of(f: Frame) -> i64:
    """The task that a frame carries out: its place is the card, its card the claim."""
    return 2 * f.place + (f.card & 1)


# The chests picked for a delivery, packed in their order: three bits for each, its colour + 1.
PICK_BITS: Final = 3
PICK: Final = 7
PICKS: Final = 511
SEEN_FROM: Final = 16  # above them in the frame: the open cards at that moment


def group_of(picks: i64) -> i64:
    one: i64 = 1
    group: i64 = 0
    left = picks & PICKS
    while left != 0:
        group += one << (tasks.GROUP_BITS * ((left & PICK) - 1))
        left >>= PICK_BITS
    return group


class PickGroup(Step[State]):
    """DK-DELIVER-03, DK-PURSUIT-15, -16: which chests a delivery task takes."""

    def question(self) -> str:
        return "pick-chest"

    def about(self, s: State, f: Frame) -> steps.Asking:
        it = steps.about_picking("deliver")
        it.pursuit = f.place
        return it

    def is_useful(self, s: State, f: Frame, colour: i64) -> bool:
        at = task_of(f)
        group = group_of(f.count)
        chests = state.chests_of(s, f.seat, colour)
        picked = tasks.in_group(group, colour)
        could_be = picked + TASK_COUNT[at] - tasks.size_of(group)
        return (
            tasks.serves(at, colour) and picked < min(chests, TASK_MOST[at]) and TASK_LEAST[at] <= min(chests, could_be)
        )

    def is_done(self, f: Frame) -> bool:
        at = task_of(f)
        return not tasks.is_delivery(at) or tasks.size_of(group_of(f.count)) == TASK_COUNT[at]

    def asks(self, s: State, f: Frame) -> i64:
        if self.is_done(f) or TASK_KIND[task_of(f)] == v.DELIVER_EXACTLY:
            return NOBODY
        useful: i64 = 0
        colour: i64 = 0
        while colour < v.CHEST_COLOURS:
            if self.is_useful(s, f, colour):
                useful += 1
            colour += 1
        if useful > 1:
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        if self.is_done(f):
            f.next()
            return
        colour: i64 = 0
        while not self.is_useful(s, f, colour):
            colour += 1
        self.take(s, f, v.CHEST + colour)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        colour: i64 = 0
        while colour < v.CHEST_COLOURS:
            if self.is_useful(s, f, colour):
                found.offer(v.CHEST + colour)
            colour += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.count = (f.count << PICK_BITS) | (act - v.CHEST + 1)


class PlaceGroup(Step[State]):
    """DK-DELIVER-09: each to a free space, in the order picked; before the reward."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if tasks.is_delivery(task_of(f)):
            left = f.count
            while left != 0:
                steps.put_chest(s, f.seat, (left & PICK) - 1, steps.DELIVERED)
                left >>= PICK_BITS


class LeaveHoplites(Step[State]):
    """DK-PURSUIT-20: before the card is taken, as they are what it costs."""

    def do(self, s: State, f: Frame) -> None:
        at = task_of(f)
        if TASK_KIND[at] == v.LEAVE:
            doors.go_below(s, f.seat, TASK_COUNT[at])
        f.next()


class PayCards(Step[State]):
    """DK-PURSUIT-21: each below the one before; the frame counts them."""

    def question(self) -> str:
        return "pay-card"

    def about(self, s: State, f: Frame) -> steps.Asking:
        it = steps.Asking()
        it.pursuit = f.place
        it.due = TASK_COUNT[task_of(f)]
        it.paid = f.count
        return it

    def asks(self, s: State, f: Frame) -> i64:
        at = task_of(f)
        if TASK_KIND[at] == v.PAY and f.count < TASK_COUNT[at]:
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        kind: i64 = 0
        while kind < v.KINDS:
            if state.in_hand(s, f.seat, kind) > 0:
                found.offer(v.DISCARD + kind)
            kind += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        steps.show_card(s, f.seat, act - v.DISCARD)
        doors.put_under(s, act - v.DISCARD)
        tell.paid(s, f.seat, act - v.DISCARD)
        f.count += 1


class TakePursuit(Step[State]):
    """DK-PURSUIT-01 to -04, -07, -08: the card lies before its owner.  DK-MOVE-11, -15: that ends his own ship
    move, if one is going on."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        slot = f.card >> 1
        if slot < v.SLOTS:
            doors.take_open(s, slot)
        else:
            doors.take_secret(s, f.seat)
        doors.complete_pursuit(s, f.seat, f.place)
        steps.end_ship_move(s, f.seat)
        tell.completed(s, f.seat, f.place, slot, POINTS[f.place])
        steps.check_totals(s)


class TurnUpNext(Step[State]):
    """DK-PURSUIT-05: in the same slot; a secret card is not replaced."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if f.card >> 1 < v.SLOTS:
            turn_up(s, f.card >> 1)


def turn_up(s: State, slot: i64) -> None:
    s.push(TURN_UP, s.active, slot, 0)


def may_share(s: State, f: Frame) -> bool:
    """DK-DELIVER-12: was a group delivered that may serve other cards too?"""
    return s.options.shared and tasks.is_delivery(task_of(f))


class NoteVisible(Step[State]):
    """DK-DELIVER-12: the cards visible when the group was delivered."""

    def do(self, s: State, f: Frame) -> None:
        if may_share(s, f):
            f.count |= tasks.cards_seen(s) << SEEN_FROM
        f.next()


class AskShared(Step[State]):
    """DK-DELIVER-12: the group just delivered may serve other cards that were visible with it."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if may_share(s, f):
            s.push(SHARED, f.seat, group_of(f.count), f.count >> SEEN_FROM)


class ShareTogether(Step[State]):
    """DK-DELIVER-12, DK-PURSUIT-14: who delivered a group for a card completed together is asked after its turn-up, the
    first claimant first; the question waits under the frame of the turn-up."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if may_share(s, f):
            above = f.under
            assert above is not None
            under = above.under
            while under is not None and under.script is SHARED:
                above = under
                under = above.under
            above.under = Frame(SHARED, f.seat, group_of(f.count), f.count >> SEEN_FROM, under)


class ClaimShared(Step[State]):
    """DK-DELIVER-12: the frame holds the group, and the open cards that were visible."""

    def question(self) -> str:
        return "claim-now"

    def fitting(self, s: State, f: Frame, claim: i64) -> bool:
        slot = claim >> 1
        if slot < v.SLOTS and not tasks.was_seen(s, f.place, slot):
            return False
        card = tasks.card_in(s, f.seat, slot)
        return card != v.NO_CARD and tasks.fits(f.card, card, claim & 1)

    def asks(self, s: State, f: Frame) -> i64:
        if state.has_secret(s, f.seat):
            return f.seat
        claim: i64 = 0
        while claim < 4:
            if self.fitting(s, f, claim):
                return f.seat
            claim += 1
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        claim: i64 = 0
        while claim < 6:
            if self.fitting(s, f, claim):
                found.offer(v.CLAIM + claim)
            claim += 1
        offer_secret_positions(s, f.seat, found)
        found.offer(v.PASS)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == v.PASS:
            f.next()
        elif self.fitting(s, f, act - v.CLAIM):
            take_without_cost(s, f.seat, act - v.CLAIM)
        else:
            begin_claim(s, f.seat, act - v.CLAIM)


def take_without_cost(s: State, seat: i64, claim: i64) -> None:
    """What the task demands was done already."""
    card = tasks.card_in(s, seat, claim >> 1)
    tell_claim(s, seat, claim, card)
    s.push(TAKE_CARD, seat, claim, card)


# --- turning up ---------------------------------------------------------------------------------------------------


def offer_pursuits(s: State, found: Choices) -> None:
    if s.hidden[state.PURSUIT_PILE] == 0:
        found.weigh(v.TURNED + s.table[state.UNDER_PURSUITS + 1], 1)
        return
    card: i64 = 0
    while card < v.PURSUITS:
        if (s.hidden[state.PURSUIT_PILE] >> card) & 1 == 1:
            found.weigh(v.TURNED + card, 1)
        card += 1


class TurnUp(ChanceStep[State]):
    """DK-PURSUIT-05, -06: into the slot the frame holds; an empty pile leaves it empty."""

    def question(self) -> str:
        return "turned-up"

    def asks(self, s: State, f: Frame) -> i64:
        if state.pursuit_pile_size(s) > 0:
            return CHANCE
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        s.pop()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_pursuits(s, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        card = act - v.TURNED
        doors.take_from_pursuit_pile(s, card)
        doors.open_pursuit(s, f.card, card)
        f.next()


class AskAtTurnUp(Step[State]):
    """DK-PURSUIT-12, DK-DELIVER-10: everybody once, the active player first; the frame counts who was asked, and holds
    the answers: two bits for each seat."""

    def question(self) -> str:
        return "claim-now"

    def may_claim(self, s: State, f: Frame, seat: i64, task: i64) -> bool:
        card = tasks.open_card(s, f.card)
        if tasks.fulfils_position(s, seat, card, task):
            return True
        if s.options.voluntary:
            ship = state.ship_of(s, seat)
            delivers = ship >= 0 and s.options.map.ground[ship] == ANCHOR
        else:
            delivers = steps.is_delivering(s, seat)
        return delivers and tasks.fulfils_delivery(s, seat, card, task)

    def asks(self, s: State, f: Frame) -> i64:
        if f.count < s.seats:
            seat = state.seat_after(s, s.active, f.count)
            if self.may_claim(s, f, seat, 0) or self.may_claim(s, f, seat, 1):
                return seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        if f.count < s.seats:
            f.count += 1
        else:
            f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        seat = state.seat_after(s, s.active, f.count)
        task: i64 = 0
        while task < 2:
            if self.may_claim(s, f, seat, task):
                found.offer(v.CLAIM + 2 * f.card + task)
            task += 1
        found.offer(v.PASS)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act != v.PASS:
            seat = state.seat_after(s, s.active, f.count)
            claim = act - v.CLAIM
            f.place |= (1 + (claim & 1)) << (2 * seat)
            tell_claim(s, seat, claim, tasks.open_card(s, f.card))
        f.count += 1


class AnswerTurnUp(Step[State]):
    """DK-PURSUIT-13, -14: one claimant completes the card; several carry out what it demands one after the other."""

    def do(self, s: State, f: Frame) -> None:
        claimants: i64 = 0
        only: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            if (f.place >> (2 * seat)) & 3 != 0:
                claimants += 1
                only = seat
            seat += 1
        if claimants > 1:
            f.count = 0
            f.next()
            return
        slot = f.card
        task = ((f.place >> (2 * only)) & 3) - 1
        s.pop()
        if claimants == 1:
            s.push(CLAIM_CARD, only, 2 * slot + task, tasks.open_card(s, slot))


class CarryOutTogether(Step[State]):
    """DK-PURSUIT-14: in the order asked; the frame counts."""

    def do(self, s: State, f: Frame) -> None:
        if f.count == s.seats:
            f.next()
            return
        seat = state.seat_after(s, s.active, f.count)
        answer = (f.place >> (2 * seat)) & 3
        f.count += 1
        if answer != 0:
            s.push(COST, seat, 2 * f.card + answer - 1, tasks.open_card(s, f.card))


class CompleteTogether(Step[State]):
    """DK-PURSUIT-14: each takes an Honour card, in one event (DK-END-04), and the Pursuit card leaves the game."""

    def do(self, s: State, f: Frame) -> None:
        slot = f.card
        answers = f.place
        card = doors.take_open(s, slot)
        doors.remove_pursuit(s, card)
        tell.removed(s, card, slot)
        s.pop()
        turn_up(s, slot)
        i: i64 = 0
        while i < s.seats:
            seat = state.seat_after(s, s.active, i)
            if (answers >> (2 * seat)) & 3 != 0:
                steps.end_ship_move(s, seat)
                doors.add_honour(s, seat, 1, v.FOR_TOGETHER)
            i += 1
        steps.check_totals(s)


# --- the check and the victory question ---------------------------------------------------------------------------


class CheckPursuits(Step[State]):
    """DK-PURSUIT-11, -23: the standing rule at the end of every event."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        seat: i64 = 0
        while seat < s.seats:
            if tasks.newly_fulfilled(s, seat) != 0:
                s.push(CHECK, s.active, v.NO_CARD, 0)
                return
            seat += 1


class AskNewlyFulfilled(Step[State]):
    """DK-PURSUIT-11, -24, -26: the active player first, then clockwise, each until he passes or nothing is new."""

    def question(self) -> str:
        return "claim-now"

    def asks(self, s: State, f: Frame) -> i64:
        if f.count < s.seats:
            seat = state.seat_after(s, s.active, f.count)
            if tasks.newly_fulfilled(s, seat) != 0:
                return seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        if f.count < s.seats:
            f.count += 1
        else:
            f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        seat = state.seat_after(s, s.active, f.count)
        bits = tasks.newly_fulfilled(s, seat)
        claim: i64 = 0
        while claim < 4:
            if (bits >> claim) & 1 == 1:
                found.offer(v.CLAIM + claim)
            claim += 1
        offer_secret_positions(s, seat, found)
        found.offer(v.PASS)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == v.PASS:
            f.count += 1
        else:
            begin_claim(s, state.seat_after(s, s.active, f.count), act - v.CLAIM)


class AskVictor(Step[State]):
    """DK-PURSUIT-17, -18, -22, -25, DK-HYDRA-10: the frame holds the kind of the task, and the cards that were open at
    the moment of victory.  The open cards with beat_hydra are taken without a question."""

    def question(self) -> str:
        return "claim-now"

    def fits(self, s: State, f: Frame, slot: i64) -> bool:
        return (
            f.card == v.BEAT_SHIP
            and tasks.was_seen(s, f.place, slot)
            and tasks.task_bearing(tasks.open_card(s, slot), v.BEAT_SHIP) >= 0
        )

    def asks(self, s: State, f: Frame) -> i64:
        if state.has_secret(s, f.seat) or self.fits(s, f, 0) or self.fits(s, f, 1):
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        slot: i64 = 0
        while slot < v.SLOTS:
            if self.fits(s, f, slot):
                found.offer(v.CLAIM + 2 * slot + tasks.task_bearing(tasks.open_card(s, slot), f.card))
            slot += 1
        if tasks.secret_bears(s, f.seat, f.card):
            found.offer(v.CLAIM + 2 * v.SECRET_SLOT + tasks.task_bearing(s.hidden[state.SECRET + f.seat], f.card))
        offer_secret_positions(s, f.seat, found)
        found.offer(v.PASS)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == v.PASS:
            f.next()
        else:
            begin_claim(s, f.seat, act - v.CLAIM)


# --- the scripts --------------------------------------------------------------------------------------------------

COST: Final = steps.script(PickGroup(), PlaceGroup(), NoteVisible(), LeaveHoplites(), PayCards(), ShareTogether())
CLAIM_CARD: Final = steps.script(
    PickGroup(),
    PlaceGroup(),
    NoteVisible(),
    LeaveHoplites(),
    PayCards(),
    TakePursuit(),
    TurnUpNext(),
    AskShared(),
)
TAKE_CARD: Final = steps.script(TakePursuit(), TurnUpNext())
TURN_UP: Final = steps.script(TurnUp(), AskAtTurnUp(), AnswerTurnUp(), CarryOutTogether(), CompleteTogether())
SHARED: Final = steps.script(ClaimShared())
CHECK: Final = steps.script(AskNewlyFulfilled())
VICTORY: Final = steps.script(AskVictor())
