game-ravenloft = Ravenloft
game-ravenloft-tile = Un donjon, tuile par tuile

# Le donjon

thing-armour = CA
thing-health = PV
thing-xp = XP
thing-stride = Vitesse
thing-surge = valeur de Sursaut
thing-side-north = nord
thing-side-east = est
thing-side-south = sud
thing-side-west = ouest

## Cases, jetons, portes

own-name = { $en ->
   *[any] { $fr }
}
way-out = la sortie
thing-villager = villageois
thing-treasure_token = jeton Trésor
thing-monster_token = jeton Monstre
thing-glyph = glyphe
thing-token-treasure = un trésor
thing-token-villager = un villageois
thing-token-harm = un piège
thing-door-unlocked = non verrouillée
thing-door-trapped = piégée
thing-door-locked = verrouillée
thing-bone-pile = pile d’os
thing-scorch-mark = trace de brûlure
thing-altar = autel
thing-tomb = tombe
thing-stairs = escalier
thing-ladder = échelle
tile-at = { $tile } en { $square }
tile-named = { $tile }
edge-of = côté { $side }, { $tile }
ask-edge = Contre quel bord pose-t-on la tuile suivante ?
ask-half = Sur quelle moitié du Départ le Vilain arrive-t-il ?
do-half = { $what }
ask-chamber-tile = { CAPITAL($figure) } : sur quelle tuile de la Salle ?
yes-escape = Sortir
no-escape = Rester
yes-object = L’attaquer aussi
no-object = L’épargner
ask-escape = Vous êtes à la sortie. Quittez-vous le donjon ?
warns-leaves-in-vain = { $object } reste ici : qui sort sans cela n’accomplit pas la mission.
event-tile = On pose une tuile { $colour ->
    [white] blanche
    [black] noire
   *[none] de Salle
} : { $tile }.
event-door-closed = Une porte fermée : { $tile }.
event-token-hidden = Un jeton Monstre reste face cachée jusqu’à l’arrivée d’un héros : { $tile }.
event-token-turned = Le jeton Monstre montre { $n } : { $n ->
    [0] personne d’autre n’arrive.
    [1] personne d’autre n’arrive.
    [2] un monstre de plus arrive.
   *[3] deux monstres de plus arrivent.
}
event-object-laid = Un objet est posé, { $object } : { $cell }.
event-takes = { $who } prend un objet : { $object }.
event-token-opened = { $who } retourne le jeton : { $sort }.
event-door-tried = { $who } essaie la porte : elle est { $door }.
event-door-opens = { $who } ouvre la porte.
event-chamber = La Salle : { $card }.
event-shielded = Un jeton Bouclier est posé sur { $card }.
event-rescued = { $who } met un villageois en lieu sûr. { $n ->
    [one] Un seul est sauvé.
   *[other] { $n } sont sauvés.
}
event-clock = Le marqueur de temps est à { $n } sur { $most }.
event-escapes = { $who } quitte le donjon.
event-bonus = { $who } gagne une carte Bonus : { $card }.
end-won = La mission est accomplie.
end-all-left = Tous sont partis, et la mission n’est pas accomplie.
end-impossible = La mission ne peut plus être accomplie.
option-adventure = Aventure
option-adventure-help = une de celles du jeu, ou un fichier à vous
option-adventure-out-of-the-grave = Hors de la tombe
option-adventure-the-icon-of-ravenloft = L’Icône de Ravenloft
option-adventure-klaks-workshop = L’Atelier de Klak
option-adventure-the-bone-warden = Le Gardien des os
option-adventure-doors-of-cinder = Les Portes de cendre
option-adventure-the-count-awakens = Le Réveil du comte

# Ce qui ne va pas dans les tuiles et les aventures

expected-tile-name = un nom de 1 à 40 caractères
expected-adventure-name = un nom de 1 à 60 caractères
tile-unknown-square = aucune case n’est dessinée par { $mark } ; il y a : { $known }
tile-without-floor = cette tuile n’a pas de sol, que du mur ({ $rule })
tile-marks = { $count ->
    [0] cette tuile n’a pas de marque d’apparition, il en faut une
    *[other] cette tuile a { $count } marques d’apparition, il en faut exactement une
} ({ $rule })
tile-edge-nowhere = l’ouverture ({ $side }) ne mène nulle part : aucun pas ne la relie à la marque d’apparition ({ $rule })
tile-in-parts = le sol n’est pas d’un seul tenant : aucun pas ne mène de la marque d’apparition à la case de rangée et colonne { $square } ({ $rule })
tile-front-walled = le côté qui porte le triangle ({ $side }) doit être ouvert ({ $rule })
tile-door-nowhere = le symbole de porte se trouve au nord, ou à l’ouest si le nord est muré ; ici les deux le sont ({ $rule })
tile-door-colour = { $colour ->
    [white] la porte se trouve sur le dernier exemplaire blanc
   *[black] la porte se trouve sur le dernier exemplaire noir
}, et cette tuile n’en a aucun
tile-no-copies = { $tile } n’a aucun exemplaire : indiquez combien sont blancs ou noirs ({ $rule })
tile-no-chamber = { $tile } appartient à une salle : indiquez laquelle, dire ou horrid ({ $rule })
tile-no-exit = il manque une case de sortie : dessinez-la par h ({ $rule })
tile-name-taken = { $tile } est une tuile du jeu ; donnez un autre nom à la vôtre
tiles-too-white = { $black } tuiles ordinaires sont noires et { $white } blanches ; il faut plus de noires que de blanches ({ $rule })
tiles-few-doors = { $count } tuiles ont un symbole de porte ; il en faut au moins { $least } ({ $rule })
tiles-few-features = { $count } tuiles ont des cases dessinées ; il en faut au moins { $least } ({ $rule })
tiles-no-start = { $tile } manque : la tuile de Départ a deux moitiés, start_w et start_e ({ $rule })
tiles-start-edges = la tuile de Départ a { $count } bords inexplorés ; il en faut 4 ({ $rule })
tiles-start-parts = les moitiés de la tuile de Départ ne communiquent pas ({ $rule })
adventure-too-many-tiles = cette partie de la pile prend { $wanted } tuiles ; il en reste { $left }, dont { $doors } avec une porte
adventure-too-few-tiles = pour un seul héros, cette partie de la pile compterait { $least } tuiles
adventure-no-tile = { $tile } ne se met pas dans la pile par son nom ; il y a : { $known }
adventure-tile-twice = { $tile } est déjà dans la pile
adventure-not-in-stack = { $tile } n’est pas dans la pile ; il y a : { $known } ({ $rule })
adventure-exit-nowhere = la sortie est sur { $tile }, et aucune tuile de ce nom n’est dans la pile ; il y a : « start », { $known } ({ $rule })
adventure-no-way-out = { $tile } n’a pas de case de sortie, personne ne peut s’y échapper ({ $rule })
adventure-name-taken = autre chose s’appelle déjà { $name }
adventure-half-target = { $name } doit avoir à la fois ac et hp pour être attaqué, ou ni l’un ni l’autre pour être pris ({ $rule })
adventure-no-villain = aucun Vilain ne s’appelle { $name } ici ; il y a : { $known }
adventure-step = le Vilain arrive à l’étape { $step } de l’horloge, qui en a { $clock }
adventure-no-object = cet objet n’existe pas ici : { $name } ; il y a : { $known }
adventure-other-chamber = { $tile } est l’accès d’une autre salle ({ $rule })
adventure-no-entrance = aucun accès à la salle n’est dans la pile ({ $rule })
adventure-no-chamber-card = « { $name } » n’est pas une carte de cette salle ; il y a : { $known } ({ $rule })
adventure-no-bonus-card = aucune carte Bonus ne s’appelle { $name } ; il y a : { $known }
adventure-no-goal = rien ne fait gagner cette aventure ({ $rule })

# Cards

