### Das geführte erste Spiel: was der Begleiter sagt.

lesson-again = Das ist erlaubt, und eines Tages mag es klug sein. Hier möchte ich dir etwas anderes zeigen: { $choice }.

## Hera und Zeus

lesson-hera-zeus-captive-title = Der Gefangene
lesson-hera-zeus-captive-about = Wie man gewinnt
lesson-hera-zeus-captive-begin =
    Willkommen! Du bist Hera, und dir gegenüber sitzt Zeus. Jeder versteckt einen Gefangenen vor dem anderen: du Io, er Argos. Wer den gegnerischen Gefangenen findet, hat gewonnen.

    Ein Vögelchen hat mir gezwitschert, dass die verdeckte Karte in Bahn B Argos ist. Fordere sie mit deiner vordersten Karte in dieser Bahn heraus.
lesson-hera-zeus-captive-otherwise = Das kann warten. Argos liegt in Bahn B: Fordere dort heraus, und du hast gewonnen.
lesson-hera-zeus-captive-done =
    Das war ein ganzes Spiel. Jede noch so schwache Karte befreit den Gefangenen, wenn sie ihn nur herausfordert.

    Allerdings sagt dir sonst niemand, wo er liegt. Alles Weitere handelt davon, es herauszufinden, und davon, Io zu verstecken.

lesson-hera-zeus-turn-title = Dein Zug
lesson-hera-zeus-turn-about = Punkte, Ziehen und Legen
lesson-hera-zeus-turn-begin =
    Die drei Bahnen A, B und C führen von dir zu Zeus. Deine Karten in einer Bahn sind eine Spalte, und für jede Spalte bekommst du einen Punkt je Zug: drei, wie du siehst. Jeder Punkt ist eine Aktion wert, und alle müssen verbraucht werden.

    Die erste Möglichkeit: Zieh eine Karte.
lesson-hera-zeus-turn-lay = Ein Pegasus, sehr schön. Die zweite Möglichkeit: Leg eine Karte auf dein Feld, immer verdeckt. Nimm Medusa; sie ist eine gute Wächterin.
lesson-hera-zeus-turn-where = Du darfst sie vorn in eine Spalte schieben oder irgendwo dahinter; was dort liegt, rückt zurück. Eine Spalte fasst vier Karten, und Reihe 1 ist vorn. Leg sie, wohin du magst.
lesson-hera-zeus-turn-last = Ein Punkt ist übrig. Leg einen Kämpfer, die 6 oder die 2, an einen Platz deiner Wahl.
lesson-hera-zeus-turn-done =
    Deine Punkte waren verbraucht, also war Zeus am Zug; er hat nur gezogen. Jetzt wirst wieder du gefragt.

    Merk dir: Passen geht nicht. Wer noch Punkte hat und nichts damit tun kann, verliert, und ebenso, wer seinen Zug ohne Karte auf dem Feld beginnt.

lesson-hera-zeus-challenge-title = Die Herausforderung
lesson-hera-zeus-challenge-about = Stärke gegen Stärke
lesson-hera-zeus-challenge-begin =
    Die dritte Möglichkeit ist die Herausforderung: deine vorderste Karte gegen seine in derselben Bahn. Beide werden aufgedeckt, die stärkere gewinnt, die andere ist verloren.

    Beginne in Bahn A, mit deiner 5.
lesson-hera-zeus-challenge-equal = Deine 5 hat seine 4 geschlagen und bleibt vorn liegen, offen für alle; was hinter seiner Karte lag, ist nachgerückt. Nun Bahn B: Dort liegt bei dir eine 3. Sehen wir nach, was da wartet.
lesson-hera-zeus-challenge-weaker = Auch eine 3: Gleich starke Karten sind beide verloren. Ein Punkt ist übrig. In Bahn C hast du eine 4. Wag es, nur um zu sehen, was passieren kann.
lesson-hera-zeus-challenge-otherwise = Bleiben wir bei den Herausforderungen, Bahn für Bahn: A, dann B, dann C.
lesson-hera-zeus-challenge-done =
    Eine 6! Die schwächere Karte ist verloren, auch wenn sie selbst herausgefordert hat. Jede Herausforderung ist also ein Sprung ins Dunkle, und jede aufgedeckte Karte ist Wissen für euch beide.

    In deinem eigenen ersten Zug darfst du noch nicht herausfordern.

lesson-hera-zeus-medusa-title = Medusa
lesson-hera-zeus-medusa-about = Ein Blick, der tötet, und wer ihn nicht fürchtet
lesson-hera-zeus-medusa-begin =
    Medusa greift nie an. Aber was sie herausfordert, ist verloren, selbst eine 7. Nur eine Karte ist vor ihr sicher: die 2, Amazone oder Held.

    Zeus’ Medusa liegt offen in Bahn A, und davor steht deine Amazone. Du weißt, was zu tun ist.
