# Ce que dit Crypte.
game-crypt = Crypte
game-crypt-about = Explorez ensemble un donjon tuile par tuile et trouvez le sanctuaire.

ask-walk = Où marchez-vous ?
ask-explore = Quel côté explorez-vous ?
ask-open = Essayez-vous la porte ?
ask-strike = Quelle bête frappez-vous ?

no-explore = Ne rien explorer
no-strike = Ne rien frapper
refused-walk = Le héros n’arrive pas jusque-là, ou ne peut pas s’y arrêter.
side-north = Le nord
side-east = L’est
side-south = Le sud
side-west = L’ouest
beast-at = La bête en { $square }

event-walk = { $who } marche jusqu’à { $square }.
event-explore = { $who } pose { $tile }.
event-door = Une porte fermée se trouve sur { $tile }.
event-beast = Une bête guette sur { $tile }.
event-opened = { $who } ouvre la porte.
event-roll = { $who } obtient { $roll }.
event-slain = { $who } terrasse la bête.
event-prowl = Une bête rôde jusqu’à { $square }.
event-bite = Une bête mord { $who } ; vie restante : { $health }.

end-shrine = Le sanctuaire est trouvé.
end-lost = La crypte garde son sanctuaire.

zone-crypt = La crypte
zone-stack = Tuiles à venir
zone-health = Vie { $health }, tour { $turn }

thing-active = à son tour
thing-beast = une bête
thing-hero-1 = le premier héros
thing-hero-2 = le deuxième héros
thing-hero-3 = le troisième héros
thing-rubble = des gravats
thing-steps = les marches du sanctuaire
thing-start = le départ
thing-shrine = le sanctuaire
thing-hall-1 = la première salle
thing-hall-2 = la deuxième salle
thing-tee-1 = la première fourche
thing-tee-2 = la deuxième fourche
thing-bend-1 = le coude à gauche
thing-bend-2 = le coude à droite
thing-straight-1 = le premier couloir
thing-straight-2 = le deuxième couloir
