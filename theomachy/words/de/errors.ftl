### Was an einer Eingabe oder Datei nicht stimmt, und was zu tun ist

error-or = { $most } oder { $last }
error-meant = { $wrong } Meintest du { $word }?
error-none = keine
error-at-line = { $source }, Zeile { $line }: { $wrong }
error-at-column = { $source }, Zeile { $line }, Spalte { $column }: { $wrong }
error-in-source = { $source }: { $wrong }
error-refused = Die Regeln erlauben es nicht{ $clause ->
    [none] {"."}
   *[other] {" "}({ $clause }).
}

## Dateien

error-file-unreadable = { $file } ist nicht lesbar: { $why }.
error-file-no-text = { $file } ist nicht lesbar: Es ist kein Text in UTF-8.
error-file-empty = { $file } ist nicht lesbar: Die Datei ist leer.
error-file-unwritable = { $file } kann nicht geschrieben werden: { $why }.
error-file-exists = { $file } gibt es schon; nenne eine andere Datei oder überschreibe diese mit --force.
error-system = { $code ->
    [ENOENT] Datei oder Ordner nicht gefunden
    [EACCES] keine Berechtigung
    [EPERM] nicht erlaubt
    [EEXIST] eine Datei dieses Namens gibt es schon
    [EISDIR] das ist ein Ordner
    [ENOTDIR] das ist kein Ordner
    [ENOTEMPTY] der Ordner ist nicht leer
    [ENOSPC] auf dem Datenträger ist kein Platz mehr
    [EROFS] der Datenträger ist schreibgeschützt
    [ENAMETOOLONG] der Dateiname ist zu lang
    [EIO] Fehler beim Lesen oder Schreiben
    [EADDRINUSE] die Adresse ist schon belegt
    [EADDRNOTAVAIL] diese Adresse gibt es hier nicht
   *[other] { $text }
}

## Sprachen, Spiele und Optionen

error-language-unknown = Die Sprache „{ $language }“ gibt es nicht; die Sprachen sind { $languages }.
error-game-unknown = Das Spiel „{ $game }“ gibt es nicht; die Spiele sind { $games }.
error-game-not-loaded = Das Spiel „{ $game }“ lässt sich nicht laden: { $reason }.
error-game-bad-key = Das Paket { $package } nennt sein Spiel „{ $game }“; ein Schlüssel besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, wie hera-zeus.
error-game-twice = Zwei Spiele heißen „{ $game }“: { $package } und { $other }; deinstalliere eines davon.
error-game-players = Das Spiel „{ $game }“ ist für { $wanted ->
    [one] { $wanted } Person
   *[other] { $wanted } Personen
}, nicht für { $players }.
error-game-players-between = Das Spiel „{ $game }“ ist für { $fewest } bis { $most } Personen, nicht für { $players }.
error-option-no-edition = Das Spiel „{ $game }“ hat keine Ausgabe „{ $edition }“; es gibt: { $editions }.
error-option-unknown = Das Spiel „{ $game }“ hat keine Option „{ $option }“; die Optionen sind { $options }.
error-option-bad-text = Ein Text steht in Anführungszeichen wie in JSON, nicht so: { $text }.
error-option-takes = Die Option { $option } muss { $values } sein, nicht { $value }.
error-option-takes-number = Die Option { $option } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }.
error-option-takes-text = Die Option { $option } muss ein Text sein, nicht { $value }.
error-option-long-number = eine Zahl mit mehr als 18 Ziffern

## Aufzeichnungen

error-record-itself = Die Aufzeichnung
error-record-too-long = { $source } hat mehr als { $most } Zeichen: Gib eine kürzere Aufzeichnung an.
error-record-too-many-choices = { $source } hat mehr als { $most } Entscheidungen: Gib eine kürzere Aufzeichnung an.
error-record-is-none = { $source } ist keine Aufzeichnung: Die erste Zeile muss „{ $first }“ lauten.
error-record-breaks-off = { $source } bricht nach Zeile { $line } ab, ohne Ergebnis und ohne „{ $unfinished }“; kopiere die ganze Aufzeichnung.
error-record-says-not = { $source } hat im Kopf keine Zeile „{ $name }: …“; ergänze sie.
error-record-says-twice = „{ $name }: …“ steht hier zum zweiten Mal; nimm eine der beiden Zeilen heraus.
error-record-dealer = { $source }: Eine Aufzeichnung beginnt mit „{ $first }“, wenn sie einen Geber nennt, und nur dann.
error-record-after-secret = Nach dem Geheimnis kommt das Ergebnis und sonst nichts.
error-record-after-end = Nach dem Ende der Aufzeichnung steht noch etwas; nimm es heraus.
error-record-no-digest = Hier müssen 64 hexadezimale Ziffern stehen.
error-record-no-choice = Eine Zeile besteht aus einem Platz und seiner Entscheidung, anders als „{ $text }“.
error-record-long-choice = Eine Entscheidung hat höchstens { $most } Zeichen; nimm diese Zeile heraus.
error-record-long-head = Die Entscheidungen einer Aufzeichnung beginnen vor Zeile { $most }; kürze ihren Kopf.
error-record-bad-head = „{ $text }“ gehört nicht in den Kopf einer Aufzeichnung; nimm es heraus.
error-record-no-seat = Einen Platz „{ $seat }“ gibt es nicht.
error-record-nonce-twice = Die Nonce von { $seat } steht zweimal da; nimm eine davon heraus.
error-record-bad-nonce = Eine Nonce hat 16 bis 64 Bytes, jedes als zwei hexadezimale Ziffern mit Kleinbuchstaben.

## Szenarien

