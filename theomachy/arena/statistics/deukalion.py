"""Deukalion: which Pursuits were completed and how, what was played and challenged, where the points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from theomachy.arena.page import Cell, Column, Node, node, section, table
from theomachy.arena.plots import bars, bins, histogram
from theomachy.arena.statistics.base import Statistics, measured
from theomachy.arena.tally import Tally, decimal, interval, percent
from theomachy.figures import CardFigures
from theomachy.games import Event
from theomachy.games.deukalion import events as dk
from theomachy.games.deukalion.box import ACTIONS, BOX, PURSUIT_CARDS
from theomachy.games.deukalion.options import Options
from theomachy.games.deukalion.vocabulary import ACTION_CARDS, CITIES, PLACE_NAMES, PURSUIT_NAMES, TASK_NAMES
from theomachy.words import Speech

SHARED = "shared"
ENDINGS = {"goal-reached": "goal", "rounds-over": "rounds", SHARED: SHARED}

SETTLEMENTS = PLACE_NAMES[CITIES:]
SHIP, HYDRA, CREW = "ship", "hydra", "crew"  # whom one fights besides the twelve places
OPPONENTS = (*PLACE_NAMES, SHIP, HYDRA, CREW)

HONOURS = {"styx": "styx", "chest": "chests", "hydra": "hydra", "together": "together"}
SOURCES = ("deliveries", "positions", "victories", "settlements", *HONOURS.values())
VICTORIES, POSITIONS = ("beat_ship", "beat_hydra"), ("sail_with", "leave", "pay")  # kinds of tasks; others deliver
KINDS = {
    (card["id"], name): str(task["kind"])
    for card in PURSUIT_CARDS
    for name, task in zip(TASK_NAMES, card["task"], strict=True)
}


@dataclass(frozen=True)
class Completed:
    """A Pursuit card that a player has completed."""

    seat: int
    card: str
    task: str
    secret: bool
    points: int
    turn: int


@dataclass(frozen=True)
class Summary:
    """One game."""

    seats: int
    turns: int
    winners: frozenset[int]
    ending: str
    completed: tuple[Completed, ...]
    removed: int  # Pursuit cards that several players claimed together
    played: tuple[tuple[int, str], ...]  # player and card
    paid: tuple[str, ...]  # cards
    challenges: tuple[tuple[str, bool], ...]  # whom, and was it won?
    founded: tuple[str, ...]  # settlements
    held: tuple[str, ...]  # settlements that have an owner at the end
    honours: tuple[tuple[str, int], ...]  # what for, and how many

    @property
    def rounds(self) -> int:
        """The last one may be unfinished."""
        return -(-self.turns // self.seats)

    def points(self, seat: int) -> int:
        """For a tally: a victory, half of one, or a defeat."""
        if seat not in self.winners:
            return -1
        return 1 if len(self.winners) == 1 else 0


class Listener:
    """Puts a summary together while a game is told."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.turn = 0
        self.winners: set[int] = set()
        self.ending = SHARED
        self.claims: dict[tuple[int, str], dk.Claimed] = {}  # by player and card
        self.completed: list[Completed] = []
        self.removed = 0
        self.played: list[tuple[int, str]] = []
        self.paid: list[str] = []
        self.opponent = SHIP
        self.challenges: list[tuple[str, bool]] = []
        self.founded: list[str] = []
        self.held: set[str] = set()
        self.honours: list[tuple[str, int]] = []

    def hear(self, event: Event) -> None:
        match event:
            case dk.Anchored():
                self.seats.add(event.seat)
            case dk.Turn():
                self.turn += 1
            case dk.Claimed():
                self.claims[event.seat, event.card] = event
            case dk.Completed():
                self.complete(event)
            case dk.Removed():
                self.removed += 1
            case dk.Played():
                self.played.append((event.seat, event.card))
            case dk.Paid():
                self.paid.append(event.card)
            case dk.ChallengedPlace():
                self.opponent = event.place
            case dk.ChallengedShip():
                self.opponent = SHIP
            case dk.ChallengedHydra():
                self.opponent = HYDRA
            case dk.HydraChallenged():
                self.opponent = CREW
            case dk.WonChallenge() | dk.LostChallenge():
                self.challenges.append((self.opponent, isinstance(event, dk.WonChallenge)))
            case dk.Founded():
                self.founded.append(event.place)
                self.held.add(event.place)
            case dk.Conquered(held=False):
                self.held.discard(event.place)
            case dk.Honour():
                self.honours.append((event.reason, event.cards))
            case dk.Won():
                self.winners, self.ending = {event.seat}, event.ending
            case dk.Shared():
                self.winners = set(event.winners)

    def complete(self, event: dk.Completed) -> None:
        claim = self.claims[event.seat, event.card]
        self.completed.append(
            Completed(
                seat=event.seat,
                card=event.card,
                task=claim.task,
                secret=claim.slot == "secret",
                points=event.points,
                turn=self.turn,
            )
        )

    def summary(self) -> Summary:
        return Summary(
            seats=len(self.seats),
            turns=self.turn,
            winners=frozenset(self.winners),
            ending=self.ending,
            completed=tuple(self.completed),
            removed=self.removed,
            played=tuple(self.played),
            paid=tuple(self.paid),
            challenges=tuple(self.challenges),
            founded=tuple(self.founded),
            held=tuple(sorted(self.held)),
            honours=tuple(self.honours),
        )


