"""What has happened in a match, in the words of the log: everything, and what is told of it by turns."""

from collections.abc import Callable, Sequence

from flick.table.naming import capital
from flick.table.rules import Event
from flick.table.sayings import Say
from flick.table.story import Change, Reason, StoryLine, StoryPlan, in_brief, lines_of, recap, steps_of, with_reasons
from flick.table.words import Words
from flick.window.widgets.log_row import LogEntry


class LogStory:
    """Only what is new is put into words."""

    def __init__(
        self, words: Words, plan: StoryPlan | None = None, sides: Sequence[str] = (), *, bots: bool = True
    ) -> None:
        """``sides`` is the side of each seat, ``bots`` says whether any bot plays."""
        self.words, self.bots = words, bots
        self._plan, self._sides = plan or StoryPlan(), sides
        self._events: list[Event] = []
        self._reasons: Callable[[], Sequence[Reason]] = list[Reason]
        self._said: dict[tuple[int, str], tuple[StoryLine, LogEntry]] = {}

    def hear(self, events: Sequence[Event], reasons: Callable[[], Sequence[Reason]] = list[Reason]) -> None:
        """All that has happened, as somebody may know it, and what tells why bots did it."""
        self._events, self._reasons = list(events), reasons

    @property
    def whole(self) -> list[LogEntry]:
        """All of it step by step, with reasons."""
        return [self.entry(line) for line in with_reasons(steps_of(self._events, self._plan), self._reasons())]

    @property
    def deeds(self) -> list[LogEntry]:
        """What is told of that by turns."""
        return [self.entry(line) for line in self.lines]

    @property
    def lines(self) -> list[StoryLine]:
        """The same before it is put into words."""
        return lines_of(self._events, self._plan)

    def recap(self, seat: int) -> list[LogEntry]:
        """What others have done since that seat's last turn, when the next one begins."""
        return [self.entry(line) for line in recap(self.lines, seat, self._plan)]

    def begins(self, seat: int) -> bool:
        """Whether that seat has had at most one turn, which is going on."""
        return sum(line.heading and line.seat == seat for line in self.lines) < 2

    def entry(self, line: StoryLine) -> LogEntry:
        """A line in words."""
        key = line.number, line.kind
        known = self._said.get(key)
        if known is None or known[0] != line:
            known = line, self._in_words(line)
            self._said[key] = known
        return known[1]

    def _in_words(self, line: StoryLine) -> LogEntry:
        text = self.words(line.say)
        brief = in_brief(line.say, self.words)
        changes = tuple((change.side, self._change(change)) for change in line.changes)
        return LogEntry(
            text,
            "" if line.heading else line.rule,
            line.number,
            line.heading,
            line.thing,
            self._sides[line.seat] if line.seat is not None and line.seat < len(self._sides) else "",
            changes,
            line.averted,
            brief=text if brief is line.say else capital(self.words(brief)),
            icon=line.icon,
            seat=line.seat,
            reason=line.reason,
        )

    def _change(self, change: Change) -> str:
        """How much there was and is, or by how much that differs."""
        if change.left is None:
            return self.words(Say("window-change-by", {"sign": "+" if change.by > 0 else "−", "n": abs(change.by)}))
        return self.words(Say("window-change", {"before": change.before or 0, "after": change.left}))
