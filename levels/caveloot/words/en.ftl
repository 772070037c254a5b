game-caveloot = Caveloot
game-caveloot-tile = Loot, bargains, bosses

## What cards say

# Words of the language (types, rarities, places, decks, sides, kinds of prices) are told apart by their IDs, so none of
# them has a "thing-" message. Cards that are meant: n is how many; 0 means all of them.
filter = { $card ->
    [any] { $n ->
        [0] { $rarity ->
            [common] common{ " " }
            [rare] rare{ " " }
            [extremely_rare] extremely rare{ " " }
            [legendary] legendary{ " " }
           *[other] { "" }
        }
        [1] { $rarity ->
            [common] a common{ " " }
            [rare] a rare{ " " }
            [extremely_rare] an extremely rare{ " " }
            [legendary] a legendary{ " " }
           *[other] { $type ->
                [artefact] an{ " " }
               *[other] a{ " " }
            }
        }
       *[other] { $n } { $rarity ->
            [common] common{ " " }
            [rare] rare{ " " }
            [extremely_rare] extremely rare{ " " }
            [legendary] legendary{ " " }
           *[other] { "" }
        }
    }{ $type ->
        [hero] { $n ->
            [1] hero
           *[other] heroes
        }
        [renegade] { $n ->
            [1] renegade
           *[other] renegades
        }
        [monster] { $n ->
            [1] monster
           *[other] monsters
        }
        [boss] { $n ->
            [1] boss
           *[other] bosses
        }
        [artefact] { $n ->
            [1] artefact
           *[other] artefacts
        }
        [grimoire] { $n ->
            [1] grimoire
           *[other] grimoires
        }
        [fairy] { $n ->
            [1] fairy
           *[other] fairies
        }
        [treasure] { $n ->
            [1] treasure
           *[other] treasures
        }
        [personal_quest] { $n ->
            [1] personal quest
           *[other] personal quests
        }
        [universal_quest] { $n ->
            [1] universal quest
           *[other] universal quests
        }
        [guild] { $n ->
            [1] guild
           *[other] guilds
        }
        [passage] { $n ->
            [1] passage
           *[other] passages
        }
        [secret_passage] { $n ->
            [1] secret passage
           *[other] secret passages
        }
        [dungeon] { $n ->
            [1] dungeon
           *[other] dungeons
        }
       *[other] { $n ->
            [1] card
           *[other] cards
        }
    }
   *[other] { $n ->
        [0] { $card }
        [1] { $card }
       *[other] { $n } × { $card }
    }
}{ $weight ->
    [1] { " " }of weight 1
    [2] { " " }of weight 2
    [3] { " " }of weight 3
   *[other] { "" }
}{ $talent ->
    [any] { "" }
   *[other] { " " }with { $talent }
}{ $group ->
    [any] { "" }
    [butina] { " " }from Butina
    [caveport] { " " }from Caveport
    [soulstern] { " " }from Soulstern
    [azkovlar] { " " }from Azkovlar
    [origin] { " " }of the origins
   *[other] { " " }with a special back
}{ $place ->
    [hand] { " " }in your hand
    [camp] { " " }in your camp
    [equipped] { " " }that you have equipped
    [bound] { " " }bound to your hero
    [open] { " " }face-up in the region
    [opponent] { " " }on the opponent’s side
   *[other] { "" }
}
symbol-PB = PB
symbol-AB = AB
symbol-ST = ST
symbol-GT = GT
symbol-XM = XM
symbol-HM = HEMUD
symbol-X = X
power-sign = { $text }
power-opened = ({ $what }
power-closed = { $what })
power-none = no power
thing-coins = coins
thing-help = HELP! card
so-many-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
so-many-help = { $count ->
    [one] { $count } HELP! card
   *[other] { $count } HELP! cards
}
thing-charisma = charisma
thing-wisdom = wisdom
thing-temerity = temerity
thing-vigilance = vigilance

