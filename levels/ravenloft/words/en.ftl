game-ravenloft = Ravenloft
game-ravenloft-tile = A dungeon, tile by tile

# The dungeon

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
thing-zone-tiles = tiles
thing-zone-tiles-dire = tiles of the Dire Chamber
thing-zone-tiles-horrid = tiles of the Horrid Chamber
edge-of = { CAPITAL($side) } side, { $tile }
ask-edge = At which edge is the next tile laid?
ask-half = On which half of the Start tile does the villain come?
do-half = { $what }
ask-chamber-tile = { $figure }: on which tile of the chamber?
ask-escape = You stand at the way out. Do you leave the dungeon?
event-tile = A { $colour ->
    [white] white
   *[black] black
} tile is laid: { $tile }.
event-door-closed = A closed door: { $tile }.
event-token-hidden = A monster token lies face down: { $tile }.
event-token-turned = The monster token shows { $n }.
event-object-laid = { CAPITAL($object) } lies on { $cell }.
event-takes = { $who } takes { $object }.
event-dropped = { CAPITAL($object) } lies on the floor.
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
option-adventure-out_of_the_grave = Out of the Grave
option-adventure-the_icon_of_ravenloft = The Icon of Ravenloft
option-adventure-klaks_workshop = Klak’s Workshop
option-adventure-the_bone_warden = The Bone Warden
option-adventure-doors_of_cinder = Doors of Cinder
option-adventure-the_count_awakens = The Count Awakens

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
adventure-no-tile = { $tile } cannot be put into the stack by its name; there are: { $known }
adventure-tile-twice = { $tile } is in the stack already
adventure-not-in-stack = { $tile } is not in the stack; there are: { $known } ({ $rule })
adventure-exit-nowhere = the exit is on { $tile }, and no such tile is in the stack; there are: start, { $known } ({ $rule })
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
    [villain] defeat the villain { $villain }.
    [shielded] defeat all monsters with Shield tokens.
   *[rescue] bring { $n ->
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
   *[other] Attack { $target }
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
}.
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
line-use-roll = Discard after one of your d20 rolls: { $deeds }
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
    [not] no hero is within 1 tile
   *[yes] a hero is within 1 tile
}
term-t2 = { $no ->
    [not] no hero is within 2 tiles
   *[yes] a hero is within 2 tiles
}
term-edge = { $no ->
    [not] its tile has no unexplored edge
   *[yes] its tile has an unexplored edge
}
expected-whom = whom it means, one of { $forms }
expected-card-name = a name of 1 to 40 characters

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
