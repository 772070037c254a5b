# Ce que dit Urto, en français.

game-urto = Urto
game-urto-short = Urto
game-urto-tile = Une course dans la grotte
game-urto-about = Cinq champions courent dans une grotte que nul ne connaît, de deux à cinq joueurs. Piochez ce qui vous attend, combattez, dissimulez-vous, amassez de la renommée, et parvenez vivant jusqu’à Urto.

option-standard = Mode standard
option-standard-help = 15 points de vie et 10 points de mana pour tous, sans caractéristiques (URTO-184)
option-cave = Grotte
option-cave-help = le plateau : l’un de ceux de la maison, ou un fichier à vous
option-cave-mehorina = Mehorina
option-weapon = Arme divine
option-weapon-help = laquelle des deux armes est en jeu à deux joueurs (URTO-182)
option-weapon-random = au hasard
option-weapon-hammer = Marteau de Tellur
option-weapon-trumpets = Trompettes de Renommée
option-collapse = La grotte s’effondre
option-collapse-help = à partir de la manche 61, chaque tour dans la grotte coûte 1 point de vie (URTO-R109)
option-hero = Héros
option-hero-help = qui court pour ce joueur (URTO-02)
option-hero-any = Libre
option-hero-sankaa = Sank’aa
option-hero-arminius = Arminius
option-hero-oriandre = Oriandre
option-hero-molesor = Molésor
option-hero-barbouaille = Barbouaille

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
ask-turn = Que faites-vous ?
do-turn = { $what }
turn-rest = Se reposer : 1 point de vie et 1 point de mana
go-to = Aller sur la case { $cell }
attack-hero = Attaquer { $hero }
use-card = Utiliser { $card }
upgrade-die = Dé à huit faces pour 5 points de mana
ask-after = Que faites-vous maintenant ?
do-after = { $what }
after-sprint = Sprinter
after-stop = Finir le tour
ask-sprint = Vers où sprintez-vous ?
do-sprint = Sprinter vers la case { $what }
ask-shortcut = Un raccourci : où vous mène-t-il ?
do-shortcut = Avancer sur la case { $what }
no-shortcut = Rester
ask-step = Où vous mène la corde ?
do-step = Grimper sur la case { $what }
ask-slip = Le sol se dérobe : où glissez-vous ?
do-slip = Glisser sur la case { $what }
ask-face = { $card } : combattez-vous ou vous dissimulez-vous ?
do-face = { $what }
face-fight = Combattre
face-hide = Se dissimuler
ask-round = { $card } a encore { $left ->
    [one] { $left } point
   *[other] { $left } points
} de vie. Votre bonus est de { $bonus }.
do-round = { $what }
round-roll = Lancer le dé
round-hide = Se dissimuler
ask-keep = Vous faites { $n } contre { $attack }. Gardez-vous ce jet ?
do-keep = { $what }
keep-keep = Garder le jet
keep-reroll = { $price ->
    [0] Relancer gratuitement
   *[other] Relancer pour { $price } de mana
}
ask-weapon = Quelle arme utilisez-vous ?
do-weapon = Utiliser { $what }
no-weapon = Aucune arme
ask-boost = Combien de mana engagez-vous dans le combat ?
ask-strengthen = Combien de jetons d’attaque dépensez-vous ?
ask-attacked = { $who } vous attaque : faites-vous face ou vous dissimulez-vous ?
do-attacked = { $what }
attacked-stand = Faire face
attacked-hide = Se dissimuler
ask-throw = Le combat avec { $who } commence.
do-throw = { $what }
throw-roll = Lancer le dé
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
bear-suffer = L’accepter
ask-end = Votre tour va finir.
do-end = { $what }
end-done = Le finir
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
    [one] { $n } point
   *[other] { $n } points
} de mana ?
ask-divine = Lancez-vous le dé divin : { $card } ?
ask-rocks = Où tombent les rochers ?
do-rocks = Sur la case { $what }
ask-plant = Où posez-vous le champignon ?
do-plant = Sur la case { $what }
ask-pull = Quel champignon déplacez-vous ?
do-pull = Celui de la case { $what }
ask-trap = Où posez-vous le piège ?
do-trap = Sur la case { $what }

## Ce qui est refusé

