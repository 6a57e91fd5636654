### Hera und Zeus.
### $who sagt, wie die Leserin oder der Leser zu der Seite steht, von der ein Satz handelt:
### du, die gegnerische (enemy) oder eine von beiden (side, für alle, die zusehen).

## Seiten, Karten, Plätze

game-name = Hera und Zeus
side-hera = Hera
side-zeus = Zeus

card-with-strength = { $name } ({ $strength })
card-won = { $name } ({ $strength }, gewonnen)
card-god = { $name } (Götterkarte)
card-figure = die Figur
card-none = keine Karte
card-unknown = eine unbekannte Karte
card-unknown-won = eine unbekannte gewonnene Karte
card-back = eine Karte
card-back-won = eine gewonnene Karte
card-help-unknown = Diese Karte kennt nur die Seite, der sie gehört.

place = Bahn { $lane }, Reihe { $row }
some-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
some-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
some-pegasus = { $won ->
    [0] { $count ->
        [0] keinen Pegasus
       *[other] { $count } Pegasus
    }
   *[other] { $count } Pegasus (davon gewonnen: { $won })
}

## Was geschehen ist

event-starts = { $who ->
    [you] Du beginnst.
   *[side] { $side } beginnt.
}
event-captive-shown = { $who ->
    [you] Du zeigst { $card }, mischst die Karte zurück und nimmst eine andere.
   *[side] { $side } zeigt { $card }, mischt die Karte zurück und nimmt eine andere.
}
event-dealt = { $who ->
    [you] Du bekommst { $card }.
   *[side] { $side } bekommt { $card }.
}
event-opening-row = { $who ->
    [you] Du legst deine erste Reihe.
   *[side] { $side } legt die erste Reihe.
}
event-turn = { $who ->
    [you] Du bist am Zug: { some-points }.
   *[side] { $side } ist am Zug: { some-points }.
}
event-drew = { $who ->
    [you] Du ziehst { $card }.
   *[side] { $side } zieht { $card }.
}
event-laid = { $who ->
    [you] Du legst { $card } verdeckt in { $place }.
   *[side] { $side } legt { $card } verdeckt in { $place }.
}
event-challenged = { $who ->
    [you] Du forderst in Bahn { $lane } heraus: { $card } gegen { $against }.
    [enemy] { $side } fordert dich in Bahn { $lane } heraus: { $card } gegen { $against }.
   *[side] { $side } fordert in Bahn { $lane } heraus: { $card } gegen { $against }.
}
event-turned-up = { $who ->
    [you] Deine Karte in { $place } wird aufgedeckt: { $card }.
   *[side] Die Karte von { $side } in { $place } wird aufgedeckt: { $card }.
}
event-lost = { $who ->
    [you] Du verlierst { $card }.
   *[side] { $side } verliert { $card }.
}
event-used = { $who ->
    [you] Du spielst { $card }.
   *[side] { $side } spielt { $card }.
}
event-struck-hand = { $who ->
    [you] Du greifst die Hand von { $enemy } an.
    [enemy] { $side } greift deine Hand an.
   *[side] { $side } greift die Hand von { $enemy } an.
}
event-drawn-out = { $who ->
    [you] Aus deiner Hand gezogen: { $card }.
   *[side] Aus der Hand von { $side } gezogen: { $card }.
}
event-placed = { $who ->
    [you] Offen auf dein Feld gelegt, { $place }: { $card }.
   *[side] Offen auf das Feld von { $side } gelegt, { $place }: { $card }.
}
event-struck-front = { $who ->
    [you] Du triffst die vorderste Karte von { $enemy } in Bahn { $lane }.
    [enemy] { $side } trifft deine vorderste Karte in Bahn { $lane }.
   *[side] { $side } trifft die vorderste Karte von { $enemy } in Bahn { $lane }.
}
event-struck-figure = { $who ->
    [you] Du triffst die Figur von { $enemy } in Bahn { $lane }.
    [enemy] { $side } trifft deine Figur in Bahn { $lane }.
   *[side] { $side } trifft die Figur von { $enemy } in Bahn { $lane }.
}
event-looked = { $who ->
    [you] Du siehst dir die Hand von { $enemy } an.
    [enemy] { $side } sieht sich deine Hand an.
   *[side] { $side } sieht sich die Hand von { $enemy } an.
}
event-saw = { $who ->
    [you] { $enemy } sieht in deiner Hand: { $copies } × { $card }.
    [enemy] Du siehst in der Hand von { $side }: { $copies } × { $card }.
   *[side] In der Hand von { $side }: { $copies } × { $card }.
}
event-turned-column = { $who ->
    [you] Du deckst die Spalte von { $enemy } in Bahn { $lane } auf.
    [enemy] { $side } deckt deine Spalte in Bahn { $lane } auf.
   *[side] { $side } deckt die Spalte von { $enemy } in Bahn { $lane } auf.
}
event-fetched = { $who ->
    [you] Du holst { $card } aus deinem Ablagestapel zurück.
   *[side] { $side } holt { $card } aus dem Ablagestapel zurück.
}
event-took-pegasus = { $who ->
    [you] Du holst { some-pegasus } aus deinem Ablagestapel zurück.
   *[side] { $side } holt { some-pegasus } aus dem Ablagestapel zurück.
}
event-seduced = { $who ->
    [you] Die Sirenen locken { $card } in deine Hand.
   *[side] Die Sirenen locken { $card } in die Hand von { $side }.
}
event-moved = { $who ->
    [you] Du versetzt eine Karte von { $place } nach { $to }.
   *[side] { $side } versetzt eine Karte von { $place } nach { $to }.
}
event-figure-on = { $who ->
    [you] Du stellst deine Figur in Bahn { $lane } auf: noch { some-points }.
   *[side] { $side } stellt die Figur in Bahn { $lane } auf: noch { some-points }.
}
event-figure-off = { $who ->
    [you] Deine Figur verlässt Bahn { $lane }.
   *[side] Die Figur von { $side } verlässt Bahn { $lane }.
}
event-pandora-lane = In Bahn { $lane } öffnet sich Pandoras Büchse.
event-pandora-hand = { $who ->
    [you] In deiner Hand öffnet sich Pandoras Büchse.
   *[side] In der Hand von { $side } öffnet sich Pandoras Büchse.
}
event-won-bare-field = { $who ->
    [you] { $enemy } hat keine Karte auf dem Feld: Du gewinnst.
    [enemy] Du hast keine Karte auf dem Feld: { $side } gewinnt.
   *[side] { $enemy } hat keine Karte auf dem Feld: { $side } gewinnt.
}
event-won-no-action = { $who ->
    [you] { $enemy } hat noch Punkte, aber keine erlaubte Aktion: Du gewinnst.
    [enemy] Du hast noch Punkte, aber keine erlaubte Aktion: { $side } gewinnt.
   *[side] { $enemy } hat noch Punkte, aber keine erlaubte Aktion: { $side } gewinnt.
}
event-won-captive-in-front = { $who ->
    [you] Du befreist { $captive } und gewinnst.
   *[side] { $side } befreit { $captive } und gewinnt.
}
event-won-captive-in-hand = { $who ->
    [you] Du befreist { $captive } aus der Hand von { $enemy } und gewinnst.
    [enemy] { $side } befreit { $captive } aus deiner Hand und gewinnt.
   *[side] { $side } befreit { $captive } aus der Hand von { $enemy } und gewinnt.
}
event-won-captive-in-lane = { $who ->
    [you] Pandoras Büchse reißt { $captive } mit: Du gewinnst.
   *[side] Pandoras Büchse reißt { $captive } mit: { $side } gewinnt.
}
event-drawn = Die vereinbarte Zahl an Zügen ist erreicht: Das Spiel endet unentschieden.

