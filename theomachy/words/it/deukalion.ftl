### Deukalion.
### $who dice chi è, per chi legge, il giocatore di cui parla la frase: chi legge (you) o un altro (side); $whom dice lo
### stesso di un secondo giocatore nella frase.

## Giocatori, luoghi, pezzi, carte

game-name = Deukalion
side-deukalion = Deucalione
side-perseus = Perseo
side-hercules = Ercole
side-achilles = Achille

some-hoplites = { $count ->
    [0] nessun oplita
    [one] { $count } oplita
   *[other] { $count } opliti
}
hoplites-there = { $count ->
    [0] nessun oplita
    [one] { $count } oplita
   *[other] { $count } opliti
}
some-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
some-cards = { $count ->
    [0] nessuna carta Azione
    [one] { $count } carta Azione
   *[other] { $count } carte Azione
}
some-steps = { $count ->
    [0] nessun passo rimasto
    [one] ancora { $count } passo
   *[other] ancora { $count } passi
}
honour-card = Carta Onore
honour-cards = { $count ->
    [one] { $count } carta Onore
   *[other] { $count } carte Onore
}
chest-of = { $colour ->
    [red] un forziere rosso
    [green] un forziere verde
    [blue] un forziere blu
    [yellow] un forziere giallo
   *[purple] un forziere viola
}
chests-of = { $count ->
    [0] nessun forziere
    [one] { $count } forziere ({ $colours })
   *[other] { $count } forzieri ({ $colours })
}
colour-sign = { $colour ->
    [red] R
    [green] Ve
    [blue] B
    [yellow] G
   *[purple] Vi
}
die-of = { $position ->
    [hoplites] Opliti
    [move] Movimento
    [card] Carte
   *[hydra] Idra
}
die-on = { $die } { $number }
dice-none = nessuno
direction-of = { $direction ->
    [n] A nord
    [e] A est
    [s] A sud
   *[w] A ovest
}
pursuit-worth = «{ $card }» ({ some-points })
pursuit-text = { $first } Oppure: { $second }
pursuit-tasks = «{ $card }» ({ some-points }): { pursuit-text }
throw-of = persi { $lost }, da 1 punto { $one }, da ½ { $half }
map-column = colonna { $column }

## Carte spiegate

action-about = Carta Azione{ $permanent ->
    [yes] , permanente
   *[no] {""}
}; { $copies ->
    [one] una copia
   *[other] { $copies } copie
}; in notazione { $id }. { $text }
pursuit-about = Carta Impresa, { some-points }; in notazione { $id }. { pursuit-text }

## Che cosa è successo

