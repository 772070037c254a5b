game-ravenloft = Ravenloft
game-ravenloft-tile = A dungeon, tile by tile
