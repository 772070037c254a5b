# Ce que dit Urto, en français.

game-urto = Urto
game-urto-short = Urto
game-urto-tile = Une course dans la grotte
game-urto-about = Une course dans une grotte inconnue, de deux à cinq joueurs. Piochez ce qui vous attend, combattez, dissimulez-vous, amassez de la renommée et rejoignez Urto vivant.

option-standard = Mode standard
option-standard-help = 15 points de vie et 10 points de mana pour tous, sans caractéristiques (URTO-184)
option-cave = Grotte
option-cave-help = le plateau : un de ceux du jeu, ou un fichier à vous
option-cave-mehorina = Mehorina
option-cave-zatralac = Za’Tralac
option-weapon = Arme divine
option-weapon-help = l’arme divine en jeu à deux joueurs (URTO-182)
option-weapon-random = au hasard
option-weapon-hammer = Marteau de Tellur
option-weapon-trumpets = Trompettes de Renommée
option-collapse = La grotte s’effondre
option-collapse-help = à partir de la manche 61, chaque tour dans la grotte coûte 1 point de vie (URTO-R109)
option-hero = Héros
option-hero-help = le héros de ce joueur (URTO-02)
option-hero-any = Libre
option-hero-sankaa = Sank’aa
option-hero-arminius = Arminius
option-hero-oriandre = Oriandre
option-hero-molesor = Molésor
option-hero-barbouaille = Barbouaille
option-temper = Tempérament
option-temper-help = comment un bot joue son héros : à la manière du héros, ou autrement
option-temper-own = Celui du héros
option-temper-bold = Téméraire
option-temper-calm = Paisible
option-temper-greedy = Avide
option-temper-sly = Rusé
option-temper-spiteful = Rancunier

urto-deck = cette pioche a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; il en faut { $wanted }

## Noms

thing-token-torch = torche
thing-token-shortcut = raccourci
thing-token-monster = nid de monstres
thing-token-mushroom = champignon
thing-token-renown-1 = renommée
thing-token-renown-2 = renommée double
thing-token-torch-event = torche et événement
thing-token-torch-fountain = torche et fontaine
thing-token-attack = jeton d’attaque
thing-token-defence = jeton de défense
thing-token-artefact = jeton d’artéfact
thing-token-alpha = l’Alpha
thing-token-unknown = on ne sait quoi
thing-temper-bold = téméraire
thing-temper-calm = paisible
thing-temper-greedy = avide
thing-temper-sly = rusée
thing-temper-spiteful = rancunière
thing-trap-blook = piège à Blook
thing-trap-minus-two = piège maudit
thing-cell-start = START
thing-cell-urto = Urto
thing-face-renown-1 = renommée
thing-face-renown-2 = renommée double
thing-face-steal = vol
thing-face-mana = mana
thing-face-artefact = artéfact
thing-face-failure = échec
thing-face-rockfall = éboulement
thing-face-rockfall-double = éboulement double
thing-face-rockfall-global = éboulement global
thing-face-loss-1 = 1 point de vie
thing-face-loss-2 = 2 points de vie
thing-face-loss-3 = 3 points de vie
thing-claws = attaque
thing-health = vie
thing-mana = mana
thing-renown = renommée
thing-weapon = Arme
thing-single_use = Utilisation unique
thing-permanent = Utilisation permanente
thing-divine = Divin
thing-event = Événement
thing-monster = Monstre
thing-active = à son tour
thing-dead = mort
thing-arrived = arrivé
thing-eight-sided = dé à huit faces
thing-skips = passe un tour
thing-survivor = Survivant
thing-the-rock = The Rock
thing-highlander = Highlander
thing-thrifty = Économe
thing-killer = Tueur
thing-assassin = Assassin
thing-serial-killer = Serial Killer
thing-the-goat = La Chèvre
thing-flash = Flash
thing-best-friends = Best friends
thing-chocolate-medal = Médaille en chocolat
thing-good-fricassee = Une bonne fricassée
thing-too-big-a-fish = Trop gros poisson
thing-curator = Conservateur
thing-insane-score = Score insane
thing-truly-insane-score = Score vraiment insane
thing-lost-for-words = Score « je n’ai plus les mots »
thing-race = La course
thing-fights = Combats
thing-fortune = Fortune
thing-ends = Dénouements
thing-scores = Scores
achievement-survivor = Rencontrer Urto avec 1 point de vie.
achievement-the-rock = Rencontrer Urto avec toute sa vie.
achievement-highlander = Être le seul héros à arriver.
achievement-thrifty = Rencontrer Urto avec au moins 7 points de mana.
achievement-killer = Tuer 2 héros.
achievement-assassin = Tuer 3 héros.
achievement-serial-killer = Tuer 4 héros.
achievement-the-goat = Faire 3 échecs d’affilée avec un dé divin.
achievement-flash = Piocher 2 raccourcis d’affilée.
achievement-best-friends = Être au moins 4 héros à arriver vivants.
achievement-chocolate-medal = Mourir à une case de la fin.
achievement-good-fricassee = Piocher 2 champignons d’affilée.
achievement-too-big-a-fish = Mourir contre l’Alpha.
achievement-curator = Garder les 2 mêmes artéfacts jusqu’au bout.
achievement-insane-score = Finir avec 50 points.
achievement-truly-insane-score = Finir avec 60 points.
achievement-lost-for-words = Finir avec 70 points.

## Questions

