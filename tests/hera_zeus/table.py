"""The picture, the choice, the picture: a table of Hera and Zeus for tests."""

from __future__ import annotations

from typing import Any, Self

import pytest

from theomachy.games.contract import Recall
from theomachy.games.hera_zeus import notation
from theomachy.games.hera_zeus.game import HeraZeus
from theomachy.games.hera_zeus.state import State
from theomachy.games.hera_zeus.view import View
from theomachy.kernel.errors import Refused
from theomachy.kernel.events import Log
from theomachy.kernel.options import Value
from theomachy.kernel.scenarios import play_line
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match

GAME = HeraZeus()
SEATS = {"hera": 0, "zeus": 1, "watcher": WATCHER}
NAMES = {0: "hera", 1: "zeus", CHANCE: "chance", NOBODY: "nobody"}


class Table:
    """A position in the notation of the scenarios, and the options that differ from the edition."""

    def __init__(self, position: str, edition: str = "rio-grande", **options: Value) -> None:
        self.options = GAME.options(edition, dict(options))
        self.start = notation.read_position(position)
        self.s: State = notation.make_state(self.start, self.options)

    # --- choices ----------------------------------------------------------------------------------------------------

    def do(self, line: str) -> Self:
        """Whole actions with `;` between them; a single choice, or an outcome that does not matter, may be left out."""
        play_line(GAME, notation, self.s, line)
        return self

    def begin(self, line: str) -> Self:
        """Just these tokens, each as it is; an action may stay incomplete."""
        for word in line.replace(";", " ").split():
            action = notation.read_action(word)
            if self.asked() == "chance" and action not in GAME.legal(self.s):
                notation.make_possible(self.s, action)
            GAME.apply(self.s, action)
        return self

    def copy(self) -> Table:
        table = Table.__new__(Table)
        table.options, table.start, table.s = self.options, self.start, self.s.copy()
        return table

    # --- pictures ---------------------------------------------------------------------------------------------------

    def shows(self, position: str) -> Self:
        """Zones that are not named are as in the first picture."""
        after = notation.read_position(position)
        if notation.differs(self.s, self.start, after):
            expected = notation.write_expected(self.start, after)
            pytest.fail(f"expected\n{expected}\ngot\n{notation.write_position(self.s)}")
        return self

    def wins(self, name: str, how: int | None = None) -> Self:
        assert self.asked() == "nobody", f"the game goes on:\n{self}"
        assert NAMES[self.s.winner] == name
        assert GAME.result(self.s) == ([1, -1] if name == "hera" else [-1, 1])
        assert how is None or self.s.ending == how
        return self

    def is_drawn(self) -> Self:
        assert self.asked() == "nobody", f"the game goes on:\n{self}"
        assert self.s.winner == NOBODY
        assert GAME.result(self.s) == [0, 0]
        return self

    def goes_on(self) -> Self:
        assert self.asked() != "nobody", f"the game is over:\n{self}"
        return self

    def refuses(self, token: str, clause: str, code: str = "") -> Self:
        """Not legal, because of this clause, and nothing changes."""
        before = self.s.save()
        action = notation.read_action(token)
        assert action not in GAME.legal(self.s), f"{token} is legal:\n{self}"
        with pytest.raises(Refused) as caught:
            GAME.apply(self.s, action)
        assert caught.value.clause == clause, caught.value
        assert not code or caught.value.code == code
        assert self.s.save() == before
        return self

    def __str__(self) -> str:
        return notation.write_position(self.s)

    # --- questions --------------------------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        return {notation.write_action(action) for action in GAME.legal(self.s)}

    def odds(self) -> dict[str, int]:
        """What chance may bring, and how often."""
        assert self.asked() == "chance"
        outcomes = zip(GAME.legal(self.s), GAME.weights(self.s), strict=True)
        return {notation.write_action(outcome): weight for outcome, weight in outcomes}

    def asked(self) -> str:
        return NAMES[GAME.to_move(self.s)]

    def may(self, token: str) -> bool:
        return token in self.legal()

    def places(self, tokens: str) -> set[str]:
        """Where a card may go after these tokens: `A1`, `B2`, …"""
        return {token[3] + token[5] for token in self.after(tokens)}

    def after(self, tokens: str) -> set[str]:
        """What may be answered after these tokens, without playing on."""
        return self.copy().begin(tokens).legal()

    def view(self, name: str) -> View:
        return GAME.view(self.s, SEATS[name])

    def recall(self, name: str) -> Recall:
        return GAME.recall(self.s, SEATS[name])

    def knows(self, name: str) -> tuple[View, Recall]:
        """All that leaves the engine for a seat."""
        return self.view(name), self.recall(name)

    def events(self, line: str, name: str) -> list[Any]:
        """What a seat is told of these actions."""
        log = self.s.log = Log()
        self.do(line)
        seen = [GAME.seen(self.options, entry, SEATS[name]) for entry in log.drain()]
        return [event for event in seen if event is not None]


class ShuffledDeck(Dealer):
    """Deals the outcomes that it was given, in that order."""

    def __init__(self, outcomes: str) -> None:
        self.outcomes = outcomes.split()

    def draw(self, outcomes: list[int], weights: list[int]) -> int:
        outcome = notation.read_action(f"{{{self.outcomes.pop(0)}}}")
        assert outcome in outcomes, f"chance cannot bring {notation.write_action(outcome)}"
        return outcome


class Box(Table):
    """A game from the very beginning; whoever is named gets these cards, the captive's replacement last."""

    def __init__(self, hera: str = "", zeus: str = "", edition: str = "rio-grande", **options: Value) -> None:
        self.options = GAME.options(edition, dict(options))
        self.start = notation.Position()
        self.s = GAME.new(2, self.options)
        for cards in (hera, zeus):
            for card in cards.split():
                self.begin(f"{{{card}}}")


def match_of(outcomes: str, edition: str = "rio-grande", **options: Value) -> Match:
    """A match whose chance is known beforehand."""
    return Match(GAME, GAME.options(edition, dict(options)), ["one", "two"], ShuffledDeck(outcomes))


def choose(match: Match, name: str, tokens: str) -> None:
    for token in tokens.split():
        match.choose(SEATS[name], notation.read_action(token))


def tokens(text: str) -> set[str]:
    return set(text.split())
