# Ce que dit la table elle-même, en français. Les jeux ont leurs propres mots.

## Les gens et les choses

language-name = Français
seat-name = Joueur { $number }
seat-plays = { $who } ({ $plays })
bot-names = Ilan, Noor, Bruno, Odile, Tomas, Maren, Rafi, Selma
seat-bot = { $name } ({ $level })
level-random = au hasard
level-easy = facile
level-normal = moyen
level-hard = fort
level-perfect = parfait
piece-back = face cachée
piece-backs = { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
}
zone-line = { $zone } : { $contents }
zone-count = { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
zone-top = { $piece } sur le dessus
zone-empty = rien

# Les cartes, au terminal et dans la fenêtre.
map-health = { $now } PV sur { $of }
map-unexplored = Inexploré : qui explore depuis une case voisine pose une tuile ici.
map-door = porte fermée
map-unknown = Inconnu
map-covered = face cachée
map-key = Une case porte sa colonne et sa rangée, comme { $square }. # mur, + porte fermée, / porte ouverte, < > ^ v inexploré, ? inconnu.
map-cells = Cases : { $cells }
map-cell = { $number } { $name }
map-cell-with = { $number } { $name } ({ $what })

## Duels

duel-from = { $what }, { $source }
duel-counts = { $what } : { $n }
duel-total = { $side } : { $total }
duel-of = { $side } : { $total } sur { $needed }

## Chances, avant de répondre

promise-exact = { $percent } %
promise-about = env. { $percent } %
promise-said = { $what } : { $chance }
promises-rest-on = Chances { $what } :
promise-points = { $points } sur { $needed }, { $chance }

## Répondre

answer-yes = oui
answer-no = non
answer-nothing = rien
answer-flick-told = pichenette de { $pawn } à { $angle }°, { $speed } mm/s
answer-place-told = { $piece } en { $x } ; { $y } mm
answer-walk-told = { $piece } va à { $cell }
answer-amount-told = { $n }
answer-squares = Une case : { $squares }
answer-confirm = oui ou non, ou 1 ou 2
answer-amount = un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
answer-many = { $least ->
    [0] jusqu’à { $most } au choix, par numéro ou par nom ; Entrée seule : rien
   *[other] de { $least } à { $most } au choix, par numéro ou par nom
}
answer-so-many = { $count } au choix, par numéro ou par nom
answer-place = le numéro d’un endroit, ou x,y en mm
answer-walk = une case où aller, ou toutes les cases du chemin dans l’ordre, comme { $example }. À portée : { $goals }
answer-stay = ou { $answer } pour rester sur place
answer-deal = Vous donnez { $gives } et recevez { $gets }.
answer-offer-own = Vous avez : { $goods }
answer-offer-theirs = L’autre a : { $goods }
answer-offer = ce que vous donnez contre ce que vous recevez, comme « { $verb } … contre … », avec des virgules entre les biens et « rien » s’il n’y en a pas ; ou non
answer-counter = oui, non, ou un autre marché, comme « { $verb } … contre … » : ce que vous donnez contre ce que vous recevez
offer-for = contre
deal = { $gives } contre { $gets }
so-many = { $count } { $what }
pass-turn = Ne plus demander ce tour-ci
pass-until-me = Ne plus demander tant que rien ne m’arrive
answer-spot-towards = vers { $pawn }
answer-spot-angle = à { $degrees }°
answer-spot-from = depuis { $pawn }, { $where }
answer-pawns = Pions : { $pawns }
answer-beside = ou bien, par numéro ou par nom :
answer-flick = par exemple { $example }, de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } mm/s

refused-not-an-option = « { $answer } » n’est pas une des réponses possibles.
refused-twice = « { $answer } » figure deux fois.
refused-how-many = { $least ->
    [0] Choisissez-en { $most } au plus
   *[other] Choisissez-en de { $least } à { $most }
}, et non { $found }.
refused-so-many = Choisissez-en { $count }, et non { $found }.
refused-yes-or-no = Répondez par oui ou par non, et non par « { $answer } ».
refused-amount = Répondez par un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, et non par « { $answer } ».
refused-no-flick = Une pichenette s’écrit comme { $example }, et non « { $answer } ».
refused-no-flick-asked = Aucune pichenette n’est demandée : « { $answer } ».
refused-pawn = Le pion { $pawn } ne peut pas recevoir de pichenette maintenant ; au choix : { $pawns }.
refused-speed = { NUMBER($speed, useGrouping: 0) } mm/s ne convient pas ; choisissez de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } mm/s.
refused-spin = Cette pichenette n’admet ni effet ni décalage.
refused-offset = Un doigt frappe à un rayon du centre au plus, et non à { $offset }.
refused-no-place = Un endroit s’écrit comme { $example }, et non « { $answer } ».
no-such-command = La commande { $command } n’existe pas ; au choix : { $known }.
refused-no-walk = Un chemin s’écrit « { $verb } » suivi des cases où vous entrez, dans l’ordre, ou de la dernière, et non « { $answer } ».
refused-no-offer = Un marché s’écrit « { $verb } … contre … » : ce que vous donnez contre ce que vous recevez, et non « { $answer } ».
refused-not-to-be-had = « { $answer } » n’est pas disponible ici.
refused-too-much = « { $answer } », c’est trop ; le maximum est { $most }.
refused-nothing-asked = Aucune question n’est posée en ce moment.
refused-nobody-asked = « { $answer } » ne répond à aucune question posée au joueur { $seat }.
refused-seats = Il faut de { $least } à { $most } joueurs, et non { $seats }.
refused-resign = Personne ne peut abandonner en ce moment.
refused-undo-nothing = Vous n’avez aucune réponse à annuler.
refused-undo-others = { $who } a répondu depuis et doit donner son accord.
refused-undo = Cela ne peut pas être annulé : { $why }
refused-redo-nothing = Il n’y a rien à rétablir.
refused-play-on = La partie était alors finie. Choisissez un moment plus tôt.
barrier-chance = le hasard a décidé depuis.
barrier-revealed = quelque chose de caché a été révélé depuis.
barrier-opened = des réponses secrètes ont été dévoilées depuis.
barrier-flick = une pichenette ne s’annule pas.

no-such-game = Le jeu « { $game } » n’existe pas ; au choix : { $known }.
no-games = Aucun jeu n’est installé ici. FLICK_GAMES peut désigner des dossiers de jeux.
no-arena = Aucun jeu d’ici ne se joue dans une arène.
game-broken = { $folder } contient un jeu qui ne peut pas être chargé : { $why }
no-game-in-folder = { $folder } ne contient aucun jeu : son paquet n’a pas de GAME.
no-such-player = Le joueur « { $player } » n’existe pas ; au choix : { $known }.
bad-seats = Les joueurs s’écrivent comme human,random ou Camille=human,random, et non « { $seats } ».
bad-set = Une option s’écrit comme name=value, et non « { $found } ».
option-unknown = L’option « { $option } » n’existe pas ; au choix : { $known }.
option-unknown-meant = L’option « { $option } » n’existe pas ; vouliez-vous dire { $meant } ?
option-unknown-meant-seats = L’option « { $option } » n’existe pas ; vouliez-vous dire { $meant }, avec une valeur par joueur, comme { $meant }=A,B ?
option-more-than-seats = Il y a des options pour { $chosen } joueurs, mais { $seats ->
    [one] un seul joue
   *[other] { $seats } seulement jouent
}.
option-none = { $game } n’a pas d’options ; « { $option } » ne peut pas être choisi.
option-value = L’option { $option } attend { $expected }, et non « { $value } ».
option-value-several = L’option { $option } attend une ou plusieurs valeurs parmi { $choices }, séparées par des virgules, et non « { $value } ».
option-with = L’option { $option } ne signifie rien si { $other } ne comprend pas { $values }.
option-without = L’option { $option } ne signifie rien si { $other } comprend { $values }.
option-seats = L’option { $option } ne signifie rien à { $seats ->
    [one] une place
   *[other] { $seats } places
} ; elle vaut pour { $numbers }.
practice-no-flicks = { $game } se joue sans pichenettes, il n’y a rien à essayer : retirez --practice.
practice-no-people = Seuls des bots jouent, et ils n’annulent rien : retirez --practice.
rulebook-changed = **Changé dans cette partie.** { $instead } (Sinon : { $text })
campaign-none = Personne n’est allé assez loin dans { $game } pour continuer.
session-goes-on = Les mêmes personnes peuvent continuer avec ce qu’elles ont gagné : { $command }
help-go-on = la partie suivante de ceux qui continuent avec ce qu’ils ont gagné
window-go-on-with = Continuer
window-go-on-with-tip = Continuer avec ceux qui ont gagné : l’aventure suivante
no-rulebook = { $game } n’a pas de livret de règles.
no-such-rule = La règle { $rule } n’existe pas.
no-such-rule-meant = La règle { $rule } n’existe pas ; vouliez-vous dire { $meant } ?

## Fichiers de contenu

content-at = { $file }:{ NUMBER($line, useGrouping: 0) }: { $field }: { $why }
content-at-line = { $file }:{ NUMBER($line, useGrouping: 0) }: { $why }
content-expected = il faut { $expected }, et non { $found }
frame-no-foot = une image a besoin d’au moins un pied
frame-uneven = un titre a autant de largeurs que de lignes de base, et non { $rooms } et { $down }
content-unknown-key = la clé « { $key } » est inconnue ; clés connues : { $known }
content-unknown-key-meant = la clé « { $key } » est inconnue ; vouliez-vous dire { $meant } ?
content-missing = la clé « { $key } » manque
content-twice = la clé « { $key } » figure deux fois
content-invalid = { $why }
content-not-yaml = ce n’est pas du YAML : { $why }
content-not-utf8 = le fichier n’est pas du texte en UTF-8
content-key-not-a-name = une clé doit être un seul mot ou un nombre
content-tag = l’étiquette { $tag } n’est pas admise
content-too-large = le fichier dépasse { $most } ko
content-too-deep = plus de { $most } niveaux imbriqués
content-too-many = plus de { $most } valeurs
content-too-many-aliases = plus de { $most } alias
content-happens-at-once = { $verb } se produit à un moment et ne peut pas durer
content-is-in-force = { $verb } dure et ne peut pas se produire à un moment
cut-text = { $begin }… ({ $left } caractères omis) …{ $end }
in-file = { $file }: { $why }
file-unreadable = Impossible de lire { $file } : { $why }
why-loop = les liens tournent en rond
why-too-long = ce nom est trop long
why-missing = ce fichier ou ce dossier n’existe pas
why-folder = c’est un dossier
why-permission = ce n’est pas permis
why-not-a-file = ce n’est pas un fichier ordinaire
why-no-folder = ce n’est pas un dossier, ou son emplacement n’en est pas un
file-too-much-work = { $file } demande trop de travail : il est abandonné ici.
folder-too-large = { $folder } contient plus de { $most } fichiers et dossiers : c’est trop pour les parcourir.
output-lost = Impossible d’écrire la réponse : { $why }
file-of-another-kind = { $file } est un fichier d’un autre type ; il n’est pas remplacé.
file-unwritable = Impossible d’écrire { $file } : { $why }

