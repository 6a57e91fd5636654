### The board of Fight for Olympus.
### $whose is how the reader stands to a side: own, enemy, or a side like the other (a watcher's).

## Places and colours

area-of = { $area ->
    [olympus] Olympus
    [delphi] Delphi
   *[troy] Troy
}
bonus-of = { $area ->
    [olympus] 1 point
    [delphi] 1 colour marker
   *[troy] 1 card
}
colour-of = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
   *[all] multicoloured
}
phase-short = { $phase ->
    [1] Play
    [2] Attack
    [3] Draw
   *[4] End
}

## What is read aloud

board = The board
place = { $whose ->
    [own] Your { $space }, { area-of }
    [enemy] The enemy’s { $space }, { area-of }
   *[side] { $name }, { $space }, { area-of }
}
place-empty = { place }: empty.
place-unit = { place }: { $about }. { $text }
unit-named = { $card } ({ colour-of })
unit-values = attack { $attack }, defence { $defence }
unit-damage = { $count } damage
unit-wears = wears { $card }
unit-attacks = { $count ->
    [one] has attacked
   *[other] has attacked { $count } times
}
unit-silenced = no abilities
equipment-worn = { place }: equipment { $card }. { $text }
hand-card = { $copies ->
    [1] { $card }. { $about }. { $text }
   *[other] { $copies } × { $card }. { $about }. { $text }
}
known-card = { $name } has { $card } in hand. { $about }. { $text }
discard-card = On the discard pile: { $card }. { $about }. { $text }
marker = { $colour ->
    [red] Red marker
    [blue] Blue marker
    [yellow] Yellow marker
   *[green] Green marker
}, { $holder ->
    [board] on the board
    [own] yours
    [enemy] your opponent’s
   *[side] held by { $name }
}
area = { area-of }: { bonus-of } for an attack with nobody opposite
counter = { $holder ->
    [nobody] The counter is on 0
    [own] The counter is on { $points } of 7 on your side
    [enemy] The counter is on { $points } of 7 on your opponent’s side
   *[side] The counter is on { $points } of 7 on { $name }'s side
}
pile = { $count ->
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
}
discard = { $count ->
    [0] Discard pile: empty
    [one] Discard pile: { $count } card, on top { $card }
   *[other] Discard pile: { $count } cards, on top { $card }
}
hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
your-hand = Your hand
hand-empty = No cards in hand
from-discard = From the discard pile
put-back = Close
announced = Announced: { $card }. { $about }. { $due ->
    [0] Free
   *[other] { $paid } of { $due } paid
}.
announced-none = No card is announced
turn-of = { $name }'s turn { $turn }, phase { $phase }: { phase-short }
to-move = Waiting for { $name }
wins = wins
tie = tie

## Written on the board

pile-title = Pile
discard-title = Discard
announced-title = Announced
free = free

## What you have seen

seen-hand = In the hand of { $name }
seen-hand-unknown = { $count ->
    [0] No other card.
    [one] And { $count } card that you do not know.
   *[other] And { $count } cards that you do not know.
}
seen-discard = Discard pile ({ $count })
seen-discard-none = It is empty.
seen-unseen = Not seen yet ({ $count })
seen-where = Of these, in the pile { $pile }, in hands { $hands }, out of the game { $removed }.
