game-ravenloft = Ravenloft
game-ravenloft-tile = A dungeon, tile by tile

# The dungeon

thing-armour = AC
thing-health = HP
thing-xp = XP
thing-stride = Speed
thing-surge = surge value
thing-side-north = north
thing-side-east = east
thing-side-south = south
thing-side-west = west

## Squares, tokens, doors

own-name = { $fr ->
   *[any] { $en }
}
way-out = the way out
thing-villager = villager
thing-treasure_token = treasure token
thing-monster_token = monster token
thing-glyph = glyph
thing-token-treasure = a treasure
thing-token-villager = a villager
thing-token-harm = a trap
thing-door-unlocked = not locked
thing-door-trapped = trapped
thing-door-locked = locked
thing-bone-pile = bone pile
thing-scorch-mark = scorch mark
thing-altar = altar
thing-tomb = tomb
thing-stairs = stairs
thing-ladder = ladder
tile-at = { $tile } at { $square }
tile-named = { $tile }
edge-of = { $side } side, { $tile }
ask-edge = At which edge is the next tile laid?
ask-half = On which half of the Start tile does the villain come?
do-half = { $what }
ask-chamber-tile = { CAPITAL($figure) }: on which tile of the chamber?
yes-escape = Leave
no-escape = Stay here
yes-object = Attack it as well
no-object = Spare it
ask-escape = You stand at the way out. Do you leave the dungeon?
warns-leaves-in-vain = { $object } stays behind: whoever leaves without it does not fulfil the mission.
event-tile = A { $colour ->
    [white] white
    [black] black
   *[none] chamber
} tile is laid: { $tile }.
event-door-closed = A closed door: { $tile }.
event-token-hidden = A monster token lies face down until a hero comes: { $tile }.
event-token-turned = The monster token shows { $n }: { $n ->
    [0] nobody else comes.
    [1] nobody else comes.
    [2] one more monster comes.
   *[3] two more monsters come.
}
event-object-laid = { CAPITAL($object) } lies on { $cell }.
event-takes = { $who } takes { $object }.
event-token-opened = { $who } turns the token over: { $sort }.
event-door-tried = { $who } tries the door: { $door }.
event-door-opens = { $who } opens the door.
event-chamber = The chamber: { $card }.
event-shielded = { $card } has a Shield token.
event-rescued = { $who } brings a villager to safety. { $n ->
    [one] One is safe.
   *[other] { $n } are safe.
}
event-clock = The time marker stands at { $n } of { $most }.
event-escapes = { $who } leaves the dungeon.
event-bonus = { $who } earns a bonus card: { $card }.
end-won = The mission is fulfilled.
end-all-left = Everybody has left, and the mission is not fulfilled.
end-impossible = The mission can no longer be fulfilled.
option-adventure = Adventure
option-adventure-help = one of those that come with the game, or a file of your own
option-adventure-out-of-the-grave = Out of the Grave
option-adventure-the-icon-of-ravenloft = The Icon of Ravenloft
option-adventure-klaks-workshop = Klak’s Workshop
option-adventure-the-bone-warden = The Bone Warden
option-adventure-doors-of-cinder = Doors of Cinder
option-adventure-the-count-awakens = The Count Awakens

# What is wrong with tiles and adventures

expected-tile-name = a name of 1 to 40 characters
expected-adventure-name = a name of 1 to 60 characters
tile-unknown-square = no square is drawn as { $mark }; there are: { $known }
tile-without-floor = this tile has no floor, only wall ({ $rule })
tile-marks = { $count ->
    [0] this tile has no spawn mark, and it needs one
    *[other] this tile has { $count } spawn marks, and it needs exactly one
} ({ $rule })
tile-edge-nowhere = the opening to the { $side } leads nowhere: no step leads from it to the spawn mark ({ $rule })
tile-in-parts = the floor does not hang together: no step leads from the spawn mark to the square in row and column { $square } ({ $rule })
tile-front-walled = the side to the { $side } has the triangle, so it must be open ({ $rule })
tile-door-nowhere = a door symbol stands to the north, or to the west where the north is wall; both are wall here ({ $rule })
tile-door-colour = a door is on the last { $colour } copy, and this tile has none of that colour
tile-no-copies = { $tile } has no copy: say how many are white or black ({ $rule })
tile-no-chamber = { $tile } belongs to a chamber: say to which, dire or horrid ({ $rule })
tile-no-exit = there is no exit square: draw one as h ({ $rule })
tile-name-taken = { $tile } is a tile of the house; give yours another name
tiles-too-white = { $black } ordinary tiles are black and { $white } white; more must be black than white ({ $rule })
tiles-few-doors = { $count } tiles have a door symbol; there must be at least { $least } ({ $rule })
tiles-few-features = { $count } tiles have feature squares; there must be at least { $least } ({ $rule })
tiles-no-start = there is no { $tile }: the Start tile has two halves, start_w and start_e ({ $rule })
tiles-start-edges = the Start tile has { $count } unexplored edges; it must have 4 ({ $rule })
tiles-start-parts = the halves of the Start tile do not hang together ({ $rule })
adventure-too-many-tiles = this part of the stack takes { $wanted } tiles; { $left } are left, { $doors } of them with a door
adventure-too-few-tiles = for one hero this part of the stack would have { $least } tiles
adventure-no-tile = { $tile } cannot be put into the stack by its name; there are: { $known }
adventure-tile-twice = { $tile } is in the stack already
adventure-not-in-stack = { $tile } is not in the stack; there are: { $known } ({ $rule })
adventure-exit-nowhere = the exit is on { $tile }, and no such tile is in the stack; there are: “start”, { $known } ({ $rule })
adventure-no-way-out = { $tile } has no exit square, so nobody can leave there ({ $rule })
adventure-name-taken = something else is called { $name } already
adventure-half-target = { $name } needs both ac and hp to be attacked, or neither to be taken ({ $rule })
adventure-no-villain = no villain is called { $name } here; there are: { $known }
adventure-step = the villain comes at step { $step } of the clock, which has { $clock }
adventure-no-object = no such object here: { $name }; there are: { $known }
adventure-other-chamber = { $tile } is the Entrance of another chamber ({ $rule })
adventure-no-entrance = no Chamber Entrance is in the stack ({ $rule })
adventure-no-chamber-card = “{ $name }” is no card of this chamber; there are: { $known } ({ $rule })
adventure-no-bonus-card = no bonus card is called { $name }; there are: { $known }
adventure-no-goal = nothing wins this adventure ({ $rule })

# Cards

