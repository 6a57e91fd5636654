"""Made-up values of any shape a card file knows."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from theomachy.games.olympus.card_file import standard_ids
from theomachy.games.olympus.card_grammar import EFFECT, ONLY_AT, OPERATION_TABLES
from theomachy.games.olympus.card_shapes import (
    ByWord,
    Exactly,
    Flag,
    ListOf,
    Named,
    Number,
    OneOf,
    Shape,
    Table,
    Text,
    Word,
)

Some = st.SearchStrategy[Any]


def some(shape: Shape) -> Some:
    match shape:
        case Number(low, high):
            return st.integers(low, high)
        case Flag(_, values):
            return st.sampled_from(values)
        case Exactly(value):
            return st.just(value)
        case Word(words):
            return st.sampled_from(list(words))
        case Named("id"):
            return st.sampled_from(standard_ids())
        case Text():
            return st.sampled_from(("Ο", "Some words, and more."))
        case Named(_, inner):
            return some(inner)
        case OneOf(shapes):
            return st.one_of(*map(some, shapes))
        case ByWord(_, tables):
            return st.sampled_from(list(tables.values())).flatmap(some)
        case ListOf(item, least, most):
            return st.lists(some(item), min_size=least, max_size=min(most, 4))
        case Table(_, required, optional, least=least):
            fields = {key: some(inner) for key, inner in required.items()}
            more = {key: some(inner) for key, inner in optional.items()}
            return st.fixed_dictionaries(fields, optional=more).filter(lambda table: len(table) >= least)
    raise AssertionError(shape)


def some_effect(when: str) -> Some:
    """With operations that may stand at that moment; most of it makes sense."""
    elsewhere = {op for field, op, moments in ONLY_AT if field == "op" and when not in moments}
    operations = st.one_of(*(some(table) for op, table in OPERATION_TABLES.items() if op not in elsewhere))
    do = st.lists(operations, min_size=1, max_size=3)
    assert isinstance(EFFECT.shape, Table)
    return st.fixed_dictionaries(
        {"when": st.just(when), "do": do},
        optional={key: some(shape) for key, shape in EFFECT.shape.optional.items()},
    )