part-power = Adds { $expr } to the power.
part-fairy = Fairy power { $sign ->
    [less] −
   *[more] +
}{ $n }.
part-talent = Gives { $n ->
    [one] one symbol
   *[other] { $n } symbols
} of { $about }.
part-endurance = Endurance { $sign ->
    [less] −
   *[more] +
}{ $n }.
part-vitality = Gain { $n } vitality.
part-strike = The opponent loses { $n } vitality.
part-shield = Prevents the next { $n ->
    [one] loss
   *[other] { $n } losses
} of vitality in this fight.
part-redraw = Destroy { $n ->
    [one] one
   *[other] up to { $n }
} { $side ->
    [own] of your own
   *[foe] of the opponent’s
} { $deck ->
    [PB] physical bravery
    [AB] arcane bravery
    [ST] small trick
    [GT] great trick
   *[other] power
} cards and replace { $n ->
    [one] it
   *[other] them
}.
part-best-of-two = For each draw of { $deck ->
    [PB] physical bravery
    [AB] arcane bravery
    [ST] a small trick
   *[GT] a great trick
}, draw 2 cards and keep the higher one.
part-void = { $n ->
    [one] One
   *[other] Up to { $n }
} { $side ->
    [own] of your own
   *[foe] of the opponent’s
} power cards { $n ->
    [one] counts
   *[other] count
} 0 in this clash.
part-double = { $n ->
    [one] One of your own power cards counts
   *[other] Up to { $n } of your own power cards count
} twice in this clash.
part-swap = Exchange { $n ->
    [one] one of your power cards for one
   *[other] { $n } of your power cards for { $n }
} of the opponent’s from the same deck in this clash.
part-multiply = { $about ->
    [hero] The hero’s power
    [artefact] The power of one artefact
   *[grimoire] The power of one grimoire
} counts × { $n } in this clash.
part-ready-grimoire = { $n ->
    [one] A used grimoire in hand is
   *[other] { $n } used grimoires in hand are
} usable again this turn.
part-silence = The opponent may use no talents for the rest of the fight.
part-peek = Look at { $n ->
    [one] a random face-down card
   *[other] { $n } random face-down cards
} of the region.
part-reveal = Turn { $n ->
    [one] a random face-down card
   *[other] { $n } random face-down cards
} of the region face-up; no fight starts.
part-extra-step = Explore { $n ->
    [one] one more step
   *[other] { $n } more steps
}.
part-safe-flee = Fleeing costs nothing.
part-lighten = All { $what } weigh { $n } less, but never less than 1.
part-discount = { $about ->
    [recruit] Recruiting costs
    [guild] Guild levels cost
   *[corrupt] Corrupting costs
} { $n } gold less.
part-gold = Gain { $n } gold.
part-value-bonus = All { $what } are worth { $n } gold more.
part-boost = Power +{ $n } for each use of { $what }.
part-fetch = Take { $what }.
part-send-back = Shuffle { $what } back into its pile.
part-corrupt = You may corrupt { $what }.
part-access = You have access to { $about ->
    [butina] Butina
    [caveport] Caveport
    [soulstern] Soulstern
   *[azkovlar] Azkovlar
} for good.
part-gain-special = Gain the special card { $about }.
part-gain-legendary = Draw { $n ->
    [one] a legendary card
   *[other] { $n } legendary cards
} into your camp.
part-ban = The opponent may not use { $what } in this fight.
limit-turn = Once per turn: { $deed }
limit-fight = Once per fight: { $deed }
limit-clash = Once per clash: { $deed }
cost-vitality = Lose { $wounds } vitality: { $deed }
cost-gold = Pay { $price } gold: { $deed }
cost-destroy = Destroy { $toll }: { $deed }
corrupt-fee = { $deed } The fee is { $fee } gold.
amount-count = { $what }
each-count = { $what }
amount-hero-vitality = the active hero’s vitality
each-hero-vitality = { $n ->
    [one] point
   *[other] points
} of the active hero’s vitality
amount-foe-vitality = the opponent’s vitality
each-foe-vitality = { $n ->
    [one] point
   *[other] points
} of the opponent’s vitality
amount-clashes = clashes fought so far in this fight
each-clashes = { $n ->
    [one] clash
   *[other] clashes
} fought so far in this fight
amount-regions = regions that you have access to
each-regions = { $n ->
    [one] region
   *[other] regions
} that you have access to
term-in-butina = { $no ->
    [not] you are not in Butina
   *[yes] you are in Butina
}
term-in-caveport = { $no ->
    [not] you are not in Caveport
   *[yes] you are in Caveport
}
term-in-soulstern = { $no ->
    [not] you are not in Soulstern
   *[yes] you are in Soulstern
}
term-in-azkovlar = { $no ->
    [not] you are not in Azkovlar
   *[yes] you are in Azkovlar
}
term-foe-is-monster = { $no ->
    [not] the opponent is no monster
   *[yes] the opponent is a monster
}
term-foe-is-boss = { $no ->
    [not] the opponent is no boss
   *[yes] the opponent is a boss
}
term-foe-is-renegade = { $no ->
    [not] the opponent is no renegade
   *[yes] the opponent is a renegade
}
term-has-charisma = { $no ->
    [not] your hero has no charisma
   *[yes] your hero has charisma
}
term-has-wisdom = { $no ->
    [not] your hero has no wisdom
   *[yes] your hero has wisdom
}
term-has-temerity = { $no ->
    [not] your hero has no temerity
   *[yes] your hero has temerity
}
term-has-vigilance = { $no ->
    [not] your hero has no vigilance
   *[yes] your hero has vigilance
}
term-count = { $no ->
    [not] the number of { $what } is below { $n }
   *[yes] the number of { $what } is at least { $n }
}
term-vitality = { $no ->
    [not] the vitality on this side is above { $n }
   *[yes] the vitality on this side is at most { $n }
}
term-side-losing = { $no ->
    [not] this side is not behind
   *[yes] this side is behind
}
term-first-clash = { $no ->
    [not] this is not the first clash
   *[yes] this is the first clash
}
line-passive = { $deeds }
line-on-take = When taken: { $deeds }
line-on-bind = When bound: { $deeds }
line-prepare = In preparation: { $deeds }
line-explore = While exploring: { $deeds }
line-clash-start = Before the draws: { $deeds }
line-window = After the draws: { $deeds }
line-after-fight = After a fight: { $deeds }
line-camp = In camp: { $deeds }
line-on-complete = Reward: { $deeds }
line-wound = Wound: a hero who carries this loses 1 vitality.
line-variable = X: { $what }.
line-corruptible = Corruptible for { $fee } gold if { $terms }.
line-task = { $need }: { $deeds }
line-level = Level { $level }. { $need }: { $deeds }
line-passage = { $need }: you have access to { $region ->
    [butina] Butina
    [caveport] Caveport
    [soulstern] Soulstern
   *[azkovlar] Azkovlar
} for good.
line-dungeon = { $n } cards; on the levels: { $floors }.
line-repeat = Every player can do this once.
need-gold = Pay { $n } gold
need-destroy = Destroy { $what }
need-beat = Beat { $what }
need-have = Own { $what }
need-clear = Clear { $n ->
    [one] a dungeon
   *[other] { $n } dungeons
}
need-help = Help in { $n ->
    [one] a fight
   *[other] { $n } fights
}

## On the cards

kind-hero = Hero
kind-renegade = Renegade
kind-monster = Monster
kind-boss = Boss
kind-artefact = Artefact
kind-grimoire = Grimoire
kind-fairy = Fairy
kind-spirit = Spirit
kind-treasure = Treasure
kind-personal-quest = Quest
kind-universal-quest = Open quest
kind-guild = Guild
kind-passage = Passage
kind-secret-passage = Secret passage
kind-dungeon = Dungeon
line-power = { $power }
line-talents = Talent: { $what }
line-power-talents = { $power } · { $what }
talent = { $what }{ $n ->
    [1] { "" }
   *[other] { " × " }{ $n }
}
talent-and = { $one }, { $other }

## What is wrong with cards

