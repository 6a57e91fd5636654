### Cards and maps of one's own

title-olympus = Cards of your own
title-deukalion = A map of your own
about-olympus = Write cards for Fight for Olympus, see them drawn, and play with them. What you write is kept on this device.
about-deukalion = Draw a map for Deukalion, letter by letter, see it as a sea, and play on it. What you write is kept on this device.
text-olympus = The cards
text-deukalion = The map
paste = Write here, paste a text, or drop a file here.
open = Open a file
example = Start from an example
example-sure = Replace what you have written with the example?
save = Save as a file
checking = Checking …
checking-long = Still checking: this takes longer than usual. You can go on writing.
trying-out = Your text is tried out, then the table is ready …
mistakes = { $many ->
    [0] No mistakes.
    [one] One mistake
   *[other] { $many } mistakes
}
line = Line { $line }
warning = Note
shown-olympus = { $many ->
    [0] No card can be drawn yet.
    [one] One card
   *[other] { $many } cards
}
shown-deukalion = Your sea
nothing-yet = There is nothing here yet. The example is a good start.
play = Play with it
play-not-yet = Correct the mistakes first, then you can play.
no-file = This file cannot be read: choose a text file of at most { $most } characters.
too-long = This is too long: leave out { $many } characters.
