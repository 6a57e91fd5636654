## Games: listing them, and checking what one lacks

games-help-what = check, per dire che cosa manca ancora a un gioco; senza, i giochi vengono elencati
games-help-game = con check: la chiave del gioco
games-help-tests = con check: dove sono i suoi test, per trovare le regole che nessun test nomina
games-line = { $key }: { $name } ({ $package })
games-complete = Non manca niente di essenziale.
games-may-add = Potrebbe avere anche:
games-language = { $language ->
    [de] tedesco
    [it] italiano
   *[en] inglese
}

## What a game can lack

lack-broken = { $what } fallisce con { $error }
lack-words = Qualcosa non si può dire: { $error }
lack-kernel-game = { $name } non è un Game del nucleo: dovrebbe ereditare da theomachy.kernel.game.Game.
lack-key = È registrato come { $key }, ma la sua classe dice { $other }.
lack-method = Il suo gioco non ha { $name }.
lack-field = La sua vista non ha { $name }.
lack-event-class = { $name } non è un evento: dovrebbe essere una dataclass che eredita da Event.
lack-page = Non c'è una pagina delle regole in { $language }.
lack-other-page = una pagina delle regole in { $language }; fino ad allora si mostra quella inglese
lack-clauses = La pagina delle regole in inglese non ha regole numerate: righe come **AB-TURN-01** seguite dalla regola.
lack-clause = La regola { $clause } manca nella pagina delle regole in { $language }.
lack-clause-twice = La regola { $clause } compare due volte nella pagina delle regole.
lack-no-such-clause = { $what } cita { $clause }, che non è nella pagina delle regole.
lack-message = Il messaggio { $key } manca in { $language }.
lack-language = messaggi in { $language }; fino ad allora si mostra l'inglese
lack-editions = Le edizioni delle sue opzioni non sono quelle del gioco con la predefinita per prima.
lack-option = L'opzione { $name } cambia qualcosa anche quando riceve il valore che ha già.
lack-board = un suo tavolo nel terminale; fino ad allora la sua vista si mostra campo per campo
lack-statistics = statistiche proprie per l'arena
lack-test = un test che nomina la regola { $clause }
lack-end = Una partita a caso ha più di { $count } scelte e non finisce.
lack-copy = Una copia di uno stato non gli è uguale.
lack-copy-shares = Una scelta fatta in una copia cambia lo stato copiato.
lack-load = Uno stato salvato non viene caricato com'era.
lack-secret-view = Ciò che un posto non può vedere cambia la sua vista: { $field }.
lack-secret-recall = Ciò che un posto non può vedere cambia la sua memoria.
lack-guess-view = Un'ipotesi non corrisponde alla vista da cui è nata: { $field }.
lack-guess-recall = Un'ipotesi non corrisponde alla memoria da cui è nata.
lack-notation-choice = La scelta { $choice } non viene letta com'è stata scritta.
lack-notation-position = La posizione «{ $position }» viene letta come «{ $other }».
lack-notation-field = Nella posizione «{ $position }» manca qualcosa: quando viene letta, { $field } è diverso.
lack-range = { $what } non è fra -1 e 1.
lack-prior = prior è minore di 1.
lack-weights = Quando si interroga il caso, i pesi non sono tanti quanti gli esiti.
lack-not-refused = L'azione { $action } non è permessa, ma non viene rifiutata.
lack-bot = { $bot } fa una scelta che non è permessa.
lack-packed = Questo, dopo la trasmissione, non è più com'è stato mandato: { $what }.
lack-event = L'evento { $name } accade, ma non è in EVENTS.
lack-result = Il risultato non è un numero da -1 a 1 per ogni posto.
lack-record = Una registrazione non porta alla stessa partita.
lack-revealed = Dopo la partita il tavolo non rivela niente.
