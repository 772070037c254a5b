# What Conquest of the Catacombs says, in English.

game-catacombs = Conquest of the Catacombs
game-catacombs-short = Catacombs
game-catacombs-tile = Flick wooden discs, strike with cards, empty their reserve.
game-catacombs-about = A flicking duel between two teams, for two to four players. Play a card, take its shots in order, and empty the other team’s reserve of health tokens.
game-catacombs-seats = Players in order: Sword, Skull; with four, Sword 1, Sword 2, Skull 1, Skull 2; with three, the two of a team keep that order.

option-arena-mode = Arena
option-arena-mode-help = card walls, or a mat that pawns can leave (CAT-118, CAT-119)
option-table = Table
option-table-help = another table, by its name or in a file; if empty, the arena’s own
option-obstacle-layout = Obstacles
option-obstacle-layout-help = where the crystals begin: quincunx, line, diagonal, or a file (CAT-R34)
option-starting-health = Health
option-starting-health-help = tokens for each team, 1 to 11; from 10 on the match is short: the bank is small, and a heal may end it (CAT-14, CAT-125)
option-starting-health-note-10 = Short match: the bank holds 4 tokens, and a heal that empties it ends the match (CAT-125).
option-starting-health-note-11 = Short match: the bank holds 2 tokens, and a heal that empties it ends the match (CAT-125).
option-first-team = First team
option-first-team-help = who begins (CAT-25)
option-solo-team = Solo team
option-solo-team-help = with three players, the team of whoever plays alone (CAT-112)
option-draw-timing = Draw
option-draw-timing-help = cards are drawn at the start of a turn, or at its end (CAT-132)
option-exhaustion = Exhaustion
option-exhaustion-help = an empty deck costs health (CAT-135)
option-no-abilities = No abilities
option-no-abilities-help = only the shots of a card are used (CAT-139)
option-no-armour = No armour
beside-play = Surprise attack: or play another card first.
option-no-armour-help = armour cards are discarded like any other (CAT-140)
option-aim-help = Aim help
option-aim-help-help = the most you see before a flick: nothing, the first contact, or every path; each player may choose less
option-ask-layout = Confirm the layout
option-ask-layout-help = all teams confirm the obstacles when the match begins (CAT-10)
option-arena-mode-walls = Walls
option-arena-mode-mat = Mat
option-table-kids = For small hands
option-table-kitchen-table = Kitchen table
option-table-mat = Play mat
option-table-walls = Card walls
option-first-team-random = Random
option-draw-timing-start = Start
option-draw-timing-end = End
option-aim-help-off = Off
option-aim-help-contact = Contact
option-aim-help-path = Path

## Names

thing-sword = Sword
thing-skull = Skull
thing-sword-1 = Sword 1
thing-sword-2 = Sword 2
thing-skull-1 = Skull 1
thing-skull-2 = Skull 2
thing-crystal-1 = the first crystal
thing-crystal-2 = the second crystal
thing-crystal-3 = the third crystal
thing-crystal-4 = the fourth crystal
thing-crystal-5 = the fifth crystal
a-crystal = a crystal
thing-missile = the missile
thing-fireball = the fireball
thing-longbow = the longbow
thing-wave = the wave
thing-power-wave = the power wave
thing-active = active
thing-stunned = stunned
thing-target = target
thing-leader = leader
thing-spell_caster = spell caster
thing-fighter = fighter
thing-creature = creature
thing-hunter = hunter
thing-explorer = explorer
thing-moth = moth
thing-spider = spider
thing-rat = rat
thing-coral = coral
thing-lizard = lizard
thing-jellyfish = jellyfish
thing-armour = armour
thing-targeted = targeted
thing-shot-move = move
thing-shot-melee = melee
thing-shot-critical_melee = critical melee
thing-shot-missile = missile
thing-shot-fireball = fireball
thing-shot-longbow = longbow
thing-shot-wave = wave
thing-shot-power_wave = power wave
thing-quincunx = quincunx
thing-line = line
thing-diagonal = diagonal

## Questions and answers