lesson-hera-zeus-medusa-otherwise = Lass zuerst die Amazone in Bahn A angreifen: Nur sie kann das.
lesson-hera-zeus-medusa-wait = Gut gemacht. In Bahn B liegt deine eigene Medusa verdeckt, und Zeus weiß es nicht. Zieh mit deinem letzten Punkt eine Karte und sieh zu, was er tut.
lesson-hera-zeus-medusa-done = Er hat seine 7 weggeworfen. In jedem Deck sind vier Medusen; darum fragt jede verdeckte Karte in der ersten Reihe: Bist du sicher?

lesson-hera-zeus-pandora-title = Pandora
lesson-hera-zeus-pandora-about = Die Büchse, die eine Bahn leert
lesson-hera-zeus-pandora-begin =
    Wird Pandora herausgefordert, öffnet sich ihre Büchse: Alle Karten dieser Bahn sind verloren, auf beiden Seiten. Sie selbst greift nie an.

    Zeus hat sie vor seine drei besten Kämpfer gelegt, und du hast in Bahn A nur eine 3. Ein gutes Geschäft, oder?
lesson-hera-zeus-pandora-otherwise = Das gute Geschäft ist Bahn A: eine schwache Karte von dir gegen vier von ihm.
lesson-hera-zeus-pandora-done =
    Vier Karten für eine. Und beachte: Hätte Argos in dieser Bahn gelegen, hättest du gewonnen; hätte aber Io in deiner Spalte gelegen, hättest du verloren.

lesson-hera-zeus-pegasus-title = Pegasus
lesson-hera-zeus-pegasus-about = Angriff aus der Hand
lesson-hera-zeus-pegasus-begin = Pegasus hast du am häufigsten, neunmal. Auf dem Feld ist er nur eine 1, aber aus der Hand schlägt er zu, wo er will. Spiel einen aus.
lesson-hera-zeus-pegasus-hand = Er kann eine Karte aus Zeus’ Hand ziehen oder die vorderste Karte einer beliebigen Bahn angreifen. Zuerst die Hand.
lesson-hera-zeus-pegasus-first-hand = Zu den vordersten Karten kommen wir gleich. Greif erst die Hand an.
lesson-hera-zeus-pegasus-put = Eine 5 kam heraus, ganz zufällig. Wäre es Argos gewesen, hättest du gewonnen. Karten von 2 bis 7 kommen offen nach vorn auf sein Feld, und du sagst, wohin. Wähle Bahn A: Dort wartet deine 6.
lesson-hera-zeus-pegasus-otherwise = Leg sie in Bahn A, deiner 6 gegenüber.
lesson-hera-zeus-pegasus-again = Jetzt der zweite Pegasus.
lesson-hera-zeus-pegasus-front = Auf dem Feld wird die getroffene Karte aufgedeckt, und nur die schwachen fallen: Pegasus und Pythia. Ein Gefangener wird befreit. In Bahn C liegt vorn eine unbekannte Karte; triff diese.
lesson-hera-zeus-pegasus-not-there = Triff die verdeckte Karte in Bahn C.
lesson-hera-zeus-pegasus-done = Es war Pythia, und sie ist weg. Die anderen wären geblieben, aber du würdest sie nun kennen. In deinem ersten Zug darf Pegasus nicht zuschlagen.

lesson-hera-zeus-pythia-title = Pythia
lesson-hera-zeus-pythia-about = Verborgenes sehen
lesson-hera-zeus-pythia-begin = Du hast zwei vorderste Karten und keine Ahnung, was ihnen gegenüberliegt. Befrage das Orakel: Spiel Pythia aus.
lesson-hera-zeus-pythia-column = Sie kann dir Zeus’ ganze Hand zeigen, aus der jede 7 sofort weg muss, oder eine Spalte für immer aufdecken. Decke die Spalte in Bahn A auf.
lesson-hera-zeus-pythia-otherwise = Heute wollen wir die Spalte in Bahn A sehen.
lesson-hera-zeus-pythia-now = Medusa! Gut, dass du gefragt hast. Ein Punkt ist übrig: Fordere lieber in Bahn B heraus.
lesson-hera-zeus-pythia-not-medusa = Nicht in Medusas Arme! Fordere in Bahn B heraus.
lesson-hera-zeus-pythia-done = Auf dem Feld ist Pythia eine 0; fordert sie aber selbst eine 7 heraus, gewinnt sie.

lesson-hera-zeus-figure-title = Die Figur
lesson-hera-zeus-figure-about = Die Götterkarte bringt vier Punkte
lesson-hera-zeus-figure-begin = Deine Punkte gehen zu Ende, aber du hast deine Götterkarte, Hera selbst. Sie kostet nichts. Spiel sie aus.
lesson-hera-zeus-figure-where = Deine Figur stellt sich vor eine Spalte. In ihrer Bahn kann niemand mehr herausfordern. Du willst in Bahn B kämpfen, also stell sie in Bahn A.
lesson-hera-zeus-figure-otherwise = Bitte Bahn A: In Bahn B wird deine 6 gebraucht.
lesson-hera-zeus-figure-points = Mit der Figur hast du vier Punkte in jedem Zug, auch in diesem: Einer ist ausgegeben, drei sind übrig. Fordere in Bahn B mit deiner 6 heraus.
lesson-hera-zeus-figure-more = Das geht, solange die Punkte reichen. Noch einmal.
lesson-hera-zeus-figure-third = Und noch einmal.
lesson-hera-zeus-figure-done =
    Drei Karten mit einem Kämpfer. Nur ein Pegasus aus seiner Hand kann deine Figur vertreiben; für einen Punkt darfst du sie auch selbst wegnehmen.

    Die Götterkarte kannst du sogar noch spielen, wenn dein letzter Punkt verbraucht ist.

