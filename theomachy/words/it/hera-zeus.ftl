### Era e Zeus.
### $who dice chi è, per chi legge, la parte di cui parla la frase:
### chi legge (you), l'avversario (enemy) o una delle due parti (side, per chi guarda).

## Parti, carte, posti

game-name = Era e Zeus
side-hera = Era
side-zeus = Zeus

card-with-strength = { $name } ({ $strength })
card-won = { $name } ({ $strength }, conquistata)
card-god = { $name } (carta divinità)
card-figure = la statuina
card-none = nessuna carta
card-unknown = una carta sconosciuta
card-unknown-won = una carta conquistata sconosciuta
card-back = una carta
card-back-won = una carta conquistata
card-help-unknown = Solo chi ha questa carta sa qual è.

place = corsia { $lane }, fila { $row }
some-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
some-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
some-pegasus = { $won ->
    [0] { $count ->
        [0] nessun Pegaso
       *[other] { $count } Pegaso
    }
   *[other] { $count } Pegaso (conquistati: { $won })
}

## Che cosa è successo

event-starts = { $who ->
    [you] Cominci tu.
   *[side] Comincia { $side }.
}
event-captive-shown = { $who ->
    [you] Mostri { $card }, rimescoli la carta nel mazzo e ne prendi un'altra.
   *[side] { $side } mostra { $card }, rimescola la carta nel mazzo e ne prende un'altra.
}
event-dealt = { $who ->
    [you] Ricevi { $card }.
   *[side] { $side } riceve { $card }.
}
event-opening-row = { $who ->
    [you] Posi la tua fila iniziale.
   *[side] { $side } posa la fila iniziale.
}
event-turn = { $who ->
    [you] Tocca a te: { some-points }.
   *[side] Tocca a { $side }: { some-points }.
}
event-drew = { $who ->
    [you] Peschi { $card }.
   *[side] { $side } pesca { $card }.
}
event-laid = { $who ->
    [you] Posi { $card }, coperta, nella { $place }.
   *[side] { $side } posa { $card }, coperta, nella { $place }.
}
event-challenged = { $who ->
    [you] Sfidi nella corsia { $lane }: { $card } contro { $against }.
    [enemy] { $side } ti sfida nella corsia { $lane }: { $card } contro { $against }.
   *[side] { $side } sfida nella corsia { $lane }: { $card } contro { $against }.
}
event-turned-up = { $who ->
    [you] Si scopre la tua carta nella { $place }: { $card }.
   *[side] Si scopre la carta di { $side } nella { $place }: { $card }.
}
event-lost = { $who ->
    [you] Perdi { $card }.
   *[side] { $side } perde { $card }.
}
event-used = { $who ->
    [you] Giochi { $card }.
   *[side] { $side } gioca { $card }.
}
event-struck-hand = { $who ->
    [you] Colpisci la mano di { $enemy }.
    [enemy] { $side } colpisce la tua mano.
   *[side] { $side } colpisce la mano di { $enemy }.
}
event-drawn-out = { $who ->
    [you] Carta estratta dalla tua mano: { $card }.
   *[side] Carta estratta dalla mano di { $side }: { $card }.
}
event-placed = { $who ->
    [you] Carta messa scoperta sul tuo campo, { $place }: { $card }.
   *[side] Carta messa scoperta sul campo di { $side }, { $place }: { $card }.
}
event-struck-front = { $who ->
    [you] Colpisci la carta di { $enemy } in fila 1 della corsia { $lane }.
    [enemy] { $side } colpisce la tua carta in fila 1 della corsia { $lane }.
   *[side] { $side } colpisce la carta di { $enemy } in fila 1 della corsia { $lane }.
}
event-struck-figure = { $who ->
    [you] Colpisci la statuina di { $enemy } nella corsia { $lane }.
    [enemy] { $side } colpisce la tua statuina nella corsia { $lane }.
   *[side] { $side } colpisce la statuina di { $enemy } nella corsia { $lane }.
}
event-looked = { $who ->
    [you] Guardi la mano di { $enemy }.
    [enemy] { $side } guarda la tua mano.
   *[side] { $side } guarda la mano di { $enemy }.
}
event-saw = { $who ->
    [you] { $enemy } vede nella tua mano: { $copies } × { $card }.
    [enemy] Nella mano di { $side } vedi: { $copies } × { $card }.
   *[side] Nella mano di { $side }: { $copies } × { $card }.
}
event-turned-column = { $who ->
    [you] Scopri la colonna di { $enemy } nella corsia { $lane }.
    [enemy] { $side } scopre la tua colonna nella corsia { $lane }.
   *[side] { $side } scopre la colonna di { $enemy } nella corsia { $lane }.
}
event-fetched = { $who ->
    [you] Riprendi { $card } dalla tua pila degli scarti.
   *[side] { $side } riprende { $card } dalla pila degli scarti.
}
event-took-pegasus = { $who ->
    [you] Riprendi dalla tua pila degli scarti: { some-pegasus }.
   *[side] { $side } riprende dalla pila degli scarti: { some-pegasus }.
}
event-seduced = { $who ->
    [you] Le Sirene attirano { $card } nella tua mano.
   *[side] Le Sirene attirano { $card } nella mano di { $side }.
}
event-moved = { $who ->
    [you] Sposti una carta dalla { $place } alla { $to }.
   *[side] { $side } sposta una carta dalla { $place } alla { $to }.
}
event-figure-on = { $who ->
    [you] Metti la tua statuina nella corsia { $lane }: ancora { some-points } da spendere.
   *[side] { $side } mette la statuina nella corsia { $lane }: ancora { some-points } da spendere.
}
event-figure-off = { $who ->
    [you] La tua statuina lascia la corsia { $lane }.
   *[side] La statuina di { $side } lascia la corsia { $lane }.
}
event-pandora-lane = Nella corsia { $lane } si apre il vaso di Pandora.
event-pandora-hand = { $who ->
    [you] Nella tua mano si apre il vaso di Pandora.
   *[side] Nella mano di { $side } si apre il vaso di Pandora.
}
event-won-bare-field = { $who ->
    [you] { $enemy } non ha carte sul campo: vinci tu.
    [enemy] Non hai carte sul campo: vince { $side }.
   *[side] { $enemy } non ha carte sul campo: vince { $side }.
}
event-won-no-action = { $who ->
    [you] { $enemy } ha ancora punti ma nessuna azione permessa: vinci tu.
    [enemy] Hai ancora punti ma nessuna azione permessa: vince { $side }.
   *[side] { $enemy } ha ancora punti ma nessuna azione permessa: vince { $side }.
}
event-won-captive-in-front = { $who ->
    [you] Liberi { $captive } e vinci.
   *[side] { $side } libera { $captive } e vince.
}
event-won-captive-in-hand = { $who ->
    [you] Liberi { $captive } dalla mano di { $enemy } e vinci.
    [enemy] { $side } libera { $captive } dalla tua mano e vince.
   *[side] { $side } libera { $captive } dalla mano di { $enemy } e vince.
}
event-won-captive-in-lane = { $who ->
    [you] Il vaso di Pandora travolge { $captive }: vinci tu.
   *[side] Il vaso di Pandora travolge { $captive }: vince { $side }.
}
event-drawn = È stato raggiunto il numero di turni stabilito: la partita finisce in pareggio.

