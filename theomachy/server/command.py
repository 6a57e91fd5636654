"""`theomachy serve`: the server, until it is stopped."""

from __future__ import annotations

import argparse
import errno
import gc
import os
import re
import signal
import socket
import stat
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING

from theomachy.commands import Parser
from theomachy.folders import server_folder
from theomachy.kernel.errors import BadInput, system
from theomachy.server.limits import BY_DEFAULT, Limits
from theomachy.server.proxies import Proxies
from theomachy.server.push_post import HOSTS, PushPost
from theomachy.server.store import StoreError
from theomachy.words import house_words

try:
    import resource
except ImportError:  # on Windows
    resource = None  # type: ignore[assignment]

if TYPE_CHECKING:
    import uvicorn

    from theomachy.server.sqlite_store import SQLiteStore

NAMES = ", ".join(f"{limit.name}={limit.default}" for limit in fields(Limits))
HOST, PORT = "127.0.0.1", "8080"
OUR_FILES, PIPES, MANY_FILES = 64, 4, 1 << 16
MOST_PROCESSES = 1 << 22
LONGEST_NAME = 253
ADDRESS = "address"  # a file beside the tables, for who wants to serve them a second time
SECONDS_TO_STOP, SECONDS_BETWEEN_LOOKS = 30.0, 0.02  # of a server that is replaced
# A full collection halts all tables, with five hundred of them for a fifth of a second.  What a table needs leads
# nowhere back to itself and goes without one; what is left by errors goes when no table is in memory.
YOUNG_ONLY = (2_000, 5, 1 << 30)


def add_arguments(p: Parser) -> None:
    option, w = p.options.add_argument, p.w
    option("--host", metavar="ADDRESS", default=HOST, help=w.say("serve-help-host", host=HOST))
    option("--port", metavar="N", default=PORT, help=w.say("serve-help-port", port=PORT))
    option("--fd", metavar="N", help=w.say("serve-help-fd"))
    option("--replace", metavar="PID", help=w.say("serve-help-replace"))
    option("--workers", metavar="N", default=str(os.cpu_count() or 1), help=w.say("serve-help-workers"))
    option("--limit", metavar="NAME=N", action="append", default=[], help=w.say("serve-help-limit", names=NAMES))
    option("--origin", metavar="URL", action="append", default=[], help=w.say("serve-help-origin"))
    option("--push-host", metavar="NAME", action="append", default=[], help=w.say("serve-help-push-host"))
    option("--trust", metavar="ADDRESS", action="append", default=[], help=w.say("serve-help-trust"))
    option("--open", action="store_true", help=w.say("serve-help-open"))


def run(args: argparse.Namespace) -> int:
    w = house_words(args.language)
    port, workers = number("--port", args.port, 0, 65535), number("--workers", args.workers, 1, 256)
    limits, proxies = read_limits(args.limit), Proxies(args.trust)
    post = PushPost(HOSTS + tuple(push_host(name) for name in args.push_host))
    replaced = number("--replace", args.replace, 1, MOST_PROCESSES) if args.replace else None
    listening = inherited(number("--fd", args.fd, 0, MANY_FILES)) if args.fd else bound(args.host, port)
    folder = server_folder(args.data)
    gc.disable()  # what is loaded now stays
    try:
        server = loaded(listening, folder, replaced, workers, limits, tuple(args.origin), post, proxies)
        gc.freeze()  # no collection looks at it again
        gc.set_threshold(*YOUNG_ONLY)
    finally:
        gc.enable()
    listening.listen()  # who comes now waits until he is answered
    from theomachy.server import pages

    url = url_of(listening)
    with suppress(OSError):
        (folder / ADDRESS).write_text(url)
    if replaced is None:
        print(w.say("serve-at", url=url), flush=True)
    if not pages.built():
        print(w.say("serve-no-pages"), flush=True)
    elif args.open and there_is_a_screen():
        threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()
    threading.Thread(target=read_on, daemon=True).start()
    if args.fd and stat.S_ISFIFO(os.fstat(0).st_mode):
        threading.Thread(target=stop_when_alone, daemon=True).start()
    server.run([listening])
    return 0


