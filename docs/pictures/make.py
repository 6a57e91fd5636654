#!/usr/bin/env python3
"""Draws the pictures of the README: python docs/pictures/make.py"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from theomachy.kernel.records import read_record_file
from theomachy.table.match import from_record
from theomachy.terminal.keyboard import recap
from theomachy.terminal.screen import DrawnScreen
from theomachy.words import words

HERE = Path(__file__).parent
FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # the picture asks nobody for anything
WIDTH, LINES_OF_LOG = 92, 7


def terminal() -> None:
    """The middle of a game, as Hera sees it."""
    match = from_record(read_record_file(HERE / "game.record"))
    w = words("en", match.game.key)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    screen = DrawnScreen(w, console)
    view = match.view(match.to_move())
    screen.heading(w.say("term-what-happened"))
    screen.happened(recap(match.log(view.seat), w)[-LINES_OF_LOG:], view.seat)
    screen.say()
    screen.table(view)
    screen.question(view, match.game.notation.write_action)
    console.print(">")
    svg = console.export_svg(title="theomachy play hera-zeus --against search", unique_id="theomachy")
    (HERE / "terminal.svg").write_text(FONT.sub("", svg), encoding="utf-8")


if __name__ == "__main__":
    terminal()