thing-slowed = Ralenti
thing-immobilized = Immobilisé
thing-dazed = Confus
thing-poisoned = Empoisonné
kind-at-will = À Volonté
kind-utility = Utilitaire
kind-daily = Quotidien
kind-racial = Pouvoir racial
kind-special = Capacité spéciale
kind-hero = { $class ->
    [cleric] Clerc
    [fighter] { $gender ->
        [she] Guerrière
       *[he] Guerrier
    }
    [ranger] { $gender ->
        [she] Rôdeuse
       *[he] Rôdeur
    }
    [rogue] { $gender ->
        [she] Voleuse
       *[he] Voleur
    }
   *[wizard] { $gender ->
        [she] Magicienne
       *[he] Magicien
    }
} { $race ->
    [dwarf] { $gender ->
        [she] naine
       *[he] nain
    }
    [dragonborn] dragonborn
    [eladrin] eladrin
   *[human] { $gender ->
        [she] humaine
       *[he] humain
    }
}
kind-hybrid = { $class ->
    [cleric] Clerc
    [fighter] { $gender ->
        [she] Guerrière
       *[he] Guerrier
    }
    [ranger] { $gender ->
        [she] Rôdeuse
       *[he] Rôdeur
    }
    [rogue] { $gender ->
        [she] Voleuse
       *[he] Voleur
    }
   *[wizard] { $gender ->
        [she] Magicienne
       *[he] Magicien
    }
} et { $other ->
    [cleric] clerc
    [fighter] { $gender ->
        [she] guerrière
       *[he] guerrier
    }
    [ranger] { $gender ->
        [she] rôdeuse
       *[he] rôdeur
    }
    [rogue] { $gender ->
        [she] voleuse
       *[he] voleur
    }
   *[wizard] { $gender ->
        [she] magicienne
       *[he] magicien
    }
} { $race ->
    [dwarf] { $gender ->
        [she] naine
       *[he] nain
    }
    [dragonborn] dragonborn
    [eladrin] eladrin
   *[human] { $gender ->
        [she] humaine
       *[he] humain
    }
}
kind-both = { $class ->
    [cleric] Clerc
    [fighter] { $gender ->
        [she] Guerrière
       *[he] Guerrier
    }
    [ranger] { $gender ->
        [she] Rôdeuse
       *[he] Rôdeur
    }
    [rogue] { $gender ->
        [she] Voleuse
       *[he] Voleur
    }
   *[wizard] { $gender ->
        [she] Magicienne
       *[he] Magicien
    }
}-{ $other ->
    [cleric] clerc
    [fighter] { $gender ->
        [she] guerrière
       *[he] guerrier
    }
    [ranger] { $gender ->
        [she] rôdeuse
       *[he] rôdeur
    }
    [rogue] { $gender ->
        [she] voleuse
       *[he] voleur
    }
   *[wizard] { $gender ->
        [she] magicienne
       *[he] magicien
    }
}
line-race = Race : { $race }
hero-race = { $race ->
    [dwarf] { $gender ->
        [she] Naine
       *[he] Nain
    }
    [dragonborn] Dragonborn
    [eladrin] Eladrin
   *[human] { $gender ->
        [she] Humaine
       *[he] Humain
    }
}
hero-class = { $class ->
    [cleric] clerc
    [fighter] { $gender ->
        [she] guerrière
       *[he] guerrier
    }
    [ranger] { $gender ->
        [she] rôdeuse
       *[he] rôdeur
    }
    [rogue] { $gender ->
        [she] voleuse
       *[he] voleur
    }
   *[wizard] { $gender ->
        [she] magicienne
       *[he] magicien
    }
}
kind-monster = Monstre
kind-villain = Vilain
kind-event = Événement
kind-event-attack = Événement-Attaque
kind-environment = Environnement
kind-curse = Malédiction
kind-hazard = Danger
kind-trap = Piège
kind-item = Objet
kind-instant = Aubaine
kind-chamber = { $chamber ->
    [dire] Salle Sinistre
   *[horrid] Salle Immonde
}
kind-bonus = Bonus
line-special = { $name } : { WITHIN($deeds) }
line-powers = Pouvoirs : { $at } à Volonté, { $utility ->
    [one] { $utility } Utilitaire
   *[other] { $utility } Utilitaires
}, { $daily ->
    [one] { $daily } Quotidien
   *[other] { $daily } Quotidiens
}.
line-level-two = Niveau 2 : CA { $ac }, { $hp } PV, Sursaut { $surge }, un pouvoir Quotidien de plus, attaques critiques.
line-level-two-hybrid = Niveau 2 : CA { $ac }, { $hp } PV, Sursaut { $surge }, un pouvoir Quotidien de plus, de la classe qui en a fourni le moins.
line-once = Une fois par aventure.
line-disarm = Désamorçage : { $n } ou plus.
line-base = Il couvre { $n } × { $n } cases.
line-villain-hp = ±{ $n } PV par héros de plus ou de moins que trois.
line-fill = { $villain ->
    [none] { "" }
   *[other] Placez le Vilain { $villain }.{ " " }
}{ $villagers ->
    [0] { "" }
    [one] Placez { $villagers } villageois.{ " " }
   *[other] Placez { $villagers } villageois.{ " " }
}{ $draws ->
    [0] { "" }
    [one] Piochez une carte Monstre.{ " " }
    [heroes] Piochez autant de cartes Monstre qu’il y a de héros.{ " " }
   *[other] Piochez { $draws } cartes Monstre.{ " " }
}Puis chaque joueur pioche une carte Monstre.
line-objective = Objectif : { $objective ->
    [to-villain] vaincre le Vilain { $villain }.
    [to-shielded] vaincre tous les monstres à jeton Bouclier.
   *[to-rescue] amener { $n ->
        [one] { $n } villageois
       *[other] { $n } villageois
    } à l’Accès à la Salle.
}
line-feat = { $feat ->
    [first_defeat] Vainquez le premier monstre de l’aventure.
    [disarmed] Désamorcez { $n ->
        [one] un piège
       *[other] { $n } pièges
    }, tous héros confondus.
    [giant] Vainquez d’une seule attaque un monstre valant 3 XP ou plus.
   *[together] Terminez un tour avec tous les héros sur une même tuile.
}
site-own = votre tuile
site-here = cette tuile
site-within-1 = une tuile à 1 tuile ou moins
site-within-2 = une tuile à 2 tuiles ou moins
site-farthest = la tuile la plus éloignée de vous
site-start = la tuile de Départ
site-closest-edge = la tuile la plus proche qui a un bord inexploré
deck-monster = la pioche Monstre
deck-encounter = la pioche Rencontre
deck-treasure = la pioche Trésor
deck-tiles = la pile de tuiles
cards-monster = cartes Monstre
cards-encounter = cartes Rencontre
cards-treasure = cartes Trésor
cards-tiles = tuiles
whom-adj = un ennemi adjacent
whom-t0 = un ennemi de votre tuile
whom-t1 = un ennemi à 1 tuile ou moins
whom-t2 = un ennemi à 2 tuiles ou moins
whom-so-many-t0 = 1 à { $n } ennemis de votre tuile
whom-so-many-t1 = 1 à { $n } ennemis à 1 tuile ou moins
whom-so-many-t2 = 1 à { $n } ennemis à 2 tuiles ou moins
whom-all-adj = chaque ennemi adjacent
whom-all-t0 = chaque ennemi de votre tuile
whom-all-t1 = chaque ennemi d’une même tuile à 1 tuile ou moins
whom-all-t2 = chaque ennemi d’une même tuile à 2 tuiles ou moins
whom-ally-adj = un héros adjacent
whom-ally-any = un héros de votre choix
whom-ally-t0 = un héros de votre tuile
whom-ally-t1 = un héros à 1 tuile ou moins
whom-other-ally-any = un autre héros
whom-other-ally-t0 = un autre héros de votre tuile
whom-other-ally-t1 = un autre héros à 1 tuile ou moins
whom-self-or-ally-adj = un héros adjacent ou vous-même
whom-allies-t0 = chaque héros de votre tuile
whom-allies-t1 = chaque héros à 1 tuile ou moins
whom-allies-adj = chaque héros adjacent à vous
whom-heroes-t0 = chaque héros de votre tuile
whom-heroes-t1 = chaque héros à 1 tuile ou moins de vous
whom-heroes-all = chaque héros
whom-here-t0 = chaque héros de cette tuile
whom-here-t1 = chaque héros à 1 tuile ou moins de celle-ci
whom-monsters-t0 = chaque monstre de votre tuile
whom-monsters-t1 = chaque monstre à 1 tuile ou moins
whom-monsters-all = chaque monstre
whom-another-adj = un autre monstre adjacent
whom-closest-to-monster = le héros le plus proche d’un monstre
whom-closest = le héros le plus proche de vous
whom-weakest = le héros qui a le moins de PV
whom-pair = les deux héros les plus proches l’un de l’autre
whom-both = chacun d’eux
whom-target = la cible
whom-it = il
whom-this = ce monstre
whom-attacker = l’attaquant
as-surge-value = sa valeur de Sursaut en
as-speed = votre Vitesse en
amount-sv = valeur de Sursaut
each-sv = point de Sursaut
amount-speed = Vitesse
each-speed = point de Vitesse
outcome-hit = { " " }Touché : { WITHIN($deeds) }
outcome-after = { " " }Ensuite, { WITHIN($deeds) }
outcome-and = { " " }{ $deeds }
outcome-else = { " " }Sinon, { WITHIN($deeds) }
outcome-otherwise = { " " }À défaut, { WITHIN($deeds) }
part-atk = Attaque contre { $target ->
    [you] vous
   *[other] { $target }
} : +{ $bonus }, { $n ->
    [0] aucun dégât
    [one] { $n } dégât
   *[other] { $n } dégâts
}.{ $miss ->
    [0] { "" }
    [one] { " " }Manqué : { $miss } dégât.
   *[other] { " " }Manqué : { $miss } dégâts.
}{ $hit }{ $after }
part-dmg = { $target ->
    [you] Vous subissez
   *[other] { CAPITAL($target) } subit
} { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
part-heal = { $target ->
    [you] Vous regagnez
   *[other] { CAPITAL($target) } regagne
} { $n } PV.
part-cond = { $target ->
    [you] Vous recevez
   *[other] { CAPITAL($target) } reçoit
} un jeton { $about }.
part-clear = { $target ->
    [you] Vous perdez
   *[other] { CAPITAL($target) } perd
} { $about ->
    [all] { $target ->
        [you] toutes vos conditions
       *[other] toutes ses conditions
    }
   *[other] le jeton { $about }
}.
part-stun = { CAPITAL($target) } saute sa prochaine activation.
part-step = Vous pouvez parcourir jusqu’à { $n ->
    [one] { $n } case
   *[other] { $n } cases
}.
part-push = Repoussez { $n ->
    [one] d’une tuile
   *[other] de { $n } tuiles
} { $target }.
part-pull = Attirez { $n ->
    [one] d’une tuile
   *[other] de { $n } tuiles
} { $target }.
part-tele = { $target ->
    [you] Vous apparaissez
   *[other] { CAPITAL($target) } apparaît
} sur { $site }, sur la case libre de votre choix.
part-swap = { CAPITAL($target) } échangent leurs places.{ $deeds }
part-mon = { $n ->
    [one] Piochez une carte Monstre et placez sa figurine sur { $site }.
   *[other] Piochez { $n } cartes Monstre et placez leurs figurines sur { $site }.
}
part-tile = Posez la prochaine tuile au bord inexploré le plus proche de vous.
part-tile-and-mon = Posez la prochaine tuile au bord inexploré le plus proche de vous, avec un monstre.
part-draw = Piochez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans { $about }{ $keep ->
    [0] { "" }
   *[other] { " " }et gardez-en { $keep }
}.
part-draw-another = Vous pouvez piocher une autre carte dans { $about } et garder l’une des deux.
part-look = Regardez les { $n } prochaines { $about } ; remettez chacune dessus ou dessous, dans l’ordre de votre choix.
part-flip = { $target ->
    [you] Retournez face visible { $n ->
        [one] l’un de vos pouvoirs Quotidiens ou Utilitaires utilisés
       *[other] { $n } de vos pouvoirs Quotidiens ou Utilitaires utilisés
    }.
   *[other] { CAPITAL($target) } retourne face visible { $n ->
        [one] l’un de ses pouvoirs Quotidiens ou Utilitaires utilisés
       *[other] { $n } de ses pouvoirs Quotidiens ou Utilitaires utilisés
    }.
}
part-exhaust = Retournez face cachée l’un de vos pouvoirs { $about ->
    [daily] Quotidiens
   *[utility] Utilitaires
}.{ $otherwise }
part-mod = { $stat ->
    [suffered] Chaque coup qui { $target ->
        [you] vous touche
       *[other] touche { $target }
    } inflige { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } de { $sign ->
        [less] moins
       *[more] plus
    }.
    [healing] Chaque soin rend { $n } PV de { $sign ->
        [less] moins
       *[more] plus
    }.
   *[other] { $target ->
        [you] Vous avez
       *[other] { CAPITAL($target) } a
    } { $sign ->
        [less] −
       *[more] +
    }{ $n } { $stat ->
        [ac] en CA
        [atk] aux jets d’attaque
        [dmg] aux dégâts
        [spd] en Vitesse
        [sv] en valeur de Sursaut
        [disarm] pour désamorcer et déverrouiller
       *[traps] pour désamorcer
    }.
}
part-reroll = Vous pouvez relancer le dé ; le second résultat compte.
part-redirect = Vous pouvez subir les dégâts à sa place.
part-ignore = Vous pouvez l’ignorer.
part-surge = Le groupe { $sign ->
    [less] perd
   *[more] gagne
} { $n ->
    [one] { $n } jeton Sursaut Héroïque
   *[other] { $n } jetons Sursaut Héroïque
}.
part-level = { $target ->
    [you] Vous gagnez
   *[other] { CAPITAL($target) } gagne
} un niveau.
part-extra = Vous avez droit à un déplacement ou une attaque de plus ce tour-ci.
part-token = Posez un glyphe sur { $site }.
part-clock = Le marqueur de temps avance { $n ->
    [one] d’un cran
   *[other] de { $n } crans
}. Dans une partie avec des jetons Temps, on en pose un.
part-act = { CAPITAL($target) } est activé immédiatement.{ $otherwise }
part-monsters-advance = { CAPITAL($target) } avance { $n ->
    [one] d’une tuile
   *[other] de { $n } tuiles
} au plus vers le héros le plus proche.
part-compel = Vous attaquez { $target } avec un pouvoir à Volonté.
part-discard = { $about ->
    [this] Défaussez cette carte.
    [token] Retirez le jeton.
    [item] Défaussez l’un de vos Objets.
    [hazard] Défaussez le Danger de votre tuile.
   *[environment_or_curse] Défaussez l’Environnement ou une Malédiction en jeu.
}{ $otherwise }
part-roll = Lancez le dé : sur { $n } ou plus, { WITHIN($deeds) }{ $else }
part-forbid = Vous ne pouvez pas utiliser de pouvoirs Quotidiens.
part-reach = Aucune attaque ne porte à plus de { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}.
part-entry-cost = Entrer sur une case de cette tuile coûte { $n }.
part-shorten = Un déplacement qui commence sur cette tuile compte { $n ->
    [one] { $n } case
   *[other] { $n } cases
} de moins.
part-cancel-cost = Annuler une Rencontre coûte { $n } XP.
part-spare-daily = Une attaque Quotidienne qui manque toutes ses cibles reste face visible.
until-phase = Jusqu’à la fin de cette phase de héros, { WITHIN($deed) }
until-turn = Jusqu’au début de votre prochain tour, { WITHIN($deed) }
until-once = Au prochain jet, { WITHIN($deed) }
term-adjacent-target = { $no ->
    [not] la cible n’est pas adjacente
   *[yes] la cible est adjacente
}
term-flanked = { $no ->
    [not] aucun autre héros ne lui est adjacent
   *[yes] un autre héros lui est adjacent
}
term-here = { $no ->
    [not] vous n’êtes pas sur cette tuile
   *[yes] vous êtes sur cette tuile
}
term-hero-here = { $no ->
    [not] aucun autre héros n’est sur votre tuile
   *[yes] un autre héros est sur votre tuile
}
term-moved = { $no ->
    [not] vous ne vous êtes pas déplacé
   *[yes] vous vous êtes déplacé
}
term-attacked = { $no ->
    [not] vous n’avez pas attaqué
   *[yes] vous avez attaqué
}
line-attack = { $deeds }
line-free = Pendant votre phase de héros : { WITHIN($deeds) }
line-react-hit = Quand un héros adjacent est touché, { WITHIN($deeds) }
line-react-tools = Après votre jet pour désamorcer ou déverrouiller, { WITHIN($deeds) }
line-react-treasure = Quand vous piochez un Trésor, { WITHIN($deeds) }
line-react-roll = Après l’un de vos jets de d20, { WITHIN($deeds) }
line-react-condition = Quand vous recevez une condition, { WITHIN($deeds) }
line-play = { $deeds }
line-use = Défaussez pendant votre phase de héros : { WITHIN($deeds) }
line-use-attack = Défaussez au lieu d’utiliser un pouvoir : { WITHIN($deeds) }
line-use-roll = Pendant votre phase de héros, défaussez après l’un de vos jets de d20 : { WITHIN($deeds) }
line-always = { $deeds }
line-carry = { $deeds }
line-in-play = { $deeds }
line-drawn = { $deeds }
line-activate = { $deeds }
line-entered = Le premier monstre à entrer sur cette tuile : { WITHIN($deeds) }
line-phase-end = À la fin de votre phase de héros, { WITHIN($deeds) }
line-after-phase = Après votre phase de héros, { WITHIN($deeds) }
line-turn-end = À la fin de votre tour, { WITHIN($deeds) }
line-on-defeat = Quand vous vainquez un monstre, { WITHIN($deeds) }
line-reward = Récompense : { WITHIN($deeds) }
line-tactics = { $deeds }
clause-else = Sinon, { WITHIN($deeds) }
part-strike = Ce monstre attaque un héros adjacent : +{ $bonus }, { $n ->
    [0] aucun dégât
    [one] { $n } dégât
   *[other] { $n } dégâts
}.{ $miss ->
    [0] { "" }
    [one] { " " }Manqué : { $miss } dégât.
   *[other] { " " }Manqué : { $miss } dégâts.
}{ $hit }{ $after }
part-charge = Ce monstre rejoint le plus proche et l’attaque : +{ $bonus }, { $n ->
    [0] aucun dégât
    [one] { $n } dégât
   *[other] { $n } dégâts
}.{ $miss ->
    [0] { "" }
    [one] { " " }Manqué : { $miss } dégât.
   *[other] { " " }Manqué : { $miss } dégâts.
}{ $hit }{ $after }
part-shoot = Ce monstre attaque le plus proche sans bouger : +{ $bonus }, { $n ->
    [0] aucun dégât
    [one] { $n } dégât
   *[other] { $n } dégâts
}.{ $miss ->
    [0] { "" }
    [one] { " " }Manqué : { $miss } dégât.
   *[other] { " " }Manqué : { $miss } dégâts.
}{ $hit }{ $after }
part-sweep = Ce monstre attaque chaque héros de sa tuile : +{ $bonus }, { $n ->
    [0] aucun dégât
    [one] { $n } dégât
   *[other] { $n } dégâts
}.{ $miss ->
    [0] { "" }
    [one] { " " }Manqué : { $miss } dégât.
   *[other] { " " }Manqué : { $miss } dégâts.
}{ $hit }{ $after }
part-advance = Ce monstre avance { $n ->
    [one] d’une tuile
   *[other] de { $n } tuiles
} au plus vers le héros le plus proche.
part-scout = Ce monstre révèle une tuile à ce bord, avec un monstre.
part-call = Ce monstre appelle un monstre sur sa tuile.
part-hold = Ce monstre ne fait rien.
term-adj = { $no ->
    [not] aucun héros n’est adjacent
   *[yes] un héros est adjacent
}
term-t0 = { $no ->
    [not] aucun héros n’est sur sa tuile
   *[yes] un héros est sur sa tuile
}
term-t1 = { $no ->
    [not] aucun héros n’est à portée à 1 tuile ou moins
   *[yes] un héros est à 1 tuile ou moins
}
term-t2 = { $no ->
    [not] aucun héros n’est à portée à 2 tuiles ou moins
   *[yes] un héros est à 2 tuiles ou moins
}
term-edge = { $no ->
    [not] sa tuile n’a pas de bord inexploré
   *[yes] sa tuile a un bord inexploré
}
expected-whom = qui est visé, soit { $forms }

# What is wrong with cards

card-no-power = aucun pouvoir { $kind } ne s’appelle { $power } ({ $rule })
card-no-racial = { $power } n’est pas le pouvoir racial de { $race } ({ $rule })
card-not-of-class = { $power } n’est pas un pouvoir de la classe { $what } ({ $rule })
card-power-twice = { $power } figure ici deux fois ({ $rule })
card-preset = la liste compte { $found } { $kind } ; le héros en a { $wanted } ({ $rule })
card-utility-attacks = un pouvoir utilitaire ne prend pas d’attaque : utilisez free ou une réaction ({ $rule })
card-says-nothing = cette carte ne dit rien ({ $rule })
card-clause-never = cette clause s’applique toujours, la clause { $number } n’est donc jamais atteinte : donnez-lui un if ou mettez-la en dernier ({ $rule })
card-no-else = la dernière clause doit toujours s’appliquer : retirez son if ({ $rule })
card-plain-clause = une clause a une seule condition, sans not ({ $rule })
card-disarm = seul un piège a une valeur de désamorçage ({ $rule })
card-wrong-time = une carte de type { $type } ne dit rien à ce moment ({ $rule })
card-no-ending = cette malédiction ne finit jamais : défaussez-la à turn_end ou on_defeat ({ $rule })
card-no-place = une carte de type { $type } n’est posée sur aucune tuile, here ne désigne donc rien ({ $rule })
card-item = un item a carry ou un usage, une carte instant a play, et aucune les deux ({ $rule })
card-objective = le contenu de la salle et l’objectif ne vont pas ensemble ({ $rule })
card-band = pour une attaque ({ $kind }), { $what } va de { $least } à { $most }, et non { $found } ({ $rule })
deck-no-hero = { $hero } manque, ou n’est pas de la race { $race } et de la classe { $what } ({ $rule })
deck-utilities = aucun héros n’a utility à { $n } ({ $rule })
deck-powers = la classe { $what } a { $found } pouvoirs { $kind } ; il en faut { $wanted } ({ $rule })
deck-racial = la race { $race } a { $found } pouvoirs raciaux ; il en faut exactement 1 ({ $rule })
deck-monsters = { $found } sortes de monstres ont { $copies } cartes ; il en faut { $wanted } ({ $rule })
deck-xp = moins de { $wanted } sortes de monstres valent { $xp } XP ({ $rule })
deck-monster-that = aucun monstre ni vilain { $what } ({ $rule })
monster-that-large = n’a de grand socle
monster-that-sweep = n’attaque plusieurs héros
monster-that-far = ne parcourt 2 tuiles
monster-that-scout = ne pose de tuile
deck-no-card = { $card } manque ({ $rule })
deck-copies = { $card } a { $found } exemplaires ; il en faut { $wanted } ({ $rule })
deck-removable = { $card } doit être removable seulement si c’est l’une des 19 cartes nommées ({ $rule })
deck-encounters = il reste { $found } cartes de type { $type } sans celles qui sont removable ; il en faut { $wanted } ({ $rule })
deck-timed = il reste { $found } Environnements et Événements-Attaques sans ceux qui sont removable ; il en faut { $wanted } ({ $rule })
deck-ending = aucune malédiction ne finit à { $ending } ({ $rule })
deck-items = { $items } trésors sur { $count } sont des items ; il en faut 6 sur 10 ({ $rule })
deck-treasure-that = aucun trésor { $what } ({ $rule })
treasure-that-attack = ne donne d’attaque
treasure-that-flip = ne retourne de pouvoir face visible
treasure-that-clear = ne retire de condition
treasure-that-encounter = ne regarde la pioche Rencontre
treasure-that-monster = ne regarde la pioche Monstre
treasure-that-twice = ne donne le même genre de bonus qu’un autre
deck-chambers = { $found } cartes Salle sont { $chamber } ; il en faut { $wanted } ({ $rule })

# The table

square-on = { $square } ({ $tile })
option-variants = Variantes
option-variants-help = d’autres façons de jouer, et lesquelles vont ensemble (RAV-MIX-01)
option-variants-NEW = Nouvelle variante
option-variants-NEW-about = L’exploration fait partie de la phase de héros : déplacements, attaque et explorations se suivent dans n’importe quel ordre, autant de fois que l’on veut.
option-variants-BAR = Système Barkam
option-variants-BAR-about = Explorer coûte 2 points de déplacement et amène toujours une Rencontre ; sans explorer, on voit naître des générateurs de monstres ; on se bat de front, les cases dessinées coûtent plus cher.

option-variants-GEN = Geno Warcry
option-variants-GEN-about = Les héros agissent par initiative et annoncent ce qu’ils feront ; une tuile noire amène aussitôt un combat, puis vient une seule phase de Vilain pour tous.
option-variants-STR = Un joueur dans le rôle de Strahd
option-variants-STR-about = L’un des trois à six joueurs est Strahd : d’une main secrète, il paie en Menace monstres et Rencontres, et choisit pour les Vilains.
option-variants-MIK = Variante de Mika R.
option-variants-MIK-about = Une action sur quatre par tour : après une exploration à 2 points, l’attaque demande un jet d’initiative, et une tuile noire amène une Rencontre ou un monstre derrière vous.
option-variants-HPH = Phase de héros modifiée
option-variants-HPH-about = Explorer coûte 2 points ; sur une tuile noire, un dé dit combien de monstres viennent et si l’on continue, et les jetons Temps amènent leurs propres Rencontres.
option-variants-CUS = Héros personnels
option-variants-CUS-about = On joue des héros de sa création : toute race avec toute classe, et les pouvoirs que l’on veut.
option-variants-HYB = Héros hybrides
option-variants-HYB-about = On joue des héros qui réunissent deux cartes : deux classes, les pouvoirs des deux.
option-variants-DIC = Dés de dégâts
option-variants-DIC-about = Tous les PV sont multipliés, et les dégâts se lancent : un dé par point.
option-dice = Dés de dégâts
option-dice-help = avec les dés de dégâts : quels PV et quels dés (RAV-DIC-01 à RAV-DIC-03)
option-dice-a = PV × 3, d4
option-dice-b = PV × 4, d6
option-dice-c = PV × 3, d6
option-variants-LVL = Niveaux 2 à 23
option-variants-LVL-about = Un 20 et 5 XP rendent 3 PV ou font monter d’un niveau, jusqu’au 23e, chacun avec son gain.
ravenloft-level-left-out = le niveau { $level } manque
option-variants-ADV = Advanced 2.0
option-variants-ADV-about = On explore en chemin tant que les triangles sont blancs ; des jetons disent combien de monstres viennent, chaque héros a ses propres Sursauts et peut mourir, et il y a neuf niveaux.
option-token-pile = Jetons Monstre
option-token-pile-help = quels jetons disent combien de monstres viennent, dans Advanced 2.0 (RAV-ADV-35, RAV-ADV-36)
option-token-pile-all = tous
option-token-pile-easier = sans les 3
option-token-pile-harder = sans les 0
option-masters-hunted = Maîtres traqués
option-masters-hunted-help = des Vilains et des monstres rusés pour les héros de niveau 6 ou plus, dans Advanced 2.0 (RAV-ADV-37, RAV-RUL-103)
variants-apart = { $one } et { $other } ne vont pas ensemble : les deux changent { $what }.
too-many-masters = { $count } héros de niveau 6 ou plus, c’est trop ; { $most } au maximum prennent part à l’aventure.
policy-setup = la mise en place
policy-hero-build = la création des héros
policy-turn = les phases du tour
policy-actions = les actions de la phase de héros
policy-movement = le déplacement
policy-exploration = l’exploration
policy-spawn = l’arrivée des monstres
policy-initiative = l’initiative
policy-encounter = les rencontres
policy-trap = les pièges
policy-monster-move = le déplacement des monstres
policy-activation = l’ordre des activations
policy-villain-control = qui décide pour les vilains
policy-damage = les dégâts
policy-surge = les Sursauts Héroïques
policy-hero-death = le sort des héros à 0 PV
policy-level-up = les niveaux
policy-reward = les récompenses
policy-item = la remise des objets
policy-forced-attack = les attaques forcées
policy-difficulty = la difficulté
policy-hidden-info = ce qui reste caché
ravenloft-no-variant = la variante { $variant } n’existe pas
option-surges = Sursauts Héroïques
option-surges-help = jetons du groupe au début : plus il y en a, plus c’est facile (RAV-17)
option-powers = Pouvoirs
option-powers-help = comment les héros reçoivent leurs cartes Pouvoir (RAV-09, RAV-10, RAV-11)
option-powers-preset = selon la liste
option-powers-choose = au choix
option-powers-random = au hasard
option-first = Premier joueur
option-first-help = qui commence (RAV-18)
option-first-roll = le plus haut jet
option-first-seat = la première place
option-downed-conditions = Conditions des héros à terre
option-downed-conditions-help = si un héros à terre garde ses conditions (RAV-RUL-32)
option-downed-conditions-keep = gardées
option-downed-conditions-clear = retirées
option-ties = Égalités
option-ties-help = là où un monstre peut aussi bien se placer ici que là (RAV-RUL-20)
option-ties-ask = vous choisissez
option-ties-first = la première case
option-hero = Héros
option-grown-told = niveau { $level }
option-hero-help = qui joue cette place (RAV-08)
option-hero-any = n’importe lequel
option-hero-any-about = Au hasard, l’un des héros que personne n’a choisis.
option-hero-kat-about = Voleuse humaine : vive au couteau, à l’aise avec pièges et serrures.
option-hero-allisa-about = Ranger humaine : ses flèches portent loin et visent mieux à distance.
option-hero-thorgrim-about = Clerc nain : il frappe et soigne, lent mais bien protégé.
option-hero-dragonborn-fighter-about = En armure lourde : il frappe tout autour et protège ses voisins.
option-hero-eladrin-wizard-about = Peu de PV, mais des sorts qui portent loin et frappent des tuiles entières.
option-hero-kat = Kat
option-hero-allisa = Allisa
option-hero-thorgrim = Thorgrim
option-hero-dragonborn_fighter = Guerrier dragonborn
option-hero-eladrin_wizard = Magicien eladrin
hero-only-once = chaque héros n’existe qu’une fois
plus = + { $n }
minus = − { $n }
ask-turn = { $still ->
    [move-or-attack] Votre phase de héros : déplacement ou attaque.
    [move] Votre phase de héros : déplacement possible.
    [attack] Votre phase de héros : attaque possible.
   *[nothing] Autre chose avant la fin de votre phase de héros ?
}{ $held ->
    [stuck] { " " }Pas de déplacement : vous avez un jeton Immobilisé.
    [speed] { " " }Pas de déplacement : Vitesse 0 ici.
   *[no] { "" }
}{ $explores ->
    [1] { " " }Exploration possible.
   *[0] { "" }
}
do-go = Aller en { $what }
do-go-here = Aller ici
squares-turn = Aller en : { $squares }
do-attack = { $card } : { $target }
do-attack-tile = { $card } : tous sur { $tile }
do-use = { $card }
turn-again = Second déplacement
turn-disarm = Désamorcer { $what }
turn-unlock = Déverrouiller la porte : { $edge }
turn-take = Prendre { $what }
turn-open = Essayer la porte : { $edge }
turn-explore = Explorer{ $n ->
    [0] { "" }
    [one] { " " }pour le dernier point
   *[other] { " " }pour { $n } points
} : { $edge }
turn-buy-level = Monter d’un niveau
turn-give = Donner à { $hero } : { $what }
turn-end = Fin de la phase de héros
turn-end-idle = Finir sans explorer
turn-end-exploring = Finir et explorer
ask-powers = Choisissez { $n } pouvoirs : { $kind }.
ask-stand = Où commencez-vous ?
do-stand = Commencer en { $what }
do-stand-here = Commencer ici
ask-shield = { $hero } subit { $n ->
    [one] { $n } dégât. Le
   *[other] { $n } dégâts. Les
} prenez-vous à sa place ?
no-shield = Laisser faire
ask-ignore = Vous recevez un jeton { $condition }. L’ignorez-vous ?
no-ignore = Le subir
ask-reroll = { $total } contre { $needed }. Relancez-vous ?
no-reroll = Garder le jet
ask-another-treasure = Vous piochez { $card }. En piochez-vous un autre, pour garder l’un des deux ?
no-another-treasure = Le garder
ask-keep = Quel trésor gardez-vous ?
ask-give = { $card } : à qui le donnez-vous ?
ask-whom = Qui est touché ?
ask-ally = Quel héros ?
ask-victim = { $figure } : quel héros ?
ask-raise = Quel héros monte d’un niveau ?
ask-another = Quel autre monstre ?
ask-target = Qui attaquez-vous ?
ask-targets = Qui attaquez-vous ? Jusqu’à { $n }.
ask-target-tile = Quelle tuile attaquez-vous ?
ask-object = Attaquez-vous aussi { $target } ?
ask-step = { $card } : où allez-vous ?
no-step = Rester
ask-shove = { $card } : vers quelle tuile ?
ask-where = { $card } : sur quelle tuile ?
ask-appear = { $card } : sur quelle case ?
ask-pair = Lesquels, parmi les héros ?
ask-put = Sur quelle case vient { $figure } ?
do-put = { $what }
do-put-here = Le placer ici
ask-route = { $figure } : par quelle tuile ?
ask-flip = Quel pouvoir retournez-vous face visible ?
ask-exhaust = Quel pouvoir retournez-vous face cachée ?
ask-discard = Quelle carte est défaussée ?
ask-put-back = { $card } : où reposez-vous { $n ->
    [one] cette carte
   *[other] ces cartes
} ?{ $n ->
    [one] { "" }
   *[other] { " " }Celle que vous reposez dessus en premier se pioche en premier.
}
put-back-top = { $card } dessus
put-back-under = { $card } sous la pile
ask-order = Que se passe-t-il d’abord ?
ask-order-struck = Qui est visé d’abord ?
ask-order-moves = Quel monstre se déplace d’abord ?
ask-surplus = Le joueur suivant a déjà ce monstre. Quelle figurine s’en va ?
ask-explore = Quel bord explorez-vous ?
ask-cancel = { $card } : l’annulez-vous pour { $price } XP ? Vous en avez { $all }.
xp-paid = { $n } XP
xp-paid-with = { $n } XP ({ $worths })
do-cancel = Annuler { $card } avec { $paid }{ $lost ->
    [0] { "" }
   *[other] { " " }(dont { $lost } de trop)
}
no-cancel = La jouer
ask-rise = Un 20 ! { $hero } monte-t-il au niveau 2 pour { $price } XP ? Vous en avez { $all }.
do-rise = Niveau 2, { $hero } : { $paid }{ $lost ->
    [0] { "" }
   *[other] { " " }(dont { $lost } de trop)
}
no-rise = Garder les XP
ask-new-power = Quel pouvoir prenez-vous ?
ask-power-kind = Quel genre de pouvoir prenez-vous ?
do-power-kind-at-will = Un pouvoir à Volonté
do-power-kind-utility = Un pouvoir Utilitaire
do-power-kind-daily = Un pouvoir Quotidien
ask-twenty = Un 20 ! Pour { $price } XP, { $hero } peut regagner 3 PV ou monter d’un niveau. Vous en avez { $all }.
do-twenty-recover = Regagner jusqu’à 3 PV
do-twenty-rise = Passer au niveau { $n } : { $gain }
no-twenty = Garder les XP
ask-train = { $price } XP pour le niveau { $level } : { $gain } ? Vous en avez { $all }.
do-train = Passer au niveau { $level } : { $paid }{ $lost ->
    [0] { "" }
   *[other] { " " }(dont { $lost } de trop)
}
no-train = Garder les XP
ask-pay = Avec quelles cartes payez-vous les { $price } XP ?
do-pay = { $paid }{ $lost ->
    [0] { "" }
   *[other] { " " }(dont { $lost } de trop)
}
event-gains-with-level = { $who } gagne { $sort }.
gain-ac = { $n } CA
gain-hp = { $n } PV
gain-surge = { $n } en valeur de Sursaut
gain-treasures = { $n ->
    [one] un trésor
   *[other] { $n } trésors
}
gain-power-daily = un pouvoir Quotidien
gain-power-utility = un pouvoir Utilitaire
gain-power-at-will = un pouvoir à Volonté
gain-or = { $one } ou { $other }
gain-ready = pouvoirs de nouveau prêts
gain-at-twenty = pouvoirs prêts à chaque 20
gain-every-power = tous les pouvoirs de la classe
gain-tokens = { $n ->
    [one] un jeton Sursaut Héroïque
   *[other] { $n } jetons Sursaut Héroïque
}
turn-surge = Utiliser un jeton Sursaut Héroïque
turn-hand-surge = Donner un jeton Sursaut Héroïque à { $hero }
event-hands-surge = { $who } donne un jeton Sursaut Héroïque à { $hero }.
event-own-surges = { $who } { $left ->
    [0] n’a plus de jeton Sursaut Héroïque
    [one] a maintenant un jeton Sursaut Héroïque
   *[other] a maintenant { $left } jetons Sursaut Héroïque
}.
event-monster-token = { $who } pioche un jeton Monstre : { $token }.
event-tokens-mixed = Les { $n } jetons Monstre sont mélangés de nouveau.
event-villain-token = { $who } est passé maître : un jeton de Vilain rejoint les jetons Monstre.
event-initiative-kept = Triangle blanc : { $who } a l’initiative et continue.
event-initiative-lost = Triangle noir : les monstres ont l’initiative.
event-dies = { $who } meurt.
event-passes-on = { $card } passe devant { $who }.
event-joins = { $who } revient avec { $hero } sur { $tile }.
ask-join = Votre héros est mort. Avec quel nouveau héros de niveau 1 revenez-vous ?
no-join = Revenir plus tard
end-all-dead = Plus aucun héros n’est en vie.
refused-item-not-near = un Objet ne se donne qu’à un héros adjacent
thing-token-0 = 0, aucun monstre
thing-token-1 = 1
thing-token-2 = 2
thing-token-3 = 3
thing-token-villain = un Vilain
do-join = Avec { $hero }
ask-compelled = Vous devez attaquer { $hero }. Avec quel pouvoir ?
game-ravenloft-about = Un à cinq héros explorent un donjon qui grandit tuile par tuile. Chaque tuile amène des monstres qui agissent selon leurs cartes ; tous gagnent ou perdent ensemble, et les Sursauts Héroïques sont rares.
do-target-tile = { $what }
do-targets = { $what }
do-target = Attaquer { $what }
do-appear = { $what }
do-appear-here = Le placer ici
do-pair = { $what }
do-edge = { CAPITAL($what) }
do-exhaust = { $what }
do-compelled = { $what }
do-discard = { $what }
do-flip = { $what }
do-order = { $what }
do-new-power = { $what }
do-powers = { $what }
do-route = { $what }
do-keep = Garder { $what }
do-give = { $what }
do-explore = { $what }
do-where = { $what }
do-shove = { $what }
do-step = { $what }
do-step-here = Aller ici
do-reroll = Utiliser { $what }
do-shield = Utiliser { $what }
do-ignore = Utiliser { $what }
do-another-treasure = Utiliser { $what }
do-victim = { $what }
do-ally = { $what }
do-whom = { $what }
do-raise = { $what }
do-another = { $what }
refused-monster-there = la case est occupée
refused-hero-there = un autre héros s’y trouve
refused-no-way = un mur barre la route
refused-no-move = vous n’avez plus de déplacement
refused-too-far = c’est trop loin
refused-used = ce pouvoir est face cachée
refused-forbidden = une carte en jeu l’interdit
refused-no-reach = personne n’est à portée
refused-no-attack = vous n’avez plus d’attaque
refused-useless = cela n’aurait aucun effet
refused-item-use-roll = cet objet sert après un jet raté
refused-item-carry = cet objet aide tant qu’il est porté
refused-item-kept = un Objet ne se donne qu’au moment de la pioche
refused-not-here = ce n’est pas à votre portée
refused-no-attempt = vous pouvez encore attaquer un monstre, et rien tenter à la place
refused-door-locked = cette porte est verrouillée
refused-door-untried = personne n’a encore essayé cette porte
refused-no-tiles = il ne reste plus de tuile
refused-explored-later = on explore après la phase de héros
refused-item-useless = cet objet n’aurait aucun effet
event-first-roll = { $who } lance le dé : { $n }.
event-has-power = { $who } reçoit { $card }.
event-starts-with = { $who } commence avec { $card }.
event-stands = { $who } se place : { $tile }.
event-begins = { $who } commence.
event-turn = Manche { $n } : c’est le tour { DE($who) }.
event-walks = { $who } se déplace : { $tile }.
event-steps = { $who } change de place : { $tile }.
event-appears = { $who } apparaît : { $tile }.
event-swapped = { $hero } et { $other } échangent leurs places.
event-uses = { $who } utilise { $card }.
event-uses-item = { $who } utilise { $card } et défausse la carte.
event-turned-up = { $who } retourne { $card } face visible.
event-turned-down = { $who } retourne { $card } face cachée.
event-nothing-turned = { $card } : aucun pouvoir n’est face cachée.
event-attack-roll = { $who }, { $card } contre { $target } : { $n } { $change } = { $total }, CA { $needed }.
event-struck-at = { $attacker } contre { $target } : { $n } { $change } = { $total }, CA { $needed }.
event-rolls = { $who } fait { $n } { $change } = { $total } ; il faut { $needed }.
event-disarm-roll = { $who } tente de désamorcer { $card } : { $n } { $change } = { $total } ; il faut { $needed }.
event-unlock-roll = { $who } tente de déverrouiller : { $n } { $change } = { $total } ; il faut { $needed }.
event-poison-roll = { $who } lutte contre le poison : { $n } ; il faut { $needed }.
event-card-roll = { $who } lance le dé pour { $card } : { $n } ; il faut { $needed }.
event-hit = { $target } : touché, { $n ->
    [0] aucun dégât
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
event-miss = { $target } : manqué.
event-damage-rolled = Dégâts infligés à { $target } : { $count ->
    [1] { $dice } donne { $n }.
   *[other] { $dice } donnent { $shown } = { $n }.
}
dice-named = { $n }d{ $sides }
event-hurt = { $who } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} et garde { $left } PV.
event-downed = { $who } tombe.
event-stands-up = { $who } se relève.
event-healed = { $who } regagne { $n } PV et en a { $left }.
event-surge = { $who } utilise un Sursaut Héroïque ; il en reste { $left }.
event-surges = La réserve de Sursauts Héroïques est de { $left }.
event-afflicted = { $who } reçoit un jeton { $condition }.
event-relieved = { $who } perd son jeton { $condition }.
event-cleared-all = { $who } perd toutes ses conditions.
event-ignored = { $who } n’en tient pas compte : { $condition }.
event-redirected = { $who } prend les dégâts à la place de { $hero }.
event-boosted = { $who } : { $stat } { $change } par { $card }.
event-stunned = { $figure } sautera sa prochaine activation.
event-figure-hurt = { $figure } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} et garde { $left } PV.
event-figure-healed = { $figure } regagne { $n } PV et en a { $left }.
event-defeated = { $figure } succombe.
event-destroyed = { $figure } vole en éclats.
event-no-target = { $card } : { $chosen ->
    [0] personne n’est à portée
   *[1] la cible n’est pas à portée
}.
event-xp-gained = { $card } vaut { $n } XP ; la pile en compte { $all }.
event-xp-spent = { $n } XP dépensés{ $lost ->
    [0] { "" }
   *[other] , dont { $lost } de trop
} ; il en reste { $all }.
event-rises = { $who } passe au niveau { $n } et a { $left } PV.
event-treasure = { $who } pioche un trésor : { $card }.
event-gets-item = { $who } reçoit { $card }.
event-item-lost = { $who } perd { $card }.
event-no-treasure = Il n’y a plus de trésor pour { $who }.
event-discarded = { $card } va à la défausse.
event-under-deck = { $card } va sous la pioche Monstre.
event-passed-over = { $who } pioche { $card }, le défausse et pioche encore.
event-rebuilt = La défausse mélangée forme une nouvelle pioche de { $n } cartes : { $deck }.
event-extra = { $who } a un déplacement ou une attaque de plus.
event-extra-lost = { $who } ne peut pas s’en servir maintenant : c’est perdu.
event-glyph-laid = Un glyphe est posé : { $tile }.
event-glyph = { $figure } marche sur le glyphe.
event-sees = { $who } voit { $n } : { $card }.
event-sees-hidden = { $who } regarde ce qui est sur le dessus.
event-put-back = { $who } en repose { $top } dessus et { $under } dessous.
event-nothing-to-see = { $who } n’a rien à regarder.
event-no-place = Il n’y a pas de place pour { $who }.
event-no-tile = { $card } : aucune tuile ne peut être posée.
event-nobody = { $card } : personne n’est visé.
event-no-attack = { $who } ne peut pas atteindre { $hero } : pas d’attaque.
event-compelled = { $who } doit attaquer { $hero } avec { $card }.
event-monster-drawn = { $who } pioche un monstre : { $card }.
event-no-monster = { $who } n’a aucun monstre à piocher.
event-not-placed = { $card } ne trouve pas de place et va à la défausse.
event-comes = { $figure } apparaît : { $tile }.
event-villain-enters = Un Vilain arrive : { $card }.
event-villain-phase = { $shared ->
    [0] Phase de Vilain { DE($who) }.
   *[1] Phase de Vilain commune à tous.
}
event-encounter = { $who } pioche une Rencontre : { $card }.
event-no-encounter = { $who } n’a aucune Rencontre à piocher.
event-cancelled = { $card } : Rencontre annulée, sans effet.
event-blocked = { $card } : il y en a déjà un ici, on pioche une autre Rencontre.
event-no-effect = { $card } : sans effet, le héros est parti.
event-environment = { $card } est le nouvel Environnement.
event-cursed = { $who } subit une Malédiction : { $card }.
event-hazard-laid = { $card } : un Danger sur { $tile }.
event-trap-laid = { $who } reçoit un Piège sur { $tile } : { $card }.
event-leaves-play = { $card } quitte le jeu.
event-trap-acts = Le Piège agit : { $card }.
event-acts = { $figure } : { $told } { $step }
acting-title = { $figure }
clause-fails = { CAPITAL($condition) }.
clause-holds = { CAPITAL($condition) }. { $step }
clause-last = { $step }
acts-first = { $condition }.
acts-after = { $failed }, mais { $condition }.
acts-else = { $failed }.
acts-always = toujours.
event-figure-moves = { $figure } arrive : { $tile }.
event-figure-steps = { $figure } change de place : { $tile }.
event-shakes-off = { $figure } ne réagit pas.
event-nobody-there = { $figure } ne trouve personne à attaquer.
event-holds = { $figure } attend.
event-won = Les héros ont gagné.
event-lost = Les héros ont perdu.
end-no-surge = { $hero } est à terre, et il ne reste aucun Sursaut Héroïque.
end-conceded = { $who } abandonne.
ravenloft-no-policy = { $policy } n’a pas de valeur { $value }
thing-stat-ac = CA
thing-stat-atk = jets d’attaque
thing-stat-dmg = dégâts
thing-stat-spd = Vitesse
thing-stat-sv = valeur de Sursaut
thing-stat-disarm = jets de désamorçage
thing-stat-traps = jets de désamorçage
thing-stat-suffered = dégâts subis
thing-stat-healing = soins
zone-map = Le donjon
zone-tiles = Tuiles
zone-tiles-dire = Tuiles de la Salle Sinistre
zone-tiles-horrid = Tuiles de la Salle Immonde
zone-deck-monster = Monstres
zone-deck-encounter = Rencontres
zone-deck-treasure = Trésors
zone-discard-monster = Monstres défaussés
zone-discard-encounter = Rencontres défaussées
zone-discard-treasure = Trésors défaussés
zone-xp = Expérience
zone-shown = Carte piochée
zone-villains = Vilains
zone-environment = Environnement
zone-hazards = Dangers
zone-bonus = Cartes Bonus
zone-chamber = Salle
zone-powers = Pouvoirs { DE($who) }
zone-items = Objets { DE($who) }
zone-curses = Malédictions { DE($who) }
zone-row = Monstres et Pièges { DE($who) }

