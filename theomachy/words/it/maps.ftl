## Tabelloni: mostrare quello della scatola e controllare i propri

map-help-what = deukalion, per stampare il tabellone della scatola come file da cui partire; check, per controllare un file
map-help-file = con check: il file con il tuo tabellone
map-city = { $place } ({ $square }): valore { $value }, { $count ->
    [one] { $count } spazio per forzieri
   *[other] { $count } spazi per forzieri
}; approdi { $approaches }; { map-steps }.
map-settlement = { $place } ({ $square }): valore { $value }, { $count ->
    [one] { $count } segno
   *[other] { $count } segni
}; approdi { $approaches }; { map-steps }.
map-steps = passi da Atene { $athens }, dallo Stige { $styx }
map-water = Caselle di mare: { $sea }. Caselle di ancoraggio: { $anchors }. Caselle dello Stige: { $styx }. Gorghi presso { $whirlpools }.
map-fine = Su questo tabellone si può giocare.
