# What Kinfire Delve says, in English.

game-kinfire = Kinfire Delve: Vainglory’s Grotto
game-kinfire-short = Kinfire
game-kinfire-tile = Down the well, together
game-kinfire-about = One to four Seekers go down a magical well together. Choose a card, meet it with skill, help and dice, and reach the bottom before your health is gone.

option-hard = Hard mode
option-hard-help = 8 health instead of 10 (KIN-165)
option-quick = Quick game
option-quick-help = 10 fewer cards in the well, at the price of 2 damage and 1 fatigue (KIN-166)
option-first-game = First game
option-first-game-help = four set cards lie around the Master (KIN-187)
option-first-player = First player
option-first-player-help = which player begins, by number, or whoever chance picks (KIN-R19)
option-first-player-0 = at random
option-every-boost = Ask for every boost
option-every-boost-help = even when the challenge is sure to be completed (KIN-69)
option-seeker = Seeker
option-seeker-help = the Seeker that this player leads (KIN-R18)
option-seeker-any = Any
option-seeker-any-about = The first Seeker that nobody has chosen.
option-seeker-asha-about = Trapbreaker, red and green: quick against traps and obstacles. Her Lantern lets you reroll all dice.
option-seeker-ioren-about = Reader of Stones, blue and red: learns from spent cards, best with puzzles. His Lantern takes a card back.
option-seeker-sefa-about = Rope Dancer, green and blue: strong in Darkness with the help of others. Her Lantern moves progress to where she is.
option-seeker-odram-about = Old Lamplighter, all three colours: the more tired the team, the better. His Lantern prevents damage.

## Names

thing-red = red
thing-green = green
thing-blue = blue
thing-white = white
thing-light = Light
thing-darkness = Darkness
thing-combat = Combat
thing-obstacle = Obstacle
thing-puzzle = Puzzle
thing-trap = Trap
thing-challenge = Challenge
thing-event = Event
thing-gauntlet = Gauntlet
thing-master = Master
thing-fatigue = Fatigue
thing-seeker = Seeker
thing-asha_lantern = Asha’s Lantern
thing-ioren_lantern = Ioren’s Lantern
thing-sefa_lantern = Sefa’s Lantern
thing-odram_lantern = Odram’s Lantern
thing-beaten = defeated
thing-victorious = victorious
thing-active = active
thing-attempted = being attempted
thing-completed = completed
thing-turned = turned
thing-invulnerable = invulnerable
thing-lit = charged
thing-dark = not charged
thing-used = in use
thing-just-a-scratch = Just a Scratch
thing-vainglorys-puppet = Vainglory’s Puppet
thing-effort-pays-off = Effort Pays Off
thing-intermission = Intermission
thing-flesh-wound = Flesh Wound
thing-on-a-razors-edge = On a Razor’s Edge
thing-sea-of-nightmares = Sea of Nightmares
thing-fortune-favours-the-bold = Fortune Favours the Bold
thing-to-the-bitter-end = To the Bitter End
thing-against-the-clock = Against the Clock
thing-three-coins-in-the-fountain = Three Coins in the Fountain
thing-master-of-the-maze = Master of the Maze
thing-tutorial = The guided first game

## Questions and answers

ask-give-in = You have { $n ->
    [one] one card
   *[other] { $n } cards
} in hand. Do you give in to fatigue for a new hand, at the price of a Fatigue card?
yes-give-in = Give in
no-give-in = Go on
give-in = Give in to fatigue
ask-approach = Which card on the table do you take on?
approach-event = { $card }: { $text }
approach-challenge = { $card }, { $progress } of { $difficulty }: { $text }
do-approach = Choose { $what }
ask-name = { $card } has several weaknesses: which colour do you choose?
do-name = { $what }
ask-play = { $card }: which action do you play?
do-play = Play { $what }
play-card = Play { $card }: +{ $n }
play-card-now = Play { $card }: +{ $n } instead of +{ $printed }
play-card-more = { $line } · { $more }
play-nothing = No action: only the dice
ask-boost = { $who }: do you boost against { $card } ({ $colour })?
do-boost = Boost with { $what }
boost-card = Boost with { $card }: +{ $n }
no-boost = { $played ->
    [0] No boost
   *[other] No more boosts
}
moment-boost = A boost against { $card } ({ $colour })
ask-reroll = { $card }: do you reroll all dice?
moment-reroll = The dice have fallen
yes-reroll = Reroll
no-reroll = Keep the roll
ask-may = { $card }: { $deeds }
moment-may = { $card }
yes-may = Do it
no-may = Leave it
ask-pick = { $card }: what do you choose?
moment-pick = { $card }
ask-order = Several texts apply. Which comes first?
do-order = { $what }
ask-reward = Several rewards are due. Which comes first?
do-reward = { $what }
ask-discard = { $card }: which { $n ->
    [one] card
   *[other] { $n } cards
} do you discard?
do-discard = Discard { $what }
ask-recover = { $card }: which { $n ->
    [one] card do you take back, if any
   *[other] cards do you take back, up to { $n }
}?
do-recover = Take back { $what }
ask-raise = { $n ->
    [one] Which Gauntlet card is turned face up again?
   *[other] Which { $n } Gauntlet cards are turned face up again?
}
do-raise = { $what }
ask-brave = Which Fatigue card do you brave?
do-brave = { $what }
ask-help = { $card }: which other Seeker?
do-help = { $what }
ask-add-progress = { $card }: where do you put { $n } progress?
ask-remove-progress = { $card }: where do you remove { $n } progress?
ask-move-progress = { $card }: where do you move up to { $n } progress to?
ask-from = { $card }: where do you take up to { $n } progress from?
ask-discard-challenge = { $card }: which challenge do you discard?
do-target = { $what }