refused-rested = Vous vous êtes reposé au tour précédent.
refused-rest-attacked = Après une attaque, on ne peut plus se reposer de ce tour.
refused-rest-nest = On ne se repose pas sur une case monstre.
refused-sprinted = Vous avez déjà sprinté ce tour-ci.
refused-sprint-fought = Après un combat contre un monstre, on ne peut plus sprinter de ce tour.
refused-sprint-hid = Après s’être dissimulé devant un monstre, on ne peut plus sprinter de ce tour.
refused-sprint-trap = Le piège vous empêche de sprinter ce tour-ci.
refused-sprint-life = Il ne vous reste pas assez de vie pour sprinter.
refused-attack-far = Ce héros n’est pas sur votre case.
refused-attacked = Vous avez déjà attaqué ce tour-ci.
refused-attack-nest = Les héros ne se battent pas entre eux sur une case monstre.
refused-far = Ce n’est pas une case voisine.
refused-mana = Vous n’avez pas assez de mana.
refused-upgraded = Vous combattez déjà avec un dé à huit faces.
refused-hero-there = Un héros s’y trouve.
refused-no-place = Ce n’est pas un endroit pour cela.
refused-no-magic = La magie n’agit que sur les dés de combat.
refused-fourth = Nul n’a plus de trois artéfacts : abandonnez-en un.

## Ce qui se passe

event-dealt = { $who } reçoit deux artéfacts : { $one } et { $other }.
event-dealt-hidden = { $who } reçoit deux artéfacts.
event-drafted = { $who } rend { $card }.
event-drafted-hidden = { $who } garde un artéfact.
event-begins = { $who } joue en premier.
event-turn = Manche { $n } : { $who }.
event-skips = { $who } passe son tour.
event-rest = { $who } se repose.
event-sprint = { $who } sprinte pour { $n ->
    [one] { $n } point
   *[other] { $n } points
} de vie.
event-sets-out = { $who } se met en route vers la case { $cell }.
event-enters = { $who } entre sur la case { $cell }.
event-token = { $who } pioche un jeton : { $token }.
event-bag-empty = Le sac est vide : la case { $cell } est une torche.
event-mushroom-aside = { $who } dégage un champignon de la case { $cell }.
event-mushroom-gone = { $who } détruit le champignon.
event-mushroom-stands = Le champignon résiste : { $who } ne va pas plus loin.
event-mushroom-put = { $who } pose un champignon sur la case { $cell }.
event-mushroom-lost = Aucune place pour un champignon : il quitte le jeu ({ $who }).
event-mushroom-moved = { $who } déplace un champignon de la case { $cell } à la case { $goal }.
event-no-mushroom = { $who } ne trouve aucun champignon à déplacer.
event-trap = { $who } marche sur un { $trap }.
event-trap-put = { $who } pose un { $trap } sur la case { $cell }.
event-token-gained = { $who } gagne un { $token }.
event-no-token = Il ne reste pas de jeton pour { $who }.
event-slips = { $who } glisse en arrière jusqu’à la case { $cell }.
event-no-slip = { $who } n’a nulle part où glisser.
event-loses-turn = { $who } passera son prochain tour.
event-defence-roll = { $who } se défend avec { $n } ; il faut { $needed }.
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
event-weapon-back = De retour sur la case { $cell } : { $card }.
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
event-alpha-gone = L’Alpha a disparu pour de bon : la case { $cell } est désormais un nid de monstres.
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
end-alone = { $who } est seul à en sortir vivant.
end-all-dead = Personne n’est sorti vivant de la grotte.

## Ce qu’il y a sur la table

cell-start = START
cell-urto = Urto
cell-alpha = l’antre
cell-named = case { $cell }
zone-cave = La grotte
zone-hero = { $who }
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
duel-hero = { $who }
duel-monster = { $card }, { $left } sur { $life ->
    [one] { $life } point
   *[other] { $life } points
} de vie
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
part-search-reroll = Relancez le dé de fouille, { $n } fois par tour.
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
part-step = Avancez d’une case de plus.
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
thing-pvm = contre les monstres
thing-pvp = contre les héros
thing-mushroom = contre les champignons
thing-pvm_pvp = contre les monstres et les héros
thing-pvm_pvp_mushroom = contre les monstres, les héros et les champignons
expected-card-name = un nom de 1 à 40 caractères

## Dans la fenêtre

heading-renown = Renommée
heading-artefacts = Artéfacts
heading-fight = Combat
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
hero-only-once = Une seule place peut avoir { $value }.
