"""What a table says through a socket: one JSON object a message, told apart by `type`."""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypeAlias, get_args

from typing_extensions import TypedDict  # pydantic reads no other before Python 3.12

# By their codes: refusals after which coming again does not help.
FINAL: Final = (
    "wrong-key",
    "key-rotated",
    "at-seat-elsewhere",
    "no-such-table",
    "quarantined",
    "no-watchers",
    "foreign-page",
    "bad-message",
    "other-version",
    "other-build",
)
# What a command is told that was carried out before the connection was lost, and came once more.
DONE_BEFORE: Final = (
    "too-late",
    "not-your-turn",
    "nonce-twice",
    "said-already",
    "already-asked",
    "denied-before",
    "nothing-asked",
    "left",
    "game-over",
)

Seat: TypeAlias = str  # the name of a seat; also "watcher", "nobody", "chance"
Status: TypeAlias = Literal["waiting", "playing", "over"]
RequestKind: TypeAlias = Literal["undo", "draw"]
Level: TypeAlias = Literal["1", "2", "3", "4", "5", "6"]
Reaction: TypeAlias = Literal["bravo", "ouch", "hmm", "thanks", "hurry", "laugh"]
REACTIONS: Final[tuple[Reaction, ...]] = get_args(Reaction)
EndedBy: TypeAlias = Literal["rules", "agreed", "resigned", "out-of-time"]
UpdateKind: TypeAlias = Literal[
    "created",
    "seated",
    "nonce",
    "choice",
    "undo",
    "asked",
    "agreed",
    "denied",
    "drawn",
    "resigned",
    "flagged",
    "away",
    "back",
    "chat",
    "reaction",
    "rotated",
    "rematch",
]
Json: TypeAlias = dict[str, Any]


# --- a position ---------------------------------------------------------------------------------------------------


class Sitter(TypedDict):
    """A seat, and who sits there."""

    seat: Seat
    name: str  # of a person who has sat down
    bot: str  # that answers for the seat now, or ""
    person: bool  # not a bot of the house
    free: bool  # for whoever comes
    nonce: bool  # it has been given


class Asked(TypedDict):
    """Something that the others are asked to agree to."""

    kind: RequestKind
    seat: Seat
    seq: int  # of the update in which it was asked: what an answer names
    agreed: list[Seat]


class Time(TypedDict):
    """In milliseconds; `left` is empty without a clock, and was true at `since`, from which it runs for `asked`."""

    left: dict[Seat, int]
    asked: Seat  # or nobody
    since: int


class Choice(TypedDict):
    choice: str  # in notation: what is sent
    text: str


class Shortcut(TypedDict):
    """Choices that can be made one after the other, for who does not care about each."""

    text: str
    choices: list[str]  # in notation


class Ahead(TypedDict):
    """An answer that can be given before it is asked for."""

    choice: str  # in notation: the answer
    text: str
    choices: list[str]  # in notation: what leads to it, and it


class OnceForAll(TypedDict):
    text: str
    choice: str  # in notation: what is sent
    again: str  # and what, when the same is asked again; "" if it is not


class AtOnce(TypedDict):
    """A question that will come again, put so that it is answered once."""

    question: str
    answers: list[OnceForAll]


class Threat(TypedDict):
    """A state of the board that may soon decide the game, as this audience sees it."""

    seat: Seat  # for whom it is good, or nobody
    marks: list[str]  # the things on which it is seen, as the game's client marks them
    text: str


class Length(TypedDict):
    turns: int  # that were begun
    began: int  # with the first deal, in milliseconds since 1970
    ended: int


class Result(TypedDict):
    points: dict[Seat, float]  # 1 has won, 0 is a draw, -1 has lost
    by: EndedBy
    length: NotRequired[Length]  # of a game at a table


class Position(TypedDict):
    """How things stand, for one audience.  What is not required comes with the first deal."""

    status: Status
    seats: list[Sitter]
    commitment: str  # of the dealer, once all have sat down
    request: Asked | None
    clock: Time
    rematch: str  # the table where it goes on, or ""
    view: NotRequired[Json]  # all that this audience may know; its form is the game's
    recall: NotRequired[Json]  # what a guess needs besides, for whoever asked for it in the hello
    to_move: NotRequired[Seat]  # or nobody
    question: NotRequired[str]
    choices: NotRequired[list[Choice]]
    shortcut: NotRequired[Shortcut | None]
    ahead: NotRequired[list[Ahead]]
    at_once: NotRequired[AtOnce | None]
    by_itself: NotRequired[str]  # the only answer, if nobody learns anything when it is given at once; else ""
    threats: NotRequired[list[Threat]]  # the most urgent first
    can_undo: NotRequired[bool]  # without asking anybody
    bots_agree: NotRequired[bool]  # whatever this seat wants to take back: it plays against bots alone
    taken_back: NotRequired[bool]  # has it done so, though something was learnt?  Then the game does not count
    event_count: NotRequired[int]  # how many events still hold
    result: NotRequired[Result | None]


# --- what has happened --------------------------------------------------------------------------------------------


class EventMessage(TypedDict):
    """An event, as this audience sees it: besides its name and its sentence the fields that the game gives it."""

    event: str
    text: str


EventMessage.__pydantic_config__ = {"extra": "allow"}  # type: ignore[attr-defined]  # its form is the game's


class Update(TypedDict):
    """One thing that was done at the table; all get one for each, with the same number."""

    seq: int
    at: int  # when, in milliseconds since 1970
    kind: UpdateKind
    events: list[EventMessage]
    seat: NotRequired[Seat]  # whose doing it was
    name: NotRequired[str]  # seated: as whom
    request: NotRequired[RequestKind]  # asked: for what
    text: NotRequired[str]  # chat
    reaction: NotRequired[Reaction]
    table: NotRequired[str]  # rematch: where
    kept: NotRequired[int]  # undo: so many of the events told before still hold


# --- messages -----------------------------------------------------------------------------------------------------


class Pace(TypedDict):
    """What one connection may send: so many messages at once, and so many a second."""

    burst: int
    a_second: float


class Welcome(TypedDict):
    """The answer to a hello.  With `story`, everything begins again at `seq`; without, the updates after it follow."""

    type: Literal["welcome"]
    version: int
    table: str
    seat: Seat  # or watcher
    setting: Json
    seq: int
    now: Position
    pace: Pace
    story: NotRequired[list[EventMessage]]
    chats: NotRequired[list[Update]]  # what was said so far, with the story


class News(TypedDict):
    """`now` is null if more follows at once."""

    type: Literal["update"]
    seq: int
    updates: list[Update]
    present: list[Seat]  # who is connected; watcher as often as there are any
    now: Position | None


class Reply(TypedDict):
    """A command was carried out."""

    type: Literal["reply"]
    id: int
    seq: NotRequired[int]  # the update that tells of it
    key: NotRequired[str]  # rotate
    table: NotRequired[str]  # rematch
    time: NotRequired[int]  # ping: of the server's clock


class Refusal(TypedDict):
    code: str
    text: str
    clause: str  # of the rules, or ""


class Denial(Refusal):
    """A command was not carried out, and nothing has changed; without an id the whole message could not be read."""

    type: Literal["refused"]
    id: int | None


Message: TypeAlias = Welcome | News | Reply | Denial


class Offer(TypedDict):
    """What everybody may know of a table."""

    table: str
    setting: Json  # without the texts of cards and maps
    own: list[str]  # the options that hold such a text
    status: Status
    seats: list[Sitter]
    created: int
