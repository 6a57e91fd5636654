### Das Spiel im Terminal und die Befehlszeile.

## Der Tisch

term-you = { $side } (du)
term-your-hand = Deine Hand ({ $count }): { $cards }.
term-hand-drawn = Deine Hand ({ $count }):
term-hand-of = Hand von { $side }: { $cards }.

## Das Spiel

term-title = { $game }, Ausgabe { $edition }; { $seats }.
term-player = { $who ->
    [human] Mensch
   *[other] { $who }
}
term-welcome = Du spielst als { $side }. Tippe eine Nummer, um zu wählen, ? für Hilfe oder { $quit }, um aufzuhören und später weiterzuspielen.
term-as-seen-by = So hat { $side } es gesehen.
term-what-happened = Was geschehen ist
term-thinking = { $side } denkt nach …
term-curtain = { $side } ist an der Reihe. Alle anderen schauen jetzt weg.
term-press-enter = { $side }, drücke die Eingabetaste, wenn du so weit bist.
term-turn-over = Fertig: weiter mit der Eingabetaste, { $undo } nimmt die letzte Wahl zurück.
term-undone = Zurückgenommen.
term-refused = { $token } geht nicht: { $why } Es ist nichts geschehen.
term-refused-later = { $token } geht nicht: { $why } Was du davor getippt hast, ist geschehen.
term-type-something = Tippe eine Nummer, um zu wählen, oder ? für Hilfe.
term-sections = Die Abschnitte der Spielregeln; tippe { $rules } und einen Abschnitt, eine Karte, eine Regel oder ein Wort.
term-more-clauses = und noch mehr: { $clauses }
term-no-text = Auf dieser Karte steht nichts.
term-hint-thinking = Ich überlege …
term-hint = Tipp: { $number }. { $choice } [{ $token }]
term-saved = Die Partie ist gespeichert. So geht es weiter: { $command }
term-not-saved = Die Partie konnte nicht in { $file } gespeichert werden.
term-to-be-continued = Fortsetzung folgt.
term-result = { $who ->
    [you] Du hast gewonnen.
    [enemy] { $side } hat gewonnen; du hast verloren.
   *[side] { $side } hat gewonnen.
}
term-result-draw = Das Spiel endet unentschieden.
term-result-shared = Der Sieg wird geteilt: { $sides }.
term-ended = { $by ->
    [agreed] Beide Seiten waren einverstanden.
    [resigned] { $side } hat aufgegeben.
   *[out-of-time] Die Zeit von { $side } ist abgelaufen.
}
term-all-revealed = Alles liegt offen
term-record-is-there = Die Aufzeichnung der Partie liegt in { $file }
term-record-written = Die ganze Partie steht in { $file }
term-transcript-written = Was du von der Partie gesehen hast, steht in { $file }
term-look-back = Du kannst noch einmal nachsehen ({ $board }, { $log }) oder die Partie behalten ({ $record } DATEI); die Eingabetaste beendet.
term-help =
    Was du tippen kannst:
    eine Nummer: diese Möglichkeit wählen.
    Notation: das Gleiche, auch eine ganze Aktion in einer Zeile, etwa { example-action }.
    ? und eine Nummer, eine Karte oder eine Regel: was sie bedeutet, etwa ? 3, ? { example-card }, ? { example-clause }.
    { $board }: noch einmal der Tisch und die Frage.
    { $players }: die Spieler, jeder genau.
    { $hand }: deine Hand und deine Punkte oder Marker.
    { $cards }: was die Karten tun, die du hast oder siehst.
    { $piles }: die Ablagestapel und was noch nachzuziehen ist.
    { $log }: alles, was geschehen ist, wie du es gesehen hast.
    { $undo }: die letzte Wahl zurücknehmen, solange niemand etwas daraus erfahren hat.
    { $hint }: einen Bot fragen, der weiß, was du weißt.
    { $rules } und eine Karte, eine Regel oder ein Wort: was die Spielregeln darüber sagen.
    { $record } DATEI: was du vom Spiel gesehen hast, in eine Datei schreiben.
    { $resign }: das Spiel aufgeben.
    { $help }: diese Liste, wie ?.
    { $quit }: aufhören; das Spiel ist gespeichert und kann fortgesetzt werden. Strg-C tut das Gleiche.

