"""The sixteen kinds of cards, one entry each, and beside it what a mythology card does when it is played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.hera_zeus import state as table
from theomachy.games.hera_zeus import steps, tell
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.state import State
from theomachy.games.hera_zeus.steps import Asking
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import ChanceStep, Frame, Script, Step
from theomachy.kernel.seats import NOBODY

HAND_LIMIT: Final = 12  # HZ-HAND-01


class Power(Step[State]):
    """The first step of a mythology card played from the hand; the card itself is the frame's."""

    def about(self, s: State, f: Frame) -> Asking:
        return Asking(card=f.card, player=f.seat)

    def playable(self, s: State, seat: i64) -> bool:
        """HZ-TURN-10, -12: may it be played now, so that it can be completed?"""
        return True


# --- Pegasus ------------------------------------------------------------------------------------------------------


def may_strike(s: State, seat: i64, act: i64) -> bool:
    """HZ-PEGASUS-01: the targets, TARGET_HAND to TARGET_OWN_FIGURE."""
    if act == v.TARGET_OWN_FIGURE:  # HZ-FIGURE-12: not a challenge
        return s.options.figure_off_by_pegasus and table.figure_lane(s, seat) >= 0
    if steps.first_turn(s):  # HZ-CHAL-02
        return False
    if act == v.TARGET_HAND:  # HZ-PEGASUS-02
        return table.cards_in_hand(s, 1 - seat) > 0 or s.options.empty_plays
    target = table.front(s, 1 - seat, act - v.TARGET_LANE)  # HZ-PEGASUS-08, -09, HZ-FIGURE-09, -10
    if target == v.NO_CARD:
        return False
    return target == v.FIGURE or s.options.pegasus_past_own_figure or not table.has_figure(s, seat, act - v.TARGET_LANE)


class AimPegasus(Power):
    """HZ-PEGASUS-01: at the hand, a front card, a figure; not in the first turn (HZ-CHAL-02)."""

    def question(self) -> str:
        return "pegasus-target"

    def playable(self, s: State, seat: i64) -> bool:
        act: i64 = v.TARGET_HAND
        while act <= v.TARGET_OWN_FIGURE:
            if may_strike(s, seat, act):
                return True
            act += 1
        return False

    def asks(self, s: State, f: Frame) -> i64:
        return f.seat

    def options(self, s: State, f: Frame, found: Choices) -> None:
        act: i64 = v.TARGET_HAND
        while act <= v.TARGET_OWN_FIGURE:
            if may_strike(s, f.seat, act):
                found.offer(act)
            act += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        seat = f.seat
        s.pop()
        steps.spend_card(s, seat, f.card)
        if act == v.TARGET_HAND:
            tell.struck_hand(s, seat)
            if table.cards_in_hand(s, 1 - seat) > 0:
                s.push(STRIKE_HAND, seat, v.NO_CARD, 0)
        elif act == v.TARGET_OWN_FIGURE:
            steps.take_figure_off(s, seat, table.figure_lane(s, seat))
        elif table.has_figure(s, 1 - seat, act - v.TARGET_LANE):
            tell.struck_figure(s, seat, act - v.TARGET_LANE)
            steps.take_figure_off(s, 1 - seat, act - v.TARGET_LANE)
        else:
            strike_front(s, seat, act - v.TARGET_LANE)


def strike_front(s: State, seat: i64, lane: i64) -> None:
    """HZ-PEGASUS-08: turned face up; what is no stronger than Pegasus itself, strength 0 or 1, is lost."""
    tell.struck_front(s, seat, lane)
    steps.turn_up(s, 1 - seat, lane, 1)
    kind = v.kind_of(table.front(s, 1 - seat, lane))
    if kind == v.CAPTIVE:
        steps.win(s, seat, v.CAPTIVE_IN_FRONT)
    elif kind == v.PANDORA:
        steps.open_pandora(s, seat, lane, not s.options.pandora_spares_striker)
    elif s.options.medusa_falls if kind == v.MEDUSA else v.strength(kind) <= 1:  # HZ-MEDUSA-04
        steps.lose_front(s, 1 - seat, lane)


