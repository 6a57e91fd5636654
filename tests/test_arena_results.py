"""The results of a contest in a file: begun, killed, gone on with, and never mixed with those of another."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.played import shorter
from theomachy.arena import Contest, hold, new_contest
from theomachy.arena.playing import Played
from theomachy.arena.results import kept
from theomachy.cli import main
from theomachy.games import GAMES
from theomachy.kernel.errors import Wording

LINE = ["arena", "hera-zeus", "random", "random", "--option", "turn_limit=12", "--seed", "5", "--language", "en"]


def contest(key: str = "hera-zeus", games: int = 4, seed: int = 5) -> Contest:
    return replace(new_contest(key, ["random"] * GAMES[key].players[1], games, seed), changes=shorter(key))


def lines_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_the_first_line_says_what_is_played_and_the_others_are_games(tmp_path: Path) -> None:
    file = tmp_path / "results"
    hold(new_contest("hera-zeus", ["random", "greedy"], 3, 5, turn_limit=10), results=file)
    first, *games = lines_of(file)
    assert {key: first[key] for key in ("kind", "game", "bots", "seed", "games", "options")} == {
        "kind": "theomachy-contest",
        "game": "hera-zeus",
        "bots": ["random", "greedy"],
        "seed": 5,
        "games": 3,
        "options": {"turn_limit": 10},
    }
    assert {"version", "rules", "build", "edition"} <= first.keys()
    assert [(game["number"], game["deal"], game["bots"]) for game in games] == [
        (1, 0, ["random", "greedy"]),
        (2, 0, ["greedy", "random"]),
        (3, 1, ["random", "greedy"]),
    ]


@pytest.mark.parametrize("key", GAMES)
def test_what_is_read_again_is_what_was_played(key: str, tmp_path: Path) -> None:
    """With all that the game itself counts."""
    file = tmp_path / "results"
    whole = hold(contest(key, 2), results=file)
    again = hold(contest(key, 2), results=file)
    assert json.dumps(again.as_json()) == json.dumps(whole.as_json())
    assert len(lines_of(file)) == 3


def test_why_a_game_was_lost_is_kept(tmp_path: Path) -> None:
    lost = Played(1, (0, 1), (1.0, -1.0), 0, 3, Wording("at-line", source="x", line=2, wrong=Wording("bot-unknown")))
    several = Played(2, (1, 0), (1.0, -1.0), 0, 3, Wording("record-is-none", source=("x", Wording("record-itself"))))
    with kept(tmp_path / "results", contest()) as results:
        results.add(several)
        results.add(lost)
    with kept(tmp_path / "results", contest()) as results:
        assert results.played == (several, lost)


def test_a_contest_that_was_killed_goes_on_and_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    file, games, at_least = tmp_path / "results", 24, 6
    line = [*LINE, "--jobs", "2", "--resume", str(file), "--games"]
    running = subprocess.Popen([sys.executable, "-m", "theomachy", *line, "100000"], stderr=subprocess.PIPE, text=True)
    wait_for_lines(at_least + 1, file)
    running.send_signal(signal.SIGKILL)
    assert running.communicate()[1] == ""  # it has taken its processes with it
    before = file.read_bytes()
    before = before[: before.rfind(b"\n") + 1]
    assert main([*line, str(games)]) == 0
    after = file.read_bytes()
    assert after.startswith(before)  # nothing was played again
    played = lines_of(file)[1:]
    numbers = [game["number"] for game in played]
    assert len(numbers) == len(set(numbers))
    assert set(numbers) >= set(range(1, games + 1))
    whole = tmp_path / "whole"
    assert main([*LINE, "--resume", str(whole), "--games", str(games)]) == 0
    known = {game["number"]: untimed(game) for game in played}
    assert [known[number] for number in range(1, games + 1)] == [
        untimed(game) for game in sorted(lines_of(whole)[1:], key=lambda game: int(game["number"]))
    ]


def wait_for_lines(count: int, file: Path) -> None:
    while not file.exists() or file.read_bytes().count(b"\n") < count:
        time.sleep(0.01)


def test_ctrl_c_answers_at_once_and_what_was_played_is_shown_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "results"
    line = [*LINE, "--resume", str(file), "--jobs", "2", "--json", "--games", "100000"]
    call = [sys.executable, "-m", "theomachy", *line]
    running = subprocess.Popen(
        call,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # whatever runs the tests ignores
    )
    wait_for_lines(6, file)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does
    out, err = running.communicate()
    assert running.returncode == 130
    games = json.loads(out)["games"]
    assert 5 <= games <= len(lines_of(file)) - 1 < games + 3
    assert err == f"Interrupted; {games} games were played.\n"


def untimed(game: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in game.items() if key != "times"}


@pytest.mark.parametrize("torn", [20, 250, 400, 900])
def test_a_last_line_that_is_torn_is_played_again(torn: int, tmp_path: Path) -> None:
    file = tmp_path / "results"
    whole = hold(contest(), results=file)
    text = file.read_bytes()
    file.write_bytes(text[:torn])
    assert b"\n" not in text[torn - 1 : torn]
    again = hold(contest(), results=file)
    assert [game["number"] for game in lines_of(file)[1:]] == [1, 2, 3, 4]
    assert again.bots == whole.bots
    assert again.lengths == whole.lengths


def test_a_contest_may_become_longer_and_shorter(tmp_path: Path) -> None:
    file = tmp_path / "results"
    numbers = []
    for games in (2, 5, 3):
        score = hold(contest(games=games), results=file)
        assert score.first.games == games
        numbers.append(len(lines_of(file)) - 1)
    assert numbers == [2, 5, 5]


@pytest.mark.parametrize(
    ("content", "changed", "sentence"),
    [
        (None, ["--seed", "6"], "holds the games of another contest: its “seed” is not the same"),
        (None, ["--edition", "kosmos"], "its “edition” is not the same"),
        (None, ["--hang", "5"], "its “hang” is not the same"),
        ("{}\n", [], "does not hold the games of a contest; name another file"),
        ("a text that somebody needs", [], "does not hold the games of a contest"),
        ("[1\n", [], "does not hold the games of a contest"),
    ],
)
def test_another_file_is_refused_and_left_as_it_is(
    content: str | None, changed: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results"
    line = [*LINE, "--games", "1", "--resume", str(file)]
    if content is None:
        assert main(line) == 0
    else:
        file.write_text(content)
    before = file.read_bytes()
    capsys.readouterr()
    assert main([*line, *changed]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1
    assert file.read_bytes() == before


def test_two_contests_do_not_share_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results"
    line = [*LINE, "--games", "1", "--resume", str(file)]
    with kept(file, contest()) as results:
        results.add(Played(1, (0, 1), (1.0, -1.0), 0, 3))
        assert main(line) == 2
        out, err = capsys.readouterr()
        assert (out, err) == (
            "",
            f"theomachy: {file} is in use by another contest; wait until it ends, or name another file.\n",
        )
        assert len(lines_of(file)) == 2
    file.unlink()
    assert main(line) == 0


def test_a_line_that_is_no_game_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results"
    hold(contest(), results=file)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:2], '{"number": 7}', *lines[2:]]) + "\n")
    line = ["arena", "hera-zeus", "random", "random", "--seed", "5", "--language", "en"]
    assert main([*line, "--resume", str(file)]) == 2
    assert "results, line 3: this is not a game of this contest" in capsys.readouterr().err


def test_records_go_on_in_a_folder_that_is_not_empty(tmp_path: Path) -> None:
    line = [*LINE, "--resume", str(tmp_path / "results"), "--records", str(tmp_path / "records"), "--games"]
    assert main([*line, "2"]) == main([*line, "4"]) == 0
    assert len(list((tmp_path / "records").iterdir())) == 4
