"""Places, pieces and cards of Deukalion in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from typing_extensions import TypedDict

from theomachy.games.deukalion.box import ACTIONS, BOX, PURSUIT_CARDS
from theomachy.games.deukalion.events import Dice, Throw
from theomachy.games.deukalion.map import Map
from theomachy.games.deukalion.options import map_of
from theomachy.games.deukalion.vocabulary import HONOUR_CARDS, POSITIONS, TASK_NAMES
from theomachy.words.deukalion.clauses import CLAUSES_OF_ACTIONS, CLAUSES_OF_TASKS
from theomachy.words.game_words import CardInfo, GameWords, Note
from theomachy.words.speech import LANGUAGES

Entry = dict[str, Any]

ACTION_ENTRIES: dict[str, Entry] = {entry["id"]: entry for entry in ACTIONS}
PURSUIT_ENTRIES: dict[str, Entry] = {entry["id"]: entry for entry in PURSUIT_CARDS}


class ActionFacts(TypedDict):
    """What is on an Action card."""

    copies: int
    permanent: bool  # it stays before its player


class PursuitFacts(TypedDict):
    """What is on a Pursuit card."""

    points: int
    tasks: list[str]  # in words
    kinds: list[str]


class HonourFacts(TypedDict):
    """What is on an Honour card."""

    copies: int
    points: int


class ThingWords(GameWords):
    """Everything is called by its name in notation."""

    def __init__(self, language: str, game: str, map: Map | None = None) -> None:
        super().__init__(language, game)
        self.map = map if map is not None else map_of("")

    # --- places and pieces ----------------------------------------------------------------------------------------

    def place(self, place: str) -> str:
        return self._in_box("place", place)

    def athens(self) -> str:
        return self._in_box("place", "athens")

    def colour(self, colour: str) -> str:
        return self._in_box("colour", colour)

    def _in_box(self, kind: str, id: str) -> str:
        return next(str(entry["name"][self.language]) for entry in BOX[kind] if entry["id"] == id)

    def chest(self, colour: str) -> str:
        return self.say("chest-of", colour=colour)

    def chests(self, colours: Sequence[str]) -> str:
        """2 chests (red, blue), or none."""
        return self.say("chests-of", count=len(colours), colours=self.counted(map(self.colour, colours)))

    def die(self, position: str) -> str:
        return self.say("die-of", position=position)

    def dice(self, dice: Dice) -> str:
        """On the four positions: Hoplites 3, Move 1, Card 2, Hydra 3."""
        return ", ".join(self.face(position, dice.on(position)) for position in POSITIONS)

    def face(self, position: str, face: int) -> str:
        return self.say("die-on", die=self.die(position), number=face)

    def fallen(self, throw: Throw) -> str:
        """How hoplites fell."""
        return self.say("throw-of", lost=throw.lost, one=throw.one, half=throw.half)

    # --- cards ----------------------------------------------------------------------------------------------------

    def action(self, card: str) -> str:
        """The name of an Action card."""
        return str(ACTION_ENTRIES[card]["name"][self.language])

    def actions(self, cards: Iterable[str]) -> str:
        """Their names in a row."""
        return self.counted(map(self.action, cards))

    def action_text(self, card: str) -> str:
        return str(ACTION_ENTRIES[card]["text"][self.language])

    def pursuit(self, card: str) -> str:
        """The name of a Pursuit card."""
        return str(PURSUIT_ENTRIES[card]["name"][self.language])

    def pursuits(self, cards: Iterable[str]) -> str:
        """Their names and points in a row."""
        worth = [self.say("pursuit-worth", card=self.pursuit(card), count=points_of(card)) for card in cards]
        return ", ".join(worth) or self.say("table-none")

    def task(self, card: str, task: str) -> str:
        return str(task_of(card, task)["text"][self.language])

    def tasks(self, card: str) -> list[str]:
        return [self.task(card, task) for task in TASK_NAMES]

    def pursuit_in_full(self, card: str) -> str:
        """With its points and both tasks; ends as a sentence."""
        first, second = self.tasks(card)
        return self.say("pursuit-tasks", card=self.pursuit(card), count=points_of(card), first=first, second=second)

    def card_shown(self, event: Any) -> str:
        return self.card_name(getattr(event, "card", ""))

    def card_name(self, card: str) -> str:
        """Of either kind; "" if it is not seen."""
        if card in PURSUIT_ENTRIES:
            return self.pursuit(card)
        return self.action(card) if card else ""

    def card_infos(self) -> list[CardInfo]:
        return [*map(self._action_info, ACTIONS), *map(self._pursuit_info, PURSUIT_CARDS)]

    def gallery(self) -> list[CardInfo]:
        facts: HonourFacts = {"copies": HONOUR_CARDS, "points": 1}
        honour: CardInfo = {
            "id": "honour",
            "name": self.say("honour-card"),
            "kind": "honour",
            "text": self.clause("DK-HONOUR-02"),
            "clauses": ["DK-HONOUR-02", "DK-HONOUR-03"],
            "facts": facts,
        }
        return [*self.card_infos(), honour]

    def _action_info(self, entry: Entry) -> CardInfo:
        facts: ActionFacts = {"copies": entry["copies"], "permanent": bool(entry.get("permanent"))}
        return {
            "id": entry["id"],
            "name": entry["name"][self.language],
            "kind": "action",
            "text": entry["text"][self.language],
            "clauses": CLAUSES_OF_ACTIONS[entry["id"]],
            "facts": facts,
        }

    def _pursuit_info(self, entry: Entry) -> CardInfo:
        first, second = tasks = self.tasks(entry["id"])
        facts: PursuitFacts = {
            "points": entry["points"],
            "tasks": tasks,
            "kinds": [task["kind"] for task in entry["task"]],
        }
        return {
            "id": entry["id"],
            "name": entry["name"][self.language],
            "kind": "pursuit",
            "text": self.say("pursuit-text", first=first, second=second),
            "clauses": clauses_of_pursuit(entry["id"]),
            "facts": facts,
        }

    # --- notes on cards -------------------------------------------------------------------------------------------

    def notes_on_card(self, name: str) -> list[Note]:
        for card, entry in ACTION_ENTRIES.items():
            if name.casefold() in names(entry):
                return self.notes(self.action(card), self._about_action(entry), CLAUSES_OF_ACTIONS[card])
        for card, entry in PURSUIT_ENTRIES.items():
            if name.casefold() in names(entry):
                return self.notes(self.pursuit(card), self._about_pursuit(entry), clauses_of_pursuit(card))
        return []

    def _about_action(self, entry: Entry) -> str:
        return self.say(
            "action-about",
            permanent=yes_no(bool(entry.get("permanent"))),
            copies=entry["copies"],
            id=entry["id"],
            text=entry["text"][self.language],
        )

    def _about_pursuit(self, entry: Entry) -> str:
        first, second = self.tasks(entry["id"])
        return self.say("pursuit-about", count=entry["points"], id=entry["id"], first=first, second=second)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def yes_no(holds: bool) -> str:
    return "yes" if holds else "no"


def names(entry: Entry) -> set[str]:
    """How a card may be called: by id or by its name in any language."""
    return {name.casefold() for name in (entry["id"], *(entry["name"][language] for language in LANGUAGES))}


def points_of(card: str) -> int:
    points: int = PURSUIT_ENTRIES[card]["points"]
    return points


def task_of(card: str, task: str) -> Entry:
    entry: Entry = PURSUIT_ENTRIES[card]["task"][TASK_NAMES.index(task)]
    return entry


def clauses_of_task(card: str, task: str) -> list[str]:
    return CLAUSES_OF_TASKS[task_of(card, task)["kind"]]


def clauses_of_pursuit(card: str) -> list[str]:
    clauses = [clause for task in TASK_NAMES for clause in clauses_of_task(card, task)]
    return list(dict.fromkeys(["DK-PURSUIT-01", *clauses]))
