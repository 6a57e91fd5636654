"""Whatever a bot does, it loses its own game only, by name, and the arena goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from theomachy import bots
from theomachy.arena import Contest, new_contest
from theomachy.arena.playing import play
from theomachy.arena.score import hold
from theomachy.games import Event, GameRules, Recall, View
from theomachy.kernel.errors import Wording

# A program as somebody writes it whose bots are not well made.  Each has a way to fail in its second turn.
PROGRAM = """
import ctypes, json, os, signal, subprocess, sys, time
from theomachy.arena import hold, new_contest
from theomachy.bots import BOTS
from theomachy.words import house_words

def crash(): raise RuntimeError("out of ideas")
def forever():
    while True: pass
def print_much():
    while True: print("blah" * 1000)

WAYS = {
    "crashing": crash,
    "leaving": lambda: sys.exit("enough"),
    "vanishing": lambda: os._exit(3),
    "faulting": lambda: ctypes.string_at(0),
    "killed": lambda: os.kill(os.getpid(), signal.SIGTERM),
    "printing": lambda: print("hello"),
    "writing": lambda: os.write(1, b"hello"),
    "echoing": lambda: subprocess.run(["echo", "hello"]),
    "chatting": print_much,
    "illegal": lambda: 999,
    "silent": lambda: "nothing",
    "hanging": forever,
    "sleeping": lambda: time.sleep(1000),
    "slow": lambda: time.sleep(2.2),
}

def bot(way):
    class Bot:
        def __init__(self, game, seed): pass
        def begin(self): pass
        def choose(self, view, recall, events):
            found = way() if view.turns > 1 else None
            return view.legal[0] if found is None else found
    return Bot

for name, way in WAYS.items():
    BOTS[name] = bot(way)

if __name__ == "__main__":
    for name in sys.argv[1:]:
        games, hang = 2 if name in ("crashing", "vanishing") else 1, 2 if name in list(WAYS)[-3:] else 60
        score = hold(new_contest("hera-zeus", ["random", name], games, hang=hang), jobs=1)
        said = [house_words("en").say_error(reason) for _, _, reason in score.faults]
        print(json.dumps(score.as_json() | {"said": said}))
"""

REASONS = {
    "crashing": "RuntimeError: out of ideas",
    "leaving": "SystemExit: enough",
    "vanishing": "The process it thought in ended (exit 3).",
    "faulting": "The process it thought in ended (SIGSEGV).",
    "killed": "The process it thought in ended (SIGTERM).",
    "printing": "It printed “hello”.",
    "writing": "It printed “hello”.",
    "echoing": "It printed “hello”.",
    "chatting": f"It printed “{'blah' * 15}”.",
    "illegal": "999 is not a legal choice.",
    "silent": "'nothing' is not a legal choice.",
    "hanging": "It thought longer than 2 seconds about a choice.",
    "sleeping": "It thought longer than 2 seconds about a choice.",
    "slow": "It thought longer than 2 seconds about a choice.",
}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What became of a game of each, or of two; nothing else is printed."""
    program = tmp_path_factory.mktemp("program") / "bots.py"
    program.write_text(PROGRAM)
    done = subprocess.run([sys.executable, str(program), *REASONS], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return dict(zip(REASONS, map(json.loads, done.stdout.splitlines()), strict=True))


@pytest.mark.parametrize("name", REASONS)
def test_a_bot_that_breaks_loses_its_games_and_is_named(name: str, found: dict[str, Any]) -> None:
    contest = found[name]
    games = 2 if name in ("crashing", "vanishing") else 1
    assert [bot["wins"] for bot in contest["bots"]] == [games, 0]
    assert [(fault["bot"], fault["game"]) for fault in contest["faults"]] == [(name, 1), (name, 2)][:games]
    assert 0 < contest["turns"] < 9
    assert contest["said"] == [REASONS[name]] * games


# --- in this process --------------------------------------------------------------------------------------------------


class Crashing:
    def __init__(self, game: GameRules, seed: int) -> None:
        pass

    def begin(self) -> None:
        pass

    def choose(self, view: View, recall: Recall, events: list[Event]) -> int:
        if view.turns > 1:
            raise RuntimeError("out of ideas")
        return view.legal[0]


class Unmade:
    def __init__(self, game: GameRules, seed: int) -> None:
        if seed:  # it is made once, with 0, to see whether it can be
            raise MemoryError


class Illegal(Crashing):
    def choose(self, view: View, recall: Recall, events: list[Event]) -> int:
        return 999


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (Crashing, Wording("bot-crashed", error="RuntimeError: out of ideas")),
        (Unmade, Wording("bot-crashed", error="MemoryError")),
        (Illegal, Wording("bot-illegal", choice="999")),
    ],
)
def test_without_a_process_too(bot: Callable[..., bots.Bot], reason: Wording, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "broken", bot)
    score = hold(new_contest("hera-zeus", ["random", "broken"], 3))
    assert [each.wins for each in score.bots] == [3, 0]
    assert score.faults == [("broken", number, reason) for number in (1, 2, 3)]


def test_only_the_game_that_broke_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    class BreaksAsZeus(Crashing):
        def choose(self, view: View, recall: Recall, events: list[Event]) -> int:
            if view.seat == 1:
                raise RuntimeError
            return view.legal[0]

    monkeypatch.setitem(bots.BOTS, "breaks", BreaksAsZeus)
    contest = new_contest("hera-zeus", ["breaks", "random"], 2, turn_limit=6)
    assert [play(contest, number)[0].fault for number in (1, 2)] == [None, Wording("bot-crashed", error="RuntimeError")]


@pytest.mark.parametrize("seats", [3, 4])
def test_of_several_the_one_that_breaks_loses_and_the_others_share_the_victory(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.BOTS, "illegal", Illegal)
    names = ("random", "illegal", *["random"] * (seats - 2))
    contest = Contest("deukalion", "standard", {}, names, seats, 1)
    assert sum(play(contest, 1)[0].points) == pytest.approx(2 - seats)  # as if one had won
    score = hold(contest)
    assert [(tally.draws, tally.losses) for tally in score.bots] == [
        (seats, 0),
        (0, seats),
        *[(seats, 0)] * (seats - 2),
    ]
    assert [(bot, number) for bot, number, _ in score.faults] == [("illegal", n) for n in range(1, seats + 1)]
