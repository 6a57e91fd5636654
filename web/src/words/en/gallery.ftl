### The card gallery, and the cards and examples beside the rules.

cards-of = { $game }: the cards
cards-about = Every card in the box, as it lies on the table. “Why” leads to the rules behind it.
search-cards = Search names and texts
any = all
show-all = Show all
cards-found = { $many ->
    [one] { $many } card
   *[other] { $many } cards
}
no-cards = The cards cannot be loaded: the server cannot be reached. Try again later.
order = Order
order-printed = as in the box
order-name = by name
order-played = most played first
order-rate = highest win rate first
figures-from = The figures come from { $games } games between bots ({ $bots }): edition { $edition }, seed { $seed }, version { $rules } of the rules, { $date }.
figures-about = The win rate is that of the players who played the card, with the range in which the true rate lies 95 times in 100. Strong cards are mostly played by whoever is ahead anyway.
card-share = { $done ->
    [pursuit] Completed by each player in { $share } of games
   *[other] Played by each player in { $share } of games
}
card-rate = Win rate: { $rate } ({ $low } to { $high })
card-never = Not played in these games

## What is printed on a card

printed-olympus = { $about }{ $copies ->
    [1] .
   *[other] ; { $copies } copies.
}
printed-hera-zeus = { $kind ->
    [figure] A figure for each side.
   *[other] { $strength ->
        [none] Played from the hand; { $copies ->
            [one] { $copies } copy
           *[other] { $copies } copies
        } in each deck.
       *[other] Strength { $strength }; { $copies ->
            [one] { $copies } copy
           *[other] { $copies } copies
        } in each deck.
    }
}
printed-deukalion = { $kind ->
    [pursuit] Pursuit card: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [honour] Honour card: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $copies } copies.
    [permanent] Action card that stays; { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }.
   *[action] Action card; { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }.
}
printed = { $kind }

## Filters and their values

facet-kind = Kind
facet-colour = Colour
facet-cost = Cost
facet-symbol = Ability
facet-strength = Strength
facet-points = Points
facet-task = Task
value-kind = { $value ->
    [hero] heroes
    [soldier] soldiers
    [equipment] equipment
    [number] cards for the field
    [mythology] mythology cards
    [figure] the figure
    [action] Action cards
    [permanent] Action cards that stay
    [pursuit] Pursuit cards
    [honour] Honour cards
   *[other] { $value }
}
value-colour = { $value ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
   *[all] multicoloured
}
value-symbol = { $value ->
    [play] on play
    [attack] on attack
   *[always] always
}
value-strength = { $value ->
    [none] none
   *[other] { $value }
}
value-task = { $value ->
    [chests] deliver chests
    [place] lie next to a place
    [ship] beat a ship
   *[hydra] beat the Hydra
}

## Beside the rules

found-cards = Cards
example = Example
example-before = Before
