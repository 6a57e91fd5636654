"""A pure function of many things, worked out on a Ray cluster.

Ray (the extra `theomachy[ray]`) is imported only here, in a process of its own: what it prints is not for our reader,
and when the cluster is lost it ends its process."""

from __future__ import annotations

import logging
import os
import pickle
import platform
import socket
import sys
from collections.abc import Callable, Generator, Iterable
from functools import lru_cache
from importlib.util import find_spec
from itertools import islice
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from theomachy import build
from theomachy.kernel.errors import BadInput
from theomachy.processes import CONTEXT, end_all_of, stand_alone, uninterrupted

# What a game depends on, and how it comes back.
HELD: Final = (*build.PLAYS, "*.py", "bots/**/*.py", "table/**/*.py", "arena/**/*.py")
PATIENCE: Final = 60.0  # seconds until a cluster has answered
AHEAD: Final = 2  # tasks for each processor, so that none waits for us
LOSSES: Final = 5  # workers that may be lost with the same task
TICK: Final = 0.5  # seconds between two looks at how large the cluster is now
HERE: Final = ("localhost", "127.0.0.1")
MOST_SHOWN: Final = 300  # characters of what Ray says
Place = tuple[str, int]
Item = TypeVar("Item")
Result = TypeVar("Result")


def spread(
    address: str, function: Callable[[Item], Result], items: Iterable[Item], jobs: int = 0, package: str = ""
) -> Generator[tuple[Item, Result]]:
    """Each item with what a function makes of it, as they are done; what was lost with a worker is done again.

    The function goes to a worker once, and stays there from item to item.  It is pickled: a function of a module, a
    method of an object, a `partial` of these.

    Args:
        address: As Ray takes it: `auto` for the cluster that this machine belongs to, or `HOST:PORT` of its head.
        function: What it returns or raises (`BadInput` as it is) depends on the item alone.
        items: Small things.
        jobs: So many at a time; by default as many as the cluster has processors, and as it has then.
        package: Somebody else's, that the function needs, too.

    Raises:
        BadInput: If Ray is not installed, if there is no cluster, or no Theomachy there or another build, or if the
            cluster is lost.
    """
    place = place_of(address)
    if find_spec("ray") is None:
        raise BadInput("ray-missing")
    pipe, theirs = CONTEXT.Pipe()
    todo = list(items)
    task = build.mark(package, HELD), package, pickle.dumps(function)
    process = CONTEXT.Process(target=drive, args=(theirs, address, place, task, todo, jobs))
    try:
        with uninterrupted():
            process.start()
        theirs.close()
        if not pipe.poll(PATIENCE):
            raise BadInput("ray-nobody", address=address)
        received(pipe, address)
        while (found := received(pipe, address)) is not None:
            number, result = found
            yield todo[number], result
    finally:
        end_all_of(process)  # Ray then ends what it does for us
        pipe.close()


def place_of(address: str) -> Place | None:
    """Host and port, if they are named."""
    if address == "auto":
        return None
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not (host and port.isascii() and port.isdecimal() and len(port) <= 5):
        raise BadInput("ray-address-form", address=address)
    return host, int(port)


def received(pipe: Connection, address: str) -> Any:
    try:
        found = pipe.recv()
    except (EOFError, OSError):
        raise BadInput("ray-lost", address=address) from None
    if isinstance(found, Exception):
        raise found
    return found


# --- in the process that talks to Ray ---------------------------------------------------------------------------------

Task = tuple[str, str, bytes]  # the mark of our build, a package that belongs to it, and a function


def drive(pipe: Connection, address: str, place: Place | None, task: Task, items: list[object], jobs: int) -> None:
    """Into the pipe goes first that there is a cluster, then the numbers of items with their results, and nothing at
    the end; or what went wrong."""
    stand_alone()
    silence = os.open(os.devnull, os.O_WRONLY)
    for printed in (1, 2):
        os.dup2(silence, printed)
    os.chdir(build.SOURCES.parent)  # workers look in this folder first, if they have it: for the same Theomachy
    try:
        connect(address, place)
        pipe.send(address)
        hand_out(pipe, task, items, jobs)
        pipe.send(None)
    except (BadInput, RuntimeError) as error:
        pipe.send(error)


def connect(address: str, place: Place | None) -> None:
    import ray

    try:
        if place is not None:  # Ray itself would try for minutes
            host, port = place
            host = ray.util.get_node_ip_address() if host in HERE else host
            socket.create_connection((host, port), PATIENCE / 4).close()
        ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL)
    except OSError:
        raise BadInput("ray-nobody", address=address) from None
    except Exception as error:  # such as another version of Ray or Python there
        raise BadInput("ray-refused", address=address, why=shortly(error)) from None


def hand_out(pipe: Connection, task: Task, items: list[object], jobs: int) -> None:
    import ray

    mark, package, function = task
    remote = ray.remote(num_cpus=1, max_retries=LOSSES)(work)
    shared = ray.put(function)
    to_do = iter(enumerate(items))
    begun: dict[Any, int] = {}  # numbers of items, by what will be the result
    while True:
        at_once = jobs or AHEAD * max(1, int(ray.cluster_resources().get("CPU", 0)))
        for number, item in islice(to_do, max(0, at_once - len(begun))):
            begun[remote.remote(mark, package, shared, item)] = number
        if not begun:
            return
        for ready in ray.wait([*begun], timeout=TICK)[0]:
            pipe.send((begun.pop(ready), result_of(ready)))


def result_of(ready: Any) -> object:
    import ray

    try:
        result = ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ImportError):
            raise BadInput("ray-no-theomachy", why=shortly(error.cause)) from None
        raise RuntimeError(str(error)) from None
    except ray.exceptions.RayError as error:
        raise BadInput("ray-work-lost", why=shortly(error)) from None
    if isinstance(result, BadInput):
        raise result
    return result


def shortly(error: Exception) -> str:
    return " ".join(str(error).split())[:MOST_SHOWN].removesuffix(".")


# --- on a worker of the cluster ---------------------------------------------------------------------------------------


def work(mark: str, package: str, function: bytes, item: object) -> object:
    """The result, or what is wrong with this worker or with the item."""
    if build.mark(package, HELD) != mark:
        return BadInput("ray-other-build", node=platform.node())
    vars(sys.modules["__main__"]).pop("__file__", None)  # it is Ray's: what is spawned here need not import it
    try:
        return function_from(function)(item)
    except BadInput as error:
        return error


@lru_cache(maxsize=1)
def function_from(pickled: bytes) -> Callable[[object], object]:
    function: Callable[[object], object] = pickle.loads(pickled)
    return function
