# What Bazaar says.
game-bazaar = Bazaar
game-bazaar-about = Fetch wares, send thieves after those of others, and trade.

ask-walk = Where do you go?
ask-buy = Do you buy { $ware } for 2 coins?
ask-react = Do you play a trick?
ask-offer = What do you offer { $who }?
ask-offer-answer = { $who } offers you a deal. Do you agree?
ask-offer-counter = { $who } offers another deal. Do you agree?

do-react = Play { $what }
no-react = Pass

refused-no-way = There is no way like that: { $way }.
refused-too-far = You can go { $most } steps at most.
refused-gift = Nothing is given away: both sides give something.

event-walk = { $who } goes to { $cell }.
event-buy = { $who } buys { $ware }.
event-react = { $who } plays { $card }.
event-seize = { $who } now has { $ware }.
event-trade = { $who } and { $whom } make a deal.
event-draw = { $who } draws { $card }.
event-draw-hidden = { $who } draws a trick.

end-richest = The richest has { $worth }.

told-ware = { $ware }

zone-market = The market
zone-deck = Tricks
zone-gone = Tricks played
zone-bank = Bank: { $coins }
zone-wares = { $who }: { $coins } coins, at { $at }
zone-hand = Hand of { $who }

thing-shawl = Shawl
thing-carpet = Carpet
thing-kettle = Kettle
thing-lamp = Lamp
thing-ring = Ring
thing-crown = Crown
thing-figs = Figs
thing-honey = Honey
thing-bowl = Bowl
thing-vase = Vase
thing-wine = Wine
thing-tea = Tea
thing-gate = the gate
thing-well = the well
thing-weaver = the weaver
thing-smith = the smith
thing-jeweller = the jeweller
thing-cook = the cook
thing-potter = the potter
thing-inn = the inn
thing-thief = Thief
thing-guard = Guard
thing-coins = coins
