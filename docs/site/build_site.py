#!/usr/bin/env python3
"""Builds the site of the documentation: python docs/site/build_site.py FOLDER

The pages are those of docs/, and beside them the changelog and the like, which lie at the root of the repository.  A
link to another file of the repository leads to a page that shows it.  The site asks no other host for anything, and can
be read without a server.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, STDOUT
from tempfile import TemporaryDirectory
from typing import Any

DOCS = Path(__file__).resolve().parents[1]
ROOT = DOCS.parent
ICON = ROOT / "web" / "public" / "icons" / "icon.svg"
RUN = DOCS / "benchmarks.json"  # what `./dev bench --json` printed
AT_THE_ROOT = {ROOT / f"{name.upper()}.md": f"{name}.md" for name in ("changelog", "contributing", "security")}
AS_THEY_ARE = (".json", ".png", ".svg", ".webp", ".css", ".js")  # all else but Markdown is shown by a page of its own
LINK = re.compile(r"(?<=\]\()(?!https?:|#|mailto:)([^)#\s]+)")
FENCE = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)
ITEM = re.compile(r"([*-]|\d+\.) ")
CLAUSE = re.compile(r"^\*\*([A-Z]+-[A-Z]+-\d+)\*\*", re.MULTILINE)
NOT_FOUND_BY_SEARCH = "---\nsearch:\n  exclude: true\n---\n\n"


def main(folder: Path) -> None:
    with TemporaryDirectory() as work:
        gather(Path(work))
        command = [str(Path(sys.executable).with_name("zensical")), "build", "--strict"]
        plain = os.environ | {"NO_COLOR": "1"}
        built = subprocess.run(command, cwd=work, env=plain, stdout=PIPE, stderr=STDOUT, text=True)
        if built.returncode:
            sys.exit(f"{built.stdout.strip()}\nThe site could not be built.")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(Path(work, "site"), folder)


def gather(work: Path) -> None:
    """All that the site is made of."""
    (work / "theomachy").symlink_to(ROOT / "theomachy")  # the reference is made from its docstrings
    shutil.copy(Path(__file__).with_name("zensical.toml"), work)
    pages = Pages(work / "pages")
    for path in sorted(DOCS.rglob("*")):
        if path.suffix in AS_THEY_ARE and path != RUN:
            pages.copy(path)
        elif path.suffix == ".md":
            pages.add(path)
    for path in AT_THE_ROOT:
        pages.add(path)
    shutil.copy(ICON, pages.folder / "site" / "icon.svg")
    pages.write("benchmarks.md", benchmarks(json.loads(RUN.read_text(encoding="utf-8"))))


class Pages:
    """The pages of the site as Markdown, each with all to which it leads."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.added: set[Path] = set()

    def add(self, path: Path) -> None:
        if path in self.added:
            return
        self.added.add(path)
        if path.is_dir():
            text = self.linked(path / "index.md", contents(path))
        elif path.suffix == ".md":
            text = self.linked(path, path.read_text(encoding="utf-8"))
        else:
            text = shown(path)
        name = place(path)
        self.write(name, NOT_FOUND_BY_SEARCH + text if name.startswith("source/") else text)

    def copy(self, path: Path) -> None:
        file = self.folder / path.relative_to(DOCS)
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, file)

    def write(self, name: str, text: str) -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def linked(self, page: Path, text: str) -> str:
        """With links as they are on the site, and a place to link to at every clause of the rules."""

        def lead(link: re.Match[str]) -> str:
            target = (page.parent / link[1]).resolve()
            if not target.exists():
                return link[0]  # a strict build says so
            if target.suffix not in AS_THEY_ARE:
                self.add(target)
            return os.path.relpath(place(target), Path(place(page)).parent)

        parts = FENCE.split(with_deep_lists(text))
        for at in range(0, len(parts), 2):
            parts[at] = CLAUSE.sub(r"**\1**{#\1}", LINK.sub(lead, parts[at]))
        return "".join(parts)


def with_deep_lists(text: str) -> str:
    """What belongs to an item of a list is four columns deep for the site, and an item that has paragraphs ends with an
    empty line; in our pages it is as deep as the item's text."""
    lines: list[str] = []
    depth, fenced, paragraphs = 0, False, False
    for line in text.split("\n"):
        if not depth and line.startswith("```"):
            fenced = not fenced
        elif not fenced and (item := ITEM.match(line)):
            if depth and paragraphs:
                lines.append("")
            depth, paragraphs = len(item[0]), False
        elif depth and line.startswith(" " * depth):
            line = " " * (4 - depth) + line
        elif line:
            depth, fenced = 0, line.startswith("```")
        paragraphs = paragraphs or not line
        lines.append(line)
    return "\n".join(lines)


def place(path: Path) -> str:
    """Where a file of the repository is on the site."""
    if path in AT_THE_ROOT:
        return AT_THE_ROOT[path]
    if path.is_relative_to(DOCS) and (path.suffix == ".md" or path.suffix in AS_THEY_ARE):
        return path.relative_to(DOCS).as_posix()
    name = path.relative_to(DOCS if path.is_relative_to(DOCS) else ROOT).as_posix()
    if path.is_dir():
        return f"{name}/index.md" if path.is_relative_to(DOCS) else f"source/{name}/index.md"
    return f"source/{name}" if path.suffix == ".md" else f"source/{name}.md"


def contents(folder: Path) -> str:
    """A page that lists the files of a folder."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    names = (path.relative_to(folder).as_posix() for path in files)
    return f"# {folder.relative_to(ROOT).as_posix()}\n\n" + "".join(f"* [{name}]({name})\n" for name in names)


def shown(path: Path) -> str:
    """A page that shows a file."""
    kind = {".py": "python", ".toml": "toml"}.get(path.suffix, "text")
    name = path.relative_to(ROOT).as_posix()
    return f"# {path.name}\n\n`{name}`\n\n````{kind}\n{path.read_text(encoding='utf-8')}````\n"


# --- the benchmarks ---------------------------------------------------------------------------------------------------


def benchmarks(run: dict[str, Any]) -> str:
    """The page of a run of `./dev bench --json`."""
    measures = list(dict.fromkeys(row["measure"] for row in run["rows"]))
    return "\n".join(
        [
            "# Benchmarks",
            "",
            f"One run of `./dev bench` on {run['date']}, commit {run['commit']}: {run['machine']}, {run['python']}.",
            "Every library has a process of its own, and they take turns; what counts is the best round, per second",
            "of processor time. Chance counts as a decision. Compare rows of the same table: another machine has other",
            "figures, and the same ratios.",
            *(line for measure in measures for line in table(measure, run["rows"])),
            "",
        ]
    )


MEANING = {
    "loop": "Decisions a second, taken one by one from Python, with the odds of chance.",
    "playout": "Decisions a second in a random game played to its end by one call.",
    "copy": "Copies of a position.",
    "view": "Views: all that a seat may know, in words.",
    "resample": "Redraws of all that a seat cannot see.",
    "search": "Iterations of the tree search with full random playouts.",
}


def table(measure: str, rows: list[dict[str, Any]]) -> Iterator[str]:
    yield from ("", f"## {measure}", "", MEANING.get(measure, ""), "")
    yield from ("| library | game | code | per second |", "|---|---|---|--:|")
    for row in sorted((row for row in rows if row["measure"] == measure), key=lambda row: -row["per_second"]):
        code = "compiled" if row["compiled"] else "interpreted"
        yield f"| {row['library']} | {row['game']} | {code} | {row['per_second']:,.0f} |"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
