"""What is answered to requests, besides what goes through sockets as well."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from theomachy.figures import Figures
from theomachy.table.messages import EndedBy, EventMessage, Json, Level, Offer, Position, Seat
from theomachy.words import CardInfo

# --- games, rules -----------------------------------------------------------------------------------------------------


class SeatName(TypedDict):
    """A seat, and what its side is called in the reader's language."""

    seat: Seat
    name: str


class OptionInfo(TypedDict):
    """An option takes one of `values`, a number from `least` to `most`, or any text."""

    default: str | int | bool
    clause: str
    label: NotRequired[str]  # of a game that clients may not know
    values: NotRequired[list[str | int | bool]]
    least: NotRequired[int]
    most: NotRequired[int]


class BotLevel(TypedDict):
    """How strong a bot of the server is."""

    level: Level
    bot: str
    name: str  # in the reader's language
    rating: NotRequired[int]  # with an interval of 95 %; none for a game of which nobody has measured it
    low: NotRequired[int]
    high: NotRequired[int]


class GameInfo(TypedDict):
    game: str
    name: str
    editions: list[str]
    players: list[int]  # the fewest and the most
    seats: list[SeatName]  # of as many as can play; fewer take the first of them
    levels: list[BotLevel]
    options: dict[str, OptionInfo]
    lessons: int  # how many there are
    puzzles: int


class Lobby(TypedDict):
    """A page of the tables that want company."""

    tables: list[Offer]
    more: str  # the next page begins `before` this; "" if it is the last


class BuildInfo(TypedDict):
    """How the rules run: as machine code, or from their sources, with which bots think less deeply."""

    rules: Literal["compiled", "sources", "compiling", "no-compiler", "no-headers", "failed"]
    seconds: NotRequired[int]  # until they are compiled, as far as that can be told


class PushInfo(TypedDict):
    key: str  # for which browsers subscribe, as base64 for URLs; "" if this server sends nothing


class SectionInfo(TypedDict):
    id: str
    heading: str


class ClauseInfo(TypedDict):
    clause: str
    section: str
    text: str


class Rules(TypedDict):
    """The page as HTML, where each section and each clause has its id; and the clauses, to search in."""

    game: str
    title: str
    html: str
    sections: list[SectionInfo]
    clauses: list[ClauseInfo]


# --- at a table -------------------------------------------------------------------------------------------------------


class Hint(TypedDict):
    choice: str  # in notation
    text: str
    why: str  # in one sentence
    seq: int  # the last update of the position that it is for


# --- finished games ---------------------------------------------------------------------------------------------------


class Frame(TypedDict):
    """How things stood after a choice.  What others chose the events tell, but where all is open."""

    seq: int  # so many choices had been made, those of chance included
    actor: Seat  # or chance; nobody in the first frame
    choice: str  # in notation, or ""
    text: str  # the same in words
    events: list[EventMessage]
    view: Json
    to_move: Seat  # or chance, or nobody
    question: str


class Sat(TypedDict):
    seat: Seat
    name: str  # of the player


class Played(TypedDict):
    """As in a setting."""

    game: str
    edition: str
    options: Mapping[str, Any]


class Replay(TypedDict):
    setting: Played
    seats: list[Sat]
    total: int  # choices; there is one frame more
    result: str  # as in the record, or ""
    points: dict[Seat, float]  # when the game is over, else empty
    by: EndedBy | None  # how it has ended
    frames: list[Frame]


class TurningPoint(TypedDict):
    """A turn in which the chances of a seat changed much."""

    at: int  # the frame of the replay after what mattered most in it
    turn: int  # from 1
    actor: Seat  # whose doing it was
    text: str  # what happened, with nothing hidden, as the reader would say it
    before: float  # the chance to win when the turn began, from 0 to 1, as a quick search sees it
    after: float  # and when it was over


class Swings(TypedDict):
    """The largest changes for one reader, in their order: at most three."""

    seat: Seat  # whose chances: the reader's own; to a watcher the winner's, in a draw those of the first seat
    points: list[TurningPoint]


