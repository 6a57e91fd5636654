### Fight for Olympus.
### $who is how the reader stands to the side a sentence is about: you, the enemy, or a side like the other (a watcher's).
### A sentence about an event gets its capital letter when it is said.

## Sides, cards, units, places

game-name = Fight for Olympus
side-a = Player A
side-b = Player B
player = { $who ->
    [enemy] your opponent
   *[side] { $side }
}

colour-of = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
   *[all] multicoloured
}
colour-sign = { $colour ->
    [red] R
    [blue] B
    [yellow] Y
    [green] G
   *[all] *
}
kind-of = { $kind ->
    [hero] hero
    [soldier] soldier
   *[equipment] equipment
}
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
phase-of = { $phase ->
    [1] playing cards
    [2] attacking
   *[3] drawing cards
}
timing-symbol = { $timing ->
    [play] on play
    [before_strike] on attack
    [after_strike] on attack
   *[always] always
}

symbols = { $count } { $colour }
cost-free = free
values = attack { $attack }, defence { $defence }
card-unknown = a card
card-priced = { $card } ({ $cost })
about-card = { $kind }, { $colour }; cost: { $cost }; { $values }
card-about = { $about }; { $copies ->
    [0] not in this game
    [one] one copy
   *[other] { $copies } copies
}; in notation { $id }.
card-symbols = Symbol: { $symbols }.
some-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
nobody = nobody
unit = { $who ->
    [you] your unit { $card } ({ $space })
    [enemy] the enemy unit { $card } ({ $space })
   *[side] { $side }'s unit { $card } ({ $space })
}
unit-of-colour = { $card } ({ $colour })
unit-damage = { $count } damage
unit-attacks = { $count ->
    [one] has attacked
   *[other] has attacked { $count } times
}
unit-silenced = no abilities
marker = { $colour ->
    [red] the red marker
    [blue] the blue marker
    [yellow] the yellow marker
   *[green] the green marker
}
counter-at = { $holder ->
    [nobody] the counter is on 0
    [you] the counter is on { $points } on your side
    [enemy] the counter is on { $points } on your opponent's side
   *[side] the counter is on { $points } on { $side }'s side
}
change = { $amount } { $value ->
    [attack] attack
   *[defence] defence
}
about = { $card }: { $text }

## What happened

