## Rätsel: in Aufzeichnungen gefunden, und gelöst

puzzle-title = Rätsel { $number } von { $of }; der schwächste Bot, der die Lösung findet: { $level }
puzzle-ask = Du bist { $side }. Eine Wahl ist klar besser als alle anderen: welche?
puzzle-solved = Gelöst.
puzzle-costs = { $loss } % weniger Aussicht auf den Sieg, { $chance } % statt { $best } %: { $choice }.
puzzle-solution = Die Lösung: { $choice }.
puzzle-commands = Gib die Nummer einer Wahl ein, oder: { $solution }, { $next }, { $quit }.
puzzle-all-seen = Das war das letzte.
puzzle-none = Solche Rätsel gibt es noch nicht: theomachy puzzles SPIEL AUFZEICHNUNG findet welche in Aufzeichnungen.
puzzle-looking = Entscheidungen mit nur einer Lösung werden gesucht …
puzzle-found = { $record }, Wahl { $number }, { $side }: { $choice } [{ $token }], { $chance } % statt { $other } %; der schwächste Bot, der das findet: { $level }
puzzle-record-done = { $record }: betrachtete Entscheidungen: { $decisions }, Rätsel: { $puzzles }
puzzle-total = Aufzeichnungen: { $records }, betrachtete Entscheidungen: { $decisions }, neue Rätsel: { $puzzles }, schon bekannt: { $known }
