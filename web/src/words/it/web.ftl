### The web client: everything but the boards

title = Theomachy
welcome = Tre giochi da tavolo ispirati ai miti greci. Accomodati.
game-olympus = Fight for Olympus
game-hera-zeus = Era e Zeus
game-deukalion = Deukalion
game-unknown = Gioco sconosciuto ({ $game })
facts-olympus = 2 giocatori · 30 minuti
facts-hera-zeus = 2 giocatori · 40 minuti
facts-deukalion = 2-4 giocatori · 90 minuti
about-olympus = Eroi e soldati si fronteggiano su sei spazi; ogni varco nella linea nemica ti avvicina all’Olimpo.
about-hera-zeus = Una lite coniugale a carte coperte: trova il prigioniero dell’altro prima che lui trovi il tuo.
about-deukalion = Naviga, combatti e consegna forzieri in un mare di dèi e mostri; vince la gloria.
level = Contro un bot
level-1 = Epimeteo
level-2 = Mida
level-3 = Eco
level-4 = Arianna
level-5 = Tiresia
level-6 = Prometeo
level-rating = Punteggio { $rating }; in 95 casi su 100 tra { $low } e { $high }
players = Giocatori
play-now = Gioca ora
invite = Invita un amico
pass-and-play = Insieme su un dispositivo
open-table = Tavolo aperto
learn = Impara giocando
puzzles = Enigmi
rules = Regole
cards = Carte
make-olympus = Crea carte
make-deukalion = Crea un tabellone
options = Edizione e opzioni
my-seat = Gioco come
edition = Edizione
usual = predefinita
usual-is = predefinito: { $value }
as-edition = come in questa edizione
options-table = Il tavolo
options-ends = Inizio e fine
options-cards = Carte e poteri
options-play = Svolgimento della partita
about-option = Informazioni: { $option }
option-clause = La regola: { $clause }
options-changed = { $n ->
    [one] Una regola modificata
   *[other] { $n } regole modificate
}
options-reset = Ripristina i valori predefiniti
clock = Orologio (non contro i bot)
clock-none = nessuno
clock-short = 10 minuti, più 5 secondi per scelta
clock-long = 25 minuti, più 10 secondi per scelta
clock-days = due giorni per scelta
may-watch = Altri possono guardare
no-server = Il server non è raggiungibile.
needs-server = Qui serve una connessione: il server non è raggiungibile.
offline = Sei offline. Puoi leggere le regole, le carte, il testo delle lezioni e le tue partite; per giocare serve una connessione.
building = { $rules ->
    [compiling] { $minutes ->
        [soon] Presto i bot saranno più forti: le regole sono ancora in compilazione.
        [0] Tra meno di un minuto i bot saranno più forti: le regole sono ancora in compilazione.
        [1] Tra circa un minuto i bot saranno più forti: le regole sono ancora in compilazione.
       *[other] Tra circa { $minutes } minuti i bot saranno più forti: le regole sono ancora in compilazione.
    }
    [compiled] Le regole sono compilate: ora i bot ragionano più a fondo.
    [no-compiler] Su questo computer manca un compilatore C: le regole non sono compilate e i bot ragionano meno a fondo.
    [no-headers] Su questo computer mancano gli header C di Python: le regole non sono compilate e i bot ragionano meno a fondo.
   *[failed] Non è stato possibile compilare le regole: girano così come sono e i bot ragionano meno a fondo.
}
my-games = Le mie partite in corso
resume = Continua
see-end = Vedi la fine
other-device = Su un altro dispositivo
forget = Rimuovi
finished-games = Partite finite
all-my-games = Tutte le mie partite ({ $many })
my-finished-games = Le mie partite finite
not-kept = Non è stato possibile salvare questa partita sul dispositivo: il browser non lo permette, oppure non c’è più spazio.
waiting-tables = Tavoli in attesa di giocatori
no-waiting-tables = Al momento non aspetta nessuno. Apri un tavolo, e forse qualcuno si unirà.
more-tables = Altri tavoli
sit-down = Siediti
watch = Guarda
free-seat = posto libero
your-name = Il tuo nome al tavolo
guest = Ospite
player-n = Giocatore { $n }
verify = Verifica una partita finita
settings = Impostazioni
language = Lingua
language-en = English
language-de = Deutsch
language-it = Italiano
theme-to-dark = Colori scuri
theme-to-light = Colori chiari
score = Punti, e quanti ne servono per vincere
sound = Suono
speed = Ritmo
speed-0-5 = lento
speed-1 = normale
speed-2 = veloce
speed-0 = istantaneo
board = Tavolo di gioco
threats = Minacce
card = Carta
why = Perché
in-gallery = Nella galleria delle carte
inspector-empty = Passa su una carta per leggerla qui.
guide = Che cosa fare
connecting = Connessione al tavolo …
waiting-for-players = In attesa degli altri.
waiting-why = Appena ci sono tutti si distribuiscono le carte.
table-needs-server = Qui serve una connessione: la partita è sul server. Appena torni online, entri al tavolo.
your-turn = Tocca a te.
alerts = Avvisami quando tocca a me
alerts-why = Il browser ti manda una notifica quando stai guardando altrove e, se il server può inviare messaggi, anche a pagina chiusa.
alerts-refused = Il browser non permette notifiche da questa pagina; puoi cambiarlo nelle sue impostazioni.
play-meanwhile = Intanto gioca contro un bot
play-meanwhile-why = Il tuo posto resta tuo, e ti chiamiamo appena ci sono tutti.
friend-here = ci sono tutti, la partita comincia.
to-table = Al tavolo
invited-to = Un invito a { $game }
invited-by = { $name } ti invita a { $game }
send-link-one = Manda questo link al tuo amico
moment = Un momento …
turn-of = Tocca a { $name }.
not-your-turn = Non ora: tocca a { $name }.
not-now = Non ora.
not-there = Lì non può andare.
step-back = Un passo indietro
take-back = Annulla
take-back-why = Annulla la tua ultima scelta; contro i bot si può, ma poi la partita non conta.
skip = Salta
all-choices = Tutte le scelte ({ $many })
log = Che cosa è successo
log-short = Cronaca
seen = Visto
chat = Chat
news = { $many } nuovi
panels = Cronaca e altro
log-before = Prima del primo turno
dealt = Si distribuiscono le carte.
cards-unseen = { $many ->
    [one] 1 carta
   *[other] { $many } carte
}
nothing-yet = Ancora nulla.
nothing-said = Nessuno ha detto nulla.
which-choice = Quale di queste?
close = Chiudi
times = × { $many }
reactions = Reazioni
reaction-bravo = Bravo!
reaction-ouch = Ahi!
reaction-hmm = Mmh …
reaction-thanks = Grazie!
reaction-hurry = Dai!
reaction-laugh = Ah ah!
write = Scrivi qualcosa
send = Invia
watcher = Spettatore
bot-named = { $side } ({ $bot })
bot-1 = Bot Epimeteo
bot-2 = Bot Mida
bot-3 = Bot Eco
bot-4 = Bot Arianna
bot-5 = Bot Tiresia
bot-6 = Bot Prometeo
bot-other = Bot
you = tu
is-here = connesso
is-away = non connesso
has-turn = è di turno
days-left = { $days } g
line-lost = Connessione persa, riconnessione in corso … La partita è al sicuro.
line-ended = Con questo link il tavolo non è raggiungibile.
you-watch = Stai guardando.
my-seat-here = Vai al mio posto
menu = Menu
hint = Consiglio
hint-says = Consiglio: { $text }.
do-it = Fai così
ask-undo = Chiedi di tornare indietro
offer-draw = Offri il pareggio
request = Una richiesta
asks-undo = { $name } vorrebbe annullare l’ultima scelta. Sei d’accordo?
asks-draw = { $name } offre il pareggio. Sei d’accordo?
asked-undo = Hai chiesto di tornare indietro; gli altri ci pensano.
asked-draw = Hai offerto il pareggio; gli altri ci pensano.
yes = Sì
no = No
resign = Abbandona
resign-sure = Abbandonare davvero la partita?
watch-link = Link per chi guarda
my-link = Il mio link, per un altro dispositivo
my-link-why = Chi ha questo link gioca al tuo posto. Non mostrarlo a nessuno.
rotate = Nuova chiave
rotate-sure = Il vecchio link non funzionerà più.
send-link = Manda questo link al tuo amico (posto { $seat })
copy = Copia
copied = Copiato
at-home = A questo indirizzo il link vale solo su questo computer. Per gli altri: avvia il server con --host 0.0.0.0 e apri la pagina all’indirizzo di questo computer.
qr = Lo stesso link da inquadrare
alone = Rispondi per me quando c’è una sola risposta
alone-why = Solo quando nessuno può ricavarne nulla, né dalla risposta né dalla sua rapidità.
keys-help = Tasti: Tab e frecce spostano, Invio sceglie, I entra nella carta mostrata, Ctrl+Z torna indietro, Esc chiude.
won = Hai vinto!
lost = Hai perso.
drawn = Pareggio.
wins = Ha vinto { $name }.
shared = La vittoria è condivisa: { $names }.
by-agreed = Per accordo fra i giocatori.
by-resigned = { $name } ha abbandonato.
by-out-of-time = Il tempo di { $name } è scaduto.
by-rules = Secondo le regole.
rematch = Rivincita
next-game = Alla prossima partita
replay = Rivedi
download = Scarica la registrazione
prove = Verifica questa partita
to-lobby = Alla lobby
show-ending = Com’è finita
show-board = Guarda il tavolo
lasted-turns = { $turns ->
     [one] Un turno
    *[other] { $turns } turni
}
lasted-minutes = { $minutes ->
     [0] meno di un minuto
     [one] un minuto
    *[other] { $minutes } minuti
}
lasted-hours = { $hours } h { $minutes } min
lasted-days = { $days ->
     [one] un giorno
    *[other] { $days } giorni
} { $hours } h
turning-points = Svolte
turning-point = Turno { $turn }: { $name }
chance-changes = { $before }% → { $after }%
chances-of = Probabilità di vittoria di { $name } secondo una rapida analisi.
your-chances = Le tue probabilità di vittoria secondo una rapida analisi.
no-turning-points = Nessun turno spicca.
turning-points-failed = Non è stato possibile trovare le svolte.
review = Analisi
picture = Condividi un’immagine
more = Altro
curtain = Sipario
pass-to = Passa il dispositivo a { $name }
pass-why = Nessun altro dovrebbe guardare ora.
lift = Sono { $name }
did-itself = Nient’altro da scegliere: { $text }
did-undo = { $seat ->
     [nobody] Una scelta viene annullata.
    *[other] { $name } annulla una scelta.
}
did-seated = { $name } si siede.
did-asked = { $name } chiede: { $request ->
     [draw] pareggio?
    *[undo] posso tornare indietro?
}
did-agreed = { $name } è d’accordo.
did-denied = { $name } non è d’accordo.
did-drawn = I giocatori si accordano sul pareggio.
did-resigned = { $name } abbandona.
did-flagged = { $name } ha esaurito il tempo.
did-away = Un bot gioca per { $name }.
did-back = { $name } è di nuovo al tavolo.
did-rotated = { $name } ha una nuova chiave.
did-rematch = La prossima partita è pronta.
lost-page = Qui non c’è nulla.
search-rules = Cerca nelle regole
found = { $many ->
     [one] Una regola
    *[other] { $many } regole
}
sections = Sezioni
no-rules = Le regole non sono disponibili.
learn-game = Impara: { $game }
learn-about = Una prima partita guidata di circa dieci minuti. Ogni scelta è vera; nulla può andare storto.
lessons = Lezioni
lesson-of = { $lesson } di { $of }: { $title }
lesson-done = Ben fatto.
next-lesson = Prossima lezione
begin-lessons = Comincia
lessons-done = { $done } su { $of } completate
lesson-to-read = Senza connessione una lezione non si può giocare; ecco però le sue spiegazioni.
try-again = Riprova
learnt-all = Ora una partita vera
show-me = Mostramelo
again = Ancora una volta
done = completata
no-lessons = Le lezioni non sono disponibili.
record-refused = Questa registrazione non si può rivedere.
record-refused-do = Salvala di nuovo dove si è giocato, oppure aprine un’altra.
other-record = Apri un’altra registrazione
moment-of = Scelta { $at } di { $total }
to-start = All’inizio
back = Un passo indietro
forward = Un passo avanti
to-end = Alla fine
play = Avvia
pause = Pausa
eyes = Visto da
eyes-all = tutto scoperto
moment-link = Link a questo momento
share = Condividi
verify-about = Prima della prima carta il mazziere s’impegna su un segreto, e ognuno aggiunge un proprio numero. Da questi deriva ogni esito del caso: il tuo browser rifà tutti i conti e confronta la registrazione con ciò che questo dispositivo ha conservato prima della partita. Le scelte dei giocatori e la fine le garantisce il server con la sua firma.
paste = Incolla qui una registrazione intera
open-file = Apri un file
check = Verifica
no-crypto = Questo browser può verificarlo solo con una connessione sicura (https); il server dice:
server-says = Il server dice:
proof-outcomes-yes = Tutti i { $total } esiti del caso derivano dal segreto e dai numeri.
proof-outcomes-no = Solo { $good } esiti su { $total } derivano dal segreto e dai numeri.
verdict-chance-proved = Il caso è stato equo.
verdict-chance-watched = Il caso deriva da ciò che questo dispositivo ha visto.
verdict-chance-unseen = Caso: non visto su questo dispositivo.
verdict-chance-false = Il caso non è stato equo.
verdict-end-signed = La fine è provata.
verdict-end-unsigned = La fine non è provata.
verdict-end-other-key = La fine non è provata.
verdict-end-forged = Non è autentica.
verdict-end-unchecked = La fine non è stata verificata qui.
proof-secret-yes = Il segreto è quello su cui il mazziere si era impegnato.
proof-secret-no = Il segreto non è quello su cui il mazziere si era impegnato.
proof-bot-no = Un numero verrebbe da { $bot }. I bot non ne danno: qualcuno avrebbe potuto provare numeri finché il caso non gli conveniva.
proof-shown-same = L’impegno è quello mostrato a questo dispositivo prima della partita, e il numero dato da qui è nella registrazione.
proof-shown-watched = L’impegno è quello mostrato a questo dispositivo prima della partita; ma da qui non è venuto alcun numero, quindi che nessuno abbia scelto gli esiti può dirlo solo chi ha dato il suo.
proof-shown-another = L’impegno non è quello mostrato a questo dispositivo prima della partita: il caso non è stato equo.
proof-shown-other-nonce = Il numero dato da qui non è quello della registrazione: il caso non è stato equo.
proof-shown-unseen = Non visto su questo dispositivo: il caso deriva dall’impegno, ma se sia stato mostrato prima della partita, questo dispositivo non può dirlo.
proof-end-signed = Firmata con la chiave { $key } di questo server, che così garantisce ogni scelta e il risultato.
proof-end-old = Firmata con la chiave { $key }, che questo server ha usato fino al { $until }: garantisce ogni scelta e il risultato, se la chiave non è stata rubata.
proof-end-unsigned = La registrazione non ha firma: nessuno garantisce le scelte dei giocatori, il punto in cui la partita si è fermata né il suo risultato.
proof-end-other-key = Firmata con una chiave che questo server non conosce: { $key }
proof-end-forged = La firma della chiave { $key } non corrisponde: dopo la firma è stato cambiato qualcosa.
proof-end-unchecked = Questo browser non può verificare le firme; leggi che cosa dice il server.
keys = Chiavi di questo server
keys-about = Con queste il server firma le partite finite. Annota l’impronta: così nessuno può darti una registrazione con una fine inventata. Ogni nuova chiave è firmata dalla precedente.
keys-broken = Queste chiavi non derivano l’una dall’altra: non fidartene.
key-since = dal { $since }
key-until = dal { $since } al { $until }
alarm-commitment = Il mazziere mostra un impegno diverso da prima: non fidarti di questo tavolo.
alarm-nonce = Per il tuo posto è stato dato un altro numero: se non viene da te su un altro dispositivo, non fidarti di questo tavolo.
