### Kampf um den Olymp.
### $who sagt, wie die Leserin oder der Leser zu der Seite steht, von der ein Satz handelt:
### du, die gegnerische (enemy) oder eine von beiden (side, für alle, die zusehen).
### Den großen Anfangsbuchstaben bekommt ein Satz über ein Ereignis, wenn er gesagt wird.

## Seiten, Karten, Einheiten, Plätze

game-name = Kampf um den Olymp
side-a = Spieler A
side-b = Spieler B
player = { $who ->
    [enemy] dein Gegner
   *[side] { $side }
}

colour-of = { $colour ->
    [red] rot
    [blue] blau
    [yellow] gelb
    [green] grün
   *[all] mehrfarbig
}
colour-sign = { $colour ->
    [red] R
    [blue] B
    [yellow] Ge
    [green] Gr
   *[all] *
}
kind-of = { $kind ->
    [hero] Held
    [soldier] Soldat
   *[equipment] Ausrüstung
}
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
phase-of = { $phase ->
    [1] Handkarten ausspielen
    [2] angreifen
   *[3] Karten nachziehen
}
timing-symbol = { $timing ->
    [play] beim Ausspielen
    [before_strike] beim Angriff
    [after_strike] beim Angriff
   *[always] immer
}

symbols = { $count } { $colour }
cost-free = kostenlos
values = Angriff { $attack }, Verteidigung { $defence }
card-unknown = eine Karte
card-priced = { $card } ({ $cost })
about-card = { $kind }, { $colour }; Kosten: { $cost }; { $values }
card-about = { $about }; { $copies ->
    [0] in diesem Spiel nicht dabei
    [one] einmal im Spiel
   *[other] { $copies }-mal im Spiel
}; in Notation { $id }.
card-symbols = Symbol: { $symbols }.
some-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
nobody = niemand
unit = { $who ->
    [you] deine Einheit { $card } ({ $space })
    [enemy] die gegnerische Einheit { $card } ({ $space })
   *[side] die Einheit { $card } ({ $space }) von { $side }
}
unit-of-colour = { $card } ({ $colour })
unit-damage = Schaden { $count }
unit-attacks = { $count ->
    [one] hat angegriffen
   *[other] hat { $count }-mal angegriffen
}
unit-silenced = ohne Sonderfähigkeiten
marker = { $colour ->
    [red] Farbmarker Rot
    [blue] Farbmarker Blau
    [yellow] Farbmarker Gelb
   *[green] Farbmarker Grün
}
counter-at = { $holder ->
    [nobody] der Zählstein steht auf der 0
    [you] der Zählstein steht auf der { $points } deiner Seite
    [enemy] der Zählstein steht auf der { $points } der gegnerischen Seite
   *[side] der Zählstein steht auf der { $points } der Seite von { $side }
}
change = { $amount } { $value ->
    [attack] Angriff
   *[defence] Verteidigung
}
about = { $card }: { $text }

## Was geschehen ist