ask-keep-one = Quel artéfact gardez-vous ?
do-keep-one = Garder { $what }
ask-turn = Où allez-vous, ou que faites-vous d’autre ?
do-turn = { $what }
turn-rest = { $life ->
    [0] { $mana ->
        [0] Se reposer
       *[other] Se reposer : +{ $mana } mana
    }
   *[other] { $mana ->
        [0] Se reposer : +{ $life } vie
       *[other] Se reposer : +{ $life } vie, +{ $mana } mana
    }
}
go-to = Rejoindre { $cell }
attack-hero = Attaquer { $hero }
use-card = Utiliser { $card }
turn-of-match = Manche { $turn }
window-match-turn = { $game }, manche { $turn }
window-match-begins = { $game }, au début
window-after-turns = Après { $turns ->
    [one] une manche
   *[other] { $turns } manches
}.
window-turns = Manches
upgrade-die = Meilleur dé, 8 faces : 5 points de mana
ask-after = Que faites-vous maintenant ?
do-after = { $what }
after-sprint = Sprinter, un déplacement de plus : −{ $n } vie
after-stop = Finir le tour
ask-sprint = Vers où sprintez-vous ?
do-sprint = Sprinter vers { $what }
ask-shortcut = Un raccourci : où vous mène-t-il ?
do-shortcut = Avancer vers { $what }
no-shortcut = Rester
ask-step = Où vous mène la corde ?
do-step = Grimper vers { $what }
ask-slip = Le sol se dérobe : où glissez-vous ?
do-slip = Glisser vers { $what }
ask-face = { $card } : combattez-vous ou vous dissimulez-vous ?
do-face = { $what }
face-fight = Combattre
way-roll = Lancer le dé
way-hide = Se dissimuler : −{ $n } mana
way-chop = Essayer de le détruire
ask-round = { $card } a encore { $left ->
    [one] { $left } point
   *[other] { $left } points
} de vie. Votre bonus est de { $bonus }.
do-round = { $what }
ask-keep = Vous faites { $n } contre { $attack }. Gardez-vous ce jet ?
do-keep = { $what }
keep-keep = Garder le jet
keep-reroll = { $price ->
    [0] Relancer gratuitement
    [one] Relancer pour { $price } point de mana
   *[other] Relancer pour { $price } points de mana
}
ask-weapon = Quelle arme utilisez-vous ?
do-weapon = Utiliser { $what }
no-weapon = Aucune arme
ask-boost = Combien de mana engagez-vous dans le combat ?
ask-strengthen = Combien de jetons d’attaque dépensez-vous ?
ask-attacked = { $who } vous attaque : faites-vous face ou vous dissimulez-vous ?
do-attacked = { $what }
attacked-stand = Faire face
ask-throw = Le combat avec { $who } commence.
do-throw = { $what }
ask-chop = Un champignon barre la route : il faut { $needed }, votre bonus est de { $bonus }.
do-chop = { $what }
ask-mushroom = Un champignon barre la route.
do-mushroom = { $what }
ask-brace = Vous allez subir { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}. Vous avez { $life ->
    [one] { $life } point
   *[other] { $life } points
} de vie.
do-brace = { $what }
brace-suffer = Les subir
ask-bear = Vous allez perdre { $n ->
    [one] { $n } point
   *[other] { $n } points
} de vie. Vous en avez { $life }.
do-bear = { $what }
bear-suffer = Accepter
ask-end = Votre tour va finir.
do-end = { $what }
end-done = Finir le tour
ask-pouch = Dépensez-vous une bourse au lieu de { $n ->
    [one] { $n } point
   *[other] { $n } points
} de mana ?
do-pouch = Dépenser { $what }
no-pouch = Payer le mana
ask-defend = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} : combien de jetons de défense dépensez-vous ? Vous avez { $life ->
    [one] { $life } point
   *[other] { $life } points
} de vie.
ask-revive = Vous mourez. Revenez-vous à la vie ?
do-revive = Revenir à la vie par { $what }
no-revive = Mourir
ask-part = Vous avez plus de trois artéfacts : lequel abandonnez-vous ?
do-part = Abandonner { $what }
ask-seize = Ici repose une arme divine : { $weapon }. Quel artéfact cédez-vous en échange ?
do-seize = Céder { $what }
no-seize = La laisser là
ask-take = Ici repose une arme divine : { $weapon }. La prenez-vous ?
ask-torch = Une torche : que faites-vous ?
do-torch = { $what }
torch-search = Fouiller
torch-leave = Ne rien faire
torch-stop = Finir le tour
torch-drink = Boire : du mana contre de la vie
torch-give = Donner : de la vie contre du mana
ask-drink = Combien de mana changez-vous en vie ?
ask-give = Combien de vie changez-vous en mana ?
ask-seek = Le dé de fouille montre { $n }. Le relancez-vous ?
do-seek = { $what }
seek-keep = Le garder
seek-again = Relancer
ask-event = Événement lu à voix haute : { $card }.
do-event = { $what }
event-go-on = Continuer
ask-pay = { $card } : payez-vous { $n ->
    [one] { $n } point
   *[other] { $n } points
} de mana{ $renown ->
    [0] {""}
    [one] {" "}pour { $renown } point de renommée
   *[other] {" "}pour { $renown } points de renommée
} ?
ask-divine = Lancez-vous le dé divin : { $card } ?
ask-rocks = Où tombent les rochers ?
do-rocks = Sur { $what }
ask-plant = Où posez-vous le champignon ?
do-plant = Sur { $what }
ask-pull = Quel champignon déplacez-vous ?
do-pull = Celui qui barre { $what }
ask-trap = Où posez-vous le piège ?
do-trap = Sur { $what }

## Ce qui s’affiche en haut quand une question est posée en entier ailleurs

moment-shortcut = Un raccourci
moment-weapon = Choix de l’arme
moment-pouch = Se dissimuler coûte { $n ->
    [one] { $n } point
   *[other] { $n } points
} de mana
moment-revive = La vie s’éteint
moment-seize = Ici repose : { $weapon }
moment-take = Ici repose : { $weapon }
moment-pay = { $card }
moment-divine = Fin du tour : { $card }

## Ce qu’entraîne une réponse, à côté de son bouton

tip-turn-rest = Vous ne bougez pas, et ne pourrez pas vous reposer au prochain tour.
tip-upgrade-die = Jusqu’à la fin de la partie, vous combattez avec un dé à huit faces.
tip-after-sprint = Vous avancez d’une case de plus et subissez ce qui s’y trouve, une fois par tour.
tip-face-fight = Un jet au-dessus de son attaque le blesse, un jet en dessous vous blesse, de la différence.
tip-attacked-stand = Chacun lance une fois : le plus faible perd la différence en vie, et l’attaquant gagne 1 point de renommée.
tip-way-hide = Vous quittez le combat. Ce qui est perdu reste perdu, et vous ne gagnez rien.
tip-keep-reroll = Le nouveau jet compte, quel qu’il soit.
tip-torch-search = Le dé de fouille peut donner de la vie, du mana, un artéfact, un événement ou un monstre.
tip-torch-leave = Vous ne fouillez pas ici, et poursuivez votre tour.
tip-torch-stop = Vous ne fouillez pas ici, et votre tour finit.
tip-torch-drink = Au lieu de fouiller : chaque point de mana devient un point de vie.
tip-torch-give = Au lieu de fouiller : chaque point de vie devient un point de mana.

