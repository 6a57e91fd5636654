import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the clauses of the rules that a test proves")
    config.addinivalue_line("markers", "logs: the server may complain while this test runs")
