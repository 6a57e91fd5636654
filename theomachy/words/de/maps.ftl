## Spielpläne: den der Schachtel zeigen und eigene prüfen

map-help-what = deukalion, um den Spielplan der Schachtel als Datei zum Anfangen auszugeben; check, um eine Datei zu prüfen
map-help-file = mit check: die Datei mit deinem Spielplan
map-which = Von „{ $what }“ gibt es keinen Spielplan; sag theomachy map deukalion oder theomachy map check DATEI.
map-which-file = Sag, welche Datei geprüft werden soll: theomachy map check DATEI.
map-no-file = { $file } ist zu viel; um eine Datei zu prüfen, sag theomachy map check DATEI.
map-city = { $place } ({ $square }): Wert { $value }, { $count ->
    [one] { $count } Truhenplatz
   *[other] { $count } Truhenplätze
}; Zufahrten { $approaches }; { map-steps }.
map-settlement = { $place } ({ $square }): Wert { $value }, { $count ->
    [one] { $count } Marke
   *[other] { $count } Marken
}; Zufahrten { $approaches }; { map-steps }.
map-steps = Schritte von Athen { $athens }, vom Styx { $styx }
map-water = Seefelder: { $sea }. Ankerfelder: { $anchors }. Styxfelder: { $styx }. Strudel bei { $whirlpools }.
map-fine = Auf diesem Spielplan kann gespielt werden.
