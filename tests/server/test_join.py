"""The terminal client at a table of a server, driven by what a player would type."""

from __future__ import annotations

import asyncio
import io
import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.elsewhere import Elsewhere, elsewhere
from tests.server.service import FRIEND, ME, bot
from tests.server.test_client import KEY, QUICK, W
from tests.test_terminal import some_numbers
from theomachy.cli import main
from theomachy.kernel.records import read_record_file
from theomachy.remote.client import Client, at_table
from theomachy.remote.link import read_link
from theomachy.remote.seated import play as let_play
from theomachy.words import words

Type = Callable[..., str]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Elsewhere]:
    with elsewhere(tmp_path / "server") as server:
        yield server


@pytest.fixture
def join(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Type:
    """Types lines into `theomachy join` and says what it printed."""

    def typing(link: str, *lines: str, options: tuple[str, ...] = ()) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["join", link, *options]) == 0
        out, errors = capsys.readouterr()
        assert errors == ""
        assert link.rpartition("#")[2] not in out or "#" not in link
        return out

    return typing


async def sit(link: str, do: Callable[[Client], Coroutine[Any, Any, None]] | None = None) -> None:
    """Another player, a bot from outside; it does something before it plays, and stays for a rematch."""
    at = read_link(link, None)
    while True:
        async with at_table(at, W, "Eris", patience=QUICK, recall="always") as client:
            if do is not None:
                await client.until(lambda: client.begun)
                await do(client)
            await let_play(client, "random", 5)
            await client.until(lambda: client.position["rematch"] != "")
            at = at.to(client.position["rematch"])


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "game"), [("en", "hera-zeus"), ("de", "olympus"), ("it", "hera-zeus")], ids=["en", "de", "it"]
)
def test_a_whole_game_against_a_bot_of_the_house(language: str, game: str, there: Elsewhere, join: Type) -> None:
    _, (link,) = there.set_table(ME, bot("random"), game=game)
    w = words(language, game)
    out = join(link, *some_numbers(1), options=("--language", language))
    assert w.say("term-welcome", side=w.side(0), quit=w.say("term-command-quit")) in out
    assert w.say("term-all-revealed") in out
    commitment = re.search("[0-9a-f]{64}", out)
    assert commitment is not None
    assert out.count(commitment[0]) == 2  # before the first deal, and in what is proved
    assert "\x1b" not in out
    join(link, "record mine.record", "")  # who comes back after the end can still look at it
    found = read_record_file(Path("mine.record"))
    assert found.result
    assert found.commitment == commitment[0]


def test_against_somebody_from_outside_with_a_rematch(there: Elsewhere, join: Type) -> None:
    _, (mine, theirs) = there.set_table(ME, FRIEND)

    async def talk(client: Client) -> None:
        await client.do("chat", text="χαῖρε!", at=client.seq)
        await client.do("react", reaction="bravo", at=client.seq)

    there.begin(sit(theirs, talk))
    out = join(mine, "1", "1", "1", "say to you too", "say", "agree", "resign", "resign!", "rematch", "board", "quit")
    assert "Eris: χαῖρε!" in out
    assert "Eris: Bravo!" in out
    assert "guest: to you too" in out
    assert "Say what? Type say and a text." in out
    assert "Nobody has asked you anything." in out
    assert "to confirm, type resign!" in out
    assert "guest resigns." in out
    assert "Zeus has won; you have lost." in out
    assert "neither the dealer nor any player could choose the outcomes alone" in out
    assert "The end is proved by a signature of the key " in out
    assert "Your seat is kept; come back with the same link." in out  # at the table of the rematch


def test_undo_free_and_asked(there: Elsewhere, join: Type) -> None:
    _, (mine, theirs) = there.set_table(ME, FRIEND)
    there.begin(sit(theirs))
    out = join(mine, "1", "undo", "1", "1", "1", "DRAW", "undo", "quit")
    assert out.count("Taken back.") == 2
    assert "The others are being asked; wait for their answer." in out


def test_what_is_asked_of_us_is_answered(there: Elsewhere, join: Type) -> None:
    _, (theirs, mine) = there.set_table(FRIEND, FRIEND)

    async def ask(client: Client) -> None:
        await client.do("draw")
        await client.until(lambda: client.position["request"] is None)

    there.begin(sit(theirs, ask))
    out = join(mine, "decline", "quit")
    assert "Eris offers a draw: agree or decline?" in out
    assert "zeus says no." in out


