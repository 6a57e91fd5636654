"""Where games are kept, if nobody says otherwise."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """XDG_DATA_HOME/theomachy, or ~/.local/share/theomachy."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share") / "theomachy"


def server_folder(wanted: str | None) -> Path:
    """Where a server keeps its tables: by `--data`, or beside the games that were saved at the keyboard."""
    return data_folder() / "server" if wanted is None else Path(wanted)