class DrawOutOfHand(ChanceStep[State]):
    """HZ-PEGASUS-02: one card of the enemy hand, all equally likely: its backs, but for their deck, tell nothing."""

    def question(self) -> str:
        return "drawn-out"

    def options(self, s: State, f: Frame, found: Choices) -> None:
        code: i64 = 0
        while code <= v.UNKNOWN:
            copies = table.in_hand(s, 1 - f.seat, code)
            if copies > 0:
                found.weigh(v.OUTCOME + code, copies)
            code += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        code = act - v.OUTCOME
        kind = v.kind_of(code)
        victim = 1 - f.seat
        steps.others_take_part(s)
        f.next()
        tell.drawn_out(s, victim, code)
        if kind == v.CAPTIVE:  # HZ-PEGASUS-03
            steps.win(s, f.seat, v.CAPTIVE_IN_HAND)
        elif kind == v.PANDORA:  # HZ-PEGASUS-04
            s.pop()
            self.open_pandora_in_hand(s, victim)
        elif kind <= v.TWO:  # HZ-PEGASUS-06, HZ-HERO-02
            steps.leave_hand(s, victim, code)
            f.card = code
        else:  # HZ-PEGASUS-05
            s.pop()
            steps.leave_hand(s, victim, code)
            steps.lose(s, victim, code, v.DRAWN_OUT)

    def open_pandora_in_hand(self, s: State, victim: i64) -> None:
        """HZ-PANDORA-04: the whole hand is lost with her; all see it, so a captive in it is found and freed at once."""
        tell.pandora_hand(s, victim)
        steps.open_hand(s, victim)
        if table.in_hand(s, victim, v.CAPTIVE) > 0:  # HZ-END-04
            steps.win(s, 1 - victim, v.CAPTIVE_IN_HAND)
        else:
            s.push(steps.LOSE_HAND, victim, v.NO_CARD, 0)


def may_take_in(s: State, victim: i64, lane: i64) -> bool:
    return table.height(s, victim, lane) < v.ROWS and not table.has_figure(s, victim, lane)


class PlaceDrawnCard(Step[State]):
    """HZ-PEGASUS-06: face up into row 1 of the victim's field; HZ-PEGASUS-07: lost if there is no column for it."""

    def question(self) -> str:
        return "drawn-card-lane"

    def about(self, s: State, f: Frame) -> Asking:
        return Asking(card=f.card, player=1 - f.seat)

    def asks(self, s: State, f: Frame) -> i64:
        victim = 1 - f.seat
        if may_take_in(s, victim, 0) or may_take_in(s, victim, 1) or may_take_in(s, victim, 2):
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        steps.lose(s, 1 - f.seat, f.card, v.DRAWN_OUT)
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        lane: i64 = 0
        while lane < 3:
            if may_take_in(s, 1 - f.seat, lane):
                found.offer(v.TARGET_LANE + lane)
            lane += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        lane = act - v.TARGET_LANE
        table.insert_piece(s, 1 - f.seat, lane, 1, f.card + table.UP)
        tell.placed(s, 1 - f.seat, f.card, steps.place(lane, 1))
        f.next()


# --- Pythia -------------------------------------------------------------------------------------------------------


def may_spy(s: State, seat: i64, act: i64) -> bool:
    """HZ-TURN-10: a card in the hand, a face-down card in the column."""
    if s.options.empty_plays:
        return True
    if act == v.TARGET_HAND:
        return table.cards_in_hand(s, 1 - seat) > 0
    return steps.face_down_in(s, 1 - seat, act - v.TARGET_LANE)


class AimPythia(Power):
    """HZ-PYTHIA-01 to -03: look at the enemy hand, or turn one enemy column face up."""

    def question(self) -> str:
        return "pythia-target"

    def playable(self, s: State, seat: i64) -> bool:
        act: i64 = v.TARGET_HAND
        while act < v.TARGET_OWN_FIGURE:
            if may_spy(s, seat, act):
                return True
            act += 1
        return False

    def asks(self, s: State, f: Frame) -> i64:
        return f.seat

    def options(self, s: State, f: Frame, found: Choices) -> None:
        act: i64 = v.TARGET_HAND
        while act < v.TARGET_OWN_FIGURE:
            if may_spy(s, f.seat, act):
                found.offer(act)
            act += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        seat = f.seat
        steps.spend_card(s, seat, f.card)
        f.next()
        if act == v.TARGET_HAND:
            look_at_hand(s, seat)
        else:
            tell.turned_column(s, seat, act - v.TARGET_LANE)
            steps.show_column(s, 1 - seat, act - v.TARGET_LANE)