lesson-hera-zeus-helpers-title = Vier Helfer
lesson-hera-zeus-helpers-about = Dionysos, Hades, Persephone und die Sirenen
lesson-hera-zeus-helpers-begin =
    Vier Karten tragen nur ein Symbol: Man spielt sie aus der Hand, für je einen Punkt, und du hast alle vier.

    Sieh dir Bahn B an: Io, deine Gefangene, liegt ganz vorn! Dionysos versetzt eine deiner Karten. Spiel ihn aus.
lesson-hera-zeus-helpers-first = Ein Helfer nach dem anderen: Dionysos, Hades, Persephone, Sirenen.
lesson-hera-zeus-helpers-from = Welche Karte? Io, vorn in Bahn B.
lesson-hera-zeus-helpers-otherwise = Io ist in Gefahr: Nimm die Karte in Bahn B, Reihe 1.
lesson-hera-zeus-helpers-to = Und wohin? Hinter die 5, in Reihe 2 derselben Bahn.
lesson-hera-zeus-helpers-behind = Hinter der 5 ist sie am sichersten: Bahn B, Reihe 2.
lesson-hera-zeus-helpers-hades = Viel besser. Nun Hades: Er holt dir eine Karte deiner Wahl aus deinem Ablagestapel zurück, heimlich.
lesson-hera-zeus-helpers-take = Nimm die 7. Zeus sieht nur, dass du etwas genommen hast.
lesson-hera-zeus-helpers-seven = Die 7 ist mehr wert als das.
lesson-hera-zeus-helpers-persephone = Persephone holt bis zu drei Pegasus aus deinem Stapel zurück. Spiel sie aus.
lesson-hera-zeus-helpers-sirens = Zuletzt die Sirenen: Sie locken die oberste Karte von Zeus’ Stapel in deine Hand, wenn es ein Kämpfer von 1 bis 7 ist. Dort liegt eine 6.
lesson-hera-zeus-helpers-done = Das ist jetzt eine gewonnene Karte: Sie kämpft für dich, aber ihre Rückseite verrät, dass sie aus dem anderen Deck kommt.

lesson-hera-zeus-end-title = Finde ihn
lesson-hera-zeus-end-about = Alles zusammen
lesson-hera-zeus-end-begin =
    Denk wie ein Jäger. Zeus’ Feld liegt ganz offen. Sein Nachziehstapel ist leer. Auf seinem Ablagestapel liegt Argos auch nicht. Wo kann er sein?

    Du hast einen Pegasus.
lesson-hera-zeus-end-otherwise = Auf dem Feld ist er nicht, also muss er auf Zeus’ Hand sein. Schick Pegasus dorthin.
lesson-hera-zeus-end-hand = Genau: Er ist eine der zwei Karten auf seiner Hand. Die Chance steht fünfzig zu fünfzig, und heute hast du Glück.
lesson-hera-zeus-end-done =
    Du hast gewonnen, und du kennst das Spiel. Hüte also deine Gefangene: Auf der Hand findet sie vielleicht ein Pegasus, vorn eine Herausforderung, und neben Pandora die Büchse.

    Ein richtiges Spiel beginnt mit neun Karten für jeden, von denen du drei verdeckt auslegst. Gute Jagd!

## Kampf um den Olymp

lesson-olympus-goal-title = Sieben Siegpunkte
lesson-olympus-goal-about = Wie man gewinnt
lesson-olympus-goal-begin =
    Willkommen! Zwischen dir und deinem Gegner liegt ein Streifen mit je sechs Plätzen, vom Olymp bis Troja. Ihr habt einen gemeinsamen Zählstein: Jeder Siegpunkt zieht ihn einen Schritt zu dem, der ihn erhält, und bei 7 hat dieser gewonnen.

    Du stehst bei 6. Tydeus ist auf dem Olymp, und gegenüber ist niemand. Spiel keine Karten mehr: Lass ihn angreifen.
lesson-olympus-goal-otherwise = Die Myrmidonen können zu Hause bleiben. Sag, dass du fertig bist, und Tydeus greift an.
lesson-olympus-goal-done =
    Gewonnen! Ein Angriff auf einen leeren Platz am Olymp bringt einen Siegpunkt.

    Es gibt noch zwei Wege: Wer seinen Zug mit sechs besetzten Plätzen beginnt, gewinnt sofort, und ist der Nachziehstapel leer, gewinnt der Spieler, auf dessen Seite der Zählstein steht.

