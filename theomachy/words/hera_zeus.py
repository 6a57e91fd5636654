"""Hera and Zeus in words: cards, what happened, what is asked, what can be chosen and by which clauses."""

from __future__ import annotations

import re

from typing_extensions import TypedDict

from theomachy.games.contract import Event, Threat
from theomachy.games.hera_zeus.cards import CARDS, FIGURE_POINTS, Card
from theomachy.games.hera_zeus.events import Dealt, Drawn, Drew, Fetched, Laid, TookPegasus, Turn, Won
from theomachy.games.hera_zeus.notation import CODES, write_action
from theomachy.games.hera_zeus.threats import threats
from theomachy.games.hera_zeus.view import OPEN_QUESTIONS, Piece, View
from theomachy.games.hera_zeus.vocabulary import CAPTIVE, END_TURN, GOD, PEGASUS, SIDES, strength
from theomachy.kernel.seats import NOBODY
from theomachy.words.game_words import CardInfo, GameWords, Note
from theomachy.words.speech import LANGUAGES

FIGURE, BACK, WON_BACK = "F", "?", "*?"
BY_LETTER = {card.letter: card for card in CARDS}
GOD_CARD = CARDS[GOD]
NAMELESS = {"": "card-none", FIGURE: "card-figure", BACK: "card-unknown", WON_BACK: "card-unknown-won"}
BACKS = {BACK: "card-back", WON_BACK: "card-back-won"}  # of a card just dealt, drawn, laid or taken unseen
CLAUSE_OF_ENDING = {
    "bare-field": "HZ-END-01",
    "no-action": "HZ-END-02",
    "captive-in-front": "HZ-END-03",
    "captive-in-hand": "HZ-END-04",
    "captive-in-lane": "HZ-END-05",
    "turn-limit": "HZ-END-10",
}

CHOICE = re.compile(r"([A-Z_]+)(?:\((.*)\))?")  # in notation: a verb and its object
OF_A_CARD = ("lay", "use", "take", "next")

# The same choice says something else where something else is asked.
AIMS = {
    ("target-hand", "pegasus-target"): "choice-strike-hand",
    ("target-hand", "pythia-target"): "choice-look-at-hand",
    ("target-lane", "pegasus-target"): "choice-strike-lane",
    ("target-lane", "pythia-target"): "choice-turn-column",
    ("target-lane", "drawn-card-lane"): "choice-put-in-lane",
    ("target-lane", "figure-lane"): "choice-figure-in-lane",
}

# Verb, and what is asked ("" for the rest): the clauses that explain the choice, besides those of its card.
CLAUSES: dict[tuple[str, str], list[str]] = {
    ("draw", ""): ["HZ-DRAW-01"],
    ("lay", ""): ["HZ-PLAY-01", "HZ-PLAY-02"],
    ("lay", "opening-row"): ["HZ-SETUP-06", "HZ-SETUP-07"],
    ("challenge", ""): ["HZ-CHAL-01", "HZ-CHAL-05", "HZ-CHAL-06"],
    ("use", ""): ["HZ-TURN-11"],
    ("use", "late-god"): ["HZ-FIGURE-05"],
    ("remove-figure", ""): ["HZ-FIGURE-12"],
    ("end-turn", ""): ["HZ-TURN-09", "HZ-FIGURE-05"],
    ("at", ""): ["HZ-PLAY-03", "HZ-PLAY-05", "HZ-PLAY-08"],
    ("at", "new-place"): ["HZ-DIONYSUS-02", "HZ-DIONYSUS-03", "HZ-DIONYSUS-04"],
    ("target-hand", ""): ["HZ-PEGASUS-02", "HZ-PYTHIA-01"],
    ("target-hand", "pegasus-target"): ["HZ-PEGASUS-02", "HZ-PEGASUS-03", "HZ-PEGASUS-05", "HZ-PEGASUS-06"],
    ("target-hand", "pythia-target"): ["HZ-PYTHIA-01"],
    ("target-lane", ""): ["HZ-PEGASUS-08", "HZ-PYTHIA-02", "HZ-FIGURE-02"],
    ("target-lane", "pegasus-target"): ["HZ-PEGASUS-08"],
    ("figure", "pegasus-target"): ["HZ-PEGASUS-09", "HZ-FIGURE-11"],
    ("target-lane", "pythia-target"): ["HZ-PYTHIA-02"],
    ("target-lane", "drawn-card-lane"): ["HZ-PEGASUS-06"],
    ("target-lane", "figure-lane"): ["HZ-FIGURE-02", "HZ-FIGURE-09"],
    ("target-own-figure", ""): ["HZ-FIGURE-12"],
    ("take", ""): ["HZ-HADES-01", "HZ-HADES-02"],
    ("next", ""): ["HZ-PANDORA-02", "HZ-PANDORA-04"],
    ("count", ""): ["HZ-PERSEPHONE-02"],
    ("from", ""): ["HZ-DIONYSUS-01"],
}