ask-agree = Crystal layout: { $layout }. Do you agree?
ask-propose = Which crystal layout do you propose?
ask-play = Which card do you play?
ask-stunned-discard = { $pawn } is stunned: which card do you discard?
ask-target = Which enemy is the target?
ask-place = Put { $projectile } beside { $pawn }.
ask-place-longbow = Put { $projectile } beside { $pawn } or your other character.
ask-flick-move = Move { $pawn }.
ask-flick-melee = Strike with { $pawn }.
ask-flick-critical-melee = Strike hard with { $pawn }.
ask-flick-missile = Shoot { $pawn }.
ask-flick-fireball = Hurl { $pawn }.
ask-flick-longbow = Shoot { $pawn }.
ask-flick-wave = Send out { $pawn }.
ask-flick-power-wave = Send out { $pawn }.
ask-obstacle = Flick any crystal.
ask-obstacle-surprise = Flick any crystal. Surprise attack: you may play another card first.
ask-obstacle-extra = Flick any crystal. You may flick one more before it.
ask-extra-obstacle = One more crystal: flick any of them.
ask-again = { $target } was not hit. Flick { $pawn } again from where it stopped, or leave it.
rolls-flick-move = { $who } moves { $pawn }.
rolls-flick-melee = { $who } strikes with { $pawn }.
rolls-flick-critical-melee = { $who } strikes hard with { $pawn }.
rolls-flick-missile = { $who } shoots { $pawn }.
rolls-flick-fireball = { $who } hurls { $pawn }.
rolls-flick-longbow = { $who } shoots { $pawn }.
rolls-flick-wave = { $who } sends out { $pawn }.
rolls-flick-power-wave = { $who } sends out { $pawn }.
rolls-again = { $who } flicks { $pawn } again.
rolls-obstacle = { $who } flicks a crystal.
rolls-obstacle-surprise = { $who } flicks a crystal.
rolls-obstacle-extra = { $who } flicks a crystal.
rolls-extra-obstacle = { $who } flicks a crystal.
ask-boost = Your { $shot } hits { $pawns } for { $lost }. Discard a card to make it { $boosted }? { $team } has { $reserve ->
    [one] one token
   *[other] { $reserve } tokens
} left.
ask-armour = { $attacker }’s { $shot } hits { $pawns } for { $tokens }. Discard { $cards ->
    [one] { $card }
   *[other] kept armour
} to cancel it? Otherwise you have { $left ->
    [0] no token left, and the match is lost
    [one] one token left
   *[other] { $left } tokens left
}.

moment-boost = A hit on { $pawns }
moment-armour = { $attacker } hits { $pawns }

do-discard = Discard { $what }
do-target = { $what }
do-boost = Discard { $what }
do-armour = Use { $what }
do-extra = One more crystal
do-propose = { $what }

## The log

event-proposed = { $who } refuses the { $refused } and proposes the { $layout }.
event-agreed = Both teams accept the layout: { $layout }.
event-agreed-last = Only one layout is left, so it stands: { $layout }.
event-first-team = { $team } begins: { $who }.
event-turn = { $who } acts with { $pawn }.
event-exhausted = { $team }’s deck is empty: it costs one token.
event-draw = { $who } draws { $card }.
event-draw-hidden = { $who } draws a card.
event-no-draw = { $team }’s deck is empty: no card is drawn.
event-no-card = { $who } has no card to play.
event-play = { $who } plays { $card }.
event-stunned-discard = { $who } is stunned and discards { $card }.
event-stun-over = { $pawn } is no longer stunned.
event-target = The target is { $pawn }.
event-no-room = There is no room for the { $shot }: it is skipped.
event-place = { $pawn } readies { $piece }.
event-flick = { $who } flicks { $called }.
event-shot-told = { $line }
event-hit = { $pawn } is hit.
event-hit-off-obstacle = { $pawn } is hit off a crystal: it counts.
event-no-hit = { $why }
event-touched-nobody = The { $shot } touches no enemy.
event-moved-clear = The { $shot } touches no enemy.
event-left-mat = Off the mat: { $called } comes back where it left.
event-projectile-gone = Off the mat and gone: { $pawn }.
event-projectile-taken = Taken from the mat: { $pawn }.
event-both-hit = Both are hit: { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}.
event-wound = { $team } loses { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} to the bank.
event-steal = { $team } steals { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} from { $victim }.
event-stun = { $pawn } is stunned for its next turn.
event-boost = { $who } discards { $card }: { $n } more damage.
event-armour = { $who } uses { $card }: the whole shot is cancelled.
event-heal = { $team } takes { $tokens ->
    [0] nothing
    [one] one token
   *[other] { $tokens } tokens
} from the bank.
event-reset = { $cards ->
    [0] { $team }’s discard pile is empty: nothing goes back.
    [one] One discarded card goes back into { $team }’s deck.
   *[other] { $cards } discarded cards go back into { $team }’s deck.
}
event-keep = { $card } stays face up as { $team }’s armour.
event-discard = { $card } is discarded.
event-obstacle = { $who } moves a crystal.
event-flip = Next for { $team }: { $pawn }.
story-turn = Turn { $n }: { $who } with { $pawn }
story-turn-brief = Turn { $n }: { $pawn }

