### Der Tisch von Deukalion, für Augen und Ohren.

## Die See

the-sea = Die See
beside-the-sea = Kylix, Aufträge, Schiffstafeln, Unterwelt
square = { $square }, { $ground ->
    [anchor] Ankerfeld von Athen
    [styx] Fluss Styx
   *[sea] See
}.
next-to = Neben { $places }.
whirlpool = Strudel { $number }.
hydra-here = Die Hydra.
in-reach = { $piece ->
    [hydra] Die Hydra kann hierher schwimmen.
   *[ship] Dein Schiff kann hierher fahren.
}
ship = Schiff von { $name }: { $count ->
    [0] keine Hopliten
    [one] 1 Hoplit
   *[other] { $count } Hopliten
}, { $chests }.
your-ship = Schiff von { $name } auf { $square }.
the-hydra = Die Hydra auf { $square }.
city = { $name }, Stadt auf { $square }, Wert { $value }: { $chests }.
settlement = { $name }, Siedlung auf { $square }, Wert { $value }, { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}: { $owned ->
    [vacant] unbesiedelt
    [yours] gehört dir
   *[other] gehört { $owner }
}.
chests = { $count ->
    [0] keine Truhen
    [one] 1 Truhe ({ $list })
   *[other] { $count } Truhen ({ $list })
}
chest-count = { $count ->
    [one] { colour }
   *[other] { $count } { colour }
}
colour = { $colour ->
    [red] rot
    [green] grün
    [blue] blau
    [yellow] gelb
   *[purple] violett
}

## Die Kylix

kylix = Die Kylix
kylix-short = Kylix
die-of = { $position ->
    [hoplites] Hopliten
    [move] Bewegung
    [card] Karten
   *[hydra] Hydra
}
die = Würfel für { die-of }: { $face }{ $used ->
    [yes] , verbraucht
   *[no] {""}
}.
die-empty = Kein Würfel auf { die-of }.
die-slot = Äußerer Würfel { $number }: { $face }.
die-centre = { $face ->
    [0] Die Kylix wurde noch nicht geschüttelt.
   *[other] Mittlerer Würfel: { $face }. So weit dürfen die anderen segeln.
}

## Ein Wurf

throw = { throw-of }: { $one } für einen Punkt, { $half } für einen halben Punkt, { $lost } verloren.
needed = { $value } nötig
throw-of = { $side ->
    [first] Wurf des Herausforderers
   *[second] Wurf des Herausgeforderten
}

## Vor den Spielern

board-of = { $name }: { $count } von { $goal } Punkten (Ehrenkarten { $honour }, Aufträge { $pursuits }, Siedlungen { $settlements }){ $turn ->
    [yes] , ist am Zug
   *[no] {""}
}.
board-aboard = An Bord: { $count ->
    [0] keine Hopliten
    [one] 1 Hoplit
   *[other] { $count } Hopliten
}, { $chests }. In der Unterwelt: { $below }.
board-cards = Auf der Hand: { $count ->
    [0] keine Aktionskarten
    [one] 1 Aktionskarte
   *[other] { $count } Aktionskarten
}{ $secret ->
    [hidden] {" "}und eine geheime Auftragskarte
    [open] {" "}und eine aufgedeckte Auftragskarte
   *[none] {""}
}.
board-permanents = Bleibt liegen: { $cards }.
crew = { $count ->
    [one] Dein Hoplit
   *[other] Deine { $count } Hopliten
} an Bord.
cargo = An Bord deines Schiffs: { $count ->
    [one] 1 Truhe
   *[other] { $count } Truhen
}, { colour }.
permanent = { $name }, bleibt liegen
completed = { $name }, abgeschlossen
revealed = { $name }, aufgedeckt
fact-below = In der Unterwelt
fact-cards = Aktionskarten auf der Hand
fact-secret = Hat eine geheime Auftragskarte
fact-honour = Ehrenkarten
fact-settlements = Punkte von Siedlungen

underworld = Die Unterwelt
below = { $name }: { $count ->
    [0] keine Hopliten
    [one] 1 Hoplit
   *[other] { $count } Hopliten
} in der Unterwelt{ $most ->
    [yes] , mehr als alle anderen
   *[no] {""}
}.

## Karten

pursuit = { $name } ({ $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}): { $first } Oder: { $second }
open-card = Offene Auftragskarte { $slot }: { $pursuit }
or = oder
open-none = Keine Karte
secret = Deine geheime Auftragskarte: { $pursuit }
secret-tag = geheim
card = { $name }{ $count ->
    [one] {""}
   *[other] , { $count } Karten
}. { $text }
hand = Deine Hand: { $count ->
    [0] keine Aktionskarten
    [one] 1 Aktionskarte
   *[other] { $count } Aktionskarten
}
pile = Stapel der Aktionskarten: { $count }
pursuit-pile = Stapel der Auftragskarten: { $count }
honour-pile = Übrige Ehrenkarten: { $count }
discard = Abgelegte Aktionskarten: { $count }

## Was gesehen wurde

seen-hand = Auf der Hand von { $name }
seen-secret = Geheime Auftragskarte von { $name }
seen-completed = Abgeschlossen von { $name }
seen-discard = Ablagestapel
seen-under = Unten im Stapel der Aktionskarten
seen-under-pursuits = Unten im Stapel der Auftragskarten
seen-from-above = Von oben nach unten.
seen-removed = Aus dem Spiel
seen-unseen = Aktionskarten, die du nicht gesehen hast
seen-unseen-note = Im Stapel: { $pile }; die übrigen haben die anderen auf der Hand.
seen-unseen-pursuits = Auftragskarten, die du nicht gesehen hast
seen-unseen-pursuits-note = Im Stapel: { $pile }; die anderen sind geheim.