event-starts = { $who ->
    [you] Sei il giocatore iniziale.
   *[side] { $side } è il giocatore iniziale.
}
event-laid = { $place } riceve { $chest }.
event-laid-all = I forzieri vanno nelle città: { $chests }.
event-turned = Si scopre al posto { $slot }: { $pursuit }
event-dealt = { $who ->
    [you] Ricevi «{ $card }».
   *[side] { $known ->
        [yes] { $side } riceve «{ $card }».
       *[no] { $side } riceve una carta Azione.
    }
}
event-secret = { $who ->
    [you] La tua carta Impresa segreta: { $pursuit }
   *[side] { $known ->
        [yes] La carta Impresa segreta di { $side }: { $pursuit }
       *[no] { $side } riceve una carta Impresa segreta.
    }
}
event-whirlpool = { $who ->
    [you] Metti il gorgo { $number } accanto alla casella { $square }.
   *[side] { $side } mette il gorgo { $number } accanto alla casella { $square }.
}
event-anchored = { $who ->
    [you] Getti l'ancora in { $square }.
   *[side] { $side } getta l'ancora in { $square }.
}
event-turn = { $who ->
    [you] È il tuo turno (n. { $number }).
   *[side] È il turno di { $side } (n. { $number }).
}
event-shaken = { $who ->
    [you] Scuoti la Kylix: centro { $centre }; intorno { $outer }.
   *[side] { $side } scuote la Kylix: centro { $centre }; intorno { $outer }.
}
event-kylix = { $who ->
    [you] Posi la Kylix: { $dice }.
   *[side] { $side } posa la Kylix: { $dice }.
}
event-sailed = { $who ->
    [you] Navighi dalla casella { $from } alla casella { $square }.
   *[side] { $side } naviga dalla casella { $from } alla casella { $square }.
}
event-sailed-by = { $who ->
    [you] Navighi dalla casella { $from } per { $way } alla casella { $square }.
   *[side] { $side } naviga dalla casella { $from } per { $way } alla casella { $square }.
}
event-jumped = { $who ->
    [you] Salti attraverso il gorgo dalla casella { $from } al gorgo { $number }{ lost-in-whirlpool }.
   *[side] { $side } salta attraverso il gorgo dalla casella { $from } al gorgo { $number }{ lost-in-whirlpool }.
}
event-jumped-to = { $who ->
    [you] Salti attraverso il gorgo dalla casella { $from } alla casella { $square }{ lost-in-whirlpool }.
   *[side] { $side } salta attraverso il gorgo dalla casella { $from } alla casella { $square }{ lost-in-whirlpool }.
}
lost-in-whirlpool = { $count ->
    [0] , senza perdere opliti
    [one] , perdendo { $count } oplita
   *[other] , perdendo { $count } opliti
}
event-stayed = { $who ->
    [you] Il movimento della tua nave finisce in { $square }.
   *[side] Il movimento della nave di { $side } finisce in { $square }.
}
event-sacrificed = { $who ->
    [you] Sacrifichi il movimento della tua nave.
   *[side] { $side } sacrifica il movimento della nave.
}
event-reclaimed = { $who ->
    [you] Dall'Oltretomba riprendi { some-hoplites }.
   *[side] Dall'Oltretomba { $side } riprende { some-hoplites }.
}
event-went-below = { $who ->
    [you] Mandi nell'Oltretomba { some-hoplites }.
   *[side] { $side } manda nell'Oltretomba { some-hoplites }.
}
event-challenged-place = { $who ->
    [you] Sfidi { $place } (valore { $value }).
   *[side] { $side } sfida { $place } (valore { $value }).
}
event-challenged-ship = { $who ->
    [you] Sfidi la nave di { $other } in { $square }.
   *[side] { $whom ->
        [you] { $side } sfida la tua nave in { $square }.
       *[side] { $side } sfida la nave di { $other } in { $square }.
    }
}
event-challenged-hydra = { $who ->
    [you] Sfidi l'Idra in { $square }.
   *[side] { $side } sfida l'Idra in { $square }.
}
event-hydra-challenged = { $who ->
    [you] { $other } ti sfida con l'Idra in { $square }.
   *[side] { $whom ->
        [you] Sfidi { $side } con l'Idra in { $square }.
       *[side] { $other } sfida { $side } con l'Idra in { $square }.
    }
}
event-threw = { $who ->
    [you] { $count ->
        [0] Non hai opliti da lanciare: risultato { $score }.
       *[other] Lanci { some-hoplites }: { $throw }; risultato { $score }.
    }
   *[side] { $count ->
        [0] { $side } non ha opliti da lanciare: risultato { $score }.
       *[other] { $side } lancia { some-hoplites }: { $throw }; risultato { $score }.
    }
}
event-won-challenge = { $who ->
    [you] Vinci la sfida.
   *[side] { $side } vince la sfida.
}
event-lost-challenge = { $who ->
    [you] Perdi la sfida.
   *[side] { $side } perde la sfida.
}
event-took-chest = { $from ->
    [city] { $who ->
        [you] Prendi { $chest } dalla città di { $place }.
       *[side] { $side } prende { $chest } dalla città di { $place }.
    }
   *[ship] { $who ->
        [you] Prendi { $chest } dalla nave di { $other }.
       *[side] { $whom ->
            [you] { $side } prende { $chest } dalla tua nave.
           *[side] { $side } prende { $chest } dalla nave di { $other }.
        }
    }
}
event-put-chest = { $delivered ->
    [yes] { $who ->
        [you] Consegni ad Atene { $chest }, che va nella città di { $place }.
       *[side] { $side } consegna ad Atene { $chest }, che va nella città di { $place }.
    }
   *[no] { $who ->
        [you] Scarichi { $chest }, che va nella città di { $place }.
       *[side] { $side } scarica { $chest }, che va nella città di { $place }.
    }
}
event-drew = { $known ->
    [yes] { $who ->
        [you] Peschi «{ $card }».
       *[side] { $side } pesca «{ $card }».
    }
   *[no] { $who ->
        [you] Peschi una carta Azione.
       *[side] { $side } pesca una carta Azione.
    }
}
event-stole = { $who ->
    [you] Prendi una carta dalla mano di { $other }: «{ $card }».
   *[side] { $whom ->
        [you] { $side } prende una carta dalla tua mano: «{ $card }».
       *[side] { $known ->
            [yes] { $side } prende una carta dalla mano di { $other }: «{ $card }».
           *[no] { $side } prende una carta dalla mano di { $other }.
        }
    }
}
event-relocated = { $who ->
    [you] { $other } sposta la tua nave in { $square }.
   *[side] { $whom ->
        [you] Sposti la nave di { $side } in { $square }.
       *[side] { $other } sposta la nave di { $side } in { $square }.
    }
}
event-hydra-moved = { $who ->
    [you] Muovi l'Idra in { $square }.
   *[side] { $side } muove l'Idra in { $square }.
}
event-hydra-moved-by = { $who ->
    [you] Muovi l'Idra per { $way } in { $square }.
   *[side] { $side } muove l'Idra per { $way } in { $square }.
}
event-hydra-relocated = { $who ->
    [you] Respingi l'Idra in { $square }.
   *[side] { $side } respinge l'Idra in { $square }.
}
event-founded = { $who ->
    [you] Fondi la colonia di { $place } con { some-hoplites }: { some-points }.
   *[side] { $side } fonda la colonia di { $place } con { some-hoplites }: { some-points }.
}
event-conquered = { $held ->
    [no] { $who ->
        [you] Scacci { $other } dalla colonia di { $place }, ma non hai abbastanza opliti per tenerla: è libera.
       *[side] { $whom ->
            [you] { $side } ti scaccia dalla colonia di { $place }, ma non ha abbastanza opliti per tenerla: è libera.
           *[side] { $side } scaccia { $other } dalla colonia di { $place }, ma non ha abbastanza opliti per tenerla: è libera.
        }
    }
   *[yes] { $who ->
        [you] Conquisti la colonia di { $place }, che era di { $other }.
       *[side] { $whom ->
            [you] { $side } conquista la colonia di { $place }, che era tua.
           *[side] { $side } conquista la colonia di { $place }, che era di { $other }.
        }
    }
}
event-claimed = { $secret ->
    [yes] { $who ->
        [you] Rivendichi la tua carta segreta «{ $card }»: { $task }
       *[side] { $side } rivendica una carta segreta, «{ $card }»: { $task }
    }
   *[no] { $who ->
        [you] Rivendichi «{ $card }»: { $task }
       *[side] { $side } rivendica «{ $card }»: { $task }
    }
}
event-completed = { $who ->
    [you] Completi «{ $card }»: { some-points }.
   *[side] { $side } completa «{ $card }»: { some-points }.
}
event-removed = La carta Impresa «{ $card }» esce dal gioco: l'hanno rivendicata più giocatori.
event-put-under = { $who ->
    [you] Metti la carta Impresa «{ $card }» sotto il mazzo.
   *[side] { $side } mette la carta Impresa «{ $card }» sotto il mazzo.
}
event-honour = { $who ->
    [you] Prendi { honour-cards }{ reason-for }.
   *[side] { $side } prende { honour-cards }{ reason-for }.
}
reason-for = { $reason ->
    [hydra] {" "}per la vittoria sull'Idra
    [styx] {" "}presso il fiume Stige
    [chest] {" "}per il forziere
   *[together] {" "}invece della carta Impresa
}
event-played = { $who ->
    [you] Giochi «{ $card }».
   *[side] { $side } gioca «{ $card }».
}
event-paid = { $who ->
    [you] Paghi con «{ $card }».
   *[side] { $side } paga con «{ $card }».
}
event-paid-all = { $who ->
    [you] Paghi con { some-cards }: { $cards }.
   *[side] { $side } paga con { some-cards }: { $cards }.
}
event-reshuffled = { $count ->
    [one] L'unica carta scartata diventa il nuovo mazzo Azione.
   *[other] Le { $count } carte scartate vengono mescolate e formano un nuovo mazzo Azione.
}
event-swapped = { $who ->
    [you] Scambi due dadi: { $first } e { $second }.
   *[side] { $side } scambia due dadi: { $first } e { $second }.
}
event-revealed = { $who ->
    [you] Scopri la tua carta Impresa segreta: { $pursuit }
   *[side] { $side } scopre la carta Impresa segreta: { $pursuit }
}
event-won-goal-reached = { $who ->
    [you] Hai raggiunto il traguardo: vinci tu.
   *[side] { $side } ha raggiunto il traguardo e vince.
}
event-won-rounds-over = { $who ->
    [you] I giri sono finiti e hai più punti di tutti: vinci tu.
   *[side] I giri sono finiti; { $side } ha più punti di tutti e vince.
}
event-shared = I giri sono finiti e la vittoria è condivisa: { $players }.

