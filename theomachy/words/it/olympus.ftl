### Fight for Olympus.
### $who dice chi è, per chi legge, la parte di cui parla la frase:
### chi legge (you), l'avversario (enemy) o una delle due parti (side, per chi guarda).
### La maiuscola, una frase su un evento la riceve quando viene detta.

## Parti, carte, unità, spazi

game-name = Fight for Olympus
side-a = Giocatore A
side-b = Giocatore B
player = { $who ->
    [enemy] il tuo avversario
   *[side] { $side }
}

colour-of = { $colour ->
    [red] rosso
    [blue] blu
    [yellow] giallo
    [green] verde
   *[all] multicolore
}
colour-sign = { $colour ->
    [red] R
    [blue] B
    [yellow] G
    [green] V
   *[all] *
}
kind-of = { $kind ->
    [hero] eroe
    [soldier] soldato
   *[equipment] equipaggiamento
}
area-of = { $area ->
    [olympus] Olimpo
    [delphi] Delfi
   *[troy] Troia
}
bonus-of = { $area ->
    [olympus] 1 punto vittoria
    [delphi] 1 segnalino colorato
   *[troy] 1 carta
}
phase-of = { $phase ->
    [1] giocare le carte
    [2] attaccare
   *[3] pescare
}
timing-symbol = { $timing ->
    [play] quando si gioca
    [before_strike] quando attacca
    [after_strike] quando attacca
   *[always] sempre
}

symbols = { $count ->
    [one] { $count } { $colour }
   *[other] { $count } { $colour ->
        [rosso] rossi
        [giallo] gialli
        [verde] verdi
       *[blu] { $colour }
    }
}
cost-free = gratis
values = attacco { $attack }, difesa { $defence }
card-unknown = una carta
card-priced = { $card } ({ $cost })
about-card = { $kind }, { $colour }; costo: { $cost }; { $values }
card-about = { $about }; { $copies ->
    [0] non c'è in questa partita
    [one] una copia
   *[other] { $copies } copie
}; in notazione { $id }.
card-symbols = Simbolo: { $symbols }.
some-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
nobody = nessuno
unit = { $who ->
    [you] la tua unità { $card } ({ $space })
    [enemy] l'unità nemica { $card } ({ $space })
   *[side] l'unità { $card } ({ $space }) di { $side }
}
unit-of-colour = { $card } ({ $colour })
unit-damage = danni { $count }
unit-attacks = { $count ->
    [one] ha attaccato
   *[other] ha attaccato { $count } volte
}
unit-silenced = senza abilità speciali
marker = { $colour ->
    [red] il segnalino rosso
    [blue] il segnalino blu
    [yellow] il segnalino giallo
   *[green] il segnalino verde
}
counter-at = { $holder ->
    [nobody] il contatore segna 0
    [you] il contatore segna { $points } dal tuo lato
    [enemy] il contatore segna { $points } dal lato avversario
   *[side] il contatore segna { $points } dal lato di { $side }
}
change = { $amount } { $value ->
    [attack] attacco
   *[defence] difesa
}
about = { $card }: { $text }

## Che cosa è successo

