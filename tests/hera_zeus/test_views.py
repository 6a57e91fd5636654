"""Who sees what: each zone and each event for its owner, the opponent and a watcher; and what must never leak."""

from typing import Any

import pytest

from tests.hera_zeus.lockstep import Pair
from tests.hera_zeus.table import GAME, SEATS, Box, Table, choose, match_of
from tests.rule import rule
from theomachy.build import compiled
from theomachy.games.hera_zeus.events import CaptiveShown, Dealt, Lost, OpeningRow, Turn, Used
from theomachy.games.hera_zeus.notation import write_action
from theomachy.games.hera_zeus.view import About, View
from theomachy.kernel.events import Log
from theomachy.kernel.seats import NOBODY

OTHERS = ("zeus", "watcher")
EVERYBODY = ("hera", "zeus", "watcher")

# --- zones -----------------------------------------------------------------------------------------------------------


@rule("HZ-DRAW-01")
def test_a_draw_pile_is_a_number_to_others_and_a_set_of_cards_to_its_owner() -> None:
    table = Box("5 4 4 3 P P M H Y", "6 5 3 3 2 P M D G").begin("LAY(5) LAY(4) LAY(4) LAY(6) LAY(5) LAY(3)")
    mine = table.view("hera")
    assert len(mine.draw_pile) == 34
    assert table.view("watcher").draw_pile == ()
    for seat in EVERYBODY:
        assert table.view(seat).cards_in_draw_pile == (34, 34)
    assert "C" in mine.draw_pile
    assert sorted([*mine.draw_pile, *mine.hand, "5", "4", "4"]) == sorted(Box().view("hera").draw_pile)


@rule("HZ-HAND-02")
def test_a_hand_is_a_number_to_others() -> None:
    table = Table("Hera 2/2  H A 5- | hand 4 C *5   Z A 3- | hand 2 G")
    assert sorted(table.view("hera").hand) == ["*5", "4", "C"]
    assert sorted(table.view("zeus").hand) == ["2", "G"]
    assert table.view("watcher").hand == ()
    for seat in EVERYBODY:
        assert table.view(seat).cards_in_hand == (3, 2)
        assert table.view(seat).won_cards_in_hand == (1, 0)
        assert table.view(seat).open_hands == ((), ())
        assert not table.view(seat).laid_open


@rule("HZ-PLAY-02", "HZ-PLAY-11", "HZ-SIRENS-04")
def test_a_face_down_card_is_a_place_and_a_back_to_others() -> None:
    table = Table("Hera 2/2  H A 5- *4- 3+ | B F C- | hand 0   Z A 3- | hand 0")
    own = [[str(piece) for piece in column] for column in table.view("hera").field[0].values()]
    assert own == [["5-", "*4-", "3+"], ["F", "C-"], []]
    for seat in OTHERS:
        seen = [[str(piece) for piece in column] for column in table.view(seat).field[0].values()]
        assert seen == [["?-", "*?-", "3+"], ["F", "?-"], []]


@rule("HZ-PLAY-10")
def test_a_card_that_was_turned_up_stays_known() -> None:
    table = Table("Hera 2/2  H A 5- | hand D   Z A 3- | hand 0").do("CHALLENGE(A)")
    for seat in EVERYBODY:
        assert str(table.view(seat).field[0]["A"][0]) == "5+"


@rule("HZ-HAND-05")
def test_a_pile_shows_its_owner_all_and_others_its_size_and_top() -> None:
    table = Table("Hera 2/2  H A 5- | hand 0 | pile 3 M *2   Z A 3- | hand 0")
    assert table.view("hera").piles[0] == ("3", "M", "*2")
    for seat in EVERYBODY:
        assert table.view(seat).cards_in_pile == (3, 0)
        assert table.view(seat).top_of_pile == ("*2", "")


@rule("HZ-TURN-03")
def test_turn_points_and_options_are_public() -> None:
    table = Table("Zeus 2/3  H A 5- | hand 0   Z A 3- | hand 0", edition="kosmos", late_god=False)
    for seat in EVERYBODY:
        view = table.view(seat)
        assert (view.active, view.to_move, view.points, view.total, view.turns) == (1, 1, 2, 3, 2)
        assert view.options == table.options
        assert not view.over


def test_only_who_is_asked_sees_the_question() -> None:
    table = Table("Zeus 2/3  H A 5- | hand 0   Z A 3- | hand 4")
    assert table.view("zeus").question == "action"
    assert len(table.view("zeus").legal) == len(table.legal())
    for seat in ("hera", "watcher"):
        assert table.view(seat).question == ""
        assert table.view(seat).legal == ()