## Che cosa si chiede

ask-first-player = Chi è il giocatore iniziale?
ask-laid = Quale forziere va nella prossima città?
ask-turned-up = Quale carta Impresa si scopre?
ask-dealt = Quale carta Azione si distribuisce?
ask-secret = Quale carta Impresa si distribuisce?
ask-shaken = Che cosa mostrano i dadi della Kylix?
ask-thrown = Come cadono gli opliti?
ask-whirled = Quanti opliti si prende il gorgo?
ask-drawn = Quale carta Azione si pesca?
ask-stolen = Quale carta Azione si prende?
ask-whirl-place = Dove metti il gorgo { $number }?
ask-start-anchor = In quale casella di ancoraggio comincia la tua nave?
ask-ship = La tua nave in { $square }: { some-steps }. Che cosa fai?
ask-claim-now = Rivendichi una carta Impresa?
ask-deliver = La tua nave è ad Atene; a bordo: { $chests }. Che cosa consegni?
ask-pick-chest = { $what ->
    [take] Quale forziere prendi?
    [give] Quale forziere cedi?
   *[deliver] Quale forziere consegni?
}
ask-place-chest = In quale città va { $chest }?
ask-make-room = Sulla tua nave non c'è posto per { $chest }. Che cosa togli dalla nave?
ask-reclaim = Nell'Oltretomba: { $below }; posto per { $room }. Quanti opliti riprendi?
ask-space = Nell'Oltretomba: { $below }; posto per { $room }. Prima scarichi un forziere?
ask-kylix = Centro { $centre }; intorno { $outer }. Come giri la Kylix?
ask-kylix-slot = Quale dado va su { $die }?
ask-main = Che cosa fai? Dadi rimasti: { $dice }.
ask-hydra = L'Idra in { $square }: { some-steps }. Che cosa fai?
ask-before-throw = Stai per lanciare { some-hoplites }. Giochi una carta?
ask-after-throw = { $duel ->
    [yes] Il tuo lancio: { $throw }. Il lancio di { $other }: { $second }. Giochi una carta?
   *[no] Il tuo lancio: { $throw }. Giochi una carta?
}
ask-after-fail = La sfida è fallita. Giochi una carta?
ask-steal = Hai sconfitto { $other }. Che cosa prendi?
ask-relocate-ship = Dove sposti la nave di { $other }?
ask-relocate-hydra = Dove respingi l'Idra?
ask-pay-card = «{ $card }»: con quale carta Azione paghi ({ $number } di { $total })?
ask-target-player = Dalla mano di chi peschi una carta?
ask-trade-city = In quale città va { $chest } in cambio di un altro?
ask-swap-dice = Quali due dadi si scambiano di posto?
ask-pick-open = Quale carta Impresa scoperta va sotto il mazzo?

