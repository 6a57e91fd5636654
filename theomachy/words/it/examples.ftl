### Esempi per le regole: che cosa mostra una posizione, in una frase

## Era e Zeus

example-hera-zeus-lay = L'Arpia si infila tra Artemide e la carta dietro di lei, che arretra di una fila.
example-hera-zeus-challenge = L'Idra (5) batte il Ciclope (4) e resta, ora scoperta; ciò che stava dietro di lui avanza senza essere visto.
example-hera-zeus-medusa = Medusa batte Artemide, per quanto forte sia; poi l'Amazzone dietro di lei batte Medusa.
example-hera-zeus-pandora = L'Arpia ha trovato Pandora: ora la corsia è vuota, da entrambe le parti.
example-hera-zeus-pegasus = Pegaso estrae un'Arpia dalla mano di Era, e Zeus la mette scoperta in testa alla corsia B.
example-hera-zeus-pythia = Pizia guarda nella mano: Poseidone, il 7, è perduto; aver visto Argo e Pandora non ha altre conseguenze.
example-hera-zeus-figure = La carta divinità è gratis: la statuina sta davanti alla corsia A, e un turno da un punto diventa un turno da quattro.
example-hera-zeus-captive = Argo era in prima fila, coperto: chi lo sfida vince la partita, quale che sia la forza della carta.

## Fight for Olympus

example-olympus-shield = Andromaca colpisce per 2; con uno scudo da 4 i Mirmidoni hanno difesa 5 e sopravvivono.
example-olympus-move = Agamennone muove tutti insieme, anche su spazi che altri stanno lasciando; spade e ferite li seguono.
example-olympus-pay = Menelao costa un blu e un giallo: gli Argonauti pagano il blu, Giasone il giallo, ed entrambi vengono scartati.
example-olympus-before = Prima del suo colpo Chirone ferisce i Cari di fronte; cadono, e l'attacco allo spazio vuoto frutta un punto.
example-olympus-strike = Tideo colpisce i Lapiti per 3; hanno difesa 5, quindi restano, feriti.
example-olympus-olympus = I Dardani hanno attacco 0 e non fanno nulla; Penelope con la sua spada attacca uno spazio vuoto sull'Olimpo: un punto.
example-olympus-delphi = Menelao colpisce e non riceve nulla per lo spazio che ha svuotato; Medea attacca uno spazio vuoto di Delfi e prende il segnalino blu.
example-olympus-board = Sei su sei: il turno dell'avversario comincia con il tabellone pieno, e la partita finisce, a un punto da sette.

## Deukalion

example-deukalion-kylix = La Kylix viene girata di due: il dado del primo vano finisce su Carte, il secondo su Idra, e così via.
example-deukalion-found = Un passo a sud, e un oplita resta ad Argo: nessun lancio, un punto.
example-deukalion-city = Due punti interi e due mezzi fanno 3, proprio il valore di Tera: un forziere per la nave.
example-deukalion-deliver = Nessuna Impresa chiede qui il forziere verde: così frutta di passaggio una carta Onore, e la nave prosegue.
example-deukalion-styx = Cinque nell'Oltretomba, più di chiunque altro: tornano tutti, e con loro due carte Onore.
example-deukalion-duel = Lo sfidante vince, prende il forziere, manda via l'altra nave e completa l'Impresa che chiedeva proprio questo.
example-deukalion-hydra = L'Idra sfida ed è battuta: una carta Onore, e il vincitore decide dove mandarla.