term-command-board = tisch
term-command-players = spieler
term-command-hand = hand
term-command-cards = karten
term-command-piles = stapel
term-command-log = verlauf
term-command-undo = zurück
term-command-hint = tipp
term-command-rules = regeln
term-command-record = aufzeichnen
term-command-resign = aufgeben
term-command-help = hilfe
term-command-quit = ende
term-command-solution = lösung
term-command-next = weiter

## Die Befehlszeile

cli-usage = Aufruf:
cli-command = BEFEHL
cli-placeholder = { $word ->
    [GAME] SPIEL
    [FILE] DATEI
    [SEAT] SEITE
    [EDITION] AUSGABE
    [VALUE] WERT
    [LANGUAGE] SPRACHE
    [RECORD] AUFZEICHNUNG
    [FINGERPRINT] FINGERABDRUCK
    [DIR] ORDNER
    [FOLDER] ORDNER
    [TOPIC] THEMA
    [KEY] SCHLÜSSEL
    [ADDRESS] ADRESSE
    [TABLE] TISCH
   *[other] { $word }
}
cli-arguments = Angaben
cli-options = Optionen
cli-commands = Befehle
cli-about = Theomachy: ein Zuhause für Brettspiele aus den griechischen Sagen.
cli-more = „theomachy BEFEHL --help“ erklärt einen Befehl genauer. Zum Anfangen: theomachy play hera-zeus
cli-command-play = Im Terminal spielen, gegen einen Bot oder einen Menschen neben dir.
cli-command-rules = Die Regeln zeigen oder nur eine Regel, einen Abschnitt oder eine Karte.
cli-command-games = Die Spiele auflisten oder sagen, was einem davon noch fehlt.
cli-command-cards = Die Karten eines Spiels auflisten oder eigene Karten prüfen.
cli-command-map = Den Spielplan von Deukalion zeigen oder einen eigenen prüfen.
cli-command-saves = Die gespeicherten Partien auflisten; eine umbenennen oder löschen.
cli-command-replay = Eine aufgezeichnete Partie Zug um Zug erzählen.
cli-command-review = Von jeder Wahl einer beendeten Partie sagen, was sie wert war, und was Glück war.
cli-command-puzzles = Rätsel zu einem Spiel lösen, oder neue in Aufzeichnungen finden.
cli-command-verify = Prüfen, was eine aufgezeichnete Partie über ihren Zufall und ihr Ende beweist.
cli-command-scenarios = Die Szenarien aus Dateien spielen und sagen, welche bestehen.
cli-command-new-record = Bots eine Partie spielen lassen und sie aufzeichnen.
cli-command-arena = Bots viele Partien gegeneinander spielen lassen und die Siege zählen.
cli-command-table = Einen Tisch auf einem Server aufstellen und die Links seiner Plätze ausgeben.
cli-command-backup = Die Tische eines Servers in eine Datei sichern, während er läuft.
cli-command-tables = Die Tische eines Servers für seinen Betreiber auflisten; einen ansehen, exportieren, freigeben oder löschen.
cli-command-keys = Die Schlüssel zeigen, mit denen ein Server beendete Partien unterschreibt, oder einen neuen erzeugen.
cli-command-push = Sagen, ob ein Server Zugmeldungen an Browser verschickt, das ein- oder ausschalten oder einen neuen Schlüssel dafür erzeugen.
cli-command-completion = Ein Skript ausgeben, mit dem deine Shell Befehle vervollständigt.
cli-command-about = Zeigen, welche Version das ist und welche Spiele, Ausgaben und Optionen sie hat.
cli-help-help = diese Seite zeigen
cli-help-version = die Version zeigen
cli-help-game = das Spiel: { $games }
cli-help-against = wer gegen dich spielt: search (ohne Angabe), greedy, random, eine der Stufen level:1 bis level:6, human (ein Mensch) oder ein Bot mit Einstellungen; bei mehreren Mitspielern einmal für jeden
cli-help-players = wie viele mitspielen, wenn das Spiel die Wahl lässt; mit einem einzigen --against sind alle anderen gleich
cli-help-seat = deine Seite (siehe unten); ohne Angabe die erste
cli-help-edition = die Ausgabe der Regeln (siehe unten)
cli-help-option = eine Option der Regeln ändern (siehe unten); mehrmals möglich
cli-help-cards = mit eigenen Karten aus dieser Datei spielen (olympus; siehe docs/adding-a-card.md)
cli-help-map = auf einem eigenen Spielplan aus dieser Datei spielen (deukalion; siehe docs/adding-a-map.md)
cli-help-seed = eine Zahl, die die Karten und den Zufall der Bots bestimmt: gleiche Zahl, gleiche Karten
cli-help-adviser = der Bot, der den Tipp gibt; ohne Angabe search
cli-help-save = die Partie in dieser Datei speichern und nicht im Datenordner
cli-help-resume = eine gespeicherte Partie fortsetzen; ohne Dateinamen die zuletzt gespielte
cli-help-language = { $languages }; ohne Angabe die Sprache des Systems
cli-help-plain = nur Worte, Zeile für Zeile: keine Farben, nichts Gezeichnetes, gut für Vorleseprogramme
cli-help-scenarios = Markdown oder Text mit Szenarien in Codeblöcken
cli-help-record = die Datei der Aufzeichnung
cli-help-verify-key = nur dieser Schlüssel zählt: der Fingerabdruck, den der Server zeigt
cli-help-verify-keys = nur diese Schlüssel zählen: die Liste des Servers (sein /api/keys) in einer Datei; mit --key nur, wenn jener darunter ist
cli-help-replay-seat = der Name einer Seite, um die Partie so zu zeigen, wie sie sie sah, oder all für alles; eine beendete Partie ist ohne Angabe ganz offen
cli-help-review-seat = die Seite, deren Wahl erzählt und deren Chancen gezeichnet werden; ohne Angabe alle
cli-help-puzzles-records = Aufzeichnungen, in denen nach Rätseln gesucht wird; ohne sie löst du die des Spiels
cli-help-puzzles-level = nur Rätsel dieser Stufe, 1 bis { $most }: der des schwächsten Bots, der sie löst
cli-help-puzzles-output = die Datei, an die neue Rätsel angehängt werden; ohne Angabe werden sie nur aufgezählt
cli-help-step = Schritt für Schritt, mit dem Tisch: Die Eingabetaste geht weiter, b zurück, eine Nummer springt, q beendet
cli-help-shell = die Shell: { $shells }
cli-help-bots = die Bots, einer für jede Seite
cli-help-output = die Datei; ohne Angabe wird die Aufzeichnung ausgegeben
cli-help-force = eine vorhandene Datei überschreiben
cli-help-backup = die Datei der Sicherung
cli-help-data = der Ordner mit den Tischen des Servers; ohne Angabe „server“ im Datenordner
cli-help-topic = eine Regel (HZ-CHAL-04), ein Abschnitt (CHAL) oder eine Karte (Medusa); ohne Angabe die ganze Seite
cli-bots = Bots: random, greedy, search, search-1, ismcts, level:1 bis level:6; mit Einstellungen wie in search:iterations=1000, search:seconds=2 oder search:cpu=0.1.
cli-restore = Um zu einer Sicherung zurückzukehren, kopiere sie als tables.db in einen leeren Ordner und starte den Server mit diesem Ordner als --data.

