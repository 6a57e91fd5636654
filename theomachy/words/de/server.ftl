### Der Tischserver

server-over = Das Spiel ist zu Ende.
push-turn = Du bist am Zug.

denied-wrong-key = Dieser Link öffnet hier keinen Platz; bitte um einen neuen oder schau zu.
denied-seat-taken = Dort sitzt schon jemand; nimm einen anderen Platz oder schau zu.
denied-not-all-seated = Noch sitzen nicht alle; warte auf die anderen.
denied-nonce-twice = Deine Zufallszahl ist schon abgegeben.
denied-not-your-turn = Du bist nicht an der Reihe; warte, bis du gefragt wirst.
denied-too-late = Die Stellung hat sich inzwischen geändert; sieh sie dir neu an und wähle dann.
denied-nothing-to-undo = Du hast noch nichts gewählt, was sich zurücknehmen ließe.
denied-bots-agree-to-nothing = Bots nehmen kein Remis an; spiel weiter oder gib auf.
denied-already-asked = Die Spieler werden schon etwas gefragt; warte auf ihre Antwort.
denied-denied-before = Das wurde eben abgelehnt; triff erst eine Wahl.
denied-nothing-asked = Auf diese Antwort wartet niemand.
denied-no-chat = An diesem Tisch gibt es keinen Chat.
denied-said-already = Du hast seither etwas gesagt; sieh nach, ob es das war.
denied-bad-chat = Eine Nachricht hat 1 bis { $most } Zeichen, alle druckbar.
denied-no-such-reaction = Diese Reaktion gibt es nicht.
denied-not-begun = Die Partie hat noch nicht begonnen.
denied-game-over = Das Spiel ist zu Ende.
denied-left = Du hast diese Partie aufgegeben; ein Bot spielt für dich weiter.
denied-no-such-table = Diesen Tisch gibt es nicht; prüfe den Link.
denied-quarantined = Dieser Tisch wird nicht mehr geöffnet, weil das zweimal misslungen ist; sag es dem Betreiber dieses Servers, der ihn exportieren, freigeben oder löschen kann.
denied-not-over = Das muss warten, bis das Spiel zu Ende ist.
denied-no-free-seat = An diesem Tisch ist kein Platz mehr frei; wähle einen anderen Tisch oder schau zu.
denied-slow-greeting = Zu lange kam keine Nachricht; verbinde dich neu.
denied-no-watchers = Dieser Tisch ist für Zuschauer geschlossen.
denied-table-full = An diesem Tisch ist kein Platz mehr zum Zuschauen; komm später wieder.
denied-too-many-messages = Zu viele Nachrichten in kurzer Zeit; verbinde dich neu und sende weniger.
denied-too-many-connections = Von deiner Adresse kommen schon zu viele Verbindungen; schließ einige oder warte einen Augenblick.
denied-server-full = Der Server ist gerade voll; versuch es in einer halben Minute noch einmal.
denied-gave-way = Hier wurde es zu voll, und wer spielt, geht vor; komm später wieder.
denied-at-seat-elsewhere = Dein Platz hat zu viele Verbindungen, und diese war die älteste; mach mit einer der anderen weiter.
denied-away-too-often = Du warst zu oft fort; ein Bot spielt für dich weiter.
denied-too-many-tables = Von deiner Adresse aus wurden zu viele Tische eröffnet; warte eine Minute.
denied-too-big = Das ist zu viel auf einmal: { $most } Bytes sind die Grenze.
denied-bad-message = Diese Nachricht ist nicht lesbar; { $why }.
denied-only-watching = Zuschauer spielen nicht mit; nimm einen Platz.
denied-our-fault = Der Fehler liegt bei diesem Server, nicht bei dir; versuch es noch einmal.
denied-enough = Das geht an diesem Tisch nicht noch öfter; jetzt kann nur noch gespielt werden.
denied-store-fails = Die Tische können im Augenblick nicht gelesen oder geschrieben werden, darum ist nichts geschehen; versuch es später noch einmal.
denied-key-rotated = Dieser Platz hat jetzt einen neuen Schlüssel; verbinde dich mit diesem noch einmal.
denied-too-many-requests = Von deiner Adresse kamen in kurzer Zeit zu viele Anfragen; warte einen Augenblick.
denied-foreign-page = Diese Seite gehört nicht zu diesem Server; öffne den Tisch unter seiner eigenen Adresse.
denied-another-game = An diesem Tisch wird etwas anderes gespielt.
denied-hint-only-against-bots = Tipps gibt es nur, wenn alle anderen Bots sind.
denied-too-many-hints = Das waren viele Tipps in kurzer Zeit; denk einen Augenblick selbst nach.
denied-busy = Zu viele warten auf eine solche Antwort; versuch es in { $seconds } Sekunden noch einmal.
denied-no-map = Dieses Spiel hat keinen Seeplan.
denied-nothing-to-check = Dieses Spiel kennt keine eigenen Karten oder Spielpläne.
denied-no-push = Dieser Server verschickt keine Zugmeldungen.
denied-no-push-service = Dieser Server schickt Zugmeldungen nur an bekannte Push-Dienste, und diesen kennt er nicht.
denied-bad-push-keys = Das sind nicht die Schlüssel eines Browser-Abonnements.
denied-endless = Diese Partie ist zu lang, um hier weitergespielt zu werden; einigt euch auf Remis oder gib auf.
denied-too-many-parts = Diese Anfrage hat mehr als { $most } Teile; schick weniger.
denied-too-hard = Das brauchte mehr Zeit oder Speicher, als dafür vorgesehen ist; schick etwas Kürzeres oder Einfacheres.
denied-other-version = Dieser Server spricht Version { $version } des Protokolls, dein Programm eine andere: Lade im Browser die Seite neu, oder installiere das neueste Theomachy.
denied-other-build = Dieser Bot stammt aus einem anderen Build von Theomachy als der Server und kann mit dem, woran sein Platz sich erinnert, nichts anfangen; installiere auf beiden Seiten dieselbe Version.

