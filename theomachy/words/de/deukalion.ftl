### Deukalion.
### $who sagt, wie die Leserin oder der Leser zu der Person steht, von der ein Satz handelt: du (you) oder eine der
### anderen (side); $whom sagt dasselbe von einer zweiten Person im Satz.

## Spieler, Orte, Figuren, Karten

game-name = Deukalion
side-deukalion = Deukalion
side-perseus = Perseus
side-hercules = Herkules
side-achilles = Achilles

some-hoplites = { $count ->
    [0] keine Hopliten
    [one] einen Hopliten
   *[other] { $count } Hopliten
}
hoplites-there = { $count ->
    [0] keine Hopliten
    [one] { $count } Hoplit
   *[other] { $count } Hopliten
}
some-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
some-cards = { $count ->
    [0] keine Aktionskarten
    [one] { $count } Aktionskarte
   *[other] { $count } Aktionskarten
}
some-steps = { $count ->
    [0] kein Schritt mehr
    [one] noch { $count } Schritt
   *[other] noch { $count } Schritte
}
honour-card = Ehrenkarte
honour-cards = { $count ->
    [one] { $count } Ehrenkarte
   *[other] { $count } Ehrenkarten
}
chest-of = { $colour ->
    [red] eine rote Truhe
    [green] eine grüne Truhe
    [blue] eine blaue Truhe
    [yellow] eine gelbe Truhe
   *[purple] eine violette Truhe
}
chests-of = { $count ->
    [0] keine Truhen
    [one] { $count } Truhe ({ $colours })
   *[other] { $count } Truhen ({ $colours })
}
colour-sign = { $colour ->
    [red] R
    [green] Gr
    [blue] B
    [yellow] Ge
   *[purple] V
}
die-of = { $position ->
    [hoplites] Hopliten
    [move] Bewegung
    [card] Karten
   *[hydra] Hydra
}
die-on = { $die } { $number }
dice-none = keine
direction-of = { $direction ->
    [n] Nach Norden
    [e] Nach Osten
    [s] Nach Süden
   *[w] Nach Westen
}
pursuit-worth = „{ $card }“ ({ some-points })
pursuit-text = { $first } Oder: { $second }
pursuit-tasks = „{ $card }“ ({ some-points }): { pursuit-text }
throw-of = { $lost } verloren, { $one } zu 1 Punkt, { $half } zu ½
map-column = Spalte { $column }

## Erklärte Karten

action-about = Aktionskarte{ $permanent ->
    [yes] , dauerhaft
   *[no] {""}
}; { $copies ->
    [one] einmal im Spiel
   *[other] { $copies }-mal im Spiel
}; in Notation { $id }. { $text }
pursuit-about = Auftragskarte, { some-points }; in Notation { $id }. { pursuit-text }

## Was geschehen ist

