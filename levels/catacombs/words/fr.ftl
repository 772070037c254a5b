# Ce que dit À la conquête des catacombes, en français.

game-catacombs = À la conquête des catacombes
game-catacombs-short = Catacombes
game-catacombs-tile = Des palets de bois, des cartes, une réserve à vider.
game-catacombs-about = Un duel de pichenettes entre deux équipes, de deux à quatre joueurs. Jouez une carte, enchaînez ses tirs et videz la réserve de jetons Santé de l’autre équipe.
game-catacombs-seats = Joueurs, dans l’ordre : Épée, Crâne ; à quatre, Épée 1, Épée 2, Crâne 1, Crâne 2 ; à trois, les deux joueurs d’une équipe gardent cet ordre.

option-arena-mode = Zone de jeu
option-arena-mode-help = des murs de carton, ou un tapis dont on peut sortir (CAT-118, CAT-119)
option-table = Table
option-table-help = une autre table, par son nom ou dans un fichier ; vide, celle de la zone de jeu
option-obstacle-layout = Obstacles
option-obstacle-layout-help = où sont les cristaux au début : quinconce, ligne, diagonale ou un fichier (CAT-R34)
option-starting-health = Santé
option-starting-health-help = jetons de chaque équipe, de 1 à 11 ; à partir de 10, la partie est courte : la banque est petite et un soin peut y mettre fin (CAT-14, CAT-125)
option-starting-health-note-10 = Partie courte : la banque n’a que 4 jetons, et un soin qui la vide met fin à la partie (CAT-125).
option-starting-health-note-11 = Partie courte : la banque n’a que 2 jetons, et un soin qui la vide met fin à la partie (CAT-125).
option-first-team = Première équipe
option-first-team-help = qui commence (CAT-25)
option-solo-team = Équipe solo
option-solo-team-help = à trois, l’équipe de qui joue seul (CAT-112)
option-draw-timing = Pioche
option-draw-timing-help = la pioche a lieu au début du tour ou à la fin (CAT-132)
option-exhaustion = Épuisement
option-exhaustion-help = une pioche vide coûte de la santé (CAT-135)
option-no-abilities = Sans capacités
option-no-abilities-help = seuls les tirs des cartes comptent (CAT-139)
option-no-armour = Sans armure
beside-play = Attaque surprise : ou jouez d’abord une autre carte.
option-no-armour-help = les cartes d’armure sont défaussées comme les autres (CAT-140)
option-aim-help = Aide à la visée
option-aim-help-help = le plus que l’on voit avant une pichenette : rien, le premier contact ou chaque trajet ; chacun peut choisir moins
option-ask-layout = Confirmer la disposition
option-ask-layout-help = toutes les équipes confirment les obstacles au début de la partie (CAT-10)
option-arena-mode-walls = Murs
option-arena-mode-mat = Tapis
option-table-kids = Pour petites mains
option-table-kitchen-table = Table de cuisine
option-table-mat = Tapis de jeu
option-table-walls = Murs de carton
option-first-team-random = Au hasard
option-draw-timing-start = Début
option-draw-timing-end = Fin
option-aim-help-off = Non
option-aim-help-contact = Contact
option-aim-help-path = Trajet

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
a-crystal = un cristal
thing-missile = le missile
thing-fireball = la boule de feu
thing-longbow = l’arc long
thing-wave = la vague
thing-power-wave = la vague puissante
thing-active = personnage actif
thing-stunned = tour assommé
thing-target = cible
thing-leader = meneur
thing-spell_caster = lanceur de sorts
thing-fighter = combattant
thing-creature = créature
thing-hunter = chasseur
thing-explorer = explorateur
thing-moth = mite
thing-spider = araignée
thing-rat = rat
thing-coral = corail
thing-lizard = lézard
thing-jellyfish = méduse
thing-armour = armure
thing-targeted = tir ciblé
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
ask-stunned-discard = Tour assommé pour { $pawn } : quelle carte défaussez-vous ?
ask-target = Quel ennemi prenez-vous pour cible ?
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
ask-obstacle = Donnez une pichenette à un cristal, n’importe lequel.
ask-obstacle-surprise = Donnez une pichenette à un cristal, n’importe lequel. Attaque surprise : vous pouvez d’abord jouer une autre carte.
ask-obstacle-extra = Donnez une pichenette à un cristal, n’importe lequel. Vous pouvez en jouer un de plus avant.
ask-extra-obstacle = Un cristal de plus : donnez une pichenette à n’importe lequel.
ask-again = Cible manquée : { $target }. Tirez encore { $pawn }, depuis le point d’arrêt, ou restez-en là.
rolls-flick-move = { $who } déplace { $pawn }.
rolls-flick-melee = { $who } frappe avec { $pawn }.
rolls-flick-critical-melee = { $who } frappe fort avec { $pawn }.
rolls-flick-missile = { $who } tire { $pawn }.
rolls-flick-fireball = { $who } lance { $pawn }.
rolls-flick-longbow = { $who } tire { $pawn }.
rolls-flick-wave = { $who } lance { $pawn }.
rolls-flick-power-wave = { $who } lance { $pawn }.
rolls-again = { $who } relance { $pawn }.
rolls-obstacle = { $who } donne une pichenette à un cristal.
rolls-obstacle-surprise = { $who } donne une pichenette à un cristal.
rolls-obstacle-extra = { $who } donne une pichenette à un cristal.
rolls-extra-obstacle = { $who } donne une pichenette à un cristal.
ask-boost = Votre { $shot } touche { $pawns } et prend { $lost ->
    [one] un jeton
   *[other] { $lost } jetons
}. Défausser une carte pour en prendre { $boosted } ? { $team } a encore { $reserve ->
    [one] un jeton
   *[other] { $reserve } jetons
}.
ask-armour = { $attacker } touche { $pawns } ({ $shot }) : { $tokens ->
    [one] un jeton en moins
   *[other] { $tokens } jetons en moins
}. Défausser { $cards ->
    [one] { $card }
   *[other] une armure conservée
} pour annuler ce tir ? Sinon { $left ->
    [0] vous n’avez plus de jeton et la partie est perdue
    [one] il vous reste un jeton
   *[other] il vous reste { $left } jetons
}.