lesson-olympus-play-title = Eine Karte ausspielen
lesson-olympus-play-about = Ein Soldat bezieht seinen Platz
lesson-olympus-play-begin = Ein Zug hat drei Phasen: Karten ausspielen, angreifen, zwei Karten ziehen. In der ersten spielst du aus, was du bezahlen kannst. Die Myrmidonen kosten nichts. Spiel sie aus.
lesson-olympus-play-otherwise = Zuerst die Myrmidonen: Sie kosten nichts.
lesson-olympus-play-where = Nun ein Platz. Auf O1 träfen sie auf die Lapithen; O2 und O3 gegenüber ist niemand, und das bedeutet einen Siegpunkt. Wähle einen von beiden.
lesson-olympus-play-elsewhere = Das ginge auch; aber auf O2 oder O3 ist sofort ein Siegpunkt zu holen.
lesson-olympus-play-stop = Das war deine einzige Karte. Sag, dass du fertig bist, dann beginnen die Angriffe.
lesson-olympus-play-done =
    In der zweiten Phase greifen alle deine Einheiten von selbst an, vom Olymp bis Troja. Deine brachte einen Siegpunkt. Dann hast du zwei Karten gezogen, und dein Gegner war am Zug: Die Lapithen taten auf ihrer Seite dasselbe.

    So wandert der Zählstein hin und her.

lesson-olympus-pay-title = Bezahlen
lesson-olympus-pay-about = Karten sind das Geld
lesson-olympus-pay-begin = Gute Karten kosten etwas: Tydeus zwei rote Symbole. Du bezahlst mit anderen Karten deiner Hand, eine für jedes Symbol, in dieser Farbe. Spiel Tydeus aus.
lesson-olympus-pay-otherwise = Tydeus ist es, den wir sehen wollen.
lesson-olympus-pay-pay = Drei Karten könnten Rot bezahlen: die Kikonen, Andromache und Hektor, der alle vier Farben hat und darum jede bezahlt. Bezahle mit dem, was du am ehesten entbehren kannst; Hektor selbst kostet vier Symbole, und so viele hast du eine Weile nicht.
lesson-olympus-pay-second = Noch ein rotes Symbol.
lesson-olympus-pay-where = Bezahlt. Leg ihn auf O1, den Lapithen gegenüber.
lesson-olympus-pay-opposite = Bitte auf O1: Wir wollen einen Kampf sehen.
lesson-olympus-pay-stop = Was übrig ist, kannst du nicht bezahlen. Du beendest die Phase selbst: Warum, muss sonst niemand wissen. Sag, dass du fertig bist.
lesson-olympus-pay-done =
    Womit du bezahlt hast, liegt auf dem Ablagestapel. Jede Karte ist also zweierlei: sie selbst oder ein Symbol für eine andere.

    Oft wird dir eine ganze Bezahlung vorgeschlagen; du kannst sie annehmen oder Karte für Karte wählen.

lesson-olympus-strike-title = Zuschlagen
lesson-olympus-strike-about = Wann eine Einheit geschlagen ist
lesson-olympus-strike-begin =
    Jede Einheit hat zwei Zahlen: Angriff und Verteidigung. Liegt eine gegnerische Einheit gegenüber, erhält sie so viel Schaden, wie dein Angriff hoch ist. Wer getroffen wird, schlägt nicht zurück; seine Zeit kommt noch.

    Deine Kikonen haben Angriff 3 gegen die Verteidigung 2 der Karer; deine Lapithen Angriff 1 gegen Tydeus mit Verteidigung 4. Sag, dass du fertig bist.
lesson-olympus-strike-otherwise = Lass die Phaiaken auf der Hand und deine Reihe angreifen.
lesson-olympus-strike-done =
    Der Schaden der Karer hat ihre Verteidigung erreicht: Sie sind geschlagen und wurden abgelegt. Tydeus hat 1 Schaden, und der bleibt, bis er geheilt wird: Bei 4 ist er geschlagen.
    Danach schlug er im Zug deines Gegners zu: Deine Lapithen haben 3 Schaden bei Verteidigung 5.

lesson-olympus-areas-title = Drei Kampfgebiete
lesson-olympus-areas-about = Siegpunkte, Marker, Karten
lesson-olympus-areas-begin =
    Wo gegenüber niemand liegt, bekommst du den Bonus des Kampfgebiets: am Olymp einen Siegpunkt, in Delphi einen Farbmarker, in Troja eine Karte. Wie stark deine Einheit ist, spielt keine Rolle; nur wer Angriff 0 hat, greift nicht an.

    Du hast in jedem Kampfgebiet eine. Lass sie angreifen.
