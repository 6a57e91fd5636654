### The guided first game: what the guide says.

lesson-again = That is allowed, and one day it may be wise. Here I would like to show you something else: { $choice }.

## Hera and Zeus

lesson-hera-zeus-captive-title = The captive
lesson-hera-zeus-captive-about = How the game is won
lesson-hera-zeus-captive-begin =
    Welcome! You are Hera, and Zeus sits opposite. Each of you hides a captive of the other: yours is Io, his is Argus. Whoever finds the enemy captive has won.

    A little bird tells me that the card face down in lane B is Argus. Challenge it with your own front card in that lane.
lesson-hera-zeus-captive-otherwise = That can wait. Argus lies in lane B: challenge there, and the game is yours.
lesson-hera-zeus-captive-done =
    That was a whole game. Any card that challenges the captive frees him, however weak it is.

    Nobody will tell you where he lies, though. Everything that follows is about finding out, and about hiding Io.

lesson-hera-zeus-turn-title = Your turn
lesson-hera-zeus-turn-about = Points, drawing and laying
lesson-hera-zeus-turn-begin =
    The three lanes A, B and C run from you to Zeus. Your cards in one lane are a column, and for every column you get one point a turn: three, as you see. Each point buys one action, and all of them must be used.

    The first way to use a point: draw a card.
lesson-hera-zeus-turn-lay = A Pegasus, very nice. The second way: lay a card on your field, always face down. Take Medusa; she is a fine guard.
lesson-hera-zeus-turn-where = You may push her in at the front of a column or anywhere behind; what lies there moves back. A column holds four cards, and row 1 is the front. Put her where you like.
lesson-hera-zeus-turn-last = One point is left. Lay a fighter, the 6 or the 2, wherever you want it.
lesson-hera-zeus-turn-done =
    Your points were gone, so it was Zeus's turn; he only drew. Now you are asked again.

    Remember: you cannot pass. If you have points and nothing to do with them, you lose, and so does whoever begins a turn with no card on the field.

lesson-hera-zeus-challenge-title = The challenge
lesson-hera-zeus-challenge-about = Strength against strength
lesson-hera-zeus-challenge-begin =
    The third way to use a point is a challenge: your front card against his in the same lane. Both are turned up, the stronger one wins, and the other is lost.

    Begin in lane A, with your 5.
lesson-hera-zeus-challenge-equal = Your 5 beat his 4 and stays in front, open for all to see; what lay behind his card has moved up. Now lane B: a 3 on your side. Let us see what waits there.
lesson-hera-zeus-challenge-weaker = Another 3: equal cards are both lost. One point is left. In lane C you have a 4. Dare it, just to see what can happen.
lesson-hera-zeus-challenge-otherwise = Let us stay with the challenges, lane by lane: A, then B, then C.
lesson-hera-zeus-challenge-done =
    A 6! The weaker card is lost, even if it was the one that challenged. So every challenge is a leap in the dark, and every card turned up is knowledge for both of you.

    In your own first turn you may not challenge yet.

lesson-hera-zeus-medusa-title = Medusa
lesson-hera-zeus-medusa-about = A gaze that kills, and the one who does not fear it
lesson-hera-zeus-medusa-begin =
    Medusa never attacks. But whatever challenges her is lost, even a 7. Only one card is safe from her: the 2, Amazon or Hero.

    Zeus's Medusa lies open in lane A, and your Amazon stands before her. You know what to do.
lesson-hera-zeus-medusa-otherwise = Let the Amazon in lane A go first: she is the only one who can.
lesson-hera-zeus-medusa-wait = Well done. In lane B your own Medusa lies face down, and Zeus does not know. Draw a card with your last point, and watch what he does.
lesson-hera-zeus-medusa-done = He threw his 7 away. Four Medusas are in every deck, so a hidden front card always says: are you sure?

lesson-hera-zeus-pandora-title = Pandora
lesson-hera-zeus-pandora-about = The box that empties a lane
lesson-hera-zeus-pandora-begin =
    If Pandora is challenged, her box opens: every card in that lane is lost, on both sides. She never attacks herself.

    Zeus has put her before his three best fighters, and you have only a 3 in lane A. A good bargain, don't you think?
