### La prima partita guidata: che cosa dice la guida.

lesson-again = È permesso, e un giorno potrà essere saggio. Qui però vorrei mostrarti un'altra cosa: { $choice }.

## Era e Zeus

lesson-hera-zeus-captive-title = Il prigioniero
lesson-hera-zeus-captive-about = Come si vince
lesson-hera-zeus-captive-begin =
    Ti do il benvenuto! Tu sei Era, e di fronte siede Zeus. Ciascuno nasconde all'altro un prigioniero: tu Io, lui Argo. Chi trova il prigioniero nemico ha vinto.

    Un uccellino mi ha detto che la carta coperta nella corsia B è Argo. Sfidala con la tua carta davanti in quella corsia.
lesson-hera-zeus-captive-otherwise = Quello può aspettare. Argo è nella corsia B: sfida lì, e la partita è tua.
lesson-hera-zeus-captive-done =
    È stata una partita intera. Qualunque carta, per quanto debole, libera il prigioniero, purché lo sfidi.

    Di solito però nessuno ti dice dove si trova. Tutto il resto serve a scoprirlo, e a nascondere Io.

lesson-hera-zeus-turn-title = Il tuo turno
lesson-hera-zeus-turn-about = Punti, pescare e posare
lesson-hera-zeus-turn-begin =
    Le tre corsie A, B e C vanno da te a Zeus. Le tue carte in una corsia sono una colonna, e per ogni colonna ricevi un punto a turno: tre, come vedi. Ogni punto vale un'azione, e vanno usati tutti.

    Il primo modo di usarne uno: pesca una carta.
lesson-hera-zeus-turn-lay = Un Pegaso, benissimo. Il secondo modo: posa una carta sul tuo campo, sempre coperta. Prendi Medusa; è un'ottima guardiana.
lesson-hera-zeus-turn-where = Puoi infilarla davanti a una colonna o in qualunque posto più indietro; ciò che c'è lì arretra. Una colonna tiene quattro carte, e la fila 1 è quella davanti. Mettila dove ti piace.
lesson-hera-zeus-turn-last = Resta un punto. Posa un combattente, il 6 o il 2, dove vuoi.
lesson-hera-zeus-turn-done =
    I tuoi punti erano finiti, così è toccato a Zeus; ha soltanto pescato. Ora tocca di nuovo a te.

    Ricorda: non si può passare. Chi ha ancora punti e nulla da farne perde, e perde anche chi comincia il turno senza carte sul campo.

lesson-hera-zeus-challenge-title = La sfida
lesson-hera-zeus-challenge-about = Forza contro forza
lesson-hera-zeus-challenge-begin =
    Il terzo modo di usare un punto è la sfida: la tua carta davanti contro la sua nella stessa corsia. Si scoprono entrambe, la più forte vince e l'altra è persa.

    Comincia dalla corsia A, con il tuo 5.
lesson-hera-zeus-challenge-equal = Il tuo 5 ha battuto il suo 4 e resta davanti, scoperto per tutti; ciò che stava dietro la sua carta è avanzato. Ora la corsia B: lì hai un 3. Vediamo che cosa aspetta.
lesson-hera-zeus-challenge-weaker = Un altro 3: le carte uguali sono perse entrambe. Resta un punto. Nella corsia C hai un 4. Osa, solo per vedere che cosa può succedere.
lesson-hera-zeus-challenge-otherwise = Restiamo alle sfide, corsia per corsia: A, poi B, poi C.
lesson-hera-zeus-challenge-done =
    Un 6! La carta più debole è persa, anche se è stata lei a sfidare. Ogni sfida è dunque un salto nel buio, e ogni carta scoperta insegna qualcosa a entrambi.

    Nel tuo primo turno non puoi ancora sfidare.

lesson-hera-zeus-medusa-title = Medusa
lesson-hera-zeus-medusa-about = Uno sguardo che uccide, e chi non lo teme
lesson-hera-zeus-medusa-begin =
    Medusa non attacca mai. Ma chi la sfida è perso, fosse anche un 7. Una sola carta è al sicuro da lei: il 2, Amazzone o Eroe.

    La Medusa di Zeus è scoperta nella corsia A, e davanti a lei c'è la tua Amazzone. Sai che cosa fare.
