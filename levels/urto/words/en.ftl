game-urto = Urto
game-urto-tile = A race through the cave