event-started = { $who ->
    [you] Cominci tu.
   *[side] Comincia { player }.
}
event-dealt = { $who ->
    [you] Ricevi { $card }.
   *[side] { player } riceve { $card }.
}
event-turn-began = { $who ->
    [you] Tocca a te (turno { $count }).
    [enemy] Tocca al tuo avversario (turno { $count }).
   *[side] Tocca a { $side } (turno { $count }).
}
event-phase-skipped = { $who ->
    [you] Salti la fase { $phase } ({ phase-of }).
   *[side] { player } salta la fase { $phase } ({ phase-of }).
}
event-phase-began = { $who ->
    [you] Cominci la fase { $phase } ({ phase-of }).
   *[side] { player } comincia la fase { $phase } ({ phase-of }).
}
event-announced = { $who ->
    [you] Annunci { $card }.
   *[side] { player } annuncia { $card }.
}
event-paid = { $who ->
    [you] Paghi 1 { $colour } con { $card }.
   *[side] { player } paga 1 { $colour } con { $card }.
}
event-paid-marker = { $who ->
    [you] Paghi con { $marker }.
   *[side] { player } paga con { $marker }.
}
event-paid-all = { $who ->
    [you] Paghi con { $payment }.
   *[side] { player } paga con { $payment }.
}
event-placed = { $who ->
    [you] Metti { $card } su { $space }.
   *[side] { player } mette { $card } su { $space }.
}
event-equipped = { $who ->
    [you] Assegni { $card } all'unità { $other } ({ $space }).
   *[side] { player } assegna { $card } all'unità { $other } ({ $space }).
}
event-played = { $who ->
    [you] Giochi { $card } su { $space }{ $paid ->
        [0] .
       *[other] , pagando con { $payment }.
    }
   *[side] { player } gioca { $card } su { $space }{ $paid ->
        [0] .
       *[other] , pagando con { $payment }.
    }
}
event-attached = { $who ->
    [you] Giochi { $card } su { $other } ({ $space }){ $paid ->
        [0] .
       *[other] , pagando con { $payment }.
    }
   *[side] { player } gioca { $card } su { $other } ({ $space }){ $paid ->
        [0] .
       *[other] , pagando con { $payment }.
    }
}
event-drew = { $who ->
    [you] Peschi { $cards }.
   *[side] { player } pesca { $cards }.
}
event-attacked = { $who ->
    [you] Attacchi con { $card } da { $space }.
   *[side] { player } attacca con { $card } da { $space }.
}
event-attacked-for = { $who ->
    [you] Attacchi con { $card } da { $space }: { $what }.
   *[side] { player } attacca con { $card } da { $space }: { $what }.
}
event-struck = { $count ->
    [0] { $unit } viene colpita da { $other }, senza danni.
    [one] { $unit } viene colpita da { $other }: { $count } danno.
   *[other] { $unit } viene colpita da { $other }: { $count } danni.
}
event-damaged = { $count ->
    [0] { $unit } non subisce danni.
    [one] { $unit } subisce { $count } danno.
   *[other] { $unit } subisce { $count } danni.
}
event-healed = { $count ->
    [one] { $unit } viene guarita: { $count } danno in meno.
   *[other] { $unit } viene guarita: { $count } danni in meno.
}
event-defeated = { $unit } è sconfitta.
event-survived = { $unit } resta in gioco senza danni.
event-discarded = { $unit } viene scartata.
event-fell = { $unit } è sconfitta e viene scartata.
event-stripped = { $unit } perde l'equipaggiamento: { $equipment }.
event-returned = { $worn ->
    [yes] { $unit } torna in mano; il suo equipaggiamento viene scartato: { $equipment }.
   *[no] { $unit } torna in mano.
}
event-moved = { $unit } si muove su { $to }.
event-modified = { $unit } riceve { $changes }.
event-used = { $who ->
    [you] Si attiva l'abilità speciale della tua carta { $card } ({ $space }).
    [enemy] Si attiva l'abilità speciale della carta nemica { $card } ({ $space }).
   *[side] Si attiva l'abilità speciale della carta { $card } ({ $space }) di { $side }.
}
event-dropped = { $who ->
    [you] Scarti dalla mano { $card }.
   *[side] { player } scarta dalla mano { $card }.
}
event-showed = { $who ->
    [you] Il tuo avversario vede la tua mano: { $cards }.
    [enemy] Vedi la mano del tuo avversario: { $cards }.
   *[side] { $opponent } vede la mano di { $side }: { $cards }.
}
event-took = { $who ->
    [you] Prendi { $card } dalla pila degli scarti.
   *[side] { player } prende { $card } dalla pila degli scarti.
}
event-took-marker = { $giver ->
    [board] { $who ->
        [you] Prendi { result-marker }.
       *[side] { player } prende { result-marker }.
    }
   *[side] { $who ->
        [you] { result-marker }.
       *[side] { player } { result-marker }.
    }
}
event-gained-point = { $who ->
    [you] Ottieni 1 punto vittoria: { $counter }.
   *[side] { player } ottiene 1 punto vittoria: { $counter }.
}
event-gained-bonus = { $who ->
    [you] Ricevi il bonus area ({ $area }).
   *[side] { player } riceve il bonus area ({ $area }).
}
event-gained-bonus-for = { $who ->
    [you] Ricevi il bonus area ({ $area }): { $what }.
   *[side] { player } riceve il bonus area ({ $area }): { $what }.
}
event-won-board-full = { $who ->
    [you] Tutti e sei i tuoi spazi sono occupati: vinci tu.
   *[side] { player } comincia il turno con tutti e sei gli spazi occupati e vince.
}
event-won-seven-points = { $who ->
    [you] Il contatore è arrivato al 7 del tuo lato: vinci tu.
    [enemy] Il contatore è arrivato al 7 del lato avversario: vince il tuo avversario.
   *[side] Il contatore è arrivato al 7 del lato di { $side }: vince { $side }.
}
event-won-pile-empty = { $who ->
    [you] Il mazzo di pesca è vuoto e il contatore è dal tuo lato: vinci tu.
    [enemy] Il mazzo di pesca è vuoto e il contatore è dal lato avversario: vince il tuo avversario.
   *[side] Il mazzo di pesca è vuoto e il contatore è dal lato di { $side }: vince { $side }.
}
event-tied = Il mazzo di pesca è vuoto e il contatore è sullo 0: la partita finisce in pareggio.