## The log

event-begin = { $who } begins.
event-well-card = Card { $slot }: { $card }.
event-quick = A quick game has its price.
event-turn = Turn { $n }: { $who } with { $seeker }.
event-turn-alike = Turn { $n }: { $who }.
event-must-give-in = { $who } holds no card and must give in to fatigue.
event-give-in = { $who } gives in to fatigue and discards { $n ->
    [0] nothing
    [one] one card
   *[other] { $n } cards
}.
event-fatigue = Fatigue: { $card } is in play.
event-no-fatigue = The fatigue deck is empty.
event-draw = { $who } draws { $card }.
event-reshuffle = { $who } shuffles { $n ->
    [one] one discarded card
   *[other] { $n } discarded cards
} into a new deck.
event-no-draw = { $who } has no card left to draw.
event-nothing-there = There is nothing for { $who } to choose.
event-event = { $who } meets { $card }.
event-attempt = { $who } attempts { $card } ({ $colour }): { $progress } of { $difficulty }.
event-no-action = { $who } plays no action.
event-lantern = { $who } raises { $card }.
event-play = { $who } plays { $card }.
event-boost = { $who } boosts with { $card }: +{ $n }.
event-roll = { $who } rolls { $dice }: { $points ->
    [one] one point
   *[other] { $points } points
}.
event-points = Action { $action }, boosts { $boosts }, dice { $dice }, bonus { $bonus }: { $n } in total.
event-placed = { $card }: { $n } placed, now { $progress } of { $difficulty }.
event-failed = The attempt fails: { $card }.
event-completed = { $card } is completed with { $progress } progress.
event-text = Takes effect: { $card }.
event-turned = { $card } is turned face down.
event-turned-up = { $card } is turned face up again.
event-bottom = The bottom of the well! All well cards are cleared away.
event-master = The Master is turned over: { $card }.
event-gauntlet = The { $n } Gauntlet cards lie around the Master.
event-descend = Descend { $n }: { $left } left in the well.
event-climb = Climb { $n }: { $left } left in the well.
event-no-descend = At the bottom there is no way further down.
event-no-climb = At the bottom there is no way up.
event-discard = { $who } discards { $card }.
event-heal = { $n ->
    [0] No health regained: { $hp }.
   *[other] { $n } healed: health { $hp }.
}
event-damage = { $n } damage: health { $hp }.
event-prevent = The next damage this turn is reduced by { $n }.
event-prevented = { $n } damage prevented.
event-brave = Fatigue braved: { $card } goes back.
event-no-brave = There is no fatigue to brave.
event-charge = { $who } charges the Lantern.
event-charged-already = { $who }’s Lantern is already charged.
event-lantern-down = { $card } goes out.
event-put-away = { $card } lies with the completed cards.
event-clean-up = { $n ->
    [one] A played card is put away.
   *[other] { $n } played cards are put away.
}
event-bonus = { $card }: { $n } for this attempt.
event-add = { $card }: { $n } progress more, now { $progress } of { $difficulty }.
event-remove = { $card }: { $n } progress less, now { $progress } of { $difficulty }.
event-overflow = { $card } holds only { $progress } progress: { $n } lost.
event-may-reroll = { $card } allows a reroll.
event-discard-challenge = { $card } is discarded.
event-attach = A card from the well slides under the Master, unseen: { $n } there.
event-attach-this = { $card } slides under the Master: { $n } there.
event-no-attach = Nothing slides under the Master.
event-recover = { $who } takes { $card } back.
event-condition = { $card }: its condition is met.
event-achievement = Achievement: { $achievement }!

dice-0 = { $die1 }
dice-1 = { $die1 }, { $die2 }
dice-2 = { $die1 }, { $die2 }, { $die3 }
dice-3 = { $die1 }, { $die2 }, { $die3 }, { $die4 }