expected-length = une longueur en mm supérieure à 0
expected-side = une longueur en mm, au-dessus de 0 et de 100 000 au plus
expected-diameter = une longueur en mm, au-dessus de 0 et de 500 au plus
expected-coordinate = une coordonnée en mm
expected-degrees = un angle en degrés
expected-share = un nombre de 0 à 1
expected-card-length = une longueur de 0 à 140, en centièmes de la largeur d’une carte
expected-token = le nom d’une couleur ou d’une icône, fait de minuscules, de chiffres, de points et de traits d’union
expected-known-icon = le nom d’une icône
expected-known-colour = le nom d’une couleur des palettes
expected-friction = un coefficient de frottement de 0.01 à 5
expected-edge-friction = un coefficient de frottement de 0 à 5
expected-language = le code d’une langue, deux ou trois lettres minuscules
expected-name = un nom fait de minuscules, de chiffres et de traits d’union
expected-card-id = un identifiant en minuscules, chiffres et tirets bas, commençant par une lettre
expected-card-name = un nom de 1 à 40 caractères
expected-seed = un nombre entier à partir de 0
expected-flicks = un nombre de pichenettes à partir de 1
expected-one-of = une valeur parmi { $choices }
expected-either = { $one } ou { $other }
expected-so-many = une liste de { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
}
expected-parts = une liste d’éléments
expected-part = des clés dont exactement un verbe
expected-branches = au moins deux listes d’éléments
expected-one = le nombre 1
expected-amount = un nombre, ou l’un de { $names }, comme 2 * { $example } + 1
expected-condition = des termes joints par « and », chacun parmi { $forms }, précédé ou non de « not »
expected-list = une liste
expected-mapping = des clés avec leurs valeurs
expected-number = un nombre
expected-whole-number = un nombre entier
expected-limits = { $kind } de { $least } à { $most }
expected-yes-no = true ou false
expected-on-off = on ou off
expected-preset = { $presets } ou un fichier
expected-text = un texte
expected-value = une autre valeur

check-unknown = { $file }: rien n’indique ce que ce fichier doit contenir
check-double-colour = la couleur { $name } est aussi dans { $other } ; un nom n’a qu’une place
check-double-picture = { $file } : { $other } est une image du même nom ; un nom n’a qu’une place
check-count = { $files ->
    [one] { $files } fichier vérifié
   *[other] { $files } fichiers vérifiés
}, { $faults ->
    [0] aucune faute
    [one] une faute
   *[other] { $faults } fautes
}.

## Les textes des cartes, comme les dit chaque jeu

and-then = { $one } { $other }
or-else = { $one } Ou bien : { WITHIN($other) }
only-if = Si { $terms }, { WITHIN($deed) }
and-also = { $one } et si { $other }
where = { $deed } X : { $what }.
part-choose = Au choix : { WITHIN($deeds) }
part-may = Si vous le souhaitez, { WITHIN($deeds) }
part-once-per-turn = Une fois par tour, { WITHIN($deeds) }
x = X
per = { " " }par { $what }
per-two = { " " }par tranche de 2 { $what }
x-times = { $times } × { $what }
x-plus = { $what } + { $n }
x-minus = { $what } − { $n }
x-half = { $what } ÷ 2, arrondi à l’inférieur

## Tables et tirs

layout-pawns-overlap = { $pawn } et { $other } se chevauchent de { $depth } mm
outcome-pawns = le résultat ne porte pas exactement sur ces pions : { $known }
outcome-place = { $pawn } est trop loin de la table
outcome-time = le temps « { $what } » n’est pas compris entre 0 et { NUMBER($most, maximumFractionDigits: 1) } s
outcome-contacts = le résultat compte { $found } contacts ; { $most } au plus sont possibles
outcome-contact = le contact { NUMBER($number, useGrouping: 0) } n’est pas celui de deux éléments de cette table
outcome-track = le trajet de { $pawn } n’est pas celui d’un pion de cette table, ou il est trop long
outcome-track-size = les trajets des pions n’ont pas la longueur annoncée
layout-too-many-pawns = { $found } pions se trouvent sur la table ; { $most } au plus sont permis
layout-too-many-walls = { $found } murs se dressent sur la table ; { $most } au plus sont permis
layout-too-many-stands = la table a { $found } supports ; { $most } au plus sont permis
layout-pawn-too-large = { $pawn } mesure { $size } mm ; { $most } mm au plus se laissent lancer
layout-cut-too-large = une pièce mesure { $size } mm ; { $most } mm au plus se laissent lancer
layout-pawn-outside = { $pawn } se trouve hors de la table de { $width } × { $height } mm
layout-pawn-in-wall = { $pawn } se trouve dans le mur { $wall }
layout-pawn-too-small = { $pawn } mesure { $size } mm ; le minimum est de { $least } mm
layout-pawn-not-a-number = la position ou la taille de { $pawn } n’est pas un nombre
layout-pawn-size-or-diameter = { $pawn } doit avoir une taille ou un diamètre, et un seul des deux
layout-unknown-size = { $pawn } est de taille « { $size } » ; tailles connues : { $known }
layout-unknown-kind = { $pawn } est de type « { $kind } » ; types connus : { $known }
layout-unknown-material = le matériau « { $material } » est inconnu ; matériaux connus : { $known }
layout-wall-too-thin = le mur { $wall } a { $size } mm d’épaisseur ; le minimum est de { $least } mm
layout-wall-too-short = le mur { $wall } a { $size } mm de longueur ; le minimum est de { $least } mm
layout-table-too-small = la { $side ->
    [width] largeur
   *[height] hauteur
} de la table est de { $size } mm ; le minimum est de { $least } mm
map-unknown-cell = un lien mène à la case { $cell }, qui n’existe pas
map-link-to-itself = un lien relie la case { $cell } à elle-même
map-link-twice = le lien entre les cases { $cell } et { $other } figure deux fois
map-tile-rows = la tuile compte { $found ->
    [one] { $found } rangée
   *[other] { $found } rangées
} de cases au lieu de { $size }
map-tile-row-length = la rangée { $row } de la tuile compte { $found } cases au lieu de { $size }
map-tile-taken = { $tile } ne peut pas être posée là où se trouve { $other }
map-tile-twice = { $tile } est déjà sur la table
shot-not-a-number = Dans cette pichenette, la valeur « { $what } » n’est pas un nombre.
shot-no-speed = Une pichenette ne peut pas être plus lente que 0 mm/s ; celle-ci a { $speed } mm/s.
shot-too-fast = { $speed } mm/s, c’est trop vite ; le maximum est de { $most } mm/s.
shot-too-much-spin = { $spin } rad/s, c’est trop d’effet pour ce pion ; le maximum est de { $most } rad/s.
shot-no-such-pawn = Il n’y a pas de pion { $pawn } sur la table ; au choix : { $known }.
shot-file-alone = --shot FICHIER est le tir tout entier ; retirez --pawn, --angle, --speed et --spin.
shot-duration = Tout est au repos après { $seconds } s.
shot-contact = { $t } s  { $a } et { $b }, { $impulse } g mm/s
shot-left = { $t } s  { $pawn } quitte le tapis
shot-rest = Positions d’arrivée ; ce qui est marqué d’une * a bougé :

## Fichiers de partie

