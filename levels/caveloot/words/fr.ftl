game-caveloot = Caveloot
game-caveloot-tile = Butin, marchés, boss

## Ce que disent les cartes

# Les mots du langage (types, raretés, lieux, paquets, camps, prix) se distinguent par leur identifiant : aucun d’eux n’a
# de message « thing- ». Les cartes visées : n dit combien ; 0 signifie toutes.
filter = { $card ->
    [any] { $n ->
        [0] { "" }
        [1] { $type ->
            [fairy] une{ " " }
            [personal_quest] une{ " " }
            [universal_quest] une{ " " }
            [guild] une{ " " }
            [card] une{ " " }
           *[other] un{ " " }
        }
       *[other] { $n }{ " " }
    }{ $type ->
        [hero] héros
        [renegade] { $n ->
            [1] renégat
           *[other] renégats
        }
        [monster] { $n ->
            [1] monstre
           *[other] monstres
        }
        [boss] boss
        [artefact] { $n ->
            [1] artefact
           *[other] artefacts
        }
        [grimoire] { $n ->
            [1] grimoire
           *[other] grimoires
        }
        [fairy] { $n ->
            [1] fée
           *[other] fées
        }
        [treasure] { $n ->
            [1] trésor
           *[other] trésors
        }
        [personal_quest] { $n ->
            [1] quête personnelle
           *[other] quêtes personnelles
        }
        [universal_quest] { $n ->
            [1] quête universelle
           *[other] quêtes universelles
        }
        [guild] { $n ->
            [1] guilde
           *[other] guildes
        }
        [passage] { $n ->
            [1] passage
           *[other] passages
        }
        [secret_passage] { $n ->
            [1] passage secret
           *[other] passages secrets
        }
        [dungeon] { $n ->
            [1] donjon
           *[other] donjons
        }
       *[other] { $n ->
            [1] carte
           *[other] cartes
        }
    }{ $rarity ->
        [common] { " " }commun{ $type ->
            [fairy] e
            [personal_quest] e
            [universal_quest] e
            [guild] e
            [card] e
           *[other] { "" }
        }{ $n ->
            [1] { "" }
           *[other] s
        }
        [rare] { " " }rare{ $n ->
            [1] { "" }
           *[other] s
        }
        [extremely_rare] { " " }extrêmement rare{ $n ->
            [1] { "" }
           *[other] s
        }
        [legendary] { " " }légendaire{ $n ->
            [1] { "" }
           *[other] s
        }
       *[other] { "" }
    }
   *[other] { $n ->
        [0] { $card }
        [1] { $card }
       *[other] { $n } × { $card }
    }
}{ $weight ->
    [1] { " " }de poids 1
    [2] { " " }de poids 2
    [3] { " " }de poids 3
   *[other] { "" }
}{ $talent ->
    [any] { "" }
   *[other] { " " }avec { $talent }
}{ $group ->
    [any] { "" }
    [butina] { " " }de Butina
    [caveport] { " " }de Caveport
    [soulstern] { " " }de Soulstern
    [azkovlar] { " " }d’Azkovlar
    [origin] { " " }des origines
   *[other] { " " }à dos spécial
}{ $place ->
    [hand] { " " }en main
    [camp] { " " }au campement
    [equipped] { " " }parmi votre équipement
    [bound] { " " }liée{ $n ->
        [1] { "" }
       *[other] s
    } à votre héros
    [open] { " " }face visible dans la région
    [opponent] { " " }du côté adverse
   *[other] { "" }
}
symbol-PB = BP
symbol-AB = BA
symbol-ST = PM
symbol-GT = GM
symbol-XM = EM
symbol-HM = HEMUD
symbol-X = X
power-sign = { $text }
power-opened = ({ $what }
power-closed = { $what })
power-none = aucune puissance
thing-coins = pièces
thing-help = carte HELP!
so-many-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
so-many-help = { $count ->
    [one] { $count } carte HELP!
   *[other] { $count } cartes HELP!
}
thing-charisma = charisme
thing-wisdom = sagesse
thing-temerity = témérité
thing-vigilance = vigilance

