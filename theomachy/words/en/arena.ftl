## The arena: bots against bots

arena-help-bots = a bot for each side, or more with --round-robin: random, greedy, search, search-1, ismcts, level:1 to level:6, or with settings as in search:iterations=1000
arena-help-levels = print how strong the six levels of bots are, as measured; nothing is played
arena-help-games = how many games, with --round-robin for each pair or group (default: 100, with --until as many as it takes)
arena-help-round-robin = every bot plays every other; with a number, in groups of so many
arena-help-ladder = each bot plays only those named next to it; with a number, in groups of so many
arena-help-until = stop when it is decided, with an error of 5 % each way, whether the first bot is worth the lower or the higher number of points of rating more than the other, as in 0,30; of several others, all must be the same bot
arena-help-seed = a number that determines all deals and all luck (default: 1)
arena-help-jobs = how many games at a time (default: one per core, with --ray of the cluster)
arena-help-ray = play on the Ray cluster at this address, HOST:PORT of its head, or auto for the one this machine belongs to
arena-help-hang = so many seconds a bot may think about a choice; if it takes longer it has lost (default: 60)
arena-help-resume = keep the result of every game in this file, a line for each; if it is there already, the contest goes on where it stopped
arena-help-records = write the record of every game into this new or empty folder
arena-help-cards-report = write a report on every card, with plots, into this HTML file, or its figures alone into a file whose name ends in .json; there is one for { $games }
arena-help-json = print one JSON object instead of a table
arena-playing = Games
arena-playing-until = Games (evidence { $ratio } of ±{ $bound })
arena-bot = Bot
arena-wins = Wins
arena-draws = Draws
arena-losses = Losses
arena-rate = Rate
arena-interval = 95 % interval
arena-level = Level
arena-beats = Beats below
arena-rating = Rating
arena-percent = { $whole }.{ $tenths } %
arena-decimal = { $whole }.{ $tenths }
arena-milliseconds = { $time } ms
arena-times = How long the bots thought when there was a choice: on average, and 99 times in 100 at the most, by the clock and by the processor.
arena-choices = Choices
arena-mean = Mean
arena-most = 99 %
arena-cpu-mean = CPU mean
arena-cpu-most = CPU 99 %
arena-first-player = Whoever had the first turn scored { $rate } of the points.
arena-length = A game took { $turns } turns on average.
arena-levels = Level 3 is rated 1500; 400 points are ten times the strength. “Beats below”: of the games against the level below it, a draw being half a win. Measured in { $games } games, at commit { $commit }, by { $command }
arena-ratings = Ratings are differences from { $bot }; 400 points are ten times the strength.
arena-until-decided = Decided after { $games ->
    [one] { $games } game
   *[other] { $games } games
}: worth { $due } points of rating rather than { $other }.
arena-until-open = Not decided after { $games ->
    [one] { $games } game
   *[other] { $games } games
}: the evidence between { $low } and { $high } points of rating is { $ratio }; ±{ $bound } would decide.
arena-fault = { $bot } lost game { $game } by a fault: { $reason }
arena-interrupted = Interrupted; { $games ->
    [one] { $games } game was played.
   *[other] { $games } games were played.
}
arena-report-written = The report is in { $file }

## The report: what holds for every game

report-title = { $name }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-about = Edition { $edition }, --seed { $seed }. Each deal is played with every bot in every seat.
report-options = Options that were changed: { $options }.
report-faults = { $games ->
    [one] { $games } game was broken off because a bot failed; it is left out of the counts of endings and cards.
   *[other] { $games } games were broken off because a bot failed; they are left out of the counts of endings and cards.
}
report-bots = Bots
report-times = The dot is the mean; 99 in 100 choices took no longer than the end of the line. Each mark is ten times the one before.
report-by-clock = { $bot }, by the clock
report-by-processor = { $bot }, by the processor
report-seconds = { $time } s
report-milliseconds = { $time } ms
report-microseconds = { $time } µs
report-nanoseconds = { $time } ns
report-first-turn = The first turn
report-interval = The true rate lies, 95 times in 100, within { $interval }.
report-lengths = How long the games were
report-length = When a game ended, { $turns } turns had been completed on average; those of all sides are counted.
report-turns = Turns
report-games = Games
report-as-table = As a table
