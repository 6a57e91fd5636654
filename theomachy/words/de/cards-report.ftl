## Der Kartenbericht der Arena: Kampf um den Olymp

report-endings = Wie die Partien endeten
report-ending = { $ending ->
    [full_board] sechs besetzte Plätze
    [seven_points] sieben Siegpunkte
    [empty_pile] leerer Nachziehstapel
   *[tie] unentschieden
}
report-by-cost = Siegquote nach Kosten
report-by-cost-about = Jeder Punkt ist eine Karte, seine Linie das 95-%-Intervall. Vergleiche eine Karte mit anderen, die gleich viel kosten: Teure spielt meist, wer ohnehin vorn liegt. Die gepunkteten Linien liegen bei { $low } und { $high }.
report-cost = Kosten { $cost }
report-card = { $name }: { $rate } ({ $interval }), gespielt in { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}
report-high = Mit ▲ markiert, weil das ganze Intervall über { $limit } liegt:
report-low = Mit ▼ markiert, weil das ganze Intervall unter { $limit } liegt:
report-none = Keine Karte hat ein Intervall, das ganz über { $high } oder ganz unter { $low } liegt.
report-cards = Die Karten
report-cards-about = Die Spalten sagen, in wie vielen Partien die Karte gezogen oder gespielt und in wie vielen mit ihr bezahlt wurde, gleich auf welcher Seite; zu gezogen gehören auch die Karten der Starthand, zu gespielt auch, was kostenlos ins Spiel kommt. Die Siegquote ist die der Seite, die die Karte gespielt hat; ein Unentschieden zählt als halber Sieg, und haben in einer Partie beide Seiten sie gespielt, zählen beide. Der Zug ist der, in dem die Karte im Mittel gespielt wurde; die Züge beider Seiten werden durchgezählt.
report-drawn = Gezogen
report-played = Gespielt
report-paid = Damit bezahlt
report-turn = Zug
report-rate = Siegquote
report-own = { $name } (eigene Karte)
