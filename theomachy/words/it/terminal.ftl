### Il gioco nel terminale e la riga di comando.

## Il tavolo

term-you = { $side } (tu)
term-your-hand = La tua mano ({ $count }): { $cards }.
term-hand-drawn = La tua mano ({ $count }):
term-hand-of = Mano di { $side }: { $cards }.

## Il gioco

term-title = { $game }, edizione { $edition }; { $seats }.
term-player = { $who ->
    [human] persona
   *[other] { $who }
}
term-welcome = Giochi come { $side }. Scrivi il numero di una scelta, ? per l'aiuto, o { $quit } per uscire e continuare più tardi.
term-as-seen-by = Come l'ha vista { $side }.
term-what-happened = Che cosa è successo
term-thinking = { $side } sta pensando …
term-curtain = Ora tocca a { $side }. Gli altri guardino altrove.
term-press-enter = { $side }, premi Invio quando vuoi cominciare.
term-turn-over = Fatto: Invio per continuare, { $undo } per ritirare l'ultima scelta.
term-undone = Scelta ritirata.
term-refused = { $token } non si può: { $why } Non è stato fatto nulla.
term-refused-later = { $token } non si può: { $why } Ciò che hai scritto prima è stato fatto.
term-type-something = Scrivi il numero di una scelta, o ? per l'aiuto.
term-sections = Le sezioni delle regole; scrivi { $rules } e una sezione, una carta, una regola o una parola.
term-more-clauses = e altre ancora: { $clauses }
term-no-text = Su questa carta non c'è scritto nulla.
term-hint-thinking = Ci sto pensando …
term-hint = Consiglio: { $number }. { $choice } [{ $token }]
term-saved = La partita è salvata. Per continuare: { $command }
term-not-saved = Non è stato possibile salvare la partita in { $file }.
term-to-be-continued = Continua.
term-result = { $who ->
    [you] Hai vinto.
    [enemy] { $side } ha vinto; tu hai perso.
   *[side] { $side } ha vinto.
}
term-result-draw = La partita finisce in pareggio.
term-result-shared = La vittoria è condivisa: { $sides }.
term-ended = { $by ->
    [agreed] Per accordo fra i giocatori.
    [resigned] { $side } ha abbandonato.
   *[out-of-time] Il tempo di { $side } è scaduto.
}
term-all-revealed = Tutto è scoperto
term-record-is-there = La partita è registrata in { $file }
term-record-written = L'intera partita è in { $file }
term-transcript-written = Ciò che hai visto della partita è in { $file }
term-look-back = Puoi ancora guardare ({ $board }, { $log }) o conservare la partita ({ $record } FILE); Invio per uscire.
term-help =
    Che cosa puoi scrivere:
    un numero: fai quella scelta.
    la notazione: lo stesso, anche un'azione intera in una riga, come { example-action }.
    ? e un numero, una carta o una regola: che cosa significa, come ? 3, ? { example-card }, ? { example-clause }.
    { $board }: di nuovo il tavolo e la domanda.
    { $players }: i giocatori, ciascuno in dettaglio.
    { $hand }: la tua mano e i tuoi punti o segnalini.
    { $cards }: che cosa fanno le carte che hai o che vedi.
    { $piles }: gli scarti, e ciò che resta da pescare.
    { $log }: tutto ciò che è successo, come l'hai visto tu.
    { $undo }: ritiri l'ultima scelta, finché nessuno ne ha saputo qualcosa.
    { $hint }: chiedi a un bot che sa ciò che sai tu.
    { $rules } e una carta, una regola o una parola: che cosa ne dicono le regole.
    { $record } FILE: scrivi in un file ciò che hai visto della partita.
    { $resign }: abbandoni la partita.
    { $help }: questo elenco, come ?.
    { $quit }: lasci il tavolo; la partita è salvata e si può riprendere. Ctrl-C fa lo stesso.

term-command-board = tavolo
term-command-players = giocatori
term-command-hand = mano
term-command-cards = carte
term-command-piles = scarti
term-command-log = cronaca
term-command-undo = ritira
term-command-hint = consiglio
term-command-rules = regole
term-command-record = registra
term-command-resign = abbandona
term-command-help = aiuto
term-command-quit = esci
term-command-solution = soluzione
term-command-next = avanti

## La riga di comando