event-starts = { $who ->
    [you] Du hast den ersten Zug.
   *[side] { $side } hat den ersten Zug.
}
event-laid = { $place } bekommt { $chest }.
event-laid-all = Die Truhen kommen in die Städte: { $chests }.
event-turned = Auf Platz { $slot } wird aufgedeckt: { $pursuit }
event-dealt = { $who ->
    [you] Du bekommst „{ $card }“.
   *[side] { $known ->
        [yes] { $side } bekommt „{ $card }“.
       *[no] { $side } bekommt eine Aktionskarte.
    }
}
event-secret = { $who ->
    [you] Deine geheime Auftragskarte: { $pursuit }
   *[side] { $known ->
        [yes] Die geheime Auftragskarte von { $side }: { $pursuit }
       *[no] { $side } bekommt eine geheime Auftragskarte.
    }
}
event-whirlpool = { $who ->
    [you] Du legst Strudel { $number } an { $square }.
   *[side] { $side } legt Strudel { $number } an { $square }.
}
event-anchored = { $who ->
    [you] Du ankerst auf { $square }.
   *[side] { $side } ankert auf { $square }.
}
event-turn = { $who ->
    [you] Du bist am Zug (Zug { $number }).
   *[side] { $side } ist am Zug (Zug { $number }).
}
event-shaken = { $who ->
    [you] Du schüttelst die Kylix: Mitte { $centre }; außen { $outer }.
   *[side] { $side } schüttelt die Kylix: Mitte { $centre }; außen { $outer }.
}
event-kylix = { $who ->
    [you] Du stellst die Kylix ab: { $dice }.
   *[side] { $side } stellt die Kylix ab: { $dice }.
}
event-sailed = { $who ->
    [you] Du segelst von { $from } nach { $square }.
   *[side] { $side } segelt von { $from } nach { $square }.
}
event-sailed-by = { $who ->
    [you] Du segelst von { $from } über { $way } nach { $square }.
   *[side] { $side } segelt von { $from } über { $way } nach { $square }.
}
event-jumped = { $who ->
    [you] Du springst durch den Strudel von { $from } zu Strudel { $number }{ lost-in-whirlpool }.
   *[side] { $side } springt durch den Strudel von { $from } zu Strudel { $number }{ lost-in-whirlpool }.
}
event-jumped-to = { $who ->
    [you] Du springst durch den Strudel von { $from } nach { $square }{ lost-in-whirlpool }.
   *[side] { $side } springt durch den Strudel von { $from } nach { $square }{ lost-in-whirlpool }.
}
lost-in-whirlpool = { $count ->
    [0] , ohne Hopliten zu verlieren
    [one] ; verloren geht { $count } Hoplit
   *[other] ; verloren gehen { $count } Hopliten
}
event-stayed = { $who ->
    [you] Deine Schiffsbewegung endet auf { $square }.
   *[side] Die Schiffsbewegung von { $side } endet auf { $square }.
}
event-sacrificed = { $who ->
    [you] Du opferst deine Schiffsbewegung.
   *[side] { $side } opfert die Schiffsbewegung.
}
event-reclaimed = { $who ->
    [you] Du holst { some-hoplites } aus der Unterwelt zurück.
   *[side] { $side } holt { some-hoplites } aus der Unterwelt zurück.
}
event-went-below = { $who ->
    [you] Du schickst { some-hoplites } in die Unterwelt.
   *[side] { $side } schickt { some-hoplites } in die Unterwelt.
}
event-challenged-place = { $who ->
    [you] Du forderst { $place } heraus (Wert { $value }).
   *[side] { $side } fordert { $place } heraus (Wert { $value }).
}
event-challenged-ship = { $who ->
    [you] Du forderst das Schiff von { $other } auf { $square } heraus.
   *[side] { $whom ->
        [you] { $side } fordert dein Schiff auf { $square } heraus.
       *[side] { $side } fordert das Schiff von { $other } auf { $square } heraus.
    }
}
event-challenged-hydra = { $who ->
    [you] Du forderst die Hydra auf { $square } heraus.
   *[side] { $side } fordert die Hydra auf { $square } heraus.
}
event-hydra-challenged = { $who ->
    [you] { $other } fordert dich auf { $square } mit der Hydra heraus.
   *[side] { $whom ->
        [you] Du forderst { $side } auf { $square } mit der Hydra heraus.
       *[side] { $other } fordert { $side } auf { $square } mit der Hydra heraus.
    }
}
event-threw = { $who ->
    [you] { $count ->
        [0] Du hast keine Hopliten zu werfen: Ergebnis { $score }.
       *[other] Du wirfst { some-hoplites }: { $throw }; Ergebnis { $score }.
    }
   *[side] { $count ->
        [0] { $side } hat keine Hopliten zu werfen: Ergebnis { $score }.
       *[other] { $side } wirft { some-hoplites }: { $throw }; Ergebnis { $score }.
    }
}
event-won-challenge = { $who ->
    [you] Du gewinnst die Herausforderung.
   *[side] { $side } gewinnt die Herausforderung.
}
event-lost-challenge = { $who ->
    [you] Du verlierst die Herausforderung.
   *[side] { $side } verliert die Herausforderung.
}
event-took-chest = { $from ->
    [city] { $who ->
        [you] Du nimmst { $chest } aus der Stadt { $place }.
       *[side] { $side } nimmt { $chest } aus der Stadt { $place }.
    }
   *[ship] { $who ->
        [you] Du nimmst { $chest } vom Schiff von { $other }.
       *[side] { $whom ->
            [you] { $side } nimmt { $chest } von deinem Schiff.
           *[side] { $side } nimmt { $chest } vom Schiff von { $other }.
        }
    }
}
event-put-chest = { $delivered ->
    [yes] { $who ->
        [you] Du lieferst { $chest } in Athen ab; sie kommt nach { $place }.
       *[side] { $side } liefert { $chest } in Athen ab; sie kommt nach { $place }.
    }
   *[no] { $who ->
        [you] Du lädst { $chest } ab; sie kommt nach { $place }.
       *[side] { $side } lädt { $chest } ab; sie kommt nach { $place }.
    }
}
event-drew = { $known ->
    [yes] { $who ->
        [you] Du ziehst „{ $card }“.
       *[side] { $side } zieht „{ $card }“.
    }
   *[no] { $who ->
        [you] Du ziehst eine Aktionskarte.
       *[side] { $side } zieht eine Aktionskarte.
    }
}
event-stole = { $who ->
    [you] Du ziehst eine Karte aus der Hand von { $other }: „{ $card }“.
   *[side] { $whom ->
        [you] { $side } zieht eine Karte aus deiner Hand: „{ $card }“.
       *[side] { $known ->
            [yes] { $side } zieht eine Karte aus der Hand von { $other }: „{ $card }“.
           *[no] { $side } zieht eine Karte aus der Hand von { $other }.
        }
    }
}
event-relocated = { $who ->
    [you] { $other } versetzt dein Schiff nach { $square }.
   *[side] { $whom ->
        [you] Du versetzt das Schiff von { $side } nach { $square }.
       *[side] { $other } versetzt das Schiff von { $side } nach { $square }.
    }
}
event-hydra-moved = { $who ->
    [you] Du bewegst die Hydra nach { $square }.
   *[side] { $side } bewegt die Hydra nach { $square }.
}
event-hydra-moved-by = { $who ->
    [you] Du bewegst die Hydra über { $way } nach { $square }.
   *[side] { $side } bewegt die Hydra über { $way } nach { $square }.
}
event-hydra-relocated = { $who ->
    [you] Du vertreibst die Hydra nach { $square }.
   *[side] { $side } vertreibt die Hydra nach { $square }.
}
event-founded = { $who ->
    [you] Du gründest die Siedlung { $place } mit { $count ->
        [one] einem Hopliten
       *[other] { $count } Hopliten
    }: { some-points }.
   *[side] { $side } gründet die Siedlung { $place } mit { $count ->
        [one] einem Hopliten
       *[other] { $count } Hopliten
    }: { some-points }.
}
event-conquered = { $held ->
    [no] { $who ->
        [you] Du vertreibst { $other } aus der Siedlung { $place }, hast aber zu wenige Hopliten, um sie zu halten: Sie ist unbesiedelt.
       *[side] { $whom ->
            [you] { $side } vertreibt dich aus der Siedlung { $place }, hat aber zu wenige Hopliten, um sie zu halten: Sie ist unbesiedelt.
           *[side] { $side } vertreibt { $other } aus der Siedlung { $place }, hat aber zu wenige Hopliten, um sie zu halten: Sie ist unbesiedelt.
        }
    }
   *[yes] { $who ->
        [you] Du eroberst die Siedlung { $place } von { $other }.
       *[side] { $whom ->
            [you] { $side } erobert deine Siedlung { $place }.
           *[side] { $side } erobert die Siedlung { $place } von { $other }.
        }
    }
}
event-claimed = { $secret ->
    [yes] { $who ->
        [you] Du beanspruchst deine geheime Karte „{ $card }“: { $task }
       *[side] { $side } beansprucht eine geheime Karte, „{ $card }“: { $task }
    }
   *[no] { $who ->
        [you] Du beanspruchst die Karte „{ $card }“: { $task }
       *[side] { $side } beansprucht die Karte „{ $card }“: { $task }
    }
}
event-completed = { $who ->
    [you] Du schließt „{ $card }“ ab: { some-points }.
   *[side] { $side } schließt „{ $card }“ ab: { some-points }.
}
event-removed = Die Auftragskarte „{ $card }“ kommt aus dem Spiel, denn mehrere Spieler haben sie beansprucht.
event-put-under = { $who ->
    [you] Du legst die Auftragskarte „{ $card }“ unter den Stapel.
   *[side] { $side } legt die Auftragskarte „{ $card }“ unter den Stapel.
}
event-honour = { $who ->
    [you] Du nimmst { honour-cards }{ reason-for }.
   *[side] { $side } nimmt { honour-cards }{ reason-for }.
}
reason-for = { $reason ->
    [hydra] {" "}für den Sieg über die Hydra
    [styx] {" "}am Fluss Styx
    [chest] {" "}für die Truhe
   *[together] {" "}anstelle der Auftragskarte
}
event-played = { $who ->
    [you] Du spielst „{ $card }“.
   *[side] { $side } spielt „{ $card }“.
}
event-paid = { $who ->
    [you] Du bezahlst mit „{ $card }“.
   *[side] { $side } bezahlt mit „{ $card }“.
}
event-paid-all = { $who ->
    [you] Du bezahlst mit { some-cards }: { $cards }.
   *[side] { $side } bezahlt mit { some-cards }: { $cards }.
}
event-reshuffled = { $count ->
    [one] Die einzige abgelegte Karte wird der neue Aktionsstapel.
   *[other] Die { $count } abgelegten Karten werden zu einem neuen Aktionsstapel gemischt.
}
event-swapped = { $who ->
    [you] Du vertauschst zwei Würfel: { $first } und { $second }.
   *[side] { $side } vertauscht zwei Würfel: { $first } und { $second }.
}
event-revealed = { $who ->
    [you] Du legst deine geheime Auftragskarte offen: { $pursuit }
   *[side] { $side } legt die geheime Auftragskarte offen: { $pursuit }
}
event-won-goal-reached = { $who ->
    [you] Du hast das Ziel erreicht: Du gewinnst.
   *[side] { $side } hat das Ziel erreicht und gewinnt.
}
event-won-rounds-over = { $who ->
    [you] Die Runden sind vorbei, und du hast die meisten Punkte: Du gewinnst.
   *[side] Die Runden sind vorbei; { $side } hat die meisten Punkte und gewinnt.
}
event-shared = Die Runden sind vorbei, und der Sieg wird geteilt: { $players }.