verdict-hit = { $pawn } is hit.
verdict-own-team = { $pawn } is on the same team.
verdict-obstacle = An obstacle: a crystal.
verdict-move = { $pawn } is not wounded: a move never wounds.
verdict-at-rest = { $pawn } is not wounded: the pawn lay still when they touched.
verdict-wall-first = { $pawn } is not wounded: the pawn came off a wall.
verdict-not-target = { $pawn } is not wounded: only { $target } is the target.

## A shot in one line

pawns-1 = { $pawn }
pawns-2 = { $pawn } and { $other }
told-card = { $card }: { $deed }
told-stunned-move = Stunned: { $deed }
told-off-obstacle = { $shot } off a crystal
told-hits = { $shot } hits { $pawns }.
told-moves = { $pawn } moves.
told-spoilt = { $shot }. { $why }
told-nobody = { $shot } touches no enemy.
told-again = On the second try.
told-boost = { $card } is discarded for it.
told-armour = { $card } cancels it.
told-stolen = { $tokens ->
    [one] 1 token is stolen.
   *[other] { $tokens } tokens are stolen.
}
told-bank = { $tokens ->
    [one] 1 token to the bank.
   *[other] { $tokens } tokens to the bank.
}
told-stunned = { $pawn } is stunned.
told-gone = Off the mat and back: { $called }.

## The log in one line each: picture, heading and changes tell the rest

log-shot-told = { $brief }
log-proposed = { $who } proposes { $layout }.
log-agreed-last = { $layout } is left.
log-play = { $who } plays { $card }.
log-stunned-discard = { $who } discards { $card }.
log-exhausted = { $team }: the deck is empty.
log-no-room = No room for { $shot }.
log-heal = { $team } heals { $tokens }.
log-reset = { $team } shuffles { $cards ->
    [one] 1 card back
   *[other] { $cards } cards back
}.
log-obstacle = A crystal is moved.
log-no-card = { $who } has no card.

## What is foretold of a flick

forecast-wounds = { $tokens ->
    [one] { $tokens } wound
   *[other] { $tokens } wounds
}
forecast-wounds-ends = { $tokens ->
    [one] { $tokens } wound
   *[other] { $tokens } wounds
}, and the match ends
forecast-wounds-armour = { $tokens ->
    [one] { $tokens } wound
   *[other] { $tokens } wounds
}, unless armour
forecast-off-obstacle = off a crystal: counts, { $then }
forecast-hits = hits { $pawn }: { $tokens ->
    [one] { $tokens } wound
   *[other] { $tokens } wounds
}
forecast-rebound = off { $pawn }: a hit counts
forecast-rebound-obstacle = off a crystal: a hit counts
forecast-wall-first = wall first: no hit
forecast-not-target = { $pawn } is not the target
forecast-at-rest = at rest when touched: no hit
forecast-move = a move wounds nobody
forecast-obstacle = an obstacle wounds nobody
forecast-leaves = leaves the mat
forecast-nobody = touches nobody
forecast-no-enemy = touches no enemy

## Refusals

