"""The protocol as JSON Schema and the requests as OpenAPI: `python -m theomachy.server.schema FOLDER` writes both."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from theomachy.server.app import make_app
from theomachy.server.protocol import COMMAND, HELLO, VERSION
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.workers import Workers
from theomachy.table.said import Message

MESSAGE: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


def protocol() -> dict[str, Any]:
    """A client sends a hello, then commands; the server sends messages."""
    parts, whole = TypeAdapter.json_schemas(
        [
            ("hello", "validation", HELLO),
            ("command", "validation", COMMAND),
            ("message", "serialization", MESSAGE),
        ],
        title=f"Theomachy: what is said at a table, version {VERSION}",
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **whole,
        "type": "object",
        "properties": {name: schema for (name, _), schema in parts.items()},
    }


def requests() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        store = SQLiteStore(Path(folder))
        try:
            return make_app(store, Workers(1)).openapi()
        finally:
            store.close()


FILES = {"protocol.schema.json": protocol, "openapi.json": requests}


def written(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name, schema in FILES.items():
        (Path(sys.argv[1]) / name).write_text(written(schema()), encoding="utf-8")
