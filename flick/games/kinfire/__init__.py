"""Kinfire Delve: Vainglory's Grotto: rules and cards."""

from flick.games.kinfire.game import GAME

__all__ = ["GAME"]