## Was gefragt wird

ask-opening-row = Erste Reihe: Welche Karte legst du in Bahn { $lane }?
ask-action = Was tust du? Noch { some-points }.
ask-late-god = Deine Punkte sind aufgebraucht. Spielst du noch { $card }?
ask-turn-over = Deine Punkte sind aufgebraucht. Ist dein Zug vorbei?
ask-place = Wohin legst du { $card }?
ask-pegasus-target = Was greifst du mit { $card } an?
ask-drawn-card-lane = In welche Bahn auf dem Feld von { $enemy } legst du { $card }?
ask-pythia-target = Was siehst du dir mit { $card } an?
ask-hades-card = Welche Karte nimmst du aus deinem Ablagestapel?
ask-persephone-count = Wie viele Pegasus nimmst du aus deinem Ablagestapel?
ask-card-to-move = Welche Karte versetzt du?
ask-new-place = Wohin versetzt du { $card }?
ask-figure-lane = Vor welche Spalte stellst du deine Figur?
ask-order = Welche Karte legst du als nächste auf den Stapel? Die letzte liegt obenauf.

## Was gewählt werden kann

choice-draw = Eine Karte ziehen
choice-lay = { $card } legen
choice-lay-opening = { $card } in Bahn { $lane } legen
choice-challenge = In Bahn { $lane } herausfordern: { $card } gegen { $other }
choice-use-pegasus = { $card } spielen: die gegnerische Hand, eine vorderste Karte oder eine Figur angreifen
choice-use-pythia = { $card } spielen: die gegnerische Hand ansehen oder eine Spalte aufdecken
choice-use-god = { $card } spielen: kostenlos deine Figur aufstellen
choice-use-late-god = { $card } spielen: deine Figur aufstellen und { some-points } bekommen
choice-use-dionysus = { $card } spielen: eine Karte deines Feldes versetzen
choice-use-hades = { $card } spielen: eine Karte aus deinem Ablagestapel nehmen
choice-use-persephone = { $card } spielen: bis zu drei Pegasus aus deinem Ablagestapel nehmen
choice-use-sirens = { $card } spielen: vom gegnerischen Ablagestapel { $other } nehmen
choice-remove-figure = Deine Figur vom Feld nehmen
choice-end-turn = Deinen Zug beenden
choice-at = { $beside ->
    [before] In { $place }, vor { $other }
    [behind] In { $place }, hinter { $other }
    [figure] In { $place }, hinter deine Figur
   *[alone] In { $place }
}
choice-target-hand = Die gegnerische Hand
choice-strike-hand = Die gegnerische Hand angreifen ({ some-cards })
choice-look-at-hand = Die gegnerische Hand ansehen ({ some-cards })
choice-target-lane = Bahn { $lane }
choice-strike-lane = { $beside ->
    [figure] Die gegnerische Figur in Bahn { $lane } angreifen
   *[before] In Bahn { $lane } angreifen: { $other }
}
choice-turn-column = Die gegnerische Spalte in Bahn { $lane } aufdecken (verdeckt: { some-cards })
choice-put-in-lane = { $beside ->
    [before] In Bahn { $lane }, vor { $other }
   *[alone] In Bahn { $lane }, allein
}
choice-figure-in-lane = In Bahn { $lane }, vor { $other }
choice-target-own-figure = Deine eigene Figur vom Feld nehmen
choice-take = { $card } nehmen
choice-next = { $card } auf den Stapel legen
choice-count = { $count ->
    [0] Keinen Pegasus nehmen
   *[other] { $count } Pegasus nehmen
}
choice-from = { $card } aus { $place } versetzen

