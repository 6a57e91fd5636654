### Che cosa non va in ciò che ci è stato dato, e che cosa fare

error-or = { $most } o { $last }
error-at-line = { $source }, riga { $line }: { $wrong }
error-at-column = { $source }, riga { $line }, colonna { $column }: { $wrong }
error-in-source = { $source }: { $wrong }
error-refused = le regole non lo permettono{ $clause ->
    [none] {"."}
   *[other] {" "}({ $clause }).
}

## File

error-file-unreadable = Non si può leggere { $file }: { $why }.
error-file-no-text = Non si può leggere { $file }: non è testo in UTF-8.
error-file-empty = Non si può leggere { $file }: è vuoto.
error-file-unwritable = Non si può scrivere { $file }: { $why }.
error-file-exists = { $file } esiste già; indica un altro file o sovrascrivilo con --force.
error-system = { $code ->
    [ENOENT] file o cartella inesistente
    [EACCES] permesso negato
    [EPERM] operazione non permessa
    [EEXIST] esiste già
    [EISDIR] è una cartella
    [ENOTDIR] non è una cartella
    [ENOTEMPTY] la cartella non è vuota
    [ENOSPC] sul disco non c'è più spazio
    [EROFS] il disco è di sola lettura
    [ENAMETOOLONG] il nome del file è troppo lungo
    [EIO] errore di lettura o scrittura
    [EADDRINUSE] l'indirizzo è già in uso
    [EADDRNOTAVAIL] qui questo indirizzo non esiste
   *[other] { $text }
}

## Lingue, giochi e opzioni

error-language-unknown = La lingua «{ $language }» non c'è; le lingue sono { $languages }.
error-game-unknown = Il gioco «{ $game }» non c'è; i giochi sono { $games }.
error-game-players = A { $game } si gioca in { $wanted }, non in { $players }.
error-game-players-between = A { $game } si gioca in { $fewest } fino a { $most }, non in { $players }.
error-option-no-edition = { $game } non ha un'edizione «{ $edition }»; scegli tra { $editions }.
error-option-unknown = { $game } non ha un'opzione «{ $option }»; le opzioni sono { $options }.
error-option-bad-text = Un testo si scrive tra virgolette come in JSON, non così: { $text }.
error-option-takes = L'opzione { $option } vuole { $values }, non { $value }.
error-option-takes-number = L'opzione { $option } vuole un numero intero da { $low } a { $high }, non { $value }.
error-option-takes-text = L'opzione { $option } vuole un testo, non { $value }.
error-option-long-number = un numero di più di 18 cifre

## Registrazioni

error-record-itself = La registrazione
error-record-too-long = { $source } ha più di { $most } caratteri: indica una registrazione più breve.
error-record-too-many-choices = { $source } ha più di { $most } scelte: indica una registrazione più breve.
error-record-is-none = { $source } non è una registrazione: la prima riga deve essere «{ $first }».
error-record-breaks-off = { $source } si interrompe dopo la riga { $line }: manca un risultato o «{ $unfinished }».
error-record-says-not = { $source } non ha nell'intestazione la riga «{ $name }: …».
error-record-says-twice = «{ $name }: …» compare per la seconda volta; togli una delle due righe.
error-record-dealer = { $source }: una registrazione che nomina un mazziere comincia con «{ $first }», e solo quella.
error-record-after-secret = dopo il segreto viene il risultato e nient'altro.
error-record-after-end = c'è qualcosa dopo la fine della registrazione.
error-record-no-digest = qui ci vogliono 64 cifre esadecimali.
error-record-no-choice = una riga è un posto con la sua scelta, non «{ $text }».
error-record-long-choice = una scelta ha al massimo { $most } caratteri; togli questa riga.
error-record-long-head = le scelte di una registrazione cominciano prima della riga { $most }; accorcia l'intestazione.
error-record-bad-head = «{ $text }» non è una riga dell'intestazione di una registrazione.
error-record-no-seat = il posto «{ $seat }» non c'è.
error-record-nonce-twice = il numero casuale di { $seat } è dato due volte.
error-record-bad-nonce = un numero casuale ha da 16 a 64 byte, ciascuno scritto con due cifre esadecimali minuscole.

