## L'analisi di una partita finita, e le ragioni dei suggerimenti

review-working = Si valutano le scelte …
review-heading = Quanto valeva ogni scelta, per quel che la sua parte poteva sapere
review-named = { $number }. Turno { $turn }, { $side }: { $choice } [{ $token }]
review-severity = { $name ->
    [inaccuracy] Imprecisione
    [mistake] Errore
   *[blunder] Errore grave
}
review-lost = { $name }: { $loss } (più o meno { $error }) di probabilità di vittoria in meno, { $chosen } invece di { $best }.
review-better = Meglio: { $choice } [{ $token }].
review-costliest = Le scelte più costose
review-no-names = Nessuna scelta è costata il 3% o più.
review-curve = Probabilità di { $side }, turno per turno
review-curve-turn = { $turn }: { $chance }
review-ledger = Come si è arrivati al risultato
review-start = Inizio
review-luck-of = Fortuna di { $side }
review-losses-of = Perdite di { $side }
review-mind = Giudizio cambiato
review-result = Risultato
review-adjusted = Risultato senza fortuna
review-decisions = { $side }: { $loss } di perdita per decisione. Decisioni: { $decisions }, imprecisioni: { $inaccuracies }, errori: { $mistakes }, errori gravi: { $blunders }.
review-per-cent = { $whole },{ $hundredths }%
review-tenths = { $whole },{ $tenths }%

# Ragioni

why-wins = Per quanto si può prevedere, così vinci la partita.
why-averts = Così eviti questa minaccia: { $threat }
why-threatens = A quel punto: { $threat }
why-gain = { $sure ->
    [yes] Così { $gain }.
   *[no] Così probabilmente { $gain }.
}
why-worlds = In { $worlds } mondi possibili su 100 va a finire meglio.
why-leaves = Dopo resta questa minaccia: { $threat }
why-something-better = C'è di meglio. { $why }
why-chances = Le tue probabilità diventano circa il { $chance }%, più o meno { $error }.
why-next-best = Con la seconda scelta migliore sono circa il { $other }%.
why-alike = { $more ->
    [0] Per quanto si può dire, questo vale altrettanto: { $choice }.
    [1] Per quanto si può dire, questo vale altrettanto, come un'altra scelta: { $choice }.
   *[other] Per quanto si può dire, questo vale altrettanto, come altre { $more } scelte: { $choice }.
}