refused-not-in-hand = { $card } is not in your hand.
refused-other-team = { $card } is a card of the other team ({ $team }).
place-outside = The projectile must lie wholly inside. Choose another spot.
place-in-the-way = In the way: { $pawn }. Choose another spot.
place-too-far = Too far from { $pawn }: { NUMBER($gap, minimumFractionDigits: 1) } mm, at most { $most }. Move it closer.
deck-size = a deck has { $expected } cards, this one has { $found }
deck-team = this should be the deck of { $expected }, not of { $found }
deck-twice = { $card } and { $other } have the same class or name
start-pawns = { $file }: a start needs sword-1, sword-2, skull-1, skull-2 and five pawns named crystal-…; found { $found }
start-unfair = { $file }: these places favour one side; they must stay the same after a half-turn, or mirrored on the middle line

expected-health = a whole number from 1 to 11 (CAT-R20)
expected-effect-count = a whole number from 1 to 5
expected-title = a name of 1 to 40 characters
expected-shots = a list of 1 to 4 shots

## The end

end-won = { $stopped } { $decided }
end-draw = { $stopped } Health and cards are equal: nobody wins.
end-conceded = { $team } resigns.
stopped-reserve = { $team } has no token left.
stopped-bank = The bank is empty.
stopped-cards = { $who } has no card to play.
decided-health = { $team } wins with { $most ->
    [one] one token
   *[other] { $most } tokens
} to { $least }.
decided-cards = Health is equal; { $team } wins with { $most ->
    [one] one card
   *[other] { $most } cards
} in hand to { $least }.
summary-crystals = Crystals pushed
summary-armour = Armour used

## The story of a match in which nobody shot

names-and = { $one } and { $other }
tale-begins = { $sword } for Sword against { $skull } for Skull.
tale-no-shot = Nobody flicks a pawn.
tale-conceded = { $team } resigns with { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} in reserve and { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} in hand.

## Zones

zone-arena = Arena
zone-bank = Bank: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
zone-reserve = { $team }’s health: { $tokens }
zone-marker = { $team } acts next with
turn-of-sword = Sword’s turn
turn-of-skull = Skull’s turn
zone-deck-sword = Sword’s deck
zone-deck-skull = Skull’s deck
zone-discard-sword = Sword’s discard pile
zone-discard-skull = Skull’s discard pile
zone-kept-sword = Sword’s kept armour
zone-kept-skull = Skull’s kept armour
zone-playing = Being played
zone-hand = Hand of { $who }

## Headings and answers in the window

heading-health = Health
heading-acts-now = Acts now
heading-acts-next = Acts next
heading-kept = Kept armour
heading-deck = Deck
heading-discard = Discard
heading-bank = Bank
kept-none = none yet
kept-note = cancels one whole shot
shot-due = Shot { $n } of { $count }, { $step }.
armour-says = It cancels the whole shot and then goes to the discard pile.
yes-agree = Play this layout
no-agree = Propose another
no-again = Leave it
no-boost = Keep the cards
no-armour = Take the hit

## What bots say of their choices

think-hasty = Without a second look.
think-agree = Fair for both sides.
think-propose = Another layout would be more fun.
think-play = { $card }: its shots should take about { $tokens }; with all it does it is worth { $worth } tokens.
think-discard = { $card } will be missed least.
think-target = { $pawn } is easier to reach.
think-target-any = There will be no room to shoot at anybody.
think-place = From here the way is clearest.
think-attack = Would hit { $percent }% of the time.
think-attack-blocked = No clear way: a try off whatever stands around.
think-move-strike = A place to strike from.
think-move-cover = A place that is harder to strike.
think-obstacle-cover = Cover behind a crystal.
think-obstacle-open = A line opens past a crystal.
think-boost-yes = A stronger hit is worth a card.
think-boost-no = The card is worth more in the hand.
think-armour-yes = This shot is worth an armour card.
think-armour-no = The armour can wait for a worse shot.
think-extra-obstacle = One more crystal in a better place.

## Cards

