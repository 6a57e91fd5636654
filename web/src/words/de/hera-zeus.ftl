### Der Tisch von Hera und Zeus.

## Karten

card-title = { $won ->
    [yes] { $title }, aus dem anderen Deck gewonnen
   *[no] { $title }
}
card-back = { $deck ->
    [hera] eine verdeckte Karte aus Heras Deck
   *[zeus] eine verdeckte Karte aus Zeus’ Deck
}
figure-of = die Figur von { $name }

## Plätze

place-label = { $whose ->
    [own] Du
   *[other] { $name }
}, Bahn { $lane }, Reihe { $row }: { $what }
place-empty = leer
place-up = { $card }, offen
place-down = { $card }, verdeckt
place-insert = { $label }. Hierher kommt die Karte, die anderen rücken zurück.
place-challenge = { $label }. Hier herausfordern.

## Stapel, Hände, Punkte

draw-label = Nachziehstapel von { $name }: { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
}
pile-label = Ablagestapel von { $name }: { $count ->
    [0] leer
    [one] { $count } Karte, { $top }
   *[other] { $count } Karten, obenauf { $top }
}
figure-beside = Die Figur von { $name } steht neben dem Feld
figure-on-field = Die Figur von { $name } ist auf dem Feld
hand-label = Hand von { $name }: { $count ->
    [0] keine Karte
    [one] { $count } Karte
   *[other] { $count } Karten
}{ $won ->
    [0] {""}
   *[other] , davon { $won } gewonnen
}
hand-card = In deiner Hand: { $card }{ $copies ->
    [1] {""}
   *[other] , { $copies }-mal
}{ $seen ->
    [no] {""}
   *[yes] ; { $other } hat sie gesehen
}
hand-known = { $label }. Bekannt davon: { $cards }
shown-card = In der offenen Hand von { $name }: { $card }{ $copies ->
    [1] {""}
   *[other] , { $copies }-mal
}
pile-card = In deinem Ablagestapel: { $card }{ $copies ->
    [1] {""}
   *[other] , { $copies }-mal
}
drawn-out = Aus der Hand von { $name } gezogen: { $card }
copies = ×{ $count }

points-left = noch { $left } von { $total } Punkten
hand-title = { $name }: deine Hand
hand-open = offengelegt
hand-empty = keine Karten
pile-title = Dein Ablagestapel
piles-of = Stapel von { $name }

## Was du gesehen hast

seen-hand = Auf der Hand von { $name }
seen-perhaps = War auf der Hand von { $name }
seen-perhaps-note = Noch auf der Hand oder seither verdeckt gelegt.
seen-pile = Ablagestapel von { $name }
seen-pile-note = Die oberste zuerst, gleiche Karten beisammen.{ $taken ->
    [0] {""}
   *[other] {" "}Hades hat einmal eine davon geholt; welche, hat niemand gesehen.
}
seen-hidden = Noch verborgen aus dem Deck von { $name }
seen-hidden-note = Auf der Hand { $hand }, verdeckt { $down }, zu ziehen { $draw }.
seen-own-pile = Dein Ablagestapel, von oben
seen-draw = Noch in deinem Nachziehstapel
seen-draw-note = In einer Reihenfolge, die niemand kennt.
seen-of-you = { $name } hat auf deiner Hand gesehen