# La table telle qu’on la voit

heading-ac = CA
heading-powers = Pouvoirs
heading-row = Ennemis
heading-shown = Carte piochée
heading-villain = Vilain
heading-chamber = Salle
heading-goal = Objectif
heading-order = Initiative
heading-surges = Sursauts
heading-xp = XP
heading-environment = En jeu
heading-curses = Malédictions
zone-hero = { $who }
zone-order = Ordre d’initiative
thing-monsters-and-traps = Monstres et Pièges
thing-villain-phase = Phase de Vilain
zone-party = Le groupe
zone-goal = But
zone-fight = { $sort ->
    [disarm] Désamorçage
    [unlock] Serrure
    [first] Initiative
   *[attack] Attaque
}
zone-dice = Dés
thing-active = joue
thing-next = ensuite
thing-acted = a joué
thing-used = utilisé
thing-downed = à terre
thing-dead = mort
thing-escaped = dehors
thing-stunned = étourdi
thing-shielded = avec un jeton Bouclier
thing-icon_of_ravenloft = Icône
fight-side = { $who }
attack-verdict = { $n } contre { $of } : { $hit ->
    [0] manqué.
   *[1] touché.
}
attack-stamp = { $hit ->
    [0] Manqué
   *[1] Touché
}
disarm-verdict = { $n } contre { $of } : { $hit ->
    [0] le piège tient bon.
   *[1] le piège est désamorcé.
}
disarm-stamp = { $hit ->
    [0] Il tient
   *[1] Désamorcé
}
unlock-verdict = { $n } contre { $of } : { $hit ->
    [0] la serrure tient bon.
   *[1] la porte est déverrouillée.
}
unlock-stamp = { $hit ->
    [0] Elle tient
   *[1] Ouverte
}
initiative-verdict = { $n } contre { $of } : initiative { $hit ->
    [0] perdue.
   *[1] gardée.
}
initiative-stamp = { $hit ->
    [0] Perdue
   *[1] Gardée
}
counts-die = Dé
counts-bonus = { $sort ->
    [attack] Bonus d’attaque
   *[other] Bonus
}
counts-more = De plus
goal-defeat = À vaincre : { $villain }.
goal-destroy = À détruire : { $object }.
goal-chamber = Trouvez la Salle ; sa carte dit ce qu’il faut y faire.
goal-chamber-card = { $objective ->
    [to-villain] À vaincre : { $villain }.
    [to-shielded] À vaincre : tous les monstres à jeton Bouclier.
   *[to-rescue] À mener à l’Accès à la Salle : { $n ->
        [one] { $n } villageois.
       *[other] { $n } villageois.
    }
}
goal-bear = { $tile ->
    [start] À trouver, et à sortir par l’escalier de la tuile de Départ : { $object }.
   *[other] À trouver, et à sortir par la tuile { $tile } : { $object }.
}
goal-escape = { $tile ->
    [start] Tout le monde sort par l’escalier de la tuile de Départ.
   *[other] Trouvez la tuile { $tile } : tout le monde sort par son échelle.
}

