"""The log of a match as lines: by turns with a line for each deed, or with every step."""

from bisect import bisect_right
from collections.abc import Iterable
from pathlib import Path

from flick.table.match import Match
from flick.table.naming import without_accents
from flick.table.rules import Event
from flick.table.sayings import Fact, Say
from flick.table.story import (
    Change,
    StoryLine,
    StoryPlan,
    Teller,
    lines_of,
    open_reasons,
    sifted,
    steps_of,
    with_reasons,
)
from flick.table.words import Words

FILES = (".yaml", ".json")


def is_told(event: Event) -> bool:
    """Whether an event has a line in the log of every step; those that only sum up other events do not."""
    return not event.sums_up


def sentence(event: Event, words: Words) -> str:
    """The sentence of an event, with the ID of the rule that caused it at its end."""
    return f"{words(without_folders(event.say))} [{event.rule}]"


class TurnLog:
    """Makes the lines of a log of events as they happen, with headings for turns."""

    def __init__(self, words: Words, plan: StoryPlan) -> None:
        self._words, self._plan = words, plan
        self._teller = Teller(plan)

    def hear(self, event: Event) -> str | None:
        """The line of an event, with an empty line before a heading; ``None`` where the event has no line."""
        line = self._teller.hear(event)
        return None if line is None else line_text(line, self._words)

    def begin_again(self, events: Iterable[Event]) -> None:
        """Start again with these events, after some that were heard have been taken back."""
        self._teller = Teller(self._plan)
        for event in events:
            self._teller.hear(event)


def numbered(lines: Iterable[StoryLine], match: Match, words: Words, first: int = 0) -> list[str]:
    """The whole story, each deed with the number of the answer that caused it. The first answer has the number
    ``first``."""
    starts = [taken.events_before for taken in match.answers]
    told: list[str] = []
    for line in lines:
        answer, text = bisect_right(starts, line.number) - 1, line_text(line, words)
        told.append(text if line.heading or answer < 0 else f"  {first + answer:>4}  {text}")
    return told


def story_for(match: Match, seat: int, wanted: str, plan: StoryPlan, words: Words) -> list[StoryLine]:
    """The lines of the story that a seat may read, or those of them that are ``wanted``."""
    events = [event.seen_by(seat) for event in match.events]
    sorts = {without_accents(words(sort)): sort for sort in ("log-all", "log-own", "log-reasons")}
    if (sort := sorts.get(wanted)) in ("log-all", "log-reasons"):
        whole = with_reasons(steps_of(events, plan), open_reasons(match, seat))
        return whole if sort == "log-all" else sifted(whole, lambda line: line.reason)
    names = {without_accents(words.who(other)): other for other in range(len(match.seats))}
    whose = seat if sort == "log-own" else names.get(wanted)
    lines = lines_of(events, plan)
    return lines if whose is None else sifted(lines, lambda line: line.seat == whose)


def line_text(line: StoryLine, words: Words) -> str:
    """A line of the story as text: a deed with what it changed and its rule, the reason of a bot, or a heading after an
    empty line."""
    text = words(without_folders(line.say))
    if line.heading:
        return f"\n{text}"
    if line.reason:
        return f"  {text}"
    changes = ", ".join(_change(change, words) for change in line.changes)
    return " ".join(part for part in (text, f"({changes})" if changes else "", f"[{line.rule}]") if part)


def _change(change: Change, words: Words) -> str:
    side = words.name(change.side)
    if change.left is None:
        return words("story-change-by", side=side, sign="+" if change.by > 0 else "−", n=abs(change.by))
    return words("story-change", side=side, before=change.before or 0, after=change.left)


def without_folders(said: Say) -> Say:
    """The same sentence, in which files that somebody chose by their paths have their names alone."""
    return Say(said.id, {key: _short(fact) for key, fact in said.facts.items()})


def _short(fact: Fact) -> Fact:
    return Path(fact).stem if isinstance(fact, str) and fact.endswith(FILES) else fact
