### Beispiele zu den Regeln: was eine Stellung zeigt, in einem Satz

## Hera und Zeus

example-hera-zeus-lay = Die Harpyie kommt zwischen Artemis und die Karte dahinter, die eine Reihe zurückrückt.
example-hera-zeus-challenge = Die Hydra (5) besiegt den Zyklopen (4) und bleibt liegen, jetzt offen; was hinter ihm lag, rückt verdeckt nach.
example-hera-zeus-medusa = Medusa besiegt Artemis, so stark sie auch ist; die Amazone dahinter besiegt dann Medusa.
example-hera-zeus-pandora = Die Harpyie ist auf Pandora gestoßen: Jetzt ist die Bahn leer, und zwar auf beiden Seiten.
example-hera-zeus-pegasus = Pegasus zieht eine Harpyie aus Heras Hand, und Zeus legt sie offen an die Spitze von Bahn B.
example-hera-zeus-pythia = Pythia blickt in die Hand: Poseidon, die 7, ist verloren; dass sie Argos und Pandora gesehen hat, bleibt ohne Folgen.
example-hera-zeus-figure = Die Götterkarte kostet nichts: Die Figur steht vor Bahn A, und aus einem Zug mit einem Punkt wird einer mit vier.
example-hera-zeus-captive = Argos lag verdeckt ganz vorn: Wer ihn herausfordert, gewinnt das Spiel, gleich mit welcher Stärke.

## Kampf um den Olymp

example-olympus-shield = Andromache schlägt mit 2 zu; mit einem Schild von 4 haben die Myrmidonen Verteidigung 5 und überleben.
example-olympus-move = Agamemnon verschiebt alle auf einmal, auch auf Plätze, die andere gerade verlassen; Schwerter und Wunden gehen mit.
example-olympus-pay = Menelaos kostet einmal Blau und einmal Gelb: Die Argonauten zahlen Blau, Iason Gelb, und beide werden abgelegt.
example-olympus-before = Vor seinem Schlag trifft Cheiron die Karer gegenüber; sie fallen, und der Angriff auf den leeren Platz bringt einen Punkt.
example-olympus-strike = Tydeus schlägt die Lapithen mit 3; ihre Verteidigung ist 5, also bleiben sie, aber verwundet.
example-olympus-olympus = Die Dardaner haben Angriff 0 und tun nichts; Penelope greift mit ihrem Schwert einen leeren Platz auf dem Olymp an: ein Punkt.
example-olympus-delphi = Menelaos schlägt zu und bekommt nichts für den Platz, den er geräumt hat; Medea greift einen leeren Platz in Delphi an und nimmt den blauen Marker.
example-olympus-board = Sechs von sechs: Der Gegner beginnt seinen Zug mit vollem Plan, und das Spiel ist aus, noch vor dem siebten Punkt.

## Deukalion

example-deukalion-kylix = Die Kylix wird um zwei gedreht: Der Würfel des ersten Fachs liegt nun auf Karten, der zweite auf Hydra und so weiter.
example-deukalion-found = Ein Schritt nach Süden, und ein Hoplit bleibt in Argos: kein Wurf, ein Punkt.
example-deukalion-city = Zwei ganze Punkte und zwei halbe sind 3, genau der Wert von Thera: eine Truhe für das Schiff.
example-deukalion-deliver = Kein Auftrag verlangt hier die grüne Truhe; so bringt sie im Vorbeifahren eine Ehrenkarte, und das Schiff segelt weiter.
example-deukalion-styx = Fünf in der Unterwelt, mehr als bei jedem anderen: Alle kommen zurück, und zwei Ehrenkarten dazu.
example-deukalion-duel = Der Herausforderer gewinnt, nimmt die Truhe, schickt das andere Schiff fort und erfüllt den Auftrag, der genau das verlangt.
example-deukalion-hydra = Die Hydra fordert heraus und wird besiegt: eine Ehrenkarte, und der Sieger bestimmt, wohin sie kommt.
