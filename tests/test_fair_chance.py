"""Fair chance: what a dealer who is bound to a secret draws can be foreseen by nobody and checked by everybody."""

from __future__ import annotations

import hashlib
import hmac
import re
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.bad_input import bad_input
from theomachy.cli import main
from theomachy.games import GAMES, OURS
from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.records import Record, read_record, read_record_file
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE
from theomachy.table.dealer import Dealer, FairDealer, commitment
from theomachy.table.match import Match, Unfair, from_record, new_record
from theomachy.terminal.verify import run
from theomachy.words import LANGUAGES, house_words

DOCS = Path(__file__).parents[1] / "docs"
EXAMPLE = DOCS / "examples" / "fair.record"
TEXT = EXAMPLE.read_text(encoding="utf-8")
LINES = TEXT.splitlines()
RECORD = read_record(TEXT)
SECRET = bytes.fromhex(RECORD.secret)
GAME = GAMES["hera-zeus"]

often = settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))


def a_dealer(nonce: int = 0, secret: bytes = SECRET) -> FairDealer:
    table = new_record(GAME, GAME.options(), ["Anna", "Bruno"])
    table.take_nonce("hera", f"{nonce:032x}")
    return FairDealer(table, secret)


def fair_match(key: str = "hera-zeus", names: Sequence[str] = ("Anna", "Bruno")) -> Match:
    game = GAMES[key]
    seats = list(names)
    table = new_record(game, game.options(), seats)
    for number, name in enumerate(game.seat_names[:2]):
        table.take_nonce(name, bytes([number] * 20).hex())
    return Match(game, game.options(), seats, FairDealer(table, SECRET))


def play_on(match: Match, choices: int, seed: int = 0) -> None:
    rng = Rng(seed)
    while choices and not match.over:
        legal = match.view(match.to_move()).legal
        match.choose(match.to_move(), legal[rng.below(len(legal))])
        choices -= 1


# --- every number is as likely as any other ---------------------------------------------------------------------------

# The 99.9 % points of the chi-square distribution; the dealers are fixed, so a test that passes always passes.
CHI_SQUARE = {2: 13.82, 3: 16.27, 5: 20.52, 15: 37.70}


@pytest.mark.parametrize(
    "weights",
    [
        [1, 1, 1, 1, 1, 1],
        [1, 2, 3, 4],
        [5, 5, 4, 3, 2, 1, 1, 2, 1, 1, 1, 4, 9, 1, 1, 2],
        [2**31, 2**31 - 1, 2**30],
        [2**31, 2**31, 2**31, 2**31 + 1],
        [2**62, 2**62, 2**62],
    ],
)
def test_outcomes_come_by_their_weights(weights: list[int]) -> None:
    dealer, draws = a_dealer(), 6000
    outcomes = list(range(len(weights)))
    came = Counter(dealer.draw(outcomes, weights) for _ in range(draws))
    due = [draws * weight / sum(weights) for weight in weights]
    assert (
        sum((came[outcome] - due[outcome]) ** 2 / due[outcome] for outcome in outcomes) < CHI_SQUARE[len(weights) - 1]
    )


def test_an_outcome_without_weight_never_comes_and_a_single_one_always() -> None:
    dealer = a_dealer()
    assert {dealer.draw([7, 8, 9], [0, 1, 0]) for _ in range(50)} == {8}
    assert dealer.drawn == 50


@pytest.mark.parametrize("n", [1, 2**63 - 1, 2**63, 2**63 + 1, 3 * 2**62, 2**64 - 1, 2**64])
def test_numbers_that_would_favour_some_are_drawn_again(n: int) -> None:
    """By the words of docs/records.md.  Half of all numbers are dropped at 2**63 + 1, none at a power of two."""
    dealer, dropped = a_dealer(), 0
    for outcome in range(100):
        for attempt in range(100):
            mac = hmac.new(dealer.key, f"{outcome}.{attempt}".encode(), hashlib.sha256).digest()
            number = sum(byte << (56 - 8 * i) for i, byte in enumerate(mac[:8]))
            if number < 2**64 - 2**64 % n:
                break
            dropped += 1
        assert dealer.below(n) == number % n
    share = (2**64 % n) / 2**64
    assert abs(dropped - 100 * share / (1 - share)) < 45 * share + 1


# --- anybody can work it out ------------------------------------------------------------------------------------------


