"""What has happened in a match, in the words of the log."""

from collections.abc import Sequence

from flick.table.rules import Event
from flick.table.words import Words
from flick.window.parts.log import Entry


class Story:
    """Only what is new is put into words. Events that were taken back are other ones when they happen again."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._viewer: int | None = None
        self._events: list[Event] = []
        self._entries: list[Entry] = []

    def tell(self, events: Sequence[Event], viewer: int | None) -> list[Entry]:
        """All of it, as ``viewer`` may know it; ``None`` is an onlooker."""
        known = self._known(events) if viewer == self._viewer else 0
        del self._events[known:], self._entries[known:]
        self._viewer = viewer
        for event in events[known:]:
            self._events.append(event)
            self._entries.append(Entry(self._words(event.seen_by(viewer).say), event.rule))
        return self._entries

    def _known(self, events: Sequence[Event]) -> int:
        """How many of the events are, from the beginning, those that were told."""
        pairs = enumerate(zip(events, self._events, strict=False))
        first_other = (number for number, (event, told) in pairs if event is not told)
        return next(first_other, min(len(events), len(self._events)))