lesson-hera-zeus-pandora-otherwise = Lane A is the bargain: one weak card of yours against four of his.
lesson-hera-zeus-pandora-done =
    Four cards for one. And mind this: if Argus had lain in that lane, you would have won; but had Io been in yours, you would have lost.

lesson-hera-zeus-pegasus-title = Pegasus
lesson-hera-zeus-pegasus-about = Striking from the hand
lesson-hera-zeus-pegasus-begin = Pegasus is the card you have most of, nine times. On the field it is a mere 1, but from the hand it strikes where it wants. Play one.
lesson-hera-zeus-pegasus-hand = It can pull a card out of Zeus's hand, or strike the front card of any lane. First the hand.
lesson-hera-zeus-pegasus-first-hand = We will come to the front cards in a moment. First strike the hand.
lesson-hera-zeus-pegasus-put = A 5 came out, at random. Had it been Argus, you would have won. Cards from 2 to 7 are put openly at the front of his field, and you say where. Choose lane A: there your 6 is waiting.
lesson-hera-zeus-pegasus-otherwise = Put it in lane A, in front of your 6.
lesson-hera-zeus-pegasus-again = Now the second Pegasus.
lesson-hera-zeus-pegasus-front = Struck on the field, a card is turned up, and only the weak ones fall: Pegasus and Pythia. A captive is freed. In lane C an unknown card lies in front; strike that one.
lesson-hera-zeus-pegasus-not-there = Strike the hidden card in lane C.
lesson-hera-zeus-pegasus-done = It was Pythia, and she is gone. The others would have stayed, but you would know them now. In your first turn Pegasus may not strike.

lesson-hera-zeus-pythia-title = Pythia
lesson-hera-zeus-pythia-about = Seeing what is hidden
lesson-hera-zeus-pythia-begin = You have two front cards and no idea what lies before them. Ask the oracle: play Pythia.
lesson-hera-zeus-pythia-column = She can show you Zeus's whole hand, where any 7 must go at once, or turn a column face up for good. Turn the column in lane A.
lesson-hera-zeus-pythia-otherwise = Today we want to see the column in lane A.
lesson-hera-zeus-pythia-now = Medusa! Good that you asked. One point is left: challenge in lane B instead.
lesson-hera-zeus-pythia-not-medusa = Not into Medusa's arms! Challenge in lane B.
lesson-hera-zeus-pythia-done = Pythia on the field is a 0, but if she challenges a 7 herself, she wins.

lesson-hera-zeus-figure-title = The figure
lesson-hera-zeus-figure-about = The god card brings four points
lesson-hera-zeus-figure-begin = You are about to run out of points, but you hold your god card, Hera herself. It costs nothing. Play it.
lesson-hera-zeus-figure-where = Your figure takes the front of a column. In its lane nobody can challenge any more. You want to fight in lane B, so put it in lane A.
lesson-hera-zeus-figure-otherwise = Lane A, please: in lane B your 6 is needed.
lesson-hera-zeus-figure-points = With the figure you have four points in every turn, this one included: one was spent, three are left. Challenge in lane B with your 6.
lesson-hera-zeus-figure-more = It goes on as long as points last. Once more.
lesson-hera-zeus-figure-third = And once more.
lesson-hera-zeus-figure-done =
    Three cards with one fighter. Only a Pegasus from his hand can drive your figure away; you may also take it off yourself for a point.

    The god card can be played even when your last point is spent.

lesson-hera-zeus-helpers-title = Four helpers
lesson-hera-zeus-helpers-about = Dionysus, Hades, Persephone and the Sirens
lesson-hera-zeus-helpers-begin =
    Four cards bear a symbol only: they are played from the hand, for a point each, and you hold all of them.

    Look at lane B: Io, your captive, lies in front! Dionysus moves a card of yours to another place. Play him.
