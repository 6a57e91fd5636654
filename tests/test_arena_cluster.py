"""The arena on a Ray cluster of two workers on this machine: the same as without, but for times."""

from __future__ import annotations

import json
import math
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import pytest

from learning.__main__ import main as train
from tests.local_cluster import LocalCluster, local_cluster
from theomachy import build
from theomachy.arena import Contest, hold
from theomachy.bots import BOTS
from theomachy.cli import main
from theomachy.cluster import HELD, spread
from theomachy.games import Event, GameRules, Recall, View
from theomachy.kernel.errors import BadInput, Wording

LINE = ["arena", "hera-zeus", "search:iterations=10", "random", "--option", "turn_limit=16", "--language", "en"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    with local_cluster() as found, pytest.MonkeyPatch.context() as patch:
        for name, value in found.environment.items():
            patch.setenv(name, value)
        yield found


def lines_of(file: Path) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    return sorted(({**game, "times": None} for game in found), key=lambda game: int(game["number"]))


# --- bots that break --------------------------------------------------------------------------------------------------


class Breaking:
    """In its second turn."""

    def __init__(self, game: GameRules, seed: int) -> None:
        pass

    def begin(self) -> None:
        pass

    def choose(self, view: View, recall: Recall, events: list[Event]) -> int:
        if view.turns > 1:
            self.fail()
        return view.legal[0]

    def fail(self) -> None:
        raise RuntimeError("out of ideas")


class Hanging(Breaking):
    def fail(self) -> None:
        while True:
            pass


class Vanishing(Breaking):
    def fail(self) -> None:
        os._exit(3)


@dataclass(frozen=True)
class WithBreakingBots(Contest):
    """They are known wherever it arrives."""

    def __setstate__(self, state: dict[str, Any]) -> None:
        BOTS.update(breaking=Breaking, hanging=Hanging, vanishing=Vanishing)
        self.__dict__.update(state)


def test_a_bot_that_breaks_loses_its_game_on_a_worker_too(cluster: LocalCluster) -> None:
    bots = ("random", "breaking", "vanishing", "hanging")
    contest = WithBreakingBots("hera-zeus", "rio-grande", {"turn_limit": 6}, bots, 1, 1, hang=1.5, table=2)
    score = hold(contest, ray=cluster.address)
    assert score.bots[0].wins == 3
    assert {bot: reason for bot, _, reason in score.faults} == {
        "breaking": Wording("bot-crashed", error="RuntimeError: out of ideas"),
        "vanishing": Wording("bot-ended", how="exit 3"),
        "hanging": Wording("bot-slow", seconds="1.5"),
    }


# --- as on one machine ------------------------------------------------------------------------------------------------


def test_training_on_a_cluster_comes_to_the_same_weights(cluster: LocalCluster, tmp_path: Path) -> None:
    plan = "hera-zeus --iterations 3 --games 6 --gate iterations=2 --gate-games 4 --generations 1 --seed 5".split()
    for folder, where in ("there", ["--ray", cluster.address]), ("here", []):
        assert train(*plan, *where, "--folder", str(tmp_path / folder), "--out", str(tmp_path / "best.bin")) == 0
    for name in ("games-001.jsonl", "weights-001.bin", "gate-001.jsonl"):
        there, here = (sorted((tmp_path / folder / name).read_bytes().splitlines()) for folder in ("there", "here"))
        assert there == here, name


def test_any_pure_function_is_worked_out(cluster: LocalCluster) -> None:
    pairs = spread(cluster.address, resolve_name, ["math:pi", "missing_game:pi"], jobs=1)
    assert next(pairs) == ("math:pi", math.pi)
    with pytest.raises(BadInput, match="ray-no-theomachy"):
        next(pairs)


def test_another_build_on_a_worker_is_refused(cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    source = cluster.folder / "changing_game" / "__init__.py"
    source.parent.mkdir()
    source.write_text("")
    monkeypatch.syspath_prepend(cluster.folder)
    build.mark("changing_game", HELD)
    source.write_text("# this is new")
    with pytest.raises(BadInput, match="ray-other-build"):
        next(spread(cluster.address, abs, [3], package="changing_game"))


def test_it_goes_on_after_ctrl_c_and_when_a_worker_is_killed(
    cluster: LocalCluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No game is played twice, and each is that of one machine."""
    file, records, games = tmp_path / "results", tmp_path / "records", 16
    line = [*LINE, "--ray", cluster.address, "--resume", str(file), "--records", str(records), "--json"]
    first = begun(*line, "--games", "1000")
    wait_for_lines(4, file, first)
    os.killpg(first.pid, signal.SIGINT)
    out, err = first.communicate()
    assert first.returncode == 130
    assert err.startswith("Interrupted; ")
    assert err.count("\n") == 1
    before = file.read_bytes()
    played = json.loads(out)["games"]
    assert 3 <= played <= len(lines_of(file)) < games
    last = ["--games", str(games), "--until", "0,30"]
    second = begun(*line, *last)
    wait_for_lines(len(lines_of(file)) + 3, file, second)
    os.kill(cluster.raylet, signal.SIGKILL)
    out, err = second.communicate()
    assert (second.returncode, err) == (0, "")
    assert file.read_bytes().startswith(before)

    assert main([*LINE, *last, "--resume", str(tmp_path / "alone"), "--records", str(tmp_path / "kept"), "--json"]) == 0
    assert untimed(json.loads(capsys.readouterr().out)) == untimed(json.loads(out))
    assert lines_of(tmp_path / "alone") == lines_of(file)
    assert records_in(tmp_path / "kept") == records_in(records)


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    return {**found, "bots": [{**bot, "times": None} for bot in found["bots"]]}


def records_in(folder: Path) -> dict[int, str]:
    return {int(path.stem): path.read_text(encoding="utf-8") for path in folder.iterdir()}


def begun(*line: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "theomachy", *line],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # whatever runs the tests ignores
    )


def wait_for_lines(count: int, file: Path, running: subprocess.Popen[str]) -> None:
    while not file.exists() or file.read_bytes().count(b"\n") < count:
        assert running.poll() is None, running.communicate()
        time.sleep(0.01)


# --- refused ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("127.0.0.1:9", "No Ray cluster answers at 127.0.0.1:9; start one with ray start --head"),
        ("nowhere", "--ray takes the address of a Ray cluster, HOST:PORT or auto, not “nowhere”."),
    ],
)
def test_where_there_is_no_cluster(address: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LINE, "--ray", address]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1


def test_without_ray(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    assert main([*LINE, "--ray", "auto"]) == 2
    assert "--ray needs the package Ray; install it with pip install" in capsys.readouterr().err
