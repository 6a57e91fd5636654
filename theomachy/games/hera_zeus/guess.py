"""A state that fits a view, drawn at random: every placement of the hidden cards that could have come about is
equally likely, copies told apart.

What is hidden from a seat are the other's hand, his face-down cards, his draw pile, and the card Hades brought him.
They are dealt anew: face-down places first, from number cards, then the hand; the rest is the draw pile.

Where the memory knows cards that came to the other's hand (a look of Pythia, Persephone, Sirens, Hades), those that
must still lie in the hand or among the cards laid since are first pinned to random places of these, and the rest is
dealt.  Three tests then make all placements alike: pins that leave fewer ways to deal the rest are dropped in
proportion; pins must be at the first places that hold such a card, so that a placement with more copies than needed
does not come up more often; and the whole memory must be able to have happened so.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.contract import Recall
from theomachy.games.hera_zeus import state as table
from theomachy.games.hera_zeus import steps
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.cards import CARDS, COPIES
from theomachy.games.hera_zeus.notation import CODES as CODES_OF
from theomachy.games.hera_zeus.recall import NO_COUNTS, NOTHING, Plan, could_have_happened, remembers_pegasus
from theomachy.games.hera_zeus.rules import CHOOSE_ACTION, GAME, LATE_GOD_CARD, LAY_CARD, LAY_ROWS, TURN, can_act
from theomachy.games.hera_zeus.state import State
from theomachy.games.hera_zeus.view import View
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import loaded_frames
from theomachy.kernel.game import Sampler
from theomachy.kernel.rng import Rng
from theomachy.kernel.state import State as KernelState
from theomachy.kernel.state import check_seat

IN_HAND: Final = 1 << 40  # later than every laying
PRIVATE: Final = [LAY_CARD.number] + [card.script.number for card in CARDS if card.script is not None]


class Hidden(Sampler):
    """The hidden places of one side, and the cards that lie there in one guess or another."""

    def __init__(self, s: State, side: i64) -> None:
        self.side = side
        self.count: i64 = 0
        self.at: vec[i64] = NOTHING[:]  # where in the field; -1 for a card of the hand
        self.life: vec[i64] = NOTHING[:]  # which entry of the memory tells of its laying; IN_HAND
        self.won: vec[i64] = NOTHING[:]  # 1: the back of the other deck
        self.early: vec[i64] = NOTHING[:]  # 1: laid before the first draw
        self.card: vec[i64] = NOTHING[:]  # what lies there, or NO_CARD
        self.stretch: vec[i64] = NOTHING[:]  # between which looks at the hand it was laid, from 0
        self.pinned: vec[i64] = NOTHING[:]  # the level of the pin that is here, from 1; 0: none
        self.pool: vec[i64] = NO_COUNTS[:]  # the cards not yet dealt
        self.numbers: i64 = 0  # native number cards among them
        self.natives: i64 = 0
        self.hand = table.HELD * side
        self.drawn = (
            table.cards_in_draw_pile(s, side) < steps.DECK
        )  # HZ-SETUP-05: before the first draw no captive is in the hand
        self.fetched: i64 = v.NO_CARD  # the card that Hades brought unseen, in this guess
        self.plans: list[Plan] = []
        self.collect(s)
        if (s.knows >> side) & 1 == 1:
            self.make_plans(s)

    def collect(self, s: State) -> None:
        """Take up every hidden card of that side.  Cards that do not matter stay where they are."""
        lane: i64 = 0
        while lane < 3:
            base = table.FIELD * self.side + table.COLUMN * lane
            row: i64 = 1
            while row <= s.field[base]:
                piece = s.field[base + row]
                if piece & table.UP == 0 and table.code_of(piece) < v.UNKNOWN:
                    self.add(base + row, piece // table.LIFE, table.code_of(piece))
                    self.early[self.count - 1] = (piece // table.EARLY) & 1
                row += 1
            lane += 1
        code: i64 = 0
        while code < v.CODES:
            copies = s.hand[self.hand + code]
            while copies > 0:
                self.add(-1, IN_HAND, code)
                copies -= 1
            if s.draw_pile[self.hand + code] > 0:
                self.put_back(code, s.draw_pile[self.hand + code])
            code += 1

    def add(self, at: i64, life: i64, card: i64) -> None:
        i = self.count
        self.at[i] = at
        self.life[i] = life
        self.won[i] = 1 if v.is_won(card) else 0
        self.early[i] = 0
        self.card[i] = v.NO_CARD
        self.count = i + 1
        self.put_back(card, 1)

    def put_back(self, card: i64, copies: i64) -> None:
        self.pool[card] += copies
        if card < v.KINDS:
            self.natives += copies
            if card < v.GOD:
                self.numbers += copies

    def take_out(self, card: i64) -> None:
        self.put_back(card, -1)

    def draw(self, place: i64, total: i64, first: i64, rng: Rng) -> i64:
        """For a place one of `total` cards that begin with the code `first`, all copies alike."""
        left = rng.below(total)
        code = first
        while left >= self.pool[code]:
            left -= self.pool[code]
            code += 1
        self.take_out(code)
        return code

    def deal(self, rng: Rng) -> None:
        """Fill the places that are still free."""
        captive = self.pool[v.CAPTIVE]
        self.put_back(v.CAPTIVE, -captive)
        self.deal_field(1, rng)
        if self.drawn:
            self.put_back(v.CAPTIVE, captive)
        self.deal_field(0, rng)
        i: i64 = 0
        while i < self.count:
            if self.card[i] == v.NO_CARD:
                self.card[i] = (
                    self.draw(i, self.won_cards(), v.WON, rng)
                    if self.won[i] == 1
                    else self.draw(i, self.natives, 0, rng)
                )
            i += 1
        if not self.drawn:
            self.put_back(v.CAPTIVE, captive)

    def deal_field(self, early: i64, rng: Rng) -> None:
        i: i64 = 0
        while i < self.count and self.at[i] >= 0:
            if self.early[i] == early and self.won[i] == 0 and self.card[i] == v.NO_CARD:
                self.card[i] = self.draw(i, self.numbers, 0, rng)
            i += 1

    def won_cards(self) -> i64:
        total: i64 = 0
        code: i64 = v.WON
        while code < v.CODES:
            total += self.pool[code]
            code += 1
        return total

    def gather(self) -> None:
        """Take all cards up again."""
        i: i64 = 0
        while i < self.count:
            if self.card[i] != v.NO_CARD:
                self.put_back(self.card[i], 1)
            self.card[i] = v.NO_CARD
            self.pinned[i] = 0
            i += 1

    def redraw(self, s: KernelState, rng: Rng) -> None:
        """Deal the hidden cards of a state, which may be a copy of the one they were taken from."""
        assert isinstance(s, State)
        self.gather()
        while not self.try_deal(s, rng):
            self.gather()

    def try_deal(self, s: State, rng: Rng) -> bool:
        if len(self.plans) == 0:
            self.deal(rng)
            self.lay_out(s)
        else:
            plan = self.choose_plan(rng)
            self.fetch(s, plan.fetched)
            if not self.follow(plan, rng):
                return False
            self.deal(rng)
            if not self.pins_come_first(plan):
                return False
            self.lay_out(s)
            if not could_have_happened(s, self.side):
                return False
        f = s.frame
        must_act = s.asked == self.side and f is not None and f.script is TURN
        return not must_act or can_act(s, self.side)  # HZ-END-02: else the game would be over

    def lay_out(self, s: State) -> None:
        """Put this guess on the table."""
        bits: i64 = 0
        code: i64 = 0
        while code < v.CODES:
            s.hand[self.hand + code] = 0
            s.draw_pile[self.hand + code] = self.pool[code]
            if self.pool[code] > 0:
                bits |= 1 << code
            code += 1
        unknown: i64 = 1 << v.UNKNOWN
        s.draw_pile[self.hand + table.BITS] = bits | (s.draw_pile[self.hand + table.BITS] & unknown)
        bits = s.hand[self.hand + table.BITS] & unknown
        i: i64 = 0
        while i < self.count:
            at = self.at[i]
            card = self.card[i]
            if at < 0:
                s.hand[self.hand + card] += 1
                bits |= 1 << card
            else:
                s.field[at] += card - table.code_of(s.field[at])
                if self.life[i] < len(s.memory):
                    s.memory[self.life[i]] = table.entry(table.LAID, self.side, card)
            i += 1
        s.hand[self.hand + table.BITS] = bits

    # --- with a memory of known cards ------------------------------------------------------------------------------

    def make_plans(self, s: State) -> None:
        """One for each card that Hades may have brought; else one."""
        side = self.side
        self.number_stretches(s)
        old = table.fetched_by(s, side)
        candidates = Choices()
        if old == v.NO_CARD or remembers_pegasus(s, side):
            candidates.offer(old)
        else:
            self.fetched = old
            if self.can_be_fetched(old, old):
                candidates.offer(old)
            i: i64 = table.hades_at(s, side) - 1
            while i > 0:
                code = s.pile[table.PILE * side + i]
                if self.can_be_fetched(code, old) and not candidates.has(code):
                    candidates.offer(code)
                i -= 1
        n: i64 = 0
        while n < candidates.count:
            code = candidates.buffer[n]
            if self.fetched != v.NO_CARD:
                self.take_out(self.fetched)
                self.put_back(code, 1)
            plan = Plan(s, side, code if self.fetched != v.NO_CARD else v.NO_CARD, code)
            self.weigh(plan)
            self.plans.append(plan)
            if self.fetched != v.NO_CARD:
                self.take_out(code)
                self.put_back(self.fetched, 1)
            n += 1

    def can_be_fetched(self, code: i64, old: i64) -> bool:
        """HZ-HADES-01, -02: any card but Hades, with that back."""
        return v.TAKE_OF[code] >= 0 and v.is_won(code) == v.is_won(old)

    def number_stretches(self, s: State) -> None:
        """Stretches of the memory from one look at the hand to the next."""
        i: i64 = 0
        while i < len(s.memory):
            what = table.what_in(s.memory[i])
            if table.seat_in(s.memory[i]) == self.side and (what == table.LOOKED or what == table.OPENED):
                n: i64 = 0
                while n < self.count:
                    if self.life[n] > i:
                        self.stretch[n] += 1
                    n += 1
            i += 1

    def weigh(self, plan: Plan) -> None:
        """How many guesses follow this plan, copies told apart: ways to pin, times ways to deal the rest.

        The rest can be dealt in more ways the more pins lie on the field; `most` is their number at best.
        """
        pins = 1.0
        n: i64 = 0
        while n < plan.count:
            places = self.places_for(plan, n, n)
            if places <= 0 or self.pool[plan.card[n]] == 0:
                plan.weight = 0.0
                self.unpin(plan, n)
                return
            pins *= float(places) / float(plan.rank[n])
            self.take_out(plan.card[n])
            n += 1
        plan.most = self.most_ways(plan)
        plan.weight = pins * plan.most
        code: i64 = 0
        while code < v.CODES:
            plan.weight /= factorial(self.pool[code])
            if self.pool[code] < 0:  # what Hades really brought has come to light
                plan.weight = 0.0
            code += 1
        self.unpin(plan, plan.count)

    def unpin(self, plan: Plan, count: i64) -> None:
        n: i64 = 0
        while n < count:
            self.put_back(plan.card[n], 1)
            n += 1

    def places_for(self, plan: Plan, n: i64, used: i64) -> i64:
        """Where a pin can go, less the places that the pins before it take."""
        places: i64 = 0
        i: i64 = 0
        while i < self.count:
            if self.suits(plan, n, i):
                places += 1
            i += 1
        m: i64 = 0
        while m < used:  # pins of symbol-only cards come first, then from the innermost stretch of time outwards
            if plan.stretch[m] == plan.stretch[n]:
                places -= 1
            m += 1
        return places

    def suits(self, plan: Plan, n: i64, i: i64) -> bool:
        return (
            self.won[i] == 0
            and self.stretch[i] == plan.stretch[n]
            and self.life[i] > plan.begun[n]
            and (plan.card[n] < v.GOD or self.at[i] < 0)
        )

    def most_ways(self, plan: Plan) -> float:
        early, late, hand = self.free(1), self.free(0), self.free(-1)
        numbers: i64 = 0
        n: i64 = 0
        while n < plan.count:
            if plan.card[n] < v.GOD:
                numbers += 1
            else:
                hand -= 1
            n += 1
        most = 0.0
        in_early: i64 = 0
        while in_early <= early and in_early <= numbers:
            in_late = min(late, numbers - in_early)
            in_hand = numbers - in_early - in_late
            if in_hand <= hand:
                most = max(most, self.ways(early - in_early, late - in_late, hand - in_hand))
            in_early += 1
        return most

    def ways(self, early: i64, late: i64, hand: i64) -> float:
        """To deal the pool to so many places of each sort."""
        captive = self.pool[v.CAPTIVE] if self.drawn else 0
        numbers = self.numbers - self.pool[v.CAPTIVE]
        natives = self.natives - self.pool[v.CAPTIVE] + captive
        return (
            falling(numbers, early) * falling(numbers + captive - early, late) * falling(natives - early - late, hand)
        )

    def free(self, sort: i64) -> i64:
        """Native places not filled yet: laid early (1), laid later (0), in the hand (-1)."""
        free: i64 = 0
        i: i64 = 0
        while i < self.count:
            if self.card[i] == v.NO_CARD and self.won[i] == 0 and (self.early[i] if self.at[i] >= 0 else -1) == sort:
                free += 1
            i += 1
        return free

    def choose_plan(self, rng: Rng) -> Plan:
        if len(self.plans) == 1:
            return self.plans[0]
        total = 0.0
        for plan in self.plans:
            total += plan.weight
        left = random_float(rng) * total
        for plan in self.plans:
            left -= plan.weight
            if left < 0.0:
                return plan
        return self.plans[0]

    def fetch(self, s: State, code: i64) -> None:
        """Let Hades have brought this card."""
        if code == v.NO_CARD:
            return
        side = self.side
        put_beneath(s, side, table.fetched_by(s, side))
        take_from_beneath(s, side, code)
        self.take_out(self.fetched)
        self.put_back(code, 1)
        self.fetched = code
        i: i64 = 0
        while i < len(s.memory):
            if table.what_in(s.memory[i]) == table.FETCHED and table.seat_in(s.memory[i]) == side:
                s.memory[i] = table.entry(table.FETCHED, side, code)
            i += 1

    def follow(self, plan: Plan, rng: Rng) -> bool:
        """Pin each card of a plan to a random place; pins that leave fewer ways to deal the rest hold less often."""
        n: i64 = 0
        while n < plan.count:
            i = self.place_for(plan, n, rng)
            self.card[i] = plan.card[n]
            self.pinned[i] = plan.level[n]
            self.take_out(plan.card[n])
            n += 1
        return plan.count == 0 or random_float(rng) * plan.most < self.ways(self.free(1), self.free(0), self.free(-1))

    def place_for(self, plan: Plan, n: i64, rng: Rng) -> i64:
        """One of the free places where a pin can go, all alike."""
        left = rng.below(self.places_for(plan, n, n))
        i: i64 = 0
        while True:
            if self.card[i] == v.NO_CARD and self.suits(plan, n, i):
                if left == 0:
                    return i
                left -= 1
            i += 1

    def pins_come_first(self, plan: Plan) -> bool:
        """Is each pin at the first place that suits it and holds such a card?  Else another deal of them counts."""
        taken = NOTHING[:]
        n: i64 = 0
        while n < plan.count:
            i: i64 = 0
            while taken[i] == 1 or self.card[i] != plan.card[n] or not self.suits(plan, n, i):
                i += 1
            if self.pinned[i] != plan.level[n]:
                return False
            taken[i] = 1
            n += 1
        return True


def falling(n: i64, places: i64) -> float:
    product = 1.0
    i: i64 = 0
    while i < places:
        product *= float(n - i)
        i += 1
    return product


def factorial(n: i64) -> float:
    return falling(n, n)


def random_float(rng: Rng) -> float:
    return float(rng.word()) / 4294967296.0


def put_beneath(s: State, side: i64, code: i64) -> None:
    """At the bottom of the pile: the order beneath Hades no longer matters."""
    base = table.PILE * side
    i = s.pile[base]
    while i > 0:
        s.pile[base + i + 1] = s.pile[base + i]
        i -= 1
    s.pile[base + 1] = code
    s.pile[base] += 1


def take_from_beneath(s: State, side: i64, code: i64) -> None:
    base = table.PILE * side
    i = table.hades_at(s, side)
    while s.pile[base + i] != code:
        i -= 1
    while i < s.pile[base]:
        s.pile[base + i] = s.pile[base + i + 1]
        i += 1
    s.pile[base + i] = 0
    s.pile[base] -= 1


def resample(s: State, seat: int, rng: Rng) -> None:
    """Redraw all that this seat cannot see, in place."""
    forget_untold(s, seat)
    f = s.frame
    if f is not None and (
        f.script is not GAME or f.at >= LAY_ROWS
    ):  # while cards are dealt nobody has anything to decide
        Hidden(s, 1 - seat).redraw(s, rng)


def forget_untold(s: State, seat: int) -> None:
    """What another seat has begun and not told yet counts as not begun."""
    s.listed = False
    if s.held_back is not None and seat != s.active:
        s.become(s.held_back)
    f = s.frame
    if f is not None and s.asked == 1 - seat and f.script.number in PRIVATE:
        while f is not None and f.script is not TURN:
            f = f.under
        assert f is not None
        f.at = CHOOSE_ACTION if s.points > 0 else LATE_GOD_CARD
        s.frame = f


# --- from a view --------------------------------------------------------------------------------------------------


def guess(view: View, recall: Recall, rng: Rng) -> State:
    """A state that fits what a seat sees and recalls; the rest is drawn at random."""
    memory, frames, laid = recall.numbers
    s = table.empty_table(view.options)
    check_seat(s, view.seat)
    s.active, s.points, s.total, s.turns = view.active, view.points, view.total, view.turns
    s.winner, s.ending, s.asked = view.winner, v.ENDINGS.index(view.ending), view.to_move
    s.frame = loaded_frames(list(frames[1:]), steps.SCRIPTS)
    s.memory = vec[i64](memory)
    for i in range(len(s.memory)):
        if table.what_in(s.memory[i]) in (table.GAINED, table.FETCHED, table.LOOKED, table.OPENED):
            s.knows |= 1 << table.seat_in(s.memory[i])
    for text in view.hand:
        table.add_held(s.hand, view.seat, CODES_OF[text], 1)
    for text in view.draw_pile:
        table.add_held(s.draw_pile, view.seat, CODES_OF[text], 1)
    for side in (0, 1):
        for text in view.piles[side]:
            table.add_to_pile(s, side, CODES_OF[text])
        for lane, name in enumerate(v.LANES):
            for row, piece in enumerate(view.field[side][name], 1):
                table.insert_piece(s, side, lane, row, CODES_OF[piece.card] + (table.UP if piece.face_up else laid[0]))
                laid = laid[1:]
    fill_in(s, view, 1 - view.seat)
    resample(s, view.seat, rng)
    return s


def fill_in(s: State, view: View, side: int) -> None:
    """Put every card of that side that is not in sight somewhere hidden; where, does not matter yet."""
    unseen, won = unseen_cards(s, view, side), unseen_won_cards(s, view, side)
    in_hand = view.cards_in_hand[side]
    f = s.frame
    if f is not None and f.script is GAME and f.at == LAY_ROWS + 1 and side == v.HERA:  # her row lies, but is not shown
        in_hand -= 3
        for lane in range(3):
            table.insert_piece(s, side, lane, 1, v.UNKNOWN + table.EARLY)
    for at in occupied(s, side):
        code = table.code_of(s.field[at])
        if code in (v.UNKNOWN, v.UNKNOWN_WON):
            s.field[at] += (won if code == v.UNKNOWN_WON else unseen).pop(0) - code  # number cards come first
    for _ in range(view.won_cards_in_hand[side]):
        table.add_held(s.hand, side, won.pop(), 1)
    while table.cards_in_hand(s, side) < in_hand:
        table.add_held(s.hand, side, unseen.pop(), 1)
    for card in unseen:
        table.add_held(s.draw_pile, side, card, 1)


def occupied(s: State, side: int) -> list[int]:
    """The cells of the field where pieces lie."""
    return [table.column(side, lane) + row for lane in range(3) for row in range(1, table.height(s, side, lane) + 1)]


def unseen_cards(s: State, view: View, side: int) -> list[int]:
    """HZ-SETUP-01: that side's deck less what lies in sight, in order of kinds."""
    left = list(COPIES)
    for code in in_sight(s, view, side):
        if code < v.KINDS:
            left[code] -= 1
    for code in in_sight(s, view, 1 - side):
        if v.is_won(code):
            left[code - v.WON] -= 1
    if table.fetched_by(s, side) == v.UNKNOWN:
        left[take_candidate(s, side, left)] += 1
    return [kind for kind in range(v.KINDS) for _ in range(left[kind])]


