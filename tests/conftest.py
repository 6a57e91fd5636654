import os

import pytest
from hypothesis import HealthCheck, settings

from tests.fourth.installed import install

install()
os.environ["PYTHONSAFEPATH"] = "1"  # for programs that tests start: `theomachy` means the installed one, as in ./dev

# On a busy machine an example may take long; that is no mistake.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the clauses of the rules that a test proves")
    config.addinivalue_line("markers", "logs: the server may complain while this test runs")


@pytest.fixture(autouse=True, scope="session")
def a_device_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What clients keep is kept apart from what whoever runs the tests has played."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("device"))
