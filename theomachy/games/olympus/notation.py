"""A position and a choice as text: for tests, the terminal, records and bug reports.  docs/notation.md explains it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from types import SimpleNamespace
from typing import Any

from theomachy.games.olympus import rules, state
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.cards import CardSet, is_unit
from theomachy.games.olympus.doors import Draw
from theomachy.games.olympus.operations import write_scripts
from theomachy.games.olympus.options import STANDARD, Options
from theomachy.games.olympus.state import State
from theomachy.games.olympus.values import refresh
from theomachy.kernel.choices import Choices
from theomachy.kernel.errors import BadInput
from theomachy.kernel.frames import Frame, position_of
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.kernel.state import settle

# --- cards and tokens ---------------------------------------------------------------------------------------------

# Cards of the box are called by their ids.  So are users' own where their card set is given; without it they are
# called by their number in the game, which every reader understands.


def name_of(card: int, cards: CardSet = STANDARD) -> str:
    return cards.cards[card].id if card < len(cards.cards) else str(card)


def read_card(text: str, cards: CardSet = STANDARD) -> int:
    card = cards.ids.get(text.lower())
    if card is not None:
        return card
    if re.fullmatch(r"\d{1,3}", text) and len(STANDARD.cards) <= int(text) < v.DEFINITIONS:
        return int(text)
    raise BadInput("fo-no-card", text=text)


CARD_VERBS = {"PLAY": v.PLAY, "PAY": v.PAY, "CARD": v.CARD}
TOKEN_TEXT: dict[int, str] = {
    **{v.OWN + i: f"OWN({space})" for i, space in enumerate(v.SPACES)},
    **{v.ENEMY + i: f"ENEMY({space})" for i, space in enumerate(v.SPACES)},
    **{v.MARKER + i: f"MARKER({colour})" for i, colour in enumerate(v.COLOURS)},
    **{v.AREA + i: f"AREA({area})" for i, area in enumerate(v.AREAS)},
    v.YES: "YES",
    v.NO: "NO",
    v.DONE: "DONE",
    v.KEEP: "KEEP",
    v.SKIP: "SKIP",
    **{v.STARTS + i: f"{{starts {side}}}" for i, side in enumerate(v.SIDES)},
    v.OUTCOME + v.UNKNOWN: "{?}",  # whatever comes; only in scenarios
}
TOKENS: dict[str, int] = {text.upper().replace(" ", ""): action for action, text in TOKEN_TEXT.items()}
OF_CARD = re.compile(r"(PLAY|PAY|CARD)\((\w+)\)|\{(\w+)\}", re.IGNORECASE)


def write_action(action: int, cards: CardSet = STANDARD) -> str:
    if action in TOKEN_TEXT:
        return TOKEN_TEXT[action]
    card = action % v.DEFINITIONS if action < v.OWN else action - v.OUTCOME
    if not 0 <= card < v.DEFINITIONS:
        raise KeyError(action)
    for verb, first in CARD_VERBS.items():
        if first <= action < first + v.DEFINITIONS:
            return f"{verb}({name_of(card, cards)})"
    return f"{{{name_of(card, cards)}}}"


def read_action(text: str, cards: CardSet = STANDARD) -> int:
    """Capitals and spaces do not matter."""
    word = re.sub(r"\s", "", text)
    action = TOKENS.get(word.upper())
    if action is not None:
        return action
    found = OF_CARD.fullmatch(word)
    if found is None:
        raise BadInput("notation-no-choice", text=text.strip()[:60])
    if found[3]:
        return v.OUTCOME + read_card(found[3], cards)
    return CARD_VERBS[found[1].upper()] + read_card(found[2], cards)


# --- positions ----------------------------------------------------------------------------------------------------

ANY = -1  # in a hand or discard pile: a card that may be any
PLAYERS = "AB"
ENDINGS = {"board": v.BOARD_FULL, "points": v.SEVEN_POINTS, "pile": v.PILE_EMPTY}

PHASES = ("begins", "plays", "attacks", "draws", "ends")
BEGINS, PLAYS, ATTACKS_NOW, DRAWS, ENDS = range(5)

VISIT_SPACES = position_of(rules.TURN, rules.VisitSpaces)
# Where each phase begins in the script of the turn; before the attacks, in the first turn, it is asked about them.
FIRST_STEPS = (
    position_of(rules.TURN, rules.BeginTurn),
    position_of(rules.TURN, rules.ChooseCard),
    VISIT_SPACES - 1,
    position_of(rules.TURN, rules.BeginDrawing),
    position_of(rules.TURN, rules.UseAtTurnEnd),
)


@dataclass
class Unit:
    """What is said of a unit; values, attacks and the rest only if somebody wants to know."""

    card: int
    worn: int = v.NO_CARD
    damage: int = 0
    values: tuple[int, int] | None = None
    attacks: int | None = None
    bonus: tuple[int, int] | None = None
    silenced: bool = False


@dataclass
class Side:
    """What is said of one side; what is not named is missing."""

    spaces: dict[int, Unit | None] = field(default_factory=dict)
    hand: list[int] | None = None
    markers: list[int] | None = None


@dataclass
class Position:
    """A position as written; of a state after, what is said about it."""

    active: int = 0
    phase: int = PLAYS
    visited: int | None = None  # spaces
    first_turn: bool = False
    over: bool = False
    winner: int = NOBODY
    ending: int | None = None
    counter: int | None = None
    pile: int | None = None
    discard: list[int] | None = None
    asks: tuple[str, list[int]] | None = None
    sides: tuple[Side, Side] = field(default_factory=lambda: (Side(), Side()))


HEAD = re.compile(r"([AB])\s+(begins|plays|attacks|draws|ends)(?:\s+after\s+([ODT]\d))?(\s+first turn)?$")
RESULT = re.compile(r"(?:([AB])\s+wins|tie)(?:\s+by\s+(board|points|pile))?$")
SIDE_MARK = re.compile(r"(?:^|\s)([AB]):(?=\s|$)")
COUNTER = re.compile(r"([AB])\+([1-7])|0")
SOME = re.compile(r"\((\d{1,2})\)")
NAMED = re.compile(r"(\w+)(?:\+(\w+))?")
VALUES = re.compile(r"(\d{1,2})/(\d{1,2})")
TIMES = re.compile(r"x(\d)")
PLUS = re.compile(r"([+-]\d{1,2})/([+-]\d{1,2})")


def read_position(text: str, cards: CardSet = STANDARD) -> Position:
    """`A attacks | counter A+3 | pile 8    A: O1 tydeus+sword_red 6/4 (2) | hand hector (2)    B: T1 lapiths`, or
    `A wins by points`, or `tie`."""
    marks = list(SIDE_MARK.finditer(text))
    ends = [mark.start() for mark in marks[1:]] + [len(text)]
    head, *zones = (text[: marks[0].start()] if marks else text).split("|")
    position = read_head(head.strip())
    for zone in zones:
        read_common(position, zone.split(), cards)
    for mark, end in zip(marks, ends, strict=False):
        side = position.sides[PLAYERS.index(mark[1])]
        for zone in text[mark.end() : end].split("|"):
            read_zone(side, zone.split(), cards)
    return position


def read_head(text: str) -> Position:
    if found := RESULT.match(text):
        winner = PLAYERS.index(found[1]) if found[1] else NOBODY
        return Position(over=True, winner=winner, ending=ENDINGS.get(found[2]))
    found = HEAD.match(text)
    if found is None:
        raise BadInput("fo-begins", text=text[:30])
    phase = PHASES.index(found[2])
    visited = None
    if found[3]:
        if phase != ATTACKS_NOW or found[3] not in v.SPACES:
            raise BadInput("fo-after", text=f"after {found[3]}", spaces=", ".join(v.SPACES))
        visited = v.SPACES.index(found[3]) + 1
    return Position(PLAYERS.index(found[1]), phase, visited, found[4] is not None)


def read_common(position: Position, words: list[str], cards: CardSet) -> None:
    name, rest = split_zone(words)
    if name == "counter" and position.counter is None and len(rest) == 1 and (found := COUNTER.fullmatch(rest[0])):
        position.counter = int(found[2] or 0) * (-1 if found[1] == "B" else 1)
    elif name == "pile" and position.pile is None and len(rest) == 1 and re.fullmatch(r"\d{1,2}", rest[0]):
        position.pile = int(rest[0])
    elif name == "discard" and position.discard is None:
        position.discard = read_cards(name, rest, cards)
    elif name == "asks" and position.asks is None and rest and rest[0] in (*PLAYERS, "chance"):
        position.asks = rest[0], sorted(read_action(word, cards) for word in rest[1:])
    else:
        raise BadInput("position-no-zone", text=" ".join(words), zones="counter, pile, discard, asks")


def read_zone(side: Side, words: list[str], cards: CardSet) -> None:
    name, rest = split_zone(words)
    if name in v.SPACES:
        space = v.SPACES.index(name)
        if space in side.spaces:
            raise BadInput("position-twice", name=name)
        side.spaces[space] = read_unit(name, rest, cards)
    elif name == "hand" and side.hand is None:
        side.hand = read_cards(name, rest, cards)
    elif name == "markers" and side.markers is None and rest and (rest == ["0"] or set(rest) <= set(v.COLOURS)):
        side.markers = sorted({v.COLOURS.index(word) for word in rest if word != "0"})
    else:
        raise BadInput("position-no-zone", text=" ".join(words), zones=", ".join((*v.SPACES, "hand", "markers")))


def split_zone(words: list[str]) -> tuple[str, list[str]]:
    if not words:
        raise BadInput("position-empty-zone")
    return words[0], words[1:]


def read_unit(space: str, words: list[str], cards: CardSet) -> Unit | None:
    if words == ["."]:
        return None
    named = NAMED.fullmatch(words[0]) if words else None
    if named is None:
        raise BadInput("fo-space", space=space)
    unit = Unit(read_card(named[1], cards), read_card(named[2], cards) if named[2] else v.NO_CARD)
    for word in words[1:]:
        read_about(unit, space, word)
    return unit


def read_about(unit: Unit, space: str, word: str) -> None:
    if (found := VALUES.fullmatch(word)) and unit.values is None:
        unit.values = int(found[1]), int(found[2])
    elif (found := SOME.fullmatch(word)) and unit.damage == 0:
        unit.damage = int(found[1])
    elif (found := TIMES.fullmatch(word)) and unit.attacks is None:
        unit.attacks = int(found[1])
    elif (found := PLUS.fullmatch(word)) and unit.bonus is None:
        unit.bonus = int(found[1]), int(found[2])
    elif word == "silenced" and not unit.silenced:
        unit.silenced = True
    else:
        raise BadInput("fo-about-unit", text=word, space=space)


def read_cards(zone: str, words: list[str], cards: CardSet) -> list[int]:
    if words == ["0"]:
        return []
    if not words:
        raise BadInput("position-no-cards", zone=zone)
    found: list[int] = []
    for word in words:
        if some := SOME.fullmatch(word):
            found.extend([ANY] * int(some[1]))
        elif zone == "hand" and word.endswith("!"):
            found.append(read_card(word[:-1], cards) + state.KNOWN)
        else:
            found.append(read_card(word, cards))
    return found


# --- from a position to a state -----------------------------------------------------------------------------------


def make_state(position: Position, options: Options) -> State:
    """A state in the middle of a game.  A phase in which nobody has to be asked goes on at once."""
    s = set_up(position, options)
    settle(s)
    return s


def set_up(position: Position, options: Options) -> State:
    """What is not named is empty; the draw pile has what is left in the box.  Nothing happens yet."""
    if position.over or position.asks is not None:
        raise BadInput("position-not-at-phase")
    cards = options.cards
    write_scripts(cards)
    s = state.empty_table(options, len(cards.cards), cards.size())
    for d in range(len(cards.cards)):
        s.deck[d] = cards.copies[d]
    s.deck[len(cards.cards)] = cards.size()
    for seat, side in enumerate(position.sides):
        for space, unit in side.spaces.items():
            if unit is not None:
                put_unit(s, v.SIDE * seat + space, unit)
        hand = [take_out(s, card & state.DEFINITION) + (card & state.KNOWN) for card in side.hand or [] if card != ANY]
        for card in hand:
            state.add_to_hand(
                s, seat, card | state.OPEN if card & state.KNOWN else card, cards.colours[card & state.DEFINITION]
            )
        for colour in side.markers or []:
            if s.markers[colour] in (0, 1):
                raise BadInput("fo-marker-twice", colour=v.COLOURS[colour])
            s.markers[colour] = seat
    discard = [card if card == ANY else take_out(s, card) for card in position.discard or []]
    for seat, side in enumerate(position.sides):
        for _ in range((side.hand or []).count(ANY)):
            card = any_card(s)
            state.add_to_hand(s, seat, card, cards.colours[card])
    for card in discard:
        state.add_to_discard(s, any_card(s) if card == ANY else card)
    stack_pile(s, position, options)
    check_units(s, position)
    s.counter, s.active = position.counter or 0, position.active
    s.turns = 0 if position.first_turn else 2
    s.push(rules.GAME, 0, v.NO_CARD, 0)
    assert s.frame is not None
    s.frame.at = position_of(rules.GAME, rules.PlayTurns)
    s.push(rules.TURN, s.active, v.NO_CARD, 0)
    stand_at(s, s.frame, position)
    return s


def stand_at(s: State, f: Frame, position: Position) -> None:
    f.at = FIRST_STEPS[position.phase]
    s.phase = position.phase
    if position.visited is not None:
        s.phase, f.at, f.count = v.ATTACKING, VISIT_SPACES, position.visited


def take_out(s: State, card: int) -> int:
    """Out of the box: it lies somewhere else."""
    cards = s.options.cards
    if card >= len(cards.cards):
        raise BadInput("fo-no-card-number", card=card)
    if s.deck[card] == 0:
        raise BadInput("position-too-often", card=name_of(card, cards))
    s.deck[card] -= 1
    s.deck[len(cards.cards)] -= 1
    return card


def any_card(s: State) -> int:
    """One that does not matter: the last in the box."""
    left = [card for card in range(len(s.options.cards.cards)) if s.deck[card] > 0]
    if not left:
        raise BadInput("position-too-many-cards")
    return take_out(s, left[-1])


def put_unit(s: State, place: int, unit: Unit) -> None:
    cards = s.options.cards
    state.enter_play(s, place, take_out(s, unit.card))
    at = state.UNIT * place
    if unit.worn != v.NO_CARD:
        s.units[at + state.WORN] = take_out(s, unit.worn)
        if is_unit(cards, unit.worn):
            raise BadInput("fo-no-equipment", card=name_of(unit.worn, cards))
    if not is_unit(cards, unit.card):
        raise BadInput("fo-no-unit", card=name_of(unit.card, cards))
    s.units[at + state.DAMAGE] = unit.damage
    s.units[at + state.ATTACKS] = unit.attacks or 0
    s.units[at + state.VISITED] = 1 if unit.attacks else 0
    s.units[at + state.PLUS_ATTACK], s.units[at + state.PLUS_DEFENCE] = unit.bonus or (0, 0)


def stack_pile(s: State, position: Position, options: Options) -> None:
    left = s.deck[len(s.deck) - 1]
    s.pile = max(left - options.removed_cards, 0) if position.pile is None else position.pile
    if s.pile > left:
        raise BadInput("fo-high-pile", pile=s.pile, left=left)
    if s.pile == 0:
        if not options.finish_turn:
            raise BadInput("fo-empty-pile", option="pile_end = finish_turn")
        s.last_turn = True


def check_units(s: State, position: Position) -> None:
    """Are the values what was said, and can the units stand there?"""
    refresh(s)
    for seat, side in enumerate(position.sides):
        for space, unit in side.spaces.items():
            at = state.UNIT * (v.SIDE * seat + space)
            if unit is None:
                continue
            card, defence = name_of(unit.card, s.options.cards), s.units[at + state.DEFENCE]
            if unit_differs(s, at, unit):
                values = " ".join(write_unit(s, at).split()[1:])
                raise BadInput("fo-other-values", card=card, space=v.SPACES[space], values=values)
            if unit.damage >= defence:
                raise BadInput("fo-damage", card=card, space=v.SPACES[space], damage=unit.damage, defence=defence)


# --- writing ------------------------------------------------------------------------------------------------------


def turn_frame(s: State) -> Frame | None:
    f = s.frame
    while f is not None and f.script is not rules.TURN:
        f = f.under
    return f


def step_of_turn(s: State, f: Frame) -> int:
    """What is going on after the last attack still belongs to the attacks."""
    return f.at - 1 if f is not s.frame and f.at == FIRST_STEPS[DRAWS] else f.at


def phase_of(s: State, f: Frame) -> int:
    at = step_of_turn(s, f)
    return max(phase for phase, first in enumerate(FIRST_STEPS) if at >= first)


def visited_spaces(s: State, f: Frame) -> int:
    at = step_of_turn(s, f)
    if at == VISIT_SPACES:
        return f.count
    return v.SIDE if at == VISIT_SPACES + 1 else 0


def write_head(s: State) -> str:
    if s.frame is None:
        how = "".join(f" by {name}" for name, ending in ENDINGS.items() if ending == s.ending)
        return f"{PLAYERS[s.winner]} wins{how}" if s.winner != NOBODY else f"tie{how}"
    f = turn_frame(s)
    if f is None:
        return "the cards are dealt"
    visited = visited_spaces(s, f)
    first = " first turn" if s.turns == 0 and s.skipped == 0 else ""
    return f"{PLAYERS[s.active]} {PHASES[phase_of(s, f)]}{f' after {v.SPACES[visited - 1]}' if visited else ''}{first}"


def write_counter(counter: int) -> str:
    return f"{'A' if counter > 0 else 'B'}+{abs(counter)}" if counter else "0"


def write_unit(s: State, at: int) -> str:
    units = s.units
    if units[at] == v.NO_CARD:
        return "."
    cards = s.options.cards
    text = name_of(units[at], cards)
    if units[at + state.WORN] != v.NO_CARD:
        text += f"+{name_of(units[at + state.WORN], cards)}"
    text += f" {units[at + state.ATTACK]}/{units[at + state.DEFENCE]}"
    if units[at + state.DAMAGE]:
        text += f" ({units[at + state.DAMAGE]})"
    if units[at + state.ATTACKS]:
        text += f" x{units[at + state.ATTACKS]}"
    if units[at + state.PLUS_ATTACK] or units[at + state.PLUS_DEFENCE]:
        text += f" {units[at + state.PLUS_ATTACK]:+}/{units[at + state.PLUS_DEFENCE]:+}"
    return text + (" silenced" if units[at + state.SILENCED] else "")


def hand_of(s: State, seat: int) -> list[int]:
    """Cards, with KNOWN where the other player knows them."""
    start = state.hand_start(s, seat) + state.HAND
    return [s.hand[start + i] & (state.DEFINITION | state.KNOWN) for i in range(state.cards_in_hand(s, seat))]


def discard_of(s: State) -> list[int]:
    return [s.discard[i] for i in range(1, s.discard[0] + 1)]


def markers_held(s: State, seat: int) -> list[int]:
    return [colour for colour in range(4) if s.markers[colour] == seat]


def write_cards(found: list[int], cards: CardSet) -> str:
    words: list[str] = []
    for any_cards, some in groupby(found, lambda card: card == ANY):
        if any_cards:
            words.append(f"({len(list(some))})")
        else:
            words.extend(name_of(card & state.DEFINITION, cards) + ("!" if card & state.KNOWN else "") for card in some)
    return " ".join(words) or "0"


def write_markers(markers: list[int]) -> str:
    return " ".join(v.COLOURS[colour] for colour in markers) or "0"


def asked_now(s: State) -> tuple[str, list[int]]:
    found = Choices()
    if s.frame is not None:
        s.frame.step().options(s, s.frame, found)
    return "chance" if s.asked == CHANCE else PLAYERS[s.asked], sorted(found.actions())


def write_asks(asks: tuple[str, list[int]], cards: CardSet) -> str:
    who, actions = asks
    return " ".join(["asks", who, *(write_action(action, cards) for action in actions)])


def write_position(s: State) -> str:
    """Three lines, as a position is read: the phase and what both share, then each side."""
    if s.stale:
        refresh(s)
    cards = s.options.cards
    zones = [f"counter {write_counter(s.counter)}", f"pile {s.pile}"]
    if s.discard[0]:
        zones.append(f"discard {write_cards(discard_of(s), cards)}")
    if s.frame is not None and s.asked != NOBODY and not begins_action(s):
        zones.append("asks chance" if s.asked == CHANCE else write_asks(asked_now(s), cards))
    lines = [" | ".join([f"{write_head(s):<11}", *zones])]
    for seat, player in enumerate(PLAYERS):
        places = [(space, state.UNIT * (v.SIDE * seat + i)) for i, space in enumerate(v.SPACES)]
        words = [f"{space} {write_unit(s, at)}" for space, at in places if s.units[at + state.UNIT_CARD] != v.NO_CARD]
        words.append(f"hand {write_cards(hand_of(s, seat), cards)}")
        if held := markers_held(s, seat):
            words.append(f"markers {write_markers(held)}")
        lines.append(f"{'':12}{player}: {' | '.join(words)}")
    return "\n".join(lines)


# --- comparing: is the state what was said? -----------------------------------------------------------------------


def differs(s: State, start: Position, after: Position) -> bool:
    """Spaces that are not named are as at the start; all else counts if either position names it.  After the end of a
    game only what is named counts."""
    if s.stale:
        refresh(s)
    if head_differs(s, after):
        return True
    expected = after if after.over else with_start(start, after)
    if expected.asks is not None and (s.asked == NOBODY or not same_question(s, expected.asks)):
        return True
    if expected.counter is not None and expected.counter != s.counter:
        return True
    if expected.pile is not None and expected.pile != s.pile:
        return True
    if expected.discard is not None and not same_pile(expected.discard, discard_of(s)):
        return True
    return any(side_differs(s, seat, expected.sides[seat]) for seat in (0, 1))


def head_differs(s: State, after: Position) -> bool:
    if after.over:
        return s.frame is not None or s.winner != after.winner or after.ending not in (None, s.ending)
    f = turn_frame(s)
    if f is None or (s.active, phase_of(s, f)) != (after.active, after.phase):
        return True
    return after.visited is not None and after.visited != visited_spaces(s, f)


def with_start(start: Position, after: Position) -> Position:
    """What a position says together with the one it came from."""
    sides = []
    for was, side in zip(start.sides, after.sides, strict=True):
        spaces = {
            space: Unit(unit.card, unit.worn, unit.damage) if unit else None for space, unit in was.spaces.items()
        }
        spaces = {**dict.fromkeys(range(v.SIDE)), **spaces, **side.spaces}
        hand = was.hand if side.hand is None else side.hand
        sides.append(Side(spaces, hand, was.markers if side.markers is None else side.markers))
    return Position(
        active=after.active,
        phase=after.phase,
        visited=after.visited,
        counter=start.counter if after.counter is None else after.counter,
        pile=start.pile if after.pile is None else after.pile,
        discard=start.discard if after.discard is None else after.discard,
        asks=after.asks,
        sides=(sides[0], sides[1]),
    )


def same_question(s: State, asks: tuple[str, list[int]]) -> bool:
    who, actions = asked_now(s)
    return who == asks[0] and (asks[1] in ([], actions))


def side_differs(s: State, seat: int, expected: Side) -> bool:
    for space, unit in expected.spaces.items():
        at = state.UNIT * (v.SIDE * seat + space)
        if unit is None:
            if s.units[at + state.UNIT_CARD] != v.NO_CARD:
                return True
        elif unit_differs(s, at, unit):
            return True
    if expected.markers is not None and expected.markers != markers_held(s, seat):
        return True
    return expected.hand is not None and not same_cards(expected.hand, hand_of(s, seat))


def unit_differs(s: State, at: int, unit: Unit) -> bool:
    units = s.units
    if (units[at], units[at + state.WORN], units[at + state.DAMAGE]) != (unit.card, unit.worn, unit.damage):
        return True
    if unit.values is not None and unit.values != (units[at + state.ATTACK], units[at + state.DEFENCE]):
        return True
    if unit.attacks is not None and unit.attacks != units[at + state.ATTACKS]:
        return True
    if unit.bonus is not None and unit.bonus != (units[at + state.PLUS_ATTACK], units[at + state.PLUS_DEFENCE]):
        return True
    return unit.silenced and not units[at + state.SILENCED]


def same_cards(expected: list[int], found: list[int]) -> bool:
    """Cards said to be any may be any; the others must be there, and known where that is said."""
    named = Counter(card & state.DEFINITION for card in expected if card != ANY)
    known = Counter(card for card in expected if card != ANY and card & state.KNOWN)
    return (
        len(expected) == len(found)
        and named <= Counter(card & state.DEFINITION for card in found)
        and known <= Counter(card for card in found if card & state.KNOWN)
    )


def same_pile(expected: list[int], found: list[int]) -> bool:
    return len(expected) == len(found) and all(s in (ANY, f) for s, f in zip(expected, found, strict=True))


def write_expected(start: Position, after: Position, cards: CardSet = STANDARD) -> str:
    """The state that was said, with what has not changed filled in."""
    if after.over:
        how = "".join(f" by {name}" for name, ending in ENDINGS.items() if ending == after.ending)
        head, expected = f"{PLAYERS[after.winner]} wins{how}" if after.winner != NOBODY else f"tie{how}", after
    else:
        head, expected = f"{PLAYERS[after.active]} {PHASES[after.phase]}", with_start(start, after)
        head += f" after {v.SPACES[after.visited - 1]}" if after.visited else ""
    zones = [f"{head:<11}"]
    if expected.counter is not None:
        zones.append(f"counter {write_counter(expected.counter)}")
    if expected.pile is not None:
        zones.append(f"pile {expected.pile}")
    if expected.discard is not None:
        zones.append(f"discard {write_cards(expected.discard, cards)}")
    if expected.asks is not None:
        zones.append(write_asks(expected.asks, cards))
    lines = [" | ".join(zones)]
    for player, side in zip(PLAYERS, expected.sides, strict=True):
        words = [
            f"{v.SPACES[space]} {write_expected_unit(unit, cards)}"
            for space, unit in side.spaces.items()
            if unit or after.over
        ]
        if side.hand is not None:
            words.append(f"hand {write_cards(side.hand, cards)}")
        if side.markers is not None:
            words.append(f"markers {write_markers(side.markers)}")
        lines.append(f"{'':12}{player}: {' | '.join(words)}")
    return "\n".join(lines)


def write_expected_unit(unit: Unit | None, cards: CardSet) -> str:
    if unit is None:
        return "."
    text = name_of(unit.card, cards)
    if unit.worn != v.NO_CARD:
        text += f"+{name_of(unit.worn, cards)}"
    if unit.values is not None:
        text += f" {unit.values[0]}/{unit.values[1]}"
    if unit.damage:
        text += f" ({unit.damage})"
    if unit.attacks is not None:
        text += f" x{unit.attacks}"
    if unit.bonus is not None:
        text += f" {unit.bonus[0]:+}/{unit.bonus[1]:+}"
    return text + (" silenced" if unit.silenced else "")


# --- what scenarios need besides ----------------------------------------------------------------------------------


def knowing(options: Options) -> Any:
    """This notation for games with users' own cards, which it calls by their ids too."""
    cards = options.cards
    named = {
        "read_action": partial(read_action, cards=cards),
        "write_action": partial(write_action, cards=cards),
        "read_position": partial(read_position, cards=cards),
        "write_expected": partial(write_expected, cards=cards),
    }
    return SimpleNamespace(**{**globals(), **named})


def begins_action(s: State) -> bool:
    """Is a card, a phase to skip or the drawing of phase 3 next, or the game over?"""
    f = s.frame
    if f is None:
        return True
    if f.script is not rules.TURN:
        return False
    step = f.step()
    if isinstance(step, Draw):
        return s.asked == CHANCE and f.count == rules.CARDS_TO_DRAW
    return isinstance(step, rules.ChooseCard | rules.KeepOrSkip)


def unwritten(s: State) -> tuple[str, ...]:
    """How many turns were played."""
    return ("turns",)


def any_outcome(s: State, outcomes: list[int]) -> int | None:
    """What comes when nothing is said: any card of the pile will do, but not any of a hand."""
    f = s.frame
    assert f is not None
    return outcomes[-1] if f.step().question() == "drawn" else None


def make_possible(s: State, outcome: int) -> None:
    """Chance brings only what is there."""


def read_before(text: str, options: Options) -> tuple[Position, State]:
    raise BadInput("fo-before")


def read_after(text: str) -> Position:
    raise BadInput("position-no-word", word="after")