thing-slowed = Slowed
thing-immobilized = Immobilised
thing-dazed = Dazed
thing-poisoned = Poisoned
kind-at-will = At-Will
kind-utility = Utility
kind-daily = Daily
kind-racial = Racial power
kind-special = Special ability
kind-hero = { $race ->
    [dwarf] Dwarf
    [dragonborn] Dragonborn
    [eladrin] Eladrin
   *[human] Human
} { $gender ->
   *[any] { "" }
}{ $class ->
    [cleric] cleric
    [fighter] fighter
    [ranger] ranger
    [rogue] rogue
   *[wizard] wizard
}
kind-hybrid = { $race ->
    [dwarf] Dwarf
    [dragonborn] Dragonborn
    [eladrin] Eladrin
   *[human] Human
}{ $gender ->
   *[any] { "" }
} { $class ->
    [cleric] cleric
    [fighter] fighter
    [ranger] ranger
    [rogue] rogue
   *[wizard] wizard
} and { $other ->
    [cleric] cleric
    [fighter] fighter
    [ranger] ranger
    [rogue] rogue
   *[wizard] wizard
}
kind-both = { $class ->
    [cleric] Cleric
    [fighter] Fighter
    [ranger] Ranger
    [rogue] Rogue
   *[wizard] Wizard
}{ $gender ->
   *[any] { "" }
}-{ $other ->
    [cleric] cleric
    [fighter] fighter
    [ranger] ranger
    [rogue] rogue
   *[wizard] wizard
}
line-race = Race: { $race }
hero-race = { $race ->
    [dwarf] Dwarf
    [dragonborn] Dragonborn
    [eladrin] Eladrin
   *[human] Human
}{ $gender ->
   *[any] { "" }
}
hero-class = { $class ->
    [cleric] cleric
    [fighter] fighter
    [ranger] ranger
    [rogue] rogue
   *[wizard] wizard
}{ $gender ->
   *[any] { "" }
}
kind-monster = Monster
kind-villain = Villain
kind-event = Event
kind-event-attack = Event-Attack
kind-environment = Environment
kind-curse = Curse
kind-hazard = Hazard
kind-trap = Trap
kind-item = Item
kind-instant = Fortune
kind-chamber = { $chamber ->
    [dire] Dire Chamber
   *[horrid] Horrid Chamber
}
kind-bonus = Bonus
line-special = { $name }: { $deeds }
line-powers = Powers: { $at } At-Will, { $utility } Utility, { $daily } Daily.
line-level-two = Level 2: AC { $ac }, { $hp } HP, surge value { $surge }, one more Daily power, critical attacks.
line-level-two-hybrid = Level 2: AC { $ac }, { $hp } HP, surge value { $surge }, one more Daily power of the class that has supplied fewer.
line-once = Once per adventure.
line-disarm = Disarm: { $n } or more.
line-base = It covers { $n } × { $n } squares.
line-villain-hp = ±{ $n } HP for each hero more or fewer than three.
line-fill = { $villain ->
    [none] { "" }
   *[other] The villain { $villain } is placed.{ " " }
}{ $villagers ->
    [0] { "" }
    [one] { $villagers } villager is placed.{ " " }
   *[other] { $villagers } villagers are placed.{ " " }
}{ $draws ->
    [0] { "" }
    [one] A monster card is drawn.{ " " }
    [heroes] As many monster cards are drawn as there are heroes.{ " " }
   *[other] { $draws } monster cards are drawn.{ " " }
}Then each player draws one monster card.
line-objective = Objective: { $objective ->
    [to-villain] defeat the villain { $villain }.
    [to-shielded] defeat all monsters with Shield tokens.
   *[to-rescue] bring { $n ->
        [one] { $n } villager
       *[other] { $n } villagers
    } to the Chamber Entrance.
}
line-feat = { $feat ->
    [first_defeat] Defeat the first monster of the adventure.
    [disarmed] Disarm { $n ->
        [one] a trap
       *[other] { $n } traps
    }, all heroes together.
    [giant] Defeat a monster worth 3 XP or more with one attack.
   *[together] End a turn with all heroes on one tile.
}
site-own = your tile
site-here = this tile
site-within-1 = a tile within 1 tile
site-within-2 = a tile within 2 tiles
site-farthest = the tile farthest from you
site-start = the Start tile
site-closest-edge = the closest tile with an unexplored edge
deck-monster = the monster deck
deck-encounter = the encounter deck
deck-treasure = the treasure deck
deck-tiles = the stack of tiles
cards-monster = monster cards
cards-encounter = encounter cards
cards-treasure = treasure cards
cards-tiles = tiles
whom-adj = an adjacent enemy
whom-t0 = an enemy on your tile
whom-t1 = an enemy within 1 tile
whom-t2 = an enemy within 2 tiles
whom-so-many-t0 = up to { $n } enemies on your tile
whom-so-many-t1 = up to { $n } enemies within 1 tile
whom-so-many-t2 = up to { $n } enemies within 2 tiles
whom-all-adj = each adjacent enemy
whom-all-t0 = each enemy on your tile
whom-all-t1 = each enemy on one tile within 1 tile
whom-all-t2 = each enemy on one tile within 2 tiles
whom-ally-adj = an adjacent hero
whom-ally-any = any one hero
whom-ally-t0 = one hero on your tile
whom-ally-t1 = one hero within 1 tile
whom-other-ally-any = another hero
whom-other-ally-t0 = another hero on your tile
whom-other-ally-t1 = another hero within 1 tile
whom-self-or-ally-adj = an adjacent hero or you yourself
whom-allies-t0 = each hero on your tile
whom-allies-t1 = each hero within 1 tile
whom-allies-adj = each hero adjacent to you
whom-heroes-t0 = each hero on your tile
whom-heroes-t1 = each hero within 1 tile of you
whom-heroes-all = each hero
whom-here-t0 = each hero on this tile
whom-here-t1 = each hero within 1 tile of this one
whom-monsters-t0 = each monster on your tile
whom-monsters-t1 = each monster within 1 tile
whom-monsters-all = each monster
whom-another-adj = another adjacent monster
whom-closest-to-monster = the hero closest to a monster
whom-closest = the hero closest to you
whom-weakest = the hero with the fewest HP
whom-pair = the two heroes closest to each other
whom-both = each of them
whom-target = the target
whom-it = it
whom-this = this monster
whom-attacker = the attacker
as-surge-value = its surge value in
as-speed = your Speed in
amount-sv = surge value
each-sv = point of surge value
amount-speed = Speed
each-speed = point of Speed
outcome-hit = { " " }Hit: { $deeds }
outcome-after = { " " }Then: { $deeds }
outcome-and = { " " }{ $deeds }
outcome-else = { " " }Otherwise: { $deeds }
outcome-otherwise = { " " }If there is none: { $deeds }
part-atk = { $target ->
    [you] You are attacked
   *[other] Attack against { $target }
}: +{ $bonus }, { $n ->
    [0] no damage
   *[other] { $n } damage
}.{ $miss ->
    [0] { "" }
   *[other] { " " }Miss: { $miss } damage.
}{ $hit }{ $after }
part-dmg = { $target ->
    [you] You take
   *[other] { CAPITAL($target) } takes
} { $n } damage.
part-heal = { $target ->
    [you] You regain
   *[other] { CAPITAL($target) } regains
} { $n } HP.
part-cond = { $target ->
    [you] You become
   *[other] { CAPITAL($target) } becomes
} { $about }.
part-clear = { $target ->
    [you] You lose
   *[other] { CAPITAL($target) } loses
} { $about ->
    [all] all conditions
   *[other] the condition { $about }
}.
part-stun = { CAPITAL($target) } skips its next activation.
part-step = You may move up to { $n ->
    [one] { $n } square
   *[other] { $n } squares
}.
part-push = Push { $target } away by { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}.
part-pull = Pull { $target } closer by { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}.
part-tele = { $target ->
    [you] You appear
   *[other] { CAPITAL($target) } appears
} on any free square of { $site }.
part-swap = { CAPITAL($target) } swap squares.{ $deeds }
part-mon = { $n ->
    [one] Draw a monster card and put its figure on { $site }.
   *[other] Draw { $n } monster cards and put their figures on { $site }.
}
part-tile = Place the top tile at the unexplored edge closest to you.
part-tile-and-mon = Place the top tile at the unexplored edge closest to you, and a monster on it.
part-draw = Draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from { $about }{ $keep ->
    [0] { "" }
   *[other] { " " }and keep { $keep } of them
}.
part-draw-another = You may draw another card from { $about } and keep one of the two.
part-look = Look at the top { $n } { $about }; put each back on top or underneath, in any order.
part-flip = { $target ->
    [you] Turn { $n } of your used Daily or Utility powers face up.
   *[other] { CAPITAL($target) } turns { $n } used Daily or Utility power face up.
}
part-exhaust = Turn one of your { $about ->
    [daily] Daily
   *[utility] Utility
} powers face down.{ $otherwise }
part-mod = { $stat ->
    [suffered] Each hit on { $target } deals { $n } { $sign ->
        [less] less
       *[more] more
    } damage.
    [healing] Each healing restores { $n } HP { $sign ->
        [less] less
       *[more] more
    }.
   *[other] { $target ->
        [you] You have
       *[other] { CAPITAL($target) } has
    } { $sign ->
        [less] −
       *[more] +
    }{ $n } { $stat ->
        [ac] AC
        [atk] to attack rolls
        [dmg] damage
        [spd] Speed
        [sv] surge value
        [disarm] to disarm and unlock rolls
       *[traps] to disarm rolls
    }.
}
part-reroll = You may roll again; the second roll counts.
part-redirect = You may take the damage instead.
part-ignore = You may ignore it.
part-surge = The party { $sign ->
    [less] loses
   *[more] gains
} { $n ->
    [one] { $n } Healing Surge token
   *[other] { $n } Healing Surge tokens
}.
part-level = { $target ->
    [you] You rise
   *[other] { CAPITAL($target) } rises
} one level.
part-extra = You may make one more move or one more attack this turn.
part-token = Put a glyph on { $site }.
part-clock = The time marker moves on { $n ->
    [one] { $n } step
   *[other] { $n } steps
}. In a game with Time tokens, one is laid.
part-act = { CAPITAL($target) } is activated now.{ $otherwise }
part-monsters-advance = { CAPITAL($target) } moves up to { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} towards the hero closest to it.
part-compel = You attack { $target } with an At-Will power.
part-discard = { $about ->
    [this] Discard this card.
    [token] Remove the token.
    [item] Discard one of your Items.
    [hazard] Discard the Hazard on your tile.
   *[environment_or_curse] Discard the Environment or one Curse in play.
}{ $otherwise }
part-roll = Roll the die: on { $n } or more, { WITHIN($deeds) }{ $else }
part-forbid = You cannot use Daily powers.
part-reach = No attack reaches farther than { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}.
part-entry-cost = Each square of this tile costs { $n } to enter.
part-shorten = A move that begins on this tile is { $n ->
    [one] { $n } square
   *[other] { $n } squares
} shorter.
part-cancel-cost = Cancelling an encounter costs { $n } XP.
part-spare-daily = A Daily attack that misses every target stays face up.
until-phase = Until the end of this hero phase, { WITHIN($deed) }
until-turn = Until the start of your next turn, { WITHIN($deed) }
until-once = For the next roll, { WITHIN($deed) }
term-adjacent-target = { $no ->
    [not] the target is not adjacent
   *[yes] the target is adjacent
}
term-flanked = { $no ->
    [not] no other hero is adjacent to it
   *[yes] another hero is adjacent to it
}
term-here = { $no ->
    [not] you are not on this tile
   *[yes] you are on this tile
}
term-hero-here = { $no ->
    [not] no other hero is on your tile
   *[yes] another hero is on your tile
}
term-moved = { $no ->
    [not] you did not move in it
   *[yes] you moved in it
}
term-attacked = { $no ->
    [not] you did not attack in it
   *[yes] you attacked in it
}
line-attack = { $deeds }
line-free = In your hero phase: { $deeds }
line-react-hit = When an adjacent hero is hit, { WITHIN($deeds) }
line-react-tools = After your roll to disarm or unlock, { WITHIN($deeds) }
line-react-treasure = When you draw a treasure, { WITHIN($deeds) }
line-react-roll = After one of your d20 rolls, { WITHIN($deeds) }
line-react-condition = When you get a condition, { WITHIN($deeds) }
line-play = { $deeds }
line-use = Discard in your hero phase: { $deeds }
line-use-attack = Discard instead of using a power: { $deeds }
line-use-roll = In your hero phase, discard after one of your d20 rolls: { $deeds }
line-always = { $deeds }
line-carry = { $deeds }
line-in-play = { $deeds }
line-drawn = { $deeds }
line-activate = { $deeds }
line-entered = The first monster to enter that tile: { $deeds }
line-phase-end = At the end of your hero phase, { WITHIN($deeds) }
line-after-phase = After your hero phase, { WITHIN($deeds) }
line-turn-end = At the end of your turn, { WITHIN($deeds) }
line-on-defeat = When you defeat a monster, { WITHIN($deeds) }
line-reward = Reward: { $deeds }
line-tactics = { $deeds }
clause-else = Otherwise: { $deeds }
part-strike = It attacks an adjacent hero: +{ $bonus }, { $n ->
    [0] no damage
   *[other] { $n } damage
}.{ $miss ->
    [0] { "" }
   *[other] { " " }Miss: { $miss } damage.
}{ $hit }{ $after }
part-charge = It moves next to the closest one and attacks: +{ $bonus }, { $n ->
    [0] no damage
   *[other] { $n } damage
}.{ $miss ->
    [0] { "" }
   *[other] { " " }Miss: { $miss } damage.
}{ $hit }{ $after }
part-shoot = It attacks the closest one from where it is: +{ $bonus }, { $n ->
    [0] no damage
   *[other] { $n } damage
}.{ $miss ->
    [0] { "" }
   *[other] { " " }Miss: { $miss } damage.
}{ $hit }{ $after }
part-sweep = It attacks each hero on its tile: +{ $bonus }, { $n ->
    [0] no damage
   *[other] { $n } damage
}.{ $miss ->
    [0] { "" }
   *[other] { " " }Miss: { $miss } damage.
}{ $hit }{ $after }
part-advance = It moves up to { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} towards the closest hero.
part-scout = It reveals a tile at that edge, and a monster on it.
part-call = It calls a monster to its tile.
part-hold = It does nothing.
term-adj = { $no ->
    [not] no hero is adjacent
   *[yes] a hero is adjacent
}
term-t0 = { $no ->
    [not] no hero is on its tile
   *[yes] a hero is on its tile
}
term-t1 = { $no ->
    [not] it reaches no hero within 1 tile
   *[yes] a hero is within 1 tile
}
term-t2 = { $no ->
    [not] it reaches no hero within 2 tiles
   *[yes] a hero is within 2 tiles
}
term-edge = { $no ->
    [not] its tile has no unexplored edge
   *[yes] its tile has an unexplored edge
}
expected-whom = whom it means, one of { $forms }

