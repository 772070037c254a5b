# Ce que dit À la conquête des catacombes, en français.

game-catacombs = À la conquête des catacombes
game-catacombs-about = Un duel de pichenettes entre deux équipes, de deux à quatre. Jouez une carte, prenez ses tirs l’un après l’autre et enlevez à l’autre équipe ses jetons Santé.

option-arena-mode = Zone de jeu
option-arena-mode-help = des murs de carton, ou un tapis dont on peut sortir (CAT-118, CAT-119)
option-table = Table
option-table-help = une autre table : un modèle ou un fichier ; vide, celle de la zone de jeu
option-obstacle-layout = Obstacles
option-obstacle-layout-help = où sont les cristaux au début : quincunx, line, diagonal ou un fichier (CAT-R34)
option-starting-health = Santé
option-starting-health-help = jetons de chaque équipe au début, de 1 à 11 (CAT-14)
option-first-team = Première équipe
option-first-team-help = qui commence (CAT-25)
option-solo-team = Seul
option-solo-team-help = à trois, l’équipe de qui joue seul (CAT-112)
option-draw-timing = Pioche
option-draw-timing-help = au début du tour ou à la fin (CAT-132)
option-exhaustion = Épuisement
option-exhaustion-help = une pioche vide coûte de la santé (CAT-135)
option-no-abilities = Sans capacités
option-no-abilities-help = seuls les tirs des cartes comptent (CAT-139)
option-no-armour = Sans armure
option-no-armour-help = les cartes d’armure sont défaussées comme les autres (CAT-140)

## Noms

thing-sword = Épée
thing-skull = Crâne
thing-sword-1 = Épée 1
thing-sword-2 = Épée 2
thing-skull-1 = Crâne 1
thing-skull-2 = Crâne 2
thing-crystal-1 = le premier cristal
thing-crystal-2 = le deuxième cristal
thing-crystal-3 = le troisième cristal
thing-crystal-4 = le quatrième cristal
thing-crystal-5 = le cinquième cristal
thing-missile = le missile
thing-fireball = la boule de feu
thing-longbow = l’arc long
thing-wave = la vague
thing-power-wave = la vague puissante
thing-active = actif
thing-stunned = assommé
thing-target = cible
thing-shot-move = déplacement
thing-shot-melee = combat
thing-shot-critical_melee = combat critique
thing-shot-missile = missile
thing-shot-fireball = boule de feu
thing-shot-longbow = arc long
thing-shot-wave = vague
thing-shot-power_wave = vague puissante
thing-quincunx = quinconce
thing-line = ligne
thing-diagonal = diagonale

## Questions et réponses

ask-agree = Disposition des cristaux : { $layout }. Êtes-vous d’accord ?
ask-propose = Quelle disposition des cristaux proposez-vous ?
ask-play = Quelle carte jouez-vous ?
ask-discard = Quelle carte défaussez-vous ?
ask-target = Quel ennemi visez-vous ?
ask-place = { $pawn } tire : posez { $projectile } juste à côté.
ask-place-longbow = { $pawn } tire : posez { $projectile } juste à côté, ou à côté de votre autre personnage.
ask-flick-move = Déplacez { $pawn }.
ask-flick-melee = Frappez avec { $pawn }.
ask-flick-critical-melee = Frappez fort avec { $pawn }.
ask-flick-missile = Tirez { $pawn }.
ask-flick-fireball = Lancez { $pawn }.
ask-flick-longbow = Tirez { $pawn }.
ask-flick-wave = Lancez { $pawn }.
ask-flick-power-wave = Lancez { $pawn }.
ask-obstacle = Donnez une pichenette à un cristal : { $pawn } ou un autre.
ask-again = { $pawn } n’a pas été touché. Tirez-vous encore, de là où il s’est arrêté ?
ask-boost = Défaussez-vous une carte pour { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} de plus ?
ask-armour = Le tir coûte { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}. Utilisez-vous une armure gardée ?
ask-use = Quelle armure utilisez-vous ?
ask-surprise = Attaque surprise : jouez-vous aussitôt une autre carte ?
ask-extra-obstacle = Donnez-vous une pichenette à un cristal de plus ?

do-discard = Défausser { $what }
do-target = { $what }
do-use = Utiliser { $what }
do-propose = { $what }

## Le journal

event-proposed = { $who } refuse la disposition { $refused } et propose { $layout }.
event-agreed = Les deux équipes acceptent la disposition : { $layout }.
event-first-team = { $team } commence : { $who }.
event-turn = { $who } agit avec { $pawn }.
event-exhausted = { $team } : la pioche est vide, cela coûte de la santé.
event-draw = { $who } pioche { $card }.
event-draw-hidden = { $who } pioche une carte.
event-no-draw = { $team } : la pioche est vide, aucune carte n’est piochée.
event-no-card = { $who } n’a aucune carte à jouer.
event-play = { $who } joue { $card }.
event-stunned-discard = { $who } est assommé et défausse { $card }.
event-stun-over = { $pawn } n’est plus assommé.
event-target = La cible est { $pawn }.
event-no-room = Pas de place pour le tir ({ $shot }) : il est passé.
event-place = { $pawn } prépare { $piece }.
event-flick = Pichenette : { $pawn }.
event-hit = { $pawn } est touché.
event-hit-off-obstacle = { $pawn } est touché après un cristal : cela compte.
event-no-hit = { $why }
event-touched-nobody = Tir ({ $shot }) : aucun ennemi n’est touché.
event-left-mat = { $pawn } a quitté le tapis et revient là où il en est sorti.
event-projectile-gone = Hors du tapis : { $pawn }.
event-both-hit = Les deux touchés : { $tokens } jetons.
event-wound = { $team } perd { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, rendus à la banque.
event-steal = { $victim } se fait voler { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} par { $team }.
event-stun = { $pawn } est assommé pour son prochain tour.
event-boost = { $who } défausse { $card } : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} de plus.
event-armour = { $who } utilise { $card } : tout le tir est annulé.
event-heal = { $team } prend { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} à la banque.
event-reset = { $cards ->
    [0] { $team } : la défausse est vide, rien ne revient.
    [one] { $team } : une carte défaussée revient dans la pioche.
   *[other] { $team } : { $cards } cartes défaussées reviennent dans la pioche.
}
event-keep = { $card } reste face visible, en armure pour { $team }.
event-discard = { $card } est défaussée.
event-obstacle = { $who } a déplacé { $pawn }.
event-flip = Ensuite, pour { $team } : { $pawn }.