## Ce qui est refusé

refused-rested = Vous vous êtes reposé au tour précédent.
refused-rest-attacked = Vous avez attaqué ce tour-ci : vous ne pouvez pas vous reposer.
refused-rest-nest = Vous ne pouvez pas vous reposer sur une case monstre.
refused-sprinted = Vous avez déjà sprinté ce tour-ci.
refused-sprint-fought = Vous avez combattu un monstre ce tour-ci : vous ne pouvez pas sprinter.
refused-sprint-hid = Vous vous êtes dissimulé devant un monstre ce tour-ci : vous ne pouvez pas sprinter.
refused-sprint-trap = Le piège vous empêche de sprinter ce tour-ci.
refused-sprint-life = Il ne vous reste pas assez de vie pour sprinter.
refused-attack-far = Ce héros n’est pas sur votre case.
refused-attacked = Vous avez déjà attaqué ce tour-ci.
refused-attack-nest = Les héros ne se battent pas entre eux sur une case monstre.
refused-far = Ce n’est pas une case voisine.
refused-mana = Vous n’avez pas assez de mana.
refused-upgraded = Vous combattez déjà avec un dé à huit faces.
refused-hero-there = Un héros s’y trouve.
refused-no-place = Rien ne peut être posé là.
refused-no-magic = La magie n’agit que sur les dés de combat.
refused-fourth = Vous ne pouvez pas avoir plus de trois artéfacts : abandonnez-en un.

## Ce qui se passe

event-dealt = { $who } reçoit deux artéfacts : { $one } et { $other }.
event-dealt-hidden = { $who } reçoit deux artéfacts.
event-drafted = { $who } rend { $card }.
event-drafted-hidden = { $who } garde un artéfact.
event-temper = { $who } est d’humeur { $temper }.
event-begins = { $who } joue en premier.
event-turn = Manche { $n } : { $who }.
event-skips = { $who } passe son tour.
event-rest = { $who } se repose.
event-sprint = { $who } sprinte pour { $n ->
    [one] { $n } point
   *[other] { $n } points
} de vie.
event-sets-out = { $who } se met en route vers { $cell }.
event-enters = { $who } rejoint { $cell }.
event-token = { $who } pioche un jeton : { $token }.
event-bag-empty = Le sac est vide : { $cell } devient une case torche.
event-mushroom-aside = { $who } dégage un champignon qui barre { $cell }.
event-mushroom-gone = { $who } détruit le champignon.
event-mushroom-stands = Le champignon résiste : { $who } ne va pas plus loin.
event-mushroom-put = { $who } pose un champignon sur { $cell }.
event-mushroom-lost = { $who } n’a pas de place pour un champignon : il quitte le jeu.
event-mushroom-moved = { $who } déplace un champignon : il barrait { $cell }, il barre désormais { $goal }.
event-no-mushroom = { $who } ne trouve aucun champignon à déplacer.
event-trap = { $who } marche sur un { $trap }.
event-trap-put = { $who } pose un { $trap } sur { $cell }.
event-token-gained = { $who } gagne un { $token }.
event-no-token = Il ne reste pas de jeton pour { $who }.
event-slips = { $who } glisse en arrière jusqu’à { $cell }.
event-no-slip = { $who } n’a nulle part où glisser.
event-loses-turn = { $who } passera son prochain tour.
event-defence-roll = { $held ->
    [1] { $who } se défend avec { $n } quand il faut { $needed } : sans dommage.
   *[other] { $who } se défend avec { $n }, mais il faut { $needed }.
}
event-artefact-token = { $who } prend le jeton d’artéfact.
event-artefact = { $who } pioche { $card }.
event-artefact-hidden = { $who } pioche un artéfact.
event-no-artefact = Il ne reste pas d’artéfact pour { $who }.
event-made-anew = La défausse devient une nouvelle pioche.
event-part = { $who } abandonne { $card }.
event-show = { $who } révèle { $card }.
event-use = { $who } utilise { $card }.
event-spent = Usage épuisé : { $card }.
event-upgrade = { $who } combat désormais avec un dé à huit faces.
event-weapon-taken = { $who } prend { $card }.
event-weapon-back = De retour à sa place, { $cell } : { $card }.
event-weapon-gone = Hors jeu désormais : { $card }.
event-scythe-left = { $who } laisse la Faux ; elle est hors jeu.
event-arrives = { $who } arrive, en position { $n }.
event-monster = { $who } rencontre un monstre : { $card }.
event-alpha = { $who } rencontre { WITHIN($card) }.
event-no-monster = Il ne reste pas de monstre pour { $who }.
event-monster-leaves = { $card } s’éclipse.
event-alpha-leaves = { $card } se retire.
event-hide = { $who } se dissimule pour { $n ->
    [one] { $n } point
   *[other] { $n } points
} de mana.
event-weapon = { $who } combat avec { $card }.
event-boost = { $who } engage { $n ->
    [one] { $n } point
   *[other] { $n } points
} de mana dans le combat.
event-strengthen = { $who } dépense { $n ->
    [one] un jeton
   *[other] { $n } jetons
} d’attaque.
event-roll = { $who } lance le dé : { $n }.
event-reroll = { $who } relance pour { $n ->
    [one] { $n } point
   *[other] { $n } points
} de mana.
event-clash = { $who } : { $n } contre { $attack }.
event-wound = { $card } perd { $n ->
    [one] { $n } point
   *[other] { $n } points
} de vie ; reste { $left }.
event-slain = Monstre tué par { $who } : { $card }, { $n ->
    [one] { $n } point
   *[other] { $n } points
} de renommée.
event-alpha-gone = L’Alpha a disparu pour de bon : { $cell } est désormais un nid de monstres.
event-attack = { $who } attaque { $other }.
event-duel = { $who } { $n }, { $other } { $against }.
event-damage = { $who } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} ; reste { $left ->
    [one] { $left } point
   *[other] { $left } points
} de vie.
event-loss = { $who } perd { $n ->
    [one] { $n } point
   *[other] { $n } points
} de vie ; reste { $left }.
event-shield = Un bouclier annule { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} pour { $who }.
event-defend = { $who } annule { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} par des jetons de défense.
event-life = { $who } regagne { $n ->
    [one] { $n } point
   *[other] { $n } points
} de vie.
event-gives = { $who } donne { $n ->
    [one] { $n } point
   *[other] { $n } points
} de vie.
event-mana = { $who } regagne { $n ->
    [one] { $n } point
   *[other] { $n } points
} de mana.
event-mana-lost = { $who } paie { $n ->
    [one] { $n } point
   *[other] { $n } points
} de mana.
event-life-cut = { $who } ne peut avoir plus de { $left } points de vie et en perd { $n }.
event-mana-cut = { $who } ne peut avoir plus de { $left } points de mana et en perd { $n }.
event-renown = { $who } gagne { $n ->
    [one] { $n } point
   *[other] { $n } points
} de renommée.
event-renown-lost = { $who } perd { $n ->
    [one] { $n } point
   *[other] { $n } points
} de renommée.
event-revive = { $who } revient à la vie avec { $n ->
    [one] { $n } point
   *[other] { $n } points
} de vie.
event-death = { $who } meurt.
event-left = { $who } laisse { $card }.
event-search = { $who } fouille : { $n }.
event-event = { $who } pioche un événement : { $card }.
event-no-event = Il ne reste pas d’événement pour { $who }.
event-event-done = À la défausse : { $card }.
event-divine = { $who } lance un dé divin, { $card } : { $face }.
event-achievement = Exploit accompli par { $who } : { $achievement }.

