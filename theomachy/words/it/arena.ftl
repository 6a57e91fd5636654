## L'arena: bot contro bot

arena-help-bots = un bot per ogni parte, o di più con --round-robin: random, greedy, search, search-1, ismcts, da level:1 a level:6, o con impostazioni come in search:iterations=1000
arena-help-levels = mostra quanto sono forti i sei livelli dei bot secondo le misure; non si gioca
arena-help-games = quante partite, con --round-robin per ogni coppia o gruppo; predefinito: 100, con --until quante ne servono
arena-help-round-robin = ogni bot gioca contro ogni altro; con un numero, in gruppi di tanti
arena-help-ladder = ogni bot gioca solo contro quelli nominati accanto a lui; con un numero, in gruppi di tanti
arena-help-until = si ferma appena è deciso, con un errore del 5 % da ogni lato, se il primo bot vale il numero minore o quello maggiore di punti in più dell'altro, come in 0,30; se gli altri sono più d'uno, devono essere tutti lo stesso bot
arena-help-seed = un numero che decide tutte le carte e ogni esito del caso; predefinito: 1
arena-help-jobs = quante partite alla volta; predefinito: tante quanti sono i core, con --ray quelli del cluster
arena-help-ray = gioca sul cluster Ray a questo indirizzo, HOST:PORT del nodo principale, o auto per quello a cui appartiene questa macchina
arena-help-hang = per quanti secondi un bot può pensare a una scelta; se ci mette di più, ha perso; predefinito: 60
arena-help-resume = conserva il risultato di ogni partita in questo file, una riga ciascuna; se il file esiste già, il torneo riprende da dove si era fermato
arena-help-records = scrive la registrazione di ogni partita in questa cartella nuova o vuota
arena-help-cards-report = scrive un rapporto su ogni carta, con grafici, in questo file HTML, o solo le cifre in un file il cui nome finisce in .json; disponibile per { $games }
arena-help-json = stampa un oggetto JSON invece di una tabella
arena-playing = Partite
arena-playing-until = Partite (evidenza { $ratio } di ±{ $bound })
arena-bot = Bot
arena-wins = Vinte
arena-draws = Pareggi
arena-losses = Perse
arena-rate = Percentuale
arena-interval = Intervallo 95 %
arena-level = Livello
arena-beats = Batte il prec.
arena-rating = Punteggio
arena-percent = { $whole },{ $tenths } %
arena-decimal = { $whole },{ $tenths }
arena-milliseconds = { $time } ms
arena-times = Quanto hanno pensato i bot quando c'era una scelta: in media, e al massimo 99 volte su 100, secondo l'orologio e secondo il processore.
arena-choices = Scelte
arena-mean = Media
arena-most = 99 %
arena-cpu-mean = CPU media
arena-cpu-most = CPU 99 %
arena-first-player = Chi ha avuto il primo turno ha ottenuto il { $rate } dei punti.
arena-length = Una partita è durata in media { $turns } turni.
arena-levels = Il livello 3 ha punteggio 1500; 400 punti sono dieci volte la forza. «Batte il prec.»: nelle partite contro il livello precedente; un pareggio vale mezza vittoria. Misurato in { $games } partite, al commit { $commit }, con { $command }
arena-ratings = I punteggi sono differenze rispetto a { $bot }; 400 punti sono dieci volte la forza.
arena-until-decided = Deciso dopo { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}: vale { $due } punti piuttosto che { $other }.
arena-until-open = Non deciso dopo { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}: l'evidenza tra { $low } e { $high } punti è { $ratio }; con ±{ $bound } sarebbe deciso.
arena-fault = { $bot } ha perso la partita { $game } per un errore: { $reason }
arena-interrupted = Interrotto; { $games ->
    [one] { $games } partita giocata.
   *[other] { $games } partite giocate.
}
arena-report-written = Il rapporto è in { $file }

## Il rapporto: ciò che vale per ogni gioco

report-title = { $name }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
report-about = Edizione { $edition }, --seed { $seed }. Ogni distribuzione si gioca con ogni bot a ogni posto.
report-options = Opzioni cambiate: { $options }.
report-faults = { $games ->
    [one] { $games } partita è stata interrotta per l'errore di un bot; non è contata tra le conclusioni né per le carte.
   *[other] { $games } partite sono state interrotte per l'errore di un bot; non sono contate tra le conclusioni né per le carte.
}
report-bots = Bot
report-times = Il punto è la media; 99 scelte su 100 non sono durate più della fine della linea. Ogni tacca vale dieci volte la precedente.
report-by-clock = { $bot }, secondo l'orologio
report-by-processor = { $bot }, secondo il processore
report-seconds = { $time } s
report-milliseconds = { $time } ms
report-microseconds = { $time } µs
report-nanoseconds = { $time } ns
report-first-turn = Il primo turno
report-interval = La percentuale vera è, 95 volte su 100, nell'intervallo { $interval }.
report-lengths = Quanto sono durate le partite
report-length = Alla fine di una partita erano stati completati in media { $turns } turni; si contano i turni di tutti.
report-turns = Turni
report-games = Partite
report-as-table = Come tabella