@rule("HZ-END-06")
def test_after_the_game_everything_is_shown() -> None:
    table = Table("Hera 2/2  H A 5- 3- | hand 4 C *5 | pile 2   Z A C- X- | hand 2 G | pile 4 3")
    table.begin("CHALLENGE(A)")
    for seat in EVERYBODY:
        view = table.view(seat)
        assert view.over
        assert view.laid_open
        assert [sorted(hand) for hand in view.open_hands] == [["*5", "4", "C"], ["2", "G"]]
        assert [str(piece) for piece in view.field[1]["A"]] == ["C+", "X-"]
        assert [str(piece) for piece in view.field[0]["A"]] == ["5+", "3-"]
        assert view.piles == (("2",), ("4", "3"))


@rule("HZ-END-06", "HZ-HADES-02")
def test_after_the_game_even_the_choice_of_hades_is_shown() -> None:
    table = Table("Hera 2/2  H A 5- | hand H | pile 2 3 4   Z A C- | hand 2").do("USE(H) TAKE(3); CHALLENGE(A)")
    for seat in EVERYBODY:
        assert table.view(seat).piles[0] == ("2", "4", "H")
        assert table.view(seat).open_hands[0] == ("3",)


# --- what cannot be seen cannot change a view -----------------------------------------------------------------------

SAME_FOR_OTHERS = [  # two sides of Hera, and what she does
    ("A 5- | hand 4 G", "A M- | hand C H", ""),
    ("A 5- *4- | hand 4", "A C- *4- | hand 4", ""),
    ("A 5- | hand 4 G", "A 5- | hand 4 C", "LAY(4) AT(A,1)"),
    ("A 5- | hand D 6", "A M- | hand D C", "USE(D) FROM(A,1) AT(B,1)"),
    ("A 5- | hand E P", "A M- | hand E C", "USE(E)"),
]


@pytest.mark.parametrize(("one", "another", "line"), SAME_FOR_OTHERS)
def test_what_others_cannot_see_cannot_change_their_view(one: str, another: str, line: str) -> None:
    first, second = (Table(f"Hera 3/3  H {hera}   Z A 3- | hand 2").begin(line) for hera in (one, another))
    for seat in OTHERS:
        assert first.knows(seat) == second.knows(seat)
    assert first.knows("hera") != second.knows("hera")


@rule("HZ-PLAY-02")
def test_which_card_was_laid_cannot_be_seen() -> None:
    position = "Hera 2/2  H A 5- | hand 4 M C   Z A 3- | hand 2"
    views = [Table(position).do(f"LAY({card}) AT(A,2)") for card in "4MC"]
    for seat in OTHERS:
        assert views[0].knows(seat) == views[1].knows(seat) == views[2].knows(seat)


@rule("HZ-SIRENS-04")
def test_which_of_two_won_cards_was_laid_cannot_be_seen() -> None:
    position = "Hera 4/4  H A 5- | hand H S   Z A 3- | hand 2 | pile 7 3"
    views = [Table(position).do(f"USE(S); USE(H) TAKE(S); USE(S); LAY({card}) AT(A,2)") for card in ("*7", "*3")]
    for seat in OTHERS:
        assert views[0].knows(seat) == views[1].knows(seat)


@rule("HZ-PYTHIA-01")
def test_a_looked_at_hand_is_known_to_both_players_and_hidden_from_watchers() -> None:
    position = "Hera 2/2  H A 5- | hand Y   Z A 3- | hand 7"
    tables = [Table(f"{position} {card}").do("USE(Y) TARGET_HAND") for card in ("2", "C")]
    assert tables[0].view("watcher") == tables[1].view("watcher")
    assert tables[0].recall("watcher") == tables[1].recall("watcher")
    assert [table.view("hera").known[1] for table in tables] == [("2",), ("C",)]
    assert [table.view("zeus").known[1] for table in tables] == [("2",), ("C",)], "he knows what she saw"
    assert tables[0].view("watcher").top_of_pile == ("Y", "7")


@rule("HZ-PYTHIA-01", "HZ-PLAY-02")
def test_after_a_look_a_laid_card_may_be_any_of_those_seen() -> None:
    """The places of a hand are not kept: which of the seen cards was laid stays open."""
    position = "Hera 1/1  H A 5- | hand Y   Z A 3- | hand 2 C X P"
    views = [Table(position).do(f"USE(Y) TARGET_HAND; LAY({card}) AT(A,1)") for card in "2CXP"]
    for seat in ("hera", "watcher"):
        assert all(table.knows(seat) == views[0].knows(seat) for table in views)


