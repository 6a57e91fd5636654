## The arena: bots against bots

arena-help-bots = two bots: random, greedy, search, or with settings as in search:iterations=1000
arena-help-games = how many games; 100, if nothing is said
arena-help-seed = a number that decides all deals and all luck; 1, if nothing is said
arena-help-jobs = how many games at a time; as many as there are cores, if nothing is said
arena-help-records = write the record of every game into this new or empty folder
arena-help-json = print one JSON object instead of a table
arena-playing = Games
arena-bot = Bot
arena-wins = Wins
arena-draws = Draws
arena-losses = Losses
arena-rate = Rate
arena-interval = 95 % interval
arena-percent = { $whole }.{ $tenths } %
arena-first-player = Whoever had the first turn scored { $rate } of the points.
arena-length = A game took { $turns } turns on average.
arena-fault = { $bot } lost game { $game } by a fault: { $reason }
