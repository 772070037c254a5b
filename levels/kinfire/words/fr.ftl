# Ce que dit Kinfire Delve, en français.

game-kinfire = Kinfire Delve : La grotte de Vainglory
game-kinfire-short = Kinfire
game-kinfire-tile = Au fond du puits, ensemble
game-kinfire-about = D’un à quatre Éclaireurs descendent ensemble dans un puits magique. Choisissez une carte, affrontez-la avec vos talents, de l’aide et des dés, et atteignez le fond avant de perdre tous vos PV.

option-hard = Mode difficile
option-hard-help = 8 PV au lieu de 10 (KIN-165)
option-quick = Partie rapide
option-quick-help = 10 cartes de moins dans le puits, au prix de 2 dégâts et 1 fatigue (KIN-166)
option-first-game = Première partie
option-first-game-help = quatre cartes choisies entourent le Maître (KIN-187)
option-first-player = Premier joueur
option-first-player-help = le numéro du joueur qui commence, ou au hasard (KIN-R19)
option-first-player-0 = au hasard
option-every-boost = Demander chaque soutien
option-every-boost-help = même si le défi est validé d’avance (KIN-69)
option-seeker = Éclaireur
option-seeker-help = l’Éclaireur que mène ce joueur (KIN-R18)
option-seeker-any = Libre
option-seeker-any-about = Le premier Éclaireur que personne n’a choisi.
option-seeker-asha-about = Briseuse de pièges, rouge et verte : vive contre les pièges et les obstacles. Sa lanterne fait relancer tous les dés.
option-seeker-ioren-about = Lecteur de pierres, bleu et rouge : sa défausse l’instruit, les énigmes l’attirent. Sa lanterne reprend une carte.
option-seeker-sefa-about = Funambule, verte et bleue : forte dans l’Obscurité, si on la soutient. Sa lanterne déplace la progression vers son défi.
option-seeker-odram-about = Vieil allumeur de lampes, des trois couleurs : la fatigue l’aguerrit. Sa lanterne prévient des dégâts.

## Noms

thing-red = rouge
thing-green = vert
thing-blue = bleu
thing-white = blanc
thing-light = Lumière
thing-darkness = Obscurité
thing-combat = Combat
thing-obstacle = Obstacle
thing-puzzle = Énigme
thing-trap = Piège
thing-challenge = Défi
thing-event = Événement
thing-gauntlet = Épreuve
thing-master = Maître
thing-fatigue = Fatigue
thing-seeker = Éclaireur
thing-asha_lantern = Lanterne d’Asha
thing-ioren_lantern = Lanterne d’Ioren
thing-sefa_lantern = Lanterne de Sefa
thing-odram_lantern = Lanterne d’Odram
thing-beaten = vaincu
thing-victorious = victorieux
thing-active = à son tour
thing-attempted = relevé
thing-completed = validé
thing-turned = carte retournée
thing-invulnerable = invulnérable
thing-lit = chargée
thing-dark = non chargée
thing-used = en usage
thing-just-a-scratch = Simple égratignure
thing-vainglorys-puppet = Marionnette de Vainglory
thing-effort-pays-off = Les efforts paient
thing-intermission = Entracte
thing-flesh-wound = Plaie superficielle
thing-on-a-razors-edge = Sur le fil du rasoir
thing-sea-of-nightmares = Mer cauchemardesque
thing-fortune-favours-the-bold = La chance sourit aux audacieux
thing-to-the-bitter-end = Jusqu’au-boutisme
thing-against-the-clock = Top chrono
thing-three-coins-in-the-fountain = 3 pièces dans la fontaine
thing-master-of-the-maze = Maître du labyrinthe
thing-tutorial = La première partie guidée

## Questions et réponses

ask-give-in = Vous avez en main { $n ->
    [one] une carte
   *[other] { $n } cartes
}. Cédez-vous à la fatigue, pour une nouvelle main et une carte Fatigue ?
yes-give-in = Céder
no-give-in = Continuer
give-in = Céder à la fatigue
ask-approach = À quelle carte de la table vous attaquez-vous ?
approach-event = { $card } : { $text }
approach-challenge = { $card }, { $progress } sur { $difficulty } : { $text }
do-approach = Choisir { $what }
ask-name = { $card } a plusieurs faiblesses : quelle couleur choisissez-vous ?
do-name = { $what }
ask-play = { $card } : quelle action jouez-vous ?
do-play = Jouer { $what }
play-card = Jouer { $card } : +{ $n }
play-card-now = Jouer { $card } : +{ $n } au lieu de +{ $printed }
play-card-more = { $line } · { $more }
play-nothing = Aucune action : les dés seuls
ask-boost = { $who } : soutenez-vous l’action contre { $card } ({ $colour }) ?
do-boost = Soutenir avec { $what }
boost-card = Soutenir avec { $card } : +{ $n }
no-boost = { $played ->
    [0] Aucun soutien
   *[other] Pas d’autre soutien
}
moment-boost = Soutien contre { $card } ({ $colour })
ask-reroll = { $card } : relancez-vous tous les dés ?
moment-reroll = Les dés sont jetés
yes-reroll = Relancer
no-reroll = Garder le jet
ask-may = { $card } : { WITHIN($deeds) }
moment-may = { $card }
yes-may = Le faire
no-may = Y renoncer
ask-pick = { $card } : que choisissez-vous ?
moment-pick = { $card }
ask-order = Plusieurs textes s’appliquent. Lequel d’abord ?
do-order = { $what }
ask-reward = Plusieurs récompenses sont dues. Laquelle d’abord ?
do-reward = { $what }
ask-discard = { $card } : { $n ->
    [one] quelle carte
   *[other] quelles { $n } cartes
} défaussez-vous ?
do-discard = Défausser { $what }
ask-recover = { $card } : { $n ->
    [one] quelle carte reprenez-vous, s’il y a lieu
   *[other] quelles cartes reprenez-vous, { $n } au plus
} ?
do-recover = Reprendre { $what }
ask-raise = { $n ->
    [one] Quelle carte Épreuve revient face visible ?
   *[other] Quelles sont les { $n } cartes Épreuve qui reviennent face visible ?
}
do-raise = { $what }
ask-brave = Quelle carte Fatigue bravez-vous ?
do-brave = { $what }
ask-help = { $card } : quel autre Éclaireur ?
do-help = { $what }
ask-add-progress = { $card } : où posez-vous { $n } de progression ?
ask-remove-progress = { $card } : d’où retirez-vous { $n } de progression ?
ask-move-progress = { $card } : vers où déplacez-vous jusqu’à { $n } de progression ?
ask-from = { $card } : d’où prenez-vous jusqu’à { $n } de progression ?
ask-discard-challenge = { $card } : quel défi défaussez-vous ?
do-target = { $what }

