### Wings of Wax.  $who is how the reader stands to the side a sentence is about: you, the enemy, or a side.

game-name = Wings of Wax
side-daedalus = Daedalus
side-icarus = Icarus

feather = feather { $height }
feather-unknown = a feather
feather-about = It carries you { $height } higher; there are two of them.

## What happened

event-dealt = { $who ->
    [you] You are dealt { $card }.
   *[side] { $side } is dealt { $card }.
}
event-turn = { $who ->
    [you] Your turn.
   *[side] { $side }'s turn.
}
event-rose = { $who ->
    [you] You rise with { $card }.
   *[side] { $side } rises with { $card }.
}
event-glided = { $who ->
    [you] You glide.
   *[side] { $side } glides.
}
event-landed = { $fell ->
    [yes] { $who ->
        [you] You flew { $height } high: the wax melts, and you fall.
       *[side] { $side } flew { $height } high: the wax melts.
    }
   *[no] { $who ->
        [you] You land safely from { $height }.
       *[side] { $side } lands safely from { $height }.
    }
}
event-won = { $who ->
    [you] You win.
   *[side] { $side } wins.
}
event-level = Nobody has flown higher than the other: the game is a draw.

## What is asked, and what can be chosen

ask-turn = You are { $height } high, and the sun melts wings above { $sun }. What do you do?
choice-rise = Rise: draw a feather
choice-glide = Glide: draw no more

refused-pile-empty = There is no feather left: you can only glide.

## What is wrong with a position

error-wings-position = a position is written “Icarus    D 2 5 | I 6 glides”.
error-wings-turn-of-glider = whoever glides has no more turns.
error-wings-not-over = the game is over only when both glide.

## Options

option-sun = Height of the sun

## The board

view-feathers = { $value ->
    [one] one feather
   *[other] { $value } feathers
}
view-glides = { $value ->
    [yes] glides
   *[no] flies
}
view-shown = { $value }
view-pile = Feathers in the pile: { $value }.
view-sun = The sun melts wings above { $value }.

## Examples of what can be typed

example-action = RISE
example-card = feather 3
example-clause = WI-TURN-01