## Was gefragt wird

ask-first-player = Wer hat den ersten Zug?
ask-laid = Welche Truhe kommt in die nächste Stadt?
ask-turned-up = Welche Auftragskarte wird aufgedeckt?
ask-dealt = Welche Aktionskarte wird ausgeteilt?
ask-secret = Welche Auftragskarte wird ausgeteilt?
ask-shaken = Was zeigen die Würfel der Kylix?
ask-thrown = Wie fallen die Hopliten?
ask-whirled = Wie viele Hopliten nimmt der Strudel?
ask-drawn = Welche Aktionskarte wird gezogen?
ask-stolen = Welche Aktionskarte wird genommen?
ask-whirl-place = Wohin legst du Strudel { $number }?
ask-start-anchor = Auf welchem Ankerfeld beginnt dein Schiff?
ask-ship = Dein Schiff auf { $square }: { some-steps }. Was tust du?
ask-claim-now = Beanspruchst du eine Auftragskarte?
ask-deliver = Dein Schiff liegt vor Athen; an Bord: { $chests }. Was lieferst du ab?
ask-pick-chest = { $what ->
    [take] Welche Truhe nimmst du?
    [give] Welche Truhe gibst du her?
   *[deliver] Welche Truhe lieferst du ab?
}
ask-place-chest = In welche Stadt kommt { $chest }?
ask-make-room = Für { $chest } ist auf deinem Schiff kein Platz. Was geht von Bord?
ask-reclaim = In der Unterwelt: { $below }; Platz für { $room }. Wie viele Hopliten holst du zurück?
ask-space = In der Unterwelt: { $below }; Platz für { $room }. Lädst du zuerst eine Truhe ab?
ask-kylix = Mitte { $centre }; außen { $outer }. Wie drehst du die Kylix?
ask-kylix-slot = Welchen Würfel legst du auf { $die }?
ask-main = Was tust du? Würfel übrig: { $dice }.
ask-hydra = Die Hydra auf { $square }: { some-steps }. Was tust du?
ask-before-throw = Du wirfst gleich { some-hoplites }. Spielst du eine Karte?
ask-after-throw = { $duel ->
    [yes] Dein Wurf: { $throw }. Der Wurf von { $other }: { $second }. Spielst du eine Karte?
   *[no] Dein Wurf: { $throw }. Spielst du eine Karte?
}
ask-after-fail = Die Herausforderung ist gescheitert. Spielst du eine Karte?
ask-steal = Du hast { $other } besiegt. Was nimmst du?
ask-relocate-ship = Wohin versetzt du das Schiff von { $other }?
ask-relocate-hydra = Wohin vertreibst du die Hydra?
ask-pay-card = „{ $card }“: Mit welcher Aktionskarte bezahlst du ({ $number } von { $total })?
ask-target-player = Aus wessen Hand ziehst du eine Karte?
ask-trade-city = In welche Stadt kommt { $chest } im Tausch?
ask-swap-dice = Welche zwei Würfel tauschen die Plätze?
ask-pick-open = Welche offene Auftragskarte kommt unter den Stapel?

