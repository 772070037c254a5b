"""What happened in a match, told by turns: a heading for each, a line for each deed, and what the deed changed.

Which events are deeds is content of the game (``levels/<game>/story.yaml``); all others are bookkeeping, for those who
want to read everything. Nothing is put into a language here and nothing is drawn: terminal, log and replay use the same
lines.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from flick.table import content
from flick.table.match import Match
from flick.table.rules import Event
from flick.table.sayings import Say, Who
from flick.table.words import Words

FILE = "story.yaml"

EVENT, BRIEF = "event-", "log-"
"""How the message of an event begins, and that of the same in few words, where there is one."""


class StoryRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the content."""


class CountedChange(StoryRecord, frozen=True):
    """How an event changes what a side has: its fact that names the side, the one that says by how much, or how much
    that always is, and the one that says what is left. What ``loses`` takes away."""

    side: str
    n: str | int
    left: str = ""
    loses: bool = False


class StoryPlan(StoryRecord, frozen=True):
    """Which events are told.

    ``turn`` begins a turn, with ``heading`` as the message above it (the event's own where it is empty), which also has
    the number of the turn, ``n``. ``card`` is the event of a card that is played, or attempted, and its fact: what is
    told from then on, up to the end of the turn, is told of that card. ``told`` are the events that make a line,
    ``counted`` those that change what somebody has: their changes stand on the line that they belong to, which is the
    next one told, or the last of the turn. ``averts`` are those by which nothing changes that would have: the line that
    they belong to weighs as much as one that changed something, as do those that are ``telling``. Without any ``told``
    every event makes a line. ``icons`` are the pictures of events that are told best by one, or by one for each thing
    that they may name; beside all others stands the card that they are about. ``explained`` are the events with a
    ``card`` of which front ends that draw none tell what it does, when it is seen for the first time.
    """

    turn: str = ""
    heading: str = ""
    card: tuple[str, str] | None = None
    told: tuple[str, ...] = ()
    counted: dict[str, tuple[CountedChange, ...]] = {}
    averts: tuple[str, ...] = ()
    telling: tuple[str, ...] = ()
    icons: dict[str, str | dict[str, str]] = {}
    explained: tuple[str, ...] = ()


class StoryFile(StoryRecord, frozen=True):
    """A whole file."""

    story: StoryPlan


def story_in(folder: Path) -> StoryPlan:
    """What a game tells, by its content folder; everything where it does not say."""
    path = folder / FILE
    return content.load(path, StoryFile).story if path.is_file() else StoryPlan()


class Change(NamedTuple):
    """By how much something of a side has changed, and how much is left where that is known."""

    side: str
    by: int
    left: int | None = None

    @property
    def before(self) -> int | None:
        """How much there was."""
        return None if self.left is None else self.left - self.by


class StoryLine(NamedTuple):
    """One line: the number of its event among all and its kind, what it says, the rule, whose deed it was, with which
    card, what changed, and whether a change was ``averted`` or it weighs as much. A ``heading`` begins a turn; a
    ``reason`` is not what happened but why, as a bot gave it. Beside it stands its ``icon``, or the card of its own
    that is its ``thing``."""

    number: int
    kind: str
    say: Say
    rule: str
    heading: bool = False
    seat: int | None = None
    card: str = ""
    changes: tuple[Change, ...] = ()
    averted: bool = False
    reason: bool = False
    icon: str = ""
    thing: str = ""


class Reason(NamedTuple):
    """Why a bot answered as it did: how many events there had been before, and before the next answer."""

    since: int
    until: int
    seat: int
    say: Say


class HasHeading(Protocol):
    """A line, or whatever is made of it."""

    @property
    def heading(self) -> bool: ...


L = TypeVar("L", bound=HasHeading)


class Teller:
    """Tells events as they happen, one after the other."""

    def __init__(self, plan: StoryPlan) -> None:
        self._plan = plan
        self._number, self._turns = -1, 0
        self._pending: list[Change] = []
        self._seat: int | None = None
        self._card, self._averted = "", False

    def hear(self, event: Event) -> StoryLine | None:
        """The line that an event makes, if it makes one."""
        plan, self._number = self._plan, self._number + 1
        if event.kind == plan.turn:
            self._seat, self._card, self._averted = _who(event), "", False
            self._turns += 1
            say = Say(plan.heading, {"n": self._turns, **event.facts}) if plan.heading else event.say
            return StoryLine(self._number, event.kind, say, event.rule, True, self._seat)
        self._card = _card(event, plan) or self._card
        self._pending += changes_in(event, plan)
        self._averted |= event.kind in plan.averts
        if plan.told and event.kind not in plan.told:
            return None
        who, changes, averted = (
            _who(event),
            tuple(merged(self.left_over())),
            self._averted or event.kind in plan.telling,
        )
        self._averted = False
        whose = self._seat if who is None else who
        icon, thing = _icon(event, plan), _thing(event, plan) or self._card
        return StoryLine(
            self._number,
            event.kind,
            event.say,
            event.rule,
            False,
            whose,
            self._card,
            changes,
            averted,
            False,
            icon,
            thing,
        )

    def left_over(self) -> list[Change]:
        """What has changed since the last line; it is told then."""
        pending, self._pending = self._pending, []
        return pending


