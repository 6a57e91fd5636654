"""`theomachy games check` in a process of its own for every folder that comes in, without loading anything again: out
goes how it ended and what it said."""

from __future__ import annotations

import json
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from theomachy.cli import main
from theomachy.terminal import game_check, games

LOADED = game_check, games


def checked(folder: str, words: list[str]) -> dict[str, Any]:
    """The game in that folder, as if it were installed there."""
    os.chdir(folder)
    sys.path.insert(0, folder)
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        status = main(["games", "check", "wings", *words])
    return {"status": status, "out": out.getvalue(), "err": err.getvalue()}


def answer(line: str) -> None:
    with Path(os.devnull).open(encoding="utf-8") as sys.stdin:
        print(json.dumps(checked(*json.loads(line))), flush=True)


if __name__ == "__main__":
    for line in sys.stdin:
        process = os.fork()
        if process == 0:
            answer(line)
            os._exit(0)
        _, ended = os.waitpid(process, 0)
        if ended:
            sys.exit("A check has ended without an answer.")
