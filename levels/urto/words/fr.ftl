game-urto = Urto
game-urto-tile = Une course dans la grotte
