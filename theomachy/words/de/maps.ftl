## Spielpläne: den der Schachtel zeigen und eigene prüfen

map-help-what = deukalion, um den Spielplan der Schachtel als Datei zum Anfangen auszugeben; check, um eine Datei zu prüfen
map-help-file = mit check: die Datei mit deinem Spielplan
map-which = Zu „{ $what }“ gibt es keinen Spielplan; tippe theomachy map deukalion oder theomachy map check DATEI.
map-which-file = Nenne die Datei, die geprüft werden soll: theomachy map check DATEI.
map-no-file = Unerwartete Angabe: { $file }; um eine Datei zu prüfen, tippe theomachy map check DATEI.
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