json-none = ce n’est pas du JSON
json-cut-off = le texte est coupé
json-missing = il manque « { $key } »
json-unknown = « { $key } » est inconnu
json-number = un nombre est trop grand
json-value = cette valeur n’a pas sa place ici
json-expected = il faut { $expected }
json-most = { $kind }, au plus { $limit }
json-least = { $kind }, au moins { $limit }
json-at = { $place } : { $why }
journal-no-seat = il n’y a pas de place { NUMBER($seat, useGrouping: 0) } à cette table
journal-reason = le motif parle d’une personne absente, ou il est sans fin
journal-empty = { $file } est vide.
journal-elsewhere = { $file } a été commencé à une autre table : ce qui s’y accomplit ne compte pas.
journal-torn = { $file }:{ NUMBER($line, useGrouping: 0) }: la dernière ligne était tronquée et a été laissée de côté.
journal-not-a-match = { $file }:{ NUMBER($line, useGrouping: 0) }: ce n’est pas une partie de Flick : { $why }
journal-format = { $file }:1: le format est « { $found } » ; ce programme lit { $expected }.
journal-options = { $file }:{ NUMBER($line, useGrouping: 0) }: ces options ne sont pas celles du jeu : { $why }
journal-line = { $file }:{ NUMBER($line, useGrouping: 0) }: cette ligne est endommagée : { $why }
journal-order = { $file }:{ NUMBER($line, useGrouping: 0) }: la réponse { NUMBER($expected, useGrouping: 0) } devrait figurer ici, et non la réponse { NUMBER($found, useGrouping: 0) }.
journal-undo = { $file }:{ NUMBER($line, useGrouping: 0) }: il n’y a pas de réponse { NUMBER($found, useGrouping: 0) } à annuler.
journal-answer = { $file }: la réponse { NUMBER($number, useGrouping: 0) } ne convient pas : { $why }
journal-state = { $file }: la position conservée n’est pas une position de ce jeu : { $why }
journal-too-large = { $file } dépasse { $most } Mo.
journal-exists = { $file } existe déjà.
journal-moved = { $file } n’est plus le fichier de cette partie. Elle est désormais conservée, en entier, dans { $now }
journal-locked = { $file } est ouvert dans un autre Flick. Fermez d’abord celui-là.
journal-no-checkpoint = { $file } a été joué selon d’autres règles et ne conserve aucune position d’où reprendre.
journal-other-rules = { $file } a été joué selon d’autres règles ou avec d’autres cartes. La partie reprend à la position conservée avant la réponse { NUMBER($kept, useGrouping: 0) } ; { $lost ->
    [0] aucune réponse ultérieure n’est laissée de côté
    [one] une réponse ultérieure est laissée de côté
   *[other] { $lost } réponses ultérieures sont laissées de côté
}.
journal-before-base = { $file }: la réponse { NUMBER($number, useGrouping: 0) } a été jouée selon d’autres règles ; la partie peut être montrée à partir de la réponse { NUMBER($base, useGrouping: 0) }.
verify-counts = Contrôle : { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}, { $flicks ->
    [one] { $flicks } pichenette simulée de nouveau
   *[other] { $flicks } pichenettes simulées de nouveau
}, { $checkpoints ->
    [one] { $checkpoints } point de reprise
   *[other] { $checkpoints } points de reprise
}.
verify-good = Tout est conforme à l’enregistrement.
verify-flick = La réponse { NUMBER($number, useGrouping: 0) } ({ $answer }) ne donne pas le résultat enregistré.
verify-answer = La réponse { NUMBER($number, useGrouping: 0) } ({ $answer }) ne convient pas : { $why }
verify-spelling = La réponse { NUMBER($number, useGrouping: 0) } est écrite « { $answer } » et signifie « { $found } ».
verify-mark = La réponse { NUMBER($number, useGrouping: 0) } ({ $answer }) n’est pas celle qui a été enregistrée ; sa marque ne correspond pas.
verify-header = { $file }:{ NUMBER($line, useGrouping: 0) }: cette ligne n’est pas celle qui a été enregistrée ; sa marque ne correspond pas.
verify-undo = { $file }:{ NUMBER($line, useGrouping: 0) }: cette ligne annule des réponses, et aucune ligne pareille n’a été enregistrée ici ; sa marque ne correspond pas.
verify-base = La position d’où part la réponse { NUMBER($number, useGrouping: 0) } n’est pas celle qui a été enregistrée ; sa marque ne correspond pas.
verify-checkpoint = La position conservée avant la réponse { NUMBER($number, useGrouping: 0) } n’est pas celle à laquelle mènent les réponses.
verify-other-rules = { $file } a été enregistré selon d’autres règles ou avec d’autres cartes et ne peut pas être vérifié.
verify-begins-otherwise = Une partie avec les options de { $file } commencerait autrement aujourd’hui : un fichier de table ou de disposition a peut-être changé. Le début écrit dans le fichier fait foi.
verify-unfinished = La partie n’est pas terminée : { $count ->
    [0] aucune réponse
    [one] { $count } réponse
   *[other] { $count } réponses
}.
verify-no-marks = { $file } ne porte aucune marque : seuls les résultats et les positions conservées ont été comparés.
verify-marks-begin = { $file } ne porte aucune marque avant la réponse { NUMBER($number, useGrouping: 0) } : jusque-là, seuls les résultats et les positions conservées ont été comparés.
replay-answer-unseen = { $who } a répondu en secret.
replay-answer = { $who } : { $answer }
replay-gave-up = { $who } abandonne.
replay-other-rules = { $file } a été enregistré selon d’autres règles ou avec d’autres cartes. Les réponses sont montrées telles qu’elles ont été écrites, sans leurs suites ; la table ne peut être montrée que telle qu’elle était avant la réponse { NUMBER($kept, useGrouping: 0) }.
replay-before-base = Dans { $file }, les réponses avant la réponse { NUMBER($number, useGrouping: 0) } ont été données selon d’autres règles ou avec d’autres cartes. Elles sont montrées telles qu’elles ont été écrites, sans leurs suites.
replay-beyond = { $count ->
    [0] Il n’y a aucune réponse
    [one] Il n’y a qu’une réponse
   *[other] Il n’y a que { $count } réponses
}, et non { $number }.
build-one-deed = Une seule option à la fois parmi --list, --import, --export, --change et --delete.
replay-verify-alone = --verify regarde toute la partie ; retirez --at, --gif, --png et --shot.
replay-no-flick = Jusque-là, il n’y a aucune pichenette à dessiner.
replay-shot-alone = --shot extrait une seule pichenette ; retirez --at, --gif et --png.
replay-out-alone = --out dit où --shot écrit ; ajoutez --shot.
replay-shot-other-rules = { $file } a été enregistré selon d’autres règles ou avec d’autres cartes ; aucune pichenette ne peut en être extraite.
replay-no-flicks = Il n’y a aucune pichenette dans { $file }.
replay-no-answer = Il n’y a pas de réponse { NUMBER($number, useGrouping: 0) } ; la dernière est la réponse { NUMBER($last, useGrouping: 0) }.
replay-not-a-flick = La réponse { NUMBER($number, useGrouping: 0) } ({ $answer }) n’est pas une pichenette ; la plus proche est la réponse { NUMBER($nearest, useGrouping: 0) }.
replay-no-arena = La réponse { NUMBER($number, useGrouping: 0) } ({ $answer }) n’est pas une pichenette dans une arène.
replay-shot-again = Pour la revoir : { $command }
resume-as-begun = Une partie continue comme elle a commencé : { $option } ne va pas avec --resume.
resume-other-game = { $file } est une partie de { $game }.

## Scénarios

scenario-failed = { $file }:{ NUMBER($line, useGrouping: 0) }: { $scenario }, étape { $stage } : non conforme
scenario-expected = attendu
scenario-found = trouvé
scenario-count = { $count ->
    [one] { $count } scénario
   *[other] { $count } scénarios
}, { $failed ->
    [0] tout est conforme
    [one] { $failed } non conforme
   *[other] { $failed } non conformes
}.
scenario-unknown = Il n’y a pas de scénario « { $name } » dans ces fichiers.
scenario-given = ce n’est pas une position du jeu : { $why }
scenario-act = une réponse s’écrit answer: avec outcome:, ou refused: avec reason: et rule:
scenario-step = watch: demande when:, flicks: demande goal:, et aucune étape n’a les deux ; moment: n’admet ni when: ni goal:
scenario-message = le jeu n’a pas de message « { $name } »
scenario-game = { $why }
scenario-outcome = ce n’est pas l’issue d’une pichenette : { $why }
scenario-chance = { $label } ne peut pas donner { $wanted } ; possible : { $possible }
scenario-too-many = un fichier contient au plus { $most } scénarios
scenario-long-chain = au plus { $most } scénarios peuvent se suivre
scenario-after = aucun autre scénario « { $name } » ne précède celui-ci
scenario-goes-on = un scénario placé après un autre garde le « { $key } » de celui-ci

## Une partie dans le terminal

session-begins = { $game }
session-help-hint = Tapez une réponse, ou « ? » pour l’aide.
session-help-answers = Répondez par un numéro, par le début d’une réponse ou, pour vous y rendre, par une case de la carte. Vous pouvez aussi taper :
session-several-answers = « { $answer } » peut désigner plusieurs réponses : { $labels }.
session-clock = Vous avez { $seconds } secondes pour chaque réponse ; passé ce délai, l’horloge répond.
session-you-are = Vous êtes { $who } : { $side }.
session-side = { $who } : { $side }
session-side-bot = { $who } (bot) : { $side }
session-story-line = { $round } : { $told }
session-who-and-side = { $who }, { $side }
session-prompt = { $who }>
session-answered = > { $who } : { $answer }
session-which-card = Quelle carte ? Nommez-en une, après la commande.
session-no-card = Il n’y a pas de carte « { $card } ».
session-no-card-meant = Il n’y a pas de carte « { $card } » ; vouliez-vous dire { $meant } ?
session-cards-meant = « { $card } » peut désigner plusieurs cartes : { $cards }
card-targeted = { $shot } (tir ciblé)
session-warned = { $warning } Le faire malgré tout ? (oui ou non)
session-resign-sure = Vous ne pourrez pas revenir en arrière. Abandonnez-vous vraiment (oui ou non) ?
session-resign-not = La partie continue.
session-curtain = { $who }, prenez le clavier. Les autres regardent ailleurs. Appuyez sur Entrée.
session-asked = À répondre : { $who }
session-kept = La partie est enregistrée dans { $file }.
session-go-on = Pour continuer : { $command }
session-saved = Une copie se trouve dans { $file }.
session-not-kept = Cette partie n’est pas enregistrée.
session-undo-agree = { $who }, { $whose } annule une réponse, et la vôtre avec elle. Êtes-vous d’accord (oui ou non) ?
session-undo-not = { $who } n’est pas d’accord : les réponses restent.
session-undone = Annulé : { $answer }
session-undone-unseen = Annulé : ce que { $who } avait répondu en secret.
session-redone = Rétabli : { $answer }
session-overdue = Temps écoulé : { $answer }
match-over = La partie est finie. { $why }
no-window = Il n’y a pas d’écran ici : la partie se joue dans le terminal.
no-display = Il n’y a pas d’écran ici, des bots montrent donc une partie. Pour jouer : flick play { $game } --text
tune-no-display = Il n’y a pas d’écran ici, et une table se règle dans une fenêtre.
play-no-game = À quel jeu ? flick games en donne la liste.

command-help = aide
command-help-help = cette liste, et de nouveau la question
command-board = table
command-board-help = de nouveau la table ; avec un numéro du journal, telle qu’elle était alors
command-card = carte
command-card-help = ce que font vos cartes, ou carte NOM pour n’importe laquelle
command-log = journal
command-log-help = ce qui s’est passé, tour par tour, avec le numéro de chaque réponse ; journal { log-all } : chaque étape ; journal { log-own } : vos actions ; journal { log-reasons } : les raisons des bots ; journal et un nom : ce joueur
log-all = tout
log-own = moi
log-reasons = raisons
story-change = { $side } { $before } › { $after }
story-change-by = { $side } { $sign }{ $n }
command-undo = annuler
command-undo-help = annuler votre dernière réponse
command-redo = rétablir
command-redo-help = la donner de nouveau
command-rules = règles
command-rules-help = la règle derrière la question, ou règles ID
command-save = sauver
command-save-help = où la partie est enregistrée, ou sauver FICHIER pour une copie
command-resign = abandonner
command-resign-help = abandonner la partie
command-quit = quitter
command-quit-help = partir ; une partie enregistrée peut être reprise
command-leave-help = partir
command-hint = indice
command-hint-help = ce qui peut aider à cette étape
command-show = montrer
command-show-help = voir cette étape faite pour vous
command-back = revenir
command-back-help = recommencer cette étape, ou revenir à la précédente
command-skip = passer
command-skip-help = aller à l’étape suivante

## Leçons