cli-usage = uso:
cli-command = COMANDO
cli-placeholder = { $word ->
    [GAME] GIOCO
    [SEAT] PARTE
    [EDITION] EDIZIONE
    [NAME] NOME
    [VALUE] VALORE
    [LANGUAGE] LINGUA
    [RECORD] REGISTRAZIONE
    [FINGERPRINT] IMPRONTA
    [DIR] CARTELLA
    [FOLDER] CARTELLA
    [TOPIC] TEMA
    [KEY] CHIAVE
    [ADDRESS] INDIRIZZO
    [TABLE] TAVOLO
   *[other] { $word }
}
cli-arguments = argomenti
cli-options = opzioni
cli-commands = comandi
cli-about = Theomachy: una casa per giochi da tavolo ispirati ai miti greci.
cli-more = «theomachy COMANDO --help» dice di più su un comando. Per iniziare: theomachy play hera-zeus
cli-command-play = Gioca nel terminale, contro un bot o una persona accanto a te.
cli-command-rules = Mostra le regole, o una regola, una sezione, una carta.
cli-command-games = Elenca i giochi, o dice che cosa manca ancora a uno di loro.
cli-command-cards = Elenca le carte di un gioco, o controlla carte tue.
cli-command-map = Mostra il tabellone di Deukalion, o controlla un tabellone tuo.
cli-command-saves = Elenca le partite salvate; ne rinomina o cancella una.
cli-command-replay = Racconta mossa per mossa una partita registrata.
cli-command-review = Di ogni scelta di una partita finita dice quanto valeva, e quanto fu fortuna.
cli-command-puzzles = Risolvi gli enigmi di un gioco, o trovane di nuovi nelle registrazioni.
cli-command-verify = Controlla che cosa prova una partita registrata sul caso e sulla fine.
cli-command-scenarios = Gioca gli scenari di alcuni file e dice quali riescono.
cli-command-new-record = Fa giocare dei bot e registra la partita.
cli-command-arena = Fa giocare ai bot molte partite fra loro, e conta i risultati.
cli-command-table = Prepara un tavolo su un server e dà i link dei suoi posti.
cli-command-backup = Copia i tavoli di un server in un file, mentre è in funzione.
cli-command-tables = Elenca i tavoli di un server, per chi lo gestisce; ne mostra, esporta, libera o cancella uno.
cli-command-keys = Mostra le chiavi con cui un server firma le partite finite, o ne crea una nuova.
cli-command-push = Dice se un server invia avvisi di turno ai browser, li attiva o disattiva, o crea una nuova chiave.
cli-command-completion = Scrive uno script con cui la tua shell completa i comandi.
cli-command-about = Mostra la versione, con i giochi, le edizioni e le opzioni che contiene.
cli-help-help = mostra questa pagina
cli-help-version = mostra la versione
cli-help-game = il gioco: { $games }
cli-help-against = chi gioca contro di te: search (predefinito), greedy, random, uno dei livelli da level:1 a level:6, human (una persona) o un bot con impostazioni; con più avversari, una volta per ciascuno
cli-help-players = quanti giocano, se il gioco lascia la scelta; con un solo --against gli altri sono tutti uguali
cli-help-seat = la tua parte (vedi sotto); predefinita: la prima
cli-help-edition = l'edizione delle regole (vedi sotto)
cli-help-option = cambia un'opzione delle regole (vedi sotto); si può ripetere
cli-help-cards = gioca con carte tue, da questo file (olympus; vedi docs/adding-a-card.md)
cli-help-map = gioca su un tabellone tuo, da questo file (deukalion; vedi docs/adding-a-map.md)
cli-help-seed = un numero che decide le carte e la fortuna dei bot: stesso numero, stesse carte
cli-help-adviser = il bot che dà il consiglio; predefinito: search
cli-help-save = conserva la partita in questo file invece che nella cartella dei dati
cli-help-resume = continua una partita salvata; senza FILE, l'ultima giocata
cli-help-language = { $languages }; predefinita: la lingua del sistema
cli-help-plain = solo parole, riga per riga: niente colori né disegni, adatto a un lettore di schermo
cli-help-scenarios = Markdown o testo con scenari in blocchi di codice
cli-help-record = il file della partita
cli-help-verify-key = conta solo questa chiave: l'impronta che il server mostra
cli-help-verify-keys = contano solo queste chiavi: l'elenco del server (il suo /api/keys) in un file; con --key, solo se quella è fra loro
cli-help-replay-seat = il nome di una parte, per vedere la partita come l'ha vista lei, oppure all, per vedere tutto; predefinito per una partita finita: all
cli-help-review-seat = la parte di cui si raccontano le scelte e le probabilità (predefinito: tutte)
cli-help-puzzles-records = registrazioni in cui cercare enigmi; senza, risolvi quelli del gioco
cli-help-puzzles-level = solo enigmi di questo livello, da 1 a { $most }: quello del bot più debole che li risolve
cli-help-puzzles-output = il file a cui aggiungere i nuovi enigmi; senza indicazione vengono solo elencati
cli-help-step = passo per passo, con il tavolo: Invio va avanti, b torna indietro, un numero salta, q esce
cli-help-shell = la shell: { $shells }
cli-help-bots = i bot, uno per ogni parte
cli-help-output = il file da scrivere; senza indicazione, la partita va sullo schermo
cli-help-force = sovrascrive un file che esiste già
cli-help-backup = il file della copia
cli-help-data = la cartella dei tavoli del server; predefinita: «server» nella cartella dei dati
cli-help-topic = una regola (HZ-CHAL-04), una sezione (CHAL) o una carta (Medusa); senza, l'intera pagina
cli-bots = Bot: random, greedy, search, search-1, ismcts, da level:1 a level:6; con impostazioni come in search:iterations=1000, search:seconds=2 o search:cpu=0.1.
cli-restore = Per tornare a una copia, mettila come tables.db in una cartella vuota e avvia il server con quella cartella come --data.

