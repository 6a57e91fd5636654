"""What the clients ask of a game's words, and what is said alike in every game."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any, ClassVar, Literal

from typing_extensions import TypedDict  # pydantic reads no other before Python 3.12

from theomachy.games import Threat, View
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.options import Options
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER
from theomachy.words.pages import rules_page
from theomachy.words.speech import Speech

MARKS = re.compile(r"[*`]")  # emphasis and code in a rules page


@dataclass(frozen=True)
class Note:
    """A piece of an explanation."""

    title: str  # or "", above a piece of the rules page in Markdown
    text: str


class CardInfo(TypedDict):
    """A card in words; what else is on it is the game's own."""

    id: str  # in notation
    name: str
    kind: str
    text: str
    clauses: list[str]
    facts: Mapping[str, object]


class Mistake(TypedDict):
    """What is wrong in a text that somebody has made, and where."""

    line: int  # from 1
    place: str  # within the line's card, or its column; "" if the whole text is meant
    text: str
    severity: Literal["error", "warning"]  # a warning keeps nobody from playing


class Checked(TypedDict):
    """A text of one's own as the game has understood it: its mistakes, and what can be drawn of it."""

    mistakes: list[Mistake]
    cards: list[CardInfo]  # those that are fine
    map: Mapping[str, Any] | None


