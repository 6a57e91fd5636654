### Cards and maps of one's own

title-olympus = Le tue carte
title-deukalion = Il tuo tabellone
about-olympus = Scrivi carte per Fight for Olympus, guardale disegnate e gioca con loro. Quello che scrivi resta su questo dispositivo.
about-deukalion = Disegna un tabellone per Deukalion, segno per segno, guardalo diventare mare e giocaci. Quello che scrivi resta su questo dispositivo.
text-olympus = Le carte
text-deukalion = Il tabellone
paste = Scrivi qui, incolla un testo o trascina qui un file.
open = Apri un file
example = Parti da un esempio
example-sure = Sostituire il tuo testo con l’esempio?
save = Salva in un file
checking = Controllo in corso …
checking-long = Controllo ancora in corso: ci vuole più del solito. Puoi continuare a scrivere.
trying-out = Il tuo testo viene provato, poi il tavolo è pronto …
mistakes = { $many ->
    [0] Nessun errore.
    [one] Un errore
   *[other] { $many } errori
}
line = Riga { $line }
warning = Nota
shown-olympus = { $many ->
    [0] Per ora non si può disegnare nessuna carta.
    [one] Una carta
   *[other] { $many } carte
}
shown-deukalion = Il tuo mare
nothing-yet = Qui non c’è ancora niente. L’esempio è un buon inizio.
play = Gioca
play-not-yet = Prima correggi gli errori, poi puoi giocare.
no-file = Questo file non si può leggere: scegli un file di testo di al massimo { $most } caratteri.
too-long = È troppo lungo: togli { $many } caratteri.
