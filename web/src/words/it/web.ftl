title = Theomachy
game-olympus = Fight for Olympus
game-hera-zeus = Hera and Zeus
game-deukalion = Deukalion
play-now = Play now
theme-light = Light
theme-dark = Dark
board = Board
question = What is asked
connecting = Coming to the table …
waiting-for-players = Waiting for the others.
game-over = The game is over.
turn-of = It is { $name }’s turn.
not-your-turn = It is { $name }’s turn.
not-now = Not now.
suggested = As suggested
step-back = Step back
all-choices = All choices ({ $many })
log = What happened
which-choice = Which of these?
close = Close
watcher = Watcher
did-undo = { $name } takes a choice back.
did-seated = { $name } sits down.
did-asked = { $name } asks: { $request ->
    [draw] a draw?
   *[undo] may I take back?
}
did-agreed = { $name } agrees.
did-denied = { $name } does not agree.
did-drawn = A draw is agreed on.
did-resigned = { $name } gives up.
did-flagged = { $name } has run out of time.
did-away = A bot plays for { $name }.
did-back = { $name } is back.
did-rotated = { $name } has a new key.
did-rematch = The next game has been set.
