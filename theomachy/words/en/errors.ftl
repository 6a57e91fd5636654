### What is wrong with something that a person gave us, and what to do about it

error-or = { $most } or { $last }
error-meant = { $wrong } Did you mean { $word }?
error-none = none
error-at-line = { $source }, line { $line }: { $wrong }
error-at-column = { $source }, line { $line }, column { $column }: { $wrong }
error-in-source = { $source }: { $wrong }
error-refused = the rules refuse it{ $clause ->
    [none] {"."}
   *[other] {" "}({ $clause }).
}

## Files

error-file-unreadable = { $file } cannot be read: { $why }.
error-file-no-text = { $file } cannot be read: it is not text in UTF-8.
error-file-empty = { $file } cannot be read: it is empty.
error-file-unwritable = { $file } cannot be written: { $why }.
error-file-exists = { $file } exists already; name another file, or overwrite it with --force.
error-system = { $code ->
    [ENOENT] no such file or folder
    [EACCES] permission denied
    [EPERM] that is not permitted
    [EEXIST] a file of that name exists
    [EISDIR] it is a folder
    [ENOTDIR] it is not a folder
    [ENOTEMPTY] the folder is not empty
    [ENOSPC] there is no space left on the disk
    [EROFS] the disk is read-only
    [ENAMETOOLONG] the file name is too long
    [EIO] reading or writing failed
    [EADDRINUSE] the address is already in use
    [EADDRNOTAVAIL] this machine has no such address
   *[other] { $text }
}

## Languages, games and options

error-language-unknown = There is no language “{ $language }”; the languages are { $languages }.
error-game-unknown = There is no game “{ $game }”; the games are { $games }.
error-game-not-loaded = The game “{ $game }” cannot be loaded: { $reason }.
error-game-bad-key = The package { $package } calls its game “{ $game }”; a key consists of lower-case letters, digits and hyphens, such as hera-zeus.
error-game-twice = Two games are called “{ $game }”: { $package } and { $other }; uninstall one of them.
error-game-players = The game “{ $game }” is for { $wanted ->
    [one] { $wanted } player
   *[other] { $wanted } players
}, not for { $players }.
error-game-players-between = The game “{ $game }” is for { $fewest } to { $most } players, not for { $players }.
error-option-no-edition = The game “{ $game }” has no edition “{ $edition }”; its editions: { $editions }.
error-option-unknown = The game “{ $game }” has no option “{ $option }”; its options are { $options }.
error-option-bad-text = Text is written in quotes as in JSON, not like this: { $text }.
error-option-takes = The option { $option } takes { $values }, not { $value }.
error-option-takes-number = The option { $option } takes a whole number from { $low } to { $high }, not { $value }.
error-option-takes-text = The option { $option } takes text, not { $value }.
error-option-long-number = a number of more than 18 digits

## Records

error-record-itself = The record
error-record-too-long = { $source } has more than { $most } characters: give a shorter record.
error-record-too-many-choices = { $source } has more than { $most } choices: give a shorter record.
error-record-is-none = { $source } is not a record: its first line should be “{ $first }”.
error-record-breaks-off = { $source } breaks off after line { $line }, without a result and without “{ $unfinished }”; copy the whole record.
error-record-says-not = { $source } has no line “{ $name }: …” in its head; add it.
error-record-says-twice = “{ $name }: …” appears for the second time; remove one of the two lines.
error-record-dealer = { $source }: a record begins with “{ $first }” if it names a dealer, and only then.
error-record-after-secret = after the secret comes the result, and nothing else.
error-record-after-end = there is something after the end of the record; remove it.
error-record-no-digest = expected 64 hexadecimal digits.
error-record-no-choice = a line consists of a seat and its choice, unlike “{ $text }”.
error-record-long-choice = a choice has at most { $most } characters; remove this line.
error-record-long-head = a record begins its choices before line { $most }; shorten its head.
error-record-bad-head = “{ $text }” does not belong in the head of a record; remove it.
error-record-no-seat = there is no seat “{ $seat }”.
error-record-nonce-twice = the nonce of { $seat } appears twice; remove one of the two.
error-record-bad-nonce = a nonce is 16 to 64 bytes, each as two hexadecimal digits in lower case.

## Scenarios

