# Ce que dit Bazar.
game-bazaar = Bazar
game-bazaar-about = Achetez des marchandises, envoyez des voleurs chez les autres et faites des marchés.

ask-walk = Où allez-vous ?
ask-buy = Achetez-vous { $ware } pour 2 pièces ?
ask-react = Jouez-vous une ruse ?
ask-offer = Que proposez-vous à { $who } ?
ask-offer-answer = { $who } vous propose un marché. L’acceptez-vous ?
ask-offer-counter = { $who } propose un autre marché. L’acceptez-vous ?

do-react = Jouer { $what }
no-react = Passer

refused-no-way = Il n’y a pas de chemin pareil : { $way }.
refused-too-far = Vous pouvez faire { $most } pas au plus.
refused-gift = Rien ne se donne : chacun donne quelque chose.

event-walk = { $who } va vers { $cell }.
event-buy = { $who } achète { $ware }.
event-react = { $who } joue { $card }.
event-seize = { $who } a maintenant { $ware }.
event-trade = { $who } et { $whom } concluent un marché.
event-draw = { $who } pioche { $card }.
event-draw-hidden = { $who } pioche une ruse.

end-richest = Le plus riche a { $worth }.

told-ware = { $ware }

zone-market = Le marché
zone-deck = Ruses
zone-gone = Ruses jouées
zone-bank = Banque : { $coins }
zone-wares = { $who } : { $coins } pièces, vers { $at }
zone-hand = Main de { $who }

thing-shawl = le châle
thing-carpet = le tapis
thing-kettle = la bouilloire
thing-lamp = la lampe
thing-ring = l’anneau
thing-crown = la couronne
thing-figs = les figues
thing-honey = le miel
thing-bowl = le bol
thing-vase = le vase
thing-wine = le vin
thing-tea = le thé
thing-gate = la porte
thing-well = le puits
thing-weaver = le tisserand
thing-smith = le forgeron
thing-jeweller = le joaillier
thing-cook = le cuisinier
thing-potter = le potier
thing-inn = l’auberge
thing-thief = le voleur
thing-guard = le garde
thing-coins = pièces
