"""`python -m benchmarks.watched FILE ARGS`: theomachy, which writes into a file how long its longest garbage
collections took, young ones and full ones: milliseconds of its thread, once it serves."""

from __future__ import annotations

import gc
import json
import sys
import time
from pathlib import Path
from typing import Any

from theomachy.cli import main


class Watch:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.began = 0.0
        self.longest = {"young": 0.0, "full": 0.0}
        self.write()

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self.began = time.thread_time()
            return
        took, kind = 1000 * (time.thread_time() - self.began), "full" if info["generation"] == 2 else "young"
        if gc.get_freeze_count() and took > self.longest[kind]:
            self.longest[kind] = round(took, 1)
            self.write()

    def write(self) -> None:
        self.file.write_text(json.dumps(self.longest))


if __name__ == "__main__":
    gc.callbacks.append(Watch(Path(sys.argv[1])))
    sys.exit(main(sys.argv[2:]))
