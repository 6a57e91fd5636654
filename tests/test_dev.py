"""`./dev`, as far as it can be tried without a fresh machine."""

from __future__ import annotations

import ast
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools import compiling, making, set_up
from tools.commands import DISK_FULL, NO_NETWORK, Failed, Programs
from tools.compiling import Progress, compiled_beside
from tools.making import is_made, made, one_at_a_time
from tools.set_up import NO_COMPILER

ROOT = Path(__file__).parents[1]
PATIENCE = 120  # seconds; the machine may be busy


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Stamps of its own."""
    monkeypatch.setattr(making, "VENV", tmp_path)
    monkeypatch.setattr(set_up, "PURE", False)
    making.digest.cache_clear()
    yield tmp_path
    making.digest.cache_clear()


def test_an_old_python_reads_far_enough_to_hear_that_it_is_too_old() -> None:
    source = (ROOT / "dev").read_text(encoding="utf-8")
    body = ast.parse(source, feature_version=(3, 7)).body
    assert [type(each).__name__ for each in body[:3]] == ["Expr", "Import", "If"]  # the page, sys, the check


def test_play_serves_the_lobby_and_ctrl_c_leaves_nothing_behind(tmp_path: Path) -> None:
    with subprocess.Popen(
        [ROOT / "dev", "play"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path)},
        process_group=0,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # whatever runs the tests ignores
    ) as dev:
        assert dev.stdout is not None
        said = next(line for line in dev.stdout if "http" in line)
        url = re.search(r"http://\S+/", said)
        assert url is not None
        with urllib.request.urlopen(url[0], timeout=PATIENCE) as page:
            assert page.status == 200
        dev.send_signal(signal.SIGINT)
        rest = dev.stdout.read()  # to the end: until nobody is left who could write
        assert dev.wait(PATIENCE) == 130
    assert "Traceback" not in rest


def test_a_mistyped_command_is_one_sentence() -> None:
    done = subprocess.run([ROOT / "dev", "plai"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "Did you mean ./dev play?" in done.stderr


# --- making -----------------------------------------------------------------------------------------------------------


def test_what_was_interrupted_is_not_made(venv: Path) -> None:
    with made("thing", "one"):
        pass
    assert is_made("thing", "one")
    with pytest.raises(KeyboardInterrupt), made("thing", "two"):
        raise KeyboardInterrupt
    assert not is_made("thing", "one")  # half of it may be overwritten
    assert not is_made("thing", "two")


def test_two_at_once_wait_for_each_other(tmp_path: Path) -> None:
    program = "from tools.making import one_at_a_time\nwith one_at_a_time(): print('in', flush=True)"
    with one_at_a_time():
        call = [sys.executable, "-c", program]
        other = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)
        assert other.stderr is not None
        assert other.stderr.readline() == "Waiting for another ./dev that is setting up.\n"
        assert other.poll() is None
    assert other.communicate(timeout=PATIENCE) == ("in\n", "")


# --- programs ---------------------------------------------------------------------------------------------------------


def test_programs_end_with_their_children_and_have_not_failed() -> None:
    programs = Programs()

    def run() -> None:
        programs.run("sh", "-c", "sleep 600 & wait")  # returns when nobody is left who could write

    with ThreadPoolExecutor() as pool:
        running = pool.submit(run)
        while not programs.running:
            time.sleep(0.01)
        programs.end()
        with pytest.raises(SystemExit):
            running.result(PATIENCE)
    with pytest.raises(SystemExit):
        programs.run("true")


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("pip._vendor: Failed to establish a new connection: [Errno -3] Temporary failure in name", NO_NETWORK),
        ("error: Request failed after 3 retries\n  Caused by: dns error: failed to lookup", NO_NETWORK),
        ("npm error code EAI_AGAIN\nnpm error syscall getaddrinfo", NO_NETWORK),
        ("OSError: [Errno 28] No space left on device", DISK_FULL),
        ("npm error code ENOSPC", DISK_FULL),
        ("error: failed to write: No space left on device (os error 28)", DISK_FULL),
        ("something else", "something else\nThis failed: Baking bread."),
    ],
)
def test_what_failed_is_said_in_one_sentence(said: str, sentence: str) -> None:
    assert str(Failed("Baking bread", said)) == sentence


# --- compiling beside -------------------------------------------------------------------------------------------------


def test_progress_is_read_and_the_rest_estimated(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "progress")
    assert progress.look()[0] is None  # nothing is known yet
    (tmp_path / "progress").write_text("10 110")
    assert progress.look()[0] == compiling.TYPICAL
    assert progress.first is not None
    progress.first = (progress.first[0] - 10.0, 10)  # that was ten seconds ago
    (tmp_path / "progress").write_text("60 110")
    seconds, said = progress.look()
    assert seconds == 10
    assert "60 of 110, about 10 s left" in said
    (tmp_path / "progress").write_text("110 110")
    assert progress.look()[0] is None  # what is joined now takes a while


def test_without_a_compiler_it_is_said_what_helps(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(venv))
    rules, sentence = compiled_beside(venv / "progress", lambda *_: None)
    assert rules == "no-compiler"
    assert sentence.startswith(NO_COMPILER)
    assert "apt-get install gcc" in sentence


def test_what_cannot_be_compiled_is_tried_once_and_again_with_another_compiler(
    venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []

    def fail(file: Path) -> None:
        tries.append(file)
        raise Failed("Compiling", reason)

    monkeypatch.setattr(compiling, "compile_beside", fail)
    cc = venv / "cc"
    cc.touch(mode=0o755)
    monkeypatch.setenv("CC", str(cc))

    def outcome() -> tuple[str, str]:
        return compiled_beside(venv / "progress", lambda *_: None)

    reason = "npm error code ENOSPC"
    assert outcome() == ("failed", f"{compiling.NOT_COMPILED}. {DISK_FULL}")
    reason = "rules.c:1: error"
    assert outcome() == ("failed", f"{compiling.NOT_COMPILED}; {compiling.AGAIN}.")
    assert len(tries) == 2  # a full disk is worth another try
    assert outcome() == ("failed", f"{compiling.NOT_COMPILED}, as last time; {compiling.AGAIN}.")
    assert len(tries) == 2
    os.utime(cc, (1, 1))
    outcome()
    assert len(tries) == 3
