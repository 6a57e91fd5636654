### La galleria delle carte, e le carte e gli esempi accanto alle regole.

cards-of = { $game }: le carte
cards-about = Tutte le carte della scatola, come stanno sul tavolo. «Perché» porta alle regole che le riguardano.
search-cards = Cerca nei nomi e nei testi
any = tutte
show-all = Mostra tutte
cards-found = { $many ->
    [one] { $many } carta
   *[other] { $many } carte
}
no-cards = Impossibile caricare le carte: il server non è raggiungibile. Riprova più tardi.
order = Ordine
order-printed = come nella scatola
order-name = per nome
order-played = prima le più giocate
order-rate = prima le più vincenti
figures-from = Le cifre vengono da { $games } partite tra bot ({ $bots }): edizione { $edition }, seme { $seed }, versione { $rules } delle regole, { $date }.
figures-about = La percentuale di vittorie è quella di chi ha giocato la carta, con l’intervallo in cui il valore vero si trova 95 volte su 100. Le carte forti le gioca per lo più chi è già in vantaggio.
card-share = { $done ->
    [pursuit] Completata da ogni giocatore: { $share } delle partite
   *[other] Giocata da ogni giocatore: { $share } delle partite
}
card-rate = Vittorie: { $rate } (da { $low } a { $high })
card-never = Mai giocata in queste partite

## Che cosa c'è su una carta

printed-olympus = { $about }{ $copies ->
    [1] .
   *[other] ; { $copies } copie.
}
printed-hera-zeus = { $kind ->
    [figure] Una statuina per parte.
   *[other] { $strength ->
        [none] Si gioca dalla mano; { $copies ->
            [one] { $copies } copia
           *[other] { $copies } copie
        } in ogni mazzo.
       *[other] Forza { $strength }; { $copies ->
            [one] { $copies } copia
           *[other] { $copies } copie
        } in ogni mazzo.
    }
}
printed-deukalion = { $kind ->
    [pursuit] Carta Impresa: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
    [honour] Carta Onore: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; { $copies } copie.
    [permanent] Carta Azione che resta; { $copies ->
        [one] { $copies } copia
       *[other] { $copies } copie
    }.
   *[action] Carta Azione; { $copies ->
        [one] { $copies } copia
       *[other] { $copies } copie
    }.
}
printed = { $kind }

## Filtri e loro valori

facet-kind = Tipo
facet-colour = Colore
facet-cost = Costo
facet-symbol = Abilità
facet-strength = Forza
facet-points = Punti
facet-task = Compito
value-kind = { $value ->
    [hero] eroi
    [soldier] soldati
    [equipment] equipaggiamento
    [number] carte per il campo
    [mythology] carte mitologia
    [figure] la statuina
    [action] carte Azione
    [permanent] carte Azione che restano
    [pursuit] carte Impresa
    [honour] carte Onore
   *[other] { $value }
}
value-colour = { $value ->
    [red] rosso
    [blue] blu
    [yellow] giallo
    [green] verde
   *[all] multicolore
}
value-symbol = { $value ->
    [play] quando si gioca
    [attack] quando attacca
   *[always] sempre
}
value-strength = { $value ->
    [none] nessuna
   *[other] { $value }
}
value-task = { $value ->
    [chests] consegnare forzieri
    [place] trovarsi accanto a un luogo
    [ship] battere una nave
   *[hydra] battere l’Idra
}

## Accanto alle regole

found-cards = Carte
example = Esempio
example-before = Prima
