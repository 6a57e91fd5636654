### Examples to the rules: what a position shows, in one sentence

## Hera and Zeus

example-hera-zeus-lay = The Harpy goes between Artemis and the card behind her, which moves back one row.
example-hera-zeus-challenge = The Hydra (5) beats the Cyclops (4) and stays, now face up; what lay behind the Cyclops moves up unseen.
example-hera-zeus-medusa = Medusa beats Artemis, however strong she is; the Amazon behind her then beats Medusa.
example-hera-zeus-pandora = The Harpy has found Pandora: the lane is empty now, on both sides.
example-hera-zeus-pegasus = Pegasus pulls a Harpy out of Hera's hand, and Zeus places her at the front of lane B, for all to see.
example-hera-zeus-pythia = Pythia looks into the hand: Poseidon, the 7, is lost; Argus and Pandora were seen, and nothing else happens.
example-hera-zeus-figure = The god card is free: the figure stands in front of lane A, and a turn of one point becomes a turn of four.
example-hera-zeus-captive = Argus lay in front, face down: challenging him wins the game, whatever the strength of the card.

## Fight for Olympus

example-olympus-shield = Andromache strikes for 2; with a shield of 4 the Myrmidons have defence 5 and live.
example-olympus-move = Agamemnon moves everybody at once, even to spaces that others are just leaving; swords and wounds go along.
example-olympus-pay = Menelaus costs one blue and one yellow: the Argonauts pay blue, Jason yellow, and both go to the discard pile.
example-olympus-before = Before his strike Chiron hits the Carians opposite; they fall, and the attack on the empty space brings a point.
example-olympus-strike = Tydeus strikes the Lapiths for 3; their defence is 5, so they stay, wounded.
example-olympus-olympus = The Dardani have attack 0 and do nothing; Penelope with her sword attacks an empty space on Olympus: one point.
example-olympus-delphi = Menelaus strikes and gets nothing for the space he emptied; Medea attacks an empty space of Delphi and takes the blue marker.
example-olympus-board = Six of six: the other player's turn begins with a full board, and the game is over, one point short of seven.

## Deukalion

example-deukalion-kylix = The Kylix is turned by two: the die in the first slot now lies on Card, the second on Hydra, and so on.
example-deukalion-found = One step south, and a hoplite stays in Argos: no throw, and one point.
example-deukalion-city = Two whole points and two halves make 3, exactly the value of Thera: a chest for the ship.
example-deukalion-deliver = No Pursuit here asks for the green chest, so it brings one Honour card in passing, and the ship sails on.
example-deukalion-styx = Five in the Underworld, more than anybody else: all come back, and two Honour cards with them.
example-deukalion-duel = The challenger wins, takes the chest, sends the other ship away and completes the Pursuit that asked for exactly that.
example-deukalion-hydra = The Hydra challenges and is beaten: an Honour card, and the victor chooses where she goes.
