"""The fourth game as a distribution that is installed: what pip would write about it, made from its pyproject.toml."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent


def install(folder: Path) -> None:
    """Put the metadata into a folder, and both into the search path."""
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = [f"{key} = {package}" for key, package in project["entry-points"]["theomachy.games"].items()]
    (info / "entry_points.txt").write_text("\n".join(["[theomachy.games]", *points, ""]))
    sys.path += [str(HERE), str(folder)]
