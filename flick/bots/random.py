"""The bot that answers anything at all."""

from flick.table.perspective import Perspective
from flick.table.random_answers import random_answer, random_thought
from flick.table.seats import Thought

__all__ = ["RandomBot", "random_answer"]


class RandomBot:
    """Knows nothing, fears nothing. The measure of every other bot, and the tester of every game."""

    def think(self, perspective: Perspective) -> Thought:
        return random_thought(perspective.decision, perspective.chance)
