## Der Bericht der Arena: Hera und Zeus

report-endings = Wie die Partien endeten
report-ending = { $ending ->
    [bare-field] leeres Feld
    [no-action] keine erlaubte Aktion mehr
    [captive-in-front] Gefangener in Reihe 1 herausgefordert
    [captive-in-hand] Gefangener in der Hand gefunden
    [captive-in-lane] Gefangener von Pandora mitgerissen
   *[turn-limit] unentschieden nach dem letzten Zug
}
report-cards = Die Karten
report-cards-about = Wie oft jede Art aufs Feld gelegt und aus der Hand gespielt wurde; die Karten der Startreihen liegen verdeckt und zählen nicht mit. Die Siegquote ist die der Seite, die in einer Partie eine solche Karte gelegt oder gespielt hat; haben es beide getan, zählen beide. Der Zug ist der mittlere; die Züge beider Seiten werden durchgezählt.
report-name = Name
report-copies = Anzahl
report-laid = Gelegt
report-used = Gespielt
report-turn = Zug
report-rate = Siegquote
