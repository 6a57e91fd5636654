## L'arena: bot contro bot

arena-help-bots = due bot: random, greedy, search, o con impostazioni come in search:iterations=1000
arena-help-games = quante partite; se non si dice nulla, 100
arena-help-seed = un numero che decide tutte le carte e tutta la sorte; se non si dice nulla, 1
arena-help-jobs = quante partite alla volta; se non si dice nulla, quanti sono i core del processore
arena-help-records = scrivi la registrazione di ogni partita in questa cartella nuova o vuota
arena-help-json = stampa un oggetto JSON invece di una tabella
arena-playing = Partite
arena-bot = Bot
arena-wins = Vinte
arena-draws = Pari
arena-losses = Perse
arena-rate = Quota
arena-interval = Intervallo 95 %
arena-percent = { $whole },{ $tenths } %
arena-first-player = Chi ha avuto il primo turno ha ottenuto il { $rate } dei punti.
arena-length = Una partita è durata in media { $turns } turni.
arena-fault = { $bot } ha perso la partita { $game } per un errore: { $reason }