## The log in one line each: the heading of a turn tells who acts

log-begin = { $who } begins.
story-turn = Turn { $n }: { $who } with { $seeker }
story-turn-brief = Turn { $n }: { $seeker }
story-turn-alike = Turn { $n }: { $who }
log-must-give-in = { $who } holds no card.
log-give-in = { $who } gives in: { $n ->
    [one] 1 card discarded
   *[other] { $n } cards discarded
}.
log-fatigue = Fatigue: { $card }.
log-event = Event: { $card }.
log-attempt = Attempt: { $card }.
log-no-action = No action.
log-lantern = { $card } is raised.
log-play = Action: { $card }.
log-boost = { $who }: { $card }, +{ $n }.
log-roll = Dice: { $dice }.
log-points = Action { $action }{ $boosts ->
    [0] {""}
   *[other] , boosts { $boosts }
}, dice { $dice }{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
}: { $n }.
log-placed = { $card }: { $progress } of { $difficulty }.
log-failed = Failed: { $card }.
log-completed = Completed: { $card }.
log-text = Effect: { $card }.
log-turned = Face down: { $card }.
log-bottom = The bottom of the well.
log-master = The Master: { $card }.
log-gauntlet = The { $n } Gauntlet cards.
log-descend = Descend { $n }: { $left } left.
log-climb = Climb { $n }: { $left } left.
log-brave = Fatigue braved: { $card }.
log-discard-challenge = Discarded: { $card }.
log-attach = Under the Master: now { $n }.
log-attach-this = Under the Master: { $card }.
log-condition = { $card }: condition met.
log-achievement = Achievement: { $achievement }.

## Refusals

refused-colour = That card is neither { $colour } nor white.
refused-not-charged = { $card } is not charged.
refused-boost-colour = Its boost is neither { $colour } nor white.
refused-own-action = You cannot boost your own action.
refused-lantern-boost = A Lantern cannot boost.
refused-master-hidden = The Master cannot be challenged before the bottom is reached.
refused-master-guarded = { $card } is guarded: all Gauntlet cards are face up.
refused-master-invulnerable = { $card } is not vulnerable to any colour yet.
refused-turned = { $card } is already turned.
refused-seeker-twice = Only one player can lead { $value }.
refused-first-player = { $seats ->
    [one] Player { $number } cannot begin: there is only one.
   *[other] Player { $number } cannot begin: there are only { $seats }.
}
position-card = { $card } lies in two places, or where it does not belong
position-slots = the board has { $expected } slots, not { $found }
position-gauntlet = the Gauntlet is { $cards }, each face aside, up or down
position-active = the active Seeker is a number below { $seekers }, counted from 0, not { $found }
position-hp = health is from 1 to { $most }, not { $found }
position-progress = { $card } has progress { $found }: only challenges in play have any, and at least 1

expected-first-player = the number of a player, or 0 for chance

## The end

end-won = { $master } is defeated, with { $hp } health left: the team has won.
end-health = No health is left: the team has lost.
end-condition = { $card } ends it: the team has lost.
end-conceded = { $who } resigns for the team.
end-master-wins = Vainglory wins
end-team-wins = The Seekers win

## The story of a delve that is over