## Le journal

event-begin = { $who } commence.
event-well-card = Carte { $slot } : { $card }.
event-quick = Une partie rapide a son prix.
event-turn = Tour { $n } : { $who } avec { $seeker }.
event-turn-alike = Tour { $n } : { $who }.
event-must-give-in = { $who } n’a plus de carte et doit céder à la fatigue.
event-give-in = { $who } cède à la fatigue ; { $n ->
    [0] rien à défausser
    [one] une carte à la défausse
   *[other] { $n } cartes à la défausse
}.
event-fatigue = Fatigue en jeu : { $card }.
event-no-fatigue = Le deck Fatigue est vide.
event-draw = { $who } pioche { $card }.
event-reshuffle = { $who } mélange { $n ->
    [one] une carte défaussée
   *[other] { $n } cartes défaussées
} en un nouveau deck.
event-no-draw = { $who } n’a plus de carte à piocher.
event-nothing-there = Il n’y a rien à choisir pour { $who }.
event-event = { $who } rencontre { $card }.
event-attempt = { $who } relève { $card } ({ $colour }) : { $progress } sur { $difficulty }.
event-no-action = { $who } ne joue pas d’action.
event-lantern = { $who } brandit sa lanterne : { $card }.
event-play = { $who } joue { $card }.
event-boost = { $who } soutient avec { $card } : +{ $n }.
event-roll = { $who } lance { $dice } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-points = Action { $action }, soutiens { $boosts }, dés { $dice }, bonus { $bonus } : { $n } en tout.
event-placed = { $card } : { $n } de progression, soit { $progress } sur { $difficulty }.
event-failed = Échec : { $card }.
event-completed = Défi validé avec { $progress } de progression : { $card }.
event-text = Effet de la carte : { $card }.
event-turned = Retournée face cachée : { $card }.
event-turned-up = De nouveau face visible : { $card }.
event-bottom = Le fond du puits ! Toutes les cartes Puits sont retirées.
event-master = Le Maître montre son visage : { $card }.
event-gauntlet = Les { $n } cartes Épreuve entourent le Maître.
event-descend = Descendre { $n } : il en reste { $left } dans le puits.
event-climb = Remonter { $n } : il en reste { $left } dans le puits.
event-no-descend = Au fond, on ne descend pas plus bas.
event-no-climb = Au fond, on ne remonte plus.
event-discard = { $who } défausse { $card }.
event-heal = { $n ->
    [0] Aucun PV récupéré : { $hp }.
    [one] 1 PV récupéré : { $hp }.
   *[other] { $n } PV récupérés : { $hp }.
}
event-damage = { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
} : il reste { $hp } PV.
event-prevent = Les prochains dégâts de ce tour sont réduits de { $n }.
event-prevented = Dégâts évités : { $n }.
event-brave = Fatigue bravée, retour au deck : { $card }.
event-no-brave = Il n’y a pas de fatigue à braver.
event-charge = { $who } charge sa lanterne.
event-charged-already = La lanterne est déjà chargée : { $who }.
event-lantern-down = { $card } : elle s’éteint.
event-put-away = { $card } rejoint les cartes validées.
event-clean-up = { $n ->
    [one] La carte jouée est rangée.
   *[other] Les { $n } cartes jouées sont rangées.
}
event-bonus = { $card } : { $n } pour cette tentative.
event-add = { $card } : { $n } de plus, soit { $progress } sur { $difficulty }.
event-remove = { $card } : { $n } de moins, soit { $progress } sur { $difficulty }.
event-overflow = { $card } : { $progress } de progression au plus, { $n ->
    [one] { $n } point perdu
   *[other] { $n } points perdus
}.
event-may-reroll = { $card } : les dés peuvent être relancés.
event-discard-challenge = Défi défaussé : { $card }.
event-attach = Une carte du puits glisse sous le Maître, sans être vue : { $n } à présent.
event-attach-this = Sous le Maître : { $card }. Cela en fait { $n }.
event-no-attach = Rien ne glisse sous le Maître.
event-recover = { $who } reprend { $card }.
event-condition = { $card } : la condition est remplie.
event-achievement = Exploit : { $achievement } !

dice-0 = { $die1 }
dice-1 = { $die1 }, { $die2 }
dice-2 = { $die1 }, { $die2 }, { $die3 }
dice-3 = { $die1 }, { $die2 }, { $die3 }, { $die4 }

## Le journal, une ligne par fait : le titre du tour dit qui joue