lesson-hera-zeus-medusa-otherwise = Lascia andare prima l'Amazzone nella corsia A: è l'unica che può.
lesson-hera-zeus-medusa-wait = Ben fatto. Nella corsia B la tua Medusa è coperta, e Zeus non lo sa. Pesca una carta con l'ultimo punto e guarda che cosa fa.
lesson-hera-zeus-medusa-done = Ha buttato via il suo 7. In ogni mazzo ci sono quattro Meduse: per questo ogni carta coperta in prima fila chiede: ci hai pensato bene?

lesson-hera-zeus-pandora-title = Pandora
lesson-hera-zeus-pandora-about = Il vaso che svuota una corsia
lesson-hera-zeus-pandora-begin =
    Se Pandora viene sfidata, il suo vaso si apre: tutte le carte di quella corsia sono perse, da entrambe le parti. Lei non attacca mai.

    Zeus l'ha messa davanti ai suoi tre combattenti migliori, e tu nella corsia A hai solo un 3. Un buon affare, no?
lesson-hera-zeus-pandora-otherwise = L'affare è nella corsia A: una tua carta debole contro quattro delle sue.
lesson-hera-zeus-pandora-done =
    Quattro carte per una. E attenzione: se in quella corsia ci fosse stato Argo avresti vinto; ma se nella tua colonna ci fosse stata Io, avresti perso.

lesson-hera-zeus-pegasus-title = Pegaso
lesson-hera-zeus-pegasus-about = Colpire dalla mano
lesson-hera-zeus-pegasus-begin = Pegaso è la carta che hai più spesso, nove volte. Sul campo è un semplice 1, ma dalla mano colpisce dove vuole. Giocane uno.
lesson-hera-zeus-pegasus-hand = Può tirare fuori una carta dalla mano di Zeus, o colpire la carta davanti di qualunque corsia. Prima la mano.
lesson-hera-zeus-pegasus-first-hand = Alle carte davanti arriviamo subito. Prima colpisci la mano.
lesson-hera-zeus-pegasus-put = È uscito un 5, pescato a caso. Se fosse stato Argo avresti vinto. Le carte da 2 a 7 vanno scoperte davanti, sul suo campo, e sei tu a dire dove. Scegli la corsia A: lì aspetta il tuo 6.
lesson-hera-zeus-pegasus-otherwise = Mettilo nella corsia A, di fronte al tuo 6.
lesson-hera-zeus-pegasus-again = Ora il secondo Pegaso.
lesson-hera-zeus-pegasus-front = Sul campo la carta colpita si scopre, e cadono solo le deboli: Pegaso e Pizia. Un prigioniero è liberato. Nella corsia C c'è davanti una carta sconosciuta; colpisci quella.
lesson-hera-zeus-pegasus-not-there = Colpisci la carta coperta nella corsia C.
lesson-hera-zeus-pegasus-done = Era Pizia, e non c'è più. Le altre sarebbero rimaste, ma ora le conosceresti. Nel tuo primo turno Pegaso non può colpire.

lesson-hera-zeus-pythia-title = Pizia
lesson-hera-zeus-pythia-about = Vedere ciò che è nascosto
lesson-hera-zeus-pythia-begin = Hai due carte in prima fila e nessuna idea di che cosa abbiano di fronte. Interroga l'oracolo: gioca Pizia.
lesson-hera-zeus-pythia-column = Può mostrarti tutta la mano di Zeus, da cui ogni 7 deve andarsene subito, oppure scoprire per sempre una colonna. Scopri la colonna nella corsia A.
lesson-hera-zeus-pythia-otherwise = Oggi vogliamo vedere la colonna nella corsia A.
lesson-hera-zeus-pythia-now = Medusa! Hai fatto bene a chiedere. Resta un punto: sfida piuttosto nella corsia B.
lesson-hera-zeus-pythia-not-medusa = Non tra le braccia di Medusa! Sfida nella corsia B.
lesson-hera-zeus-pythia-done = Sul campo Pizia è uno 0, ma se è lei a sfidare un 7, vince.

