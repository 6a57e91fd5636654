### What every table says, whatever is played at it.

refused-not-your-turn = It is not your turn to choose.
refused-cannot-undo = This cannot be taken back: somebody has learnt something since, or there is nothing to take back.
refused-game-over = The game is over.
refused-chance-is-asked = Nobody chooses here: chance decides.
refused-not-for-players = This is for chance to decide, not for you.
refused-no-such-choice = There is no such choice in this game.
refused-another-question = This does not answer the question.


## What is asked

ask-another = Waiting for { $side }.
ask-chance = Chance decides.
ask-nobody = The game is over.

## Levels of bots

level-1 = Epimetheus
level-2 = Midas
level-3 = Echo
level-4 = Ariadne
level-5 = Tiresias
level-6 = Prometheus

## Cards

table-none = none
table-copies = { $copies } × { $card }
table-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
table-dealt = { $who ->
    [you] You are dealt { table-cards }: { $cards }.
   *[side] { $known ->
        [0] { $side } is dealt { table-cards }.
       *[other] { $side } is dealt { table-cards }: { $cards }.
    }
}
