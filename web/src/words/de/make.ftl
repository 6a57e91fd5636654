### Cards and maps of one's own

title-olympus = Eigene Karten
title-deukalion = Ein eigener Spielplan
about-olympus = Schreib Karten für „Kampf um den Olymp“, sieh sie dir gezeichnet an und spiel mit ihnen. Was du schreibst, bleibt auf diesem Gerät.
about-deukalion = Zeichne einen Spielplan für „Deukalion“, Zeichen für Zeichen, sieh ihn dir als Meer an und spiel darauf. Was du schreibst, bleibt auf diesem Gerät.
text-olympus = Die Karten
text-deukalion = Der Spielplan
paste = Schreib hier, füge einen Text ein oder zieh eine Datei hierher.
open = Datei öffnen
example = Mit einem Beispiel beginnen
example-sure = Deinen Text durch das Beispiel ersetzen?
save = Als Datei speichern
checking = Wird geprüft …
checking-long = Wird noch geprüft: Es dauert länger als sonst. Du kannst weiterschreiben.
trying-out = Dein Text wird ausprobiert, dann ist der Tisch bereit …
mistakes = { $many ->
    [0] Keine Fehler.
    [one] Ein Fehler
   *[other] { $many } Fehler
}
line = Zeile { $line }
warning = Hinweis
shown-olympus = { $many ->
    [0] Noch lässt sich keine Karte zeichnen.
    [one] Eine Karte
   *[other] { $many } Karten
}
shown-deukalion = Dein Meer
nothing-yet = Hier steht noch nichts. Das Beispiel ist ein guter Anfang.
play = Damit spielen
play-not-yet = Behebe zuerst die Fehler, dann kannst du spielen.
no-file = Diese Datei lässt sich nicht lesen: Wähle eine Textdatei mit höchstens { $most } Zeichen.
too-long = Das ist zu lang: Lass { $many } Zeichen weg.