## Scenari

scenarios-at-line = riga { $line }
scenarios-failed = { $title }: FALLITO, { $file }, { $trouble }
scenarios-passed = { $title }: superato
scenarios-counted = { $passed } superati, { $failed } falliti
scenarios-expected = atteso
scenarios-got = ottenuto

## Partite salvate

saves-help-action = che cosa fare; senza, le partite vengono elencate
saves-help-names = il nome di una partita; per rinominarla, il nome vecchio e quello nuovo
saves-more = Per continuare una partita: theomachy play --resume NOME
saves-line = { $name }: { $about }; ultima volta { $time }
saves-about = { $game }; { $seats }; { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
}; { $over ->
    [yes] finita
   *[no] non ancora finita
}
saves-broken = danneggiata ({ $why })
saves-none = In { $folder } non ci sono partite salvate.
saves-renamed = { $name } ora si chiama { $new }.
saves-deleted = { $name } è cancellata.

## Passo per passo attraverso una registrazione

step-title = Passo { $number } di { $last }
step-prompt = Invio: avanti; { $back }: indietro; un numero: vai lì; { $quit }: esci
step-nothing = In questa partita non è ancora successo nulla.

## Un tavolo su un server

new-table-help = la parola che prepara un tavolo
new-table-help-server = l'indirizzo del server; predefinito: { $server }
new-table-help-with = chi altro gioca: friend (predefinito; ricevi un link da mandare), anyone (chi arriva per primo) o un bot del server; si può ripetere
new-table-help-players = il numero dei giocatori, se il gioco ne ammette diversi; un solo --with vale per tutti gli altri
new-table-made = Un tavolo per { $game } è pronto: { $table }
new-table-seat = { $side }, { $who ->
    [me] tu: { $link }
    [friend] per un amico: { $link }
    [anyone] per chi arriva per primo, nella lobby del server
   *[bot] { $bot }
}
new-table-how = Chi apre un link in un browser siede a quel posto; il tuo tienilo per te. Nel terminale: { $command }

## Completamento

completion-how = In bash: eval "$(theomachy completion bash)". In zsh, dopo compinit: eval "$(theomachy completion zsh)". In fish: theomachy completion fish | source. Metti questa riga nel file che la tua shell legge all'avvio.

## Il caso onesto

verify-proved = Tutti i { $outcomes } esiti del caso { $undone ->
    [0] {""}
   *[other] (ritirati in seguito: { $undone }){" "}
}derivano dal segreto che sta dietro l'impegno { $commitment } e { $givers ->
    [one] dal nonce
   *[other] dai nonce
} di { $sides }.
verify-other-outcome = La riga { $line } di { $file } è falsa: vi si legge chance { $outcome }, ma segreto e nonce danno { $drawn }; la registrazione è stata cambiata, o il caso non è stato equo.
verify-other-secret = Il segreto in { $file } è falso: con esso l'impegno del mazziere di questo tavolo sarebbe stato { $due }; la registrazione è stata cambiata, o il caso non è stato equo.
verify-bot-nonce = Il nonce di { $side } in { $file } è falso: { $bot } è un bot, e i bot non ne danno; chi lo ha dato al suo posto poteva provare nonce finché il caso non gli conveniva.

