### Deukalion.
### $who is how the reader stands to the player a sentence is about: you, or one of the others (side); $whom likewise to
### a second player in it.

## Players, places, pieces, cards

game-name = Deukalion
side-deukalion = Deukalion
side-perseus = Perseus
side-hercules = Hercules
side-achilles = Achilles

some-hoplites = { $count ->
    [0] no hoplites
    [one] { $count } hoplite
   *[other] { $count } hoplites
}
hoplites-there = { $count ->
    [0] no hoplites
    [one] { $count } hoplite
   *[other] { $count } hoplites
}
some-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
some-cards = { $count ->
    [0] no Action cards
    [one] { $count } Action card
   *[other] { $count } Action cards
}
some-steps = { $count ->
    [0] no steps left
    [one] { $count } step left
   *[other] { $count } steps left
}
honour-card = Honour card
honour-cards = { $count ->
    [one] { $count } Honour card
   *[other] { $count } Honour cards
}
chest-of = { $colour ->
    [red] a red chest
    [green] a green chest
    [blue] a blue chest
    [yellow] a yellow chest
   *[purple] a purple chest
}
chests-of = { $count ->
    [0] no chests
    [one] { $count } chest ({ $colours })
   *[other] { $count } chests ({ $colours })
}
colour-sign = { $colour ->
    [red] R
    [green] G
    [blue] B
    [yellow] Y
   *[purple] P
}
die-of = { $position ->
    [hoplites] Hoplites
    [move] Move
    [card] Card
   *[hydra] Hydra
}
die-on = { $die } { $number }
dice-none = none
direction-of = { $direction ->
    [n] North
    [e] East
    [s] South
   *[w] West
}
pursuit-worth = “{ $card }” ({ some-points })
pursuit-text = { $first } Or: { $second }
pursuit-tasks = “{ $card }” ({ some-points }): { pursuit-text }
throw-of = { $lost } lost, { $one } worth 1 point, { $half } worth ½
map-column = column { $column }

## Cards explained

action-about = Action card{ $permanent ->
    [yes] , permanent
   *[no] {""}
}; { $copies ->
    [one] one copy
   *[other] { $copies } copies
}; in notation { $id }. { $text }
pursuit-about = Pursuit card, { some-points }; in notation { $id }. { pursuit-text }

## What happened

