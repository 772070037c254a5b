# Ce que dit Masques.
game-masks = Masques

game-masks-about = Offrez des cartes à l’insu des autres, posez des masques, doutez de ceux d’autrui.

ask-offer = Quelle carte offrez-vous ?
ask-mask = Quelle carte posez-vous face cachée ?
ask-doubt = Doutez-vous du masque de { $whom } ?

do-offer = Offrir { $what }
do-mask = Poser { $what } face cachée

event-offer = { $who } offre { $card }, qui vaut { $worth }.
event-take = { $who } prend { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
event-mask = { $who } pose { $card } face cachée.
event-mask-hidden = { $who } pose une carte face cachée.
event-unmask = Le masque de { $who } est { $card }, qui vaut { $worth }.
event-believe = { $who } n’en doute pas.
event-believe-hidden = { $who } n’en doute pas.
event-draw = { $who } pioche { $card }.
event-draw-hidden = { $who } pioche une carte.

end-most-cards = Personne n’a plus de { $cards } cartes.

zone-deck = Pioche
zone-laid = Posée face cachée
zone-won = Cartes prises par { $who }
zone-masks = Masques de { $who }
zone-hand = Main de { $who }

thing-moth = Papillon de nuit
thing-toad = Crapaud
thing-crow = Corneille
thing-hare = Lièvre
thing-owl = Hibou
thing-swan = Cygne
thing-fox = Renard
thing-lynx = Lynx
thing-boar = Sanglier
thing-stag = Cerf
thing-wolf = Loup
thing-bear = Ours
thing-ant = Fourmi
thing-bee = Abeille
thing-mole = Taupe
thing-rat = Rat
thing-duck = Canard
thing-cat = Chat
thing-goat = Chèvre
thing-dog = Chien
thing-bull = Taureau
thing-shark = Requin
thing-tiger = Tigre
thing-whale = Baleine