## Che cosa è venuto da un attacco o da un bonus area

result-damage = { $count ->
    [0] nessun danno all'unità { $card }
    [one] { $count } danno all'unità { $card }
   *[other] { $count } danni all'unità { $card }
}
result-point = 1 punto vittoria, { $counter }
result-marker = { $giver ->
    [board] { $marker } dal tabellone
    [you] ti toglie { $marker }
    [enemy] togli { $marker } al tuo avversario
   *[side] toglie { $marker } a { $from }
}
result-card = { $known ->
    [0] 1 carta
   *[other] 1 carta, { $card }
}
result-area = bonus area ({ $area })
result-nothing = { $area ->
    [delphi] nessun segnalino
   *[troy] nessuna carta
}

## Che cosa si chiede

ask-start-player = Chi comincia?
ask-dealt = Quale carta si distribuisce?
ask-drawn = Quale carta si pesca?
ask-skip = Salti la fase { $phase } ({ phase-of })? Nel primo turno della partita si salta una fase.
ask-give-up = A quale fase di questo primo turno rinunci?
ask-main = Quale carta giochi?
ask-pay = { $paid ->
    [0] Costo di { $card }: { $cost }. Con che cosa paghi 1 { $colour }?
   *[other] Costo di { $card }: ancora { $cost }. Con che cosa paghi 1 { $colour }?
}
ask-place = { $kind ->
    [equipment] Quale unità riceve l'equipaggiamento { $card }?
   *[hero] Dove metti { $card }?
}
ask-option = { $about } Vuoi farlo?
ask-target = { $about } Quale unità scegli?
ask-destination = { $about } Dove va { $unit }?
ask-rearrange = { $about } Dove va { $unit }?
ask-marker = { $delphi ->
    [yes] Bonus area (Delfi): quale segnalino colorato prendi?
   *[no] { $about } Quale segnalino colorato prendi?
}
ask-area = { $about } Quale area scegli?
ask-drop = { $whose ->
    [enemy] { $about } Quale carta deve scartare il tuo avversario?
   *[own] { $about } Quale carta della tua mano scarti?
}
ask-take = { $about } Quale carta prendi?
ask-play-free = { $about } Quale carta giochi?

## Che cosa si può scegliere

choice-play = Gioca { $card }
choice-pay = { $all ->
    [yes] Paga con { $card } (multicolore)
   *[no] Paga con { $card }
}
choice-pay-marker = Paga con { $marker }
choice-card = { $question ->
    [drop] Scarta { $card }
    [take] Prendi { $card }
    [play-free] Gioca { $card }
   *[other] Scegli { $card }
}
choice-no-such-card = La carta { $number }, che in questa partita non c'è
choice-unit = { $own ->
    [you] Il tuo spazio { $space }: { $unit }
   *[enemy] Lo spazio nemico { $space }: { $unit }
}
choice-empty-space = { $own ->
    [you] Il tuo spazio { $space } ({ $area }), vuoto
   *[enemy] Lo spazio nemico { $space } ({ $area }), vuoto
}
choice-space = { $free ->
    [yes] Su { $space }, { $area }: nessuno di fronte, { $bonus } a ogni attacco
   *[no] Su { $space }, { $area }: di fronte { $opposing }
}
choice-move = { $taken ->
    [here] Resta su { $space }
    [yes] { $question ->
        [rearrange] Su { $space }, lo spazio di { $card }
       *[destination] Su { $space }, scambiando il posto con { $card }
    }
   *[no] Su { $space }, uno spazio vuoto
}
choice-marker = { $giver ->
    [board] Prendi { $marker } dal tabellone
    [enemy] Prendi { $marker } al tuo avversario
   *[you] Prendi { $marker }, che è già tuo
}
choice-area = { $area }: { $bonus }
choice-yes = { $question ->
    [option] Sì, usa { $card }
   *[other] Sì
}
choice-no = { $question ->
    [marker] Non prendere alcun segnalino
   *[other] No
}
choice-done = { $question ->
    [target] Non scegliere altre unità
   *[main] Non giocare altre carte
}
choice-keep = Tieni la fase { $phase } ({ phase-of })
choice-skip = Salta la fase { $phase } ({ phase-of })
choice-give-up = { $phase ->
    [1] giocare
    [2] attaccare
   *[3] pescare
}
choice-with-text = { $choice }. { $card }: { $text }
choice-suggested = Paga come suggerito: { $cards }
choice-ahead = { $place }. Pagando come suggerito: { $cards }