event-starts = { $who ->
    [you] You are the first player.
   *[side] { $side } is the first player.
}
event-laid = { $place } gets { $chest }.
event-laid-all = The chests are laid in the cities: { $chests }.
event-turned = Turned up on space { $slot }: { $pursuit }
event-dealt = { $who ->
    [you] You are dealt “{ $card }”.
   *[side] { $known ->
        [yes] { $side } is dealt “{ $card }”.
       *[no] { $side } is dealt an Action card.
    }
}
event-secret = { $who ->
    [you] Your secret Pursuit card: { $pursuit }
   *[side] { $known ->
        [yes] The secret Pursuit card of { $side }: { $pursuit }
       *[no] { $side } is dealt a secret Pursuit card.
    }
}
event-whirlpool = { $who ->
    [you] You place whirlpool { $number } at { $square }.
   *[side] { $side } places whirlpool { $number } at { $square }.
}
event-anchored = { $who ->
    [you] You drop anchor at { $square }.
   *[side] { $side } drops anchor at { $square }.
}
event-turn = { $who ->
    [you] Your turn (turn { $number }).
   *[side] { $side }'s turn (turn { $number }).
}
event-shaken = { $who ->
    [you] You shake the Kylix: centre { $centre }; around it { $outer }.
   *[side] { $side } shakes the Kylix: centre { $centre }; around it { $outer }.
}
event-kylix = { $who ->
    [you] You set the Kylix down: { $dice }.
   *[side] { $side } sets the Kylix down: { $dice }.
}
event-sailed = { $who ->
    [you] You sail from { $from } to { $square }.
   *[side] { $side } sails from { $from } to { $square }.
}
event-sailed-by = { $who ->
    [you] You sail from { $from } via { $way } to { $square }.
   *[side] { $side } sails from { $from } via { $way } to { $square }.
}
event-jumped = { $who ->
    [you] You jump through the whirlpool from { $from } to whirlpool { $number }{ lost-in-whirlpool }.
   *[side] { $side } jumps through the whirlpool from { $from } to whirlpool { $number }{ lost-in-whirlpool }.
}
event-jumped-to = { $who ->
    [you] You jump through the whirlpool from { $from } to { $square }{ lost-in-whirlpool }.
   *[side] { $side } jumps through the whirlpool from { $from } to { $square }{ lost-in-whirlpool }.
}
lost-in-whirlpool = { $count ->
    [0] , without losing a hoplite
    [one] {" "}at the cost of { $count } hoplite
   *[other] {" "}at the cost of { $count } hoplites
}
event-stayed = { $who ->
    [you] Your ship move ends on { $square }.
   *[side] The ship move of { $side } ends on { $square }.
}
event-sacrificed = { $who ->
    [you] You sacrifice your ship move.
   *[side] { $side } sacrifices the ship move.
}
event-reclaimed = { $who ->
    [you] You take { some-hoplites } back from the Underworld.
   *[side] { $side } takes { some-hoplites } back from the Underworld.
}
event-went-below = { $who ->
    [you] You send { some-hoplites } to the Underworld.
   *[side] { $side } sends { some-hoplites } to the Underworld.
}
event-challenged-place = { $who ->
    [you] You challenge { $place } (value { $value }).
   *[side] { $side } challenges { $place } (value { $value }).
}
event-challenged-ship = { $who ->
    [you] You challenge the ship of { $other } on { $square }.
   *[side] { $whom ->
        [you] { $side } challenges your ship on { $square }.
       *[side] { $side } challenges the ship of { $other } on { $square }.
    }
}
event-challenged-hydra = { $who ->
    [you] You challenge the Hydra on { $square }.
   *[side] { $side } challenges the Hydra on { $square }.
}
event-hydra-challenged = { $who ->
    [you] { $other } challenges you with the Hydra on { $square }.
   *[side] { $whom ->
        [you] You challenge { $side } with the Hydra on { $square }.
       *[side] { $other } challenges { $side } with the Hydra on { $square }.
    }
}
event-threw = { $who ->
    [you] { $count ->
        [0] You have no hoplites to throw: score { $score }.
       *[other] You throw { some-hoplites }: { $throw }; score { $score }.
    }
   *[side] { $count ->
        [0] { $side } has no hoplites to throw: score { $score }.
       *[other] { $side } throws { some-hoplites }: { $throw }; score { $score }.
    }
}
event-won-challenge = { $who ->
    [you] You win the challenge.
   *[side] { $side } wins the challenge.
}
event-lost-challenge = { $who ->
    [you] You lose the challenge.
   *[side] { $side } loses the challenge.
}
event-took-chest = { $from ->
    [city] { $who ->
        [you] You take { $chest } from { $place }.
       *[side] { $side } takes { $chest } from { $place }.
    }
   *[ship] { $who ->
        [you] You take { $chest } from { $other }.
       *[side] { $whom ->
            [you] { $side } takes { $chest } from you.
           *[side] { $side } takes { $chest } from { $other }.
        }
    }
}
event-put-chest = { $delivered ->
    [yes] { $who ->
        [you] You deliver { $chest } to Athens; it goes to { $place }.
       *[side] { $side } delivers { $chest } to Athens; it goes to { $place }.
    }
   *[no] { $who ->
        [you] You dump { $chest }; it goes to { $place }.
       *[side] { $side } dumps { $chest }; it goes to { $place }.
    }
}
event-drew = { $known ->
    [yes] { $who ->
        [you] You draw “{ $card }”.
       *[side] { $side } draws “{ $card }”.
    }
   *[no] { $who ->
        [you] You draw an Action card.
       *[side] { $side } draws an Action card.
    }
}
event-stole = { $who ->
    [you] You take a card from the hand of { $other }: “{ $card }”.
   *[side] { $whom ->
        [you] { $side } takes a card from your hand: “{ $card }”.
       *[side] { $known ->
            [yes] { $side } takes a card from the hand of { $other }: “{ $card }”.
           *[no] { $side } takes a card from the hand of { $other }.
        }
    }
}
event-relocated = { $who ->
    [you] { $other } moves your ship to { $square }.
   *[side] { $whom ->
        [you] You move the ship of { $side } to { $square }.
       *[side] { $other } moves the ship of { $side } to { $square }.
    }
}
event-hydra-moved = { $who ->
    [you] You move the Hydra to { $square }.
   *[side] { $side } moves the Hydra to { $square }.
}
event-hydra-moved-by = { $who ->
    [you] You move the Hydra via { $way } to { $square }.
   *[side] { $side } moves the Hydra via { $way } to { $square }.
}
event-hydra-relocated = { $who ->
    [you] You drive the Hydra off to { $square }.
   *[side] { $side } drives the Hydra off to { $square }.
}
event-founded = { $who ->
    [you] You found { $place } with { some-hoplites }: { some-points }.
   *[side] { $side } founds { $place } with { some-hoplites }: { some-points }.
}
event-conquered = { $held ->
    [no] { $who ->
        [you] You drive { $other } out of { $place }, but have too few hoplites to hold it: it is vacant.
       *[side] { $whom ->
            [you] { $side } drives you out of { $place }, but has too few hoplites to hold it: it is vacant.
           *[side] { $side } drives { $other } out of { $place }, but has too few hoplites to hold it: it is vacant.
        }
    }
   *[yes] { $who ->
        [you] You conquer { $place } from { $other }.
       *[side] { $whom ->
            [you] { $side } conquers { $place } from you.
           *[side] { $side } conquers { $place } from { $other }.
        }
    }
}
event-claimed = { $secret ->
    [yes] { $who ->
        [you] You claim your secret card “{ $card }”: { $task }
       *[side] { $side } claims a secret card, “{ $card }”: { $task }
    }
   *[no] { $who ->
        [you] You claim “{ $card }”: { $task }
       *[side] { $side } claims “{ $card }”: { $task }
    }
}
event-completed = { $who ->
    [you] You complete “{ $card }”: { some-points }.
   *[side] { $side } completes “{ $card }”: { some-points }.
}
event-removed = “{ $card }” leaves the game: more than one player has claimed it.
event-put-under = { $who ->
    [you] You put “{ $card }” under the Pursuit pile.
   *[side] { $side } puts “{ $card }” under the Pursuit pile.
}
event-honour = { $who ->
    [you] You take { honour-cards }{ reason-for }.
   *[side] { $side } takes { honour-cards }{ reason-for }.
}
reason-for = { $reason ->
    [hydra] {" "}for the victory over the Hydra
    [styx] {" "}at the River Styx
    [chest] {" "}for the chest
   *[together] {" "}instead of the Pursuit card
}
event-played = { $who ->
    [you] You play “{ $card }”.
   *[side] { $side } plays “{ $card }”.
}
event-paid = { $who ->
    [you] You pay with “{ $card }”.
   *[side] { $side } pays with “{ $card }”.
}
event-paid-all = { $who ->
    [you] You pay with { some-cards }: { $cards }.
   *[side] { $side } pays with { some-cards }: { $cards }.
}
event-reshuffled = { $count ->
    [one] The only card in the discard pile becomes the new Action pile.
   *[other] The { $count } cards in the discard pile are shuffled into a new Action pile.
}
event-swapped = { $who ->
    [you] You exchange two dice: { $first } and { $second }.
   *[side] { $side } exchanges two dice: { $first } and { $second }.
}
event-revealed = { $who ->
    [you] You reveal your secret card: { $pursuit }
   *[side] { $side } reveals a secret card: { $pursuit }
}
event-won-goal-reached = { $who ->
    [you] You have reached the goal: you win.
   *[side] { $side } has reached the goal and wins.
}
event-won-rounds-over = { $who ->
    [you] The rounds are over, and you have the most points: you win.
   *[side] The rounds are over, and { $side } has the most points and wins.
}
event-shared = The rounds are over, and the victory is shared: { $players }.

