"""Plots as SVG inside a page, which also says how they look (page.STYLE)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from theomachy.arena.page import Node, node
from theomachy.arena.tally import Tally, difference, percent
from theomachy.words import Speech

LIMITS = (0.35, 0.65)  # a rate beyond them is worth a look
MOST_BARS = 40
MOST_LABELS = 16
FEWEST_SLOTS = 7  # of a group of rates, so that its name has room

LONGEST_NAME = 44  # characters beside a plot
STEPS = (10, 20, 50, 100, 200, 400, 800)  # between the marks of a scale of ratings
MOST_MARKS = 8

Scale = Sequence[tuple[float, str]]  # rates or whatever is shown, and how they are written


def svg(width: float, height: float, alt: str, *inside: Node) -> Node:
    """`alt` is what a reader hears who cannot see it."""
    size = {"viewBox": f"0 0 {width:g} {height:g}", "width": f"{width:g}", "height": f"{height:g}"}
    return node("svg", *inside, **size, role="img", aria_label=alt)


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> Node:
    ends = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
    return node("line", **{name: f"{at:.1f}" for name, at in ends.items()}, class_=kind)


def label(x: float, y: float, text: str, anchor: str = "middle", kind: str = "faint") -> Node:
    return node("text", text, x=f"{x:.1f}", y=f"{y:.1f}", text_anchor=anchor, class_=kind)


def bar(x: float, y: float, width: float, height: float, alt: str) -> Node:
    size = {"x": x, "y": y, "width": width, "height": height}
    return node("rect", node("title", alt), **{name: f"{at:.1f}" for name, at in size.items()}, class_="bar")


def dot(x: float, y: float, radius: float) -> Node:
    return node("circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r=f"{radius:g}", class_="dot")


# --- a rate and its interval ----------------------------------------------------------------------------------------


def rate_scale(w: Speech) -> Scale:
    return [(rate, percent(rate, w)) for rate in (0.0, LIMITS[0], 0.5, LIMITS[1], 1.0)]


def beyond_limits(tally: Tally) -> str:
    """`high` or `low`, if the whole interval lies there."""
    low, high = tally.interval()
    return "high" if low > LIMITS[1] else "low" if high < LIMITS[0] else ""


def interval_line(tally: Tally, alt: str, width: float = 130, scale: Scale = ()) -> Node:
    """From 0 to 100 %, with marks at the middle and at the limits."""
    left = 24 if scale else 5
    wide, middle = width - 2 * left, 8
    low, high = (left + wide * rate for rate in tally.interval())
    return svg(
        width,
        36 if scale else 16,
        alt,
        line(left, middle, left + wide, middle, "axis"),
        *(line(left + wide * limit, 1, left + wide * limit, 15, "limit") for limit in LIMITS),
        line(left + wide / 2, 1, left + wide / 2, 15, "axis"),
        node(
            "g",
            line(low, middle, high, middle, "reach"),
            dot(left + wide * tally.rate, middle, 4),
            class_=beyond_limits(tally),
        ),
        *(label(left + wide * rate, 31, text) for rate, text in scale),
    )


@dataclass(frozen=True)
class Point:
    tally: Tally
    name: str
    alt: str
    own: bool = False  # one to look for, with its name beside it


def rates(groups: Sequence[tuple[str, Sequence[Point]]], scale: Scale, alt: str) -> Node:
    """Group by group, in each from the lowest rate to the highest, with their intervals."""
    left, top, height, width = 58.0, 12.0, 260.0, 900.0
    slots = [max(len(points) + 2, FEWEST_SLOTS) for _, points in groups]
    step = (width - left) / max(1, sum(slots))
    marks: list[Node] = []
    for rate, text in scale:
        y = top + height * (1 - rate)
        marks.append(line(left, y, width, y, "limit" if rate in LIMITS else "axis"))
        marks.append(label(left - 6, y + 4, text, "end"))
    x = left
    for (name, points), places in zip(groups, slots, strict=True):
        marks.append(label(x + step * places / 2, top + height + 20, name))
        first = x + step * (places - len(points) + 1) / 2
        for number, point in enumerate(sorted(points, key=lambda point: point.tally.rate)):
            marks.append(rate_mark(point, first + step * number, top, height))
        x += step * places
        marks.append(line(x, top, x, top + height, "axis"))
    return svg(width, top + height + 28, alt, *marks)


def rate_mark(point: Point, x: float, top: float, height: float) -> Node:
    low, high = (top + height * (1 - rate) for rate in point.tally.interval())
    y = top + height * (1 - point.tally.rate)
    kinds = ["many", beyond_limits(point.tally), "own" if point.own else ""]
    mark = node(
        "g",
        node("title", point.alt),
        line(x, low, x, high, "reach"),
        dot(x, y, 5 if point.own else 3.5),
        class_=" ".join(filter(None, kinds)),
    )
    if point.own:
        mark.append(label(x, max(top + 10, high - 5), point.name, kind="name"))
    return mark


# --- what reaches from here to there --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Span:
    """A point, and how far it reaches."""

    name: str
    low: float
    at: float
    high: float
    alt: str


def spans(rows: Sequence[Span], scale: Scale, alt: str) -> Node:
    """A line for each, above a scale from its first mark to its last."""
    left, right, width, row = 330.0, 40.0, 760.0, 24.0
    (first, _), (last, _) = scale[0], scale[-1]
    bottom = row * len(rows) + 4

    def across(value: float) -> float:
        return left + (width - left - right) * (value - first) / (last - first)

    marks: list[Node] = []
    for value, text in scale:
        marks.append(line(across(value), 0, across(value), bottom, "axis"))
        marks.append(label(across(value), bottom + 16, text))
    for number, span in enumerate(rows):
        y = row * (number + 0.5) + 2
        marks.append(label(left - 14, y + 4, shortened(span.name), "end", "name"))
        marks.append(
            node(
                "g",
                node("title", f"{span.name}: {span.alt}"),
                line(across(span.low), y, across(span.high), y, "reach"),
                dot(across(span.at), y, 4),
            )
        )
    return svg(width, bottom + 24, alt, *marks)


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def scale_of_ratings(low: float, high: float) -> Scale:
    """Round numbers of points, with 0 among them, around both ends."""
    step = next((step for step in STEPS if (high - low) / step <= MOST_MARKS - 2), STEPS[-1])
    first, last = math.floor(low / step), max(math.ceil(high / step), math.floor(low / step) + 1)
    return [(mark * step, difference(mark * step)) for mark in range(first, last + 1)]


def scale_of_times(shortest: float, longest: float, w: Speech) -> Scale:
    """Powers of ten around both, by their logarithms."""
    first = math.floor(math.log10(shortest))
    last = max(math.ceil(math.log10(longest)), first + 1)
    return [(mark, power_of_ten(mark, w)) for mark in range(first, last + 1)]


def power_of_ten(exponent: int, w: Speech) -> str:
    """Of seconds, in the unit that makes it a whole number."""
    for unit, least in (("seconds", 0), ("milliseconds", -3), ("microseconds", -6)):
        if exponent >= least:
            return w.say(f"report-{unit}", time=10 ** (exponent - least))
    return w.say("report-nanoseconds", time=10 ** (exponent + 9))


# --- counts ---------------------------------------------------------------------------------------------------------


def bins(counts: dict[int, int]) -> list[tuple[int, int, int]]:
    """First, last and how many, for not too many bars of the same width without a gap."""
    if not counts:
        return []
    low, high = min(counts), max(counts)
    width = math.ceil((high - low + 1) / MOST_BARS)
    return [
        (first, first + width - 1, sum(counts.get(number, 0) for number in range(first, first + width)))
        for first in range(low, high + 1, width)
    ]


def histogram(counts: dict[int, int], across: str, upwards: str, alt: str) -> Node:
    """`across` is what is counted, `upwards` of what there are so many."""
    left, top, height, width = 40.0, 30.0, 160.0, 640.0
    columns = bins(counts)
    most = max((count for _, _, count in columns), default=1)
    step = (width - left) / max(8, len(columns))
    grouped = any(first != last for first, last, _ in columns)
    every = math.ceil(len(columns) / (MOST_LABELS // 2 if grouped else MOST_LABELS)) or 1
    marks = [
        line(left, top, width, top, "axis"),
        line(left, top + height, width, top + height, "axis"),
        label(left - 6, top + 4, str(most), "end"),
        label(left - 6, top + height + 4, "0", "end"),
        label(left, top - 12, upwards, "start"),
        label(width, top + height + 36, across, "end"),
    ]
    for number, (first, last, count) in enumerate(columns):
        name = str(first) if first == last else f"{first}–{last}"
        tall = height * count / most
        marks.append(bar(left + step * number + 1, top + height - tall, step - 2, tall, f"{name}: {count}"))
        if number % every == 0:
            marks.append(label(left + step * (number + 0.5), top + height + 18, name))
    return svg(width, top + height + 42, alt, *marks)


def bars(counts: Sequence[tuple[str, int, str]], alt: str) -> Node:
    """A line for each: its name, and how many in a bar and in words."""
    left, width, row = 230.0, 640.0, 26.0
    most = max((count for _, count, _ in counts), default=0) or 1
    marks: list[Node] = []
    for number, (name, count, words) in enumerate(counts):
        y, wide = row * number, (width - left - 130) * count / most
        marks += [
            label(left - 8, y + 17, name, "end", "name"),
            bar(left, y + 4, wide, row - 8, f"{name}: {words}"),
            label(left + wide + 8, y + 17, words, "start", "name"),
        ]
    return svg(width, row * len(counts), alt, *marks)
