"""Why an action is refused: a code for the sentence, and the clause.  Only what the player sees himself decides."""

from __future__ import annotations

from theomachy.games.deukalion.map import BARRED
from theomachy.games.deukalion.state import (
    State,
    aboard,
    below,
    chests_of,
    in_hand,
    owner_of,
    ship_of,
)
from theomachy.games.deukalion.tasks import card_in
from theomachy.games.deukalion.vocabulary import (
    ATTACK,
    CARD,
    CHEST,
    CHEST_COLOURS,
    CITIES,
    CITY,
    CLAIM,
    DELIVER,
    DIE,
    DIR,
    DISCARD,
    END,
    FOUND,
    JUMP,
    NO_CARD,
    NUMBER,
    OPEN,
    OUTCOMES,
    PASS,
    PLAYER,
    ROT,
    SACRIFICE,
    SEND_BELOW,
    SQ,
    STEAL_CARD,
    STOP,
    SWAP,
    TOKENS,
    VACANT,
)
from theomachy.kernel.seats import CHANCE, NOBODY

Reason = tuple[str, str]

# What a question takes, as ranges of tokens, and the clause it comes from.
QUESTIONS: dict[str, tuple[tuple[tuple[int, int], ...], str]] = {
    "whirl-place": (((SQ, DIR),), "DK-CHARY-02"),
    "start-anchor": (((SQ, DIR),), "DK-SETUP-12"),
    "ship": (
        ((DIR, PASS), (SACRIFICE, SEND_BELOW), (FOUND, CHEST), (DELIVER, CITY), (CARD, DISCARD), (CLAIM, OPEN)),
        "DK-MOVE-01",
    ),
    "claim-now": (((PASS, END), (CLAIM, OPEN)), "DK-PURSUIT-09"),
    "deliver": (((PASS, END), (DELIVER, CITY), (CLAIM, OPEN)), "DK-DELIVER-03"),
    "pick-chest": (((CHEST, DELIVER),), "DK-CHEST-04"),
    "place-chest": (((CITY, CARD),), "DK-CHEST-07"),
    "trade-city": (((CITY, CARD),), "DK-ACTION-18"),
    "make-room": (((SEND_BELOW, STEAL_CARD), (CHEST, DELIVER)), "DK-CHEST-05"),
    "reclaim": (((NUMBER, FOUND), (CHEST, DELIVER)), "DK-HOPLITE-02"),
    "space": (((PASS, END), (CHEST, DELIVER)), "DK-HOPLITE-04"),
    "kylix": (((ROT, SWAP),), "DK-KYLIX-05"),
    "main": (((END, SACRIFICE), (DIE, NUMBER), (DELIVER, CITY), (CARD, DISCARD), (CLAIM, OPEN)), "DK-ROUND-04"),
    "hydra": (((DIR, JUMP), (STOP, PASS), (CARD, DISCARD)), "DK-HYDRA-01"),
    "before-throw": (((PASS, END), (CARD, DISCARD)), "DK-ACTION-11"),
    "after-throw": (((PASS, END), (CARD, DISCARD)), "DK-ACTION-12"),
    "after-fail": (((PASS, END), (CARD, DISCARD)), "DK-ACTION-14"),
    "steal": (((PASS, END), (STEAL_CARD, ROT), (CHEST, DELIVER)), "DK-DUEL-06"),
    "relocate-ship": (((SQ, DIR),), "DK-RELOCATE-04"),
    "relocate-hydra": (((SQ, DIR),), "DK-RELOCATE-04"),
    "pay-card": (((DISCARD, CLAIM),), "DK-PURSUIT-21"),
    "target-player": (((PLAYER, TOKENS),), "DK-ACTION-15"),
    "swap-dice": (((SWAP, DIE),), "DK-ACTION-16"),
    "pick-open": (((OPEN, PLAYER),), "DK-ACTION-17"),
}