def lines_of(events: Sequence[Event], plan: StoryPlan) -> list[StoryLine]:
    """The whole story, of events as somebody may know them."""
    found: list[StoryLine] = []
    teller = Teller(plan)
    for event in events:
        if event.kind == plan.turn:
            _settle(found, teller.left_over())
        line = teller.hear(event)
        if line is not None:
            found.append(line)
    _settle(found, teller.left_over())
    return found


def steps_of(events: Sequence[Event], plan: StoryPlan) -> list[StoryLine]:
    """Everything that happened, bookkeeping too, but for what only sums up other steps."""
    lines = lines_of(events, msgspec.structs.replace(plan, told=()))
    return [line for line in lines if not events[line.number].sums_up]


def reasons_of(match: Match, may_know: Callable[[int], bool]) -> list[Reason]:
    """Why bots answered as they did, as far as the reader ``may_know`` of the answer of a number."""
    answers = match.answers
    ends = [*(taken.events_before for taken in answers[1:]), len(match.events)]
    return [
        Reason(taken.events_before, end, taken.seat, taken.thought)
        for number, (taken, end) in enumerate(zip(answers, ends, strict=False))
        if taken.thought is not None and may_know(number)
    ]


def open_reasons(match: Match, seat: int | None) -> list[Reason]:
    """The same as a seat, or an onlooker, may know them while the match goes on: none as long as anybody at the table
    holds what another may not see."""
    if match.result is None and match.hides_among(range(len(match.seats))):
        return []
    return reasons_of(match, lambda number: match.sees(number, seat))


def with_reasons(lines: Sequence[StoryLine], reasons: Sequence[Reason]) -> list[StoryLine]:
    """The same lines, and each reason behind the first of what came of it."""
    found = list(lines)
    for reason in reversed(reasons):
        place = bisect_left(lines, reason.since, key=lambda line: line.number)
        if place < len(lines) and lines[place].number < reason.until and not lines[place].heading:
            place += 1
        number = max(0, min(reason.since, reason.until - 1))
        found.insert(place, StoryLine(number, "", reason.say, "", False, reason.seat, reason=True))
    return found


def sifted(lines: Sequence[L], keep: Callable[[L], bool]) -> list[L]:
    """The lines that are to be kept, and the headings of turns in which there are any."""
    found: list[L] = []
    heading: L | None = None
    for line in lines:
        if line.heading:
            heading = line
        elif keep(line):
            found += [line] if heading is None else [heading, line]
            heading = None
    return found


def in_brief(said: Say, words: Words) -> Say:
    """The same in few words, for a log in which heading and picture tell the rest; as it is where nobody wrote that."""
    brief = said.id.replace(EVENT, BRIEF, 1)
    return Say(brief, said.facts) if said.id.startswith(EVENT) and words.has(brief) else said


def recap(lines: Sequence[StoryLine], seat: int, plan: StoryPlan) -> list[StoryLine]:
    """What others have done since a seat acted last, at the beginning of its turn; nothing at any other moment. That a
    card was played is left out where its deeds are told."""
    begun = [index for index, line in enumerate(lines) if line.heading]
    if not begun or lines[begun[-1]].seat != seat or any(line.seat == seat for line in lines[begun[-1] + 1 :]):
        return []
    own = [index for index in begun[:-1] if lines[index].seat == seat]
    first = next((index for index in begun if not own or index > own[-1]), begun[-1])
    told = [line for line in lines[first : begun[-1]] if not line.heading]
    played = plan.card[0] if plan.card is not None else ""
    done = {(line.seat, line.card) for line in told if line.kind != played}
    return [line for line in told if line.kind != played or (line.seat, line.card) not in done]


def changes_in(event: Event, plan: StoryPlan) -> Iterator[Change]:
    """What an event changes."""
    for counted in plan.counted.get(event.kind, ()):
        side, left = event.facts.get(counted.side), event.facts.get(counted.left)
        by = counted.n if isinstance(counted.n, int) else event.facts.get(counted.n)
        if isinstance(side, str) and isinstance(by, int) and by:
            yield Change(side, -by if counted.loses else by, left if isinstance(left, int) else None)


def merged(changes: Sequence[Change]) -> list[Change]:
    """One change for each side: what was left last, and by how much that differs from the beginning."""
    found: dict[str, Change] = {}
    for change in changes:
        before = found.get(change.side)
        by = change.by + (before.by if before is not None else 0)
        found[change.side] = Change(change.side, by, change.left)
    return [change for change in found.values() if change.by]


def _settle(lines: list[StoryLine], pending: Sequence[Change]) -> None:
    """What changed behind the last line of a turn belongs to that one."""
    if pending and lines and not lines[-1].heading:
        lines[-1] = lines[-1]._replace(changes=tuple(merged([*lines[-1].changes, *pending])))


def _who(event: Event) -> int | None:
    who = event.facts.get("who")
    return who.seat if isinstance(who, Who) else None


def _card(event: Event, plan: StoryPlan) -> str:
    return _thing(event, plan) if plan.card is not None and event.kind == plan.card[0] else ""


def _icon(event: Event, plan: StoryPlan) -> str:
    """The picture of an event, or of the first thing that it names of those that have one there."""
    icon = plan.icons.get(event.kind, "")
    if isinstance(icon, str):
        return icon
    return next((icon[fact] for fact in event.facts.values() if isinstance(fact, str) and fact in icon), "")


def _thing(event: Event, plan: StoryPlan) -> str:
    """The card that an event is about, in the fact in which the game names those."""
    found = event.facts.get(plan.card[1]) if plan.card is not None else None
    return found if isinstance(found, str) else ""