## What is asked

ask-first-player = Who is the first player?
ask-laid = Which chest is laid in the next city?
ask-turned-up = Which Pursuit card is turned up?
ask-dealt = Which Action card is dealt?
ask-secret = Which Pursuit card is dealt?
ask-shaken = What do the dice of the Kylix show?
ask-thrown = How do the hoplites fall?
ask-whirled = How many hoplites does the whirlpool take?
ask-drawn = Which Action card is drawn?
ask-stolen = Which Action card is taken?
ask-whirl-place = Where do you place whirlpool { $number }?
ask-start-anchor = On which anchor square does your ship start?
ask-ship = Your ship on { $square }: { some-steps }. What do you do?
ask-claim-now = Do you claim a Pursuit card?
ask-deliver = Your ship is at Athens with { $chests }. What do you deliver?
ask-pick-chest = { $what ->
    [take] Which chest do you take?
    [give] Which chest do you give?
   *[deliver] Which chest do you deliver?
}
ask-place-chest = To which city does { $chest } go?
ask-make-room = Your ship has no room for { $chest }. What leaves it?
ask-reclaim = In the Underworld: { $below }; room for { $room }. How many hoplites do you take back?
ask-space = In the Underworld: { $below }; room for { $room }. Do you dump a chest first?
ask-kylix = Centre { $centre }; around it { $outer }. How do you turn the Kylix?
ask-kylix-slot = Which die do you put on { $die }?
ask-main = What do you do? Dice left: { $dice }.
ask-hydra = The Hydra on { $square }: { some-steps }. What do you do?
ask-before-throw = You are about to throw { some-hoplites }. Do you play a card?
ask-after-throw = { $duel ->
    [yes] Your throw: { $throw }. The throw of { $other }: { $second }. Do you play a card?
   *[no] Your throw: { $throw }. Do you play a card?
}
ask-after-fail = The challenge has failed. Do you play a card?
ask-steal = You have beaten { $other }. What do you take?
ask-relocate-ship = Where do you move the ship of { $other }?
ask-relocate-hydra = Where do you drive the Hydra?
ask-pay-card = “{ $card }”: which Action card do you pay with ({ $number } of { $total })?
ask-target-player = From whose hand do you draw a card?
ask-trade-city = With which city do you trade { $chest }?
ask-swap-dice = Which two dice change places?
ask-pick-open = Which open Pursuit card goes under the pile?