caveloot-one-condition = exactly one of these is needed: { $known }
caveloot-fault = { $rule }: expected { $expected }, got { $found }
expected-power = numbers, symbols and multiples of them, such as 2 × PB + ST - 3
expected-filter = cards, such as “rare artefact hand”
expected-toll = from 1 to 9 cards, such as “2 rare artefact”
found-none = nothing of the kind
found-one = one
found-otherwise = something else
found-deck = { $n } ({ $cards } cards in all)
wanted-exactly = { $n }
wanted-between = { $least } to { $most }
wanted-at-least = at least { $n }
wanted-reference = a reference power of { $band }
wanted-deck = { $what } ({ $cards } cards in all)
wanted-no = no { $what }
wanted-spirit = one haunting spirit
wanted-card = the card { $card }
wanted-field = the key “{ $field }”
wanted-without = a card of the type { $type } without that
wanted-variable = a variable exactly where X stands in a power
wanted-known-card = the ID of a card
wanted-symbols = at most { $n } symbols of { $deck }
wanted-word = the word “{ $word }” in the name of a guild
wanted-no-word = a name without “{ $word }”, which is for guilds
wanted-levels = { $n } levels
wanted-region = a way to { $regions }
wanted-within-region = { $n } such cards in its own region
wanted-special = the ID of a special card
wanted-awarded = a card that awards this one
wanted-awarded-once = { $card } to be awarded by one card only
wanted-copies = a card that exists { $n ->
    [one] once
   *[other] { $n } times
}
wanted-quest = a quest { $kind ->
    [gold] that asks for gold
    [destroy] that asks for cards to destroy
    [achievement] that asks for an achievement
    [legendary] that gives a legendary card
   *[special] that gives a special card
}
wanted-legendary = one legendary card at the end
wanted-guild-with = a guild with { $verb }
wanted-talent = at least { $n } cards with { $talent }
wanted-talent-monsters = at least { $n } monsters with { $talent }
wanted-no-talent = a monster without { $talent }
wanted-corruptible = at least { $n } monsters with a corruption of their own
wanted-mark = a card with { $mark ->
    [endurance_gain] an endurance gain
    [vitality_gain] a vitality gain when taken
    [overweight] the weight 2
    [great_overweight] the weight 3
    [wound] a wound, a treasure
    [variable] a variable
    [additional_power] additional power
    [multiplier] a multiplier
   *[extreme_menace] extreme menace
}
wanted-no-mark = no { $mark ->
    [great_overweight] weight 3
    [multiplier] multiplier
   *[extreme_menace] extreme menace
} before the second region
wanted-no-hemud = HEMUD on Mordrakar and one legendary card only
wanted-hemud = exactly one card with HEMUD
wanted-effect = the effect { $verb } on at least 2 cards
wanted-different = a card that differs by more than numbers
wanted-won = { $what ->
    [bare-common] bare heroes to win { $band }% of clashes with common monsters
    [bare-boss] bare heroes to win { $band }% of clashes with the boss
    [kit-boss] a full kit to win { $band }% of clashes with the boss
   *[kits-boss] two full kits to win { $band }% of clashes with the boss
}
wanted-values = { $n } values
wanted-limits = values from { $least } to { $most }
wanted-sum = the sum { $n }

## The game

game-caveloot-short = Caveloot
game-caveloot-about = Send a hero into regions full of marvels, come home with loot or not at all, bargain with the others, and beat the final boss. For two to four players, and a game master if you like.

option-length = Adventure
option-length-help = how many regions there are and which boss ends the adventure (CAVE-09)
option-length-quick = Quick: Butina, Psoro
option-length-balanced = Balanced: two regions, Chaporal Shaton
option-length-long = Long: three regions, Freezor
option-length-epic = Epic: four regions, Count Draner
option-game-master = Game master
option-game-master-help = the last player runs the monsters and competes for nothing; of five people one always does (CAVE-17)

thing-region-butina = Butina
thing-region-caveport = Caveport
thing-region-soulstern = Soulstern
thing-region-azkovlar = Azkovlar
thing-type-personal-quest = personal quest
thing-type-guild = guild
thing-player-1 = the first player
thing-player-2 = the second player
thing-player-3 = the third player
thing-player-4 = the fourth player

## What is asked