class GameWords(Speech, ABC):
    """One game in one language.  Where a view or an event is `Any`, it is one of this game."""

    TURN: ClassVar[type[Any]]  # the event that begins a turn
    DEALT: ClassVar[type[Any]]  # the event of a card dealt at the beginning
    IN_PASSING: ClassVar[tuple[type[Any], ...]] = ()  # events that only lead over to others: a phase begins
    # Questions of which everybody at the table can see the answers: if there is only one, it may be given at once, for
    # whoever notices learns nothing.
    open_questions: ClassVar[frozenset[str]] = frozenset()
    # What a player hopes for, the best first: an event, and whether it is one's own or another's; said as `gain-EVENT`.
    gains: ClassVar[tuple[tuple[str, bool], ...]] = ()

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.game = game
        self.seat_names = game_named(game).seat_names

    # --- what each game says itself -----------------------------------------------------------------------------------

    @abstractmethod
    def event(self, event: Any, seat: int) -> str:
        """The event, as that seat was told it."""

    @abstractmethod
    def card_shown(self, event: Any) -> str:
        """The name of the card in an event, or "" if the reader does not see it."""

    @abstractmethod
    def asked(self, view: Any) -> str:
        """The question to the seat of the view."""

    @abstractmethod
    def choice(self, view: Any, action: int) -> str:
        """What a choice means here, also when it is not allowed."""

    @abstractmethod
    def clauses_of(self, view: Any, action: int) -> list[str]:
        """The clauses that explain a choice."""

    @abstractmethod
    def clause_of_end(self, view: Any) -> str:
        """The clause by which the game has ended; "" if it was not by the rules."""

    @abstractmethod
    def notes_on_card(self, name: str) -> list[Note]:
        """A card by any of its names, in any language and however it is written; none, if no card is called so."""

    @abstractmethod
    def card_infos(self) -> list[CardInfo]:
        """All cards that there are, in an order that tells nothing of any table."""

    # --- what a game may say otherwise --------------------------------------------------------------------------------

    def with_options(self, options: Options) -> GameWords:
        """The words for a match with these options."""
        return self

    def at_length(self, view: Any, action: int) -> str:
        """A choice explained."""
        return self.choice(view, action)

    def shortcut(self, view: Any) -> tuple[str, list[int]]:
        """Choices to make one after the other, for who does not care about each, and what they do; or none.  Made from
        what the view shows, and nothing else."""
        return "", []

    def ahead(self, view: Any) -> list[tuple[str, list[int]]]:
        """Answers that can be given before they are asked for: what each does, and the choices to make one after the
        other, it being the last.  Made from what the view shows, and nothing else."""
        return []

    def at_once(self, view: Any) -> tuple[str, list[tuple[str, int, int | None]]]:
        """A question that will come again, put so that it is answered once and for all: each answer with what to choose
        now, and what when the same is asked again, if it is.  Or no answers."""
        return "", []

    def threats(self, view: Any) -> list[Threat]:
        """What of the board may soon decide the game, the most urgent first; made from the view, and nothing else."""
        return []

    def gallery(self) -> list[CardInfo]:
        """All cards in the box, also those that nobody holds or chooses."""
        return self.card_infos()

    def map_info(self) -> Any:
        """The map, if the game has one."""
        return None

    def checked(self, text: str) -> Checked | None:
        """Cards or a map that somebody has made, if the game takes such a text."""
        return None

    # --- what is said alike -------------------------------------------------------------------------------------------

    def side(self, seat: int) -> str:
        return self.say(f"side-{self.seat_names[seat]}")

    def field(self, name: str, value: str | int) -> str:
        """A field of the view with its value, for a board that knows nothing of the game."""
        return self.say(f"view-{name.replace('_', '-')}", value=value)

    def threat(self, threat: Threat, reader: int) -> str:
        """In one sentence."""
        seat = threat.seat
        who, side = ("nobody", "") if seat == NOBODY else (self.who(seat, reader), self.side(seat))
        more = self.of_threat(threat)
        return self.say(f"threat-{threat.name}", who=who, side=side, count=threat.count, **more)

    def of_threat(self, threat: Threat) -> dict[str, str]:
        """What the sentences of this game need besides."""
        return {}

    def who(self, side: int, reader: int) -> str:
        """How the reader stands to the side that a sentence is about."""
        return "you" if side == reader else "side" if reader == WATCHER else "enemy"

    def counted(self, names: Iterable[str]) -> str:
        """Names in a row, equal ones counted."""
        counted = [
            name if copies == 1 else self.say("table-copies", card=name, copies=copies)
            for name, copies in Counter(names).items()
        ]
        return ", ".join(counted) or self.say("table-none")

    def question(self, view: View) -> str:
        if view.to_move == NOBODY:
            return self.say("ask-nobody")
        if view.to_move == CHANCE:
            return self.say("ask-chance")
        return self.asked(view) if view.to_move == view.seat else self.say("ask-another", side=self.side(view.to_move))

    def begins_turn(self, event: Any) -> bool:
        return isinstance(event, self.TURN)

    def story(self, events: list[Any], seat: int) -> list[tuple[Any, str]]:
        """A sentence for each event; cards dealt in a row make one."""
        story = []
        for kind, run in groupby(
            events, key=lambda event: (self.DEALT, event.seat) if isinstance(event, self.DEALT) else id(event)
        ):
            group = list(run)
            story.append((group[0], self.dealt(group, seat) if isinstance(kind, tuple) else self.event(group[0], seat)))
        return story

    def dealt(self, events: list[Any], seat: int) -> str:
        side = events[0].seat
        known = [name for event in self.in_order(events) if (name := self.card_shown(event))]
        who, cards = self.who(side, seat), self.counted(known)
        return self.say("table-dealt", who=who, side=self.side(side), count=len(events), known=len(known), cards=cards)

    def in_order(self, events: list[Any]) -> list[Any]:
        """Cards that were dealt, in the order in which one holds them."""
        return sorted(events, key=lambda event: event.card)

    def refused(self, refused: Refused) -> str:
        """The sentence, and the clause it rests on."""
        sentence = self.say(f"refused-{refused.code}")
        return f"{sentence} ({refused.clause})" if refused.clause else sentence

    def clause(self, clause: str) -> str:
        """The text of a clause, without the marks of the page."""
        clauses = rules_page(self.game, self.language).clauses
        if clause not in clauses:
            raise BadInput("rules-no-clause", clause=clause)
        return MARKS.sub("", clauses[clause])

    def notes(self, title: str, text: str, clauses: Iterable[str]) -> list[Note]:
        """Something, and the clauses behind it."""
        return [Note(title, text), *(Note(clause, self.clause(clause)) for clause in clauses)]
