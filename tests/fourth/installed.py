"""The fourth game as a distribution that is installed: what pip would write about it, made from its pyproject.toml."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
SITE = Path(tempfile.mkdtemp(prefix="theomachy-fourth-"))


def environment() -> dict[str, str]:
    """Of a process of its own that finds the game, too."""
    path = [*filter(None, [os.environ.get("PYTHONPATH")]), str(HERE), str(SITE)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def install() -> None:
    """What holds for our games holds for one of somebody else: it is there before any test is collected."""
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = SITE / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = [f"{key} = {package}" for key, package in project["entry-points"]["theomachy.games"].items()]
    (info / "entry_points.txt").write_text("\n".join(["[theomachy.games]", *points, ""]))
    sys.path += [str(HERE), str(SITE)]
    atexit.register(shutil.rmtree, SITE, ignore_errors=True)
