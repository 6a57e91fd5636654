"""How an effect goes: a script, opened; then each operation is begun, aimed, carried out, ended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.olympus import doors, state, tell, values
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.cards import SOURCES_ATTACK, Amount, Effect, Operation, Selector, is_unit
from theomachy.games.olympus.state import State
from theomachy.games.olympus.steps import check_state
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import Frame, Step
from theomachy.kernel.seats import NOBODY

DEPTH_LIMIT: Final = 20  # FO-ABILITY-18: effects one inside the other

# --- what an effect knows: its frame holds the controller, the context (card), targets (place) and a count ----------


def source_of(s: State, f: Frame) -> i64:
    """Where its source stands, or stood last."""
    place = state.place_of(s, s.agenda[f.card + state.SOURCE])
    if place >= 0:
        return place
    return s.agenda[f.card + state.SOURCE_PLACE]


def source_is_in_play(s: State, f: Frame) -> bool:
    return state.place_of(s, s.agenda[f.card + state.SOURCE]) >= 0


def meant(s: State, f: Frame, selector: Selector) -> i64:
    """The places of the units a selector means, as bits."""
    if selector.unit == v.SAME:
        found = affected(s, f)
        if selector.other and source_is_in_play(s, f):
            found &= ~(1 << source_of(s, f))
        return values.filtered(s, selector, found)
    subject: i64 = -1
    if selector.unit == v.SUBJECT:
        subject = state.place_of(s, s.agenda[f.card + state.SUBJECT_UNIT])
    return values.reach(s, selector, source_of(s, f), source_is_in_play(s, f), subject)


def reckoned(s: State, f: Frame, amount: Amount) -> i64:
    """An amount as a number."""
    of = amount.of
    if of is not None:
        return amount.number * values.count_places(meant(s, f, of))
    if amount.sort == SOURCES_ATTACK and not source_is_in_play(s, f):
        return 0
    return values.amount_of(s, amount, source_of(s, f))


def affected(s: State, f: Frame) -> i64:
    """The units of the previous operation that are still in play."""
    found: i64 = 0
    i: i64 = 0
    while i < s.agenda[f.card + state.CHOSEN]:
        place = state.place_of(s, s.agenda[f.card + state.FIRST_CHOSEN + i])
        if place >= 0:
            found |= 1 << place
        i += 1
    return found


def remember_affected(s: State, f: Frame) -> None:
    count: i64 = 0
    place: i64 = 0
    while place < v.PLACES:
        if (f.place >> place) & 1 == 1:
            s.agenda[f.card + state.FIRST_CHOSEN + count] = s.units[state.UNIT * place + state.SERIAL]
            count += 1
        place += 1
    s.agenda[f.card + state.CHOSEN] = count


def did(s: State, f: Frame) -> None:
    s.agenda[f.card + state.DID] = 1


def asking_for(s: State, f: Frame, effect: Effect, operation: i64) -> doors.Asking:
    """An effect asks, or one of its operations, counted from 1."""
    it = doors.Asking()
    it.source = effect.card
    it.source_place = source_of(s, f)
    it.effect = effect.of_card + 1
    it.operation = operation
    return it


def finish(s: State) -> None:
    """The effect is over."""
    state.close_context(s)
    s.pop()


def counts_nothing(s: State, f: Frame, verb: Verb) -> bool:
    return verb.operation.counts and reckoned(s, f, verb.operation.amount) == 0


def possible(s: State, f: Frame, verb: Verb) -> bool:
    """FO-ABILITY-13: could it do anything?"""
    return not counts_nothing(s, f, verb) and verb.could(s, f)


def seems_possible(s: State, f: Frame, verb: Verb) -> bool:
    """FO-ABILITY-13: could it, as far as everybody can see?  Whether it is asked for tells nothing more."""
    return not counts_nothing(s, f, verb) and verb.might(s, f)


def offer_yes_and_no(s: State, f: Frame, verb: Verb, found: Choices) -> None:
    """FO-ABILITY-13: whoever is asked only because others cannot see that nothing is possible can but decline."""
    if possible(s, f, verb):
        found.offer(v.YES)
    found.offer(v.NO)


# --- opening, beginning, ending -------------------------------------------------------------------------------------


class OpenEffect(Step[State]):
    """RESOLVE: limits, conditions, and whether its controller wants it (FO-ABILITY-05 to -07, -13, -17, -18)."""

    def __init__(self, effect: Effect, first: Verb) -> None:
        self.effect: Final = effect
        self.first: Final = first
        self.needs_voice: Final = effect.when <= v.TURN_END
        self.in_attack: Final = effect.when == v.BEFORE_STRIKE or effect.when == v.AFTER_STRIKE

    def question(self) -> str:
        return "option"

    def about(self, s: State, f: Frame) -> doors.Asking:
        return asking_for(s, f, self.effect, 0)

    def comes_up(self, s: State, f: Frame) -> bool:
        effect = self.effect
        if s.effects >= s.options.effect_limit or s.agenda[f.card + state.LEVEL] >= DEPTH_LIMIT:
            return False
        if effect.when != v.SELF_DISCARDED and not source_is_in_play(s, f):
            return False
        if self.needs_voice:
            source = source_of(s, f)
            if values.is_silenced(s, source) or (self.in_attack and values.attack_of(s, source) == 0):
                return False
            if self.is_equipment(s) and s.units[state.UNIT * source + state.WORN] != effect.card:
                return False
            if not values.holds(s, effect.condition, source, s.agenda[f.card + state.RESULT]):
                return False
        return not self.is_optional(s) or seems_possible(s, f, self.first)

    def is_equipment(self, s: State) -> bool:
        return not is_unit(s.options.cards, self.effect.card)

    def is_optional(self, s: State) -> bool:
        mode = self.effect.mode
        return mode == v.MAY or (mode == v.DO and self.effect.when == v.PLAY_TIME and s.options.declinable)

    def asks(self, s: State, f: Frame) -> i64:
        if self.is_optional(s) and self.comes_up(s, f):
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        if self.comes_up(s, f):
            self.resolve(s, f)
        else:
            finish(s)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_yes_and_no(s, f, self.first, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == v.YES:
            self.resolve(s, f)
        else:
            finish(s)

    def resolve(self, s: State, f: Frame) -> None:
        s.effects += 1
        s.resolved += 1
        s.agenda[f.card + state.NUMBER] = s.resolved
        if s.log is not None and possible(s, f, self.first):
            tell.used(s, self.effect.card, source_of(s, f))
        f.next()


class BeginOperation(Step[State]):
    """Is it wanted, and how much is it?"""

    def __init__(self, verb: Verb, steps: i64) -> None:
        self.verb: Final = verb
        self.steps: Final = steps  # until its end

    def question(self) -> str:
        return "option"

    def about(self, s: State, f: Frame) -> doors.Asking:
        return self.verb.asking(s, f)

    def asks(self, s: State, f: Frame) -> i64:
        if self.verb.operation.may and seems_possible(s, f, self.verb):
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        if self.verb.operation.may:
            self.pass_over(s, f)
        else:
            self.begin(s, f)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_yes_and_no(s, f, self.verb, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == v.YES:
            self.begin(s, f)
        else:
            self.pass_over(s, f)

    def begin(self, s: State, f: Frame) -> None:
        s.agenda[f.card + state.DID] = 0
        f.place = 0
        f.count = reckoned(s, f, self.verb.operation.amount)
        if possible(s, f, self.verb):
            f.next()
        else:
            self.pass_over(s, f)

    def pass_over(self, s: State, f: Frame) -> None:
        s.agenda[f.card + state.DID] = 0
        s.agenda[f.card + state.CHOSEN] = 0
        f.at += self.steps


class EndOperation(Step[State]):
    """FO-ABILITY-14, -15: the state is checked after each; what is required must have been done."""

    def __init__(self, operation: Operation, last: bool) -> None:
        self.required: Final = operation.require
        self.last: Final = last

    def do(self, s: State, f: Frame) -> None:
        if self.last or (self.required and s.agenda[f.card + state.DID] == 0):
            finish(s)
        else:
            f.next()
        check_state(s)


# --- aiming ---------------------------------------------------------------------------------------------------------


class Aim(Step[State]):
    """Which units: all that are meant, or as many as may be picked, one at a time."""

    def __init__(self, verb: Verb, selector: Selector) -> None:
        self.verb: Final = verb
        self.selector: Final = selector

    def question(self) -> str:
        return "target"

    def about(self, s: State, f: Frame) -> doors.Asking:
        return self.verb.asking(s, f)

    def left(self, s: State, f: Frame) -> i64:
        return self.verb.targets(s, f) & ~f.place

    def asks(self, s: State, f: Frame) -> i64:
        pick = self.selector.pick
        if pick < 0:
            return NOBODY
        picks = pick - values.count_places(f.place)
        left = self.left(s, f)
        if picks <= 0 or left == 0:
            return NOBODY
        if self.selector.upto or values.count_places(left) > picks:
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        if self.selector.pick < 0 or values.count_places(f.place) < self.selector.pick:
            f.place |= self.left(s, f)
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        doors.offer_places(f.seat, self.left(s, f), found)
        if self.selector.upto:
            found.offer(v.DONE)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == v.DONE:
            f.next()
        else:
            f.place |= 1 << doors.place_meant(f.seat, act)


# --- a verb ---------------------------------------------------------------------------------------------------------


class Verb(Step[State]):
    """Carries an operation out.  What needs no choice of its own just does it."""

    def __init__(self, effect: Effect, operation: Operation) -> None:
        self.effect: Final = effect
        self.operation: Final = operation

    def asking(self, s: State, f: Frame) -> doors.Asking:
        return asking_for(s, f, self.effect, self.operation.number + 1)

    def about(self, s: State, f: Frame) -> doors.Asking:
        return self.asking(s, f)

    def targets(self, s: State, f: Frame) -> i64:
        """The units it may be aimed at."""
        to = self.operation.to
        return meant(s, f, to) if to is not None else 0

    def could(self, s: State, f: Frame) -> bool:
        """Is there anything to do it to or with?"""
        return self.operation.to is None or self.targets(s, f) != 0

    def might(self, s: State, f: Frame) -> bool:
        """Is there, as far as everybody can see?"""
        return self.could(s, f)

    def do(self, s: State, f: Frame) -> None:
        """On all targets in one moment, in the order of a moment."""
        remember_affected(s, f)
        if f.place != 0:
            did(s, f)
        left = doors.all_in_order(s, f.place)
        i: i64 = 0
        while left != 0:
            if left & 1 == 1:
                self.carry_out(s, f, doors.in_order(s, i))
            left >>= 1
            i += 1
        f.next()

    def carry_out(self, s: State, f: Frame, place: i64) -> None:
        """On one target."""
