# What Urto says, in English.

game-urto = Urto
game-urto-short = Urto
game-urto-tile = A race through the cave
game-urto-about = A race through an unknown cave, for two to five players. Draw what lies ahead, fight, hide, gather renown, and reach Urto alive.

option-standard = Standard mode
option-standard-help = 15 life and 10 mana for everybody, no traits (URTO-184)
option-cave = Cave
option-cave-help = the board: one that comes with the game, or a file of your own
option-cave-mehorina = Mehorina
option-cave-zatralac = Za’Tralac
option-weapon = Divine weapon
option-weapon-help = the divine weapon in play with two players (URTO-182)
option-weapon-random = at random
option-weapon-hammer = Hammer of Tellur
option-weapon-trumpets = Trumpets of Renown
option-collapse = The cave collapses
option-collapse-help = from round 61 on, every turn in the cave costs 1 life (URTO-R109)
option-hero = Hero
option-hero-help = the hero of this player (URTO-02)
option-hero-any = Any
option-hero-sankaa = Sank’aa
option-hero-arminius = Arminius
option-hero-oriandre = Oriandre
option-hero-molesor = Molésor
option-hero-barbouaille = Barbouaille
option-temper = Temper
option-temper-help = how a bot plays its hero: in the hero’s own way, or another
option-temper-own = The hero’s own
option-temper-bold = Bold
option-temper-calm = Calm
option-temper-greedy = Greedy
option-temper-sly = Sly
option-temper-spiteful = Spiteful

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
thing-token-unknown = nobody knows what
thing-temper-bold = bold
thing-temper-calm = calm
thing-temper-greedy = greedy
thing-temper-sly = sly
thing-temper-spiteful = spiteful
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
thing-claws = attack
thing-health = life
thing-mana = mana
thing-renown = renown
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
achievement-best-friends = Be one of at least 4 heroes to arrive alive.
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
ask-turn = Where do you go, or what else do you do?
do-turn = { $what }
turn-rest = { $life ->
    [0] { $mana ->
        [0] Rest
       *[other] Rest: +{ $mana } mana
    }
   *[other] { $mana ->
        [0] Rest: +{ $life } life
       *[other] Rest: +{ $life } life, +{ $mana } mana
    }
}
go-to = Go to { $cell }
attack-hero = Attack { $hero }
use-card = Use { $card }
turn-of-match = Round { $turn }
window-match-turn = { $game }, round { $turn }
window-match-begins = { $game }, before the first round
window-after-turns = After { $turns ->
    [one] one round
   *[other] { $turns } rounds
}.
window-turns = Rounds
upgrade-die = Better die, 8 sides: 5 mana
ask-after = What do you do now?
do-after = { $what }
after-sprint = Sprint, one more move: { $n } life
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
way-roll = Roll
way-hide = Hide: { $n } mana
way-chop = Try to destroy it
ask-round = { $card } has { $left } life left. Your bonus is { $bonus }.
do-round = { $what }
ask-keep = You have { $n } against { $attack }. Keep the roll?
do-keep = { $what }
keep-keep = Keep the roll
keep-reroll = { $price ->
    [0] Reroll for free
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
ask-throw = The fight with { $who } begins.
do-throw = { $what }
ask-chop = A mushroom bars the way: you need { $needed }, and your bonus is { $bonus }.
do-chop = { $what }
ask-mushroom = A mushroom bars the way.
do-mushroom = { $what }
ask-brace = You are about to suffer { $n } damage. You have { $life } life.
do-brace = { $what }
brace-suffer = Suffer it
ask-bear = You are about to lose { $n } life. You have { $life }.
do-bear = { $what }
bear-suffer = Accept it
ask-end = Your turn is about to end.
do-end = { $what }
end-done = End the turn
ask-pouch = Do you spend a pouch instead of { $n } mana?
do-pouch = Spend { $what }
no-pouch = Pay the mana
ask-defend = { $n } damage: how many defence tokens do you spend? You have { $life } life.
ask-revive = You are dying. Do you come back to life?
do-revive = Come back to life by { $what }
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
torch-stop = End the turn
torch-drink = Drink: mana for life
torch-give = Give: life for mana
ask-drink = How much mana do you turn into life?
ask-give = How much life do you turn into mana?
ask-seek = The search die shows { $n }. Do you reroll it?
do-seek = { $what }
seek-keep = Keep it
seek-again = Reroll
ask-event = { $card } is read out.
do-event = { $what }
event-go-on = Go on
ask-pay = { $renown ->
    [0] { $card }: do you pay { $n } mana?
   *[other] { $card }: do you pay { $n } mana for { $renown } renown?
}
ask-divine = Do you roll { $card }?
ask-rocks = Where do the rocks fall?
do-rocks = On { $what }
ask-plant = Where do you put the mushroom?
do-plant = On { $what }
ask-pull = Which mushroom do you move?
do-pull = The one that bars { $what }
ask-trap = Where do you put the trap?
do-trap = On { $what }

## What stands at the top while a question is asked in full elsewhere

moment-shortcut = A shortcut
moment-weapon = Choosing a weapon
moment-pouch = Hiding costs { $n } mana
moment-revive = Life is running out
moment-seize = { $weapon } lies here
moment-take = { $weapon } lies here
moment-pay = { $card }
moment-divine = The turn ends: { $card }

## What follows from an answer, beside its button

tip-turn-rest = You do not move, and cannot rest again on your next turn.
tip-upgrade-die = For the rest of the match you fight with an eight-sided die.
tip-after-sprint = You go one cell farther and meet what lies there, once a turn.
tip-face-fight = A roll above its attack wounds it, a roll below wounds you, by the difference.
tip-attacked-stand = Both roll once: whoever has less loses the difference in life, and the attacker gains 1 renown.
tip-way-hide = You leave the fight. What you have lost stays lost, and you gain nothing.
tip-keep-reroll = The new roll counts, whatever it shows.
tip-torch-search = The search die may bring life, mana, an artefact, an event or a monster.
tip-torch-leave = You do not search here, and go on with your turn.
tip-torch-stop = You do not search here, and your turn ends.
tip-torch-drink = Instead of a search: each mana point becomes a life point.
tip-torch-give = Instead of a search: each life point becomes a mana point.

## What is refused

refused-rested = You rested last turn.
refused-rest-attacked = You have attacked this turn, so you cannot rest.
refused-rest-nest = You cannot rest on a monster cell.
refused-sprinted = You have sprinted this turn already.
refused-sprint-fought = You have fought a monster this turn, so you cannot sprint.
refused-sprint-hid = You have hidden from a monster this turn, so you cannot sprint.
refused-sprint-trap = The trap keeps you from sprinting this turn.
refused-sprint-life = You do not have enough life left to sprint.
refused-attack-far = That hero is not on your cell.
refused-attacked = You have attacked this turn already.
refused-attack-nest = Heroes do not fight on a monster cell.
refused-far = That cell is not next to yours.
refused-mana = You do not have enough mana.
refused-upgraded = You already fight with an eight-sided die.
refused-hero-there = A hero stands there.
refused-no-place = Nothing can be put there.
refused-no-magic = Magic works on combat dice only.
refused-fourth = You cannot hold more than three artefacts: part with one.

## What happens

event-dealt = { $who } is dealt { $one } and { $other }.
event-dealt-hidden = { $who } is dealt two artefacts.
event-drafted = { $who } gives { $card } back.
event-drafted-hidden = { $who } keeps one artefact.
event-temper = { $who } is { $temper }.
event-begins = { $who } plays first.
event-turn = Round { $n }: { $who }.
event-skips = { $who } loses this turn.
event-rest = { $who } rests.
event-sprint = { $who } sprints for { $n } life.
event-sets-out = { $who } sets out for { $cell }.
event-enters = { $who } enters { $cell }.
event-token = { $who } draws a token: { $token }.
event-bag-empty = The bag is empty: { $cell } becomes a torch cell.
event-mushroom-aside = { $who } clears a mushroom from { $cell }.
event-mushroom-gone = { $who } destroys the mushroom.
event-mushroom-stands = The mushroom stands: { $who } goes no farther.
event-mushroom-put = { $who } puts a mushroom on { $cell }.
event-mushroom-lost = { $who } has no room for a mushroom: it leaves the game.
event-mushroom-moved = { $who } moves a mushroom from { $cell } to { $goal }.
event-no-mushroom = { $who } finds no mushroom to move.
event-trap = { $who } steps into a { $trap }.
event-trap-put = { $who } puts a { $trap } on { $cell }.
event-token-gained = { $who } gains one { $token }.
event-no-token = There is no token left for { $who }.
event-slips = { $who } slips back to { $cell }.
event-no-slip = { $who } has nowhere to slip to.
event-loses-turn = { $who } will lose the next turn.
event-defence-roll = { $held ->
    [1] { $who } defends with { $n } where { $needed } are needed: unharmed.
   *[other] { $who } defends with { $n }, but { $needed } are needed.
}
event-artefact-token = { $who } takes the artefact token.
event-artefact = { $who } draws { $card }.
event-artefact-hidden = { $who } draws an artefact.
event-no-artefact = There is no artefact left for { $who }.
event-made-anew = The discard pile becomes a new draw pile.
event-part = { $who } parts with { $card }.
event-show = { $who } reveals { $card }.
event-use = { $who } uses { $card }.
event-spent = { $card } is spent.
event-upgrade = { $who } fights with an eight-sided die from now on.
event-weapon-taken = { $who } takes { $card }.
event-weapon-back = { $card } goes back to { $cell }.
event-weapon-gone = { $card } is out of the game.
event-scythe-left = { $who } leaves the Scythe; it is out of the game.
event-arrives = { $who } arrives in position { $n }.
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
event-reroll = { $who } rerolls for { $n } mana.
event-clash = { $who }: { $n } against { $attack }.
event-wound = { $card } loses { $n }; { $left } left.
event-slain = { $who } kills { $card }: { $n } renown.
event-alpha-gone = The Alpha is gone for good: { $cell } is a monster nest now.
event-attack = { $who } attacks { $other }.
event-duel = { $who } { $n }, { $other } { $against }.
event-damage = { $who } suffers { $n } damage; { $left } life left.
event-loss = { $who } loses { $n } life; { $left } left.
event-shield = A shield cancels { $n } damage for { $who }.
event-defend = { $who } cancels { $n } damage with defence tokens.
event-life = { $who } regains { $n } life.
event-gives = { $who } gives { $n } life.
event-mana = { $who } regains { $n } mana.
event-mana-lost = { $who } pays { $n } mana.
event-life-cut = { $who } can have at most { $left } life now and loses { $n }.
event-mana-cut = { $who } can have at most { $left } mana now and loses { $n }.
event-renown = { $who } gains { $n } renown.
event-renown-lost = { $who } loses { $n } renown.
event-revive = { $who } comes back to life with { $n } life.
event-death = { $who } dies.
event-left = { $who } leaves { $card } behind.
event-search = { $who } searches: { $n }.
event-event = { $who } draws an event: { $card }.
event-no-event = No event is left for { $who }.
event-event-done = { $card } is discarded.
event-divine = { $who } rolls { $card }: { $face }.
event-achievement = { $who } earns an achievement: { $achievement }.

end-count = The final count decides: { $points } points.
end-tied = Equal at { $points } points; { $by } decides.
end-shared = Equal in everything at { $points } points: a shared victory.
tie-renown = the most renown, { $n },
tie-life = the most life, { $n },
tie-mana = the most mana, { $n },
summary-slain = Monsters slain
summary-events = Events
summary-duels = Attacks
count-life = Life
count-mana = Mana
count-pool = Renown
count-monsters = Monsters
count-total = Total
count-artefacts = Artefacts
end-alone = { $who } is the only one to come out alive.
end-all-dead = Nobody came out of the cave alive.

## The story of a race that is over

names-more = { $one }, { $other }
names-and = { $one } and { $other }
tale-begins = { $heroes } set out for Urto.
tale-since = What was before round { $n } is not counted here.
tale-weapon = { $who } takes { $card }.
tale-alpha = { $who } kills { $card }.
tale-revives = { $who } comes back to life.
tale-arrives = { $who } reaches Urto in position { $n }.
tale-dies = { $who } dies.
tale-dies-collapse = { $who } dies as the cave collapses.
tale-dies-trap = { $who } dies in a { $trap }.
tale-dies-fight = { $who } dies in the fight with { $foe }.
tale-dies-card = { $who } dies of { $card }.
tale-dies-card-of = { $who } dies of { $card }, by the hand of { $other }.
tale-slain = { $all ->
    [1] One monster is slain, by { $heroes }.
   *[other] { $several ->
        [1] { $all } monsters are slain; most by { $heroes }: { $n }.
       *[other] { $all } monsters are slain; most by { $heroes }: { $n } each.
    }
}
tale-duels = { $n ->
    [one] Heroes fight each other once.
   *[other] Heroes fight each other { $n } times.
}
tale-seen = { $n ->
    [one] One cell of the cave is discovered.
   *[other] { $n } cells of the cave are discovered.
}
tale-nearest = { $several ->
    [1] { $heroes } comes nearest to Urto, { $n ->
        [one] one move short of it.
       *[other] { $n } moves short of it.
    }
   *[other] { $heroes } come equally near to Urto, { $n ->
        [one] one move short of it.
       *[other] { $n } moves short of it.
    }
}

## What lies on the table

label-start = START
label-urto = Urto
cell-start = START
cell-urto = Urto’s chamber
cell-alpha = the lair
cell-hammer = the anvil
cell-trumpets = the gallery
cell-nook-north = the north nook
cell-nook-south = the south nook
cell-named = cell { $cell }
zone-cave = The cave
zone-hero = { $who }: { $life } of { $most-life } life, { $mana } of { $most-mana } mana, { $renown } renown{ $attack ->
    [0] {""}
    [one] , { $attack } attack token
   *[other] , { $attack } attack tokens
}{ $defence ->
    [0] {""}
    [one] , { $defence } defence token
   *[other] , { $defence } defence tokens
}
zone-hand = Artefacts of { $who }
zone-shown = Revealed by { $who }
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
zone-dice = Die
duel-hero = { $who }
duel-monster = { $card }, { $left } of { $life } life
duel-mushroom = A mushroom
duel-search = The search die
duel-defence = A defence roll
duel-divine = The divine die
search-found = { $n ->
    [1] 1: the Alpha
    [2] 2: 1 life
    [3] 3: 1 mana
    [4] 4: an artefact
    [5] 5: an artefact
    [6] 6: an artefact
    [11] 11: a monster
    [12] 12: a monster
   *[other] { $n }: an event
}
face-shown = It shows: { $face }
blow-none = Nobody is hurt.
blow-dealt = It loses { $n }.
blow-taken = { $n } damage.
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
part-max-life = Maximum life: { $sign ->
    [less] −
   *[more] +
}{ $n }.
part-max-mana = Maximum mana: { $sign ->
    [less] −
   *[more] +
}{ $n }.
part-attack = { $sign ->
    [less] −
   *[more] +
}{ $n } { $scope }.
part-die = A die with { $n } sides { $scope }.
part-reroll = { $n } free { $n ->
    [one] reroll
   *[other] rerolls
} in each fight { $scope }.
part-shield = The first { $n } damage of each fight { $scope } is cancelled.
part-weapons = { $n ->
    [0] No weapon in a fight.
    [one] { $n } weapon in one fight.
   *[other] { $n } weapons in one fight.
}
part-hide-cost = Hiding costs { $n } mana.
part-sprint-cost = A sprint costs { $n } life.
part-search-reroll = Reroll the search die, { $n ->
    [one] once
   *[other] up to { $n } times
} a turn.
part-rest-life = Resting gives { $n } { $sign ->
    [less] less
   *[more] more
} life.
part-rest-mana = Resting gives { $n } { $sign ->
    [less] less
   *[more] more
} mana.
part-token = Take one { $about ->
    [attack] attack token
   *[defence] defence token
}.
part-trap = Put a { $about ->
    [blook] Blook trap
   *[minus_two] cursed trap
} on a cell.
part-move-mushroom = Move a mushroom.
part-step = After your move, one more move.
part-slip-back = Slip back to a cell that you know.
part-lose-turn = Lose your next turn.
part-fight-monster = Face a monster.
part-hide-free = Hide for free.
part-check = Roll { $n } or more, or else: { $deeds }
part-pay-mana = You may pay { $n } mana: { $deeds }
part-revive = Come back to life with { $n } life.
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
line-death-once = Once per game, at death: { $deeds }
thing-pvm = against monsters
thing-pvp = against heroes
thing-mushroom = against mushrooms
thing-pvm_pvp = against monsters and heroes
thing-pvm_pvp_mushroom = against monsters, heroes and mushrooms

## Why bots do what they do

think-way = { $temper ->
    [bold] Straight on to { $cell }, { $token }: Urto is { $left } from there.
    [calm] One step after the other: { $cell }, { $token }. Urto is { $left } from there.
    [greedy] There may be something for me: { $cell }, { $token }. Urto is { $left } from there.
    [sly] Nobody need know why: { $cell }, { $token }. Urto is { $left } from there.
    [spiteful] Out of my way: { $cell }, { $token }. Urto is { $left } from there.
   *[other] On to { $cell }, { $token }: Urto is { $left } from there.
}
think-moves = { $n ->
    [one] one move
   *[other] { $n } moves
}
think-prize = { $temper ->
    [bold] By { $cell }: treasures are for those who dare, { $prize } too.
    [greedy] By { $cell }, for the treasure is mine: { $prize }!
    [sly] By { $cell }, before anybody else thinks of the treasure: { $prize }.
    [spiteful] By { $cell }, so that nobody else has the treasure: { $prize }.
   *[other] By { $cell } to a treasure: { $prize }.
}
think-arrive = { $temper ->
    [bold] Urto, here I come!
    [calm] Here the way ends: Urto.
    [greedy] Whatever I carry, I carry home: to Urto.
    [sly] While they look elsewhere: Urto.
    [spiteful] To Urto, and woe to the others.
   *[other] Urto is one move away.
}
think-rest = { $temper ->
    [bold] Even I must breathe: { $life } life left.
    [calm] There is no hurry: { $lacks } life missing, { $life } left.
    [spiteful] I gather strength, and they shall feel it: { $life } life left.
   *[other] I rest: { $lacks } life missing, { $life } left.
}
think-attack = { $temper ->
    [bold] Draw, { $who }! You have { $life } life.
    [greedy] { $who } has { $life } life, and I want the renown.
    [sly] { $who } does not see it coming, with { $life } life.
    [spiteful] { $leads ->
        [1] { $who } leads: all the more reason to strike, at { $life } life.
       *[other] { $who } shall suffer, with { $life } life.
    }
   *[other] { $who } stands beside me with { $life } life: an attack brings renown.
}
think-stay = Here is better than anywhere near.
think-sprint = { $temper ->
    [bold] I run, whatever it costs: { $life } life. Urto is { $left } away.
    [sly] A dash that nobody expects, for { $life } life: Urto is { $left } away.
   *[other] A sprint for { $life } life: Urto is { $left } away.
}
think-slip = To { $cell }, the least bad way back.
think-fight = { $temper ->
    [bold] { $card }? Come here! I win with { $percent }%, at the price of about { $loss } life and { $mana } mana.
    [calm] { $card }: if it must be. I win with { $percent }%, at the price of about { $loss } life and { $mana } mana.
    [greedy] The renown of { $card } is mine with { $percent }%, at the price of about { $loss } life and { $mana } mana.
    [sly] { $card } is weaker than it looks: I win with { $percent }%, at the price of about { $loss } life and { $mana } mana.
    [spiteful] I tear { $card } to pieces, with { $percent }%, at the price of about { $loss } life and { $mana } mana.
   *[other] { $card }: I win with { $percent }%, at the price of about { $loss } life and { $mana } mana.
}
think-roll = { $card }: if I stay, I win with { $percent }%, at the price of about { $loss } life.
think-hide = { $temper ->
    [bold] Not even I: against { $card } I should win with { $percent }%, at the price of about { $loss } life and { $mana } mana.
    [calm] A wise hero lets { $card } pass: I should win with { $percent }%, at the price of about { $loss } life and { $mana } mana.
    [sly] { $card } never saw me: I should win with { $percent }%, at the price of about { $loss } life and { $mana } mana.
   *[other] { $card } is not worth it: I should win with { $percent }%, at the price of about { $loss } life and { $mana } mana.
}
think-keep = { $n } against { $attack } will do.
think-reroll = { $n } against { $attack }: another roll promises more.
think-boost = With { $n } mana my chance is { $percent }%.
think-strengthen = Attack tokens count nothing at the end: { $n } now.
think-no-weapon = None of them helps here.
think-weapon = { $card } does most here.
think-stand = { $temper ->
    [bold] At last, { $who }! I have { $life } life.
    [calm] If { $who } must: I have { $life } life.
    [spiteful] { $who } shall regret this: I have { $life } life.
   *[other] I stand against { $who }, with { $life } life.
}
think-duck = { $temper ->
    [calm] I do not quarrel with { $who }: I have { $life } life.
    [sly] { $who } strikes where I no longer am.
   *[other] { $who } shall have nothing of it: I have { $life } life.
}
think-defend = { $n } defence tokens, while they are good for something.
think-search = { $temper ->
    [bold] A torch: let us see what hides here!
    [greedy] A torch: there must be more to be had!
   *[other] A torch: who searches finds. I hold { $n ->
        [one] one artefact
       *[other] { $n } artefacts
    }.
}
think-leave = { $temper ->
    [calm] Who does not search finds no trouble: I have { $life } life.
   *[other] With { $life } life I search nothing here.
}
think-drink = The fountain: { $lacks } life missing.
think-give = The fountain: { $lacks } mana missing.
think-drunk = { $n } mana is well spent on life.
think-given = I can spare { $n } life.
think-seek-keep = { $n } is as good as another.
think-seek-again = Anything is better than { $n }.
think-use = { $card } helps most now: I have { $life } life and { $mana } mana.
think-upgrade = With { $left } to go a stronger die pays.
think-card = { $temper ->
    [bold] { $card }, and off we go!
    [calm] { $card } will keep me alive.
    [greedy] { $card }: mine!
    [sly] { $card }: that will be of use when nobody expects it.
    [spiteful] { $card }: they will learn to fear it.
   *[other] { $card } is worth most to me.
}
think-part = { $card } is the one that I shall miss least.
think-seize = { $weapon } is worth more than { $card }.
think-not-seize = What I hold is worth more than { $weapon }.
think-take = { $temper ->
    [bold] { $weapon }, in the right hands at last!
    [greedy] { $weapon }: mine, mine, mine!
    [sly] { $weapon }, and what others have shall be mine.
    [spiteful] { $weapon }: now let them tremble.
   *[other] { $weapon } is for me.
}
think-pay = { $n } mana are less than what comes for them.
think-not-pay = I keep my { $n } mana.
think-revive = My race is not over yet.
think-no-pouch = I rather pay { $n } mana.
think-pouch = Rather { $card } than my mana.
think-aside = On { $cell } it is out of my way.
think-bar = { $temper ->
    [sly] On { $cell } it waits for { $who }.
    [spiteful] On { $cell }, and { $who } shall choke on it.
   *[other] On { $cell } it is in the way of { $who }.
}
think-pull = It is in my way on { $cell }.
think-rocks = { $temper ->
    [spiteful] On the head of { $who }!
   *[other] They hit { $who }.
}
think-no-rocks = They fall where nobody stands.
think-divine = { $card } brings more good than harm.
think-not-divine = { $card } would do me more harm than good.

## In the window

heading-renown = Renown
heading-artefacts = Artefacts
heading-shown = Revealed
heading-fight = Fight and dice
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
hero-only-once = Only one player can be { $value }.

## Boards that cannot be

cave-cells = this board has { $count } cells for a token, and there must be { $wanted } ({ $rule })
cave-cells-of-two = without its black cells this board has { $count } cells for a token; there must be { $least } to { $most } ({ $rule })
cave-unknown-mark = nothing is called { $mark } on a board; there are: { $known }
cave-black-special = cell { $cell } is special, so it cannot be black ({ $rule })
cave-marks = { $count ->
    [one] { $count } cell is
   *[other] { $count } cells are
} marked { $mark }, and it must be { $wanted } ({ $rule })
cave-unreached = no way leads from START to cell { $cell } ({ $rule })
cave-dead-end = cell { $cell } has only one neighbour, and every cell needs two ({ $rule })
cave-cut = cell { $cell } cuts the board in two: there must be a way around it ({ $rule })
cave-sides = the hammer and one artefact cell lie on one side of the middle, the trumpets and the other one on the other ({ $rule })
cave-uneven = { $cell } and { $other } must be equally far from START ({ $rule })
cave-shortest = the shortest way to Urto takes { $count } moves, and it must be { $least } to { $most } ({ $rule })
cave-sides-differ = on one side the way to Urto takes { $count } moves, and it must be { $wanted } on both ({ $rule })
cave-detour = the way through { $cell } is { $count } moves longer, and it must be { $least } to { $most } ({ $rule })
cave-lair-in-the-way = the lair must not lie on every shortest way to Urto ({ $rule })
cave-lair-far = the lair must lie between { $least } and { $most }% of the way to Urto ({ $rule })
cave-last-chamber = Urto’s chamber has { $count ->
    [one] { $count } neighbour
   *[other] { $count } neighbours
}, and it needs two ({ $rule })
urto-no-sheet = { $hero } can be chosen, and has no sheet here

## The guided first rounds

tutorial-welcome = Welcome to the cave! Five champions race for the soul of Urto, and two of them are here: Sank’aa and Arminius. In this lesson you answer for both, and tokens, cards and dice fall as they should.
tutorial-way = The way leads from START, where both stand, to Urto’s chamber at the other end. Nobody knows what lies between: a cell is covered until somebody steps on it. Whoever arrives first may take Ankou’s Scythe, which lies there.
tutorial-sheet = Here are life and mana. Fights cost life; without any, the race is over. Mana pays for magic. Usually both begin full, but for this lesson Sank’aa and Arminius are tired: 12 life, 4 mana.
tutorial-draft = Before the race everybody is dealt two artefacts and secretly keeps one. Sank’aa looks at a Worn Blade and a Smoke Pouch. A weapon is of use in every fight: keep the Worn Blade.
tutorial-draft-other = Arminius chooses too, and neither sees what the other keeps. The Duellist’s Rapier gives 2 points of attack, but only against heroes. He has an idea: keep the rapier.
tutorial-move = Round 1, Sank’aa. On a turn you rest, or you go to a neighbouring cell, in any direction. Go to cell 1b.
tutorial-token = A covered cell gets a token from the bag. The first was renown: you keep it, 1 point, and draw again. The second was a torch, and a torch stays: 1b is a torch cell for everybody from now on.
tutorial-search = On a torch cell you may search once, with a twelve-sided die: artefacts, events, a little life or mana, but also monsters, and on a 1 the Alpha. With “End the turn” a turn is two clicks. But now: search.
tutorial-artefact = A 5 is an artefact: Hunter’s Spear. Artefacts stay secret until they are used. You hold three at most, and each counts a point at the end.
tutorial-stop = A sprint would lead one cell farther, for 2 life. But the race is long: end the turn.
tutorial-nest = Round 1, Arminius. He keeps to the side: go to cell 1a.
tutorial-monster = A nest of monsters! Whoever enters draws a monster, and fights or hides. Mudling has attack 3 and 1 life: a roll above 3 wounds it, a roll below 3 wounds Arminius, by the difference.
tutorial-fight = Hiding costs 1 mana and brings nothing. This one is weak: fight.
tutorial-weapon = You choose a weapon for each fight. The rapier does not count against monsters, and everybody would see it: take none.
tutorial-boost = Magic: 1 to 3 mana before a fight add as much to every roll in it. Spend 1.
tutorial-roll = Before each roll you might still hide. No: roll!
tutorial-reroll = A 2, plus 1 by the boost: 3 against 3, nobody is hurt. For 1 mana you reroll the die, as often as you can pay. Reroll.
tutorial-keep = A 6, plus 1, makes 7. Keep it. Mudling had 1 life and loses 4; Arminius keeps its card, worth 1 renown. After a monster there is no sprint, so his turn is over.
tutorial-mushroom = Round 2, Sank’aa. Go on to cell 2b.
tutorial-blade = A mushroom bars the way. It takes a roll of 5 or more to destroy it; if you fail, you stay where you are. The Worn Blade adds 1 here too: use it.
tutorial-no-boost = A boost would make it safer; doing without is braver. Spend 0 mana; the die is rolled at once.
tutorial-plant = A 4, plus 1 by the blade: the mushroom is gone, and Sank’aa stands on the cell. He puts the mushroom where he likes, as long as no hero stands there. Put it on cell 2c.
tutorial-shortcut = The cell itself is a shortcut: one more cell, for free. Go on to cell 3a.
tutorial-event = A torch with an event: the event comes first. Broken Armoury gives an attack token, for one fight. Then it is an ordinary torch. End the turn.
tutorial-follow = Round 2, Arminius. You cannot rest on a nest. A discovered cell works again for everybody who enters it: go to the shortcut on 2b, and on to 3a, where Sank’aa stands. A new event is drawn there.
tutorial-leave = Shield Shards give a defence token: it cancels 1 damage in a fight. Now leave the torch; Arminius has other plans.
tutorial-attack = Heroes on one cell may attack each other, once in their turn, before or after the move. The attacker gains 1 renown, however it ends. Attack Sank’aa!
tutorial-stand = Sank’aa might hide for 1 mana: then there is no fight, and no renown. He stands his ground.
tutorial-rapier = Now for the rapier! Take it, and spend no mana.
tutorial-defend = Sank’aa answers with the Worn Blade and his attack token, 1 each. Take both, and spend no mana. Then both roll at the same time.
tutorial-duel = 4 and 2 are 6 for Arminius; 2 and 2 are 4 for Sank’aa. Either might pay to reroll, the attacker first. Arminius keeps his roll.
tutorial-hurt = And Sank’aa? His mana is precious: keep the roll. There is only one round, and it costs him the difference.
tutorial-done = 2 damage, and 1 renown for Arminius. He might even sprint away. No: end the turn.
tutorial-rest = Round 3, Sank’aa. He is at 10 life. A rest gives 1 life and 1 mana, but never twice in a row. Rest.
tutorial-nook = What else there is: here lies an artefact token. Whoever comes first draws an artefact.
tutorial-hammer = On its pedestal stands the Hammer of Tellur. Divine weapons have a die of their own, rolled at the end of a turn: it can shake others off their feet, or its holder. With two players there is one of them, with more there are two.
tutorial-alpha = In the middle of the cave lives the Alpha: attack 7, and by far the most renown. Go around it, or go well armed.
tutorial-scythe = Whoever reaches Urto first may take the Scythe, and with it take life from all who are still on their way. From then on nothing can touch that hero.
tutorial-end = When all have arrived or died, life, mana and renown are added up for those who arrived, and the highest total wins. So hurry, but not with empty hands. Into the cave!
learned-turn = A turn is a rest, or a move to a neighbouring cell; then perhaps a sprint. URTO-25, URTO-82
learned-token = A covered cell gets a token, and works for everybody who enters it. URTO-37, URTO-39
learned-search = On a torch cell you may search, with a twelve-sided die. URTO-41
learned-monster = You fight a monster, or hide from it for 1 mana: a roll above its attack wounds it, one below wounds you. URTO-92, URTO-96
learned-magic = Mana boosts a fight, rerolls a die, hides you, and for 5 gives an eight-sided die. URTO-153
learned-mushroom = A mushroom falls to a 5 or more, and is put elsewhere. URTO-55, URTO-59
learned-duel = Heroes on one cell may attack each other: one round, and 1 renown for the attacker. URTO-102, URTO-107
learned-end = Life, mana and renown of those who arrived are counted. URTO-174

## Puzzles

thing-tutorial = The first rounds
thing-without-mana = Without mana
thing-by-the-fountain = By the fountain
thing-two-corks = Two corks
thing-past-the-alpha = Past the Alpha
thing-one-turn-to-urto = One turn to Urto
puzzle-without-mana = Sank’aa has 3 life, no mana and one attack token. On 7a waits a torch with an event, and Broken Armoury lies on top of the events; behind it, on 8a, is a nest, and on top of the monsters lies Crystal Golem: attack 5, life 2. Kill it this turn, whatever the dice show.
puzzle-without-mana-hint = A die can show 1. What is the least that you need, and which weapon and how many tokens make it that much?
puzzle-by-the-fountain = The Hammer stands on the anvil, two cells away, and Sank’aa has 2 life and 3 mana. Take the Hammer this turn, and keep the Golden Cup, the Worn Blade and 2 mana.
puzzle-by-the-fountain-hint = A sprint costs 2 life, and one must be left. What turns mana into life? And no more than you need.
puzzle-two-corks = Two mushrooms stand on 9a. Destroy both this turn, whatever the dice show, and put one on each of the two cells beside Urto. All three artefacts stay with you.
puzzle-two-corks-hint = Every roll must come to 5, even with a 1 on the die. A weapon and a boost count against all mushrooms of a cell.
puzzle-past-the-alpha = Sank’aa has no mana, and nests lie to the left and right of the Alpha’s lair. Be on cell 8b at the end of this turn, without losing a life.
puzzle-past-the-alpha-hint = If you hide, you cannot sprint. But is a rope a sprint?
puzzle-one-turn-to-urto = Sank’aa has 3 life, 1 mana and a rope, and Urto is three cells away: the last before him is a nest. Arrive this turn.
puzzle-one-turn-to-urto-hint = After a monster you cannot sprint. In which order do you use sprint and rope?
