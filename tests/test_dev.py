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

from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.store import StoreError
from tools import checks, commands, compiling, making, set_up
from tools.checks import Checks, Part
from tools.commands import DISK_FULL, NO_NETWORK, Failed, Programs
from tools.compiling import Progress, compiled_beside
from tools.making import half_made, is_made, made, one_at_a_time
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


@pytest.mark.parametrize(("end", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_play_serves_the_lobby_and_leaves_nothing_behind(tmp_path: Path, end: signal.Signals, code: int) -> None:
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
        dev.send_signal(end)
        rest = dev.stdout.read()  # to the end: until nobody is left who could write
        assert dev.wait(PATIENCE) == code
    assert "Traceback" not in rest
    latest = time.monotonic() + PATIENCE
    while (others := in_use(tmp_path / "theomachy" / "server")) and time.monotonic() < latest:
        time.sleep(0.1)
    assert not others


def in_use(folder: Path) -> bool:
    try:
        SQLiteStore(folder).close()
    except StoreError:
        return True
    return False


def test_a_mistyped_command_is_one_sentence() -> None:
    done = subprocess.run([ROOT / "dev", "plai"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "Did you mean ./dev play?" in done.stderr


def test_who_interrupts_at_once_sees_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "difflib.py").write_text("import os, signal\nos.kill(os.getpid(), signal.SIGINT)")
    done = subprocess.run(
        [ROOT / "dev", "help"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # whatever runs the tests ignores
    )
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


# --- making -----------------------------------------------------------------------------------------------------------


def test_what_was_interrupted_is_not_made(venv: Path) -> None:
    with made("thing", "one"):
        pass
    assert is_made("thing", "one")
    with pytest.raises(KeyboardInterrupt), made("thing", "two"):
        raise KeyboardInterrupt
    assert not is_made("thing", "one")  # half of it may be overwritten
    assert not is_made("thing", "two")
    assert half_made("thing")
    with made("thing", "two"):
        pass
    assert is_made("thing", "two")
    assert not half_made("thing")


def test_who_interrupts_the_set_up_hears_that_it_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(KeyboardInterrupt), one_at_a_time():
        raise KeyboardInterrupt
    assert capsys.readouterr().err == "Interrupted; the next ./dev goes on from here.\n"


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


# --- checks -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> Programs:
    """Others than those of this process, which may be ended."""
    programs = Programs()
    monkeypatch.setattr(commands, "PROGRAMS", programs)
    monkeypatch.setattr(checks, "PROGRAMS", programs)
    return programs


def said_by(name: str, program: str, compiled: bool = False) -> Part:
    return Part(name, ("sh", "-c", program), compiled=compiled)


def test_rows_run_side_by_side_and_each_part_is_shown_whole(
    programs: Programs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    until = f"until [ -e '{tmp_path}/there' ]; do sleep 0.01; done"
    compiling = said_by("compiling", f"{until}; echo compiled")
    monkeypatch.setattr(checks, "COMPILING", compiling)
    quick = said_by("quick", f"touch '{tmp_path}/there'; echo one; echo two")
    Checks().run((quick,), (said_by("last", "echo 3", compiled=True),), (compiling,))
    parts = capsys.readouterr().out.split("--- ")
    assert sorted(parts[1:3]) == ["compiling\ncompiled\n", "quick\none\ntwo\n"]
    assert parts[3:] == ["last\n3\n"]


def test_a_part_that_fails_ends_all(programs: Programs, capsys: pytest.CaptureFixture[str]) -> None:
    rows = (said_by("bad", "echo why; false"), said_by("never", "echo never")), (said_by("long", "sleep 600"),)
    with pytest.raises(SystemExit, match="bad failed"):
        Checks().run((), *rows)
    assert capsys.readouterr().out == "--- bad\nwhy\n"


def test_what_depends_on_chance_is_tried_once_more_and_both_tries_are_told(
    programs: Programs, capsys: pytest.CaptureFixture[str]
) -> None:
    luck = Part("luck", ("sh", "-c", 'echo "${1:-first}"; [ "$1" = again ]', "sh"), once_more=("again",))
    Checks().run((), (luck,), ())
    assert capsys.readouterr().out == "--- luck\nfirst\n--- luck: what failed, once more\nagain\n"
    with pytest.raises(SystemExit, match="fate failed"):
        Checks().run((), (Part("fate", ("false",), once_more=("again",)),), ())


def test_all_quick_parts_are_run_even_if_one_fails(programs: Programs, capsys: pytest.CaptureFixture[str]) -> None:
    quick = (
        said_by("bad", "echo why; false"),
        said_by("good", "sleep 0.2; echo yes"),
        said_by("worse", "echo no; false"),
    )
    with pytest.raises(SystemExit, match="bad and worse failed"):
        Checks().run(quick, (said_by("never", "echo never"),), (said_by("long", "sleep 600"),))
    assert capsys.readouterr().out == "--- bad\nwhy\n--- good\nyes\n--- worse\nno\n"


def test_all_quick_parts_are_run_even_if_another_fails(programs: Programs, capsys: pytest.CaptureFixture[str]) -> None:
    quick, never = said_by("quick", "sleep 0.3; echo yes"), said_by("never", "echo never")
    with pytest.raises(SystemExit, match="other failed"):
        Checks().run((quick,), (never,), (said_by("other", "echo why; false"), never))
    assert capsys.readouterr().out == "--- other\nwhy\n--- quick\nyes\n"


def test_who_waits_for_compiled_rules_does_not_wait_for_those_that_cannot_be(
    programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiling = said_by("compiling", "false")
    monkeypatch.setattr(checks, "COMPILING", compiling)
    with pytest.raises(SystemExit, match="compiling failed"):
        Checks().run((), (said_by("tests", "sleep 600", compiled=True),), (compiling,))


def test_how_far_the_tests_are_is_read_from_what_they_say() -> None:
    part = Part("tests", ())
    assert part.progress() == "tests …"
    part.heard = list("plugins: xdist-3.8.0\n2 workers [300 items]\n........  [  2%]\n.s.F")
    assert part.progress() == "tests 12 of 300 (1 failed)"
    part.heard += "\n=== FAILURES ===\n..."
    assert part.progress() == "tests 12 of 300 (1 failed)"


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
