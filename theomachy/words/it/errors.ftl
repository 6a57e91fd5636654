### Che cosa non va in ciò che ci è stato dato, e che cosa fare

error-or = { $most } o { $last }
error-meant = { $wrong } Intendevi { $word }?
error-none = nessuna
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
    [EEXIST] esiste già un file con questo nome
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

error-language-unknown = La lingua «{ $language }» non è disponibile; le lingue sono { $languages }.
error-game-unknown = Il gioco «{ $game }» non esiste; i giochi sono { $games }.
error-game-not-loaded = Il gioco «{ $game }» non si può caricare: { $reason }.
error-game-bad-key = Il pacchetto { $package } chiama il suo gioco «{ $game }»; una chiave è fatta di lettere minuscole, cifre e trattini, come hera-zeus.
error-game-twice = Due giochi si chiamano «{ $game }»: { $package } e { $other }; disinstallane uno.
error-game-players = Il gioco «{ $game }» è per { $wanted ->
    [one] { $wanted } giocatore
   *[other] { $wanted } giocatori
}, non per { $players }.
error-game-players-between = Il gioco «{ $game }» è per { $fewest }-{ $most } giocatori, non per { $players }.
error-option-no-edition = Il gioco «{ $game }» non ha un'edizione «{ $edition }»; edizioni: { $editions }.
error-option-unknown = Il gioco «{ $game }» non ha un'opzione «{ $option }»; le opzioni sono { $options }.
error-option-bad-text = Un testo si scrive tra virgolette come in JSON, non così: { $text }.
error-option-takes = L'opzione { $option } accetta { $values }, non { $value }.
error-option-takes-number = L'opzione { $option } accetta un numero intero da { $low } a { $high }, non { $value }.
error-option-takes-text = L'opzione { $option } accetta un testo, non { $value }.
error-option-long-number = un numero di più di 18 cifre

## Registrazioni

error-record-itself = La registrazione
error-record-too-long = { $source } ha più di { $most } caratteri: indica una registrazione più breve.
error-record-too-many-choices = { $source } ha più di { $most } scelte: indica una registrazione più breve.
error-record-is-none = { $source } non è una registrazione: la prima riga deve essere «{ $first }».
error-record-breaks-off = { $source } si interrompe dopo la riga { $line }, senza un risultato e senza «{ $unfinished }»; copia la registrazione intera.
error-record-says-not = { $source } non ha nell'intestazione la riga «{ $name }: …»; aggiungila.
error-record-says-twice = «{ $name }: …» compare per la seconda volta; togli una delle due righe.
error-record-dealer = { $source }: una registrazione comincia con «{ $first }» se nomina un mazziere, e solo allora.
error-record-after-secret = dopo il segreto viene il risultato e nient'altro.
error-record-after-end = c'è qualcosa dopo la fine della registrazione; toglilo.
error-record-no-digest = qui ci vogliono 64 cifre esadecimali.
error-record-no-choice = una riga è fatta di un posto e della sua scelta, a differenza di «{ $text }».
error-record-long-choice = una scelta ha al massimo { $most } caratteri; togli questa riga.
error-record-long-head = le scelte di una registrazione cominciano prima della riga { $most }; accorcia l'intestazione.
error-record-bad-head = «{ $text }» non va nell'intestazione di una registrazione; toglilo.
error-record-no-seat = il posto «{ $seat }» non esiste.
error-record-nonce-twice = il nonce di { $seat } compare due volte; togline uno.
error-record-bad-nonce = un nonce ha da 16 a 64 byte, ciascuno scritto con due cifre esadecimali minuscole.

## Scenari

error-scenario-line = riga { $line }: { $wrong }
error-scenario-open-block = il blocco non è chiuso.
error-scenario-not-as-expected = diverso da quanto atteso
error-scenario-long-line = una posizione o una riga di scelte ha al massimo { $most } caratteri; accorciala.
error-scenario-no-position = prima di questo «do» non c'è una posizione.
error-scenario-no-state-of = dopo il «do» della riga { $line } non c'è una posizione.
error-scenario-no-state = dopo questo «do» non c'è una posizione.
error-scenario-no-do = questa è una seconda posizione, senza un «do» in mezzo.
error-scenario-empty = al blocco servono una posizione, un «do» e la posizione che ne risulta.
error-scenario-bad-option = un'opzione si scrive «option nome = valore».
error-scenario-not-legal = qui { $choice } non è possibile; possibile: { $legal }.
error-scenario-no-outcome = manca l'esito del caso; possibile: { $legal }.
error-scenario-incomplete = l'azione non è completa; ora possibile: { $legal }.
error-scenario-over = nulla: la partita è finita

