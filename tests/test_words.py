"""Words: everything a player reads is there in all languages, for every game, and reads well."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import theomachy.words.speech
from tests.bad_input import bad_input
from tests.played import shorter
from theomachy.games import GAMES, OURS
from theomachy.kernel.errors import Refused
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import WATCHER
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match
from theomachy.words import LANGUAGES, WORDS, WordsMissing, house_words, language_of, rules_page, words
from theomachy.words.speech import HOUSE, Speech

FOLDER = Path(theomachy.words.speech.__file__).parent
FILES = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))
RAW = re.compile(r"[{}]|None|  |^\s|\s$|\b(event|ask|choice|refused|card|side|term|table|board|some)-[a-z]")

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", GAMES)
in_every_file = pytest.mark.parametrize("file", FILES)
beside_the_house = pytest.mark.parametrize("file", [file for file in FILES if file not in HOUSE])


def well_said(sentence: str) -> str:
    assert sentence
    assert not RAW.search(sentence), sentence
    return sentence


# --- the Fluent files -------------------------------------------------------------------------------------------------


def messages(language: str, file: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse((FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} for the second time"
            found[entry.id.name] = entry
    return found


MESSAGES = {(language, file): messages(language, file) for language in LANGUAGES for file in FILES}


def known_with(language: str, file: str) -> dict[str, ast.Message]:
    """What can be said with a file beside those of the house: by a game, or by a command of its own."""
    return {key: message for name in (*HOUSE, file) for key, message in MESSAGES[language, name].items()}


def keys_with_answers(file: str) -> list[str]:
    """At the table of a game everything is said, also what the house says with words of the game."""
    return list(known_with("en", file) if file in WORDS else MESSAGES["en", file])


class Reader(Visitor):
    """What a message takes and, of what it selects by, which answers it knows; through the messages it refers to."""

    def __init__(self, known: dict[str, ast.Message]) -> None:
        self.known = known
        self.arguments: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.known[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            answers = {int(key.value) if isinstance(key, ast.NumberLiteral) else key.name for key in keys}
            self.arguments[node.selector.id.name].update(answers)


def arguments(known: dict[str, ast.Message], key: str) -> dict[str, set[str | int]]:
    reader = Reader(known)
    reader.visit(known[key])
    return reader.arguments


@in_every_language
def test_all_languages_have_the_same_files_and_all_games_have_words(language: str) -> None:
    assert sorted(path.stem for path in (FOLDER / language).glob("*.ftl")) == FILES
    assert set(OURS) <= set(FILES)


@in_every_language
@in_every_file
def test_all_languages_have_the_same_messages(language: str, file: str) -> None:
    assert list(MESSAGES[language, file]) == list(MESSAGES["en", file])


@in_every_language
@beside_the_house
def test_a_message_takes_the_same_arguments_in_every_language(language: str, file: str) -> None:
    here, english = known_with(language, file), known_with("en", file)
    for key in keys_with_answers(file):
        assert arguments(here, key).keys() == arguments(english, key).keys(), key


@in_every_language
@beside_the_house
def test_every_message_can_be_said_with_every_answer_it_knows(language: str, file: str) -> None:
    known, w = known_with(language, file), Speech(language, file)
    for key in keys_with_answers(file):
        takes = arguments(known, key)
        for name, answers in takes.items():
            for answer in {0, 1, 2, *answers}:
                sentence = w.say(key, **{**dict.fromkeys(takes, 1), name: answer})
                assert sentence.strip(), key
                assert "???" not in sentence, key
        if not takes:
            assert w.say(key).strip(), key


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(WordsMissing, match="no message event-nothing in de"):
        house_words("de").say("event-nothing")
    with pytest.raises(WordsMissing, match="term-title in it"):
        house_words("it").say("term-title")


@pytest.mark.parametrize("text", ["one = 1\none = 2\n", "one = 1\ntwo\n"])
def test_a_message_that_is_there_twice_or_cannot_be_read_is_an_error(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "table.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(theomachy.words.speech, "HERE", tmp_path)
    monkeypatch.setattr(theomachy.words.speech, "HOUSE", ("table",))
    with pytest.raises(WordsMissing, match=r"table\.ftl has a message twice|one in en cannot be read"):
        Speech("en").say("one")


def test_messages_are_told_apart_before_they_are_parsed() -> None:
    for file in sorted(FOLDER.glob("*/*.ftl")):
        whole = FluentParser().parse(file.read_text(encoding="utf-8")).body
        ids = [f"{'-' * isinstance(each, ast.Term)}{each.id.name}" for each in whole if hasattr(each, "id")]
        assert not any(isinstance(each, ast.Junk) for each in whole), file
        assert list(theomachy.words.speech.messages(file)) == ids, file


# --- languages --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de_AT.UTF-8", "de"),
        ("it", "it"),
        ("IT-it", "it"),
        ("en_GB", "en"),
        ("de:en", "de"),
        ("fr_FR.UTF-8", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_language_of_a_locale(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


@of_every_game
def test_an_unknown_language_or_game_is_refused(game: str) -> None:
    for say in (house_words, lambda language: words(language, game)):
        with bad_input("There is no language “fr”; the languages are en, de, it"):
            say("fr")
    with bad_input("“chess”"):
        words("en", "chess")
    assert words("de", game) is words("de", game)
    assert words("de", game).language == "de"


# --- whole games ------------------------------------------------------------------------------------------------------


@in_every_language
@pytest.mark.parametrize(("game", "edition"), [(key, edition) for key in GAMES for edition in GAMES[key].editions])
def test_whole_matches_can_be_told_to_everybody(language: str, game: str, edition: str) -> None:
    w, rules = words(language, game), GAMES[game]
    as_it_is = rules.options(edition, shorter(game))
    unusual = {name: values[-1] for name, (values, _) in as_it_is.table.items() if isinstance(values, tuple)}
    fewest, most = rules.players
    for seed, options in enumerate((as_it_is, as_it_is, rules.options(edition, unusual | shorter(game)))):
        rng = Rng(seed)
        match = Match(rules, options, ["random"] * (fewest + seed % (most - fewest + 1)), Dealer(seed))
        while not match.over:
            seat = match.to_move()
            view = match.view(seat)
            assert well_said(w.question(view))[-1] in "?."
            sentences = [well_said(w.choice(view, action)) for action in view.legal]
            assert len(set(sentences)) == len(sentences)
            assert all(w.clause(clause) for action in view.legal for clause in w.clauses_of(view, action))
            match.choose(seat, view.legal[rng.below(len(view.legal))])
            for reader in match.audience:
                assert all(well_said(w.event(event, reader))[-1] == "." for event in match.events(reader))
                well_said(w.question(match.view(reader)))
        for reader in match.audience:
            assert all(well_said(sentence) for _, sentence in w.story(match.log(reader), reader))
        assert sum(map(w.begins_turn, match.open_log())) >= match.view(WATCHER).turns - 1 > 0
        assert w.clause(w.clause_of_end(match.view(WATCHER)))


@in_every_language
@of_every_game
def test_sides_have_names_and_a_table_s_refusal_has_no_clause(language: str, game: str) -> None:
    w, seats = words(language, game), range(len(GAMES[game].seat_names))
    assert len({well_said(w.side(seat)) for seat in seats}) == len(seats)
    assert "(" not in w.refused(Refused("cannot-undo", "", -1))


# --- the rules pages --------------------------------------------------------------------------------------------------


@in_every_language
@of_every_game
def test_the_rules_pages_have_the_same_clauses_in_every_language(language: str, game: str) -> None:
    page, english = rules_page(game, language), rules_page(game, "en")
    assert list(page.clauses) == list(english.clauses)
    assert [section.id for section in page.sections] == [section.id for section in english.sections]
    assert page.title == words(language, game).say("game-name")
    assert all(page.clauses.values())
    assert all(section.heading for section in page.sections)


@of_every_game
def test_the_clauses_of_a_page_stand_in_the_order_of_its_sections(game: str) -> None:
    page = rules_page(game, "en")
    assert [clause for section in page.sections for clause in page.clauses_in(section.id)] == list(page.clauses)
    assert {clause.split("-")[0] for clause in page.clauses} == {page.prefix}
    with bad_input("no rules page"):
        rules_page("chess", "en")


@in_every_language
@of_every_game
def test_a_clause_is_told_without_the_marks_of_its_page(language: str, game: str) -> None:
    page = rules_page(game, language)
    for clause in page.clauses:
        assert not re.search(r"[*`]|^\s|\s$", words(language, game).clause(clause))
    with bad_input(f"{page.prefix}-TEA-01"):
        words(language, game).clause(f"{page.prefix}-TEA-01")


@in_every_language
@of_every_game
def test_examples_and_the_clauses_of_options_exist(language: str, game: str) -> None:
    w, rules = words(language, game), GAMES[game]
    assert w.clause(w.say("example-clause"))
    assert w.notes_on_card(w.say("example-card"))
    assert [rules.notation.read_action(token) for token in w.say("example-action").split()]
    assert all(w.clause(clause) for _, clause in rules.options().table.values())
