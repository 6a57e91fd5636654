"""On a system that has nothing but what Windows has too, Theomachy plays, serves and joins, from its sources."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
WINDOWS = {**os.environ, "THEOMACHY_PURE": "1", "PYTHONPATH": str(HERE / "elsewhere")}


def there(*command: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-P", *command], env=WINDOWS | more, capture_output=True, text=True)


def test_it_plays_serves_and_joins() -> None:
    done = there(str(HERE / "installed.py"))
    assert done.stdout.endswith("all is well\n"), done.stderr


@pytest.mark.parametrize(
    "module", ["theomachy.server.thinking", "theomachy.server.database", "theomachy.server.command"]
)
def test_what_is_hidden_is_hidden(module: str) -> None:
    program = f"import {module} as m; print(*(getattr(m, name, None) for name in ('fcntl', 'resource')))"
    assert there("-c", program).stdout.split() == ["None", "None"]


def test_a_folder_has_one_server(tmp_path: Path) -> None:
    program = """
from pathlib import Path
from theomachy.server.database import locked
from theomachy.server.store import StoreError
folder = Path(sys.argv[1])
with locked(folder):
    try:
        with locked(folder):
            print("twice")
    except StoreError as error:
        print(error.wording.key)
with locked(folder):
    print("again")
"""
    assert there("-c", "import sys" + program, str(tmp_path)).stdout.split() == ["store-in-use", "again"]


def test_a_copy_is_refused_in_one_sentence(tmp_path: Path) -> None:
    done = there("-m", "theomachy", "backup", str(tmp_path / "copy"), "--data", str(tmp_path), "--language", "en")
    assert done.returncode != 0
    assert done.stderr.strip().endswith(f"stop it and copy the folder {tmp_path}."), done.stderr
    assert "Traceback" not in done.stderr