## What can be chosen

beside = , next to { $places }
choice-sq = { $question ->
    [start-anchor] Start at { $square }
    [whirl-place] At { $square }{ $beside }
    [relocate] To { $square }{ $what ->
        [anchor] , an anchor square of Athens
        [styx] , the River Styx
       *[other] {""}
    }{ $beside }
   *[other] Square { $square }
}
choice-dir = { $what ->
    [nowhere] { $direction }
    [anchor] { $direction } to { $square }, an anchor square of Athens
    [styx] { $direction } to { $square }, the River Styx
    [ship] { $direction } to { $square }: challenge the ship of { $other }
    [crew] { $direction } to { $square }: challenge { $other } with the Hydra
    [hydra] { $direction } to { $square }: challenge the Hydra
   *[sea] { $direction } to { $square }{ $beside }
}
choice-jump = { $what ->
    [nowhere] Jump to whirlpool { $number }
    [ship] Jump through the whirlpool to { $square }: challenge the ship of { $other }
    [hydra] Jump through the whirlpool to { $square }: challenge the Hydra
   *[sea] Jump through the whirlpool to { $square }{ $beside }
}
choice-stop = { $question ->
    [hydra] End the move of the Hydra
   *[ship] End your ship move
}
choice-pass = { $question ->
    [claim-now] Claim nothing
    [deliver] Deliver nothing more
    [space] Keep all chests aboard
    [before-throw] Throw without a card
    [after-throw] Leave the throw as it is
    [after-fail] Leave it at that
    [steal] Take nothing
   *[other] Pass
}
choice-end = End your turn
choice-sacrifice = Sacrifice this ship move and take { $count ->
    [one] 1 hoplite
   *[other] up to { $count } hoplites
} back
choice-below = Send 1 hoplite to the Underworld
choice-steal-card = Draw an Action card from the other hand
choice-rot = { $number ->
    [0] As it is: { $dice }
   *[other] { $number } clockwise: { $dice }
}
choice-slot = Outer die { $number }: a { $face }
choice-swap = Exchange { $first } and { $second }
choice-die = { $position ->
    [hoplites] Hoplite die { $number }: take hoplites back
    [move] Move die { $number }: move your ship
    [card] Card die { $number }: { $number ->
        [1] all others draw an Action card
        [2] nobody draws
       *[3] draw an Action card
    }
   *[hydra] Hydra die { $number }: move the Hydra
}
choice-number = { $count ->
    [0] Take no hoplites back
   *[other] Take { some-hoplites } back
}
choice-found = Found { $place } with { some-hoplites }: { some-points }
choice-attack-city = Challenge { $place }: value { $value }, { $chests }
choice-attack-settlement = { $who ->
    [nobody] Challenge { $place }: value { $value }, vacant
    [you] Challenge { $place }: value { $value }, your own
   *[side] Challenge { $place }: value { $value }, { some-points }, owner { $other }
}
choice-chest = { $what ->
    [take] Take { $chest }
    [off] Dump { $chest }
    [give] Give { $chest }
    [deliver] Deliver { $chest }
   *[other] Choose { $chest }
}
choice-deliver = Deliver { $chest } for 1 Honour card
choice-city = { $place }: { $chests }
choice-card = Play “{ $card }”
choice-discard = Pay with “{ $card }”
choice-claim = { $slot ->
    [none] Claim a Pursuit card that is not there
    [secret] Claim your secret card “{ $card }” ({ some-points }): { $task }
   *[open] Claim “{ $card }” ({ some-points }): { $task }
}
choice-open = { $slot ->
    [none] Put an open card that is not there under the pile
   *[open] Put “{ $card }” under the pile
}
choice-player = { $there ->
    [yes] { $other }: { some-cards } in hand
   *[no] A player who is not there
}
choice-with-text = { $choice }. { $text }
choice-sailed = { $choice }, from { $square }
choice-stopped = { $choice } ({ $question ->
    [hydra] the Hydra stops here
   *[ship] your ship stops here
})
choice-end-with-card = End your turn; first all others draw an Action card

