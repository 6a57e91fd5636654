## Games: listing them, and checking what one lacks

games-help-what = check, um zu sagen, was einem Spiel noch fehlt; ohne Angabe werden die Spiele aufgelistet
games-help-game = mit check: der Schlüssel des Spiels
games-help-tests = mit check: wo seine Tests sind, um die Regeln zu finden, die kein Test nennt
games-line = { $key }: { $name } ({ $package })
games-complete = Es fehlt nichts Wesentliches.
games-may-add = Es könnte außerdem haben:
games-language = { $language ->
    [de] Deutsch
    [it] Italienisch
   *[en] Englisch
}

## What a game can lack

lack-broken = { $what } scheitert mit { $error }
lack-words = Etwas lässt sich nicht sagen: { $error }
lack-kernel-game = { $name } ist kein Game des Kerns: Es sollte von theomachy.kernel.game.Game erben.
lack-key = Es ist als { $key } angemeldet, aber seine Klasse sagt { $other }.
lack-method = Sein Spiel hat kein { $name }.
lack-field = Seine Sicht hat kein { $name }.
lack-event-class = { $name } ist kein Ereignis: Es sollte eine Dataclass sein, die von Event erbt.
lack-page = Es gibt keine Regelseite auf { $language }.
lack-other-page = eine Regelseite auf { $language }; bis dahin wird die englische gezeigt
lack-clauses = Die Regelseite auf Englisch hat keine nummerierten Regeln: Zeilen wie **AB-TURN-01**, gefolgt von der Regel.
lack-clause = Die Regel { $clause } fehlt auf der Regelseite auf { $language }.
lack-clause-twice = Die Regel { $clause } steht zweimal auf der Regelseite.
lack-no-such-clause = { $what } beruft sich auf { $clause }, aber diese Regel steht nicht auf der Regelseite.
lack-message = Die Nachricht { $key } fehlt auf { $language }.
lack-language = Nachrichten auf { $language }; bis dahin wird Englisch gezeigt
lack-editions = Die Ausgaben seiner Optionen sind nicht die des Spiels mit der üblichen zuerst.
lack-option = Die Option { $name } ändert etwas, auch wenn sie auf den Wert gesetzt wird, den sie schon hat.
lack-board = ein eigenes Spielbrett im Terminal; bis dahin wird seine Sicht Feld für Feld gezeigt
lack-statistics = eigene Statistiken für die Arena
lack-test = einen Test, der die Regel { $clause } nennt
lack-end = Eine Zufallspartie hat mehr als { $count } Entscheidungen und endet nicht.
lack-copy = Eine Kopie eines Zustands ist ihm nicht gleich.
lack-copy-shares = Eine Entscheidung in einer Kopie verändert den Zustand, der kopiert wurde.
lack-load = Ein gespeicherter Zustand wird nicht so geladen, wie er war.
lack-secret-view = Was ein Platz nicht sehen kann, verändert seine Sicht: { $field }.
lack-secret-recall = Was ein Platz nicht sehen kann, verändert sein Gedächtnis.
lack-guess-view = Eine Vermutung passt nicht zu der Sicht, aus der sie gemacht wurde: { $field }.
lack-guess-recall = Eine Vermutung passt nicht zu dem Gedächtnis, aus dem sie gemacht wurde.
lack-notation-choice = Die Entscheidung { $choice } wird nicht so gelesen, wie sie geschrieben wurde.
lack-notation-position = Die Stellung „{ $position }“ wird als „{ $other }“ gelesen.
lack-notation-field = In der Stellung „{ $position }“ fehlt etwas: Wird sie gelesen, so ist { $field } anders.
lack-range = { $what } liegt nicht zwischen -1 und 1.
lack-prior = prior ist kleiner als 1.
lack-weights = Wenn der Zufall gefragt ist, gibt es nicht so viele Gewichte wie Ergebnisse.
lack-not-refused = Die Aktion { $action } ist nicht erlaubt, wird aber nicht abgelehnt.
lack-bot = { $bot } entscheidet etwas, das nicht erlaubt ist.
lack-packed = Das kommt nach der Übertragung anders an, als es gesendet wurde: { $what }.
lack-event = Das Ereignis { $name } geschieht, steht aber nicht in EVENTS.
lack-result = Das Ergebnis ist keine Zahl von -1 bis 1 für jeden Platz.
lack-record = Eine Aufzeichnung führt nicht zur selben Partie.
lack-revealed = Nach der Partie deckt das Spielbrett nichts auf.
