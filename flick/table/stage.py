"""One stage of a scenario: what is answered, and what must have come of it. Giving the answers, and comparing."""

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
    """An answer of which there is more to say than its written form: exactly one of ``answer`` and ``refused``.

    An answer may be a flick whose ``outcome`` is not left to the simulation: it is merged into what that gives. An
    answer that must be ``refused`` may name the ID of the ``reason`` and of the ``rule``.
    """

    answer: str | None = None
    outcome: dict[str, Any] | None = None
    refused: str | None = None
    reason: str | None = None
    rule: str | None = None

    @property
    def is_clear(self) -> bool:
        """Whether its keys go together."""
        if self.refused is not None:
            return self.answer is None and self.outcome is None
        return self.answer is not None and self.reason is None and self.rule is None


class Then(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must be so afterwards. ``events`` must happen in that order, others between them; ``never`` must not."""

    state: dict[str, Any] | None = None
    events: list[dict[str, Any]] = []
    never: list[dict[str, Any]] = []
    decision: dict[str, Any] | None = None
    result: dict[str, Any] | None = None


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One pair of when and then; the other keys are for lessons, and ``then`` is only for the answers of ``when``.

    ``tell`` is the message that a narrated scenario shows first, ``hint`` the one after a miss. A learner gives answers
    of their own as long as they reach the ``goal``; without one, only those of ``when`` will do. ``watch`` has them
    given while the learner looks on. In a step that is ``free``, with ``flicks``, or without ``when``, the learner
    answers as they like until the goal is reached, so many flicks are made or the turn is over; ``when`` is then a
    solution.

    ``about`` is the ID of a piece, a zone or a cell of a map that is pointed at while a step is told. A step that only
    tells something may be told at a ``moment``: as everything lay when an event of that kind had happened, the first
    since the last answer.
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
        """The answers of ``when`` without those that must be refused."""
        acts = [Act(answer=act) if isinstance(act, str) else act for act in self.when]
        return [act for act in acts if act.answer is not None]

    @property
    def is_free(self) -> bool:
        """Whether the learner is not led."""
        return self.goal is not None and (self.free or self.flicks is not None or not self.when)

    @property
    def is_shown(self) -> bool:
        """Whether the learner only looks on: the step tells something, or its answers are given for them."""
        return self.watch or (not self.when and self.goal is None)

    @property
    def is_clear(self) -> bool:
        """Whether its keys go together."""
        if self.moment is not None and (self.when or not self.is_shown):
            return False
        if self.watch:
            return bool(self.when) and self.flicks is None and not self.free
        return self.goal is not None or (self.flicks is None and not self.free)


def run_stage(match: Match, stage: Stage) -> list[Difference]:
    """Give the answers of a stage; what is not as written. They must reach the goal as well, if there is one."""
    before = len(match.events) if stage.when else 0
    if differences := _not_to_be_seen(match, stage):
        return differences
    if differences := act_all(match, stage.when):
        return differences
    goal = compare(match, stage.goal, before) if stage.goal is not None and stage.when else []
    return compare(match, stage.then, before) + goal


def _not_to_be_seen(match: Match, stage: Stage) -> list[Difference]:
    """A moment that there has not been, or something to be pointed at that is not there."""
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
    return [] if stage.about in seen else [Difference("about", stage.about, None)]


def act_all(match: Match, when: Sequence[str | Act]) -> list[Difference]:
    """Give the answers one after the other; what went otherwise, if anything did."""
    for index, act in enumerate(when):
        match.settle()
        if difference := give(match, Act(answer=act) if isinstance(act, str) else act):
            return [Difference(f"when.{index}", *difference)]
    match.settle()
    return []


def give(match: Match, act: Act) -> tuple[Any, Any] | None:
    """Give one answer; what was expected and found instead, if it did not go as written."""
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
    """What is not as expected, the first ``before`` events left out."""
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
    """A flick with a given outcome, merged into the one that the simulation gives."""
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
