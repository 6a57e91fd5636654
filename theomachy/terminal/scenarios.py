"""`theomachy scenarios`: plays the scenarios of Markdown and text files and says how they went."""

from __future__ import annotations

import argparse
from pathlib import Path

from theomachy.games import GameRules
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput
from theomachy.kernel.game import Game
from theomachy.kernel.scenarios import OUR_FENCES, Block, read_blocks, run_scenario


def run(args: argparse.Namespace) -> int:
    game: GameRules = game_named(args.game)
    assert isinstance(game, Game)
    found = [(path, blocks_of(Path(path), game.key)) for path in args.files]
    failed = passed = 0
    for path, blocks in found:
        if len(found) > 1:
            print(path)
        for block in blocks:
            outcome = run_scenario(game, game.notation, game.options(), block)
            if outcome.trouble:
                failed += 1
                print(f"{outcome.title}: FAILED, {path}, {indented(outcome.trouble)}")
            else:
                passed += 1
                print(f"{outcome.title}: passed")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def blocks_of(path: Path, game: str) -> list[Block]:
    try:
        blocks = read_blocks(path.read_text(encoding="utf-8"), (*OUR_FENCES, game))
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} cannot be read: it is not text.") from None
    if not blocks:
        raise BadInput(f"{path} has no scenario: a scenario stands in a fenced block, between two lines of ```.")
    return blocks


def indented(trouble: str) -> str:
    first, *rest = trouble.splitlines()
    return "\n".join([first, *(f"    {line}" for line in rest)])
