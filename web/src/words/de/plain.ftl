### Das Brett eines Spiels, das kein eigenes hat

table = Der Tisch
