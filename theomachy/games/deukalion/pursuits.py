"""Pursuit cards: what claiming one costs, turning up the next, and who is asked when."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion.box import POINTS, TASK_COLOURS, TASK_COUNT, TASK_KIND
from theomachy.games.deukalion.map import ANCHOR
from theomachy.games.deukalion.state import (
    COMPLETED,
    HAS_SECRET,
    OPEN_CARD,
    PLAYER_CELLS,
    PURSUIT_PILE,
    PURSUIT_POINTS,
    REVEALED,
    SECRET,
    UNDER_PURSUITS,
    State,
    chests_of,
    has_secret,
    in_hand,
    pursuit_pile_size,
    seat_after,
    ship_of,
)
from theomachy.games.deukalion.steps import (
    DELIVERED,
    add_honour,
    check_totals,
    go_below,
    put_chest,
    put_under,
    script,
    show_card,
)
from theomachy.games.deukalion.tasks import (
    GROUP_BITS,
    card_in,
    cards_seen,
    fits,
    fulfils_delivery,
    fulfils_position,
    in_group,
    newly_fulfilled,
    open_card,
    positions_of,
    secret_bears,
    size_of,
    task_bearing,
    was_seen,
)
from theomachy.games.deukalion.vocabulary import (
    BEAT_SHIP,
    CHEST,
    CHEST_COLOURS,
    CLAIM,
    DELIVER_ANY,
    DELIVER_DISTINCT,
    DELIVER_EXACTLY,
    DELIVER_SAME,
    DISCARD,
    EV_CLAIMED,
    EV_COMPLETED,
    EV_PAID,
    EV_REMOVED,
    EV_REVEALED,
    EV_TURNED,
    FOR_TOGETHER,
    KINDS,
    LEAVE,
    NO_CARD,
    PASS,
    PAY,
    PURSUITS,
    SECRET_SLOT,
    SLOTS,
    TURNED,
)
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import ChanceStep, Frame, Step
from theomachy.kernel.seats import CHANCE, NOBODY

# --- claiming -----------------------------------------------------------------------------------------------------


def offer_positions(s: State, seat: i64, found: Choices) -> None:
    """DK-PURSUIT-10: open cards whose position tasks are fulfilled."""
    bits = positions_of(s, seat)
    claim: i64 = 0
    while claim < 4:
        if (bits >> claim) & 1 == 1:
            found.offer(CLAIM + claim)
        claim += 1


def offer_secret_positions(s: State, seat: i64, found: Choices) -> None:
    """DK-PURSUIT-24: of his own accord, in a decision he has anyway."""
    card = s.hidden[SECRET + seat]
    if card != NO_CARD:
        task: i64 = 0
        while task < 2:
            if fulfils_position(s, seat, card, task):
                found.offer(CLAIM + 2 * SECRET_SLOT + task)
            task += 1


def begin_claim(s: State, seat: i64, claim: i64) -> None:
    """DK-PURSUIT-09, -26: a claim is carried out to its end before anybody is asked anything else."""
    card = card_in(s, seat, claim >> 1)
    tell_claim(s, seat, claim, card)
    s.push(CLAIM_CARD, seat, claim, card)


def tell_claim(s: State, seat: i64, claim: i64, card: i64) -> None:
    """DK-PURSUIT-03: a secret card is revealed with the claim."""
    if claim >> 1 == SECRET_SLOT:
        reveal_secret(s, seat)
    s.tell(EV_CLAIMED, seat, card, 0, claim >> 1, claim & 1)


def reveal_secret(s: State, seat: i64) -> None:
    at = PLAYER_CELLS * seat + REVEALED
    if s.table[at] == 0:
        card = s.hidden[SECRET + seat]
        s.table[at] = card + 1
        s.tell(EV_REVEALED, seat, card, 0, 0, 0)


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
        group += one << (GROUP_BITS * ((left & PICK) - 1))
        left >>= PICK_BITS
    return group


class PickGroup(Step[State]):
    """DK-DELIVER-03, DK-PURSUIT-15, -16: which chests a delivery task takes."""

    def question(self) -> str:
        return "pick-chest"

    def is_useful(self, s: State, f: Frame, colour: i64) -> bool:
        at = task_of(f)
        kind = TASK_KIND[at]
        picked = in_group(group_of(f.count), colour)
        chests = chests_of(s, f.seat, colour)
        if chests <= picked:
            return False
        if kind == DELIVER_EXACTLY:
            return (TASK_COLOURS[at] >> colour) & 1 == 1 and picked == 0
        if kind == DELIVER_SAME:
            return chests >= TASK_COUNT[at] and (f.count == 0 or picked > 0)
        return kind == DELIVER_ANY or picked == 0

    def is_done(self, f: Frame) -> bool:
        at = task_of(f)
        return TASK_KIND[at] > DELIVER_DISTINCT or size_of(group_of(f.count)) == TASK_COUNT[at]

    def asks(self, s: State, f: Frame) -> i64:
        if self.is_done(f) or TASK_KIND[task_of(f)] == DELIVER_EXACTLY:
            return NOBODY
        useful: i64 = 0
        colour: i64 = 0
        while colour < CHEST_COLOURS:
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
        self.take(s, f, CHEST + colour)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        colour: i64 = 0
        while colour < CHEST_COLOURS:
            if self.is_useful(s, f, colour):
                found.offer(CHEST + colour)
            colour += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.count = (f.count << PICK_BITS) | (act - CHEST + 1)


class PlaceGroup(Step[State]):
    """DK-DELIVER-09: each to a free space, in the order picked; before the reward."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if TASK_KIND[task_of(f)] <= DELIVER_DISTINCT:
            left = f.count
            while left != 0:
                put_chest(s, f.seat, (left & PICK) - 1, DELIVERED)
                left >>= PICK_BITS