## Scenari

error-scenario-line = riga { $line }: { $wrong }
error-scenario-open-block = il blocco non è chiuso.
error-scenario-not-as-expected = diverso da quanto atteso
error-scenario-long-line = una posizione o una riga di scelte ha al massimo { $most } caratteri; accorciala.
error-scenario-no-position = prima di questo «do» non c'è una posizione.
error-scenario-no-state-of = dopo il «do» della riga { $line } non c'è una posizione.
error-scenario-no-state = dopo questo «do» non c'è una posizione.
error-scenario-no-do = una seconda posizione senza un «do» in mezzo.
error-scenario-empty = al blocco servono una posizione, un «do» e la posizione che ne risulta.
error-scenario-bad-option = un'opzione si scrive «option nome = valore».
error-scenario-not-legal = qui { $choice } non è possibile; è possibile { $legal }.
error-scenario-no-outcome = manca l'esito del caso; può essere { $legal }.
error-scenario-incomplete = l'azione non è completa; ora è possibile { $legal }.
error-scenario-over = nulla: la partita è finita

## Posizioni e scelte in notazione, in ogni gioco

error-notation-no-choice = «{ $text }» non è una scelta nella notazione di questo gioco.
error-position-empty-zone = accanto a una barra o dopo il nome di una parte non c'è nulla.
error-position-no-zone = «{ $text }» non è una zona ({ $zones }, ciascuna una volta).
error-position-twice = { $name } compare due volte.
error-position-no-cards = dopo { $zone } vanno le carte, o 0 se non ce ne sono.
error-position-too-often = { $card } compare troppe volte: nella scatola ce ne sono meno.
error-position-too-many-cards = nella scatola non ci sono tante carte.
error-position-not-at-phase = uno scenario comincia da una fase: né alla fine di una partita né a una domanda.
error-position-no-word = questo gioco non ha «{ $word }»: scrivi una posizione.

## Era e Zeus

error-hz-no-card = «{ $text }» non è una carta; le carte sono { $cards }, quelle conquistate con un asterisco.
error-hz-begins = una posizione comincia con il giocatore e i punti, come «Hera 2/3», non con «{ $text }».
error-hz-points = { $points } non sono i punti rimasti sul totale del turno (al massimo 4).
error-hz-no-side = «{ $text }» non appartiene a nessuna parte; una parte comincia con H o Z e le sue zone.
error-hz-two-figures = una parte ha una sola statuina.
error-hz-column = nella colonna { $column } ci sono da una a quattro carte, o «.» per nessuna.
error-hz-piece = «{ $text }» nella colonna { $column } non è una carta con + (scoperta) o - (coperta).
error-hz-too-many-cards = { $zone } contiene al massimo { $most } carte, non { $count }.
error-hz-before = «before» si scrive così: before Zeus's shuffled deck, top first: 5 4 4 3 P P M H C | 6 | 33 more.
error-hz-opening-cards = vanno nominate le prime nove carte, e un'altra se tra queste c'è il prigioniero.

## Fight for Olympus

