game-caveloot = Caveloot
game-caveloot-tile = Butin, marchés, boss
