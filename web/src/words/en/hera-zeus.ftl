### The table of Hera and Zeus.

## Cards

card-title = { $won ->
    [yes] { $title }, won from the other deck
   *[no] { $title }
}
card-back = { $deck ->
    [hera] a card of Hera’s deck, face down
   *[zeus] a card of Zeus’s deck, face down
}
figure-of = the figure of { $name }

## Places

place-label = { $whose ->
    [own] You
   *[other] { $name }
}, lane { $lane }, row { $row }: { $what }
place-empty = empty
place-up = { $card }, face up
place-down = { $card }, face down
place-insert = { $label }. The card goes in here, the others move back.
place-challenge = { $label }. Challenge here.

## Piles, hands, points

draw-label = Draw pile of { $name }: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
pile-label = Discard pile of { $name }: { $count ->
    [0] empty
    [one] { $count } card, { $top }
   *[other] { $count } cards, on top { $top }
}
figure-beside = The figure of { $name } stands beside the field
figure-on-field = The figure of { $name } is on the field
hand-label = Hand of { $name }: { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}{ $won ->
    [0] {""}
   *[other] , { $won } of them won
}
hand-card = In your hand: { $card }{ $copies ->
    [1] {""}
   *[other] , { $copies } copies
}{ $seen ->
    [no] {""}
   *[yes] ; { $other } has seen it
}
hand-known = { $label }. Known to be there: { $cards }
shown-card = In the open hand of { $name }: { $card }{ $copies ->
    [1] {""}
   *[other] , { $copies } copies
}
pile-card = In your pile: { $card }{ $copies ->
    [1] {""}
   *[other] , { $copies } copies
}
drawn-out = Pulled out of the hand of { $name }: { $card }
copies = ×{ $count }

points-left = { $left } of { $total } points left
hand-title = { $name }: your hand
hand-open = laid open
hand-empty = no cards
pile-title = Your discard pile
piles-of = Piles of { $name }

## What you have seen

seen-hand = In the hand of { $name }
seen-perhaps = Was in the hand of { $name }
seen-perhaps-note = Still in the hand, or laid face down since.
seen-pile = Discard pile of { $name }
seen-pile-note = The top one first, equal cards together.{ $taken ->
    [0] {""}
   *[other] {" "}Hades once took one of them; which one, nobody saw.
}
seen-hidden = Of the deck of { $name }, still hidden
seen-hidden-note = In the hand { $hand }, face down { $down }, to draw { $draw }.
seen-own-pile = Your discard pile, from the top
seen-draw = Left in your draw pile
seen-draw-note = In an order that nobody knows.
seen-of-you = { $name } has seen in your hand
