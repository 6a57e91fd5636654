"""Choices and positions as text, and how a position becomes a state; `notation` says how they are written.

    B sails 3 in A's turn | hydra e5 | open P06 P01 | thera blue yellow    B: f4 8h {} u2 p2 | hand zephyr (2)
                C: f6 6h {yellow} u4

A position begins with what is going on: `A shakes`, `B sails 3 in A's turn`, `A places`, `A acts`, `A sails 2`,
`A moves Hydra 1`, `A wins by goal`, `A B share`.  Then what all share, and each player: where his ship lies, hoplites
aboard, chests, hoplites below (u), total (p).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from theomachy.games.deukalion import doors, state
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.box import POINTS
from theomachy.games.deukalion.map import BARRED, SEA
from theomachy.games.deukalion.options import Options
from theomachy.games.deukalion.rules import (
    GAME,
    HYDRA_MOVE,
    TURN,
    ChooseAction,
    NextTurn,
    OthersMove,
    PlayTurns,
    TurnKylix,
)
from theomachy.games.deukalion.ships import begin_ship_move
from theomachy.games.deukalion.state import State
from theomachy.kernel.errors import BadInput, Wording
from theomachy.kernel.frames import position_of
from theomachy.kernel.state import settle

PLAYERS = "ABCD"

# --- tokens -------------------------------------------------------------------------------------------------------


def dice_text(result: int) -> str:
    """The centre die, and the outer slots 0 to 3."""
    dice = "".join(str(result // 3**power % 3 + 1) for power in (4, 3, 2, 1, 0))
    return f"{dice[0]}-{dice[1:]}"


FAMILIES: list[tuple[int, str, tuple[str, ...]]] = [
    (v.SQ, "SQ", v.SQUARE_NAMES),
    (v.DIR, "DIR", v.DIRECTIONS),
    (v.JUMP, "JUMP", ("1", "2", "3")),
    (v.ROT, "ROT", ("0", "1", "2", "3")),
    (v.SLOT, "SLOT", ("0", "1", "2", "3")),
    (v.SWAP, "SWAP", v.PAIRS),
    (v.DIE, "DIE", v.POSITIONS),
    (v.NUMBER, "N", tuple(str(number) for number in range(v.MOST_RECLAIMED + 1))),
    (v.FOUND, "FOUND", v.PLACE_NAMES[v.CITIES :]),
    (v.ATTACK, "ATTACK", v.PLACE_NAMES),
    (v.CHEST, "CHEST", v.COLOURS),
    (v.DELIVER, "DELIVER", v.COLOURS),
    (v.CITY, "CITY", v.PLACE_NAMES[: v.CITIES]),
    (v.CARD, "CARD", v.ACTION_CARDS),
    (v.DISCARD, "DISCARD", v.ACTION_CARDS),
    (v.CLAIM, "CLAIM", v.CLAIMS),
    (v.OPEN, "OPEN", ("1", "2")),
    (v.PLAYER, "PLAYER", tuple(PLAYERS)),
]
SINGLES = {
    v.STOP: "STOP",
    v.PASS: "PASS",
    v.END: "END",
    v.SACRIFICE: "SACRIFICE",
    v.SEND_BELOW: "BELOW",
    v.STEAL_CARD: "STEAL_CARD",
}
TOKEN_TEXT: dict[int, str] = {
    **{first + i: f"{verb}({name})" for first, verb, names in FAMILIES for i, name in enumerate(names)},
    **SINGLES,
    **{v.DRAWN + kind: f"{{{name}}}" for kind, name in enumerate(v.ACTION_CARDS)},
    **{v.TURNED + card: f"{{{name}}}" for card, name in enumerate(v.PURSUIT_NAMES)},
    **{v.LAID + colour: f"{{{name}}}" for colour, name in enumerate(v.COLOURS)},
    **{v.STARTS + seat: f"{{starts {player}}}" for seat, player in enumerate(PLAYERS)},
    **{v.SHAKEN + result: f"{{{dice_text(result)}}}" for result in range(v.SHAKES)},
    **{v.THROWN + i: f"{{{lost},{one},{half}}}" for i, (lost, one, half) in enumerate(v.ALL_THROWS)},
    **{v.WHIRLED + lost: f"{{lost {lost}}}" for lost in range(3)},
    v.OUTCOMES: "{?}",  # whatever comes; only in scenarios
}
TOKENS: dict[str, int] = {text.upper().replace(" ", ""): action for action, text in TOKEN_TEXT.items()}


def write_action(action: int) -> str:
    return TOKEN_TEXT[action]


def read_action(text: str) -> int:
    """Capitals and spaces do not matter."""
    action = TOKENS.get(re.sub(r"\s", "", text).upper())
    if action is None:
        raise BadInput("notation-no-choice", text=text.strip()[:60])
    return action


# --- positions ----------------------------------------------------------------------------------------------------

ANY = -1  # in a hand or discard: a card that may be any
ENDINGS = {"goal": v.GOAL_REACHED, "rounds": v.ROUNDS_OVER}


@dataclass
class Side:
    """What is said of one player; what is not named is missing."""

    ship: int | None = None
    aboard: int | None = None
    chests: list[int] | None = None  # colours
    below: int | None = None
    total: int | None = None
    hand: list[int] | None = None
    settlements: list[int] | None = None
    secret: int | None = None
    permanents: list[int] | None = None
    won: list[int] | None = None


@dataclass
class Position:
    """A position as written; of a state after, what is said about it."""

    phase: str = "acts"
    active: int = 0
    mover: int = 0
    steps: int = 0
    winners: int = 0
    ending: int | None = None
    seats: int | None = None
    dice: str | None = None
    kylix: str | None = None
    hydra: int | None = None
    open: list[int] | None = None
    pile: int | None = None
    discard: list[int] | None = None
    under: list[int] | None = None
    round: int | None = None
    whirlpools: list[int] | None = None
    cities: dict[int, list[int]] = field(default_factory=dict)
    asks: tuple[str, list[int]] | None = None
    sides: dict[int, Side] = field(default_factory=dict)


HEAD = re.compile(
    r"(?P<sailor>[A-D]) sails (?P<steps>\d{1,2})(?: in (?P<turn>[A-D])'s turn)?(?P<swift> swiftly)?"
    r"|(?P<hero>[A-D]) moves Hydra (?P<tide>\d{1,2})"
    r"|(?P<active>[A-D]) (?P<phase>shakes|places|acts)"
    r"|(?P<winner>[A-D]) wins(?: by (?P<how>goal|rounds))?"
    r"|(?P<winners>[A-D](?: [A-D])+) share"
)
SIDE_MARK = re.compile(r"(?:^|\s)([A-D]):(?=\s|$)")
WORD = re.compile(r"\{[^}]*\}|\S+")
SOME = re.compile(r"\((\d{1,2})\)")
ZONES = (["hand"], ["on"], ["secret"], ["has"], ["won"])
COMMON_ZONES = "players dice kylix hydra open pile discard under round whirlpools asks".split()
KYLIX = re.compile(r"[1-3]!?( [1-3]!?){3}")
DICE_TEXT = re.compile(r"[1-3]-[1-3]{4}")


def read_position(text: str) -> Position:
    marks = list(SIDE_MARK.finditer(text))
    ends = [mark.start() for mark in marks[1:]] + [len(text)]
    head, *zones = (text[: marks[0].start()] if marks else text).split("|")
    position = read_head(head.strip())
    for zone in zones:
        read_common(position, WORD.findall(zone))
    for mark, end in zip(marks, ends, strict=False):
        seat = PLAYERS.index(mark[1])
        if seat in position.sides:
            raise BadInput("position-twice", name=mark[1])
        side = position.sides[seat] = Side()
        for number, words in enumerate(WORD.findall(zone) for zone in text[mark.end() : end].split("|")):
            if number == 0 and words[:1] not in ZONES:
                for word in words:
                    read_ship(side, word)
            else:
                read_zone(side, words)
    return position


def read_head(text: str) -> Position:
    found = HEAD.fullmatch(text)
    if found is None:
        raise BadInput("dk-begins", text=text[:30])
    if found["sailor"]:
        mover = PLAYERS.index(found["sailor"])
        active = PLAYERS.index(found["turn"]) if found["turn"] else mover
        phase = "swift" if found["swift"] else "sails"
        return Position(phase, active, mover, int(found["steps"]))
    if found["hero"]:
        return Position("hydra", PLAYERS.index(found["hero"]), steps=int(found["tide"]))
    if found["active"]:
        return Position(found["phase"], PLAYERS.index(found["active"]))
    winners = sum(1 << PLAYERS.index(word) for word in (found["winner"] or found["winners"]).split())
    return Position("over", winners=winners, ending=ENDINGS.get(found["how"] or ""))


def read_common(position: Position, words: list[str]) -> None:
    name, rest = split_zone(words)
    one = rest[0] if len(rest) == 1 else ""
    if name in v.PLACE_NAMES[: v.CITIES] and v.PLACE_NAMES.index(name) not in position.cities:
        position.cities[v.PLACE_NAMES.index(name)] = read_names(rest, v.COLOURS, "colour")
    elif name == "players" and position.seats is None and one in ("2", "3", "4"):
        position.seats = int(one)
    elif name == "dice" and position.dice is None and DICE_TEXT.fullmatch(one):
        position.dice = one
    elif name == "kylix" and position.kylix is None and KYLIX.fullmatch(" ".join(rest)):
        position.kylix = " ".join(rest)
    elif name == "hydra" and position.hydra is None and one in v.SQUARE_NAMES:
        position.hydra = v.SQUARE_NAMES.index(one)
    elif name == "open" and position.open is None and len(rest) == 2:
        position.open = [v.NO_CARD if word == "-" else read_name(word, v.PURSUIT_NAMES, "pursuit") for word in rest]
    elif name == "whirlpools" and position.whirlpools is None and len(rest) == 3:
        position.whirlpools = [read_name(word, v.SQUARE_NAMES, "square") for word in rest]
    elif name == "pile" and position.pile is None and re.fullmatch(r"\d{1,2}", one):
        position.pile = int(one)
    elif name == "round" and position.round is None and re.fullmatch(r"[1-9]\d{0,2}", one):
        position.round = int(one)
    elif name == "discard" and position.discard is None:
        position.discard = read_cards(name, rest)
    elif name == "under" and position.under is None:
        position.under = [] if rest == ["0"] else [read_name(word, v.ACTION_CARDS, "action") for word in rest]
    elif name == "asks" and position.asks is None and rest and rest[0] in (*PLAYERS, "chance"):
        position.asks = rest[0], sorted(read_action(word) for word in rest[1:])
    else:
        raise BadInput("dk-no-common-zone", text=" ".join(words), zones=", ".join(COMMON_ZONES))


def read_ship(side: Side, word: str) -> None:
    if word in v.SQUARE_NAMES and side.ship is None:
        side.ship = v.SQUARE_NAMES.index(word)
    elif re.fullmatch(r"\d{1,2}h", word) and side.aboard is None:
        side.aboard = int(word[:-1])
    elif re.fullmatch(r"u\d{1,2}", word) and side.below is None:
        side.below = int(word[1:])
    elif re.fullmatch(r"p\d{1,2}", word) and side.total is None:
        side.total = int(word[1:])
    elif re.fullmatch(r"\{.*\}", word) and side.chests is None:
        side.chests = read_names(word[1:-1].replace(",", " ").split(), v.COLOURS, "colour")
    else:
        raise BadInput("dk-about-ship", text=word, chests="{red}")


def read_zone(side: Side, words: list[str]) -> None:
    name, rest = split_zone(words)
    if name == "hand" and side.hand is None:
        side.hand = read_cards(name, rest)
    elif name == "on" and side.settlements is None:
        side.settlements = read_names(rest, v.PLACE_NAMES[v.CITIES :], "settlement")
    elif name == "secret" and side.secret is None and len(rest) == 1:
        side.secret = v.NO_CARD if rest == ["0"] else read_name(rest[0], v.PURSUIT_NAMES, "pursuit")
    elif name == "has" and side.permanents is None:
        side.permanents = [v.ARGO + kind for kind in read_names(rest, v.ACTION_CARDS[v.ARGO :], "permanent")]
    elif name == "won" and side.won is None:
        side.won = read_names(rest, v.PURSUIT_NAMES, "pursuit")
    else:
        raise BadInput("position-no-zone", text=" ".join(words), zones="hand, on, secret, has, won")


def split_zone(words: list[str]) -> tuple[str, list[str]]:
    if not words:
        raise BadInput("position-empty-zone")
    return words[0], words[1:]


def read_name(word: str, names: tuple[str, ...], what: str) -> int:
    if word not in names:
        raise BadInput("dk-no-such", text=word, what=what)
    return names.index(word)


def read_names(words: list[str], names: tuple[str, ...], what: str) -> list[int]:
    return [] if words == ["0"] else sorted(read_name(word, names, what) for word in words)


def read_cards(zone: str, words: list[str]) -> list[int]:
    if not words:
        raise BadInput("position-no-cards", zone=zone)
    found: list[int] = []
    for word in words:
        if some := SOME.fullmatch(word):
            found.extend([ANY] * int(some[1]))
        elif word != "0":
            found.append(read_name(word, v.ACTION_CARDS, "action"))
    return found


# --- from a position to a state -----------------------------------------------------------------------------------


def make_state(position: Position, options: Options) -> State:
    """A state in the middle of a game.  What is not named: ships at anchor, hands empty, no secret and no open cards;
    chests on the cities that are not named; the Action pile has what is left in the box."""
    if position.phase == "over" or position.asks is not None:
        raise BadInput("position-not-at-phase")
    seats = position.seats or max(2, *(seat + 1 for seat in position.sides), position.active + 1, position.mover + 1)
    players = {position.active, position.mover, *position.sides}
    if max(players) >= seats:
        raise BadInput("dk-does-not-play", player=PLAYERS[max(players)], players=seats)
    s = state.empty_table(options, seats)
    doors.fill_pile(s)
    s.active = position.active
    s.hydra = options.map.hydra_start if position.hydra is None else position.hydra
    if options.map.ground[s.hydra] != SEA:
        raise BadInput("dk-hydra-ashore", square=v.SQUARE_NAMES[s.hydra])
    if options.whirlpools:
        whirlpools = position.whirlpools or list(options.map.whirlpools)
        if len(set(whirlpools)) < v.WHIRLPOOLS or not all(options.map.edge >> square & 1 for square in whirlpools):
            raise BadInput("dk-whirlpools")
        for number, square in enumerate(whirlpools):
            s.table[state.WHIRLPOOL + number] = square
        s.chart = state.chart_of(options, s.table)
    for seat in range(seats):
        put_player(s, seat, position.sides.get(seat, Side()))
    check_ships(s)
    lay_chests(s, position)
    stack_cards(s, position)
    s.turns = s.seats * ((position.round or 2) - 1) + position.active
    stand_at(s, position)
    settle(s)
    return s


def put_player(s: State, seat: int, side: Side) -> None:
    at = state.PLAYER_CELLS * seat
    s.table[at + state.SHIP] = harbour(s, seat) if side.ship is None else side.ship
    if s.options.map.ground[s.table[at + state.SHIP]] == BARRED:
        raise BadInput("dk-no-ship", square=v.SQUARE_NAMES[s.table[at + state.SHIP]])
    posted = 0
    for settlement in side.settlements or []:
        if s.table[state.OWNER + settlement] >= 0:
            raise BadInput("dk-two-owners", place=v.PLACE_NAMES[v.CITIES + settlement])
        s.table[state.OWNER + settlement] = seat
        posted += state.marks_of(s, settlement)
    for card in side.won or []:
        s.table[at + state.COMPLETED] |= 1 << card
        s.table[at + state.PURSUIT_POINTS] += POINTS[card]
    chests = side.chests or []
    for colour in chests:
        s.table[at + state.CHEST_ABOARD + colour] += 1
    if side.aboard is None:
        crew = v.HOPLITES - posted - (side.below or 0)
        s.table[at + state.ABOARD] = min(crew, v.SHIPBOARD - len(chests)) if side.below is None else crew
    else:
        s.table[at + state.ABOARD] = side.aboard
    s.table[at + state.BELOW] = v.HOPLITES - posted - s.table[at + state.ABOARD]
    if s.table[at + state.BELOW] < 0 or side.below not in (None, s.table[at + state.BELOW]):
        raise BadInput("dk-hoplites", player=PLAYERS[seat], count=v.HOPLITES)
    if s.table[at + state.ABOARD] + len(chests) > v.SHIPBOARD:
        raise BadInput("dk-shipboard", player=PLAYERS[seat], count=v.SHIPBOARD)
    if side.total is not None:
        counted = state.total_of(s, seat)
        if counted > side.total:
            raise BadInput("dk-points", player=PLAYERS[seat], count=counted - side.total)
        s.table[at + state.HONOUR] = side.total - counted


def harbour(s: State, seat: int) -> int:
    """Where a ship lies that is not named: each at another anchor."""
    return [square for square in range(v.SQUARES) if s.options.map.anchors >> square & 1][seat]


def check_ships(s: State) -> None:
    """DK-MOVE-06, -07: at sea, a square has room for one ship or for the Hydra."""
    taken = {s.hydra: Wording("dk-the-hydra")}
    for seat in range(s.seats):
        square = state.ship_of(s, seat)
        if square in taken:
            raise BadInput("dk-both", first=taken[square], player=PLAYERS[seat], square=v.SQUARE_NAMES[square])
        if s.options.map.ground[square] == SEA:
            taken[square] = Wording("dk-the-ship", player=PLAYERS[seat])


def lay_chests(s: State, position: Position) -> None:
    left = dict.fromkeys(range(len(v.COLOURS)), v.CHESTS_OF_COLOUR)
    for seat in range(s.seats):
        for colour in left:
            left[colour] -= state.chests_of(s, seat, colour)
    for city, chests in position.cities.items():
        if len(chests) > s.options.map.room[city]:
            raise BadInput("dk-chest-spaces", city=v.PLACE_NAMES[city], count=s.options.map.room[city])
        for colour in chests:
            left[colour] -= 1
            s.table[state.CHEST_IN + len(v.COLOURS) * city + colour] += 1
    for colour, number in left.items():
        if number < 0:
            raise BadInput("dk-chests-of-colour", colour=v.COLOURS[colour], most=v.CHESTS_OF_COLOUR)
    rest = [colour for colour in left for _ in range(left[colour])]
    spaces = [c for c in range(v.CITIES) if c not in position.cities for _ in range(s.options.map.room[c])]
    if len(rest) > len(spaces):
        raise BadInput("dk-chests-nowhere", count=len(rest) - len(spaces), all=v.CHESTS)
    for city, colour in zip(spaces, rest, strict=False):
        s.table[state.CHEST_IN + len(v.COLOURS) * city + colour] += 1


def stack_cards(s: State, position: Position) -> None:
    pursuits = (1 << v.PURSUITS) - 1
    taken = [card for card in position.open or [] if card != v.NO_CARD]
    for slot, card in enumerate(position.open or []):
        s.table[state.OPEN_CARD + slot] = card
    for seat in range(s.seats):
        side = position.sides.get(seat, Side())
        taken += side.won or []
        if side.secret is not None and side.secret != v.NO_CARD:
            s.hidden[state.SECRET + seat] = side.secret
            s.table[state.PLAYER_CELLS * seat + state.HAS_SECRET] = 1
            taken.append(side.secret)
        for kind in side.permanents or []:
            take_out(s, kind)
            s.table[state.PLAYER_CELLS * seat + state.PERMANENT] |= 1 << kind
        for kind in side.hand or []:
            if kind != ANY:
                state.add_to_hand(s, seat, take_out(s, kind))
    for card in taken:
        if not pursuits >> card & 1:
            raise BadInput("position-twice", name=v.PURSUIT_NAMES[card])
        pursuits &= ~(1 << card)
    s.hidden[state.PURSUIT_PILE] = pursuits
    discard = [kind if kind == ANY else take_out(s, kind) for kind in position.discard or []]
    for kind in position.under or []:
        s.table[state.UNDER] += 1
        s.table[state.UNDER + s.table[state.UNDER]] = take_out(s, kind)
    for seat in range(s.seats):
        for _ in range((position.sides.get(seat, Side()).hand or []).count(ANY)):
            state.add_to_hand(s, seat, take_out(s, any_card(s)))
    for kind in discard:
        s.table[state.DISCARDED + (take_out(s, any_card(s)) if kind == ANY else kind)] += 1
    if position.pile is not None and position.pile != state.pile_size(s):
        raise BadInput("dk-pile", count=state.pile_size(s))


def take_out(s: State, kind: int) -> int:
    """Out of the box: it lies somewhere else."""
    if s.hidden[state.PILE + kind] == 0:
        raise BadInput("position-too-often", card=v.ACTION_CARDS[kind])
    doors.take_from_pile(s, kind)
    return kind


def any_card(s: State) -> int:
    """One that does not matter: the last in the box."""
    left = [kind for kind in range(v.KINDS) if s.hidden[state.PILE + kind] > 0]
    if not left:
        raise BadInput("position-too-many-cards")
    return left[-1]


def stand_at(s: State, position: Position) -> None:
    s.push(GAME, 0, v.NO_CARD, 0)
    assert s.frame is not None
    s.frame.at = position_of(GAME, PlayTurns)
    s.push(TURN, s.active, v.NO_CARD, 0)
    f = s.frame
    for die, sign in enumerate((position.dice or "2-2222").replace("-", "")):
        s.table[state.DIE_CENTRE + die] = int(sign)
    others = position.phase == "sails" and position.mover != position.active
    if position.phase == "shakes":
        s.phase = v.SHAKING
    elif position.phase == "places":
        f.at, s.phase = position_of(TURN, TurnKylix), v.PLACING
    elif others:
        f.at, s.phase, f.count = position_of(TURN, OthersMove), v.OTHERS, (position.mover - s.active) % s.seats + 1
        begin_ship_move(s, position.mover, position.steps)
    else:
        f.at, s.phase = position_of(TURN, ChooseAction), v.MAIN
        for place, sign in enumerate((position.kylix or "2 2 2 2").split()):
            s.table[state.DIE_ON + place] = int(sign[0])
            s.used |= (1 << place) * sign.endswith("!")
        if position.phase == "sails":
            s.used |= 1 << v.MOVE_DIE
            begin_ship_move(s, position.mover, position.steps)
        elif position.phase == "hydra":
            s.used |= 1 << v.HYDRA_DIE
            s.push(HYDRA_MOVE, s.active, 0, position.steps)
        elif position.phase == "swift":
            f.at, s.phase = position_of(TURN, NextTurn), v.SWIFT
            begin_ship_move(s, position.mover, position.steps)
