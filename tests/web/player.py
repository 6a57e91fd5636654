"""Somebody in front of a browser: knows the page and nothing else."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from theomachy.games import OURS

PATIENCE = 60_000  # ms; the machine may be busy
NAMES = {
    "olympus": "Fight for Olympus",
    "hera-zeus": "Hera and Zeus",
    "deukalion": "Deukalion",
    "wings": "Wings of Wax",
}
GAMES = OURS
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
LANDSCAPE = {"width": 844, "height": 390}
MANY = 3000  # choices; no game is as long
# How many games this device keeps; whoever asks before the page does makes no store of his own.
KEPT = """() => new Promise((done) => {
    const request = indexedDB.open("theomachy");
    request.onupgradeneeded = () => request.transaction.abort();
    request.onerror = () => done(0);
    request.onsuccess = () => {
        const count = request.result.transaction("games").objectStore("games").count();
        count.onsuccess = () => (request.result.close(), done(count.result));
    };
})"""


@dataclass(frozen=True)
class Offer:
    over: bool
    question: str
    offers: list[str]


class Player:
    def __init__(self, page: Page, touches: bool = False) -> None:
        self.page = page
        self.touches = touches
        self.chance = random.Random(1)

    # The lobby

    def lobby(self) -> Player:
        self.page.goto("/")
        return self

    def card(self, game: str) -> Locator:
        return self.page.get_by_role("article", name=NAMES[game])

    def begin(
        self,
        game: str,
        company: str = "Play now",
        level: str = "Midas",
        players: int = 2,
        options: Mapping[str, int | str] | None = None,
    ) -> Player:
        """From the lobby to a table of this game."""
        self.lobby()
        card = self.card(game)
        self.press(card.get_by_text(level, exact=True))
        if players > 2:
            self.press(card.get_by_text(str(players), exact=True))
        if options:
            self.press(card.get_by_text("Edition and options"))
        for option, value in (options or {}).items():
            field = card.locator(f'[id$="-{option}"]')
            if field.evaluate("node => node.tagName") == "SELECT":
                field.select_option(label=str(value))
            else:
                field.fill(str(value))
                field.press("Tab")
        self.press(card.get_by_role("button", name=company))
        self.page.wait_for_url("**/t/**")
        return self

    def accept(self, host: Player) -> Player:
        """The invitation of a friend: follow the link, and sit down."""
        self.page.goto(host.page.get_by_label(re.compile("^Send this link")).input_value())
        self.press(self.page.get_by_role("button", name="Sit down"))
        return self

    def press(self, node: Locator) -> None:
        if self.touches:
            node.tap()
        else:
            node.click()

    # The table

    @property
    def question(self) -> Locator:
        return self.page.locator(".ask .question")

    def offered(self) -> Offer:
        """Waits until it is this player's turn, or nobody's any more."""
        return Offer(**self.page.evaluate(f"offered.now({PATIENCE})"))

    def expect_offer(self, offer: Offer) -> None:
        """This, once all is drawn."""
        for _ in range(100):
            if (now := self.offered()) == offer:
                return
            self.page.wait_for_timeout(100)
        assert now == offer, (now, offer)

    def take(self, at: int, offer: Offer | None = None) -> bool:
        """Point at what is offered there; False if it is not offered any more."""
        name = (offer or self.offered()).offers[at]
        for _ in range(20):
            point = self.page.evaluate("([at, name]) => offered.reach(at, name)", [at, name])
            if point == "gone":
                return False
            if point != "covered":
                if self.touches and self.page.evaluate(f"offered.isCard({at})"):
                    self.point(point)  # it is lifted
                self.point(point)
                return True
            self.look_away()
            self.page.wait_for_timeout(100)
        raise AssertionError(f"something lies over {name}")

    def look_away(self) -> None:
        """Perhaps a card is shown large because the mouse rests on it, or a slow finger held it."""
        if self.touches:
            self.page.keyboard.press("Escape")
        else:
            self.page.mouse.move(2, 2)

    def look_at(self, mark: str) -> None:
        """With a mouse that does not rest, until the inspector shows this card."""
        heading = self.page.locator("[data-inspector].lifted").get_by_role("heading")
        self.page.mouse.move(2, 2)  # a card that was just clicked is looked at when the pointer comes back
        for wiggle in range(PATIENCE // 100):
            if point := self.page.evaluate("mark => offered.pointOf(mark)", mark):
                self.page.mouse.move(point["x"] + wiggle % 2, point["y"])
            self.page.wait_for_timeout(100)
            names = [name.split("(")[0].strip() for name in heading.all_inner_texts()]
            if any(name in (self.thing(mark).get_attribute("aria-label") or "") for name in names):
                return
        raise AssertionError(f"the inspector does not show {mark}")

    def hold(self, mark: str) -> None:
        """With a finger, for a second."""
        self.drag_with_finger(mark, mark, 1000)

    def point(self, at: dict[str, float]) -> None:
        if self.touches:
            self.page.touchscreen.tap(at["x"], at["y"])
        else:
            self.page.mouse.click(at["x"], at["y"])

    def choose(self) -> bool:
        """Take something of what is offered; False if the game is over."""
        while not (offer := self.offered()).over:
            assert offer.offers, f"nothing to click at: {offer.question}"
            if self.take(self.chance.randrange(len(offer.offers)), offer):
                return True
        return False

    def play(self, choices: int = MANY) -> int:
        """So many choices, or to the end; says how many there were."""
        for taken in range(choices):
            if not self.choose():
                return taken
        assert choices < MANY, "the game does not end"
        return choices

    def play_on(self, game: str, choices: int) -> None:
        """So many choices in a game that then goes on: in a new one, if this one is over."""
        while self.play(choices) < choices or self.offered().over:
            self.begin(game)

    def expect_the_end(self) -> None:
        expect(self.page.locator(".reason")).not_to_be_empty()
        expect(self.page.get_by_role("button", name="Rematch")).to_be_visible()

    # By keyboard

    def walk_to(self, node: Locator, key: str = "Tab") -> None:
        for _ in range(150):
            if node.evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not lead to {node}")

    def choose_by_keyboard(self) -> bool:
        """As choose; what has the focus must have a name."""
        offer = self.offered()
        if offer.over:
            return False
        further = self.chance.randrange(min(4, len(offer.offers)))
        for _ in range(60):
            focus = self.page.evaluate("offered.focus()")
            if focus["chooses"]:
                assert focus["says"], f"it has no name: {focus}"
                if further == 0:
                    self.page.keyboard.press("Enter")
                    return True
                further -= 1
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard leads to none of {offer.offers}")

    # What is on the page

    def ready(self) -> bool:
        """Is something offered right now?"""
        return bool(self.page.evaluate("offered.settled() && !offered.over()"))

    def thing(self, mark: str) -> Locator:
        return self.page.locator(f'[data-board] [data-mark="{mark}"]')

    def marks(self, start: str) -> list[str]:
        """The things whose names begin so."""
        return list(self.page.evaluate(f"offered.marks({start!r})"))

    def log(self) -> list[str]:
        return self.page.locator("[role=tabpanel] ol li").all_inner_texts()

    def everything(self) -> str:
        """All that is in the page, seen or not."""
        return str(self.page.evaluate("document.documentElement.outerHTML"))

    def until(self, true: str) -> None:
        """Wait for something that is said in script."""
        for _ in range(PATIENCE // 20):
            if self.page.evaluate(true):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"never: {true}")

    def keeps(self, count: int) -> None:
        """So many finished games are on this device."""
        self.until(f"({KEPT})().then((count) => count === {count})")

    def fetch(self, path: str) -> Any:
        """What is printed on the cards: everybody may know it."""
        return self.page.evaluate("path => fetch(path).then((answer) => answer.json())", path)

    def drag(self, start: str, end: str) -> None:
        at = [self.page.evaluate(f"offered.pointOf({mark!r})") for mark in (start, end)]
        assert all(at), f"{start} or {end} is covered"
        mouse = self.page.mouse
        mouse.move(**at[0])
        mouse.down()
        mouse.move(at[0]["x"] + 12, at[0]["y"] - 12)
        mouse.move(**at[1], steps=4)
        mouse.up()

    def drag_with_finger(self, start: str, end: str, held: int) -> None:
        """Held for so many milliseconds before it moves."""
        line = self.page.context.new_cdp_session(self.page)
        at, to = (self.page.evaluate(f"offered.pointOf({mark!r})") for mark in (start, end))
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        self.page.wait_for_timeout(held)
        for step in range(1, 6):
            point = {way: at[way] + (to[way] - at[way]) * step / 5 for way in ("x", "y")}
            line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def menu(self) -> Locator:
        """The menu of the table, opened."""
        button = self.page.get_by_role("button", name="Menu", exact=True)
        if button.get_attribute("aria-expanded") == "false":
            button.click()
        return self.page.locator("#menu")

    def give_up(self) -> None:
        menu = self.menu()
        menu.get_by_role("button", name="Give up").click()
        menu.get_by_role("group", name="Really give up this game?").get_by_role("button", name="Give up").click()
        expect(self.page.locator(".reason")).to_be_visible()
        expect(menu).to_be_hidden()


def play_together(*players: Player, choices: int) -> int:
    """Whoever is asked chooses, so many times or to the end."""
    taken, waited = 0, 0.0
    while taken < choices:
        asked = next((player for player in players if player.ready()), None)
        if asked:
            asked.choose()
            taken, waited = taken + 1, 0.0
        elif players[0].page.evaluate("offered.over()"):
            break
        else:
            players[0].page.wait_for_timeout(20)
            waited += 20
            assert waited < PATIENCE, "nobody is asked"
    return taken