names-more = { $one }, { $other }
names-and = { $one } and { $other }
tale-begins = { $seekers } { $n ->
    [one] goes down the well alone.
   *[other] go down the well together.
}
tale-since = What was before turn { $n } is not counted here.
tale-bottom = At the bottom of the well, { $master } awaits.
tale-challenges = { $completed }; { $failed ->
    [0] not one attempt fails.
    [one] one attempt fails.
   *[other] { $failed } attempts fail.
}
tale-completed = { $n ->
    [0] No challenge is completed
    [one] One challenge is completed
   *[other] { $n } challenges are completed
}
tale-completed-by = { $completed }, { $several ->
    [one] { $n } of them by { $seekers }
   *[other] { $n } each by { $seekers }
}
tale-completed-all-by = { $completed }, by { $seekers } alone
tale-fatigue = { $given } { $left ->
    [0] No Fatigue card is in play at the end.
    [one] One Fatigue card is in play at the end.
   *[other] { $left } Fatigue cards are in play at the end.
}
tale-gives-in = { $seeker } gives in to fatigue { $n ->
    [one] once.
    [2] twice.
   *[other] { $n } times.
}
tale-give-in = The Seekers give in to fatigue { $n ->
    [2] twice
   *[other] { $n } times
}: { $seekers }.
tale-gives-in-of = { $seeker } ({ $n })
tale-nearest-alone = { $seeker } never gives in to fatigue; { $cards ->
    [0] at the least, no card is left in hand.
    [one] at the least, one card is left in hand.
   *[other] at the least, { $cards } cards are left in hand.
}
tale-nearest = Nobody gives in to fatigue; { $several ->
    [one] { $seekers } comes nearest, with { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    } left in hand.
   *[other] { $seekers } come nearest, each with { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    } left in hand.
}
tale-never-near = Nobody gives in to fatigue, and nobody ever holds fewer than { $cards } cards.
tale-worst = At the worst moment, { $hp } health is left.
tale-unhurt = The team suffers no damage.
tale-not-down = { $left ->
    [0] The last well card is drawn, but the bottom is not reached.
    [one] The bottom is not reached: one of { $all } well cards still lies in the well.
   *[other] The bottom is not reached: { $left } of { $all } well cards still lie in the well.
}
tale-master-stands = { $master } still stands, at { $progress } of { $difficulty }.
tale-master-untouched = { $master } is never touched; Gauntlet cards turned: { $turned } of { $all }.
tale-with = { $seeker } with { $card }
tale-without = { $seeker } without an action
tale-boosted = { $deed }, boosted by { $seekers },
tale-decided-dice = The dice decide: { $deed } against { $master }, { $dice }. That makes { $progress } of { $difficulty }.
tale-decided-cards = The cards decide: { $deed } against { $master }, { $progress } of { $difficulty }, { $n ->
    [0] nothing of that from the dice.
   *[other] { $n } of that from the dice.
}
tale-decided-added = The effect of a card decides, in the turn of { $seeker }: { $n } more on { $master }, { $progress } of { $difficulty }.
tale-decided-effect = The effect of a card decides, in the turn of { $seeker }: { $progress } progress against { $master }.
tale-deed-begin = Before the first turn
tale-deed-turn = It is the turn of { $seeker }
tale-deed-give-in = { $seeker } gives in to fatigue
tale-deed-event = { $seeker } meets { $card }
tale-deed-attempt = { $seeker } attempts { $card }
tale-deed-completed = { $seeker } completes { $card }
tale-deed-failed = { $seeker } fails at { $card }, { $progress } of { $difficulty }
tale-lost-damage = { $deed }; then comes { $n } damage, and { $hp } health is there to take it.
tale-lost-card = { $deed }; then { $card } ends everything, with { $n ->
    [one] one Fatigue card
   *[other] { $n } Fatigue cards
} in play.
tale-lost-conceded = With { $hp } health left, the descent is given up.

## Achievements

thing-easy = Easy
thing-perilous = Perilous
thing-complex = Complex
thing-improbable = Improbable
achievement-just-a-scratch = Suffer at least 5 damage within one turn.
achievement-vainglorys-puppet = Lose with at least 3 Fatigue cards in play.
achievement-effort-pays-off = Complete The Faded Way with at least 10 progress on it.
achievement-intermission = Discard Vainglory’s Symphony with exactly 3 progress on it.
achievement-flesh-wound = Suffer at least 5 damage within a turn, The Beast’s Riddle aside.
achievement-on-a-razors-edge = Win with 1 health left.
achievement-sea-of-nightmares = Defeat Sea of Dreams with at least 3 cards under it.
achievement-fortune-favours-the-bold = Defeat Dreadweaver when its difficulty is 30 or more.
achievement-to-the-bitter-end = Defeat Danse Macabre with all 4 Gauntlet cards face down.
achievement-against-the-clock = Lose in the very first turn.
achievement-three-coins-in-the-fountain = Complete The 3 Fountains while all 3 copies are in play.
achievement-master-of-the-maze = Complete all 4 copies of The Maze at the same time.

## Zones

card-name = { $card }
zone-board = Around the Master
zone-team = Health { $hp } of { $most }, turn { $turn }
zone-attempt = Attempt: { $card }
zone-dice = Dice
zone-well-deck = Well
zone-well-discard = Well discard
zone-completed = Completed
zone-attached = Under the Master
zone-fatigue-deck = Fatigue deck
zone-fatigue = Fatigue in play
zone-seeker = { $who }
zone-seeker-alike = Seeker
zone-hand = Hand of { $who }
zone-played = Played by { $who }
zone-deck = Deck of { $who }
zone-discard = Discarded by { $who }
sum-before = Progress
sum-action = Action
sum-boost = { $who } boosts
sum-dice = Dice
sum-bonus = Ability
sum-difficulty = Difficulty
attempt-by = { $who }
attempt-to-come = { $n ->
    [one] One die to come
   *[other] { $n } dice to come
}
attempt-completed = { $card } is completed.
attempt-master = { $card } is defeated.
attempt-failed = { $card } is not completed yet.
stamp-completed = Completed
stamp-master = Defeated
stamp-failed = Failed
heading-health = Health
heading-now = Acts now
heading-seeker = Seeker
heading-attempt = Attempt
attempt-none = Nothing is being attempted.
heading-fatigue = Fatigue
heading-lantern = Lantern
heading-hand = Hand
heading-deck = Deck
heading-spent = Discard
heading-passed = Well discard
summary-completed = Challenges completed
summary-boosts = Boosts
summary-fatigue = Fatigue cards
piece-event = { $card } (Event)
piece-challenge = { $card } ({ $colour } { $type }) { $progress }/{ $difficulty }
piece-master = { $card } { $progress }/{ $difficulty }