lesson-hera-zeus-helpers-first = One helper after the other: Dionysus, Hades, Persephone, Sirens.
lesson-hera-zeus-helpers-from = Which card? Io, at the front of lane B.
lesson-hera-zeus-helpers-otherwise = Io is in danger: take the card in lane B, row 1.
lesson-hera-zeus-helpers-to = And where to? Behind the 5, in row 2 of the same lane.
lesson-hera-zeus-helpers-behind = Behind the 5 she is safest: lane B, row 2.
lesson-hera-zeus-helpers-hades = Much better. Now Hades: he brings a card of your choice back from your discard pile, in secret.
lesson-hera-zeus-helpers-take = Take the 7. Zeus sees only that you took something.
lesson-hera-zeus-helpers-seven = The 7 is worth more than that.
lesson-hera-zeus-helpers-persephone = Persephone brings back up to three Pegasus from your pile. Play her.
lesson-hera-zeus-helpers-sirens = Last, the Sirens: they lure the top card of Zeus's pile into your hand, if it is a fighter from 1 to 7. There lies a 6.
lesson-hera-zeus-helpers-done = It is a won card now: it fights for you, but its back still shows that it came from the other deck.

lesson-hera-zeus-end-title = Find him
lesson-hera-zeus-end-about = All together
lesson-hera-zeus-end-begin =
    Think like a hunter. Zeus's field lies open, all of it. His draw pile is empty. Argus is not on his discard pile either. Where can he be?

    You hold a Pegasus.
lesson-hera-zeus-end-otherwise = He is not on the field, so he must be in Zeus's hand. Send Pegasus there.
lesson-hera-zeus-end-hand = Exactly: he is one of the two cards in Zeus's hand. An even chance, and today fortune is with you.
lesson-hera-zeus-end-done =
    You have won, and you know the game. So guard your own captive: in the hand Pegasus may find her, in front a challenge, and beside Pandora the box.

    A real game begins with nine cards each, of which you lay three face down. Good hunting!

## Fight for Olympus

lesson-olympus-goal-title = Seven points
lesson-olympus-goal-about = How the game is won
lesson-olympus-goal-begin =
    Welcome! Between you and your opponent lies a strip of six spaces each, from Olympus to Troy. One counter is shared by both: each point pulls it a step towards whoever gains it, and at 7 that player has won.

    You are at 6. Tydeus stands on Olympus, and nobody is opposite. Play no more cards: let him attack.
lesson-olympus-goal-otherwise = The Myrmidons can stay at home. Say that you are done, and Tydeus attacks.
lesson-olympus-goal-done =
    Won! An attack on an empty space of Olympus brings a point.

    There are two more ways to win: begin a turn with all six of your spaces taken, or have the counter on your side when the draw pile is empty.

lesson-olympus-play-title = Playing a card
lesson-olympus-play-about = A soldier takes his place
lesson-olympus-play-begin = A turn has three phases: play cards, attack, draw two cards. In the first you play as many as you can pay for. The Myrmidons cost nothing. Play them.
lesson-olympus-play-otherwise = First the Myrmidons: they are free.
lesson-olympus-play-where = Now a space. On O1 they would meet the Lapiths; opposite O2 and O3 there is nobody, and that means a point. Choose one of these two.
lesson-olympus-play-elsewhere = That would work, too; but on O2 or O3 there is a point to be had at once.
lesson-olympus-play-stop = That was your only card. Say that you are done, and the attacks begin.
lesson-olympus-play-done =
    All your units attack in the second phase, by themselves, from Olympus to Troy. Yours brought a point. Then you drew two cards, and your opponent had a turn: the Lapiths did the same on their side.

    The counter moves back and forth.

