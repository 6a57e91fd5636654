## Puzzles: found in records, and solved

puzzle-title = Puzzle { $number } of { $of }; the weakest bot that finds the answer: { $level }
puzzle-ask = You are { $side }. One choice is clearly better than all others: which?
puzzle-solved = Solved.
puzzle-costs = { $loss }% less chance to win, { $chance }% instead of { $best }%: { $choice }.
puzzle-solution = The answer: { $choice }.
puzzle-commands = Type the number of a choice, or: { $solution }, { $next }, { $quit }.
puzzle-all-seen = That was the last one.
puzzle-none = There are no such puzzles yet: theomachy puzzles GAME RECORD finds some in records.
puzzle-looking = Looking for decisions with one answer …
puzzle-found = { $record }, choice { $number }, { $side }: { $choice } [{ $token }], { $chance }% instead of { $other }%; the weakest bot that finds it: { $level }
puzzle-record-done = { $record }: decisions looked at: { $decisions }, puzzles: { $puzzles }
puzzle-total = Records: { $records }, decisions looked at: { $decisions }, new puzzles: { $puzzles }, already known: { $known }
