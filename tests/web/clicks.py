"""How much a turn asks of the hand: clicks and drags over whole games, in the page as it is.

    python -m tests.web.clicks --games 3

plays so many games of each kind against a bot in Chromium, once by clicks alone and once by dragging what can be
dragged, and reports acts for each turn of the player (a round in Deukalion), and for each hero that was paid for.  The
player sees what the page is sent for its seat, plays cards while that is possible, uses all dice, sends a ship or the
Hydra as far as its die goes, and takes the payment that is suggested.  An act that changes nothing is not counted.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, WebSocket, sync_playwright

from tests.web.conftest import QUIET, chromium, somebody
from tests.web.house import House
from tests.web.player import DESKTOP, GAMES, MANY, Offer, Player

Json = dict[str, Any]
NEARLY_ALWAYS = 0.9
GIVES_UP = ("DONE", "NO", "STOP", "PASS", "END", "END_TURN")  # what one says when there is nothing better
RAIDS = 0.5  # how often one goes for a city or a settlement that can be challenged or founded
TRIES = 6  # where a drag may end, before it is clicked instead


@dataclass
class Tally:
    acts: int = 0
    turns: set[int] = field(default_factory=set)
    paid: list[int] = field(default_factory=list)  # acts for each hero that was paid for
    questions: dict[str, int] = field(default_factory=dict)  # acts by what was asked

    def said(self, game: str, manner: str) -> str:
        a_turn = self.acts / max(1, len(self.turns))
        paid = f", {sum(self.paid) / len(self.paid):.1f} for a hero that is paid for" if self.paid else ""
        often = sorted(self.questions.items(), key=lambda item: -item[1])[:8]
        asked = ", ".join(f"{question} {acts / max(1, len(self.turns)):.1f}" for question, acts in often)
        return f"{game}, {manner}: {len(self.turns)} turns, {a_turn:.1f} acts a turn{paid} ({asked})"


class Hand:
    """A player's hand on the mouse: what it does is counted."""

    def __init__(self, player: Player, drags: bool, seed: int) -> None:
        self.player = player
        self.drags = drags
        self.chance = Random(seed)
        self.now: Json = {}
        self.seat = ""
        self.tally = Tally()
        self.sent: list[str] = []  # choices, in notation
        player.page.on("websocket", self.watch)

    def watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", self.note)

    def note(self, text: str | bytes) -> None:
        if choice := json.loads(text).get("choice"):
            self.sent.append(choice)

    def hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "welcome":
            self.seat = message["seat"]
        if message.get("now"):
            self.now = message["now"]

    @property
    def view(self) -> Json:
        return dict(self.now.get("view", {}))

    @property
    def question(self) -> str:
        return str(self.view.get("question", ""))

    def play(self, seconds: float, turns: int = MANY) -> Tally:
        end = time.monotonic() + seconds
        while time.monotonic() < end and not (offer := self.player.offered()).over:
            if self.view.get("active") == self.seat:
                if len(self.tally.turns | {self.view["turns"]}) > turns:
                    break
                self.tally.turns.add(self.view["turns"])
            self.answer(offer)
        return self.tally

    def answer(self, offer: Offer) -> None:
        view, before, asked = self.view, self.tally.acts, self.question
        if view["question"] == "main" and "announced" in view:
            self.play_card(offer)
        elif not any(self.go(*way) for way in self.ways(view, offer)):
            self.click(offer)
        self.tally.questions[asked] = self.tally.questions.get(asked, 0) + self.tally.acts - before

    def click(self, offer: Offer) -> None:
        if "shortcut" in offer.offers:
            at = offer.offers.index("shortcut")
        else:
            told = any(name.startswith("n:") for name in offer.offers)  # how many, so the die need not be taken first
            dull = (*GIVES_UP, "die:hoplites") if told else GIVES_UP
            better = [i for i, name in enumerate(offer.offers) if name not in dull]
            willing = better and self.chance.random() < NEARLY_ALWAYS
            at = self.chance.choice(better if willing else range(len(offer.offers)))
        if self.player.take(at, offer):
            self.tally.acts += 1

    def go(self, start: str, end: str) -> bool:
        """Drag a thing, or click where a ship or the Hydra shall go.  Has it changed anything?"""
        player = self.player
        points = [player.page.evaluate(f"offered.pointOf({mark!r})") for mark in (start, end)]
        if not all(points) or not (self.drags or end.startswith(("sq:", "place:"))):
            return False
        before = self.now
        if self.drags:
            player.drag(start, end)
        else:
            player.point(points[1])
        for _ in range(100):
            player.page.wait_for_timeout(20)
            if self.now is not before or player.page.locator(".refusal").count():
                break
        player.offered()
        moved = self.now is not before
        self.tally.acts += moved
        return moved

    def ways(self, view: Json, offer: Offer) -> Iterator[tuple[str, str]]:
        """What could be dragged where, as far as one would try."""
        found: list[tuple[str, str]] = []
        if view["question"] in ("action", "opening-row"):
            spaces = [f"{self.seat}:{lane}{row}" for lane in "ABC" for row in (1, 2, 3)]
            laid = [choice[4:-1] for choice in view["legal"] if choice.startswith("LAY(")]
            others = [choice for choice in view["legal"] if not choice.startswith("LAY(")]
            if self.chance.random() < len(laid) / (len(laid) + len(others)):
                found = [(f"hand:{code}", space) for code in laid for space in spaces]
                self.chance.shuffle(found)
        elif view["question"] == "ship" or "DIE(move)" in view["legal"]:
            steps = view["steps_left"] if view["question"] == "ship" else view["kylix"]["move"]
            places = [mark for mark in offer.offers if mark.startswith("place:")]
            if places and self.chance.random() < RAIDS:
                found = [(f"ship:{self.seat}", self.chance.choice(places))]
            found += [(f"ship:{self.seat}", mark) for mark in self.near(view["players"][self.seat]["ship"], steps)]
        elif view["question"] == "hydra" or "DIE(hydra)" in view["legal"]:
            steps = view["hydra_steps"] if view["question"] == "hydra" else view["kylix"]["hydra"]
            found = [("hydra", mark) for mark in self.near(view["hydra"], steps)]
        yield from found[:TRIES]

    def near(self, square: str, steps: int) -> list[str]:
        """Squares so many steps away or fewer, the farthest first."""
        column, row = ord(square[0]), int(square[1:])
        far = {mark: abs(ord(mark[3]) - column) + abs(int(mark[4:]) - row) for mark in self.player.marks("sq:")}
        marks = [mark for mark in far if 1 <= far[mark] <= steps]
        self.chance.shuffle(marks)
        return sorted(marks, key=lambda mark: -far[mark])

    def play_card(self, offer: Offer) -> None:
        """Of Olympus, up to its place on the board."""
        cards = [name for name in offer.offers if name.startswith("hand:")]
        if not cards or self.chance.random() > NEARLY_ALWAYS:
            self.click(offer)
            return
        began, hand = self.tally.acts, len(self.view["hand"])
        card, space = self.chance.choice(cards), self.free_space()
        if not (space and self.go(card, space)) and self.player.take(offer.offers.index(card), offer):
            self.tally.acts += 1
        offer = self.player.offered()
        while not offer.over and self.question in ("pay", "place"):
            own = [name for name in offer.offers if name.startswith(f"{self.seat}:")]
            if own and not self.drags:
                self.player.take(offer.offers.index(own[0]), offer)
                self.tally.acts += 1
            else:
                self.click(offer)
            offer = self.player.offered()
        if self.now.get("to_move") == self.seat and len(self.view["hand"]) < hand - 1:
            self.tally.paid.append(self.tally.acts - began)

    def free_space(self) -> str:
        taken = self.view["units"]
        spaces = [f"{self.seat}:{space}" for space in ("O1", "O2", "O3", "D1", "D2", "T1")]
        return next((space for space in spaces if space not in taken), "")


def play_one(browser: Browser, house: House, game: str, args: argparse.Namespace, drags: bool, seed: int) -> Tally:
    context = browser.new_context(
        base_url=house.url,
        viewport={"width": DESKTOP["width"], "height": DESKTOP["height"]},
        locale="en-GB",
        reduced_motion="reduce",
    )
    player = somebody(context)
    hand = Hand(player, drags, seed)
    player.begin(game, level=args.level)
    tally = hand.play(args.seconds)
    context.close()
    return tally


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="How many clicks and drags a turn takes.")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--level", default="Midas")
    parser.add_argument("--seconds", type=float, default=300, help="at most, for each game")
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        for game in args.game or GAMES:
            for manner in ("clicks", "drags"):
                whole = Tally()
                for seed in range(args.games):
                    tally = play_one(browser, house, game, args, manner == "drags", seed)
                    whole.acts += tally.acts
                    whole.turns |= {1000 * seed + turn for turn in tally.turns}
                    whole.paid += tally.paid
                    for question, acts in tally.questions.items():
                        whole.questions[question] = whole.questions.get(question, 0) + acts
                print(whole.said(game, manner), flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