error-scenario-line = Zeile { $line }: { $wrong }
error-scenario-open-block = Der Block ist nicht geschlossen.
error-scenario-not-as-expected = anders als erwartet
error-scenario-long-line = Eine Stellung oder eine Zeile mit Entscheidungen hat höchstens { $most } Zeichen; kürze sie.
error-scenario-no-position = Vor diesem „do“ steht keine Stellung.
error-scenario-no-state-of = Nach dem „do“ in Zeile { $line } steht keine Stellung.
error-scenario-no-state = Nach diesem „do“ steht keine Stellung.
error-scenario-no-do = Das ist eine zweite Stellung, ohne ein „do“ dazwischen.
error-scenario-empty = Der Block braucht eine Stellung, ein „do“ und die Stellung danach.
error-scenario-bad-option = Eine Option schreibt man „option name = wert“.
error-scenario-not-legal = { $choice } ist hier nicht möglich; möglich: { $legal }.
error-scenario-no-outcome = Es fehlt, was der Zufall ergibt; möglich: { $legal }.
error-scenario-incomplete = Die Aktion ist nicht vollständig; jetzt möglich: { $legal }.
error-scenario-over = nichts: Die Partie ist vorbei

## Stellungen und Entscheidungen in Notation, in jedem Spiel

error-notation-no-choice = „{ $text }“ ist in diesem Spiel keine gültige Notation.
error-position-empty-zone = Neben einem Strich oder nach dem Namen einer Seite fehlt etwas.
error-position-no-zone = „{ $text }“ ist kein Bereich ({ $zones }, jeder einmal).
error-position-twice = { $name } ist zweimal genannt.
error-position-no-cards = Nach „{ $zone }“ stehen Karten, oder 0, wenn es keine gibt.
error-position-too-often = { $card } ist zu oft genannt: In der Schachtel gibt es weniger davon.
error-position-too-many-cards = So viele Karten sind nicht in der Schachtel.
error-position-not-at-phase = Ein Szenario beginnt bei einer Phase: weder am Ende einer Partie noch bei einer Frage.
error-position-no-word = In diesem Spiel gibt es kein „{ $word }“: Schreib eine Stellung.

## Hera und Zeus

error-hz-no-card = „{ $text }“ ist keine Karte; die Karten sind { $cards }, gewonnene mit Stern.
error-hz-begins = Eine Stellung beginnt mit Spieler und Punkten wie „Hera 2/3“, nicht mit „{ $text }“.
error-hz-points = { $points } ist nicht möglich: Ein Zug hat höchstens 4 Punkte, und mehr als alle können nicht übrig sein.
error-hz-no-side = „{ $text }“ gehört zu keiner Seite; eine Seite beginnt mit H oder Z und ihren Bereichen.
error-hz-two-figures = Eine Seite hat nur eine Figur.
error-hz-column = In Spalte { $column } liegen eine bis vier Karten, oder „.“ für keine.
error-hz-piece = „{ $text }“ in Spalte { $column } ist keine Karte mit + (offen) oder - (verdeckt).
error-hz-too-many-cards = „{ $zone }“ hat höchstens { $most } Karten, nicht { $count }.
error-hz-before = „before“ schreibt man so: before Zeus's shuffled deck, top first: 5 4 4 3 P P M H C | 6 | 33 more.
error-hz-opening-cards = Die ersten neun Karten müssen genannt sein, und eine weitere, wenn der Gefangene darunter ist.

## Kampf um den Olymp

error-fo-no-card = „{ $text }“ ist keine Karte; nenne eine Karte mit ihrer Kennung, zum Beispiel hector oder sword_red.
error-fo-no-card-number = In dieser Partie gibt es keine Karte { $card }.
error-fo-begins = Eine Stellung beginnt mit Spieler und Phase wie „A plays“ oder „B attacks“, nicht mit „{ $text }“.
error-fo-after = „{ $text }“ muss sagen, und zwar in der Angriffsphase, welcher Platz zuletzt angegriffen hat: { $spaces }.
error-fo-space = Auf { $space } liegt eine Einheit wie „hector“ oder „hector+shield_red“, oder „.“ für keine.
error-fo-about-unit = „{ $text }“ auf { $space } ist weder Angriff/Verteidigung wie 3/4 noch (Schaden) noch x1 für einen Angriff noch +1/+0 bis zum Ende des Zuges noch silenced, jedes höchstens einmal.
error-fo-marker-twice = Beide Spieler haben den Farbmarker { $colour }.
error-fo-no-equipment = { $card } ist keine Ausrüstung.
error-fo-no-unit = { $card } ist keine Einheit.
error-fo-high-pile = Ein Stapel von { $pile } ist zu hoch; in der Schachtel sind noch: { $left }.
error-fo-empty-pile = Mit leerem Stapel ist die Partie vorbei, außer mit der Option { $option }.
error-fo-other-values = { $card } auf { $space } hat { $values }.
error-fo-damage = { $card } auf { $space } kann nicht { $damage } Schaden haben: Die Verteidigung ist { $defence }.
error-fo-before = In diesem Spiel gibt es kein „before“: Schreib eine Stellung; „A begins first turn“ ist der Beginn einer Partie.

## Kampf um den Olymp: Kartendateien