part-power = Ajoute { $expr } à la puissance.
part-fairy = Puissance féérique { $sign ->
    [less] −
   *[more] +
}{ $n }.
part-talent = Donne { $n ->
    [one] un symbole
   *[other] { $n } symboles
} de { $about }.
part-endurance = Endurance { $sign ->
    [less] −
   *[more] +
}{ $n }.
part-vitality = Gagnez { $n ->
    [one] { $n } point
   *[other] { $n } points
} de vitalité.
part-strike = L’adversaire perd { $n ->
    [one] { $n } point
   *[other] { $n } points
} de vitalité.
part-shield = Évite { $n ->
    [one] la prochaine perte
   *[other] les { $n } prochaines pertes
} de vitalité dans ce combat.
part-redraw = Détruisez { $n ->
    [one] une
   *[other] jusqu’à { $n }
} { $side ->
    [own] de vos cartes
   *[foe] { $n ->
        [one] carte
       *[other] cartes
    }
} de { $deck ->
    [PB] bravoure physique
    [AB] bravoure arcanique
    [ST] petite manigance
    [GT] grande manigance
   *[other] puissance
}{ $side ->
    [own] { "" }
   *[foe] { $n ->
        [one] { " " }adverse
       *[other] { " " }adverses
    }
} et { $n ->
    [one] remplacez-la
   *[other] remplacez-les
}.
part-best-of-two = À chaque pioche de { $deck ->
    [PB] bravoure physique
    [AB] bravoure arcanique
    [ST] petite manigance
   *[GT] grande manigance
}, piochez 2 cartes et gardez la plus forte.
part-void = { $side ->
    [own] { $n ->
        [one] Une de vos cartes de puissance vaut
       *[other] Jusqu’à { $n } de vos cartes de puissance valent
    }
   *[foe] { $n ->
        [one] Une carte de puissance adverse vaut
       *[other] Jusqu’à { $n } cartes de puissance adverses valent
    }
} 0 dans cet affrontement.
part-double = { $n ->
    [one] Une de vos cartes de puissance compte
   *[other] Jusqu’à { $n } de vos cartes de puissance comptent
} double dans cet affrontement.
part-swap = Échangez { $n ->
    [one] une de vos cartes de puissance contre une carte adverse
   *[other] { $n } de vos cartes de puissance contre { $n } cartes adverses
} du même paquet pour cet affrontement.
part-multiply = { $about ->
    [hero] La puissance du héros
    [artefact] La puissance d’un artefact
   *[grimoire] La puissance d’un grimoire
} compte × { $n } dans cet affrontement.
part-ready-grimoire = { $n ->
    [one] Un grimoire utilisé que vous avez en main redevient utilisable
   *[other] { $n } grimoires utilisés que vous avez en main redeviennent utilisables
} ce tour-ci.
part-silence = L’adversaire ne peut plus utiliser de talents jusqu’à la fin du combat.
part-peek = Regardez { $n ->
    [one] une carte face cachée
   *[other] { $n } cartes face cachée
} de la région, au hasard.
part-reveal = Révélez { $n ->
    [one] une carte face cachée
   *[other] { $n } cartes face cachée
} de la région, au hasard ; aucun combat ne commence.
part-extra-step = Explorez { $n ->
    [one] une étape
   *[other] { $n } étapes
} de plus.
part-safe-flee = La fuite ne coûte rien.
part-lighten = Les { $what } pèsent { $n } de moins, mais jamais moins de 1.
part-discount = { $about ->
    [recruit] Recruter coûte
    [guild] Les niveaux de guilde coûtent
   *[corrupt] Corrompre coûte
} { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} d’or de moins.
part-gold = Gagnez { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} d’or.
part-value-bonus = Les { $what } valent { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} d’or de plus.
part-boost = Puissance +{ $n } à chaque utilisation ({ $what }).
part-fetch = Prenez { $what }.
part-send-back = Remettez { $what } dans son tas et mélangez-le.
part-corrupt = Vous pouvez corrompre les { $what }.
part-access = Vous avez accès à { $about ->
    [butina] Butina
    [caveport] Caveport
    [soulstern] Soulstern
   *[azkovlar] Azkovlar
} pour toujours.
part-gain-special = Recevez la carte spéciale { $about }.
part-gain-legendary = Piochez { $n ->
    [one] { $n } carte légendaire
   *[other] { $n } cartes légendaires
} pour votre campement.
part-ban = Interdits à l’adversaire dans ce combat : les { $what }.
limit-turn = Une fois par tour, { WITHIN($deed) }
limit-fight = Une fois par combat, { WITHIN($deed) }
limit-clash = Une fois par affrontement, { WITHIN($deed) }
cost-vitality = Perdez { $wounds ->
    [one] { $wounds } point
   *[other] { $wounds } points
} de vitalité : { WITHIN($deed) }
cost-gold = Payez { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} d’or : { WITHIN($deed) }
cost-destroy = Détruisez { $toll } : { WITHIN($deed) }
corrupt-fee = { $deed } Le prix de la corruption est de { $fee ->
    [one] { $fee } pièce
   *[other] { $fee } pièces
} d’or.
amount-count = { $what }
each-count = { $what }
amount-hero-vitality = la vitalité du héros actif
each-hero-vitality = { $n ->
    [one] point
   *[other] points
} de vitalité du héros actif
amount-foe-vitality = la vitalité de l’adversaire
each-foe-vitality = { $n ->
    [one] point
   *[other] points
} de vitalité de l’adversaire
amount-clashes = les affrontements déjà livrés dans ce combat
each-clashes = { $n ->
    [one] affrontement déjà livré
   *[other] affrontements déjà livrés
} dans ce combat
amount-regions = les régions auxquelles vous avez accès
each-regions = { $n ->
    [one] région à laquelle
   *[other] régions auxquelles
} vous avez accès
term-in-butina = { $no ->
    [not] vous n’êtes pas à Butina
   *[yes] vous êtes à Butina
}
term-in-caveport = { $no ->
    [not] vous n’êtes pas à Caveport
   *[yes] vous êtes à Caveport
}
term-in-soulstern = { $no ->
    [not] vous n’êtes pas à Soulstern
   *[yes] vous êtes à Soulstern
}
term-in-azkovlar = { $no ->
    [not] vous n’êtes pas en Azkovlar
   *[yes] vous êtes en Azkovlar
}
term-foe-is-monster = { $no ->
    [not] l’adversaire n’est pas un monstre
   *[yes] l’adversaire est un monstre
}
term-foe-is-boss = { $no ->
    [not] l’adversaire n’est pas un boss
   *[yes] l’adversaire est un boss
}
term-foe-is-renegade = { $no ->
    [not] l’adversaire n’est pas un renégat
   *[yes] l’adversaire est un renégat
}
term-has-charisma = { $no ->
    [not] votre héros n’a pas de charisme
   *[yes] votre héros a du charisme
}
term-has-wisdom = { $no ->
    [not] votre héros n’a pas de sagesse
   *[yes] votre héros a de la sagesse
}
term-has-temerity = { $no ->
    [not] votre héros n’a pas de témérité
   *[yes] votre héros a de la témérité
}
term-has-vigilance = { $no ->
    [not] votre héros n’a pas de vigilance
   *[yes] votre héros a de la vigilance
}
term-count = { $no ->
    [not] le nombre des { $what } est inférieur à { $n }
   *[yes] le nombre des { $what } est d’au moins { $n }
}
term-vitality = { $no ->
    [not] la vitalité de ce côté dépasse { $n }
   *[yes] la vitalité de ce côté ne dépasse pas { $n }
}
term-side-losing = { $no ->
    [not] ce côté n’est pas en train de perdre
   *[yes] ce côté est en train de perdre
}
term-first-clash = { $no ->
    [not] ce n’est pas le premier affrontement
   *[yes] c’est le premier affrontement
}
line-passive = { $deeds }
line-on-take = À la prise : { WITHIN($deeds) }
line-on-bind = Au moment du lien : { WITHIN($deeds) }
line-prepare = Pendant la préparation : { WITHIN($deeds) }
line-explore = Pendant l’exploration : { WITHIN($deeds) }
line-clash-start = Avant la pioche : { WITHIN($deeds) }
line-window = Après la pioche : { WITHIN($deeds) }
line-after-fight = Après un combat : { WITHIN($deeds) }
line-camp = Au campement : { WITHIN($deeds) }
line-on-complete = Récompense : { WITHIN($deeds) }
line-wound = Blessure : le héros qui porte cette carte perd 1 point de vitalité.
line-variable = X : { $what }.
line-corruptible = Corruptible pour { $fee ->
    [one] { $fee } pièce
   *[other] { $fee } pièces
} d’or si { $terms }.
line-task = { $need } : { WITHIN($deeds) }
line-level = Niveau { $level }. { $need } : { WITHIN($deeds) }
line-passage = { $need } : vous avez accès à { $region ->
    [butina] Butina
    [caveport] Caveport
    [soulstern] Soulstern
   *[azkovlar] Azkovlar
} pour toujours.
line-dungeon = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} ; par niveau : { $floors }.
line-repeat = Chaque joueur peut le faire une fois.
need-gold = Payez { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} d’or
need-destroy = Détruisez { $what }
need-beat = Battez { $what }
need-have = Possédez { $what }
need-clear = Videz { $n ->
    [one] un donjon
   *[other] { $n } donjons
}
need-help = Aidez dans { $n ->
    [one] un combat
   *[other] { $n } combats
}

## Sur les cartes

kind-hero = Héros
kind-renegade = Renégat
kind-monster = Monstre
kind-boss = Boss
kind-artefact = Artefact
kind-grimoire = Grimoire
kind-fairy = Fée
kind-spirit = Esprit
kind-treasure = Trésor
kind-personal-quest = Quête
kind-universal-quest = Quête ouverte
kind-guild = Guilde
kind-passage = Passage
kind-secret-passage = Passage secret
kind-dungeon = Donjon
line-power = { $power }
line-talents = Talent : { $what }
line-power-talents = { $power } · { $what }
talent = { $what }{ $n ->
    [1] { "" }
   *[other] { " × " }{ $n }
}
talent-and = { $one }, { $other }

## Ce qui ne va pas dans les cartes

