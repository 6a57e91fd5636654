## Die Arena: Bots gegen Bots

arena-help-bots = zwei Bots: random, greedy, search, oder mit Einstellungen wie in search:iterations=1000
arena-help-games = wie viele Spiele; ohne Angabe 100
arena-help-seed = eine Zahl, die alle Karten und alles Glück bestimmt; ohne Angabe 1
arena-help-jobs = wie viele Spiele gleichzeitig; ohne Angabe so viele, wie es Prozessorkerne gibt
arena-help-records = die Aufzeichnung jedes Spiels in diesen neuen oder leeren Ordner schreiben
arena-help-json = ein JSON-Objekt statt einer Tabelle ausgeben
arena-playing = Spiele
arena-bot = Bot
arena-wins = Gewonnen
arena-draws = Remis
arena-losses = Verloren
arena-rate = Quote
arena-interval = 95-%-Intervall
arena-percent = { $whole },{ $tenths } %
arena-first-player = Wer den ersten Zug hatte, holte { $rate } der Punkte.
arena-length = Ein Spiel dauerte im Mittel { $turns } Züge.
arena-fault = { $bot } hat Spiel { $game } durch einen Fehler verloren: { $reason }
