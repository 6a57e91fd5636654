"""What a choice achieves, in one sentence: found in a few worlds that fit what the seat sees."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from theomachy.games import Event, GameRules, Recall, Threat, View
from theomachy.kernel.events import Log
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE
from theomachy.kernel.state import State
from theomachy.review.equity import SURE, Estimate, Verdict
from theomachy.words import GameWords, house_words

WORLDS: Final = 4
CHOICES: Final = 6  # of one's own, that belong together at the most


def advised(game: GameRules, w: GameWords, view: View, recall: Recall, verdict: Verdict, rng: Rng) -> str:
    """What the best choice achieves, how sure that is, and which other is as good."""
    house = house_words(w.language)
    best = verdict.best
    others = verdict.choices[1:]
    sentences = [achieved(game, w, view, recall, best.action, others[0].action, rng)]
    sentences.append(house.say("why-chances", **in_a_hundred(best.equity)))
    alike = [each for each in verdict.alike() if each is not best]
    if alike:
        named_one = w.choice(view, alike[0].action)
        sentences.append(house.say("why-alike", choice=named_one, more=len(alike) - 1))
    else:
        sentences.append(house.say("why-next-best", other=round(100 * (best.equity.mean - others[0].behind.mean))))
    return " ".join(filter(None, sentences))


def better(game: GameRules, w: GameWords, view: View, recall: Recall, verdict: Verdict, action: int, rng: Rng) -> str:
    """Why the best choice would have been better than the one that was made."""
    why = achieved(game, w, view, recall, verdict.best.action, action, rng)
    return why or house_words(w.language).say("why-worlds", worlds=round(100 * verdict.of(action).beaten))


def worse(game: GameRules, w: GameWords, view: View, recall: Recall, verdict: Verdict, action: int, rng: Rng) -> str:
    """Why a choice is worse than the best: a threat that is there after it and not after the best; else what speaks for
    the best, without naming it."""
    house = house_words(w.language)
    wrong = [carried_through(game, w, view, recall, action, rng) for _ in range(WORLDS)]
    right = [carried_through(game, w, view, recall, verdict.best.action, rng) for _ in range(WORLDS)]
    for key, threat in wrong[0].threats.items():
        stands = threat.seat != view.seat and all(key in outcome.threats for outcome in wrong)
        if stands and not any(key in outcome.threats for outcome in right):
            return house.say("why-leaves", threat=w.threat(threat, view.seat))
    return house.say("why-something-better", why=better(game, w, view, recall, verdict, action, rng))


def in_a_hundred(equity: Estimate) -> dict[str, int]:
    return {"chance": round(100 * equity.mean), "error": max(1, round(100 * SURE * equity.error))}


def achieved(game: GameRules, w: GameWords, view: View, recall: Recall, action: int, other: int, rng: Rng) -> str:
    """The first that applies: victory, a threat, a gain that the other choice does not bring; "" if none does."""
    house = house_words(w.language)
    tried = [carried_through(game, w, view, recall, action, rng) for _ in range(WORLDS)]
    if all(outcome.won for outcome in tried):
        return house.say("why-wins")
    before = named(w.threats(view))
    for threat in w.threats(view):
        if threat.seat != view.seat and all((threat.name, threat.seat) not in outcome.threats for outcome in tried):
            return house.say("why-averts", threat=w.threat(threat, view.seat))
    for key, threat in tried[0].threats.items():
        if threat.seat == view.seat and key not in before and all(key in outcome.threats for outcome in tried):
            return house.say("why-threatens", threat=w.threat(threat, view.seat))
    anyway = carried_through(game, w, view, recall, other, rng).gains
    gains = Counter(gain for outcome in tried for gain in outcome.gains - anyway)
    for gain in w.gains:
        if gains[gain] > WORLDS // 2:
            return house.say("why-gain", gain=w.say(f"gain-{gain[0]}"), sure="yes" if gains[gain] == WORLDS else "no")
    return ""


@dataclass(frozen=True)
class Outcome:
    won: bool
    threats: dict[tuple[str, int], Threat]
    gains: set[tuple[str, bool]]


def carried_through(game: GameRules, w: GameWords, view: View, recall: Recall, action: int, rng: Rng) -> Outcome:
    """A choice, with those of the same seat that belong to it, in a guessed world: until another is asked, or the same
    again."""
    world, seat = game.guess(view, recall, rng), view.seat
    log = world.log = Log()
    game.apply(world, action)
    for _ in range(CHOICES):
        let_chance_answer(game, world, rng)
        if game.to_move(world) != seat or game.view(world, seat).question == view.question:
            break
        game.apply(world, max(game.legal(world), key=lambda each: game.prospect(world, seat, each)))
    let_chance_answer(game, world, rng)
    events = [event for entry in log.drain() if (event := game.seen(view.options, entry, seat)) is not None]
    after = game.view(world, seat)
    return Outcome(after.winner == seat, named(w.threats(after)), gained(w, events, seat))


def let_chance_answer(game: GameRules, world: State, rng: Rng) -> None:
    while game.to_move(world) == CHANCE:
        weights = game.weights(world)
        left = rng.below(sum(weights))
        for outcome, weight in zip(game.legal(world), weights, strict=True):
            left -= weight
            if left < 0:
                game.apply(world, outcome)
                break


def named(threats: list[Threat]) -> dict[tuple[str, int], Threat]:
    return {(threat.name, threat.seat): threat for threat in threats}


def gained(w: GameWords, events: list[Event], seat: int) -> set[tuple[str, bool]]:
    """Of what a player hopes for, what has happened; cards of a guessed world are not named."""
    happened = {(event.name, getattr(event, "seat", None) == seat) for event in events}
    return happened & set(w.gains)
