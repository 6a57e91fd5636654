"""The file of a net: a line that says what it is, a line of JSON about its origin, and then numbers.

    theomachy weights 1
    {"game": "olympus", "layout": 1, "scene": "mayfair, …", "features": 1488, "actions": 624, "steps": [1e-6, 1e-5], …}

After that, little-endian: of each feature its weights, packed as `Net` adds them; of the value, and then of each
action, a weight for each hidden unit and one more, as 16-bit numbers of so many steps.
"""

from __future__ import annotations

import json
import struct
from dataclasses import asdict, dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.kernel.net import HIDDEN, LARGEST, WORDS, Layout, Net, packed

FIRST_LINE: Final = b"theomachy weights 1"
MOST_BYTES: Final = 256 << 10
MOST_STEPS: Final = 32767
PER_OUTPUT: Final = HIDDEN + 1


@dataclass(frozen=True)
class Head:
    """What weights were trained for, and on what.  Losses are in order: value by hand, by the net; prior likewise."""

    game: str
    layout: int
    scene: str
    features: int
    actions: int
    steps: tuple[float, float]  # of a weight of the value, and of an action
    trust: float
    urge: float
    commit: str
    seed: int
    games: int
    losses: tuple[float, float, float, float]

    def fits(self, game: str, layout: Layout) -> bool:
        sizes = (self.layout, self.features, self.actions)
        return self.game == game and sizes == (layout.number, layout.features, layout.actions)


class NotWeights(Exception):
    """A file is none of ours, or not all of it."""


def read_head(content: bytes) -> tuple[Head, int]:
    """And where the numbers begin."""
    first, _, rest = content.partition(b"\n")
    line, _, _ = rest.partition(b"\n")
    try:
        if first != FIRST_LINE:
            raise ValueError
        told = json.loads(line)
        head = Head(**{**told, "steps": tuple(told["steps"]), "losses": tuple(told["losses"])})
    except (ValueError, TypeError, KeyError) as error:
        raise NotWeights from error
    return head, len(first) + len(line) + 2


def read_net(content: bytes) -> tuple[Head, Net]:
    head, at = read_head(content)
    words, outputs = WORDS * head.features, PER_OUTPUT * (1 + head.actions)
    try:
        rows = struct.unpack_from(f"<{words}q", content, at)
        out = struct.unpack_from(f"<{outputs}h", content, at + 8 * words)
    except struct.error as error:
        raise NotWeights from error
    of_value, of_action = head.steps
    value = [of_value * number for number in out[:PER_OUTPUT]]
    actions = [of_action * number for number in out[PER_OUTPUT:]]
    return head, Net(vec[i64](list(rows)), vec[float](value), head.trust, vec[float](actions), head.urge)


def written(head: Head, rows: list[int], value: list[int], actions: list[int]) -> bytes:
    """A file of weights in steps: rows by feature, of the value, by action."""
    assert all(-LARGEST <= weight <= LARGEST for weight in rows)
    line = json.dumps(asdict(head)).encode()
    words = packed(rows)
    numbers = struct.pack(f"<{len(words)}q", *words) + struct.pack(f"<{len(value + actions)}h", *value, *actions)
    return b"\n".join((FIRST_LINE, line, numbers))