## Szenarien

scenarios-at-line = Zeile { $line }
scenarios-failed = { $title }: NICHT BESTANDEN, { $file }, { $trouble }
scenarios-passed = { $title }: bestanden
scenarios-counted = { $passed } bestanden, { $failed } nicht bestanden
scenarios-expected = erwartet
scenarios-got = bekommen

## Gespeicherte Spiele

saves-help-action = was zu tun ist; ohne Angabe werden die Partien aufgelistet
saves-help-names = der Name einer Partie; zum Umbenennen der alte Name und der neue
saves-more = Eine Partie fortsetzen: theomachy play --resume NAME
saves-line = { $name }: { $about }; zuletzt gespielt { $time }
saves-about = { $game }; { $seats }; { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}; { $over ->
    [yes] zu Ende
   *[no] noch nicht zu Ende
}
saves-broken = beschädigt ({ $why })
saves-none = In { $folder } sind keine Partien gespeichert.
saves-renamed = { $name } heißt jetzt { $new }.
saves-deleted = { $name } ist gelöscht.

## Schritt für Schritt durch eine Aufzeichnung

step-title = Schritt { $number } von { $last }
step-prompt = Eingabetaste: weiter; { $back }: zurück; eine Nummer: dorthin; { $quit }: Schluss
step-nothing = In dieser Partie ist noch nichts geschehen.

