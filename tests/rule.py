"""`@rule("HZ-CHAL-04")` on a test: these clauses it proves."""

import pytest

from tests.rules_report import clauses

CLAUSES = frozenset(clauses())


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with the clauses it proves; an id that is not in the rules pages is refused."""
    for id in ids:
        if id not in CLAUSES:
            raise ValueError(f"There is no clause {id} in docs/rules.")
    if not ids:
        raise ValueError("A rule has an id.")
    return pytest.mark.rule(*ids)
