## Karten: auflisten und eigene prüfen

cards-help-what = olympus, um die Karten von Kampf um den Olymp aufzulisten; check, um eine Datei zu prüfen
cards-help-file = mit check: die Datei mit deinen Karten
cards-help-check = mit olympus: zeigen, was jeder Text sagt und was die Karte tut
cards-name = Name
cards-kind = Art
cards-colour = Farbe
cards-cost = Kosten
cards-values = A/V
cards-text = Text
cards-reading = Was die Karte tut
cards-same = wie im Text
cards-kind-of = { $kind ->
    [hero] Held
    [soldier] Soldat
   *[equipment] Ausrüstung
}
cards-colour-of = { $colour ->
    [red] rot
    [blue] blau
    [yellow] gelb
    [green] grün
   *[all] alle
}
cards-free = keine
cards-line = { $name }: { $kind }; Farbe: { $colour }; Kosten: { $cost }; Angriff { $attack }, Verteidigung { $defence }.
cards-trouble = { $severity ->
    [error] Fehler
   *[warning] Warnung
}: { $trouble }
cards-counted = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $errors ->
    [one] { $errors } Fehler
   *[other] { $errors } Fehler
}, { $warnings ->
    [one] { $warnings } Warnung
   *[other] { $warnings } Warnungen
}