class LeaveHoplites(Step[State]):
    """DK-PURSUIT-20."""

    def do(self, s: State, f: Frame) -> None:
        at = task_of(f)
        if TASK_KIND[at] == LEAVE:
            go_below(s, f.seat, TASK_COUNT[at])
        f.next()


class PayCards(Step[State]):
    """DK-PURSUIT-21: each below the one before; the frame counts them."""

    def question(self) -> str:
        return "pay-card"

    def asks(self, s: State, f: Frame) -> i64:
        at = task_of(f)
        if TASK_KIND[at] == PAY and f.count < TASK_COUNT[at]:
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        kind: i64 = 0
        while kind < KINDS:
            if in_hand(s, f.seat, kind) > 0:
                found.offer(DISCARD + kind)
            kind += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        show_card(s, f.seat, act - DISCARD)
        put_under(s, act - DISCARD)
        s.tell(EV_PAID, f.seat, act - DISCARD, 0, 0, 0)
        f.count += 1


class TakePursuit(Step[State]):
    """DK-PURSUIT-01 to -04, -07, -08: the card lies before its owner.  DK-MOVE-11, -15: that ends his own ship
    move, if one is going on."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        one: i64 = 1
        at = PLAYER_CELLS * f.seat
        slot = f.card >> 1
        if slot < SLOTS:
            s.table[OPEN_CARD + slot] = NO_CARD
        else:
            s.hidden[SECRET + f.seat] = NO_CARD
            s.table[at + HAS_SECRET] = 0
            s.table[at + REVEALED] = 0
        s.table[at + COMPLETED] |= one << f.place
        s.table[at + PURSUIT_POINTS] += POINTS[f.place]
        end_own_move(s, f.seat)
        s.tell(EV_COMPLETED, f.seat, f.place, 0, 0, POINTS[f.place])
        check_totals(s)


def end_own_move(s: State, seat: i64) -> None:
    """DK-MOVE-11."""
    if s.mover == seat:
        s.move_over = 1


class TurnUpNext(Step[State]):
    """DK-PURSUIT-05: in the same slot; a secret card is not replaced."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if f.card >> 1 < SLOTS:
            turn_up(s, f.card >> 1)


def turn_up(s: State, slot: i64) -> None:
    s.push(TURN_UP, s.active, slot, 0)


def may_share(s: State, f: Frame) -> bool:
    """DK-DELIVER-12: was a group delivered that may serve other cards too?"""
    return s.options.shared and TASK_KIND[task_of(f)] <= DELIVER_DISTINCT


