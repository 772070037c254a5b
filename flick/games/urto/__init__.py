"""Urto: the race through the cave: rules and cards."""

from flick.games.urto.game import GAME

__all__ = ["GAME"]
