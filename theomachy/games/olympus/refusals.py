"""Why an action is refused: a code for the sentence, and the clause.  Only what the player sees himself decides."""

from __future__ import annotations

from theomachy.games.olympus import state
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.cards import is_unit
from theomachy.games.olympus.doors import can_be_placed, find_in_hand, place_meant
from theomachy.games.olympus.rules import can_pay
from theomachy.games.olympus.state import State
from theomachy.kernel.seats import CHANCE, NOBODY

Reason = tuple[str, str]

# What a question takes, and the clause it comes from: tokens from, tokens to, clause.
QUESTIONS = {
    "skip": ((v.KEEP, v.TOKENS), "FO-TURN-06"),
    "main": ((v.PLAY, v.PAY), "FO-PLAY-01"),
    "pay": ((v.PAY, v.CARD), "FO-PAY-01"),
    "place": ((v.OWN, v.MARKER), "FO-PLAY-03"),
    "option": ((v.YES, v.DONE), "FO-ABILITY-05"),
    "target": ((v.OWN, v.MARKER), "FO-ABILITY-11"),
    "destination": ((v.OWN, v.MARKER), "FO-MOVE-03"),
    "rearrange": ((v.OWN, v.MARKER), "FO-MOVE-04"),
    "marker": ((v.MARKER, v.AREA), "FO-BONUS-04"),
    "area": ((v.AREA, v.YES), "FO-BONUS-09"),
    "drop": ((v.CARD, v.OWN), "FO-PLAY-13"),
    "take": ((v.CARD, v.OWN), "FO-ABILITY-11"),
    "play-free": ((v.CARD, v.OWN), "FO-PLAY-09"),
}


def why_not(s: State, action: int) -> Reason:
    """`action` is not legal now."""
    if s.asked == NOBODY:
        return "game-over", "FO-END-09"
    if s.asked == CHANCE:
        return "chance-is-asked", "FO-DRAW-02"
    if not 0 <= action < v.TOKENS:
        return ("not-for-players", "FO-DRAW-02") if action >= v.OUTCOME else ("no-such-choice", "FO-TURN-02")
    assert s.frame is not None
    question = s.frame.step().question()
    (first, end), clause = QUESTIONS[question]
    if question == "pay" and v.MARKER <= action < v.AREA:
        return "marker-does-not-pay", "FO-PAY-03"
    if not first <= action < end:
        return ("no-declining", clause) if action in (v.NO, v.DONE) else ("another-question", clause)
    if question == "main":
        return why_not_played(s, action - v.PLAY)
    if question == "pay":
        return why_not_paid(s, action - v.PAY)
    if question == "place":
        return why_not_there(s, place_meant(s.asked, action))
    if question == "option":
        return "not-option", "FO-ABILITY-13"
    return f"not-{question}", clause


def why_not_played(s: State, card: int) -> Reason:
    cards = s.options.cards
    if card >= len(cards.cards) or find_in_hand(s, s.asked, card, 0) < 0:
        return "not-in-hand", "FO-PLAY-01"
    if not can_be_placed(s, s.asked, card):
        return ("no-empty-space", "FO-PLAY-06") if is_unit(cards, card) else ("no-bearer", "FO-EQUIP-11")
    if not can_pay(s, s.asked, card):
        return "cannot-pay", "FO-PLAY-08"
    return "another-question", "FO-PLAY-01"


def why_not_paid(s: State, card: int) -> Reason:
    if card >= len(s.options.cards.cards) or find_in_hand(s, s.asked, card, 0) < 0:
        return "not-in-hand", "FO-PAY-01"
    multicolour = s.options.cards.cards[card].multicolour
    return ("rest-unpayable", "FO-PAY-07") if multicolour else ("wrong-colour", "FO-PAY-01")


def why_not_there(s: State, place: int) -> Reason:
    assert s.frame is not None
    if state.seat_of(place) != s.asked:
        return "other-side", "FO-PLAY-03"
    if is_unit(s.options.cards, s.frame.card):
        return "space-occupied", "FO-PLAY-05"
    if state.empty_places(s, s.asked) >> place & 1 or not state.is_occupied(s, place):
        return "no-unit-there", "FO-EQUIP-01"
    return "equipped-already", "FO-EQUIP-02"
