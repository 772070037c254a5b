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
"""What has been chosen so far, by step, as plain data."""


class BuildChoice(NamedTuple):
    """Something that can be chosen in a step. ``card`` is the thing whose card says more, ``told`` a line about it, and
    ``off`` the reason why it cannot be chosen beside the rest."""

    id: str
    name: Say
    told: Say | None = None
    card: str = ""
    off: Refused | None = None


class ChoiceGroup(NamedTuple):
    """Choices that belong together; ``name`` says what they are, and how many of them are due."""

    name: Say | None
    choices: Sequence[BuildChoice]


class BuildStep(NamedTuple):
    """One thing to decide: one of its choices, ``several`` of them, or a ``text`` of at most so many letters. Its rule
    can be looked up. ``missing`` says what it still lacks; nothing when it is done."""

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
    """What is told to somebody who does this for the first time."""
    faces: bool = False
    """Whether its choices are pictures: cards of which only the portrait is shown."""

    @property
    def choices(self) -> list[BuildChoice]:
        return [one for group in self.groups for one in group.choices]


class BuildNumber(NamedTuple):
    """A number that follows from what is chosen; ``value`` is empty as long as it does not. ``told`` says from what."""

    name: Say
    icon: str
    value: str
    told: Say


class BuildPlan(NamedTuple):
    """All that is to be seen of a draft. ``faults`` are the reasons why it cannot be used, those first that matter
    most; ``look`` is its card, as far as there is one."""

    steps: Sequence[BuildStep]
    numbers: Sequence[BuildNumber]
    faults: Sequence[Refused]
    look: CardLook | None


class Builder(ABC, Generic[R]):
    """``title`` says that one is built, ``own`` what all of somebody's are called, ``about`` what they are; ``option``
    is the option of a seat that takes one, ``folder`` where people keep theirs."""

    title: Say
    own: Say
    about: Say
    lesson: Say
    """What is told at the end of the lesson."""
    option: str
    folder: str
    Record: type[R]

    @abstractmethod
    def blank(self) -> dict[str, Any]:
        """A draft in which nothing has been chosen."""

    @abstractmethod
    def plan(self, draft: Draft) -> BuildPlan:
        """What is to be seen of a draft."""

    @abstractmethod
    def chosen(self, draft: Draft, step: str, value: Sequence[str]) -> dict[str, Any]:
        """The draft with other choices in a step; whatever no longer fits to them is taken back."""

    @abstractmethod
    def filled(self, draft: Draft) -> dict[str, Any]:
        """The draft with whatever can be chosen for somebody who does not want to."""

    @abstractmethod
    def record(self, draft: Draft) -> R:
        """What was built; ``Refused`` with the first reason why it cannot be used."""

    @abstractmethod
    def check(self, record: R) -> None:
        """``Refused`` where something that was built breaks a limit."""

    @abstractmethod
    def after(self, record: R, state: Any, seat: int) -> R:
        """What it is when a match is over in which a seat had it: the same, unless it keeps what it has gained."""

    @abstractmethod
    def name(self, record: R) -> str:
        """What it is called."""

    def wanted(self, record: R) -> tuple[str, str] | None:
        """An option of a match of which any number may be chosen, and the value of it that lets somebody play what was
        built where nothing else does."""
        del record
        return None

    @abstractmethod
    def thing(self, record: R) -> str:
        """The ID of its card, for ``Game.card_look`` and ``Game.things``."""

    @abstractmethod
    def told(self, record: R) -> Say:
        """What it is, in a line."""
