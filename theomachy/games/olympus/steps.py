"""What the rules share and what sets something off: effects, triggers, the state check, an attack, a placing."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theomachy.games.olympus import doors, state, tell, values
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.cards import Effect, has_timing, is_unit
from theomachy.games.olympus.state import State
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import Frame, Script, Step, position_of
from theomachy.kernel.seats import NOBODY

# --- effects come up ------------------------------------------------------------------------------------------------


def push_effect(s: State, effect: Effect, source: i64, place: i64) -> i64:
    """Put an effect on top of the agenda; says where its context begins."""
    made = effect.script
    assert made is not None
    context = state.open_context(s)
    s.agenda[context + state.SOURCE] = source
    s.agenda[context + state.SOURCE_PLACE] = place
    s.agenda[context + state.LEVEL] = level_of_next(s)
    s.push(made, state.seat_of(place), context, 0)
    return context


def level_of_next(s: State) -> i64:
    """FO-ABILITY-18: inside how many effects one that is pushed now will be.  Of the effect it comes to lie on, if that
    is being carried out, and of all that one is in; what waits there came up together with it."""
    f = s.frame
    while f is not None and f.script.number < len(doors.SCRIPTS):
        f = f.under
    if f is None:
        return 0
    level = s.agenda[f.card + state.LEVEL]
    if f.at > 0:
        level += 1
    return level


def push_effects_of(s: State, place: i64, when: i64, result: i64, worn: bool) -> None:
    """The effects of a unit, or of its equipment, the first on top."""
    card = s.units[state.UNIT * place]
    if worn:
        card = s.units[state.UNIT * place + state.WORN]
    if card != v.NO_CARD and has_timing(s.options.cards, card, when):
        push_all(s, s.options.cards.at(card, when), s.units[state.UNIT * place + state.SERIAL], place, result)


def push_all(s: State, effects: list[Effect], source: i64, place: i64, result: i64) -> None:
    i = len(effects)
    while i > 0:
        i -= 1
        context = push_effect(s, effects[i], source, place)
        s.agenda[context + state.RESULT] = result


class UseOfEach(Step[State]):
    """FO-ATTACK-14, FO-TURN-09: the effects of the active player's units that are there when it begins, from O1 to T1,
    each unit's and then its equipment's.  The context keeps the units, the frame counts twice for each."""

    def __init__(self, when: int) -> None:
        self.when: Final[i64] = when

    def do(self, s: State, f: Frame) -> None:
        while f.count < 2 * s.agenda[f.card + state.CHOSEN]:
            place = state.place_of(s, s.agenda[f.card + state.FIRST_CHOSEN + f.count // 2])
            worn = f.count % 2 == 1
            f.count += 1
            if place >= 0:
                push_effects_of(s, place, self.when, v.NOTHING, worn)
                if s.frame is not f:
                    return
        state.close_context(s)
        s.pop()


def push_use_of_each(s: State, each: Script, when: i64) -> None:
    context: i64 = -1
    place = v.SIDE * s.active
    while values.is_in_play(s, when) and place < v.SIDE * s.active + v.SIDE and context < 0:
        if state.is_occupied(s, place) and (values.timings_at(s, place) >> when) & 1 == 1:
            context = state.open_context(s)
        place += 1
    if context >= 0:
        s.push(each, s.active, context, 0)
        count: i64 = 0
        place = v.SIDE * s.active
        while place < v.SIDE * s.active + v.SIDE:
            if state.is_occupied(s, place):
                s.agenda[context + state.FIRST_CHOSEN + count] = s.units[state.UNIT * place + state.SERIAL]
                count += 1
            place += 1
        s.agenda[context + state.CHOSEN] = count


WAITING_LIMIT: Final = 100  # FO-ABILITY-19: triggers at a time

# --- triggers -------------------------------------------------------------------------------------------------------


def note_event(s: State, place: i64, when: i64) -> None:
    """UNIT_DEFEATED or UNIT_DISCARDED: who is triggered is read just before it happens (FO-DEFEAT-10)."""
    if when == v.UNIT_DISCARDED:
        note_triggers_of(s, place, v.SELF_DISCARDED, place)
    if not values.is_in_play(s, when):
        return
    i: i64 = 0
    while i < v.PLACES:
        watcher = doors.in_order(s, i)
        if state.is_occupied(s, watcher) and watcher != place:
            note_triggers_of(s, watcher, when, place)
        i += 1


def note_triggers_of(s: State, source: i64, when: i64, subject: i64) -> None:
    cards = s.options.cards
    at = state.UNIT * source
    if has_timing(cards, s.units[at], when) and not values.is_silenced(s, source):
        note_triggers(s, cards.at(s.units[at], when), source, subject)
    worn = s.units[at + state.WORN]
    if worn != v.NO_CARD and has_timing(cards, worn, when) and not values.is_silenced(s, source):
        note_triggers(s, cards.at(worn, when), source, subject)


def note_triggers(s: State, effects: list[Effect], source: i64, subject: i64) -> None:
    """Those whose conditions hold now, as long as no more wait than may (FO-ABILITY-19)."""
    for effect in effects:
        if len(s.triggers) == state.TRIGGER * WAITING_LIMIT or not values.holds(
            s, effect.condition, source, v.NOTHING, subject
        ):
            continue
        waiting = append(s.triggers, effect.number)
        waiting = append(waiting, s.units[state.UNIT * source + state.SERIAL])
        waiting = append(waiting, source)
        waiting = append(waiting, s.units[state.UNIT * subject + state.SERIAL])
        waiting = append(waiting, s.units[state.UNIT * subject])
        s.triggers = append(waiting, 0)


def gather_triggers(s: State) -> None:
    """Those whose source is still in play, or was itself discarded; sorted by side, space and order of the events;
    the first comes to lie on top of the agenda."""
    waiting = s.triggers
    if len(waiting) == 0:
        return
    s.triggers = vec[i64]()
    effects = s.options.cards.effects
    count = len(waiting) // state.TRIGGER
    i: i64 = 0
    while i < count:
        at = state.TRIGGER * i
        place = state.place_of(s, waiting[at + 1])
        if place >= 0:
            waiting[at + 2] = place
        dropped = place < 0 and effects[waiting[at]].when != v.SELF_DISCARDED
        waiting[at + 5] = -1 if dropped else doors.in_order(s, waiting[at + 2])
        i += 1
    rank: i64 = v.PLACES - 1
    while rank >= 0:
        i = count - 1
        while i >= 0:
            if waiting[state.TRIGGER * i + 5] == rank:
                push_trigger(s, effects[waiting[state.TRIGGER * i]], waiting, state.TRIGGER * i)
            i -= 1
        rank -= 1


def push_trigger(s: State, effect: Effect, waiting: vec[i64], at: i64) -> None:
    context = push_effect(s, effect, waiting[at + 1], waiting[at + 2])
    s.agenda[context + state.SUBJECT_UNIT] = waiting[at + 3]
    s.agenda[context + state.SUBJECT_CARD] = waiting[at + 4]


# --- leaving play ---------------------------------------------------------------------------------------------------


def discard_unit(s: State, place: i64) -> None:
    """FO-EQUIP-06: with its equipment.  The event was noted before."""
    at = state.UNIT * place
    card = s.units[at]
    worn = s.units[at + state.WORN]
    state.add_to_discard(s, card)
    if worn != v.NO_CARD:
        state.add_to_discard(s, worn)
    state.leave_play(s, place)
    tell.discarded(s, place, card, worn)


def discard_units(s: State, places: i64) -> None:
    """All in one moment; not a defeat (FO-DEFEAT-03)."""
    note_discards(s, places)
    left = doors.all_in_order(s, places)
    i: i64 = 0
    while left != 0:
        if left & 1 == 1:
            discard_unit(s, doors.in_order(s, i))
        left >>= 1
        i += 1


def note_discards(s: State, places: i64) -> None:
    left = doors.all_in_order(s, places)
    i: i64 = 0
    while left != 0:
        if left & 1 == 1:
            note_event(s, doors.in_order(s, i), v.UNIT_DISCARDED)
        left >>= 1
        i += 1


# --- the state check ------------------------------------------------------------------------------------------------


def check_state(s: State) -> None:
    """FO-DEFEAT-01, -04, -05: after every single step; all units found defeated are dealt with together."""
    if s.replacing:
        return
    while s.stale or s.hurt:
        defeated = defeated_places(s)
        s.hurt = False
        if defeated == 0:
            break
        note_defeats(s, defeated)
        if has_replacements(s, defeated):
            push_state_check(s, defeated)
            return
        discard_units(s, defeated)
    f = s.frame
    if f is not None and f.script is ATTACK_OF_UNIT:
        f.place = 0  # who is defeated from here on was not defeated by the strike
    gather_triggers(s)


class CheckState(Step[State]):
    """FO-DEFEAT-04: after every single step, so that nobody acts who is already defeated."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        check_state(s)