moment-boost = Coup au but sur { $pawns }
moment-armour = { $attacker } touche { $pawns }

do-discard = Défausser { $what }
do-target = { $what }
do-boost = Défausser { $what }
do-armour = Utiliser { $what }
do-extra = Un cristal de plus
do-propose = { $what }

## Le journal

event-proposed = { $who } refuse la disposition { $refused } et propose { $layout }.
event-agreed = Les deux équipes acceptent la disposition : { $layout }.
event-agreed-last = Il ne reste qu’une disposition : { $layout }.
event-first-team = { $team } commence : { $who }.
event-turn = { $who } agit avec { $pawn }.
event-exhausted = { $team } : la pioche est vide, cela coûte un jeton.
event-draw = { $who } pioche { $card }.
event-draw-hidden = { $who } pioche une carte.
event-no-draw = { $team } : la pioche est vide, aucune carte n’est piochée.
event-no-card = { $who } n’a aucune carte à jouer.
event-play = { $who } joue { $card }.
event-stunned-discard = Tour assommé : { $who } défausse { $card }.
event-stun-over = Fin du tour assommé : { $pawn }.
event-target = La cible est { $pawn }.
event-no-room = Pas de place pour le tir ({ $shot }) : il est passé.
event-place = { $pawn } prépare { $piece }.
event-flick = { $who } lance { $called }.
event-shot-told = { $line }
event-hit = Coup au but sur { $pawn }.
event-hit-off-obstacle = Coup au but sur { $pawn } après un cristal : il compte.
event-no-hit = { $why }
event-touched-nobody = Tir ({ $shot }) : aucun ennemi n’est touché.
event-moved-clear = Le { $shot } ne touche aucun ennemi.
event-left-mat = Hors du tapis : retour au point de sortie pour { $called }.
event-projectile-gone = Hors du tapis : { $pawn }.
event-projectile-taken = Retiré de la table : { $pawn }.
event-both-hit = Les deux touchés : { $tokens } jetons.
event-wound = { $team } perd { $tokens ->
    [one] { $tokens } jeton, rendu
   *[other] { $tokens } jetons, rendus
} à la banque.
event-steal = { $victim } se fait voler { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} par { $team }.
event-stun = Prochain tour assommé pour { $pawn }.
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
event-discard = { $card } va à la défausse.
event-obstacle = { $who } déplace un cristal.
event-flip = Ensuite, pour { $team } : { $pawn }.
story-turn = Tour { $n } : { $who } avec { $pawn }
story-turn-brief = Tour { $n } : { $pawn }

