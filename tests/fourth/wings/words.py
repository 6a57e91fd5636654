"""Wings of Wax in words: the sentences themselves are in messages/."""

from __future__ import annotations

from typing import Final

from theomachy.games.contract import Event
from theomachy.words.game_words import CardInfo, GameWords, Note
from wings.events import Dealt, Landed, Rose, Turn
from wings.view import View
from wings.vocabulary import GLIDE, HEIGHTS, RISE

CHOICES: Final = {RISE: "rise", GLIDE: "glide"}
CLAUSES: Final = {RISE: ["WI-TURN-01"], GLIDE: ["WI-TURN-02", "WI-TURN-03"]}
ENDINGS: Final = {"fallen": "WI-END-01", "higher": "WI-END-02", "level": "WI-END-03"}


class WingsWords(GameWords):
    TURN = Turn
    DEALT = Dealt

    def feather(self, card: str) -> str:
        return self.say("feather", height=int(card)) if card else self.say("feather-unknown")

    def event(self, event: Event, seat: int) -> str:
        side = getattr(event, "seat", 0)
        args: dict[str, str | int] = {"who": self.who(side, seat), "side": self.side(side)}
        if isinstance(event, (Dealt, Rose)):
            args["card"] = self.feather(event.card)
        if isinstance(event, Landed):
            args |= {"height": event.height, "fell": "yes" if event.fell else "no"}
        return self.say(f"event-{event.name}", **args)

    def card_shown(self, event: Event) -> str:
        card = getattr(event, "card", "")
        return self.feather(card) if card else ""

    def asked(self, view: View) -> str:
        return self.say("ask-turn", height=sum(map(int, view.hand)), sun=view.sun)

    def choice(self, view: View, action: int) -> str:
        return self.say(f"choice-{CHOICES[action]}")

    def clauses_of(self, view: View, action: int) -> list[str]:
        return CLAUSES[action]

    def clause_of_end(self, view: View) -> str:
        return ENDINGS.get(view.ending, "")

    def card_infos(self) -> list[CardInfo]:
        return [self.card_info(str(height)) for height in HEIGHTS]

    def card_info(self, card: str) -> CardInfo:
        return {
            "id": card,
            "name": self.feather(card),
            "kind": "feather",
            "text": self.say("feather-about", height=int(card)),
            "clauses": ["WI-SETUP-01"],
            "facts": {"height": int(card)},
        }

    def notes_on_card(self, name: str) -> list[Note]:
        for card in self.card_infos():
            if name.casefold() in (card["id"], card["name"].casefold()):
                return self.notes(card["name"], card["text"], card["clauses"])
        return []
