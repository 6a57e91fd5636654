"""What a worker process does: each line that comes in asks for a choice of a bot, or for something about what a
stranger has sent, a record, a setting, cards, a lesson, a puzzle; each line that goes out answers."""

from __future__ import annotations

import json
import math
import os
import select
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any, Final

from theomachy.bots import make_bot
from theomachy.bots.kept import Kept
from theomachy.games import GAMES
from theomachy.games import game as game_named
from theomachy.kernel.errors import Argument, BadInput, Wording
from theomachy.table.wire import Packed, Wire, unpack_options

try:
    import fcntl
    import resource
except ImportError:  # on Windows: the server ends what takes too long, and itself is outlived by what is in hand
    fcntl = resource = None  # type: ignore[assignment]

READY: Final = b"ready\n"
STOP: Final = getattr(signal, "SIGUSR1", None)  # None on Windows: a process is ended instead
STOPPED: Final[Packed] = {"stopped": True}
LONGEST: Final = 300  # characters of a reason, or of what it speaks of
NICE: Final = 10  # the tables come first
MEMORY: Final = 512 << 20  # bytes; all words and a long search take less than 100 MB
SECONDS: Final = 15  # of a processor, for what a stranger has sent
LONGEST_ANSWER: Final = 4_000_000  # characters of an answer
OUT_OF_MEMORY: Final = 3  # how this process ends then


def main() -> None:
    """Until the server closes the pipe, or is gone."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    if STOP is not None:
        signal.signal(STOP, stop)
    if resource is not None:
        with suppress(ValueError):  # a system that does not know this limit
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with suppress(BrokenPipeError), answers:
        answers.write(READY)
        answers.flush()
        for line in sys.stdin.buffer:
            with ending_with_the_server():
                answered = answer(json.loads(line))
            answers.write(json.dumps(answered).encode() + b"\n")
            answers.flush()  # to the last byte, whatever signal comes


@contextmanager
def ending_with_the_server() -> Iterator[None]:
    """A compiled search lets no thread and no handler run.  But nothing comes in while a bot thinks unless the server
    is gone: so let the first sign from the pipe end this process, as SIGIO does where nobody handles it."""
    if fcntl is None:
        yield
        return
    pipe = sys.stdin.fileno()
    flags = fcntl.fcntl(pipe, fcntl.F_GETFL)
    fcntl.fcntl(pipe, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(pipe, fcntl.F_SETFL, flags | os.O_ASYNC)
    if select.select([pipe], [], [], 0)[0]:  # it was gone before
        sys.exit()
    yield
    fcntl.fcntl(pipe, fcntl.F_SETFL, flags)


class Stopped(BaseException):
    """Nobody wants the answer any more."""


stoppable = False


def stop(number: int, frame: FrameType | None) -> None:
    """Ends what is done now, as soon as compiled code comes back; but nothing shall be half loaded."""
    global stoppable
    if stoppable and not any(loads(each) for each in above(frame)):
        stoppable = False
        raise Stopped


def above(frame: FrameType | None) -> Iterator[FrameType]:
    while frame is not None:
        yield frame
        frame = frame.f_back


def loads(frame: FrameType) -> bool:
    return frame.f_globals.get("__name__") == "importlib._bootstrap"


def answer(request: Packed) -> Packed:
    global stoppable
    try:
        try:
            stoppable = True
            about = request.pop("about", "choice")
            if about == "choice":
                give_way()
                return {"choice": chosen(**request)}
            work = loaded(about, request["language"])
            give_way()  # not before: on a busy machine it would take many seconds to load all that
            with ending_in_time():
                return about_sent(about, work(**request))
        finally:
            stoppable = False
    except Stopped:
        return STOPPED
    except BadInput as error:
        return {"refused": pack_wording(error.wording)}
    except MemoryError:
        os._exit(OUT_OF_MEMORY)  # who has as much as this in its heap is of no use any more
    except Exception as error:
        reason = f"{type(error).__name__}: {error}".removesuffix(": ")
    return {"failed": reason[:LONGEST]}


def give_way() -> None:
    if STOP is not None:
        os.setpriority(os.PRIO_PROCESS, 0, max(NICE, os.getpriority(os.PRIO_PROCESS, 0)))


def pack_wording(wording: Wording) -> Packed:
    return {"key": wording.key, "args": {name: pack_argument(arg) for name, arg in wording.args.items()}}


def pack_argument(arg: Argument) -> Any:
    if isinstance(arg, tuple):
        return [pack_argument(each) for each in arg]
    return pack_wording(arg) if isinstance(arg, Wording) else arg[:LONGEST] if isinstance(arg, str) else arg


def unpack_wording(data: Packed) -> Wording:
    return Wording(data["key"], **{name: unpack_argument(arg) for name, arg in data["args"].items()})


def unpack_argument(data: Any) -> Any:
    if isinstance(data, list):
        return tuple(unpack_argument(each) for each in data)
    return unpack_wording(data) if isinstance(data, dict) else data


KEPT: Final = Kept()


def chosen(game: str, options: Packed, spec: str, seed: int, view: Packed, recall: Packed, place: str = "") -> int:
    """By a bot made anew; what the one before has searched at the same place is its own, as far as it still holds."""
    rules = game_named(game)
    wire = Wire(rules, unpack_options(rules, options))
    seen = wire.unpack(view)
    bot = make_bot(spec, rules, seed)
    if place:
        KEPT.hand_over(place, bot, seen)
    action = bot.choose(seen, wire.unpack_recall(recall), [])
    if not isinstance(action, int) or action not in seen.legal:
        raise BadInput("bot-illegal", choice=repr(action))
    if place:
        KEPT.keep(place, bot)
    return action


@contextmanager
def ending_in_time() -> Iterator[None]:
    """The kernel ends this process (SIGXCPU) when it has computed for too long, whatever code it is in."""
    if resource is None:
        yield
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    before, hard = resource.getrlimit(resource.RLIMIT_CPU)
    ends = math.ceil(used.ru_utime + used.ru_stime) + SECONDS
    resource.setrlimit(resource.RLIMIT_CPU, (ends if hard == resource.RLIM_INFINITY else min(ends, hard), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_CPU, (before, hard))


def about_sent(about: str, found: Any) -> Packed:
    """As a text, which the server passes on as it is."""
    text = json.dumps(found, ensure_ascii=False)
    if len(text) > LONGEST_ANSWER:
        raise BadInput("answer-too-long", most=LONGEST_ANSWER)
    return {about: text}


def loaded(about: str, language: str) -> Callable[..., Any]:
    """A bot needs none of it."""
    from theomachy.words import words

    for game in GAMES:
        words(language, game)
    return function_for(about)


def function_for(about: str) -> Callable[..., Any]:
    if about == "setting":
        from theomachy.server.trial import first_played

        return first_played
    if about == "hint":
        from theomachy.server.advice import advice

        return advice
    if about == "lesson":
        from theomachy.server.lessons import lesson_info

        return lesson_info
    if about == "puzzle":
        from theomachy.server.puzzling import puzzle_info

        return puzzle_info
    if about == "puzzle-answer":
        from theomachy.server.puzzling import puzzle_answer

        return puzzle_answer
    if about == "turning-points":
        from theomachy.server.turning import turning_points

        return turning_points
    if about == "review":
        from theomachy.server.reviewed import review_part

        return review_part
    if about == "own":
        from theomachy.server.own import checked

        return checked
    from theomachy.server import finished

    ways: dict[str, Callable[..., Any]] = {
        "replay": finished.replay,
        "box": finished.box_of,
        "outcomes": finished.proof_of,
        "proved": finished.proved,
    }
    return ways[about]