# What is wrong with cards

card-no-power = no { $kind } power is called { $power } ({ $rule })
card-no-racial = { $power } is not the racial power of { $race } ({ $rule })
card-not-of-class = { $power } is no power of the class { $what } ({ $rule })
card-power-twice = { $power } stands here twice ({ $rule })
card-preset = the preset has { $found } { $kind }; the hero has { $wanted } ({ $rule })
card-utility-attacks = a utility power takes no attack: use free or a reaction ({ $rule })
card-says-nothing = this card says nothing ({ $rule })
card-clause-never = this clause always holds, so clause { $number } is never reached: give it an if, or put it last ({ $rule })
card-no-else = the last clause must hold always: leave out its if ({ $rule })
card-plain-clause = a clause has one condition, without not ({ $rule })
card-disarm = only a trap has a disarm value ({ $rule })
card-wrong-time = a card of type { $type } says nothing at this time ({ $rule })
card-no-ending = this curse never ends: discard it at turn_end or on_defeat ({ $rule })
card-no-place = a card of type { $type } lies on no tile, so here means nothing ({ $rule })
card-item = an item has carry or a use, an instant card has play, and neither has both ({ $rule })
card-objective = filling and objective do not go together ({ $rule })
card-band = the { $what } of an attack ({ $kind }) lies from { $least } to { $most }, got { $found } ({ $rule })
deck-no-hero = { $hero } is missing, or is not of the race { $race } and the class { $what } ({ $rule })
deck-utilities = no hero has { $n } utility ({ $rule })
deck-powers = the class { $what } has { $found } { $kind } powers; it needs { $wanted } ({ $rule })
deck-racial = the race { $race } has { $found } racial powers; it needs exactly 1 ({ $rule })
deck-monsters = { $found } kinds of monster have { $copies } cards; it takes { $wanted } ({ $rule })
deck-xp = fewer than { $wanted } kinds of monster are worth { $xp } XP ({ $rule })
deck-monster-that = no monster or villain { $what } ({ $rule })
monster-that-large = has a large base
monster-that-sweep = attacks several heroes
monster-that-far = moves 2 tiles
monster-that-scout = places a tile
deck-no-card = { $card } is missing ({ $rule })
deck-copies = { $card } has { $found } copies; it needs { $wanted } ({ $rule })
deck-removable = { $card } must be removable just if it is one of the 19 named cards ({ $rule })
deck-encounters = { $found } cards of type { $type } are left without the removable ones; it takes { $wanted } ({ $rule })
deck-timed = { $found } Environments and Event-Attacks are left without the removable ones; it takes { $wanted } ({ $rule })
deck-ending = no curse ends at { $ending } ({ $rule })
deck-items = { $items } of { $count } treasures are items; it takes 6 in 10 ({ $rule })
deck-treasure-that = no treasure { $what } ({ $rule })
treasure-that-attack = grants an attack
treasure-that-flip = turns a power face up
treasure-that-clear = removes a condition
treasure-that-encounter = looks into the encounter deck
treasure-that-monster = looks into the monster deck
treasure-that-twice = gives the same kind of bonus as another
deck-chambers = { $found } chamber cards are { $chamber }; it takes { $wanted } ({ $rule })

# The table

