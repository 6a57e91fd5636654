"""Errors in tests: what a person would read of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from theomachy.kernel.errors import BadInput, Wording
from theomachy.kernel.scenarios import Outcome
from theomachy.terminal.scenarios import trouble_of
from theomachy.words import LANGUAGES, house_words
from theomachy.words.speech import printable

ENGLISH = re.compile(
    r"\b(the|is|are|not|there|this|write|should|has|have|takes|cannot|with|already|which)\b", re.IGNORECASE
)


def sentence_of(error: BadInput | Wording, language: str = "en") -> str:
    """And what is said in English is also said in German and Italian, without a word of English."""
    for other in LANGUAGES:
        sentence = house_words(other).say_error(error)
        assert other == "en" or not ENGLISH.search(without_arguments(sentence, error)), sentence
    return house_words(language).say_error(error)


def without_arguments(sentence: str, error: BadInput | Wording) -> str:
    """What people have typed may be English."""
    for arg in (error.wording if isinstance(error, BadInput) else error).args.values():
        if isinstance(arg, Wording):
            sentence = without_arguments(sentence, arg)
        for text in [arg] if isinstance(arg, str) else []:
            sentence = sentence.replace(printable(text), "")
    return sentence


def trouble(outcome: Outcome) -> str:
    """With a scenario; "" if it passed."""
    if outcome.trouble is not None:
        sentence_of(outcome.trouble)
    return trouble_of(outcome, house_words("en"))


@contextmanager
def bad_input(
    match: str, kind: type[BadInput] = BadInput, language: str = "en"
) -> Iterator[pytest.ExceptionInfo[BadInput]]:
    """Something is refused, with a sentence in which this pattern is found."""
    with pytest.raises(kind) as error:
        yield error
    assert re.search(match, sentence_of(error.value, language)), sentence_of(error.value, language)
