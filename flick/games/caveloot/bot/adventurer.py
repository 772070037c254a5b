"""The better bot: in a clash that it is losing it tries what may come of each answer."""

from flick.bots.ahead import AheadBot
from flick.games.caveloot.bot.policy import PolicyBot
from flick.table.perspective import Perspective
from flick.table.rules import Choose
from flick.table.seats import Thought

TRIES, ANSWERS = 32, 3
"""So often it plays on for a decision, and so many answers far: to the end of the clash and a little more."""
WEIGHED = ("cast", "support", "use")
"""What may turn a clash that is being lost; talents are weighed by the averages of the decks."""


class AdventurerBot:
    """Goes by rules of thumb, and looks ahead where something that is used up might turn a clash."""

    def __init__(self) -> None:
        self._policy = PolicyBot()

    def think(self, perspective: Perspective) -> Thought:
        thought, chances = self._policy.think(perspective), turns_of(perspective)
        among = tuple(dict.fromkeys([thought.answer, *chances]))
        if not chances or len(among) < 2:
            return thought
        chosen = AheadBot(TRIES, ANSWERS, self._policy, among=among).think(perspective)
        return thought if chosen.answer == thought.answer else chosen


def turns_of(perspective: Perspective) -> list[str]:
    """The answers that might turn a clash, and to let it stand; none where nothing has to be turned."""
    decision = perspective.decision
    if decision.verb != "window" or not isinstance(decision, Choose) or decision.facts.get("lead") == "ahead":
        return []
    found = [f"{decision.verb} {act.written}" for act in decision.things if act.kind in WEIGHED]
    return [decision.decline, *found] if found else []
