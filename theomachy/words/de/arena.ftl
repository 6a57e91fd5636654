## Die Arena: Bots gegen Bots

arena-help-bots = ein Bot für jede Seite, mit --round-robin auch mehr: random, greedy, search, search-1, ismcts, level:1 bis level:6, oder mit Einstellungen wie in search:iterations=1000
arena-help-levels = ausgeben, wie stark die sechs Stufen der Bots nach Messung sind; gespielt wird nicht
arena-help-games = wie viele Partien, mit --round-robin für jedes Paar oder jede Gruppe; ohne Angabe 100, mit --until so viele, wie nötig sind
arena-help-round-robin = jeder Bot spielt gegen jeden anderen; mit einer Zahl in Gruppen von so vielen
arena-help-ladder = jeder Bot spielt nur gegen die neben ihm genannten; mit einer Zahl in Gruppen von so vielen
arena-help-until = aufhören, sobald mit je 5 % Irrtum entschieden ist, ob der erste Bot die kleinere oder die größere Zahl von Wertungspunkten mehr wert ist als der andere, wie in 0,30; sind es mehrere andere, muss es immer derselbe Bot sein
arena-help-seed = eine Zahl, die alle Karten und jeden Zufall bestimmt; ohne Angabe 1
arena-help-jobs = wie viele Partien gleichzeitig; ohne Angabe so viele, wie es Prozessorkerne gibt, mit --ray im Cluster
arena-help-ray = auf dem Ray-Cluster mit dieser Adresse spielen, HOST:PORT seines Hauptrechners, oder auto für den, zu dem dieser Rechner gehört
arena-help-hang = so viele Sekunden darf ein Bot über eine Wahl nachdenken; braucht er länger, hat er verloren; ohne Angabe 60
arena-help-resume = das Ergebnis jeder Partie in dieser Datei festhalten, je eine Zeile; gibt es sie schon, geht der Wettkampf dort weiter, wo er aufgehört hat
arena-help-records = die Aufzeichnung jeder Partie in diesen neuen oder leeren Ordner schreiben
arena-help-cards-report = einen Bericht über jede Karte, mit Diagrammen, in diese HTML-Datei schreiben, oder nur die Zahlen in eine Datei, deren Name auf .json endet; es gibt ihn für { $games }
arena-help-json = ein JSON-Objekt statt einer Tabelle ausgeben
arena-playing = Partien
arena-playing-until = Partien (Evidenz { $ratio } von ±{ $bound })
arena-bot = Bot
arena-wins = Gewonnen
arena-draws = Remis
arena-losses = Verloren
arena-rate = Quote
arena-interval = 95-%-Intervall
arena-level = Stufe
arena-beats = Schlägt vorige
arena-rating = Wertung
arena-percent = { $whole },{ $tenths } %
arena-decimal = { $whole },{ $tenths }
arena-milliseconds = { $time } ms
arena-times = Wie lange die Bots nachdachten, wenn es eine Wahl gab: im Mittel und in 99 von 100 Fällen höchstens, nach der Uhr und nach der Rechenzeit.
arena-choices = Wahlen
arena-mean = Mittel
arena-most = 99 %
arena-cpu-mean = CPU Mittel
arena-cpu-most = CPU 99 %
arena-first-player = Wer den ersten Zug hatte, holte { $rate } der Punkte.
arena-length = Eine Partie dauerte im Mittel { $turns } Züge.
arena-levels = Stufe 3 hat die Wertung 1500; 400 Punkte sind die zehnfache Stärke. „Schlägt vorige“: in den Partien gegen die Stufe darunter; ein Remis ist ein halber Sieg. Gemessen in { $games } Partien, mit dem Commit { $commit }, durch { $command }
arena-ratings = Wertungen sind Unterschiede zu { $bot }; 400 Punkte sind die zehnfache Stärke.
arena-until-decided = Entschieden nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: eher { $due } Wertungspunkte wert als { $other }.
arena-until-open = Nicht entschieden nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: Die Evidenz zwischen { $low } und { $high } Wertungspunkten ist { $ratio }; bei ±{ $bound } wäre es entschieden.
arena-fault = { $bot } hat Partie { $game } durch einen Fehler verloren: { $reason }
arena-interrupted = Abgebrochen; { $games ->
    [one] { $games } Partie wurde gespielt.
   *[other] { $games } Partien wurden gespielt.
}
arena-report-written = Der Bericht steht in { $file }

## Der Bericht: was für jedes Spiel gilt

report-title = { $name }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
report-about = Ausgabe { $edition }, --seed { $seed }. Jede Kartenverteilung wird mit jedem Bot auf jedem Platz gespielt.
report-options = Geänderte Optionen: { $options }.
report-faults = { $games ->
    [one] { $games } Partie wurde wegen eines Fehlers eines Bots abgebrochen; bei Spielende und Karten zählt sie nicht mit.
   *[other] { $games } Partien wurden wegen eines Fehlers eines Bots abgebrochen; bei Spielende und Karten zählen sie nicht mit.
}
report-bots = Bots
report-times = Der Punkt ist das Mittel; 99 von 100 Wahlen dauerten nicht länger, als die Linie reicht. Jede Marke ist das Zehnfache der vorigen.
report-by-clock = { $bot }, nach der Uhr
report-by-processor = { $bot }, nach der Rechenzeit
report-seconds = { $time } s
report-milliseconds = { $time } ms
report-microseconds = { $time } µs
report-nanoseconds = { $time } ns
report-first-turn = Der erste Zug
report-interval = Die wahre Quote liegt in 95 von 100 Fällen im Bereich { $interval }.
report-lengths = Wie lang die Partien waren
report-length = Am Ende einer Partie waren im Mittel { $turns } Züge abgeschlossen; gezählt sind die Züge aller Seiten.
report-turns = Züge
report-games = Partien
report-as-table = Als Tabelle
