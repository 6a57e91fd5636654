### A un tavolo di un server: i comandi bot, join e serve

cli-command-serve = Avvia un server di tavoli: partite con un link, per persone, bot e spettatori.
cli-command-join = Gioca a un tavolo di un server, o guarda una partita.
cli-command-bot = Fa sedere un bot a un tavolo di un server.

remote-help-link = il link del tuo posto, come { $example }; senza chiave guardi soltanto
remote-help-bot-link = il link del posto del bot, come { $example }
remote-help-server = in alternativa l'indirizzo del tavolo: il suo link senza la chiave
remote-help-key = la chiave, se non è nel link
remote-help-name = come ti chiami al tavolo
remote-help-bot = il bot, anche con impostazioni; predefinito: { $bot }
remote-help-stay = in caso di rivincita passa al tavolo successivo
serve-help-host = l'indirizzo su cui restare in ascolto; predefinito: { $host }; 0.0.0.0 per tutti
serve-help-port = la porta; predefinita: { $port }
serve-help-fd = il numero di un socket aperto su cui ascoltare al posto di --host e --port, come lo passa systemd (3)
serve-help-replace = subentra al server con questo numero di processo appena tutto è caricato; i suoi tavoli restano
serve-help-workers = quanti bot possono pensare allo stesso tempo; predefinito: tanti quanti sono i core
serve-help-limit = cambia un limite: { $names }; si può ripetere
serve-help-origin = una pagina web di un altro indirizzo che può collegarsi, come https://example.org; si può ripetere
serve-help-push-host = il nome di un altro servizio push a cui possono andare gli avvisi di turno, per esempio push.example.org; con un punto davanti, tutti i nomi che finiscono così; si può ripetere
serve-help-trust = l'indirizzo o la rete di un proxy, come 127.0.0.1 o 10.0.0.0/8, a cui il server crede quando dice da dove viene una richiesta (X-Forwarded-For); predefinito: nessuno; si può ripetere
serve-help-open = apre la pagina in un browser
serve-at = I tavoli sono su { $url } (Ctrl-C per fermare)
serve-no-pages = Le pagine web non sono state generate; si entra solo con «theomachy join».

## Link e connessioni

remote-other-nonce = Per il tuo posto è stato dato un altro nonce: se non sei stato tu da un altro dispositivo, non fidarti di questo tavolo.
remote-lost = Connessione persa; nuovo tentativo …
remote-back = Connessione ristabilita.

## Il bot

bot-sits = { $bot } siede al tavolo come { $side }.
bot-next = C'è una rivincita, al tavolo { $table }.

## Al tavolo

join-watching = Stai guardando. ? mostra che cosa puoi scrivere; { $quit } lascia il tavolo.
join-waiting = In attesa di { $sides } …
join-bound = L'impegno del mazziere è { $commitment }; ognuno aggiunge un proprio numero casuale.
join-seated = { $name } si siede come { $side }.
join-asks-undo = { $name } vorrebbe ritirare l'ultima scelta: { $agree } o { $decline }?
join-asks-draw = { $name } offre il pareggio: { $agree } o { $decline }?
join-you-asked = La richiesta è arrivata agli altri; aspetta la loro risposta.
join-asked-others-undo = { $name } vorrebbe ritirare l'ultima scelta.
join-asked-others-draw = { $name } offre il pareggio.
join-agreed = { $name } è d'accordo.
join-denied = { $name } dice di no.
join-drawn = Tutti sono d'accordo sul pareggio.
join-resigned = { $name } abbandona.
join-flagged = Il tempo di { $name } è scaduto.
join-away = { $name } non c'è; nel frattempo gioca un bot.
join-returned = { $name } riprende il posto dal bot.
join-here = { $name } è qui.
join-gone = { $name } ha lasciato il tavolo; il posto resta suo.
join-chat = { $name }: { $text }
join-reaction = { $name }: { $reaction ->
    [bravo] Bravo!
    [ouch] Ahi!
    [hmm] Mmh …
    [thanks] Grazie!
    [hurry] Il tempo vola …
   *[laugh] Ah ah!
}
join-rematch = C'è una rivincita; { $rematch } ti ci porta.
join-time = Tempo rimasto: { $times }.
join-time-of = { $side } { $time }
join-press-enter = La partita è finita; premi Invio.
join-look-back = Puoi ancora guardare ({ $board }, { $log }), conservare la partita ({ $record } FILE) o giocare ancora ({ $rematch }); Invio per uscire.
join-goodbye = Il posto resta tuo; torna con lo stesso link.
join-help =
    A questo tavolo anche:
    { $say } TESTO: mandi un messaggio a tutti.
    { $agree }, { $decline }: rispondi a ciò che un altro chiede.
    { $offer }: offri il pareggio.
    { $rematch }: a partita finita, giochi ancora a posti scambiati.
    { $undo }: se nel frattempo qualcuno ha scoperto qualcosa, devono essere d'accordo anche gli altri; con { $quit } il posto resta tuo.

term-command-say = scrivi
term-command-agree = accetta
term-command-decline = rifiuta
term-command-offer = pareggio
term-command-rematch = rivincita