caveloot-one-condition = il en faut exactement une : { $known }
caveloot-fault = { $rule } : il faut { $expected }, et non { $found }
expected-power = des nombres, des symboles et leurs multiples, comme 2 × PB + ST - 3
expected-filter = des cartes, comme « rare artefact hand »
expected-toll = de 1 à 9 cartes, comme « 2 rare artefact »
found-none = rien de tel
found-one = une
found-otherwise = autre chose
found-deck = { $n } ({ $cards } cartes en tout)
wanted-exactly = { $n }
wanted-between = de { $least } à { $most }
wanted-at-least = au moins { $n }
wanted-reference = une puissance de référence { $band }
wanted-deck = { $what } ({ $cards } cartes en tout)
wanted-no = se passer de { $what }
wanted-spirit = un esprit qui hante
wanted-card = la carte { $card }
wanted-field = la clé « { $field } »
wanted-without = une carte de type { $type } sans cela
wanted-variable = une variable exactement là où une puissance contient X
wanted-known-card = l’identifiant d’une carte
wanted-symbols = au plus { $n } symboles de { $deck }
wanted-word = le mot « { $word } » dans le nom d’une guilde
wanted-no-word = un nom sans « { $word } », réservé aux guildes
wanted-levels = { $n } niveaux
wanted-region = un chemin vers { $regions }
wanted-within-region = { $n } de ces cartes dans sa propre région
wanted-special = l’identifiant d’une carte spéciale
wanted-awarded = une carte qui accorde celle-ci
wanted-awarded-once = qu’une seule carte accorde { $card }
wanted-copies = une carte qui existe { $n ->
    [one] en un exemplaire
   *[other] en { $n } exemplaires
}
wanted-quest = une quête { $kind ->
    [gold] qui demande de l’or
    [destroy] qui demande de détruire des cartes
    [achievement] qui demande un exploit
    [legendary] qui donne une carte légendaire
   *[special] qui donne une carte spéciale
}
wanted-legendary = une carte légendaire à la fin
wanted-guild-with = une guilde avec { $verb }
wanted-talent = au moins { $n } cartes avec { $talent }
wanted-talent-monsters = au moins { $n } monstres avec { $talent }
wanted-no-talent = un monstre sans { $talent }
wanted-corruptible = au moins { $n } monstres qui prévoient leur corruption
wanted-mark = une carte avec { $mark ->
    [endurance_gain] un gain d’endurance
    [vitality_gain] un gain de vitalité à la prise
    [overweight] le poids 2
    [great_overweight] le poids 3
    [wound] une blessure, qui soit un trésor
    [variable] une variable
    [additional_power] une puissance additionnelle
    [multiplier] un multiplicateur
   *[extreme_menace] l’extrême menace
}
wanted-no-mark = se passer { $mark ->
    [great_overweight] du poids 3
    [multiplier] de multiplicateur
   *[extreme_menace] d’extrême menace
} avant la deuxième région
wanted-no-hemud = l’HEMUD sur Mordrakar et sur une seule carte légendaire
wanted-hemud = exactement une carte avec l’HEMUD
wanted-effect = l’effet { $verb } sur au moins 2 cartes
wanted-different = une carte qui se distingue par plus que des nombres
wanted-won = { $what ->
    [bare-common] que des héros sans équipement gagnent { $band } % des affrontements avec les monstres communs
    [bare-boss] que des héros sans équipement gagnent { $band } % des affrontements avec le boss
    [kit-boss] qu’un équipement complet gagne { $band } % des affrontements avec le boss
   *[kits-boss] que deux équipements complets gagnent { $band } % des affrontements avec le boss
}
wanted-values = { $n } valeurs
wanted-limits = des valeurs de { $least } à { $most }
wanted-sum = la somme { $n }

## Le jeu

game-caveloot-short = Caveloot
game-caveloot-about = Envoyez un héros dans des régions pleines de merveilles, rentrez avec du butin ou pas du tout, négociez avec les autres et battez le boss final. De deux à quatre joueurs, avec un maître du jeu si vous le souhaitez.

option-length = Aventure
option-length-help = combien de régions, et quel boss met fin à l’aventure (CAVE-09)
option-length-quick = Rapide : Butina, Psoro
option-length-balanced = Équilibrée : deux régions, Chaporal Shaton
option-length-long = Longue : trois régions, Freezor
option-length-epic = Épique : quatre régions, le comte Draner
option-game-master = Maître du jeu
option-game-master-help = le dernier joueur mène les monstres et ne brigue aucun titre ; à cinq, il y en a toujours un (CAVE-17)

thing-region-butina = Butina
thing-region-caveport = Caveport
thing-region-soulstern = Soulstern
thing-region-azkovlar = Azkovlar
thing-type-personal-quest = une quête personnelle
thing-type-guild = une guilde
thing-player-1 = le premier joueur
thing-player-2 = le deuxième joueur
thing-player-3 = le troisième joueur
thing-player-4 = le quatrième joueur

## Ce qui est demandé

