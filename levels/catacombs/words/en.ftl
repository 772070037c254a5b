# What Conquest of the Catacombs says, in English.

game-catacombs = Conquest of the Catacombs
game-catacombs-about = A flicking duel of two teams, for two to four. Play a card, take its shots one after the other, and take the other team's health tokens.

option-arena-mode = Arena
option-arena-mode-help = card walls, or a mat that pawns can leave (CAT-118, CAT-119)
option-table = Table
option-table-help = another table: a preset or a file; empty for the one of the arena
option-obstacle-layout = Obstacles
option-obstacle-layout-help = where the crystals begin: quincunx, line, diagonal, or a file (CAT-R34)
option-starting-health = Health
option-starting-health-help = tokens that each team begins with, 1 to 11 (CAT-14)
option-first-team = First team
option-first-team-help = who begins (CAT-25)
option-solo-team = Alone
option-solo-team-help = with three players, the team of the one who plays alone (CAT-112)
option-draw-timing = Draw
option-draw-timing-help = at the start of a turn, or at its end (CAT-132)
option-exhaustion = Exhaustion
option-exhaustion-help = an empty deck costs health (CAT-135)
option-no-abilities = No abilities
option-no-abilities-help = only the shots of a card are used (CAT-139)
option-no-armour = No armour
option-no-armour-help = armour cards are discarded like any other (CAT-140)

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
thing-missile = missile
thing-fireball = fireball
thing-longbow = longbow
thing-wave = wave
thing-power-wave = power wave
thing-active = active
thing-stunned = stunned
thing-target = target
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

ask-agree = Layout of the crystals: { $layout }. Do you agree?
ask-propose = Which layout of the crystals do you propose?
ask-play = Which card do you play?
ask-discard = Which card do you discard?
ask-target = Which enemy is the target?
ask-place = Put the { $projectile } beside { $pawn }.
ask-place-longbow = Put the { $projectile } beside { $pawn } or your other character.
ask-flick-move = Move { $pawn }.
ask-flick-melee = Strike with { $pawn }.
ask-flick-critical-melee = Strike hard with { $pawn }.
ask-flick-missile = Shoot the { $pawn }.
ask-flick-fireball = Hurl the { $pawn }.
ask-flick-longbow = Shoot the { $pawn }.
ask-flick-wave = Send out the { $pawn }.
ask-flick-power-wave = Send out the { $pawn }.
ask-obstacle = Flick a crystal: { $pawn } or another.
ask-again = { $pawn } was not hit. Do you flick again from where it stopped?
ask-boost = Do you discard a card for { $n } more damage?
ask-armour = The shot takes { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}. Do you use kept armour?
ask-use = Which armour do you use?
ask-surprise = Surprise attack: do you play another card at once?
ask-extra-obstacle = Do you flick one more crystal?

do-discard = Discard { $what }
do-target = { $what }
do-use = Use { $what }
do-propose = { $what }

## The log

event-proposed = { $who } refuses the { $refused } and proposes the { $layout }.
event-agreed = Both teams accept the layout: { $layout }.
event-first-team = { $team } begins: { $who }.
event-turn = { $who } acts with { $pawn }.
event-exhausted = The deck of { $team } is empty: it costs health.
event-draw = { $who } draws { $card }.
event-draw-hidden = { $who } draws a card.
event-no-draw = The deck of { $team } is empty: no card is drawn.
event-no-card = { $who } has no card to play.
event-play = { $who } plays { $card }.
event-stunned-discard = { $who } is stunned and discards { $card }.
event-stun-over = { $pawn } is stunned no longer.
event-target = The target is { $pawn }.
event-no-room = There is no room for the { $shot }: the shot is left out.
event-place = The { $piece } lies beside { $pawn }.
event-flick = { $pawn } is flicked.
event-hit = { $pawn } is hit.
event-hit-off-obstacle = { $pawn } is hit off a crystal: it counts.
event-no-hit = { $why }
event-touched-nobody = The { $shot } touches no enemy.
event-left-mat = { $pawn } left the mat and comes back where it left.
event-projectile-gone = The { $pawn } left the mat and is gone.
event-both-hit = Both are hit: { $tokens } tokens.
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
    [0] The discard pile of { $team } is empty: nothing goes back.
    [one] One discarded card goes back into the deck of { $team }.
   *[other] { $cards } discarded cards go back into the deck of { $team }.
}
event-keep = { $card } stays face up as armour of { $team }.
event-discard = { $card } is discarded.
event-obstacle = { $who } has moved { $pawn }.
event-flip = Next for { $team }: { $pawn }.