lesson-olympus-areas-otherwise = Du hast genug Einheiten. Lass sie angreifen.
lesson-olympus-areas-marker = Der Siegpunkt gehört dir. Nun das Orakel von Delphi: Nimm einen Farbmarker, welchen du magst.
lesson-olympus-areas-take = Ein Marker kostet nichts und bezahlt später. Nimm einen.
lesson-olympus-areas-done =
    Und aus Troja kam noch eine Karte, bevor du wie immer zwei gezogen hast.

    Liegt kein Marker mehr auf dem Spielplan, darfst du einen deines Gegners nehmen.

lesson-olympus-markers-title = Farbmarker
lesson-olympus-markers-about = Geld, das wiederkommt
lesson-olympus-markers-begin = Du hast den roten Marker. Er bezahlt ein rotes Symbol, genau wie eine Karte. Spiel Tydeus für zwei Rot aus.
lesson-olympus-markers-otherwise = Spiel Tydeus aus: Wir wollen sehen, wozu der Marker gut ist.
lesson-olympus-markers-pay = Bezahle zuerst mit dem Marker.
lesson-olympus-markers-marker = Zuerst der Marker: Er kommt eines Tages wieder, eine Karte nicht.
lesson-olympus-markers-rest = Und das zweite Symbol mit einer Karte: mit den Kikonen oder mit Hektor, der alle Farben hat.
lesson-olympus-markers-where = Leg Tydeus auf O1.
lesson-olympus-markers-opposite = Auf O1, den Lapithen gegenüber.
lesson-olympus-markers-stop = Mehr kannst du nicht ausspielen. Sag, dass du fertig bist.
lesson-olympus-markers-done = Der Marker liegt wieder in Delphi, wo ihn jeder von euch gewinnen kann. Du hast eine Karte gespart, und Karten gewinnen das Spiel.

lesson-olympus-equipment-title = Ausrüstung
lesson-olympus-equipment-about = Ein Schwert für Tydeus
lesson-olympus-equipment-begin = Gegen die Verteidigung 5 der Lapithen braucht Tydeus zwei Angriffe. Es sei denn, jemand gibt ihm ein Schwert: Spiel es aus. Ausrüstung kommt an eine deiner Einheiten im Spiel, jede trägt höchstens ein Stück.
lesson-olympus-equipment-otherwise = Zuerst das Schwert.
lesson-olympus-equipment-attack = Jetzt hat er Angriff 6. Lass ihn zeigen, was er kann.
lesson-olympus-equipment-now = Ein Hieb genügt. Sag, dass du fertig bist.
lesson-olympus-equipment-done = Mit einem Streich erledigt. Das Schwert behält er für immer; wird er geschlagen, wird es mit ihm abgelegt.

lesson-olympus-abilities-title = Sonderfähigkeiten
lesson-olympus-abilities-about = Wann Karten etwas tun
lesson-olympus-abilities-begin =
    Jeder Held kann etwas, und ein Symbol sagt, wann: beim Ausspielen einmal, beim Angriff jedes Mal, oder immer.

    Philoktetes schießt beim Ausspielen: 1 gegnerischer Held erhält 3 Schaden. Spiel ihn aus und bezahle mit deinen zwei roten Karten.
lesson-olympus-abilities-otherwise = Bitte zuerst Philoktetes.
lesson-olympus-abilities-where = Auf O1 oder O2 liegt niemand gegenüber: Das wird ein Siegpunkt.
lesson-olympus-abilities-olympus = Auf O1 oder O2 verdient er sofort einen Siegpunkt.
lesson-olympus-abilities-target = Nun sein Pfeil. Die Karer sind Soldaten, die darf er nicht wählen. Hektor hat Verteidigung 6 und schon 3 Schaden.
lesson-olympus-abilities-hector = Paris kann auf Cheiron warten. Noch 3 Schaden, und Hektor ist geschlagen.
lesson-olympus-abilities-stop = Hektor ist geschlagen. Sag, dass du fertig bist, dann beginnen die Angriffe.
lesson-olympus-abilities-may = Philoktetes hat seinen Siegpunkt. Jetzt greift Cheiron an: Vor dem Schlag darf er 2 Schaden zufügen. „Darf“ heißt: Du entscheidest. Ja?
lesson-olympus-abilities-yes = Es kostet nichts: Sag ja.
lesson-olympus-abilities-chiron = Wem? Cheiron gegenüber steht Paris mit Verteidigung 2. Ist er jetzt schon geschlagen, steht niemand mehr im Weg, wenn Cheiron zuschlägt.
lesson-olympus-abilities-paris = Denk an den Platz Cheiron gegenüber: Dort ist Paris.
lesson-olympus-abilities-done = Zwei Gegner und zwei Siegpunkte in einem Zug. Zeig auf eine Karte oder tippe sie an, und du liest, was sie tut.

