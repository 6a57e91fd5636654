"""docs/adding-a-game.md: its code is that of the fourth game.  Its commands are run by tests/test_command_lines.py."""

from __future__ import annotations

import re

import pytest

from tests.fourth.installed import HERE

PAGE = (HERE.parent.parent / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
# The file that was named last before a block of code.
FILE = re.compile(r"\]\(\.\./tests/fourth/([\w./]+)\)")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [
    (FILE.findall(PAGE[: block.start()])[-1], block[2]) for block in BLOCK.finditer(PAGE) if block[1] != "console"
]


@pytest.mark.parametrize(("file", "code"), BLOCKS)
def test_what_is_shown_stands_in_the_file(file: str, code: str) -> None:
    assert code in (HERE / file).read_text(encoding="utf-8")


def test_every_file_that_is_named_exists() -> None:
    links = re.findall(r"\]\(\.\./([\w./-]+)\)", PAGE)
    assert links
    assert all((HERE.parent.parent / link).exists() for link in links)


def test_there_are_fewer_steps_than_nine() -> None:
    steps = [int(number) for number in re.findall(r"^## (\d)\. ", PAGE, re.MULTILINE)]
    assert steps == list(range(1, len(steps) + 1))
    assert len(steps) < 9
    assert len(BLOCKS) >= len(steps)
