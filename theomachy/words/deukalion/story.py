"""What happened, in words: an event in a sentence, and what belongs together in one."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from itertools import groupby
from typing import Any

from theomachy.games.contract import Event
from theomachy.games.deukalion import events as dk
from theomachy.games.deukalion.vocabulary import ACTION_CARDS
from theomachy.kernel.seats import NOBODY
from theomachy.words.deukalion.things import PURSUIT_ENTRIES, ThingWords, yes_no

Args = dict[str, str | int]  # what a message may take


class StoryWords(ThingWords):
    TURN = dk.Turn
    DEALT = dk.Dealt
    gains = (
        ("completed", True),
        ("claimed", True),
        ("honour", True),
        ("conquered", True),
        ("founded", True),
        ("took-chest", True),
        ("won-challenge", True),
        ("stole", True),
        ("drew", True),
        ("reclaimed", True),
    )

    def in_order(self, events: list[Any]) -> list[Any]:
        """As in the box; those that are not seen come last."""
        return sorted(events, key=lambda event: ACTION_CARDS.index(event.card) if event.card else len(ACTION_CARDS))

    def story(self, events: list[Event], seat: int) -> list[tuple[Event, str]]:
        """What belongs together is told together; what follows from what was told needs no words."""
        return [(scene[0], self._scene(scene, seat)) for scene in scenes(without_the_obvious(events))]

    def event(self, event: Event, seat: int) -> str:
        return self._scene([event], seat)

    def _scene(self, scene: list[Any], seat: int) -> str:
        first, last = scene[0], scene[-1]
        if len(scene) == 1:
            return self._sentence(key_of(first), first, seat)
        match first:
            case dk.Dealt():
                return self.dealt(scene, seat)
            case dk.Laid():
                return self._laid(scene)
            case dk.Paid():
                cards = self.actions([event.card for event in scene])
                return self._sentence("event-paid-all", first, seat, count=len(scene), cards=cards)
            case dk.Jumped():
                return self._sentence("event-jumped-to", first, seat)
        way = ", ".join(event.square for event in scene[:-1])
        if isinstance(first, dk.Sailed):
            return self._sentence("event-sailed-by", last, seat, way=way, **{"from": first.origin})
        return self._sentence("event-hydra-moved-by", last, seat, way=way)

    def _laid(self, scene: list[dk.Laid]) -> str:
        cities = [
            f"{self.place(city)} {', '.join(self.colour(event.colour) for event in laid)}"
            for city, laid in groupby(scene, key=lambda event: event.place)
        ]
        return self.say("event-laid-all", chests="; ".join(cities))

    def _sentence(self, key: str, event: Event, reader: int, **more: str | int) -> str:
        """Each message takes of all this what it needs."""
        args: Args = {}
        for field in fields(event):  # type: ignore[arg-type]  # every event is a dataclass
            args |= self._field(field.name, getattr(event, field.name), event, reader)
        return self.say(key, **args | more)

    def _field(self, name: str, value: Any, event: Any, reader: int) -> Args:
        """A field of an event, as messages call it."""
        match name:
            case "seat":
                return {"who": self.who(value, reader), "side": self.side(value)}
            case "other":
                return {"whom": self.who(value, reader), "other": self.player(value)}
            case "card":
                return self._card(value)
            case "place":
                return {"place": self.place(value), "from": "city"} if value else {"place": "", "from": "ship"}
            case "colour":
                return {"chest": self.chest(value)}
            case "origin":
                return {"from": value}
            case "hoplites" | "lost" | "cards" | "points":
                return {"count": value}
            case "slot":
                return {"slot": value[-1], "secret": yes_no(value == "secret")}
            case "task":
                return {"task": self.task(event.card, value)}
            case "delivered" | "held" | "permanent":
                return {name: yes_no(value)}
            case "outer":
                return {"outer": ", ".join(map(str, value))}
            case "dice":
                return {"dice": self.dice(value)}
            case "throw":
                return {"count": value.hoplites(), "throw": self.fallen(value) if value.hoplites() else ""}
            case "half_points":
                return {"score": score(value)}
            case "first" | "second":
                return {name: self.die(value)}
            case "winners":
                return {"players": ", ".join(map(self.side, value))}
        return {name: value}

    def _card(self, card: str) -> Args:
        pursuit = self.pursuit_in_full(card) if card in PURSUIT_ENTRIES else ""
        return {"card": self.card_name(card), "known": yes_no(card != ""), "pursuit": pursuit}

    def player(self, seat: int) -> str:
        return self.side(seat) if seat != NOBODY else ""


def key_of(event: Event) -> str:
    """The message; a victory says how it was won."""
    return f"event-won-{event.ending}" if isinstance(event, dk.Won) else f"event-{event.name}"


def score(half_points: int) -> str:
    """5½."""
    whole, half = divmod(half_points, 2)
    return "½" if half_points == 1 else f"{whole}½" if half else str(whole)


# --- what is told together --------------------------------------------------------------------------------------------


TOGETHER: dict[type[Event], type[Event]] = {
    dk.Dealt: dk.Dealt,
    dk.Laid: dk.Laid,
    dk.Paid: dk.Paid,
    dk.Sailed: dk.Sailed,
    dk.Jumped: dk.Sailed,
    dk.HydraMoved: dk.HydraMoved,
}
MOVES_BEGIN = (dk.Turn, dk.Shaken, dk.Kylix, dk.Stayed)


def scenes(events: list[Event]) -> list[list[Event]]:
    found: list[list[Event]] = []
    for event in events:
        if found and goes_on(found[-1], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def seat_of(event: Event) -> int:
    seat: int = getattr(event, "seat", NOBODY)
    return seat


def goes_on(scene: list[Event], event: Event) -> bool:
    first = scene[0]
    arrived = isinstance(first, dk.Jumped) and len(scene) > 1
    return seat_of(event) == seat_of(first) and type(event) is TOGETHER.get(type(first)) and not arrived


def without_the_obvious(events: list[Event]) -> list[Event]:
    """Losses that a throw or a jump told of, the end of a move that was told, a secret card laid open to be claimed."""
    kept = []
    losses: Counter[int] = Counter()  # of each seat, as told
    moved: set[int] = set()  # who did something in the move that is going on
    for at, event in enumerate(events):
        match event:
            case dk.Threw():
                losses[event.seat] = event.throw.lost
            case dk.Jumped():
                losses[event.seat] = event.lost
            case dk.WentBelow() if losses.pop(event.seat, 0) == event.hoplites:
                continue
            case dk.Stayed() if event.seat in moved:
                moved.clear()
                continue
            case dk.Revealed() if any(isinstance(later, dk.Claimed) for later in events[at + 1 : at + 2]):
                continue
        if isinstance(event, MOVES_BEGIN):
            moved.clear()
        moved.add(seat_of(event))
        kept.append(event)
    return kept