@rule("HZ-HADES-02", "HZ-PERSEPHONE-02")
@pytest.mark.parametrize(
    ("position", "line"),
    [
        # room for one Pegasus only: one comes, whether Hades took the other or not
        ("Hera 3/3  H A 5- | hand H E (10) | pile P P 3   Z A 3- | hand 2", "USE(E)"),
        ("Hera 3/3  H A 5- | hand H E | pile P P P P 3   Z A 3- | hand 2", "USE(E)"),
        ("Hera 3/3  H A 5- | hand H E | pile P P 3   Z A 3- | hand 2", "USE(E) COUNT(1)"),
        ("Hera 3/3  H A 5- | hand H E | pile P 3   Z A 3- | hand 2", "USE(E) COUNT(0)"),
    ],
)
def test_persephone_betrays_what_hades_took_only_by_her_number(position: str, line: str) -> None:
    count = "choose" if "COUNT" in line else "max"
    tables = [Table(position, persephone_count=count).begin(f"USE(H) TAKE({card}) {line}") for card in ("P", "3")]
    for seat in OTHERS:
        assert tables[0].knows(seat) == tables[1].knows(seat)


# --- an action is told only when it is complete ---------------------------------------------------------------------

PENDING = """
    Hera 3/3    H A 6- 2- | B 3- | C . | hand P Y D H E G 4 | pile 3 P
                Z A 4- 5- | B M- | C 6- | hand 5 3 | pile 3
"""


@rule("HZ-TURN-12")
@pytest.mark.parametrize(
    "begun", ["LAY(4)", "LAY(P)", "USE(P)", "USE(Y)", "USE(D)", "USE(D) FROM(A,1)", "USE(H)", "USE(E)", "USE(G)"]
)
@pytest.mark.parametrize("points", ["3/3", "1/3"])
def test_others_do_not_see_which_decision_is_pending(begun: str, points: str) -> None:
    table = Table(PENDING.replace("3/3", points), persephone_count="choose")
    before = {seat: table.knows(seat) for seat in OTHERS}
    table.begin(begun)
    assert table.view("hera").question != "action"
    for seat in OTHERS:
        assert table.knows(seat) == before[seat]


@rule("HZ-PEGASUS-06", "HZ-PANDORA-02")
@pytest.mark.parametrize("begun", ["USE(P) TARGET_HAND {5}", "CHALLENGE(A)"])
def test_what_is_public_on_the_way_is_told(begun: str) -> None:
    table = Table(PENDING.replace("Z A 4- 5-", "Z A X- 5-")).begin(begun)
    for seat in OTHERS:
        view = table.view(seat)
        if begun.startswith("USE"):
            assert view.drawn_out == ("", "5")
            assert view.top_of_pile[0] == "P"
            assert view.cards_in_hand == (6, 1)
        else:
            assert [str(piece) for piece in view.field[1]["A"]] == ["X+", "5+"]
            assert [str(piece) for piece in view.field[0]["A"]] == ["6+", "2+"]


# --- the late god card is not betrayed ------------------------------------------------------------------------------

LATE = """
    Hera 1/2    H A 6- | B 3- | C . | hand G P Y D H E S 4 | pile 3 P
                Z A 4- 5- | B M- | C 6- | hand 5 M | pile 3
"""
LAST_ACTIONS = [
    "LAY(4) AT(C,1)",
    "CHALLENGE(A)",
    "USE(P) TARGET_LANE(A)",
    "USE(Y) TARGET_HAND",
    "USE(Y) TARGET_LANE(B)",
    "USE(D) FROM(A,1) AT(C,1)",
    "USE(H) TAKE(3)",
    "USE(E)",
    "USE(S)",
]


def others_views(table: Table) -> dict[str, View]:
    return {seat: table.view(seat) for seat in OTHERS}


@rule("HZ-FIGURE-05", "HZ-TURN-09")
@pytest.mark.parametrize("line", LAST_ACTIONS)
def test_while_the_late_god_card_is_asked_others_see_what_they_saw_before(line: str) -> None:
    table = Table(LATE)
    before = others_views(table)
    table.begin(line)
    assert table.view("hera").question == "late-god"
    assert table.view("hera").points == 0
    assert others_views(table) == before
    table.begin("USE(G)")
    assert table.view("hera").question == "figure-lane"
    assert others_views(table) == before