def look_at_hand(s: State, seat: i64) -> None:
    """HZ-PYTHIA-01: shown to the Pythia player only; every 7 is lost."""
    owner = 1 - seat
    tell.looked(s, seat)
    s.remember(table.LOOKED, owner, 0)
    steps.remember_hand(s, owner)
    code: i64 = 0
    while code < v.CODES:
        if table.in_hand(s, owner, code) > 0:
            tell.saw(s, owner, code, table.in_hand(s, owner, code))
        code += 1
    if table.in_hand(s, owner, v.SEVEN) > 0:
        steps.lose_from_hand(s, owner, v.SEVEN)
    if table.in_hand(s, owner, v.WON + v.SEVEN) > 0:
        steps.lose_from_hand(s, owner, v.WON + v.SEVEN)


# --- Hades --------------------------------------------------------------------------------------------------------


class TakeAnyCard(Power):
    """HZ-HADES-01, -02: any card of one's own pile, secretly; not Hades, who is no target of his own effect."""

    def question(self) -> str:
        return "hades-card"

    def playable(self, s: State, seat: i64) -> bool:
        return s.options.empty_plays or self.finds_card(s, seat)

    def asks(self, s: State, f: Frame) -> i64:
        return f.seat if self.finds_card(s, f.seat) else NOBODY

    def finds_card(self, s: State, seat: i64) -> bool:
        i: i64 = 1
        while i <= table.cards_in_pile(s, seat):
            if v.TAKE_OF[s.pile[table.PILE * seat + i]] >= 0:
                return True
            i += 1
        return False

    def do(self, s: State, f: Frame) -> None:
        steps.spend_card(s, f.seat, v.HADES)
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        i: i64 = 1
        while i <= table.cards_in_pile(s, f.seat):
            token = v.TAKE_OF[s.pile[table.PILE * f.seat + i]]
            if token >= 0 and not found.has(token):
                found.offer(token)
            i += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        code = v.TAKEN_BY[act - v.TAKE]
        seat = f.seat
        f.next()
        steps.spend_card(s, seat, v.HADES)
        table.take_from_pile(s, seat, code)
        table.add_held(s.hand, seat, code, 1)
        s.remember(table.GAINED if s.options.open_piles else table.FETCHED, seat, code)
        tell.fetched(s, seat, code, s.options.open_piles)


# --- Persephone ---------------------------------------------------------------------------------------------------


def pegasus_in_pile(s: State, seat: i64, code: i64) -> i64:
    found: i64 = 0
    i: i64 = 1
    while i <= table.cards_in_pile(s, seat):
        if s.pile[table.PILE * seat + i] == code:
            found += 1
        i += 1
    return found


class TakePegasus(Power):
    """HZ-PERSEPHONE-01, -02: always legal; up to three, native ones first."""

    def question(self) -> str:
        return "persephone-count"

    def most(self, s: State, seat: i64) -> i64:
        there = pegasus_in_pile(s, seat, v.PEGASUS) + pegasus_in_pile(s, seat, v.WON + v.PEGASUS)
        return min(3, min(there, HAND_LIMIT - (table.cards_in_hand(s, seat) - 1)))

    def asks(self, s: State, f: Frame) -> i64:
        return f.seat if s.options.persephone_chooses else NOBODY

    def options(self, s: State, f: Frame, found: Choices) -> None:
        n: i64 = 0
        while n <= self.most(s, f.seat):
            found.offer(v.COUNT + n)
            n += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        self.bring(s, f, act - v.COUNT)

    def do(self, s: State, f: Frame) -> None:
        self.bring(s, f, self.most(s, f.seat))

    def bring(self, s: State, f: Frame, number: i64) -> None:
        seat = f.seat
        f.next()
        steps.spend_card(s, seat, v.PERSEPHONE)
        native = min(number, pegasus_in_pile(s, seat, v.PEGASUS))
        if s.remembers:
            remember_number(s, seat, number, native)
        i: i64 = 0
        while i < number:
            code: i64 = v.PEGASUS if i < native else v.WON + v.PEGASUS
            table.take_from_pile(s, seat, code)
            table.add_held(s.hand, seat, code, 1)
            s.remember(table.GAINED, seat, code)
            i += 1
        tell.took_pegasus(s, seat, native, number - native)