# --- adding up ------------------------------------------------------------------------------------------------------


@dataclass
class PursuitCount:
    by_task: Counter[str] = field(default_factory=Counter)
    secret: int = 0
    players: Tally = field(default_factory=Tally)  # who completed it
    turns: list[int] = field(default_factory=list)

    @property
    def completed(self) -> int:
        return self.by_task.total()

    @property
    def turn(self) -> float | None:
        return sum(self.turns) / len(self.turns) if self.turns else None

    def as_json(self) -> dict[str, object]:
        return {
            "completed": self.completed,
            **{task: self.by_task[task] for task in TASK_NAMES},
            "secret": self.secret,
            **self.players.with_rate(),
            "turn": None if self.turn is None else round(self.turn, 2),
        }


@dataclass
class ActionCount:
    played: int = 0  # how often
    paid: int = 0
    players: Tally = field(default_factory=Tally)  # who played it in a game, once

    def as_json(self) -> dict[str, object]:
        return {"played": self.played, "paid": self.paid, **self.players.with_rate()}


@dataclass
class ChallengeCount:
    challenged: int = 0
    won: int = 0
    founded: int = 0

    @property
    def share(self) -> float | None:
        return self.won / self.challenged if self.challenged else None

    def as_json(self) -> dict[str, object]:
        return {"challenged": self.challenged, "won": self.won, "founded": self.founded}