def why_not(s: State, action: int) -> Reason:
    """`action` is not legal now."""
    if s.asked == NOBODY:
        return "game-over", "DK-END-01"
    if s.asked == CHANCE:
        return "chance-is-asked", "DK-KYLIX-02"
    if not 0 <= action < TOKENS:
        return ("not-for-players", "DK-KYLIX-02") if TOKENS <= action < OUTCOMES else ("no-such-choice", "DK-ROUND-04")
    assert s.frame is not None
    question = s.frame.step().question()
    ranges, clause = QUESTIONS[question]
    if not any(first <= action < end for first, end in ranges):
        return ("no-declining", clause) if action in (PASS, STOP, END) else ("another-question", clause)
    if CLAIM <= action < OPEN:
        return why_not_claimed(s, action - CLAIM)
    if CARD <= action < CLAIM:
        return why_not_played(s, action)
    if CHEST <= action < CITY:
        return why_not_that_chest(s, action, question, clause)
    if question == "ship":
        return why_not_sailed(s, action)
    if question == "main":
        return why_not_begun(s, action)
    if question == "hydra":
        return ("hydra-barred", "DK-HYDRA-03") if s.hydra_steps else ("no-steps-left", "DK-HYDRA-01")
    return f"not-{question}", clause


def why_not_claimed(s: State, claim: int) -> Reason:
    if card_in(s, s.asked, claim >> 1) == NO_CARD:
        return "no-such-card", "DK-PURSUIT-06"
    return "not-fulfilled", "DK-PURSUIT-09"


def why_not_played(s: State, action: int) -> Reason:
    kind = action - CARD if action < DISCARD else action - DISCARD
    if in_hand(s, s.asked, kind) == 0:
        return "not-in-hand", "DK-ACTION-02"
    return "not-the-moment", "DK-ACTION-20"


def why_not_that_chest(s: State, action: int, question: str, clause: str) -> Reason:
    if action >= DELIVER and chests_of(s, s.asked, action - DELIVER) > 0 and question == "deliver":
        return "card-must-be-taken", "DK-DELIVER-07"
    own = chests_of(s, s.asked, (action - CHEST) % CHEST_COLOURS) > 0
    return (f"not-{question}", clause) if own else ("no-such-chest", clause)


def why_not_sailed(s: State, action: int) -> Reason:
    seat = s.asked
    if action == SACRIFICE:
        return ("nobody-below", "DK-OTHERS-05") if below(s, seat) == 0 else ("no-sacrifice-now", "DK-OTHERS-05")
    if s.move_over:
        return "move-is-over", "DK-MOVE-11"
    if action < STOP:
        if s.steps_left == 0:
            return "no-steps-left", "DK-MOVE-01"
        return ("no-whirlpool", "DK-CHARY-03") if action >= JUMP else why_not_there(s, action - DIR)
    if action < ATTACK:
        return why_not_founded(s, action - FOUND)
    place = action - ATTACK
    if (s.options.map.near[ship_of(s, seat)] >> place) & 1 == 0:
        return "not-next-to-it", "DK-CITY-01"
    if aboard(s, seat) == 0:
        return "no-hoplites", "DK-HOPLITE-14"
    if place < CITIES:
        return "no-chest-there", "DK-CITY-02"
    return "not-owned-by-another", "DK-SETTLE-07"


def why_not_there(s: State, direction: int) -> Reason:
    square = s.options.map.neighbour[4 * ship_of(s, s.asked) + direction]
    if square < 0 or s.options.map.ground[square] == BARRED:
        return "no-water", "DK-MOVE-03"
    if square == s.hydra and aboard(s, s.asked) > 0:
        return "hydra-in-the-way", "DK-MOVE-07"
    return "no-hoplites", "DK-HOPLITE-14"


def why_not_founded(s: State, settlement: int) -> Reason:
    if (s.options.map.near[ship_of(s, s.asked)] >> (CITIES + settlement)) & 1 == 0:
        return "not-next-to-it", "DK-SETTLE-02"
    if owner_of(s, settlement) != VACANT:
        return "founded-already", "DK-SETTLE-07"
    return "too-few-hoplites", "DK-SETTLE-03"


def why_not_begun(s: State, action: int) -> Reason:
    if action == END:
        return "card-die-first", "DK-ROUND-06"
    position = action - DIE
    if (s.used >> position) & 1 == 1:
        return "die-is-used", "DK-ROUND-04"
    return ("nobody-below", "DK-HOPLITE-01") if position == 0 else ("nobody-draws", "DK-CARDDIE-02")
