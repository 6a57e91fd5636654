## The cards report of the arena: Fight for Olympus

report-endings = How the games ended
report-ending = { $ending ->
    [full_board] a full board
    [seven_points] seven points
    [empty_pile] an empty draw pile
   *[tie] a tie
}
report-by-cost = Win rate by cost
report-by-cost-about = Each dot is a card, its line the 95 % interval. Compare a card with others of the same cost: expensive cards are mostly played by whoever is ahead anyway. The dotted lines are at { $low } and { $high }.
report-cost = cost { $cost }
report-card = { $name }: { $rate } ({ $interval }), played in { $played ->
    [one] { $played } game
   *[other] { $played } games
}
report-high = Marked with ▲, because the whole interval lies above { $limit }:
report-low = Marked with ▼, because the whole interval lies below { $limit }:
report-none = No card has an interval that lies wholly above { $high } or below { $low }.
report-cards = The cards
report-cards-about = Drawn, played and paid say in how many games that happened to the card, on either side; drawn includes the opening hands, and played what comes into play for free. The win rate is that of the side that played the card; a tie counts as half a win, and if both sides played it in a game, both are counted. The turn is the one in which the card was played, on average; the turns of both sides are counted together.
report-drawn = Drawn
report-played = Played
report-paid = Paid
report-turn = Turn
report-rate = Win rate
report-own = { $name } (your own)
