"""`theomachy scenarios`: plays the scenarios of Markdown and text files and says how they went."""

from __future__ import annotations

import argparse
from pathlib import Path

from theomachy.games import GameRules
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput, system
from theomachy.kernel.game import Game
from theomachy.kernel.scenarios import OUR_FENCES, Block, Outcome, read_blocks, run_scenario
from theomachy.words import Speech, house_words


def run(args: argparse.Namespace) -> int:
    w = house_words(args.language)
    game: GameRules = game_named(args.game)
    assert isinstance(game, Game)
    found = [(path, blocks_of(Path(path), game.key)) for path in args.files]
    failed = passed = 0
    for path, blocks in found:
        if len(found) > 1:
            print(path)
        for block in blocks:
            outcome = run_scenario(game, game.notation, game.options(), block)
            title = outcome.title or w.say("scenarios-at-line", line=str(outcome.number))
            if outcome.trouble:
                failed += 1
                print(w.say("scenarios-failed", title=title, file=path, trouble=indented(trouble_of(outcome, w))))
            else:
                passed += 1
                print(w.say("scenarios-passed", title=title))
    print(w.say("scenarios-counted", passed=passed, failed=failed))
    return 1 if failed else 0


def blocks_of(path: Path, game: str) -> list[Block]:
    try:
        blocks = read_blocks(path.read_text(encoding="utf-8"), (*OUR_FENCES, game))
    except OSError as error:
        raise BadInput("file-unreadable", file=str(path), why=system(error)) from None
    except UnicodeDecodeError:
        raise BadInput("file-no-text", file=str(path)) from None
    if not blocks:
        raise BadInput("scenarios-none", file=str(path))
    return blocks


def trouble_of(outcome: Outcome, w: Speech) -> str:
    """What went wrong, with both positions if they differ."""
    if outcome.trouble is None:
        return ""
    wrong = w.say_error(outcome.trouble)
    if not outcome.expected:
        return wrong
    return f"{wrong}\n{w.say('scenarios-expected')}\n{outcome.expected}\n{w.say('scenarios-got')}\n{outcome.got}"


def indented(trouble: str) -> str:
    first, *rest = trouble.splitlines()
    return "\n".join([first, *(f"    {line}" for line in rest)])
