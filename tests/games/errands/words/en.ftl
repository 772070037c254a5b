# What Errands says.
game-errands = Errands

game-errands-about = Fetch goods, one after the other, as long as the day lasts.

option-errands = Errands
option-errands-help = How many a turn has (ERR-03)

ask-fetch = Which good do you fetch?

do-fetch = Fetch { $what }

event-morning = { $who } begins the day.
event-fetch = { $who } fetches { $good }.
event-lay-out = Laid out: { $good }.

end-most-points = Nobody has more than { $points } points.

zone-stock = Stock
zone-row = Laid out
zone-points = Points of { $who }: { $points }

thing-good-1 = Good 1
thing-good-2 = Good 2
thing-good-3 = Good 3
thing-good-4 = Good 4
thing-good-5 = Good 5
thing-good-6 = Good 6
thing-good-7 = Good 7
thing-good-8 = Good 8
thing-good-9 = Good 9
thing-good-10 = Good 10
thing-good-11 = Good 11
thing-good-12 = Good 12