def defeated_places(s: State) -> i64:
    """As bits."""
    if s.stale:
        return values.refresh(s)
    units = s.units
    occupied = s.occupied
    found: i64 = 0
    at: i64 = 0
    place: i64 = 1
    while place <= occupied:
        if units[at + state.DAMAGE] >= units[at + state.DEFENCE] and units[at] != v.NO_CARD:
            found |= place
        at += state.UNIT
        place <<= 1
    return found


def note_defeats(s: State, places: i64) -> None:
    """If it was a strike that led to this, its attack is told whether it defeated the struck unit."""
    f = s.frame
    left = doors.all_in_order(s, places)
    i: i64 = 0
    while left != 0:
        if left & 1 == 1:
            place = doors.in_order(s, i)
            tell.defeated(s, place)
            note_event(s, place, v.UNIT_DEFEATED)
            if f is not None and f.script is ATTACK_OF_UNIT and f.place == s.units[state.UNIT * place + state.SERIAL]:
                set_result(f, v.DEFEATED)
        left >>= 1
        i += 1


def has_replacements(s: State, places: i64) -> bool:
    if not values.is_in_play(s, v.SELF_DEFEATED):
        return False
    place: i64 = 0
    while place < v.PLACES:
        if (places >> place) & 1 == 1 and (values.timings_at(s, place) >> v.SELF_DEFEATED) & 1 == 1:
            return True
        place += 1
    return False