class DeukalionStatistics(Statistics):
    def __init__(self, options: Options) -> None:
        self.map = options.map
        self.players = 0  # of all games
        self.endings: Counter[str] = Counter()
        self.rounds: Counter[int] = Counter()
        self.removed = 0
        self.pursuits = {card: PursuitCount() for card in PURSUIT_NAMES}
        self.actions = {card: ActionCount() for card in ACTION_CARDS}
        self.challenges = {opponent: ChallengeCount() for opponent in OPPONENTS}
        self.sources: Counter[str] = Counter()

    @staticmethod
    def summary(events: list[Event]) -> Summary:
        listener = Listener()
        for event in events:
            listener.hear(event)
        return listener.summary()

    def add(self, summary: Summary) -> None:
        self.players += summary.seats
        self.endings[summary.ending] += 1
        self.rounds[summary.rounds] += 1
        self.removed += summary.removed
        for done in summary.completed:
            count = self.pursuits[done.card]
            count.by_task[done.task] += 1
            count.secret += done.secret
            count.turns.append(done.turn)
            count.players.add(summary.points(done.seat))
            self.sources[source_of(done)] += done.points
        for _, card in summary.played:
            self.actions[card].played += 1
        for seat, card in set(summary.played):
            self.actions[card].players.add(summary.points(seat))
        for card in summary.paid:
            self.actions[card].paid += 1
        for opponent, won in summary.challenges:
            self.challenges[opponent].challenged += 1
            self.challenges[opponent].won += won
        for place in summary.founded:
            self.challenges[place].founded += 1
        for place in summary.held:
            self.sources["settlements"] += self.map.room[PLACE_NAMES.index(place)]
        for reason, cards in summary.honours:
            self.sources[HONOURS[reason]] += cards

    def as_json(self) -> dict[str, object]:
        return {
            "endings": {key: self.endings[ending] for ending, key in ENDINGS.items()},
            "rounds": {str(rounds): games for rounds, games in sorted(self.rounds.items())},
            "points": {source: self.sources[source] for source in SOURCES},
            "removed": self.removed,
            "pursuits": {card: count.as_json() for card, count in self.pursuits.items()},
            "actions": {card: count.as_json() for card, count in self.actions.items()},
            "challenges": {opponent: count.as_json() for opponent, count in self.challenges.items()},
        }

    def figures(self) -> dict[str, CardFigures]:
        """Action cards are played, Pursuit cards are completed."""
        return {
            **{card: measured(action.played, action.players) for card, action in self.actions.items()},
            **{card: measured(pursuit.completed, pursuit.players) for card, pursuit in self.pursuits.items()},
        }

    # --- the report -------------------------------------------------------------------------------------------------

    def sections(self, language: str) -> list[Node]:
        w = Speech(language, "deukalion-report")
        return [
            self.how_games_ended(w),
            self.how_long_games_were(w),
            self.where_points_came_from(w),
            self.about_pursuits(w),
            self.about_actions(w),
            self.about_challenges(w),
        ]

    def how_games_ended(self, w: Speech) -> Node:
        counts = {w.say("report-ending", ending=key): self.endings[ending] for ending, key in ENDINGS.items()}
        heading = w.say("report-endings")
        return section(heading, drawn(heading, counts, w))

    def how_long_games_were(self, w: Speech) -> Node:
        games = self.rounds.total()
        mean = sum(rounds * count for rounds, count in self.rounds.items()) / games if games else 0.0
        heading, about = w.say("report-rounds"), w.say("report-rounds-about", rounds=decimal(mean, w))
        across, upwards = w.say("report-round"), w.say("report-games")
        rows = [
            [Cell(str(first) if first == last else f"{first}–{last}"), Cell(str(count))]
            for first, last, count in bins(self.rounds)
        ]
        columns = [Column(across, numbers=True), Column(upwards, numbers=True)]
        return section(
            heading,
            node("p", about),
            node(
                "figure",
                histogram(self.rounds, across, upwards, f"{heading}. {about}"),
                node("details", node("summary", w.say("report-as-table")), table(columns, rows)),
            ),
        )

    def where_points_came_from(self, w: Speech) -> Node:
        counts = {w.say("report-source", source=source): self.sources[source] for source in SOURCES}
        mean = self.sources.total() / self.players if self.players else 0.0
        heading = w.say("report-points")
        about = w.say("report-points-about", points=decimal(mean, w))
        return section(heading, node("p", about), drawn(heading, counts, w))

    def about_pursuits(self, w: Speech) -> Node:
        keys = ("worth", "completed", "by-a", "by-b", "secret", "turn", "rate")
        columns = [Column(w.say("report-name")), *numbers(keys, w), Column(w.say("arena-interval"), numbers=True)]
        columns += [Column(w.say("report-task-a")), Column(w.say("report-task-b"))]
        rows = []
        for card, count in sorted(
            zip(PURSUIT_CARDS, self.pursuits.values(), strict=True), key=lambda row: (-row[1].completed, row[0]["id"])
        ):
            counted = (card["points"], count.completed, *(count.by_task[task] for task in TASK_NAMES), count.secret)
            rows.append(
                [
                    Cell(card["name"][w.language]),
                    *(Cell(str(number), number) for number in counted),
                    Cell("–" if count.turn is None else decimal(count.turn, w), count.turn),
                    *rated(count.players, w),
                    *(Cell(task["text"][w.language]) for task in card["task"]),
                ]
            )
        about = [w.say("report-pursuits-about")]
        if self.removed:
            about.append(w.say("report-removed", removed=self.removed))
        return section(
            w.say("report-pursuits"), node("p", " ".join(about)), table(columns, rows, sort=w.say("report-completed"))
        )

    def about_actions(self, w: Speech) -> Node:
        columns = [
            Column(w.say("report-name")),
            *numbers(("played", "paid", "rate"), w),
            Column(w.say("arena-interval"), numbers=True),
        ]
        rows = [
            [
                Cell(card["name"][w.language]),
                Cell(str(count.played), count.played),
                Cell(str(count.paid), count.paid),
                *rated(count.players, w),
            ]
            for card, count in sorted(
                zip(ACTIONS, self.actions.values(), strict=True), key=lambda row: (-row[1].played, row[0]["id"])
            )
        ]
        about = w.say("report-actions-about")
        return section(w.say("report-actions"), node("p", about), table(columns, rows, sort=w.say("report-played")))

    def about_challenges(self, w: Speech) -> Node:
        columns = [Column(w.say("report-place")), *numbers(("value", "challenged", "won", "share", "founded"), w)]
        rows = []
        for opponent, count in sorted(self.challenges.items(), key=lambda row: -row[1].challenged):
            value = self.map.value[PLACE_NAMES.index(opponent)] if opponent in PLACE_NAMES else None
            founded = count.founded if opponent in SETTLEMENTS else None
            rows.append(
                [
                    Cell(name_of(opponent, w)),
                    number_cell(value),
                    number_cell(count.challenged),
                    number_cell(count.won),
                    Cell("–" if count.share is None else percent(count.share, w), count.share),
                    number_cell(founded),
                ]
            )
        about = w.say("report-challenges-about")
        return section(
            w.say("report-challenges"), node("p", about), table(columns, rows, sort=w.say("report-challenged"))
        )


