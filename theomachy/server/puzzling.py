"""Puzzles for the web client: a position as its seat sees it, and what is said of an answer."""

from __future__ import annotations

from theomachy.kernel.errors import Refused
from theomachy.puzzles.puzzle import Posed, posed, puzzle_named, puzzles
from theomachy.puzzles.telling import in_a_hundred, told_right, told_wrong
from theomachy.server.answers import PuzzleAnswer, PuzzleInfo, PuzzleTitle, Worth
from theomachy.server.render import event_message, position_alone
from theomachy.table.messages import Refusal
from theomachy.words import GameWords, house_words, words


def puzzle_titles(game: str) -> list[PuzzleTitle]:
    return [{"puzzle": puzzle.id, "level": puzzle.level} for puzzle in puzzles(game)]


def puzzle_info(game: str, puzzle: str, language: str) -> PuzzleInfo:
    here, w = before(game, puzzle, language)
    match, seat = here.match, here.seat
    return {
        "puzzle": here.puzzle.id,
        "level": here.puzzle.level,
        "setting": {"game": game, "edition": match.options.edition, "options": match.options.changes()},
        "now": position_alone(match, seat, w),
        "events": [event_message(event, seat, match.wire, w) for event in here.story],
    }


def puzzle_answer(game: str, puzzle: str, choice: str, language: str) -> PuzzleAnswer | Refusal:
    """Is it right, and why not, or why the rules refuse it; without a choice, the solution."""
    here, w = before(game, puzzle, language)
    if not choice:
        return {"solved": False, "say": solution(here, w), "answer": here.puzzle.answer, "worths": worths(here, w)}
    action = here.match.notation.read_action(choice)
    try:
        solved = here.solved_by(action)
    except Refused as error:
        return {"code": error.code, "text": w.say(f"refused-{error.code}"), "clause": error.clause}
    if not solved:
        return {"solved": False, "say": told_wrong(here, w, action), "answer": "", "worths": []}
    say = f"{house_words(language).say('puzzle-solved')} {told_right(here, w)}"
    return {"solved": True, "say": say, "answer": here.puzzle.answer, "worths": worths(here, w)}


def before(game: str, puzzle: str, language: str) -> tuple[Posed, GameWords]:
    here = posed(puzzle_named(game, puzzle))
    return here, words(language, game).with_options(here.match.options)


def solution(here: Posed, w: GameWords) -> str:
    choice = w.choice(here.view, here.answer)
    return f"{house_words(w.language).say('puzzle-solution', choice=choice)} {told_right(here, w)}"


def worths(here: Posed, w: GameWords) -> list[Worth]:
    return [
        {
            "choice": here.match.notation.write_action(each.action),
            "text": w.choice(here.view, each.action),
            "equity": in_a_hundred(here, each.action),
        }
        for each in here.verdict.choices
    ]