class NoteVisible(Step[State]):
    """DK-DELIVER-12: the cards visible when the group was delivered."""

    def do(self, s: State, f: Frame) -> None:
        if may_share(s, f):
            f.count |= cards_seen(s) << SEEN_FROM
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
        if slot < SLOTS and not was_seen(s, f.place, slot):
            return False
        card = card_in(s, f.seat, slot)
        return card != NO_CARD and fits(f.card, card, claim & 1)

    def asks(self, s: State, f: Frame) -> i64:
        if has_secret(s, f.seat):
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
                found.offer(CLAIM + claim)
            claim += 1
        offer_secret_positions(s, f.seat, found)
        found.offer(PASS)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == PASS:
            f.next()
        elif self.fitting(s, f, act - CLAIM):
            take_without_cost(s, f.seat, act - CLAIM)
        else:
            begin_claim(s, f.seat, act - CLAIM)


def take_without_cost(s: State, seat: i64, claim: i64) -> None:
    """What the task demands was done already."""
    card = card_in(s, seat, claim >> 1)
    tell_claim(s, seat, claim, card)
    s.push(TAKE_CARD, seat, claim, card)


# --- turning up ---------------------------------------------------------------------------------------------------


def take_from_pursuit_pile(s: State, card: i64) -> None:
    """From the cards in no order; when these are gone, the one laid under the pile first."""
    one: i64 = 1
    if s.hidden[PURSUIT_PILE] != 0:
        s.hidden[PURSUIT_PILE] &= ~(one << card)
        return
    size = s.table[UNDER_PURSUITS]
    i: i64 = 1
    while i < size:
        s.table[UNDER_PURSUITS + i] = s.table[UNDER_PURSUITS + i + 1]
        i += 1
    s.table[UNDER_PURSUITS + size] = 0
    s.table[UNDER_PURSUITS] = size - 1


def offer_pursuits(s: State, found: Choices) -> None:
    if s.hidden[PURSUIT_PILE] == 0:
        found.weigh(TURNED + s.table[UNDER_PURSUITS + 1], 1)
        return
    card: i64 = 0
    while card < PURSUITS:
        if (s.hidden[PURSUIT_PILE] >> card) & 1 == 1:
            found.weigh(TURNED + card, 1)
        card += 1