## Was gewählt werden kann

beside = , neben { $places }
choice-sq = { $question ->
    [start-anchor] Auf { $square } beginnen
    [whirl-place] An { $square }{ $beside }
    [relocate] Nach { $square }{ $what ->
        [anchor] {" "}(Ankerfeld von Athen)
        [styx] {" "}(Fluss Styx)
       *[other] {""}
    }{ $beside }
   *[other] Feld { $square }
}
choice-dir = { $what ->
    [nowhere] { $direction }
    [anchor] { $direction } auf { $square } (Ankerfeld von Athen)
    [styx] { $direction } auf { $square } (Fluss Styx)
    [ship] { $direction } auf { $square }: das Schiff von { $other } herausfordern
    [crew] { $direction } auf { $square }: { $other } mit der Hydra herausfordern
    [hydra] { $direction } auf { $square }: die Hydra herausfordern
   *[sea] { $direction } auf { $square }{ $beside }
}
choice-jump = { $what ->
    [nowhere] Zu Strudel { $number } springen
    [ship] Durch den Strudel nach { $square } springen: das Schiff von { $other } herausfordern
    [hydra] Durch den Strudel nach { $square } springen: die Hydra herausfordern
   *[sea] Durch den Strudel nach { $square } springen{ $beside }
}
choice-stop = { $question ->
    [hydra] Die Bewegung der Hydra beenden
   *[ship] Deine Schiffsbewegung beenden
}
choice-pass = { $question ->
    [claim-now] Nichts beanspruchen
    [deliver] Nichts mehr abliefern
    [space] Alle Truhen an Bord behalten
    [before-throw] Ohne Karte werfen
    [after-throw] Den Wurf so lassen
    [after-fail] Es dabei belassen
    [steal] Nichts nehmen
   *[other] Passen
}
choice-end = Deinen Zug beenden
choice-sacrifice = Diese Schiffsbewegung opfern und { $count ->
    [one] einen Hopliten
   *[other] bis zu { $count } Hopliten
} zurückholen
choice-below = Einen Hopliten in die Unterwelt schicken
choice-steal-card = Eine Aktionskarte aus der anderen Hand ziehen
choice-rot = { $number ->
    [0] So lassen: { $dice }
   *[other] Um { $number } im Uhrzeigersinn: { $dice }
}
choice-slot = Äußerer Würfel { $number }: eine { $face }
choice-swap = { $first } und { $second } vertauschen
choice-die = { $position ->
    [hoplites] Hoplitenwürfel { $number }: Hopliten zurückholen
    [move] Bewegungswürfel { $number }: dein Schiff bewegen
    [card] Kartenwürfel { $number }: { $number ->
        [1] alle anderen ziehen eine Aktionskarte
        [2] niemand zieht
       *[3] eine Aktionskarte ziehen
    }
   *[hydra] Hydrawürfel { $number }: die Hydra bewegen
}
choice-number = { $count ->
    [0] Keine Hopliten zurückholen
    [one] Einen Hopliten zurückholen
   *[other] { $count } Hopliten zurückholen
}
choice-found = Die Siedlung { $place } mit { $count ->
    [one] einem Hopliten
   *[other] { $count } Hopliten
} gründen: { some-points }
choice-attack-city = { $place } herausfordern: Wert { $value }, { $chests }
choice-attack-settlement = { $who ->
    [nobody] { $place } herausfordern: Wert { $value }, unbesiedelt
    [you] { $place } herausfordern: Wert { $value }, deine eigene Siedlung
   *[side] { $place } herausfordern: Wert { $value }, { some-points }, Siedlung von { $other }
}
choice-chest = { $what ->
    [take] { $chest } nehmen
    [off] { $chest } abladen
    [give] { $chest } hergeben
    [deliver] { $chest } abliefern
   *[other] { $chest } wählen
}
choice-deliver = { $chest } für 1 Ehrenkarte abliefern
choice-city = { $place }: { $chests }
choice-card = „{ $card }“ spielen
choice-discard = Mit „{ $card }“ bezahlen
choice-claim = { $slot ->
    [none] Eine Auftragskarte beanspruchen, die nicht da ist
    [secret] Deine geheime Karte „{ $card }“ beanspruchen ({ some-points }): { $task }
   *[open] Die Karte „{ $card }“ beanspruchen ({ some-points }): { $task }
}
choice-open = { $slot ->
    [none] Eine offene Karte, die nicht da ist, unter den Stapel legen
   *[open] „{ $card }“ unter den Stapel legen
}
choice-player = { $there ->
    [yes] { $other }: { some-cards } auf der Hand
   *[no] Jemand, der nicht mitspielt
}
choice-with-text = { $choice }. { $text }
choice-sailed = { $choice }, von { $square } aus
choice-stopped = { $choice } ({ $question ->
    [hydra] die Hydra bleibt hier
   *[ship] dein Schiff bleibt hier
})
choice-end-with-card = Deinen Zug beenden; vorher ziehen alle anderen eine Aktionskarte

