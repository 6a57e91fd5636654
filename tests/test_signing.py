"""Signatures of records, the keys behind them, and what was shown beforehand: what they prove, and what they do not."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bad_input import bad_input, sentence_of
from tests.server.sitting import BOT, ME, Sitting
from theomachy import shown as shown_module
from theomachy.cli import main
from theomachy.games.registry import OURS
from theomachy.kernel.errors import BadInput
from theomachy.kernel.records import Record, read_record
from theomachy.kernel.seats import NOBODY
from theomachy.proof import Known, in_words, proof
from theomachy.shown import Memory, Shown, compared
from theomachy.signing import (
    KeyInfo,
    fingerprint,
    is_chain,
    new_private,
    public_of,
    read_fingerprint,
    sign,
    signature_in,
    signed,
    succession,
)
from theomachy.terminal.verify import run
from theomachy.words import LANGUAGES, house_words

PRIVATE, NEXT, STRANGER = (bytes([number] * 32) for number in (1, 2, 3))
MINE = "ab" * 32
RECORDS = Path(__file__).parent / "records"


def finished(game: str, choices: int, seed: int = 7) -> str:
    """A game that Hera, or who sits in her place, gives up after so many choices."""
    sitting = Sitting(ME, BOT, game=game).begin()
    for number in range(choices):
        if sitting.table.to_move() != NOBODY:
            sitting.choose(number * seed)
    if sitting.table.to_move() != NOBODY:
        sitting.write(sitting.table.resign(0))
    return sitting.table.record().write()


SHORT = finished("hera-zeus", 3)


def chain(*privates: bytes) -> list[KeyInfo]:
    keys: list[KeyInfo] = []
    for at, private in enumerate(privates):
        statement = succession(public_of(privates[at - 1]), public_of(private), at)
        keys.append(
            {
                "fingerprint": fingerprint(public_of(private)),
                "public": public_of(private),
                "since": at,
                "until": at + 1 if at + 1 < len(privates) else None,
                "by_before": sign(privates[at - 1], statement) if at else "",
                "by_itself": sign(private, statement) if at else "",
            }
        )
    return keys


# --- ends -------------------------------------------------------------------------------------------------------------


def cut(record: str, kept: int, seat: int) -> str:
    """Broken off after so many lines of choices, with an invented resignation; chance stays as it was dealt."""
    read = read_record(record)
    choices = [at for at, (who, _) in enumerate(read.choices) if who not in ("chance", "undo")]
    read.choices = read.choices[: choices[kept]]
    loser, winner = read.seats[seat][0], read.seats[1 - seat][0]
    read.result = f"{winner} wins, {loser} resigned"
    read.signature = ""
    return read.write()


@pytest.mark.parametrize("game", OURS)  # long enough to be cut
def test_no_game_that_was_cut_has_its_end_proved(game: str) -> None:
    """Ten of each game, thirty in all: their chance is as it was dealt, their end is invented."""
    whole = signed(finished(game, 40), PRIVATE)
    *_, signature = whole.splitlines()
    for number in range(10):
        text = cut(whole, 3 + number * 2, number % 2)
        verdict = proof(text, "it", "en")
        assert (verdict.chance, verdict.end) == (True, "unsigned")
        assert verdict.about_end.startswith("Chance proved, end not proved: ")
        assert "which does not follow from the choices" in verdict.about_end
        kept = proof(f"{text}{signature}\n", "it", "en")
        assert (kept.chance, kept.end, kept.holds) == (True, "forged", False)
        assert kept.about_end.startswith("Not genuine: ")
        mine = proof(signed(text, STRANGER), "it", "en", Known("server", {fingerprint(public_of(PRIVATE)): None}))
        assert (mine.end, mine.holds) == ("other-key", False)


def test_what_the_rules_end_is_not_proved_either_without_a_signature() -> None:
    """The choices might be invented."""
    whole = Sitting(game="hera-zeus").begin().play_out(3).table.record().write()
    verdict = proof(whole, "it", "en")
    assert (verdict.chance, verdict.end) == (True, "unsigned")
    assert "though these choices lead to it by the rules" in verdict.about_end
    assert proof(signed(whole, PRIVATE), "it", "en").end == "signed"


RESULTS = {
    ("hera-zeus", "zeus wins, hera resigned"): (
        "Zeus has won, since Hera gave up",
        "Zeus hat gewonnen, weil Hera aufgegeben hat",
        "Zeus ha vinto, perché Era ha abbandonato",
    ),
    ("olympus", "a wins, b ran out of time"): (
        "Player A has won, since Player B ran out of time",
        "Spieler A hat gewonnen, weil die Zeit von Spieler B abgelaufen war",
        "Giocatore A ha vinto, perché il tempo di Giocatore B era scaduto",
    ),
    ("hera-zeus", "draw, agreed"): ("a draw, as agreed", "unentschieden, wie vereinbart", "pareggio, come concordato"),
    ("hera-zeus", "hera wins"): ("Hera has won", "Hera hat gewonnen", "Era ha vinto"),
    ("hera-zeus", "Eris wins"): ("Eris wins",) * 3,
}


@pytest.mark.parametrize(("game", "result"), RESULTS)
def test_a_result_is_said_in_the_language_of_the_reader(game: str, result: str) -> None:
    for language, said in zip(("en", "de", "it"), RESULTS[game, result], strict=True):
        record = read_record(SHORT)
        record.game, record.result = game, result
        assert in_words(record, [], house_words(language)) == said


def test_a_shared_victory_is_no_draw() -> None:
    record = read_record((RECORDS / "deukalion-random-greedy-random-options.record").read_text(encoding="utf-8"))
    record.result = "draw"
    assert in_words(record, [0.5, 0.5, -1.0], house_words("en")) == "Deukalion, Perseus share the victory"
    assert in_words(record, [0.0, 0.0, 0.0], house_words("en")) == "a draw"


def test_a_signature_is_the_same_each_time_and_covers_all_before_it() -> None:
    text = signed(SHORT, PRIVATE)
    assert text == signed(SHORT, PRIVATE)
    found = signature_in(text)
    assert found is not None
    assert (found.over, found.public, found.genuine) == (SHORT, public_of(PRIVATE), True)
    assert "result: zeus wins, hera resigned\ntable: table\nsigned: " in text
    assert read_record(text).write() == text
    assert read_record(text.replace("\n", "\r\n")).write() == text
    for more in ("\n", "\n\n", " \n", "\t\r\n\r\n"):  # as it comes out of a mail or a form
        assert signature_in(text + more) == found


def test_a_bit_that_is_flipped_anywhere_is_found_out() -> None:
    text = signed(SHORT, PRIVATE).encode()
    for place in range(len(text) * 8):
        flipped = bytearray(text)
        flipped[place // 8] ^= 1 << place % 8
        try:
            changed = flipped.decode()
            read_record(changed)
        except (UnicodeDecodeError, BadInput):
            continue
        found = signature_in(changed)
        assert found is None or not found.genuine, flipped[place // 8 - 40 : place // 8 + 40]


@pytest.mark.parametrize(
    "tail",
    [
        "signed: 00 00\n",
        f"signed: {'0' * 64} {'0' * 128}\n",  # which table?
        f"table: a\nsigned: {'A' * 64} {'0' * 128}\n",
        f"table: a\nsigned: {'a' * 64} {'0' * 128} \n",
        f"table: a\nsigned: {'a' * 64} {'0' * 128}\nzeus DRAW\n",
        f"table: a\nsigned: {'a' * 64} {'0' * 128}\nsigned: {'a' * 64} {'0' * 128}\n",
        "table: a\ntable: b\n",
        "table: a b\n",
        "zeus DRAW\n",
    ],
)
def test_nothing_else_stands_after_the_end(tail: str) -> None:
    with bad_input("there is something after the end of the record"):
        read_record(SHORT.replace("table: table\n", tail))


def test_nobody_signs_what_is_not_over() -> None:
    record = Record("hera-zeus", 1, "rio-grande").write() + "table: a\n"
    with bad_input("there is something after the end of the record"):
        read_record(record)


# --- keys -------------------------------------------------------------------------------------------------------------


def test_keys_follow_each_other() -> None:
    assert is_chain(chain(PRIVATE))
    assert is_chain(chain(PRIVATE, NEXT, STRANGER))
    assert not is_chain([])


def test_a_broken_chain_is_found_out() -> None:
    first, second, third = chain(PRIVATE, NEXT, STRANGER)
    own, _ = chain(new_private(), NEXT)
    broken: list[list[KeyInfo]] = [
        [first, third],
        [first, second],
        [second, first, third],
        [own, second, third],
        [first, {**second, "since": 5}, third],
        [first, {**second, "by_before": second["by_itself"]}, third],
        [first, {**second, "by_itself": second["by_before"]}, third],
        [first, {**second, "by_before": ""}, third],
        [first, second, {**third, "fingerprint": first["fingerprint"]}],
    ]
    for keys in broken:
        assert not is_chain(keys)


@pytest.mark.parametrize("text", ["{}", "{}:", "  {}  "])
def test_a_fingerprint_is_read_as_people_write_it(text: str) -> None:
    found = fingerprint(public_of(PRIVATE))
    assert len(found.replace(" ", "")) == 32
    for written in (found, found.upper(), found.replace(" ", ""), found.replace(" ", ":")):
        assert read_fingerprint(text.format(written)) == found
    for other in ("", "abc", found[:-1], f"{found}00", found.replace(found[0], "g")):
        assert read_fingerprint(other) == ""


# --- what was shown beforehand ----------------------------------------------------------------------------------------


def test_what_this_device_was_shown_is_compared(tmp_path: Path) -> None:
    record = read_record(SHORT)
    own = dict(record.nonces)
    for shown, outcome in (
        (None, "unseen"),
        (Shown("x", record.commitment, own), "same"),
        (Shown("x", record.commitment), "watched"),
        (Shown("x", "00" * 32, own), "another"),
        (Shown("x", record.commitment, {"hera": MINE}), "other-nonce"),
        (Shown("x", record.commitment, {**own, "zeus": MINE}), "other-nonce"),
    ):
        assert compared(shown, record) == outcome


def test_a_table_is_found_by_whatever_was_not_changed(tmp_path: Path) -> None:
    memory = Memory(tmp_path / "shown.json")
    record = read_record(SHORT)
    nonce = record.nonces["hera"]
    for shown in (
        Shown("http://x/t/table", "00" * 32),
        Shown("http://x/t/other", record.commitment),
        Shown("http://x/t/other", "00" * 32, {"hera": nonce}),
    ):
        memory.keep(shown)
        assert memory.about(record) == shown
        memory.path.unlink()
    memory.keep(Shown("http://x/t/tables", "00" * 32, {"hera": MINE}))
    assert memory.about(record) is None


def test_of_very_many_tables_the_oldest_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown_module, "MANY", 3)
    memory = Memory(tmp_path / "new" / "shown.json")
    for number in range(5):
        memory.keep(Shown(f"t{number}", "00"))
    assert [one.table for one in memory.all()] == ["t2", "t3", "t4"]
    memory.path.write_text("nonsense")
    assert memory.all() == []
    memory.keep(Shown("t5", "00"))
    assert [one.table for one in memory.all()] == ["t5"]


# --- theomachy verify -------------------------------------------------------------------------------------------------

Verify = Callable[..., tuple[int, list[str]]]


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Verify:
    """Exit status and lines; on a device that remembers nothing yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = tmp_path / "game.record"

    def call(text: str, language: str = "en", key: str | None = None, keys: object = None) -> tuple[int, list[str]]:
        file.write_text(text, encoding="utf-8")
        history = None
        if keys is not None:
            history = str(tmp_path / "keys.json")
            Path(history).write_text(json.dumps(keys))
        try:
            status = run(Namespace(record=str(file), language=language, key=key, keys=history))
        except BadInput as error:
            return 2, [sentence_of(error).replace(str(tmp_path), "")]
        return status, capsys.readouterr().out.splitlines()

    return call


