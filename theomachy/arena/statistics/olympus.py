"""Fight for Olympus: what became of every card, and how the games ended."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from theomachy.arena.page import Cell, Column, Node, node, section, table
from theomachy.arena.plots import LIMITS, Point, bars, beyond_limits, interval_line, rate_scale, rates
from theomachy.arena.statistics.base import Statistics, measured
from theomachy.arena.tally import Tally, decimal, interval, percent
from theomachy.figures import CardFigures
from theomachy.games.olympus import events as fo
from theomachy.games.olympus.cards import Card
from theomachy.games.olympus.options import STANDARD, Options
from theomachy.games.olympus.vocabulary import KINDS
from theomachy.kernel.seats import NOBODY
from theomachy.words import Speech

TIE = "tie"
COUNTED = ("report-drawn", "report-played", "report-paid", "report-turn")  # columns of the table
SIGNS = {"high": "▲ ", "low": "▼ ", "": ""}
ENDINGS = {"board-full": "full_board", "seven-points": "seven_points", "pile-empty": "empty_pile", TIE: "tie"}


@dataclass(frozen=True)
class Summary:
    """One game."""

    drawn: frozenset[str]  # or dealt, by either side
    paid: frozenset[str]
    played: tuple[tuple[int, str, int], ...]  # side, card, turn from 1; also for free, or put into play
    winner: int  # or NOBODY
    ending: str


@dataclass
class CardCount:
    drawn: int = 0  # in how many games
    played: int = 0
    paid: int = 0
    sides: Tally = field(default_factory=Tally)  # of a side that played it in a game, once
    turns: list[int] = field(default_factory=list)  # each time it was played

    @property
    def turn(self) -> float | None:
        return sum(self.turns) / len(self.turns) if self.turns else None

    def as_json(self) -> dict[str, object]:
        return {
            "drawn": self.drawn,
            "played": self.played,
            "paid": self.paid,
            **self.sides.with_rate(),
            "turn": None if self.turn is None else round(self.turn, 2),
            "mark": beyond_limits(self.sides) or None,
        }


class OlympusStatistics(Statistics):
    def __init__(self, options: Options) -> None:
        self.cards = options.cards.cards
        self.counts = {card.id: CardCount() for card in self.cards}
        self.endings: Counter[str] = Counter()

    @staticmethod
    def summary(events: list[Any]) -> Summary:
        drawn, paid = set(), set()
        played: list[tuple[int, str, int]] = []
        turn, winner, ending = 0, NOBODY, TIE
        for event in events:
            match event:
                case fo.TurnBegan():
                    turn = event.turn
                case fo.Dealt() | fo.Drew():
                    drawn.add(event.card)
                case fo.Paid():
                    paid.add(event.card)
                case fo.Placed() | fo.Equipped():
                    played.append((event.seat, event.card, turn))
                case fo.Won():
                    winner, ending = event.seat, event.ending
                case fo.Tied():
                    winner, ending = NOBODY, TIE
        return Summary(frozenset(drawn), frozenset(paid), tuple(played), winner, ending)

    def add(self, summary: Summary) -> None:
        self.endings[summary.ending] += 1
        for card in summary.drawn:
            self.counts[card].drawn += 1
        for card in summary.paid:
            self.counts[card].paid += 1
        for _, card, turn in summary.played:
            self.counts[card].turns.append(turn)
        for card in {card for _, card, _ in summary.played}:
            self.counts[card].played += 1
        for side, card in {(side, card) for side, card, _ in summary.played}:
            points = 0 if summary.winner == NOBODY else 1 if summary.winner == side else -1
            self.counts[card].sides.add(points)

    def in_the_deck(self) -> list[tuple[Card, CardCount]]:
        """Without what cards of one's own have replaced."""
        return [(card, self.counts[card.id]) for card in self.cards if card.copies]

    def as_json(self) -> dict[str, object]:
        return {
            "endings": {key: self.endings[ending] for ending, key in ENDINGS.items()},
            "cards": {card.id: count.as_json() for card, count in self.in_the_deck()},
        }

    def figures(self) -> dict[str, CardFigures]:
        return {card.id: measured(len(count.turns), count.sides) for card, count in self.in_the_deck()}

    # --- the report -------------------------------------------------------------------------------------------------

    def sections(self, language: str) -> list[Node]:
        w = Speech(language, "cards", "cards-report")
        rows = sorted(
            (Row(card, count, w) for card, count in self.in_the_deck()),
            key=lambda row: (not row.sides.games, -row.sides.rate, row.name),
        )
        return [self.how_games_ended(w), *about_cards(rows, w)]

    def how_games_ended(self, w: Speech) -> Node:
        games = self.endings.total()
        counts = []
        for ending, key in ENDINGS.items():
            count = self.endings[ending]
            label = f"{count} ({percent(count / games if games else 0, w)})"
            counts.append((w.say("report-ending", ending=key), count, label))
        heading = w.say("report-endings")
        summary = "; ".join(f"{name}: {label}" for name, _, label in counts)
        return section(heading, node("figure", bars(counts, f"{heading}. {summary}")))


