### An einem Tisch eines Servers: die Befehle bot, join und serve

cli-command-serve = Einen Tischserver betreiben: Partien mit einem Link, für Menschen, Bots und Zuschauer.
cli-command-join = An einem Tisch eines Servers spielen oder zuschauen.
cli-command-bot = Einen Bot an einen Tisch eines Servers setzen.

remote-help-link = der Link deines Platzes, wie { $example }; ohne Schlüssel schaust du zu
remote-help-bot-link = der Link für den Platz des Bots, wie { $example }
remote-help-server = stattdessen die Adresse des Tisches: sein Link ohne den Schlüssel
remote-help-key = der Schlüssel, wenn er nicht im Link steht
remote-help-name = wie du am Tisch heißt
remote-help-bot = der Bot, auch mit Einstellungen; ohne Angabe { $bot }
remote-help-stay = bei einer Revanche an den nächsten Tisch mitgehen
serve-help-host = die Adresse, auf der der Server lauscht; ohne Angabe { $host }; mit 0.0.0.0 auf allen
serve-help-port = der Port; ohne Angabe { $port }
serve-help-fd = die Nummer eines offenen Sockets, an dem statt --host und --port gelauscht wird, wie systemd ihn übergibt (3)
serve-help-replace = den Server mit dieser Prozessnummer ablösen, sobald alles geladen ist; seine Tische bleiben
serve-help-workers = wie viele Bots zugleich nachdenken dürfen; ohne Angabe so viele, wie es Prozessorkerne gibt
serve-help-limit = eine Grenze ändern: { $names }; mehrmals möglich
serve-help-origin = eine Webseite unter anderer Adresse, die sich verbinden darf, wie https://example.org; mehrmals möglich
serve-help-push-host = der Name eines weiteren Push-Dienstes, an den Zugmeldungen gehen dürfen, zum Beispiel push.example.org; mit einem Punkt davor alle Namen, die so enden; mehrfach möglich
serve-help-trust = die Adresse oder das Netz eines Proxys, wie 127.0.0.1 oder 10.0.0.0/8, dem der Server glaubt, woher eine Anfrage kommt (X-Forwarded-For); ohne Angabe keinem; mehrmals möglich
serve-help-open = die Seite in einem Browser öffnen
serve-at = Der Server läuft unter { $url } (Strg-C beendet ihn)
serve-no-pages = Die Webseiten sind nicht gebaut; an die Tische kommt man nur mit „theomachy join“.

## Links und Verbindungen

remote-other-nonce = Für deinen Platz wurde eine andere Nonce gegeben: Wenn das nicht du auf einem anderen Gerät warst, trau diesem Tisch nicht.
remote-lost = Verbindung verloren; neuer Versuch …
remote-back = Die Verbindung ist wieder da.

## Der Bot

bot-sits = { $bot } sitzt als { $side } am Tisch.
bot-next = Es gibt eine Revanche, an Tisch { $table }.

## Am Tisch

join-watching = Du schaust zu. ? zeigt, was du tippen kannst; { $quit } verlässt den Tisch.
join-waiting = Warten auf { $sides } …
join-bound = Der Geber hat sich festgelegt: { $commitment }; nun geben alle eine Zufallszahl dazu.
join-seated = { $name } setzt sich als { $side }.
join-asks-undo = { $name } möchte die letzte Wahl zurücknehmen: { $agree } oder { $decline }?
join-asks-draw = { $name } bietet Remis an: { $agree } oder { $decline }?
join-you-asked = Die anderen werden gefragt; warte auf ihre Antwort.
join-asked-others-undo = { $name } möchte die letzte Wahl zurücknehmen.
join-asked-others-draw = { $name } bietet Remis an.
join-agreed = { $name } ist einverstanden.
join-denied = { $name } lehnt ab.
join-drawn = Alle sind mit einem Remis einverstanden.
join-resigned = { $name } gibt auf.
join-flagged = Die Zeit von { $name } ist abgelaufen.
join-away = { $name } ist nicht da; ein Bot spielt so lange weiter.
join-returned = { $name } übernimmt den Platz wieder vom Bot.
join-here = { $name } ist da.
join-gone = { $name } ist gegangen; der Platz bleibt frei gehalten.
join-chat = { $name }: { $text }
join-reaction = { $name }: { $reaction ->
    [bravo] Bravo!
    [ouch] Autsch!
    [hmm] Hm …
    [thanks] Danke!
    [hurry] Die Zeit vergeht …
   *[laugh] Ha ha!
}
join-rematch = Es gibt eine Revanche; { $rematch } bringt dich hin.
join-time = Restzeit: { $times }.
join-time-of = { $side } { $time }
join-press-enter = Das Spiel ist zu Ende; drücke die Eingabetaste.
join-look-back = Du kannst noch einmal nachsehen ({ $board }, { $log }), die Partie behalten ({ $record } DATEI) oder noch einmal spielen ({ $rematch }); die Eingabetaste beendet.
join-goodbye = Dein Platz bleibt dir; komm mit demselben Link zurück.
join-help =
    An diesem Tisch außerdem:
    { $say } TEXT: allen etwas sagen.
    { $agree }, { $decline }: antworten, wenn jemand um etwas bittet.
    { $offer }: Remis anbieten.
    { $rematch }: nach dem Ende mit getauschten Plätzen noch einmal spielen.
    { $undo } fragt die anderen, wenn seither jemand etwas erfahren hat; bei { $quit } bleibt dir dein Platz.

term-command-say = sagen
term-command-agree = zustimmen
term-command-decline = ablehnen
term-command-offer = remis
term-command-rematch = revanche