lesson-olympus-pay-title = Paying
lesson-olympus-pay-about = Cards are the money
lesson-olympus-pay-begin = Good cards cost something: Tydeus two red symbols. You pay with other cards of your hand, one for each symbol, in that colour. Play Tydeus.
lesson-olympus-pay-otherwise = Tydeus is the one we want to see.
lesson-olympus-pay-pay = Three cards could pay red: the Cicones, Andromache, and Hector, who has all four colours and so pays for any. Pay with what you can best do without; Hector himself costs four symbols, and for a while you will not have that many.
lesson-olympus-pay-second = One more red symbol.
lesson-olympus-pay-where = Paid. Put him on O1, opposite the Lapiths.
lesson-olympus-pay-opposite = On O1, please: we want to see a fight.
lesson-olympus-pay-stop = You cannot pay for what is left. You end the phase yourself: nobody else has to know why. Say that you are done.
lesson-olympus-pay-done =
    What you paid lies on the discard pile. So each card is two things: itself, or a symbol for another.

    Often a payment is suggested to you as a whole; you can take it, or choose card by card.

lesson-olympus-strike-title = Striking
lesson-olympus-strike-about = Damage and defeat
lesson-olympus-strike-begin =
    Each unit has two numbers: attack and defence. If an enemy unit is opposite, it takes as much damage as your attack. The one that is struck does not strike back; its turn will come.

    Your Cicones have attack 3 against the Carians' defence 2; your Lapiths have attack 1 against Tydeus with defence 4. Say that you are done.
lesson-olympus-strike-otherwise = Leave the Phaeacians in your hand and let your line attack.
lesson-olympus-strike-done =
    The Carians' damage has reached their defence: they were defeated and discarded. Tydeus has 1 damage, and it stays until it is healed: with 4 he is defeated.
    Then he struck back in your opponent's turn: your Lapiths have 3 damage, with a defence of 5.

lesson-olympus-areas-title = Three areas
lesson-olympus-areas-about = Points, markers, cards
lesson-olympus-areas-begin =
    Where nobody stands opposite, you get what the area has to give: on Olympus a point, in Delphi a colour marker, in Troy a card. How strong your unit is does not matter; only a unit with attack 0 does not attack.

    You have one in each area. Let them attack.
lesson-olympus-areas-otherwise = You have enough units. Let them attack.
lesson-olympus-areas-marker = The point is yours. Now the oracle of Delphi: take a colour marker, whichever you like.
lesson-olympus-areas-take = A marker costs nothing and pays later. Take one.
lesson-olympus-areas-done =
    And Troy brought you one more card, before you drew two as always.

    When no marker is left on the board, you may take one of your opponent's.

lesson-olympus-markers-title = Colour markers
lesson-olympus-markers-about = Money that comes back
lesson-olympus-markers-begin = You have the red marker. It pays one red symbol, just like a card. Play Tydeus for two red.
lesson-olympus-markers-otherwise = Play Tydeus: we want to see what the marker is good for.
lesson-olympus-markers-pay = Pay with the marker first.
lesson-olympus-markers-marker = The marker first: it comes back one day, a card does not.
lesson-olympus-markers-rest = And the second symbol with a card: the Cicones, or Hector, who has all colours.
lesson-olympus-markers-where = Put Tydeus on O1.
lesson-olympus-markers-opposite = On O1, opposite the Lapiths.
lesson-olympus-markers-stop = There is nothing more to play. Say that you are done.
lesson-olympus-markers-done = The marker has gone back to Delphi, where either of you can win it again. You saved a card, and cards win the game.

lesson-olympus-equipment-title = Equipment
lesson-olympus-equipment-about = A sword for Tydeus
lesson-olympus-equipment-begin = Against the Lapiths' defence of 5 Tydeus needs two attacks. Unless somebody gives him a sword: play it. Equipment goes to one of your units in play, one piece for each.
lesson-olympus-equipment-otherwise = The sword first.
lesson-olympus-equipment-attack = Attack 6 now. Let him show what he can do.
lesson-olympus-equipment-now = One blow will do. Say that you are done.
lesson-olympus-equipment-done = Gone at one stroke. The sword stays with him for good; if he falls, it goes with him.

lesson-olympus-abilities-title = Abilities
lesson-olympus-abilities-about = When cards do something
lesson-olympus-abilities-begin =
    Every hero can do something, and a symbol says when: on play, once; on attack, each time; or always.

    Philoctetes shoots when he is played: 1 enemy hero takes 3 damage. Play him and pay with your two red cards.
