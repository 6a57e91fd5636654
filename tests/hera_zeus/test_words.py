"""Hera and Zeus in words: it reads well in all languages, and tells nobody more than he saw."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.played import at_random
from tests.test_words import MESSAGES, in_every_language, well_said
from theomachy.games import Event
from theomachy.games.hera_zeus import vocabulary as hz
from theomachy.games.hera_zeus.cards import CARDS
from theomachy.games.hera_zeus.events import EVENTS, Drew, Laid, TookPegasus, Won
from theomachy.games.hera_zeus.game import HeraZeus
from theomachy.games.hera_zeus.notation import CODE_TEXT, CODES, TOKEN_TEXT, make_state, read_action, read_position
from theomachy.games.hera_zeus.options import EDITIONS, Options
from theomachy.games.hera_zeus.refusals import CLAUSE_OF
from theomachy.games.hera_zeus.state import State
from theomachy.games.hera_zeus.view import View
from theomachy.kernel.errors import Refused
from theomachy.kernel.options import Value
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.words import rules_page
from theomachy.words import words as words_of
from theomachy.words.hera_zeus import CLAUSES, HeraZeusWords

GAME = HeraZeus()
READERS = (hz.HERA, hz.ZEUS, WATCHER)
SENTENCES = MESSAGES["en", "table"] | MESSAGES["en", "hera-zeus"]

in_every_edition = pytest.mark.parametrize("edition", EDITIONS)


def words(language: str) -> HeraZeusWords:
    found = words_of(language, "hera-zeus")
    assert isinstance(found, HeraZeusWords)
    return found


# --- sides, cards, places ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "code", "side", "name"),
    [
        ("en", "6", hz.HERA, "Artemis (6)"),
        ("de", "6", hz.ZEUS, "Apollon (6)"),
        ("it", "6", hz.HERA, "Artemide (6)"),
        ("en", "*5", hz.HERA, "Giant (5, won)"),
        ("de", "*5", hz.ZEUS, "Hydra (5, gewonnen)"),
        ("it", "*P", hz.ZEUS, "Pegaso (1, conquistata)"),
        ("en", "C", hz.ZEUS, "Argus (0)"),
        ("en", "G", hz.HERA, "Hera (god card)"),
        ("it", "G", hz.HERA, "Era (carta divinità)"),
        ("de", "S", hz.HERA, "Sirenen"),
        ("en", "?", hz.HERA, "an unknown card"),
        ("it", "*?", hz.HERA, "una carta conquistata sconosciuta"),
        ("de", "F", hz.ZEUS, "die Figur"),
        ("en", "", hz.ZEUS, "no card"),
    ],
)
def test_a_card_has_the_name_of_the_deck_it_comes_from(language: str, code: str, side: int, name: str) -> None:
    assert words(language).card(code, side) == name


@in_every_language
def test_every_card_has_a_name_and_help(language: str) -> None:
    for side in (hz.HERA, hz.ZEUS):
        names = [well_said(words(language).card(code, side)) for code in ("", *CODES)]
        assert len(set(names)) == len(names)
        assert all(well_said(words(language).card_help(code)) for code in CODES)


def test_sides_and_places_have_names() -> None:
    assert [words("it").side(seat) for seat in (hz.HERA, hz.ZEUS)] == ["Era", "Zeus"]
    assert words("en").place("A,2") == "lane A, row 2"
    assert words("de").place("C,4") == "Bahn C, Reihe 4"
    assert words("it").place("B,1") == "corsia B, fila 1"


# --- events -----------------------------------------------------------------------------------------------------------

SOME: dict[str, tuple[Any, ...]] = {
    "seat": (hz.HERA, hz.ZEUS),
    "pile": (hz.HERA, hz.ZEUS),
    "card": ("6", "G", "*5", "?", "*?"),
    "against": ("4", "C", "*P"),
    "lane": ("A", "B", "C"),
    "place": ("A,1", "B,3", "C,4"),
    "where": ("A,1", "hand", "drawn-out"),
    "to": ("C,4", "A,2"),
    "points": (0, 1, 4),
    "copies": (1, 2),
    "native": (0, 1, 3),
    "won": (0, 1, 2),
    "ending": hz.ENDINGS[1:-1],
}


def every_event() -> Iterator[Event]:
    """Of each kind, with whatever may be in its fields."""
    for kind in EVENTS:
        for values in product(*(SOME[name] for name in kind.__annotations__)):
            yield kind(*values)


@in_every_language
def test_every_event_has_a_sentence_for_every_reader(language: str) -> None:
    for event in every_event():
        for reader in READERS:
            assert well_said(words(language).event(event, reader))[-1] == "."


def test_the_same_event_told_to_all() -> None:
    drew, unseen = Drew(hz.HERA, "6"), Drew(hz.HERA, "?")
    assert words("en").event(drew, hz.HERA) == "You draw Artemis (6)."
    assert words("en").event(unseen, hz.ZEUS) == "Hera draws a card."
    assert words("de").event(drew, hz.HERA) == "Du ziehst Artemis (6)."
    assert words("de").event(unseen, WATCHER) == "Hera zieht eine Karte."
    assert words("it").event(drew, hz.HERA) == "Peschi Artemide (6)."
    assert words("it").event(unseen, hz.ZEUS) == "Era pesca una carta."
    assert words("en").event(drew, WATCHER) == "Hera draws Artemis (6)."  # once the game is over


def test_a_won_card_laid_face_down_is_told_as_one() -> None:
    laid = Laid(hz.ZEUS, "*?", "B,2")
    assert words("en").event(laid, hz.HERA) == "Zeus lays a won card face down in lane B, row 2."
    assert words("de").event(laid, hz.HERA) == "Zeus legt eine gewonnene Karte verdeckt in Bahn B, Reihe 2."
    assert words("it").event(laid, hz.HERA) == "Zeus posa una carta conquistata, coperta, nella corsia B, fila 2."


@pytest.mark.parametrize(
    ("ending", "sentence"),
    [
        ("bare-field", "You have no card on the field: Hera wins."),
        ("no-action", "You have points left but no legal action: Hera wins."),
        ("captive-in-front", "Hera frees Argus and wins."),
        ("captive-in-hand", "Hera frees Argus from your hand and wins."),
        ("captive-in-lane", "Pandora's box sweeps Argus away: Hera wins."),
    ],
)
def test_a_victory_says_how(ending: str, sentence: str) -> None:
    assert words("en").event(Won(hz.HERA, ending), hz.ZEUS) == sentence


def test_persephone_counts() -> None:
    def took(native: int, won: int) -> str:
        return words("en").event(TookPegasus(hz.ZEUS, native, won), hz.ZEUS)

    assert took(0, 0) == "You take no Pegasus back from your pile."
    assert took(3, 0) == "You take 3 Pegasus back from your pile."
    assert took(1, 1) == "You take 2 Pegasus (1 of them won) back from your pile."


# --- questions, choices and refusals ----------------------------------------------------------------------------------


def test_every_question_and_nothing_else_is_asked() -> None:
    asked = {key.removeprefix("ask-") for key in SENTENCES if key.startswith("ask-")}
    assert asked == {*CLAUSE_OF, "turn-over", "another", "chance", "nobody"}


def position(text: str, **options: Value) -> State:
    return make_state(read_position(text), Options("rio-grande", options))


def choices(s: State, language: str, *actions: str) -> list[str]:
    """The actions are taken; then what can be chosen."""
    for action in actions:
        GAME.apply(s, read_action(action))
    view = GAME.view(s, GAME.to_move(s))
    return [words(language).question(view), *(words(language).choice(view, action) for action in view.legal)]


def test_a_challenge_names_what_is_known_of_both_cards() -> None:
    s = position("Hera 1/3  H A 6- | B 5+ | C 2+ | hand 0 | draw 1   Z A 4- | B 3+ | C *2- | hand 0")
    assert choices(s, "en") == [
        "What do you do? 1 point left.",
        "Draw a card",
        "Challenge in lane A: Artemis (6) against an unknown card",
        "Challenge in lane B: Hydra (5) against Centaur (3)",
        "Challenge in lane C: Amazon (2) against an unknown won card",
    ]


def test_a_place_is_told_by_its_neighbours() -> None:
    s = position("Zeus 2/4  H A 3- | hand 0   Z A F 5- | B 6- 2- | C . | hand C")
    assert choices(s, "en", "LAY(C)") == [
        "Where do you lay Argus (0)?",
        "In lane A, row 2, in front of Giant (5)",
        "In lane A, row 3, behind Giant (5)",
        "In lane B, row 1, in front of Apollo (6)",
        "In lane B, row 2, in front of Hero (2)",
        "In lane B, row 3, behind Hero (2)",
        "In lane C, row 1",
    ]


def test_a_moved_card_is_not_its_own_neighbour() -> None:
    s = position("Hera 2/4  H A F 5- 4- | B 2- | hand D   Z A 3- | hand 0")
    assert choices(s, "de", "USE(D)")[:3] == [
        "Welche Karte versetzt du?",
        "Hydra (5) aus Bahn A, Reihe 2 versetzen",
        "Harpyie (4) aus Bahn A, Reihe 3 versetzen",
    ]
    assert choices(s, "de", "FROM(A,2)") == [
        "Wohin versetzt du Hydra (5)?",
        "In Bahn A, Reihe 3, hinter Harpyie (4)",
        "In Bahn B, Reihe 1, vor Amazone (2)",
        "In Bahn B, Reihe 2, hinter Amazone (2)",
        "In Bahn C, Reihe 1",
    ]


def test_behind_a_lonely_figure() -> None:
    s = position("Hera 2/4  H A F | B 4- 4- 4- 4- | C 2- 2- 2- 2- | hand 7   Z A 3- | hand 0")
    assert choices(s, "it", "LAY(7)") == ["Dove posi Nemesi (7)?", "Nella corsia A, fila 2, dietro la tua statuina"]


def test_pegasus_names_what_it_may_strike() -> None:
    s = position("Hera 2/3  H A 6- | hand P   Z A F 3- | B 4+ | C *2- | hand 5 6", own_figure_removal="pegasus")
    assert choices(s, "it", "USE(P)") == [
        "Che cosa colpisci con Pegaso (1)?",
        "Colpisci la mano avversaria (2 carte)",
        "Colpisci la statuina avversaria nella corsia A",
        "Colpisci nella corsia B: Ciclope (4)",
        "Colpisci nella corsia C: una carta conquistata sconosciuta",
    ]
    assert choices(s, "en", "TARGET_HAND", "{5}") == [
        "In which lane of Zeus's field do you put Giant (5)?",
        "In lane B, in front of Cyclops (4)",
        "In lane C, in front of an unknown won card",
    ]


def test_pythia_sirens_and_the_late_god_card() -> None:
    s = position("Zeus 1/3  H A 6- 2+ | B 3- | hand 5 | pile *4   Z A 3- | hand Y S G", late_god=True)
    assert choices(s, "en")[-3:] == [
        "Play Pythia (0): look at the enemy hand or turn a column face up",
        "Play Zeus (god card): place your figure, free of charge",
        "Play Sirens: take Cyclops (4, won) from the enemy pile",
    ]
    assert choices(s, "en", "USE(Y)") == [
        "What do you look at with Pythia (0)?",
        "Look at the enemy hand (1 card)",
        "Turn the enemy column in lane A face up (1 card face down)",
        "Turn the enemy column in lane B face up (1 card face down)",
    ]
    assert choices(s, "de", "TARGET_HAND") == [
        "Deine Punkte sind aufgebraucht. Spielst du noch Zeus (Götterkarte)?",
        "Deinen Zug beenden",
        "Zeus (Götterkarte) spielen: deine Figur aufstellen und 1 Punkt bekommen",
    ]
    assert choices(s, "it", "USE(G)") == [
        "Davanti a quale colonna metti la tua statuina?",
        "Nella corsia A, davanti a Centauro (3)",
    ]


def test_who_is_not_asked_reads_whose_choice_it_is() -> None:
    s = position("Zeus 1/3  H A C- | hand 0   Z A 3- | hand 0")
    assert words("de").question(GAME.view(s, hz.HERA)) == "Zeus hat die Wahl."
    assert words("it").question(GAME.view(GAME.new(2, Options()), WATCHER)) == "Decide il caso."
    GAME.apply(s, read_action("CHALLENGE(A)"))
    assert words("en").question(GAME.view(s, hz.ZEUS)) == "The game is over."


def test_a_refusal_says_why_and_by_which_clause() -> None:
    s = position("Hera 1/3  H A M- | hand 0 | draw 0   Z A 3- | hand 0")
    assert GAME.to_move(s) == NOBODY
    s = position("Hera 1/3  H A M- | hand 3 | draw 0   Z A 3- | hand 0")
    with pytest.raises(Refused) as draw:
        GAME.apply(s, hz.DRAW)
    assert words("en").refused(draw.value) == "Your draw pile is empty. (HZ-DRAW-03)"
    with pytest.raises(Refused) as challenge:
        GAME.apply(s, hz.CHALLENGE)
    assert (
        words("de").refused(challenge.value).startswith("Deine vorderste Karte in dieser Bahn fordert niemals heraus.")
    )
    assert "(" not in words("it").refused(Refused("cannot-undo", "", -1))


# --- whole games ------------------------------------------------------------------------------------------------------


@in_every_language
@in_every_edition
def test_nobody_reads_the_name_of_a_card_he_did_not_see(language: str, edition: str) -> None:
    tongue = words(language)
    hidden = 0
    options = Options(edition)
    for _, entries in at_random(GAME, options, 7):
        for entry in entries:
            for reader in READERS:
                seen = GAME.seen(options, entry, reader)
                if seen is None or entry.seen_whole_by(reader):
                    continue
                hidden += 1
                sentence = tongue.event(seen, reader)
                card = CODE_TEXT[entry.card]
                assert tongue.card(card, entry.seat) not in sentence
                assert card == "G" or tongue.name(card, entry.seat) not in sentence
    assert hidden > 30


@in_every_language
def test_every_choice_can_be_explained_at_any_time(language: str) -> None:
    """Also one that is not allowed now, as a player may type it."""
    tongue = words(language)
    for turn, (s, _) in enumerate(at_random(GAME, Options("designer"), 5)):
        if turn % 9 == 0 or GAME.to_move(s) == NOBODY:
            for seat in (hz.HERA, hz.ZEUS):
                explain_all(tongue, GAME.view(s, seat))


def explain_all(tongue: HeraZeusWords, view: View) -> None:
    for action in range(hz.TOKENS):
        well_said(tongue.choice(view, action))
        for clause in tongue.clauses_of(view, action):
            well_said(tongue.clause(clause))


def test_chance_does_not_choose() -> None:
    view = GAME.view(GAME.new(2, Options()), hz.HERA)
    with pytest.raises(ValueError, match="nothing a player chooses"):
        words("en").choice(view, hz.OUTCOME)
    assert max(TOKEN_TEXT) >= hz.OUTCOME


RARELY_REFUSED = {
    "field-full": ("Hera 1/3  H A 3- 3- 3- 3- | B 3- 2- 2- 2- | C 2- 4- 4- 4- | hand 5   Z A 3- | hand 0", "LAY(5)"),
    "no-target": ("Hera 1/3  H A F 3- | hand P   Z A 3- | hand 0", "USE(P)"),
    "nothing-to-move": ("Hera 1/3  H A . | hand D 3   Z A 3- | hand 0", "USE(D)"),
    "figure-stands": ("Hera 1/4  H A F 3- | hand G   Z A 3- | hand 0", "USE(G)"),
    "pile-empty": ("Hera 1/3  H A 3- | hand H   Z A 3- | hand 0", "USE(H)"),
    "nothing-to-see": ("Hera 1/3  H A 3- | hand Y   Z A 3+ | hand 0", "USE(Y)"),
    "hand-full": ("Hera 1/3  H A 3- | hand (12)   Z A 3- | hand 0", "DRAW"),
}


def test_every_refusal_has_a_sentence_and_a_clause_and_no_sentence_is_left_over() -> None:
    codes = {key.removeprefix("refused-") for key in SENTENCES if key.startswith("refused-")}
    met = {"not-your-turn", "cannot-undo", *RARELY_REFUSED}  # the first two by the table
    for code, (text, token) in RARELY_REFUSED.items():
        assert GAME.refusal(position(text), read_action(token)).code == code
    for options in (Options(), Options("kosmos"), Options("designer", {"persephone_count": "choose"})):
        for seed in range(6):
            for s, _ in at_random(GAME, options, seed):
                legal = GAME.legal(s)
                for action in range(-1, hz.STARTS + 2):
                    if action not in legal:
                        refused = GAME.refusal(s, action)
                        met.add(refused.code)
                        assert refused.clause in rules_page("hera-zeus", "en").clauses
    assert met == codes


# --- clauses ----------------------------------------------------------------------------------------------------------


def test_every_clause_that_explains_something_exists() -> None:
    named = [clause for clauses in CLAUSES.values() for clause in clauses]
    named += [clause for card in CARDS for clause in card.clauses]
    named += CLAUSE_OF.values()
    assert set(named) <= set(rules_page("hera-zeus", "en").clauses)
