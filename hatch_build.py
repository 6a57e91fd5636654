"""Builds the web client and compiles the rules with mypyc, while hatchling builds a wheel.

Which modules: `compiled` without `interpreted` under [tool.hatch.build.hooks.custom] in pyproject.toml.  They form one
group, so that they call each other directly.  Their sources go into the wheel too: those run under THEOMACHY_PURE=1.
"""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from functools import partial
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import shorten
from threading import Lock
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CompileError, LinkError

C_FLAGS = (
    "-fvisibility=hidden",  # lets the C compiler inline across functions: playouts are 25 % faster
    "-flto=auto",  # and across files: as fast as all in one file, in half the time
    "-w",  # warnings differ from compiler to compiler, and the C is not ours to mend
    f"-include{Path(__file__).with_name('freeing.h').resolve()}",  # how objects are freed, however deep they lie
)


class BuildAndCompile(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") else [self.config["node"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if subprocess.run([sys.executable, Path(self.root, "web", "build.py"), "build"], check=False).returncode:
            raise SystemExit("The web client could not be built.")
        if os.environ.get("THEOMACHY_PURE") == "1":
            self.app.display_warning("THEOMACHY_PURE=1: this is a pure wheel, nothing in it is compiled.")
            return
        self.folder = TemporaryDirectory(prefix="theomachy-")
        with chdir(self.root):
            modules = found(self.config["compiled"]) - found(self.config["interpreted"])
            build_data["force_include"] |= compile_in(Path(self.folder.name), sorted(modules))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()


class SideBySide(build_ext):
    """setuptools itself compiles the files of one extension one after another."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compile_all = compiler.compile

        progress = Progress(sum(len(extension.sources) for extension in self.extensions))

        def compile_one(source: str, **options: Any) -> list[str]:
            compiled: list[str] = compile_all([source], **options)
            progress.one_more()
            return compiled

        def compile_each(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as workers:
                return list(chain(*workers.map(partial(compile_one, **options), sources)))

        compiler.compile = compile_each
        super().build_extensions()


class Progress:
    """For whoever waits: how many files are compiled, and of how many, in the file that THEOMACHY_PROGRESS names."""

    def __init__(self, total: int) -> None:
        self.file = os.environ.get("THEOMACHY_PROGRESS")
        self.total = total
        self.done = -1
        self.lock = Lock()
        self.one_more()

    def one_more(self) -> None:
        with self.lock:
            self.done += 1
            if self.file is not None:
                passing = Path(f"{self.file}.passing")
                passing.write_text(f"{self.done} {self.total}\n")
                passing.replace(self.file)


def found(patterns: list[str]) -> set[str]:
    return {str(path) for pattern in patterns for path in Path().glob(pattern)}


def compile_in(folder: Path, modules: list[str]) -> dict[str, str]:
    """Every compiled file, and where in the wheel it belongs."""
    from mypyc.build import mypycify

    try:
        extensions = mypycify(
            ["--cache-dir", str(folder / "cache"), *modules],
            group_name="theomachy",
            target_dir=str(folder / "c"),
            debug_level="0",
            multi_file=True,
        )
        for extension in extensions:
            extension.extra_compile_args += C_FLAGS
            extension.extra_link_args += C_FLAGS
        command = SideBySide(Distribution({"name": "theomachy", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "objects")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    except (SystemExit, BaseError, CompileError, LinkError) as reason:
        if str(reason) != "1":  # else mypyc has said what it does not like, and where
            print(shorten(str(reason), 160), file=sys.stderr)
        raise SystemExit("The rules could not be compiled; only THEOMACHY_PURE=1 builds without compiling.") from None
    return {str(path): str(path.relative_to(folder / "lib")) for path in folder.glob("lib/**/*") if path.is_file()}