@rule("HZ-FIGURE-05", "HZ-DRAW-01")
@pytest.mark.parametrize("drawn", ["3", "G"])
def test_a_last_draw_is_not_told_before_the_late_god_card_is_decided(drawn: str) -> None:
    """Else the other sees a card drawn with the last point and a turn that is not over: so there is a god card.
    The outcome of chance is no reason to tell: nobody but its owner sees a drawn card."""
    table = Table(LATE if drawn != "G" else LATE.replace("hand G", "hand"))
    before = others_views(table)
    table.begin(f"DRAW {{{drawn}}}")
    assert table.view("hera").question == "late-god"
    assert others_views(table) == before


@rule("HZ-FIGURE-05", "HZ-HADES-02")
def test_a_god_card_fetched_with_the_last_point_is_not_betrayed() -> None:
    table = Table(LATE.replace("hand G", "hand").replace("pile 3 P", "pile 3 G P"))
    before = others_views(table)
    table.begin("USE(H) TAKE(G)")
    assert table.view("hera").question == "late-god"
    assert others_views(table) == before


@rule("HZ-FIGURE-05")
@pytest.mark.parametrize("fetched", ["3", "G"])
def test_what_hades_fetched_last_stays_secret_whether_or_not_it_is_the_god_card(fetched: str) -> None:
    """With the turn ended, nobody can tell the worlds apart."""
    table = Table(LATE.replace("hand G", "hand").replace("pile 3 P", "pile 3 G P")).begin(f"USE(H) TAKE({fetched})")
    if table.asked() == "hera":
        table.begin("END_TURN")
    another = Table(LATE.replace("hand G", "hand").replace("pile 3 P", "pile 3 G P")).begin("USE(H) TAKE(P)")
    assert others_views(table) == others_views(another)


SHARED_ACTIONS = [  # in which others take part
    (LATE, "USE(P) TARGET_HAND {M}"),
    (LATE, "USE(P) TARGET_HAND {5} TARGET_LANE(C)"),
    (LATE.replace("hand 5 M", "hand 5 X"), "USE(P) TARGET_HAND {X} NEXT(5)"),
    (LATE.replace("Z A 4- 5-", "Z A X- 5-"), "CHALLENGE(A) NEXT(5)"),
    (LATE.replace("H A 6-", "H A 6- 2-").replace("Z A 4- 5-", "Z A X- 5-"), "CHALLENGE(A) NEXT(6) NEXT(X)"),
]


@rule("HZ-TURN-13", "HZ-FIGURE-05", "HZ-PEGASUS-02", "HZ-PANDORA-02", "HZ-PANDORA-04")
@pytest.mark.parametrize(("position", "line"), SHARED_ACTIONS)
def test_when_others_took_part_in_the_last_action_its_player_ends_the_turn_with_or_without_a_god_card(
    position: str, line: str
) -> None:
    """They know that the action is over: a turn that goes on would tell them of a god card."""
    with_god = Table(position).begin(line)
    without = Table(position.replace("hand G", "hand C")).begin(line)
    for table, answers in ((with_god, ["END_TURN", "USE(G)"]), (without, ["END_TURN"])):
        view = table.view("hera")
        assert (view.question, [write_action(action) for action in view.legal]) == ("late-god", answers)
    assert others_views(with_god) == others_views(without)
    with_god.begin("USE(G)")
    assert others_views(with_god) == others_views(without), "until the figure is placed"
    assert others_views(Table(position).begin(f"{line} END_TURN")) == others_views(without.begin("END_TURN"))
    assert without.asked() == "zeus"


@rule("HZ-TURN-13", "HZ-FIGURE-03")
@pytest.mark.parametrize(("position", "changes"), [
    (LATE.replace("hand G P Y D H E S 4", "hand P"), {}),
    (LATE.replace("B 3- | C .", "B F 3- | C ."), {}),
    (LATE, {"late_god": False}),
])  # fmt: skip
def test_where_nobody_can_think_of_a_late_god_card_the_turn_just_ends(position: str, changes: dict[str, Any]) -> None:
    """No card is left in the hand, the figure stands already, or no god card comes late."""
    assert Table(position, **changes).begin("USE(P) TARGET_HAND {M}").asked() == "zeus"


@rule("HZ-FIGURE-05", "HZ-PANDORA-02")
def test_while_the_late_god_card_is_asked_the_challengers_own_order_is_not_told() -> None:
    table = Table(LATE.replace("H A 6-", "H A 6- 2-").replace("Z A 4- 5-", "Z A X-")).begin("CHALLENGE(A)")
    before = others_views(table)
    table.begin("NEXT(2)")
    assert table.view("hera").question == "late-god"
    assert others_views(table) == before