error-cards-at = { $source }, Zeile { $line }, { $place }: { $wrong }
error-cards-too-long = Es sind mehr als { $most } Zeichen: Lass weg, was keine Karte ist, oder einige der Karten.
error-cards-dots = Ein Schlüssel hat mehr als { $most } Punkte: Schreib die Tabelle, zu der er führt, unter eine Überschrift.
error-cards-long-word = { $text } ist für einen Schlüssel oder eine Zahl zu lang: Schreib höchstens { $most } Zeichen.
error-cards-nested = Die Klammern sind zu tief verschachtelt: Schreib eine einfachere Datei.
error-cards-headers = Es sind mehr als { $most } Überschriften: Schreib eine kleinere Datei.
error-cards-no-toml = Das ist kein TOML: { $mistake ->
    [equals] Nach einem Schlüssel fehlt „=“.
    [key] Hier wird ein Schlüssel erwartet; eine Tabelle in geschweiften Klammern muss in einer Zeile stehen.
    [string] Ein Text ist in seiner Zeile nicht geschlossen oder enthält ein Zeichen, das nicht erlaubt ist.
    [backslash] Ein umgekehrter Schrägstrich in einem Text wird doppelt geschrieben.
    [list] Eine Liste ist nicht mit „]“ geschlossen.
    [table] Eine Tabelle ist nicht mit „{"}"}“ geschlossen.
    [header] Eine Überschrift ist nicht mit „]“ oder „]]“ geschlossen.
    [statement] Jede Zeile ist eine Überschrift oder „Schlüssel = Wert“ und nichts weiter.
    [value] Das ist kein Wert; ein Text steht in Anführungszeichen.
    [twice] Diesen Schlüssel oder diese Tabelle gibt es schon.
   *[other] Sieh dir diese Zeile noch einmal an.
}
error-cards-unfit = { $value } passt hier nicht: Schreib { $wanted }.
error-cards-count = Das sind { $count }: Schreib { $wanted }.
error-cards-empty = Das ist leer: Schreib { $wanted }.
error-cards-missing = Das fehlt: Schreib { $wanted }.
error-cards-no-field = { $who ->
    [selector] Eine Auswahl
    [amount] Eine Menge
    [filter] Ein Filter
    [count] Eine Zählung
    [effect] Ein Effekt
    [cost] Ein Preis
    [hero] Ein Held
    [soldier] Ein Soldat
    [equipment] Eine Ausrüstung
    [languages] Eine Tabelle mit Sprachen
    [file] Eine Kartendatei
   *[other] "{ $who }"
} hat kein solches Feld: Schreib { $wanted }.
error-cards-a-table = Eine Tabelle
error-cards-a-list = Eine Liste
error-cards-write-or = { $first } oder { $other }
error-cards-write-number = eine ganze Zahl von { $low } bis { $high }
error-cards-write-true = true, oder lass das Feld weg
error-cards-write-text = { $least } bis { $most } Zeichen in Anführungszeichen, in einer Zeile{ $signs ->
    [id] : Kleinbuchstaben, Ziffern und _
   *[any] {""}
}
error-cards-write-table = eine Tabelle in geschweiften Klammern
error-cards-write-such = eine Tabelle wie { $example }
error-cards-write-list = eine Liste wie { $example }
error-cards-write-filters = eine Tabelle mit Filtern; { $none } ist jede Einheit
error-cards-write-operation = eine Operation wie { $example }
error-cards-write-operations = eine Liste mit 1 bis { $most } Operationen
error-cards-write-conditions = eine Tabelle mit Bedingungen
error-cards-write-effect = einen Effekt unter [[card.effect]]
error-cards-write-effects = { $least } bis { $most } Effekte, jeden unter [[card.effect]]
error-cards-write-cost = eine Tabelle wie { $example }; { $none } ist kostenlos
error-cards-write-languages = eine Tabelle wie { $example }, mit en, de, it oder allen dreien
error-cards-write-card = eine Karte unter [[card]]
error-cards-write-cards = 1 bis { $most } Karten, jede unter [[card]]
error-cards-same-in-condition = Vor einer Bedingung steht keine Operation: Schreib eine andere Einheit als "same".
error-cards-same-at-first = Vor der ersten Operation steht keine: Schreib eine andere Einheit als "same".
error-cards-not-always = { $what } geht nicht mit when = "always": Nimm es heraus oder ändere when.
error-cards-only-when = { $what } geht nur mit when = { $timings }: Nimm es heraus oder ändere when.
error-cards-no-pick = Das fehlt: Schreib, wie viele von "{ $unit }", eine Zahl oder "all".
error-cards-upto = Dafür braucht es eine Höchstzahl: Schreib pick mit einer Zahl oder lass es weg.
error-cards-move-one = Nur eine Einheit kann verschoben werden: Schreib pick = 1.
error-cards-no-change = Das ändert nichts: Schreib attack, defence oder beides.
error-cards-until = Das fehlt: Schreib "turn" oder "attack"; nur mit when = "always" fällt es weg.
error-cards-nothing-drawn = Vorher wurde nichts gezogen: Setz eine Operation "draw" mit who = "you" davor.
error-cards-symbols = Das sind { $count } Symbole: Schreib zusammen höchstens { $most }.
error-cards-strong = Angriff und Verteidigung sind zusammen { $values }: Für Kosten von { $cost } wären etwa { $fair } angemessen.
error-cards-no-same = Nach "{ $op }" gibt es keine Einheit, mit der etwas geschehen könnte: Schreib eine andere Einheit als "same".
error-cards-id-twice = Eine Karte { $id } gibt es schon: Schreib eine andere Kennung (id).
error-cards-not-in-box = In der Schachtel gibt es keine Karte { $id } der Art "{ $kind }": Schreib die Kennung (id) einer solchen.
error-cards-replaced-twice = { $id } ist schon ersetzt: Schreib eine andere Kennung (id) oder lass es weg.
error-cards-no-card = Eine Karte { $id } gibt es nicht: Schreib die Kennung (id) einer Karte.

## Deukalion

