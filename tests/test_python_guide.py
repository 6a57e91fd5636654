"""docs/python.md and the docstrings of what it speaks of: every program is run, and prints what stands below it."""

from __future__ import annotations

import contextlib
import doctest
import importlib
import inspect
import io
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from theomachy.bots import BOTS

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "python.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$(?:\n\n```text\n(.*?)^```$)?", re.MULTILINE | re.DOTALL)
SERVER = "http://localhost:8080"  # in the page
QUICK = ("messages=1000", "message_burst=1000", "requests=1000", "request_burst=1000", "pace=1")
PUBLIC = ("games", "table", "bots", "arena", "remote")
COMPILED = ("Rng",)  # keeps no docstring then
WEB = {"fastapi", "starlette", "uvicorn", "pydantic"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    limits = [word for limit in QUICK for word in ("--limit", limit)]
    call = [sys.executable, "-m", "theomachy", "serve", "--port", "0", "--data", str(tmp_path), *limits]
    with subprocess.Popen([*call, "--language", "en"], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        serving = re.search(r"http://\S+(?=/)", process.stdout.readline())
        assert serving
        yield serving[0]
        process.terminate()


def test_each_program_prints_what_the_page_says(server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are run one after the other, as somebody would type them."""
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(BOTS, "dreamer", BOTS["random"])  # and gone afterwards
    here: dict[str, object] = {}
    for program, shown in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            exec(program.replace(SERVER, server), here)
        assert printed.getvalue() == shown


def test_a_game_in_ten_lines_a_bot_in_twenty() -> None:
    programs = [program for program, _ in BLOCK.findall(PAGE.read_text(encoding="utf-8"))]
    game, bot = programs[0], next(program for program in programs if "class " in program)
    assert len(code(game)) <= 10
    assert len(code(bot)) <= 20


def code(program: str) -> list[str]:
    return [line for line in program.splitlines() if line.strip()]


@pytest.mark.parametrize("package", PUBLIC)
def test_examples_in_docstrings_run(package: str) -> None:
    modules = {importlib.import_module(thing.__module__) for thing in documented(package).values()}
    tried = [doctest.testmod(module) for module in modules]
    assert all(each.failed == 0 for each in tried)


@pytest.mark.parametrize("package", PUBLIC)
def test_everything_public_is_documented(package: str) -> None:
    for name, thing in documented(package).items():
        assert inspect.getdoc(thing), name
        for member, value in vars(thing).items() if inspect.isclass(thing) else ():
            if not member.startswith("_") and (inspect.isfunction(value) or isinstance(value, property)):
                assert inspect.getdoc(value), f"{name}.{member}"


def documented(package: str) -> dict[str, Any]:
    """The classes and functions that a package offers."""
    module: ModuleType = importlib.import_module(f"theomachy.{package}")
    offered = {name: getattr(module, name) for name in module.__all__ if name not in COMPILED}
    return {name: thing for name, thing in offered.items() if inspect.isclass(thing) or inspect.isroutine(thing)}


@pytest.mark.parametrize("package", PUBLIC)
def test_no_web_framework_is_loaded(package: str) -> None:
    show = f"import sys, theomachy.{package}; print(*(name.partition('.')[0] for name in sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", show], capture_output=True, text=True, check=True).stdout
    assert not WEB & set(loaded.split())