## Warum etwas nicht geht

refused-no-declining = Verzichten kannst du hier nicht.
refused-no-such-card = Eine solche Auftragskarte gibt es nicht.
refused-not-fulfilled = Diese Aufgabe erfüllst du jetzt nicht.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-not-the-moment = Für diese Karte ist jetzt nicht der richtige Zeitpunkt, oder sie würde nichts ändern.
refused-card-must-be-taken = Diese Truhe allein erfüllt eine offene Auftragskarte: Beanspruche diese Karte.
refused-no-such-chest = Eine Truhe dieser Farbe gibt es hier nicht.
refused-nobody-below = Du hast keine Hopliten in der Unterwelt.
refused-no-sacrifice-now = Eine Schiffsbewegung kannst du nur opfern, wenn jemand anders am Zug ist, und bevor du darin etwas tust.
refused-no-steps-left = Es ist kein Schritt mehr übrig.
refused-no-whirlpool = Dorthin kannst du nicht springen: An deinem Feld und am anderen muss ein Strudel liegen, und um auf ein Schiff oder die Hydra zu springen, brauchst du 3 Hopliten.
refused-no-water = Schiffe segeln nur auf benachbarte Wasserfelder.
refused-hydra-in-the-way = Dort ist die Hydra, und keine offene Auftragskarte erlaubt dir, sie herauszufordern.
refused-hydra-barred = Die Hydra zieht nur auf benachbarte Seefelder und nicht auf dein eigenes Schiff.
refused-no-hoplites = Du hast keine Hopliten an Bord und kannst niemanden herausfordern.
refused-not-next-to-it = Dein Schiff liegt nicht daneben.
refused-no-chest-there = In dieser Stadt ist keine Truhe.
refused-not-owned-by-another = Diese Siedlung ist unbesiedelt oder deine eigene.
refused-founded-already = Diese Siedlung gehört schon jemandem: Fordere sie heraus.
refused-too-few-hoplites = Für diese Siedlung hast du zu wenige Hopliten an Bord.
refused-card-die-first = Vor dem Ende deines Zuges musst du den Kartenwürfel nutzen.
refused-die-is-used = Diesen Würfel hast du schon benutzt.
refused-nobody-draws = Bei einer 2 des Kartenwürfels zieht niemand.
refused-not-whirl-place = Strudel liegen an Seefeldern am Rand des Spielplans, jeder an einem anderen.
refused-not-start-anchor = Dein Schiff beginnt auf einem Ankerfeld ohne Schiff.
refused-not-ship = Das kannst du jetzt in deiner Schiffsbewegung nicht tun.
refused-not-claim-now = Das kannst du jetzt nicht beanspruchen.
refused-not-deliver = Du musst alle deine Truhen abliefern.
refused-not-pick-chest = Diese Truhe kannst du nicht wählen.
refused-not-place-chest = In dieser Stadt ist kein Platz für eine Truhe frei.
refused-not-trade-city = In dieser Stadt ist keine Truhe einer anderen Farbe.
refused-not-make-room = Das schafft keinen Platz.
refused-not-reclaim = So viele Hopliten können nicht zurück, oder für sie muss keine Truhe abgeladen werden.
refused-not-space = Das schafft keinen Platz.
refused-not-kylix = So lässt sich die Kylix nicht abstellen, oder dieser Würfel liegt schon.
refused-not-main = Das kannst du jetzt nicht tun.
refused-not-hydra = Das kann die Hydra nicht.
refused-not-before-throw = Das kannst du vor dem Wurf nicht tun.
refused-not-after-throw = Das kannst du nach dem Wurf nicht tun.
refused-not-after-fail = Das kannst du nach einer gescheiterten Herausforderung nicht tun.
refused-not-steal = Das kannst du nicht nehmen.
refused-not-relocate-ship = Dorthin kann das Schiff nicht: Es kommt über drei Felder, keines zweimal, auf ein freies.
refused-not-relocate-hydra = Dorthin kann die Hydra nicht: Sie kommt über drei Seefelder, keines zweimal, auf ein freies.
refused-not-pay-card = Mit dieser Karte kannst du nicht bezahlen.
refused-not-target-player = Wähle jemand anderen mit Karten auf der Hand.
refused-not-swap-dice = Diese zwei Würfel sind gleich.
refused-not-pick-open = Da liegt keine offene Karte.