lesson-olympus-abilities-otherwise = Philoctetes first, please.
lesson-olympus-abilities-where = On O1 or O2 nobody stands opposite: that will be a point.
lesson-olympus-abilities-olympus = On O1 or O2 he earns a point at once.
lesson-olympus-abilities-target = Now his arrow. The Carians are soldiers, so he may not choose them. Hector has defence 6 and 3 damage already.
lesson-olympus-abilities-hector = Paris can wait for Chiron. Three more damage, and Hector is gone.
lesson-olympus-abilities-stop = Hector is gone. Say that you are done, and the attacks begin.
lesson-olympus-abilities-may = Philoctetes had his point. Now Chiron attacks: before the strike he may deal 2 damage. May means that you choose. Yes?
lesson-olympus-abilities-yes = It costs nothing: say yes.
lesson-olympus-abilities-chiron = Whom? Opposite Chiron stands Paris, with defence 2. If he falls now, nobody will be left there when Chiron strikes.
lesson-olympus-abilities-paris = Think of the space opposite Chiron: Paris is there.
lesson-olympus-abilities-done = Two enemies and two points in one turn. Point at any card, or tap it, to read what it does.

lesson-olympus-first-title = The first turn
lesson-olympus-first-about = One phase is left out
lesson-olympus-first-begin = Whoever begins has an advantage, so the starting player leaves out one phase of the very first turn. You are asked before each. Keep the first: you want to play.
lesson-olympus-first-keep = You could skip it; but let us keep this phase and do without drawing.
lesson-olympus-first-play = Your hand has six cards, and each can pay for another. The Myrmidons are free. Begin with them.
lesson-olympus-first-otherwise = Begin with what costs nothing.
lesson-olympus-first-where = On Olympus, of course.
lesson-olympus-first-olympus = A space of Olympus brings a point: O1, O2 or O3.
lesson-olympus-first-done-playing = The rest is worth keeping. Say that you are done.
lesson-olympus-first-enough = Hold on to your cards this time. Say that you are done.
lesson-olympus-first-attack = Keep this phase, too: the Myrmidons have nobody opposite.
lesson-olympus-first-done = A point, and no cards drawn: that was the phase you left out. There is no right way; with a poor hand it can be wise to skip playing and draw.

lesson-olympus-board-title = A full board
lesson-olympus-board-about = Winning without points
lesson-olympus-board-begin =
    Your opponent is three points ahead, and the pile grows thin. But look at your side: five units, and one space is free. Whoever begins a turn with all six spaces taken has won.

    Play a soldier.
lesson-olympus-board-otherwise = Fill the last space: play one of your soldiers.
lesson-olympus-board-stop = All six spaces are taken. Say that you are done.
lesson-olympus-board-done =
    Six units survived your opponent's turn, and that is victory.

    You know everything now. If the draw pile had run out before, the counter would have decided. To Olympus!

## Deukalion

lesson-deukalion-goal-title = For honour
lesson-deukalion-goal-about = How the game is won
lesson-deukalion-goal-begin =
    Welcome aboard! You are Deukalion, your ship lies near Athens, and you need one more point: with two players the goal is 16, and whoever reaches it wins at once.

    You have a treasure chest aboard. Sail north, to one of Athens' anchor squares.
lesson-deukalion-goal-otherwise = Athens lies to the north; its anchor squares are one step away.
lesson-deukalion-goal-done =
    A chest brought to Athens is an Honour card, and that is a point. You have won.

    There are more ways to honour: settlements, the Hydra, the River Styx, and the Pursuits of the gods. We will see them all.

lesson-deukalion-sail-title = Every ship, every turn
lesson-deukalion-sail-about = Sailing in another's turn
lesson-deukalion-sail-begin =
    It is the turn of Perseus: he has shaken the Kylix, the bowl with five dice. The die in its centre shows 3, and that is how far everybody else may sail now. So you are never idle.

    You sail step by step, never diagonally, and over water only. Go south.