square-on = { $square } ({ $tile })
option-variants = Variants
option-variants-help = other ways of playing, and which go together (RAV-MIX-01)
option-variants-NEW = New variant
option-variants-NEW-about = Exploring belongs to the hero phase: move, attack and explore in any order, again and again.
option-variants-BAR = Barkam system
option-variants-BAR-about = Exploring costs 2 points of a move and always brings an encounter; explore nothing, and monster generators spring up; fights are straight, drawings cost more.
option-variants-GEN = Geno Warcry
option-variants-GEN-about = Heroes act by initiative and say first what they will do; a black tile brings a fight at once, and one villain phase follows for all.
option-variants-STR = A player as Strahd
option-variants-STR-about = One of three to six players is Strahd: with a hand of cards in secret, Strahd pays Threat for monsters and encounters, and chooses for villains.
option-variants-MIK = Mika R.’s variant
option-variants-MIK-about = One of four actions a turn: after exploring for 2 points an attack takes an initiative roll, and a black tile brings an encounter or a monster behind you.
option-variants-HPH = Modified hero phase
option-variants-HPH-about = Exploring costs 2 points; on a black tile a die says how many monsters come and whether you go on, and Time tokens bring encounters of their own.
option-variants-CUS = Custom heroes
option-variants-CUS-about = Heroes of your own making play: any race with any class, powers of your choice.
option-variants-HYB = Hybrid heroes
option-variants-HYB-about = Heroes play that merge two hero cards: two classes, powers of both.
option-variants-DIC = Dice for damage
option-variants-DIC-about = All HP are multiplied, and damage is rolled: a die for each point.
option-dice = Damage dice
option-dice-help = with dice for damage: which HP and which dice (RAV-DIC-01 to RAV-DIC-03)
option-dice-a = HP × 3, d4
option-dice-b = HP × 4, d6
option-dice-c = HP × 3, d6
option-variants-LVL = Levels 2 to 23
option-variants-LVL-about = A 20 and 5 XP give back 3 HP or raise a hero by one level, up to the 23rd, with a gain for each.
ravenloft-level-left-out = level { $level } is left out
option-variants-ADV = Advanced 2.0
option-variants-ADV-about = Explore on the move as long as the triangles are white; tokens say how many monsters come, each hero has its own Healing Surges and may die, and there are nine levels.
option-token-pile = Monster tokens
option-token-pile-help = which tokens say how many monsters come, in Advanced 2.0 (RAV-ADV-35, RAV-ADV-36)
option-token-pile-all = all of them
option-token-pile-easier = none with 3
option-token-pile-harder = none with 0
option-masters-hunted = Masters are hunted
option-masters-hunted-help = villains and cunning monsters for heroes of level 6 or more, in Advanced 2.0 (RAV-ADV-37, RAV-RUL-103)
variants-apart = { $one } and { $other } do not go together: both say otherwise about { $what }.
too-many-masters = { $count } heroes of level 6 or more are too many; at most { $most } take part.
policy-setup = what is set up
policy-hero-build = how heroes are made
policy-turn = the phases of a turn
policy-actions = the actions of the hero phase
policy-movement = movement
policy-exploration = exploring
policy-spawn = new monsters
policy-initiative = the initiative
policy-encounter = encounters
policy-trap = traps
policy-monster-move = where monsters go
policy-activation = who acts when
policy-villain-control = who decides for villains
policy-damage = damage
policy-surge = Healing Surges
policy-hero-death = heroes at 0 HP
policy-level-up = levels
policy-reward = rewards
policy-item = passing on Items
policy-forced-attack = forced attacks
policy-difficulty = how hard it is
policy-hidden-info = what is hidden
ravenloft-no-variant = there is no variant { $variant }
option-surges = Healing Surges
option-surges-help = tokens of the party at the start: more are easier, fewer harder (RAV-17)
option-powers = Powers
option-powers-help = how heroes get their power cards (RAV-09, RAV-10, RAV-11)
option-powers-preset = from the list
option-powers-choose = chosen
option-powers-random = at random
option-first = First player
option-first-help = who begins (RAV-18)
option-first-roll = the highest roll
option-first-seat = the first seat
option-downed-conditions = Conditions of the downed
option-downed-conditions-help = whether a downed hero keeps its conditions (RAV-RUL-32)
option-downed-conditions-keep = kept
option-downed-conditions-clear = removed
option-ties = Ties
option-ties-help = where a monster may as well stand here as there (RAV-RUL-20)
option-ties-ask = you choose
option-ties-first = the first square
option-hero = Hero
option-grown-told = level { $level }
option-hero-help = whom this seat plays (RAV-08)
option-hero-any = any that is left
option-hero-any-about = Chance deals one of the heroes that nobody has chosen.
option-hero-kat-about = Human rogue: quick with a knife, and good with traps and locks.
option-hero-allisa-about = Human ranger: her arrows fly far, and aim best from a distance.
option-hero-thorgrim-about = Dwarf cleric: he strikes and heals, slow but well armoured.
option-hero-dragonborn-fighter-about = In heavy armour: strikes all around, and guards whoever stands beside.
option-hero-eladrin-wizard-about = Few HP, but spells that reach far and strike whole tiles.
option-hero-kat = Kat
option-hero-allisa = Allisa
option-hero-thorgrim = Thorgrim
option-hero-dragonborn_fighter = Dragonborn Fighter
option-hero-eladrin_wizard = Eladrin Wizard
hero-only-once = every hero is there once
plus = + { $n }
minus = − { $n }
ask-turn = { $still ->
    [move-or-attack] Your hero phase: you can move or attack.
    [move] Your hero phase: you can move.
    [attack] Your hero phase: you can attack.
   *[nothing] Anything more before your hero phase ends?
}{ $held ->
    [stuck] { " " }You cannot move: you are Immobilised.
    [speed] { " " }You cannot move: your Speed is 0 here.
   *[no] { "" }
}{ $explores ->
    [1] { " " }You can explore.
   *[0] { "" }
}
do-go = Go to { $what }
do-go-here = Go here
squares-turn = Go to: { $squares }
do-attack = { $card }: { $target }
do-attack-tile = { $card }: everyone on the { $tile }
do-use = { $card }
turn-again = Second move
turn-disarm = Disarm { $what }
turn-unlock = Unlock the door: { $edge }
turn-take = Take { $what }
turn-open = Try the door: { $edge }
turn-explore = Explore{ $n ->
    [0] { "" }
    [one] { " " }for the last point
   *[other] { " " }for { $n } points
}: { $edge }
turn-buy-level = Rise by one level
turn-give = Give { $what } to { $hero }
turn-end = End of the hero phase
turn-end-idle = End without exploring
turn-end-exploring = End, and explore
ask-powers = Choose { $n } powers: { $kind }.
ask-stand = Where do you begin?
do-stand = Begin at { $what }
do-stand-here = Begin here
ask-shield = { $hero } is hit for { $n }. Do you take the damage instead?
no-shield = Let it happen
ask-ignore = You would become { $condition }. Do you ignore it?
no-ignore = Suffer it
ask-reroll = { $total } against { $needed }. Do you roll again?
no-reroll = Keep the roll
ask-another-treasure = You draw { $card }. Do you draw another one and keep one of both?
no-another-treasure = Keep it
ask-keep = Which treasure do you keep?
ask-give = { $card }: who gets it?
ask-whom = Whom does it strike?
ask-ally = Which hero?
ask-victim = { $figure }: which hero?
ask-raise = Which hero rises by one level?
ask-another = Which other monster?
ask-target = Whom do you attack?
ask-targets = Whom do you attack? Up to { $n }.
ask-target-tile = Which tile do you attack?
ask-object = Do you attack { $target } as well?
ask-step = { $card }: where do you go?
no-step = Stay
ask-shove = { $card }: to which tile?
ask-where = { $card }: on which tile?
ask-appear = { $card }: on which square?
ask-pair = Which two heroes?
ask-put = To which square does { $figure } come?
do-put = { $what }
do-put-here = Put it here
ask-route = { $figure }: by which tile?
ask-flip = Which power do you turn face up?
ask-exhaust = Which power do you turn face down?
ask-discard = Which card is discarded?
ask-put-back = { $card }: where do you put { $n ->
    [one] this card
   *[other] these cards
} back?{ $n ->
    [one] { "" }
   *[other] { " " }Of those on top the first one is drawn first.
}
put-back-top = { $card } on top
put-back-under = { $card } under the deck
ask-order = What happens first?
ask-order-struck = Who is struck first?
ask-order-moves = Which monster moves first?
ask-surplus = The next player has that monster already. Which figure leaves?
ask-explore = Which edge do you explore?
ask-cancel = { $card }: do you cancel it for { $price } XP? You have { $all }.
xp-paid = { $n } XP
xp-paid-with = { $n } XP ({ $worths })
do-cancel = Cancel { $card } with { $paid }{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } lost)
}
no-cancel = Play it
ask-rise = A 20! Does { $hero } rise to level 2 for { $price } XP? You have { $all }.
do-rise = Rise, { $hero }: { $paid }{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } lost)
}
no-rise = Keep the XP
ask-new-power = Which power do you take?
ask-power-kind = Which kind of power do you take?
do-power-kind-at-will = An At-Will power
do-power-kind-utility = A Utility power
do-power-kind-daily = A Daily power
ask-twenty = A 20! For { $price } XP { $hero } may regain 3 HP or rise one level. You have { $all }.
do-twenty-recover = Regain up to 3 HP
do-twenty-rise = Rise to level { $n }: { $gain }
no-twenty = Keep the XP
ask-train = { $price } XP for level { $level }: { $gain }? You have { $all }.
do-train = Rise to level { $level }: { $paid }{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } lost)
}
no-train = Keep the XP
ask-pay = With which cards do you pay the { $price } XP?
do-pay = { $paid }{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } lost)
}
event-gains-with-level = { $who } gains { $sort }.
gain-ac = { $n } AC
gain-hp = { $n } HP
gain-surge = { $n } surge value
gain-treasures = { $n ->
    [one] a treasure
   *[other] { $n } treasures
}
gain-power-daily = a Daily power
gain-power-utility = a Utility power
gain-power-at-will = an At-Will power
gain-or = { $one } or { $other }
gain-ready = powers ready again
gain-at-twenty = powers ready again with every 20
gain-every-power = all powers of the class
gain-tokens = { $n ->
    [one] a Healing Surge token
   *[other] { $n } Healing Surge tokens
}
turn-surge = Use a Healing Surge token
turn-hand-surge = Give a Healing Surge token to { $hero }
event-hands-surge = { $who } gives a Healing Surge token to { $hero }.
event-own-surges = { $who } now has { $left ->
    [0] no Healing Surge token
    [one] one Healing Surge token
   *[other] { $left } Healing Surge tokens
}.
event-monster-token = { $who } draws a monster token: { $token }.
event-tokens-mixed = All { $n } monster tokens are mixed again.
event-villain-token = { $who } is a master now: a villain token joins the monster tokens.
event-initiative-kept = A white triangle: { $who } has the initiative and goes on.
event-initiative-lost = A black triangle: the monsters have the initiative.
event-dies = { $who } dies.
event-passes-on = { $card } now lies before { $who }.
event-joins = { $who } joins with { $hero } on the { $tile }.
ask-join = Your hero is dead. With which new hero of level 1 do you join?
no-join = Join later
end-all-dead = No hero is alive any more.
refused-item-not-near = an Item goes only to an adjacent hero
thing-token-0 = 0, no monster
thing-token-1 = 1
thing-token-2 = 2
thing-token-3 = 3
thing-token-villain = a villain
do-join = With { $hero }
ask-compelled = You must attack { $hero }. With which power?
game-ravenloft-about = One to five heroes explore a dungeon that grows tile by tile. Every tile brings monsters that act by what their cards say; all win or lose together, and the Healing Surges are few.
do-target-tile = { $what }
do-targets = { $what }
do-target = Attack { $what }
do-appear = { $what }
do-appear-here = Put it here
do-pair = { $what }
do-edge = { CAPITAL($what) }
do-exhaust = { $what }
do-compelled = { $what }
do-discard = { $what }
do-flip = { $what }
do-order = { $what }
do-new-power = { $what }
do-powers = { $what }
do-route = { $what }
do-keep = Keep { $what }
do-give = { $what }
do-explore = { $what }
do-where = { $what }
do-shove = { $what }
do-step = { $what }
do-step-here = Go here
do-reroll = Use { $what }
do-shield = Use { $what }
do-ignore = Use { $what }
do-another-treasure = Use { $what }
do-victim = { $what }
do-ally = { $what }
do-whom = { $what }
do-raise = { $what }
do-another = { $what }
refused-monster-there = somebody stands there
refused-hero-there = another hero stands there
refused-no-way = a wall is in the way
refused-no-move = you have no move left
refused-too-far = that is too far
refused-used = this power lies face down
refused-forbidden = a card in play forbids it
refused-no-reach = nobody whom it could hit is in reach
refused-no-attack = you have no attack left
refused-useless = it would do nothing now
refused-item-use-roll = it is used after a roll that fails
refused-item-carry = it helps as long as it is carried
refused-item-kept = you can only give an Item as you draw it
refused-not-here = it is not within reach
refused-no-attempt = you may still attack a monster, and try nothing in place of that
refused-door-locked = this door is locked
refused-door-untried = nobody has tried this door yet
refused-no-tiles = no tile is left
refused-explored-later = what lies behind is explored after the hero phase
refused-item-useless = it would do nothing now
event-first-roll = { $who } rolls { $n }.
event-has-power = { $who } has { $card }.
event-starts-with = { $who } starts with { $card }.
event-stands = { $who } begins on the { $tile }.
event-begins = { $who } begins.
event-turn = Round { $n }: it is the turn of { $who }.
event-walks = { $who } goes to the { $tile }.
event-steps = { $who } moves within the { $tile }.
event-appears = { $who } appears on the { $tile }.
event-swapped = { $hero } and { $other } change places.
event-uses = { $who } uses { $card }.
event-uses-item = { $who } uses { $card }, and it is discarded.
event-turned-up = { $who } turns { $card } face up.
event-turned-down = { $who } turns { $card } face down.
event-nothing-turned = { $card }: no power lies face down.
event-attack-roll = { $who }, { $card } against { $target }: { $n } { $change } = { $total }, AC { $needed }.
event-struck-at = { $attacker } against { $target }: { $n } { $change } = { $total }, AC { $needed }.
event-rolls = { $who } rolls { $n } { $change } = { $total }; { $needed } are needed.
event-disarm-roll = { $who } tries to disarm { $card }: { $n } { $change } = { $total }; { $needed } are needed.
event-unlock-roll = { $who } tries the lock: { $n } { $change } = { $total }; { $needed } are needed.
event-poison-roll = { $who } fights the poison: { $n }; { $needed } are needed.
event-card-roll = { $who } rolls for { $card }: { $n }; { $needed } are needed.
event-hit = { $n ->
    [0] { $target } is hit.
   *[other] { $target } is hit for { $n } damage.
}
event-miss = The attack on { $target } misses.
event-damage-rolled = Damage to { $target }: { $count ->
    [1] { $dice } shows { $n }.
   *[other] { $dice } show { $shown } = { $n }.
}
dice-named = { $n }d{ $sides }
event-hurt = { $who } suffers { $n } damage and has { $left } HP left.
event-downed = { $who } falls.
event-stands-up = { $who } stands up.
event-healed = { $who } regains { $n } HP and has { $left }.
event-surge = { $who } uses a Healing Surge: { $left } left.
event-surges = The supply of Healing Surges is now { $left }.
event-afflicted = { $who } is now { $condition }.
event-relieved = { $who } is no longer { $condition }.
event-cleared-all = { $who } loses all conditions.
event-ignored = { $who } shrugs it off: { $condition }.
event-redirected = { $who } takes the damage for { $hero }.
event-boosted = { $who }: { $stat } { $change } by { $card }.
event-stunned = { $figure } will skip its next activation.
event-figure-hurt = { $figure } suffers { $n } damage and has { $left } HP left.
event-figure-healed = { $figure } regains { $n } HP and has { $left }.
event-defeated = { $figure } is defeated.
event-destroyed = { $figure } is destroyed.
event-no-target = { $card }: { $chosen ->
    [0] nobody is in reach
   *[1] the target is out of reach
}.
event-xp-gained = { $card } is worth { $n } XP; the pile holds { $all }.
event-xp-spent = { $n } XP are spent{ $lost ->
    [0] { "" }
   *[other] , { $lost } of them lost
}; { $all } are left.
event-rises = { $who } rises to level { $n } and has { $left } HP.
event-treasure = { $who } draws a treasure: { $card }.
event-gets-item = { $who } gets { $card }.
event-item-lost = { $who } loses { $card }.
event-no-treasure = There is no treasure left for { $who }.
event-discarded = { $card } is discarded.
event-under-deck = { $card } goes under the monster deck.
event-passed-over = { $who } draws { $card }, which is discarded; another one is drawn.
event-rebuilt = The discards are shuffled into a new deck of { $n } cards: { $deck }.
event-extra = { $who } has one more move or attack.
event-extra-lost = { $who } cannot use it now: it is lost.
event-glyph-laid = A glyph lies on the { $tile }.
event-glyph = { $figure } steps on the glyph.
event-sees = { $who } sees { $n }: { $card }.
event-sees-hidden = { $who } looks at what lies on top.
event-put-back = { $who } puts { $top } back on top and { $under } under the deck.
event-nothing-to-see = There is nothing to be seen for { $who }.
event-no-place = There is no place for { $who }.
event-no-tile = { $card }: no tile can be laid.
event-nobody = { $card }: nobody is meant.
event-no-attack = { $who } cannot reach { $hero }: no attack.
event-compelled = { $who } must attack { $hero } with { $card }.
event-monster-drawn = { $who } draws a monster: { $card }.
event-no-monster = There is no monster for { $who } to draw.
event-not-placed = { $card } finds no place and is discarded.
event-comes = { $figure } appears on the { $tile }.
event-villain-enters = A villain enters: { $card }.
event-villain-phase = { $shared ->
    [0] The villain phase of { $who }.
   *[1] The villain phase of all.
}
event-encounter = { $who } draws an encounter: { $card }.
event-no-encounter = There is no encounter for { $who } to draw.
event-cancelled = { $card } is cancelled.
event-blocked = { $card }: one lies here already, another encounter is drawn.
event-no-effect = { $card } has no effect: the hero has left.
event-environment = { $card } is now the Environment.
event-cursed = { $who } is under a Curse: { $card }.
event-hazard-laid = { $card } lies on the { $tile }.
event-trap-laid = { $who } gets a Trap on the { $tile }: { $card }.
event-leaves-play = { $card } leaves play.
event-trap-acts = The trap acts: { $card }.
event-acts = { $figure }: { $told } { $step }
acting-title = { $figure }
clause-fails = { CAPITAL($condition) }.
clause-holds = { CAPITAL($condition) }. { $step }
clause-last = { $step }
acts-first = { $condition }.
acts-after = { $failed }, but { $condition }.
acts-else = { $failed }.
acts-always = always.
event-figure-moves = { $figure } comes to the { $tile }.
event-figure-steps = { $figure } moves within the { $tile }.
event-shakes-off = { $figure } skips its activation.
event-nobody-there = { $figure } finds nobody to attack.
event-holds = { $figure } waits.
event-won = The heroes have won.
event-lost = The heroes have lost.
end-no-surge = { $hero } is down, and there is no Healing Surge left.
end-conceded = { $who } has given up.
ravenloft-no-policy = there is no value { $value } of { $policy }
thing-stat-ac = AC
thing-stat-atk = attack rolls
thing-stat-dmg = damage
thing-stat-spd = Speed
thing-stat-sv = surge value
thing-stat-disarm = disarm rolls
thing-stat-traps = disarm rolls
thing-stat-suffered = damage suffered
thing-stat-healing = healing
zone-map = The dungeon
zone-tiles = Tiles
zone-tiles-dire = Tiles of the Dire Chamber
zone-tiles-horrid = Tiles of the Horrid Chamber
zone-deck-monster = Monsters
zone-deck-encounter = Encounters
zone-deck-treasure = Treasures
zone-discard-monster = Monsters discarded
zone-discard-encounter = Encounters discarded
zone-discard-treasure = Treasures discarded
zone-xp = Experience
zone-shown = Drawn
zone-villains = Villains
zone-environment = Environment
zone-hazards = Hazards
zone-bonus = Bonus cards
zone-chamber = Chamber
zone-powers = Powers of { $who }
zone-items = Items of { $who }
zone-curses = Curses on { $who }
zone-row = Monsters and traps of { $who }

