"""The rules of Fight for Olympus a second time: plain objects, one agenda of generators, no line of the engine.

Written from the rules alone, to be played in lock-step with the engine: both must offer the same choices and come to
the same table.  A rule that takes time is a generator; it yields a question to ask it, or another rule to have it
carried out first.  Everything is worked out from scratch whenever it is wanted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

Entry = dict[str, Any]
Rule = Generator[Any, Any, Any]

CHANCE, NOBODY, WATCHER = -1, -2, -3
COLOURS = ["red", "blue", "yellow", "green"]
AREAS = ["olympus", "delphi", "troy"]
AREA_OF = ["olympus", "olympus", "olympus", "delphi", "delphi", "troy"]
SLOTS = range(6)
DEEPEST = 20  # effects one inside the other
MOST_WAITING = 100  # effects that wait because of what happened to units
BOARD = 2  # where a marker lies that nobody holds

PLAY, PAY, CARD, OWN, ENEMY, MARKER, AREA = 0, 200, 400, 600, 606, 612, 616
YES, NO, DONE, KEEP, SKIP = 619, 620, 621, 622, 623
DRAWN, STARTS = 624, 824

FULL_BOARD, POINTS, PILE = "board", "points", "pile"


class Over(Exception):
    """The game has ended; without a winner it is a tie."""

    def __init__(self, winner: int, reason: str) -> None:
        self.winner, self.reason = winner, reason


class Question(NamedTuple):
    who: int
    answers: dict[int, int]  # each action with its weight; the weight matters to chance alone
    always: bool = False  # also if there is only one: others must not know that


class Card:
    """One physical card."""

    def __init__(self, index: int, entry: Entry) -> None:
        self.index, self.entry = index, entry
        self.id: str = entry["id"]
        self.kind: str = entry["kind"]
        self.cost = [entry["cost"].get(colour, 0) for colour in COLOURS]
        self.always = self.effects("always")

    def has_colour(self, colour: str) -> bool:
        return bool(self.entry.get("multicolour")) or self.entry["colour"] == colour

    def effects(self, when: str) -> list[Entry]:
        return [effect for effect in self.entry.get("effect", []) if effect["when"] == when]


@dataclass(eq=False)
class Attack:
    """An attack being made; result is "", "hit", "defeated" or "bonus"."""

    result: str = ""
    skips_strike: bool = False


@dataclass(eq=False)
class Bonus:
    attack: int
    defence: int
    until: Attack | None  # None: the end of the turn


@dataclass(eq=False)
class Unit:
    card: Card
    side: int
    slot: int  # the last one, when it has left play
    worn: Card | None = None
    damage: int = 0
    attacks: int = 0
    regular: bool = False  # has it made its regular attack this turn?
    bonuses: list[Bonus] = field(default_factory=list)
    in_play: bool = True

    def cards(self) -> list[Card]:
        return [self.card] if self.worn is None else [self.card, self.worn]


@dataclass(eq=False)
class Run:
    """An effect while it is resolved."""

    effect: Entry
    source: Unit
    subject: Unit | None = None
    attack: Attack | None = None
    same: list[Unit] = field(default_factory=list)
    drawn: list[Card] = field(default_factory=list)
    survived: bool = False

    @property
    def you(self) -> int:
        return self.source.side


class Trigger(NamedTuple):
    event: int
    order: int  # unit before equipment, then printed order
    run: Run


class SecondEngine:
    def __init__(self, entries: list[Entry], options: dict[str, Any]) -> None:
        self.options = options
        self.entries = entries
        self.unseen = Counter({d: entry["copies"] for d, entry in enumerate(entries)})  # pile and removed cards
        self.pile = sum(self.unseen.values()) - options["removed_cards"]
        self.hands: list[list[Card]] = [[], []]
        self.known: list[dict[int, Counter[int]]] = [  # of each hand, to the other player and to a watcher
            {1: Counter(), WATCHER: Counter()},
            {0: Counter(), WATCHER: Counter()},
        ]
        self.discard: list[Card] = []
        self.board: list[list[Unit | None]] = [[None] * 6, [None] * 6]
        self.markers = dict.fromkeys(COLOURS, BOARD)
        self.announced: Card | None = None
        self.counter = self.active = self.turns = self.phase = 0
        self.effects = 0  # resolved in this turn
        self.most_effects = 0
        self.under_way = 0  # effects being carried out, each inside the one before
        self.empty_pile_remembered = False
        self.replacing = False  # is a self_defeated effect being resolved?
        self.events = 0
        self.triggers: list[Trigger] = []
        self.winner, self.reason = NOBODY, ""
        self.question: Question | None = None
        self.agenda: list[Rule] = [self.game()]
        self.go_on(None)

    # --- from outside -------------------------------------------------------------------------------------------------

    def to_move(self) -> int:
        return NOBODY if self.question is None else self.question.who

    def legal(self) -> list[int]:
        return [] if self.question is None else sorted(self.question.answers)

    def apply(self, action: int) -> None:
        assert self.question is not None
        assert action in self.question.answers
        self.go_on(action)

    def go_on(self, answer: Any) -> None:
        """Carry out the agenda until somebody has a choice, or chance is asked."""
        self.question = None
        try:
            while self.agenda:
                try:
                    wanted = self.agenda[-1].send(answer)
                except StopIteration as finished:
                    self.agenda.pop()
                    answer = finished.value
                    continue
                if not isinstance(wanted, Question):
                    self.agenda.append(wanted)
                    answer = None
                elif wanted.who != CHANCE and len(wanted.answers) == 1 and not wanted.always:
                    answer = next(iter(wanted.answers))
                else:
                    self.question = wanted
                    return
        except Over as over:
            self.agenda = []
            self.winner, self.reason = over.winner, over.reason

    # --- looking at the table -----------------------------------------------------------------------------------------

    def units(self, side: int) -> list[Unit]:
        return [unit for unit in self.board[side] if unit is not None]

    def all_units(self) -> list[Unit]:
        """The active player's first, each side from O1 to T1."""
        return self.units(self.active) + self.units(1 - self.active)

    def in_order(self, units: Iterable[Unit]) -> list[Unit]:
        return sorted(units, key=lambda unit: (unit.side != self.active, unit.slot))

    def held_markers(self, side: int) -> list[str]:
        return [colour for colour in COLOURS if self.markers[colour] == side]

    def opposing(self, unit: Unit) -> Unit | None:
        return self.board[1 - unit.side][unit.slot]

    def places(self, side: int, card: Card) -> list[int]:
        """Where a card could be placed or attached."""
        if card.kind == "equipment":
            return [unit.slot for unit in self.units(side) if unit.worn is None]
        return [slot for slot in SLOTS if self.board[side][slot] is None]

    # --- selectors, conditions, amounts -------------------------------------------------------------------------------

    def select(self, run: Run, selector: Entry) -> list[Unit]:
        found = self.standing(run, selector["unit"])
        return [unit for unit in found if unit is not None and unit.in_play and self.passes(run, selector, unit)]

    def standing(self, run: Run, where: str) -> list[Unit | None]:
        source, own, enemy = run.source, self.board[run.you], self.board[1 - run.you]
        beside = [slot for slot in (source.slot - 1, source.slot + 1) if slot in SLOTS]
        match where:
            case "self":
                return [source]
            case "opposing":
                return [enemy[source.slot]]
            case "adjacent":
                return [own[slot] for slot in beside]
            case "flank":
                return [enemy[slot] for slot in beside]
            case "own":
                return own
            case "enemy":
                return enemy
            case "any":
                return own + enemy
            case "subject":
                return [run.subject]
            case _:
                assert where == "same"
                return [*run.same]

    def passes(self, run: Run, filters: Entry, unit: Unit) -> bool:
        card = unit.card
        return (
            filters.get("kind", card.kind) == card.kind
            and ("colour" not in filters or card.has_colour(filters["colour"]))
            and filters.get("area", AREA_OF[unit.slot]) == AREA_OF[unit.slot]
            and ("other" not in filters or unit is not run.source)
            and ("damaged" not in filters or unit.damage > 0)
            and ("equipped" not in filters or unit.worn is not None)
            and ("attacked" not in filters or unit.attacks > 0)
            and filters.get("id", card.id) == card.id
            and sum(card.cost) <= filters.get("max_cost", 99)
        )

    def conditions_hold(self, run: Run) -> bool:
        return all(self.condition_holds(run, key, value) for key, value in run.effect.get("if", {}).items())

    def condition_holds(self, run: Run, key: str, value: Any) -> bool:
        opposing = self.opposing(run.source)
        match key:
            case "opposing":
                return opposing is not None and self.passes(run, value, opposing)
            case "unopposed":
                return opposing is None
            case "area":
                return bool(AREA_OF[run.source.slot] == value)
            case "count":
                return len(self.select(run, value["of"])) >= int(value["at_least"])
            case "markers":
                return len(self.held_markers(run.you)) >= int(value)
            case "strike":
                assert run.attack is not None
                return run.attack.result == value or (run.attack.result == "defeated" and value == "hit")
            case _:
                assert key == "subject"
                return run.subject in self.select(run, value)

    def amount(self, run: Run, value: Any) -> int:
        if value == "attack":
            return self.attack(run.source)
        if isinstance(value, dict):
            per = value["per"]
            each = self.held_markers(run.you) if per == "markers" else self.select(run, per)
            return int(value.get("times", 1)) * len(each)
        return int(value)

    # --- continuous values --------------------------------------------------------------------------------------------

    def reaching(self, op: str, target: Unit) -> list[tuple[Run, Entry]]:
        """The continuous operations of this sort, of all units in play, that reach a unit."""
        found = []
        for source in self.all_units():
            for card in source.cards():
                for effect in card.always:
                    run = Run(effect, source)
                    operations = [do for do in effect["do"] if do["op"] == op]
                    if operations and self.conditions_hold(run):
                        found += [(run, do) for do in operations if target in self.select(run, do["to"])]
        return found

    def silenced(self, unit: Unit) -> bool:
        return bool(self.reaching("silence", unit))

    def value(self, unit: Unit, which: str) -> int:
        if not unit.in_play:
            return 0
        total = sum(card.entry[which] for card in unit.cards())
        for run, do in self.reaching("modify", unit):
            if which in do and not self.silenced(run.source):
                total += self.amount(run, do[which])
        total += sum(getattr(bonus, which) for bonus in unit.bonuses)
        return int(max(0, total))

    def attack(self, unit: Unit) -> int:
        return self.value(unit, "attack")

    def defence(self, unit: Unit) -> int:
        return self.value(unit, "defence")

    def after_prevention(self, unit: Unit, amount: int, sort: str) -> int:
        for run, do in self.reaching("prevent", unit):
            if do["from"] in (sort, "any") and not self.silenced(run.source):
                amount -= amount if do["amount"] == "all" else self.amount(run, do["amount"])
        return max(0, amount)

    # --- the game and its turns ---------------------------------------------------------------------------------------

    def game(self) -> Rule:
        start = yield Question(CHANCE, {STARTS: 1, STARTS + 1: 1})
        self.active = start - STARTS
        for side in (0, 1):
            for _ in range(6):
                yield self.draw(side)
        while True:
            yield self.turn()
            self.turns += 1
            self.active = 1 - self.active

    def turn(self) -> Rule:
        me = self.active
        self.effects = 0
        if len(self.units(me)) == 6:
            raise Over(me, FULL_BOARD)
        for unit in self.all_units():
            unit.attacks, unit.regular = 0, False
        yield self.settle()
        if self.turns == 1 and self.options["second_player_bonus"] != "none":
            yield self.area_bonus(me, self.options["second_player_bonus"])
        to_skip = 3 if self.turns == 0 else 0
        chosen = self.options["skipped_phase"] == "chosen"
        if to_skip and not chosen:
            to_skip = ["playing", "attacking", "drawing"].index(self.options["skipped_phase"]) + 1
        elif to_skip and (yield Question(me, {KEEP: 1, SKIP: 1})) == SKIP:
            to_skip = 1
        if to_skip != 1:
            self.phase = 1
            yield self.phase_1()
        if to_skip == 3 and chosen and (yield Question(me, {KEEP: 1, SKIP: 1})) == SKIP:
            to_skip = 2
        if to_skip != 2:
            self.phase = 2
            yield self.phase_2()
        if to_skip != 3:
            self.phase = 3
            yield self.draw(me)
            yield self.draw(me)
        self.phase = 4
        for unit in self.units(me):
            yield self.timed_effects(unit, "turn_end")
        for unit in self.all_units():
            unit.bonuses = []
        yield self.settle()
        self.most_effects = max(self.most_effects, self.effects)
        if self.empty_pile_remembered:
            raise Over(self.leader(), PILE)

    def phase_1(self) -> Rule:
        me = self.active
        while True:
            playable = [card for card in self.hands[me] if self.places(me, card) and self.can_pay_all(card)]
            action = yield Question(me, {PLAY + card.index: 1 for card in playable} | {DONE: 1}, always=True)
            if action == DONE:
                return
            card = self.take_from_hand(me, action - PLAY)
            self.announced = card
            yield self.pay(card)
            yield self.place(me, card, silent=False)

    def phase_2(self) -> Rule:
        me = self.active
        for slot in SLOTS:
            unit = self.board[me][slot]
            if unit is not None and not unit.regular and self.can_attack(unit):
                unit.regular = True
                yield self.make_attack(unit)
        for unit in self.units(me):
            yield self.timed_effects(unit, "attack_phase_end")

    def leader(self) -> int:
        return NOBODY if self.counter == 0 else 0 if self.counter > 0 else 1

    # --- playing and paying -------------------------------------------------------------------------------------------

    def can_pay_all(self, card: Card) -> bool:
        hand = [other for other in self.hands[self.active] if other is not card]
        return self.can_pay(self.symbols(card), hand, self.held_markers(self.active))

    def symbols(self, card: Card) -> list[str]:
        return [colour for colour, number in zip(COLOURS, card.cost, strict=True) for _ in range(number)]

    def can_pay(self, symbols: list[str], hand: list[Card], markers: list[str]) -> bool:
        """With cards of one colour and markers first, with multicolour cards what is missing."""
        missing = 0
        for colour in COLOURS:
            single = [card for card in hand if card.has_colour(colour) and not card.entry.get("multicolour")]
            missing += max(0, symbols.count(colour) - len(single) - markers.count(colour))
        return missing <= sum(1 for card in hand if card.entry.get("multicolour"))

    def pay(self, card: Card) -> Rule:
        me = self.active
        symbols = self.symbols(card)
        while symbols:
            colour = symbols.pop(0)
            hand, markers = self.hands[me], self.held_markers(me)
            answers = {}
            for paid in hand:
                rest = [other for other in hand if other is not paid]
                if paid.has_colour(colour) and self.can_pay(symbols, rest, markers):
                    answers[PAY + paid.index] = 1
            if colour in markers and self.can_pay(symbols, hand, [other for other in markers if other != colour]):
                answers[MARKER + COLOURS.index(colour)] = 1
            action = yield Question(me, answers)
            if action >= MARKER:
                self.markers[colour] = BOARD
            else:
                self.discard.append(self.take_from_hand(me, action - PAY))

    def take_from_hand(self, side: int, index: int) -> Card:
        card = next(card for card in self.hands[side] if card.index == index)
        self.leave_hand(side, card)
        return card

    def leave_hand(self, side: int, card: Card) -> None:
        """Everybody sees it."""
        self.hands[side].remove(card)
        for known in self.known[side].values():
            known[card.index] = max(0, known[card.index] - 1)

    def add_openly(self, side: int, card: Card) -> None:
        """To a hand, and everybody sees which card it is."""
        self.hands[side].append(card)
        for known in self.known[side].values():
            known[card.index] += 1

    def place(self, side: int, card: Card, silent: bool) -> Rule:
        """The announced card finds its place; says which unit has come or has got it."""
        slot = (yield Question(side, {OWN + slot: 1 for slot in self.places(side, card)})) - OWN
        self.announced = None
        unit = self.board[side][slot]
        if unit is None:
            unit = self.board[side][slot] = Unit(card, side, slot)
        else:
            unit.worn = card
        yield self.settle()
        for effect in [] if silent else card.effects("play"):
            if unit.in_play and card in unit.cards() and not self.silenced(unit):
                yield self.resolve(Run(effect, unit))
        return unit

    def draw(self, side: int) -> Rule:
        """One card; says which."""
        if self.pile == 0:
            return None
        index = (yield Question(CHANCE, {DRAWN + d: n for d, n in self.unseen.items() if n})) - DRAWN
        self.unseen[index] -= 1
        card = Card(index, self.entries[index])
        self.hands[side].append(card)
        self.pile -= 1
        if self.pile == 0:
            if self.phase == 3 or self.options["pile_end"] == "at_once":
                raise Over(self.leader(), PILE)
            self.empty_pile_remembered = True
        return card

    # --- attacking ----------------------------------------------------------------------------------------------------

    def can_attack(self, unit: Unit) -> bool:
        return unit.side == self.active and unit.attacks < self.options["attack_cap"] and self.attack(unit) >= 1

    def make_attack(self, unit: Unit) -> Rule:
        attack = Attack()
        unit.attacks += 1
        yield self.timed_effects(unit, "before_strike", attack)
        if unit.in_play and self.attack(unit) > 0:
            if not attack.skips_strike:
                yield self.strike_or_bonus(unit, attack)
            yield self.timed_effects(unit, "after_strike", attack)
        for other in self.all_units():
            other.bonuses = [bonus for bonus in other.bonuses if bonus.until is not attack]
        yield self.settle()

    def strike_or_bonus(self, unit: Unit, attack: Attack) -> Rule:
        struck = self.opposing(unit)
        if struck is None:
            attack.result = "bonus"
            yield self.area_bonus(unit.side, AREA_OF[unit.slot])
            return
        attack.result = "hit"
        struck.damage += self.after_prevention(struck, self.attack(unit), "strike")
        self.happen("struck", [struck], by=unit)
        defeated = yield self.settle()
        if struck in defeated:
            attack.result = "defeated"

    def timed_effects(self, unit: Unit, when: str, attack: Attack | None = None) -> Rule:
        """The effects of a unit and then of its equipment."""
        for worn in (False, True):
            card = unit.worn if worn else unit.card
            for effect in card.effects(when) if card else []:
                if not unit.in_play or (worn and unit.worn is not card):
                    break
                if not self.silenced(unit) and (attack is None or self.attack(unit) > 0):
                    yield self.resolve(Run(effect, unit, attack=attack))

    def area_bonus(self, side: int, area: str) -> Rule:
        if area == "olympus":
            self.gain_point(side)
        elif area == "troy":
            yield self.draw(side)
        else:
            on_board, enemys = self.held_markers(BOARD), self.held_markers(1 - side)
            answers = {MARKER + COLOURS.index(colour): 1 for colour in on_board or enemys}
            if not answers:
                return
            if not on_board or self.options["delphi"] == "may":
                answers[NO] = 1
            action = yield Question(side, answers)
            if action != NO:
                self.markers[COLOURS[action - MARKER]] = side

    def gain_point(self, side: int) -> None:
        self.counter += 1 if side == 0 else -1
        if abs(self.counter) == 7:
            raise Over(side, POINTS)

    # --- the state check ----------------------------------------------------------------------------------------------

    def settle(self) -> Rule:
        """Says who was defeated in it, before the effects it triggers."""
        defeated: list[Unit] = []
        if self.replacing:
            return defeated
        while True:
            fallen = [unit for unit in self.all_units() if unit.damage >= self.defence(unit)]
            if not fallen:
                break
            defeated += fallen
            self.happen("unit_defeated", fallen)
            replacements = {id(unit): self.triggered(unit, unit, "self_defeated") for unit in fallen}
            survivors = []
            for unit in fallen:
                for trigger in replacements[id(unit)]:
                    if not unit.in_play or self.silenced(unit) or unit in survivors:
                        break
                    self.replacing = True
                    yield self.resolve(trigger.run, checked=True)
                    self.replacing = False
                    if trigger.run.survived:
                        survivors.append(unit)
            self.leave_play([unit for unit in fallen if unit.in_play and unit not in survivors])
        triggers = sorted(self.triggers, key=self.trigger_order)
        self.triggers = []
        for trigger in triggers:
            if trigger.run.source.in_play or trigger.run.effect["when"] == "self_discarded":
                yield self.resolve(trigger.run, checked=True)
        return defeated

    def trigger_order(self, trigger: Trigger) -> tuple[bool, int, int, int]:
        source = trigger.run.source
        return source.side != self.active, source.slot, trigger.event, trigger.order

    def triggered(self, unit: Unit, subject: Unit, when: str) -> list[Trigger]:
        effects = [effect for card in unit.cards() for effect in card.effects(when)]
        runs = [Run(effect, unit, subject) for effect in effects]
        return [Trigger(self.events, order, run) for order, run in enumerate(runs) if self.conditions_hold(run)]

    def happen(self, when: str, units: list[Unit], by: Unit | None = None) -> None:
        """Events of one moment: who is triggered is read now."""
        for unit in units:
            self.events += 1
            for watcher in sorted(self.all_units(), key=lambda watcher: watcher is not unit):
                if not self.silenced(watcher):
                    if watcher is not unit and when != "struck":
                        self.triggers += self.triggered(watcher, unit, when)
                    if watcher is unit and when == "unit_discarded":
                        self.triggers += self.triggered(unit, unit, "self_discarded")
                    if watcher is unit and when == "struck" and by is not None:
                        self.triggers += self.triggered(unit, by, "struck")
            del self.triggers[MOST_WAITING:]

    def leave_play(self, units: list[Unit]) -> None:
        """To the discard pile in this order, in one moment."""
        self.happen("unit_discarded", self.in_order(units))
        for unit in units:
            self.lift(unit)
            self.discard += unit.cards()

    def lift(self, unit: Unit) -> None:
        self.board[unit.side][unit.slot] = None
        unit.in_play = False

    # --- effects ------------------------------------------------------------------------------------------------------

    def optional(self, effect: Entry) -> bool:
        mode = effect.get("mode", "do")
        if mode == "do" and effect["when"] == "play":
            return bool(self.options["on_play"] == "declinable")
        return bool(mode == "may")

    def wants(self, run: Run, do: Entry) -> Rule:
        """Is it wanted?  It is asked if others think that it could be."""
        if not (len(self.thinkable(run, do)) > 0 if do["op"] == "play" else self.could_do(run, do)):
            return False
        answers = {YES: 1, NO: 1} if self.could_do(run, do) else {NO: 1}
        return (yield Question(run.you, answers, always=True)) == YES

    def resolve(self, run: Run, checked: bool = False) -> Rule:
        operations = run.effect["do"]
        if self.effects >= self.options["effect_limit"] or self.under_way == DEEPEST:
            return
        if not checked and not self.conditions_hold(run):
            return
        if self.optional(run.effect) and not (yield self.wants(run, operations[0])):
            return
        self.effects += 1
        self.under_way += 1
        for do in operations:
            if do.get("may") and not (yield self.wants(run, do)):
                run.same = []
                did = False
            else:
                did = yield self.carry_out(run, do)
            broken_off = do.get("require") and not did
            if broken_off or do is operations[-1]:
                self.under_way -= 1
            if broken_off:
                return
            yield self.settle()

    def targets(self, run: Run, do: Entry) -> list[Unit]:
        found = self.select(run, do["to"])
        if do["op"] == "attack":
            return [unit for unit in found if self.can_attack(unit)]
        if do["op"] == "move":
            return [unit for unit in found if self.destinations(unit, do)]
        return found

    def could_do(self, run: Run, do: Entry) -> bool:
        op = do["op"]
        if op != "point" and "amount" in do and do["amount"] != "all" and self.amount(run, do["amount"]) == 0:
            return False
        if op == "heal":
            return any(unit.damage for unit in self.targets(run, do))
        if "to" in do:
            return bool(self.targets(run, do))
        if op == "draw":
            return bool(self.pile)
        if op == "drop":
            return bool(self.hands[self.who(run, do)])
        if op == "take":
            return bool(self.cards_to_take(do))
        if op == "play":
            return bool(self.cards_to_play(run, do))
        if op == "marker":
            return bool(self.markers_to_take(run, do))
        return bool(self.units(run.you)) if op == "rearrange" else True

    def who(self, run: Run, do: Entry) -> int:
        return run.you if do["who"] == "you" else 1 - run.you

    def carry_out(self, run: Run, do: Entry) -> Rule:
        """Says whether it did anything; until the end of it, "same" means the units of the operation before."""
        rule = getattr(self, "op_" + do["op"])
        if not self.could_do(run, do):
            run.same = []
            return False
        if "to" in do:
            targets = yield self.pick(run, do)
            did = yield rule(run, do, targets)
            run.same = targets
        else:
            did, run.same = yield rule(run, do)
        return did

    def pick(self, run: Run, do: Entry) -> Rule:
        legal = self.targets(run, do)
        number = do["to"].get("pick", "all")
        upto = do["to"].get("upto", False)
        if number == "all" or (len(legal) <= number and not upto):
            return legal
        picked: list[Unit] = []
        while len(picked) < number and legal:
            answers = {(OWN if unit.side == run.you else ENEMY) + unit.slot: unit for unit in legal}
            asked = dict.fromkeys(answers, 1) | ({DONE: 1} if upto else {})
            action = yield Question(run.you, asked)
            if action == DONE:
                break
            picked.append(answers[action])
            legal.remove(answers[action])
        return picked

    # --- operations on units ------------------------------------------------------------------------------------------

    def op_damage(self, run: Run, do: Entry, targets: list[Unit]) -> Rule:
        amount = self.amount(run, do["amount"])
        dealt = [self.after_prevention(unit, amount, "ability") for unit in targets]
        for unit, damage in zip(targets, dealt, strict=True):
            unit.damage += damage
        return bool(targets) and amount > 0
        yield

    def op_heal(self, run: Run, do: Entry, targets: list[Unit]) -> Rule:
        healed = 0
        amount = None if do["amount"] == "all" else self.amount(run, do["amount"])
        for unit in targets:
            less = unit.damage if amount is None else min(unit.damage, amount)
            unit.damage -= less
            healed += less
        return healed > 0
        yield

    def op_modify(self, run: Run, do: Entry, targets: list[Unit]) -> Rule:
        attack = self.amount(run, do.get("attack", 0))
        defence = self.amount(run, do.get("defence", 0))
        until = run.attack if do["until"] == "attack" else None
        for unit in targets:
            unit.bonuses.append(Bonus(attack, defence, until))
        return bool(targets)
        yield

    def op_discard(self, run: Run, do: Entry, targets: list[Unit]) -> Rule:
        self.leave_play(self.in_order(targets))
        return bool(targets)
        yield

    def op_return(self, run: Run, do: Entry, targets: list[Unit]) -> Rule:
        for unit in self.in_order(targets):
            self.lift(unit)
            self.add_openly(unit.side, unit.card)
            self.discard += unit.cards()[1:]
        return bool(targets)
        yield

    def op_strip(self, run: Run, do: Entry, targets: list[Unit]) -> Rule:
        for unit in self.in_order(targets):
            self.discard += unit.cards()[1:]
            unit.worn = None
        return bool(targets)
        yield

    def destinations(self, unit: Unit, do: Entry) -> list[int]:
        side = self.board[unit.side]
        return [slot for slot in SLOTS if slot != unit.slot and (do["dest"] == "any" or side[slot] is None)]

    def op_move(self, run: Run, do: Entry, targets: list[Unit]) -> Rule:
        for unit in targets:  # one at most
            side = OWN if unit.side == run.you else ENEMY
            slot = (yield Question(run.you, {side + slot: 1 for slot in self.destinations(unit, do)})) - side
            other = self.board[unit.side][slot]
            self.board[unit.side][unit.slot] = other
            if other is not None:
                other.slot = unit.slot
            self.board[unit.side][slot] = unit
            unit.slot = slot
        return bool(targets)

    def op_attack(self, run: Run, do: Entry, targets: list[Unit]) -> Rule:
        did = False
        for unit in self.in_order(targets):
            if unit.in_play and self.can_attack(unit):
                did = True
                yield self.make_attack(unit)
        return did

    def op_rearrange(self, run: Run, do: Entry) -> Rule:
        units = self.units(run.you)
        free = list(SLOTS)
        chosen = []
        for _ in units:
            slot = (yield Question(run.you, {OWN + slot: 1 for slot in free})) - OWN
            free.remove(slot)
            chosen.append(slot)
        self.board[run.you] = [None] * 6
        for unit, slot in zip(units, chosen, strict=True):
            self.board[run.you][slot] = unit
            unit.slot = slot
        return True, units

    def op_skip_strike(self, run: Run, do: Entry) -> Rule:
        assert run.attack is not None
        run.attack.skips_strike = True
        return True, []
        yield

    def op_survive(self, run: Run, do: Entry) -> Rule:
        if not run.source.in_play:
            return False, []
        run.source.damage = 0
        run.survived = True
        return True, [run.source]
        yield

    # --- operations on cards, markers and points ----------------------------------------------------------------------

    def op_draw(self, run: Run, do: Entry) -> Rule:
        side, did = self.who(run, do), False
        for _ in range(self.amount(run, do["amount"])):
            card = yield self.draw(side)
            if card is not None:
                did = True
                if side == run.you:
                    run.drawn.append(card)
        return did, []

    def op_drop(self, run: Run, do: Entry) -> Rule:
        side, did = self.who(run, do), False
        for _ in range(self.amount(run, do["amount"])):
            hand = Counter(card.index for card in self.hands[side])
            if not hand:
                break
            if do["by"] == "you" and side != run.you:
                self.known[side][run.you] = Counter(hand)
            if do["by"] == "random" and len(self.hands[side]) == 1:
                index = next(iter(hand))  # nothing is left to chance
            elif do["by"] == "random":
                index = (yield Question(CHANCE, {DRAWN + d: n for d, n in hand.items()})) - DRAWN
            else:
                chooser = side if do["by"] == "owner" else run.you
                several = len(self.hands[side]) > 1
                index = (yield Question(chooser, {CARD + d: 1 for d in hand}, always=several)) - CARD
            self.discard.append(self.take_from_hand(side, index))
            did = True
        return did, []

    def suits(self, card: Card, do: Entry) -> bool:
        return (
            do.get("kind", card.kind) == card.kind
            and ("colour" not in do or card.has_colour(do["colour"]))
            and do.get("id", card.id) == card.id
            and sum(card.cost) <= do.get("max_cost", 99)
        )

    def cards_to_take(self, do: Entry) -> dict[int, Card]:
        """By definition, the topmost of each."""
        return {card.index: card for card in self.discard if self.suits(card, do)}

    def op_take(self, run: Run, do: Entry) -> Rule:
        did = False
        for _ in range(self.amount(run, do["amount"])):
            there = self.cards_to_take(do)
            if not there:
                break
            index = (yield Question(run.you, {CARD + d: 1 for d in there})) - CARD
            self.discard.remove(there[index])
            self.add_openly(run.you, there[index])
            did = True
        return did, []

    def markers_to_take(self, run: Run, do: Entry) -> list[str]:
        on_board, enemys = self.held_markers(BOARD), self.held_markers(1 - run.you)
        return {"board": on_board, "opponent": enemys, "board_or_opponent": on_board or enemys}[do["from"]]

    def op_marker(self, run: Run, do: Entry) -> Rule:
        did = False
        for _ in range(self.amount(run, do["amount"])):
            there = self.markers_to_take(run, do)
            if not there:
                break
            action = yield Question(run.you, {MARKER + COLOURS.index(colour): 1 for colour in there})
            self.markers[COLOURS[action - MARKER]] = run.you
            did = True
        return did, []

    def op_point(self, run: Run, do: Entry) -> Rule:
        for _ in range(self.amount(run, do["amount"])):
            self.gain_point(self.who(run, do))
        return True, []
        yield

    def op_bonus(self, run: Run, do: Entry) -> Rule:
        area = AREA_OF[run.source.slot] if do["area"] == "here" else do["area"]
        if area == "choice":
            area = AREAS[(yield Question(run.you, {AREA + index: 1 for index in range(3)})) - AREA]
        yield self.area_bonus(run.you, area)
        return True, []

    def cards_to_play(self, run: Run, do: Entry) -> dict[int, tuple[list[Card], Card]]:
        """By definition: from which cards, and the card; from the first place named."""
        hand = self.hands[run.you]
        found: dict[int, tuple[list[Card], Card]] = {}
        for place in do["from"]:
            cards, there = {
                "drawn": (hand, [card for card in hand if card in run.drawn]),
                "hand": (hand, hand),
                "discard": (self.discard, self.discard[::-1]),
                "subject": (self.discard, [card for card in self.discard if run.subject and card is run.subject.card]),
            }[place]
            for card in there:
                if card.index not in found and self.suits(card, do) and self.places(run.you, card):
                    found[card.index] = (cards, card)
        return found

    def thinkable(self, run: Run, do: Entry) -> set[int]:
        """What a watcher thinks that there might be to choose from; as many as there are cards, at the most."""
        hand, public = self.hands[run.you], [place for place in do["from"] if place in ("discard", "subject")]
        found = set(self.cards_to_play(run, {**do, "from": public}))
        hidden = 0
        if "hand" in do["from"]:
            known = self.known[run.you][WATCHER]
            hidden = len(hand) - known.total()
            found |= {card.index for card in hand if known[card.index] and self.may_come(run, do, card)}
        elif "drawn" in do["from"]:
            hidden = len([card for card in hand if card in run.drawn])
        hers = [
            d for d, entry in enumerate(self.entries) if self.is_unseen(d) and self.may_come(run, do, Card(d, entry))
        ]
        return found | set([d for d in hers if d not in found][:hidden])

    def may_come(self, run: Run, do: Entry, card: Card) -> bool:
        return self.suits(card, do) and bool(self.places(run.you, card))

    def is_unseen(self, d: int) -> bool:
        """Nobody but its owner could say where it is."""
        held = [
            [card.index for card in hand].count(d) - self.known[side][WATCHER][d]
            for side, hand in enumerate(self.hands)
        ]
        return self.unseen[d] + sum(held) > 0

    def op_play(self, run: Run, do: Entry) -> Rule:
        there = self.cards_to_play(run, do)
        if not there:
            return False, []
        several = len(self.thinkable(run, do)) > 1
        index = (yield Question(run.you, {CARD + d: 1 for d in there}, always=several)) - CARD
        cards, card = there[index]
        if cards is self.discard:
            self.discard.remove(card)
        else:
            self.leave_hand(run.you, card)
        self.announced = card
        unit = yield self.place(run.you, card, silent=do.get("silent", False))
        return True, [unit]