lesson-hera-zeus-figure-title = La statuina
lesson-hera-zeus-figure-about = La carta divinità porta quattro punti
lesson-hera-zeus-figure-begin = I tuoi punti stanno per finire, ma hai in mano la tua carta divinità, Era in persona. Non costa nulla. Giocala.
lesson-hera-zeus-figure-where = La tua statuina si mette davanti a una colonna. Nella sua corsia nessuno può più sfidare. Vuoi combattere nella corsia B, quindi mettila nella corsia A.
lesson-hera-zeus-figure-otherwise = Nella corsia A, per favore: nella B serve il tuo 6.
lesson-hera-zeus-figure-points = Con la statuina hai quattro punti in ogni turno, questo compreso: uno è speso, ne restano tre. Sfida nella corsia B con il tuo 6.
lesson-hera-zeus-figure-more = Si va avanti finché ci sono punti. Ancora una volta.
lesson-hera-zeus-figure-third = E ancora una.
lesson-hera-zeus-figure-done =
    Tre carte con un solo combattente. Solo un Pegaso dalla sua mano può scacciare la tua statuina; per un punto puoi anche toglierla tu.

    La carta divinità si può giocare perfino quando hai speso l'ultimo punto.

lesson-hera-zeus-helpers-title = Quattro aiutanti
lesson-hera-zeus-helpers-about = Dioniso, Ade, Persefone e le Sirene
lesson-hera-zeus-helpers-begin =
    Quattro carte portano solo un simbolo: si giocano dalla mano, per un punto ciascuna, e tu le hai tutte.

    Guarda la corsia B: Io, la tua prigioniera, è davanti a tutti! Dioniso sposta una tua carta. Giocalo.
lesson-hera-zeus-helpers-first = Un aiutante dopo l'altro: Dioniso, Ade, Persefone, Sirene.
lesson-hera-zeus-helpers-from = Quale carta? Io, davanti nella corsia B.
lesson-hera-zeus-helpers-otherwise = Io è in pericolo: prendi la carta nella corsia B, fila 1.
lesson-hera-zeus-helpers-to = E dove? Dietro il 5, in fila 2 della stessa corsia.
lesson-hera-zeus-helpers-behind = Dietro il 5 è più al sicuro: corsia B, fila 2.
lesson-hera-zeus-helpers-hades = Molto meglio. Ora Ade: ti riporta una carta a scelta dalla tua pila, in segreto.
lesson-hera-zeus-helpers-take = Prendi il 7. Zeus vede solo che hai preso qualcosa.
lesson-hera-zeus-helpers-seven = Il 7 vale di più.
lesson-hera-zeus-helpers-persephone = Persefone riporta fino a tre Pegaso dalla tua pila. Giocala.
lesson-hera-zeus-helpers-sirens = Infine le Sirene: attirano nella tua mano la carta in cima alla pila di Zeus, se è un combattente da 1 a 7. Lì c'è un 6.
lesson-hera-zeus-helpers-done = Adesso è una carta conquistata: combatte per te, ma il dorso rivela che viene dall'altro mazzo.

lesson-hera-zeus-end-title = Trovalo
lesson-hera-zeus-end-about = Tutto insieme
lesson-hera-zeus-end-begin =
    Pensa da cacciatore. Il campo di Zeus è tutto scoperto. Il suo mazzo è finito. Nella sua pila Argo non c'è. Dove può essere?

    In mano hai un Pegaso.
lesson-hera-zeus-end-otherwise = Sul campo non c'è, dunque dev'essere nella mano di Zeus. Manda lì Pegaso.
lesson-hera-zeus-end-hand = Proprio così: è una delle due carte della sua mano. Una probabilità su due, e oggi la fortuna è con te.
lesson-hera-zeus-end-done =
    Hai vinto, e conosci il gioco. Custodisci dunque la tua prigioniera: in mano può trovarla Pegaso, davanti una sfida, e accanto a Pandora il vaso.

    Una vera partita comincia con nove carte a testa, di cui ne posi tre coperte. Buona caccia!

## Fight for Olympus

lesson-olympus-goal-title = Sette punti
lesson-olympus-goal-about = Come si vince
lesson-olympus-goal-begin =
    Ti do il benvenuto! Fra te e il tuo avversario c'è una striscia di sei spazi per lato, dall'Olimpo a Troia. Il contatore è uno solo per entrambi: ogni punto vittoria lo tira di un passo verso chi lo ottiene, e a 7 quel giocatore ha vinto.

    Sei a 6. Tideo è sull'Olimpo, e di fronte non c'è nessuno. Non giocare altre carte: lascialo attaccare.
lesson-olympus-goal-otherwise = I Mirmidoni possono restare a casa. Di' che hai finito, e Tideo attacca.
lesson-olympus-goal-done =
    Vittoria! Un attacco su uno spazio vuoto dell'Olimpo porta un punto.

    Ci sono altri due modi: chi comincia il turno con tutti e sei gli spazi occupati vince subito, e quando il mazzo di pesca finisce vince chi ha il contatore dal proprio lato.

