## The review of a finished game, and the reasons of hints

review-working = Weighing the choices …
review-heading = What each choice was worth, by what its side could know
review-named = { $number }. Turn { $turn }, { $side }: { $choice } [{ $token }]
review-severity = { $name ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
review-lost = { $name }: { $loss } (give or take { $error }) less chance to win, { $chosen } instead of { $best }.
review-better = Better: { $choice } [{ $token }].
review-costliest = The costliest choices
review-no-names = No choice lost 3% or more.
review-curve = Chances of { $side }, turn by turn
review-curve-turn = { $turn }: { $chance }
review-ledger = How the result came about
review-start = Start
review-luck-of = Luck of { $side }
review-losses-of = Losses of { $side }
review-mind = Change of evaluation
review-result = Result
review-adjusted = Result without luck
review-decisions = { $side }: { $loss } lost per decision. Decisions: { $decisions }, inaccuracies: { $inaccuracies }, mistakes: { $mistakes }, blunders: { $blunders }.
review-per-cent = { $whole }.{ $hundredths }%
review-tenths = { $whole }.{ $tenths }%

# Reasons

why-wins = As far as can be seen, it wins the game.
why-averts = It averts this threat: { $threat }
why-threatens = Afterwards: { $threat }
why-gain = { $sure ->
    [yes] It { $gain }.
   *[no] It probably { $gain }.
}
why-worlds = It comes out better in { $worlds } of 100 worlds that could have been.
why-leaves = After it, this threat stands: { $threat }
why-something-better = There is something better. { $why }
why-chances = Your chances are then about { $chance }%, give or take { $error }.
why-next-best = With the next best choice they are about { $other }%.
why-alike = { $more ->
    [0] As far as can be told, this is just as good: { $choice }.
    [1] As far as can be told, this is just as good, and so is one more choice: { $choice }.
   *[other] As far as can be told, this is just as good, and so are { $more } more choices: { $choice }.
}
