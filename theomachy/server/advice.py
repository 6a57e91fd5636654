"""A hint, and why: what a bot would choose, and what that brings in a few worlds that fit what the seat sees."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from theomachy.bots import make_bot
from theomachy.games import Event, GameRules, Recall, Threat, View
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput
from theomachy.kernel.events import Log
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE
from theomachy.kernel.state import State
from theomachy.table.wire import Packed, Wire, unpack_options
from theomachy.words import GameWords, house_words, words

WORLDS: Final = 4
CHOICES: Final = 6  # of one's own, that belong together at the most


def advice(
    language: str, game: str, options: Packed, spec: str, seed: int, view: Packed, recall: Packed
) -> dict[str, Any]:
    """The choice, and the reason in one sentence; from what the seat sees, and nothing else."""
    rules = game_named(game)
    wire = Wire(rules, unpack_options(rules, options))
    seen, recalled = wire.unpack(view), wire.unpack_recall(recall)
    action = make_bot(spec, rules, seed).choose(seen, recalled, [])
    if action not in seen.legal:
        raise BadInput("bot-illegal", choice=repr(action))
    w = words(language, game).with_options(seen.options)
    return {"choice": action, "why": why(rules, w, seen, recalled, action, Rng(seed))}


def why(game: GameRules, w: GameWords, view: View, recall: Recall, action: int, rng: Rng) -> str:
    """The first that applies: victory, a threat, a gain that the next best choice does not bring; else how good the
    choices look."""
    house = house_words(w.language)
    if len(view.legal) == 1:
        return house.say("why-only")
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
    hopes = hopes_of(game, view, recall, rng)
    other = max((each for each in view.legal if each != action), key=lambda each: hopes[each])
    anyway = carried_through(game, w, view, recall, other, rng).gains
    gains = Counter(gain for outcome in tried for gain in outcome.gains - anyway)
    for gain in w.gains:
        if gains[gain] > WORLDS // 2:
            return house.say("why-gain", gain=w.say(f"gain-{gain[0]}"), sure="yes" if gains[gain] == WORLDS else "no")
    best, next_best = in_a_hundred(hopes[action]), in_a_hundred(hopes[other])
    return house.say("why-hopes" if best > next_best else "why-deeper", best=best, other=next_best)


def hopes_of(game: GameRules, view: View, recall: Recall, rng: Rng) -> dict[int, float]:
    """How good each choice looks on average."""
    hopes = dict.fromkeys(view.legal, 0.0)
    for _ in range(WORLDS):
        world = game.guess(view, recall, rng)
        for each in view.legal:
            hopes[each] += game.prospect(world, view.seat, each) / WORLDS
    return hopes


def in_a_hundred(hope: float) -> int:
    """Of -1 to 1."""
    return round(50 * (hope + 1))


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