## Cards

keyword-challenge = Challenge.
keyword-event = Event.
keyword-gauntlet = Gauntlet.
keyword-master = Master.
keyword-fatigue = Fatigue.
keyword-action = Skill.
keyword-seeker = Seeker.
whole-text = { $keyword } { $text }
text-challenge = Difficulty { $n }, { $colour }, { $type }.
text-master = Difficulty { $n }, black.
text-skill = Value { $n }, { $colours }.
text-action = Action: { $deeds }
text-boost = Boost: { $n }, { $colour }.
text-boost-if = Boost: { $n }, { $colour }; { $instead } if { $terms }.
text-icon = Effect icon of { $seeker }.
text-lantern = { $card }: { $text }
text-back = Back: { $deeds }
figures-now = { $n } instead of { $printed }
figures-skill = { $n } { $colours }, { $boost }
figures-boost = +{ $n } { $colour }
figures-boost-if = +{ $n } or +{ $instead } { $colour }
figures-lantern = { $n } { $colours }: { $deeds }
bar-boost = Boost
bar-boost-if = +{ $n } if { $terms }
line-while-in-play = In force: { $deeds }
line-passive = In your own attempts: { $deeds }
line-on-attempt = While attempted: { $deeds }
line-on-enter = On entering: { $deeds }
line-on-interact = { $deeds }
line-on-light = On Light: { $deeds }
line-on-darkness = On Darkness: { $deeds }
line-on-placed = When an attempt places progress: { $deeds }
line-on-turn-start = At the start of a turn: { $deeds }
line-on-turn-end = At the end of a turn: { $deeds }
line-on-any-fail = When an attempt on a well card fails: { $deeds }
line-reward = Reward: { $deeds }
line-penalty = Penalty: { $deeds }
who-another-seeker = Another Seeker: { $deed }
who-each-seeker = Each Seeker: { $deed }
part-descend = Descend { $n }{ $each }.
part-climb = Climb { $n }{ $each }.
part-draw = Draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $each }.
part-discard = Discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $each }.
part-heal = Heal { $n }{ $each }.
part-damage = Suffer { $n } damage{ $each }.
part-suffer-fatigue = Suffer { $n } fatigue{ $each }.
part-brave-fatigue = Brave fatigue.
part-charge-lantern = Charge the Lantern.
part-bonus = Bonus { $sign ->
    [less] −
   *[more] +
}{ $n }{ $each }.
part-add-progress = Put { $n } progress on { $target }.
part-remove-progress = Remove { $n } progress from { $target }.
part-move-progress = Move up to { $n } progress from { $source } to { $target }.
part-difficulty = Difficulty of { $target }: { $sign ->
    [less] −
   *[more] +
}{ $n }{ $each }.
part-reroll = You may reroll all dice.
part-discard-challenge = Discard { $target }.
part-attach = { $about ->
    [this] This card
   *[top] The top card of the well
} slides under the Master.
part-cap = Unless attempted, it holds at most { $n } progress.
part-prevent = Reduce the next damage this turn by { $n }.
part-recover = You may take { $n ->
    [one] one card
   *[other] up to { $n } cards
} from your discard pile into your hand.
part-limit = { $about ->
    [boosts] At most { $n ->
        [one] { $n } boost
       *[other] { $n } boosts
    } per action.
   *[skill_dice] Roll only { $n ->
        [one] { $n } skill die
       *[other] { $n } skill dice
    }.
}
part-hand-size = Cards in every new hand: { $sign ->
    [less] −
   *[more] +
}{ $n }{ $each }.
part-action-value = Value of every action: { $sign ->
    [less] −
   *[more] +
}{ $n }{ $each }.
part-damage-plus = First damage of each turn: { $sign ->
    [less] −
   *[more] +
}{ $n }{ $each }.
part-vulnerable = The Master is vulnerable to { $about }.
part-turn-up = Turn { $n ->
    [one] one face-down Gauntlet card
   *[other] { $n } face-down Gauntlet cards
} face up again.
part-defeat = The team loses.
amount-missing = the points still missing
amount-copies = copies of { $card } in play
amount-attached = cards under the Master
amount-fatigue = Fatigue cards in play
amount-gauntlet-up = Gauntlet cards face up
amount-gauntlet-down = Gauntlet cards face down
amount-progress = the progress on this card
amount-placed = the points just placed
as-much = as much
other-copies = other copy of { $card } in play
each-missing = { $n ->
    [one] point
   *[other] points
} still missing
each-copies = { $n ->
    [one] copy
   *[other] copies
} of { $card } in play
each-attached = { $n ->
    [one] card
   *[other] cards
} under the Master
each-fatigue = { $n ->
    [one] Fatigue card
   *[other] Fatigue cards
} in play
each-gauntlet-up = { $n ->
    [one] Gauntlet card
   *[other] Gauntlet cards
} face up
each-gauntlet-down = { $n ->
    [one] Gauntlet card
   *[other] Gauntlet cards
} face down
each-progress = { $n ->
    [one] point
   *[other] points
} of progress on this card
each-placed = { $n ->
    [one] point
   *[other] points
} just placed
target-target = the attempted challenge
target-this = this card
target-other = another { $what }
target-any = any { $what }
target-each-other = every other { $what }
target-master = the Master
of-target = the attempted challenge
of-this = this card
of-other = another { $what }
of-any = any { $what }
of-each-other = every other { $what }
of-master = the Master
what-challenge = challenge
what-name = { $card }
what-both = { $colour } { $type } challenge
what-colour = { $colour } challenge
what-type = { $type } challenge
colours-1 = { $one }
colours-2 = { $one } and { $other }
term-type = { $no ->
    [not] the type is not { $what }
   *[yes] the type is { $what }
}
term-colour = { $no ->
    [not] the colour is not { $what }
   *[yes] the colour is { $what }
}
term-light = { $no ->
    [not] Light does not show
   *[yes] Light shows
}
term-darkness = { $no ->
    [not] Darkness does not show
   *[yes] Darkness shows
}
term-charged = { $no ->
    [not] your Lantern is not charged
   *[yes] your Lantern is charged
}
term-seekers = { $no ->
    [not] there are not { $n } Seekers
   *[yes] there { $n ->
        [one] is one Seeker
       *[other] are { $n } Seekers
    }
}
term-hp = { $no ->
    [not] health is more than { $n }
   *[yes] health is { $n } or less
}
term-copies = { $no ->
    [not] { $n ->
        [one] no copy of { $card } is in play
       *[other] fewer than { $n } copies of { $card } are in play
    }
   *[yes] at least { $n ->
        [one] one copy of { $card } is in play
       *[other] { $n } copies of { $card } are in play
    }
}
term-boosts = { $no ->
    [not] { $n ->
        [one] no boost is played
       *[other] fewer than { $n } boosts are played
    }
   *[yes] at least { $n ->
        [one] one boost is played
       *[other] { $n } boosts are played
    }
}
term-attached = { $no ->
    [not] { $n ->
        [one] no card is under the Master
       *[other] fewer than { $n } cards are under the Master
    }
   *[yes] at least { $n ->
        [one] one card is under the Master
       *[other] { $n } cards are under the Master
    }
}
term-fatigue = { $no ->
    [not] { $n ->
        [one] no Fatigue card is in play
       *[other] fewer than { $n } Fatigue cards are in play
    }
   *[yes] at least { $n ->
        [one] one Fatigue card is in play
       *[other] { $n } Fatigue cards are in play
    }
}
term-gauntlet-up = { $no ->
    [not] { $n ->
        [one] no Gauntlet card is face up
       *[other] fewer than { $n } Gauntlet cards are face up
    }
   *[yes] at least { $n ->
        [one] one Gauntlet card is face up
       *[other] { $n } Gauntlet cards are face up
    }
}
term-gauntlet-down = { $no ->
    [not] { $n ->
        [one] no Gauntlet card is face down
       *[other] fewer than { $n } Gauntlet cards are face down
    }
   *[yes] at least { $n ->
        [one] one Gauntlet card is face down
       *[other] { $n } Gauntlet cards are face down
    }
}
term-icon = { $no ->
    [not] your discard shows your icon fewer than { $n } times
   *[yes] your discard shows your icon at least { $n } times
}