@rule("HZ-TURN-09", "HZ-FIGURE-05")
@pytest.mark.parametrize("line", [*LAST_ACTIONS, "DRAW {3}"])
def test_after_the_turn_nobody_knows_whether_the_late_god_card_was_asked(line: str) -> None:
    with_god = Table(LATE).begin(line).begin("END_TURN")
    without = Table(LATE.replace("hand G", "hand C")).begin(line)
    assert with_god.asked() == without.asked() == "zeus"
    assert others_views(with_god) == others_views(without)


OPENING = "LAY(4) LAY(4) LAY(3)"


@rule("HZ-TURN-09", "HZ-FIGURE-05")
@pytest.mark.parametrize("last", ["LAY(M) AT(B,1)", "DRAW"])
def test_at_a_match_the_last_action_is_told_together_with_the_end_of_the_turn(last: str) -> None:
    """What Zeus and the watchers hear is the same with and without a god card, and nobody hears anything twice."""
    seen = []
    for god in ("G", "S"):
        match = match_of(f"{god} 4 4 3 3 P P M H  5 4 4 3 3 P P M H  2 2 2")
        choose(match, "hera", OPENING)
        choose(match, "zeus", OPENING)
        choose(match, "hera", "LAY(3) AT(A,1) LAY(P) AT(A,1)")
        for seat in (0, 1, -3):
            match.events(seat)
        choose(match, "hera", last)
        if god == "G":
            assert match.view(0).question == "late-god"
            assert match.events(1) == match.events(-3) == []
            choose(match, "hera", "END_TURN")
        assert match.to_move() == 1
        events = {seat: match.events(seat) for seat in (0, 1, -3)}
        kinds = [event.name for event in events[1]]
        assert kinds == ["laid" if last.startswith("LAY") else "drew", "turn"]
        assert [event.name for event in events[0]] == kinds
        seen.append((events[1], events[-3]))
    assert seen[0] == seen[1]


@rule("HZ-FIGURE-05", "HZ-FIGURE-01")
def test_at_a_match_a_late_god_card_is_told_with_what_came_before_it() -> None:
    match = match_of("G 4 4 3 3 P P M H  5 4 4 3 3 P P M H  2 2 2")
    choose(match, "hera", OPENING)
    choose(match, "zeus", OPENING)
    choose(match, "hera", "LAY(3) AT(A,1) LAY(P) AT(A,1)")
    for seat in (0, 1, -3):
        match.events(seat)
    choose(match, "hera", "LAY(M) AT(B,1) USE(G)")
    assert match.events(1) == match.events(-3) == []
    choose(match, "hera", "TARGET_LANE(C)")
    for seat in (0, 1, -3):
        assert [event.name for event in match.events(seat)] == ["laid", "used", "figure-on"]
    assert GAME.view(match._state, 1).points == 1


@rule("HZ-PEGASUS-02", "HZ-FIGURE-05")
def test_at_a_match_a_card_drawn_out_of_a_hand_is_told_at_once() -> None:
    """The victim sees his card on his pile, so he must hear how it came there; only the spent point is held back."""
    match = match_of("G 4 4 3 3 P P M H  5 4 4 3 3 P P M H  2 2 2  2 2 2  2 2 M")
    choose(match, "hera", OPENING)
    choose(match, "zeus", OPENING)
    choose(match, "hera", "DRAW DRAW DRAW END_TURN")
    choose(match, "zeus", "DRAW DRAW DRAW")
    choose(match, "hera", "DRAW DRAW")
    for seat in (0, 1, -3):
        match.events(seat)
    choose(match, "hera", "USE(P) TARGET_HAND")
    assert match.view(0).question == "late-god"
    for seat in (1, -3):
        assert GAME.view(match._state, seat).top_of_pile == ("P", "M")
        assert [event.name for event in match.events(seat)] == ["used", "struck-hand", "drawn-out", "lost"]
    choose(match, "hera", "END_TURN")
    for seat in (1, -3):
        assert [event.name for event in match.events(seat)] == ["turn"]


GAMES = 80 if compiled() else 24