# L’histoire d’une aventure achevée
names-more = { $one }, { $other }
names-and = { $one } et { $other }
tale-begins = { $adventure } : { $heroes } { $n ->
    [one] descend sans compagnon.
   *[other] descendent ensemble.
}
tale-since = Ce qui précède la manche { $n } n’est pas compté ici.
tale-found = La tuile n° { $n } est la bonne : { $tile }.
tale-chamber = La Salle s’ouvre : { $card }.
tale-villain-enters = { $villain } apparaît.
tale-villain-falls = { $villain } succombe.
tale-villain-falls-by = { $by } abat { $villain }.
tale-destroyed = { $object } vole en éclats.
tale-destroyed-by = Coup fatal, porté par { $by } : { $object } vole en éclats.
tale-takes = { $hero } prend ce que tous sont venus chercher : { $object }.
tale-falls = { $hero } tombe.
tale-falls-by = { $hero } tombe face à { $by }.
tale-dies = { $hero } meurt.
tale-joins = { $hero } rejoint le groupe.
tale-most-defeated = { $all ->
    [1] Un seul monstre succombe, abattu par { $heroes }.
   *[other] { $several ->
        [0] { $all } monstres succombent, tous abattus par { $heroes }.
        [1] { $all } monstres succombent ; { $heroes } en abat { $n }.
       *[other] { $all } monstres succombent ; { $heroes } en abattent { $n } chacun.
    }
}
tale-falls-often = Les héros tombent { $n } fois : { $heroes }.
tale-falls-of = { $hero } ({ $n })
tale-surges = { $used ->
    [0] Personne n’a besoin d’un Sursaut Héroïque.
    [1] Un Sursaut Héroïque est utilisé ; il { $left ->
        [0] n’en reste aucun.
       *[other] en reste { $left }.
    }
   *[other] { $used } Sursauts Héroïques sont utilisés ; il { $left ->
        [0] n’en reste aucun.
       *[other] en reste { $left }.
    }
}
tale-items-of = { $item } ({ $n })
tale-items = { $more ->
    [0] Dans les sacs à la fin : { $items }.
    [1] Dans les sacs à la fin : { $items }, et un autre objet.
   *[other] Dans les sacs à la fin : { $items }, et { $more } autres objets.
}
tale-adversary = { $who } joue de sa main : { $monsters ->
    [0] aucun monstre
    [1] un monstre
   *[other] { $monsters } monstres
}, { $encounters ->
    [0] aucune rencontre.
    [1] une rencontre.
   *[other] { $encounters } rencontres.
} Menace restante : { $left }.
tale-generators = { $n ->
    [1] Un jeton Générateur de monstres est posé.
   *[other] { $n } jetons Générateur de monstres sont posés.
}
tale-decided-blow = Le coup de grâce : { $hero } avec { $card } contre { $figure }, { $total } contre { $needed }.
tale-decided-miss = Même manqué, le coup suffit : { $hero } avec { $card } contre { $figure }.
tale-decided-bears = { $hero } sort avec ce que tous sont venus chercher : { $object }.
tale-decided-last = Avec { $hero }, tout le monde est dehors.
tale-decided-rescued = { $hero } met en lieu sûr le dernier villageois qui manquait.
tale-missing-villain = { $villain } tient encore debout, avec { $left } PV.
tale-missing-unmet = Personne n’a rencontré { $villain }.
tale-missing-object = Reste debout, avec { $left } PV : { $object }.
tale-missing-unfound = Personne n’a trouvé ceci : { $object }.
tale-missing-lies = Découvert, mais porté par personne : { $object }.
tale-missing-borne = { $hero } porte l’objet, mais n’est pas encore dehors : { $object }.
tale-missing-chamber = Personne n’a trouvé la Salle.
tale-missing-villagers = { $n ->
    [1] Il fallait mettre encore un villageois en lieu sûr.
   *[other] Il fallait mettre encore { $n } villageois en lieu sûr.
}
tale-missing-shielded = { $n ->
    [1] Un monstre de la Salle tient encore debout.
   *[other] { $n } monstres de la Salle tiennent encore debout.
}
tale-missing-way = Personne n’a trouvé la tuile de la sortie : { $tile }.
tale-missing-inside = { $n ->
    [1] Un héros n’est pas encore dehors.
   *[other] { $n } héros ne sont pas encore dehors.
}
story-turn = { $who }
summary-tiles = Tuiles explorées
summary-defeated = Monstres vaincus
summary-encounters = Rencontres
summary-treasures = Trésors
promise-any = l’un des { $n } au moins