class TurnUp(ChanceStep[State]):
    """DK-PURSUIT-05, -06: into the slot the frame holds; an empty pile leaves it empty."""

    def question(self) -> str:
        return "turned-up"

    def asks(self, s: State, f: Frame) -> i64:
        if pursuit_pile_size(s) > 0:
            return CHANCE
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        s.pop()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_pursuits(s, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        card = act - TURNED
        take_from_pursuit_pile(s, card)
        s.table[OPEN_CARD + f.card] = card
        s.tell(EV_TURNED, NOBODY, card, 0, f.card, 0)
        f.next()


class AskAtTurnUp(Step[State]):
    """DK-PURSUIT-12, DK-DELIVER-10: everybody once, the active player first; the frame counts who was asked, and holds
    the answers: two bits for each seat."""

    def question(self) -> str:
        return "claim-now"

    def may_claim(self, s: State, f: Frame, seat: i64, task: i64) -> bool:
        card = open_card(s, f.card)
        if fulfils_position(s, seat, card, task):
            return True
        if s.options.voluntary:
            ship = ship_of(s, seat)
            delivers = ship >= 0 and s.options.map.ground[ship] == ANCHOR
        else:
            delivers = s.delivering == seat
        return delivers and fulfils_delivery(s, seat, card, task)

    def asks(self, s: State, f: Frame) -> i64:
        if f.count < s.seats:
            seat = seat_after(s, s.active, f.count)
            if self.may_claim(s, f, seat, 0) or self.may_claim(s, f, seat, 1):
                return seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        if f.count < s.seats:
            f.count += 1
        else:
            f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        seat = seat_after(s, s.active, f.count)
        task: i64 = 0
        while task < 2:
            if self.may_claim(s, f, seat, task):
                found.offer(CLAIM + 2 * f.card + task)
            task += 1
        found.offer(PASS)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act != PASS:
            seat = seat_after(s, s.active, f.count)
            claim = act - CLAIM
            f.place |= (1 + (claim & 1)) << (2 * seat)
            tell_claim(s, seat, claim, open_card(s, f.card))
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
            s.push(CLAIM_CARD, only, 2 * slot + task, open_card(s, slot))


class CarryOutTogether(Step[State]):
    """DK-PURSUIT-14: in the order asked; the frame counts."""

    def do(self, s: State, f: Frame) -> None:
        if f.count == s.seats:
            f.next()
            return
        seat = seat_after(s, s.active, f.count)
        answer = (f.place >> (2 * seat)) & 3
        f.count += 1
        if answer != 0:
            s.push(COST, seat, 2 * f.card + answer - 1, open_card(s, f.card))


class CompleteTogether(Step[State]):
    """DK-PURSUIT-14: each takes an Honour card, in one event (DK-END-04), and the Pursuit card leaves the game."""

    def do(self, s: State, f: Frame) -> None:
        one: i64 = 1
        slot = f.card
        card = open_card(s, slot)
        answers = f.place
        s.table[OPEN_CARD + slot] = NO_CARD
        s.removed |= one << card
        s.tell(EV_REMOVED, NOBODY, card, 0, slot, 0)
        s.pop()
        turn_up(s, slot)
        i: i64 = 0
        while i < s.seats:
            seat = seat_after(s, s.active, i)
            if (answers >> (2 * seat)) & 3 != 0:
                end_own_move(s, seat)
                add_honour(s, seat, 1, FOR_TOGETHER)
            i += 1
        check_totals(s)


# --- the check and the victory question ---------------------------------------------------------------------------


class CheckPursuits(Step[State]):
    """DK-PURSUIT-11, -23: the standing rule at the end of every event."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        seat: i64 = 0
        while seat < s.seats:
            if newly_fulfilled(s, seat) != 0:
                s.push(CHECK, s.active, NO_CARD, 0)
                return
            seat += 1


class AskNewlyFulfilled(Step[State]):
    """DK-PURSUIT-11, -24, -26: the active player first, then clockwise, each until he passes or nothing is new."""

    def question(self) -> str:
        return "claim-now"

    def asks(self, s: State, f: Frame) -> i64:
        if f.count < s.seats:
            seat = seat_after(s, s.active, f.count)
            if newly_fulfilled(s, seat) != 0:
                return seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        if f.count < s.seats:
            f.count += 1
        else:
            f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        seat = seat_after(s, s.active, f.count)
        bits = newly_fulfilled(s, seat)
        claim: i64 = 0
        while claim < 4:
            if (bits >> claim) & 1 == 1:
                found.offer(CLAIM + claim)
            claim += 1
        offer_secret_positions(s, seat, found)
        found.offer(PASS)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == PASS:
            f.count += 1
        else:
            begin_claim(s, seat_after(s, s.active, f.count), act - CLAIM)


class AskVictor(Step[State]):
    """DK-PURSUIT-17, -18, -22, -25, DK-HYDRA-10: the frame holds the kind of the task, and the cards that were open at
    the moment of victory.  The open cards with beat_hydra are taken without a question."""

    def question(self) -> str:
        return "claim-now"

    def fits(self, s: State, f: Frame, slot: i64) -> bool:
        return f.card == BEAT_SHIP and was_seen(s, f.place, slot) and task_bearing(open_card(s, slot), BEAT_SHIP) >= 0

    def asks(self, s: State, f: Frame) -> i64:
        if has_secret(s, f.seat) or self.fits(s, f, 0) or self.fits(s, f, 1):
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        slot: i64 = 0
        while slot < SLOTS:
            if self.fits(s, f, slot):
                found.offer(CLAIM + 2 * slot + task_bearing(open_card(s, slot), f.card))
            slot += 1
        if secret_bears(s, f.seat, f.card):
            found.offer(CLAIM + 2 * SECRET_SLOT + task_bearing(s.hidden[SECRET + f.seat], f.card))
        offer_secret_positions(s, f.seat, found)
        found.offer(PASS)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == PASS:
            f.next()
        else:
            begin_claim(s, f.seat, act - CLAIM)


# --- the scripts --------------------------------------------------------------------------------------------------

COST: Final = script(PickGroup(), PlaceGroup(), NoteVisible(), LeaveHoplites(), PayCards(), ShareTogether())
CLAIM_CARD: Final = script(
    PickGroup(),
    PlaceGroup(),
    NoteVisible(),
    LeaveHoplites(),
    PayCards(),
    TakePursuit(),
    TurnUpNext(),
    AskShared(),
)
TAKE_CARD: Final = script(TakePursuit(), TurnUpNext())
TURN_UP: Final = script(TurnUp(), AskAtTurnUp(), AnswerTurnUp(), CarryOutTogether(), CompleteTogether())
SHARED: Final = script(ClaimShared())
CHECK: Final = script(AskNewlyFulfilled())
VICTORY: Final = script(AskVictor())