copy-tamed = dompté
copy-haunted = hanté
act-apart = { $act } : { $what }
ask-keep = Quel héros gardez-vous ?
do-keep = Garder { $what }
ask-last-hero = Votre dernier héros : lequel prenez-vous ?
do-last-hero = Prendre { $what }
ask-prepare = { $hero } attend : { $count ->
    [0] le sac est vide
    [one] une carte dans le sac
   *[other] { $count } cartes dans le sac
}. En route ?
prepare-go = Partir avec { $card }
prepare-hero = Envoyer plutôt { $card }
prepare-pack = Emporter { $card }
prepare-unpack = Laisser { $card } au campement
prepare-suggested = Prendre le sac proposé
prepare-complete = Accomplir { $card }
prepare-bind = Lier { $card } à { $other }
prepare-use = Utiliser { $card }
prepare-trade = Négocier avec { $who }
prepare-invite = Demander une offre
prepare-show = Montrer { $card } à { $who }
ask-journey = Où allez-vous ?
journey-go = Explorer { $region }
journey-look = Regarder une carte { DE($region) } (vigilance)
ask-put = { $card } : comment la reposez-vous ?
do-put = { $what }
put-face-up = Face visible
put-face-down = Face cachée
ask-step = { $region } : que faites-vous ?
step-draw = Piocher une carte
step-known = Piocher { $card }, que vous avez vue
step-meet = Aller vers { $card }
step-enter = Entrer : { $card }
step-complete = Accomplir { $card }
step-use = Utiliser { $card }
step-home = Rentrer
ask-met = { $card } : que faites-vous ?
met-take = { $n ->
    [0] Prendre
    [one] Prendre (1 pièce d’or à payer au retour)
   *[other] Prendre ({ $n } pièces d’or à payer au retour)
}
met-bind = Lier à votre héros
met-fight = Combattre
met-corrupt = { $n ->
    [0] Dompter sans rien payer
    [one] Dompter pour 1 pièce d’or, due au retour
   *[other] Dompter pour { $n } pièces d’or, dues au retour
}
no-met = Laisser
ask-room = Votre sac pèse { $n } de trop : que déposez-vous ?
room-drop = Déposer { $card }
ask-clash = Affrontement { $n } contre { $card }, vitalité { $left }. Piochez-vous ?
clash-go = Piocher
clash-flee = Fuir
clash-withdraw = Se retirer
clash-call = Appeler à l’aide
clash-wear = Équiper { $card }
clash-doff = Retirer { $card }
clash-haunt = Faire hanter { $other } par { $card }
clash-use = Utiliser { $card }
ask-window = { $own } contre { $foe } : { $talent ->
    [own] que faites-vous ? La sagesse remplace une de vos cartes de puissance.
    [foe] que faites-vous ? Le charisme remplace une carte de puissance adverse.
    [both] que faites-vous ? Vos talents remplacent une carte de puissance, à vous ou adverse.
   *[none] que faites-vous ?
}
no-window = En rester là
window-charisma = Charisme : remplacer le { $n } ({ $what }) de l’adversaire
window-wisdom = Sagesse : remplacer votre { $n } ({ $what })
window-cast = Lancer { $card }
window-support = { $card } aide pour 1 point de vitalité
window-haunt = Faire hanter { $other } par { $card }
window-use = Utiliser { $card }
window-call = Appeler à l’aide
window-flee = Fuir
ask-master = { $card } : l’utilisez-vous ?
master-use = Utiliser { $card }
no-master = Pas maintenant
forecast-lead = de mener une fois les deux camps servis
ask-price = Que vous coûte la fuite ?
ask-spell = { $card } fait plus que donner de la puissance, au prix indiqué. Payez-vous ?
price-vitality = Vitalité −1
price-hand = { $n ->
    [one] La carte du sac
   *[other] Tout le sac
}
warn-last-vitality = C’est le dernier point de vitalité : { $hero } n’y survivra pas.
ask-reward = Que promettez-vous à qui vous aide ? Jusqu’ici : { $reward }.
reward-done = Appeler
reward-trophy = { $n ->
    [one] Le monstre battu ici
   *[other] Les { $n } monstres battus ici
}
reward-coins = Des pièces
reward-card = { $card }
reward-victory = En cas de victoire seulement
ask-coins = Combien de pièces ?
reward = { $what }{ $victory ->
    [yes] , en cas de victoire
   *[no] { "" }
}
promise-card = { $card }
promise-secret = une carte ({ $type })
promise-coins = { $n ->
    [one] une pièce
   *[other] { $n } pièces
}
promise-monster = { $count ->
    [one] le monstre battu ici
   *[other] les { $count } monstres battus ici
}
promise-nothing = une carte HELP! et rien d’autre
names-more = { $one }, { $other }
names-and = { $one } et { $other }
ask-bid = { $who } combat { $count ->
    [one] { $card }
   *[other] { $count } monstres à la fois
} (vitalité { $left }) et appelle à l’aide. Récompense : { $reward }.
bid-accept = Aider
bid-ask-trophy = { $n ->
    [one] Aider pour ce monstre
   *[other] Aider pour ces { $n } monstres
}
bid-ask-coins = Aider pour des pièces
bid-ask-card = Aider pour une carte
ask-ask-card = Quelle carte demandez-vous à { $who } ?
ask-card-card = { $card }
no-ask-card = Aucune
no-bid = Rester chez soi
ask-ask-coins = Combien de pièces demandez-vous ?
do-accept = Accepter : { $what }
chosen-accept = { $who }
no-accept = N’accepter personne
ask-accept = Quelle aide acceptez-vous ? Chacune coûte une carte HELP!
accept-bid = { $who }, pour { $reward }
ask-muster = { $hero } part aider : { $count ->
    [0] le sac est vide
    [one] une carte dans le sac
   *[other] { $count } cartes dans le sac
}. En route ?
muster-go = Envoyer { $card }
muster-hero = Envoyer plutôt { $card }
muster-pack = Emporter { $card }
muster-unpack = Laisser { $card } au campement
muster-suggested = Prendre le sac proposé
ask-redraw = { $card } : quelle carte de puissance remplacer ?
redraw-drawn = Le { $n } ({ $what })
no-redraw = Aucune
ask-void = { $card } : quelle carte de puissance ne compte pas ?
void-drawn = Le { $n } ({ $what })
no-void = Aucune
ask-double = { $card } : quelle carte de puissance compte double ?
double-drawn = Le { $n } ({ $what })
no-double = Aucune
ask-swap = { $card } : laquelle de vos cartes de puissance donnez-vous ?
swap-drawn = Le { $n } ({ $what })
no-swap = Aucune
ask-swap-for = { $card } : laquelle prenez-vous en échange ?
swap-for-drawn = Le { $n } ({ $what })
no-swap-for = Aucune
ask-multiply = { $card } : quelle puissance multiplier ?
multiply-source = { $card }
ask-ready = { $card } : quel grimoire redevient utilisable ?
ready-grimoire = { $card }
ask-heal = { $card } : qui gagne { $n ->
    [one] 1 point
   *[other] { $n } points
} de vitalité ?
heal-hero = { $card }
ask-fetch = { $card } : quelle carte prenez-vous ?
fetch-open = { $card }
no-fetch = Aucune
ask-send-back = { $card } : quelle carte retourne dans son tas ?
send-back-open = { $card }
no-send-back = Aucune
ask-destroy = { $card } : que donnez-vous ?
destroy-card = { $card }
no-destroy = Rien
ask-after-fight = Le combat est fini. Utilisez-vous quelque chose ?
after-fight-use = Utiliser { $card }
no-after-fight = Rien
ask-capture = Victoire sur { $card } ! L’emportez-vous ?
capture-take = Emporter { $card }
no-capture = Laisser sur place
ask-collect = Que prenez-vous à ce niveau ?
collect-take = Prendre { $card }
collect-bind = Lier { $card } à votre héros
no-collect = C’est tout
ask-deeper = { $card } : descendez-vous au niveau { $n } ?
deeper-down = Descendre au niveau { $n }
no-deeper = Quitter le donjon
ask-pay = Il reste { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
} d’or à payer. Avec quoi ?
pay-card = { $card }, valeur { $n }
pay-coins = { $n ->
    [one] Une pièce
   *[other] { $n } pièces
}
no-pay = Ne pas payer
ask-camp = Au campement, avec { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
} d’or en tout : que faites-vous ?
camp-done = Finir le tour
camp-pay = Garder { $card } pour { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
} d’or
camp-complete = Accomplir { $card }
camp-bind = Lier { $card } à { $other }
camp-use = Utiliser { $card }
camp-trade = Négocier avec { $who }
camp-invite = Demander une offre
camp-show = Montrer { $card } à { $who }
camp-propose = Finir le tour et proposer de finir l’aventure
ask-invite = À qui demandez-vous une offre ?
invite-player = { $who }
no-invite = À personne
ask-agree = { $who } propose de finir l’aventure. Êtes-vous d’accord ?
access-to = accès à « { $card } »
access-hidden = accès à une quête cachée
ask-approach = { $who } est de retour. Proposez-vous un échange ?
approach-offer = Proposer un échange
no-approach = Pas maintenant
no-offers = Ne plus demander
camp-listen = Me redemander au retour des autres
prepare-listen = Me redemander au retour des autres
ask-offer = Que proposez-vous à { $who } ?
ask-offer-answer = { $who } vous propose un échange.
ask-offer-counter = { $who } répond par un autre échange.
refused-too-heavy = C’est plus que votre héros ne peut porter.
refused-empty-deal = Dans un échange, il faut que l’un au moins donne quelque chose.
refused-two-help = Un échange comporte au plus une carte HELP!
refused-help-for-nothing = Une carte HELP! ne se donne que contre quelque chose de valeur.
refused-last-hero = Personne ne se sépare de son dernier héros.

