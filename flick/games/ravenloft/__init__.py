from flick.games.ravenloft.game import GAME

__all__ = ["GAME"]
