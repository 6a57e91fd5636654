### The terminal client and the command line.

## The table

term-you = { $side } (you)
term-your-hand = Your hand ({ $count }): { $cards }.
term-hand-drawn = Your hand ({ $count }):
term-hand-of = Hand of { $side }: { $cards }.

## The game

term-title = { $game }, edition { $edition }; { $seats }.
term-player = { $who ->
    [human] human
   *[other] { $who }
}
term-welcome = You are { $side }. Type the number of a choice, ? for help, or { $quit } to leave and continue later.
term-as-seen-by = As { $side } saw it.
term-what-happened = What happened
term-thinking = { $side } is thinking …
term-curtain = { $side } is next. Everyone else, look away now.
term-press-enter = { $side }, press Enter when you are ready.
term-turn-over = Done: press Enter to continue, or type { $undo } to take back your last choice.
term-undone = Taken back.
term-refused = { $token } is refused: { $why } Nothing was done.
term-refused-later = { $token } is refused: { $why } Everything you typed before it was done.
term-type-something = Type the number of a choice, or ? for help.
term-sections = The sections of the rules; type { $rules } and a section, a card, a clause or a word.
term-more-clauses = and more of them: { $clauses }
term-no-text = Nothing is written on this card.
term-hint-thinking = Thinking about it …
term-hint = Hint: { $number }. { $choice } [{ $token }]
term-saved = The game is saved. To continue: { $command }
term-not-saved = The game could not be saved in { $file }.
term-to-be-continued = To be continued.
term-result = { $who ->
    [you] You have won.
    [enemy] { $side } has won; you have lost.
   *[side] { $side } has won.
}
term-result-draw = The game is a draw.
term-result-shared = The victory is shared: { $sides }.
term-ended = { $by ->
    [agreed] Both sides agreed.
    [resigned] { $side } gave up.
   *[out-of-time] { $side } ran out of time.
}
term-all-revealed = Everything revealed
term-record-is-there = The record of the game is in { $file }
term-record-written = The whole game is in { $file }
term-transcript-written = What you have seen of the game is in { $file }
term-look-back = You can still look at the { $board } and the { $log }, or keep the game with { $record } FILE; Enter leaves.
term-help =
    What you can type:
    a number: make that choice.
    notation: the same, even for a whole action in one line, such as { example-action }.
    ? and a number, a card or a clause: what it means, such as ? 3, ? { example-card }, ? { example-clause }.
    { $board }: the table again, with the question.
    { $players }: the players, each in detail.
    { $hand }: your hand, and your points or markers.
    { $cards }: what the cards do that you hold or see.
    { $piles }: the discard piles, and what is left to draw.
    { $log }: everything that happened, as you saw it.
    { $undo }: take back your last choice, as long as nobody has learnt anything from it.
    { $hint }: ask a bot that knows what you know.
    { $rules } and a card, a clause or a word: what the rules say of it.
    { $record } FILE: write what you have seen of the game into a file.
    { $resign }: give up the game.
    { $help }: this list, as ? does.
    { $quit }: leave; the game is saved and can be resumed. Ctrl-C does the same.

term-command-board = board
term-command-players = players
term-command-hand = hand
term-command-cards = cards
term-command-piles = piles
term-command-log = log
term-command-undo = undo
term-command-hint = hint
term-command-rules = rules
term-command-record = record
term-command-resign = resign
term-command-help = help
term-command-quit = quit
term-command-solution = solution
term-command-next = next

## The command line