## Ce qui se passe

hint-window = { $talent ->
    [own] La sagesse remplace une de vos cartes de puissance : cliquez dessus. Ou choisissez une action.
    [foe] Le charisme remplace une carte de puissance de l’adversaire : cliquez dessus. Ou choisissez une action.
    [both] Vos talents remplacent une carte de puissance, la vôtre ou celle de l’adversaire : cliquez dessus. Ou choisissez une action.
    [nothing] Choisissez une action.
   *[none] Utilisez une carte de votre main, ou choisissez une action.
}
hint-prepare = Cliquez sur une carte du campement pour l’emporter ou la laisser.
hint-muster = Cliquez sur une carte du campement pour l’emporter ou la laisser.
hint-clash = { $gear ->
    [yes] Cliquez sur un artefact pour l’équiper ou le ranger, ou choisissez une action.
   *[no] Choisissez une action.
}
moment-met = { $hero } explore { $region }
moment-window = Affrontement { $n } : { $lead ->
    [ahead] { $hero } mène { $own } à { $foe }
    [behind] { $card } mène { $foe } à { $own }
   *[level] égalité, { $own } à { $foe }
}
moment-bid = { $who } appelle à l’aide contre { $card }
moment-ask-card = { $who } appelle à l’aide
moment-capture = Victoire sur { $card }
moment-collect = { $card }, niveau { $n }
moment-deeper = { $card }
moment-after-fight = Le combat est fini
moment-pay = { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
} d’or à payer
moment-invite = Au campement
moment-approach = { $who } est de retour
moment-agree = { $who } propose de finir l’aventure
moment-master = { $card }
moment-spell = { $card }
moment-redraw = { $card }
moment-void = { $card }
moment-double = { $card }
moment-swap = { $card }
moment-swap-for = { $card }
moment-fetch = { $card }
moment-send-back = { $card }

## Ce qu’entraîne une réponse, à côté de son bouton

tip-clash-go = Les deux camps tirent leurs cartes. Vous pourrez encore agir une fois les totaux connus.
tip-clash-flee = Le combat cesse, contre 1 de vitalité ou tout ce que vous portez. L’adversaire récupère.
tip-clash-call = D’autres peuvent vous rejoindre, contre une carte HELP! chacun et ce que vous promettez.
tip-no-window = Les totaux sont comparés : le plus faible perd 1 de vitalité, les deux s’ils sont égaux.
tip-bid-accept = L’un de vos héros entre dans le combat avec ce qu’il porte, et souffre aussi des affrontements perdus. Vous recevez une carte HELP!
tip-bid-ask-trophy = { $n ->
    [one] Vous aidez pour le monstre, à la place de ce qui est promis.
   *[other] Vous aidez pour les { $n } monstres, à la place de ce qui est promis.
}
tip-bid-ask-coins = Vous dites combien de pièces vous voulez, à la place de ce qui est promis.
tip-bid-ask-card = Vous dites quelle carte vous voulez, à la place de ce qui est promis.
tip-prepare-invite = Un autre joueur peut vous faire une offre.
tip-step-home = Ce que vous portez rejoint votre campement.
tip-step-draw = Une carte de la région est retournée. Un monstre engage aussitôt le combat.
tip-window-flee = Le combat cesse, contre 1 de vitalité ou tout ce que vous portez. L’adversaire récupère.
tip-window-call = D’autres peuvent vous rejoindre, contre une carte HELP! chacun et ce que vous promettez.
tip-camp-invite = Un autre joueur peut vous faire une offre.