log-begin = { $who } commence.
story-turn = Tour { $n } : { $who } avec { $seeker }
story-turn-brief = Tour { $n } : { $seeker }
story-turn-alike = Tour { $n } : { $who }
log-must-give-in = { $who } n’a plus de carte.
log-give-in = { $who } cède : { $n ->
    [one] { $n } carte à la défausse
   *[other] { $n } cartes à la défausse
}.
log-fatigue = Fatigue : { $card }.
log-event = Événement : { $card }.
log-attempt = Tentative : { $card }.
log-no-action = Pas d’action.
log-lantern = Brandie : { $card }.
log-play = Action : { $card }.
log-boost = { $who } : { $card }, +{ $n }.
log-roll = Dés : { $dice }.
log-points = Action { $action }{ $boosts ->
    [0] {""}
   *[other] , soutiens { $boosts }
}, dés { $dice }{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
} : { $n }.
log-placed = { $card } : { $progress } sur { $difficulty }.
log-failed = Échec : { $card }.
log-completed = Validé : { $card }.
log-text = Effet : { $card }.
log-turned = Face cachée : { $card }.
log-bottom = Le fond du puits.
log-master = Le Maître : { $card }.
log-gauntlet = Les { $n } cartes Épreuve.
log-descend = Descendre { $n } : reste { $left }.
log-climb = Remonter { $n } : reste { $left }.
log-brave = Fatigue bravée : { $card }.
log-discard-challenge = Défaussé : { $card }.
log-attach = Sous le Maître : { $n } à présent.
log-attach-this = Sous le Maître : { $card }.
log-condition = { $card } : condition remplie.
log-achievement = Exploit : { $achievement }.

## Refus

refused-colour = Sa couleur n’est ni le { $colour } ni le blanc.
refused-not-charged = Pas chargée : { $card }.
refused-boost-colour = La couleur de son soutien n’est ni le { $colour } ni le blanc.
refused-own-action = Vous ne pouvez pas soutenir votre propre action.
refused-lantern-boost = Une lanterne ne peut pas soutenir.
refused-master-hidden = Vous ne pouvez pas tenter le Maître avant le fond du puits.
refused-master-guarded = { $card } est sous bonne garde : toutes les cartes Épreuve sont face visible.
refused-master-invulnerable = { $card } n’a encore aucune faiblesse.
refused-turned = La carte est déjà retournée : { $card }.
refused-seeker-twice = Un seul joueur peut mener { $value }.
refused-first-player = { $seats ->
    [one] Le joueur { $number } ne peut pas commencer : il n’y en a qu’un.
   *[other] Le joueur { $number } ne peut pas commencer : il n’y en a que { $seats }.
}
position-card = { $card } est à deux endroits, ou là où il ne faut pas
position-slots = le plateau a { $expected } emplacements, et non { $found }
position-gauntlet = l’Épreuve compte { $cards }, chacune aside, up ou down
position-active = le numéro de l’Éclaireur actif est inférieur à { $seekers }, à partir de 0, et non { $found }
position-hp = la santé va de 1 à { $most }, et non { $found }
position-progress = { $card } porte { $found } de progression : seuls les défis en jeu en portent, et au moins 1

expected-first-player = le numéro d’un joueur, ou 0 pour le hasard

## La fin

end-won = Le Maître est vaincu ({ $master }), et il reste { $hp } PV : l’équipe a gagné.
end-health = Il ne reste plus de PV : l’équipe a perdu.
end-condition = À cause de la carte { $card }, l’équipe a perdu.
end-conceded = { $who } abandonne au nom de l’équipe.
end-master-wins = Vainglory l’emporte
end-team-wins = Les Éclaireurs gagnent

## Le récit d’une descente terminée

