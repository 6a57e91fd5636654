### Der Spielplan von Kampf um den Olymp.
### $whose sagt, wie die Leserin oder der Leser zu einer Seite steht: die eigene (own), die gegnerische (enemy) oder eine
### von beiden (side, für alle, die zusehen).

## Orte und Farben

area-of = { $area ->
    [olympus] Olymp
    [delphi] Delphi
   *[troy] Troja
}
bonus-of = { $area ->
    [olympus] 1 Siegpunkt
    [delphi] 1 Farbmarker
   *[troy] 1 Karte
}
colour-of = { $colour ->
    [red] rot
    [blue] blau
    [yellow] gelb
    [green] grün
   *[all] mehrfarbig
}
phase-short = { $phase ->
    [1] Ausspielen
    [2] Angreifen
    [3] Nachziehen
   *[4] Zugende
}

## Was vorgelesen wird

board = Der Spielplan
place = { $whose ->
    [own] Dein Platz { $space }, { area-of }
    [enemy] Der gegnerische Platz { $space }, { area-of }
   *[side] { $name }, { $space }, { area-of }
}
place-empty = { place }: leer.
place-unit = { place }: { $about }. { $text }
unit-named = { $card } ({ colour-of })
unit-values = Angriff { $attack }, Verteidigung { $defence }
unit-damage = Schaden { $count }
unit-wears = trägt { $card }
unit-attacks = { $count ->
    [one] hat angegriffen
   *[other] hat { $count }-mal angegriffen
}
unit-silenced = ohne Sonderfähigkeiten
equipment-worn = { place }: Ausrüstung { $card }. { $text }
hand-card = { $copies ->
    [1] { $card }. { $about }. { $text }
   *[other] { $copies } × { $card }. { $about }. { $text }
}
known-card = { $name } hat { $card } auf der Hand. { $about }. { $text }
discard-card = Auf dem Ablagestapel: { $card }. { $about }. { $text }
marker = { $colour ->
    [red] Farbmarker Rot
    [blue] Farbmarker Blau
    [yellow] Farbmarker Gelb
   *[green] Farbmarker Grün
}, { $holder ->
    [board] auf dem Spielplan
    [own] bei dir
    [enemy] bei deinem Gegner
   *[side] bei { $name }
}
area = { area-of }: { bonus-of } für einen Angriff ohne Verteidiger
counter = { $holder ->
    [nobody] Der Zählstein steht auf der 0
    [own] Der Zählstein steht auf { $points } von 7 auf deiner Seite
    [enemy] Der Zählstein steht auf { $points } von 7 auf der gegnerischen Seite
   *[side] Der Zählstein steht auf { $points } von 7 auf der Seite von { $name }
}
pile = { $count ->
    [one] Nachziehstapel: { $count } Karte
   *[other] Nachziehstapel: { $count } Karten
}
discard = { $count ->
    [0] Ablagestapel: leer
    [one] Ablagestapel: { $count } Karte, obenauf { $card }
   *[other] Ablagestapel: { $count } Karten, obenauf { $card }
}
hand-count = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
your-hand = Deine Hand
hand-empty = Keine Handkarten
from-discard = Vom Ablagestapel
put-back = Schließen
announced = Angesagt: { $card }. { $about }. { $due ->
    [0] Kostenlos
   *[other] { $paid } von { $due } bezahlt
}.
announced-none = Keine Karte ist angesagt
turn-of = Zug { $turn }, { $name }, Phase { $phase }: { phase-short }
to-move = { $name } hat die Wahl
wins = gewinnt
tie = unentschieden

## Was auf dem Spielplan steht

pile-title = Stapel
discard-title = Ablage
announced-title = Angesagt
free = gratis

## Was man gesehen hat

seen-hand = Auf der Hand von { $name }
seen-hand-unknown = { $count ->
    [0] Keine weitere Karte.
    [one] Und { $count } Karte, die du nicht kennst.
   *[other] Und { $count } Karten, die du nicht kennst.
}
seen-discard = Ablagestapel ({ $count })
seen-discard-none = Er ist leer.
seen-unseen = Noch nicht gesehen ({ $count })
seen-where = Davon { $pile } im Nachziehstapel, { $hands } auf der Hand, { $removed } aus dem Spiel.