error-fo-no-card = «{ $text }» non è una carta; una carta si chiama con il suo id, come hector o sword_red.
error-fo-no-card-number = in questa partita non c'è una carta { $card }.
error-fo-begins = una posizione comincia con il giocatore e la fase, come «A plays» o «B attacks», non con «{ $text }».
error-fo-after = «{ $text }» dice quale spazio tra { $spaces } ha attaccato per ultimo.
error-fo-space = in { $space } c'è un'unità, come «hector» o «hector+shield_red», o «.» per nessuna.
error-fo-about-unit = «{ $text }» in { $space } non è attacco/difesa, come 3/4, né (danno), né x1 per un attacco fatto, né +1/+0 fino alla fine del turno, né silenced, ciascuno una volta.
error-fo-marker-twice = entrambi i giocatori hanno il segnalino { $colour }.
error-fo-no-equipment = { $card } non è un equipaggiamento.
error-fo-no-unit = { $card } non è un'unità.
error-fo-high-pile = un mazzo di { $pile } è troppo alto: nella scatola restano { $left } carte.
error-fo-empty-pile = con il mazzo vuoto la partita è finita, salvo con l'opzione { $option }.
error-fo-other-values = { $card } in { $space } ha { $values }.
error-fo-damage = { $card } in { $space } non può avere { $damage } danni: la sua difesa è { $defence }.
error-fo-before = questo gioco non ha «before»: scrivi una posizione; «A begins first turn» è l'inizio di una partita.

## Fight for Olympus: file di carte

error-cards-at = { $source }, riga { $line }, { $place }: { $wrong }
error-cards-meant = { $wrong } Intendi "{ $word }"?
error-cards-too-long = Ci sono più di { $most } caratteri: togli ciò che non è una carta, o alcune delle carte.
error-cards-dots = Una chiave ha più di { $most } punti: scrivi la tabella a cui porta sotto un'intestazione.
error-cards-long-word = { $text } è troppo lungo per una chiave o un numero: scrivi al massimo { $most } caratteri.
error-cards-nested = Le parentesi sono annidate troppo in profondità: scrivi un file più semplice.
error-cards-headers = Ci sono più di { $most } intestazioni: scrivi un file più piccolo.
error-cards-no-toml = Questo non è TOML: { $mistake ->
    [equals] dopo una chiave manca «=».
    [key] qui ci vuole una chiave; una tabella tra graffe deve stare su una riga.
    [string] un testo non è chiuso sulla sua riga, o contiene un carattere non ammesso.
    [backslash] in un testo la barra rovesciata si scrive doppia.
    [list] una lista non è chiusa con «]».
    [table] una tabella non è chiusa con «{"}"}».
    [header] un'intestazione non è chiusa con «]» o «]]».
    [statement] ogni riga è un'intestazione o «chiave = valore», e nient'altro.
    [value] questo non è un valore; un testo si scrive tra virgolette.
    [twice] questa chiave o tabella c'è già.
   *[other] riguarda questa riga.
}
error-cards-unfit = { $value } qui non va bene: scrivi { $wanted }.
error-cards-count = Qui il numero è { $count }: scrivi { $wanted }.
error-cards-empty = È vuoto: scrivi { $wanted }.
error-cards-missing = Manca: scrivi { $wanted }.
error-cards-no-field = { $who ->
    [selector] Una selezione
    [amount] Una quantità
    [filter] Un filtro
    [count] Un conteggio
    [effect] Un effetto
    [cost] Un costo
    [hero] Un eroe
    [soldier] Un soldato
    [equipment] Un equipaggiamento
    [languages] Una tabella di lingue
    [file] Un file di carte
   *[other] "{ $who }"
} non ha questo campo: scrivi { $wanted }.
error-cards-a-table = Una tabella
error-cards-a-list = Una lista
error-cards-write-or = { $first } oppure { $other }
error-cards-write-number = un numero intero da { $low } a { $high }
error-cards-write-true = true, o togli il campo
error-cards-write-text = da { $least } a { $most } caratteri tra virgolette, su una riga{ $signs ->
    [id] : lettere minuscole, cifre e _
   *[any] {""}
}
error-cards-write-table = una tabella tra graffe
error-cards-write-such = una tabella come { $example }
error-cards-write-list = una lista come { $example }
error-cards-write-filters = una tabella di filtri; { $none } è qualsiasi unità
error-cards-write-operation = un'operazione come { $example }
error-cards-write-operations = una lista da 1 a { $most } operazioni
error-cards-write-conditions = una tabella di condizioni
error-cards-write-effect = un effetto sotto [[card.effect]]
error-cards-write-effects = da { $least } a { $most } effetti, ciascuno sotto [[card.effect]]
error-cards-write-cost = una tabella come { $example }; { $none } è gratis
error-cards-write-languages = una tabella come { $example }, con en, de, it o tutte e tre
error-cards-write-card = una carta sotto [[card]]
error-cards-write-cards = da 1 a { $most } carte, ciascuna sotto [[card]]
error-cards-same-in-condition = Prima di una condizione non c'è un'operazione: scrivi un'unità diversa da "same".
error-cards-same-at-first = Prima della prima operazione non ce n'è un'altra: scrivi un'unità diversa da "same".
error-cards-not-always = { $what } non va con when = "always": toglilo o cambia when.
error-cards-only-when = { $what } va solo con when = { $timings }: toglilo o cambia when.
error-cards-no-pick = Manca: scrivi quante di "{ $unit }", un numero o "all".
error-cards-upto = Gli serve un numero massimo: scrivi pick con un numero, o toglilo.
error-cards-move-one = Si può muovere una sola unità: scrivi pick = 1.
error-cards-no-change = Non cambia nulla: scrivi attack, defence o entrambi.
error-cards-until = Manca: scrivi "turn" o "attack"; si omette solo con when = "always".
error-cards-nothing-drawn = Prima non è stato pescato nulla: metti prima un'operazione "draw" con who = "you".
error-cards-symbols = I simboli sono { $count }: scrivine in tutto al massimo { $most }.
error-cards-strong = Attacco e difesa fanno insieme { $values }: per un costo di { $cost } sarebbe equo circa { $fair }.
error-cards-no-same = Dopo "{ $op }" non c'è un'unità a cui farlo: scrivi un'unità diversa da "same".
error-cards-id-twice = C'è già una carta { $id }: scrivi un altro id.
error-cards-not-in-box = Nella scatola non c'è una carta { $id } del tipo "{ $kind }": scrivi l'id di una che c'è.
error-cards-replaced-twice = { $id } è già sostituita: scrivi un altro id, o toglilo.
error-cards-no-card = Non c'è una carta { $id }: scrivi l'id di una che c'è.

