## Il rapporto dell'arena: Era e Zeus

report-endings = Come sono finite le partite
report-ending = { $ending ->
    [bare-field] campo vuoto
    [no-action] nessuna azione permessa
    [captive-in-front] prigioniero sfidato in fila 1
    [captive-in-hand] prigioniero trovato nella mano
    [captive-in-lane] prigioniero travolto da Pandora
   *[turn-limit] pareggio dopo l'ultimo turno
}
report-cards = Le carte
report-cards-about = Quante volte ogni tipo è stato messo sul campo e giocato dalla mano; le carte delle file iniziali sono coperte e non contano. La percentuale di vittorie è quella della parte che in una partita ha messo o giocato una carta del genere; se l'hanno fatto entrambe, contano entrambe. Il turno è quello medio; i turni delle due parti si contano di seguito.
report-name = Nome
report-copies = Copie
report-laid = Messa
report-used = Giocata
report-turn = Turno
report-rate = Vittorie
