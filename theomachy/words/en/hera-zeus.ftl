### Hera and Zeus.
### $who is how the reader stands to the side a sentence is about: you, the enemy, or a side like the other (a watcher's).

## Sides, cards, places

game-name = Hera and Zeus
side-hera = Hera
side-zeus = Zeus

card-with-strength = { $name } ({ $strength })
card-won = { $name } ({ $strength }, won)
card-god = { $name } (god card)
card-figure = the figure
card-none = no card
card-unknown = an unknown card
card-unknown-won = an unknown won card
card-back = a card
card-back-won = a won card
card-help-unknown = Only its owner knows this card.

place = lane { $lane }, row { $row }
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
some-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
some-pegasus = { $won ->
    [0] { $count ->
        [0] no Pegasus
       *[other] { $count } Pegasus
    }
   *[other] { $count } Pegasus ({ $won } of them won)
}

## What happened

event-starts = { $who ->
    [you] You start.
   *[side] { $side } starts.
}
event-captive-shown = { $who ->
    [you] You show { $card }, shuffle it back and take another card.
   *[side] { $side } shows { $card }, shuffles it back and takes another card.
}
event-dealt = { $who ->
    [you] You are dealt { $card }.
   *[side] { $side } is dealt { $card }.
}
event-opening-row = { $who ->
    [you] You lay your opening row.
   *[side] { $side } lays the opening row.
}
event-turn = { $who ->
    [you] Your turn: { some-points }.
   *[side] { $side }'s turn: { some-points }.
}
event-drew = { $who ->
    [you] You draw { $card }.
   *[side] { $side } draws { $card }.
}
event-laid = { $who ->
    [you] You lay { $card } face down in { $place }.
   *[side] { $side } lays { $card } face down in { $place }.
}
event-challenged = { $who ->
    [you] You challenge in lane { $lane }: { $card } against { $against }.
    [enemy] { $side } challenges you in lane { $lane }: { $card } against { $against }.
   *[side] { $side } challenges in lane { $lane }: { $card } against { $against }.
}
event-turned-up = { $who ->
    [you] Your card in { $place } is turned up: { $card }.
   *[side] { $side }'s card in { $place } is turned up: { $card }.
}
event-lost = { $who ->
    [you] You lose { $card }.
   *[side] { $side } loses { $card }.
}
event-used = { $who ->
    [you] You play { $card }.
   *[side] { $side } plays { $card }.
}
event-struck-hand = { $who ->
    [you] You strike { $enemy }'s hand.
    [enemy] { $side } strikes your hand.
   *[side] { $side } strikes { $enemy }'s hand.
}
event-drawn-out = { $who ->
    [you] Pulled out of your hand: { $card }.
   *[side] Pulled out of { $side }'s hand: { $card }.
}
event-placed = { $who ->
    [you] Put face up on your field, { $place }: { $card }.
   *[side] Put face up on { $side }'s field, { $place }: { $card }.
}
event-struck-front = { $who ->
    [you] You strike { $enemy }'s front card in lane { $lane }.
    [enemy] { $side } strikes your front card in lane { $lane }.
   *[side] { $side } strikes { $enemy }'s front card in lane { $lane }.
}
event-struck-figure = { $who ->
    [you] You strike { $enemy }'s figure in lane { $lane }.
    [enemy] { $side } strikes your figure in lane { $lane }.
   *[side] { $side } strikes { $enemy }'s figure in lane { $lane }.
}
event-looked = { $who ->
    [you] You look at { $enemy }'s hand.
    [enemy] { $side } looks at your hand.
   *[side] { $side } looks at { $enemy }'s hand.
}
event-saw = { $who ->
    [you] { $enemy } sees in your hand: { $copies } × { $card }.
    [enemy] You see in { $side }'s hand: { $copies } × { $card }.
   *[side] In { $side }'s hand: { $copies } × { $card }.
}
event-turned-column = { $who ->
    [you] You turn { $enemy }'s column in lane { $lane } face up.
    [enemy] { $side } turns your column in lane { $lane } face up.
   *[side] { $side } turns { $enemy }'s column in lane { $lane } face up.
}
event-fetched = { $who ->
    [you] You take { $card } back from your pile.
   *[side] { $side } takes { $card } back from the pile.
}
event-took-pegasus = { $who ->
    [you] You take { some-pegasus } back from your pile.
   *[side] { $side } takes { some-pegasus } back from the pile.
}
event-seduced = { $who ->
    [you] The Sirens lure { $card } into your hand.
   *[side] The Sirens lure { $card } into { $side }'s hand.
}
event-moved = { $who ->
    [you] You move a card from { $place } to { $to }.
   *[side] { $side } moves a card from { $place } to { $to }.
}
event-figure-on = { $who ->
    [you] You place your figure in lane { $lane }: { some-points } left.
   *[side] { $side } places the figure in lane { $lane }: { some-points } left.
}
event-figure-off = { $who ->
    [you] Your figure leaves lane { $lane }.
   *[side] { $side }'s figure leaves lane { $lane }.
}
event-pandora-lane = Pandora's box opens in lane { $lane }.
event-pandora-hand = { $who ->
    [you] Pandora's box opens in your hand.
   *[side] Pandora's box opens in { $side }'s hand.
}
event-won-bare-field = { $who ->
    [you] { $enemy } has no card on the field: you win.
    [enemy] You have no card on the field: { $side } wins.
   *[side] { $enemy } has no card on the field: { $side } wins.
}
event-won-no-action = { $who ->
    [you] { $enemy } has points left but no legal action: you win.
    [enemy] You have points left but no legal action: { $side } wins.
   *[side] { $enemy } has points left but no legal action: { $side } wins.
}
event-won-captive-in-front = { $who ->
    [you] You free { $captive } and win.
   *[side] { $side } frees { $captive } and wins.
}
event-won-captive-in-hand = { $who ->
    [you] You free { $captive } from { $enemy }'s hand and win.
    [enemy] { $side } frees { $captive } from your hand and wins.
   *[side] { $side } frees { $captive } from { $enemy }'s hand and wins.
}
event-won-captive-in-lane = { $who ->
    [you] Pandora's box sweeps { $captive } away: you win.
   *[side] Pandora's box sweeps { $captive } away: { $side } wins.
}
event-drawn = The agreed number of turns is over: the game is a draw.

