## Carte: elencarle e controllare le proprie

cards-help-what = olympus, per elencare le carte di Fight for Olympus; check, per controllare un file
cards-help-file = con check: il file con le tue carte
cards-help-check = con olympus: mostra che cosa dice ogni testo e che cosa fa la carta
cards-name = Nome
cards-kind = Tipo
cards-colour = Colore
cards-cost = Costo
cards-values = A/D
cards-text = Testo
cards-reading = Che cosa fa la carta
cards-same = come dice il testo
cards-kind-of = { $kind ->
    [hero] eroe
    [soldier] soldato
   *[equipment] equipaggiamento
}
cards-colour-of = { $colour ->
    [red] rosso
    [blue] blu
    [yellow] giallo
    [green] verde
   *[all] tutti
}
cards-free = nessuno
cards-line = { $name }: { $kind }; colore: { $colour }; costo: { $cost }; attacco { $attack }, difesa { $defence }.
cards-trouble = { $severity ->
    [error] errore
   *[warning] avviso
}: { $trouble }
cards-counted = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $errors ->
    [one] { $errors } errore
   *[other] { $errors } errori
}, { $warnings ->
    [one] { $warnings } avviso
   *[other] { $warnings } avvisi
}
