"""A bot that gives random legal answers."""

from flick.table.perspective import Perspective
from flick.table.random_answers import random_answer, random_thought
from flick.table.seats import Thought

__all__ = ["RandomBot", "random_answer"]


class RandomBot:
    """Gives random legal answers. Every other bot is measured against it, and tests play every game with it."""

    def think(self, perspective: Perspective) -> Thought:
        return random_thought(perspective.decision, perspective.chance)