lesson-olympus-play-title = Giocare una carta
lesson-olympus-play-about = Un soldato prende posto
lesson-olympus-play-begin = Un turno ha tre fasi: giocare carte, attaccare, pescare due carte. Nella prima giochi tutto ciò che puoi pagare. I Mirmidoni non costano nulla. Giocali.
lesson-olympus-play-otherwise = Prima i Mirmidoni: sono gratis.
lesson-olympus-play-where = Ora uno spazio. Su O1 troverebbero i Lapiti; di fronte a O2 e O3 non c'è nessuno, e questo significa un punto. Scegli uno di questi due.
lesson-olympus-play-elsewhere = Si potrebbe; ma su O2 o O3 c'è subito un punto da prendere.
lesson-olympus-play-stop = Era la tua unica carta. Di' che hai finito, e cominciano gli attacchi.
lesson-olympus-play-done =
    Nella seconda fase tutte le tue unità attaccano da sole, dall'Olimpo a Troia. La tua ha portato un punto. Poi hai pescato due carte, ed è toccato all'avversario: i Lapiti hanno fatto lo stesso dal loro lato.

    Così il contatore va avanti e indietro.

lesson-olympus-pay-title = Pagare
lesson-olympus-pay-about = Le carte sono il denaro
lesson-olympus-pay-begin = Le carte buone costano: Tideo due simboli rossi. Si paga con altre carte della mano, una per ogni simbolo, di quel colore. Gioca Tideo.
lesson-olympus-pay-otherwise = È Tideo che vogliamo vedere.
lesson-olympus-pay-pay = Tre carte potrebbero pagare il rosso: i Ciconi, Andromaca ed Ettore, che ha tutti e quattro i colori e perciò li paga tutti. Paga con ciò di cui puoi fare a meno; Ettore stesso costa quattro simboli, e per un po' non ne avrai così tanti.
lesson-olympus-pay-second = Ancora un simbolo rosso.
lesson-olympus-pay-where = Pagato. Mettilo su O1, di fronte ai Lapiti.
lesson-olympus-pay-opposite = Su O1, per favore: vogliamo vedere uno scontro.
lesson-olympus-pay-stop = Quel che resta non puoi pagarlo. La fase la chiudi tu, e nessun altro deve sapere perché. Di' che hai finito.
lesson-olympus-pay-done =
    Ciò con cui hai pagato è nella pila degli scarti. Ogni carta è quindi due cose: sé stessa, o un simbolo per un'altra.

    Spesso ti viene suggerito un pagamento intero; puoi accettarlo, o scegliere carta per carta.