copy-tamed = tamed
copy-haunted = haunted
act-apart = { $act }: { $what }
ask-keep = Which hero do you keep?
do-keep = Keep { $what }
ask-last-hero = Your last hero: whom do you take?
do-last-hero = Take { $what }
ask-prepare = { $hero } is ready with { $count ->
    [0] an empty pack
    [one] one card
   *[other] { $count } cards
}. Set out?
prepare-go = Set out with { $card }
prepare-hero = Send { $card } instead
prepare-pack = Pack { $card }
prepare-unpack = Leave { $card } in camp
prepare-suggested = Take the suggested pack
prepare-complete = Complete { $card }
prepare-bind = Bind { $card } to { $other }
prepare-use = Use { $card }
prepare-trade = Trade with { $who }
prepare-invite = Ask for an offer
prepare-show = Show { $card } to { $who }
ask-journey = Where do you go?
journey-go = Explore { $region }
journey-look = Look at a card of { $region } (vigilance)
ask-put = { $card }: how do you put it back?
do-put = { $what }
put-face-up = Face up
put-face-down = Face down
ask-step = { $region }: what next?
step-draw = Draw a card
step-known = Draw { $card }, which you have seen
step-meet = Go to { $card }
step-enter = Enter { $card }
step-complete = Complete { $card }
step-use = Use { $card }
step-home = Go home
ask-met = { $card }: what do you do?
met-take = { $n ->
    [0] Take
   *[other] Take ({ $n } gold to pay at home)
}
met-bind = Bind to your hero
met-fight = Fight
met-corrupt = { $n ->
    [0] Tame for nothing
   *[other] Tame for { $n } gold, due at home
}
no-met = Leave it
ask-room = Your hand weighs { $n } too much: what do you drop?
room-drop = Drop { $card }
ask-clash = Clash { $n } with { $card }, { $left } vitality left. Ready?
clash-go = Draw
clash-flee = Flee
clash-withdraw = Withdraw
clash-call = Call for help
clash-wear = Equip { $card }
clash-doff = Take { $card } off
clash-haunt = Let { $card } haunt { $other }
clash-use = Use { $card }
ask-window = { $own } against { $foe }: { $talent ->
    [own] what do you do? Wisdom replaces a power card of yours.
    [foe] what do you do? Charisma replaces a power card of the opponent.
    [both] what do you do? Your talents replace a power card, yours or the opponent’s.
   *[none] what do you do?
}
no-window = Let it stand
window-charisma = Charisma: replace the opponent’s { $n } ({ $what })
window-wisdom = Wisdom: replace your { $n } ({ $what })
window-cast = Cast { $card }
window-support = { $card } helps for 1 vitality
window-haunt = Let { $card } haunt { $other }
window-use = Use { $card }
window-call = Call for help
window-flee = Flee
ask-master = { $card }: is it used?
master-use = Use { $card }
no-master = Not now
forecast-lead = to lead when both sides have drawn
ask-price = What does your flight cost?
ask-spell = { $card } does more than give power, for the price that it names. Do you pay?
price-vitality = 1 vitality
price-hand = { $n ->
    [one] The card in the pack
   *[other] The whole pack
}
warn-last-vitality = It is the last point of vitality: { $hero } will be lost.
ask-reward = What do you promise whoever helps you? So far: { $reward }.
reward-done = Call
reward-trophy = { $n ->
    [one] The monster beaten here
   *[other] The { $n } monsters beaten here
}
reward-coins = Coins
reward-card = { $card }
reward-victory = Only if we win
ask-coins = How many coins?
reward = { $what }{ $victory ->
    [yes] , on victory
   *[no] { "" }
}
promise-card = { $card }
promise-secret = a { $type }
promise-coins = { $n ->
    [one] one coin
   *[other] { $n } coins
}
promise-monster = { $count ->
    [one] the monster beaten here
   *[other] the { $count } monsters beaten here
}
promise-nothing = nothing but a HELP! card
names-more = { $one }, { $other }
names-and = { $one } and { $other }
ask-bid = { $who } fights { $count ->
    [one] { $card }
   *[other] { $count } monsters at once
} ({ $left } vitality left) and calls for help. Reward: { $reward }.
bid-accept = Help
bid-ask-trophy = { $n ->
    [one] Help for this monster
   *[other] Help for these { $n } monsters
}
bid-ask-coins = Help for coins
bid-ask-card = Help for a card
ask-ask-card = Which card of { $who } do you ask for?
ask-card-card = { $card }
no-ask-card = None of these
no-bid = Stay at home
ask-ask-coins = How many coins do you ask for?
do-accept = Accept { $what }
chosen-accept = { $who }
no-accept = Accept nobody
ask-accept = Whose help do you accept? Each costs a HELP! card.
accept-bid = { $who }, for { $reward }
ask-muster = { $hero } goes to help with { $count ->
    [0] an empty pack
    [one] one card
   *[other] { $count } cards
}. Set out?
muster-go = Send { $card }
muster-hero = Send { $card } instead
muster-pack = Pack { $card }
muster-unpack = Leave { $card } in camp
muster-suggested = Take the suggested pack
ask-redraw = { $card }: which power card is replaced?
redraw-drawn = The { $n } ({ $what })
no-redraw = None
ask-void = { $card }: which power card counts nothing?
void-drawn = The { $n } ({ $what })
no-void = None
ask-double = { $card }: which power card counts twice?
double-drawn = The { $n } ({ $what })
no-double = None
ask-swap = { $card }: which of your power cards do you give?
swap-drawn = The { $n } ({ $what })
no-swap = None
ask-swap-for = { $card }: which one do you take for it?
swap-for-drawn = The { $n } ({ $what })
no-swap-for = None
ask-multiply = { $card }: whose power is multiplied?
multiply-source = { $card }
ask-ready = { $card }: which grimoire is ready again?
ready-grimoire = { $card }
ask-heal = { $card }: who gains { $n } vitality?
heal-hero = { $card }
ask-fetch = { $card }: which card do you take?
fetch-open = { $card }
no-fetch = None
ask-send-back = { $card }: which card goes back into its pile?
send-back-open = { $card }
no-send-back = None
ask-destroy = { $card }: what do you give?
destroy-card = { $card }
no-destroy = Nothing
ask-after-fight = The fight is over. Do you use anything?
after-fight-use = Use { $card }
no-after-fight = Nothing
ask-capture = { $card } is beaten: do you take it along?
capture-take = Take { $card }
no-capture = Leave it
ask-collect = What do you take from this level?
collect-take = Take { $card }
collect-bind = Bind { $card } to your hero
no-collect = That is all
ask-deeper = { $card }: do you go down to level { $n }?
deeper-down = Go down to level { $n }
no-deeper = Leave the dungeon
ask-pay = { $n } gold still to be paid. With what?
pay-card = { $card }, worth { $n }
pay-coins = { $n ->
    [one] One coin
   *[other] { $n } coins
}
no-pay = Do not pay
ask-camp = In camp, with { $n } gold in cards and coins: what do you do?
camp-done = End the turn
camp-pay = Keep { $card } for { $n } gold
camp-complete = Complete { $card }
camp-bind = Bind { $card } to { $other }
camp-use = Use { $card }
camp-trade = Trade with { $who }
camp-invite = Ask for an offer
camp-show = Show { $card } to { $who }
camp-propose = End the turn and propose to end the adventure
ask-invite = Whom do you ask for an offer?
invite-player = { $who }
no-invite = Nobody
ask-agree = { $who } proposes to end the adventure. Do you agree?
access-to = access to { $card }
access-hidden = access to a hidden quest
ask-approach = { $who } is home. Do you offer a deal?
approach-offer = Offer a deal
no-approach = Not now
no-offers = Do not ask again
camp-listen = Ask me again when others come home
prepare-listen = Ask me again when others come home
ask-offer = What do you offer { $who }?
ask-offer-answer = { $who } offers you a deal.
ask-offer-counter = { $who } answers with another deal.
refused-too-heavy = That is more than your hero can carry.
refused-empty-deal = In a deal somebody gives something.
refused-two-help = A deal has one HELP! card at most.
refused-help-for-nothing = A HELP! card is given for something of value only.
refused-last-hero = Nobody parts with the last hero.

