"""What the metadata says of other packages is true."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NEEDED = set(PROJECT["project"]["dependencies"])
EXTRAS = {needed for extra in PROJECT["project"]["optional-dependencies"].values() for needed in extra}
GROUPS = {name: set(needed) for name, needed in PROJECT["dependency-groups"].items()}
TO_BUILD = set(PROJECT["build-system"]["requires"])
OURS = {"theomachy", "tests", "benchmarks", "learning", "tools", "hatch_build", "wings"}
NOT_INSTALLED = {"chess": "chess", "pyspiel": "open-spiel", "rlcard": "rlcard"}  # by ./dev test


def names(requirements: set[str]) -> set[str]:
    return {normal(re.match(r"[\w.-]+", requirement)[0]) for requirement in requirements}  # type: ignore[index]


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def imported(*files: Path) -> Iterator[tuple[str, str]]:
    """Every module that does not come with Python or from here, and where it is imported."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                modules = [str(node.module)]
            for module in {module.partition(".")[0] for module in modules} - sys.stdlib_module_names - OURS:
                yield module, str(file.relative_to(ROOT))


def undeclared(declared: set[str], *files: Path) -> list[str]:
    packages = packages_distributions()
    known = names(declared)
    return [
        f"{where} imports {module}"
        for module, where in imported(*files)
        if not known & {normal(name) for name in packages.get(module, [NOT_INSTALLED.get(module, module)])}
    ]


def test_every_import_is_declared() -> None:
    assert (
        undeclared(NEEDED | EXTRAS, *(ROOT / "theomachy").rglob("*.py"), *(ROOT / "docs" / "examples").glob("*.py"))
        == []
    )


def test_every_import_of_the_build_is_declared() -> None:
    assert undeclared(TO_BUILD, ROOT / "hatch_build.py", ROOT / "web" / "build.py", ROOT / "dev") == []


def test_every_import_of_tests_and_benchmarks_is_declared() -> None:
    declared = NEEDED | TO_BUILD | GROUPS["dev"]
    assert undeclared(declared, *(ROOT / "tests").rglob("*.py")) == []
    assert undeclared(declared | GROUPS["bench"], *(ROOT / "benchmarks").rglob("*.py")) == []
    assert undeclared(NEEDED | GROUPS["learn"], *(ROOT / "learning").rglob("*.py")) == []


def test_nothing_is_declared_in_vain() -> None:
    packages = packages_distributions()
    used = {name for module, _ in imported(*(ROOT / "theomachy").rglob("*.py")) for name in packages[module]}
    assert names(NEEDED | EXTRAS) - {normal(name) for name in used} == set()


def test_what_others_need_is_a_range() -> None:
    assert [needed for needed in NEEDED | EXTRAS if "==" in needed or ">=" not in needed] == []


@pytest.mark.parametrize("lock", sorted(ROOT.glob("requirements*.lock")), ids=lambda path: path.stem)
def test_a_lock_names_packages_and_no_hosts(lock: Path) -> None:
    lines = [line for line in lock.read_text().splitlines() if not line.startswith("    --hash=sha256:")]
    assert lines
    assert [line for line in lines if not re.match(r"[\w.-]+==[\w.+!]+( ; [^:]+)? \\$", line)] == []


def test_the_lock_is_in_the_ranges() -> None:
    from packaging.requirements import Requirement

    locks = "".join((ROOT / f"requirements{part}.lock").read_text() for part in ("-dev", "-compile", ""))
    locked = dict(re.findall(r"(?m)^([\w.-]+)==([\w.+!]+)", locks))
    for needed in map(Requirement, NEEDED | EXTRAS | TO_BUILD):
        assert needed.specifier.contains(locked[normal(needed.name)]), needed


@pytest.mark.parametrize("module", ["theomachy.games", "theomachy.bots", "theomachy.table.match"])
def test_rules_and_bots_load_no_web_framework(module: str) -> None:
    heavy = ("fastapi", "starlette", "pydantic", "uvicorn", "websockets", "cryptography", "rich", "asyncio")
    program = f"import sys, {module}; print(*(set(sys.modules) & set({heavy})))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_an_extra_is_imported_only_when_it_is_asked_for() -> None:
    program = "import sys, theomachy.arena.command; print('ray' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_types_are_for_others_too() -> None:
    assert (ROOT / "theomachy" / "py.typed").is_file()