## Che cosa si può scegliere

beside = , presso { $places }
choice-sq = { $question ->
    [start-anchor] Comincia in { $square }
    [whirl-place] Accanto alla casella { $square }{ $beside }
    [relocate] In { $square }{ $what ->
        [anchor] , una casella di ancoraggio di Atene
        [styx] , il fiume Stige
       *[other] {""}
    }{ $beside }
   *[other] Casella { $square }
}
choice-dir = { $what ->
    [nowhere] { $direction }
    [anchor] { $direction } in { $square }, una casella di ancoraggio di Atene
    [styx] { $direction } in { $square }, il fiume Stige
    [ship] { $direction } in { $square }: sfida la nave di { $other }
    [crew] { $direction } in { $square }: sfida { $other } con l'Idra
    [hydra] { $direction } in { $square }: sfida l'Idra
   *[sea] { $direction } in { $square }{ $beside }
}
choice-jump = { $what ->
    [nowhere] Salta al gorgo { $number }
    [ship] Salta attraverso il gorgo in { $square }: sfida la nave di { $other }
    [hydra] Salta attraverso il gorgo in { $square }: sfida l'Idra
   *[sea] Salta attraverso il gorgo in { $square }{ $beside }
}
choice-stop = { $question ->
    [hydra] Termina il movimento dell'Idra
   *[ship] Termina il movimento della tua nave
}
choice-pass = { $question ->
    [claim-now] Non rivendicare nulla
    [deliver] Non consegnare altro
    [space] Tieni a bordo tutti i forzieri
    [before-throw] Lancia senza carte
    [after-throw] Lascia il lancio com'è
    [after-fail] Lascia stare
    [steal] Non prendere nulla
   *[other] Passa
}
choice-end = Termina il tuo turno
choice-sacrifice = Sacrifica questo movimento della nave e riprendi { $count ->
    [one] 1 oplita
   *[other] fino a { $count } opliti
}
choice-below = Manda 1 oplita nell'Oltretomba
choice-steal-card = Pesca una carta Azione dalla mano dell'altro giocatore
choice-rot = { $number ->
    [0] Lascia così: { $dice }
   *[other] Gira di { $number } in senso orario: { $dice }
}
choice-slot = Dado esterno { $number }: un { $face }
choice-swap = Scambia { $first } e { $second }
choice-die = { $position ->
    [hoplites] Dado Opliti { $number }: riprendi opliti
    [move] Dado Movimento { $number }: muovi la tua nave
    [card] Dado Carte { $number }: { $number ->
        [1] tutti gli altri pescano una carta Azione
        [2] non pesca nessuno
       *[3] pesca una carta Azione
    }
   *[hydra] Dado Idra { $number }: muovi l'Idra
}
choice-number = { $count ->
    [0] Non riprendere opliti
   *[other] Riprendi { some-hoplites }
}
choice-found = Fonda la colonia di { $place } con { some-hoplites }: { some-points }
choice-attack-city = Sfida { $place }: valore { $value }, { $chests }
choice-attack-settlement = { $who ->
    [nobody] Sfida { $place }: valore { $value }, libera
    [you] Sfida { $place }: valore { $value }, già tua
   *[side] Sfida { $place }: valore { $value }, { some-points }, colonia di { $other }
}
choice-chest = { $what ->
    [take] Prendi { $chest }
    [off] Scarica { $chest }
    [give] Cedi { $chest }
    [deliver] Consegna { $chest }
   *[other] Scegli { $chest }
}
choice-deliver = Consegna { $chest } per 1 carta Onore
choice-city = { $place }: { $chests }
choice-card = Gioca «{ $card }»
choice-discard = Paga con «{ $card }»
choice-claim = { $slot ->
    [none] Rivendica una carta Impresa che non c'è
    [secret] Rivendica la tua carta segreta «{ $card }» ({ some-points }): { $task }
   *[open] Rivendica «{ $card }» ({ some-points }): { $task }
}
choice-open = { $slot ->
    [none] Metti sotto il mazzo una carta scoperta che non c'è
   *[open] Metti «{ $card }» sotto il mazzo
}
choice-player = { $there ->
    [yes] { $other }: { some-cards } in mano
   *[no] Un giocatore che non c'è
}
choice-with-text = { $choice }. { $text }
choice-sailed = { $choice }, da { $square }
choice-stopped = { $choice } ({ $question ->
    [hydra] l'Idra si ferma qui
   *[ship] la tua nave si ferma qui
})
choice-end-with-card = Termina il tuo turno; prima tutti gli altri pescano una carta Azione

