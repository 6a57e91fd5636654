"""The net, its file, how weights are trained, and when they are used."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from learning.__main__ import main
from learning.fitting import in_steps, untrained, without_value
from theomachy.bots import learned, make_bot
from theomachy.bots.learned import lesson_of, packaged, weights_file
from theomachy.games import OURS, game
from theomachy.kernel.choices import Choices
from theomachy.kernel.learned import Learned
from theomachy.kernel.net import HIDDEN, LARGEST, MOST, STEP, Features, Layout
from theomachy.kernel.rng import Rng
from theomachy.kernel.weights import Head, NotWeights, read_net, written
from theomachy.self_play import Plan

ROOT = Path(__file__).parents[1]
OWN_CARDS = (ROOT / "docs" / "examples" / "my-cards.toml").read_text(encoding="utf-8")
OWN_MAP = (ROOT / "docs" / "examples" / "my-map.txt").read_text(encoding="utf-8")
LAYOUT = Layout(3, 40, 5)
of_every_game = pytest.mark.parametrize("key", OURS)


def weights(key: str, layout: Layout, scene: str, seed: int = 1, size: float = 1.0) -> tuple[Head, bytes, Any]:
    """A file of random weights, and what they are."""
    rng = np.random.default_rng(seed)
    rows = rng.integers(-LARGEST, LARGEST + 1, (layout.features, HIDDEN))
    value, of_value = in_steps(rng.normal(0, 0.1 * size, HIDDEN + 1))
    actions, of_action = in_steps(rng.normal(0, 0.1 * size, (layout.actions, HIDDEN + 1)))
    head = Head(
        *(key, layout.number, scene, layout.features, layout.actions, (of_value, of_action)),
        *(1.0, 1.0, "", seed, 0, (0.0, 0.0, 0.0, 0.0)),
    )
    return head, written(head, rows.ravel().tolist(), value, actions), (rows, np.array(value), np.array(actions))


def weights_of(key: str, size: float = 1.0) -> bytes:
    """For the game as it is played by default."""
    rules: Any = game(key)
    return weights(key, rules.layout, rules.scene(rules.new(2, rules.options())), size=size)[1]


def position(key: str, choices: int = 40, seats: int = 2, **changes: Any) -> Any:
    """After so many choices at random."""
    rules, rng = game(key), Rng(2)
    s = rules.new(seats, rules.options(changes=changes))
    while choices > 0 or rules.to_move(s) < 0:
        legal = rules.legal(s)
        rules.apply(s, legal[rng.below(len(legal))])
        choices -= 1
    return s


@pytest.fixture
def taught(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """A game has weights beside its rules."""

    def teach(key: str) -> None:
        found = read_net(weights_of(key, size=30.0))
        monkeypatch.setattr(learned, "packaged", lambda wanted: found if wanted == key else None)

    return teach


# --- the net ----------------------------------------------------------------------------------------------------------


def test_the_net_computes_what_numpy_computes() -> None:
    head, content, (rows, value, actions) = weights("wings", LAYOUT, "")
    _, net = read_net(content)
    rng = np.random.default_rng(2)
    found = Features()
    for count in (1, 7, MOST - 1):
        found.begin()
        seen = rng.integers(0, LAYOUT.features, count)
        for feature in seen.tolist():
            found.add(feature)
        net.look(found)
        hidden = np.maximum(rows[[0, *seen]].sum(0), 0) * STEP
        assert [net.hidden[unit] for unit in range(HIDDEN)] == pytest.approx(hidden)
        assert net.value() == pytest.approx(np.append(hidden, 1) @ value * head.steps[0])
        for action in range(LAYOUT.actions):
            of_action = actions.reshape(LAYOUT.actions, -1)[action]
            assert net.action(action) == pytest.approx(np.append(hidden, 1) @ of_action * head.steps[1])


@pytest.mark.parametrize("sign", [1, -1])
def test_no_unit_reaches_into_the_next_however_many_features_there_are(sign: int) -> None:
    head = Head("wings", 1, "", 2, 1, (1.0, 1.0), 1.0, 1.0, "", 1, 0, (0.0, 0.0, 0.0, 0.0))
    largest = [sign * LARGEST if unit % 2 else -sign * LARGEST for unit in range(HIDDEN)]
    _, net = read_net(written(head, [*largest, *largest], [0] * (HIDDEN + 1), [0] * (HIDDEN + 1)))
    found = Features()
    found.begin()
    for _ in range(2 * MOST):
        found.add(1)
    assert found.count == MOST
    net.look(found)
    expected = [max(0.0, STEP * MOST * weight) for weight in largest]
    assert [net.hidden[unit] for unit in range(HIDDEN)] == pytest.approx(expected)


@of_every_game
def test_a_net_without_weights_changes_nothing(key: str) -> None:
    rules: Any = game(key)
    layout = rules.layout
    head = Head(key, 1, "", layout.features, layout.actions, (1.0, 1.0), 1.0, 1.0, "", 1, 0, (0.0,) * 4)
    outputs = [0] * (HIDDEN + 1) * layout.actions
    _, net = read_net(written(head, [0] * HIDDEN * layout.features, [0] * (HIDDEN + 1), outputs))
    taught = Learned(rules, net)
    for choices in range(20, 60, 10):
        s = position(key, choices)
        for seat in (0, 1):
            assert taught.value(s.copy(), seat) == pytest.approx(rules.value(s.copy(), seat))
        ours, by_hand = Choices(), Choices()
        for found in (ours, by_hand):
            for action in rules.legal(s):
                found.offer(action)
        taught.weigh(s, s.asked, ours)
        rules.weigh(s, s.asked, by_hand)
        assert by_hand.weights() == [rules.prior(s, s.asked, action) for action in by_hand.actions()]
        highest = max(by_hand.weights())
        assert ours.weights() == [pytest.approx(1e6 * weight / highest, abs=2) for weight in by_hand.weights()]


@of_every_game
def test_what_is_good_for_one_is_bad_for_the_other_and_a_result_is_a_result(key: str) -> None:
    rules: Any = game(key)
    lesson = lesson_of(rules, weights_of(key))
    assert lesson is not None
    s = position(key)
    assert lesson.game.value(s.copy(), 0) == pytest.approx(-lesson.game.value(s.copy(), 1))
    rules.playout(s, Rng(1))
    assert [lesson.game.value(s, seat) for seat in (0, 1)] == rules.result(s)


# --- the file ---------------------------------------------------------------------------------------------------------


@of_every_game
def test_a_file_is_read_in_50_ms_and_is_not_too_large(key: str) -> None:
    content = weights_of(key)
    assert len(content) <= 256 << 10
    took = []
    for _ in range(10):
        begun = time.perf_counter()
        read_net(content)
        took.append(time.perf_counter() - begun)
    assert min(took) < 0.05


@pytest.mark.parametrize("spoilt", [b"", b"theomachy weights 2\n{}\n", b"theomachy weights 1\n{}\n"])
def test_what_is_no_file_of_weights_is_left_aside(
    spoilt: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "weights.bin"
    file.write_bytes(spoilt)
    monkeypatch.setattr(learned, "weights_file", lambda key: file)
    assert packaged.__wrapped__("olympus") is None
    with pytest.raises(NotWeights):
        read_net(weights_of("olympus")[:-1])


@of_every_game
def test_weights_in_the_repository_fit_their_game(key: str) -> None:
    if weights_file(key).exists():
        lesson = lesson_of(game(key))
        assert lesson is not None
        assert lesson.fits(position(key))
        assert len(weights_file(key).read_bytes()) <= 256 << 10


def test_whoever_plays_loads_no_numpy() -> None:
    program = "import sys; from theomachy.bots import make_bot; from theomachy.games import OURS, game"
    program += "; [make_bot('search', game(key), 1) for key in OURS]; print(*{'numpy', 'torch'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


# --- when they are used -----------------------------------------------------------------------------------------------


@of_every_game
def test_weights_for_another_layout_are_left_aside(key: str) -> None:
    rules: Any = game(key)
    head, content, _ = weights(key, rules.layout, "")
    assert lesson_of(rules, content) is not None
    for other in (replace(head, layout=head.layout + 1), replace(head, game="wings"), replace(head, features=2)):
        assert not other.fits(key, rules.layout)
    other_layout = Layout(rules.layout.number + 1, rules.layout.features, rules.layout.actions)
    assert lesson_of(rules, weights(key, other_layout, "")[1]) is None


@pytest.mark.parametrize(
    ("key", "edition", "seats", "changes"),
    [
        ("hera-zeus", "kosmos", 2, {}),
        ("olympus", "lookout", 2, {}),
        ("olympus", "mayfair", 2, {"custom_cards": OWN_CARDS}),
        ("deukalion", "standard", 2, {"map": OWN_MAP}),
        ("deukalion", "standard", 3, {}),
    ],
)
def test_with_another_edition_or_own_cards_or_map_it_is_played_by_hand(
    key: str, edition: str, seats: int, changes: dict[str, Any], taught: Callable[[str], None]
) -> None:
    taught(key)
    rules = game(key)
    lesson = lesson_of(rules)
    assert lesson is not None
    assert lesson.fits(position(key))
    s = rules.new(seats, rules.options(edition, changes))
    rng = Rng(5)
    for _ in range(60):
        legal = rules.legal(s)
        rules.apply(s, legal[rng.below(len(legal))])
    while rules.to_move(s) < 0 or len(rules.legal(s)) < 2:
        rules.apply(s, rules.legal(s)[0])
    assert not lesson.fits(s)
    seat = rules.to_move(s)
    seen = rules.view(s, seat), rules.recall(s, seat)
    bots: list[Any] = [make_bot(f"search:iterations=60{net}", rules, 1) for net in ("", ",net=0")]
    assert bots[0].choose(*seen, []) == bots[1].choose(*seen, [])
    trees = [tried(bot.search.root) for bot in bots]
    assert trees[0] == trees[1]


@of_every_game
def test_a_setting_says_whether_what_was_learned_is_used(key: str, taught: Callable[[str], None]) -> None:
    s = position(key)
    rules = game(key)
    taught(key)
    seen = rules.view(s, s.asked), rules.recall(s, s.asked)
    found = []
    for net in ("", ",net=1", ",net=0"):
        bot: Any = make_bot(f"search:iterations=60{net}", rules, 1)
        bot.think(*seen)
        found.append(tried(bot.search.root))
    assert found[0] == found[1] != found[2]


def tried(node: Any) -> list[tuple[int, int, float]]:
    """The children, how often each was, and what came of it."""
    found, child = [], node.child
    while child is not None:
        found.append((child.action, child.visits, child.total))
        child = child.after
    return found


# --- training ---------------------------------------------------------------------------------------------------------

TINY = "--iterations 3 --games 6 --gate iterations=2 --gate-games 4 --generations 1 --seed 5 --hours 0.2".split()


def train(folder: Path, jobs: int) -> list[str]:
    return ["hera-zeus", *TINY, "--jobs", str(jobs), "--folder", str(folder), "--out", str(folder / "best.bin")]


def test_training_goes_on_after_a_kill_and_comes_to_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    assert main(*train(whole, 2)) == 0
    said = capsys.readouterr().out
    assert "value by hand" in said
    assert "of 4 games won" in said
    with subprocess.Popen(
        [sys.executable, "-m", "learning", *train(killed, 1)], cwd=ROOT, stdout=subprocess.DEVNULL, process_group=0
    ) as process:
        games = killed / "games-001.jsonl"
        while not (games.exists() and games.read_bytes().count(b"\n") > 1):
            time.sleep(0.02)
            assert process.poll() is None
        os.kill(process.pid, signal.SIGKILL)
    with games.open("a") as half:
        half.write('{"number": 5, "choi')
    assert main(*train(killed, 1)) == 0
    for name in ("weights-001.bin", "gate-001.jsonl", "games-001.jsonl"):
        one, other = (sorted((folder / name).read_bytes().splitlines()) for folder in (whole, killed))
        assert one == other, name


def test_a_value_that_is_not_wanted_is_the_one_by_hand() -> None:
    weights = untrained(LAYOUT, 1)
    weights.value += 3
    weights.trust += 1
    left = without_value(weights)
    assert (left.value.max(), left.trust[0]) == (0, 1)
    assert left.rows is weights.rows


def test_another_training_does_not_go_on_in_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun = Plan("olympus", 1, 150, games=9, gate="cpu=1", gate_games=4, only_prior=False, commit="")
    (tmp_path / "plan.json").write_text(json.dumps(asdict(begun)))
    assert main("olympus", "--folder", str(tmp_path)) == 2
    assert "another training was begun" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [(["chess"], "chess"), (["olympus", "--gate", "depth=3"], "has no setting"), (["wings"], "nothing to train")],
)
def test_what_cannot_be_trained_is_refused(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(*arguments, "--folder", str(tmp_path / "new")) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
