"""The games of a contest in a file, a line for each as soon as it is played; so the contest can go on after a kill."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields, is_dataclass, replace
from pathlib import Path
from typing import IO, Any, Final, get_args, get_origin, get_type_hints

from theomachy import __version__, build
from theomachy.arena.contest import Contest
from theomachy.arena.playing import Played
from theomachy.arena.statistics import STATISTICS
from theomachy.games import game as game_named
from theomachy.games.registry import outside
from theomachy.kernel.errors import BadInput, Wording, system

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]

LENGTH: Final = ("games", "until")  # how long a contest is: the next run may say otherwise
Json = dict[str, Any]


@dataclass(frozen=True)
class Results:
    """What was played before, and where the next game goes."""

    played: tuple[Played, ...] = ()
    contest: Contest | None = None
    file: IO[bytes] | None = None

    def add(self, played: Played) -> None:
        """One game more, which outlives this process."""
        if self.file is None:
            return
        assert self.contest is not None
        bots = [self.contest.bots[bot] for bot in played.bots]
        line = asdict(played) | {"bots": bots, "deal": self.contest.deal(played.number)}
        try:
            self.file.write(json.dumps(line, default=plainly).encode() + b"\n")
            self.file.flush()
        except OSError as error:
            raise BadInput("file-unwritable", file=self.file.name, why=system(error)) from None


@contextmanager
def kept(path: Path | None, contest: Contest) -> Iterator[Results]:
    """Where the results of a contest go; with what is there already, if it is the same contest.

    Raises:
        BadInput: If the file cannot be used, or holds something else.
    """
    if path is None:
        yield Results()
        return
    try:
        with path.open("a+b") as file:
            hold_alone(file, path)
            file.seek(0)
            played, end = read(file.read(), path, contest)
            file.truncate(end)  # a last line that a kill has torn
            if end == 0:
                file.write(first_line(contest))
                file.flush()
            yield Results(played, contest, file)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(path), why=system(error)) from None


def hold_alone(file: IO[bytes], path: Path) -> None:
    """Until it is closed, by us or by whatever ends us."""
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadInput("arena-results-in-use", file=str(path)) from None


def first_line(contest: Contest) -> bytes:
    return json.dumps(described(contest)).encode() + b"\n"


def described(contest: Contest) -> Json:
    """All that the games of a contest depend on, and how many there shall be."""
    game = game_named(contest.game)
    return {
        "kind": "theomachy-contest",
        "version": __version__,
        "rules": game.rules_version,
        "build": build.mark(outside(game.key), build.PLAYS),
        "game": contest.game,
        "edition": contest.edition,
        "options": dict(contest.changes),
        "bots": list(contest.bots),
        "seed": contest.seed,
        "hang": contest.hang,
        "table": contest.seats,
        "ladder": contest.ladder,
        "fresh": contest.fresh,
        "games": contest.games,
        "until": contest.until,
    }


# --- reading ----------------------------------------------------------------------------------------------------------


def read(text: bytes, path: Path, contest: Contest) -> tuple[tuple[Played, ...], int]:
    """The games, and where the last whole line ends."""
    if first_line(contest).startswith(text):  # empty, or torn in its first line
        return (), 0
    end = text.rfind(b"\n") + 1
    first, *lines = text[:end].splitlines() or [b""]
    look_at_first(first, path, contest)
    return tuple(game_of(line, number, path, contest) for number, line in enumerate(lines, 2)), end


def look_at_first(line: bytes, path: Path, contest: Contest) -> None:
    ours = described(contest)
    try:
        theirs = json.loads(line)
    except ValueError:
        theirs = None
    if not isinstance(theirs, dict) or theirs.get("kind") != ours["kind"]:
        raise BadInput("arena-no-results", file=str(path))
    for name in ours:
        if name not in LENGTH and theirs.get(name) != ours[name]:
            raise BadInput("arena-other-contest", file=str(path), what=name)


def game_of(line: bytes, number: int, path: Path, contest: Contest) -> Played:
    try:
        found = json.loads(line)
        played: Played = revived(Played, found | {"bots": contest.seating(found["number"])})
        counted = STATISTICS.get(contest.game)
        if counted is None or played.summary is None:
            return played
        return replace(played, summary=revived(get_type_hints(counted.summary)["return"], played.summary))
    except (ValueError, TypeError, LookupError, AttributeError):
        raise BadInput("at-line", source=str(path), line=number, wrong=Wording("arena-no-game")) from None


def plainly(value: object) -> object:
    """What JSON does not know of what is in a game."""
    if isinstance(value, Wording):
        return {"key": value.key, "args": value.args}
    if isinstance(value, frozenset):
        return sorted(value)
    raise TypeError(value)


def revived(hint: Any, data: Any) -> Any:
    """What was written as JSON, by its type."""
    of = get_args(hint)
    if data is None or hint in (object, Any):
        return data
    if hint is Wording:
        return Wording(data["key"], **{name: argument(arg) for name, arg in data["args"].items()})
    if isinstance(hint, type) and is_dataclass(hint):
        hints = get_type_hints(hint)
        return hint(**{field.name: revived(hints[field.name], data[field.name]) for field in fields(hint)})
    if get_origin(hint) is dict:
        return {of[0](key): revived(of[1], part) for key, part in data.items()}
    if get_origin(hint) is tuple and of[-1] is not Ellipsis:
        return tuple(revived(each, part) for each, part in zip(of, data, strict=True))
    if get_origin(hint) in (tuple, frozenset):
        return get_origin(hint)(revived(of[0], part) for part in data)
    return revived(of[0], data) if of else data


def argument(arg: Any) -> Any:
    """Of a sentence: a text, a number, another sentence, or several to choose from."""
    if isinstance(arg, list):
        return tuple(map(argument, arg))
    return revived(Wording, arg) if isinstance(arg, dict) else arg
