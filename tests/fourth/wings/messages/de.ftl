### Flügel aus Wachs.

game-name = Flügel aus Wachs
side-daedalus = Dädalus
side-icarus = Ikarus

feather = Feder { $height }
feather-unknown = eine Feder
feather-about = Sie trägt dich um { $height } höher; es gibt zwei davon.

## What happened

event-dealt = { $who ->
    [you] Du bekommst { $card }.
   *[side] { $side } bekommt { $card }.
}
event-turn = { $who ->
    [you] Du bist am Zug.
   *[side] { $side } ist am Zug.
}
event-rose = { $who ->
    [you] Du steigst: { $card }.
   *[side] { $side } steigt: { $card }.
}
event-glided = { $who ->
    [you] Du gleitest.
   *[side] { $side } gleitet.
}
event-landed = { $fell ->
    [yes] { $who ->
        [you] Du warst auf { $height }: Das Wachs schmilzt, und du stürzt ab.
       *[side] { $side } war auf { $height }: Das Wachs schmilzt.
    }
   *[no] { $who ->
        [you] Du landest sicher aus Höhe { $height }.
       *[side] { $side } landet sicher aus Höhe { $height }.
    }
}
event-won = { $who ->
    [you] Du gewinnst.
   *[side] { $side } gewinnt.
}
event-level = Niemand ist höher geflogen als der andere: Das Spiel endet unentschieden.

## What is asked, and what can be chosen

ask-turn = Du bist auf Höhe { $height }, und über { $sun } schmilzt die Sonne die Flügel. Was tust du?
choice-rise = Steigen: eine Feder ziehen
choice-glide = Gleiten: keine mehr ziehen

refused-pile-empty = Es ist keine Feder mehr da: Du kannst nur gleiten.

## What is wrong with a position

error-wings-position = eine Stellung schreibt man „Icarus    D 2 5 | I 6 glides“.
error-wings-turn-of-glider = wer gleitet, ist nicht mehr am Zug.
error-wings-not-over = das Spiel ist erst zu Ende, wenn beide gleiten.

## Options

option-sun = Höhe der Sonne

## The board

view-feathers = { $value ->
    [one] eine Feder
   *[other] { $value } Federn
}
view-glides = { $value ->
    [yes] gleitet
   *[no] fliegt
}
view-shown = { $value }
view-pile = Federn im Stapel: { $value }.
view-sun = Über { $value } schmilzt die Sonne die Flügel.

## Examples of what can be typed

example-action = RISE
example-card = Feder 3
example-clause = WI-TURN-01