error-scenario-line = line { $line }: { $wrong }
error-scenario-open-block = the block is not closed.
error-scenario-not-as-expected = not as expected
error-scenario-long-line = a position or a line of choices has at most { $most } characters; shorten it.
error-scenario-no-position = there is no position before this “do”.
error-scenario-no-state-of = the “do” in line { $line } has no state after it.
error-scenario-no-state = this “do” has no state after it.
error-scenario-no-do = this is a second position, with no “do” in between.
error-scenario-empty = the block needs a position, a “do” and the state after it.
error-scenario-bad-option = an option is written “option name = value”.
error-scenario-not-legal = { $choice } is not legal here; legal: { $legal }.
error-scenario-no-outcome = the outcome of chance is missing; possible: { $legal }.
error-scenario-incomplete = the action is not complete; possible now: { $legal }.
error-scenario-over = nothing: the game is over

## Positions and choices in notation, in any game

error-notation-no-choice = “{ $text }” is not a choice in this game's notation.
error-position-empty-zone = something is missing beside a bar or after the name of a side.
error-position-no-zone = “{ $text }” is not a zone ({ $zones }, each once).
error-position-twice = { $name } is named twice.
error-position-no-cards = after “{ $zone }” come its cards, or 0 for none.
error-position-too-often = { $card } is named too often: the box does not have that many.
error-position-too-many-cards = the box does not have that many cards.
error-position-not-at-phase = a scenario begins at a phase: neither at the end of a game nor at a question.
error-position-no-word = this game has no “{ $word }”: write a position.

## Hera and Zeus

error-hz-no-card = “{ $text }” is not a card; the cards are { $cards }, won ones with a star.
error-hz-begins = a position begins with the player and the points, as in “Hera 2/3”, not with “{ $text }”.
error-hz-points = { $points } is not possible: a turn has at most 4 points, and no more than all of them can be left.
error-hz-no-side = “{ $text }” belongs to no side; a side begins with H or Z and its zones.
error-hz-two-figures = a side has only one figure.
error-hz-column = column { $column } holds one to four pieces, or “.” for none.
error-hz-piece = “{ $text }” in column { $column } is not a card with + (face up) or - (face down).
error-hz-too-many-cards = “{ $zone }” holds at most { $most } cards, not { $count }.
error-hz-before = “before” is written: before Zeus's shuffled deck, top first: 5 4 4 3 P P M H C | 6 | 33 more.
error-hz-opening-cards = the first nine cards, and one more if the captive is among them, must be named.

## Fight for Olympus

error-fo-no-card = “{ $text }” is not a card; name a card by its id, such as hector or sword_red.
error-fo-no-card-number = there is no card { $card } in this game.
error-fo-begins = a position begins with the player and the phase, as in “A plays” or “B attacks”, not with “{ $text }”.
error-fo-after = “{ $text }” should say, in the attack phase, which space attacked last: { $spaces }.
error-fo-space = { $space } holds a unit, as in “hector” or “hector+shield_red”, or “.” for none.
error-fo-about-unit = “{ $text }” on { $space } is neither attack/defence, as in 3/4, nor (damage), nor x1 for one attack made, nor +1/+0 until the end of the turn, nor silenced, each at most once.
error-fo-marker-twice = both players hold the { $colour } marker.
error-fo-no-equipment = { $card } is not equipment.
error-fo-no-unit = { $card } is not a unit.
error-fo-high-pile = a pile of { $pile } is too high; cards left in the box: { $left }.
error-fo-empty-pile = with an empty pile the game is over, except with the option { $option }.
error-fo-other-values = { $card } on { $space } has { $values }.
error-fo-damage = { $card } on { $space } cannot have { $damage } damage: its defence is { $defence }.
error-fo-before = this game has no “before”: write a position; “A begins first turn” is where a game begins.

## Fight for Olympus: card files