@rule("HZ-FIGURE-05", "HZ-TURN-12")
@pytest.mark.parametrize("part", range(4))
def test_in_no_game_does_an_unfinished_action_or_an_open_late_god_card_change_what_others_see(part: int) -> None:
    for seed in range(part, GAMES, 4):
        pair = Pair(500_000 + seed)
        shown: dict[str, View] = {}
        for question in pair.moments():
            if pair.second.total == 0:
                continue  # the opening has tests of its own
            public = question.who != pair.second.active  # chance, or the other seat, took part in the action
            for name in ("hera", "zeus", "watcher"):
                if name == question.who or question.who == "chance":
                    if question.open:
                        shown.pop(name, None)
                    continue
                view = pair.view(name)
                assert view.points > 0 or pair.second.shared, pair.where
                assert view.question == ""
                if question.open and not public:
                    shown[name] = view
                elif question.open:
                    shown.pop(name, None)
                elif name in shown:
                    assert view == shown[name], f"{name}, {pair.where}"


# --- what each seat is told -----------------------------------------------------------------------------------------


def events_of(position: str, line: str, name: str, **options: str) -> list[tuple[str, str]]:
    """The names of events and their cards, as a seat hears them."""
    return [(event.name, getattr(event, "card", "")) for event in Table(position, **options).events(line, name)]


@rule("HZ-SETUP-04")
def test_all_learn_that_the_captive_was_among_the_nine_and_only_its_owner_what_replaced_it() -> None:
    table = Box("5 4 4 3 P P M H C")
    log = table.s.log = Log()
    table.begin("{7}")
    entries = log.drain()
    for name, card in (("hera", "7"), ("zeus", "?"), ("watcher", "?")):
        seen = [GAME.seen(table.options, entry, SEATS[name]) for entry in entries]
        assert seen == [CaptiveShown(0, "C"), Dealt(0, card)]


@rule("HZ-SETUP-07")
def test_opening_rows_are_told_when_both_lie() -> None:
    table = Box("5 4 4 3 P P M H Y", "6 5 3 3 2 P M D G")
    log = table.s.log = Log()
    table.begin("LAY(5) LAY(4) LAY(4) LAY(6) LAY(5)")
    assert log.drain() == []
    table.begin("LAY(3)")
    assert [GAME.named(table.options, entry) for entry in log.drain()] == [OpeningRow(0), OpeningRow(1), Turn(0, 3)]


PLAIN = "Hera 3/3  H A 5- | B 3- | hand 4 *6 P Y H E S D G | pile P 2   Z A 4- M- | B F X- | hand 7 2 | pile 3"


@rule("HZ-DRAW-01", "HZ-PLAY-02", "HZ-SIRENS-04", "HZ-HADES-02")
@pytest.mark.parametrize(
    ("line", "kind", "card", "back"),
    [
        ("DRAW {M}", "drew", "M", "?"),
        ("LAY(4) AT(A,1)", "laid", "4", "?"),
        ("LAY(*6) AT(A,1)", "laid", "*6", "*?"),
        ("USE(H) TAKE(2)", "fetched", "2", "?"),
    ],
)
def test_events_with_a_hidden_card(line: str, kind: str, card: str, back: str) -> None:
    assert (kind, card) in events_of(PLAIN, line, "hera")
    for seat in OTHERS:
        seen = [event for event in events_of(PLAIN, line, seat) if event[0] == kind]
        assert seen == [(kind, back)]


@rule("HZ-CHAL-05", "HZ-PEGASUS-08", "HZ-PYTHIA-02", "HZ-PERSEPHONE-02", "HZ-SIRENS-02", "HZ-DIONYSUS-04")
@pytest.mark.parametrize(
    ("line", "kinds"),
    [
        ("CHALLENGE(A)", ["challenged", "turned-up", "turned-up", "lost"]),
        ("USE(P) TARGET_LANE(A)", ["used", "struck-front", "turned-up"]),
        ("USE(P) TARGET_LANE(B)", ["used", "struck-figure", "figure-off"]),
        ("USE(P) TARGET_HAND {2} TARGET_LANE(A)", ["used", "struck-hand", "drawn-out", "placed"]),
        ("USE(Y) TARGET_LANE(A)", ["used", "turned-column", "turned-up", "turned-up"]),
        ("USE(E)", ["used", "took-pegasus"]),
        ("USE(S)", ["used", "seduced"]),
        ("USE(D) FROM(A,1) AT(B,1)", ["used", "moved"]),
        ("USE(G) TARGET_LANE(A)", ["used", "figure-on"]),
    ],
)
def test_events_that_all_see_alike(line: str, kinds: list[str]) -> None:
    seen = [events_of(PLAIN, line, seat) for seat in EVERYBODY]
    assert [kind for kind, _ in seen[0]] == kinds
    assert seen[0] == seen[1] == seen[2]
    assert not any(card.endswith("?") for _, card in seen[0])


