"""The report of a contest: what holds of every game, and what this one counts besides."""

from __future__ import annotations

import math
from collections.abc import Sequence

from theomachy.arena.page import Cell, Column, Node, node, page, section, table
from theomachy.arena.plots import (
    Scale,
    Span,
    bins,
    histogram,
    interval_line,
    rate_scale,
    scale_of_ratings,
    scale_of_times,
    spans,
)
from theomachy.arena.score import Score, rating_of
from theomachy.arena.tally import Tally, decimal, interval, milliseconds, percent
from theomachy.games import game as game_named
from theomachy.kernel.options import Text
from theomachy.words import GameWords, words


def report(score: Score, language: str) -> str:
    w = words(language, score.contest.game)
    title = w.say("report-title", name=w.say("game-name"), games=score.first.games)
    parts = [*about(score, w), about_bots(score, w), about_first_turn(score, w), about_lengths(score, w)]
    if score.statistics is not None:
        parts += score.statistics.sections(language)
    return page(language, title, *parts)


def about(score: Score, w: GameWords) -> list[Node]:
    contest = score.contest
    sentences = [w.say("report-about", edition=contest.edition, seed=str(contest.seed))]
    if contest.changes:
        table = game_named(contest.game).options().table
        changes = (
            name if isinstance(table[name][0], Text) else f"{name} = {value}" for name, value in contest.changes.items()
        )
        sentences.append(w.say("report-options", options=", ".join(changes)))
    if score.faults:
        sentences.append(w.say("report-faults", games=len(score.faults)))
    return [node("p", " ".join(sentences))]


def about_bots(score: Score, w: GameWords) -> Node:
    columns = [Column(w.say("arena-bot"))]
    columns += [Column(w.say(f"arena-{key}"), numbers=True) for key in ("wins", "draws", "losses", "rate")]
    columns += [Column(""), Column(w.say("arena-interval"), numbers=True)]
    if score.ratings:
        columns += [Column(w.say("arena-rating"), numbers=True), Column(w.say("arena-interval"), numbers=True)]
    rows = [
        [
            Cell(name),
            *(Cell(str(count)) for count in (tally.wins, tally.draws, tally.losses)),
            Cell(percent(tally.rate, w)),
            Cell(interval_line(tally, rate_text(tally, w))),
            Cell(interval(tally, w)),
            *map(Cell, rating_of(name, score) or [""] * (2 if score.ratings else 0)),
        ]
        for name, tally in zip(score.contest.bots, score.bots, strict=True)
    ]
    return section(
        w.say("report-bots"),
        table(columns, rows),
        *plot_of_ratings(score, w),
        node("p", w.say("arena-times")),
        table_of_times(score, w),
        *plot_of_times(score, w),
    )


def plot_of_ratings(score: Score, w: GameWords) -> list[Node]:
    """A ladder: the best comes first."""
    if not score.ratings:
        return []
    rungs = [
        Span(name, rating.low, rating.points, rating.high, " ".join(rating_of(name, score)))
        for name, rating in sorted(score.ratings.items(), key=lambda item: -item[1].points)
    ]
    scale = scale_of_ratings(min(rung.low for rung in rungs), max(rung.high for rung in rungs))
    sentence = w.say("arena-ratings", bot=score.contest.bots[-1])
    return [node("p", sentence), plot(rungs, scale, sentence)]


def plot_of_times(score: Score, w: GameWords) -> list[Node]:
    """From the mean to what 99 in 100 do not exceed; on a scale on which ten times as long is always as far."""
    lines = []
    for name, times in zip(score.contest.bots, score.times, strict=True):
        for key, clock in (("report-by-clock", times.wall), ("report-by-processor", times.cpu)):
            if clock.total > 0:
                ends = sorted((clock.mean, clock.within(0.99)))
                alt = f"{milliseconds(clock.mean, w)}, 99 % {milliseconds(clock.within(0.99), w)}"
                low, high = map(math.log10, ends)
                lines.append(Span(w.say(key, bot=name), low, math.log10(clock.mean), high, alt))
    if not lines:
        return []
    scale = scale_of_times(10 ** min(each.low for each in lines), 10 ** max(each.high for each in lines), w)
    return [node("p", w.say("report-times")), plot(lines, scale, w.say("report-times"))]


def plot(rows: Sequence[Span], scale: Scale, alt: str) -> Node:
    return node("figure", spans(rows, scale, alt), class_="wide")


def table_of_times(score: Score, w: GameWords) -> Node:
    columns = [Column(w.say("arena-bot"))]
    columns += [
        Column(w.say(f"arena-{key}"), numbers=True) for key in ("choices", "mean", "most", "cpu-mean", "cpu-most")
    ]
    rows = [
        [Cell(name), Cell(str(times.wall.number)), *(Cell(milliseconds(seconds, w)) for seconds in times.shown())]
        for name, times in zip(score.contest.bots, score.times, strict=True)
    ]
    return table(columns, rows)


def about_first_turn(score: Score, w: GameWords) -> Node:
    return section(
        w.say("report-first-turn"),
        node("p", w.say("arena-first-player", rate=percent(score.first.rate, w)), f" {interval_text(score.first, w)}"),
        node("figure", interval_line(score.first, rate_text(score.first, w), 520, rate_scale(w))),
    )


def about_lengths(score: Score, w: GameWords) -> Node:
    heading = w.say("report-lengths")
    mean = w.say("report-length", turns=decimal(score.length, w))
    turns, games = w.say("report-turns"), w.say("report-games")
    columns = [Column(turns, numbers=True), Column(games, numbers=True)]
    rows = [
        [Cell(str(first) if first == last else f"{first}–{last}"), Cell(str(count))]
        for first, last, count in bins(score.lengths)
    ]
    return section(
        heading,
        node("p", mean),
        node(
            "figure",
            histogram(score.lengths, turns, games, f"{heading}. {mean}"),
            node("details", node("summary", w.say("report-as-table")), table(columns, rows)),
        ),
    )


def rate_text(tally: Tally, w: GameWords) -> str:
    return f"{percent(tally.rate, w)} ({interval(tally, w)})"


def interval_text(tally: Tally, w: GameWords) -> str:
    return w.say("report-interval", interval=interval(tally, w))