error-cards-at = { $source }, line { $line }, { $place }: { $wrong }
error-cards-too-long = There are more than { $most } characters: leave out whatever is not a card, or some of the cards.
error-cards-dots = A key has more than { $most } dots: write the table it leads to under a header.
error-cards-long-word = { $text } is too long for a key or a number: write at most { $most } characters.
error-cards-nested = Brackets are nested too deeply: write a simpler file.
error-cards-headers = There are more than { $most } headers: write a smaller file.
error-cards-no-toml = This is not TOML: { $mistake ->
    [equals] “=” is missing after a key.
    [key] a key is expected here; a table in braces has to be on one line.
    [string] a text is not closed on its line, or contains a character that is not allowed.
    [backslash] a backslash in a text is written twice.
    [list] a list is not closed with “]”.
    [table] a table is not closed with “{"}"}”.
    [header] a header is not closed with “]” or “]]”.
    [statement] each line is a header or “key = value”, and nothing more.
    [value] this is not a value; a text is written in quotes.
    [twice] this key or table is there already.
   *[other] look at this line again.
}
error-cards-unfit = { $value } does not fit here: write { $wanted }.
error-cards-count = There are { $count }: write { $wanted }.
error-cards-empty = It is empty: write { $wanted }.
error-cards-missing = It is missing: write { $wanted }.
error-cards-no-field = { $who ->
    [selector] A selector
    [amount] An amount
    [filter] A filter
    [count] A count
    [effect] An effect
    [cost] A cost
    [hero] A hero
    [soldier] A soldier
    [equipment] Equipment
    [languages] A table of languages
    [file] A card file
   *[other] "{ $who }"
} has no such field: write { $wanted }.
error-cards-a-table = A table
error-cards-a-list = A list
error-cards-write-or = { $first }, or { $other }
error-cards-write-number = a whole number from { $low } to { $high }
error-cards-write-true = true, or leave the field out
error-cards-write-text = { $least } to { $most } characters in quotes, on one line{ $signs ->
    [id] : small letters, digits and _
   *[any] {""}
}
error-cards-write-table = a table in braces
error-cards-write-such = a table such as { $example }
error-cards-write-list = a list such as { $example }
error-cards-write-filters = a table of filters; { $none } is any unit
error-cards-write-operation = an operation such as { $example }
error-cards-write-operations = a list of 1 to { $most } operations
error-cards-write-conditions = a table of conditions
error-cards-write-effect = an effect under [[card.effect]]
error-cards-write-effects = { $least } to { $most } effects, each under [[card.effect]]
error-cards-write-cost = a table such as { $example }; { $none } is free
error-cards-write-languages = a table such as { $example }, with en, de, it or all of them
error-cards-write-card = a card under [[card]]
error-cards-write-cards = 1 to { $most } cards, each under [[card]]
error-cards-same-in-condition = There is no operation before a condition: write a unit other than "same".
error-cards-same-at-first = The first operation has none before it: write a unit other than "same".
error-cards-not-always = { $what } cannot be used with when = "always": take it out, or change when.
error-cards-only-when = { $what } can be used only with when = { $timings }: take it out, or change when.
error-cards-no-pick = It is missing: write how many of "{ $unit }", a number or "all".
error-cards-upto = It needs an upper limit: write pick with a number, or leave it out.
error-cards-move-one = Only one unit can be moved: write pick = 1.
error-cards-no-change = It changes nothing: write attack, defence or both.
error-cards-until = It is missing: write "turn" or "attack"; it is left out only with when = "always".
error-cards-nothing-drawn = Nothing was drawn before: put an operation "draw" with who = "you" before it.
error-cards-symbols = There are { $count } symbols: write at most { $most } in all.
error-cards-strong = Attack and defence are { $values } together: for a cost of { $cost }, about { $fair } would be fair.
error-cards-no-same = After "{ $op }" there is no unit to do it to: write a unit other than "same".
error-cards-id-twice = There is already a card { $id }: write another id.
error-cards-not-in-box = The box has no card { $id } of the kind "{ $kind }": write the id of one.
error-cards-replaced-twice = { $id } is replaced already: write another id, or leave it out.
error-cards-no-card = There is no card { $id }: write the id of one.

## Deukalion

