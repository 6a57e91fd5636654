"""What every installed Theomachy has to do, from any folder; with a Python that has nothing but it:

    python tests/installed.py

It plays in the terminal, serves the page, seats one of its bots at a table there and joins as another; says what fails.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

THEOMACHY = (sys.executable, "-P", "-m", "theomachy")
SECONDS = 300  # for one command, on a machine that has other things to do


def theomachy(*args: str, typed: str = "") -> str:
    done = subprocess.run(
        [*THEOMACHY, *args, "--language", "en"],
        input=typed,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, f"theomachy {' '.join(args)}: {done.stdout[-500:]} {done.stderr}"
    assert not done.stderr, done.stderr
    return done.stdout


def about() -> None:
    said = theomachy("about")
    assert "hera-zeus" in said, said
    (docs,) = [line.partition(": ")[2] for line in said.splitlines() if line.startswith("Documents and examples")]
    assert Path(docs, "examples", "client.py").is_file(), said
    assert Path(docs, "protocol.md").is_file(), said


def play() -> None:
    said = theomachy("play", "hera-zeus", "--against", "random", "--plain", "--seed", "3", typed="1\n" * 2000)
    assert " won" in said, said[-500:]


def serve() -> None:
    with serving() as url:
        page = urlopen(url).read().decode()
        script = page.partition('src="/assets/')[2].partition('"')[0]
        assert urlopen(f"{url}assets/{script}").read(), page
        assert "HZ-END-01" in urlopen(f"{url}api/rules/hera-zeus").read().decode()
        said = theomachy("join", new_table(url, "hera-zeus"), "--plain", typed="1\n" * 2000)
        assert " won" in said, said[-500:]
        theomachy("bot", new_table(url, "olympus"), "--bot", "random")


def new_table(url: str, game: str) -> str:
    """The link of a seat, opposite a bot of the server."""
    said = theomachy("table", "new", game, "--server", url, "--with", "random")
    (link,) = [word for word in said.split() if word.startswith(f"{url}t/") and "#" in word]
    return link


@contextmanager
def serving() -> Iterator[str]:
    with subprocess.Popen([*THEOMACHY, "serve", "--port", "0", "--language", "en"], stdout=-1, text=True) as server:
        assert server.stdout is not None
        try:
            yield next(word for word in server.stdout.readline().split() if word.startswith("http"))
        finally:
            server.terminate()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        os.environ["XDG_DATA_HOME"] = folder
        for part in (about, play, serve):
            part()
    print("all is well")