hint-window = { $talent ->
    [own] Wisdom replaces a power card of yours: click it. Or choose a move.
    [foe] Charisma replaces a power card of the opponent: click it. Or choose a move.
    [both] Your talents replace a power card, yours or the opponent’s: click it. Or choose a move.
    [nothing] Choose a move.
   *[none] Use a card of your hand, or choose a move.
}
hint-prepare = Click a card of your camp to pack it, or to leave it there.
hint-muster = Click a card of your camp to pack it, or to leave it there.
hint-clash = { $gear ->
    [yes] Click an artefact to take it off or equip it, or choose a move.
   *[no] Choose a move.
}
moment-met = { $hero } explores { $region }
moment-window = Clash { $n }: { $lead ->
    [ahead] { $hero } leads { $own } to { $foe }
    [behind] { $card } leads { $foe } to { $own }
   *[level] { $own } to { $foe }, a tie
}
moment-bid = { $who } calls for help against { $card }
moment-ask-card = { $who } calls for help
moment-capture = { $card } is beaten
moment-collect = { $card }, level { $n }
moment-deeper = { $card }
moment-after-fight = The fight is over
moment-pay = { $n } gold to be paid
moment-invite = In camp
moment-approach = { $who } is home
moment-agree = { $who } proposes to end the adventure
moment-master = { $card }
moment-spell = { $card }
moment-redraw = { $card }
moment-void = { $card }
moment-double = { $card }
moment-swap = { $card }
moment-swap-for = { $card }
moment-fetch = { $card }
moment-send-back = { $card }

## What follows from an answer, beside its button

tip-clash-go = Both sides draw their power cards. You can still act once both totals are known.
tip-clash-flee = The fight ends, for 1 vitality or all that you carry. The opponent recovers.
tip-clash-call = Others may join you, for a HELP! card each and whatever you promise.
tip-no-window = The totals are compared: whoever has less loses 1 vitality, both if they are equal.
tip-bid-accept = A hero of yours joins with what they carry, and suffers from lost clashes too. You get a HELP! card.
tip-bid-ask-trophy = { $n ->
    [one] You help for the monster, in place of what is offered.
   *[other] You help for the { $n } monsters, in place of what is offered.
}
tip-bid-ask-coins = You say how many coins you want, in place of what is offered.
tip-bid-ask-card = You say which card you want, in place of what is offered.
tip-prepare-invite = Another player may make you an offer.
tip-step-home = What you carry goes to your camp.
tip-step-draw = A card of the region is turned over. A monster starts a fight at once.
tip-window-flee = The fight ends, for 1 vitality or all that you carry. The opponent recovers.
tip-window-call = Others may join you, for a HELP! card each and whatever you promise.
tip-camp-invite = Another player may make you an offer.

## What happens