event-started = { $who ->
    [you] Du beginnst.
   *[side] { player } beginnt.
}
event-dealt = { $who ->
    [you] Du bekommst { $card }.
   *[side] { player } bekommt { $card }.
}
event-turn-began = { $who ->
    [you] Du bist am Zug (Zug { $count }).
   *[side] { player } ist am Zug (Zug { $count }).
}
event-phase-skipped = { $who ->
    [you] Du lässt Phase { $phase } aus ({ phase-of }).
   *[side] { player } lässt Phase { $phase } aus ({ phase-of }).
}
event-phase-began = { $who ->
    [you] Du beginnst Phase { $phase } ({ phase-of }).
   *[side] { player } beginnt Phase { $phase } ({ phase-of }).
}
event-announced = { $who ->
    [you] Du sagst eine Karte an: { $card }.
   *[side] { player } sagt eine Karte an: { $card }.
}
event-paid = { $who ->
    [you] Du bezahlst 1 × { $colour } mit { $card }.
   *[side] { player } bezahlt 1 × { $colour } mit { $card }.
}
event-paid-marker = { $who ->
    [you] Du bezahlst mit dem { $marker }.
   *[side] { player } bezahlt mit dem { $marker }.
}
event-paid-all = { $who ->
    [you] Du bezahlst mit { $payment }.
   *[side] { player } bezahlt mit { $payment }.
}
event-placed = { $who ->
    [you] Du legst { $card } auf { $space }.
   *[side] { player } legt { $card } auf { $space }.
}
event-equipped = { $who ->
    [you] Du rüstest { $other } ({ $space }) aus: { $card }.
   *[side] { player } rüstet { $other } ({ $space }) aus: { $card }.
}
event-played = { $who ->
    [you] Du spielst { $card } auf { $space } aus{ $paid ->
        [0] .
       *[other] , bezahlt mit { $payment }.
    }
   *[side] { player } spielt { $card } auf { $space } aus{ $paid ->
        [0] .
       *[other] , bezahlt mit { $payment }.
    }
}
event-attached = { $who ->
    [you] Du rüstest { $other } ({ $space }) aus: { $card }{ $paid ->
        [0] .
       *[other] , bezahlt mit { $payment }.
    }
   *[side] { player } rüstet { $other } ({ $space }) aus: { $card }{ $paid ->
        [0] .
       *[other] , bezahlt mit { $payment }.
    }
}
event-drew = { $who ->
    [you] Du ziehst { $cards }.
   *[side] { player } zieht { $cards }.
}
event-attacked = { $who ->
    [you] Du greifst mit { $card } von { $space } aus an.
   *[side] { player } greift mit { $card } von { $space } aus an.
}
event-attacked-for = { $who ->
    [you] Du greifst mit { $card } von { $space } aus an: { $what }.
   *[side] { player } greift mit { $card } von { $space } aus an: { $what }.
}
event-struck = { $count ->
    [0] { $unit } wird von { $other } getroffen, ohne Schaden.
   *[other] { $unit } wird von { $other } getroffen: { $count } Schaden.
}
event-damaged = { $count ->
    [0] { $unit } erhält keinen Schaden.
   *[other] { $unit } erhält { $count } Schaden.
}
event-healed = { $unit } wird um { $count } Schaden geheilt.
event-defeated = { $unit } ist geschlagen.
event-survived = { $unit } bleibt ohne Schaden im Spiel.
event-discarded = { $unit } wird abgelegt.
event-fell = { $unit } ist geschlagen und wird abgelegt.
event-stripped = { $unit } verliert die Ausrüstung: { $equipment }.
event-returned = { $worn ->
    [yes] { $unit } kehrt auf die Hand zurück; abgelegt wird: { $equipment }.
   *[no] { $unit } kehrt auf die Hand zurück.
}
event-moved = { $unit } wird auf { $to } verschoben.
event-modified = { $unit } erhält { $changes }.
event-used = { $who ->
    [you] Die Sonderfähigkeit deiner Karte { $card } ({ $space }) wirkt.
    [enemy] Die Sonderfähigkeit der gegnerischen Karte { $card } ({ $space }) wirkt.
   *[side] Die Sonderfähigkeit der Karte { $card } ({ $space }) von { $side } wirkt.
}
event-dropped = { $who ->
    [you] Du legst eine Handkarte ab: { $card }.
   *[side] { player } legt eine Handkarte ab: { $card }.
}
event-showed = { $who ->
    [you] Dein Gegner sieht deine Hand: { $cards }.
    [enemy] Du siehst die Hand deines Gegners: { $cards }.
   *[side] { $opponent } sieht die Hand von { $side }: { $cards }.
}
event-took = { $who ->
    [you] Du nimmst { $card } vom Ablagestapel.
   *[side] { player } nimmt { $card } vom Ablagestapel.
}
event-took-marker = { $who ->
    [you] Du nimmst { $giver ->
        [board] den { $marker } vom Spielplan
        [enemy] deinem Gegner den { $marker } weg
       *[side] { $from } den { $marker } weg
    }.
   *[side] { player } nimmt { $giver ->
        [board] den { $marker } vom Spielplan
        [you] dir den { $marker } weg
       *[side] { $from } den { $marker } weg
    }.
}
event-gained-point = { $who ->
    [you] Du erhältst 1 Siegpunkt: { $counter }.
   *[side] { player } erhält 1 Siegpunkt: { $counter }.
}
event-gained-bonus = { $who ->
    [you] Du erhältst den Bonus des Kampfgebiets { $area }.
   *[side] { player } erhält den Bonus des Kampfgebiets { $area }.
}
event-gained-bonus-for = { $who ->
    [you] Du erhältst den Bonus des Kampfgebiets { $area }: { $what }.
   *[side] { player } erhält den Bonus des Kampfgebiets { $area }: { $what }.
}
event-won-board-full = { $who ->
    [you] Alle sechs Plätze auf deiner Seite sind besetzt: Du gewinnst.
   *[side] { player } beginnt den Zug mit sechs besetzten Plätzen und gewinnt.
}
event-won-seven-points = { $who ->
    [you] Der Zählstein steht auf der 7 deiner Seite: Du gewinnst.
    [enemy] Der Zählstein steht auf der 7 der gegnerischen Seite: Dein Gegner gewinnt.
   *[side] Der Zählstein steht auf der 7 der Seite von { $side }: { $side } gewinnt.
}
event-won-pile-empty = { $who ->
    [you] Der Nachziehstapel ist leer, und der Zählstein steht auf deiner Seite: Du gewinnst.
    [enemy] Der Nachziehstapel ist leer, und der Zählstein steht auf der gegnerischen Seite: Dein Gegner gewinnt.
   *[side] Der Nachziehstapel ist leer, und der Zählstein steht auf der Seite von { $side }: { $side } gewinnt.
}
event-tied = Der Nachziehstapel ist leer, und der Zählstein steht auf der 0: Das Spiel endet unentschieden.

