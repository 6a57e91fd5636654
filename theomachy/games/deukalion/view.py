"""What a seat may know.  A view is built up from what that seat sees and remembers, never stripped from a state."""

from __future__ import annotations

from dataclasses import dataclass

from theomachy import build
from theomachy.games.contract import Action, BySeat, Recall, Seat
from theomachy.games.deukalion import state
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.accounts import saved_accounts
from theomachy.games.deukalion.events import Dice, Throw, action_card, pursuit_card
from theomachy.games.deukalion.memory import accounts_of, known_in_hand
from theomachy.games.deukalion.options import Options
from theomachy.games.deukalion.state import State
from theomachy.games.deukalion.steps import Asking, cards_of, goal_of, hydra_move, ship_move
from theomachy.kernel.frames import saved_frames
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.kernel.state import legal


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
class About:
    """What a question is about, as far as it applies."""

    colour: str  # of the chest that goes somewhere, or needs room
    purpose: str  # of a chest to be picked: take, give, deliver, or off (the ship)
    place: str  # where that chest lies, or what is challenged
    position: str  # for which a die is wanted
    other: Seat  # whose ship is challenged, robbed or relocated
    pursuit: str  # the card that chests are delivered or cards are paid for
    number: int  # of the whirlpool to place
    due: int  # cards to pay in all
    paid: int  # of them, so far


@dataclass(frozen=True)
class View:
    seat: Seat
    options: Options
    to_move: Seat
    first: Seat
    active: Seat
    turns: int
    phase: str
    goal: int
    players: BySeat[Player]
    hydra: str
    cities: dict[str, tuple[str, ...]]  # their chests
    owners: dict[str, Seat]  # of the settlements
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
    kylix: Dice
    used: tuple[str, ...]  # the positions whose dice are
    mover: Seat  # whose ship move is going on
    steps_left: int
    hydra_steps: int
    challenger: Throw | None
    challenged: Throw | None
    hand: tuple[str, ...]  # one's own
    secret: str  # one's own, while it is not completed
    known: BySeat[tuple[str, ...]]  # what this seat knows to be in each hand
    question: str  # what this seat is asked
    about: About | None
    legal: tuple[Action, ...]  # and what it may answer
    winner: Seat
    winners: tuple[Seat, ...]
    ending: str
    open_hands: BySeat[tuple[str, ...]]  # after the end: all of them
    open_secrets: BySeat[str]  # likewise the secret cards
    laid_open: bool  # the game is over: nothing is hidden any more

    @property
    def over(self) -> bool:
        return self.to_move == NOBODY


def view(s: State, seat: int, laid_open: bool = False) -> View:
    """After the end, by the rules or not, nothing is hidden any more."""
    over = s.asked == NOBODY or laid_open
    asked = s.asked == seat and s.frame is not None
    table = s.table
    sailing, moving = ship_move(s), hydra_move(s)
    hands = tuple(tuple(map(action_card, cards_of(s, p))) for p in range(s.seats))
    secrets = tuple(pursuit_card(s.hidden[state.SECRET + p]) for p in range(s.seats))
    return View(
        seat=seat,
        options=s.options,
        to_move=s.asked,
        first=s.first,
        active=s.active,
        turns=s.turns,
        phase=v.PHASES[s.phase],
        goal=goal_of(s),
        players=tuple(seen_player(s, p) for p in range(s.seats)),
        hydra=v.SQUARE_NAMES[s.hydra],
        cities={
            name: colours(s, state.CHEST_IN + v.CHEST_COLOURS * city)
            for city, name in enumerate(v.PLACE_NAMES[: v.CITIES])
        },
        owners={name: owner_seen(s, i) for i, name in enumerate(v.PLACE_NAMES[v.CITIES :])},
        whirlpools=tuple(
            v.SQUARE_NAMES[table[state.WHIRLPOOL + i]]
            for i in range(v.WHIRLPOOLS)
            if table[state.WHIRLPOOL + i] != v.NO_SQUARE
        ),
        open=tuple(pursuit_card(table[state.OPEN_CARD + slot]) for slot in range(v.SLOTS)),
        removed=pursuits(s.removed),
        pursuit_pile=state.pursuit_pile_size(s),
        under_pursuits=tuple(map(pursuit_card, under(s, state.UNDER_PURSUITS))),
        pile=state.pile_size(s),
        under=tuple(map(action_card, under(s, state.UNDER))),
        discard=tuple(v.ACTION_CARDS[kind] for kind in range(v.KINDS) for _ in range(table[state.DISCARDED + kind])),
        centre=table[state.DIE_CENTRE],
        outer=tuple(table[state.DIE_OUTER + i] for i in range(v.DICE - 1)),
        kylix=Dice(*(table[state.DIE_ON + i] for i in range(len(v.POSITIONS)))),
        used=tuple(position for i, position in enumerate(v.POSITIONS) if s.used >> i & 1),
        mover=sailing.seat if sailing is not None else NOBODY,
        steps_left=sailing.count if sailing is not None else 0,
        hydra_steps=moving.place if moving is not None else 0,
        challenger=throw_seen(table[state.THROW]),
        challenged=throw_seen(table[state.THROW + 1]),
        hand=hands[seat] if seat != WATCHER else (),
        secret=secrets[seat] if seat != WATCHER else "",
        known=tuple(known_cards(s, p, seat) for p in range(s.seats)),
        question=s.frame.step().question() if asked and s.frame is not None else "",
        about=about(s) if asked else None,
        legal=tuple(legal(s)) if asked else (),
        winner=s.winner,
        winners=tuple(p for p in range(s.seats) if s.winners >> p & 1),
        ending=v.ENDINGS[s.ending],
        open_hands=hands if over else ((),) * s.seats,
        open_secrets=secrets if over else ("",) * s.seats,
        laid_open=over,
    )