lesson-olympus-strike-title = Colpire
lesson-olympus-strike-about = Danni e sconfitta
lesson-olympus-strike-begin =
    Ogni unità ha due numeri: attacco e difesa. Se di fronte c'è un'unità nemica (l'unità avversaria), questa subisce tanti danni quanti ne indica il tuo attacco. Chi è colpito non risponde; verrà il suo momento.

    I tuoi Ciconi hanno attacco 3 contro la difesa 2 dei Cari; i tuoi Lapiti attacco 1 contro Tideo, che ha difesa 4. Di' che hai finito.
lesson-olympus-strike-otherwise = Tieni i Feaci in mano e lascia attaccare la tua fila.
lesson-olympus-strike-done =
    I danni dei Cari hanno raggiunto la loro difesa: sono sconfitti e sono stati scartati. Tideo ha 1 danno, che resta finché lui non viene guarito: con 4 danni è sconfitto.
    Poi ha colpito lui, nel turno dell'avversario: i tuoi Lapiti hanno 3 danni e difesa 5.

lesson-olympus-areas-title = Tre aree
lesson-olympus-areas-about = Punti, segnalini, carte
lesson-olympus-areas-begin =
    Dove di fronte non c'è nessuno, ricevi il bonus area: sull'Olimpo un punto, a Delfi un segnalino colorato, a Troia una carta. Quanto sia forte la tua unità non conta; solo chi ha attacco 0 non attacca.

    Ne hai una in ogni area. Lasciale attaccare.
lesson-olympus-areas-otherwise = Hai abbastanza unità. Lasciale attaccare.
lesson-olympus-areas-marker = Il punto è tuo. Ora l'oracolo di Delfi: prendi un segnalino colorato, quello che vuoi.
lesson-olympus-areas-take = Un segnalino non costa nulla, e più tardi ti servirà per pagare. Prendine uno.
lesson-olympus-areas-done =
    E da Troia è venuta una carta in più, prima delle due che peschi sempre.

    Se sul tabellone non ci sono più segnalini, puoi prenderne uno all'avversario.

lesson-olympus-markers-title = I segnalini colorati
lesson-olympus-markers-about = Denaro che ritorna
lesson-olympus-markers-begin = Hai il segnalino rosso. Paga un simbolo rosso, proprio come una carta. Gioca Tideo per due rossi.
lesson-olympus-markers-otherwise = Gioca Tideo: vogliamo vedere a che cosa serve il segnalino.
lesson-olympus-markers-pay = Paga prima con il segnalino.
lesson-olympus-markers-marker = Prima il segnalino: un giorno ritorna, una carta no.
lesson-olympus-markers-rest = E il secondo simbolo con una carta: i Ciconi, oppure Ettore, che ha tutti i colori.
lesson-olympus-markers-where = Metti Tideo su O1.
lesson-olympus-markers-opposite = Su O1, di fronte ai Lapiti.
lesson-olympus-markers-stop = Non c'è altro da giocare. Di' che hai finito.
lesson-olympus-markers-done = Il segnalino è tornato a Delfi, dove ciascuno di voi può riprenderlo. Hai risparmiato una carta, e le carte vincono la partita.

lesson-olympus-equipment-title = Equipaggiamento
lesson-olympus-equipment-about = Una spada per Tideo
lesson-olympus-equipment-begin = Contro la difesa 5 dei Lapiti Tideo ha bisogno di due attacchi. A meno che qualcuno non gli dia una spada: giocala. L'equipaggiamento va a una tua unità in gioco, al massimo un pezzo ciascuna.
lesson-olympus-equipment-otherwise = Prima la spada.
lesson-olympus-equipment-attack = Ora ha attacco 6. Vediamolo all'opera.
lesson-olympus-equipment-now = Basterà un colpo. Di' che hai finito.
lesson-olympus-equipment-done = Sconfitti in un colpo solo. La spada gli resta per sempre; se lui cade, viene scartata con lui.

lesson-olympus-abilities-title = Abilità speciali
lesson-olympus-abilities-about = Quando le carte fanno qualcosa
lesson-olympus-abilities-begin =
    Ogni eroe ha un'abilità speciale, e un simbolo dice quando vale: una volta, quando lo giochi; ogni volta che attacca; oppure sempre.

    Filottete tira quando lo giochi: 1 eroe nemico subisce 3 danni. Giocalo e paga con le tue due carte rosse.
lesson-olympus-abilities-otherwise = Prima Filottete, per favore.
lesson-olympus-abilities-where = Su O1 o O2 non c'è nessuno di fronte: sarà un punto.
lesson-olympus-abilities-olympus = Su O1 o O2 guadagna subito un punto.
lesson-olympus-abilities-target = Ora la sua freccia. I Cari sono soldati, e non può sceglierli. Ettore ha difesa 6 e già 3 danni.
lesson-olympus-abilities-hector = Paride può aspettare Chirone. Altri 3 danni, ed Ettore non c'è più.
lesson-olympus-abilities-stop = Ettore non c'è più. Di' che hai finito, e cominciano gli attacchi.
lesson-olympus-abilities-may = Filottete ha avuto il suo punto. Ora attacca Chirone: prima di colpire può infliggere 2 danni. «Può» vuol dire che scegli tu. Lo facciamo?
lesson-olympus-abilities-yes = Non costa nulla: di' di sì.
lesson-olympus-abilities-chiron = A chi? Di fronte a Chirone c'è Paride, con difesa 2. Se cade adesso, quando Chirone colpisce non c'è più nessuno.
lesson-olympus-abilities-paris = Pensa allo spazio di fronte a Chirone: lì c'è Paride.
lesson-olympus-abilities-done = Due nemici e due punti in un turno. Passa su una carta, o toccala, per leggere che cosa fa.

lesson-olympus-first-title = Il primo turno
lesson-olympus-first-about = Una fase si salta
lesson-olympus-first-begin = Chi comincia ha un vantaggio, perciò nel primissimo turno il giocatore iniziale salta una fase. Ti viene chiesto prima di ciascuna. Tieni la prima: vuoi giocare carte.
lesson-olympus-first-keep = Potresti saltarla; ma teniamo questa fase e rinunciamo a pescare.
lesson-olympus-first-play = Hai sei carte, e ognuna può pagarne un'altra. I Mirmidoni sono gratis. Comincia da loro.
lesson-olympus-first-otherwise = Comincia da ciò che non costa nulla.
lesson-olympus-first-where = Sull'Olimpo, naturalmente.
lesson-olympus-first-olympus = Uno spazio dell'Olimpo porta un punto: O1, O2 o O3.
lesson-olympus-first-done-playing = Il resto conviene tenerlo. Di' che hai finito.
lesson-olympus-first-enough = Stavolta conserva le tue carte. Di' che hai finito.
lesson-olympus-first-attack = Tieni anche questa fase: di fronte ai Mirmidoni non c'è nessuno.
lesson-olympus-first-done = Un punto, e nessuna carta pescata: era quella la fase saltata. Non c'è una scelta giusta per tutti i casi; con una mano scadente può essere saggio non giocare nulla e pescare.

lesson-olympus-board-title = Tutti gli spazi occupati
lesson-olympus-board-about = Vincere senza punti
lesson-olympus-board-begin =
    L'avversario è avanti di tre punti, e il mazzo si assottiglia. Ma guarda il tuo lato: cinque unità, e uno spazio libero. Chi comincia il turno con tutti e sei gli spazi occupati ha vinto.

    Gioca un soldato.
lesson-olympus-board-otherwise = Riempi l'ultimo spazio: gioca uno dei tuoi soldati.
lesson-olympus-board-stop = Tutti e sei gli spazi sono occupati. Di' che hai finito.
lesson-olympus-board-done =
    Le tue sei unità hanno resistito al turno dell'avversario, e questa è la vittoria.

    Ora sai tutto. Se il mazzo di pesca fosse finito prima, avrebbe deciso il contatore. All'Olimpo!

## Deucalione

lesson-deukalion-goal-title = Per l'onore
lesson-deukalion-goal-about = Come si vince
lesson-deukalion-goal-begin =
    Ti do il benvenuto a bordo! Sei Deucalione, la tua nave è vicino ad Atene e ti manca un punto: in due il traguardo è 16, e chi lo raggiunge ha vinto subito.

    A bordo hai un forziere. Naviga verso nord, su una casella di ancoraggio di Atene.
lesson-deukalion-goal-otherwise = Atene è a nord; i suoi ancoraggi sono a un passo.
lesson-deukalion-goal-done =
    Un forziere portato ad Atene vale una carta Onore, cioè un punto. Hai vinto.

    Ci sono altre vie per l'onore: le colonie, l'Idra, il fiume Stige e le Imprese degli dèi. Le vedremo tutte.

lesson-deukalion-sail-title = Ogni nave, ogni turno
lesson-deukalion-sail-about = Navigare nel turno di un altro
lesson-deukalion-sail-begin =
    È il turno di Perseo: ha scosso la Kylix, la coppa con cinque dadi. Il dado al centro mostra 3, e di tanto possono navigare ora tutti gli altri. Così non resti mai a guardare.

    Si naviga passo per passo, mai in diagonale e solo sull'acqua. Va' a sud.
lesson-deukalion-sail-otherwise = A sud, verso il mare aperto.
lesson-deukalion-sail-step = Restano due passi. Ora a ovest.
lesson-deukalion-sail-west = A ovest, verso Micene.
lesson-deukalion-sail-stop = Non devi usarli tutti. Fermati qui.
lesson-deukalion-sail-enough = Questo è un buon posto. Fermati.
lesson-deukalion-sail-done = Invece di navigare avresti potuto sacrificare l'intero movimento, per riavere due opliti dall'Oltretomba. Ora Perseo continua il suo turno.

lesson-deukalion-kylix-title = La Kylix
lesson-deukalion-kylix-about = Quattro dadi, quattro azioni
lesson-deukalion-kylix-begin =
    Ora è il tuo turno, e gli altri hanno navigato. Intorno al centro ci sono quattro dadi: 3, 1, 2 e 1. Giri la coppa tutta intera, e così ogni dado riceve un compito: Opliti, Movimento, Carte e Idra.

    Metà dei tuoi opliti è nell'Oltretomba. Gira la coppa in modo che il 3 stia su Opliti.
lesson-deukalion-kylix-otherwise = Cerca la rotazione che ti dà Opliti 3.
lesson-deukalion-kylix-card = Usi i dadi nell'ordine che vuoi e lasci stare ciò che non ti serve. Il dado Carte mostra 2: nessuno pesca. Un 3 darebbe una carta Azione a te, un 1 a tutti gli altri. Ora chiama i tuoi uomini: il dado Opliti.
lesson-deukalion-kylix-hoplites = Prima gli opliti.
lesson-deukalion-kylix-number = Riprendili tutti e tre.
lesson-deukalion-kylix-all = Più sono, meglio è: tre.
lesson-deukalion-kylix-end = Otto uomini a bordo. Potresti ancora navigare di un passo e muovere l'Idra. Ma per ora termina il turno.
lesson-deukalion-kylix-otherwise-end = A questo arriveremo più tardi. Termina il turno.
lesson-deukalion-kylix-done = Perseo ha scosso la coppa, il centro mostra 2, e tu puoi navigare di nuovo. E così via.

lesson-deukalion-city-title = Assalire una città
lesson-deukalion-city-about = Il lancio degli opliti
lesson-deukalion-city-begin =
    I forzieri stanno nelle città. Tera ne ha due e vale 3. Per sfidarla devi esserle accanto: naviga di un passo a est.
lesson-deukalion-city-otherwise = Un passo a est, e sei accanto a Tera.
lesson-deukalion-city-attack = Ora lancia i tuoi opliti, tutti e sette. Ciascuno è perso, o vale 1, o vale ½. Ti serve un risultato almeno pari al valore della città. Sfida Tera!
lesson-deukalion-city-thera = Tera aspetta. Sfidala.
lesson-deukalion-city-chest = Tre sono persi e sono nell'Oltretomba, ma due interi e due mezzi fanno 3: giusto quanto basta. Prendi un forziere, quello che vuoi.
lesson-deukalion-city-done = Il forziere occupa uno dei dieci spazi della tua plancia, accanto agli opliti. Una sfida mette fine al movimento della nave, vinta o persa.

lesson-deukalion-athens-title = A casa, ad Atene
lesson-deukalion-athens-about = Forzieri, Onore e Imprese
lesson-deukalion-athens-begin = A bordo ci sono due forzieri, uno rosso e uno giallo. Guarda le carte Impresa scoperte: una vuole un forziere rosso ad Atene, e dà 2 punti. Naviga a nord.
lesson-deukalion-athens-otherwise = A nord, all'ancoraggio di Atene.
lesson-deukalion-athens-deliver = Ora si consegnano tutti i forzieri, nell'ordine che scegli. Con quello rosso rivendica la carta Impresa.
lesson-deukalion-athens-claim = Prima l'Impresa: due punti sono più di uno.
lesson-deukalion-athens-where = Il forziere va su uno spazio libero di una città, dove lo si potrà conquistare di nuovo. Scegli una città.
lesson-deukalion-athens-done = Due punti per l'Impresa, e una carta Onore per il forziere giallo, che non serviva a nessun compito. Subito è stata scoperta una nuova carta Impresa.

lesson-deukalion-settlements-title = Le colonie
lesson-deukalion-settlements-about = Punti che si possono perdere
lesson-deukalion-settlements-begin = Quattro colonie aspettano di essere fondate. Lindo ha due segni: richiede due opliti e dà due punti. Naviga a sud.
lesson-deukalion-settlements-otherwise = A sud: lì Lindo ti è accanto.
lesson-deukalion-settlements-found = Non serve alcun lancio. Fonda Lindo.
lesson-deukalion-settlements-lindos = Fonda Lindo: per due uomini è tua.
lesson-deukalion-settlements-done =
    Due uomini restano lì, e finché è tua hai due punti. Argo appartiene a Perseo: potresti sfidarla come una città, con un lancio contro il suo valore 3. Allora i suoi uomini vanno nell'Oltretomba, e i tuoi prendono il loro posto.

lesson-deukalion-duel-title = Nave contro nave
lesson-deukalion-duel-about = Che cosa prende il vincitore
lesson-deukalion-duel-begin = Davanti a te c'è la nave di Perseo, con un forziere rosso. Chi in mare naviga su un'altra nave la sfida. Entrambi lanciano tutti i loro opliti, vince il punteggio più alto, e in caso di parità il difensore. Va' a sud.
lesson-deukalion-duel-otherwise = A sud, sulla sua nave!
lesson-deukalion-duel-spoils = Cinque e mezzo contro due e mezzo: hai vinto. Puoi prendere un forziere o una carta Azione. Prendi il forziere.
lesson-deukalion-duel-chest = È per il forziere che sei qui. Prendilo.
lesson-deukalion-duel-away = E lo sconfitto finisce a tre caselle di distanza, dove vuoi tu. Scegli una casella.
lesson-deukalion-duel-done = All'ancora e sullo Stige nessuna nave può essere sfidata. Lì si è al sicuro.

lesson-deukalion-hydra-title = L'Idra
lesson-deukalion-hydra-about = Un mostro a disposizione di tutti
lesson-deukalion-hydra-begin = L'Idra non è di nessuno. Con il dado Idra la guidi tu, stavolta di due passi, e chi la incontra deve combattere. Perseo è due caselle a sud di lei.
lesson-deukalion-hydra-otherwise = A sud: lì c'è Perseo.
lesson-deukalion-hydra-step = Ancora un passo, e dovrà lanciare.
lesson-deukalion-hydra-away = Gli servivano 5 punti e ne ha fatti due e mezzo. I suoi caduti sono nell'Oltretomba, e sei tu a mandare via la sua nave. Scegli una casella.
lesson-deukalion-hydra-done = Se fosse arrivato a 5, avrebbe ottenuto una carta Onore e respinto l'Idra. Tu puoi sfidarla solo finché lo chiede una carta Impresa scoperta.

lesson-deukalion-styx-title = Il fiume Stige
lesson-deukalion-styx-about = La via del ritorno
lesson-deukalion-styx-begin = Sette dei tuoi uomini sono nell'Oltretomba. A nord-ovest scorre lo Stige: chi vi arriva li riprende tutti. Va' a ovest.
lesson-deukalion-styx-otherwise = A ovest, verso lo Stige.
lesson-deukalion-styx-step = Ancora un passo.
lesson-deukalion-styx-done = Sono di nuovo tutti a bordo. E poiché nell'Oltretomba avevi più uomini di Perseo, hai ricevuto anche una carta Onore; in tre o in quattro sarebbero due. Chi combatte molto, alla fine, riceve onore.

lesson-deukalion-pursuits-title = Le Imprese
lesson-deukalion-pursuits-about = Che cosa vogliono gli dèi
lesson-deukalion-pursuits-begin =
    Due carte Impresa sono scoperte per tutti, e ognuno ne ha una segreta. Ciascuna ha due compiti; ne basta uno. Le mura dei Ciclopi chiedono di sostare accanto a Micene con almeno 6 opliti. Tu ne hai sette: naviga a est.
lesson-deukalion-pursuits-otherwise = A est: lì sei accanto a Micene.
lesson-deukalion-pursuits-claim = Compito completato. Rivendica la carta.
lesson-deukalion-pursuits-claim-it = Chi la rivendica per primo ce l'ha. Non lasciarla lì.
lesson-deukalion-pursuits-done = Un punto, e si è scoperta un'altra carta. Chi completa per primo una carta scoperta la prende, nel turno di chiunque; la tua carta segreta è solo tua.

lesson-deukalion-cards-title = Le carte Azione
lesson-deukalion-cards-about = Vento e buoni consigli
lesson-deukalion-cards-begin = Resta un dado, e il dado Movimento mostra solo 1. Ma hai due carte Azione. Con Zefiro navighi due caselle più lontano: giocalo.
lesson-deukalion-cards-otherwise = Prima il vento: gioca Zefiro.
lesson-deukalion-cards-move = Ora il dado Movimento.
lesson-deukalion-cards-sail-on = Le vele sono spiegate. Usa il dado Movimento.
lesson-deukalion-cards-sail = Tre passi. Naviga a est, verso Tera.
lesson-deukalion-cards-east = Due volte a est, finché sei accanto a Tera.
lesson-deukalion-cards-attack = Sfida Tera.
lesson-deukalion-cards-thera = È Tera che vogliamo. Sfidala.
lesson-deukalion-cards-athena = Prima del lancio ti viene chiesta una carta. Il consiglio di Atena aggiunge un punto. Giocalo.
lesson-deukalion-cards-counsel = Accogli il consiglio della dea: gioca la carta.
lesson-deukalion-cards-chest = Quattro persi, solo due punti; con Atena tre, e tanto vale Tera. Prendi un forziere.
lesson-deukalion-cards-done =
    Conosci il gioco. Ogni carta dice quando si può giocare. Alcune restano davanti a te per sempre.

    Tieni d'occhio i tuoi uomini, l'Idra e i punti degli altri. Venti favorevoli!
