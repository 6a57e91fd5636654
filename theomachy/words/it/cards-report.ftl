## Il rapporto sulle carte dell'arena: Fight for Olympus

report-endings = Come sono finite le partite
report-ending = { $ending ->
    [full_board] sei spazi occupati
    [seven_points] sette punti vittoria
    [empty_pile] mazzo di pesca vuoto
   *[tie] pareggio
}
report-by-cost = Percentuale di vittorie per costo
report-by-cost-about = Ogni punto è una carta, la sua linea l'intervallo 95 %. Confronta una carta con altre dello stesso costo: quelle care le gioca per lo più chi è già in vantaggio. Le linee punteggiate sono al { $low } e al { $high }.
report-cost = costo { $cost }
report-card = { $name }: { $rate } ({ $interval }), giocata in { $played ->
    [one] { $played } partita
   *[other] { $played } partite
}
report-high = Segnate con ▲, perché tutto l'intervallo sta sopra il { $limit }:
report-low = Segnate con ▼, perché tutto l'intervallo sta sotto il { $limit }:
report-none = Nessuna carta ha un intervallo tutto sopra il { $high } o tutto sotto il { $low }.
report-cards = Le carte
report-cards-about = «Pescata», «Giocata» e «Usata per pagare» dicono in quante partite è successo alla carta, non importa da che parte; «Pescata» comprende le carte della mano iniziale, «Giocata» anche ciò che entra in gioco gratis. La percentuale di vittorie è quella della parte che ha giocato la carta; un pareggio vale mezza vittoria, e se in una partita l'hanno giocata entrambe le parti, contano entrambe. Il turno è quello in cui la carta è stata giocata, in media; i turni delle due parti si contano di seguito.
report-drawn = Pescata
report-played = Giocata
report-paid = Usata per pagare
report-turn = Turno
report-rate = Vittorie
report-own = { $name } (carta tua)
