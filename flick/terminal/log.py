"""What happened, as lines of a log: by turns, a line for each deed, or every step."""

from collections.abc import Iterable
from pathlib import Path

from flick.table.rules import Event
from flick.table.sayings import Fact, Say
from flick.table.story import Change, Line, StoryPlan, Teller, lines_of
from flick.table.words import Words

FILES = (".yaml", ".json")


def is_told(event: Event) -> bool:
    """Whether it stands in a log that tells every step: what only sums up the steps does not."""
    return not event.sums_up


def sentence(event: Event, words: Words) -> str:
    """What happened, and the rule that caused it at the end."""
    return f"{words(without_folders(event.say))} [{event.rule}]"


class TurnLog:
    """Tells events by turns, as they happen."""

    def __init__(self, words: Words, plan: StoryPlan) -> None:
        self._words, self._plan = words, plan
        self._teller = Teller(plan)

    def hear(self, event: Event) -> str | None:
        """The line that an event makes, if it makes one; before a heading a line is free."""
        line = self._teller.hear(event)
        return None if line is None else line_text(line, self._words)

    def begin_again(self, events: Iterable[Event]) -> None:
        """Other events have happened than those that were heard: these."""
        self._teller = Teller(self._plan)
        for event in events:
            self._teller.hear(event)


def told_by_turns(events: Iterable[Event], plan: StoryPlan, words: Words) -> list[str]:
    """The whole story of events as somebody may know them."""
    return [line_text(line, words) for line in lines_of(list(events), plan)]


def line_text(line: Line, words: Words) -> str:
    """A deed with what it changed and its rule, or a heading below a free line."""
    text = words(without_folders(line.say))
    if line.heading:
        return f"\n{text}"
    changes = ", ".join(_change(change, words) for change in line.changes)
    return " ".join(part for part in (text, f"({changes})" if changes else "", f"[{line.rule}]") if part)


def _change(change: Change, words: Words) -> str:
    side = words.name(change.side)
    if change.left is None:
        return words("story-change-by", side=side, sign="+" if change.by > 0 else "−", n=abs(change.by))
    return words("story-change", side=side, before=change.before or 0, after=change.left)


def without_folders(said: Say) -> Say:
    """Files that somebody chose by where they lie are called by their names alone."""
    return Say(said.id, {key: _short(fact) for key, fact in said.facts.items()})


def _short(fact: Fact) -> Fact:
    return Path(fact).stem if isinstance(fact, str) and fact.endswith(FILES) else fact
