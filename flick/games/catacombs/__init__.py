"""Conquest of the Catacombs: rules, cards, bots."""

from flick.games.catacombs.game import GAME

__all__ = ["GAME"]