## Deucalione

error-dk-begins = una posizione comincia con ciò che accade, come «A shakes», «B sails 2 in A's turn», «A places», «A acts», «A moves Hydra 3» o «A wins by goal», non con «{ $text }».
error-dk-no-common-zone = «{ $text }» non è una zona comune ({ $zones }, o una città con i suoi forzieri, ciascuna una volta).
error-dk-about-ship = «{ $text }» non è una casella, né opliti a bordo come 7h, né forzieri come { $chests }, né opliti nell'Oltretomba come u3, né un totale come p4, ciascuno una volta.
error-dk-no-such = «{ $text }» non è { $what ->
    [colour] un colore
    [square] una casella
    [settlement] una colonia
    [pursuit] una carta Impresa
    [permanent] una carta permanente
   *[action] una carta Azione
}.
error-dk-does-not-play = { $player } non gioca: i giocatori sono { $players }.
error-dk-hydra-ashore = { $square } non è una casella di mare: l'Idra non può stare lì.
error-dk-whirlpools = i gorghi stanno su caselle di mare diverse sul bordo del tabellone.
error-dk-no-ship = su { $square } non può stare una nave.
error-dk-two-owners = { $place } appartiene a due giocatori.
error-dk-hoplites = { $player } ha in tutto { $count } opliti.
error-dk-shipboard = la plancia di { $player } ha { $count } spazi.
error-dk-points = per colonie e carte { $player } ha { $count } punti in più.
error-dk-the-hydra = l'Idra
error-dk-the-ship = la nave di { $player }
error-dk-both = { $first } e la nave di { $player } sono entrambe su { $square }.
error-dk-chest-spaces = { $city } ha { $count } spazi per forzieri.
error-dk-chests-of-colour = ci sono più di { $most } forzieri del colore { $colour }.
error-dk-chests-nowhere = { $count } forzieri su { $all } non sono da nessuna parte.
error-dk-pile = il mazzo Azione ha { $count } carte, se tutte le altre sono dove è detto.