verify-shown-same = A questo dispositivo quell'impegno è stato mostrato prima che si dessero le carte, e il nonce che ha dato è nella registrazione: né il mazziere né alcun giocatore poteva scegliere gli esiti da solo.
verify-shown-watched = A questo dispositivo quell'impegno è stato mostrato prima che si dessero le carte, ma da qui non è venuto alcun nonce: che nessuno abbia scelto gli esiti può dirlo solo chi ne ha dato uno.
verify-shown-another = Il caso non è stato equo: a questo dispositivo era stato mostrato prima un altro impegno, { $shown }.
verify-shown-other-nonce = Il caso non è stato equo: il nonce che questo dispositivo ha dato non è quello della registrazione.
verify-shown-unseen = Non visto su questo dispositivo: il caso deriva da quell'impegno, ma se sia stato mostrato prima che fossero dati i nonce, questo dispositivo non può dirlo.
verify-shown-ask = Se quell'impegno sia stato mostrato prima che fossero dati i nonce, può dirlo solo chi l'ha visto allora.
verify-result = { $winner ->
    [shared] { $sides } si dividono la vittoria
    [nobody] pareggio
   *[side] { $sides } ha vinto
}{ $by ->
    [resigned] , perché { $loser } ha abbandonato
    [out-of-time] , perché il tempo di { $loser } era scaduto
    [agreed] , come concordato
   *[rules] {""}
}
verify-end-signed = La fine è provata da una firma della chiave { $key }: chi la possiede garantisce tutte le scelte e il risultato «{ $result }». { $known ->
    [server] È una chiave di questo server.
    [server-before] È stata una chiave di questo server fino al { $until }; richiedigli la registrazione, e la firmerà con la sua chiave attuale.
    [you] È una chiave che hai indicato.
    [you-before] È una chiave che hai indicato, usata fino al { $until }.
   *[nobody] Confrontala con quella che il server mostra sulla sua pagina.
}
verify-end-unsigned = { $chance ->
    [yes] Caso provato, fine non provata
   *[no] Né il caso né la fine sono provati
}: la registrazione non ha firma, quindi nessuno garantisce le scelte dei giocatori né il risultato «{ $result }»{ $by ->
    [rules] , anche se secondo le regole queste scelte vi conducono.
   *[hand] , che non deriva dalle scelte.
}
verify-end-other-key = La fine non è provata: è firmata dalla chiave { $key }, { $known ->
    [server] che questo server non conosce.
   *[you] che non hai indicato.
}
verify-end-forged = Non è autentica: la firma della chiave { $key } non corrisponde a questa registrazione; dopo la firma è stato cambiato qualcosa.

## Chiavi

keys-help-rotate = crea una nuova chiave, firmata dalla precedente; da allora il server firma con quella
keys-help-json = come JSON, nella forma di /api/keys del server
keys-about = Un'impronta è fatta per essere annotata e confrontata. Le vecchie chiavi restano nell'elenco, perché si possano controllare le vecchie registrazioni; non possono più firmare nulla.
keys-title = Questo server firma le partite finite. Impronte delle sue chiavi:
keys-now = { $key }, dal { $since }
keys-before = { $key }, dal { $since } al { $until }
push-help-what = new-keys: crea una chiave, e così attiva gli avvisi di turno; off: la cancella, e così li disattiva; in entrambi i casi i browser devono iscriversi di nuovo
push-help-contact = con new-keys: a chi possono rivolgersi i servizi push se qualcosa non va, per esempio mailto:io@example.org
push-about = Con una chiave il server invia un messaggio, attraverso i servizi push dei browser, quando tocca a chi l'ha chiesto e non è collegato. Dice di quale gioco si tratta, e niente di segreto.
push-none = Questo server non invia avvisi di turno: non ha una chiave per farlo.
push-key = Questo server invia avvisi di turno. La sua chiave: { $key }; contatto: { $contact }

## Copie di sicurezza

backup-done = I tavoli sono al sicuro in { $file }.

## Su Theomachy

about-build = { $build ->
    [guided] Le regole girano come codice compilato ({ $compiler }, ottimizzato con partite di prova).
    [compiled] Le regole girano come codice compilato ({ $compiler }).
   *[interpreted] Le regole girano dai sorgenti Python (lente).
}
about-python = Python { $version } su { $system }
about-docs = Documenti ed esempi: { $folder }
about-game = { $name } ({ $key }), versione { $rules } delle regole
about-seats = parti: { $seats }{ $fewest ->
    [all] {""}
   *[other] ; si gioca da { $fewest } a { $most }
}
about-edition = edizione { $edition }{ $changes ->
    [none] {""}
   *[other] : { $changes }
}
about-option = opzione { $option } ({ $clause }): { $values }
about-unofficial = Un'edizione non ufficiale con testi nostri, senza legami con gli editori dei giochi.
