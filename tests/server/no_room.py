"""`python -m tests.server.no_room FOLDER`: a store whose files cannot grow for a while; prints what becomes of it."""

from __future__ import annotations

import resource
import sys
from contextlib import closing
from pathlib import Path

from tests.bad_input import sentence_of
from theomachy.kernel.errors import BadInput
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.store import Entry, TableRow


def main(folder: Path) -> None:
    with closing(SQLiteStore(folder)) as store:
        store.create(TableRow("delphi", "hera-zeus", b"secret", 0), Entry(1, 0, b"1")).result()
        size = Path(f"{store.path}-wal").stat().st_size
        limit_files(size + 1000)
        writes = [store.append("delphi", seq, 0, bytes(1000)) for seq in range(2, 50)]
        print(sum(done.exception() is not None for done in writes), "of", len(writes), "failed")
        error = writes[0].exception()
        assert isinstance(error, BadInput)
        print(sentence_of(error))
        print(len(store.entries("delphi")), "entry is there")
        limit_files(resource.RLIM_INFINITY)
        store.append("delphi", 2, 0, b"2").result()
        print(len(store.entries("delphi")), "entries are there")


def limit_files(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
