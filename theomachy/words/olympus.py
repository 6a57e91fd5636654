"""Fight for Olympus in words: cards, what happened, what is asked, what can be chosen and by which clauses."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from typing_extensions import TypedDict

from theomachy.games import game as game_named
from theomachy.games.contract import NumberedEvent as Event
from theomachy.games.olympus import vocabulary
from theomachy.games.olympus.cards import Card, CardSet, Effect
from theomachy.games.olympus.effects import BeginOperation
from theomachy.games.olympus.guess import guess
from theomachy.games.olympus.heuristics import suggest_payment
from theomachy.games.olympus.options import STANDARD
from theomachy.games.olympus.options import Options as OlympusOptions
from theomachy.games.olympus.view import Unit, View
from theomachy.games.olympus.vocabulary import (
    AREA,
    AREA_OF,
    AREAS,
    BOARD_FULL,
    CARD,
    COLOURS,
    DONE,
    ENEMY,
    EQUIPMENT,
    EV_ANNOUNCED,
    EV_AREA,
    EV_ATTACKED,
    EV_DEALT,
    EV_DEFEATED,
    EV_DISCARDED,
    EV_DREW,
    EV_EQUIPPED,
    EV_MARKER,
    EV_MODIFIED,
    EV_MOVED,
    EV_PAID,
    EV_PAID_MARKER,
    EV_PHASE,
    EV_PLACED,
    EV_POINT,
    EV_RETURNED,
    EV_SAW,
    EV_STRIPPED,
    EV_STRUCK,
    EV_SURVIVED,
    EV_TIE,
    EV_TURN,
    EV_WON,
    KEEP,
    KINDS,
    MARKER,
    MAY,
    NO,
    NO_CARD,
    ON_BOARD,
    OWN,
    PAY,
    PILE_EMPTY,
    PLAY,
    SEVEN_POINTS,
    SIDE,
    SKIP,
    SPACES,
    TIMINGS,
    TOKENS,
    UNKNOWN,
    YES,
)
from theomachy.kernel.events import Log
from theomachy.kernel.options import Options
from theomachy.kernel.rng import Rng
from theomachy.words.game_words import CardInfo, GameWords, Note
from theomachy.words.speech import LANGUAGES

# EV_PAID_MARKER is said by event-paid-marker.
EVENT_KEYS = {
    kind: f"event-{name[3:].lower().replace('_', '-')}" for name, kind in vars(vocabulary).items() if name[:3] == "EV_"
}
ENDINGS = {BOARD_FULL: "board-full", SEVEN_POINTS: "seven-points", PILE_EMPTY: "pile-empty"}
CLAUSES_OF_ENDINGS = {BOARD_FULL: "FO-END-02", SEVEN_POINTS: "FO-END-03", PILE_EMPTY: "FO-END-08"}

# What is told in one sentence: an event, and those that may go on with it.
PAYING, PLACING = (EV_PAID, EV_PAID_MARKER), (EV_PLACED, EV_EQUIPPED)
GOES_ON = {
    EV_DEALT: (EV_DEALT,),
    EV_DREW: (EV_DREW,),
    EV_SAW: (EV_SAW,),
    EV_ANNOUNCED: (*PAYING, *PLACING),
    EV_PAID: (*PAYING, *PLACING),
    EV_PAID_MARKER: (*PAYING, *PLACING),
    EV_ATTACKED: (EV_STRUCK, EV_AREA),
    EV_AREA: (EV_POINT, EV_MARKER, EV_DREW),
}

VERBS = {
    "play": PLAY,
    "pay": PAY,
    "card": CARD,
    "own": OWN,
    "enemy": ENEMY,
    "marker": MARKER,
    "area": AREA,
    "yes": YES,
    "no": NO,
    "done": DONE,
    "keep": KEEP,
    "skip": SKIP,
}

# Verb, and what is asked ("" for the rest): the clauses that explain the choice, besides those of its card.
CLAUSES: dict[tuple[str, str], list[str]] = {
    ("play", ""): ["FO-PLAY-01", "FO-PLAY-08", "FO-PAY-01"],
    ("pay", ""): ["FO-PAY-01", "FO-PAY-07", "FO-PAY-08"],
    ("card", ""): ["FO-ABILITY-11"],
    ("card", "drop"): ["FO-ABILITY-11", "FO-DEFEAT-07"],
    ("card", "play-free"): ["FO-PLAY-09"],
    ("own", ""): ["FO-ABILITY-11"],
    ("own", "place"): ["FO-PLAY-03", "FO-PLAY-05"],
    ("own", "target"): ["FO-ABILITY-10", "FO-ABILITY-11"],
    ("own", "destination"): ["FO-MOVE-02", "FO-MOVE-03"],
    ("own", "rearrange"): ["FO-MOVE-04"],
    ("enemy", ""): ["FO-ABILITY-11"],
    ("enemy", "target"): ["FO-ABILITY-10", "FO-ABILITY-11"],
    ("enemy", "destination"): ["FO-MOVE-01", "FO-MOVE-03"],
    ("marker", ""): ["FO-ABILITY-11"],
    ("marker", "pay"): ["FO-PAY-03"],
    ("area", ""): ["FO-BONUS-09"],
    ("yes", ""): ["FO-ABILITY-05"],
    ("no", ""): ["FO-ABILITY-05"],
    ("done", ""): ["FO-PLAY-12"],
    ("done", "target"): ["FO-ABILITY-11"],
    ("keep", ""): ["FO-TURN-04", "FO-TURN-06", "FO-TURN-07"],
    ("skip", ""): ["FO-TURN-04", "FO-TURN-06", "FO-TURN-08"],
}
CLAUSES_OF_AREAS = {0: ["FO-BONUS-03"], 1: ["FO-BONUS-04", "FO-BONUS-05", "FO-BONUS-06"], 2: ["FO-BONUS-08"]}
CLAUSES_OF_KINDS = {"hero": ["FO-CARD-07"], "soldier": ["FO-CARD-06"], "equipment": ["FO-EQUIP-01", "FO-EQUIP-04"]}
CLAUSES_OF_TIMINGS = {
    "play": ["FO-ABILITY-02"],
    "before_strike": ["FO-ABILITY-03", "FO-ATTACK-07"],
    "after_strike": ["FO-ABILITY-03", "FO-ATTACK-07"],
    "attack_phase_end": ["FO-ATTACK-14"],
    "turn_end": ["FO-TURN-09"],
    "always": ["FO-ABILITY-04"],
    "struck": ["FO-STRIKE-08"],
    "unit_defeated": ["FO-DEFEAT-08"],
    "unit_discarded": ["FO-DEFEAT-07", "FO-DEFEAT-08"],
    "self_defeated": ["FO-DEFEAT-02"],
    "self_discarded": ["FO-DEFEAT-05"],
}
MULTICOLOURED = ["FO-COLOUR-02", "FO-PAY-02"]
SYMBOLS = {"play": "play", "before_strike": "attack", "after_strike": "attack"}  # all else is always
WITH_OTHER_CARD = (EV_EQUIPPED, EV_STRUCK, EV_DISCARDED, EV_STRIPPED, EV_RETURNED)
SENTENCES = re.compile(r"(?<=\.) ")


class Timing(TypedDict):
    """When a card does something, and whether it may, does or must."""

    when: str
    mode: str
    symbol: str  # in words


class Facts(TypedDict):
    """What is on a card of Olympus; attack and defence of equipment are added to those of its bearer."""

    number: int  # in events
    colour: str  # or all
    multicolour: bool
    cost: dict[str, int]  # symbols of each colour
    attack: int
    defence: int
    copies: int  # 0 if it is not in this game
    timings: list[Timing]
    symbols: list[str]  # play, attack, always
    about: str


class OlympusWords(GameWords):
    TURN = EV_TURN
    DEALT = EV_DEALT

    def __init__(self, language: str, game: str, cards: CardSet = STANDARD) -> None:
        super().__init__(language, game)
        self.cards = cards

    def with_options(self, options: Options) -> GameWords:
        """Cards of one's own have names, too."""
        assert isinstance(options, OlympusOptions)
        return self if options.cards is self.cards else OlympusWords(self.language, self.game, options.cards)

    # --- cards, units, places -----------------------------------------------------------------------------------------

    def card(self, card: str | int) -> Card:
        """By its id or by its number."""
        return self.cards.cards[self.cards.ids[card] if isinstance(card, str) else card]

    def name(self, card: str | int) -> str:
        if card == UNKNOWN or not card_known(card, self.cards):
            return self.say("card-unknown")
        return str(self.card(card).entry["name"][self.language])

    def text(self, card: str | int) -> str:
        """What the card says; some say nothing."""
        return str(self.card(card).entry["text"][self.language])

    def colour(self, card: str | int) -> str:
        return self.say("colour-of", colour=colour_key(self.card(card)))

    def kind(self, card: str | int) -> str:
        return self.say("kind-of", kind=KINDS[self.card(card).kind])

    def cost(self, symbols: Sequence[int]) -> str:
        """2 red, 1 yellow; or free."""
        due = [
            self.say("symbols", count=count, colour=self.say("colour-of", colour=colour))
            for colour, count in zip(COLOURS, symbols, strict=True)
            if count
        ]
        return ", ".join(due) or self.say("cost-free")

    def priced(self, card: str | int) -> str:
        """Hector (2 red, 1 yellow, 1 green)."""
        cost = self.cost(self.card(card).cost)
        return self.say("card-priced", card=self.name(card), cost=cost)

    def values(self, card: str | int) -> str:
        """As printed; those of equipment with a sign."""
        it = self.card(card)
        sign = "+" if it.kind == EQUIPMENT else ""
        return self.say("values", attack=f"{it.attack:{sign}}", defence=f"{it.defence:{sign}}")

    def card_in_full(self, card: str | int) -> str:
        """Hector (hero, multicoloured; cost 2 red, 1 yellow, 1 green; attack 4, defence 6)."""
        return f"{self.name(card)} ({self._about_card(card)})"

    def _about_card(self, card: str | int) -> str:
        cost = self.cost(self.card(card).cost)
        return self.say(
            "about-card", kind=self.kind(card), colour=self.colour(card), cost=cost, values=self.values(card)
        )

    def equipped(self, card: str | int, equipment: str | int) -> str:
        return f"{self.name(card)} + {self.name(equipment)}" if card_known(equipment, self.cards) else self.name(card)

    def standing(self, unit: Unit) -> str:
        """A unit with all that counts now: Hector + Red Sword (multicoloured), attack 7, defence 6, damage 2."""
        told = [
            self.say("unit-of-colour", card=self.equipped(unit.card, unit.equipment), colour=self.colour(unit.card)),
            self.say("values", attack=str(unit.attack), defence=str(unit.defence)),
        ]
        if unit.damage:
            told.append(self.say("unit-damage", count=unit.damage))
        if unit.attacks:
            told.append(self.say("unit-attacks", count=unit.attacks))
        if unit.silenced:
            told.append(self.say("unit-silenced"))
        return ", ".join(told)

    def area(self, area: int) -> str:
        return self.say("area-of", area=AREAS[area])

    def marker(self, colour: int) -> str:
        return self.say("marker", colour=COLOURS[colour])

    def markers(self, view: View, holder: int) -> str:
        """The colours of the markers that a player has, or the board."""
        held = [colour for colour, owner in zip(COLOURS, view.markers, strict=True) if owner == holder]
        return ", ".join(self.say("colour-of", colour=colour) for colour in held)

    def counter(self, counter: int, reader: int) -> str:
        """Where the counter is; positive on the side of the first seat."""
        ahead = 0 if counter > 0 else 1
        holder = self.who(ahead, reader) if counter else "nobody"
        return self.say("counter-at", holder=holder, side=self.side(ahead), points=abs(counter))

    def card_shown(self, event: Event) -> str:
        return "" if event.card == UNKNOWN else self.name(event.card)

    def card_infos(self) -> list[CardInfo]:
        return [self._told(d, card) for d, card in enumerate(self.cards.cards)]

    def _told(self, d: int, card: Card) -> CardInfo:
        timings: list[Timing] = [
            {
                "when": effect["when"],
                "mode": effect["mode"],
                "symbol": self.say("timing-symbol", timing=effect["when"]),
            }
            for effect in card.entry["effect"]
        ]
        facts: Facts = {
            "number": d,
            "colour": colour_key(card),
            "multicolour": card.multicolour,
            "cost": dict(zip(COLOURS, card.cost, strict=True)),
            "attack": card.attack,
            "defence": card.defence,
            "copies": card.copies,
            "timings": timings,
            "symbols": list(dict.fromkeys(SYMBOLS.get(timing["when"], "always") for timing in timings)),
            "about": capital(self._about_card(d)),
        }
        return {
            "id": card.id,
            "name": self.name(d),
            "kind": KINDS[card.kind],
            "text": self.text(d),
            "clauses": clauses_of_card(card),
            "facts": facts,
        }

    def card_key(self, event: Event) -> str:
        return self._key(event.card)

    def other_key(self, event: Event) -> str:
        return self._key(event.other) if event.kind in WITH_OTHER_CARD else ""

    def _key(self, card: int) -> str:
        return self.cards.cards[card].id if card_known(card, self.cards) else ""

    # --- notes on cards -----------------------------------------------------------------------------------------------

    def notes_on_card(self, name: str) -> list[Note]:
        """Of two cards with one name, that which is in the game."""
        called = [d for d, card in enumerate(self.cards.cards) if name.casefold() in names(card)]
        return self._notes_on(max(called, key=lambda d: self.cards.cards[d].copies > 0)) if called else []

    def _notes_on(self, d: int) -> list[Note]:
        card = self.cards.cards[d]
        timings = [effect["when"] for effect in card.entry["effect"]]
        symbols = dict.fromkeys(self.say("timing-symbol", timing=timing) for timing in timings)
        about = self.say("card-about", about=capital(self._about_card(d)), copies=card.copies, id=card.id)
        if symbols:
            about += " " + self.say("card-symbols", symbols=", ".join(symbols))
        text = self.text(d)
        return self.notes(self.name(d), f"{about} {text}" if text else about, clauses_of_card(card))

    # --- what happened ------------------------------------------------------------------------------------------------

    def story(self, events: list[Event], seat: int) -> list[tuple[Event, str]]:
        """What belongs together is told together; phases, and a defeat that led to a discard, need no words."""
        fallen = fallen_units(events)
        told = []
        for scene in scenes(events):
            first = scene[0]
            if first.kind == EV_DISCARDED and id(first) in fallen:
                told.append((first, self._sentence("event-fell", first, seat)))
            elif first.kind != EV_PHASE and id(first) not in fallen:
                told.append((first, self._scene(scene, seat, more_to_come=scene[-1] is events[-1])))
        return told

    def event(self, event: Event, seat: int) -> str:
        return self._scene([event], seat)

    def _scene(self, scene: list[Event], seat: int, more_to_come: bool = True) -> str:
        """Where there is more to come, a bonus may still be asked for."""
        first = scene[0]
        if first.kind == EV_DEALT and len(scene) > 1:
            return self.dealt(scene, seat)
        if first.kind in (EV_DREW, EV_SAW):
            return self._sentence(EVENT_KEYS[first.kind], first, seat, cards=self._cards(scene))
        if first.kind in (EV_ANNOUNCED, *PAYING) and len(scene) > 1:
            return self._play(scene, seat)
        if first.kind == EV_ATTACKED and len(scene) > 1:
            what = self._result(scene[-1], seat, more_to_come)
            return self._sentence("event-attacked-for", first, seat, what=what)
        if first.kind == EV_AREA and (len(scene) > 1 or not more_to_come):
            return self._sentence("event-area-for", first, seat, what=self._result(scene[-1], seat, more_to_come))
        return self._sentence(EVENT_KEYS[first.kind], first, seat)

    def _cards(self, scene: list[Event]) -> str:
        """Those that were seen, or how many."""
        known = [name for event in scene if (name := self.card_shown(event))]
        return self.counted(known) if known else self.say("some-cards", count=len(scene))

    def _play(self, scene: list[Event], seat: int) -> str:
        """A card announced, paid and placed is played; otherwise so far as it has come."""
        first, last = scene[0], scene[-1]
        paid = [event for event in scene if event.kind in PAYING]
        payment = self.payment(paid)
        if first.kind == EV_ANNOUNCED and last.kind in PLACING:
            key = "event-played" if last.kind == EV_PLACED else "event-attached"
            return self._sentence(key, last, seat, paid=len(paid), payment=payment)
        told = []
        if first.kind == EV_ANNOUNCED:
            told.append(self._sentence("event-announced", first, seat))
        if paid:
            told.append(self._sentence("event-paid-all", paid[0], seat, payment=payment))
        if last.kind in PLACING:
            told.append(self._sentence(EVENT_KEYS[last.kind], last, seat))
        return " ".join(told)

    def payment(self, events: Any) -> str:
        """Everything with which something was paid."""
        paid = [event for event in events if event.kind in PAYING]
        return self.counted(
            self.marker(event.count) if event.kind == EV_PAID_MARKER else self.name(event.card) for event in paid
        )

    def _result(self, last: Event, seat: int, more_to_come: bool) -> str:
        """What came of an attack or of an area bonus."""
        if last.kind == EV_STRUCK:
            return self.say("result-damage", count=last.count, card=self.name(last.card))
        if last.kind == EV_POINT:
            return self.say("result-point", counter=self.counter(last.count, seat))
        if last.kind == EV_MARKER:
            return self.say("result-marker", marker=self.marker(last.count), **self._giver(last, seat))
        if last.kind == EV_DREW:
            card = self.card_shown(last)
            return self.say("result-card", known=len(card), card=card)
        if more_to_come:
            return self.say("result-area", area=self.area(last.place))
        return self.say("result-nothing", area=AREAS[last.place])

    def _giver(self, event: Event, seat: int) -> dict[str, str]:
        """From whom a marker comes."""
        if event.other not in (0, 1):
            return {"giver": "board", "from": ""}
        return {"giver": self.who(event.other, seat), "from": self.side(event.other)}

    def _sentence(self, key: str, event: Event, seat: int, **more: str | int) -> str:
        """Each message takes of all this what it needs."""
        kind = event.kind
        if kind == EV_TIE:
            return self.say("event-tie")
        if kind == EV_WON:
            key += f"-{ENDINGS[event.count]}"
        who, side = self.who(event.seat, seat), self.side(event.seat)
        worn = event.other if kind in (EV_DISCARDED, EV_RETURNED, EV_STRIPPED) else NO_CARD
        card = self.equipped(event.card, worn if kind == EV_DISCARDED else NO_CARD)
        space = SPACES[event.place % SIDE]
        colour = event.count if kind in (EV_PAID, EV_PAID_MARKER, EV_MARKER) else 0
        said: dict[str, str | int] = {
            "who": who,
            "side": side,
            "opponent": self.side(1 - event.seat),
            "card": card,
            "space": space,
            "unit": self.say("unit", who=who, side=side, card=card, space=space),
            "other": self.name(event.other) if kind in (EV_EQUIPPED, EV_STRUCK) else "",
            "equipment": self.name(worn),
            "worn": "yes" if worn != NO_CARD else "no",
            "to": SPACES[event.count % SIDE] if kind == EV_MOVED else "",
            "count": event.count,
            "colour": self.say("colour-of", colour=COLOURS[colour]),
            "marker": self.marker(colour),
            "area": self.area(event.place if kind == EV_AREA else 0),
            "phase": event.count,
            "counter": self.counter(event.count, seat) if kind == EV_POINT else "",
            "changes": self._changes(event.count, event.other) if kind == EV_MODIFIED else "",
        }
        giver = self._giver(event, seat) if kind == EV_MARKER else {}
        return capital(self.say(key, **{**said, **giver, **more}))

    def _changes(self, attack: int, defence: int) -> str:
        changes = {"attack": attack, "defence": defence}
        said = [self.say("change", value=value, amount=f"{amount:+}") for value, amount in changes.items() if amount]
        return ", ".join(said) or self.say("change", value="attack", amount="+0")

    # --- what is asked ------------------------------------------------------------------------------------------------

    def asked(self, view: View) -> str:
        it = asking(view)
        card = view.announced or view.source
        symbols, colour = still_due(view, self._announced(view))
        return self.say(
            f"ask-{view.question}",
            about=self._about(view),
            delphi=yes_no(is_delphi(view, self.cards)),
            card=self.name(card) if card else "",
            kind=KINDS[self.card(card).kind] if card else "",
            unit=self._unit_moved(view),
            cost=self.cost(symbols),
            paid=it.count if view.question == "pay" else 0,
            colour=self.say("colour-of", colour=COLOURS[colour]),
            phase=view.phase + 1,
            whose="enemy" if self._drops_enemy_card(view, it) else "own",
        )

    def _announced(self, view: View) -> Card | None:
        return self.card(view.announced) if view.announced else None

    def _about(self, view: View) -> str:
        """The card whose effect asks, where it stands, and what it says."""
        if not view.source:
            return ""
        return self.say("about", card=self._source(view), text=self._words_of_effect(view))

    def _source(self, view: View) -> str:
        """Its name, and its space if there is no doubt."""
        places = [
            place
            for place, unit in enumerate(view.units)
            if unit is not None and view.source in (unit.card, unit.equipment)
        ]
        name = self.name(view.source)
        return f"{name} ({SPACES[places[0] % SIDE]})" if len(places) == 1 else name

    def _words_of_effect(self, view: View) -> str:
        """The sentence of the card that is being carried out; of an optional step only that."""
        it = asking(view)
        text = self.text(view.source)
        effect = effect_asking(it, self.cards)
        if effect is None:
            return text
        card = self.cards.cards[effect.card]
        sentences = SENTENCES.split(text)
        before = len(sentences) - len(card.entry["effect"])  # what equipment adds stands first
        if before < 0:
            return text
        first = next(other.number for other in self.cards.effects if other.card == effect.card)
        sentence = sentences[before + effect.number - first]
        steps = sentence.split("; ")
        step = operation_asking(it, effect)
        if view.question == "option" and it.at > 0 and len(steps) == len(effect.operations):
            return capital(steps[step]).removesuffix(".") + "."
        return sentence

    def _unit_moved(self, view: View) -> str:
        """The one that gets another space."""
        it = asking(view)
        if view.question == "destination":
            place = it.place.bit_length() - 1
        elif view.question == "rearrange":
            place = SIDE * view.seat + it.count
        else:
            return ""
        return self._unit_at(view, place)

    def _unit_at(self, view: View, place: int) -> str:
        """Whoever stands there: your unit Hector (O1)."""
        unit = view.units[place]
        side = place // SIDE
        return self.say(
            "unit",
            who=self.who(side, view.seat),
            side=self.side(side),
            card=self.name(unit.card) if unit is not None else self.say("nobody"),
            space=SPACES[place % SIDE],
        )

    def _drops_enemy_card(self, view: View, it: Asking) -> bool:
        effect = effect_asking(it, self.cards)
        if view.question != "drop" or effect is None or it.seat != view.seat:
            return False
        return effect.operations[operation_asking(it, effect)].for_opponent

    # --- what can be chosen -------------------------------------------------------------------------------------------

    def choice(self, view: View, action: int) -> str:
        verb, what = split(action)
        if verb in ("play", "pay", "card"):
            return self._choice_of_card(view, verb, what)
        if verb in ("own", "enemy"):
            return self._choice_of_place(view, place_meant(view, verb, what))
        if verb == "marker":
            return self._choice_of_marker(view, what)
        if verb == "area":
            return self.say("choice-area", area=self.area(what), bonus=self.say("bonus-of", area=AREAS[what]))
        if verb in ("keep", "skip"):
            return self.say(f"choice-{verb}", phase=view.phase + 1)
        card = self.name(view.source) if view.source else ""
        return self.say(f"choice-{verb}", question=view.question or "none", card=card)

    def _choice_of_card(self, view: View, verb: str, d: int) -> str:
        if d >= len(self.cards.cards):
            return self.say("choice-no-such-card", number=d)
        if verb == "pay":
            card = self.cards.cards[d]
            return self.say("choice-pay", card=self.name(d), colour=self.colour(d), all=yes_no(card.multicolour))
        if verb == "card":
            return self.say("choice-card", question=view.question or "none", card=self.priced(d))
        return self.say("choice-play", card=self.priced(d))

    def _choice_of_place(self, view: View, place: int) -> str:
        """A unit there, or a space to go to."""
        unit, space = view.units[place], SPACES[place % SIDE]
        own = "you" if place // SIDE == view.seat else "enemy"
        if view.question == "place" and own == "you" and not self._is_equipment(view.announced):
            return self._choice_of_space(view, place)
        if view.question in ("destination", "rearrange"):
            it = asking(view)
            moved = it.place.bit_length() - 1 if view.question == "destination" else SIDE * view.seat + it.count
            there = self.name(unit.card) if unit is not None else ""
            taken = "here" if place == moved else "yes" if unit is not None else "no"
            return self.say("choice-move", question=view.question, taken=taken, space=space, card=there)
        if unit is None:
            return self.say("choice-empty-space", own=own, space=space, area=self.area(AREA_OF[place]))
        return self.say("choice-unit", own=own, space=space, unit=self.standing(unit))

    def _choice_of_space(self, view: View, place: int) -> str:
        """Where one would strike, or be paid."""
        opposing = view.units[opposite(place)]
        area = AREA_OF[place]
        return self.say(
            "choice-space",
            space=SPACES[place % SIDE],
            area=self.area(area),
            free=yes_no(opposing is None),
            opposing=self.standing(opposing) if opposing is not None else "",
            bonus=self.say("bonus-of", area=AREAS[area]),
        )

    def _choice_of_marker(self, view: View, colour: int) -> str:
        marker = self.marker(colour)
        if view.question == "pay":
            return self.say("choice-pay-marker", marker=marker)
        giver = "board" if view.markers[colour] == ON_BOARD else self.who(view.markers[colour], view.seat)
        return self.say("choice-marker", marker=marker, giver=giver)

    def shortcut(self, view: View) -> tuple[str, list[int]]:
        """A cost of several symbols, paid with what is needed least."""
        if view.question != "pay":
            return "", []
        world = guess(view, Rng(0))  # what is guessed does not matter: all that can pay is one's own
        payment = suggest_payment(world)
        if len(payment) < 2:
            return "", []
        log = world.log = Log()
        for action in payment:
            game_named("olympus").apply(world, action)
        return self.say("choice-suggested", cards=self.payment(log.drain())), payment

    def _is_equipment(self, id: str) -> bool:
        return id != "" and self.card(id).kind == EQUIPMENT

    def at_length(self, view: View, action: int) -> str:
        """With what the card says, or the card of the unit."""
        said = self.choice(view, action)
        card = self._card_chosen(view, action)
        if card is None or not self.text(card):
            return said
        return self.say("choice-with-text", choice=said, card=self.name(card), text=self.text(card))

    def _card_chosen(self, view: View, action: int) -> str | int | None:
        verb, what = split(action)
        if verb in ("play", "pay", "card"):
            return what if what < len(self.cards.cards) else None
        if verb in ("own", "enemy"):
            unit = view.units[place_meant(view, verb, what)]
            return unit.card if unit is not None else None
        return view.source if verb in ("yes", "no") and view.source else None

    def clauses_of(self, view: View, action: int) -> list[str]:
        """What the choice means comes before what its card can do."""
        verb, what = split(action)
        clauses = list(CLAUSES.get((verb, view.question)) or CLAUSES[verb, ""])
        if verb == "area":
            clauses += CLAUSES_OF_AREAS[what]
        elif verb == "own" and view.question == "place":
            if self._is_equipment(view.announced):
                clauses = ["FO-EQUIP-01", "FO-EQUIP-02"]
        elif is_delphi(view, self.cards) and verb in ("marker", "no"):
            clauses = clauses_of_delphi(view)
        elif verb in ("yes", "no") and view.source:
            clauses = self._clauses_of_effect(view)
        elif verb in ("play", "card") and what < len(self.cards.cards):
            clauses += clauses_of_card(self.cards.cards[what])
        elif verb == "pay" and what < len(self.cards.cards) and self.cards.cards[what].multicolour:
            clauses.append("FO-PAY-02")
        return list(dict.fromkeys(clauses))

    def _clauses_of_effect(self, view: View) -> list[str]:
        """Why one is asked, and when the effect happens."""
        it = asking(view)
        effect = effect_asking(it, self.cards)
        if effect is None:
            return ["FO-ABILITY-05"]
        optional = effect.mode == MAY or it.at > 0
        return ["FO-ABILITY-05" if optional else "FO-ABILITY-07", *CLAUSES_OF_TIMINGS[TIMINGS[effect.when]]]

    def clause_of_end(self, view: View) -> str:
        return CLAUSES_OF_ENDINGS.get(view.ending, "")