verdict-hit = { $pawn } est touché.
verdict-own-team = { $pawn } est de la même équipe.
verdict-obstacle = { $pawn } est un obstacle.
verdict-move = { $pawn } n’a aucun dégât : un déplacement ne blesse jamais.
verdict-at-rest = { $pawn } n’a aucun dégât : le pion ne bougeait pas au contact.
verdict-wall-first = { $pawn } n’a aucun dégât : le pion venait d’un mur.
verdict-not-target = { $pawn } n’a aucun dégât : seule la cible compte, { $target }.

## Refus

refused-not-in-hand = { $card } n’est pas dans votre main.
place-outside = Le projectile doit être tout entier à l’intérieur. Choisissez un autre endroit.
place-in-the-way = { $pawn } gêne. Choisissez un autre endroit.
place-too-far = Trop loin : { $pawn } est à { NUMBER($gap, minimumFractionDigits: 1) } mm, { $most } au plus. Rapprochez le projectile.
deck-size = { $file } : une pioche compte { $expected } cartes, celle-ci { $found }
deck-team = { $file } : équipe attendue, { $expected } ; équipe trouvée, { $found }
deck-twice = { $file } : { $card } et { $other } ont la même classe ou le même nom
start-pawns = { $file } : il faut sword-1, sword-2, skull-1, skull-2 et cinq pions nommés crystal-… ; trouvé { $found }
start-unfair = { $file } : ces places favorisent un côté ; elles doivent rester les mêmes après un demi-tour ou dans un miroir sur la ligne médiane

expected-health = un nombre entier de 1 à 11
expected-effect-count = un nombre entier de 1 à 5
expected-title = un nom de 1 à 40 caractères
expected-shots = une liste de 1 à 4 tirs
expected-card-id = un identifiant de minuscules, de chiffres et de traits bas

## La fin

end-won = { $stopped } { $decided }
end-draw = { $stopped } Santé et cartes à égalité : personne ne gagne.
end-conceded = { $team } abandonne.
stopped-reserve = { $team } n’a plus de jeton.
stopped-bank = La banque est vide.
stopped-cards = { $who } n’a aucune carte à jouer.
decided-health = { $team } gagne, { $most } jetons à { $least }.
decided-cards = Santé à égalité ; { $team } gagne, { $most } cartes en main à { $least }.

## Zones

zone-arena = Zone de jeu
zone-bank = Banque : { $tokens } jetons
zone-reserve = Santé ({ $team }) : { $tokens }
zone-marker = { $team } agira avec
zone-deck-sword = Pioche de l’Épée
zone-deck-skull = Pioche du Crâne
zone-discard-sword = Défausse de l’Épée
zone-discard-skull = Défausse du Crâne
zone-kept-sword = Armures gardées par l’Épée
zone-kept-skull = Armures gardées par le Crâne
zone-playing = Carte jouée
zone-hand = Main ({ $who })

## Cartes

play-card = Jouer { $card } : { $shots }
play-card-more = { $line } · { $more }
sequence-1 = { $shot1 }
sequence-2 = { $shot1 }, { $shot2 }
sequence-3 = { $shot1 }, { $shot2 }, { $shot3 }
sequence-4 = { $shot1 }, { $shot2 }, { $shot3 }, { $shot4 }
shot-targeted = { $shot } (ciblé)
ability-surprise-attack = Attaque surprise. Après les tirs, vous pouvez jouer aussitôt une autre carte.
ability-steal = Vol { $n }. { $n ->
    [one] Le premier jeton perdu à cause de cette carte rejoint
   *[other] Les { $n } premiers jetons perdus à cause de cette carte rejoignent
} votre réserve.
ability-stun = Assommé. Un ennemi blessé par cette carte ne peut que se déplacer à son prochain tour.
ability-heal = Soin { $n }. Votre équipe prend { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} à la banque.
ability-reset = Réinitialisation. Votre défausse est mélangée à votre pioche.
ability-discard-boost = Renfort. Quand un tir de cette carte touche, vous pouvez défausser une carte pour { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} de plus.
ability-draw = Pioche { $n }. Vous piochez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de votre pioche.
ability-extra-obstacle = Obstacle en plus. Vous pouvez donner une pichenette à un cristal de plus.
card-armour = Armure. La carte reste devant votre équipe ; plus tard, elle annule un tir entier.
