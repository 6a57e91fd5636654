### The table of Deukalion, for eyes and ears.

## The sea

the-sea = The sea
beside-the-sea = Kylix, Pursuits, shipboards, Underworld
square = { $square }, { $ground ->
    [anchor] anchor square of Athens
    [styx] River Styx
   *[sea] sea
}.
next-to = Next to { $places }.
whirlpool = Whirlpool { $number }.
hydra-here = The Hydra.
in-reach = { $piece ->
    [hydra] The Hydra can swim here.
   *[ship] Your ship can sail here.
}
ship = Ship of { $name }: { $count ->
    [0] no hoplites
    [one] 1 hoplite
   *[other] { $count } hoplites
}, { $chests }.
your-ship = Ship of { $name } on { $square }.
the-hydra = The Hydra on { $square }.
city = { $name }, city on { $square }, value { $value }: { $chests }.
settlement = { $name }, settlement on { $square }, value { $value }, { $count ->
    [one] 1 point
   *[other] { $count } points
}: { $owned ->
    [vacant] vacant
    [yours] yours
   *[other] owner { $owner }
}.
chests = { $count ->
    [0] no chests
    [one] 1 chest ({ $list })
   *[other] { $count } chests ({ $list })
}
chest-count = { $count ->
    [one] { colour }
   *[other] { $count } { colour }
}
colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
   *[purple] purple
}

## The Kylix

kylix = The Kylix
kylix-short = Kylix
die-of = { $position ->
    [hoplites] Hoplites
    [move] Move
    [card] Card
   *[hydra] Hydra
}
die = Die for { die-of }: { $face }{ $used ->
    [yes] , used
   *[no] {""}
}.
die-empty = No die on { die-of }.
die-slot = Outer die { $number }: { $face }.
die-centre = { $face ->
    [0] The Kylix is not shaken yet.
   *[other] Centre die: { $face }. That is how far the others may sail.
}

## A throw

throw = { throw-of }: { $one } worth one point, { $half } worth half a point, { $lost } lost.
needed = { $value } needed
throw-of = { $side ->
    [first] Throw of the challenger
   *[second] Throw of the challenged
}

## Before the players

board-of = { $name }: { $count } of { $goal } points (Honour cards { $honour }, Pursuits { $pursuits }, settlements { $settlements }){ $turn ->
    [yes] , active player
   *[no] {""}
}.
board-aboard = Aboard: { $count ->
    [0] no hoplites
    [one] 1 hoplite
   *[other] { $count } hoplites
}, { $chests }. In the Underworld: { $below }.
board-cards = In hand: { $count ->
    [0] no Action cards
    [one] 1 Action card
   *[other] { $count } Action cards
}{ $secret ->
    [hidden] {" "}and a secret Pursuit card
    [open] {" "}and a revealed Pursuit card
   *[none] {""}
}.
board-permanents = Stays in play: { $cards }.
crew = Your { $count ->
    [one] hoplite
   *[other] { $count } hoplites
} aboard.
cargo = Aboard your ship: { $count ->
    [one] a { colour } chest
   *[other] { $count } { colour } chests
}.
permanent = { $name }, stays in play
completed = { $name }, completed
revealed = { $name }, revealed
fact-below = In the Underworld
fact-cards = Action cards in hand
fact-secret = Has a secret Pursuit card
fact-honour = Honour cards
fact-settlements = Points of settlements

underworld = The Underworld
below = { $name }: { $count ->
    [0] no hoplites
    [one] 1 hoplite
   *[other] { $count } hoplites
} in the Underworld{ $most ->
    [yes] , the most of all
   *[no] {""}
}.

## Cards

pursuit = { $name } ({ $count ->
    [one] 1 point
   *[other] { $count } points
}): { $first } Or: { $second }
open-card = Open Pursuit card { $slot }: { $pursuit }
or = or
open-none = No card
secret = Your secret Pursuit card: { $pursuit }
secret-tag = secret
card = { $name }{ $count ->
    [one] {""}
   *[other] , { $count } cards
}. { $text }
hand = Your hand: { $count ->
    [0] no Action cards
    [one] 1 Action card
   *[other] { $count } Action cards
}
pile = Action pile: { $count }
pursuit-pile = Pursuit pile: { $count }
honour-pile = Honour cards left: { $count }
discard = Discarded Action cards: { $count }

## What was seen

seen-hand = In the hand of { $name }
seen-secret = Secret Pursuit card of { $name }
seen-completed = Completed by { $name }
seen-discard = Discard pile
seen-under = At the bottom of the Action pile
seen-under-pursuits = At the bottom of the Pursuit pile
seen-from-above = From the top down.
seen-removed = Out of the game
seen-unseen = Action cards you have not seen
seen-unseen-note = In the pile: { $pile }; the other players hold the rest.
seen-unseen-pursuits = Pursuit cards you have not seen
seen-unseen-pursuits-note = In the pile: { $pile }; the others are secret.