end-count = Le décompte final tranche : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-tied = Égalité à { $points } points ; { $by } tranche.
end-shared = Égalité parfaite à { $points } points : victoire partagée.
tie-renown = la plus grande renommée ({ $n })
tie-life = la plus grande vie ({ $n })
tie-mana = le plus grand mana ({ $n })
summary-slain = Monstres tués
summary-events = Événements
summary-duels = Attaques
count-life = Vie
count-mana = Mana
count-pool = Renommée
count-monsters = Monstres
count-total = Total
count-artefacts = Artéfacts
end-alone = { $who } : personne d’autre n’en sort vivant.
end-all-dead = Personne n’est sorti vivant de la grotte.

## Le récit d’une course terminée

names-more = { $one }, { $other }
names-and = { $one } et { $other }
tale-begins = Direction Urto : { $heroes }.
tale-since = Ce qui précède la manche { $n } n’est pas compté ici.
tale-weapon = { $who } prend { $card }.
tale-alpha = { $who } tue un Alpha : { $card }.
tale-revives = { $who } revient à la vie.
tale-arrives = { $who } arrive chez Urto, en position { $n }.
tale-dies = { $who } meurt.
tale-dies-collapse = { $who } meurt dans l’effondrement de la grotte.
tale-dies-trap = { $who } meurt dans un { $trap }.
tale-dies-fight = { $who } meurt au combat. En face : { $foe }.
tale-dies-card = { $who } meurt. La cause : { $card }.
tale-dies-card-of = { $who } meurt. La cause : { $card }, entre les mains de { $other }.
tale-slain = { $all ->
    [1] Un seul monstre est tué, par { $heroes }.
   *[other] { $several ->
        [1] { $all } monstres sont tués, le plus par { $heroes } : { $n }.
       *[other] { $all } monstres sont tués, le plus par { $heroes } : { $n } chacun.
    }
}
tale-duels = { $n ->
    [one] Les héros se battent une fois entre eux.
   *[other] Les héros se battent { $n } fois entre eux.
}
tale-seen = { $n ->
    [one] Une case de la grotte est découverte.
   *[other] { $n } cases de la grotte sont découvertes.
}
tale-nearest = { $several ->
    [1] Au plus près d’Urto : { $heroes }, à { $n ->
        [one] un déplacement.
       *[other] { $n } déplacements.
    }
   *[other] Au plus près d’Urto, à égalité : { $heroes }, à { $n ->
        [one] un déplacement.
       *[other] { $n } déplacements.
    }
}

## Ce qu’il y a sur la table

label-start = START
label-urto = Urto
cell-start = START
cell-urto = la salle d’Urto
cell-alpha = l’antre
cell-hammer = l’enclume
cell-trumpets = la galerie
cell-nook-north = la niche nord
cell-nook-south = la niche sud
cell-named = la case { $cell }
zone-cave = La grotte
zone-hero = { $who } : vie { $life } sur { $most-life }, mana { $mana } sur { $most-mana }, renommée { $renown }{ $attack ->
    [0] {""}
    [one] , { $attack } jeton d’attaque
   *[other] , { $attack } jetons d’attaque
}{ $defence ->
    [0] {""}
    [one] , { $defence } jeton de défense
   *[other] , { $defence } jetons de défense
}
zone-hand = Artéfacts : { $who }
zone-shown = Artéfacts révélés : { $who }
zone-divine = Arme divine : { $who }
zone-won = Monstres tués : { $who }
zone-events = Événements
zone-monsters = Monstres
zone-artefacts = Artéfacts
zone-event-discard = Événements défaussés
zone-monster-discard = Monstres défaussés
zone-artefact-discard = Artéfacts défaussés
zone-alphas = L’Alpha
zone-bag = Sac
zone-open = Pioché
zone-fight = Combat
zone-dice = Dé
duel-hero = { $who }
duel-monster = { $card }, { $left } sur { $life ->
    [one] { $life } point
   *[other] { $life } points
} de vie
duel-mushroom = Un champignon
duel-search = Le dé de fouille
duel-defence = Un jet de défense
duel-divine = Le dé divin
search-found = { $n ->
    [1] 1 : l’Alpha
    [2] 2 : 1 point de vie
    [3] 3 : 1 point de mana
    [4] 4 : un artéfact
    [5] 5 : un artéfact
    [6] 6 : un artéfact
    [11] 11 : un monstre
    [12] 12 : un monstre
   *[other] { $n } : un événement
}
face-shown = Il montre : { $face }
blow-none = Personne n’est touché.
blow-dealt = Il en perd { $n }.
blow-taken = { $n ->
    [one] { $n } dégât.
   *[other] { $n } dégâts.
}
sum-die = Dé
sum-boost = Mana
sum-tokens = Jetons
sum-arms = Armes

## Ce que disent les cartes