## Posizioni e scelte in notazione, in ogni gioco

error-notation-no-choice = «{ $text }» non è una scelta nella notazione di questo gioco.
error-position-empty-zone = accanto a una barra o dopo il nome di una parte manca qualcosa.
error-position-no-zone = «{ $text }» non è una zona ({ $zones }, ciascuna una volta).
error-position-twice = { $name } compare due volte.
error-position-no-cards = dopo «{ $zone }» vanno le carte, o 0 se non ce ne sono.
error-position-too-often = { $card } compare troppe volte: nella scatola ce ne sono meno.
error-position-too-many-cards = nella scatola non ci sono tante carte.
error-position-not-at-phase = uno scenario comincia da una fase: né alla fine di una partita né a una domanda.
error-position-no-word = questo gioco non ha «{ $word }»: scrivi una posizione.

## Era e Zeus

error-hz-no-card = «{ $text }» non è una carta; le carte sono { $cards }, quelle conquistate con un asterisco.
error-hz-begins = una posizione comincia con il giocatore e i punti, come «Hera 2/3», non con «{ $text }».
error-hz-points = { $points } non è possibile: un turno ha al massimo 4 punti, e non ne possono restare più di tutti.
error-hz-no-side = «{ $text }» non appartiene a nessuna parte; una parte comincia con H o Z e le sue zone.
error-hz-two-figures = una parte ha una sola statuina.
error-hz-column = nella colonna { $column } ci sono da una a quattro carte, o «.» per nessuna.
error-hz-piece = «{ $text }» nella colonna { $column } non è una carta con + (scoperta) o - (coperta).
error-hz-too-many-cards = «{ $zone }» contiene al massimo { $most } carte, non { $count }.
error-hz-before = «before» si scrive così: before Zeus's shuffled deck, top first: 5 4 4 3 P P M H C | 6 | 33 more.
error-hz-opening-cards = vanno nominate le prime nove carte, e un'altra se tra queste c'è il prigioniero.

## Fight for Olympus

error-fo-no-card = «{ $text }» non è una carta; indica una carta con il suo id, per esempio hector o sword_red.
error-fo-no-card-number = in questa partita non c'è una carta { $card }.
error-fo-begins = una posizione comincia con il giocatore e la fase, come «A plays» o «B attacks», non con «{ $text }».
error-fo-after = «{ $text }» deve dire, nella fase di attacco, quale spazio ha attaccato per ultimo: { $spaces }.
error-fo-space = in { $space } c'è un'unità, come «hector» o «hector+shield_red», o «.» per nessuna.
error-fo-about-unit = «{ $text }» in { $space } non è attacco/difesa, come 3/4, né (danno), né x1 per un attacco fatto, né +1/+0 fino alla fine del turno, né silenced, ciascuno al massimo una volta.
error-fo-marker-twice = entrambi i giocatori hanno il segnalino colorato { $colour }.
error-fo-no-equipment = { $card } non è un equipaggiamento.
error-fo-no-unit = { $card } non è un'unità.
error-fo-high-pile = un mazzo di { $pile } è troppo alto; carte rimaste nella scatola: { $left }.
error-fo-empty-pile = con il mazzo vuoto la partita è finita, salvo con l'opzione { $option }.
error-fo-other-values = { $card } in { $space } ha { $values }.
error-fo-damage = { $card } in { $space } non può avere tanti danni ({ $damage }): la sua difesa è { $defence }.
error-fo-before = questo gioco non ha «before»: scrivi una posizione; «A begins first turn» è l'inizio di una partita.

## Fight for Olympus: file di carte

