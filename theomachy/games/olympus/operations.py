"""The verbs of card texts, and the scripts written of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from theomachy.games.olympus import cards, doors, effects, state, steps, tell, values
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.cards import CardSet, Effect
from theomachy.games.olympus.effects import Aim, BeginOperation, EndOperation, OpenEffect, Verb
from theomachy.games.olympus.state import State
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import Frame, Script, Step
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY

# --- the verbs ------------------------------------------------------------------------------------------------------


class Damage(Verb):
    """FO-DAMAGE-02, -03: in one moment, so that no unit is saved because another was defeated before it."""

    def carry_out(self, s: State, f: Frame, place: i64) -> None:
        doors.damage_unit(s, place, f.count)


class Heal(Verb):
    """FO-HEAL-01, -02: nobody gets healthier than unhurt, so who has no damage is not healed at all."""

    def could(self, s: State, f: Frame) -> bool:
        targets = self.targets(s, f)
        place: i64 = 0
        while place < v.PLACES:
            if (targets >> place) & 1 == 1 and s.units[state.UNIT * place + state.DAMAGE] > 0:
                return True
            place += 1
        return False

    def do(self, s: State, f: Frame) -> None:
        effects.remember_affected(s, f)
        place: i64 = 0
        while place < v.PLACES:
            if (f.place >> place) & 1 == 1 and doors.heal_unit(s, place, f.count):
                effects.did(s, f)
            place += 1
        f.next()


class Modify(Verb):
    """Until the end of the turn, or of the source's attack."""

    def do(self, s: State, f: Frame) -> None:
        effects.remember_affected(s, f)
        attack = effects.reckoned(s, f, self.operation.attack)
        defence = effects.reckoned(s, f, self.operation.defence)
        place: i64 = 0
        while place < v.PLACES:
            if (f.place >> place) & 1 == 1:
                self.give(s, place, attack, defence)
                effects.did(s, f)
            place += 1
        f.next()

    def give(self, s: State, place: i64, attack: i64, defence: i64) -> None:
        at = state.UNIT * place
        s.units[at + state.PLUS_ATTACK] += attack
        s.units[at + state.PLUS_DEFENCE] += defence
        s.stale = True
        if self.operation.until == cards.UNTIL_ATTACK:
            given = append(s.fleeting, s.units[at + state.SERIAL])
            given = append(given, attack)
            s.fleeting = append(given, defence)
        tell.modified(s, place, attack, defence)


class Discard(Verb):
    def do(self, s: State, f: Frame) -> None:
        effects.remember_affected(s, f)
        if f.place != 0:
            effects.did(s, f)
            steps.discard_units(s, f.place)
        f.next()


class Return(Verb):
    """FO-MOVE-06, -07: to the hand of the player on whose side it stood, whoever played it."""

    def carry_out(self, s: State, f: Frame, place: i64) -> None:
        doors.return_unit(s, place)


class Strip(Verb):
    """FO-EQUIP-10: what the equipment added is gone at once, and the damage stays: that alone may defeat the bearer."""

    def carry_out(self, s: State, f: Frame, place: i64) -> None:
        doors.strip_unit(s, place)


