# Ce que dit Courses.
game-errands = Courses

game-errands-about = Prenez des marchandises, l’une après l’autre, tant que dure la journée.

option-errands = Courses
option-errands-help = Combien en compte un tour (ERR-03)

ask-fetch = Quelle marchandise prenez-vous ?

do-fetch = Prendre { $what }

event-morning = { $who } commence la journée.
event-fetch = { $who } prend { $good }.
event-lay-out = Étalée : { $good }.

end-most-points = Personne n’a plus de { $points } points.

zone-stock = Réserve
zone-row = Étalées
zone-points = Points de { $who } : { $points }

thing-good-1 = Marchandise 1
thing-good-2 = Marchandise 2
thing-good-3 = Marchandise 3
thing-good-4 = Marchandise 4
thing-good-5 = Marchandise 5
thing-good-6 = Marchandise 6
thing-good-7 = Marchandise 7
thing-good-8 = Marchandise 8
thing-good-9 = Marchandise 9
thing-good-10 = Marchandise 10
thing-good-11 = Marchandise 11
thing-good-12 = Marchandise 12