## Che cosa si chiede

ask-opening-row = Fila iniziale: quale carta posi nella corsia { $lane }?
ask-action = { $points ->
    [one] Che cosa fai? Ti resta { some-points }.
   *[other] Che cosa fai? Ti restano { some-points }.
}
ask-late-god = Hai speso tutti i punti. Vuoi giocare anche { $card }?
ask-turn-over = Hai speso tutti i punti. Il tuo turno è finito?
ask-place = Dove posi { $card }?
ask-pegasus-target = Che cosa colpisci con { $card }?
ask-drawn-card-lane = In quale corsia del campo di { $enemy } metti { $card }?
ask-pythia-target = Che cosa guardi con { $card }?
ask-hades-card = Quale carta prendi dalla tua pila degli scarti?
ask-persephone-count = Quanti Pegaso prendi dalla tua pila degli scarti?
ask-card-to-move = Quale carta sposti?
ask-new-place = Dove sposti { $card }?
ask-figure-lane = Davanti a quale colonna metti la tua statuina?
ask-order = Quale carta metti adesso sulla pila? L'ultima resta in cima.

## Che cosa si può scegliere

choice-draw = Pesca una carta
choice-lay = Posa { $card }
choice-lay-opening = Posa { $card } nella corsia { $lane }
choice-challenge = Sfida nella corsia { $lane }: { $card } contro { $other }
choice-use-pegasus = Gioca { $card }: colpisci la mano avversaria, una carta in fila 1 o una statuina
choice-use-pythia = Gioca { $card }: guarda la mano avversaria o scopri una colonna
choice-use-god = Gioca { $card }: metti la tua statuina, senza spendere punti
choice-use-late-god = Gioca { $card }: metti la tua statuina e ricevi { some-points }
choice-use-dionysus = Gioca { $card }: sposta una carta del tuo campo
choice-use-hades = Gioca { $card }: prendi una carta dalla tua pila degli scarti
choice-use-persephone = Gioca { $card }: prendi fino a tre Pegaso dalla tua pila degli scarti
choice-use-sirens = Gioca { $card }: prendi { $other } dalla pila degli scarti avversaria
choice-remove-figure = Togli la tua statuina dal campo
choice-end-turn = Termina il turno
choice-at = { $beside ->
    [before] Nella { $place }, davanti a { $other }
    [behind] Nella { $place }, dietro { $other }
    [figure] Nella { $place }, dietro la tua statuina
   *[alone] Nella { $place }
}
choice-target-hand = La mano avversaria
choice-strike-hand = Colpisci la mano avversaria ({ some-cards })
choice-look-at-hand = Guarda la mano avversaria ({ some-cards })
choice-target-lane = Corsia { $lane }
choice-strike-lane = { $beside ->
    [figure] Colpisci la statuina avversaria nella corsia { $lane }
   *[before] Colpisci nella corsia { $lane }: { $other }
}
choice-turn-column = Scopri la colonna avversaria nella corsia { $lane } (coperte: { some-cards })
choice-put-in-lane = { $beside ->
    [before] Nella corsia { $lane }, davanti a { $other }
   *[alone] Nella corsia { $lane }, da sola
}
choice-figure-in-lane = Nella corsia { $lane }, davanti a { $other }
choice-target-own-figure = Togli dal campo la tua statuina
choice-take = Prendi { $card }
choice-next = Metti { $card } sulla pila
choice-count = { $count ->
    [0] Non prendere alcun Pegaso
   *[other] Prendi { $count } Pegaso
}
choice-from = Sposta { $card } dalla { $place }

