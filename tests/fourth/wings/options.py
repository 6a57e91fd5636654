"""How high the sun stands."""

from __future__ import annotations

from typing import Final

from theomachy.kernel import options
from theomachy.kernel.options import Editions, Range, Table, Value

OPTIONS: Final[Table] = {"sun": (Range(6, 20, 11), "WI-END-01")}
EDITIONS: Final[Editions] = {"crete": {}, "winter": {"sun": 8}}


class Options(options.Options):
    def __init__(self, edition: str = "crete", changes: dict[str, Value] | None = None) -> None:
        super().__init__("Wings of Wax", OPTIONS, EDITIONS, edition, changes)
        self.sun: Final = self.number("sun")

    def changed(self, name: str, value: Value) -> Options:
        return Options(self.edition, {**self.changes(), name: value})