who-opponents = Tous les adversaires : { WITHIN($deed) }
who-everyone = Tous ceux qui sont dans la grotte : { WITHIN($deed) }
part-life = { $sign ->
    [less] Perdez
   *[more] Regagnez
} { $n ->
    [one] { $n } point
   *[other] { $n } points
} de vie.
part-mana = { $sign ->
    [less] Perdez
   *[more] Regagnez
} { $n ->
    [one] { $n } point
   *[other] { $n } points
} de mana.
part-renown = { $sign ->
    [less] Perdez
   *[more] Gagnez
} { $n ->
    [one] { $n } point
   *[other] { $n } points
} de renommée.
part-damage = Subissez { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
part-steal-renown = Volez { $n ->
    [one] { $n } point
   *[other] { $n } points
} de renommée.
part-max-life = Vie maximum : { $sign ->
    [less] −
   *[more] +
}{ $n }.
part-max-mana = Mana maximum : { $sign ->
    [less] −
   *[more] +
}{ $n }.
part-attack = { $sign ->
    [less] −
   *[more] +
}{ $n } { $scope }.
part-die = Un dé à { $n } faces { $scope }.
part-reroll = { $n ->
    [one] { $n } relance gratuite
   *[other] { $n } relances gratuites
} par combat { $scope }.
part-shield = { $n ->
    [one] Le premier dégât de chaque combat { $scope } est annulé.
   *[other] Les { $n } premiers dégâts de chaque combat { $scope } sont annulés.
}
part-weapons = { $n ->
    [0] Aucune arme en combat.
    [one] { $n } arme dans un même combat.
   *[other] { $n } armes dans un même combat.
}
part-hide-cost = Se dissimuler coûte { $n ->
    [one] { $n } point
   *[other] { $n } points
} de mana.
part-sprint-cost = Un sprint coûte { $n ->
    [one] { $n } point
   *[other] { $n } points
} de vie.
part-search-reroll = Relancez le dé de fouille, { $n ->
    [one] { $n } fois
   *[other] jusqu’à { $n } fois
} par tour.
part-rest-life = Le repos rend { $n ->
    [one] { $n } point
   *[other] { $n } points
} de vie de { $sign ->
    [less] moins
   *[more] plus
}.
part-rest-mana = Le repos rend { $n ->
    [one] { $n } point
   *[other] { $n } points
} de mana de { $sign ->
    [less] moins
   *[more] plus
}.
part-token = Prenez un { $about ->
    [attack] jeton d’attaque
   *[defence] jeton de défense
}.
part-trap = Posez un { $about ->
    [blook] piège à Blook
   *[minus_two] piège maudit
} sur une case.
part-move-mushroom = Déplacez un champignon.
part-step = Après votre déplacement, avancez d’une case de plus.
part-slip-back = Glissez en arrière sur une case découverte.
part-lose-turn = Passez votre prochain tour.
part-fight-monster = Affrontez un monstre.
part-hide-free = Dissimulez-vous gratuitement.
part-check = Faites { $n } ou plus ; sinon, { WITHIN($deeds) }
part-pay-mana = Vous pouvez payer { $n ->
    [one] { $n } point
   *[other] { $n } points
} de mana : { WITHIN($deeds) }
part-revive = Revenez à la vie avec { $n ->
    [one] { $n } point
   *[other] { $n } points
} de vie.
term-monster = { $no ->
    [not] ce n’est pas un monstre
   *[yes] c’est un monstre
}
term-attack = { $no ->
    [not] son attaque est inférieure à { $n }
   *[yes] son attaque est de { $n } ou plus
}
line-always = { $deeds }
line-drawn = { $deeds }
line-play = { $deeds }
line-hiding = { $deeds }
line-won = Récompense : { WITHIN($deeds) }
line-kill = À chaque victime : { WITHIN($deeds) }
line-death = À votre mort : { WITHIN($deeds) }
line-death-once = Une fois par partie, à votre mort : { WITHIN($deeds) }
thing-pvm = contre les monstres
thing-pvp = contre les héros
thing-mushroom = contre les champignons
thing-pvm_pvp = contre les monstres et les héros
thing-pvm_pvp_mushroom = contre les monstres, les héros et les champignons

## Pourquoi les bots font ce qu’ils font

think-way = { $temper ->
    [bold] Droit sur { $cell }, { $token } : Urto est à { $left } de là.
    [calm] Un pas après l’autre : { $cell }, { $token }. Urto est à { $left } de là.
    [greedy] Il y a peut-être à prendre : { $cell }, { $token }. Urto est à { $left } de là.
    [sly] Inutile qu’on sache pourquoi : { $cell }, { $token }. Urto est à { $left } de là.
    [spiteful] Hors de mon chemin : { $cell }, { $token }. Urto est à { $left } de là.
   *[other] Vers { $cell }, { $token } : Urto est à { $left } de là.
}
think-moves = { $n ->
    [one] un pas
   *[other] { $n } pas
}
think-prize = { $temper ->
    [bold] Par { $cell } : les trésors sont à qui ose, même { $prize }.
    [greedy] Par { $cell }, car le trésor est à moi : { $prize } !
    [sly] Par { $cell }, avant que d’autres ne pensent au trésor : { $prize }.
    [spiteful] Par { $cell }, pour que nul autre n’ait le trésor : { $prize }.
   *[other] Par { $cell } vers un trésor : { $prize }.
}
think-arrive = { $temper ->
    [bold] Urto, me voici !
    [calm] Ici finit le chemin : Urto.
    [greedy] Tout ce que je porte, je le mets à l’abri : chez Urto.
    [sly] Pendant qu’ils regardent ailleurs : Urto.
    [spiteful] Chez Urto, et malheur aux autres.
   *[other] Urto est à un pas.
}
think-rest = { $temper ->
    [bold] Même moi, je dois souffler : il me reste { $life } PV.
    [calm] Rien ne presse : il me manque { $lacks } PV, il m’en reste { $life }.
    [spiteful] Je reprends des forces, ils le sentiront : il me reste { $life } PV.
   *[other] Je me repose : il me manque { $lacks } PV, il m’en reste { $life }.
}
think-attack = { $temper ->
    [bold] En garde, { $who } ! Vous avez { $life } PV.
    [greedy] { $who } a { $life } PV, et je veux la renommée.
    [sly] { $who } ne voit rien venir, avec { $life } PV.
    [spiteful] { $leads ->
        [1] { $who } est en tête : raison de plus pour frapper, à { $life } PV.
       *[other] { $who } va souffrir, avec { $life } PV.
    }
   *[other] { $who } est à côté de moi avec { $life } PV : attaquer rapporte de la renommée.
}
think-stay = On n’est nulle part mieux alentour.
think-sprint = { $temper ->
    [bold] Je cours, quoi qu’il en coûte : { $life } PV. Urto est à { $left }.
    [sly] Un élan que nul n’attend, pour { $life } PV : Urto est à { $left }.
   *[other] Un sprint pour { $life } PV : Urto est à { $left }.
}
think-slip = Vers { $cell }, le moindre mal.
think-fight = { $temper ->
    [bold] { $card } ? À nous deux ! Je l’emporte à { $percent } %, au prix d’environ { $loss } PV et { $mana } de mana.
    [calm] { $card } : s’il le faut. Je l’emporte à { $percent } %, au prix d’environ { $loss } PV et { $mana } de mana.
    [greedy] La renommée de { $card } est à moi à { $percent } %, au prix d’environ { $loss } PV et { $mana } de mana.
    [sly] { $card }, plus faible qu’il n’y paraît : je l’emporte à { $percent } %, au prix d’environ { $loss } PV et { $mana } de mana.
    [spiteful] Je taille { $card } en pièces, à { $percent } %, au prix d’environ { $loss } PV et { $mana } de mana.
   *[other] { $card } : je l’emporte à { $percent } %, au prix d’environ { $loss } PV et { $mana } de mana.
}
think-roll = { $card } : si je reste, je l’emporte à { $percent } %, au prix d’environ { $loss } PV.
think-hide = { $temper ->
    [bold] Pas même moi : contre { $card }, je l’emporterais à { $percent } %, au prix d’environ { $loss } PV et { $mana } de mana.
    [calm] Le sage laisse passer { $card } : je l’emporterais à { $percent } %, au prix d’environ { $loss } PV et { $mana } de mana.
    [sly] { $card } ne m’a pas vu : je l’emporterais à { $percent } %, au prix d’environ { $loss } PV et { $mana } de mana.
   *[other] { $card } n’en vaut pas la peine : je l’emporterais à { $percent } %, au prix d’environ { $loss } PV et { $mana } de mana.
}
think-keep = { $n } contre { $attack }, cela ira.
think-reroll = { $n } contre { $attack } : un autre jet promet plus.
think-boost = Avec { $n } de mana, j’ai { $percent } % de chances.
think-strengthen = Les jetons d’attaque ne comptent pas à la fin : { $n } maintenant.
think-no-weapon = Aucune ne sert ici.
think-weapon = { $card } fait le plus ici.
think-stand = { $temper ->
    [bold] Enfin, { $who } ! J’ai { $life } PV.
    [calm] Puisque { $who } y tient : j’ai { $life } PV.
    [spiteful] { $who } va le regretter : j’ai { $life } PV.
   *[other] Je fais face à { $who }, avec { $life } PV.
}
think-duck = { $temper ->
    [calm] Je ne me querelle pas avec { $who } : j’ai { $life } PV.
    [sly] { $who } frappe là où je ne suis plus.
   *[other] { $who } n’en aura rien : j’ai { $life } PV.
}
think-defend = { $n } en jetons de défense, tant qu’ils servent.
think-search = { $temper ->
    [bold] Une torche : voyons ce qui se cache ici !
    [greedy] Une torche : il doit y avoir encore à prendre !
   *[other] Une torche : qui cherche trouve. Je tiens { $n ->
        [one] un artéfact
       *[other] { $n } artéfacts
    }.
}
think-leave = { $temper ->
    [calm] Qui ne cherche rien ne trouve pas d’ennuis : j’ai { $life } PV.
   *[other] Avec { $life } PV, je ne cherche rien ici.
}
think-drink = La fontaine : il me manque { $lacks } PV.
think-give = La fontaine : il me manque { $lacks } de mana.
think-drunk = { $n } de mana en PV, c’est bien employé.
think-given = Je peux me passer de { $n } PV.
think-seek-keep = { $n } en vaut un autre.
think-seek-again = Tout vaut mieux que { $n }.
think-use = { $card } sert le plus maintenant : j’ai { $life } PV et { $mana } de mana.
think-upgrade = Avec encore { $left }, un dé plus fort se paie.
think-card = { $temper ->
    [bold] { $card }, et en avant !
    [calm] { $card } me gardera en vie.
    [greedy] { $card } : à moi !
    [sly] { $card } : cela servira quand nul ne s’y attend.
    [spiteful] { $card } : ils apprendront à craindre cela.
   *[other] { $card } vaut le plus pour moi.
}
think-part = { $card } est ce qui me manquera le moins.
think-seize = { $weapon } vaut mieux que { $card }.
think-not-seize = Ce que je tiens vaut mieux que { $weapon }.
think-take = { $temper ->
    [bold] { $weapon }, enfin en de bonnes mains !
    [greedy] { $weapon } : à moi, à moi, à moi !
    [sly] { $weapon }, et ce qu’ont les autres sera à moi.
    [spiteful] { $weapon } : qu’ils tremblent, maintenant.
   *[other] { $weapon } : pour moi.
}
think-pay = { $n } de mana valent moins que ce qu’ils rapportent.
think-not-pay = Je garde mes { $n } de mana.
think-revive = Ma course n’est pas finie.
think-no-pouch = Je paie plutôt { $n } de mana.
think-pouch = Plutôt { $card } que mon mana.
think-aside = Sur { $cell }, cela ne me gêne pas.
think-bar = { $temper ->
    [sly] Sur { $cell }, cela attend { $who }.
    [spiteful] Sur { $cell }, et que { $who } s’en étouffe.
   *[other] Sur { $cell }, cela gêne { $who }.
}
think-pull = Sur { $cell }, il est sur mon chemin.
think-rocks = { $temper ->
    [spiteful] Sur la tête { DE($who) } !
   *[other] C’est { $who } qui les reçoit.
}
think-no-rocks = Elles tombent où il n’y a personne.
think-divine = { $card } fait plus de bien que de mal.
think-not-divine = { $card } me ferait plus de mal que de bien.

## Dans la fenêtre

heading-renown = Renommée
heading-artefacts = Artéfacts
heading-shown = Révélés
heading-fight = Combat et dés
heading-drawn = Pioché
fight-none = Aucun combat en cours.
story-turn = Manche { $n } : { $who }
kind-weapon = Arme
kind-single-use = Utilisation unique
kind-permanent = Utilisation permanente
kind-divine = Divin
kind-event = Événement
kind-monster = Monstre
kind-hero = Héros
hero-only-once = Un seul joueur peut être { $value }.

## Plateaux impossibles

cave-cells = ce plateau a { $count } cases pour un jeton, et il en faut { $wanted } ({ $rule })
cave-cells-of-two = sans ses cases noircies, ce plateau a { $count } cases pour un jeton ; il en faut de { $least } à { $most } ({ $rule })
cave-unknown-mark = rien ne s’appelle { $mark } sur un plateau ; il y a : { $known }
cave-black-special = la case { $cell } est spéciale, elle ne peut pas être noircie ({ $rule })
cave-marks = { $count ->
    [one] { $count } case est marquée
   *[other] { $count } cases sont marquées
} { $mark }, et il en faut { $wanted } ({ $rule })
cave-unreached = aucun chemin ne mène de START à la case { $cell } ({ $rule })
cave-dead-end = la case { $cell } n’a qu’une voisine, et chaque case en a besoin de deux ({ $rule })
cave-cut = la case { $cell } coupe le plateau en deux : il faut pouvoir la contourner ({ $rule })
cave-sides = le marteau et une case d’artéfact sont d’un côté du milieu, les trompettes et l’autre case de l’autre ({ $rule })
cave-uneven = { $cell } et { $other } doivent être à égale distance de START ({ $rule })
cave-shortest = le plus court chemin vers Urto demande { $count } déplacements ; il en faut de { $least } à { $most } ({ $rule })
cave-sides-differ = d’un côté, le chemin vers Urto demande { $count } déplacements ; il en faut { $wanted } des deux côtés ({ $rule })
cave-detour = le chemin par { $cell } compte { $count } déplacements de plus ; il en faut de { $least } à { $most } ({ $rule })
cave-lair-in-the-way = l’antre ne doit pas être sur tous les plus courts chemins vers Urto ({ $rule })
cave-lair-far = l’antre doit être entre { $least } et { $most } % du chemin vers Urto ({ $rule })
cave-last-chamber = la salle d’Urto a { $count ->
    [one] { $count } voisine
   *[other] { $count } voisines
}, et il lui en faut deux ({ $rule })
urto-no-sheet = { $hero } peut être choisi et n’a pas de fiche ici

## Les premières manches guidées

tutorial-welcome = Bienvenue dans la grotte ! Cinq champions courent pour l’âme d’Urto, et deux d’entre eux sont là : Sank’aa et Arminius. Dans cette leçon, vous répondez pour les deux, et jetons, cartes et dés tombent comme il faut.
tutorial-way = Le chemin va de START, où ils sont tous deux, à la salle d’Urto, à l’autre bout. Nul ne sait ce qu’il y a entre les deux : une case reste couverte jusqu’à ce qu’on y entre. Le premier arrivé peut prendre la Faux d’Ankou, qui repose là-bas.
tutorial-sheet = Voici la vie et le mana. Les combats coûtent de la vie ; sans elle, la course est finie. Le mana paie la magie. D’ordinaire, on commence au maximum, mais pour cette leçon Sank’aa et Arminius sont fatigués : 12 points de vie, 4 de mana.
tutorial-draft = Avant la course, chacun reçoit deux artéfacts et en garde un, en secret. Sank’aa regarde une Lame usée et une Bourse de fumée. Une arme sert dans tous les combats : gardez la Lame usée.
tutorial-draft-other = Arminius choisit aussi, et personne ne voit ce que l’autre garde. La Rapière de duel donne 2 points d’attaque, mais seulement contre les héros. Il a une idée : gardez la rapière.
tutorial-move = Manche 1, Sank’aa. À son tour, on se repose, ou l’on va sur une case voisine, dans n’importe quelle direction. Allez sur la case 1b.
tutorial-token = Une case couverte reçoit un jeton du sac. Le premier était de la renommée : on la garde, 1 point, et l’on pioche encore. C’était une torche, et une torche reste : 1b est désormais une case torche pour tous.
tutorial-search = Sur une case torche, on peut fouiller, une fois, avec un dé à douze faces : artéfacts, événements, un peu de vie ou de mana, mais aussi des monstres et, sur un 1, l’Alpha. Avec « Finir le tour », un tour tient en deux clics. Mais cette fois : fouillez.
tutorial-artefact = Un 5, c’est un artéfact : l’Épieu du chasseur. Les artéfacts restent secrets tant qu’ils ne servent pas. On en a trois au plus, et chacun compte un point à la fin.
tutorial-stop = Un sprint mènerait une case plus loin, pour 2 points de vie. Mais la course est longue : finissez le tour.
tutorial-nest = Manche 1, Arminius. Il longe le bord : allez sur la case 1a.
tutorial-monster = Un nid de monstres ! Qui entre pioche un monstre, puis le combat ou se dissimule. Le Fangeux a une attaque de 3 et 1 point de vie : un jet au-dessus de 3 le blesse, un jet en dessous blesse Arminius, de la différence.
tutorial-fight = Se dissimuler coûte 1 point de mana et ne rapporte rien. Celui-ci est faible : combattez.
tutorial-weapon = On choisit une arme pour chaque combat. La rapière ne compte pas contre les monstres, et tous la verraient : n’en prenez aucune.
tutorial-boost = La magie : avant un combat, 1 à 3 points de mana en ajoutent autant à tous ses jets. Engagez-en 1.
tutorial-roll = Avant chaque jet, on peut encore se dissimuler. Non : lancez !
tutorial-reroll = Un 2, plus 1 de mana : 3 contre 3, personne n’est blessé. Pour 1 point de mana, on relance le dé, aussi souvent qu’on peut payer. Relancez.
tutorial-keep = Un 6, plus 1 : cela fait 7. Gardez-le. Le Fangeux perd 4 points de vie, il en avait 1 ; Arminius garde sa carte, qui vaut 1 point de renommée. Après un monstre, pas de sprint : son tour est fini.
tutorial-mushroom = Manche 2, Sank’aa. En avant, sur la case 2b.
tutorial-blade = Un champignon barre la route. Il faut un jet de 5 ou plus pour le détruire ; si l’on échoue, on reste sur place. La Lame usée ajoute 1 ici aussi : utilisez-la.
tutorial-no-boost = Du mana rendrait le jet plus sûr ; s’en passer est plus hardi. N’en engagez pas ; le dé est lancé aussitôt.
tutorial-plant = Un 4, plus 1 de la lame : le champignon n’est plus là, et Sank’aa est sur la case. Il pose le champignon où il veut, pourvu qu’aucun héros ne s’y trouve. Posez-le sur la case 2c.
tutorial-shortcut = La case elle-même est un raccourci : une case de plus, pour rien. Avancez sur la case 3a.
tutorial-event = Une torche avec un événement : l’événement vient d’abord. L’Armurerie éventrée donne un jeton d’attaque, pour un combat. Ensuite, c’est une torche comme les autres. Finissez le tour.
tutorial-follow = Manche 2, Arminius. Sur un nid, on ne se repose pas. Une case découverte sert de nouveau à quiconque y entre : allez sur le raccourci de 2b, puis sur 3a, où est Sank’aa. On y pioche un nouvel événement.
tutorial-leave = Les Éclats de bouclier donnent un jeton de défense : il annule 1 dégât dans un combat. Laissez la torche ; Arminius a d’autres projets.
tutorial-attack = Des héros sur une même case peuvent s’attaquer, une fois à leur tour, avant ou après le déplacement. Qui commence gagne 1 point de renommée, quelle que soit l’issue. Attaquez Sank’aa !
tutorial-stand = Sank’aa pourrait se dissimuler pour 1 point de mana : alors pas de combat, et pas de renommée. Il fait face.
tutorial-rapier = À la rapière, maintenant ! Prenez-la, et n’engagez pas de mana.
tutorial-defend = Sank’aa répond avec la Lame usée et son jeton d’attaque, 1 chacun. Prenez les deux, sans mana. Puis tous deux lancent en même temps.
tutorial-duel = 4 et 2 font 6 pour Arminius ; 2 et 2 font 4 pour Sank’aa. Chacun pourrait payer pour relancer, l’attaquant d’abord. Arminius garde son jet.
tutorial-hurt = Et Sank’aa ? Son mana est précieux : gardez le jet. Il n’y a qu’un assaut, et il lui coûte la différence.
tutorial-done = 2 dégâts, et 1 point de renommée pour Arminius. Il pourrait même s’éloigner d’un sprint. Non : finissez le tour.
tutorial-rest = Manche 3, Sank’aa. Il lui reste 10 points de vie. Un repos rend 1 point de vie et 1 de mana, mais jamais deux fois de suite. Reposez-vous.
tutorial-nook = Ce qu’il y a encore. Ici repose un jeton d’artéfact : le premier qui vient pioche un artéfact.
tutorial-hammer = Sur sa stèle se dresse le Marteau de Tellur. Les armes divines ont leur propre dé, qu’on lance à la fin du tour : il peut faire tomber des rochers sur les autres, ou se retourner contre qui le tient. À deux joueurs il y en a une, à plusieurs il y en a deux.
tutorial-alpha = Au milieu de la grotte vit l’Alpha : attaque 7, et de loin le plus de renommée. Contournez-le, ou allez-y bien armé.
tutorial-scythe = Le premier arrivé chez Urto peut prendre la Faux, et avec elle ôter de la vie à tous ceux qui sont encore en chemin. Plus rien ne peut alors l’atteindre.
tutorial-end = Quand tous sont arrivés ou morts, on additionne vie, mana et renommée de ceux qui sont là, et le plus haut total l’emporte. Hâtez-vous donc, mais pas les mains vides. En route !
learned-turn = Un tour, c’est un repos, ou une case voisine ; puis peut-être un sprint. URTO-25, URTO-82
learned-token = Une case couverte reçoit un jeton, qui sert à quiconque y entre. URTO-37, URTO-39
learned-search = Sur une case torche, on peut fouiller, avec un dé à douze faces. URTO-41
learned-monster = On combat un monstre, ou l’on se dissimule pour 1 point de mana : un jet plus haut que son attaque le blesse, un jet plus bas vous blesse. URTO-92, URTO-96
learned-magic = Le mana renforce un combat, relance un dé, dissimule et, pour 5, donne un dé à huit faces. URTO-153
learned-mushroom = Un champignon tombe sur un 5 ou plus, et on le pose ailleurs. URTO-55, URTO-59
learned-duel = Des héros sur une même case peuvent s’attaquer : un seul assaut, et 1 point de renommée pour l’attaquant. URTO-102, URTO-107
learned-end = On compte la vie, le mana et la renommée de ceux qui sont arrivés. URTO-174

## Énigmes

thing-tutorial = Les premières manches
thing-without-mana = Sans mana
thing-by-the-fountain = Près de la fontaine
thing-two-corks = Deux bouchons
thing-past-the-alpha = Passer l’Alpha
thing-one-turn-to-urto = Urto en un tour
puzzle-without-mana = Sank’aa a 3 points de vie, pas de mana et un jeton d’attaque. En 7a attend une torche avec un événement, et l’Armurerie éventrée est au sommet de la pioche ; derrière, en 8a, un nid, et au sommet des monstres le Golem de cristal : attaque 5, vie 2. Tuez-le à ce tour, quoi que montrent les dés.
puzzle-without-mana-hint = Un dé peut montrer 1. Que faut-il au moins, et quelle arme et combien de jetons y suffisent ?
puzzle-by-the-fountain = Le Marteau se dresse sur l’enclume, à deux cases, et Sank’aa a 2 points de vie et 3 de mana. Prenez le Marteau à ce tour, et gardez la Coupe d’or, la Lame usée et 2 points de mana.
puzzle-by-the-fountain-hint = Un sprint coûte 2 points de vie, et il doit en rester un. Qu’est-ce qui change le mana en vie ? Et pas plus qu’il n’en faut.
puzzle-two-corks = Deux champignons se dressent en 9a. Détruisez les deux à ce tour, quoi que montrent les dés, et posez-en un sur chacune des deux cases voisines d’Urto. Gardez vos trois artéfacts.
puzzle-two-corks-hint = Chaque jet doit faire 5, même si le dé montre 1. Une arme et du mana comptent contre tous les champignons d’une case.
puzzle-past-the-alpha = Sank’aa n’a pas de mana, et des nids flanquent l’antre de l’Alpha. Soyez sur la case 8b à la fin de ce tour, sans perdre de vie.
puzzle-past-the-alpha-hint = Qui se dissimule ne sprinte pas. Mais une corde est-elle un sprint ?
puzzle-one-turn-to-urto = Trois points de vie, un de mana, une corde, et trois cases avant Urto : la dernière est un nid. Arrivez à ce tour.
puzzle-one-turn-to-urto-hint = Qui a rencontré un monstre ne sprinte plus. Dans quel ordre prendre le sprint et la corde ?