event-keeps-hero = { $who } garde { $hero }.
event-turn = Manche { $n } : { $who }.
event-plans = { $who } prépare { $hero } avec { $count ->
    [0] un sac vide
    [one] une carte
   *[other] { $count } cartes
}.
event-goes = { $hero } quitte le campement { DE($who) }.
event-packs = { $who } emporte { $card }.
event-unpacks = { $who } laisse tout au campement.
event-looks = { $who } regarde une carte { DE($region) } : { $card }.
event-looks-hidden = { $who } regarde une carte { DE($region) }.
event-put-back = { $who } la repose face cachée.
event-explores = { $who } explore { $region }.
event-draws-card = { $who } retourne { $card }.
event-draws-card-hidden = { $who } retourne { $type }.
event-turned-over = { $card } : face visible, { $region }.
event-built = { $card } : { $count ->
    [one] une carte est glissée
   *[other] { $count } cartes sont glissées
} dessous.
event-lies = { $card } reste face visible.
event-left = { $who } laisse { $card }.
event-takes = { $who } prend { $card }.
event-takes-hidden = { $who } prend { $type }.
event-wound = { $card } blesse { $hero }.
event-loses-vitality = { $hero } perd { $n ->
    [one] 1 point
   *[other] { $n } points
} de vitalité ; il en reste { $left }.
event-gains-vitality = { $hero } gagne { $n ->
    [one] 1 point
   *[other] { $n } points
} de vitalité.
event-falls = { $hero } tombe{ $count ->
    [0] .
   *[other] { "" } ; le sac reste dans la région.
}
event-drops = { $who } dépose { $card }.
event-binds = { $card } se lie à { $hero }.
event-corrupts = { $who } dompte { $card }.
event-uses = { $who } utilise { $card }.
event-foe-uses = L’adversaire utilise { $card }.
event-destroyed = { $who } détruit { $card }.
event-gold = { $card } rapporte { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
} d’or à { $who }.
event-peeked = { $who } aperçoit { $card }.
event-peeked-hidden = { $who } aperçoit une carte.
event-extra-step = { $card } : { $who } peut continuer ({ $n ->
    [one] un pas
   *[other] { $n } pas
}).
event-mixed = Le tas { DE($region) } est mélangé.
event-sent-back = { $card } retourne dans son tas.
event-access = { $who } peut désormais explorer { $region }.
event-special = { $who } gagne { $card }.
event-no-special = { $card } appartient déjà à quelqu’un.
event-legendary = { $who } pioche une carte légendaire : { $card }.
event-no-legendary = Il ne reste aucune carte légendaire.
event-fight = { $who } combat { $card } : vitalité { $n }.
event-fight-level = { $who } combat { $count ->
    [one] le monstre
   *[other] les { $count } monstres
} du niveau : vitalité { $n }.
event-draws = { $card } : puissance { $n }.
event-foe-draws = { $card } répond par { $n }.
event-fairy-power = Les fées apportent { $n } à { $who }.
event-spirit-power = Des esprits pèsent sur { $card } : { $n }.
event-totals = { $own } pour les héros, { $foe } pour l’adversaire.
event-worn = { $who } équipe { $card }.
event-doffed = { $who } retire { $card }.
event-haunts = { $card } hante { $foe } : { $n }.
event-charisma = Le charisme vise le { $n }.
event-wisdom = La sagesse renonce au { $n }.
event-foe-charisma = Le charisme de l’adversaire vise le { $n }.
event-foe-wisdom = La sagesse de l’adversaire renonce au { $n }.
event-redrawn = { $new } remplace { $old } : { $total } en tout.
event-casts = { $who } lance { $card }.
event-foe-casts = L’adversaire lance { $card }.
event-supports = { $hero } prête main-forte.
event-support-falls = { $hero } tombe.
event-struck = { $card } ôte { $n ->
    [one] 1 point
   *[other] { $n } points
} de vitalité à l’adversaire ; il en reste { $left }.
event-shielded = { $card } protège de { $n ->
    [one] la prochaine perte
   *[other] { $n } pertes
}.
event-shield-holds = { $card } : protégé.
event-void-card = { $card } : le { $n } ne compte pas.
event-double-card = { $card } : le { $n } compte double.
event-swapped = { $card } : { $old } contre { $new }.
event-multiplied = { $by } multiplie { $card } : { $total } en tout.
event-ready = { $card } redevient utilisable.
event-silenced = { $card } fait taire l’adversaire.
event-silences = { $card } fait taire les héros.
event-free-flight = { $card } : la fuite est gratuite.
event-boosted = { $card } ajoute { $n }.
event-banned = { $card } interdit certaines cartes à l’adversaire.
event-foe-gains = { $card } gagne { $n ->
    [one] 1 point
   *[other] { $n } points
} de vitalité.
event-compared = L’affrontement finit à { $own } contre { $foe }.
event-foe-loses = { $card } perd { $n ->
    [one] 1 point
   *[other] { $n } points
} de vitalité ; il en reste { $left }.
event-clash-cleared = Les cartes de puissance sont utilisées.
event-decks-restored = Les cartes de puissance utilisées passent sous leurs pioches.
event-won = { $count ->
    [one] Victoire sur { $card }.
   *[other] Victoire sur les { $count } monstres.
}
event-bravest = { $who } a vaincu le boss final !
event-foe-recovers = { $card } reprend des forces.
event-flees = { $hero } s’enfuit.
event-hand-left = { $who } abandonne { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-calls = { $who } appelle à l’aide et promet { $reward }.
event-bids = { $who } veut bien aider pour { $reward }.
event-bids-no = { $who } reste chez soi.
event-nobody-helps = Personne n’aide { $who }.
event-help-card = { $who } donne une carte HELP! à { $other }.
event-joins = { $hero } entre dans le combat.
event-withdraws = { $who } se retire.
event-helper-home = { $who } rentre.
event-released = { $card } file dans sa région.
event-stays = { $card } reste sur place.
event-enters = { $who } entre : { $card }.
event-level-shown = { $card }, niveau { $n } : les cartes sont retournées.
event-floor = { $who } arrive au niveau { $n }.
event-gear-back = { $card } retourne dans le tas.
event-comes-out = { $card } est désormais dans la région.
event-leaves = { $who } quitte { $card }.
event-cleared = { $who } a vidé { $card }.
event-dungeon-gone = { $card } : plus rien.
event-home = { $who } rentre au campement.
event-fee-due = { $who } doit { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
} d’or pour un monstre dompté.
event-paid = { $who } paie { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
} d’or{ $change ->
    [0] .
   *[other] { " " }et garde { $change } de monnaie.
}
event-keeps = { $card } reste avec { $who }.
event-not-kept = { $card }, impayé, quitte { $who }.
event-lays-open = { $who } dévoile { $card }.
event-completed = { $who } { $tasks ->
    [one] accomplit { $card }
   *[other] remplit une condition de { $card }
}.
event-handed-over = { $who } remet { $count ->
    [one] une carte
   *[other] { $count } cartes
} pour { $card }.
event-enters-guild = { $who } entre : { $card }.
event-level = { $who } atteint le niveau { $n } : { $card }.
event-quest-done = { $card } : accomplie.
event-shows = { $who } montre { $card } à { $other }.
event-shows-hidden = { $who } montre une carte à { $other }.
event-offer-no-poor = { $who } refuse : ce marché lui coûterait plus qu’il ne rapporte.
event-offer-no-dear = { $who } refuse : n’importe qui paierait davantage.
answer-offer-no-poor = Non, cela me coûte plus que cela ne me rapporte
answer-offer-no-dear = Non, n’importe qui paierait davantage
event-no-deal = { $who } et { $other } ne s’entendent pas.
event-deal = { $who } et { $other } s’entendent.
event-gives = { $who } donne { $card } à { $other }.
event-gives-hidden = { $who } donne { $type } à { $other }.
event-gives-access = { $who } partage { $card } avec { $other }.
event-gives-access-hidden = { $who } partage une quête avec { $other }.
event-hands-over = { $who } donne { $coins ->
    [0] une carte HELP!
    [one] une pièce
   *[other] { $coins } pièces
}{ $help ->
    [0] { "" }
   *[other] { $coins ->
        [0] { "" }
       *[other] { " " }et une carte HELP!
    }
} à { $other }.
event-proposes = { $who } propose de finir l’aventure.
event-disagrees = { $who } veut continuer.
event-agreed = Tous sont d’accord : l’aventure s’achève.
event-last-offered = { $who } n’a plus de héros : { $count ->
    [one] un autre se présente
   *[other] { $count } autres se présentent
}.
event-last-hero = { $hero } : la dernière chance { DE($who) }.
event-out = { $who } n’a plus de héros et ne joue plus.

not-a-card = { $card } n’est pas une carte du jeu, ou se trouve à deux endroits
nobody-active = le numéro du joueur actif est inférieur à { $players }, à partir de 0, et non { $found }
end-boss = Le boss final est vaincu : { $points ->
    [one] un titre l’emporte.
   *[other] { $points } titres l’emportent.
}
end-agreed = Tous ont voulu finir l’aventure : { $points ->
    [one] un titre l’emporte.
   *[other] { $points } titres l’emportent.
}
end-nobody = Plus personne ne peut partir : { $points ->
    [one] un titre l’emporte.
   *[other] { $points } titres l’emportent.
}

log-explores = explore { $region }.
log-draws-card = retourne { $card }.
log-draws-card-hidden = retourne { $type }.
log-takes = prend { $card }.
log-takes-hidden = prend { $type }.
log-left = laisse { $card }.
log-drops = dépose { $card }.
log-binds = lie { $card } à { $hero }.
log-corrupts = dompte { $card }.
log-worn = équipe { $card }.
log-casts = lance { $card }.
log-fight = combat { $card } : vitalité { $n }.
log-won = { $count ->
    [one] victoire sur { $card }
   *[other] victoire sur les { $count } monstres
}.
log-compared = { $own } contre { $foe }.
log-foe-loses = { $card } : vitalité { $left }.
log-loses-vitality = { $hero } : vitalité { $left }.
log-completed = { $tasks ->
    [one] accomplit { $card }
   *[other] remplit une condition de { $card }
}.
log-paid = paie { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
} d’or.

story-turn = Manche { $n } : { $who }
turn-of-match = Manche { $turn }
window-match-turn = { $game }, manche { $turn }
window-match-begins = { $game }, au début
window-after-turns = Après { $turns ->
    [one] une manche
   *[other] { $turns } manches
}.
window-turns = Manches
stands-player = { $who } { $wealth }
stands-adventure = { $boss } invaincu
summary-fights = Combats
summary-beaten = Victoires
summary-fallen = Héros perdus
summary-deals = Marchés conclus
summary-calls = Appels à l’aide
count-richest = Le plus riche
count-bravest = Le plus courageux
count-famous = Le plus célèbre
count-strongest = Le plus fort
count-caring = Le plus solidaire
count-titles = Titres

source-hero = puissance de base
source-artefact = artefact
source-grimoire = grimoire
source-support = héros de soutien
source-text = texte
source-foe = puissance de base
source-fairies = fées
source-spirits = esprits
duel-hero = { $helpers ->
    [0] { $hero }
    [one] { $hero } et 1 autre
   *[other] { $hero } et { $helpers } autres
}
duel-foe = { $count ->
    [one] { $card } : vitalité { $left }
   *[other] { $count } monstres : vitalité { $left }
}

## Lieux

zone-player = { $who }
zone-hero = Le héros { DE($who) }
zone-camp = Campement { DE($who) }
zone-pack = Sac à dos { DE($who) } : { $weight } sur { $most }
zone-quests = Quêtes { DE($who) }
zone-bound = Fées { DE($who) }
zone-offered = Héros pour { $who }
zone-pile-butina = Butina
zone-pile-caveport = Caveport
zone-pile-soulstern = Soulstern
zone-pile-azkovlar = Azkovlar
zone-open-butina = Face visible à Butina
zone-open-caveport = Face visible à Caveport
zone-open-soulstern = Face visible à Soulstern
zone-open-azkovlar = Face visible à Azkovlar
zone-met = Carte retournée
zone-floor = { $card }, niveau { $n }
zone-foe = Adversaire
zone-fight = Combat
zone-drawn-own = Puissance des héros
zone-drawn-foe = Puissance de l’adversaire
zone-haunting = Hantises
zone-under = Sous un donjon
zone-deck-pb = Bravoures physiques
zone-deck-ab = Bravoures arcaniques
zone-deck-st = Petites manigances
zone-deck-gt = Grandes manigances
zone-used-pb = Bravoures physiques utilisées
zone-used-ab = Bravoures arcaniques utilisées
zone-used-st = Petites manigances utilisées
zone-used-gt = Grandes manigances utilisées
zone-graveyard = Cimetière
zone-special = Cartes spéciales
zone-legendary = Cartes légendaires
zone-removed = Héros restés chez eux
zone-box = Hors de cette aventure
heading-wealth = Richesse
heading-help = HELP!
heading-camp = Campement
heading-pack = Sac à dos
heading-quests = Quêtes
heading-bound = Fées
heading-fame = Gloire
heading-load = Sac
heading-graveyard = Cimetière
heading-legendary = Légendes
sheet-line = { $where ->
    [camp] au camp
    [underway] en chemin
    [gone] hors jeu
   *[away] à { $region }
}
thing-richest = le plus riche
thing-bravest = le plus courageux
thing-famous = le plus célèbre
thing-strongest = le plus fort
thing-caring = le plus solidaire
heading-moves = Vos actions
heading-dungeons = Donjons
heading-used = Cartes jouées
heading-own-camp = Votre campement
heading-hero = En chemin
heading-adventure = Aventure
zone-adventure = Elle finit quand { $boss } est vaincu.
heading-fight = Combat
thing-active = joue
thing-out = ne joue plus
thing-planned = partira
thing-unpaid = pas encore payé
thing-tamed = dompté
thing-trophy = un trophée
thing-used = utilisé ce tour
thing-worn = équipé

## Pourquoi les bots font ce qu’ils font

option-temper = Tempérament
option-temper-help = comment un bot tient ce siège : chacun à sa manière, ou à votre guise
option-temper-any = Peu importe
option-temper-bold = Téméraire
option-temper-careful = Prudent
option-temper-shrewd = Roublard
think-hero = { $card } a ce qu’il faut.
think-boss = Droit au boss final, { $card } : je l’emporte à { $percent } %.
think-go = { $region } : { $percent } cartes sur 100 y seraient trop fortes pour moi.
think-draw = Encore une carte : { $percent } sur 100 seraient trop fortes pour moi.
think-home = { $temper ->
    [bold] Pour une fois, je rentre : { $percent } cartes sur 100 seraient trop fortes, même pour moi.
    [careful] Mieux vaut rentrer : { $percent } cartes sur 100 seraient trop fortes pour moi.
    [shrewd] Je rentre : plus rien ne rapporte ici, et { $percent } cartes sur 100 seraient trop fortes pour moi.
   *[other] Je rentre : { $percent } cartes sur 100 seraient trop fortes pour moi.
}
think-full = Je rentre : le sac à dos est plein.
think-dungeon = { $card } : je suis de taille à affronter ce qui s’y cache.
think-fight = { $card } : je l’emporte à { $percent } %.
think-stay = { $temper ->
    [bold] À nous deux, { $card } : { $percent } % de chances de vaincre !
    [careful] J’ai compté deux fois, et je reste : { $percent } % de chances de vaincre { $card }.
    [shrewd] { $card } vaut la peine : { $percent } % de chances de vaincre.
   *[other] Je reste : { $percent } % de chances de vaincre { $card }.
}
think-flee = { $temper ->
    [bold] À un autre jour, { $card } : { $percent } % de chances, c’est trop peu, même pour moi.
    [careful] Je m’en doutais : fuyons { $card }, { $percent } % de chances seulement.
    [shrewd] Ce combat coûte plus qu’il ne rapporte, fuyons { $card } : { $percent } % de chances seulement.
   *[other] Fuyons { $card } : { $percent } % de chances seulement.
}
think-call = À l’aide contre { $card } : seul, j’ai { $percent } % de chances.
think-haunt = Un esprit pour { $card } : sans lui, j’ai { $percent } % de chances.
think-behind = { $n ->
    [0] L’égalité me coûte aussi un point : il me faut un renfort.
    [one] { $n } point de retard : il me faut un renfort.
   *[other] { $n } points de retard : il me faut un renfort.
}
think-last-point = Mon dernier point de vitalité vaut mieux que ce sac à dos.
think-take = { $card } : voilà qui mérite une place dans le sac à dos.
think-leave = { $card } : cela ne vaut ni la place, ni le prix.
think-wound = { $card } : j’y perdrais un point dont j’ai besoin.
think-tame = { $card } : plutôt dompter pour { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
} d’or que combattre.
think-bind = { $card } se lie à un héros pour toujours.
think-complete = { $card } : tout est prêt.
think-guild = Niveau { $n } : je peux me passer de cet or.
think-pay = { $card } vaut bien { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
} d’or.
think-help = Avec { $who }, nous l’emportons à { $percent } %.
think-help-prey = Avec { $who }, nous l’emportons à { $percent } %, et je veux { $card } en échange.
think-no-help = Même avec { $who }, nos chances sont de { $percent } %, ou mon héros est trop faible.
think-offer = { $card } : j’en ferai meilleur usage que { $who }.
think-deal-good = Marché conclu : j’y gagne { $got } pièces d’or pour { $given }.
think-deal-bad = Non : j’y gagne { $got } pièces d’or et j’en perds { $given }.
think-deal-dear = Non : { $got } pièces d’or pour ce que chacun paierait { $given }.
think-enough = Nous avons assez erré.
think-goes-on = Il reste encore quelque chose à gagner.

## Le premier tour guidé

tutorial-welcome = Bienvenue dans Caveloot ! De votre campement, vous envoyez un héros dans une région sauvage, vous en rapportez ce qu’il peut porter, et vous le négociez. Dans cette leçon, l’autre joueur répond tout seul, et les cartes tombent comme il faut.
tutorial-hero = Vous recevez trois héros et en gardez un. Sœur Perpétue a le talent de sagesse, qui servira bientôt : gardez-la.
tutorial-other = L’autre joueur garde aussi un héros : Barnabé la Mule.
tutorial-pack = Un Sabre d’abordage se trouve à votre campement, et le sac proposé le contient déjà ; ce qui reste au campement ne sert à rien dans un combat. Partez.
tutorial-draw = L’aventure commence à Butina, où toutes les cartes sont face cachée. Piochez-en une.
tutorial-treasure = Un trésor : le Tonnelet de grog, qui vaut 4 pièces d’or. Ce que vous laissez reste là face visible, pour tous ; prenez-le.
tutorial-on = Tant que vous n’avez pas combattu, vous pouvez continuer ou rentrer, à votre guise. Piochez une autre carte.
tutorial-grimoire = Un grimoire : l’Abécédaire des vaguelettes. Une fois par tour, il peut renverser un affrontement ; prenez-le.
tutorial-weight = Votre sac à dos : trois cartes de poids 1. L’endurance de Sœur Perpétue est de 5 : il y a place pour deux autres.
tutorial-farther = Plus vous allez loin, plus il y a à perdre. Piochez encore une fois.
tutorial-monster = Un monstre se combat aussitôt ! Kirigan trapu a 2 points de vitalité : il doit perdre deux affrontements.
tutorial-clash = Dans un affrontement, chaque camp pioche des cartes de puissance : une bravoure physique pour Sœur Perpétue, une pour le sabre, une petite manigance pour Kirigan. Piochez.
tutorial-totals = 7 contre 9 : le total le plus faible coûterait 1 point de vitalité à Sœur Perpétue. Mais rien n’est joué : c’est le moment des talents et des grimoires.
tutorial-wisdom = La sagesse remplace l’une de vos cartes de puissance, une fois par combat. Remplacez le 1.
tutorial-stand = 13 contre 9 : vous menez. Restez-en là, et gardez le grimoire pour la suite.
tutorial-again = Kirigan a perdu 1 point de vitalité, il lui en reste 1. Un nouvel affrontement commence, et tout est pioché de nouveau : piochez.
tutorial-cast = 8 contre 11, et votre sagesse a déjà servi. Au grimoire, maintenant : lancez l’Abécédaire des vaguelettes.
tutorial-win = Il donne 10 : 18 contre 11. Si cela ne suffisait pas, vous pourriez fuir, ou appeler les autres pour une carte HELP! Restez-en là.
tutorial-capture = Kirigan est vaincu. Un monstre vaincu s’emporte comme un trésor : emportez-le.
tutorial-home = Un combat met fin à l’exploration, et tout ce que vous portiez est maintenant à votre campement. Ces cartes sont votre or, et votre richesse.
tutorial-offer = Au campement, on négocie : vous proposez un échange, vous en demandez un, ou l’on vient vous en proposer un. L’autre joueur réfléchit, puis propose un échange.
tutorial-deal = Les Dés pipés contre Kirigan trapu : 1 pièce d’or de moins pour vous, mais un artefact qui ajoute sa puissance à chaque affrontement. Vous pourriez refuser ou proposer un autre échange ; acceptez.
tutorial-done = Il n’y a plus rien à faire au campement : finissez votre tour. Les cartes de puissance utilisées repassent sous leurs paquets.
tutorial-end = Ici se lisent la richesse, les cartes HELP! et la gloire de chacun. Quand le boss final tombe, à Butina c’est Psoro, cinq titres sont décernés, et qui en a le plus gagne. En route pour les grottes !
thing-tutorial = Le premier tour
learned-turn = Un tour : se préparer, explorer, rentrer. CAVE-157
learned-pack = Le sac ne pèse pas plus que l’endurance du héros, et seul ce qu’on emporte combat. CAVE-162, CAVE-163
learned-explore = On pioche autant qu’on veut, jusqu’à ce qu’un monstre se montre. CAVE-173, CAVE-174
learned-clash = Le camp au total le plus faible perd 1 point de vitalité ; une égalité en coûte 1 aux deux. CAVE-191, CAVE-192
learned-talent = Un talent sert une fois par combat, un grimoire une fois par tour. CAVE-189, CAVE-114
learned-capture = Un monstre vaincu s’emporte comme un trésor. CAVE-202
learned-deal = Au campement, presque tout se négocie. CAVE-225, CAVE-227

## Énigmes

thing-a-full-pack = Le sac plein
puzzle-a-full-pack = Odilon n’a plus que 1 point de vitalité, et son endurance est de 4. Quatre cartes sont ouvertes à Butina : le Diamant des rêves, qui blesse qui le porte, la Figure de proue aux yeux de perle et la Baignoire du roi des pirates, qui pèsent 2 chacune, et la Lutine des bernacles. Ne laissez que le tromblon, et rentrez vivant.
puzzle-a-full-pack-hint = Qu’est-ce qui donne un point de vitalité avant que le diamant n’en prenne un ? Et quel trésor fait de la place ?
thing-who-is-paid-first = Qui payer d’abord ?
puzzle-who-is-paid-first = Vous avez ramené deux héros : Tilly demande 15 pièces d’or, Ondine 12. Votre baignoire en vaut 18, votre tonnelet 4, et il y a 1 pièce dans votre bourse. Gardez les deux, et le Sabre d’abordage aussi.
puzzle-who-is-paid-first-hint = Lisez ce que dit Ondine. À partir de quand cela compte-t-il ?
thing-on-and-off = Sorti, rangé
puzzle-on-and-off = Odilon n’a plus que 1 point de vitalité, Maud la Poudrière 2 : il ne peut perdre aucun affrontement. Les prochaines grandes manigances sont −12, 30, 8 et −6 dans cet ordre, les prochaines bravoures physiques 3 et 4. Battez-la.
puzzle-on-and-off-hint = Les deux camps piochent dans les mêmes paquets, les héros d’abord. Qui reçoit le −12 si le tromblon reste dans le sac ?
thing-the-next-trick = La prochaine manigance
puzzle-the-next-trick = Sœur Perpétue et Kirigan ont 1 point de vitalité chacun. Elle pioche un 0 et, grâce aux dés, un 3 ; lui pioche un 4. La prochaine bravoure physique est un 9, les prochaines petites manigances sont 15 et −5. Lui aussi a de la sagesse, et il s’en sert quand il est mené. Gagnez cet affrontement.
puzzle-the-next-trick-hint = Le 15 va à qui pioche la prochaine petite manigance. Qui sera-ce ?
thing-in-one-breath = D’un seul souffle
puzzle-in-one-breath = Maud la Poudrière a 2 points de vitalité et pioche un 50 : aucun affrontement ne peut être gagné contre elle. Justernin a 3 points de vitalité ; sa Bourrasque en bouteille lui prend un point contre un des siens. Battez-la avant que le premier affrontement soit comparé.
puzzle-in-one-breath-hint = Justernin peut réutiliser un grimoire, à un certain prix. Et que reçoit qui lie un fantôme ?