error-cards-at = { $source }, riga { $line }, { $place }: { $wrong }
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
   *[other] ricontrolla questa riga.
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
error-cards-upto = Serve un numero massimo: scrivi pick con un numero, o toglilo.
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
error-dk-about-ship = «{ $text }» non è una casella, né opliti a bordo come 7h, né forzieri come { $chests }, né opliti nell'Oltretomba come u3, né un totale come p4, ciascuno al massimo una volta.
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
error-dk-whirlpools = i gorghi vanno accanto a caselle di mare diverse sul bordo del tabellone.
error-dk-no-ship = su { $square } non può stare una nave.
error-dk-two-owners = { $place } appartiene a due giocatori.
error-dk-hoplites = { $player } ha in tutto { $count } opliti.
error-dk-shipboard = la plancia di { $player } ha { $count } spazi.
error-dk-points = per colonie e carte { $player } ha { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} in più.
error-dk-the-hydra = l'Idra
error-dk-the-ship = la nave di { $player }
error-dk-both = { $first } e la nave di { $player } sono entrambe su { $square }.
error-dk-chest-spaces = { $city } ha { $count ->
    [one] { $count } spazio per forzieri
   *[other] { $count } spazi per forzieri
}.
error-dk-chests-of-colour = ci sono più di { $most } forzieri del colore { $colour }.
error-dk-chests-nowhere = mancano forzieri ({ $count } su { $all }): di' dove sono.
error-dk-pile = se tutte le altre carte sono dove hai detto, il mazzo Azione ne ha { $count }.

## Deucalione: tabelloni

error-map-too-long = un tabellone ha al massimo { $most } caratteri; togli ciò che non ne fa parte.
error-map-no-row = manca la riga { $row }: un tabellone ha { $rows } righe; «theomachy map deukalion» stampa quello della scatola per cominciare.
error-map-whirlpools-twice = i gorghi sono già alla riga { $line } del file.
error-map-no-line = «{ $text }» non comincia né una riga (il suo numero, poi { $width } segni), né una voce della legenda (un segno, poi che cosa significa), né la riga dei gorghi; un commento comincia con #.
error-map-too-many-rows = ci sono già { $rows } righe; togli questa.
error-map-other-row = questa dovrebbe essere la riga { $row }, non «{ $text }»: le righe vanno da 1 a { $rows }.
error-map-no-square = una casella è un solo segno diverso da una cifra, non «{ $text }»; controlla gli spazi.
error-map-row-length = una riga ha { $width } caselle, non { $count }.
error-map-sign-alone = di' che cosa significa il segno «{ $sign }», come in «{ $sign }  sea».
error-map-land = la terra ha il segno { $sign } e nessuna voce nella legenda; togli questa riga.
error-map-unknown-close = nella scatola non c'è «{ $name }»: scrivi { $close }.
error-map-unknown = nella scatola non c'è «{ $name }», ma { $names }.
error-map-sign-twice = il segno { $sign } significa già { $name }; scegline un altro.
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
error-map-drawn-twice = { $name } è già sul tabellone, in { $square }; disegnalo una volta sola.
error-map-not-drawn = { $name } manca sul tabellone: metti { $sign } su { $often ->
    [once] una casella
   *[often] alcune caselle
}.
error-map-missing = manca { $name }: aggiungi una voce con il suo segno nella legenda{ $numbers ->
    [two] {" "}con due numeri
   *[none] {""}
}, e disegna il segno; «theomachy map deukalion» stampa il tabellone della scatola per cominciare.
error-map-no-approach = nessuna nave può arrivare a { $name }: disegna mare a nord, est, sud o ovest.
error-map-no-whirlpools = manca la riga dei gorghi: { error-map-name-three }
error-map-no-edge = «{ $text }» non è una casella di mare sul bordo del tabellone: { error-map-name-three }
error-map-whirlpools = i gorghi sono { $count }: { error-map-name-three }
error-map-name-three = nomina tre caselle di mare diverse sul bordo del tabellone, come in «whirlpools  a3 i2 g7».
error-map-chest-spaces = le città hanno in tutto { $spaces } spazi per forzieri, ma i forzieri sono { $chests }; cambia gli ultimi numeri.
error-map-anchors = a { $ships } navi serve una casella di ancoraggio ciascuna, ma il tabellone ne ha solo { $anchors }; disegnane altre.
error-map-little-sea = c'è troppo poco mare: disegna almeno { $least } caselle di mare, non { $count }.
error-map-in-parts = { $kind ->
    [sea] il mare è diviso in parti: { $square } è isolata; disegna mare che la unisca al resto.
   *[water] l'acqua è divisa in parti: { $square } è isolata; disegna acqua che la unisca al resto.
}