class TurningPoints(TypedDict):
    swings: dict[Seat, Swings]  # for each seat and for a watcher


class Better(TypedDict):
    """What would have been better than a choice, and why."""

    name: Literal["inaccuracy", "mistake", "blunder"]
    choice: str  # that was made, in words
    better: str
    why: str


class Reviewed(TypedDict):
    """A choice that was one, or something that nobody chose; equities and errors in ten-thousandths of a victory."""

    at: int  # the frame of the replay before it
    turn: int  # from 1
    seat: Seat  # who chose, or whose luck it was
    kind: Literal["loss", "luck"]
    before: dict[Seat, int]  # with the best choice, or the mean over all that could have happened
    after: dict[Seat, int]
    error: int  # twice the standard error of what was lost
    named: Better | None  # of a choice that lost enough


class ReviewPart(TypedDict):
    """A piece of a review, as much as is worked out in a few seconds."""

    nodes: list[Reviewed]
    next: int | None  # where the next piece begins, if it is not the last
    total: int  # choices of the game
    result: dict[Seat, int]  # as equities


class Nonce(TypedDict):
    seat: Seat
    nonce: str


class Drawn(TypedDict):
    """An outcome of chance: the number of its choice in the record, what was recorded, and which odds it had."""

    line: int  # from 1
    recorded: str
    odds: int


class Proof(TypedDict):
    """All that is needed to work every outcome out again."""

    commitment: str
    secret: str
    bound: str  # the commitment is its SHA-256
    head: str  # the key is its HMAC-SHA-256 with the secret
    nonces: list[Nonce]
    odds: list[list[tuple[str, int]]]  # outcomes and their weights, in order
    outcomes: list[Drawn]


class Verified(TypedDict):
    """What a record proves: `other-key` is none of this server's, `forged` does not fit the record."""

    chance: bool  # do all outcomes follow from secret and nonces?
    end: Literal["signed", "unsigned", "other-key", "forged"]
    key: str  # the fingerprint of the key that has signed, or ""
    text: str


class Box(TypedDict):
    """What a game was played with."""

    cards: list[CardInfo]
    map: Json | None


class Example(TypedDict):
    """An example to a clause of the rules: before a choice, and after all that came of it, as one seat sees it."""

    id: str
    clause: str
    caption: str
    setting: Played
    seats: list[Seat]
    frames: list[Frame]  # two


class Examples(TypedDict):
    game: str
    map: Json | None  # of a game that has one
    examples: list[Example]


class Gallery(TypedDict):
    """All cards in the box, and what was measured of them."""

    game: str
    cards: list[CardInfo]
    figures: Figures | None  # of a game whose bots have played often enough


# --- lessons ----------------------------------------------------------------------------------------------------------


class LessonTitle(TypedDict):
    lesson: int  # from 1
    title: str
    about: str
    text: list[str]  # what the guide says if all goes well, to be read without a server


class LessonStep(TypedDict):
    """Where a learner stands after the choices so far."""

    lesson: int
    of: int
    title: str
    now: Position
    events: list[EventMessage]  # since the choice before
    say: str
    expected: list[str]  # choices that the lesson waits for
    done: bool
    taken: list[str]  # the choices that count
    again: bool  # the last choice was none that the lesson waits for; nothing has changed


# --- puzzles ----------------------------------------------------------------------------------------------------------


class PuzzleTitle(TypedDict):
    puzzle: str
    level: int  # the lowest of the bots that solves it


class PuzzleInfo(PuzzleTitle):
    """What the seat that is to solve it sees, and what it was told before."""

    setting: Played
    now: Position
    events: list[EventMessage]


class Worth(TypedDict):
    """A choice of a puzzle, in hundredths of a victory."""

    choice: str  # in notation
    text: str
    equity: int


class PuzzleAnswer(TypedDict):
    """What is said of an answer.  What all choices are worth is told to who has solved it, or gives up."""

    solved: bool
    say: str
    answer: str  # in notation, or "" before it may be known
    worths: list[Worth]  # the best first
