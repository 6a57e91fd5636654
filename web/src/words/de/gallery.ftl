### Die Kartengalerie, und Karten und Beispiele neben den Regeln.

cards-of = { $game }: die Karten
cards-about = Alle Karten der Schachtel, so wie sie auf dem Tisch liegen. „Warum“ führt zu den Regeln dahinter.
search-cards = In Namen und Texten suchen
any = alle
show-all = Alle zeigen
cards-found = { $many ->
    [one] { $many } Karte
   *[other] { $many } Karten
}
no-cards = Die Karten lassen sich nicht laden: Der Server ist nicht zu erreichen. Versuch es später noch einmal.
order = Reihenfolge
order-printed = wie in der Schachtel
order-name = nach Namen
order-played = meistgespielte zuerst
order-rate = höchste Siegquote zuerst
figures-from = Die Zahlen stammen aus { $games } Partien zwischen Bots ({ $bots }): Ausgabe { $edition }, Startzahl { $seed }, Version { $rules } der Regeln, { $date }.
figures-about = Die Siegquote ist die der Spieler, die die Karte gespielt haben, dazu der Bereich, in dem die wahre Quote in 95 von 100 Fällen liegt. Starke Karten spielt meist, wer ohnehin vorn liegt.
card-share = { $done ->
    [pursuit] Von jedem Spieler in { $share } der Partien erfüllt
   *[other] Von jedem Spieler in { $share } der Partien gespielt
}
card-rate = Siegquote: { $rate } ({ $low } bis { $high })
card-never = In diesen Partien nicht gespielt

## Was auf einer Karte steht

printed-olympus = { $about }{ $copies ->
    [1] .
   *[other] ; { $copies } Stück.
}
printed-hera-zeus = { $kind ->
    [figure] Eine Figur für jede Seite.
   *[other] { $strength ->
        [none] Wird aus der Hand gespielt; { $copies ->
            [one] { $copies } Karte
           *[other] { $copies } Karten
        } in jedem Deck.
       *[other] Stärke { $strength }; { $copies ->
            [one] { $copies } Karte
           *[other] { $copies } Karten
        } in jedem Deck.
    }
}
printed-deukalion = { $kind ->
    [pursuit] Auftragskarte: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    [honour] Ehrenkarte: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; { $copies } Stück.
    [permanent] Aktionskarte, die liegen bleibt; { $copies ->
        [one] { $copies } Stück
       *[other] { $copies } Stück
    }.
   *[action] Aktionskarte; { $copies ->
        [one] { $copies } Stück
       *[other] { $copies } Stück
    }.
}
printed = { $kind }

## Filter und ihre Werte

facet-kind = Art
facet-colour = Farbe
facet-cost = Kosten
facet-symbol = Fähigkeit
facet-strength = Stärke
facet-points = Punkte
facet-task = Aufgabe
value-kind = { $value ->
    [hero] Helden
    [soldier] Soldaten
    [equipment] Ausrüstung
    [number] Karten fürs Feld
    [mythology] Mythologiekarten
    [figure] die Figur
    [action] Aktionskarten
    [permanent] Aktionskarten, die liegen bleiben
    [pursuit] Auftragskarten
    [honour] Ehrenkarten
   *[other] { $value }
}
value-colour = { $value ->
    [red] rot
    [blue] blau
    [yellow] gelb
    [green] grün
   *[all] mehrfarbig
}
value-symbol = { $value ->
    [play] beim Ausspielen
    [attack] beim Angriff
   *[always] immer
}
value-strength = { $value ->
    [none] keine
   *[other] { $value }
}
value-task = { $value ->
    [chests] Truhen abliefern
    [place] neben einem Ort liegen
    [ship] ein Schiff besiegen
   *[hydra] die Hydra besiegen
}

## Neben den Regeln

found-cards = Karten
example = Beispiel
example-before = Vorher
