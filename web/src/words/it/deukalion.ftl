### Il tavolo di Deukalion, per occhi e orecchie.

## Il mare

the-sea = Il mare
beside-the-sea = Kylix, Imprese, plance delle navi, Oltretomba
square = { $square }, { $ground ->
    [anchor] casella di ancoraggio di Atene
    [styx] fiume Stige
   *[sea] mare
}.
next-to = Accanto a { $places }.
whirlpool = Gorgo { $number }.
hydra-here = L’Idra.
in-reach = { $piece ->
    [hydra] L’Idra può nuotare fin qui.
   *[ship] La tua nave può navigare fin qui.
}
ship = Nave di { $name }: { $count ->
    [0] nessun oplita
    [one] 1 oplita
   *[other] { $count } opliti
}, { $chests }.
your-ship = Nave di { $name } in { $square }.
the-hydra = L’Idra in { $square }.
city = { $name }, città in { $square }, valore { $value }: { $chests }.
settlement = { $name }, colonia in { $square }, valore { $value }, { $count ->
    [one] 1 punto
   *[other] { $count } punti
}: { $owned ->
    [vacant] libera
    [yours] tua
   *[other] di { $owner }
}.
chests = { $count ->
    [0] nessun forziere
    [one] 1 forziere ({ $list })
   *[other] { $count } forzieri ({ $list })
}
chest-count = { $count ->
    [one] { colour }
   *[other] { $count } { colour.many }
}
colour = { $colour ->
    [red] rosso
    [green] verde
    [blue] blu
    [yellow] giallo
   *[purple] viola
}
    .many = { $colour ->
        [red] rossi
        [green] verdi
        [blue] blu
        [yellow] gialli
       *[purple] viola
    }

## La Kylix

kylix = La Kylix
kylix-short = Kylix
die-of = { $position ->
    [hoplites] Opliti
    [move] Movimento
    [card] Carte
   *[hydra] Idra
}
die = Dado { die-of }: { $face }{ $used ->
    [yes] , usato
   *[no] {""}
}.
die-empty = Nessun dado su { die-of }.
die-slot = Dado esterno { $number }: { $face }.
die-centre = { $face ->
    [0] La Kylix non è ancora stata scossa.
   *[other] Dado centrale: { $face }. È la distanza che gli altri possono navigare.
}

## Un lancio

throw = { throw-of }: { $one } per un punto, { $half } per mezzo punto, { $lost } persi.
needed = servono { $value }
throw-of = { $side ->
    [first] Lancio dello sfidante
   *[second] Lancio dello sfidato
}

## Davanti ai giocatori

board-of = { $name }: { $count } di { $goal } punti (carte Onore { $honour }, Imprese { $pursuits }, colonie { $settlements }){ $turn ->
    [yes] , giocatore attivo
   *[no] {""}
}.
board-aboard = A bordo: { $count ->
    [0] nessun oplita
    [one] 1 oplita
   *[other] { $count } opliti
}, { $chests }. Nell’Oltretomba: { $below }.
board-cards = In mano: { $count ->
    [0] nessuna carta Azione
    [one] 1 carta Azione
   *[other] { $count } carte Azione
}{ $secret ->
    [hidden] {" "}e una carta Impresa segreta
    [open] {" "}e una carta Impresa scoperta
   *[none] {""}
}.
board-permanents = Carte permanenti: { $cards }.
crew = { $count ->
    [one] Il tuo oplita
   *[other] I tuoi { $count } opliti
} a bordo.
cargo = A bordo della tua nave: { $count ->
    [one] 1 forziere { colour }
   *[other] { $count } forzieri { colour.many }
}.
permanent = { $name }, resta in gioco
completed = { $name }, completata
revealed = { $name }, scoperta
fact-below = Nell’Oltretomba
fact-cards = Carte Azione in mano
fact-secret = Ha una carta Impresa segreta
fact-honour = Carte Onore
fact-settlements = Punti delle colonie

underworld = L’Oltretomba
below = { $name }: { $count ->
    [0] nessun oplita
    [one] 1 oplita
   *[other] { $count } opliti
} nell’Oltretomba{ $most ->
    [yes] , più di tutti
   *[no] {""}
}.

## Carte

pursuit = { $name } ({ $count ->
    [one] 1 punto
   *[other] { $count } punti
}): { $first } Oppure: { $second }
open-card = Carta Impresa scoperta { $slot }: { $pursuit }
or = oppure
open-none = Nessuna carta
secret = La tua carta Impresa segreta: { $pursuit }
secret-tag = segreta
card = { $name }{ $count ->
    [one] {""}
   *[other] , { $count } carte
}. { $text }
hand = La tua mano: { $count ->
    [0] nessuna carta Azione
    [one] 1 carta Azione
   *[other] { $count } carte Azione
}
pile = Mazzo delle carte Azione: { $count }
pursuit-pile = Mazzo delle carte Impresa: { $count }
honour-pile = Carte Onore rimaste: { $count }
discard = Carte Azione scartate: { $count }

## Ciò che si è visto

seen-hand = Nella mano di { $name }
seen-secret = Carta Impresa segreta di { $name }
seen-completed = Completate da { $name }
seen-discard = Pila degli scarti
seen-under = In fondo al mazzo delle carte Azione
seen-under-pursuits = In fondo al mazzo delle carte Impresa
seen-from-above = Dall’alto in basso.
seen-removed = Fuori dal gioco
seen-unseen = Carte Azione che non hai visto
seen-unseen-note = Nel mazzo: { $pile }; le altre sono in mano agli altri.
seen-unseen-pursuits = Carte Impresa che non hai visto
seen-unseen-pursuits-note = Nel mazzo: { $pile }; le altre sono segrete.