## Numeri e nomi sulla riga di comando

error-cli-no-such-command = Il comando «{ $command }» non esiste; i comandi sono { $commands }.
error-cli-which-command = Indica un comando: { $commands }; «theomachy --help» li spiega.
error-cli-unknown = { $command } non conosce { $what }; vedi { $command } --help.
error-cli-mistake = { $command }{ $mistake ->
    [missing] {" "}richiede { $what }; vedi { $command } --help.
    [needs-value] : { $what } richiede un valore; vedi { $command } --help.
    [takes-no-value] : { $what } non accetta valori; vedi { $command } --help.
   *[other] : questi argomenti non si capiscono; vedi { $command } --help.
}
error-number-from = { $name } accetta un numero intero da { $least } in su, non «{ $text }».
error-number-between = { $name } accetta un numero intero da { $least } a { $most }, non «{ $text }».
error-number-0-or-1 = { $name } accetta 0 o 1, non «{ $text }».
error-number-above-0 = { $name } accetta un numero maggiore di 0, per esempio 10 o 0.5, non «{ $text }».
error-option-bad-form = Un'opzione si scrive nome=valore, non «{ $text }».
error-option-twice = L'opzione { $option } è indicata due volte; togline una.
error-option-twice-by = L'opzione { $option } è indicata due volte, con --option e con --{ $argument }; togline una.
error-option-nothing-own = Il gioco «{ $game }» non ammette { $what ->
    [cards] carte tue
   *[map] un tabellone tuo
}; togli --{ $what }.
error-folder-unusable = Non si può usare la cartella { $folder }: { $why }.

## Giocare e rigiocare