# Ce que pensent les bots

think-strike = { $card } sur { $target } : { $share } % de toucher.
think-strike-several = { $card } sur tous à la fois.
think-goal = { $n ->
    [0] C’est ici que tout se décide.
    [one] Encore un pas jusqu’à ce que nous cherchons.
   *[other] Encore { $n } pas jusqu’à ce que nous cherchons.
}
think-explore = D’ici, on voit ce qui vient.
think-nearer = { $n ->
    [one] Encore un pas jusqu’au bord de l’inconnu.
   *[other] Encore { $n } pas jusqu’au bord de l’inconnu.
}
think-use = C’est le moment : { $card }.
think-take = Ceci vient avec moi.
think-open = Voyons qui est derrière.
think-unlock = Cette serrure cédera.
think-disarm = Ce piège doit disparaître.
think-end = Je reste ici.
think-bears-it = Celui qui le supportera le mieux.
think-cancel = Pas cela. Notre expérience vaut moins.
think-bear = Nous pouvons le supporter.
headline-won = Les héros gagnent
headline-lost = Le château gagne
sheet-told = { $hp } PV sur { $of }, CA { $ac }, Vitesse { $speed }, valeur de Sursaut { $surge }
level-told = niveau { $n }
own-tokens = { $n ->
    [0] aucun jeton Sursaut Héroïque
    [one] un jeton Sursaut Héroïque
   *[other] { $n } jetons Sursaut Héroïque
}
party-told = Sursauts Héroïques : { $surges }. XP : { $experience }. Tuiles restantes : { $tiles-left }.
party-clock = Sursauts Héroïques : { $surges }. XP : { $experience }. Tuiles restantes : { $tiles-left }. Temps : { $clock } sur { $most-clock }.
told-mark = { $mark }
figure-called = { $figure }
told-monster-token = à retourner dès qu’un héros entre sur la tuile
told-also = { $told }, { $mark }
heading-acting = Agit
zone-acting = Agit
turn-of-match = Manche { $turn }
window-match-turn = { $game }, manche { $turn }
window-match-begins = { $game }, au début
window-after-turns = Après { $turns ->
    [one] une manche
   *[other] { $turns } manches
}.
window-turns = Manches

