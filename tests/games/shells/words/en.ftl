# What Shells says.
game-shells = Shells

game-shells-about = Bet pearls on a card, throw the die, and flick a shell at the pebbles.

option-pearls = Pearls
option-pearls-help = How many everybody starts with (SHL-01)
option-flicks = Flicks
option-flicks-help = Whether who wins a bet may flick a shell (SHL-06)
option-edge = Edge
option-edge-help = What stops a pebble: walls, or nothing (SHL-08)
option-rounds = Rounds
option-rounds-help = Turns for each person (SHL-09)

ask-play = Which card do you play?
ask-bet = How many pearls do you bet?
ask-shoot = Do you flick a shell?
ask-place = Where do you put the shell?
ask-flick = Flick the shell.
ask-swap = Which cards do you give back?

do-play = Play { $what }
do-swap = Give back { $what }

event-draw = { $who } draws { $card }.
event-draw-hidden = { $who } draws a card.
event-reshuffle = The { $cards } cards given back are shuffled into a new deck.
event-play = { $who } plays { $card }.
event-roll = The die shows { $roll }; { $worth } was needed.
event-win = { $who } wins { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
}.
event-lose = { $who } loses { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
}.
event-struck = The shell strikes { $pebbles ->
    [0] no pebble
    [one] one pebble
   *[other] { $pebbles } pebbles
}.
event-washed-away = Washed away: { $piece }.
event-swap = { $who } gives back { $card }.

end-draw = Everybody has { $pearls } pearls: nobody wins.
end-most-pearls = Nobody has more than { $pearls } pearls.
end-given-up = { $who } gives up.

refused-not-held = You do not hold { $card }.
refused-not-on-shore = The shell starts on the shore, within 40 mm of the left edge.

zone-shore = Shore
zone-table = Played
zone-deck = Deck
zone-discard = Given back
zone-bank = Bank: { $pearls } pearls
zone-pearls = Pearls of { $who }: { $pearls }
zone-hand = Hand of { $who }

expected-worth = a whole number from 1 to 6

thing-whelk-1 = Whelk 1
thing-whelk-2 = Whelk 2
thing-whelk-3 = Whelk 3
thing-whelk-4 = Whelk 4
thing-whelk-5 = Whelk 5
thing-whelk-6 = Whelk 6
thing-conch-1 = Conch 1
thing-conch-2 = Conch 2
thing-conch-3 = Conch 3
thing-conch-4 = Conch 4
thing-conch-5 = Conch 5
thing-conch-6 = Conch 6
thing-limpet-1 = Limpet 1
thing-limpet-2 = Limpet 2
thing-limpet-3 = Limpet 3
thing-limpet-4 = Limpet 4
thing-limpet-5 = Limpet 5
thing-limpet-6 = Limpet 6
thing-cowrie-1 = Cowrie 1
thing-cowrie-2 = Cowrie 2
thing-cowrie-3 = Cowrie 3
thing-cowrie-4 = Cowrie 4
thing-cowrie-5 = Cowrie 5
thing-cowrie-6 = Cowrie 6
thing-pebble-1 = the first pebble
thing-pebble-2 = the second pebble
thing-pebble-3 = the third pebble
thing-shell = the shell
event-laid = { $who } lays the shell down.
event-put-away = { $card } is put away.