## Ein Tisch auf einem Server

new-table-help = das Wort, das einen Tisch aufstellt
new-table-help-server = die Adresse des Servers; ohne Angabe { $server }
new-table-help-with = wer mitspielt: friend (ohne Angabe; du bekommst einen Link zum Verschicken), anyone (wer zuerst kommt) oder ein Bot des Servers; mehrmals möglich
new-table-help-players = die Zahl der Spieler, wenn das Spiel mehrere erlaubt; ein einziges --with gilt für alle anderen
new-table-made = Ein Tisch für { $game } steht bereit: { $table }
new-table-seat = { $side }, { $who ->
    [me] du: { $link }
    [friend] für einen Freund: { $link }
    [anyone] für den, der zuerst kommt, in der Lobby des Servers
   *[bot] { $bot }
}
new-table-how = Wer einen Link im Browser öffnet, setzt sich auf diesen Platz; behalte deinen für dich. Im Terminal: { $command }

## Vervollständigung

completion-how = In bash: eval "$(theomachy completion bash)". In zsh, nach compinit: eval "$(theomachy completion zsh)". In fish: theomachy completion fish | source. Schreib diese Zeile in die Datei, die deine Shell beim Start liest.

## Ehrlicher Zufall

verify-proved = Alle { $outcomes } Ergebnisse des Zufalls { $undone ->
    [0] {""}
   *[other] ({ $undone } davon später zurückgenommen){" "}
}folgen aus dem Geheimnis hinter der Festlegung { $commitment } und aus { $givers ->
    [one] der Nonce
   *[other] den Nonces
} von { $sides }.
verify-other-outcome = Zeile { $line } von { $file } ist falsch: Dort steht chance { $outcome }, aber Geheimnis und Nonces ergeben { $drawn }; die Aufzeichnung wurde verändert, oder der Zufall war nicht fair.
verify-other-secret = Das Geheimnis in { $file } ist falsch: Mit ihm wäre der Geber dieses Tisches auf { $due } festgelegt gewesen; die Aufzeichnung wurde verändert, oder der Zufall war nicht fair.
verify-bot-nonce = Die Nonce von { $side } in { $file } ist falsch: { $bot } ist ein Bot, und Bots geben keine; wer sie an seiner Stelle gab, konnte so lange Nonces probieren, bis ihm der Zufall passte.

