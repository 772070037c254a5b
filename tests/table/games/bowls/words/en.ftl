# What Bowls says.
game-bowls = Bowls
ask-give = Which card do you give for { $worth } point?
no-give = Keep them
do-give = Give { $what }
ask-flick = Roll the bowl.
ask-again = Roll once more?
do-play = Play { $what }
no-leave = Leave it
event-give = { $who } gives { $card }.
event-play = { $who } plays { $card }.
event-roll = { $who } rolls.
end-most = Most points.
zone-deck = Deck
zone-gone = Gone
zone-green = Green
zone-hand = Hand of { $who }