def test_the_example_of_the_page_comes_out_as_it_says() -> None:
    page = (DOCS / "records.md").read_text(encoding="utf-8").partition("### An example")[2].partition("### ")[0]
    shown = re.search(r"```record\n(.*?)```", page, re.DOTALL)
    assert shown is not None
    head = shown[1]
    assert TEXT.startswith(head)
    secret, key = re.findall(r"`([0-9a-f]{64})`", page)
    assert TEXT.splitlines()[-2] == f"secret: {secret}"
    bound = head.partition("dealer: ")[0] + f"secret: {secret}\n"
    assert f"dealer: {hashlib.sha256(bound.encode()).hexdigest()}\n" in head
    assert hmac.new(bytes.fromhex(secret), head.encode(), hashlib.sha256).hexdigest() == key
    cards = {card: int(copies) for copies, card in re.findall(r"(\d+)\s`(\{.\})`", page)}
    rows = re.findall(r"^\| `(\S+)` \| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \| `(\S+)` \|$", page, re.MULTILINE)
    assert len(rows) == 4
    for (text, begins, number, total, place, outcome), (who, brought) in zip(rows, RECORD.choices, strict=False):
        mac = hmac.new(bytes.fromhex(key), text.encode(), hashlib.sha256).hexdigest()
        assert mac.startswith(begins)
        assert int(begins, 16) == int(number)
        assert sum(cards.values()) == int(total)
        assert int(number) % int(total) == int(place)
        assert [card for card in sorted(cards) for _ in range(cards[card])][int(place)] == outcome
        assert (who, brought) == ("chance", outcome)
        cards[outcome] -= 1


def test_the_example_is_dealt_again_from_its_secret() -> None:
    assert RECORD.write() == TEXT
    assert from_record(RECORD, dealer=FairDealer(RECORD, SECRET)).record().write() == TEXT