error-dk-begins = a position begins with what is going on, as in “A shakes”, “B sails 2 in A's turn”, “A places”, “A acts”, “A moves Hydra 3” or “A wins by goal”, not with “{ $text }”.
error-dk-no-common-zone = “{ $text }” is not a common zone ({ $zones }, or a city and its chests, each once).
error-dk-about-ship = “{ $text }” is neither a square, nor hoplites aboard as in 7h, nor chests as in { $chests }, nor hoplites in the Underworld as in u3, nor a total as in p4, each at most once.
error-dk-no-such = “{ $text }” is not { $what ->
    [colour] a colour
    [square] a square
    [settlement] a settlement
    [pursuit] a Pursuit card
    [permanent] a permanent card
   *[action] an Action card
}.
error-dk-does-not-play = { $player } is not playing: there are { $players } players.
error-dk-hydra-ashore = { $square } is not a sea square: the Hydra cannot be there.
error-dk-whirlpools = whirlpools lie at different sea squares on the edge of the map.
error-dk-no-ship = no ship can lie on { $square }.
error-dk-two-owners = { $place } belongs to two players.
error-dk-hoplites = { $player } has { $count } hoplites in all.
error-dk-shipboard = { $player }'s shipboard has { $count } spaces.
error-dk-points = { $player } has { $count ->
    [one] { $count } more point
   *[other] { $count } more points
} from settlements and cards.
error-dk-the-hydra = the Hydra
error-dk-the-ship = the ship of { $player }
error-dk-both = { $first } and the ship of { $player } are both on { $square }.
error-dk-chest-spaces = { $city } has { $count ->
    [one] { $count } chest space
   *[other] { $count } chest spaces
}.
error-dk-chests-of-colour = there are more than { $most } chests of the colour { $colour }.
error-dk-chests-nowhere = chests are missing ({ $count } of { $all }): say where they are.
error-dk-pile = with all other cards where you put them, this is what the Action pile holds: { $count }.

## Deukalion: maps

error-map-too-long = a map has at most { $most } characters; leave out whatever does not belong to it.
error-map-no-row = row { $row } is missing: a map has { $rows } rows; “theomachy map deukalion” prints the map of the box to start from.
error-map-whirlpools-twice = the whirlpools are in line { $line } already.
error-map-no-line = “{ $text }” begins neither a row (its number, then { $width } signs), nor a line of the legend (a sign, then what it means), nor the line of the whirlpools; a comment begins with #.
error-map-too-many-rows = there are { $rows } rows already; remove this one.
error-map-other-row = this should be row { $row }, not “{ $text }”: rows go from 1 to { $rows }.
error-map-no-square = a square is a single sign other than a digit, not “{ $text }”; check the spaces.
error-map-row-length = a row has { $width } squares, not { $count }.
error-map-sign-alone = say what the sign “{ $sign }” means, as in “{ $sign }  sea”.
error-map-land = land has the sign { $sign } and no line in the legend; remove this line.
error-map-unknown-close = the box has no “{ $name }”: write { $close }.
error-map-unknown = the box has no “{ $name }”: it has { $names }.
error-map-sign-twice = the sign { $sign } already means { $name }; choose another sign.
error-map-name-twice = { $name } already has a sign, { $sign }; remove one of the two.
error-map-no-numbers = { $name } takes no numbers; leave out “{ $text }”.
error-map-two-numbers = { $name } takes two numbers, its value and its { $second ->
    [marks] marks
   *[spaces] chest spaces
}, not { $count }.
error-map-number = the { $what ->
    [value] value
    [marks] marks
   *[spaces] chest spaces
} of { $name }: write a number from 1 to { $most }, not “{ $text }”.
error-map-sign-unknown = the sign “{ $sign }” has no meaning: the legend needs a line with it.
error-map-drawn-twice = { $name } is on the map already, at { $square }; draw it only once.
error-map-not-drawn = { $name } is not drawn: put { $sign } on { $often ->
    [once] one square
   *[often] some squares
}.
error-map-missing = { $name } is missing: give it a sign and a line in the legend{ $numbers ->
    [two] {" "}with two numbers
   *[none] {""}
}, and draw it; “theomachy map deukalion” prints the map of the box to start from.
error-map-no-approach = no ship can come to { $name }: draw sea north, east, south or west of it.
error-map-no-whirlpools = the line of the whirlpools is missing: { error-map-name-three }
error-map-no-edge = “{ $text }” is not a sea square on the edge of the map: { error-map-name-three }
error-map-whirlpools = there are { $count } whirlpools: { error-map-name-three }
error-map-name-three = name three different sea squares on the edge of the map, as in “whirlpools  a3 i2 g7”.
error-map-chest-spaces = the cities have { $spaces } chest spaces in all, but there are { $chests } chests; change the last numbers.
error-map-anchors = { $ships } ships need an anchor square each, but the map has only { $anchors }; draw more.
error-map-little-sea = there is too little sea: draw at least { $least } sea squares, not { $count }.
error-map-in-parts = { $kind ->
    [sea] the sea is not in one piece: { $square } is cut off; draw sea that joins it to the rest.
   *[water] the water is not in one piece: { $square } is cut off; draw water that joins it to the rest.
}

