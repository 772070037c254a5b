"""Events and questions as lines of a log."""

from pathlib import Path

from flick.table.rules import Event
from flick.table.sayings import Fact, Say
from flick.table.words import Words

FILES = (".yaml", ".json")


def is_told(event: Event) -> bool:
    """Whether it stands in a log that tells every step: what only sums up the steps does not."""
    return not event.sums_up


def sentence(event: Event, words: Words) -> str:
    """What happened, and the rule that caused it at the end."""
    return f"{words(without_folders(event.say))} [{event.rule}]"


def without_folders(said: Say) -> Say:
    """Files that somebody chose by where they lie are called by their names alone."""
    return Say(said.id, {key: _short(fact) for key, fact in said.facts.items()})


def _short(fact: Fact) -> Fact:
    return Path(fact).stem if isinstance(fact, str) and fact.endswith(FILES) else fact
