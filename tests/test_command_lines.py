"""Every command line in the README and in docs/ is run, page by page, in the order in which it stands there."""

from __future__ import annotations

import importlib.util
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

from theomachy.cli import main
from theomachy.games.deukalion.drawing import packaged_map
from tools import playing

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
BLOCK = re.compile(r"^( *)```console\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)

# What is not run, and why; of these the arguments are looked at.
NOT_RUN = {
    "./dev play": "opens a browser",
    "./dev test": "runs these tests",
    "./dev train olympus --hours 4 --jobs 2 --seed 1": "plays and trains for hours",
    "./dev bench --quick": "measures for half a minute on a machine that does nothing else",
}
FEW_GAMES = ("--games", "2")  # instead of the hundreds on the page, which take minutes; the last one named counts
FEW_ITERATIONS = "iterations=2"
# What is changed in a file before a line is run, as the page tells: page, number of the line, file, old and new.
CHANGES = {
    ("adding-a-card.md", 2): ("my-cards.toml", (("turn_end", "turnend"), ("amount = 1", "amount = 9"))),
    ("adding-a-card.md", 3): ("my-cards.toml", (("turnend", "turn_end"), ("amount = 9", "amount = 1"))),
    ("adding-a-map.md", 3): ("my-map.txt", (("R  rhodes", "R  rhodos"),)),
    ("adding-a-map.md", 4): ("my-map.txt", (("rhodos", "rhodes"), ("3   . . . . . . . .", "3   . . . . . . . #"))),
    ("adding-a-map.md", 5): ("my-map.txt", (("3   . . . . . . . #", "3   . . . . . . . ."),)),
}


@dataclass(frozen=True)
class Line:
    """A command on a page, and what it prints according to the page."""

    command: str
    shown: list[str] = field(default_factory=list)


def lines_of(page: Path) -> list[Line]:
    found: list[Line] = []
    for indent, block in BLOCK.findall(page.read_text(encoding="utf-8")):
        for text in (line.removeprefix(indent) for line in block.splitlines()):
            if text.startswith("$ "):
                found.append(Line(text[2:]))
            else:
                found[-1].shown.append(text)
    return found


def is_as_shown(shown: list[str], printed: list[str]) -> bool:
    """Each line of the page stands in the output, in this order; an ellipsis is whatever was left out."""
    rest = iter(printed)
    return all(
        any(re.fullmatch(".*".join(map(re.escape, line.split("…"))), one) for one in rest)
        for line in shown
        if line != "…"
    )


class Reader:
    """Somebody in an empty folder who types what a page says, and fills in what it leaves open."""

    def __init__(self, page: Path, folder: Path, capsys: pytest.CaptureFixture[str], stack: ExitStack) -> None:
        self.page = page
        self.folder = folder
        self.capsys = capsys
        self.stack = stack
        self.running: list[subprocess.Popen[str]] = []
        self.port = "8080"
        self.links: list[str] = []  # of the seats at a table of the first server

    def type(self, number: int, line: Line) -> None:
        self.prepare(number)
        command = line.command.replace("/var/lib/theomachy", str(self.folder / "tables"))
        command = command.replace("localhost:8080", f"localhost:{self.port}")
        words = shlex.split(command)
        theomachy = words[1:] if words[0] == "theomachy" else words[2:] if words[:2] == ["./dev", "theomachy"] else []
        if words[:2] == ["./dev", "play"]:
            theomachy = words[1:]
        if not theomachy:
            self.run_in_shell(command)
        elif theomachy[0] == "serve":
            self.serve(theomachy)
        elif theomachy[0] == "bot":
            self.start([*theomachy[:1], self.links[1], *theomachy[2:]], "sits at the table")
        else:
            self.run(theomachy, line)

    def prepare(self, number: int) -> None:
        name, changes = CHANGES.get((self.page.name, number), ("", ()))
        for old, new in changes:
            text = Path(name).read_text(encoding="utf-8")
            assert old in text
            Path(name).write_text(text.replace(old, new), encoding="utf-8")

    def run(self, words: list[str], line: Line) -> None:
        """A mistake has status 2, and is on the page."""
        words, into = (words[:-2], words[-1]) if ">" in words else (words, "")
        words = [re.sub(r"iterations=\d+", FEW_ITERATIONS, word) for word in words]
        if words[0] == "arena":
            words += FEW_GAMES
        if words[0] == "tables":
            self.stop()
            words = [self.table if word == "TABLE" else word for word in words]
        if words[0] == "join":
            words[1] = self.links[0]
        status = main(words)
        out, err = self.capsys.readouterr()
        mistaken = any("error: " in shown or shown.startswith("theomachy: ") for shown in line.shown)
        assert status == (2 if mistaken else 0), f"{line.command}: {err}"
        assert is_as_shown(line.shown, (out + err).splitlines()), f"{line.command} printed:\n{out}{err}"
        if into:
            Path(into).write_text(out, encoding="utf-8")

    @property
    def table(self) -> str:
        return self.links[0].rpartition("/t/")[2].partition("#")[0]

    def serve(self, words: list[str]) -> None:
        """On a port that is free; with a table, for what the page does there."""
        self.stop()
        words = words[: words.index("--port")] if "--port" in words else words
        printed = self.start([*words, "--port", "0"], "Serving at ")
        self.port = printed.rpartition(":")[2].partition("/")[0]
        assert main(["table", "new", "hera-zeus", "--server", f"http://localhost:{self.port}"]) == 0
        self.links = self.links or re.findall(r"http://\S+#[\w-]+", self.capsys.readouterr().out)[:2]

    def start(self, words: list[str], until: str) -> str:
        """In a process of its own, until it says that it is there."""
        call = [sys.executable, "-m", "theomachy", *words, "--language", "en"]
        process = subprocess.Popen(call, stdout=subprocess.PIPE, text=True)
        self.running.append(process)
        assert process.stdout is not None
        self.stack.enter_context(closing(process.stdout))
        printed = process.stdout.readline()
        assert until in printed, f"{words} said {printed!r}"
        return printed

    def stop(self) -> None:
        for process in reversed(self.running):
            process.terminate()
            process.wait(20)
        self.running.clear()

    def run_in_shell(self, command: str) -> None:
        """With this Python, and the theomachy that is tested here."""
        with_python = command.replace("python ", f"{shlex.quote(sys.executable)} ")
        done = subprocess.run(["bash", "-c", with_python], capture_output=True, text=True)
        assert done.returncode == 0, f"{command}: {done.stderr}"
        assert done.stdout or ">" in command


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What one has after cloning, as far as the pages name it; cards and a map of one's own; nothing to type."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=":")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    shutil.copytree(ROOT / "docs", "docs", ignore=shutil.ignore_patterns("pictures"))
    for tests in ("hera_zeus/scenarios", "fourth"):
        shutil.copytree(ROOT / "tests" / tests, f"tests/{tests}")
    Path("theomachy/games/olympus").mkdir(parents=True)
    first_card = re.findall(r"```toml\n(.*?)```", (ROOT / "docs" / "adding-a-card.md").read_text(), re.DOTALL)[0]
    Path("my-cards.toml").write_text(first_card, encoding="utf-8")
    Path("my-map.txt").write_text(packaged_map(), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("text", PAGES, ids=lambda text: text.name)
def test_what_a_page_says_can_be_typed(text: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with ExitStack() as stack:
        reader = Reader(text, folder, capsys, stack)
        stack.callback(reader.stop)
        for number, line in enumerate(lines_of(text)):
            if line.command not in NOT_RUN:
                reader.type(number, line)


# --- what is not run --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def dev() -> ModuleType:
    loader = SourceFileLoader("dev", str(ROOT / "dev"))
    spec = importlib.util.spec_from_loader("dev", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.mark.parametrize("command", NOT_RUN)
def test_what_is_not_run_is_on_a_page_and_its_arguments_are_known(command: str, dev: ModuleType) -> None:
    assert any(line.command == command for page in PAGES for line in lines_of(page))
    _, name, *arguments = command.split()
    assert name in dev.COMMANDS
    if arguments:
        module = {"bench": "benchmarks", "train": "learning"}[name]
        call = [sys.executable, "-m", module, "--help"]
        known = subprocess.run(call, capture_output=True, text=True, cwd=ROOT, check=True).stdout
        assert all(argument in known for argument in arguments if argument.startswith("--"))


@pytest.mark.parametrize("command", ["theomachy cards check my.toml", "play olympus --cards my.toml"])
def test_files_are_looked_for_where_one_stands(
    command: str, dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is set up here; what becomes of the process is noted instead."""

    def become(*words: str) -> None:
        assert words[-1] == "my.toml"
        assert Path.cwd() == tmp_path
        raise SystemExit("became")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(dev, "set_up", lambda: None)
    monkeypatch.setattr(playing, "prepare", lambda: None)
    for module in (dev, playing):
        monkeypatch.setattr(module, "become", become)
    for variable in ("PYTHONSAFEPATH", *playing.BYTECODE, *playing.FROM_SOURCES):
        monkeypatch.setenv(variable, os.environ.get(variable, ""))
    monkeypatch.setattr(playing, "theomachy_is_current", lambda: True)
    with pytest.raises(SystemExit, match="became"):
        dev.main(*command.split())
