### My games: what this device keeps of finished games

title = Le mie partite
about = Le partite finite restano solo su questo dispositivo. Non serve un account: per portarle su un altro dispositivo, salvale in un file e aprilo là.
none-yet = Su questo dispositivo non è ancora finita nessuna partita.
none-found = Nessuna partita trovata. Cambia la ricerca o i filtri.
no-shelf = Qui il browser non salva nulla: è una finestra privata, oppure non c’è più spazio.
search = Cerca
all-games = Tutti i giochi
all-results = Tutti i risultati
all-opponents = Tutti gli avversari
game = Gioco
result = Risultato
opponent = Avversario
shown = { $many ->
    [one] Una partita
   *[other] { $many } partite
} su { $total }
more = Mostra altre
outcome-won = Vinta
outcome-drawn = Pareggio
outcome-lost = Persa
outcome-none = Su un solo dispositivo
company-1 = Bot Epimeteo
company-2 = Bot Mida
company-3 = Bot Eco
company-4 = Bot Arianna
company-5 = Bot Tiresia
company-6 = Bot Prometeo
company-other = Altri bot
company-people = Persone
company-here = Su un solo dispositivo
against = contro { $names }
choices = { $many ->
    [one] 1 scelta
   *[other] { $many } scelte
}
own = con carte o tabellone personalizzati
not-counted = Non conta: sono state annullate scelte che il bot aveva già visto.
replay = Rivedi
replay-needs-server = La partita è registrata qui, ma per mostrarla serve una connessione: il server non è raggiungibile.
other-device = Su un altro dispositivo
replay-link = Link a questa partita
replay-link-why = Funziona finché il server conserva il tavolo. Per sicurezza, salva le partite in un file.
delete = Elimina
delete-sure = Eliminare questa partita da qui?
tally = Vittorie e sconfitte
tally-row = { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}, { $drawn ->
    [one] 1 pareggiata
   *[other] { $drawn } pareggiate
}, { $lost ->
    [one] 1 persa
   *[other] { $lost } perse
}
strength = Il tuo punteggio
strength-range = (da { $low } a { $high })
strength-like = vicino a { $level }, che ha { $rating }
tally-about = Le partite in cui sono state annullate scelte e quelle su un solo dispositivo non contano. Il tuo punteggio è stimato dalle partite contro i bot con livello, almeno tre; in 95 casi su 100 è compreso nell’intervallo indicato.
file = In un file
export = Salva tutte le partite
import = Apri un file di partite
imported = { $added ->
    [0] Niente di nuovo: tutte le partite di questo file c’erano già.
    [one] È stata aggiunta una partita.
   *[other] Sono state aggiunte { $added } partite.
}
bad-file = Questo non è un file di partite salvate: non è cambiato nulla. Scegline uno creato con «Salva tutte le partite».
no-room = Su questo dispositivo non c’è abbastanza spazio: non è cambiato nulla. Elimina qualche partita o libera spazio.
delete-all = Elimina tutte le partite
delete-all-sure = Eliminare tutte le partite finite su questo dispositivo?
