# What Hats says.
game-hats = Hats
game-hats-about = Lay beads into your hat.

option-goal = Goal
option-goal-help = So many beads win (HAT-7)
option-feast = Feast
option-feast-help = There is music (HAT-3)
option-fast = Fast
option-fast-help = There is no music (HAT-3)
option-host = Host
option-host-help = Who begins (HAT-2)
option-hat = Hat
option-hat-help = What is worn (HAT-1)
option-hat-any = Any
option-hat-bowler = Bowler
option-hat-fez = Fez
option-hat-turban = Turban
option-feather = Feather
option-feather-help = On the hat (HAT-4)
option-beads = Beads
option-beads-help = In the hat from the beginning (HAT-5)

refused-hat-twice = Only one seat can have { $value }.
refused-host = Seat { $number } is one of { $seats }.
refused-feast = A feast is never fast.
refused-feather = No feather on a turban.
refused-beads = Fast means one bead.

ask-lay = How many beads?
do-lay = Lay { $what }
event-lay = { $who } lays { $n }.
end-enough = Enough beads.