# The table as it is seen

heading-ac = AC
heading-powers = Powers
heading-row = Foes
heading-shown = Drawn
heading-villain = Villain
heading-chamber = Chamber
heading-goal = Goal
heading-order = Initiative
heading-surges = Surges
heading-xp = XP
heading-environment = In force
heading-curses = Curses
zone-hero = { $who }
zone-order = Order of initiative
thing-monsters-and-traps = Monsters and traps
thing-villain-phase = Villain phase
zone-party = The party
zone-goal = Goal
zone-fight = { $sort ->
    [disarm] Disarming
    [unlock] The lock
    [first] Initiative
   *[attack] Attack
}
zone-dice = Dice
thing-active = acts
thing-next = next
thing-acted = has acted
thing-used = used
thing-downed = down
thing-dead = dead
thing-escaped = outside
thing-stunned = stunned
thing-shielded = with a Shield token
thing-icon_of_ravenloft = Icon
fight-side = { $who }
attack-verdict = { $n } against { $of }: { $hit ->
    [0] a miss.
   *[1] a hit.
}
attack-stamp = { $hit ->
    [0] Miss
   *[1] Hit
}
disarm-verdict = { $n } against { $of }: the trap { $hit ->
    [0] holds.
   *[1] is disarmed.
}
disarm-stamp = { $hit ->
    [0] It holds
   *[1] Disarmed
}
unlock-verdict = { $n } against { $of }: the { $hit ->
    [0] lock holds.
   *[1] door is unlocked.
}
unlock-stamp = { $hit ->
    [0] It holds
   *[1] Unlocked
}
initiative-verdict = { $n } against { $of }: the initiative is { $hit ->
    [0] lost.
   *[1] kept.
}
initiative-stamp = { $hit ->
    [0] Lost
   *[1] Kept
}
counts-die = Die
counts-bonus = { $sort ->
    [attack] Attack bonus
   *[other] Bonus
}
counts-more = Also
goal-defeat = Defeat { $villain }.
goal-destroy = Destroy { $object }.
goal-chamber = Find the chamber; its card says what is to be done there.
goal-chamber-card = { $objective ->
    [to-villain] Defeat { $villain }.
    [to-shielded] Defeat all monsters with Shield tokens.
   *[to-rescue] Bring { $n ->
        [one] one villager
       *[other] { $n } villagers
    } to the Chamber Entrance.
}
goal-bear = { $tile ->
    [start] Find this, and carry it up the stairs of the Start tile: { $object }.
   *[other] Find this, and carry it out by the { $tile }: { $object }.
}
goal-escape = { $tile ->
    [start] Everybody leaves by the stairs of the Start tile.
   *[other] Find the { $tile }: everybody leaves by its ladder.
}