lesson-step = { $number }/{ $count } · { $tell }
lesson-flick = Par exemple { $pawn } à { $degrees }° avec { NUMBER($speed, useGrouping: 0) } mm/s.
lesson-angles = Angles : 0° vers la droite, 90° vers le haut, 180° vers la gauche, 270° vers le bas. Si un seul pion peut recevoir la pichenette, l’angle et la vitesse suffisent.
lesson-choose = Tapez { $number } ou { $thing }.
lesson-type = Tapez : { $answer }
lesson-reached = Bien joué.
lesson-put = Pour la suite, tout est placé comme dans l’exemple.
lesson-missed = Pas encore. Rien n’est perdu : l’étape recommence.
lesson-other-answer = Cette fois, il faut une autre réponse.
lesson-own-place = D’ici, c’est à vous de viser : l’exemple part d’ailleurs.
lesson-other-pawn = Cette pichenette est pour { $pawn }.
lesson-other-way = C’est parti ailleurs ; visez à environ { $degrees }°.
lesson-too-far-left = Trop à gauche : tournez de { $degrees }° dans le sens horaire.
lesson-too-far-right = Trop à droite : tournez de { $degrees }° dans le sens antihoraire.
lesson-too-weak = Trop faible : il faut environ { NUMBER($speed, useGrouping: 0) } mm/s.
lesson-too-strong = Trop fort : environ { NUMBER($speed, useGrouping: 0) } mm/s suffisent.
lesson-very-close = Tout près du but : il s’en faut d’un rien.
lesson-no-flick-left = Il ne reste aucune pichenette, et le but n’est pas atteint.
lesson-turn-over = Le tour est fini, et le but n’est pas atteint.
lesson-offer = Tapez { $command } pour que ce soit fait pour vous.
lesson-no-hint = Il n’y a pas d’indice pour cette étape.
lesson-nothing-to-show = Personne ne sait réussir cette étape ; passez-la, ou trouvez.
lesson-at-start = Il n’y a rien avant cette étape.
lesson-over = La leçon est finie.
lesson-solved = Résolu { $tries ->
    [1] du premier coup
   *[other] en { $tries } essais
}.
lesson-puzzle-over = C’était l’énigme.
lesson-enter = Appuyez sur Entrée pour continuer.
tutorial-none = { $game } n’a pas de tutoriel.
achievements-none = { $game } n’a pas d’exploits.
achievements-line = { $name } : { $how } [{ $rule }]

## La porte d’entrée

games-line = { $game } : { $title }, { $seats }
games-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
games-seats-range = de { $least } à { $most } joueurs
games-limits = de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
games-players = joueurs : { $players }
games-option = { $option }={ $default } : { $help }
games-seat-option = { $option }={ $default },… pour chaque joueur : { $help }
games-several = une ou plusieurs valeurs parmi { $values }, séparées par des virgules
games-value = { $value } : { $help }
games-values = [{ $values }]
demo-wrote = Fichier écrit : { $file }
simulate-people = Ici, seuls des bots peuvent jouer, pas des personnes.
simulate-summary = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} en { $seconds } s
simulate-speed = { $rate } décisions par seconde
simulate-turns = Tours : médiane { $median }, de { $least } à { $most }
simulate-wins = Victoire : { $who }
simulate-win-together = Victoire : { $who }
simulate-nobody-wins = Match nul
simulate-all-win = Tout le monde gagne
simulate-all-lose = Tout le monde perd
simulate-count = { $count }
simulate-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-fault = La partie { NUMBER($number, useGrouping: 0) } a échoué : { $fault }. Pour la revoir : { $again }
fault = Flick a commis une erreur ({ $error }). Les détails sont dans { $file }.
fault-unwritten = Flick a commis une erreur ({ $error }). Les détails ne peuvent pas être écrits dans { $folder }.
bad-whole-number = il faut un nombre entier de { $least } à { $most }, et non « { $found } »
bad-number = il faut un nombre, et non « { $found } »

usage-required = il manque : { $names }
usage-unknown = inconnu : { $found }
usage-choice = { $name } ne peut pas être « { $found } » ; il y a { $known }
usage-choice-meant = { $name } ne peut pas être « { $found } » ; vouliez-vous dire { $meant } ?
usage-value = { $name } attend une valeur
usage-no-value = { $name } n’attend aucune valeur, et a reçu « { $found } »
usage-argument = { $name } : { $why }

help-usage = usage :
help-heading = { $heading }{ "\u202F" }
help-flick = Une table de jeu sur votre ordinateur.
help-commands = commandes
help-command = COMMANDE
help-arguments = arguments
help-options = options
help-anywhere = avec chaque commande
help-help = afficher cette aide
help-lang = la langue : { $languages }
help-version = afficher la version
help-example = exemple :
help-file = FICHIER
help-folder = DOSSIER
help-game-name = JEU
help-name = NOM
help-seconds = SECONDES
help-set-value = OPTION=VALEUR
help-games = les jeux, leurs joueurs et leurs options
help-games-long = Présente les jeux : à combien y jouer, quels joueurs il y a, les options et leurs valeurs par défaut.
help-play = jouer une partie
help-play-long = Joue une partie, seul contre des bots ou à plusieurs devant un même écran. Chaque réponse est enregistrée aussitôt : vous pouvez arrêter à tout moment et reprendre.
help-demo = regarder des bots jouer une partie entière
help-demo-long = Des bots jouent une partie entière. Écrit le journal de chaque étape, le fichier de partie et les images des trois derniers tirs.
help-replay = parcourir un fichier de partie, ou le vérifier
help-replay-long = Montre ce qui s’est passé dans un fichier de partie, ou la table après un certain nombre de réponses ; rejoue chaque pichenette et compare ; ou en extrait une, à jouer seule.
help-simulate = de nombreuses parties entre bots
help-simulate-long = Joue de nombreuses parties entre bots et compte. La même graine donne les mêmes résultats, quel que soit le nombre de parties jouées à la fois.
help-shot = une pichenette sur une table
help-shot-long = Donne une pichenette à un pion, puis dit qui a touché qui et où tout s’arrête. Longueurs en mm, à partir du coin inférieur gauche ; angles en degrés, dans le sens antihoraire à partir de l’axe x, dans les résultats aussi.
help-scenario = exécuter des fichiers given / when / then
help-scenario-long = Exécute des fichiers de scénarios et montre côte à côte ce qui diffère de ce qui est écrit.
help-tutorial = apprendre un jeu pas à pas, dans le terminal
help-tutorial-long = Vous mène à travers les premiers tours d’un jeu, ici dans le terminal : on vous dit quoi faire, vous le faites, et les erreurs sont annulées. Dans la fenêtre, les tutoriels se lancent à l’accueil.
help-achievements = les exploits d’un jeu
help-achievements-long = Énumère les exploits d’un jeu : comment chacun s’accomplit, et qui l’a accompli.
help-rules = le livret de règles, ou une seule règle
help-rules-long = Montre le livret de règles d’un jeu, ou le paragraphe d’une règle.
help-check = vérifier des fichiers de contenu
help-check-long = Lit des tables, des dispositions, des cartes, des scénarios et des fichiers de partie, et indique le fichier, la ligne et le champ de tout ce qui ne va pas.
help-tune = régler une table à soi
help-tune-long = Ouvre l’atelier : tous les nombres d’une table à côté de ce qu’ils font à une pichenette. Vous pouvez jouer sur les tables que vous y enregistrez.
help-game = le jeu, tel que « flick games » le nomme
help-tutorial-game = le jeu ; à défaut, le premier qui a un tutoriel
help-tutorial-lesson = une autre leçon de ce jeu, par le nom de son fichier ; sans nom, le tutoriel
help-lesson-name = LEÇON
help-demo-game = le jeu ; à défaut, le premier
help-rule = l’ID d’une règle
help-seats = qui joue, dans l’ordre : human, Camille=human, bot, random, ...
help-set = choisir une option ; OPTION=A,B en donne une à chaque joueur, dans l’ordre ; peut figurer plusieurs fois
help-seed = le nombre qui décide de tous les dés et mélanges de la partie
help-json = répondre en JSON
help-table = une table : un fichier, ou mat, walls, kitchen-table, kids
help-tune-metavar = TABLE
help-tune-table = la table de départ : mat, walls, kitchen-table, kids, une des vôtres ou un fichier
help-play-table = une table, pour un jeu qui en a une
help-layout = les pions et leur place, dans un fichier
help-pawn = le pion qui reçoit la pichenette
help-angle = la direction, en degrés
help-speed = la vitesse, en mm/s
help-spin = l’effet, en rad/s, dans le sens antihoraire
help-shot-file = un tir dans un fichier, à la place du pion, de l’angle, de la vitesse et de l’effet
help-png = dessiner la table avec le départ, le trajet, les contacts et l’arrivée
help-replay-png = dessiner la dernière pichenette montrée
help-replay-gif = dessiner la dernière pichenette montrée, image par image
help-replay-text = l’afficher tour par tour dans le terminal, même s’il y a une fenêtre
help-replay-whole = afficher chaque étape, avec toutes les réponses et les raisons des bots
help-text = jouer dans le terminal
help-clock = combien de secondes une personne a pour chaque réponse, de 5 à 3600 ; ensuite, l’horloge répond
help-no-odds = avec --text : ne pas dire les chances des réponses
help-practice = les pichenettes peuvent être annulées
help-resume = reprendre une partie depuis son fichier
help-match-file = un fichier de partie
help-verify = rejouer chaque pichenette et comparer
help-at = s’arrêter après N réponses et montrer la table
help-shot-of = écrire la pichenette de la réponse N, ou la dernière, dans des fichiers pour flick shot
help-shot-out = le dossier de ces fichiers ; à défaut, flick-shot
help-matches = combien de parties
help-jobs = combien de parties jouer à la fois
help-out = le dossier où écrire
help-scenario-files = des fichiers de scénarios, ou des dossiers qui en contiennent
help-scenario-list = nommer les scénarios de ces fichiers
help-scenario-play = jouer vous-même le scénario de ce nom
help-check-paths = des fichiers ou des dossiers ; à défaut, tout le contenu de Flick

## L’arène dans la fenêtre

