### Ciò che si dice a ogni tavolo, qualunque sia il gioco.

refused-not-your-turn = Non tocca a te scegliere.
refused-cannot-undo = Non puoi tornare indietro: nel frattempo qualcuno ha scoperto qualcosa, oppure non c'è nulla da annullare.
refused-game-over = La partita è finita.
refused-chance-is-asked = Qui non sceglie nessuno: decide il caso.
refused-not-for-players = Questo lo decide il caso, non tu.
refused-no-such-choice = In questo gioco questa scelta non esiste.
refused-another-question = Questa non è una risposta alla domanda.


## Che cosa si chiede

ask-another = La scelta spetta a { $side }.
ask-chance = Decide il caso.
ask-nobody = La partita è finita.

## Livelli dei bot

level-1 = Epimeteo
level-2 = Mida
level-3 = Eco
level-4 = Arianna
level-5 = Tiresia
level-6 = Prometeo

## Carte

table-none = nessuna
table-copies = { $copies } × { $card }
table-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
table-dealt = { $who ->
    [you] Ricevi { table-cards }: { $cards }.
   *[side] { $known ->
        [0] { $side } riceve { table-cards }.
       *[other] { $side } riceve { table-cards }: { $cards }.
    }
}
