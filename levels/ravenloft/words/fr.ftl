game-ravenloft = Ravenloft
game-ravenloft-tile = Un donjon, tuile par tuile

# Le donjon

thing-side-north = nord
thing-side-east = est
thing-side-south = sud
thing-side-west = ouest
thing-triangle-white = blanc
thing-triangle-black = noir

# Ce qui ne va pas dans les tuiles et les aventures

expected-tile-name = un nom de 1 à 40 caractères
expected-adventure-name = un nom de 1 à 60 caractères
tile-unknown-square = aucune case n’est dessinée par { $mark } ; il y a : { $known }
tile-without-floor = cette tuile n’a pas de sol, que du mur ({ $rule })
tile-marks = { $count ->
    [0] cette tuile n’a pas de marque d’apparition, il en faut une
    *[other] cette tuile a { $count } marques d’apparition, il en faut exactement une
} ({ $rule })
tile-edge-nowhere = l’ouverture ({ $side }) ne mène nulle part : aucun pas ne la relie à la marque d’apparition ({ $rule })
tile-in-parts = le sol n’est pas d’un seul tenant : aucun pas ne mène de la marque d’apparition à la case de rangée et colonne { $square } ({ $rule })
tile-front-walled = le côté qui porte le triangle ({ $side }) doit être ouvert ({ $rule })
tile-door-nowhere = le symbole de porte se trouve au nord, ou à l’ouest si le nord est muré ; ici les deux le sont ({ $rule })
tile-door-colour = la porte se trouve sur le dernier exemplaire de cette couleur ({ $colour }), et cette tuile n’en a aucun
tile-no-copies = { $tile } n’a aucun exemplaire : indiquez combien sont blancs ou noirs ({ $rule })
tile-no-chamber = { $tile } appartient à une salle : indiquez laquelle, dire ou horrid ({ $rule })
tile-no-exit = il manque une case de sortie : dessinez-la par h ({ $rule })
tile-name-taken = { $tile } est une tuile du jeu ; donnez un autre nom à la vôtre
tiles-too-white = { $black } tuiles ordinaires sont noires et { $white } blanches ; il faut plus de noires que de blanches ({ $rule })
tiles-few-doors = { $count } tuiles ont un symbole de porte ; il en faut au moins { $least } ({ $rule })
tiles-few-features = { $count } tuiles ont des cases dessinées ; il en faut au moins { $least } ({ $rule })
tiles-no-start = { $tile } manque : la tuile de Départ a deux moitiés, start_w et start_e ({ $rule })
tiles-start-edges = la tuile de Départ a { $count } bords inexplorés ; il en faut 4 ({ $rule })
tiles-start-parts = les moitiés de la tuile de Départ ne communiquent pas ({ $rule })
adventure-too-many-tiles = cette partie de la pile prend { $wanted } tuiles ; il en reste { $left }, dont { $doors } avec une porte
adventure-no-tile = { $tile } ne se met pas dans la pile par son nom ; il y a : { $known }
adventure-tile-twice = { $tile } est déjà dans la pile
adventure-not-in-stack = { $tile } n’est pas dans la pile ; il y a : { $known } ({ $rule })
adventure-exit-nowhere = la sortie est sur { $tile }, et aucune tuile de ce nom n’est dans la pile ; il y a : start, { $known } ({ $rule })
adventure-no-way-out = { $tile } n’a pas de case de sortie, personne ne peut s’y échapper ({ $rule })
adventure-name-taken = autre chose s’appelle déjà { $name }
adventure-half-target = { $name } doit avoir à la fois ac et hp pour être attaqué, ou ni l’un ni l’autre pour être pris ({ $rule })
adventure-no-villain = aucun Vilain ne s’appelle { $name } ici ; il y a : { $known }
adventure-step = le Vilain arrive à l’étape { $step } de l’horloge, qui en a { $clock }
adventure-no-object = cet objet n’existe pas ici : { $name } ; il y a : { $known }
adventure-other-chamber = { $tile } est l’accès d’une autre salle ({ $rule })
adventure-no-entrance = aucun accès à la salle n’est dans la pile ({ $rule })
adventure-no-chamber-card = « { $name } » n’est pas une carte de cette salle ; il y a : { $known } ({ $rule })
adventure-no-bonus-card = aucune carte Bonus ne s’appelle { $name } ; il y a : { $known }
adventure-no-goal = rien ne fait gagner cette aventure ({ $rule })