def seen_player(s: State, seat: int) -> Player:
    at = state.PLAYER_CELLS * seat
    return Player(
        ship=square(state.ship_of(s, seat)),
        aboard=state.aboard(s, seat),
        chests=colours(s, at + state.CHEST_ABOARD),
        below=state.below(s, seat),
        settlements=tuple(name for i, name in enumerate(v.PLACE_NAMES[v.CITIES :]) if state.owner_of(s, i) == seat),
        honour=s.table[at + state.HONOUR],
        pursuit_points=s.table[at + state.PURSUIT_POINTS],
        completed=pursuits(s.table[at + state.COMPLETED]),
        total=state.total_of(s, seat),
        permanents=tuple(v.ACTION_CARDS[kind] for kind in range(v.KINDS) if state.has_permanent(s, seat, kind)),
        cards_in_hand=state.cards_in_hand(s, seat),
        has_secret=state.has_secret(s, seat),
        revealed=pursuit_card(s.table[at + state.REVEALED] - 1),
    )


def about(s: State) -> About:
    """What the step that asks says of its question, in names."""
    assert s.frame is not None
    it = s.frame.step().about(s, s.frame) or Asking()
    assert isinstance(it, Asking)
    return About(
        colour=v.COLOURS[it.colour] if it.colour >= 0 else "",
        purpose=it.purpose,
        place=v.PLACE_NAMES[it.place] if it.place >= 0 else "",
        position=v.POSITIONS[it.position] if it.position >= 0 else "",
        other=it.other,
        pursuit=pursuit_card(it.pursuit),
        number=it.number,
        due=it.due,
        paid=it.paid,
    )


def square(number: int) -> str:
    return v.SQUARE_NAMES[number] if number != v.NO_SQUARE else ""


def owner_seen(s: State, settlement: int) -> int:
    owner: int = state.owner_of(s, settlement)
    return NOBODY if owner == v.VACANT else owner


def throw_seen(number: int) -> Throw | None:
    return Throw(*v.ALL_THROWS[number]) if number >= 0 else None


def colours(s: State, at: int) -> tuple[str, ...]:
    """Of chests."""
    return tuple(colour for c, colour in enumerate(v.COLOURS) for _ in range(s.table[at + c]))


def pursuits(cards: int) -> tuple[str, ...]:
    """Out of bits."""
    return tuple(name for card, name in enumerate(v.PURSUIT_NAMES) if cards >> card & 1)


def under(s: State, at: int) -> list[int]:
    """Cards known to lie at the bottom of a pile, from above."""
    return [s.table[at + i + 1] for i in range(s.table[at])]


def known_cards(s: State, holder: int, seat: int) -> tuple[str, ...]:
    return tuple(v.ACTION_CARDS[kind] for kind in range(v.KINDS) for _ in range(known_in_hand(s, holder, kind, seat)))


# --- what only a guess needs --------------------------------------------------------------------------------------


def recall(s: State, seat: int) -> Recall:
    """All on the table as numbers, what this seat remembers of hands, and how far the game is: nothing of that is
    hidden, as who is asked what depends on nothing hidden (section 4)."""
    memory = saved_accounts(accounts_of(s, seat))
    table = [s.table[i] for i in range(state.TABLE)]
    return Recall(build.mark(), (tuple(s.numbers()), tuple(table), tuple(memory), tuple(saved_frames(s.frame))))
