## The report of the arena: Deukalion

report-endings = How the games ended
report-ending = { $ending ->
    [goal] the goal was reached
    [rounds] the rounds were over
   *[shared] a shared victory
}
report-rounds = How many rounds the games took
report-rounds-about = A round in which the game ended is counted. On average a game took { $rounds } rounds.
report-round = Rounds
report-points = Where the points came from
report-points-about = All points that the players had when the games ended, { $points } for each player on average.
report-source = { $source ->
    [deliveries] Pursuits: chests delivered
    [positions] Pursuits: lying next to a city
    [victories] Pursuits: ships or Hydra beaten
    [settlements] settlements
    [styx] Honour: River Styx
    [chests] Honour: single chests
    [hydra] Honour: Hydra beaten
   *[together] Honour: claimed together
}
report-pursuits = The Pursuit cards
report-pursuits-about = How often each card was completed, by which of its tasks, and how often it had been a secret card. The win rate is that of the players who completed it; a shared victory counts as half a win.
report-removed = Several players claimed a card together { $removed ->
    [one] { $removed } time
   *[other] { $removed } times
}; then it left the game.
report-actions = The Action cards
report-actions-about = How often each card was played, and paid for a Pursuit card. The win rate is that of the players who played it in a game; a shared victory counts as half a win.
report-challenges = Challenges
report-challenges-about = How often each city, settlement, ship, or the Hydra was challenged, and how often the challenger won; when the Hydra challenges, how often the challenged player won. Founding a settlement needs no challenge.
report-opponent = { $opponent ->
    [ship] another ship
    [hydra] the Hydra, challenged
   *[crew] the Hydra as challenger
}
report-name = Name
report-worth = Points
report-task-a = Task a
report-task-b = Task b
report-completed = Completed
report-by-a = by a
report-by-b = by b
report-secret = secret
report-turn = Turn
report-played = Played
report-paid = Paid
report-place = Challenged
report-value = Value
report-challenged = Times
report-won = Won
report-share = Won in
report-founded = Founded
report-rate = Win rate
