"""Deukalion in words: cards, what happened, what is asked, what can be chosen and by which clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from typing_extensions import TypedDict

from theomachy.games.contract import NumberedEvent as Event
from theomachy.games.deukalion import vocabulary
from theomachy.games.deukalion.box import ACTIONS, BOX, PURSUIT_CARDS, TASK_COUNT, TASK_KIND
from theomachy.games.deukalion.cards import TRADE
from theomachy.games.deukalion.challenges import PLACE_CHALLENGE
from theomachy.games.deukalion.map import ANCHOR, BARRED, SEA, STYX, Map
from theomachy.games.deukalion.options import Options as DeukalionOptions
from theomachy.games.deukalion.options import map_of
from theomachy.games.deukalion.view import View
from theomachy.games.deukalion.vocabulary import (
    ACTION_CARDS,
    AEGIS,
    AJAX,
    ALL_THROWS,
    ARES,
    ARGO,
    ASKLEPIOS,
    ATHENA,
    ATTACK,
    BEAT_HYDRA,
    BEAT_SHIP,
    CARD,
    CHARON,
    CHEST,
    CITIES,
    CITY,
    CLAIM,
    COLOURS,
    COLUMNS,
    DELIVER,
    DELIVER_ANY,
    DELIVER_DISTINCT,
    DELIVER_EXACTLY,
    DELIVER_SAME,
    DIE,
    DIR,
    DIRECTIONS,
    DISCARD,
    END,
    EV_CHALLENGED_PLACE,
    EV_CLAIMED,
    EV_COMPLETED,
    EV_CONQUERED,
    EV_DEALT,
    EV_FOUNDED,
    EV_HONOUR,
    EV_HYDRA_MOVED,
    EV_JUMPED,
    EV_KYLIX,
    EV_LAID,
    EV_PAID,
    EV_PUT_CHEST,
    EV_PUT_UNDER,
    EV_REMOVED,
    EV_REVEALED,
    EV_SAILED,
    EV_SECRET,
    EV_SHAKEN,
    EV_SHARED,
    EV_STAYED,
    EV_SWAPPED,
    EV_THREW,
    EV_TOOK_CHEST,
    EV_TURN,
    EV_TURNED,
    EV_WENT_BELOW,
    EV_WHIRLPOOL,
    EV_WON,
    FACES,
    FOR_CHEST,
    FOR_HYDRA,
    FOR_STYX,
    FOR_TOGETHER,
    FOUND,
    GOAL_REACHED,
    HEIGHT,
    HEPHAISTOS,
    HERMES,
    HOPLITE_DIE,
    JUMP,
    KINDS,
    LEAVE,
    LOSTS,
    MOST_SEATS,
    MOVE_DIE,
    NO_SQUARE,
    NUMBER,
    OPEN,
    PAIR_FIRST,
    PAIR_SECOND,
    PASS,
    PAY,
    PLACE_NAMES,
    PLACES,
    PLAYER,
    POSITIONS,
    PURSUIT_NAMES,
    PURSUITS,
    PYTHIA,
    ROT,
    ROUNDS_OVER,
    SACRIFICE,
    SAIL_WITH,
    SECRET_SLOT,
    SEND_BELOW,
    SHIPBOARD,
    SLOT,
    SQ,
    SQUARE_NAMES,
    SQUARES,
    STEAL_CARD,
    STOP,
    SWAP,
    TOKENS,
    TRADER,
    TRIDENT,
    TYCHE,
    VACANT,
    WHIRLPOOLS,
    WIDTH,
    ZEPHYR,
)
from theomachy.kernel.options import Options
from theomachy.kernel.seats import NOBODY
from theomachy.words.game_words import CardInfo, GameWords, Note
from theomachy.words.speech import LANGUAGES

SACRIFICED = 2  # hoplites for a ship move

# EV_WENT_BELOW is said by event-went-below.
EVENT_KEYS = {
    kind: f"event-{name[3:].lower().replace('_', '-')}" for name, kind in vars(vocabulary).items() if name[:3] == "EV_"
}
OF_PURSUITS = {EV_TURNED, EV_SECRET, EV_CLAIMED, EV_COMPLETED, EV_REMOVED, EV_PUT_UNDER, EV_REVEALED}
ENDINGS = {GOAL_REACHED: "goal-reached", ROUNDS_OVER: "rounds-over"}
CLAUSES_OF_ENDINGS = {GOAL_REACHED: "DK-END-01", ROUNDS_OVER: "DK-END-06"}
REASONS = {FOR_HYDRA: "hydra", FOR_STYX: "styx", FOR_CHEST: "chest", FOR_TOGETHER: "together"}

VERBS = {
    "sq": SQ,
    "dir": DIR,
    "jump": JUMP,
    "stop": STOP,
    "pass": PASS,
    "end": END,
    "sacrifice": SACRIFICE,
    "below": SEND_BELOW,
    "steal-card": STEAL_CARD,
    "rot": ROT,
    "slot": SLOT,
    "swap": SWAP,
    "die": DIE,
    "number": NUMBER,
    "found": FOUND,
    "attack": ATTACK,
    "chest": CHEST,
    "deliver": DELIVER,
    "city": CITY,
    "card": CARD,
    "discard": DISCARD,
    "claim": CLAIM,
    "open": OPEN,
    "player": PLAYER,
}

# What becomes of a chest where something is asked.
WITH_CHEST = ("place-chest", "trade-city", "make-room")
CHESTS_ASKED = {"steal": "take", "make-room": "off", "reclaim": "off", "space": "off"}

# Verb, and what is asked ("" for the rest): the clauses that explain the choice, besides those of its card.
CLAUSES: dict[tuple[str, str], list[str]] = {
    ("sq", ""): ["DK-RELOCATE-04"],
    ("sq", "whirl-place"): ["DK-CHARY-01", "DK-CHARY-02"],
    ("sq", "start-anchor"): ["DK-SETUP-12", "DK-ANCHOR-01"],
    ("sq", "relocate-ship"): ["DK-RELOCATE-01", "DK-RELOCATE-02", "DK-RELOCATE-04", "DK-RELOCATE-06"],
    ("sq", "relocate-hydra"): ["DK-RELOCATE-01", "DK-RELOCATE-03", "DK-RELOCATE-04", "DK-RELOCATE-06"],
    ("dir", ""): ["DK-MOVE-02", "DK-MOVE-05"],
    ("dir", "hydra"): ["DK-HYDRA-01", "DK-HYDRA-03"],
    ("jump", ""): ["DK-CHARY-03", "DK-CHARY-04", "DK-CHARY-05"],
    ("stop", ""): ["DK-MOVE-01"],
    ("stop", "hydra"): ["DK-HYDRA-02"],
    ("pass", ""): ["DK-PURSUIT-09"],
    ("pass", "claim-now"): ["DK-PURSUIT-09", "DK-PURSUIT-10"],
    ("pass", "deliver"): ["DK-DELIVER-11"],
    ("pass", "space"): ["DK-HOPLITE-04", "DK-HOPLITE-05"],
    ("pass", "before-throw"): ["DK-ACTION-11", "DK-ACTION-21"],
    ("pass", "after-throw"): ["DK-ACTION-12", "DK-ACTION-13", "DK-ACTION-21"],
    ("pass", "after-fail"): ["DK-ACTION-14", "DK-ACTION-21"],
    ("pass", "steal"): ["DK-DUEL-06"],
    ("end", ""): ["DK-ROUND-06"],
    ("sacrifice", ""): ["DK-OTHERS-04", "DK-OTHERS-05"],
    ("below", ""): ["DK-CHEST-05"],
    ("steal-card", ""): ["DK-DUEL-06", "DK-DUEL-07"],
    ("rot", ""): ["DK-KYLIX-05", "DK-KYLIX-06"],
    ("slot", ""): ["DK-KYLIX-07"],
    ("swap", ""): ["DK-ACTION-16"],
    ("die", ""): ["DK-ROUND-04", "DK-ROUND-06"],
    ("number", ""): ["DK-HOPLITE-02", "DK-HOPLITE-03"],
    ("found", ""): ["DK-SETTLE-02", "DK-SETTLE-03", "DK-SETTLE-04", "DK-SETTLE-05", "DK-MOVE-09"],
    ("attack", ""): ["DK-MOVE-09", "DK-HOPLITE-09"],
    ("chest", ""): ["DK-CHEST-04"],
    ("chest", "pick-chest"): ["DK-CHEST-04", "DK-PURSUIT-16"],
    ("chest", "steal"): ["DK-DUEL-06", "DK-DUEL-08"],
    ("chest", "make-room"): ["DK-CHEST-05", "DK-CHEST-07"],
    ("chest", "reclaim"): ["DK-HOPLITE-04", "DK-CHEST-07"],
    ("chest", "space"): ["DK-HOPLITE-04", "DK-CHEST-07"],
    ("deliver", ""): ["DK-DELIVER-05", "DK-DELIVER-07"],
    ("city", ""): ["DK-CHEST-09", "DK-DELIVER-09"],
    ("city", "trade-city"): ["DK-ACTION-18"],
    ("card", ""): ["DK-ACTION-02"],
    ("discard", ""): ["DK-PURSUIT-21"],
    ("claim", ""): ["DK-PURSUIT-01", "DK-PURSUIT-02"],
    ("open", ""): ["DK-ACTION-17"],
    ("player", ""): ["DK-ACTION-15"],
}
# Where a step leads.
CLAUSES_OF_SQUARES = {
    "anchor": ["DK-ANCHOR-02", "DK-DELIVER-01"],
    "styx": ["DK-STYX-02", "DK-STYX-04", "DK-STYX-10"],
    "ship": ["DK-MOVE-06", "DK-DUEL-03", "DK-DUEL-04", "DK-DUEL-06"],
    "crew": ["DK-HYDRA-05", "DK-HYDRA-07", "DK-HYDRA-12"],
    "hydra": ["DK-HYDRA-13", "DK-HYDRA-15", "DK-HYDRA-17"],
}
CLAUSES_OF_DICE = {
    "hoplites": ["DK-HOPLITE-01", "DK-HOPLITE-02"],
    "move": ["DK-ROUND-07", "DK-MOVE-01"],
    "card": ["DK-CARDDIE-01", "DK-CARDDIE-02", "DK-CARDDIE-03"],
    "hydra": ["DK-HYDRA-01", "DK-HYDRA-02"],
}
CLAUSES_OF_PLACES = {
    "city": ["DK-CITY-03", "DK-CITY-04", "DK-CITY-05", "DK-CITY-06"],
    "settlement": ["DK-SETTLE-07", "DK-SETTLE-08", "DK-SETTLE-10", "DK-SETTLE-11"],
}
CLAUSES_OF_ACTIONS = {
    ZEPHYR: ["DK-ACTION-08"],
    CHARON: ["DK-ACTION-09"],
    TRIDENT: ["DK-ACTION-10"],
    ATHENA: ["DK-ACTION-11"],
    TYCHE: ["DK-ACTION-12"],
    AJAX: ["DK-ACTION-13"],
    HERMES: ["DK-ACTION-15"],
    HEPHAISTOS: ["DK-ACTION-16"],
    PYTHIA: ["DK-ACTION-17"],
    ARES: ["DK-ACTION-14"],
    TRADER: ["DK-ACTION-18"],
    ARGO: ["DK-ACTION-03", "DK-ACTION-19"],
    ASKLEPIOS: ["DK-ACTION-03", "DK-ACTION-19"],
    AEGIS: ["DK-ACTION-03", "DK-ACTION-19"],
}
CLAUSES_OF_TASKS = {
    DELIVER_EXACTLY: ["DK-PURSUIT-15", "DK-DELIVER-03"],
    DELIVER_ANY: ["DK-PURSUIT-16", "DK-DELIVER-03"],
    DELIVER_SAME: ["DK-PURSUIT-16", "DK-DELIVER-03"],
    DELIVER_DISTINCT: ["DK-PURSUIT-16", "DK-DELIVER-03"],
    BEAT_SHIP: ["DK-PURSUIT-17"],
    BEAT_HYDRA: ["DK-PURSUIT-18"],
    SAIL_WITH: ["DK-PURSUIT-19"],
    LEAVE: ["DK-PURSUIT-20"],
    PAY: ["DK-PURSUIT-21"],
}


class ActionFacts(TypedDict):
    """What is on an Action card."""

    number: int  # in events
    copies: int
    permanent: bool  # it stays before its player


class PursuitFacts(TypedDict):
    """What is on a Pursuit card."""

    number: int  # in events
    points: int
    tasks: list[str]  # in words
    kinds: list[str]


class Square(TypedDict):
    square: str
    ground: str  # land, sea, anchor or styx; places, Athens and the Kylix stand on land
    neighbours: list[str]  # where a ship may step
    near: list[str]  # the places that can be challenged from here


class Place(TypedDict):
    place: str
    name: str
    kind: str  # city or settlement
    square: str
    value: int
    room: int  # chest spaces of a city, marks of a settlement


class SeaMap(TypedDict):
    """The squares row by row from the north-west; the places as views count them, cities first."""

    width: int
    height: int
    columns: list[str]
    squares: list[Square]
    places: list[Place]
    athens: str
    athens_name: str
    kylix: str
    hydra: str  # where it begins
    whirlpools: list[str]  # where they lie if they do not wander


GROUNDS = {BARRED: "land", SEA: "sea", ANCHOR: "anchor", STYX: "styx"}


class DeukalionWords(GameWords):
    TURN = EV_TURN
    DEALT = EV_DEALT

    def __init__(self, language: str, game: str, map: Map | None = None) -> None:
        super().__init__(language, game)
        self.map = map if map is not None else map_of("")

    def with_options(self, options: Options) -> GameWords:
        """A map of one's own has other values."""
        assert isinstance(options, DeukalionOptions)
        return self if options.map is self.map else DeukalionWords(self.language, self.game, options.map)

    # --- places, pieces, cards ----------------------------------------------------------------------------------------

    def place(self, place: int) -> str:
        return self._in_box("place", PLACE_NAMES[place])

    def athens(self) -> str:
        return self._in_box("place", "athens")

    def colour(self, colour: int | str) -> str:
        return self._in_box("colour", colour if isinstance(colour, str) else COLOURS[colour])

    def _in_box(self, kind: str, id: str) -> str:
        return next(str(entry["name"][self.language]) for entry in BOX[kind] if entry["id"] == id)

    def action(self, kind: int | str) -> str:
        """The name of an Action card."""
        return str(ACTIONS[action_number(kind)]["name"][self.language])

    def actions(self, kinds: Iterable[int | str]) -> str:
        """Their names in a row."""
        return self.counted(map(self.action, kinds))

    def pursuit(self, card: int | str) -> str:
        """The name of a Pursuit card."""
        return str(PURSUIT_CARDS[pursuit_number(card)]["name"][self.language])

    def pursuits(self, cards: Iterable[int | str]) -> str:
        """Their names and points in a row."""
        worth = [self.say("pursuit-worth", card=self.pursuit(card), count=points_of(card)) for card in cards]
        return ", ".join(worth) or self.say("table-none")

    def task(self, card: int | str, task: int) -> str:
        return str(PURSUIT_CARDS[pursuit_number(card)]["task"][task]["text"][self.language])

    def pursuit_in_full(self, card: int | str) -> str:
        """With its points and both tasks; ends as a sentence."""
        first, second = self.task(card, 0), self.task(card, 1)
        return self.say("pursuit-tasks", card=self.pursuit(card), count=points_of(card), first=first, second=second)

    def chest(self, colour: int) -> str:
        return self.say("chest-of", colour=COLOURS[colour])

    def chests(self, colours: Sequence[str]) -> str:
        """2 chests (red, blue), or none."""
        return self.say("chests-of", count=len(colours), colours=self.counted(map(self.colour, colours)))

    def die(self, position: int) -> str:
        return self.say("die-of", position=POSITIONS[position])

    def dice(self, faces: Sequence[int]) -> str:
        """On the four positions: Hoplites 3, Move 1, Card 2, Hydra 3."""
        return ", ".join(self._face(position, face) for position, face in enumerate(faces))

    def _face(self, position: int, face: int) -> str:
        return self.say("die-on", die=self.die(position), number=face)

    def fallen(self, throw: Sequence[int]) -> str:
        """How hoplites fell."""
        lost, one, half = throw
        return self.say("throw-of", lost=lost, one=one, half=half)

    def card_shown(self, event: Event) -> str:
        if event.kind in OF_PURSUITS:
            return self.pursuit(event.card) if 0 <= event.card < PURSUITS else ""
        return self.action(event.card) if 0 <= event.card < KINDS else ""

    def card_infos(self) -> list[CardInfo]:
        return [*map(self._action_info, range(KINDS)), *map(self._pursuit_info, range(PURSUITS))]

    def _action_info(self, kind: int) -> CardInfo:
        entry = ACTIONS[kind]
        facts: ActionFacts = {
            "number": kind,
            "copies": entry["copies"],
            "permanent": bool(entry.get("permanent")),
        }
        return {
            "id": entry["id"],
            "name": self.action(kind),
            "kind": "action",
            "text": entry["text"][self.language],
            "clauses": CLAUSES_OF_ACTIONS[kind],
            "facts": facts,
        }

    def _pursuit_info(self, card: int) -> CardInfo:
        entry = PURSUIT_CARDS[card]
        tasks = [self.task(card, task) for task in (0, 1)]
        facts: PursuitFacts = {
            "number": card,
            "points": entry["points"],
            "tasks": tasks,
            "kinds": [task["kind"] for task in entry["task"]],
        }
        return {
            "id": entry["id"],
            "name": self.pursuit(card),
            "kind": "pursuit",
            "text": " / ".join(tasks),
            "clauses": clauses_of_pursuit(card),
            "facts": facts,
        }

    def card_key(self, event: Event) -> str:
        if event.kind in OF_PURSUITS:
            return PURSUIT_NAMES[event.card] if 0 <= event.card < PURSUITS else ""
        return ACTION_CARDS[event.card] if 0 <= event.card < KINDS else ""

    def map_info(self) -> SeaMap:
        map = self.map
        return {
            "width": WIDTH,
            "height": HEIGHT,
            "columns": list(COLUMNS),
            "squares": [self._square_info(at) for at in range(SQUARES)],
            "places": [self._place_info(place) for place in range(PLACES)],
            "athens": square(map.athens),
            "athens_name": self.athens(),
            "kylix": square(map.kylix),
            "hydra": square(map.hydra_start),
            "whirlpools": [square(map.whirlpools[number]) for number in range(WHIRLPOOLS)],
        }

    def _square_info(self, at: int) -> Square:
        beside = [self.map.neighbour[4 * at + direction] for direction in range(len(DIRECTIONS))]
        return {
            "square": square(at),
            "ground": GROUNDS[self.map.ground[at]],
            "neighbours": [square(to) for to in beside if to != NO_SQUARE and self.map.ground[to] != BARRED],
            "near": [PLACE_NAMES[place] for place in range(PLACES) if self.map.near[at] >> place & 1],
        }

    def _place_info(self, place: int) -> Place:
        return {
            "place": PLACE_NAMES[place],
            "name": self.place(place),
            "kind": "city" if place < CITIES else "settlement",
            "square": square(self.map.square_of[place]),
            "value": self.map.value[place],
            "room": self.map.room[place],
        }

    # --- notes on cards -----------------------------------------------------------------------------------------------

    def notes_on_card(self, name: str) -> list[Note]:
        for kind, entry in enumerate(ACTIONS):
            if name.casefold() in names(entry):
                about = self.say(
                    "action-about",
                    permanent=yes_no(bool(entry.get("permanent"))),
                    copies=entry["copies"],
                    id=entry["id"],
                    text=entry["text"][self.language],
                )
                return self.notes(self.action(kind), about, CLAUSES_OF_ACTIONS[kind])
        for card, entry in enumerate(PURSUIT_CARDS):
            if name.casefold() in names(entry):
                about = self.say(
                    "pursuit-about",
                    count=entry["points"],
                    id=entry["id"],
                    first=self.task(card, 0),
                    second=self.task(card, 1),
                )
                return self.notes(self.pursuit(card), about, clauses_of_pursuit(card))
        return []

    # --- what happened ------------------------------------------------------------------------------------------------

    def story(self, events: list[Event], seat: int) -> list[tuple[Event, str]]:
        """What belongs together is told together; what follows from what was told needs no words."""
        told = []
        for scene in scenes(without_the_obvious(events)):
            told.append((scene[0], self._scene(scene, seat)))
        return told

    def event(self, event: Event, seat: int) -> str:
        return self._scene([event], seat)

    def _scene(self, scene: list[Event], seat: int) -> str:
        first, last = scene[0], scene[-1]
        if len(scene) == 1:
            return self._sentence(EVENT_KEYS[first.kind], first, seat)
        if first.kind == EV_DEALT:
            return self.dealt(scene, seat)
        if first.kind == EV_LAID:
            return self._laid(scene)
        if first.kind == EV_PAID:
            cards = self.actions([event.card for event in scene])
            return self._sentence("event-paid-all", first, seat, count=len(scene), cards=cards)
        if first.kind == EV_JUMPED:
            return self._sentence("event-jumped-to", first, seat, square=square(last.place))
        way = ", ".join(square(event.place) for event in scene[:-1])
        if first.kind == EV_SAILED:
            return self._sentence("event-sailed-by", last, seat, way=way, **{"from": square(first.other)})
        return self._sentence("event-hydra-moved-by", last, seat, way=way)

    def _laid(self, scene: list[Event]) -> str:
        cities = [
            f"{self.place(city)} {', '.join(self.colour(event.count) for event in laid)}"
            for city, laid in groupby(scene, key=lambda event: event.place)
        ]
        return self.say("event-laid-all", chests="; ".join(cities))

    def _sentence(self, key: str, event: Event, seat: int, **more: str | int) -> str:
        """Each message takes of all this what it needs."""
        kind = event.kind
        if kind == EV_WON:
            key += f"-{ENDINGS[event.count]}"
        card = self.card_shown(event)
        said: dict[str, str | int] = {
            "who": self.who(event.seat, seat),
            "side": self._player(event.seat),
            "whom": self.who(event.other, seat),
            "other": self._player(event.other),
            "count": event.count,
            "card": card,
            "known": yes_no(card != ""),
            "pursuit": self.pursuit_in_full(event.card) if kind in OF_PURSUITS and card else "",
            "square": square(event.place),
            "from": square(event.other),
            "place": self.place(event.place) if 0 <= event.place < PLACES else "",
            "slot": event.place + 1,
            "number": (event.count if kind == EV_WHIRLPOOL else event.place) + 1,
            **self._details(event),
            **more,
        }
        return self.say(key, **said)

    def _player(self, seat: int) -> str:
        return self.side(seat) if 0 <= seat < MOST_SEATS else ""

    def _details(self, event: Event) -> dict[str, str | int]:
        """What only some events have."""
        kind, count = event.kind, event.count
        if kind in (EV_LAID, EV_TOOK_CHEST, EV_PUT_CHEST):
            origin = "city" if event.place >= 0 else "ship" if event.other >= 0 else "none"
            return {"chest": self.chest(count), "from": origin, "delivered": yes_no(event.other == 1)}
        if kind == EV_SHAKEN:
            centre, *outer = shaken(count)
            return {"centre": centre, "outer": ", ".join(map(str, outer))}
        if kind == EV_KYLIX:
            return {"dice": self.dice([int(digit) for digit in f"{count:04}"])}
        if kind == EV_THREW:
            throw = ALL_THROWS[count]
            fallen = self.fallen(throw) if sum(throw) else ""
            return {"count": sum(throw), "throw": fallen, "score": score(event.other)}
        if kind == EV_CHALLENGED_PLACE:
            return {"value": self.map.value[event.place]}
        if kind == EV_FOUNDED:
            return {"count": self.map.room[event.place]}
        if kind == EV_CONQUERED:
            return {"vacant": yes_no(count == 0)}
        if kind == EV_CLAIMED:
            known = 0 <= event.card < PURSUITS
            task = self.task(event.card, count) if known else ""
            return {"secret": yes_no(event.place == SECRET_SLOT), "task": task}
        if kind == EV_HONOUR:
            return {"reason": REASONS[event.other]}
        if kind == EV_SWAPPED:
            return {"first": self.die(PAIR_FIRST[count]), "second": self.die(PAIR_SECOND[count])}
        if kind == EV_SHARED:
            return {"players": ", ".join(self.side(seat) for seat in range(MOST_SEATS) if count >> seat & 1)}
        return {}

    # --- what is asked ------------------------------------------------------------------------------------------------

    def asked(self, view: View) -> str:
        """Each question takes of all this what it needs."""
        me, it, key = view.players[view.seat], asking(view), view.question
        if key == "kylix" and view.options.assigns_dice:
            key = "kylix-slot"
        steps = view.hydra_steps if key == "hydra" else view.steps_left
        own, theirs = view.throws
        return self.say(
            f"ask-{key}",
            number=it.count + 1,
            square=view.hydra if key == "hydra" else me.ship,
            count=me.aboard if key == "before-throw" else steps,
            chests=self.chests(me.chests),
            chest=self.chest(it.card) if key in WITH_CHEST else "",
            what=chests_for(view),
            below=me.below,
            room=room(view),
            centre=view.centre,
            outer=", ".join(map(str, view.outer)),
            die=self.die(it.count) if key == "kylix-slot" else "",
            dice=self._dice_left(view),
            throw=self.fallen(own) if own else "",
            duel=yes_no(theirs is not None),
            second=self.fallen(theirs) if theirs else "",
            other=self._player(player_asked_about(view)),
            total=TASK_COUNT[2 * it.place + it.card % 2] if key == "pay-card" else 0,
            card=self.pursuit(it.place) if key == "pay-card" else "",
        )

    def _dice_left(self, view: View) -> str:
        """The dice that are not used yet."""
        left = [self._face(i, die_of(view, i)) for i, used in enumerate(view.used) if not used]
        return ", ".join(left) or self.say("dice-none")

    # --- what can be chosen -------------------------------------------------------------------------------------------

    def choice(self, view: View, action: int) -> str:
        verb, what = split(action)
        match verb:
            case "sq":
                return self._choice_of_square(view, what)
            case "dir":
                return self._choice_of_direction(view, what)
            case "jump":
                return self._choice_of_jump(view, what)
            case "rot":
                faces = [view.outer[(position - what) % len(POSITIONS)] for position in range(len(POSITIONS))]
                return self.say("choice-rot", number=what, dice=self.dice(faces))
            case "slot":
                return self.say("choice-slot", number=what + 1, face=view.outer[what])
            case "swap":
                first, second = (self._face(i, view.kylix[i]) for i in (PAIR_FIRST[what], PAIR_SECOND[what]))
                return self.say("choice-swap", first=first, second=second)
            case "die":
                return self.say("choice-die", position=POSITIONS[what], number=die_of(view, what))
            case "found":
                marks = view.options.map.room[CITIES + what]
                return self.say("choice-found", place=self.place(CITIES + what), count=marks)
            case "attack":
                return self._choice_of_attack(view, what)
            case "chest":
                return capital(self.say("choice-chest", what=chests_for(view), chest=self.chest(what)))
            case "deliver":
                return capital(self.say("choice-deliver", chest=self.chest(what)))
            case "city":
                return self.say("choice-city", place=self.place(what), chests=self.chests(view.cities[what]))
            case "card" | "discard":
                return self.say(f"choice-{verb}", card=self.action(what))
            case "claim" | "open":
                return self._choice_of_pursuit(view, verb, what)
            case "player":
                return self._choice_of_player(view, what)
        count = min(SACRIFICED, view.players[view.seat].below) if verb == "sacrifice" else what
        return self.say(f"choice-{verb}", question=view.question or "none", count=count)

    def _beside(self, at: int, map: Map) -> str:
        """The places next to a square, if there are any."""
        places = [self.place(place) for place in range(PLACES) if at >= 0 and map.near[at] >> place & 1]
        return self.say("beside", places=", ".join(places)) if places else ""

    def _choice_of_square(self, view: View, at: int) -> str:
        map = view.options.map
        question = "relocate" if view.question in ("relocate-ship", "relocate-hydra") else view.question
        return self.say(
            "choice-sq",
            question=question or "none",
            what={ANCHOR: "anchor", STYX: "styx"}.get(map.ground[at], "sea"),
            square=square(at),
            beside=self._beside(at, map),
        )

    def _choice_of_direction(self, view: View, direction: int) -> str:
        to = next_square(view, direction)
        where = self.say("direction-of", direction=DIRECTIONS[direction])
        return self.say("choice-dir", what=met(view, to), direction=where, **self._destination(view, to))

    def _choice_of_jump(self, view: View, number: int) -> str:
        to = number_of(view.whirlpools[number]) if number < len(view.whirlpools) else NO_SQUARE
        return self.say("choice-jump", what=met(view, to), number=number + 1, **self._destination(view, to))

    def _destination(self, view: View, to: int) -> dict[str, str | int]:
        """With whoever is there."""
        return {
            "square": square(to),
            "other": self._player(ship_at(view, to)),
            "beside": self._beside(to, view.options.map),
        }

    def _choice_of_attack(self, view: View, place: int) -> str:
        map = view.options.map
        if place < CITIES:
            chests = self.chests(view.cities[place])
            return self.say("choice-attack-city", place=self.place(place), value=map.value[place], chests=chests)
        owner = view.owners[place - CITIES]
        return self.say(
            "choice-attack-settlement",
            who="nobody" if owner == VACANT else self.who(owner, view.seat),
            place=self.place(place),
            value=map.value[place],
            count=map.room[place],
            other=self._player(owner),
        )

    def _choice_of_pursuit(self, view: View, verb: str, what: int) -> str:
        slot, task = divmod(what, 2) if verb == "claim" else (what, 0)
        card = pursuit_in(view, slot)
        if not card:
            return self.say(f"choice-{verb}", slot="none", card="", count=0, task="")
        return self.say(
            f"choice-{verb}",
            slot="secret" if slot == SECRET_SLOT else "open",
            card=self.pursuit(card),
            count=points_of(card),
            task=self.task(card, task),
        )

    def _choice_of_player(self, view: View, seat: int) -> str:
        there = seat < len(view.players)
        cards = view.players[seat].cards_in_hand if there else 0
        return self.say("choice-player", there=yes_no(there), other=self._player(seat), count=cards)

    def at_length(self, view: View, action: int) -> str:
        """With what the card says."""
        said = self.choice(view, action)
        verb, what = split(action)
        if verb in ("card", "discard"):
            return self.say("choice-with-text", choice=said, text=ACTIONS[what]["text"][self.language])
        return said

    def clauses_of(self, view: View, action: int) -> list[str]:
        """What the choice means comes before what its card can do."""
        verb, what = split(action)
        clauses = list(CLAUSES.get((verb, view.question)) or CLAUSES[verb, ""])
        if verb == "dir":
            clauses += CLAUSES_OF_SQUARES.get(met(view, next_square(view, what)), [])
        elif verb == "die":
            clauses += CLAUSES_OF_DICE[POSITIONS[what]]
        elif verb == "attack":
            clauses = [*CLAUSES_OF_PLACES["city" if what < CITIES else "settlement"], *clauses]
        elif verb in ("card", "discard"):
            clauses += CLAUSES_OF_ACTIONS[what]
        elif verb == "claim" and (card := pursuit_in(view, what // 2)):
            clauses += CLAUSES_OF_TASKS[TASK_KIND[2 * pursuit_number(card) + what % 2]]
        return list(dict.fromkeys(clauses))

    def clause_of_end(self, view: View) -> str:
        return CLAUSES_OF_ENDINGS.get(view.ending, "")


# --- what is told together --------------------------------------------------------------------------------------------


TOGETHER = {
    EV_DEALT: (EV_DEALT,),
    EV_LAID: (EV_LAID,),
    EV_PAID: (EV_PAID,),
    EV_SAILED: (EV_SAILED,),
    EV_JUMPED: (EV_SAILED,),
    EV_HYDRA_MOVED: (EV_HYDRA_MOVED,),
}
MOVES_BEGIN = (EV_TURN, EV_SHAKEN, EV_KYLIX, EV_STAYED)


def scenes(events: list[Event]) -> list[list[Event]]:
    found: list[list[Event]] = []
    for event in events:
        if found and goes_on(found[-1], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def goes_on(scene: list[Event], event: Event) -> bool:
    first = scene[0]
    jumped = first.kind == EV_JUMPED and len(scene) > 1  # and has arrived
    return event.seat == first.seat and event.kind in TOGETHER.get(first.kind, ()) and not jumped


def without_the_obvious(events: list[Event]) -> list[Event]:
    """Losses that a throw or a jump told of, the end of a move that was told, a secret card laid open to be claimed."""
    kept = []
    losses: Counter[int] = Counter()  # of each seat, as told
    moved: set[int] = set()  # who did something in the move that is going on
    for at, event in enumerate(events):
        if event.kind == EV_THREW:
            losses[event.seat] = LOSTS[event.count]
        elif event.kind == EV_JUMPED:
            losses[event.seat] = event.count
        if event.kind == EV_WENT_BELOW and losses.pop(event.seat, 0) == event.count:
            continue
        if event.kind == EV_STAYED and event.seat in moved:
            moved.clear()
            continue
        if event.kind == EV_REVEALED and any(later.kind == EV_CLAIMED for later in events[at + 1 : at + 2]):
            continue
        if event.kind in MOVES_BEGIN:
            moved.clear()
        moved.add(event.seat)
        kept.append(event)
    return kept


# --- reading names, numbers, choices and views ------------------------------------------------------------------------


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def yes_no(holds: bool) -> str:
    return "yes" if holds else "no"


def names(entry: dict[str, Any]) -> set[str]:
    """How a card may be called: by id or by its name in any language."""
    return {name.casefold() for name in (entry["id"], *(entry["name"][language] for language in LANGUAGES))}


def clauses_of_pursuit(card: int) -> list[str]:
    tasks = (CLAUSES_OF_TASKS[TASK_KIND[2 * card + task]] for task in (0, 1))
    return list(dict.fromkeys(["DK-PURSUIT-01", *(clause for clauses in tasks for clause in clauses)]))


def action_number(kind: int | str) -> int:
    return ACTION_CARDS.index(kind) if isinstance(kind, str) else kind


def pursuit_number(card: int | str) -> int:
    return PURSUIT_NAMES.index(card) if isinstance(card, str) else card


def points_of(card: int | str) -> int:
    points: int = PURSUIT_CARDS[pursuit_number(card)]["points"]
    return points


def square(number: int) -> str:
    return SQUARE_NAMES[number] if 0 <= number < SQUARES else ""


def number_of(name: str) -> int:
    return SQUARE_NAMES.index(name) if name else NO_SQUARE


def score(halves: int) -> str:
    """5½."""
    whole, half = divmod(halves, 2)
    return "½" if halves == 1 else f"{whole}½" if half else str(whole)


def shaken(result: int) -> list[int]:
    """The centre die, then the outer ones."""
    faces = []
    for _ in range(5):
        result, face = divmod(result, FACES)
        faces.append(face + 1)
    return faces[::-1]


def split(action: int) -> tuple[str, int]:
    """The verb of a choice, and its object as a number."""
    if not 0 <= action < TOKENS:
        raise ValueError(f"{action} is nothing a player chooses")
    return next((verb, action - first) for verb, first in reversed(VERBS.items()) if action >= first)


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


def player_asked_about(view: View) -> int:
    """The other player in a challenge, or whose ship is relocated."""
    it = asking(view)
    if view.question == "steal":
        return it.seat + it.card - it.count  # the frame counts the winner
    if view.question == "relocate-ship" or (view.question == "after-throw" and view.throws[1] is not None):
        return it.card
    return NOBODY


def chests_for(view: View) -> str:
    """What becomes of a chest where one is asked for."""
    if view.question == "pick-chest":
        it = asking(view)
        if it.script == PLACE_CHALLENGE.number:
            return "take"
        if it.script == TRADE.number:
            return "give" if it.at == 0 else "take"
        return "deliver"
    return CHESTS_ASKED.get(view.question, "other")


def room(view: View) -> int:
    """On one's own shipboard."""
    me = view.players[view.seat]
    return SHIPBOARD - me.aboard - len(me.chests)


def die_of(view: View, position: int) -> int:
    """With what permanent cards add."""
    permanents = view.players[view.active].permanents
    more = {MOVE_DIE: "argo", HOPLITE_DIE: "asklepios"}.get(position) in permanents
    return view.kylix[position] + more


def next_square(view: View, direction: int) -> int:
    """Where one's ship, or the Hydra, would come."""
    at = number_of(view.hydra if view.question == "hydra" else view.players[view.seat].ship)
    return view.options.map.neighbour[4 * at + direction] if at != NO_SQUARE else NO_SQUARE


def met(view: View, to: int) -> str:
    """What one meets there: nowhere, anchor, styx, sea; or a ship, the Hydra, or with the Hydra a ship's crew."""
    if to == NO_SQUARE:
        return "nowhere"
    ground = view.options.map.ground[to]
    if ground in (ANCHOR, STYX):
        return "anchor" if ground == ANCHOR else "styx"
    if ship_at(view, to) != NOBODY:
        return "crew" if view.question == "hydra" else "ship"
    return "hydra" if square(to) == view.hydra and view.question != "hydra" else "sea"


def ship_at(view: View, at: int) -> int:
    """Whose ship lies there, but for one's own."""
    ships = [seat for seat, player in enumerate(view.players) if player.ship == square(at) and seat != view.seat]
    return ships[0] if ships and at != NO_SQUARE else NOBODY


def pursuit_in(view: View, slot: int) -> str:
    return view.secret if slot == SECRET_SLOT else view.open[slot]