## Der Tisch im Terminal

board-round = Runde { $round }, Zug { $turn }. Ziel: { some-points }.
board-player = { $name }: { some-points }. { $square ->
    [none] Noch kein Schiff
   *[other] Schiff auf { $square }
}; an Bord: { $hoplites }, { $chests }; in der Unterwelt: { $below }; auf der Hand: { $cards }{ $secret ->
    [hidden] {" "}und eine geheime Auftragskarte
    [open] {" "}und offen die geheime Auftragskarte { $pursuit }
   *[none] {""}
}.
board-permanents = Dauerhafte Karten von { $side }: { $cards }.
board-kylix = Kylix: { $dice ->
    [none] noch nicht geschüttelt
   *[other] { $dice }
}.
board-centre = Mitte { $number }
board-outer = außen { $outer }
board-used = benutzt: { $dice }
board-hydra = Die Hydra ist auf { $square }.
board-water = Ankerfelder von Athen: { $anchors }. Fluss Styx: { $styx }.
board-whirlpools = Strudel an { $squares }.
board-city = { $place } ({ $square }), Wert { $value }: { $chests }.
board-settlement = { $who ->
    [nobody] { $place } ({ $square }), Wert { $value }, { some-points }: unbesiedelt.
    [you] { $place } ({ $square }), Wert { $value }, { some-points }: deine Siedlung.
   *[side] { $place } ({ $square }), Wert { $value }, { some-points }: Siedlung von { $other }.
}
board-open = { $there ->
    [yes] Offene Auftragskarte { $slot }: { $pursuit }
   *[no] Offene Auftragskarte { $slot }: keine.
}
board-secret = Deine geheime Auftragskarte: { $pursuit }
board-points = Du hast { $count } von { $goal } Punkten: Ehrenkarten { $honour }, Auftragskarten { $pursuits }, Siedlungen { $settlements }.
board-piles = Aktionsstapel: { $pile }. Ablage: { $discard }. Auftragsstapel: { $pursuits }. Ehrenkarten übrig: { $honour }.
board-discard = Ablage ({ $count }): { $cards }.
board-under = Bekannt, ganz unten im { $which ->
    [pursuits] Auftragsstapel
   *[actions] Aktionsstapel
}, von oben: { $cards }.
board-completed = Abgeschlossen von { $side }: { $cards }.
board-removed = Aus dem Spiel: { $cards }.
board-known = Von der Hand von { $side } kennst du: { $cards }.
board-secret-of = Geheime Auftragskarte von { $side }: { $pursuit }

