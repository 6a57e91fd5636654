"""The build keeps what it compiled, and never takes what is out of date."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build

KERNEL = """
class Counter:
    def __init__(self) -> None:
        self.count = 0

    def step(self) -> int:
        self.count += 1
        return self.count
"""
GAME = """
from theomachy.kernel.counter import Counter

def play(steps: int) -> int:
    counter = Counter()
    for _ in range(steps):
        counter.step()
    return counter.count + NUMBER
"""
PACKAGES = ("theomachy", "theomachy/kernel", "theomachy/games", "theomachy/games/chess", "theomachy/games/go")


class House:
    """A small one: a kernel and two games, compiled with a cache."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for package in PACKAGES:
            (folder / package).mkdir()
            (folder / package / "__init__.py").touch()
        self.write("kernel/counter.py", KERNEL)
        self.write("games/chess/rules.py", GAME.replace("NUMBER", "100"))
        self.write("games/go/rules.py", GAME.replace("NUMBER", "200"))
        self.builds = 0

    def write(self, file: str, text: str) -> None:
        (self.folder / "theomachy" / file).write_text(text)

    def build(self, monkeypatch: pytest.MonkeyPatch) -> tuple[set[str], list[int]]:
        """What was compiled or linked, without what only loads a module; and what the games then say."""
        made: set[str] = set()
        make = hatch_build.Compile.make

        def watched(command: hatch_build.Compile, key: str, target: Path, way: object) -> None:
            def note() -> None:
                made.add(target.name.partition(".")[0].removeprefix("__native_").removesuffix("__mypyc"))
                way()  # type: ignore[operator]

            make(command, key, target, note)

        self.builds += 1
        out = self.folder / f"build{self.builds}"
        out.mkdir()
        with monkeypatch.context() as patch:
            patch.chdir(self.folder)
            patch.setenv("THEOMACHY_GROUPS", "1")
            patch.setenv("THEOMACHY_CACHE", str(self.folder / "cache"))
            patch.setenv("THEOMACHY_PROGRESS", str(self.folder / "progress"))
            patch.setattr(hatch_build.Compile, "make", watched)
            modules = sorted(map(str, Path().glob("theomachy/*/**/[!_]*.py")))
            libraries = hatch_build.compile_in(out, modules)
        for source, place in libraries.items():
            target = self.folder / place
            target.unlink(missing_ok=True)
            target.write_bytes(Path(source).read_bytes())
        return {name for name in made if name.startswith("theomachy")}, self.said()

    def said(self) -> list[int]:
        program = "from theomachy.games.chess import rules as a; from theomachy.games.go import rules as b"
        program += "; assert a.__file__.endswith('.so'); print(a.play(5), b.play(7))"
        call = [sys.executable, "-P", "-c", program]
        done = subprocess.run(call, env=os.environ | {"PYTHONPATH": str(self.folder)}, capture_output=True, text=True)
        assert not done.stderr, done.stderr
        return [int(word) for word in done.stdout.split()]


CHESS = {"theomachy___games___chess___rules", "theomachy_chess"}


def test_a_change_in_one_game_leaves_the_others_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(tmp_path)
    made, said = house.build(monkeypatch)
    assert {"theomachy_kernel", "theomachy_chess", "theomachy_go"} < made
    assert said == [105, 207]
    done, total = (tmp_path / "progress").read_text().split()
    assert done == total

    house.write("games/chess/rules.py", GAME.replace("NUMBER", "300"))
    made, said = house.build(monkeypatch)
    assert made == CHESS
    assert said == [305, 207]

    house.write("games/chess/rules.py", GAME.replace("NUMBER", "100"))  # as before: nothing to do
    assert house.build(monkeypatch) == (set(), [105, 207])

    # The kernel is laid out anew: whoever reads its objects is compiled again.
    house.write("kernel/counter.py", KERNEL.replace("self.count = 0", "self.before = 7\n        self.count = 1000"))
    made, said = house.build(monkeypatch)
    assert {"theomachy_kernel", "theomachy_go", *CHESS} <= made
    assert said == [1105, 1207]


def test_the_cache_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "CACHE_BYTES", 250)
    for age, name in enumerate(["new", "old", "older", "oldest"]):
        (tmp_path / name).write_bytes(bytes(100))
        os.utime(tmp_path / name, (1e9 - age, 1e9 - age))
    hatch_build.forget_oldest(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"new", "old"}
