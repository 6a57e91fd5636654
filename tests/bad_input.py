"""Errors in tests: what a person would read of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from theomachy.kernel.errors import BadInput, Wording
from theomachy.kernel.scenarios import Outcome
from theomachy.terminal.scenarios import trouble_of
from theomachy.words import house_words


def said(error: BadInput | Wording, language: str = "en") -> str:
    return house_words(language).say_error(error)


def trouble(outcome: Outcome) -> str:
    """With a scenario; "" if it passed."""
    return trouble_of(outcome, house_words("en"))


@contextmanager
def bad_input(match: str, kind: type[BadInput] = BadInput) -> Iterator[pytest.ExceptionInfo[BadInput]]:
    """Something is refused, with a sentence in English in which this pattern is found."""
    with pytest.raises(kind) as error:
        yield error
    assert re.search(match, said(error.value)), said(error.value)