class Facts(TypedDict):
    """What is on a card of Hera and Zeus."""

    key: str
    names: dict[str, str]  # in Hera's deck, in that of Zeus
    titles: dict[str, str]  # with the strength
    strength: int | None  # of a card that can lie on the field
    copies: int  # in each deck
    winnable: bool  # by the other side


class HeraZeusWords(GameWords):
    TURN = Turn
    DEALT = Dealt
    open_questions = OPEN_QUESTIONS
    gains = (
        ("lost", False),
        ("struck-figure", True),
        ("seduced", True),
        ("fetched", True),
        ("took-pegasus", True),
        ("turned-column", True),
        ("looked", True),
        ("laid", True),
        ("drew", True),
    )

    # --- cards and places ---------------------------------------------------------------------------------------------

    def name(self, code: str, side: int) -> str:
        """The bare name of a card that a side has; a won one has its name from the other deck."""
        return card_of(code).names[1 - side if is_won(code) else side].in_language(self.language)

    def card(self, code: str, side: int) -> str:
        """`6` or `*5`, as a side has them: Artemis (6), Giant (5, won)."""
        if code in NAMELESS:
            return self.say(NAMELESS[code])
        kind, name = card_of(code).kind, self.name(code, side)
        if is_won(code):
            return self.say("card-won", name=name, strength=strength(kind))
        if kind <= CAPTIVE:
            return self.say("card-with-strength", name=name, strength=strength(kind))
        return self.say("card-god", name=name) if kind == GOD else name

    def card_help(self, code: str) -> str:
        if code in BACKS:
            return self.say("card-help-unknown")
        return card_of(code).help.in_language(self.language)

    def card_shown(self, event: Dealt | Drew | Laid | Fetched) -> str:
        return "" if event.card == BACK else self.card(event.card, event.seat)

    def in_order(self, events: list[Dealt]) -> list[Dealt]:
        return sorted(events, key=lambda event: CODES[event.card])

    def notes_on_card(self, name: str) -> list[Note]:
        return next((self._notes_on(card) for card in CARDS if name.casefold() in names(card)), [])

    def _notes_on(self, card: Card) -> list[Note]:
        both = list(dict.fromkeys(self.card(card.letter, side) for side in range(len(SIDES))))
        about = self.say("card-about", help=self.card_help(card.letter), copies=card.copies, letter=card.letter)
        return self.notes(" / ".join(both), about, card.clauses)

    def card_infos(self) -> list[CardInfo]:
        """Those of both decks, and the figure."""
        return [*map(self._card_info, CARDS), self._figure_info()]

    def _card_info(self, card: Card) -> CardInfo:
        names = {name: self.name(card.letter, side) for side, name in enumerate(SIDES)}
        on_field = card.kind <= CAPTIVE
        facts: Facts = {
            "key": card.key,
            "names": names,
            "titles": {name: self.card(card.letter, side) for side, name in enumerate(SIDES)},
            "strength": strength(card.kind) if on_field else None,
            "copies": card.copies,
            "winnable": card.kind <= PEGASUS,
        }
        return {
            "id": card.letter,
            "name": " / ".join(dict.fromkeys(names.values())),
            "kind": "number" if on_field else "mythology",
            "text": self.card_help(card.letter),
            "clauses": list(card.clauses),
            "facts": facts,
        }

    def _figure_info(self) -> CardInfo:
        names = {name: self.side(side) for side, name in enumerate(SIDES)}
        facts: Facts = {
            "key": "figure",
            "names": names,
            "titles": names,
            "strength": None,
            "copies": 1,
            "winnable": False,
        }
        return {
            "id": FIGURE,
            "name": self.card(FIGURE, 0),
            "kind": "figure",
            "text": self.card_help(FIGURE),
            "clauses": list(GOD_CARD.clauses),
            "facts": facts,
        }

    def place(self, place: str) -> str:
        """`A,1`: lane A, row 1."""
        lane, row = place.split(",")
        return self.say("place", lane=lane, row=int(row))

    # --- what happened ------------------------------------------------------------------------------------------------

    def event(self, event: Event, seat: int) -> str:
        key = f"event-{event.name}"
        if isinstance(event, Drawn):
            return self.say(key)
        if isinstance(event, Won):
            key += f"-{event.ending}"
        fields = dict(vars(event))
        side = fields.pop("seat")
        args = {name: self._named(name, value, side) for name, value in fields.items()}
        if isinstance(event, TookPegasus):
            args["count"] = event.native + event.won
        return self.say(  # each sentence takes of this what it needs
            key,
            who=self.who(side, seat),
            side=self.side(side),
            enemy=self.side(1 - side),
            captive=self.name(CARDS[CAPTIVE].letter, 1 - side),
            **args,
        )

    def _named(self, field: str, value: str | int, side: int) -> str | int:
        """A field of an event about that side, as it is said."""
        match field, value:
            case "card", "?" | "*?":
                return self.say(BACKS[str(value)])
            case "card", str(code):
                return self.card(code, side)
            case "against", str(code):
                return self.card(code, 1 - side)
            case "place" | "to", str(place):
                return self.place(place)
        return value

    # --- what is asked ------------------------------------------------------------------------------------------------

    def asked(self, view: View) -> str:
        about = view.about
        return self.say(
            "ask-turn-over" if view.legal == (END_TURN,) else f"ask-{view.question}",
            points=view.points,
            enemy=self.side(1 - view.seat),
            lane=about.lane if about else "",
            card=self.card(about.card, about.player) if about and about.card else "",
        )

    # --- what can be chosen -------------------------------------------------------------------------------------------

    def choice(self, view: View, action: int) -> str:
        verb, what = split(action)
        if verb in OF_A_CARD:
            return self._choice_of_card(view, verb, what)
        if verb == "challenge":
            ours, theirs = (self._front(view, side, what) for side in (view.seat, 1 - view.seat))
            return self.say("choice-challenge", lane=what, card=ours, other=theirs)
        if verb == "at":
            return self._choice_of_place(view, what)
        if verb == "target-hand":
            return self.say(
                AIMS.get((verb, view.question), "choice-target-hand"), cards=view.cards_in_hand[1 - view.seat]
            )
        if verb == "target-lane":
            return self._choice_of_lane(view, what)
        if verb == "from":
            lane, row = what.split(",")
            pieces = view.field[view.seat][lane][int(row) - 1 : int(row)]
            return self.say("choice-from", card=self._first(pieces, view.seat), place=self.place(what))
        return self.say(f"choice-{verb}", count=int(what or 0))

    def _first(self, pieces: tuple[Piece, ...], side: int) -> str:
        return self.card(pieces[0].card if pieces else "", side)

    def _front(self, view: View, side: int, lane: str) -> str:
        return self._first(view.field[side][lane], side)

    def _choice_of_card(self, view: View, verb: str, code: str) -> str:
        seat, enemy = view.seat, 1 - view.seat
        key = f"choice-{verb}"
        if verb == "use":
            late = code == GOD_CARD.letter and view.question == "late-god"
            key = "choice-use-late-god" if late else f"choice-use-{card_of(code).key}"
        elif verb == "lay" and view.question == "opening-row":
            key = "choice-lay-opening"
        return self.say(
            key,
            card=self.card(code, seat),
            other=self.card(view.top_of_pile[enemy], enemy),
            lane=view.about.lane if view.about else "",
            points=FIGURE_POINTS - view.total,
        )

    def _choice_of_place(self, view: View, place: str) -> str:
        """Between which cards: those that lie there once Dionysus has lifted his out."""
        lane, row = place.split(",")
        column = [piece.card for piece in view.field[view.seat][lane]]
        if view.question == "new-place" and view.about is not None:
            lifted_lane, lifted_row = view.about.place.split(",")
            if lifted_lane == lane:
                del column[int(lifted_row) - 1]
        beside, other = "alone", ""
        before = int(row) - 1
        if before < len(column):
            beside, other = "before", column[before]
        elif 0 < before == len(column):
            beside, other = "figure" if column[-1] == FIGURE else "behind", column[-1]
        return self.say("choice-at", beside=beside, place=self.place(place), other=self.card(other, view.seat))

    def _choice_of_lane(self, view: View, lane: str) -> str:
        side = view.seat if view.question == "figure-lane" else 1 - view.seat
        column = view.field[side][lane]
        return self.say(
            AIMS.get(("target-lane", view.question), "choice-target-lane"),
            lane=lane,
            beside="figure" if has_figure(column) else "before" if column else "alone",
            other=self._first(column, side),
            cards=sum(not piece.face_up for piece in column),
        )

    def threats(self, view: View) -> list[Threat]:
        return threats(view)

    def of_threat(self, threat: Threat) -> dict[str, str]:
        if threat.seat == NOBODY:
            return {}
        side = threat.seat
        return {"enemy": self.side(1 - side), "captive": self.name(CARDS[CAPTIVE].letter, 1 - side)}

    def clauses_of(self, view: View, action: int) -> list[str]:
        """What the choice means comes before what its card can do."""
        verb, what = split(action)
        if (verb, view.question) == ("target-lane", "pegasus-target") and has_figure(view.field[1 - view.seat][what]):
            verb = "figure"
        clauses = CLAUSES.get((verb, view.question)) or CLAUSES[verb, ""]
        if verb in OF_A_CARD:
            clauses = [*clauses, *card_of(what).clauses]
        return list(dict.fromkeys(clauses))

    def clause_of_end(self, view: View) -> str:
        return CLAUSE_OF_ENDING.get(view.ending, "")


# --- reading names, choices and views ---------------------------------------------------------------------------------


def names(card: Card) -> set[str]:
    """How a card may be called: by letter, key, or name, on either side, in any language."""
    called = [words.in_language(language) for words in card.names for language in LANGUAGES]
    return {name.casefold() for name in (card.letter, card.key, *called)}


def card_of(code: str) -> Card:
    """The kind of a card, native or won; the figure belongs to the god."""
    return GOD_CARD if code == FIGURE else BY_LETTER[code.removeprefix("*")]


def is_won(code: str) -> bool:
    return code.startswith("*")


def has_figure(column: tuple[Piece, ...]) -> bool:
    return bool(column) and column[0].card == FIGURE


def split(action: int) -> tuple[str, str]:
    """The verb of a choice, and its object as in notation."""
    found = CHOICE.fullmatch(write_action(action))
    if found is None:
        raise ValueError(f"{action} is nothing a player chooses")
    return found[1].lower().replace("_", "-"), found[2] or ""
