"""Pages in HTML: one file, readable in light and dark, on paper and without scripts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree.ElementTree import Element, tostring

Node = Element
GENERATOR = "theomachy arena"
FIRST_LINE = f"<!doctype html><!-- {GENERATOR} -->"

STYLE = """
:root {
  color-scheme: light dark;
  --paper: #ffffff; --ink: #1c1c21; --faint: #65656f; --line: #d5d5dd;
  --bar: #2f6db3; --high: #b3400a; --low: #7b3fb5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #17181c; --ink: #e7e7ec; --faint: #a0a0ab; --line: #3a3b43;
    --bar: #7fb2f0; --high: #ffa06b; --low: #cfa8ff;
  }
}
body {
  margin: 0 auto; max-width: 70rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
h1 { font-size: 1.6rem; line-height: 1.25; }
h2 { font-size: 1.2rem; margin-top: 2.5rem; }
p { max-width: 44rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem .2rem 0; text-align: left; vertical-align: middle; white-space: nowrap; }
th.number, td.number { text-align: right; }
thead th { border-bottom: 1px solid var(--faint); vertical-align: bottom; }
tbody th { font-weight: inherit; }
tbody tr + tr > * { border-top: 1px solid var(--line); }
th button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
th button::after { content: " ↕"; color: var(--faint); }
th[aria-sort=ascending] button::after { content: " ↑"; color: inherit; }
th[aria-sort=descending] button::after { content: " ↓"; color: inherit; }
tr.high > * { color: var(--high); }
tr.low > * { color: var(--low); }
tr.own th { font-weight: 700; }
summary { cursor: pointer; color: var(--faint); }
figure { margin: 1rem 0; }
svg { display: block; max-width: 100%; height: auto; }
td svg { max-width: none; }
figure.wide svg { min-width: 44rem; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
svg text.faint { fill: var(--faint); }
svg text.name { paint-order: stroke; stroke: var(--paper); stroke-width: 3px; }
svg .bar, svg .dot { fill: var(--bar); }
svg .reach { stroke: var(--bar); stroke-width: 2; }
svg .axis { stroke: var(--line); }
svg .limit { stroke: var(--faint); stroke-dasharray: 2 3; }
svg .high .dot { fill: var(--high); } svg .high .reach { stroke: var(--high); }
svg .low .dot { fill: var(--low); } svg .low .reach { stroke: var(--low); }
svg .many .reach { stroke-width: 1; opacity: .6; }
svg .own .dot { stroke: var(--ink); stroke-width: 2; }
@media print { body { max-width: none; } }
"""

# A click on a heading sorts by it, a second click the other way round; what has no value stays at the end.
SCRIPT = """
for (const table of document.querySelectorAll("table.sortable")) {
  const headings = [...table.tHead.rows[0].cells];
  headings.forEach((heading, column) => {
    if (heading.textContent === "") return;
    const button = document.createElement("button");
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener("click", () => {
      const numbers = heading.classList.contains("number");
      const before = heading.getAttribute("aria-sort");
      const down = before ? before === "ascending" : numbers;
      headings.forEach(other => other.removeAttribute("aria-sort"));
      heading.setAttribute("aria-sort", down ? "descending" : "ascending");
      const value = row => row.cells[column].dataset.value ?? row.cells[column].textContent;
      const compare = (a, b) => numbers ? a - b : a.localeCompare(b, document.documentElement.lang);
      const rows = [...table.tBodies[0].rows].sort((one, other) => {
        const [a, b] = [value(one), value(other)];
        if (a === "" || b === "") return (a === "") - (b === "");
        return down ? compare(b, a) : compare(a, b);
      });
      table.tBodies[0].append(...rows);
    });
  });
}
"""


def node(tag: str, /, *inside: Node | str, **attributes: object) -> Node:
    """An element with what stands in it; `class_` is its class.  Text is escaped when the page is written."""
    made = Node(tag, {name.rstrip("_").replace("_", "-"): str(value) for name, value in attributes.items()})
    for part in inside:
        if not isinstance(part, str):
            made.append(part)
        elif len(made):
            made[-1].tail = (made[-1].tail or "") + part
        else:
            made.text = (made.text or "") + part
    return made


def section(heading: str, *inside: Node) -> Node:
    return node("section", node("h2", heading), *inside)


def page(language: str, title: str, *inside: Node) -> str:
    head = node(
        "head",
        node("meta", charset="utf-8"),
        node("meta", name="viewport", content="width=device-width, initial-scale=1"),
        node("title", title),
        node("style", STYLE),
    )
    body = node("body", node("h1", title), *inside, node("script", SCRIPT))
    html = tostring(node("html", head, body, lang=language), encoding="unicode", method="html")
    return f"{FIRST_LINE}\n{html}\n"


def is_page(path: Path) -> bool:
    """Is it a page that we have written?"""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(FIRST_LINE)) == FIRST_LINE.encode()


# --- tables ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cell:
    shown: Node | str
    value: float | str | None = ""  # a table is sorted by it, else by what is shown; of a number that is missing, None


@dataclass(frozen=True)
class Column:
    heading: str
    numbers: bool = False


def table(columns: Sequence[Column], rows: Sequence[Sequence[Cell]], kinds: Sequence[str] = (), sort: str = "") -> Node:
    """Of each row the first cell names it, and its kind is how it looks.  `sort` is the column by which the rows are
    sorted already, downwards; with it the reader may choose another."""
    head = node("tr", *(heading(column, column.heading == sort) for column in columns))
    lines = [
        node(
            "tr", *(cell_of(cell, column) for cell, column in zip(row, columns, strict=True)), **kind_of(kinds, number)
        )
        for number, row in enumerate(rows)
    ]
    for line in lines:
        line[0].tag = "th"
        line[0].set("scope", "row")
    whole = node("table", node("thead", head), node("tbody", *lines), **({"class_": "sortable"} if sort else {}))
    return node("div", whole, class_="wide")


def heading(column: Column, sorted_by: bool) -> Node:
    made = node("th", column.heading, scope="col")
    if column.numbers:
        made.set("class", "number")
    if sorted_by:
        made.set("aria-sort", "descending")
    return made


def cell_of(cell: Cell, column: Column) -> Node:
    made = node("td", cell.shown)
    if column.numbers:
        made.set("class", "number")
    if cell.value != "":
        made.set("data-value", "" if cell.value is None else shortly(cell.value))
    return made


def shortly(value: float | str) -> str:
    return f"{value:.6g}" if isinstance(value, float) else str(value)


def kind_of(kinds: Sequence[str], number: int) -> dict[str, object]:
    return {"class_": kinds[number]} if kinds and kinds[number] else {}
