"""Which clauses of the rules have no test, and which ids name no clause.  Reads files only; runs no test.

python tests/rules_report.py
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "de", "it")
GAME_OF_OTHERS = "fourth"  # its clauses are looked for by `theomachy games check`
CLAUSE = re.compile(r"^\*\*([A-Z]{2}-[A-Z]+-\d\d)\*\*", re.MULTILINE)
# An id and what may follow it in short: `HZ-PLAY-03, -05, -08`, `HZ-PANDORA-01 to -03`.
CITED = re.compile(r"\b([A-Z]{2}-[A-Z]+-)(\d\d)\b((?:(?:,|\s+and|\s+to)[\s#]+(?:\1|-)\d\d\b)*)")
MORE = re.compile(r"(,|and|to)[\s#]+(?:[A-Z]{2}-[A-Z]+-|-)(\d\d)\b")


def clauses_in(page: str) -> list[str]:
    return CLAUSE.findall(page)


def clauses(root: Path = ROOT, language: str = "en") -> list[str]:
    """All clauses of all games, as the pages of one language have them."""
    pages = sorted((root / "docs" / "rules").glob(f"*.{language}.md"))
    return [clause for page in pages for clause in clauses_in(page.read_text(encoding="utf-8"))]


def cited_in(text: str) -> Iterator[tuple[str, int]]:
    """Every id in a text, short ones written out, with its line."""
    for match in CITED.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        stem, last = match[1], int(match[2])
        yield stem + match[2], line
        for how, number in MORE.findall(match[3]):
            for n in range(last + 1 if how == "to" else int(number), int(number) + 1):
                yield f"{stem}{n:02}", line
            last = int(number)


def proven_in(source: str) -> Iterator[tuple[str, int]]:
    """The ids in `@rule(…)` above a test, with their line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
                    yield from ((str(id.value), id.lineno) for id in call.args if isinstance(id, ast.Constant))


def report(root: Path = ROOT) -> list[str]:
    """What is wrong, a line each."""
    known = clauses(root)
    wrong = [f"{id} stands twice in the rules" for id in sorted({id for id in known if known.count(id) > 1})]
    for language in LANGUAGES[1:]:
        there = clauses(root, language)
        wrong += [f"{id} is missing in {language}" for id in known if id not in there]
        wrong += [f"{id} is in {language} and not in en" for id in there if id not in known]
    tested: set[str] = set()
    folders = (root / "theomachy", "*.py"), (root / "docs" / "rules", "*.md"), (root / "tests", "*.md")
    prose = [path for folder, pattern in folders for path in folder.rglob(pattern)]
    for path in sorted([*prose, *(root / "tests").rglob("test_*.py")]):
        if root / "tests" / GAME_OF_OTHERS in path.parents:
            continue
        text = path.read_text(encoding="utf-8")
        found = list(cited_in(text) if path in prose else proven_in(text))
        where = path.relative_to(root)
        wrong += [f"{where}, line {line}: there is no clause {id}" for id, line in found if id not in known]
        if path not in prose:
            tested.update(id for id, _ in found)
    return wrong + [f"{id} has no test" for id in known if id not in tested]


def main() -> int:
    wrong = report()
    for line in wrong:
        print(line)
    number = len(clauses())
    print(f"{number} clauses, {len(wrong)} complaints" if wrong else f"{number} clauses, all tested")
    return 1 if wrong or not number else 0


if __name__ == "__main__":
    sys.exit(main())