page-welcome = Dies ist ein Tischserver von Theomachy: drei Brettspiele aus der griechischen Sagenwelt, mit einem Link und ohne Konto.
page-verify = Was beweist eine aufgezeichnete Partie?
page-table = Um dich an diesen Tisch zu setzen, kopiere die ganze Adresse dieser Seite und gib sie dem Programm:
page-record = die Aufzeichnung
page-paste = Füge hier eine ganze Aufzeichnung ein, von der ersten bis zur letzten Zeile:
page-check = Prüfen

### Tische, für den Betreiber

tables-help-action = was mit einem Tisch geschehen soll; ohne Angabe werden alle aufgelistet
tables-help-table = seine Kennung, wie in der Liste, oder sein Link; schreib /ID, wenn sie mit - beginnt
tables-help-file = wohin er exportiert wird: seine Einträge als JSON-Zeilen, und seine Aufzeichnung, wenn sich eine erstellen lässt
tables-help-quarantined = nur die in Quarantäne auflisten: Sie zu öffnen ist zweimal misslungen, darum werden sie nicht mehr geöffnet
tables-none = Es gibt keine.
tables-open = wartet auf Spieler
tables-running = im Spiel
tables-over = zu Ende
tables-quarantined = in Quarantäne
tables-entries = { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}
tables-players = Spieler: { $names }
tables-kinds = Einträge: { $kinds }
tables-last = Letzter Eintrag: { $at }. Misslungene Versuche, ihn zu öffnen: { $tries }
tables-exported = Tisch { $table } ist jetzt in { $file }, mit dem Geheimnis seines Gebers: Gib die Datei niemandem, der dort spielt.
tables-released = Tisch { $table } wird wieder geöffnet, wenn jemand kommt.
tables-deleted = Tisch { $table } ist gelöscht.

## Warum ein Tipp gegeben wird

why-only = Etwas anderes steht nicht zur Wahl.