def remember_number(s: State, seat: i64, number: i64, native: i64) -> None:
    """Fewer than there should be: then the card that Hades took before was a Pegasus."""
    taken = table.fetched_by(s, seat)
    if taken == v.NO_CARD or v.kind_of(taken) != v.PEGASUS:
        return
    there = pegasus_in_pile(s, seat, v.PEGASUS) + (1 if taken == v.PEGASUS else 0)
    won = pegasus_in_pile(s, seat, v.WON + v.PEGASUS) + (1 if taken == v.WON + v.PEGASUS else 0)
    most = min(3, min(there + won, HAND_LIMIT - table.cards_in_hand(s, seat)))
    if native != min(number, there) or (number < most and not s.options.persephone_chooses):
        s.remember(table.WAS_PEGASUS, seat, taken)


# --- Sirens -------------------------------------------------------------------------------------------------------


class SeduceTopCard(Power):
    """HZ-SIRENS-01, -02: the top card of the enemy pile, if its strength is 1 to 7."""

    def playable(self, s: State, seat: i64) -> bool:
        top = table.top_of_pile(s, 1 - seat)
        return top != v.NO_CARD and v.kind_of(top) <= v.PEGASUS

    def do(self, s: State, f: Frame) -> None:
        seat = f.seat
        f.next()
        steps.spend_card(s, seat, v.SIRENS)
        top = table.top_of_pile(s, 1 - seat)
        table.take_from_pile(s, 1 - seat, top)
        code = v.in_other_hands(top)
        table.add_held(s.hand, seat, code, 1)
        s.remember(table.GAINED, seat, code)
        tell.seduced(s, seat, code)


# --- Dionysus -----------------------------------------------------------------------------------------------------


def may_move(s: State, seat: i64, from_lane: i64, from_row: i64, lane: i64, row: i64) -> bool:
    """HZ-DIONYSUS-01 to -03: may the card of one place go to the other?"""
    if from_lane != lane:
        return steps.may_lay_at(s, seat, lane, row)
    if row > table.height(s, seat, lane) or (row == 1 and table.has_figure(s, seat, lane)):
        return False
    return row != from_row or s.options.empty_plays


def can_leave(s: State, seat: i64, lane: i64, row: i64) -> bool:
    """Is there a card, and another place for it?"""
    if row > table.height(s, seat, lane) or (row == 1 and table.has_figure(s, seat, lane)):
        return False
    to: i64 = 0
    while to < v.PLACES:
        if may_move(s, seat, lane, row, steps.lane_of(to), steps.row_of(to)):
            return True
        to += 1
    return False


class ChooseCardToMove(Power):
    """HZ-DIONYSUS-01: one card of one's own field that has another place to go to."""

    def question(self) -> str:
        return "card-to-move"

    def playable(self, s: State, seat: i64) -> bool:
        if s.options.empty_plays:
            return True
        at: i64 = 0
        while at < v.PLACES:
            if can_leave(s, seat, steps.lane_of(at), steps.row_of(at)):
                return True
            at += 1
        return False

    def asks(self, s: State, f: Frame) -> i64:
        return f.seat if table.cards_on_field(s, f.seat) > 0 else NOBODY

    def do(self, s: State, f: Frame) -> None:
        steps.spend_card(s, f.seat, v.DIONYSUS)  # HZ-TURN-10: an empty play on a bare field
        s.pop()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        at: i64 = 0
        while at < v.PLACES:
            if can_leave(s, f.seat, steps.lane_of(at), steps.row_of(at)):
                found.offer(v.FROM + at)
            at += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.place = act - v.FROM
        f.next()


