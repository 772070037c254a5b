"""Files of scenarios with given, when and then: tests, vectors of rules, puzzles and tutorials.

``given`` is merged into the JSON of the state after the start. ``chance`` forces results by the label of their throw.
``when`` lists written answers, and ``then`` says what must have come of them; whatever it does not mention may be
anything. Further keys make a scenario a lesson (``flick.table.lesson``).
"""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeAlias, get_type_hints

import msgspec

from flick.limits import LONGEST_CHAIN, MOST_SCENARIOS, MOST_SEATS
from flick.table.chance import BadForcedResult, leftover
from flick.table.compare import Difference, at, merge, unknown_path
from flick.table.content import Document, read_document
from flick.table.game import GamesAny, State, UnknownGame, find
from flick.table.languages import FIRST
from flick.table.match import Match, start_state
from flick.table.records import to_plain
from flick.table.sayings import Refused, Say, say
from flick.table.seats import HUMAN, Seat
from flick.table.stage import Act, Stage, Then, act_all, run_stage
from flick.table.words import Words

Seed = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53, description="expected-seed")]
Seats: TypeAlias = (
    Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)] | Annotated[list[str], msgspec.Meta(max_length=MOST_SEATS)]
)


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario. Keys that it leaves out are taken from its file. ``after`` names a scenario at whose end this one
    starts.

    ``learned`` are the messages that say what a learner knows at the end.
    """

    why: str = ""
    after: str | None = None
    seats: Seats | None = None
    seed: Seed | None = None
    options: dict[str, Any] = {}
    given: dict[str, Any] = {}
    turn: int | None = None
    chance: dict[str, list[Any]] = {}
    when: list[str | Act] = []
    then: Then | None = None
    steps: list[Stage] = []
    learned: list[str] = []


class ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of scenarios of one game, with what the scenarios have in common."""

    game: str
    scenarios: dict[str, Scenario]
    seats: Seats | None = None
    seed: Seed = 0
    options: dict[str, Any] = {}
    given: dict[str, Any] = {}
    turn: int = 1


class Failure(msgspec.Struct, frozen=True):
    """A scenario that did not go as written. ``stage`` is the number of the pair of when and then, counted from 1; 0
    stands for the scenario that this one comes after."""

    file: str
    scenario: str
    line: int
    stage: int
    differences: list[Difference]