def test_watching(there: Elsewhere, join: Type) -> None:
    table, (mine, theirs) = there.set_table(FRIEND, FRIEND)
    there.begin(sit(mine))
    there.begin(sit(theirs))
    out = join(table, "record all.record", "")
    assert "You are watching." in out
    assert "Your hand" not in out
    assert re.search(r"(Hera|Zeus) has won\.", out)
    assert read_record_file(Path("all.record")).result


def test_why_something_is_not_allowed(there: Elsewhere, join: Type) -> None:
    _, (mine,) = there.set_table(ME, bot("random"))
    out = join(mine, "? DRAW", "DRAW", "99", "fly", "?", "hint", "hand", "log", "quit", options=("--plain",))
    assert "DRAW: This does not answer the question." in out
    assert "DRAW is refused: This does not answer the question." in out
    assert "There is no choice 99" in out
    assert "“fly” is not a number" in out
    assert "At this table also:" in out
    assert re.search(r"^Hint: \d+\. ", out, re.MULTILINE)


# --- mistakes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["join", "bot"])
@pytest.mark.parametrize(
    "words_typed",
    [
        (f"http://127.0.0.1:1/t/x#{KEY}",),
        (f"http://127.0.0.1:1/x#{KEY}",),
        (f"http://127.0.0.1:1/t/x?{KEY}",),
        (f"http://127.0.0.1:1/t/x#{KEY}", f"http://127.0.0.1:1/t/x#{KEY}"),
        (f"http://127.0.0.1:1/t/x#{KEY}", "--key", KEY),
        (f"http://127.0.0.1:1/t/x#{KEY}", "--kye", KEY),
        (f"http://127.0.0.1:1/t/x#{KEY}", f"--kye={KEY}"),
        (KEY,),
    ],
)
def test_no_mistake_shows_a_key(command: str, words_typed: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, *words_typed]) == 2
    out, errors = capsys.readouterr()
    assert out == ""
    assert errors.startswith("theomachy: ")
    assert errors.count("\n") == 1
    assert KEY not in errors


def test_a_wrong_key_is_told_in_one_sentence(there: Elsewhere, capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = there.set_table(ME, FRIEND)
    assert main(["join", table, "--key", KEY]) == 2
    assert main(["bot", "--server", table, "--key", KEY, "--bot", "random"]) == 2
    assert main(["bot", table, "--bot", "random"]) == 2
    errors = capsys.readouterr().err
    assert errors.count("This link does not open a seat here") == 2
    assert "this link has no key" in errors
    assert KEY not in errors


def test_the_command_bot(there: Elsewhere, capsys: pytest.CaptureFixture[str]) -> None:
    table, (link,) = there.set_table(ME, bot("random"))
    assert main(["bot", "--server", table, "--key", link.partition("#")[2], "--bot", "random"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("random sits at the table as Hera.\n")
    assert re.search(r"(You have won|Zeus has won; you have lost)\.\n$", out)


def test_other_commands_load_neither_server_nor_sockets() -> None:
    code = "import sys, theomachy.cli; print([m for m in ('fastapi', 'uvicorn', 'websockets') if m in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


# --- a real terminal --------------------------------------------------------------------------------------------------


class Terminal:
    """`theomachy join` in a terminal of its own."""

    def __init__(self, *args: str) -> None:
        self.master, slave = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "PYTHONPATH": os.pathsep.join(sys.path)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "theomachy", "join", *args], stdin=slave, stdout=slave, stderr=slave, env=environment
        )
        os.close(slave)
        self.seen = ""

    def until(self, text: str, seconds: float = 30) -> str:
        """What came up to this text; it is forgotten."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            assert time.monotonic() < end, f"{text!r} is not in {self.seen!r}"
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.master, 1 << 16).decode(errors="replace")
                except OSError:
                    assert text in self.seen, self.seen
        before, _, self.seen = self.seen.partition(text)
        return before

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())


def test_what_others_do_appears_while_one_types(there: Elsewhere) -> None:
    _, (mine, theirs) = there.set_table(ME, FRIEND)
    terminal = Terminal(mine)
    terminal.until("Waiting for Zeus")

    async def say(client: Client) -> None:
        await asyncio.sleep(0.5)
        await client.do("chat", text="I am here", at=client.seq)

    there.begin(sit(theirs, say))
    terminal.until("Eris sits down as Zeus.")
    terminal.until("committed to")
    os.write(terminal.master, b"log")
    terminal.until("Eris: I am here")
    terminal.until("log")  # what was typed stands below
    terminal.type("")
    terminal.type("resign!")
    terminal.until("Zeus has won; you have lost.")
    terminal.until("Enter leaves.")
    terminal.type("")
    assert terminal.process.wait(20) == 0
    os.close(terminal.master)