lesson-olympus-first-title = Der erste Zug
lesson-olympus-first-about = Eine Phase fällt aus
lesson-olympus-first-begin = Wer beginnt, ist im Vorteil; darum lässt der Startspieler im allerersten Zug eine Phase aus. Vor jeder wirst du gefragt. Behalte die erste: Du willst ausspielen.
lesson-olympus-first-keep = Du könntest sie auslassen; aber behalten wir diese Phase und verzichten auf das Ziehen.
lesson-olympus-first-play = Du hast sechs Karten, und jede kann eine andere bezahlen. Die Myrmidonen sind kostenlos. Beginne mit ihnen.
lesson-olympus-first-otherwise = Beginne mit dem, was nichts kostet.
lesson-olympus-first-where = Auf den Olymp natürlich.
lesson-olympus-first-olympus = Ein Platz am Olymp bringt einen Siegpunkt: O1, O2 oder O3.
lesson-olympus-first-done-playing = Den Rest behältst du besser. Sag, dass du fertig bist.
lesson-olympus-first-enough = Behalte deine Karten diesmal. Sag, dass du fertig bist.
lesson-olympus-first-attack = Behalte auch diese Phase: Den Myrmidonen gegenüber ist niemand.
lesson-olympus-first-done = Ein Siegpunkt, und keine Karten gezogen: Das war die Phase, die du ausgelassen hast. Einen richtigen Weg gibt es nicht; mit einer schlechten Hand kann es klug sein, nichts auszuspielen und zu ziehen.

lesson-olympus-board-title = Alle Plätze besetzt
lesson-olympus-board-about = Gewinnen ohne Siegpunkte
lesson-olympus-board-begin =
    Dein Gegner führt mit drei Siegpunkten, und der Stapel wird dünn. Aber sieh dir deine Seite an: fünf Einheiten, und ein Platz ist frei. Wer seinen Zug mit sechs besetzten Plätzen beginnt, hat gewonnen.

    Spiel einen Soldaten aus.
lesson-olympus-board-otherwise = Besetze den letzten Platz: Spiel einen deiner Soldaten aus.
lesson-olympus-board-stop = Alle sechs Plätze sind besetzt. Sag, dass du fertig bist.
lesson-olympus-board-done =
    Sechs Einheiten haben den Zug deines Gegners überstanden, und das ist der Sieg.

    Jetzt weißt du alles. Wäre der Nachziehstapel vorher ausgegangen, hätte der Zählstein entschieden. Auf zum Olymp!

## Deukalion

lesson-deukalion-goal-title = Um die Ehre
lesson-deukalion-goal-about = Wie man gewinnt
lesson-deukalion-goal-begin =
    Willkommen an Bord! Du bist Deukalion, dein Schiff liegt bei Athen, und dir fehlt ein Punkt: Zu zweit sind 16 das Ziel, und wer es erreicht, hat sofort gewonnen.

    Du hast eine Schatztruhe an Bord. Segle nach Norden, auf ein Ankerfeld von Athen.
lesson-deukalion-goal-otherwise = Athen liegt im Norden; seine Ankerfelder sind einen Schritt entfernt.
lesson-deukalion-goal-done =
    Eine nach Athen gebrachte Truhe ist eine Ehrenkarte wert, und das ist ein Punkt. Du hast gewonnen.

    Es gibt noch mehr Wege zur Ehre: Siedlungen, die Hydra, den Fluss Styx und die Aufträge der Götter. Wir sehen sie uns alle an.

lesson-deukalion-sail-title = Jedes Schiff, jeder Zug
lesson-deukalion-sail-about = Segeln im Zug eines anderen
lesson-deukalion-sail-begin =
    Perseus ist am Zug: Er hat die Kylix geschüttelt, die Schale mit fünf Würfeln. Der Würfel in der Mitte zeigt 3, und so weit dürfen jetzt alle anderen segeln. Du bist also nie untätig.

    Du segelst Schritt für Schritt, nie schräg und nur über Wasser. Fahr nach Süden.
lesson-deukalion-sail-otherwise = Nach Süden, hinaus aufs offene Meer.
lesson-deukalion-sail-step = Zwei Schritte sind übrig. Nun nach Westen.
lesson-deukalion-sail-west = Nach Westen, auf Mykene zu.
lesson-deukalion-sail-stop = Du musst nicht alle nutzen. Bleib hier.
lesson-deukalion-sail-enough = Das ist ein guter Ort. Bleib hier.
lesson-deukalion-sail-done = Statt zu segeln, hättest du die ganze Bewegung opfern können, um zwei deiner Hopliten aus der Unterwelt zu holen. Nun geht der Zug von Perseus weiter.

lesson-deukalion-kylix-title = Die Kylix
lesson-deukalion-kylix-about = Vier Würfel, vier Aktionen
lesson-deukalion-kylix-begin =
    Jetzt bist du am Zug, und die anderen sind gesegelt. Um die Mitte liegen vier Würfel: 3, 1, 2 und 1. Du drehst die Schale als Ganzes, und so bekommt jeder Würfel eine Aufgabe: Hopliten, Bewegung, Karten und Hydra.

    Die Hälfte deiner Hopliten ist in der Unterwelt. Dreh die Schale so, dass die 3 auf den Hopliten liegt.