## Perché qualcosa non si può fare

refused-no-declining = Qui non puoi rinunciare.
refused-no-such-card = Questa carta Impresa non c'è.
refused-not-fulfilled = Adesso non soddisfi questo compito.
refused-not-in-hand = Non hai in mano questa carta.
refused-not-the-moment = Non è il momento per questa carta, oppure non cambierebbe nulla.
refused-card-must-be-taken = Questo forziere da solo soddisfa una carta Impresa scoperta: rivendica quella carta.
refused-no-such-chest = Qui non c'è un forziere di questo colore.
refused-nobody-below = Non hai opliti nell'Oltretomba.
refused-no-sacrifice-now = Puoi sacrificare un movimento della nave solo nel turno di un altro giocatore e prima di fare qualunque cosa.
refused-no-steps-left = Non ci sono più passi.
refused-no-whirlpool = Non puoi saltare lì: un gorgo deve toccare la tua casella e l'altra, e per saltare su una nave o sull'Idra servono 3 opliti.
refused-no-water = Le navi navigano solo in caselle d'acqua vicine.
refused-hydra-in-the-way = Lì c'è l'Idra, e nessuna carta Impresa scoperta ti permette di sfidarla.
refused-hydra-barred = L'Idra si muove solo in caselle di mare vicine, e non sulla tua nave.
refused-no-hoplites = Non hai opliti a bordo e non puoi sfidare nessuno.
refused-not-next-to-it = La tua nave non è lì accanto.
refused-no-chest-there = In questa città non ci sono forzieri.
refused-not-owned-by-another = Questa colonia è libera o già tua.
refused-founded-already = Questa colonia appartiene già a qualcuno: sfidala.
refused-too-few-hoplites = Non hai a bordo abbastanza opliti per questa colonia.
refused-card-die-first = Prima di terminare il turno devi usare il dado Carte.
refused-die-is-used = Hai già usato questo dado.
refused-nobody-draws = Con un 2 del dado Carte non pesca nessuno.
refused-not-whirl-place = I gorghi vanno accanto a caselle di mare sul bordo del tabellone, ciascuno a una casella diversa.
refused-not-start-anchor = La tua nave comincia in una casella di ancoraggio senza navi.
refused-not-ship = Adesso, nel movimento della nave, non puoi farlo.
refused-not-claim-now = Adesso non puoi rivendicarla.
refused-not-deliver = Devi consegnare tutti i tuoi forzieri.
refused-not-pick-chest = Non puoi scegliere questo forziere.
refused-not-place-chest = In questa città non c'è posto per un forziere.
refused-not-trade-city = In questa città non ci sono forzieri di un altro colore.
refused-not-make-room = Così non si fa posto.
refused-not-reclaim = Non possono tornare così tanti opliti, oppure per loro non serve scaricare un forziere.
refused-not-space = Così non si fa posto.
refused-not-kylix = La Kylix non si può posare così, oppure questo dado è già posato.
refused-not-main = Adesso non puoi farlo.
refused-not-hydra = L'Idra non può farlo.
refused-not-before-throw = Non puoi farlo prima del lancio.
refused-not-after-throw = Non puoi farlo dopo il lancio.
refused-not-after-fail = Non puoi farlo dopo una sfida fallita.
refused-not-steal = Non puoi prenderlo.
refused-not-relocate-ship = La nave non può andare lì: percorre tre caselle, nessuna due volte, e arriva in una libera.
refused-not-relocate-hydra = L'Idra non può andare lì: percorre tre caselle di mare, nessuna due volte, e arriva in una libera.
refused-not-pay-card = Non puoi pagare con questa carta.
refused-not-target-player = Scegli un altro giocatore con carte in mano.
refused-not-swap-dice = Questi due dadi sono uguali.
refused-not-pick-open = Lì non c'è una carta scoperta.

