# What Urto says, in English.

game-urto = Urto
game-urto-short = Urto
game-urto-tile = A race through the cave
game-urto-about = Five champions race through a cave that nobody knows, for two to five players. Draw what lies ahead, fight, hide, gather renown, and come to Urto alive.

option-standard = Standard mode
option-standard-help = 15 life and 10 mana for everybody, no traits (URTO-184)
option-cave = Cave
option-cave-help = the board: one of the house, or a file of your own
option-cave-mehorina = Mehorina
option-weapon = Divine weapon
option-weapon-help = which of two weapons is in play with two players (URTO-182)
option-weapon-random = at random
option-weapon-hammer = Hammer of Tellur
option-weapon-trumpets = Trumpets of Renown
option-collapse = The cave collapses
option-collapse-help = from round 61 on every turn in the cave costs 1 life (URTO-R109)
option-hero = Hero
option-hero-help = who races for that player (URTO-02)
option-hero-any = Any
option-hero-sankaa = Sank’aa
option-hero-arminius = Arminius
option-hero-oriandre = Oriandre
option-hero-molesor = Molésor
option-hero-barbouaille = Barbouaille

urto-deck = this deck has { $count } cards; it needs { $wanted }

## Names

thing-token-torch = torch
thing-token-shortcut = shortcut
thing-token-monster = monster nest
thing-token-mushroom = mushroom
thing-token-renown-1 = renown
thing-token-renown-2 = double renown
thing-token-torch-event = torch and event
thing-token-torch-fountain = torch and fountain
thing-token-attack = attack token
thing-token-defence = defence token
thing-token-artefact = artefact token
thing-token-alpha = the Alpha
thing-trap-blook = Blook trap
thing-trap-minus-two = cursed trap
thing-cell-start = START
thing-cell-urto = Urto
thing-face-renown-1 = renown
thing-face-renown-2 = double renown
thing-face-steal = steal
thing-face-mana = mana
thing-face-artefact = artefact
thing-face-failure = failure
thing-face-rockfall = rockfall
thing-face-rockfall-double = double rockfall
thing-face-rockfall-global = global rockfall
thing-face-loss-1 = 1 life
thing-face-loss-2 = 2 life
thing-face-loss-3 = 3 life
thing-weapon = Weapon
thing-single_use = Single use
thing-permanent = Permanent
thing-divine = Divine
thing-event = Event
thing-monster = Monster
thing-active = active
thing-dead = dead
thing-arrived = arrived
thing-eight-sided = eight-sided die
thing-skips = loses a turn
thing-survivor = Survivor
thing-the-rock = The Rock
thing-highlander = Highlander
thing-thrifty = Thrifty
thing-killer = Killer
thing-assassin = Assassin
thing-serial-killer = Serial Killer
thing-the-goat = The Goat
thing-flash = Flash
thing-best-friends = Best Friends
thing-chocolate-medal = Chocolate Medal
thing-good-fricassee = A Good Fricassee
thing-too-big-a-fish = Too Big a Fish
thing-curator = Curator
thing-insane-score = Insane Score
thing-truly-insane-score = Truly Insane Score
thing-lost-for-words = Lost for Words
thing-race = The race
thing-fights = Fights
thing-fortune = Fortune
thing-ends = Ends
thing-scores = Scores
achievement-survivor = Meet Urto with 1 life.
achievement-the-rock = Meet Urto with full life.
achievement-highlander = Be the only hero to arrive.
achievement-thrifty = Meet Urto with at least 7 mana.
achievement-killer = Kill 2 heroes.
achievement-assassin = Kill 3 heroes.
achievement-serial-killer = Kill 4 heroes.
achievement-the-goat = Roll 3 failures in a row with a divine die.
achievement-flash = Draw 2 shortcuts in a row.
achievement-best-friends = At least 4 heroes arrive alive.
achievement-chocolate-medal = Die one cell before the end.
achievement-good-fricassee = Draw 2 mushrooms in a row.
achievement-too-big-a-fish = Die against the Alpha.
achievement-curator = Keep the same 2 artefacts all the way.
achievement-insane-score = Finish with 50 points.
achievement-truly-insane-score = Finish with 60 points.
achievement-lost-for-words = Finish with 70 points.

## Questions