class Move(Verb):
    """FO-MOVE-01 to -05: one unit to another space of its side."""

    def question(self) -> str:
        return "destination"

    def about(self, s: State, f: Frame) -> doors.Asking:
        it = self.asking(s, f)
        it.place = doors.only_place(f.place)
        return it

    def destinations(self, s: State, place: i64) -> i64:
        if self.operation.to_any:
            return values.side_of(state.seat_of(place)) & ~(1 << place)
        return state.empty_places(s, state.seat_of(place))

    def targets(self, s: State, f: Frame) -> i64:
        found = super().targets(s, f)
        if not self.operation.to_any:
            if state.empty_places(s, 0) == 0:
                found &= ~values.side_of(0)
            if state.empty_places(s, 1) == 0:
                found &= ~values.side_of(1)
        return found

    def asks(self, s: State, f: Frame) -> i64:
        if f.place == 0:
            return NOBODY
        free = self.destinations(s, doors.only_place(f.place))
        if free & (free - 1) != 0:
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        if f.place == 0:
            effects.remember_affected(s, f)
            f.next()
        else:
            self.move(s, f, doors.only_place(self.destinations(s, doors.only_place(f.place))))

    def options(self, s: State, f: Frame, found: Choices) -> None:
        doors.offer_places(f.seat, self.destinations(s, doors.only_place(f.place)), found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        self.move(s, f, doors.place_meant(f.seat, act))

    def move(self, s: State, f: Frame, to: i64) -> None:
        place = doors.only_place(f.place)
        if state.is_occupied(s, to):
            tell.moved(s, to, place)
        tell.moved(s, place, to)
        state.swap_units(s, place, to)
        f.place = 1 << to
        effects.remember_affected(s, f)
        effects.did(s, f)
        f.next()


class Rearrange(Verb):
    """FO-MOVE-04: every own unit, asked from O1 to T1, gets a space; all move in one moment.

    The frame's place has the spaces already given, its count the space of the unit asked for; the context keeps where
    each is to go, as its space + 1."""

    def question(self) -> str:
        return "rearrange"

    def about(self, s: State, f: Frame) -> doors.Asking:
        it = self.asking(s, f)
        it.place = self.unit_asked(s, f)
        return it

    def could(self, s: State, f: Frame) -> bool:
        return s.occupied & values.side_of(f.seat) != 0

    def free(self, f: Frame) -> i64:
        return values.side_of(f.seat) & ~f.place

    def unit_asked(self, s: State, f: Frame) -> i64:
        """The next own place with a unit, or -1."""
        if f.place == 0:
            f.count = 0
        while f.count < v.SIDE:
            if state.is_occupied(s, v.SIDE * f.seat + f.count):
                return v.SIDE * f.seat + f.count
            f.count += 1
        return -1

    def asks(self, s: State, f: Frame) -> i64:
        free = self.free(f)
        if self.unit_asked(s, f) >= 0 and free & (free - 1) != 0:
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        if self.unit_asked(s, f) >= 0:
            self.assign(s, f, doors.only_place(self.free(f)))
        else:
            self.rearrange(s, f)
            effects.did(s, f)
            f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        doors.offer_places(f.seat, self.free(f), found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        self.assign(s, f, doors.place_meant(f.seat, act))

    def assign(self, s: State, f: Frame, to: i64) -> None:
        if f.place == 0:
            space: i64 = 0
            while space < v.SIDE:
                s.agenda[f.card + state.FIRST_CHOSEN + space] = 0
                space += 1
        s.agenda[f.card + state.FIRST_CHOSEN + f.count] = s.units[
            state.UNIT * (v.SIDE * f.seat + f.count) + state.SERIAL
        ]
        s.agenda[f.card + state.FIRST_CHOSEN + v.SIDE + f.count] = to
        f.place |= 1 << to
        f.count += 1

    def rearrange(self, s: State, f: Frame) -> None:
        if f.place == 0:
            return
        start = f.card + state.FIRST_CHOSEN
        space: i64 = 0
        while space < v.SIDE:
            serial = s.agenda[start + space]
            if serial != 0 and v.SIDE * f.seat + space != s.agenda[start + v.SIDE + space]:
                tell.moved(s, v.SIDE * f.seat + space, s.agenda[start + v.SIDE + space])
            space += 1
        space = 0
        while space < v.SIDE:
            serial = s.agenda[start + space]
            if serial != 0:
                place = state.place_of(s, serial)
                if place != s.agenda[start + v.SIDE + space]:
                    state.swap_units(s, place, s.agenda[start + v.SIDE + space])
            space += 1
        s.agenda[f.card + state.CHOSEN] = 0
        effects.remember_affected(s, f)


class Attack(Verb):
    """FO-ATTACK-11: complete attacks, one after another from O1 to T1."""

    def targets(self, s: State, f: Frame) -> i64:
        found = super().targets(s, f)
        place: i64 = 0
        while place < v.PLACES:
            if (found >> place) & 1 == 1 and not steps.may_attack(s, place):
                found &= ~(1 << place)
            place += 1
        return found

    def do(self, s: State, f: Frame) -> None:
        effects.remember_affected(s, f)
        f.next()
        place: i64 = v.PLACES - 1
        while place >= 0:
            if (f.place >> place) & 1 == 1:
                effects.did(s, f)
                s.push(steps.ATTACK_OF_UNIT, state.seat_of(place), s.units[state.UNIT * place + state.SERIAL], 0)
            place -= 1


class SkipStrike(Verb):
    """FO-STRIKE-07: the attack goes on without its strike, so it brings no area bonus either."""

    def do(self, s: State, f: Frame) -> None:
        attack = f.under
        while attack is not None and attack.script is not steps.ATTACK_OF_UNIT:
            attack = attack.under
        assert attack is not None
        attack.count |= steps.LEFT_OUT
        effects.did(s, f)
        f.next()


class Survive(Verb):
    """FO-DEFEAT-02: it loses all damage, or it would be defeated again at once, and stays."""

    def do(self, s: State, f: Frame) -> None:
        serial = s.agenda[f.card + state.SOURCE]
        place = state.place_of(s, serial)
        if place >= 0:
            s.units[state.UNIT * place + state.DAMAGE] = 0
            if s.options.cards.restless:
                s.stale = True
            steps.spare_unit(s, f, serial)
            effects.did(s, f)
            f.place = 1 << place
            effects.remember_affected(s, f)
            tell.survived(s, place)
        f.next()


class GainPoints(Verb):
    """FO-END-04: one step after the other, since the seventh ends the game before the next."""

    def do(self, s: State, f: Frame) -> None:
        seat = 1 - f.seat if self.operation.for_opponent else f.seat
        effects.did(s, f)
        f.next()
        while f.count > 0 and s.frame is not None:
            f.count -= 1
            doors.gain_point(s, seat)


class GainBonus(Verb):
    """FO-BONUS-09: as after an attack; of the area that the text names, of that of the source, or of any."""

    def question(self) -> str:
        return "area"

    def asks(self, s: State, f: Frame) -> i64:
        return f.seat if self.operation.area == cards.CHOICE else NOBODY

    def do(self, s: State, f: Frame) -> None:
        self.give(
            s, f, v.AREA_OF[effects.source_of(s, f)] if self.operation.area == cards.HERE else self.operation.area
        )

    def options(self, s: State, f: Frame, found: Choices) -> None:
        area: i64 = 0
        while area < len(v.AREAS):
            found.offer(v.AREA + area)
            area += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        self.give(s, f, act - v.AREA)

    def give(self, s: State, f: Frame, area: i64) -> None:
        effects.did(s, f)
        f.next()
        doors.give_bonus(s, f.seat, area)


class TakeMarkers(Verb):
    """From the board, from the opponent, or from the opponent if none lies on the board."""

    def question(self) -> str:
        return "marker"

    def holder(self, s: State, f: Frame) -> i64:
        where = self.operation.markers
        if where == cards.FROM_BOARD or (where != cards.FROM_OPPONENT and state.markers_of(s, v.ON_BOARD) > 0):
            return v.ON_BOARD
        return 1 - f.seat

    def could(self, s: State, f: Frame) -> bool:
        return state.markers_of(s, self.holder(s, f)) > 0

    def asks(self, s: State, f: Frame) -> i64:
        if f.count > 0 and state.markers_of(s, self.holder(s, f)) > 1:
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        if f.count > 0 and self.could(s, f):
            self.take(s, f, v.MARKER + doors.only_marker(s, self.holder(s, f)))
        else:
            f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        doors.offer_markers(s, self.holder(s, f), found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.count -= 1
        effects.did(s, f)
        doors.take_marker(s, f.seat, act - v.MARKER)


class DrawCards(Verb):
    """FO-DRAW-02: one after the other, for the first may be the last of the pile.  What the controller draws is
    remembered as drawn by this effect, for it may go on to play it."""

    def question(self) -> str:
        return "drawn"

    def could(self, s: State, f: Frame) -> bool:
        return s.pile > 0

    def asks(self, s: State, f: Frame) -> i64:
        if f.count > 0 and s.pile > 0:
            return CHANCE
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        doors.offer_draws(s, found)

    def random(self, s: State, f: Frame, scratch: Choices, rng: Rng) -> i64:
        return doors.random_draw(s, rng)

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.count -= 1
        effects.did(s, f)
        if self.operation.for_opponent:
            doors.draw_card(s, 1 - f.seat, act - v.OUTCOME, 0)
        else:
            doors.draw_card(s, f.seat, act - v.OUTCOME, s.agenda[f.card + state.NUMBER])


def offer_hand(s: State, seat: i64, found: Choices) -> None:
    """Every definition in a hand."""
    start = state.hand_start(s, seat)
    i: i64 = 0
    while i < s.hand[start]:
        act = v.CARD + (s.hand[start + state.HAND + i] & state.DEFINITION)
        if not found.has(act):
            found.offer(act)
        i += 1


class DropCards(Verb):
    """From a hand to the discard pile, chosen by its owner, by chance, or by whoever looks at it.  Two cards are enough
    to be asked (FO-ABILITY-13): nobody else may know that they are alike."""

    def question(self) -> str:
        return "drop"

    def about(self, s: State, f: Frame) -> doors.Asking:
        it = self.asking(s, f)
        it.player = self.owner(f)
        return it

    def owner(self, f: Frame) -> i64:
        if self.operation.for_opponent:
            return 1 - f.seat
        return f.seat

    def could(self, s: State, f: Frame) -> bool:
        return state.cards_in_hand(s, self.owner(f)) > 0

    def asks(self, s: State, f: Frame) -> i64:
        owner = self.owner(f)
        if f.count == 0 or state.cards_in_hand(s, owner) < 2:
            return NOBODY
        if self.operation.by == cards.BY_CHANCE:
            return CHANCE
        return f.seat if self.operation.by == cards.BY_YOU else owner

    def do(self, s: State, f: Frame) -> None:
        owner = self.owner(f)
        if f.count > 0 and state.cards_in_hand(s, owner) > 0:
            self.take(s, f, v.CARD + (s.hand[state.hand_start(s, owner) + state.HAND] & state.DEFINITION))
        else:
            f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        owner = self.owner(f)
        if self.operation.by != cards.BY_CHANCE:
            offer_hand(s, owner, found)
            return
        start = state.hand_start(s, owner)
        i: i64 = 0
        while i < s.hand[start]:
            found.weigh_more(v.OUTCOME + (s.hand[start + state.HAND + i] & state.DEFINITION), 1)
            i += 1

    def random(self, s: State, f: Frame, scratch: Choices, rng: Rng) -> i64:
        scratch.count = 0
        self.options(s, f, scratch)
        if self.operation.by == cards.BY_CHANCE:
            return scratch.draw(rng)
        return scratch.pick(rng)

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.count -= 1
        effects.did(s, f)
        doors.drop_card(s, self.owner(f), act - v.OUTCOME if act >= v.OUTCOME else act - v.CARD)


class LookAtHand(Step[State]):
    """Before a card is chosen out of another's hand, that hand is seen."""

    def do(self, s: State, f: Frame) -> None:
        owner = 1 - f.seat
        doors.show_to_other(s, owner)
        if s.log is not None:
            start = state.hand_start(s, owner)
            i: i64 = 0
            while i < s.hand[start]:
                tell.showed(s, owner, s.hand[start + state.HAND + i] & state.DEFINITION)
                i += 1
        f.next()


class TakeCards(Verb):
    """From the discard pile into the hand."""

    def question(self) -> str:
        return "take"

    def first(self, s: State) -> i64:
        """The topmost card that may be taken, or NO_CARD."""
        i = s.discard[0]
        while i > 0:
            if values.card_passes(s, self.operation.filter, s.discard[i]):
                return s.discard[i]
            i -= 1
        return v.NO_CARD

    def could(self, s: State, f: Frame) -> bool:
        return self.first(s) != v.NO_CARD

    def asks(self, s: State, f: Frame) -> i64:
        if f.count == 0:
            return NOBODY
        first = self.first(s)
        i = s.discard[0]
        while i > 0:
            if s.discard[i] != first and values.card_passes(s, self.operation.filter, s.discard[i]):
                return f.seat
            i -= 1
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        first = self.first(s)
        if f.count > 0 and first != v.NO_CARD:
            self.take(s, f, v.CARD + first)
        else:
            f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        i: i64 = 1
        while i <= s.discard[0]:
            if values.card_passes(s, self.operation.filter, s.discard[i]) and not found.has(v.CARD + s.discard[i]):
                found.offer(v.CARD + s.discard[i])
            i += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.count -= 1
        effects.did(s, f)
        state.take_from_discard(s, act - v.CARD)
        doors.join_hand(s, f.seat, act - v.CARD)
        tell.took(s, f.seat, act - v.CARD)


class PlayCard(Verb):
    """FO-PLAY-09 to -11: one card for free, out of the first of the named places that has it.  FO-ABILITY-13: only its
    owner sees a hand, so whether it is asked for depends on what might be there."""

    def question(self) -> str:
        return "play-free"

    def may_be(self, s: State, f: Frame, card: i64) -> bool:
        return values.card_passes(s, self.operation.filter, card) and doors.can_be_placed(s, f.seat, card)

    def offer_zone(self, s: State, f: Frame, zone: i64, found: Choices) -> None:
        i: i64 = 0
        if zone == cards.IN_HAND or zone == cards.DRAWN:
            start = state.hand_start(s, f.seat)
            while i < s.hand[start]:
                entry = s.hand[start + state.HAND + i]
                if zone == cards.IN_HAND or entry // state.DRAWN_BY == s.agenda[f.card + state.NUMBER]:
                    self.offer_card(s, f, entry & state.DEFINITION, found)
                i += 1
        elif zone == cards.IN_DISCARD:
            while i < s.discard[0]:
                i += 1
                self.offer_card(s, f, s.discard[i], found)
        elif state.in_discard(s, s.agenda[f.card + state.SUBJECT_CARD]):
            self.offer_card(s, f, s.agenda[f.card + state.SUBJECT_CARD], found)

    def offer_card(self, s: State, f: Frame, card: i64, found: Choices) -> None:
        if not found.has(v.CARD + card) and self.may_be(s, f, card):
            found.offer(v.CARD + card)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        for zone in self.operation.zones:
            self.offer_zone(s, f, zone, found)

    def offered(self, s: State, f: Frame) -> Choices:
        found = Choices()
        self.options(s, f, found)
        return found

    def could(self, s: State, f: Frame) -> bool:
        return self.offered(s, f).count > 0

    def might(self, s: State, f: Frame) -> bool:
        return self.answers(s, f) > 0

    def answers(self, s: State, f: Frame) -> i64:
        """How many different cards there might be to choose from, as far as everybody can see."""
        found = Choices()
        hidden: i64 = 0
        for zone in self.operation.zones:
            if zone == cards.IN_HAND or zone == cards.DRAWN:
                hidden = max(hidden, self.offer_open(s, f, zone, found))
            else:
                self.offer_zone(s, f, zone, found)
        seen = found.count
        card: i64 = 0
        while hidden > 0 and card < len(s.deck) - 1:
            if doors.might_be_in_hand(s, card):
                self.offer_card(s, f, card, found)
            card += 1
        return min(found.count, seen + hidden)

    def offer_open(self, s: State, f: Frame, zone: i64, found: Choices) -> i64:
        """The cards of the hand that all know; says how many others there are."""
        hidden: i64 = 0
        start = state.hand_start(s, f.seat)
        i: i64 = 0
        while i < s.hand[start]:
            entry = s.hand[start + state.HAND + i]
            if zone == cards.IN_HAND or entry // state.DRAWN_BY == s.agenda[f.card + state.NUMBER]:
                if entry & state.OPEN == 0:
                    hidden += 1
                else:
                    self.offer_card(s, f, entry & state.DEFINITION, found)
            i += 1
        return hidden

    def asks(self, s: State, f: Frame) -> i64:
        if self.answers(s, f) > 1 and self.could(s, f):
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        found = self.offered(s, f)
        if found.count > 0:
            self.take(s, f, found.buffer[0])
        else:
            f.next()

    def take(self, s: State, f: Frame, act: i64) -> None:
        card = act - v.CARD
        effects.did(s, f)
        f.next()
        from_discard = self.fetch(s, f, card)
        s.announced = card
        tell.announced(s, f.seat, card, from_discard)
        s.push(steps.PUT_SILENTLY if self.operation.silent else steps.PLAY_FREE, f.seat, card, 0)

    def fetch(self, s: State, f: Frame, card: i64) -> bool:
        """Out of a hand, or of the discard pile; says whether it was that."""
        for zone in self.operation.zones:
            if zone == cards.DRAWN and doors.find_in_hand(s, f.seat, card, s.agenda[f.card + state.NUMBER]) >= 0:
                if cards.IN_HAND in self.operation.zones:
                    doors.mistake_for_known(s, f.seat, card, s.agenda[f.card + state.NUMBER])
                doors.leave_hand(s, f.seat, card, s.agenda[f.card + state.NUMBER])
                return False
            if zone == cards.IN_HAND and doors.find_in_hand(s, f.seat, card, 0) >= 0:
                doors.leave_hand(s, f.seat, card, 0)
                return False
            if zone >= cards.IN_DISCARD and state.in_discard(s, card):
                state.take_from_discard(s, card)
                return True
        return False


VERBS: Final[dict[str, type[Verb]]] = {
    "damage": Damage,
    "heal": Heal,
    "modify": Modify,
    "draw": DrawCards,
    "drop": DropCards,
    "take": TakeCards,
    "marker": TakeMarkers,
    "point": GainPoints,
    "bonus": GainBonus,
    "discard": Discard,
    "return": Return,
    "strip": Strip,
    "move": Move,
    "rearrange": Rearrange,
    "attack": Attack,
    "skip_strike": SkipStrike,
    "play": PlayCard,
    "survive": Survive,
}

# --- scripts of effects ---------------------------------------------------------------------------------------------


def steps_of(verb: Verb, last: bool) -> list[Step[State]]:
    operation = verb.operation
    written: list[Step[State]] = [verb, EndOperation(operation, last)]
    if operation.to is not None:
        written.insert(0, Aim(verb, operation.to))
    if operation.verb == "drop" and operation.by == cards.BY_YOU and operation.for_opponent:
        written.insert(0, LookAtHand())
    return [BeginOperation(verb, len(written)), *written]


def write_script(effect: Effect) -> Script:
    verbs = [VERBS[operation.verb](effect, operation) for operation in effect.operations]
    written: list[Step[State]] = [OpenEffect(effect, verbs[0])]
    for verb in verbs:
        written.extend(steps_of(verb, verb is verbs[-1]))
    return Script(len(doors.SCRIPTS) + effect.number, tuple(written))


def write_scripts(card_set: CardSet) -> None:
    """Once for a card set; what is always there needs none."""
    if not card_set.scripts:
        for effect in card_set.effects:
            if effect.when != v.ALWAYS:
                effect.script = write_script(effect)
                card_set.scripts.append(effect.script)


def numbered_scripts(card_set: CardSet) -> dict[int, Script]:
    """For loading a saved game."""
    write_scripts(card_set)
    return {made.number: made for made in (*doors.SCRIPTS, *card_set.scripts)}
