### At a table of a server: the commands bot, join and serve

cli-command-serve = Run a table server: games with a link, for people, bots and watchers.
cli-command-join = Play at a table of a server, or watch.
cli-command-bot = Seat a bot at a table of a server.

remote-help-link = the link of your seat, such as { $example }; without a key you watch
remote-help-bot-link = the link of the bot's seat, such as { $example }
remote-help-server = instead of the link, the address of the table: the link without the key
remote-help-key = the key, if it is not in the link
remote-help-name = your name at the table
remote-help-bot = the bot, with settings if you like (default: { $bot })
remote-help-stay = move on to the next table when there is a rematch
serve-help-host = the address to listen on (default: { $host }); 0.0.0.0 for all
serve-help-port = the port (default: { $port })
serve-help-fd = the number of an open socket to listen on instead of --host and --port, as systemd passes it (3)
serve-help-replace = take over from the server with this process number once everything is loaded; its tables are kept
serve-help-workers = how many bots may think at the same time (default: one per core)
serve-help-limit = change a limit: { $names }; can be repeated
serve-help-origin = another site whose pages may connect, such as https://example.org; can be repeated
serve-help-push-host = the name of a further push service that turn alerts may go to, such as push.example.org; with a dot in front, all names that end with it; can be repeated
serve-help-trust = the address or network of a proxy to trust when it says who is asking (X-Forwarded-For), such as 127.0.0.1 or 10.0.0.0/8; by default none is trusted; can be repeated
serve-help-open = open the page in a browser
serve-at = Serving at { $url } (Ctrl-C stops)
serve-no-pages = The web pages are not built; people can only come with “theomachy join”.

## Links and connections

remote-other-nonce = A different nonce was given for your seat: if that was not you on another device, do not trust this table.
remote-lost = Connection lost; reconnecting …
remote-back = Connected again.

## The bot

bot-sits = { $bot } sits at the table as { $side }.
bot-next = There is a rematch, at table { $table }.

## At the table

join-watching = You are watching. ? shows what you can type; { $quit } leaves.
join-waiting = Waiting for { $sides } …
join-bound = The dealer has committed to { $commitment }; now every player adds a random number.
join-seated = { $name } sits down as { $side }.
join-asks-undo = { $name } would like to take back the last choice: { $agree } or { $decline }?
join-asks-draw = { $name } offers a draw: { $agree } or { $decline }?
join-you-asked = The others are being asked; wait for their answer.
join-asked-others-undo = { $name } would like to take back the last choice.
join-asked-others-draw = { $name } offers a draw.
join-agreed = { $name } agrees.
join-denied = { $name } says no.
join-drawn = All agree to a draw.
join-resigned = { $name } resigns.
join-flagged = { $name } has run out of time.
join-away = { $name } is away; a bot plays on in the meantime.
join-returned = { $name } takes the seat back from the bot.
join-here = { $name } is here.
join-gone = { $name } has left; the seat is kept.
join-chat = { $name }: { $text }
join-reaction = { $name }: { $reaction ->
    [bravo] Bravo!
    [ouch] Ouch!
    [hmm] Hmm …
    [thanks] Thank you!
    [hurry] Time flies …
   *[laugh] Ha ha!
}
join-rematch = There is a rematch; { $rematch } takes you there.
join-time = Time left: { $times }.
join-time-of = { $side } { $time }
join-press-enter = The game is over; press Enter.
join-look-back = You can still look at the { $board } and the { $log }, keep the game with { $record } FILE, or play again with { $rematch }; Enter leaves.
join-goodbye = Your seat is kept; come back with the same link.
join-help =
    At this table also:
    { $say } TEXT: say something to everybody.
    { $agree }, { $decline }: answer what another player asks for.
    { $offer }: offer a draw.
    { $rematch }: when the game is over, play again with seats swapped.
    { $undo } has to ask the others if somebody has learnt something since; { $quit } keeps your seat.

term-command-say = say
term-command-agree = agree
term-command-decline = decline
term-command-offer = offer
term-command-rematch = rematch