# The lesson

thing-tutorial = La première aventure
learned-turn = On se déplace et on attaque, on attaque et on se déplace, ou l’on se déplace deux fois. RAV-35
learned-explore = Sur un bord inexploré, on pose une tuile à la fin de sa phase de héros, et un monstre vient avec. RAV-41, RAV-43
learned-tactics = Un monstre fait la première ligne de sa tactique qui s’applique. RAV-53
learned-attack = Le dé et le bonus doivent atteindre la CA ; un monstre à 0 PV rapporte des XP et un trésor. RAV-86, RAV-128
learned-encounter = Une tuile noire, ou aucune, amène une Rencontre ; 5 XP l’annulent. RAV-47, RAV-48, RAV-137
learned-trap = Sur la tuile d’un piège, on peut le désamorcer au lieu d’attaquer. RAV-110
learned-powers = Les pouvoirs Quotidiens et Utilitaires servent une fois, ceux à Volonté sans cesse. RAV-76, RAV-79
learned-surge = Qui commence son tour à 0 PV a besoin d’un jeton Sursaut Héroïque ; sans jeton, tous ont perdu. RAV-99, RAV-101
tutorial-welcome = Bienvenue dans les caveaux ! Le donjon n’est pas encore dessiné : il y a une tuile de Départ avec quatre bords ouverts, et vous posez toutes les autres. Dans cette leçon, vous jouez Kat, seule ; tuiles, cartes et dés tombent comme il faut.
tutorial-sheet = Voici Kat : Classe d’Armure 15 (ce qu’il faut faire pour la toucher), 8 points de vie, Vitesse 6. Ses pouvoirs sont vos cartes en main : deux attaques à Volonté, un pouvoir Utilitaire, une attaque Quotidienne.
tutorial-goal = Voici ce que demande l’aventure. Quelque part dans la pile de tuiles se trouve la Sortie Sûre, avec une échelle ; vous gagnez quand tous sont partis par là.
tutorial-stand = Chacun commence avec un Objet ; celui de Kat est une Potion de soins. Choisissez maintenant où elle se place : la case indiquée, au milieu de la tuile de Départ.
tutorial-move = Dans votre phase de héros, vous vous déplacez et attaquez, attaquez et vous déplacez, ou vous déplacez deux fois. Il n’y a encore personne à attaquer. Allez au bord est : la case indiquée, devant la flèche de droite.
tutorial-edge = Kat est sur un bord inexploré. Quand la phase de héros s’y termine, une tuile est posée, et un monstre vient avec. Terminez la phase de héros.
tutorial-tile = La tuile est blanche : pas de Rencontre cette fois. Sur ses os se tient un Squelette, et la phase de Vilain commence aussitôt. Sa carte dit ce qu’il fait : si un héros est à 1 tuile ou moins, il rejoint le plus proche et l’attaque.
tutorial-charge = Deux cases sont aussi proches l’une que l’autre. Ce que les règles laissent ouvert, vous le choisissez, même pour les monstres : placez-le tout droit à côté de Kat, à sa droite.
tutorial-attack = 12 et 6 font 18, et Kat a CA 15 : elle est touchée et garde 7 PV. À vous ! Attaquez le Squelette avec Estocade vive : le dé et 8 contre sa CA 14.
tutorial-reroll = Un 3 : manqué. Mais les humains ont Résolution : une fois par aventure, ils relancent un dé. Utilisez-la.
tutorial-spoils = 15 et 8 : le Squelette tombe. Sa carte va aux XP que tous les héros partagent, et vous piochez un trésor, un par tour au plus : Outils de voleur, +4 pour désamorcer les pièges. Les Objets aident tant qu’on les porte.
tutorial-north = Vous avez attaqué ; vient maintenant le déplacement. Allez au bord nord de cette tuile, la case indiquée en haut, et terminez la phase de héros.
tutorial-black = Une tuile noire. Elle amène un monstre et aussi une Rencontre, tout comme un tour où l’on n’explore rien : rester sur place n’est pas un repos.
tutorial-trap = La Rencontre est un piège, un Mur à fléchettes. Il est sur la tuile de Kat et agit à chacune de ses phases de Vilain ; ses premières fléchettes ont manqué. Le Cadavre titubant de la nouvelle tuile s’est approché aussi.
tutorial-disarm = Sur la tuile d’un piège, vous pouvez le désamorcer au lieu d’attaquer. Il faut 10 : le dé, 2 pour les Doigts de fée de Kat, 4 pour les outils. Désamorcez le Mur à fléchettes.
tutorial-on = 5 et 6 font 11, le piège n’est plus là. Laissez le Cadavre ; il est lent. Allez à la case indiquée, au bout de la nouvelle tuile, et explorez.
tutorial-slowed = La Sortie Sûre ! Mais elle est noire, et la Rencontre touche : Limon gris, 1 dégât, et Kat est ralentie. Jusqu’à la fin de sa prochaine phase de héros, chacun de ses déplacements est de 2 cases.
tutorial-archer = Un Archer orque garde l’échelle. Les archers tirent à 2 tuiles, de là où ils sont. Celui-ci a manqué.
tutorial-utility = Les pouvoirs Utilitaires sont gratuits et servent une fois. S’éclipser fait marcher Kat sans user son déplacement ; ralentie, elle fait 2 cases. Utilisez-le, et allez à la case indiquée.
tutorial-daily = Maintenant le pouvoir Quotidien : Droit au cœur inflige 3 dégâts, et 1 même s’il manque. Attaquez l’Archer orque.
tutorial-experience = Fini, pour 2 XP de plus. Pour 5 XP, vous pouvez annuler une Rencontre au moment où elle est piochée, ou passer au niveau 2 quand vous faites 20. Le trésor, Second souffle, a soigné Kat aussitôt.
tutorial-ladder = L’échelle est à une case. Allez-y, et terminez la phase de héros.
tutorial-escape = Qui se tient là à la fin de sa phase de héros peut partir. Partez !
tutorial-surge = Kat est dehors, l’aventure est gagnée. Tombée à 0 PV, elle aurait commencé son tour suivant par l’un des deux Sursauts du groupe. Quand il en faut un et qu’il n’en reste pas, tous ont perdu.
tutorial-end = C’est ainsi qu’un tour suit l’autre. À plusieurs, chacun a ses monstres ; les XP, les Sursauts et le but sont à tous. Bonne chance dans les caveaux !

# Puzzles

