"""In a folder that is first on the path: hides from Theomachy, and from nobody else, what Windows does not have."""

import builtins
import types
from typing import Any

MODULES = {"fcntl", "resource", "termios", "tty", "pty", "pwd", "grp", "readline", "syslog"}
NAMES = {
    "os": ("fork", "nice", "getuid", "geteuid", "sched_getaffinity", "O_DIRECTORY", "O_TMPFILE", "O_ASYNC", "fchmod"),
    "signal": ("SIGUSR1", "SIGUSR2", "SIGKILL", "SIGHUP", "SIGIO", "SIGALRM", "SIGXCPU", "setitimer", "alarm"),
}

find = builtins.__import__


def import_as_there(name: str, globals: Any = None, locals: Any = None, fromlist: Any = (), level: int = 0) -> Any:
    module = find(name, globals, locals, fromlist, level)
    if not str((globals or {}).get("__name__", "")).startswith("theomachy"):
        return module
    if name in MODULES:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    return without(module, NAMES[name]) if name in NAMES else module


def without(module: types.ModuleType, names: tuple[str, ...]) -> types.ModuleType:
    less = types.ModuleType(module.__name__)
    vars(less).update({name: value for name, value in vars(module).items() if name not in names})
    return less


builtins.__import__ = import_as_there
