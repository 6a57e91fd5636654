## Cards: listing them, and checking cards of your own

cards-help-what = olympus, to list the cards of Fight for Olympus; check, to check a file
cards-help-file = with check: the file with your cards
cards-help-check = with olympus: show what each text says beside what the card does
cards-name = Name
cards-kind = Kind
cards-colour = Colour
cards-cost = Cost
cards-values = A/D
cards-text = Text
cards-reading = What the card does
cards-same = as the text says
cards-kind-of = { $kind ->
    [hero] hero
    [soldier] soldier
   *[equipment] equipment
}
cards-colour-of = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
   *[all] all
}
cards-free = free
cards-line = { $name }: { $kind }; colour: { $colour }; cost: { $cost }; attack { $attack }, defence { $defence }.
cards-trouble = { $severity ->
    [error] error
   *[warning] warning
}: { $trouble }
cards-counted = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $errors ->
    [one] { $errors } error
   *[other] { $errors } errors
}, { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}
