"""A position and a choice as text: for tests, the terminal, records and bug reports.  `positions` reads them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import groupby

from theomachy.games.deukalion import state
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.options import Options
from theomachy.games.deukalion.positions import (
    ANY,
    ENDINGS,
    PLAYERS,
    Position,
    Side,
    make_state,
    read_action,
    read_position,
    write_action,
)
from theomachy.games.deukalion.rules import HYDRA_MOVE
from theomachy.games.deukalion.ships import MOVED, SHIP_MOVE
from theomachy.games.deukalion.state import State
from theomachy.games.deukalion.steps import cards_of
from theomachy.kernel.choices import Choices
from theomachy.kernel.errors import BadInput
from theomachy.kernel.frames import Frame
from theomachy.kernel.seats import CHANCE

__all__ = [
    "any_outcome",
    "begins_action",
    "differs",
    "make_possible",
    "make_state",
    "read_action",
    "read_after",
    "read_before",
    "read_position",
    "unwritten",
    "write_action",
    "write_expected",
    "write_position",
]

# --- writing ------------------------------------------------------------------------------------------------------


def going_on(s: State) -> Position:
    """What the head of a position says of a state."""
    if s.frame is None:
        return Position("over", winners=s.winners, ending=s.ending)
    f: Frame | None = s.frame
    while f is not None:
        if f.script is SHIP_MOVE:
            return Position("swift" if s.phase == v.SWIFT else "sails", s.active, f.seat, f.count)
        if f.script is HYDRA_MOVE:
            return Position("hydra", s.active, steps=f.place)
        f = f.under
    names = {v.SHAKING: "shakes", v.PLACING: "places", v.MAIN: "acts", v.SWIFT: "acts"}
    return Position(names.get(s.phase, "setup"), s.active)


def write_head(p: Position) -> str:
    if p.phase == "over":
        winners = [player for seat, player in enumerate(PLAYERS) if p.winners >> seat & 1]
        how = "".join(f" by {name}" for name, ending in ENDINGS.items() if ending == p.ending)
        return f"{winners[0]} wins{how}" if len(winners) == 1 else f"{' '.join(winners)} share"
    if p.phase in ("sails", "swift"):
        turn = f" in {PLAYERS[p.active]}'s turn" if p.mover != p.active else ""
        return f"{PLAYERS[p.mover]} sails {p.steps}{turn}{' swiftly' if p.phase == 'swift' else ''}"
    if p.phase == "hydra":
        return f"{PLAYERS[p.active]} moves Hydra {p.steps}"
    return "the game is set up" if p.phase == "setup" else f"{PLAYERS[p.active]} {p.phase}"


def found_position(s: State) -> Position:
    """Everything a position can say, of a state."""
    kylix = " ".join(f"{s.table[state.DIE_ON + i]}{'!' if s.used >> i & 1 else ''}" for i in range(4))
    return replace(
        going_on(s),
        seats=s.seats,
        dice=f"{s.table[state.DIE_CENTRE]}-" + "".join(str(s.table[state.DIE_CENTRE + i]) for i in range(1, 5)),
        kylix=kylix if s.table[state.DIE_ON] else None,
        hydra=s.hydra,
        open=[s.table[state.OPEN_CARD], s.table[state.OPEN_CARD + 1]],
        pile=state.pile_size(s),
        discard=[kind for kind in range(v.KINDS) for _ in range(s.table[state.DISCARDED + kind])],
        under=[s.table[state.UNDER + i] for i in range(1, s.table[state.UNDER] + 1)],
        round=s.turns // s.seats + 1,
        whirlpools=[s.table[state.WHIRLPOOL + i] for i in range(3)] if s.options.whirlpools else None,
        cities={
            city: [c for c in range(len(v.COLOURS)) for _ in range(state.chests_in(s, city, c))]
            for city in range(v.CITIES)
        },
        sides={seat: found_side(s, seat) for seat in range(s.seats)},
    )


def found_side(s: State, seat: int) -> Side:
    at = state.PLAYER_CELLS * seat
    return Side(
        ship=state.ship_of(s, seat),
        aboard=state.aboard(s, seat),
        chests=[colour for colour in range(len(v.COLOURS)) for _ in range(state.chests_of(s, seat, colour))],
        below=state.below(s, seat),
        total=state.total_of(s, seat),
        hand=cards_of(s, seat),
        settlements=[i for i in range(v.SETTLEMENTS) if state.owner_of(s, i) == seat],
        secret=s.hidden[state.SECRET + seat],
        permanents=[kind for kind in range(v.KINDS) if s.table[at + state.PERMANENT] >> kind & 1],
        won=[card for card in range(v.PURSUITS) if s.table[at + state.COMPLETED] >> card & 1],
    )


def named(words: list[int], names: tuple[str, ...]) -> str:
    return " ".join(names[word] if word >= 0 else "-" for word in words)


def write_cards(cards: list[int]) -> str:
    words: list[str] = []
    for any_cards, some in groupby(cards, lambda card: card == ANY):
        alike = list(some)
        words.extend([f"({len(alike)})"] if any_cards else [v.ACTION_CARDS[card] for card in alike])
    return " ".join(words) or "0"


def write(p: Position, briefly: bool = False) -> str:
    """A line for what all share, and one for each player; briefly, without what is empty."""
    zones = [f"{write_head(p):<11}"]
    if p.seats not in (None, 2):
        zones.append(f"players {p.seats}")
    zones += [f"{name} {value}" for name, value in (("dice", p.dice), ("kylix", p.kylix)) if value is not None]
    if p.hydra is not None:
        zones.append(f"hydra {v.SQUARE_NAMES[p.hydra]}")
    if p.open is not None:
        zones.append(f"open {named(p.open, v.PURSUIT_NAMES)}")
    if p.pile is not None:
        zones.append(f"pile {p.pile}")
    for name, cards in (("discard", p.discard), ("under", p.under)):
        if cards is not None and (cards or not briefly):
            zones.append(f"{name} {write_cards(cards)}")
    if p.round is not None:
        zones.append(f"round {p.round}")
    if p.whirlpools is not None:
        zones.append(f"whirlpools {named(p.whirlpools, v.SQUARE_NAMES)}")
    zones += [f"{v.PLACE_NAMES[city]} {named(chests, v.COLOURS) or '0'}" for city, chests in p.cities.items()]
    if p.asks is not None:
        zones.append(" ".join(["asks", p.asks[0], *map(write_action, p.asks[1])]))
    lines = [" | ".join(zones)]
    lines += [f"{'':12}{PLAYERS[seat]}: {write_side(side, briefly)}" for seat, side in p.sides.items()]
    return "\n".join(lines)


def write_side(side: Side, briefly: bool) -> str:
    words = [v.SQUARE_NAMES[side.ship]] if side.ship is not None and side.ship >= 0 else []
    if side.aboard is not None:
        words.append(f"{side.aboard}h")
    if side.chests is not None:
        words.append(f"{{{named(side.chests, v.COLOURS)}}}")
    words += [f"{sign}{number}" for sign, number in (("u", side.below), ("p", side.total)) if number is not None]
    zones = [" ".join(words)]
    if side.hand is not None:
        zones.append(f"hand {write_cards(side.hand)}")
    lists = (
        ("on", side.settlements, v.PLACE_NAMES[v.CITIES :]),
        ("has", side.permanents, v.ACTION_CARDS),
        ("won", side.won, v.PURSUIT_NAMES),
    )
    zones += [
        f"{name} {named(found, names) or '0'}" for name, found, names in lists if found or (found == [] and not briefly)
    ]
    if side.secret is not None and not (briefly and side.secret == v.NO_CARD):
        zones.append(f"secret {v.PURSUIT_NAMES[side.secret] if side.secret != v.NO_CARD else '0'}")
    return " | ".join(zones)


def write_position(s: State) -> str:
    """All there is, as a position is read."""
    p = found_position(s)
    if s.frame is not None and not begins_action(s):
        p.asks = ("chance", []) if s.asked == CHANCE else asked_now(s)
    return write(p, briefly=True)


def asked_now(s: State) -> tuple[str, list[int]]:
    found = Choices()
    if s.frame is not None:
        s.frame.step().options(s, s.frame, found)
    return "chance" if s.asked == CHANCE else PLAYERS[s.asked], sorted(found.actions())


# --- comparing: is the state what was said? -----------------------------------------------------------------------


def with_start(start: Position, after: Position) -> Position:
    """What a position says together with the one it came from.  After the end of a game only what is named counts."""
    if after.phase == "over":
        return after
    kept = {
        name: getattr(start, name)
        for name in ("hydra", "open", "discard", "under", "pile", "whirlpools")
        if getattr(after, name) is None
    }
    sides = {seat: Side(**vars(side)) for seat, side in start.sides.items()}
    for seat, side in after.sides.items():
        expected = {name: value for name, value in vars(side).items() if value is not None}
        sides[seat] = replace(sides.get(seat, Side()), **expected)
    return replace(after, **kept, cities={**start.cities, **after.cities}, sides=sides)


def differs(s: State, start: Position, after: Position) -> bool:
    found = found_position(s)
    expected = with_start(start, after)
    if head_differs(found, expected):
        return True
    if expected.asks is not None:
        who, actions = asked_now(s)
        if who != expected.asks[0] or expected.asks[1] not in ([], actions):
            return True
    for name in ("dice", "kylix", "hydra", "open", "pile", "under", "round", "whirlpools"):
        value = getattr(expected, name)
        if value is not None and value != getattr(found, name):
            return True
    if expected.discard is not None and not same_cards(expected.discard, found.discard or []):
        return True
    if any(found.cities[city] != chests for city, chests in expected.cities.items()):
        return True
    return any(
        seat not in found.sides or side_differs(side, found.sides[seat]) for seat, side in expected.sides.items()
    )


def head_differs(found: Position, expected: Position) -> bool:
    if expected.phase == "over":
        wrong = found.phase != "over" or found.winners != expected.winners
        return wrong or expected.ending not in (None, found.ending)
    heads = [(p.phase, p.active, p.mover if p.phase in ("sails", "swift") else 0, p.steps) for p in (found, expected)]
    return heads[0] != heads[1]


def side_differs(expected: Side, found: Side) -> bool:
    for name, value in vars(expected).items():
        if value is None:
            continue
        if name == "hand":
            if not same_cards(value, found.hand or []):
                return True
        elif value != getattr(found, name):
            return True
    return False


def same_cards(expected: list[int], found: list[int]) -> bool:
    """Cards said to be any may be any; the others must be there."""
    return len(expected) == len(found) and Counter(card for card in expected if card != ANY) <= Counter(found)


def write_expected(start: Position, after: Position) -> str:
    """The state that was said, with what has not changed filled in."""
    return write(with_start(start, after))


# --- what scenarios need besides ----------------------------------------------------------------------------------

BEGINNINGS = ("ship", "main", "kylix", "hydra", "shaken")


def begins_action(s: State) -> bool:
    """Is a step, a die, the Kylix or a shake next, or the game over?"""
    f = s.frame
    return f is None or f.step().question() in BEGINNINGS


def unwritten(s: State) -> tuple[str, ...]:
    """What was played and seen before; and whether a ship move has begun, before which hoplites may be sacrificed."""
    f = s.frame
    moved = f is not None and f.script is SHIP_MOVE and f.card == MOVED
    return (
        *("turns", "first", "challenger", "challenged", "known", "under_pursuits"),
        *(("legal",) if moved else ()),
    )


def any_outcome(s: State, outcomes: list[int]) -> int | None:
    """What comes when nothing is said: any card of a pile or hand will do, but not any throw."""
    f = s.frame
    assert f is not None
    return outcomes[-1] if f.step().question() in ("drawn", "stolen") else None


def make_possible(s: State, outcome: int) -> None:
    """Chance brings only what is there."""


def read_before(text: str, options: Options) -> tuple[Position, State]:
    raise BadInput("position-no-word", word="before")


def read_after(text: str) -> Position:
    raise BadInput("position-no-word", word="after")