event-keeps-hero = { $who } keeps { $hero }.
event-turn = Round { $n }: { $who }.
event-plans = { $who } prepares { $hero } with { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
}.
event-goes = { $hero } leaves the camp of { $who }.
event-packs = { $who } packs { $card }.
event-unpacks = { $who } leaves everything in camp.
event-looks = { $who } looks at a card of { $region }: { $card }.
event-looks-hidden = { $who } looks at a card of { $region }.
event-put-back = { $who } puts it back face down.
event-explores = { $who } explores { $region }.
event-draws-card = { $who } turns over { $card }.
event-draws-card-hidden = { $who } turns over a { $type }.
event-turned-over = { $card } lies open in { $region }.
event-built = { $card } is built over { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-lies = { $card } stays in sight.
event-left = { $who } leaves { $card }.
event-takes = { $who } takes { $card }.
event-takes-hidden = { $who } takes a { $type }.
event-wound = { $card } wounds { $hero }.
event-loses-vitality = { $hero } loses { $n } vitality; { $left } left.
event-gains-vitality = { $hero } gains { $n } vitality.
event-falls = { $hero } is lost{ $count ->
    [0] .
   *[other] ; the pack lies in the region.
}
event-drops = { $who } drops { $card }.
event-binds = { $card } is bound to { $hero }.
event-corrupts = { $who } tames { $card }.
event-uses = { $who } uses { $card }.
event-foe-uses = The opponent uses { $card }.
event-destroyed = { $who } destroys { $card }.
event-gold = { $card } brings { $who } { $n } gold.
event-peeked = { $who } peeks at { $card }.
event-peeked-hidden = { $who } peeks at a card.
event-extra-step = { $card } lets { $who } go on for { $n ->
    [one] one more step
   *[other] { $n } more steps
}.
event-mixed = The pile of { $region } is mixed.
event-sent-back = { $card } goes back into its pile.
event-access = { $who } may explore { $region } from now on.
event-special = { $who } gains { $card }.
event-no-special = { $card } has been claimed already.
event-legendary = { $who } draws a legendary card: { $card }.
event-no-legendary = No legendary card is left.
event-fight = { $who } fights { $card }: { $n } vitality.
event-fight-level = { $who } fights { $count ->
    [one] the monster
   *[other] all { $count } monsters
} of this level: { $n } vitality.
event-draws = { $card } brings { $n }.
event-foe-draws = { $card } answers with { $n }.
event-fairy-power = Fairies give { $who } { $n }.
event-spirit-power = Spirits weigh on { $card }: { $n }.
event-totals = The heroes have { $own }, the opponent { $foe }.
event-worn = { $who } equips { $card }.
event-doffed = { $who } takes { $card } off.
event-haunts = { $card } haunts { $foe }: { $n }.
event-charisma = Charisma hits the { $n }.
event-wisdom = Wisdom gives up the { $n }.
event-foe-charisma = The opponent’s charisma hits the { $n }.
event-foe-wisdom = The opponent’s wisdom gives up the { $n }.
event-redrawn = { $new } replaces { $old }: { $total } in all.
event-casts = { $who } casts { $card }.
event-foe-casts = The opponent casts { $card }.
event-supports = { $hero } lends a hand.
event-support-falls = { $hero } falls.
event-struck = { $card } takes { $n } vitality from the opponent; { $left } left.
event-shielded = { $card } protects against { $n ->
    [one] one loss
   *[other] { $n } losses
}.
event-shield-holds = { $card } is protected.
event-void-card = { $card }: the { $n } counts nothing.
event-double-card = { $card }: the { $n } counts twice.
event-swapped = { $card }: { $old } for { $new }.
event-multiplied = { $by } multiplies { $card }: { $total } in all.
event-ready = { $card } is ready again.
event-silenced = { $card } silences the opponent.
event-silences = { $card } silences the heroes.
event-free-flight = { $card } makes flight free.
event-boosted = { $card } adds { $n }.
event-banned = { $card } forbids the opponent some cards.
event-foe-gains = { $card } gains { $n } vitality.
event-compared = The clash ends { $own } to { $foe }.
event-foe-loses = { $card } loses { $n } vitality; { $left } left.
event-clash-cleared = The power cards are used.
event-decks-restored = Used power cards go under their decks.
event-won = { $count ->
    [one] { $card } is beaten.
   *[other] All { $count } are beaten.
}
event-bravest = { $who } has beaten the final boss!
event-foe-recovers = { $card } recovers.
event-flees = { $hero } flees.
event-hand-left = { $who } leaves { $count ->
    [one] a card
   *[other] { $count } cards
} behind.
event-calls = { $who } calls for help and offers { $reward }.
event-bids = { $who } would help for { $reward }.
event-bids-no = { $who } stays at home.
event-nobody-helps = Nobody helps { $who }.
event-help-card = { $who } gives { $other } a HELP! card.
event-joins = { $hero } joins the fight.
event-withdraws = { $who } withdraws.
event-helper-home = { $who } goes home.
event-released = { $card } slips away into its region.
event-stays = { $card } stays behind.
event-enters = { $who } enters { $card }.
event-level-shown = { $card }, level { $n }: its cards are turned over.
event-floor = { $who } comes to level { $n }.
event-gear-back = { $card } goes back into the pile.
event-comes-out = { $card } lies in the region from now on.
event-leaves = { $who } leaves { $card }.
event-cleared = { $who } has cleared { $card }.
event-dungeon-gone = { $card } is empty.
event-home = { $who } comes home.
event-fee-due = { $who } owes { $n } gold for a tamed monster.
event-paid = { $who } pays { $n } gold{ $change ->
    [0] .
   *[other] { " " }and keeps { $change } change.
}
event-keeps = { $card } stays with { $who }.
event-not-kept = { $card } leaves { $who } unpaid.
event-lays-open = { $who } lays { $card } open.
event-completed = { $who } { $tasks ->
    [one] completes { $card }
   *[other] meets a condition of { $card }
}.
event-handed-over = { $who } hands over { $count ->
    [one] a card
   *[other] { $count } cards
} for { $card }.
event-enters-guild = { $who } enters { $card }.
event-level = { $who } reaches level { $n } of { $card }.
event-quest-done = { $card } is done.
event-shows = { $who } shows { $other } { $card }.
event-shows-hidden = { $who } shows { $other } a card.
event-offer-no-poor = { $who } refuses: that would cost more than it brings.
event-offer-no-dear = { $who } refuses: anybody else would pay more.
answer-offer-no-poor = No, it costs me more than it brings
answer-offer-no-dear = No, anybody else would pay more
event-no-deal = { $who } and { $other } do not agree.
event-deal = { $who } and { $other } agree.
event-gives = { $who } gives { $other } { $card }.
event-gives-hidden = { $who } gives { $other } a { $type }.
event-gives-access = { $who } lets { $other } share { $card }.
event-gives-access-hidden = { $who } lets { $other } share a quest.
event-hands-over = { $who } gives { $other } { $coins ->
    [0] a HELP! card
    [one] one coin
   *[other] { $coins } coins
}{ $help ->
    [0] .
   *[other] { $coins ->
        [0] .
       *[other] { " " }and a HELP! card.
    }
}
event-proposes = { $who } proposes to end the adventure.
event-disagrees = { $who } wants to play on.
event-agreed = All agree: the adventure ends.
event-last-offered = { $who } has no hero left: { $count ->
    [one] one comes
   *[other] { $count } come
} forward.
event-last-hero = { $hero } is the last chance of { $who }.
event-out = { $who } has no hero left and is out.

not-a-card = { $card } is no card of the game, or lies in two places
nobody-active = the active player is a number below { $players }, counted from 0, not { $found }
end-boss = The final boss is beaten: { $points ->
    [one] one title wins.
   *[other] { $points } titles win.
}
end-agreed = All have agreed to end the adventure: { $points ->
    [one] one title wins.
   *[other] { $points } titles win.
}
end-nobody = Nobody is left to go: { $points ->
    [one] one title wins.
   *[other] { $points } titles win.
}

log-explores = explores { $region }.
log-draws-card = turns over { $card }.
log-draws-card-hidden = turns over a { $type }.
log-takes = takes { $card }.
log-takes-hidden = takes a { $type }.
log-left = leaves { $card }.
log-drops = drops { $card }.
log-binds = binds { $card } to { $hero }.
log-corrupts = tames { $card }.
log-worn = equips { $card }.
log-casts = casts { $card }.
log-fight = fights { $card }: { $n } vitality.
log-won = { $count ->
    [one] { $card } is beaten
   *[other] all { $count } are beaten
}.
log-compared = { $own } to { $foe }.
log-foe-loses = { $card }: { $left } vitality left.
log-loses-vitality = { $hero }: { $left } vitality left.
log-completed = { $tasks ->
    [one] completes { $card }
   *[other] meets a condition of { $card }
}.
log-paid = pays { $n } gold.

story-turn = Round { $n }: { $who }
turn-of-match = Round { $turn }
window-match-turn = { $game }, round { $turn }
window-match-begins = { $game }, before the first round
window-after-turns = After { $turns ->
    [one] one round
   *[other] { $turns } rounds
}.
window-turns = Rounds
stands-player = { $who } { $wealth }
stands-adventure = { $boss } unbeaten
summary-fights = Fights
summary-beaten = Victories
summary-fallen = Heroes lost
summary-deals = Bargains
summary-calls = Calls for help
count-richest = Richest
count-bravest = Bravest
count-famous = Most famous
count-strongest = Strongest
count-caring = Most caring
count-titles = Titles

source-hero = base power
source-artefact = artefact
source-grimoire = grimoire
source-support = support hero
source-text = text
source-foe = base power
source-fairies = fairies
source-spirits = spirits
duel-hero = { $helpers ->
    [0] { $hero }
   *[other] { $hero } and { $helpers } more
}
duel-foe = { $count ->
    [one] { $card }: { $left } vitality
   *[other] { $count } monsters: { $left } vitality
}

## Places

zone-player = { $who }
zone-hero = The hero of { $who }
zone-camp = Camp of { $who }
zone-pack = Backpack of { $who }: { $weight } of { $most }
zone-quests = Quests of { $who }
zone-bound = Fairies of { $who }
zone-offered = Heroes for { $who }
zone-pile-butina = Butina
zone-pile-caveport = Caveport
zone-pile-soulstern = Soulstern
zone-pile-azkovlar = Azkovlar
zone-open-butina = Open in Butina
zone-open-caveport = Open in Caveport
zone-open-soulstern = Open in Soulstern
zone-open-azkovlar = Open in Azkovlar
zone-met = Turned over
zone-floor = { $card }, level { $n }
zone-foe = Opponent
zone-fight = Fight
zone-drawn-own = Power of the heroes
zone-drawn-foe = Power of the opponent
zone-haunting = Haunting
zone-under = Under a dungeon
zone-deck-pb = Physical bravery
zone-deck-ab = Arcane bravery
zone-deck-st = Small tricks
zone-deck-gt = Great tricks
zone-used-pb = Physical bravery, used
zone-used-ab = Arcane bravery, used
zone-used-st = Small tricks, used
zone-used-gt = Great tricks, used
zone-graveyard = Graveyard
zone-special = Special cards
zone-legendary = Legendary cards
zone-removed = Heroes who stayed away
zone-box = Not in this adventure
heading-wealth = Wealth
heading-help = HELP!
heading-camp = Camp
heading-pack = Backpack
heading-quests = Quests
heading-bound = Fairies
heading-fame = Fame
heading-load = Pack
heading-graveyard = Graveyard
heading-legendary = Legendary
sheet-line = { $where ->
    [camp] in camp
    [underway] sets out
    [gone] is out
   *[away] in { $region }
}
thing-richest = richest
thing-bravest = bravest
thing-famous = most famous
thing-strongest = strongest
thing-caring = most caring
heading-moves = Your moves
heading-dungeons = Dungeons
heading-used = Used cards
heading-own-camp = Your camp
heading-hero = On the way
heading-adventure = Adventure
zone-adventure = It ends when { $boss } is beaten.
heading-fight = Fight
thing-active = plays
thing-out = is out
thing-planned = shall go along
thing-unpaid = not paid yet
thing-tamed = tamed
thing-trophy = a trophy
thing-used = used this turn
thing-worn = equipped

## Why bots do what they do

option-temper = Temper
option-temper-help = how a bot plays the seat: each in its own way, or as you like
option-temper-any = Any
option-temper-bold = Bold
option-temper-careful = Careful
option-temper-shrewd = Shrewd
think-hero = { $card } has what it takes.
think-boss = To the final boss, { $card }: I win with { $percent }%.
think-go = To { $region }: { $percent } cards in 100 there would be too much for me.
think-draw = Another card: { $percent } in 100 would be too much for me.
think-home = { $temper ->
    [bold] Home for once: { $percent } cards in 100 would be too much even for me.
    [careful] Better safe at home: { $percent } cards in 100 would be too much for me.
    [shrewd] Home: nothing left here pays, and { $percent } cards in 100 would be too much for me.
   *[other] Home: { $percent } cards in 100 would be too much for me.
}
think-full = Home: the backpack is full.
think-dungeon = { $card }: I am strong enough for what lives there.
think-fight = I beat { $card } with { $percent }%.
think-stay = { $temper ->
    [bold] Come on, { $card }: { $percent }% to beat you!
    [careful] I have reckoned it twice and stay: { $percent }% to beat { $card }.
    [shrewd] { $card } is worth my while: { $percent }% to win.
   *[other] I stay: { $percent }% to beat { $card }.
}
think-flee = { $temper ->
    [bold] Another day, { $card }: { $percent }% is too little even for me.
    [careful] I knew it: away from { $card }, with { $percent }% to win.
    [shrewd] { $card } costs more than it brings: { $percent }% to win.
   *[other] Away from { $card }: only { $percent }% to win.
}
think-call = Help against { $card }: alone I have { $percent }%.
think-haunt = A spirit for { $card }: without it I have { $percent }%.
think-behind = { $n ->
    [0] A tie costs me a point too: something must help.
   *[other] { $n } behind: something must help.
}
think-last-point = My last point of vitality is worth more than this pack.
think-take = { $card }: worth a place in the backpack.
think-leave = { $card }: not worth a place, or not worth its price.
think-wound = { $card }: it would cost me a point that I need.
think-tame = { $card } tamed for { $n } gold is better than fought.
think-bind = { $card } stays with a hero for good.
think-complete = { $card }: all is ready.
think-guild = Level { $n }: I can spare the gold.
think-pay = { $card } is worth { $n } gold to me.
think-help = Together with { $who } we win with { $percent }%.
think-help-prey = Together with { $who } we win with { $percent }%, and I want { $card } for it.
think-no-help = Even together with { $who } the chance is { $percent }%, or my hero too weak.
think-offer = { $card } is worth more to me than to { $who }.
think-deal-good = Agreed: it brings me { $got } gold for { $given }.
think-deal-bad = No: it brings me { $got } gold and costs me { $given }.
think-deal-dear = No: { $got } gold for what anybody would pay { $given } for.
think-enough = We have wandered long enough.
think-goes-on = There is still something to be won.

## The guided first turn

tutorial-welcome = Welcome to Caveloot! You send a hero from your camp to a wild region, bring home what can be carried, and bargain with it. In this lesson the other player is looked after, and the cards fall as they should.
tutorial-hero = You are dealt three heroes and keep one. Sister Perpetua has the talent of wisdom, which soon comes in handy: keep her.
tutorial-other = The other player keeps a hero too: Barnaby the Mule.
tutorial-pack = A Boarding Cutlass lies in your camp, and it is already in the pack that is suggested; what stays at home is of no use in a fight. Set out.
tutorial-draw = An adventure begins in Butina, where all cards lie face down. Draw one.
tutorial-treasure = A treasure: Keg of Grog, worth 4 gold. What you leave stays there face up for everybody; take it.
tutorial-on = As long as you have not fought, you may go on or go home, as you like. Draw another card.
tutorial-grimoire = A grimoire: Primer of Small Waves. It can turn a clash once a turn; take it.
tutorial-weight = Your pack: three cards of weight 1. Sister Perpetua’s endurance is 5, so there is room for two more.
tutorial-farther = The deeper you go, the more there is to lose. Draw once more.
tutorial-monster = A monster is fought at once! Stocky Kirigan has 2 vitality: it must lose two clashes.
tutorial-clash = In a clash both sides draw power cards: Sister Perpetua and the cutlass one of physical bravery each, Kirigan a small trick. Draw.
tutorial-totals = 7 against 9: the lower total would cost Sister Perpetua 1 vitality. But nothing is decided yet: now is the time for talents and grimoires.
tutorial-wisdom = Wisdom replaces one of your own power cards, once in a fight. Replace the 1.
tutorial-stand = 13 against 9: you lead. Let it stand, and keep the grimoire for later.
tutorial-again = Kirigan has lost 1 vitality and has 1 left. A new clash, and everything is drawn anew: draw.
tutorial-cast = 8 against 11, and your wisdom is used up. Now for the grimoire: cast Primer of Small Waves.
tutorial-win = It gives 10: 18 against 11. If it were not enough, you could flee, or call others for a HELP! card. Let it stand.
tutorial-capture = Kirigan is beaten. You may carry a beaten monster home like a treasure: take it.
tutorial-home = A fight ends the exploration, and all that you carried is in your camp now. Its cards are your gold, and your wealth.
tutorial-offer = In camp you bargain: you offer a deal, you ask for one, or somebody comes with one. The other player thinks, and names a deal.
tutorial-deal = Loaded Dice for Stocky Kirigan: 1 gold less for you, but an artefact that adds power to every clash. You could say no or name another deal; agree.
tutorial-done = There is nothing more to do at home: end your turn. The power cards that were used go back under their decks.
tutorial-end = Here everybody’s wealth, HELP! cards and fame are seen. When the final boss falls, in Butina it is Psoro, five titles are awarded, and whoever has most of them wins. Off to the caves!
thing-tutorial = The first turn
learned-turn = A turn: get ready, explore, come home. CAVE-157
learned-pack = The pack weighs no more than the hero’s endurance, and only what is packed fights. CAVE-162, CAVE-163
learned-explore = You draw as long as you like, until a monster turns up. CAVE-173, CAVE-174
learned-clash = The side with the lower total loses 1 vitality; equal totals cost both sides 1. CAVE-191, CAVE-192
learned-talent = Talents work once in a fight, grimoires once in a turn. CAVE-189, CAVE-114
learned-capture = A beaten monster may be carried home like a treasure. CAVE-202
learned-deal = In camp nearly everything can be bargained for. CAVE-225, CAVE-227

## Puzzles

thing-a-full-pack = A full pack
puzzle-a-full-pack = Odilon has 1 vitality left and endurance 4. Four cards lie open in Butina: the Diamond of Dreams, which wounds whoever carries it, the Pearl-Eyed Figurehead and the Bathtub of the Pirate King, which weigh 2 each, and the Barnacle Sprite. Leave nothing but the blunderbuss behind, and come home alive.
puzzle-a-full-pack-hint = What gives a point of vitality before the diamond takes one? And which treasure makes room?
thing-who-is-paid-first = Who is paid first?
puzzle-who-is-paid-first = You have brought home two heroes: Tilly asks for 15 gold, Ondine for 12. Your Bathtub is worth 18, your Keg of Grog 4, and there is 1 coin in your purse. Keep both, and the Boarding Cutlass too.
puzzle-who-is-paid-first-hint = Read what Ondine says. From when on does it count?
thing-on-and-off = On and off
puzzle-on-and-off = Odilon has 1 vitality left, Powder Maud 2: he may lose no clash. The next great tricks are −12, 30, 8 and −6 in this order, the next physical braveries 3 and 4. Beat her.
puzzle-on-and-off-hint = Both sides draw from the same decks, the heroes first. Who gets the −12 if the blunderbuss stays in the pack?
thing-the-next-trick = The next trick
puzzle-the-next-trick = Sister Perpetua and Stocky Kirigan have 1 vitality each. She draws a 0 and, with the dice, a 3; he draws a 4. The next physical bravery is a 9, the next small tricks are 15 and −5. He has wisdom too, and he will use it when he is behind. Win this clash.
puzzle-the-next-trick-hint = The 15 goes to whoever draws the next small trick. Who shall that be?
thing-in-one-breath = In one breath
puzzle-in-one-breath = Powder Maud has 2 vitality and draws a 50: no clash with her can be won. Justernin has 3 vitality; his Squall in a Bottle takes one point from her for one of his. Beat her before the first clash is compared.
puzzle-in-one-breath-hint = Justernin can use a grimoire again, for a price. And what does whoever binds a ghost get?