cli-usage = usage:
cli-command = COMMAND
cli-placeholder = { $word }
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-about = Theomachy: a home for board games of Greek myth.
cli-more = “theomachy COMMAND --help” explains a command. To start: theomachy play hera-zeus
cli-command-play = Play a game in the terminal, against a bot or a person beside you.
cli-command-rules = Show the rules, or a clause, a section, a card.
cli-command-games = List the games, or say what one of them still lacks.
cli-command-cards = List the cards of a game, or check cards of your own.
cli-command-map = Show the map of Deukalion, or check a map of your own.
cli-command-saves = List the saved games; rename or delete one.
cli-command-replay = Go through a recorded game move by move.
cli-command-review = Say of each choice of a finished game what it was worth, and what was luck.
cli-command-puzzles = Solve puzzles of a game, or find new ones in records.
cli-command-verify = Check what a recorded game proves about its chance and its end.
cli-command-scenarios = Play the scenarios in files, and report which pass.
cli-command-new-record = Let bots play a game, and write its record.
cli-command-arena = Let bots play many games against each other, and count.
cli-command-table = Set up a table on a server, and get the links of its seats.
cli-command-backup = Copy the tables of a server into one file, while it runs.
cli-command-tables = List the tables of a server, for its host; look at one, export, release or delete it.
cli-command-keys = Show the keys with which a server signs finished games, or make a new one.
cli-command-push = Say whether a server sends turn alerts to browsers, switch that on or off, or make a new key for it.
cli-command-completion = Print a script with which your shell completes commands.
cli-command-about = Show the version, and its games, editions and options.
cli-help-help = show this page
cli-help-version = show the version
cli-help-game = the game: { $games }
cli-help-against = your opponent: search (default), greedy, random, one of the levels level:1 to level:6, human, or a bot with settings; can be repeated for several opponents
cli-help-players = the number of players, if the game allows several; a single --against holds for all opponents
cli-help-seat = your side (see below); default: the first one
cli-help-edition = the edition of the rules (see below)
cli-help-option = change an option of the rules (see below); can be repeated
cli-help-cards = play with cards of your own, from this file (olympus; see docs/adding-a-card.md)
cli-help-map = play on a map of your own, from this file (deukalion; see docs/adding-a-map.md)
cli-help-seed = a number that determines the deal and the bots' luck: same number, same deal
cli-help-adviser = the bot that answers “hint” (default: search)
cli-help-save = keep the game in this file instead of the data folder
cli-help-resume = continue a saved game; without FILE, the one played last
cli-help-language = { $languages }; default: the language of your system
cli-help-plain = words only, line by line: no colours, nothing drawn, good for a screen reader
cli-help-scenarios = Markdown or text with scenarios in fenced blocks
cli-help-record = the record file
cli-help-verify-key = only this key counts: the fingerprint that the server shows
cli-help-verify-keys = only these keys count: the server's list (its /api/keys) in a file; with --key, only if that key is among them
cli-help-replay-seat = the name of a side, to see the game as that side saw it, or all, to see everything; default for a finished game: all
cli-help-review-seat = the side whose choices are told and whose chances are drawn (default: all)
cli-help-puzzles-records = record files to look through for puzzles; without them, you solve those that come with the game
cli-help-puzzles-level = only puzzles of this level, 1 to { $most }: of the weakest bot that solves them
cli-help-puzzles-output = the file to which new puzzles are added; without it, they are only listed
cli-help-step = step by step, with the table: Enter goes on, b goes back, a number jumps, q quits
cli-help-shell = the shell: { $shells }
cli-help-bots = the bots, one for each side
cli-help-output = the file to write; by default the record is printed
cli-help-force = overwrite an existing file
cli-help-backup = the file to write the copy to
cli-help-data = the folder of the server's tables; default: “server” in the data folder
cli-help-topic = a clause (HZ-CHAL-04), a section (CHAL) or a card (Medusa); without it, the whole page
cli-bots = Bots: random, greedy, search, search-1, ismcts, level:1 to level:6; with settings as in search:iterations=1000, search:seconds=2 or search:cpu=0.1.
cli-restore = To restore a backup, copy it as tables.db into an empty folder, and start the server with that folder as --data.

## Scenarios

scenarios-at-line = line { $line }
scenarios-failed = { $title }: FAILED, { $file }, { $trouble }
scenarios-passed = { $title }: passed
scenarios-counted = { $passed } passed, { $failed } failed
scenarios-expected = expected
scenarios-got = got

## Saved games

saves-help-action = what to do; without it, the games are listed
saves-help-names = the name of a game; to rename it, the old name and the new one
saves-more = To continue a game: theomachy play --resume NAME
saves-line = { $name }: { $about }; last played { $time }
saves-about = { $game }; { $seats }; { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}; { $over ->
    [yes] over
   *[no] not over yet
}
saves-broken = damaged ({ $why })
saves-none = There are no saved games in { $folder }.
saves-renamed = { $name } is now called { $new }.
saves-deleted = { $name } is deleted.

## Step by step through a record

step-title = Step { $number } of { $last }
step-prompt = Enter: on; { $back }: back; a number: go there; { $quit }: quit
step-nothing = Nothing has happened in this game yet.

## A table on a server

new-table-help = the word that sets up a table
new-table-help-server = the address of the server (default: { $server })
new-table-help-with = who else plays: friend (default; you get a link to send), anyone (whoever comes first), or a bot of the server; can be repeated
new-table-help-players = the number of players, if the game allows several; a single --with holds for all the others
new-table-made = A table for { $game } is ready: { $table }
new-table-seat = { $side }, { $who ->
    [me] you: { $link }
    [friend] for a friend: { $link }
    [anyone] for whoever comes first, in the lobby of the server
   *[bot] { $bot }
}
new-table-how = Whoever opens a link in a browser sits down in that seat; keep yours to yourself. In the terminal: { $command }

## Completion

