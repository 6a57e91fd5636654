## Spielpläne: den der Schachtel zeigen und eigene prüfen

map-help-what = deukalion, um den Spielplan der Schachtel als Datei zum Anfangen auszugeben; check, um eine Datei zu prüfen
map-help-file = mit check: die Datei mit deinem Spielplan
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
