## Games: listing them, and checking what one lacks

games-help-what = check, to say what a game still lacks; without it, the games are listed
games-help-game = with check: the key of the game
games-help-tests = with check: where its tests are, to find the clauses that no test names
games-line = { $key }: { $name } ({ $package })
games-complete = It lacks nothing that is essential.
games-may-add = It could also have:
games-language = { $language ->
    [de] German
    [it] Italian
   *[en] English
}

## What a game can lack

lack-broken = { $what } fails with { $error }
lack-words = Something cannot be said: { $error }
lack-kernel-game = { $name } is not a Game of the kernel: let it inherit from theomachy.kernel.game.Game.
lack-key = It is registered as { $key }, but its class says { $other }.
lack-method = Its game has no { $name }.
lack-field = Its view has no { $name }.
lack-event-class = { $name } is not an event: it should be a dataclass that inherits from Event.
lack-page = There is no rules page in { $language }.
lack-other-page = a rules page in { $language }; until then, the English one is shown
lack-clauses = The rules page in English has no clauses: lines such as **AB-TURN-01** followed by the rule.
lack-clause = The clause { $clause } is missing from the rules page in { $language }.
lack-clause-twice = The clause { $clause } appears twice on the rules page.
lack-no-such-clause = { $what } cites { $clause }, which is not on the rules page.
lack-message = The message { $key } is missing in { $language }.
lack-language = messages in { $language }; until then, English is shown
lack-editions = The editions of its options are not those of the game with the default first.
lack-option = The option { $name } changes something even when it is set to the value it already has.
lack-board = a board of its own in the terminal; until then, its view is shown field by field
lack-statistics = statistics of its own for the arena
lack-test = a test that names the clause { $clause }
lack-end = A random match has more than { $count } choices and does not end.
lack-copy = A copy of a state is not equal to it.
lack-copy-shares = A choice made in a copy changes the state that was copied.
lack-load = A saved state is not loaded as it was.
lack-secret-view = What a seat cannot see changes its view: { $field }.
lack-secret-recall = What a seat cannot see changes its recall.
lack-guess-view = A guess does not fit the view it was made from: { $field }.
lack-guess-recall = A guess does not fit the recall it was made from.
lack-notation-choice = The choice { $choice } is not read back as it was written.
lack-notation-position = The position “{ $position }” is read back as “{ $other }”.
lack-notation-field = The position “{ $position }” leaves something out: read back, it has another { $field }.
lack-range = { $what } is not between -1 and 1.
lack-prior = prior is below 1.
lack-weights = While chance is asked there are not as many weights as outcomes.
lack-not-refused = The action { $action } is not legal, but it is not refused.
lack-bot = { $bot } makes a choice that is not legal.
lack-packed = This does not come back over the wire as it was sent: { $what }.
lack-event = The event { $name } happens, but it is not among EVENTS.
lack-result = The result is not a number from -1 to 1 for each seat.
lack-record = A record does not replay to the same game.
lack-revealed = After the game the board does not reveal anything.
