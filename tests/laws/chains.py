"""Long chains of states, frames and nodes, freed in every way.  Run by test_chains.py: what fails here ends a process.

`python tests/laws/chains.py GAME`
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import Any

from theomachy.bots.mcts import Mcts, Node
from theomachy.games import game as game_named
from theomachy.games.deukalion.state import Note
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import Frame
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY

LONG = 100_000
NESTED = 120  # CPython puts off freeing at 50


def at_first_question(game: Any) -> Any:
    s = game.new(2, game.options())
    while s.asked == CHANCE:
        game.apply(s, game.legal(s)[0])
    return s


def deep(game: Any, frames: int = LONG) -> Any:
    """A state with so many frames, the lowest one a turn."""
    s = at_first_question(game)
    for _ in range(frames):
        s.push(s.frame.script, 0, 0, 0)
    return s


def depth(s: Any) -> int:
    found, f = 0, s.frame
    while f is not None:
        found, f = found + 1, f.under
    return found


def fill_memory() -> None:
    """Whoever wrote where he should not is found out."""
    assert sum(map(len, [bytes(i % 700) for i in range(20_000)])) > 0
    gc.collect()


SOLDIER = """
[[card]]
id = "soldier_{0}"
kind = "soldier"
colour = "red"
cost = {{}}
attack = 0
defence = 1
name = {{ en = "Soldier {0}" }}
[[card.effect]]
when = "play"
do = [
  {{ op = "discard", to = {{ unit = "own", other = true, pick = "all" }} }},
  {{ op = "play", from = ["hand", "discard"] }},
  {{ op = "point", who = "you", amount = 0 }},
]
"""


# --- the ways ---------------------------------------------------------------------------------------------------------


def a_state_is_dropped(game: Any) -> None:
    s = deep(game)
    del s


def a_state_is_copied(game: Any) -> None:
    s = deep(game)
    copies = [s.copy(), s.copy().copy()]
    assert [depth(copy) for copy in copies] == [depth(s)] * 2
    assert copies[1].save() == s.save()
    del s
    copies.clear()


def the_frame_is_overwritten(game: Any) -> None:
    s, other = deep(game), deep(game)
    s.frame = other.frame
    other.frame = None
    s.end()
    assert depth(s) == 0


def frames_are_popped(game: Any) -> None:
    s = deep(game)
    while s.frame is not None:
        s.pop()


def a_snapshot_is_loaded(game: Any) -> None:
    s = deep(game)
    saved = s.save()
    loaded = game.load(saved, s.options)
    assert loaded.save() == saved


def the_collector_finds_it(game: Any) -> None:
    s = deep(game)
    circle: list[Any] = [s]
    circle.append(circle)
    del s, circle
    gc.collect()


def an_error_takes_it_along(game: Any) -> None:
    """Every call of a deep recursion holds a state, and only its traceback still does."""

    def fall(s: Any, left: int) -> None:
        if left == 0:
            raise ValueError
        fall(s.copy(), left - 1)

    for left in range(40, NESTED):
        try:
            fall(deep(game, 3), left)
        except ValueError as error:
            kept: BaseException | None = error
        kept = None
    assert kept is None


def others_hold_it(game: Any) -> None:
    """At every depth at which CPython may stop freeing at once what lies in lists in lists."""
    for boxes in range(NESTED):
        s = deep(game, 3)
        box: list[Any] = [[s, s.copy(), s.copy().frame], [Choices(), Choices()], [Rng(1), Rng(2)]]
        for _ in range(boxes):
            box = [box]
        del s, box


def states_hold_states(game: Any) -> None:
    """What others are shown in Hera and Zeus while something is held back is a state, too."""
    s = at_first_question(game)
    if hasattr(s, "held_back"):
        for _ in range(LONG):
            above = s.copy()
            above.held_back = s
            s = above
        copy = s.copy()
        del s, above, copy


def notes_are_dropped(game: Any) -> None:
    """What happened to cards in Deukalion is a chain, which copies share."""
    s = at_first_question(game)
    if hasattr(s, "notes"):
        for _ in range(LONG):
            s.notes = Note(0, s.notes)
        copy, loaded = s.copy(), game.load(s.save(), s.options)
        assert loaded.save() == copy.save()
        del s, copy, loaded


def a_search_tree_is_dropped(game: Any) -> None:
    """Long to the side, and long downwards."""
    search = Mcts(game, Rng(1), 1.0, 0)
    for _ in range(LONG):
        search.root.child = Node(1, 0, 1, search.root.child)
    search.go_on(1)
    node = search.root
    for _ in range(LONG):
        node.child = Node(1, 0, 1, None)
        node = node.child
    del node
    search.forget()


def frames_alone_are_dropped(game: Any) -> None:
    script = at_first_question(game).frame.script
    top: Frame | None = None
    for _ in range(LONG):
        top = Frame(script, 0, 0, 0, top)
    assert top is not None
    copy = top.copy()
    del top, copy


def soldiers_play_soldiers(game: Any) -> None:
    """Cards of one's own that play each other for as long as they can: saved, copied, freed and folded again."""
    if game.key != "olympus":
        return
    soldiers = "".join(SOLDIER.format(number) for number in range(116))
    options = game.options(changes={"custom_cards": f'format = "fight-for-olympus-cards"\nversion = 1\n{soldiers}'})
    made: list[int] = []
    s, deepest = game.new(2, options), 0
    while len(made) < 400 and s.asked != NOBODY:
        legal = game.legal(s)
        soldier = max((action for action in legal if action < 600), default=legal[0])  # 600 and more are no cards
        action = legal[len(made) * 7 % len(legal)] if s.asked == CHANCE else soldier
        made.append(action)
        game.apply(s, action)
        deepest = max(deepest, depth(s))
        copy, saved = s.copy(), s.save()
        assert game.load(saved, options).save() == copy.save() == saved
        assert [game.view(s, seat).to_move for seat in (0, 1)] == [s.asked] * 2
    assert deepest > 2 * 20, deepest  # each effect plays a card
    saved = s.save()
    s = game.new(2, options)
    for action in made:
        game.apply(s, action)
    assert s.save() == saved


WAYS: tuple[Callable[[Any], None], ...] = (
    a_state_is_dropped,
    a_state_is_copied,
    the_frame_is_overwritten,
    frames_are_popped,
    a_snapshot_is_loaded,
    the_collector_finds_it,
    an_error_takes_it_along,
    others_hold_it,
    states_hold_states,
    notes_are_dropped,
    a_search_tree_is_dropped,
    frames_alone_are_dropped,
    soldiers_play_soldiers,
)


if __name__ == "__main__":
    for way in WAYS:
        print(way.__name__, flush=True)  # the last one named is to blame
        way(game_named(sys.argv[1]))
        fill_memory()
    print("all is well")
