### Il tavoliere di un gioco che non ne ha uno suo

table = Il tavolo