@rule("HZ-FIGURE-12")
def test_taking_off_the_own_figure_is_seen_by_all() -> None:
    for seat in EVERYBODY:
        assert events_of("Hera 4/4  H A F 5- | hand 4   Z A 4- | hand 7", "REMOVE_FIGURE", seat) == [("figure-off", "")]


@rule("HZ-PYTHIA-01")
def test_a_look_is_told_in_full_to_the_two_players_and_a_watcher_hears_of_the_seven_alone() -> None:
    for seat in ("hera", "zeus"):
        assert events_of(PLAIN, "USE(Y) TARGET_HAND", seat) == [
            ("used", "Y"), ("looked", ""), ("saw", "7"), ("saw", "2"), ("lost", "7")]  # fmt: skip
    assert events_of(PLAIN, "USE(Y) TARGET_HAND", "watcher") == [("used", "Y"), ("looked", ""), ("lost", "7")]


@rule("HZ-PANDORA-02", "HZ-PANDORA-04")
def test_cards_lost_to_pandora_are_seen_by_all_in_their_order() -> None:
    lane = "Hera 3/3  H A 5- 3- | hand 4   Z A X- M- | hand 7"
    hand = "Hera 3/3  H A 5- 3- | hand P   Z A 4- M- | hand 7 X 2"
    for seat in EVERYBODY:
        seen = events_of(lane, "CHALLENGE(A) NEXT(3) NEXT(M)", seat)
        assert ("pandora-lane", "") in seen
        assert [card for kind, card in seen if kind == "lost"] == ["3", "5", "M", "X"]
        seen = events_of(hand, "USE(P) TARGET_HAND {X} NEXT(2) NEXT(X)", seat)
        assert ("pandora-hand", "") in seen
        assert [card for kind, card in seen if kind == "lost"] == ["2", "X", "7"]


@rule("HZ-HADES-02", "HZ-HAND-05")
def test_with_open_piles_all_hear_what_hades_took() -> None:
    for seat in EVERYBODY:
        assert ("fetched", "2") in events_of(PLAIN, "USE(H) TAKE(2)", seat, discard_view="open")


@rule("HZ-END-06")
def test_the_end_is_told_to_all() -> None:
    for seat in EVERYBODY:
        assert events_of("Hera 1/1  H A 5- | hand 4   Z A C- | hand 7", "CHALLENGE(A)", seat)[-1] == ("won", "")


@rule("HZ-TURN-12")
@pytest.mark.parametrize("begun", ["LAY(4)", "USE(P)", "USE(Y)", "USE(H)", "USE(D)", "USE(D) FROM(A,1)", "USE(G)"])
def test_nothing_is_told_of_an_action_before_its_last_token(begun: str) -> None:
    table = Table(PLAIN)
    log = table.s.log = Log()
    table.begin(begun)
    assert log.drain() == []


@rule("HZ-CHAL-07", "HZ-PANDORA-02", "HZ-PANDORA-04", "HZ-PEGASUS-05", "HZ-PYTHIA-01", "HZ-SIRENS-05")
@pytest.mark.parametrize(
    ("position", "line", "lost"),
    [
        ("H A 3- 2- | hand 0   Z A 3- | hand 0", "CHALLENGE(A)", [(0, "3", "A,1", 0), (1, "3", "A,1", 1)]),
        ("H A 5- | hand 0   Z A *4- | hand 0", "CHALLENGE(A)", [(1, "*4", "A,1", 1)]),
        ("H B 5- | hand 0   Z B X- M- | hand 0", "CHALLENGE(B) NEXT(M)",
         [(0, "5", "B,1", 0), (1, "M", "B,2", 1), (1, "X", "B,1", 1)]),
        ("H A 5- | hand P   Z A 6- | hand M", "USE(P) TARGET_HAND {M}", [(1, "M", "drawn-out", 1)]),
        ("H A 5- | hand P   Z A F 6- | B 3- 3- 3- 4- | C 5- 5- 5- 4- | hand 2", "USE(P) TARGET_HAND {2}",
         [(1, "2", "drawn-out", 1)]),
        ("H A 5- | hand P   Z A 6- | hand 2 X", "USE(P) TARGET_HAND {X} NEXT(X)",
         [(1, "X", "hand", 1), (1, "2", "hand", 1)]),
        ("H A 5- | hand Y   Z A 6- | hand 7 4", "USE(Y) TARGET_HAND", [(1, "7", "hand", 1)]),
    ],
)  # fmt: skip
def test_a_lost_card_says_where_it_lay(position: str, line: str, lost: list[tuple[int, str, str, int]]) -> None:
    for seat in EVERYBODY:
        events = Table(f"Hera 3/3  {position}").events(line, seat)
        assert [event for event in events if isinstance(event, Lost)] == [Lost(*each) for each in lost]