window-power = { NUMBER($percent) } %
window-angle = { NUMBER($degrees, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
window-finer = Maj : dix fois plus fin
window-finer-keys = Ctrl : dix fois plus fin
window-pull-idle = Trop court : rien ne partirait
window-too-gentle = Trop doux : rien n’est parti. Tirez plus loin.
window-pull-on = Appuyez sur la pièce elle-même, puis tirez en arrière.
window-swipe-beside = Commencez le geste à côté de la pièce, puis traversez-la.
window-swipe-past = Le geste est passé à côté de la pièce : traversez-la.
window-swipe-slow = Trop doux : traversez la pièce plus vite.
window-hint-pull = Tirez en arrière depuis le pion, relâchez pour lancer. Bouton droit : annuler.
window-hint-pull-any = Tirez en arrière depuis une des pièces marquées, relâchez pour lancer. Bouton droit : annuler.
window-hint-swipe = Appuyez à côté du pion et frappez au travers. Bouton droit : annuler.
window-hint-swipe-any = Appuyez à côté d’une des pièces marquées et frappez au travers. Bouton droit : annuler.
window-hint-keys = Flèches : visée (Maj : 15°) et force. Espace lance, Échap annule.
window-hint-keys-any = Tab change de pièce. Flèches : visée (Maj : 15°) et force. Espace lance, Échap annule.
window-hint-place = À poser dans la zone hachurée. Entrée prend la place proposée.
window-hint-place-keys = Les flèches déplacent, Tab propose une autre place. Entrée pose.
window-hint-launch = Tirez en arrière depuis { $pawn }, ou posez dans la zone hachurée.
window-hint-launch-any = Tirez en arrière depuis un pion marqué, ou posez dans la zone hachurée.
window-hint-rolling = Maintenez S pour ralentir ; Espace va à la fin.
window-throwing = Un jet de dés.

## La fenêtre autour d’une partie

window-back = Retour
window-understood = Revenir
window-slogan = Une table, plusieurs jeux.
window-slogan-more = Lancez, descendez, courez, marchandez, explorez.
window-not-yet = pas encore sur la table
window-not-yet-why = { $game } n’est pas encore sur la table. D’autres jeux vous y attendent.
window-load = Charger
window-load-none = aucune partie
window-load-detail = { $count ->
    [one] une partie
   *[other] { $count } parties
}
window-replays = Revoir
window-replays-detail = regarder, exporter
window-tutorial = Tutoriel
window-tutorial-detail = pas à pas
window-tuner = Atelier
window-tuner-detail = régler une table à soi
window-rulebooks = Règles
window-rulebooks-detail = index et recherche
window-settings = Réglages
window-settings-detail = couleurs, touches
window-title-keys = F1 règles    F11 plein écran    F12 image
window-welcome = Première fois à cette table ?
window-welcome-more = Une partie guidée vous montre tout : vous jouez, et rien ne peut mal tourner.
window-play-tutorial = Jouer le tutoriel
window-first-match = Votre première partie
window-first-match-more = Vous savez jouer. Commencez par le bot facile.
window-another-match = { $game } : encore une partie ?
window-another-begin = Nouvelle partie
window-last-over = Dernière partie. { $who }, { $when }.
window-continue = Reprendre
window-fault = Cet écran a échoué
window-fault-kept = Rien n’est perdu : la partie est conservée dans { $file } jusqu’à la dernière réponse.
window-fault-report = Flick a commis une erreur ({ $error }). Ce qui s’est passé est raconté dans { $file }.
window-fault-unwritten = Flick a commis une erreur ({ $error }), et son rapport n’a pas pu être écrit.
window-fault-go-on = Continuer la partie
window-fault-back = Quitter cet écran
window-not-kept-yet = La dernière réponse ne peut pas être conservée : { $why }. Nouvel essai bientôt.
window-file-moved = Conservée dans un autre fichier
window-left-out = D’autres règles
window-left-out-more = Cette partie a commencé avec d’autres règles. Elle reprend à la dernière position enregistrée. { $lost ->
    [one] La dernière réponse est laissée de côté.
   *[other] Les { $lost } dernières réponses sont laissées de côté.
}
window-cannot-continue = Cette partie ne peut pas reprendre
window-match-turn = { $game }, tour { $turn }
window-match-begins = { $game }, au début
window-match-who = { $who }. Enregistrée { $when }.
window-against = { $one } contre { $other }
window-with = { $one } avec { $other }
window-today = aujourd’hui à { $time }
window-yesterday = hier
window-day = le { $day } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
window-day-and-year = { $day } { $year }
window-leave-question = Quitter Flick ?
window-leave-safe = Chaque partie est enregistrée jusqu’à sa dernière réponse.
window-leave = Quitter
window-stay = Rester
window-new-match = Nouvelle partie : { $game }
window-new-match-hint = Tout est prêt. Entrée commence la partie.
window-who-plays = Qui joue
window-person = Joueur
window-is-bot = Bot
window-plays-here = joue à cet écran
window-level-random = lance n’importe où, joue n’importe quoi
window-level-easy = rate souvent, pardonne les erreurs
window-level-normal = un adversaire honnête, au doigt hésitant
window-level-hard = vise bien et se met à couvert
window-level-perfect = ne rate rien de ce qui peut être touché
window-level-random-together = joue n’importe quoi
window-level-easy-together = voit un coup d’avance, fait des erreurs
window-level-normal-together = pèse ce qui peut venir, et dit pourquoi
window-seed = Donne
window-seed-by-chance = au hasard
window-seed-hint = Même nombre, même donne : il peut être deviné.
window-practice = Entraînement
window-practice-detail = rien ne compte
window-practice-hint = À l’entraînement, les pichenettes s’annulent.
window-rules-of-match = Règles de cette partie
window-own-file = Un fichier à vous…
window-own-file-title = Un fichier à vous
window-own-file-where = Mettez-le dans ce dossier, et il figurera dans la liste : { $folder }
window-own-file-how = Partez d’une copie d’un fichier de { $folder }. « flick check { $file } » dit où un fichier est fautif.
window-own-file-look = Regarder
window-several-bars = Incompatible avec { $what }
window-several-hint = Autant que vous voulez. Ce qui ne va pas avec votre choix dit pourquoi.
window-several-count = { $count ->
    [0] Aucune
   *[other] { $count } choisies
}
window-several-none = Aucune
window-several-nothing = Rien n’est choisi.
window-several-done = C’est bon
window-no-options = Ce jeu se joue toujours selon les mêmes règles.
window-table = Table
window-table-decides = Cette table a son propre bord. Choisissez d’abord une autre table.
window-table-slides = Glisse
window-table-slides-text = une pichenette à 2 m/s file sur { NUMBER($metres) } m ; frottement { NUMBER($friction, minimumFractionDigits: 2) }
window-table-bounces = Rebondit
window-table-bounces-text = { $edge ->
    [walls] les pièces rendent { $pawn } % de leur vitesse, les murs { $wall } %
   *[mat] les pièces rendent { $pawn } % de leur vitesse ; au-delà du bord, on sort du tapis
}
window-table-size = Taille
window-table-size-text = { NUMBER($width) } × { NUMBER($height) } cm ; pièces de { NUMBER($least) } à { NUMBER($most) } mm
window-to-tuner = Régler la table
window-try-flicks = Quelques tirs
window-start = Commencer la partie
window-cannot-start = Cette partie ne peut pas commencer
window-as-usual = Réinitialiser
window-as-usual-tip = Les règles habituelles, contre le bot habituel
window-saved-always = Enregistrée après chaque réponse : arrêtez quand vous voulez.
window-load-hint = Entrée reprend la partie sélectionnée.
window-replays-hint = Entrée montre la partie sélectionnée.
window-saved-matches = Parties enregistrées
window-no-matches = Aucune partie enregistrée. Une partie s’enregistre dès sa première réponse.
window-kept-in = Les parties sont enregistrées dans { $folder }.
window-unreadable = illisible
window-match-over = { $who }. { $how }.
window-answers = Avancement
window-answers-text = { $count ->
    [one] une réponse
   *[other] { $count } réponses
}
window-origin = Provenance
window-from-elsewhere = Une autre table : les succès ne comptent pas
window-file = Fichier
window-watch = Revoir
window-delete = Supprimer
window-keep = Garder
window-delete-question = Supprimer cette partie ?
window-delete-what = { $who }. Le fichier { $file } disparaît pour de bon.
window-delete-spoilt = Le fichier { $file } disparaît pour de bon.
window-cannot-delete = Cette partie ne peut pas être supprimée
window-settings-hint = Tout changement s’applique aussitôt et reste enregistré.
window-section-play = Jeu
window-section-look = Aspect
window-section-sound = Son
window-section-keys = Touches
window-section-language = Langue
setting-name = Votre nom
setting-name-about = Qui vous êtes dans une nouvelle partie.
setting-flick-mode = Pichenette
setting-flick-mode-about = Tirez en arrière depuis le pion et relâchez, ou frappez-le du pointeur.
setting-flick-mode-pull = Tirer
setting-flick-mode-swipe = Balayer
setting-aim-help = Aide à la visée
setting-aim-help-about = Ce que l’on voit avant une pichenette : rien, le premier contact ou chaque trajet.
setting-aim-help-off = Non
setting-aim-help-contact = Contact
setting-aim-help-path = Trajet
window-aim-capped = Convenu pour cette partie : « { $most } » au plus.
window-warned = Attention !
window-warned-sure = Le voulez-vous vraiment ?
window-warned-back = Revenir
window-warned-on = Le faire malgré tout
setting-odds = Chances
setting-odds-about = Chaque réponse dit ses chances de réussir, avant votre choix.
setting-magnifier = Loupe
setting-magnifier-about = Pendant la visée, une loupe montre le premier contact trois fois plus grand.
setting-flick-speed = Vitesse des tirs
setting-flick-speed-about = À quelle allure vous voyez les tirs. Maintenez S pour les ralentir encore.
setting-flick-speed-true = Réelle
setting-flick-speed-calm = Calme
setting-flick-speed-slow = Lente
setting-bot-pace = Les bots jouent
setting-bot-pace-about = Combien de temps vous voyez chacune de leurs actions.
setting-follow-bots = Suivre les bots
setting-follow-bots-about = Si le plateau est trop grand pour être vu en entier, la vue suit ce qu’un bot déplace.
setting-bot-pace-slow = Lentement
setting-bot-pace-normal = Normalement
setting-bot-pace-fast = Vite
setting-bot-pace-at-once = D’un coup
setting-curtain = Rideau
setting-curtain-about = Tombe entre deux joueurs au même écran : personne ne voit la main de l’autre.
setting-curtain-never = Jamais
setting-curtain-hidden = Mains cachées
setting-curtain-always = Toujours
setting-palette = Palette
setting-palette-about = Les équipes se distinguent toujours aussi par la forme et l’emblème.
setting-palette-normal = Normale
setting-palette-colour-blind = Daltonien
setting-palette-high-contrast = Contraste fort
setting-scale = Échelle
setting-scale-about = Texte, boutons et panneaux.
setting-scale-window = Selon la fenêtre ({ $value } %)
setting-scale-fixed = Fixe
setting-scale-limited = Aussi grande que la fenêtre le permet.
window-percent = { $value } %
setting-full-screen = Plein écran
setting-full-screen-about = Comme F11.
setting-effects = Effets
setting-effects-about = Ce que vous voyez d’un choc. Les mots disent toujours ce qu’il signifie.
setting-effects-full = Tous
setting-effects-calm = Calmes
setting-effects-none = Aucun
setting-still = Moins de mouvements
setting-still-about = Seules les pièces lancées bougent.
setting-numbers-on-pawns = Numéros
setting-numbers-on-pawns-about = Chaque pion montre son numéro ; toujours dans les deux autres palettes.
setting-mute = Couper le son
setting-mute-about = Comme la touche M.
setting-volume = Volume
setting-volume-about = De l’ensemble.
setting-table-volume = Table
setting-table-volume-about = Bois, cartes et jetons.
setting-interface-volume = Signaux
setting-interface-volume-about = Boutons, votre tour, la fin d’une partie.
setting-language = Langue
setting-language-about = De tout ce que vous lisez.
setting-language-system = Celle du système
window-cap-left = Gauche
window-cap-right = Droite
window-cap-up = Haut
window-cap-down = Bas
window-cap-space = Espace
window-cap-ctrl = Ctrl
window-cap-shift = Maj
window-cap-alt = Alt
window-cap-page-up = PgPréc
window-cap-page-down = PgSuiv
window-cap-home = Début
window-cap-escape = Échap
window-cap-enter = Entrée
window-cap-end = Fin
window-cap-backspace = Retour arrière
window-cap-delete = Suppr
window-keys-everywhere = Partout
window-keys-table = À la table
window-keys-flick = Pichenettes
window-keys-board = Grands plateaux
window-keys-replay = Revoir une partie
window-keys-others = Leçons, règles, entraînement, atelier
window-key-go = La chose suivante ; avec Maj, la précédente
window-key-press = Presser, ouvrir, confirmer
window-key-among = Le voisin dans les listes, choix, curseurs, champs
window-key-far = Une page en arrière ou en avant ; le début, la fin
window-key-more = Un nombre plus grand ou plus petit
window-key-erase = Dans un champ : effacer
window-key-clipboard = Dans un champ : tout sélectionner, copier, couper, coller
window-key-undo = Annuler la dernière réponse
window-key-redo = Rétablir
window-key-yes-no = Oui ou non
window-key-play-card = Jouer la carte levée, ou la reposer
window-key-look = Voir une carte de près
window-key-log = Tout le journal
window-key-find = Chercher dans le journal ou les règles
window-key-rule-of = Dans le journal ou sous un verdict : lire la règle
window-key-drawers = Petite fenêtre : ouvrir les tiroirs
window-key-pull = Maintenez : déplacer l’arène vue de près
window-key-film = Lecture ou pause
window-key-film-step = Une réponse en arrière ou en avant
window-key-film-turn = Un tour en arrière ou en avant
window-key-film-ends = Le début, la fin
window-key-film-speed = Plus vite, moins vite
window-key-film-ways = Les trajets de tous les tirs
window-key-lesson = Une étape en arrière ou en avant ; montrer
window-key-book = Dans les règles : retour ; défiler
window-key-practice = Entraînement : placer ou lancer ; refaire, ou tourner une pièce
window-key-tuner = Atelier : lancer ; pion suivant
window-key-tuner-back = Atelier : valeur habituelle
window-key-tuner-save = Atelier : enregistrer la table
window-key-aim = Tourner la visée d’un degré, plus vite si la touche est tenue
window-key-power = Plus de force, ou moins
window-key-fine = Avec ces touches : dix fois plus fin
window-key-fine-mouse = En tirant : dix fois plus fin ; en tournant : de 15°
window-key-shoot = Lancer ; pendant que tout roule, aller à la fin
window-key-pawn = Un autre pion
window-key-cancel = Laisser, revenir, presser un bot
window-key-slow = Maintenez : ralenti
window-key-again = Revoir le dernier tir
window-key-answer = De la première à la neuvième réponse
window-key-nearer = Voir un grand plateau de plus près ou de plus loin
window-key-nearer-arena = De même dans une arène
window-key-whole = Voir tout un grand plateau
window-key-own = Sur un grand plateau : aller à votre figurine
window-key-pan = Déplacer ce que l’on voit de près
window-key-mute = Couper ou remettre le son
window-key-rules = Règles
window-key-full-screen = Plein écran
window-key-picture = Enregistrer une image
window-rulebook-of = Règles : { $game }
window-rulebook-hint = Suivez un lien ou tapez pour chercher. Retour arrière : revenir. Échap : fermer.
window-search = Chercher
window-nothing-found = Rien trouvé. Moins de mots trouvent plus.
window-wins = Victoire : { $who }
window-win-together = Victoire : { $who }
window-nobody-wins = Match nul
window-achievements = Exploits
window-achievements-of = Exploits : { $game }
window-achievements-count = { $part } sur { $whole } accomplis à cette table, gardés pour toujours
window-achievements-new = Nouveau : { $what }
window-achievement-by = Accompli par { $who }
window-achievement-on = { $who } ({ $day })
window-achievement-open = Pas encore accompli
window-nameless = quelqu’un sans nom
window-not-over = Pas encore finie
window-after-turns = Après { $turns ->
    [one] un tour
   *[other] { $turns } tours
}.
window-watch-again = À revoir
window-moment = Tour { $turn }, { $what }
window-moment-both = Tour { $turn }, les deux à la fois
window-moment-last = Tour { $turn }, le dernier
window-how-won = Comment c’est arrivé
window-how-ended = Comment c’est arrivé
window-harm = Dégâts par tir
window-accuracy = Tirs réussis
window-total = { $who } { $count }
window-of = { $part } sur { $whole }
window-metres = { NUMBER($metres) } m
window-longest = Plus long tir
window-best-card = Meilleure carte
window-turns = Tours
window-counted-from = Compté à partir du tour { $turn }
window-ended-by = Ce qui y a mis fin :
window-to-title = Accueil
window-rematch = Revanche
window-keep-it = À garder
window-match-saved = La partie est enregistrée dans { $file }. Vous pouvez la revoir, la vérifier et la reprendre à n’importe quel tour.
window-picture-saved = L’image est enregistrée dans { $file }.
window-not-kept = Cette partie n’a pas été enregistrée.
window-picture = Image
window-all-matches = Toutes les parties
window-cannot-open = La fenêtre ne peut pas s’ouvrir : { $why }
window-practice-title = Entraînement : { $table }
window-practice-pieces = Pièces
window-practice-move = Placer
window-practice-flick = Lancer
window-practice-mode-tip = Ce que fait un appui sur une pièce (F)
window-practice-slot-tip = Glissez-la sur la table, ou appuyez sur Entrée.
window-practice-slot-empty = Elle est sur la table.
window-practice-key-next = pièce suivante
window-practice-key-move = placer
window-practice-key-turn = tourner
window-practice-key-off = retirer
window-practice-key-flick = placer/lancer
window-practice-key-aim = viser
window-practice-key-shoot = lancer
window-practice-key-again = refaire
window-practice-cap-arrows = Flèches
window-practice-cap-delete = Suppr
window-practice-table = Table
window-practice-start-tip = Tout à sa place de départ
window-practice-as-it-was = La position de la partie
window-practice-clear = Tout retirer de la table
window-practice-does-not-fit = Les pièces n’y tiennent pas toutes : tout est revenu à sa place de départ.
window-practice-no-table = Cette table n’est pas disponible
window-practice-hint-arrange = Glissez une pièce pour la déplacer, vers le plateau de gauche pour la ranger. La molette la tourne. Tab en choisit une.
window-practice-hint-keys = Les flèches la déplacent de 1 mm, avec Ctrl de 0,1. R la tourne, Suppr la retire, F la lance.
window-practice-hint-carried = La molette la tourne. Relâchez sur le tapis pour la poser. Bouton droit : annuler.
window-practice-selected = { $what } : { $place }
window-practice-place = x { NUMBER($x, minimumFractionDigits: 1) }, y { NUMBER($y, minimumFractionDigits: 1) } mm, { $degrees }°
window-practice-taken-off = Relâchez, et elle quitte la table.
window-practice-springs-back = Relâchez, et elle revient. Sur le plateau de gauche, elle est rangée.
window-practice-in-the-way = Pas de place ici : { $what } gêne.
window-practice-on-a-wall = Pas de place ici : un mur gêne.
window-practice-beside = La pièce doit tenir entièrement entre les murs.
window-practice-no-room = Il n’y a plus de place pour cette pièce.
window-practice-empty = Rien n’est sur la table. Glissez-y une pièce.
window-practice-undo = Annuler (Ctrl+Z)
window-practice-redo = Rétablir (Ctrl+Y)
window-practice-nothing-before = Il n’y a rien à annuler.
window-practice-nothing-after = Il n’y a rien à rétablir.
window-practice-shots = Tirs
window-practice-puzzles = Énigmes
window-practice-no-shots = Pas encore de tir. Lancez une pièce : vous pourrez refaire chaque tir.
window-practice-no-shot = Aucun tir n’a encore été fait.
window-practice-shot = { NUMBER($degrees, minimumFractionDigits: 1) }°, { NUMBER($speed, useGrouping: 0) } mm/s
window-practice-touched-nothing = ne touche rien
window-practice-touched-more = { $what } et { $count } de plus
window-practice-touched-count = { $count ->
    [one] touche une chose
   *[other] touche { $count } choses
}
window-practice-left = { $what } quitte la table
window-practice-wall = un mur
window-practice-again = Refaire
window-practice-again-tip = Le même tir depuis la même position
window-practice-no-puzzles = Ce jeu n’a pas d’énigmes.
window-practice-untried = pas encore essayée
window-practice-tried = { $tries ->
    [one] un essai, non résolue
   *[other] { $tries } essais, non résolue
}
window-practice-solved = { $tries ->
    [one] résolue au premier essai
   *[other] résolue en { $tries } essais
}
window-practice-broken = illisible
window-practice-puzzle-of = Énigme { $number } sur { $count }
window-practice-puzzle-solved = { $tries ->
    [one] Résolue au premier essai.
   *[other] Résolue en { $tries } essais.
}
window-practice-puzzle-shown = C’est une façon de faire. À vous maintenant.
window-practice-puzzle-miss = Pas encore.
window-practice-puzzle-anew = Tout revient comme avant.
window-practice-puzzle-restart = Depuis le début (Retour arrière)
window-practice-puzzle-next = Énigme suivante
window-practice-puzzle-next-tip = Passer à l’énigme suivante (N)
window-practice-puzzle-once-more = Encore une fois
window-practice-puzzle-show = Montrer
window-practice-puzzle-show-tip = Voir une solution (H)
window-practice-puzzle-list = Retour aux énigmes
window-practice-puzzle-kept = Les énigmes résolues sont enregistrées.
window-practice-solve = Essayer
window-practice-no-puzzle = Cette énigme ne peut pas être installée
window-practice-bad-scores = { $file } n’est pas un relevé d’énigmes. Il reste tel quel ; déplacez-le, et un nouveau commence.
window-practice-save = Enregistrer la disposition
window-practice-save-tip = Pour flick shot et pour d’autres programmes
window-practice-not-saved = La position ne peut pas être enregistrée
window-practice-saved = La position est enregistrée
window-practice-saved-as = Elle se trouve dans { $file }.
window-practice-saved-use = Pour y lancer une pièce dans un terminal : flick shot --layout et ce fichier.
window-practice-go-on = Continuer l’entraînement
window-practice-send = Nouvelle partie d’ici
window-practice-send-tip = Tout commence là où il se trouve maintenant
window-practice-send-question = Commencer une partie d’ici ?
window-practice-send-who = { $who }.
window-practice-send-agreed = Toutes les cartes sont redistribuées, et personne n’a à accepter la disposition. Vous quittez la table d’entraînement.
window-practice-no-beginning = Ce jeu ne peut pas commencer depuis une position.
window-practice-missing = { $count ->
    [one] Il faut aussi { $what } pour une partie.
   *[other] Il faut aussi { $what } et { $others } de plus pour une partie.
}
window-practice-too-much = Une partie commence sans { $what }.

## Régler une table

window-tuner-title = Atelier : { $table }
window-tuner-hint = Tirez sur le tapis jusqu’à l’endroit où le pion doit s’arrêter. F le lance.
window-tuner-hint-keys = Les flèches visent et règlent la vitesse, N prend le pion suivant, Espace le lance.
window-tuner-begin-with = La table de départ
window-tuner-delete = La supprimer
window-tuner-delete-tip = Supprimer cette table
window-tuner-delete-not-own = Seule une table à vous peut être supprimée.
window-tuner-delete-question = Supprimer { $name } ?
window-tuner-keep = La garder
window-tuner-not-deleted = La table ne peut pas être supprimée
window-tuner-group-table = Table
window-tuner-group-cloth = Frottements et rebonds
window-tuner-group-pawns = Pions, diamètre en mm
window-tuner-width = Largeur en mm
window-tuner-height = Hauteur en mm
window-tuner-thickness = Murs, épaisseur
window-tuner-edge-mat = ouvert
window-tuner-edge-walls = murs
window-tuner-edge-tip = Ce qu’il y a au bord : rien, ou des murs qui arrêtent tous les pions
window-tuner-mat-friction = Frottement
window-tuner-restitution-pawn = Rebond, pions
window-tuner-restitution-wall = Rebond, murs
window-tuner-edge-friction-pawn = Accroche, pions
window-tuner-edge-friction-wall = Accroche, murs
window-tuner-very-large = très grand
window-tuner-large = grand
window-tuner-medium = moyen
window-tuner-small = petit
window-tuner-very-small = très petit
window-tuner-wood-on-neoprene = Bois sur néoprène
window-tuner-wood-on-felt = Bois sur feutre
window-tuner-wood-on-varnished-table = Bois sur vernis
window-tuner-own-material = Vos propres nombres
window-tuner-number = { NUMBER($value, useGrouping: 0) }
window-tuner-two = { NUMBER($value, minimumFractionDigits: 2, useGrouping: 0) }
window-tuner-limits = de { $least } à { $most }
window-tuner-set-back = Revenir à { $value } (Suppr sur le curseur)
window-tuner-not-so = { $what } : de { $least } à { $most }.
window-tuner-undo = Annuler (Ctrl+Z)
window-tuner-redo = Rétablir (Ctrl+Y)
window-tuner-nothing-before = Il n’y a rien à annuler.
window-tuner-nothing-after = Il n’y a rien à rétablir.
window-tuner-reset = Réinitialiser
window-tuner-reset-tip = Tous les nombres comme avant
window-tuner-nothing-changed = Rien n’a été changé.
window-tuner-now = maintenant
window-tuner-before = avant
window-tuner-flick-aimed = { NUMBER($degrees, minimumFractionDigits: 1) }°, { NUMBER($speed, minimumFractionDigits: 2) } m/s
window-tuner-speeds = Vitesses
window-tuner-angles = Directions
window-tuner-fan-tip = Cinq vitesses dans une direction, ou neuf directions à une vitesse
window-tuner-flick = Lancer
window-tuner-flick-tip = Lancer le pion (F). Les flèches sur le tapis visent, N prend le pion suivant.
window-tuner-measured = Mesures
window-tuner-run-out = Glissade à { NUMBER($speed, minimumFractionDigits: 2) } m/s
window-tuner-lengths = la même en longueurs de table
window-tuner-time = jusqu’à l’arrêt
window-tuner-energy = Mur, de face : énergie gardée
window-tuner-bounce = Mur, venant de 45° : repart à
window-tuner-passed = Pion, de face : vitesse transmise
window-tuner-glance = Pion, à moitié : dévié de
window-tuner-cm = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } cm
window-tuner-seconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
window-tuner-more = +{ $value } %
window-tuner-less = −{ $value } %
window-tuner-plot-run-out = Glissade
window-tuner-plot-run-out-tip = La distance que glisse un pion sans rien devant lui. Le point est la pichenette visée.
window-tuner-plot-decay = Ralentissement
window-tuner-plot-decay-tip = La vitesse qui reste à la pichenette visée après tant de chemin
window-tuner-plot-rebound = Rebond sur un mur
window-tuner-plot-rebound-tip = La vitesse à laquelle revient un pion qui frappe un mur de face. Le point est la pichenette visée.
window-tuner-axis-speed = vitesse en m/s
window-tuner-axis-way = chemin en cm
window-tuner-axis-impact = choc en m/s
window-tuner-centimetres = cm
window-tuner-metres-a-second = m/s
window-tuner-try = L’essayer
window-tuner-try-tip = S’entraîner sur cette table
window-tuner-play = Y jouer
window-tuner-play-tip = Préparer une nouvelle partie sur cette table
window-tuner-save = Enregistrer
window-tuner-save-table = Enregistrer la table
window-tuner-save-tip = Comme table à vous (Ctrl+S)
window-tuner-name-question = Comment s’appelle la table ?
window-tuner-name = Nom
window-tuner-usual-name = Ma table
window-tuner-name-where = Elle sera enregistrée dans le dossier { $folder }.
window-tuner-name-empty = Il lui faut un nom.
window-tuner-name-sign = Le caractère { $sign } ne peut pas être dans le nom d’un fichier.
window-tuner-name-system = { $name } ne peut pas être le nom d’un fichier.
window-tuner-name-preset = { $name } vient avec le jeu, et reste comme elle est.
window-tuner-name-taken = { $name } existe déjà. La remplacer ?
window-tuner-overwrite = La remplacer
window-tuner-other-name = Un autre nom
window-tuner-lies-in = Elle se trouve dans { $file }.
window-tuner-saved = La table est enregistrée
window-tuner-saved-use = Les nouvelles parties et l’entraînement la proposent, et flick shot --table prend le fichier.
window-tuner-not-saved = La table n’est pas enregistrée
window-tuner-no-table = Cette table n’est pas disponible
window-tuner-go-on = Continuer
window-tuner-unsaved = Quitter sans enregistrer ?
window-tuner-unsaved-text = Vos changements seraient perdus.
window-tuner-leave = Quitter
window-tuner-file-title = { $name } : faite à l’atelier à partir de { $table }

## La table dans la fenêtre

turn-of-match = Tour { $turn }
window-acts = Joue maintenant : { $who }
window-undo = Annuler la dernière réponse
window-take-back = Annuler
window-redo = La rétablir
window-menu = Menu
window-rulebook = Règles du jeu
window-log = Journal
window-whole-log = Tout
window-log-deeds = Actions
window-log-own = Mes actions
window-log-reasons = Raisons des bots
window-log-everything = Tout
window-log-everybody = Tout le monde
window-log-none = Rien de tel pour l’instant.
window-log-no-reasons = Les bots donnent ici leurs raisons à la fin de la partie ; avant, seulement si rien n’est caché à personne.
window-log-no-bots = Aucun bot ne joue dans cette partie.
window-recap = Depuis votre dernier tour
window-recap-first = Jusqu’ici
window-recap-left = { $heading }, et { $n } de plus au journal
window-recap-close = Fermer : le journal garde ce que les autres ont fait
window-recap-again = Revoir : un clic rejoue le tir, ou montre la table telle qu’elle était alors.
window-recap-look = Revoir : un clic montre la table telle qu’elle était alors.
window-change = { $before } › { $after }
window-change-by = { $sign }{ $n }
window-close = Fermer
window-bank-and-settings = Piles et réglages
window-piles-and-counters = Piles et compteurs
window-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
window-others = { $count } autres
window-yes = Oui
window-no = Non
window-take-number = Prendre ce nombre
window-stay-here = Rester ici
window-map-way = { $goal }, { $n ->
    [one] un pas
   *[other] { $n } pas
}
window-offer-own = Vous donnez
window-offer-theirs = { $who } donne
window-offer-nothing = Rien
window-offer-make = Faire cette offre
window-offer-none = Ne rien offrir
window-offer-agree = Accepter
window-offer-back = Revenir à l’offre
window-offer-counter = Faire une contre-offre
window-offer-refuse = Refuser
window-offer-unchanged = Changez d’abord l’offre.
window-choose-more = { $count ->
    [one] Choisissez-en encore { $count }.
   *[other] Choisissez-en encore { $count }.
}
window-hint-piece = Cliquez sur votre choix, ou tapez son numéro.
window-hint-hand = Tirez une carte vers le haut, cliquez dessus deux fois ou tapez son numéro.
window-hint-again = Un second clic ou Entrée choisit la carte. Un clic à côté ou Échap la repose.
window-sum-of = sur { $of }
window-sum-against = contre { $of }
window-duel-against = contre
window-odds = Chances
window-odds-exact = exact
window-odds-sampled = estimé
window-odds-win = gagné
window-odds-tie = égalité
window-odds-lose = perdu
window-belongs = { $who } : { $what }
window-count-of = { $count } sur { $of }
window-asked-now = À répondre
window-hint-map = Cliquez sur ce qui est éclairé, ou allez-y avec les flèches et appuyez sur Entrée.
window-hint-narrowed = Cliquez maintenant sur l’autre élément ; cliquez à nouveau sur le premier, ou tapez Échap, pour changer.
window-hint-target = Cliquez maintenant sur la cible ; cliquez à nouveau sur la carte, ou tapez Échap, pour changer.
window-hint-tool = Cliquez maintenant sur la carte à utiliser ; cliquez à nouveau sur la cible, ou tapez Échap, pour changer.
window-several-ways = Plusieurs façons : cliquez, puis choisissez.
window-hint-walk = Cliquez là où le chemin doit finir, ou allez-y avec les flèches et appuyez sur Entrée.
window-hint-button = Cliquez sur une réponse, ou tapez son numéro.
window-hint-offer = Choisissez ce que chacun donne, ici ou là où cela se trouve.
window-hint-exactly = { $count ->
    [one] Choisissez-en une, puis confirmez avec Entrée.
   *[other] Choisissez-en { $count }, puis confirmez avec Entrée.
}
window-hint-many = { $most ->
    [one] Choisissez-en { $least ->
        [0] une ou aucune
       *[other] une
    }, puis confirmez avec Entrée.
   *[other] Choisissez-en de { $least } à { $most }, puis confirmez avec Entrée.
}

## Jouer dans la fenêtre

window-asked-of = { $who }. { $ask }
window-rolls = { $who } donne une pichenette.
window-asked-below = { $who } décide.
window-thinking = { $who } réfléchit.
window-thinking-hint = Échap le presse.
window-curtain-title = { $who }, prenez place.
window-curtain-text = Les autres regardent ailleurs.
window-curtain-open = Voir ma main
window-menu-on = Continuer
window-menu-pull = Lancer en tirant
window-menu-swipe = Lancer en balayant
window-menu-replay = Revoir la partie
window-menu-unkept = Cette partie n’est pas enregistrée.
window-menu-load = Charger une autre partie
window-resign = Abandonner
window-undo-ask = { $who }, votre réponse serait annulée elle aussi. Êtes-vous d’accord ?
window-undo-agree = D’accord
window-undo-not = Garder les réponses
window-resign-sure = Abandonner cette partie ?
window-menu-leave = Quitter la partie
window-moment-back = C’était ainsi. Une touche ou un clic vous ramène.

# Le tutoriel dans la fenêtre
window-tutorial-step = Étape { $number } sur { $count }
window-tutorial-progress = étape { $number } sur { $count }
window-tutorial-finished = terminé
window-tutorials-hint = Quel jeu voulez-vous apprendre ? Vous jouez, et rien ne peut mal tourner.
window-tutorial-back = Une étape en arrière (Retour arrière)
window-tutorial-skip = Passer cette étape (N)
window-tutorial-show = Montrez-moi
window-tutorial-show-tip = Voir cette étape faite pour vous (H)
window-tutorial-show-later = Essayez d’abord : après { $count } essais manqués, on peut vous montrer.
window-tutorial-go-on = Continuer
window-tutorial-go-on-tip = À l’étape suivante (Entrée)
window-tutorial-read = Lisez tranquillement, puis appuyez sur Entrée.
window-tutorial-look-on = Regardez : { $who } joue
window-tutorial-not-yet = Pas encore.
window-tutorial-miss = Pas tout à fait. Encore une fois !
window-tutorial-miss-hint = Tout revient comme avant.
window-tutorial-aim = La flèche creuse montre comment : { $degrees }°, { $percent } %.
window-tutorial-spot = Le contour en tirets montre où.
window-tutorial-too-weak = Trop faible : il faut environ { $percent } %.
window-tutorial-too-strong = Trop fort : environ { $percent } % suffisent.
window-tutorial-how = La pichenette
window-tutorial-how-pull = Appuyez sur le pion, **tirez en arrière** et relâchez : il part dans l’autre sens. Plus vous tirez, plus il va fort. Votre flèche doit remplir la flèche creuse.
window-tutorial-how-swipe = Appuyez à côté du pion et **frappez au travers** : il va où vous frappez, aussi fort que vous êtes rapide.
window-tutorial-how-keys = **Au clavier :** gauche et droite tournent la visée, haut et bas règlent la force, Espace lance.
window-tutorial-kept = Votre progression est enregistrée.
window-tutorial-restart = Recommencer
window-tutorial-leave = Quitter le tutoriel
window-tutorial-resume = Vous en étiez à l’étape { $number } sur { $count }.
window-tutorial-resume-on = Reprendre là
window-tutorial-resume-anew = Depuis le début
window-tutorial-unreadable = Votre progression ne peut plus être lue ; vous reprenez depuis le début.
window-tutorial-done = Vous connaissez le jeu
window-tutorial-done-hint = C’était le tutoriel. Personne ne demande s’il vous a fallu de l’aide.
window-tutorial-learned = Ce que vous avez appris
window-tutorial-match = Jouer contre un bot facile
window-tutorial-match-together = Jouer avec un bot facile
window-tutorial-match-detail = une partie entière, avec vos propres cartes
window-tutorial-puzzles = Énigmes et entraînement
window-tutorial-puzzles-detail = une idée à la fois
window-tutorial-achievements-detail = des buts au fil des parties
window-tutorial-title-detail = tout le reste

## Revoir une partie

window-replay-title = Revoir : { $who }
window-replay-reading = { $game }, { $when }. Lecture de la partie.
window-replay-facts = { $game }, { $when }. { $turns ->
    [one] Un tour
   *[other] { $turns } tours
}, { $flicks ->
    [0] aucune pichenette
    [one] une pichenette
   *[other] { $flicks } pichenettes
}.
window-replay-facts-answers = { $game }, { $when }. { $turns ->
    [one] Un tour
   *[other] { $turns } tours
}, { $answers ->
    [0] aucune réponse
    [one] une réponse
   *[other] { $answers } réponses
}.
window-replay-checked = Contrôlée : chaque pichenette roule comme alors.
window-replay-checked-answers = Contrôlée : chaque réponse mène où elle a mené.
window-replay-from = Les réponses avant la n° { NUMBER($number, useGrouping: 0) } suivaient d’autres règles : on commence là.
window-replay-other-rules = Jouée selon d’autres règles : seule la table avant la réponse { NUMBER($number, useGrouping: 0) } peut être montrée.
window-replay-cannot = Cette partie ne peut pas être montrée
window-replay-turns = Tours
window-replay-all = Tous
window-replay-hit = Touchés
window-replay-missed = Ratés
window-replay-none-such = Aucun tour de ce genre.
window-replay-hits = { $shot }, touché
window-replay-averted = { $shot }, sans effet
window-replay-flicks = { $count ->
    [one] une pichenette
   *[other] { $count } pichenettes
}
window-replay-begin = Avant la première réponse
window-replay-answer = Tour { $turn }, réponse { $number } sur { $count }
window-replay-shot = Tour { $turn }, tir { $number } sur { $count }, { NUMBER($speed) } mm/s
window-replay-tip = Tour { $turn } : { $what }
window-replay-tip-harm = Tour { $turn } : { $what }. { $harm ->
    [one] Un dégât
   *[other] { $harm } dégâts
}
window-replay-play = Lire (Espace)
window-replay-pause = Pause (Espace)
window-replay-back = Une réponse en arrière (Gauche)
window-replay-on = Une réponse en avant (Droite)
window-replay-speed-of = Vitesse
window-replay-speed = { NUMBER($speed) }
window-replay-speed-tip = + et − la changent
window-replay-ways = Trajets (T)
window-replay-hint = Espace : lire ; flèches : pas à pas
window-replay-from-here = À partir d’ici
window-replay-play-on = Jouer la suite
window-replay-play-on-tip = La suite est une nouvelle partie ; celle que vous regardez reste telle quelle.
window-replay-cannot-play-on = Impossible de jouer à partir d’ici
window-replay-gif = GIF
window-replay-gif-tip = La pichenette que vous voyez, animée
window-replay-gif-question = Que voulez-vous animer ?
window-replay-gif-about = Ce tour compte { $count } pichenettes.
window-replay-gif-shot = Cette pichenette
window-replay-gif-turn = Tout le tour
window-replay-cancel = Annuler
window-replay-picture = Image
window-replay-picture-tip = Ce que vous voyez sur le tapis
window-replay-layout = Table
window-replay-layout-tip = La table avant cette pichenette, et le tir : pour flick shot et l’atelier
window-replay-no-flick = Aucune pichenette à ce moment.
window-replay-writing = Enregistrement…
window-replay-saved = Enregistré : { $file }

# Ce que l’on crée pour un jeu
build-nothing = Pour { $game }, rien ne se crée.
build-none-so-called = Rien de ce que vous avez créé ne s’appelle { $name }, et il n’y a pas de tel fichier. Vos créations sont dans { $folder }.
build-list-empty = Vous n’avez encore rien créé. Ce que vous créez va dans { $folder }.
build-list-line = { $name } : { $told } ({ $file })
build-kept = Gardé dans { $file }.
build-deleted = { $file } n’est plus là.
build-given-up = Rien n’a été gardé.
build-text-how = Tapez un numéro ou un mot, plusieurs avec des espaces. Entrée seule continue, { $back } revient, { $card } avec un numéro dit ce que fait cette carte, { $fill } complète, { $stop } abandonne.
build-text-first-one = Lequel ?
build-text-first-several = Lesquels ?
build-text-first-text = À taper :
build-text-one = Maintenant { $chosen } ; lequel ?
build-text-several = Maintenant { $chosen } ; lesquels ?
build-text-text = Maintenant { $chosen } ; un autre à taper, ou Entrée pour le garder :
build-text-unknown = Il n’y a pas de { $answer } ici.
help-build = créer quelque chose à vous pour un jeu
help-build-long = Vous mène pas à pas à travers ce qui se crée pour un jeu, un héros par exemple, et le garde parmi vos fichiers ; un siège peut ensuite le choisir par son nom. Ce que d’autres ont créé s’importe d’un fichier YAML, et se refuse avec la raison s’il dépasse une limite.
help-build-game = le jeu pour lequel on crée
help-build-list = dire ce que vous avez créé
help-build-import = vérifier un fichier YAML et le garder parmi les vôtres
help-build-export = écrire l’une de vos créations en YAML, à l’écran ou dans --out
help-build-change = changer l’une de vos créations, pas à pas
help-build-delete = enlever l’une de vos créations
help-build-name = NOM
help-build-out = où --export l’écrit
window-build-first = Ce qu’on choisit ici dépend de ce que vous choisissez à gauche.
window-build-done = Il ne manque rien : vous pouvez enregistrer.
window-build-kept = Gardé parmi les vôtres : un siège d’une nouvelle partie peut le prendre.
window-build-nothing-new = Rien n’a changé depuis l’enregistrement.
window-build-lesson = Se laisser guider, pas à pas
window-build-new = Nouveau
window-build-fill = Compléter
window-build-fill-tip = Ce que vous n’avez pas choisi est choisi pour vous.
window-build-no-fill = Il n’y a encore rien à compléter.
window-build-save = Enregistrer
window-build-take = Enregistrer et prendre
window-build-take-kept = Prendre
window-build-own = En créer un
window-build-own-tip = Créez le vôtre, ou choisissez parmi ceux que vous avez créés
window-build-import = Importer un fichier
window-build-import-how = Le chemin d’un fichier YAML, de vous ou de quelqu’un d’autre. Il est vérifié avant de servir.
window-build-export = Exporter dans un fichier
window-build-export-how = Le chemin du fichier à écrire. Qui le reçoit peut l’importer.
window-build-path-hint = un fichier, par exemple /home/moi/nom.yaml
window-build-sent = C’est maintenant dans { $file }.
window-build-delete = Supprimer
window-build-delete-question = Supprimer { $name } ?
window-build-no-file = Rien n’est encore enregistré.
window-build-unreadable = { $file } : inutilisable
window-build-cannot-read = Cela ne peut pas servir
window-build-not-kept = Cela ne peut pas s’enregistrer
window-build-unsaved = Partir sans enregistrer ?
window-build-leave = Partir
window-build-stay = Continuer
