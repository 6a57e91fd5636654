## Il rapporto dell'arena: Deukalion

report-endings = Come sono finite le partite
report-ending = { $ending ->
    [goal] traguardo raggiunto
    [rounds] giri finiti
   *[shared] vittoria condivisa
}
report-rounds = Quanti giri sono durate le partite
report-rounds-about = Il giro in cui la partita è finita conta. In media una partita è durata { $rounds } giri.
report-round = Giri
report-points = Da dove sono venuti i punti
report-points-about = Tutti i punti che i giocatori avevano alla fine delle partite, in media { $points } a testa.
report-source = { $source ->
    [deliveries] Imprese: forzieri consegnati
    [positions] Imprese: accanto a una città
    [victories] Imprese: nave o Idra sconfitta
    [settlements] colonie
    [styx] Onore: fiume Stige
    [chests] Onore: forzieri singoli
    [hydra] Onore: Idra sconfitta
   *[together] Onore: rivendicate insieme
}
report-pursuits = Le carte Impresa
report-pursuits-about = Quante volte ogni carta è stata completata, con quale dei suoi compiti, e quante volte era una carta segreta. La percentuale di vittorie è quella dei giocatori che l'hanno completata; una vittoria condivisa vale mezza vittoria.
report-removed = Più giocatori hanno rivendicato insieme una carta { $removed ->
    [one] { $removed } volta
   *[other] { $removed } volte
}; allora è uscita dal gioco.
report-actions = Le carte Azione
report-actions-about = Quante volte ogni carta è stata giocata, e quante è servita a pagare una carta Impresa. La percentuale di vittorie è quella dei giocatori che l'hanno giocata in una partita; una vittoria condivisa vale mezza vittoria.
report-challenges = Sfide
report-challenges-about = Quante volte è stata sfidata ogni città, ogni colonia, una nave o l'Idra, e quante volte ha vinto chi sfidava; se sfida l'Idra, quante volte ha vinto chi era sfidato. Per fondare una colonia non serve una sfida.
report-opponent = { $opponent ->
    [ship] un'altra nave
    [hydra] l'Idra, sfidata
   *[crew] l'Idra che sfida
}
report-name = Nome
report-worth = Punti
report-task-a = Compito a
report-task-b = Compito b
report-completed = Completata
report-by-a = con a
report-by-b = con b
report-secret = segreta
report-turn = Turno
report-played = Giocata
report-paid = Usata per pagare
report-place = Sfidati
report-value = Valore
report-challenged = Volte
report-won = Vinte
report-share = Percentuale
report-founded = Fondata
report-rate = Vittorie
