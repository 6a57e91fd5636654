review = Analyse
working = Die Züge der Partie werden abgewogen …
failed = Die Analyse ist nicht gelungen.
again = Noch einmal
side = Wessen Partie
curve-empty = Noch ist keine Wahl abgewogen.
curve-told = Chancen von { $name } nach dem, was man wissen konnte: anfangs { $first }, am Ende { $last }, zwischen { $lowest } und { $highest }.
curve-how = Die Striche darunter zeigen, was verloren ging.
per-decision = { $decisions ->
    [one] Verlust je Entscheidung im Mittel: { $loss } (eine Entscheidung).
   *[other] Verlust je Entscheidung im Mittel: { $loss } ({ $decisions } Entscheidungen).
}
costliest = Die teuersten Entscheidungen
name-inaccuracy = Ungenauigkeit
name-mistake = Fehler
name-blunder = Grober Fehler
lost = in Zug { $turn }: { $loss } verloren, auf { $error } genau
instead = { $choice } – besser: { $better }.
no-names = Keine Wahl hat 3 % oder mehr gekostet.
no-names-yet = Bisher hat keine Wahl 3 % oder mehr gekostet.
ledger = Wie das Ergebnis von { $name } zustande kam
start = Anfang
luck-of = Glück von { $name }
losses-of = Verluste von { $name }
mind = Geändertes Urteil
result = Ergebnis
adjusted = Ergebnis ohne Glück
