"""Why an action is refused: a code for the sentence, and the clause.  Only what the player sees himself decides."""

from __future__ import annotations

from theomachy.games.hera_zeus import state as table
from theomachy.games.hera_zeus import steps
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.state import State
from theomachy.kernel.seats import CHANCE, NOBODY

Reason = tuple[str, str]


def why_not(s: State, action: int) -> Reason:
    """`action` is not legal now."""
    if s.asked == NOBODY:
        return "game-over", "HZ-END-06"
    if s.asked == CHANCE or action >= v.OUTCOME:
        return ("chance-is-asked", "HZ-DRAW-01") if s.asked == CHANCE else ("not-for-players", "HZ-DRAW-01")
    assert s.frame is not None
    question = s.frame.step().question()
    if not 0 <= action < v.TOKENS:
        return "no-such-choice", "HZ-TURN-05"
    if question == "action" and action == v.END_TURN:
        return "points-left", "HZ-TURN-07"
    if question == "action" and action <= v.REMOVE_FIGURE:
        return why_no_action(s, s.active, action)
    if question == "late-god" and action == v.USE_OF[v.GOD]:
        return WITHOUT[v.GOD]
    if fits(question, action):
        return WRONG_ANSWER[question]
    return why_not_yet(question, action) or ("another-question", CLAUSE_OF[question])


def why_not_yet(question: str, action: int) -> Reason | None:
    """Somebody picks a place or a pile before the card that would bring him there."""
    if question == "opening-row" and v.USE <= action < v.REMOVE_FIGURE:
        return "not-for-the-field", "HZ-PLAY-01"
    if question == "opening-row" and v.AT <= action < v.TARGET_HAND:
        return "card-first", "HZ-SETUP-06"
    if question == "action":
        return next((reason for first, end, reason in NEEDS if first <= action < end), None)
    return None


def why_no_action(s: State, seat: int, action: int) -> Reason:
    card = v.CARD_OF[action]
    if card != v.NO_CARD and table.in_hand(s, seat, card) == 0:
        if action >= v.USE and card in WITHOUT:
            return WITHOUT[card]
        return "not-in-hand", "HZ-PLAY-01" if action < v.CHALLENGE else "HZ-TURN-05"
    if action == v.DRAW:
        if table.cards_in_draw_pile(s, seat) == 0:
            return "draw-pile-empty", "HZ-DRAW-03"
        return "hand-full", "HZ-DRAW-02"
    if action < v.CHALLENGE:
        return "field-full", "HZ-PLAY-05"
    if action < v.USE:
        return why_no_challenge(s, seat, action - v.CHALLENGE)
    if action == v.REMOVE_FIGURE:
        if table.figure_lane(s, seat) < 0:
            return "no-own-figure", "HZ-FIGURE-12"
        return "figure-needs-pegasus", "HZ-FIGURE-12"
    return why_no_play(s, seat, v.kind_of(card))


def why_no_challenge(s: State, seat: int, lane: int) -> Reason:
    if steps.first_turn(s):
        return "first-turn", "HZ-CHAL-02"
    if table.has_figure(s, seat, lane) or table.has_figure(s, 1 - seat, lane):
        return "figure-in-lane", "HZ-CHAL-04"
    if table.front(s, seat, lane) == v.NO_CARD:
        return "no-challenger", "HZ-CHAL-01"
    if table.front(s, 1 - seat, lane) == v.NO_CARD:
        return "nobody-opposite", "HZ-CHAL-01"
    return "never-challenges", "HZ-CHAL-03"


def why_no_play(s: State, seat: int, kind: int) -> Reason:
    if kind == v.PEGASUS:
        return ("first-turn", "HZ-CHAL-02") if steps.first_turn(s) else ("no-target", "HZ-PEGASUS-01")
    if kind == v.GOD:
        return (
            ("figure-stands", "HZ-FIGURE-03")
            if table.figure_lane(s, seat) >= 0
            else ("no-figure-column", "HZ-FIGURE-02")
        )
    if kind == v.SIRENS:
        return "nothing-to-seduce", "HZ-SIRENS-01"
    return {v.PYTHIA: "nothing-to-see", v.DIONYSUS: "nothing-to-move", v.HADES: "pile-empty"}[kind], "HZ-TURN-10"


# What the board asks for without the card that it takes.
WITHOUT = {v.GOD: ("needs-god", "HZ-FIGURE-01"), v.SIRENS: ("needs-sirens", "HZ-SIRENS-01")}
NEEDS = (
    (v.AT, v.TARGET_HAND, ("card-first", "HZ-PLAY-01")),
    (v.TARGET_HAND, v.TARGET_OWN_FIGURE, ("needs-pegasus", "HZ-PEGASUS-01")),
    (v.TAKE, v.NEXT, ("needs-hades", "HZ-HADES-01")),
    (v.FROM, v.TOKENS, ("needs-dionysus", "HZ-PLAY-09")),
)

# What is asked: the clause, and why an answer of the right form is wrong.
CLAUSE_OF = {
    "opening-row": "HZ-SETUP-06",
    "action": "HZ-TURN-05",
    "late-god": "HZ-FIGURE-05",
    "place": "HZ-PLAY-03",
    "pegasus-target": "HZ-PEGASUS-01",
    "drawn-card-lane": "HZ-PEGASUS-06",
    "pythia-target": "HZ-TURN-10",
    "hades-card": "HZ-HADES-01",
    "persephone-count": "HZ-PERSEPHONE-02",
    "card-to-move": "HZ-DIONYSUS-01",
    "new-place": "HZ-DIONYSUS-02",
    "figure-lane": "HZ-FIGURE-02",
    "order": "HZ-PANDORA-02",
}
FORMS = {
    "opening-row": (v.LAY, v.CHALLENGE),
    "place": (v.AT, v.TARGET_HAND),
    "pegasus-target": (v.TARGET_HAND, v.TAKE),
    "drawn-card-lane": (v.TARGET_LANE, v.TARGET_OWN_FIGURE),
    "pythia-target": (v.TARGET_HAND, v.TARGET_OWN_FIGURE),
    "hades-card": (v.TAKE, v.NEXT),
    "persephone-count": (v.COUNT, v.FROM),
    "card-to-move": (v.FROM, v.TOKENS),
    "new-place": (v.AT, v.TARGET_HAND),
    "figure-lane": (v.TARGET_LANE, v.TARGET_OWN_FIGURE),
    "order": (v.NEXT, v.COUNT),
}
WRONG_ANSWER: dict[str, Reason] = {
    "opening-row": ("not-in-hand", "HZ-SETUP-06"),
    "place": ("no-such-place", "HZ-PLAY-03"),
    "pegasus-target": ("no-target", "HZ-PEGASUS-08"),
    "drawn-card-lane": ("no-room-there", "HZ-PEGASUS-06"),
    "pythia-target": ("nothing-to-see", "HZ-TURN-10"),
    "hades-card": ("not-in-pile", "HZ-HADES-01"),
    "persephone-count": ("not-so-many", "HZ-PERSEPHONE-02"),
    "card-to-move": ("cannot-move", "HZ-DIONYSUS-02"),
    "new-place": ("no-such-place", "HZ-DIONYSUS-02"),
    "figure-lane": ("no-figure-column", "HZ-FIGURE-02"),
    "order": ("not-among-them", "HZ-PANDORA-02"),
}


def fits(question: str, action: int) -> bool:
    first, end = FORMS.get(question, (0, 0))
    return first <= action < end
