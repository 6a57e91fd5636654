### Il tabellone di Fight for Olympus.
### $whose dice di chi è, per chi legge, una parte: sua (own), dell'avversario (enemy) o una delle due (side, per chi guarda).

## Luoghi e colori

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
colour-of = { $colour ->
    [red] rosso
    [blue] blu
    [yellow] giallo
    [green] verde
   *[all] multicolore
}
phase-short = { $phase ->
    [1] Giocare
    [2] Attaccare
    [3] Pescare
   *[4] Fine
}

## Che cosa viene letto

board = Il tabellone
place = { $whose ->
    [own] Il tuo { $space }, { area-of }
    [enemy] Il { $space } nemico, { area-of }
   *[side] { $name }, { $space }, { area-of }
}
place-empty = { place }: vuoto.
place-unit = { place }: { $about }. { $text }
unit-named = { $card } ({ colour-of })
unit-values = attacco { $attack }, difesa { $defence }
unit-damage = danni { $count }
unit-wears = porta { $card }
unit-attacks = { $count ->
    [one] ha attaccato
   *[other] ha attaccato { $count } volte
}
unit-silenced = senza abilità speciali
equipment-worn = { place }: equipaggiamento { $card }. { $text }
hand-card = { $copies ->
    [1] { $card }. { $about }. { $text }
   *[other] { $copies } × { $card }. { $about }. { $text }
}
known-card = { $name } ha in mano { $card }. { $about }. { $text }
discard-card = Nella pila degli scarti: { $card }. { $about }. { $text }
marker = { $colour ->
    [red] Segnalino rosso
    [blue] Segnalino blu
    [yellow] Segnalino giallo
   *[green] Segnalino verde
}, { $holder ->
    [board] sul tabellone
    [own] tuo
    [enemy] del tuo avversario
   *[side] di { $name }
}
area = { area-of }: { bonus-of } per un attacco senza unità avversaria
counter = { $holder ->
    [nobody] Il contatore segna 0
    [own] Il contatore segna { $points } su 7 dal tuo lato
    [enemy] Il contatore segna { $points } su 7 dal lato avversario
   *[side] Il contatore segna { $points } su 7 dal lato di { $name }
}
pile = { $count ->
    [one] Mazzo di pesca: { $count } carta
   *[other] Mazzo di pesca: { $count } carte
}
discard = { $count ->
    [0] Pila degli scarti: vuota
    [one] Pila degli scarti: { $count } carta, in cima { $card }
   *[other] Pila degli scarti: { $count } carte, in cima { $card }
}
hand-count = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
your-hand = La tua mano
hand-empty = Nessuna carta in mano
from-discard = Dalla pila degli scarti
put-back = Chiudi
announced = Annunciata: { $card }. { $about }. { $due ->
    [0] Gratis
   *[other] Pagati { $paid } di { $due }
}.
announced-none = Nessuna carta annunciata
turn-of = Turno { $turn }, { $name }, fase { $phase }: { phase-short }
to-move = Tocca a { $name }
wins = vince
tie = pareggio

## Che cosa sta scritto sul tabellone

pile-title = Mazzo
discard-title = Scarti
announced-title = Annunciata
free = gratis

## Che cosa si è visto

seen-hand = In mano a { $name }
seen-hand-unknown = { $count ->
    [0] Nessun’altra carta.
    [one] E { $count } carta che non conosci.
   *[other] E { $count } carte che non conosci.
}
seen-discard = Pila degli scarti ({ $count })
seen-discard-none = È vuota.
seen-unseen = Non ancora viste ({ $count })
seen-where = Di queste, nel mazzo { $pile }, in mano { $hands }, fuori dal gioco { $removed }.
