"""`./dev play`: at the table at once, from the sources; compiled beside it, and taken over when that is done."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE, Popen, TimeoutExpired
from tempfile import TemporaryDirectory
from threading import Event, Thread

from tools.commands import become, begun
from tools.compiling import PLAYING_ON, Outcome, compiled_beside
from tools.console import CONSOLE
from tools.making import BIN, ROOT, VENV
from tools.set_up import PURE, prepare, theomachy_is_current

PORT, BACKLOG = 8080, 128
THEOMACHY = (BIN / "python", "-m", "theomachy")
FROM_SOURCES = {"THEOMACHY_PURE": "1", "PYTHONPATH": str(ROOT)}
BYTECODE = {"PYTHONPYCACHEPREFIX": str(VENV / "bytecode"), "PYTHONDONTWRITEBYTECODE": ""}  # for the next start
SECONDS_TO_STOP = 10.0


def play(here: Path, *args: str) -> None:
    prepare()
    os.chdir(here)
    os.environ.update(BYTECODE)
    compiled = theomachy_is_current() and not PURE
    with TemporaryDirectory() as folder:
        if args:
            sys.exit(at_keyboard(args, compiled, Path(folder)))
        with opened_socket() as listening:
            sys.exit(Host(listening, Path(folder)).serve(compiled))


def at_keyboard(args: tuple[str, ...], compiled: bool, folder: Path) -> int:
    """What is compiled meanwhile is for the next time: a game in a terminal cannot be handed over.  And if it is over
    first, nobody wants to wait."""
    command = (*map(str, THEOMACHY), "play", *args)
    if compiled:
        become(*command)
    os.environ.update(FROM_SOURCES)
    if PURE:
        become(*command)
    CONSOLE.say("Playing from the sources; the rules are compiled meanwhile, for the next time.")
    CONSOLE.quiet = True
    outcomes: list[Outcome] = []
    compiling = lambda: outcomes.append(compiled_beside(folder / "progress", lambda *_: None))  # noqa: E731
    Thread(target=compiling, daemon=True).start()
    signal.signal(signal.SIGINT, lambda *_: None)  # is for the game
    code = subprocess.call(command)
    CONSOLE.quiet = False
    for outcome in outcomes:
        CONSOLE.say(outcome.sentence)
    return code


def opened_socket() -> socket.socket:
    """At the usual port; at another if somebody listens there already."""
    for port in (PORT, 0):
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with suppress(OSError):
            listening.bind(("127.0.0.1", port))
            listening.listen(BACKLOG)
            return listening
    sys.exit("There is no free port.")


class Host:
    """Keeps a socket, and a server behind it: at first from the sources, then compiled.  Whoever comes while one hands
    over to the other waits at the socket for a moment."""

    def __init__(self, listening: socket.socket, folder: Path) -> None:
        self.listening = listening
        self.port = listening.getsockname()[1]
        self.progress = folder / "progress"
        self.status = folder / "build.json"  # what the lobby is told of the compilation
        self.server: Popen[str]
        self.successor: Popen[str] | None = None
        self.settled = Event()  # whether the first one serves
        self.serves = False
        self.relays: list[Thread] = []

    def serve(self, compiled: bool) -> int:
        """Until it is stopped; says how it ended."""
        if compiled or PURE:
            self.server = self.start("--open", **({} if compiled else FROM_SOURCES))
        else:
            self.tell("compiling")
            self.server = self.start("--open", **FROM_SOURCES, THEOMACHY_BUILD=str(self.status))
            Thread(target=self.grow_stronger, daemon=True).start()
        try:
            while True:
                code = self.server.wait()
                if self.successor is None:
                    return code
                self.server, self.successor = self.successor, None
        finally:
            CONSOLE.show("")
            self.stop()

    def start(self, *args: str, **environment: str) -> Popen[str]:
        number = self.listening.fileno()
        serving = ("serve", "--fd", str(number), *args)
        server = begun(*THEOMACHY, *serving, environment=environment, pass_fds=[number], stdin=PIPE)  # ends with us
        relay = Thread(target=self.relay, args=[server])
        relay.start()
        self.relays.append(relay)
        return server

    def relay(self, server: Popen[str]) -> None:
        assert server.stdout is not None
        for line in server.stdout:
            CONSOLE.say(line.rstrip())
            if f":{self.port}/" in line:
                self.serves = True
                self.settled.set()
        self.settled.set()

    def grow_stronger(self) -> None:
        self.settled.wait()  # the table comes first
        if not self.serves:
            return
        outcome = compiled_beside(self.progress, self.tell_progress)
        CONSOLE.show("")
        CONSOLE.say(outcome.sentence)
        if outcome.rules != "compiled":
            self.tell(outcome.rules)
            return
        self.successor = successor = self.start("--replace", str(self.server.pid))
        successor.wait()
        if self.successor is successor:  # and the other one is still there
            self.successor = None
            self.tell("failed")
            CONSOLE.say(f"The compiled server does not start; {PLAYING_ON}.")

    def tell_progress(self, seconds: int | None, text: str) -> None:
        CONSOLE.show(text)
        self.tell("compiling", **({} if seconds is None else {"seconds": seconds}))

    def tell(self, rules: str, **more: int) -> None:
        passing = self.status.with_suffix(".passing")
        with suppress(OSError):  # a full disk: then the lobby knows less
            passing.write_text(json.dumps({"rules": rules, **more}))
            passing.replace(self.status)

    def stop(self) -> None:
        servers = [server for server in (self.server, self.successor) if server is not None]
        for server in servers:
            server.terminate()
        for server in servers:
            try:
                server.wait(SECONDS_TO_STOP)
            except (TimeoutExpired, KeyboardInterrupt):
                server.kill()
        for relay in self.relays:
            relay.join()
