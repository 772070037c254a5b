"""Caveloot: send a hero into the regions, come home with loot, bargain, and beat the final boss."""

from flick.games.caveloot.game import GAME

__all__ = ["GAME"]
