# Ce que dit Coquillages.
game-shells = Coquillages

game-shells-about = Pariez des perles sur une carte, lancez le dé et visez les galets d’un coquillage.

option-pearls = Perles
option-pearls-help = Combien chacun en a au début (SHL-01)
option-flicks = Pichenettes
option-flicks-help = Si qui gagne un pari peut lancer un coquillage (SHL-06)
option-edge = Bord
option-edge-help = Ce qui arrête un galet : des murs, ou rien (SHL-08)
option-rounds = Manches
option-rounds-help = Tours de chacun (SHL-09)

ask-play = Quelle carte jouez-vous ?
ask-bet = Combien de perles pariez-vous ?
ask-shoot = Lancez-vous un coquillage ?
ask-place = Où posez-vous le coquillage ?
ask-flick = Lancez le coquillage.
ask-swap = Quelles cartes rendez-vous ?

do-play = Jouer { $what }
do-swap = Rendre { $what }

event-draw = { $who } pioche { $card }.
event-draw-hidden = { $who } pioche une carte.
event-reshuffle = Les { $cards } cartes rendues sont mélangées et forment une nouvelle pioche.
event-play = { $who } joue { $card }.
event-roll = Le dé montre { $roll } ; il fallait { $worth }.
event-win = { $who } gagne { $pearls ->
    [one] { $pearls } perle
   *[other] { $pearls } perles
}.
event-lose = { $who } perd { $pearls ->
    [one] { $pearls } perle
   *[other] { $pearls } perles
}.
event-struck = Le coquillage { $pebbles ->
    [0] ne touche aucun galet
    [one] touche un galet
   *[other] touche { $pebbles } galets
}.
event-washed-away = Emporté par la mer : { $piece }.
event-swap = { $who } rend { $card }.

end-draw = Tout le monde a { $pearls } perles : personne ne gagne.
end-most-pearls = Personne n’a plus de { $pearls } perles.
end-given-up = { $who } abandonne.

refused-not-held = Vous n’avez pas { $card } en main.
refused-not-on-shore = Le coquillage part du rivage, à moins de 40 mm du bord gauche.

zone-shore = Rivage
zone-table = Jouée
zone-deck = Pioche
zone-discard = Rendues
zone-bank = Banque : { $pearls } perles
zone-pearls = Perles de { $who } : { $pearls }
zone-hand = Main de { $who }

expected-worth = un nombre entier de 1 à 6

thing-whelk-1 = Buccin 1
thing-whelk-2 = Buccin 2
thing-whelk-3 = Buccin 3
thing-whelk-4 = Buccin 4
thing-whelk-5 = Buccin 5
thing-whelk-6 = Buccin 6
thing-conch-1 = Conque 1
thing-conch-2 = Conque 2
thing-conch-3 = Conque 3
thing-conch-4 = Conque 4
thing-conch-5 = Conque 5
thing-conch-6 = Conque 6
thing-limpet-1 = Patelle 1
thing-limpet-2 = Patelle 2
thing-limpet-3 = Patelle 3
thing-limpet-4 = Patelle 4
thing-limpet-5 = Patelle 5
thing-limpet-6 = Patelle 6
thing-cowrie-1 = Cauri 1
thing-cowrie-2 = Cauri 2
thing-cowrie-3 = Cauri 3
thing-cowrie-4 = Cauri 4
thing-cowrie-5 = Cauri 5
thing-cowrie-6 = Cauri 6
thing-pebble-1 = le premier galet
thing-pebble-2 = le deuxième galet
thing-pebble-3 = le troisième galet
thing-shell = le coquillage
event-laid = { $who } pose le coquillage.
event-put-away = { $card } est rangé.