# The story of an adventure that is over
names-more = { $one }, { $other }
names-and = { $one } and { $other }
tale-begins = { $adventure }: { $heroes } { $n ->
    [one] goes down alone.
   *[other] go down together.
}
tale-since = What was before round { $n } is not counted here.
tale-found = Tile { $n } is the one that matters: { $tile }.
tale-chamber = The chamber opens: { $card }.
tale-villain-enters = { $villain } appears.
tale-villain-falls = { $villain } is defeated.
tale-villain-falls-by = { $by } defeats { $villain }.
tale-destroyed = { $object } is destroyed.
tale-destroyed-by = { $by } destroys { $object }.
tale-takes = { $hero } takes what all have come for: { $object }.
tale-falls = { $hero } falls.
tale-falls-by = { $hero } falls to { $by }.
tale-dies = { $hero } dies.
tale-joins = { $hero } joins the party.
tale-most-defeated = { $all ->
    [one] One monster is defeated, by { $heroes }.
   *[other] { $several ->
        [0] { $all } monsters are defeated, all by { $heroes }.
        [one] { $all } monsters are defeated, { $n } of them by { $heroes }.
       *[other] { $all } monsters are defeated, { $n } each by { $heroes }.
    }
}
tale-falls-often = Heroes fall { $n } times: { $heroes }.
tale-falls-of = { $hero } ({ $n })
tale-surges = { $used ->
    [0] Nobody needs a Healing Surge.
    [one] One Healing Surge is used, { $left ->
        [0] none
       *[other] { $left }
    } left.
   *[other] { $used } Healing Surges are used, { $left ->
        [0] none
       *[other] { $left }
    } left.
}
tale-items-of = { $item } ({ $n })
tale-items = { $more ->
    [0] In the packs at the end: { $items }.
   *[other] In the packs at the end: { $items }, and { $more } more.
}
tale-adversary = { $who } plays from hand: { $monsters ->
    [one] one monster
   *[other] { $monsters } monsters
}, { $encounters ->
    [one] one encounter.
   *[other] { $encounters } encounters.
} Threat left: { $left }.
tale-generators = { $n ->
    [one] One monster generator is laid.
   *[other] { $n } monster generators are laid.
}
tale-decided-blow = The last blow: { $hero } with { $card } against { $figure }, { $total } against { $needed }.
tale-decided-miss = Even a miss is enough: { $hero } with { $card } against { $figure }.
tale-decided-bears = { $hero } is out, and with { $hero } what all have come for: { $object }.
tale-decided-last = With { $hero } the last one is out.
tale-decided-rescued = { $hero } brings the last villager who was missing to safety.
tale-missing-villain = { $villain } still stands, with { $left } HP.
tale-missing-unmet = { $villain } is never met.
tale-missing-object = { $object } still stands, with { $left } HP.
tale-missing-unfound = Nobody ever finds this: { $object }.
tale-missing-lies = This is found, but nobody carries it: { $object }.
tale-missing-borne = { $hero } carries it, but is not out yet: { $object }.
tale-missing-chamber = The chamber is never found.
tale-missing-villagers = { $n ->
    [one] One more villager had to be brought to safety.
   *[other] { $n } more villagers had to be brought to safety.
}
tale-missing-shielded = { $n ->
    [one] One monster of the chamber still stands.
   *[other] { $n } monsters of the chamber still stand.
}
tale-missing-way = The tile with the way out is never found: { $tile }.
tale-missing-inside = { $n ->
    [one] One hero is not out yet.
   *[other] { $n } heroes are not out yet.
}
story-turn = { $who }
summary-tiles = Tiles explored
summary-defeated = Monsters defeated
summary-encounters = Encounters
summary-treasures = Treasures
promise-any = one of { $n } at least

# What bots think

think-strike = { $card } at { $target }: { $share }% to hit.
think-strike-several = { $card } at all of them.
think-goal = { $n ->
    [0] Here it is decided.
    [one] One step to what we have come for.
   *[other] { $n } steps to what we have come for.
}
think-explore = From here we see what comes next.
think-nearer = { $n ->
    [one] One more step to the edge of what we know.
   *[other] { $n } more steps to the edge of what we know.
}
think-use = Now is the time for { $card }.
think-take = That comes with me.
think-open = Let us see who is behind it.
think-unlock = This lock will give way.
think-disarm = This trap must go.
think-end = Here I stay.
think-bears-it = Whoever can bear it best.
think-cancel = Not that. Our experience is worth less.
think-bear = We can bear that.
headline-won = The heroes win
headline-lost = The castle wins
sheet-told = { $hp } of { $of } HP, AC { $ac }, Speed { $speed }, surge value { $surge }
level-told = level { $n }
own-tokens = { $n ->
    [0] no Healing Surge token
    [one] one Healing Surge token
   *[other] { $n } Healing Surge tokens
}
party-told = Healing Surges: { $surges }. XP: { $experience }. Tiles left: { $tiles-left }.
party-clock = Healing Surges: { $surges }. XP: { $experience }. Tiles left: { $tiles-left }. Time: { $clock } of { $most-clock }.
told-mark = { $mark }
figure-called = { $figure }
told-monster-token = turned over as soon as a hero enters the tile
told-also = { $told }, { $mark }
heading-acting = Acts now
zone-acting = Acts now
turn-of-match = Round { $turn }
window-match-turn = { $game }, round { $turn }
window-match-begins = { $game }, before the first round
window-after-turns = After { $turns ->
    [one] one round
   *[other] { $turns } rounds
}.
window-turns = Rounds

# The lesson

thing-tutorial = The first adventure
learned-turn = You move and attack, attack and move, or move twice. RAV-35
learned-explore = On an unexplored edge you lay a tile at the end of your hero phase, and a monster comes with it. RAV-41, RAV-43
learned-tactics = A monster does the first line of its tactics that holds. RAV-53
learned-attack = Die and bonus must reach the AC; a monster at 0 HP brings XP and a treasure. RAV-86, RAV-128
learned-encounter = A black tile, or none at all, brings an encounter; 5 XP cancel it. RAV-47, RAV-48, RAV-137
learned-trap = On the tile of a trap you may disarm it instead of attacking. RAV-110
learned-powers = Daily and Utility powers are used once, At-Will ones again and again. RAV-76, RAV-79
learned-surge = Whoever begins a turn at 0 HP needs a Healing Surge token; without one all have lost. RAV-99, RAV-101
tutorial-welcome = Welcome to the vaults! The dungeon is not drawn yet: there is a Start tile with four open edges, and you lay all others. In this lesson you play Kat, alone; tiles, cards and dice fall as they should.
tutorial-sheet = This is Kat: Armour Class 15 (what others must roll to hit her), 8 Hit Points, Speed 6. Her powers are the cards of your hand: two At-Will attacks, a Utility power, a Daily attack.
tutorial-goal = This is what the adventure asks for. Somewhere in the stack of tiles lies the Safe Exit with a ladder; you win when everybody has left by it.
tutorial-stand = Everybody starts with one Item; Kat’s is a Healing Draught. Now choose where she begins: the square that is pointed out, in the middle of the Start tile.
tutorial-move = In your hero phase you move and attack, attack and move, or move twice. There is nobody to attack yet. Go to the eastern edge: the square that is pointed out, at the arrow on the right.
tutorial-edge = Kat stands on an unexplored edge. When the hero phase ends there, a tile is laid, and with it comes a monster. End the hero phase.
tutorial-tile = The tile is white: no encounter this time. On its bones stands a Skeleton, and the villain phase begins at once. Its card says what it does: if a hero is within 1 tile, it moves next to the closest one and attacks.
tutorial-charge = Two squares are equally near. What the rules leave open you choose, for monsters too: put it straight beside Kat, on her right.
tutorial-attack = 12 and 6 are 18, and Kat has AC 15: she is hit and has 7 HP left. Your turn! Attack the Skeleton with Quick Stab: the die and 8 against its AC 14.
tutorial-reroll = A 3: missed. But humans have Resolve: once in an adventure they roll a die again. Use it.
tutorial-spoils = 15 and 8: the Skeleton falls. Its card goes to the XP that all heroes share, and you draw a treasure, one a turn at most: Thieves’ Tools, +4 to disarm traps. Items help as long as you carry them.
tutorial-north = You have attacked; now comes the move. Go to the northern edge of this tile, the square that is pointed out at the top, and end the hero phase.
tutorial-black = A black tile. It brings a monster and an encounter too, and so does a turn in which nothing is explored: standing still is no rest.
tutorial-trap = The encounter is a trap, a Dart Wall. It lies on Kat’s tile and acts in every one of her villain phases; its first darts have missed. The Shambling Corpse from the new tile has come nearer as well.
tutorial-disarm = On the tile of a trap you may disarm it instead of attacking. It takes 10: the die, 2 for Kat’s Deft Hands, 4 for the tools. Disarm the Dart Wall.
tutorial-on = 5 and 6 are 11, and the trap is gone. Never mind the Corpse; it is slow. Go to the square that is pointed out, at the far end of the new tile, and explore.
tutorial-slowed = The Safe Exit! But it is black, and the encounter hits: Gray Ooze, 1 damage, and Kat is Slowed. Until the end of her next hero phase each of her moves is 2 squares.
tutorial-archer = An Orc Archer guards the ladder. Archers shoot over 2 tiles, from where they stand. This one has missed.
tutorial-utility = Utility powers are free, and used once. Slip Away lets Kat walk without spending her move; slowed, that is 2 squares. Use it, and go to the square that is pointed out.
tutorial-daily = Now the Daily power: Heart-Seeker deals 3 damage, and 1 even if it misses. Attack the Orc Archer.
tutorial-experience = Gone, for 2 more XP. For 5 XP you may cancel an encounter as it is drawn, or rise to level 2 when you roll a 20. The treasure, Second Wind, has healed Kat at once.
tutorial-ladder = The ladder is one square away. Go there, and end the hero phase.
tutorial-escape = Whoever stands there at the end of the hero phase may leave. Leave!
tutorial-surge = Kat is out, and the adventure is won. Had she fallen to 0 HP, her next turn would have begun with one of the two Healing Surges of the party. When one is needed and none is left, all have lost.
tutorial-end = That is how one turn follows the other. With more heroes each has monsters of their own, and the pile of XP, the Surges and the goal belong to all. Good luck in the vaults!