names-more = { $one }, { $other }
names-and = { $one } et { $other }
tale-begins = { $seekers } { $n ->
    [one] descend sans compagnon dans le puits.
   *[other] descendent ensemble dans le puits.
}
tale-since = Ce qui précède le tour { $n } n’est pas compté ici.
tale-bottom = Au fond du puits attend le Maître : { $master }.
tale-challenges = { $completed } ; { $failed ->
    [0] aucune tentative n’échoue.
    [one] une tentative échoue.
   *[other] { $failed } tentatives échouent.
}
tale-completed = { $n ->
    [0] Aucun défi validé
    [one] Un défi validé
   *[other] { $n } défis validés
}
tale-completed-by = { $several ->
    [one] { $completed }, dont { $n } par { $seekers }
   *[other] { $completed }, en tête { $seekers } avec { $n } chacun
}
tale-completed-all-by = { $completed }, par { $seekers } et personne d’autre
tale-fatigue = { $given } { $left ->
    [0] À la fin, aucune carte Fatigue n’est en jeu.
    [one] À la fin, une carte Fatigue est en jeu.
   *[other] À la fin, { $left } cartes Fatigue sont en jeu.
}
tale-gives-in = { $seeker } cède { $n ->
    [one] une fois
    [2] deux fois
   *[other] { $n } fois
} à la fatigue.
tale-give-in = L’équipe cède { $n } fois à la fatigue : { $seekers }.
tale-gives-in-of = { $seeker } ({ $n })
tale-nearest-alone = { $seeker } ne cède jamais à la fatigue ; au plus bas, { $cards ->
    [0] aucune carte en main.
    [one] une carte en main.
   *[other] { $cards } cartes en main.
}
tale-nearest = Personne ne cède à la fatigue ; { $several ->
    [one] { $seekers } n’en passe pas loin, avec { $cards ->
        [0] une main vide.
        [one] une seule carte en main.
       *[other] { $cards } cartes en main.
    }
   *[other] { $seekers } n’en passent pas loin, avec { $cards ->
        [0] une main vide.
        [one] une seule carte en main.
       *[other] { $cards } cartes en main.
    }
}
tale-never-near = Personne ne cède à la fatigue, et personne n’a jamais moins de { $cards } cartes en main.
tale-worst = Au plus bas, il reste { $hp } PV.
tale-unhurt = L’équipe ne subit aucun dégât.
tale-not-down = { $left ->
    [0] La dernière carte Puits est tirée, mais le fond n’est pas atteint.
    [one] Le fond n’est pas atteint : une carte Puits sur { $all } reste à tirer.
   *[other] Le fond n’est pas atteint : { $left } cartes Puits sur { $all } restent à tirer.
}
tale-master-stands = Le Maître tient encore : { $master }, { $progress } sur { $difficulty }.
tale-master-untouched = Personne n’entame le Maître : { $master }. Cartes Épreuve retournées : { $turned } sur { $all }.
tale-with = { $seeker } avec { $card }
tale-without = { $seeker } sans action
tale-boosted = { $deed } et le soutien apporté par { $seekers },
tale-decided-dice = Les dés décident : { $deed } contre { $master }, { $dice }. Cela fait { $progress } sur { $difficulty }.
tale-decided-cards = Les cartes décident : { $deed } contre { $master }, { $progress } sur { $difficulty }, { $n ->
    [0] rien ne vient des dés.
   *[other] dont { $n } grâce aux dés.
}
tale-decided-added = L’effet d’une carte décide, au tour mené par { $seeker } : { $n } de plus sur { $master }, { $progress } sur { $difficulty }.
tale-decided-effect = L’effet d’une carte décide, au tour mené par { $seeker } : { $progress } de progression contre { $master }.
tale-deed-begin = Avant le premier tour
tale-deed-turn = C’est à { $seeker } de jouer
tale-deed-give-in = { $seeker } cède à la fatigue
tale-deed-event = { $seeker } rencontre { $card }
tale-deed-attempt = { $seeker } tente { $card }
tale-deed-completed = { $seeker } valide { $card }
tale-deed-failed = { $seeker } tente { $card } et échoue, { $progress } sur { $difficulty }
tale-lost-damage = { $deed } ; { $n ->
    [one] puis vient 1 dégât
   *[other] puis viennent { $n } dégâts
}, alors qu’il restait { $hp } PV.
tale-lost-card = { $deed } ; puis tout s’arrête à cause de la carte { $card }, avec { $n ->
    [one] une carte Fatigue
   *[other] { $n } cartes Fatigue
} en jeu.
tale-lost-conceded = Il reste { $hp } PV quand la descente est abandonnée.

## Exploits

thing-easy = Facile
thing-perilous = Périlleux
thing-complex = Complexe
thing-improbable = Improbable
achievement-just-a-scratch = Subir au moins 5 dégâts en un seul tour.
achievement-vainglorys-puppet = Perdre avec au moins 3 cartes Fatigue en jeu.
achievement-effort-pays-off = Valider Le chemin oublié avec au moins 10 de progression.
achievement-intermission = Défausser La symphonie de Vainglory à 3 de progression.
achievement-flesh-wound = Subir au moins 5 dégâts en un tour, sans La devinette de la bête.
achievement-on-a-razors-edge = Gagner alors qu’il reste 1 PV.
achievement-sea-of-nightmares = Vaincre Mer onirique, 3 cartes ou plus glissées dessous.
achievement-fortune-favours-the-bold = Vaincre Tisseuse d’effroi à 30 de difficulté ou plus.
achievement-to-the-bitter-end = Vaincre Danse macabre, les 4 Épreuves face cachée.
achievement-against-the-clock = Perdre dès le tout premier tour.
achievement-three-coins-in-the-fountain = Valider Les 3 fontaines, les 3 exemplaires étant en jeu.
achievement-master-of-the-maze = Valider à la fois les 4 exemplaires du défi Le labyrinthe.

## Zones

card-name = { $card }
zone-board = Autour du Maître
zone-team = PV : { $hp } sur { $most }, tour { $turn }
zone-attempt = Tentative : { $card }
zone-dice = Dés
zone-well-deck = Puits
zone-well-discard = Défausse du puits
zone-completed = Défis validés
zone-attached = Sous le Maître
zone-fatigue-deck = Deck Fatigue
zone-fatigue = Fatigue en jeu
zone-seeker = { $who }
zone-seeker-alike = Éclaireur
zone-hand = Main : { $who }
zone-played = Cartes jouées : { $who }
zone-deck = Deck : { $who }
zone-discard = Défausse : { $who }
sum-before = Progression
sum-action = Action
sum-boost = Soutien : { $who }
sum-dice = Dés
sum-bonus = Capacité
sum-difficulty = Difficulté
attempt-by = { $who }
attempt-to-come = { $n ->
    [one] Il reste 1 dé à lancer
   *[other] Il reste { $n } dés à lancer
}
attempt-completed = Défi validé : { $card }.
attempt-master = Maître vaincu : { $card }.
attempt-failed = Échec : { $card }.
stamp-completed = Validé
stamp-master = Vaincu
stamp-failed = Échec
heading-health = PV
heading-now = Joue
heading-seeker = Éclaireur
heading-attempt = Tentative
attempt-none = Aucune tentative en cours.
heading-fatigue = Fatigue
heading-lantern = Lanterne
heading-hand = Main
heading-deck = Deck
heading-spent = Défausse
heading-passed = Défausse Puits
summary-completed = Défis validés
summary-boosts = Soutiens
summary-fatigue = Cartes Fatigue
piece-event = { $card } (Événement)
piece-challenge = { $card } ({ $type }, { $colour }) { $progress }/{ $difficulty }
piece-master = { $card } { $progress }/{ $difficulty }

## Cartes