verdict-hit = Coup au but sur { $pawn }.
verdict-own-team = { $pawn } est de la même équipe.
verdict-obstacle = Un obstacle : un cristal.
verdict-move = { $pawn } ne subit aucun dégât : un déplacement ne blesse jamais.
verdict-at-rest = { $pawn } ne subit aucun dégât : le pion ne bougeait pas au contact.
verdict-wall-first = { $pawn } ne subit aucun dégât : le pion venait d’un mur.
verdict-not-target = { $pawn } ne subit aucun dégât : seule la cible compte, { $target }.

## Un tir en une ligne

pawns-1 = { $pawn }
pawns-2 = { $pawn } et { $other }
told-card = { $card } : { $deed }
told-stunned-move = Tour assommé : { $deed }
told-off-obstacle = { $shot }, rebond sur un cristal
told-hits = { $shot }, touche { $pawns }.
told-moves = { $pawn } se déplace.
told-spoilt = { $shot }. { $why }
told-nobody = { $shot }, aucun ennemi touché.
told-again = Au second essai.
told-boost = Défausse pour le renforcer : { $card }.
told-armour = { $card } annule le tir.
told-stolen = { $tokens ->
    [one] 1 jeton volé.
   *[other] { $tokens } jetons volés.
}
told-bank = { $tokens ->
    [one] 1 jeton à la banque.
   *[other] { $tokens } jetons à la banque.
}
told-stunned = Tour assommé pour { $pawn }.
told-gone = Hors du tapis, puis de retour : { $called }.

## Le journal, une ligne par fait : image, titre et changements disent le reste

log-shot-told = { $brief }
log-proposed = { $who } propose { $layout }.
log-agreed-last = Il reste { $layout }.
log-play = { $who } joue { $card }.
log-stunned-discard = { $who } défausse { $card }.
log-exhausted = { $team } : pioche vide.
log-no-room = Pas de place : { $shot }.
log-heal = { $team } reprend { $tokens } { $tokens ->
    [one] jeton
   *[other] jetons
}.
log-reset = { $team } : { $cards ->
    [one] 1 carte revient
   *[other] { $cards } cartes reviennent
}.
log-obstacle = Un cristal est déplacé.
log-no-card = { $who } n’a pas de carte.

## Ce qui est prédit d’une pichenette

forecast-wounds = { $tokens ->
    [one] { $tokens } dégât
   *[other] { $tokens } dégâts
}
forecast-wounds-ends = { $tokens ->
    [one] { $tokens } dégât, fin de la partie
   *[other] { $tokens } dégâts, fin de la partie
}
forecast-wounds-armour = { $tokens ->
    [one] { $tokens } dégât, sauf armure
   *[other] { $tokens } dégâts, sauf armure
}
forecast-off-obstacle = rebond sur un cristal, compte : { $then }
forecast-hits = touche { $pawn } : { $tokens ->
    [one] { $tokens } dégât
   *[other] { $tokens } dégâts
}
forecast-rebound = après { $pawn }, un coup au but compte
forecast-rebound-obstacle = après un cristal, un coup au but compte
forecast-wall-first = mur d’abord : aucun dégât
forecast-not-target = { $pawn } n’est pas la cible
forecast-at-rest = immobile au contact : aucun dégât
forecast-move = un déplacement ne blesse jamais
forecast-obstacle = un obstacle ne blesse jamais
forecast-leaves = sort du tapis
forecast-nobody = ne touche personne
forecast-no-enemy = ne touche aucun ennemi

## Refus

