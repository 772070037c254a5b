"""Given / when / then files: tests, rule vectors, puzzles and tutorials.

``given`` is merged into the state's JSON after the start, ``chance`` forces results by the label of the throw, ``when``
is a list of answers in written form, and ``then`` is matched against what came of it, as far as it says anything.
"""

from pathlib import Path
from typing import Annotated, Any, get_type_hints

import msgspec

from flick.table.chance import BadForcedResult, leftover
from flick.table.compare import (
    Difference,
    at,
    describe,
    differences_between,
    merge,
    missing_events,
    unknown_path,
)
from flick.table.content import Document, read_document
from flick.table.game import GamesAny, State, find
from flick.table.line import Given
from flick.table.match import RESIGN, Match, start_state
from flick.table.records import to_plain
from flick.table.rules import Flick
from flick.table.sayings import Refused, Say, say
from flick.table.seats import HUMAN, Seat

Seed = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53, description="expected-seed")]


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
    """One pair of when and then. ``tell`` is the message that a narrated scenario shows first, ``hint`` the help."""

    when: list[str | Act] = []
    then: Then = Then()
    tell: str | None = None
    hint: str | None = None


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario. What it leaves out it takes from its file; ``after`` starts it where another one ended."""

    why: str = ""
    after: str | None = None
    seats: int | list[str] | None = None
    seed: Seed | None = None
    options: dict[str, Any] = {}
    given: dict[str, Any] = {}
    turn: int | None = None
    chance: dict[str, list[Any]] = {}
    when: list[str | Act] = []
    then: Then | None = None
    steps: list[Stage] = []


class ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of scenarios for one game, and what they have in common."""

    game: str
    scenarios: dict[str, Scenario]
    seats: int | list[str] | None = None
    seed: Seed = 0
    options: dict[str, Any] = {}
    given: dict[str, Any] = {}
    turn: int = 1


class Failure(msgspec.Struct, frozen=True):
    """A scenario that did not go as written; ``stage`` counts its pairs of when and then from 1.

    Stage 0 is the way there: what another scenario comes after.
    """

    file: str
    scenario: str
    line: int
    stage: int
    differences: list[Difference]


