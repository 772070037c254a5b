"""The story of a match, told by turns: a heading for each turn, a line for each deed, and what the deed has changed.

The content of the game says which events are deeds (``levels/<game>/story.yaml``). All others are bookkeeping, which
only the full log shows. The story is not put into a language and not drawn here: the terminal, the log in the window
and the replay use the same lines.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from flick.table import content
from flick.table.match import Match
from flick.table.rules import Event
from flick.table.sayings import Say
from flick.table.words import Words

FILE = "story.yaml"

EVENT, BRIEF, CARD = "event-", "log-", "card"
"""The beginning of the message that tells an event, and that of the shorter message for it, where there is one."""


class StoryRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of the records in ``story.yaml``."""


class CountedChange(StoryRecord, frozen=True):
    """How an event changes what a side has. ``side`` is the fact that names the side; ``n`` is the fact that says by
    how much, or the amount itself; ``left`` is the fact that says how much is left. ``loses`` says that the amount is
    taken away."""

    side: str
    n: str | int
    left: str = ""
    loses: bool = False


class StoryPlan(StoryRecord, frozen=True):
    """Which events make lines of the story, and how.

    ``turn`` is the event that begins a turn; ``heading`` is the message above the turn (the event's own where it is
    empty), which also gets ``n``, the number of the turn. ``card`` names the event of a card that is played or
    attempted, and its fact: the lines from there to the end of the turn are deeds of that card. Where it is left out,
    each event is about the card that its fact ``card`` names.

    ``told`` are the events that make a line; where it is empty, every event does. ``counted`` are those that change
    what somebody has; the change stands on the next line, or on the last line of the turn. ``averts`` are events after
    which nothing changes that would have; front ends stress the line to which they belong as much as one with a change,
    and likewise the ``telling`` ones.

    ``icons`` name the picture of an event, or one for each thing that the event may name; other events show the card
    that they are about. ``explained`` are events whose fact ``card`` names a card that a front end without pictures
    explains when it is seen for the first time.
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
    """The record in ``story.yaml``."""

    story: StoryPlan


def story_in(folder: Path) -> StoryPlan:
    """Which events a game tells, by its content folder; every event where it has no ``story.yaml``."""
    path = folder / FILE
    return content.load(path, StoryFile).story if path.is_file() else StoryPlan()


class Change(NamedTuple):
    """By how much something that a side has is changed, and how much is left where that is known."""

    side: str
    by: int
    left: int | None = None

    @property
    def before(self) -> int | None:
        """How much the side had before the change; ``None`` where that is not known."""
        return None if self.left is None else self.left - self.by


class StoryLine(NamedTuple):
    """One line of the story.

    It has the number of its event among all events and its kind, what it says, the rule, the seat whose deed it was,
    the card of the deed, and what changed. ``averted`` says that nothing changed although something would have; front
    ends stress such a line as much as one with changes. A ``heading`` begins a turn. A ``reason`` is not an event but
    what a bot gave as its reason. Front ends draw the ``icon`` beside the line, or the card ``thing`` that the event is
    about.
    """

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
    """Why a bot gave an answer, with how many events had happened before it and before the next answer."""

    since: int
    until: int
    seat: int
    say: Say


class HasHeading(Protocol):
    """A line of the story, or what a front end has made of one."""

    @property
    def heading(self) -> bool: ...


L = TypeVar("L", bound=HasHeading)


class Teller:
    """Makes lines of events, one event after the other, as they happen."""

    def __init__(self, plan: StoryPlan) -> None:
        self._plan = plan
        self._number, self._turns = -1, 0
        self._pending: list[Change] = []
        self._seat: int | None = None
        self._card, self._averted = "", False

    def hear(self, event: Event) -> StoryLine | None:
        """The line for the next event; ``None`` where the event has no line of its own."""
        plan, self._number = self._plan, self._number + 1
        if event.kind == plan.turn:
            self._seat, self._card, self._averted = event.seat, "", False
            self._turns += 1
            say = Say(plan.heading, {"n": self._turns, **event.facts}) if plan.heading else event.say
            return StoryLine(self._number, event.kind, say, event.rule, True, self._seat)
        self._card = _card(event, plan) or self._card
        self._pending += changes_in(event, plan)
        self._averted |= event.kind in plan.averts
        if plan.told and event.kind not in plan.told:
            return None
        who, averted = event.seat, self._averted or event.kind in plan.telling
        self._averted = False
        return StoryLine(
            self._number,
            event.kind,
            event.say,
            event.rule,
            seat=self._seat if who is None else who,
            card=self._card,
            changes=tuple(merged(self.left_over())),
            averted=averted,
            icon=_icon(event, plan),
            thing=_thing(event, plan) or self._card,
        )

    def left_over(self) -> list[Change]:
        """Hand over the changes since the last line, which belong to the next line or, at the end of a turn, to the
        last one."""
        pending, self._pending = self._pending, []
        return pending


def lines_of(events: Sequence[Event], plan: StoryPlan) -> list[StoryLine]:
    """The lines for all these events, which are those that the reader may know."""
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
    """A line for every event, bookkeeping included, except those that only sum up earlier ones."""
    lines = lines_of(events, msgspec.structs.replace(plan, told=()))
    return [line for line in lines if not events[line.number].sums_up]


def reasons_of(match: Match, may_know: Callable[[int], bool]) -> list[Reason]:
    """The reasons that bots gave for their answers. ``may_know`` says whether the reader may know the answer of that
    number."""
    answers = match.answers
    ends = [*(taken.events_before for taken in answers[1:]), len(match.events)]
    return [
        Reason(taken.events_before, end, taken.seat, taken.thought)
        for number, (taken, end) in enumerate(zip(answers, ends, strict=False))
        if taken.thought is not None and may_know(number)
    ]


def open_reasons(match: Match, seat: int | None) -> list[Reason]:
    """The reasons of bots that a seat, or an onlooker, may know while the match goes on: none while anything is hidden
    from some seat, because a reason could betray it."""
    if match.result is None and match.hides_among(range(len(match.seats))):
        return []
    return reasons_of(match, lambda number: match.sees(number, seat))


def with_reasons(lines: Sequence[StoryLine], reasons: Sequence[Reason]) -> list[StoryLine]:
    """The lines with each reason placed behind the first line that followed from the answer."""
    found = list(lines)
    for reason in reversed(reasons):
        place = bisect_left(lines, reason.since, key=lambda line: line.number)
        if place < len(lines) and lines[place].number < reason.until and not lines[place].heading:
            place += 1
        number = max(0, min(reason.since, reason.until - 1))
        found.insert(place, StoryLine(number, "", reason.say, "", False, reason.seat, reason=True))
    return found


def sifted(lines: Sequence[L], keep: Callable[[L], bool]) -> list[L]:
    """The lines for which ``keep`` holds, and the headings of turns that have such lines."""
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
    """The shorter message for an event, for a log in which heading and picture tell the rest, or for a heading; the
    same message where there is no shorter one."""
    brief = said.id.replace(EVENT, BRIEF, 1) if said.id.startswith(EVENT) else f"{said.id}-brief"
    return Say(brief, said.facts) if words.has(brief) else said


def recap(lines: Sequence[StoryLine], seat: int, plan: StoryPlan) -> list[StoryLine]:
    """What others have done since ``seat`` acted last. It is empty except at the beginning of a turn of that seat.
    Lines that tell that a card was played are left out where lines for its deeds follow."""
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
    """The changes that an event makes to what sides have."""
    for counted in plan.counted.get(event.kind, ()):
        side, left = event.facts.get(counted.side), event.facts.get(counted.left)
        by = counted.n if isinstance(counted.n, int) else event.facts.get(counted.n)
        if isinstance(side, str) and isinstance(by, int) and by:
            yield Change(side, -by if counted.loses else by, left if isinstance(left, int) else None)


def merged(changes: Sequence[Change]) -> list[Change]:
    """One change for each side, made of several: from what it had before the first to what is left after the last.
    Changes that add up to 0 are left out."""
    found: dict[str, Change] = {}
    for change in changes:
        before = found.get(change.side)
        by = change.by + (before.by if before is not None else 0)
        found[change.side] = Change(change.side, by, change.left)
    return [change for change in found.values() if change.by]


def _settle(lines: list[StoryLine], pending: Sequence[Change]) -> None:
    """Add the changes after the last line of a turn to that line."""
    if pending and lines and not lines[-1].heading:
        lines[-1] = lines[-1]._replace(changes=tuple(merged([*lines[-1].changes, *pending])))


def _card(event: Event, plan: StoryPlan) -> str:
    return _thing(event, plan) if plan.card is not None and event.kind == plan.card[0] else ""


def _icon(event: Event, plan: StoryPlan) -> str:
    """The name of the picture for an event, or for the first thing it names that has a picture; empty where there is
    none."""
    icon = plan.icons.get(event.kind, "")
    if isinstance(icon, str):
        return icon
    return next((icon[fact] for fact in event.facts.values() if isinstance(fact, str) and fact in icon), "")


def _thing(event: Event, plan: StoryPlan) -> str:
    """The card that an event is about, from the fact under which the game names cards."""
    found = event.facts.get(plan.card[1] if plan.card is not None else CARD)
    return found if isinstance(found, str) else ""