error-play-no-seat = Il posto «{ $seat }» non esiste; i posti sono { $seats }.
error-play-too-many-others = --against nomina { $others } avversari, ma con --players { $players } sono { $room }; indicane uno per tutti, o uno per ciascuno.
error-play-resumed-otherwise = Una partita ripresa continua come è cominciata; togli { $given }, o togli --resume.
error-play-over = La partita in { $file } è finita; guardala con «theomachy replay { $file }».
error-play-another-game = In { $file } c'è una partita di «{ $game }», non di «{ $wanted }»; indica quel gioco, o un altro file.
error-play-nobody = Nella partita di { $file } nessuno gioca alla tastiera; uno dei posti deve essere «{ $human }».
error-play-file-exists = { $file } esiste già; indica un altro file, o continua quella partita: theomachy play --resume { $file }
error-play-nothing-to-resume = In { $folder } non ci sono partite da riprendere; cominciane una con «theomachy play».
error-term-no-such-number = { $last ->
    [1] La scelta { $number } non esiste; l'unica è la 1.
   *[other] La scelta { $number } non esiste; le scelte vanno da 1 a { $last }.
}
error-term-not-understood = «{ $text }» non è un numero, né una scelta in notazione, né un comando; ? mostra che cosa puoi scrivere.
error-term-token-not-understood = «{ $text }» non è una scelta in notazione. Non è stato fatto nulla; ? mostra che cosa puoi scrivere.
error-term-no-such-topic = Non c'è nulla che si chiami «{ $topic }»; chiedi di una carta ({ $card }), di una regola ({ $clause }) o di una sezione: { $sections }.
error-term-file-exists = { $file } esiste già; indica un altro file, o sovrascrivilo: { $command }
error-term-file-is-the-save = In { $file } viene salvata questa partita; indica un altro file.
error-term-sure = Non si può ritirare; per confermare scrivi { $resign }!
error-term-cannot-resign = In più di due nessuno può abbandonare da solo; con { $quit } lasci il tavolo, e la partita è salvata.
error-saves-no-such = Non c'è una partita salvata «{ $name }»; partite salvate: { $names }.
error-saves-bad-name = «{ $name }» non può essere il nome di una partita salvata; usa lettere, cifre, spazi, punti, trattini e trattini bassi.
error-saves-taken = C'è già una partita salvata «{ $name }»; scegli un altro nome.
error-saves-which-action = «theomachy saves { $what }» non esiste; scrivi { $actions }, oppure togli quella parola.
error-saves-which-rename = Di' quale partita rinominare, e il suo nuovo nome: theomachy saves rename VECCHIO NUOVO
error-saves-which-delete = Di' quali partite cancellare: theomachy saves delete NOME
error-step-first = Questo è il primo passo.
error-step-last = Questo è l'ultimo passo.
error-step-no-such = Il passo { $number } non esiste; i passi vanno da 1 a { $last }.
error-step-not-understood = «{ $text }» non è un passo; premi Invio, o scrivi { $back }, { $quit } o un numero.
error-new-table-which = «theomachy table { $what }» non esiste; scrivi theomachy table new.
error-new-table-bad-server = «{ $server }» non è l'indirizzo di un server; gli indirizzi sono come { $example }.
error-completion-which = Per «{ $shell }» non c'è completamento; le shell sono { $shells }.
error-rules-no-clause = Nel regolamento la regola { $clause } non esiste; controlla il suo numero.
error-rules-no-page = Per «{ $game }» non c'è una pagina delle regole nella lingua «{ $language }».
error-replay-no-seat = Il posto { $seat } non esiste.
error-review-no-end = { $source }: la partita non è finita; l'analisi si fa solo alla fine.
error-turning-points-no-end = La partita non è finita: le svolte si possono cercare solo alla fine.
error-cards-which = Non ci sono carte di «{ $what }» da elencare; scrivi theomachy cards olympus o theomachy cards check FILE.
error-cards-which-file = Indica quale file controllare: theomachy cards check FILE.
error-cards-no-file = Argomento inatteso: { $file }; per controllare un file scrivi theomachy cards check FILE.
error-map-which = Non c'è un tabellone di «{ $what }»; scrivi theomachy map deukalion o theomachy map check FILE.
error-map-which-file = Indica quale file controllare: theomachy map check FILE.
error-map-no-file = Argomento inatteso: { $file }; per controllare un file scrivi theomachy map check FILE.
error-games-which = «theomachy games { $what }» non esiste senza un gioco; scrivi theomachy games, oppure theomachy games check GIOCO.
error-games-no-folder = La cartella { $folder } non esiste; indicane un'altra.
error-scenarios-none = { $file } non contiene scenari: uno scenario sta in un blocco tra due righe di ```.

## Partite e loro registrazioni

error-record-choice = { $source }, scelta { $number } ({ $choice }): { $wrong }
error-record-other-outcome = il mazziere ha estratto { $drawn }.
error-record-not-to-move = non tocca a questo posto.
error-record-other-result = { $source } dice «{ $result }», ma le scelte portano a «{ $found }».
error-record-no-end = nessuna fine
error-record-other-dealer = { $source }: può continuare la partita solo il mazziere con cui è cominciata.
error-record-other-seats = i posti devono essere { $seats }, in quest'ordine.
error-record-other-rules = segue la versione { $version } delle regole di «{ $game }», ma questo Theomachy ha la versione { $ours }; usane uno con la stessa.
error-record-bad-name = «{ $name }» non può essere un nome a un tavolo: in una registrazione un nome è una riga senza spazi intorno.
error-dealer-secret = Il segreto di un mazziere ha { $bytes } byte.
error-dealer-no-nonce = A un mazziere imparziale serve il nonce di un giocatore.
error-verify-no-dealer = { $file } non si può controllare: il mazziere di questa partita non si era impegnato su un segreto.
error-verify-no-secret = { $file } non si può ancora controllare: il mazziere rivela il segreto quando la partita è finita.
error-verify-no-fingerprint = { $text } non è l'impronta di una chiave; copia tutte le 32 cifre esadecimali che il server mostra.
error-verify-no-keys = { $file } non è un elenco di chiavi; prendilo dal server, in /api/keys.
error-verify-broken-keys = Le chiavi in { $file } non derivano l'una dall'altra; non fidarti di nessuna.
error-verify-not-among = La chiave { $key } non è fra quelle in { $file }; non fidartene.

## Bot e arena

error-learning-no-features = Per { $game } non c’è nulla da allenare: il gioco non ha caratteristiche.
error-learning-other-plan = In { $folder } è stato cominciato un altro allenamento; indica le sue impostazioni o un altro --folder.
error-bot-unknown = Il bot «{ $bot }» non esiste; i bot sono { $bots }.
error-bot-no-setting = Il bot { $bot } non ha un'impostazione «{ $setting }»; ha { $settings }.
error-bot-no-settings = Il bot { $bot } non ha un'impostazione «{ $setting }»; non ne ha nessuna.
error-bot-setting-twice = Per il bot { $bot }, { $setting } è indicato due volte; togline uno.
error-bot-level = Il livello { $level } non esiste; ci sono i livelli da 1 a { $most }.
error-bot-illegal = { $choice } non è una scelta possibile.
error-bot-crashed = { $error }
error-bot-printed = Ha stampato «{ $text }».
error-bot-slow = Ha pensato a una scelta per più di { $seconds } secondi.
error-bot-ended = Il processo in cui pensava è terminato ({ $how }).
error-bot-died = Il bot { $bot } si è interrotto.
error-arena-no-cards-report = Per «{ $game }» non c'è un rapporto sulle carte; è disponibile per { $games }.
error-arena-folder-not-empty = { $folder } non è vuota; indica una cartella nuova per le registrazioni.
error-arena-no-folder = Non si può scrivere { $file }: la cartella { $folder } non esiste; indicane un'altra.
error-arena-no-report = { $file } esiste già e non è un rapporto; indica un altro file.
error-arena-process-lost = Il processo che doveva giocare la partita { $game } si è perso più volte, benché nessun bot stesse pensando; il perché è in ciò che ha stampato.
error-arena-too-few = I gruppi di { $seats } richiedono almeno { $seats } bot, non { $bots }.
error-arena-two-schedules = Un torneo è un girone di tutti contro tutti o una scala; togli --round-robin o --ladder.
error-arena-until-bots = --until confronta due bot, o il primo con più copie di un altro; indicali così.
error-arena-until-form = --until richiede due numeri di punti, prima il minore, come in 0,30, non «{ $text }».
error-arena-levels-alone = --levels mostra ciò che è stato misurato e non vuole bot; toglili.
error-arena-no-levels = Nessuno ha misurato i livelli di { $game }.
error-arena-no-results = { $file } non contiene le partite di un torneo; indica un altro file per conservarle.
error-arena-other-contest = { $file } contiene le partite di un altro torneo: «{ $what }» non coincide; indica un altro file.
error-arena-no-game = questa non è una partita di questo torneo; cancella la riga, e la partita sarà rigiocata.
error-arena-results-in-use = { $file } è in uso in un altro torneo in corso; aspetta che finisca, o indica un altro file.
error-ray-missing = --ray richiede il pacchetto Ray; installalo con pip install "theomachy[ray]".
error-ray-address-form = --ray accetta l'indirizzo di un cluster Ray, HOST:PORT o auto, non «{ $address }».
error-ray-nobody = Nessun cluster Ray risponde a { $address }; avviane uno con ray start --head e la stessa versione di Ray, o indica un altro indirizzo.
error-ray-refused = Non si può usare da qui il cluster Ray a { $address }: { $why }.
error-ray-lost = Il cluster Ray a { $address } si è perso; ciò che --resume ha conservato è al sicuro.
error-ray-no-theomachy = Su una macchina del cluster Ray manca Theomachy, o è compilato da altri sorgenti ({ $why }); installa lo stesso ovunque.
error-ray-other-build = Su { $node } Theomachy è compilato da altri sorgenti e potrebbe giocare diversamente; installa lo stesso su tutto il cluster Ray.
error-ray-work-lost = Lo stesso lavoro si è perso più volte con la sua macchina ({ $why }); il cluster Ray ha abbastanza memoria?

## Messaggi tra programmi

error-wire-type = Deve essere { $due ->
    [int] un numero intero
    [str] un testo
    [bool] true o false
    [list] una lista
   *[dict] un oggetto
}, non { $type ->
    [int] un numero intero
    [str] un testo
    [bool] true o false
    [list] una lista
    [dict] un oggetto
    [NoneType] nulla
   *[other] altro
}: { $where }.
error-wire-missing = Manca: { $where }.
error-wire-more = C'è più di quanto dovrebbe: in { $where }.
error-wire-count = Devono essere { $due }, non { $count }: { $where }.
error-wire-each-seat = Ce ne deve essere uno per ogni posto, nel giusto ordine: { $where }.
error-wire-no-seat = Questo posto non esiste: { $where }.
error-wire-no-choice = Questa scelta non esiste: { $where }.
error-wire-no-event = Il gioco non ha questo evento: «{ $event }».
error-wire-large-number = Il numero è troppo grande: { $where }.
error-wire-half-character = Il testo contiene mezzo carattere: { $where }.
error-wire-other-build = Ciò che il posto ricorda viene da un'altra build di Theomachy: usa la stessa da entrambe le parti.

## A un tavolo di un server

error-declined = { $text }
error-remote-no-link = Questo non è il link di un tavolo; un link è fatto così: { $example }.
error-remote-which-link = Indica quale tavolo: con il suo link, o con --server e --key.
error-remote-bad-key = La chiave in questo link è illeggibile; copia di nuovo il link intero.
error-remote-two-keys = Ci sono due chiavi; togli --key, o quella nel link.
error-remote-no-key = A un bot serve un posto, e in questo link manca la chiave.
error-remote-no-connection = { $server } non è raggiungibile, o non è un server di tavoli; controlla il link e riprova.
error-remote-no-record = Non è stato possibile prendere la registrazione della partita da { $server }; riprova più tardi.
error-remote-garbled = La risposta di { $server } è incomprensibile; forse lì è in uso un'altra versione.
error-remote-other-commitment = Il mazziere mostra un impegno diverso da prima: non fidarti di questo tavolo.
error-remote-left = Hai lasciato il tavolo.
error-join-only-watching = { denied-only-watching }
error-join-not-over = { denied-not-over }
error-join-not-your-turn = { denied-not-your-turn }
error-join-say-what = Che cosa? Aggiungi un testo: { $say } TESTO.
error-join-nothing-asked = Nessuno ti ha chiesto nulla.
error-table-no-person = A un tavolo serve una persona; per i soli bot c'è l'arena.
error-table-two-seats = Chi prepara il tavolo ha un solo posto.
error-table-unplayable = Con queste carte o questo tabellone una partita si interrompe per un errore del nostro programma; togli ciò che hanno di insolito e segnala l'errore.
error-lesson-unknown = Ci sono { $count } lezioni; scegline una.
error-lesson-over = La lezione è finita.
error-lesson-other-choice = Solo l'ultima scelta può essere una che la lezione non aspetta.
error-puzzle-unknown = Non c'è nessun enigma { $puzzle }; scegline uno dall'elenco.
error-puzzle-bad-file = In { $file } non ci sono enigmi; indica un altro file, o uno che non esiste ancora.
error-answer-too-long = La risposta avrebbe più di { $most } caratteri: chiedi meno per volta.
error-worker-failed = Non è stato possibile calcolarlo; riprova, o prova con qualcos'altro.
error-field = { $where }: { $mistake ->
    [missing] manca
    [unknown] questo campo non esiste
    [too-long] troppo lungo; al massimo { $limit }
    [too-short] troppo corto; almeno { $limit }
    [too-large] troppo grande; al massimo { $limit }
    [too-small] troppo piccolo; almeno { $limit }
    [number] deve essere un numero
    [whole] deve essere un numero intero
    [text] deve essere un testo
    [truth] deve essere true o false
    [list] deve essere una lista
    [object] deve essere un oggetto
    [choice] può essere { $limit }
    [pattern] contiene un carattere non ammesso, o ha la forma sbagliata
    [json] non è JSON
    [name] un nome è una riga senza spazi ai lati, e non quello di un bot; scegline un altro
   *[other] non ha la forma giusta
}
error-message-whole = il messaggio
error-message-binary = non è testo
error-http = { $status ->
    [404] Qui non c'è nulla; controlla l'indirizzo.
    [405] Qui non si può fare.
   *[other] A questa richiesta non si può rispondere (HTTP { $status }).
}

## Il server e ciò che conserva

error-serve-already = Queste partite sono già sul server { $url } – apri quella pagina, o avvia un server con un'altra cartella: theomachy serve --data CARTELLA.
error-serve-port-taken = La porta { $port } è usata da un altro programma; chiudilo, o indica un'altra porta con --port.
error-serve-no-address = Non si può restare in ascolto su { $host }, porta { $port } ({ $why }); indica con --host un indirizzo di questo computer, o con --port un'altra porta.
error-serve-no-socket = Il file { $number } non è un socket TCP aperto e in ascolto; --fd richiede il numero di uno di questi.
error-serve-not-yours = Il processo { $process } è di qualcun altro e non può essere sostituito; avvia come lo stesso utente.
error-serve-no-limit = Il limite «{ $limit }» non esiste; i limiti sono { $limits }.
error-serve-no-network = --trust richiede un indirizzo o una rete, per esempio 127.0.0.1 o 10.0.0.0/8, non «{ $text }».
error-keys-which = Non esiste «theomachy keys { $what }»; ometti quella parola, o scrivi rotate.
error-keys-none = { $file } non contiene ancora chiavi; il server ne crea una quando si avvia.
error-keys-version = { $file } è stato scritto da un'altra versione di Theomachy; avvia una volta il server con questo file.
error-push-which = Non esiste «theomachy push { $what }»; ometti quella parola, o scrivi new-keys oppure off.
error-push-contact = I servizi push vogliono sapere a chi rivolgersi: indica con --contact mailto:tu@example.org o un indirizzo che inizia con https://, non «{ $contact }».
error-serve-push-host = --push-host richiede il nome di un server, per esempio push.example.org, non «{ $host }».
error-tables-which = «{ $what }» non è un'azione per un tavolo; scegli fra { $actions }.
error-tables-which-table = «theomachy tables { $action }» richiede l'identificativo di un tavolo; «theomachy tables» li elenca.
error-tables-which-file = «theomachy tables export» richiede l'identificativo di un tavolo e un file; in tutti gli altri casi ometti il file.
error-tables-no-table = Il tavolo { $table } non esiste; «theomachy tables» elenca quelli che ci sono.
error-tables-in-use = Il tavolo { $table } potrebbe essere in uso: ferma prima il server, perché mentre è in funzione si possono cancellare solo i tavoli in quarantena.
error-store-in-use = { $folder } è usata da un altro server; fermalo, o conserva le partite in un'altra cartella: theomachy serve --data CARTELLA.
error-store-second-name = { $file } ha un secondo nome (un collegamento fisico) senza i file accanto; togli uno dei due.
error-store-newer = { $file } è stato scritto da un Theomachy più recente (schema { $version }, qui noto fino a { $known }); installa l'ultima versione.
error-store-another = { $file } non è un database di Theomachy; indica un'altra cartella o un altro file.
error-store-another-or-broken = { $file } non è un database di Theomachy, o il suo inizio è danneggiato; ripristina una copia di sicurezza o indica un'altra cartella.
error-store-itself = { $file } fa parte dei tavoli stessi; indica un altro file.
error-store-empty = In { $file } non ci sono ancora tavoli.
error-store-no-copies = Qui i tavoli di un server non si possono copiare mentre è in funzione; fermalo e copia la cartella { $folder }.
error-store-broken = { $file } è danneggiato; ripristina una copia di sicurezza.
error-store-full = Non si può scrivere { $file }: sul disco non c'è più spazio.
error-store-read-only = Non si può scrivere { $file }: non è permesso.
error-store-closed-to-us = Non si può aprire { $file }: il file non c'è, o l'accesso non è permesso.
error-store-locked = Non si può scrivere { $file }: un altro programma lo ha bloccato.
error-store-fails = Non si può leggere o scrivere { $file }: il disco è pieno o guasto ({ $code }).
error-store-unusable = Non si può usare { $file }: { $why }.
error-store-closed = { $file } è chiuso.
error-store-no-table = Il tavolo { $table } non esiste.
error-store-table-twice = Esiste già un tavolo { $table }.
error-store-large-entry = Una voce del tavolo { $table } è troppo grande: { $bytes } byte invece di { $most } al massimo.
error-store-entry-gap = La voce { $entry } del tavolo { $table } non segue l'ultima.
error-store-entry-missing = Manca la voce { $entry } del tavolo { $table }; ripristina una copia di sicurezza, o guarda con «theomachy tables export» che cosa ne resta.
error-store-entry-damaged = La voce { $entry } del tavolo { $table } è danneggiata; ripristina una copia di sicurezza, o guarda con «theomachy tables export» che cosa ne resta.
error-store-unreadable-table = Non si può leggere il tavolo { $table }.