do-play = Play { $what }
play-card = Play { $card }: { $shots }
play-card-more = { $line } · { $more }
sequence-1 = { $shot1 }
sequence-2 = { $shot1 }, { $shot2 }
sequence-3 = { $shot1 }, { $shot2 }, { $shot3 }
sequence-4 = { $shot1 }, { $shot2 }, { $shot3 }, { $shot4 }
shot-targeted = { $shot } (targeted)
keyword-surprise-attack = Surprise attack.
keyword-steal = Steal { $n }.
keyword-stun = Stun.
keyword-heal = Heal { $n }.
keyword-reset = Reset.
keyword-discard-boost = Boost.
keyword-draw = Draw { $n }.
keyword-extra-obstacle = Extra obstacle.
ability-surprise-attack = { keyword-surprise-attack } After the shots you may at once play another card.
ability-steal = { keyword-steal } The first { $n ->
    [one] token lost to this card joins
   *[other] { $n } tokens lost to this card join
} your reserve.
ability-stun = { keyword-stun } An enemy wounded by this card may only move on its next turn.
ability-heal = { keyword-heal } Your team takes { $n ->
    [one] one token
   *[other] { $n } tokens
} from the bank.
ability-reset = { keyword-reset } Your discard pile is shuffled into your deck.
ability-discard-boost = { keyword-discard-boost } When a shot hits, you may discard a card for { $n } more damage.
ability-draw = { keyword-draw } You draw { $n ->
    [one] one card
   *[other] { $n } cards
} from your deck.
ability-extra-obstacle = { keyword-extra-obstacle } You may flick one more crystal.
card-armour = Armour. The card stays before your team; later it cancels one whole shot.
shot-worth = { $shot } for { $n }
card-tags = Role: { $role }. Sign: { $sign }.

## The tutorial

