"""Why an action is refused: a code for the sentence, and the clause.  Only what the player sees himself decides."""

from __future__ import annotations

from theomachy.games.hera_zeus.state import (
    State,
    cards_in_draw_pile,
    figure_lane,
    front,
    has_figure,
    in_hand,
)
from theomachy.games.hera_zeus.steps import first_turn
from theomachy.games.hera_zeus.vocabulary import (
    AT,
    CARD_OF,
    CHALLENGE,
    COUNT,
    DIONYSUS,
    DRAW,
    END_TURN,
    FROM,
    GOD,
    HADES,
    LAY,
    NEXT,
    NO_CARD,
    OUTCOME,
    PEGASUS,
    PYTHIA,
    REMOVE_FIGURE,
    SIRENS,
    TAKE,
    TARGET_HAND,
    TARGET_LANE,
    TARGET_OWN_FIGURE,
    TOKENS,
    USE,
    USE_OF,
    kind_of,
)
from theomachy.kernel.seats import CHANCE, NOBODY

Reason = tuple[str, str]


def why_not(s: State, action: int) -> Reason:
    """`action` is not legal now."""
    if s.asked == NOBODY:
        return "game-over", "HZ-END-06"
    if s.asked == CHANCE or action >= OUTCOME:
        return ("chance-is-asked", "HZ-DRAW-01") if s.asked == CHANCE else ("not-for-players", "HZ-DRAW-01")
    assert s.frame is not None
    question = s.frame.step().question()
    if not 0 <= action < TOKENS:
        return "no-such-choice", "HZ-TURN-05"
    if question == "action" and action == END_TURN:
        return "points-left", "HZ-TURN-07"
    if question == "action" and action <= REMOVE_FIGURE:
        return why_no_action(s, s.active, action)
    if question == "late-god" and action == USE_OF[GOD]:
        return WITHOUT[GOD]
    if fits(question, action):
        return WRONG_ANSWER[question]
    return why_not_yet(question, action) or ("another-question", CLAUSE_OF[question])


def why_not_yet(question: str, action: int) -> Reason | None:
    """Somebody picks a place or a pile before the card that would bring him there."""
    if question == "opening-row" and USE <= action < REMOVE_FIGURE:
        return "not-for-the-field", "HZ-PLAY-01"
    if question == "opening-row" and AT <= action < TARGET_HAND:
        return "card-first", "HZ-SETUP-06"
    if question == "action":
        return next((reason for first, end, reason in NEEDS if first <= action < end), None)
    return None


def why_no_action(s: State, seat: int, action: int) -> Reason:
    card = CARD_OF[action]
    if card != NO_CARD and in_hand(s, seat, card) == 0:
        if action >= USE and card in WITHOUT:
            return WITHOUT[card]
        return "not-in-hand", "HZ-PLAY-01" if action < CHALLENGE else "HZ-TURN-05"
    if action == DRAW:
        if cards_in_draw_pile(s, seat) == 0:
            return "draw-pile-empty", "HZ-DRAW-03"
        return "hand-full", "HZ-DRAW-02"
    if action < CHALLENGE:
        return "field-full", "HZ-PLAY-05"
    if action < USE:
        return why_no_challenge(s, seat, action - CHALLENGE)
    if action == REMOVE_FIGURE:
        if figure_lane(s, seat) < 0:
            return "no-own-figure", "HZ-FIGURE-12"
        return "figure-needs-pegasus", "HZ-FIGURE-12"
    return why_no_play(s, seat, kind_of(card))


def why_no_challenge(s: State, seat: int, lane: int) -> Reason:
    if first_turn(s):
        return "first-turn", "HZ-CHAL-02"
    if has_figure(s, seat, lane) or has_figure(s, 1 - seat, lane):
        return "figure-in-lane", "HZ-CHAL-04"
    if front(s, seat, lane) == NO_CARD:
        return "no-challenger", "HZ-CHAL-01"
    if front(s, 1 - seat, lane) == NO_CARD:
        return "nobody-opposite", "HZ-CHAL-01"
    return "never-challenges", "HZ-CHAL-03"


def why_no_play(s: State, seat: int, kind: int) -> Reason:
    if kind == PEGASUS:
        return ("first-turn", "HZ-CHAL-02") if first_turn(s) else ("no-target", "HZ-PEGASUS-01")
    if kind == GOD:
        return ("figure-stands", "HZ-FIGURE-03") if figure_lane(s, seat) >= 0 else ("no-figure-column", "HZ-FIGURE-02")
    if kind == SIRENS:
        return "nothing-to-seduce", "HZ-SIRENS-01"
    return {PYTHIA: "nothing-to-see", DIONYSUS: "nothing-to-move", HADES: "pile-empty"}[kind], "HZ-TURN-10"


# What the board asks for without the card that it takes.
WITHOUT = {GOD: ("needs-god", "HZ-FIGURE-01"), SIRENS: ("needs-sirens", "HZ-SIRENS-01")}
NEEDS = (
    (AT, TARGET_HAND, ("card-first", "HZ-PLAY-01")),
    (TARGET_HAND, TARGET_OWN_FIGURE, ("needs-pegasus", "HZ-PEGASUS-01")),
    (TAKE, NEXT, ("needs-hades", "HZ-HADES-01")),
    (FROM, TOKENS, ("needs-dionysus", "HZ-PLAY-09")),
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
    "opening-row": (LAY, CHALLENGE),
    "place": (AT, TARGET_HAND),
    "pegasus-target": (TARGET_HAND, TAKE),
    "drawn-card-lane": (TARGET_LANE, TARGET_OWN_FIGURE),
    "pythia-target": (TARGET_HAND, TARGET_OWN_FIGURE),
    "hades-card": (TAKE, NEXT),
    "persephone-count": (COUNT, FROM),
    "card-to-move": (FROM, TOKENS),
    "new-place": (AT, TARGET_HAND),
    "figure-lane": (TARGET_LANE, TARGET_OWN_FIGURE),
    "order": (NEXT, COUNT),
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
