"""A Ray cluster of two workers on this machine, which nobody else can reach; it ends with its standard input.

with local_cluster() as cluster:
    cluster.address, cluster.raylet  (of the second worker, to be killed)
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

LIMITS = {"num_cpus": 1, "object_store_memory": 80 << 20}
FOUND_DEAD_SOON = {
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 500,
    "health_check_failure_threshold": 5,
}
ENVIRONMENT = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # as there: 127.0.0.1 and nothing else
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_memory_monitor_refresh_ms": "0",  # however little memory there is: nobody is killed for it
}


@dataclass(frozen=True)
class LocalCluster:
    address: str
    raylet: int  # the process that holds the second worker together
    environment: dict[str, str]  # of whoever wants to find it
    folder: Path  # for modules that its workers shall know


@contextmanager
def local_cluster() -> Iterator[LocalCluster]:
    with TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        environment = {**ENVIRONMENT, "RAY_TMPDIR": folder}
        path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), folder]))
        running = subprocess.Popen(
            [sys.executable, __file__],
            env={**os.environ, **environment, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,  # signals are for whoever runs the tests
        )
        assert running.stdin is not None
        assert running.stdout is not None
        try:
            found = json.loads(next(line for line in running.stdout if line.startswith("{")))
            yield LocalCluster(found["address"], found["raylet"], environment, Path(folder))
        finally:
            running.stdin.close()
            running.wait(60)
        left = left_of(running.pid, folder)
        for process in left:
            os.kill(process, signal.SIGKILL)
        assert not left


def left_of(session: int, folder: str) -> list[int]:
    """Processes of the cluster, and those that were started in games there, in sessions of their own; the last of them
    may need a moment."""
    for _ in range(100):
        running = [int(process.name) for process in Path("/proc").iterdir() if process.name.isdecimal()]
        left = [process for process in running if session_of(process) == session or knows(process, folder)]
        if not left:
            break
        time.sleep(0.1)
    return left


def session_of(process: int) -> int:
    with suppress(ProcessLookupError):
        return os.getsid(process)
    return 0


def knows(process: int, folder: str) -> bool:
    """As a place for modules."""
    with suppress(OSError):
        return folder.encode() in Path(f"/proc/{process}/environ").read_bytes().partition(b"PYTHONPATH=")[2]
    return False


def main() -> None:
    from ray.cluster_utils import Cluster

    head = {"include_dashboard": False, "no_monitor": True, "include_log_monitor": False}
    cluster = Cluster(initialize_head=True, head_node_args={**LIMITS, **head, "_system_config": FOUND_DEAD_SOON})
    second = cluster.add_node(**LIMITS)
    (raylet,) = second.all_processes["raylet"]
    print(json.dumps({"address": cluster.address, "raylet": raylet.process.pid}), flush=True)
    sys.stdin.read()
    cluster.shutdown()


if __name__ == "__main__":
    main()