def loaded(
    listening: socket.socket,
    folder: Path,
    replaced: int | None,
    workers: int,
    limits: Limits,
    origins: tuple[str, ...],
    post: PushPost,
    proxies: Proxies,
) -> uvicorn.Server:
    """With all that other commands do without: it takes a while.  Who is replaced serves on until all is loaded."""
    from theomachy.server.app import make_app, read_pages, read_words
    from theomachy.server.connections import CourteousServer, server_config
    from theomachy.server.workers import Workers

    read_words()
    if replaced is not None:
        read_pages()
    store = taken(folder) if replaced is None else taken_over(folder, replaced)
    app = make_app(store, Workers(workers), limits, origins, post)
    app.state.tables.when_empty = gc.collect
    most = connections_for(files_to_open(), app.state.tables.processes())
    limits = replace(limits, all_connections=min(limits.all_connections, most))
    host, port = listening.getsockname()[:2]
    return CourteousServer(server_config(app, limits, host, port, proxies))


def taken(folder: Path) -> SQLiteStore:
    from theomachy.server.sqlite_store import SQLiteStore

    try:
        return SQLiteStore(folder)
    except StoreError as error:
        with suppress(OSError):
            if error.wording.key == "store-in-use" and (url := (folder / ADDRESS).read_text()):
                raise BadInput("serve-already", url=url) from None
        raise


def taken_over(folder: Path, process: int) -> SQLiteStore:
    """From a server that is asked to stop; whoever comes meanwhile waits at the socket, if both have the same."""
    from theomachy.server.sqlite_store import SQLiteStore

    try:
        os.kill(process, signal.SIGTERM)
    except ProcessLookupError:
        pass  # all the better
    except PermissionError:
        raise BadInput("serve-not-yours", process=str(process)) from None
    latest = time.monotonic() + SECONDS_TO_STOP
    while True:
        try:
            return SQLiteStore(folder)
        except StoreError as error:
            if error.wording.key != "store-in-use" or time.monotonic() > latest:
                raise
        time.sleep(SECONDS_BETWEEN_LOOKS)


def read_on() -> None:
    """What the first who comes need not wait for."""
    from theomachy.server.app import read_pages

    read_pages()
    gc.freeze()


def stop_when_alone() -> None:
    """Whoever has started us and holds the other end of this pipe is gone, however that came."""
    while os.read(0, 1 << 10):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def bound(host: str, port: int) -> socket.socket:
    """Before anything is announced."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadInput("serve-port-taken", port=str(port)) from None
        raise BadInput("serve-no-address", host=host, port=str(port), why=system(error)) from None
    return listening


def inherited(number: int) -> socket.socket:
    """From whoever has started us, and listens there before and after us."""
    refused = BadInput("serve-no-socket", number=str(number))
    try:
        listening = socket.socket(fileno=number)
    except OSError:
        raise refused from None
    listens = listening.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
    if not listens or listening.family not in (socket.AF_INET, socket.AF_INET6):
        listening.detach()  # it is not ours to close
        raise refused
    os.set_inheritable(number, False)
    return listening


def url_of(listening: socket.socket) -> str:
    """That can be opened here, also if all addresses are listened to."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def push_host(name: str) -> str:
    """A push service, by its name; or all those whose name ends with a dot and this."""
    if not re.fullmatch(r"\.?([a-z0-9-]{1,63}\.)*[a-z0-9-]{1,63}", name) or len(name) > LONGEST_NAME:
        raise BadInput("serve-push-host", host=name)
    return name


def files_to_open() -> int:
    """As many as the system lets us, from now on."""
    if resource is None:
        return MANY_FILES
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MANY_FILES if hard == resource.RLIM_INFINITY else hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def connections_for(files: int, processes: int) -> int:
    """How many connections leave room for all else: our own files, pipes to processes, and connections that come in
    while others are refused."""
    return max(1, (files - OUR_FILES - PIPES * processes) * 2 // 3)


def there_is_a_screen() -> bool:
    """Otherwise a browser in the terminal might come up."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def read_limits(given: list[str]) -> Limits:
    limits: dict[str, float] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in {limit.name for limit in fields(Limits)}:
            raise BadInput("serve-no-limit", limit=name[:40], limits=NAMES)
        whole = isinstance(getattr(BY_DEFAULT, name), int)
        limits[name] = number(f"--limit {name}", value, 1, 1 << 29) if whole else decimal(f"--limit {name}", value)
    return Limits(**limits)  # type: ignore[arg-type]


def number(name: str, text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and least <= int(text) <= most):
        raise BadInput("number-between", name=name, least=least, most=most, text=text)
    return int(text)


def decimal(name: str, text: str) -> float:
    if not (re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,3})?", text) and float(text) > 0):
        raise BadInput("number-above-0", name=name, text=text)
    return float(text)