# Puzzles

thing-what-lies-on-top = What Lies on Top
thing-first-the-antidote = First the Antidote?
thing-whatever-the-die-shows = Whatever the Die Shows
thing-an-empty-ladder = An Empty Ladder
puzzle-what-lies-on-top = The Eladrin Wizard has 1 HP, there is no Healing Surge left, and all tiles to come are black. On top of the encounters lies Strahd’s Attacks!, which hurts even when it misses. Live to see the next turn.
puzzle-what-lies-on-top-hint = An encounter will be drawn in any case. But must it be that one?
puzzle-first-the-antidote = Kat is Slowed, and the ladder is 18 squares away. She has an Antidote and Slip Away. Leave the dungeon this turn.
puzzle-first-the-antidote-hint = Slowed, every way is 2 squares; otherwise 6. How many ways can Kat go in one turn, and what must come before the first?
puzzle-whatever-the-die-shows = An Orc Archer with 1 HP bars the only way, and the ladder is 6 squares away. Leave the dungeon this turn, whatever the die shows.
puzzle-whatever-the-die-shows-hint = Nobody walks through a monster. Which of Kat’s attacks does something even with a 1?
puzzle-an-empty-ladder = A Ghoul stands on the ladder, and a Gargoyle beside it. Thorgrim has 1 HP. Leave the dungeon this turn, whatever the dice show.
puzzle-an-empty-ladder-hint = An exit has room for one figure. One of Thorgrim’s powers asks for no roll at all.

# Generators, rolls for initiative, time

event-generator = A monster generator is laid: { $tile }. { $n ->
    [one] It brings one monster.
   *[other] { $n } lie there now, and { $n } monsters come.
}
event-generator-moves = The generator goes to another tile: { $tile }.
event-no-generator = There is no tile in view for a monster generator.
event-dismissed = { $card } does not come: its card is discarded.
event-phase-ends = The hero phase of { $who } is over.
event-monsters-roll = { $who } rolls { $n } for monsters: { $count ->
    [0] none comes.
    [one] one comes.
   *[other] { $count } come.
}
event-time-token = A Time token is laid: { $n } of { $most }.
event-initiative-roll = { $who } rolls for initiative: { $n }; { $needed } are needed.
event-initiative-won = { $who } keeps the initiative.
ask-generator = On which tile does the generator lie?
do-generator = { $what }
ask-dismiss = { $card } is to come. Do you discard its card for { $price } XP? You have { $all }.
do-dismiss = Discard { $card } for { $paid }{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } lost)
}
no-dismiss = Let it come
ask-buy = Does { $hero } rise to level 2 for { $price } XP? You have { $all }.
do-buy = Rise, { $hero }: { $paid }{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } lost)
}
no-buy = Keep the XP
ask-xp-card = Which card goes to the XP pile? The others go under the monster deck.
do-xp-card = { $what }
ask-black = A black tile: what comes with it?
black-encounter = An encounter in the villain phase
black-behind = One more monster now, at the nearest unexplored edge
refused-no-stop = nobody stops on a square with a drawing
refused-not-on-edge = you explore from a square of that edge
refused-few-points = too few points of Speed are left in this move
refused-explored-once = you have explored in this turn already
refused-one-action = exploring belongs to a single move before any attack
thing-generator = monster generator
thing-initiative = Initiative
cards-time = Time Elapsed cards
zone-deck-time = Time Elapsed
zone-discard-time = Time Elapsed discarded
heading-time = Time
option-hph-white-monsters = Monsters of white tiles
option-hph-white-monsters-help = how many come with a white tile where a die says it for black ones (RAV-RUL-100)
think-explore-now = Let us see what lies behind this edge.
think-dismiss = One monster less is worth our experience.
think-let-come = Let it come.
zone-time-tokens = Time tokens
time-told = Time tokens: { $tokens } of { $of }.
# Heroes that somebody makes
expected-hero-name = a name of 1 to 24 characters
built-no-name = The hero has no name.
built-no-portrait = There is no portrait { $portrait }. There are: { $known }.
built-same-class = A hybrid merges two different hero cards; both are { $what }.
built-race-of-neither = A hybrid’s race is that of one of its two cards: { $one }{ $n ->
    [1] { "" }
   *[other] { " " }or { $other }
}, not { $race }.
built-numbers-follow = A hybrid’s numbers follow from its two cards: leave them out.
built-no-power = There is no power card { $power }.
built-racial = { $power } is for { $race ->
    [dwarf] dwarves
    [dragonborn] dragonborn
    [eladrin] eladrin
   *[human] humans
} alone.
built-racial-anyway = { $power } comes with the race and takes no place among the power cards: leave it out.
built-other-class = { $power } is a power of the class { $what }, which this hero does not have.
built-twice = { $power } is chosen twice.
built-count = { $kind } powers: { $n } are chosen, { $wanted } are due.
built-uneven-kind = The { $kind } powers must be spread evenly over { $one } and { $other }.
built-uneven = The power cards must be spread evenly over { $one } and { $other }: their totals may differ by one.
built-grown-power = { $power } cannot be a power that this hero has gained: it is of none of its classes.
built-grown-lost = { $power } is a power of its first level, and is missing among those that it has now.
built-no-item = { $item } is no Item that a hero could have kept.
built-not-taken = { $hero } is a hero of somebody’s own, for the variant { $hybrid ->
    [1] HYB (hybrid heroes)
   *[0] CUS (custom heroes) or ADV
}. Choose it, or another hero.
build-about = Your own hero: a race, a class or two of them, powers, a portrait and a name.
build-own = Your heroes
build-new = Build a hero
build-race = Race
build-race-hint = It gives Speed and the racial power.
build-race-told = Speed { $speed }, { $power }
build-no-race = Choose a race.
build-classes = Class
build-classes-hint = One class, or two for a hybrid hero.
build-class-told = AC { $ac }, { $hp } HP, surge { $surge }
build-no-class = Choose a class, or two.
build-two-classes = Two classes are the most: take one back first.
build-powers = Powers
build-powers-hint = Cards of the class; point at one.
build-powers-hint-hybrid = Of both classes, spread evenly; point at one.
build-kind = { $kind }: { $n } of { $of }
build-left = { $n } { $kind }
build-no-powers = Choose powers: { $what }.
build-enough = { $n ->
    [1] One { $kind } power is all: take it back first.
   *[other] { $n } { $kind } powers are all: take one back first.
}
build-enough-of-class = From the class { $what } there are enough: powers are spread evenly over both.
build-thing = { $thing }
build-portrait = Portrait
build-portrait-hint = Who is seen on the card and on the map.
build-no-portrait = Choose a portrait.
build-gender = Spoken of as
build-gender-hint = For languages that need it.
build-gender-choice = { $gender ->
    [she] she
   *[he] he
}
build-name = Name
build-name-hint = As it stands on the card.
build-no-name = Give a name.
build-ac = AC
build-hp = HP
build-speed = Speed
build-surge = Surge
build-of-class = from the class
build-of-race = from the race
build-ac-hybrid = the lower of the two cards
build-half-hybrid = half of both cards together, rounded down
build-lesson-race = Begin with who your hero is. The race gives the Speed and one power of its own, once per adventure: an eladrin steps through the air, a dragonborn breathes fire.
build-lesson-classes = The class is the trade: it gives AC, HP, surge value, a special ability and its power cards. Take one for a custom hero, or two for a hybrid, who has something of both.
build-lesson-powers = Now the cards. At-Will powers are used again and again, Utility and Daily powers once per adventure. Read a card before you take it; what does not fit says why. “Fill in the rest” takes what the game would.
build-lesson-portrait = Choose who is seen on the card and on the map.
build-lesson-name = Last, a name, as it will stand in every log.
build-lesson-end = That is a hero. “Save” keeps it among yours. In a new match its portrait then stands beside the others: whoever takes it switches on the variant that it needs.


# Somebody who plays the dungeon