thing-what-lies-on-top = Le dessus de la pioche
thing-first-the-antidote = D’abord l’antidote ?
thing-whatever-the-die-shows = Quoi que dise le dé
thing-an-empty-ladder = Une échelle libre
puzzle-what-lies-on-top = Le Magicien eladrin a 1 PV, il ne reste aucun Sursaut Héroïque, et toutes les tuiles à venir sont noires. Sur la pioche Rencontre se trouve Strahd attaque !, qui blesse même en manquant. Vivez jusqu’au tour suivant.
puzzle-what-lies-on-top-hint = Une Rencontre sera piochée de toute façon. Mais faut-il que ce soit celle-là ?
puzzle-first-the-antidote = Kat est Ralentie, et l’échelle est à 18 cases. Elle a un Antidote et S’éclipser. Quittez le donjon ce tour-ci.
puzzle-first-the-antidote-hint = Ralentie, chaque trajet fait 2 cases ; sinon 6. Combien de trajets Kat peut-elle faire en un tour, et que faut-il avant le premier ?
puzzle-whatever-the-die-shows = Un Archer orque à 1 PV barre le seul chemin, et l’échelle est à 6 cases. Quittez le donjon ce tour-ci, quoi que dise le dé.
puzzle-whatever-the-die-shows-hint = On ne traverse pas un monstre. Laquelle des attaques de Kat fait quelque chose même sur un 1 ?
puzzle-an-empty-ladder = Une Goule est sur l’échelle, une Gargouille à côté. Thorgrim a 1 PV. Quittez le donjon ce tour-ci, quoi que disent les dés.
puzzle-an-empty-ladder-hint = Une sortie n’a place que pour une figurine. L’un des pouvoirs de Thorgrim ne demande aucun jet.

# Générateurs, initiative, temps

event-generator = Un jeton Générateur de monstres est posé : { $tile }. { $n ->
    [one] { $n } monstre arrive.
   *[other] Il y en a { $n }, et { $n } monstres arrivent.
}
event-generator-moves = Le jeton Générateur change de tuile : { $tile }.
event-no-generator = Aucune tuile en vue ne peut recevoir de jeton Générateur.
event-dismissed = { $card } ne vient pas : sa carte est défaussée.
event-phase-ends = La phase de héros { DE($who) } prend fin.
event-monsters-roll = { $who } lance le dé des monstres et obtient { $n } : { $count ->
    [0] aucun ne vient.
    [one] { $count } monstre arrive.
   *[other] { $count } monstres arrivent.
}
event-time-token = Un jeton Temps est posé : { $n } sur { $most }.
event-initiative-roll = { $who } lance le dé d’initiative : { $n } ; il faut { $needed }.
event-initiative-won = { $who } garde l’initiative.
ask-generator = Sur quelle tuile posez-vous le jeton Générateur ?
do-generator = { $what }
ask-dismiss = { $card } va arriver. Défausse-t-on sa carte pour { $price } XP ? Vous en avez { $all }.
do-dismiss = Défausser { $card } pour { $paid }{ $lost ->
    [0] { "" }
   *[other] { " " }(dont { $lost } de trop)
}
no-dismiss = Le laisser venir
ask-buy = { $hero } : monter au niveau 2 pour { $price } XP ? Vous en avez { $all }.
do-buy = Monter de niveau, { $hero } : { $paid }{ $lost ->
    [0] { "" }
   *[other] { " " }(dont { $lost } de trop)
}
no-buy = Garder les XP
ask-xp-card = Quelle carte compte pour l’expérience ? Les autres vont sous la pioche Monstre.
do-xp-card = { $what }
ask-black = Une tuile noire : qu’apporte-t-elle ?
black-encounter = Une Rencontre pendant la phase de Vilain
black-behind = Un monstre de plus tout de suite, au bord inexploré le plus proche
refused-no-stop = nul ne s’arrête sur une case dessinée
refused-not-on-edge = on explore depuis une case de ce bord
refused-few-points = il reste trop peu de points de Vitesse dans ce déplacement
refused-explored-once = vous avez déjà exploré pendant ce tour
refused-one-action = on explore au cours d’un seul déplacement, avant toute attaque
thing-generator = générateur de monstres
thing-initiative = Initiative
cards-time = cartes Temps écoulé
zone-deck-time = Temps écoulé
zone-discard-time = Défausse Temps écoulé
heading-time = Temps
option-hph-white-monsters = Monstres des tuiles blanches
option-hph-white-monsters-help = combien il en vient avec une tuile blanche quand un dé le dit pour les noires (RAV-RUL-100)
think-explore-now = Voyons ce qu’il y a derrière ce bord.
think-dismiss = Un monstre de moins vaut bien notre expérience.
think-let-come = Qu’il vienne.
zone-time-tokens = Jetons Temps
time-told = Jetons Temps : { $tokens } sur { $of }.
# Héros que l’on crée soi-même
expected-hero-name = un nom de 1 à 24 caractères
built-no-name = Le héros n’a pas de nom.
built-no-portrait = Il n’y a pas de portrait { $portrait }. Il y a : { $known }.
built-same-class = Un hybride réunit deux cartes différentes ; les deux sont de la classe { $what }.
built-race-of-neither = La race d’un hybride est celle de l’une de ses deux cartes : { $one }{ $n ->
    [1] { "" }
   *[other] { " " }ou { $other }
}, pas { $race }.
built-numbers-follow = Les valeurs d’un hybride découlent de ses deux cartes : n’en indiquez pas.
built-no-power = Il n’y a pas de carte Pouvoir { $power }.
built-racial = { $power } est réservé aux { $race ->
    [dwarf] nains
    [dragonborn] dragonborns
    [eladrin] eladrins
   *[human] humains
}.
built-racial-anyway = { $power } vient avec la race et ne compte pas parmi les cartes Pouvoir : ne l’indiquez pas.
built-other-class = { $power } est un pouvoir de la classe { $what }, que ce héros n’a pas.
built-twice = { $power } est choisi deux fois.
built-count = Pouvoirs { $kind } : { $n } choisis, il en faut { $wanted }.
built-uneven-kind = Les pouvoirs { $kind } doivent être répartis également entre { $one } et { $other }.
built-uneven = Les cartes Pouvoir doivent être réparties également entre { $one } et { $other } : un d’écart au plus.
built-grown-power = { $power } ne peut pas être un pouvoir que ce héros a gagné : il n’est d’aucune de ses classes.
built-grown-lost = { $power } est un pouvoir de son premier niveau et manque parmi ceux qu’il a maintenant.
built-no-item = { $item } n’est pas un Objet qu’un héros ait pu garder.
built-not-taken = { $hero } est un héros créé par un joueur, pour la variante { $hybrid ->
    [1] HYB (héros hybrides)
   *[0] CUS (héros personnels) ou ADV
}. Choisissez-la, ou un autre héros.
build-about = Un héros à vous : une race, une classe ou deux, des pouvoirs, un portrait et un nom.
build-own = Vos héros
build-new = Créer un héros
build-race = Race
build-race-hint = Elle donne la vitesse et le pouvoir lié à la race.
build-race-told = Vitesse { $speed }, { $power }
build-no-race = Choisissez une race.
build-classes = Classe
build-classes-hint = Une classe, ou deux pour un héros hybride.
build-class-told = CA { $ac }, { $hp } PV, Sursaut { $surge }
build-no-class = Choisissez une classe, ou deux.
build-two-classes = Deux classes au plus : retirez-en une d’abord.
build-powers = Pouvoirs
build-powers-hint = Cartes de la classe ; pointez-en une.
build-powers-hint-hybrid = Des deux classes, à parts égales ; pointez-en une.
build-kind = { $kind } : { $n } sur { $of }
build-left = { $n } { $kind }
build-no-powers = Choisissez des pouvoirs : { $what }.
build-enough = { $n ->
    [1] Un seul pouvoir { $kind } : retirez-le d’abord.
   *[other] { $n } pouvoirs { $kind }, pas plus : retirez-en un d’abord.
}
build-enough-of-class = Il y en a assez de la classe { $what } : les pouvoirs se répartissent également.
build-thing = { $thing }
build-portrait = Portrait
build-portrait-hint = Qui l’on voit sur la carte et sur le plan.
build-no-portrait = Choisissez un portrait.
build-gender = Accord
build-gender-hint = Pour accorder les mots.
build-gender-choice = { $gender ->
    [she] elle
   *[he] lui
}
build-name = Nom
build-name-hint = Tel qu’il figure sur la carte.
build-no-name = Donnez un nom.
build-ac = CA
build-hp = PV
build-speed = Vitesse
build-surge = Sursaut
build-of-class = de la classe
build-of-race = de la race
build-ac-hybrid = la plus basse des deux cartes
build-half-hybrid = la moitié des deux cartes réunies, arrondie en dessous
build-lesson-race = Commencez par qui est votre héros. La race donne la vitesse et un pouvoir à elle, une fois par aventure : un eladrin traverse l’air, un dragonborn souffle le feu.
build-lesson-classes = La classe est le métier : elle donne la CA, les PV, le Sursaut, une capacité spéciale et ses cartes Pouvoir. Prenez-en une pour un héros personnel, ou deux pour un hybride, qui tient des deux.
build-lesson-powers = Les cartes, maintenant. Les pouvoirs à Volonté servent autant qu’on veut, les Utilitaires et les Quotidiens une fois par aventure. Lisez une carte avant de la prendre ; ce qui ne va pas dit pourquoi. « Compléter » prend ce que prendrait le jeu.
build-lesson-portrait = Choisissez qui l’on voit sur la carte et sur le plan.
build-lesson-name = Enfin un nom, tel qu’il sera dans chaque journal.
build-lesson-end = Voilà un héros. « Enregistrer » le garde parmi les vôtres. Dans une nouvelle partie, son portrait figure alors à côté des autres : le prendre active la variante qu’il lui faut.


# Quelqu’un qui joue le donjon

