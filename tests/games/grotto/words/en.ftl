# What Grotto says.
game-grotto = Grotto
game-grotto-about = Find gems in a small cave, and carry them out before the lamps go dark.

ask-peek = Into which cell do you peek?
ask-go = Where do you go?
ask-hurry = Do you hurry on? You have oil for { $oil ->
    [one] one more step
   *[other] { $oil } more steps
}.
ask-oil = The bats attack. How much oil do you burn?

do-peek = Peek into { $what }
do-go = Go to { $what }
no-go = Stay

event-peek = { $who } peeks into { $cell }: { $find }.
event-peek-hidden = { $who } peeks into { $cell }.
event-go = { $who } goes to { $cell }.
event-find = { $who } finds { $find }.
event-carry-out = { $who } carries gems worth { $worth } out of the cave.
event-bats = The bats circle around { $who }: { $roll }.
event-drop = { $who } drops { $gem } into the dark.

end-most-gems = The most that anybody carried out is worth { $worth }.

explorer = { $who }

zone-cave = The cave
zone-rounds = Rounds left: { $rounds }
zone-bag = { $who } at { $cell }, oil { $oil }, carried out { $home }

thing-active = active
thing-way-out = the way out
thing-mouth = the mouth
thing-moss = the moss
thing-well = the well
thing-bridge = the bridge
thing-echo = the echo
thing-crack = the crack
thing-chimney = the chimney
thing-lake = the lake
thing-altar = the altar
thing-abyss = the abyss
thing-quartz = a quartz
thing-garnet = a garnet
thing-topaz = a topaz
thing-opal = an opal
thing-ruby = a ruby
thing-emerald = an emerald
thing-diamond = a diamond
thing-bats-1 = brown bats
thing-bats-2 = grey bats