## Warum etwas nicht geht

refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-points-left = Du musst alle Punkte ausgeben, bevor der Zug endet.
refused-draw-pile-empty = Dein Nachziehstapel ist leer.
refused-hand-full = Deine Hand ist voll: Mehr als 12 Karten darfst du nicht haben.
refused-field-full = Dein Feld ist voll: Jede Spalte fasst höchstens vier Karten, die Figur mitgezählt.
refused-no-own-figure = Deine Figur steht nicht auf dem Feld.
refused-figure-needs-pegasus = Deine eigene Figur verlässt das Feld nur durch einen Pegasus aus deiner Hand.
refused-first-turn = In deinem ersten Zug darfst du weder herausfordern noch mit Pegasus angreifen.
refused-figure-in-lane = In dieser Bahn steht eine Figur: Hier fordert keine Karte heraus.
refused-no-challenger = In dieser Bahn hast du keine Karte.
refused-nobody-opposite = In dieser Bahn liegt keine gegnerische Karte.
refused-never-challenges = Deine vorderste Karte in dieser Bahn fordert niemals heraus.
refused-no-target = Hier gibt es nichts, was Pegasus angreifen könnte.
refused-figure-stands = Deine Figur steht schon auf dem Feld.
refused-no-figure-column = Deine Figur braucht eine Spalte mit einer, zwei oder drei Karten.
refused-nothing-to-seduce = Die Sirenen locken nur eine oberste Karte der Stärke 1 bis 7.
refused-nothing-to-see = Hier gibt es für Pythia nichts zu sehen.
refused-nothing-to-move = Du hast keine Karte, die an einen anderen Platz könnte.
refused-pile-empty = In deinem Ablagestapel liegt keine Karte.
refused-no-such-place = An diesen Platz darf die Karte nicht.
refused-no-room-there = In diese Bahn darf die Karte nicht: Die Spalte ist voll oder enthält eine Figur.
refused-not-in-pile = Eine solche Karte kannst du nicht aus deinem Ablagestapel nehmen.
refused-not-so-many = So viele kannst du nicht nehmen.
refused-cannot-move = Von diesem Platz lässt sich keine Karte versetzen.
refused-not-among-them = Diese Karte gehört nicht zu den verlorenen.
refused-card-first = Wähle zuerst die Karte aus deiner Hand, dann ihren Platz.
refused-not-for-the-field = Nur Karten mit einer Stärke liegen auf dem Feld.
refused-needs-god = Deine Figur kommt nur mit deiner Götterkarte aufs Feld.
refused-needs-sirens = Nur die Sirenen nehmen eine Karte vom gegnerischen Ablagestapel.
refused-needs-pegasus = Aus der Hand angreifen kann nur Pegasus, nachsehen nur Pythia.
refused-needs-hades = Aus deinem Ablagestapel kommt eine Karte nur mit Hades zurück, ein Pegasus auch mit Persephone.
refused-needs-dionysus = Eine Karte auf dem Feld versetzt nur Dionysos.