class MoveIt(Step[State]):
    """HZ-DIONYSUS-02, -04: lifted out and inserted; it keeps its facing."""

    def question(self) -> str:
        return "new-place"

    def about(self, s: State, f: Frame) -> Asking:
        lifted = s.field[table.column(f.seat, steps.lane_of(f.place)) + steps.row_of(f.place)]
        return Asking(card=table.code_of(lifted), player=f.seat, place=f.place)

    def asks(self, s: State, f: Frame) -> i64:
        return f.seat

    def options(self, s: State, f: Frame, found: Choices) -> None:
        to: i64 = 0
        while to < v.PLACES:
            if may_move(s, f.seat, steps.lane_of(f.place), steps.row_of(f.place), steps.lane_of(to), steps.row_of(to)):
                found.offer(v.AT + to)
            to += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        to = act - v.AT
        steps.spend_card(s, f.seat, v.DIONYSUS)
        piece = table.remove_piece(s, f.seat, steps.lane_of(f.place), steps.row_of(f.place))
        table.insert_piece(s, f.seat, steps.lane_of(to), steps.row_of(to), piece)
        tell.moved(s, f.seat, f.place, to)
        f.next()


# --- Hera and Zeus ------------------------------------------------------------------------------------------------


def may_stand_in(s: State, seat: i64, lane: i64) -> bool:
    """HZ-FIGURE-02: a column of one, two or three cards: the figure shields somebody, and takes a row itself."""
    return 0 < table.height(s, seat, lane) < v.ROWS


class PlaceFigure(Power):
    """HZ-FIGURE-01 to -04: in front of an own column; the turn has four points."""

    def question(self) -> str:
        return "figure-lane"

    def playable(self, s: State, seat: i64) -> bool:
        """HZ-FIGURE-03: there is only one figure, and it needs cards to stand in front of."""
        return table.figure_lane(s, seat) < 0 and (
            may_stand_in(s, seat, 0) or may_stand_in(s, seat, 1) or may_stand_in(s, seat, 2)
        )

    def asks(self, s: State, f: Frame) -> i64:
        return f.seat

    def options(self, s: State, f: Frame, found: Choices) -> None:
        lane: i64 = 0
        while lane < 3:
            if may_stand_in(s, f.seat, lane):
                found.offer(v.TARGET_LANE + lane)
            lane += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        lane = act - v.TARGET_LANE
        steps.spend_card(s, f.seat, v.GOD)
        table.insert_piece(s, f.seat, lane, 1, v.FIGURE + table.UP)
        s.points += FIGURE_POINTS - s.total
        s.total = FIGURE_POINTS
        tell.figure_on(s, f.seat, lane, s.points)
        f.next()


FIGURE_POINTS: Final = 4

STRIKE_HAND: Final = steps.script(DrawOutOfHand(), PlaceDrawnCard())


# --- the entries --------------------------------------------------------------------------------------------------


class Words:
    def __init__(self, en: str, de: str, it: str) -> None:
        self.en: Final = en
        self.de: Final = de
        self.it: Final = it

    def in_language(self, language: str) -> str:
        return self.de if language == "de" else self.it if language == "it" else self.en


