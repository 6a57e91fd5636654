### The table server

server-over = The game is over.
push-turn = It is your turn.

denied-wrong-key = This link does not open a seat here; ask for a new one, or watch.
denied-seat-taken = That seat is already taken; take another one, or watch.
denied-not-all-seated = Not everybody has sat down yet; wait for the others.
denied-nonce-twice = You have already sent your nonce.
denied-not-your-turn = It is not your turn; wait until you are asked.
denied-too-late = The position has changed in the meantime; look at it again and choose.
denied-nothing-to-undo = You have made no choice that could be taken back.
denied-bots-agree-to-nothing = Bots do not agree to draws; play on, or give up.
denied-already-asked = The players are already being asked something; wait for their answer.
denied-denied-before = They have just said no to this; make a choice first.
denied-nothing-asked = Nobody is waiting for this answer.
denied-no-chat = There is no chat at this table.
denied-said-already = You have said something since; check whether it was this.
denied-bad-chat = A message has 1 to { $most } characters, all of them printable.
denied-no-such-reaction = There is no such reaction.
denied-not-begun = The game has not begun yet.
denied-game-over = The game is over.
denied-left = You have given up this game; a bot plays on for you.
denied-no-such-table = There is no such table; check the link.
denied-quarantined = This table is no longer opened, because opening it has failed twice; tell the host of this server, who can export, release or delete it.
denied-not-over = That has to wait until the game is over.
denied-no-free-seat = There is no free seat left at this table; choose another table, or watch.
denied-slow-greeting = You said nothing for too long; connect again.
denied-no-watchers = This table is closed to watchers.
denied-table-full = There is no room left at this table; come back later.
denied-too-many-messages = Too many messages in a short time; connect again and send fewer.
denied-too-many-connections = There is no room for more connections from your address; close some, or wait a moment.
denied-server-full = There are so many people here that there is no room at the moment; try again in half a minute.
denied-gave-way = It became too full here, and players come first; come back later.
denied-at-seat-elsewhere = Your seat has too many connections, and this was the oldest; go on with one of the others.
denied-away-too-often = You were away too often; a bot plays on for you.
denied-too-many-tables = Too many tables were set up from here; wait a minute.
denied-too-big = That is too much at once: the limit is { $most } bytes.
denied-bad-message = This message cannot be read; { $why }.
denied-only-watching = Watchers do not play; take a seat.
denied-our-fault = Something went wrong here, not with you; try again.
denied-enough = That cannot be done any more often at this table; all you can do now is play on.
denied-store-fails = The tables cannot be read or written at the moment, so nothing was done; try again later.
denied-key-rotated = This seat has a new key now; connect again with that one.
denied-too-many-requests = Too many requests came from here in a short time; wait a moment.
denied-foreign-page = This page belongs to another site; open the table at its own address.
denied-another-game = A different game is being played at this table.
denied-hint-only-against-bots = Hints are only for players whose opponents are all bots.
denied-too-many-hints = That was a lot of hints in a short time; think for a moment yourself.
denied-busy = Too many people are waiting for such an answer; try again in { $seconds } seconds.
denied-no-map = This game has no map.
denied-nothing-to-check = This game does not take cards or maps of your own.
denied-no-push = This server sends no turn alerts.
denied-no-push-service = This server sends turn alerts to known push services only, and does not know this one.
denied-bad-push-keys = These are not the keys of a browser’s subscription.
denied-endless = This game has become too long to be played on here; agree on a draw, or give up.
denied-too-many-parts = This request has more than { $most } parts; send fewer.
denied-too-hard = This took more time or memory than is allowed for it; send something shorter or simpler.
denied-other-version = This server speaks version { $version } of the protocol, and your client another one: reload the page in a browser, or install the newest Theomachy.
denied-other-build = This bot is from another build of Theomachy than the server, so it cannot use what its seat recalls; install the same version on both sides.

page-welcome = This is a table server of Theomachy: three board games of Greek myth, played through a link and without an account.
page-verify = What does a recorded game prove?
page-table = To sit down at this table, copy the whole address of this page and give it to the program:
page-record = the record
page-paste = Paste a whole record here, from its first line to its last:
page-check = Check it

### Tables, for the host

tables-help-action = what to do with a table; without it, all tables are listed
tables-help-table = its id, as in the list, or its link; write /ID if the id begins with -
tables-help-file = where to export it: its entries as lines of JSON, and its record if one can be made
tables-help-quarantined = list only those in quarantine: opening them has failed twice, so they are no longer opened
tables-none = There are none.
tables-open = waiting for players
tables-running = being played
tables-over = over
tables-quarantined = in quarantine
tables-entries = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
tables-players = Players: { $names }
tables-kinds = Entries: { $kinds }
tables-last = Last entry: { $at }. Failed attempts to open it: { $tries }
tables-exported = Table { $table } is in { $file }, with the secret of its dealer: do not give that file to anybody who plays there.
tables-released = Table { $table } will be opened again when somebody comes.
tables-deleted = Table { $table } is deleted.

## Why a hint is given

why-only = There is nothing else to choose.
