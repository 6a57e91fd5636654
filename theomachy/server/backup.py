"""`theomachy backup`: the tables of a server as one file, while it runs or not."""

from __future__ import annotations

import argparse
from pathlib import Path

from theomachy.folders import server_folder
from theomachy.kernel.errors import BadInput
from theomachy.server.database import FILE, copy
from theomachy.words import house_words


def run(args: argparse.Namespace) -> int:
    to = Path(args.file)
    if to.exists() and not args.force:
        raise BadInput("file-exists", file=str(to))
    copy(server_folder(args.data) / FILE, to)
    print(house_words(args.language).say("backup-done", file=args.file))
    return 0
