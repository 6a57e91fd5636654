## Die Analyse einer beendeten Partie, und die Gründe von Tipps

review-working = Die Züge werden abgewogen …
review-heading = Was jede Wahl wert war, nach dem, was ihre Seite wissen konnte
review-named = { $number }. Zug { $turn }, { $side }: { $choice } [{ $token }]
review-severity = { $name ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] Grober Fehler
}
review-lost = { $name }: { $loss } (auf { $error } genau) weniger Aussicht auf den Sieg, { $chosen } statt { $best }.
review-better = Besser: { $choice } [{ $token }].
review-costliest = Die teuersten Entscheidungen
review-no-names = Keine Wahl hat 3 % oder mehr gekostet.
review-curve = Chancen von { $side }, Zug um Zug
review-curve-turn = { $turn }: { $chance }
review-ledger = Wie das Ergebnis zustande kam
review-start = Anfang
review-luck-of = Glück von { $side }
review-losses-of = Verluste von { $side }
review-mind = Urteil geändert
review-result = Ergebnis
review-adjusted = Ergebnis ohne Glück
review-decisions = { $side }: { $loss } Verlust je Entscheidung. Entscheidungen: { $decisions }, Ungenauigkeiten: { $inaccuracies }, Fehler: { $mistakes }, grobe Fehler: { $blunders }.
review-per-cent = { $whole },{ $hundredths } %
review-tenths = { $whole },{ $tenths } %

# Gründe

why-wins = Soweit sich absehen lässt, gewinnst du damit die Partie.
why-averts = Das wendet diese Gefahr ab: { $threat }
why-threatens = Danach: { $threat }
why-gain = { $sure ->
    [yes] { $gain }
   *[no] Wahrscheinlich: { $gain }
}
why-worlds = In { $worlds } von 100 Welten, die es hätten sein können, geht es damit besser aus.
why-leaves = Danach besteht diese Gefahr: { $threat }
why-something-better = Es gibt etwas Besseres. { $why }
why-chances = Damit stehen deine Chancen bei etwa { $chance } %, auf { $error } genau.
why-next-best = Mit der nächstbesten Wahl sind es etwa { $other } %.
why-alike = { $more ->
    [0] Soweit sich sagen lässt, ist das genauso gut: { $choice }.
    [1] Soweit sich sagen lässt, ist das genauso gut, und eine weitere Wahl auch: { $choice }.
   *[other] Soweit sich sagen lässt, ist das genauso gut, und { $more } weitere auch: { $choice }.
}