error-dk-begins = Eine Stellung beginnt mit dem, was gerade geschieht, wie „A shakes“, „B sails 2 in A's turn“, „A places“, „A acts“, „A moves Hydra 3“ oder „A wins by goal“, nicht mit „{ $text }“.
error-dk-no-common-zone = „{ $text }“ ist kein gemeinsamer Bereich ({ $zones }, oder eine Stadt mit ihren Truhen, jeder einmal).
error-dk-about-ship = „{ $text }“ ist weder ein Feld noch Hopliten an Bord wie 7h noch Truhen wie { $chests } noch Hopliten in der Unterwelt wie u3 noch eine Summe wie p4, jedes höchstens einmal.
error-dk-no-such = „{ $text }“ ist { $what ->
    [colour] keine Farbe
    [square] kein Feld
    [settlement] keine Siedlung
    [pursuit] keine Auftragskarte
    [permanent] keine dauerhafte Karte
   *[action] keine Aktionskarte
}.
error-dk-does-not-play = { $player } spielt nicht mit: Die Partie hat { $players } Spieler.
error-dk-hydra-ashore = { $square } ist kein Seefeld: Dort kann die Hydra nicht sein.
error-dk-whirlpools = Strudel liegen an verschiedenen Seefeldern am Rand des Spielplans.
error-dk-no-ship = Auf { $square } kann kein Schiff liegen.
error-dk-two-owners = { $place } gehört zwei Spielern.
error-dk-hoplites = { $player } hat insgesamt { $count } Hopliten.
error-dk-shipboard = Die Schiffstafel von { $player } hat { $count } Plätze.
error-dk-points = { $player } hat durch Siedlungen und Karten { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} mehr.
error-dk-the-hydra = Die Hydra
error-dk-the-ship = Das Schiff von { $player }
error-dk-both = { $first } und das Schiff von { $player } sind beide auf { $square }.
error-dk-chest-spaces = { $city } hat { $count ->
    [one] { $count } Truhenplatz
   *[other] { $count } Truhenplätze
}.
error-dk-chests-of-colour = Es sind mehr als { $most } Truhen der Farbe { $colour }.
error-dk-chests-nowhere = Es fehlen Truhen ({ $count } von { $all }): Sag, wo sie sind.
error-dk-pile = Wenn alle anderen Karten liegen, wo sie genannt sind, hat der Aktionsstapel so viele: { $count }.

## Deukalion: Spielpläne

error-map-too-long = Ein Spielplan hat höchstens { $most } Zeichen; lass weg, was nicht dazugehört.
error-map-no-row = Reihe { $row } fehlt: Ein Spielplan hat { $rows } Reihen; „theomachy map deukalion“ gibt den der Schachtel zum Anfangen aus.
error-map-whirlpools-twice = Die Strudel stehen schon in Zeile { $line }.
error-map-no-line = „{ $text }“ beginnt weder eine Reihe (ihre Nummer, dann { $width } Zeichen) noch eine Zeile der Legende (ein Zeichen, dann seine Bedeutung) noch die Zeile der Strudel; ein Kommentar beginnt mit #.
error-map-too-many-rows = Es gibt schon { $rows } Reihen; nimm diese heraus.
error-map-other-row = Das müsste Reihe { $row } sein, nicht „{ $text }“: Die Reihen gehen von 1 bis { $rows }.
error-map-no-square = Ein Feld ist ein einzelnes Zeichen außer einer Ziffer, nicht „{ $text }“; achte auf die Leerzeichen.
error-map-row-length = Eine Reihe hat { $width } Felder, nicht { $count }.
error-map-sign-alone = Sag, was das Zeichen „{ $sign }“ bedeutet, zum Beispiel „{ $sign }  sea“.
error-map-land = Land hat das Zeichen { $sign } und keine Zeile in der Legende; nimm diese Zeile heraus.
error-map-unknown-close = In der Schachtel gibt es kein „{ $name }“: Schreib { $close }.
error-map-unknown = In der Schachtel gibt es kein „{ $name }“, sondern { $names }.
error-map-sign-twice = Das Zeichen { $sign } bedeutet schon { $name }; nimm ein anderes.
error-map-name-twice = { $name } hat schon ein Zeichen, { $sign }; nimm eines von beiden heraus.
error-map-no-numbers = Zu { $name } gehören keine Zahlen; lass „{ $text }“ weg.
error-map-two-numbers = Zu { $name } gehören zwei Zahlen, der Wert und die { $second ->
    [marks] Marken
   *[spaces] Truhenplätze
}, nicht { $count }.
error-map-number = { $what ->
    [value] Wert
    [marks] Marken
   *[spaces] Truhenplätze
} von { $name }: Schreib eine Zahl von 1 bis { $most }, nicht „{ $text }“.
error-map-sign-unknown = Das Zeichen „{ $sign }“ hat keine Bedeutung: In der Legende fehlt dafür eine Zeile.
error-map-drawn-twice = { $name } ist schon auf dem Spielplan, bei { $square }; zeichne es nur einmal.
error-map-not-drawn = { $name } fehlt auf dem Spielplan: Setz { $sign } auf { $often ->
    [once] ein Feld
   *[often] einige Felder
}.
error-map-missing = { $name } fehlt: Gib ihm ein Zeichen und eine Zeile in der Legende{ $numbers ->
    [two] {" "}mit zwei Zahlen
   *[none] {""}
} und zeichne es; „theomachy map deukalion“ gibt den Spielplan der Schachtel zum Anfangen aus.
error-map-no-approach = Kein Schiff kann zu { $name } kommen: Zeichne nördlich, östlich, südlich oder westlich davon See.
error-map-no-whirlpools = Die Zeile der Strudel fehlt: { error-map-name-three }
error-map-no-edge = „{ $text }“ ist kein Seefeld am Rand des Spielplans: { error-map-name-three }
error-map-whirlpools = Es gibt { $count } Strudel: { error-map-name-three }
error-map-name-three = Nenne drei verschiedene Seefelder am Rand des Spielplans, zum Beispiel „whirlpools  a3 i2 g7“.
error-map-chest-spaces = Die Städte haben zusammen { $spaces } Truhenplätze, aber es gibt { $chests } Truhen; ändere die jeweils letzten Zahlen.
error-map-anchors = { $ships } Schiffe brauchen je ein Ankerfeld, aber der Spielplan hat nur { $anchors }; zeichne mehr.
error-map-little-sea = Es gibt zu wenig See: Zeichne mindestens { $least } Seefelder, nicht { $count }.
error-map-in-parts = { $kind ->
    [sea] Die See zerfällt in Teile: { $square } ist abgeschnitten; zeichne See, die es mit dem Rest verbindet.
   *[water] Das Wasser zerfällt in Teile: { $square } ist abgeschnitten; zeichne Wasser, das es mit dem Rest verbindet.
}

## Zahlen und Namen auf der Befehlszeile