## Der Tisch im Terminal

board-counts = { $hand } auf der Hand{ $won ->
    [0] {""}
   *[other] { " " }({ $won } gewonnen)
}, { $draw } zum Nachziehen, { $pile } abgelegt{ $pile ->
    [0] {""}
   *[other] , obenauf { $top }
}
board-lane = { $side }, Bahn { $lane }: { $pieces }.
board-row = Reihe { $row } { $piece }
board-no-card = keine Karte
board-figure = die Figur von { $side }
board-unknown = eine unbekannte Karte
board-unknown-won = eine unbekannte Karte aus dem Deck von { $side }
board-face-up = { $card }, offen
board-face-down = { $card }, verdeckt
board-points = { $mine ->
    [yes] Du hast noch { $left } von { $total } Punkten.
   *[no] { $side } hat noch { $left } von { $total } Punkten.
}
board-pile = Ablagestapel von { $side } ({ $count }), { $own ->
    [yes] von oben
   *[no] wie du die Karten hast kommen sehen, die letzte zuerst
}: { $cards }.
board-left-to-draw = Noch in deinem Nachziehstapel ({ $count }), niemand kennt die Reihenfolge: { $cards }.
card-about = { $help } { $copies ->
    [one] Einmal
   *[other] { $copies }-mal
} in jedem Deck; in Notation { $letter }.