## Was ein Angriff oder der Bonus eines Kampfgebiets gebracht hat

result-damage = { $count ->
    [0] kein Schaden für { $card }
   *[other] { $count } Schaden für { $card }
}
result-point = 1 Siegpunkt, { $counter }
result-marker = { $giver ->
    [board] { $marker } vom Spielplan
    [you] { $marker }, dir weggenommen
    [enemy] { $marker }, deinem Gegner weggenommen
   *[side] { $marker }, { $from } weggenommen
}
result-card = { $known ->
    [0] 1 Karte
   *[other] 1 Karte, { $card }
}
result-area = Bonus des Kampfgebiets { $area }
result-nothing = { $area ->
    [delphi] kein Farbmarker
   *[troy] keine Karte
}

## Was gefragt wird

ask-start-player = Wer beginnt?
ask-dealt = Welche Karte wird ausgeteilt?
ask-drawn = Welche Karte wird gezogen?
ask-skip = Lässt du Phase { $phase } aus ({ phase-of })? Im ersten Zug der Partie entfällt eine Phase.
ask-give-up = Auf welche Phase dieses ersten Zuges verzichtest du?
ask-main = Welche Karte spielst du aus?
ask-pay = { $paid ->
    [0] Kosten von { $card }: { $cost }. Womit bezahlst du 1 × { $colour }?
   *[other] Kosten von { $card }: noch { $cost }. Womit bezahlst du 1 × { $colour }?
}
ask-place = { $kind ->
    [equipment] Welche Einheit bekommt die Ausrüstung { $card }?
   *[hero] Wohin legst du { $card }?
}
ask-option = { $about } Nutzt du das?
ask-target = { $about } Welche Einheit wählst du?
ask-destination = { $about } Wohin kommt { $unit }?
ask-rearrange = { $about } Wohin kommt { $unit }?
ask-marker = { $delphi ->
    [yes] Bonus des Kampfgebiets Delphi: Welchen Farbmarker nimmst du?
   *[no] { $about } Welchen Farbmarker nimmst du?
}
ask-area = { $about } Welches Kampfgebiet wählst du?
ask-drop = { $whose ->
    [enemy] { $about } Welche Karte muss dein Gegner ablegen?
   *[own] { $about } Welche Handkarte legst du ab?
}
ask-take = { $about } Welche Karte nimmst du?
ask-play-free = { $about } Welche Karte spielst du aus?

