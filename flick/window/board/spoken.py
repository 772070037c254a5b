"""Answers to questions that no piece on the table can answer yet, as buttons: where to walk."""

from collections.abc import Iterator
from typing import NamedTuple

from flick.table.answers import write_walk
from flick.table.rules import Decision, Walk
from flick.table.sayings import Say
from flick.table.words import Words


class SpokenAnswer(NamedTuple):
    """An answer in its written form, and what it is called."""

    text: str
    label: str


def spoken_answers(decision: Decision | None, words: Words) -> list[SpokenAnswer]:
    """Each cell that can be reached."""
    if isinstance(decision, Walk):
        return list(_walks(decision, words))
    return []


def _walks(decision: Walk, words: Words) -> Iterator[SpokenAnswer]:
    for goal, way in decision.reached.items():
        yield SpokenAnswer(write_walk(decision, way), words.name(goal))
    if decision.decline:
        own = f"no-{decision.verb}"
        label = words(Say(own, decision.facts)) if words.has(own) else words("window-stay-here")
        yield SpokenAnswer(decision.decline, label)
