"""A game in words, turn by turn: for `record` and `theomachy replay`."""

from __future__ import annotations

from theomachy.games import Event
from theomachy.terminal.playable import Playable
from theomachy.words import GameWords


def by_turn(events: list[Event], w: GameWords) -> list[list[Event]]:
    turns: list[list[Event]] = [[]]
    for event in events:
        if w.begins_turn(event):
            turns.append([])
        turns[-1].append(event)
    return [turn for turn in turns if turn]


def title(match: Playable, w: GameWords) -> str:
    seats = ", ".join(f"{w.side(seat)}: {w.say('term-player', who=who)}" for seat, who in enumerate(match.seats))
    return w.say("term-title", game=w.say("game-name"), edition=match.options.edition, seats=seats)


def result(match: Playable, seat: int, w: GameWords) -> str:
    """Who won, said to a seat or to a watcher; and why, if it was not by the rules: no event tells that."""
    if not match.over:
        return w.say("term-to-be-continued")
    points = match.result()
    won = of_points(points, seat, w)
    if match.ended_by == "rules":
        return won
    return f"{won} {w.say('term-ended', by=match.ended_by, side=w.side(points.index(min(points))))}"


def of_points(points: list[float], seat: int, w: GameWords) -> str:
    winners = [winner for winner, won in enumerate(points) if won == max(points)]
    if len(winners) == len(points):
        return w.say("term-result-draw")
    if len(winners) > 1:
        return w.say("term-result-shared", sides=", ".join(map(w.side, winners)))
    return w.say("term-result", who=w.who(winners[0], seat), side=w.side(winners[0]))


def of_seat(match: Playable, seat: int, w: GameWords) -> str:
    """All that a seat was told, as text to keep."""
    text = [title(match, w), w.say("term-as-seen-by", side=w.side(seat)), ""]
    for event, sentence in w.story(match.log(seat), seat):
        text += ["", sentence] if w.begins_turn(event) else [sentence]
    return "\n".join([*text, "", result(match, seat, w), ""])