error-cli-no-such-command = Einen Befehl „{ $command }“ gibt es nicht; die Befehle sind { $commands }.
error-cli-which-command = Nenne einen Befehl: { $commands }; „theomachy --help“ erklärt sie.
error-cli-unknown = { $command } kennt { $what } nicht; siehe { $command } --help.
error-cli-mistake = { $command }{ $mistake ->
    [missing] {" "}braucht { $what }; siehe { $command } --help.
    [needs-value] : { $what } braucht einen Wert; siehe { $command } --help.
    [takes-no-value] : { $what } hat keinen Wert; siehe { $command } --help.
   *[other] : Diese Angaben sind nicht verständlich; siehe { $command } --help.
}
error-number-from = { $name } muss eine ganze Zahl ab { $least } sein, nicht „{ $text }“.
error-number-between = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $text }“.
error-number-0-or-1 = { $name } muss 0 oder 1 sein, nicht „{ $text }“.
error-number-above-0 = { $name } muss eine Zahl über 0 sein, zum Beispiel 10 oder 0.5, nicht „{ $text }“.
error-option-bad-form = Eine Option schreibt man name=wert, nicht „{ $text }“.
error-option-twice = Die Option { $option } ist zweimal angegeben; lass eine Angabe weg.
error-option-twice-by = Die Option { $option } ist zweimal angegeben, mit --option und mit --{ $argument }; lass eine Angabe weg.
error-option-nothing-own = Das Spiel „{ $game }“ lässt sich nicht mit { $what ->
    [cards] eigenen Karten
   *[map] einem eigenen Spielplan
} spielen; lass --{ $what } weg.
error-folder-unusable = Der Ordner { $folder } ist nicht verwendbar: { $why }.

## Spielen und nachspielen

