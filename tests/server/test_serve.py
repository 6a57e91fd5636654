"""`theomachy serve`, as its host starts it."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from theomachy.cli import main
from theomachy.server.command import read_limits
from theomachy.server.limits import Limits
from theomachy.words import LANGUAGES


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "::"])
def test_what_is_announced_can_be_opened(host: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """At once: it was bound before, to a port that the system has chosen.  A second server says where the first is."""
    call = [sys.executable, "-m", "theomachy", "serve", "--host", host, "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen([*call, "--language", "en"], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            printed = re.fullmatch(r"Serving at (http://\S+:[1-9]\d*/) \(Ctrl-C stops\)\n", server.stdout.readline())
            assert printed is not None
            assert not any(nowhere in printed[1] for nowhere in ("0.0.0.0", "[::]"))
            assert httpx.get(f"{printed[1]}api/games", timeout=20).status_code == 200
            assert main(["serve", "--port", "0", "--data", str(tmp_path), "--language", "en"]) == 2
            out, err = capsys.readouterr()
            assert out == ""
            assert err.startswith(f"theomachy: These games are already being served at {printed[1]} ")
            assert err.count("\n") == 1
        finally:
            server.terminate()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_taken_is_one_sentence(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert main(["serve", "--port", port, "--data", str(tmp_path), "--language", language]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert port in err
    assert "--port" in err


def test_an_address_of_another_machine_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for host in ("192.0.2.1", "no.such.host.invalid"):
        assert main(["serve", "--host", host, "--port", "0", "--data", str(tmp_path), "--language", "en"]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"theomachy: Cannot listen on {host}, port 0 (")
        assert err.count("\n") == 1


def test_limits_are_given_as_the_help_shows_them(capsys: pytest.CaptureFixture[str]) -> None:
    """Fractions too: one table in five seconds."""
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    shown = re.findall(r"([a-z_]+=[0-9.]+)", "".join(capsys.readouterr().out.split()))
    assert "tables=0.2" in shown
    assert read_limits(shown) == Limits()
    assert read_limits(["tables=0.05"]).tables == 0.05