## Numbers and names on a command line

error-cli-no-such-command = There is no command “{ $command }”; the commands are { $commands }.
error-cli-which-command = Name a command: { $commands }; “theomachy --help” explains them.
error-cli-unknown = { $command } does not know { $what }; see { $command } --help.
error-cli-mistake = { $command }{ $mistake ->
    [missing] {" "}needs { $what }; see { $command } --help.
    [needs-value] : { $what } needs a value; see { $command } --help.
    [takes-no-value] : { $what } takes no value; see { $command } --help.
   *[other] : these arguments cannot be understood; see { $command } --help.
}
error-number-from = { $name } takes a whole number from { $least }, not “{ $text }”.
error-number-between = { $name } takes a whole number from { $least } to { $most }, not “{ $text }”.
error-number-0-or-1 = { $name } takes 0 or 1, not “{ $text }”.
error-number-above-0 = { $name } takes a number above 0, such as 10 or 0.5, not “{ $text }”.
error-option-bad-form = An option is written name=value, not “{ $text }”.
error-option-twice = The option { $option } is given twice; leave one out.
error-option-twice-by = The option { $option } is given twice, by --option and by --{ $argument }; leave one out.
error-option-nothing-own = The game “{ $game }” cannot be played with { $what ->
    [cards] cards
   *[map] a map
} of your own; leave out --{ $what }.
error-folder-unusable = The folder { $folder } cannot be used: { $why }.

## Playing and replaying

