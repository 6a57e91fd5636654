"""Why an action is refused: a code for the sentence, and the clause.  Only what the player sees himself decides."""

from __future__ import annotations

from theomachy.games.deukalion import state
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.map import BARRED
from theomachy.games.deukalion.state import State
from theomachy.games.deukalion.tasks import card_in
from theomachy.kernel.seats import CHANCE, NOBODY

Reason = tuple[str, str]

# What a question takes, as ranges of tokens, and the clause it comes from.
QUESTIONS: dict[str, tuple[tuple[tuple[int, int], ...], str]] = {
    "whirl-place": (((v.SQ, v.DIR),), "DK-CHARY-02"),
    "start-anchor": (((v.SQ, v.DIR),), "DK-SETUP-12"),
    "ship": (
        (
            (v.DIR, v.PASS),
            (v.SACRIFICE, v.SEND_BELOW),
            (v.FOUND, v.CHEST),
            (v.DELIVER, v.CITY),
            (v.CARD, v.DISCARD),
            (v.CLAIM, v.OPEN),
        ),
        "DK-MOVE-01",
    ),
    "claim-now": (((v.PASS, v.END), (v.CLAIM, v.OPEN)), "DK-PURSUIT-09"),
    "deliver": (((v.PASS, v.END), (v.DELIVER, v.CITY), (v.CLAIM, v.OPEN)), "DK-DELIVER-03"),
    "pick-chest": (((v.CHEST, v.DELIVER),), "DK-CHEST-04"),
    "place-chest": (((v.CITY, v.CARD),), "DK-CHEST-07"),
    "trade-city": (((v.CITY, v.CARD),), "DK-ACTION-18"),
    "make-room": (((v.SEND_BELOW, v.STEAL_CARD), (v.CHEST, v.DELIVER)), "DK-CHEST-05"),
    "reclaim": (((v.NUMBER, v.FOUND), (v.CHEST, v.DELIVER)), "DK-HOPLITE-02"),
    "space": (((v.PASS, v.END), (v.CHEST, v.DELIVER)), "DK-HOPLITE-04"),
    "kylix": (((v.ROT, v.SWAP),), "DK-KYLIX-05"),
    "main": (
        ((v.END, v.SACRIFICE), (v.DIE, v.NUMBER), (v.DELIVER, v.CITY), (v.CARD, v.DISCARD), (v.CLAIM, v.OPEN)),
        "DK-ROUND-04",
    ),
    "hydra": (((v.DIR, v.JUMP), (v.STOP, v.PASS), (v.CARD, v.DISCARD)), "DK-HYDRA-01"),
    "before-throw": (((v.PASS, v.END), (v.CARD, v.DISCARD)), "DK-ACTION-11"),
    "after-throw": (((v.PASS, v.END), (v.CARD, v.DISCARD)), "DK-ACTION-12"),
    "after-fail": (((v.PASS, v.END), (v.CARD, v.DISCARD)), "DK-ACTION-14"),
    "steal": (((v.PASS, v.END), (v.STEAL_CARD, v.ROT), (v.CHEST, v.DELIVER)), "DK-DUEL-06"),
    "relocate-ship": (((v.SQ, v.DIR),), "DK-RELOCATE-04"),
    "relocate-hydra": (((v.SQ, v.DIR),), "DK-RELOCATE-04"),
    "pay-card": (((v.DISCARD, v.CLAIM),), "DK-PURSUIT-21"),
    "target-player": (((v.PLAYER, v.TOKENS),), "DK-ACTION-15"),
    "swap-dice": (((v.SWAP, v.DIE),), "DK-ACTION-16"),
    "pick-open": (((v.OPEN, v.PLAYER),), "DK-ACTION-17"),
}