completion-how = In bash: eval "$(theomachy completion bash)". In zsh: eval "$(theomachy completion zsh)", after compinit. In fish: theomachy completion fish | source. Put that line into the file your shell reads when it starts.

## Fair chance

verify-proved = All { $outcomes } outcomes of chance { $undone ->
    [0] {""}
   *[other] ({ $undone } of them taken back later){" "}
}follow from the secret behind the commitment { $commitment } and from the { $givers ->
    [one] nonce
   *[other] nonces
} of { $sides }.
verify-other-outcome = Line { $line } of { $file } is false: it says chance { $outcome }, but the secret and the nonces give { $drawn }; the record was changed, or its chance was not fair.
verify-other-secret = The secret in { $file } is false: with it, the dealer of this table would have committed to { $due }; the record was changed, or its chance was not fair.
verify-bot-nonce = The nonce of { $side } in { $file } is false: { $bot } is a bot, and bots give none; whoever gave one in its place could try nonces until the outcomes suited them.

verify-shown-same = This device was shown that commitment before the first deal, and the nonce it gave is in the record: neither the dealer nor any player could choose the outcomes alone.
verify-shown-watched = This device was shown that commitment before the first deal, but gave no nonce: only those who gave one can say that nobody chose the outcomes.
verify-shown-another = Not fair: this device was first shown a different commitment, { $shown }.
verify-shown-other-nonce = Not fair: the nonce that this device gave is not the one in the record.
verify-shown-unseen = Not seen on this device: chance follows from that commitment, but this device cannot say whether it was shown before the nonces were given.
verify-shown-ask = Only those who saw that commitment can say whether it was shown before the nonces were given.
verify-result = { $winner ->
    [shared] { $sides } share the victory
    [nobody] a draw
   *[side] { $sides } has won
}{ $by ->
    [resigned] , since { $loser } gave up
    [out-of-time] , since { $loser } ran out of time
    [agreed] , as agreed
   *[rules] {""}
}
verify-end-signed = The end is proved by a signature of the key { $key }: whoever holds it vouches for all choices and for the result “{ $result }”. { $known ->
    [server] It is a key of this server.
    [server-before] It was a key of this server until { $until }; ask this server for the record, and it signs it again with its current key.
    [you] It is a key that you named.
    [you-before] It is a key that you named, used until { $until }.
   *[nobody] Compare it with the one that the server shows on its page.
}
verify-end-unsigned = { $chance ->
    [yes] Chance proved, end not proved
   *[no] Neither chance nor end is proved
}: the record has no signature, so nobody vouches for the choices of the players, nor for the result “{ $result }”{ $by ->
    [rules] , though these choices lead to it by the rules.
   *[hand] , which does not follow from the choices.
}
verify-end-other-key = The end is not proved: it is signed by the key { $key }, { $known ->
    [server] which this server does not know.
   *[you] which you did not name.
}
verify-end-forged = Not genuine: the signature of the key { $key } does not match this record; something in it was changed after it was signed.

## Keys

keys-help-rotate = make a new key, signed by the previous one; from then on the server signs with it
keys-help-json = as JSON, in the form of the server's /api/keys
keys-about = A fingerprint is for people to write down and compare. Old keys stay in the list, so that old records can be checked; they can no longer sign anything.
keys-title = This server signs finished games. Fingerprints of its keys:
keys-now = { $key }, since { $since }
keys-before = { $key }, from { $since } to { $until }
push-help-what = new-keys: make a key, which switches turn alerts on; off: delete it, which switches them off; either way, browsers have to subscribe again
push-help-contact = with new-keys: whom push services may ask if something is wrong, such as mailto:me@example.org
push-about = With a key the server sends a message through the push services of the browsers when it is the turn of somebody who asked for that and is not connected. It says which game it is, and nothing secret.
push-none = This server sends no turn alerts: it has no key for them.
push-key = This server sends turn alerts. Its key: { $key }; contact: { $contact }

## Backups

backup-done = The tables are safe in { $file }.

## About

about-build = { $build ->
    [guided] The rules run as compiled code ({ $compiler }, profile-guided).
    [compiled] The rules run as compiled code ({ $compiler }).
   *[interpreted] The rules run from their Python sources (slow).
}
about-python = Python { $version } on { $system }
about-docs = Documents and examples: { $folder }
about-game = { $name } ({ $key }), version { $rules } of the rules
about-seats = sides: { $seats }{ $fewest ->
    [all] {""}
   *[other] ; { $fewest } to { $most } play
}
about-edition = edition { $edition }{ $changes ->
    [none] {""}
   *[other] : { $changes }
}
about-option = option { $option } ({ $clause }): { $values }
about-unofficial = An unofficial edition with our own texts, not connected with the games' publishers.