event-threat-gained = { $who } gains { $n } Threat and has { $all }.
event-draws-card = { $who } draws { $deck }: { $card }.
event-draws-card-hidden = { $who } draws { $deck }.
event-no-card-left = There are none left to draw: { $deck }.
event-plays-monster = { $who } pays { $n } Threat for { $card }, which goes to { $hero }; { $left } left.
event-second-copy = { $who } pays { $n } Threat for { $card }, but { $hero } has one already: it is discarded; { $left } Threat left.
event-plays-encounter = { $who } pays { $n } Threat and plays { $card } on { $hero }; { $left } left.
event-blocked-for-good = { $card }: one lies here already, so it is discarded.
event-buys-cards = { $who } pays { $n } Threat for cards: { $encounters } encounters, { $monsters } monsters; { $left } left.
event-looks-at-hand = { $who } looks at the whole hand: { $card }.
event-sees-in-hand = { $who } sees { $card }.
event-sees-in-hand-hidden = { $who } sees a card of the hand.
event-demands-hand = { $who } gives { $n } Threat to see the hand. There are { $all } now.
event-in-hand = { $who } holds { $card }.
one-of-encounter = an encounter card
one-of-monster = a monster card
moment-cancel = { $card }
moment-another-treasure = { $card }
moment-step = { $card }
moment-spawn = { $who } explores: { $tile }.
moment-spawn-more = A second monster on the { $tile }?
moment-encounter = An encounter for { $who }?
moment-reroll = { $total } against { $needed }.
moment-reply = { $figure } has struck.
ask-spawn = { $who } explores. Which monster do you put on the { $tile }, for as much Threat as its XP? You have { $all }.
ask-spawn-more = A second monster on the { $tile }, for its XP and 1 Threat more? You have { $all }.
do-spawn = { $card }: { $n } Threat
no-spawn = No monster
barred-threat = { $card } costs { $n } Threat; you have { $all }
barred-same-monster = the second monster must be another one than the first
warns-second-copy = { $who } has this monster already: the Threat would be spent and the card discarded ({ $card }).
ask-encounter = Do you play an encounter on { $who } for { $n } Threat? You have { $all }.
do-encounter = { $card }: { $n } Threat
no-encounter = No encounter
ask-draw = Do you buy cards? You have { $all } Threat.
do-draw = { $n } Threat: { $encounters ->
    [0] { "" }
    [one] { $encounters } encounter
   *[other] { $encounters } encounters
}{ $encounters ->
    [0] { "" }
   *[other] { $monsters ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $monsters ->
    [0] { "" }
    [one] { $monsters } monster
   *[other] { $monsters } monsters
}
no-draw = No cards
turn-demand = Give 1 Threat to see the hand
zone-hand-encounter = Encounters of { $who }
zone-hand-monster = Monsters of { $who }
heading-threat = Threat
heading-held-encounters = Encounters
heading-held-monsters = Monsters
adversary-told = { $threat } Threat, { $cards-encounter } encounters and { $cards-monster } monsters in hand
think-keep = The Threat is better kept.
think-spawn = This one hurts most for its price: { $card }.
think-encounter = That comes at a bad time: { $card }.
think-weakest = Who is weakest falls first.

# Rounds, and fights at once

event-declares = { $who } chooses: { $pattern }.
event-fights = { $figure } falls upon { $who } at once.
event-no-reply = { $who } reaches it with nothing: { $figure }.
event-goes-off = The trap goes off: { $card }.
event-villain-initiative = { $figure } rolls { $n } for initiative.
ask-pattern = In which way do you act in this hero phase?
pattern-move-attack = move, then attack
pattern-attack-move = attack, then move
pattern-move-move = move twice
ask-enter = The tile is black: on which of its squares does your move end?
do-enter = { $what }
do-enter-here = Stop here
ask-reply = With what do you strike back at { $figure }?
no-reply = Do not strike back
think-pattern = That leads to the most in this phase.

# The lesson in the Barkam system

thing-lesson-barkam = The Barkam system
thing-lesson-strahd = Playing Strahd
learned-points = On an unexplored edge you explore during your move, for 2 points of Speed, once a turn. RAV-BAR-13, RAV-BAR-24
learned-every-tile = A white tile brings one monster, a black one two, and each an encounter at once. RAV-BAR-15, RAV-BAR-16, RAV-BAR-19
learned-generator = Whoever explores nothing gets a monster generator, and with it as many monsters as tokens lie on its tile. RAV-BAR-26, RAV-BAR-27
learned-straight = At close quarters one fights straight beside each other, not across a corner. RAV-BAR-44
learned-spoils = Of monsters defeated together one card counts as experience; 10 XP buy level 2 without a 20. RAV-BAR-56, RAV-BAR-59
barkam-welcome = Welcome back! In the Barkam system every new tile brings an encounter, and standing still is dangerous too. 19 encounter cards stay in the box, and nobody starts with an Item. Kat is alone again.
barkam-stand = Choose where she begins: the square that is pointed out, in the middle of the Start tile.
barkam-move = There is no exploration phase: you explore in the middle of a move, for 2 of its points. Kat has Speed 6. Go to the eastern edge, the square that is pointed out; that takes 4.
barkam-explore = 2 points are left, just enough. Explore the eastern edge!
barkam-encounter = A white tile, so one monster; a black one brings two. The encounter came at once, whatever the colour: an Environment, which stays. And the hero phase goes on: Kat may still attack.
barkam-attack = Throw a knife at the Skeleton. Nobody may be attacked on a tile that lies diagonally, but this one is straight ahead.
barkam-idle = Gone. End the hero phase. And what happens if Kat explores nothing in the next turn? End that one at once too.
barkam-where = A monster generator! Its token goes where a hero sees it, on a tile with an unexplored edge, and tokens are spread evenly. Lay it on the eastern half of the Start tile.
barkam-generator = There it lies, and a Shambling Corpse came with it. It stands across a corner from Kat and so it could not strike: adjacent means straight beside, for monsters too. A second token on this tile would bring two monsters at once, so do not dawdle. Each card may be discarded for 5 XP.
barkam-straight = Kat must stand straight beside the Corpse, not across its corner. Go one square to the left.
barkam-strike = Now strike: Quick Stab.
barkam-end = That is what is new: squares with drawings cost 1 point more and nobody stops there, monsters take the nearest square from which they can strike, and for 10 XP a hero rises to level 2 without a 20. The rulebook has the rest. Good luck!

# The lesson in playing Strahd

strahd-welcome = Tonight you are Strahd. The heroes walk, fight and explore as always; but no monster and no encounter comes by itself. Whatever meets them comes out of your hand. Thorgrim has just laid a black tile.
strahd-threat = You pay with Threat. A white tile brings you 2, a black one 3, and a hero who explores nothing 4. You had 3, so there are 6 now.
strahd-hand = This is your hand: encounters, and monsters. Nobody else sees it. A monster costs as much Threat as it is worth XP; an encounter always costs 2.
strahd-first = Put a monster on the new tile: the Shambling Corpse, for 1 Threat. It hits hard, but only whoever stands next to it.
strahd-place = You choose the square, and the spawn mark does not bind you. Put it next to Thorgrim, on the square right above him.
strahd-second = A second monster may follow for 1 Threat more, but not another Corpse. Take the Rat Swarm, and put it beside the first, on its right.
strahd-encounter = Both cards lie before Thorgrim now: that player moves your monsters, by their tactics. The villain phase begins, and you may play one encounter. Arrow Slit!
strahd-acts = The encounter struck as if it had been drawn; with 5 XP the heroes could have cancelled it. Then the Corpse struck at once, because you had put it next to Thorgrim.
strahd-draw = At the end of the villain phase you buy cards: 2 for 1 Threat, 4 for 2. Say first how many of each. Take 1 encounter and 1 monster.
strahd-secret = Two new cards, which only you see; all the others see how many you hold. In its hero phase a hero may give you 1 Threat to have your whole hand shown, and some cards let a hero look at it alone. What they have seen they remember.
strahd-end = That is all. Keep your Threat low: what is not spent frightens nobody. You win when the heroes lose.
learned-threat = Threat comes with what the heroes do.
learned-monsters = Monsters cost their XP, and you choose their squares.
learned-encounters = An encounter costs 2, when the villain phase begins.
learned-more-cards = Cards are bought when it ends.
learned-secrets = Your hand is secret, until somebody pays for a look.

## Achievements

achieved = Achievement
achieved-by = Achievement of { $who }
event-achievement = { $whose }: { $achievement }
thing-won-adventures = Adventures
thing-won-ways = Variants
thing-feats = Feats
thing-won-out-of-the-grave = Out of the Grave
thing-won-the-icon-of-ravenloft = The Icon of Ravenloft
thing-won-klaks-workshop = Klak’s Workshop
thing-won-the-bone-warden = The Bone Warden
thing-won-doors-of-cinder = Doors of Cinder
thing-won-the-count-awakens = The Count Awakens
thing-won-adv = Old Hands
thing-won-cus = Made to Measure
thing-won-hyb = Two Minds
thing-won-new = As You Please
thing-won-bar = Against the Tide
thing-won-lvl = Step by Step
thing-won-gen = In Good Order
thing-won-str = Sunrise
thing-won-dic = Dicing with Death
thing-won-mik = Four Ways Out
thing-won-hph = All in Good Time
thing-feat-alone = Alone in the Dark
thing-feat-unhurt = Not a Scratch
thing-feat-without-surges = Without a Net
thing-feat-four-ways = Everything at Once
thing-feat-the-count = Long Live the Count
thing-feat-master = Master
thing-feat-veteran = Veteran
thing-feat-overrun = It Never Rains
thing-feat-against-all-odds = Against All Odds
thing-feat-all-thumbs = All Thumbs
thing-feat-shattering = Shattering Blow
achievement-won-out-of-the-grave = Leave the dungeon with every hero.
achievement-won-the-icon-of-ravenloft = Carry the Icon out of the dungeon.
achievement-won-klaks-workshop = Defeat Klak in his workshop.
achievement-won-the-bone-warden = Win The Bone Warden.
achievement-won-doors-of-cinder = Win Doors of Cinder.
achievement-won-the-count-awakens = Defeat Strahd in The Count Awakens.
achievement-won-adv = Win an adventure of Advanced 2.0.
achievement-won-cus = Win with a hero of your own making.
achievement-won-hyb = Win with a hybrid hero.
achievement-won-new = Win by the new variant.
achievement-won-bar = Win by the Barkam system.
achievement-won-lvl = Win with levels 2 to 23.
achievement-won-gen = Win by the Geno Warcry variant.
achievement-won-str = Win against a player as Strahd.
achievement-won-dic = Win with dice for damage.
achievement-won-mik = Win by Mika R.’s variant.
achievement-won-hph = Win with the modified hero phase.
achievement-feat-alone = Win with a single hero.
achievement-feat-unhurt = Win with every hero at full HP.
achievement-feat-without-surges = Win without Healing Surge tokens from the start.
achievement-feat-four-ways = Win with at least four variants together.
achievement-feat-the-count = Win as Strahd.
achievement-feat-master = Reach level 6 in Advanced 2.0.
achievement-feat-veteran = Reach level 8 with levels 2 to 23.
achievement-feat-overrun = Have three monsters come from one generator’s tile at once (Barkam system).
achievement-feat-against-all-odds = Roll the 20 that lets you go on although a villain has come (modified hero phase).
achievement-feat-all-thumbs = Fumble an initiative roll (Mika R.’s variant).
achievement-feat-shattering = Roll 12 damage at once (dice for damage).
