"""Builds the web client and compiles the rules with mypyc, while hatchling builds a wheel.

Which modules: `compiled` without `interpreted` under [tool.hatch.build.hooks.custom] in pyproject.toml.  Their sources
go into the wheel too: those run under THEOMACHY_PURE=1.  In the environment of a build

    THEOMACHY_PURE=1         makes a pure wheel, in which nothing is compiled; on Windows, and where there is no C
                             compiler, there is no other
    THEOMACHY_PROFILE=1      compiles twice: in between it plays, to see which code is hot
    THEOMACHY_GROUPS=1       compiles each game for itself, so that a change in one leaves the others alone
    THEOMACHY_CACHE=FOLDER   keeps there what need not be compiled again
    THEOMACHY_PROGRESS=FILE  keeps DONE TOTAL in that file, as long as it compiles
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from importlib.metadata import version
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import shorten
from threading import Lock
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CompileError, LinkError

FREEING = Path(__file__).with_name("freeing.h").resolve()
C_FLAGS = (
    "-fvisibility=hidden",  # lets the C compiler inline across functions: playouts are 25 % faster
    "-fcommon",  # mypyc declares what groups share in each file anew
    "-w",  # warnings differ from compiler to compiler, and the C is not ours to mend
)
CACHE_BYTES = 200 << 20  # about six builds
DOCS = ("*.md", "*.json", "examples/*")  # installed, too
SETTINGS = ("THEOMACHY_CACHE", "THEOMACHY_PROGRESS")


class BuildAndCompile(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") or self.client("current") else [self.config["node"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self.client("build"):
            raise SystemExit("The web client could not be built.")
        if self.target_name != "wheel":
            return
        docs = Path(self.root, "docs")
        for path in (path for pattern in DOCS for path in docs.glob(pattern)):
            build_data["force_include"][str(path)] = f"theomachy/docs/{path.relative_to(docs)}"
        if os.environ.get("THEOMACHY_PURE") == "1" or sys.platform == "win32" or not can_compile():
            self.app.display_warning("This is a pure wheel, nothing in it is compiled.")
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

    def client(self, command: str) -> bool:
        return not subprocess.run([sys.executable, Path(self.root, "web", "build.py"), command], check=False).returncode


def found(patterns: list[str]) -> set[str]:
    return {str(path) for pattern in patterns for path in Path().glob(pattern)}


def can_compile() -> bool:
    """Whoever installs the sources elsewhere plays all the same."""
    return shutil.which(c_compiler()[0]) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def c_compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compile_in(folder: Path, modules: list[str]) -> dict[str, str]:
    """Every compiled file, and where in the wheel it belongs."""
    cache, file = (Path(name).absolute() if name else None for name in map(os.environ.get, SETTINGS))
    profile, groups = (os.environ.get(name) == "1" for name in ("THEOMACHY_PROFILE", "THEOMACHY_GROUPS"))
    if cache:
        cache.mkdir(parents=True, exist_ok=True)
    try:
        cc = CCompiler()
        extensions = write_c(folder, modules, in_groups=groups)
        progress = Progress(file, sum(map(units, extensions)) * (2 if profile else 1))
        command = Compile(Distribution({"name": "theomachy", "ext_modules": extensions}))
        command.prepare(folder, () if groups else cc.joining(), cc, progress, cache)
        guided = profile and command.learn()
        command.run()
    except (SystemExit, BaseError, CompileError, LinkError) as reason:
        if str(reason) != "1":  # else mypyc has said what it does not like, and where
            print(shorten(str(reason), 160), file=sys.stderr)
        raise SystemExit("The rules could not be compiled; only THEOMACHY_PURE=1 builds without compiling.") from None
    if cache:
        forget_oldest(cache)
    built = folder / "built.toml"
    built.write_text(f'compiler = "{cc.name}"\nprofile_guided = {str(guided).lower()}\n')
    libraries = [path for path in command.lib.rglob("*") if path.is_file()]
    return {
        str(built): "theomachy/built.toml",
        **{str(path): str(path.relative_to(command.lib)) for path in libraries},
    }


def write_c(folder: Path, modules: list[str], in_groups: bool) -> list[Any]:
    """With mypyc: a file for each module, and for each one that only loads it.  In one group all modules call each
    other directly; in groups a change in one game leaves the C of the others as it was."""
    from mypyc.build import mypycify

    groups: dict[str, list[str]] = {}
    for path in map(Path, modules):
        groups.setdefault(path.parent.name if path.parent.parent.name == "games" else "kernel", []).append(str(path))
    return mypycify(
        ["--cache-dir", str(folder / "types"), *modules],
        separate=[(files, f"theomachy_{name}") for name, files in groups.items()] if in_groups else False,
        group_name=None if in_groups else "theomachy",
        target_dir=str(folder / "c"),
        debug_level="0",
        multi_file=True,
    )


class Progress:
    """Says in a file, if there is one, how much is done."""

    def __init__(self, file: Path | None, total: int) -> None:
        self.file, self.total = file, total
        self.done = 0
        self.lock = Lock()

    def add(self, done: int) -> None:
        with self.lock:
            self.done += done
            if self.file:
                passing = self.file.with_name(f".{self.file.name}.part")
                passing.write_text(f"{self.done} {self.total}\n")
                passing.replace(self.file)


class CCompiler:
    """The one that Python is compiled with, or CC; what it is called, and how it is told what."""

    def __init__(self) -> None:
        self.command = c_compiler()
        self.said = output_of(*self.command, "--version")
        self.is_clang = "clang" in self.said
        version = re.search(r"\d+(\.\d+)+", self.said)
        self.name = f"{'clang' if self.is_clang else 'gcc'} {version[0] if version else ''}".strip()

    def joining(self) -> tuple[str, ...]:
        """Optimises across files, at the link: as fast as all in one file, in half the time."""
        if not self.is_clang:
            return ("-flto=auto",)
        if sys.platform == "darwin":
            return ("-flto=thin",)
        return ("-flto=thin", "-fuse-ld=lld") if shutil.which("ld.lld") else ()

    def watching(self) -> tuple[str, ...]:
        """Counts how often everything is done: gcc beside the objects, clang where LLVM_PROFILE_FILE says."""
        return ("-fprofile-instr-generate",) if self.is_clang else ("-fprofile-generate",)

    def knowing(self, profile: Path, objects: Path) -> tuple[str, ...]:
        """Goes by what was counted."""
        if not self.is_clang:
            if not any(objects.rglob("*.gcda")):
                raise OSError("nothing was counted")
            return ("-fprofile-use", "-fprofile-correction")
        home = os.path.realpath(shutil.which(self.command[0]) or self.command[0])
        tools = sorted(Path(home).parent.glob("llvm-profdata*"))  # the one of this version
        tool = [str(tools[0])] if tools else ["xcrun", "llvm-profdata"]
        raw = map(str, profile.parent.glob("*.profraw"))
        subprocess.run([*tool, "merge", "-o", profile, *raw], check=True)
        return (f"-fprofile-instr-use={profile}",)


class Compile(build_ext):
    """Files side by side, which setuptools itself compiles one after another; what is in the cache is not compiled."""

    def prepare(
        self, folder: Path, flags: tuple[str, ...], cc: CCompiler, progress: Progress, cache: Path | None
    ) -> None:
        self.folder, self.cc, self.progress, self.cache = folder, cc, progress, cache
        self.lib = folder / "lib"
        self.build_lib, self.build_temp = str(self.lib), str(folder / "objects")
        self.locks: dict[str, Lock] = {}
        self.flags = flags
        self.ensure_finalized()

    def learn(self) -> bool:
        """Compiles, plays, and knows for the next time; or says that this cannot be had here."""
        self.flags = self.cc.watching()
        try:
            self.run()
            place = self.folder / "play"
            shutil.copytree("theomachy", place / "theomachy", ignore=shutil.ignore_patterns("web", "__pycache__"))
            shutil.copytree(self.lib, place, dirs_exist_ok=True)
            environment = {**os.environ, "PYTHONPATH": str(place), "LLVM_PROFILE_FILE": str(place / "%p.profraw")}
            subprocess.run([sys.executable, "-P", "training.py"], env=environment, check=True)
            self.flags = (*self.cc.joining(), *self.cc.knowing(place / "profile", Path(self.build_temp)))
        except (CompileError, LinkError, OSError, subprocess.CalledProcessError) as reason:
            why = shorten(str(reason), 100)
            print(f"{self.cc.name} cannot be guided by a profile, so this build is not: {why}", file=sys.stderr)
            self.flags = self.cc.joining()
            return False
        finally:
            self.compiler = None  # for the next run
        return True

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        self.common = f"{self.cc.said} {sys.version} {compiler.compiler_so} {compiler.linker_so} {version('mypy')}"
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            objects = [
                [workers.submit(self.compile_one, extension, source) for source in extension.sources]
                for extension in self.extensions
            ]
            links = [
                workers.submit(self.link, extension, dict(part.result() for part in parts))
                for extension, parts in zip(self.extensions, objects, strict=True)
            ]
            for link in links:
                link.result()

    def compile_one(self, extension: Any, source: str) -> tuple[str, str]:
        """The object, and the digest of all that it was made of."""
        compiler: Any = self.compiler
        flags = [*extension.extra_compile_args, *self.flags_for(extension)]
        headers = extension.depends if Path(source).name.startswith("__native") else ()  # mypyc's own library has none
        made_of = [Path(path).read_bytes() for path in (source, *headers, FREEING)]
        key = digest(self.common, *flags, *made_of)
        freeing = [f"-include{FREEING}"] if is_shared(extension) else []  # in the key by content
        options = {"include_dirs": extension.include_dirs, "extra_postargs": [*flags, *freeing]}
        (target,) = compiler.object_filenames([source], output_dir=self.build_temp)
        self.make(key, Path(target), lambda: compiler.compile([source], self.build_temp, **options))
        self.progress.add(1 if is_shared(extension) else 0)
        return target, key

    def link(self, extension: Any, objects: dict[str, str]) -> None:
        compiler: Any = self.compiler
        flags = self.flags_for(extension)
        target = self.get_ext_fullpath(extension.name)
        key = digest(self.common, *flags, *objects.values())
        self.make(key, Path(target), lambda: compiler.link_shared_object([*objects], target, extra_postargs=[*flags]))
        self.progress.add(max(units(extension) - len(objects), 0))

    def flags_for(self, extension: Any) -> tuple[str, ...]:
        return (*C_FLAGS, *self.flags) if is_shared(extension) else ()

    def make(self, key: str, target: Path, make: Callable[[], object]) -> None:
        """Or take it out of the cache, where two groups may look for the same."""
        if self.cache is None:
            make()
            return
        kept = self.cache / key
        with self.locks.setdefault(key, Lock()):
            if kept.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(kept, target)
                kept.touch()  # it was of use
                return
            make()
            passing = kept.with_suffix(".part")
            shutil.copyfile(target, passing)
            passing.replace(kept)


def is_shared(extension: Any) -> bool:
    """The code of a group; all other extensions only load a module of it."""
    return str(extension.name).endswith("__mypyc")


def units(extension: Any) -> int:
    """Of progress: a link takes about three times as long as all the files that it joins."""
    return 4 * len(extension.sources) if is_shared(extension) else 0


def digest(*parts: str | bytes) -> str:
    sha = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        sha.update(b"%d " % len(data) + data)
    return sha.hexdigest()


def forget_oldest(cache: Path) -> None:
    """What was of no use for longest goes first."""
    files = sorted(cache.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for path, size in zip(files, accumulate(path.stat().st_size for path in files), strict=True):
        if size > CACHE_BYTES:
            path.unlink()


def output_of(*command: str) -> str:
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout
    except OSError as reason:
        raise SystemExit(f"{command[0]} cannot be run: {reason.strerror}.") from None
