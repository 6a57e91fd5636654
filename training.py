"""What a profile-guided build plays, so that the C compiler learns which code is hot: every game of ours, in compiled
playouts of each edition, and from Python by bots that look at views, guess and search."""

from random import Random

from theomachy.bots import Bot
from theomachy.bots.greedy import Greedy
from theomachy.bots.random_bot import Random as Aimless
from theomachy.bots.search import Ismcts, Search
from theomachy.games import GameRules, game
from theomachy.games.registry import OURS
from theomachy.kernel.game import Game
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY

PLAYOUTS, ITERATIONS = 200, 30


def main() -> None:
    for key in OURS:
        rules = game(key)
        assert isinstance(rules, Game)
        for edition in rules.editions:
            for number in range(PLAYOUTS):
                rules.playout(rules.new(2, rules.options(edition)), Rng(number))
        play(rules, Greedy(rules, 1), Aimless(rules, 2))
        play(rules, Search(rules, 1, ITERATIONS), Ismcts(rules, 2, ITERATIONS))


def play(rules: GameRules, *bots: Bot) -> None:
    chance = Random(1)
    state = rules.new(len(bots), rules.options())
    while (seat := rules.to_move(state)) != NOBODY:
        if seat == CHANCE:
            (action,) = chance.choices(rules.legal(state), rules.weights(state))
        else:
            action = bots[seat].choose(rules.view(state, seat), rules.recall(state, seat), [])
        rules.apply(state, action)


if __name__ == "__main__":
    main()
