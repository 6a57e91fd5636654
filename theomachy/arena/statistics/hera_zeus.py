"""Hera and Zeus: how often each kind of card was laid and used, who won then, and how the games ended."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from theomachy.arena.page import Cell, Column, Node, node, section, table
from theomachy.arena.plots import bars
from theomachy.arena.statistics.base import Statistics, measured
from theomachy.arena.tally import Tally, decimal, interval, percent
from theomachy.figures import CardFigures
from theomachy.games import Event
from theomachy.games.hera_zeus import events as hz
from theomachy.games.hera_zeus.cards import CARDS, Card
from theomachy.games.hera_zeus.options import Options
from theomachy.games.hera_zeus.vocabulary import ENDINGS
from theomachy.kernel.seats import NOBODY
from theomachy.words import Speech

DRAWN = "turn-limit"
WON = "*"  # before a card won from the other deck
COUNTED = ("report-laid", "report-used", "report-turn", "report-rate")  # columns of the table


@dataclass(frozen=True)
class Summary:
    """One game."""

    laid: tuple[tuple[int, str, int], ...]  # side, kind, turn from 1
    used: tuple[tuple[int, str, int], ...]
    winner: int  # or NOBODY
    ending: str


@dataclass
class KindCount:
    laid: int = 0  # how often; what lay at the beginning nobody was told
    used: int = 0
    sides: Tally = field(default_factory=Tally)  # of a side that laid or used it in a game, once
    turns: list[int] = field(default_factory=list)

    @property
    def turn(self) -> float | None:
        return sum(self.turns) / len(self.turns) if self.turns else None

    def as_json(self) -> dict[str, object]:
        return {
            "laid": self.laid,
            "used": self.used,
            **self.sides.with_rate(),
            "turn": None if self.turn is None else round(self.turn, 2),
        }


class HeraZeusStatistics(Statistics):
    def __init__(self, options: Options) -> None:
        self.counts = {card.letter: KindCount() for card in CARDS}
        self.endings: Counter[str] = Counter()

    @staticmethod
    def summary(events: list[Event]) -> Summary:
        laid, used = [], []
        turn, winner, ending = 0, NOBODY, DRAWN
        for event in events:
            match event:
                case hz.Turn():
                    turn += 1
                case hz.Laid():
                    laid.append((event.seat, kind_of(event.card), turn))
                case hz.Used():
                    used.append((event.seat, kind_of(event.card), turn))
                case hz.Won():
                    winner, ending = event.seat, event.ending
        return Summary(tuple(laid), tuple(used), winner, ending)

    def add(self, summary: Summary) -> None:
        self.endings[summary.ending] += 1
        for _, kind, _ in summary.laid:
            self.counts[kind].laid += 1
        for _, kind, _ in summary.used:
            self.counts[kind].used += 1
        played = (*summary.laid, *summary.used)
        for _, kind, turn in played:
            self.counts[kind].turns.append(turn)
        for side, kind in {(side, kind) for side, kind, _ in played}:
            points = 0 if summary.winner == NOBODY else 1 if summary.winner == side else -1
            self.counts[kind].sides.add(points)

    def as_json(self) -> dict[str, object]:
        return {
            "endings": {ending: self.endings[ending] for ending in ENDINGS if ending},
            "cards": {kind: count.as_json() for kind, count in self.counts.items()},
        }

    def figures(self) -> dict[str, CardFigures]:
        return {kind: measured(count.laid + count.used, count.sides) for kind, count in self.counts.items()}

    # --- the report -------------------------------------------------------------------------------------------------

    def sections(self, language: str) -> list[Node]:
        w = Speech(language, "hera-zeus-report")
        return [self.how_games_ended(w), self.about_cards(w)]

    def how_games_ended(self, w: Speech) -> Node:
        games = self.endings.total()
        counts = []
        for ending in filter(None, ENDINGS):
            count = self.endings[ending]
            label = f"{count} ({percent(count / games if games else 0, w)})"
            counts.append((w.say("report-ending", ending=ending), count, label))
        heading = w.say("report-endings")
        summary = "; ".join(f"{name}: {label}" for name, _, label in counts)
        return section(heading, node("figure", bars(counts, f"{heading}. {summary}")))

    def about_cards(self, w: Speech) -> Node:
        columns = [
            Column(w.say("report-name")),
            *(Column(w.say(key), numbers=True) for key in ("report-copies", *COUNTED)),
            Column(w.say("arena-interval"), numbers=True),
        ]
        rows = [row_of(card, self.counts[card.letter], w) for card in CARDS]
        return section(
            w.say("report-cards"),
            node("p", w.say("report-cards-about")),
            table(columns, rows, sort=w.say("report-rate")),
        )


def row_of(card: Card, count: KindCount, w: Speech) -> list[Cell]:
    names = " / ".join(dict.fromkeys(name.in_language(w.language) for name in card.names))
    sides = count.sides
    known = sides.games > 0
    return [
        Cell(names),
        *(Cell(str(number), number) for number in (card.copies, count.laid, count.used)),
        Cell("–" if count.turn is None else decimal(count.turn, w), count.turn),
        Cell(percent(sides.rate, w) if known else "–", sides.rate if known else None),
        Cell(interval(sides, w) if known else "–", sides.interval()[0] if known else None),
    ]


def kind_of(card: str) -> str:
    return card.removeprefix(WON)
