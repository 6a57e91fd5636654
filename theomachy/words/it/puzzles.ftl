## Enigmi: trovati nelle registrazioni, e risolti

puzzle-title = Enigma { $number } di { $of }; il bot più debole che trova la soluzione: { $level }
puzzle-ask = Sei { $side }. Una scelta è nettamente migliore di tutte le altre: quale?
puzzle-solved = Risolto.
puzzle-costs = { $loss }% di probabilità di vittoria in meno, { $chance }% invece di { $best }%: { $choice }.
puzzle-solution = La soluzione: { $choice }.
puzzle-commands = Scrivi il numero di una scelta, oppure: { $solution }, { $next }, { $quit }.
puzzle-all-seen = Era l'ultimo.
puzzle-none = Enigmi di questo tipo non ce ne sono ancora: theomachy puzzles GIOCO REGISTRAZIONE ne trova nelle registrazioni.
puzzle-looking = Si cercano decisioni con una sola soluzione …
puzzle-found = { $record }, scelta { $number }, { $side }: { $choice } [{ $token }], { $chance }% invece di { $other }%; il bot più debole che la trova: { $level }
puzzle-record-done = { $record }: decisioni esaminate: { $decisions }, enigmi: { $puzzles }
puzzle-total = Registrazioni: { $records }, decisioni esaminate: { $decisions }, nuovi enigmi: { $puzzles }, già noti: { $known }