class Card:
    """One kind: its letter, its names on both sides, copies in each deck, help, and what it does from the hand."""

    def __init__(
        self,
        kind: int,
        key: str,
        letter: str,
        hera: Words,
        zeus: Words,
        copies: int,
        help: Words,
        clauses: tuple[str, ...],
        power: Power | None = None,
        then: Step[State] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.key: Final = key
        self.letter: Final = letter
        self.names: Final = (hera, zeus)
        self.copies: Final = copies
        self.help: Final = help
        self.clauses: Final = clauses
        self.power: Final = power
        self.script: Script | None = None
        if power is not None:
            self.script = steps.script(power) if then is None else steps.script(power, then)


CARDS: Final = (
    Card(
        v.SEVEN, "seven", "7", Words("Nemesis", "Nemesis", "Nemesi"), Words("Poseidon", "Poseidon", "Poseidone"), 1,
        Words(
            en="Fights with 7. Only Pythia, Medusa and Pandora stop it.",
            de="Kämpft mit 7. Nur Pythia, Medusa und Pandora halten sie auf.",
            it="Combatte con 7. Solo Pizia, Medusa e Pandora la fermano."),
        ("HZ-CHAL-06", "HZ-PYTHIA-04", "HZ-PYTHIA-01"),
    ),
    Card(
        v.SIX, "six", "6", Words("Artemis", "Artemis", "Artemide"), Words("Apollo", "Apollon", "Apollo"), 2,
        Words(en="Fights with 6.", de="Kämpft mit 6.", it="Combatte con 6."), ("HZ-CHAL-06",),
    ),
    Card(
        v.FIVE, "five", "5", Words("Hydra", "Hydra", "Idra"), Words("Giant", "Gigant", "Gigante"), 3,
        Words(en="Fights with 5.", de="Kämpft mit 5.", it="Combatte con 5."), ("HZ-CHAL-06",),
    ),
    Card(
        v.FOUR, "four", "4", Words("Harpy", "Harpyie", "Arpia"), Words("Cyclops", "Zyklop", "Ciclope"), 4,
        Words(en="Fights with 4.", de="Kämpft mit 4.", it="Combatte con 4."), ("HZ-CHAL-06",),
    ),
    Card(
        v.THREE, "three", "3", Words("Fury", "Furie", "Furia"), Words("Centaur", "Zentaur", "Centauro"), 5,
        Words(en="Fights with 3.", de="Kämpft mit 3.", it="Combatte con 3."), ("HZ-CHAL-06",),
    ),
    Card(
        v.TWO, "two", "2", Words("Amazon", "Amazone", "Amazzone"), Words("Hero", "Held", "Eroe"), 5,
        Words(
            en="Fights with 2, and is the only card that beats Medusa.",
            de="Kämpft mit 2 und schlägt als einzige Karte Medusa.",
            it="Combatte con 2 ed è l'unica carta che batte Medusa."),
        ("HZ-HERO-01", "HZ-MEDUSA-02"),
    ),
    Card(
        v.PEGASUS, "pegasus", "P", Words("Pegasus", "Pegasus", "Pegaso"), Words("Pegasus", "Pegasus", "Pegaso"), 9,
        Words(
            en="From the hand, 1 point: strike a random card of the enemy hand, an enemy front card "
               "or the enemy figure. On the field an ordinary 1.",
            de="Aus der Hand, 1 Punkt: triff eine zufällige Karte der gegnerischen Hand, eine gegnerische Karte "
               "in Reihe 1 oder die gegnerische Figur. Auf dem Feld eine gewöhnliche 1.",
            it="Dalla mano, 1 punto: colpisci una carta a caso della mano avversaria, una carta avversaria in fila 1 "
               "o la statuina avversaria. Sul campo è un semplice 1."),
        ("HZ-PEGASUS-01", "HZ-PEGASUS-10"), AimPegasus(),
    ),
    Card(
        v.PYTHIA, "pythia", "Y", Words("Pythia", "Pythia", "Pizia"), Words("Pythia", "Pythia", "Pizia"), 2,
        Words(
            en="From the hand, 1 point: look at the enemy hand (a 7 there is lost) or turn an enemy column face up. "
               "On the field 0, but she beats a 7 that she challenges.",
            de="Aus der Hand, 1 Punkt: sieh dir die gegnerische Hand an (eine 7 darin ist verloren) oder decke eine "
               "gegnerische Spalte auf. Auf dem Feld 0, doch sie schlägt eine 7, die sie herausfordert.",
            it="Dalla mano, 1 punto: guarda la mano avversaria (un 7 è perso) o scopri una colonna avversaria. "
               "Sul campo vale 0, ma batte il 7 che sfida."),
        ("HZ-PYTHIA-01", "HZ-PYTHIA-02", "HZ-PYTHIA-04"), AimPythia(),
    ),
    Card(
        v.MEDUSA, "medusa", "M", Words("Medusa", "Medusa", "Medusa"), Words("Medusa", "Medusa", "Medusa"), 4,
        Words(
            en="Never attacks. Whoever challenges her is lost, except Hero or Amazon, who beats her.",
            de="Greift nie an. Wer sie herausfordert, ist verloren; nur Held oder Amazone schlägt sie.",
            it="Non attacca mai. Chi la sfida è perso, tranne Eroe o Amazzone, che la batte."),
        ("HZ-MEDUSA-01", "HZ-MEDUSA-02", "HZ-MEDUSA-03"),
    ),
    Card(
        v.PANDORA, "pandora", "X", Words("Pandora", "Pandora", "Pandora"), Words("Pandora", "Pandora", "Pandora"), 1,
        Words(
            en="Never attacks. If she is challenged, every card of both columns in that lane is lost. "
               "Struck in the hand: the whole hand is lost.",
            de="Greift nie an. Wird sie herausgefordert, sind alle Karten beider Spalten dieser Bahn verloren. "
               "In der Hand getroffen: die ganze Hand ist verloren.",
            it="Non attacca mai. Se è sfidata, tutte le carte di entrambe le colonne della corsia sono perse. "
               "Colpita in mano: tutta la mano è persa."),
        ("HZ-PANDORA-01", "HZ-PANDORA-04", "HZ-PANDORA-05"),
    ),
    Card(
        v.CAPTIVE, "captive", "C", Words("Io", "Io", "Io"), Words("Argus", "Argos", "Argo"), 1,
        Words(
            en="Never attacks. Challenged, struck in the hand or lost to Pandora: the game is lost.",
            de="Greift nie an. Herausgefordert, in der Hand getroffen oder an Pandora verloren: "
               "das Spiel ist verloren.",
            it="Non attacca mai. Sfidato, colpito in mano o perso con Pandora: la partita è persa."),
        ("HZ-END-03", "HZ-END-04", "HZ-END-05"),
    ),
    Card(
        v.GOD, "god", "G", Words("Hera", "Hera", "Era"), Words("Zeus", "Zeus", "Zeus"), 1,
        Words(
            en="Free. Puts your figure in front of a column: four points a turn, and no challenge in that lane.",
            de="Kostenlos. Stellt deine Figur vor eine Spalte: vier Punkte je Zug und keine Herausforderung "
               "in dieser Bahn.",
            it="Gratuita. Mette la tua statuina davanti a una colonna: quattro punti per turno e nessuna sfida "
               "in quella corsia."),
        ("HZ-FIGURE-01", "HZ-FIGURE-04", "HZ-FIGURE-09"), PlaceFigure(),
    ),
    Card(
        v.DIONYSUS, "dionysus", "D",
        Words("Dionysus", "Dionysos", "Dioniso"), Words("Dionysus", "Dionysos", "Dioniso"), 2,
        Words(
            en="1 point: move one card of your field to another place.",
            de="1 Punkt: versetze eine Karte deines Feldes an einen anderen Platz.",
            it="1 punto: sposta una carta del tuo campo in un altro posto."),
        ("HZ-DIONYSUS-01", "HZ-DIONYSUS-03"), ChooseCardToMove(), MoveIt(),
    ),
    Card(
        v.HADES, "hades", "H", Words("Hades", "Hades", "Ade"), Words("Hades", "Hades", "Ade"), 1,
        Words(
            en="1 point: take any one card from your pile, secretly.",
            de="1 Punkt: nimm heimlich eine beliebige Karte aus deinem Ablagestapel.",
            it="1 punto: prendi in segreto una carta qualsiasi dalla tua pila degli scarti."),
        ("HZ-HADES-01", "HZ-HADES-02"), TakeAnyCard(),
    ),
    Card(
        v.PERSEPHONE, "persephone", "E",
        Words("Persephone", "Persephone", "Persefone"), Words("Persephone", "Persephone", "Persefone"), 1,
        Words(
            en="1 point: take up to three Pegasus from your pile.",
            de="1 Punkt: nimm bis zu drei Pegasus aus deinem Ablagestapel.",
            it="1 punto: prendi fino a tre Pegaso dalla tua pila degli scarti."),
        ("HZ-PERSEPHONE-01", "HZ-PERSEPHONE-02"), TakePegasus(),
    ),
    Card(
        v.SIRENS, "sirens", "S", Words("Sirens", "Sirenen", "Sirene"), Words("Sirens", "Sirenen", "Sirene"), 1,
        Words(
            en="1 point: take the top card of the enemy pile, if its strength is 1 to 7.",
            de="1 Punkt: nimm die oberste Karte des gegnerischen Ablagestapels, wenn ihre Stärke 1 bis 7 ist.",
            it="1 punto: prendi la prima carta della pila avversaria, se la sua forza va da 1 a 7."),
        ("HZ-SIRENS-01", "HZ-SIRENS-03"), SeduceTopCard(),
    ),
)  # fmt: skip
COPIES: Final = tuple([card.copies for card in CARDS])
POWERS: Final[list[Power | None]] = [card.power for card in CARDS]


def can_play(s: State, seat: i64, code: i64) -> bool:
    power = POWERS[v.kind_of(code)]
    return power is not None and power.playable(s, seat)


def play_card(s: State, seat: i64, code: i64) -> None:
    played = CARDS[v.kind_of(code)].script
    assert played is not None
    s.push(played, seat, code, 0)
