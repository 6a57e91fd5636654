"""The schema for editors says what the checks say."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import theomachy.games.olympus
from tests.bad_input import sentence_of
from tests.olympus.made_up import some
from theomachy.games.olympus.card_file import check_cards, inside, read_cards, schema, standard_ids
from theomachy.games.olympus.card_grammar import EFFECT, FILE, FILTERS, ONLY_AT, OPERATION_TABLES
from theomachy.games.olympus.card_shapes import Table
from theomachy.games.olympus.card_text import packaged
from theomachy.games.olympus.vocabulary import AREAS, COLOURS, KINDS, MODES, TIMINGS, UNITS

FOLDER = Path(theomachy.games.olympus.__file__).parent
DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = (DOCS / "examples" / "my-cards.toml").read_text(encoding="utf-8")
PAGE = (DOCS / "adding-a-card.md").read_text(encoding="utf-8")
SCHEMA = schema()


# --- as much of JSON Schema as ours needs -----------------------------------------------------------------------------

TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}
NOTES = {"$schema", "title", "description", "definitions", "x-taplo", "then", "maxItems", "maxLength", "maximum"}


def fits(value: Any, wanted: dict[str, Any]) -> bool:
    return all(keyword in NOTES or one_fits(value, keyword, wanted) for keyword in wanted)


def one_fits(value: Any, keyword: str, wanted: dict[str, Any]) -> bool:
    rule = wanted[keyword]
    table = value if isinstance(value, dict) else {}
    match keyword:
        case "$ref":
            return fits(value, SCHEMA["definitions"][rule.removeprefix("#/definitions/")])
        case "type":
            return type(value) is TYPES[str(rule)]
        case "const":
            return type(value) is type(rule) and value == rule
        case "enum":
            return any(type(value) is type(one) and value == one for one in rule)
        case "minimum":
            return type(value) is not int or rule <= value <= wanted["maximum"]
        case "minLength":
            return not isinstance(value, str) or rule <= len(value) <= wanted["maxLength"]
        case "minItems":
            return not isinstance(value, list) or rule <= len(value) <= wanted["maxItems"]
        case "minProperties":
            return not isinstance(value, dict) or rule <= len(value)
        case "pattern":
            return not isinstance(value, str) or re.search(re.sub(r"\$$", r"\\Z", rule), value) is not None
        case "items":
            return not isinstance(value, list) or all(fits(item, rule) for item in value)
        case "contains":
            return not isinstance(value, list) or any(fits(item, rule) for item in value)
        case "properties":
            return all(fits(table[key], inner) for key, inner in rule.items() if key in table)
        case "required":
            return not isinstance(value, dict) or set(table) >= set(rule)
        case "additionalProperties":
            assert rule is False
            return set(table) <= set(wanted["properties"])
        case "anyOf":
            return any(fits(value, choice) for choice in rule)
        case "allOf":
            return all(fits(value, part) for part in rule)
        case "if":
            return not fits(value, rule) or fits(value, wanted["then"])
    raise AssertionError(keyword)


# --- the file ---------------------------------------------------------------------------------------------------------


def test_the_file_is_the_schema() -> None:
    file = (FOLDER / "cards.schema.json").read_text(encoding="utf-8")
    assert file == json.dumps(SCHEMA, indent=2, ensure_ascii=False) + "\n", "docs/adding-a-card.md says how to write it"


def test_every_reference_leads_somewhere() -> None:
    references = {value for path, value in inside(SCHEMA) if path[-1] == "$ref"}
    assert references == {f"#/definitions/{name}" for name in SCHEMA["definitions"]}


@pytest.mark.parametrize("text", [packaged(), EXAMPLES], ids=["box", "examples"])
def test_the_cards_fit_the_schema(text: str) -> None:
    assert fits(tomllib.loads(text), SCHEMA)
    schema_named = re.match(r"#:schema (\S+)\n", text)
    assert schema_named is not None
    assert schema_named[1].endswith("cards.schema.json")


def words_in(part: Any) -> Iterator[str]:
    for path, value in inside(part):
        if path[-1] == "const" or (len(path) > 1 and path[-2] == "enum"):
            yield value


def test_the_schema_knows_every_word_of_the_engine() -> None:
    words = {*words_in(SCHEMA)}
    assert words >= {*TIMINGS, *MODES, *UNITS, *AREAS, *COLOURS, *KINDS, *OPERATION_TABLES}
    assert SCHEMA["definitions"]["selector"]["properties"]["unit"]["enum"] == [*UNITS]
    effect = SCHEMA["definitions"]["effect"]["properties"]
    assert effect["when"]["enum"] == [*TIMINGS]
    assert effect["mode"]["enum"] == [*MODES]
    assert len(SCHEMA["definitions"]["operation"]["anyOf"]) == 20


# --- schema and checks agree ------------------------------------------------------------------------------------------

SPOILT = st.one_of(
    st.integers(-9, 15),
    st.booleans(),
    st.sampled_from(("", "all", "attack", "self", "hero", "red", "play", "damage", "Ω\n", "\x1b")),
    st.just([]),
    st.just({}),
    st.just({"unit": "own"}),
)


@given(some(EFFECT), st.data())
def test_whatever_is_spoilt_the_schema_and_the_checks_agree(effect: dict[str, Any], data: st.DataObject) -> None:
    paths = [path for path, _ in inside(effect)]
    for _ in range(data.draw(st.integers(0, 2))):
        path = data.draw(st.sampled_from(paths))
        try:
            spoil(effect, path, data)
        except (KeyError, IndexError, TypeError):  # it is gone already
            continue
    moments = all(effect_moment_fits(effect))
    assert fits(effect, SCHEMA["definitions"]["effect"]) == (EFFECT.fits(effect) and moments)


def spoil(effect: Any, path: tuple[str | int, ...], data: st.DataObject) -> None:
    for part in path[:-1]:
        effect = effect[part]
    how = data.draw(st.sampled_from(("change", "remove", "rename")))
    value = effect[path[-1]]
    if how == "change":
        effect[path[-1]] = data.draw(SPOILT)
    else:
        del effect[path[-1]]
    if how == "rename" and isinstance(effect, dict):
        effect["another"] = value


def effect_moment_fits(effect: dict[str, Any]) -> Iterator[bool]:
    """Does every operation stand at its moment?"""
    operations = effect.get("do")
    ops = [do.get("op") for do in operations if isinstance(do, dict)] if isinstance(operations, list) else []
    for field, op, moments in ONLY_AT:
        if field == "op" and op in ops and "when" in effect:
            yield effect["when"] in moments


@pytest.mark.parametrize(
    "spoilt",
    [
        {"attack": 8},
        {"attack": True},
        {"defence": 0},
        {"copies": 3},
        {"kind": "soldier"},  # and still multicolour
        {"effect": []},
        {"name": {}},
        {"name": {"en": ""}},
        {"id": "Arion"},
        {"cost": {"pink": 1}},
        {"colour": "pink"},
        {"unknown": 1},
    ],
)
def test_a_spoilt_card_fits_neither(spoilt: dict[str, Any]) -> None:
    effect = {"when": "play", "do": [{"op": "rearrange", "side": "own"}]}
    card = {
        "id": "arion",
        "kind": "hero",
        "colour": "blue",
        "multicolour": True,
        "cost": {},
        "attack": 1,
        "defence": 2,
        "name": {"en": "Arion"},
        "effect": [effect],
    }
    file = {"format": "fight-for-olympus-cards", "version": 1, "card": [card]}
    assert fits(file, SCHEMA)
    assert FILE.fits(file)
    card |= spoilt
    assert not fits(file, SCHEMA)
    assert not FILE.fits(file)


# --- the page ---------------------------------------------------------------------------------------------------------


def test_the_page_explains_every_word() -> None:
    explained = {*re.findall(r'`"?(\w+)"?[` =]', PAGE)}
    conditions = EFFECT.shape.optional["if"] if isinstance(EFFECT.shape, Table) else None
    assert isinstance(conditions, Table)
    words = {*TIMINGS, *MODES, *UNITS, *AREAS, *COLOURS, *KINDS, *OPERATION_TABLES, *FILTERS, *conditions.optional}
    for table in OPERATION_TABLES.values():
        words |= {*table.required, *table.optional}
    assert words - {"op"} <= explained, words - explained


def test_the_cards_on_the_page_are_the_examples() -> None:
    blocks = [block for block in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL) if block.startswith("[[card]]")]
    cards = tomllib.loads(EXAMPLES)["card"]
    assert [tomllib.loads(block)["card"][0] for block in blocks] == cards
    assert not {card["id"] for card in cards} & {*standard_ids()}


def test_the_first_card_on_the_page_is_fine_and_reads_as_it_says() -> None:
    first = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0]
    (arion,) = read_cards(first, "my-cards.toml")
    assert arion["text"]["en"] in PAGE.split("```console")[1]
    spoilt = first.replace("turn_end", "turnend").replace("amount = 1", "amount = 9")
    for trouble in check_cards(spoilt, "my-cards.toml")[1]:
        assert sentence_of(trouble.wording())[:100] in PAGE
