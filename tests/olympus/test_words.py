"""Fight for Olympus in words: it reads well in all languages, and tells nobody more than he saw."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import product

import pytest

from tests.olympus.random_cards import CardMaker, card_file
from tests.olympus.table import SEATS, Table, own_card, read_token, with_cards
from tests.played import at_random
from tests.test_words import MESSAGES, in_every_language, well_said
from theomachy.games import Event
from theomachy.games.olympus import events as fo
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.card_file import standard
from theomachy.games.olympus.game import Olympus
from theomachy.games.olympus.operations import numbered_scripts
from theomachy.games.olympus.options import EDITIONS, STANDARD, Options
from theomachy.games.olympus.refusals import QUESTIONS
from theomachy.games.olympus.view import View
from theomachy.kernel.errors import Refused
from theomachy.kernel.events import Log, LogEntry
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.terminal.boards.olympus import OlympusBoard
from theomachy.words import olympus as olympus_words
from theomachy.words import rules_page
from theomachy.words import words as words_of
from theomachy.words.olympus import OlympusWords

GAME = Olympus()
READERS = (0, 1, WATCHER)
SENTENCES = MESSAGES["en", "table"] | MESSAGES["en", "olympus"]

in_every_edition = pytest.mark.parametrize("edition", EDITIONS)


def words(language: str) -> OlympusWords:
    found = words_of(language, "olympus")
    assert isinstance(found, OlympusWords)
    return found


# --- cards and units --------------------------------------------------------------------------------------------------


@in_every_language
def test_every_card_has_a_name_and_can_be_asked_for_in_every_language(language: str) -> None:
    w = words(language)
    names = [well_said(w.name(d)) for d in range(len(STANDARD.cards))]
    assert len(set(names)) == len(names)
    for card in STANDARD.cards:
        notes = w.notes_on_card(card.id)
        assert notes[0].title == w.name(card.id)
        assert all(well_said(note.text) for note in notes)
        assert all(w.notes_on_card(card.entry["name"][other]) == notes for other in ("en", "de", "it"))
    assert w.notes_on_card("Zeus") == []


def test_a_card_is_told_with_all_that_is_printed_on_it() -> None:
    assert words("en").card_in_full("hector") == (
        "Hector (hero, multicoloured; cost: 2 red, 1 yellow, 1 green; attack 4, defence 6)"
    )
    assert words("de").card_in_full("sword_red") == (
        "Rotes Schwert (Ausrüstung, rot; Kosten: kostenlos; Angriff +3, Verteidigung +0)"
    )
    assert words("it").card_in_full("amazons") == "Amazzoni (soldato, rosso; costo: 1 rosso; attacco 2, difesa 2)"
    about = words("en").notes_on_card("menelaos")[0]
    assert about.text == (
        "Hero, blue; cost: 1 blue, 1 yellow; attack 2, defence 4; one copy; in notation menelaus. Symbol: on attack. "
        "On attack, before the strike: you may deal 1 damage to each red enemy unit."
    )


def test_a_unit_is_told_with_its_values_as_they_count_now() -> None:
    table = Table(a="O1 hector+sword_red*2", b="O1 circe", phase="still")
    assert words("en").standing(table.unit("a O1")) == (
        "Hector + Red Sword (multicoloured), attack 7, defence 6, 2 damage, no abilities"
    )
    assert words("de").standing(table.unit("b O1")) == "Kirke (blau), Angriff 2, Verteidigung 4"


# --- events -----------------------------------------------------------------------------------------------------------


# What the fields of events can say.
SAYS: dict[str, tuple[object, ...]] = {
    "seat": (0, 1),
    "giver": (0, 1, NOBODY),
    **dict.fromkeys(("card", "equipment"), ("hector", "")),
    **dict.fromkeys(("bearer", "attacker"), ("amazons",)),
    **dict.fromkeys(("place", "attacker_place", "to"), ("a:O3", "b:T1")),
    **dict.fromkeys(("damage", "attack", "defence"), (0, 1, 2)),
    "turn": (1, 2),
    "zone": ("hand", "discard"),
    "phase": v.PHASES[1:],
    "colour": v.COLOURS,
    "area": v.AREAS,
    "points": ((0, 0), (3, 0), (0, 1)),
    "ending": v.ENDINGS[1:],
}


def every_event() -> Iterator[Event]:
    for kind in fo.EVENTS:
        names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
        for values in product(*(SAYS[name] for name in names)):
            yield kind(*values)


@in_every_language
def test_every_event_has_a_sentence_for_every_reader(language: str) -> None:
    for event in every_event():
        for reader in READERS:
            sentence = well_said(words(language).event(event, reader))
            assert sentence[-1] == "."
            assert not sentence[0].islower()


def test_the_same_event_told_to_all() -> None:
    drew, unseen = fo.Drew(0, "hector"), fo.Drew(0, "")
    assert words("en").event(drew, 0) == "You draw Hector."
    assert words("en").event(unseen, 1) == "Your opponent draws 1 card."
    assert words("en").event(drew, WATCHER) == "Player A draws Hector."  # once the game is over
    assert words("de").event(unseen, 1) == "Dein Gegner zieht 1 Karte."
    assert words("de").event(unseen, WATCHER) == "Spieler A zieht 1 Karte."
    assert words("it").event(drew, 0) == "Peschi Ettore."
    assert words("it").event(unseen, 1) == "Il tuo avversario pesca 1 carta."


def test_a_marker_taken_from_each_other() -> None:
    stolen = fo.TookMarker(0, "blue", 1)
    assert words("en").event(stolen, 0) == "You take the blue marker from your opponent."
    assert words("en").event(stolen, 1) == "Your opponent takes the blue marker from you."
    assert words("en").event(stolen, WATCHER) == "Player A takes the blue marker from Player B."
    assert words("de").event(stolen, 1) == "Dein Gegner nimmt dir den Farbmarker Blau weg."
    assert words("it").event(stolen, 0) == "Togli il segnalino blu al tuo avversario."
    assert words("it").event(stolen, 1) == "Il tuo avversario ti toglie il segnalino blu."
    assert words("it").event(stolen, WATCHER) == "Giocatore A toglie il segnalino blu a Giocatore B."
    found = fo.TookMarker(1, "green", NOBODY)
    assert words("it").event(found, 0) == "Il tuo avversario prende il segnalino verde dal tabellone."


@pytest.mark.parametrize(
    ("ending", "to_loser", "to_watcher"),
    [
        (
            "board-full",
            "Your opponent begins the turn with all six spaces occupied and wins.",
            "Player A begins the turn with all six spaces occupied and wins.",
        ),
        (
            "seven-points",
            "The counter has reached 7 on your opponent's side: your opponent wins.",
            "The counter has reached 7 on Player A's side: Player A wins.",
        ),
        (
            "pile-empty",
            "The draw pile is empty and the counter is on your opponent's side: your opponent wins.",
            "The draw pile is empty and the counter is on Player A's side: Player A wins.",
        ),
    ],
)
def test_a_victory_says_how(ending: str, to_loser: str, to_watcher: str) -> None:
    won = fo.Won(0, ending)
    assert words("en").event(won, 1) == to_loser
    assert words("en").event(won, WATCHER) == to_watcher
    assert words("en").event(won, 0).endswith(": you win.")


# --- stories ----------------------------------------------------------------------------------------------------------


def story(table: Table, side: str, language: str = "en") -> list[str]:
    """All that happened at a table since it was set up."""
    return [text for _, text in words(language).story(seen_of(table, SEATS[side]), SEATS[side])]


def seen_of(table: Table, seat: int) -> list[Event]:
    log = table.s.log
    assert isinstance(log, Log)
    return seen_by(seat, table.options, log.drain())


def seen_by(seat: int, options: Options, entries: list[LogEntry]) -> list[Event]:
    return [event for entry in entries if (event := GAME.seen(options, entry, seat)) is not None]


def test_a_card_announced_paid_and_placed_is_played() -> None:
    table = Table(hand_a="menelaus peleus jason carians", markers={"a": "yellow"})
    table.do("PLAY(menelaus) PAY(peleus) MARKER(yellow) OWN(D1)")
    assert story(table, "b") == ["Your opponent plays Menelaus on D1, paid with Peleus, the yellow marker."]
    table.do("PLAY(carians) OWN(O1)")
    assert story(table, "a", "de")[0] == "Du spielst Karer auf O1 aus."


def test_what_is_not_yet_played_is_told_as_far_as_it_has_come() -> None:
    table = Table(hand_a="menelaus peleus jason castor", markers={"a": "yellow"}).do("PLAY(menelaus)")
    assert story(table, "a") == ["You announce Menelaus."]
    table.do("PAY(peleus)")
    assert story(table, "a") == ["You pay 1 blue with Peleus."]
    table.do("PAY(castor)")
    assert story(table, "a", "it") == ["Paghi 1 giallo con Castore."]
    table.do("OWN(T1)")
    assert story(table, "a", "de")[0] == "Du legst Menelaos auf T1."


def test_attacks_are_told_with_what_came_of_them() -> None:
    table = Table(a="O1 carians, O2 hector+sword_red, D1 danaans", b="O2 penelope*4", phase="attack", counter=-2)
    assert story(table, "a") == [
        "You attack with Carians from O1: 1 point, the counter is on 1 on your opponent's side.",
        "You attack with Hector from O2: 7 damage to Penelope.",
        "The enemy unit Penelope (O2) is defeated and discarded.",
        "You attack with Danaans from D1: area bonus of Delphi.",
    ]
    table.do("MARKER(red)")
    assert story(table, "b")[0] == "Your opponent takes the red marker from the board."


def test_a_bonus_not_taken_is_told_as_nothing() -> None:
    table = Table(a="D1 carians, D2 danaans, T1 lapiths", phase="attack").do("NO MARKER(red) {medea}").draw_all()
    assert story(table, "b")[:3] == [
        "Your opponent attacks with Carians from D1: no marker.",
        "Your opponent attacks with Danaans from D2: the red marker from the board.",
        "Your opponent attacks with Lapiths from T1: 1 card.",
    ]


def test_a_defeat_is_told_by_itself_while_it_is_open_what_comes_of_it() -> None:
    table = Table(a="O1 hector", b="O1 eurydice", hand_b="carians jason", phase="attack")
    assert story(table, "b") == [
        "Your opponent attacks with Hector from O1: 4 damage to Eurydice.",
        "Your unit Eurydice (O1) is defeated.",
    ]
    table.do("YES CARD(jason)")
    assert story(table, "a", "de")[:3] == [
        "Die Sonderfähigkeit der gegnerischen Karte Eurydike (O1) wirkt.",
        "Dein Gegner legt eine Handkarte ab: Iason.",
        "Die gegnerische Einheit Eurydike (O1) bleibt ohne Schaden im Spiel.",
    ]


def test_a_hand_is_seen_in_one_sentence() -> None:
    table = Table(hand_a="argus achaeans dardani", hand_b="jason jason medea").do("PLAY(argus) OWN(O1) YES")
    assert story(table, "a")[-1] == "You see your opponent's hand: 2 × Jason, Medea."
    table = Table(hand_a="argus achaeans dardani", hand_b="jason medea").do("PLAY(argus) OWN(O1) YES")
    assert story(table, "b")[-1] == "Your opponent sees your hand: Jason, Medea."


# --- questions and choices --------------------------------------------------------------------------------------------


def choices(table: Table, side: str, language: str = "en") -> list[str]:
    """The question, and what can be chosen."""
    view, w = table.view(side), words(language)
    return [w.question(view), *(w.choice(view, action) for action in view.legal)]


def test_the_first_turn_asks_which_phase_to_skip() -> None:
    table = Table(hand_a="carians", turns=0, phase="turn")
    assert choices(table, "a") == [
        "Do you skip phase 1 (playing cards)? One phase of the first turn of the game is left out.",
        "Keep phase 1 (playing cards)",
        "Skip phase 1 (playing cards)",
    ]
    table.do("KEEP DONE")
    assert choices(table, "a", "de") == [
        "Lässt du Phase 2 aus (angreifen)? Im ersten Zug der Partie entfällt eine Phase.",
        "Phase 2 behalten (angreifen)",
        "Phase 2 auslassen (angreifen)",
    ]


def test_paying_says_what_is_left_and_which_symbol_is_due() -> None:
    table = Table(hand_a="hector tydeus meleager diomedes jason danae penelope medea", markers={"a": "green"})
    assert choices(table, "a")[1] == "Play Hector (2 red, 1 yellow, 1 green)"
    table.do("PLAY(hector)")
    assert choices(table, "a")[:2] == [
        "Cost of Hector: 2 red, 1 yellow, 1 green. What do you pay 1 red with?",
        "Pay with Tydeus",
    ]
    table.do("PAY(tydeus) PAY(meleager)")
    assert choices(table, "a") == [
        "Cost of Hector: 1 yellow, 1 green left. What do you pay 1 yellow with?",
        "Pay with Jason (multicoloured)",
        "Pay with Danaë",
        "Pay with Medea (multicoloured)",
    ]
    table.do("PAY(danae)")
    assert choices(table, "a", "it")[0] == "Costo di Ettore: ancora 1 verde. Con che cosa paghi 1 verde?"
    assert choices(table, "a", "de")[-1] == "Mit dem Farbmarker Grün bezahlen"


def test_a_space_is_chosen_by_what_one_meets_there() -> None:
    table = Table(a="O1 tydeus, O2 castor, D1 paris, D2 leda", b="T1 lapiths*2", hand_a="carians").do("PLAY(carians)")
    assert choices(table, "a") == [
        "Where do you place Carians?",
        "On O3, Olympus: nobody opposite, 1 point for each attack",
        "On T1, Troy: opposite Lapiths (green), attack 1, defence 5, 2 damage",
    ]
    table = Table(a="O1 tydeus, T1 leda", hand_a="sword_red").do("PLAY(sword_red)")
    assert choices(table, "a", "de") == [
        "Welche Einheit bekommt die Ausrüstung Rotes Schwert?",
        "Dein Platz O1: Tydeus (rot), Angriff 3, Verteidigung 4",
        "Dein Platz T1: Leda (gelb), Angriff 2, Verteidigung 3",
    ]


def test_an_option_names_its_card_and_what_it_says() -> None:
    table = Table(a="O1 menelaus", b="O1 tydeus", phase="attack")
    assert choices(table, "a") == [
        "Menelaus (O1): On attack, before the strike: you may deal 1 damage to each red enemy unit. Do you use this?",
        "Yes, use Menelaus",
        "No",
    ]


def test_of_equipment_only_the_sentence_that_asks_is_said() -> None:
    table = Table(a="O1 tydeus", hand_a="sword_blue").do("PLAY(sword_blue)")
    assert choices(table, "a")[0] == (
        "Blue Sword (O1): On play: you may move the bearer to an empty space on your side. Do you use this?"
    )


def test_of_an_optional_step_only_that_is_said() -> None:
    table = Table(hand_a="odysseus medea jason ajax helen", pile=9).do("PLAY(odysseus)")
    while table.question() != "a place":
        GAME.apply(table.s, GAME.legal(table.s)[0])
    table.do("OWN(O2) {carians}")
    assert choices(table, "a")[0] == "Odysseus (O2): You may play it at once for free. Do you use this?"


def test_targets_and_destinations() -> None:
    table = Table(a="O3 carians", b="O1 tydeus, O2 leda", hand_a="palamedes peleus").do("PLAY(palamedes) OWN(O1) YES")
    assert choices(table, "a")[1:] == [
        "The enemy's O1: Tydeus (red), attack 3, defence 4",
        "The enemy's O2: Leda (yellow), attack 2, defence 3",
    ]
    table.do("ENEMY(O1)")
    question, *spaces = choices(table, "a")
    assert question.endswith(" Where does the enemy unit Tydeus (O1) go?")
    assert spaces[:2] == ["To O2, changing places with Leda", "To O3, an empty space"]


def test_the_bonus_of_delphi_asks_as_itself_also_within_an_effect() -> None:
    table = Table(a="D1 carians", markers={"b": "red blue yellow green"}, phase="attack")
    assert choices(table, "a")[:2] == [
        "Area bonus of Delphi: which colour marker do you take?",
        "Take the red marker from your opponent",
    ]
    assert choices(table, "a")[-1] == "Take no marker"
    view = table.view("a")
    assert words("en").clauses_of(view, view.legal[0]) == ["FO-BONUS-06"]
    table = Table(hand_a="paris carians castor").do("PLAY(paris) PAY(carians) OWN(O1)")
    assert choices(table, "a")[1:] == ["Olympus: 1 point", "Delphi: 1 colour marker", "Troy: 1 card"]
    table.do("AREA(delphi)")
    assert choices(table, "a", "it")[0] == "Bonus area (Delfi): quale segnalino colorato prendi?"


def test_whose_card_is_discarded() -> None:
    table = Table(hand_a="argus achaeans dardani", hand_b="jason medea").do("PLAY(argus) OWN(O1) YES")
    assert choices(table, "a")[0].endswith(" Which card does your opponent discard?")
    table = Table(hand_a="telemachus dardani", pile=9).do("PLAY(telemachus) OWN(O1) YES {medea}")
    assert choices(table, "a")[0].endswith(" Which card from your hand do you discard?")


def test_who_is_not_asked_reads_whose_choice_it_is() -> None:
    table = Table(hand_a="carians")
    assert words("de").question(table.view("b")) == "Spieler A hat die Wahl."
    assert words("it").question(GAME.view(GAME.new(2, Options()), WATCHER)) == "Decide il caso."


def test_a_choice_is_explained_with_the_text_of_its_card() -> None:
    table = Table(b="O1 hector", hand_a="chiron tydeus jason medea penelope", phase="play")
    view, w = table.view("a"), words("en")
    assert w.at_length(view, read_token(table.options, "ENEMY(O1)")).endswith(
        "Hector: When this unit is struck: the attacker takes 2 damage."
    )
    assert w.at_length(view, v.DONE) == "Play no more cards"


def test_a_refusal_says_why_and_by_which_clause() -> None:
    table = Table(hand_a="menelaus carians sword_red")
    for token, sentence in {
        "PLAY(menelaus)": "You cannot pay for this card. (FO-PLAY-08)",
        "PLAY(hector)": "You do not have this card in your hand. (FO-PLAY-01)",
        "PLAY(sword_red)": "You have no unit without equipment. (FO-EQUIP-11)",
        "OWN(O1)": "This does not answer the question. (FO-PLAY-01)",
    }.items():
        assert words("en").refused(GAME.refusal(table.s, read_token(table.options, token))) == sentence
    assert "(" not in words("it").refused(Refused("cannot-undo", "", -1))


# --- cards of one's own -----------------------------------------------------------------------------------------------


def test_cards_of_ones_own_have_words_too() -> None:
    own = own_card(
        "orion",
        'when = "before_strike"\nmode = "may"\ndo = [{ op = "damage", to = { unit = "enemy", pick = 1 }, amount = 1 }]',
        'when = "play"\nmode = "may"\ndo = [{ op = "draw", who = "you", amount = 1 }]',
    )
    options = with_cards(own)
    w = words("de").with_options(options)
    assert isinstance(w, OlympusWords)
    assert w.with_options(options) is w
    assert words("de").with_options(Options()) is words("de")
    table = Table(hand_a="orion", own=options).do("PLAY(orion) OWN(D1)")
    assert w.question(table.view("a")) == "Orion (D1): Beim Ausspielen: Du kannst 1 Karte ziehen. Nutzt du das?"
    assert [text for _, text in w.story(seen_of(table, 1), 1)] == ["Dein Gegner spielt Orion auf D1 aus."]
    assert w.notes_on_card("Orion")
    assert words("de").notes_on_card("Orion") == []


@pytest.mark.parametrize("seed", range(6))
def test_cards_nobody_would_print_are_told_and_drawn(seed: int) -> None:
    """Whole games with random cards of all shapes: every question, choice and event has words, in every language."""
    maker = CardMaker(seed, standard(), replacing=0.9)
    options = Options(list(EDITIONS)[seed % 2], {"custom_cards": card_file(maker.cards(60))})
    tongue = words(("en", "de", "it")[seed % 3]).with_options(options)
    assert isinstance(tongue, OlympusWords)
    board = OlympusBoard(tongue)
    for s, entries in at_random(GAME, options, seed):
        for reader in READERS:
            seen = seen_by(reader, options, entries)
            assert all(well_said(text)[-1] == "." for _, text in tongue.story(seen, reader))
        asked = GAME.to_move(s)
        if asked >= 0:
            view = GAME.view(s, asked)
            assert well_said(tongue.question(view))[-1] in "?."
            sentences = [well_said(tongue.choice(view, action)) for action in view.legal]
            assert len(set(sentences)) == len(sentences)
            assert all(tongue.clauses_of(view, action) for action in view.legal)
            assert all(map(well_said, (*board.describe(view), *board.piles(view))))
            assert all(len(line) <= 80 for line in board.drawn(view, 80).plain.splitlines() if line[0] in "╭│├╰")


# --- whole games ------------------------------------------------------------------------------------------------------


@in_every_language
@in_every_edition
def test_nobody_reads_the_name_of_a_card_he_did_not_see(language: str, edition: str) -> None:
    tongue = words(language)
    hidden = 0
    for _, entries in at_random(GAME, Options(edition), 7):
        for reader in READERS:
            seen = seen_by(reader, Options(edition), entries)
            story = " ".join(text for _, text in tongue.story(seen, reader))
            for entry in entries:
                if not entry.seen_whole_by(reader):
                    hidden += 1
                    assert tongue.name(entry.card) not in story
    assert hidden > 30


@in_every_language
def test_every_choice_can_be_explained_at_any_time(language: str) -> None:
    """Also one that is not allowed now, as a player may type it."""
    tongue = words(language)
    for turn, (s, _) in enumerate(at_random(GAME, Options("lookout"), 5)):
        if turn % 40 == 0 or GAME.to_move(s) == NOBODY:
            for seat in (0, 1):
                explain_all(tongue, GAME.view(s, seat))


def explain_all(tongue: OlympusWords, view: View) -> None:
    for action in range(v.TOKENS):
        well_said(tongue.choice(view, action))
        well_said(tongue.at_length(view, action))
        for clause in tongue.clauses_of(view, action):
            well_said(tongue.clause(clause))


def test_chance_does_not_choose() -> None:
    view = GAME.view(GAME.new(2, Options()), 0)
    with pytest.raises(ValueError, match="nothing a player chooses"):
        words("en").choice(view, v.OUTCOME)


def test_every_question_and_refusal_has_a_sentence_and_none_is_left_over() -> None:
    scripts = numbered_scripts(Options().cards).values()
    asked = {step.question() for script in scripts for step in script.steps} - {""}
    keys = {key.removeprefix("ask-") for key in MESSAGES["en", "olympus"] if key.startswith("ask-")}
    assert keys == asked | {"give-up"}  # three questions of a phase as one
    codes = {key.removeprefix("refused-") for key in MESSAGES["en", "olympus"] if key.startswith("refused-")}
    by_question = {f"not-{question}" for question in QUESTIONS if question not in ("main", "pay", "place")}
    met = {"not-option", "rest-unpayable"}  # seldom; test_refusals.py has both
    for options in (Options(), Options("lookout")):
        for seed in range(4):
            for s, _ in at_random(GAME, options, seed):
                legal = GAME.legal(s)
                for action in range(-1, v.STARTS + 2, 1 + seed):
                    if action not in legal:
                        refused = GAME.refusal(s, action)
                        met.add(refused.code)
                        assert refused.clause in rules_page("olympus", "en").clauses
    assert {f"refused-{code}" for code in met} <= set(SENTENCES)
    assert codes - by_question <= met
    assert by_question <= codes


# --- clauses ----------------------------------------------------------------------------------------------------------


def test_every_clause_that_explains_something_exists() -> None:
    tables = (
        olympus_words.CLAUSES,
        olympus_words.CLAUSES_OF_AREAS,
        olympus_words.CLAUSES_OF_KINDS,
        olympus_words.CLAUSES_OF_TIMINGS,
    )
    named = [clause for table in tables for clauses in table.values() for clause in clauses]
    named += [*olympus_words.CLAUSES_OF_ENDINGS.values(), *olympus_words.MULTICOLOURED]
    assert set(named) <= set(rules_page("olympus", "en").clauses)
    assert olympus_words.CLAUSES_OF_TIMINGS.keys() == set(v.TIMINGS)
