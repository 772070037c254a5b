"""What has happened in a match, in the words of the log: everything, and what is told of it by turns."""

from collections.abc import Sequence

from flick.table.rules import Event
from flick.table.sayings import Say
from flick.table.story import Change, Line, StoryPlan, lines_of, recap
from flick.table.words import Words
from flick.window.parts.log_row import Entry


class Story:
    """Only what is new is put into words. Events that were taken back are other ones when they happen again."""

    def __init__(self, words: Words, plan: StoryPlan | None = None, sides: Sequence[str] = ()) -> None:
        """``sides`` is the side of each seat."""
        self._words, self._plan, self._sides = words, plan or StoryPlan(), sides
        self._viewer: int | None = None
        self._events: list[Event] = []
        self._seen: list[Event] = []
        self._entries: list[Entry] = []
        self._said: dict[int, tuple[Line, Entry]] = {}

    def tell(self, events: Sequence[Event], viewer: int | None) -> list[Entry]:
        """All of it step by step, as ``viewer`` may know it; ``None`` is an onlooker. What only sums up is left out."""
        known = self._known(events) if viewer == self._viewer else 0
        del self._events[known:], self._seen[known:], self._entries[known:]
        self._viewer = viewer
        for number, event in enumerate(events[known:], known):
            seen = event.seen_by(viewer)
            self._events.append(event)
            self._seen.append(seen)
            text = self._words(seen.say)
            self._entries.append(Entry(text, event.rule, number, seen.kind == self._plan.turn))
        pairs = zip(self._entries, self._events, strict=True)
        return [entry for entry, event in pairs if not event.sums_up]

    @property
    def deeds(self) -> list[Entry]:
        """What is told of that by turns."""
        return [self.entry(line) for line in self.lines]

    @property
    def lines(self) -> list[Line]:
        """The same before it is put into words."""
        return lines_of(self._seen, self._plan)

    def recap(self, seat: int) -> list[Entry]:
        """What others have done since that seat's last turn, when the next one begins."""
        return [self.entry(line) for line in recap(self.lines, seat, self._plan)]

    def begins(self, seat: int) -> bool:
        """Whether that seat has had at most one turn, which is going on."""
        return sum(line.heading and line.seat == seat for line in self.lines) < 2

    def entry(self, line: Line) -> Entry:
        """A line in words."""
        known = self._said.get(line.number)
        if known is None or known[0] != line:
            known = line, self._in_words(line)
            self._said[line.number] = known
        return known[1]

    def _in_words(self, line: Line) -> Entry:
        side = self._sides[line.seat] if line.seat is not None and line.seat < len(self._sides) else ""
        changes = tuple((change.side, self._change(change)) for change in line.changes)
        rule = "" if line.heading else line.rule
        return Entry(self._words(line.say), rule, line.number, line.heading, line.card, side, changes, line.averted)

    def _change(self, change: Change) -> str:
        """How much there was and is, or by how much that differs."""
        if change.left is None:
            return self._words(Say("window-change-by", {"sign": "+" if change.by > 0 else "−", "n": abs(change.by)}))
        return self._words(Say("window-change", {"before": change.before or 0, "after": change.left}))

    def _known(self, events: Sequence[Event]) -> int:
        """How many of the events are, from the beginning, those that were told."""
        pairs = enumerate(zip(events, self._events, strict=False))
        first_other = (number for number, (event, told) in pairs if event is not told)
        return next(first_other, min(len(events), len(self._events)))