## Perché qualcosa non si può fare

refused-not-in-hand = Non hai in mano questa carta.
refused-points-left = Devi spendere tutti i punti prima che il turno finisca.
refused-draw-pile-empty = Il tuo mazzo di pesca è vuoto.
refused-hand-full = La tua mano è piena: non puoi avere più di 12 carte.
refused-field-full = Il tuo campo è pieno: ogni colonna contiene al massimo quattro carte, statuina compresa.
refused-no-own-figure = La tua statuina non è sul campo.
refused-figure-needs-pegasus = La tua statuina lascia il campo solo con un Pegaso dalla tua mano.
refused-first-turn = Nel tuo primo turno non puoi né sfidare né colpire con Pegaso.
refused-figure-in-lane = In questa corsia c'è una statuina: qui nessuna carta sfida.
refused-no-challenger = In questa corsia non hai carte.
refused-nobody-opposite = In questa corsia non c'è alcuna carta avversaria.
refused-never-challenges = La tua carta in fila 1 di questa corsia non sfida mai.
refused-no-target = Qui non c'è nulla che Pegaso possa colpire.
refused-figure-stands = La tua statuina è già sul campo.
refused-no-figure-column = Alla tua statuina serve una colonna con una, due o tre carte.
refused-nothing-to-seduce = Le Sirene attirano solo una carta in cima alla pila con forza da 1 a 7.
refused-nothing-to-see = Qui non c'è nulla che Pizia possa vedere.
refused-nothing-to-move = Non hai carte che possano andare in un altro posto.
refused-pile-empty = Nella tua pila degli scarti non c'è alcuna carta.
refused-no-such-place = La carta non può andare in questo posto.
refused-no-room-there = La carta non può andare in questa corsia: la colonna è piena o contiene una statuina.
refused-not-in-pile = Non puoi prendere questa carta dalla tua pila degli scarti.
refused-not-so-many = Non puoi prenderne così tanti.
refused-cannot-move = Da questo posto non si può spostare alcuna carta.
refused-not-among-them = Questa carta non è fra quelle perdute.
refused-card-first = Scegli prima la carta della tua mano, poi il suo posto.
refused-not-for-the-field = Sul campo stanno solo carte con una forza.
refused-needs-god = La tua statuina entra in campo solo con la tua carta divinità.
refused-needs-sirens = Solo le Sirene prendono una carta dalla pila avversaria.
refused-needs-pegasus = Dalla mano solo Pegaso può colpire l'avversario, e solo Pizia può guardare le sue carte.
refused-needs-hades = Dalla tua pila degli scarti una carta torna solo con Ade, o con Persefone se è un Pegaso.
refused-needs-dionysus = Una carta sul campo si sposta solo con Dioniso.