lesson-deukalion-sail-otherwise = South, out to the open sea.
lesson-deukalion-sail-step = Two steps are left. Now west.
lesson-deukalion-sail-west = West, towards Mycenae.
lesson-deukalion-sail-stop = You need not use them all. Stop here.
lesson-deukalion-sail-enough = This is a good place. Stop.
lesson-deukalion-sail-done = Instead of sailing you could have sacrificed the whole move, to get two of your hoplites back from the Underworld. Now Perseus goes on with his turn.

lesson-deukalion-kylix-title = The Kylix
lesson-deukalion-kylix-about = Four dice, four actions
lesson-deukalion-kylix-begin =
    Now it is your turn, and the others have sailed. Around the centre lie four dice: 3, 1, 2 and 1. You turn the bowl as a whole, and so each die gets a task: Hoplites, Move, Card and Hydra.

    Half of your hoplites are in the Underworld. Turn the bowl so that the 3 lies on Hoplites.
lesson-deukalion-kylix-otherwise = Look for the turn that gives you Hoplites 3.
lesson-deukalion-kylix-card = You use the dice in any order, and leave out what you do not need. The Card die shows 2: nobody draws. A 3 would bring you an Action card, and a 1 would bring one to everybody else. Now call your men: the Hoplite die.
lesson-deukalion-kylix-hoplites = First the hoplites.
lesson-deukalion-kylix-number = Take all three back.
lesson-deukalion-kylix-all = The more the better: three.
lesson-deukalion-kylix-end = Eight men aboard. You could still sail one step and move the Hydra. For today, end your turn.
lesson-deukalion-kylix-otherwise-end = We will come to that later. End your turn.
lesson-deukalion-kylix-done = Perseus has shaken the bowl, the centre shows 2, and you may sail again. So it goes round.

lesson-deukalion-city-title = Raiding a city
lesson-deukalion-city-about = The throw of the hoplites
lesson-deukalion-city-begin =
    The chests lie in the cities. Thera has two, and its value is 3. To challenge it you must lie next to it: sail one step east.
lesson-deukalion-city-otherwise = One step east, and you lie next to Thera.
lesson-deukalion-city-attack = Now throw your hoplites, all seven. Each one is lost, or counts 1, or counts one half. You need as much as the city is worth. Challenge Thera!
lesson-deukalion-city-thera = Thera is waiting. Challenge it.
lesson-deukalion-city-chest = Three were lost and have gone to the Underworld, but two ones and two halves make 3: just enough. Take a chest, whichever you like.
lesson-deukalion-city-done = It takes one of the ten spaces of your shipboard, beside your hoplites. A challenge ends the ship move, won or lost.

lesson-deukalion-athens-title = Home to Athens
lesson-deukalion-athens-about = Chests, Honour and Pursuits
lesson-deukalion-athens-begin = Two chests are aboard, a red one and a yellow one. Look at the open Pursuit cards: one of them wants a red chest in Athens, and gives 2 points. Sail north.
lesson-deukalion-athens-otherwise = North, to the anchor of Athens.
lesson-deukalion-athens-deliver = All chests are delivered now, in an order of your choice. Claim the Pursuit card with the red one.
lesson-deukalion-athens-claim = First the Pursuit: two points are more than one.
lesson-deukalion-athens-where = The chest goes to a free space of some city, where it can be won again. Choose one.
lesson-deukalion-athens-done = Two points for the Pursuit, and one Honour card for the yellow chest, which served no task. A new Pursuit card was turned up at once.

lesson-deukalion-settlements-title = Settlements
lesson-deukalion-settlements-about = Points that can be lost again
lesson-deukalion-settlements-begin = Four settlements are there to be founded. Lindos has two marks: it needs two hoplites and gives two points. Sail south.
lesson-deukalion-settlements-otherwise = South: there Lindos is next to you.
lesson-deukalion-settlements-found = No throw is needed. Found Lindos.
lesson-deukalion-settlements-lindos = Found Lindos: it is yours for two men.
lesson-deukalion-settlements-done =
    Two men stay there, and you have two points as long as it is yours. Argos belongs to Perseus: you could challenge it like a city, with a throw against its value of 3. Then his men go to the Underworld, and yours take their place.