event-started = { $who ->
    [you] You start.
   *[side] { player } starts.
}
event-dealt = { $who ->
    [you] You are dealt { $card }.
   *[side] { player } is dealt { $card }.
}
event-turn-began = { $who ->
    [you] Your turn (turn { $count }).
    [enemy] Your opponent's turn (turn { $count }).
   *[side] { $side }'s turn (turn { $count }).
}
event-phase-skipped = { $who ->
    [you] You skip phase { $phase } ({ phase-of }).
   *[side] { player } skips phase { $phase } ({ phase-of }).
}
event-phase-began = { $who ->
    [you] You begin phase { $phase } ({ phase-of }).
   *[side] { player } begins phase { $phase } ({ phase-of }).
}
event-announced = { $who ->
    [you] You announce { $card }.
   *[side] { player } announces { $card }.
}
event-paid = { $who ->
    [you] You pay 1 { $colour } with { $card }.
   *[side] { player } pays 1 { $colour } with { $card }.
}
event-paid-marker = { $who ->
    [you] You pay with { $marker }.
   *[side] { player } pays with { $marker }.
}
event-paid-all = { $who ->
    [you] You pay with { $payment }.
   *[side] { player } pays with { $payment }.
}
event-placed = { $who ->
    [you] You place { $card } on { $space }.
   *[side] { player } places { $card } on { $space }.
}
event-equipped = { $who ->
    [you] You attach { $card } to { $other } ({ $space }).
   *[side] { player } attaches { $card } to { $other } ({ $space }).
}
event-played = { $who ->
    [you] You play { $card } on { $space }{ $paid ->
        [0] .
       *[other] , paid with { $payment }.
    }
   *[side] { player } plays { $card } on { $space }{ $paid ->
        [0] .
       *[other] , paid with { $payment }.
    }
}
event-attached = { $who ->
    [you] You play { $card } on { $other } ({ $space }){ $paid ->
        [0] .
       *[other] , paid with { $payment }.
    }
   *[side] { player } plays { $card } on { $other } ({ $space }){ $paid ->
        [0] .
       *[other] , paid with { $payment }.
    }
}
event-drew = { $who ->
    [you] You draw { $cards }.
   *[side] { player } draws { $cards }.
}
event-attacked = { $who ->
    [you] You attack with { $card } from { $space }.
   *[side] { player } attacks with { $card } from { $space }.
}
event-attacked-for = { $who ->
    [you] You attack with { $card } from { $space }: { $what }.
   *[side] { player } attacks with { $card } from { $space }: { $what }.
}
event-struck = { $count ->
    [0] { $unit } is struck by { $other }, without damage.
   *[other] { $unit } is struck by { $other }: { $count } damage.
}
event-damaged = { $count ->
    [0] { $unit } takes no damage.
   *[other] { $unit } takes { $count } damage.
}
event-healed = { $count } damage is healed on { $unit }.
event-defeated = { $unit } is defeated.
event-survived = { $unit } stays in play without damage.
event-discarded = { $unit } is discarded.
event-fell = { $unit } is defeated and discarded.
event-stripped = { $unit } loses its equipment: { $equipment }.
event-returned = { $worn ->
    [yes] { $unit } returns to the hand; { $equipment } is discarded.
   *[no] { $unit } returns to the hand.
}
event-moved = { $unit } moves to { $to }.
event-modified = { $unit } gets { $changes }.
event-used = { $who ->
    [you] The ability of your card { $card } ({ $space }) takes effect.
    [enemy] The ability of the enemy card { $card } ({ $space }) takes effect.
   *[side] The ability of { $side }'s card { $card } ({ $space }) takes effect.
}
event-dropped = { $who ->
    [you] You discard { $card } from your hand.
   *[side] { player } discards { $card } from the hand.
}
event-showed = { $who ->
    [you] Your opponent sees your hand: { $cards }.
    [enemy] You see your opponent's hand: { $cards }.
   *[side] { $opponent } sees { $side }'s hand: { $cards }.
}
event-took = { $who ->
    [you] You take { $card } from the discard pile.
   *[side] { player } takes { $card } from the discard pile.
}
event-took-marker = { $who ->
    [you] You take { $marker } from { $giver ->
        [board] the board
        [enemy] your opponent
       *[side] { $from }
    }.
   *[side] { player } takes { $marker } from { $giver ->
        [board] the board
        [you] you
       *[side] { $from }
    }.
}
event-gained-point = { $who ->
    [you] You gain 1 point: { $counter }.
   *[side] { player } gains 1 point: { $counter }.
}
event-gained-bonus = { $who ->
    [you] You receive the area bonus of { $area }.
   *[side] { player } receives the area bonus of { $area }.
}
event-gained-bonus-for = { $who ->
    [you] You receive the area bonus of { $area }: { $what }.
   *[side] { player } receives the area bonus of { $area }: { $what }.
}
event-won-board-full = { $who ->
    [you] All six of your spaces are occupied: you win.
   *[side] { player } begins the turn with all six spaces occupied and wins.
}
event-won-seven-points = { $who ->
    [you] The counter has reached 7 on your side: you win.
    [enemy] The counter has reached 7 on your opponent's side: your opponent wins.
   *[side] The counter has reached 7 on { $side }'s side: { $side } wins.
}
event-won-pile-empty = { $who ->
    [you] The draw pile is empty and the counter is on your side: you win.
    [enemy] The draw pile is empty and the counter is on your opponent's side: your opponent wins.
   *[side] The draw pile is empty and the counter is on { $side }'s side: { $side } wins.
}
event-tied = The draw pile is empty and the counter is on 0: the game is a tie.