END = {
    "signed": ("The end is proved", "Das Ende ist bewiesen", "La fine è provata"),
    "unsigned": (
        "Chance proved, end not proved",
        "Zufall bewiesen, Ende nicht bewiesen",
        "Caso provato, fine non provata",
    ),
    "forged": ("Not genuine", "Nicht echt", "Non è autentica"),
    "other-key": ("The end is not proved", "Das Ende ist nicht bewiesen", "La fine non è provata"),
}
SEEN = {
    "unseen": ("Not seen on this device", "Auf diesem Gerät nicht gesehen", "Non visto su questo dispositivo"),
    "same": ("This device was shown", "Diesem Gerät wurde", "A questo dispositivo quell'impegno è stato mostrato"),
    "another": ("Not fair: ", "Der Zufall war nicht fair: ", "Il caso non è stato equo: "),
}


@pytest.mark.parametrize(("language", "at"), [(language, at) for at, language in enumerate(("en", "de", "it"))])
def test_each_outcome_is_said_in_each_language(verify: Verify, language: str, at: int) -> None:
    assert language in LANGUAGES
    text = signed(SHORT, PRIVATE)
    other = fingerprint(public_of(STRANGER))
    for changed, status, end, key in (
        (text, 0, "signed", None),
        (SHORT, 0, "unsigned", None),
        (text.replace("hera resigned", "hera ran out of time"), 1, "forged", None),
        (text, 1, "other-key", other),
    ):
        found, (chance, seen, about_end) = verify(changed, language, key)
        assert (found, bool(chance)) == (status, True)
        assert seen.startswith(SEEN["unseen"][at])
        assert about_end.startswith(END[end][at])
    record = read_record(SHORT)
    for shown, status, outcome in (
        (Shown("t/table", record.commitment, dict(record.nonces)), 0, "same"),
        (Shown("t/table", "00" * 32, {}), 1, "another"),
        (Shown("t/table", record.commitment, {"hera": MINE}), 1, "another"),
    ):
        Memory().keep(shown)
        found, (_, seen, _) = verify(text, language)
        assert (found, seen.startswith(SEEN[outcome][at])) == (status, True)