class NotAsWritten(Exception):
    """A scenario did not go as written: one that another comes after, which then has no position to start from, or one
    by which a lesson leads."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure)
        self.failure = failure


class Book:
    """The scenarios of one file, ready to run."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.file = document.convert(ScenarioFile)
        self.game = self._game()
        if len(self.file.scenarios) > MOST_SCENARIOS:
            raise document.error(("scenarios",), "scenario-too-many", most=MOST_SCENARIOS)
        for name, scenario in self.file.scenarios.items():
            self._check_chain(name, scenario)
            self._check_acts(name, scenario)
            self._check_steps(name, scenario)

    def _game(self) -> GamesAny:
        try:
            return find(self.file.game)
        except UnknownGame as unknown:
            raise self.document.error(("game",), "scenario-game", why=unknown.say) from None

    @property
    def names(self) -> list[str]:
        return list(self.file.scenarios)

    def stages(self, name: str) -> list[Stage]:
        """All pairs of when and then of a scenario."""
        return stages(self.file.scenarios[name])

    def is_lesson(self, name: str) -> bool:
        """Whether a scenario is a lesson: it tells a learner something, or has a goal."""
        return any(stage.tell is not None or stage.goal is not None for stage in self.stages(name))

    def open(self, name: str, people: list[Seat] | None = None) -> Match:
        """A match in the position from which a scenario starts, with these people, or people on all seats."""
        scenario = self.file.scenarios[name]
        if scenario.after is None:
            return self._begin(name, scenario, people)
        match = self.open(scenario.after, people)
        for stage in self.stages(scenario.after):
            if differences := act_all(match, stage.when):
                raise NotAsWritten(self.failure(scenario.after, 0, differences))
        match.settle()
        forced = match.line.chance.forced or {}
        forced.update({label: list(results) for label, results in scenario.chance.items()})
        match.line.chance.forced = forced
        return match

    def run(self, name: str) -> Failure | None:
        """Play a scenario, and return the failure where something went otherwise than written, else ``None``."""
        number = 0
        try:
            match = self.open(name)
            match.settle()
            for number, stage in enumerate(self.stages(name), start=1):
                if differences := run_stage(match, stage):
                    return self.failure(name, number, differences)
        except NotAsWritten as other:
            return other.failure
        except BadForcedResult as forced:
            return self.failure(name, number, [Difference(f"chance.{forced.label}", forced.possible, forced.wanted)])
        unused = leftover(match.line.chance.forced or {})
        differences = [Difference(f"chance.{label}", "thrown", "never thrown") for label in unused]
        return self.failure(name, number, differences) if differences else None

    def failure(self, name: str, stage: int, differences: list[Difference]) -> Failure:
        """The failure of a stage of a scenario, with what differed."""
        return Failure(self.document.file, name, self.document.line(("scenarios", name)), stage, differences)

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
        try:
            self.game.check_position(state)
        except Refused as refused:
            raise self.document.error(("scenarios", name), "scenario-given", why=refused.say) from None
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
        """The options of a scenario, which override those of the file. An error names the line of the one or the
        other."""
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
        """The state with ``given`` merged in. An error names the line in the scenario."""
        if not given:
            return state
        wanted = merge(to_plain(state), given)
        try:
            merged = msgspec.convert(wanted, self.game.State, str_keys=True)
        except msgspec.ValidationError as error:
            found = self.document.misfit(wanted, self.game.State, path)
            raise found or self.document.error(path, "scenario-given", why=str(error)) from None
        plain = to_plain(merged)
        if unknown := unknown_path(given, plain):
            raise self.document.unknown_key((*path, *unknown), at(plain, unknown[:-1]))
        return merged

    def _check_chain(self, name: str, scenario: Scenario) -> None:
        """Check that ``after`` names a scenario of this file, that scenarios do not follow one another in a circle, and
        that this scenario does not change what the earlier one has begun with."""
        for key in ("seats", "seed", "options", "given", "turn"):
            if scenario.after is not None and getattr(scenario, key) not in (None, {}):
                raise self.document.error(("scenarios", name, key), "scenario-goes-on", key=key)
        seen = [name]
        while scenario.after is not None:
            if scenario.after not in self.file.scenarios or scenario.after in seen:
                raise self.document.error(("scenarios", name, "after"), "scenario-after", name=scenario.after)
            if len(seen) == LONGEST_CHAIN:
                raise self.document.error(("scenarios", name, "after"), "scenario-long-chain", most=LONGEST_CHAIN)
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

    def _check_steps(self, name: str, scenario: Scenario) -> None:
        """Check that the keys of each step go together, and that its messages exist."""
        words = Words(FIRST, self.game.folder)
        for index, message in enumerate(scenario.learned):
            if not words.has(message):
                raise self.document.error(("scenarios", name, "learned", index), "scenario-message", name=message)
        for number, stage in enumerate(scenario.steps):
            path = ("scenarios", name, "steps", number)
            if not stage.is_clear:
                raise self.document.error(path, "scenario-step")
            for key, message in (("tell", stage.tell), ("hint", stage.hint)):
                if message is not None and not words.has(message):
                    raise self.document.error((*path, key), "scenario-message", name=message)


def load(path: Path) -> Book:
    """Read and check the scenarios of a file; ``Refused`` with file, line and field at the first fault."""
    return Book(read_document(path))


@contextmanager
def as_written(book: Book) -> Generator[None]:
    """What is done within it with scenarios of a book: ``Refused`` with the reason where one does not go as written."""
    try:
        yield
    except NotAsWritten as other:
        raise Refused(reason_of(other.failure)) from None
    except BadForcedResult as forced:
        why = say("scenario-chance", label=forced.label, wanted=str(forced.wanted), possible=forced.possible)
        raise Refused(say("in-file", file=book.document.file, why=why)) from None


def stages(scenario: Scenario) -> list[Stage]:
    """All pairs of when and then of a scenario: its own, if it has one, then those of its steps."""
    own = [Stage(scenario.when, scenario.then or Then())] if scenario.when or scenario.then else []
    return own + scenario.steps


def reason_of(failure: Failure) -> Say:
    """The headline of the report about a failure."""
    return say("scenario-failed", file=failure.file, line=failure.line, scenario=failure.scenario, stage=failure.stage)