## Il tavolo nel terminale

board-round = Giro { $round }, turno { $turn }. Traguardo: { some-points }.
board-player = { $name }: { some-points }. { $square ->
    [none] Ancora nessuna nave
   *[other] Nave in { $square }
}; a bordo: { $hoplites }, { $chests }; nell'Oltretomba: { $below }; in mano: { $cards }{ $secret ->
    [hidden] {" "}e una carta Impresa segreta
    [open] {" "}e la carta Impresa segreta, scoperta: { $pursuit }
   *[none] {""}
}.
board-permanents = Carte permanenti di { $side }: { $cards }.
board-kylix = Kylix: { $dice ->
    [none] non ancora scossa
   *[other] { $dice }
}.
board-centre = centro { $number }
board-outer = intorno { $outer }
board-used = usati: { $dice }
board-hydra = L'Idra è in { $square }.
board-water = Caselle di ancoraggio di Atene: { $anchors }. Fiume Stige: { $styx }.
board-whirlpools = Gorghi accanto a queste caselle: { $squares }.
board-city = { $place } ({ $square }), valore { $value }: { $chests }.
board-settlement = { $who ->
    [nobody] { $place } ({ $square }), valore { $value }, { some-points }: libera.
    [you] { $place } ({ $square }), valore { $value }, { some-points }: tua.
   *[side] { $place } ({ $square }), valore { $value }, { some-points }: colonia di { $other }.
}
board-open = { $there ->
    [yes] Carta Impresa scoperta { $slot }: { $pursuit }
   *[no] Carta Impresa scoperta { $slot }: nessuna.
}
board-secret = La tua carta Impresa segreta: { $pursuit }
board-points = Hai { some-points } su { $goal }: carte Onore { $honour }, carte Impresa { $pursuits }, colonie { $settlements }.
board-piles = Mazzo Azione: { $pile }. Scarti: { $discard }. Mazzo Impresa: { $pursuits }. Carte Onore rimaste: { $honour }.
board-discard = Scarti ({ $count }): { $cards }.
board-under = Note, in fondo al { $which ->
    [pursuits] mazzo Impresa
   *[actions] mazzo Azione
}, dall'alto: { $cards }.
board-completed = Completate da { $side }: { $cards }.
board-removed = Fuori dal gioco: { $cards }.
board-known = Della mano di { $side } conosci: { $cards }.
board-secret-of = Carta Impresa segreta di { $side }: { $pursuit }