## What came of an attack or an area bonus

result-damage = { $count ->
    [0] no damage to { $card }
   *[other] { $count } damage to { $card }
}
result-point = 1 point, { $counter }
result-marker = { $giver ->
    [board] { $marker } from the board
    [you] { $marker }, taken from you
    [enemy] { $marker }, taken from your opponent
   *[side] { $marker }, taken from { $from }
}
result-card = { $known ->
    [0] 1 card
   *[other] 1 card, { $card }
}
result-area = area bonus of { $area }
result-nothing = { $area ->
    [delphi] no marker
   *[troy] no card
}

## What is asked

ask-start-player = Who starts?
ask-dealt = Which card is dealt?
ask-drawn = Which card is drawn?
ask-skip = Do you skip phase { $phase } ({ phase-of })? One phase of the first turn of the game is left out.
ask-give-up = Which phase of this first turn do you give up?
ask-main = Which card do you play?
ask-pay = { $paid ->
    [0] Cost of { $card }: { $cost }. What do you pay 1 { $colour } with?
   *[other] Cost of { $card }: { $cost } left. What do you pay 1 { $colour } with?
}
ask-place = { $kind ->
    [equipment] Which unit gets { $card }?
   *[hero] Where do you place { $card }?
}
ask-option = { $about } Do you use this?
ask-target = { $about } Which unit do you choose?
ask-destination = { $about } Where does { $unit } go?
ask-rearrange = { $about } Where does { $unit } go?
ask-marker = { $delphi ->
    [yes] Area bonus of Delphi: which colour marker do you take?
   *[no] { $about } Which colour marker do you take?
}
ask-area = { $about } Which area do you choose?
ask-drop = { $whose ->
    [enemy] { $about } Which card does your opponent discard?
   *[own] { $about } Which card from your hand do you discard?
}
ask-take = { $about } Which card do you take?
ask-play-free = { $about } Which card do you play?

## What can be chosen

choice-play = Play { $card }
choice-pay = { $all ->
    [yes] Pay with { $card } (multicoloured)
   *[no] Pay with { $card }
}
choice-pay-marker = Pay with { $marker }
choice-card = { $question ->
    [drop] Discard { $card }
    [take] Take { $card }
    [play-free] Play { $card }
   *[other] Choose { $card }
}
choice-no-such-card = Card { $number }, which is not in this game
choice-unit = { $own ->
    [you] Your { $space }: { $unit }
   *[enemy] The enemy's { $space }: { $unit }
}
choice-empty-space = { $own ->
    [you] Your { $space } ({ $area }), empty
   *[enemy] The enemy's { $space } ({ $area }), empty
}
choice-space = { $free ->
    [yes] On { $space }, { $area }: nobody opposite, { $bonus } for each attack
   *[no] On { $space }, { $area }: opposite { $opposing }
}
choice-move = { $taken ->
    [here] Stay on { $space }
    [yes] { $question ->
        [rearrange] To { $space }, where { $card } was
       *[destination] To { $space }, changing places with { $card }
    }
   *[no] To { $space }, an empty space
}
choice-marker = { $giver ->
    [board] Take { $marker } from the board
    [enemy] Take { $marker } from your opponent
   *[you] Take { $marker }, which is already yours
}
choice-area = { $area }: { $bonus }
choice-yes = { $question ->
    [option] Yes, use { $card }
   *[other] Yes
}
choice-no = { $question ->
    [marker] Take no marker
   *[other] No
}
choice-done = { $question ->
    [target] Choose no more units
   *[main] Play no more cards
}
choice-keep = Keep phase { $phase } ({ phase-of })
choice-skip = Skip phase { $phase } ({ phase-of })
choice-give-up = { $phase ->
    [1] playing
    [2] attacking
   *[3] drawing
}
choice-with-text = { $choice }. { $card }: { $text }
choice-suggested = Pay as suggested: { $cards }
choice-ahead = { $place }. Paid as suggested: { $cards }

