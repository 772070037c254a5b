# What Caravan says.
game-caravan = Caravan
game-caravan-about = Take goods from two roads, fight beasts, and come home rich.

ask-take = Which card do you take?
ask-wear = Do you wear something of your backpack?
ask-fight = Which trick do you fight with?

do-take = Take { $what }
do-wear = Wear { $what }
do-fight = Fight with { $what }
no-wear = Wear nothing

event-take = { $who } takes { $card }.
event-leave = { $who } takes { $card } to the camp.
event-find = { $card } is found.
event-wear = { $who } wears { $card }.
event-beast = { $beast } appears.
event-fight = { $who } fights with { $card }.
event-won = { $who } beats { $beast }.
event-lost = { $who } loses a life to { $beast }.
event-clear = The fight is over.
event-draw = { $who } draws { $card }.
event-draw-hidden = { $who } draws a trick.

end-best = The richest has { $points } points.

side-trader = { $who }
side-beast = { $beast }
counts-trick = Trick
counts-worn = Worn
fight-won = The beast runs away.
fight-lost = The beast bites.
no-fight = No fight

zone-deck-butina = Butina
zone-deck-caveport = Caveport
zone-open-butina = On the road to Butina
zone-open-caveport = On the road to Caveport
zone-camp = Camp
zone-pack = { $who }: { $weight } of { $most }
zone-worn = Worn
zone-hero = { $who }
zone-hand = Hand of { $who }
zone-deck = Tricks
zone-gone = Played
zone-beasts = Beasts
zone-fought = The beast
zone-turned = The trick
zone-fight = The fight

heading-gold = gold
heading-fame = fame
heading-pack = pack
heading-fight = fight
heading-worn = worn

thing-trader-1 = Ayla
thing-trader-2 = Bruno
thing-trader-3 = Cidre
thing-trader-4 = Dara
thing-trader-5 = Enzo
thing-silk = Silk
thing-spice = Spice
thing-salt = Salt
thing-lamp = Lamp
thing-rope = Rope
thing-boots = Boots
thing-tent = Tent
thing-map = Map
thing-jackal = Jackal
thing-boar = Boar
thing-scorpion = Scorpion
thing-roc = Roc
thing-trick-1 = Trick of 1
thing-trick-2 = Trick of 2
thing-trick-3 = Trick of 3
thing-trick-4 = Trick of 4
thing-trick-5 = Trick of 5
thing-trick-6 = Trick of 6