## Segni del tavolo disegnato

board-kylix-sign = Kylix
board-hydra-sign = Idra
board-short = Oltretomba { $below }, mano { $cards }{ $secret ->
    [hidden] , segreta
    [open] , svelata
   *[none] {""}
}
board-legend = { $hoplite } oplita  { $free } mare, posto libero  { $anchor } ancoraggio  { $styx } Stige  { $land } terra  { $held } occupata  { $vacant } libera  { $place } luogo e valore  { $ship } nave e opliti{ $whirl ->
    [none] {""}
   *[other] {"  "}{ $whirl } gorgo
}
board-legend-chests = Forzieri: { $chests }

## Ciò che può decidere presto la partita

threat-one-pursuit = { $who ->
    [you] Ti { $count ->
        [one] manca 1 punto
       *[other] mancano { $count } punti
    }: una carta Impresa può bastare per vincere.
   *[side] A { $side } { $count ->
        [one] manca 1 punto
       *[other] mancano { $count } punti
    }: una carta Impresa può bastare per vincere.
}
threat-rounds = { $count ->
    [one] Questo è l'ultimo giro
   *[other] Restano solo { $count } giri
}: { $who ->
    [you] se nulla cambia vinci tu.
    [nobody] se nulla cambia più giocatori sono in testa.
   *[side] se nulla cambia vince { $side }.
}

## Esempi di ciò che si può scrivere

example-action = DIE(move) DIR(n)
example-card = Zefiro
example-clause = DK-MOVE-06

## Che cosa promette un suggerimento

gain-completed = completi una carta Impresa
gain-claimed = rivendichi una carta Impresa
gain-honour = ottieni carte Onore
gain-conquered = togli una colonia a un rivale
gain-founded = fondi una colonia
gain-took-chest = ottieni un forziere
gain-won-challenge = vinci una sfida
gain-stole = togli una carta dalla mano di un rivale
gain-drew = ottieni una nuova carta
gain-reclaimed = riporti opliti dall'Oltretomba