refused-not-in-hand = { $card } n’est pas dans votre main.
refused-other-team = { $card } est une carte de l’autre équipe ({ $team }).
place-outside = Le projectile doit être tout entier à l’intérieur. Choisissez un autre endroit.
place-in-the-way = Il y a déjà { $pawn }. Choisissez un autre endroit.
place-too-far = Trop loin : { $pawn } est à { NUMBER($gap, minimumFractionDigits: 1) } mm, { $most } au plus. Rapprochez le projectile.
deck-size = une pioche compte { $expected } cartes, celle-ci { $found }
deck-team = équipe attendue, { $expected } ; équipe trouvée, { $found }
deck-twice = { $card } et { $other } ont la même classe ou le même nom
start-pawns = { $file } : il faut sword-1, sword-2, skull-1, skull-2 et cinq pions nommés crystal-… ; trouvé { $found }
start-unfair = { $file } : ces places favorisent un côté ; elles doivent rester les mêmes après un demi-tour ou dans un miroir sur la ligne médiane

expected-health = un nombre entier de 1 à 11 (CAT-R20)
expected-effect-count = un nombre entier de 1 à 5
expected-title = un nom de 1 à 40 caractères
expected-shots = une liste de 1 à 4 tirs

## La fin

end-won = { $stopped } { $decided }
end-draw = { $stopped } Santé et cartes à égalité : personne ne gagne.
end-conceded = { $team } abandonne.
stopped-reserve = { $team } n’a plus de jeton.
stopped-bank = La banque est vide.
stopped-cards = { $who } n’a aucune carte à jouer.
decided-health = { $team } gagne, { $most ->
    [one] un jeton
   *[other] { $most } jetons
} à { $least }.
decided-cards = Santé à égalité ; { $team } gagne, { $most ->
    [one] une carte
   *[other] { $most } cartes
} en main à { $least }.
summary-crystals = Cristaux poussés
summary-armour = Armures utilisées

## Le récit d’une partie sans aucun tir

names-and = { $one } et { $other }
tale-begins = { $sword } pour Épée contre { $skull } pour Crâne.
tale-no-shot = Aucun pion n’est lancé.
tale-conceded = { $team } abandonne avec { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
} en réserve et { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} en main.

## Zones

zone-arena = Zone de jeu
zone-bank = Banque : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
zone-reserve = Santé ({ $team }) : { $tokens }
zone-marker = { $team } agira avec
turn-of-sword = Au tour de l’Épée
turn-of-skull = Au tour du Crâne
zone-deck-sword = Pioche de l’Épée
zone-deck-skull = Pioche du Crâne
zone-discard-sword = Défausse de l’Épée
zone-discard-skull = Défausse du Crâne
zone-kept-sword = Armures conservées par l’Épée
zone-kept-skull = Armures conservées par le Crâne
zone-playing = Carte jouée
zone-hand = Main · { $who }

## Titres et réponses dans la fenêtre

heading-health = Santé
heading-acts-now = Joue
heading-acts-next = Ensuite
heading-kept = Armure conservée
heading-deck = Pioche
heading-discard = Défausse
heading-bank = Banque
kept-none = aucune
kept-note = annule un tir entier
shot-due = Tir { $n } sur { $count }, { $step }.
armour-says = Elle annule tout le tir, puis va à la défausse.
yes-agree = Jouer cette disposition
no-agree = En proposer une autre
no-again = En rester là
no-boost = Garder les cartes
no-armour = Encaisser

## Ce que les bots disent de leurs choix

think-hasty = Sans trop regarder.
think-agree = Équitable pour les deux camps.
think-propose = Une autre disposition serait plus amusante.
think-play = { $card } : ses tirs devraient prendre environ { $tokens } ; avec tout ce qu’elle fait, elle vaut { $worth } jetons.
think-discard = { $card } manquera le moins.
think-target = { $pawn } est plus facile à atteindre.
think-target-any = Il n’y aura pas la place de viser qui que ce soit.
think-place = D’ici, la voie est la plus libre.
think-attack = Toucherait { $percent } % du temps.
think-attack-blocked = Aucune voie libre : un essai par ricochet.
think-move-strike = Une place d’où frapper.
think-move-cover = Une place plus difficile à toucher.
think-obstacle-cover = Un abri derrière un cristal.
think-obstacle-open = Une ligne s’ouvre à côté d’un cristal.
think-boost-yes = Un coup plus fort vaut bien une carte.
think-boost-no = La carte vaut plus en main.
think-armour-yes = Ce tir vaut bien une armure.
think-armour-no = L’armure peut attendre un tir plus dangereux.
think-extra-obstacle = Encore un cristal à une meilleure place.

