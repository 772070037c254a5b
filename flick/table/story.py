"""What happened in a match, told by turns: a heading for each, a line for each deed, and what the deed changed.

Which events are deeds is content of the game (``story`` of its layout); all others are bookkeeping, for those who want
to read everything. Nothing is put into a language here and nothing is drawn: terminal, log and replay use the same.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from flick.table.rules import Event
from flick.table.sayings import Say, Who


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the content."""


class Counted(Record, frozen=True):
    """How an event changes what a side has: its fact that names the side, the one that says by how much, or how much
    that always is, and the one that says what is left. What ``loses`` takes away."""

    side: str
    n: str | int
    left: str = ""
    loses: bool = False


class StoryPlan(Record, frozen=True):
    """Which events are told.

    ``turn`` begins a turn, with ``heading`` as the message above it (the event's own where it is empty). ``card`` is
    the event of a card that is played, or attempted, and its fact: what is told from then on, up to the end of the
    turn, is told of that card. ``told`` are the events that make a
    line, ``counted`` those that change what somebody has: their changes stand on the line that they belong to, which is
    the next one told, or the last of the turn. ``averts`` are those by which nothing changes that would have: the line
    that they belong to weighs as much as one that changed something. Without any ``told`` every event makes a line.
    """

    turn: str = ""
    heading: str = ""
    card: tuple[str, str] | None = None
    told: tuple[str, ...] = ()
    counted: dict[str, tuple[Counted, ...]] = {}
    averts: tuple[str, ...] = ()


class Change(NamedTuple):
    """By how much something of a side has changed, and how much is left where that is known."""

    side: str
    by: int
    left: int | None = None

    @property
    def before(self) -> int | None:
        """How much there was."""
        return None if self.left is None else self.left - self.by


class Line(NamedTuple):
    """One line: the number of its event among all and its kind, what it says, the rule, whose deed it was, with which
    card, what changed, and whether a change was ``averted``. A ``heading`` begins a turn."""

    number: int
    kind: str
    say: Say
    rule: str
    heading: bool = False
    seat: int | None = None
    card: str = ""
    changes: tuple[Change, ...] = ()
    averted: bool = False


def lines_of(events: Sequence[Event], plan: StoryPlan) -> list[Line]:
    """The whole story, of events as somebody may know them."""
    found: list[Line] = []
    pending: list[Change] = []
    seat: int | None = None
    card, averted = "", False
    for number, event in enumerate(events):
        if event.kind == plan.turn:
            _settle(found, pending)
            seat, card, averted = _who(event), "", False
            say = Say(plan.heading, event.facts) if plan.heading else event.say
            found.append(Line(number, event.kind, say, event.rule, True, seat))
            continue
        card = _card(event, plan) or card
        pending += changes_in(event, plan)
        averted |= event.kind in plan.averts
        if not plan.told or event.kind in plan.told:
            who = _who(event)
            whose, changes = seat if who is None else who, tuple(merged(pending))
            found.append(Line(number, event.kind, event.say, event.rule, False, whose, card, changes, averted))
            pending.clear()
            averted = False
    _settle(found, pending)
    return found


def recap(lines: Sequence[Line], seat: int, plan: StoryPlan) -> list[Line]:
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


def _settle(lines: list[Line], pending: list[Change]) -> None:
    """What changed behind the last line of a turn belongs to that one."""
    if pending and lines and not lines[-1].heading:
        lines[-1] = lines[-1]._replace(changes=tuple(merged([*lines[-1].changes, *pending])))
    pending.clear()


def _who(event: Event) -> int | None:
    who = event.facts.get("who")
    return who.seat if isinstance(who, Who) else None


def _card(event: Event, plan: StoryPlan) -> str:
    if plan.card is None or event.kind != plan.card[0]:
        return ""
    found = event.facts.get(plan.card[1])
    return found if isinstance(found, str) else ""