## What is asked

ask-opening-row = Opening row: which card do you lay in lane { $lane }?
ask-action = What do you do? { some-points } left.
ask-late-god = Your points are spent. Do you still want to play { $card }?
ask-turn-over = Your points are spent. Is your turn over?
ask-place = Where do you lay { $card }?
ask-pegasus-target = What do you strike with { $card }?
ask-drawn-card-lane = In which lane of { $enemy }'s field do you put { $card }?
ask-pythia-target = What do you look at with { $card }?
ask-hades-card = Which card do you take from your pile?
ask-persephone-count = How many Pegasus do you take from your pile?
ask-card-to-move = Which card do you move?
ask-new-place = Where do you move { $card }?
ask-figure-lane = In front of which column do you place your figure?
ask-order = Which card do you put on the pile next? The last one ends up on top.

## What can be chosen

choice-draw = Draw a card
choice-lay = Lay { $card }
choice-lay-opening = Lay { $card } in lane { $lane }
choice-challenge = Challenge in lane { $lane }: { $card } against { $other }
choice-use-pegasus = Play { $card }: strike the enemy hand, a front card or a figure
choice-use-pythia = Play { $card }: look at the enemy hand or turn a column face up
choice-use-god = Play { $card }: place your figure, free of charge
choice-use-late-god = Play { $card }: place your figure and get { some-points }
choice-use-dionysus = Play { $card }: move a card on your field
choice-use-hades = Play { $card }: take a card from your pile
choice-use-persephone = Play { $card }: take up to three Pegasus from your pile
choice-use-sirens = Play { $card }: take { $other } from the enemy pile
choice-remove-figure = Take your figure off the field
choice-end-turn = End your turn
choice-at = { $beside ->
    [before] In { $place }, in front of { $other }
    [behind] In { $place }, behind { $other }
    [figure] In { $place }, behind your figure
   *[alone] In { $place }
}
choice-target-hand = The enemy hand
choice-strike-hand = Strike the enemy hand ({ some-cards })
choice-look-at-hand = Look at the enemy hand ({ some-cards })
choice-target-lane = Lane { $lane }
choice-strike-lane = { $beside ->
    [figure] Strike the enemy figure in lane { $lane }
   *[before] Strike in lane { $lane }: { $other }
}
choice-turn-column = Turn the enemy column in lane { $lane } face up ({ some-cards } face down)
choice-put-in-lane = { $beside ->
    [before] In lane { $lane }, in front of { $other }
   *[alone] In lane { $lane }, alone
}
choice-figure-in-lane = In lane { $lane }, in front of { $other }
choice-target-own-figure = Take your own figure off the field
choice-take = Take { $card }
choice-next = Put { $card } on the pile
choice-count = { $count ->
    [0] Take no Pegasus
   *[other] Take { $count } Pegasus
}
choice-from = Move { $card } from { $place }

## Why something is refused

