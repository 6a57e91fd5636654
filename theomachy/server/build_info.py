"""How the rules run here, and how far their compilation is that goes on beside the server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter, ValidationError

from theomachy.build import compiled
from theomachy.server.answers import BuildInfo

VARIABLE: Final = "THEOMACHY_BUILD"  # names a file that whoever compiles keeps up to date
INFO: Final = TypeAdapter(BuildInfo)


def build_info() -> BuildInfo:
    if compiled():
        return {"rules": "compiled"}
    try:
        return INFO.validate_json(Path(os.environ[VARIABLE]).read_bytes())
    except (KeyError, OSError, ValidationError):  # nobody compiles
        return {"rules": "sources"}
