## Maps: showing the one of the box, and checking maps of your own

map-help-what = deukalion, to print the map of the box as a file to start from; check, to check a file
map-help-file = with check: the file with your map
map-city = { $place } ({ $square }): value { $value }, { $count ->
    [one] { $count } chest space
   *[other] { $count } chest spaces
}; approaches { $approaches }; { map-steps }.
map-settlement = { $place } ({ $square }): value { $value }, { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}; approaches { $approaches }; { map-steps }.
map-steps = steps from Athens { $athens }, from the Styx { $styx }
map-water = Sea squares: { $sea }. Anchor squares: { $anchors }. Styx squares: { $styx }. Whirlpools at { $whirlpools }.
map-fine = This map can be played.