verdict-hit = { $pawn } is hit.
verdict-own-team = { $pawn } is of the same team.
verdict-obstacle = { $pawn } is an obstacle.
verdict-move = { $pawn } is not wounded: a move never wounds.
verdict-at-rest = { $pawn } is not wounded: the pawn lay still when they touched.
verdict-wall-first = { $pawn } is not wounded: the pawn came off a wall.
verdict-not-target = { $pawn } is not wounded: only { $target } is the target.

## Refusals

refused-not-in-hand = { $card } is not in your hand.
place-outside = The projectile must lie wholly inside. Choose another spot.
place-in-the-way = { $pawn } is in the way. Choose another spot.
place-too-far = Too far from { $pawn }: { NUMBER($gap, minimumFractionDigits: 1) } mm, at most { $most }. Move it closer.
deck-size = { $file }: a deck has { $expected } cards, this one has { $found }
deck-team = { $file }: this should be the deck of { $expected }, not of { $found }
deck-twice = { $file }: { $card } and { $other } have the same class or name
start-pawns = { $file }: a start needs sword-1, sword-2, skull-1, skull-2 and five pawns named crystal-…; found { $found }
start-unfair = { $file }: these places favour one side; they must stay the same after a half-turn, or mirrored on the middle line

expected-health = a whole number from 1 to 11
expected-effect-count = a whole number from 1 to 5
expected-title = a name of 1 to 40 characters
expected-shots = a list of 1 to 4 shots
expected-card-id = an ID of small letters, digits and underscores

## The end

end-won = { $stopped } { $decided }
end-draw = { $stopped } Health and cards are equal: nobody wins.
end-conceded = { $team } gives up.
stopped-reserve = { $team } has no token left.
stopped-bank = The bank is empty.
stopped-cards = { $who } has no card to play.
decided-health = { $team } wins with { $most } tokens to { $least }.
decided-cards = Health is equal; { $team } wins with { $most } cards in hand to { $least }.

## Zones

zone-arena = Arena
zone-bank = Bank: { $tokens } tokens
zone-reserve = Health of { $team }: { $tokens }
zone-marker = { $team } acts next with
zone-deck-sword = Deck of Sword
zone-deck-skull = Deck of Skull
zone-discard-sword = Discarded by Sword
zone-discard-skull = Discarded by Skull
zone-kept-sword = Kept armour of Sword
zone-kept-skull = Kept armour of Skull
zone-playing = Being played
zone-hand = Hand of { $who }

## Cards

play-card = Play { $card }: { $shots }
play-card-more = { $line } · { $more }
sequence-1 = { $shot1 }
sequence-2 = { $shot1 }, { $shot2 }
sequence-3 = { $shot1 }, { $shot2 }, { $shot3 }
sequence-4 = { $shot1 }, { $shot2 }, { $shot3 }, { $shot4 }
shot-targeted = { $shot } (targeted)
ability-surprise-attack = Surprise attack. After the shots you may at once play another card.
ability-steal = Steal { $n }. The first { $n ->
    [one] token lost to this card joins
   *[other] { $n } tokens lost to this card join
} your reserve.
ability-stun = Stun. An enemy wounded by this card may only move on its next turn.
ability-heal = Heal { $n }. Your team takes { $n ->
    [one] one token
   *[other] { $n } tokens
} from the bank.
ability-reset = Reset. Your discard pile is shuffled into your deck.
ability-discard-boost = Boost. When a shot of this card hits, you may discard a card for { $n } more damage.
ability-draw = Draw { $n }. You draw { $n ->
    [one] one card
   *[other] { $n } cards
} from your deck.
ability-extra-obstacle = Extra obstacle. You may flick one more crystal.
card-armour = Armour. The card stays before your team; later it cancels one whole shot.