refused-not-in-hand = You do not have this card in your hand.
refused-points-left = You must spend all your points before the turn ends.
refused-draw-pile-empty = Your draw pile is empty.
refused-hand-full = Your hand is full: 12 cards is the limit.
refused-field-full = Your field is full: each column holds at most four pieces.
refused-no-own-figure = Your figure is not on the field.
refused-figure-needs-pegasus = Your own figure leaves the field only with a Pegasus from your hand.
refused-first-turn = In your first turn you may neither challenge nor strike with Pegasus.
refused-figure-in-lane = There is a figure in this lane: no card can challenge here.
refused-no-challenger = You have no card in this lane.
refused-nobody-opposite = There is no enemy card in this lane.
refused-never-challenges = Your front card in this lane never challenges.
refused-no-target = There is nothing here for Pegasus to strike.
refused-figure-stands = Your figure is already on the field.
refused-no-figure-column = Your figure needs a column of one, two or three cards.
refused-nothing-to-seduce = The Sirens lure only a top card of strength 1 to 7.
refused-nothing-to-see = There is nothing here for Pythia to see.
refused-nothing-to-move = You have no card that could move to another place.
refused-pile-empty = There is no card in your pile.
refused-no-such-place = The card cannot go to this place.
refused-no-room-there = The card cannot go to this lane: its column is full or holds a figure.
refused-not-in-pile = There is no such card to take from your pile.
refused-not-so-many = You cannot take that many.
refused-cannot-move = No card can move away from this place.
refused-not-among-them = This card is not among those that are lost.
refused-card-first = First choose a card from your hand, then its place.
refused-not-for-the-field = Only cards with a strength lie on the field.
refused-needs-god = Your figure comes onto the field only with your god card.
refused-needs-sirens = Only the Sirens take a card from the enemy pile.
refused-needs-pegasus = Only Pegasus can strike the enemy from the hand, and only Pythia can look.
refused-needs-hades = A card comes back from your pile only with Hades, or with Persephone if it is a Pegasus.
refused-needs-dionysus = A card that lies on the field is moved only with Dionysus.

## The table in the terminal

board-counts = { $hand } in hand{ $won ->
    [0] {""}
   *[other] { " " }({ $won } won)
}, { $draw } to draw, { $pile } in the pile{ $pile ->
    [0] {""}
   *[other] , on top { $top }
}
board-lane = { $side }, lane { $lane }: { $pieces }.
board-row = row { $row } { $piece }
board-no-card = no card
board-figure = the figure of { $side }
board-unknown = an unknown card
board-unknown-won = an unknown card from the deck of { $side }
board-face-up = { $card }, face up
board-face-down = { $card }, face down
board-points = { $mine ->
    [yes] You have { $left } of { $total } points left.
   *[no] { $side } has { $left } of { $total } points left.
}
board-pile = Pile of { $side } ({ $count }), { $own ->
    [yes] from the top
   *[no] as you saw the cards go in, the last one first
}: { $cards }.
board-left-to-draw = Left in your draw pile ({ $count }), in an order nobody knows: { $cards }.
card-about = { $help } { $copies ->
    [one] One copy
   *[other] { $copies } copies
} in each deck; in notation { $letter }.

## What may soon decide the game

threat-captive-in-front = { $who ->
    [you] { $captive } lies in the first row of { $enemy }: challenge it, and you win.
    [enemy] { $captive } lies in your first row: if { $side } challenges it, you lose.
   *[side] { $captive } lies in the first row of { $enemy }: if { $side } challenges it, { $side } wins.
}
threat-field = { $count ->
    [0] { $who ->
        [you] { $enemy } has no card on the field: if that is still so when the turn of { $enemy } begins, you win.
        [enemy] You have no card on your field: if that is still so when your turn begins, you lose.
       *[side] { $enemy } has no card on the field: if that is still so when the turn of { $enemy } begins, { $side } wins.
    }
   *[other] { $who ->
        [you] { $enemy } has only one card on the field: if none is left when the turn of { $enemy } begins, you win.
        [enemy] You have only one card on your field: if none is left when your turn begins, you lose.
       *[side] { $enemy } has only one card on the field: if none is left when the turn of { $enemy } begins, { $side } wins.
    }
}
threat-captive-in-hand = { $captive } is your only card in hand: a Pegasus aimed at your hand wins the game.
threat-last-card = { $who ->
    [enemy] You have only one card left in hand.
   *[side] { $enemy } has only one card left in hand.
}
threat-pile = { $who ->
    [enemy] { $count ->
        [0] Your draw pile is empty
        [one] Only one card is in your draw pile
       *[other] Only { $count } cards are in your draw pile
    }: if you have points left and can do nothing, you lose.
   *[side] { $count ->
        [0] The draw pile of { $enemy } is empty
        [one] Only one card is in the draw pile of { $enemy }
       *[other] Only { $count } cards are in the draw pile of { $enemy }
    }: with points left and nothing to do, { $enemy } loses.
}
threat-turns = { $count ->
    [one] This is the last turn
   *[other] Only { $count } turns are left
}: after that the game is a draw.

## Examples of what can be typed

example-action = LAY(4) AT(A,2)
example-card = Medusa
example-clause = HZ-CHAL-04

## What a hint promises

gain-lost = costs your opponent a card
gain-struck-figure = drives the enemy figure out of its lane
gain-seduced = lures a card of your opponent's into your hand
gain-fetched = brings a lost card back into your hand
gain-took-pegasus = brings a Pegasus back into your hand
gain-turned-column = shows you what your opponent has laid face down
gain-looked = shows you your opponent's hand
gain-laid = puts one more card between your opponent and what you hide
gain-drew = brings you a new card
