"""What a seat may know.  A view is built up from what that seat sees and remembers, never stripped from a state."""

from __future__ import annotations

from dataclasses import dataclass

from theomachy.games.deukalion.memory import accounts_of, known_in_hand
from theomachy.games.deukalion.options import Options
from theomachy.games.deukalion.state import (
    CARDS_IN_HAND,
    CHEST_IN,
    COMPLETED,
    DIE_CENTRE,
    DIE_ON,
    DISCARDED,
    HONOUR,
    OPEN_CARD,
    OWNER,
    PERMANENT,
    PLAYER_CELLS,
    PURSUIT_POINTS,
    REVEALED,
    SECRET,
    TABLE,
    THROW,
    UNDER,
    UNDER_PURSUITS,
    WHIRLPOOL,
    State,
    aboard,
    below,
    chests_of,
    has_secret,
    pile_size,
    pursuit_pile_size,
    saved_accounts,
    ship_of,
    total_of,
)
from theomachy.games.deukalion.steps import cards_of, goal_of
from theomachy.games.deukalion.vocabulary import (
    ACTION_CARDS,
    ALL_THROWS,
    CITIES,
    COLOURS,
    KINDS,
    NO_CARD,
    PLACE_NAMES,
    PURSUIT_NAMES,
    PURSUITS,
    SETTLEMENTS,
    SQUARE_NAMES,
)
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import saved_frames
from theomachy.kernel.seats import NOBODY, WATCHER


@dataclass(frozen=True)
class Player:
    """What lies before a player, for all to see."""

    ship: str  # the square; empty before it has one
    aboard: int
    chests: tuple[str, ...]
    below: int
    settlements: tuple[str, ...]
    honour: int
    pursuit_points: int
    completed: tuple[str, ...]
    total: int
    permanents: tuple[str, ...]
    cards_in_hand: int
    has_secret: bool  # a secret card that is not completed
    revealed: str  # that card, if it was laid open


@dataclass(frozen=True)
class View:
    seat: int
    options: Options
    to_move: int
    first: int
    active: int
    turns: int
    phase: int
    goal: int
    players: tuple[Player, ...]
    hydra: str
    cities: tuple[tuple[str, ...], ...]
    owners: tuple[int, ...]  # of the settlements
    whirlpools: tuple[str, ...]
    open: tuple[str, ...]  # Pursuit cards; empty if a slot is
    removed: tuple[str, ...]
    pursuit_pile: int
    under_pursuits: tuple[str, ...]  # known to lie at the bottom, from above
    pile: int
    under: tuple[str, ...]
    discard: tuple[str, ...]
    centre: int  # the dice, 0 before they are thrown
    outer: tuple[int, ...]
    kylix: tuple[int, ...]  # by position, 0 before it is placed
    used: tuple[bool, ...]
    mover: int  # whose ship move is going on
    steps_left: int
    hydra_steps: int
    throws: tuple[tuple[int, int, int] | None, ...]  # challenger and challenged: lost, one, half
    hand: tuple[str, ...]  # one's own
    secret: str  # one's own, while it is not completed
    known: tuple[tuple[str, ...], ...]  # what this seat knows to be in each hand
    question: str  # what this seat is asked
    legal: tuple[int, ...]  # and what it may answer
    winner: int
    winners: tuple[int, ...]
    ending: int
    cells: tuple[tuple[int, ...], ...]  # for guesses: all on the table as numbers, and how far the game is
    everything: tuple[tuple[str, ...], ...] = ()  # after the end: all hands
    secrets: tuple[str, ...] = ()  # and all secret cards

    @property
    def over(self) -> bool:
        return self.to_move == NOBODY


