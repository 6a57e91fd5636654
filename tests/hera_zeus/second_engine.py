"""The rules of Hera and Zeus a second time: plain lists, one generator, no line shared with the engine.

Written from the rules pages alone, to be played in lock-step with the engine: both must offer the same choices and
come to the same table.  A card is its kind and the deck it was printed for; a question is who is asked and what he may
answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import NamedTuple

DECK = {"7": 1, "6": 2, "5": 3, "4": 4, "3": 5, "2": 5, "P": 9, "Y": 2, "M": 4, "X": 1, "C": 1} | {
    "G": 1, "D": 2, "H": 1, "E": 1, "S": 1}  # fmt: skip
NUMBERS = "765432PYMXC"
STRENGTH = {"7": 7, "6": 6, "5": 5, "4": 4, "3": 3, "2": 2, "P": 1, "Y": 0, "M": 0, "X": 0, "C": 0}
LANES = "ABC"
CHANCE = "chance"

Value = str | bool | int
DEFAULTS: dict[str, Value] = {
    "start_player": "hera",
    "own_figure_removal": "action",
    "pegasus_past_own_figure": False,
    "pegasus_vs_medusa": "stays",
    "pandora_by_pegasus": "both_sides",
    "won_card_pile": "controller",
    "empty_plays": "refused",
    "short_first_turn": False,
    "persephone_count": "max",
    "late_god": True,
    "discard_view": "top",
    "turn_limit": 0,
}


class Card(NamedTuple):
    kind: str
    deck: str


@dataclass
class Piece:
    card: Card
    up: bool = False


class Question(NamedTuple):
    who: str
    answers: dict[str, int]  # each answer with its weight; the weight matters to chance alone
    open: bool = True  # does everybody know by now what was done so far?


Play = Generator[Question, str, None]


class Over(Exception):
    """The game has ended; without a winner it is drawn."""

    def __init__(self, winner: str | None) -> None:
        self.winner = winner


@dataclass
class Side:
    name: str
    draw_pile: list[Card] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    pile: list[Card] = field(default_factory=list)
    columns: dict[str, list[Piece]] = field(default_factory=lambda: {lane: [] for lane in LANES})
    figure: str | None = None  # its lane

    def code(self, card: Card) -> str:
        return card.kind if card.deck == self.name else "*" + card.kind

    def codes(self, cards: list[Card]) -> dict[str, int]:
        return dict(Counter(self.code(card) for card in cards))

    def find(self, cards: list[Card], code: str) -> Card:
        return next(card for card in cards if self.code(card) == code)

    def holds(self, kind: str) -> bool:
        return any(card.kind == kind for card in self.hand)

    def blocked(self, lane: str) -> int:
        """Rows that the figure takes."""
        return 1 if self.figure == lane else 0

    def front(self, lane: str) -> Piece | None:
        """The card in row 1, if no figure stands there."""
        return self.columns[lane][0] if self.columns[lane] and self.figure != lane else None

    def full(self, lane: str) -> bool:
        return self.blocked(lane) + len(self.columns[lane]) > 3

    def bare(self) -> bool:
        return not any(self.columns.values())

    def rows(self, lane: str) -> range:
        """Where a card may be pushed in."""
        first = self.blocked(lane) + 1
        return range(first, first if self.full(lane) else first + len(self.columns[lane]) + 1)

    def places(self) -> list[tuple[str, int]]:
        return [(lane, row) for lane in LANES for row in self.rows(lane)]

    def insert(self, lane: str, row: int, piece: Piece) -> None:
        self.columns[lane].insert(row - 1 - self.blocked(lane), piece)

    def lift(self, lane: str, row: int) -> Piece:
        return self.columns[lane].pop(row - 1 - self.blocked(lane))


class SecondEngine:
    def __init__(self, options: dict[str, Value]) -> None:
        self.options = DEFAULTS | options
        self.hera, self.zeus = Side("hera"), Side("zeus")
        for side in (self.hera, self.zeus):
            side.draw_pile = [Card(kind, side.name) for kind, copies in DECK.items() for _ in range(copies)]
        self.active = "zeus" if self.options["start_player"] == "zeus" else "hera"
        self.total = self.spent = self.turns = 0
        self.shared = False  # has chance or the other side had a part in this action, for all to see?

    def other(self, side: Side) -> Side:
        return self.zeus if side is self.hera else self.hera

    def side(self, name: str) -> Side:
        return self.hera if name == "hera" else self.zeus

    # --- setting up and the turns -----------------------------------------------------------------------------------

    def play(self) -> Play:
        if self.options["start_player"] == "random":
            self.active = (yield Question(CHANCE, {"{hera}": 1, "{zeus}": 1}))[1:-1]
        for side in (self.hera, self.zeus):
            for _ in range(9):
                yield from self.draw(side)
            if side.holds("C"):
                yield from self.draw(side)
                side.draw_pile.append(self.take(side, "C"))
        for side in (self.hera, self.zeus):
            for lane in LANES:
                code = yield Question(side.name, {f"LAY({c})": 1 for c in side.codes(side.hand) if c in NUMBERS}, False)
                side.columns[lane] = [Piece(self.take(side, code[4:-1]))]
        yield from self.take_turns()

    def take_turns(self) -> Play:
        while True:
            me = self.side(self.active)
            if me.bare():
                raise Over(self.other(me).name)
            self.spent = 0
            self.total = 4 if me.figure else sum(1 for lane in LANES if me.columns[lane])
            if self.turns == 0 and self.options["short_first_turn"]:
                self.total -= 1
            yield from self.rest_of_turn()

    def rest_of_turn(self) -> Play:
        me = self.side(self.active)
        yield from self.spend_points(me)
        self.turns += 1
        self.active = self.other(me).name
        if self.turns == self.options["turn_limit"]:
            raise Over(None)

    def go_on(self) -> Play:
        """From the middle of a turn."""
        yield from self.rest_of_turn()
        yield from self.take_turns()

    def draw(self, side: Side, announced: bool = True) -> Play:
        outcome = yield Question(
            CHANCE, {f"{{{code}}}": n for code, n in side.codes(side.draw_pile).items()}, announced
        )
        card = side.find(side.draw_pile, outcome[1:-1])
        side.draw_pile.remove(card)
        side.hand.append(card)

    def take(self, side: Side, code: str) -> Card:
        """A card out of the hand."""
        card = side.find(side.hand, code)
        side.hand.remove(card)
        return card

    def spend_points(self, me: Side) -> Play:
        while True:
            if self.spent < self.total:
                self.shared = False
                actions = self.actions(me)
                if not actions:
                    raise Over(self.other(me).name)
                action = yield Question(me.name, dict.fromkeys(actions, 1))
            elif self.options["late_god"] and self.god_is_playable(me):
                action = yield Question(me.name, {"END_TURN": 1, "USE(G)": 1}, self.shared)
            elif self.options["late_god"] and self.shared and me.hand and self.figure_may_come(me):
                action = yield Question(me.name, {"END_TURN": 1})
            else:
                return
            if action == "END_TURN":
                return
            yield from self.carry_out(me, action)
            if action == "USE(G)":
                self.total = 4
            else:
                self.spent += 1

    # --- what may be done --------------------------------------------------------------------------------------------

    def actions(self, me: Side) -> list[str]:
        found = []
        if len(me.hand) < 12 and me.draw_pile:
            found.append("DRAW")
        if me.places():
            found += [f"LAY({code})" for code in me.codes(me.hand) if code[-1] in NUMBERS]
        if self.turns > 1:
            found += [f"CHALLENGE({lane})" for lane in LANES if self.can_challenge(me, lane)]
        found += [f"USE({code})" for code in me.codes(me.hand) if self.can_use(me, code[-1])]
        if me.figure and self.options["own_figure_removal"] == "action":
            found.append("REMOVE_FIGURE")
        return found

    def can_challenge(self, me: Side, lane: str) -> bool:
        mine, theirs = me.front(lane), self.other(me).front(lane)
        return mine is not None and theirs is not None and mine.card.kind not in "CMX"

    def can_use(self, me: Side, kind: str) -> bool:
        empty_plays = self.options["empty_plays"] == "allowed"
        if kind == "P":
            return bool(self.pegasus_targets(me))
        if kind == "Y":
            return bool(self.pythia_targets(me))
        if kind == "G":
            return self.god_is_playable(me)
        if kind == "D":
            return empty_plays or bool(self.movable(me))
        if kind == "H":
            return empty_plays or bool(me.pile)
        if kind == "S":
            pile = self.other(me).pile
            return bool(pile) and STRENGTH.get(pile[-1].kind, 0) > 0
        return kind == "E"

    def god_is_playable(self, me: Side) -> bool:
        return me.holds("G") and self.figure_may_come(me)

    def figure_may_come(self, me: Side) -> bool:
        return me.figure is None and bool(self.figure_lanes(me))

    def figure_lanes(self, me: Side) -> list[str]:
        return [lane for lane in LANES if 1 <= len(me.columns[lane]) <= 3]

    def pegasus_targets(self, me: Side) -> list[str]:
        enemy, found = self.other(me), []
        if self.turns > 1:
            if enemy.hand or self.options["empty_plays"] == "allowed":
                found.append("TARGET_HAND")
            for lane in LANES:
                past = me.figure != lane or self.options["pegasus_past_own_figure"] is True
                if enemy.figure == lane or (enemy.front(lane) and past):
                    found.append(f"TARGET_LANE({lane})")
        if me.figure and self.options["own_figure_removal"] == "pegasus":
            found.append("TARGET_OWN_FIGURE")
        return found

    def pythia_targets(self, me: Side) -> list[str]:
        enemy, always = self.other(me), self.options["empty_plays"] == "allowed"
        found = ["TARGET_HAND"] if enemy.hand or always else []
        for lane in LANES:
            if always or not all(piece.up for piece in enemy.columns[lane]):
                found.append(f"TARGET_LANE({lane})")
        return found

    def movable(self, me: Side) -> dict[tuple[str, int], list[tuple[str, int]]]:
        """Every card of the field that Dionysus may move, and where to; found by lifting each of them out."""
        found = {}
        for lane in LANES:
            for row in range(1 + me.blocked(lane), 1 + me.blocked(lane) + len(me.columns[lane])):
                piece = me.lift(lane, row)
                places = me.places()
                me.insert(lane, row, piece)
                if self.options["empty_plays"] == "refused":
                    places.remove((lane, row))
                if places:
                    found[lane, row] = places
        return found

    # --- doing it ----------------------------------------------------------------------------------------------------

    def carry_out(self, me: Side, action: str) -> Play:
        verb, _, what = action.rstrip(")").partition("(")
        if verb == "DRAW":
            yield from self.draw(me, announced=False)
        elif verb == "LAY":
            place = yield Question(me.name, {f"AT({lane},{row})": 1 for lane, row in me.places()}, False)
            me.insert(place[3], int(place[5]), Piece(self.take(me, what)))
        elif verb == "CHALLENGE":
            yield from self.challenge(me, what)
        elif verb == "REMOVE_FIGURE":
            me.figure = None
        else:
            self.discard(me, self.take(me, what))
            yield from {
                "P": self.pegasus, "Y": self.pythia, "G": self.god, "D": self.dionysus, "H": self.hades,
                "E": self.persephone, "S": self.sirens}[what[-1]](me)  # fmt: skip

    def discard(self, who: Side, card: Card) -> None:
        """Lost or used by `who`."""
        pile = self.side(card.deck).pile if self.options["won_card_pile"] == "owner" else who.pile
        pile.append(card)

    def lose_front(self, who: Side, lane: str) -> None:
        self.discard(who, who.columns[lane].pop(0).card)

    def challenge(self, me: Side, lane: str) -> Play:
        enemy = self.other(me)
        mine, theirs = me.columns[lane][0], enemy.columns[lane][0]
        mine.up = theirs.up = True
        attack, defence = STRENGTH[mine.card.kind], STRENGTH[theirs.card.kind]
        if theirs.card.kind == "C":
            raise Over(me.name)
        if theirs.card.kind == "X":
            yield from self.pandora(me, lane, both=True)
            return
        if theirs.card.kind == "M":
            attack, defence = (1, 0) if mine.card.kind == "2" else (0, 1)
        elif mine.card.kind == "Y" and theirs.card.kind == "7":
            attack, defence = 1, 0
        if attack <= defence:
            self.lose_front(me, lane)
        if attack >= defence:
            self.lose_front(enemy, lane)

    def pandora(self, challenger: Side, lane: str, both: bool) -> Play:
        defender = self.other(challenger)
        losers = [challenger, defender] if both else [defender]
        for side in losers:
            for piece in side.columns[lane]:
                piece.up = True
        captives = [side for side in losers if any(piece.card.kind == "C" for piece in side.columns[lane])]
        if captives:
            raise Over(defender.name if challenger in captives else challenger.name)
        for side in losers:
            while side.columns[lane]:
                codes = side.codes([piece.card for piece in side.columns[lane]])
                code = next(iter(codes))
                if len(codes) > 1:
                    self.shared = self.shared or side is defender
                    code = (yield Question(side.name, {f"NEXT({c})": 1 for c in codes}))[5:-1]
                piece = next(piece for piece in side.columns[lane] if side.code(piece.card) == code)
                side.columns[lane].remove(piece)
                self.discard(side, piece.card)

    # --- the mythology cards -----------------------------------------------------------------------------------------

    def pegasus(self, me: Side) -> Play:
        enemy = self.other(me)
        target = yield Question(me.name, dict.fromkeys(self.pegasus_targets(me), 1), False)
        if target == "TARGET_HAND":
            if enemy.hand:
                yield from self.strike_hand(me)
            return
        if target == "TARGET_OWN_FIGURE":
            me.figure = None
            return
        lane = target[-2]
        if enemy.figure == lane:
            enemy.figure = None
            return
        piece = enemy.columns[lane][0]
        piece.up = True
        if piece.card.kind == "C":
            raise Over(me.name)
        if piece.card.kind == "X":
            yield from self.pandora(me, lane, both=self.options["pandora_by_pegasus"] == "both_sides")
        elif piece.card.kind in "PY" or (piece.card.kind == "M" and self.options["pegasus_vs_medusa"] == "falls"):
            self.lose_front(enemy, lane)

    def strike_hand(self, me: Side) -> Play:
        victim = self.other(me)
        self.shared = True
        outcome = yield Question(CHANCE, {f"{{{code}}}": n for code, n in victim.codes(victim.hand).items()})
        kind = outcome[-2]
        if kind == "C" or (kind == "X" and victim.holds("C")):
            raise Over(me.name)
        if kind == "X":
            while victim.hand:
                codes = victim.codes(victim.hand)
                code = next(iter(codes))
                if len(codes) > 1:
                    code = (yield Question(victim.name, {f"NEXT({c})": 1 for c in codes}))[5:-1]
                self.discard(victim, self.take(victim, code))
            return
        card = self.take(victim, outcome[1:-1])
        lanes = [lane for lane in LANES if victim.figure != lane and not victim.full(lane)]
        if kind in "765432" and lanes:
            lane = yield Question(me.name, {f"TARGET_LANE({lane})": 1 for lane in lanes})
            victim.insert(lane[-2], 1, Piece(card, up=True))
        else:
            self.discard(victim, card)

    def pythia(self, me: Side) -> Play:
        enemy = self.other(me)
        target = yield Question(me.name, dict.fromkeys(self.pythia_targets(me), 1), False)
        if target == "TARGET_HAND":
            for code in ("7", "*7"):
                if code in enemy.codes(enemy.hand):
                    self.discard(enemy, self.take(enemy, code))
        else:
            for piece in enemy.columns[target[-2]]:
                piece.up = True

    def god(self, me: Side) -> Play:
        lane = yield Question(me.name, {f"TARGET_LANE({lane})": 1 for lane in self.figure_lanes(me)}, False)
        me.figure = lane[-2]

    def dionysus(self, me: Side) -> Play:
        movable = self.movable(me)
        if movable:
            start = yield Question(me.name, {f"FROM({lane},{row})": 1 for lane, row in movable}, False)
            lane, row = start[5], int(start[7])
            end = yield Question(me.name, {f"AT({a},{b})": 1 for a, b in movable[lane, row]}, False)
            piece = me.lift(lane, row)
            me.insert(end[3], int(end[5]), piece)

    def hades(self, me: Side) -> Play:
        there = me.codes([card for card in me.pile if card.kind != "H"])
        if there:
            code = (yield Question(me.name, {f"TAKE({c})": 1 for c in there}, False))[5:-1]
            self.fetch(me, code)

    def fetch(self, me: Side, code: str) -> None:
        """The topmost card of that code goes from the pile to the hand."""
        at = max(i for i, card in enumerate(me.pile) if me.code(card) == code)
        me.hand.append(me.pile.pop(at))

    def persephone(self, me: Side) -> Play:
        number = min(3, sum(card.kind == "P" for card in me.pile), 12 - len(me.hand))
        if self.options["persephone_count"] == "choose":
            number = int((yield Question(me.name, {f"COUNT({n})": 1 for n in range(number + 1)}, False))[6])
        for _ in range(number):
            self.fetch(me, "P" if "P" in me.codes(me.pile) else "*P")

    def sirens(self, me: Side) -> Play:
        me.hand.append(self.other(me).pile.pop())
        yield from ()

    # --- the table as text -------------------------------------------------------------------------------------------

    def picture(self) -> str:
        """Everything that lies on the table, comparable with what the engine says."""
        lines = [f"{self.active} {self.total - self.spent}/{self.total} after {self.turns}"]
        for side in (self.hera, self.zeus):
            columns = []
            for lane in LANES:
                pieces = [side.code(piece.card) + ("+" if piece.up else "-") for piece in side.columns[lane]]
                columns.append(" ".join(["F"] * side.blocked(lane) + pieces))
            hand, pile, draw_pile = ([*map(side.code, cards)] for cards in (side.hand, side.pile, side.draw_pile))
            zones = (sorted(hand), pile, sorted(draw_pile))
            lines.append(" | ".join([*columns, *(" ".join(zone) for zone in zones)]))
        return "\n".join(lines)

    def seen_by(self, name: str) -> dict[str, object]:
        """What lies open to a seat, or is its own; a watcher has no cards of his own."""
        field, sizes, tops, won = [], [], [], []
        for side in (self.hera, self.zeus):
            for lane in LANES:
                field.append(["F"] * side.blocked(lane))
                for piece in side.columns[lane]:
                    code = side.code(piece.card)
                    hidden = not piece.up and side.name != name
                    field[-1].append((code[:-1] + "?" if hidden else code) + ("+" if piece.up else "-"))
            sizes.append((len(side.hand), len(side.draw_pile), len(side.pile)))
            tops.append(side.code(side.pile[-1]) if side.pile else "")
            won.append(sum(card.deck != side.name for card in side.hand))
        seen: dict[str, object] = {"field": field, "sizes": sizes, "tops": tops, "won": won}
        seen["turn"] = (self.active, self.total - self.spent, self.total, self.turns)
        if name != "watcher":
            own = self.side(name)
            seen["hand"] = sorted(map(own.code, own.hand))
            seen["draw_pile"] = sorted(map(own.code, own.draw_pile))
            seen["pile"] = list(map(own.code, own.pile))
        return seen