class NotAsWritten(Exception):
    """The scenario that another one comes after does not go as written, so there is no place to start from."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure)
        self.failure = failure


class Book:
    """The scenarios of one file, ready to run."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.file = document.convert(ScenarioFile)
        self.game: GamesAny = find(self.file.game)
        for name, scenario in self.file.scenarios.items():
            self._check_chain(name, scenario)
            self._check_acts(name, scenario)

    @property
    def names(self) -> list[str]:
        return list(self.file.scenarios)

    def open(self, name: str, people: list[Seat] | None = None) -> Match:
        """The position that a scenario starts from, as a match."""
        scenario = self.file.scenarios[name]
        if scenario.after is None:
            return self._begin(name, scenario, people)
        match = self.open(scenario.after, people)
        for stage in stages(self.file.scenarios[scenario.after]):
            if differences := _act_all(match, stage.when):
                raise NotAsWritten(self._failure(scenario.after, 0, differences))
        match.settle()
        forced = match.line.chance.forced or {}
        forced.update({label: list(results) for label, results in scenario.chance.items()})
        match.line.chance.forced = forced
        return match

    def run(self, name: str) -> Failure | None:
        """Play a scenario; what was otherwise than written, if anything was."""
        number = 0
        try:
            match = self.open(name)
            match.settle()
            for number, stage in enumerate(stages(self.file.scenarios[name]), start=1):
                if differences := _run_stage(match, stage):
                    return self._failure(name, number, differences)
        except NotAsWritten as other:
            return other.failure
        except BadForcedResult as forced:
            return self._failure(name, number, [Difference(f"chance.{forced.label}", forced.possible, forced.wanted)])
        unused = leftover(match.line.chance.forced or {})
        differences = [Difference(f"chance.{label}", "thrown", "never thrown") for label in unused]
        return self._failure(name, number, differences) if differences else None

    def _begin(self, name: str, scenario: Scenario, people: list[Seat] | None) -> Match:
        seats = scenario.seats or self.file.seats or self.game.seats[0]
        names = seats if isinstance(seats, list) else [""] * seats
        options = self._options(name)
        forced = {label: list(results) for label, results in scenario.chance.items()}
        seed = self.file.seed if scenario.seed is None else scenario.seed
        state = start_state(self.game, options, len(names), seed, forced)
        given = bool(self.file.given or scenario.given)
        for path, patch in ((("given",), self.file.given), (("scenarios", name, "given"), scenario.given)):
            state = self._merged(state, to_plain(patch), path)
        turn = self.file.turn if scenario.turn is None else scenario.turn
        return Match(
            self.game,
            people or [Seat(HUMAN, person) for person in names],
            options,
            seed,
            state=state,
            turn=turn if given else 0,
            forced=forced,
            practice=True,
        )

    def _options(self, name: str) -> Any:
        """The file's options with the scenario's on top; an error leads to the line of either."""
        hints = get_type_hints(self.game.Options, include_extras=True)
        values: dict[str, Any] = {}
        own = ("scenarios", name, "options")
        for path, options in ((("options",), self.file.options), (own, self.file.scenarios[name].options)):
            for key in options:
                if key not in hints:
                    raise self.document.unknown_key((*path, key), hints)
                values[key] = self.document.convert(hints[key], (*path, key))
        return self.game.Options(**values)

    def _merged(self, state: State, given: Any, path: tuple[Any, ...]) -> State:
        """The state with ``given`` merged in; an error leads to the line of the scenario."""
        if not given:
            return state
        try:
            merged = msgspec.convert(merge(to_plain(state), given), self.game.State, str_keys=True)
        except msgspec.ValidationError as error:
            raise self.document.error(path, "scenario-given", why=str(error)) from None
        plain = to_plain(merged)
        if unknown := unknown_path(given, plain):
            raise self.document.unknown_key((*path, *unknown), at(plain, unknown[:-1]))
        return merged

    def _check_chain(self, name: str, scenario: Scenario) -> None:
        """A scenario comes after another one of the file, not in a circle, and goes on with what that began with."""
        for key in ("seats", "seed", "options", "given", "turn"):
            if scenario.after is not None and getattr(scenario, key) not in (None, {}):
                raise self.document.error(("scenarios", name, key), "scenario-goes-on", key=key)
        seen = [name]
        while scenario.after is not None:
            if scenario.after not in self.file.scenarios or scenario.after in seen:
                raise self.document.error(("scenarios", name, "after"), "scenario-after", name=scenario.after)
            seen.append(scenario.after)
            scenario = self.file.scenarios[scenario.after]

    def _check_acts(self, name: str, scenario: Scenario) -> None:
        place = ("scenarios", name)
        acts = [((*place, "when"), scenario.when)]
        acts += [((*place, "steps", number, "when"), stage.when) for number, stage in enumerate(scenario.steps)]
        for path, when in acts:
            for index, act in enumerate(when):
                if isinstance(act, Act) and not act.is_clear:
                    raise self.document.error((*path, index), "scenario-act")

    def _failure(self, name: str, stage: int, differences: list[Difference]) -> Failure:
        return Failure(self.document.file, name, self.document.line(("scenarios", name)), stage, differences)


def load(path: Path) -> Book:
    """The scenarios of a file."""
    return Book(read_document(path))


def stages(scenario: Scenario) -> list[Stage]:
    """All pairs of when and then: the scenario's own, if it has one, and its steps."""
    own = [Stage(scenario.when, scenario.then or Then())] if scenario.when or scenario.then else []
    return own + scenario.steps


def _run_stage(match: Match, stage: Stage) -> list[Difference]:
    before = len(match.events) if stage.when else 0
    if differences := _act_all(match, stage.when):
        return differences
    return _compare(match, stage.then, before)


def _act_all(match: Match, when: list[str | Act]) -> list[Difference]:
    """Give the answers one after the other; what went otherwise, if anything did."""
    for index, act in enumerate(when):
        match.settle()
        if difference := _act(match, Act(answer=act) if isinstance(act, str) else act):
            return [Difference(f"when.{index}", *difference)]
    match.settle()
    return []


def _act(match: Match, act: Act) -> tuple[Any, Any] | None:
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


def _compare(match: Match, then: Then, before: int) -> list[Difference]:
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
    patch = to_plain(outcome)
    try:
        changed = msgspec.convert(merge(to_plain(given.outcome), patch), decision.outcome, str_keys=True)
    except msgspec.ValidationError as error:
        raise Refused(say("scenario-outcome", why=str(error))) from None
    if unknown := unknown_path(patch, to_plain(changed)):
        raise Refused(say("scenario-outcome", why=".".join(unknown)))
    match.take(Given((given.value[0], changed), given.text, changed))


def reason_of(failure: Failure) -> Say:
    """The heading of a failure's report."""
    return say("scenario-failed", file=failure.file, line=failure.line, scenario=failure.scenario, stage=failure.stage)
