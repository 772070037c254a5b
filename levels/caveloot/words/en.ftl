game-caveloot = Caveloot
game-caveloot-tile = Loot, bargains, bosses