## Zeichen des gezeichneten Tisches

board-kylix-sign = Kylix
board-hydra-sign = Hydra
board-short = Unterw. { $below }, Hand { $cards }{ $secret ->
    [hidden] , geheim
    [open] , offen
   *[none] {""}
}
board-legend = { $hoplite } Hoplit  { $free } See, freier Platz  { $anchor } Ankerfeld  { $styx } Styx  { $land } Land  { $held } besiedelt  { $vacant } unbesiedelt  { $place } Ort und Wert  { $ship } Schiff und Hopliten{ $whirl ->
    [none] {""}
   *[other] {"  "}{ $whirl } Strudel
}
board-legend-chests = Truhen: { $chests }

## Was die Partie bald entscheiden kann

threat-one-pursuit = { $who ->
    [you] Dir { $count ->
        [one] fehlt 1 Punkt
       *[other] fehlen { $count } Punkte
    }: Eine Auftragskarte kann zum Sieg reichen.
   *[side] { $side } { $count ->
        [one] fehlt 1 Punkt
       *[other] fehlen { $count } Punkte
    }: Eine Auftragskarte kann zum Sieg reichen.
}
threat-rounds = { $count ->
    [one] Das ist die letzte Runde
   *[other] Es bleiben nur noch { $count } Runden
}: { $who ->
    [you] Nach jetzigem Stand gewinnst du.
    [nobody] Nach jetzigem Stand liegen mehrere vorn.
   *[side] Nach jetzigem Stand gewinnt { $side }.
}

## Beispiele, was getippt werden kann

example-action = DIE(move) DIR(n)
example-card = Zephyr
example-clause = DK-MOVE-06

## Was ein Tipp verspricht

gain-completed = Damit schließt du eine Auftragskarte ab.
gain-claimed = Damit beanspruchst du eine Auftragskarte.
gain-honour = Das bringt dir Ehrenkarten ein.
gain-conquered = Damit nimmst du einem Rivalen eine Siedlung ab.
gain-founded = Damit gründest du eine Siedlung.
gain-took-chest = Das bringt dir eine Truhe ein.
gain-won-challenge = Damit gewinnst du eine Herausforderung.
gain-stole = Damit nimmst du einem Rivalen eine Handkarte ab.
gain-drew = Das bringt dir eine neue Karte.
gain-reclaimed = Damit holst du Hopliten aus der Unterwelt zurück.