tutorial-welcome = Welcome to the catacombs! Two teams flick wooden pawns at each other: Sword, with the pawns Sword 1 and Sword 2, against Skull, with Skull 1 and Skull 2. In these seven turns you play for both sides. You cannot lose anything: what goes wrong is undone, and you try again.
tutorial-berserker = Turn 1, Sword 1. A turn begins with a card drawn from your deck; then you play one. A card shows its shots, and you take all of them, in that order. Berserker Mage strikes, moves and strikes again: play it.
tutorial-berserker-hint = Berserker Mage is in your hand.
tutorial-approach = The first shot is melee: Sword 1 itself is flicked. No enemy is in reach yet, and a shot may miss. Use it to come closer: slide along the upper wall to the middle.
tutorial-approach-hint = Sword 1 should come to rest near the upper wall, about halfway along it.
tutorial-move = The second shot is a move: it only changes your place and wounds nobody. Go on towards Skull 2, in the upper right corner, but leave yourself a run-up.
tutorial-move-hint = Sword 1 should come to rest about halfway between the middle and Skull 2.
tutorial-strike = Now strike! An enemy is hit when the flicked pawn itself touches it, unless it has touched a wall before. Melee takes one token from Skull, and it goes to the bank.
tutorial-strike-hint = Skull 2 lies straight ahead. Go for its middle, fast enough to arrive.
tutorial-obstacle = Every turn ends with an obstacle shot: you flick one of the five crystals. It pushes whatever it meets, team mate or enemy, and wounds nobody. Shake up the upper right corner with the fifth crystal.
tutorial-obstacle-hint = Any crystal will do, in any direction.
tutorial-zombie = Turn 2, Skull 1. Skull answers; watch for a moment. Zombie from Beyond the Grave only moves, twice, along the lower wall.
tutorial-surprise = Now you are Skull 1. The zombie has an ability, the surprise attack: instead of the crystal that ends every turn, you may first play another card, without drawing again. Play Marauder: a move, then a missile. Marauder steals: the first token that it takes does not go to the bank but joins your own reserve.
tutorial-surprise-hint = Leave the crystal for later: Marauder is in your hand.
tutorial-marauder-move = Watch: the move brings Skull 1 a little closer to Sword 2.
tutorial-missile = A missile is first put down beside your pawn, at most 25 mm away, and then flicked. Sword 2 waits on the left of Skull 1, in the lower left corner. Put the missile on that side, and hit Sword 2.
tutorial-missile-hint = Put the missile to the left of Skull 1, level with it, and flick it straight to the left.
tutorial-kept = The stolen token has changed sides: Sword has 7, Skull 8, and the bank still 9. The zombie is discarded. Marauder bears armour and stays face up: later it can cancel one whole shot.
tutorial-cover = Two cards were played, but there is only one obstacle shot. Watch: Skull 1 takes cover from Sword 2 behind a crystal.
tutorial-archer = Turn 3, Sword 2. You are Sword again. Play Royal Archer: a move, then two longbows.
tutorial-archer-hint = Royal Archer is in your hand.
tutorial-hide = First the move. Take Sword 2 out of its corner and out of the line of fire of Skull 1: up along the left wall.
tutorial-hide-hint = Sword 2 should come to rest near the left wall, halfway up or a little lower.
tutorial-longbow = A longbow may also start beside your team mate; no other shot can. Sword 1 still stands next to Skull 2: put the longbow beside Sword 1, and hit Skull 2.
tutorial-longbow-hint = Put the longbow to the lower left of Sword 1, and shoot to the right, a little upwards.
tutorial-no-armour = A hit! Skull is asked whether Marauder’s armour should cancel the shot. Skull 1 and Skull 2 both decline: worse may come.
tutorial-second-longbow = The second longbow must be shot as well, even if there is nobody to hit. Put it beside either of your characters, and shoot where you like. In our example it misses.
tutorial-shelter = The obstacle shot can also protect you. Push a crystal between Sword 1 and Skull 2.
tutorial-behemoth = Turn 4, Skull 2. You are Skull. Play Behemoth: its critical melee takes two tokens, and whoever it wounds is stunned.
tutorial-behemoth-hint = Behemoth is in your hand.
tutorial-rebound = Only walls spoil a strike; off a crystal it still counts. Flick Skull 2 against the crystal on its left, so that it bounces into Sword 1.
tutorial-rebound-hint = The crystal lies to the left of Skull 2 and a little lower, Sword 1 above it. Any hit on Sword 1 will do, as long as no wall comes first.
tutorial-retreat = Two tokens, and Sword 1 is stunned! Watch: Behemoth’s second shot, a move, takes Skull 2 away. Then the card stays as armour, beside Marauder.
tutorial-end-of-four = Skull 2 ends its turn with a crystal, as everybody does.
tutorial-stunned = Turn 5, Sword 1, who is stunned. You draw as always, but you discard the card that you choose: neither its shots nor its ability count. Choose one that you can spare.
tutorial-stunned-move = A single move is all that is left for Sword 1. Go where you like.
tutorial-stun-over = The obstacle shot is still yours, with any crystal. After it the stun is over.
tutorial-witch = Turn 6, Skull 1. You are Skull. Play Witch: a move, then a power wave.
tutorial-witch-hint = Witch is in your hand.
tutorial-witch-move = Watch: the move takes Skull 1 past the crystal, closer to Sword 2.
tutorial-power-wave = The power wave is wide and takes two tokens. Put it beside Skull 1, and send it to Sword 2 at the left wall.
tutorial-power-wave-hint = Put it to the left of Skull 1, a little higher, and flick it to the left and somewhat upwards.
tutorial-boost = A hit! For one card discarded from your hand, a power wave takes three tokens instead of two. Cards are few: keep yours this time.
tutorial-boost-hint = Keep the cards: nothing is discarded.
tutorial-crystal-wall = Watch: Skull 1 ends the turn behind a crystal.
tutorial-enchantress = Turn 7, Sword 2, the last one. Sword has only three tokens left. Play Enchantress: a move, a targeted fireball, and then she heals.
tutorial-enchantress-hint = Enchantress is in your hand.
tutorial-sidestep = A crystal covers Skull 1. Go farther up along the left wall, for a better line.
tutorial-sidestep-hint = Sword 2 should come to rest near the left wall, about halfway up.
tutorial-target = A targeted shot names one enemy, and only that one can be hit. Name Skull 1.
tutorial-target-hint = Skull 1 is the one behind the crystal.
tutorial-fireball = Watch: Sword 2 puts the fireball down and flicks it around the crystal. It misses Skull 1.
tutorial-second-flick = A targeted shot that misses may be flicked once more, from where the projectile stopped; or you leave it. The fireball now lies to the left of Skull 1, almost level with it, and the way is clear. Hit Skull 1!
tutorial-second-flick-hint = Straight to the right, fast enough to arrive.
tutorial-armour = A hit! Change sides: you are Skull 1, and Skull has kept armour. One armour card cancels all damage of this shot, and is then discarded. Behemoth or Marauder? Give up Behemoth, and keep Marauder.
tutorial-armour-hint = Choose Behemoth: it was kept for this.
tutorial-heal = No token was lost. But armour stops only the shot: what the card does afterwards still happens. Enchantress heals two: Sword has 5 tokens, Skull 7, the bank 12.
tutorial-end = That makes 24 tokens, as at the beginning: none is ever lost. You win when the other team has none left, or when yours has more as the match ends. You know the game now: sit down and play!
learned-turn = A turn is a card from your hand, all of its shots in order, and then one crystal. CAT-50
learned-hit = Touching a wall before the enemy spoils a hit; touching a crystal does not. CAT-78
learned-projectile = A projectile is put down beside your pawn and then flicked; a longbow may also start beside your team mate. CAT-53
learned-tokens = A wound costs tokens. They go to the bank, or to whoever steals them; a team with none left has lost. CAT-74
learned-stun = A stunned character discards a card, and has one move and the crystal. CAT-91
learned-armour = A kept armour card cancels all damage of one shot, but not what the card does afterwards. CAT-100