keyword-challenge = Défi.
keyword-event = Événement.
keyword-gauntlet = Épreuve.
keyword-master = Maître.
keyword-fatigue = Fatigue.
keyword-action = Compétence.
keyword-seeker = Éclaireur.
whole-text = { $keyword } { $text }
text-challenge = Difficulté { $n }, { $colour }, { $type }.
text-master = Difficulté { $n }, noir.
text-skill = Valeur { $n }, { $colours }.
text-action = Action : { WITHIN($deeds) }
text-boost = Soutien : { $n }, { $colour }.
text-boost-if = Soutien : { $n }, { $colour } ; { $instead } si { $terms }.
text-icon = Icône d’effet : { $seeker }.
text-lantern = { $card } : { $text }
text-back = Au dos : { WITHIN($deeds) }
figures-now = { $n } au lieu de { $printed }
figures-skill = { $n } { $colours }, { $boost }
figures-boost = +{ $n } { $colour }
figures-boost-if = +{ $n } ou +{ $instead } { $colour }
figures-lantern = { $n } { $colours } : { WITHIN($deeds) }
bar-boost = Soutien
bar-boost-if = +{ $n } si { $terms }
line-while-in-play = En jeu : { WITHIN($deeds) }
line-passive = Lors de vos propres tentatives, { WITHIN($deeds) }
line-on-attempt = Pendant la tentative, { WITHIN($deeds) }
line-on-enter = À son arrivée, { WITHIN($deeds) }
line-on-interact = { $deeds }
line-on-light = Sur Lumière, { WITHIN($deeds) }
line-on-darkness = Sur Obscurité, { WITHIN($deeds) }
line-on-placed = Quand une tentative pose de la progression, { WITHIN($deeds) }
line-on-turn-start = Au début de chaque tour, { WITHIN($deeds) }
line-on-turn-end = À la fin de chaque tour, { WITHIN($deeds) }
line-on-any-fail = Après l’échec d’une tentative sur une carte Puits, { WITHIN($deeds) }
line-reward = Récompense : { WITHIN($deeds) }
line-penalty = Pénalité : { WITHIN($deeds) }
who-another-seeker = Un autre Éclaireur : { WITHIN($deed) }
who-each-seeker = Chaque Éclaireur : { WITHIN($deed) }
part-descend = Descendez de { $n }{ $each }.
part-climb = Remontez de { $n }{ $each }.
part-draw = Piochez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}{ $each }.
part-discard = Défaussez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}{ $each }.
part-heal = Récupérez { $n } PV{ $each }.
part-damage = Subissez { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}{ $each }.
part-suffer-fatigue = Subissez { $n ->
    [one] { $n } fatigue
   *[other] { $n } fatigues
}{ $each }.
part-brave-fatigue = Bravez la fatigue.
part-charge-lantern = Chargez la lanterne.
part-bonus = Bonus de { $sign ->
    [less] −
   *[more] +
}{ $n }{ $each }.
part-add-progress = Posez { $n ->
    [one] { $n } point
   *[other] { $n } points
} de progression sur { $target }.
part-remove-progress = Retirez { $n ->
    [one] { $n } point
   *[other] { $n } points
} de progression { $target }.
part-move-progress = Déplacez jusqu’à { $n ->
    [one] { $n } point
   *[other] { $n } points
} de progression { $source } vers { $target }.
part-difficulty = Difficulté { $target } : { $sign ->
    [less] −
   *[more] +
}{ $n }{ $each }.
part-reroll = Vous pouvez relancer tous les dés.
part-discard-challenge = Défaussez { $target }.
part-attach = Glissez { $about ->
    [this] cette carte
   *[top] la première carte du puits
} sous le Maître.
part-cap = Hors tentative, cette carte porte au plus { $n ->
    [one] { $n } point
   *[other] { $n } points
} de progression.
part-prevent = Réduisez de { $n } les prochains dégâts de ce tour.
part-recover = Vous pouvez reprendre en main { $n ->
    [one] une carte
   *[other] jusqu’à { $n } cartes
} de votre défausse.
part-limit = { $about ->
    [boosts] Au plus { $n ->
        [one] { $n } soutien
       *[other] { $n } soutiens
    } par action.
   *[skill_dice] Lancez seulement { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } Compétence.
}
part-hand-size = Cartes de chaque nouvelle main : { $sign ->
    [less] −
   *[more] +
}{ $n }{ $each }.
part-action-value = Valeur de chaque action : { $sign ->
    [less] −
   *[more] +
}{ $n }{ $each }.
part-damage-plus = Premiers dégâts de chaque tour : { $sign ->
    [less] −
   *[more] +
}{ $n }{ $each }.
part-vulnerable = Le Maître est vulnérable au { $about }.
part-turn-up = Remettez { $n ->
    [one] une carte Épreuve
   *[other] { $n } cartes Épreuve
} face visible.
part-defeat = L’équipe perd.
amount-missing = les points qui manquent encore
amount-copies = exemplaires de la carte { $card } en jeu
amount-attached = cartes sous le Maître
amount-fatigue = cartes Fatigue en jeu
amount-gauntlet-up = cartes Épreuve face visible
amount-gauntlet-down = cartes Épreuve face cachée
amount-progress = la progression sur cette carte
amount-placed = les points qui viennent d’être posés
as-much = autant de
other-copies = autre carte { $card } en jeu
each-missing = { $n ->
    [one] point manquant
   *[other] points manquants
}
each-copies = { $n ->
    [one] carte
   *[other] cartes
} { $card } en jeu
each-attached = { $n ->
    [one] carte
   *[other] cartes
} sous le Maître
each-fatigue = { $n ->
    [one] carte
   *[other] cartes
} Fatigue en jeu
each-gauntlet-up = { $n ->
    [one] carte
   *[other] cartes
} Épreuve face visible
each-gauntlet-down = { $n ->
    [one] carte
   *[other] cartes
} Épreuve face cachée
each-progress = { $n ->
    [one] point
   *[other] points
} de progression sur cette carte
each-placed = { $n ->
    [one] point qui vient d’être posé
   *[other] points qui viennent d’être posés
}
target-target = le défi relevé
target-this = cette carte
target-other = un autre { $what }
target-any = un { $what } au choix
target-each-other = chaque autre { $what }
target-master = le Maître
of-target = du défi relevé
of-this = de cette carte
of-other = d’un autre { $what }
of-any = d’un { $what } au choix
of-each-other = de chaque autre { $what }
of-master = du Maître
what-challenge = défi
what-name = défi { $card }
what-both = défi { $type } { $colour }
what-colour = défi { $colour }
what-type = défi { $type }
colours-1 = { $one }
colours-2 = { $one } et { $other }
term-type = { $no ->
    [not] le défi n’est pas de type { $what }
   *[yes] le défi est de type { $what }
}
term-colour = { $no ->
    [not] le défi n’est pas { $what }
   *[yes] le défi est { $what }
}
term-light = { $no ->
    [not] vous n’obtenez pas Lumière
   *[yes] vous obtenez Lumière
}
term-darkness = { $no ->
    [not] vous n’obtenez pas Obscurité
   *[yes] vous obtenez Obscurité
}
term-charged = { $no ->
    [not] votre lanterne n’est pas chargée
   *[yes] votre lanterne est chargée
}
term-seekers = { $no ->
    [not] l’équipe ne compte pas { $n } Éclaireurs
   *[yes] l’équipe compte { $n ->
        [one] un Éclaireur
       *[other] { $n } Éclaireurs
    }
}
term-hp = { $no ->
    [not] la santé dépasse { $n } PV
   *[yes] la santé ne dépasse pas { $n } PV
}
term-copies = { $no ->
    [not] { $n ->
        [1] aucune carte { $card } n’est en jeu
       *[other] moins de { $n } cartes { $card } sont en jeu
    }
   *[yes] { $n ->
        [0] au moins 0 carte { $card } est en jeu
        [one] au moins { $n } carte { $card } est en jeu
       *[other] au moins { $n } cartes { $card } sont en jeu
    }
}
term-boosts = { $no ->
    [not] { $n ->
        [1] aucun soutien n’est joué
       *[other] moins de { $n } soutiens sont joués
    }
   *[yes] { $n ->
        [0] au moins 0 soutien est joué
        [one] au moins { $n } soutien est joué
       *[other] au moins { $n } soutiens sont joués
    }
}
term-attached = { $no ->
    [not] { $n ->
        [1] aucune carte n’est sous le Maître
       *[other] moins de { $n } cartes sont sous le Maître
    }
   *[yes] { $n ->
        [0] au moins 0 carte est sous le Maître
        [one] au moins { $n } carte est sous le Maître
       *[other] au moins { $n } cartes sont sous le Maître
    }
}
term-fatigue = { $no ->
    [not] { $n ->
        [1] aucune carte Fatigue n’est en jeu
       *[other] moins de { $n } cartes Fatigue sont en jeu
    }
   *[yes] { $n ->
        [0] au moins 0 carte Fatigue est en jeu
        [one] au moins { $n } carte Fatigue est en jeu
       *[other] au moins { $n } cartes Fatigue sont en jeu
    }
}
term-gauntlet-up = { $no ->
    [not] { $n ->
        [1] aucune carte Épreuve n’est face visible
       *[other] moins de { $n } cartes Épreuve sont face visible
    }
   *[yes] { $n ->
        [0] au moins 0 carte Épreuve est face visible
        [one] au moins { $n } carte Épreuve est face visible
       *[other] au moins { $n } cartes Épreuve sont face visible
    }
}
term-gauntlet-down = { $no ->
    [not] { $n ->
        [1] aucune carte Épreuve n’est face cachée
       *[other] moins de { $n } cartes Épreuve sont face cachée
    }
   *[yes] { $n ->
        [0] au moins 0 carte Épreuve est face cachée
        [one] au moins { $n } carte Épreuve est face cachée
       *[other] au moins { $n } cartes Épreuve sont face cachée
    }
}
term-icon = { $no ->
    [not] votre icône apparaît moins de { $n } fois dans votre défausse
   *[yes] votre icône apparaît au moins { $n } fois dans votre défausse
}