error-play-no-seat = There is no seat “{ $seat }”; the seats are { $seats }.
error-play-too-many-others = --against names { $others } opponents, but --players { $players } has { $room } of them; name one for all, or one for each.
error-play-resumed-otherwise = A resumed game goes on as it was begun; leave out { $given }, or leave out --resume.
error-play-over = The game in { $file } is over; see it with “theomachy replay { $file }”.
error-play-another-game = { $file } holds a game of “{ $game }”, not of “{ $wanted }”; name that game, or another file.
error-play-nobody = Nobody at a keyboard plays in the game in { $file }; one of its seats should be “{ $human }”.
error-play-file-exists = { $file } exists already; name another file, or go on with that game: theomachy play --resume { $file }
error-play-nothing-to-resume = There is no game to resume in { $folder }; begin one with “theomachy play”.
error-term-no-such-number = { $last ->
    [1] There is no choice { $number }; the only one is 1.
   *[other] There is no choice { $number }; the choices are 1 to { $last }.
}
error-term-not-understood = “{ $text }” is not a number, a move in notation or a command; ? shows what you can type.
error-term-token-not-understood = “{ $text }” is not a valid move. Nothing was done; ? shows what you can type.
error-term-no-such-topic = There is no card, rule or section called “{ $topic }”; ask for a card ({ $card }), a clause ({ $clause }) or a section: { $sections }.
error-term-file-exists = { $file } already exists; name another file, or overwrite it: { $command }
error-term-file-is-the-save = { $file } is where this game is saved; name another file.
error-term-sure = This cannot be taken back; to confirm, type { $resign }!
error-term-cannot-resign = With more than two players nobody can give up alone; { $quit } leaves, and the game is saved.
error-saves-no-such = There is no saved game “{ $name }”; saved games: { $names }.
error-saves-bad-name = “{ $name }” cannot be the name of a saved game; use letters, digits, spaces, dots, hyphens and underscores.
error-saves-taken = There is already a saved game “{ $name }”; choose another name.
error-saves-which-action = There is no “theomachy saves { $what }”; write { $actions }, or leave that word out.
error-saves-which-rename = Say which game to rename, and its new name: theomachy saves rename OLD NEW
error-saves-which-delete = Say which games to delete: theomachy saves delete NAME
error-step-first = This is the first step.
error-step-last = This is the last step.
error-step-no-such = There is no step { $number }; the steps are 1 to { $last }.
error-step-not-understood = “{ $text }” is not a step; press Enter, or type { $back }, { $quit } or a number.
error-new-table-which = There is no “theomachy table { $what }”; write theomachy table new.
error-new-table-bad-server = “{ $server }” is not the address of a server; addresses look like { $example }.
error-completion-which = There is no completion for “{ $shell }”; the shells are { $shells }.
error-rules-no-clause = The rules have no clause { $clause }; check its number.
error-rules-no-page = There is no rules page of “{ $game }” in the language “{ $language }”.
error-replay-no-seat = There is no seat { $seat }.
error-review-no-end = { $source }: the game is not over; a review comes once it has ended.
error-turning-points-no-end = The game is not over: turning points can be found once it has ended.
error-cards-which = There is no card list for “{ $what }”; type theomachy cards olympus, or theomachy cards check FILE.
error-cards-which-file = Name the file to check: theomachy cards check FILE.
error-cards-no-file = Unexpected argument: { $file }; to check a file, type theomachy cards check FILE.
error-map-which = There is no map for “{ $what }”; type theomachy map deukalion, or theomachy map check FILE.
error-map-which-file = Name the file to check: theomachy map check FILE.
error-map-no-file = Unexpected argument: { $file }; to check a file, type theomachy map check FILE.
error-games-which = There is no “theomachy games { $what }” without a game; write theomachy games, or theomachy games check GAME.
error-games-no-folder = There is no folder { $folder }; name one that exists.
error-scenarios-none = { $file } has no scenario: a scenario is in a fenced block, between two lines of ```.

## Matches and their records

error-record-choice = { $source }, choice { $number } ({ $choice }): { $wrong }
error-record-other-outcome = its dealer drew { $drawn }.
error-record-not-to-move = it is not this seat's turn to choose.
error-record-other-result = { $source } says “{ $result }”, but its choices lead to “{ $found }”.
error-record-no-end = no end
error-record-other-dealer = { $source }: only the dealer with whom the game began can go on with it.
error-record-other-seats = its seats should be { $seats }, in this order.
error-record-other-rules = it follows version { $version } of the rules of “{ $game }”, but this Theomachy has version { $ours }; use one with the same version.
error-record-bad-name = “{ $name }” cannot be a name at a table: in a record a name is one line, without spaces around it.
error-dealer-secret = A dealer's secret has { $bytes } bytes.
error-dealer-no-nonce = A fair dealer needs the nonce of a player.
error-verify-no-dealer = { $file } cannot be checked: the dealer of this game did not commit to a secret.
error-verify-no-secret = { $file } cannot be checked yet: the dealer reveals the secret when the game is over.
error-verify-no-fingerprint = { $text } is not the fingerprint of a key; copy all 32 hexadecimal digits that the server shows.
error-verify-no-keys = { $file } is not a list of keys; fetch it from the server, at /api/keys.
error-verify-broken-keys = The keys in { $file } do not form a chain; trust none of them.
error-verify-not-among = The key { $key } is not among those in { $file }; do not trust them.

## Bots and the arena

error-learning-no-features = There is nothing to train for { $game }: it has no features.
error-learning-other-plan = In { $folder } another training was begun; give its settings, or another --folder.
error-bot-unknown = There is no bot “{ $bot }”; the bots are { $bots }.
error-bot-no-setting = The bot { $bot } has no setting “{ $setting }”; its settings are { $settings }.
error-bot-no-settings = The bot { $bot } has no setting “{ $setting }”; it has no settings.
error-bot-setting-twice = For the bot { $bot }, { $setting } is given twice; leave one out.
error-bot-level = There is no level { $level }; there are 1 to { $most }.
error-bot-illegal = { $choice } is not a legal choice.
error-bot-crashed = { $error }
error-bot-printed = It printed “{ $text }”.
error-bot-slow = It thought longer than { $seconds } seconds about a choice.
error-bot-ended = The process it thought in ended ({ $how }).
error-bot-died = The bot { $bot } has crashed.
error-arena-no-cards-report = There is no cards report for “{ $game }”; there is one for { $games }.
error-arena-folder-not-empty = { $folder } is not empty; name a new folder for the records.
error-arena-no-folder = { $file } cannot be written: there is no folder { $folder }; name one that exists.
error-arena-no-report = { $file } exists already and is not a report; name another file.
error-arena-process-lost = The process that should play game { $game } was lost again and again, though no bot was thinking; what it printed says why.
error-arena-too-few = Groups of { $seats } need at least { $seats } bots, not { $bots }.
error-arena-two-schedules = A contest is a round robin or a ladder; leave out --round-robin or --ladder.
error-arena-until-bots = --until compares two bots, or the first with several copies of another; name them so.
error-arena-until-form = --until takes two numbers of points, the lower one first, as in 0,30, not “{ $text }”.
error-arena-levels-alone = --levels prints what was measured, and takes no bots; leave them out.
error-arena-no-levels = Nobody has measured the levels of { $game }.
error-arena-no-results = { $file } does not hold the games of a contest; name another file for them.
error-arena-other-contest = { $file } holds the games of another contest: its “{ $what }” is not the same; name another file.
error-arena-no-game = this is not a game of this contest; remove the line, and the game is played again.
error-arena-results-in-use = { $file } is in use by another contest; wait until it ends, or name another file.
error-ray-missing = --ray needs the package Ray; install it with pip install "theomachy[ray]".
error-ray-address-form = --ray takes the address of a Ray cluster, HOST:PORT or auto, not “{ $address }”.
error-ray-nobody = No Ray cluster answers at { $address }; start one with ray start --head and the same version of Ray, or name another address.
error-ray-refused = The Ray cluster at { $address } cannot be used from here: { $why }.
error-ray-lost = The Ray cluster at { $address } was lost; what was kept by --resume is safe.
error-ray-no-theomachy = Theomachy is missing on a worker of the Ray cluster, or is another build there ({ $why }); install the same one everywhere.
error-ray-other-build = { $node } has another build of Theomachy, which might play otherwise; install the same one on the whole Ray cluster.
error-ray-work-lost = The same work was lost with its worker again and again ({ $why }); is there enough memory on the Ray cluster?

## Messages between programs

error-wire-type = It should be { $due ->
    [int] a whole number
    [str] text
    [bool] true or false
    [list] a list
   *[dict] an object
}, not { $type ->
    [int] a whole number
    [str] text
    [bool] true or false
    [list] a list
    [dict] an object
    [NoneType] nothing
   *[other] something else
}: { $where }.
error-wire-missing = It is missing: { $where }.
error-wire-more = There is more than there should be: in { $where }.
error-wire-count = There should be { $due } of them, not { $count }: { $where }.
error-wire-each-seat = There should be one for each seat, in order: { $where }.
error-wire-no-seat = There is no such seat: { $where }.
error-wire-no-choice = There is no such choice: { $where }.
error-wire-no-event = The game has no such event: “{ $event }”.
error-wire-large-number = The number is too large: { $where }.
error-wire-half-character = The text has half a character in it: { $where }.
error-wire-other-build = What the seat recalls comes from another build of Theomachy: use the same on both sides.

## At a table of a server

error-declined = { $text }
error-remote-no-link = That is not a table link; they look like { $example }.
error-remote-which-link = Name a table: give its link, or --server and --key.
error-remote-bad-key = The key in this link cannot be read; copy the whole link again.
error-remote-two-keys = There are two keys; leave out --key, or the one in the link.
error-remote-no-key = A bot needs a seat, and this link has no key for one.
error-remote-no-connection = { $server } cannot be reached, or is not a table server; check the link and try again.
error-remote-no-record = The record of the game could not be fetched from { $server }; try again later.
error-remote-garbled = { $server } sent something that cannot be understood; it may be running another version.
error-remote-other-commitment = The dealer shows a different commitment than before: do not trust this table.
error-remote-left = You have left the table.
error-join-only-watching = { denied-only-watching }
error-join-not-over = { denied-not-over }
error-join-not-your-turn = { denied-not-your-turn }
error-join-say-what = Say what? Type { $say } and a text.
error-join-nothing-asked = Nobody has asked you anything.
error-table-no-person = A table needs a person; for bots alone there is the arena.
error-table-two-seats = Whoever sets up the table has only one seat.
error-table-unplayable = With these cards or this map a game breaks off because of a bug of ours; leave out whatever is unusual about them, and report the bug.
error-lesson-unknown = There are { $count } lessons; choose one of them.
error-lesson-over = The lesson is over.
error-lesson-other-choice = Only the last choice can be one that the lesson does not wait for.
error-puzzle-unknown = There is no puzzle { $puzzle }; choose one from the list.
error-puzzle-bad-file = { $file } holds no puzzles; name another file, or one that does not exist yet.
error-answer-too-long = The answer would have more than { $most } characters: ask for less at once.
error-worker-failed = This could not be worked out here; try again, or try something else.
error-field = { $where }: { $mistake ->
    [missing] it is missing
    [unknown] there is no such field
    [too-long] it is too long; the limit is { $limit }
    [too-short] it is too short; at least { $limit }
    [too-large] it is too large; the limit is { $limit }
    [too-small] it is too small; at least { $limit }
    [number] it should be a number
    [whole] it should be a whole number
    [text] it should be text
    [truth] it should be true or false
    [list] it should be a list
    [object] it should be an object
    [choice] it should be { $limit }
    [pattern] it contains a character that is not allowed, or has the wrong form
    [json] it is not JSON
    [name] a name is one line without spaces around it, and not the name of a bot; choose another
   *[other] it is not of the right form
}
error-message-whole = the message
error-message-binary = it is not text
error-http = { $status ->
    [404] There is nothing here; check the address.
    [405] This cannot be done here.
   *[other] This request cannot be answered (HTTP { $status }).
}

## The server and what it keeps

error-serve-already = These games are already being served at { $url } – open that page, or serve others from another folder: theomachy serve --data FOLDER.
error-serve-port-taken = Port { $port } is in use by another program; stop it, or name another port with --port.
error-serve-no-address = Cannot listen on { $host }, port { $port } ({ $why }); name an address of this machine with --host, or another port with --port.
error-serve-no-socket = File { $number } is not an open TCP socket that listens; --fd takes the number of one.
error-serve-not-yours = Process { $process } belongs to somebody else and cannot be replaced; run as the same user.
error-serve-no-limit = There is no limit “{ $limit }”; the limits are { $limits }.
error-serve-no-network = --trust takes an address or a network, such as 127.0.0.1 or 10.0.0.0/8, not “{ $text }”.
error-keys-which = There is no “theomachy keys { $what }”; leave that word out, or write rotate.
error-keys-none = { $file } holds no key yet; the server makes one when it starts.
error-keys-version = { $file } was written by another version of Theomachy; start the server with it once.
error-push-which = There is no “theomachy push { $what }”; leave that word out, or write new-keys or off.
error-push-contact = Push services want to know whom to ask: write --contact with mailto:you@example.org or an address that begins with https://, not “{ $contact }”.
error-serve-push-host = --push-host takes the name of a server, such as push.example.org, not “{ $host }”.
error-tables-which = “{ $what }” cannot be done with a table; choose one of { $actions }.
error-tables-which-table = “theomachy tables { $action }” needs the id of a table; “theomachy tables” lists them.
error-tables-which-file = “theomachy tables export” needs the id of a table and a file; nothing else takes a file.
error-tables-no-table = There is no table { $table }; “theomachy tables” lists them all.
error-tables-in-use = Table { $table } may be in use: stop the server first; while it is running, only tables in quarantine can be deleted.
error-store-in-use = { $folder } is in use by another server; stop that one, or keep games in another folder: theomachy serve --data FOLDER.
error-store-second-name = { $file } has a second name (a hard link) without the files next to it; remove one of the two.
error-store-newer = { $file } was written by a newer Theomachy (schema { $version }, known here up to { $known }); install the newest version.
error-store-another = { $file } is not a database of Theomachy; name another folder or file.
error-store-another-or-broken = { $file } is not a database of Theomachy, or its beginning is damaged; restore a backup, or name another folder.
error-store-itself = { $file } belongs to the tables themselves; name another file.
error-store-empty = There are no tables in { $file } yet.
error-store-no-copies = Here a server's tables cannot be copied while it runs; stop it and copy the folder { $folder }.
error-store-broken = { $file } is damaged; restore a backup.
error-store-full = { $file } cannot be written: there is no space left on the disk.
error-store-read-only = { $file } cannot be written: that is not permitted.
error-store-closed-to-us = { $file } cannot be opened: it is not there, or that is not permitted.
error-store-locked = { $file } cannot be written: another program has locked it.
error-store-fails = { $file } cannot be read or written: the disk is full or failing ({ $code }).
error-store-unusable = { $file } cannot be used: { $why }.
error-store-closed = { $file } is closed.
error-store-no-table = There is no table { $table }.
error-store-table-twice = There is already a table { $table }.
error-store-large-entry = An entry of table { $table } is too large: { $bytes } bytes, with a limit of { $most }.
error-store-entry-gap = Entry { $entry } of table { $table } does not follow the last one.
error-store-entry-missing = Entry { $entry } of table { $table } is missing; restore a backup, or see with “theomachy tables export” what is left of it.
error-store-entry-damaged = Entry { $entry } of table { $table } is damaged; restore a backup, or see with “theomachy tables export” what is left of it.
error-store-unreadable-table = Table { $table } cannot be read.
