### Il tavolo di Era e Zeus.

## Carte

card-title = { $won ->
    [yes] { $title }, conquistata dall’altro mazzo
   *[no] { $title }
}
card-back = { $deck ->
    [hera] una carta coperta del mazzo di Era
   *[zeus] una carta coperta del mazzo di Zeus
}
figure-of = la statuina di { $name }

## Posti

place-label = { $whose ->
    [own] Tu
   *[other] { $name }
}, corsia { $lane }, fila { $row }: { $what }
place-empty = vuoto
place-up = { $card }, scoperta
place-down = { $card }, coperta
place-insert = { $label }. La carta entra qui, le altre arretrano.
place-challenge = { $label }. Sfida qui.

## Mazzi, mani, punti

draw-label = Mazzo di { $name }: { $count ->
    [0] vuoto
    [one] { $count } carta
   *[other] { $count } carte
}
pile-label = Scarti di { $name }: { $count ->
    [0] nessuna carta
    [one] { $count } carta, { $top }
   *[other] { $count } carte, in cima { $top }
}
figure-beside = La statuina di { $name } è accanto al campo
figure-on-field = La statuina di { $name } è sul campo
hand-label = Mano di { $name }: { $count ->
    [0] nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}{ $won ->
    [0] {""}
    [one] , { $won } conquistata
   *[other] , { $won } conquistate
}
hand-card = Nella tua mano: { $card }{ $copies ->
    [1] {""}
   *[other] , { $copies } copie
}{ $seen ->
    [no] {""}
   *[yes] ; { $other } l’ha vista
}
hand-known = { $label }. Se ne conoscono: { $cards }
shown-card = Nella mano aperta di { $name }: { $card }{ $copies ->
    [1] {""}
   *[other] , { $copies } copie
}
pile-card = Nei tuoi scarti: { $card }{ $copies ->
    [1] {""}
   *[other] , { $copies } copie
}
drawn-out = Estratta dalla mano di { $name }: { $card }
copies = ×{ $count }

points-left = { $left ->
    [one] resta { $left } punto su { $total }
   *[other] restano { $left } punti su { $total }
}
hand-title = { $name }: la tua mano
hand-open = mostrata a tutti
hand-empty = nessuna carta
pile-title = I tuoi scarti
piles-of = Mazzi di { $name }

## Che cosa hai visto

seen-hand = Nella mano di { $name }
seen-perhaps = Era nella mano di { $name }
seen-perhaps-note = Ancora in mano, oppure posata coperta da allora.
seen-pile = Scarti di { $name }
seen-pile-note = Dalla più recente, le carte uguali insieme.{ $taken ->
    [0] {""}
   *[other] {" "}Ade una volta ne ha presa una; quale, nessuno l’ha visto.
}
seen-hidden = Ancora nascoste del mazzo di { $name }
seen-hidden-note = In mano { $hand }, coperte { $down }, da pescare { $draw }.
seen-own-pile = I tuoi scarti, dalla cima
seen-draw = Restano nel tuo mazzo
seen-draw-note = In un ordine che nessuno conosce.
seen-of-you = { $name } ha visto nella tua mano
