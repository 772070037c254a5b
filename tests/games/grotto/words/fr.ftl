# Ce que dit Grotte.
game-grotto = Grotte
game-grotto-about = Trouvez des gemmes dans une petite grotte et sortez-les avant que les lampes ne s’éteignent.

ask-peek = Quelle case épiez-vous ?
ask-go = Où allez-vous ?
ask-hurry = Pressez-vous le pas ? Il vous reste de l’huile pour { $oil ->
    [one] { $oil } pas
   *[other] { $oil } pas
}.
ask-oil = Les chauves-souris attaquent. Combien d’huile brûlez-vous ?

do-peek = Épier { $what }
do-go = Aller vers { $what }
no-go = Rester

event-peek = { $who } épie { $cell } : { $find }.
event-peek-hidden = { $who } épie { $cell }.
event-go = { $who } va vers { $cell }.
event-find = { $who } trouve { $find }.
event-carry-out = { $who } sort de la grotte des gemmes d’une valeur de { $worth }.
event-bats = Les chauves-souris tournent autour de { $who } : { $roll }.
event-drop = { $who } laisse tomber { $gem } dans le noir.

end-most-gems = Le meilleur butin sorti de la grotte vaut { $worth }.

explorer = { $who }

zone-cave = La grotte
zone-rounds = Manches restantes : { $rounds }
zone-bag = { $who } : { $cell }, huile { $oil }, butin sorti { $home }

thing-active = à son tour
thing-way-out = la sortie
thing-mouth = l’entrée
thing-moss = la mousse
thing-well = le puits
thing-bridge = le pont
thing-echo = l’écho
thing-crack = la fissure
thing-chimney = la cheminée
thing-lake = le lac
thing-altar = l’autel
thing-abyss = l’abîme
thing-quartz = un quartz
thing-garnet = un grenat
thing-topaz = une topaze
thing-opal = une opale
thing-ruby = un rubis
thing-emerald = une émeraude
thing-diamond = un diamant
thing-bats-1 = des chauves-souris brunes
thing-bats-2 = des chauves-souris grises
