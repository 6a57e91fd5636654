"""THEOMACHY_PURE=1: run the sources, although compiled modules may lie beside them."""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourcesOnly:
    """Finds `theomachy.*` as .py files and nothing else."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("theomachy."):
            return None
        found = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for folder in path)
        return next(filter(None, found), None)


def prefer() -> None:
    sys.meta_path.insert(0, SourcesOnly)