error-play-no-seat = Einen Platz „{ $seat }“ gibt es nicht; die Plätze sind { $seats }.
error-play-too-many-others = --against nennt { $others } Gegner, aber mit --players { $players } sind es { $room }; nenne einen für alle oder je einen.
error-play-resumed-otherwise = Eine fortgesetzte Partie geht so weiter, wie sie begonnen hat; lass { $given } weg oder lass --resume weg.
error-play-over = Die Partie in { $file } ist vorbei; sieh sie dir mit „theomachy replay { $file }“ an.
error-play-another-game = In { $file } ist eine Partie von „{ $game }“, nicht von „{ $wanted }“; nenne dieses Spiel oder eine andere Datei.
error-play-nobody = In der Partie in { $file } spielt niemand an einer Tastatur; einer der Plätze muss „{ $human }“ sein.
error-play-file-exists = { $file } gibt es schon; nenne eine andere Datei oder setz diese Partie fort: theomachy play --resume { $file }
error-play-nothing-to-resume = In { $folder } gibt es keine Partie zum Fortsetzen; beginne eine mit „theomachy play“.
error-term-no-such-number = { $last ->
    [1] Nummer { $number } gibt es nicht; möglich ist nur 1.
   *[other] Nummer { $number } gibt es nicht; möglich sind 1 bis { $last }.
}
error-term-not-understood = „{ $text }“ ist keine Nummer, keine gültige Notation und kein Befehl; ? zeigt, was du tippen kannst.
error-term-token-not-understood = „{ $text }“ ist keine gültige Notation. Es ist nichts geschehen; ? zeigt, was du tippen kannst.
error-term-no-such-topic = Zu „{ $topic }“ gibt es nichts; frag nach einer Karte ({ $card }), einer Regel ({ $clause }) oder einem Abschnitt: { $sections }.
error-term-file-exists = { $file } gibt es schon; nenne eine andere Datei oder überschreibe sie: { $command }
error-term-file-is-the-save = In { $file } wird diese Partie gespeichert; nenne eine andere Datei.
error-term-sure = Das lässt sich nicht zurücknehmen; wenn du sicher bist, tippe { $resign }!
error-term-cannot-resign = Zu mehr als zweit kann niemand allein aufgeben; mit { $quit } hörst du auf, und die Partie ist gespeichert.
error-saves-no-such = Es gibt keine gespeicherte Partie „{ $name }“; gespeichert: { $names }.
error-saves-bad-name = „{ $name }“ kann keine gespeicherte Partie heißen; nimm Buchstaben, Ziffern, Leerzeichen, Punkte, Binde- und Unterstriche.
error-saves-taken = Es gibt schon eine gespeicherte Partie „{ $name }“; wähle einen anderen Namen.
error-saves-which-action = „theomachy saves { $what }“ gibt es nicht; schreib { $actions }, oder lass das Wort weg.
error-saves-which-rename = Sag, welche Partie umbenannt werden soll, und wie sie dann heißt: theomachy saves rename ALT NEU
error-saves-which-delete = Sag, welche Partien gelöscht werden sollen: theomachy saves delete NAME
error-step-first = Das ist der erste Schritt.
error-step-last = Das ist der letzte Schritt.
error-step-no-such = Es gibt keinen Schritt { $number }; die Schritte sind 1 bis { $last }.
error-step-not-understood = „{ $text }“ ist kein Schritt; drücke die Eingabetaste, oder tippe { $back }, { $quit } oder eine Nummer.
error-new-table-which = „theomachy table { $what }“ gibt es nicht; schreib theomachy table new.
error-new-table-bad-server = „{ $server }“ ist keine Adresse eines Servers; Adressen sehen aus wie { $example }.
error-completion-which = Für „{ $shell }“ gibt es keine Vervollständigung; die Shells sind { $shells }.
error-rules-no-clause = Eine Regel { $clause } gibt es nicht; prüfe ihre Nummer.
error-rules-no-page = Zu „{ $game }“ gibt es keine Regelseite in der Sprache „{ $language }“.
error-replay-no-seat = Einen Platz { $seat } gibt es nicht.
error-review-no-end = { $source }: Die Partie ist noch nicht zu Ende; analysieren lässt sie sich erst danach.
error-turning-points-no-end = Die Partie ist noch nicht zu Ende: Wendepunkte lassen sich erst danach finden.
error-cards-which = Zu „{ $what }“ gibt es keine Kartenliste; tippe theomachy cards olympus oder theomachy cards check DATEI.
error-cards-which-file = Nenne die Datei, die geprüft werden soll: theomachy cards check DATEI.
error-cards-no-file = Unerwartete Angabe: { $file }; um eine Datei zu prüfen, tippe theomachy cards check DATEI.
error-map-which = Zu „{ $what }“ gibt es keinen Spielplan; tippe theomachy map deukalion oder theomachy map check DATEI.
error-map-which-file = Nenne die Datei, die geprüft werden soll: theomachy map check DATEI.
error-map-no-file = Unerwartete Angabe: { $file }; um eine Datei zu prüfen, tippe theomachy map check DATEI.
error-games-which = „theomachy games { $what }“ gibt es nicht ohne ein Spiel; schreib theomachy games oder theomachy games check SPIEL.
error-games-no-folder = Den Ordner { $folder } gibt es nicht; nenne einen anderen.
error-scenarios-none = { $file } enthält kein Szenario: Ein Szenario steht in einem Block zwischen zwei Zeilen mit ```.

## Partien und ihre Aufzeichnungen

error-record-choice = { $source }, Entscheidung { $number } ({ $choice }): { $wrong }
error-record-other-outcome = Der Geber hat { $drawn } gezogen.
error-record-not-to-move = Dieser Platz ist nicht am Zug.
error-record-other-result = { $source } nennt als Ergebnis „{ $result }“, aber die Entscheidungen führen zu „{ $found }“.
error-record-no-end = kein Ende
error-record-other-dealer = { $source }: Nur der Geber, mit dem die Partie begann, kann sie fortsetzen.
error-record-other-seats = Die Plätze müssen { $seats } sein, in dieser Reihenfolge.
error-record-other-rules = Sie folgt Version { $version } der Regeln von „{ $game }“, aber dieses Theomachy hat Version { $ours }; nimm eines mit derselben.
error-record-bad-name = „{ $name }“ kann an einem Tisch niemand heißen: In einer Aufzeichnung ist ein Name eine Zeile ohne Leerzeichen davor und danach.
error-dealer-secret = Das Geheimnis eines Gebers hat { $bytes } Bytes.
error-dealer-no-nonce = Ein fairer Geber braucht die Nonce eines Spielers.
error-verify-no-dealer = { $file } lässt sich nicht prüfen: Der Geber dieser Partie hatte sich auf kein Geheimnis festgelegt.
error-verify-no-secret = { $file } lässt sich noch nicht prüfen: Der Geber verrät das Geheimnis, wenn die Partie zu Ende ist.
error-verify-no-fingerprint = { $text } ist kein Fingerabdruck eines Schlüssels; kopiere alle 32 hexadezimalen Ziffern, die der Server zeigt.
error-verify-no-keys = { $file } ist keine Liste von Schlüsseln; hol sie vom Server, unter /api/keys.
error-verify-broken-keys = Die Schlüssel in { $file } folgen nicht aufeinander; trau keinem davon.
error-verify-not-among = Der Schlüssel { $key } ist nicht unter denen in { $file }; trau ihnen nicht.

## Bots und die Arena

error-learning-no-features = Für { $game } lässt sich nichts trainieren: Das Spiel hat keine Merkmale.
error-learning-other-plan = In { $folder } wurde ein anderes Training begonnen; gib dessen Einstellungen an oder einen anderen --folder.
error-bot-unknown = Den Bot „{ $bot }“ gibt es nicht; die Bots sind { $bots }.
error-bot-no-setting = Der Bot { $bot } hat keine Einstellung „{ $setting }“; er hat { $settings }.
error-bot-no-settings = Der Bot { $bot } hat keine Einstellung „{ $setting }“; er hat überhaupt keine.
error-bot-setting-twice = Für den Bot { $bot } ist { $setting } zweimal angegeben; lass eine Angabe weg.
error-bot-level = Eine Stufe { $level } gibt es nicht; es gibt 1 bis { $most }.
error-bot-illegal = { $choice } ist hier nicht möglich.
error-bot-crashed = { $error }
error-bot-printed = Er hat „{ $text }“ ausgegeben.
error-bot-slow = Er hat länger als { $seconds } Sekunden über eine Wahl nachgedacht.
error-bot-ended = Der Prozess, in dem er nachdachte, hat geendet ({ $how }).
error-bot-died = Der Bot { $bot } ist abgestürzt.
error-arena-no-cards-report = Für „{ $game }“ gibt es keinen Kartenbericht; es gibt ihn für { $games }.
error-arena-folder-not-empty = { $folder } ist nicht leer; nenne einen neuen Ordner für die Aufzeichnungen.
error-arena-no-folder = { $file } kann nicht geschrieben werden: Den Ordner { $folder } gibt es nicht; nenne einen anderen.
error-arena-no-report = { $file } gibt es schon, und es ist kein Bericht; nenne eine andere Datei.
error-arena-process-lost = Der Prozess, der Partie { $game } spielen sollte, ging immer wieder verloren, obwohl kein Bot nachdachte; warum, sagt seine Ausgabe.
error-arena-too-few = Gruppen von { $seats } brauchen mindestens { $seats } Bots, nicht { $bots }.
error-arena-two-schedules = Ein Wettkampf ist ein Turnier aller gegen alle oder eine Leiter; lass --round-robin oder --ladder weg.
error-arena-until-bots = --until vergleicht zwei Bots, oder den ersten mit mehreren Kopien eines anderen; nenne sie so.
error-arena-until-form = Nach --until kommen zwei Punktzahlen, die kleinere zuerst, wie in 0,30, nicht „{ $text }“.
error-arena-levels-alone = --levels gibt aus, was gemessen wurde, und nimmt keine Bots; lass sie weg.
error-arena-no-levels = Die Stufen von { $game } hat niemand gemessen.
error-arena-no-results = { $file } enthält keine Partien eines Wettkampfs; nenne eine andere Datei dafür.
error-arena-other-contest = { $file } enthält die Partien eines anderen Wettkampfs: „{ $what }“ stimmt nicht überein; nenne eine andere Datei.
error-arena-no-game = Das ist keine Partie dieses Wettkampfs; lösche die Zeile, und die Partie wird noch einmal gespielt.
error-arena-results-in-use = { $file } wird gerade von einem anderen Wettkampf benutzt; warte, bis er endet, oder nenne eine andere Datei.
error-ray-missing = --ray braucht das Paket Ray; installiere es mit pip install "theomachy[ray]".
error-ray-address-form = --ray erwartet die Adresse eines Ray-Clusters, HOST:PORT oder auto, nicht „{ $address }“.
error-ray-nobody = Unter { $address } antwortet kein Ray-Cluster; starte einen mit ray start --head und derselben Version von Ray, oder nenne eine andere Adresse.
error-ray-refused = Der Ray-Cluster { $address } ist von hier aus nicht verwendbar: { $why }.
error-ray-lost = Der Ray-Cluster { $address } ging verloren; was --resume festgehalten hat, ist sicher.
error-ray-no-theomachy = Auf einem Rechner des Ray-Clusters fehlt Theomachy oder ist anders gebaut ({ $why }); installiere überall dasselbe.
error-ray-other-build = Auf { $node } ist Theomachy anders gebaut und spielt vielleicht anders; installiere auf dem ganzen Ray-Cluster dasselbe.
error-ray-work-lost = Dieselbe Arbeit ging immer wieder mit ihrem Rechner verloren ({ $why }); hat der Ray-Cluster genug Speicher?

## Nachrichten zwischen Programmen

error-wire-type = Es muss { $due ->
    [int] eine ganze Zahl
    [str] ein Text
    [bool] true oder false
    [list] eine Liste
   *[dict] ein Objekt
} sein, nicht { $type ->
    [int] eine ganze Zahl
    [str] ein Text
    [bool] true oder false
    [list] eine Liste
    [dict] ein Objekt
    [NoneType] nichts
   *[other] etwas anderes
}: { $where }.
error-wire-missing = Es fehlt: { $where }.
error-wire-more = Hier steht mehr, als da sein darf: in { $where }.
error-wire-count = Es müssen { $due } sein, nicht { $count }: { $where }.
error-wire-each-seat = Für jeden Platz muss eines da sein, in der richtigen Reihenfolge: { $where }.
error-wire-no-seat = Diesen Platz gibt es nicht: { $where }.
error-wire-no-choice = Diese Wahl gibt es nicht: { $where }.
error-wire-no-event = Ein solches Ereignis gibt es in diesem Spiel nicht: „{ $event }“.
error-wire-large-number = Die Zahl ist zu groß: { $where }.
error-wire-half-character = Der Text enthält ein halbes Zeichen: { $where }.
error-wire-other-build = Woran der Platz sich erinnert, stammt aus einem anderen Build von Theomachy: Verwende auf beiden Seiten denselben.

## An einem Tisch eines Servers

error-declined = { $text }
error-remote-no-link = Das ist kein Link zu einem Tisch; ein Tischlink sieht aus wie { $example }.
error-remote-which-link = Nenne den Tisch: mit seinem Link oder mit --server und --key.
error-remote-bad-key = Der Schlüssel in diesem Link ist nicht lesbar; kopiere den ganzen Link noch einmal.
error-remote-two-keys = Das sind zwei Schlüssel; lass --key weg oder den Schlüssel im Link.
error-remote-no-key = Ein Bot braucht einen Platz, und dieser Link hat keinen Schlüssel dafür.
error-remote-no-connection = { $server } ist nicht zu erreichen, oder dort läuft kein Tischserver; prüfe den Link und versuch es noch einmal.
error-remote-no-record = Die Aufzeichnung der Partie ließ sich von { $server } nicht holen; versuch es später noch einmal.
error-remote-garbled = Die Antwort von { $server } ist nicht zu verstehen; vielleicht läuft dort eine andere Version.
error-remote-other-commitment = Der Geber zeigt eine andere Festlegung als zuvor: Trau diesem Tisch nicht.
error-remote-left = Du hast den Tisch verlassen.
error-join-only-watching = { denied-only-watching }
error-join-not-over = { denied-not-over }
error-join-not-your-turn = { denied-not-your-turn }
error-join-say-what = Was denn? Tippe { $say } und einen Text.
error-join-nothing-asked = Niemand hat dich etwas gefragt.
error-table-no-person = Ein Tisch braucht einen Menschen; für Bots allein gibt es die Arena.
error-table-two-seats = Wer den Tisch aufstellt, hat nur einen Platz.
error-table-unplayable = Mit diesen Karten oder diesem Spielplan bricht eine Partie durch einen Fehler in unserem Programm ab; lass weg, was daran ungewöhnlich ist, und melde den Fehler.
error-lesson-unknown = Es gibt { $count } Lektionen; wähle eine davon.
error-lesson-over = Die Lektion ist vorbei.
error-lesson-other-choice = Nur die letzte Entscheidung darf eine sein, auf die die Lektion nicht wartet.
error-puzzle-unknown = Es gibt kein Rätsel { $puzzle }; wähle eines aus der Liste.
error-puzzle-bad-file = In { $file } stehen keine Rätsel; nenne eine andere Datei oder eine, die es noch nicht gibt.
error-answer-too-long = Die Antwort hätte mehr als { $most } Zeichen: Frag nach weniger auf einmal.
error-worker-failed = Das ließ sich hier nicht berechnen; versuch es noch einmal oder mit etwas anderem.
error-field = { $where }: { $mistake ->
    [missing] es fehlt
    [unknown] dieses Feld gibt es nicht
    [too-long] zu lang; höchstens { $limit }
    [too-short] zu kurz; mindestens { $limit }
    [too-large] zu groß; höchstens { $limit }
    [too-small] zu klein; mindestens { $limit }
    [number] es muss eine Zahl sein
    [whole] es muss eine ganze Zahl sein
    [text] es muss ein Text sein
    [truth] es muss true oder false sein
    [list] es muss eine Liste sein
    [object] es muss ein Objekt sein
    [choice] möglich ist { $limit }
    [pattern] ein Zeichen darin ist nicht erlaubt, oder die Form stimmt nicht
    [json] das ist kein JSON
    [name] ein Name ist eine Zeile ohne Leerzeichen am Rand und nicht der eines Bots; wähle einen anderen
   *[other] die Form stimmt nicht
}
error-message-whole = die Nachricht
error-message-binary = sie ist kein Text
error-http = { $status ->
    [404] Hier gibt es nichts; prüfe die Adresse.
    [405] Das geht hier nicht.
   *[other] Diese Anfrage kann nicht beantwortet werden (HTTP { $status }).
}

## Der Server und was er aufbewahrt

error-serve-already = Diese Spiele laufen schon auf dem Server { $url } – öffne diese Seite oder starte einen Server mit einem anderen Ordner: theomachy serve --data ORDNER.
error-serve-port-taken = Der Port { $port } wird von einem anderen Programm benutzt; beende es oder nenne mit --port einen anderen.
error-serve-no-address = Der Server kann auf { $host }, Port { $port }, nicht lauschen ({ $why }); nenne mit --host eine Adresse dieses Rechners oder mit --port einen anderen Port.
error-serve-no-socket = Datei { $number } ist kein offener TCP-Socket, der lauscht; --fd nimmt die Nummer eines solchen.
error-serve-not-yours = Prozess { $process } gehört jemand anderem und kann nicht abgelöst werden; starte als derselbe Benutzer.
error-serve-no-limit = Eine Grenze „{ $limit }“ gibt es nicht; die Grenzen sind { $limits }.
error-serve-no-network = --trust braucht eine Adresse oder ein Netz, zum Beispiel 127.0.0.1 oder 10.0.0.0/8, nicht „{ $text }“.
error-keys-which = Es gibt kein „theomachy keys { $what }“; lass das Wort weg oder schreib rotate.
error-keys-none = { $file } enthält noch keinen Schlüssel; der Server erzeugt einen, wenn er startet.
error-keys-version = { $file } wurde von einer anderen Version von Theomachy geschrieben; starte den Server einmal damit.
error-push-which = Es gibt kein „theomachy push { $what }“; lass das Wort weg oder schreib new-keys oder off.
error-push-contact = Push-Dienste wollen wissen, wen sie fragen können: Gib mit --contact mailto:du@example.org an oder eine Adresse, die mit https:// beginnt, nicht „{ $contact }“.
error-serve-push-host = --push-host braucht den Namen eines Servers, zum Beispiel push.example.org, nicht „{ $host }“.
error-tables-which = „{ $what }“ lässt sich mit einem Tisch nicht machen; möglich sind { $actions }.
error-tables-which-table = „theomachy tables { $action }“ braucht die Kennung eines Tisches; „theomachy tables“ listet sie auf.
error-tables-which-file = „theomachy tables export“ braucht die Kennung eines Tisches und eine Datei; lass die Datei überall sonst weg.
error-tables-no-table = Es gibt keinen Tisch { $table }; „theomachy tables“ listet auf, welche es gibt.
error-tables-in-use = Tisch { $table } ist vielleicht in Gebrauch: Halte erst den Server an, denn während er läuft, lassen sich nur Tische in Quarantäne löschen.
error-store-in-use = { $folder } wird von einem anderen Server benutzt; beende ihn oder bewahre die Spiele in einem anderen Ordner auf: theomachy serve --data ORDNER.
error-store-second-name = { $file } hat einen zweiten Namen (einen harten Link) ohne die Dateien daneben; entferne einen der beiden.
error-store-newer = { $file } stammt von einem neueren Theomachy (Schema { $version }, hier bekannt bis { $known }); installiere die neueste Version.
error-store-another = { $file } ist keine Datenbank von Theomachy; nenne einen anderen Ordner oder eine andere Datei.
error-store-another-or-broken = { $file } ist keine Datenbank von Theomachy, oder ihr Anfang ist beschädigt; stell eine Sicherung wieder her oder nenne einen anderen Ordner.
error-store-itself = { $file } gehört zu den Tischen selbst; nenne eine andere Datei.
error-store-empty = In { $file } gibt es noch keine Tische.
error-store-no-copies = Hier lassen sich die Tische eines Servers nicht kopieren, während er läuft; halte ihn an und kopiere den Ordner { $folder }.
error-store-broken = { $file } ist beschädigt; stell eine Sicherung wieder her.
error-store-full = { $file } kann nicht geschrieben werden: Auf dem Datenträger ist kein Platz mehr.
error-store-read-only = { $file } kann nicht geschrieben werden: Das ist nicht erlaubt.
error-store-closed-to-us = { $file } kann nicht geöffnet werden: Die Datei ist nicht da, oder der Zugriff ist nicht erlaubt.
error-store-locked = { $file } kann nicht geschrieben werden: Ein anderes Programm hat die Datei gesperrt.
error-store-fails = { $file } kann nicht gelesen oder geschrieben werden: Der Datenträger ist voll oder fehlerhaft ({ $code }).
error-store-unusable = { $file } ist nicht verwendbar: { $why }.
error-store-closed = { $file } ist geschlossen.
error-store-no-table = Einen Tisch { $table } gibt es nicht.
error-store-table-twice = Einen Tisch { $table } gibt es schon.
error-store-large-entry = Ein Eintrag von Tisch { $table } ist zu groß: { $bytes } Bytes statt höchstens { $most }.
error-store-entry-gap = Eintrag { $entry } von Tisch { $table } folgt nicht auf den letzten.
error-store-entry-missing = Eintrag { $entry } von Tisch { $table } fehlt; stell eine Sicherung wieder her, oder sieh mit „theomachy tables export“ nach, was übrig ist.
error-store-entry-damaged = Eintrag { $entry } von Tisch { $table } ist beschädigt; stell eine Sicherung wieder her, oder sieh mit „theomachy tables export“ nach, was übrig ist.
error-store-unreadable-table = Tisch { $table } ist nicht lesbar.