## Chances

promise-dice = avec les dés seuls
promise-action = au mieux, avec { $action } et { $n ->
    [0] aucun soutien
    [one] un soutien
   *[other] { $n } soutiens
}
promise-unhelped = sans aucun soutien
promise-helped = au mieux, avec { $n ->
    [one] un soutien
   *[other] { $n } soutiens
} ({ $percent } % sans)
promise-last-boost = en dernier soutien ({ $percent } % avec { $n ->
    [one] un de plus
   *[other] { $n } de plus
})
promise-boost = { $who } joue { $action }, { $n ->
    [0] rien ne manque
    [one] il manque un point
   *[other] il manque { $n } points
} avant les dés

## Avertissements

peril-sure = L’équipe perd.
peril-fatigue = { $n ->
    [one] Une des { $of } cartes Fatigue restantes fait
   *[other] { $n } des { $of } cartes Fatigue restantes font
} perdre la partie.

## Ce que pensent les bots

think-give-in = Une nouvelle main vaut bien une carte Fatigue.
think-go-on = { $n ->
    [one] Une carte suffit
   *[other] { $n } cartes suffisent
} encore pour continuer.
think-event = { $card } est sans risque, et il n’y a pas mieux.
think-approach = { $card } avec { $action } et { $n ->
    [0] aucun soutien
    [one] un soutien
   *[other] { $n } soutiens
} : validé dans { $percent } % des cas.
think-dice = { $card } avec les dés seuls : validé dans { $percent } % des cas.
think-name = En { $colour }, nos cartes font le plus contre lui.
think-boost = Utiliser { $card } ici en vaut la peine : validé dans { $percent } % des cas.
think-boost-other = Quelqu’un d’autre se passera mieux d’une carte : validé dans { $percent } % des cas.
think-no-boost = Les cartes valent plus en main : validé dans { $percent } % des cas tel quel.
think-reroll = Un autre jet promet plus : validé dans { $percent } % des cas.
think-keep-roll = Ce jet en vaut un autre.
think-may = { $card } est utile ici.
think-may-not = { $card } ferait plus de mal que de bien.
think-riddance = { $card } : mieux vaut s’en débarrasser.
think-progress = C’est sur { $card } que la progression sert le plus.
think-least-loss = C’est sur { $card } que la progression manquera le moins.
think-pick = Avec { $hp } PV, c’est ce qui aide le plus.
think-order = L’ordre n’importe guère.
think-discard = Ce sont celles qui manqueront le moins.
think-recover = Les meilleures sont reprises.
think-raise = Sans elle, le chemin reste le plus court.
think-brave = { $card } pèse le plus.
think-help = { $seeker } a le moins de cartes.

