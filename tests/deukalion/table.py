"""The picture, the choice, the picture: a table of Deukalion for tests.

    Table("A sails 2 | thera blue yellow    A: d6 7h {} u3").do("ATTACK(thera) {3,2,2} CHEST(blue)").shows(
        "A acts | thera yellow    A: 4h {blue} u6")

Pictures and choices are written as in `theomachy/games/deukalion/positions.py`; `{?}` is any outcome.
"""

from __future__ import annotations

from typing import Self, TypeVar

import pytest

from theomachy.games import Event, Recall
from theomachy.games.deukalion import notation, positions
from theomachy.games.deukalion.game import Deukalion
from theomachy.games.deukalion.options import DEFAULT_EDITION, Options
from theomachy.games.deukalion.state import State
from theomachy.games.deukalion.view import View
from theomachy.kernel.errors import Refused
from theomachy.kernel.events import Log
from theomachy.kernel.options import Value
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER

E = TypeVar("E", bound=Event)

GAME = Deukalion()
NAMES = {0: "A", 1: "B", 2: "C", 3: "D", CHANCE: "chance", NOBODY: "nobody"}
SEATS = {"A": 0, "B": 1, "C": 2, "D": 3, "watcher": WATCHER}


def one_line(text: str) -> str:
    return "    ".join(line.strip() for line in text.strip().splitlines())


class Table:
    """A position in the middle of a game."""

    def __init__(self, position: str, **options: Value) -> None:
        self.options = Options(DEFAULT_EDITION, dict(options))
        self.start = notation.read_position(one_line(position))
        self.s: State = notation.make_state(self.start, self.options)
        self.s.log = Log()

    # --- choices -----------------------------------------------------------------------------------------------------

    def do(self, line: str) -> Self:
        """One choice after the other, each as it is; only `{?}` is any outcome."""
        for word in positions.WORD.findall(line):
            if word == "{?}":
                assert self.asked() == "chance", f"{self.asked()} is asked, not chance"
                GAME.apply(self.s, GAME.legal(self.s)[-1])
                continue
            action = notation.read_action(word)
            assert action in GAME.legal(self.s), f"{self.asked()} may not {word}; legal is {sorted(self.legal())}"
            GAME.apply(self.s, action)
        return self

    def refuses(self, token: str | int, code: str, clause: str) -> Self:
        """Not legal, for this reason, and nothing changes."""
        before = self.s.save()
        action = notation.read_action(token) if isinstance(token, str) else token
        with pytest.raises(Refused) as caught:
            GAME.apply(self.s, action)
        assert (caught.value.code, caught.value.clause, caught.value.action) == (code, clause, action)
        assert self.s.save() == before
        return self

    # --- pictures ----------------------------------------------------------------------------------------------------

    def shows(self, picture: str) -> Self:
        """What is said here; what is not said is as in the first picture."""
        after = notation.read_position(one_line(picture))
        expected = notation.write_expected(self.start, after)
        same = not notation.differs(self.s, self.start, after)
        assert same, f"expected\n{expected}\ngot\n{notation.write_position(self.s)}"
        return self

    def asks(self, who: str, question: str, legal: str | None = None) -> Self:
        """Who is asked what, and what may be answered."""
        assert self.question() == f"{who} {question}"
        if legal is not None:
            assert self.legal() == set(positions.WORD.findall(legal))
        return self

    # --- questions ---------------------------------------------------------------------------------------------------

    def asked(self) -> str:
        return NAMES[GAME.to_move(self.s)]

    def question(self) -> str:
        f = self.s.frame
        return f"{self.asked()} {f.step().question()}" if f is not None else "nobody"

    def legal(self) -> set[str]:
        return {notation.write_action(action) for action in GAME.legal(self.s)}

    def may(self, token: str) -> bool:
        return token in self.legal()

    def odds(self) -> dict[str, int]:
        """What chance may bring, and how often."""
        assert self.asked() == "chance"
        outcomes = zip(GAME.legal(self.s), GAME.weights(self.s), strict=True)
        return {notation.write_action(outcome): weight for outcome, weight in outcomes}

    def view(self, name: str) -> View:
        return GAME.view(self.s, SEATS[name])

    def recall(self, name: str) -> Recall:
        return GAME.recall(self.s, SEATS[name])

    def seen_events(self, *kinds: type[E], by: str = "") -> list[E]:
        """What has happened since the picture was drawn, of these kinds; as somebody was told it."""
        assert self.s.log is not None
        entries = self.s.log.events
        if by:
            seen = [GAME.seen(self.options, entry, SEATS[by]) for entry in entries]
        else:
            seen = [GAME.named(self.options, entry) for entry in entries]
        return [event for event in seen if isinstance(event, kinds)]


class Box(Table):
    """A game from the very beginning."""

    def __init__(self, seats: int = 2, **options: Value) -> None:
        self.options = Options(DEFAULT_EDITION, dict(options))
        self.start = positions.Position()
        self.s = GAME.new(seats, self.options, Log())

    def set_up(self, seed: int = 1) -> Self:
        """Chance and players choose anything until the first turn begins."""
        rng = Rng(seed)
        while self.question() != "chance shaken":
            found = GAME.choices(self.s)
            GAME.take(self.s, found.pick(rng))
        return self
