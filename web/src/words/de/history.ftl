### My games: what this device keeps of finished games

title = Meine Partien
about = Beendete Partien bleiben nur auf diesem Gerät. Ein Konto gibt es nicht: Um sie auf ein anderes Gerät mitzunehmen, speichere sie als Datei und öffne sie dort.
none-yet = Auf diesem Gerät wurde noch keine Partie beendet.
none-found = Keine Partie gefunden. Ändere die Suche oder die Filter.
no-shelf = Dieser Browser speichert hier nichts: Es ist ein privates Fenster, oder der Speicher ist voll.
search = Suchen
all-games = Alle Spiele
all-results = Alle Ergebnisse
all-opponents = Alle Gegner
game = Spiel
result = Ergebnis
opponent = Gegner
shown = { $many ->
    [one] Eine Partie
   *[other] { $many } Partien
} von { $total }
more = Mehr zeigen
outcome-won = Gewonnen
outcome-drawn = Unentschieden
outcome-lost = Verloren
outcome-none = An einem Gerät
company-1 = Bot Epimetheus
company-2 = Bot Midas
company-3 = Bot Echo
company-4 = Bot Ariadne
company-5 = Bot Teiresias
company-6 = Bot Prometheus
company-other = Andere Bots
company-people = Menschen
company-here = An einem Gerät
against = gegen { $names }
choices = { $many ->
    [one] 1 Entscheidung
   *[other] { $many } Entscheidungen
}
own = mit eigenen Karten oder eigenem Spielplan
not-counted = Zählt nicht: Es wurde etwas zurückgenommen, das der Bot schon gesehen hatte.
replay = Nachspielen
replay-needs-server = Die Aufzeichnung ist hier, aber zum Ansehen brauchst du eine Verbindung: Der Server ist nicht zu erreichen.
other-device = Auf einem anderen Gerät
replay-link = Link zu dieser Partie
replay-link-why = Er gilt, solange der Server den Tisch aufbewahrt. Speichere deine Partien sicherheitshalber als Datei.
delete = Löschen
delete-sure = Diese Partie hier löschen?
tally = Siege und Niederlagen
tally-row = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
strength = Deine Wertung
strength-range = ({ $low } bis { $high })
strength-like = am nächsten an { $level } mit { $rating }
tally-about = Partien, in denen etwas zurückgenommen wurde, und Partien an einem Gerät zählen nicht mit. Deine Wertung wird aus Partien gegen Bots mit Stufen geschätzt, mindestens drei; in 95 von 100 Fällen liegt sie im angegebenen Bereich.
file = Als Datei
export = Alle Partien speichern
import = Datei mit Partien öffnen
imported = { $added ->
    [0] Nichts Neues: Alle Partien dieser Datei waren schon hier.
    [one] Eine Partie wurde hinzugefügt.
   *[other] { $added } Partien wurden hinzugefügt.
}
bad-file = Das ist keine Datei mit gespeicherten Partien: Es wurde nichts geändert. Wähle eine, die mit „Alle Partien speichern“ erzeugt wurde.
no-room = Auf diesem Gerät ist nicht genug Platz: Es wurde nichts geändert. Lösche einige Partien oder schaffe Platz.
delete-all = Alle Partien löschen
delete-all-sure = Alle beendeten Partien auf diesem Gerät löschen?