ask-keep-one = Which artefact do you keep?
do-keep-one = Keep { $what }
ask-turn = What do you do?
do-turn = { $what }
turn-rest = Rest: 1 life and 1 mana
go-to = Go to { $cell }
attack-hero = Attack { $hero }
use-card = Use { $card }
upgrade-die = Eight-sided die for 5 mana
ask-after = What do you do now?
do-after = { $what }
after-sprint = Sprint
after-stop = End the turn
ask-sprint = Where do you sprint to?
do-sprint = Sprint to { $what }
ask-shortcut = A shortcut: where does it lead you?
do-shortcut = Go on to { $what }
no-shortcut = Stay
ask-step = Where does the rope lead you?
do-step = Climb to { $what }
ask-slip = The ground gives way: where do you slip to?
do-slip = Slip to { $what }
ask-face = { $card }: fight or hide?
do-face = { $what }
face-fight = Fight
face-hide = Hide
ask-round = { $card } has { $left } life left. Your bonus is { $bonus }.
do-round = { $what }
round-roll = Roll
round-hide = Hide
ask-keep = You have { $n } against { $attack }. Keep the roll?
do-keep = { $what }
keep-keep = Keep the roll
keep-reroll = { $price ->
    [0] Reroll for nothing
   *[other] Reroll for { $price } mana
}
ask-weapon = Which weapon do you use?
do-weapon = Use { $what }
no-weapon = No weapon
ask-boost = How much mana do you put into the fight?
ask-strengthen = How many attack tokens do you spend?
ask-attacked = { $who } attacks you: stand or hide?
do-attacked = { $what }
attacked-stand = Stand
attacked-hide = Hide
ask-throw = The fight with { $who } begins.
do-throw = { $what }
throw-roll = Roll
ask-chop = A mushroom bars the way: { $needed } are needed, your bonus is { $bonus }.
do-chop = { $what }
ask-mushroom = A mushroom bars the way.
do-mushroom = { $what }
ask-brace = { $n } damage is about to hit you. You have { $life } life.
do-brace = { $what }
brace-suffer = Suffer it
ask-bear = You are about to lose { $n } life. You have { $life }.
do-bear = { $what }
bear-suffer = Bear it
ask-end = Your turn is about to end.
do-end = { $what }
end-done = End it
ask-pouch = Do you spend a pouch instead of { $n } mana?
do-pouch = Spend { $what }
no-pouch = Pay the mana
ask-defend = { $n } damage: how many defence tokens do you spend? You have { $life } life.
ask-revive = You are dying. Do you come back?
do-revive = Come back by { $what }
no-revive = Die
ask-part = You hold more than three artefacts: which do you part with?
do-part = Part with { $what }
ask-seize = { $weapon } lies here. Which artefact do you give up for it?
do-seize = Give up { $what }
no-seize = Leave it there
ask-take = { $weapon } lies here. Do you take it?
ask-torch = A torch: what do you do?
do-torch = { $what }
torch-search = Search
torch-leave = Leave it
torch-drink = Drink: mana for life
torch-give = Give: life for mana
ask-drink = How much mana do you turn into life?
ask-give = How much life do you turn into mana?
ask-seek = The search die shows { $n }. Do you roll again?
do-seek = { $what }
seek-keep = Keep it
seek-again = Roll again
ask-event = { $card } is read out.
do-event = { $what }
event-go-on = Go on
ask-pay = { $card }: do you pay { $n } mana?
ask-divine = Do you roll { $card }?
ask-rocks = Where do the rocks fall?
do-rocks = On { $what }
ask-plant = Where do you put the mushroom?
do-plant = On { $what }
ask-pull = Which mushroom do you move?
do-pull = The one on { $what }
ask-trap = Where do you put the trap?
do-trap = On { $what }

## What is refused

refused-rested = You rested last turn.
refused-rest-attacked = Who has attacked this turn cannot rest.
refused-rest-nest = Nobody rests on a monster cell.
refused-sprinted = You have sprinted this turn.
refused-sprint-fought = Who has fought a monster this turn cannot sprint.
refused-sprint-hid = Who has hidden from a monster this turn cannot sprint.
refused-sprint-trap = The trap keeps you from sprinting this turn.
refused-sprint-life = You have not enough life left to sprint.
refused-attack-far = That hero is not on your cell.
refused-attacked = You have attacked this turn.
refused-attack-nest = Heroes do not fight on a monster cell.
refused-far = That is no neighbouring cell.
refused-mana = You have not enough mana.
refused-upgraded = You fight with an eight-sided die already.
refused-hero-there = A hero stands there.
refused-no-place = That is no place for it.
refused-no-magic = Magic works on combat dice only.
refused-fourth = Nobody holds more than three artefacts: part with one.

