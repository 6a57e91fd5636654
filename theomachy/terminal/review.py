"""`theomachy review`: what each choice of a finished game was worth, and what was luck."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from theomachy.games import GameRules
from theomachy.kernel.records import read_record_file
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import WATCHER
from theomachy.review.equity import SURE
from theomachy.review.ledger import WHOLE, Ledger
from theomachy.review.reasons import better
from theomachy.review.reviewing import Decision, Node, Reviewer
from theomachy.terminal import transcript
from theomachy.terminal.play import seat_named
from theomachy.terminal.screen import Screen, screen
from theomachy.words import words

HOW_MANY: Final = 3  # choices, the costliest
BARS: Final = "▁▂▃▄▅▆▇█"


def run(args: argparse.Namespace) -> int:
    reviewer = Reviewer(read_record_file(Path(args.record)), args.record)
    match = reviewer.match
    w = words(args.language, match.game.key).with_options(match.options)
    seats = list(range(len(match.seats)))
    told = Telling(match.game, screen(w, args.plain), [seat_named(args.seat, match.seat_names)] if args.seat else seats)
    told.page.say(transcript.title(match, w))
    told.page.say(transcript.result(match, WATCHER, w))
    told.page.heading(w.say("review-heading"))
    nodes: list[Node] = []
    with told.page.thinking(w.say("review-working")):
        for node in reviewer.nodes():
            nodes.append(node)
            if isinstance(node, Decision):
                told.choice(node)
    told.all_of_it(nodes, reviewer.ledgers(nodes))
    return 0


class Telling:
    """Of some seats: each named choice as soon as it is found, the rest at the end."""

    def __init__(self, game: GameRules, page: Screen, seats: Sequence[int]) -> None:
        self.game = game
        self.page = page
        self.w = page.w
        self.seats = seats

    def choice(self, decision: Decision) -> None:
        """If it lost enough to be named."""
        if not decision.name or decision.seat not in self.seats:
            return
        w, view, best = self.w, decision.view, decision.verdict.best
        self.page.say()
        self.page.say(self.title(decision))
        self.page.say(
            w.say(
                "review-lost",
                name=w.say("review-severity", name=decision.name),
                loss=self.tenths(decision.loss),
                error=self.tenths(SURE * decision.chosen.behind.error),
                chosen=self.tenths(best.equity.mean - decision.loss),
                best=self.tenths(best.equity.mean),
            )
        )
        token = self.game.notation.write_action(best.action)
        instead = w.say("review-better", choice=w.choice(view, best.action), token=token)
        why = better(self.game, w, view, decision.recall, decision.verdict, decision.action, Rng(decision.at))
        self.page.say(f"{instead} {why}")

    def title(self, decision: Decision) -> str:
        return self.w.say(
            "review-named",
            number=decision.at + 1,
            turn=decision.turn,
            side=self.w.side(decision.seat),
            choice=self.w.choice(decision.view, decision.action),
            token=self.game.notation.write_action(decision.action),
        )

    def all_of_it(self, nodes: Sequence[Node], ledgers: Sequence[Ledger]) -> None:
        decisions = [node for node in nodes if isinstance(node, Decision) and node.seat in self.seats]
        self.costliest(decisions)
        for seat in self.seats:
            own = [decision for decision in decisions if decision.seat == seat]
            self.curve(seat, own)
            self.page.say(self.per_decision(seat, own))
            self.ledger(seat, ledgers[seat])

    def costliest(self, decisions: Sequence[Decision]) -> None:
        named = sorted((each for each in decisions if each.name), key=lambda each: -each.loss)[:HOW_MANY]
        self.page.heading(self.w.say("review-costliest"))
        for decision in named:
            self.page.say(f"{self.tenths(decision.loss):>6}  {self.title(decision)}")
        if not named:
            self.page.say(self.w.say("review-no-names"))

    def curve(self, seat: int, decisions: Sequence[Decision]) -> None:
        """By turns: the chances after the first choice of each, as its side could know."""
        by_turn: dict[int, float] = {}
        for decision in decisions:
            by_turn.setdefault(decision.turn, decision.chosen.equity.mean)
        self.page.heading(self.w.say("review-curve", side=self.w.side(seat)))
        chances = by_turn.values()
        self.page.picture("".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in chances))
        turns = [self.w.say("review-curve-turn", turn=turn, chance=f"{100 * c:.0f}%") for turn, c in by_turn.items()]
        self.page.say(" · ".join(turns))

    def per_decision(self, seat: int, decisions: Sequence[Decision]) -> str:
        names = Counter(decision.name for decision in decisions)
        return self.w.say(
            "review-decisions",
            side=self.w.side(seat),
            loss=self.hundredths(round(WHOLE * sum(each.loss for each in decisions) / max(1, len(decisions)))),
            decisions=len(decisions),
            inaccuracies=names["inaccuracy"],
            mistakes=names["mistake"],
            blunders=names["blunder"],
        )

    def ledger(self, seat: int, found: Ledger) -> None:
        w, sides = self.w, [self.w.side(other) for other in range(len(found.luck))]
        rows = [(w.say("review-start"), found.start)]
        rows += [(w.say("review-luck-of", side=side), luck) for side, luck in zip(sides, found.luck, strict=True)]
        rows += [(w.say("review-losses-of", side=side), -loss) for side, loss in zip(sides, found.losses, strict=True)]
        rows += [(w.say("review-mind"), found.mind), (w.say("review-result"), found.result)]
        rows += [(w.say("review-adjusted"), found.adjusted)]
        self.page.heading(f"{w.say('review-ledger')}: {w.side(seat)}")
        widest = max(len(name) for name, _ in rows)
        for name, points in rows:
            self.page.say(f"{name:{widest}}  {self.hundredths(points):>9}")

    def hundredths(self, points: int) -> str:
        sign = "−" if points < 0 else ""
        whole, rest = divmod(abs(points), 100)
        return sign + self.w.say("review-per-cent", whole=f"{whole}", hundredths=f"{rest:02}")

    def tenths(self, share: float) -> str:
        whole, rest = divmod(round(1000 * share), 10)
        return self.w.say("review-tenths", whole=f"{whole}", tenths=f"{rest}")