def test_a_key_that_is_named_makes_it_strict(verify: Verify) -> None:
    text = signed(SHORT, PRIVATE)
    key, after = fingerprint(public_of(PRIVATE)), fingerprint(public_of(NEXT))
    keys = chain(PRIVATE, NEXT)
    assert verify(text)[1][-1].endswith("Compare it with the one that the server shows on its page.")
    assert verify(text, key=key)[1][-1].endswith("It is a key that you named.")
    assert verify(SHORT, key=key)[0] == 1
    assert verify(text, key=after)[0] == 1
    status, lines = verify(text, keys=keys)
    assert status == 0
    assert lines[-1].endswith("It is a key that you named, used until 1970-01-01.")
    assert verify(text, key=key, keys=keys)[0] == 0
    assert verify(text, key=after, keys=keys)[0] == 0  # backwards: the new key has signed which it follows
    assert verify(signed(SHORT, NEXT), key=key, keys=keys)[0] == 0  # forwards: the old key has signed the new one
    assert verify(signed(SHORT, STRANGER), key=key, keys=keys)[0] == 1
    stranger = fingerprint(public_of(STRANGER))
    assert verify(text, key=stranger, keys=keys) == (
        2,
        [f"The key {stranger} is not among those in /keys.json; do not trust them."],
    )
    broken = [{**keys[0]}, {**keys[1], "since": 7}]
    assert verify(text, keys=broken) == (
        2,
        ["The keys in /keys.json do not form a chain; trust none of them."],
    )
    shapeless: list[object] = [{}, [], [1], [{"public": "x"}]]
    for nonsense in (*shapeless, *([{**keys[0], "until": time}] for time in ("now", True, -1, 10**30))):
        assert verify(text, keys=nonsense) == (
            2,
            ["/keys.json is not a list of keys; fetch it from the server, at /api/keys."],
        )
    assert verify(text, key="abc") == (
        2,
        ["abc is not the fingerprint of a key; copy all 32 hexadecimal digits that the server shows."],
    )


def test_the_command_takes_a_key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.record"
    file.write_text(signed(SHORT, PRIVATE))
    key = fingerprint(public_of(PRIVATE))
    assert main(["verify", str(file), "--key", key, "--language", "en"]) == 0
    assert key in capsys.readouterr().out
    assert main(["verify", str(file), "--key", fingerprint(public_of(NEXT)), "--language", "en"]) == 1
