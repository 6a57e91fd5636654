review = Analisi
working = Si valutano le scelte della partita …
failed = L’analisi non è riuscita.
again = Riprova
side = La partita di
curve-empty = Nessuna scelta è ancora stata valutata.
curve-told = Probabilità di { $name }, per quel che si poteva sapere: { $first } all’inizio, { $last } alla fine, tra { $lowest } e { $highest }.
curve-how = I tratti sotto mostrano che cosa si è perso.
per-decision = { $decisions ->
    [one] Perdita media per decisione: { $loss } (una decisione).
   *[other] Perdita media per decisione: { $loss } ({ $decisions } decisioni).
}
costliest = Le scelte più costose
name-inaccuracy = Imprecisione
name-mistake = Errore
name-blunder = Errore grave
lost = nel turno { $turn }: { $loss } in meno, più o meno { $error }
instead = { $choice } – meglio: { $better }.
no-names = Nessuna scelta è costata il 3% o più.
no-names-yet = Finora nessuna scelta è costata il 3% o più.
ledger = Come si è arrivati al risultato di { $name }
start = Inizio
luck-of = Fortuna di { $name }
losses-of = Perdite di { $name }
mind = Il giudizio è cambiato
result = Risultato
adjusted = Risultato senza fortuna