## Why something is refused

refused-no-declining = You cannot decline here.
refused-no-such-card = There is no such Pursuit card.
refused-not-fulfilled = You do not fulfil this task at the moment.
refused-not-in-hand = You do not have this card in your hand.
refused-not-the-moment = This is not the moment for this card, or it would change nothing.
refused-card-must-be-taken = This chest alone fulfils an open Pursuit card: claim that card.
refused-no-such-chest = There is no chest of this colour to choose.
refused-nobody-below = You have no hoplites in the Underworld.
refused-no-sacrifice-now = You can sacrifice a ship move only in another player's turn and before you do anything in it.
refused-no-steps-left = There are no steps left.
refused-no-whirlpool = You cannot jump there: a whirlpool must touch your square and the other one, and to jump at a ship or the Hydra you need 3 hoplites.
refused-no-water = Ships sail only to water squares next to them.
refused-hydra-in-the-way = The Hydra is there, and no open Pursuit card lets you challenge it.
refused-hydra-barred = The Hydra moves only to sea squares next to it, and not onto your own ship.
refused-no-hoplites = You have no hoplites aboard, and cannot challenge anybody.
refused-not-next-to-it = Your ship does not lie next to it.
refused-no-chest-there = This city has no chests.
refused-not-owned-by-another = This settlement is vacant or your own.
refused-founded-already = This settlement has an owner: challenge it.
refused-too-few-hoplites = You have too few hoplites aboard for this settlement.
refused-card-die-first = You must use the Card die before the end of your turn.
refused-die-is-used = You have already used this die.
refused-nobody-draws = With a Card die of 2 nobody draws.
refused-not-whirl-place = Whirlpools lie at sea squares on the edge of the map, each at a different one.
refused-not-start-anchor = Your ship starts on an anchor square without a ship.
refused-not-ship = You cannot do this in your ship move now.
refused-not-claim-now = You cannot claim this now.
refused-not-deliver = You must deliver all your chests.
refused-not-pick-chest = You cannot choose this chest.
refused-not-place-chest = This city has no free chest space.
refused-not-trade-city = This city has no chest of another colour.
refused-not-make-room = This cannot make room.
refused-not-reclaim = That many hoplites cannot come back, or no chest has to make room for them.
refused-not-space = This cannot make room.
refused-not-kylix = The Kylix cannot be set down like this, or this die has already been placed.
refused-not-main = You cannot do this now.
refused-not-hydra = The Hydra cannot do this.
refused-not-before-throw = You cannot do this before the throw.
refused-not-after-throw = You cannot do this after the throw.
refused-not-after-fail = You cannot do this after a failed challenge.
refused-not-steal = You cannot take this.
refused-not-relocate-ship = The ship cannot be moved there: it goes over three squares, none of them twice, to a free one.
refused-not-relocate-hydra = The Hydra cannot be driven there: it goes over three sea squares, none of them twice, to a free one.
refused-not-pay-card = You cannot pay with this card.
refused-not-target-player = Choose another player with cards in hand.
refused-not-swap-dice = These two dice are alike.
refused-not-pick-open = There is no open card.

