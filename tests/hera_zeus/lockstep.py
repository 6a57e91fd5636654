"""Random games of the engine and of the second engine, side by side."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.hera_zeus.second_engine import Over, Question, SecondEngine
from tests.hera_zeus.table import GAME, NAMES, SEATS
from theomachy.games.hera_zeus import notation
from theomachy.games.hera_zeus.options import EDITIONS, OPTIONS, Options
from theomachy.games.hera_zeus.state import HELD, State
from theomachy.games.hera_zeus.view import View
from theomachy.games.hera_zeus.vocabulary import UNKNOWN
from theomachy.kernel.options import Value

# What a player likes to do; the rest of the time he does anything.
LEANINGS = [
    (),
    ("USE", "TAKE", "NEXT"),
    ("DRAW", "LAY"),
    ("DRAW", "USE(S", "LAY(*", "USE(*", "USE(H", "USE(E", "CHALLENGE", "TAKE(S", "TAKE(E"),
    ("USE(G", "REMOVE", "TARGET_OWN", "USE(H", "TAKE(G", "DRAW"),
]


def random_options(rng: random.Random) -> Options:
    """An edition, and half of the options changed at random."""
    changes: dict[str, Value] = {}
    for name, (values, _) in OPTIONS.items():
        if rng.random() < 0.5:
            changes[name] = rng.choice(values if isinstance(values, tuple) else (0, 0, 7, 30))
    return Options(rng.choice(list(EDITIONS)), changes)


def picture(s: State) -> str:
    """Everything on the table, as SecondEngine.picture has it."""
    lines = [f"{NAMES[s.active]} {s.points}/{s.total} after {s.turns}"]
    for seat in (0, 1):
        columns = [" ".join(notation.column_of(s, seat, lane)) for lane in range(3)]
        draw_pile = notation.held([s.draw_pile[HELD * seat + code] for code in range(UNKNOWN + 1)])
        zones = [sorted(texts(notation.hand_of(s, seat))), texts(notation.pile_of(s, seat)), sorted(texts(draw_pile))]
        lines.append(" | ".join([*columns, *(" ".join(zone) for zone in zones)]))
    return "\n".join(lines)


def texts(codes: list[int]) -> list[str]:
    return [notation.CODE_TEXT[code] for code in codes]


def seen_in(view: View) -> dict[str, object]:
    """A view, as SecondEngine.seen_by has it."""
    seen: dict[str, object] = {
        "field": [[str(piece) for piece in column] for side in view.field for column in side.values()],
        "sizes": list(zip(view.cards_in_hand, view.cards_in_draw_pile, view.cards_in_pile, strict=True)),
        "tops": list(view.top_of_pile),
        "won": list(view.won_cards_in_hand),
        "turn": (NAMES[view.active], view.points, view.total, view.turns),
    }
    if view.seat >= 0:
        seen |= {"hand": sorted(view.hand), "draw_pile": sorted(view.draw_pile), "pile": list(view.piles[view.seat])}
    return seen


class Pair:
    """A game of both engines; `moments` plays it at random and stops at every question, where both must agree."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.options = random_options(self.rng)
        self.s = GAME.new(2, self.options)
        self.second = SecondEngine(dict(self.options.values))
        self.where = f"seed {seed}, {self.options.edition}, {self.options.changes()}"

    def moments(self) -> Iterator[Question]:
        game = self.second.play()
        leanings = {name: self.rng.choice(LEANINGS) for name in ("hera", "zeus")}
        try:
            question = next(game)
            while True:
                self.agree(question)
                yield question
                answer = self.answer(question, leanings.get(question.who, ()))
                GAME.apply(self.s, notation.read_action(answer))
                question = game.send(answer)
        except Over as over:
            self.agree_on_the_end(over.winner or "nobody")

    def agree(self, question: Question) -> None:
        assert NAMES[GAME.to_move(self.s)] == question.who, self.where
        answers = [notation.write_action(action) for action in GAME.legal(self.s)]
        assert sorted(answers) == sorted(question.answers), f"{self.where}\n{picture(self.s)}"
        if question.who == "chance":
            assert dict(zip(answers, GAME.weights(self.s), strict=True)) == question.answers, self.where
        if question.open:
            assert picture(self.s) == self.second.picture(), self.where

    def agree_on_the_end(self, winner: str) -> None:
        assert NAMES[GAME.to_move(self.s)] == "nobody", self.where
        assert NAMES[self.s.winner] == winner, self.where
        assert picture(self.s).split("\n")[1:] == self.second.picture().split("\n")[1:], self.where

    def answer(self, question: Question, leaning: tuple[str, ...]) -> str:
        answers = sorted(question.answers)
        if question.who == "chance":
            return self.rng.choices(answers, [question.answers[answer] for answer in answers])[0]
        liked = [answer for answer in answers if answer.startswith(leaning)] if leaning else []
        return self.rng.choice(liked if liked and self.rng.random() < 0.75 else answers)

    def view(self, name: str) -> View:
        return GAME.view(self.s, SEATS[name])
