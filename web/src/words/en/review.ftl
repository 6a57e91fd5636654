review = Review
working = Weighing the choices of the game …
failed = The review could not be worked out.
again = Try again
side = Whose game
curve-empty = No choice has been weighed yet.
curve-told = Chances of { $name }, by what could be known: { $first } at first, { $last } at last, between { $lowest } and { $highest }.
curve-how = The strokes below show what was lost.
per-decision = { $decisions ->
    [one] Lost per decision, on average: { $loss } (one decision).
   *[other] Lost per decision, on average: { $loss } ({ $decisions } decisions).
}
costliest = The costliest choices
name-inaccuracy = Inaccuracy
name-mistake = Mistake
name-blunder = Blunder
lost = in turn { $turn }: { $loss } lost, give or take { $error }
instead = { $choice } – better: { $better }.
no-names = No choice lost 3% or more.
no-names-yet = So far no choice has lost 3% or more.
ledger = How the result of { $name } came about
start = Start
luck-of = Luck of { $name }
losses-of = Losses of { $name }
mind = Change of evaluation
result = Result
adjusted = Result without luck