@rule("HZ-SIRENS-05")
def test_a_won_card_that_goes_home_says_on_whose_pile() -> None:
    position = "Hera 3/3  H A 3- | hand *P   Z A *4- | hand 0"
    events = Table(position, won_card_pile="owner").events("USE(*P) TARGET_LANE(A)", "zeus")
    assert Used(0, "*P", pile=1) in events
    lost = Table(position.replace("H A 3-", "H A 5-"), won_card_pile="owner").events("CHALLENGE(A)", "zeus")
    assert lost[-1] == Lost(1, "*4", "A,1", pile=0)


# --- what is asked, and about what -----------------------------------------------------------------------------------

ASKED = """
    Hera 3/3    H A 6- 2- | B 3- | C . | hand P Y D H E G 4 | pile 3 P
                Z A X- 5- | B M- | C 6- | hand 5 X | pile 3
"""


@rule("HZ-TURN-12")
@pytest.mark.parametrize(
    ("begun", "question", "about"),
    [
        ("", "action", None),
        ("LAY(4)", "place", About("4", 0, "", "")),
        ("USE(P)", "pegasus-target", About("P", 0, "", "")),
        ("USE(P) TARGET_HAND {5}", "drawn-card-lane", About("5", 1, "", "")),
        ("USE(P) TARGET_HAND {X}", "order", About("", 1, "", "")),
        ("USE(Y)", "pythia-target", About("Y", 0, "", "")),
        ("USE(H)", "hades-card", About("H", 0, "", "")),
        ("USE(E)", "persephone-count", About("E", 0, "", "")),
        ("USE(D)", "card-to-move", About("D", 0, "", "")),
        ("USE(D) FROM(A,2)", "new-place", About("2", 0, "A,2", "")),
        ("USE(G)", "figure-lane", About("G", 0, "", "")),
        ("CHALLENGE(A)", "order", About("", 0, "", "A")),
    ],
)
def test_a_question_says_what_it_is_about_to_whom_it_is_put(begun: str, question: str, about: About | None) -> None:
    table = Table(ASKED, persephone_count="choose").begin(begun)
    for seat in EVERYBODY:
        view = table.view(seat)
        asked = view.seat == view.to_move
        assert (view.question, view.about) == ((question, about) if asked else ("", None))


@rule("HZ-SETUP-06", "HZ-FIGURE-05")
def test_the_opening_row_is_about_a_lane_and_the_late_god_card_about_the_god() -> None:
    box = Box("5 4 4 3 P P M H Y", "6 5 3 3 2 P M D G")
    for lane in "ABC":
        assert box.view("hera").about == About("", NOBODY, "", lane)
        box.begin(f"LAY({'P' if lane == 'C' else 4})")
    assert Table(LATE).begin("LAY(4) AT(C,1)").view("hera").about == About("G", 0, "", "")


# --- what is known of a hand ------------------------------------------------------------------------------------------


@rule("HZ-HAND-05", "HZ-PYTHIA-01")
def test_cards_seen_in_a_hand_stay_known_until_they_leave_it() -> None:
    position = "Hera 1/1  H A 5- | hand Y   Z A F 3- | B 3- | hand 4 4 G *5"
    looked = Table(position).do("USE(Y) TARGET_HAND")

    def known(line: str, name: str = "hera") -> tuple[tuple[str, ...], tuple[str, ...]]:
        view = looked.copy().begin(line).view(name)
        return view.known[1], view.perhaps[1]

    assert known("") == known("", "zeus") == (("4", "4", "G", "*5"), ())
    assert known("", "watcher") == (("*5",), ()), "only the Sirens showed it to him"
    assert known("LAY(4) AT(B,1)") == (("G", "*5"), ("4", "4"))
    assert known("LAY(*5) AT(B,1)") == (("4", "4", "G"), ("*5",))
    assert known("LAY(4) AT(B,1)", "zeus") == (("G", "*5"), ("4", "4")), "he knows what she can know"
    assert looked.view("hera").known[0] == ()