## What happens

event-dealt = { $who } is dealt { $one } and { $other }.
event-dealt-hidden = { $who } is dealt two artefacts.
event-drafted = { $who } gives { $card } back.
event-drafted-hidden = { $who } keeps one artefact.
event-begins = { $who } plays first.
event-turn = Round { $n }: { $who }.
event-skips = { $who } loses this turn.
event-rest = { $who } rests.
event-sprint = { $who } sprints for { $n } life.
event-sets-out = { $who } sets out for { $cell }.
event-enters = { $who } enters { $cell }.
event-token = { $who } draws a token: { $token }.
event-bag-empty = The bag is empty: { $cell } is a torch.
event-mushroom-aside = { $who } clears a mushroom from { $cell }.
event-mushroom-gone = { $who } destroys the mushroom.
event-mushroom-stands = The mushroom stands: { $who } goes no further.
event-mushroom-put = { $who } puts a mushroom on { $cell }.
event-mushroom-lost = There is no room for a mushroom of { $who }: it leaves the game.
event-mushroom-moved = { $who } moves a mushroom from { $cell } to { $goal }.
event-no-mushroom = { $who } finds no mushroom to move.
event-trap = { $who } steps into a { $trap }.
event-trap-put = { $who } puts a { $trap } on { $cell }.
event-token-gained = { $who } gains one { $token }.
event-no-token = There is no token left for { $who }.
event-slips = { $who } slips back to { $cell }.
event-no-slip = { $who } has nowhere to slip to.
event-loses-turn = { $who } will lose the next turn.
event-defence-roll = { $who } defends with { $n }; { $needed } are needed.
event-artefact-token = { $who } takes the artefact token.
event-artefact = { $who } draws { $card }.
event-artefact-hidden = { $who } draws an artefact.
event-no-artefact = There is no artefact left for { $who }.
event-made-anew = The discards become a new pile.
event-part = { $who } parts with { $card }.
event-show = { $who } lays { $card } open.
event-use = { $who } uses { $card }.
event-spent = { $card } is spent.
event-upgrade = { $who } fights with an eight-sided die from now on.
event-weapon-taken = { $who } takes { $card }.
event-weapon-back = { $card } goes back to { $cell }.
event-weapon-gone = { $card } is out of the game.
event-scythe-left = { $who } leaves the Scythe; it is out of the game.
event-arrives = { $who } arrives, number { $n }.
event-monster = { $who } meets { $card }.
event-alpha = { $who } meets { $card }.
event-no-monster = No monster is left for { $who }.
event-monster-leaves = { $card } slinks away.
event-alpha-leaves = { $card } withdraws.
event-hide = { $who } hides for { $n } mana.
event-weapon = { $who } fights with { $card }.
event-boost = { $who } puts { $n } mana into the fight.
event-strengthen = { $who } spends { $n ->
    [one] one attack token
   *[other] { $n } attack tokens
}.
event-roll = { $who } rolls { $n }.
event-reroll = { $who } rolls again for { $n } mana.
event-clash = { $who }: { $n } against { $attack }.
event-wound = { $card } loses { $n }; { $left } left.
event-slain = { $who } kills { $card }: { $n } renown.
event-alpha-gone = The Alpha is gone for good: { $cell } is a monster nest now.
event-attack = { $who } attacks { $other }.
event-duel = { $who } { $n }, { $other } { $against }.
event-damage = { $who } suffers { $n } damage; { $left } life left.
event-loss = { $who } loses { $n } life; { $left } left.
event-shield = A shield takes { $n } off for { $who }.
event-defend = { $who } cancels { $n } with defence tokens.
event-life = { $who } regains { $n } life.
event-gives = { $who } gives { $n } life.
event-mana = { $who } regains { $n } mana.
event-mana-lost = { $who } pays { $n } mana.
event-renown = { $who } gains { $n } renown.
event-renown-lost = { $who } loses { $n } renown.
event-revive = { $who } comes back with { $n } life.
event-death = { $who } dies.
event-left = { $who } leaves { $card } behind.
event-search = { $who } searches: { $n }.
event-event = { $who } draws an event: { $card }.
event-no-event = No event is left for { $who }.
event-event-done = { $card } is discarded.
event-divine = { $who } rolls { $card }: { $face }.
event-achievement = Achievement of { $who }: { $achievement }.

