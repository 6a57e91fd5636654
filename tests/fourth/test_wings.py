"""Wings of Wax: its rules by clause, and the game played in every way."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest
from wings.events import Dealt, Landed, Rose, Won
from wings.game import Wings
from wings.notation import make_state, read_position, write_position
from wings.options import Options
from wings.view import View

from theomachy.cli import main
from theomachy.games.registry import home
from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.records import read_record_file
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match
from theomachy.words import rules_page, words

HERE = Path(__file__).parent
GAME = Wings()
rule = pytest.mark.rule


class Table:
    """A position, the choices made in it, the position after."""

    def __init__(self, position: str, **changes: int) -> None:
        self.s = make_state(read_position(position), Options("crete", dict(changes)))

    def do(self, *choices: str) -> Table:
        for choice in choices:
            GAME.apply(self.s, GAME.notation.read_action(choice))
        return self

    def shows(self, position: str) -> Table:
        assert write_position(self.s).split() == position.split()
        return self


@rule("WI-SETUP-01")
def test_each_is_dealt_a_feather_that_only_he_sees() -> None:
    match = Match(GAME, GAME.options(), ["a", "b"], Dealer(1))
    mine, others = match.logs[0][:2], match.logs[1][:2]
    assert [event.card != "" for event in mine if isinstance(event, Dealt)] == [True, False]
    assert [event.card != "" for event in others if isinstance(event, Dealt)] == [False, True]
    assert [match.view(seat).seat for seat in (0, 1)] == [0, 1]
    assert match.to_move() == 0


@rule("WI-SETUP-01")
def test_two_can_play() -> None:
    with pytest.raises(BadInput, match="game-players"):
        GAME.new(3, GAME.options())


@rule("WI-TURN-01")
def test_all_see_that_somebody_rises_and_only_he_sees_how_high() -> None:
    Table("Daedalus  D 2 | I 6").do("RISE", "{5}").shows("Icarus  D 2 5 | I 6")
    match = Match(GAME, GAME.options(), ["a", "b"], Dealer(1))
    match.choose(0, GAME.notation.read_action("RISE"))
    seen = [event for seat in (0, 1, WATCHER) for event in match.logs[seat] if isinstance(event, Rose)]
    assert [event.card != "" for event in seen] == [True, False, False]


@rule("WI-TURN-02", "WI-TURN-03")
def test_whoever_glides_has_no_more_turns() -> None:
    Table("Daedalus  D 2 5 | I 6").do("GLIDE", "RISE", "{1}").shows("Icarus  D 2 5 glides | I 1 6")


@rule("WI-TURN-04")
def test_when_the_pile_is_empty_one_can_only_glide() -> None:
    table = Table("Daedalus  D 1 1 2 2 3 3 | I 4 4 5 5 6 6")
    with pytest.raises(Refused, match="pile-empty"):
        table.do("RISE")
    table.do("GLIDE", "GLIDE")


@rule("WI-END-01")
@pytest.mark.parametrize(("sun", "winner"), [(11, 1), (12, 0)])
def test_whoever_is_higher_than_the_sun_falls(sun: int, winner: int) -> None:
    assert Table("Icarus  D 6 6 glides | I 1", sun=sun).do("GLIDE").s.winner == winner


@rule("WI-END-02")
def test_the_higher_one_wins() -> None:
    table = Table("Daedalus  D 2 5 | I 6 glides").do("GLIDE")
    assert table.s.winner == 0
    assert GAME.result(table.s) == [1.0, -1.0]


@rule("WI-END-03")
@pytest.mark.parametrize("position", ["Daedalus  D 2 4 | I 6 glides", "Daedalus  D 6 6 | I 5 5 4 glides"])
def test_nobody_wins_if_both_fall_or_are_equally_high(position: str) -> None:
    assert Table(position).do("GLIDE").s.winner == NOBODY


def test_what_a_position_cannot_be_is_refused_in_the_language_of_the_reader() -> None:
    for text in ("nonsense", "Icarus  D 2 | I 6 glides", "End  D 2 | I 6", "Icarus  D 3 3 3 | I 6"):
        with pytest.raises(BadInput) as refused:
            make_state(read_position(text), GAME.options())
        assert len({words(language, "wings").say_error(refused.value) for language in ("en", "de")}) == 2


# --- as everybody plays it --------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


def test_it_is_found_as_an_installed_package() -> None:
    found = home("wings")
    assert found.outside
    assert found.folder == HERE / "wings"


def test_it_is_played_at_the_keyboard(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("RISE\nGLIDE\n\n"))
    line = ["play", "wings", "--against", "greedy", "--seed", "5", "--save", "flight.record", "--language", "de"]
    assert main(line) == 0
    out = capsys.readouterr().out
    assert "Du steigst: Feder" in out
    assert "Du gleitest." in out
    assert "WI-END-0" in out
    assert read_record_file(Path("flight.record")).result
    assert main(["replay", "flight.record"]) == 0


def test_a_bot_that_thinks_beats_one_that_does_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "wings", "greedy", "random", "--games", "60", "--seed", "1", "--jobs", "1", "--json"]) == 0
    greedy, at_random = json.loads(capsys.readouterr().out)["bots"]
    assert greedy["wins"] > 2 * at_random["wins"]


def test_its_scenarios_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenarios", "wings", str(HERE / "scenarios.md")]) == 0
    assert "3 passed, 0 failed" in capsys.readouterr().out


def test_a_language_that_it_lacks_is_english() -> None:
    assert words("it", "wings").say("game-name") == "Wings of Wax"
    assert rules_page("wings", "it").title == "Wings of Wax"
    assert rules_page("wings", "de").title == "Flügel aus Wachs"


def test_a_view_and_an_event_are_words_on_the_wire() -> None:
    match = Match(GAME, GAME.options(), ["a", "b"], Dealer(1))
    packed = match.wire.pack(match.view(1))
    assert packed["to_move"] == "daedalus"
    assert packed["feathers"] == {"daedalus": 1, "icarus": 1}
    assert match.wire.pack(match.view(0))["legal"] == ["RISE", "GLIDE"]
    assert match.wire.pack_event(match.logs[1][0]) == {"event": "dealt", "seat": "daedalus", "card": ""}


def test_the_end_is_told_to_all() -> None:
    match = Match(GAME, GAME.options(), ["a", "b"], Dealer(1))
    for seat in (0, 1):
        match.choose(seat, GAME.notation.read_action("GLIDE"))
    view = match.view(WATCHER)
    assert isinstance(view, View)
    assert [len(feathers) for feathers in view.shown] == [1, 1]
    assert [type(event) for event in match.logs[WATCHER]].count(Landed) == 2
    assert (view.winner == NOBODY) == (not any(isinstance(event, Won) for event in match.logs[0]))
    assert CHANCE not in (view.to_move, view.winner)
