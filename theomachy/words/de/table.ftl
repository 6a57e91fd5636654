### Was an jedem Tisch gesagt wird, gleich was dort gespielt wird.

refused-not-your-turn = Die Entscheidung liegt gerade nicht bei dir.
refused-cannot-undo = Das lässt sich nicht zurücknehmen: Seither hat jemand etwas erfahren, oder es gibt nichts zurückzunehmen.
refused-game-over = Das Spiel ist zu Ende.
refused-chance-is-asked = Hier entscheidet niemand außer dem Zufall.
refused-not-for-players = Das entscheidet der Zufall und nicht du.
refused-no-such-choice = Diese Möglichkeit gibt es in diesem Spiel nicht.
refused-another-question = Das beantwortet die Frage nicht.


## Was gefragt wird

ask-another = { $side } hat die Wahl.
ask-chance = Der Zufall entscheidet.
ask-nobody = Das Spiel ist zu Ende.

## Stufen der Bots

level-1 = Epimetheus
level-2 = Midas
level-3 = Echo
level-4 = Ariadne
level-5 = Teiresias
level-6 = Prometheus

## Karten

table-none = keine
table-copies = { $copies } × { $card }
table-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
table-dealt = { $who ->
    [you] Du bekommst { table-cards }: { $cards }.
   *[side] { $known ->
        [0] { $side } bekommt { table-cards }.
       *[other] { $side } bekommt { table-cards }: { $cards }.
    }
}