end-count = The final count decides: { $points } points.
end-alone = { $who } is the only one to come out alive.
end-all-dead = Nobody came out of the cave alive.

## What lies on the table

cell-start = START
cell-urto = Urto
cell-alpha = the lair
cell-named = cell { $cell }
zone-cave = The cave
zone-hero = { $who }
zone-hand = Artefacts of { $who }
zone-shown = Laid open by { $who }
zone-divine = Divine weapon of { $who }
zone-won = Monsters slain by { $who }
zone-events = Events
zone-monsters = Monsters
zone-artefacts = Artefacts
zone-event-discard = Events discarded
zone-monster-discard = Monsters discarded
zone-artefact-discard = Artefacts discarded
zone-alphas = The Alpha
zone-bag = Bag
zone-open = Drawn
zone-fight = Fight
duel-hero = { $who }
duel-monster = { $card }, { $left } of { $life } life
sum-die = Die
sum-boost = Mana
sum-tokens = Tokens
sum-arms = Arms

## What cards say

who-opponents = Every opponent: { $deed }
who-everyone = Everybody in the cave: { $deed }
part-life = { $sign ->
    [less] Lose { $n } life.
   *[more] Regain { $n } life.
}
part-mana = { $sign ->
    [less] Lose { $n } mana.
   *[more] Regain { $n } mana.
}
part-renown = { $sign ->
    [less] Lose { $n } renown.
   *[more] Gain { $n } renown.
}
part-damage = Suffer { $n } damage.
part-steal-renown = Steal { $n } renown.
part-max-life = Most life: { $sign ->
    [less] −
   *[more] +
}{ $n }.
part-max-mana = Most mana: { $sign ->
    [less] −
   *[more] +
}{ $n }.
part-attack = { $sign ->
    [less] −
   *[more] +
}{ $n } { $scope }.
part-die = A die of { $n } sides { $scope }.
part-reroll = { $n } free { $n ->
    [one] reroll
   *[other] rerolls
} in each combat { $scope }.
part-shield = The first { $n } damage of each combat { $scope } is cancelled.
part-weapons = { $n ->
    [0] No weapon in combat.
   *[other] { $n } weapons in one combat.
}
part-hide-cost = Hiding costs { $n } mana.
part-sprint-cost = A sprint costs { $n } life.
part-search-reroll = Roll the search die again, { $n } times a turn.
part-rest-life = Resting gives { $n } life { $sign ->
    [less] less
   *[more] more
}.
part-rest-mana = Resting gives { $n } mana { $sign ->
    [less] less
   *[more] more
}.
part-token = Take one { $about ->
    [attack] attack token
   *[defence] defence token
}.
part-trap = Put a { $about ->
    [blook] Blook trap
   *[minus_two] cursed trap
} on a cell.
part-move-mushroom = Move a mushroom.
part-step = One more move.
part-slip-back = Slip back to a cell that you know.
part-lose-turn = Lose the next turn.
part-fight-monster = Face a monster.
part-hide-free = Hide for nothing.
part-check = Roll { $n } or more, or else: { $deeds }
part-pay-mana = You may pay { $n } mana: { $deeds }
part-revive = Come back with { $n } life.
term-monster = { $no ->
    [not] it is no monster
   *[yes] it is a monster
}
term-attack = { $no ->
    [not] its attack is below { $n }
   *[yes] its attack is at least { $n }
}
line-always = { $deeds }
line-drawn = { $deeds }
line-play = { $deeds }
line-hiding = { $deeds }
line-won = Reward: { $deeds }
line-kill = For each kill: { $deeds }
line-death = At death: { $deeds }
thing-pvm = against monsters
thing-pvp = against heroes
thing-mushroom = against mushrooms
thing-pvm_pvp = against monsters and heroes
thing-pvm_pvp_mushroom = against monsters, heroes and mushrooms
expected-card-name = a name of 1 to 40 characters

## In the window

heading-renown = Renown
heading-artefacts = Artefacts
heading-fight = Fight
heading-drawn = Drawn
fight-none = Nobody fights.
story-turn = Round { $n }: { $who }
kind-weapon = Weapon
kind-single-use = Single use
kind-permanent = Permanent
kind-divine = Divine
kind-event = Event
kind-monster = Monster
kind-hero = Hero
hero-only-once = Only one seat can have { $value }.