## Perché qualcosa non si può fare

refused-marker-does-not-pay = Con questo segnalino qui non puoi pagare: non è tuo, oppure è dovuto un altro colore.
refused-no-declining = Qui non puoi rinunciare.
refused-not-in-hand = Non hai in mano questa carta.
refused-no-empty-space = Tutti e sei i tuoi spazi sono occupati.
refused-no-bearer = Non hai unità senza equipaggiamento.
refused-cannot-pay = Non puoi pagare questa carta.
refused-rest-unpayable = Questa carta ti serve per un altro simbolo del costo.
refused-wrong-colour = Questa carta non ha il colore dovuto.
refused-other-side = Le tue carte vanno dal tuo lato.
refused-space-occupied = Su questo spazio c'è già un'unità.
refused-no-unit-there = Su questo spazio non c'è una tua unità.
refused-equipped-already = Questa unità ha già un equipaggiamento.
refused-not-skip = La fase si può soltanto tenere o saltare.
refused-not-option = Non hai carte che potresti giocare qui: puoi solo dire di no.
refused-not-target = Non puoi scegliere questa unità.
refused-not-destination = L'unità non può andare lì.
refused-not-rearrange = L'unità non può andare lì: lo spazio è nemico o già assegnato.
refused-not-marker = Adesso non puoi prendere questo segnalino.
refused-not-area = Questa non è un'area.
refused-not-drop = Questa carta non è in quella mano.
refused-not-take = Non puoi prendere questa carta.
refused-not-play-free = Adesso non puoi giocare questa carta.

## Il tavolo nel terminale

board-side = { $name }: { $cards } in mano{ $known ->
    [0] {""}
   *[other] { " " }(note: { $names })
}, { $held ->
    [0] nessun segnalino
   *[other] segnalini: { $markers }
}
board-piles = Mazzo di pesca: { $pile }. Pila degli scarti: { $discard }{ $discard ->
    [0] {""}
   *[other] , in cima { $top }
}. Segnalini sul tabellone: { $held ->
    [0] nessuno
   *[other] { $markers }
}.
board-announced = Annunciata: { $card }.
board-space = { $space }, { $area }. { $near }: { $ours }. { $far }: { $theirs }.
board-empty-space = { $space }, { $area }: nessuno.
board-yours = Dal tuo lato
board-opposite = Di fronte
board-markers = { $held ->
    [0] Non hai segnalini colorati.
   *[other] I tuoi segnalini colorati: { $markers }.
}
board-draw-pile = Mazzo di pesca: { $count }; tolte prima della partita: { $removed }.
board-discard-pile = { $whole ->
    [yes] Pila degli scarti ({ $count }), dall'alto: { $cards }.
   *[no] Pila degli scarti ({ $count }), in cima: { $cards }.
}
board-known = Della mano di { $side } conosci: { $cards }.

## Ciò che può decidere presto la partita

threat-board-full = { $who ->
    [you] Tutti e sei i tuoi spazi sono occupati: se lo sono ancora all'inizio del tuo turno, vinci.
    [enemy] Tutti e sei gli spazi nemici sono occupati: se lo sono ancora all'inizio del turno avversario, perdi.
   *[side] Tutti e sei gli spazi di { $side } sono occupati: se lo sono ancora all'inizio del suo prossimo turno, { $side } vince.
}
threat-points = { $who ->
    [you] Ti { $count ->
        [one] manca 1 punto
       *[other] mancano { $count } punti
    } per vincere.
    [enemy] Al tuo avversario { $count ->
        [one] manca 1 punto
       *[other] mancano { $count } punti
    } per vincere.
   *[side] A { $side } { $count ->
        [one] manca 1 punto
       *[other] mancano { $count } punti
    } per vincere.
}
threat-pile = Nel mazzo di pesca { $count ->
    [one] resta una sola carta
   *[other] restano solo { $count } carte
}: quando sarà vuoto, { $who ->
    [you] se nulla cambia vinci tu.
    [enemy] se nulla cambia vince il tuo avversario.
    [side] se nulla cambia vince { $side }.
   *[nobody] se nulla cambia la partita finisce in pareggio.
}

## Esempi di ciò che si può scrivere

example-action = PLAY(carians) OWN(O1)
example-card = Ettore
example-clause = FO-PAY-03

## Che cosa promette un suggerimento

gain-gained-point = ottieni un punto vittoria
gain-defeated = sconfiggi un'unità avversaria
gain-gained-bonus = ottieni il bonus di un'area
gain-took-marker = ottieni un segnalino colorato
gain-struck = colpisci un'unità avversaria
gain-placed = metti in gioco un'altra unità
gain-equipped = rafforzi una delle tue unità
