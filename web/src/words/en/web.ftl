### The web client: everything but the boards

title = Theomachy
welcome = Three board games of Greek myth. Take a seat.
game-olympus = Fight for Olympus
game-hera-zeus = Hera and Zeus
game-deukalion = Deukalion
game-unknown = Unknown game ({ $game })
facts-olympus = 2 players · 30 minutes
facts-hera-zeus = 2 players · 40 minutes
facts-deukalion = 2 to 4 players · 90 minutes
about-olympus = Heroes and soldiers stand face to face on six spaces; every gap in the other line brings you nearer to Olympus.
about-hera-zeus = A marital quarrel with hidden cards: find the captive on the other side before yours is found.
about-deukalion = Sail, fight and deliver chests in a sea of gods and monsters; glory wins.
level = Against a bot
level-1 = Epimetheus
level-2 = Midas
level-3 = Echo
level-4 = Ariadne
level-5 = Tiresias
level-6 = Prometheus
level-rating = Rating { $rating }; in 95 of 100 cases between { $low } and { $high }
players = Players
play-now = Play now
invite = Invite a friend
pass-and-play = Pass and play
open-table = Open table
learn = Learn by playing
puzzles = Puzzles
rules = Rules
cards = Cards
make-olympus = Make cards
make-deukalion = Draw a map
options = Edition and options
my-seat = I play
edition = Edition
usual = default
usual-is = default: { $value }
as-edition = as in this edition
options-table = The table
options-ends = Beginning and end
options-cards = Cards and powers
options-play = Course of the game
about-option = About: { $option }
option-clause = The rule: { $clause }
options-changed = { $n ->
    [one] One rule changed
   *[other] { $n } rules changed
}
options-reset = Back to the default
clock = Clock (not against bots)
clock-none = none
clock-short = 10 minutes, plus 5 seconds per choice
clock-long = 25 minutes, plus 10 seconds per choice
clock-days = two days per choice
may-watch = Others may watch
no-server = The server cannot be reached.
needs-server = This needs a connection: the server cannot be reached.
offline = You are offline. You can read the rules, the cards, the text of the lessons and your own games; to play, you need a connection.
building = { $rules ->
    [compiling] { $minutes ->
        [soon] Bots get stronger soon: the rules are still being compiled.
        [0] Bots get stronger in less than a minute: the rules are still being compiled.
        [1] Bots get stronger in about a minute: the rules are still being compiled.
       *[other] Bots get stronger in about { $minutes } minutes: the rules are still being compiled.
    }
    [compiled] The rules are compiled: bots think more deeply now.
    [no-compiler] There is no C compiler on this machine: the rules run uncompiled, and bots think less deeply.
    [no-headers] The C headers of Python are missing on this machine: the rules run uncompiled, and bots think less deeply.
   *[failed] The rules could not be compiled: they run as they are, and bots think less deeply.
}
my-games = My games in progress
resume = Continue
see-end = See the end
other-device = On another device
forget = Forget
finished-games = Finished games
all-my-games = All my games ({ $many })
my-finished-games = My finished games
not-kept = This game could not be saved on this device: the browser does not allow it, or there is no space left.
waiting-tables = Tables waiting for players
no-waiting-tables = Nobody is waiting at the moment. Set up an open table, and somebody may join you.
more-tables = More tables
sit-down = Sit down
watch = Watch
free-seat = free seat
your-name = Your name at the table
guest = Guest
player-n = Player { $n }
verify = Check a finished game
settings = Settings
language = Language
language-en = English
language-de = Deutsch
language-it = Italiano
theme-to-dark = Dark colours
theme-to-light = Light colours
score = Points, and how many you need to win
sound = Sound
speed = Pace
speed-0-5 = slow
speed-1 = normal
speed-2 = fast
speed-0 = instant
board = Board
threats = Threats
card = Card
why = Why
in-gallery = In the card gallery
inspector-empty = Point at a card to read it here.
guide = What to do
connecting = Joining the table …
waiting-for-players = Waiting for the others.
waiting-why = The cards are dealt as soon as everybody is here.
table-needs-server = This needs a connection: the game is on the server. You join it as soon as you are back online.
your-turn = It is your turn.
alerts = Tell me when it is my turn
alerts-why = Your browser then notifies you when you are looking elsewhere and, if the server can send messages, even when this page is closed.
alerts-refused = The browser does not allow notifications from this page; you can change that in its settings.
play-meanwhile = Play against a bot meanwhile
play-meanwhile-why = Your seat stays yours, and you are called as soon as everybody is here.
friend-here = everybody is here, the game begins.
to-table = To the table
invited-to = An invitation to { $game }
invited-by = { $name } invites you to { $game }
send-link-one = Send this link to your friend
moment = One moment …
turn-of = It is { $name }’s turn.
not-your-turn = Not now: it is { $name }’s turn.
not-now = Not now.
not-there = It cannot go there.
step-back = Step back
take-back = Take back
take-back-why = Take back your last choice; you can do that against bots, but then the game will not count.
skip = Skip
all-choices = All choices ({ $many })
log = What happened
log-short = Log
seen = Seen
chat = Chat
news = { $many } new
panels = Log and more
log-before = Before the first turn
dealt = Cards are dealt.
cards-unseen = { $many ->
    [one] 1 card
   *[other] { $many } cards
}
nothing-yet = Nothing yet.
nothing-said = Nobody has said anything.
which-choice = Which of these?
close = Close
times = × { $many }
reactions = Quick reactions
reaction-bravo = Bravo!
reaction-ouch = Ouch!
reaction-hmm = Hmm …
reaction-thanks = Thanks!
reaction-hurry = Come on!
reaction-laugh = Ha ha!
write = Write something
send = Send
watcher = Watcher
bot-named = { $side } ({ $bot })
bot-1 = Bot Epimetheus
bot-2 = Bot Midas
bot-3 = Bot Echo
bot-4 = Bot Ariadne
bot-5 = Bot Tiresias
bot-6 = Bot Prometheus
bot-other = Bot
you = you
is-here = connected
is-away = not connected
has-turn = to move
days-left = { $days } d
line-lost = Connection lost, reconnecting … Your game is safe.
line-ended = The table cannot be reached with this link.
you-watch = You are watching.
my-seat-here = Go to my seat
menu = Menu
hint = Hint
hint-says = Hint: { $text }.
do-it = Do it
ask-undo = Ask to take back a choice
offer-draw = Offer a draw
request = A request
asks-undo = { $name } would like to take the last choice back. Do you agree?
asks-draw = { $name } offers a draw. Do you agree?
asked-undo = You have asked to take back a choice; the others are thinking about it.
asked-draw = You have offered a draw; the others are thinking about it.
yes = Yes
no = No
resign = Give up
resign-sure = Really give up this game?
watch-link = Link for watchers
my-link = My own link, for another device
my-link-why = Whoever has this link plays in your place. Do not show it to anyone.
rotate = New key
rotate-sure = The old link will no longer work.
send-link = Send this link to your friend (seat { $seat })
copy = Copy
copied = Copied
at-home = At this address the link works on this computer only. For others, start the server with --host 0.0.0.0 and open the page at this computer’s own address.
qr = The same link to scan
alone = Answer for me when there is only one answer
alone-why = Only when nobody can learn anything from it, neither from the answer nor from how quickly it comes.
keys-help = Keys: Tab and arrows move, Enter picks, I goes into the card that is shown, Ctrl+Z steps back, Escape closes.
won = You have won!
lost = You have lost.
drawn = A draw.
wins = { $name } has won.
shared = The victory is shared: { $names }.
by-agreed = The players agreed on a draw.
by-resigned = { $name } gave up.
by-out-of-time = { $name } ran out of time.
by-rules = By the rules.
rematch = Rematch
next-game = To the next game
replay = Replay
download = Download the record
prove = Check this game
to-lobby = To the lobby
show-ending = How it ended
show-board = Look at the board
lasted-turns = { $turns ->
     [one] One turn
    *[other] { $turns } turns
}
lasted-minutes = { $minutes ->
     [0] less than a minute
     [one] one minute
    *[other] { $minutes } minutes
}
lasted-hours = { $hours } h { $minutes } min
lasted-days = { $days ->
     [one] one day
    *[other] { $days } days
} { $hours } h
turning-points = Turning points
turning-point = Turn { $turn }: { $name }
chance-changes = { $before }% → { $after }%
chances-of = { $name }’s chances of winning, as a quick search sees them.
your-chances = Your chances of winning, as a quick search sees them.
no-turning-points = No turn stands out.
turning-points-failed = The turning points could not be worked out.
review = Review
picture = Share a picture
more = More
curtain = Curtain
pass-to = Pass the device to { $name }
pass-why = Nobody else should look now.
lift = I am { $name }
did-itself = Nothing else to choose: { $text }
did-undo = { $seat ->
     [nobody] A choice is taken back.
    *[other] { $name } takes a choice back.
}
did-seated = { $name } sits down.
did-asked = { $name } asks: { $request ->
     [draw] a draw?
    *[undo] may I take that back?
}
did-agreed = { $name } agrees.
did-denied = { $name } does not agree.
did-drawn = A draw is agreed.
did-resigned = { $name } gives up.
did-flagged = { $name } has run out of time.
did-away = A bot plays for { $name }.
did-back = { $name } is back.
did-rotated = { $name } has a new key.
did-rematch = The next game is set up.
lost-page = There is nothing here.
search-rules = Search the rules
found = { $many ->
     [one] One clause
    *[other] { $many } clauses
}
sections = Sections
no-rules = The rules cannot be loaded.
learn-game = Learn: { $game }
learn-about = A guided first game of about ten minutes. Every choice is real; nothing can go wrong.
lessons = Lessons
lesson-of = { $lesson } of { $of }: { $title }
lesson-done = Well done.
next-lesson = Next lesson
begin-lessons = Begin
lessons-done = { $done } of { $of } done
lesson-to-read = Without a connection a lesson cannot be played; here is what its guide says.
try-again = Try again
learnt-all = Now play a real game
show-me = Show me
again = Once more
done = done
no-lessons = The lessons cannot be loaded.
record-refused = This record cannot be replayed.
record-refused-do = Save it again where it was played, or open another one.
other-record = Open another record
moment-of = Choice { $at } of { $total }
to-start = To the start
back = Back one step
forward = Forward one step
to-end = To the end
play = Play
pause = Pause
eyes = Seen by
eyes-all = all open
moment-link = Link to this moment
share = Share
verify-about = Before the first card the dealer commits to a secret, and every player adds a number of their own. All outcomes of chance follow from these: your browser works them out again, and compares the record with what this device kept before the game. For the choices of the players and for the end, the server vouches with its signature.
paste = Paste a whole record here
open-file = Open a file
check = Check
no-crypto = This browser can check this only over a secure connection (https); the server says:
server-says = The server says:
proof-outcomes-yes = All { $total } outcomes of chance follow from the secret and the numbers.
proof-outcomes-no = Only { $good } of { $total } outcomes follow from the secret and the numbers.
verdict-chance-proved = Chance was fair.
verdict-chance-watched = Chance follows from what this device saw.
verdict-chance-unseen = Chance: not seen on this device.
verdict-chance-false = Not fair.
verdict-end-signed = The end is proved.
verdict-end-unsigned = The end is not proved.
verdict-end-other-key = The end is not proved.
verdict-end-forged = Not genuine.
verdict-end-unchecked = The end was not checked here.
proof-secret-yes = The secret is the one the dealer had committed to.
proof-secret-no = The secret is not the one the dealer had committed to.
proof-bot-no = A number is said to come from { $bot }. Bots give none: somebody could have tried numbers until chance suited them.
proof-shown-same = The commitment is the one that this device was shown before the game, and the number given here is in the record.
proof-shown-watched = The commitment is the one that this device was shown before the game; but no number came from here, so only those who gave theirs can say that nobody chose the outcomes.
proof-shown-another = The commitment is not the one that this device was shown before the game: not fair.
proof-shown-other-nonce = The number that was given here is not the one in the record: not fair.
proof-shown-unseen = Not seen on this device: chance follows from its commitment, but this device cannot say whether that was shown before the game.
proof-end-signed = Signed with the key { $key } of this server, which vouches in this way for every choice and for the result.
proof-end-old = Signed with the key { $key }, which this server used until { $until }: it vouches for every choice and for the result, unless that key was stolen.
proof-end-unsigned = The record has no signature: nobody vouches for the choices of the players, for where the game stopped, or for its result.
proof-end-other-key = Signed by a key that this server does not know: { $key }
proof-end-forged = The signature of the key { $key } does not match: something was changed after it was signed.
proof-end-unchecked = This browser cannot check signatures; read what the server says.
keys = Keys of this server
keys-about = With these it signs finished games. Write the fingerprint down: then nobody can give you a record with a made-up end. Each new key is signed by the one before.
keys-broken = These keys do not form a chain: do not trust them.
key-since = since { $since }
key-until = { $since } to { $until }
alarm-commitment = The dealer shows a different commitment from before: do not trust this table.
alarm-nonce = A different number was given for your seat: if that was not you on another device, do not trust this table.