## Was die Partie bald entscheiden kann

threat-captive-in-front = { $who ->
    [you] { $captive } liegt bei { $enemy } in der ersten Reihe: Fordere die Karte heraus, und du gewinnst.
    [enemy] { $captive } liegt in deiner ersten Reihe: Fordert { $side } die Karte heraus, verlierst du.
   *[side] { $captive } liegt bei { $enemy } in der ersten Reihe: Fordert { $side } die Karte heraus, gewinnt { $side }.
}
threat-field = { $count ->
    [0] { $who ->
        [you] { $enemy } hat keine Karte auf dem Feld: Bleibt es so, bis der Zug von { $enemy } beginnt, gewinnst du.
        [enemy] Du hast keine Karte auf dem Feld: Bleibt es so, bis dein Zug beginnt, verlierst du.
       *[side] { $enemy } hat keine Karte auf dem Feld: Bleibt es so, bis der Zug von { $enemy } beginnt, gewinnt { $side }.
    }
   *[other] { $who ->
        [you] { $enemy } hat nur noch eine Karte auf dem Feld: Ist keine mehr da, wenn der Zug von { $enemy } beginnt, gewinnst du.
        [enemy] Du hast nur noch eine Karte auf dem Feld: Ist keine mehr da, wenn dein Zug beginnt, verlierst du.
       *[side] { $enemy } hat nur noch eine Karte auf dem Feld: Ist keine mehr da, wenn der Zug von { $enemy } beginnt, gewinnt { $side }.
    }
}
threat-captive-in-hand = { $captive } ist deine einzige Handkarte: Ein Pegasus auf deine Hand gewinnt die Partie.
threat-last-card = { $who ->
    [enemy] Du hast nur noch eine Handkarte.
   *[side] { $enemy } hat nur noch eine Handkarte.
}
threat-pile = { $who ->
    [enemy] { $count ->
        [0] Dein Nachziehstapel ist leer
        [one] In deinem Nachziehstapel liegt nur noch eine Karte
       *[other] In deinem Nachziehstapel liegen nur noch { $count } Karten
    }: Hast du noch Punkte und kannst nichts tun, verlierst du.
   *[side] { $count ->
        [0] Der Nachziehstapel von { $enemy } ist leer
        [one] Im Nachziehstapel von { $enemy } liegt nur noch eine Karte
       *[other] Im Nachziehstapel von { $enemy } liegen nur noch { $count } Karten
    }: Wer noch Punkte hat und nichts tun kann, verliert.
}
threat-turns = { $count ->
    [one] Das ist der letzte Zug
   *[other] Es bleiben nur noch { $count } Züge
}: Danach endet die Partie unentschieden.

## Beispiele, was getippt werden kann

example-action = LAY(4) AT(A,2)
example-card = Medusa
example-clause = HZ-CHAL-04

## Was ein Tipp verspricht

gain-lost = Das kostet deinen Gegner eine Karte.
gain-struck-figure = Das vertreibt die gegnerische Figur aus ihrer Bahn.
gain-seduced = Das lockt eine Karte deines Gegners auf deine Hand.
gain-fetched = Das bringt eine verlorene Karte auf deine Hand zurück.
gain-took-pegasus = Das bringt einen Pegasus auf deine Hand zurück.
gain-turned-column = Das zeigt dir, was dein Gegner verdeckt gelegt hat.
gain-looked = Das zeigt dir die Handkarten deines Gegners.
gain-laid = Damit liegt eine Karte mehr zwischen deinem Gegner und dem, was du verbirgst.
gain-drew = Das bringt dir eine neue Karte.
