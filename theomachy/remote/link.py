"""The link to a table, `http://host/t/ID#KEY`.  Its key opens a seat: it is told to that table, and to nobody else."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final

from theomachy.kernel.errors import BadInput

LINK: Final = re.compile(r"(https?://[^/?#\s@]+(?:/[^?#\s]*)?)/t/([\w-]{1,64})/?(?:#(.*))?", re.ASCII)
KEY: Final = re.compile(r"[\w-]{16,100}", re.ASCII)
EXAMPLE: Final = "http://localhost:8080/t/TABLE#KEY"


@dataclass(frozen=True)
class Link:
    server: str
    table: str
    key: str | None = field(default=None, repr=False)

    @property
    def socket(self) -> str:
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"

    @property
    def page(self) -> str:
        """Without the key."""
        return f"{self.server}/t/{self.table}"

    @property
    def record(self) -> str:
        return f"{self.server}/api/tables/{self.table}/record"

    def to(self, table: str) -> Link:
        """Another table, with the same key."""
        return replace(self, table=table)


def read_link(text: str, key: str | None) -> Link:
    """The key stands in the link, or beside it; without one, one watches.  What is wrong is told without the key."""
    found = LINK.fullmatch(text.strip())
    if found is None:
        raise BadInput("remote-no-link", example=EXAMPLE)
    server, table, in_link = found.groups()
    if in_link and key:
        raise BadInput("remote-two-keys")
    key = in_link or key
    if key is not None and not KEY.fullmatch(key):
        raise BadInput("remote-bad-key")
    return Link(server, table, key)
