"""One stage of a scenario: gives the answers of its ``when``, and compares what came of them with its ``then``."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from flick.table.compare import Difference, describe, differences_between, merge, missing_events, unknown_path
from flick.table.ground import Ground
from flick.table.json_faults import why_unreadable
from flick.table.line import Given
from flick.table.match import Match
from flick.table.moment import moment_of
from flick.table.past import RESIGN
from flick.table.records import to_plain
from flick.table.rules import Flick
from flick.table.sayings import Refused, say

Flicks = Annotated[int, msgspec.Meta(ge=1, description="expected-flicks")]


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer in a scenario that needs more than its written form. It has either ``answer`` or ``refused``.

    A flick may have an ``outcome``, which is merged into the outcome that the simulation gives. An answer that must be
    ``refused`` may say with which ``reason`` (the ID of a message) and by which ``rule``.
    """

    answer: str | None = None
    outcome: dict[str, Any] | None = None
    refused: str | None = None
    reason: str | None = None
    rule: str | None = None

    @property
    def is_clear(self) -> bool:
        """Whether the keys of the answer go together."""
        if self.refused is not None:
            return self.answer is None and self.outcome is None
        return self.answer is not None and self.reason is None and self.rule is None


class Then(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold after the answers. ``events`` must have happened in that order, with others between them;
    ``never`` lists events that must not have happened."""

    state: dict[str, Any] | None = None
    events: list[dict[str, Any]] = []
    never: list[dict[str, Any]] = []
    decision: dict[str, Any] | None = None
    result: dict[str, Any] | None = None


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One pair of when and then. ``then`` is compared after the answers of ``when``; all other keys are for lessons.

    ``tell`` is the message that a lesson shows first, ``hint`` the one after a miss. With a ``goal``, learners may
    answer as they like as long as they reach it; without one, only the answers of ``when`` count. With ``watch``, those
    answers are given while the learner looks on. In a step with a goal that is ``free``, has ``flicks`` or has no
    ``when``, nobody leads the learner, who answers until the goal is reached, so many flicks are made or the turn is
    over; ``when`` is then a solution.

    ``about`` is the ID of a piece, a zone or a cell of a map that a front end points at during the step, or of a zone
    and, after a colon, a fact of it: of the numbers that are shown of the zone, that one. A step that only tells
    something may show an earlier ``moment``: the position after the first event of that kind since the last answer.
    """

    when: list[str | Act] = []
    then: Then = Then()
    tell: str | None = None
    hint: str | None = None
    goal: Then | None = None
    watch: bool = False
    free: bool = False
    flicks: Flicks | None = None
    about: str | None = None
    moment: str | None = None

    @property
    def script(self) -> list[Act]:
        """The answers of ``when`` except those that must be refused."""
        acts = [Act(answer=act) if isinstance(act, str) else act for act in self.when]
        return [act for act in acts if act.answer is not None]

    @property
    def is_free(self) -> bool:
        """Whether nobody leads the learner in this step."""
        return self.goal is not None and (self.free or self.flicks is not None or not self.when)

    @property
    def is_shown(self) -> bool:
        """Whether the learner only looks on: the step just tells something, or its answers are given for the
        learner."""
        return self.watch or (not self.when and self.goal is None)

    @property
    def is_clear(self) -> bool:
        """Whether the keys of the stage go together."""
        if self.moment is not None and (self.when or not self.is_shown):
            return False
        if self.watch:
            return bool(self.when) and self.flicks is None and not self.free
        return self.goal is not None or (self.flicks is None and not self.free)


def run_stage(match: Match, stage: Stage) -> list[Difference]:
    """Give the answers of a stage and return what differs from ``then`` and from the goal, which the answers must reach
    too."""
    before = len(match.events) if stage.when else 0
    if differences := _not_to_be_seen(match, stage):
        return differences
    if differences := act_all(match, stage.when):
        return differences
    goal = compare(match, stage.goal, before) if stage.goal is not None and stage.when else []
    return compare(match, stage.then, before) + goal


def _not_to_be_seen(match: Match, stage: Stage) -> list[Difference]:
    """What a lesson could not show: a ``moment`` that never was, or an ``about`` that is not on the table."""
    state = match.state
    if stage.moment is not None:
        moment = moment_of(match, stage.moment)
        if moment is None:
            return [Difference("moment", stage.moment, None)]
        state = moment.line.state
    if stage.about is None:
        return []
    zones = match.game.view(state, None).zones
    seen = [zone.id for zone in zones] + [piece.id for zone in zones for piece in zone.pieces]
    seen += [cell for zone in zones if isinstance(zone.layout, Ground) for cell in zone.layout.cells]
    seen += [f"{zone.id}:{fact}" for zone in zones for fact in zone.facts]
    return [] if stage.about in seen else [Difference("about", stage.about, None)]


def act_all(match: Match, when: Sequence[str | Act]) -> list[Difference]:
    """Give answers one after the other; the first difference, if one went otherwise than written."""
    for index, act in enumerate(when):
        match.settle()
        if difference := give(match, Act(answer=act) if isinstance(act, str) else act):
            return [Difference(f"when.{index}", *difference)]
    match.settle()
    return []


def give(match: Match, act: Act) -> tuple[Any, Any] | None:
    """Give one answer; what was expected and what was found, where it did not go as written, else ``None``."""
    expected = {key: value for key, value in to_plain(act).items() if value is not None}
    text = act.answer if act.refused is None else act.refused
    assert text is not None
    try:
        if act.outcome is not None:
            _play(match, text, act.outcome)
        elif text == RESIGN and match.decision is not None:
            match.resign(match.decision.seat)
        else:
            match.answer(text)
    except Refused as refused:
        found = {"refused": text, "reason": refused.say.id, "rule": refused.rule, "facts": to_plain(refused.say.facts)}
        wrong = act.refused is None or differences_between(expected, found)
        return (text if act.refused is None else expected, found) if wrong else None
    return (expected, "accepted") if act.refused is not None else None


def compare(match: Match, then: Then, before: int) -> list[Difference]:
    """What differs from ``then``. The first ``before`` events are left out."""
    found: list[Difference] = []
    if then.state is not None:
        found += differences_between(then.state, to_plain(match.state), "state")
    events = [to_plain(event) for event in match.events[before:]]
    found += missing_events(then.events, events)
    for unwanted in then.never:
        found += [Difference("never", unwanted, event) for event in events if not differences_between(unwanted, event)]
    if then.decision is not None:
        found += differences_between(then.decision, describe(match.decision), "decision")
    if then.result is not None:
        found += differences_between(then.result, to_plain(match.result), "result")
    return found


def _play(match: Match, text: str, outcome: dict[str, Any]) -> None:
    """Give a flick whose outcome is partly given: it is merged into the one that the simulation gives."""
    decision = match.decision
    if not isinstance(decision, Flick):
        raise Refused(say("refused-no-flick-asked", answer=text))
    given = match.line.read(text)
    if given.outcome is None:
        raise Refused(say("refused-no-flick-asked", answer=text))
    patch = to_plain(outcome)
    try:
        changed = msgspec.convert(merge(to_plain(given.outcome), patch), decision.outcome, str_keys=True)
    except msgspec.ValidationError as error:
        raise Refused(say("scenario-outcome", why=why_unreadable(error))) from None
    if unknown := unknown_path(patch, to_plain(changed)):
        raise Refused(say("scenario-outcome", why=".".join(unknown)))
    if decision.believe is not None:
        decision.believe(changed, True)
    match.take(Given((given.value[0], changed), given.text, changed))