## Cartes

do-play = Jouer { $what }
play-card = Jouer { $card } : { $shots }
play-card-more = { $line } · { $more }
sequence-1 = { $shot1 }
sequence-2 = { $shot1 }, { $shot2 }
sequence-3 = { $shot1 }, { $shot2 }, { $shot3 }
sequence-4 = { $shot1 }, { $shot2 }, { $shot3 }, { $shot4 }
shot-targeted = { $shot } (tir ciblé)
keyword-surprise-attack = Attaque surprise.
keyword-steal = Vol { $n }.
keyword-stun = Assommé.
keyword-heal = Soin { $n }.
keyword-reset = Réinitialisation.
keyword-discard-boost = Renfort.
keyword-draw = Pioche { $n }.
keyword-extra-obstacle = Obstacle en plus.
ability-surprise-attack = { keyword-surprise-attack } Après les tirs, vous pouvez jouer aussitôt une autre carte.
ability-steal = { keyword-steal } { $n ->
    [one] Le premier jeton perdu à cause de cette carte rejoint
   *[other] Les { $n } premiers jetons perdus à cause de cette carte rejoignent
} votre réserve.
ability-stun = { keyword-stun } Un ennemi blessé ainsi ne peut que se déplacer à son prochain tour.
ability-heal = { keyword-heal } Votre équipe prend { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} à la banque.
ability-reset = { keyword-reset } Votre défausse est mélangée à votre pioche.
ability-discard-boost = { keyword-discard-boost } Si un tir touche, vous pouvez défausser une carte pour { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} de plus.
ability-draw = { keyword-draw } Vous piochez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de votre pioche.
ability-extra-obstacle = { keyword-extra-obstacle } Vous pouvez donner une pichenette à un cristal de plus.
card-armour = Armure. La carte reste devant votre équipe ; plus tard, elle annule un tir entier.
shot-worth = { $shot }, { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
card-tags = Rôle : { $role }. Signe : { $sign }.

## Le tutoriel

tutorial-welcome = Bienvenue dans les catacombes ! Deux équipes s’affrontent à coups de pichenettes : l’Épée, avec les pions Épée 1 et Épée 2, contre le Crâne, avec Crâne 1 et Crâne 2. Pendant ces sept tours, vous jouez pour les deux camps. Vous ne pouvez rien perdre : un coup qui ne réussit pas est annulé, et vous recommencez.
tutorial-berserker = Tour 1, Épée 1. Un tour commence par une carte piochée, puis vous en jouez une. Une carte indique ses tirs : faites-les tous, dans cet ordre. Mage berserker frappe, se déplace et frappe encore : jouez cette carte.
tutorial-berserker-hint = Mage berserker est dans votre main.
tutorial-approach = Le premier tir est un combat : c’est le pion Épée 1 lui-même qui reçoit la pichenette. Aucun ennemi n’est encore à portée, et un tir peut manquer. Profitez-en pour approcher : glissez le long du mur du haut, jusqu’au milieu.
tutorial-approach-hint = Épée 1 doit s’arrêter près du mur du haut, à peu près en son milieu.
tutorial-move = Le deuxième tir est un déplacement : il ne fait que changer de place et ne blesse personne. Avancez vers Crâne 2, dans le coin en haut à droite, mais gardez de quoi prendre de l’élan.
tutorial-move-hint = Épée 1 doit s’arrêter à mi-chemin, ou presque, entre le milieu et Crâne 2.
tutorial-strike = Frappez maintenant ! Un ennemi est touché quand le pion lancé l’atteint lui-même, sauf s’il a touché un mur avant. Le combat prend un jeton au Crâne, et ce jeton va à la banque.
tutorial-strike-hint = Crâne 2 est droit devant. Visez son milieu, assez fort pour arriver jusqu’à lui.
tutorial-obstacle = Chaque tour finit par le tir d’un obstacle : vous donnez une pichenette à l’un des cinq cristaux. Il pousse tout ce qu’il rencontre, compagnon ou ennemi, et ne blesse personne. Bousculez le coin en haut à droite avec le cinquième cristal.
tutorial-obstacle-hint = N’importe quel cristal convient, dans n’importe quelle direction.
tutorial-zombie = Tour 2, Crâne 1. Le Crâne répond ; regardez un instant. Zombie d’outre-tombe ne fait que se déplacer, deux fois, le long du mur du bas.
tutorial-surprise = Vous êtes maintenant Crâne 1. Le zombie a une capacité, l’attaque surprise : au lieu du cristal qui finit chaque tour, vous pouvez d’abord jouer une autre carte, sans piocher de nouveau. Jouez Maraudeur : un déplacement, puis un missile. Maraudeur vole : le premier jeton qu’il prend ne va pas à la banque, il rejoint votre réserve.
tutorial-surprise-hint = Gardez le cristal pour plus tard : Maraudeur est dans votre main.
tutorial-marauder-move = Regardez : le déplacement rapproche un peu Crâne 1 d’Épée 2.
tutorial-missile = Un missile se pose d’abord à côté de votre pion, à 25 mm au plus, puis reçoit la pichenette. Épée 2 attend à gauche de Crâne 1, dans le coin en bas à gauche. Posez le missile de ce côté et touchez Épée 2.
tutorial-missile-hint = Posez le missile à gauche de Crâne 1, à la même hauteur, et tirez tout droit vers la gauche.
tutorial-kept = Le jeton volé a changé de camp : l’Épée en a 7, le Crâne 8, et la banque toujours 9. Le zombie est défaussé. Maraudeur porte une armure et reste face visible : plus tard, il pourra annuler un tir entier.
tutorial-cover = Deux cartes ont été jouées, mais il n’y a qu’un tir d’obstacle. Regardez : Crâne 1 s’abrite d’Épée 2 derrière un cristal.
tutorial-archer = Tour 3, Épée 2. Vous êtes de nouveau l’Épée. Jouez Archer royal : un déplacement, puis deux tirs d’arc long.
tutorial-archer-hint = Archer royal est dans votre main.
tutorial-hide = D’abord le déplacement. Sortez Épée 2 de son coin et de la ligne de tir de Crâne 1 : montez le long du mur de gauche.
tutorial-hide-hint = Épée 2 doit s’arrêter près du mur de gauche, à mi-hauteur ou un peu plus bas.
tutorial-longbow = L’arc long peut aussi partir d’à côté de votre compagnon ; c’est le seul tir à le pouvoir. Épée 1 est toujours près de Crâne 2 : posez l’arc long à côté d’Épée 1 et touchez Crâne 2.
tutorial-longbow-hint = Posez l’arc long en bas à gauche d’Épée 1 et tirez vers la droite, en montant un peu.
tutorial-no-armour = Touché ! On demande au Crâne si l’armure de Maraudeur doit annuler le tir. Crâne 1 et Crâne 2 refusent tous deux : pire peut encore venir.
tutorial-second-longbow = Le second arc long se tire aussi, même s’il n’y a personne à toucher. Posez-le à côté de l’un de vos personnages et tirez où vous voulez. Dans notre exemple, il manque.
tutorial-shelter = Le tir d’obstacle peut aussi vous protéger. Poussez un cristal entre Épée 1 et Crâne 2.
tutorial-behemoth = Tour 4, Crâne 2. Vous êtes le Crâne. Jouez Béhémoth : son combat critique prend deux jetons et assomme l’ennemi blessé.
tutorial-behemoth-hint = Béhémoth est dans votre main.
tutorial-rebound = Seuls les murs gâchent un coup ; après un cristal, il compte encore. Lancez Crâne 2 contre le cristal à sa gauche pour qu’il rebondisse sur Épée 1.
tutorial-rebound-hint = Le cristal est à gauche de Crâne 2, un peu plus bas, et Épée 1 au-dessus. Tout coup sur Épée 1 convient, tant qu’aucun mur ne vient avant.
tutorial-retreat = Deux jetons, et un tour assommé pour Épée 1 ! Regardez : le second tir de Béhémoth, un déplacement, éloigne Crâne 2. Puis la carte reste en armure, à côté de Maraudeur.
tutorial-end-of-four = Crâne 2 finit son tour avec un cristal, comme tout le monde.
tutorial-stunned = Tour 5, Épée 1 : un tour assommé. Vous piochez comme toujours, mais vous défaussez la carte choisie : ni ses tirs ni sa capacité ne comptent. Choisissez-en une dont vous pouvez vous passer.
tutorial-stunned-move = Il ne reste à Épée 1 qu’un seul déplacement. Allez où vous voulez.
tutorial-stun-over = Le tir d’obstacle vous reste, avec le cristal de votre choix. Après lui, tout redevient normal pour Épée 1.
tutorial-witch = Tour 6, Crâne 1. Vous êtes le Crâne. Jouez Sorcière : un déplacement, puis une vague puissante.
tutorial-witch-hint = Sorcière est dans votre main.
tutorial-witch-move = Regardez : le déplacement mène Crâne 1 au-delà du cristal, plus près d’Épée 2.
tutorial-power-wave = La vague puissante est large et prend deux jetons. Posez-la à côté de Crâne 1 et lancez-la vers Épée 2, au mur de gauche.
tutorial-power-wave-hint = Posez-la à gauche de Crâne 1, un peu plus haut, et lancez-la vers la gauche en montant un peu.
tutorial-boost = Touché ! Pour une carte défaussée de votre main, une vague puissante prend trois jetons au lieu de deux. Les cartes sont rares : gardez les vôtres cette fois.
tutorial-boost-hint = Gardez les cartes : aucune n’est défaussée.
tutorial-crystal-wall = Regardez : Crâne 1 finit le tour derrière un cristal.
tutorial-enchantress = Tour 7, le dernier : Épée 2. L’Épée n’a plus que trois jetons. Jouez Ensorceleuse : un déplacement, une boule de feu ciblée, puis elle soigne.
tutorial-enchantress-hint = Ensorceleuse est dans votre main.
tutorial-sidestep = Un cristal couvre Crâne 1. Montez encore le long du mur de gauche, pour mieux viser.
tutorial-sidestep-hint = Épée 2 doit s’arrêter près du mur de gauche, à peu près à mi-hauteur.
tutorial-target = Un tir ciblé nomme un ennemi, et seul celui-là peut être touché. Nommez Crâne 1.
tutorial-target-hint = Crâne 1 est celui que le cristal abrite.
tutorial-fireball = Regardez : Épée 2 pose la boule de feu et contourne le cristal. Crâne 1 n’est pas touché.
tutorial-second-flick = Un tir ciblé qui manque peut être refait une fois, de là où le projectile s’est arrêté ; on peut aussi en rester là. La boule de feu est maintenant à gauche de Crâne 1, presque à la même hauteur, et la voie est libre. Touchez Crâne 1 !
tutorial-second-flick-hint = Tout droit vers la droite, assez fort pour arriver.
tutorial-armour = Touché ! Changez de camp : vous êtes Crâne 1, et le Crâne a conservé des armures. Une seule annule tous les dégâts de ce tir, puis elle est défaussée. Béhémoth ou Maraudeur ? Donnez Béhémoth et gardez Maraudeur.
tutorial-armour-hint = Choisissez Béhémoth : il a été conservé pour cela.
tutorial-heal = Aucun jeton n’est perdu. Mais l’armure n’arrête que le tir : ce que la carte fait ensuite a lieu quand même. Ensorceleuse soigne de deux : l’Épée a 5 jetons, le Crâne 7, la banque 12.
tutorial-end = Cela fait 24 jetons, comme au début : aucun ne se perd. Vous gagnez quand l’autre équipe n’en a plus, ou quand la vôtre en a le plus à la fin de la partie. Vous connaissez le jeu : à vous de jouer !
learned-turn = Un tour, c’est une carte de votre main, tous ses tirs dans l’ordre, puis un cristal. CAT-50
learned-hit = Un mur gâche un coup s’il est touché avant l’ennemi ; un cristal, non. CAT-78
learned-projectile = Un projectile se pose à côté de votre pion, puis reçoit la pichenette ; un arc long peut partir d’à côté de votre compagnon. CAT-53
learned-tokens = Une blessure coûte des jetons. Ils vont à la banque, ou à qui les vole ; une équipe qui n’en a plus a perdu. CAT-74
learned-stun = Un personnage assommé défausse une carte, et n’a qu’un déplacement et le cristal. CAT-91
learned-armour = Une carte Armure conservée annule tous les dégâts d’un tir, mais pas ce que la carte fait ensuite. CAT-100

## Les scénarios

thing-tutorial = Les sept premiers tours
thing-past-the-crystal = Au ras du cristal
thing-from-the-other-side = De l’autre côté
thing-both-at-once = Les deux d’un coup
thing-in-the-way = En travers
thing-a-way-out = La voie libre
thing-off-the-crystal = Par ricochet
thing-the-cork = Le bouchon
thing-the-last-token = Le dernier jeton
puzzle-past-the-crystal = Vous êtes l’Épée. Crâne 1 dépasse de derrière un cristal, et chaque carte de votre main commence par un combat. Blessez le Crâne d’une seule pichenette.
puzzle-past-the-crystal-hint = Un contact sur le bord suffit. Passez sous le premier cristal et au-dessus du deuxième, et visez le bas de Crâne 1 plutôt que son milieu.
puzzle-from-the-other-side = Vous êtes le Crâne. Trois cristaux enferment Crâne 1, mais son tour n’est pas perdu pour autant. Blessez l’Épée avec les tirs d’une seule carte.
puzzle-from-the-other-side-hint = Un arc long peut aussi partir d’à côté de votre autre personnage. Déplacez à peine Crâne 1 ; puis posez l’arc long au-dessus de Crâne 2 et tirez vers le haut, sur Épée 1.
puzzle-both-at-once = Vous êtes l’Épée, et il reste six jetons au Crâne. Prenez-les tous d’une seule pichenette et gagnez.
puzzle-both-at-once-hint = Une vague puissante est assez large pour deux, et une carte défaussée lui fait prendre trois jetons par pion touché. Posez-la à droite d’Épée 1 et visez entre Crâne 1 et Crâne 2.
puzzle-in-the-way = Vous êtes l’Épée. Crâne 1 agit ensuite, et rien ne barre sa ligne vers Épée 2. C’est un tour assommé pour Épée 1 : un déplacement et un cristal, rien de plus. Placez le quatrième cristal entre les deux.
puzzle-in-the-way-hint = Déplacez à peine Épée 1, à l’abri dans son coin. Puis lancez le quatrième cristal tout droit vers le haut, à 700 mm/s environ : il parcourt 125 mm, juste ce qu’il faut.
puzzle-a-way-out = Vous êtes le Crâne. Crâne 2 voudrait frapper Épée 2 ensuite, le long du mur du bas, mais deux cristaux les séparent. C’est un tour assommé pour Crâne 1 : avec un déplacement et un cristal, ouvrez la voie.
puzzle-a-way-out-hint = Un cristal peut en chasser un autre. Déplacez à peine Crâne 1, puis lancez le premier cristal tout droit vers le haut, avec force : il écarte le deuxième et quitte le mur lui-même.
puzzle-off-the-crystal = Vous êtes le Crâne. Les deux ennemis s’abritent derrière une rangée de cristaux, et chaque carte de votre main commence par un combat. Blessez l’Épée d’une seule pichenette.
puzzle-off-the-crystal-hint = Après un mur, un coup ne compte plus ; après un cristal, il compte encore. Le quatrième cristal est à l’écart, à gauche : lancez Crâne 1 avec force contre son côté droit, et le pion glisse derrière la rangée.
puzzle-the-cork = Vous êtes l’Épée. Il reste quatre jetons au Crâne, et Crâne 1 bouche le seul passage. Gagnez en deux pichenettes.
puzzle-the-cork-hint = Duelliste frappe deux fois, et une carte défaussée fait prendre deux jetons à un coup. Frappez Crâne 1 en plein milieu, sans trop de force : Épée 1 reste dans le passage, avec un ennemi devant.
puzzle-the-last-token = Vous êtes l’Épée, avec 11 jetons contre 12, et la banque en a un. La partie s’arrête quand la banque est vide, et chaque carte de votre main soigne. Gagnez à ce tour.
puzzle-the-last-token-hint = Un jeton que perd le Crâne va à la banque ; ensuite, un soin de 2 la vide, 13 à 11. Ensorceleuse peut viser deux fois. Sur le tapis, rien ne rebondit : lancez Épée 1 avec force par-dessus le bord, entre les ennemis, et le pion y revient, derrière eux.