def unseen_won_cards(s: State, view: View, side: int) -> list[int]:
    """The cards of the viewer's own deck that he sees nowhere: the other side has won them."""
    left = [COPIES[kind] - s.draw_pile[table.HELD * view.seat + kind] for kind in range(v.KINDS)]
    for code in in_sight(s, view, 1 - side):
        if code < v.KINDS:
            left[code] -= 1
    for code in in_sight(s, view, side):
        if v.is_won(code):
            left[code - v.WON] -= 1
    if table.fetched_by(s, side) == v.UNKNOWN_WON:
        left[take_candidate(s, side, left)] += 1
    return [v.WON + kind for kind in range(v.KINDS) for _ in range(left[kind])]


def in_sight(s: State, view: View, side: int) -> list[int]:
    """What the viewer sees of the cards that one side controls, but for draw piles."""
    cards = [table.code_of(s.field[at]) for at in occupied(s, side)]
    cards += [s.pile[table.PILE * side + i] for i in range(1, table.cards_in_pile(s, side) + 1)]
    if side == view.seat:
        cards += [CODES_OF[text] for text in view.hand]
    if view.drawn_out[side]:
        cards.append(CODES_OF[view.drawn_out[side]])
    return cards


def take_candidate(s: State, side: int, left: list[int]) -> int:
    """The kind of a card that Hades may have taken, which thus lies in the pile no more; the memory now says so.

    If more of a kind are in sight than there are, one of them was seen twice: in the pile, and where it came to light.
    """
    i = 0
    while table.what_in(s.memory[i]) != table.FETCHED or table.seat_in(s.memory[i]) != side:
        i += 1
    won = table.code_in(s.memory[i]) == v.UNKNOWN_WON
    sunk = [s.pile[table.PILE * side + at] for at in range(1, table.hades_at(s, side))]
    candidates = [code for code in sunk if v.is_won(code) == won and v.TAKE_OF[code] >= 0]
    if remembers_pegasus(s, side):
        candidates = [code for code in candidates if v.kind_of(code) == v.PEGASUS]
    twice = [code for code in candidates if left[v.kind_of(code)] < 0]
    code = (twice or candidates)[0]
    take_from_beneath(s, side, code)
    s.memory[i] = table.entry(table.FETCHED, side, code)
    return v.kind_of(code)