@pytest.mark.parametrize("key", OURS)
def test_a_fair_game_can_be_checked_also_after_choices_were_taken_back(key: str) -> None:
    match = fair_match(key)
    play_on(match, 8)
    match.take_back(len(match.choices) // 2)
    play_on(match, 9, 1)
    match.take_back(1)
    play_on(match, -1, 2)
    record = read_record(match.record().write())
    dealer = FairDealer(record, SECRET)
    again = from_record(record, dealer=dealer)
    assert again.choices == match.choices
    assert again.record().write() == record.write()
    assert dealer.drawn == [who for who, _ in record.choices].count("chance")
    assert dealer.drawn > [who for who, _ in again.choices].count(CHANCE)


# --- what a dealer is bound to ----------------------------------------------------------------------------------------


def test_the_same_secret_and_nonces_draw_the_same_and_others_draw_others() -> None:
    drawn = [[dealer.below(10**6) for _ in range(20)] for dealer in (a_dealer(), a_dealer(), a_dealer(nonce=1))]
    assert drawn[0] == drawn[1] != drawn[2]


def test_a_commitment_belongs_to_one_table() -> None:
    tables = [
        new_record(GAME, GAME.options(), ["Anna", "Bruno"]),
        new_record(GAME, GAME.options(), ["Bruno", "Anna"]),
        new_record(GAME, GAME.options("kosmos"), ["Anna", "Bruno"]),
        new_record(GAME, GAME.options("rio-grande", {"turn_limit": 9}), ["Anna", "Bruno"]),
        new_record(GAMES["olympus"], GAMES["olympus"].options(), ["Anna", "Bruno"]),
    ]
    shown = [commitment(table, SECRET) for table in tables]
    assert len(set(shown)) == len(tables)
    assert commitment(tables[0], SECRET[::-1]) not in shown
    tables[0].take_nonce("hera", "00" * 16)
    assert commitment(tables[0], SECRET) == shown[0]  # it is shown before


@pytest.mark.parametrize("who", ["", " Anna", "Anna ", "Anna\nnonce: zeus = 00", "Anna\r"])
def test_a_name_cannot_add_lines_to_a_record(who: str) -> None:
    with bad_input("a name is one line"):
        new_record(GAME, GAME.options(), [who, "Bruno"])


def test_it_does_not_matter_who_gives_a_nonce_first() -> None:
    one, two = (new_record(GAME, GAME.options(), ["Anna", "Bruno"]) for _ in range(2))
    for name in GAME.seat_names:
        one.take_nonce(name, name.encode().hex() * 4)
    for name in reversed(GAME.seat_names):
        two.take_nonce(name, name.encode().hex() * 4)
    assert FairDealer(one, SECRET).key == FairDealer(two, SECRET).key


@pytest.mark.parametrize(
    ("seat", "nonce", "sentence"),
    [
        ("ares", "00" * 16, "there is no seat “ares”"),
        ("hera", "00" * 16, "the nonce of hera appears twice"),
        ("zeus", "00" * 15, "a nonce is 16 to 64 bytes"),
        ("zeus", "00" * 65, "a nonce is 16 to 64 bytes"),
        ("zeus", "0" * 33, "a nonce is 16 to 64 bytes"),
        ("zeus", "AB" * 16, "in lower case"),
        ("zeus", "٠٠" * 16, "a nonce is 16 to 64 bytes"),
        ("zeus", "00" * 16 + "\n", "a nonce is 16 to 64 bytes"),
    ],
)
def test_a_nonce_that_is_none_is_refused(seat: str, nonce: str, sentence: str) -> None:
    table = new_record(GAME, GAME.options(), ["Anna", "Bruno"])
    table.take_nonce("hera", "00" * 16)
    with bad_input(sentence):
        table.take_nonce(seat, nonce)
    assert list(table.nonces) == ["hera"]


def test_a_dealer_needs_a_whole_secret_and_a_nonce() -> None:
    table = new_record(GAME, GAME.options(), ["Anna", "Bruno"])
    with bad_input("the nonce of a player"):
        FairDealer(table, SECRET)
    table.take_nonce("hera", "00" * 16)
    with bad_input("has 32 bytes"):
        FairDealer(table, SECRET[1:])


# --- a table goes on --------------------------------------------------------------------------------------------------


def test_a_table_that_is_set_up_again_goes_on_as_if_nothing_had_happened() -> None:
    match = fair_match()
    for _ in range(12):
        record = read_record(match.record().write())
        again = from_record(record, dealer=FairDealer(record, SECRET))
        seed = len(match.choices)
        for table in (match, again):
            play_on(table, 4, seed)
            if len(table.choices) % 3 == 0:
                table.take_back(3)
        assert again.record().write() == match.record().write()


def test_what_was_taken_back_is_not_drawn_again() -> None:
    match = fair_match()
    first = match.record().choices
    match.take_back(len(match.choices))
    assert match.record().choices[: len(first)] == first
    assert match.record().choices[len(first)] == ("undo", str(len(first)))
    assert match.record().choices[len(first) + 1 :] != first


def test_a_seeded_dealer_leaves_no_trace_of_what_was_taken_back() -> None:
    match = Match(GAME, GAME.options(), ["Anna", "Bruno"], Dealer(1))
    match.take_back(len(match.choices))
    assert len(match.record().choices) == len(match.choices)
    assert {who for who, _ in match.record().choices} == {"chance"}
    assert match.record().write().startswith("theomachy record 1\n")


def test_more_than_there_is_cannot_be_taken_back_and_nothing_after_the_end() -> None:
    match = fair_match()
    for count in (-1, 0, len(match.choices) + 1):
        with pytest.raises(Refused, match="cannot-undo"):
            match.take_back(count)
    play_on(match, -1)
    assert not any(match.can_undo(seat) for seat in (0, 1))
    with pytest.raises(Refused, match="cannot-undo"):
        match.take_back(1)


def test_the_secret_is_told_when_the_game_is_over_and_not_before() -> None:
    match = fair_match()
    while not match.over:
        assert SECRET.hex() not in match.record().write()
        play_on(match, 1)
    assert match.record().secret == SECRET.hex()


def test_only_its_own_dealer_can_go_on_with_a_game() -> None:
    match = fair_match()
    fair = match.record()
    plain = Match(GAME, GAME.options(), ["Anna", "Bruno"], Dealer(1)).record()
    for record, dealer in ((fair, Dealer(1)), (plain, match.dealer), (fair, a_dealer(secret=SECRET[::-1]))):
        with bad_input("only the dealer with whom the game began"):
            from_record(record, dealer=dealer)
    fair.choices[3] = ("chance", "{nothing}")
    with bad_input(r"choice 4 \(chance \{nothing\}\): its dealer drew \{.\}", Unfair):
        from_record(fair, dealer=FairDealer(fair, SECRET))


# --- theomachy verify -------------------------------------------------------------------------------------------------

Verify = Callable[..., tuple[int, str, str]]


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    """Exit status, output and error for a record with this text: a line each about chance, what was shown, the end."""
    file = tmp_path / "game.record"

    def call(text: str, language: str = "en") -> tuple[int, str, str]:
        file.write_text(text, encoding="utf-8")
        try:
            status, error = run(Namespace(record=str(file), language=language, key=None, keys=None)), ""
        except BadInput as refusal:
            status, error = 2, f"{house_words(language).say_error(refusal)}\n"
        out, err = (printed.replace(str(file), "FILE") for printed in (capsys.readouterr().out, error))
        assert (out + err).count("\n") == {0: 3, 1: 2, 2: 1}[status]
        return status, out, err

    return call


def test_verify_is_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(EXAMPLE), "--language", "en"]) == 0
    assert capsys.readouterr().out.startswith("All 26 outcomes of chance ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_fair_game_chance_is_proved(language: str, verify: Verify) -> None:
    status, out, err = verify(TEXT, language)
    assert (status, err) == (0, "")
    proof = {
        "en": r"All 26 outcomes of chance \(1 of them .*\) follow from .* {} and from the nonces of Hera, Zeus\.",
        "de": r"Alle 26 Ergebnisse des Zufalls \(1 davon .*\) folgen aus .* {} und aus den Nonces von Hera, Zeus\.",
        "it": r"Tutti i 26 esiti del caso \(ritirati in seguito: 1\) derivano dal .* {} e dai nonce di Era, Zeus\.",
    }
    assert re.match(proof[language].format(RECORD.commitment), out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_false_outcome_is_named_with_its_line_and_what_it_should_be(language: str, verify: Verify) -> None:
    status, out, err = verify(TEXT.replace("chance {Y}", "chance {C}", 1), language)
    assert (status, err) == (1, "")
    line = {"en": "Line 14 of FILE", "de": "Zeile 14 von FILE", "it": "La riga 14 di FILE"}
    assert out.startswith(line[language])
    assert "{C}" in out
    assert "{Y}" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_false_secret_is_said_with_what_belongs_to_it(language: str, verify: Verify) -> None:
    status, out, err = verify(TEXT.replace("secret: 00", "secret: 01"), language)
    assert (status, err) == (1, "")
    assert commitment(RECORD, b"\1" + SECRET[1:]) in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_nonce_of_a_bot_is_false_however_well_chance_follows_from_it(language: str, verify: Verify) -> None:
    """Whoever runs the bot could try one after the other, and take what suits him."""
    people, bot = fair_match(), fair_match(names=("Anna", "search:seconds=1"))
    for match, status in ((people, 0), (bot, 1)):
        while not match.over:
            play_on(match, 1)
        found, out, _ = verify(match.record().write(), language)
        assert found == status
    assert "search:seconds=1" in out
    assert "zeus" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_checked_is_refused_with_a_sentence(language: str, verify: Verify) -> None:
    for path in sorted((Path(__file__).parent / "records").glob("*.record"))[:2]:
        status, out, err = verify(path.read_text(encoding="utf-8"), language)
        assert (status, out) == (2, "")
        reason = {"en": "did not commit to a secret", "de": "auf kein Geheimnis", "it": "non si era impegnato"}
        assert reason[language] in err
    status, out, err = verify("\n".join([*LINES[:40], "to be continued", ""]), language)
    assert (status, out) == (2, "")
    assert {"en": "cannot be checked yet", "de": "noch nicht prüfen", "it": "non si può ancora"}[language] in err


@pytest.mark.parametrize(
    ("line", "instead", "sentence"),
    [
        (1, ["theomachy record 1"], "begins with “theomachy record 2” if it names a dealer, and only then"),
        (1, ["theomachy record 3"], "is not a record"),
        (8, [], "begins with “theomachy record 2” if it names a dealer, and only then"),
        (8, ["dealer: E98663"], "line 8: expected 64 hexadecimal digits"),
        (8, [LINES[7], LINES[7]], "line 9: “dealer: …” appears for the second time"),
        (9, ["nonce: ares = " + "00" * 16], "line 9: there is no seat “ares”"),
        (9, [LINES[8], LINES[8]], "line 10: the nonce of hera appears twice"),
        (9, ["nonce: hera = 0"], "line 9: a nonce is 16 to 64 bytes"),
        (9, ["nonce: hera"], "does not belong in the head of a record"),
        (38, ["undo 0"], "(undo 0): there is no seat “undo”"),
        (38, ["undo 99"], "(undo 99): the rules refuse it."),
        (38, ["undo ²"], "there is no seat “undo”"),
        (len(LINES) - 1, ["secret: abc"], "expected 64 hexadecimal digits"),
        (len(LINES) - 1, [LINES[-2], "zeus DRAW"], "after the secret comes the result, and nothing else"),
        (len(LINES) - 1, [LINES[-2], LINES[-2]], "after the secret comes the result, and nothing else"),
        (len(LINES), ["to be continued"], "after the secret comes the result, and nothing else"),
        (len(LINES), ["result: "], "after the secret comes the result, and nothing else"),
        (len(LINES), ["result: hera wins"], "but its choices lead to “draw”"),
        (3, ["rules: ²"], "line 3: “rules: ²” does not belong in the head of a record"),
    ],
)
def test_a_record_that_is_none_is_refused_with_its_line(
    line: int, instead: list[str], sentence: str, verify: Verify
) -> None:
    status, out, err = verify("\n".join([*LINES[: line - 1], *instead, *LINES[line:], ""]))
    assert (status, out) == (2, "")
    assert sentence in err


def test_a_dealer_without_any_nonce_proves_nothing(verify: Verify) -> None:
    status, _, err = verify("".join(f"{line}\n" for line in LINES if not line.startswith("nonce: ")))
    assert status == 2
    assert "needs the nonce of a player" in err


def of_chance(line: str) -> bool:
    """Not chosen by a player: chance and undo, what is settled before them, and how it ended."""
    return not line.startswith(("hera ", "zeus "))


@often
@given(data=st.data())
def test_whatever_is_changed_but_a_player_s_choice_is_found_out(verify: Verify, data: st.DataObject) -> None:
    at = data.draw(st.sampled_from([i for i, line in enumerate(LINES) if of_chance(line)]))
    line = LINES[at]
    place = data.draw(st.integers(0, len(line) - 1))
    letter = data.draw(st.sampled_from("0123456789abcdefCDEGHMPSXY ={}:"))
    others = [other for other in LINES if other.split()[0] == line.split()[0]]
    changed = data.draw(st.sampled_from([line[:place] + letter + line[place + 1 :], *others]))
    assume(changed.split() != line.split())
    status, _, _ = verify("\n".join([*LINES[:at], changed, *LINES[at + 1 :], ""]))
    assert status in (1, 2)


@often
@given(data=st.data())
def test_an_outcome_that_is_left_out_doubled_or_moved_is_found_out(verify: Verify, data: st.DataObject) -> None:
    lines = list(LINES)
    here = data.draw(st.sampled_from([i for i, line in enumerate(LINES) if line.startswith(("chance ", "undo "))]))
    there = data.draw(st.integers(LINES.index("chance {D}"), len(LINES) - 3))
    line = lines[here] if data.draw(st.booleans()) else lines.pop(here)
    if data.draw(st.booleans()):
        lines.insert(there, line)
    assume(lines != LINES)
    assert verify("\n".join([*lines, ""]))[0] in (1, 2)


@often
@given(at=st.integers(0, len(LINES) - 1), instead=st.text(max_size=40), keep=st.booleans())
def test_no_text_makes_verify_stumble(verify: Verify, at: int, instead: str, keep: bool) -> None:
    first = LINES[at].split()[0] + " " if keep else ""
    text = "\n".join([*LINES[:at], first + instead, *LINES[at + 1 :], ""])
    assert verify(text.encode("utf-8", "replace").decode())[0] in (0, 1, 2)


# --- everything else is as before -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", sorted((Path(__file__).parent / "records").glob("*.record")), ids=lambda path: path.stem
)
def test_a_record_without_a_dealer_is_written_byte_for_byte_as_before(path: Path) -> None:
    assert read_record_file(path).write().encode() == path.read_bytes()
    assert not Record("game", 1, "edition").write().startswith("theomachy record 2")


def test_no_record_without_a_dealer_can_take_back() -> None:
    record = Match(GAME, GAME.options(), ["Anna", "Bruno"], Dealer(1)).record()
    record.choices.append(("undo", "1"))
    with bad_input("there is no seat “undo”"):
        from_record(record)
