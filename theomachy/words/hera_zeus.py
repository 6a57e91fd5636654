"""Hera and Zeus in words: cards, what happened, what is asked, what can be chosen and by which clauses."""

from __future__ import annotations

from typing_extensions import TypedDict

from theomachy.games.contract import NumberedEvent as Event
from theomachy.games.hera_zeus import vocabulary
from theomachy.games.hera_zeus.cards import CARDS, FIGURE_POINTS, Card
from theomachy.games.hera_zeus.notation import CODE_TEXT
from theomachy.games.hera_zeus.notation import CODES as CODE_NAMED
from theomachy.games.hera_zeus.view import View
from theomachy.games.hera_zeus.vocabulary import (
    AT,
    BARE_FIELD,
    CAPTIVE,
    CAPTIVE_IN_FRONT,
    CAPTIVE_IN_HAND,
    CAPTIVE_IN_LANE,
    CHALLENGE,
    COUNT,
    DRAW,
    END_TURN,
    EV_CHALLENGED,
    EV_DEALT,
    EV_DRAWN,
    EV_FIGURE_OFF,
    EV_FIGURE_ON,
    EV_MOVED,
    EV_PANDORA_LANE,
    EV_STRUCK_FIGURE,
    EV_STRUCK_FRONT,
    EV_TOOK_PEGASUS,
    EV_TURN,
    EV_TURNED_COLUMN,
    EV_WON,
    FIGURE,
    FROM,
    GOD,
    LANES,
    LAY,
    LAY_CODES,
    NEXT,
    NEXT_CODES,
    NO_ACTION,
    NO_CARD,
    PEGASUS,
    REMOVE_FIGURE,
    ROWS,
    SIDES,
    SIRENS,
    TAKE,
    TAKE_CODES,
    TARGET_HAND,
    TARGET_LANE,
    TARGET_OWN_FIGURE,
    TOKENS,
    UNKNOWN,
    UNKNOWN_WON,
    USE,
    USE_CODES,
    is_won,
    kind_of,
    strength,
)
from theomachy.words.game_words import CardInfo, GameWords, Note
from theomachy.words.speech import LANGUAGES

NAMELESS = {
    NO_CARD: "card-none",
    FIGURE: "card-figure",
    UNKNOWN: "card-unknown",
    UNKNOWN_WON: "card-unknown-won",
}
BACKS = {UNKNOWN: "card-back", UNKNOWN_WON: "card-back-won"}  # of a card just drawn, laid or taken unseen

# EV_TURNED_UP is said by event-turned-up.
EVENT_KEYS = {
    kind: f"event-{name[3:].lower().replace('_', '-')}" for name, kind in vars(vocabulary).items() if name[:3] == "EV_"
}
IN_A_LANE = {
    EV_CHALLENGED,
    EV_STRUCK_FRONT,
    EV_STRUCK_FIGURE,
    EV_TURNED_COLUMN,
    EV_FIGURE_ON,
    EV_FIGURE_OFF,
    EV_PANDORA_LANE,
}
ENDINGS = {
    BARE_FIELD: "bare-field",
    NO_ACTION: "no-action",
    CAPTIVE_IN_FRONT: "captive-in-front",
    CAPTIVE_IN_HAND: "captive-in-hand",
    CAPTIVE_IN_LANE: "captive-in-lane",
}

VERBS = {
    "draw": DRAW,
    "lay": LAY,
    "challenge": CHALLENGE,
    "use": USE,
    "remove-figure": REMOVE_FIGURE,
    "end-turn": END_TURN,
    "at": AT,
    "hand": TARGET_HAND,
    "lane": TARGET_LANE,
    "own-figure": TARGET_OWN_FIGURE,
    "take": TAKE,
    "next": NEXT,
    "count": COUNT,
    "from": FROM,
}
CARDS_OF_VERB = {"lay": LAY_CODES, "use": USE_CODES, "take": TAKE_CODES, "next": NEXT_CODES}