def source_of(done: Completed) -> str:
    """What kind of task earned the points."""
    kind = KINDS[done.card, done.task]
    return "positions" if kind in POSITIONS else "victories" if kind in VICTORIES else "deliveries"


def name_of(opponent: str, w: Speech) -> str:
    if opponent not in PLACE_NAMES:
        return w.say("report-opponent", opponent=opponent)
    return next(str(place["name"][w.language]) for place in BOX["place"] if place["id"] == opponent)


def drawn(heading: str, counts: dict[str, int], w: Speech) -> Node:
    """Bars with their share of the whole."""
    total = sum(counts.values())
    labelled = [
        (name, count, f"{count} ({percent(count / total if total else 0, w)})") for name, count in counts.items()
    ]
    summary = "; ".join(f"{name}: {text}" for name, _, text in labelled)
    return node("figure", bars(labelled, f"{heading}. {summary}"))


def numbers(keys: Iterable[str], w: Speech) -> list[Column]:
    return [Column(w.say(f"report-{key}"), numbers=True) for key in keys]


def number_cell(number: int | None) -> Cell:
    return Cell("–" if number is None else str(number), number)


def rated(tally: Tally, w: Speech) -> list[Cell]:
    """The win rate and its interval."""
    if not tally.games:
        return [Cell("–", None), Cell("–", None)]
    return [Cell(percent(tally.rate, w), tally.rate), Cell(interval(tally, w), tally.interval()[0])]
