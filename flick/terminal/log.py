"""Events as lines of a log."""

from flick.table.rules import Event
from flick.table.words import Words


def sentence(event: Event, words: Words) -> str:
    """What happened, and the rule that caused it at the end."""
    return f"{words(event.say)} [{event.rule}]"
