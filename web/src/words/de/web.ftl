### The web client: everything but the boards

title = Theomachy
welcome = Drei Brettspiele aus der griechischen Sagenwelt. Setz dich.
game-olympus = Kampf um den Olymp
game-hera-zeus = Hera und Zeus
game-deukalion = Deukalion
game-unknown = Unbekanntes Spiel ({ $game })
facts-olympus = 2 Personen · 30 Minuten
facts-hera-zeus = 2 Personen · 40 Minuten
facts-deukalion = 2 bis 4 Personen · 90 Minuten
about-olympus = Helden und Soldaten stehen sich auf sechs Plätzen gegenüber; jede Lücke des anderen bringt dich dem Olymp näher.
about-hera-zeus = Ein Ehestreit mit verdeckten Karten: Befreie, wen der andere gefangen hält, bevor er deinen Gefangenen findet.
about-deukalion = Segle, kämpfe und liefere Truhen in einem Meer voller Götter und Ungeheuer; der Ruhm entscheidet.
level = Gegen einen Bot
level-1 = Epimetheus
level-2 = Midas
level-3 = Echo
level-4 = Ariadne
level-5 = Teiresias
level-6 = Prometheus
level-rating = Wertung { $rating }; in 95 von 100 Fällen zwischen { $low } und { $high }
players = Spieler
play-now = Jetzt spielen
invite = Freund einladen
pass-and-play = An einem Gerät
open-table = Offener Tisch
learn = Spielend lernen
puzzles = Rätsel
rules = Regeln
cards = Karten
make-olympus = Eigene Karten
make-deukalion = Eigener Spielplan
options = Ausgabe und Optionen
my-seat = Ich spiele
edition = Ausgabe
usual = Vorgabe
usual-is = Vorgabe: { $value }
as-edition = wie in dieser Ausgabe
options-table = Der Tisch
options-ends = Anfang und Ende
options-cards = Karten und Kräfte
options-play = Spielverlauf
about-option = Zu: { $option }
option-clause = Die Regel: { $clause }
options-changed = { $n ->
    [one] Eine Regel geändert
   *[other] { $n } Regeln geändert
}
options-reset = Zurück zur Vorgabe
clock = Uhr (nicht gegen Bots)
clock-none = keine
clock-short = 10 Minuten, dazu 5 Sekunden je Wahl
clock-long = 25 Minuten, dazu 10 Sekunden je Wahl
clock-days = zwei Tage je Wahl
may-watch = Andere dürfen zuschauen
no-server = Der Server ist nicht zu erreichen.
needs-server = Dafür brauchst du eine Verbindung: Der Server ist nicht zu erreichen.
offline = Du bist offline. Regeln, Karten, den Text der Lektionen und deine eigenen Partien kannst du lesen; zum Spielen brauchst du eine Verbindung.
building = { $rules ->
    [compiling] { $minutes ->
        [soon] Die Bots werden bald stärker: Noch werden die Regeln kompiliert.
        [0] In weniger als einer Minute werden die Bots stärker: Noch werden die Regeln kompiliert.
        [1] In etwa einer Minute werden die Bots stärker: Noch werden die Regeln kompiliert.
       *[other] In etwa { $minutes } Minuten werden die Bots stärker: Noch werden die Regeln kompiliert.
    }
    [compiled] Die Regeln sind kompiliert: Die Bots denken jetzt tiefer.
    [no-compiler] Auf diesem Rechner fehlt ein C-Compiler: Die Regeln laufen unkompiliert, und die Bots denken weniger tief.
    [no-headers] Auf diesem Rechner fehlen die C-Header von Python: Die Regeln laufen unkompiliert, und die Bots denken weniger tief.
   *[failed] Die Regeln ließen sich nicht kompilieren: Sie laufen so, wie sie sind, und die Bots denken weniger tief.
}
my-games = Meine laufenden Partien
resume = Weiterspielen
see-end = Zum Ende der Partie
other-device = Auf einem anderen Gerät
forget = Entfernen
finished-games = Beendete Partien
all-my-games = Alle meine Partien ({ $many })
my-finished-games = Meine beendeten Partien
not-kept = Diese Partie konnte auf diesem Gerät nicht gespeichert werden: Der Browser erlaubt es nicht, oder der Speicher ist voll.
waiting-tables = Tische, an denen noch jemand fehlt
no-waiting-tables = Gerade wartet niemand. Eröffne einen Tisch, dann kommt vielleicht jemand dazu.
more-tables = Weitere Tische
sit-down = Platz nehmen
watch = Zuschauen
free-seat = freier Platz
your-name = Dein Name am Tisch
guest = Gast
player-n = Spieler { $n }
verify = Eine beendete Partie prüfen
settings = Einstellungen
language = Sprache
language-en = English
language-de = Deutsch
language-it = Italiano
theme-to-dark = Dunkle Farben
theme-to-light = Helle Farben
score = Punkte, und wie viele zum Sieg reichen
sound = Ton
speed = Tempo
speed-0-5 = langsam
speed-1 = normal
speed-2 = schnell
speed-0 = sofort
board = Spielbrett
threats = Gefahren
card = Karte
why = Warum
in-gallery = In der Kartengalerie
inspector-empty = Zeig auf eine Karte, um sie hier zu lesen.
guide = Was zu tun ist
connecting = Auf dem Weg zum Tisch …
waiting-for-players = Warten auf die anderen.
waiting-why = Sobald alle da sind, wird ausgeteilt.
table-needs-server = Dafür brauchst du eine Verbindung: Die Partie liegt auf dem Server. Sobald du wieder online bist, geht es los.
your-turn = Du bist am Zug.
alerts = Benachrichtige mich, wenn ich am Zug bin
alerts-why = Dein Browser benachrichtigt dich dann, wenn du gerade woanders bist – und falls der Server Nachrichten senden kann, auch bei geschlossener Seite.
alerts-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen; das kannst du in seinen Einstellungen ändern.
play-meanwhile = Solange gegen einen Bot spielen
play-meanwhile-why = Dein Platz bleibt dir, und du wirst gerufen, sobald alle da sind.
friend-here = Alle sind da, die Partie beginnt.
to-table = Zum Tisch
invited-to = Eine Einladung zu { $game }
invited-by = { $name } lädt dich zu { $game } ein
send-link-one = Schick diesen Link deinem Freund
moment = Einen Moment …
turn-of = { $name } ist am Zug.
not-your-turn = Jetzt nicht: { $name } ist am Zug.
not-now = Jetzt nicht.
not-there = Das geht dort nicht.
step-back = Einen Schritt zurück
take-back = Zurücknehmen
take-back-why = Deine letzte Wahl zurücknehmen; gegen Bots geht das, aber dann zählt die Partie nicht.
skip = Überspringen
all-choices = Alle Möglichkeiten ({ $many })
log = Was geschah
log-short = Verlauf
seen = Gesehen
chat = Chat
news = { $many } neu
panels = Verlauf und mehr
log-before = Vor dem ersten Zug
dealt = Die Karten werden ausgeteilt.
cards-unseen = { $many ->
    [one] 1 Karte
   *[other] { $many } Karten
}
nothing-yet = Noch nichts.
nothing-said = Noch hat niemand etwas gesagt.
which-choice = Welche davon?
close = Schließen
times = × { $many }
reactions = Reaktionen
reaction-bravo = Bravo!
reaction-ouch = Autsch!
reaction-hmm = Hm …
reaction-thanks = Danke!
reaction-hurry = Los!
reaction-laugh = Haha!
write = Etwas schreiben
send = Senden
watcher = Zuschauer
bot-named = { $side } ({ $bot })
bot-1 = Bot Epimetheus
bot-2 = Bot Midas
bot-3 = Bot Echo
bot-4 = Bot Ariadne
bot-5 = Bot Teiresias
bot-6 = Bot Prometheus
bot-other = Bot
you = du
is-here = verbunden
is-away = nicht verbunden
has-turn = ist am Zug
days-left = { $days } T.
line-lost = Verbindung verloren, neuer Versuch … Deine Partie ist sicher.
line-ended = Mit diesem Link ist der Tisch nicht zu erreichen.
you-watch = Du schaust zu.
my-seat-here = An meinen Platz
menu = Menü
hint = Tipp
hint-says = Tipp: { $text }.
do-it = So machen
ask-undo = Um Zurücknahme bitten
offer-draw = Remis anbieten
request = Eine Anfrage
asks-undo = { $name } möchte die letzte Wahl zurücknehmen. Einverstanden?
asks-draw = { $name } bietet Remis an. Einverstanden?
asked-undo = Du hast um Zurücknahme gebeten; die anderen überlegen.
asked-draw = Du hast Remis angeboten; die anderen überlegen.
yes = Ja
no = Nein
resign = Aufgeben
resign-sure = Diese Partie wirklich aufgeben?
watch-link = Link für Zuschauer
my-link = Mein eigener Link, für ein anderes Gerät
my-link-why = Wer diesen Link hat, spielt an deiner Stelle. Zeig ihn niemandem.
rotate = Neuer Schlüssel
rotate-sure = Der alte Link gilt dann nicht mehr.
send-link = Schick diesen Link deinem Freund (Platz { $seat })
copy = Kopieren
copied = Kopiert
at-home = Unter dieser Adresse gilt der Link nur auf diesem Rechner. Für andere: den Server mit --host 0.0.0.0 starten und die Seite unter der Adresse dieses Rechners öffnen.
qr = Derselbe Link zum Scannen
alone = Für mich antworten, wenn es nur eine Antwort gibt
alone-why = Nur wenn niemand daraus etwas erfährt, weder aus der Antwort noch daraus, wie schnell sie kommt.
keys-help = Tasten: Tab und Pfeile bewegen, Enter wählt, I geht in die gezeigte Karte, Strg+Z geht zurück, Escape schließt.
won = Du hast gewonnen!
lost = Du hast verloren.
drawn = Unentschieden.
wins = { $name } hat gewonnen.
shared = Der Sieg wird geteilt: { $names }.
by-agreed = Alle haben sich auf ein Unentschieden geeinigt.
by-resigned = { $name } hat aufgegeben.
by-out-of-time = Die Zeit von { $name } ist abgelaufen.
by-rules = Nach den Regeln.
rematch = Revanche
next-game = Zur nächsten Partie
replay = Nachspielen
download = Aufzeichnung herunterladen
prove = Diese Partie prüfen
to-lobby = Zur Lobby
show-ending = So ging es aus
show-board = Spielbrett ansehen
lasted-turns = { $turns ->
     [one] Ein Zug
    *[other] { $turns } Züge
}
lasted-minutes = { $minutes ->
     [0] weniger als eine Minute
     [one] eine Minute
    *[other] { $minutes } Minuten
}
lasted-hours = { $hours } Std. { $minutes } Min.
lasted-days = { $days ->
     [one] ein Tag
    *[other] { $days } Tage
} { $hours } Std.
turning-points = Wendepunkte
turning-point = Zug { $turn }: { $name }
chance-changes = { $before } % → { $after } %
chances-of = Gewinnchancen von { $name } laut einer schnellen Suche.
your-chances = Deine Gewinnchancen laut einer schnellen Suche.
no-turning-points = Kein Zug sticht heraus.
turning-points-failed = Die Wendepunkte ließen sich nicht ermitteln.
review = Analyse
picture = Bild teilen
more = Mehr
curtain = Vorhang
pass-to = Gib das Gerät an { $name } weiter
pass-why = Niemand sonst sollte jetzt hinsehen.
lift = Ich bin { $name }
did-itself = Nichts anderes zu wählen: { $text }
did-undo = { $seat ->
     [nobody] Eine Wahl wird zurückgenommen.
    *[other] { $name } nimmt eine Wahl zurück.
}
did-seated = { $name } setzt sich.
did-asked = { $name } fragt: { $request ->
     [draw] Remis?
    *[undo] darf ich zurücknehmen?
}
did-agreed = { $name } ist einverstanden.
did-denied = { $name } ist nicht einverstanden.
did-drawn = Man einigt sich auf Remis.
did-resigned = { $name } gibt auf.
did-flagged = { $name } hat keine Zeit mehr.
did-away = Ein Bot spielt für { $name }.
did-back = { $name } ist zurück.
did-rotated = { $name } hat einen neuen Schlüssel.
did-rematch = Die nächste Partie steht bereit.
lost-page = Hier ist nichts.
search-rules = In den Regeln suchen
found = { $many ->
     [one] Eine Regel
    *[other] { $many } Regeln
}
sections = Abschnitte
no-rules = Die Regeln lassen sich nicht laden.
learn-game = Lernen: { $game }
learn-about = Eine geführte erste Partie von etwa zehn Minuten. Jede Wahl ist echt; schiefgehen kann nichts.
lessons = Lektionen
lesson-of = { $lesson } von { $of }: { $title }
lesson-done = Gut gemacht.
next-lesson = Nächste Lektion
begin-lessons = Anfangen
lessons-done = { $done } von { $of } erledigt
lesson-to-read = Ohne Verbindung lässt sich eine Lektion nicht spielen; hier steht, was in ihr erklärt wird.
try-again = Noch einmal versuchen
learnt-all = Jetzt eine echte Partie
show-me = Zeig es mir
again = Noch einmal
done = erledigt
no-lessons = Die Lektionen lassen sich nicht laden.
record-refused = Diese Aufzeichnung lässt sich nicht nachspielen.
record-refused-do = Speichere sie noch einmal dort, wo gespielt wurde, oder öffne eine andere.
other-record = Andere Aufzeichnung öffnen
moment-of = Wahl { $at } von { $total }
to-start = Zum Anfang
back = Einen Schritt zurück
forward = Einen Schritt vor
to-end = Zum Ende
play = Abspielen
pause = Anhalten
eyes = Gesehen von
eyes-all = alles offen
moment-link = Link zu diesem Moment
share = Teilen
verify-about = Vor der ersten Karte legt sich der Geber auf ein Geheimnis fest, und jeder gibt eine eigene Zahl dazu. Daraus folgt jedes Zufallsergebnis der Partie: Dein Browser rechnet alles nach und vergleicht die Aufzeichnung mit dem, was dieses Gerät vor der Partie aufgehoben hat. Für die Entscheidungen der Spieler und das Ende bürgt der Server mit seiner Unterschrift.
paste = Füge hier eine ganze Aufzeichnung ein
open-file = Datei öffnen
check = Prüfen
no-crypto = Dieser Browser kann das nur über eine sichere Verbindung (https) prüfen; der Server sagt:
server-says = Der Server sagt:
proof-outcomes-yes = Alle { $total } Zufallsergebnisse folgen aus Geheimnis und Zahlen.
proof-outcomes-no = Nur { $good } von { $total } Zufallsergebnissen folgen aus Geheimnis und Zahlen.
verdict-chance-proved = Der Zufall war fair.
verdict-chance-watched = Der Zufall folgt aus dem, was dieses Gerät sah.
verdict-chance-unseen = Zufall: auf diesem Gerät nicht gesehen.
verdict-chance-false = Nicht fair.
verdict-end-signed = Das Ende ist bewiesen.
verdict-end-unsigned = Das Ende ist nicht bewiesen.
verdict-end-other-key = Das Ende ist nicht bewiesen.
verdict-end-forged = Nicht echt.
verdict-end-unchecked = Das Ende wurde hier nicht geprüft.
proof-secret-yes = Das Geheimnis ist das, auf das sich der Geber festgelegt hatte.
proof-secret-no = Das Geheimnis ist nicht das, auf das sich der Geber festgelegt hatte.
proof-bot-no = Eine Zahl soll von { $bot } stammen. Bots geben keine: Jemand hätte so lange Zahlen probieren können, bis ihm der Zufall passte.
proof-shown-same = Die Festlegung ist dieselbe, die diesem Gerät vor der Partie gezeigt wurde, und die Zahl von hier steht in der Aufzeichnung.
proof-shown-watched = Die Festlegung ist dieselbe, die diesem Gerät vor der Partie gezeigt wurde; aber von hier kam keine Zahl dazu: Dass niemand den Zufall gewählt hat, können nur die sagen, die ihre gaben.
proof-shown-another = Die Festlegung ist nicht die, die diesem Gerät vor der Partie gezeigt wurde: nicht fair.
proof-shown-other-nonce = Die Zahl, die von hier kam, ist nicht die in der Aufzeichnung: nicht fair.
proof-shown-unseen = Auf diesem Gerät nicht gesehen: Der Zufall folgt aus der Festlegung, aber ob sie vor der Partie gezeigt wurde, kann dieses Gerät nicht sagen.
proof-end-signed = Unterschrieben mit dem Schlüssel { $key } dieses Servers, der damit für jede Entscheidung und das Ergebnis bürgt.
proof-end-old = Unterschrieben mit dem Schlüssel { $key }, den dieser Server bis { $until } verwendete: Er bürgt für jede Entscheidung und das Ergebnis, sofern der Schlüssel nicht gestohlen wurde.
proof-end-unsigned = Die Aufzeichnung hat keine Unterschrift: Niemand bürgt für die Entscheidungen der Spieler, für die Stelle, an der die Partie aufhörte, und für ihr Ergebnis.
proof-end-other-key = Unterschrieben mit einem Schlüssel, den dieser Server nicht kennt: { $key }
proof-end-forged = Die Unterschrift des Schlüssels { $key } passt nicht: Nach der Unterschrift wurde etwas verändert.
proof-end-unchecked = Dieser Browser kann keine Unterschriften prüfen; lies, was der Server sagt.
keys = Schlüssel dieses Servers
keys-about = Mit diesen unterschreibt er beendete Partien. Schreib den Fingerabdruck auf: Dann kann dir niemand eine Aufzeichnung mit erfundenem Ende geben. Jeder neue Schlüssel ist vom vorigen unterschrieben.
keys-broken = Diese Schlüssel folgen nicht aufeinander: Trau ihnen nicht.
key-since = seit { $since }
key-until = { $since } bis { $until }
alarm-commitment = Der Geber zeigt eine andere Festlegung als zuvor: Trau diesem Tisch nicht.
alarm-nonce = Für deinen Platz wurde eine andere Zahl gegeben: Wenn das nicht du auf einem anderen Gerät warst, trau diesem Tisch nicht.