# The same token says something else where something else is asked.
AIMS = {
    ("hand", "pegasus-target"): "choice-strike-hand",
    ("hand", "pythia-target"): "choice-look-at-hand",
    ("lane", "pegasus-target"): "choice-strike-lane",
    ("lane", "pythia-target"): "choice-turn-column",
    ("lane", "drawn-card-lane"): "choice-put-in-lane",
    ("lane", "figure-lane"): "choice-figure-in-lane",
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
    ("hand", ""): ["HZ-PEGASUS-02", "HZ-PYTHIA-01"],
    ("hand", "pegasus-target"): ["HZ-PEGASUS-02", "HZ-PEGASUS-03", "HZ-PEGASUS-05", "HZ-PEGASUS-06"],
    ("hand", "pythia-target"): ["HZ-PYTHIA-01"],
    ("lane", ""): ["HZ-PEGASUS-08", "HZ-PYTHIA-02", "HZ-FIGURE-02"],
    ("lane", "pegasus-target"): ["HZ-PEGASUS-08"],
    ("figure", "pegasus-target"): ["HZ-PEGASUS-09", "HZ-FIGURE-11"],
    ("lane", "pythia-target"): ["HZ-PYTHIA-02"],
    ("lane", "drawn-card-lane"): ["HZ-PEGASUS-06"],
    ("lane", "figure-lane"): ["HZ-FIGURE-02", "HZ-FIGURE-09"],
    ("own-figure", ""): ["HZ-FIGURE-12"],
    ("take", ""): ["HZ-HADES-01", "HZ-HADES-02"],
    ("next", ""): ["HZ-PANDORA-02", "HZ-PANDORA-04"],
    ("count", ""): ["HZ-PERSEPHONE-02"],
    ("from", ""): ["HZ-DIONYSUS-01"],
}


class Facts(TypedDict):
    """What is on a card of Hera and Zeus."""

    number: int  # in events
    key: str
    names: list[str]  # in Hera's deck, in that of Zeus
    titles: list[str]  # with the strength
    strength: int | None  # of a card that can lie on the field
    copies: int  # in each deck
    winnable: bool  # by the other side


