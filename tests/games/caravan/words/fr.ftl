# Ce que dit Caravane.
game-caravan = Caravane
game-caravan-about = Prenez les marchandises de deux routes, combattez des bêtes et rentrez riche.

ask-take = Quelle carte prenez-vous ?
ask-wear = Portez-vous un objet de votre sac ?
ask-fight = Avec quelle ruse combattez-vous ?

do-take = Prendre { $what }
do-wear = Porter { $what }
do-fight = Combattre avec { $what }
no-wear = Ne rien porter

event-take = { $who } prend { $card }.
event-leave = { $who } emporte { $card } au camp.
event-find = Trouvé : { $card }.
event-wear = { $who } porte { $card }.
event-beast = Apparaît : { $beast }.
event-fight = { $who } combat avec { $card }.
event-won = { $who } l’emporte sur { $beast }.
event-lost = { $who } perd une vie contre { $beast }.
event-clear = Le combat est fini.
event-draw = { $who } pioche { $card }.
event-draw-hidden = { $who } pioche une ruse.

end-best = Le plus riche a { $points } points.

side-trader = { $who }
side-beast = { $beast }
counts-trick = Ruse
counts-worn = Objets portés
fight-won = La bête s’enfuit.
fight-lost = La bête mord.
no-fight = Aucun combat

zone-deck-butina = Butina
zone-deck-caveport = Caveport
zone-open-butina = Sur la route de Butina
zone-open-caveport = Sur la route de Caveport
zone-camp = Camp
zone-pack = { $who } : { $weight } sur { $most }
zone-worn = Équipement
zone-hero = { $who }
zone-hand = Main de { $who }
zone-deck = Ruses
zone-gone = Jouées
zone-beasts = Bêtes
zone-fought = La bête
zone-turned = La ruse
zone-fight = Le combat

heading-gold = or
heading-fame = renom
heading-pack = sac
heading-fight = combat
heading-worn = portés

thing-trader-1 = Ayla
thing-trader-2 = Bruno
thing-trader-3 = Cidre
thing-trader-4 = Dara
thing-trader-5 = Enzo
thing-silk = la soie
thing-spice = l’épice
thing-salt = le sel
thing-lamp = la lampe
thing-rope = la corde
thing-boots = les bottes
thing-tent = la tente
thing-map = la carte
thing-jackal = le chacal
thing-boar = le sanglier
thing-scorpion = le scorpion
thing-roc = le roc
thing-trick-1 = la ruse de 1
thing-trick-2 = la ruse de 2
thing-trick-3 = la ruse de 3
thing-trick-4 = la ruse de 4
thing-trick-5 = la ruse de 5
thing-trick-6 = la ruse de 6
