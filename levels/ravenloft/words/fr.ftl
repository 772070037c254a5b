game-ravenloft = Ravenloft
game-ravenloft-tile = Un donjon, tuile par tuile