## Deucalione: tabelloni

error-map-too-long = un tabellone ha al massimo { $most } caratteri; togli ciò che non ne fa parte.
error-map-no-row = manca la riga { $row }: un tabellone ha { $rows } righe; «theomachy map deukalion» stampa quello della scatola per cominciare.
error-map-whirlpools-twice = i gorghi sono già alla riga { $line } del file.
error-map-no-line = «{ $text }» non comincia né una riga (il suo numero, poi { $width } segni), né una voce della legenda (un segno, poi che cosa significa), né la riga dei gorghi; un commento comincia con #.
error-map-too-many-rows = ci sono già { $rows } righe; togli questa.
error-map-other-row = questa dovrebbe essere la riga { $row }, non «{ $text }»: le righe vanno da 1 a { $rows }.
error-map-no-square = una casella è un solo segno e non una cifra, non «{ $text }»; attento agli spazi.
error-map-row-length = una riga ha { $width } caselle, non { $count }.
error-map-sign-alone = di' che cosa significa il segno «{ $sign }», come in «{ $sign }  sea».
error-map-land = la terra ha il segno { $sign } e nessuna voce nella legenda.
error-map-unknown-close = nella scatola non c'è «{ $name }»: scrivi { $close }.
error-map-unknown = nella scatola non c'è «{ $name }», ma { $names }.
error-map-sign-twice = il segno { $sign } ha già un significato, { $name }.
error-map-name-twice = { $name } ha già un segno, { $sign }; togline uno.
error-map-no-numbers = { $name } non vuole numeri; togli «{ $text }».
error-map-two-numbers = { $name } vuole due numeri, il valore e { $second ->
    [marks] i segni
   *[spaces] gli spazi per forzieri
}, non { $count }.
error-map-number = { $what ->
    [value] il valore
    [marks] i segni
   *[spaces] gli spazi per forzieri
} di { $name }: scrivi un numero da 1 a { $most }, non «{ $text }».
error-map-sign-unknown = il segno «{ $sign }» non ha significato: nella legenda serve una voce.
error-map-drawn-twice = { $name } è già sul tabellone, in { $square }; disegnalo una volta.
error-map-not-drawn = { $name } non è disegnato: metti { $sign } su { $often ->
    [once] una casella
   *[often] alcune caselle
}.
error-map-missing = manca { $name }: dagli un segno e una voce nella legenda{ $numbers ->
    [two] {" "}con due numeri
   *[none] {""}
}, e disegnalo; «theomachy map deukalion» stampa il tabellone della scatola per cominciare.
error-map-no-approach = nessuna nave può arrivare a { $name }: disegna mare a nord, est, sud o ovest.
error-map-no-whirlpools = manca la riga dei gorghi: { error-map-name-three }
error-map-no-edge = «{ $text }» non è una casella di mare sul bordo del tabellone: { error-map-name-three }
error-map-whirlpools = i gorghi sono { $count }: { error-map-name-three }
error-map-name-three = nomina tre caselle di mare diverse sul bordo del tabellone, come in «whirlpools  a3 i2 g7».
error-map-chest-spaces = le città hanno insieme { $spaces } spazi per forzieri, e i forzieri sono { $chests }; cambia gli ultimi numeri.
error-map-anchors = a { $ships } navi serve una casella di ancoraggio ciascuna, e ne sono disegnate { $anchors }; disegnane altre.
error-map-little-sea = c'è troppo poco mare: disegna almeno { $least } caselle di mare, non { $count }.
error-map-in-parts = { $kind ->
    [sea] il mare è diviso in parti: { $square } è isolata; disegna mare che la unisca al resto.
   *[water] l'acqua è divisa in parti: { $square } è isolata; disegna acqua che la unisca al resto.
}