def push_state_check(s: State, places: i64) -> None:
    context = state.open_context(s)
    count: i64 = 0
    i: i64 = 0
    while i < v.PLACES:
        place = doors.in_order(s, i)
        if (places >> place) & 1 == 1:
            s.agenda[context + state.FIRST_CHOSEN + count] = s.units[
                state.UNIT * place + state.SERIAL
            ] + wanted_replacements(s, place)
            count += 1
        i += 1
    s.agenda[context + state.CHOSEN] = count
    s.push(STATE_CHECK, s.active, context, 0)
    s.replacing = True


WANTED: Final = 65536  # above the serial of a defeated unit: which of its replacement effects hold, as bits


def wanted_replacements(s: State, place: i64) -> i64:
    """Those whose conditions hold at the event."""
    wanted: i64 = 0
    if not values.is_silenced(s, place):
        bit: i64 = WANTED
        for effect in replacements(s, place):
            if values.holds(s, effect.condition, place, v.NOTHING, place):
                wanted |= bit
            bit <<= 1
    return wanted


class Replace(Step[State]):
    """FO-DEFEAT-02: what keeps a defeated unit in play; the frame counts units, and their effects in its place."""

    def do(self, s: State, f: Frame) -> None:
        while f.count < s.agenda[f.card + state.CHOSEN]:
            cell = s.agenda[f.card + state.FIRST_CHOSEN + f.count]
            place = state.place_of(s, cell % WANTED)
            if cell >= WANTED and place >= 0:
                effects = replacements(s, place)
                while f.place < len(effects):
                    f.place += 1
                    if (cell // WANTED >> (f.place - 1)) & 1 == 1:
                        context = push_effect(s, effects[f.place - 1], cell % WANTED, place)
                        s.agenda[context + state.SUBJECT_UNIT] = cell % WANTED
                        return
            f.count += 1
            f.place = 0
        f.next()


def replacements(s: State, place: i64) -> list[Effect]:
    cards = s.options.cards
    own = cards.at(s.units[state.UNIT * place], v.SELF_DEFEATED)
    worn = state.worn_at(s, place)
    if worn == v.NO_CARD or not has_timing(cards, worn, v.SELF_DEFEATED):
        return own
    return own + cards.at(worn, v.SELF_DEFEATED)


class DiscardDefeated(Step[State]):
    """FO-DEFEAT-02, -05: those still defeated leave in one moment, in the order they were found; then all is checked
    again."""

    def do(self, s: State, f: Frame) -> None:
        places: i64 = 0
        i: i64 = 0
        while i < s.agenda[f.card + state.CHOSEN]:
            if s.agenda[f.card + state.FIRST_CHOSEN + i] != 0:
                place = state.place_of(s, s.agenda[f.card + state.FIRST_CHOSEN + i] % WANTED)
                if place >= 0:
                    places |= 1 << place
            i += 1
        note_discards(s, places)
        i = 0
        while i < s.agenda[f.card + state.CHOSEN]:
            if s.agenda[f.card + state.FIRST_CHOSEN + i] != 0:
                place = state.place_of(s, s.agenda[f.card + state.FIRST_CHOSEN + i] % WANTED)
                if place >= 0:
                    discard_unit(s, place)
            i += 1
        state.close_context(s)
        s.pop()
        s.replacing = False
        s.hurt = True
        check_state(s)


def spare_unit(s: State, f: Frame, serial: i64) -> None:
    """Called by an effect of a defeated unit: it does not leave."""
    check = f.under
    while check is not None and check.script is not STATE_CHECK:
        check = check.under
    assert check is not None
    i: i64 = 0
    while i < s.agenda[check.card + state.CHOSEN]:
        if s.agenda[check.card + state.FIRST_CHOSEN + i] % WANTED == serial:
            s.agenda[check.card + state.FIRST_CHOSEN + i] = 0
        i += 1


# --- an attack ------------------------------------------------------------------------------------------------------

# Its frame holds the serials of the attacker (card) and of the struck unit (place), and counts the result, whether the
# strike is left out, and where the bonuses given in this attack begin.
RESULTS: Final = 4
LEFT_OUT: Final = 4
BONUSES: Final = 8


def set_result(attack: Frame, result: i64) -> None:
    attack.count = attack.count - attack.count % RESULTS + result


def may_attack(s: State, place: i64) -> bool:
    """FO-ATTACK-03, -11, -12: with an attack value, in one's own turn, and not more often than allowed, so that units
    which let each other attack again come to an end."""
    return (
        state.seat_of(place) == s.active
        and s.units[state.UNIT * place + state.ATTACKS] < s.options.attack_cap
        and values.attack_of(s, place) > 0
    )


def count_attack(s: State, place: i64) -> None:
    at = state.UNIT * place
    s.units[at + state.ATTACKS] += 1
    if s.options.cards.restless:
        s.stale = True
    tell.attacked(s, place)


def strike_unit(s: State, attacker: i64) -> None:
    """FO-STRIKE-01 to -04: the opposing unit takes as much damage as the attacker's attack."""
    place = state.opposite(attacker)
    dealt = doors.deal_damage(s, place, values.attack_of(s, attacker), True)
    note_triggers_of(s, place, v.STRUCK, attacker)
    tell.struck(s, place, dealt)


def strike_or_bonus(s: State, place: i64) -> None:
    """FO-STRIKE-01, FO-BONUS-01: an attack meets whoever stands opposite, or else earns what the area gives."""
    if state.is_occupied(s, state.opposite(place)):
        strike_unit(s, place)
        check_state(s)
    else:
        doors.give_bonus(s, state.seat_of(place), v.AREA_OF[place])


def is_plain_attack(s: State, place: i64) -> bool:
    """Can nothing come between the attack and its strike, or follow it?"""
    if not s.options.cards.plain_attacks:
        return False
    return values.timings_at(s, place) & (1 << v.BEFORE_STRIKE | 1 << v.AFTER_STRIKE) == 0


class BeginAttack(Step[State]):
    """FO-ATTACK-01, -03: only now, since what came before may have defeated the unit or left it without attack."""

    def do(self, s: State, f: Frame) -> None:
        place = state.place_of(s, f.card)
        if place < 0 or not may_attack(s, place):
            s.pop()
            return
        f.count = BONUSES * len(s.fleeting)
        count_attack(s, place)
        f.next()


class UseInAttack(Step[State]):
    """FO-ATTACK-07: the unit's own effects, or its equipment's."""

    def __init__(self, when: int, worn: bool) -> None:
        self.when: Final[i64] = when
        self.worn: Final = worn

    def do(self, s: State, f: Frame) -> None:
        f.next()
        place = state.place_of(s, f.card)
        if place >= 0:
            push_effects_of(s, place, self.when, f.count % RESULTS, self.worn)


class Strike(Step[State]):
    """FO-STRIKE-05 to -07, FO-ATTACK-09: only now it counts who stands opposite, for effects before the strike may have
    moved or defeated it.  A unit that is gone, or has no attack value left, has finished its attack."""

    def do(self, s: State, f: Frame) -> None:
        place = state.place_of(s, f.card)
        if place < 0 or values.attack_of(s, place) == 0:
            f.at = END_OF_ATTACK
            return
        f.next()
        if f.count & LEFT_OUT != 0:
            return
        if state.is_occupied(s, state.opposite(place)):
            f.place = s.units[state.UNIT * state.opposite(place) + state.SERIAL]
            set_result(f, v.HIT)
        else:
            set_result(f, v.BONUS)
        strike_or_bonus(s, place)


class EndAttack(Step[State]):
    """Bonuses until the end of the attack go."""

    def do(self, s: State, f: Frame) -> None:
        mark = f.count // BONUSES
        if len(s.fleeting) > mark:
            i = mark
            while i < len(s.fleeting):
                place = state.place_of(s, s.fleeting[i])
                if place >= 0:
                    s.units[state.UNIT * place + state.PLUS_ATTACK] -= s.fleeting[i + 1]
                    s.units[state.UNIT * place + state.PLUS_DEFENCE] -= s.fleeting[i + 2]
                i += state.FLEETING
            s.fleeting = s.fleeting[:mark]
            s.stale = True
        f.next()
        check_state(s)


# --- placing --------------------------------------------------------------------------------------------------------


class ChooseSpace(Step[State]):
    """FO-PLAY-03, FO-EQUIP-01: chosen after paying: nobody has to say before that where it is meant to go."""

    def question(self) -> str:
        return "place"

    def about(self, s: State, f: Frame) -> doors.Asking:
        it = doors.Asking()
        it.card = f.card
        return it

    def asks(self, s: State, f: Frame) -> i64:
        places = doors.places_for(s, f.seat, f.card)
        if places & (places - 1) != 0:
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        self.place(s, f, doors.only_place(doors.places_for(s, f.seat, f.card)))

    def options(self, s: State, f: Frame, found: Choices) -> None:
        doors.offer_places(f.seat, doors.places_for(s, f.seat, f.card), found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        self.place(s, f, doors.place_meant(f.seat, act))

    def place(self, s: State, f: Frame, place: i64) -> None:
        s.announced = v.NO_CARD
        f.place = place
        if is_unit(s.options.cards, f.card):
            state.enter_play(s, place, f.card)
            tell.placed(s, f.seat, f.card, place)
        else:
            s.units[state.UNIT * place + state.WORN] = f.card
            s.stale = True
            tell.equipped(s, f.seat, f.card, place)
        f.count = s.units[state.UNIT * place + state.SERIAL]
        effect = f.under
        if effect is not None and effect.script.number >= len(
            doors.SCRIPTS
        ):  # what it affected: the unit, or the bearer
            s.agenda[effect.card + state.CHOSEN] = 1
            s.agenda[effect.card + state.FIRST_CHOSEN] = f.count
        f.next()


class UseOnPlay(Step[State]):
    """FO-PLAY-07, FO-ABILITY-02, FO-EQUIP-09: the on-play effects of the card just played, in printed order."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        place = state.place_of(s, f.count)
        if place >= 0 and has_timing(s.options.cards, f.card, v.PLAY_TIME):
            push_all(s, s.options.cards.at(f.card, v.PLAY_TIME), f.count, place, 0)


# --- the scripts ----------------------------------------------------------------------------------------------------

CHECK: Final = CheckState()
CHOOSE_SPACE: Final = ChooseSpace()

STATE_CHECK: Final = doors.script(Replace(), DiscardDefeated())
ATTACK_OF_UNIT: Final = doors.script(
    BeginAttack(),
    UseInAttack(v.BEFORE_STRIKE, False),
    UseInAttack(v.BEFORE_STRIKE, True),
    Strike(),
    UseInAttack(v.AFTER_STRIKE, False),
    UseInAttack(v.AFTER_STRIKE, True),
    EndAttack(),
)
END_OF_ATTACK: Final[i64] = position_of(ATTACK_OF_UNIT, EndAttack)
END_OF_ATTACKS: Final = doors.script(UseOfEach(v.ATTACK_PHASE_END))
END_OF_TURN: Final = doors.script(UseOfEach(v.TURN_END))
PLAY_FREE: Final = doors.script(CHOOSE_SPACE, CHECK, UseOnPlay())
PUT_SILENTLY: Final = doors.script(CHOOSE_SPACE, CHECK)