## Il tavolo nel terminale

board-counts = { $hand } in mano{ $won ->
    [0] {""}
    [one] { " " }(di cui { $won } conquistata)
   *[other] { " " }(di cui { $won } conquistate)
}, { $draw } da pescare, { $pile } negli scarti{ $pile ->
    [0] {""}
   *[other] , in cima { $top }
}
board-lane = { $side }, corsia { $lane }: { $pieces }.
board-row = fila { $row } { $piece }
board-no-card = nessuna carta
board-figure = la statuina di { $side }
board-unknown = una carta sconosciuta
board-unknown-won = una carta sconosciuta del mazzo di { $side }
board-face-up = { $card }, scoperta
board-face-down = { $card }, coperta
board-points = { $mine ->
    [yes] { $left ->
        [one] Ti resta { $left } punto su { $total }.
       *[other] Ti restano { $left } punti su { $total }.
    }
   *[no] { $left ->
        [one] A { $side } resta { $left } punto su { $total }.
       *[other] A { $side } restano { $left } punti su { $total }.
    }
}
board-pile = Scarti di { $side } ({ $count }), { $own ->
    [yes] dall'alto
   *[no] come hai visto arrivare le carte, l'ultima per prima
}: { $cards }.
board-left-to-draw = Restano nel tuo mazzo di pesca ({ $count }), in un ordine che nessuno conosce: { $cards }.
card-about = { $help } { $copies ->
    [one] Una copia
   *[other] { $copies } copie
} in ogni mazzo; in notazione { $letter }.

## Ciò che può decidere presto la partita

threat-captive-in-front = { $who ->
    [you] { $captive } è nella prima fila di { $enemy }: sfida la carta e vinci.
    [enemy] { $captive } è nella tua prima fila: se { $side } sfida la carta, perdi.
   *[side] { $captive } è nella prima fila di { $enemy }: se { $side } sfida la carta, vince.
}
threat-field = { $count ->
    [0] { $who ->
        [you] { $enemy } non ha carte sul campo: se è così anche all'inizio del turno di { $enemy }, vinci.
        [enemy] Non hai carte sul campo: se è così anche all'inizio del tuo turno, perdi.
       *[side] { $enemy } non ha carte sul campo: se è così anche all'inizio del turno di { $enemy }, vince { $side }.
    }
   *[other] { $who ->
        [you] { $enemy } ha una sola carta sul campo: se non ne ha più all'inizio del turno di { $enemy }, vinci.
        [enemy] Hai una sola carta sul campo: se non ne hai più all'inizio del tuo turno, perdi.
       *[side] { $enemy } ha una sola carta sul campo: se non ne ha più all'inizio del turno di { $enemy }, vince { $side }.
    }
}
threat-captive-in-hand = { $captive } è la tua unica carta in mano: un Pegaso contro la tua mano vince la partita.
threat-last-card = { $who ->
    [enemy] Hai in mano una sola carta.
   *[side] { $enemy } ha in mano una sola carta.
}
threat-pile = { $who ->
    [enemy] { $count ->
        [0] Il tuo mazzo di pesca è vuoto
        [one] Nel tuo mazzo di pesca resta una sola carta
       *[other] Nel tuo mazzo di pesca restano solo { $count } carte
    }: se hai ancora punti e non puoi fare nulla, perdi.
   *[side] { $count ->
        [0] Il mazzo di pesca di { $enemy } è vuoto
        [one] Nel mazzo di pesca di { $enemy } resta una sola carta
       *[other] Nel mazzo di pesca di { $enemy } restano solo { $count } carte
    }: chi ha ancora punti e non può fare nulla, perde.
}
threat-turns = { $count ->
    [one] Questo è l'ultimo turno
   *[other] Restano solo { $count } turni
}: dopo, la partita finisce in pareggio.

## Esempi di ciò che si può scrivere

example-action = LAY(4) AT(A,2)
example-card = Medusa
example-clause = HZ-CHAL-04

## Che cosa promette un suggerimento

gain-lost = l'avversario perde una carta
gain-struck-figure = scacci la statuina avversaria dalla sua corsia
gain-seduced = attiri nella tua mano una carta dell'avversario
gain-fetched = riprendi in mano una carta perduta
gain-took-pegasus = riprendi in mano un Pegaso
gain-turned-column = vedi che cosa l'avversario ha posato coperto
gain-looked = vedi la mano dell'avversario
gain-laid = metti un'altra carta fra l'avversario e ciò che nascondi
gain-drew = ottieni una nuova carta