## Was gewählt werden kann

choice-play = { $card } ausspielen
choice-pay = { $all ->
    [yes] Mit { $card } bezahlen (mehrfarbig)
   *[no] Mit { $card } bezahlen
}
choice-pay-marker = Mit dem { $marker } bezahlen
choice-card = { $question ->
    [drop] { $card } ablegen
    [take] { $card } nehmen
    [play-free] { $card } ausspielen
   *[other] { $card } wählen
}
choice-no-such-card = Karte { $number }, die es in diesem Spiel nicht gibt
choice-unit = { $own ->
    [you] Dein Platz { $space }: { $unit }
   *[enemy] Der gegnerische Platz { $space }: { $unit }
}
choice-empty-space = { $own ->
    [you] Dein Platz { $space } ({ $area }), leer
   *[enemy] Der gegnerische Platz { $space } ({ $area }), leer
}
choice-space = { $free ->
    [yes] Auf { $space }, { $area }: gegenüber niemand, je Angriff { $bonus }
   *[no] Auf { $space }, { $area }: gegenüber { $opposing }
}
choice-move = { $taken ->
    [here] Auf { $space } bleiben
    [yes] { $question ->
        [rearrange] Auf { $space }, den Platz von { $card }
       *[destination] Auf { $space }, im Tausch mit { $card }
    }
   *[no] Auf { $space }, einen freien Platz
}
choice-marker = { $giver ->
    [board] Den { $marker } vom Spielplan nehmen
    [enemy] Den { $marker } deinem Gegner wegnehmen
   *[you] Den { $marker } nehmen, der dir schon gehört
}
choice-area = { $area }: { $bonus }
choice-yes = { $question ->
    [option] Ja, { $card } nutzen
   *[other] Ja
}
choice-no = { $question ->
    [marker] Keinen Farbmarker nehmen
   *[other] Nein
}
choice-done = { $question ->
    [target] Keine weitere Einheit wählen
   *[main] Keine weitere Karte ausspielen
}
choice-keep = Phase { $phase } behalten ({ phase-of })
choice-skip = Phase { $phase } auslassen ({ phase-of })
choice-give-up = { $phase ->
    [1] ausspielen
    [2] angreifen
   *[3] nachziehen
}
choice-with-text = { $choice }. { $card }: { $text }
choice-suggested = Bezahlen wie vorgeschlagen: { $cards }
choice-ahead = { $place }. Bezahlt wie vorgeschlagen: { $cards }

## Warum etwas nicht geht

refused-marker-does-not-pay = Mit diesem Farbmarker kannst du hier nicht bezahlen: Er gehört dir nicht, oder eine andere Farbe ist fällig.
refused-no-declining = Verzichten kannst du hier nicht.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-no-empty-space = Alle sechs Plätze auf deiner Seite sind besetzt.
refused-no-bearer = Du hast keine Einheit ohne Ausrüstung.
refused-cannot-pay = Diese Karte kannst du nicht bezahlen.
refused-rest-unpayable = Diese Karte brauchst du für ein anderes Symbol der Kosten.
refused-wrong-colour = Diese Karte hat nicht die Farbe, die fällig ist.
refused-other-side = Deine Karten legst du auf deine eigene Seite.
refused-space-occupied = Auf diesem Platz liegt schon eine Einheit.
refused-no-unit-there = Auf diesem Platz liegt keine Einheit von dir.
refused-equipped-already = Diese Einheit hat schon Ausrüstung.
refused-not-skip = Du kannst die Phase nur behalten oder auslassen.
refused-not-option = Du hast keine Karte, die du hier ausspielen könntest: Du kannst nur ablehnen.
refused-not-target = Diese Einheit kannst du nicht wählen.
refused-not-destination = Dorthin kann die Einheit nicht.
refused-not-rearrange = Dorthin kann die Einheit nicht: Der Platz ist gegnerisch oder schon vergeben.
refused-not-marker = Diesen Farbmarker kannst du jetzt nicht nehmen.
refused-not-area = Das ist kein Kampfgebiet.
refused-not-drop = Diese Karte ist nicht auf dieser Hand.
refused-not-take = Diese Karte kannst du nicht nehmen.
refused-not-play-free = Diese Karte kannst du jetzt nicht ausspielen.