## Odds

promise-dice = with the dice alone
promise-action = at best, with { $action } and { $n ->
    [0] no boost
    [one] one boost
   *[other] { $n } boosts
}
promise-unhelped = without any boost
promise-helped = at best, with { $n ->
    [one] one boost
   *[other] { $n } boosts
} ({ $percent }% without)
promise-last-boost = as the last boost ({ $percent }% with { $n ->
    [one] one more
   *[other] { $n } more
})
promise-boost = { $who } plays { $action }, { $n ->
    [0] nothing is missing
    [one] one point is missing
   *[other] { $n } points are missing
} before the dice

## Warnings

peril-sure = The team loses.
peril-fatigue = { $n } of the { $of } Fatigue cards left { $n ->
    [one] loses
   *[other] lose
} the game.

## What bots think

think-give-in = A new hand is worth a Fatigue card.
think-go-on = { $n ->
    [one] One card is
   *[other] { $n } cards are
} still enough to go on with.
think-event = { $card } is safe, and the best there is.
think-approach = { $card } with { $action } and { $n ->
    [0] no boost
    [one] one boost
   *[other] { $n } boosts
}: completed { $percent }% of the time.
think-dice = { $card } with the dice alone: completed { $percent }% of the time.
think-name = As { $colour }, our cards do most against it.
think-boost = { $card } is well spent here: completed { $percent }% of the time.
think-boost-other = Somebody else can spare a card more easily: completed { $percent }% of the time.
think-no-boost = The cards are worth more in the hand: completed { $percent }% of the time as it is.
think-reroll = Another roll promises more: completed { $percent }% of the time.
think-keep-roll = This roll is as good as another.
think-may = { $card } is of use here.
think-may-not = { $card } would do more harm than good.
think-riddance = { $card }: better to be rid of it.
think-progress = { $card } is where progress helps most.
think-least-loss = { $card } is where progress will be missed least.
think-pick = At { $hp } health, this helps most.
think-order = The order hardly matters.
think-discard = These will be missed least.
think-recover = These are the best to take back.
think-raise = Without it the way stays shortest.
think-brave = { $card } weighs most.
think-help = { $seeker } holds the fewest cards.

