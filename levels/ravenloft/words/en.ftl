game-ravenloft = Ravenloft
game-ravenloft-tile = A dungeon, tile by tile

# The dungeon

thing-side-north = north
thing-side-east = east
thing-side-south = south
thing-side-west = west
thing-triangle-white = white
thing-triangle-black = black

# What is wrong with tiles and adventures

expected-tile-name = a name of 1 to 40 characters
expected-adventure-name = a name of 1 to 60 characters
tile-unknown-square = no square is drawn as { $mark }; there are: { $known }
tile-without-floor = this tile has no floor, only wall ({ $rule })
tile-marks = { $count ->
    [0] this tile has no spawn mark, and it needs one
    *[other] this tile has { $count } spawn marks, and it needs exactly one
} ({ $rule })
tile-edge-nowhere = the opening to the { $side } leads nowhere: no step leads from it to the spawn mark ({ $rule })
tile-in-parts = the floor does not hang together: no step leads from the spawn mark to the square in row and column { $square } ({ $rule })
tile-front-walled = the side to the { $side } has the triangle, so it must be open ({ $rule })
tile-door-nowhere = a door symbol stands to the north, or to the west where the north is wall; both are wall here ({ $rule })
tile-door-colour = a door is on the last { $colour } copy, and this tile has none of that colour
tile-no-copies = { $tile } has no copy: say how many are white or black ({ $rule })
tile-no-chamber = { $tile } belongs to a chamber: say to which, dire or horrid ({ $rule })
tile-no-exit = there is no exit square: draw one as h ({ $rule })
tile-name-taken = { $tile } is a tile of the house; give yours another name
tiles-too-white = { $black } ordinary tiles are black and { $white } white; more must be black than white ({ $rule })
tiles-few-doors = { $count } tiles have a door symbol; there must be at least { $least } ({ $rule })
tiles-few-features = { $count } tiles have feature squares; there must be at least { $least } ({ $rule })
tiles-no-start = there is no { $tile }: the Start tile has two halves, start_w and start_e ({ $rule })
tiles-start-edges = the Start tile has { $count } unexplored edges; it must have 4 ({ $rule })
tiles-start-parts = the halves of the Start tile do not hang together ({ $rule })
adventure-too-many-tiles = this part of the stack takes { $wanted } tiles; { $left } are left, { $doors } of them with a door
adventure-no-tile = { $tile } cannot be put into the stack by its name; there are: { $known }
adventure-tile-twice = { $tile } is in the stack already
adventure-not-in-stack = { $tile } is not in the stack; there are: { $known } ({ $rule })
adventure-exit-nowhere = the exit is on { $tile }, and no such tile is in the stack; there are: start, { $known } ({ $rule })
adventure-no-way-out = { $tile } has no exit square, so nobody can leave there ({ $rule })
adventure-name-taken = something else is called { $name } already
adventure-half-target = { $name } needs both ac and hp to be attacked, or neither to be taken ({ $rule })
adventure-no-villain = no villain is called { $name } here; there are: { $known }
adventure-step = the villain comes at step { $step } of the clock, which has { $clock }
adventure-no-object = no such object here: { $name }; there are: { $known }
adventure-other-chamber = { $tile } is the Entrance of another chamber ({ $rule })
adventure-no-entrance = no Chamber Entrance is in the stack ({ $rule })
adventure-no-chamber-card = “{ $name }” is no card of this chamber; there are: { $known } ({ $rule })
adventure-no-bonus-card = no bonus card is called { $name }; there are: { $known }
adventure-no-goal = nothing wins this adventure ({ $rule })