lesson-deukalion-kylix-otherwise = Such die Drehung, die dir Hopliten 3 gibt.
lesson-deukalion-kylix-card = Du nutzt die Würfel in beliebiger Reihenfolge und lässt aus, was du nicht brauchst. Der Kartenwürfel zeigt 2: Niemand zieht. Eine 3 brächte dir eine Aktionskarte, eine 1 allen anderen. Nun ruf deine Männer: der Hoplitenwürfel.
lesson-deukalion-kylix-hoplites = Zuerst die Hopliten.
lesson-deukalion-kylix-number = Hol alle drei zurück.
lesson-deukalion-kylix-all = Je mehr, desto besser: drei.
lesson-deukalion-kylix-end = Acht Mann an Bord. Du könntest noch einen Schritt segeln und die Hydra bewegen. Für heute beende deinen Zug.
lesson-deukalion-kylix-otherwise-end = Dazu kommen wir später. Beende deinen Zug.
lesson-deukalion-kylix-done = Perseus hat die Schale geschüttelt, die Mitte zeigt 2, und du darfst wieder segeln. So geht es reihum.

lesson-deukalion-city-title = Eine Stadt überfallen
lesson-deukalion-city-about = Der Wurf der Hopliten
lesson-deukalion-city-begin =
    Die Truhen liegen in den Städten. Thera hat zwei und den Wert 3. Um es herauszufordern, musst du daneben liegen: Segle einen Schritt nach Osten.
lesson-deukalion-city-otherwise = Einen Schritt nach Osten, und du liegst neben Thera.
lesson-deukalion-city-attack = Nun wirf deine Hopliten, alle sieben. Jeder ist verloren, zählt 1 oder zählt ½. Du brauchst so viel, wie die Stadt wert ist. Fordere Thera heraus!
lesson-deukalion-city-thera = Thera wartet. Fordere es heraus.
lesson-deukalion-city-chest = Drei sind verloren und in der Unterwelt, aber zwei Ganze und zwei Halbe sind 3: gerade genug. Nimm eine Truhe, welche du magst.
lesson-deukalion-city-done = Sie braucht einen der zehn Plätze deiner Schiffstafel, neben deinen Hopliten. Eine Herausforderung beendet die Schiffsbewegung, gewonnen oder verloren.

lesson-deukalion-athens-title = Heim nach Athen
lesson-deukalion-athens-about = Truhen, Ehre und Aufträge
lesson-deukalion-athens-begin = Zwei Truhen sind an Bord, eine rote und eine gelbe. Sieh dir die offenen Auftragskarten an: Eine will eine rote Truhe in Athen und gibt 2 Punkte. Segle nach Norden.
lesson-deukalion-athens-otherwise = Nach Norden, zu den Ankerfeldern von Athen.
lesson-deukalion-athens-deliver = Nun werden alle Truhen abgeliefert, in einer Reihenfolge deiner Wahl. Beanspruche mit der roten die Auftragskarte.
lesson-deukalion-athens-claim = Zuerst der Auftrag: Zwei Punkte sind mehr als einer.
lesson-deukalion-athens-where = Die Truhe kommt auf einen freien Platz einer Stadt, wo man sie sich wieder holen kann. Wähle eine.
lesson-deukalion-athens-done = Zwei Punkte für den Auftrag und eine Ehrenkarte für die gelbe Truhe, die zu keiner Aufgabe passte. Sofort wurde eine neue Auftragskarte aufgedeckt.

lesson-deukalion-settlements-title = Siedlungen
lesson-deukalion-settlements-about = Punkte, die man wieder verlieren kann
lesson-deukalion-settlements-begin = Vier Siedlungen warten auf ihre Gründung. Lindos hat zwei Marken: Es braucht zwei Hopliten und gibt zwei Punkte. Segle nach Süden.
lesson-deukalion-settlements-otherwise = Nach Süden: Dort liegt Lindos neben dir.
lesson-deukalion-settlements-found = Ein Wurf ist nicht nötig. Gründe Lindos.
lesson-deukalion-settlements-lindos = Gründe Lindos: Für zwei Mann gehört es dir.
lesson-deukalion-settlements-done =
    Zwei Mann bleiben dort, und du hast zwei Punkte, solange es dir gehört. Argos gehört Perseus: Du könntest es herausfordern wie eine Stadt, mit einem Wurf gegen seinen Wert 3. Dann kommen seine Männer in die Unterwelt und deine an ihre Stelle.

lesson-deukalion-duel-title = Schiff gegen Schiff
lesson-deukalion-duel-about = Was der Sieger nimmt
lesson-deukalion-duel-begin = Vor dir liegt das Schiff von Perseus mit einer roten Truhe. Wer auf See auf ein anderes Schiff segelt, fordert es heraus. Beide werfen alle ihre Hopliten, der höhere Wurf gewinnt, bei Gleichstand der Verteidiger. Fahr nach Süden.
lesson-deukalion-duel-otherwise = Nach Süden, auf sein Schiff!
lesson-deukalion-duel-spoils = Fünfeinhalb gegen zweieinhalb: Du hast gewonnen. Du darfst eine Truhe oder eine Aktionskarte nehmen. Nimm die Truhe.
lesson-deukalion-duel-chest = Wegen der Truhe bist du gekommen. Nimm sie.
lesson-deukalion-duel-away = Und der Verlierer wird drei Felder weit weggeschickt, wohin du willst. Wähle ein Feld.
lesson-deukalion-duel-done = Vor Anker und auf dem Styx kann kein Schiff herausgefordert werden. Dort ist man sicher.

