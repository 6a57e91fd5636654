"""Fight for Olympus in words: cards, what happened, what is asked, what can be chosen and by which clauses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from typing_extensions import TypedDict

from theomachy.games import Event, Threat
from theomachy.games.olympus import events as fo
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.ahead import places_ahead
from theomachy.games.olympus.card_file import Entry, check_cards, company_troubles, standard, standard_ids
from theomachy.games.olympus.cards import Card, CardSet, Effect
from theomachy.games.olympus.heuristics import suggest_payment
from theomachy.games.olympus.options import STANDARD
from theomachy.games.olympus.options import Options as OlympusOptions
from theomachy.games.olympus.threats import threats
from theomachy.games.olympus.view import About, Unit, View
from theomachy.kernel.options import Options
from theomachy.kernel.seats import NOBODY
from theomachy.words.game_words import CardInfo, Checked, GameWords, Note
from theomachy.words.speech import LANGUAGES

CLAUSES_OF_ENDINGS = {"board-full": "FO-END-02", "seven-points": "FO-END-03", "pile-empty": "FO-END-08"}

# What is told in one sentence: an event, and those that may go on with it.
PAYING, PLACING = (fo.Paid, fo.PaidMarker), (fo.Placed, fo.Equipped)
GOES_ON: dict[type[Event], tuple[type[Event], ...]] = {
    fo.Dealt: (fo.Dealt,),
    fo.Drew: (fo.Drew,),
    fo.Showed: (fo.Showed,),
    fo.Announced: (*PAYING, *PLACING),
    fo.Paid: (*PAYING, *PLACING),
    fo.PaidMarker: (*PAYING, *PLACING),
    fo.Attacked: (fo.Struck, fo.GainedBonus),
    fo.GainedBonus: (fo.GainedPoint, fo.TookMarker, fo.Drew),
}

VERBS = {
    "play": v.PLAY,
    "pay": v.PAY,
    "card": v.CARD,
    "own": v.OWN,
    "enemy": v.ENEMY,
    "marker": v.MARKER,
    "area": v.AREA,
    "yes": v.YES,
    "no": v.NO,
    "done": v.DONE,
    "keep": v.KEEP,
    "skip": v.SKIP,
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
CLAUSES_OF_AREAS = {
    "olympus": ["FO-BONUS-03"],
    "delphi": ["FO-BONUS-04", "FO-BONUS-05", "FO-BONUS-06"],
    "troy": ["FO-BONUS-08"],
}
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
SENTENCES = re.compile(r"(?<=\.) ")


class Timing(TypedDict):
    """When a card does something, and whether it may, does or must."""

    when: str
    mode: str
    symbol: str  # in words


class Facts(TypedDict):
    """What is on a card of Olympus; attack and defence of equipment are added to those of its bearer."""

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
    TURN = fo.TurnBegan
    DEALT = fo.Dealt
    IN_PASSING = (fo.PhaseBegan, fo.PhaseSkipped)
    gains = (
        ("gained-point", True),
        ("defeated", False),
        ("gained-bonus", True),
        ("took-marker", True),
        ("struck", False),
        ("placed", True),
        ("equipped", True),
    )

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
        if not card_known(card, self.cards):
            return self.say("card-unknown")
        return str(self.card(card).entry["name"][self.language])

    def text(self, card: str | int) -> str:
        """What the card says; some say nothing."""
        return str(self.card(card).entry["text"][self.language])

    def colour(self, card: str | int) -> str:
        return self.say("colour-of", colour=colour_key(self.card(card)))

    def kind(self, card: str | int) -> str:
        return self.say("kind-of", kind=v.KINDS[self.card(card).kind])

    def cost(self, symbols: Sequence[int]) -> str:
        """2 red, 1 yellow; or free."""
        due = [
            self.say("symbols", count=count, colour=self.say("colour-of", colour=colour))
            for colour, count in zip(v.COLOURS, symbols, strict=True)
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
        sign = "+" if it.kind == v.EQUIPMENT else ""
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
        parts = [
            self.say("unit-of-colour", card=self.equipped(unit.card, unit.equipment), colour=self.colour(unit.card)),
            self.say("values", attack=str(unit.attack), defence=str(unit.defence)),
        ]
        if unit.damage:
            parts.append(self.say("unit-damage", count=unit.damage))
        if unit.attacks:
            parts.append(self.say("unit-attacks", count=unit.attacks))
        if unit.silenced:
            parts.append(self.say("unit-silenced"))
        return ", ".join(parts)

    def area(self, area: str) -> str:
        return self.say("area-of", area=area)

    def marker(self, colour: str) -> str:
        return self.say("marker", colour=colour)

    def markers(self, colours: Iterable[str]) -> str:
        """Their colours."""
        return ", ".join(self.say("colour-of", colour=colour) for colour in colours)

    def counter(self, points: Sequence[int], reader: int) -> str:
        """Where the counter is."""
        ahead = 0 if points[0] else 1
        holder = self.who(ahead, reader) if any(points) else "nobody"
        return self.say("counter-at", holder=holder, side=self.side(ahead), points=max(points))

    def card_shown(self, event: Any) -> str:
        return self.name(event.card) if event.card else ""

    def in_order(self, events: list[Any]) -> list[Any]:
        return sorted(events, key=lambda event: self.cards.ids.get(event.card, -1))

    def card_infos(self) -> list[CardInfo]:
        return [self._card_info(d, card) for d, card in enumerate(self.cards.cards)]

    def _card_info(self, d: int, card: Card) -> CardInfo:
        timings: list[Timing] = [
            {
                "when": effect["when"],
                "mode": effect["mode"],
                "symbol": self.say("timing-symbol", timing=effect["when"]),
            }
            for effect in card.entry["effect"]
        ]
        facts: Facts = {
            "colour": colour_key(card),
            "multicolour": card.multicolour,
            "cost": dict(zip(v.COLOURS, card.cost, strict=True)),
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
            "kind": v.KINDS[card.kind],
            "text": self.text(d),
            "clauses": clauses_of_card(card),
            "facts": facts,
        }

    # --- cards of one's own -------------------------------------------------------------------------------------------

    def checked(self, text: str) -> Checked:
        """All mistakes by line; and the cards that are fine, as long as the file as a whole is."""
        entries, troubles = check_cards(text, "custom_cards")
        if any(trouble.severity == "error" and not trouble.card for trouble in troubles):
            entries = []
        own = without_strangers(entries)
        w = OlympusWords(self.language, self.game, CardSet(standard() + own))
        return {
            "mistakes": [
                {
                    "line": trouble.line,
                    "place": ", ".join(filter(None, (trouble.card, trouble.field))),
                    "text": self.say_error(trouble.wrong),
                    "severity": trouble.severity,
                }
                for trouble in troubles
            ],
            "cards": w.card_infos()[-len(own) :] if own else [],
            "map": None,
        }

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
        story: list[tuple[Event, str]] = []
        for scene in scenes(events):
            first = scene[0]
            if isinstance(first, fo.Discarded) and id(first) in fallen:
                story.append((first, self._sentence("event-fell", first, seat)))
            elif not isinstance(first, fo.PhaseBegan) and id(first) not in fallen:
                story.append((first, self._scene(scene, seat, more_to_come=scene[-1] is events[-1])))
        return story

    def event(self, event: Event, seat: int) -> str:
        return self._scene([event], seat)

    def _scene(self, scene: list[Event], seat: int, more_to_come: bool = True) -> str:
        """Where there is more to come, a bonus may still be asked for."""
        first, several = scene[0], len(scene) > 1
        key = f"event-{first.name}"
        if isinstance(first, fo.Dealt) and several:
            return self.dealt(scene, seat)
        if isinstance(first, fo.Drew | fo.Showed):
            return self._sentence(key, first, seat, cards=self._cards(scene))
        if isinstance(first, (fo.Announced, *PAYING)) and several:
            return self._play(scene, seat)
        if isinstance(first, fo.Attacked) and several:
            return self._sentence(f"{key}-for", first, seat, what=self._result(scene[-1], seat, more_to_come))
        if isinstance(first, fo.GainedBonus) and (several or not more_to_come):
            return self._sentence(f"{key}-for", first, seat, what=self._result(scene[-1], seat, more_to_come))
        if isinstance(first, fo.Won):
            return self._sentence(f"{key}-{first.ending}", first, seat)
        return self._sentence(key, first, seat)

    def _cards(self, scene: list[Event]) -> str:
        """Those that were seen, or how many."""
        known = [name for event in scene if (name := self.card_shown(event))]
        return self.counted(known) if known else self.say("some-cards", count=len(scene))

    def _play(self, scene: list[Event], seat: int) -> str:
        """A card announced, paid and placed is played; otherwise so far as it has come."""
        first, last = scene[0], scene[-1]
        paid = [event for event in scene if isinstance(event, PAYING)]
        payment = self.counted(self._paid_with(event) for event in paid)
        if isinstance(first, fo.Announced) and isinstance(last, PLACING):
            key = "event-played" if isinstance(last, fo.Placed) else "event-attached"
            return self._sentence(key, last, seat, paid=len(paid), payment=payment)
        sentences = []
        if isinstance(first, fo.Announced):
            sentences.append(self._sentence("event-announced", first, seat))
        if paid:
            sentences.append(self._sentence("event-paid-all", paid[0], seat, payment=payment))
        if isinstance(last, PLACING):
            sentences.append(self._sentence(f"event-{last.name}", last, seat))
        return " ".join(sentences)

    def _paid_with(self, event: fo.Paid | fo.PaidMarker) -> str:
        return self.name(event.card) if isinstance(event, fo.Paid) else self.marker(event.colour)

    def _result(self, last: Event, seat: int, more_to_come: bool) -> str:
        """What came of an attack or of an area bonus."""
        if isinstance(last, fo.Struck):
            return self.say("result-damage", count=last.damage, card=self.name(last.card))
        if isinstance(last, fo.GainedPoint):
            return self.say("result-point", counter=self.counter(last.points, seat))
        if isinstance(last, fo.TookMarker):
            return self.say("result-marker", marker=self.marker(last.colour), **self._giver(last.giver, seat))
        if isinstance(last, fo.Drew):
            card = self.card_shown(last)
            return self.say("result-card", known=len(card), card=card)
        assert isinstance(last, fo.GainedBonus)
        if more_to_come:
            return self.say("result-area", area=self.area(last.area))
        return self.say("result-nothing", area=last.area)

    def _giver(self, giver: int, seat: int) -> dict[str, str]:
        """From whom a marker comes."""
        if giver == NOBODY:
            return {"giver": "board", "from": ""}
        return {"giver": self.who(giver, seat), "from": self.side(giver)}

    def _sentence(self, key: str, event: Event, seat: int, **more: str | int) -> str:
        """Each message takes what it needs of all that is in the event."""
        it: dict[str, Any] = vars(event)
        args: dict[str, str | int] = {}
        if "seat" in it:
            args |= self._sides(it["seat"], seat)
        if "card" in it:
            args["card"] = self.equipped(it["card"], it["equipment"] if isinstance(event, fo.Discarded) else "")
        if "place" in it:
            args["space"] = space_of(it["place"])
            args["unit"] = self.say("unit", **{name: args[name] for name in ("who", "side", "card", "space")})
        if "equipment" in it:
            args |= {"equipment": self.name(it["equipment"]), "worn": yes_no(it["equipment"] != "")}
        if "colour" in it:
            args |= {"colour": self.say("colour-of", colour=it["colour"]), "marker": self.marker(it["colour"])}
        return capital(self.say(key, **args, **self._more(event, seat), **more))

    def _sides(self, side: int, seat: int) -> dict[str, str]:
        return {"who": self.who(side, seat), "side": self.side(side), "opponent": self.side(1 - side)}

    def _more(self, event: Event, seat: int) -> dict[str, str | int]:
        """What only some events have."""
        match event:
            case fo.TurnBegan():
                return {"count": event.turn}
            case fo.PhaseBegan() | fo.PhaseSkipped():
                return {"phase": v.PHASES.index(event.phase)}
            case fo.Equipped():
                return {"other": self.name(event.bearer)}
            case fo.Struck():
                return {"other": self.name(event.attacker), "count": event.damage}
            case fo.Damaged() | fo.Healed():
                return {"count": event.damage}
            case fo.Moved():
                return {"to": space_of(event.to)}
            case fo.Modified():
                return {"changes": self._changes(event.attack, event.defence)}
            case fo.TookMarker():
                return {**self._giver(event.giver, seat)}
            case fo.GainedPoint():
                return {"counter": self.counter(event.points, seat)}
            case fo.GainedBonus():
                return {"area": self.area(event.area)}
        return {}

    def _changes(self, attack: int, defence: int) -> str:
        changes = {"attack": attack, "defence": defence}
        named = [self.say("change", value=value, amount=f"{amount:+}") for value, amount in changes.items() if amount]
        return ", ".join(named) or self.say("change", value="attack", amount="+0")

    # --- what is asked ------------------------------------------------------------------------------------------------

    def asked(self, view: View) -> str:
        it = view.about or About()
        card = it.card or it.source
        left = view.announced.cost[view.announced.paid :] if view.announced is not None else ()
        return self.say(
            f"ask-{view.question}",
            about=self._about(view, it),
            delphi=yes_no(it.area == "delphi"),
            card=self.name(card) if card else "",
            kind=v.KINDS[self.card(card).kind] if card else "",
            unit=self._unit_at(view, it.place) if it.place else "",
            cost=self.cost([left.count(colour) for colour in v.COLOURS]),
            paid=view.announced.paid if view.announced is not None else 0,
            colour=self.say("colour-of", colour=it.colour),
            phase=v.PHASES.index(it.phase),
            whose="own" if it.player in (view.seat, NOBODY) else "enemy",
        )

    def _about(self, view: View, it: About) -> str:
        """The card whose effect asks, where it stands, and what it says."""
        if not it.source:
            return ""
        card = self.name(it.source)
        unit = view.units.get(it.source_place)
        if unit is not None and it.source in (unit.card, unit.equipment):
            card = f"{card} ({space_of(it.source_place)})"
        return self.say("about", card=card, text=self._words_of_effect(view.question, it))

    def _words_of_effect(self, question: str, it: About) -> str:
        """The sentence of the card that is being carried out; of an optional step only that."""
        text = self.text(it.source)
        sentences = SENTENCES.split(text)
        before = len(sentences) - len(self.card(it.source).entry["effect"])  # what equipment adds stands first
        if before < 0:
            return text
        sentence = sentences[before + it.effect - 1]
        steps = sentence.split("; ")
        if question == "option" and it.operation and len(steps) == len(self._effect(it).operations):
            return capital(steps[it.operation - 1]).removesuffix(".") + "."
        return sentence

    def _effect(self, it: About) -> Effect:
        """That which asks."""
        of_card = [effect for effect in self.cards.effects if effect.card == self.cards.ids[it.source]]
        return of_card[it.effect - 1]

    def _unit_at(self, view: View, place: str) -> str:
        """Whoever stands there: your unit Hector (O1)."""
        unit = view.units.get(place)
        side = side_of(place)
        return self.say(
            "unit",
            who=self.who(side, view.seat),
            side=self.side(side),
            card=self.name(unit.card) if unit is not None else self.say("nobody"),
            space=space_of(place),
        )

    # --- what can be chosen -------------------------------------------------------------------------------------------

    def choice(self, view: View, action: int) -> str:
        verb, what = split(action)
        if verb in ("play", "pay", "card"):
            return self._choice_of_card(view, verb, what)
        if verb in ("own", "enemy"):
            return self._choice_of_place(view, place_meant(view, verb, what))
        if verb == "marker":
            return self._choice_of_marker(view, v.COLOURS[what])
        if verb == "area":
            area = v.AREAS[what]
            return self.say("choice-area", area=self.area(area), bonus=self.say("bonus-of", area=area))
        it = view.about or About()
        if verb in ("keep", "skip"):
            return self.say(f"choice-{verb}", phase=v.PHASES.index(it.phase or view.phase))
        card = self.name(it.source) if it.source else ""
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

    def _choice_of_place(self, view: View, place: str) -> str:
        """A unit there, or a space to go to."""
        unit, space = view.units.get(place), space_of(place)
        own = "you" if side_of(place) == view.seat else "enemy"
        if view.question == "place" and own == "you" and not self._attaches(view):
            return self._choice_of_space(view, place)
        if view.question in ("destination", "rearrange"):
            here = view.about is not None and place == view.about.place
            there = self.name(unit.card) if unit is not None else ""
            taken = "here" if here else yes_no(unit is not None)
            return self.say("choice-move", question=view.question, taken=taken, space=space, card=there)
        if unit is None:
            return self.say("choice-empty-space", own=own, space=space, area=self.area(area_of(place)))
        return self.say("choice-unit", own=own, space=space, unit=self.standing(unit))

    def _choice_of_space(self, view: View, place: str) -> str:
        """Where one would strike, or be paid."""
        opposing = view.units.get(opposite(place))
        area = area_of(place)
        return self.say(
            "choice-space",
            space=space_of(place),
            area=self.area(area),
            free=yes_no(opposing is None),
            opposing=self.standing(opposing) if opposing is not None else "",
            bonus=self.say("bonus-of", area=area),
        )

    def _choice_of_marker(self, view: View, colour: str) -> str:
        marker = self.marker(colour)
        if view.question == "pay":
            return self.say("choice-pay-marker", marker=marker)
        holders = [seat for seat, colours in enumerate(view.markers) if colour in colours]
        giver = self.who(holders[0], view.seat) if holders else "board"
        return self.say("choice-marker", marker=marker, giver=giver)

    def shortcut(self, view: View) -> tuple[str, list[int]]:
        """A cost of several symbols, paid with what is needed least."""
        if view.question != "pay":
            return "", []
        answers, given = suggest_payment(view)
        if len(answers) < 2:
            return "", []
        return self.say("choice-suggested", cards=self.counted(map(self._given, given))), answers

    def ahead(self, view: View) -> list[tuple[str, list[int]]]:
        """Where the card goes, once it is paid for as suggested."""
        if view.question != "pay":
            return []
        payment, given, actions = places_ahead(view)
        cards = self.counted(map(self._given, given))
        ways = []
        for action in actions:
            place = place_meant(view, *split(action))
            there = self._choice_of_place(view, place) if self._attaches(view) else self._choice_of_space(view, place)
            ways.append((self.say("choice-ahead", place=there, cards=cards), [*payment, action]))
        return ways

    def at_once(self, view: View) -> tuple[str, list[tuple[str, int, int | None]]]:
        """FO-TURN-06 asks before each phase; whoever knows already says it at the first."""
        if view.question != "skip" or view.about is None or view.about.phase != v.PHASES[v.PLAYING]:
            return "", []
        ways = ((v.PLAYING, v.SKIP, None), (v.ATTACKING, v.KEEP, v.SKIP), (v.DRAWING, v.KEEP, v.KEEP))
        return self.say("ask-give-up"), [
            (capital(self.say("choice-give-up", phase=phase)), now, again) for phase, now, again in ways
        ]

    def threats(self, view: View) -> list[Threat]:
        return threats(view)

    def _given(self, action: int) -> str:
        verb, what = split(action)
        return self.marker(v.COLOURS[what]) if verb == "marker" else self.name(what)

    def _attaches(self, view: View) -> bool:
        """Is the card announced equipment?"""
        return view.announced is not None and self.card(view.announced.card).kind == v.EQUIPMENT

    def at_length(self, view: View, action: int) -> str:
        """With what the card says, or the card of the unit."""
        choice = self.choice(view, action)
        card = self._card_chosen(view, action)
        if card is None or not self.text(card):
            return choice
        return self.say("choice-with-text", choice=choice, card=self.name(card), text=self.text(card))

    def _card_chosen(self, view: View, action: int) -> str | int | None:
        verb, what = split(action)
        if verb in ("play", "pay", "card"):
            return what if what < len(self.cards.cards) else None
        if verb in ("own", "enemy"):
            unit = view.units.get(place_meant(view, verb, what))
            return unit.card if unit is not None else None
        return view.about.source or None if verb in ("yes", "no") and view.about is not None else None

    def clauses_of(self, view: View, action: int) -> list[str]:
        """What the choice means comes before what its card can do."""
        verb, what = split(action)
        it = view.about or About()
        clauses = list(CLAUSES.get((verb, view.question)) or CLAUSES[verb, ""])
        if verb == "area":
            clauses += CLAUSES_OF_AREAS[v.AREAS[what]]
        elif verb == "own" and view.question == "place":
            if self._attaches(view):
                clauses = ["FO-EQUIP-01", "FO-EQUIP-02"]
        elif it.area == "delphi" and verb in ("marker", "no"):
            clauses = clauses_of_delphi(view)
        elif verb in ("yes", "no") and it.source:
            clauses = self._clauses_of_effect(it)
        elif verb in ("play", "card") and what < len(self.cards.cards):
            clauses += clauses_of_card(self.cards.cards[what])
        elif verb == "pay" and what < len(self.cards.cards) and self.cards.cards[what].multicolour:
            clauses.append("FO-PAY-02")
        return list(dict.fromkeys(clauses))

    def _clauses_of_effect(self, it: About) -> list[str]:
        """Why one is asked, and when the effect happens."""
        effect = self._effect(it)
        optional = effect.mode == v.MAY or it.operation > 0
        return ["FO-ABILITY-05" if optional else "FO-ABILITY-07", *CLAUSES_OF_TIMINGS[v.TIMINGS[effect.when]]]

    def clause_of_end(self, view: View) -> str:
        return CLAUSES_OF_ENDINGS.get(view.ending, "")


# --- what is told together --------------------------------------------------------------------------------------------


def scenes(events: list[Event]) -> list[list[Event]]:
    found: list[list[Event]] = []
    for event in events:
        if found and belongs_to(found[-1][-1], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def belongs_to(last: Any, event: Any) -> bool:
    """Does an event go on with the last one?  A strike is told of the unit that was struck, an attack of the other."""
    goes_on = type(event) in GOES_ON.get(type(last), ())
    return goes_on and (type(event) is fo.Struck or event.seat == last.seat)


def fallen_units(events: list[Event]) -> set[int]:
    """The ids of both events of each unit that was defeated and then discarded."""
    found: set[int] = set()
    defeated: dict[tuple[str, str], Event] = {}  # by place and card
    for event in events:
        if isinstance(event, fo.Defeated):
            defeated[event.place, event.card] = event
        elif isinstance(event, fo.Survived):
            defeated.pop((event.place, event.card), None)
        elif isinstance(event, fo.Discarded) and (unit := (event.place, event.card)) in defeated:
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


def without_strangers(entries: list[Entry]) -> list[Entry]:
    """Without cards that speak of others which are not fine."""
    while lost := {int(path[0]) for path, _ in company_troubles(entries, standard_ids())}:
        entries = [entry for number, entry in enumerate(entries) if number not in lost]
    return entries


def clauses_of_card(card: Card) -> list[str]:
    clauses = list(MULTICOLOURED) if card.multicolour else []
    clauses += CLAUSES_OF_KINDS[v.KINDS[card.kind]]
    for effect in card.entry["effect"]:
        clauses += CLAUSES_OF_TIMINGS[effect["when"]]
        clauses += ["FO-ABILITY-05"] if effect["mode"] != "do" else []
    return list(dict.fromkeys(clauses))


def clauses_of_delphi(view: View) -> list[str]:
    if not view.markers_on_board:
        return ["FO-BONUS-06"]
    return ["FO-BONUS-05"] if view.options.must_take else ["FO-BONUS-04"]


def split(action: int) -> tuple[str, int]:
    """The verb of a choice, and its object as a number."""
    if not 0 <= action < v.TOKENS:
        raise ValueError(f"{action} is nothing a player chooses")
    return next((verb, action - first) for verb, first in reversed(VERBS.items()) if action >= first)


def place_meant(view: View, verb: str, space: int) -> str:
    side = view.seat if verb == "own" else 1 - view.seat
    return v.PLACE_NAMES[v.SIDE * side + space]


def side_of(place: str) -> int:
    return v.PLACE_NAMES.index(place) // v.SIDE


def space_of(place: str) -> str:
    """Its name on the board, the same for both sides."""
    return place.partition(":")[2]


def area_of(place: str) -> str:
    return v.AREAS[v.AREA_OF[v.PLACE_NAMES.index(place)]]


def opposite(place: str) -> str:
    return v.PLACE_NAMES[(v.PLACE_NAMES.index(place) + v.SIDE) % v.PLACES]
