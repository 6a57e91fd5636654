### Il server dei tavoli

server-over = La partita è finita.
push-turn = Tocca a te.

denied-wrong-key = Questo link non dà diritto a un posto qui; chiedine uno nuovo, oppure guarda.
denied-seat-taken = Lì siede già qualcuno; prendi un altro posto, oppure guarda.
denied-not-all-seated = Non tutti si sono ancora seduti; aspetta gli altri.
denied-nonce-twice = Hai già dato il tuo numero casuale.
denied-not-your-turn = Non tocca a te; aspetta che ti venga chiesto.
denied-too-late = Nel frattempo la posizione è cambiata; guardala di nuovo e poi scegli.
denied-nothing-to-undo = Non hai fatto alcuna scelta che si possa ritirare.
denied-bots-agree-to-nothing = I bot non accettano il pareggio; continua, oppure abbandona.
denied-already-asked = Si sta già chiedendo qualcosa ai giocatori; aspetta la risposta.
denied-denied-before = Gli altri hanno appena detto di no; prima fai una scelta.
denied-nothing-asked = Nessuno aspetta questa risposta.
denied-no-chat = A questo tavolo non c'è chat.
denied-said-already = Nel frattempo hai già detto qualcosa; guarda se era questo.
denied-bad-chat = Un messaggio ha da 1 a { $most } caratteri, tutti stampabili.
denied-no-such-reaction = Questa reazione non esiste.
denied-not-begun = La partita non è ancora cominciata.
denied-game-over = La partita è finita.
denied-left = Hai abbandonato questa partita; un bot continua al tuo posto.
denied-no-such-table = Questo tavolo non esiste; controlla il link.
denied-quarantined = Questo tavolo non viene più aperto, perché due tentativi di aprirlo sono falliti; dillo a chi gestisce questo server, che può esportarlo, liberarlo o cancellarlo.
denied-not-over = Bisogna aspettare la fine della partita.
denied-no-free-seat = A questo tavolo non ci sono più posti liberi; scegli un altro tavolo, oppure guarda.
denied-slow-greeting = Per troppo tempo non è arrivato nulla; connettiti di nuovo.
denied-no-watchers = Questo tavolo è chiuso agli spettatori.
denied-table-full = A questo tavolo non c'è più spazio; torna più tardi.
denied-too-many-messages = Troppi messaggi in poco tempo; connettiti di nuovo e mandane meno.
denied-too-many-connections = Dal tuo indirizzo arrivano già troppe connessioni; chiudine qualcuna o aspetta un momento.
denied-server-full = Qui c'è così tanta gente che al momento non c'è spazio; riprova fra mezzo minuto.
denied-gave-way = Qui non c'era più spazio, e chi gioca ha la precedenza; torna più tardi.
denied-at-seat-elsewhere = Il tuo posto ha troppe connessioni, e questa era la più vecchia; continua con una delle altre.
denied-away-too-often = Le tue assenze sono state troppe; un bot continua al tuo posto.
denied-too-many-tables = Da qui sono stati aperti troppi tavoli; aspetta un minuto.
denied-too-big = È troppo in una volta: il limite è di { $most } byte.
denied-bad-message = Questo messaggio è illeggibile; { $why }.
denied-only-watching = Gli spettatori non giocano; prendi un posto.
denied-our-fault = Qualcosa è andato storto qui, non da te; riprova.
denied-enough = A questo tavolo hai raggiunto il limite; ora puoi solo giocare.
denied-store-fails = Al momento non si possono leggere o scrivere i tavoli, perciò non è stato fatto nulla; riprova più tardi.
denied-key-rotated = Questo posto ha ora una nuova chiave; connettiti di nuovo con quella.
denied-too-many-requests = Da qui sono arrivate troppe richieste in poco tempo; aspetta un momento.
denied-foreign-page = Questa pagina appartiene a un altro sito; apri il tavolo al suo indirizzo.
denied-another-game = A questo tavolo si gioca ad altro.
denied-hint-only-against-bots = I consigli sono solo per chi gioca esclusivamente contro bot.
denied-too-many-hints = Troppi consigli in poco tempo; pensaci un momento da te.
denied-busy = Troppi aspettano una risposta come questa; riprova fra { $seconds } secondi.
denied-no-map = Questo gioco non ha un tabellone con il mare.
denied-nothing-to-check = Questo gioco non prevede carte o tabelloni personalizzati.
denied-no-push = Questo server non invia avvisi di turno.
denied-no-push-service = Questo server invia avvisi di turno solo a servizi push noti, e questo non lo conosce.
denied-bad-push-keys = Queste non sono le chiavi dell'iscrizione di un browser.
denied-endless = Questa partita è diventata troppo lunga per continuare qui; accordatevi sul pareggio, oppure abbandona.
denied-too-many-parts = Questa richiesta ha più di { $most } parti; mandane meno.
denied-too-hard = Servirebbero più tempo o più memoria del previsto; manda qualcosa di più breve o più semplice.
denied-other-version = Questo server parla la versione { $version } del protocollo, il tuo programma un'altra: nel browser ricarica la pagina, oppure installa l'ultima versione di Theomachy.
denied-other-build = Questo bot proviene da una build di Theomachy diversa da quella del server e non può usare ciò che il suo posto ricorda; installa la stessa versione da entrambe le parti.

page-welcome = Questo è un server di tavoli di Theomachy: tre giochi da tavolo ispirati ai miti greci, con un link e senza account.
page-verify = Che cosa prova una partita registrata?
page-table = Per sederti a questo tavolo copia l'indirizzo intero di questa pagina e dallo al programma:
page-record = la registrazione
page-paste = Incolla qui una registrazione intera, dalla prima all'ultima riga:
page-check = Controlla

### Tavoli, per chi gestisce il server

tables-help-action = che cosa fare con un tavolo; senza, si elencano tutti
tables-help-table = il suo identificativo, come nell'elenco, o il suo link; scrivi /ID se comincia con -
tables-help-file = dove esportarlo: le sue voci come righe JSON, e la registrazione se si può fare
tables-help-quarantined = elenca solo quelli in quarantena: due tentativi di aprirli sono falliti, e non vengono più aperti
tables-none = Non ce ne sono.
tables-open = aspetta giocatori
tables-running = in gioco
tables-over = finito
tables-quarantined = in quarantena
tables-entries = { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
}
tables-players = Giocatori: { $names }
tables-kinds = Voci: { $kinds }
tables-last = Ultima voce: { $at }. Tentativi falliti di aprirlo: { $tries }
tables-exported = Il tavolo { $table } è in { $file }, con il segreto del suo mazziere: non dare il file a chi ci gioca.
tables-released = Il tavolo { $table } verrà riaperto quando arriverà qualcuno.
tables-deleted = Il tavolo { $table } è stato cancellato.

## Perché si dà un suggerimento

why-only = Non c'è altro da scegliere.