def why_not(s: State, action: int) -> Reason:
    """`action` is not legal now."""
    if s.asked == NOBODY:
        return "game-over", "DK-END-01"
    if s.asked == CHANCE:
        return "chance-is-asked", "DK-KYLIX-02"
    if not 0 <= action < v.TOKENS:
        return (
            ("not-for-players", "DK-KYLIX-02") if v.TOKENS <= action < v.OUTCOMES else ("no-such-choice", "DK-ROUND-04")
        )
    assert s.frame is not None
    question = s.frame.step().question()
    ranges, clause = QUESTIONS[question]
    if not any(first <= action < end for first, end in ranges):
        return ("no-declining", clause) if action in (v.PASS, v.STOP, v.END) else ("another-question", clause)
    if v.CLAIM <= action < v.OPEN:
        return why_not_claimed(s, action - v.CLAIM)
    if v.CARD <= action < v.CLAIM:
        return why_not_played(s, action)
    if v.CHEST <= action < v.CITY:
        return why_not_that_chest(s, action, question, clause)
    if question == "ship":
        return why_not_sailed(s, action)
    if question == "main":
        return why_not_begun(s, action)
    if question == "hydra":
        return ("hydra-barred", "DK-HYDRA-03") if s.frame.place > 0 else ("no-steps-left", "DK-HYDRA-01")
    return f"not-{question}", clause


def why_not_claimed(s: State, claim: int) -> Reason:
    if card_in(s, s.asked, claim >> 1) == v.NO_CARD:
        return "no-such-card", "DK-PURSUIT-06"
    return "not-fulfilled", "DK-PURSUIT-09"


def why_not_played(s: State, action: int) -> Reason:
    kind = action - v.CARD if action < v.DISCARD else action - v.DISCARD
    if state.in_hand(s, s.asked, kind) == 0:
        return "not-in-hand", "DK-ACTION-02"
    return "not-the-moment", "DK-ACTION-20"


def why_not_that_chest(s: State, action: int, question: str, clause: str) -> Reason:
    if action >= v.DELIVER and state.chests_of(s, s.asked, action - v.DELIVER) > 0 and question == "deliver":
        return "card-must-be-taken", "DK-DELIVER-07"
    own = state.chests_of(s, s.asked, (action - v.CHEST) % v.CHEST_COLOURS) > 0
    return (f"not-{question}", clause) if own else ("no-such-chest", clause)


def why_not_sailed(s: State, action: int) -> Reason:
    seat = s.asked
    if action == v.SACRIFICE:
        return ("nobody-below", "DK-OTHERS-05") if state.below(s, seat) == 0 else ("no-sacrifice-now", "DK-OTHERS-05")
    if action < v.STOP:
        assert s.frame is not None
        if s.frame.count == 0:
            return "no-steps-left", "DK-MOVE-01"
        return ("no-whirlpool", "DK-CHARY-03") if action >= v.JUMP else why_not_there(s, action - v.DIR)
    if action < v.ATTACK:
        return why_not_founded(s, action - v.FOUND)
    place = action - v.ATTACK
    if (s.options.map.near[state.ship_of(s, seat)] >> place) & 1 == 0:
        return "not-next-to-it", "DK-CITY-01"
    if state.aboard(s, seat) == 0:
        return "no-hoplites", "DK-HOPLITE-14"
    if place < v.CITIES:
        return "no-chest-there", "DK-CITY-02"
    return "not-owned-by-another", "DK-SETTLE-07"


def why_not_there(s: State, direction: int) -> Reason:
    square = s.options.map.neighbour[4 * state.ship_of(s, s.asked) + direction]
    if square < 0 or s.options.map.ground[square] == BARRED:
        return "no-water", "DK-MOVE-03"
    if square == s.hydra and state.aboard(s, s.asked) > 0:
        return "hydra-in-the-way", "DK-MOVE-07"
    return "no-hoplites", "DK-HOPLITE-14"


def why_not_founded(s: State, settlement: int) -> Reason:
    if (s.options.map.near[state.ship_of(s, s.asked)] >> (v.CITIES + settlement)) & 1 == 0:
        return "not-next-to-it", "DK-SETTLE-02"
    if state.owner_of(s, settlement) != v.VACANT:
        return "founded-already", "DK-SETTLE-07"
    return "too-few-hoplites", "DK-SETTLE-03"


def why_not_begun(s: State, action: int) -> Reason:
    if action == v.END:
        return "card-die-first", "DK-ROUND-06"
    position = action - v.DIE
    if (s.used >> position) & 1 == 1:
        return "die-is-used", "DK-ROUND-04"
    return ("nobody-below", "DK-HOPLITE-01") if position == 0 else ("nobody-draws", "DK-CARDDIE-02")
