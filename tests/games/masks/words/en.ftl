# What Masks says.
game-masks = Masks

game-masks-about = Offer cards unseen, lay masks, and doubt those of others.

ask-offer = Which card do you offer?
ask-mask = Which card do you lay face down?
ask-doubt = Do you doubt the mask of { $whom }?

do-offer = Offer { $what }
do-mask = Lay { $what } face down

event-offer = { $who } offers { $card }, worth { $worth }.
event-take = { $who } takes { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-mask = { $who } lays { $card } face down.
event-mask-hidden = { $who } lays a card face down.
event-unmask = The mask of { $who } is { $card }, worth { $worth }.
event-believe = { $who } does not doubt it.
event-believe-hidden = { $who } does not doubt it.
event-draw = { $who } draws { $card }.
event-draw-hidden = { $who } draws a card.

end-most-cards = Nobody has more than { $cards } cards.

zone-deck = Deck
zone-laid = Laid face down
zone-won = Cards taken by { $who }
zone-masks = Masks of { $who }
zone-hand = Hand of { $who }

thing-moth = Moth
thing-toad = Toad
thing-crow = Crow
thing-hare = Hare
thing-owl = Owl
thing-swan = Swan
thing-fox = Fox
thing-lynx = Lynx
thing-boar = Boar
thing-stag = Stag
thing-wolf = Wolf
thing-bear = Bear
thing-ant = Ant
thing-bee = Bee
thing-mole = Mole
thing-rat = Rat
thing-duck = Duck
thing-cat = Cat
thing-goat = Goat
thing-dog = Dog
thing-bull = Bull
thing-shark = Shark
thing-tiger = Tiger
thing-whale = Whale
