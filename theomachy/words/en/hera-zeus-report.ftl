## The report of the arena: Hera and Zeus

report-endings = How the games ended
report-ending = { $ending ->
    [bare-field] a bare field
    [no-action] no legal action left
    [captive-in-front] the captive challenged in row 1
    [captive-in-hand] the captive found in the hand
    [captive-in-lane] the captive swept away by Pandora
   *[turn-limit] a draw after the last turn
}
report-cards = The cards
report-cards-about = How often each kind was laid on the field and used from the hand; the cards of the opening rows lie face down and are not counted. The win rate is that of the side that laid or used such a card in a game; if both sides did, both are counted. The turn is the average one; the turns of both sides are counted together.
report-name = Name
report-copies = Copies
report-laid = Laid
report-used = Used
report-turn = Turn
report-rate = Win rate