# --- what is told together --------------------------------------------------------------------------------------------


def scenes(events: list[Event]) -> list[list[Event]]:
    found: list[list[Event]] = []
    for event in events:
        last = found[-1][-1] if found else None
        if last is not None and event.kind in GOES_ON.get(last.kind, ()) and event.seat in (last.seat, struck(event)):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def struck(event: Event) -> int | None:
    """A strike is told of the unit that was struck, an attack of the other."""
    return event.seat if event.kind == EV_STRUCK else None


def fallen_units(events: list[Event]) -> set[int]:
    """The ids of both events of each unit that was defeated and then discarded."""
    found: set[int] = set()
    defeated: dict[tuple[int, int], Event] = {}
    for event in events:
        unit = (event.place, event.card)
        if event.kind == EV_DEFEATED:
            defeated[unit] = event
        elif event.kind == EV_SURVIVED:
            defeated.pop(unit, None)
        elif event.kind == EV_DISCARDED and unit in defeated:
            found |= {id(defeated.pop(unit)), id(event)}
    return found


# --- reading names, choices and views ---------------------------------------------------------------------------------


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def yes_no(holds: bool) -> str:
    return "yes" if holds else "no"


def card_known(card: str | int, cards: CardSet) -> bool:
    return card != "" if isinstance(card, str) else 0 <= card < len(cards.cards)


