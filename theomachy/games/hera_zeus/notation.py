"""A position and a choice as text: for tests, the terminal, records and bug reports.  docs/notation.md explains it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from theomachy.games.hera_zeus import state as table
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.cards import CARDS, COPIES, HAND_LIMIT
from theomachy.games.hera_zeus.options import Options
from theomachy.games.hera_zeus.rules import (
    CHOOSE_ACTION,
    DRAW_CARD,
    GAME,
    LATE_GOD_CARD,
    OPENING_HAND,
    PLAY_TURNS,
    TURN,
    DealNine,
    ReplaceCaptive,
    begin,
)
from theomachy.games.hera_zeus.state import State
from theomachy.kernel.choices import Choices
from theomachy.kernel.errors import BadInput
from theomachy.kernel.state import settle

# --- codes and tokens ----------------------------------------------------------------------------------------------

CODE_TEXT: dict[int, str] = {card.kind: card.letter for card in CARDS}
CODE_TEXT.update({code: f"*{CODE_TEXT[code - v.WON]}" for code in v.WON_CODES})
CODE_TEXT.update({v.UNKNOWN: "?", v.UNKNOWN_WON: "*?", v.FIGURE: "F"})
CODES: dict[str, int] = {text: code for code, text in CODE_TEXT.items()}

PLACE_TEXT = [f"{lane},{row}" for lane in v.LANES for row in range(1, v.ROWS + 1)]

TOKEN_TEXT: dict[int, str] = {
    v.DRAW: "DRAW",
    v.REMOVE_FIGURE: "REMOVE_FIGURE",
    v.END_TURN: "END_TURN",
    v.TARGET_HAND: "TARGET_HAND",
    v.TARGET_OWN_FIGURE: "TARGET_OWN_FIGURE",
    **{v.LAY + i: f"LAY({CODE_TEXT[code]})" for i, code in enumerate(v.LAY_CODES)},
    **{v.CHALLENGE + i: f"CHALLENGE({lane})" for i, lane in enumerate(v.LANES)},
    **{v.USE + i: f"USE({CODE_TEXT[code]})" for i, code in enumerate(v.USE_CODES)},
    **{v.AT + i: f"AT({place})" for i, place in enumerate(PLACE_TEXT)},
    **{v.TARGET_LANE + i: f"TARGET_LANE({lane})" for i, lane in enumerate(v.LANES)},
    **{v.TAKE + i: f"TAKE({CODE_TEXT[code]})" for i, code in enumerate(v.TAKE_CODES)},
    **{v.NEXT + i: f"NEXT({CODE_TEXT[code]})" for i, code in enumerate(v.NEXT_CODES)},
    **{v.COUNT + n: f"COUNT({n})" for n in range(4)},
    **{v.FROM + i: f"FROM({place})" for i, place in enumerate(PLACE_TEXT)},
    **{v.OUTCOME + code: f"{{{CODE_TEXT[code]}}}" for code in range(v.UNKNOWN + 1)},
    **{v.STARTS + i: f"{{{side}}}" for i, side in enumerate(v.SIDES)},
}
ACTIONS: dict[str, int] = {text.upper(): action for action, text in TOKEN_TEXT.items()}


def write_action(action: int) -> str:
    return TOKEN_TEXT[action]


def read_action(text: str) -> int:
    """Capitals and spaces do not matter."""
    action = ACTIONS.get(re.sub(r"\s", "", text).upper())
    if action is None:
        raise BadInput("notation-no-choice", text=text.strip()[:60])
    return action


def read_code(text: str) -> int:
    code = CODES.get(text)
    if code is None or code in (v.FIGURE, v.UNKNOWN_WON):
        raise BadInput("hz-no-card", text=text, cards=" ".join(card.letter for card in CARDS))
    return code


# --- positions ----------------------------------------------------------------------------------------------------

DECK_SIZE = sum(COPIES)
ANY = -1  # in a hand or pile: a card that may be any
NOT_YET = -1  # no turn has begun


@dataclass
class Side:
    """What is said of one side; a zone that is not named is missing."""

    columns: dict[int, list[str]] = field(default_factory=dict)
    hand: list[int] | None = None
    pile: list[int] | None = None
    draw: int | None = None


@dataclass
class Position:
    """A position as written; of a state after, what is said about it."""

    active: int = 0
    points: int = 0
    total: int = 0
    first_turn: bool = False
    winner: int | None = None
    drawn: bool = False
    sides: tuple[Side, Side] = field(default_factory=lambda: (Side(), Side()))


HEAD = re.compile(r"\s*(Hera|Zeus)\s+(\d+)/(\d+)(\s+first turn)?(?=\s|$)")
WINS = re.compile(r"\s*(Hera|Zeus)\s+wins\s*$")
SIDE = re.compile(r"(?:^|\s)([HZ])(?=\s+(?:[ABC]\s+(?:\.|F(?:\s|$)|\S+[+-])|hand\b|pile\b|draw\b))")
PIECE = re.compile(r"(\*?[2-7P]|[YMXC?])[+-]$")


def read_position(text: str) -> Position:
    """`Hera 2/3  H A 6+ 2- | B . | C F 3- | hand 3 (2) | pile P *5 | draw 8   Z …`, `Hera wins` or `draw`."""
    if won := WINS.match(text):
        return Position(winner=side_named(won[1]))
    if text.strip() == "draw":
        return Position(drawn=True)
    head = HEAD.match(text)
    if head is None:
        raise BadInput("hz-begins", text=text.strip()[:20])
    points, total = int(head[2]), int(head[3])
    if points > total or total > 4:
        raise BadInput("hz-points", points=f"{points}/{total}")
    return Position(side_named(head[1]), points, total, head[4] is not None, sides=read_sides(text[head.end() :]))


def side_named(name: str) -> int:
    return v.SIDES.index(name.lower())


def read_sides(text: str) -> tuple[Side, Side]:
    sides = (Side(), Side())
    marks = list(SIDE.finditer(text))
    before = text[: marks[0].start()] if marks else text
    if before.strip():
        raise BadInput("hz-no-side", text=before.strip()[:30])
    ends = [mark.start() for mark in marks[1:]] + [len(text)]
    for mark, end in zip(marks, ends, strict=False):
        side = sides["HZ".index(mark[1])]
        for zone in text[mark.end() : end].split("|"):
            read_zone(side, zone.split())
    return sides


def read_zone(side: Side, words: list[str]) -> None:
    if not words:
        raise BadInput("position-empty-zone")
    name, rest = words[0], words[1:]
    if name in v.LANES:
        lane = v.LANES.index(name)
        if lane in side.columns:
            raise BadInput("position-twice", name=name)
        side.columns[lane] = read_column(name, rest)
        if sum(pieces[:1] == ["F"] for pieces in side.columns.values()) > 1:
            raise BadInput("hz-two-figures")
    elif name == "hand" and side.hand is None:
        side.hand = read_cards(name, rest, HAND_LIMIT)
    elif name == "pile" and side.pile is None:
        side.pile = read_cards(name, rest, DECK_SIZE + len(v.WON_CODES))
    elif name == "draw" and side.draw is None and len(rest) == 1 and re.fullmatch(r"\d{1,2}", rest[0]):
        side.draw = int(rest[0])
    else:
        raise BadInput("position-no-zone", text=" ".join(words), zones="A, B, C, hand, pile, draw")


def read_column(name: str, words: list[str]) -> list[str]:
    if words == ["."]:
        return []
    if not 1 <= len(words) <= v.ROWS:
        raise BadInput("hz-column", column=name)
    for row, word in enumerate(words):
        if word == "F" and row == 0:
            continue
        if not PIECE.match(word):
            raise BadInput("hz-piece", text=word, column=name)
    return words


def read_cards(zone: str, words: list[str], most: int) -> list[int]:
    if words == ["0"]:
        return []
    if not words:
        raise BadInput("position-no-cards", zone=zone)
    cards: list[int] = []
    for word in words:
        some = re.fullmatch(r"\((\d{1,2})\)", word)
        cards.extend([ANY] * int(some[1]) if some else [read_code(word)])
    if len(cards) > most:
        raise BadInput("hz-too-many-cards", zone=zone, most=most, count=len(cards))
    return cards


def make_state(position: Position, options: Options) -> State:
    """A state in the middle of a game; what is not named is empty, a draw pile holds ten cards that do not matter."""
    s = table.empty_table(options)
    s.active, s.points, s.total = position.active, position.points, position.total
    s.turns = 0 if position.first_turn else 2
    for seat, side in enumerate(position.sides):
        for code in won_and_hidden(side):
            s.remember(table.GAINED, seat, code)  # won cards are known, wherever they lie
        for lane, pieces in side.columns.items():
            for row, text in enumerate(pieces, 1):
                table.insert_piece(s, seat, lane, row, make_piece(s, seat, text))
        for code in side.hand or []:
            table.add_held(s.hand, seat, v.UNKNOWN if code == ANY else code, 1)
        for code in side.pile or []:
            table.add_to_pile(s, seat, v.UNKNOWN if code == ANY else code)
        table.add_held(s.draw_pile, seat, v.UNKNOWN, 10 if side.draw is None else side.draw)
    s.push(GAME, 0, v.NO_CARD, 0)
    assert s.frame is not None
    s.frame.at = PLAY_TURNS
    s.push(TURN, s.active, v.NO_CARD, 0)
    s.frame.at = CHOOSE_ACTION if s.points > 0 else LATE_GOD_CARD
    settle(s)
    return s


def won_and_hidden(side: Side) -> list[int]:
    face_down = [CODES[text[:-1]] for pieces in side.columns.values() for text in pieces if text[-1] == "-"]
    return [code for code in [*face_down, *(side.hand or [])] if code in v.WON_CODES]


def make_piece(s: State, seat: int, text: str) -> int:
    if text == "F":
        return v.FIGURE + table.UP
    code = CODES[text[:-1]]
    if text[-1] == "+":
        return code + table.UP
    life = len(s.memory)
    s.remember(table.LAID, seat, code)
    return code + table.LIFE * life


# --- writing ------------------------------------------------------------------------------------------------------


def write_cards(codes: list[int]) -> str:
    return " ".join(CODE_TEXT[code] for code in codes) or "0"


def write_piece(piece: int) -> str:
    if table.code_of(piece) == v.FIGURE:
        return "F"
    return CODE_TEXT[table.code_of(piece)] + ("+" if piece & table.UP else "-")


def held(zone: list[int]) -> list[int]:
    return [code for code in range(v.UNKNOWN + 1) for _ in range(zone[code])]


def hand_of(s: State, seat: int) -> list[int]:
    return held([s.hand[table.HELD * seat + code] for code in range(v.UNKNOWN + 1)])


def pile_of(s: State, seat: int) -> list[int]:
    return [s.pile[table.PILE * seat + i] for i in range(1, table.cards_in_pile(s, seat) + 1)]


def column_of(s: State, seat: int, lane: int) -> list[str]:
    return [write_piece(s.field[table.column(seat, lane) + row]) for row in range(1, table.height(s, seat, lane) + 1)]


def write_side(s: State, seat: int) -> str:
    zones = [f"{name} {' '.join(column_of(s, seat, lane)) or '.'}" for lane, name in enumerate(v.LANES)]
    zones.append(f"hand {write_cards(hand_of(s, seat))}")
    if table.cards_in_pile(s, seat):
        zones.append(f"pile {write_cards(pile_of(s, seat))}")
    zones.append(f"draw {table.cards_in_draw_pile(s, seat)}")
    return f"{'HZ'[seat]} {' | '.join(zones)}"


def write_head(s: State) -> str:
    if s.frame is not None:
        first = " first turn" if s.turns == 0 else ""
        return f"{v.SIDES[s.active].capitalize()} {s.points}/{s.total}{first}"
    return f"{v.SIDES[s.winner].capitalize()} wins" if s.winner >= 0 else "draw"


def write_position(s: State) -> str:
    """Two lines, as a position is read."""
    return f"{write_head(s):<11} {write_side(s, 0)}\n{'':12}{write_side(s, 1)}"


# --- comparing: is the state what was said? -----------------------------------------------------------------------


def differs(s: State, start: Position, after: Position) -> bool:
    """Zones that are not named are as at the start; a draw pile named neither time may be any."""
    if after.winner is not None or after.drawn:
        return s.frame is not None or (s.winner if s.winner >= 0 else None) != after.winner
    if after.active == NOT_YET:
        return any(side_differs(s, seat, Side(), after.sides[seat]) for seat in (0, 1) if after.sides[seat] != Side())
    if s.frame is None or (s.active, s.points, s.total) != (after.active, after.points, after.total):
        return True
    return any(side_differs(s, seat, start.sides[seat], after.sides[seat]) for seat in (0, 1))


def side_differs(s: State, seat: int, start: Side, after: Side) -> bool:
    for lane in range(3):
        if column_of(s, seat, lane) != after.columns.get(lane, start.columns.get(lane, [])):
            return True
    if not same_cards(after.hand if after.hand is not None else start.hand or [], hand_of(s, seat)):
        return True
    pile = after.pile if after.pile is not None else start.pile or []
    if len(pile) != table.cards_in_pile(s, seat) or any(
        p not in (ANY, c) for p, c in zip(pile, pile_of(s, seat), strict=True)
    ):
        return True
    draw = after.draw if after.draw is not None else start.draw
    return draw is not None and draw != table.cards_in_draw_pile(s, seat)


def same_cards(expected: list[int], cards: list[int]) -> bool:
    """Cards said to be any may be any; the others must be there."""
    named = Counter(code for code in expected if code != ANY)
    return len(expected) == len(cards) and named <= Counter(cards)


def write_expected(start: Position, after: Position) -> str:
    """The state that was said, with the unchanged zones filled in."""
    if after.winner is not None:
        return f"{v.SIDES[after.winner].capitalize()} wins"
    if after.drawn:
        return "draw"
    head = "after" if after.active == NOT_YET else f"{v.SIDES[after.active].capitalize()} {after.points}/{after.total}"
    lines = []
    for seat in (0, 1):
        was, side = start.sides[seat], after.sides[seat]
        zones = [
            f"{name} {' '.join(side.columns.get(lane, was.columns.get(lane, []))) or '.'}"
            for lane, name in enumerate(v.LANES)
        ]
        zones.append(f"hand {write_expected_cards(side.hand if side.hand is not None else was.hand or [])}")
        if pile := side.pile if side.pile is not None else was.pile or []:
            zones.append(f"pile {write_expected_cards(pile)}")
        draw = side.draw if side.draw is not None else was.draw
        zones.append(f"draw {'any' if draw is None else draw}")
        lines.append(f"{head if seat == 0 else '':<12}{'HZ'[seat]} {' | '.join(zones)}")
    return "\n".join(lines)


def write_expected_cards(cards: list[int]) -> str:
    any_cards = cards.count(ANY)
    words = [CODE_TEXT[code] for code in cards if code != ANY]
    return " ".join([*words, *([f"({any_cards})"] if any_cards else [])]) or "0"


# --- what scenarios need besides ----------------------------------------------------------------------------------

BEFORE = re.compile(r"before\s+(Hera|Zeus)'s shuffled deck, top first:\s*(.+)$")


def begins_action(s: State) -> bool:
    """Is a whole new action asked for, or the game over?"""
    f = s.frame
    return f is None or (f.script in (GAME, TURN) and s.asked >= 0)


def unwritten(s: State) -> tuple[str, ...]:
    """What was played and seen before; and that it is the first turn of the second player."""
    return ("turns", "draw_pile", "known", "perhaps", *(("legal",) if s.turns == 1 else ()))


def make_possible(s: State, outcome: int) -> None:
    """One of the cards that do not matter turns out to be the one that chance brings."""
    f = s.frame
    code = outcome - v.OUTCOME
    if f is None or not 0 <= code < v.UNKNOWN:
        return
    zone, seat = (s.draw_pile, f.seat) if f.script is DRAW_CARD else (s.hand, 1 - f.seat)
    if zone[table.HELD * seat + code] == 0 and zone[table.HELD * seat + v.UNKNOWN] > 0:
        table.add_held(zone, seat, v.UNKNOWN, -1)
        table.add_held(zone, seat, code, 1)
        s.listed = False


def read_before(text: str, options: Options) -> tuple[Position, State]:
    """A shuffled deck, top first: nine cards, the replacement of a captive among them, how many more."""
    found = BEFORE.match(text)
    if found is None:
        raise BadInput("hz-before")
    seat = side_named(found[1])
    parts = [part.split() for part in found[2].split("|")]
    if len(parts[-1]) == 2 and parts[-1][1] == "more":
        parts.pop()
    deck = [read_code(word) for part in parts for word in part]
    nine = parts[0]
    if len(nine) != OPENING_HAND or len(deck) != OPENING_HAND + ("C" in nine):
        raise BadInput("hz-opening-cards")
    s = begin(options)
    while s.asked != seat:  # the other side gets whatever comes first, but for its captive
        f = s.frame
        assert f is not None
        step, found_options = f.step(), Choices()
        step.options(s, f, found_options)
        legal = [action for action in found_options.actions() if action != v.OUTCOME + v.CAPTIVE]
        if isinstance(step, (DealNine, ReplaceCaptive)) and step.seat == seat:
            action = v.OUTCOME + deck.pop(0)
            if action not in found_options.actions():
                raise BadInput("position-too-often", card=write_action(action)[1:-1])
        else:
            action = legal[0]
        s.listed = False
        step.take(s, f, action)
        settle(s)
    return Position(), s


def read_after(text: str) -> Position:
    """What is said of the table once the opening row lies."""
    return Position(active=NOT_YET, sides=read_sides(" " + text))