lesson-deukalion-duel-title = Ship against ship
lesson-deukalion-duel-about = What the winner takes
lesson-deukalion-duel-begin = The ship of Perseus lies before you, with a red chest. Whoever sails onto another ship at sea challenges it. Both throw all their hoplites, the higher score wins, and in a tie the defender. Go south.
lesson-deukalion-duel-otherwise = South, onto his ship!
lesson-deukalion-duel-spoils = Five and a half against two and a half: you have won. You may take a chest or an Action card. Take the chest.
lesson-deukalion-duel-chest = You came for the chest. Take it.
lesson-deukalion-duel-away = And the loser is sent three squares away, to wherever you want. Choose a square.
lesson-deukalion-duel-done = At anchor and on the Styx no ship can be challenged. There you are safe.

lesson-deukalion-hydra-title = The Hydra
lesson-deukalion-hydra-about = A monster for hire
lesson-deukalion-hydra-begin = The Hydra belongs to nobody. With the Hydra die you lead her, two steps this time, and whoever she meets must fight. Perseus lies two squares south of her.
lesson-deukalion-hydra-otherwise = South: there is Perseus.
lesson-deukalion-hydra-step = One step more, and he has to throw.
lesson-deukalion-hydra-away = He needed 5 points and had two and a half. His losses are in the Underworld, and you are the one who sends his ship away. Choose a square.
lesson-deukalion-hydra-done = Had he reached 5, he would have won an Honour card and sent the Hydra away. You can challenge her yourself only while an open Pursuit card asks for it.

lesson-deukalion-styx-title = The River Styx
lesson-deukalion-styx-about = The way back
lesson-deukalion-styx-begin = Seven of your men are in the Underworld. In the north-west flows the Styx: whoever sails there takes all of them back. Go west.
lesson-deukalion-styx-otherwise = West, to the Styx.
lesson-deukalion-styx-step = One more step.
lesson-deukalion-styx-done = All are aboard again. And since you had more men in the Underworld than Perseus, there was an Honour card as well; with three or four players it would be two. Those who fight a lot are honoured in the end.

lesson-deukalion-pursuits-title = Pursuits
lesson-deukalion-pursuits-about = What the gods want
lesson-deukalion-pursuits-begin =
    Two Pursuit cards lie open for all, and each of you has a secret one. Each has two tasks; one is enough. The Walls of the Cyclopes ask you to lie next to Mycenae with 6 hoplites or more. You have seven: sail east.
lesson-deukalion-pursuits-otherwise = East: there you lie next to Mycenae.
lesson-deukalion-pursuits-claim = The task is fulfilled. Claim the card.
lesson-deukalion-pursuits-claim-it = Whoever claims it first gets it. Do not leave it lying there.
lesson-deukalion-pursuits-done = A point, and another card was turned up. Whoever is first to complete an open card takes it, in anybody's turn; your secret card is yours alone.

lesson-deukalion-cards-title = Action cards
lesson-deukalion-cards-about = Wind and good counsel
lesson-deukalion-cards-begin = One die is left, and the Move die shows only 1. But you hold two Action cards. Zephyr lets you sail two squares farther: play it.
lesson-deukalion-cards-otherwise = First the wind: play Zephyr.
lesson-deukalion-cards-move = Now the Move die.
lesson-deukalion-cards-sail-on = The sails are up. Use the Move die.
lesson-deukalion-cards-sail = Three steps. Sail east, to Thera.
lesson-deukalion-cards-east = East, twice, until you lie next to Thera.
lesson-deukalion-cards-attack = Challenge Thera.
lesson-deukalion-cards-thera = Thera it is. Challenge it.
lesson-deukalion-cards-athena = Before the throw you are asked for a card. Athena's Counsel adds one point. Play it.
lesson-deukalion-cards-counsel = Take the counsel of the goddess: play the card.
lesson-deukalion-cards-chest = Four lost, only two points; with Athena three, and that is Thera's value. Take a chest.
lesson-deukalion-cards-done =
    You know the game. Each card says when it can be played. Some stay before you for good.

    Keep an eye on your men, on the Hydra, and on the points of the others. Fair winds!