## The scenarios

thing-tutorial = The first seven turns
thing-past-the-crystal = Past the crystal
thing-from-the-other-side = From the other side
thing-both-at-once = Both at once
thing-in-the-way = In the way
thing-a-way-out = A way out
thing-off-the-crystal = Off the crystal
thing-the-cork = The cork
thing-the-last-token = The last token
puzzle-past-the-crystal = You are Sword. Skull 1 looks out from behind a crystal, and every card in your hand begins with a strike. Wound Skull with a single flick.
puzzle-past-the-crystal-hint = A touch on the rim is a hit. Pass below the first crystal and above the second, and aim at the lower edge of Skull 1 rather than at its middle.
puzzle-from-the-other-side = You are Skull. Three crystals wall Skull 1 in, but its turn need not be lost. Wound Sword with the shots of one card.
puzzle-from-the-other-side-hint = A longbow may also start beside your other character. Tap Skull 1 for the move; then put the longbow above Skull 2, and shoot up at Sword 1.
puzzle-both-at-once = You are Sword, and Skull has six tokens left. Take them all with a single flick, and win.
puzzle-both-at-once-hint = A power wave is wide enough for two, and a discarded card makes it take three tokens from each. Put it to the right of Sword 1, and aim between Skull 1 and Skull 2.
puzzle-in-the-way = You are Sword. Skull 1 acts next, and its way to Sword 2 is clear. Sword 1 is stunned: all it has is a move and a crystal. Bring the fourth crystal between the two.
puzzle-in-the-way-hint = Tap Sword 1, which is safe in its corner. Then flick the fourth crystal straight up at about 700 mm/s: that carries it 125 mm, just as far as it has to go.
puzzle-a-way-out = You are Skull. Skull 2 would strike Sword 2 next, along the lower wall, but two crystals lie between them. Skull 1 is stunned: with a move and a crystal, clear the way.
puzzle-a-way-out-hint = One crystal can drive another. Tap Skull 1, then flick the first crystal straight up and hard: it pushes the second aside, and leaves the wall itself.
puzzle-off-the-crystal = You are Skull. Both enemies shelter behind a row of crystals, and every card in your hand begins with a strike. Wound Sword with a single flick.
puzzle-off-the-crystal-hint = Off a wall a strike is lost, off a crystal it counts. The fourth crystal stands apart on the left: flick Skull 1 hard against its right-hand side, and it glances off behind the row.
puzzle-the-cork = You are Sword. Skull has four tokens left, and Skull 1 sits in the only gap like a cork. Win with two flicks.
puzzle-the-cork-hint = Duelist strikes twice, and a discarded card makes a hit take two. Strike Skull 1 in the middle and not too hard: Sword 1 then stays in the gap, with somebody in front of it.
puzzle-the-last-token = You are Sword, with 11 tokens to 12, and the bank holds one. The match ends when the bank is empty, and every card in your hand heals. Win in this turn.
puzzle-the-last-token-hint = A token that Skull loses goes to the bank; then a heal of 2 empties it, 13 to 11. Enchantress may aim twice. On the mat nothing bounces: flick Sword 1 hard over the edge between the enemies, and it comes back there, behind them.