lesson-deukalion-hydra-title = Die Hydra
lesson-deukalion-hydra-about = Ein Ungeheuer für jeden
lesson-deukalion-hydra-begin = Die Hydra gehört niemandem. Mit dem Hydrawürfel führst du sie, diesmal zwei Schritte, und wen sie trifft, der muss kämpfen. Perseus liegt zwei Felder südlich von ihr.
lesson-deukalion-hydra-otherwise = Nach Süden: Dort ist Perseus.
lesson-deukalion-hydra-step = Noch ein Schritt, und er muss werfen.
lesson-deukalion-hydra-away = Er brauchte 5 Punkte und hatte zweieinhalb. Seine Verluste sind in der Unterwelt, und du schickst sein Schiff fort. Wähle ein Feld.
lesson-deukalion-hydra-done = Hätte er 5 erreicht, hätte er eine Ehrenkarte gewonnen und die Hydra fortgeschickt. Selbst herausfordern kannst du sie nur, solange eine offene Auftragskarte danach verlangt.

lesson-deukalion-styx-title = Der Fluss Styx
lesson-deukalion-styx-about = Der Weg zurück
lesson-deukalion-styx-begin = Sieben deiner Männer sind in der Unterwelt. Im Nordwesten fließt der Styx: Wer dorthin segelt, holt sie alle zurück. Fahr nach Westen.
lesson-deukalion-styx-otherwise = Nach Westen, zum Styx.
lesson-deukalion-styx-step = Noch ein Schritt.
lesson-deukalion-styx-done = Alle sind wieder an Bord. Und weil du mehr Männer in der Unterwelt hattest als Perseus, gab es auch eine Ehrenkarte; zu dritt oder zu viert wären es zwei. Wer viel kämpft, wird am Ende geehrt.

lesson-deukalion-pursuits-title = Aufträge
lesson-deukalion-pursuits-about = Was die Götter wollen
lesson-deukalion-pursuits-begin =
    Zwei Auftragskarten liegen offen für alle, und jeder hat eine geheime. Jede hat zwei Aufgaben; eine genügt. Die Mauern der Zyklopen verlangen, dass du mit mindestens 6 Hopliten neben Mykene anlegst. Du hast sieben: Segle nach Osten.
lesson-deukalion-pursuits-otherwise = Nach Osten: Dort liegst du neben Mykene.
lesson-deukalion-pursuits-claim = Die Aufgabe ist erfüllt. Beanspruche die Karte.
lesson-deukalion-pursuits-claim-it = Wer sie zuerst beansprucht, bekommt sie. Lass sie nicht liegen.
lesson-deukalion-pursuits-done = Ein Punkt, und eine neue Karte wurde aufgedeckt. Wer eine offene Karte zuerst abschließt, nimmt sie, in wessen Zug auch immer; deine geheime Karte gehört dir allein.

lesson-deukalion-cards-title = Aktionskarten
lesson-deukalion-cards-about = Wind und guter Rat
lesson-deukalion-cards-begin = Ein Würfel ist übrig, und der Bewegungswürfel zeigt nur 1. Aber du hast zwei Aktionskarten. Mit Zephyr segelst du zwei Felder weiter: Spiel ihn aus.
lesson-deukalion-cards-otherwise = Zuerst der Wind: Spiel Zephyr aus.
lesson-deukalion-cards-move = Nun der Bewegungswürfel.
lesson-deukalion-cards-sail-on = Die Segel sind gesetzt. Nutze den Bewegungswürfel.
lesson-deukalion-cards-sail = Drei Schritte. Segle nach Osten, nach Thera.
lesson-deukalion-cards-east = Zweimal nach Osten, bis du neben Thera liegst.
lesson-deukalion-cards-attack = Fordere Thera heraus.
lesson-deukalion-cards-thera = Thera soll es sein. Fordere es heraus.
lesson-deukalion-cards-athena = Vor dem Wurf wirst du nach einer Karte gefragt. Athenes Rat gibt einen Punkt dazu. Spiel ihn aus.
lesson-deukalion-cards-counsel = Nimm den Rat der Göttin an: Spiel die Karte aus.
lesson-deukalion-cards-chest = Vier verloren, nur zwei Punkte; mit Athene drei, und das ist Theras Wert. Nimm eine Truhe.
lesson-deukalion-cards-done =
    Du kennst das Spiel. Auf jeder Karte steht, wann man sie spielen kann. Einige bleiben für immer vor dir liegen.

    Behalte deine Männer im Auge, die Hydra und die Punkte der anderen. Günstige Winde!
