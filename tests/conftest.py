import atexit
import os
import shutil
import tempfile
from pathlib import Path

import pytest

from tests.fourth.installed import install

# What holds for our games holds for one of somebody else: it is installed before any test is collected.
SITE = Path(tempfile.mkdtemp(prefix="theomachy-fourth-"))
install(SITE)
atexit.register(shutil.rmtree, SITE, ignore_errors=True)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the clauses of the rules that a test proves")
    config.addinivalue_line("markers", "logs: the server may complain while this test runs")


@pytest.fixture(autouse=True, scope="session")
def a_device_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What clients keep is kept apart from what whoever runs the tests has played."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("device"))