## La première partie guidée

tutorial-welcome = Bienvenue dans le puits ! Vous menez deux Éclaireurs, Asha et Ioren, jusqu’à Vainglory, qui attend au fond. Tous jouent ensemble : on gagne ou on perd ensemble. Dans cette leçon, vous répondez pour les deux, et les dés tombent comme il faut.
tutorial-board = Au milieu, le Maître, face cachée. Autour de lui, quatre cartes du puits ; pour une première partie, ce sont toujours celles-ci. À chaque tour, un Éclaireur en choisit une. Voilà le jeu, encore et encore, jusqu’à ce que le puits soit vide.
tutorial-well = D’habitude, cela prend du temps : le puits compte 50 cartes. Pour cette leçon, il n’en reste que 13, et vous verrez le fond dès aujourd’hui.
tutorial-health = Voici la santé de toute l’équipe : 10 PV pour tous les Éclaireurs ensemble. Elle ne dépasse jamais 10, et à 0 vous avez perdu.
tutorial-begin = Tour 1, Asha. Avant de choisir une carte, vous pouvez toujours céder à la fatigue : une nouvelle main, au prix d’une carte Fatigue. Cela vous est proposé à côté des cartes. Vous avez en main sept cartes toutes fraîches : pas maintenant.
tutorial-choose = Choisissez une carte. Le grand cerf est un événement : il se produit, c’est tout. Les trois autres sont des défis, avec une couleur, une difficulté, et ce qu’ils rapportent ou coûtent. Les cavernes aux cristaux sont rouges et demandent 6 points : relevez ce défi.
tutorial-action = D’abord votre action : une carte de votre main, de la couleur du défi, ou blanche, car le blanc va avec toutes. Le nombre dit ce qu’elle vaut. Lame ardente donne 4 points : jouez-la.
tutorial-boost = Ioren peut maintenant aider. Une carte en soutien ne compte que par sa barre du bas, de la couleur du défi ou blanche. Lever ensemble ajoute 1 : jouez-la en soutien.
tutorial-no-boost = Une action reçoit deux soutiens au plus. Mais les cartes sont rares ici-bas, et les dés viennent ensuite : un seul suffit.
tutorial-dice = Les dés ! Contre un défi rouge, chacun des trois dés de couleur qui montre du rouge donne 1 point. Le quatrième montre la Lumière ou l’Obscurité : la Lumière est blanche et donne aussi 1 point. Cela fait 2.
tutorial-sum = Ici, tout s’additionne : action 4, soutien 1, dés 2, et 1 de plus que les cavernes donnent elles-mêmes pour la Lumière. 8 points pour 6 demandés : le défi est validé.
tutorial-reward = Un défi validé donne sa récompense, ici descendre de 2 : deux cartes du puits passent sans être vues, et le fond se rapproche. Puis la place vide se remplit depuis le puits.
tutorial-fountains = Tour 2, Ioren. Gardez votre main et relevez Les 3 fontaines : bleu, difficulté 5.
tutorial-stones = Le bleu, c’est le fort d’Ioren. Lire les pierres donne 4 des 5 points.
tutorial-risk = Asha pourrait apporter son soutien. Mais il ne manque qu’un point, et quatre dés vont rouler. Épargnez ses cartes et tentez votre chance : aucun soutien.
tutorial-failed = Pas de bleu, et l’Obscurité ne donne rien : 4 sur 5, échec. Un échec coûte la pénalité de la carte, ici une carte de la main d’Ioren. Défaussez Notes en marge.
tutorial-progress = Mais rien n’est perdu : les 4 points restent sur la carte tant qu’elle est là. Il n’en manquera plus qu’un à qui la choisira.
tutorial-climb = Le Maître s’en est mêlé. Son dos dit comment : après un échec avec l’Obscurité, remonter de 1. Une carte revient sur le puits, et le fond s’éloigne.
tutorial-event = Tour 3, Asha. L’huile renversée est apparue : un événement. Il charge votre lanterne et coûte 1 PV. Cela en vaut la peine : choisissez-le.
tutorial-lantern = Ni carte ni dés : un événement se produit, simplement. Votre lanterne est chargée, et garde sa lumière jusqu’à ce qu’elle serve. Il reste 9 PV.
tutorial-winch = Tour 4, Ioren. Voici la carte qui était revenue : Le treuil rouillé, rouge, difficulté 5. Relevez ce défi.
tutorial-flame = Certaines cartes font plus que leur nombre. Le texte de l’action compte aussitôt : Flamme constante pose 1 point sur un autre défi. Jouez-la.
tutorial-target = Sur lequel ? Les 3 fontaines en sont à 4 sur 5.
tutorial-indirect = 5 sur 5 ! Les 3 fontaines sont validées sans que personne ne les relève. La récompense va à qui joue son tour : récupérer 1 PV, descendre de 1. L’équipe a de nouveau 10 PV.
tutorial-first = Et la tentative continue. Asha soutient avec La première à passer, +2 : avec les 3 de Flamme constante, le compte y est. Un second soutien serait de trop.
tutorial-sure = Les 5 points étaient acquis avant les dés, et un dé rouge en fait 6. Défi validé : descendre de 2.
tutorial-golem = Tour 5, Asha. Deux nouvelles cartes sont apparues. Le golem costumier est fort : il demande 7 points. Mais sa récompense apporte aussi une carte. Relevez ce défi.
tutorial-light = À la lanterne ! Chargée, elle peut servir d’action à la place d’une carte : 5 points, blanc. Celle d’Asha permet en outre de relancer les dés. Utilisez-la !
tutorial-lit = Une lanterne se soutient comme une carte. Ioren ajoute 1 avec Lanterne au poing, et s’en tient là.
tutorial-reroll = 6 points, et aucun dé n’aide : il en manque un. Mais la lanterne d’Asha le permet : relancez les quatre dés !
tutorial-again = Deux fois rouge, et la Lumière : 9 points. La récompense : descendre de 2 et piocher une carte. À la fin du tour, la lanterne s’éteint, jusqu’à ce que quelque chose la recharge.
tutorial-tired = Tour 6, Ioren. Il ne reste que deux cartes, et personne ne pioche au début d’un tour. Une nouvelle main vaut maintenant son prix : cédez à la fatigue.
tutorial-fatigue = Ioren a sept nouvelles cartes, et le prix est ici : Membres de plomb ôte 1 à chaque action de l’équipe, tant que la carte est en jeu. Certaines récompenses font braver la fatigue et renvoient une telle carte. En avoir trop peut coûter la partie.
tutorial-maze = Céder ne coûte pas le tour. Relevez Le labyrinthe, vert, difficulté 5, avec Nœud d’arpenteur : 3 points désormais, et non plus 4.
tutorial-nimble = Asha soutient avec Doigts agiles, +2 en blanc. 3 et 2 suffisent.
tutorial-bottom = Validé : descendre de 2, et le puits est vide. Aucune place ne peut plus se remplir : vous voilà au fond ! Ce qui restait est retiré, le Maître montre son visage, et les quatre cartes Épreuve l’entourent.
tutorial-master = Pour gagner, il faut valider le défi du Maître lui-même : 16 points. Pour cette leçon, il en porte déjà 2. Il est noir : aucune couleur ne compte contre lui, tant qu’il n’est pas vulnérable à l’une d’elles.
tutorial-gauntlet = C’est à cela que servent les cartes Épreuve. Une fois validée, l’une d’elles se retourne, et son dos compte désormais. Derrière La toile de rubans, le Maître devient vulnérable au bleu.
tutorial-web = Tour 7, Asha. La toile de rubans est verte, difficulté 9, et c’est un piège. Asha elle-même donne 1 point de plus contre chaque piège. Relevez ce défi.
tutorial-trap = Déjouer un piège est fait pour cela. Ses 2 points baissent de 1 avec Membres de plomb, et montent de 2 contre un piège. Avec le point d’Asha, cela fait 4.
tutorial-both = Il en faut encore 5. Cette fois, Ioren donne tout ce qu’il peut, deux soutiens : Trait de craie, +2, et Bon sens, +2.
tutorial-web-dice = Un dé vert : 9 points, tout juste !
tutorial-turned = La carte est retournée, et le Maître est vulnérable au bleu. Les cartes bleues et les dés bleus comptent maintenant contre lui.
tutorial-attack = Tour 8, Ioren, et le bleu est sa couleur. Relevez le défi du Maître !
tutorial-answer = Avec tout ce que vous avez : Réponse pesée, 4 au lieu de 5, et de la part d’Asha, Vieille inscription, +3, et Le serment de la guilde, +2.
tutorial-close = 9, et 2 avec les dés : 13 sur 16. Échec, mais les points restent. Et le Maître ne frappe qu’avec l’Obscurité : la Lumière apparaît, cela ne coûte donc rien.
tutorial-last = Tour 9, Asha. Elle n’a rien de bleu. Mais un défi peut se relever sans action, avec les dés seuls. Il manque trois points : osez !
tutorial-won = Deux fois bleu, et la Lumière : 16 sur 16. Le Maître est vaincu. Vous avez gagné !
tutorial-end = Dans une vraie partie, on perd quand les PV tombent à 0, ou quand une carte Fatigue le dit. Cherchez les récompenses, ménagez les soutiens, cédez à temps à la fatigue. Vous connaissez le chemin : descendez !
learned-turn = Un tour, c’est une des quatre cartes : événement ou défi. KIN-41
learned-attempt = Une action, deux soutiens au plus et les dés s’additionnent, tous de la couleur du défi, ou blancs. KIN-71, KIN-80
learned-failure = Un échec coûte la pénalité, mais les points restent sur la carte. KIN-102
learned-lantern = Une lanterne chargée remplace une carte d’action. KIN-75
learned-fatigue = Céder à la fatigue : une nouvelle main, et une carte Fatigue. KIN-126, KIN-127
learned-bottom = Quand le puits est vide, le Maître attend ; les cartes Épreuve retournées le rendent vulnérable. KIN-151
learned-end = Validez le Maître, et tous ont gagné ; plus de PV, et tous ont perdu. KIN-162
