"""How a way over a map is answered: by its goal where that is in sight, else by buttons."""

from collections.abc import Callable, Collection
from functools import partial

from flick.table.answers import write_walk
from flick.table.naming import capital
from flick.table.rules import Walk
from flick.table.sayings import Say
from flick.table.words import Words
from flick.window.board.answer_button import AnswerButton
from flick.window.board.map_marks import PlacePick

Answer = Callable[[str], None]


def goals_in_sight(decision: Walk, places: Collection[str], words: Words, answer: Answer) -> dict[str, PlacePick]:
    """The goals on a map: a click walks the whole way."""
    return {
        goal: PlacePick(
            partial(answer, write_walk(decision, way)),
            words("window-map-way", goal=capital(words.name(goal)), n=decision.cost(way)),
            (decision.start, *way),
            decision.cost(way),
        )
        for goal, way in decision.reached.items()
        if goal in places
    }


def walking_buttons(decision: Walk, places: Collection[str], words: Words) -> list[AnswerButton]:
    """Make buttons for all goals that are not in sight, and for staying."""
    found = [
        AnswerButton(capital(words.name(goal)), write_walk(decision, way))
        for goal, way in decision.reached.items()
        if goal not in places
    ]
    if decision.decline:
        own = f"no-{decision.verb}"
        label = words(Say(own, decision.facts)) if words.has(own) else words("window-stay-here")
        found.append(AnswerButton(label, decision.decline))
    return found