## The table in the terminal

board-round = Round { $round }, turn { $turn }. Goal: { some-points }.
board-player = { $name }: { some-points }. { $square ->
    [none] No ship yet
   *[other] Ship on { $square }
}; aboard: { $hoplites }, { $chests }; in the Underworld: { $below }; in hand: { $cards }{ $secret ->
    [hidden] {" "}and a secret Pursuit card
    [open] {" "}and the secret Pursuit card { $pursuit }, revealed
   *[none] {""}
}.
board-permanents = Permanent cards of { $side }: { $cards }.
board-kylix = Kylix: { $dice ->
    [none] not shaken yet
   *[other] { $dice }
}.
board-centre = centre { $number }
board-outer = around it { $outer }
board-used = used: { $dice }
board-hydra = The Hydra is on { $square }.
board-water = Anchor squares of Athens: { $anchors }. River Styx: { $styx }.
board-whirlpools = Whirlpools at { $squares }.
board-city = { $place } ({ $square }), value { $value }: { $chests }.
board-settlement = { $who ->
    [nobody] { $place } ({ $square }), value { $value }, { some-points }: vacant.
    [you] { $place } ({ $square }), value { $value }, { some-points }: yours.
   *[side] { $place } ({ $square }), value { $value }, { some-points }: owner { $other }.
}
board-open = { $there ->
    [yes] Open Pursuit card { $slot }: { $pursuit }
   *[no] Open Pursuit card { $slot }: none.
}
board-secret = Your secret Pursuit card: { $pursuit }
board-points = You have { $count } of { $goal } points: Honour cards { $honour }, Pursuit cards { $pursuits }, settlements { $settlements }.
board-piles = Action pile: { $pile }. Discard: { $discard }. Pursuit pile: { $pursuits }. Honour cards left: { $honour }.
board-discard = Discard ({ $count }): { $cards }.
board-under = Known at the bottom of the { $which ->
    [pursuits] Pursuit pile
   *[actions] Action pile
}, from the top down: { $cards }.
board-completed = Completed by { $side }: { $cards }.
board-removed = Out of the game: { $cards }.
board-known = Known to be in the hand of { $side }: { $cards }.
board-secret-of = Secret Pursuit card of { $side }: { $pursuit }

## Signs of the drawn table

board-kylix-sign = Kylix
board-hydra-sign = Hydra
board-short = Underworld { $below }, hand { $cards }{ $secret ->
    [hidden] , secret
    [open] , secret revealed
   *[none] {""}
}
board-legend = { $hoplite } hoplite  { $free } sea, free space  { $anchor } anchor square  { $styx } Styx  { $land } land  { $held } settled  { $vacant } vacant  { $place } place and value  { $ship } ship and hoplites{ $whirl ->
    [none] {""}
   *[other] {"  "}{ $whirl } whirlpool
}
board-legend-chests = Chests: { $chests }

## What may soon decide the game

threat-one-pursuit = { $who ->
    [you] You need { $count ->
        [one] 1 more point
       *[other] { $count } more points
    }: one Pursuit card may be enough to win.
   *[side] { $side } needs { $count ->
        [one] 1 more point
       *[other] { $count } more points
    }: one Pursuit card may be enough to win.
}
threat-rounds = { $count ->
    [one] This is the last round
   *[other] Only { $count } rounds are left
}: { $who ->
    [you] you win as things stand.
    [nobody] as things stand several have most points.
   *[side] { $side } wins as things stand.
}

## Examples of what can be typed

example-action = DIE(move) DIR(n)
example-card = Zephyr
example-clause = DK-MOVE-06

## What a hint promises

gain-completed = completes a Pursuit card
gain-claimed = claims a Pursuit card
gain-honour = wins you Honour cards
gain-conquered = takes a settlement from a rival
gain-founded = founds a settlement
gain-took-chest = wins you a chest
gain-won-challenge = wins a challenge
gain-stole = takes a card from a rival's hand
gain-drew = brings you a new card
gain-reclaimed = brings hoplites back from the Underworld