## Why something is refused

refused-marker-does-not-pay = This marker cannot pay here: you do not hold it, or another colour is due.
refused-no-declining = You cannot decline here.
refused-not-in-hand = You do not have this card in your hand.
refused-no-empty-space = All six of your spaces are occupied.
refused-no-bearer = You have no unit without equipment.
refused-cannot-pay = You cannot pay for this card.
refused-rest-unpayable = You need this card for another symbol of the cost.
refused-wrong-colour = This card does not have the colour that is due.
refused-other-side = You place your cards on your own side.
refused-space-occupied = There is already a unit on this space.
refused-no-unit-there = There is no unit of yours on this space.
refused-equipped-already = This unit already has equipment.
refused-not-skip = You can only keep the phase or skip it.
refused-not-option = You have no card that could be played here: you can only say no.
refused-not-target = This unit cannot be chosen.
refused-not-destination = The unit cannot move there.
refused-not-rearrange = The unit cannot go there: the space is the enemy's or already taken.
refused-not-marker = This marker cannot be taken now.
refused-not-area = This is not an area.
refused-not-drop = This card is not in that hand.
refused-not-take = This card cannot be taken.
refused-not-play-free = This card cannot be played now.

## The table in the terminal

board-side = { $name }: { $cards } in hand{ $known ->
    [0] {""}
   *[other] { " " }(known: { $names })
}, { $held ->
    [0] no markers
   *[other] markers: { $markers }
}
board-piles = Draw pile: { $pile }. Discard pile: { $discard }{ $discard ->
    [0] {""}
   *[other] , on top { $top }
}. Markers on the board: { $held ->
    [0] none
   *[other] { $markers }
}.
board-announced = Announced: { $card }.
board-space = { $space }, { $area }. { $near }: { $ours }. { $far }: { $theirs }.
board-empty-space = { $space }, { $area }: nobody.
board-yours = Yours
board-opposite = Opposite
board-markers = { $held ->
    [0] You have no colour markers.
   *[other] Your colour markers: { $markers }.
}
board-draw-pile = Draw pile: { $count }; removed before the game: { $removed }.
board-discard-pile = { $whole ->
    [yes] Discard pile ({ $count }), from the top: { $cards }.
   *[no] Discard pile ({ $count }), on top: { $cards }.
}
board-known = Known to be in { $side }'s hand: { $cards }.

## What may soon decide the game

threat-board-full = { $who ->
    [you] All six of your spaces are taken: if they still are when your turn begins, you win.
    [enemy] All six enemy spaces are taken: if they still are when your opponent's turn begins, you lose.
   *[side] All six of { $side }'s spaces are taken: if they still are when the next turn of { $side } begins, { $side } wins.
}
threat-points = { $who ->
    [you] You are { $count ->
        [one] 1 point
       *[other] { $count } points
    } from winning.
    [enemy] Your opponent is { $count ->
        [one] 1 point
       *[other] { $count } points
    } from winning.
   *[side] { $side } is { $count ->
        [one] 1 point
       *[other] { $count } points
    } from winning.
}
threat-pile = { $count ->
    [one] Only one card is
   *[other] Only { $count } cards are
} left in the draw pile: when it is empty, { $who ->
    [you] you win as things stand.
    [enemy] your opponent wins as things stand.
    [side] { $side } wins as things stand.
   *[nobody] the game is a tie as things stand.
}

## Examples of what can be typed

example-action = PLAY(carians) OWN(O1)
example-card = Hector
example-clause = FO-PAY-03

## What a hint promises

gain-gained-point = brings you a point
gain-defeated = defeats an enemy unit
gain-gained-bonus = brings you the bonus of an area
gain-took-marker = brings you a colour marker
gain-struck = strikes an enemy unit
gain-placed = brings another of your units onto the board
gain-equipped = makes one of your units stronger