event-threat-gained = { $who } gagne { $n } { $n ->
    [one] point
   *[other] points
} de Menace et en a { $all }.
event-draws-card = { $who } pioche { $deck } : { $card }.
event-draws-card-hidden = { $who } pioche { $deck }.
event-no-card-left = Il n’y a plus rien à piocher : { $deck }.
event-plays-monster = { $who } paie { $n } { $n ->
    [one] point
   *[other] points
} de Menace pour { $card }, qui va à { $hero } ; il en reste { $left }.
event-second-copy = { $who } paie { $n } { $n ->
    [one] point
   *[other] points
} de Menace pour { $card }, mais { $hero } en a déjà une : elle est défaussée ; il en reste { $left }.
event-plays-encounter = { $who } paie { $n } { $n ->
    [one] point
   *[other] points
} de Menace et joue { $card } sur { $hero } ; il en reste { $left }.
event-blocked-for-good = { $card } : il y en a déjà une ici, la carte est défaussée.
event-buys-cards = { $who } paie { $n } { $n ->
    [one] point
   *[other] points
} de Menace pour des cartes, rencontres : { $encounters }, monstres : { $monsters } ; il en reste { $left }.
event-looks-at-hand = { $who } regarde toute la main : { $card }.
event-sees-in-hand = { $who } voit { $card }.
event-sees-in-hand-hidden = { $who } voit une carte de la main.
event-demands-hand = { $who } donne { $n } { $n ->
    [one] point
   *[other] points
} de Menace pour voir la main. Il y en a maintenant { $all }.
event-in-hand = { $who } tient { $card }.
one-of-encounter = une carte Rencontre
one-of-monster = une carte Monstre
moment-cancel = { $card }
moment-another-treasure = { $card }
moment-step = { $card }
moment-spawn = { $who } explore : { $tile }.
moment-spawn-more = Un second monstre ? { $tile }.
moment-encounter = Une rencontre pour { $who } ?
moment-reroll = { $total } contre { $needed }.
moment-reply = { $figure } a frappé.
ask-spawn = { $who } explore. Quel monstre placez-vous sur { $tile }, pour autant de points de Menace que d’XP ? Vous en avez { $all }.
ask-spawn-more = Un second monstre sur { $tile }, pour ses XP et 1 point de Menace de plus ? Vous en avez { $all }.
do-spawn = { $card } : { $n } { $n ->
    [one] point
   *[other] points
} de Menace
no-spawn = Aucun monstre
barred-threat = { $card } coûte { $n } { $n ->
    [one] point
   *[other] points
} de Menace ; vous en avez { $all }
barred-same-monster = le second monstre doit être différent du premier
warns-second-copy = { $who } a déjà ce monstre : la Menace serait dépensée et la carte défaussée ({ $card }).
ask-encounter = Jouez-vous une rencontre sur { $who } pour { $n } { $n ->
    [one] point
   *[other] points
} de Menace ? Vous en avez { $all }.
do-encounter = { $card } : { $n } { $n ->
    [one] point
   *[other] points
} de Menace
no-encounter = Aucune rencontre
ask-draw = Achetez-vous des cartes ? Vous avez { $all } { $all ->
    [one] point
   *[other] points
} de Menace.
do-draw = { $n } { $n ->
    [one] point
   *[other] points
} de Menace : { $encounters ->
    [0] { "" }
    [one] { $encounters } rencontre
   *[other] { $encounters } rencontres
}{ $encounters ->
    [0] { "" }
   *[other] { $monsters ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $monsters ->
    [0] { "" }
    [one] { $monsters } monstre
   *[other] { $monsters } monstres
}
no-draw = Aucune carte
turn-demand = Donner 1 point de Menace pour voir la main
zone-hand-encounter = Rencontres { DE($who) }
zone-hand-monster = Monstres { DE($who) }
heading-threat = Menace
heading-held-encounters = Rencontres
heading-held-monsters = Monstres
adversary-told = Menace : { $threat } ; en main, rencontres : { $cards-encounter }, monstres : { $cards-monster }
think-keep = Mieux vaut garder la Menace.
think-spawn = Celui qui fait le plus mal pour son prix : { $card }.
think-encounter = Elle tombe à point : { $card }.
think-weakest = Le plus faible tombe le premier.

# Rounds et combats immédiats

event-declares = { $who } choisit : { $pattern }.
event-fights = { $figure } se jette aussitôt sur { $who }.
event-no-reply = { $who } ne peut l’atteindre avec rien : { $figure }.
event-goes-off = Le piège se déclenche : { $card }.
event-villain-initiative = { $figure } lance { $n } pour l’initiative.
ask-pattern = Comment agissez-vous dans cette phase de héros ?
pattern-move-attack = déplacement, attaque
pattern-attack-move = attaque, déplacement
pattern-move-move = deux déplacements
ask-enter = La tuile est noire : sur laquelle de ses cases s’arrête votre déplacement ?
do-enter = { $what }
do-enter-here = S’arrêter ici
ask-reply = Avec quoi ripostez-vous contre { $figure } ?
no-reply = Ne pas riposter
think-pattern = C’est ce qui mène le plus loin dans cette phase.

# La leçon du système Barkam

thing-lesson-barkam = Le système Barkam
thing-lesson-strahd = Jouer Strahd
learned-points = Sur un bord inexploré, on explore pendant son déplacement, pour 2 points de Vitesse, une fois par tour. RAV-BAR-13, RAV-BAR-24
learned-every-tile = Une tuile blanche amène un monstre, une noire deux, et chacune une Rencontre aussitôt. RAV-BAR-15, RAV-BAR-16, RAV-BAR-19
learned-generator = Qui n’explore rien reçoit un générateur de monstres, et autant de monstres qu’il y a de jetons sur la tuile. RAV-BAR-26, RAV-BAR-27
learned-straight = Au contact, on se bat tout droit côte à côte, non dans l’angle. RAV-BAR-44
learned-spoils = Des monstres vaincus ensemble, une carte compte pour l’expérience ; 10 XP achètent le niveau 2 sans un 20. RAV-BAR-56, RAV-BAR-59
barkam-welcome = Vous revoilà ! Dans le système Barkam, chaque nouvelle tuile amène une Rencontre, et rester sur place est dangereux aussi. 19 cartes Rencontre restent dans la boîte, et personne ne commence avec un Objet. Kat est de nouveau seule.
barkam-stand = Choisissez où elle commence : la case indiquée, au milieu de la tuile de Départ.
barkam-move = Il n’y a pas de phase d’exploration : on explore au milieu d’un déplacement, pour 2 de ses points. Kat a une Vitesse de 6. Allez au bord est, la case indiquée ; cela en prend 4.
barkam-explore = Il reste 2 points, juste assez. Explorez le bord est !
barkam-encounter = Une tuile blanche, donc un monstre ; une noire en amène deux. La Rencontre est venue aussitôt, quelle que soit la couleur : un Environnement, qui reste. Et la phase de héros continue : Kat peut encore attaquer.
barkam-attack = Lancez un couteau sur le Squelette. On n’attaque personne sur une tuile placée en diagonale, mais celle-ci est droit devant.
barkam-idle = Plus personne. Terminez la phase de héros. Et que se passe-t-il si Kat n’explore rien au tour suivant ? Terminez-le tout de suite aussi.
barkam-where = Un générateur de monstres ! Son jeton va là où un héros le voit, sur une tuile à bord inexploré, et les jetons se répartissent également. Posez-le sur la moitié est de la tuile de Départ.
barkam-generator = Le voilà, et un Cadavre titubant est venu avec lui. Il est dans l’angle de Kat et n’a donc pas pu frapper : adjacent veut dire tout droit à côté, pour les monstres aussi. Un deuxième jeton sur cette tuile amènerait deux monstres d’un coup ; ne traînez donc pas. Chaque carte peut être défaussée pour 5 XP.
barkam-straight = Kat doit se tenir tout droit à côté du Cadavre, non dans l’angle. Allez une case à gauche.
barkam-strike = Maintenant, frappez : Estocade vive.
barkam-end = Voilà ce qui change : les cases dessinées coûtent 1 point de plus et nul ne s’y arrête, les monstres prennent la case la plus proche d’où ils peuvent frapper, et pour 10 XP un héros passe au niveau 2 sans un 20. Le livret a le reste. Bonne chance !

# La leçon pour jouer Strahd

strahd-welcome = Ce soir, vous êtes Strahd. Les héros marchent, se battent et explorent comme toujours ; mais ni monstre ni Rencontre n’arrive de lui-même. Tout ce qu’ils affrontent sort de votre main. Thorgrim vient de poser une tuile noire.
strahd-threat = Vous payez en Menace. Une tuile blanche vous en apporte 2, une noire 3, et un héros qui n’explore rien 4. Vous en aviez 3 : il y en a maintenant 6.
strahd-hand = Voici votre main : des Rencontres et des monstres. Personne d’autre ne la voit. Un monstre coûte autant de points de Menace qu’il vaut d’XP ; une Rencontre coûte toujours 2.
strahd-first = Placez un monstre sur la nouvelle tuile : le Cadavre titubant, pour 1 point de Menace. Il frappe fort, mais seulement qui se tient à côté de lui.
strahd-place = Vous choisissez la case, et la marque ne vous lie pas. Placez-le à côté de Thorgrim, sur la case juste au-dessus de lui.
strahd-second = Un second monstre peut suivre pour 1 point de Menace de plus, mais pas un autre Cadavre. Prenez la Nuée de rats et placez-la à côté du premier, à sa droite.
strahd-encounter = Les deux cartes sont maintenant devant Thorgrim : ce joueur fait agir vos monstres d’après leur tactique. La phase de Vilain commence, et vous pouvez jouer une Rencontre. La Meurtrière !
strahd-acts = La Rencontre a frappé comme si elle avait été piochée ; avec 5 XP, les héros auraient pu l’annuler. Puis le Cadavre a frappé aussitôt, parce que vous l’aviez placé à côté de Thorgrim.
strahd-draw = À la fin de la phase de Vilain, vous achetez des cartes : 2 pour 1 point de Menace, 4 pour 2. Dites d’abord combien de chaque. Prenez 1 Rencontre et 1 monstre.
strahd-secret = Deux nouvelles cartes, que vous êtes seul à voir ; les autres en voient le nombre. Dans sa phase de héros, un héros peut vous donner 1 point de Menace pour que toute votre main soit montrée, et certaines cartes la montrent à un seul héros. Ce qu’ils ont vu, ils s’en souviennent.
strahd-end = C’est tout. Gardez peu de Menace : celle qui n’est pas dépensée n’effraie personne. Vous gagnez quand les héros perdent.
learned-threat = La Menace vient de ce que font les héros.
learned-monsters = Les monstres coûtent leurs XP, et vous choisissez leurs cases.
learned-encounters = Une Rencontre coûte 2, au début de la phase de Vilain.
learned-more-cards = On achète des cartes quand elle finit.
learned-secrets = Votre main est secrète, tant que personne ne paie pour la voir.

## Exploits

achieved = Exploit accompli
achieved-by = Exploit accompli par { $who }
event-achievement = { $whose } : { $achievement }
thing-won-adventures = Aventures
thing-won-ways = Variantes
thing-feats = Hauts faits
thing-won-out-of-the-grave = Hors de la tombe
thing-won-the-icon-of-ravenloft = L’Icône de Ravenloft
thing-won-klaks-workshop = L’Atelier de Klak
thing-won-the-bone-warden = Le Gardien des os
thing-won-doors-of-cinder = Les Portes de cendre
thing-won-the-count-awakens = Le Réveil du comte
thing-won-adv = Vieux briscards
thing-won-cus = Sur mesure
thing-won-hyb = Deux en un
thing-won-new = À votre guise
thing-won-bar = À contre-courant
thing-won-lvl = De degré en degré
thing-won-gen = En bon ordre
thing-won-str = Lever de soleil
thing-won-dic = Un coup de dés
thing-won-mik = Quatre issues
thing-won-hph = Chaque chose en son temps
thing-feat-alone = Seul dans le noir
thing-feat-unhurt = Pas une égratignure
thing-feat-without-surges = Sans filet
thing-feat-four-ways = Tout à la fois
thing-feat-the-count = Longue nuit au comte
thing-feat-master = Passé maître
thing-feat-veteran = Vétéran
thing-feat-overrun = La goutte de trop
thing-feat-against-all-odds = Contre toute attente
thing-feat-all-thumbs = Deux mains gauches
thing-feat-shattering = Coup de tonnerre
achievement-won-out-of-the-grave = Faire sortir tous les héros du donjon.
achievement-won-the-icon-of-ravenloft = Porter l’Icône hors du donjon.
achievement-won-klaks-workshop = Vaincre Klak dans son atelier.
achievement-won-the-bone-warden = Gagner « Le Gardien des os ».
achievement-won-doors-of-cinder = Gagner « Les Portes de cendre ».
achievement-won-the-count-awakens = Vaincre Strahd dans « Le Réveil du comte ».
achievement-won-adv = Gagner une aventure en Advanced 2.0.
achievement-won-cus = Gagner avec un héros de votre invention.
achievement-won-hyb = Gagner avec un héros hybride.
achievement-won-new = Gagner avec la nouvelle variante.
achievement-won-bar = Gagner avec le système Barkam.
achievement-won-lvl = Gagner avec les niveaux 2 à 23.
achievement-won-gen = Gagner avec la variante Geno Warcry.
achievement-won-str = Gagner contre un joueur dans le rôle de Strahd.
achievement-won-dic = Gagner avec les dés de dégâts.
achievement-won-mik = Gagner avec la variante de Mika R.
achievement-won-hph = Gagner avec la phase de héros modifiée.
achievement-feat-alone = Gagner avec un seul héros.
achievement-feat-unhurt = Gagner avec tous les PV de chaque héros.
achievement-feat-without-surges = Gagner sans jetons Sursaut Héroïque au départ.
achievement-feat-four-ways = Gagner avec au moins quatre variantes ensemble.
achievement-feat-the-count = Gagner dans le rôle de Strahd.
achievement-feat-master = Atteindre le niveau 6 en Advanced 2.0.
achievement-feat-veteran = Atteindre le niveau 8 avec les niveaux 2 à 23.
achievement-feat-overrun = Voir arriver trois monstres à la fois d’une tuile à générateurs (système Barkam).
achievement-feat-against-all-odds = Obtenir le 20 qui permet de continuer malgré l’arrivée d’un Vilain (phase de héros modifiée).
achievement-feat-all-thumbs = Faire un échec critique à un jet d’initiative (variante de Mika R.).
achievement-feat-shattering = Infliger 12 dégâts en un seul jet (dés de dégâts).
