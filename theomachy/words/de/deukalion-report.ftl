## Der Bericht der Arena: Deukalion

report-endings = Wie die Partien endeten
report-ending = { $ending ->
    [goal] das Ziel wurde erreicht
    [rounds] die Runden waren vorbei
   *[shared] ein geteilter Sieg
}
report-rounds = Wie viele Runden die Partien dauerten
report-rounds-about = Die Runde, in der die Partie endete, zählt mit. Im Mittel dauerte eine Partie { $rounds } Runden.
report-round = Runden
report-points = Woher die Punkte kamen
report-points-about = Alle Punkte, die die Spieler am Ende der Partien hatten, im Mittel { $points } für jeden.
report-source = { $source ->
    [deliveries] Aufträge: Truhen abgeliefert
    [positions] Aufträge: vor einer Stadt
    [victories] Aufträge: Schiff oder Hydra besiegt
    [settlements] Siedlungen
    [styx] Ehre: Fluss Styx
    [chests] Ehre: einzelne Truhen
    [hydra] Ehre: Hydra besiegt
   *[together] Ehre: gemeinsam beansprucht
}
report-pursuits = Die Auftragskarten
report-pursuits-about = Wie oft jede Karte abgeschlossen wurde, durch welche ihrer Aufgaben, und wie oft sie eine geheime Karte war. Die Siegquote ist die der Spieler, die sie abgeschlossen haben; ein geteilter Sieg zählt als halber Sieg.
report-removed = Mehrere Spieler zugleich haben { $removed }-mal eine Karte beansprucht; dann kam sie aus dem Spiel.
report-actions = Die Aktionskarten
report-actions-about = Wie oft jede Karte gespielt und wie oft mit ihr für eine Auftragskarte bezahlt wurde. Die Siegquote ist die der Spieler, die sie in einer Partie gespielt haben; ein geteilter Sieg zählt als halber Sieg.
report-challenges = Herausforderungen
report-challenges-about = Wie oft jede Stadt, jede Siedlung, ein Schiff oder die Hydra herausgefordert wurde, und wie oft das gelang; fordert die Hydra heraus, wie oft die Herausgeforderten gewannen. Zum Gründen einer Siedlung braucht es keine Herausforderung.
report-opponent = { $opponent ->
    [ship] ein anderes Schiff
    [hydra] die Hydra, herausgefordert
   *[crew] die Hydra fordert heraus
}
report-name = Name
report-worth = Punkte
report-task-a = Aufgabe a
report-task-b = Aufgabe b
report-completed = Abgeschlossen
report-by-a = durch a
report-by-b = durch b
report-secret = geheim
report-turn = Zug
report-played = Gespielt
report-paid = Damit bezahlt
report-place = Herausgefordert
report-value = Wert
report-challenged = Wie oft
report-won = Gewonnen
report-share = Anteil
report-founded = Gegründet
report-rate = Siegquote