def colour_key(card: Card) -> str:
    return "all" if card.multicolour else str(card.entry["colour"])


def names(card: Card) -> set[str]:
    """How a card may be called: by id or by its name in any language."""
    return {name.casefold() for name in (card.id, *(card.entry["name"][language] for language in LANGUAGES))}


def clauses_of_card(card: Card) -> list[str]:
    clauses = list(MULTICOLOURED) if card.multicolour else []
    clauses += CLAUSES_OF_KINDS[KINDS[card.kind]]
    for effect in card.entry["effect"]:
        clauses += CLAUSES_OF_TIMINGS[effect["when"]]
        clauses += ["FO-ABILITY-05"] if effect["mode"] != "do" else []
    return list(dict.fromkeys(clauses))


def is_delphi(view: View, cards: CardSet) -> bool:
    """Is it the area bonus that offers a marker, and not an effect itself?"""
    return view.question == "marker" and effect_asking(asking(view), cards) is None


def clauses_of_delphi(view: View) -> list[str]:
    if ON_BOARD not in view.markers:
        return ["FO-BONUS-06"]
    return ["FO-BONUS-05"] if view.options.must_take else ["FO-BONUS-04"]


def split(action: int) -> tuple[str, int]:
    """The verb of a choice, and its object as a number."""
    if not 0 <= action < TOKENS:
        raise ValueError(f"{action} is nothing a player chooses")
    return next((verb, action - first) for verb, first in reversed(VERBS.items()) if action >= first)