verify-shown-same = Diesem Gerät wurde diese Festlegung vor dem ersten Geben gezeigt, und die Nonce, die es beitrug, steht in der Aufzeichnung: Weder der Geber noch sonst jemand konnte die Ergebnisse allein wählen.
verify-shown-watched = Diesem Gerät wurde diese Festlegung vor dem ersten Geben gezeigt, aber eine Nonce kam von ihm nicht: Dass niemand die Ergebnisse gewählt hat, können nur die sagen, die eine beitrugen.
verify-shown-another = Der Zufall war nicht fair: Diesem Gerät wurde zuerst eine andere Festlegung gezeigt, { $shown }.
verify-shown-other-nonce = Der Zufall war nicht fair: Die Nonce, die dieses Gerät beitrug, ist nicht die in der Aufzeichnung.
verify-shown-unseen = Auf diesem Gerät nicht gesehen: Der Zufall folgt aus dieser Festlegung, aber ob sie gezeigt wurde, bevor die Nonces gegeben wurden, kann dieses Gerät nicht sagen.
verify-shown-ask = Ob diese Festlegung gezeigt wurde, bevor die Nonces gegeben wurden, können nur die sagen, die sie damals sahen.
verify-result = { $winner ->
    [shared] { $sides } teilen sich den Sieg
    [nobody] unentschieden
   *[side] { $sides } hat gewonnen
}{ $by ->
    [resigned] , weil { $loser } aufgegeben hat
    [out-of-time] , weil die Zeit von { $loser } abgelaufen war
    [agreed] , wie vereinbart
   *[rules] {""}
}
verify-end-signed = Das Ende ist bewiesen durch eine Unterschrift des Schlüssels { $key }: Wer ihn besitzt, bürgt für alle Entscheidungen und für das Ergebnis „{ $result }“. { $known ->
    [server] Es ist ein Schlüssel dieses Servers.
    [server-before] Es war ein Schlüssel dieses Servers bis { $until }; hol die Aufzeichnung noch einmal von ihm, dann unterschreibt er sie mit seinem jetzigen Schlüssel.
    [you] Es ist ein Schlüssel, den du genannt hast.
    [you-before] Es ist ein Schlüssel, den du genannt hast, in Gebrauch bis { $until }.
   *[nobody] Vergleiche ihn mit dem, den der Server auf seiner Seite zeigt.
}
verify-end-unsigned = { $chance ->
    [yes] Zufall bewiesen, Ende nicht bewiesen
   *[no] Weder Zufall noch Ende ist bewiesen
}: Die Aufzeichnung hat keine Unterschrift, also bürgt niemand für die Entscheidungen der Spieler und für das Ergebnis „{ $result }“{ $by ->
    [rules] , auch wenn diese Entscheidungen nach den Regeln dorthin führen.
   *[hand] , das nicht aus den Entscheidungen folgt.
}
verify-end-other-key = Das Ende ist nicht bewiesen: Es ist vom Schlüssel { $key } unterschrieben, { $known ->
    [server] den dieser Server nicht kennt.
   *[you] den du nicht genannt hast.
}
verify-end-forged = Nicht echt: Die Unterschrift des Schlüssels { $key } passt nicht zu dieser Aufzeichnung; nach der Unterschrift wurde etwas darin verändert.

## Schlüssel

keys-help-rotate = einen neuen Schlüssel erzeugen, den der vorige unterschreibt; von da an unterschreibt der Server mit ihm
keys-help-json = als JSON, in der Form von /api/keys des Servers
keys-about = Ein Fingerabdruck ist zum Aufschreiben und Vergleichen da. Alte Schlüssel bleiben in der Liste, damit sich alte Aufzeichnungen prüfen lassen; unterschreiben können sie nichts mehr.
keys-title = Dieser Server unterschreibt beendete Partien. Fingerabdrücke seiner Schlüssel:
keys-now = { $key }, seit { $since }
keys-before = { $key }, von { $since } bis { $until }
push-help-what = new-keys: einen Schlüssel erzeugen, das schaltet Zugmeldungen ein; off: ihn löschen, das schaltet sie aus; in beiden Fällen müssen Browser sich neu anmelden
push-help-contact = mit new-keys: wen Push-Dienste fragen können, wenn etwas nicht stimmt, zum Beispiel mailto:ich@example.org
push-about = Mit einem Schlüssel verschickt der Server über die Push-Dienste der Browser eine Nachricht, wenn jemand am Zug ist, der darum gebeten hat und nicht verbunden ist. Darin steht, um welches Spiel es geht, und nichts Geheimes.
push-none = Dieser Server verschickt keine Zugmeldungen: Er hat keinen Schlüssel dafür.
push-key = Dieser Server verschickt Zugmeldungen. Sein Schlüssel: { $key }; Ansprechpartner: { $contact }

## Sicherungen

backup-done = Die Tische sind in { $file } gesichert.

## Über Theomachy

about-build = { $build ->
    [guided] Die Regeln laufen als kompilierter Code ({ $compiler }, optimiert nach Probespielen).
    [compiled] Die Regeln laufen als kompilierter Code ({ $compiler }).
   *[interpreted] Die Regeln laufen direkt aus dem Python-Quelltext (langsam).
}
about-python = Python { $version } auf { $system }
about-docs = Dokumente und Beispiele: { $folder }
about-game = { $name } ({ $key }), Version { $rules } der Regeln
about-seats = Seiten: { $seats }{ $fewest ->
    [all] {""}
   *[other] ; { $fewest } bis { $most } spielen mit
}
about-edition = Ausgabe { $edition }{ $changes ->
    [none] {""}
   *[other] : { $changes }
}
about-option = Option { $option } ({ $clause }): { $values }
about-unofficial = Eine inoffizielle Ausgabe mit eigenen Texten, ohne Verbindung zu den Verlagen der Spiele.