class HeraZeusWords(GameWords):
    TURN = EV_TURN
    DEALT = EV_DEALT

    # --- cards and places ---------------------------------------------------------------------------------------------

    def name(self, code: int, side: int) -> str:
        """The bare name of a card that a side has; a won one has its name from the other deck."""
        deck = 1 - side if is_won(code) else side
        return CARDS[kind_of(code)].names[deck].in_language(self.language)

    def card(self, code: str | int, side: int) -> str:
        """`6`, `*5` or their numbers, as a side has them: Artemis (6), Giant (5, won)."""
        code = number_of(code)
        if code in NAMELESS:
            return self.say(NAMELESS[code])
        kind, name = kind_of(code), self.name(code, side)
        if is_won(code):
            return self.say("card-won", name=name, strength=strength(kind))
        if kind <= CAPTIVE:
            return self.say("card-with-strength", name=name, strength=strength(kind))
        return self.say("card-god", name=name) if kind == GOD else name

    def card_help(self, code: str | int, side: int) -> str:
        code = number_of(code)
        if code in (UNKNOWN, UNKNOWN_WON):
            return self.say("card-help-unknown")
        return CARDS[GOD if code == FIGURE else kind_of(code)].help.in_language(self.language)

    def card_shown(self, event: Event) -> str:
        return "" if event.card == UNKNOWN else self.card(event.card, event.seat)

    def notes_on_card(self, name: str) -> list[Note]:
        return next((self._notes_on(card) for card in CARDS if name.casefold() in names(card)), [])

    def _notes_on(self, card: Card) -> list[Note]:
        both = list(dict.fromkeys(self.card(card.kind, side) for side in range(len(SIDES))))
        about = self.say("card-about", help=self.card_help(card.kind, 0), copies=card.copies, letter=card.letter)
        return self.notes(" / ".join(both), about, card.clauses)

    def card_infos(self) -> list[CardInfo]:
        """Those of both decks, and the figure."""
        return [*map(self._told, CARDS), self._figure_info()]

    def _told(self, card: Card) -> CardInfo:
        names = [self.name(card.kind, side) for side in range(len(SIDES))]
        on_field = card.kind <= CAPTIVE
        facts: Facts = {
            "number": card.kind,
            "key": card.key,
            "names": names,
            "titles": [self.card(card.kind, side) for side in range(len(SIDES))],
            "strength": strength(card.kind) if on_field else None,
            "copies": card.copies,
            "winnable": card.kind <= PEGASUS,
        }
        return {
            "id": card.letter,
            "name": " / ".join(dict.fromkeys(names)),
            "kind": "number" if on_field else "mythology",
            "text": self.card_help(card.kind, 0),
            "clauses": list(card.clauses),
            "facts": facts,
        }

    def _figure_info(self) -> CardInfo:
        names = [self.side(side) for side in range(len(SIDES))]
        facts: Facts = {
            "number": FIGURE,
            "key": "figure",
            "names": names,
            "titles": names,
            "strength": None,
            "copies": 1,
            "winnable": False,
        }
        return {
            "id": CODE_TEXT[FIGURE],
            "name": self.card(FIGURE, 0),
            "kind": "figure",
            "text": self.card_help(FIGURE, 0),
            "clauses": list(CARDS[GOD].clauses),
            "facts": facts,
        }

    def card_key(self, event: Event) -> str:
        """A card that is not seen is known by its back."""
        return CODE_TEXT.get(event.card, "")

    def other_key(self, event: Event) -> str:
        return CODE_TEXT.get(event.other, "") if event.kind == EV_CHALLENGED else ""

    def place(self, place: int) -> str:
        return self.say("place", lane=LANES[place // ROWS], row=place % ROWS + 1)

    # --- what happened ------------------------------------------------------------------------------------------------

    def event(self, event: Event, seat: int) -> str:
        if event.kind == EV_DRAWN:
            return self.say("event-drawn")
        key = EVENT_KEYS[event.kind]
        if event.kind == EV_WON:
            key += f"-{ENDINGS[event.count]}"
        side, enemy = event.seat, 1 - event.seat
        return self.say(  # each sentence takes of this what it needs
            key,
            who=self.who(side, seat),
            side=self.side(side),
            enemy=self.side(enemy),
            card=self.say(BACKS[event.card]) if event.card in BACKS else self.card(event.card, side),
            other=self.card(event.other, enemy) if event.kind == EV_CHALLENGED else "",
            captive=self.name(CAPTIVE, enemy),
            lane=LANES[event.place if event.kind in IN_A_LANE else event.place // ROWS],
            place=self.place(event.place),
            to=self.place(event.count) if event.kind == EV_MOVED else "",
            points=event.count,
            count=event.count + event.other if event.kind == EV_TOOK_PEGASUS else event.count,
            won=event.other,
        )

    # --- what is asked ------------------------------------------------------------------------------------------------

    def asked(self, view: View) -> str:
        return self.say(
            "ask-turn-over" if view.legal == (END_TURN,) else f"ask-{view.question}",
            points=view.points,
            enemy=self.side(1 - view.seat),
            lane=opening_lane(view),
            card=self._card_asked_about(view),
        )

    def _card_asked_about(self, view: View) -> str:
        card, place = asked_about(view)
        if view.question == "late-god":
            return self.card(GOD, view.seat)
        if view.question == "drawn-card-lane":
            return self.card(view.drawn_out, 1 - view.seat)
        if view.question == "new-place":
            return self._card_at(view, view.seat, place)
        return self.card(card, view.seat)

    def _card_at(self, view: View, side: int, place: int) -> str:
        column = column_of(view, side, place // ROWS)
        row = place % ROWS
        return self.card(column[row] if row < len(column) else NO_CARD, side)

    # --- what can be chosen -------------------------------------------------------------------------------------------

    def choice(self, view: View, action: int) -> str:
        verb, what = split(action)
        seat, enemy = view.seat, 1 - view.seat
        if verb in CARDS_OF_VERB:
            return self._choice_of_card(view, verb, CARDS_OF_VERB[verb][what])
        if verb == "challenge":
            ours, theirs = self._card_at(view, seat, ROWS * what), self._card_at(view, enemy, ROWS * what)
            return self.say("choice-challenge", lane=LANES[what], card=ours, other=theirs)
        if verb == "at":
            return self._choice_of_place(view, what)
        if verb == "hand":
            key = AIMS.get((verb, view.question), "choice-hand")
            return self.say(key, cards=view.cards_in_hand[enemy])
        if verb == "lane":
            return self._choice_of_lane(view, what)
        if verb == "from":
            return self.say("choice-from", card=self._card_at(view, seat, what), place=self.place(what))
        return self.say(f"choice-{verb}", count=what)

    def _choice_of_card(self, view: View, verb: str, code: int) -> str:
        seat, enemy = view.seat, 1 - view.seat
        key, other = f"choice-{verb}", ""
        if verb == "use":
            late = code == GOD and view.question == "late-god"
            key = "choice-use-late-god" if late else f"choice-use-{CARDS[kind_of(code)].key}"
        elif verb == "lay" and view.question == "opening-row":
            key = "choice-lay-opening"
        if code == SIRENS:
            other = self.card(view.top_of_pile[enemy] or NO_CARD, enemy)
        return self.say(
            key, card=self.card(code, seat), other=other, lane=opening_lane(view), points=FIGURE_POINTS - view.total
        )

    def _choice_of_place(self, view: View, place: int) -> str:
        """Between which cards: those that lie there once Dionysus has lifted his out."""
        lane, row = divmod(place, ROWS)
        column = column_of(view, view.seat, lane)
        if view.question == "new-place":
            _, lifted = asked_about(view)
            if lifted // ROWS == lane:
                del column[lifted % ROWS]
        beside, other = "alone", NO_CARD
        if row < len(column):
            beside, other = "before", column[row]
        elif 0 < row == len(column):
            beside, other = "figure" if column[-1] == FIGURE else "behind", column[-1]
        return self.say("choice-at", beside=beside, place=self.place(place), other=self.card(other, view.seat))

    def _choice_of_lane(self, view: View, lane: int) -> str:
        side = view.seat if view.question == "figure-lane" else 1 - view.seat
        column = column_of(view, side, lane)
        return self.say(
            AIMS.get(("lane", view.question), "choice-lane"),
            lane=LANES[lane],
            beside="figure" if column[:1] == [FIGURE] else "before" if column else "alone",
            other=self._card_at(view, side, ROWS * lane),
            cards=sum(not piece.face_up for piece in view.field[side][lane]),
        )

    def clauses_of(self, view: View, action: int) -> list[str]:
        """What the choice means comes before what its card can do."""
        verb, what = split(action)
        if (verb, view.question) == ("lane", "pegasus-target") and column_of(view, 1 - view.seat, what)[:1] == [FIGURE]:
            verb = "figure"
        clauses = CLAUSES.get((verb, view.question)) or CLAUSES[verb, ""]
        if verb in CARDS_OF_VERB:
            clauses = [*clauses, *CARDS[kind_of(CARDS_OF_VERB[verb][what])].clauses]
        return list(dict.fromkeys(clauses))

    def clause_of_end(self, view: View) -> str:
        return f"HZ-END-{view.ending:02}" if view.ending else ""


# --- reading names, choices and views ---------------------------------------------------------------------------------


def names(card: Card) -> set[str]:
    """How a card may be called: by letter, key, or name, on either side, in any language."""
    called = [words.in_language(language) for words in card.names for language in LANGUAGES]
    return {name.casefold() for name in (card.letter, card.key, *called)}


def number_of(code: str | int) -> int:
    return CODE_NAMED[code] if isinstance(code, str) else code


def split(action: int) -> tuple[str, int]:
    """The verb of a choice, and its object as a number."""
    if not 0 <= action < TOKENS:
        raise ValueError(f"{action} is nothing a player chooses")
    return next((verb, action - first) for verb, first in reversed(VERBS.items()) if action >= first)


def column_of(view: View, side: int, lane: int) -> list[int]:
    return [CODE_NAMED[piece.card] for piece in view.field[side][lane]]


def opening_lane(view: View) -> str:
    """The lane in which the next card of the opening row is laid: one after the other."""
    laid = sum(bool(column) for column in view.field[view.seat])
    return LANES[laid] if view.question == "opening-row" else ""


def asked_about(view: View) -> tuple[int, int]:
    """The card and the place that the open question is about; the innermost frame holds them."""
    _, _, _, card, place, _ = view.frames[1:7]
    return card, place
