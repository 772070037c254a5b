"""What people may build for a game before they play it: records of their own, which a seat then chooses.

A game that has such a thing gives a ``Builder``. It describes, for whatever has been chosen so far, the steps with
their choices, the numbers that follow, and what is still missing or breaks a limit; whoever shows that, in a window or
on a terminal, knows nothing else of it.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from flick.table.looks import CardLook
from flick.table.sayings import Refused, Say

R = TypeVar("R")

StepKind: TypeAlias = Literal["one", "several", "text"]
Draft: TypeAlias = Mapping[str, Any]
"""What somebody has chosen so far, as plain data: the choices by the name of their step."""


class BuildChoice(NamedTuple):
    """One thing that can be chosen in a step. ``card`` is the ID of the thing whose card explains it, ``told``
    describes it in a line, and ``off`` is the reason why it cannot be chosen together with the rest."""

    id: str
    name: Say
    told: Say | None = None
    card: str = ""
    off: Refused | None = None


class ChoiceGroup(NamedTuple):
    """Choices of a step that are shown together under one heading, ``name``, which also says how many of them have to
    be chosen."""

    name: Say | None
    choices: Sequence[BuildChoice]


class BuildStep(NamedTuple):
    """One thing to decide while building: one of its choices, ``several`` of them, or a ``text`` of at most ``most``
    letters. ``rule`` is the ID of its rule in the rulebook. ``missing`` says what the step still lacks; it is ``None``
    when the step is done."""

    id: str
    kind: StepKind
    name: Say
    hint: Say
    chosen: Sequence[str]
    groups: Sequence[ChoiceGroup] = ()
    rule: str = ""
    missing: Say | None = None
    most: int = 1
    lesson: Say | None = None
    """What is explained at this step to somebody who builds for the first time."""
    faces: bool = False
    """Whether the choices are shown as portraits, cut from the pictures of their cards."""

    @property
    def choices(self) -> list[BuildChoice]:
        return [one for group in self.groups for one in group.choices]


class BuildNumber(NamedTuple):
    """A number that follows from the choices, such as hit points. ``value`` is empty until the choices decide it.
    ``told`` says what the number is computed from."""

    name: Say
    icon: str
    value: str
    told: Say


class BuildPlan(NamedTuple):
    """All that a screen shows of a draft. ``faults`` are the reasons why the draft cannot be used yet, the most
    important first; ``look`` is its card, as far as the choices decide it."""

    steps: Sequence[BuildStep]
    numbers: Sequence[BuildNumber]
    faults: Sequence[Refused]
    look: CardLook | None


class Builder(ABC, Generic[R]):
    """How people build one kind of record for a game. ``title`` names the activity, ``own`` the list of all records
    that somebody has built, ``about`` explains them; ``option`` is the option of a seat that takes such a record,
    ``folder`` the name of the folder in which people keep theirs."""

    title: Say
    own: Say
    about: Say
    lesson: Say
    """What is said at the end to somebody who has built for the first time."""
    option: str
    folder: str
    Record: type[R]

    @abstractmethod
    def blank(self) -> dict[str, Any]:
        """A draft in which nothing has been chosen."""

    @abstractmethod
    def plan(self, draft: Draft) -> BuildPlan:
        """What a screen shows of the draft: steps, numbers, faults and the card."""

    @abstractmethod
    def chosen(self, draft: Draft, step: str, value: Sequence[str]) -> dict[str, Any]:
        """The draft with ``value`` chosen in a step. Choices in other steps that no longer fit are removed."""

    @abstractmethod
    def filled(self, draft: Draft) -> dict[str, Any]:
        """The draft with a legal choice in every step that is still open, for somebody who does not want to choose."""

    @abstractmethod
    def record(self, draft: Draft) -> R:
        """The record that the draft describes; ``Refused`` with the first reason why it cannot be used."""

    @abstractmethod
    def check(self, record: R) -> None:
        """Check a record that was read from a file; ``Refused`` where it breaks a limit of the rules."""

    @abstractmethod
    def after(self, record: R, state: Any, seat: int) -> R:
        """The record after a match in which a seat has played with it: the same one, unless it keeps what it gained in
        ``state``."""

    @abstractmethod
    def name(self, record: R) -> str:
        """The name that its builder has given to the record."""

    def wanted(self, record: R) -> tuple[str, str] | None:
        """The option and the value that a match needs so that the record can be played with; ``None`` where every match
        allows it. The option is one of which several values may be chosen together."""
        return None

    @abstractmethod
    def thing(self, record: R) -> str:
        """The ID under which ``Game.card_look`` and ``Game.things`` know the card of the record."""

    @abstractmethod
    def told(self, record: R) -> Say:
        """The record described in one line, for a list."""