## The guided first game

tutorial-welcome = Welcome to the well! You lead two Seekers, Asha and Ioren, down to Vainglory, who waits at the bottom. All play together: you win together, or lose together. In this lesson you answer for both of them, and the dice fall as they should.
tutorial-board = In the middle lies the Master, face down. Around it lie four cards of the well; in a first game it is always these four. Every turn, one Seeker chooses one of them. That is the game, again and again, until the well is empty.
tutorial-well = Usually that takes a while: the well holds 50 cards. For this lesson only 13 are left in it, so that you see the bottom today.
tutorial-health = This is the health of the whole team: 10 points for all Seekers together. It never goes above 10, and at 0 you have lost.
tutorial-begin = Turn 1, Asha. Before you choose a card you may always give in to fatigue: a new hand, at the price of a Fatigue card. It is offered beside the cards. You have seven fresh cards in hand, so not now.
tutorial-choose = Now choose a card. Great Stag is an event: it simply happens. The other three are challenges, with a colour, a difficulty, and what they give or cost. Crystal Caves is red and takes 6 points: attempt it.
tutorial-action = First your action: one card from your hand, in the colour of the challenge, or white, which goes with every colour. The number on it is what it is worth. Kindled Blade gives 4 points: play it.
tutorial-boost = Now Ioren may help. A card that boosts counts only with the bar at its foot, in the colour of the challenge or in white. Lift Together adds 1: boost with it.
tutorial-no-boost = An action takes two boosts at most. But cards are rare down here, and the dice are still to come: one boost will do.
tutorial-dice = The dice! Against a red challenge, each of the three coloured dice that shows red gives 1 point. The fourth shows Light or Darkness: Light is white, and gives 1 point as well. That makes 2.
tutorial-sum = Here everything is added up: action 4, boost 1, dice 2, and 1 more that the caves themselves give for Light. 8 points, and 6 were needed: the challenge is completed.
tutorial-reward = A completed challenge pays its reward, here descend 2: two cards of the well pass by unseen, and the bottom comes closer. Then the empty place is filled from the well.
tutorial-fountains = Turn 2, Ioren. Go on with your hand, and attempt The 3 Fountains: blue, difficulty 5.
tutorial-stones = Blue is what Ioren knows best. Read the Stones gives 4 of the 5 points.
tutorial-risk = Asha could boost. But only one point is missing, and four dice will be rolled. Save her cards and take the risk: no boost.
tutorial-failed = No blue, and Darkness gives nothing: 4 of 5, failed. A failure costs the penalty of the card, here a card from Ioren’s hand. Discard Margin Notes.
tutorial-progress = But nothing was in vain: the 4 points stay on the card, as long as it lies there. Whoever chooses it next needs only one more.
tutorial-climb = The Master was at work too. Its back tells how: after a failure with Darkness, climb 1. A card comes back onto the well, and the bottom moves away.
tutorial-event = Turn 3, Asha. Spilled Lamp Oil has come up, an event. It charges your Lantern and costs 1 health. That is worth it: choose it.
tutorial-lantern = No card, no dice: an event just happens. Your Lantern is charged now, and keeps its light until it is used. Health is 9.
tutorial-winch = Turn 4, Ioren. The card that came back lies here now: The Rusted Winch, red, difficulty 5. Attempt it.
tutorial-flame = Some cards do more than their number says. The text of the action counts at once: Steady Flame puts 1 point on another challenge. Play it.
tutorial-target = On which one? The 3 Fountains stand at 4 of 5.
tutorial-indirect = 5 of 5! The 3 Fountains are completed although nobody attempts them. The reward goes to whoever has the turn: heal 1, descend 1. Health is 10 again.
tutorial-first = And the attempt goes on. Asha boosts with First Through, +2: with the 3 of Steady Flame that is all it takes. A second boost would be wasted.
tutorial-sure = 5 points were certain before the dice were rolled, and a red die makes 6 of them. Completed: descend 2.
tutorial-golem = Turn 5, Asha. Two new cards have come up. Wardrobe Golem is strong: it takes 7 points. But its reward brings a card as well. Attempt it.
tutorial-light = Now the Lantern. While it is charged, it may be your action in place of a card: 5 points, white. Asha’s Lantern also lets you reroll the dice. Use it!
tutorial-lit = A Lantern is boosted like a card. Ioren adds 1 with Lantern Held High, and leaves it at that.
tutorial-reroll = 6 points, and no die helps: one is missing. But Asha’s Lantern allows it: reroll all four dice!
tutorial-again = Twice red, and Light: 9 points. The reward: descend 2, and draw a card. At the end of the turn the Lantern goes out, until something charges it again.
tutorial-tired = Turn 6, Ioren. Only two cards are left, and nobody draws just because a turn begins. Now a new hand is worth its price: give in to fatigue.
tutorial-fatigue = Ioren has seven new cards, and here lies the price: Heavy Limbs takes 1 off every action of the team, as long as it is in play. Some rewards brave fatigue and send such a card back. Too many of them can cost you the game.
tutorial-maze = Giving in does not cost the turn. Attempt The Maze, green, difficulty 5, with Surveyor’s Knot: 3 points now, and no longer 4.
tutorial-nimble = Asha boosts with Nimble Fingers, +2 in white. 3 and 2 are enough.
tutorial-bottom = Completed: descend 2, and the well is empty. No place can be filled any more, so you stand at the bottom! What lay there is cleared away, the Master shows its face, and around it lie the four Gauntlet cards.
tutorial-master = To win you must complete the Master’s own challenge: 16 points. For this lesson, 2 lie on it already. It is black: no colour counts against it, until it becomes vulnerable to one.
tutorial-gauntlet = That is what the Gauntlet cards are for. A completed one is turned over, and its back counts from then on. Behind The Ribbon Web the Master becomes vulnerable to blue.
tutorial-web = Turn 7, Asha. The Ribbon Web is green, difficulty 9, and a trap. Asha herself gives 1 point more against every trap. Attempt it.
tutorial-trap = Defeat Trap is made for this. Its 2 points are 1 less with Heavy Limbs, and 2 more against a trap. With Asha’s own point, that makes 4.
tutorial-both = 5 more are needed. This time Ioren gives all that he may, two boosts: Chalk Line, +2, and Common Sense, +2.
tutorial-web-dice = One green die: exactly 9 points!
tutorial-turned = The card is turned over, and the Master is vulnerable to blue. Blue cards and blue dice now count against it.
tutorial-attack = Turn 8, Ioren, and blue is his colour. Attempt the Master’s challenge!
tutorial-answer = With all that you have: Measured Answer, 4 instead of 5, and from Asha Old Inscription, +3, and Guild Oath, +2.
tutorial-close = 9, and 2 from the dice: 13 of 16. Failed, but the points stay. And the Master strikes only with Darkness: Light shows, so it costs nothing.
tutorial-last = Turn 9, Asha. She holds nothing blue. But a challenge can be attempted without an action, with the dice alone. Three points are missing: dare it!
tutorial-won = Twice blue, and Light: 16 of 16. The Master is defeated. You have won!
tutorial-end = In a game of your own you lose when health falls to 0, or when a Fatigue card says so. Look for rewards, be sparing with boosts, and give in to fatigue in time. You know the way now: down you go!
learned-turn = A turn is one card of the four: an event, or a challenge. KIN-41
learned-attempt = An action, at most two boosts and the dice are added up, all in the colour of the challenge, or white. KIN-71, KIN-80
learned-failure = A failure costs the penalty, but the points stay on the card. KIN-102
learned-lantern = A charged Lantern takes the place of an action card. KIN-75
learned-fatigue = Giving in to fatigue: a new hand, and a Fatigue card. KIN-126, KIN-127
learned-bottom = When the well is empty, the Master waits; turned Gauntlet cards make it vulnerable. KIN-151
learned-end = Complete the Master, and all have won; no health left, and all have lost. KIN-162
