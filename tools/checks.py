"""`./dev test`."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from subprocess import DEVNULL

from tools.commands import run
from tools.making import BIN, ROOT
from tools.set_up import PURE, TO_COMPILE, TO_TEST, look_for_browser, prepare, set_up

CODE = ("theomachy", "tests", "benchmarks", "tools", "hatch_build.py", "training.py", "dev", "web/build.py")
IN_THE_BROWSER = "tests/web"
NOT_COMPILED = (
    *("board", "words", "statistics", "second_engine_alone", "rules_report"),
    *("card_file", "cards_command", "hostile_files", "reading", "schema"),
)
OF_THE_RULES = (  # all else runs from its source anyway
    *("tests/hera_zeus", "tests/olympus", "tests/deukalion", "tests/laws"),
    *("tests/test_records.py", "tests/test_bots.py", "tests/test_options.py", "tests/test_every_game.py"),
    *(f"--ignore-glob=**/test_{name}.py" for name in NOT_COMPILED),
)
TESTS = ("-q", "-n", "auto", "--dist", "worksteal")


def test() -> None:
    """Everything that must hold, quick parts first; stops at the first that fails."""
    if PURE:
        sys.exit("./dev test tries the compiled rules and their sources; unset THEOMACHY_PURE.")
    look_for_browser()
    prepare(TO_COMPILE, TO_TEST)
    # the rules are compiled beside the parts that do not need them so
    subprocess.Popen([sys.executable, ROOT / "dev", "theomachy", "--help"], stdout=DEVNULL, stderr=DEVNULL)
    pytest = (BIN / "pytest", *TESTS)
    parts: dict[str, Callable[[], None]] = {
        "style": lambda: run(BIN / "ruff", "check"),
        "layout": lambda: run(BIN / "ruff", "format", "--check"),
        "types": lambda: run(BIN / "mypy", "--strict", *CODE),
        "client": lambda: run(BIN / "python", "web/build.py", "check"),
        "tests, interpreted": lambda: run(*pytest, *OF_THE_RULES, THEOMACHY_PURE="1", PYTHONPATH=str(ROOT)),
        "set-up": lambda: set_up(TO_TEST),
        "tests, compiled": lambda: run(*pytest, f"--ignore={IN_THE_BROWSER}"),
        "browser": lambda: run(*pytest, "--dist", "loadfile", IN_THE_BROWSER),  # a server for each file
        "rules": lambda: run(BIN / "python", "tests/rules_report.py"),
    }
    took = []
    for name, part in parts.items():
        print(f"--- {name}", flush=True)
        start = time.monotonic()
        try:
            part()
        except subprocess.CalledProcessError:
            sys.exit(f"./dev test stopped: {name} failed.")
        took.append(f"{name:20}{time.monotonic() - start:6.1f} s")
    print("--- all is well", *took, sep="\n")