## Der Tisch im Terminal

board-side = { $name }: { $cards } auf der Hand{ $known ->
    [0] {""}
   *[other] { " " }(bekannt: { $names })
}, { $held ->
    [0] keine Farbmarker
   *[other] Farbmarker: { $markers }
}
board-piles = Nachziehstapel: { $pile }. Ablagestapel: { $discard }{ $discard ->
    [0] {""}
   *[other] , obenauf { $top }
}. Farbmarker auf dem Spielplan: { $held ->
    [0] keine
   *[other] { $markers }
}.
board-announced = Angesagt: { $card }.
board-space = { $space }, { $area }. { $near }: { $ours }. { $far }: { $theirs }.
board-empty-space = { $space }, { $area }: niemand.
board-yours = Deine Seite
board-opposite = Gegenüber
board-markers = { $held ->
    [0] Du hast keine Farbmarker.
   *[other] Deine Farbmarker: { $markers }.
}
board-draw-pile = Nachziehstapel: { $count }; vor der Partie entfernt: { $removed }.
board-discard-pile = { $whole ->
    [yes] Ablagestapel ({ $count }), von oben: { $cards }.
   *[no] Ablagestapel ({ $count }), obenauf: { $cards }.
}
board-known = Von der Hand von { $side } kennst du: { $cards }.

## Was die Partie bald entscheiden kann

threat-board-full = { $who ->
    [you] Alle sechs Plätze auf deiner Seite sind besetzt: Sind sie es auch noch, wenn dein Zug beginnt, gewinnst du.
    [enemy] Alle sechs gegnerischen Plätze sind besetzt: Sind sie es auch noch, wenn der gegnerische Zug beginnt, verlierst du.
   *[side] Alle sechs Plätze von { $side } sind besetzt: Sind sie es auch noch, wenn der nächste Zug von { $side } beginnt, gewinnt { $side }.
}
threat-points = { $who ->
    [you] Dir { $count ->
        [one] fehlt 1 Siegpunkt
       *[other] fehlen { $count } Siegpunkte
    } zum Sieg.
    [enemy] Deinem Gegner { $count ->
        [one] fehlt 1 Siegpunkt
       *[other] fehlen { $count } Siegpunkte
    } zum Sieg.
   *[side] { $side } { $count ->
        [one] fehlt 1 Siegpunkt
       *[other] fehlen { $count } Siegpunkte
    } zum Sieg.
}
threat-pile = Im Nachziehstapel { $count ->
    [one] liegt nur noch eine Karte
   *[other] liegen nur noch { $count } Karten
}: Ist er leer, { $who ->
    [you] gewinnst du nach jetzigem Stand.
    [enemy] gewinnt dein Gegner nach jetzigem Stand.
    [side] gewinnt { $side } nach jetzigem Stand.
   *[nobody] endet die Partie nach jetzigem Stand unentschieden.
}

## Beispiele, was getippt werden kann

example-action = PLAY(carians) OWN(O1)
example-card = Hektor
example-clause = FO-PAY-03

## Was ein Tipp verspricht

gain-gained-point = Das bringt dir einen Siegpunkt.
gain-defeated = Damit schlägst du eine gegnerische Einheit.
gain-gained-bonus = Das bringt dir den Bonus eines Kampfgebiets.
gain-took-marker = Das bringt dir einen Farbmarker.
gain-struck = Damit triffst du eine gegnerische Einheit.
gain-placed = Das bringt eine weitere deiner Einheiten ins Spiel.
gain-equipped = Das macht eine deiner Einheiten stärker.