def view(s: State, seat: int, laid_open: bool = False) -> View:
    """After the end, by the rules or not, nothing is hidden any more."""
    over = s.asked == NOBODY or laid_open
    asked = s.asked == seat and s.frame is not None
    table = s.table
    hands = tuple(tuple(ACTION_CARDS[kind] for kind in cards_of(s, p)) for p in range(s.seats))
    secrets = tuple(pursuit(s.hidden[SECRET + p]) for p in range(s.seats))
    return View(
        seat=seat,
        options=s.options,
        to_move=s.asked,
        first=s.first,
        active=s.active,
        turns=s.turns,
        phase=s.phase,
        goal=goal_of(s),
        players=tuple(seen_player(s, p) for p in range(s.seats)),
        hydra=SQUARE_NAMES[s.hydra],
        cities=tuple(colours(s, CHEST_IN + len(COLOURS) * city) for city in range(CITIES)),
        owners=tuple(table[OWNER + settlement] for settlement in range(SETTLEMENTS)),
        whirlpools=tuple(SQUARE_NAMES[table[WHIRLPOOL + i]] for i in range(3) if table[WHIRLPOOL + i] >= 0),
        open=(pursuit(table[OPEN_CARD]), pursuit(table[OPEN_CARD + 1])),
        removed=pursuits(s.removed),
        pursuit_pile=pursuit_pile_size(s),
        under_pursuits=tuple(PURSUIT_NAMES[table[UNDER_PURSUITS + i + 1]] for i in range(table[UNDER_PURSUITS])),
        pile=pile_size(s),
        under=tuple(ACTION_CARDS[table[UNDER + i + 1]] for i in range(table[UNDER])),
        discard=tuple(ACTION_CARDS[kind] for kind in range(KINDS) for _ in range(table[DISCARDED + kind])),
        centre=table[DIE_CENTRE],
        outer=tuple(table[DIE_CENTRE + 1 + i] for i in range(4)),
        kylix=tuple(table[DIE_ON + i] for i in range(4)),
        used=tuple(s.used >> i & 1 == 1 for i in range(4)),
        mover=s.mover,
        steps_left=s.steps_left,
        hydra_steps=s.hydra_steps,
        throws=tuple(ALL_THROWS[table[THROW + i]] if table[THROW + i] >= 0 else None for i in (0, 1)),
        hand=hands[seat] if seat != WATCHER else (),
        secret=secrets[seat] if seat != WATCHER else "",
        known=tuple(known_cards(s, p, seat) for p in range(s.seats)),
        question=s.frame.step().question() if asked and s.frame is not None else "",
        legal=tuple(legal(s)) if asked else (),
        winner=s.winner,
        winners=tuple(p for p in range(s.seats) if s.winners >> p & 1),
        ending=s.ending,
        cells=(
            tuple(s.numbers()),
            tuple(table[i] for i in range(TABLE)),
            tuple(saved_accounts(accounts_of(s, seat))),
            tuple(saved_frames(s.frame)),
        ),
        everything=hands if over else (),
        secrets=secrets if over else (),
    )


def seen_player(s: State, seat: int) -> Player:
    at = PLAYER_CELLS * seat
    ship = ship_of(s, seat)
    return Player(
        ship=SQUARE_NAMES[ship] if ship >= 0 else "",
        aboard=aboard(s, seat),
        chests=tuple(COLOURS[c] for c in range(len(COLOURS)) for _ in range(chests_of(s, seat, c))),
        below=below(s, seat),
        settlements=tuple(PLACE_NAMES[CITIES + i] for i in range(SETTLEMENTS) if s.table[OWNER + i] == seat),
        honour=s.table[at + HONOUR],
        pursuit_points=s.table[at + PURSUIT_POINTS],
        completed=pursuits(s.table[at + COMPLETED]),
        total=total_of(s, seat),
        permanents=tuple(ACTION_CARDS[kind] for kind in range(KINDS) if s.table[at + PERMANENT] >> kind & 1),
        cards_in_hand=s.table[at + CARDS_IN_HAND],
        has_secret=has_secret(s, seat),
        revealed=pursuit(s.table[at + REVEALED] - 1),
    )


def colours(s: State, at: int) -> tuple[str, ...]:
    return tuple(COLOURS[c] for c in range(len(COLOURS)) for _ in range(s.table[at + c]))


def pursuit(card: int) -> str:
    return "" if card == NO_CARD else PURSUIT_NAMES[card]


def pursuits(cards: int) -> tuple[str, ...]:
    return tuple(PURSUIT_NAMES[card] for card in range(PURSUITS) if cards >> card & 1)


def known_cards(s: State, holder: int, seat: int) -> tuple[str, ...]:
    return tuple(ACTION_CARDS[kind] for kind in range(KINDS) for _ in range(known_in_hand(s, holder, kind, seat)))


def legal(s: State) -> list[int]:
    found = Choices()
    if s.frame is not None:
        s.frame.step().options(s, s.frame, found)
    return found.actions()
