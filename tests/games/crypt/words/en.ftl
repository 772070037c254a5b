# What Crypt says.
game-crypt = Crypt
game-crypt-about = Explore a dungeon tile by tile, and find the shrine together.

ask-walk = Where do you walk?
ask-explore = Which side do you explore?
ask-open = Do you try the door?
ask-strike = Which beast do you strike?

no-explore = Explore nothing
no-strike = Strike nothing
refused-walk = The hero does not come there, or cannot stop there.
side-north = The north
side-east = The east
side-south = The south
side-west = The west
beast-at = The beast at { $square }

event-walk = { $who } walks to { $square }.
event-explore = { $who } lays { $tile }.
event-door = There is a closed door at { $tile }.
event-beast = A beast lurks on { $tile }.
event-opened = { $who } opens the door.
event-roll = { $who } rolls { $roll }.
event-slain = { $who } slays the beast.
event-prowl = A beast prowls to { $square }.
event-bite = A beast bites { $who }; { $health } health is left.

end-shrine = The shrine is found.
end-lost = The crypt keeps its shrine.

zone-crypt = The crypt
zone-stack = Tiles to come
zone-health = Health { $health }, turn { $turn }

thing-active = active
thing-beast = a beast
thing-hero-1 = the first hero
thing-hero-2 = the second hero
thing-hero-3 = the third hero
thing-rubble = rubble
thing-steps = the steps of the shrine
thing-start = the start
thing-shrine = the shrine
thing-hall-1 = the first hall
thing-hall-2 = the second hall
thing-tee-1 = the first fork
thing-tee-2 = the second fork
thing-bend-1 = the bend to the left
thing-bend-2 = the bend to the right
thing-straight-1 = the first corridor
thing-straight-2 = the second corridor