def opposite(place: int) -> int:
    return (place + SIDE) % (2 * SIDE)


def place_meant(view: View, verb: str, space: int) -> int:
    side = view.seat if verb == "own" else 1 - view.seat
    return SIDE * side + space


@dataclass(frozen=True)
class Asking:
    """The innermost frame: how far the game is with what it asks."""

    script: int
    at: int
    seat: int
    card: int
    place: int
    count: int


def asking(view: View) -> Asking:
    return Asking(*view.cells[-1][1:7])


def effect_asking(it: Asking, cards: CardSet) -> Effect | None:
    """The effect that asks itself, without a free play or a bonus in between."""
    return next((e for e in cards.effects if e.script is not None and e.script.number == it.script), None)


def operation_asking(it: Asking, effect: Effect) -> int:
    """The number of the operation that an effect has come to."""
    assert effect.script is not None
    begun = [at for at, step in enumerate(effect.script.steps) if isinstance(step, BeginOperation)]
    return max((number for number, at in enumerate(begun) if at <= it.at), default=0)


def still_due(view: View, card: Card | None) -> tuple[list[int], int]:
    """The symbols of the announced card that are not paid yet, and the colour of the first."""
    if view.question != "pay" or card is None:
        return [0] * len(COLOURS), 0
    due, paid = list(card.cost), asking(view).count
    for colour, count in enumerate(due):
        taken = min(count, paid)
        due[colour] -= taken
        paid -= taken
    return due, next(colour for colour, count in enumerate(due) if count)