class Row:
    """A card in words and numbers."""

    def __init__(self, card: Card, count: CardCount, w: Speech) -> None:
        self.card = card
        self.count = count
        self.sides = count.sides
        self.name: str = card.entry["name"][w.language]
        self.own = card.id not in STANDARD.ids
        self.cost = sum(card.cost)
        self.mark = beyond_limits(count.sides)
        self.kind = w.say("cards-kind-of", kind=KINDS[card.kind])
        self.w = w

    def summary(self) -> str:
        rate, between = percent(self.sides.rate, self.w), interval(self.sides, self.w)
        return self.w.say("report-card", name=self.name, rate=rate, interval=between, played=self.count.played)

    def marked_name(self) -> str:
        return SIGNS[self.mark] + (self.w.say("report-own", name=self.name) if self.own else self.name)

    def cells(self) -> list[Cell]:
        count, w = self.count, self.w
        known = self.sides.games > 0
        rate = self.sides.rate if known else None
        low = self.sides.interval()[0] if known else None
        return [
            Cell(self.marked_name(), self.name),
            Cell(self.kind),
            *(Cell(str(number), number) for number in (self.cost, count.drawn, count.played, count.paid)),
            Cell("–" if count.turn is None else decimal(count.turn, w), count.turn),
            Cell(percent(self.sides.rate, w) if known else "–", rate),
            Cell(interval_line(self.sides, self.summary()) if known else "", low),
            Cell(interval(self.sides, w) if known else "–", low),
        ]


def about_cards(rows: list[Row], w: Speech) -> list[Node]:
    low, high = (percent(limit, w) for limit in LIMITS)
    rate = w.say("report-rate")
    columns = [
        *(Column(w.say(f"cards-{key}")) for key in ("name", "kind")),
        *(Column(text, numbers=True) for text in (w.say("cards-cost"), *map(w.say, COUNTED), rate)),
        Column("", numbers=True),
        Column(w.say("arena-interval"), numbers=True),
    ]
    looks = [" ".join(filter(None, (row.mark, "own" if row.own else ""))) for row in rows]
    return [
        section(
            w.say("report-by-cost"),
            node("p", w.say("report-by-cost-about", low=low, high=high)),
            node("figure", by_cost(rows, w), class_="wide"),
            *marked(rows, "high", w.say("report-high", limit=high)),
            *marked(rows, "low", w.say("report-low", limit=low)),
            *([] if any(row.mark for row in rows) else [node("p", w.say("report-none", low=low, high=high))]),
        ),
        section(
            w.say("report-cards"),
            node("p", w.say("report-cards-about")),
            table(columns, [row.cells() for row in rows], looks, sort=rate),
        ),
    ]


def marked(rows: list[Row], mark: str, heading: str) -> list[Node]:
    found = [node("li", row.summary()) for row in rows if row.mark == mark]
    return [node("p", heading), node("ul", *found)] if found else []


def by_cost(rows: list[Row], w: Speech) -> Node:
    costs = sorted({row.cost for row in rows})
    groups = [
        (
            w.say("report-cost", cost=cost),
            [
                Point(row.sides, row.name, row.summary(), row.own)
                for row in rows
                if row.cost == cost and row.sides.games
            ],
        )
        for cost in costs
    ]
    return rates(groups, rate_scale(w), w.say("report-by-cost"))
